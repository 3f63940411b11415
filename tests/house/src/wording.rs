//! How texts and names are worded: counts of what `docs/contributing/wording.md` advises against, area by area.

pub mod markdown;
pub mod passage;

//! How texts and names are worded: counts of what `docs/contributing/wording.md` advises against, area by area.

pub mod closures;
pub mod comments;
pub mod help;
pub mod markdown;
pub mod messages;
pub mod names;
pub mod page;
pub mod passage;
pub mod places;
pub mod umlauts;
pub mod words;

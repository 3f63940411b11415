//! The line of the cursor, and what a screen shows around it.

pub mod editor;
pub(in crate::desk) mod one_key;
pub(in crate::desk) mod page;
pub(in crate::desk) mod prompt;
pub mod view;

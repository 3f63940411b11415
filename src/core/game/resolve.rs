//! Two boards differ (D.2.8): what the two sheets agree on, what must change on a board, and how that can have come
//! about on the board. Facts only; nothing here weighs what somebody may have meant.

pub mod action;
pub mod correct;
pub mod explain;
pub mod placement;
pub mod questions;
mod search;
pub mod sheets;
pub mod slip;
pub mod verdict;

pub use action::Action;
pub use correct::{Step, corrections};
pub use explain::{Executed, Explained, Explanation, Slipped, explain};
pub use placement::{Difference, Placement};
pub use questions::Questions;
pub use sheets::{Agreement, Comparison, EntryMeaning, Remark, SheetEntry, Whose, compare};
pub use slip::Slip;
pub use verdict::{BoardVerdict, Verdict, judge};

//! Readers of sheets that somebody else wrote: PGN, text as it stands on paper, and Braille.
//!
//! Each takes whatever it is given and names what it cannot read ([`SheetFlaw`]).

pub mod braille;
mod flaw;
pub mod paper;
pub mod pgn;

pub use flaw::{SheetFlaw, SheetFlawKind};

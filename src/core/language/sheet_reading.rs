//! Readers of sheets that somebody else wrote: PGN, text as it stands on paper, and Braille.
//!
//! Each takes whatever it is given and names what it cannot read ([`SheetFlaw`]).

pub mod braille;
mod flaw;
mod often;
pub mod paper;
pub mod pgn;

pub use flaw::{SheetFlaw, SheetFlawKind};
use often::{more_than_half, most_often};

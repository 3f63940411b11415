//! Braille: cells, the tables moves are written with, BRF, sheets for a finger. Pure.
//!
//! Moves are written by the program itself: it knows what a move is, and a literary table does not. Words (names, headers,
//! messages) are handed to whoever can write them better; `docs/braille.md` says which cells there are and where from.

pub mod brf;
pub mod cell;
pub mod embosser;
pub mod pages;
pub mod pef;
pub mod position;
pub mod profile;
pub mod sheet;
pub mod table;
pub mod typed;
pub mod ukaaf2015;
pub mod writer;

pub use cell::{Cell, CellFlaw, holds_cells, in_unicode, of_unicode};
pub use pages::{PageSize, Pages};
pub use profile::{Chosen, Profile, Tables};
pub use sheet::{BrailleSheet, LaidOut};
pub use table::{ReadBack, Table, TableError, UnknownCell, UnknownSign, Written};
pub use ukaaf2015::{NotWritten, Unrecovered};
pub use writer::Prose;

//! PGN, the Portable Game Notation: what other chess programs write and read.
//!
//! [`export()`] writes a scoresheet; [`read()`] reads games from anywhere, in any piece letters, and names what it cannot read.

mod decode;
mod export;
mod flaw;
mod game;
mod letters;
mod lex;
mod read;
mod split;
mod word;

pub use decode::{Encoding, decode};
pub use export::{export, export_remarked};
pub use flaw::{PgnFlaw, PgnFlawKind};
pub use game::{PgnGame, PgnMove, Variation, spoken, walk};
pub use letters::LetterSet;
pub use read::read;

//! PGN, the Portable Game Notation, as other programs and people write it: games from anywhere, in any piece letters.
//!
//! Scoresheets are written by `game::pgn`.

mod decode;
mod game;
mod growing;
mod letters;
mod lex;
mod read;
mod split;
mod word;

use super::{SheetFlaw, SheetFlawKind};

pub use decode::{Encoding, decode, decode_whole};
pub use game::{PgnGame, PgnMove, Variation, spoken, walk};
pub use growing::{Growth, whole_part};
pub use letters::LetterSet;
pub use read::{GameSource, Games, read, read_at_most};

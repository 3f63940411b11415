//! Braille from end to end: the tables against liblouis, random games against the tables, the command line, sheets that are
//! written and read back.

mod command;
mod embosser;
mod own_table;
mod sheets;
mod tables;

use ansage_core::game::{Header, Opening};

use crate::support::table::usual_opening;

/// The sample game at the end of Appendix C; the last move came with a draw offer.
const SAMPLE: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 \
                      f8e8 c1b1";

fn opening(letters: &str) -> Opening {
    Opening {
        letters: vec![letters.to_owned()],
        header: Header {
            event: "Lehrpartie".into(),
            date: "2026.11.21".into(),
            round: "3".into(),
            white: "Anna".into(),
            black: "Bella".into(),
            ..Header::default()
        },
        ..usual_opening()
    }
}

//! What cannot be written or read in Braille, and how it is said.

use std::path::PathBuf;

use crate::app::failure::Failure;
use crate::language::braille::brf::EightDots;
use crate::language::braille::pages::PageSize;
use crate::language::braille::{NoCell, NotWritten, Profile, Unrecovered};
use crate::language::{Message, MessageId};

/// Why something in Braille is not done. The words people read are in `voices/`; these are for the log.
#[derive(Debug, thiserror::Error)]
pub enum BrailleTrouble {
    /// No table of that name.
    #[error("there is no Braille table named {name}")]
    UnknownTable {
        /// As it was asked for.
        name: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// A move or sign whose cells are not known.
    #[error("{text} cannot be written in {table}: {sign}")]
    NotWritten {
        /// As it would be printed.
        text: String,
        /// The table.
        table: String,
        /// What of it is not known.
        sign: Unrecovered,
    },
    /// A cell with dot 7 or 8 in a BRF.
    #[error("line {line}, cell {}: dots {}", eight.at, eight.cell.dots())]
    EightDots {
        /// Counted from 1.
        line: usize,
        /// The place in the line, and the cell.
        eight: EightDots,
    },
    /// A character that is no cell.
    #[error("{}, line {line}, character {}: {:?} is no cell", path.display(), no_cell.at, no_cell.sign)]
    NoCell {
        /// The file.
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        /// The place in the line, and the character.
        no_cell: NoCell,
    },
    /// A page on which nothing could be laid out.
    #[error("no page: {0:?}")]
    PageSize(PageSize),
    /// A file in Braille in which no game is found.
    #[error("{} holds no moves", path.display())]
    NoMoves {
        /// The file.
        path: PathBuf,
    },
    /// A PEF file that is none.
    #[error("{} is not PEF: {why}", path.display())]
    NotPef {
        /// The file.
        path: PathBuf,
        /// What is wrong, technically.
        why: String,
    },
}

impl BrailleTrouble {
    /// Makes trouble of a word that a profile cannot write.
    pub(in crate::app) fn not_written(not: NotWritten, profile: &Profile) -> Self {
        BrailleTrouble::NotWritten {
            text: not.word,
            table: profile.name().to_owned(),
            sign: not.why,
        }
    }

    /// Returns what a person is told.
    fn message(&self) -> Message {
        match self {
            BrailleTrouble::UnknownTable { name, known } => Message::new(MessageId::BrailleUnknownTable)
                .with("name", name.as_str())
                .with("known", known.join(", ")),
            BrailleTrouble::NotWritten { text, table, sign } => Message::new(MessageId::BrailleNotWritten)
                .with("text", text.as_str())
                .with("table", table.as_str())
                .with("unwritten", sign.key()),
            BrailleTrouble::EightDots { line, eight } => Message::new(MessageId::BrailleEightDots)
                .with("line", line.to_string())
                .with("place", eight.at.to_string())
                .with("dots", eight.cell.dots()),
            BrailleTrouble::NoCell { path, line, no_cell } => Message::new(MessageId::BrailleNoCell)
                .with("path", path.display().to_string())
                .with("line", line.to_string())
                .with("place", no_cell.at.to_string())
                .with("sign", no_cell.sign.to_string()),
            BrailleTrouble::PageSize(_) => Message::new(MessageId::BraillePageSize)
                .with("cells", PageSize::LEAST_CELLS.to_string())
                .with("lines", PageSize::LEAST_LINES.to_string())
                .with("most", PageSize::MOST.to_string()),
            BrailleTrouble::NoMoves { path } => {
                Message::new(MessageId::BrailleNoMoves).with("path", path.display().to_string())
            }
            BrailleTrouble::NotPef { path, why } => Message::new(MessageId::BrailleNotPef)
                .with("path", path.display().to_string())
                .with("why", why.as_str()),
        }
    }
}

impl From<BrailleTrouble> for Failure {
    fn from(trouble: BrailleTrouble) -> Self {
        let told = trouble.message();
        match trouble {
            BrailleTrouble::UnknownTable { .. } | BrailleTrouble::PageSize(_) => Failure::settings(told),
            BrailleTrouble::NotWritten { .. } | BrailleTrouble::EightDots { .. } => Failure::refused(told),
            BrailleTrouble::NoCell { .. } | BrailleTrouble::NoMoves { .. } | BrailleTrouble::NotPef { .. } => {
                Failure::unreadable(told)
            }
        }
    }
}

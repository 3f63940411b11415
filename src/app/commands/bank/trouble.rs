//! What is wrong with a bank, and how it is said.

use std::path::PathBuf;

use crate::app::failure::{Failure, cause};
use crate::devices::sound::bank::BankError;
use crate::language::{Message, MessageId};

/// Why something about recorded words is not done. The words people read are in `voices/`; these are for the log.
#[derive(Debug, thiserror::Error)]
pub enum BankTrouble {
    /// Nothing of a bank can be used.
    #[error(transparent)]
    Unusable(#[from] BankError),
    /// The words of a bank are of another language than those asked for.
    #[error("{}: language {is}, not {wanted}", path.display())]
    Language {
        /// Its manifest.
        path: PathBuf,
        /// The language of the bank.
        is: String,
        /// The language asked for.
        wanted: String,
    },
    /// A bank lacks words, or clips of it are broken.
    #[error("{}: {missing} missing, {broken} broken", path.display())]
    Gaps {
        /// The bank.
        path: PathBuf,
        /// How many words have no clip.
        missing: usize,
        /// How many have a broken one.
        broken: usize,
    },
    /// Recordings were refused.
    #[error("{}: {refused} refused", path.display())]
    Refused {
        /// The recordings.
        path: PathBuf,
        /// How many.
        refused: usize,
    },
}

impl BankTrouble {
    /// Returns what a person is told.
    fn message(&self) -> Message {
        let about = |id, path: &PathBuf| Message::new(id).with("path", path.display().to_string());
        match self {
            BankTrouble::Unusable(BankError::Unreadable { path, source }) => {
                about(MessageId::FileUnreadable, path).with("why", cause::of_io(source))
            }
            BankTrouble::Unusable(error) => Message::new(MessageId::BankUnusable).with("why", error.to_string()),
            BankTrouble::Language { path, is, wanted } => about(MessageId::BankLanguage, path)
                .with("language", is.as_str())
                .with("wanted", wanted.as_str()),
            BankTrouble::Gaps { path, missing, broken } => about(MessageId::BankGaps, path)
                .with("missing", *missing)
                .with("broken", *broken),
            BankTrouble::Refused { path, refused } => about(MessageId::BankRefused, path).with("count", *refused),
        }
    }
}

impl From<BankTrouble> for Failure {
    fn from(trouble: BankTrouble) -> Self {
        let told = trouble.message();
        match &trouble {
            BankTrouble::Unusable(error) => Failure::unreadable(told).because(error),
            BankTrouble::Language { .. } => Failure::settings(told),
            BankTrouble::Gaps { .. } | BankTrouble::Refused { .. } => Failure::refused(told),
        }
    }
}

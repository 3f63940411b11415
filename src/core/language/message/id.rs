//! The closed set of messages: their names, and what each is told about. The words stand in `voices/`.

/// Names messages of [`MessageId`], and lists them as `ALL`.
macro_rules! messages {
    ($($(#[$doc:meta])+ $name:ident = $key:literal [$($argument:literal),*];)+) => {
        #[expect(non_upper_case_globals, reason = "each stands for a message as a variant of an enum would")]
        impl MessageId {
            $(
                $(#[$doc])+
                pub const $name: Self = Self { key: $key, arguments: &[$($argument),*] };
            )+
        }

        pub(super) const ALL: &[MessageId] = &[$(MessageId::$name,)+];
    };
}

mod bank;
mod boards;
mod braille;
mod commands;
mod dashes;
mod moves;
mod papers;
mod program;
mod reconstruct;
mod sound;
mod voice;

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::game::{ArbiterNote, PositionFlaw};

/// A message of the catalogue. There are no others than the constants here.
#[derive(Clone, Copy, Eq, PartialEq, Hash, Ord, PartialOrd)]
pub struct MessageId {
    key: &'static str,
    arguments: &'static [&'static str],
}

impl MessageId {
    /// Returns every message there is.
    pub fn all() -> impl Iterator<Item = Self> {
        let parts = [
            moves::ALL,
            commands::ALL,
            voice::ALL,
            bank::ALL,
            program::ALL,
            reconstruct::ALL,
            sound::ALL,
            dashes::ALL,
            boards::ALL,
            papers::ALL,
            braille::ALL,
        ];
        parts.into_iter().flatten().copied()
    }

    /// Returns the message of a name.
    pub(super) fn named(key: &str) -> Option<Self> {
        static NAMED: LazyLock<HashMap<&str, MessageId>> =
            LazyLock::new(|| MessageId::all().map(|it| (it.key, it)).collect());
        NAMED.get(key).copied()
    }

    /// Returns the name of the message in `messages.ftl`.
    pub const fn key(self) -> &'static str {
        self.key
    }

    /// Returns the names of what the message is told about; each stands in its text in every language.
    pub const fn arguments(self) -> &'static [&'static str] {
        self.arguments
    }
}

impl std::fmt::Debug for MessageId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key)
    }
}

impl From<&ArbiterNote> for MessageId {
    /// Names what the arbiter is told; for an illegal move it needs the `move`, for a corrected entry both.
    fn from(note: &ArbiterNote) -> Self {
        match note {
            ArbiterNote::IllegalMove { .. } => MessageId::NoteIllegalMove,
            ArbiterNote::Checkmate => MessageId::NoteCheckmate,
            ArbiterNote::Stalemate => MessageId::NoteStalemate,
            ArbiterNote::DeadPosition => MessageId::NoteDeadPosition,
            ArbiterNote::Fivefold => MessageId::NoteFivefold,
            ArbiterNote::SeventyFiveMoves => MessageId::NoteSeventyFiveMoves,
            ArbiterNote::CorrectedToOtherPiece => MessageId::NoteCorrectedToOtherPiece,
            ArbiterNote::MismatchWatch => MessageId::NoteMismatchWatch,
            ArbiterNote::Called => MessageId::NoteCalled,
            ArbiterNote::IrregularOffer { .. } => MessageId::NoteIrregularOffer,
            ArbiterNote::PressedUnmade => MessageId::NotePressedUnmade,
            ArbiterNote::SheetCorrected { .. } => MessageId::NoteSheetCorrected,
            ArbiterNote::BoardsDiffer => MessageId::NoteBoardsDiffer,
            ArbiterNote::DashesBegan { .. } => MessageId::NoteDashesBegan,
            ArbiterNote::DashesFilled => MessageId::NoteDashesFilled,
        }
    }
}

impl From<PositionFlaw> for MessageId {
    /// Names what is impossible about a position.
    fn from(flaw: PositionFlaw) -> Self {
        match flaw {
            PositionFlaw::EmptyBoard => MessageId::FlawEmptyBoard,
            PositionFlaw::MissingKing => MessageId::FlawMissingKing,
            PositionFlaw::TooManyKings => MessageId::FlawTooManyKings,
            PositionFlaw::PawnsOnBackRank => MessageId::FlawPawnsOnBackRank,
            PositionFlaw::CastlingRights => MessageId::FlawCastlingRights,
            PositionFlaw::EnPassant => MessageId::FlawEnPassant,
            PositionFlaw::OppositeCheck => MessageId::FlawOppositeCheck,
            PositionFlaw::ImpossibleCheck => MessageId::FlawImpossibleCheck,
            PositionFlaw::TooMuchMaterial => MessageId::FlawTooMuchMaterial,
        }
    }
}

//! What was said on the recordings, and the game that was found in it.

use super::recording::Recordings;
use crate::app::settings::words::Words;
use ansage_core::game::scoresheet::{self, SheetMove};
use ansage_core::game::{Header, Scoresheet};
use ansage_core::language::Lexicon;
use ansage_core::language::listen::Heard;
use ansage_core::language::reconstruct::{HalfMove, Reconstruction};

/// Something that was said, and where.
pub(in crate::app::commands) struct TapePassage {
    /// Which of the recordings, counted from 0.
    pub(in crate::app::commands) file: usize,
    /// Its first sample and the one behind its last, at our rate.
    pub(in crate::app::commands) from: u64,
    pub(in crate::app::commands) to: u64,
    pub(in crate::app::commands) heard: Heard,
}

impl TapePassage {
    /// Returns the phrase that the scorer found likeliest; `None` where it has no word.
    pub(in crate::app::commands) fn likeliest(&self) -> Option<&str> {
        Some(self.heard.scored.as_ref()?.first()?.said.as_str())
    }

    /// Returns the words of the recogniser, or where it understood none those of the scorer.
    pub(in crate::app::commands) fn words(&self) -> String {
        let words = self.heard.text();
        match self.likeliest() {
            Some(likeliest) if words.is_empty() => likeliest.to_owned(),
            _ => words,
        }
    }
}

/// What was found, ready to be told.
pub(in crate::app::commands) struct ReconstructResult<'a> {
    pub(in crate::app::commands) recordings: &'a Recordings,
    pub(in crate::app::commands) passages: &'a [TapePassage],
    pub(in crate::app::commands) game: Reconstruction,
    pub(in crate::app::commands) lexicon: &'a Lexicon,
    pub(in crate::app::commands) words: &'a Words,
}

impl ReconstructResult<'_> {
    /// Returns the game as a scoresheet; who played whom is not on a tape.
    pub(in crate::app::commands) fn sheet(&self) -> Scoresheet {
        let entry = |it: &HalfMove| SheetMove {
            offer: it.offer,
            ..SheetMove::of(it.m)
        };
        Scoresheet {
            header: Header::default(),
            time: None,
            start: self.game.start.board().clone(),
            entries: self.game.half_moves.iter().map(entry).collect(),
            dashes: Vec::new(),
            numbered: Vec::new(),
            intended: None,
            offered: false,
            claimed: false,
            sealed: false,
            annulled: false,
            left_claim: None,
            points: None,
            outcome: self.game.outcome,
            resigned: None,
            signed: Vec::new(),
            replaced_after: None,
            offer_sign: scoresheet::OFFER,
        }
    }
}

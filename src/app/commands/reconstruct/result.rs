//! What was said on the recordings, and the game that was found in it.

use super::recording::Recordings;
use crate::app::settings::words::Words;
use ansage_core::game::scoresheet::Entry;
use ansage_core::game::{Header, Scoresheet};
use ansage_core::language::Lexicon;
use ansage_core::language::listen::Heard;
use ansage_core::language::reconstruct::{HalfMove, Reconstruction};

/// Something that was said, and where.
pub(super) struct TapePassage {
    /// Which of the recordings, counted from 0.
    pub(super) file: usize,
    /// Its first sample and the one behind its last, at our rate.
    pub(super) from: u64,
    pub(super) to: u64,
    pub(super) heard: Heard,
}

impl TapePassage {
    /// Returns the phrase that the scorer found likeliest; `None` where it has no word.
    pub(super) fn likeliest(&self) -> Option<&str> {
        Some(self.heard.scored.as_ref()?.first()?.said.as_str())
    }

    /// Returns the words of the recogniser, or where it understood none those of the scorer.
    pub(super) fn words(&self) -> String {
        let words = self.heard.text();
        match self.likeliest() {
            Some(likeliest) if words.is_empty() => likeliest.to_owned(),
            _ => words,
        }
    }
}

/// What was found, ready to be told.
pub(super) struct ReconstructResult<'a> {
    pub(super) recordings: &'a Recordings,
    pub(super) passages: &'a [TapePassage],
    pub(super) game: Reconstruction,
    pub(super) lexicon: &'a Lexicon,
    pub(super) words: &'a Words,
}

impl ReconstructResult<'_> {
    /// Returns the game as a scoresheet; who played whom is not on a tape.
    pub(super) fn sheet(&self) -> Scoresheet {
        let entry = |it: &HalfMove| Entry {
            offer: it.offer,
            ..Entry::of(it.m)
        };
        Scoresheet {
            header: Header::default(),
            time: None,
            start: self.game.start.board().clone(),
            entries: self.game.half_moves.iter().map(entry).collect(),
            dashes: Vec::new(),
            outcome: self.game.outcome,
            resigned: None,
        }
    }
}

//! What is answered to each passage: a sentence, or JSON.

use crate::app::cli::ListenOptions;
use crate::app::commands::json;
use crate::app::commands::json::heard::HeardPassage;
use crate::app::failure::Failure;
use crate::app::printing::{print, print_json};
use crate::app::recogniser::session::Understood;
use crate::app::settings::words::Words;
use ansage_core::game::Position;
use ansage_core::language::listen::{Meaning, Outcome, explain};
use ansage_core::language::{Message, Sight};

/// What the answers are made with.
pub(super) struct Answers<'a> {
    options: &'a ListenOptions,
    words: &'a Words,
    position: &'a Position,
    sight: Sight,
    has_heard: bool,
}

impl<'a> Answers<'a> {
    pub(super) fn new(options: &'a ListenOptions, words: &'a Words, position: &'a Position, sight: Sight) -> Self {
        Self {
            options,
            words,
            position,
            sight,
            has_heard: false,
        }
    }

    /// Answers a passage; silence is none.
    pub(super) fn print(&mut self, understood: &Understood) -> Result<(), Failure> {
        let Understood {
            passage,
            heard,
            readings,
            outcome,
        } = understood;
        if passage.words.is_empty() {
            return Ok(());
        }
        self.has_heard = true;
        if !self.options.json {
            let is_illegal = self.legality(outcome) == Some(false);
            let message = explain(heard, readings, outcome, is_illegal);
            return print(&format!("{}\n", self.words.say(&message)));
        }
        let legal = self.legality(outcome);
        print_json(&json::line(&HeardPassage::of(understood, legal))?)
    }

    /// Says so if there was nothing to answer.
    pub(super) fn end(&self) -> Result<(), Failure> {
        if self.has_heard || self.options.json {
            return Ok(());
        }
        print(&format!("{}\n", self.words.say(&Message::ListenNoWords)))
    }

    /// Returns whether a move that is clear is legal; in an event that is nobody's to tell.
    fn legality(&self, outcome: &Outcome) -> Option<bool> {
        match (outcome, self.sight) {
            (Outcome::Clear(Meaning::Move(m)), Sight::Legal) => self.position.is_legal(*m),
            _ => None,
        }
    }
}

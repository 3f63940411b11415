//! Nothing follows from what was heard: said so, or passed over in silence.

use crate::language;
use crate::language::listen::{Meaning, SpokenForm, Unheard};
use crate::language::{EntryRefusal, Message, Word};

use crate::desk::entry::AsEntered;
use crate::desk::question::Unfinished;
use crate::desk::report::policy::Information;
use crate::desk::settings::WhenUnheard;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::voice_input::spoken::{Passage, Understood};
use crate::desk::{Desk, Table};

impl Table {
    pub(in crate::desk) fn speaks_when_unheard(&self, with_key: bool) -> bool {
        match self.speaker.settings().listen.unheard {
            WhenUnheard::AfterTheKey => with_key,
            WhenUnheard::Say => true,
            WhenUnheard::Silent => false,
        }
    }

    pub(in crate::desk) fn unheard(&mut self, passage: &Passage) {
        if self.speaks_when_unheard(passage.with_key) {
            self.say(Information::OwnEntry, &Message::SayAgain);
        }
    }
}

impl Desk {
    /// Nothing follows from what was heard.
    pub(in crate::desk) fn nothing_heard(&mut self, why: Unheard, understood: &Understood, passage: &Passage) {
        let speaks = self.table.speaks_when_unheard(passage.with_key);
        let spec = understood.readings.iter().find_map(|it| match it.meaning {
            Meaning::Impossible(spec) => Some(spec),
            _ => None,
        });
        match (why, spec) {
            _ if !speaks => {}
            (Unheard::Impossible, Some(spec)) => {
                let as_entered = AsEntered {
                    spoken: Some(SpokenForm::of(&passage.heard, self.table.speaker.lexicon())),
                    offer: false,
                    ..passage.as_entered
                };
                if self.table.may_be_entered(as_entered) {
                    self.question = None;
                    let next = self.table.impossible(spec, as_entered);
                    self.go(next);
                }
            }
            // Why nothing was heard was said already.
            (Unheard::Silence, _) if self.table.input_health.are_in_trouble() => {}
            (Unheard::Silence, _) => self.table.say(Information::OwnEntry, &Message::NothingHeard),
            (Unheard::NotAsked, _) => self.table.say(Information::OwnEntry, &Message::NothingWasAsked),
            (Unheard::NotUnderstood, _) if self.begins_a_move(passage) => {}
            (_, _) => self.table.unheard(passage),
        }
    }

    /// "Springer" alone: the arrival square is asked for, as behind a keyboard.
    pub(in crate::desk) fn begins_a_move(&mut self, passage: &Passage) -> bool {
        if passage.heard.has_noise() || self.asked_now() != AskedNow::Nothing {
            return false;
        }
        let text = passage.heard.text();
        let first = text.split(' ').next().unwrap_or_default();
        if !matches!(
            self.table.speaker.lexicon().meaning(&language::fold(first)),
            Some(Word::Piece(_))
        ) {
            return false;
        }
        let understanding = self.table.understand(&text, passage.as_entered);
        let lacks_its_square = matches!(
            understanding.decision,
            language::Decision::Nothing(EntryRefusal::ArrivalSquare | EntryRefusal::Incomplete)
        );
        if !lacks_its_square || !self.table.may_be_entered(passage.as_entered) {
            return lacks_its_square;
        }
        let as_entered = passage.as_entered;
        let question = Unfinished { text, as_entered };
        let next = self.table.ask(question, Information::OwnEntry, &Message::ArrivalSquare);
        self.go(next);
        true
    }
}

//! The last utterance is said again, or spelled.

use crate::desk::Table;
use crate::desk::report::policy::Information;
use crate::desk::report::telling::Telling;
use crate::language;
use crate::language::Message;

impl Table {
    /// Tells again what was told, if anything was.
    pub(in crate::desk) fn say_again(&mut self, telling: Option<Telling>) {
        match telling {
            Some(telling) => self.tell(Telling {
                urgent: false,
                ..telling
            }),
            None => self.say(Information::Program, &Message::NothingSaidYet),
        }
    }

    /// Spells in the Ear, letter by letter, what was said last. What was an entry stays one: a screen that others see
    /// shows its letters as little as its words.
    pub(in crate::desk) fn spell(&mut self, last: Option<Telling>) {
        let Some(last) = last else {
            return self.say(Information::Program, &Message::NothingSaidYet);
        };
        let about = match last.about {
            Information::Announcement | Information::Repetition => Information::Program,
            other => other,
        };
        let message = Message::Spelled {
            letters: language::spelled(&last.written),
        };
        let last_ear = self.speaker.last_ear();
        self.say(about, &message);
        self.speaker.keep_last_ear(last_ear);
    }
}

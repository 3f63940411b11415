//! What is to be told, and telling it to whom the policy lets hear it.

use crate::language::braille;
use crate::language::{Message, Phrase};
use ansage_wire::Segment;

use crate::desk::report::policy::Information;
use crate::desk::{Channel, Earcon, Effect, Table};
use ansage_wire::ClipSound;

/// Something to be told; the policy decides who hears it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Telling {
    pub(in crate::desk) about: Information,
    pub(in crate::desk) written: String,
    pub(in crate::desk) spoken: Vec<Segment>,
    /// True if it may cut off what its channel is saying.
    pub(in crate::desk) urgent: bool,
    /// The short sound with which it begins in the Ear.
    pub(in crate::desk) earcon: Option<Earcon>,
    /// What is heard behind the words, in the Ear.
    pub(in crate::desk) sound: Option<ClipSound>,
    /// True if it is kept for an arbiter who asks, and nobody is told when it happens.
    pub(in crate::desk) is_only_kept: bool,
}

impl Telling {
    /// Makes a telling that waits for its turn.
    pub(in crate::desk) fn new(about: Information, written: String, spoken: Vec<Segment>) -> Self {
        Self {
            about,
            written,
            spoken,
            urgent: false,
            earcon: None,
            sound: None,
            is_only_kept: false,
        }
    }

    /// Has it kept for an arbiter who asks, and told to nobody when it happens.
    pub(in crate::desk) fn only_kept(self) -> Self {
        Self {
            is_only_kept: true,
            ..self
        }
    }

    /// Makes a telling that is a sound and nothing else; what it stands for is told elsewhere.
    pub(in crate::desk) fn sound(earcon: Earcon) -> Self {
        Self::new(Information::KeyEcho, String::new(), Vec::new()).with(earcon)
    }

    /// Lets it begin with a sound.
    pub(in crate::desk) fn with(self, earcon: Earcon) -> Self {
        Self {
            earcon: Some(earcon),
            ..self
        }
    }

    /// Has it told: the arbiter who asks is here.
    pub(in crate::desk) fn not_only_kept(self) -> Self {
        Self {
            is_only_kept: false,
            ..self
        }
    }

    /// Makes a telling of words of the announcements.
    pub(in crate::desk) fn of(about: Information, phrase: Phrase) -> Self {
        Self::new(about, phrase.written, vec![phrase.spoken])
    }
}

impl Table {
    /// Tells whom the policy lets hear it; nobody, if it says so.
    pub(in crate::desk) fn tell(&mut self, telling: Telling) {
        self.tell_of(telling, false);
    }

    /// Tells whom the policy lets hear it; what stands on the Braille line of the present (`is_on_the_line`) need not be
    /// acknowledged there.
    pub(in crate::desk) fn tell_of(&mut self, telling: Telling, is_on_the_line: bool) {
        self.tell_felt(telling, None, is_on_the_line);
    }

    /// Tells whom the policy lets hear it; a finger reads `felt`, if there is any, in place of what is written for eyes.
    pub(in crate::desk) fn tell_felt(&mut self, telling: Telling, felt: Option<String>, is_on_the_line: bool) {
        let Some(utterance) = self.speaker.utterance(telling) else {
            return;
        };
        match utterance.channel {
            Channel::Room if self.speaker.room_voice() => self.room.push(&utterance, self.now),
            Channel::Ear if self.speaker.ear_voice() => self.ear.push(&utterance, self.now),
            Channel::Room | Channel::Ear | Channel::Arbiter | Channel::Sheet => {}
        }
        let felt = felt.as_ref().unwrap_or(&utterance.written);
        self.braille.take(&utterance, felt, is_on_the_line);
        self.note_what_is_played(&utterance);
        self.outbox.push(Effect::Say(utterance));
    }

    /// Tells a message in the language of the reports.
    pub(in crate::desk) fn say(&mut self, about: Information, message: &Message) {
        let telling = self.speaker.report(about, message);
        self.tell(telling);
    }

    /// Says a message; in the Ear a short sound comes before it.
    pub(in crate::desk) fn say_with(&mut self, earcon: Earcon, about: Information, message: &Message) {
        let telling = self.speaker.report(about, message).with(earcon);
        self.tell(telling);
    }

    /// Lets what was typed be heard; nothing is written, for it stands on the screen already.
    pub(in crate::desk) fn echo(&mut self, text: &str) {
        let text = if braille::holds_cells(text) {
            self.braille.print_of(text)
        } else {
            text.to_owned()
        };
        let spoken = vec![Segment::plain(self.speaker.settings().reports.clone(), text)];
        self.tell(Telling::new(Information::KeyEcho, String::new(), spoken));
    }
}

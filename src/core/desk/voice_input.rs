//! Who listens, and to what: the talk key, open listening, the words that stop something, and the health of microphone and recogniser.

pub(in crate::desk) mod health;
pub(in crate::desk) mod listens;
pub(in crate::desk) mod repetition;
pub(in crate::desk) mod spoken;
pub(in crate::desk) mod talk;

use std::time::Duration;

use crate::game::{Allowed, Mode, Moment};
use crate::language::listen::{Heard, Spoken, UnfinishedPassage};
use crate::language::{CommandWord, Message};

use crate::desk::entry::AsEntered;
use crate::desk::question::Question;
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::settings::Listening;
use crate::desk::voice_input::listens::{AskedNow, Attention, Listens, MayBeSaid, TalkKey};
use crate::desk::voice_input::talk::{Pressed, Talk};
use crate::desk::{Channel, Desk, Device, Effect, Table};
use ansage_wire::Health;

/// What is being said at the table, and what is left of what was said before.
#[derive(Debug, Default)]
pub(in crate::desk) struct VoiceInput {
    pub(in crate::desk) talk: Talk,
    /// True while everything that is said is listened to.
    is_open: bool,
    /// Set while a passage goes on whose first words stopped something.
    pub(in crate::desk) stopped: Option<Stopped>,
    /// What was begun without the talk key, and may be gone on with.
    pub(in crate::desk) unfinished: UnfinishedPassage,
}

/// Something was dropped at the first words of a passage that still goes on.
#[derive(Clone, Copy, Debug)]
pub(in crate::desk) struct Stopped {
    /// How the entry was meant, if it was one.
    pub(in crate::desk) entry: Option<AsEntered>,
    /// When.
    at: Moment,
}

/// No passage goes on for longer after a word that stopped something.
const LONGEST_AFTER_A_STOP: Duration = Duration::from_secs(5);

impl Stopped {
    /// Returns true while the passage may still go on.
    pub(in crate::desk) fn is_fresh(&self, now: Moment) -> bool {
        now.since(self.at) <= LONGEST_AFTER_A_STOP
    }
}

impl Table {
    /// Stops what the Ear is saying.
    pub(in crate::desk) fn hush_the_ear(&mut self) {
        self.ear.clear();
        self.outbox.push(Effect::Hush(Channel::Ear));
    }

    /// Returns what was heard behind a word that stops something; `None` if it does not begin with one.
    pub(in crate::desk) fn after_a_veto(&self, heard: &Heard) -> Option<Heard> {
        let spoken = self.speaker.hearing().spoken?;
        let stops = Spoken::VETO.into_iter();
        let rests = stops.filter_map(|it| spoken.after(it, heard));
        rests.min_by_key(|it| it.words.len())
    }
}

impl Desk {
    /// Returns what may be said aloud now, and whether anybody listens.
    pub(in crate::desk) fn what_is_listened_to(&self) -> Option<Listens> {
        if self.table.speaker.settings().listen.listening == Listening::Off {
            return None;
        }
        let may_be_said = MayBeSaid {
            position: self.position_spoken_in(self.as_spoken()),
            sight: policy::sight(self.table.game.mode()),
            asked: self.asked_now(),
        };
        let attention = self.attention();
        Some(Listens { may_be_said, attention })
    }

    pub(in crate::desk) fn attention(&self) -> Attention {
        let ear_speaks = self.table.ear.is_speaking(self.table.now);
        // An Ear that is heard in the room would be heard by the microphone.
        let only_stops = ear_speaks && (self.question.is_some() || self.table.speaker.settings().ear_in_room);
        match self.voice_input.talk.number() {
            _ if self.table.quitting || self.table.room.is_speaking(self.table.now) => Attention::None,
            Some(number) => Attention::Talk(number),
            // Whoever decides at the keys is no voice of the player.
            None if !self.voice_input.is_open || self.table.speaker.seen().arbiter_here => Attention::None,
            None if only_stops => Attention::Veto,
            None => Attention::Open,
        }
    }

    /// Returns the question that stands, as the grammar and the readings take it.
    pub(in crate::desk) fn asked_now(&self) -> AskedNow {
        match self.open_question() {
            Some(question) => question.may_be_said(&self.table),
            None => {
                let by_handler = self.table.handlers().find_map(|it| it.may_be_said(&self.table));
                by_handler.unwrap_or(AskedNow::Nothing)
            }
        }
    }

    /// Returns when what is listened to changes by itself.
    pub(in crate::desk) fn attention_changes_at(&self) -> Option<Moment> {
        let falls_silent = || {
            let ends = [self.table.room.ends_at(), self.table.ear.ends_at()];
            ends.into_iter().flatten().filter(|it| *it > self.table.now).min()
        };
        let open = self.voice_input.is_open.then(falls_silent).flatten();
        [self.voice_input.talk.wakes_at(), open].into_iter().flatten().min()
    }

    /// Begins open listening, if that is wanted and allowed.
    pub(in crate::desk) fn begin_to_listen(&mut self) {
        if self.table.speaker.settings().listen.listening == Listening::Open {
            self.listen_openly();
        }
    }

    /// Begins open listening; in an event by the arbiter's leave alone, for it hears whoever speaks.
    pub(in crate::desk) fn listen_openly(&mut self) {
        let is_allowed = self.table.game.mode() == Mode::Free || self.table.speaker.allows(Allowed::OpenListening);
        self.voice_input.is_open = is_allowed;
        let message = if is_allowed {
            self.table.input_health.tell_trouble().unwrap_or(Message::OpenListening)
        } else {
            Message::OpenListeningRefused
        };
        self.table.say(Information::DeviceHealth, &message);
    }

    /// `/listen on`, `/listen off`, and `/listen` to be told how it is.
    pub(in crate::desk) fn listen(&mut self, rest: &str) {
        if self.table.speaker.settings().listen.listening == Listening::Off {
            return self.table.say(Information::DeviceHealth, &Message::ListeningOff);
        }
        if self.table.speaker.is_one_of(&Message::OnWords, rest) {
            return self.listen_openly();
        }
        if self.table.speaker.is_one_of(&Message::OffWords, rest) {
            self.voice_input.is_open = false;
        } else if !rest.is_empty() {
            return self.table.needs(CommandWord::Listen, &Message::NeedsOnOrOff);
        }
        let message = if self.voice_input.is_open {
            Message::OpenListening
        } else {
            Message::TalkKeyListening
        };
        self.table.say(Information::DeviceHealth, &message);
    }

    /// Takes a move of the talk key. Like any key it silences the Ear.
    pub(in crate::desk) fn talk_key(&mut self, key: TalkKey) {
        if self.voice_input.talk.key(key, self.table.now) != Pressed::Anew {
            return;
        }
        self.table.hush_the_ear();
        let is_off = self.table.speaker.settings().listen.listening == Listening::Off;
        let (about, trouble) = if is_off {
            (Information::DeviceHealth, Some(Message::ListeningOff))
        } else if self.table.room.is_speaking(self.table.now) {
            // Begun by itself when the Room has ended, it would lack the word that was said first.
            (Information::OwnEntry, Some(Message::ClockStillSpeaking))
        } else {
            (Information::DeviceHealth, self.table.input_health.tell_trouble())
        };
        match trouble {
            None => self.voice_input.talk.begin(self.table.now),
            Some(trouble) if self.voice_input.talk.refuse(self.table.now) => self.table.say(about, &trouble),
            Some(_) => {}
        }
    }

    /// Says once that microphone or recogniser failed or came back.
    pub(in crate::desk) fn note_input_health(&mut self, device: Device, health: &Health) {
        // Whoever relies on the tape must know that it hears nothing.
        let is_taped = device == Device::Microphone && self.table.tape.taping.keeps();
        // Who holds the key is listened to now: the scorer is loaded with the first press, and may fail then.
        let are_needed = self.voice_input.is_open || is_taped || self.voice_input.talk.number().is_some();
        let told = self.table.input_health.note(device, health, are_needed);
        if !matches!(health, Health::Ready { .. }) {
            self.voice_input.talk.end();
        }
        let is_wanted = is_taped || self.table.speaker.settings().listen.listening != Listening::Off;
        if let Some(message) = told.filter(|_| is_wanted) {
            let message = self.table.with_what_becomes_of_the_tape(message);
            self.table.say(Information::DeviceHealth, &message);
        }
    }

    /// Takes the first words of a passage: those that stop something do so at once.
    pub(in crate::desk) fn partly_spoken(&mut self, words: &[String]) {
        let listens = matches!(self.attention(), Attention::Open | Attention::Veto);
        let goes_on = self.voice_input.stopped.is_some_and(|it| it.is_fresh(self.table.now));
        if !listens || goes_on || self.table.after_a_veto(&Heard::of(&words.join(" "))).is_none() {
            return;
        }
        if self.table.ear.is_speaking(self.table.now) {
            self.table.hush_the_ear();
        }
        // What was told of two boards is taken back when the whole of it was heard.
        let is_told = matches!(self.question, Some(Question::OtherSheet(_) | Question::BoardSquare(_)));
        if self.question.is_some() && !is_told {
            let entry = self.asks_about_an_entry().then(|| self.as_spoken());
            self.voice_input.stopped = Some(Stopped {
                entry,
                at: self.table.now,
            });
            self.cancel();
        }
    }
}

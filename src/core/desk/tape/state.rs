//! How the tape is, said on request; and switched off for a while, by whoever speaks in confidence.

use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::settings::{Listening, Taping};
use crate::desk::{Device, OnScreen, Table};
use crate::game::Event;
use crate::language::{CommandWord, Message};
use ansage_wire::TapeHealth;

/// How the tape is while a game goes on.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::desk) enum TapeState {
    /// What is said is kept.
    Recorded,
    /// The same, only while the talk key is held.
    WhileTalking,
    /// By request nothing is.
    Paused,
    /// The disk is full.
    Full,
    /// The disk takes no sound.
    Unwritable,
    /// There is no microphone, or there is none any more; with the sentence that says so.
    Deaf(Message),
    /// It needs the talk key, and there is none; with the sentence that says why.
    NoKey(Message),
}

impl Table {
    /// `/record off`, `/record on`, and `/record` to be told how it is. Anybody at the board may ask for it.
    pub(in crate::desk) fn record_or_not(&mut self, rest: &str) {
        let is_on = self.speaker.is_one_of(&Message::OnWords, rest);
        let is_off = self.speaker.is_one_of(&Message::OffWords, rest);
        if !(is_on || is_off || rest.is_empty()) {
            return self.needs(CommandWord::Record, &Message::NeedsOnOrOff);
        }
        let Some(before) = self.tape_state() else {
            let is_over = self.tape.taping != Taping::Off;
            let message = if is_over { Message::SoundOver } else { Message::SoundOff };
            return self.say(Information::TableFact, &message);
        };
        if self.never_hears().is_some() {
            return self.say(Information::TableFact, &before.said());
        }
        if is_off && before != TapeState::Paused {
            self.tape.is_paused = true;
            return self.record(Event::SoundPaused);
        }
        let begins = is_on && before == TapeState::Paused;
        if begins {
            self.switch_the_tape_on();
        }
        let state = self.tape_state().unwrap_or(before);
        let was_said = begins && matches!(state, TapeState::Recorded | TapeState::WhileTalking);
        if !was_said {
            self.say(Information::TableFact, &state.said());
        }
    }

    /// From here on sound is kept.
    pub(super) fn switch_the_tape_on(&mut self) {
        self.tape.is_paused = false;
        let private = self.tape.taping == Taping::WhileTalking;
        self.record(Event::SoundBegan { private });
    }

    /// Returns how the tape is; `None` where there is none, and after the result.
    pub(in crate::desk) fn tape_state(&self) -> Option<TapeState> {
        if self.tape.taping == Taping::Off || self.game.is_over() {
            return None;
        }
        if let Some(never) = self.never_hears() {
            return Some(never);
        }
        if self.tape.is_paused {
            return Some(TapeState::Paused);
        }
        Some(match &self.tape.trouble {
            Some(TapeHealth::Full) => TapeState::Full,
            Some(TapeHealth::Unwritable { .. }) => TapeState::Unwritable,
            Some(TapeHealth::Well) | None => self.what_the_tape_hears(),
        })
    }

    /// Returns why a tape that was asked for can hear nothing in all of this game, if it is so.
    fn never_hears(&self) -> Option<TapeState> {
        let has_no_key = self.speaker.settings().listen.listening == Listening::Off;
        match self.tape.taping {
            Taping::WithoutMicrophone => Some(TapeState::Deaf(Message::SoundNoMicrophone)),
            Taping::WhileTalking if has_no_key => Some(TapeState::NoKey(Message::SoundNoKey)),
            _ => None,
        }
    }

    fn what_the_tape_hears(&self) -> TapeState {
        let needs_the_key = self.tape.taping == Taping::WhileTalking;
        match (
            self.input_health.trouble_with(Device::Microphone),
            self.input_health.trouble_with(Device::Recogniser),
        ) {
            (Some(Message::MicrophoneLost), _) => TapeState::Deaf(Message::SoundMicrophoneLost),
            (Some(_), _) => TapeState::Deaf(Message::SoundNoMicrophone),
            // Without a recogniser the talk key is refused.
            (None, Some(trouble)) if needs_the_key => TapeState::NoKey(trouble),
            (None, _) if needs_the_key => TapeState::WhileTalking,
            (None, _) => TapeState::Recorded,
        }
    }

    /// Returns what is said of the microphone, with what it means for the tape where one runs: nobody is to believe that
    /// something is kept.
    pub(in crate::desk) fn with_what_becomes_of_the_tape(&self, of_the_microphone: Message) -> Message {
        match (of_the_microphone, self.tape_state()) {
            (Message::MicrophoneMissing | Message::MicrophoneLost, Some(TapeState::Deaf(with_the_tape))) => {
                with_the_tape
            }
            (Message::MicrophoneBack, Some(TapeState::Recorded)) => Message::SoundMicrophoneBack,
            (alone, _) => alone,
        }
    }

    /// Returns how the tape is, as a mark that stands on the screen; `None` where there is none. Being recorded concerns
    /// everybody at the board: it may be read by all who see the screen, if the policy says so of what nobody hides.
    pub(in crate::desk) fn mark_of_the_tape(&self) -> Option<String> {
        let message = Message::SoundMark {
            tape: self.tape_state()?.mark().into(),
        };
        let telling = self.speaker.report(Information::TableFact, &message);
        let channel = self.speaker.channel(&telling)?;
        let on_screen = policy::on_screen(Information::TableFact, channel, self.speaker.seen());
        (on_screen == OnScreen::Shown).then_some(telling.written)
    }
}

impl TapeState {
    /// Returns the sentence that says it.
    pub(super) fn said(self) -> Message {
        match self {
            TapeState::Recorded => Message::SoundBegan,
            TapeState::WhileTalking => Message::SoundBeganPrivate,
            TapeState::Paused => Message::SoundPaused,
            TapeState::Full => Message::SoundFull,
            TapeState::Unwritable => Message::SoundUnwritable,
            TapeState::Deaf(trouble) | TapeState::NoKey(trouble) => trouble,
        }
    }

    /// Returns what the messages call it.
    fn mark(self) -> &'static str {
        match self {
            TapeState::Recorded => "on",
            TapeState::WhileTalking => "key",
            TapeState::Paused => "off",
            TapeState::Full => "full",
            TapeState::Unwritable => "unwritable",
            TapeState::Deaf(_) => "deaf",
            TapeState::NoKey(_) => "no-key",
        }
    }
}

//! How the tape is, said on request; and switched off for a while, by whoever speaks in confidence.

use crate::desk::policy::Information;
use crate::desk::settings::Taping;
use crate::desk::{Desk, Effect, TapeHealth};
use crate::game::Event;
use crate::language::{CommandWord, MessageId};

/// How the tape is while a game goes on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
    /// There is no microphone, or there is none any more: this is what was said of it.
    Deaf(MessageId),
}

impl Desk {
    /// `/record off`, `/record on`, and `/record` to be told how it is. Anybody at the board may ask for it.
    pub(in crate::desk) fn record_or_not(&mut self, rest: &str, effects: &mut Vec<Effect>) {
        let is_on = self.speaker.is_one_of(MessageId::OnWords, rest);
        let is_off = self.speaker.is_one_of(MessageId::OffWords, rest);
        if !(is_on || is_off || rest.is_empty()) {
            return self.needs(CommandWord::Record, MessageId::NeedsOnOrOff, effects);
        }
        let Some(before) = self.tape_state() else {
            let is_over = self.tape.taping != Taping::Off;
            let id = if is_over {
                MessageId::SoundOver
            } else {
                MessageId::SoundOff
            };
            return self.say(Information::TableFact, id, effects);
        };
        if is_off && before != TapeState::Paused {
            self.tape.is_paused = true;
            return self.record(Event::SoundPaused, effects);
        }
        let begins = is_on && before == TapeState::Paused;
        if begins {
            self.switch_the_tape_on(effects);
        }
        let state = self.tape_state().unwrap_or(before);
        let was_said = begins && matches!(state, TapeState::Recorded | TapeState::WhileTalking);
        if !was_said {
            self.say(Information::TableFact, state.said(), effects);
        }
    }

    /// From here on sound is kept.
    pub(super) fn switch_the_tape_on(&mut self, effects: &mut Vec<Effect>) {
        self.tape.is_paused = false;
        let private = self.tape.taping == Taping::WhileTalking;
        self.record(Event::SoundBegan { private }, effects);
    }

    /// Returns how the tape is; `None` where there is none, and after the result.
    pub(in crate::desk) fn tape_state(&self) -> Option<TapeState> {
        if self.tape.taping == Taping::Off || self.game.outcome().is_some() {
            return None;
        }
        Some(match (&self.tape.trouble, self.ears.trouble_of_the_microphone()) {
            _ if self.tape.is_paused => TapeState::Paused,
            (Some(TapeHealth::Full), _) => TapeState::Full,
            (Some(TapeHealth::Unwritable { .. }), _) => TapeState::Unwritable,
            (Some(TapeHealth::Well) | None, Some(trouble)) => TapeState::Deaf(trouble),
            (Some(TapeHealth::Well) | None, None) if self.tape.taping == Taping::WhileTalking => {
                TapeState::WhileTalking
            }
            (Some(TapeHealth::Well) | None, None) => TapeState::Recorded,
        })
    }
}

impl TapeState {
    /// Returns the sentence that says it.
    fn said(self) -> MessageId {
        match self {
            TapeState::Recorded => MessageId::SoundBegan,
            TapeState::WhileTalking => MessageId::SoundBeganPrivate,
            TapeState::Paused => MessageId::SoundPaused,
            TapeState::Full => MessageId::SoundFull,
            TapeState::Unwritable => MessageId::SoundUnwritable,
            TapeState::Deaf(trouble) => trouble,
        }
    }
}

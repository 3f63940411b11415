//! Microphone and recogniser: what is wrong with them, and whether the person was told.

use crate::desk::Device;
use crate::language::Message;
use ansage_wire::Health;

/// Microphone and recogniser; well until they say otherwise.
#[derive(Clone, Debug, Default)]
pub(in crate::desk) struct InputHealth {
    microphone: Option<Outage>,
    recogniser: Option<Outage>,
}

#[derive(Clone, Copy, Debug)]
struct Outage {
    /// True if they worked before.
    is_lost: bool,
    was_told: bool,
}

impl InputHealth {
    /// Notes how one of the two is, and returns what is to be said about it. One that never was there is missed only
    /// by those who need them all the time.
    pub(in crate::desk) fn note(&mut self, device: Device, health: &Health, are_needed: bool) -> Option<Message> {
        let is_microphone = device == Device::Microphone;
        let trouble = if is_microphone {
            &mut self.microphone
        } else {
            &mut self.recogniser
        };
        let is_lost = match health {
            Health::Ready { .. } => {
                let was_told = trouble.take().is_some_and(|it| it.was_told);
                let message = if is_microphone {
                    Message::MicrophoneBack
                } else {
                    Message::RecogniserBack
                };
                return was_told.then_some(message);
            }
            Health::Missing { .. } => false,
            Health::Lost { .. } => true,
        };
        if trouble.is_some() {
            return None;
        }
        let was_told = is_lost || are_needed;
        let new = Outage { is_lost, was_told };
        *trouble = Some(new);
        was_told.then_some(message_about(is_microphone, new))
    }

    /// Returns true while one of them is missing.
    pub(in crate::desk) fn are_in_trouble(&self) -> bool {
        self.microphone.is_some() || self.recogniser.is_some()
    }

    /// Returns what is wrong with one of them, if anything is.
    pub(in crate::desk) fn trouble_with(&self, device: Device) -> Option<Message> {
        let is_microphone = device == Device::Microphone;
        let trouble = if is_microphone {
            self.microphone
        } else {
            self.recogniser
        };
        trouble.map(|it| message_about(is_microphone, it))
    }

    /// Returns what is wrong, and notes that it is told.
    pub(in crate::desk) fn tell_trouble(&mut self) -> Option<Message> {
        let (is_microphone, trouble) = match (&mut self.microphone, &mut self.recogniser) {
            (Some(trouble), _) => (true, trouble),
            (None, Some(trouble)) => (false, trouble),
            (None, None) => return None,
        };
        trouble.was_told = true;
        Some(message_about(is_microphone, *trouble))
    }
}

fn message_about(is_microphone: bool, trouble: Outage) -> Message {
    match (is_microphone, trouble.is_lost) {
        (true, false) => Message::MicrophoneMissing,
        (true, true) => Message::MicrophoneLost,
        (false, false) => Message::RecogniserMissing,
        (false, true) => Message::RecogniserLost,
    }
}

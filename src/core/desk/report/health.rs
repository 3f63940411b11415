//! What is told of a device that failed or came back.

use crate::language::Message;

use crate::desk::report::policy::Information;
use crate::desk::settings::Listening;
use crate::desk::{Desk, Device, Earcon};
use ansage_wire::Health;

impl Desk {
    /// Says once that a device failed or came back; the game goes on.
    pub(in crate::desk) fn health(&mut self, device: Device, health: &Health) {
        let message = match (device, health) {
            (Device::Microphone | Device::Recogniser, _) => {
                return self.note_input_health(device, health);
            }
            // Nobody who is not listened to needs to know.
            (Device::OneRecogniser | Device::ScorerNet, _)
                if self.table.speaker.settings().listen.listening == Listening::Off =>
            {
                None
            }
            (Device::EarVoice, Health::Missing { .. }) if self.table.speaker.settings().ear_in_room => {
                Some(Message::NoEarVoice)
            }
            _ => health_message(device, health),
        };
        let Some(message) = message else { return };
        let well = matches!(health, Health::Ready { .. });
        let was_well = self.table.speaker.note_health(device, well);
        match device {
            Device::RoomVoice if !well => self.table.room.clear(),
            Device::EarVoice if !well => self.table.ear.clear(),
            _ => {}
        }
        if was_well != well {
            if well {
                self.table.say(Information::DeviceHealth, &message);
            } else {
                self.table
                    .say_with(Earcon::DeviceLost, Information::DeviceHealth, &message);
            }
        }
        // Not before it is heard: without any sound there is nothing to be heard in the room.
        if device == Device::EarVoice && well && self.table.speaker.is_first_heard_in_room() {
            self.table.say(Information::DeviceHealth, &Message::EarOnRoom);
        }
    }
}

/// Returns what is told of a device that is as this says; `None` where others tell it, or nobody needs to know.
pub(in crate::desk) fn health_message(device: Device, health: &Health) -> Option<Message> {
    let is_well = matches!(health, Health::Ready { .. });
    let told = |back, lost| Some(if is_well { back } else { lost });
    match (device, health) {
        (Device::RoomVoice, Health::Missing { .. }) => Some(Message::RoomVoiceMissing),
        (Device::EarVoice, Health::Missing { .. }) => Some(Message::EarVoiceMissing),
        (Device::RoomVoice, _) => told(Message::RoomVoiceBack, Message::RoomVoiceLost),
        (Device::EarVoice, _) => told(Message::EarVoiceBack, Message::EarVoiceLost),
        // Good recordings are no news, and neither is that a damaged one was mended between two games.
        (Device::RecordedWords, _) => (!is_well).then_some(Message::RecordedWordsDamaged),
        (Device::OwnVoice, _) => told(Message::OwnVoiceBack, Message::OwnVoiceLost),
        (Device::SystemVoice, _) => told(Message::SystemVoiceBack, Message::SystemVoiceLost),
        (Device::ScreenReader, Health::Missing { .. }) => Some(Message::ScreenReaderMissing),
        (Device::ScreenReader, _) => told(Message::ScreenReaderBack, Message::ScreenReaderLost),
        (Device::BuiltinVoice, _) => told(Message::BuiltinVoiceBack, Message::BuiltinVoiceMissing),
        (Device::Journal, _) => told(Message::JournalBack, Message::JournalLost),
        (Device::OneRecogniser, _) => told(Message::OneRecogniserBack, Message::OneRecogniserLost),
        (Device::ScorerNet, _) => (!is_well).then_some(Message::ScorerNetDamaged),
        // Of microphone and recogniser only those who are listened to are told.
        (Device::Microphone | Device::Recogniser, _) => None,
    }
}

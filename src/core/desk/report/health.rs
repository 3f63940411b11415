//! What is told of a device that failed or came back.

use crate::language::{Message, MessageId};

use crate::desk::report::policy::Information;
use crate::desk::settings::Listening;
use crate::desk::{Desk, Device, Earcon};
use ansage_wire::Health;

impl Desk {
    /// Says once that a device failed or came back; the game goes on.
    pub(in crate::desk) fn health(&mut self, device: Device, health: &Health) {
        let id = match (device, health) {
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
                Some(MessageId::NoEarVoice)
            }
            _ => told_of(device, health),
        };
        let Some(id) = id else { return };
        let well = matches!(health, Health::Ready { .. });
        let was_well = self.table.speaker.note_health(device, well);
        match device {
            Device::RoomVoice if !well => self.table.room.clear(),
            Device::EarVoice if !well => self.table.ear.clear(),
            _ => {}
        }
        if was_well != well {
            let message = Message::new(id);
            if well {
                self.table.say_message(Information::DeviceHealth, &message);
            } else {
                self.table
                    .say_with(Earcon::DeviceLost, Information::DeviceHealth, &message);
            }
        }
        // Not before it is heard: without any sound there is nothing to be heard in the room.
        if device == Device::EarVoice && well && self.table.speaker.is_first_heard_in_room() {
            self.table.say(Information::DeviceHealth, MessageId::EarOnRoom);
        }
    }
}

/// Returns what is told of a device that is as this says; `None` where others tell it, or nobody needs to know.
pub(in crate::desk) fn told_of(device: Device, health: &Health) -> Option<MessageId> {
    let is_well = matches!(health, Health::Ready { .. });
    let told = |back, lost| Some(if is_well { back } else { lost });
    match (device, health) {
        (Device::RoomVoice, Health::Missing { .. }) => Some(MessageId::RoomVoiceMissing),
        (Device::EarVoice, Health::Missing { .. }) => Some(MessageId::EarVoiceMissing),
        (Device::RoomVoice, _) => told(MessageId::RoomVoiceBack, MessageId::RoomVoiceLost),
        (Device::EarVoice, _) => told(MessageId::EarVoiceBack, MessageId::EarVoiceLost),
        // Good recordings are no news, and neither is that a damaged one was mended between two games.
        (Device::RecordedWords, _) => (!is_well).then_some(MessageId::RecordedWordsDamaged),
        (Device::OwnVoice, _) => told(MessageId::OwnVoiceBack, MessageId::OwnVoiceLost),
        (Device::SystemVoice, _) => told(MessageId::SystemVoiceBack, MessageId::SystemVoiceLost),
        (Device::Journal, _) => told(MessageId::JournalBack, MessageId::JournalLost),
        (Device::OneRecogniser, _) => told(MessageId::OneRecogniserBack, MessageId::OneRecogniserLost),
        (Device::ScorerNet, _) => (!is_well).then_some(MessageId::ScorerNetDamaged),
        // Of microphone and recogniser only those who are listened to are told.
        (Device::Microphone | Device::Recogniser, _) => None,
    }
}

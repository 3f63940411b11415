//! What is told of a device that failed or came back.

use super::input::{Device, Health};
use crate::language::MessageId;

/// Returns what is told of a device that is as this says; `None` where others tell it, or nobody needs to know.
pub(super) fn told_of(device: Device, health: &Health) -> Option<MessageId> {
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
        // Of the ears only those who listen are told.
        (Device::Microphone | Device::Recogniser, _) => None,
    }
}

//! What there is one of for each channel, and what the settings say of each.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ansage_sound::address::Side;
use ansage_sound_devices::output::Target;
pub(crate) use ansage_wire::speech::ByChannel;
use ansage_wire::speech::{ChannelVoice, EarDevice, Manner, SoundSettings, SpokenChannel};

/// The Room goes first.
pub(crate) const CHANNELS: [SpokenChannel; 2] = [SpokenChannel::Room, SpokenChannel::Ear];

/// Lets synthesis be stopped from outside while it runs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interruption(Arc<ByChannel<AtomicU64>>);

impl Interruption {
    /// Stops what is being synthesized for a channel.
    pub(crate) fn interrupt(&self, channel: SpokenChannel) {
        self.0.of(channel).fetch_add(1, Ordering::AcqRel);
    }

    /// Counts how often that was asked for.
    pub(crate) fn count(&self, channel: SpokenChannel) -> u64 {
        self.0.of(channel).load(Ordering::Acquire)
    }
}

/// Where a channel is heard.
pub(crate) fn target(settings: &SoundSettings, channel: SpokenChannel) -> Target {
    match (channel, &settings.ear) {
        (SpokenChannel::Room, _) | (SpokenChannel::Ear, EarDevice::SharedWithRoom) => match &settings.room {
            // The other side belongs to somebody else, on this device and on any other.
            Some(name) if Side::split(name).1.is_some() => Target::Private(name.clone()),
            room => Target::Open(room.clone()),
        },
        (SpokenChannel::Ear, EarDevice::Own(name)) => Target::Private(name.clone()),
        (SpokenChannel::Ear, EarDevice::None) => Target::Nowhere,
    }
}

/// How a channel speaks.
pub(crate) fn manner(settings: &SoundSettings, channel: SpokenChannel) -> Manner {
    match channel {
        SpokenChannel::Room => settings.room_manner,
        SpokenChannel::Ear => settings.ear_manner,
    }
}

/// Whose voice a channel has.
pub(crate) fn voice_of(settings: &SoundSettings, channel: SpokenChannel) -> ChannelVoice {
    match channel {
        SpokenChannel::Room => settings.room_voice,
        SpokenChannel::Ear => settings.ear_voice,
    }
}

/// The recorded words of a channel.
pub(crate) fn bank(settings: &SoundSettings, channel: SpokenChannel) -> Option<&PathBuf> {
    match channel {
        SpokenChannel::Room => settings.room_bank.as_ref(),
        SpokenChannel::Ear => settings.ear_bank.as_ref(),
    }
}

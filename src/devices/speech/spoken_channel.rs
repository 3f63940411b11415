//! Where each channel of the desk is heard, and which device tells how it is.

use ansage_core::desk::{Channel, Device};
use ansage_wire::speech::SpokenChannel;

/// Returns where a channel is heard, if it is; the player's own sheet is read out in the Ear (AMB-08).
pub fn spoken(channel: Channel) -> Option<SpokenChannel> {
    match channel {
        Channel::Room => Some(SpokenChannel::Room),
        Channel::Ear | Channel::Sheet => Some(SpokenChannel::Ear),
        Channel::Arbiter => None,
    }
}

/// Returns the device whose health tells how a channel is.
pub fn device_of(channel: SpokenChannel) -> Device {
    match channel {
        SpokenChannel::Room => Device::RoomVoice,
        SpokenChannel::Ear => Device::EarVoice,
    }
}

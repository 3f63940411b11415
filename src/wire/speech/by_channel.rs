//! Room and Ear beside each other.

use crate::speech::SpokenChannel;

/// One of something for each channel.
#[derive(Clone, Debug, Default)]
pub struct ByChannel<T> {
    /// That of the Room.
    pub room: T,
    /// That of the Ear.
    pub ear: T,
}

impl<T> ByChannel<T> {
    /// Returns that of a channel.
    pub fn of(&self, channel: SpokenChannel) -> &T {
        match channel {
            SpokenChannel::Room => &self.room,
            SpokenChannel::Ear => &self.ear,
        }
    }

    /// Returns that of a channel, to change it.
    pub fn of_mut(&mut self, channel: SpokenChannel) -> &mut T {
        match channel {
            SpokenChannel::Room => &mut self.room,
            SpokenChannel::Ear => &mut self.ear,
        }
    }
}

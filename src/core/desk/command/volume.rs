//! How loud the Room is: as the player likes, and never louder than the arbiter allows.

use crate::game::Command;
use crate::language::{CommandWord, Message};

use crate::desk::report::policy::Information;
use crate::desk::{Effect, Table};

impl Table {
    /// `/volume 60`; without a number it is said how loud the Room is.
    pub(in crate::desk) fn volume(&mut self, rest: &str) {
        if rest.is_empty() {
            return self.say_volume(false);
        }
        let Some(wanted) = percent(rest) else {
            return self.needs(CommandWord::Volume, &Message::NeedsPercent);
        };
        let limit = self.room_limit();
        self.set_room_volume(wanted.min(limit));
        self.say_volume(wanted > limit);
    }

    /// `/limit 60`, for the arbiter.
    pub(in crate::desk) fn limit_room(&mut self, rest: &str) {
        match percent(rest) {
            Some(limit) => {
                self.settle(Command::LimitRoom(limit));
            }
            None => self.needs(CommandWord::Limit, &Message::NeedsPercent),
        }
    }

    /// Makes the Room no louder than the arbiter allows, and says so where nothing else did.
    pub(in crate::desk) fn limit_room_volume(&mut self, says_so: bool) {
        let limit = self.room_limit();
        if self.room_volume <= limit {
            return;
        }
        self.set_room_volume(limit);
        if says_so {
            self.say_volume(true);
        }
    }

    fn room_limit(&self) -> u8 {
        self.game.room_limit().unwrap_or(LOUDEST_PERCENT)
    }

    fn set_room_volume(&mut self, percent: u8) {
        if self.room_volume != percent {
            self.room_volume = percent;
            self.outbox.push(Effect::RoomVolume(percent));
        }
    }

    fn say_volume(&mut self, is_held: bool) {
        let percent = u32::from(self.room_volume).into();
        let message = match is_held {
            true => Message::RoomVolumeHeld { percent },
            false => Message::RoomVolume { percent },
        };
        self.say(Information::Program, &message);
    }
}

/// In percent.
const LOUDEST_PERCENT: u8 = 100;

/// Reads `60` or `60%`.
fn percent(text: &str) -> Option<u8> {
    let number = text.trim().trim_end_matches('%').trim_end();
    number.parse().ok().filter(|it| *it <= LOUDEST_PERCENT)
}

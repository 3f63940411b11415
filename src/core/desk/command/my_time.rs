//! The own time, asked for: what is left or, in an event without the leave for it, what was used (D.2.9.d).

use std::time::Duration;

use crate::game::Refusal;
use crate::language::Message;

use crate::desk::display::TimeOnTheLine;
use crate::desk::report::policy::Information;
use crate::desk::report::times::{exact_or_about, whole_seconds};
use crate::desk::{Channel, Table};

impl Table {
    /// Tells the own time in the Ear, and puts it on the Braille line of the present for as long as nothing else happens: it
    /// is not written anew under a finger that reads it.
    pub(in crate::desk) fn own_time(&mut self) {
        if !self.may_times_be_told() {
            return;
        }
        let side = self.side_that_speaks();
        let about = exact_or_about(&self.game);
        let Some(clock) = self.game.clock() else {
            return self.refuse(Refusal::NoClock);
        };
        let (left, used) = (clock.left(side, self.now), clock.used(side, self.now));
        let side = self.speaker.side(side);
        let left_told = Message::OwnTimeLeft {
            side: side.clone(),
            about: about.into(),
            time: whole_seconds(left),
        };
        let left_told = self.speaker.report(Information::TimeLeft, &left_told);
        let (telling, kind, time) = match self.speaker.channel(&left_told) {
            Some(_) => (left_told, "left", left),
            None => {
                let message = Message::OwnTimeUsed {
                    side,
                    about: about.into(),
                    time: whole_seconds(used),
                };
                let telling = self.speaker.report(Information::MovesAndTimeUsed, &message);
                (telling, "used", used)
            }
        };
        let digits = digits(time);
        let on_the_line = TimeOnTheLine::Own { about, kind, digits };
        // What the arbiter asks stands on no display of the player's.
        let is_the_players = self.speaker.channel(&telling) == Some(Channel::Ear);
        let is_on_the_line = is_the_players && self.braille.put_time(on_the_line);
        self.tell_of(telling, is_on_the_line);
    }
}

/// Writes a time as a clock shows it, `1:58:07`.
pub(in crate::desk) fn digits(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

//! The own time, asked for: what is left or, in an event without the leave for it, what was used (D.2.9.d).

use std::time::Duration;

use crate::game::{Refusal, table_clock};
use crate::language::Message;

use crate::desk::display::TimeOnTheLine;
use crate::desk::report::policy::Information;
use crate::desk::report::times::{clock_as_entered, exact_or_about, unknown_times};
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
        let left = table_clock::left(&self.game, clock, side, self.now);
        let used = table_clock::used(&self.game, clock, side, self.now);
        let as_entered = clock_as_entered(&self.game, &self.speaker);
        let (Some(left), Some(used)) = (left, used) else {
            let lost_times = unknown_times(&self.game, &self.speaker, self.now);
            for message in lost_times.iter().chain(&as_entered) {
                self.say(Information::MovesAndTimeUsed, message);
            }
            return;
        };
        let side = self.speaker.side(side);
        let left_told = Message::OwnTimeLeft {
            side: side.clone(),
            about: about.into(),
            time: left.into(),
        };
        let left_told = self.speaker.report(Information::TimeLeft, &left_told);
        let (telling, kind, time) = match self.speaker.channel(&left_told) {
            Some(_) => (left_told, "left", left),
            None => {
                let message = Message::OwnTimeUsed {
                    side,
                    about: about.into(),
                    time: used.into(),
                };
                let telling = self.speaker.report(Information::MovesAndTimeUsed, &message);
                (telling, "used", used)
            }
        };
        let (first, second) = (digits(time.0), digits(time.1));
        let digits = if first == second {
            first
        } else {
            format!("{first}-{second}")
        };
        let on_the_line = TimeOnTheLine::Own { about, kind, digits };
        // What the arbiter asks stands on no display of the player's.
        let is_the_players = self.speaker.channel(&telling) == Some(Channel::Ear);
        let is_on_the_line = is_the_players && self.braille.put_time(on_the_line);
        self.tell_of(telling, is_on_the_line);
        if let Some(held) = as_entered.filter(|_| !self.game.is_over()) {
            self.say(Information::MovesAndTimeUsed, &held);
        }
    }
}

/// Writes a time as a clock shows it, `1:58:07`.
pub(in crate::desk) fn digits(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

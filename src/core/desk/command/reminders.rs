//! Told of the own clock unasked, because it was asked for once: `/alarm 5:00 2:00 moves`.

use std::time::Duration;

use shakmaty::Color;

use crate::desk::command::set_clocks::clock_time;
use crate::desk::report::policy::Information;
use crate::desk::report::times::{exact_or_about, left_told};
use crate::desk::{Earcon, Table};
use crate::game::clock::account;
use crate::game::laws::Subject;
use crate::game::{Clock, Command, Event, Game, Mode, Moment, Reminders};
use crate::language::{CommandWord, Message};

/// Which times need not be told any more: each is told once in a period, and not while an increment brings it back.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(in crate::desk) struct Reminded(Vec<(Color, usize, Duration)>);

impl Reminded {
    /// Makes those that have gone by in a game that is set up.
    pub(in crate::desk) fn of(game: &Game, now: Moment) -> Self {
        let mut reminded = Self::default();
        reminded.begin_anew(game, now);
        reminded
    }

    /// The clocks show something else, or something else is to be told: what is below what is left comes again.
    fn begin_anew(&mut self, game: &Game, now: Moment) {
        self.0.clear();
        for side in Color::ALL {
            let Some((period, left)) = period_and_left(game, side, now) else {
                return;
            };
            let gone_by = game.reminders().durations().filter(|it| *it >= left);
            self.0.extend(gone_by.map(|it| (side, period, it)));
        }
    }

    /// Returns the longest time of `side` that is still to be told, and those behind it.
    fn to_come<'a>(&'a self, game: &'a Game, side: Color, now: Moment) -> impl Iterator<Item = Duration> + 'a {
        let period = period_and_left(game, side, now).map(|it| it.0);
        let is_told = move |time: &Duration| period.is_none_or(|period| self.0.contains(&(side, period, *time)));
        game.reminders().durations().filter(move |it| !is_told(it))
    }
}

fn period_and_left(game: &Game, side: Color, now: Moment) -> Option<(usize, Duration)> {
    let clock = game.clock()?;
    let (least, _) = account::left_between(clock, side, now)?;
    Some((clock.period(side), least))
}

/// Returns whose clock runs, or may run, of the sides served, and when the least that may be left to it comes to zero.
fn own_zero(game: &Game, clock: &Clock) -> Option<(Color, Moment)> {
    let served = Color::ALL.into_iter().filter(|side| game.opening().blind.serves(*side));
    let runs = served.filter_map(|side| Some((side, account::earliest_zero(clock, side)?)));
    runs.min_by_key(|it| it.1)
}

impl Table {
    /// `/alarm 5:00 2:00`, `/alarm moves`, `/alarm off`; alone it says what is told.
    pub(in crate::desk) fn remind(&mut self, rest: &str) {
        if rest.is_empty() {
            return self.tell_the_reminders();
        }
        let Some(reminders) = self.reminders_meant(rest) else {
            return self.needs(CommandWord::Remind, &Message::NeedsReminders);
        };
        if self.speaker.settings().ear_in_room && self.game.mode() == Mode::Event && !reminders.are_none() {
            let message = self.cited_by(Subject::SpecialClock, Message::RemindersNeedEarphone);
            return self.say_with(Earcon::Refused, Information::OwnEntry, &message);
        }
        self.settle(Command::SetReminders(reminders));
    }

    fn reminders_meant(&self, text: &str) -> Option<Reminders> {
        const MOST: usize = 10;
        if self.speaker.is_one_of(&Message::OffWords, text) {
            return Some(Reminders::default());
        }
        let mut times = Vec::new();
        let mut tells_moves = false;
        for word in text.split([' ', ',']).filter(|it| !it.is_empty()) {
            match clock_time(word).filter(|it| *it > 0) {
                Some(time) => times.push(time / 1000),
                None if self.speaker.is_one_of(&Message::MovesWords, word) => tells_moves = true,
                None => return None,
            }
        }
        (times.len() <= MOST).then(|| Reminders::new(times, tells_moves))
    }

    fn tell_the_reminders(&mut self) {
        let message = self.speaker.reminders(self.game.reminders());
        self.say(Information::Program, &message);
    }

    /// What the clocks show was set, or what is told is another: what has gone by is not told.
    pub(in crate::desk) fn note_for_the_reminders(&mut self, event: &Event) {
        let begins_anew = matches!(
            event,
            Event::RemindersSet { .. }
                | Event::ClocksSet { .. }
                | Event::ControlChanged { .. }
                | Event::TimeAdded { .. }
                | Event::Penalised { .. }
                | Event::Synced { .. }
                | Event::MoveTakenBack { .. }
                | Event::Restored { .. }
                | Event::LaidDown { .. }
        );
        if begins_anew {
            self.reminded.begin_anew(&self.game, self.now);
        }
    }

    /// Returns when the player is told next of the own time, while it runs.
    pub(in crate::desk) fn reminder_to_come(&self) -> Option<Moment> {
        let clock = self.game.clock().filter(|_| !self.game.is_over())?;
        let (side, zero_at) = own_zero(&self.game, clock)?;
        let longest = self.reminded.to_come(&self.game, side, self.now).next()?;
        Some(zero_at.before(longest))
    }

    /// Tells how much is left, if a time has come for which that was asked.
    pub(in crate::desk) fn remind_of_the_time(&mut self) {
        if self.reminder_to_come().is_none_or(|it| it > self.now) {
            return;
        }
        let Some(clock) = self.game.clock() else { return };
        let Some((side, _)) = own_zero(&self.game, clock) else {
            return;
        };
        let Some((period, left)) = period_and_left(&self.game, side, self.now) else {
            return;
        };
        let time = left_told(&self.game, clock, side, self.now);
        let gone_by = self
            .reminded
            .to_come(&self.game, side, self.now)
            .filter(|it| *it >= left);
        let gone_by: Vec<Duration> = gone_by.collect();
        self.reminded.0.extend(gone_by.iter().map(|it| (side, period, *it)));
        let message = Message::Reminder {
            side: self.speaker.side(side),
            about: exact_or_about(&self.game).into(),
            time,
        };
        self.say(Information::Reminder, &message);
    }
}

//! What the clocks show is read and set, time is added, and another control holds: `/sync`, `/set`, `/add`.

use std::time::Duration;

use shakmaty::Color;

use crate::game::laws::Subject;
use crate::game::moment::milliseconds;
use crate::game::{Clock, ClockKind, Command, Game, TimeControl};
use crate::language::{CommandWord, Message, time_control};

use crate::desk::report::policy::Information;
use crate::desk::report::times::whole_seconds;
use crate::desk::sealing::SealedAs;
use crate::desk::{Earcon, Table, retell};

/// Returns the clock of the program where somebody stopped it and it was not left: it shows what it showed then.
fn exact_clock(game: &Game) -> Option<&Clock> {
    let stands = game.opening().clock == ClockKind::Program && game.standstill().clocks.is_stopped();
    let is_kept = stands && !game.standstill().clocks.left;
    game.clock().filter(|_| is_kept)
}

impl Table {
    /// `/sync white 12:04`: what the official clock shows; `/sync white hands 5:40` what its hands do (C06 10.c).
    pub(in crate::desk) fn sync(&mut self, rest: &str) {
        let words: Vec<&str> = rest.split_whitespace().collect();
        if let [side, hands, shown] = words.as_slice()
            && self.speaker.is_one_of(&Message::HandsWords, hands)
        {
            return self.sync_by_hands(side, shown);
        }
        let Some(times) = self.times(rest).filter(|it| it.number.is_none() && !it.is_empty()) else {
            return self.needs(CommandWord::Sync, &Message::NeedsSideAndTime);
        };
        for (side, left) in times.sides() {
            if !self.settle(Command::Sync { side, left }) {
                return;
            }
        }
    }

    fn sync_by_hands(&mut self, side: &str, shown: &str) {
        let shown = hands(shown);
        let side = self.side_meant(side);
        let left = |side, shown| Some(milliseconds(self.game.clock()?.left_by_hands(side, shown)));
        match (side, shown) {
            (Some(side), Some(shown)) => {
                let left = left(side, shown).unwrap_or_default();
                self.settle(Command::Sync { side, left });
            }
            _ => self.needs(CommandWord::Sync, &Message::NeedsHands),
        }
    }

    /// `/set white 0:12:30 black 0:09:00 move 37`; `/set control 40/90m, G/30m, +30s`.
    pub(in crate::desk) fn set_clocks(&mut self, rest: &str) {
        let (word, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if self.speaker.is_one_of(&Message::ControlWords, word) {
            return self.set_control(behind.trim());
        }
        if self.speaker.is_one_of(&Message::SheetWords, word) {
            return self.number_on(behind.trim());
        }
        if rest.is_empty() && self.game.has_an_arbiter() {
            self.tell_the_last_known_times();
        }
        let Some(times) = self.times(rest).filter(|it| !it.is_empty() || it.number.is_some()) else {
            return self.needs(CommandWord::Set, &Message::NeedsClockTimes);
        };
        let Times { white, black, number } = times;
        if self.settle(Command::SetClocks { white, black, number }) {
            self.tell_what_the_clocks_show();
            self.tell_whether_the_times_were_to_stay();
        }
    }

    /// E.13: times that were wrong at a resumption stay after the first move, but by the arbiter's decision.
    fn tell_whether_the_times_were_to_stay(&mut self) {
        if self.game.has_moved_since_the_resumption() {
            let message = self.cited_by(Subject::ResumptionTimes, Message::TimesAfterTheFirstMove);
            self.say(Information::OwnEntry, &message);
        }
    }

    /// `/set sheet 41`: nothing proves that more moves were made (8.6).
    fn number_on(&mut self, text: &str) {
        match text.parse::<u16>().ok().filter(|it| *it > 0) {
            Some(number) => drop(self.settle(Command::NumberOn(number))),
            None => self.needs(CommandWord::Set, &Message::NeedsNumber),
        }
    }

    fn set_control(&mut self, text: &str) {
        if text.is_empty() {
            return self.needs(CommandWord::Set, &Message::NeedsControl);
        }
        match text.parse::<TimeControl>() {
            Ok(control) => {
                if self.settle(Command::ChangeControl(control)) {
                    self.tell_what_the_clocks_show();
                }
            }
            Err(why) => {
                let message = self.cited_by(Subject::Periods, time_control::why_none(&why));
                self.say_with(Earcon::Refused, Information::OwnEntry, &message);
            }
        }
    }

    /// Says what the clocks showed when they were last known, and how long ago: that is what a clock that failed is replaced
    /// from (6.10.a).
    fn tell_the_last_known_times(&mut self) {
        if let Some(clock) = exact_clock(&self.game) {
            let left = |side| whole_seconds(clock.left(side, self.now));
            let message = Message::TimeLeft {
                white_left: left(Color::White).into(),
                black_left: left(Color::Black).into(),
            };
            return self.say(Information::ClockTimes, &message);
        }
        let known = |side| {
            let (left, at) = self.game.last_known(side)?;
            Some((whole_seconds(left), whole_seconds(self.now.since(at))))
        };
        let (Some((white_left, white_age)), Some((black_left, black_age))) = (known(Color::White), known(Color::Black))
        else {
            return;
        };
        let message = Message::LastKnownTimes {
            white_left,
            white_age,
            black_left,
            black_age,
        };
        self.say(Information::ClockTimes, &message);
    }

    fn tell_what_the_clocks_show(&mut self) {
        let Some(clock) = self.game.clock() else { return };
        let left = |side| Duration::from_secs(clock.left(side, self.now).as_secs());
        let message = Message::ClocksSet {
            white: left(Color::White),
            black: left(Color::Black),
        };
        let had = retell::periods_had(clock, &self.speaker);
        for message in std::iter::once(&message).chain(&had) {
            self.say(Information::ClockTimes, message);
        }
    }

    /// `/add white 2:00 a light went out`.
    pub(in crate::desk) fn add_time(&mut self, rest: &str) {
        let mut words = rest.splitn(3, char::is_whitespace);
        let side = words.next().and_then(|it| self.side_meant(it));
        let time = words.next().and_then(clock_time);
        let (Some(side), Some(time)) = (side, time) else {
            return self.needs(CommandWord::Add, &Message::NeedsSideAndTime);
        };
        let why = words.next().unwrap_or_default().trim();
        let is_sealed = self.is_typed_for_the_arbiters();
        let reason = if is_sealed { String::new() } else { why.to_owned() };
        // The time is a fact at once; why it was added waits for nothing but its seal.
        if self.settle(Command::AddTime { side, time, reason }) && is_sealed && !why.is_empty() {
            self.seal(why, SealedAs::Reason);
        }
    }

    /// Reads `white 0:12:30 black 9:00 move 37`, in any order.
    fn times(&self, text: &str) -> Option<Times> {
        let mut times = Times::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let value = words.next()?;
            if self.speaker.is_one_of(&Message::MoveWords, word) {
                times.number = Some(value.parse().ok().filter(|it| *it > 0)?);
                continue;
            }
            let left = Some(clock_time(value)?);
            match self.side_meant(word)? {
                Color::White => times.white = left,
                Color::Black => times.black = left,
            }
        }
        Some(times)
    }
}

/// What was entered of both clocks, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
struct Times {
    white: Option<u64>,
    black: Option<u64>,
    number: Option<u16>,
}

impl Times {
    fn is_empty(&self) -> bool {
        self.white.is_none() && self.black.is_none()
    }

    fn sides(&self) -> impl Iterator<Item = (Color, u64)> {
        let sides = [(Color::White, self.white), (Color::Black, self.black)];
        sides.into_iter().filter_map(|(side, left)| Some((side, left?)))
    }
}

/// Reads what the hands of a clock show, `5:40`, hours and minutes past twelve.
fn hands(text: &str) -> Option<Duration> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes) = (hours.parse::<u64>().ok()?, minutes.parse::<u64>().ok()?);
    (hours <= 12 && minutes < 60).then(|| Duration::from_secs((hours % 12 * 60 + minutes) * 60))
}

/// Reads what a clock shows, `12:04` or `0:12:30`, as milliseconds.
pub(in crate::desk) fn clock_time(text: &str) -> Option<u64> {
    let numbers = text
        .split(':')
        .map(|part| part.parse::<u64>().ok())
        .collect::<Option<Vec<_>>>()?;
    let seconds = match numbers.as_slice() {
        [minutes, seconds] if *minutes < 1000 && *seconds < 60 => minutes * 60 + seconds,
        [hours, minutes, seconds] if *hours < 100 && *minutes < 60 && *seconds < 60 => {
            hours * 3600 + minutes * 60 + seconds
        }
        _ => return None,
    };
    Some(seconds * 1000)
}

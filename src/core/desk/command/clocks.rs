//! The clocks at the desk: started, read, set, run down to zero, and left alone while the machine slept.

use std::time::Duration;

use shakmaty::Color;

use crate::game::event_terms::are_initials;
use crate::game::laws::Subject;
use crate::game::{By, ClockKind, Command, Mode, Moment, OpenMatter, Refusal, StopReason, TimeControl};
use crate::language::{CommandWord, Message, time_control};

use crate::desk::Earcon;
use crate::desk::question::WhyResult;
use crate::desk::report::policy::Information;
use crate::desk::sealing::SealedAs;
use crate::desk::{Next, Table, milliseconds, retell};

impl Table {
    /// Says how the clocks start that wait for the players.
    pub(in crate::desk) fn tell_how_the_clocks_start(&mut self) {
        if self.game.starts_with_the_first_move() && self.game.is_a_clock() {
            self.tell_what_starts_the_clock(None);
        } else if self.game.starts_with_the_first_move() {
            let side = self.speaker.side(self.game.side_on_the_clock());
            let message = Message::ClocksStartWithEnter { side };
            self.say(Information::Program, &message);
        }
    }

    /// Returns true if the next press lets the clocks go on (free mode): nobody stopped them, the program was left or the
    /// result taken back.
    pub(in crate::desk) fn goes_on_with_a_press(&self) -> bool {
        let is_ours = self.game.opening().clock == ClockKind::Program && self.game.clocks_stand();
        let is_left = self.game.standstill().clocks.is_only_left() && !self.game.is_over();
        is_ours && is_left && self.usual_path()
    }

    /// Starts clocks that wait for the players, or lets them go on. Returns true if it did.
    pub(in crate::desk) fn start_what_waits(&mut self) -> bool {
        if self.game.starts_with_the_first_move() {
            return self.settle(Command::Start);
        }
        self.goes_on_with_a_press() && self.settle(Command::Resume)
    }

    /// Returns when the clock that runs comes to zero, if that was not noted yet.
    pub(in crate::desk) fn zero_to_come(&self) -> Option<Moment> {
        let clock = self.game.clock()?;
        let is_noted = clock.running().is_none_or(|side| self.game.reached_zero(side));
        clock.zero_at().filter(|_| !is_noted && !self.game.is_over())
    }

    /// The machine had been asleep.
    pub(in crate::desk) fn slept(&mut self, gap: Duration) {
        let gap = milliseconds(gap);
        self.settle(Command::Sleep { gap });
    }

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

    /// `/stop piece`: both clocks are stopped for a reason (6.12.b); `/pause` was called so in earlier versions.
    pub(in crate::desk) fn stop(&mut self, rest: &str) -> Next {
        let number = rest.parse::<usize>().ok();
        let numbered = number.and_then(|it| self.numbered_stops().into_iter().nth(it.checked_sub(1)?));
        match numbered.or_else(|| self.speaker.entered(StopReason::ALL, rest).map(Some)) {
            Some(Some(reason)) => {
                let is_stopped = self.settle(Command::StopFor(reason));
                if is_stopped && reason == StopReason::WrongSetting && self.game.has_an_arbiter() {
                    self.tell_whether_the_set_up_stands();
                }
                Next::Done
            }
            Some(None) => Next::run(CommandWord::Pause, "", false),
            None => self.ask_why_it_is_stopped(),
        }
    }

    /// Returns what is asked about by its number, from 1 on, so that it can be said: the reasons that a player may have, and
    /// none where an arbiter stops the game.
    pub(in crate::desk) fn numbered_stops(&self) -> Vec<Option<StopReason>> {
        let reasons = StopReason::ALL.into_iter().filter(|it| !it.is_the_arbiters()).map(Some);
        reasons.chain(self.game.has_an_arbiter().then_some(None)).collect()
    }

    /// Names the reasons that the one at the keys may have, each by its first word.
    fn ask_why_it_is_stopped(&mut self) -> Next {
        let has_an_arbiter = self.game.has_an_arbiter();
        let stops = self.numbered_stops();
        let numbered = (1..).zip(self.speaker.names(stops.iter().copied().flatten()));
        let numbered = numbered.map(|(number, it)| format!("{it} {number}"));
        let ordered = StopReason::ALL
            .into_iter()
            .filter(|it| has_an_arbiter && it.is_the_arbiters());
        let reasons: Vec<String> = numbered.chain(self.speaker.names(ordered)).collect();
        let reasons = reasons.join(", ");
        let question = match stops.last() {
            Some(None) => Message::StopWhichOrPause {
                reasons,
                number: stops.len().into(),
                pause: self.speaker.command_name(CommandWord::Pause),
            },
            _ => Message::StopWhich { reasons },
        };
        self.ask_for(CommandWord::Stop, &question)
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

    /// The side whose flag is meant where none is named: the opponent's; where both are served, of whose clock runs.
    fn opponent(&self) -> Color {
        match self.only_side_announced() {
            Some(side) => !side,
            // Without a game a side at zero may have pressed.
            None if self.game.is_a_clock() => self.game.first_zero().unwrap_or(self.game.side_on_the_clock()),
            None => self.game.side_on_the_clock(),
        }
    }

    /// `/arbiter AB`: the arbiter takes the keys, in an event with the secret, and is shown what was kept; `/arbiter AB new`
    /// sets another secret, `/arbiter` alone calls for an arbiter.
    pub(in crate::desk) fn arbiter(&mut self, rest: &str) -> Next {
        if rest.is_empty() {
            self.settle(Command::CallArbiter);
        } else if self.braille.is_entered() {
            // What the arbiter is told does not stand there, and the player could not enter anything any more.
            self.say(Information::OwnEntry, &Message::ArbiterAtTheKeyboard);
        } else {
            return self.would_come(rest);
        }
        Next::Done
    }

    fn would_come(&mut self, rest: &str) -> Next {
        let mut words = rest.split_whitespace();
        let initials = words.next().unwrap_or_default().to_uppercase();
        let new = words.next();
        let is_to_be_new = new.is_some_and(|it| self.speaker.is_one_of(&Message::NewWords, it));
        let is_more = words.next().is_some() || new.is_some() != is_to_be_new;
        if !are_initials(&initials) || (is_more && self.game.mode() == Mode::Free) {
            return self.refuse(Refusal::UnknownArbiter).into();
        }
        match self.game.mode() {
            // A secret behind the initials is none that nobody saw: it is asked for once more, unseen.
            Mode::Event if is_more => self.ask_for_the_secret(initials, false),
            Mode::Event => self.ask_for_the_secret(initials, is_to_be_new),
            Mode::Free => self.arbiter_comes(initials).into(),
        }
    }

    /// The arbiter takes the keys.
    pub(in crate::desk) fn arbiter_comes(&mut self, initials: String) {
        if self.settle(Command::ArbiterComes(initials)) {
            for telling in self.speaker.kept_for_the_arbiter(&self.game) {
                self.tell(telling);
            }
            self.propose_what_is_open();
            if self.game.postponed_claims().next().is_some() {
                self.tell_the_claim_again();
            }
            self.tell_how_to_key();
        }
    }

    /// Tells the arbiter which result follows from what is open. A note cannot: it would be worked out in the player's time.
    fn propose_what_is_open(&mut self) {
        if self.game.mode() == Mode::Free {
            return;
        }
        for matter in self.game.open_matters() {
            let subject = match matter.0 {
                OpenMatter::Flag(_) => Subject::TimeForfeit,
                OpenMatter::BothFlags(_) => Subject::BothFlags,
                OpenMatter::IllegalPosition(_) => Subject::unsupervised(self.game.class()),
                _ => continue,
            };
            let message = self.cited_by(subject, retell::open_matter(&self.speaker, matter));
            self.say(Information::EndOfGame, &message);
        }
    }

    /// Returns true if only the arbiter lets the clocks go on: nobody kept them for a while.
    pub(in crate::desk) fn waits_for_the_arbiter(&self) -> bool {
        let is_ours = self.game.opening().clock == ClockKind::Program && !self.game.waits_for_the_start();
        self.game.standstill().clocks.left && is_ours && self.game.mode() == Mode::Event
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

    /// Reads a side, written out or cut short, in the language of the reports or in English.
    pub(in crate::desk) fn side_meant(&self, text: &str) -> Option<Color> {
        let words = |side: &Color| side.fold_wb(Message::WhiteWords, Message::BlackWords);
        [Color::White, Color::Black]
            .into_iter()
            .find(|side| self.speaker.is_one_of(&words(side), text))
    }
}

impl Table {
    /// The moment has come for which the desk asked.
    pub(in crate::desk) fn wake(&mut self) -> Next {
        self.note_the_default_time();
        self.remind_of_the_time();
        if self.zero_to_come().is_none_or(|zero| zero > self.now) {
            return Next::Done;
        }
        let running = self.game.clock().and_then(crate::game::Clock::running);
        self.settle(Command::NoteZero);
        // D.2.9.e: the program claims only on the official clock, for the side it serves, and when that is its duty.
        let claims =
            self.game.opening().clock == ClockKind::Program && self.game.opening().duties.claims == By::Program;
        let serves = |side| self.game.opening().blind.serves(side);
        let claimed = running.filter(|side| claims && !serves(*side));
        claimed.map_or(Next::Done, |side| self.claim(side))
    }

    /// `/flag`: the players claim; the arbiter, who names the side, has seen it.
    pub(in crate::desk) fn flag(&mut self, rest: &str) -> Next {
        let named = self.side_meant(rest);
        let arbiter_here = self.game.arbiter().is_some();
        if named.is_none() && (!rest.is_empty() || arbiter_here) {
            return self.needs(CommandWord::Flag, &Message::NeedsSide).into();
        }
        let side = named.unwrap_or_else(|| self.opponent());
        if arbiter_here {
            if self.settle(Command::NoteFlag(side)) {
                self.propose_what_is_open();
            }
            return Next::Done;
        }
        self.claim(side)
    }

    fn claim(&mut self, side: Color) -> Next {
        match self.settle(Command::ClaimFlag(side)) && self.game.mode() == Mode::Free && !self.game.is_a_clock() {
            true => {
                let outcome = self.game.result_against(side);
                self.ask_for_this_result(outcome, WhyResult::Flag)
            }
            false => Next::Done,
        }
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

/// Returns a time as it is said, in whole seconds.
pub(in crate::desk) fn whole_seconds(time: Duration) -> Duration {
    Duration::from_secs(time.as_secs())
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

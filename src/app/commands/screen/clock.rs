//! The clock of the program for the whole hall (C02 5.1): what it shows is reckoned from the journal, and nothing else of the
//! game is told.

use std::io;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};

use super::journal_time::JournalTime;
use super::{Happening, LOOK_EVERY, LOOKS_AT_ONE_FILE, Watch, is_control, leaves, listen_to_keys};
use crate::app::failure::{Failure, io_failure, journal_failure};
use crate::app::printing::{Written, print, print_to_readers, say_on_stderr};
use crate::app::table::stopwatch::{SleepWatch, Stopwatch, wall_now};
use ansage_core::desk::{ClockFace, Follower, Known, Power};
use ansage_core::game::{Moment, Recorded};
use ansage_devices::battery;
use ansage_devices::battery::PowerWatch;
use ansage_devices::storage::{Mark, is_at_rest};
use ansage_devices::terminal::{HallClock, in_words};

/// What time it is in a game that is watched, by the clocks of this machine.
pub(super) struct GameTime {
    time: JournalTime,
    /// Counts from when the game was watched first.
    stopwatch: Stopwatch,
    sleep_watch: SleepWatch,
    /// Looks at a game whose program may be gone.
    looks: u32,
}

impl GameTime {
    pub(super) fn begin() -> Self {
        Self {
            time: JournalTime::default(),
            stopwatch: Stopwatch::start(),
            sleep_watch: SleepWatch::start(),
            looks: 0,
        }
    }

    /// Takes what a look at the journal brought, and the mark that stands beside it.
    pub(super) fn take(&mut self, records: &[Recorded], is_first: bool, mark: Option<Mark>) {
        let (now, wall) = (self.stopwatch.now(), wall_now());
        self.time.take(records, now, is_first);
        match self.sleep_watch.slept() {
            Some(_) => self.time.pass_over(mark),
            None => self.time.take_mark(mark, wall, now),
        }
    }

    /// Returns what time it is in the game, and how well that is known.
    fn now(&self) -> (Moment, Known) {
        let known = match (self.time.is_kept_by_nobody(), self.time.is_rough()) {
            (true, _) => Known::NobodyKeepsIt,
            (false, true) => Known::Roughly,
            (false, false) => Known::Exactly,
        };
        (self.time.now(self.stopwatch.now()), known)
    }

    /// Takes whether a clock runs, as far as it is written. A program that is gone leaves one that does, and whether it is gone
    /// tells the lock of its journal; that is tried as seldom as can be, for whoever takes the game up again needs it.
    fn look_whether_it_is_kept(&mut self, clock_runs: bool, journal: &Path) {
        let may_have_ended = self.time.may_have_ended(self.stopwatch.now()) || self.time.is_rough();
        if !clock_runs || !may_have_ended {
            self.looks = 0;
            return;
        }
        if self.looks.is_multiple_of(LOOKS_AT_ONE_FILE) && is_at_rest(journal) {
            self.time.has_ended();
        }
        self.looks = self.looks.wrapping_add(1);
    }
}

impl Watch {
    /// Returns what the clock shows now, and below it that the battery is low; nothing while there is no game.
    fn clock(&mut self, power: Option<Power>) -> ClockFace {
        let clock_runs = self.follower.as_ref().is_some_and(Follower::clock_runs);
        if let Some(time) = &mut self.time {
            time.look_whether_it_is_kept(clock_runs, &self.path);
        }
        let (at, known) = self.time.as_ref().map_or((Moment(0), Known::Roughly), GameTime::now);
        let follower = self.follower.as_ref();
        let mut clock = follower.and_then(|it| it.clock_face(at, known)).unwrap_or_default();
        if let (Some(sign), Some(_)) = (power.and_then(Power::sign), &clock.sides) {
            clock.lines.push(self.words.say(&sign));
        }
        clock
    }

    /// Has it told whenever the machine lives on something else than now, which is returned.
    fn watch_the_power(&self, sender: Sender<Happening>) -> (Option<Power>, Option<PowerWatch>) {
        let power = battery::read(&self.power);
        let report = move |found| drop(sender.send(Happening::Power(found)));
        let begin = |_| PowerWatch::begin(self.power.clone(), battery::LOOK_EVERY, power, report).ok();
        (power, power.and_then(begin))
    }

    /// Prints both times, and ends.
    pub(super) fn print_the_clock_once(mut self) -> Result<(), Failure> {
        self.look()?;
        if let (false, Err(source)) = (self.followed.was_there(), std::fs::metadata(&self.path)) {
            return Err(io_failure::unreadable(&self.path, &source));
        }
        if self.follower.is_none() {
            self.damage()?;
            return Err(journal_failure::no_game(&self.path));
        }
        let clock = self.clock(battery::read(&self.power));
        print(&line_of(&clock))?;
        self.damage()
    }

    /// Prints both times whenever something else than time has passed, for scripts.
    pub(super) fn print_the_clock(
        &mut self,
        sender: Sender<Happening>,
        happenings: &Receiver<Happening>,
    ) -> Result<(), Failure> {
        self.look()?;
        let (mut power, _watch) = self.watch_the_power(sender);
        let (mut shown, mut noted) = (None, String::new());
        loop {
            let clock = self.clock(power);
            let state = without_times(&clock);
            let has_news = self.follower.is_some() && shown.as_ref() != Some(&state);
            let text = if has_news { line_of(&clock) } else { String::new() };
            shown = Some(state);
            if self.note != noted && !self.note.is_empty() {
                say_on_stderr(&self.note);
            }
            noted.clone_from(&self.note);
            match (
                print_to_readers(Written::Lines, &text),
                happenings.recv_timeout(LOOK_EVERY),
            ) {
                // Nobody reads any more.
                (Err(error), _) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
                (Err(error), _) => return Err(io_failure::unprinted(&error)),
                (Ok(()), Err(RecvTimeoutError::Timeout)) => _ = self.look_again(),
                (Ok(()), Ok(Happening::Power(found))) => power = found,
                (Ok(()), _) => return Ok(()),
            }
        }
    }

    /// Shows the clock in a whole window.
    pub(super) fn show_the_clock(
        &mut self,
        sender: Sender<Happening>,
        happenings: &Receiver<Happening>,
    ) -> Result<(), Failure> {
        self.look()?;
        let (mut power, _watch) = self.watch_the_power(sender.clone());
        let mut face = HallClock::open().map_err(|it| io_failure::terminal(&it))?;
        listen_to_keys(sender).map_err(|it| io_failure::terminal(&it))?;
        loop {
            let mut clock = self.clock(power);
            clock.lines.extend(Some(self.note.clone()).filter(|it| !it.is_empty()));
            if let Err(error) = face.show(&clock) {
                tracing::info!(%error, "nobody reads any more");
                break;
            }
            match happenings.recv_timeout(LOOK_EVERY) {
                Ok(Happening::Key(key)) if leaves(&key) => break,
                Ok(Happening::Key(key)) if is_control(&key, 'l') => face.forget(),
                Ok(Happening::Power(found)) => power = found,
                Ok(Happening::Ended) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(Happening::Key(_) | Happening::Resized) | Err(RecvTimeoutError::Timeout) => {}
            }
            self.look_again();
        }
        face.close();
        Ok(())
    }
}

fn line_of(clock: &ClockFace) -> String {
    let ClockFace { sides, lines } = clock;
    let sides = in_words(&ClockFace {
        sides: sides.clone(),
        lines: Vec::new(),
    });
    let parts = sides.into_iter().chain([lines.join(" ")]).filter(|it| !it.is_empty());
    format!("clock: {}\n", parts.collect::<Vec<_>>().join("; "))
}

/// Returns the same with no time left on it, so that two of them differ where something happened.
fn without_times(clock: &ClockFace) -> ClockFace {
    let mut clock = clock.clone();
    for side in clock.sides.iter_mut().flatten() {
        side.left = std::time::Duration::ZERO;
    }
    clock
}

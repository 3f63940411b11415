//! The clocks of a game as its events tell them (6.1 to 6.12).

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{AtZero, Completion, Game, dashes, irregularities};
use crate::game::clock::account;
use crate::game::lateness::TimeDue;
use crate::game::standstill::ClockState;
use crate::game::{By, Clock, ClockKind, ClocksStopped, Event, Halt, Mode, Moment, Penalty, Pending, TimeControl};

/// Keeps what an event tells of a clock on the table. Of a half-move that was made the press may come at any time, and may have
/// come since the press before it: it was made before it was entered. Only what the program announces is not made before.
pub(super) fn keep_account(game: &mut Game, event: &Event, at: Moment, made_before: usize) {
    let is_announced_now = game.opening.announces == By::Program;
    // Friends press with the entry, or the next one shows that they did.
    let is_event = game.mode() == Mode::Event;
    let has_moved = game.half_moves_made() > made_before;
    // Somebody let them go on, and did not say when.
    let goes_on = game.standstill().clocks.is_stopped();
    match (event, game.last_made().map(|it| it.side), &mut game.clock) {
        (Event::PressProved { side, left }, _, _) => prove_press(game, *side, at, left.map(Duration::from_millis)),
        (Event::Reopened { .. }, _, _) => read_no_more(game),
        (Event::Slept { gap }, _, _) => sleep(game, at, Duration::from_millis(*gap)),
        (Event::Started, _, Some(clock)) => account::begin(clock, at),
        (Event::Announced { .. }, _, Some(_)) if is_announced_now && is_event => {
            let turn = game.turn();
            if let Some(clock) = &mut game.clock {
                account::expect_press(clock, turn, Some(at));
            }
        }
        (_, Some(side), Some(clock)) if has_moved => {
            if goes_on {
                account::interrupt(clock);
            }
            if is_event {
                account::expect_press(clock, side, None);
            }
        }
        _ => {}
    }
}

/// A press of the clock on the table was not seen, and is proved by a half-move of the other side at `at`.
fn prove_press(game: &mut Game, side: Color, at: Moment, left: Option<Duration>) {
    let is_the_start = game.half_moves_made() == 0;
    for half_move in dashes::half_moves_mut(&mut game.plies, &mut game.dashes)
        .filter(|made| made.side == side && !made.completion.is_completed())
    {
        *half_move.completion = Completion::Untold;
    }
    game.clocks = ClockState::Running;
    let Some(clock) = &mut game.clock else { return };
    match left {
        Some(left) if clock.running() == Some(side) => account::prove_press(clock, side, at, left),
        Some(_) | None => {
            if !is_the_start {
                clock.complete_untold(side, at);
            }
            if clock.running().is_none() {
                account::prove_start(clock, !side, at);
            }
        }
    }
}

/// The arbiter sets the clock of the player who replies, after it was noted whether that player is there: no more is proposed.
pub(super) fn settle_time_due(game: &mut Game, event: &Event) {
    let replier = !game.turn();
    let is_set = match event {
        Event::ClocksSet { white, black, .. } => replier.fold_wb(white, black).is_some(),
        Event::Synced { side, .. } => *side == replier,
        _ => false,
    };
    if is_set && game.is_adjourned() && game.adjournment.presence[replier].is_some() {
        game.adjournment.late.due = TimeDue::Settled;
    }
}

/// What a clock is not known to show has what was given or taken since it was known (7.5.5, 12.5).
fn adjust_known_time(game: &mut Game, event: &Event) {
    let (side, time) = match event {
        Event::TimeAdded { side, time, .. } => (*side, i64::try_from(*time).unwrap_or(i64::MAX)),
        Event::Penalised { penalty } => match penalty.on_the_clock() {
            Some(worked) => worked,
            None => return,
        },
        _ => return,
    };
    let amount = Duration::from_millis(time.unsigned_abs());
    if let Some((left, _)) = &mut game.last_known[side] {
        *left = match time < 0 {
            true => left.saturating_sub(amount),
            false => left.saturating_add(amount),
        };
    }
}

/// Returns after how many half-moves the flag of a side fell, or was claimed; nothing went on since.
pub fn made_at_flag(game: &Game, side: Color) -> Option<usize> {
    game.flags[side].filter(|_| game.flag().is_some())
}

/// Unseen, the clock on the table may have been pressed.
fn read_no_more(game: &mut Game) {
    let is_on_the_table = game.opening.clock == ClockKind::Table;
    game.about = ByColor::new_with(|_side| is_on_the_table);
    if let Some(clock) = &mut game.clock {
        account::interrupt(clock);
    }
}

/// A clock of the program stood while the machine slept; one on the table went on.
fn sleep(game: &mut Game, at: Moment, gap: Duration) {
    match game.opening.clock {
        ClockKind::Program if !game.clocks_stand() => game.leave(at),
        ClockKind::Table => {
            read_no_more(game);
            if let Some(clock) = &mut game.clock {
                clock.advance(gap);
            }
        }
        ClockKind::Program | ClockKind::None => {}
    }
}

impl Game {
    pub(super) fn press(&mut self, side: Color, at: Moment, left: Option<Duration>) {
        if self.given_back == Some(side) {
            return irregularities::hand_on(self, side, at);
        }
        let is_on_the_table = self.opening.clock == ClockKind::Table;
        // A reckoning that may differ from the clock on the table is no time of the scoresheet.
        let is_seen = self.clock.as_ref().is_none_or(account::is_seen);
        let on_the_sheet = left.filter(|_| !self.about[side] && is_seen);
        let pressed = dashes::half_moves_mut(&mut self.plies, &mut self.dashes)
            .filter(|it| it.side == side)
            .last();
        match pressed.filter(|it| !is_on_the_table || it.completion.takes_a_press()) {
            Some(half_move) => *half_move.completion = Completion::Pressed(on_the_sheet),
            None if is_on_the_table => self.pressed_ahead = Some((side, on_the_sheet)),
            None => {}
        }
        // 6.7.a of 2009: a press completes earlier moves as well that were not pressed.
        dashes::half_moves_mut(&mut self.plies, &mut self.dashes)
            .filter(|made| made.side == side && !is_on_the_table)
            .for_each(|it| it.completion.complete());
        if is_on_the_table {
            let goes_on = self.clocks.halt().is_some_and(Halt::is_stopped);
            self.clock.as_mut().filter(|_| goes_on).map(account::interrupt);
            self.clocks = ClockState::Running;
        }
        let (Some(clock), Some(left)) = (&mut self.clock, left) else {
            return;
        };
        if is_on_the_table {
            // Whoever presses was running: the press before it was not told.
            clock.run(side, at);
        }
        let before = (!is_on_the_table).then(|| clock.clone());
        clock.press(side, at, left);
        let is_behind_a_dash = self.dashes.iter().any(|it| it.side == side);
        let pressed = self.plies.iter_mut().rfind(|it| it.side() == side);
        if let Some(ply) = pressed.filter(|it| it.completion.is_pressed() && !is_behind_a_dash) {
            ply.thought = account::is_seen(clock).then(|| clock.used(side, at));
        }
        self.last_press = before.map(|it| (it, clock.clone()));
    }

    /// Returns whether a half-move that `side` makes now is completed; a press that came before belongs to it.
    pub(super) fn completion_of_the_next(&mut self, side: Color) -> Completion {
        match self.pressed_ahead.take() {
            Some((presser, left)) if presser == side => Completion::PressedAhead(left),
            Some(_) | None if self.completes_at_once() => Completion::Unpressed,
            Some(_) | None => Completion::Open,
        }
    }

    pub(super) fn run_clock(&mut self, at: Moment) {
        self.clocks = ClockState::Running;
        self.flags = ByColor::default();
        let side = self.side_on_the_clock();
        if let Some(clock) = &mut self.clock {
            clock.run(side, at);
        }
    }

    /// Returns who stopped the clocks of an event for a reason that has no name, where nobody has said whether it was one
    /// (6.12.d).
    pub fn who_stopped_for_another_reason(&self) -> Option<Color> {
        let is_stopped = matches!(self.pending, Some(Pending::Stopped(_)));
        self.unjudged_stop.filter(|_| is_stopped && self.mode() == Mode::Event)
    }

    /// The game goes on. One that was stopped before its clocks were started still waits for that.
    pub(super) fn resume(&mut self, at: Moment) {
        if self.is_adjourned() {
            self.end_the_adjournment(at);
        }
        let settled = self.pending.take_if(|it| it.name().ends_with_a_word());
        self.catch_up();
        match settled {
            Some(_) if !self.clocks.is_started() => *self.clocks.stand() = Halt::default(),
            _ => self.run_clock(at),
        }
    }

    /// Stops both clocks on somebody's word (6.12). A claim that was made before still stands.
    pub(super) fn stop(&mut self, at: Moment) {
        self.stop_clock(at);
        if self.has_clock() {
            self.clocks.stand().stopped.get_or_insert(ClocksStopped::Paused);
        }
    }

    pub(super) fn stop_for_the_flag(&mut self, side: Color, at: Moment) {
        self.stop_clock(at);
        let made = self.half_moves_made();
        let earlier = self.flags[side].filter(|_| self.flag().is_some());
        self.flags[side] = earlier.or(Some(made));
        self.flag_called = false;
        self.clocks.stand().stopped = Some(ClocksStopped::Flag(side));
    }

    /// Nobody keeps the clocks any more.
    pub(super) fn leave(&mut self, at: Moment) {
        self.stop_clock(at);
        self.clocks.stand().left = true;
    }

    pub(super) fn stop_clock(&mut self, at: Moment) {
        self.clocks.stand();
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
    }

    /// A clock on the table is read: it tells how much was used. The program's own measures that itself, and is set.
    pub(super) fn read_time(&mut self, side: Color, at: Moment, left: u64) {
        if self.opening.clock != ClockKind::Table {
            return self.set_time(side, at, left);
        }
        self.clear_zero(side);
        self.about[side] = false;
        if let Some(clock) = &mut self.clock {
            clock.read(side, at, Duration::from_millis(left));
        }
    }

    fn set_time(&mut self, side: Color, at: Moment, left: u64) {
        self.clear_zero(side);
        self.about[side] = false;
        if let Some(clock) = &mut self.clock {
            clock.set(side, at, Duration::from_millis(left));
            // What is set before the first press is what the side began with, the penalties before it included.
            if clock.presses(side) == 0 {
                let is_of_the_side = |penalty: &Penalty| penalty.on_the_clock().is_some_and(|it| it.0 == side);
                self.faults.timed.retain(|(penalty, _)| !is_of_the_side(penalty));
            }
        }
    }

    pub(super) fn note_zero(&mut self, side: Color) {
        if !self.reached_zero(side) {
            let completed = self.moves_completed_by_the_laws(side);
            self.zeros.push(AtZero { side, completed });
        }
    }

    /// A side that has time again is not the first at zero any more, and its flag is up.
    pub(super) fn clear_zero(&mut self, side: Color) {
        self.flags[side] = None;
        self.zeros.retain(|it| it.side != side);
    }

    pub(super) fn set_clocks(&mut self, at: Moment, white: Option<u64>, black: Option<u64>, number: Option<u16>) {
        if let Some(number) = number {
            self.count_up_to(number);
        }
        // The counter first: what is set with it is a time for the period in which it stands.
        for (side, left) in [(Color::White, white), (Color::Black, black)] {
            if let Some(left) = left {
                self.set_time(side, at, left);
            }
        }
    }

    /// The clocks go on under another control; one on the table of which nothing was known begins to be reckoned.
    pub(super) fn go_on_under(&mut self, control: &TimeControl, at: Moment) {
        match &mut self.clock {
            Some(clock) => clock.change_control(control.clone(), at),
            None => {
                let mut clock = Clock::on_the_table(control.clone());
                if !self.clocks_stand() {
                    clock.run(self.side_on_the_clock(), at);
                }
                self.clock = Some(clock);
            }
        }
    }

    /// 8.4: whoever comes under five minutes need not write to the end of the period, though time may be added.
    pub(super) fn note_exemption(&mut self, at: Moment) {
        for side in Color::ALL {
            if self.comes_under_the_limit(side, at) {
                let period = self.clock.as_ref().map(|it| it.period(side));
                self.exempt_since[side] = period;
            }
        }
    }

    /// Keeps what the clocks showed where an event told it: if one fails, that is what is known (6.10.a).
    pub(super) fn note_what_the_clocks_showed(&mut self, event: &Event, at: Moment) {
        let told = match event {
            Event::Pressed { side, .. } | Event::Synced { side, .. } | Event::TimeAdded { side, .. } => {
                [Some(*side), None]
            }
            Event::ClocksSet { white, black, .. } => [white.map(|_| Color::White), black.map(|_| Color::Black)],
            Event::Started | Event::ControlChanged { .. } => [Some(Color::White), Some(Color::Black)],
            Event::Penalised { penalty } => [penalty.on_the_clock().map(|it| it.0), None],
            _ => return,
        };
        let Some(clock) = self.clock.as_ref().filter(|clock| account::is_seen(clock)) else {
            return adjust_known_time(self, event);
        };
        for side in told.into_iter().flatten() {
            self.last_known[side] = Some((clock.left(side, at), at));
        }
    }

    /// The counters of the clock stand before the move of that number.
    pub(super) fn count_up_to(&mut self, number: u16) {
        let on_the_clock = self.side_on_the_clock();
        if let Some(clock) = &mut self.clock {
            let earlier = number.saturating_sub(1);
            // With Black on the clock White has completed the move of that number already.
            clock.set_presses(Color::White, on_the_clock.fold_wb(earlier, number));
            clock.set_presses(Color::Black, earlier);
        }
    }

    /// Returns whose clock runs, or would if the clocks did not stand: who made the first move not yet completed, else
    /// the side to move.
    pub fn side_on_the_clock(&self) -> Color {
        let open = self
            .half_moves()
            .find(|it| !it.completion.is_completed())
            .map(|it| it.side);
        open.or(self.given_back).unwrap_or_else(|| self.turn())
    }
}

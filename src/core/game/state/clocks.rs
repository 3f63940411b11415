//! The clocks of a game as its events tell them (6.1 to 6.12).

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Completion, Game, dashes};
use crate::game::standstill::ClockState;
use crate::game::{Clock, ClockKind, ClocksStopped, Event, Halt, Mode, Moment, Pending, TimeControl};

impl Game {
    pub(super) fn press(&mut self, side: Color, at: Moment, left: Option<Duration>) {
        let is_on_the_table = self.opening.clock == ClockKind::Table;
        // A reckoning that may differ from the clock on the table is no time of the scoresheet.
        let on_the_sheet = left.filter(|_| !self.about[side]);
        let pressed = dashes::half_moves_mut(&mut self.plies, &mut self.dashes)
            .filter(|it| it.side == side)
            .last();
        match pressed.filter(|it| !is_on_the_table || it.completion.takes_a_press()) {
            Some(half_move) => *half_move.completion = Completion::Pressed(on_the_sheet),
            None if is_on_the_table => self.pressed_ahead = Some((side, on_the_sheet)),
            None => {}
        }
        if is_on_the_table {
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
            ply.thought = Some(clock.used(side, at));
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
            self.end_the_adjournment();
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
        self.flags[side] = true;
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

    pub(super) fn set_time(&mut self, side: Color, at: Moment, left: u64) {
        self.clear_zero(side);
        self.about[side] = false;
        if let Some(clock) = &mut self.clock {
            clock.set(side, at, Duration::from_millis(left));
        }
    }

    /// While nobody looked the clock on the table may have been pressed.
    pub(super) fn read_no_more(&mut self) {
        let is_on_the_table = self.opening.clock == ClockKind::Table;
        self.about = ByColor::new_with(|_side| is_on_the_table);
    }

    pub(super) fn note_zero(&mut self, side: Color) {
        if !self.zeros.contains(&side) {
            self.zeros.push(side);
        }
    }

    /// A side that has time again is not the first at zero any more, and its flag is up.
    pub(super) fn clear_zero(&mut self, side: Color) {
        self.flags[side] = false;
        self.zeros.retain(|it| *it != side);
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
            _ => return,
        };
        let Some(clock) = &self.clock else { return };
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

    /// A clock of the program stood while the machine slept; one on the table went on.
    pub(super) fn sleep(&mut self, at: Moment, gap: Duration) {
        match self.opening.clock {
            ClockKind::Program if !self.clocks_stand() => self.leave(at),
            ClockKind::Table => {
                self.read_no_more();
                if let Some(clock) = &mut self.clock {
                    clock.advance(gap);
                }
            }
            ClockKind::Program | ClockKind::None => {}
        }
    }

    /// Returns whose clock runs, or would if the clocks did not stand: who made the first move not yet completed, else
    /// the side to move.
    pub fn side_on_the_clock(&self) -> Color {
        let open = self
            .half_moves()
            .find(|it| !it.completion.is_completed())
            .map(|it| it.side);
        open.unwrap_or_else(|| self.turn())
    }
}

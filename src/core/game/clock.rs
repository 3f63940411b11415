//! The arithmetic of a two-sided clock (6.1 to 6.3). It reads no time: every moment is handed in.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Moment, PerMove, TimeControl};

/// A two-sided clock: at most one side runs.
///
/// Moments may come shuffled: an earlier one than expected counts as no time passed, and nothing is ever negative.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Clock {
    control: TimeControl,
    sides: ByColor<Side>,
    running: Option<Running>,
}

/// One side's display and what stands behind it.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Side {
    /// What was shown when the move now thought about began.
    left_before_move: Duration,
    /// Thought spent on that move in earlier runs: the clock may be stopped and resumed within a move.
    thought: Duration,
    /// Thought spent on the moves completed.
    used: Duration,
    completed: u16,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Running {
    side: Color,
    since: Moment,
}

impl Clock {
    /// Makes a clock that stands, both sides with the time of the first period; the first increment comes after the
    /// first move (AMB-11).
    pub fn new(control: TimeControl) -> Self {
        let side = Side {
            left_before_move: control.periods.first().map_or(Duration::ZERO, |it| it.time),
            thought: Duration::ZERO,
            used: Duration::ZERO,
            completed: 0,
        };
        Self {
            sides: ByColor {
                black: side.clone(),
                white: side,
            },
            control,
            running: None,
        }
    }

    /// Lets `side` run from `at`, stopping the other if that ran; no change if `side` runs already.
    pub fn run(&mut self, side: Color, at: Moment) {
        if self.running() == Some(side) {
            return;
        }
        let since = self.running.map_or(at, |it| it.since.max(at));
        self.stop(at);
        self.running = Some(Running { side, since });
    }

    /// Stops both sides (6.12); what was thought about the move in hand is kept.
    pub fn stop(&mut self, at: Moment) {
        if let Some(Running { side, .. }) = self.running {
            self.sides[side].thought = self.thought(side, at);
            self.running = None;
        }
    }

    /// Returns which side runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|it| it.side)
    }

    /// Returns the time control.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Returns what the clock of `side` shows at `at`, zero at least.
    pub fn left(&self, side: Color, at: Moment) -> Duration {
        self.left_after_thought(side, self.thought(side, at))
    }

    /// Returns the thinking time `side` has used up to `at`, any delay included (D.2.9.d).
    pub fn used(&self, side: Color, at: Moment) -> Duration {
        self.sides[side].used + self.thought(side, at)
    }

    /// Returns the number of moves `side` has completed by pressing.
    pub fn completed(&self, side: Color) -> u16 {
        self.sides[side].completed
    }

    /// Returns when the running side reaches zero, or reached it; `None` while both stand.
    pub fn zero_at(&self) -> Option<Moment> {
        let Running { side, since } = self.running?;
        let grace = self.delay().saturating_sub(self.sides[side].thought);
        Some(since.plus(self.left(side, since) + grace))
    }

    /// Returns what the clock of `side` will show after a press at `at`: increment, Bronstein time and the next
    /// period's time included (6.3); unchanged if only the other side runs (6.2.a).
    pub fn left_after_press(&self, side: Color, at: Moment) -> Duration {
        let left = self.left(side, at);
        if self.running() == Some(!side) {
            return left;
        }
        if self.is_overstepped(side, at) {
            return left;
        }
        left + self.granted(self.thought(side, at)) + self.next_period_time(side)
    }

    /// Returns the same for a press that shows that `side` was running, whatever was thought until then.
    pub fn left_after_press_of(&self, side: Color, at: Moment) -> Duration {
        let mut clock = self.clone();
        clock.run(side, at);
        clock.left_after_press(side, at)
    }

    /// Applies a press that was recorded: `side` shows `left` and has completed a move, the other side runs.
    ///
    /// If only the other side runs, nothing changes: such a press completes a move already answered (6.2.a) and starts
    /// no clock. If both stand, it counts as a move that took no more thought.
    pub fn press(&mut self, side: Color, at: Moment, left: Duration) {
        if self.running() == Some(!side) {
            return;
        }
        let expected = self.left_after_press(side, at);
        let thought = self.thought(side, at);
        let since = self.running.map_or(at, |it| it.since.max(at));
        let presser = &mut self.sides[side];
        // The record is the fact: where it differs from the reckoning, so does the time used (AMB-46).
        presser.used = presser
            .used
            .saturating_add(thought)
            .saturating_add(expected)
            .saturating_sub(left);
        presser.thought = Duration::ZERO;
        presser.left_before_move = left;
        presser.completed = presser.completed.saturating_add(1);
        self.running = Some(Running { side: !side, since });
    }

    /// Sets what the clock of `side` shows at `at` (6.10); the move in hand is thought about anew, what was used stays.
    pub fn set(&mut self, side: Color, at: Moment, left: Duration) {
        self.take_stock(side, at);
        self.sides[side].left_before_move = left;
    }

    /// Takes over what the official clock shows for `side` at `at` (6.10.a): where ours differs, so does the time used.
    pub fn read(&mut self, side: Color, at: Moment, left: Duration) {
        let ours = self.left(side, at);
        self.set(side, at, left);
        let used = &mut self.sides[side].used;
        *used = used.saturating_add(ours).saturating_sub(left);
    }

    /// Adds time to the clock of `side` at `at` (12.5); one that shows zero begins again with it.
    pub fn add(&mut self, side: Color, at: Moment, time: Duration) {
        if self.left(side, at).is_zero() {
            return self.set(side, at, time);
        }
        let left = &mut self.sides[side].left_before_move;
        *left = left.saturating_add(time);
    }

    /// Lets the running side think for `time` more: a clock on the table goes on while nobody reckons.
    pub fn advance(&mut self, time: Duration) {
        if let Some(Running { side, .. }) = self.running {
            let thought = &mut self.sides[side].thought;
            *thought = thought.saturating_add(time);
        }
    }

    /// Counts a move of `side` whose press was not told by `at`: what is granted for it is granted, however long it was
    /// thought about, but nothing once the last period is overstepped (C02 5.1.i).
    pub fn complete_untold(&mut self, side: Color, at: Moment) {
        let granted = match self.is_overstepped(side, at) {
            true => Duration::ZERO,
            false => self.granted(Duration::ZERO) + self.next_period_time(side),
        };
        let completed = &mut self.sides[side];
        completed.left_before_move = completed.left_before_move.saturating_add(granted);
        completed.completed = completed.completed.saturating_add(1);
    }

    /// Sets how many moves `side` has completed, which decides about the period it stands in (C02 5.1.j).
    pub fn set_completed(&mut self, side: Color, moves: u16) {
        self.sides[side].completed = moves;
    }

    /// Returns how many moves `side` must have completed by the end of the period it stands in, if any number (6.4).
    pub fn required(&self, side: Color) -> Option<u32> {
        let period = self.control.period(self.sides[side].completed);
        let moves = self.control.periods.get(..=period)?.iter().map(|it| it.moves);
        moves.map(|it| it.map(u32::from)).sum()
    }

    /// Puts the thought spent so far on the move in hand to what was used.
    fn take_stock(&mut self, side: Color, at: Moment) {
        let thought = self.thought(side, at);
        let taken = &mut self.sides[side];
        taken.used = taken.used.saturating_add(thought);
        taken.thought = Duration::ZERO;
        if let Some(running) = self.running.as_mut().filter(|it| it.side == side) {
            running.since = running.since.max(at);
        }
    }

    /// Returns the thought spent on the move in hand.
    fn thought(&self, side: Color, at: Moment) -> Duration {
        let now = match self.running {
            Some(running) if running.side == side => at.since(running.since),
            Some(_) | None => Duration::ZERO,
        };
        self.sides[side].thought.saturating_add(now)
    }

    fn left_after_thought(&self, side: Color, thought: Duration) -> Duration {
        let charged = thought.saturating_sub(self.delay());
        self.sides[side].left_before_move.saturating_sub(charged)
    }

    fn delay(&self) -> Duration {
        match self.control.per_move {
            PerMove::Delay(delay) => delay,
            PerMove::Nothing | PerMove::Increment(_) | PerMove::Bronstein(_) => Duration::ZERO,
        }
    }

    /// Returns what a press adds for the move itself.
    fn granted(&self, thought: Duration) -> Duration {
        match self.control.per_move {
            PerMove::Nothing | PerMove::Delay(_) => Duration::ZERO,
            PerMove::Increment(increment) => increment,
            PerMove::Bronstein(most) => thought.min(most),
        }
    }

    /// C02 5.1.i: once the last period is overstepped, nothing is granted any more.
    fn is_overstepped(&self, side: Color, at: Moment) -> bool {
        self.left(side, at).is_zero() && self.in_last_period(side)
    }

    fn in_last_period(&self, side: Color) -> bool {
        self.control.period(self.sides[side].completed) + 1 >= self.control.periods.len()
    }

    /// Returns the time of the period that begins once `side` completes one more move, zero if none begins.
    fn next_period_time(&self, side: Color) -> Duration {
        let completed = self.sides[side].completed;
        let next = self.control.period(completed.saturating_add(1));
        if next == self.control.period(completed) {
            return Duration::ZERO;
        }
        self.control.periods.get(next).map_or(Duration::ZERO, |it| it.time)
    }
}

#[cfg(test)]
mod tests;

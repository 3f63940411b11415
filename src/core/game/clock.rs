//! The arithmetic of a two-sided clock (6.1 to 6.3). It reads no time: every moment is handed in.

use std::ops::Range;
use std::time::Duration;

use shakmaty::{ByColor, Color};

use self::account::{Account, Used};
use super::{Moment, PerMove, TimeControl};

/// A two-sided clock: at most one side runs.
///
/// It keeps an account of its own: its counter counts presses, not moves (GLO:move-counter), and the time of a period comes
/// once, with the press by which the counter meets the control before it (6.3.b). What came stays remembered when the
/// counter goes back, until somebody sets what the clock shows: that is a time for the period of the counter.
///
/// Moments may come shuffled: an earlier one than expected counts as no time passed, and nothing is ever negative.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Clock {
    control: TimeControl,
    /// What is known of a clock on the table, where this is what the program reckons of it.
    table: Option<Account>,
    /// True where the time saved in delay mode is lost with the period (6.2.b of 2009).
    loses_saved_time: bool,
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
    /// What was taken from the time besides, when the clock was set.
    charged: Duration,
    /// What came back of the thought, when the clock was set to more.
    returned: Duration,
    /// By so much the time used and the time left together are more than was there: the player thought on at zero, or more was
    /// set than there was, and the time used is never less than nothing.
    beyond: Duration,
    /// Controls that the counter met at zero: too late (6.8).
    missed: usize,
    /// What was shown, or set, before the first press.
    at_the_start: Duration,
    /// The counter: presses, as far as nobody set it.
    presses: u16,
    /// The periods whose time came, the first included.
    periods: usize,
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
        let side = |side| Side {
            left_before_move: control.at_the_start(side),
            thought: Duration::ZERO,
            used: Duration::ZERO,
            charged: Duration::ZERO,
            returned: Duration::ZERO,
            beyond: Duration::ZERO,
            missed: 0,
            at_the_start: control.at_the_start(side),
            presses: 0,
            periods: 1,
        };
        Self {
            table: None,
            loses_saved_time: false,
            sides: ByColor::new_with(side),
            control,
            running: None,
        }
    }

    /// Makes the same for what is reckoned of a clock on the table: where that shows zero, nobody knows what the clock
    /// shows, and no increment comes until somebody has read it (C02 5.1.i).
    pub fn on_the_table(control: TimeControl) -> Self {
        Self {
            table: Some(Account::default()),
            ..Self::new(control)
        }
    }

    /// Makes it one on which the time saved in delay mode is lost with the period (6.2.b of 2009).
    pub fn losing_saved_time(self) -> Self {
        Self {
            loses_saved_time: true,
            ..self
        }
    }

    /// Lets `side` run from `at`, stopping the other if that ran; no change if `side` runs already.
    pub fn run(&mut self, side: Color, at: Moment) {
        if self.running() == Some(side) {
            return;
        }
        account::run(self, side, at);
        let since = self.running.map_or(at, |it| it.since.max(at));
        self.stop(at);
        self.running = Some(Running { side, since });
    }

    /// Stops both sides (6.12); what was thought about the move in hand is kept.
    pub fn stop(&mut self, at: Moment) {
        account::halt(self, at);
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

    /// Returns the thinking time `side` has spent up to `at`, any delay included.
    pub fn used(&self, side: Color, at: Moment) -> Duration {
        self.sides[side].used + self.thought(side, at)
    }

    /// Returns the time `side` has used by what its clock shows (D.2.9.d, E.2.c): what was taken when the clock was set is gone
    /// as if it had been thought, and what came back then is there again.
    pub fn used_and_charged(&self, side: Color, at: Moment) -> Duration {
        let own = &self.sides[side];
        let gone = self.used(side, at).saturating_add(own.charged);
        gone.saturating_sub(own.returned)
    }

    /// Returns what the counter of `side` shows: its presses, unless it was set (GLO:move-counter).
    pub fn presses(&self, side: Color) -> u16 {
        self.sides[side].presses
    }

    /// Returns of how many periods `side` has had the time, the first included (6.3.b).
    pub fn periods(&self, side: Color) -> usize {
        self.sides[side].periods
    }

    /// Returns how many moves `side` has still to complete up to the next control, by its counter; `None` behind the last one.
    pub fn moves_to_the_control(&self, side: Color) -> Option<u32> {
        let required = self.moves_until(self.period(side))?;
        Some(required.saturating_sub(u32::from(self.presses(side))))
    }

    /// Returns how many controls `side` has met by its counter (C02 5.1.h).
    pub fn controls_met(&self, side: Color) -> usize {
        let completed = u32::from(self.presses(side));
        let controls = (0..self.control.periods.len()).map_while(|it| self.moves_until(it));
        let counted = controls.take_while(|it| completed >= *it).count();
        counted.saturating_sub(self.sides[side].missed)
    }

    /// Returns what is left where the hands of an analogue clock show so much past twelve: set so that the first control falls
    /// at six (C06 10.c), and each later period when its time has gone by.
    pub fn left_by_hands(&self, side: Color, shown: Duration) -> Duration {
        const FIRST_CONTROL: Duration = Duration::from_secs(6 * 3600);
        const ROUND: Duration = Duration::from_secs(12 * 3600);
        let later = self.periods_time(1..self.sides[side].periods);
        let falls = FIRST_CONTROL + later;
        let left = (falls + ROUND).saturating_sub(shown).as_millis() % ROUND.as_millis();
        Duration::from_millis(u64::try_from(left).unwrap_or(u64::MAX))
    }

    /// Returns the time that `side` has had ahead of its counter, which went back across a control, and with which move it
    /// came: it does not come again (6.3.b).
    pub fn had_ahead(&self, side: Color) -> Option<(u32, Duration)> {
        let here = self.period(side);
        let time = self.periods_time(here + 1..self.sides[side].periods);
        let moves = self.moves_until(here).filter(|_| !time.is_zero())?;
        Some((moves, time))
    }

    /// Returns what the clock of `side` showed, or was set to, before its first press (7.1).
    pub fn left_at_the_start(&self, side: Color) -> Duration {
        self.sides[side].at_the_start
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
        match self.running() == Some(!side) {
            true => left,
            false => left_with(self, side, at, self.thought(side, at)),
        }
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
        let expected = self.reckoned(side, at, left);
        let between = account::left_after(self, side, |clock| clock.left_after_press(side, at));
        let next = self.period_to_begin(side);
        // By earlier versions it began after zero too.
        let came = |period: &usize| left >= self.periods_time(*period..period + 1);
        let begins = period_begun(self, side, at).or(next.filter(came));
        let is_missed = begins.is_none() && next.is_some();
        let (thought, at_zero) = (self.thought(side, at), thought_at_zero(self, side, at));
        let since = self.running.map_or(at, |it| it.since.max(at));
        let presser = &mut self.sides[side];
        presser.beyond = presser.beyond.saturating_add(at_zero);
        // The record is the fact: where it differs from the reckoning, so does the time used (AMB-46).
        presser.used = presser
            .used
            .saturating_add(thought)
            .saturating_add(expected)
            .saturating_sub(left);
        presser.thought = Duration::ZERO;
        presser.left_before_move = left;
        presser.missed += usize::from(is_missed);
        presser.count(begins);
        self.running = Some(Running { side: !side, since });
        account::pressed(self, side, at, left, between);
    }

    /// Returns true if a press of `side` at `at` leaves that much, by what is reckoned now or was by earlier versions.
    pub fn is_reckoned(&self, side: Color, at: Moment, left: Duration) -> bool {
        self.reckoned(side, at, left) == left
    }

    /// Sets what the clock of `side` shows at `at` (6.10); the move in hand is thought about anew, what was thought stays. It is
    /// a time for the period of the counter: those behind it are still to come, whatever had come ahead (7.1).
    pub fn set(&mut self, side: Color, at: Moment, left: Duration) {
        account::shown(self, side, at, Used::Stays);
        let ours = self.left(side, at);
        let begun = self.sides[side].presses > 0 || !self.used(side, at).is_zero();
        // Before that it is another time to begin with.
        if begun {
            let ahead = self.had_ahead(side).map(|(_, time)| time).unwrap_or_default();
            let whole = self.used_and_charged(side, at).saturating_add(ours);
            let beyond = self.sides[side].beyond.saturating_add(thought_at_zero(self, side, at));
            let whole = whole.saturating_sub(beyond).saturating_sub(ahead);
            let gone = whole.saturating_sub(left);
            let thought = self.used(side, at);
            let own = &mut self.sides[side];
            own.charged = gone.saturating_sub(thought);
            own.returned = thought.saturating_sub(gone);
            self.show(side, at, left);
            self.sides[side].beyond = left.saturating_sub(whole);
        } else {
            self.show(side, at, left);
        }
        self.sides[side].missed = 0;
        self.sides[side].periods = self.period(side) + 1;
    }

    /// Goes on under another control at `at`: what is left and what was used stay, the move in hand is thought about anew, and
    /// what is left is a time for the period of the counter (6.10.b).
    pub fn change_control(&mut self, control: TimeControl, at: Moment) {
        for side in Color::ALL {
            let left = self.left(side, at);
            self.take_stock(side, at);
            self.sides[side].left_before_move = left;
        }
        self.control = control;
        for side in Color::ALL {
            self.sides[side].periods = self.period(side) + 1;
        }
    }

    /// Takes over what the official clock shows for `side` at `at` (6.10.a): where ours differs, so does the time used.
    pub fn read(&mut self, side: Color, at: Moment, left: Duration) {
        account::shown(self, side, at, Used::Follows);
        let ours = self.left(side, at);
        let cut = self.sides[side].beyond;
        self.show(side, at, left);
        let own = &mut self.sides[side];
        let earlier = own.beyond;
        let whole = own.used.saturating_add(ours).saturating_sub(earlier);
        own.used = whole.saturating_sub(left);
        own.beyond = left.saturating_sub(whole);
        account::cut_short(self, side, cut, left.saturating_sub(whole));
    }

    /// Adds time to the clock of `side` at `at` (12.5); one that shows zero begins again with it.
    pub fn add(&mut self, side: Color, at: Moment, time: Duration) {
        if self.left(side, at).is_zero() {
            return self.show(side, at, time);
        }
        let added = &mut self.sides[side];
        added.left_before_move = added.left_before_move.saturating_add(time);
        if added.presses == 0 {
            added.at_the_start = added.at_the_start.saturating_add(time);
        }
    }

    /// Lets the running side think for `time` more: a clock on the table goes on while nobody reckons.
    pub fn advance(&mut self, time: Duration) {
        if let Some(Running { side, .. }) = self.running {
            let thought = &mut self.sides[side].thought;
            *thought = thought.saturating_add(time);
        }
    }

    /// Counts a move of `side` whose press was not told by `at`: what is granted for it is granted, however long it was
    /// thought about.
    pub fn complete_untold(&mut self, side: Color, at: Moment) {
        let (left, then) = (self.left(side, at), left_with(self, side, at, Duration::ZERO));
        let between = account::left_after(self, side, |clock| left_with(clock, side, at, Duration::ZERO));
        let begins = period_begun(self, side, at);
        let completed = &mut self.sides[side];
        completed.left_before_move = completed.left_before_move.saturating_add(then).saturating_sub(left);
        completed.count(begins);
        account::enclose(self, side, then, between);
    }

    /// Sets the counter of `side`, which decides about the period it stands in (C02 5.1.j); no time changes.
    pub fn set_presses(&mut self, side: Color, presses: u16) {
        self.sides[side].presses = presses;
    }

    /// Takes back so many presses of `side`, whose moves were struck; no time changes, and none that came comes again (7.1).
    pub fn take_back(&mut self, side: Color, presses: u16) {
        account::settle(self);
        let side = &mut self.sides[side];
        side.presses = side.presses.saturating_sub(presses);
    }

    /// Takes over of how many periods `side` has had the time.
    pub fn set_periods(&mut self, side: Color, periods: usize) {
        self.sides[side].periods = periods;
    }

    /// Forgets the time that `side` has had ahead of its counter, as earlier versions did, so that it comes again.
    pub fn forget_what_came_ahead(&mut self, side: Color) {
        self.sides[side].periods = self.period(side) + 1;
    }

    /// Returns how many moves `side` must have completed by the control whose time ran out at `at`; `None` in the last
    /// period (6.4).
    ///
    /// A clock on the table may show its flag at a control that is met, when the next period is reckoned already. So of the
    /// controls up to the one that the counter stands before it is the one whose time runs out nearest to what is reckoned.
    pub fn required(&self, side: Color, at: Moment) -> Option<u32> {
        let left = self.left(side, at);
        let shown = |control: usize| self.periods_time(control + 1..self.sides[side].periods);
        let nearest = (0..=self.period(side).saturating_sub(self.sides[side].missed))
            .rev()
            .min_by_key(|control| left.abs_diff(shown(*control)))?;
        self.moves_until(nearest)
    }

    fn show(&mut self, side: Color, at: Moment, left: Duration) {
        self.take_stock(side, at);
        let shown = &mut self.sides[side];
        shown.left_before_move = left;
        if shown.presses == 0 {
            shown.at_the_start = left;
        }
    }

    /// Puts the thought spent so far on the move in hand to what was used.
    fn take_stock(&mut self, side: Color, at: Moment) {
        account::put_down(self, at);
        let (thought, at_zero) = (self.thought(side, at), thought_at_zero(self, side, at));
        let taken = &mut self.sides[side];
        taken.beyond = taken.beyond.saturating_add(at_zero);
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

    /// Returns what a press of `side` adds: for the move itself, and the time of the period that begins with it.
    fn granted(&self, side: Color, at: Moment, thought: Duration) -> Duration {
        let stands_at_zero = self.left(side, at).is_zero();
        // C02 5.1.i: once the last period is overstepped, nothing is granted any more.
        if stands_at_zero && self.has_had_all(side) {
            return Duration::ZERO;
        }
        let for_the_move = match self.control.per_move {
            _ if stands_at_zero && self.table.is_some() => Duration::ZERO,
            PerMove::Nothing | PerMove::Delay(_) => Duration::ZERO,
            PerMove::Increment(increment) => increment,
            PerMove::Bronstein(most) => thought.min(most),
        };
        let begins = period_begun(self, side, at);
        for_the_move + begins.map_or(Duration::ZERO, |it| self.periods_time(it..it + 1))
    }

    /// Returns what a press leaves; `left`, if that is what earlier versions reckoned: they granted a period once more when
    /// the counter was set back, and an increment at zero on the table too.
    fn reckoned(&self, side: Color, at: Moment, left: Duration) -> Duration {
        let mut earlier = self.clone();
        earlier.table = None;
        earlier.loses_saved_time = false;
        earlier.forget_what_came_ahead(side);
        // And a press at zero completed a control.
        let mut late = earlier.clone();
        late.table = Some(Account::default());
        let increment = match self.control.per_move {
            PerMove::Increment(increment) => increment,
            PerMove::Nothing | PerMove::Delay(_) | PerMove::Bronstein(_) => Duration::ZERO,
        };
        let late = late.left_after_press(side, at) + increment;
        match earlier.left_after_press(side, at) == left || late == left {
            true => left,
            false => self.left_after_press(side, at),
        }
    }

    /// Returns true if `side` has had the time of the last period, or stands in it.
    fn has_had_all(&self, side: Color) -> bool {
        self.sides[side].periods.max(self.period(side) + 1) >= self.control.periods.len()
    }

    /// Returns the period that begins once `side` completes one more move, if its time has not come yet.
    fn period_to_begin(&self, side: Color) -> Option<usize> {
        let Side { presses, periods, .. } = self.sides[side];
        let next = self.control.period(presses.saturating_add(1));
        (next > self.period(side) && next >= periods).then_some(next)
    }

    /// Returns the period that `side` stands in by its counter, counted from 0.
    pub fn period(&self, side: Color) -> usize {
        self.control.period(self.sides[side].presses)
    }

    /// Returns how many moves are required up to the end of a period; `None` of the last one.
    fn moves_until(&self, period: usize) -> Option<u32> {
        let moves = self.control.periods.get(..=period)?.iter().map(|it| it.moves);
        moves.map(|it| it.map(u32::from)).sum()
    }

    /// Returns the time of some periods together.
    fn periods_time(&self, periods: Range<usize>) -> Duration {
        let periods = self.control.periods.get(periods).unwrap_or_default();
        periods.iter().map(|it| it.time).sum()
    }
}

impl Side {
    /// Counts a press, with which a period begins or none.
    fn count(&mut self, begins: Option<usize>) {
        self.presses = self.presses.saturating_add(1);
        self.periods = begins.map_or(self.periods, |it| it + 1);
    }
}

/// Returns how much of the thought on the move in hand came after the clock showed zero.
fn thought_at_zero(clock: &Clock, side: Color, at: Moment) -> Duration {
    let charged = clock.thought(side, at).saturating_sub(clock.delay());
    charged.saturating_sub(clock.sides[side].left_before_move)
}

/// Returns what `side` shows with what a press adds.
fn left_with(clock: &Clock, side: Color, at: Moment, thought: Duration) -> Duration {
    match period_begun(clock, side, at) {
        Some(begins) if clock.loses_saved_time && !clock.delay().is_zero() => clock.periods_time(begins..begins + 1),
        _ => clock.left(side, at) + clock.granted(side, at, thought),
    }
}

/// Returns the period that begins with a press of `side` at `at`. One after zero completes no control (6.8), as far as the
/// clock is ours to know.
fn period_begun(clock: &Clock, side: Color, at: Moment) -> Option<usize> {
    let is_too_late = clock.left(side, at).is_zero() && clock.table.is_none();
    clock.period_to_begin(side).filter(|_| !is_too_late)
}

pub mod account;
#[cfg(test)]
mod tests;

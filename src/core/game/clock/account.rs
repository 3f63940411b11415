//! What is known of a clock on the table. The program only keeps an account of it.
//!
//! A press that was seen has a moment. One that is only proved, by the half-move after it, lies between two moments: from the
//! first at which it may have been made to the one at which it was proved. So what is left is an interval around what the
//! [`Clock`] reckons, which takes such a press at the last of the two. While the account was interrupted anything may have
//! happened, and nothing is known until somebody reads the clock (6.10.a).

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Clock, PerMove, Running};
use crate::game::Moment;

/// How far the truth may be from what is reckoned of a clock on the table.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Account {
    sides: ByColor<Doubt>,
    /// Since when the clock that is held to run runs.
    runs_since: Moment,
    /// When what each clock shows was read or set last.
    read: ByColor<Option<Moment>>,
    may_run: Option<MayRun>,
}

/// How far the truth about one side may be from what is reckoned.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
struct Doubt {
    counted: Counted,
    /// So much less may be left than is reckoned.
    less: Duration,
    /// So much more.
    more: Duration,
    /// So much longer than reckoned it may have thought.
    longer: Duration,
    /// So much shorter.
    shorter: Duration,
    /// So much of the two was settled for the time used when the clock was set; what was thought is as doubtful as before.
    set_longer: Duration,
    set_shorter: Duration,
    /// So much shorter in any case, because more was left than is reckoned to have come.
    cut: Duration,
}

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum Counted {
    /// Since the clock was read, or started.
    #[default]
    Throughout,
    /// Not all the time.
    Interrupted,
}

/// A clock that may run though it is not held to: the other side may have pressed, or somebody started it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct MayRun {
    /// Whose.
    side: Color,
    /// Since when at the earliest; `None` while both are stopped.
    since: Option<Moment>,
    /// Whether what was read of each clock may hold already what the press in doubt grants.
    granted: ByColor<Granted>,
    /// Whether this side has moved too, and may have pressed.
    answered: Answered,
}

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum Granted {
    #[default]
    Later,
    PerhapsRead,
}

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum Answered {
    #[default]
    NotYet,
    Perhaps,
}

impl MayRun {
    fn since(side: Color, since: Moment) -> Self {
        Self {
            side,
            since: Some(since),
            granted: ByColor::default(),
            answered: Answered::NotYet,
        }
    }
}

/// Whether the time used follows from what a clock shows.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Used {
    /// It does: a display that is right was read.
    Follows,
    /// The thought does not: another time was set.
    Stays,
}

/// Returns a clock that may have been started, for `first`, since the journal was opened.
pub fn not_started(clock: Clock, first: Color) -> Clock {
    let account = Account {
        may_run: Some(MayRun::since(first, Moment(0))),
        ..Account::default()
    };
    Clock {
        table: Some(account),
        ..clock
    }
}

/// Returns the least and the most that may be left to `side` at `at`, which are one of a clock of the program's own; `None`
/// while nothing is known.
pub fn left_between(clock: &Clock, side: Color, at: Moment) -> Option<(Duration, Duration)> {
    let Some(account) = &clock.table else {
        let left = clock.left(side, at);
        return Some((left, left));
    };
    let doubt = known(account, side)?;
    let worlds = worlds(clock, account, side);
    let least = worlds
        .iter()
        .map(|world| with_less(world, side, doubt.less).left(side, at));
    let most = worlds
        .iter()
        .map(|world| with_more(world, side, doubt.more).left(side, at));
    Some((least.min()?, most.max()?))
}

/// Returns the least and the most that `side` may have used up to `at` by what its clock shows; `None` while nothing is known.
pub fn used_between(clock: &Clock, side: Color, at: Moment) -> Option<(Duration, Duration)> {
    let Some(account) = &clock.table else {
        let used = clock.used_and_charged(side, at);
        return Some((used, used));
    };
    let doubt = known(account, side)?;
    let worlds = worlds(clock, account, side);
    let least = worlds.iter().map(|world| world.used_and_charged(side, at)).min()?;
    let most = worlds.iter().map(|world| world.used_and_charged(side, at)).max()?;
    let longer = doubt.longer.saturating_sub(doubt.set_longer);
    let shorter = doubt.shorter.saturating_sub(doubt.set_shorter);
    let shorter = shorter.saturating_add(doubt.cut);
    Some((least.saturating_sub(shorter), most.saturating_add(longer)))
}

/// Returns true if all presses of this clock were seen since it was started, or read.
pub fn is_seen(clock: &Clock) -> bool {
    let is_seen = |account: &Account| account.sides.iter().all(|doubt| *doubt == Doubt::default());
    clock.table.as_ref().is_none_or(is_seen)
}

/// Returns when the least that may be left to `side` comes to zero, or came to it, if its clock runs or may run.
pub fn earliest_zero(clock: &Clock, side: Color) -> Option<Moment> {
    let Some(account) = &clock.table else {
        return clock.zero_at().filter(|_| clock.running() == Some(side));
    };
    let doubt = known(account, side)?;
    let worlds = worlds(clock, account, side).into_iter();
    let runs = worlds.filter(|world| world.running() == Some(side));
    runs.filter_map(|world| with_less(&world, side, doubt.less).zero_at())
        .min()
}

/// Returns when the most that may be left to the side whose clock runs comes to zero; `None` where it may be stopped.
pub fn latest_zero(clock: &Clock) -> Option<Moment> {
    let Some(account) = &clock.table else {
        return clock.zero_at();
    };
    let side = clock.running().filter(|_| account.may_run.is_none())?;
    with_more(clock, side, known(account, side)?.more).zero_at()
}

/// Somebody saw the clock being started at `at`: nothing of it is unknown, unless it ran before.
pub fn begin(clock: &mut Clock, at: Moment) {
    let is_begun = clock.running.is_some_and(|runs| runs.since == at);
    if let Some(account) = clock.table.as_mut().filter(|_| is_begun) {
        *account = Account {
            runs_since: at,
            ..Account::default()
        };
    }
}

/// `side` has moved. If its clock runs, it may have been pressed from `since` on; where that is not known, since it runs. If it
/// may run, it may have been pressed as well.
pub fn expect_press(clock: &mut Clock, side: Color, since: Option<Moment>) {
    let runs = clock.running() == Some(side);
    let Some(account) = &mut clock.table else { return };
    match &mut account.may_run {
        Some(may_run) if may_run.side == side => may_run.answered = Answered::Perhaps,
        // What was noted with the announcement is the better bound.
        Some(_) => return,
        None if runs => {
            let since = since.map_or(account.runs_since, |since| since.max(account.runs_since));
            account.may_run = Some(MayRun::since(!side, since));
        }
        None => return,
    }
    // It may have been read after the press, and the clock that may run while it did.
    let since = account.may_run.and_then(|it| it.since);
    let is_read_since = |side: Color| account.read[side].is_some() && account.read[side] >= since;
    let [own, other] = [side, !side].map(is_read_since);
    if other {
        doubt_delay(&mut account.sides[!side], clock.control.per_move, Duration::MAX);
    }
    if own {
        doubt_reading(clock, side);
    }
}

/// What a move was thought about, at most `longest`, before its clock was read has used some of its delay.
fn doubt_delay(doubt: &mut Doubt, per_move: PerMove, longest: Duration) {
    match per_move {
        PerMove::Delay(most) => doubt.less = doubt.less.saturating_add(longest.min(most)),
        PerMove::Bronstein(most) => doubt.more = doubt.more.saturating_add(longest.min(most)),
        PerMove::Nothing | PerMove::Increment(_) => {}
    }
}

/// A press of `side`, whose clock is held to run, is proved at `at`, and was not seen; `left` is recorded.
pub fn prove_press(clock: &mut Clock, side: Color, at: Moment, left: Duration) {
    put_down(clock, at);
    let may_run = clock.table.as_ref().and_then(|it| it.may_run);
    let read = may_run.map(|it| it.granted).unwrap_or_default();
    // If both pressed, two moves are reckoned as one and one of no time: the second has no delay left of what it thought.
    let per_move = clock.control.per_move;
    let is_answered = may_run.is_some_and(|may_run| may_run.answered == Answered::Perhaps);
    if let (true, PerMove::Delay(most) | PerMove::Bronstein(most), Some(account)) =
        (is_answered, per_move, clock.table.as_mut())
    {
        let doubt = &mut account.sides[side];
        doubt.less = doubt.less.saturating_add(most);
    }
    for reader in Color::ALL
        .into_iter()
        .filter(|reader| read[*reader] == Granted::PerhapsRead)
    {
        let granted = granted(clock, reader);
        if let Some(account) = &mut clock.table {
            let doubt = &mut account.sides[reader];
            doubt.less = doubt.less.saturating_add(granted);
        }
    }
    clock.press(side, at, left);
}

/// A half-move at `at` proves that the clock of `side` was started before.
pub fn prove_start(clock: &mut Clock, side: Color, at: Moment) {
    put_down(clock, at);
    settle(clock);
    clock.run(side, at);
}

/// The account was interrupted, or does not fit.
pub fn interrupt(clock: &mut Clock) {
    if let Some(account) = &mut clock.table {
        for doubt in account.sides.iter_mut() {
            doubt.counted = Counted::Interrupted;
        }
    }
}

/// Keeps what the clock of a side showed before its first press, whatever is added later.
pub fn keep_start(clock: &mut Clock, side: Color, left: Duration) {
    clock.sides[side].at_the_start = left;
}

/// Changes a clock without a word about what it shows: the account stays.
pub fn keeping(clock: &mut Clock, change: impl FnOnce(&mut Clock)) {
    let account = clock.table.clone();
    change(clock);
    clock.table = account;
}

/// Puts down what is in doubt up to `at`; what comes after that is a doubt of its own.
pub fn put_down(clock: &mut Clock, at: Moment) {
    let running = clock.running();
    let Some(account) = &mut clock.table else { return };
    let Some(may_run) = account.may_run else { return };
    let Some(since) = may_run.since else { return };
    let span = |side: Color| at.since(since.max(account.read[side].unwrap_or(since)));
    let (side, other) = (may_run.side, !may_run.side);
    let (longer, shorter) = (span(side), span(other));
    let doubt = &mut account.sides[side];
    doubt.less = doubt.less.saturating_add(longer);
    doubt.longer = doubt.longer.saturating_add(longer);
    if running == Some(other) {
        let doubt = &mut account.sides[other];
        doubt.more = doubt.more.saturating_add(shorter);
        doubt.shorter = doubt.shorter.saturating_add(shorter);
    }
    account.may_run = Some(MayRun {
        since: Some(since.max(at)),
        ..may_run
    });
}

/// Both clocks are stopped at `at`.
pub fn halt(clock: &mut Clock, at: Moment) {
    put_down(clock, at);
    let runs = clock.running.is_some();
    let may_run = clock.table.as_mut().and_then(|it| it.may_run.as_mut());
    if let Some(may_run) = may_run.filter(|_| runs) {
        may_run.since = None;
    }
}

/// `side` runs from `at` on, after the other or after none.
pub fn run(clock: &mut Clock, side: Color, at: Moment) {
    let running = clock.running();
    let Some(account) = &mut clock.table else { return };
    match (&mut account.may_run, running) {
        // It goes on after both were stopped.
        (Some(may_run), None) if may_run.side != side => may_run.since = Some(at),
        // Somebody who pressed was running: the press before it was not told.
        (None, Some(_)) => account.may_run = Some(MayRun::since(side, account.runs_since)),
        _ => {}
    }
    account.runs_since = at;
    if running.is_some() || account.may_run.is_some_and(|may_run| may_run.side == side) {
        put_down(clock, at);
        settle(clock);
    }
}

/// What the clock of `side` shows at `at` was read or set, and with it what `side` has used, if `used` says so.
pub fn shown(clock: &mut Clock, side: Color, at: Moment, used: Used) {
    put_down(clock, at);
    // The move in hand is reckoned anew from here, with a delay of its own; the clock on the table goes on with the one it has.
    let (thought, per_move) = (clock.thought(side, at), clock.control.per_move);
    let Some(account) = &mut clock.table else { return };
    let doubt = &mut account.sides[side];
    let longest = match *doubt == Doubt::default() {
        true => thought,
        false => Duration::MAX,
    };
    *doubt = match used {
        Used::Follows => Doubt {
            cut: doubt.cut,
            ..Doubt::default()
        },
        Used::Stays => Doubt {
            longer: doubt.longer,
            shorter: doubt.shorter,
            set_longer: doubt.longer,
            set_shorter: doubt.shorter,
            cut: doubt.cut,
            ..Doubt::default()
        },
    };
    doubt_delay(doubt, per_move, longest);
    account.read[side] = Some(at);
    let may_have_pressed = |may_run: MayRun| may_run.side != side || may_run.answered == Answered::Perhaps;
    if account.may_run.is_some_and(may_have_pressed) {
        doubt_reading(clock, side);
    }
}

/// What `side` has used cannot be less than nothing: it is reckoned longer by so much, and no more by what it was before.
pub fn cut_short(clock: &mut Clock, side: Color, earlier: Duration, cut: Duration) {
    if let Some(account) = &mut clock.table {
        let doubt = &mut account.sides[side];
        doubt.cut = doubt.cut.saturating_sub(earlier).saturating_add(cut);
    }
}

/// The press that was in doubt is settled.
pub fn settle(clock: &mut Clock) {
    if let Some(account) = &mut clock.table {
        account.may_run = None;
    }
}

/// Returns the least and the most that a press of `side` leaves.
pub fn left_after(clock: &Clock, side: Color, press: impl Fn(&Clock) -> Duration) -> (Duration, Duration) {
    let doubt = clock.table.as_ref().map(|it| it.sides[side]).unwrap_or_default();
    let (least, most) = (with_less(clock, side, doubt.less), with_more(clock, side, doubt.more));
    (press(&least), press(&most))
}

/// `side` pressed at `at` and is reckoned to have `left`, where it may have the least and the most.
pub fn pressed(clock: &mut Clock, side: Color, at: Moment, left: Duration, between: (Duration, Duration)) {
    settle(clock);
    enclose(clock, side, left, between);
    if let Some(account) = &mut clock.table {
        account.runs_since = at;
    }
}

/// `side` is reckoned to have `left`, where it may have the least and the most.
pub fn enclose(clock: &mut Clock, side: Color, left: Duration, (least, most): (Duration, Duration)) {
    if let Some(account) = &mut clock.table {
        let doubt = &mut account.sides[side];
        doubt.less = left.saturating_sub(least);
        doubt.more = most.saturating_sub(left);
    }
}

/// What was read of the clock of `side` may hold what the press in doubt grants, and it has used as much more then.
fn doubt_reading(clock: &mut Clock, side: Color) {
    let granted = granted(clock, side);
    let Some(account) = &mut clock.table else { return };
    if let Some(may_run) = &mut account.may_run {
        may_run.granted[side] = Granted::PerhapsRead;
        let doubt = &mut account.sides[side];
        doubt.longer = doubt.longer.saturating_add(granted);
    }
}

/// Returns the most that a press of `side` may grant now.
fn granted(clock: &Clock, side: Color) -> Duration {
    const SOMETHING: Duration = Duration::from_millis(1);
    let mut stopped = clock.clone();
    settle(&mut stopped);
    stopped.running = None;
    stopped.sides[side].thought = Duration::ZERO;
    stopped.sides[side].left_before_move += SOMETHING;
    let (at, left) = (Moment(0), stopped.sides[side].left_before_move);
    let for_the_thought = match clock.control.per_move {
        PerMove::Bronstein(most) => most,
        PerMove::Nothing | PerMove::Increment(_) | PerMove::Delay(_) => Duration::ZERO,
    };
    stopped.left_after_press(side, at).saturating_sub(left) + for_the_thought
}

fn known(account: &Account, side: Color) -> Option<Doubt> {
    Some(account.sides[side]).filter(|it| it.counted == Counted::Throughout)
}

/// Returns the clock as it is held to be, as it is if the press that may have been made was made at once, and if both have
/// pressed then where both may have; each as far as one side goes, which is known since it was read.
fn worlds(clock: &Clock, account: &Account, about: Color) -> Vec<Clock> {
    let mut worlds = vec![clock.clone()];
    let Some(may_run) = account.may_run else {
        return worlds;
    };
    let side = may_run.side;
    let is_stopped = may_run.since.is_none();
    let since = may_run.since.unwrap_or_default();
    let at = since.max(account.read[about].unwrap_or(since));
    let mut pressed = clock.clone();
    settle(&mut pressed);
    if is_stopped || pressed.running() == Some(!side) {
        press_in(&mut pressed, !side, at);
    }
    pressed.running = Some(Running { side, since: at });
    if may_run.answered == Answered::Perhaps {
        let mut both = pressed.clone();
        press_in(&mut both, side, at);
        both.running = Some(Running { side: !side, since: at });
        worlds.push(both);
    }
    worlds.push(pressed);
    if is_stopped {
        worlds.iter_mut().for_each(|world| world.running = None);
    }
    worlds
}

fn press_in(world: &mut Clock, side: Color, at: Moment) {
    let left = world.left_after_press(side, at);
    world.press(side, at, left);
}

fn with_less(clock: &Clock, side: Color, by: Duration) -> Clock {
    let mut clock = clock.clone();
    let left = &mut clock.sides[side].left_before_move;
    *left = left.saturating_sub(by);
    clock
}

fn with_more(clock: &Clock, side: Color, by: Duration) -> Clock {
    let mut clock = clock.clone();
    let left = &mut clock.sides[side].left_before_move;
    *left = left.saturating_add(by);
    clock
}

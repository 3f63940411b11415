//! Whether a journal makes sense. Its chain shows that a line was changed by somebody who did not seal the lines anew; but
//! whoever knows the form can, and then only what the lines say can betray it.
//!
//! Each check is one that every journal of this program passes. A journal that passes all of them is consistent, no more:
//! what was left out, or written with care, is found only with the words of its head (`src/core/language/head_words.rs`).

use std::time::Duration;

use super::moment::milliseconds;
use super::{Clock, ClockKind, Event, Game, Gap, Mode, Moment, PeriodsHad, Recorded, Role};

/// What makes no sense about a line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Doubt {
    /// It happened before the line above it.
    GoesBack,
    /// A game is opened once.
    OpenedAgain,
    /// The arbiter's word for this device is of after the opening, or more than a day older (P.5).
    AuthorisedAnotherDay,
    /// The result stood, and this may not follow it.
    BehindTheResult,
    /// It is on the word of an arbiter of these initials, and the event has none.
    NoSuchArbiter(String),
    /// It is on the word of an arbiter who was not at the keys.
    NotAtTheKeys(String),
    /// An arbiter was at the keys, and it bears no initials.
    Unsigned,
    /// Only an arbiter decides this, and none was at the keys (P.1).
    NeedsArbiter,
    /// A time is not the one that follows from the moments.
    OtherTime,
    /// A number is beyond what can be.
    Absurd,
}

impl Doubt {
    /// Returns its name, as the messages have it.
    pub fn name(&self) -> &'static str {
        match self {
            Doubt::GoesBack => "goes-back",
            Doubt::OpenedAgain => "opened-again",
            Doubt::AuthorisedAnotherDay => "authorised-another-day",
            Doubt::BehindTheResult => "behind-the-result",
            Doubt::NoSuchArbiter(_) => "no-such-arbiter",
            Doubt::NotAtTheKeys(_) => "not-at-the-keys",
            Doubt::Unsigned => "unsigned",
            Doubt::NeedsArbiter => "needs-arbiter",
            Doubt::OtherTime => "other-time",
            Doubt::Absurd => "absurd",
        }
    }

    /// Returns whose initials it is about.
    pub fn initials(&self) -> Option<&str> {
        match self {
            Doubt::NoSuchArbiter(initials) | Doubt::NotAtTheKeys(initials) => Some(initials),
            _ => None,
        }
    }
}

/// No time that can be keyed or agreed upon for a period is longer, in milliseconds: 100 hours.
const LONGEST_MS: u64 = 100 * 3600 * 1000;
/// No journal is kept, and no game left alone, for longer, in milliseconds: ten years.
const LONGEST_WAIT_MS: u64 = 10 * 365 * 24 * 3600 * 1000;

/// Returns what makes no sense, each with the index of its record. A journal that does not begin with a usable opening holds
/// no game, and nothing is said about it.
pub fn doubts(journal: &[Recorded]) -> Vec<(usize, Doubt)> {
    let Ok(mut game) = Game::replay(&journal[..journal.len().min(1)]) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut before = Moment(0);
    let mut counted: Option<(Moment, Option<Clock>)> = None;
    for (index, recorded) in journal.iter().enumerate() {
        // A press that is decided together with a dash, or with the proof of another, is reckoned with the clock before it.
        let together = counted.as_ref().filter(|(at, _)| *at == recorded.at);
        let clocks = [game.clock(), together.and_then(|(_, clock)| clock.as_ref())];
        let reckons = |clock: Option<&Clock>| is_reckoned(&game, clock, recorded);
        let checks = [
            (recorded.at < before).then_some(Doubt::GoesBack),
            about_the_opening(&game, recorded, index),
            is_absurd(recorded).then_some(Doubt::Absurd),
            (!may_follow_the_result(&game, &recorded.event)).then_some(Doubt::BehindTheResult),
            about_the_arbiter(&game, recorded),
            (!reckons(clocks[0]) && !clocks[1].is_some_and(|it| reckons(Some(it)))).then_some(Doubt::OtherTime),
        ];
        found.extend(checks.into_iter().flatten().map(|it| (index, it)));
        match recorded.event {
            Event::Dashed { .. } | Event::PressProved { .. } => counted = Some((recorded.at, game.clock().cloned())),
            Event::ArbiterNoted { .. } => {}
            _ => counted = None,
        }
        before = before.max(recorded.at);
        game.apply(recorded);
    }
    found
}

fn about_the_opening(game: &Game, recorded: &Recorded, index: usize) -> Option<Doubt> {
    match &recorded.event {
        Event::Opened(_) if index > 0 => Some(Doubt::OpenedAgain),
        Event::Opened(_) if game.opening().is_authorised_in_time() == Some(false) => Some(Doubt::AuthorisedAnotherDay),
        _ => None,
    }
}

/// Returns true for numbers that nobody can have meant.
fn is_absurd(recorded: &Recorded) -> bool {
    let (times, waits): (Vec<u64>, Vec<u64>) = match &recorded.event {
        Event::ClocksSet { white, black, .. } => ([*white, *black].into_iter().flatten().collect(), vec![]),
        Event::TimeAdded { time, .. } => (vec![*time], vec![]),
        Event::Synced { left, .. } => (vec![*left], vec![]),
        Event::TimeNoted { left } => (vec![left.saturating_mul(1000)], vec![]),
        Event::Reopened { gap, .. } => (vec![], gap.and_then(Gap::known).into_iter().collect()),
        Event::Slept { gap } => (vec![], vec![*gap]),
        Event::RemindersSet { reminders } => (
            reminders.times.iter().map(|it| it.saturating_mul(1000)).collect(),
            vec![],
        ),
        Event::RoomLimited { percent } => return *percent > 100,
        _ => (vec![], vec![]),
    };
    times.into_iter().any(|it| it > LONGEST_MS)
        || waits.into_iter().any(|it| it > LONGEST_WAIT_MS)
        || recorded.at.0 > LONGEST_WAIT_MS
}

/// Says whether something may stand behind the result, if there is one: what puts the record right, who is at the keys, and
/// how the program fares, but no move and no clock.
fn may_follow_the_result(game: &Game, event: &Event) -> bool {
    let Some(outcome) = game.outcome() else {
        return true;
    };
    match event {
        // The same one again is the word of an arbiter for what a player entered.
        Event::Resulted { outcome: new } => *new != outcome || game.arbiter().is_some(),
        Event::DecidedClaim { .. } => game.claim_to_decide().is_some(),
        Event::ResultTakenBack
        | Event::Closed
        | Event::Reopened { .. }
        | Event::Slept { .. }
        | Event::Synced { .. }
        | Event::Irregular { .. }
        | Event::Annulled { .. }
        | Event::Faulted { .. }
        | Event::Penalised { .. }
        | Event::Signed { .. }
        | Event::SheetCorrected { .. }
        | Event::DashFilled { .. }
        | Event::RoomLimited { .. }
        | Event::LaidDown { .. }
        | Event::LeaveGiven { .. }
        | Event::ArbiterCame { .. }
        | Event::ArbiterLeft
        | Event::SecretSet { .. }
        | Event::ArbiterNoted { .. }
        | Event::Noted { .. }
        | Event::SealedNote { .. }
        | Event::SoundBegan { .. }
        | Event::SoundPaused
        | Event::SoundKept(_)
        | Event::JournalContinued { .. }
        | Event::HandedOver
        // Said as such, and nowhere else.
        | Event::Opened(_) => true,
        Event::Started
        | Event::Announced { .. }
        | Event::Repeated { .. }
        | Event::Corrected { .. }
        | Event::Dashed { .. }
        | Event::DashStruck
        | Event::RepeatedWrongly
        | Event::Made { .. }
        | Event::Done
        | Event::Lifted { .. }
        | Event::Touched { .. }
        | Event::Released { .. }
        | Event::Pressed { .. }
        | Event::PressProved { .. }
        | Event::PressedEarly
        | Event::Adjusted { .. }
        | Event::OfferedDraw { .. }
        | Event::DeclinedDraw { .. }
        | Event::AcceptedDraw { .. }
        | Event::ClaimedDraw { .. }
        | Event::LeftClaim { .. }
        | Event::Resigned { .. }
        | Event::Paused
        | Event::StoppedFor { .. }
        | Event::StopJudged { .. }
        | Event::Adjourning { .. }
        | Event::Resumed
        | Event::ReachedZero { .. }
        | Event::ClaimedFlag { .. }
        | Event::FlagFell { .. }
        | Event::ClocksSet { .. }
        | Event::ControlChanged { .. }
        | Event::Numbered { .. }
        | Event::RemindersSet { .. }
        | Event::Arrived { .. }
        | Event::SheetBorrowed { .. }
        | Event::SheetReturned
        | Event::SheetReplaced
        | Event::TimeAdded { .. }
        | Event::BoardsDiffer
        | Event::OtherSheetEntered { .. }
        | Event::OtherSheetStruck { .. }
        | Event::OtherSheetEnded
        | Event::BoardEntered { .. }
        | Event::CorrectionsTold
        | Event::ComparisonEnded
        | Event::Restored { .. }
        | Event::TakeBackAsked
        | Event::MoveTakenBack { .. }
        | Event::TimeNoted { .. } => false,
    }
}

/// Every line bears the initials of who was at the keys, and no others.
fn about_the_arbiter(game: &Game, recorded: &Recorded) -> Option<Doubt> {
    let in_the_event = match &recorded.event {
        Event::ArbiterCame { initials } => Some(initials),
        Event::SheetCorrected { initials, .. } => initials.as_ref(),
        _ => None,
    };
    let named = [in_the_event, recorded.by.as_ref()].into_iter().flatten();
    if let Some(unknown) = named.into_iter().find(|it| !game.knows_the_arbiter(it)) {
        return Some(Doubt::NoSuchArbiter(unknown.clone()));
    }
    // Whoever was at the keys when the program died is not there any more.
    let at_the_keys = game
        .arbiter()
        .filter(|_| !matches!(recorded.event, Event::Reopened { .. }));
    match (recorded.by.as_deref(), at_the_keys) {
        (Some(by), here) if here != Some(by) => Some(Doubt::NotAtTheKeys(by.to_owned())),
        (None, Some(_)) => Some(Doubt::Unsigned),
        (None, None) if needs_an_arbiter(game, &recorded.event) => Some(Doubt::NeedsArbiter),
        (Some(_) | None, _) => None,
    }
}

/// Says whether only the arbiter of an event can have decided this (P.1, 6.12.a, 8.7).
fn needs_an_arbiter(game: &Game, event: &Event) -> bool {
    if matches!(event, Event::SealedNote { .. }) {
        return true;
    }
    if game.mode() == Mode::Free {
        return false;
    }
    match event {
        Event::ClocksSet { .. }
        | Event::ControlChanged { .. }
        | Event::Numbered { .. }
        | Event::TimeAdded { .. }
        | Event::FlagFell { .. }
        | Event::RoomLimited { .. }
        | Event::LaidDown { .. }
        | Event::LeaveGiven { .. }
        | Event::SheetReplaced
        | Event::ResultTakenBack
        | Event::DecidedClaim { .. }
        | Event::LeftClaim { .. }
        | Event::StopJudged { .. }
        | Event::Annulled { .. }
        | Event::Faulted { .. }
        | Event::Penalised { .. }
        | Event::OtherSheetEntered { .. }
        | Event::OtherSheetStruck { .. }
        | Event::OtherSheetEnded
        | Event::BoardEntered { .. }
        | Event::CorrectionsTold
        | Event::ComparisonEnded
        | Event::TakeBackAsked
        | Event::MoveTakenBack { .. }
        | Event::Restored { .. } => true,
        Event::StoppedFor { reason, .. } => reason.is_the_arbiters(),
        Event::Adjourning { step } => step.is_the_arbiters(),
        // Ours is lent by the arbiter.
        Event::SheetBorrowed { side } => !game.announces(*side),
        Event::Irregular { kind, .. } => kind.is_the_arbiters(),
        Event::Started => game.waits_for_the_start(),
        Event::Resulted { .. } => game.outcome().is_some(),
        Event::Synced { .. } => game.opening().role != Role::Assistant,
        // Of a clock on the table it is only our reckoning that stands when the program was left.
        Event::Paused | Event::Resumed => {
            game.opening().clock != ClockKind::Table || !game.standstill().clocks.is_only_left()
        }
        _ => false,
    }
}

/// Says whether the times of a line are those that follow from the moments, to the millisecond. What happened is replayed
/// with the clock that wrote it, so nothing has to be forgiven.
fn is_reckoned(game: &Game, clock: Option<&Clock>, recorded: &Recorded) -> bool {
    let at = recorded.at;
    match (&recorded.event, clock) {
        // Earlier versions took a press behind a mate, when the clocks stood.
        (Event::Pressed { .. }, _) if game.is_ended() => true,
        (Event::Pressed { side, left }, Some(clock)) => match game.opening().clock {
            ClockKind::Table => {
                let mut clock = clock.clone();
                // Whoever presses was running: the press before it was not told.
                clock.run(*side, at);
                left.is_some_and(|it| clock.is_reckoned(*side, at, Duration::from_millis(it)))
            }
            ClockKind::Program | ClockKind::None => {
                let is_reckoned = |it| clock.is_reckoned(*side, at, Duration::from_millis(it));
                clock.running() == Some(*side) && left.is_some_and(is_reckoned)
            }
        },
        (Event::Pressed { left, .. } | Event::PressProved { left, .. }, None) => left.is_none(),
        (Event::PressProved { side, left }, Some(clock)) => {
            left.is_none_or(|left| clock.is_reckoned(*side, at, Duration::from_millis(left)))
        }
        // Journals that do not say what our reckoning was are taken at their word.
        (Event::Synced { side, ours, .. }, Some(clock)) => {
            ours.is_none_or(|it| it == milliseconds(clock.left(*side, at)))
        }
        (Event::Restored { periods, .. } | Event::MoveTakenBack { periods }, Some(clock)) => {
            periods.is_none_or(|it| it == PeriodsHad::of(clock))
        }
        (Event::Restored { periods, .. } | Event::MoveTakenBack { periods }, None) => periods.is_none(),
        (Event::ReachedZero { side }, Some(clock)) => clock.left(*side, at).is_zero(),
        (Event::ClaimedDraw { claim, .. }, clock) => claim.left.is_none_or(|it| {
            let shown = |side| clock.map(|it| milliseconds(it.left(side, at)));
            shown(shakmaty::Color::White) == Some(it.white) && shown(shakmaty::Color::Black) == Some(it.black)
        }),
        (Event::ReachedZero { .. }, None) => false,
        _ => true,
    }
}

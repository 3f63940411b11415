//! What is told when something happens to the clocks.

use std::time::Duration;

use shakmaty::Color;

use crate::desk::Earcon;
use crate::desk::report::policy::Information;
use crate::desk::report::refusal::cited;
use crate::desk::report::retell::unsupervised::in_the_log_alone;
use crate::desk::report::retell::{at_the_table, in_the_ear, in_the_room, keep_log_note};
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::report::times::{exact_or_about, left_told, whole_seconds, whole_seconds_of};
use crate::game::adjournment::{absent_since, lateness};
use crate::game::flag_before_end::flag_before_end;
use crate::game::half_known::present_position;
use crate::game::laws::{Class, Subject, Unsupervised, is_own_flag, matter_subject};
use crate::game::{By, Clock, ClockKind, Event, Game, Gap, Mode, Moment, Recorded, TimeControl, table_clock};
use crate::language::{Message, Value, Word};

/// Returns what is told about an event of the clocks, given the game before it.
pub(in crate::desk) fn tellings(game: &Game, recorded: &Recorded, speaker: &Speaker) -> Vec<Telling> {
    let at = recorded.at;
    match &recorded.event {
        // White's clock is spoken of only where it was not started with the game.
        Event::Started if game.waits_for_the_start() || game.starts_with_the_first_move() => {
            let side = speaker.side(game.side_on_the_clock());
            let tellings = at_the_table(speaker, &Message::ClocksStarted { side });
            tellings.into_iter().map(|it| it.with(Earcon::ClockStarted)).collect()
        }
        Event::Reopened { gap: Some(gap), .. } if game.has_clock() => gap_of(game, speaker, *gap),
        Event::Slept { gap } => slept(game, speaker, *gap),
        Event::Synced { side, left, .. } => synced(game, speaker, *side, *left),
        // In free mode the zero of a clock on the table is seen there, and ours may differ.
        Event::ReachedZero { .. } if game.opening().clock == ClockKind::Table && game.mode() == Mode::Free => {
            Vec::new()
        }
        Event::ReachedZero { side } => {
            let message = Message::ZeroReached {
                side: speaker.side(*side),
            };
            // A4d of 2009: the arbiter calls no flag, unless both have fallen.
            if game.waits_for_claims() && !game.reached_zero(!*side) {
                return vec![in_the_log_alone(speaker, Information::ReachedZero, message)];
            }
            let telling = speaker.report(Information::ReachedZero, &message);
            vec![match game.is_a_clock() {
                true => telling.with(Earcon::Edge),
                false => telling,
            }]
        }
        Event::ClaimedFlag { .. } | Event::FlagFell { .. } if game.is_a_clock() => {
            at_the_table(speaker, &Message::Paused)
        }
        Event::ClaimedFlag { side } => {
            // D.2.9.e: a claim that is the program's duty is said by it, whoever announces the moves.
            let mut tellings = claim_aloud(game, speaker, *side);
            tellings.extend(note_late_flag(game, speaker));
            tellings.extend(count_at_the_flag(game, speaker, *side, at));
            // Of both flags the opponent's is claimed last, and the own one is no claim of the opponent's.
            let claimant = Some(!*side).filter(|_| !is_own_flag(game, *side));
            tellings.extend(claimant.and_then(|it| claimant_without_time(game, speaker, it, at)));
            tellings
        }
        Event::FlagFell { side } => {
            let mut tellings: Vec<Telling> = note_late_flag(game, speaker).into_iter().collect();
            tellings.extend(count_at_the_flag(game, speaker, *side, at));
            tellings.extend(flag_that_nobody_claimed(game, speaker, *side));
            tellings
        }
        Event::TimeAdded { side, time, .. } => at_the_table(
            speaker,
            &Message::TimeAdded {
                side: speaker.side(*side),
                time: whole_seconds_of(*time),
            },
        ),
        Event::ControlChanged { control } => control_changed(game, recorded, speaker, control),
        Event::RemindersSet { reminders } => in_the_ear(speaker, speaker.reminders(reminders)),
        Event::Arrived { side } => arrived(game, speaker, *side, at),
        // What the clocks show then is told by the desk, which knows what time it is.
        _ => Vec::new(),
    }
}

/// Tells a claim aloud; of both flags that are claimed at once the first alone is.
fn claim_aloud(game: &Game, speaker: &Speaker, side: Color) -> Vec<Telling> {
    match game.opening().duties.claims {
        _ if game.flag() == Some(!side) && is_own_flag(game, !side) && !game.is_flag_called() => Vec::new(),
        // D.2.9.e: a claim that is the program's duty is said by it, whoever announces the moves.
        By::Program if speaker.speaks_in_room() => vec![speaker.room_phrase(Word::ClaimsFlag)],
        _ => in_the_room(speaker, game, Word::ClaimsFlag, Message::Noted),
    }
}

/// 6.3.a: the arbiter keeps what the time control was before.
fn control_changed(game: &Game, recorded: &Recorded, speaker: &Speaker, control: &TimeControl) -> Vec<Telling> {
    let new = speaker.control(control);
    let note = match game.time_control() {
        Some(before) => Message::NoteControlSet {
            new: new.clone(),
            old: speaker.control(before),
        },
        None => Message::ControlSet { control: new.clone() },
    };
    let told = at_the_table(speaker, &Message::ControlSet { control: new });
    told.into_iter()
        .chain(keep_log_note(game, recorded, speaker, note))
        .collect()
}

/// 6.7: whoever comes is noted, with how late it was; the arbiter decides what follows.
fn arrived(game: &Game, speaker: &Speaker, side: Color, at: Moment) -> Vec<Telling> {
    let mut tellings = in_the_ear(speaker, Message::Noted);
    if let Some(since) = absent_since(game, side) {
        tellings.extend(arrived_after_resumption(game, speaker, side, lateness(game, since, at)));
        return tellings;
    }
    // Of an adjourned game only the resumption counts, and to that no one is late who was not awaited.
    let is_the_first = !game.is_adjourned() && game.adjournment().resumed.is_none();
    let late = game.started_at().filter(|_| is_the_first).map(|it| at.since(it));
    if let (Some(late), Some(limit)) = (late, game.default_time()) {
        let passed = if late > limit { "yes" } else { "no" };
        let (late, side) = (whole_seconds(late), speaker.side(side));
        let message = match late.is_zero() {
            true => Message::NoteArrivedAtStart { side },
            false => Message::NoteArrived {
                side,
                late,
                limit,
                passed: passed.into(),
            },
        };
        let message = cited(game.rules(), Some(Subject::DefaultTime), message);
        tellings.push(speaker.report(Information::Irregularity, &message));
    }
    tellings
}

/// E.10: until 2009 it is an hour, since then the default time of the start.
fn arrived_after_resumption(
    game: &Game,
    speaker: &Speaker,
    side: Color,
    (late, is_agreed): (Duration, bool),
) -> Option<Telling> {
    let limit = game.resumption_default()?;
    let counted = if is_agreed { "agreed" } else { "here" }.into();
    let passed = if late > limit { "yes" } else { "no" }.into();
    let (late, side) = (whole_seconds(late), speaker.side(side));
    let message = match late.is_zero() {
        true => Message::NoteArrivedAtResumption { side, counted },
        false => Message::NoteArrivedResumption {
            side,
            late,
            counted,
            limit,
            passed,
        },
    };
    let message = cited(game.rules(), Some(Subject::ResumptionLate), message);
    Some(speaker.report(Information::Irregularity, &message))
}

/// D.2.5.c: the number of the own move, where it was asked for.
pub(in crate::desk) fn number_of_the_move(game: &Game, speaker: &Speaker, side: Color) -> Option<Telling> {
    let is_told = game.reminders().moves && game.opening().blind.serves(side);
    let number = u32::try_from(game.moves_made(side)).unwrap_or(u32::MAX);
    is_told.then(|| speaker.report(Information::Reminder, &Message::ReminderMove { number: number.into() }))
}

/// 8.4: who need not write is the arbiter's to know, with both times.
pub(in crate::desk) fn who_is_exempt(game: &Game, speaker: &Speaker, at: Moment) -> Option<Telling> {
    // In rapid chess and blitz nobody has to write (A.2).
    let is_known = table_clock::lost_times(game, at).is_empty();
    let clock = game.clock().filter(|_| game.class() == Class::Standard && is_known)?;
    let exempt = match Color::ALL.map(|side| game.is_exempt(side, at) == Some(true)) {
        [true, true] => "both",
        [true, false] => "white",
        [false, true] => "black",
        [false, false] => "nobody",
    };
    let left = |side| left_told(game, clock, side, at);
    let message = Message::NoteExempt {
        exempt: exempt.into(),
        about: exact_or_about(game).to_owned(),
        white_left: left(Color::White),
        black_left: left(Color::Black),
    };
    let subject = match exempt {
        "nobody" => Subject::Recording,
        _ => Subject::NoNeedToWrite,
    };
    let message = cited(game.rules(), Some(subject), message);
    Some(speaker.report(Information::Irregularity, &message))
}

/// 8.5.c: what is noted before a game is reconstructed.
pub(in crate::desk) fn before_the_reconstruction(game: &Game, speaker: &Speaker, at: Moment) -> Option<Telling> {
    let clock = game.clock()?;
    let left = |side| match left_told(game, clock, side, at) {
        Value::Message(message) => message,
        Value::Time(time) => Box::new(Message::TimeSpan { time }),
        Value::Text(_) | Value::Number(_) | Value::Phrase(_) => Box::new(Message::TimeUnknown),
    };
    let completed = Color::ALL.map(|side| game.moves_completed(side)).iter().sum::<usize>();
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let message = Message::NoteReconstruction {
        about: exact_or_about(game).to_owned(),
        fen: match present_position(game) {
            Some(position) => position.fen(),
            None => speaker.text(&Message::PositionUnknown),
        },
        moves: count(game.half_moves_made()).into(),
        completed: count(completed).into(),
        side: speaker.side(game.side_on_the_clock()),
        white_left: left(Color::White),
        black_left: left(Color::Black),
    };
    let message = cited(game.rules(), Some(Subject::ReconstructingSheets), message);
    Some(speaker.report(Information::Irregularity, &message))
}

/// What the official clock shows is time left: in an event whoever entered it hears only that it was noted.
fn synced(game: &Game, speaker: &Speaker, side: Color, left: u64) -> Vec<Telling> {
    let message = Message::ClockSynced {
        side: speaker.side(side),
        left: whole_seconds_of(left),
    };
    let mut tellings = vec![speaker.report(Information::ClockTimes, &message)];
    if game.mode() == Mode::Event && game.arbiter().is_none() {
        tellings.extend(in_the_ear(speaker, Message::Noted));
    }
    tellings
}

/// The gap is said to the player, and kept for the arbiter, who decides what becomes of it.
fn gap_of(game: &Game, speaker: &Speaker, gap: Gap) -> Vec<Telling> {
    if game.opening().clock == ClockKind::Table {
        return account_gap(game, speaker, gap);
    }
    let mut tellings = match gap {
        // "0 seconds" is no gap to anybody.
        Gap::Known(gap) if whole_seconds_of(gap).is_zero() => Vec::new(),
        Gap::Known(gap) => {
            let time = whole_seconds_of(gap);
            at_the_table(speaker, &Message::GapNobody { time })
        }
        Gap::Unknown => at_the_table(speaker, &Message::GapUnknown),
    };
    tellings.extend(noted_gap(game, speaker, gap));
    tellings
}

/// A clock on the table may have gone on, or have been stopped.
fn account_gap(game: &Game, speaker: &Speaker, gap: Gap) -> Vec<Telling> {
    let message = match gap {
        Gap::Known(gap) if !whole_seconds_of(gap).is_zero() => Message::GapTable {
            time: whole_seconds_of(gap),
        },
        Gap::Known(_) | Gap::Unknown => Message::GapTableUnknown,
    };
    let mut tellings = at_the_table(speaker, &message);
    tellings.extend((game.mode() == Mode::Event).then(|| speaker.report(Information::Irregularity, &message)));
    tellings
}

fn noted_gap(game: &Game, speaker: &Speaker, gap: Gap) -> Option<Telling> {
    let noted = match gap {
        Gap::Known(gap) => Message::NoteGap {
            time: whole_seconds_of(gap),
        },
        Gap::Unknown => Message::NoteGapUnknown,
    };
    (game.mode() == Mode::Event).then(|| speaker.report(Information::Irregularity, &noted))
}

fn slept(game: &Game, speaker: &Speaker, gap: u64) -> Vec<Telling> {
    let time = whole_seconds_of(gap);
    let told = |message| at_the_table(speaker, &message);
    match game.opening().clock {
        ClockKind::Program if game.clocks_stand() => told(Message::Slept { time }),
        ClockKind::Program if game.mode() == Mode::Event => {
            let mut tellings = told(Message::Slept { time });
            tellings.extend(at_the_table(speaker, &Message::GapArbiter));
            tellings.extend(noted_gap(game, speaker, Gap::Known(gap)));
            tellings
        }
        ClockKind::Program => told(Message::SleptClocksStand { time }),
        ClockKind::Table => told(Message::SleptClockWentOn { time }),
        ClockKind::None => told(Message::Slept { time }),
    }
}

/// 6.4: what the arbiter needs to know when a flag is down.
fn count_at_the_flag(game: &Game, speaker: &Speaker, side: Color, at: Moment) -> Vec<Telling> {
    if game.mode() == Mode::Free {
        return Vec::new();
    }
    let mut messages = vec![moves_at_the_flag(game, speaker, side, at)];
    messages.extend(made_at_flag(game, speaker, side));
    let report = |message| speaker.report(Information::Irregularity, message);
    let mut tellings: Vec<Telling> = messages.iter().map(report).collect();
    tellings.extend(times_at_the_flag(game, speaker, side, at));
    // 6.11: where both came to zero, the order matters, and is known of the program's clock alone.
    let first = game.first_zero().filter(|_| game.opening().clock == ClockKind::Program);
    if let (Some(first), true) = (first, game.reached_zero(!side)) {
        let message = Message::NoteFirstZero {
            side: speaker.side(first),
        };
        tellings.push(speaker.report(Information::Irregularity, &message));
    }
    tellings
}

/// 5.1.a, 5.2.a: the arbiter alone reads that the position had ended the game before the flag was claimed.
fn note_late_flag(game: &Game, speaker: &Speaker) -> Option<Telling> {
    let is_ended = game.is_ended() && game.mode() == Mode::Event && flag_before_end(game).is_none();
    let (matter, _) = game.ended_by_the_laws().filter(|_| is_ended)?;
    let message = cited(game.rules(), matter_subject(game, matter), Message::EndedByPosition);
    Some(speaker.report(Information::EndOfGame, &message))
}

/// A.4.c of 2014: where nobody supervises, who claims must have time left once the clocks are stopped.
fn claimant_without_time(game: &Game, speaker: &Speaker, claimant: Color, at: Moment) -> Option<Telling> {
    let needs_time = game.is_unsupervised() && game.rules().time_claim_needs_time;
    let has_none = |clock: &Clock| clock.left(claimant, at).is_zero() || game.reached_zero(claimant);
    let lacks_it = needs_time && game.mode() == Mode::Event && game.clock().is_some_and(has_none);
    let side = speaker.side(claimant);
    lacks_it.then(|| {
        let message = Message::NoteClaimantWithoutTime { side };
        of_an_unsupervised_game(game, speaker, Unsupervised::Flag, message)
    })
}

/// A.4.c of 2014: where nobody supervises, a player claims a flag. Before, an arbiter who calls one has said that it was claimed.
fn flag_that_nobody_claimed(game: &Game, speaker: &Speaker, side: Color) -> Option<Telling> {
    let calls_none = game.is_unsupervised() && !game.rules().arbiter_calls_flags;
    let is_claimed = game.flag().is_some() || game.reached_zero(!side);
    let is_called = calls_none && !game.waits_for_claims() && game.mode() == Mode::Event && !is_claimed;
    is_called.then(|| of_an_unsupervised_game(game, speaker, Unsupervised::FlagCalled, Message::NoteFlagNotClaimed))
}

fn of_an_unsupervised_game(game: &Game, speaker: &Speaker, point: Unsupervised, message: Message) -> Telling {
    let subject = point.subject(game.class());
    speaker.report(Information::Irregularity, &cited(game.rules(), Some(subject), message))
}

/// The number that is required is the clock's, whose counter counts presses; where that is not the number of moves completed
/// on the sheet, both are named (GLO:move-counter).
fn moves_at_the_flag(game: &Game, speaker: &Speaker, side: Color, at: Moment) -> Message {
    let by_the_laws = game.moves_completed_by_the_laws(side);
    let name = speaker.side(side);
    let Some(clock) = game.clock() else {
        return Message::NoteFlagNoControl {
            side: name,
            moves: by_the_laws.into(),
        };
    };
    let required = clock.required(side, at);
    // Behind the last control none is too late.
    let completed = required.map_or(by_the_laws, |_moves| game.moves_in_time(side));
    let too_late = by_the_laws.saturating_sub(completed);
    let moves = completed.into();
    let counted = clock
        .presses(side)
        .saturating_sub(u16::try_from(too_late).unwrap_or_default());
    // 6.13: no claim rests on what a display shows.
    let by_the_sheet = |message| cited(game.rules(), Some(Subject::Displays), message);
    match (required, usize::from(counted) == completed) {
        (Some(required), true) => {
            let message = of_required(name, completed, required);
            cited(game.rules(), Some(Subject::ControlChecked), message)
        }
        (Some(required), false) => by_the_sheet(counted_of_required(name, counted, required, completed)),
        (None, true) => Message::NoteFlagOpen { side: name, moves },
        (None, false) => by_the_sheet(Message::NoteFlagOpenCounted {
            side: name,
            counted: counted.into(),
            moves,
        }),
    }
}

/// Says how many of the moves that were required are completed; more than those are named next to it.
fn of_required(side: String, completed: usize, required: u32) -> Message {
    let is_more = u32::try_from(completed).unwrap_or(u32::MAX) > required;
    let (moves, required) = (completed.into(), required.into());
    match is_more {
        true => Message::NoteFlagMet { side, moves, required },
        false => Message::NoteFlag { side, moves, required },
    }
}

/// The same by the counter of the clock, next to what the sheet shows.
fn counted_of_required(side: String, counted: u16, required: u32, completed: usize) -> Message {
    let is_more = u32::from(counted) > required;
    let (counted, required, moves) = (counted.into(), required.into(), completed.into());
    match is_more {
        true => Message::NoteFlagCountedMet {
            side,
            counted,
            required,
            moves,
        },
        false => Message::NoteFlagCounted {
            side,
            counted,
            required,
            moves,
        },
    }
}

/// D.2.3: a move is made before it is completed, and the flag may fall between.
fn made_at_flag(game: &Game, speaker: &Speaker, side: Color) -> Option<Message> {
    let number = game.number_made_and_not_completed(side)?.into();
    let side = speaker.side(side);
    let message = match game.opening().clock {
        ClockKind::Table => Message::NoteFlagMadeUntold { side, number },
        ClockKind::Program | ClockKind::None => Message::NoteFlagMade { side, number },
    };
    Some(cited(game.rules(), Some(Subject::Completing), message))
}

/// Returns what is told of a period whose time came ahead of the counter: the arbiter leaves the times or sets them, and
/// knows what follows (6.3.b, 7.1).
pub(in crate::desk) fn periods_had(clock: &Clock, speaker: &Speaker) -> Vec<Message> {
    let had = |side| {
        let (moves, time) = clock.had_ahead(side)?;
        Some(Message::PeriodHad {
            side: speaker.side(side),
            moves: moves.into(),
            time,
        })
    };
    Color::ALL.into_iter().filter_map(had).collect()
}

/// 6.8: what both clocks showed, and whether the one in question stood at zero.
fn times_at_the_flag(game: &Game, speaker: &Speaker, side: Color, at: Moment) -> Option<Telling> {
    let is_known = table_clock::lost_times(game, at).is_empty();
    let clock = game.clock().filter(|_| is_known)?;
    // "0 seconds" would be no time to claim with (A.4.c of 2014).
    let is_a_moment = |side| !game.is_about() && !game.reached_zero(side) && lacks_whole_second(clock.left(side, at));
    let left = |side| match is_a_moment(side) {
        true => Message::TimeUnderASecond.into(),
        false => left_told(game, clock, side, at),
    };
    let is_zero = game.reached_zero(side) || clock.left(side, at).is_zero();
    let (white_left, black_left) = (left(Color::White), left(Color::Black));
    let side = speaker.side(side);
    let zero = if is_zero { "reached" } else { "not-reached" }.into();
    let message = match game.is_about() {
        true => Message::NoteFlagTimesAbout {
            white_left,
            black_left,
            side,
            zero,
        },
        false => Message::NoteFlagTimes {
            white_left,
            black_left,
            side,
            zero,
        },
    };
    Some(speaker.report(Information::Irregularity, &message))
}

fn lacks_whole_second(left: Duration) -> bool {
    !left.is_zero() && left < Duration::from_secs(1)
}

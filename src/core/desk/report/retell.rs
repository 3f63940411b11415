//! What is told when something is recorded: one home for the live table and for the retelling of a journal.

use std::sync::Arc;
use std::time::Duration;

use shakmaty::Color;

use crate::game::half_known::{last_known, position_to_move};
use crate::game::keys::{Keys, keys_of};
use crate::game::laws::{Rules, Subject, decisive, matter_subject};
use crate::game::notation::Threat;
use crate::game::open_faults::{IllegalHalfMove, settled};
use crate::game::own_sheet::is_log;
use crate::game::{
    ArbiterNote, AskedAbout, By, ClaimGround, ClaimNotTaken, Condition, Event, Fault, FaultKind, Game, Mode, Move,
    MoveAsSaid, NotationStyle, Outcome, Position, Recorded, Role, Said, San, Sight, StopReason, table_clock,
    unreplaced_pawn,
};
use crate::language::{CommandWord, Message, Voices, Word};

use crate::desk::command::set_up;
use crate::desk::entry::AsEntered;
use crate::desk::report::note_time::NoteTime;
use crate::desk::report::policy::Information;
use crate::desk::report::refusal::cited;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::report::terms::leave_named;
use crate::desk::{Channel, DeskSettings, Earcon, OpenError};

mod adjournment;
pub(in crate::desk) mod arbiter_call;
mod clock_face;
mod clocks;
mod comparison;
mod draw_claims;
mod follower;
mod irregularities;
mod other_board;
mod penalties;
mod requests;
mod score;
mod signing;
mod sound;
mod touch;
mod unsupervised;

pub(in crate::desk) use adjournment::logged as adjournment_logged;
pub use clock_face::{ClockFace, ClockSide, Known};
pub(in crate::desk) use clocks::periods_had;
pub(in crate::desk) use comparison::{corrections, reports, struck, struck_by_going_back, verdict};
pub(in crate::desk) use draw_claims::{claimed, finding, left_to_an_arbiter, note as claim_note};
pub(in crate::desk) use follower::open_matter;
pub use follower::{Follower, Shown, Standing};
pub(in crate::desk) use irregularities::irregular;
pub(in crate::desk) use penalties::{fault_of, half_move, penalised_in, way_back};
pub(in crate::desk) use score::{counted, resulted, scored};
pub(in crate::desk) use signing::signed;

/// Returns what a pipe printed for a journal, line by line, and the game at its end.
///
/// # Errors
///
/// Returns [`OpenError`] if the journal holds no game or the settings name something that is not there.
pub fn retell(
    journal: &[Recorded],
    settings: &DeskSettings,
    voices: &Arc<Voices>,
) -> Result<(Vec<(Channel, String)>, Game), OpenError> {
    let mut game = Game::replay(&journal[..journal.len().min(1)])?;
    let speaker = Speaker::new(game.opening(), settings.clone(), Arc::clone(voices))?;
    let mut lines = Vec::new();
    for recorded in journal {
        let mut told = tellings(&game, recorded, &speaker);
        let found = game.findings(&recorded.event);
        game.apply(recorded);
        told.extend(tellings_of_findings(&game, &found, &speaker));
        lines.extend(
            told.into_iter()
                .filter(|it| !it.is_only_kept)
                .filter_map(|it| Some((speaker.channel(&it)?, it.written))),
        );
    }
    Ok((lines, game))
}

/// Returns what was noted for the arbiter in a journal, each note with its time and half-move.
///
/// # Errors
///
/// As [`retell`].
pub fn notes(journal: &[Recorded], settings: &DeskSettings, voices: &Arc<Voices>) -> Result<Vec<String>, OpenError> {
    let game = Game::replay(journal)?;
    let mut speaker = Speaker::new(game.opening(), settings.clone(), Arc::clone(voices))?;
    let told = tellings_of(journal, &speaker);
    speaker.keep_for_the_arbiter(told);
    let kept = speaker.kept_for_the_arbiter(&game, None).into_iter();
    Ok(kept.map(|it| it.written).filter(|it| !it.is_empty()).collect())
}

/// Returns everything that was told about the events of a journal, and when.
pub(in crate::desk) fn tellings_of(journal: &[Recorded], speaker: &Speaker) -> Vec<(NoteTime, Telling)> {
    let Ok(mut game) = Game::replay(&journal[..journal.len().min(1)]) else {
        return Vec::new();
    };
    let told = journal.iter().flat_map(|recorded| {
        let mut told = tellings(&game, recorded, speaker);
        let found = game.findings(&recorded.event);
        game.apply(recorded);
        told.extend(tellings_of_findings(&game, &found, speaker));
        let note_time = NoteTime::of(&game, recorded.at);
        told.into_iter().map(move |it| (note_time, it))
    });
    told.collect()
}

/// Returns what the arbiter is told that follows from the moves, given the game behind them.
pub(in crate::desk) fn tellings_of_findings(game: &Game, found: &[ArbiterNote], speaker: &Speaker) -> Vec<Telling> {
    found.iter().flat_map(|it| about_note(speaker, game, it)).collect()
}

/// Returns what is told about a record, given the game before it; a cue for the arbiter comes last.
pub(in crate::desk) fn tellings(game: &Game, recorded: &Recorded, speaker: &Speaker) -> Vec<Telling> {
    let cue = arbiter_call::cue(game, &recorded.event, speaker);
    let after_flag = report_late_move(game, speaker, &recorded.event);
    let told = told_of(game, recorded, speaker).into_iter();
    let fell = signing::fell(game, speaker, &recorded.event);
    told.chain(fell).chain(after_flag).chain(cue).collect()
}

/// 6.8: a claim stops the clocks, and a player may still enter a move: the arbiter alone reads that it came after the flag.
fn report_late_move(game: &Game, speaker: &Speaker, event: &Event) -> Option<Telling> {
    let is_made = matches!(event, Event::Made { .. } | Event::Repeated { .. }) && game.mode() == Mode::Event;
    let side = speaker.side(game.flag().filter(|_| is_made && !game.is_over())?);
    Some(speaker.report(Information::Irregularity, &Message::NoteMadeAfterFlag { side }))
}

fn told_of(game: &Game, recorded: &Recorded, speaker: &Speaker) -> Vec<Telling> {
    let event = &recorded.event;
    let by_program = speaker.speaks_for(game.opening().announces);
    let ours = |side: Color| game.announces(side);
    match event {
        Event::Announced { m, said, .. } if by_program => {
            let m = MoveAsSaid::new(*m, *said);
            vec![speaker.announcement(Information::Announcement, &position_to_move(game), m)]
        }
        Event::Repeated { m, said } => {
            // Where a person repeats it, the one at the keys still hears what was written.
            let about = if by_program {
                Information::Repetition
            } else {
                Information::OwnEntry
            };
            let repetition = speaker.announcement(about, &position_to_move(game), MoveAsSaid::new(*m, *said));
            std::iter::once(repetition)
                .chain(other_board::task(speaker, game, *m))
                .collect()
        }
        Event::Corrected { old, new, said, .. } => {
            other_board::corrected(speaker, game, *old, MoveAsSaid::new(*new, *said))
        }
        Event::RepeatedWrongly => repeated_wrongly(game, recorded, speaker),
        // A recorder says nothing in the Room; the one at the keys still hears what was written.
        Event::Made { m } if game.opening().role == Role::Recorder => {
            let m = game.announced().map_or((*m).into(), |it| it.as_said());
            let phrase = speaker.phrase(&position_to_move(game), m);
            vec![Telling::of(Information::OwnEntry, phrase)]
        }
        Event::Announced { .. } => Vec::new(),
        Event::TakeBackAsked if by_program => {
            let last = game.plies().last();
            last.map(|it| speaker.take_back(&it.before, it.as_said()))
                .into_iter()
                .collect()
        }
        Event::TakeBackAsked => Vec::new(),
        Event::MoveTakenBack { .. } => taken_back(game, speaker),
        // At a clock without a game a press is heard as a sound and no more.
        Event::Dashed { .. } if game.is_a_clock() => Vec::new(),
        Event::DashStruck if game.is_a_clock() => {
            let side = game.dashes().last().map_or(game.turn(), |it| it.side);
            let side = speaker.side(side);
            in_the_ear(speaker, Message::PressTakenBack { side })
        }
        Event::Dashed { .. } | Event::DashStruck | Event::DashFilled { .. } => dashes(game, event, speaker),
        Event::Opened(_) => set_up::tellings(game, speaker),
        Event::Closed | Event::Done => Vec::new(),
        Event::Made { m } => other_board::task(speaker, game, *m),
        Event::Lifted { .. } | Event::Touched { .. } | Event::Released { .. } => Vec::new(),
        Event::Pressed { side, .. } => clocks::number_of_the_move(game, speaker, *side).into_iter().collect(),
        Event::PressedEarly | Event::PressProved { .. } => Vec::new(),
        Event::Adjusted { .. } => in_the_room(speaker, game, Word::Adjusts, Message::Noted),
        Event::OfferedDraw { side, .. } if ours(*side) => {
            in_the_room(speaker, game, Word::OffersDraw, offered(speaker, *side))
        }
        Event::OfferedDraw { side, .. } => in_the_ear(speaker, offered(speaker, *side)),
        Event::DeclinedDraw { side } => {
            let declined = Message::Declined {
                side: speaker.side(*side),
            };
            match ours(*side) {
                true => in_the_room(speaker, game, Word::DeclinesDraw, declined),
                false => in_the_ear(speaker, declined),
            }
        }
        Event::AcceptedDraw { side } => {
            let accepted = Message::Accepted {
                side: speaker.side(*side),
            };
            match ours(*side) {
                true => in_the_room(speaker, game, Word::AcceptsDraw, accepted),
                false => in_the_ear(speaker, accepted),
            }
        }
        Event::Irregular { kind, side } => at_the_table(speaker, &irregularities::irregular(speaker, *kind, *side)),
        Event::Annulled { .. } => at_the_table(speaker, &Message::Annulled),
        Event::Faulted { fault } => {
            let about = penalties::fault_of(speaker, game, *fault).into();
            at_the_table(speaker, &Message::Faulted { about })
        }
        Event::Penalised { penalty } => penalties::tellings(speaker, game, penalty),
        Event::ClaimedDraw { .. } | Event::DecidedClaim { .. } | Event::LeftClaim { .. } => {
            draw_claims::tellings(game, event, speaker)
        }
        Event::Resigned { side } => {
            let resigned = Message::Resigned {
                side: speaker.side(*side),
            };
            match ours(*side) {
                true => in_the_room(speaker, game, Word::Resigns, resigned),
                false => in_the_ear(speaker, resigned),
            }
        }
        Event::Signed { side, sheet } => signing::tellings(speaker, game, *side, *sheet),
        Event::Resulted { outcome } => score::tellings(speaker, game, *outcome),
        Event::ResultTakenBack => at_the_table(speaker, &Message::ResultTakenBack),
        Event::Paused => at_the_table(speaker, &Message::Paused),
        Event::LaidDown { condition, value } => tell_condition(speaker, game, *condition, value),
        Event::LeaveGiven { what } => {
            let message = Message::CheckEventLeave {
                leave: leave_named(*what).into(),
                by: recorded.by.clone().unwrap_or_default(),
            };
            at_the_table(speaker, &message)
        }
        Event::StoppedFor { reason, .. } => {
            let mut tellings = stopped(speaker, game, *reason);
            if *reason == StopReason::Reconstruction && game.mode() == Mode::Event {
                tellings.extend(clocks::before_the_reconstruction(game, speaker, recorded.at));
            }
            tellings
        }
        Event::Numbered { number } => numbered_on(game, speaker, *number),
        Event::SheetBorrowed { side } => borrowed(speaker, game, Some(*side)),
        Event::SheetReturned => borrowed(speaker, game, None),
        Event::Adjourning { step } => adjournment::tellings(step, speaker),
        Event::SheetReplaced if is_log(game) => at_the_table(speaker, &about_the_owner(game, Message::LogReplaced)),
        Event::SheetReplaced => at_the_table(speaker, &about_the_owner(game, Message::SheetReplaced)),
        Event::HandedOver => at_the_table(speaker, &about_the_owner(game, Message::HandedOver)),
        Event::StopJudged { valid } => at_the_table(speaker, &stop_judged(*valid)),
        Event::Resumed => {
            let message = resumed_as_entered(game, speaker).unwrap_or_else(|| gone_on(game));
            let telling = speaker.report(Information::TableFact, &message);
            vec![match message {
                Message::Resumed => telling.with(Earcon::ClockStarted),
                _ => telling,
            }]
        }
        // That time was added was told with it.
        Event::SealedNote { reason: true, .. } => Vec::new(),
        Event::SealedNote { reason: false, .. } => in_the_ear(speaker, Message::NoteSealed),
        Event::Noted { .. } => in_the_ear(speaker, Message::Noted),
        Event::TimeNoted { left } => {
            let time = Duration::from_secs(*left);
            in_the_ear(speaker, Message::NotedTime { time })
        }
        // It is worked out again; only earlier versions wrote it.
        Event::ArbiterNoted { note } if note.is_a_finding() => Vec::new(),
        Event::ArbiterNoted { note } => {
            let mut tellings = about_note(speaker, game, note);
            if matches!(note, ArbiterNote::DashesBegan { .. }) {
                tellings.extend(clocks::who_is_exempt(game, speaker, recorded.at));
            }
            tellings
        }
        Event::SheetCorrected { ply, old, new, .. } => rewritten(game, speaker, *ply, (*old, *new)),
        Event::ArbiterCame { initials } => {
            let message = Message::ArbiterHere {
                initials: initials.clone(),
            };
            at_the_table(speaker, &message)
        }
        Event::ArbiterLeft => at_the_table(speaker, &Message::ArbiterGone),
        Event::SecretSet { .. } => at_the_table(speaker, &Message::SecretSet),
        Event::BoardsDiffer
        | Event::OtherSheetEntered { .. }
        | Event::OtherSheetStruck { .. }
        | Event::OtherSheetEnded
        | Event::BoardEntered { .. }
        | Event::CorrectionsTold
        | Event::ComparisonEnded
        | Event::Restored { .. } => comparison::tellings(game, event, speaker),
        Event::SoundBegan { .. } | Event::SoundPaused | Event::SoundKept(_) => sound::tellings(game, event, speaker),
        Event::JournalContinued { why, to, .. } => {
            let message = Message::JournalContinued {
                damage: why.name().to_owned(),
                path: to.clone(),
            };
            // Whoever rules on the game must know that somebody was at its record.
            let noted = (game.mode() == Mode::Event).then(|| speaker.report(Information::Irregularity, &message));
            let told = speaker
                .report(Information::DeviceHealth, &message)
                .with(Earcon::DeviceLost);
            std::iter::once(told).chain(noted).collect()
        }
        Event::RoomLimited { percent } => at_the_table(
            speaker,
            &Message::RoomLimited {
                percent: u32::from(*percent).into(),
            },
        ),
        Event::Started
        | Event::Reopened { .. }
        | Event::Slept { .. }
        | Event::Synced { .. }
        | Event::ReachedZero { .. }
        | Event::ClaimedFlag { .. }
        | Event::FlagFell { .. }
        | Event::ClocksSet { .. }
        | Event::ControlChanged { .. }
        | Event::RemindersSet { .. }
        | Event::Arrived { .. }
        | Event::TimeAdded { .. } => clocks::tellings(game, recorded, speaker),
    }
}

/// The special board goes back by hand, and whatever time was used stays used.
fn taken_back(game: &Game, speaker: &Speaker) -> Vec<Telling> {
    let Some(last) = game.plies().last() else {
        return Vec::new();
    };
    let message = Message::MoveTakenBack {
        m: speaker.phrase(&last.before, last.as_said()).into(),
        side: speaker.side(last.side()),
    };
    let times = game.has_clock().then_some(Message::TakenBackTimes);
    let told = [message].into_iter().chain(times);
    told.flat_map(|it| at_the_table(speaker, &it)).collect()
}

/// 8.6: in an event nobody tells the players how many moves were made (12.6).
fn numbered_on(game: &Game, speaker: &Speaker, number: u16) -> Vec<Telling> {
    let message = Message::NumberedOn {
        number: number.into(),
        add: speaker.command_name(CommandWord::Add),
    };
    let message = cited(game.rules(), Some(Subject::UnprovenMoves), message);
    match game.mode() {
        Mode::Free => at_the_table(speaker, &message),
        Mode::Event => vec![speaker.report(Information::Irregularity, &message)],
    }
}

/// 8.5.b: whose the other sheet is for a while, and that it is back; the arbiter sees to it. The article speaks of the time after a
/// flag has fallen, and no other lets a player have that sheet.
fn borrowed(speaker: &Speaker, game: &Game, by: Option<Color>) -> Vec<Telling> {
    let message = match by.map(|side| speaker.side(side)) {
        Some(side) if game.flag().is_none() && game.mode() == Mode::Event => Message::NoteBorrowedBeforeFlag { side },
        Some(side) => Message::NoteBorrowed { side },
        None => Message::NoteReturned,
    };
    let message = cited(game.rules(), Some(Subject::CompletingSheets), message);
    let mut tellings = in_the_ear(speaker, Message::Noted);
    tellings.push(speaker.report(Information::Irregularity, &message));
    tellings
}

/// 8.3: the sheet is the organiser's.
fn about_the_owner(game: &Game, message: Message) -> Message {
    cited(game.rules(), Some(Subject::SheetOwner), message)
}

/// Says whether a reason that has no name was one.
pub(in crate::desk) fn stop_judged(valid: bool) -> Message {
    match valid {
        true => Message::StopWasValid,
        false => Message::StopWasNotValid,
    }
}

fn tell_condition(speaker: &Speaker, game: &Game, condition: Condition, value: &str) -> Vec<Telling> {
    let rules = game.rules();
    let subject = unsupervised::what_holds_then(game, condition, value);
    at_the_table(speaker, &cited(rules, subject, laid_down(rules, condition, value)))
}

/// Returns the sentence that says what is laid down about something; until 2009 no word is needed for a quickplay finish (10.1),
/// and none forbids it.
pub fn laid_down(rules: &Rules, condition: Condition, value: &str) -> Message {
    if condition == Condition::Finish && value == "no" && !rules.finish_if_announced {
        return cited(rules, Some(Subject::FinishIs), Message::FinishUnannounced);
    }
    let is_a_word = condition.words().contains(&value);
    Message::ConditionLaidDown {
        condition: Message::ConditionNamed {
            condition: condition.name().into(),
        }
        .into(),
        value: match is_a_word {
            true => Message::ConditionValue { value: value.into() }.into(),
            false => Message::Name { text: value.into() }.into(),
        },
    }
}

/// Everybody hears that the arbiter is wanted; why is for the one at the keys, and for the arbiter (6.12.b).
fn stopped(speaker: &Speaker, game: &Game, reason: StopReason) -> Vec<Telling> {
    let message = match reason {
        // The clock of who seals goes on.
        StopReason::Sealing => Message::GameWaits {
            state: "sealing".into(),
        },
        _ => Message::StoppedFor {
            reason: reason_named(reason).into(),
        },
    };
    let calls = game.arbiter().is_none() && game.mode() == Mode::Event;
    let call = calls.then(|| arbiter_call::call(game, speaker)).into_iter().flatten();
    let helping = Some(Subject::Helping);
    let both_help = reason == StopReason::Reconstruction && game.rules().article(Subject::Helping).is_some();
    let both = both_help.then(|| cited(game.rules(), helping, Message::BothReconstruct));
    let told = [message]
        .into_iter()
        .chain(both)
        .flat_map(|it| at_the_table(speaker, &it));
    call.chain(told).collect()
}

/// Returns a reason for which a game is stopped, in words.
pub(in crate::desk) fn reason_named(reason: StopReason) -> Message {
    Message::StopReasonNamed {
        reason: reason.name().into(),
    }
}

/// Where the keys are those of both sides it is named who offers.
fn offered(speaker: &Speaker, side: Color) -> Message {
    let side = speaker.side(side);
    Message::OfferedBy { side }
}

/// 7.5.3: where that counts as an illegal move, the arbiter reads how it is penalised.
fn pressed_unmade(speaker: &Speaker, game: &Game) -> Message {
    if game.counts_as_illegal(FaultKind::Press).is_err() {
        return Message::NotePressedUnmade;
    }
    let command = speaker.command_name(CommandWord::Fault);
    let side = speaker.side(game.turn()).to_lowercase();
    let press = speaker.first_word(FaultKind::Press);
    Message::NotePressedUnmadeCounts {
        command: format!("{command} {side} {press}"),
    }
}

/// A dash is no more than heard: whose half-move was counted, struck or filled.
fn dashes(game: &Game, event: &Event, speaker: &Speaker) -> Vec<Telling> {
    let message = match event {
        Event::Dashed { side } => Message::Dashed {
            side: speaker.side(*side),
        },
        // What was known when it was made is not told again.
        Event::DashFilled { .. } if game.dashes().first().is_some_and(|it| it.m.is_some()) => return Vec::new(),
        Event::DashFilled { ply, m, said } => {
            let (number, side) = game.place_of(*ply);
            let m = MoveAsSaid::new(*m, *said);
            Message::DashFilled {
                number: speaker.counted(number),
                side: speaker.side(side),
                m: speaker.phrase_about(AsEntered::default(), game.position(), m).into(),
            }
        }
        _ => {
            let side = game.dashes().last().map_or(game.turn(), |it| it.side);
            Message::DashStruck {
                side: speaker.side(side),
            }
        }
    };
    in_the_ear(speaker, message)
}

/// D.2.1: it is announced once more; that it was repeated wrongly is kept for the arbiter.
fn repeated_wrongly(game: &Game, recorded: &Recorded, speaker: &Speaker) -> Vec<Telling> {
    let by_program = speaker.speaks_for(game.opening().announces);
    let again = last_announced(game).filter(|_| by_program);
    let again = again.map(|(position, m)| speaker.announcement(Information::Announcement, &position, m));
    let note = keep_log_note(game, recorded, speaker, Message::NoteRepeatedWrongly);
    again.into_iter().chain(note).collect()
}

/// Has a note kept with whose word it was, for the arbiter who asks about it later (11.10).
fn keep_log_note(game: &Game, recorded: &Recorded, speaker: &Speaker, note: Message) -> Option<Telling> {
    let note = match recorded.by.clone() {
        Some(initials) => Message::LogDecidedBy {
            initials,
            decision: note.into(),
        },
        None => note,
    };
    let is_event = game.mode() == Mode::Event;
    is_event.then(|| speaker.report(Information::Irregularity, &note).only_kept())
}

/// Returns our own last announcement and the position it was made in.
fn last_announced(game: &Game) -> Option<(Position, MoveAsSaid)> {
    if let Some(announced) = game.announced() {
        return Some((position_to_move(game).into_owned(), announced.as_said()));
    }
    let on_the_sheet = || game.plies().last().map(|ply| (ply.before.clone(), ply.as_said()));
    last_known(game).or_else(on_the_sheet)
}

/// Says that the game goes on, or the clock: it runs only if it was started before.
pub(in crate::desk) fn gone_on(game: &Game) -> Message {
    let runs = game.has_clock() && !game.waits_for_the_start() && !game.starts_with_the_first_move();
    match runs {
        true => Message::Resumed,
        false => Message::GoesOn,
    }
}

/// A clock on the table is held to run without a word that it does.
fn resumed_as_entered(game: &Game, speaker: &Speaker) -> Option<Message> {
    let side = game.side_on_the_clock();
    table_clock::resumes_unasked(game).then(|| Message::ClockAsEntered {
        held: "runs".to_owned(),
        side: speaker.side(side),
    })
}

/// What the player tells the opponent is said by who announces (D.2.9.b); where that is a person, the player is told that
/// it is written.
fn in_the_room(speaker: &Speaker, game: &Game, word: Word, written: Message) -> Vec<Telling> {
    match game.opening().announces {
        _ if !speaker.speaks_in_room() => Vec::new(),
        By::Program => vec![speaker.room_phrase(word)],
        By::Player | By::Assistant | By::Nobody => in_the_ear(speaker, written),
    }
}

fn in_the_ear(speaker: &Speaker, message: Message) -> Vec<Telling> {
    vec![speaker.report(Information::OwnEntry, &message)]
}

fn at_the_table(speaker: &Speaker, message: &Message) -> Vec<Telling> {
    vec![speaker.report(Information::TableFact, message)]
}

/// Cites the article that the arbiter opens for a note. A correction that changes the piece of a promotion after it was made
/// rests on two: a slip of the tongue is put right until the clock is pressed, and the piece is chosen once it touched the
/// square (4.4.4).
fn cite_note(game: &Game, note: &ArbiterNote, message: Message) -> Message {
    let rules = game.rules();
    let slip = unsupervised::subject_of(game, note);
    let chosen = match note {
        ArbiterNote::Corrected { old, new } if game.announced().is_none() => {
            let is_chosen = (old.from, old.to) == (new.from, new.to) && old.promotion != new.promotion;
            rules.article(Subject::PromotionChosen).filter(|_| is_chosen)
        }
        _ => None,
    };
    match (slip.and_then(|it| rules.article(it)), chosen) {
        (Some(slip), Some(chosen)) => Message::Cited {
            text: message.into(),
            article: format!("{slip}, {chosen}"),
        },
        _ => cited(rules, slip, message),
    }
}

fn about_note(speaker: &Speaker, game: &Game, note: &ArbiterNote) -> Vec<Telling> {
    let message = match note {
        ArbiterNote::IllegalMove { ply, m } => illegal_move(speaker, game, *ply, *m),
        ArbiterNote::EnteredOtherwise { ply, m, said } => entered_otherwise(speaker, game, *ply, (*m, *said)),
        ArbiterNote::Checkmate => Message::NoteCheckmate,
        ArbiterNote::Stalemate => Message::NoteStalemate,
        ArbiterNote::DeadPosition => Message::NoteDeadPosition,
        ArbiterNote::Fivefold => Message::NoteFivefold,
        ArbiterNote::FivefoldApart => Message::NoteFivefoldApart,
        ArbiterNote::SeventyFiveMoves => Message::NoteSeventyFiveMoves,
        ArbiterNote::CorrectedToOtherPiece => Message::NoteCorrectedToOtherPiece,
        ArbiterNote::Touched { side, handled, due } => touch::touched(speaker, game, *side, handled, *due),
        ArbiterNote::TouchNotKept { side, due } => touch::not_kept(speaker, game, *side, *due),
        ArbiterNote::DrawClaimed { check, .. } => match draw_claims::note(speaker, game, check) {
            Some(message) => message,
            None => return Vec::new(),
        },
        ArbiterNote::Asks { side, about, text } => requests::asks(speaker, game, *side, *about, text),
        ArbiterNote::Irregular { kind, side } => irregularities::irregular(speaker, *kind, *side),
        ArbiterNote::IllegalMoveClaimed { side, ply } => unsupervised::illegal_claimed(speaker, game, *side, *ply),
        ArbiterNote::IllegalPosition { flaw, stays } => unsupervised::illegal_position(speaker, game, *flaw, *stays),
        ArbiterNote::ResignationMayDraw { side } => Message::NoteResignationMayDraw {
            side: speaker.side(*side),
            result: speaker.result(Outcome::Draw),
        },
        ArbiterNote::IntendedNotMade { side, m } => draw_claims::not_made(speaker, game, *side, *m),
        ArbiterNote::Corrected { old, new } => {
            let before = game.position_corrected();
            Message::NoteCorrected {
                new: numbered_in(speaker, &before, *new),
                old: numbered_in(speaker, &before, *old),
            }
        }
        ArbiterNote::CorrectionLate { old, new } => correction_late(speaker, game, *old, *new),
        ArbiterNote::StoodStill { span } => Message::NoteStoodStill {
            time: Duration::from_millis(*span),
        },
        ArbiterNote::BatteryLow { percent } => Message::NoteBatteryLow {
            percent: u32::from(*percent).into(),
        },
        ArbiterNote::MismatchWatch => Message::NoteMismatchWatch,
        ArbiterNote::NotRepeated { ply } => not_repeated(speaker, game, *ply),
        ArbiterNote::SealedOtherwise { m } => sealed_otherwise(speaker, game, *m),
        ArbiterNote::Called | ArbiterNote::CalledForResult => called(game, note),
        ArbiterNote::EndedByPlayer { outcome, said } => ended_by_player(speaker, game, *outcome, *said),
        ArbiterNote::AuthorisedAnotherDay => authorised_another_day(game),
        ArbiterNote::ClaimRefused { side, ground } => claim_refused(speaker, *side, *ground),
        ArbiterNote::NotTaken { side, claim } => not_taken(speaker, game, *side, *claim),
        ArbiterNote::IrregularOffer { side } => irregular_offer(speaker, game, *side),
        ArbiterNote::Stopped { reason, side } => stopped_by(speaker, game, *reason, *side),
        ArbiterNote::PlayedUnstarted => Message::NotePlayedUnstarted,
        ArbiterNote::PressedUnmade => pressed_unmade(speaker, game),
        ArbiterNote::WrongSecret => Message::NoteWrongSecret,
        ArbiterNote::OtherCommand(other) => Message::NoteOtherCommand {
            command: other.command.clone(),
            answer: other.answer.name().to_owned(),
            times: other.times.into(),
        },
        ArbiterNote::NoticeRemoved => Message::NoteNoticeRemoved,
        ArbiterNote::NoticeMissing => Message::NoteNoticeMissing,
        ArbiterNote::SheetCorrected { .. } => rewritten_note(speaker, game, note),
        ArbiterNote::BoardsDiffer => return comparison::arbiter_is_called(game, speaker),
        ArbiterNote::DashesBegan { ply } => {
            let (number, side) = game.place_of(*ply);
            Message::NoteDashesBegan {
                number: number.into(),
                side: speaker.side(side),
            }
        }
        ArbiterNote::DashesFilled => Message::NoteDashesFilled,
        ArbiterNote::DefaultTimePassed { side } if game.is_adjourned() => adjournment::late(speaker, game, *side),
        ArbiterNote::DefaultTimePassed { side } => Message::NoteDefaultTime {
            side: speaker.side(*side),
        },
    };
    let message = cite_note(game, note, message);
    let mut tellings = vec![match game.is_for_the_log_alone(note) {
        true => unsupervised::in_the_log_alone(speaker, kind_of(note), message),
        false => speaker.report(kind_of(note), &message),
    }];
    if matches!(note, ArbiterNote::Called | ArbiterNote::CalledForResult) {
        tellings.splice(0..0, arbiter_call::call(game, speaker));
    }
    if let ArbiterNote::Asks {
        about: AskedAbout::Touch,
        ..
    } = note
    {
        tellings.extend(unsupervised::touched_so_far(speaker, game));
    }
    tellings
}

/// Says who called the arbiter: the player, or the program because of a result.
fn called(game: &Game, note: &ArbiterNote) -> Message {
    let entrant = entrant(game);
    match note {
        ArbiterNote::CalledForResult => Message::NoteCalledForResult { entrant },
        _ => Message::NoteCalled { entrant },
    }
}

/// Returns the name of who is at the keys.
fn entrant(game: &Game) -> String {
    keys_of(game).name().to_owned()
}

fn stopped_by(speaker: &Speaker, game: &Game, reason: StopReason, side: Option<Color>) -> Message {
    if reason == StopReason::Other {
        let entrant = entrant(game);
        return Message::NoteStoppedOther { entrant };
    }
    let reason = reason_named(reason).into();
    let entrant = entrant(game);
    let is_known = keys_of(game) == Keys::OpponentsAssistant;
    match side.filter(|stopper| !game.opening().blind.serves(*stopper) && !is_known) {
        Some(side) => Message::NoteStoppedBy {
            side: speaker.side(side),
            reason,
        },
        None => Message::NoteStopped { entrant, reason },
    }
}

/// 9.1.b.1: a draw was offered at another moment.
fn irregular_offer(speaker: &Speaker, game: &Game, side: Option<Color>) -> Message {
    let offerer = side.or(game.offer()).unwrap_or(game.turn());
    let side = speaker.side(offerer);
    let entrant = entrant(game);
    Message::NoteIrregularOffer { side, entrant }
}

/// What was claimed, or accepted, and refused at the keys.
fn not_taken(speaker: &Speaker, game: &Game, side: Color, claim: ClaimNotTaken) -> Message {
    let message = Message::NoteNotTaken {
        side: speaker.side(side),
        untaken: claim.name().to_owned(),
    };
    let ended = game.ended_by_the_laws().filter(|_| claim == ClaimNotTaken::AfterEnd);
    let subject = ended.and_then(|(matter, _)| matter_subject(game, matter));
    cited(game.rules(), subject, message)
}

/// 9.4: a claim was refused at the keys, for a piece had been touched.
fn claim_refused(speaker: &Speaker, side: Color, ground: ClaimGround) -> Message {
    let claim = claimed(speaker, side, ground).into();
    Message::NoteClaimRefused { claim }
}

/// P.1, 8.7: how an arbiter confirms a result that a player entered, or takes it back; the game does not go on where the position
/// had ended it. What the players said comes first, where the Laws make another result of it.
fn ended_by_player(speaker: &Speaker, game: &Game, outcome: Outcome, said: Option<Outcome>) -> Message {
    let entrant = entrant(game);
    let result = speaker.result(outcome);
    let command = speaker.command_name(CommandWord::Result);
    let code = outcome.code().to_owned();
    let note = match game.ended_by_the_laws() {
        Some(_) => Message::NoteEndedAlready {
            entrant,
            result,
            command,
            code,
        },
        None => Message::NoteEndedByPlayer {
            entrant,
            result,
            command,
            code,
        },
    };
    let Some(said) = said else { return note };
    let note = note.into();
    match Color::ALL.into_iter().find(|side| said == Outcome::won_by(!*side)) {
        Some(resigned) => Message::NoteAfterResignation {
            side: speaker.side(resigned),
            note,
        },
        None => Message::NoteAfterAgreement { note },
    }
}

/// P.5: the arbiter is asked whether the word stands; who says yes notes it (`/note`), with the initials.
fn authorised_another_day(game: &Game) -> Message {
    let opening = game.opening();
    Message::NoteAuthorisedAnotherDay {
        at: opening
            .event
            .as_ref()
            .map(|it| it.authorised.at.clone())
            .unwrap_or_default(),
        opened: opening.opened.clone(),
    }
}

/// Says that a half-move is illegal, or that no piece of the board can be it, so that the board stays as it was.
fn illegal_move(speaker: &Speaker, game: &Game, ply: u16, m: Move) -> Message {
    let index = usize::from(ply).saturating_sub(1);
    let (before, handled) = match game.plies().get(index) {
        Some(ply) => (&ply.before, ply.handled.as_slice()),
        None => (game.position(), game.handled()),
    };
    let (side, kind) = (before.board().turn(), FaultKind::Move);
    let is_lost_by_it = decisive(game, Fault { side, kind, ply });
    let written = numbered(speaker, game, ply, m);
    match game.mode() == Mode::Event && !before.board().follows(m) {
        true => Message::NoteCannotFollow { m: written },
        false if unreplaced_pawn::queens_left_pawn(game, before, m) => Message::NoteUnreplacedPawn { m: written },
        false => match touch::instead_of(speaker, before, handled, m).filter(|_| !is_lost_by_it) {
            Some(due) => Message::NoteIllegalMoveDue {
                m: written,
                due: due.into(),
            },
            None => Message::NoteIllegalMove { m: written },
        },
    }
}

/// Returns what the arbiter is called for where a correction came after the clock.
fn correction_late(speaker: &Speaker, game: &Game, old: Move, new: Option<Move>) -> Message {
    let before = game.position_corrected();
    let [old, new] = [Some(old), new].map(|wanted| wanted.map(|m| numbered_in(speaker, &before, m)));
    let old = old.unwrap_or_default();
    match new {
        Some(new) => Message::NoteCorrectionLate { new, old },
        None => Message::NoteCorrectionLateOf { old },
    }
}

/// Returns a line for each illegal entry of the sheet from a move number on: who put it right must find it.
pub(in crate::desk) fn illegal_entries(game: &Game, speaker: &Speaker, from: u32) -> Vec<Telling> {
    let is_illegal = |ply: &&crate::game::Ply| ply.before.is_legal(ply.m) == Some(false);
    let entries = game.plies().iter().zip(1..).filter(|(ply, _)| is_illegal(ply));
    entries
        .filter(|(ply, _)| ply.before.board().move_number() >= from)
        .map(|(ply, number)| {
            let side = ply.side();
            let message = match settled(game, IllegalHalfMove { number, side }) {
                Some(settled) => Message::NoteIllegalSettled {
                    m: numbered(speaker, game, number, ply.m),
                    settled: settled.name().into(),
                },
                None => illegal_move(speaker, game, number, ply.m),
            };
            speaker.report(Information::IllegalMove, &message)
        })
        .collect()
}

/// Returns the row of the policy's table a note belongs to.
fn kind_of(note: &ArbiterNote) -> Information {
    match note {
        ArbiterNote::IllegalMove { .. } => Information::IllegalMove,
        ArbiterNote::Checkmate | ArbiterNote::Stalemate | ArbiterNote::DeadPosition => Information::EndOfGame,
        ArbiterNote::EndedByPlayer { .. } => Information::EndOfGame,
        ArbiterNote::Fivefold | ArbiterNote::FivefoldApart | ArbiterNote::SeventyFiveMoves => Information::EndOfGame,
        ArbiterNote::Touched { .. } | ArbiterNote::TouchNotKept { .. } => Information::Touch,
        ArbiterNote::CorrectedToOtherPiece | ArbiterNote::MismatchWatch => Information::Irregularity,
        ArbiterNote::Called | ArbiterNote::CalledForResult | ArbiterNote::IrregularOffer { .. } => {
            Information::Irregularity
        }
        ArbiterNote::ClaimRefused { .. } | ArbiterNote::NotTaken { .. } => Information::Irregularity,
        ArbiterNote::AuthorisedAnotherDay => Information::Irregularity,
        ArbiterNote::PlayedUnstarted | ArbiterNote::PressedUnmade | ArbiterNote::SheetCorrected { .. } => {
            Information::Irregularity
        }
        ArbiterNote::Stopped { .. } | ArbiterNote::NotRepeated { .. } => Information::Irregularity,
        ArbiterNote::EnteredOtherwise { .. } => Information::Irregularity,
        ArbiterNote::WrongSecret | ArbiterNote::OtherCommand(_) => Information::Irregularity,
        ArbiterNote::NoticeRemoved | ArbiterNote::NoticeMissing | ArbiterNote::StoodStill { .. } => {
            Information::Irregularity
        }
        ArbiterNote::BatteryLow { .. } => Information::Irregularity,
        ArbiterNote::CorrectionLate { .. } => Information::Irregularity,
        ArbiterNote::Corrected { .. } | ArbiterNote::IntendedNotMade { .. } => Information::Irregularity,
        ArbiterNote::Asks { .. } | ArbiterNote::Irregular { .. } => Information::Irregularity,
        ArbiterNote::IllegalMoveClaimed { .. } | ArbiterNote::IllegalPosition { .. } => Information::IllegalMove,
        ArbiterNote::DrawClaimed { .. } | ArbiterNote::ResignationMayDraw { .. } => Information::EndOfGame,
        ArbiterNote::BoardsDiffer | ArbiterNote::SealedOtherwise { .. } => Information::Irregularity,
        ArbiterNote::DashesBegan { .. } | ArbiterNote::DashesFilled => Information::Irregularity,
        ArbiterNote::DefaultTimePassed { .. } => Information::Irregularity,
    }
}

/// Says that an entry was rewritten. That a pawn left on the last rank is a queen the note says, or the queen.
fn rewritten(game: &Game, speaker: &Speaker, ply: u16, (old, new): (Move, Move)) -> Vec<Telling> {
    match unreplaced_pawn::places_queen(game, ply, old, new) {
        true => Vec::new(),
        false => in_the_ear(speaker, Message::Rewritten),
    }
}

/// Tells of an entry that was rewritten, or of a pawn left on the last rank that is a queen now.
fn rewritten_note(speaker: &Speaker, game: &Game, note: &ArbiterNote) -> Message {
    let ArbiterNote::SheetCorrected {
        ply,
        old,
        new,
        initials,
    } = note
    else {
        return Message::Rewritten;
    };
    let [was, now] = [old, new].map(|it| numbered(speaker, game, *ply, *it));
    match unreplaced_pawn::places_queen(game, *ply, *old, *new) {
        true => Message::NotePawnQueened { new: now, old: was },
        false => sheet_corrected(now, was, initials.clone()),
    }
}

/// Tells of an entry that was rewritten, and whose initials stand beside it.
pub(in crate::desk) fn sheet_corrected(new: String, old: String, initials: Option<String>) -> Message {
    match initials {
        Some(initials) => Message::NoteSheetCorrectedBy { new, old, initials },
        None => Message::NoteSheetCorrected { new, old },
    }
}

/// Writes a half-move with its number, as `2...a6` (P.3).
fn numbered(speaker: &Speaker, game: &Game, ply: u16, m: Move) -> String {
    let index = usize::from(ply).saturating_sub(1);
    let before = game.plies().get(index).map_or(game.position(), |it| &it.before);
    match m.names_no_departure() {
        // Such a move keeps no more than a square; what was said names the piece.
        true => numbered_in(speaker, before, game.as_said_at(Some(ply), m)),
        false => numbered_in(speaker, before, m),
    }
}

/// Names what the opponent did not repeat (D.2.1).
fn not_repeated(speaker: &Speaker, game: &Game, ply: u16) -> Message {
    let index = usize::from(ply).saturating_sub(1);
    let made = game.plies().get(index);
    Message::NoteNotRepeated {
        m: made.map_or_else(String::new, |half_move| numbered(speaker, game, ply, half_move.m)),
    }
}

/// Names what was made on the board, where the envelope has another move (E.1.a).
fn sealed_otherwise(speaker: &Speaker, game: &Game, m: Move) -> Message {
    Message::NoteSealedOtherwise {
        m: numbered_in(speaker, game.position(), m),
    }
}

/// Says what was entered, and which move the board of the program made of it.
fn entered_otherwise(speaker: &Speaker, game: &Game, ply: u16, (m, said): (Move, Said)) -> Message {
    let index = usize::from(ply).saturating_sub(1);
    let before = game.plies().get(index).map_or(game.position(), |it| &it.before);
    let dots = before.board().turn().fold_wb(".", "...");
    let letters = speaker.writing_letters();
    let words = San::in_words(said, m).write(|role| letters.letter(role), NotationStyle::Sheet);
    Message::NoteEnteredOtherwise {
        entered: format!("{}{dots}{words}", before.board().move_number()),
        made: numbered_in(speaker, before, m),
    }
}

/// Writes a move of a position with its number.
fn numbered_in(speaker: &Speaker, before: &Position, m: impl Into<MoveAsSaid>) -> String {
    let m = m.into();
    let dots = before.board().turn().fold_wb(".", "...");
    let letters = speaker.writing_letters();
    let mut san = San::seen(before, m, Sight::Legal);
    // 5.1.a: an illegal move mates nobody.
    if before.is_legal(m.m) == Some(false) {
        san.threat = san.threat.map(|_| Threat::Check);
    }
    let san = san.write(|role| letters.letter(role), NotationStyle::Sheet);
    format!("{}{dots}{san}", before.board().move_number())
}

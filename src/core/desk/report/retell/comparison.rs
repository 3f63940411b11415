//! What is told while two boards that differ are compared (D.2.8): facts, and to whom the policy lets hear them.

use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::report::refusal::cited;
use crate::desk::report::retell::{arbiter_call, at_the_table, penalised_in, periods_had};
use crate::desk::report::sheets::{Judged, Sheets};
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::report::times::{left_told, unknown_times};
use crate::game::laws::Subject;
use crate::game::resolve::SheetEntry;
use crate::game::{BoardName, Clock, ClockKind, Event, Game, Moment, Recorded, Struck, penalties_since};
use crate::language::Message;
use crate::language::verdict::place;

/// Returns what is told about an event of the comparison, given the game before it.
pub(in crate::desk) fn tellings(game: &Game, event: &Event, speaker: &Speaker) -> Vec<Telling> {
    let kept = |messages: Vec<Message>| reports(speaker, Information::Comparison, &messages);
    match event {
        Event::BoardsDiffer => boards_differ(game, speaker),
        Event::OtherSheetEntered { ply, entry, differs } => {
            let earlier = game.comparing().and_then(crate::game::Comparing::first_difference);
            let is_first = *differs && earlier.is_none_or(|it| *ply <= it);
            let message = is_first.then(|| difference(game, *ply, entry, speaker)).flatten();
            kept(message.into_iter().collect())
        }
        Event::OtherSheetStruck { ply } => {
            let place = place(game.start(), usize::from(*ply));
            kept(vec![Message::OtherSheetStruck { place: place.into() }])
        }
        Event::OtherSheetEnded => verdict(&after(game, event), speaker),
        Event::BoardEntered { fen, .. } if game.comparing().is_none() => {
            let message = Message::NotePosition {
                fen: fen.clone(),
                side: speaker.side(game.turn()),
            };
            let message = cited(game.rules(), Some(Subject::ReconstructingSheets), message);
            vec![speaker.report(Information::Irregularity, &message)]
        }
        Event::BoardEntered { board, .. } => {
            let game = after(game, event);
            let index = BoardName::BOTH.iter().position(|it| it == board).unwrap_or_default();
            let judged = Judged::of(&game, speaker);
            let mut tellings = kept(judged.of_the_board(index));
            if game.comparing().is_some_and(crate::game::Comparing::is_told) {
                tellings.extend(reports(speaker, Information::Corrections, &judged.corrections()));
            }
            tellings
        }
        Event::CorrectionsTold => {
            let mut tellings = kept(vec![Message::CorrectionsTold]);
            tellings.extend(corrections(game, speaker));
            tellings
        }
        Event::ComparisonEnded => {
            let mut tellings = at_the_table(speaker, &Message::ComparisonEnded);
            tellings.extend(clocks_wait(game, speaker));
            tellings
        }
        Event::Restored { ply, .. } => restored(game, event, *ply, speaker),
        _ => Vec::new(),
    }
}

/// Returns what the sheets and the boards that were entered come to.
pub(in crate::desk) fn verdict(game: &Game, speaker: &Speaker) -> Vec<Telling> {
    let judged = Judged::of(game, speaker);
    let mut messages = judged.of_the_sheets();
    messages.extend((0..BoardName::BOTH.len()).flat_map(|it| judged.of_the_board(it)));
    reports(speaker, Information::Comparison, &messages)
}

/// Returns what must change on the boards, for the player (D.2.8-9).
pub(in crate::desk) fn corrections(game: &Game, speaker: &Speaker) -> Vec<Telling> {
    reports(
        speaker,
        Information::Corrections,
        &Judged::of(game, speaker).corrections(),
    )
}

/// The player hears that the boards are compared and nothing of the position (D.2.8-9).
fn boards_differ(game: &Game, speaker: &Speaker) -> Vec<Telling> {
    let stops = game.opening().clock == ClockKind::Program && game.clock().and_then(Clock::running).is_some();
    let paused = stops.then(|| speaker.report(Information::TableFact, &Message::Paused));
    let mut tellings: Vec<Telling> = paused.into_iter().collect();
    tellings.extend(at_the_table(speaker, &Message::BoardsCompared));
    tellings
}

/// The arbiter is called, or the player hears who has to call.
pub(in crate::desk) fn arbiter_is_called(game: &Game, speaker: &Speaker) -> Vec<Telling> {
    let mut tellings = arbiter_call::call(game, speaker);
    tellings.push(speaker.report(Information::Irregularity, &Message::NoteBoardsDiffer));
    tellings
}

fn difference(game: &Game, ply: u16, entry: &SheetEntry, speaker: &Speaker) -> Option<Message> {
    let mut theirs = game.comparing()?.theirs();
    let index = usize::from(ply).checked_sub(1)?;
    if theirs.len() <= index {
        theirs.resize(index + 1, SheetEntry::Missing);
    }
    theirs[index] = entry.clone();
    Sheets::of(game, theirs, speaker).difference(index + 1)
}

/// The times are offered; setting them and letting them go on is the arbiter's.
fn clocks_wait(game: &Game, speaker: &Speaker) -> Option<Telling> {
    let message = Message::ClocksWait;
    game.has_clock()
        .then(|| speaker.report(Information::Comparison, &message))
}

fn restored(game: &Game, event: &Event, ply: u16, speaker: &Speaker) -> Vec<Telling> {
    let made = usize::from(ply);
    let after = after(game, event);
    let position = after.position();
    let side = speaker.side(position.board().turn());
    let told = match made {
        0 => Message::RestoredStart { side: side.clone() },
        _ => Message::Restored {
            place: place(game.start(), made).into(),
            side: side.clone(),
        },
    };
    let mut tellings = at_the_table(speaker, &told);
    let struck_now = struck_by_going_back(game, ply);
    let entries = |moves| Message::StruckEntries { moves };
    tellings.extend(struck_offers(struck_now.as_ref(), speaker));
    tellings.extend(struck_now.map(|it| struck(&it, entries, Information::Comparison, speaker)));
    let fen = position.fen();
    let mut messages = vec![Message::ResolvePosition { side: side.into(), fen }];
    messages.extend(
        shakmaty::Color::ALL
            .into_iter()
            .flat_map(|side| times_there(game, speaker, side, made)),
    );
    messages.extend(after.clock().iter().flat_map(|clock| times_now(&after, clock, speaker)));
    tellings.extend(reports(speaker, Information::Comparison, &messages));
    tellings.extend(clocks_wait(game, speaker));
    tellings
}

/// Says whose offers of a draw are struck with their half-moves: one that was made had to be answered (9.1.2).
fn struck_offers(struck: Option<&Struck>, speaker: &Speaker) -> Vec<Telling> {
    let plies = struck.into_iter().flat_map(|it| &it.plies);
    let offered = plies.filter(|ply| ply.offer).map(|ply| Message::NoteOfferStruck {
        side: speaker.side(ply.side()),
    });
    offered
        .map(|it| speaker.report(Information::Irregularity, &it))
        .collect()
}

/// Returns what a clock showed after so many half-moves, and the penalties that came after: the time there has them not.
fn times_there(game: &Game, speaker: &Speaker, side: shakmaty::Color, made: usize) -> Vec<Message> {
    let Some(left) = game.left_after(side, made) else {
        return Vec::new();
    };
    let moves = game.plies().iter().take(made).filter(|ply| ply.side() == side);
    let later = penalties_since(game, side, moves.count());
    let side = speaker.side(side).into();
    let penalties = later.map(|penalty| penalised_in(speaker, game, penalty));
    std::iter::once(Message::ResolveTime { side, left })
        .chain(penalties)
        .collect()
}

/// Returns what clocks show that stand, and what it means for the periods to come: the arbiter may leave it so (7.1).
fn times_now(game: &Game, clock: &Clock, speaker: &Speaker) -> Vec<Message> {
    let [white_left, black_left] = shakmaty::Color::ALL.map(|side| left_told(game, clock, side, Moment(0)));
    if let Some(lost_times) = unknown_times(game, speaker, Moment(0)) {
        return std::iter::once(lost_times).chain(periods_had(clock, speaker)).collect();
    }
    let mut messages = vec![match game.is_about() {
        true => Message::TimeLeftAbout { white_left, black_left },
        false => Message::TimeLeft { white_left, black_left },
    }];
    messages.extend(periods_had(clock, speaker));
    messages
}

/// Returns the half-moves that are struck where the game goes back to the position after `ply` of them, if any are.
pub(in crate::desk) fn struck_by_going_back(game: &Game, ply: u16) -> Option<Struck> {
    let goes_back = usize::from(ply) < game.plies().len();
    let struck = || {
        after(game, &Event::Restored { ply, periods: None })
            .struck()
            .last()
            .cloned()
    };
    goes_back.then(struck).flatten()
}

/// Returns what a message says of half-moves that are struck: written as on the sheet, spoken as announced.
pub(in crate::desk) fn struck(
    struck: &Struck,
    message: impl Fn(String) -> Message,
    about: Information,
    speaker: &Speaker,
) -> Telling {
    let letters = speaker.writing_letters();
    let text = struck.text(|role| letters.letter(role), policy::sight(speaker.mode()));
    let written = speaker.report(about, &message(text)).written;
    let mut spoken = speaker.report(about, &message(String::new())).spoken;
    let phrases = struck
        .plies
        .iter()
        .map(|ply| speaker.phrase(&ply.before, ply.as_said()));
    spoken.extend(phrases.map(|it| it.spoken));
    Telling::new(about, written, spoken)
}

/// Makes tellings of messages. A FEN is written and never spoken: letter by letter nobody can follow it.
pub(in crate::desk) fn reports(speaker: &Speaker, about: Information, messages: &[Message]) -> Vec<Telling> {
    let report = |message: &Message| {
        let telling = speaker.report(about, message);
        match without_fen(message) {
            Some(message) => {
                let spoken = speaker.report(about, &message).spoken;
                Telling { spoken, ..telling }
            }
            None => telling,
        }
    };
    messages.iter().map(report).collect()
}

fn without_fen(message: &Message) -> Option<Message> {
    let fen = String::new();
    match message.clone() {
        Message::ResolvePosition { side, .. } => Some(Message::ResolvePosition { side, fen }),
        Message::ResolveBackTo { side, .. } => Some(Message::ResolveBackTo { side, fen }),
        _ => None,
    }
}

/// Returns the game after an event that comes while the clocks stand, so that its moment does not matter.
fn after(game: &Game, event: &Event) -> Game {
    let mut after = game.clone();
    after.apply(&Recorded::new(Moment(0), event.clone()));
    after
}

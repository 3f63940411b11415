//! What was noted and decided in a game beside its moves: the notes, who was at the keys, and what was changed on whose word,
//! with the old value and the new one (11.10, C06:12).

use std::sync::Arc;
use std::time::Duration;

use shakmaty::Color;

use crate::game::unreplaced_pawn::places_queen;
use crate::game::{ArbiterNote, Event, Game, Moment, MoveAsSaid, NotationStyle, Recorded, San};
use crate::language::verdict::place;
use crate::language::{Message, Voices};
use ansage_wire::plain_text;

use crate::desk::report::note_time::NoteTime;
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::report::retell::{
    adjournment_logged, claimed, fault_of, finding, gone_on, irregular, laid_down, left_to_an_arbiter, penalised_in,
    reason_named, resulted, scored, sheet_corrected, signed, stop_judged, tellings, tellings_of_findings,
};
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::report::terms::leave_named;
use crate::desk::{Channel, DeskSettings, OpenError};

/// Returns what was noted and decided in a journal, each with its time and half-move, and whose word it was. `read` opens
/// what an arbiter typed, where whoever asks has the secret for it (`is_opened`). While a game of an event goes on what was
/// decided is for those alone: it tells what the clocks showed, and what the boards were compared for.
///
/// # Errors
///
/// Returns [`OpenError`] if the journal holds no game or the settings name something that is not there.
pub fn log(
    journal: &[Recorded],
    settings: &DeskSettings,
    voices: &Arc<Voices>,
    is_opened: bool,
    read: &dyn Fn(&str) -> Option<String>,
) -> Result<Vec<String>, OpenError> {
    let is_over = Game::replay(journal)?.is_over();
    let mut game = Game::replay(&journal[..journal.len().min(1)])?;
    let tells_decisions = is_opened || policy::may_be_read_by_all(game.mode(), is_over);
    let speaker = Speaker::new(game.opening(), settings.clone(), Arc::clone(voices))?;
    let mut lines = Vec::new();
    for recorded in journal {
        let decided: Vec<Message> = match tells_decisions {
            true => decided(&game, recorded, &speaker),
            false => Vec::new(),
        };
        let said: Vec<String> = decided.iter().map(|it| speaker.text(it)).collect();
        let decided: Vec<Message> = decided.into_iter().map(|it| by(recorded, it)).collect();
        let mut kept = tellings(&game, recorded, &speaker);
        let found = game.findings(&recorded.event);
        game.apply(recorded);
        kept.extend(tellings_of_findings(&game, &found, &speaker));
        let noted_at = NoteTime::of(&game, recorded.at);
        for message in noted(recorded, &speaker, read).into_iter().chain(decided) {
            // It is written like a note for the arbiter, with when it was.
            let note = speaker.report(Information::Irregularity, &message);
            lines.push(noted_at.before(note, &game, &speaker).written);
        }
        // What the arbiter was told, or would have been, unless it is what was decided.
        let is_theirs = |note: &Telling| {
            let repeats = says_again(&recorded.event) || said.iter().any(|it| note.written.starts_with(it));
            note.is_only_kept || (speaker.channel(note) == Some(Channel::Arbiter) && !repeats)
        };
        for note in kept.into_iter().filter(|note| tells_decisions && is_theirs(note)) {
            lines.push(noted_at.before(note, &game, &speaker).written);
        }
    }
    Ok(lines)
}

/// Tells of an entry that was rewritten, and of a pawn left on the last rank that is a queen now.
fn rewritten_entry(game: &Game, speaker: &Speaker, event: &Event) -> Option<Message> {
    let Event::SheetCorrected {
        ply,
        old,
        new,
        said,
        initials,
    } = event
    else {
        return None;
    };
    let was = entry(game, speaker, *ply, game.as_said_at(Some(*ply), *old));
    let now = entry(game, speaker, *ply, MoveAsSaid::new(*new, *said));
    Some(match places_queen(game, *ply, *old, *new) {
        true => Message::NotePawnQueened { new: now, old: was },
        false => sheet_corrected(now, was, initials.clone()),
    })
}

/// Returns true for a note of what another event decided just before.
fn says_again(event: &Event) -> bool {
    use ArbiterNote as N;
    matches!(
        event,
        Event::ArbiterNoted {
            note: N::SheetCorrected { .. } | N::BoardsDiffer | N::Stopped { .. }
        }
    )
}

fn noted(recorded: &Recorded, speaker: &Speaker, read: &dyn Fn(&str) -> Option<String>) -> Vec<Message> {
    let initials = || recorded.by.clone();
    match &recorded.event {
        Event::Noted { text } => vec![note(initials(), text)],
        Event::SealedNote { sealed, reason } => {
            let initials = initials().unwrap_or_default();
            vec![match (read(sealed), reason) {
                (None, _) => Message::LogSealed { initials },
                (Some(text), false) => note(Some(initials), &text),
                (Some(text), true) => reason_of(Some(initials), &text),
            }]
        }
        Event::TimeAdded { side, time, reason } => {
            let added = Message::TimeAdded {
                side: speaker.side(*side),
                time: seconds(*time),
            };
            let why = (!reason.is_empty()).then(|| reason_of(initials(), reason));
            std::iter::once(by(recorded, added)).chain(why).collect()
        }
        Event::ArbiterCame { initials } => vec![Message::ArbiterCame {
            initials: initials.clone(),
        }],
        Event::ArbiterLeft => vec![Message::ArbiterGone],
        Event::SecretSet { .. } => vec![Message::SecretSet],
        _ => Vec::new(),
    }
}

/// Returns what a line decided, given the game before it.
fn decided(game: &Game, recorded: &Recorded, speaker: &Speaker) -> Vec<Message> {
    let at = recorded.at;
    match &recorded.event {
        Event::Started => vec![Message::ClocksStarted {
            side: speaker.side(game.side_on_the_clock()),
        }],
        Event::Paused => vec![Message::Paused],
        Event::StoppedFor { reason, .. } => vec![Message::StoppedFor {
            reason: reason_named(*reason).into(),
        }],
        Event::Adjourning { step } => vec![adjournment_logged(step)],
        Event::StopJudged { valid } => vec![stop_judged(*valid)],
        Event::Resumed => vec![gone_on(game)],
        Event::ClaimedFlag { side } | Event::FlagFell { side } => vec![Message::OpenFlag {
            side: speaker.side(*side),
        }],
        Event::ClocksSet { white, black, number } => {
            let times = [(Color::White, white), (Color::Black, black)];
            let times = times.into_iter().filter_map(|(side, it)| Some((side, (*it)?)));
            let set = times.map(|(side, left)| clock_set(game, speaker, side, left, at));
            let stood = game.clock().map(|it| u32::from(it.presses(Color::Black)) + 1);
            let number = number.zip(stood).map(|(new, old)| Message::LogNumberSet {
                new: new.into(),
                old: old.into(),
            });
            set.chain(number).collect()
        }
        Event::Synced { side, left, .. } => vec![clock_set(game, speaker, *side, *left, at)],
        Event::RoomLimited { percent } => vec![Message::LogRoomLimited {
            new: u32::from(*percent).into(),
            old: u32::from(game.room_limit().unwrap_or(100)).into(),
        }],
        Event::SheetCorrected { .. } => rewritten_entry(game, speaker, &recorded.event).into_iter().collect(),
        Event::Corrected { old, new, said, .. } => {
            let made = game.half_moves_made() + usize::from(game.announced().is_some());
            let ply = u16::try_from(made).unwrap_or(u16::MAX);
            vec![Message::NoteCorrected {
                new: entry(game, speaker, ply, MoveAsSaid::new(*new, *said)),
                old: entry(game, speaker, ply, game.as_said_at(Some(ply), *old)),
            }]
        }
        // Offers again and again may disturb (11.5); none is refused.
        Event::OfferedDraw { side, .. } => vec![Message::LogOffered {
            side: speaker.side(*side),
            count: u32::from(game.offers_of(*side) + 1).into(),
        }],
        Event::Signed { side, sheet } => vec![signed(speaker, game, *side, *sheet)],
        Event::DeclinedDraw { side } => vec![Message::Declined {
            side: speaker.side(*side),
        }],
        Event::AcceptedDraw { side } => vec![Message::Accepted {
            side: speaker.side(*side),
        }],
        Event::Irregular { kind, side } => vec![irregular(speaker, *kind, *side)],
        Event::Annulled { .. } => vec![Message::Annulled],
        Event::Faulted { fault } => vec![Message::Faulted {
            about: fault_of(speaker, game, *fault).into(),
        }],
        Event::Penalised { penalty } => vec![penalised_in(speaker, game, penalty)],
        Event::ClaimedDraw { claim, .. } => vec![claimed(speaker, claim.side, claim.ground)],
        Event::DecidedClaim { found } => vec![finding(game, *found)],
        Event::LeftClaim { checked } => vec![left_to_an_arbiter(*checked)],
        Event::Resigned { side } => vec![Message::Resigned {
            side: speaker.side(*side),
        }],
        Event::LaidDown { condition, value } => vec![laid_down(game.rules(), *condition, value)],
        Event::LeaveGiven { what } => vec![Message::CheckEventLeave {
            leave: leave_named(*what).into(),
            by: recorded.by.clone().unwrap_or_default(),
        }],
        Event::SheetReplaced => vec![Message::SheetReplaced],
        Event::HandedOver => vec![Message::HandedOver],
        Event::BoardsDiffer => vec![Message::NoteBoardsDiffer],
        Event::CorrectionsTold => vec![Message::CorrectionsTold],
        Event::ComparisonEnded => vec![Message::ComparisonEnded],
        Event::Restored { ply, .. } => vec![Message::LogRestored {
            place: match ply {
                0 => Message::LogTheStart.into(),
                ply => place(game.start(), usize::from(*ply)).into(),
            },
            count: game.plies().len().saturating_sub(usize::from(*ply)).into(),
        }],
        Event::MoveTakenBack { .. } => vec![Message::LogRestored {
            place: match game.plies().len().saturating_sub(1) {
                0 => Message::LogTheStart.into(),
                ply => place(game.start(), ply).into(),
            },
            count: 1_usize.into(),
        }],
        Event::Resulted { outcome } => vec![match game.outcome() {
            Some(old) if old != *outcome => {
                let instead = Message::LogResultInstead {
                    new: speaker.result(*outcome),
                    old: speaker.result(old),
                };
                scored(game, instead, game.score_by(*outcome, None))
            }
            Some(_) | None => resulted(speaker, game, *outcome),
        }],
        Event::ResultTakenBack => vec![Message::ResultTakenBack],
        _ => Vec::new(),
    }
}

/// Writes an entry of the sheet with its number, as far as whoever may read the log of an unfinished event may know.
fn entry(game: &Game, speaker: &Speaker, ply: u16, m: MoveAsSaid) -> String {
    let sight = policy::sight_of_export(game.mode(), false);
    let index = usize::from(ply).saturating_sub(1);
    let before = game.plies().get(index).map_or(game.position(), |it| &it.before);
    let letters = speaker.writing_letters();
    let san = San::seen(before, m, sight).write(|role| letters.letter(role), NotationStyle::Sheet);
    let (number, side) = game.place_of(ply);
    format!("{number}{}{san}", side.fold_wb(".", "..."))
}

/// Says what a clock was set to, and what it showed before.
fn clock_set(game: &Game, speaker: &Speaker, side: Color, left: u64, at: Moment) -> Message {
    let old = game.clock().map(|it| it.left(side, at)).unwrap_or_default();
    Message::LogClockSet {
        side: speaker.side(side),
        new: seconds(left),
        old: Duration::from_secs(old.as_secs()),
    }
}

/// Puts before a decision whose word it was.
fn by(recorded: &Recorded, decision: Message) -> Message {
    match &recorded.by {
        Some(initials) => Message::LogDecidedBy {
            initials: initials.clone(),
            decision: decision.into(),
        },
        None => decision,
    }
}

fn seconds(milliseconds: u64) -> Duration {
    Duration::from_secs(milliseconds / 1000)
}

fn note(by: Option<String>, text: &str) -> Message {
    let text = plain_text::one_line(text).into_owned();
    match by {
        Some(initials) => Message::LogNoteBy { initials, text },
        None => Message::LogNote { text },
    }
}

fn reason_of(by: Option<String>, text: &str) -> Message {
    match by {
        Some(initials) => {
            let text = plain_text::one_line(text).into_owned();
            Message::LogReasonBy { initials, text }
        }
        // In free mode the players are their own arbiters.
        None => note(None, text),
    }
}

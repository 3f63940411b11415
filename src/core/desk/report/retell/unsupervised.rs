//! What is told in rapid chess and blitz alone (Appendices A and B).

use shakmaty::Color;

use super::{fault_of, touch};
use crate::desk::report::policy::Information;
use crate::desk::report::refusal::cited;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::game::laws::{Class, OnIllegalPosition, Subject, Unsupervised, subject_of_touch};
use crate::game::open_faults::{IllegalHalfMove, SettledMove, settled};
use crate::game::{
    ArbiterNote, AskedAbout, Condition, Fault, FaultKind, Game, IllegalPosition, Outcome, StopReason, conditions,
    unreplaced_pawn,
};
use crate::language::{CommandWord, Message};

/// Returns the subject of the article that the arbiter opens for a note; some are another one in each class.
pub(super) fn subject_of(game: &Game, note: &ArbiterNote) -> Option<Subject> {
    match note {
        ArbiterNote::DefaultTimePassed { .. } if game.is_adjourned() => Some(Subject::ResumptionLate),
        ArbiterNote::IllegalMoveClaimed { .. } => Some(Unsupervised::IllegalMove.subject(game.class())),
        ArbiterNote::IllegalPosition { .. } => Some(Unsupervised::IllegalPosition.subject(game.class())),
        ArbiterNote::Asks {
            about: AskedAbout::Sheet,
            ..
        } => game.most_sheet_requests().map(|_| Subject::supervised(game.class())),
        ArbiterNote::Asks {
            about: AskedAbout::BlankSheet,
            ..
        } => no_recording(game),
        ArbiterNote::DashesBegan { .. } => no_recording(game)
            .filter(|it| game.rules().article(*it).is_some())
            .or(note.subject()),
        ArbiterNote::Touched {
            handled,
            due: Some(due),
            ..
        } => Some(subject_of_touch(game.position(), handled, *due)),
        ArbiterNote::TouchNotKept { side, due } => {
            let made = game.plies().last();
            let made = made.filter(|ply| ply.side() == *side && game.turn() != *side);
            let (before, handled) = made.map_or((game.position(), game.handled()), |ply| (&ply.before, &ply.handled));
            Some(subject_of_touch(before, handled, *due))
        }
        // What kept the clocks from being started (D.2.11), if anything did.
        ArbiterNote::PlayedUnstarted => {
            let lacks = conditions::missing(game.rules(), game.opening());
            lacks.first().map(|it| it.subject()).or(note.subject())
        }
        // D.2.4 has the order of announcing, making and pressing.
        ArbiterNote::PressedUnmade if game.rules().counts(FaultKind::Press) && game.announced().is_none() => {
            Some(FaultKind::Press.subject())
        }
        ArbiterNote::ResignationMayDraw { .. } if !game.rules().resignation_may_draw => Some(Subject::DeadPosition),
        note => unreplaced_pawn::subject_of(game, note).or(note.subject()),
    }
}

/// Returns the subject of the article by which moves need not be written: none in standard chess, and in blitz another one where
/// others record the game (B.3 of 2014).
fn no_recording(game: &Game) -> Option<Subject> {
    match game.class() {
        Class::Standard => None,
        Class::Rapid => Some(Subject::NoRecording),
        Class::Blitz if game.is_unsupervised() => Some(Subject::NoRecordingUnsupervised),
        Class::Blitz => Some(Subject::NoRecordingInBlitz),
    }
}

/// Returns the subject of what holds in rapid chess and blitz once it is laid down whether somebody supervises the game (A.6).
pub(super) fn what_holds_then(game: &Game, condition: Condition, value: &str) -> Option<Subject> {
    let class = game.class();
    match (condition, class) {
        // D.2.11: an assistant must be used then.
        (Condition::HearingImpaired, _) if value == "yes" && game.rules().assistant_against_deaf => {
            Some(Subject::NoAssistant)
        }
        (Condition::Supervised, Class::Rapid | Class::Blitz) if value == "no" => Some(Subject::unsupervised(class)),
        (Condition::Supervised, Class::Rapid | Class::Blitz) => Some(Subject::supervised(class)),
        _ => None,
    }
}

/// Says what is claimed to be illegal: what it costs is proposed to an arbiter who asks for it.
pub(super) fn illegal_claimed(speaker: &Speaker, game: &Game, claimant: Color, ply: Option<u16>) -> Message {
    let Some(ply) = ply else {
        return Message::NoteIllegalClaimedInVain;
    };
    let (side, kind) = (!claimant, FaultKind::Move);
    let about = fault_of(speaker, game, Fault { side, kind, ply }).into();
    let it = IllegalHalfMove { number: ply, side };
    if settled(game, it) == Some(SettledMove::Counted) {
        return Message::NoteIllegalClaimedDecided { about };
    }
    let index = usize::from(ply).saturating_sub(1);
    let is_completed = game.plies().get(index).is_some_and(|it| it.completion.is_completed());
    match is_completed {
        true => Message::NoteIllegalClaimed {
            about,
            command: speaker.command_name(CommandWord::Fault),
        },
        false => Message::NoteIllegalClaimedOpen { about },
    }
}

/// Has a note kept for an arbiter who asks, and says of it that it was not reported, and how a player claims it.
pub(super) fn in_the_log_alone(speaker: &Speaker, about: Information, note: Message) -> Telling {
    let stop = || {
        format!(
            "{} {}",
            speaker.command_name(CommandWord::Stop),
            speaker.first_word(StopReason::IllegalMove)
        )
    };
    let complain = || {
        format!(
            "{} {}",
            speaker.command_name(CommandWord::Complain),
            speaker.first_of(&Message::TouchWords)
        )
    };
    let command = match about {
        Information::IllegalMove => Some(stop()),
        Information::Touch => Some(complain()),
        Information::ReachedZero => Some(speaker.command_name(CommandWord::Flag)),
        _ => None,
    };
    let note = note.into();
    let message = match command {
        Some(command) => Message::NoteInTheLogAloneClaim { note, command },
        None => Message::NoteInTheLogAlone { note },
    };
    speaker.report(about, &message).only_kept()
}

/// A4b of 2009: what was touched is the arbiter's once a player complains of it.
pub(super) fn touched_so_far(speaker: &Speaker, game: &Game) -> Option<Telling> {
    let handled = game.handled();
    let is_claimed = game.waits_for_claims() && !handled.is_empty();
    is_claimed.then(|| {
        let due = game.bound_by(handled).map(|it| it.due);
        let message = touch::touched(speaker, game, game.turn(), handled, due);
        let subject = subject_of(
            game,
            &ArbiterNote::Touched {
                side: game.turn(),
                handled: handled.to_vec(),
                due,
            },
        );
        speaker.report(Information::Touch, &cited(game.rules(), subject, message))
    })
}

/// Says that a position is illegal, and what the arbiter does: wait for one more move, or propose what follows.
pub(super) fn illegal_position(speaker: &Speaker, game: &Game, flaw: IllegalPosition, stays: bool) -> Message {
    let named: Message = Message::IllegalPositionNamed {
        illegal: flaw.name().into(),
    };
    let waits = game.rules().illegal_position.get(game.class()) == OnIllegalPosition::Waits;
    match (stays, waits) {
        (true, _) => Message::OpenProposal {
            why: named.into(),
            result: speaker.result(Outcome::Draw),
        },
        (false, true) => Message::NoteIllegalPositionWaits { position: named.into() },
        (false, false) => Message::NoteIllegalPosition { position: named.into() },
    }
}

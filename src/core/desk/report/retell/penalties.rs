//! What is told of faults and penalties (7.5, 12.9).

use std::time::Duration;

use super::score::name_unusual;
use super::{at_the_table, counted, numbered, scored};
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::game::laws::{Subject, marked_article};
use crate::game::open_faults::{IllegalHalfMove, root, struck_fault};
use crate::game::{Fault, FaultKind, Game, Penalty, PenaltyKind, Points, Score};
use crate::language::{CommandWord, Message};

/// Returns a fault in words: whose, what, and which of that player.
pub(in crate::desk) fn fault_of(speaker: &Speaker, game: &Game, fault: Fault) -> Message {
    let of = Message::FaultOf {
        side: speaker.side(fault.side),
        kind: Message::FaultKindNamed {
            kind: fault.kind.name().into(),
        }
        .into(),
        count: u32::from(game.fault_number(fault)).into(),
    };
    let index = usize::from(fault.ply).checked_sub(1);
    let ply = index
        .and_then(|it| game.plies().get(it))
        .filter(|it| it.side() == fault.side);
    let struck = struck_fault(game, Some(fault.side)).filter(|it| it.fault.ply == fault.ply);
    let m = ply.map(|it| it.m).or(struck.map(|it| it.m));
    match m.filter(|_| fault.kind != FaultKind::Press) {
        Some(m) => Message::FaultOfMove {
            fault: of.into(),
            m: numbered(speaker, game, fault.ply, m),
        },
        None => of,
    }
}

/// Says how the game goes back to before a half-move, counted from 1, or the illegal one that it followed from (7.5.1); `None`
/// where it is not on the sheet any more.
pub(in crate::desk) fn way_back(speaker: &Speaker, game: &Game, ply: u16) -> Option<Message> {
    let made = game.plies().get(usize::from(ply.checked_sub(1)?))?;
    let (number, side) = (ply, made.side());
    let first = root(game, IllegalHalfMove { number, side }).number;
    let before = first.checked_sub(1)?;
    Some(Message::GoBackHint {
        command: format!("{} {before}", speaker.command_name(CommandWord::Restore)),
        m: half_move(speaker, game, first),
    })
}

/// Returns a half-move of the sheet with its number, counted from 1, or an empty text.
pub(in crate::desk) fn half_move(speaker: &Speaker, game: &Game, ply: u16) -> String {
    let index = usize::from(ply).checked_sub(1);
    let made = index.and_then(|it| game.plies().get(it));
    made.map(|made| numbered(speaker, game, ply, made.m))
        .unwrap_or_default()
}

/// Says which penalty was imposed, on whom, and for which article.
fn penalised(speaker: &Speaker, game: &Game, penalty: &Penalty) -> Message {
    let (offender, opponent) = (speaker.side(penalty.offender), speaker.side(!penalty.offender));
    let time = Duration::from_millis(penalty.time.unwrap_or_default());
    let points = counted(Points::of_halves(penalty.half_points.unwrap_or_default())).into();
    let remedy = match penalty.penalty {
        PenaltyKind::TimeToOpponent => Message::RemedyTime { side: opponent, time },
        PenaltyKind::TimeFromOffender => Message::RemedyTimeFrom {
            side: offender.clone(),
            time,
        },
        PenaltyKind::PointsToOpponent => Message::PointsMore { side: opponent, points },
        PenaltyKind::PointsFromOffender => Message::PointsFewer {
            side: offender.clone(),
            points,
        },
        PenaltyKind::Loss => Message::RemedyLoss { side: offender.clone() },
        kind => Message::PenaltyNamed {
            penalty: kind.name().into(),
        },
    };
    let penalised = Message::Penalised {
        side: offender,
        remedy: remedy.into(),
    };
    match penalty.article.as_str() {
        // No text of the edition was at hand.
        "" => penalised,
        article => Message::Cited {
            text: penalised.into(),
            article: marked_article(game.rules().edition, article),
        },
    }
}

/// Tells a penalty, and points that no result gives.
pub(super) fn tellings(speaker: &Speaker, game: &Game, penalty: &Penalty) -> Vec<Telling> {
    let mut tellings = at_the_table(speaker, &penalised_in(speaker, game, penalty));
    let outcome = game.outcome().filter(|_| penalty.penalty.is_points());
    let score = outcome.map(|it| game.score_by(it, Some(penalty)));
    tellings.extend(score.and_then(|it| name_unusual(speaker, game, it)));
    tellings
}

/// Says a penalty. Where it changes a result that stands, what both score follows, also where that is again what the result says.
pub(in crate::desk) fn penalised_in(speaker: &Speaker, game: &Game, penalty: &Penalty) -> Message {
    let imposed = penalised(speaker, game, penalty);
    let outcome = game.outcome().filter(|_| penalty.penalty.is_points());
    match outcome.map(|it| game.score_by(it, Some(penalty))) {
        Some(score) => {
            let by = score.by.or(Some(Subject::Penalties));
            scored(game, imposed, Score { by, ..score })
        }
        None => imposed,
    }
}

//! What is told of claims of a draw (9.2 to 9.5, G.4 to G.6).

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{at_the_table, in_the_ear, in_the_room, numbered, numbered_in};
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::game::half_known::{position_to_move, unwritten};
use crate::game::laws::ClaimCheck;
use crate::game::{ClaimFinding, ClaimGround, DrawClaim, Event, Game, Move};
use crate::language::{CommandWord, Message, Word};

/// Returns what everybody hears: that a draw is claimed, never with which move (D.2.1-11), and what the arbiter finds.
pub(super) fn tellings(game: &Game, event: &Event, speaker: &Speaker) -> Vec<Telling> {
    match event {
        Event::ClaimedDraw { claim, .. } => {
            let message = claimed(speaker, claim.side, claim.ground);
            match game.announces(claim.side) && game.arbiter().is_none() {
                // G.4: who asks for five seconds offers a draw.
                true if claim.ground == ClaimGround::Seconds => in_the_room(speaker, game, Word::OffersDraw, message),
                true => in_the_room(speaker, game, Word::ClaimsDraw, message),
                false => in_the_ear(speaker, message),
            }
        }
        Event::DecidedClaim { found } => at_the_table(speaker, &finding(game, *found)),
        Event::LeftClaim { checked } => at_the_table(speaker, &left_to_an_arbiter(*checked)),
        _ => Vec::new(),
    }
}

/// Says what was found of the claim that a game is to decide; five seconds are granted, or they are not.
pub(in crate::desk) fn finding(game: &Game, found: ClaimFinding) -> Message {
    let is_of_seconds = (game.claim_to_decide()).is_some_and(|it| it.ground == ClaimGround::Seconds);
    match found {
        ClaimFinding::Right if is_of_seconds => Message::SecondsGranted,
        ClaimFinding::Wrong if is_of_seconds => Message::SecondsRefused,
        ClaimFinding::Right => Message::ClaimRight,
        ClaimFinding::Wrong => Message::ClaimWrong,
        ClaimFinding::Illegal => Message::ClaimBinds,
        ClaimFinding::Postponed => Message::ClaimPostponed,
    }
}

/// Says that a claim has ended the game, and whether it was checked.
pub(in crate::desk) fn left_to_an_arbiter(checked: bool) -> Message {
    match checked {
        true => Message::LeftClaimChecked,
        false => Message::LeftClaimUnchecked,
    }
}

/// Says that a draw is claimed, and what for.
pub(in crate::desk) fn claimed(speaker: &Speaker, side: Color, ground: ClaimGround) -> Message {
    if ground == ClaimGround::Seconds {
        let side = speaker.side(side);
        return Message::SecondsAsked { side };
    }
    let ground = Message::ClaimGroundNamed {
        ground: ground.name().into(),
    };
    Message::Claimed {
        side: speaker.side(side),
        ground: ground.into(),
    }
}

/// Says that a draw was claimed on which the decision was postponed (G.5.b).
fn claimed_before(speaker: &Speaker, claim: &DrawClaim) -> Message {
    let ground = Message::ClaimGroundNamed {
        ground: claim.ground.name().into(),
    };
    Message::ClaimedBefore {
        side: speaker.side(claim.side),
        ground: ground.into(),
    }
}

/// Says what the arbiter reads of the claim that waits: first what the player cites, then what the record says.
pub(in crate::desk) fn note(speaker: &Speaker, game: &Game, check: &ClaimCheck) -> Option<Message> {
    let claim = game.claim_to_decide()?;
    let is_postponed = game.draw_claim().is_none();
    let of = match is_postponed {
        true => claimed_before(speaker, claim),
        false => claimed(speaker, claim.side, claim.ground),
    };
    let next = u16::try_from(game.plies().len() + 1).unwrap_or(u16::MAX);
    let of = match claim.intended() {
        Some(m) => Message::ClaimWith {
            claim: of.into(),
            m: match unwritten(game) {
                0 => numbered(speaker, game, next, m.m),
                _ => numbered_in(speaker, &position_to_move(game), m.m),
            },
        },
        None => of,
    };
    let found = match check.holds(claim.ground) {
        _ if claim.ground.is_of_the_finish() => in_time(claim),
        _ if unwritten(game) > 0 => Message::ClaimUnproved,
        _ if check.is_illegal => {
            let found = Message::ClaimIllegal {
                command: speaker.command_name(CommandWord::Claim),
                word: speaker.first_word(ClaimFinding::Illegal),
            };
            return Some(Message::NoteIllegalClaim {
                claim: of.into(),
                found: found.into(),
            });
        }
        true => Message::ClaimHolds,
        false => Message::ClaimDoesNotHold,
    };
    Some(Message::NoteClaim {
        claim: of.into(),
        facts: facts_of(speaker, game, claim, check).into(),
        found: found.into(),
    })
}

/// Returns what the player cites and what the record says of a claim.
fn facts_of(speaker: &Speaker, game: &Game, claim: &DrawClaim, check: &ClaimCheck) -> Message {
    let unwritten = unwritten(game);
    let facts = match claim.ground {
        ClaimGround::Threefold | ClaimGround::FiftyMoves if unwritten > 0 => Message::HandInDashes {
            count: unwritten.into(),
        },
        ClaimGround::Threefold => Message::ClaimStood {
            count: check.stood.len().into(),
            moves: places(speaker, game, claim, &check.stood).join(", "),
        },
        ClaimGround::FiftyMoves => Message::ClaimQuiet {
            count: check.quiet.into(),
        },
        ClaimGround::CannotWin | ClaimGround::NoEffort | ClaimGround::Seconds => times(claim),
    };
    let facts = match game.draw_claim().is_none() && claim.left.is_some() {
        true => Message::ClaimThen { facts: facts.into() },
        false => facts,
    };
    match claim.cited.as_slice() {
        [] => facts,
        cited => Message::ClaimCited {
            moves: cited.iter().map(u16::to_string).collect::<Vec<_>>().join(", "),
            facts: facts.into(),
        },
    }
}

/// Says what both clocks showed when something was claimed in a quickplay finish: what is only reckoned proves nothing (6.13).
fn times(claim: &DrawClaim) -> Message {
    match claim.left {
        None => Message::ClaimTimesUnknown,
        Some(left) => {
            let ByColor { white, black } = left.both().map(|time| Duration::from_secs(time.as_secs()).into());
            match left.about {
                true => Message::TimeLeftAbout {
                    white_left: white,
                    black_left: black,
                },
                false => Message::TimeLeft {
                    white_left: white,
                    black_left: black,
                },
            }
        }
    }
}

/// Says whether the time admits the claim (10.2, G.4, G.5). Nobody but the arbiter says more.
fn in_time(claim: &DrawClaim) -> Message {
    match claim.left {
        None => Message::ClaimTimeUnproved,
        Some(left) if left.about => Message::ClaimTimeUnproved,
        Some(left) if left.admits(claim.side) => Message::ClaimInTime,
        Some(left) if left.both()[claim.side].is_zero() => Message::ClaimWithoutTime,
        Some(_) => Message::ClaimTooEarly,
    }
}

/// Names half-moves after which the position stood, the start by its word.
fn places(speaker: &Speaker, game: &Game, claim: &DrawClaim, stood: &[u16]) -> Vec<String> {
    let named = |ply: &u16| {
        let made = |it: u16| Some(game.plies().get(usize::from(it))?.m);
        let m: Option<Move> = ply.checked_sub(1).and_then(|it| made(it).or(claim.m));
        match m {
            Some(m) => numbered(speaker, game, *ply, m),
            None => speaker.text(&Message::ClaimTheStart),
        }
    };
    stood.iter().map(named).collect()
}

/// Says that after a claim that was wrong another move was made than the one intended.
pub(super) fn not_made(speaker: &Speaker, game: &Game, side: Color, m: Move) -> Message {
    let ply = u16::try_from(game.plies().len()).unwrap_or(u16::MAX);
    Message::NoteIntendedNotMade {
        side: speaker.side(side),
        m: numbered(speaker, game, ply, m),
    }
}

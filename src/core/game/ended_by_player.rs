//! How players end a game of an event (5.1.b, 5.2.c, 8.7): each for one side alone, and what they enter waits for the
//! word of an arbiter, who learns of it at once.

use shakmaty::Color;

use super::{ArbiterNote, Event, Game, Mode, Outcome, Refusal};

/// Says whether the keys may answer for a side: those of a player never do for the opponent (P.1); an assistant at the keys of
/// both says what both say.
///
/// # Errors
///
/// Returns [`Refusal::OpponentsOwn`].
pub fn answers_for(game: &Game, side: Color) -> Result<(), Refusal> {
    match game.has_an_arbiter() || game.announces(side) {
        true => Ok(()),
        false => Err(Refusal::OpponentsOwn(side)),
    }
}

/// A side gives up (5.1.b): the other one wins, unless the Laws make a draw of it.
///
/// # Errors
///
/// Returns [`Refusal::OpponentsOwn`].
pub fn resign(game: &Game, side: Color) -> Result<Vec<Event>, Refusal> {
    if !game.has_an_arbiter() && !game.opening().blind.serves(side) {
        return Err(Refusal::OpponentsOwn(side));
    }
    // In an event it is the arbiter's to make a draw of it.
    let outcome = match game.mode() == Mode::Free && game.rules().resignation_may_draw {
        true => game.result_against(side),
        false => Outcome::won_by(!side),
    };
    let events = vec![Event::Resigned { side }, Event::Resulted { outcome }];
    Ok(note_for_arbiter(game, events))
}

/// Says whether players may offer and agree on a draw at this move without the arbiter (9.1.1).
///
/// # Errors
///
/// Returns [`Refusal::ConsentNeeded`] with the move.
pub fn consent_to_draw(game: &Game) -> Result<(), Refusal> {
    let event = game.opening().event.as_ref();
    let before = event.and_then(|it| it.conditions.no_draw_before());
    match before.filter(|it| game.to_move().0 < *it && game.arbiter().is_none()) {
        Some(before) => Err(Refusal::ConsentNeeded(before)),
        None => Ok(()),
    }
}

/// Says whether a draw may be agreed on now: with the consent that it needs, and since 2018 only after both have moved (5.2.3).
///
/// # Errors
///
/// Returns [`Refusal::ConsentNeeded`] and [`Refusal::DrawTooEarly`].
pub fn agreed_draw(game: &Game) -> Result<(), Refusal> {
    consent_to_draw(game)?;
    let moves = |side| game.half_moves().filter(|it| it.side == side).count();
    let needed = usize::from(game.rules().agreed_draw_from);
    match Color::ALL.into_iter().any(|it| moves(it) < needed) {
        true => Err(Refusal::DrawTooEarly),
        false => Ok(()),
    }
}

/// A result is entered; a player's keys call the arbiter with it. A draw that a player writes is one that both agreed on, where
/// neither the position nor an arbiter makes it: what keeps them from agreeing keeps them from writing it. An offer need not
/// be on record, for no program hears what players say to each other at the board; the arbiter is called and confirms it. In a
/// free game the players are their own arbiters, and write what they will.
///
/// # Errors
///
/// Returns what [`agreed_draw`] does.
pub fn enter(game: &Game, outcome: Outcome) -> Result<Vec<Event>, Refusal> {
    let is_drawn = || game.ended_by_the_laws().is_some_and(|it| it.1 == Some(Outcome::Draw));
    let is_agreed = || !is_drawn() && game.declared().is_none() && !game.is_left_to_an_arbiter();
    if outcome == Outcome::Draw && !game.has_an_arbiter() && is_agreed() {
        agreed_draw(game)?;
    }
    let mut events = note_for_arbiter(game, vec![Event::Resulted { outcome }]);
    if !game.has_an_arbiter() {
        events.push(Event::ArbiterNoted {
            note: ArbiterNote::Called,
        });
    }
    Ok(events)
}

/// Adds the note of a result that no arbiter entered.
pub fn note_for_arbiter(game: &Game, mut events: Vec<Event>) -> Vec<Event> {
    let outcome = events.iter().find_map(|event| match event {
        Event::Resulted { outcome } => Some(*outcome),
        _ => None,
    });
    if let Some(outcome) = outcome.filter(|_| !game.has_an_arbiter()) {
        events.push(Event::ArbiterNoted {
            note: ArbiterNote::EndedByPlayer { outcome },
        });
    }
    events
}

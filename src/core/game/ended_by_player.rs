//! How players end a game of an event (5.1.b, 5.2.c, 8.7): each for one side alone, and what they enter waits for the
//! word of an arbiter, who learns of it at once.

use shakmaty::Color;

use super::{ArbiterNote, Event, Game, OpenMatter, Outcome, Refusal};

/// Says whether the keys may answer for a side: those of a player never do for the opponent (P.1); an assistant at the keys of
/// both enters what both say.
///
/// # Errors
///
/// Returns [`Refusal::OpponentsOwn`].
pub fn answers_for(game: &Game, side: Color) -> Result<(), Refusal> {
    match game.has_an_arbiter() || game.announces(side) {
        true => Ok(()),
        false => Err(own_word(game, side)),
    }
}

/// Returns why the keys do not speak for a side: who assists the opponent enters no result either (D.2.10).
fn own_word(game: &Game, side: Color) -> Refusal {
    match game.opponents_assistant_is_here() {
        true => Refusal::OpponentsKeys(side),
        false => Refusal::OpponentsOwn(side),
    }
}

/// Says whether the keys may end the game for a side, by accepting or resigning: only for the one served, also if an assistant is there.
///
/// # Errors
///
/// Returns [`Refusal::OpponentsOwn`].
pub fn ends_for(game: &Game, side: Color) -> Result<(), Refusal> {
    match game.has_an_arbiter() || game.opening().blind.serves(side) {
        true => Ok(()),
        false => Err(own_word(game, side)),
    }
}

/// A side gives up (5.1.b). The result that is written is that of the Laws, for an arbiter to confirm.
///
/// # Errors
///
/// Returns [`Refusal::OpponentsOwn`].
pub fn resign(game: &Game, side: Color) -> Result<Vec<Event>, Refusal> {
    ends_for(game, side)?;
    let outcome = result_of_resignation(game, side);
    let events = vec![Event::Resigned { side }, Event::Resulted { outcome }];
    Ok(note_for_arbiter(game, events, Some(Outcome::won_by(!side))))
}

/// Returns what a resignation makes of the game: nothing new where it had ended by the Laws (5.1.1, 5.2, 9.6), a draw where the
/// edition says so, and else a loss.
pub fn result_of_resignation(game: &Game, side: Color) -> Outcome {
    let by_the_laws = game.ended_by_the_laws().and_then(|(_, outcome)| outcome);
    by_the_laws.unwrap_or_else(|| match is_draw_by_laws(game, side) {
        true => Outcome::Draw,
        false => Outcome::won_by(!side),
    })
}

/// Returns what an accepted offer makes of the game: a draw, unless it had ended by the Laws before (5.1.1, 5.2).
pub fn result_of_agreement(game: &Game) -> Outcome {
    let by_the_laws = game.ended_by_the_laws().and_then(|(_, outcome)| outcome);
    by_the_laws.unwrap_or(Outcome::Draw)
}

/// Says whether players may offer a draw at this move without the arbiter: until 2014 an event forbids agreeing alone (9.1.a).
///
/// # Errors
///
/// Returns [`Refusal::ConsentNeeded`] with the move.
pub fn offer_consent(game: &Game) -> Result<(), Refusal> {
    match game.rules().draw_offer_needs_consent {
        true => draw_consent(game),
        false => Ok(()),
    }
}

/// Says whether players may agree on a draw at this move without the arbiter (9.1.1).
///
/// # Errors
///
/// Returns [`Refusal::ConsentNeeded`] with the move.
pub fn draw_consent(game: &Game) -> Result<(), Refusal> {
    match no_draw_before(game).filter(|_| game.arbiter().is_none()) {
        Some(before) => Err(Refusal::ConsentNeeded(before)),
        None => Ok(()),
    }
}

/// Returns the move before which the event has no draw agreed, while it has not come (9.1.1).
fn no_draw_before(game: &Game) -> Option<u32> {
    let event = game.opening().event.as_ref();
    let before = event.and_then(|it| it.conditions.no_draw_before());
    before.filter(|before| game.to_move().0 < *before)
}

/// Returns true if a side has not made as many moves yet as an agreed draw needs of both (5.2.3).
pub fn lacks_moves_for_draw(game: &Game) -> bool {
    let needed = usize::from(game.rules().agreed_draw_from);
    Color::ALL.into_iter().any(|side| game.moves_made(side) < needed)
}

/// Why players could not agree on a draw yet.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum EarlyDraw {
    /// Not both have made a move (5.2.3).
    NotBothMoved,
    /// The event has none agreed before this move (9.1.1).
    Before(u32),
}

/// Returns what speaks against a draw that an arbiter writes at this move: the players could not agree on one yet, and nothing
/// else makes one.
pub fn early_draw(game: &Game) -> Option<EarlyDraw> {
    let is_claimed = game.draw_claim().is_some() || game.is_left_to_an_arbiter() || game.declared().is_some();
    if game.arbiter().is_none() || game.outcome().is_some() || is_claimed || is_drawn(game) {
        return None;
    }
    // What the event forbids holds longer, and the arbiter alone may allow it (9.1.1).
    let too_early = || lacks_moves_for_draw(game).then_some(EarlyDraw::NotBothMoved);
    no_draw_before(game).map(EarlyDraw::Before).or_else(too_early)
}

/// Returns the move before which the event has no draw agreed, where an arbiter enters that players agree on one earlier, and
/// nothing else ends the game: also by the offer that lies in a claim (9.1.2.3).
pub fn early_agreement(game: &Game) -> Option<u32> {
    game.arbiter()?;
    no_draw_before(game).filter(|_| game.ended_by_the_laws().is_none() && !is_drawn(game))
}

/// Returns true if something else than an agreement makes a draw, or did before.
fn is_drawn(game: &Game) -> bool {
    let may_draw = |matter: &OpenMatter| matches!(matter, OpenMatter::DrawnBefore(_));
    let mut matters = game.open_matters().into_iter();
    matters.any(|(matter, outcome)| outcome == Some(Outcome::Draw) || may_draw(&matter))
}

/// Returns true for a draw that a player writes and no arbiter: both agreed on it, and what keeps them from agreeing keeps them
/// from writing it. A position that drew the game is not asked: the answer would tell the player of it (12.6).
///
/// An offer need not be on record, for players may agree in words that the program cannot hear; the arbiter is called and
/// confirms it. In a free game the players are their own arbiters, and write what they will.
pub fn is_agreed_draw(game: &Game, outcome: Outcome) -> bool {
    let is_players = outcome == Outcome::Draw && !game.has_an_arbiter() && game.declared().is_none();
    is_players && !game.is_left_to_an_arbiter()
}

/// Returns true if the Laws make a draw of the resignation of a side: since 2023 where the other one cannot mate (5.1.2), and
/// in every edition where neither can, because the game had ended before (5.2.2).
pub fn is_draw_by_laws(game: &Game, side: Color) -> bool {
    let cannot_mate = |side: Color| game.result_against(!side) == Outcome::Draw;
    cannot_mate(!side) && (game.rules().resignation_may_draw || cannot_mate(side))
}

/// A result is entered; a player's keys call the arbiter with it.
pub fn enter(game: &Game, outcome: Outcome) -> Vec<Event> {
    let mut events = note_for_arbiter(game, vec![Event::Resulted { outcome }], None);
    if !game.has_an_arbiter() {
        events.push(Event::ArbiterNoted {
            note: ArbiterNote::CalledForResult,
        });
    }
    events
}

/// Adds the note of a result that no arbiter entered, and what the words of the players would have made of it.
pub fn note_for_arbiter(game: &Game, mut events: Vec<Event>, said: Option<Outcome>) -> Vec<Event> {
    let outcome = events.iter().find_map(|event| match event {
        Event::Resulted { outcome } => Some(*outcome),
        _ => None,
    });
    if let Some(outcome) = outcome.filter(|_| !game.has_an_arbiter()) {
        let said = said.filter(|it| *it != outcome);
        events.push(Event::ArbiterNoted {
            note: ArbiterNote::EndedByPlayer { outcome, said },
        });
    }
    events
}

//! Which faults are one offence: two in one press count once (7.5.4); a press without a move (7.5.3) is another offence than what
//! was done in the half-move after it, once the clock was pressed for that too.

use shakmaty::Color;

use super::state::{Completion, Counted};
use super::{Fault, FaultKind, Game};

/// What counts once.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct OffenceKey {
    struck_by: Option<usize>,
    ply: u16,
    /// Which press without a move of this half-move it is, counted from 1; `None` for what was done in the half-move.
    press: Option<usize>,
}

/// Returns the offence that a fault is if the arbiter acts on it now.
pub fn offence_now(game: &Game, fault: Fault) -> OffenceKey {
    offence_counted(game, &counted_now(game, fault))
}

/// Returns a fault of a half-move that stays on the sheet as it is counted if the arbiter acts on it now.
pub fn counted_now(game: &Game, fault: Fault) -> Counted {
    let acted_on = presses_acted_on(game, fault);
    let noted = presses_noted(game, fault).max(1);
    Counted {
        fault,
        struck_by: None,
        made: game.plies().len(),
        press: (acted_on + 1).min(noted),
    }
}

/// Returns the offence that a fault is which the arbiter acted on.
pub fn offence_counted(game: &Game, counted: &Counted) -> OffenceKey {
    OffenceKey {
        struck_by: counted.struck_by,
        ply: counted.fault.ply,
        press: is_apart(game, counted).then_some(counted.press),
    }
}

/// Returns true if the arbiter acted already on the offence that a fault is.
pub fn was_acted_on(game: &Game, fault: Fault) -> bool {
    let offence = offence_now(game, fault);
    let mut own = game.faults().counted.iter().filter(|it| it.fault.side == fault.side);
    own.any(|counted| offence_counted(game, counted) == offence)
}

/// Returns true if the arbiter acted on what was done in a half-move that is on the sheet; a press before it is not that.
pub fn is_decided(game: &Game, ply: u16) -> bool {
    standing(game).any(|counted| counted.fault.ply == ply)
}

/// Returns what the arbiter acted on that was done in the half-moves of the sheet.
pub fn standing(game: &Game) -> impl Iterator<Item = &Counted> {
    let counted = game.faults().counted.iter();
    counted.filter(|fault| fault.struck_by.is_none() && fault.fault.kind != FaultKind::Press)
}

/// Returns true if the half-move of that number, counted from 1, is completed: by a press that came before it only once it is
/// replied to.
pub fn is_taken_as_completed(game: &Game, number: u16) -> bool {
    let index = usize::from(number).checked_sub(1);
    let made = index.and_then(|index| game.plies().get(index));
    let waits_for_its_press = usize::from(number) == game.plies().len() && !game.is_over();
    made.is_some_and(|made| match made.completion {
        Completion::PressedAhead(_) => !waits_for_its_press,
        completion => completion.is_completed(),
    })
}

/// Returns the last press of the clock without a move, of a side if one is given, that is not acted on yet, where that counts as an illegal move (7.5.3).
pub fn last_empty_press(game: &Game, of: Option<Color>) -> Option<Fault> {
    let kind = FaultKind::Press;
    game.counts_as_illegal(kind).ok()?;
    let mut presses = game.faults().presses.iter().map(|(ply, side)| Fault {
        side: *side,
        kind,
        ply: *ply,
    });
    let is_open =
        |press: &Fault| presses_noted(game, *press) > presses_acted_on(game, *press) && !was_acted_on(game, *press);
    presses.rfind(|press| of.is_none_or(|side| press.side == side) && is_open(press))
}

/// Returns true for a press without a move that is another one than that of the half-move after it: the arbiter acted on it before that was
/// made, or the clock was pressed for that again.
pub fn is_apart(game: &Game, counted: &Counted) -> bool {
    let Fault { kind, ply, .. } = counted.fault;
    let of_the_half_move = || match completion_of(game, counted) {
        Some(Completion::PressedAhead(_)) => false,
        Some(_) | None => true,
    };
    kind == FaultKind::Press && (counted.made < usize::from(ply) || of_the_half_move())
}

/// Returns how a half-move was completed, struck or not.
fn completion_of(game: &Game, counted: &Counted) -> Option<Completion> {
    let index = usize::from(counted.fault.ply).checked_sub(1)?;
    let made = match counted.struck_by {
        Some(number) => {
            let struck = game.struck().get(number)?;
            struck.plies.get(index.checked_sub(struck.after)?)
        }
        None => game.plies().get(index),
    };
    made.map(|it| it.completion)
}

fn presses_noted(game: &Game, fault: Fault) -> usize {
    let of_the_half_move = |(ply, side): &&(u16, Color)| *ply == fault.ply && *side == fault.side;
    game.faults().presses.iter().filter(of_the_half_move).count()
}

fn presses_acted_on(game: &Game, fault: Fault) -> usize {
    let counted = game.faults().counted.iter().filter(|it| it.struck_by.is_none());
    let of_the_half_move = |other: &Fault| {
        let place = (other.side, other.ply);
        other.kind == FaultKind::Press && place == (fault.side, fault.ply)
    };
    let presses = counted.filter(|it| of_the_half_move(&it.fault)).map(|it| it.press);
    presses.max().unwrap_or_default()
}

//! What follows from a flag that fell or was claimed (6.4, 6.8, 6.9, 6.11), and in rapid chess and blitz that is not
//! supervised: the claimant must have time left (A.4.c of 2014), and both flags draw the game (A4d.3 of 2009).

use shakmaty::Color;

use super::{BothFlagsVerdict, CanMate, Subject, Unsupervised, can_mate_in};
use crate::game::drawn_before::Counted;
use crate::game::flag_before_end::{flag_before_end, position_at_flag};
use crate::game::open_faults::has_open_fault;
use crate::game::played_past::end_played_past;
use crate::game::{ClockKind, Ending, Game, Mode, Moment, OpenMatter, Outcome, Position, made_at_flag, table_clock};

/// Returns what the arbiter is to decide, with the result that follows: nothing once the position has ended the game (5.1.a,
/// 5.2.a), unless the flag came before. Then the result stays where the flag is certain: called by an arbiter, or a clock at zero.
pub fn open_flag(game: &Game) -> Option<(OpenMatter, Option<Outcome>)> {
    // A claim came before the flag and cannot be withdrawn: it is decided first (9.5.a; 10.2.c, G.5.b, III.5.2).
    if game.draw_claim().is_some() {
        return None;
    }
    if !game.is_ended() && end_played_past(game).is_none() {
        let (matter, outcome) = flag_in_play(game)?;
        if follows_open_fault(game) {
            return Some((matter, None));
        }
        // What was postponed until a flag falls is decided now, and may draw the game (10.2.b, G.5.b, III.5.2).
        return Some((
            matter,
            outcome.filter(|result| *result == Outcome::Draw || !is_claim_postponed(game)),
        ));
    }
    flag_before_end(game)?;
    let is_certain = game.is_flag_called() || overstepped(game).is_some_and(|side| game.reached_zero(side));
    let (matter, outcome) = flag_in_play(game)?;
    Some((matter, outcome.filter(|_| is_certain)))
}

/// Returns the same for a position that ends nothing. If both flags fell and the program's clock knows which side came to zero
/// first, that side has overstepped.
fn flag_in_play(game: &Game) -> Option<(OpenMatter, Option<Outcome>)> {
    if are_both_down_unsupervised(game) {
        return Some((OpenMatter::BothFlagsUnsupervised, Some(Outcome::Draw)));
    }
    if let Some(verdict) = game.both_flags().filter(|_| !is_one_unfounded(game)) {
        // Neither has overstepped whose moves are completed: a clock on the table shows the flag of the period before.
        let have_met = Color::ALL.into_iter().all(|side| has_met_control(game, side));
        let verdict = if have_met { BothFlagsVerdict::GoesOn } else { verdict };
        let draw = (verdict == BothFlagsVerdict::Draw).then_some(Outcome::Draw);
        return Some((OpenMatter::BothFlags(verdict), draw));
    }
    let side = overstepped(game)?;
    let is_contested = lacks_time(game, !side) || are_both_at_zero(game) || has_time(game, side);
    let is_open = is_contested || has_control_gaps(game, side);
    let outcome = (!is_open).then(|| game.result_against(side));
    (!has_met_control(game, side)).then_some((OpenMatter::Flag(side), outcome))
}

/// Returns true for the flag of the one player served in an event.
pub fn is_own_flag(game: &Game, side: Color) -> bool {
    let blind = game.opening().blind;
    blind.serves(side) && !blind.serves(!side) && game.mode() == Mode::Event
}

/// Returns whose flag counts of those that fell or were claimed: by the program's clock that of the first at zero, and none
/// that was only claimed while the clock showed time.
pub fn overstepped(game: &Game) -> Option<Color> {
    let fell = game.flag()?;
    if is_one_unfounded(game) {
        return Color::ALL.into_iter().find(|side| !has_time(game, *side));
    }
    let first = game.first_zero().filter(|_| is_ours(game) && game.reached_zero(fell));
    first.or(Some(fell))
}

/// Returns the subject of the article by which a flag ends the game: an unsupervised game has one of its own (A.4.c), and a
/// position in which neither side can mate had ended the game before (5.2.b).
fn flag_subject(game: &Game) -> Subject {
    if overstepped(game).is_some_and(|side| has_control_gaps(game, side)) {
        return Subject::CompletingSheets;
    }
    let is_draw = overstepped(game).is_some_and(|side| game.result_against(side) == Outcome::Draw);
    if is_claim_postponed(game) && !is_draw {
        return Subject::FinishClaim;
    }
    let point = match game.rules().arbiter_calls_flags && game.is_flag_called() && !is_draw {
        true => Unsupervised::FlagCalled,
        false => Unsupervised::Flag,
    };
    let unsupervised = point.subject(game.class());
    if game.is_unsupervised() && game.rules().article(unsupervised).is_some() {
        return unsupervised;
    }
    let is_dead = |position: &Position| {
        Color::ALL
            .into_iter()
            .all(|side| can_mate_in(game, position, side) == CanMate::No)
    };
    match position_at_flag(game).is_some_and(|position| is_dead(&position)) {
        true => Subject::DeadPosition,
        false => Subject::TimeForfeit,
    }
}

/// Returns the subject of the article by which something is open for the arbiter; `None` for what is only settled first.
pub fn matter_subject(game: &Game, matter: OpenMatter) -> Option<Subject> {
    Some(match matter {
        OpenMatter::Pending(_) => return None,
        OpenMatter::Flag(_) => flag_subject(game),
        OpenMatter::BothFlags(verdict) => verdict.subject(game),
        OpenMatter::IllegalPosition(_) => Unsupervised::IllegalPosition.subject(game.class()),
        OpenMatter::BothFlagsUnsupervised => Unsupervised::BothFlags.subject(game.class()),
        OpenMatter::EndedByQueen(_) => Subject::UnreplacedPawn,
        OpenMatter::Ended(Ending::Checkmate) => Subject::Checkmate,
        OpenMatter::Ended(Ending::Stalemate) => Subject::Stalemate,
        OpenMatter::Ended(Ending::DeadPosition) => Subject::DeadPosition,
        OpenMatter::Fivefold | OpenMatter::FivefoldApart => Subject::Fivefold,
        OpenMatter::SeventyFiveMoves => Subject::SeventyFiveMoves,
        OpenMatter::DrawnBefore(drawn) => match drawn.counted {
            Counted::Fivefold => Subject::Fivefold,
            Counted::SeventyFiveMoves => Subject::SeventyFiveMoves,
        },
    })
}

/// Returns true if an illegal move that came before the flag waits for the arbiter: the game may go back to before both (7.5.1).
pub fn follows_open_fault(game: &Game) -> bool {
    let made = overstepped(game).and_then(|side| made_at_flag(game, side));
    has_open_fault(game, made.unwrap_or(game.plies().len()))
}

/// Returns true if the decision on a claim in a quickplay finish waited for a flag.
pub fn is_claim_postponed(game: &Game) -> bool {
    game.postponed_claims().next().is_some()
}

/// Returns true if a side whose flag fell has completed the moves that were required by then (6.4).
fn has_met_control(game: &Game, side: Color) -> bool {
    // The clocks stand, so the moment does not matter.
    let required = game.clock().and_then(|clock| clock.required(side, Moment(0)));
    let completed = match flag_before_end(game).filter(|_| !is_ours(game)) {
        Some(made) => completed_by_then(game, side, made),
        None => game.moves_in_time(side),
    };
    required.is_some_and(|moves| usize::try_from(moves).is_ok_and(|moves| completed >= moves))
}

/// Returns the number of moves that a side has completed of so many half-moves.
fn completed_by_then(game: &Game, side: Color, made: usize) -> usize {
    let then = game.half_moves().take(made);
    then.filter(|half_move| half_move.side == side && half_move.completion.is_completed())
        .count()
}

/// Returns true if a claimant must have time left and has none by the program's clock.
fn lacks_time(game: &Game, claimant: Color) -> bool {
    let needs_time = game.is_unsupervised() && game.rules().time_claim_needs_time;
    needs_time && is_ours(game) && game.reached_zero(claimant)
}

/// Returns true if the clock shows time for a side: a clock that has no defect is right (6.10). What is only reckoned of one on
/// the table shows nothing.
fn has_time(game: &Game, side: Color) -> bool {
    let is_reckoned = !is_ours(game) && game.is_about_the_time_of(side);
    // The clocks stand, so the moment does not matter.
    let between = game
        .clock()
        .and_then(|clock| table_clock::left(game, clock, side, Moment(0)));
    let is_left = between.is_some_and(|(some, other)| !some.is_zero() && !other.is_zero());
    // A clock on the table may show the time of the period after the flag.
    let is_reckoned = is_reckoned || !is_ours(game) && game.clock().is_some_and(|clock| clock.period(side) > 0);
    is_left && !is_reckoned && !game.reached_zero(side)
}

/// Returns true if both flags were entered, and the clock shows time for one of them.
fn is_one_unfounded(game: &Game) -> bool {
    game.both_flags_are_down() && has_time(game, Color::White) != has_time(game, Color::Black)
}

/// Returns true if a control is at stake and the sheet has dashes: it is completed first (8.5), and 8.6 may follow.
fn has_control_gaps(game: &Game, side: Color) -> bool {
    // The clocks stand, so the moment does not matter.
    let is_a_control = game
        .clock()
        .is_some_and(|clock| clock.required(side, Moment(0)).is_some());
    is_a_control && !game.dashes().is_empty()
}

/// Returns true if a clock on the table is held to show zero for both: then it is the arbiter's which flag counts (6.11).
fn are_both_at_zero(game: &Game) -> bool {
    // The clocks stand, so the moment does not matter.
    let shows_zero = |side| game.clock().is_some_and(|clock| clock.left(side, Moment(0)).is_zero());
    !is_ours(game) && Color::ALL.into_iter().all(shows_zero)
}

/// Returns true if a flag was claimed and both are down, where that draws the game whichever fell first.
fn are_both_down_unsupervised(game: &Game) -> bool {
    let is_the_rule = game.is_unsupervised() && game.rules().both_flags_draw_unsupervised;
    let are_down = game.flag().is_some() && Color::ALL.into_iter().all(|side| game.reached_zero(side));
    let are_seen_at_zero = || {
        let is_reckoned = Color::ALL.into_iter().any(|side| game.is_about_the_time_of(side));
        game.flag().is_some() && are_both_at_zero(game) && !is_reckoned
    };
    is_the_rule && (is_ours(game) && are_down || are_seen_at_zero())
}

fn is_ours(game: &Game) -> bool {
    game.opening().clock == ClockKind::Program
}

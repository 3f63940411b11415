//! What may be asked of a game.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Announced, Game, Move, MoveAsSaid, Ply};
use crate::game::half_known::{known_after, last_known, position_to_move};
use crate::game::laws::{Rules, Signature, overstepped};
use crate::game::requests::Requests;
use crate::game::scoresheet::SheetMove;
use crate::game::{
    ArbiterKey, Board, Clock, ClockKind, Mode, Moment, Opening, Outcome, Position, Reminders, Role, Scoresheet,
    Standstill, Start, TimeControl,
};

impl Game {
    /// Returns what was agreed before the first move.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Returns free or event mode.
    pub fn mode(&self) -> Mode {
        self.opening.mode
    }

    /// Returns what the edition of the Laws says wherever the editions differ.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// Returns true if moves of `side` are announced here, false if they are the opponent's to be repeated.
    pub fn announces(&self, side: Color) -> bool {
        match self.opening.role {
            Role::Player => self.opening.blind.serves(side),
            Role::Assistant | Role::Recorder | Role::Clock => true,
        }
    }

    /// Returns true if the program is a clock and nothing else.
    pub fn is_a_clock(&self) -> bool {
        self.opening.role == Role::Clock
    }

    /// Returns the position after the moves that stand on the sheet.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the position after the announced move too, if one is pending.
    pub fn position_announced(&self) -> Position {
        let position = position_to_move(self);
        match self.announced {
            Some(announced) => position.after(announced.m),
            None => position.into_owned(),
        }
    }

    /// Returns the position in which a correction of what was announced or repeated last is meant.
    pub fn position_corrected(&self) -> Position {
        match (self.announced, last_known(self), self.plies().last()) {
            (None, Some((before, _)), _) => before,
            (None, None, Some(last)) => last.before.clone(),
            (Some(_), ..) | (None, None, None) => position_to_move(self).into_owned(),
        }
    }

    /// Returns the start position.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// Returns true if there is anything of a move yet: made, announced or counted by a dash. A clock without a game has begun
    /// when it was started.
    pub fn has_begun(&self) -> bool {
        let runs_alone = self.is_a_clock() && self.clocks.is_started();
        !self.plies().is_empty() || self.announced().is_some() || !self.dashes().is_empty() || runs_alone
    }

    /// Returns the half-moves that stand on the sheet.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the move announced and not yet made.
    pub fn announced(&self) -> Option<Announced> {
        self.announced
    }

    /// Returns who signed the result, and which sheet, as far as it was noted.
    pub fn signatures(&self) -> &[Signature] {
        &self.signed
    }

    /// Returns how often a side offered a draw so far.
    pub fn offers_of(&self, side: Color) -> u16 {
        self.offers[side]
    }

    /// Returns the time control in force: the clock's, which an arbiter may have changed.
    pub fn time_control(&self) -> Option<&TimeControl> {
        self.clock.as_ref().map(Clock::control).or(self.opening.time.as_ref())
    }

    /// Returns what the players asked of the arbiter.
    pub fn requests(&self) -> &Requests {
        &self.requests
    }

    /// Returns the program's clock, if it keeps one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Returns true while both clocks stand.
    pub fn clocks_stand(&self) -> bool {
        self.clocks.halt().is_some()
    }

    /// Returns true if a move is completed as soon as it is made: there is no clock, or the players stopped it. After the
    /// program was left the press is still to come.
    pub fn completes_at_once(&self) -> bool {
        match self.opening.clock {
            ClockKind::None => true,
            // Whether it runs is known only to those who see it.
            ClockKind::Table => false,
            ClockKind::Program => self.clock.is_none() || self.clocks.halt().is_some_and(|it| !it.left),
        }
    }

    /// Returns true if the next press of the clock is that of `side`, as far as the record tells.
    pub fn awaits_press_of(&self, side: Color) -> bool {
        match self.opening.clock {
            ClockKind::None => false,
            ClockKind::Program => self.clock.as_ref().and_then(Clock::running) == Some(side),
            ClockKind::Table => self
                .last_made()
                .is_some_and(|it| it.side == side && !it.completion.is_completed()),
        }
    }

    /// Returns true if an arbiter is at the keys; in free mode the players are their own arbiters (P.1).
    pub fn has_an_arbiter(&self) -> bool {
        self.mode() == Mode::Free || self.arbiter().is_some()
    }

    /// Returns true if the game has a clock, whoever keeps it.
    pub fn has_clock(&self) -> bool {
        self.opening.clock != ClockKind::None
    }

    /// Returns true if times are said as "about": not both displays of the clock on the table were read lately.
    pub fn is_about(&self) -> bool {
        self.about.white || self.about.black
    }

    /// Returns true if nobody has read lately what the clock of a side on the table shows.
    pub fn is_about_the_time_of(&self, side: Color) -> bool {
        self.about[side]
    }

    /// Returns why the game stands still, if it does.
    pub fn standstill(&self) -> Standstill<'_> {
        Standstill {
            clocks: self.clocks.halt().unwrap_or_default(),
            pending: self.pending.as_ref(),
        }
    }

    /// Returns true if our reckoning of the time of `side` came to zero (6.8).
    pub fn reached_zero(&self, side: Color) -> bool {
        self.zeros.iter().any(|it| it.side == side)
    }

    /// Returns the number of moves that `side` has completed by the Laws, and where our own clock came to zero, before that (6.8).
    pub fn moves_in_time(&self, side: Color) -> usize {
        let is_ours = self.opening.clock == ClockKind::Program;
        let at_zero = self.zeros.iter().find(|zero| is_ours && zero.side == side);
        at_zero.map_or_else(|| self.moves_completed_by_the_laws(side), |zero| zero.completed)
    }

    /// Returns whose reckoning came to zero first (C02 5.1.e).
    pub fn first_zero(&self) -> Option<Color> {
        self.zeros.first().map(|it| it.side)
    }

    /// Returns the initials of the arbiter at the keys.
    pub fn arbiter(&self) -> Option<&str> {
        self.visits.last()?.present()
    }

    /// Returns what the arbiters' secret opens; `None` where none was set yet.
    pub fn arbiter_key(&self) -> Option<&ArbiterKey> {
        let laid_down = || self.opening.event.as_ref()?.arbiter_key.as_ref();
        self.arbiter_key.as_ref().or_else(laid_down)
    }

    /// Returns until when no secret is taken: a minute after every third wrong one.
    pub fn no_secret_before(&self) -> Option<Moment> {
        const MOST_WRONG: u32 = 3;
        const WAIT: Duration = Duration::from_secs(60);
        let (wrong, last) = self.wrong_secrets;
        (wrong > 0 && wrong % MOST_WRONG == 0).then(|| last.plus(WAIT))
    }

    /// Returns how loud the Room may be at most, in percent: as the arbiter decided, else as the event file lays it down.
    pub fn room_limit(&self) -> Option<u8> {
        let laid_down = || self.opening.event.as_ref()?.room_loudest;
        self.room_limit.or_else(laid_down)
    }

    /// Returns true if White's clock waits for somebody's word (6.6).
    pub fn waits_for_the_start(&self) -> bool {
        self.opening.start == Start::OnWord && self.has_clock() && !self.clocks.is_started()
    }

    /// Returns true if the clocks stand until the players start them, which the first move does at the latest.
    pub fn starts_with_the_first_move(&self) -> bool {
        self.opening.start == Start::WithTheFirstMove && self.has_clock() && !self.clocks.is_started()
    }

    /// Returns who offered a draw that still stands.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Returns whose flag fell or was claimed; nothing went on since.
    pub fn flag(&self) -> Option<Color> {
        self.standstill().clocks.flag()
    }

    /// Returns true if an arbiter called the flag that fell last (A.5.5), and no player claimed it.
    pub fn is_flag_called(&self) -> bool {
        self.flag_called
    }

    /// Returns true if both flags are down and nobody knows which fell first: by the program's clock the first at zero did.
    pub fn both_flags_are_down(&self) -> bool {
        let is_known = self.opening.clock == ClockKind::Program && self.zeros.len() == 2;
        self.flags.iter().all(Option::is_some) && !is_known
    }

    /// Returns in which period each side came under the time below which nobody has to write (8.4).
    pub(in crate::game) fn exempt_since(&self) -> ByColor<Option<usize>> {
        self.exempt_since
    }

    /// Returns what a clock showed when it was last known, and when that was: at the start, if not since.
    pub fn last_known(&self, side: Color) -> Option<(Duration, Moment)> {
        let at_the_start = || Some((self.clock()?.left_at_the_start(side), Moment(0)));
        self.last_known[side].or_else(at_the_start)
    }

    /// Returns what the player wants to be told of the own clock.
    pub fn reminders(&self) -> &Reminders {
        &self.reminders
    }

    /// Returns who has borrowed the opponent's sheet (8.5.b).
    pub fn borrower(&self) -> Option<Color> {
        self.borrower
    }

    /// Returns the result, once entered.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns what was declared about the end of the game, as far as the result entered does not go against it.
    pub fn declared(&self) -> Option<Declared> {
        let resigned = resignation(self).map(Declared::Resignation);
        let agreed = is_agreed(self).then_some(Declared::Agreement);
        let flag = overstepped(self)
            .filter(|_| !self.both_flags_are_down())
            .map(Declared::Flag);
        let stands = |declared: &Declared| self.outcome.is_none_or(|outcome| outcome == declared.outcome(self));
        resigned.or(agreed).or(flag).filter(stands)
    }

    /// Returns the number of moves `side` has completed (D.2.9.d).
    pub fn moves_completed(&self, side: Color) -> usize {
        self.half_moves()
            .filter(|it| it.side == side && it.completion.is_completed())
            .count()
    }

    /// Returns what the clock of `side` showed after so many half-moves, if it is recorded; before its first move that is
    /// what it began with.
    pub fn left_after(&self, side: Color, made: usize) -> Option<Duration> {
        let has_moved = self.plies().get(..made)?.iter().any(|it| it.side() == side);
        match has_moved {
            true => left_after(self.plies(), side, made),
            false => Some(self.clock()?.left_at_the_start(side)),
        }
    }

    /// Returns how long a half-move was thought about, counted from 0, if the presses before and behind it are recorded.
    pub fn thought_about(&self, index: usize) -> Option<Duration> {
        let ply = self.plies.get(index)?;
        let before = self.plies[..index].iter().rfind(|it| it.side() == ply.side());
        let until_then = match before {
            Some(before) => before.thought?,
            None => Duration::ZERO,
        };
        ply.thought?.checked_sub(until_then)
    }

    /// Returns a move of the half-move with that number, counted from 1, with what was said of it, as far as it stands there.
    pub fn as_said_at(&self, ply: Option<u16>, m: Move) -> MoveAsSaid {
        let index = ply.and_then(|it| usize::from(it).checked_sub(1));
        let announced = || self.announced().map(|it| it.as_said());
        let there = index.and_then(|it| self.plies().get(it).map(Ply::as_said).or_else(announced));
        there.filter(|it| it.m == m).unwrap_or(m.into())
    }

    /// Returns after how many half-moves another sheet took the place of this one, if one did (8.3).
    pub fn replaced_after(&self) -> Option<usize> {
        self.replaced_after
    }

    /// Returns true if the sheet was handed over, and nothing of it was changed since (8.3).
    pub fn is_handed_over(&self) -> bool {
        self.is_handed_over
    }

    /// Returns the scoresheet as it stands: no struck entries, no pending announcement.
    pub fn scoresheet(&self) -> Scoresheet {
        let entry = |ply: &Ply| SheetMove {
            m: ply.m,
            said: ply.said,
            offer: ply.offer,
            claimed: ply.claimed,
            left: ply.completion.left(),
            noted_left: ply.noted_left,
            filled: ply.filled,
        };
        Scoresheet {
            header: self.opening.header.clone(),
            time: self.opening.time.clone(),
            start: self.start.clone(),
            entries: self.plies.iter().map(entry).collect(),
            numbered: self.numbered.clone(),
            dashes: (0..)
                .zip(&self.dashes)
                .map(|(at, it)| (known_after(self, at), it.offer))
                .collect(),
            intended: self.intended(),
            offered: self.to_come.is_offered,
            claimed: self.to_come.is_claimed,
            annulled: self.is_annulled(),
            left_claim: self.written_claim().cloned(),
            outcome: self.outcome,
            points: self.score().filter(|it| it.by.is_some()).map(|it| it.points),
            resigned: resignation(self),
            signed: self.signed.clone(),
            sealed: self.has_a_sealed_move(),
            replaced_after: self.replaced_after,
            offer_sign: self.rules.offer_sign,
        }
    }
}

/// Returns who resigned, as far as the result is one of it: another one was meant else, and the sheet does not name both. Once
/// the result is put right, it is named again.
pub(super) fn resignation(game: &Game) -> Option<Color> {
    let (side, written) = game.end_declared.resigned?;
    let is_of_it = |outcome| outcome == Outcome::won_by(!side) || written == Some(outcome);
    game.outcome.is_none_or(is_of_it).then_some(side)
}

/// Returns true if an offer was accepted, as far as the result is the draw of it.
pub(super) fn is_agreed(game: &Game) -> bool {
    game.end_declared.is_agreed && game.outcome.is_none_or(|it| it == Outcome::Draw)
}

/// Returns true if the result took the place of another one.
pub fn has_another_result(game: &Game) -> bool {
    game.end_declared.is_overruled
}

/// What people declared about the end of a game: no result goes against it unasked.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Declared {
    /// This side resigned (5.1.b).
    Resignation(Color),
    /// Both agreed on a draw (5.2.c).
    Agreement,
    /// The flag of this side fell, or was claimed (6.8).
    Flag(Color),
}

impl Declared {
    /// Returns the result that follows from it; of a resignation and an agreement, the one that was written with it.
    pub fn outcome(self, game: &Game) -> Outcome {
        match self {
            Declared::Resignation(side) => game.outcome().unwrap_or(Outcome::won_by(!side)),
            Declared::Agreement => game.outcome().unwrap_or(Outcome::Draw),
            Declared::Flag(side) => Outcome::won_by(!side),
        }
    }
}

/// Returns what the clock of `side` showed after so many of these half-moves, if it is recorded.
pub fn left_after(plies: &[Ply], side: Color, made: usize) -> Option<std::time::Duration> {
    let made = plies.get(..made)?.iter().filter(|it| it.side() == side);
    made.filter_map(|it| it.completion.left()).next_back()
}

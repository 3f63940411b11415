//! The game as its events tell it. `apply` is the only writer.

use std::time::Duration;

use shakmaty::Color;

use super::{
    Board, Clock, ClockKind, Edition, Event, Mode, Moment, Move, Opening, Outcome, Position, Recorded, Role,
    Scoresheet, Sight, scoresheet::Entry,
};

/// A game: what was agreed, what was played, what is pending.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    opening: Opening,
    start: Board,
    position: Position,
    plies: Vec<Ply>,
    announced: Option<Announced>,
    lifted: Option<shakmaty::Square>,
    clock: Option<Clock>,
    stands: bool,
    was_left: bool,
    offer: Option<Color>,
    resigned: Option<Color>,
    outcome: Option<Outcome>,
}

/// A half-move that stands on the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Ply {
    /// The move.
    pub m: Move,
    /// The position it was made in.
    pub before: Position,
    /// When it was made, or repeated if it is the opponent's.
    pub at: Moment,
    /// True once it is completed: by the press of the clock, by the next move of the same player (6.2.a.2), or at once
    /// while no clock runs.
    pub completed: bool,
    /// What the mover's clock showed after the press.
    pub left: Option<Duration>,
    /// True if a draw was offered with it.
    pub offer: bool,
    /// Time left as the player noted it.
    pub noted_left: Option<Duration>,
    /// True once it is executed on the special board; one's own always are.
    pub done: bool,
}

impl Ply {
    /// Returns who made it.
    pub fn side(&self) -> Color {
        self.before.board().turn()
    }

    /// Returns true once the clock was pressed after it.
    pub fn was_pressed(&self) -> bool {
        self.left.is_some()
    }
}

/// A move announced and not yet made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Announced {
    /// The move.
    pub m: Move,
    /// True if a draw is offered with it, once it is made.
    pub offer: bool,
}

/// Why events are no game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// The first event is not an opening.
    #[error("the journal does not begin with an opening")]
    NoOpening,
    /// The start position of the opening is not a FEN.
    #[error("the start position is not a position in FEN")]
    BadFen,
}

impl Game {
    /// Rebuilds a game from its journal.
    ///
    /// # Errors
    ///
    /// Returns [`ReplayError`] if the journal does not begin with a usable opening.
    pub fn replay(journal: &[Recorded]) -> Result<Self, ReplayError> {
        let Some((
            Recorded {
                event: Event::Opened(opening),
                ..
            },
            rest,
        )) = journal.split_first()
        else {
            return Err(ReplayError::NoOpening);
        };
        let mut game = Self::open(opening)?;
        for recorded in rest {
            game.apply(recorded);
        }
        Ok(game)
    }

    /// Opens a game before its first move.
    ///
    /// # Errors
    ///
    /// Returns [`ReplayError::BadFen`] if the opening names a start position that is none.
    pub fn open(opening: &Opening) -> Result<Self, ReplayError> {
        let start = match &opening.fen {
            Some(fen) => Board::from_fen(fen, opening.chess960).map_err(|_fen| ReplayError::BadFen)?,
            None => Board::start(),
        };
        let clock = match opening.clock {
            ClockKind::Program => opening.time.clone().map(Clock::new),
            ClockKind::None => None,
        };
        Ok(Self {
            opening: opening.clone(),
            position: Position::of(start.clone()),
            start,
            plies: Vec::new(),
            announced: None,
            lifted: None,
            clock,
            stands: true,
            was_left: false,
            offer: None,
            resigned: None,
            outcome: None,
        })
    }

    /// Applies what was recorded. It cannot fail: what it describes has happened.
    pub fn apply(&mut self, recorded: &Recorded) {
        let at = recorded.at;
        match &recorded.event {
            Event::Opened(_) | Event::RepeatedWrongly | Event::PressedEarly | Event::Adjusted { .. } => {}
            Event::ArbiterNoted { .. } | Event::Noted { .. } => {}
            Event::Started | Event::Resumed => self.run_clock(at),
            Event::Paused => self.stop_clock(at),
            Event::Closed | Event::Reopened => {
                self.stop_clock(at);
                self.was_left = true;
            }
            Event::Announced { m, offer } => self.announced = Some(Announced { m: *m, offer: *offer }),
            Event::Made { m } => {
                self.announced = None;
                self.put_on_sheet(*m, at);
            }
            Event::Repeated { m } => self.put_on_sheet(*m, at),
            Event::Corrected { new, offer, .. } => self.correct(*new, *offer),
            Event::Done => self.plies.iter_mut().for_each(|ply| ply.done = true),
            Event::Lifted { square } => {
                self.lifted = self.lifted.or(Some(*square));
                self.close_offer_to(self.position.board().turn());
            }
            Event::Pressed { side, left } => self.press(*side, at, left.map(Duration::from_millis)),
            Event::OfferedDraw { side, .. } => self.offer_draw(*side),
            Event::DeclinedDraw { .. } => self.offer = None,
            Event::AcceptedDraw { .. } => self.offer = None,
            Event::Resigned { side } => self.resigned = Some(*side),
            Event::Resulted { outcome } => {
                self.outcome = Some(*outcome);
                self.stop_clock(at);
            }
            Event::TimeNoted { left } => {
                if let Some(ply) = self.plies.last_mut() {
                    ply.noted_left = Some(Duration::from_secs(*left));
                }
            }
        }
    }

    fn put_on_sheet(&mut self, m: Move, at: Moment) {
        let side = self.position.board().turn();
        // 6.2.a.2: a move not pressed is completed when the same player makes his next.
        self.plies
            .iter_mut()
            .filter(|ply| ply.side() == side)
            .for_each(|ply| ply.completed = true);
        self.close_offer_to(side);
        let done = self.announces(side);
        let completed = self.completes_at_once();
        let before = self.position.clone();
        self.position.play(m);
        self.lifted = None;
        self.plies.push(Ply {
            m,
            before,
            at,
            completed,
            left: None,
            offer: false,
            noted_left: None,
            done,
        });
    }

    fn correct(&mut self, new: Move, offer: bool) {
        if let Some(announced) = &mut self.announced {
            announced.m = new;
            announced.offer |= offer;
            return;
        }
        let Some(last) = self.plies.last_mut() else { return };
        last.m = new;
        self.position = last.before.after(new);
        // What was executed on the special board was the wrong move.
        let ours = last.side();
        let done = self.announces(ours);
        self.plies.iter_mut().rev().take(1).for_each(|ply| ply.done = done);
    }

    fn press(&mut self, side: Color, at: Moment, left: Option<Duration>) {
        if let Some(ply) = self.plies.iter_mut().rev().find(|ply| ply.side() == side) {
            ply.completed = true;
            ply.left = left;
        }
        if let (Some(clock), Some(left)) = (&mut self.clock, left) {
            clock.press(side, at, left);
        }
    }

    fn offer_draw(&mut self, side: Color) {
        self.offer = Some(side);
        if let Some(ply) = self.plies.iter_mut().rev().find(|ply| ply.side() == side) {
            ply.offer = true;
        }
    }

    /// 9.1.b.1: an offer is declined by touching a piece with intent to move, or by moving.
    fn close_offer_to(&mut self, receiver: Color) {
        if self.offer == Some(!receiver) {
            self.offer = None;
        }
    }

    fn run_clock(&mut self, at: Moment) {
        self.stands = false;
        self.was_left = false;
        let side = self.side_on_the_clock();
        if let Some(clock) = &mut self.clock {
            clock.run(side, at);
        }
    }

    fn stop_clock(&mut self, at: Moment) {
        self.stands = true;
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
    }

    /// Forgets what the Laws say of the position, so that a test can show that in an event nobody hears of it.
    #[doc(hidden)]
    pub fn forget_the_laws(&mut self) {
        self.position = self.position.seen(Sight::Movement).into_owned();
    }

    /// Returns whose clock runs, or would if the clocks did not stand: who made the first move not yet completed, else
    /// the side to move.
    pub fn side_on_the_clock(&self) -> Color {
        let open = self.plies.iter().find(|ply| !ply.completed).map(Ply::side);
        open.unwrap_or_else(|| self.position.board().turn())
    }
}

/// What may be asked of a game.
impl Game {
    /// Returns what was agreed before the first move.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Returns free or event mode.
    pub fn mode(&self) -> Mode {
        self.opening.mode
    }

    /// Returns the edition of the Laws.
    pub fn laws(&self) -> Edition {
        self.opening.laws
    }

    /// Returns true if moves of `side` are announced here, false if they are the opponent's to be repeated.
    pub fn announces(&self, side: Color) -> bool {
        match self.opening.role {
            Role::Player => self.opening.blind.serves(side),
            Role::Assistant | Role::Recorder => true,
        }
    }

    /// Returns the position after the moves that stand on the sheet.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the position after the announced move too, if one is pending.
    pub fn position_announced(&self) -> Position {
        match self.announced {
            Some(announced) => self.position.after(announced.m),
            None => self.position.clone(),
        }
    }

    /// Returns the start position.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// Returns the half-moves that stand on the sheet.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the move announced and not yet made.
    pub fn announced(&self) -> Option<Announced> {
        self.announced
    }

    /// Returns the first piece lifted since the last move.
    pub fn lifted(&self) -> Option<shakmaty::Square> {
        self.lifted
    }

    /// Returns the program's clock, if it keeps one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Returns true while both clocks stand.
    pub fn clocks_stand(&self) -> bool {
        self.stands
    }

    /// Returns true if a move is completed as soon as it is made: there is no clock, or the players stopped it. After the
    /// program was left the press is still to come.
    pub fn completes_at_once(&self) -> bool {
        self.clock.is_none() || (self.stands && !self.was_left)
    }

    /// Returns true if the clocks stand because the program was left, and nobody has let them go on yet.
    pub fn was_left(&self) -> bool {
        self.was_left
    }

    /// Returns who offered a draw that still stands.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Returns the result, once entered.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns the number of moves `side` has completed (D.2.9.d).
    pub fn moves_completed(&self, side: Color) -> usize {
        self.plies
            .iter()
            .filter(|ply| ply.side() == side && ply.completed)
            .count()
    }

    /// Returns the scoresheet as it stands: no struck entries, no pending announcement.
    pub fn scoresheet(&self) -> Scoresheet {
        let entry = |ply: &Ply| Entry {
            m: ply.m,
            offer: ply.offer,
            left: ply.left,
            noted_left: ply.noted_left,
        };
        Scoresheet {
            header: self.opening.header.clone(),
            time: self.opening.time.clone(),
            start: self.start.clone(),
            entries: self.plies.iter().map(entry).collect(),
            outcome: self.outcome,
            resigned: self.resigned,
        }
    }
}

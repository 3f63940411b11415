//! The game as its events tell it. `apply` is the only writer.

mod adjournment;
mod arrivals;
mod ask;
mod clocks;
mod comparing;
mod completion;
mod dashes;
mod draw_claims;
mod ended;
mod irregularities;
mod penalties;
mod touch;
mod visits;

pub use ask::{Declared, has_another_result, left_after};
pub use clocks::made_at_flag;
pub use completion::Completion;
pub use dashes::{Dash, Made};
pub use irregularities::{annulled_for, given_back};
pub use penalties::{Counted, penalties_since};
pub use visits::{Visit, last_visit_end};

use std::time::Duration;

use shakmaty::{ByColor, Color, Square};

use self::arrivals::Arrivals;
use super::arbiter_need::need_of;
use super::clock::account;
use super::comparing::Struck;
use super::conditions;
use super::event_terms::Leave;
use super::laws::{Handled, Rules, Signature, lets_signatures_fall};
use super::requests::Requests;
use super::standstill::ClockState;
use super::wall_clock::WallMark;
use super::{
    Adjournment, ArbiterKey, ArbiterNote, AskedAbout, Board, By, Clock, ClockKind, ClocksStopped, Condition, DrawClaim,
    Event, Halt, IrregularityKind, Moment, Move, MoveAsSaid, Opening, Outcome, Penalty, Pending, PerMove, Position,
    Recorded, Reminders, Said, Sight, StopReason, TimeControl, WrittenClaim,
};

/// A game: what was agreed, what was played, what is pending.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    opening: Opening,
    rules: &'static Rules,
    start: Board,
    position: Position,
    plies: Vec<Ply>,
    /// Before which half-move, counted from 0, the arbiter gave the next move another number (8.6), and which.
    numbered: Vec<(usize, u32)>,
    /// Half-moves behind them that nobody wrote.
    dashes: Vec<Dash>,
    /// The period of the half-move that was dashed last, if the time control has periods.
    dashed_in: Option<usize>,
    announced: Option<Announced>,
    handled: Vec<Handled>,
    /// From where pieces are still to be lifted to execute the last half-move on the other board.
    to_execute: Vec<Square>,
    /// Who said "j'adoube" and did nothing else since (4.2).
    adjusting: Option<Color>,
    clock: Option<Clock>,
    /// The clock of the program before and after the press that was made last, so that it can be taken back.
    last_press: Option<(Clock, Clock)>,
    /// Whether they run, whoever keeps them.
    clocks: ClockState,
    /// Whose display of the clock on the table nobody has read.
    about: ByColor<bool>,
    /// Whose reckoning came to zero, in that order (6.11).
    zeros: Vec<AtZero>,
    /// Whose flag fell, or was claimed, since the clocks stand, and after how many half-moves.
    flags: ByColor<Option<usize>>,
    /// True if the arbiter called the last of them.
    flag_called: bool,
    /// What each clock showed when it was last known, and when that was.
    last_known: ByColor<Option<(Duration, Moment)>>,
    /// The period in which each side came under the time below which nobody has to write (8.4).
    exempt_since: ByColor<Option<usize>>,
    /// Who came when.
    arrivals: Arrivals,
    /// What a player wants to be told of the own clock.
    reminders: Reminders,
    /// Who has borrowed the opponent's sheet.
    borrower: Option<Color>,
    /// After how many half-moves another sheet took the place of this one (8.3).
    replaced_after: Option<usize>,
    /// True once the sheet was handed over, until an arbiter changes it.
    is_handed_over: bool,
    /// Who pressed the clock on the table before the move was made, and what it showed then.
    pressed_ahead: Option<(Color, Option<Duration>)>,
    /// Whose clock runs that was given back, until that side presses it (7.3 of 1997).
    given_back: Option<Color>,
    /// The visits of arbiters, the last of them perhaps not over.
    visits: Vec<Visit>,
    /// What the arbiters' secret opens, where it was set since the opening.
    arbiter_key: Option<ArbiterKey>,
    /// Wrong secrets since an arbiter came, and when the last was entered.
    wrong_secrets: (u32, Moment),
    /// How loud the Room may be at most, in percent, as the arbiter decided since the opening.
    room_limit: Option<u8>,
    offer: Option<Color>,
    /// The move with which a draw was claimed, until the next half-move.
    to_come: draw_claims::ToCome,
    /// Claims on which the arbiter has postponed the decision, the first first (G.5.b).
    postponed: Vec<DrawClaim>,
    /// The claim that ended the game and was left to an arbiter who was not there (G.6).
    written_claim: Option<WrittenClaim>,
    /// What players said about the end.
    end_declared: EndDeclared,
    outcome: Option<Outcome>,
    /// Set while the position ends the game.
    ended: Option<ended::Ended>,
    /// What is settled before the game goes on.
    pending: Option<Pending>,
    /// True once a flag fell while dashes stood, until all are filled or struck (8.5).
    must_catch_up: bool,
    /// Who stopped the clocks for a reason without a name, until the arbiter said whether it was one.
    unjudged_stop: Option<Color>,
    /// The adjournment, while the game is adjourned.
    adjournment: Adjournment,
    /// What the journal knows of the clock on the wall.
    wall: WallMark,
    /// Who signed the result, and which sheet.
    signed: Vec<Signature>,
    /// How often each side offered a draw.
    offers: ByColor<u16>,
    /// What the players asked of the arbiter.
    requests: Requests,
    /// Why the game is annulled, once it is (7.2.1, 7.3).
    annulled: Option<IrregularityKind>,
    /// Faults that the arbiter acted on.
    faults: penalties::Faults,
    penalties: Vec<Penalty>,
    struck: Vec<Struck>,
}

/// What players said about the end.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct EndDeclared {
    /// Who resigned, and the result that was written with it: the Laws may make a draw of it (5.1.2).
    resigned: Option<(Color, Option<Outcome>)>,
    /// True once an offer was accepted.
    is_agreed: bool,
    /// True once another result took the place of one.
    is_overruled: bool,
}

impl EndDeclared {
    fn take_result(&mut self, before: Option<Outcome>, outcome: Outcome) {
        if let Some((_, written)) = &mut self.resigned {
            written.get_or_insert(outcome);
        }
        self.is_overruled |= before.is_some_and(|before| before != outcome);
    }
}

/// A half-move that stands on the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Ply {
    /// The move.
    pub m: Move,
    /// What was said of it, in an event.
    pub said: Option<Said>,
    /// The position it was made in.
    pub before: Position,
    /// When it was made, or repeated if it is the opponent's.
    pub at: Moment,
    /// Whether it is completed.
    pub completion: Completion,
    /// True if a draw was offered with it.
    pub offer: bool,
    /// True if that offer lay in a claim (9.1.b.3).
    pub claimed: bool,
    /// Time left as the player noted it.
    pub noted_left: Option<Duration>,
    /// What its side had thought in all when the clock was pressed behind it, if that is known.
    pub thought: Option<Duration>,
    /// True once it is executed on the special board; one's own always are. With an assistant who executes the moves
    /// (D.2.9.a) one's own are not until they stand on the other board too.
    pub done: bool,
    /// True if the entry was struck and rewritten.
    pub rewritten: bool,
    /// True if a dash stood here, and it was written later (8.5).
    pub filled: bool,
    /// Who offered a draw that stood while it was the last half-move; moving and touching are answers of the next one.
    pub offer_after: Option<Color>,
    /// What its side had done with pieces before it (4.3 to 4.7).
    pub handled: Vec<Handled>,
}

impl Ply {
    /// Returns the move with what was said of it.
    pub fn as_said(&self) -> MoveAsSaid {
        MoveAsSaid::new(self.m, self.said)
    }

    /// Returns who made it.
    pub fn side(&self) -> Color {
        self.before.board().turn()
    }
}

/// A move announced and not yet made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Announced {
    /// The move.
    pub m: Move,
    /// What was said of it, in an event.
    pub said: Option<Said>,
    /// True if a draw is offered with it, once it is made.
    pub offer: bool,
    /// How much had been done with pieces when it was said.
    pub handled: usize,
}

impl Announced {
    /// Returns the move with what was said of it.
    pub fn as_said(&self) -> MoveAsSaid {
        MoveAsSaid::new(self.m, self.said)
    }
}

/// Returns what an event announces, after so much was done with pieces.
fn announced_by(event: &Event, handled: usize) -> Option<Announced> {
    let &Event::Announced { m, said, offer } = event else {
        return None;
    };
    Some(Announced {
        m,
        said,
        offer,
        handled,
    })
}

/// A side whose reckoning came to zero.
#[derive(Clone, Copy, Debug, PartialEq)]
struct AtZero {
    side: Color,
    /// So many moves it had completed by then (6.4).
    completed: usize,
}

/// Returns the clock that the program keeps, or reckons, of a game that was opened so.
fn clock_of(opening: &Opening, rules: &Rules, first: Color) -> Option<Clock> {
    let time = opening.time.clone();
    let clock = match opening.clock {
        ClockKind::Program => time.map(Clock::new),
        ClockKind::Table => time
            .map(Clock::on_the_table)
            .map(|clock| account::not_started(clock, first)),
        ClockKind::None => None,
    };
    match rules.delay_loses_saved_time {
        true => clock.map(Clock::losing_saved_time),
        false => clock,
    }
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
        Self::open_under(opening, opening.laws.rules())
    }

    /// Opens a game under other rules than those of its edition, so that a test can show who notices.
    ///
    /// # Errors
    ///
    /// Returns [`ReplayError::BadFen`] if the opening names a start position that is none.
    #[doc(hidden)]
    pub fn open_under(opening: &Opening, rules: &'static Rules) -> Result<Self, ReplayError> {
        let start = match &opening.fen {
            Some(fen) => Board::from_fen(fen, opening.chess960).map_err(|_fen| ReplayError::BadFen)?,
            None => Board::start(),
        };
        let clock = clock_of(opening, rules, start.turn());
        let mut game = Self {
            opening: opening.clone(),
            rules,
            position: Position::of(start.clone()),
            start,
            plies: Vec::new(),
            numbered: Vec::new(),
            dashes: Vec::new(),
            dashed_in: None,
            announced: None,
            handled: Vec::new(),
            to_execute: Vec::new(),
            adjusting: None,
            clock,
            last_press: None,
            clocks: ClockState::NotStarted(Halt::default()),
            about: ByColor::new_with(|_side| opening.clock == ClockKind::Table),
            zeros: Vec::new(),
            flag_called: false,
            flags: ByColor::default(),
            last_known: ByColor::default(),
            exempt_since: ByColor::default(),
            arrivals: Arrivals::default(),
            reminders: Reminders::default(),
            borrower: None,
            replaced_after: None,
            is_handed_over: false,
            pressed_ahead: None,
            given_back: None,
            visits: Vec::new(),
            arbiter_key: None,
            wrong_secrets: (0, Moment(0)),
            room_limit: None,
            offer: None,
            to_come: draw_claims::ToCome::default(),
            postponed: Vec::new(),
            written_claim: None,
            end_declared: EndDeclared::default(),
            outcome: None,
            ended: None,
            pending: None,
            must_catch_up: false,
            unjudged_stop: None,
            adjournment: Adjournment::default(),
            wall: WallMark::of(opening),
            signed: Vec::new(),
            offers: ByColor::default(),
            requests: Requests::default(),
            annulled: None,
            faults: penalties::Faults::default(),
            penalties: Vec::new(),
            struck: Vec::new(),
        };
        game.grant_the_first_increment(false, Moment(0));
        game.adjust_for_not_writing(Duration::ZERO, Moment(0));
        Ok(game)
    }

    /// Applies what was recorded. It cannot fail: what it describes has happened.
    pub fn apply(&mut self, recorded: &Recorded) {
        self.wall.take(&recorded.event, recorded.at);
        self.note_adjusting(&recorded.event);
        self.note_exemption(recorded.at);
        self.note_changes_of_the_sheet(&recorded.event);
        if let Some(need) = need_of(self, &recorded.event) {
            self.requests.need = Some(need.after(self.requests.need));
        }
        if lets_signatures_fall(self, &recorded.event) {
            self.signed.clear();
        }
        let made = self.half_moves_made();
        self.change(recorded);
        irregularities::keep_given_back(self, recorded.at, made);
        clocks::keep_account(self, &recorded.event, recorded.at, made);
        clocks::settle_time_due(self, &recorded.event);
        self.note_what_the_clocks_showed(&recorded.event, recorded.at);
        self.judge_the_end(&recorded.event, recorded.at);
    }

    /// What was handed over is the sheet as it stood: one that an arbiter changes is handed over again (8.3).
    fn note_changes_of_the_sheet(&mut self, event: &Event) {
        if matches!(
            event,
            Event::SheetCorrected { .. }
                | Event::DashFilled { .. }
                | Event::Resulted { .. }
                | Event::ResultTakenBack
                | Event::Annulled { .. }
                | Event::Penalised { .. }
                | Event::Signed { .. }
        ) {
            self.is_handed_over = false;
        }
    }

    fn change(&mut self, recorded: &Recorded) {
        let at = recorded.at;
        match &recorded.event {
            Event::Opened(_)
            | Event::RepeatedWrongly
            | Event::PressedEarly
            | Event::Adjusted { .. }
            | Event::TakeBackAsked => {}
            Event::MoveTakenBack { periods } => self.take_move_back(at, *periods),
            Event::ArbiterNoted { note } => take_note(self, note, at),
            Event::Noted { .. } | Event::SealedNote { .. } => {}
            Event::SoundBegan { .. } | Event::SoundPaused | Event::SoundKept(_) => {}
            Event::JournalContinued { .. } => {}
            Event::Started => {
                self.arrivals.started.get_or_insert(at);
                self.run_clock(at);
            }
            Event::Numbered { number } => self.number_on(*number),
            Event::RemindersSet { reminders } => self.reminders = reminders.clone(),
            Event::Arrived { side } => self.arrivals.came[*side] = Some(at),
            Event::SheetBorrowed { side } => self.borrower = Some(*side),
            Event::SheetReturned => self.borrower = None,
            Event::SheetReplaced => self.replaced_after = Some(self.plies.len() + self.dashes.len()),
            Event::HandedOver => self.is_handed_over = true,
            Event::StopJudged { .. } => self.unjudged_stop = None,
            Event::Resumed => self.resume(at),
            Event::LaidDown { condition, value } => {
                let was_before = self.has_the_first_increment_before();
                let was_taken = self.taken_for_not_writing();
                let terms = self.opening.event.get_or_insert_default();
                terms.conditions.lay_down(*condition, value.clone());
                self.grant_the_first_increment(was_before, at);
                self.adjust_for_not_writing(was_taken, at);
            }
            Event::LeaveGiven { what } => {
                let terms = self.opening.event.get_or_insert_default();
                let by = recorded.by.clone().unwrap_or_default();
                terms.leaves.push(Leave { what: *what, by });
            }
            Event::StoppedFor { reason, side } => {
                self.pending = Some(reason.pending());
                if *reason == StopReason::Sealing {
                    self.begin_to_seal();
                }
                self.unjudged_stop = side.filter(|_| *reason == StopReason::Other);
                // E.1.a: the clock of who seals runs until the envelope is sealed.
                if *reason != StopReason::Sealing {
                    self.stop(at);
                }
            }
            Event::Adjourning { step } => self.adjourn(step, at),
            Event::Paused => self.stop(at),
            Event::ClaimedFlag { side } => self.stop_for_the_flag(*side, at),
            Event::FlagFell { side } => {
                self.catch_up_first();
                self.stop_for_the_flag(*side, at);
                self.flag_called = true;
            }
            Event::Dashed { side } => self.dash(*side, None, at),
            Event::DashStruck => self.strike_dash(at),
            Event::DashFilled { m, said, .. } => self.fill(MoveAsSaid::new(*m, *said)),
            Event::BoardsDiffer
            | Event::OtherSheetEntered { .. }
            | Event::OtherSheetStruck { .. }
            | Event::OtherSheetEnded
            | Event::BoardEntered { .. }
            | Event::CorrectionsTold
            | Event::ComparisonEnded
            | Event::Restored { .. } => self.compare(at, &recorded.event),
            Event::PressProved { .. } | Event::Slept { .. } => {}
            Event::Closed | Event::Reopened { .. } => {
                self.leave(at);
                self.visits.iter_mut().for_each(|visit| visit.end(None));
            }
            Event::Synced { side, left, .. } => {
                self.read_time(*side, at, *left);
            }
            Event::ReachedZero { side } => self.note_zero(*side),
            Event::ClocksSet { white, black, number } => self.set_clocks(at, *white, *black, *number),
            Event::ControlChanged { control } => self.change_control(control, at),
            Event::Faulted { fault } => self.count_fault(*fault),
            Event::Irregular { kind, .. } => self.note_irregularity(*kind, at),
            Event::Annulled { kind } => {
                self.annulled = Some(*kind);
                self.pending.take_if(|it| it.ends_with_the_game());
                self.stop_clock(at);
            }
            Event::Penalised { penalty } => self.penalise(penalty, at),
            Event::TimeAdded { side, time, .. } => {
                self.clear_zero(*side);
                if let Some(clock) = &mut self.clock {
                    clock.add(*side, at, Duration::from_millis(*time));
                }
            }
            Event::SheetCorrected { ply, new, said, .. } => {
                self.rewrite(usize::from(*ply), MoveAsSaid::new(*new, *said));
            }
            Event::ArbiterCame { initials } => {
                self.visits.push(Visit::begun(initials, at));
                self.wrong_secrets = (0, at);
                self.requests.need = None;
            }
            Event::SecretSet { key } => self.arbiter_key = Some(ArbiterKey::clone(key)),
            Event::ArbiterLeft => self.visits.iter_mut().for_each(|visit| visit.end(Some(at))),
            Event::RoomLimited { percent } => self.room_limit = Some(*percent),
            Event::Announced { .. } => self.announced = announced_by(&recorded.event, self.handled.len()),
            Event::Made { m } => {
                let announced = self.announced.take().filter(|it| it.m == *m);
                self.put_on_sheet(announced.map_or((*m).into(), |it| it.as_said()), at);
            }
            Event::Repeated { m, said } => self.put_on_sheet(MoveAsSaid::new(*m, *said), at),
            Event::Corrected { new, said, offer, .. } => {
                self.correct(MoveAsSaid::new(*new, *said), *offer);
            }
            Event::Done => {
                self.plies.iter_mut().for_each(|ply| ply.done = true);
                self.to_execute.clear();
            }
            Event::Lifted { .. } | Event::Touched { .. } | Event::Released { .. } => self.handle(&recorded.event),
            Event::Pressed { side, left } => self.press(*side, at, left.map(Duration::from_millis)),
            Event::OfferedDraw { side, .. } => self.offer_draw(*side),
            Event::DeclinedDraw { .. } => self.answer_offer(),
            Event::AcceptedDraw { .. } => {
                self.end_declared.is_agreed = true;
                self.answer_offer();
                self.complete_the_last();
            }
            Event::ClaimedDraw { claim, stopped } => self.claim_a_draw(claim.clone(), *stopped, at),
            Event::DecidedClaim { found } => self.decide_the_claim(*found),
            Event::LeftClaim { checked } => self.leave_the_claim(*checked, at),
            Event::Signed { side, sheet } => self.signed.push(Signature::new(*side, *sheet)),
            Event::Resigned { side } => self.end_declared.resigned = Some((*side, None)),
            Event::Resulted { outcome } => self.end(*outcome, at),
            Event::ResultTakenBack => self.go_on_after_the_end(),
            Event::TimeNoted { left } => {
                if let Some(ply) = self.plies.last_mut() {
                    ply.noted_left = Some(Duration::from_secs(*left));
                }
            }
        }
    }

    /// Before the first move another time control takes the place of the one that the game was opened with; later the clocks
    /// go on under it.
    fn change_control(&mut self, control: &TimeControl, at: Moment) {
        if self.has_begun() || self.clocks.is_started() {
            return self.go_on_under(control, at);
        }
        self.opening.time = Some(control.clone());
        self.clock = clock_of(&self.opening, self.rules, self.start.turn());
        self.zeros.clear();
        self.grant_the_first_increment(false, at);
        self.adjust_for_not_writing(Duration::ZERO, at);
    }

    fn has_the_first_increment_before(&self) -> bool {
        let laid_down = self.opening.laid_down(Condition::FirstIncrement);
        laid_down.map_or(self.opening.increment_first, |it| it == "before")
    }

    /// 6.3.1: where it is so, the first increment is there before the first move.
    fn grant_the_first_increment(&mut self, was_before: bool, at: Moment) {
        let is_before = self.has_the_first_increment_before();
        let Some(clock) = self.clock.as_mut().filter(|_| is_before != was_before) else {
            return;
        };
        if let PerMove::Increment(increment) = clock.control().per_move {
            for side in Color::ALL {
                let left = clock.left(side, at);
                let left = match is_before {
                    true => left + increment,
                    false => left.saturating_sub(increment),
                };
                account::keeping(clock, |clock| clock.set(side, at, left));
            }
        }
    }

    /// Returns what the arbiter takes from a player who does not write, or does not press (8.1 of 1997 and 2009).
    fn taken_for_not_writing(&self) -> Duration {
        let laid_down = self.opening.laid_down(Condition::Adjustment);
        laid_down.and_then(conditions::minutes).unwrap_or_default()
    }

    fn adjust_for_not_writing(&mut self, was_taken: Duration, at: Moment) {
        let taken = self.taken_for_not_writing();
        let served = self.opening.blind;
        let Some(clock) = self.clock.as_mut().filter(|_| taken != was_taken) else {
            return;
        };
        for side in Color::ALL.into_iter().filter(|it| served.serves(*it)) {
            let left = (clock.left(side, at) + was_taken).saturating_sub(taken);
            account::keeping(clock, |clock| clock.set(side, at, left));
        }
    }

    fn end(&mut self, outcome: Outcome, at: Moment) {
        self.end_declared.take_result(self.outcome, outcome);
        self.outcome = Some(outcome);
        self.pending.take_if(|it| it.ends_with_the_game());
        self.catch_up();
        self.stop_clock(at);
    }

    /// The clocks stand until somebody lets them go on, as after the program was left.
    fn go_on_after_the_end(&mut self) {
        // What was entered on a claim is taken back before the claim.
        if self.outcome.take().is_none() {
            self.written_claim = None;
        }
        self.end_declared = EndDeclared::default();
        // The claim is taken back with the result, and the clocks stay stopped.
        if self.flag().is_some() {
            self.clocks.stand().stopped = self.has_clock().then_some(ClocksStopped::Paused);
        }
        if let ClockState::Standing(halt) = &mut self.clocks {
            halt.left |= halt.stopped.is_none();
        }
    }

    fn put_on_sheet(&mut self, MoveAsSaid { m, said }: MoveAsSaid, at: Moment) {
        if !self.dashes.is_empty() {
            return self.dash(self.turn(), Some(MoveAsSaid::new(m, said)), at);
        }
        let side = self.position.board().turn();
        self.complete_the_ones_before(side, at);
        self.come_by_moving(side);
        self.answer_by_moving(side);
        let done = self.is_done_by_making(side);
        let completion = self.completion_of_the_next(side);
        let before = self.position.clone();
        self.position.play(m);
        // Whoever moved has given it back.
        self.borrower = None;
        self.to_come.intended = None;
        let handled = std::mem::take(&mut self.handled);
        self.to_execute = before.board().lifted_by(m);
        self.plies.push(Ply {
            m,
            said,
            before,
            at,
            completion,
            offer: std::mem::take(&mut self.to_come.is_offered),
            claimed: std::mem::take(&mut self.to_come.is_claimed),
            noted_left: None,
            thought: None,
            done,
            rewritten: false,
            filled: false,
            offer_after: self.offer,
            handled,
        });
    }

    /// 6.2.a.2: a move not pressed is completed when the same player makes his next; before 2014 only a press completes it. One
    /// on the table may have been pressed unseen.
    fn complete_the_ones_before(&mut self, side: Color, at: Moment) {
        if self.opening.clock == ClockKind::Program && !self.rules.completed_by_next_move {
            return;
        }
        for half_move in dashes::half_moves_mut(&mut self.plies, &mut self.dashes)
            .filter(|it| it.side == side && !it.completion.is_completed())
        {
            half_move.completion.complete();
            // The clock on the table was pressed, or will count its moves wrong: nobody told.
            if let (ClockKind::Table, Some(clock)) = (self.opening.clock, &mut self.clock) {
                *half_move.completion = Completion::Untold;
                clock.complete_untold(side, at);
            }
        }
    }

    /// One's own move is executed when it is made, unless an assistant carries it to the other board (D.2.9.a).
    fn is_done_by_making(&self, side: Color) -> bool {
        self.announces(side) && self.opening.duties.executes != By::Assistant
    }

    fn correct(&mut self, MoveAsSaid { m: new, said }: MoveAsSaid, offer: bool) {
        if let Some(announced) = &mut self.announced {
            announced.m = new;
            announced.said = said;
            announced.offer |= offer;
            announced.handled = self.handled.len();
            return;
        }
        if let Some(known) = self.dashes.last_mut().and_then(|it| it.m.as_mut()) {
            *known = MoveAsSaid::new(new, said);
            return;
        }
        let Some(last) = self.plies.last_mut() else { return };
        last.m = new;
        last.said = said;
        self.position = last.before.after(new);
        self.to_execute = last.before.board().lifted_by(new);
        // What was executed on the special board was the wrong move.
        let side = last.side();
        let done = self.is_done_by_making(side);
        self.plies.iter_mut().rev().take(1).for_each(|ply| ply.done = done);
    }

    /// Puts another move on the sheet and plays the later ones again, whatever they are now.
    fn rewrite(&mut self, ply: usize, new: MoveAsSaid) {
        let Some(index) = ply.checked_sub(1).filter(|it| *it < self.plies.len()) else {
            return;
        };
        self.plies[index].m = new.m;
        self.plies[index].said = new.said;
        self.plies[index].rewritten = true;
        let mut position = self.plies[index].before.clone();
        for (behind, later) in self.plies[index..]
            .iter_mut()
            .enumerate()
            .map(|(it, ply)| (index + it, ply))
        {
            if let Some((_, number)) = self.numbered.iter().find(|(at, _)| *at == behind) {
                position = position.numbered(*number);
            }
            later.before = position.clone();
            position.play(later.m);
        }
        self.position = position;
    }

    /// 8.6: the next move is the first of the next period. The counters of the clock stand before it; the time of the period is
    /// the arbiter's to give.
    fn number_on(&mut self, number: u16) {
        let at = self.half_moves_made();
        self.numbered.retain(|it| it.0 < at);
        self.numbered.push((at, number.into()));
        if self.dashes.is_empty() {
            self.position = self.position.numbered(number.into());
        }
        self.must_catch_up = false;
        self.pending.take_if(|it| *it == Pending::CatchingUp);
        self.count_up_to(number);
    }

    fn offer_draw(&mut self, side: Color) {
        self.offers[side] = self.offers[side].saturating_add(1);
        self.offer = Some(side);
        self.adjournment.is_offered_since = self.is_adjourned();
        if let Some(last) = dashes::half_moves_mut(&mut self.plies, &mut self.dashes).last() {
            *last.offer_after = Some(side);
        }
        // What who has the move offers belongs to the move to come, as a claim does to the intended one (8.1.d, 9.1.b.3); to the
        // sealed one where it was sealed already.
        if side == self.turn() {
            self.to_come.is_offered = true;
            return;
        }
        if let Some(half_move) = dashes::half_moves_mut(&mut self.plies, &mut self.dashes)
            .filter(|it| it.side == side)
            .last()
        {
            *half_move.offer = true;
        }
    }

    /// 9.1: an offer is declined by moving, and since 2009 by touching a piece with intent to move.
    fn close_offer_to(&mut self, receiver: Color) {
        if self.offer == Some(!receiver) {
            self.offer = None;
        }
    }

    /// Forgets what the Laws say of the position, so that a test can show that in an event nobody hears of it.
    #[doc(hidden)]
    pub fn forget_the_laws(&mut self) {
        self.position = self.position.seen(Sight::Movement).into_owned();
    }
}

/// Keeps what follows from a note for the arbiter.
fn take_note(game: &mut Game, note: &ArbiterNote, at: Moment) {
    match note {
        ArbiterNote::WrongSecret => game.wrong_secrets = (game.wrong_secrets.0 + 1, at),
        ArbiterNote::DefaultTimePassed { side } => game.note_who_is_late(*side),
        ArbiterNote::PressedUnmade => game.faults.note_press(game.half_moves_made(), game.turn()),
        ArbiterNote::Asks {
            side,
            about: AskedAbout::Sheet,
            ..
        } => game.requests.count_sheet(side.unwrap_or(game.turn())),
        _ => {}
    }
}

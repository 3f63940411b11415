//! Decides what a command does: events, or a refusal. Nothing is changed here.

mod adjournment;
mod arrivals;
mod clock_alone;
mod clocks;
mod comparing;
mod dashes;
mod draw_claims;
mod duties;
mod flags;
mod irregularities;
mod penalties;
mod record;
mod reminders;

pub use record::last_said;

use shakmaty::Color;

use super::half_known::{goes_on, last_known};
use super::laws::{self, Signature};
use super::state::Made;
use super::{
    AdjournmentStep, Announced, ArbiterNote, By, ClaimFinding, Command, Condition, Event, Game, Mode, Moment,
    MoveAsSaid, Outcome, PeriodsHad, Refusal, Reopening, announced_before, ended_by_player, rated,
};

impl Game {
    /// Returns what a command would do at `at`; the caller records each event and applies it.
    ///
    /// # Errors
    ///
    /// Returns the [`Refusal`]; the game is unchanged.
    pub fn decide(&self, at: Moment, command: Command) -> Result<Vec<Event>, Refusal> {
        if let (Some(outcome), true) = (self.outcome(), command.changes_the_game()) {
            // A wrong result is put right by the right one, in an event by the arbiter (8.7); both stand in the journal.
            let may = self.has_an_arbiter();
            let rights_it = match command {
                // The same one again is the arbiter's word for what a player entered.
                Command::EnterResult(new) => may && (new != outcome || self.arbiter().is_some()),
                Command::TakeBackResult => may,
                // G.5.b: what was postponed is decided behind a flag too.
                Command::DecideClaim(ClaimFinding::Right) => {
                    outcome != Outcome::Draw && self.claim_to_decide().is_some()
                }
                _ => false,
            };
            if !rights_it {
                return Err(Refusal::GameOver(outcome));
            }
        }
        if self.is_handed_over() && command.changes_the_sheet() && self.arbiter().is_none() {
            return Err(Refusal::HandedOver);
        }
        if self.is_annulled() && command.changes_the_game() {
            return Err(Refusal::Annulled);
        }
        self.keeps_to_the_clock(&command)?;
        let is_decided = matches!(command, Command::EnterResult(_) | Command::TakeBackResult);
        if self.is_left_to_an_arbiter() && command.changes_the_game() && !is_decided {
            return Err(Refusal::ClaimWritten);
        }
        self.admits(&command)?;
        check_duties(self, &command)?;
        match command {
            Command::Start => self.decide_start(),
            Command::Sleep { gap } => Ok(vec![Event::Slept { gap }]),
            Command::ContinueJournal { why, from, to } => Ok(vec![Event::JournalContinued { why, from, to }]),
            Command::Announce { m, offer } => clocks::with_proof(self, at, self.decide_announce(at, m, offer)),
            Command::Repeat(m) => clocks::with_proof(self, at, self.decide_repeat(at, m)),
            Command::Correct { m, offer } => self.decide_correct(m, offer),
            Command::WrongRepeat => self.decide_wrong_repeat(),
            Command::Dash => clocks::with_proof(self, at, self.decide_dash()),
            Command::StrikeDash => self.decide_strike_dash(),
            Command::FillDash(m) => self.decide_fill(m),
            Command::AskToTakeBack => self.may_be_taken_back().map(|()| vec![Event::TakeBackAsked]),
            Command::TakeBack => take_back(self),
            Command::Make => self.decide_make(at),
            Command::Done => self.decide_done(),
            Command::Lift(square) => {
                let side = Some(self.who_lifts());
                Ok(vec![Event::Lifted { square, side }])
            }
            Command::Secure(square) => {
                let side = self.who_lifts();
                Ok(vec![Event::Released { square, side }])
            }
            Command::OpponentTouches(square) => {
                let side = self.who_plays_against_the_player();
                Ok(vec![Event::Touched { square, side }])
            }
            Command::OpponentReleases(square) => {
                let side = self.who_plays_against_the_player();
                Ok(vec![Event::Released { square, side }])
            }
            Command::Adjust(side) => self.decide_adjust(side),
            Command::Press => self.decide_press(at),
            Command::OfferDraw { side, irregular } => self.decide_offer(side, irregular),
            Command::DeclineDraw(side) => self.answerable(side).map(|()| vec![Event::DeclinedDraw { side }]),
            Command::AcceptDraw(side) => self.decide_accept(side),
            Command::ClaimDraw { claim, stops } => self.decide_draw_claim(at, claim, stops),
            Command::DecideClaim(found) => self.decide_on_the_claim(found),
            Command::LeaveClaim { checked } => self.decide_leave_claim(checked),
            Command::JudgeStop { valid } => self.judge_the_stop(valid),
            Command::Resign(side) => ended_by_player::resign(self, side),
            Command::EnterResult(outcome) => self.decide_result(outcome),
            Command::Sign(signature) => match self.outcome() {
                None => Err(Refusal::NoResult),
                Some(_) if self.signatures().contains(&signature) => Err(Refusal::SignedAlready),
                Some(_) => Ok(vec![signed(signature)]),
            },
            Command::TakeBackResult => match self.outcome() {
                Some(_) => Ok(vec![Event::ResultTakenBack]),
                None if self.is_left_to_an_arbiter() => Ok(vec![Event::ResultTakenBack]),
                None => Err(Refusal::NoResult),
            },
            Command::Pause => self.decide_pause(),
            Command::Resume => self.decide_resume(),
            Command::Close => Ok(self.closing().into_iter().collect()),
            Command::Reopen(Reopening { gap, wall }) => Ok(vec![Event::Reopened { gap, wall }]),
            Command::CallArbiter => Ok(vec![noted(ArbiterNote::Called)]),
            Command::SetSecret(key) => Ok(vec![Event::SecretSet { key: Box::new(key) }]),
            Command::NoteForTheArbiter(note) => Ok(vec![noted(note)]),
            Command::Note(text) => Ok(vec![Event::Noted { text }]),
            Command::NoteSealed { sealed, reason } => match self.arbiter() {
                Some(_) => Ok(vec![Event::SealedNote { sealed, reason }]),
                None => Err(Refusal::NoArbiter),
            },
            Command::NoteTime(left) => match self.plies().last() {
                Some(_) => {
                    self.may_have_the_sheet()?;
                    self.is_written().map(|()| vec![Event::TimeNoted { left }])
                }
                None => Err(self.is_written().err().unwrap_or(Refusal::NothingAnnounced)),
            },
            Command::Sync { side, left } => self.decide_sync(at, side, left),
            Command::NoteZero => self.decide_zero(at),
            Command::ClaimFlag(side) => flags::decide(self, at, side),
            Command::NoteFlag(side) => self.on_the_word_of_the_arbiter(vec![Event::FlagFell { side }]),
            Command::SetClocks { white, black, number } => {
                self.decide_set(vec![Event::ClocksSet { white, black, number }])
            }
            Command::NumberOn(number) => self.decide_number(number),
            Command::SetReminders(reminders) => self.decide_reminders(reminders),
            Command::Arrive(side) => self.decide_arrival(side),
            Command::NoteDefaultTime => Ok(self.decide_default_time(at)),
            Command::BorrowSheet(side) => self.decide_borrowing(side),
            Command::ReturnSheet => match self.borrower() {
                Some(_) => Ok(vec![Event::SheetReturned]),
                None => Err(Refusal::NothingBorrowed),
            },
            Command::ReplaceSheet => self.decide_replacement(),
            Command::HandOver => self.decide_handing_over(),
            Command::ChangeControl(control) => self.decide_control(control),
            Command::AddTime { side, time, reason } => self.decide_added_time(side, time, reason),
            Command::EnterIrregularity { kind, side } => self.decide_irregularity(kind, side),
            Command::Annul { kind } => irregularities::annul(self, kind),
            Command::Penalise { fault, penalty, result } => self.decide_penalty(fault, penalty, result),
            Command::LimitRoom(percent) => self.on_the_word_of_the_arbiter(vec![Event::RoomLimited { percent }]),
            Command::RewriteSheet { ply, m, initials } => self.decide_rewrite(ply, m, initials),
            Command::LayDown { condition, value } => self.decide_condition(condition, value),
            Command::GiveLeave(what) => match self.mode() {
                Mode::Event => self.on_the_word_of_the_arbiter(vec![Event::LeaveGiven { what }]),
                Mode::Free => Err(Refusal::NoEvent),
            },
            Command::StopFor { reason, by } => self.decide_stop(reason, by),
            Command::Adjourn(step) => self.decide_adjournment(at, step),
            Command::PlaySealed { m, offer } => self.decide_sealed_move(at, m, offer),
            Command::CompareBoards => self.decide_compare(),
            Command::EnterOtherSheet { ply, entry, differs } => {
                self.while_comparing(vec![Event::OtherSheetEntered { ply, entry, differs }])
            }
            Command::StrikeOtherSheet => self.decide_strike(),
            Command::EndOtherSheet => self.while_comparing(vec![Event::OtherSheetEnded]),
            Command::EnterBoard { board, placement } => {
                let fen = placement.fen();
                self.while_comparing(vec![Event::BoardEntered { board, fen }])
            }
            Command::TellCorrections => self.while_comparing(vec![Event::CorrectionsTold]),
            Command::EndComparison => self.while_comparing(vec![Event::ComparisonEnded]),
            Command::Restore { ply } => self.decide_restore(ply),
            Command::ArbiterComes(initials) => self.decide_arbiter(initials),
            Command::ArbiterLeaves => match self.arbiter() {
                Some(_) => Ok(vec![Event::ArbiterLeft]),
                None => Err(Refusal::NoArbiter),
            },
        }
    }

    fn decide_announce(&self, at: Moment, m: MoveAsSaid, offer: bool) -> Result<Vec<Event>, Refusal> {
        self.started()?;
        goes_on(self, at)?;
        self.has_the_move()?;
        if self.announced().is_some() {
            return Err(Refusal::MakeFirst);
        }
        if self.borrower() == Some(self.turn()) {
            return Err(Refusal::ReturnFirst);
        }
        self.keeps_to_the_claim(m)?;
        if offer {
            ended_by_player::offer_consent(self)?;
        }
        if self.announces(self.turn()) {
            let MoveAsSaid { m, said } = m;
            Ok(vec![Event::Announced { m, said, offer }])
        } else {
            Err(Refusal::NotYourTurn)
        }
    }

    fn decide_repeat(&self, at: Moment, MoveAsSaid { m, said }: MoveAsSaid) -> Result<Vec<Event>, Refusal> {
        self.started()?;
        goes_on(self, at)?;
        if self.announced().is_some() {
            return Err(Refusal::MakeFirst);
        }
        if self.announces(self.turn()) {
            return Err(Refusal::NotYourTurn);
        }
        Ok(vec![Event::Repeated { m, said }])
    }

    /// 1.1: in 1997 a player has the move once the opponent's is completed; what the opponent does is a fact.
    fn has_the_move(&self) -> Result<(), Refusal> {
        match laws::waits_for_press(self) {
            true => Err(Refusal::NotCompleted),
            false => Ok(()),
        }
    }

    fn decide_wrong_repeat(&self) -> Result<Vec<Event>, Refusal> {
        if self.announced().is_none() && last_known(self).is_none() {
            self.is_written()?;
        }
        let own_last = self.last_made().filter(|it| self.announces(it.side));
        if self.announced().is_none() && own_last.is_none() {
            return Err(Refusal::NothingAnnounced);
        }
        let mut events = vec![Event::RepeatedWrongly];
        if self.announced().is_none() && own_last.is_some_and(|it| self.opponents_clock_ran_after(it)) {
            events.push(noted(ArbiterNote::MismatchWatch));
        }
        Ok(events)
    }

    /// Friends may agree on it; what is announced and not made yet is corrected.
    fn may_be_taken_back(&self) -> Result<(), Refusal> {
        if self.mode() == Mode::Event {
            return Err(Refusal::NotInAnEvent);
        }
        self.is_written()?;
        match self.plies() {
            _ if self.announced().is_some() => Err(Refusal::MakeFirst),
            [] => Err(Refusal::NothingToTakeBack),
            [_, ..] => Ok(()),
        }
    }

    /// E.1.a: a move made on the board when the next one is to be sealed is the sealed one.
    fn decide_make(&self, at: Moment) -> Result<Vec<Event>, Refusal> {
        let Announced { m, said, offer, .. } = self.announced().ok_or(Refusal::NothingAnnounced)?;
        if self.is_sealing() {
            let step = AdjournmentStep::MadeOnBoard { m, said };
            return self.decide_adjournment(at, step);
        }
        let mut events = vec![Event::Made { m }];
        if offer {
            let side = self.turn();
            events.push(Event::OfferedDraw { side, irregular: false });
        }
        Ok(events)
    }

    fn decide_done(&self) -> Result<Vec<Event>, Refusal> {
        if self.plies().iter().any(|ply| !ply.done) {
            Ok(vec![Event::Done])
        } else {
            Err(Refusal::NothingToDo)
        }
    }

    fn decide_adjust(&self, side: Color) -> Result<Vec<Event>, Refusal> {
        if self.side_on_the_clock() == side {
            Ok(vec![Event::Adjusted { side }])
        } else {
            Err(Refusal::OwnTimeOnly)
        }
    }

    /// In free mode the players agree on a quickplay finish, and on nothing else (G.2).
    fn decide_condition(&self, condition: Condition, value: String) -> Result<Vec<Event>, Refusal> {
        let is_free = self.mode() == Mode::Free;
        if is_free && condition != Condition::Finish {
            return Err(Refusal::NoEvent);
        }
        let nowhere = laws::finish_nowhere(self.rules(), self.opening().time.as_ref());
        if let Some(why) = nowhere.filter(|_| condition == Condition::Finish && value == "yes") {
            return Err(Refusal::NoFinish(why));
        }
        let conditions = self.opening().event.as_deref().map(|terms| terms.conditions.clone());
        let forbidden = rated::would_be_forbidden(&conditions.unwrap_or_default(), condition, &value);
        let events = self.on_the_word_of_the_arbiter(vec![Event::LaidDown { condition, value }])?;
        match (announced_before::may_change(self, condition), forbidden) {
            (false, _) => Err(Refusal::AlreadyStarted(condition)),
            (true, Some(condition)) => Err(Refusal::NotInRatedGame(condition)),
            (true, None) => Ok(events),
        }
    }

    fn decide_offer(&self, side: Color, irregular: bool) -> Result<Vec<Event>, Refusal> {
        if self.offer().is_some() {
            return Err(Refusal::OfferStands);
        }
        ended_by_player::offer_consent(self)?;
        let is_open = |it: &Made| it.completion.takes_a_press();
        let in_time = self
            .last_made()
            .is_some_and(|it| it.side == side && (self.completes_at_once() || is_open(&it)));
        // E.4: who did not seal may offer at any time before the game goes on.
        let may_while_adjourned = self.is_adjourned() && side != self.turn();
        let regular = (in_time && self.announced().is_none()) || may_while_adjourned;
        // What the other side says, and when, is a fact and not ours to question.
        if !regular && !irregular && self.announces(side) {
            return Err(Refusal::IrregularOffer);
        }
        let mut events = vec![Event::OfferedDraw {
            side,
            irregular: !regular,
        }];
        if !regular {
            events.extend(self.in_event(ArbiterNote::IrregularOffer { side: Some(side) }));
        }
        Ok(events)
    }

    /// Says whether an offer stands that `side` may answer: one's own is neither accepted nor withdrawn (9.1.b.1).
    fn answerable(&self, side: Color) -> Result<(), Refusal> {
        match self.offer() {
            None => Err(Refusal::NoOffer),
            Some(offerer) if offerer == side && self.opponents_assistant_is_here() => {
                Err(Refusal::OpponentsKeys(!side))
            }
            Some(offerer) if offerer == side => {
                ended_by_player::answers_for(self, !side)?;
                Err(Refusal::OwnOffer(side))
            }
            Some(_) => ended_by_player::answers_for(self, side),
        }
    }

    fn decide_result(&self, outcome: Outcome) -> Result<Vec<Event>, Refusal> {
        if ended_by_player::is_agreed_draw(self, outcome) {
            agreed_draw(self)?;
        }
        Ok(ended_by_player::enter(self, outcome))
    }

    fn decide_accept(&self, side: Color) -> Result<Vec<Event>, Refusal> {
        self.answerable(side)?;
        ended_by_player::ends_for(self, side)?;
        agreed_draw(self)?;
        let outcome = ended_by_player::result_of_agreement(self);
        let events = vec![Event::AcceptedDraw { side }, Event::Resulted { outcome }];
        Ok(ended_by_player::note_for_arbiter(self, events, Some(Outcome::Draw)))
    }

    /// Returns true if these are the initials of an arbiter of the event; any are in a game that names none.
    pub fn knows_the_arbiter(&self, initials: &str) -> bool {
        self.opening().event.as_ref().is_none_or(|it| it.knows(initials))
    }

    fn decide_arbiter(&self, initials: String) -> Result<Vec<Event>, Refusal> {
        if self.knows_the_arbiter(&initials) {
            Ok(vec![Event::ArbiterCame { initials }])
        } else {
            Err(Refusal::UnknownArbiter)
        }
    }
}

fn take_back(game: &Game) -> Result<Vec<Event>, Refusal> {
    game.may_be_taken_back()?;
    let periods = game.clock().map(PeriodsHad::of);
    Ok(vec![Event::MoveTakenBack { periods }])
}

impl Command {
    /// Returns true for what would change the sheet of a finished game.
    fn changes_the_sheet(&self) -> bool {
        matches!(
            self,
            Command::RewriteSheet { .. } | Command::FillDash(_) | Command::EnterResult(_) | Command::TakeBackResult
        )
    }

    /// Returns true for everything that a finished game refuses.
    fn changes_the_game(&self) -> bool {
        match self {
            Command::Close | Command::Reopen(_) | Command::CallArbiter | Command::Note(_) => false,
            Command::SetSecret(_) | Command::NoteForTheArbiter(_) | Command::NoteSealed { .. } => false,
            // The record may be put right, and the clocks read, after the game too.
            Command::Sleep { .. } | Command::Sync { .. } | Command::RewriteSheet { .. } => false,
            Command::FillDash(_) | Command::ContinueJournal { .. } | Command::HandOver => false,
            // What is found after the game may still be penalised, and may change its result.
            Command::Penalise { .. } | Command::Sign(_) => false,
            Command::ArbiterComes(_) | Command::ArbiterLeaves | Command::LimitRoom(_) => false,
            Command::Start
            | Command::Announce { .. }
            | Command::Repeat(_)
            | Command::Correct { .. }
            | Command::WrongRepeat
            | Command::AskToTakeBack
            | Command::TakeBack
            | Command::Dash
            | Command::StrikeDash
            | Command::Make
            | Command::Done
            | Command::Lift(_)
            | Command::Secure(_)
            | Command::OpponentTouches(_)
            | Command::OpponentReleases(_)
            | Command::Adjust(_)
            | Command::Press
            | Command::OfferDraw { .. }
            | Command::DeclineDraw(_)
            | Command::AcceptDraw(_)
            | Command::ClaimDraw { .. }
            | Command::DecideClaim(_)
            | Command::LeaveClaim { .. }
            | Command::JudgeStop { .. }
            | Command::Resign(_)
            | Command::EnterResult(_)
            | Command::TakeBackResult
            | Command::Pause
            | Command::Resume
            | Command::NoteTime(_)
            | Command::NoteZero
            | Command::ClaimFlag(_)
            | Command::NoteFlag(_)
            | Command::SetClocks { .. }
            | Command::AddTime { .. }
            | Command::StopFor { .. }
            | Command::Adjourn(_)
            | Command::PlaySealed { .. }
            | Command::EnterIrregularity { .. }
            | Command::Annul { .. }
            | Command::LayDown { .. }
            | Command::GiveLeave(_)
            | Command::CompareBoards
            | Command::EnterOtherSheet { .. }
            | Command::StrikeOtherSheet
            | Command::EndOtherSheet
            | Command::EnterBoard { .. }
            | Command::TellCorrections
            | Command::EndComparison
            | Command::ChangeControl(_)
            | Command::NumberOn(_)
            | Command::SetReminders(_)
            | Command::Arrive(_)
            | Command::NoteDefaultTime
            | Command::BorrowSheet(_)
            | Command::ReturnSheet
            | Command::ReplaceSheet
            | Command::Restore { .. } => true,
        }
    }
}

fn signed(Signature { side, sheet }: Signature) -> Event {
    Event::Signed { side, sheet }
}

fn noted(note: ArbiterNote) -> Event {
    Event::ArbiterNoted { note }
}

/// Says whether a draw may be agreed on now: with the consent that it needs, and since 2018 only after both have moved (5.2.3).
fn agreed_draw(game: &Game) -> Result<(), Refusal> {
    ended_by_player::draw_consent(game)?;
    match ended_by_player::lacks_moves_for_draw(game) {
        true => Err(Refusal::DrawTooEarly),
        false => Ok(()),
    }
}

/// Says whether the one at the keys may enter a command: the opponent's assistant says nothing for the player, writes nothing
/// on the player's sheet and claims nothing (D.2.10).
///
/// # Errors
///
/// Returns [`Refusal::DutyOf`].
fn check_duties(game: &Game, command: &Command) -> Result<(), Refusal> {
    let is_served = |side: Color| game.opening().blind.serves(side);
    let is_the_players = match command {
        Command::Announce { offer, .. } => *offer && is_served(game.turn()),
        Command::Correct { offer, .. } => *offer && is_served(side_corrected(game)),
        Command::OfferDraw { side, .. } | Command::AcceptDraw(side) => is_served(*side),
        Command::DeclineDraw(side) | Command::Resign(side) => is_served(*side),
        Command::Dash | Command::StrikeDash | Command::FillDash(_) | Command::RewriteSheet { .. } => true,
        Command::BorrowSheet(_) | Command::ReturnSheet | Command::ClaimDraw { .. } => true,
        _ => false,
    };
    match is_the_players && game.opponents_assistant_is_here() {
        true => Err(Refusal::DutyOf(By::Player)),
        false => Ok(()),
    }
}

/// Returns the side whose move a correction is about.
fn side_corrected(game: &Game) -> Color {
    match (game.announced(), game.last_made()) {
        (None, Some(last)) => last.side,
        (Some(_), _) | (None, None) => game.turn(),
    }
}

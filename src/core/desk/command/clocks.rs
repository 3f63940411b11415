//! The clocks at the desk: started, run down to zero, claimed to have, and left alone while the machine slept.

use std::time::Duration;

use shakmaty::Color;

use crate::game::clock::account::latest_zero;
use crate::game::laws::{Unsupervised, open_flag};
use crate::game::moment::milliseconds;
use crate::game::unsupervised::is_flag_unclaimed;
use crate::game::{
    ArbiterNote, AskedFor, By, ClaimNotTaken, Clock, ClockKind, Command, Condition, Mode, Moment, Refusal, table_clock,
};
use crate::language::{CommandWord, Message};

use crate::desk::question::{Unclaimed, WhyResult};
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table, retell};

/// Lets the account of a clock on the table go on when the game is taken up again.
pub(in crate::desk) fn resume_unasked(table: &mut Table) {
    if table_clock::resumes_unasked(&table.game) {
        table.settle(Command::Resume);
    }
}

impl Table {
    /// Says how the clocks start that wait for the players.
    pub(in crate::desk) fn tell_how_the_clocks_start(&mut self) {
        if self.game.starts_with_the_first_move() && self.game.is_a_clock() {
            self.tell_what_starts_the_clock(None);
        } else if self.game.starts_with_the_first_move() {
            let side = self.speaker.side(self.game.side_on_the_clock());
            let message = Message::ClocksStartWithEnter { side };
            self.say(Information::Program, &message);
        }
    }

    /// Returns true if the next press lets the clocks go on (free mode): nobody stopped them, the program was left or the
    /// result taken back.
    pub(in crate::desk) fn goes_on_with_a_press(&self) -> bool {
        let is_ours = self.game.opening().clock == ClockKind::Program && self.game.clocks_stand();
        let is_left = self.game.standstill().clocks.is_only_left() && !self.game.is_over();
        is_ours && is_left && self.usual_path()
    }

    /// `/start`: the clocks start; in an event once every board stands as it is to stand (2.3).
    pub(in crate::desk) fn start(&mut self) -> Next {
        match self.decide(Command::Start) {
            Err(Refusal::Lacks(AskedFor::Condition(Condition::BoardsSetUp))) => {
                self.ask_whether_the_boards_are_set_up()
            }
            Err(refusal) => self.refuse(refusal).into(),
            Ok(()) => Next::Done,
        }
    }

    /// Starts clocks that wait for the players, or lets them go on. Returns true if it did.
    pub(in crate::desk) fn start_what_waits(&mut self) -> bool {
        if self.game.starts_with_the_first_move() {
            return self.settle(Command::Start);
        }
        self.goes_on_with_a_press() && self.settle(Command::Resume)
    }

    /// Returns true if only the arbiter lets the clocks go on: nobody kept them for a while.
    pub(in crate::desk) fn waits_for_the_arbiter(&self) -> bool {
        let is_ours = self.game.opening().clock == ClockKind::Program && !self.game.waits_for_the_start();
        self.game.standstill().clocks.left && is_ours && self.game.mode() == Mode::Event
    }

    /// Returns when the clock that runs comes to zero, if that was not noted yet.
    pub(in crate::desk) fn zero_to_come(&self) -> Option<Moment> {
        let clock = self.game.clock()?;
        let is_noted = clock.running().is_none_or(|side| self.game.reached_zero(side));
        // Nor does it matter once the position ended the game (5.1.a).
        let goes_on = !self.game.is_over() && !self.game.is_ended();
        latest_zero(clock).filter(|_| !is_noted && goes_on)
    }

    /// The machine had been asleep.
    pub(in crate::desk) fn slept(&mut self, gap: Duration) {
        let gap = milliseconds(gap);
        self.settle(Command::Sleep { gap });
    }

    /// The moment has come for which the desk asked.
    pub(in crate::desk) fn wake(&mut self) -> Next {
        self.note_the_default_time();
        self.remind_of_the_time();
        if self.zero_to_come().is_none_or(|zero| zero > self.now) {
            return Next::Done;
        }
        let running = self.game.clock().and_then(Clock::running);
        self.settle(Command::NoteZero);
        // D.2.9.e: the program claims only on the official clock, for the side it serves, and when that is its duty.
        let claims =
            self.game.opening().clock == ClockKind::Program && self.game.opening().duties.claims == By::Program;
        let serves = |side| self.game.opening().blind.serves(side);
        let claimed = running.filter(|side| claims && !serves(*side));
        claimed.map_or(Next::Done, |side| self.claim(side))
    }

    /// `/flag`: the players claim; the arbiter, who names the side, has seen it.
    pub(in crate::desk) fn flag(&mut self, rest: &str) -> Next {
        let named = self.side_meant(rest);
        let arbiter_here = self.game.arbiter().is_some();
        if self.speaker.is_one_of(&Message::BothFlagsWords, rest) {
            return match arbiter_here {
                true => note_both_flags(self),
                false => claim_both_flags(self),
            };
        }
        if named.is_none() && (arbiter_here || !rest.is_empty()) {
            let both = self.speaker.first_of(&Message::BothFlagsWords);
            return self.needs(CommandWord::Flag, &Message::NeedsFlagSide { both }).into();
        }
        let side = named.unwrap_or_else(|| self.opponent());
        if arbiter_here && is_flag_unclaimed(&self.game, side) {
            return ask_for_claim(self, side);
        }
        if arbiter_here {
            if self.settle(Command::NoteFlag(side)) {
                self.propose_what_is_open();
            }
            return Next::Done;
        }
        self.claim(side)
    }

    /// The side whose flag is meant where none is named: the opponent's; where both are served, of whose clock runs.
    fn opponent(&self) -> Color {
        match self.game.opening().side_served() {
            Some(side) => !side,
            // Without a game a side at zero may have pressed.
            None if self.game.is_a_clock() => self.game.first_zero().unwrap_or(self.game.side_on_the_clock()),
            None => self.game.side_on_the_clock(),
        }
    }

    fn claim(&mut self, side: Color) -> Next {
        match self.settle(Command::ClaimFlag(Some(side))) && self.game.mode() == Mode::Free && !self.game.is_a_clock() {
            true => {
                let outcome = self.game.result_against(side);
                self.ask_for_this_result(outcome, WhyResult::Flag)
            }
            false => {
                note_claim_after_end(self, side);
                Next::Done
            }
        }
    }
}

/// Claims both flags (6.11). Between friends the result that follows is asked about, if one does.
fn claim_both_flags(table: &mut Table) -> Next {
    let is_claimed = table.settle(Command::ClaimFlag(None));
    if !is_claimed {
        let side = table.opponent();
        note_claim_after_end(table, side);
    }
    let is_between_friends = table.game.mode() == Mode::Free && !table.game.is_a_clock();
    let open = open_flag(&table.game).filter(|_| is_claimed && is_between_friends);
    match open {
        Some((_, Some(outcome))) => table.ask_for_this_result(outcome, WhyResult::Flag),
        Some((matter, None)) => {
            let message = retell::open_matter(&table.speaker, &table.game, (matter, None));
            table.say(Information::EndOfGame, &message).into()
        }
        None => Next::Done,
    }
}

/// Enters both flags that the arbiter saw, and proposes what follows from both and not from the first alone. In an
/// unsupervised game, too, the arbiter may intervene where both are down (A4.d of 2009).
fn note_both_flags(table: &mut Table) -> Next {
    let are_noted = Color::ALL.map(|side| table.settle(Command::NoteFlag(side)));
    if are_noted.contains(&true) {
        table.propose_what_is_open();
    }
    Next::Done
}

/// A4.d of 2009: asks the arbiter whether a player claimed this flag.
fn ask_for_claim(table: &mut Table, side: Color) -> Next {
    let claimant = table.speaker.side(!side);
    let subject = Unsupervised::FlagCalled.subject(table.game.class());
    let message = table.cited_by(subject, Message::FlagUnclaimedAsk { side: claimant });
    let question = Unclaimed::Enters(Command::NoteFlag(side), None);
    table.ask(question, Information::Irregularity, &message)
}

/// What ended the game a player of an event does not hear (12.6): the arbiter reads of a claim that the program, whose duty it is,
/// does not make any more (D.2.9.e).
fn note_claim_after_end(table: &mut Table, side: Color) {
    let game = &table.game;
    let is_the_programs = game.opening().duties.claims == By::Program && game.opening().clock == ClockKind::Program;
    let is_noted = game.mode() == Mode::Event && game.arbiter().is_none() && game.is_ended() && !game.is_over();
    if is_the_programs && is_noted && game.flag().is_none() {
        let (side, claim) = (!side, ClaimNotTaken::AfterEnd);
        table.settle(Command::NoteForTheArbiter(ArbiterNote::NotTaken { side, claim }));
    }
}

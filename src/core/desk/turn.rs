//! The turn: announce or repeat, make, press (the state machine of the Laws catalogue, section 0.4).

use shakmaty::Color;

use crate::game::{ClaimNotTaken, ClockKind, Command, Event, Game, Moment, Refusal, Role, given_back, table_clock};
use crate::language::Message;

use crate::desk::entry::Entry;
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::report::refusal::refuse_draw;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::report::times::clock_as_entered;
use crate::desk::{Earcon, Next, Table};

impl Table {
    /// In free mode an entry shows that the move before it was made and its clock pressed, if nobody said so.
    pub(super) fn finish_the_move_before(&mut self) -> bool {
        if self.game.starts_with_the_first_move() && !self.settle(Command::Start) {
            return false;
        }
        if self.game.announced().is_some() && !self.settle(Command::Make) {
            return false;
        }
        let turn = self.game.turn();
        if self.goes_on_with_a_press() && self.game.side_on_the_clock() != turn {
            self.settle(Command::Resume);
        }
        !self.game.awaits_press_of(!turn) || self.settle(Command::Press)
    }

    /// In free mode a result shows that the move announced before it was made.
    pub(super) fn finish_what_was_announced(&mut self) {
        if self.usual_path() && self.game.announced().is_some() {
            self.finish_the_move_before();
        }
    }

    /// In free mode whoever offers a draw behind an announced move has made it, and nobody has pressed the clock (9.1.b.1).
    pub(super) fn make_what_was_announced_by(&mut self, side: Color) {
        if self.usual_path() && self.game.turn() == side && self.game.announced().is_some() {
            self.settle(Command::Make);
        }
    }

    pub(super) fn usual_path(&self) -> bool {
        policy::one_key_takes_the_usual_path(self.game.mode())
    }

    /// Presses the clock of `side`, if it runs; while the clocks stand nothing is pressed.
    pub(super) fn press_for(&mut self, side: Color) {
        if self.goes_on_with_a_press() {
            self.settle(Command::Resume);
        }
        if self.game.awaits_press_of(side) && !self.game.is_over() {
            self.settle(Command::Press);
        }
    }

    /// The clock key. It waits for the announcement to end (D.2.1, D.2.9.c).
    pub(super) fn press(&mut self) {
        let is_ours = self.game.opening().clock == ClockKind::Program;
        if is_ours && self.room.is_speaking(self.now) {
            return self.say(Information::OwnEntry, &Message::ClockStillSpeaking);
        }
        // Where no move waits for it, the press did no more than that.
        if self.start_what_waits() && !self.waits_for_a_press() {
            return;
        }
        let early = is_ours
            && matches!(
                self.game.decide(self.now, Command::Press),
                Err(Refusal::NotMade(_) | Refusal::NothingAnnounced)
            );
        if early {
            self.record(Event::PressedEarly);
        }
        let (dashes, before) = (self.game.dashes().len(), self.outbox.mark());
        if !self.settle(Command::Press) || self.game.dashes().len() != dashes {
            return;
        }
        let is_own_press = |it: &Event| matches!(it, Event::Pressed { side, .. } if self.game.announces(*side));
        let is_own = self.outbox.recorded_since(before, is_own_press);
        let sound = policy::may_sound_of_a_press(is_own, self.game.mode()).then_some(Earcon::ClockPressed);
        // A clock on the table is heard there, and needs no word, unless what is known of it is in doubt.
        let message = match is_ours {
            true => Some(Message::ClockPressed),
            false => doubtful_clock(&self.game, &self.speaker, self.now),
        };
        let told = message.map(|it| self.speaker.report(Information::OwnEntry, &it));
        let telling = told.or_else(|| sound.map(Telling::sound));
        // A finger feels whose turn it is.
        if let Some(telling) = telling {
            self.tell_of(
                Telling {
                    earcon: sound,
                    ..telling
                },
                true,
            );
        }
    }

    /// Enter found nothing to do: that is said, and a finger has the sign for it.
    pub(super) fn nothing_to_do(&mut self) {
        let telling = self.speaker.report(Information::OwnEntry, &Message::NothingToDo);
        self.tell_of(telling.with(Earcon::Refused), true);
    }

    /// Presses the clock if a move waits for it, and starts one that waits. Returns false if there is nothing to press.
    fn press_if_ours(&mut self) -> bool {
        let waits_itself = self.game.starts_with_the_first_move() || self.goes_on_with_a_press();
        let presses = (self.waits_for_a_press() || waits_itself) && !self.game.is_over();
        if presses {
            self.press();
        }
        presses
    }

    fn waits_for_a_press(&self) -> bool {
        let waits = |ply: &crate::game::Ply| !ply.completion.is_completed() && self.game.awaits_press_of(ply.side());
        let is_given_back = given_back(&self.game).is_some_and(|side| self.game.awaits_press_of(side));
        is_given_back || self.game.plies().iter().any(waits)
    }

    /// Returns true if somebody stopped the clock of the program, so that nothing is pressed.
    fn is_stopped(&self) -> bool {
        self.game.opening().clock == ClockKind::Program && self.game.standstill().clocks.is_stopped()
    }

    /// Puts an entry that needs no more questions where it belongs.
    pub(super) fn commit(&mut self, entry: Entry) -> Next {
        if let Some(next) = self.handled(|handler, table| handler.commit(table, entry)) {
            return next;
        }
        if entry.as_entered.correcting && self.written_later().is_some() {
            return self.fill_again(self.move_of(entry));
        }
        if entry.as_entered.correcting {
            let (m, offer) = (self.move_of(entry), entry.as_entered.offer);
            return match self.decide(Command::Correct { m, offer }) {
                Ok(()) => self.ask_for_the_result(),
                Err(refusal) => self.refuse_correction(refusal, Some(entry.what)),
            };
        }
        if self.usual_path() && !self.finish_the_move_before() {
            return Next::Done;
        }
        match self.game.announces(self.game.turn()) {
            true => self.commit_own(entry),
            false => self.commit_opponents(entry),
        }
    }

    fn commit_own(&mut self, entry: Entry) -> Next {
        let (m, offer) = (self.move_of(entry), entry.as_entered.offer);
        if !self.settle(Command::Announce { m, offer }) {
            return Next::Done;
        }
        // With a clock, somebody at a keyboard makes the move and presses before it goes on.
        let at_once = self.usual_path() && (!self.game.has_clock() || entry.as_entered.piped);
        if !at_once && self.game.opening().role != Role::Recorder {
            return Next::Done;
        }
        let side = self.game.turn();
        let next = self.make();
        self.press_for(side);
        next
    }

    fn commit_opponents(&mut self, entry: Entry) -> Next {
        let side = self.game.turn();
        if !self.settle(Command::Repeat(self.move_of(entry))) {
            return Next::Done;
        }
        if entry.as_entered.offer {
            self.note_an_offer_in_one_breath();
            if let Err(refusal) = self.decide(Command::OfferDraw { side, irregular: false }) {
                refuse_draw(self, refusal, (side, ClaimNotTaken::OfferedEarly));
            }
        }
        if self.usual_path() {
            self.press_for(side);
        }
        self.ask_for_the_result()
    }

    /// The announced move has been made on the board.
    pub(super) fn make(&mut self) -> Next {
        match self.settle(Command::Make) {
            true => self.ask_for_the_result(),
            false => Next::Done,
        }
    }

    /// Enter alone, nothing asked: in free mode the next step of the usual path. In an event each step has a key of its own,
    /// and whoever waits for Enter to take it learns which.
    pub(super) fn next_step(&mut self) -> Next {
        if !self.usual_path() {
            if self.game.announced().is_some() {
                self.refuse(Refusal::MakeFirst);
            }
            return Next::Done;
        }
        if self.game.announced().is_some() {
            let next = self.make();
            if next == Next::Done && !self.press_if_ours() && self.is_stopped() {
                self.refuse(Refusal::ClocksStand);
            }
            return next;
        }
        if let Some(outcome) = self.game.outcome() {
            return self.refuse(Refusal::GameOver(outcome)).into();
        }
        if self.game.is_left_to_an_arbiter() {
            return self.refuse(Refusal::ClaimWritten).into();
        }
        if let Some(next) = self.handled(|handler, table| handler.next_step(table)) {
            return next;
        }
        if self.game.plies().iter().any(|ply| !ply.done) {
            self.settle(Command::Done);
        } else if !self.press_if_ours() {
            match self.is_stopped() {
                true => self.refuse(Refusal::ClocksStand),
                false => self.nothing_to_do(),
            }
        }
        Next::Done
    }
}

/// Returns how the clock on the table is held to be, where what is left to a side is not known to the second.
fn doubtful_clock(game: &Game, speaker: &Speaker, at: Moment) -> Option<Message> {
    let clock = game.clock()?;
    let is_in_doubt = |side| table_clock::left(game, clock, side, at).is_none_or(|(one, other)| one != other);
    Color::ALL
        .into_iter()
        .any(is_in_doubt)
        .then(|| clock_as_entered(game, speaker))
        .flatten()
}

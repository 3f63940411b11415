//! The turn: announce or repeat, make, press (the state machine of the Laws catalogue, section 0.4).

use shakmaty::Color;

use crate::game::resolve::Entry as SheetEntry;
use crate::game::scoresheet::score;
use crate::game::{ClockKind, Command, Ending, Mode, Outcome, Refusal, Role};
use crate::language::{Message, MessageId};

use super::draft::{Draft, Entry};
use super::policy::{self, Information};
use super::{Desk, Effect};

impl Desk {
    /// Puts an entry that needs no more questions where it belongs.
    pub(super) fn commit(&mut self, entry: Entry, effects: &mut Vec<Effect>) {
        if self.keys_the_other_sheet() {
            return self.enter_told(SheetEntry::Move(entry.m), effects);
        }
        if entry.as_entered.correcting && self.written_later().is_some() {
            return self.fill_again(entry.m, effects);
        }
        if self.filling.is_some() {
            return self.fill(entry.m, effects);
        }
        if entry.as_entered.correcting {
            let Entry { m, as_entered } = entry;
            if self.settle(
                Command::Correct {
                    m,
                    offer: as_entered.offer,
                },
                effects,
            ) {
                self.ask_for_the_result(effects);
            }
            return;
        }
        if self.usual_path() && !self.finish_the_move_before(effects) {
            return;
        }
        if self.game.announces(self.game.position().board().turn()) {
            self.commit_own(entry, effects);
        } else {
            self.commit_opponents(entry, effects);
        }
    }

    /// In free mode an entry shows that the move before it was made and its clock pressed, if nobody said so.
    pub(super) fn finish_the_move_before(&mut self, effects: &mut Vec<Effect>) -> bool {
        if self.game.announced().is_some() && !self.settle(Command::Make, effects) {
            return false;
        }
        let turn = self.game.turn();
        !self.game.awaits_press_of(!turn) || self.settle(Command::Press, effects)
    }

    /// In free mode a result shows that the move announced before it was made.
    pub(super) fn finish_what_was_announced(&mut self, effects: &mut Vec<Effect>) {
        if self.usual_path() && self.game.announced().is_some() {
            self.finish_the_move_before(effects);
        }
    }

    pub(super) fn usual_path(&self) -> bool {
        policy::one_key_takes_the_usual_path(self.game.mode())
    }

    fn commit_own(&mut self, entry: Entry, effects: &mut Vec<Effect>) {
        let offer = entry.as_entered.offer;
        if !self.settle(Command::Announce { m: entry.m, offer }, effects) {
            return;
        }
        // With a clock, somebody at a keyboard makes the move and presses before it goes on.
        let at_once = self.usual_path() && (!self.game.has_clock() || entry.as_entered.piped);
        if at_once || self.game.opening().role == Role::Recorder {
            let side = self.game.position().board().turn();
            self.make(effects);
            self.press_for(side, effects);
        }
    }

    fn commit_opponents(&mut self, entry: Entry, effects: &mut Vec<Effect>) {
        let side = self.game.position().board().turn();
        if !self.settle(Command::Repeat(entry.m), effects) {
            return;
        }
        if entry.as_entered.offer {
            self.note_an_offer_in_one_breath();
            self.settle(Command::OfferDraw { side, irregular: false }, effects);
        }
        if self.usual_path() {
            self.press_for(side, effects);
        }
        self.ask_for_the_result(effects);
    }

    /// Presses the clock of `side`, if it runs; while the clocks stand nothing is pressed.
    pub(super) fn press_for(&mut self, side: Color, effects: &mut Vec<Effect>) {
        if self.game.awaits_press_of(side) && self.game.outcome().is_none() {
            self.settle(Command::Press, effects);
        }
    }

    /// The announced move has been made on the board.
    pub(super) fn make(&mut self, effects: &mut Vec<Effect>) {
        if self.settle(Command::Make, effects) {
            self.ask_for_the_result(effects);
        }
    }

    /// The clock key. It waits for the announcement to end (D.2.1, D.2.9.c).
    pub(super) fn press(&mut self, effects: &mut Vec<Effect>) {
        let is_ours = self.game.opening().clock == ClockKind::Program;
        if is_ours && self.room.is_speaking(self.now) {
            return self.say(Information::OwnEntry, MessageId::ClockStillSpeaking, effects);
        }
        let early = is_ours
            && matches!(
                self.game.decide(self.now, Command::Press),
                Err(Refusal::NotMade(_) | Refusal::NothingAnnounced)
            );
        if early {
            self.record(crate::game::Event::PressedEarly, effects);
        }
        self.settle(Command::Press, effects);
    }

    /// Enter alone, nothing asked: in free mode the next step of the usual path.
    pub(super) fn next_step(&mut self, effects: &mut Vec<Effect>) {
        if !self.usual_path() {
            return;
        }
        if self.game.announced().is_some() {
            self.make(effects);
            if self.draft == Draft::Nothing {
                self.press_if_ours(effects);
            }
        } else if self.counts_dashes() {
            self.next_dash(effects);
        } else if self.game.plies().iter().any(|ply| !ply.done) {
            self.settle(Command::Done, effects);
        } else {
            self.press_if_ours(effects);
        }
    }

    fn press_if_ours(&mut self, effects: &mut Vec<Effect>) {
        let waits = |ply: &crate::game::Ply| !ply.completed && self.game.awaits_press_of(ply.side());
        let open = self.game.plies().iter().any(waits);
        if open && self.game.outcome().is_none() {
            self.press(effects);
        }
    }

    /// In free mode a finished game asks whether its result is to be written; in an event only people end it.
    pub(super) fn ask_for_the_result(&mut self, effects: &mut Vec<Effect>) {
        let is_pending = self.game.announced().is_some();
        if self.game.mode() == Mode::Event || self.game.outcome().is_some() || is_pending {
            return;
        }
        let Some(ending) = self.game.position().ending() else {
            return;
        };
        let outcome = match ending {
            Ending::Checkmate => won_by(!self.game.position().board().turn()),
            Ending::Stalemate | Ending::DeadPosition => Outcome::Draw,
        };
        let id = match ending {
            Ending::Checkmate => MessageId::MateAsk,
            Ending::Stalemate => MessageId::StalemateAsk,
            Ending::DeadPosition => MessageId::DeadPositionAsk,
        };
        self.ask_for_this_result(Information::EndOfGame, id, outcome, effects);
    }

    /// Asks whether a result is to be written; Enter writes it.
    pub(super) fn ask_for_this_result(
        &mut self,
        about: Information,
        id: MessageId,
        outcome: Outcome,
        effects: &mut Vec<Effect>,
    ) {
        self.draft = Draft::Outcome(outcome);
        let message = Message::new(id).with("result", score(outcome));
        self.say_message(about, &message, effects);
    }
}

fn won_by(side: Color) -> Outcome {
    side.fold_wb(Outcome::WhiteWins, Outcome::BlackWins)
}

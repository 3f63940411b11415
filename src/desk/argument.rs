//! A command asked for what belongs to it: the next line is that, or a move, to which the question gives way.

use crate::game::notation::{San, Style};
use crate::game::{Mode, Move, Position};
use crate::language::{self, CommandWord, Decision, Message, MessageId, Phrase};

use super::draft::{AsEntered, Draft, Entry};
use super::policy::{self, Information};
use super::{Desk, Table};

impl Table {
    fn is_an_answer(&self, word: CommandWord, text: &str) -> bool {
        use CommandWord as C;
        let reader = self.speaker.reader();
        match word {
            C::Lifted | C::Square => language::square(text, &reader).is_some(),
            C::Rank => language::rank(text, &reader).is_some(),
            C::File => language::file(text, &reader).is_some(),
            C::Pieces => self.kind_named(text).is_some(),
            C::Result => self.outcome_named(text).is_some(),
            // Any text is.
            _ => true,
        }
    }

    /// Returns true for a whole move, whatever the board allows.
    fn has_the_form_of_a_move(&self, text: &str) -> bool {
        !matches!(
            self.decision_on(text, &self.game.position_announced()),
            Decision::Nothing(_)
        )
    }

    fn decision_on(&self, text: &str, position: &Position) -> Decision {
        let sight = policy::sight(self.game.mode());
        language::understand(text, &self.speaker.reader(), position, sight).decision
    }
}

impl Desk {
    /// Asks which move is right, naming the one that is not.
    pub(super) fn ask_what_is_right(&mut self) {
        let Some(old) = self.phrase_corrected() else { return };
        self.draft = Draft::Argument(CommandWord::Correct);
        let message = Message::new(MessageId::CorrectWhat).with("old", old);
        self.table.say_message(Information::OwnEntry, &message);
    }

    /// Takes a line where a command asked for what belongs to it.
    pub(super) fn answer_in_text(&mut self, word: CommandWord, text: &str, piped: bool) {
        let as_entered = AsEntered {
            piped,
            ..AsEntered::default()
        };
        if word == CommandWord::Correct {
            return self.answer_what_is_right(text, as_entered);
        }
        if self.table.is_an_answer(word, text) || !self.table.has_the_form_of_a_move(text) {
            return self.carry_out(word, text, piped);
        }
        let message = Message::new(MessageId::QuestionDropped).with("command", self.table.name_of(word));
        self.table.say_message(Information::OwnEntry, &message);
        self.new_entry(text, as_entered);
    }

    /// Takes a line where it was asked which move is right. In an event the form of a line does not tell a correction
    /// from the next move, so the answer is read back with what it takes the place of, whosever move it is.
    fn answer_what_is_right(&mut self, text: &str, as_entered: AsEntered) {
        if self.is_the_next_move(text) {
            return self.drop_the_correction(text, as_entered.piped);
        }
        if self.counts_dashes() {
            return self.correction(text, as_entered.piped);
        }
        if let Err(refusal) = self.correctable() {
            return self.refuse_correction(refusal);
        }
        let correcting = AsEntered {
            correcting: true,
            in_answer: self.table.game.mode() == Mode::Event && !as_entered.piped,
            ..as_entered
        };
        let is_none = matches!(
            self.table.decision_on(text, &self.position_for(correcting)),
            Decision::Nothing(_) | Decision::Impossible { .. }
        );
        self.new_entry(text, correcting);
        if is_none && self.draft == Draft::Nothing {
            self.draft = Draft::Argument(CommandWord::Correct);
        }
    }

    /// Returns true for what cannot be a correction and is the next move of the game. In an event that would tell what is
    /// possible.
    pub(super) fn is_the_next_move(&self, text: &str) -> bool {
        let correcting = AsEntered {
            correcting: true,
            ..AsEntered::default()
        };
        let can_be_made = |position: &Position| match self.table.decision_on(text, position) {
            Decision::Clear { legal, .. } => legal != Some(false),
            Decision::Promotion { .. } | Decision::Ask { .. } => true,
            Decision::Castling { .. } | Decision::Letter { .. } => true,
            Decision::Impossible { .. } | Decision::Nothing(_) => false,
        };
        self.table.game.mode() == Mode::Free
            && self.filling.is_none()
            && !self.counts_dashes()
            && !can_be_made(&self.position_for(correcting))
            && can_be_made(&self.table.game.position_announced())
    }

    /// The question which move is right gives way to the next move.
    pub(super) fn drop_the_correction(&mut self, text: &str, piped: bool) {
        if let Some(old) = self.phrase_corrected() {
            let message = Message::new(MessageId::CorrectionDropped).with("old", old);
            self.table.say_message(Information::OwnEntry, &message);
        }
        let as_entered = AsEntered {
            piped,
            ..AsEntered::default()
        };
        self.new_entry(text, as_entered);
    }

    /// Returns the move that a correction takes the place of, and the position it was made in.
    fn corrected_move(&self) -> Option<(Position, Move)> {
        let correcting = AsEntered {
            correcting: true,
            ..AsEntered::default()
        };
        let old = self.correctable().ok()?;
        Some((self.position_for(correcting), old))
    }

    /// Returns that move in the words of its announcement.
    pub(super) fn phrase_corrected(&self) -> Option<Phrase> {
        let (position, old) = self.corrected_move()?;
        Some(self.table.speaker.phrase(&position, old))
    }

    /// Returns what an entry takes the place of, if it is another move.
    pub(super) fn phrase_instead_of(&self, entry: Entry) -> Option<Phrase> {
        let (position, old) = self.corrected_move().filter(|_| entry.as_entered.correcting)?;
        (old != entry.m).then(|| self.table.speaker.phrase(&position, old))
    }

    /// Returns what the open question is about, in the words of the prompt, and whose half-move it is; `None` where none is
    /// open, or one that belongs to the move of the turn.
    pub(super) fn asked_about(&self, masked: bool) -> Option<(String, Option<(u32, shakmaty::Color)>)> {
        let is_correcting = match &self.draft {
            Draft::Argument(word) => *word == CommandWord::Correct,
            Draft::ReadBack(entry) | Draft::Illegal(entry) | Draft::Promotion(entry) => entry.as_entered.correcting,
            Draft::Which(choice) | Draft::WhichCastling(choice) => choice.as_entered.correcting,
            Draft::Letter(said) => said.as_entered.correcting,
            Draft::Unfinished(beginning) => beginning.as_entered.correcting,
            _ => false,
        };
        if let Some((position, old)) = self.corrected_move().filter(|_| is_correcting) {
            let board = position.board();
            let place = Some((board.move_number(), board.turn()));
            if masked {
                return Some((self.table.name_of(CommandWord::Correct), place));
            }
            let letters = self.table.speaker.writing_letters();
            let san = San::seen(&position, old, policy::sight(self.table.game.mode()));
            let written = san.write(|role| letters.letter(role), Style::Sheet);
            let message = Message::new(MessageId::PromptInstead).with("old", written);
            return Some((self.table.speaker.text(&message), place));
        }
        let word = match &self.draft {
            Draft::Argument(word) | Draft::Command(word) => *word,
            Draft::Resign(_) => CommandWord::Resign,
            Draft::IrregularOffer(_) => CommandWord::Offer,
            Draft::Accept(_) => CommandWord::Accept,
            Draft::Outcome { .. } | Draft::TakeBackResult => CommandWord::Result,
            Draft::Restore { .. } => CommandWord::Restore,
            Draft::CallArbiter => CommandWord::Arbiter,
            Draft::Rewrite { .. } => CommandWord::Sheet,
            _ => return None,
        };
        Some((self.table.name_of(word), None))
    }
}

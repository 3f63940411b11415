//! A command asked for what belongs to it: the next line is that, or a move, to which the question gives way.

use crate::game::notation::{NotationStyle, San};
use crate::game::{IrregularityKind, Mode, MoveAsSaid, Position};
use crate::language;
use crate::language::{CommandWord, Decision, Message, Phrase};

use crate::desk::entry::{AsEntered, Entered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};

/// What is the command about?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Argument(pub(in crate::desk) CommandWord);

impl OpenQuestion for Argument {
    fn as_entered(&self) -> Option<AsEntered> {
        (self.0 == CommandWord::Correct).then(AsEntered::correcting)
    }

    fn is_an_entry(&self) -> bool {
        false
    }

    /// A pawn's move is a square, and answers what was asked about one.
    fn gives_way(&self) -> bool {
        use CommandWord as C;
        matches!(self.0, C::Lifted | C::Square | C::Rank | C::File | C::Pieces)
    }

    fn command(&self) -> Option<CommandWord> {
        Some(self.0)
    }

    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        None
    }

    /// A list is left by a word for no; what takes any text takes that too.
    fn takes_yes_or_no(&self) -> bool {
        use CommandWord as C;
        matches!(self.0, C::Stop | C::Claim | C::Irregularity | C::Result)
    }

    fn takes_any_text(&self, _table: &Table) -> bool {
        self.0 != CommandWord::Correct
    }

    fn may_be_said(&self, table: &Table) -> AskedNow {
        match self.0 {
            CommandWord::Board => AskedNow::Which(Vec::new()),
            CommandWord::Stop => AskedNow::Numbered(table.numbered_stops().len()),
            CommandWord::Claim => AskedNow::Numbered(table.grounds_offered().len()),
            CommandWord::Irregularity => AskedNow::Numbered(IrregularityKind::ALL.len()),
            _ => AskedNow::Nothing,
        }
    }

    fn confirm(&self, _table: &mut Table) -> Next {
        Next::run(self.0, "", false)
    }

    fn answer(&self, table: &mut Table, text: &str, piped: bool) -> Next {
        table.answer_in_text(self.0, text, piped)
    }

    fn answer_aloud(&self, table: &mut Table, text: &str) -> Option<Next> {
        let answers = match self.0 {
            CommandWord::Lifted | CommandWord::Square => language::square(text, &table.speaker.reader()).is_some(),
            CommandWord::Board => table.board_named(text).is_some(),
            _ => false,
        };
        answers.then(|| Next::run(self.0, text, false))
    }
}

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
        let decision = self.understand(text, AsEntered::default()).decision;
        !matches!(decision, Decision::Nothing(_))
    }

    fn decision_on(&self, text: &str, position: &Position) -> Decision {
        let sight = policy::sight(self.game.mode());
        language::understand(text, &self.speaker.reader(), position, sight).decision
    }
}

impl Table {
    /// Asks for what belongs to a command; the next line is its answer and no move.
    pub(in crate::desk) fn ask_for(&mut self, word: CommandWord, question: &Message) -> Next {
        self.ask(Argument(word), Information::OwnEntry, question)
    }

    /// Asks which move is right, naming the one that is not.
    pub(in crate::desk) fn ask_what_is_right(&mut self) -> Next {
        let Some(old) = self.phrase_corrected() else {
            return Next::Done;
        };
        let message = Message::CorrectWhat { old: old.into() };
        self.ask(Argument(CommandWord::Correct), Information::OwnEntry, &message)
    }

    /// Takes a line where a command asked for what belongs to it.
    fn answer_in_text(&mut self, word: CommandWord, text: &str, piped: bool) -> Next {
        let as_entered = AsEntered::typed(piped);
        if word == CommandWord::Correct {
            return self.answer_what_is_right(text, as_entered);
        }
        if self.is_an_answer(word, text) || !self.has_the_form_of_a_move(text) {
            return Next::run(word, text, piped);
        }
        let message = Message::QuestionDropped {
            command: self.name_of(word),
        };
        self.say(Information::OwnEntry, &message);
        Next::enter(text, as_entered)
    }

    /// Takes a line where it was asked which move is right. In an event the form of a line does not tell a correction
    /// from the next move, so the answer is read back with what it takes the place of, whosever move it is.
    fn answer_what_is_right(&mut self, text: &str, as_entered: AsEntered) -> Next {
        if self.is_the_next_move(text) {
            return self.drop_the_correction(text, as_entered.piped);
        }
        if self.counts_dashes() {
            return Next::run(CommandWord::Correct, text, as_entered.piped);
        }
        if let Err(refusal) = self.correctable() {
            let wanted = Entered::of(&self.understand(text, AsEntered::correcting()).decision);
            return self.refuse_correction(refusal, wanted);
        }
        let correcting = AsEntered {
            correcting: true,
            in_answer: self.game.mode() == Mode::Event && !as_entered.piped,
            ..as_entered
        };
        let is_none = matches!(
            self.understand(text, correcting).decision,
            Decision::Nothing(_) | Decision::Impossible { .. }
        );
        let entered = Next::enter(text, correcting);
        match is_none {
            true => entered.or_ask(Argument(CommandWord::Correct)),
            false => entered,
        }
    }

    /// Returns true for what cannot be a correction and is the next move of the game. In an event that would tell what is
    /// possible.
    pub(in crate::desk) fn is_the_next_move(&self, text: &str) -> bool {
        let correcting = AsEntered::correcting();
        let can_be_made = |position: &Position| match self.decision_on(text, position) {
            Decision::Clear { legal, .. } => legal != Some(false),
            Decision::Promotion { .. } | Decision::Ask { .. } => true,
            Decision::Castling { .. } | Decision::Letter { .. } | Decision::Said { .. } => true,
            Decision::Impossible { .. } | Decision::Nothing(_) => false,
        };
        self.game.mode() == Mode::Free
            && self.filling.is_none()
            && !self.counts_dashes()
            && !can_be_made(&self.position_for(correcting))
            && can_be_made(&self.game.position_announced())
    }

    /// The question which move is right gives way to the next move.
    pub(in crate::desk) fn drop_the_correction(&mut self, text: &str, piped: bool) -> Next {
        if let Some(old) = self.phrase_corrected() {
            let message = Message::CorrectionDropped { old: old.into() };
            self.say(Information::OwnEntry, &message);
        }
        let as_entered = AsEntered::typed(piped);
        Next::enter(text, as_entered)
    }

    /// Returns the move that a correction takes the place of, and the position it was made in.
    fn corrected_move(&self) -> Option<(Position, MoveAsSaid)> {
        let correcting = AsEntered::correcting();
        let old = self.correctable().ok()?;
        Some((self.position_for(correcting), old))
    }

    /// Returns that move in the words of its announcement.
    pub(in crate::desk) fn phrase_corrected(&self) -> Option<Phrase> {
        let (position, old) = self.corrected_move()?;
        Some(self.speaker.phrase(&position, old))
    }

    /// Returns what an entry takes the place of, if it is another move.
    pub(in crate::desk) fn phrase_instead_of(&self, entry: Entry) -> Option<Phrase> {
        let (position, old) = self.corrected_move().filter(|_| entry.as_entered.correcting)?;
        let is_another = match entry.what {
            Entered::Move(m) => m.as_made() != old.m,
            Entered::Words(_) => true,
        };
        is_another.then(|| self.speaker.phrase(&position, old))
    }

    /// Returns what the open question is about, in the words of the prompt, and whose half-move it is; `None` for one
    /// that belongs to the move of the turn.
    pub(in crate::desk) fn asked_about(
        &self,
        question: &dyn OpenQuestion,
        masked: bool,
    ) -> Option<(String, Option<(u32, shakmaty::Color)>)> {
        let is_correcting = question.is_about_a_correction();
        if let Some((position, old)) = self.corrected_move().filter(|_| is_correcting) {
            let board = position.board();
            let place = Some((board.move_number(), board.turn()));
            if masked {
                return Some((self.name_of(CommandWord::Correct), place));
            }
            let letters = self.speaker.writing_letters();
            let san = San::seen(&position, old, policy::sight(self.game.mode()));
            let written = san.write(|role| letters.letter(role), NotationStyle::Sheet);
            let message = Message::PromptInstead { old: written };
            return Some((self.speaker.text(&message), place));
        }
        Some((self.name_of(question.command()?), None))
    }
}

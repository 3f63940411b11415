//! The questions that may stand open, each in a file of its own with all it does: how it is asked, what answers it by key,
//! in text and aloud, and what yes and no do.
//!
//! Nothing here is part of the game: a question is forgotten with the program.

use crate::desk::entry::AsEntered;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Desk, Next, OneKey, Table};
use crate::game::Position;
use crate::language::{CommandWord, Decision, Message};

/// What a question does while it stands open. What is not said otherwise is that of a question of yes or no.
///
/// Whoever calls [`OpenQuestion::confirm`] or [`OpenQuestion::answer`] has closed it before: it opens itself again where it
/// was not answered.
pub(super) trait OpenQuestion {
    /// Returns how a move that answers it is meant; `None` where no move does.
    fn as_entered(&self) -> Option<AsEntered> {
        None
    }

    /// Returns true if a move was entered and is not decided yet.
    fn is_an_entry(&self) -> bool {
        self.as_entered().is_some()
    }

    /// Returns true if it is said that it was dropped when another takes its place.
    fn is_missed(&self) -> bool {
        self.is_an_entry()
    }

    /// Returns true if it asks about an entry that is to take the place of another move.
    fn is_about_a_correction(&self) -> bool {
        self.as_entered().is_some_and(|it| it.correcting)
    }

    /// Returns true if what Enter records was spoken.
    fn was_spoken(&self) -> bool {
        self.as_entered().is_some_and(|it| it.spoken.is_some())
    }

    /// Returns true if it ends a game, opens it again or strikes moves of it when it is answered with yes: Enter alone, which
    /// the hand finds by itself, does not answer it.
    fn is_of_weight(&self) -> bool {
        false
    }

    /// Returns true if a part of an entry is asked for.
    fn completes_an_entry(&self) -> bool {
        false
    }

    /// Returns true if it is forgotten with the next command, because what is entered later would pass for its answer.
    fn gives_way(&self) -> bool {
        false
    }

    /// Returns the command that it is about, for the prompt.
    fn command(&self) -> Option<CommandWord> {
        None
    }

    /// Returns true if a word for yes or no answers it.
    fn takes_yes_or_no(&self) -> bool {
        !self.completes_an_entry() && !self.is_unseen()
    }

    /// Returns the keys that answer it at once, beside the one for no; `None` where the answer is a text.
    fn keys(&self, table: &Table) -> Option<Vec<OneKey>> {
        (!self.is_unseen()).then(|| table.yes_and_no_by_key())
    }

    /// Returns true if it takes any text, so that no key may be taken for anything but a character.
    fn takes_any_text(&self, _table: &Table) -> bool {
        self.is_unseen()
    }

    /// Returns true if its answer is a secret, neither shown nor said back, by whomever it is entered. It is then a text that is
    /// typed: no key stands for it, and it is never said.
    fn is_unseen(&self) -> bool {
        false
    }

    /// Returns true if it is typed at the Braille display although it is unseen: a sign stands there for each cell.
    fn takes_cells_unseen(&self) -> bool {
        false
    }

    /// Returns what may be said while it stands.
    fn may_be_said(&self, _table: &Table) -> AskedNow {
        match (self.is_unseen(), self.is_of_weight()) {
            (true, _) => AskedNow::Nothing,
            (false, true) => AskedNow::OfWeight,
            (false, false) => AskedNow::YesOrNo,
        }
    }

    /// Yes, in whatever way it was said.
    fn confirm(&self, table: &mut Table) -> Next;

    /// No, said or typed; `None` if that drops the question.
    fn deny(&self, _table: &mut Table) -> Option<Next> {
        None
    }

    /// What follows where it is left without an answer, by Escape, another entry or command, or the coming of an arbiter;
    /// `None` if it is dropped then.
    fn leave(&self, _table: &mut Table) -> Option<Next> {
        None
    }

    /// Enter alone: yes, but where that weighs too much.
    fn enter(&self, table: &mut Table) -> Next {
        self.confirm(table)
    }

    /// Takes a line that is no command; by default another move takes the place of the question.
    fn answer(&self, _table: &mut Table, text: &str, piped: bool) -> Next {
        let as_entered = AsEntered::typed(piped);
        Next::enter(text, as_entered)
    }

    /// Takes words that answer it as they stand; `None` if they are to be understood.
    fn answer_aloud(&self, _table: &mut Table, _text: &str) -> Option<Next> {
        None
    }

    /// Takes a line while the other sheet is taken; `None` if the line answers as ever.
    fn compared_line(&self, _table: &mut Table, _line: &str) -> Option<Next> {
        None
    }

    /// Returns the position of the move that is asked about, if it is not that of the entry.
    fn position(&self, _table: &Table) -> Option<Position> {
        None
    }
}

/// Makes the enumeration of the questions out of their list: the name of each, and its file.
macro_rules! questions {
    ($($name:ident in $file:ident),* $(,)?) => {
        $(mod $file;)*
        $(pub(super) use $file::$name;)*

        /// A question that stands open.
        #[derive(Clone, Debug, Eq, PartialEq)]
        pub(super) enum Question {
            $(
                #[doc = concat!("See [`", stringify!($name), "`].")]
                $name($name),
            )*
        }

        impl Question {
            /// Returns what it does.
            pub(super) fn open(&self) -> &dyn OpenQuestion {
                match self {
                    $(Self::$name(it) => it,)*
                }
            }
        }

        /// The names of all that may be asked, so that a test can show that it has seen each.
        #[doc(hidden)]
        pub const QUESTIONS: &[&str] = &[$(stringify!($name)),*];

        /// Returns the name of what a desk asks, if anything is asked.
        #[doc(hidden)]
        pub fn question_at(desk: &Desk) -> Option<&'static str> {
            desk.question.as_ref().map(|question| match question {
                $(Question::$name(_) => stringify!($name),)*
            })
        }

        $(
            impl From<$name> for Question {
                fn from(it: $name) -> Self {
                    Self::$name(it)
                }
            }
        )*
    };
}

questions! {
    Accept in accept,
    AdjournNext in adjourn_next,
    Annul in annul,
    ArbitersSecret in arbiters_secret,
    Argument in argument,
    BeginAnother in begin_another,
    BoardSquare in board_square,
    BoardsSetUp in boards_set_up,
    CallArbiter in call_arbiter,
    ClaimChecked in claim_checked,
    ClaimDraw in claim_draw,
    ClaimFound in claim_found,
    ClaimStops in claim_stops,
    ConfirmCommand in confirm_command,
    CopySecret in copy_secret,
    EnvelopeText in envelope_text,
    FinishGround in finish_ground,
    FromWhere in from_where,
    Illegal in illegal,
    IrregularOffer in irregular_offer,
    JudgeStop in judge_stop,
    Meant in meant,
    MeantCommand in meant_command,
    MeantMove in meant_move,
    OpponentsScore in opponents_score,
    OtherSheet in other_sheet,
    Penalise in penalise,
    Promotion in promotion,
    Proposal in proposal,
    ReadBack in read_back,
    Resign in resign,
    Restore in restore,
    Rewrite in rewrite,
    RewriteAgreed in rewrite_agreed,
    SealedEntry in sealed_entry,
    SealedMoveRead in sealed_move_read,
    Sign in sign,
    TakeBack in take_back,
    TakeBackResult in take_back_result,
    TakeIncrement in take_increment,
    Unclaimed in unclaimed,
    Unfinished in unfinished,
    WhichCastling in which_castling,
    WhichLetter in which_letter,
    WhichMove in which_move,
    WriteResult in write_result,
}

pub(super) use finish_ground::ask_ground;
pub(super) use proposal::ProposedFor;
pub(super) use write_result::WhyResult;

impl Table {
    /// Says a question, and lets it stand.
    pub(super) fn ask(&mut self, question: impl Into<Question>, about: Information, message: &Message) -> Next {
        self.say(about, message);
        Next::ask(question)
    }

    /// Says a question whose words may have been the same before: a finger is told that they are new.
    pub(super) fn ask_anew(&mut self, question: impl Into<Question>, about: Information, message: &Message) -> Next {
        self.braille.asked_anew();
        self.ask(question, about, message)
    }

    /// An answer that is none may be another move; else `again` says what becomes of the question.
    pub(super) fn new_entry_or<Q>(
        &mut self,
        question: Q,
        text: &str,
        as_entered: AsEntered,
        again: impl FnOnce(&mut Self, Q) -> Next,
    ) -> Next {
        if as_entered.correcting && self.is_the_next_move(text) {
            return self.drop_the_correction(text, as_entered.piped);
        }
        if matches!(self.understand(text, as_entered).decision, Decision::Nothing(_)) {
            return again(self, question);
        }
        let as_entered = AsEntered {
            offer: false,
            ..as_entered
        };
        Next::enter(text, as_entered)
    }
}

impl Desk {
    /// Returns what the open question does, if one is open.
    pub(super) fn open_question(&self) -> Option<&dyn OpenQuestion> {
        self.question.as_ref().map(Question::open)
    }

    /// Returns true if the open question asks about a move that was entered.
    pub(super) fn asks_about_an_entry(&self) -> bool {
        self.open_question().is_some_and(OpenQuestion::is_an_entry)
    }

    /// Enter alone: answers the open question, else takes the next step of the usual path.
    pub(super) fn enter(&mut self) {
        let next = match self.question.take() {
            Some(question) => question.open().enter(&mut self.table),
            None => Next::Step,
        };
        self.go(next);
    }

    /// Yes, in whatever way it was said.
    pub(super) fn confirm(&mut self) {
        let next = match self.question.take() {
            Some(question) => question.open().confirm(&mut self.table),
            None => self
                .table
                .handled(|handler, table| handler.confirm(table))
                .unwrap_or(Next::Step),
        };
        self.go(next);
    }

    /// No to a question that it does not simply drop. Returns false if it does.
    pub(super) fn deny(&mut self) -> bool {
        let next = match &self.question {
            Some(question) => question.open().deny(&mut self.table),
            None => self.table.handled(|handler, table| handler.deny(table)),
        };
        let Some(next) = next else { return false };
        self.question = None;
        self.go(next);
        true
    }
}

/// Says that a question that ends something is answered by yes alone, where Enter alone asks it again.
fn hint_yes(table: &mut Table) {
    table.say(Information::OwnEntry, &Message::EnterIsNoYes);
}

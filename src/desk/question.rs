//! The questions that may stand open, each in a file of its own with all it does: how it is asked, what answers it by key,
//! in text and aloud, and what yes and no do.
//!
//! Nothing here is part of the game: a question is forgotten with the program.

use crate::desk::entry::AsEntered;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Desk, OneKey};
use crate::language::{CommandWord, Message};

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

    /// Returns the command that it is about, for the prompt.
    fn command(&self) -> Option<CommandWord> {
        None
    }

    /// Returns true if a word for yes or no answers it.
    fn takes_yes_or_no(&self) -> bool {
        true
    }

    /// Returns the keys that answer it at once, beside the one for no; `None` where the answer is a text.
    fn keys(&self, desk: &Desk) -> Option<Vec<OneKey>> {
        Some(desk.table.yes_and_no_by_key())
    }

    /// Returns true if it takes any text, so that no key may be taken for anything but a character.
    fn takes_any_text(&self, _desk: &Desk) -> bool {
        false
    }

    /// Returns what may be said while it stands.
    fn may_be_said(&self, _desk: &Desk) -> AskedNow {
        match self.is_of_weight() {
            true => AskedNow::OfWeight,
            false => AskedNow::YesOrNo,
        }
    }

    /// Yes, in whatever way it was said.
    fn confirm(&self, desk: &mut Desk);

    /// No, said or typed. Returns false if that drops the question.
    fn deny(&self, _desk: &mut Desk) -> bool {
        false
    }

    /// Enter alone: yes, but where that weighs too much.
    fn enter(&self, desk: &mut Desk) {
        self.confirm(desk);
    }

    /// Takes a line that is no command; by default another move takes the place of the question.
    fn answer(&self, desk: &mut Desk, text: &str, piped: bool) {
        let as_entered = AsEntered {
            piped,
            ..AsEntered::default()
        };
        desk.new_entry(text, as_entered);
    }

    /// Takes words that answer it as they stand. Returns false, and leaves it open, if they are to be understood.
    fn answer_aloud(&self, _desk: &mut Desk, _text: &str) -> bool {
        false
    }

    /// Takes a line while the other sheet is taken. Returns false, and leaves it open, if the line answers as ever.
    fn compared_line(&self, _desk: &mut Desk, _line: &str) -> bool {
        false
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
    Argument in argument,
    BoardSquare in board_square,
    CallArbiter in call_arbiter,
    ConfirmCommand in confirm_command,
    Illegal in illegal,
    IrregularOffer in irregular_offer,
    Meant in meant,
    OtherSheet in other_sheet,
    Promotion in promotion,
    ReadBack in read_back,
    Resign in resign,
    Restore in restore,
    Rewrite in rewrite,
    TakeBackResult in take_back_result,
    Unfinished in unfinished,
    WhichCastling in which_castling,
    WhichLetter in which_letter,
    WhichMove in which_move,
    WriteResult in write_result,
}

pub(super) use which_move::spec_of;
pub(super) use write_result::WhyResult;

impl Desk {
    /// Lets a question stand, and says it.
    pub(super) fn ask(&mut self, question: impl Into<Question>, about: Information, message: &Message) {
        self.question = Some(question.into());
        self.table.say_message(about, message);
    }

    /// Does the same with a question whose words may have been the same before: a finger is told that they are new.
    pub(super) fn ask_anew(&mut self, question: impl Into<Question>, about: Information, message: &Message) {
        self.table.braille.asked_anew();
        self.ask(question, about, message);
    }

    /// Lets a question stand that was not answered, and says nothing.
    pub(super) fn leave_open(&mut self, question: impl Into<Question>) {
        self.question = Some(question.into());
    }

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
        match self.question.take() {
            Some(question) => question.open().enter(self),
            None => self.next_step(),
        }
    }

    /// Yes, in whatever way it was said.
    pub(super) fn confirm(&mut self) {
        match self.question.take() {
            Some(question) => question.open().confirm(self),
            None if self.taken_by_a_mode(|mode, desk| mode.confirm(desk)) => {}
            None => self.next_step(),
        }
    }

    /// No to a question that it does not simply drop. Returns false if it does.
    pub(super) fn deny(&mut self) -> bool {
        match self.question.clone() {
            Some(question) => question.open().deny(self),
            None => self.taken_by_a_mode(|mode, desk| mode.deny(desk)),
        }
    }
}

//! What the help of a game is asked for by theme: nobody hears all commands to find one.

use super::CommandWord;
use crate::game::Mode;
use crate::language::Message;

/// A theme of the help.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum HelpTopic {
    /// Entering, announcing and correcting moves.
    Moves,
    /// The clock, and stopping the game.
    Clock,
    /// Draws, results, and the end of the game.
    End,
    /// The scoresheet, and what is noted.
    Sheet,
    /// What is asked about the board, and boards that differ.
    Board,
    /// The arbiter at the keys.
    Arbiter,
    /// What is heard again, how it sounds, and listening.
    Voice,
    /// The tape.
    Tape,
}

impl HelpTopic {
    /// All of them, in the order in which they are named.
    pub const ALL: [Self; 8] = [
        Self::Moves,
        Self::Clock,
        Self::End,
        Self::Sheet,
        Self::Board,
        Self::Arbiter,
        Self::Voice,
        Self::Tape,
    ];

    /// Returns its name, as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Clock => "clock",
            Self::End => "end",
            Self::Sheet => "sheet",
            Self::Board => "board",
            Self::Arbiter => "arbiter",
            Self::Voice => "voice",
            Self::Tape => "tape",
        }
    }

    /// Returns the words by which it is asked for.
    pub fn words(self) -> Message {
        let topic = self.name().into();
        Message::TopicWords { topic }
    }

    /// Returns the theme of a command.
    pub fn of(word: CommandWord) -> Self {
        use CommandWord as C;
        match word {
            C::Made | C::Correct | C::Done | C::WrongRepeat | C::Dash | C::Fill | C::Lifted | C::Adjust => Self::Moves,
            C::Opponent | C::Undo | C::New => Self::Moves,
            C::Cancel | C::Help | C::Quit | C::Perkins => Self::Moves,
            C::Clock | C::Time | C::MyTime | C::Pause | C::Resume | C::Stop | C::Start | C::Sync | C::Flag => {
                Self::Clock
            }
            C::Remind | C::Spent => Self::Clock,
            C::Offer | C::Accept | C::Decline | C::Claim | C::Resign | C::Result | C::Sign => Self::End,
            C::Sheet | C::Note | C::NoteTime | C::Head | C::Borrow => Self::Sheet,
            C::ReplaceSheet | C::HandedOver => Self::Sheet,
            C::Square | C::Rank | C::File | C::Pieces | C::Captured | C::SetUp => Self::Board,
            C::Fen | C::Diagram => Self::Board,
            C::Mismatch | C::Board | C::Tell | C::Restore => Self::Board,
            C::Arbiter
            | C::Player
            | C::Set
            | C::Add
            | C::Limit
            | C::Allow
            | C::Fault
            | C::Penalty
            | C::Adjourn
            | C::Seal
            | C::Irregularity => Self::Arbiter,
            C::Away | C::Arrived | C::Complain | C::AskArbiter | C::Measure | C::Glossary => Self::Arbiter,
            C::Repeat | C::RepeatEar | C::Spell | C::SpellEar | C::Listen | C::Rate | C::VolumeEar => Self::Voice,
            C::Pitch | C::Volume => Self::Voice,
            C::Record | C::Play | C::PlayNext | C::PlayPrevious | C::PlayLast | C::PlaySpeed => Self::Tape,
        }
    }
}

/// What the help names first, where nothing is asked for: six commands of a game. Where each step has its own key, these are
/// among them.
pub(in crate::language) fn first_commands(mode: Mode) -> [CommandWord; 6] {
    use CommandWord as C;
    match mode {
        Mode::Free => [C::Correct, C::Repeat, C::Time, C::Sheet, C::Result, C::Quit],
        Mode::Event => [C::Made, C::Clock, C::Done, C::Correct, C::Time, C::Arbiter],
    }
}

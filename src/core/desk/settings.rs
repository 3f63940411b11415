//! What the desk is told when it is opened, beside what the journal's opening says.

use shakmaty::Color;

use crate::desk::Earcon;
use crate::language::Saying;
use crate::language::braille::Tables;
use crate::language::placement::PieceOrder;

/// How this person wants to be told things.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DeskSettings {
    /// Language of everything but announcements: `de`, `en`, `es`, `fr`, `nl`, `pt-BR`, `pt-PT`.
    pub reports: String,
    /// How announcements are worded; in an event the plain words of Appendix D hold.
    pub saying: Saying,
    /// The order in which the pieces of a board are told.
    pub piece_order: PieceOrder,
    /// True if a diagram stands on a whole screen, for who sees.
    pub diagram: bool,
    /// True if a voice speaks in the Room; else announcements end at once.
    pub room_voice: bool,
    /// True if a person wants nothing said in the Room, because the opponent reads: said once. What would be said there
    /// is told in the Ear.
    pub room_is_off: bool,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// True if the Ear is heard on the Room's device, for want of an earphone: said once.
    pub ear_in_room: bool,
    /// How loud the Room is, in percent.
    pub room_volume: u8,
    /// The short sounds that are heard in the Ear.
    pub earcons: Vec<Earcon>,
    /// Name of the face for the first line, empty for no first line (a pipe).
    pub face: String,
    /// True if what is shown goes through a pipe, where nothing can be taken back.
    pub is_piped: bool,
    /// Name of the voice for the first line.
    pub voice: String,
    /// Where the journal is, if nobody chose the place; empty to say nothing of it.
    pub journal: String,
    /// True if the game was not named that goes on: whose it is is said.
    pub is_last_game: bool,
    /// The game that was played last, where a new one begins and it is not finished.
    pub unfinished: Option<UnfinishedGame>,
    /// How the person is listened to.
    pub listen: ListenSettings,
    /// The Braille table in which a display shows moves, where one is used: `computer8` sends text, others send cells.
    pub braille: Option<String>,
    /// The Braille tables it is one of.
    pub braille_tables: Tables,
    /// How cells are typed on the keyboard; `None` where there is no keyboard.
    pub dot_keys: Option<DotKeySettings>,
    /// Whether what is said at the board is kept as sound.
    pub taping: Taping,
    /// Who sits left at a clock without a game, and has the keys of the left hand.
    pub left: Color,
}

/// A game that was left before its end, as it is told where another one begins.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UnfinishedGame {
    /// When it was begun.
    pub when: String,
    /// The number of the move with which it goes on.
    pub number: u32,
}

/// Whether what is said at the board is kept as sound (D.2.6).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Taping {
    /// Nothing is.
    #[default]
    Off,
    /// All that belongs to an entry is.
    On,
    /// Only what is said while the talk key is held.
    WhileTalking,
    /// It was asked for, and there is to be no microphone.
    WithoutMicrophone,
}

impl Taping {
    /// Returns true if something may be kept.
    pub fn keeps(self) -> bool {
        matches!(self, Self::On | Self::WhileTalking)
    }
}

impl DeskSettings {
    /// Returns settings with which nothing is heard, felt or typed, for what only retells a game.
    pub fn unheard(reports: String, saying: Saying) -> Self {
        Self {
            reports,
            saying,
            piece_order: PieceOrder::default(),
            diagram: false,
            room_voice: false,
            room_is_off: false,
            ear_voice: false,
            ear_in_room: false,
            room_volume: 100,
            earcons: Vec::new(),
            face: String::new(),
            is_piped: false,
            voice: String::new(),
            journal: String::new(),
            is_last_game: false,
            unfinished: None,
            listen: ListenSettings::default(),
            braille: None,
            braille_tables: Tables::default(),
            dot_keys: None,
            taping: Taping::default(),
            left: Color::White,
        }
    }
}

/// How cells are typed on the keyboard.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct DotKeySettings {
    /// True if keys are dots from the beginning on.
    pub on: bool,
    /// True if the keys of a cell are pressed together, and not one after the other.
    pub together: bool,
}

/// How the person at the board is listened to.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ListenSettings {
    /// When.
    pub listening: Listening,
    /// What is said when something was said and not understood.
    pub unheard: WhenUnheard,
    /// True if in open listening the opponent's repetition of an announcement is heard and compared (D.2.1).
    pub repetition: bool,
    /// What the talk key is called, for the help; empty if nobody knows.
    pub talk_key: String,
}

impl ListenSettings {
    /// Returns the name of the talk key as it stands behind the word for it: a blank and the name, or nothing.
    pub(super) fn key_named(&self) -> String {
        match self.talk_key.as_str() {
            "" => String::new(),
            key => format!(" {key}"),
        }
    }
}

/// When the voice of the person at the board is listened to.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Listening {
    /// Never.
    Off,
    /// From the press of the talk key to the end of the passage.
    #[default]
    TalkKey,
    /// All the time, and with the talk key too. In an event by the arbiter's leave alone.
    Open,
}

/// What is said when something was said and not understood.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum WhenUnheard {
    /// It is asked for again after the talk key; in open listening it was perhaps said to somebody else.
    #[default]
    AfterTheKey,
    /// It is asked for again.
    Say,
    /// Nothing.
    Silent,
}

/// Why a desk cannot be opened.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum OpenError {
    /// No lexicon of that name.
    #[error("there are no words named {0:?}")]
    UnknownWords(String),
    /// No messages in that language.
    #[error("there are no reports in {0:?}")]
    UnknownReports(String),
    /// No piece letters of that name.
    #[error("there are no piece letters named {0:?}")]
    UnknownLetters(String),
    /// The journal or the start position is none.
    #[error(transparent)]
    NoGame(#[from] crate::game::ReplayError),
}

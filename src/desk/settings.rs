//! What the desk is told when it is opened, beside what the journal's opening says.

use crate::language::Saying;

/// How this person wants to be told things.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DeskSettings {
    /// Language of everything but announcements: `de`, `en`, `pt-BR`, `es`.
    pub reports: String,
    /// How announcements are worded; in an event the plain words of Appendix D hold.
    pub saying: Saying,
    /// True if a voice speaks in the Room; else announcements end at once.
    pub room_voice: bool,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// True if the Ear is heard on the Room's device, for want of an earphone: said once.
    pub ear_in_room: bool,
    /// Name of the face for the first line, empty for no first line (a pipe).
    pub face: String,
    /// Name of the voice for the first line.
    pub voice: String,
    /// Where the journal is, if nobody chose the place; empty to say nothing of it.
    pub journal: String,
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

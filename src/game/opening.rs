//! What was agreed before the first move: the fields of the journal's opening event.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::TimeControl;

/// Everything that holds from the first move to the last.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Opening {
    /// Free or event mode.
    pub mode: Mode,
    /// Edition of the Laws.
    pub laws: Edition,
    /// Whom the program serves.
    pub blind: Served,
    /// What the one at the keys does.
    pub role: Role,
    /// Who announces the moves of the side served (D.2.9.b).
    pub announces: By,
    /// What becomes of an illegal move in free mode.
    pub illegal: IllegalMoves,
    /// Which clock is used.
    pub clock: ClockKind,
    /// The time control, where the clock is the program's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// Start position, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// True if castling follows Chess960.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chess960: bool,
    /// Language of the announcements, e.g. `de-fide`.
    pub words: String,
    /// How the announcements are worded, as the language layer spells it, e.g. `long takes`; empty is the usual.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub say: String,
    /// Language of the reports, so that a replay tells the same; empty if it was not kept.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reports: String,
    /// Piece letters, the first writes.
    pub letters: Vec<String>,
    /// The head of the scoresheet.
    #[serde(default)]
    pub header: Header,
    /// The wall clock when the journal was opened, as `YYYY-MM-DD HH:MM:SS`, for the header and the log.
    #[serde(default)]
    pub opened: String,
    /// The version that wrote the journal.
    #[serde(default)]
    pub version: String,
}

/// Free (club, training) or event (under an arbiter).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Starts at once, asks about illegal moves, one key takes the usual path.
    #[default]
    Free,
    /// Illegal moves are recorded, no hint of any kind, every step is a key of its own.
    Event,
}

/// Editions of the Laws of Chess; more come with the whole of the Laws.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub enum Edition {
    /// In force from 1 July 2014; the blind rules are Appendix D.
    #[default]
    #[serde(rename = "2014")]
    Of2014,
}

/// The side served.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Served {
    /// White is visually impaired.
    #[default]
    White,
    /// Black is visually impaired.
    Black,
    /// Both are: one desk, the Ear as text.
    Both,
}

impl Served {
    /// Returns true if the program speaks for `side`.
    pub fn serves(self, side: Color) -> bool {
        match self {
            Served::White => side == Color::White,
            Served::Black => side == Color::Black,
            Served::Both => true,
        }
    }
}

/// What the one at the keys does.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Own moves are read back, confirmed and announced; the opponent's are repeated.
    #[default]
    Player,
    /// Keys the moves of both sides and announces both (D.2.9.b).
    Assistant,
    /// Keeps the record of a game and says nothing in the Room.
    Recorder,
}

/// Who does a duty of D.2.9.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The player's own voice.
    Player,
    /// The assistant's voice.
    Assistant,
    /// This program.
    #[default]
    Program,
}

/// What becomes of an illegal move in free mode.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IllegalMoves {
    /// Asked about once, recorded when confirmed again.
    #[default]
    Ask,
    /// Recorded as entered.
    Record,
}

/// Which clock is used.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    /// No clock: a move is completed when it is made.
    #[default]
    None,
    /// The program's own clock.
    Program,
}

/// The head of a scoresheet (FORM); what is unknown stays empty.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Header {
    /// Name of the event.
    pub event: String,
    /// Place.
    pub site: String,
    /// Date as `YYYY.MM.DD`.
    pub date: String,
    /// Round number.
    pub round: String,
    /// Match number, of team events.
    #[serde(rename = "match")]
    pub match_number: String,
    /// Board number.
    pub board: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
}

/// How the game ended (10.1); the scores of White and Black.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// White won.
    #[serde(rename = "1-0")]
    WhiteWins,
    /// Black won.
    #[serde(rename = "0-1")]
    BlackWins,
    /// Drawn.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// Both lost (11.8).
    #[serde(rename = "0-0")]
    BothLose,
}

//! What was agreed before the first move: the fields of the journal's opening event.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::laws::Edition;
use super::{Condition, EventTerms, TimeControl};

/// Everything that holds from the first move to the last.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Opening {
    /// Free or event mode.
    pub mode: Mode,
    /// Edition of the Laws.
    pub laws: Edition,
    /// The rules about which that edition is silent, and for which 2009 holds; the rows of the table of the Laws by name.
    #[serde(default, rename = "of-2009", skip_serializing_if = "Vec::is_empty")]
    pub taken_from_2009: Vec<String>,
    /// Whom the program serves.
    pub blind: Served,
    /// What the one at the keys does.
    pub role: Role,
    /// Who announces the moves of the side served (D.2.9.b).
    pub announces: By,
    /// Who does the other duties of D.2.9.
    #[serde(default, skip_serializing_if = "Duties::are_usual")]
    pub duties: Duties,
    /// What becomes of an illegal move in free mode.
    pub illegal: IllegalMoves,
    /// Which clock is used.
    pub clock: ClockKind,
    /// The time control, where the clock is the program's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// True if the first increment is there before the first move, where the event lays nothing else down (6.3.1); journals
    /// that do not say so are of versions that granted it after.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub increment_first: bool,
    /// When White's clock is started.
    #[serde(default, skip_serializing_if = "Start::is_at_once")]
    pub start: Start,
    /// What the arbiter laid down; only in an event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<Box<EventTerms>>,
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
    /// The same in milliseconds since 1970, in an event: what time there was since then is accounted for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wall: Option<u64>,
    /// The version that wrote the journal.
    #[serde(default)]
    pub version: String,
}

impl Opening {
    /// Returns the one player served, at whose keys the player or an assistant is; `None` where both are.
    pub fn side_served(&self) -> Option<Color> {
        match (self.role, self.blind) {
            (Role::Recorder | Role::Clock, _) | (_, Served::Both) => None,
            (Role::Player | Role::Assistant, Served::White) => Some(Color::White),
            (Role::Player | Role::Assistant, Served::Black) => Some(Color::Black),
        }
    }

    /// Returns what the arbiter laid down about something.
    pub fn laid_down(&self, condition: Condition) -> Option<&str> {
        self.event.as_deref()?.conditions.get(condition)
    }

    /// Says whether the arbiter's word for this device was given before the game was opened, and no more than a day before.
    /// `None` where there is no such word, or one of the two times is not known.
    pub fn is_authorised_in_time(&self) -> Option<bool> {
        self.event.as_ref()?.authorised.holds_at(&self.opened)
    }

    /// Returns the date as the sheet has it and, where it is that of the opening, the time of day: games of one day are told
    /// apart by it.
    pub fn when(&self) -> String {
        let date = self.header.date.trim();
        let opened = self.opened.split_once(' ');
        let time = opened.filter(|(day, _)| day.replace('-', ".") == date);
        match time.and_then(|(_, time)| time.get(..5)) {
            Some(time) => format!("{date} {time}"),
            None => date.to_owned(),
        }
    }
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
    /// Presses for both sides: the program is a clock and nothing else, and the half-moves are counted and not written.
    Clock,
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
    /// Nobody.
    Nobody,
}

/// Who does which duty of D.2.9; announcing, duty b, stands by itself in the opening.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Duties {
    /// a: makes the move of each player on the board of the other.
    pub executes: By,
    /// c: keeps the scoresheet of the player served.
    pub records: By,
    /// c: starts the opponent's clock; never the program (6.2.b).
    pub presses: By,
    /// d: tells moves made and time used, on request.
    pub tells: By,
    /// e: claims the win when the opponent's flag falls.
    pub claims: By,
    /// f: carries out the formalities of an adjournment.
    pub adjourns: By,
}

impl Default for Duties {
    fn default() -> Self {
        Self {
            executes: By::Player,
            records: By::Program,
            presses: By::Player,
            tells: By::Program,
            claims: By::Player,
            adjourns: By::Player,
        }
    }
}

impl Duties {
    /// Returns true if every duty is done as it is where nobody says otherwise.
    pub fn are_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// When White's clock is started (6.6).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// When the game is opened.
    #[default]
    AtOnce,
    /// When somebody says so; in an event the arbiter.
    OnWord,
    /// When the players say so, and with the first move at the latest.
    WithTheFirstMove,
}

impl Start {
    /// Returns true if nobody has to say so.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    fn is_at_once(&self) -> bool {
        *self == Self::AtOnce
    }
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
    /// A clock on the table, of which the program keeps a reckoning: its presses are facts and never refused.
    Table,
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
    /// White has half a point, Black none (11.7, 12.9).
    #[serde(rename = "1/2-0")]
    WhiteHalf,
    /// Black has half a point, White none (11.7, 12.9).
    #[serde(rename = "0-1/2")]
    BlackHalf,
    /// White won a game that was not played (6.7).
    #[serde(rename = "+/-")]
    WhiteByForfeit,
    /// Black won a game that was not played (6.7).
    #[serde(rename = "-/+")]
    BlackByForfeit,
    /// Neither came (6.7).
    #[serde(rename = "-/-")]
    BothForfeit,
}

impl Outcome {
    /// All results, in the order of the glossary of the Laws.
    pub const ALL: [Self; 9] = [
        Self::WhiteWins,
        Self::BlackWins,
        Self::Draw,
        Self::BothLose,
        Self::WhiteHalf,
        Self::BlackHalf,
        Self::WhiteByForfeit,
        Self::BlackByForfeit,
        Self::BothForfeit,
    ];

    /// Returns its code, as the journal has it.
    pub fn code(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::WhiteHalf => "1/2-0",
            Self::BlackHalf => "0-1/2",
            Self::WhiteByForfeit => "+/-",
            Self::BlackByForfeit => "-/+",
            Self::BothForfeit => "-/-",
        }
    }

    /// Returns the result of a code, in which a half may also be one character.
    pub fn of_code(code: &str) -> Option<Self> {
        let code = code.replace('½', "1/2");
        Self::ALL.into_iter().find(|it| it.code() == code)
    }

    /// Returns how the movetext of a PGN game ends: the standard has no result for two losers, and none where the scores
    /// are unequal in another way.
    pub fn marker(self) -> &'static str {
        match self {
            Self::WhiteWins | Self::WhiteByForfeit => "1-0",
            Self::BlackWins | Self::BlackByForfeit => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose | Self::WhiteHalf | Self::BlackHalf | Self::BothForfeit => "*",
        }
    }

    /// Returns true if nobody played (6.7).
    pub fn is_forfeit(self) -> bool {
        matches!(self, Self::WhiteByForfeit | Self::BlackByForfeit | Self::BothForfeit)
    }

    /// Returns the result by which a side has won.
    pub fn won_by(side: Color) -> Self {
        side.fold_wb(Outcome::WhiteWins, Outcome::BlackWins)
    }
}

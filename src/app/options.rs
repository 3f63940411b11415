//! Every option of a game, once: on the command line, and as a key of `settings.toml`.

mod earcons;

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::de::{DeserializeOwned, Error as _, IntoDeserializer};
use serde::{Deserialize, Deserializer};

pub use self::earcons::EarconNames;
use crate::devices::terminal::{KeyEcho, TalkKeyChoice};
use crate::game::{By, ClockKind, IllegalMoves, Role, Served, TimeControl};

/// What a person can set about a game. What is `None` was not set; [`super::config`] knows the defaults.
///
/// A field is an option `--like-this` and a key `like-this` of the settings file; one list serves both.
#[derive(Args, Clone, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlayOptions {
    /// The plain face: one prompt, one line out per event (the default)
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes", value_name = "yes|no")]
    pub plain: Option<YesNo>,
    /// The screen face: what was told, the sheet and the prompt in one calm column
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes", value_name = "yes|no")]
    pub screen: Option<YesNo>,
    /// Show the clocks on the screen face [default: no]
    #[arg(long, value_name = "yes|no")]
    pub show_clocks: Option<YesNo>,
    /// What the one at the keys does [default: player]
    #[arg(long, value_parser = one_of::<Role>(&["player", "assistant", "recorder"]))]
    pub role: Option<Role>,
    /// Who is visually impaired [default: white]
    #[arg(long, value_parser = one_of::<Served>(&["white", "black", "both"]))]
    pub blind: Option<Served>,
    /// White's name
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// Black's name
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// How moves are announced [default: short]
    #[arg(long, value_parser = one_of::<Style>(&["short", "long", "coordinates"]))]
    pub say: Option<Style>,
    /// Say the word for a pawn
    #[arg(long, value_name = "yes|no")]
    pub say_pawn: Option<YesNo>,
    /// Say that a move takes
    #[arg(long, value_name = "yes|no")]
    pub say_takes: Option<YesNo>,
    /// Say that a move gives check
    #[arg(long, value_name = "yes|no")]
    pub say_check: Option<YesNo>,
    /// Language of the announcements, e.g. de-fide, de, en, es, fr, nl, pt-BR, pt-PT [default: de-fide]
    #[arg(long, value_name = "LANGUAGE")]
    pub words: Option<String>,
    /// Language of everything else: de, en, es, fr, nl, pt-BR, pt-PT [default: that of the system]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// Piece letters that are read, the first are written: en,de,pt,es,fr,nl [default: English and those of --words]
    #[arg(long, value_name = "LANGUAGES")]
    pub letters: Option<LetterNames>,
    /// Whether a voice speaks in the Ear, or a screen reader does it from the text [default: speak]
    #[arg(long, value_parser = one_of::<EarBy>(&["speak", "text"]))]
    pub ear: Option<EarBy>,
    /// Whose voice speaks: auto, builtin, own, none, or script:FILE [default: auto]
    #[arg(long)]
    pub voice: Option<String>,
    /// Who announces the moves of the player served [default: program]
    #[arg(long, value_parser = one_of::<By>(&["player", "assistant", "program"]))]
    pub announces: Option<By>,
    /// What becomes of an illegal move [default: ask]
    #[arg(long, value_parser = one_of::<IllegalMoves>(&["ask", "record"]))]
    pub illegal: Option<IllegalMoves>,
    /// The loudspeaker
    #[arg(long, value_name = "DEVICE")]
    pub room: Option<String>,
    /// The earphone
    #[arg(long, value_name = "DEVICE")]
    pub ear_device: Option<String>,
    /// The Braille display, through BRLTTY on this machine or on HOST as BrlAPI names it, e.g. 127.0.0.1:0 [default: none]
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes", value_name = "HOST|yes|none")]
    pub braille_display: Option<String>,
    /// How moves stand on the Braille display, e.g. de-chess-short6, ukaaf2015, or a table of one's own
    /// [default: computer8, the display's own table]
    #[arg(long, value_name = "TABLE|FILE.utb")]
    pub braille_table: Option<String>,
    /// Braille typed on the keyboard, f d s j k l for dots 1 to 6: pressed together where the terminal tells which keys are let
    /// go (yes), in any case (chords), or one after the other (one-by-one) [default: no, until /perkins or F12]
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes",
        value_name = "yes|no|chords|one-by-one", value_parser = one_of::<BrailleKeys>(&["yes", "no", "chords", "one-by-one"]))]
    pub braille_keys: Option<BrailleKeys>,
    /// A folder of recorded words, which are heard in the Room in place of the voice [default: none]
    #[arg(long, value_name = "DIR")]
    pub bank: Option<PathBuf>,
    /// Words per minute in the Room, 80 to 450
    #[arg(long, value_name = "WORDS")]
    pub room_rate: Option<WordsPerMinute>,
    /// Loudness in the Room, 0 to 100
    #[arg(long, value_name = "PERCENT")]
    pub room_volume: Option<Percent>,
    /// Words per minute in the Ear, 80 to 450
    #[arg(long, value_name = "WORDS")]
    pub ear_rate: Option<WordsPerMinute>,
    /// Loudness in the Ear, 0 to 100
    #[arg(long, value_name = "PERCENT")]
    pub ear_volume: Option<Percent>,
    /// Short sounds in the Ear before the words: all, none, or some of accepted,refused,edge,clock-started,device-lost
    /// [default: none]
    #[arg(long, value_name = "SOUNDS")]
    pub earcons: Option<EarconNames>,
    /// Loudness of these sounds, 0 to 100 [default: 50]
    #[arg(long, value_name = "PERCENT")]
    pub earcon_volume: Option<Percent>,
    /// What is heard of one's own typing [default: none]
    #[arg(long, value_parser = one_of::<KeyEcho>(&["none", "keys", "words"]))]
    pub echo: Option<KeyEcho>,
    /// One key answers a question at once [default: yes]
    #[arg(long, value_name = "yes|no")]
    pub one_key: Option<YesNo>,
    /// Four digits are a move without Enter, and the signs of a number pad are commands [default: no]
    #[arg(long, value_name = "yes|no")]
    pub keypad: Option<YesNo>,
    /// When the microphone is listened to: never, while the talk key asks for it, or all the time [default: key at a terminal,
    /// off in a pipe]
    #[arg(long, value_parser = one_of::<Listen>(&["off", "key", "open"]))]
    pub listen: Option<Listen>,
    /// The microphone, a WAV file in its place, or none
    #[arg(long, value_name = "DEVICE|FILE.wav|none")]
    pub microphone: Option<String>,
    /// Keep what is said at the board as sound beside the journal: of each entry, only while the talk key is held, or not
    /// at all [default: off]
    #[arg(long, value_parser = one_of::<Record>(&["off", "on", "key"]))]
    pub record: Option<Record>,
    /// The key with which one talks; what a foot switch sends [default: space, with nothing typed]
    #[arg(long, value_name = "space|insert|f1-f12")]
    pub talk_key: Option<TalkKeyName>,
    /// What is said when something was said and not understood [default: say after the talk key, silent in open listening]
    #[arg(long, value_parser = one_of::<Unheard>(&["say", "silent"]))]
    pub unheard: Option<Unheard>,
    /// In open listening, compare what the opponent repeats with what was announced [default: no]
    #[arg(long, value_name = "yes|no")]
    pub repetition: Option<YesNo>,
    /// The folder of the recogniser [default: the one that comes with the program]
    #[arg(long, value_name = "DIR")]
    pub model: Option<PathBuf>,
    /// Which clock is used [default: program with --time, else none]
    #[arg(long, value_parser = one_of::<ClockKind>(&["table", "program", "none"]))]
    pub clock: Option<ClockKind>,
    /// Time control, e.g. "40/90m, G/30m, +30s" or "G/15m, +10s"
    #[arg(long, value_name = "CONTROL")]
    pub time: Option<TimeControl>,
    /// Start position
    #[arg(long)]
    pub fen: Option<String>,
    /// Chess960: a start position by its number, by chance, or by White's back rank, e.g. BQRBNKRN
    #[arg(long, value_name = "0-959|random|PIECES")]
    pub chess960: Option<Chess960>,
    /// Name of the event, for the scoresheet
    #[arg(long, value_name = "NAME")]
    pub event_name: Option<String>,
    /// Place, for the scoresheet
    #[arg(long)]
    pub site: Option<String>,
    /// Date as YYYY.MM.DD, for the scoresheet [default: today]
    #[arg(long)]
    pub date: Option<Date>,
    /// Round, for the scoresheet
    #[arg(long)]
    pub round: Option<String>,
    /// Match, for the scoresheet
    #[arg(long, value_name = "MATCH")]
    pub r#match: Option<String>,
    /// Board, for the scoresheet
    #[arg(long)]
    pub board: Option<String>,
    /// Where the journal is written; the file must be new [default: a new one in the data folder]
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    /// Take up the game of a journal again
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
    /// Settings instead of settings.toml in the configuration folder
    #[arg(long, value_name = "FILE")]
    #[serde(skip)]
    pub settings: Option<PathBuf>,
    /// Play under an arbiter, as this file lays it down
    #[arg(long, value_name = "FILE")]
    #[serde(skip)]
    pub event_file: Option<PathBuf>,
    /// Refused without an event file
    #[arg(long, hide = true)]
    #[serde(skip)]
    pub event: bool,
}

impl PlayOptions {
    /// Returns what these options say of what somebody hears who does not play; the rest is not said.
    #[must_use]
    pub fn of_a_listener(self) -> Self {
        Self {
            reports: self.reports,
            ear: self.ear,
            voice: self.voice,
            ear_device: self.ear_device,
            ear_rate: self.ear_rate,
            ear_volume: self.ear_volume,
            earcons: self.earcons,
            earcon_volume: self.earcon_volume,
            echo: self.echo,
            voices: self.voices,
            ..Self::default()
        }
    }

    /// Returns these options, and those of `below` where these say nothing.
    #[must_use]
    pub fn over(self, below: Self) -> Self {
        /// Names every field: one that is forgotten does not compile.
        macro_rules! first_set {
            ($($field:ident),*) => {
                Self {
                    $($field: self.$field.or(below.$field),)*
                    event: self.event || below.event,
                }
            };
        }
        first_set!(
            plain,
            screen,
            show_clocks,
            role,
            blind,
            white,
            black,
            say,
            say_pawn,
            say_takes,
            say_check,
            words,
            reports,
            letters,
            ear,
            voice,
            announces,
            illegal,
            room,
            ear_device,
            braille_display,
            braille_table,
            braille_keys,
            bank,
            room_rate,
            room_volume,
            ear_rate,
            ear_volume,
            earcons,
            earcon_volume,
            echo,
            one_key,
            keypad,
            listen,
            microphone,
            record,
            talk_key,
            unheard,
            repetition,
            model,
            clock,
            time,
            fen,
            chess960,
            event_name,
            site,
            date,
            round,
            r#match,
            board,
            journal,
            resume,
            voices,
            settings,
            event_file
        )
    }
}

/// How moves are announced.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// As Appendix D has it, arrival square only where that is enough.
    #[default]
    Short,
    /// Departure and arrival square.
    Long,
    /// Squares alone.
    Coordinates,
}

/// Who speaks what is for the Ear.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum EarBy {
    /// A voice.
    #[default]
    Speak,
    /// Nobody: it is text, for a screen reader or a Braille line.
    Text,
}

/// How Braille is typed on the keyboard.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum BrailleKeys {
    /// Not, until it is asked for; then as the terminal is known to tell of keys.
    #[default]
    No,
    /// From the beginning on, as the terminal says that it tells of keys.
    Yes,
    /// From the beginning on, the keys of a cell pressed together.
    Chords,
    /// From the beginning on, one key after the other.
    OneByOne,
}

/// When what is said at the board is kept as sound.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum Record {
    /// Never.
    #[default]
    Off,
    /// Of each entry.
    On,
    /// While the talk key is held, and at no other time.
    Key,
}

/// When the microphone is listened to.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum Listen {
    /// Never.
    Off,
    /// From the press of the talk key to the end of the utterance.
    Key,
    /// All the time.
    Open,
}

/// What is said when something was said and not understood.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum Unheard {
    /// It is asked for again.
    Say,
    /// Nothing.
    Silent,
}

/// The name of a talk key.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(try_from = "String")]
pub struct TalkKeyName(pub TalkKeyChoice);

impl FromStr for TalkKeyName {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl TryFrom<String> for TalkKeyName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// Returns a parser that knows these words and no other; each is a name that `T` is deserialized from.
pub(super) fn one_of<T>(words: &'static [&'static str]) -> impl TypedValueParser<Value = T>
where
    T: DeserializeOwned + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(words).try_map(|word| named::<T>(&word))
}

fn named<T: DeserializeOwned>(word: &str) -> Result<T, serde::de::value::Error> {
    T::deserialize(word.into_deserializer())
}

/// Yes or no; a settings file may also say `true` or `false`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct YesNo(pub bool);

impl FromStr for YesNo {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "yes" | "true" => Ok(Self(true)),
            "no" | "false" => Ok(Self(false)),
            _ => Err("expected yes or no"),
        }
    }
}

impl<'de> Deserialize<'de> for YesNo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected yes or no")]
        enum Form {
            Flag(bool),
            Word(String),
        }
        match Form::deserialize(deserializer)? {
            Form::Flag(flag) => Ok(Self(flag)),
            Form::Word(word) => word.parse().map_err(D::Error::custom),
        }
    }
}

/// Names of sets of piece letters, e.g. `en,de`; a settings file may also hold a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LetterNames(pub Vec<String>);

impl FromStr for LetterNames {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let names = text.split(',').map(str::trim).filter(|it| !it.is_empty());
        Ok(Self(names.map(str::to_owned).collect()))
    }
}

impl<'de> Deserialize<'de> for LetterNames {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected languages as in \"en,de\"")]
        enum Form {
            Text(String),
            List(Vec<String>),
        }
        match Form::deserialize(deserializer)? {
            Form::Text(text) => text.parse().map_err(D::Error::custom),
            Form::List(names) => Ok(Self(names)),
        }
    }
}

/// A rate of speech, 80 to 450.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(try_from = "u16")]
pub struct WordsPerMinute(pub u16);

impl TryFrom<u16> for WordsPerMinute {
    type Error = &'static str;

    fn try_from(number: u16) -> Result<Self, Self::Error> {
        if (80..=450).contains(&number) {
            Ok(Self(number))
        } else {
            Err("expected 80 to 450 words per minute")
        }
    }
}

impl FromStr for WordsPerMinute {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().unwrap_or(0_u16).try_into()
    }
}

/// A loudness, 0 to 100.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(try_from = "u8")]
pub struct Percent(pub u8);

impl TryFrom<u8> for Percent {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number <= 100 {
            Ok(Self(number))
        } else {
            Err("expected 0 to 100 percent")
        }
    }
}

impl FromStr for Percent {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.trim_end_matches('%').parse().unwrap_or(u8::MAX).try_into()
    }
}

/// A start position of Chess960 as it was asked for; a settings file may also hold the number.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Chess960(pub String);

impl FromStr for Chess960 {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.trim().to_owned()))
    }
}

impl<'de> Deserialize<'de> for Chess960 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected a number from 0 to 959, random, or eight pieces")]
        enum Form {
            Number(u16),
            Text(String),
        }
        match Form::deserialize(deserializer)? {
            Form::Number(number) => Ok(Self(number.to_string())),
            Form::Text(text) => text.parse().map_err(D::Error::custom),
        }
    }
}

/// A date as PGN writes it; unknown parts are question marks.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(try_from = "String")]
pub struct Date(String);

impl FromStr for Date {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_number = |part: &str, length| {
            part.len() == length && (part.bytes().all(|it| it.is_ascii_digit()) || part.bytes().all(|it| it == b'?'))
        };
        let date = text.replace('-', ".");
        match date.split('.').collect::<Vec<_>>()[..] {
            [year, month, day] if is_number(year, 4) && is_number(month, 2) && is_number(day, 2) => Ok(Self(date)),
            _ => Err("expected a date like 2026.03.01"),
        }
    }
}

impl TryFrom<String> for Date {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests;

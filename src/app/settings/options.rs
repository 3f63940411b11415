//! Every option of a game, once: on the command line, and as a key of `settings.toml`.

mod choices;
mod earcons;
mod game;
mod voices;

use std::path::PathBuf;

use clap::Args;
use serde::Deserialize;

use ansage_core::game::{By, ClockKind, IllegalMoves, Role, Served, TimeControl};
use ansage_core::language::placement::PieceOrder;
use ansage_devices::terminal::KeyEcho;

pub(in crate::app) use choices::one_of;
use choices::role_in_a_game;
pub use choices::{
    BrailleKeys, EarBy, Listen, Record, SayStyle, ScreenContrast, SheetSigns, TalkKeyName, Unheard, YesNo,
};
pub use earcons::EarconNames;
pub use game::{Chess960, Date, Laws, LetterNames};
pub use voices::{OwnVoices, Percent, Pitch, WhoseVoice, WordsPerMinute};

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
    /// A diagram of the board on the screen face, for a friend who sees; in an event not before the result [default: no]
    #[arg(long, value_name = "yes|no")]
    pub diagram: Option<YesNo>,
    /// For who sees little: the screen face in white on black (dark) or black on white (light), all bold, no line cut
    /// [default: no]
    #[arg(long, value_name = "dark|light|no", value_parser = one_of::<ScreenContrast>(&["dark", "light", "no"]))]
    pub contrast: Option<ScreenContrast>,
    /// What the one at the keys does [default: player]
    #[arg(long, value_parser = one_of::<Role>(&["player", "assistant", "recorder"]))]
    #[serde(deserialize_with = "role_in_a_game")]
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
    #[arg(long, value_parser = one_of::<SayStyle>(&["short", "long", "coordinates"]))]
    pub say: Option<SayStyle>,
    /// Say the word for a pawn
    #[arg(long, value_name = "yes|no")]
    pub say_pawn: Option<YesNo>,
    /// Say that a move takes
    #[arg(long, value_name = "yes|no")]
    pub say_takes: Option<YesNo>,
    /// Say that a move gives check
    #[arg(long, value_name = "yes|no")]
    pub say_check: Option<YesNo>,
    /// In which order the pieces of a board are told: by kind, by file from a to h, or by rank from White's first [default:
    /// by-kind]
    #[arg(long, value_name = "ORDER", value_parser = one_of::<PieceOrder>(&["by-kind", "by-file", "by-rank"]))]
    pub piece_order: Option<PieceOrder>,
    /// Language of the announcements, e.g. de-fide, de, en, es, fr, nl, pt-BR, pt-PT [default: de-fide]
    #[arg(long, value_name = "LANGUAGE")]
    pub words: Option<String>,
    /// Language of everything else: de, en, es, fr, nl, pt-BR, pt-PT [default: that of the system]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// Piece letters that are read, the first are written: en,de,pt,es,fr,nl [default: those of --reports and English ones]
    #[arg(long, value_name = "LANGUAGES")]
    pub letters: Option<LetterNames>,
    /// Whether a voice speaks in the Ear, or a screen reader does it from the text [default: speak]
    #[arg(long, value_parser = one_of::<EarBy>(&["speak", "text"]))]
    pub ear: Option<EarBy>,
    /// Whose voice speaks: auto, builtin, own, system, screen-reader, none, or script:FILE [default: auto]
    #[arg(long)]
    pub voice: Option<String>,
    /// Whose voice speaks in the Room, where it is another: builtin or own [default: that of --voice]
    #[arg(long, value_parser = one_of::<WhoseVoice>(&["builtin", "own"]))]
    pub room_voice: Option<WhoseVoice>,
    /// Whose voice speaks in the Ear, where it is another: builtin or own [default: that of --voice]
    #[arg(long, value_parser = one_of::<WhoseVoice>(&["builtin", "own"]))]
    pub ear_voice: Option<WhoseVoice>,
    /// Which of the own voices speaks a language, as Speech Dispatcher names them, e.g. de=rhvoice/Anna,en=espeak-ng
    /// [default: those of Speech Dispatcher's own settings]
    #[arg(long, value_name = "LANGUAGE=[MODULE/]NAME")]
    pub own_voice: Option<OwnVoices>,
    /// Who announces the moves of the player served [default: program]
    #[arg(long, value_parser = one_of::<By>(&["player", "assistant", "program"]))]
    pub announces: Option<By>,
    /// What becomes of an illegal move [default: ask]
    #[arg(long, value_parser = one_of::<IllegalMoves>(&["ask", "record"]))]
    pub illegal: Option<IllegalMoves>,
    /// The loudspeaker, or none: nothing is said aloud, and the opponent reads `ansage screen`
    #[arg(long, value_name = "DEVICE")]
    pub room: Option<String>,
    /// The earphone
    #[arg(long, value_name = "DEVICE")]
    pub ear_device: Option<String>,
    /// The Braille display, through BRLTTY on this machine or on HOST as BrlAPI names it, e.g. 127.0.0.1:0 [default: none]
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes", value_name = "HOST|yes|none")]
    pub braille_display: Option<String>,
    /// The table of liblouis for words on the Braille display, e.g. de-g2 for contracted German [default: that of the reports,
    /// uncontracted]
    #[arg(long, value_name = "TABLE")]
    pub braille_words: Option<String>,
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
    /// Pitch in the Room, above or below that of the voice, -100 to 100 [default: 0]
    #[arg(long, value_name = "PERCENT", allow_hyphen_values = true)]
    pub room_pitch: Option<Pitch>,
    /// Pitch in the Ear, above or below that of the voice, -100 to 100 [default: 0]
    #[arg(long, value_name = "PERCENT", allow_hyphen_values = true)]
    pub ear_pitch: Option<Pitch>,
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
    /// The microphone, a recording (WAV, FLAC or MP3) in its place, or none
    #[arg(long, value_name = "DEVICE|FILE|none")]
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
    /// The folder of the scorer's net [default: those of the program that are there]
    #[arg(long, value_name = "DIR")]
    pub scorer_model: Option<PathBuf>,
    /// Edition of the Laws: 1997, 2005, 2009, 2014, 2018 or 2023 [default: 2023]
    #[arg(long, value_name = "YEAR")]
    pub laws: Option<Laws>,
    /// Which clock is used [default: program with --time, else none]
    #[arg(long, value_parser = one_of::<ClockKind>(&["table", "program", "none"]))]
    pub clock: Option<ClockKind>,
    /// Time control, e.g. 5+3, 15m+10s, or "40/90m, G/30m, +30s"
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
    /// Take up the game of a journal again; without a file, the last one of the data folder that is not finished
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "last")]
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
    /// Who sits left at a clock without a game.
    #[arg(skip)]
    #[serde(skip)]
    pub left: Option<Served>,
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
            ear_pitch: self.ear_pitch,
            ear_voice: self.ear_voice,
            own_voice: self.own_voice,
            echo: self.echo,
            voices: self.voices,
            ..Self::default()
        }
    }

    /// Returns what these options say of what somebody hears, and says aloud, who does not play; the rest is not said.
    #[must_use]
    pub fn of_a_speaker(self) -> Self {
        Self {
            microphone: self.microphone.clone(),
            talk_key: self.talk_key,
            model: self.model.clone(),
            scorer_model: self.scorer_model.clone(),
            ..self.of_a_listener()
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
            diagram,
            contrast,
            role,
            blind,
            white,
            black,
            say,
            say_pawn,
            say_takes,
            say_check,
            piece_order,
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
            braille_words,
            braille_table,
            braille_keys,
            bank,
            room_rate,
            room_volume,
            ear_rate,
            ear_volume,
            earcons,
            earcon_volume,
            room_pitch,
            ear_pitch,
            room_voice,
            ear_voice,
            own_voice,
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
            scorer_model,
            laws,
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
            event_file,
            left
        )
    }
}

#[cfg(test)]
mod tests;

//! The command line. Scripts rely on it: options and exit codes are never renamed.

mod bank;
mod braille;
mod ear;
mod export;
mod learn;
mod reconstruct;
mod resolve;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use super::options::{LetterNames, Listen, PlayOptions, Style, TalkKeyName, YesNo, one_of};
use crate::game::{Move, Role};

pub use bank::{BankBuild, BankCheck, BankRecord, BankTask, VoicesOptions};
pub use braille::BrailleOptions;
pub use ear::EarOptions;
pub use export::{BraillePage, ExportForm, ExportOptions, FormColumns};
pub use learn::LearnOptions;
pub use reconstruct::ReconstructOptions;
pub use resolve::{Meant, ResolveOptions};

/// Voice and Braille assistant for visually impaired players in over-the-board chess
#[derive(Clone, Debug, Parser)]
#[command(
    name = "ansage",
    version,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true
)]
#[command(after_help = EXIT_CODES)]
pub struct CommandLine {
    /// What is to be done; without a word, a game.
    #[command(subcommand)]
    pub task: Option<Task>,
    /// The options of a game.
    #[command(flatten)]
    pub play: PlayOptions,
}

const EXIT_CODES: &str = "Exit codes: 0 done, 1 refused, 2 a device asked for cannot be used, 3 bad settings or \
    options, 4 a file cannot be read.\n\nWhere standard input is no terminal, each of its lines is an entry: a move, or a \
    command that begins with a slash.";

/// What the program can be asked to do.
#[derive(Clone, Debug, Subcommand)]
pub enum Task {
    /// Play and record a game (the default), or hear the sound of one that was recorded
    ///
    /// With the journal of a game, or a file of sound (WAV, FLAC or MP3), its sound is walked by ear: Enter plays the next
    /// clip, a number that of a move. A file without chapters is walked from pause to pause.
    Play(Box<PlayTask>),
    /// Record what is said, each voice from pause to pause as a FLAC file of its own
    ///
    /// Enter ends it. With a WAV file in place of the microphone it ends with the file.
    Record(RecordOptions),
    /// Print how a move is announced
    Announce(AnnounceOptions),
    /// Print, as JSON, which move words mean
    Understand(UnderstandOptions),
    /// Write the game of a journal in another form
    Export(ExportOptions),
    /// Print again what follows from a journal, line by line, and its last position
    ///
    /// Announcements, repetitions, results and what the arbiter is told are printed. Questions, reports and lines of the
    /// sheet are not in a journal, so they are not printed either.
    Replay(ReplayOptions),
    /// Show the announcements of a running game to the opponent, very large, in a second terminal
    ///
    /// Only what is said in the Room is shown, and whose turn it is; nothing is written. `q` leaves. Where the output is
    /// no terminal, each announcement is a line.
    Screen(ScreenOptions),
    /// Say what is there and what is missing
    Doctor(DoctorOptions),
    /// Say before the round whether an event file can be used, and what it lays down
    CheckEvent(CheckEventOptions),
    /// Read a game from a PGN file or a sheet in Braille, in any piece letters
    ///
    /// At a terminal the game is walked by ear. In a pipe the games of the file are listed, or the moves of one printed.
    /// What is wrong with a game is named on standard error.
    Read(Box<ReadOptions>),
    /// Compare two sheets and two boards, and say whose board changes
    ///
    /// For the arbiter, when what stands on the boards differs (D.2.8). A sheet is a journal, PGN, Braille, or text with one
    /// move or two a line; board A is the special board, board B the normal one.
    Resolve(Box<ResolveOptions>),
    /// Make the sheet of a game out of a recording without text
    ///
    /// The recording is cut at its pauses and heard; what fits the whole game best is the sheet. What is not sure is marked,
    /// and never guessed; with --ask it is asked about.
    Reconstruct(Box<ReconstructOptions>),
    /// Learn how one person says the words of the announcements
    ///
    /// Each word is asked for three times. What is learned stays on this machine, beside the settings; recordings are not
    /// kept. Enter ends a word, `r` and Enter asks for it again, `q` and Enter stops.
    LearnMyVoice(LearnOptions),
    /// Record the words of the announcements, so that a person is heard in the Room
    ///
    /// A bank is a folder with a clip for each word. A game uses it with `--bank DIR`; words that are missing are said by the
    /// built-in voice.
    Voices(VoicesOptions),
    /// Write moves and text as Braille cells, or read cells back
    ///
    /// The tables are those of the program, no national standard. A sign a table lacks stands as its number and is named.
    Braille(BrailleOptions),
    /// Say which moves are spoken, in a recording or into the microphone
    ///
    /// Each utterance is understood in the same position. Without a recording one practises: what was understood is said
    /// back, and nothing is played.
    Listen(ListenOptions),
}

/// The options of `play`.
#[derive(Args, Clone, Debug)]
pub struct PlayTask {
    /// The journal of a game whose sound is to be heard, or a file of sound; without one a game is played
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// The move whose sound is heard at once, e.g. 23 or 23w
    #[arg(value_name = "MOVE")]
    pub at: Option<String>,
    /// The options of a game.
    #[command(flatten)]
    pub play: PlayOptions,
}

/// The options of `record`.
#[derive(Args, Clone, Debug)]
pub struct RecordOptions {
    /// The folder for the files; what lies there already stays
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// The microphone, or a WAV file in its place
    #[arg(long, value_name = "DEVICE|FILE.wav")]
    pub microphone: Option<String>,
    /// Print JSON, one object per file
    #[arg(long)]
    pub json: bool,
    /// The language of the rest.
    #[command(flatten)]
    pub told: ToldOptions,
}

/// How moves are worded.
#[derive(Args, Clone, Copy, Debug)]
pub struct Wording {
    /// How moves are announced
    #[arg(long, value_parser = one_of::<Style>(&["short", "long", "coordinates"]), default_value = "short")]
    pub say: Style,
    /// Say the word for a pawn
    #[arg(long, value_name = "yes|no")]
    pub say_pawn: Option<YesNo>,
    /// Say that a move takes
    #[arg(long, value_name = "yes|no")]
    pub say_takes: Option<YesNo>,
    /// Say that a move gives check
    #[arg(long, value_name = "yes|no")]
    pub say_check: Option<YesNo>,
}

impl Wording {
    /// Returns the same as options of a game.
    pub fn options(self) -> PlayOptions {
        PlayOptions {
            say: Some(self.say),
            say_pawn: self.say_pawn,
            say_takes: self.say_takes,
            say_check: self.say_check,
            ..PlayOptions::default()
        }
    }
}

/// The options of `announce`.
#[derive(Args, Clone, Debug)]
pub struct AnnounceOptions {
    /// The position before the move
    #[arg(long)]
    pub fen: String,
    /// The move, e.g. e2e4 or e7e8q
    #[arg(long = "move", value_name = "MOVE")]
    pub m: Move,
    /// How moves are worded.
    #[command(flatten)]
    pub wording: Wording,
    /// Language of the announcement
    #[arg(long, value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
    /// Print `written` and `spoken` as JSON
    #[arg(long)]
    pub json: bool,
}

/// The options of `understand`.
#[derive(Args, Clone, Debug)]
pub struct UnderstandOptions {
    /// The position before the move
    #[arg(long)]
    pub fen: String,
    /// Piece letters that are read [default: English and those of --words]
    #[arg(long, value_name = "LANGUAGES")]
    pub letters: Option<LetterNames>,
    /// Language of the words, besides those of Appendix D
    #[arg(long, value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
    /// The answer is always JSON; taken so that scripts may say so everywhere
    #[arg(long)]
    pub json: bool,
    /// What was said or keyed
    #[arg(required = true, value_name = "WORDS")]
    pub spoken: Vec<String>,
}

/// What everything but moves is told in.
#[derive(Args, Clone, Debug)]
pub struct ToldOptions {
    /// Language of everything but moves [default: that of the system]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
}

/// The options of `listen`.
#[derive(Args, Clone, Debug)]
pub struct ListenOptions {
    /// The recording, a WAV file of 8 to 192 kHz; without it the microphone is listened to
    #[arg(long, value_name = "FILE", conflicts_with_all = ["microphone", "listen", "talk_key", "voice", "settings"])]
    pub wav: Option<PathBuf>,
    /// The microphone, or a WAV file in its place
    #[arg(long, value_name = "DEVICE|FILE.wav")]
    pub microphone: Option<String>,
    /// When the microphone is listened to [default: key]
    #[arg(long, value_parser = one_of::<Listen>(&["key", "open"]))]
    pub listen: Option<Listen>,
    /// The key with which one talks [default: space]
    #[arg(long, value_name = "space|insert|f1-f12")]
    pub talk_key: Option<TalkKeyName>,
    /// Whose voice speaks: auto, builtin, own, none, or script:FILE [default: auto]
    #[arg(long)]
    pub voice: Option<String>,
    /// Settings instead of settings.toml in the configuration folder
    #[arg(long, value_name = "FILE")]
    pub settings: Option<PathBuf>,
    /// The position before the move [default: the start position]
    #[arg(long)]
    pub fen: Option<String>,
    /// Look only at how pieces move, as in an event: no answer hints at check
    #[arg(long)]
    pub event: bool,
    /// The folder of the recogniser [default: the one that comes with the program]
    #[arg(long, value_name = "DIR")]
    pub model: Option<PathBuf>,
    /// Language of the moves
    #[arg(long, value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// The language of the rest.
    #[command(flatten)]
    pub told: ToldOptions,
    /// Print JSON, one object per utterance
    #[arg(long, requires = "wav")]
    pub json: bool,
}

/// The options of `replay`.
#[derive(Args, Clone, Debug)]
pub struct ReplayOptions {
    /// The journal
    #[arg(value_name = "FILE")]
    pub journal: PathBuf,
    /// Language of everything but announcements [default: that of the game]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
    /// Print JSON, one object per line
    #[arg(long)]
    pub json: bool,
}

/// The options of `check-event`.
#[derive(Args, Clone, Debug)]
pub struct CheckEventOptions {
    /// The event file
    pub file: PathBuf,
    /// The language of the rest.
    #[command(flatten)]
    pub told: ToldOptions,
}

/// The options of `screen`.
#[derive(Args, Clone, Debug)]
pub struct ScreenOptions {
    /// The journal of the game; it may come later
    #[arg(long, value_name = "FILE")]
    pub journal: PathBuf,
    /// Language of everything but announcements [default: that of the game]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
    /// Print the last announcement and whose turn it is, and end
    #[arg(long)]
    pub once: bool,
}

/// The options of `doctor`.
#[derive(Args, Clone, Debug)]
pub struct DoctorOptions {
    /// Language of the report [default: that of the system]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// Settings instead of settings.toml in the configuration folder
    #[arg(long, value_name = "FILE")]
    pub settings: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Say the list too, in the Ear or where that is not heard in the Room
    #[arg(long, conflicts_with = "json")]
    pub aloud: bool,
    /// Choose the earphone and the loudspeaker by ear: each device says what it is, and you say who hears it
    #[arg(long, conflicts_with_all = ["json", "aloud"])]
    pub by_ear: bool,
}

/// The options of `read`.
#[derive(Args, Clone, Debug)]
pub struct ReadOptions {
    /// The file: PGN, or a sheet in Braille (BRF, PEF, Unicode)
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Which game of the file, counted from 1
    #[arg(long, value_name = "NUMBER")]
    pub game: Option<usize>,
    /// Print JSON, one object per game
    #[arg(long)]
    pub json: bool,
    /// Language of the moves, e.g. de-fide, de, en, es, fr, nl, pt-BR, pt-PT [default: de-fide]
    #[arg(long, value_name = "LANGUAGE")]
    pub words: Option<String>,
    /// Language of everything else [default: that of the system]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// Piece letters the file may be written in [default: all there are]
    #[arg(long, value_name = "LANGUAGES")]
    pub letters: Option<LetterNames>,
    /// What is heard.
    #[command(flatten)]
    pub heard: EarOptions,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
}

impl ReadOptions {
    /// Returns the same as options of somebody who only listens; whatever else the settings say of a game does not count.
    pub fn over(&self, settings: PlayOptions) -> PlayOptions {
        let chosen = PlayOptions {
            words: self.words.clone(),
            reports: self.reports.clone(),
            voices: self.voices.clone(),
            ..self.heard.options()
        };
        let of_settings = PlayOptions {
            words: settings.words.clone(),
            say: settings.say,
            say_pawn: settings.say_pawn,
            say_takes: settings.say_takes,
            say_check: settings.say_check,
            ..settings.of_a_listener()
        };
        PlayOptions {
            role: Some(Role::Recorder),
            listen: Some(Listen::Off),
            ..chosen.over(of_settings)
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory, Parser};

    use super::{CommandLine, Task};

    #[test]
    fn the_command_line_is_well_formed() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn play_may_be_said_or_left_out() {
        let bare = CommandLine::parse_from(["ansage", "--white", "Anna", "--plain"]);
        assert_eq!(bare.play.white.as_deref(), Some("Anna"));
        let Some(Task::Play(play)) = CommandLine::parse_from(["ansage", "play", "--white", "Anna"]).task else {
            panic!("play is a task");
        };
        assert_eq!(play.play.white.as_deref(), Some("Anna"));
    }
}

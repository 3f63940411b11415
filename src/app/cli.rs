//! The command line. Scripts rely on it: options and exit codes are never renamed.

mod answers;
mod asking;
mod bank;
mod braille;
mod brief;
mod clock;
mod display;
mod ear;
mod equipment;
mod export;
mod findings;
mod games;
mod hand_in;
mod help;
mod learn;
mod listen;
mod manual;
mod new_event;
pub(super) mod parser;
mod read;
mod reconstruct;
mod report_options;
mod resolve;
mod setup;
mod tutorial;
pub mod wording;
mod words;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::app::settings::options::PlayOptions;

pub use answers::AnswersOptions;
pub use asking::AskingOptions;
pub use bank::{BankBuild, BankCheck, BankRecord, BankTask, VoicesOptions};
pub use braille::BrailleOptions;
pub use brief::{BriefFor, BriefForm, BriefOptions};
pub use clock::ClockOptions;
pub use display::{DisplayHost, DisplayOptions};
pub use ear::EarOptions;
pub use equipment::EquipmentOptions;
pub use export::{BraillePage, EmbosserOptions, ExportForm, ExportOptions, FormColumns};
pub use findings::FindingsOptions;
pub use games::GamesOptions;
pub use hand_in::HandInOptions;
pub use help::HelpOptions;
pub use learn::LearnOptions;
pub use listen::ListenOptions;
pub use manual::{ManualForm, ManualOptions};
pub use new_event::NewEventOptions;
pub use read::ReadOptions;
pub use reconstruct::ReconstructOptions;
pub use report_options::ReportOptions;
pub use resolve::{Meant, ResolveOptions};
pub use setup::SetupOptions;
pub use tutorial::TutorialOptions;
pub use words::{AnnounceOptions, GlossaryOptions, UnderstandOptions, Wording};

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
    /// Learn the program in ten minutes, with a sample game that is not recorded
    ///
    /// Each lesson waits for you. One that was left is gone on with the next time.
    Tutorial(Box<TutorialOptions>),
    /// Say where to begin, what a command of a game does, or what a task takes
    ///
    /// A theme of a game, such as clock, lists its commands; all lists every one.
    Help(HelpOptions),
    /// Read the manual, one page for each task: as text, as a page for a browser, or in Braille
    ///
    /// Without a page they are listed; with --html or --brf the whole manual is written. The page card is the quick card for
    /// player and assistant.
    Manual(ManualOptions),
    /// Ask by ear for the settings, one short question at a time, and write them
    ///
    /// Each question has what stands now as its answer: Enter keeps it. A voice is heard before it is taken; nothing is written
    /// before all was read back.
    Setup(Box<SetupOptions>),
    /// Be a talking chess clock, without a game
    ///
    /// At a terminal f presses for who sits left, j for who sits right, d and k tell the time of each, ? tells both, and space
    /// starts and stops. In a pipe a line is one of these keys, the name of a side, or a command.
    Clock(Box<ClockOptions>),
    /// Record what is said, each voice from pause to pause as a FLAC file of its own
    ///
    /// Enter ends it, or a signal. With a recording in place of the microphone it ends with the file.
    Record(RecordOptions),
    /// Print how a move is announced
    Announce(AnnounceOptions),
    /// Print, as JSON, which move words mean
    Understand(UnderstandOptions),
    /// Say what a chess term is in other languages
    ///
    /// The word may be of any language and in any spelling. Without one, the terms are named.
    Glossary(GlossaryOptions),
    /// Print one page for the opponent, the arbiter, the assistant or the organiser, or a player's letter of needs
    ///
    /// Each sentence names its article in the edition in force. With --rehearse an opponent who has never met it tries out
    /// how moves are announced, repeated and executed.
    Brief(Box<BriefOptions>),
    /// Write the game of a journal in another form
    Export(ExportOptions),
    /// Hand in the games of an event: one PGN, one text, one Braille volume and the sound, and first what is missing
    ///
    /// The journals of the folder, and of the folders in it, are taken. What was handed in is noted in each journal of a
    /// finished game: from there on only an arbiter changes its sheet.
    HandIn(HandInOptions),
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
    /// Ask the arbiter for an event file, one short question at a time, and write it
    ///
    /// Enter takes what is usual, and what goes beyond the Laws is explained with its article. All is read back in the words of
    /// check-event before it is written.
    NewEvent(Box<NewEventOptions>),
    /// Go through the games of a folder: go on with one, read, export, rename or delete it
    ///
    /// At a terminal they are walked by ear, the newest first. In a pipe each is a line. Damaged journals and foreign files are
    /// named and never touched.
    Games(Box<GamesOptions>),
    /// Go through boards, pieces, clock and table before play, item by item, and print what was found
    ///
    /// Each item asks for its figure, for yes or no, or for the arbiter who approved it; what is not as the Laws and the standards
    /// of equipment have it is told at once. Nothing is decided. A list that was left goes on with --from.
    Equipment(Box<EquipmentOptions>),
    /// Say whether a journal is consistent, and with the words of its head whether it is the record that they were noted of
    ///
    /// Lines, clips and what they say are checked; what makes no sense is named with its line.
    Verify(VerifyOptions),
    /// Read a game from a PGN file, a sheet in Braille or a journal, in any piece letters
    ///
    /// At a terminal the game is walked by ear. In a pipe the games of the file are listed, or the moves of one printed.
    /// What is wrong with a game is named on standard error.
    Read(Box<ReadOptions>),
    /// Compare two sheets and two boards, and say whose board changes
    ///
    /// For the arbiter, when what stands on the boards differs. A sheet is a journal, PGN, Braille, or text with one
    /// move or two a line; board A is the special board, board B the normal one.
    Resolve(Box<ResolveOptions>),
    /// Make the sheet of a game out of a recording without text
    ///
    /// The recording is cut at its pauses and heard; what fits the whole game best is the sheet. What is not sure is marked,
    /// and never guessed; with --ask it is asked about.
    Reconstruct(Box<ReconstructOptions>),
    /// Say what the program is, and for an event what it is made of
    ///
    /// With --event the sums of the program and of all that it would start are printed too, and the packages that it is built
    /// from.
    About(AboutOptions),
    /// Learn how one person says the words of the announcements
    ///
    /// Each word is asked for three times, and ten whole announcements once: what was learned is kept only if these are heard
    /// better. It stays on this machine, beside the settings; recordings are not kept. Enter ends a word, `r` and Enter asks for it again, `q` and Enter stops.
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
    /// The microphone, or a recording (WAV, FLAC or MP3) in its place
    #[arg(long, value_name = "DEVICE|FILE")]
    pub microphone: Option<String>,
    /// Print JSON, one object per file
    #[arg(long)]
    pub json: bool,
    /// What is felt.
    #[command(flatten)]
    pub display: DisplayOptions,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
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

/// The options of `verify`.
#[derive(Args, Clone, Debug)]
pub struct VerifyOptions {
    /// The journal
    #[arg(value_name = "FILE")]
    pub journal: PathBuf,
    /// The eight words of the head, as an arbiter noted them
    #[arg(long, value_name = "WORDS")]
    pub head: Option<String>,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}

/// The options of `check-event`.
#[derive(Args, Clone, Debug)]
pub struct CheckEventOptions {
    /// The event files, e.g. one for each board
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Draw a secret of the arbiters, write into all files what it opens, and print it once
    #[arg(long)]
    pub secret: bool,
    /// With --secret: put it in place of one that a file has already, without asking
    #[arg(long, requires = "secret")]
    pub replace_secret: bool,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}

/// The options of `about`.
#[derive(Args, Clone, Debug)]
pub struct AboutOptions {
    /// Print what a hall may want to know: sums of the programs, and the packages they are built from
    #[arg(long)]
    pub event: bool,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
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
    /// Show the clock of the program for the whole hall, in digits as large as the window allows, and nothing else of the game
    #[arg(long, conflicts_with = "arbiter")]
    pub clock: bool,
    /// Print the last announcement and whose turn it is, or both times, and end
    #[arg(long, conflicts_with = "arbiter")]
    pub once: bool,
    /// Show an arbiter who knows the arbiters' secret what only the arbiter is told; a script gives it as one line of standard
    /// input
    #[arg(long)]
    pub arbiter: bool,
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
    /// Which Braille display is looked for, and by ear is felt.
    #[command(flatten)]
    pub display: DisplayOptions,
    /// How one answers aloud what is asked by ear.
    #[command(flatten)]
    pub answers: AnswersOptions,
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

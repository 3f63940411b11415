//! Why the program cannot do what it was asked for.

mod exit;

use std::io;
use std::path::{Path, PathBuf};

use super::bank::trouble::BankTrouble;
use super::braille::BrailleTrouble;
use super::event_file::Refusal;
use crate::desk::OpenError;
use crate::devices::listening::adapt::CannotLearn;
use crate::devices::listening::model::ModelFault;
use crate::devices::speech::VoiceChoiceError;
use crate::devices::storage::{Damage, JournalError, Read, ReadError};
use crate::game::pgn::Flaw;
use crate::game::resolve::Whose;
use crate::game::time_control::ParseTimeControlError;
use crate::game::{BackRankError, Move, ReplayError};
use crate::language::understand::placement::PlacementFault;
use crate::language::{Message, VoiceError};

pub use exit::Exit;

/// Why the program cannot do what it was asked for. The words people read are in `voices/`; these are for the log.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// `--event` alone.
    #[error("--event needs an event file: --event-file")]
    EventNeedsFile,
    /// An event file lays down no game.
    #[error(transparent)]
    EventFile(Box<Refusal>),
    /// An option that the event file decides.
    #[error("the event file decides {option}")]
    EventFileDecides {
        /// As it is written.
        option: &'static str,
    },
    /// `--resume` with an event file: the journal carries what it laid down.
    #[error("--resume takes no event file")]
    EventGoesOn,
    /// The read-back of an entry is neither heard nor may it be read.
    #[error("without an earphone and without a private screen nobody gets the read-back")]
    ReadBackReachesNobody,
    /// What is for one person alone would be heard on the loudspeaker.
    #[error("the earphone and the loudspeaker are one device: {device}")]
    EarIsRoom {
        /// Without a side.
        device: String,
    },
    /// The voice of the system on a device: the system alone decides where it is heard.
    #[error("{option} does not go with the voice of the system")]
    SystemVoiceChoosesItsDevice {
        /// As it is written.
        option: &'static str,
    },
    /// The voice of the system beside another.
    #[error("{option} does not go with the voice of the system, which speaks everything")]
    SystemVoiceSpeaksEverything {
        /// As it is written.
        option: &'static str,
    },
    /// The voice of the system in an event.
    #[error("the voice of the system is not for an event")]
    SystemVoiceNotInAnEvent,
    /// An event at keys whose screen is none.
    #[error("an event is played at a terminal or from a script")]
    EventNeedsTerminal,
    /// `--voices` in an event, without the leave for other words.
    #[error("--voices needs the leave other-words")]
    VoicesNeedLeave,
    /// `--screen` and `--plain` at once.
    #[error("--screen and --plain exclude each other")]
    ScreenOrPlain,
    /// `--screen` where there is no window to draw in.
    #[error("the screen face needs a terminal")]
    ScreenNeedsTerminal,
    /// A device asked for by name cannot be heard.
    #[error("{device} cannot be used: {why}")]
    Device {
        /// As it was asked for.
        device: String,
        /// One technical line.
        why: String,
    },
    /// `--clock program` without a time control.
    #[error("the clock of the program needs a time control: --time")]
    ClockNeedsTime,
    /// The settings file does not hold what it should.
    #[error("{}, line {line}: {why}", path.display())]
    BadSettings {
        /// The file.
        path: PathBuf,
        /// Its line, counted from 1.
        line: usize,
        /// The key, if it is known.
        key: Option<String>,
        /// What is wrong, as the reader of TOML says it.
        why: String,
    },
    /// The time control of the settings file is none.
    #[error("{}, line {line}: {why}", path.display())]
    SettingsTime {
        /// The file.
        path: PathBuf,
        /// Its line, counted from 1.
        line: usize,
        /// Why.
        why: ParseTimeControlError,
    },
    /// The settings file holds a key that there is not.
    #[error("{}, line {line}: there is no key {key}", path.display())]
    UnknownKey {
        /// The file.
        path: PathBuf,
        /// Its line, counted from 1.
        line: usize,
        /// The key.
        key: String,
    },
    /// No piece letters of that name.
    #[error("there are no piece letters named {0}")]
    UnknownLetters(String),
    /// No words of that name.
    #[error("there are no words named {0}")]
    UnknownWords(String),
    /// No reports in that language.
    #[error("there are no reports in {0}")]
    UnknownReports(String),
    /// Not a position.
    #[error("not a position in FEN: {0}")]
    BadFen(String),
    /// Not what stands on a board.
    #[error("board {board} is not understood: {fault:?}")]
    BadBoard {
        /// Its name.
        board: &'static str,
        /// As it was told.
        text: String,
        /// Why.
        fault: PlacementFault,
    },
    /// A report whose ending says no form that there is.
    #[error("{} is not the name of a report", path.display())]
    ReportEnding {
        /// The file.
        path: PathBuf,
    },
    /// A file that is there and was not to be written over.
    #[error("{} exists", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// Not a start position of Chess960 (F.2).
    #[error("not a start position of Chess960: {text}: {why}")]
    Chess960 {
        /// As it was asked for.
        text: String,
        /// Which rule it breaks.
        why: BackRankError,
    },
    /// `--chess960` and `--fen`.
    #[error("--chess960 and --fen each name a start position")]
    Chess960WithFen,
    /// A file of a folder of voices cannot be used.
    #[error(transparent)]
    Voices(VoiceError),
    /// A voice that there is not.
    #[error(transparent)]
    Voice(#[from] VoiceChoiceError),
    /// The built-in voice was asked for by name and is not installed.
    #[error("the built-in voice is not installed: {} is missing", path.display())]
    NoBuiltinVoice {
        /// The helper program.
        path: PathBuf,
    },
    /// The voice of the system was asked for and is not installed.
    #[error("the voice of the system is not installed: {} is missing", path.display())]
    NoSystemVoice {
        /// The helper program.
        path: PathBuf,
    },
    /// The file for the script of all utterances cannot be written.
    #[error("{} cannot be written: {source}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A file that is not read as text.
    #[error("{} cannot be read: {source}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A journal cannot be written.
    #[error(transparent)]
    Journal(JournalError),
    /// The game was left, and lines of its journal could not be written.
    #[error("the end of the game is not saved in {}: {source}", path.display())]
    NotSaved {
        /// The journal.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A journal cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// A journal was read up to a damaged line, and no further.
    #[error("line {} of {} is damaged: {}", damage.line, path.display(), damage.flaw)]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The place.
        damage: Damage,
    },
    /// A journal without the opening of a game.
    #[error("{} holds no game", path.display())]
    NoGame {
        /// The file.
        path: PathBuf,
    },
    /// A move that cannot be made in the position.
    #[error("{0} is not a legal move")]
    Illegal(Move),
    /// PGN tells check, mate, illegal moves and times, which nobody is told while a game of an event runs (P.3).
    #[error("a game of an event is exported as PGN when it is over")]
    EventGameRuns,
    /// The envelope of a game that is over.
    #[error("the game is over and has no sealed move")]
    NothingToSeal,
    /// The envelope in an event whose file does not charge the program or the assistant with it (D.2.9.f).
    #[error("the event file does not give the envelope to the program")]
    EnvelopeNotOurs,
    /// The export would be written over the journal itself.
    #[error("{} is the journal itself", path.display())]
    OverJournal {
        /// The file.
        path: PathBuf,
    },
    /// The terminal cannot be used.
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[source] io::Error),
    /// A PGN file with fewer games.
    #[error("{} holds {count} games and no game {number}", path.display())]
    NoSuchGame {
        /// The file.
        path: PathBuf,
        /// As it was asked for.
        number: usize,
        /// How many there are.
        count: usize,
    },
    /// A PGN file with several games, to be walked at a terminal.
    #[error("{} holds several games: --game", path.display())]
    WhichGame {
        /// The file.
        path: PathBuf,
    },
    /// A file of several games, where one sheet is needed.
    #[error("{} holds several games", path.display())]
    SeveralGames {
        /// The file.
        path: PathBuf,
    },
    /// A sheet of more half-moves than any game has.
    #[error("{} holds more than {most} half-moves", path.display())]
    TooLong {
        /// The file.
        path: PathBuf,
        /// The limit.
        most: usize,
    },
    /// A sheet whose moves cannot be read.
    #[error("{} cannot be used, line {}: {}", path.display(), flaw.line, flaw.kind.key())]
    SheetFlaw {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        flaw: Flaw,
    },
    /// Two sheets of different games.
    #[error("the sheets begin from different positions")]
    StartsDiffer,
    /// A file has no comparison of two boards, and the other sheet was not named.
    #[error("no boards were compared in {}; name the other sheet with --theirs", path.display())]
    NothingCompared {
        /// The file.
        path: PathBuf,
    },
    /// An entry that there is not.
    #[error("there is no half-move {ply}, {}", whose.key())]
    NoEntry {
        /// The sheet.
        whose: Whose,
        /// As it was asked for.
        ply: usize,
    },
    /// There is no listener, or it failed.
    #[error("listening is not possible: {0}")]
    Listener(String),
    /// The recogniser cannot be used.
    #[error(transparent)]
    Model(#[from] ModelFault),
    /// The recogniser is of a kind that does not learn.
    #[error("this recogniser cannot learn: {0}")]
    CannotLearn(#[from] CannotLearn),
    /// A file that holds no sound of a known kind.
    #[error("{} is no WAV file: {why}", path.display())]
    NotSound {
        /// The file.
        path: PathBuf,
        /// What is wrong, technically.
        why: String,
    },
    /// No microphone to record with.
    #[error("no microphone {device:?}: {why}")]
    NoMicrophone {
        /// As it was named; `None` is the default one.
        device: Option<String>,
        /// What the system said.
        why: String,
    },
    /// A tape or a file of sound that has nothing at the place from which it was to be heard.
    #[error("there is no sound for {at} in {}", path.display())]
    NoSuchSound {
        /// The file.
        path: PathBuf,
        /// As it was asked for.
        at: String,
    },
    /// A file that is of no use, as it is told.
    #[error("{0:?}")]
    Told(Message),
    /// Nothing of what was asked for could be done, and the person has been told why.
    #[error("nothing was done")]
    NotDone,
    /// The microphone failed while somebody spoke into it.
    #[error("the microphone has failed: {0}")]
    MicrophoneLost(String),
    /// There is no game that could be taken up again.
    #[error("no game in {} can go on", path.display())]
    NoLastGame {
        /// The folder of the journals.
        path: PathBuf,
    },
    /// A sound file of a rate that is not converted.
    #[error("{} has {rate} samples per second", path.display())]
    SoundRate {
        /// The file.
        path: PathBuf,
        /// Samples per second.
        rate: u32,
    },
    /// Something in Braille cannot be written or read.
    #[error(transparent)]
    Braille(#[from] BrailleTrouble),
    /// Something about recorded words.
    #[error(transparent)]
    Bank(#[from] BankTrouble),
    /// Nobody reads what is printed.
    #[error("the answer cannot be written: {0}")]
    Output(#[source] io::Error),
}

impl Trouble {
    /// Makes trouble of a journal without an opening; one damaged before its opening is damaged first of all.
    pub(super) fn no_game(path: &Path, read: &Read) -> Self {
        let path = path.to_owned();
        match read.damage.clone() {
            Some(damage) => Trouble::Damaged { path, damage },
            None => Trouble::NoGame { path },
        }
    }

    /// Makes trouble of a desk that cannot be opened for a new game with this start position.
    pub(super) fn opening(error: OpenError, fen: Option<&str>) -> Self {
        match error {
            OpenError::UnknownWords(name) => Trouble::UnknownWords(name),
            OpenError::UnknownReports(name) => Trouble::UnknownReports(name),
            OpenError::UnknownLetters(name) => Trouble::UnknownLetters(name),
            OpenError::NoGame(ReplayError::BadFen | ReplayError::NoOpening) => {
                Trouble::BadFen(fen.unwrap_or_default().to_owned())
            }
        }
    }

    /// Makes trouble of a desk that cannot be opened for the game of a journal.
    pub(super) fn replaying(error: OpenError, path: PathBuf) -> Self {
        match error {
            OpenError::NoGame(_) => Trouble::NoGame { path },
            other => Trouble::opening(other, None),
        }
    }
}

impl From<JournalError> for Trouble {
    fn from(error: JournalError) -> Self {
        Trouble::Journal(error)
    }
}

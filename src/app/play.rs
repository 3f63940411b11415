//! Opens a game: journal, desk and devices; closes them when it is left.

use std::io::{self, IsTerminal, stdin, stdout};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, sync_channel};
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use super::config::{self, Config, JournalPlace, Surroundings};
use super::options::PlayOptions;
use super::paths::Paths;
use super::run::{Happening, Inbox, Table, run};
use super::stopwatch::{Stopwatch, WallClock};
use super::trouble::Trouble;
use super::words::Words;
use super::{Failure, logging, say_on_stderr};
use crate::desk::{Desk, DeskSettings, Effect};
use crate::devices::speech::Speech;
use crate::devices::storage::{Journal, Storage, read};
use crate::devices::terminal::{self, Face, KeyEcho, Labels, PipeFace, PlainFace};
use crate::game::{Event, Moment, Recorded};
use crate::language::{Message, MessageId, Saying, Voices};

/// How many happenings may wait for the loop before those who bring them wait.
const INBOX: usize = 256;

/// Plays a game until it is left.
pub(super) fn play(options: PlayOptions, paths: &Paths) -> Result<(), Failure> {
    if let Err(error) = logging::begin(&paths.log) {
        // The program runs as well without a log, and a player cannot do anything about it.
        drop(error);
    }
    let reports = options.reports.clone();
    let settings =
        config::read_settings(options.settings.as_deref(), &paths.settings).map_err(Failure::told_in(reports))?;
    let options = options.over(settings);
    let reports = options.reports.clone();
    open_and_play(options, paths).map_err(Failure::told_in(reports))
}

fn open_and_play(options: PlayOptions, paths: &Paths) -> Result<(), Trouble> {
    let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    let wall = WallClock::now();
    // A script may write to a terminal, and a person may send what is shown to a file: then it goes line by line.
    let is_piped = !(stdin().is_terminal() && stdout().is_terminal());
    let surroundings = Surroundings {
        is_piped,
        reports: vec![words.reports.clone()],
        locale: config::locale(),
        date: wall.date(),
        opened: wall.date_and_time(),
    };
    let mut config = config::resolve(options, &surroundings)?;
    config.speech.sound.languages = spoken_languages(&config, &words.voices);
    let opened = open(&config, &words.voices, paths, &wall)?;
    if opened.was_torn {
        say_on_stderr(&about_path(&words, MessageId::JournalTorn, opened.journal.path()));
    }
    at_the_table(opened, config, &words, is_piped)
}

/// The languages that will be spoken, so that their voices are ready before the first word.
fn spoken_languages(config: &Config, voices: &Voices) -> Vec<String> {
    let words = voices.lexicon(&config.opening.words).map(|it| it.language().to_owned());
    words.into_iter().chain([config.desk.reports.clone()]).collect()
}

/// A game whose journal is open and whose devices are not.
struct Opened {
    desk: Desk,
    first: Vec<Effect>,
    journal: Journal,
    stopwatch: Stopwatch,
    was_torn: bool,
}

fn open(config: &Config, voices: &Arc<Voices>, paths: &Paths, wall: &WallClock) -> Result<Opened, Trouble> {
    match &config.journal {
        JournalPlace::DataFolder => open_in_data_folder(config, voices, paths, wall),
        JournalPlace::New(path) => open_new(config, voices, path, String::new()),
        JournalPlace::Resume(path) => {
            let (journal, read) = Journal::resume(path)?;
            let mut opened = resume(config, voices, journal, &read.records, path)?;
            opened.was_torn = read.torn;
            Ok(opened)
        }
        JournalPlace::ResumeInto { from, into } => {
            let read = read(from)?;
            let journal = Journal::create_from(into, &read.records)?;
            resume(config, voices, journal, &read.records, from)
        }
    }
}

fn open_in_data_folder(
    config: &Config,
    voices: &Arc<Voices>,
    paths: &Paths,
    wall: &WallClock,
) -> Result<Opened, Trouble> {
    let when = wall.file_name();
    let first = paths.journal_name(&when, 1);
    // Two games begun in one second are told apart by a number.
    let free = (1..100)
        .map(|number| paths.journal_name(&when, number))
        .find(|it| !it.exists());
    let path = free.unwrap_or(first);
    open_new(config, voices, &path, path.display().to_string())
}

/// Opens the desk before the journal: a game that cannot be played leaves no file behind.
fn open_new(config: &Config, voices: &Arc<Voices>, path: &Path, told_path: String) -> Result<Opened, Trouble> {
    let stopwatch = Stopwatch::start();
    let settings = DeskSettings {
        journal: told_path,
        ..config.desk.clone()
    };
    let fen = config.opening.fen.as_deref();
    let (desk, first) = Desk::open(config.opening.clone(), settings, Arc::clone(voices), Moment(0))
        .map_err(|error| Trouble::opening(error, fen))?;
    Ok(Opened {
        desk,
        first,
        journal: Journal::create(path)?,
        stopwatch,
        was_torn: false,
    })
}

fn resume(
    config: &Config,
    voices: &Arc<Voices>,
    journal: Journal,
    records: &[Recorded],
    path: &Path,
) -> Result<Opened, Trouble> {
    let last = records.iter().map(|it| it.at).max().unwrap_or_default();
    let mut settings = config.desk.clone();
    // What the opening fixed holds for the whole game.
    if let Some(Event::Opened(opening)) = records.first().map(|it| &it.event) {
        settings.saying = Saying::spelled(&opening.say);
    }
    let (desk, first) = Desk::resume(records, settings, Arc::clone(voices), last)
        .map_err(|error| Trouble::replaying(error, path.to_owned()))?;
    Ok(Opened {
        desk,
        first,
        journal,
        stopwatch: Stopwatch::resume_after(last),
        was_torn: false,
    })
}

fn at_the_table(opened: Opened, config: Config, words: &Words, is_piped: bool) -> Result<(), Trouble> {
    let (sender, happenings) = sync_channel(INBOX);
    let inbox = Inbox::new(sender, opened.stopwatch);
    let storage = keep(opened.journal, &inbox)?;
    watch_signals(&inbox).map_err(Trouble::Terminal)?;
    let face = open_face(is_piped, config.echo, words, &inbox)?;
    let table = Table {
        desk: opened.desk,
        face,
        speech: open_speech(&config, &inbox),
        storage,
        stopwatch: opened.stopwatch,
        room_voice: config.desk.room_voice,
        ear_voice: config.desk.ear_voice,
    };
    let (face, storage) = run(table, opened.first, &happenings);
    let path = storage.path().to_owned();
    if let Face::Plain(face) = face {
        let saved = about_path(words, MessageId::Goodbye, &path);
        let how = about_path(words, MessageId::GoOnWith, &path);
        face.close(&format!("{saved}\n{how}"));
    }
    storage.close();
    Ok(())
}

fn keep(journal: Journal, inbox: &Inbox) -> Result<Storage, Trouble> {
    let path = journal.path().to_owned();
    let inbox = inbox.clone();
    Storage::keep(journal, move |health| inbox.offer(Happening::Storage(health)))
        .map_err(|source| Trouble::Unwritable { path, source })
}

/// Takes the terminal, or standard input line by line, and starts to listen to it.
fn open_face(is_piped: bool, echo: KeyEcho, words: &Words, inbox: &Inbox) -> Result<Face, Trouble> {
    let inbox = inbox.clone();
    if is_piped {
        let reader = thread::Builder::new().name("entries".to_owned());
        reader
            .spawn(move || {
                terminal::read_entries(io::BufReader::new(stdin()), |it| inbox.put(Happening::Entry(it)));
            })
            .map_err(Trouble::Terminal)?;
        return Ok(Face::Pipe(PipeFace::default()));
    }
    restore_terminal_on_panic();
    let labels = Labels {
        room: words.say(&MessageId::RoomLabel.into()),
        arbiter: words.say(&MessageId::ArbiterLabel.into()),
    };
    let face = PlainFace::open(labels, echo).map_err(Trouble::Terminal)?;
    terminal::listen(move |key| {
        inbox.put(match key {
            Ok(Some(key)) => Happening::Key(key),
            Ok(None) => Happening::Resized,
            Err(_gone) => Happening::KeysGone,
        })
    })
    .map_err(Trouble::Terminal)?;
    Ok(Face::Plain(Box::new(face)))
}

fn open_speech(config: &Config, inbox: &Inbox) -> Speech {
    let (sender, events) = mpsc::channel();
    let inbox = inbox.clone();
    // Without the thread nobody hears of the voice; every utterance then ends at its estimated time.
    let forwarding = thread::Builder::new().name("voice".to_owned()).spawn(move || {
        for event in events {
            if !inbox.put(Happening::Speech(event)) {
                break;
            }
        }
    });
    if let Err(error) = forwarding {
        tracing::error!(%error, "nobody listens to the voice");
    }
    Speech::open(config.speech.clone(), sender)
}

fn watch_signals(inbox: &Inbox) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    let inbox = inbox.clone();
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            tracing::info!(signal, "asked to end");
            inbox.put(Happening::Ended);
        }
    })?;
    Ok(())
}

/// A person must never be left with a terminal that shows nothing of what is typed.
fn restore_terminal_on_panic() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        terminal::leave_raw_mode();
        tracing::error!(%panic, "a defect of the program");
        usual(panic);
    }));
}

fn about_path(words: &Words, id: MessageId, path: &Path) -> String {
    let path: PathBuf = std::path::absolute(path).unwrap_or_else(|_no_folder| path.to_owned());
    words.say(&Message::new(id).with("path", path.display().to_string()))
}

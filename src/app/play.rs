//! Opens a game: journal, desk and devices; closes them when it is left.

use std::io::{self, IsTerminal, stdin, stdout};
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;

use super::clips_heard::ClipEars;
use super::config::{self, Config, JournalPlace, Surroundings};
use super::ears::{Ears, EarsSettings};
use super::face::FaceChoice;
use super::gap::LeftAt;
use super::options::PlayOptions;
use super::paths::Paths;
use super::run::{self, Happening, Inbox, Table};
use super::stopwatch::{SleepWatch, Stopwatch, WallClock};
use super::trouble::Trouble;
use super::voice::WaitingVoice;
use super::words::Words;
use super::{Failure, event_file, go_on, listen, logging, say_on_stderr};
use crate::desk::{Conversation, Desk, DeskSettings, Device, Effect, Listening, TapeHears, Taping};
use crate::devices::braille::Display;
use crate::devices::inhibitor::{self, Hold, Inhibitor};
use crate::devices::recording::message::{Cut, TapeOrder};
use crate::devices::recording::{self, clips};
use crate::devices::storage::{Journal, JournalError, Read, Storage, read};
use crate::devices::terminal::{self, ClockWords, Face, Labels, Output, PipeFace, PlainFace, ScreenFace, Touch};
use crate::game::{ClockKind, Event, Game, Mode, Moment, Opening, Recorded};
use crate::language::{Lexicon, Message, MessageId};

/// Plays a game until it is left.
pub(super) fn play(options: PlayOptions, paths: &Paths) -> Result<(), Failure> {
    if let Err(error) = logging::begin(&paths.log) {
        // The program runs as well without a log, and a player cannot do anything about it.
        drop(error);
    }
    let reports = options.reports.clone();
    let settings =
        config::read_settings(options.settings.as_deref(), &paths.settings).map_err(Failure::told_in(reports))?;
    let settings = settings.beneath_the_face_of(&options, is_piped());
    let reports = options.reports.clone().or_else(|| settings.reports.clone());
    let line = options.clone();
    event_file::over(options, settings)
        .and_then(|options| open_and_play(options, &line, paths))
        .map_err(Failure::told_in(reports))
}

/// Opens a game with these options, `line` of which stood on the command line.
fn open_and_play(options: PlayOptions, line: &PlayOptions, paths: &Paths) -> Result<(), Trouble> {
    let mut words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    let wall = WallClock::now();
    let is_piped = is_piped();
    let surroundings = Surroundings {
        is_piped,
        reports: vec![words.reports.clone()],
        locale: config::locale(),
        date: wall.date(),
        opened: wall.date_and_time(),
    };
    let asked = [
        (Device::RoomVoice, config::room_device(&options)),
        (Device::EarVoice, options.ear_device.clone()),
    ];
    let config = match options.event_file.clone() {
        Some(path) => {
            let opening = event_file::read(&path, &words.lexicons(), &surroundings)?;
            check_keys(&opening)?;
            words = words.of_game(&opening, line)?;
            config::resolve_event(options, opening, &surroundings)?
        }
        None => config::resolve(options, &surroundings)?,
    };
    check_face(&config)?;
    let config = with_name_of_talk_key(config, &words).with_braille_keys(terminal::tells_releases);
    // A new game is not begun with a device that is not there; one taken up again says itself who may hear what.
    let is_new = matches!(config.journal, JournalPlace::DataFolder | JournalPlace::New(_));
    let voice = if is_new {
        Some(WaitingVoice::open(&config, &words.voices).with_devices(&asked)?)
    } else {
        None
    };
    let opened = open(config, words, line, paths, &wall)?;
    let voice = match voice {
        Some(voice) => voice,
        None => WaitingVoice::open(&opened.config, &opened.words.voices).with_devices(&asked)?,
    };
    at_the_table(opened, voice, line)
}

/// Refuses a whole screen where it cannot be drawn.
pub(super) fn check_face(config: &Config) -> Result<(), Trouble> {
    match config.face {
        FaceChoice::Screen { .. } if !terminal::can_draw() => Err(Trouble::ScreenNeedsTerminal),
        _ => Ok(()),
    }
}

/// A script may write to a terminal, and a person may send what is shown to a file: then it goes line by line.
pub(super) fn is_piped() -> bool {
    !(stdin().is_terminal() && stdout().is_terminal())
}

/// What is shown goes unseen through a pipe, but never past somebody at the keys of a game of an event: nobody knows who
/// reads it there.
fn check_keys(opening: &Opening) -> Result<(), Trouble> {
    let is_redirected = stdin().is_terminal() && !stdout().is_terminal();
    if opening.mode == Mode::Event && is_redirected {
        return Err(Trouble::EventNeedsTerminal);
    }
    Ok(())
}

/// A game whose journal is open and whose devices are not.
struct Opened {
    config: Config,
    words: Words,
    desk: Box<dyn Conversation>,
    first: Vec<Effect>,
    journal: Journal,
    /// What the journal held before.
    records: Vec<Recorded>,
    stopwatch: Stopwatch,
}

fn open(config: Config, words: Words, line: &PlayOptions, paths: &Paths, wall: &WallClock) -> Result<Opened, Trouble> {
    match config.journal.clone() {
        JournalPlace::DataFolder => {
            let path = free_place(paths, wall);
            let told_path = path.display().to_string();
            open_new(config, words, &path, told_path)
        }
        JournalPlace::New(path) => open_new(config, words, &path, String::new()),
        JournalPlace::Resume(path) => {
            let (journal, read) = Journal::resume(&path)?;
            let config = of_its_game(config, &path, &read)?;
            let words = words.of_game(&config.opening, line)?;
            resume(config, words, &path, &read, || Ok(journal))
        }
        JournalPlace::ResumeInto { from, into } => {
            let read = read(&from)?;
            let config = of_its_game(config, &from, &read)?;
            let words = words.of_game(&config.opening, line)?;
            resume(config, words, &from, &read, || {
                let journal = Journal::create_from(&into, &read.records)?;
                clips::bring_along(&read.records, &clips::folder_of(&from), &clips::folder_of(&into));
                Ok(journal)
            })
        }
    }
}

/// Returns where a journal goes for which nobody chose a place.
fn free_place(paths: &Paths, wall: &WallClock) -> PathBuf {
    let when = wall.file_name();
    // Two games begun in one second are told apart by a number.
    let free = (1..100)
        .map(|number| paths.journal_name(&when, number))
        .find(|it| !it.exists());
    free.unwrap_or_else(|| paths.journal_name(&when, 1))
}

/// Opens the desk before the journal: a game that cannot be played leaves no file behind.
fn open_new(config: Config, words: Words, path: &Path, told_path: String) -> Result<Opened, Trouble> {
    let stopwatch = Stopwatch::start();
    let settings = DeskSettings {
        journal: told_path,
        ..config.desk.clone()
    };
    let fen = config.opening.fen.as_deref();
    let (desk, first) = Desk::open(config.opening.clone(), settings, Arc::clone(&words.voices), Moment(0))
        .map_err(|error| Trouble::opening(error, fen))?;
    Ok(Opened {
        desk: Box::new(desk),
        first,
        journal: Journal::create(path)?,
        records: Vec::new(),
        stopwatch,
        config,
        words,
    })
}

/// Returns the same for the game that was read from `path`, if it may be played here.
fn of_its_game(config: Config, path: &Path, read: &Read) -> Result<Config, Trouble> {
    let config = match read.records.first().map(|it| &it.event) {
        Some(Event::Opened(opening)) => config.of_game(Opening::clone(opening)),
        _ => return Err(Trouble::no_game(path, read)),
    };
    check_keys(&config.opening)?;
    Ok(config)
}

/// Takes up the game that was read from `path`. Its journal is asked for, or made, only when there is one to go on with.
fn resume(
    config: Config,
    words: Words,
    path: &Path,
    read: &Read,
    journal: impl FnOnce() -> Result<Journal, JournalError>,
) -> Result<Opened, Trouble> {
    let replaying = |error| Trouble::replaying(error, path.to_owned());
    let game = Game::replay(&read.records).map_err(|error| replaying(error.into()))?;
    let LeftAt { at, gap } = LeftAt::of(&game, read, path);
    let voices = Arc::clone(&words.voices);
    let (desk, first) = Desk::resume(&read.records, config.desk.clone(), voices, at, gap).map_err(replaying)?;
    let journal = journal()?;
    say_what_is_missing(read, path, &words);
    Ok(Opened {
        desk: Box::new(desk),
        first,
        journal,
        records: read.records.clone(),
        stopwatch: Stopwatch::resume_after(at),
        config,
        words,
    })
}

/// What was dropped from a journal is said before the game goes on without it.
fn say_what_is_missing(read: &Read, path: &Path, words: &Words) {
    if read.torn {
        say_on_stderr(&words.say(&about_path(MessageId::JournalTorn, path)));
    }
    if let Some(damage) = &read.damage {
        let message = about_path(MessageId::JournalDamaged, path);
        say_on_stderr(&words.say(&message.with("line", damage.line.to_string())));
    }
}

fn at_the_table(opened: Opened, voice: WaitingVoice, line: &PlayOptions) -> Result<(), Trouble> {
    let (config, words) = (opened.config, &opened.words);
    let (inbox, happenings) = run::inbox(opened.stopwatch);
    let storage = keep(opened.journal, &inbox)?;
    let ears = open_ears(&config, words, &inbox, tape_beside(&config, &storage, &opened.records));
    let display = open_display(&config, &inbox);
    watch_signals(&inbox).map_err(Trouble::Terminal)?;
    let face = open_face(&config, words, &inbox)?;
    let mut speech = voice.talk_to(&inbox);
    let sound = absolute(&clips::folder_of(storage.path()));
    speech.play_from(sound.clone());
    let clip_ears = Some(ClipEars {
        folder: sound,
        model: model_of(&config, words),
        words: config.opening.words.clone(),
        voices: Arc::clone(&words.voices),
        inbox: inbox.clone(),
    });
    let table = Table {
        desk: opened.desk,
        face,
        speech,
        storage: Some(storage),
        stopwatch: opened.stopwatch,
        sleep_watch: SleepWatch::start(),
        inhibitor: stay_awake(is_piped(), &config, words),
        room_voice: config.desk.room_voice,
        ear_voice: config.desk.ear_voice,
        ear_in_room: config.desk.ear_in_room,
        ears,
        clip_ears,
        display,
    };
    let Table {
        face,
        speech,
        storage,
        ears,
        display,
        ..
    } = run::run(table, opened.first, &happenings);
    let ears = ears.map(|ears| thread::spawn(move || ears.close()));
    let display = display.map(|display| thread::spawn(move || display.close()));
    let close = || {
        speech.close();
        // All of them may take their time.
        for closing in [ears, display].into_iter().flatten() {
            let _ = closing.join();
        }
    };
    let Some(storage) = storage else {
        close();
        return Ok(());
    };
    let path = storage.path().to_owned();
    let saved = storage.close();
    let last = match &saved {
        Ok(()) => {
            let how = go_on::command(&absolute(&path), line);
            let how = Message::new(MessageId::GoOnWith).with("command", how);
            [about_path(MessageId::Goodbye, &path), how].map(|it| words.say(&it))
        }
        Err(_told_at_the_end) => Default::default(),
    };
    face.close(&last.join("\n"));
    close();
    saved.map_err(|source| Trouble::NotSaved { path, source })
}

/// Tells the desk what the talk key is called.
pub(super) fn with_name_of_talk_key(mut config: Config, words: &Words) -> Config {
    if let Some(key) = config.typing.talk_key.filter(|_| config.face != FaceChoice::Pipe) {
        let name = Message::new(MessageId::KeyName).with("key", key.to_string());
        config.desk.listen.talk_key = words.say(&name);
    }
    config
}

/// Opens the ears in the background, if anybody is to be listened to.
pub(super) fn open_ears(config: &Config, words: &Words, inbox: &Inbox, tape: Option<TapeOrder>) -> Option<Ears> {
    let microphone = config.microphone.as_ref()?;
    let source = recording::source(microphone.as_deref());
    let listens = config.desk.listen.listening != Listening::Off;
    let settings = EarsSettings {
        tape,
        ..EarsSettings::new(source, listens.then(|| model_of(config, words)), &config.opening.words)
    };
    let inbox = inbox.clone();
    let voices = Arc::clone(&words.voices);
    Some(Ears::open(settings, voices, move |event| {
        inbox.put(Happening::Ears(event))
    }))
}

/// Returns the recogniser that was named, else that of the language of the moves.
fn model_of(config: &Config, words: &Words) -> PathBuf {
    config.model.clone().unwrap_or_else(|| {
        let language = words.voices.lexicon(&config.opening.words).map(Lexicon::language);
        listen::find_model(language.unwrap_or_default())
    })
}

/// Returns where the sound of a game is kept, if it is: in the folder beside its journal.
fn tape_beside(config: &Config, storage: &Storage, records: &[Recorded]) -> Option<TapeOrder> {
    (config.desk.taping != Taping::Off).then(|| TapeOrder {
        folder: absolute(&clips::folder_of(storage.path())),
        cut: Cut::AtEntries,
        known: clips::clips_of(records).map(|it| it.file.clone()).collect(),
        // The desk says whether it may be heard.
        hears: TapeHears::NothingNow,
    })
}

/// Looks for a Braille display in the background, if one was asked for.
fn open_display(config: &Config, inbox: &Inbox) -> Option<Display> {
    let settings = config.braille.clone()?;
    let (sender, events) = mpsc::channel();
    let inbox = inbox.clone();
    let forwarding = thread::Builder::new().name("braille".to_owned()).spawn(move || {
        for event in events {
            if !inbox.put(Happening::Braille(event)) {
                return;
            }
        }
    });
    if let Err(error) = forwarding {
        tracing::error!(%error, "the Braille display is not heard");
    }
    Some(Display::open(settings, sender))
}

fn keep(journal: Journal, inbox: &Inbox) -> Result<Storage, Trouble> {
    let path = journal.path().to_owned();
    let inbox = inbox.clone();
    Storage::keep(journal, move |health| inbox.leave_health(health))
        .map_err(|source| Trouble::Unwritable { path, source })
}

/// Keeps the machine awake where a person plays; a script keeps it awake only if a clock is used.
fn stay_awake(is_piped: bool, config: &Config, words: &Words) -> Option<Inhibitor> {
    if is_piped && config.opening.clock == ClockKind::None {
        return None;
    }
    let why = words.say(&MessageId::StaysAwake.into());
    let held = Inhibitor::hold(&why, |hold| match hold {
        Hold::Held => tracing::info!("the machine is kept awake"),
        Hold::Missing => tracing::warn!("the machine may fall asleep: {} is missing", inhibitor::PROGRAM),
        Hold::Refused(why) => tracing::warn!(why, "the machine may fall asleep"),
    });
    held.inspect_err(|error| tracing::warn!(%error, "the machine may fall asleep"))
        .ok()
}

/// Takes the terminal, or standard input line by line, and starts to listen to it.
pub(super) fn open_face(config: &Config, words: &Words, inbox: &Inbox) -> Result<Face, Trouble> {
    let inbox = inbox.clone();
    if config.face == FaceChoice::Pipe {
        let reader = thread::Builder::new().name("entries".to_owned());
        reader
            .spawn(move || {
                terminal::read_entries(io::BufReader::new(stdin()), |it| inbox.put(Happening::Entry(it)));
            })
            .map_err(Trouble::Terminal)?;
        return Ok(Face::Pipe(PipeFace::on(Output::to(io::stdout()))));
    }
    restore_terminal_on_panic();
    let face = match config.face {
        FaceChoice::Screen { shows_clocks } => {
            let clocks = shows_clocks.then(|| clock_words(words));
            ScreenFace::open(labels(words), clocks, config.typing).map(|it| Face::Screen(Box::new(it)))
        }
        FaceChoice::Plain | FaceChoice::Pipe => {
            PlainFace::open(labels(words), config.typing).map(|it| Face::Plain(Box::new(it)))
        }
    }
    .map_err(Trouble::Terminal)?;
    terminal::listen(move |key| {
        inbox.put(match key {
            Ok(Touch::Key(key)) => Happening::Key(key),
            Ok(Touch::Pasted(text)) => Happening::Pasted(text),
            Ok(Touch::Resized) => Happening::Resized,
            Err(_gone) => Happening::KeysGone,
        })
    })
    .map_err(Trouble::Terminal)?;
    Ok(face)
}

pub(super) fn labels(words: &Words) -> Labels {
    Labels {
        room: words.say(&MessageId::RoomLabel.into()),
        arbiter: words.say(&MessageId::ArbiterLabel.into()),
        masked: words.say(&MessageId::MaskedLine.into()),
    }
}

fn clock_words(words: &Words) -> ClockWords {
    ClockWords {
        white: words.say(&MessageId::White.into()),
        black: words.say(&MessageId::Black.into()),
        running: words.say(&MessageId::ClockRuns.into()),
        about: words.say(&MessageId::ClockAbout.into()),
    }
}

pub(super) fn watch_signals(inbox: &Inbox) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP])?;
    let inbox = inbox.clone();
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            tracing::info!(signal, "asked to end, or to pause");
            inbox.put(match signal {
                SIGTSTP => Happening::Suspended,
                _ => Happening::Ended,
            });
        }
    })?;
    Ok(())
}

/// A person must never be left with a terminal that shows nothing of what is typed.
pub(super) fn restore_terminal_on_panic() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        terminal::leave_raw_mode();
        tracing::error!(%panic, "a defect of the program");
        usual(panic);
    }));
}

fn about_path(id: MessageId, path: &Path) -> Message {
    Message::new(id).with("path", absolute(path).display().to_string())
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_no_folder| path.to_owned())
}

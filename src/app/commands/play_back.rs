//! `ansage play FILE`: the sound of a game, or of a file that belongs to none, walked by ear.

mod pieces;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::beside_event;
use crate::app::cli::PlayTask;
use crate::app::failure::{Failure, desk_failure, io_failure, journal_failure};
use crate::app::settings::config;
use crate::app::settings::config::Config;
use crate::app::settings::options::{Listen, PlayOptions};
use crate::app::settings::paths::Paths;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::face::{check_face, is_piped, open_face};
use crate::app::table::inbox;
use crate::app::table::seat::Seat;
use crate::app::table::signals::watch_signals;
use crate::app::table::stopwatch::{Stopwatch, WallClock};
use crate::app::table::voice::WaitingVoice;
use ansage_core::desk::{Conversation, DeskSettings, Device, Effect, Playback, SoundWalk, Taping};
use ansage_core::game::{Event, Opening, Role};
use ansage_core::language::Message;
use ansage_devices::recording::clips;
use ansage_devices::storage::{ReadError, read};
use ansage_os::language::locale;
use ansage_sound_files::recording_file::looks_like_a_recording;

/// Plays the sound of a journal, or a file of sound.
pub(in crate::app) fn play_back(journal: &Path, task: &PlayTask, paths: &Paths) -> Result<(), Failure> {
    let options = &task.play;
    let settings = config::read_settings(options.settings.as_deref(), &paths.settings)
        .map_err(|it| it.in_language(options.reports.clone()))?;
    let play = PlayOptions {
        role: Some(Role::Recorder),
        listen: Some(Listen::Off),
        plain: options.plain,
        ..options.clone().of_a_listener().over(settings.of_a_listener())
    };
    let reports = play.reports.clone();
    let walked = match looks_like_a_recording(journal) {
        true => walk_file(journal, task.at.as_deref(), play, paths),
        false => walk(journal, task.at.as_deref(), play, paths),
    };
    walked.map_err(|it| it.in_language(reports))
}

/// Plays a file of sound.
fn walk_file(path: &Path, at: Option<&str>, play: PlayOptions, paths: &Paths) -> Result<(), Failure> {
    let words = Words::read(play.voices.as_deref(), play.reports.as_deref())?;
    let asked = [(Device::EarVoice, play.ear_device.clone())];
    let config = config::resolve(play, &surroundings(&words))?;
    check_face(&config)?;
    let file = pieces::of(path, &words)?;
    let (reports, voices) = (words.reports.clone(), Arc::clone(&words.voices));
    let (walk, first) = SoundWalk::open(file, reports, voices, config.desk.ear_voice, at)
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    must_have(path, at, |at| walk.has(at))?;
    let folder = path.parent().map(Path::to_owned).unwrap_or_default();
    sit(Box::new(walk), first, &config, &words, &asked, folder, paths)
}

fn walk(path: &Path, at: Option<&str>, play: PlayOptions, paths: &Paths) -> Result<(), Failure> {
    let words = Words::read(play.voices.as_deref(), play.reports.as_deref())?;
    let journal = read(path).map_err(|error| match error {
        ReadError::NotAJournal { path } => {
            let path = path.display().to_string();
            Failure::unreadable(Message::PlayNeither { path })
        }
        other => other.into(),
    })?;
    let opening = match journal.records.first().map(|it| &it.event) {
        Some(Event::Opened(opening)) => Opening::clone(opening),
        _ => return Err(journal_failure::no_opening(path, &journal)),
    };
    let asked = [(Device::EarVoice, play.ear_device.clone())];
    // What holds of who hears what in that game holds here too.
    let config = config::resolve(play, &surroundings(&words))?.of_game(opening);
    check_face(&config)?;
    let settings = DeskSettings {
        room_voice: false,
        taping: Taping::Off,
        face: String::new(),
        ..config.desk.clone()
    };
    let (playback, first) = Playback::open(&journal.records, settings, Arc::clone(&words.voices), at)
        .map_err(|error| desk_failure::replaying(error, path, &words.voices))?;
    must_have(path, at, |at| playback.has(at))?;
    sit(
        Box::new(playback),
        first,
        &config,
        &words,
        &asked,
        clips::folder_of(path),
        paths,
    )
}

/// A place that there is not is a slip of the command line.
fn must_have(path: &Path, at: Option<&str>, has: impl FnOnce(&str) -> bool) -> Result<(), Failure> {
    match at {
        Some(at) if !has(at) => {
            let path = path.display().to_string();
            let told = Message::PlayNoSuch { path, at: at.into() };
            Err(Failure::settings(told))
        }
        _ => Ok(()),
    }
}

fn surroundings(words: &Words) -> Surroundings {
    let wall = WallClock::now();
    Surroundings {
        is_piped: is_piped(),
        reports: vec![words.reports.clone()],
        locale: locale(),
        date: wall.date(),
        opened: wall.date_and_time(),
    }
}

/// Opens voice and keys, and walks the sound in a folder until the person has had enough.
fn sit(
    desk: Box<dyn Conversation>,
    first: Vec<Effect>,
    config: &Config,
    words: &Words,
    asked: &[(Device, Option<String>)],
    folder: PathBuf,
    paths: &Paths,
) -> Result<(), Failure> {
    let voice = WaitingVoice::open(config, &words.voices).with_devices(asked)?;
    let stopwatch = Stopwatch::start();
    let (inbox, happenings) = inbox::open(stopwatch);
    watch_signals(&inbox).map_err(|it| io_failure::terminal(&it))?;
    let mut speech = voice.talk_to(&inbox);
    speech.play_from(std::path::absolute(&folder).unwrap_or(folder));
    let seat = Seat {
        desk,
        face: open_face(config, words, &inbox)?,
        speech,
        ear_voice: config.desk.ear_voice,
        ear_in_room: config.desk.ear_in_room,
        voice_input: None,
        event_watch: beside_event::watch("play", paths),
    };
    seat.run(stopwatch, first, &happenings)
}

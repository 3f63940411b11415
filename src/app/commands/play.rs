//! Opens a game: journal, desk and devices; closes them when it is left.

mod gap;
pub(super) mod go_on;
mod last_game;
mod opening;

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use super::bank::manifest::check_is_bank;
use crate::app::beside_event;
use crate::app::failure::{Failure, cause, io_failure};
use crate::app::logging;
use crate::app::printing::say_on_stderr;
use crate::app::settings::config;
use crate::app::settings::config::{Config, JournalPlace};
use crate::app::settings::event_file;
use crate::app::settings::local_only::keep_to_this_machine;
use crate::app::settings::options::PlayOptions;
use crate::app::settings::paths::Paths;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::awake::Awake;
use crate::app::table::clips_heard::ClipRecogniser;
use crate::app::table::devices::Devices;
use crate::app::table::face::{check_face, is_piped, open_face};
use crate::app::table::inbox;
use crate::app::table::inbox::{Happening, Inbox};
use crate::app::table::run::{self, Left};
use crate::app::table::senses::{model_of, open_display, open_voice_input, with_name_of_talk_key};
use crate::app::table::signals::watch_signals;
use crate::app::table::stopwatch::{SleepWatch, WallClock};
use crate::app::table::voice::WaitingVoice;
use ansage_core::desk::{Device, Input, Power};
use ansage_core::game::{ClockKind, Game, Mode, Recorded, Role};
use ansage_core::language::Message;
use ansage_devices::battery;
use ansage_devices::battery::PowerWatch;
use ansage_devices::event_notice::EventNotice;
use ansage_devices::recording::clips;
use ansage_devices::speech::VoiceChoice;
use ansage_devices::storage::{Journal, Storage, read, read_on};
use ansage_devices::terminal;
use ansage_os::language::locale;
use ansage_wire::TapeHears;
use ansage_wire::recording::{Cut, TapeOrder};
use opening::{Opened, check_keys, open};

/// Plays a game until it is left.
pub(in crate::app) fn play(options: PlayOptions, paths: &Paths) -> Result<(), Failure> {
    play_as(options, |settings| settings, Ok, paths)
}

/// Does the same with that part of the settings which `beneath` leaves, and what `completed` makes of both.
pub(super) fn play_as(
    options: PlayOptions,
    beneath: fn(PlayOptions) -> PlayOptions,
    completed: fn(PlayOptions) -> Result<PlayOptions, Failure>,
    paths: &Paths,
) -> Result<(), Failure> {
    if let Err(error) = logging::begin(&paths.log) {
        // The program runs as well without a log, and a player cannot do anything about it.
        drop(error);
    }
    let reports = options.reports.clone();
    let settings =
        config::read_settings(options.settings.as_deref(), &paths.settings).map_err(|it| it.in_language(reports))?;
    let settings = beneath(settings.beneath_the_face_of(&options, is_piped()));
    let reports = options.reports.clone().or_else(|| settings.reports.clone());
    let line = options.clone();
    event_file::over(options, settings)
        .and_then(completed)
        .and_then(|options| open_and_play(options, &line, paths))
        .map_err(|it| it.in_language(reports))
}

/// Opens a game with these options, `line` of which stood on the command line.
fn open_and_play(mut options: PlayOptions, line: &PlayOptions, paths: &Paths) -> Result<(), Failure> {
    let mut words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    if let Some(bank) = &line.bank {
        check_is_bank(bank)?;
    }
    let is_last = last_game::name_it(&mut options, paths)?;
    if options.resume.is_some() {
        say_what_is_decided(line, &words);
    }
    let wall = WallClock::now();
    let is_piped = is_piped();
    let surroundings = Surroundings {
        is_piped,
        reports: vec![words.reports.clone()],
        locale: locale(),
        date: wall.date(),
        opened: wall.date_and_time(),
    };
    let asked = [
        (Device::RoomVoice, config::room_device(&options)),
        (Device::EarVoice, options.ear_device.clone()),
    ];
    let config = match options.event_file.clone() {
        Some(path) => {
            let opening = event_file::read(&path, &words.lexicons(), &words.reports, &surroundings)?;
            let opening = event_file::with_secret(opening, &path)?;
            check_keys(&opening)?;
            words = words.of_game(&opening, line)?;
            config::resolve_event(options, opening, &surroundings)?
        }
        None => config::resolve(options, &surroundings)?,
    };
    // A new game is not begun with a device that is not there; one taken up again says itself who may hear what.
    let is_new = matches!(config.journal, JournalPlace::DataFolder | JournalPlace::New(_));
    if is_new {
        // The mode of one that is taken up stands in its journal.
        beside_event::check_game(config.opening.mode, paths, &words)?;
    }
    check_face(&config)?;
    keep_to_this_machine(&config, &words, |name| env::var_os(name))?;
    let config = match is_last {
        true => name_resumed_game(config),
        false => name_unfinished_game(config, paths),
    };
    let config = with_name_of_talk_key(config, &words).with_braille_keys(terminal::tells_releases);
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
    at_the_table(opened, voice, line, paths)
}

/// Has it said which game is taken up, where nobody named it.
fn name_resumed_game(mut config: Config) -> Config {
    if let JournalPlace::Resume(path) | JournalPlace::ResumeInto { from: path, .. } = &config.journal {
        config.desk.is_last_game = true;
        config.desk.journal = path.display().to_string();
    }
    config
}

/// Has it said which game was left before its end, where another one begins in the usual folder without a word of it.
fn name_unfinished_game(mut config: Config, paths: &Paths) -> Config {
    let opening = &config.opening;
    let is_free_game = opening.mode == Mode::Free && opening.role != Role::Clock;
    if config.journal == JournalPlace::DataFolder && is_free_game {
        config.desk.unfinished = last_game::unfinished(paths);
    }
    config
}

/// What was agreed when a game was opened holds for it; options that say otherwise are named and not followed.
fn say_what_is_decided(line: &PlayOptions, words: &Words) {
    let role = line.role.map(|_| "--role");
    let decided: Vec<&str> = event_file::decided(line).chain(role).collect();
    if !decided.is_empty() {
        let message = Message::ResumeDecides {
            list: decided.join(", "),
        };
        say_on_stderr(&words.say(&message));
    }
}

/// Tells the desk how the voices are before the first line of a pipe: it is read at once, and what is missing would be said
/// after moves that nobody has heard.
fn hear_of_the_voices(opened: &mut Opened, voice: &mut WaitingVoice) {
    let desk = &opened.config.desk;
    let used = [(Device::RoomVoice, desk.room_voice), (Device::EarVoice, desk.ear_voice)];
    for (device, _) in used.into_iter().filter(|(_, is_used)| *is_used) {
        if let Some(health) = voice.health_of(device) {
            let at = opened.stopwatch.now();
            opened
                .first
                .extend(opened.desk.handle(at, Input::Health(device, health)));
        }
    }
}

/// Tells the desk how the screen reader is that was asked for, before anything else is said: where none answers, the first
/// sentence says whose voice it is.
fn hear_of_the_screen_reader(opened: &mut Opened, voice: &mut WaitingVoice) {
    if let Some(health) = voice.health_of(Device::ScreenReader) {
        let at = opened.stopwatch.now();
        let mut first = opened.desk.handle(at, Input::Health(Device::ScreenReader, health));
        first.append(&mut opened.first);
        opened.first = first;
    }
}

fn at_the_table(mut opened: Opened, mut voice: WaitingVoice, line: &PlayOptions, paths: &Paths) -> Result<(), Failure> {
    if opened.config.speech.voice == VoiceChoice::ScreenReader {
        hear_of_the_screen_reader(&mut opened, &mut voice);
    }
    if is_piped() && opened.config.speech.voice.is_heard() {
        hear_of_the_voices(&mut opened, &mut voice);
    }
    let power = battery::read(&paths.power);
    if power.is_some() {
        let at = opened.stopwatch.now();
        opened.first.extend(opened.desk.handle(at, Input::Power(power)));
    }
    let (config, words) = (opened.config, &opened.words);
    let (inbox, happenings) = inbox::open(opened.stopwatch);
    let storage = keep(opened.journal, paths.own_folders(), &inbox)?;
    let is_event = config.opening.mode == Mode::Event;
    // Every other command of this person knows of a game of an event, and what the secret of its arbiters opens.
    let event_notice = is_event.then(|| EventNotice::put_up(&paths.notices(), opened.arbiter_key));
    let event_watch = (!is_event).then(|| beside_event::watch("play", paths));
    let voice_input = open_voice_input(&config, words, &inbox, tape_beside(&config, &storage, &opened.records));
    let display = open_display(&config, &inbox);
    let _power_watch = power.and_then(|power| watch_the_power(power, paths, &inbox));
    watch_signals(&inbox).map_err(|it| io_failure::terminal(&it))?;
    let face = open_face(&config, words, &inbox)?;
    let mut speech = voice.talk_to(&inbox);
    let sound = absolute(&clips::folder_of(storage.path()));
    speech.play_from(sound.clone());
    let clip_recogniser = Some(ClipRecogniser {
        folder: sound,
        model: model_of(&config, words),
        scorer_model: config.scorer_model.clone(),
        words: config.opening.words.clone(),
        voices: Arc::clone(&words.voices),
        inbox: inbox.clone(),
    });
    let devices = Devices {
        face,
        speech,
        storage: Some(storage),
        stopwatch: opened.stopwatch,
        sleep_watch: SleepWatch::start(),
        awake: stay_awake(is_piped(), &config, words),
        room_voice: config.desk.room_voice,
        ear_voice: config.desk.ear_voice,
        ear_in_room: config.desk.ear_in_room,
        voice_input,
        clip_recogniser,
        display,
        event_notice,
        event_watch,
        place_file: None,
    };
    let Left {
        devices,
        begins_another,
    } = run::run(opened.desk, devices, opened.first, &happenings);
    let Devices {
        face,
        speech,
        storage,
        voice_input,
        display,
        event_watch,
        ..
    } = devices;
    let voice_input = voice_input.map(|voice_input| thread::spawn(move || voice_input.close()));
    let display = display.map(|display| thread::spawn(move || display.close()));
    let close = || {
        speech.close();
        // All of them may take their time.
        for closing in [voice_input, display].into_iter().flatten() {
            let _ = closing.join();
        }
    };
    let Some(storage) = storage else {
        close();
        return Ok(());
    };
    let (path, before) = (storage.path().to_owned(), storage.before().to_vec());
    let saved = storage.close();
    bring_sound_along(before.first(), &path);
    // A script named the journal itself, and needs no word but where it is another one by now.
    let is_told = saved.is_ok() && (!is_piped() || !before.is_empty());
    let last = match is_told {
        true => farewell(&path, &before, line, paths)
            .iter()
            .map(|it| words.say(it))
            .collect(),
        false => Vec::new(),
    };
    face.close(&last.join("\n"));
    close();
    saved.map_err(|source| not_saved(&path, &source))?;
    beside_event::left_for_it(event_watch.as_ref())?;
    match begins_another {
        true => Err(go_on::begin_another()),
        false => Ok(()),
    }
}

/// Says that the game was left, and lines of its journal could not be written.
fn not_saved(journal: &Path, source: &io::Error) -> Failure {
    let told = Message::NotSaved {
        path: journal.display().to_string(),
        why: cause::of_io(source).into(),
    };
    Failure::device(told).because(source)
}

/// Lets the sound of a game lie beside the journal that it was continued in.
fn bring_sound_along(first: Option<&PathBuf>, journal: &Path) {
    let (Some(first), Ok(read)) = (first, read(journal)) else {
        return;
    };
    clips::bring_along(&read.records, &clips::folder_of(first), &clips::folder_of(journal));
}

/// Returns what is said last: where the game is kept and was kept `before`, and how it goes on or is written as PGN. Nothing
/// is said of a game that has not begun.
fn farewell(journal: &Path, before: &[PathBuf], line: &PlayOptions, paths: &Paths) -> Vec<Message> {
    let whole = absolute(journal);
    let game = read_on(&*paths.disk, journal)
        .ok()
        .and_then(|it| Game::replay(&it.records).ok());
    let path = whole.display().to_string();
    let is_a_clock = game.as_ref().is_some_and(Game::is_a_clock);
    let kept = if before.is_empty() && is_a_clock {
        Message::GoodbyeClock { path }
    } else if before.is_empty() {
        Message::Goodbye { path }
    } else {
        let before = before.iter().map(|it| absolute(it).display().to_string());
        let before = before.collect::<Vec<_>>().join(", ");
        Message::GoodbyeContinued { path, before }
    };
    match game {
        Some(game) if game.is_over() && whole.parent() == Some(&absolute(&paths.journals)) => {
            let command = go_on::games_command();
            vec![kept, Message::ExportInGames { command }]
        }
        Some(game) if game.is_over() => {
            let how = go_on::export_command(&whole);
            vec![kept, Message::ExportWith { command: how }]
        }
        Some(game) if game.mode() == Mode::Free && !game.has_begun() && before.is_empty() => Vec::new(),
        Some(_) | None => {
            let how = match last_game::is_last(journal, paths, is_a_clock) {
                true => go_on::command_for_the_last(line, is_a_clock),
                false => go_on::command(&whole, line, is_a_clock),
            };
            vec![kept, Message::GoOnWith { command: how }]
        }
    }
}

/// Returns where the sound of a game is kept, if it is: in the folder beside its journal.
fn tape_beside(config: &Config, storage: &Storage, records: &[Recorded]) -> Option<TapeOrder> {
    config.desk.taping.keeps().then(|| TapeOrder {
        folder: absolute(&clips::folder_of(storage.path())),
        cut: Cut::AtEntries,
        known: clips::clips_of(records).map(|it| it.file.clone()).collect(),
        // The desk says whether it may be heard.
        hears: TapeHears::NothingNow,
    })
}

fn keep(journal: Journal, folders: Vec<PathBuf>, inbox: &Inbox) -> Result<Storage, Failure> {
    let path = journal.path().to_owned();
    let inbox = inbox.clone();
    Storage::keep(journal, folders, move |health| inbox.leave_health(health))
        .map_err(|source| io_failure::unwritable(&path, &source))
}

/// Looks from time to time what the machine lives on. Whoever cannot be told plays without.
fn watch_the_power(power: Power, paths: &Paths, inbox: &Inbox) -> Option<PowerWatch> {
    let inbox = inbox.clone();
    let report = move |found| _ = inbox.put(Happening::Power(found));
    let watch = PowerWatch::begin(paths.power.clone(), battery::LOOK_EVERY, Some(power), report);
    watch
        .inspect_err(|error| tracing::warn!(%error, "nobody looks at the battery"))
        .ok()
}

/// Keeps the machine awake where a person plays; a script keeps it awake only if a clock is used.
fn stay_awake(is_piped: bool, config: &Config, words: &Words) -> Awake {
    if is_piped && config.opening.clock == ClockKind::None {
        return Awake::default();
    }
    Awake::kept(words.say(&Message::StaysAwake))
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_no_folder| path.to_owned())
}

#[cfg(test)]
mod tests;

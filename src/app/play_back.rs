//! `ansage play FILE`: the sound of a game, walked by ear.

use std::path::Path;
use std::sync::Arc;

use super::cli::PlayTask;
use super::config::{self, Surroundings};
use super::options::{Listen, PlayOptions};
use super::paths::Paths;
use super::play::{check_face, is_piped, open_face, watch_signals};
use super::seat::Seat;
use super::stopwatch::{Stopwatch, WallClock};
use super::trouble::Trouble;
use super::voice::WaitingVoice;
use super::words::Words;
use super::{Failure, run};
use crate::desk::{DeskSettings, Device, Playback, Taping};
use crate::devices::recording::clips;
use crate::devices::storage::read;
use crate::game::{Event, Opening, Role};

/// Plays the sound of a journal.
pub(super) fn play_back(journal: &Path, task: &PlayTask, paths: &Paths) -> Result<(), Failure> {
    let options = &task.play;
    let settings = config::read_settings(options.settings.as_deref(), &paths.settings)
        .map_err(Failure::told_in(options.reports.clone()))?;
    let play = PlayOptions {
        role: Some(Role::Recorder),
        listen: Some(Listen::Off),
        plain: options.plain,
        ..options.clone().of_a_listener().over(settings.of_a_listener())
    };
    let reports = play.reports.clone();
    walk(journal, task.at.as_deref(), play).map_err(Failure::told_in(reports))
}

fn walk(path: &Path, at: Option<&str>, play: PlayOptions) -> Result<(), Trouble> {
    let words = Words::read(play.voices.as_deref(), play.reports.as_deref())?;
    let journal = read(path)?;
    let opening = match journal.records.first().map(|it| &it.event) {
        Some(Event::Opened(opening)) => Opening::clone(opening),
        _ => return Err(Trouble::no_game(path, &journal)),
    };
    let wall = WallClock::now();
    let surroundings = Surroundings {
        is_piped: is_piped(),
        reports: vec![words.reports.clone()],
        locale: config::locale(),
        date: wall.date(),
        opened: wall.date_and_time(),
    };
    let asked = [(Device::EarVoice, play.ear_device.clone())];
    // What holds of who hears what in that game holds here too.
    let config = config::resolve(play, &surroundings)?.of_game(opening);
    check_face(&config)?;
    let settings = DeskSettings {
        room_voice: false,
        taping: Taping::Off,
        face: String::new(),
        ..config.desk.clone()
    };
    let (playback, first) = Playback::open(&journal.records, settings, Arc::clone(&words.voices), at)
        .map_err(|error| Trouble::replaying(error, path.to_owned()))?;
    let voice = WaitingVoice::open(&config, &words.voices).with_devices(&asked)?;
    let stopwatch = Stopwatch::start();
    let (inbox, happenings) = run::inbox(stopwatch);
    watch_signals(&inbox).map_err(Trouble::Terminal)?;
    let mut speech = voice.talk_to(&inbox);
    let folder = clips::folder_of(path);
    speech.play_from(std::path::absolute(&folder).unwrap_or(folder));
    let seat = Seat {
        desk: Box::new(playback),
        face: open_face(&config, &words, &inbox)?,
        speech,
        ear_voice: config.desk.ear_voice,
        ear_in_room: config.desk.ear_in_room,
        ears: None,
    };
    seat.run(stopwatch, first, &happenings);
    Ok(())
}

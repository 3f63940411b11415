//! `ansage tutorial`: the program is learned at a table like that of a game, and nothing is recorded.

use std::sync::Arc;

use crate::app::beside_event;
use crate::app::cli::TutorialOptions;
use crate::app::failure::{Failure, desk_failure, io_failure};
use crate::app::settings::config;
use crate::app::settings::config::read_settings;
use crate::app::settings::paths::Paths;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::awake::Awake;
use crate::app::table::devices::Devices;
use crate::app::table::face::{check_face, is_piped, open_face};
use crate::app::table::inbox;
use crate::app::table::place_file::PlaceFile;
use crate::app::table::run;
use crate::app::table::senses::{open_display, open_voice_input, with_name_of_talk_key};
use crate::app::table::signals::watch_signals;
use crate::app::table::stopwatch::{SleepWatch, Stopwatch};
use crate::app::table::voice::WaitingVoice;
use ansage_core::desk::{Device, Tutorial, TutorialSettings};
use ansage_devices::terminal;
use ansage_os::language::locale;

/// Teaches until all was learned, or it is left.
pub(in crate::app) fn teach(options: &TutorialOptions, paths: &Paths) -> Result<(), Failure> {
    let settings = read_settings(options.ear.settings.as_deref(), &paths.settings)?;
    let play = options.over(settings);
    let words = Words::read(play.voices.as_deref(), play.reports.as_deref())?;
    let surroundings = Surroundings {
        is_piped: is_piped(),
        reports: vec![words.reports.clone()],
        locale: locale(),
        ..Surroundings::default()
    };
    let asked = [
        (Device::RoomVoice, config::room_device(&play)),
        (Device::EarVoice, play.ear_device.clone()),
    ];
    let config = with_name_of_talk_key(config::resolve(play, &surroundings)?, &words);
    let config = config.with_braille_keys(terminal::tells_releases);
    check_face(&config)?;
    let learner = options.learner.unwrap_or_default();
    let place_file = PlaceFile::at(&paths.tutorial);
    let settings = TutorialSettings {
        learner,
        opening: config.opening.clone(),
        desk: config.desk.clone(),
        goes_on: (!options.from_start).then(|| place_file.lesson_of(learner)).flatten(),
    };
    let (tutorial, first) = Tutorial::open(settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let voice = WaitingVoice::open(&config, &words.voices).with_devices(&asked)?;
    let stopwatch = Stopwatch::start();
    let (inbox, happenings) = inbox::open(stopwatch);
    let voice_input = open_voice_input(&config, &words, &inbox, None);
    let display = open_display(&config, &inbox);
    watch_signals(&inbox).map_err(|it| io_failure::terminal(&it))?;
    let devices = Devices {
        face: open_face(&config, &words, &inbox)?,
        speech: voice.talk_to(&inbox),
        storage: None,
        stopwatch,
        sleep_watch: SleepWatch::start(),
        awake: Awake::default(),
        room_voice: config.desk.room_voice,
        ear_voice: config.desk.ear_voice,
        ear_in_room: config.desk.ear_in_room,
        voice_input,
        clip_recogniser: None,
        display,
        event_notice: None,
        event_watch: Some(beside_event::watch("tutorial", paths)),
        place_file: Some(place_file),
    };
    let Devices {
        face,
        speech,
        voice_input,
        display,
        event_watch,
        ..
    } = run::run(Box::new(tutorial), devices, first, &happenings).devices;
    face.close("");
    speech.close();
    if let Some(voice_input) = voice_input {
        voice_input.close();
    }
    if let Some(display) = display {
        display.close();
    }
    beside_event::left_for_it(event_watch.as_ref())
}

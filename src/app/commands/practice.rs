//! `listen` without a recording: somebody tries out how they are heard, and nothing is played.

use std::sync::Arc;

use crate::app::beside_event;
use crate::app::cli::ListenOptions;
use crate::app::failure::{Failure, desk_failure, io_failure};
use crate::app::settings::config;
use crate::app::settings::config::read_settings;
use crate::app::settings::options::{Listen, PlayOptions};
use crate::app::settings::paths::Paths;
use crate::app::settings::start_position::position;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::face::{check_face, is_piped, open_face};
use crate::app::table::inbox;
use crate::app::table::seat::Seat;
use crate::app::table::senses::{open_voice_input, with_name_of_talk_key};
use crate::app::table::signals::watch_signals;
use crate::app::table::stopwatch::Stopwatch;
use crate::app::table::voice::WaitingVoice;
use ansage_core::desk::{Device, Practice, PracticeSettings};
use ansage_core::game::Position;
use ansage_core::language::Sight;
use ansage_os::language::locale;

/// Listens until the person has had enough.
pub(super) fn practise(options: &ListenOptions, paths: &Paths) -> Result<(), Failure> {
    let settings = read_settings(options.settings.as_deref(), &paths.settings)?;
    let play = options.over(settings);
    let words = Words::read(play.voices.as_deref(), play.reports.as_deref())?;
    let position = match &options.fen {
        Some(fen) => position(fen)?,
        None => Position::start(),
    };
    let surroundings = Surroundings {
        is_piped: is_piped(),
        reports: vec![words.reports.clone()],
        locale: locale(),
        ..Surroundings::default()
    };
    let asked = [(Device::EarVoice, play.ear_device.clone())];
    let config = with_name_of_talk_key(config::resolve(play, &surroundings)?, &words);
    check_face(&config)?;
    let settings = PracticeSettings {
        words: config.opening.words.clone(),
        reports: words.reports.clone(),
        position,
        sight: if options.event { Sight::Movement } else { Sight::Legal },
        ear_voice: config.desk.ear_voice,
        ear_in_room: config.desk.ear_in_room,
        listen: config.desk.listen.clone(),
    };
    let (practice, first) = Practice::open(settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let voice = WaitingVoice::open(&config, &words.voices).with_devices(&asked)?;
    let stopwatch = Stopwatch::start();
    let (inbox, happenings) = inbox::open(stopwatch);
    watch_signals(&inbox).map_err(|it| io_failure::terminal(&it))?;
    let seat = Seat {
        desk: Box::new(practice),
        face: open_face(&config, &words, &inbox)?,
        speech: voice.talk_to(&inbox),
        ear_voice: config.desk.ear_voice,
        ear_in_room: config.desk.ear_in_room,
        voice_input: open_voice_input(&config, &words, &inbox, None),
        event_watch: beside_event::watch("listen", paths),
    };
    seat.run(stopwatch, first, &happenings)
}

impl ListenOptions {
    /// Returns the same as options of somebody who only speaks; whatever else the settings say of a game does not count.
    fn over(&self, settings: PlayOptions) -> PlayOptions {
        let usual = match settings.listen {
            Some(Listen::Open) => Listen::Open,
            // Nothing else is done here than to listen.
            Some(Listen::Key | Listen::Off) | None => Listen::Key,
        };
        let chosen = PlayOptions {
            words: Some(self.words.clone()),
            reports: self.reporting.reports.clone(),
            voices: self.reporting.voices.clone(),
            microphone: self.microphone.clone(),
            talk_key: self.talk_key,
            listen: Some(self.listen.unwrap_or(usual)),
            model: self.model.clone(),
            scorer_model: self.scorer_model.clone(),
            voice: self.voice.clone(),
            ..PlayOptions::default()
        };
        chosen.over(settings.of_a_speaker())
    }
}

//! `brief opponent --rehearse`: the handshake, tried out in three minutes.

use std::sync::Arc;

use crate::app::beside_event;
use crate::app::cli::BriefOptions;
use crate::app::failure::{Failure, desk_failure, io_failure};
use crate::app::settings::config;
use crate::app::settings::config::{Config, read_settings};
use crate::app::settings::options::PlayOptions;
use crate::app::settings::paths::Paths;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::{Words, lexicon};
use crate::app::table::face::{check_face, is_piped, open_face};
use crate::app::table::inbox;
use crate::app::table::seat::Seat;
use crate::app::table::senses::{open_voice_input, with_name_of_talk_key};
use crate::app::table::signals::watch_signals;
use crate::app::table::stopwatch::Stopwatch;
use crate::app::table::voice::WaitingVoice;
use ansage_core::desk::{Device, Listening, PrivateVoiceInputSettings, Rehearsal, RehearsalSettings};
use ansage_core::language::{Letters, Vocabulary};
use ansage_os::language::locale;

/// Rehearses until it is done, or left.
pub(super) fn rehearse(options: &BriefOptions, announced: &str, words: &Words, paths: &Paths) -> Result<(), Failure> {
    let settings = read_settings(options.settings.as_deref(), &paths.settings)?;
    let play = options.over(announced, settings);
    let surroundings = Surroundings {
        is_piped: is_piped(),
        reports: vec![words.reports.clone()],
        locale: locale(),
        ..Surroundings::default()
    };
    let asked = [(Device::EarVoice, play.ear_device.clone())];
    let config = with_name_of_talk_key(config::resolve(play, &surroundings)?, words);
    check_face(&config)?;
    let settings = RehearsalSettings {
        words: announced.to_owned(),
        reports: words.reports.clone(),
        letters: config
            .opening
            .letters
            .iter()
            .filter_map(|it| Letters::named(it))
            .collect(),
        ear_voice: config.desk.ear_voice,
        listen: listening(&config, announced, words)?,
    };
    let (rehearsal, first) = Rehearsal::open(settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let voice = WaitingVoice::open(&config, &words.voices).with_devices(&asked)?;
    let stopwatch = Stopwatch::start();
    let (inbox, happenings) = inbox::open(stopwatch);
    watch_signals(&inbox).map_err(|it| io_failure::terminal(&it))?;
    let seat = Seat {
        desk: Box::new(rehearsal),
        face: open_face(&config, words, &inbox)?,
        speech: voice.talk_to(&inbox),
        ear_voice: config.desk.ear_voice,
        ear_in_room: config.desk.ear_in_room,
        voice_input: open_voice_input(&config, words, &inbox, None),
        event_watch: beside_event::watch("brief", paths),
    };
    seat.run(stopwatch, first, &happenings)
}

/// Returns how the opponent is listened to; nothing where moves are typed.
fn listening(config: &Config, announced: &str, words: &Words) -> Result<Option<PrivateVoiceInputSettings>, Failure> {
    if config.desk.listen.listening == Listening::Off {
        return Ok(None);
    }
    let lexicon = lexicon(words, announced)?;
    let understood = [Some(lexicon), words.voices.lexicon(USUAL_WORDS)];
    Ok(Some(PrivateVoiceInputSettings {
        lexicon: lexicon.clone(),
        vocabulary: Vocabulary::of(understood.into_iter().flatten()),
        listen: config.desk.listen.clone(),
        ear_in_room: config.desk.ear_in_room,
    }))
}

impl BriefOptions {
    /// Returns the same as options of somebody who is told things and answers; what the settings say of a game does not count.
    fn over(&self, announced: &str, settings: PlayOptions) -> PlayOptions {
        let chosen = PlayOptions {
            words: Some(announced.to_owned()),
            reports: self.reporting.reports.clone(),
            voices: self.reporting.voices.clone(),
            listen: self.listen,
            voice: self.voice.clone(),
            ..PlayOptions::default()
        };
        chosen.over(settings.of_a_speaker())
    }
}

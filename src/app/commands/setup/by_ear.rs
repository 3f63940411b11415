//! The voice in which the questions are asked, and those that are tried.

use std::sync::Arc;

use crate::app::cli::EarOptions;
use crate::app::commands::ear::OpenEar;
use crate::app::failure::{Failure, cause};
use crate::app::printing::say_on_stderr;
use crate::app::settings::config;
use crate::app::settings::options::{EarBy, PlayOptions, WordsPerMinute};
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::face::is_piped;
use crate::app::table::lines::input_of;
use ansage_core::desk::{Device, Input, TriedVoice};
use ansage_core::language::Message;
use ansage_devices::speech::Speech;
use ansage_wire::Health;

/// Opens one voice after the other.
pub(super) struct Voice<'a> {
    heard: &'a EarOptions,
    settings: &'a PlayOptions,
    words: &'a Words,
    put: Arc<dyn Fn(Input) -> bool + Send + Sync>,
}

impl<'a> Voice<'a> {
    /// Hands what a voice tells to `put`.
    pub(super) fn new(
        heard: &'a EarOptions,
        settings: &'a PlayOptions,
        words: &'a Words,
        put: impl Fn(Input) -> bool + Send + Sync + 'static,
    ) -> Self {
        Self {
            heard,
            settings,
            words,
            put: Arc::new(put),
        }
    }

    /// Returns true where nothing is said aloud: in a pipe that asks for no voice.
    fn is_mute(&self) -> bool {
        is_piped() && self.heard.voice.is_none()
    }

    /// Opens the voice of the command line and the settings; where that cannot be, it is said once and all is text.
    pub(super) fn open_first(&mut self) -> Option<Speech> {
        if self.is_mute() {
            return None;
        }
        let play = self.heard.options().over(self.settings.clone().of_a_listener());
        if play.ear == Some(EarBy::Text) {
            return None;
        }
        match OpenEar::open(play, self.heard.ear_device.as_deref(), self.words) {
            Ok(ear) => ear.map(|it| self.talk_to(it)),
            Err(failure) => {
                say_on_stderr(&self.words.say(failure.message()));
                None
            }
        }
    }

    /// Opens a voice that was chosen; `None` where nothing is to be heard.
    ///
    /// # Errors
    ///
    /// Returns why it cannot be heard, or why a game would refuse it.
    pub(super) fn open(&mut self, tried: &TriedVoice) -> Result<Option<Speech>, Failure> {
        if ["text", "none"].contains(&tried.voice.as_str()) {
            return Ok(None);
        }
        let chosen = PlayOptions {
            voice: Some(tried.voice.clone()),
            ear: Some(EarBy::Speak),
            ear_rate: Some(WordsPerMinute(tried.rate)),
            ..PlayOptions::default()
        };
        let settings = PlayOptions {
            ear_voice: None,
            ..self.settings.clone()
        };
        self.would_be_refused(chosen.clone().over(PlayOptions {
            room: settings.room.clone(),
            room_voice: settings.room_voice,
            ear_device: settings.ear_device.clone(),
            ..PlayOptions::default()
        }))?;
        if self.is_mute() {
            return Ok(None);
        }
        let play = chosen.over(self.heard.options()).over(settings.of_a_listener());
        let Some(mut ear) = OpenEar::open(play, None, self.words)? else {
            return Ok(None);
        };
        let device = match tried.voice.as_str() {
            "own" => Some(Device::OwnVoice),
            "system" => Some(Device::SystemVoice),
            "screen-reader" => Some(Device::ScreenReader),
            "auto" | "builtin" => Some(Device::EarVoice),
            _ => None,
        };
        match device.and_then(|it| ear.voice.health_of(it)) {
            Some(Health::Missing { why } | Health::Lost { why, .. }) => {
                ear.voice.hand_on(|_told| false).close();
                let told = Message::DeviceUnusable {
                    device: tried.voice.clone(),
                    why: cause::of_device(&why).into(),
                };
                Err(Failure::device(told).because(why))
            }
            Some(Health::Ready { .. }) | None => Ok(Some(self.talk_to(ear))),
        }
    }

    /// Refuses what a game would refuse that is opened with these settings.
    fn would_be_refused(&self, options: PlayOptions) -> Result<(), Failure> {
        let surroundings = Surroundings {
            reports: vec![self.words.reports.clone()],
            ..Surroundings::default()
        };
        config::resolve(options, &surroundings).map(drop)
    }

    fn talk_to(&self, ear: OpenEar) -> Speech {
        let put = Arc::clone(&self.put);
        ear.voice.hand_on(move |it| input_of(it).is_none_or(|it| put(it)))
    }
}

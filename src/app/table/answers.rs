//! How somebody is listened to who answers questions and plays no game.

use std::io::{IsTerminal as _, stderr, stdin};
use std::path::Path;

use super::senses::with_name_of_talk_key;
use crate::app::failure::Failure;
use crate::app::settings::config;
use crate::app::settings::config::Config;
use crate::app::settings::options::{Listen, PlayOptions};
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::Words;
use ansage_core::desk::{Listening, PrivateVoiceInputSettings};
use ansage_core::language::{Lexicon, Vocabulary};
use ansage_os::language::locale;

/// The microphone, the talk key and the words of somebody who answers aloud.
#[derive(Clone, Debug)]
pub(in crate::app) struct AnswersAloud {
    /// As for a game of which only that counts.
    pub(in crate::app) config: Config,
    lexicon: Lexicon,
    /// True if the microphone hears what is said in the Ear.
    ear_in_room: bool,
}

impl AnswersAloud {
    /// Returns how answers are listened to, as the command line says over the settings; `None` if they are not. The settings
    /// count at a terminal alone: a script that is listened to says so.
    ///
    /// # Errors
    ///
    /// Refuses what a game would refuse.
    pub(in crate::app) fn of(
        chosen: PlayOptions,
        settings: &PlayOptions,
        lexicon: &Lexicon,
        words: &Words,
    ) -> Result<Option<Self>, Failure> {
        let is_piped = !is_at_the_keys();
        let listen = chosen.listen.or(settings.listen.filter(|_| !is_piped));
        let play = chosen.over(PlayOptions {
            microphone: settings.microphone.clone(),
            talk_key: settings.talk_key,
            model: settings.model.clone(),
            scorer_model: settings.scorer_model.clone(),
            ..PlayOptions::default()
        });
        let play = PlayOptions {
            words: Some(lexicon.tag().to_owned()),
            listen: Some(listen.unwrap_or(Listen::Off)),
            ..play
        };
        let surroundings = Surroundings {
            is_piped,
            reports: vec![words.reports.clone()],
            locale: locale(),
            ..Surroundings::default()
        };
        let config = config::resolve(play, &surroundings)?;
        if config.desk.listen.listening == Listening::Off {
            return Ok(None);
        }
        Ok(Some(Self {
            config: with_name_of_talk_key(config, words),
            lexicon: lexicon.clone(),
            ear_in_room: false,
        }))
    }

    /// Returns how answers are listened to where nothing else of the settings counts: whoever asks for nothing is not told
    /// that they cannot be read.
    ///
    /// # Errors
    ///
    /// Refuses what a game would refuse, and settings that cannot be read where the command line asks to be listened to.
    pub(in crate::app) fn alone(
        chosen: PlayOptions,
        settings: &Path,
        lexicon: &Lexicon,
        words: &Words,
    ) -> Result<Option<Self>, Failure> {
        let settings = config::read_settings_for(chosen.listen.is_some(), settings)?;
        Self::of(chosen, &settings, lexicon, words)
    }

    /// Returns the same where the microphone hears what is said in the Ear, if it does.
    #[must_use]
    pub(in crate::app) fn with_ear_in_room(mut self, ear_in_room: bool) -> Self {
        self.ear_in_room = ear_in_room;
        self
    }

    /// Returns true if the microphone hears what is said in the Ear.
    pub(in crate::app) fn ear_in_room(&self) -> bool {
        self.ear_in_room
    }

    /// Returns the same as a conversation takes it.
    pub(in crate::app) fn settings(&self, words: &Words) -> PrivateVoiceInputSettings {
        let understood = [Some(&self.lexicon), words.voices.lexicon(USUAL_WORDS)];
        PrivateVoiceInputSettings {
            lexicon: self.lexicon.clone(),
            vocabulary: Vocabulary::of(understood.into_iter().flatten()),
            listen: self.config.desk.listen.clone(),
            ear_in_room: self.ear_in_room,
        }
    }
}

/// Returns true where keys can be heard one by one, and questions stand before the eyes of who presses them.
fn is_at_the_keys() -> bool {
    stdin().is_terminal() && stderr().is_terminal()
}

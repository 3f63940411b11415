//! The built-in voice: espeak-ng with a voice for each language.

use std::collections::HashMap;

use ansage_protocol::serve::Reporter;
use ansage_wire::Segment;
use ansage_wire::speech::{FromSpeaker, Manner};

use crate::espeak::{Espeak, EspeakError};
use crate::synthesis::{Sound, SynthesisError, Synthesizer, Take};
use crate::system_voices::EspeakPlace;
use crate::text;

/// Reads what no voice can.
const FALLBACK_VOICE: &str = "en-gb";

pub(crate) struct Builtin {
    espeak: Espeak,
    reporter: Reporter<FromSpeaker>,
    /// The voice of each language that was asked for.
    voices: HashMap<String, String>,
}

impl Builtin {
    /// Opens the library in the first place where it is.
    pub(crate) fn open(places: &[EspeakPlace], reporter: Reporter<FromSpeaker>) -> Result<Self, EspeakError> {
        Ok(Self {
            espeak: Espeak::open_first(places)?,
            reporter,
            voices: HashMap::new(),
        })
    }

    /// Makes the voice of a language ready, so that its first words come as fast as the rest.
    pub(crate) fn choose_voice(&mut self, language: &str) {
        if let Some(voice) = self.voices.get(language) {
            self.espeak.set_voice(voice);
            return;
        }
        let mut names = text::voices(language).into_iter();
        let found = names.find(|name| self.espeak.set_voice(name));
        let voice = found.unwrap_or_else(|| {
            // Should even this voice be missing, the one before reads on.
            self.espeak.set_voice(FALLBACK_VOICE);
            self.reporter.tell(FromSpeaker::Substituted {
                language: language.to_owned(),
                voice: FALLBACK_VOICE.to_owned(),
            });
            FALLBACK_VOICE.to_owned()
        });
        self.voices.insert(language.to_owned(), voice);
    }
}

impl Synthesizer for Builtin {
    fn speak(&mut self, segment: &Segment, manner: Manner, take: Take<'_>) -> Result<(), SynthesisError> {
        let Some(text) = text::markup(segment) else {
            return Ok(());
        };
        self.choose_voice(&segment.language);
        let rate = self.espeak.sample_rate();
        self.espeak.speak(&text, manner.rate(), manner.pitch(), &mut |samples| {
            take(Sound { rate, samples })
        });
        Ok(())
    }
}

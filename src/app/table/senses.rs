//! Voice input and Braille display, opened in the background as the settings want them.

use std::path::PathBuf;
use std::sync::Arc;

use super::display;
use super::inbox::{Happening, Inbox};
use super::voice_input::{VoiceInput, VoiceInputEvent, VoiceInputSettings};
use crate::app::recogniser::{find_model, scorer};
use crate::app::settings::config::Config;
use crate::app::settings::face::FaceChoice;
use crate::app::settings::words::Words;
use ansage_core::desk::Listening;
use ansage_core::language::{Lexicon, Message};
use ansage_devices::braille::Display;
use ansage_devices::recording;
use ansage_wire::recording::TapeOrder;

/// Tells the desk what the talk key is called.
pub(in crate::app) fn with_name_of_talk_key(mut config: Config, words: &Words) -> Config {
    if let Some(key) = config.typing.talk_key.filter(|_| config.face != FaceChoice::Pipe) {
        let name = Message::KeyName { key: key.to_string() };
        config.desk.listen.talk_key = words.say(&name);
    }
    config
}

/// Opens the voice input in the background, if anybody is to be listened to.
pub(in crate::app) fn open_voice_input(
    config: &Config,
    words: &Words,
    inbox: &Inbox,
    tape: Option<TapeOrder>,
) -> Option<VoiceInput> {
    let inbox = inbox.clone();
    listen_to(config, words, tape, move |it| inbox.put(Happening::VoiceInput(it)))
}

/// Opens the voice input in the background, if anybody is to be listened to; `put` returns false when nobody waits any more.
pub(in crate::app) fn listen_to(
    config: &Config,
    words: &Words,
    tape: Option<TapeOrder>,
    put: impl Fn(VoiceInputEvent) -> bool + Send + 'static,
) -> Option<VoiceInput> {
    let microphone = config.microphone.as_ref()?;
    let source = recording::source(microphone.as_deref());
    let listens = config.desk.listen.listening != Listening::Off;
    let settings = VoiceInputSettings {
        tape,
        nets: if listens { nets_of(config, words) } else { Vec::new() },
        ..VoiceInputSettings::new(source, listens.then(|| model_of(config, words)), &config.opening.words)
    };
    Some(VoiceInput::open(settings, Arc::clone(&words.voices), put))
}

/// Returns the recogniser that was named, else that of the language of the moves.
pub(in crate::app) fn model_of(config: &Config, words: &Words) -> PathBuf {
    (config.model.clone()).unwrap_or_else(|| find_model(language_of(config, words)))
}

/// Returns the net of the scorer that was named, else those of the language of the moves.
fn nets_of(config: &Config, words: &Words) -> Vec<PathBuf> {
    scorer::nets_of(config.scorer_model.as_deref(), language_of(config, words))
}

fn language_of<'a>(config: &Config, words: &'a Words) -> &'a str {
    let lexicon = words.voices.lexicon(&config.opening.words);
    lexicon.map(Lexicon::language).unwrap_or_default()
}

/// Looks for a Braille display in the background, if one was asked for.
pub(in crate::app) fn open_display(config: &Config, inbox: &Inbox) -> Option<Display> {
    let settings = config.braille.clone()?;
    let inbox = inbox.clone();
    Some(display::open(settings, move |it| inbox.put(Happening::Braille(it))))
}

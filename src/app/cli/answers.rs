//! How somebody answers aloud who is asked.

use clap::Args;

use crate::app::settings::options::{Listen, PlayOptions, TalkKeyName, one_of};

/// The options of those tasks whose questions may be answered aloud.
#[derive(Args, Clone, Debug)]
pub struct AnswersOptions {
    /// When answers are listened to [default: that of the settings at a terminal, else off]
    #[arg(long, value_parser = one_of::<Listen>(&["off", "key", "open"]))]
    pub listen: Option<Listen>,
    /// The microphone, or a WAV file in its place
    #[arg(long, value_name = "DEVICE|FILE.wav")]
    pub microphone: Option<String>,
    /// The key with which one talks [default: space]
    #[arg(long, value_name = "space|insert|f1-f12")]
    pub talk_key: Option<TalkKeyName>,
}

impl AnswersOptions {
    /// Returns the same as options of a game.
    pub fn options(&self) -> PlayOptions {
        PlayOptions {
            listen: self.listen,
            microphone: self.microphone.clone(),
            talk_key: self.talk_key,
            ..PlayOptions::default()
        }
    }
}

//! A person who speaks into a microphone: a German voice of espeak-ng, played into a null sink whose monitor is the
//! microphone.

use std::path::{Path, PathBuf};

use super::program::{Home, text};
use super::recording::{Recording, is_everything_there};
use super::sound_server::{SoundServer, instrument};

/// The sink people speak into.
pub(crate) const SINK: &str = "vmic";
/// The microphone that hears it.
pub(crate) const MICROPHONE: &str = "pulseaudio:vmic.monitor";

/// Returns a server with a sink to speak into; `None` where something is missing.
pub(crate) fn server() -> Option<SoundServer> {
    if !is_everything_there() {
        return None;
    }
    let server = SoundServer::start()?;
    server.add_sink(SINK);
    Some(server)
}

/// Somebody who speaks.
pub(crate) struct Mouth<'a> {
    server: &'a SoundServer,
    home: Home,
}

impl<'a> Mouth<'a> {
    pub(crate) fn at(server: &'a SoundServer) -> Self {
        Self {
            server,
            home: Home::new(),
        }
    }

    /// Speaks, and returns when the last of it has been played.
    #[track_caller]
    pub(crate) fn says(&self, words: &str) {
        self.plays(&Recording::spoken(words));
    }

    /// Plays a sound to its end.
    #[track_caller]
    pub(crate) fn plays(&self, sound: &Recording) {
        self.play(&sound.laid_in(&self.home, "spoken.wav"));
    }

    /// Lays down a sound that is played more than once.
    pub(crate) fn learns(&self, name: &str, sound: &Recording) -> PathBuf {
        sound.laid_in(&self.home, name)
    }

    #[track_caller]
    pub(crate) fn play(&self, wav: &Path) {
        let played = instrument("paplay")
            // So much is handed over ahead: with less a busy machine makes a speaker stammer, and nobody could tell what they
            // said.
            .args(["--device", SINK, "--latency-msec=200", text(wav)])
            .envs(self.server.environment())
            .status()
            .unwrap();
        assert!(played.success(), "paplay {}", wav.display());
    }
}

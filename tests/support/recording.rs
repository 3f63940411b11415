//! Recordings made of synthetic speech, silence and noise: 16 kHz, one channel.

use std::path::{Path, PathBuf};
use std::process::Command;

use ansage_wire::RATE;

use super::program::{Home, text};

/// False, with the reason printed, where espeak-ng or sox is not installed; there CI fails.
pub(crate) fn is_everything_there() -> bool {
    let missing = ["espeak-ng", "sox"]
        .into_iter()
        .find(|it| Command::new(it).arg("--version").output().is_err());
    if let Some(missing) = missing {
        assert!(std::env::var_os("CI").is_none(), "CI needs {missing}");
        println!("skipped: {missing} is not installed");
    }
    missing.is_none()
}

/// Some sound.
#[derive(Clone)]
pub(crate) struct Recording(Vec<i16>);

impl Recording {
    pub(crate) fn of(samples: Vec<i16>) -> Self {
        Self(samples)
    }

    pub(crate) fn silence(seconds: f64) -> Self {
        Self(vec![0; (seconds * f64::from(RATE)) as usize])
    }

    /// Has words said by the German voice of espeak-ng, as it speaks by itself.
    pub(crate) fn spoken(words: &str) -> Self {
        Self::spoken_by("de", words)
    }

    /// Has words said by another of its voices.
    pub(crate) fn spoken_by(voice: &str, words: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let spoken = folder.path().join("spoken.wav");
        run(Command::new("espeak-ng").args(["-v", voice, "-w", text(&spoken), words]));
        Self::by_sox(&[text(&spoken)], &[])
    }

    /// Reads a sound file of any kind that sox knows.
    pub(crate) fn read(path: &Path) -> Self {
        Self::by_sox(&[text(path)], &[])
    }

    pub(crate) fn made_by_sox(effects: &[&str]) -> Self {
        Self::by_sox(&["-r", "16000", "-c", "1", "-n"], effects)
    }

    fn by_sox(input: &[&str], effects: &[&str]) -> Self {
        let format = [
            "-t", "raw", "-e", "signed", "-b", "16", "-L", "-r", "16000", "-c", "1", "-",
        ];
        // -R: the same noise each time.
        let bytes = run(Command::new("sox").arg("-R").args(input).args(format).args(effects));
        Self(
            bytes
                .as_chunks()
                .0
                .iter()
                .map(|pair| i16::from_le_bytes(*pair))
                .collect(),
        )
    }

    pub(crate) fn pause(self, seconds: f64) -> Self {
        self.then(&Self::silence(seconds))
    }

    pub(crate) fn then(mut self, other: &Self) -> Self {
        self.0.extend_from_slice(&other.0);
        self
    }

    pub(crate) fn samples(&self) -> &[i16] {
        &self.0
    }

    pub(crate) fn len(&self) -> u64 {
        self.0.len() as u64
    }

    pub(crate) fn seconds(&self) -> f64 {
        self.0.len() as f64 / f64::from(RATE)
    }

    pub(crate) fn laid_in(&self, home: &Home, name: &str) -> PathBuf {
        self.laid_in_as(home, name, &["-r", "16000", "-c", "1", "-b", "16"])
    }

    /// Writes a WAV file in a format that sox is told.
    pub(crate) fn laid_in_as(&self, home: &Home, name: &str, format: &[&str]) -> PathBuf {
        let raw = home.path("sound.raw");
        let bytes: Vec<u8> = self.0.iter().flat_map(|it| it.to_le_bytes()).collect();
        std::fs::write(&raw, bytes).unwrap();
        let path: &Path = &home.path(name);
        let input = [
            "-t",
            "raw",
            "-e",
            "signed",
            "-b",
            "16",
            "-L",
            "-r",
            "16000",
            "-c",
            "1",
            text(&raw),
        ];
        run(Command::new("sox").arg("-R").args(input).args(format).arg(path));
        path.to_owned()
    }
}

fn run(command: &mut Command) -> Vec<u8> {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {output:?}");
    output.stdout
}

//! A file of sound that no journal belongs to, walked by ear with a real speaker and a real sound server: what is heard in
//! the Ear is what stands in the file, whichever kind it is of.

use std::path::{Path, PathBuf};
use std::process::Command;

use ansage_sound_files::flac;
use ansage_sound_files::flac::Labels;
use ansage_sound_files::{cue, wav};

use crate::support::program::{Answer, Home, text};
use crate::support::recording::{Recording, is_everything_there};
use crate::support::sound::{likeness, trimmed};
use crate::support::sound_server::SoundServer;

/// Samples of a second, in the files and as it is captured.
const SECOND: usize = 16_000;
/// How alike what is in a file and what is heard must be.
const ALIKE: f64 = 0.95;

/// Two half-moves and where the second begins; silence is before and behind both.
fn spoken() -> (Vec<i16>, Vec<i16>, usize) {
    let first = Recording::silence(1.0).then(&Recording::spoken("Bauer Eva vier"));
    let second = Recording::silence(1.0).then(&Recording::spoken("Springer Gustav acht Felix sechs"));
    let second = second.pause(1.0);
    let begins = first.samples().len();
    let whole = first.then(&second);
    (whole.samples().to_vec(), second.samples().to_vec(), begins)
}

/// Has a file played at a place, to its end, and expects that this is the last that is heard in the Ear.
#[track_caller]
fn expect_heard(server: &SoundServer, home: &Home, file: &Path, at: &str, expected: &[i16]) {
    let (room, expected) = (server.listen("vspk"), trimmed(expected));
    let mut attempts = Vec::new();
    // A machine that is busy drops some sound now and then, but not always.
    while attempts.len() < 5 && attempts.iter().all(|it| *it <= ALIKE) {
        let ear = server.listen_at("vear", SECOND);
        let mut program = home.ansage(&["play", text(file), at, "--ear-device", "vear"]);
        let mut child = program.envs(server.environment()).spawn().unwrap();
        drop(child.stdin.take());
        Answer::of(child).expect(0);
        ear.go_on_for(SECOND / 2);
        let heard = ear.samples();
        let heard = trimmed(&heard);
        assert!(heard.len() > expected.len(), "it is said before what it is");
        attempts.push(likeness(&heard[heard.len() - expected.len()..], expected));
    }
    assert!(
        attempts.iter().any(|it| *it > ALIKE),
        "{}: {attempts:.3?}",
        file.display()
    );
    assert!(room.samples().iter().all(|it| *it == 0), "nothing is for the Room");
}

#[test]
fn a_chapter_is_heard_in_the_ear_as_it_stands_in_the_file() {
    let Some(server) = SoundServer::start() else { return };
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let (whole, second, begins) = spoken();
    let titles = ["1. Bauer Eva vier", "1... Springer Felix sechs"];
    let as_flac = home.path("game.flac");
    // A chapter says its place in milliseconds.
    let place = format!("00:00:{:06.3}", begins as f64 / SECOND as f64);
    let tags = [
        ("CHAPTER001", "00:00:00.000"),
        ("CHAPTER001NAME", titles[0]),
        ("CHAPTER002", &place),
        ("CHAPTER002NAME", titles[1]),
    ];
    let labels = Labels {
        tags: tags.map(|(name, it)| (name.to_owned(), it.to_owned())).to_vec(),
        tracks: Vec::new(),
    };
    flac::write(&as_flac, &whole, &labels).unwrap();
    expect_heard(&server, &home, &as_flac, "1b", &second);
    let as_wav = home.path("game.wav");
    let cues = [(0, titles[0].to_owned()), (begins as u64, titles[1].to_owned())];
    cue::write(&as_wav, &whole, &cues, "").unwrap();
    expect_heard(&server, &home, &as_wav, "1b", &second);
}

#[test]
fn a_file_without_chapters_is_heard_from_pause_to_pause() {
    let Some(server) = SoundServer::start() else { return };
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let (whole, second, _begins) = spoken();
    let as_wav = home.path("tape.wav");
    wav::write(&as_wav, &whole, 16_000).unwrap();
    let mut files: Vec<PathBuf> = vec![as_wav.clone()];
    let as_mp3 = home.path("tape.mp3");
    let encoded = Command::new("lame")
        .args(["--quiet", "-b", "64", text(&as_wav), text(&as_mp3)])
        .status();
    match encoded {
        Ok(status) => {
            assert!(status.success());
            files.push(as_mp3);
        }
        Err(_) => {
            assert!(std::env::var_os("CI").is_none(), "CI needs lame");
            println!("MP3 is left out: lame is not installed");
        }
    }
    for file in files {
        expect_heard(&server, &home, &file, "2", &second);
    }
}

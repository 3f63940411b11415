//! A dictation that is recorded on Windows is cut as it is here, and other programs read it.

use std::fs;
use std::process::Command;

use super::built::Built;
use crate::support::program::Home;
use crate::support::recording::{Recording, is_everything_there};

#[test]
fn a_dictation_is_cut_there_as_here_and_what_a_crash_left_is_found() {
    let Some(built) = Built::with(&["ansage-recorder"]) else {
        return;
    };
    if !is_everything_there() {
        return;
    }
    let dictated = Recording::silence(3.0)
        .then(&Recording::spoken("Springer Gustav eins Felix drei"))
        .pause(4.0)
        .then(&Recording::spoken("Bauer Eva sieben"))
        .pause(3.0);
    let (our_home, their_home) = (Home::new(), Home::new());
    let record = ["record", "tape", "--microphone", "dictated.wav", "--json"];
    for home in [&our_home, &their_home] {
        dictated.laid_in(home, "dictated.wav");
    }
    let ours = our_home.run(&record, "").expect(0);
    let theirs = built.run(&their_home, &record, "").expect(0);
    assert_eq!(theirs.out, ours.out);
    for file in ["0001.flac", "0002.flac"] {
        let [our_clip, their_clip] = [&our_home, &their_home].map(|it| it.path("tape").join(file));
        assert_eq!(fs::read(&their_clip).unwrap(), fs::read(our_clip).unwrap(), "{file}");
        let tested = Command::new("flac")
            .args(["--silent", "--test"])
            .arg(&their_clip)
            .status();
        assert!(tested.unwrap().success(), "{file}");
    }
    let left = their_home.path("tape/0003.part.wav");
    fs::rename(dictated.laid_in(&their_home, "left.wav"), &left).unwrap();
    let found = built.run(&their_home, &record, "").expect(0);
    assert!(found.out.contains("\"found\":true"), "{}", found.out);
    assert!(!left.exists(), "{}", found.out);
}

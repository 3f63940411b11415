//! `ansage learn-my-voice`, from recordings to a recogniser that hears their voice, and back.
//!
//! The voice is flite's `slt`, a woman's recorded in American English, that reads German words respelled: the first model
//! that was shipped understood next to nothing of it. It is synthetic; what it shows is that learning helps a voice from
//! outside, not how much it helps people.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::program::{Home, text};
use crate::recording::{Recording, is_everything_there};
use crate::stage::{model, moves};

/// Words of the model, and how an English voice is made to say them.
const WORDS: [(&str, &str); 22] = [
    ("anna", "ahna"),
    ("bella", "bella"),
    ("cesar", "tsayzar"),
    ("david", "dahvit"),
    ("eva", "ayfah"),
    ("felix", "faylix"),
    ("gustav", "goostaf"),
    ("hector", "hector"),
    ("eins", "ines"),
    ("zwei", "tsvy"),
    ("drei", "dry"),
    ("vier", "feer"),
    ("fünf", "finf"),
    ("sechs", "zex"),
    ("sieben", "zeeben"),
    ("acht", "ahkt"),
    ("könig", "kernig"),
    ("dame", "dahmeh"),
    ("turm", "toorm"),
    ("läufer", "loyfer"),
    ("springer", "shpringer"),
    ("bauer", "bower"),
];

/// None of these was ever learned from as a whole; the position is the start.
const ANNOUNCEMENTS: [(&str, &str); 10] = [
    ("springer gustav eins felix drei", "g1f3"),
    ("springer bella eins cesar drei", "b1c3"),
    ("bauer eva zwei eva vier", "e2e4"),
    ("david zwei david vier", "d2d4"),
    ("cesar zwei cesar vier", "c2c4"),
    ("felix zwei felix drei", "f2f3"),
    ("springer felix drei", "g1f3"),
    ("gustav zwei gustav drei", "g2g3"),
    ("bella zwei bella vier", "b2b4"),
    ("hector zwei hector drei", "h2h3"),
];

const JUNK: [&str; 6] = [
    "the train is delayed again",
    "could you open the window",
    "this printer is broken",
    "a cup of tea please",
    "her battery is empty",
    "nice to meet you",
];

fn is_flite_there() -> bool {
    let is_there = Command::new("flite").arg("--version").output().is_ok();
    if !is_there {
        assert!(std::env::var_os("CI").is_none(), "CI needs flite");
        println!("skipped: flite is not installed");
    }
    is_there && is_everything_there()
}

fn respelled(words: &str) -> String {
    let said = |word: &str| match WORDS.iter().find(|(it, _)| *it == word) {
        Some((_, said)) => (*said).to_owned(),
        None => word.to_owned(),
    };
    words.split(' ').map(said).collect::<Vec<_>>().join(" ")
}

/// Has the voice say something, at some speed.
fn says(home: &Home, said: &str, stretch: &str) -> Recording {
    let spoken = home.path("flite.wav");
    let stretch = format!("duration_stretch={stretch}");
    let arguments = ["-voice", "slt", "--setf", &stretch, "-t", said, "-o", text(&spoken)];
    let output = Command::new("flite").args(arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let pause = || Recording::silence(0.4);
    pause().then(&Recording::read(&spoken)).then(&pause())
}

/// Lays down each word three times.
fn recordings(home: &Home) {
    fs::create_dir(home.path("takes")).unwrap();
    for (word, said) in WORDS {
        for (number, stretch) in ["1.0", "1.15", "1.3"].into_iter().enumerate() {
            says(home, said, stretch).laid_in(home, &format!("takes/{word}-{}.wav", number + 1));
        }
    }
}

/// Returns how many announcements became their moves, and how many utterances of junk became any.
fn understood(home: &Home) -> (usize, usize) {
    let answers = |wav: &Path| {
        let answer = home.run(&["listen", "--json", "--wav", text(wav)], "").expect(0);
        assert_eq!(answer.err, "");
        let lines = answer.out.lines();
        moves(&lines.map(|it| serde_json::from_str(it).unwrap()).collect::<Vec<_>>())
    };
    let right = ANNOUNCEMENTS.iter().filter(|(words, expected)| {
        let wav = says(home, &respelled(words), "1.1").laid_in(home, "announced.wav");
        answers(&wav) == [*expected]
    });
    let right = right.count();
    let false_moves = JUNK.iter().filter(|said| {
        let wav = says(home, said, "1.1").laid_in(home, "junk.wav");
        !answers(&wav).is_empty()
    });
    (right, false_moves.count())
}

#[test]
fn a_voice_that_was_hardly_understood_is_understood_once_it_is_learned_and_the_way_back_is_open() {
    if !is_flite_there() {
        return;
    }
    let home = Home::new();
    recordings(&home);
    let before = understood(&home);

    let learned = home.run(&["learn-my-voice", "--wav-folder", "takes"], "").expect(0);
    assert!(learned.out.contains("The voice has been learned."), "{}", learned.out);
    assert!(home.path("config/ansage/voice-de/SHA256SUMS").exists());
    let after = understood(&home);
    println!(
        "{} of {} understood before, {} after",
        before.0,
        ANNOUNCEMENTS.len(),
        after.0
    );
    // A model that hears this voice from the beginning has less to learn of it.
    assert!(after.0 >= (before.0 + 3).min(9), "{before:?}, {after:?}");
    assert_eq!(after.1, 0, "junk became moves");

    let forgotten = home.run(&["learn-my-voice", "--forget"], "").expect(0);
    assert_eq!(forgotten.out, "The learned voice is forgotten.\n");
    assert!(!home.path("config/ansage/voice-de").exists());
    assert_eq!(understood(&home), before);
    let again = home.run(&["learn-my-voice", "--forget"], "").expect(0);
    assert_eq!(again.out, "No voice had been learned.\n");
}

#[test]
fn what_cannot_be_learned_from_changes_nothing() {
    let home = Home::new();
    fs::create_dir(home.path("takes")).unwrap();
    let empty = home.run(&["learn-my-voice", "--wav-folder", "takes"], "").expect(0);
    assert!(
        empty
            .out
            .ends_with("Too little was said to learn from. Nothing is changed.\n"),
        "{}",
        empty.out
    );
    home.run(&["learn-my-voice", "--wav-folder", "nowhere"], "")
        .refused(4, &["nowhere"]);
    home.run(&["learn-my-voice", "--wav-folder", "takes", "--rounds", "0"], "")
        .refused(3, &["--rounds"]);
    assert!(!home.path("config/ansage/voice-de").exists());

    // A recogniser without the list of the parts of its words is one of somebody else.
    let foreign = model::foreign(&home);
    fs::remove_file(foreign.join("graph/phones/segments.txt")).unwrap();
    let options = ["--model", text(&foreign), "--into", "own", "--wav-folder", "takes"];
    home.run(&[&["learn-my-voice"], &options[..]].concat(), "")
        .refused(4, &["cannot learn", "segments.txt"]);
}

#[test]
fn a_voice_that_was_learned_of_another_recogniser_is_not_used_and_that_is_said() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let own = model::copied_into(&home, "config/ansage/voice-de");
    fs::write(own.join("LEARNED-FROM"), "another\n").unwrap();
    let wav = Recording::spoken("Springer Felix drei").laid_in(&home, "spoken.wav");
    let answer = home.run(&["listen", "--wav", text(&wav)], "").expect(0);
    assert!(
        answer.out.contains("Understood: Springer Felix drei."),
        "{}",
        answer.out
    );
    assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
    assert!(answer.err.contains("ansage learn-my-voice"), "{}", answer.err);
}

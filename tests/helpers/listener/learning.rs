//! `ansage learn-my-voice`, from recordings to a recogniser that hears their voice, and back.
//!
//! The voice is flite's `slt`, a woman's recorded in American English, that is given the nearest English sounds of German
//! words: the first model that was shipped understood little of it. It is synthetic; what it shows is that learning helps
//! a voice from outside, not how much it helps people.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::stage::{model, moves};
use crate::support::program::{Home, text};
use crate::support::recording::{Recording, is_everything_there};
use crate::support::size::size;

/// Words of the model, and the sounds of an English voice that come near them.
const WORDS: [(&str, &str); 22] = [
    ("anna", "aa1 n aa0"),
    ("bella", "b eh1 l aa0"),
    ("cesar", "t s ey1 z aa0 er0"),
    ("david", "d aa1 v ih0 t"),
    ("eva", "ey1 v aa0"),
    ("felix", "f ey1 l ih0 k s"),
    ("gustav", "g uh1 s t aa0 f"),
    ("hector", "h eh1 k t ow0 er0"),
    ("eins", "ay1 n s"),
    ("zwei", "t s v ay1"),
    ("drei", "d r ay1"),
    ("vier", "f iy1 er0"),
    ("fünf", "f ih1 n f"),
    ("sechs", "z eh1 k s"),
    ("sieben", "z iy1 b ax0 n"),
    ("acht", "aa1 hh t"),
    ("könig", "k er1 n ih0 sh"),
    ("dame", "d aa1 m ax0"),
    ("turm", "t uh1 er0 m"),
    ("läufer", "l oy1 f er0"),
    ("springer", "sh p r ih1 ng er0"),
    ("bauer", "b aw1 er0"),
];

/// None of these was ever learned from as a whole.
const ANNOUNCEMENTS: [&str; 10] = [
    "springer gustav eins felix drei",
    "springer bella eins cesar drei",
    "bauer eva zwei eva vier",
    "david zwei david vier",
    "cesar zwei cesar vier",
    "felix zwei felix drei",
    "springer felix drei",
    "gustav zwei gustav drei",
    "bella zwei bella vier",
    "hector zwei hector drei",
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

fn sounds(words: &str) -> String {
    let of_a_word = |word: &str| {
        WORDS
            .iter()
            .find(|(it, _)| *it == word)
            .map_or("", |(_, sounds)| sounds)
    };
    let sounds: Vec<&str> = words.split(' ').map(of_a_word).collect();
    format!("pau {} pau", sounds.join(" "))
}

/// Has the voice say words by their sounds (`-p`) or read a text (`-t`), at some speed.
fn says(home: &Home, how: &str, said: &str, stretch: &str) -> Recording {
    let spoken = home.path("flite.wav");
    let stretch = format!("duration_stretch={stretch}");
    let arguments = ["-voice", "slt", "--setf", &stretch, how, said, "-o", text(&spoken)];
    let output = Command::new("flite").args(arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let pause = || Recording::silence(0.4);
    pause().then(&Recording::read(&spoken)).then(&pause())
}

/// Held back by what learns. None of them is among those that are tried afterwards.
const HELD_BACK: [&str; 8] = [
    "springer bella acht cesar sechs",
    "läufer felix eins cesar vier",
    "turm anna eins david eins",
    "dame david acht hector vier",
    "bauer gustav sieben gustav fünf",
    "könig eva eins felix zwei",
    "turm hector acht eva acht",
    "läufer cesar acht gustav vier",
];

/// Lays down each word three times, and the announcements once.
fn recordings(home: &Home) {
    fs::create_dir(home.path("takes")).unwrap();
    for (word, _) in WORDS {
        for (number, stretch) in ["1.0", "1.15", "1.3"].into_iter().enumerate() {
            says(home, "-p", &sounds(word), stretch).laid_in(home, &format!("takes/{word}-{}.wav", number + 1));
        }
    }
    announcements(home);
}

fn announcements(home: &Home) {
    for words in HELD_BACK {
        let name = format!("takes/{}-1.wav", words.replace(' ', "-"));
        says(home, "-p", &sounds(words), "1.1").laid_in(home, &name);
    }
}

/// Returns of how many announcements every word was heard, and how many passages of junk became moves.
fn understood(home: &Home) -> (usize, usize) {
    let answers = |wav: &Path| -> Vec<Value> {
        let answer = home.run(&["listen", "--json", "--wav", text(wav)], "").expect(0);
        assert_eq!(answer.err, "");
        answer.out.lines().map(|it| serde_json::from_str(it).unwrap()).collect()
    };
    let heard = |words: &str| {
        let wav = says(home, "-p", &sounds(words), "1.1").laid_in(home, "announced.wav");
        let answers = answers(&wav);
        let heard = answers.iter().flat_map(|it| it["heard"].as_array().unwrap());
        let heard: Vec<&str> = heard
            .map(|it| it["word"].as_str().unwrap())
            .filter(|it| *it != "[unk]")
            .collect();
        heard.join(" ")
    };
    let right = ANNOUNCEMENTS.iter().filter(|words| heard(words) == **words).count();
    let false_moves = JUNK.iter().filter(|said| {
        let wav = says(home, "-t", said, "1.1").laid_in(home, "junk.wav");
        !moves(&answers(&wav)).is_empty()
    });
    (right, false_moves.count())
}

#[test]
fn a_voice_that_was_hardly_understood_is_understood_once_it_is_learned_and_the_way_back_is_open() {
    if !is_flite_there() {
        return;
    }
    // Without optimisation the learning alone takes minutes.
    if !size(false, true) {
        eprintln!("left out: learning a voice is proved at full size");
        return;
    }
    let home = Home::new();
    recordings(&home);
    let before = understood(&home);

    let learned = home.run(&["learn-my-voice", "--wav-folder", "takes"], "").expect(0);
    assert!(learned.out.contains("The voice has been learned."), "{}", learned.out);
    assert!(learned.out.contains("is for one person alone"), "{}", learned.out);
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
    let empty = home.run(&["learn-my-voice", "--wav-folder", "takes"], "").expect(1);
    assert_eq!(empty.err, "", "why has been told");
    let too_few = "At least 6 whole announcements are needed to know whether anything is better. Nothing is changed.\n";
    assert!(empty.out.ends_with(too_few), "{}", empty.out);
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

/// A recogniser may hear single words better and announcements no better: then nothing is kept.
#[test]
fn what_does_not_improve_whole_announcements_is_not_kept() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    fs::create_dir(home.path("takes")).unwrap();
    let words = HELD_BACK.map(|it| it.split(' ').map(str::to_owned).collect::<Vec<_>>());
    // As many as are needed.
    let words = &words[..6];
    for word in words.iter().flatten().take(12) {
        Recording::silence(0.4)
            .then(&Recording::spoken(word))
            .pause(0.4)
            .laid_in(&home, &format!("takes/{word}-1.wav"));
    }
    let learn = || home.run(&["learn-my-voice", "--wav-folder", "takes", "--rounds", "1"], "");
    let without = learn().expect(1);
    assert!(
        without.out.contains("At least 6 whole announcements are needed"),
        "{}",
        without.out
    );
    // Announcements in which nothing is said cannot be heard better.
    for words in words {
        let noise = Recording::made_by_sox(&["synth", "2", "whitenoise", "vol", "0.2"]);
        noise.laid_in(&home, &format!("takes/{}-1.wav", words.join("-")));
    }
    let learned = learn().expect(1);
    assert_eq!(learned.err, "", "why has been told");
    let told = "Nothing is changed: the voice is not heard better. Announcements it had not learned from: 0 of 6 right before, \
                0 after learning; wrong: 0 before, 0 after.\n";
    assert!(learned.out.ends_with(told), "{}", learned.out);
    let folder = home.path("config/ansage");
    let left: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(|it| it.unwrap().file_name())
        .collect();
    assert!(
        left.iter().all(|it| !it.to_string_lossy().contains("voice-de")),
        "{left:?}"
    );
}

//! `ansage listen --score`, on recordings of espeak-ng in the place of people.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::stage::model;
use crate::support::executable::copy_program;
use crate::support::program::{Home, text};
use crate::support::recording::{Recording, is_everything_there};

/// Lays down what somebody says.
fn said(home: &Home, name: &str, words: &str) {
    fs::create_dir_all(home.path("people")).unwrap();
    let spoken = Recording::silence(0.3).then(&Recording::spoken(words)).pause(0.3);
    spoken.laid_in(home, &format!("people/{name}"));
}

fn score(home: &Home, options: &[&str]) -> crate::support::program::Answer {
    let shipped = model::shipped();
    let all = ["listen", "--score", "people", "--model", text(&shipped)];
    home.run(&[&all[..], options].concat(), "")
}

#[track_caller]
fn measured(home: &Home) -> Value {
    let answer = score(home, &["--json"]).expect(0);
    assert_eq!(answer.err, "");
    serde_json::from_str(&answer.out).unwrap()
}

/// Returns the verdict about a file heard in a way; `None` if it was not.
fn verdict<'a>(measured: &'a Value, file: &str, mode: &str) -> Option<&'a str> {
    let all = measured["recordings"].as_array().unwrap();
    let found = all.iter().find(|it| it["file"] == file && it["mode"] == mode)?;
    found["verdict"].as_str()
}

#[test]
fn recordings_are_measured_in_every_way_that_tells_something() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    said(
        &home,
        "springer-gustav-eins-felix-drei-1.wav",
        "Springer Gustav eins Felix drei",
    );
    said(&home, "eva-vier-1.wav", "Eva vier");
    // Somebody who says another move than the name tells.
    said(&home, "david-zwei-david-vier-1.wav", "Eva zwei Eva vier");
    said(&home, "zeit-1.wav", "Zeit");
    said(&home, "anna-1.wav", "Anna");
    said(&home, "ko\u{308}nig-1.wav", "König");
    said(
        &home,
        "kaffee-1.wav",
        "Wollen wir nachher noch einen Kaffee trinken gehen",
    );
    said(&home, "keine-ansage-1.wav", "Eva zwei Eva vier");
    home.file(
        "people/recordings.toml",
        "person = \"a-voice\"\nlanguage = \"de-fide\"\nlicence = \"CC0-1.0\"\nconsent = \"none is needed\"\n\
         microphone = \"none\"\n\n[[recording]]\nfile = \"eva-vier-1.wav\"\n\
         fen = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"\nmove = \"e2e4\"\n\n\
         [[recording]]\nfile = \"kaffee-1.wav\"\njunk = true\n\n[[recording]]\nfile = \"keine-ansage-1.wav\"\njunk = true\n",
    );
    let all = measured(&home);
    assert_eq!(all["person"], "a-voice");
    let knight = "springer-gustav-eins-felix-drei-1.wav";
    assert_eq!(verdict(&all, knight, "event"), Some("right"));
    // Without a position nobody knows what is legal, and legal moves are heard better.
    assert_eq!(verdict(&all, knight, "free"), None);
    assert_eq!(verdict(&all, "eva-vier-1.wav", "free"), Some("right"));
    assert!(verdict(&all, "eva-vier-1.wav", "event").is_some());
    assert_eq!(verdict(&all, "david-zwei-david-vier-1.wav", "event"), Some("wrong"));
    for mode in ["free", "event"] {
        assert_eq!(verdict(&all, "zeit-1.wav", mode), Some("right"));
        assert_eq!(verdict(&all, "kaffee-1.wav", mode), Some("nothing"));
        assert_eq!(verdict(&all, "keine-ansage-1.wav", mode), Some("wrong"));
    }
    assert_eq!(verdict(&all, "anna-1.wav", "alone"), Some("right"));
    assert_eq!(verdict(&all, "ko\u{308}nig-1.wav", "alone"), Some("right"));
    assert_eq!(verdict(&all, "anna-1.wav", "event"), None);
    assert_eq!(all["refused"].as_array().unwrap().len(), 0);
    let figures = all["figures"].as_array().unwrap();
    let event = figures
        .iter()
        .find(|it| it["what"] == "announcements" && it["mode"] == "event");
    let event = event.unwrap();
    assert_eq!(
        (&event["n"], &event["wrong"]["count"]),
        (&3.into(), &1.into()),
        "{event}"
    );
    // Wilson, 1 of 3: scipy.stats.binomtest(1, 3).proportion_ci(0.95, method="wilson").
    assert!(
        (event["wrong"]["low"].as_f64().unwrap() - 6.149).abs() < 1e-3,
        "{event}"
    );
    assert!(
        (event["wrong"]["high"].as_f64().unwrap() - 79.234).abs() < 1e-3,
        "{event}"
    );

    let told = score(&home, &[]).expect(0);
    assert_eq!(told.err, "");
    for sentence in [
        "Recordings that are heard now: 8. That takes a while.",
        "Whole announcements, event mode: 3.",
        "Wrong: 1 of 3, 33.3 percent (6.1 to 79.2).",
        "Single words, judged by the word that was heard: 2.",
        "Taken for something: 1 of 2, 50.0 percent (9.5 to 90.5).",
        "Wrong, event mode: david-zwei-david-vier-1.wav was taken for Bauer Eva zwei Eva vier.",
    ] {
        assert!(told.out.lines().any(|it| it == sentence), "{sentence}: {}", told.out);
    }
}

#[test]
fn the_whole_file_is_one_passage_unless_it_says_otherwise() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let name = "springer-gustav-eins-felix-drei-1.wav";
    fs::create_dir(home.path("people")).unwrap();
    let pause = Recording::spoken("Springer Gustav eins")
        .pause(1.3)
        .then(&Recording::spoken("Felix drei"));
    pause.laid_in(&home, &format!("people/{name}"));
    assert_eq!(verdict(&measured(&home), name, "event"), Some("right"));
    home.file(
        "people/recordings.toml",
        &format!("[[recording]]\nfile = \"{name}\"\nwhole = false\n"),
    );
    let all = measured(&home);
    assert_ne!(verdict(&all, name, "event"), Some("right"), "{all}");
    assert_eq!(all["recordings"][0]["heard"].as_array().unwrap().len(), 2, "{all}");
}

#[test]
fn what_cannot_be_used_is_refused_file_by_file_and_the_rest_is_measured() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    said(&home, "anna-1.wav", "Anna");
    let whole = fs::read(home.path("people/anna-1.wav")).unwrap();
    let broken: [(&str, &[u8], &str); 9] = [
        ("bella-1.wav", b"", "bella-1.wav"),
        ("cesar-1.wav", b"RIFF\xff\xff\xff\xffWAVE", "cesar-1.wav"),
        ("david-1.wav", &whole[..44], "There is no sound in david-1.wav."),
        ("eva-1.wav", "not sound\n".as_bytes(), "eva-1.wav"),
        ("springer-felix-drei-1.wav", &whole, "needs a position"),
        (
            "banane-1.wav",
            &whole,
            "holds banane, which is no word of this language",
        ),
        ("cavallo-gi-uno-1.wav", &whole, "cavallo-gi-uno-1.wav"),
        ("конь-1.wav", &whole, "конь"),
        ("eva\u{1b}[2J-1.wav", &whole, "[2J"),
    ];
    for (name, bytes, _) in broken {
        fs::write(home.path("people").join(name), bytes).unwrap();
    }
    fs::create_dir(home.path("people/gustav-1.wav")).unwrap();
    Recording::silence(15.5).laid_in(&home, "people/hector-1.wav");
    fs::write(home.path("people/readme.txt"), "is left alone").unwrap();
    let of_old_telephones = ["-r", "4000", "-c", "1", "-b", "16"];
    Recording::spoken("Felix").laid_in_as(&home, "people/felix-1.wav", &of_old_telephones);
    home.file(
        "people/recordings.toml",
        "[[recording]]\nfile = \"gone-1.wav\"\n\n[[recording]]\nfile = \"eins-1.wav\"\nfen = \"nowhere\"\n\n\
         [[recording]]\nfile = \"zwei-1.wav\"\nmove = \"e9\"\n",
    );
    for name in ["eins-1.wav", "zwei-1.wav"] {
        fs::write(home.path("people").join(name), &whole).unwrap();
    }
    let answer = score(&home, &[]).expect(0);
    let sentences = || answer.err.lines();
    for (name, _, why) in broken {
        assert_eq!(
            sentences().filter(|it| it.contains(why)).count(),
            1,
            "{name}: {}",
            answer.err
        );
    }
    for why in [
        "gustav-1.wav",
        "hector-1.wav is longer than 15 seconds",
        "felix-1.wav",
        "gone-1.wav is told about and is not there.",
        "The position told for eins-1.wav is none.",
        "The move told for zwei-1.wav is none.",
    ] {
        assert_eq!(
            sentences().filter(|it| it.contains(why)).count(),
            1,
            "{why}: {}",
            answer.err
        );
    }
    assert_eq!(sentences().count(), broken.len() + 6, "{}", answer.err);
    assert!(!answer.err.contains('\u{1b}'));
    assert!(
        answer.out.contains("Right: 1 of 1, 100.0 percent (20.7 to 100.0)."),
        "{}",
        answer.out
    );
    assert!(
        answer.out.contains("Recordings that cannot be used: 15."),
        "{}",
        answer.out
    );
}

#[test]
fn a_folder_of_nothing_is_told() {
    let home = Home::new();
    score(&home, &[]).refused(4, &["people"]);
    fs::create_dir(home.path("people")).unwrap();
    score(&home, &[]).refused(4, &["No recording in people can be used."]);
    let empty = score(&home, &["--json"]);
    empty.refused(4, &["No recording in people can be used."]);
    for (notes, why) in [
        ("person = 1\n", "line 1"),
        ("person = \"x\"\nvoice = \"y\"\n", "there is no key voice"),
        ("[[recording]]\nfile = \"a.wav\"\nfrom = 1\n", "there is no key from"),
        ("[[recording]]\n", "file"),
        ("language = \"en\"\n", "These recordings are in en."),
        ("language = \"klingon\"\n", "klingon"),
    ] {
        home.file("people/recordings.toml", notes);
        score(&home, &[]).refused(4, &[why]);
    }
    fs::remove_file(home.path("people/recordings.toml")).unwrap();
    fs::create_dir(home.path("people/recordings.toml")).unwrap();
    score(&home, &[]).refused(4, &["recordings.toml"]);
}

#[test]
fn of_thousands_of_names_each_is_looked_at_once() {
    let home = Home::new();
    fs::create_dir(home.path("people")).unwrap();
    for number in 0..3_000 {
        let name = format!("springer-felix-drei-{number}.wav");
        fs::write(home.path("people").join(name), "").unwrap();
    }
    let answer = score(&home, &[]).expect(4);
    // One sentence for each, and one for the folder.
    assert_eq!(answer.err.lines().count(), 3_001);
    assert_eq!(answer.out, "");
}

#[test]
fn a_listener_that_is_not_there_is_told_before_anything_is_measured() {
    let home = Home::new();
    fs::create_dir(home.path("people")).unwrap();
    let silence = [
        0x52, 0x49, 0x46, 0x46, 0x2c, 0, 0, 0, 0x57, 0x41, 0x56, 0x45, 0x66, 0x6d, 0x74, 0x20,
    ]
    .into_iter()
    .chain([16, 0, 0, 0, 1, 0, 1, 0, 0x80, 0x3e, 0, 0, 0, 0x7d, 0, 0, 2, 0, 16, 0])
    .chain(*b"data\x08\0\0\0\0\0\0\0\0\0\0\0");
    fs::write(home.path("people/anna-1.wav"), silence.collect::<Vec<u8>>()).unwrap();
    fs::create_dir(home.path("bin")).unwrap();
    let alone = home.path("bin/ansage");
    copy_program(env!("CARGO_BIN_EXE_ansage"), &alone);
    let shipped = model::shipped();
    let options = ["listen", "--score", "people", "--json", "--model", text(&shipped)];
    let mut command = home.configured(std::process::Command::new(&alone));
    let answer = crate::support::program::Answer::of(command.args(options).spawn().unwrap());
    answer.refused(2, &["ansage-listener"]);
    assert!(!Path::new("people/figures").exists());
}

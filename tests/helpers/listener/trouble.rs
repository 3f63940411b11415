//! What is missing, damaged or dead, and how it is told.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::stage::model;
use crate::support::executable::copy_program;
use crate::support::program::{Answer, Home, text};
use crate::support::recording::{Recording, is_everything_there};

#[test]
fn a_damaged_model_is_named_before_it_is_loaded() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let wav = Recording::silence(0.1).laid_in(&home, "x.wav");
    let listened = |model: &Path| home.run(&["listen", "--json", "--wav", text(&wav), "--model", text(model)], "");
    let missing = home.path("nowhere");
    listened(&missing).refused(4, &["no speech recogniser", "nowhere"]);
    let own = model::copied_into(&home, "own");
    let net = own.join("am/final.mdl");
    let bytes = fs::read(&net).unwrap();
    for damaged in [&bytes[..bytes.len() / 2], &[0x55; 1000]] {
        fs::write(&net, damaged).unwrap();
        listened(&own).refused(4, &["am/final.mdl", "damaged or changed"]);
    }
    fs::remove_file(&net).unwrap();
    listened(&own).refused(4, &["am/final.mdl", "lacks"]);
    let german = home.run(
        &["listen", "--wav", text(&wav), "--model", text(&own), "--reports", "de"],
        "",
    );
    german.refused(4, &["fehlt die Datei"]);
}

#[test]
fn a_net_that_was_named_and_is_not_there_is_named_again() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let wav = Recording::silence(0.1).laid_in(&home, "x.wav");
    let nowhere = home.path("nowhere");
    for options in [&["--reports", "en"][..], &["--reports", "en", "--event"]] {
        let named = ["listen", "--wav", text(&wav), "--scorer-model", text(&nowhere)];
        let answer = home.run(&[&named[..], options].concat(), "");
        answer.refused(4, &["lacks the file", "nowhere/weights.safetensors"]);
    }
}

/// Without a list of checksums only libvosk can tell; it refuses some and dies of others.
#[test]
fn a_model_that_libvosk_dies_of_costs_the_listening_and_one_sentence() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let wav = Recording::silence(0.1).laid_in(&home, "x.wav");
    let foreign = model::foreign(&home);
    let net = foreign.join("am/final.mdl");
    let bytes = fs::read(&net).unwrap();
    let listened = || {
        home.run(
            &["listen", "--json", "--wav", text(&wav), "--model", text(&foreign)],
            "",
        )
    };
    fs::write(&net, &bytes[..bytes.len() / 2]).unwrap();
    listened().refused(2, &["libvosk cannot load"]);
    fs::write(&net, [0x55; 1000]).unwrap();
    listened().refused(2, &["libvosk cannot load"]);
    fs::write(&net, model::half_good(&bytes)).unwrap();
    listened().refused(2, &["ends by itself"]);
}

/// One whose grammar is one with its graph, which is damaged here, so that it is told before anything is heard.
#[test]
fn a_recogniser_that_takes_no_grammar_is_told_of_and_no_folder_stays() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let wav = Recording::spoken("Eva vier").laid_in(&home, "x.wav");
    let temporary = home.path("temporary");
    fs::create_dir(&temporary).unwrap();
    let listened = |model: &Path| {
        let mut command = home.configured(Command::new(env!("CARGO_BIN_EXE_ansage")));
        command.args(["listen", "--json", "--wav", text(&wav), "--model", text(model)]);
        Answer::of(command.env("TMPDIR", &temporary).spawn().unwrap())
    };
    let ours = listened(&model::shipped()).expect(0);
    assert_eq!((ours.out.lines().count(), ours.err.as_str()), (1, ""));
    let foreign = model::foreign(&home);
    assert_eq!(listened(&foreign).expect(0).err, "");
    fs::write(foreign.join("graph/words.txt"), "anna 1\nanna 2\n").unwrap();
    listened(&foreign).refused(4, &["graph/words.txt", "damaged"]);
    fs::write(foreign.join("graph/HCLG.fst"), [0x55; 1000]).unwrap();
    let fixed = listened(&foreign).expect(2);
    assert!(
        fixed.err.starts_with("This recogniser takes no directions"),
        "{}",
        fixed.err
    );
    assert_eq!(fs::read_dir(&temporary).unwrap().count(), 0);
}

#[test]
fn what_is_not_there_is_said_in_one_sentence_and_what_is_there_is_found() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let wav = Recording::silence(0.1).laid_in(&home, "x.wav");
    let listened = |wav: &Path| home.run(&["listen", "--json", "--wav", text(wav)], "");
    listened(&home.path("nowhere.wav")).refused(4, &["nowhere.wav", "cannot be read"]);
    listened(&home.file("game.wav", "1. e4 e5")).refused(4, &["game.wav", "not a WAV file"]);
    let slow = Recording::silence(1.0).laid_in_as(&home, "slow.wav", &["-r", "4000", "-c", "1", "-b", "16"]);
    listened(&slow).refused(4, &["4000", "8000"]);

    let alone = home.program_with_speaker("");
    let started = |options: &[&str]| {
        let mut command = home.configured(Command::new(&alone));
        command.args(["listen", "--json", "--wav", text(&wav)]).args(options);
        // Under cargo the folder of all libraries that were built stands there.
        command.env_remove("LD_LIBRARY_PATH");
        Answer::of(command.spawn().unwrap())
    };
    started(&[]).refused(4, &["no speech recogniser", "voices/de/recogniser"]);
    let shipped = model::shipped();
    let with_model = ["--model", text(&shipped)];
    started(&with_model).refused(2, &["not installed"]);
    let (listener, library) = (concat!(env!("CARGO_BIN_EXE_ansage"), "-listener"), "libvosk.so");

    // The listener and its library wherever the whole is put, and each way it may be put.
    let built = Path::new(listener).with_file_name(library);
    for (programs, libraries) in [("bin", "bin"), ("libexec/ansage", "lib/ansage")] {
        let (listener_there, library) = (
            home.path(programs).join("ansage-listener"),
            home.path(libraries).join(library),
        );
        fs::create_dir_all(home.path(programs)).unwrap();
        fs::create_dir_all(home.path(libraries)).unwrap();
        copy_program(listener, &listener_there);
        started(&with_model).refused(2, &["ends by itself"]);
        fs::copy(&built, &library).unwrap();
        assert_eq!(started(&with_model).expect(0).err, "", "{libraries}");
        fs::remove_file(&library).unwrap();
        fs::remove_file(&listener_there).unwrap();
    }
}

#[test]
fn the_doctor_knows_whether_the_listener_works() {
    let home = Home::new();
    let listener_of = |answer: Answer| -> Value {
        let found: Value = serde_json::from_str(&answer.expect(0).out).unwrap();
        let helpers = found["helpers"].as_array().unwrap().clone();
        helpers.into_iter().find(|it| it["name"] == "ansage-listener").unwrap()
    };
    let alone = home.program_with_speaker("");
    let doctor = || {
        let mut command = home.configured(Command::new(&alone));
        command.args(["doctor", "--json"]).env_remove("LD_LIBRARY_PATH");
        Answer::of(command.spawn().unwrap())
    };
    assert_eq!(listener_of(doctor())["state"], "missing");
    let listener = concat!(env!("CARGO_BIN_EXE_ansage"), "-listener");
    copy_program(listener, home.path("bin/ansage-listener"));
    let without_model = listener_of(doctor());
    assert_eq!(without_model["state"], "silent");
    assert!(
        without_model["why"].as_str().unwrap().contains("no recogniser"),
        "{without_model}"
    );
    model::copied_into(&home, "bin/voices/de/recogniser");
    assert_eq!(listener_of(doctor())["state"], "silent");
    fs::copy(
        Path::new(listener).with_file_name("libvosk.so"),
        home.path("bin/libvosk.so"),
    )
    .unwrap();
    assert_eq!(listener_of(doctor())["state"], "answers");
}

/// Deaf and alive, it would never be started again.
#[test]
fn a_listener_whose_sound_is_none_ends_and_one_without_sound_waits() {
    let home = Home::new();
    for (sound, code) in [(vec![0xff; 400], 1), (vec![0; 400], 0), (Vec::new(), 0)] {
        let file = home.path("sound");
        fs::write(&file, &sound).unwrap();
        let mut listener = home.configured(Command::new("sh"));
        listener.args(["-c", r#"exec "$0" --pipe-fd 3 3<"$1""#]);
        listener.args([concat!(env!("CARGO_BIN_EXE_ansage"), "-listener"), text(&file)]);
        let mut listener = listener.spawn().unwrap();
        // The end of its input ends it too, but that is no fault; `wait` would close it by itself.
        let input = listener.stdin.take();
        if code == 0 {
            drop(input);
            assert_eq!(listener.wait().unwrap().code(), Some(code), "{sound:?}");
        } else {
            assert_eq!(listener.wait().unwrap().code(), Some(code), "{sound:?}");
            drop(input);
        }
    }
}

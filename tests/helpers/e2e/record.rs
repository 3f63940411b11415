//! `ansage record`: a dictation without a game. What is said about it is true: that it is recorded, what was found, and what
//! cannot be heard.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{ChildStdout, Command, Stdio};

use crate::support::program::{Answer, Home};
use crate::support::recording::{Recording, is_everything_there};
use crate::support::signal;
use crate::support::sound_server::{SoundServer, instrument};

const BEGAN: &str = "What is said is recorded.";

/// A voice with silence around it.
fn dictated() -> Recording {
    Recording::silence(2.5)
        .then(&Recording::spoken("Springer Gustav eins Felix drei"))
        .pause(2.0)
}

/// Returns the next line that the program prints.
fn next_line(out: &mut BufReader<ChildStdout>) -> String {
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    line.trim_end().to_owned()
}

#[test]
fn only_what_a_crash_left_is_told_as_found_and_once() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    dictated().laid_in(&home, "dictated.wav");
    let record = |more: &[&str]| {
        let arguments = [&["record", "tape", "--microphone", "dictated.wav"], more].concat();
        home.run(&arguments, "").expect(0).out
    };
    record(&[]);
    let again = record(&[]);
    assert!(again.contains("0002.flac: "), "{again}");
    assert!(!again.contains("0001.flac"), "it was ended properly: {again}");
    let left = |name: &str| fs::rename(dictated().laid_in(&home, "left.wav"), home.path("tape").join(name)).unwrap();
    left("0003.part.wav");
    let found = record(&[]);
    assert_eq!(found.matches("before the program died").count(), 1, "{found}");
    assert!(found.contains("found: 0003.flac"), "{found}");
    assert!(found.contains("0004.flac: "), "{found}");
    assert!(!record(&[]).contains("before the program died"));
    // A script learns of it too, by a line that says that it is one.
    left("0006.part.wav");
    let lines = record(&["--json"]);
    let lines: Vec<serde_json::Value> = lines.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let told: Vec<_> = lines
        .iter()
        .map(|it| (it["file"].as_str().unwrap(), &it["found"]))
        .collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(told[0], ("0006.flac", &serde_json::Value::Bool(true)));
    assert_eq!(told[1], ("0007.flac", &serde_json::Value::Null));
    assert!(
        lines[0]["voice-to"].as_u64() > lines[0]["voice-from"].as_u64(),
        "{lines:?}"
    );
}

#[test]
fn that_it_is_recorded_is_not_said_where_nothing_is() {
    let home = Home::new();
    home.file("letter.wav", "Dear Anna");
    home.file("taken", "no folder");
    ansage_sound_files::wav::write(&home.path("quiet.wav"), &[3; 48_000], 16_000).unwrap();
    for entries in ["", "\n"] {
        for microphone in ["none", "doesnotexist", "pulseaudio:gone"] {
            home.run(&["record", "tape", "--microphone", microphone], entries)
                .refused(2, &["microphone"]);
        }
        for file in ["missing.wav", "letter.wav"] {
            home.run(&["record", "tape", "--microphone", file], entries)
                .refused(4, &[file]);
        }
        home.run(&["record", "taken", "--microphone", "quiet.wav"], entries)
            .refused(2, &["taken"]);
        home.run(&["record", "taken/tape", "--microphone", "quiet.wav"], entries)
            .refused(2, &["taken/tape"]);
    }
    assert!(!home.path("tape").exists(), "and no folder is left");
    // Where nobody speaks, that is said, and nothing is left either.
    let quiet = home.run(&["record", "tape", "--microphone", "quiet.wav"], "").expect(1);
    assert_eq!(quiet.err, "", "all of it has been told");
    assert_eq!(
        quiet.out,
        format!("{BEGAN}\nNo voice was heard. Nothing was recorded.\n")
    );
    assert!(!home.path("tape").exists());
}

#[test]
fn every_task_says_in_the_same_words_that_there_is_no_microphone() {
    let home = Home::new();
    for task in [
        &["record", "tape"][..],
        &["voices", "record", "bank"],
        &["learn-my-voice"],
    ] {
        for (language, sentence) in [
            (
                "en",
                "No microphone: gone. Nothing is recorded. Name another with --microphone.\n",
            ),
            (
                "de",
                "Kein Mikrofon: gone. Nichts wird aufgenommen. Ein anderes nennt --microphone.\n",
            ),
        ] {
            let line = [task, &["--microphone", "gone", "--reports", language]].concat();
            let answer = home.run(&line, "").expect(2);
            assert_eq!((answer.out.as_str(), answer.err.as_str()), ("", sentence), "{task:?}");
        }
    }
}

#[test]
fn why_a_file_is_not_heard_is_said_in_the_language_of_the_person() {
    let home = Home::new();
    home.file("brief.wav", "Liebe Anna");
    home.file("leer.wav", "");
    for file in ["brief.wav", "leer.wav"] {
        let answer = home
            .run(&["record", "band", "--microphone", file, "--reports", "de"], "")
            .expect(4);
        let german = format!("{file} ist keine WAV-, FLAC- oder MP3-Datei, die gelesen werden kann.\n");
        assert!(answer.err.ends_with(&german), "{}", answer.err);
    }
    let answer = home
        .run(
            &["record", "band", "--microphone", "pulseaudio:weg", "--reports", "de"],
            "",
        )
        .expect(2);
    assert_eq!(
        answer.err.trim_end(),
        "Kein Mikrofon: pulseaudio:weg. Nichts wird aufgenommen. Ein anderes nennt --microphone."
    );
}

#[test]
fn a_recording_is_cut_up_whether_it_is_wav_flac_or_mp3() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let all = dictated();
    let wav = all.laid_in(&home, "dictated.wav");
    let flac = home.path("dictated.flac");
    ansage_sound_files::flac::write(&flac, all.samples(), &Default::default()).unwrap();
    let mut files = vec!["dictated.flac"];
    match Command::new("lame")
        .arg("--quiet")
        .arg(&wav)
        .arg(home.path("dictated.mp3"))
        .status()
    {
        Ok(status) => {
            assert!(status.success());
            files.push("dictated.mp3");
        }
        Err(_) => println!("MP3 is left out: lame is not installed"),
    }
    for file in files {
        let answer = home
            .run(&["record", file.split_once('.').unwrap().1, "--microphone", file], "")
            .expect(0);
        assert!(answer.out.contains("0001.flac: "), "{file}: {}", answer.out);
    }
}

/// A service without a terminal has nobody who could press Enter: it records until it is asked to end.
#[test]
fn without_anybody_at_the_keys_a_signal_ends_the_dictation_and_nothing_else() {
    let Some(server) = SoundServer::start() else { return };
    let home = Home::new();
    let mut program = home.ansage(&["record", "tape", "--microphone", "pulseaudio:vspk.monitor"]);
    program
        .envs(server.environment())
        .stdin(File::open("/dev/null").unwrap());
    let mut child = program.spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    assert_eq!(next_line(&mut out), BEGAN);
    assert_eq!(next_line(&mut out), "Ctrl+C ends the recording.");
    dictated().laid_in(&home, "said.wav");
    let played = instrument("paplay")
        .args(["--device=vspk", "said.wav"])
        .current_dir(home.path(""))
        .envs(server.environment())
        .status();
    assert!(played.unwrap().success());
    let kept = next_line(&mut out);
    assert!(kept.starts_with("0001.flac: "), "{kept}");
    signal::signal("TERM", child.id());
    Answer::of(child).expect(0);
}

#[test]
fn enter_ends_a_dictation_and_what_was_not_said_is_told() {
    let Some(server) = SoundServer::start() else { return };
    let home = Home::new();
    for is_typed in [true, false] {
        let mut program = home.ansage(&["record", "tape", "--microphone", "pulseaudio:vspk.monitor"]);
        let mut child = program
            .envs(server.environment())
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        // The end of what somebody types is an end too.
        let mut keys = child.stdin.take().unwrap();
        if is_typed {
            keys.write_all(b"\n").unwrap();
        } else {
            drop(keys);
        }
        let answer = Answer::of(child).expect(1);
        let said: Vec<_> = answer.out.lines().collect();
        assert_eq!(
            said,
            [
                BEGAN,
                "Enter ends the recording.",
                "No voice was heard. Nothing was recorded."
            ]
        );
    }
}

//! `ansage voices build` and `check`: recordings of any kind become a bank, and what is wrong is named.

use std::f32::consts::{PI, TAU};
use std::fs;
use std::path::Path;
use std::process::Command;

use ansage_core::language::Voices;
use ansage_sound_files::bank::clip;
use serde_json::Value;

use crate::support::program::Home;

/// A word, or nearly: a tone that comes and goes, this loud, with half a second of room around it.
fn record(path: &Path, rate: u32, loud: f32) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let spec = hound::WavSpec {
        channels: 2,
        sample_rate: rate,
        bits_per_sample: 24,
        sample_format: hound::SampleFormat::Int,
    };
    let mut wav = hound::WavWriter::create(path, spec).unwrap();
    for n in 0..2 * rate {
        let share = (n as f32 / rate as f32 - 0.5).clamp(0.0, 1.0);
        let tone = loud * (PI * share).sin() * (TAU * 300.0 * n as f32 / rate as f32).sin();
        let sample = (tone.clamp(-1.0, 1.0) * 8_388_607.0) as i32;
        wav.write_sample(sample).unwrap();
        wav.write_sample(sample).unwrap();
    }
    wav.finalize().unwrap();
}

fn said_words() -> Vec<String> {
    let voices = Voices::of(ansage_texts::VOICES);
    let clips = voices.lexicon("de-fide").unwrap().clips();
    clips.into_iter().map(|(name, _)| name).collect()
}

fn checked(home: &Home, exit: i32) -> Value {
    let answer = home.run(&["voices", "check", "bank", "--json"], "");
    serde_json::from_str(answer.expect(exit).out.trim()).unwrap()
}

fn state<'a>(checked: &'a Value, file: &str) -> &'a str {
    let words = checked["words"].as_array().unwrap();
    let word = words.iter().find(|it| it["file"].as_str().unwrap().ends_with(file));
    word.unwrap()["state"].as_str().unwrap()
}

#[test]
fn every_word_that_is_announced_has_a_clip_of_its_own_in_every_language() {
    let voices = Voices::of(ansage_texts::VOICES);
    for tag in voices.lexicon_tags() {
        let lexicon = voices.lexicon(tag).unwrap();
        let clips = lexicon.clips();
        for (name, word) in &clips {
            let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
            assert!(!name.is_empty() && name.chars().all(is_plain), "{tag}: {name}");
            let part = &lexicon.phrase(&[*word]).spoken.parts[0];
            assert_eq!(part.clip.as_deref(), Some(name.as_str()), "{tag}");
        }
        assert!(clips.len() > 30, "{tag}: {}", clips.len());
    }
    let names = said_words();
    for name in ["springer", "felix", "drei", "laeufer", "kurze-rochade"] {
        assert!(names.iter().any(|it| it == name), "{name} in {names:?}");
    }
}

#[test]
fn recordings_of_any_rate_become_a_bank_that_is_whole() {
    let home = Home::new();
    for (place, name) in said_words().iter().enumerate() {
        let rate = [8_000, 16_000, 44_100, 48_000, 96_000][place % 5];
        record(
            &home.path(&format!("clips/{name}.wav")),
            rate,
            0.03 + 0.02 * place as f32,
        );
    }
    let built = home.run(
        &[
            "voices",
            "build",
            "bank",
            "--from",
            "clips",
            "--licence",
            "for our club",
        ],
        "",
    );
    built.expect(0);
    let checked = checked(&home, 0);
    assert_eq!(checked["licence"], "for our club");
    assert_eq!(checked["language"], "de");
    assert_eq!(checked["words"].as_array().unwrap().len(), said_words().len());
    assert_eq!(state(&checked, "springer.wav"), "there");
    // A judge that is not ours reads what they are.
    let clip = home.path("bank/springer.wav");
    if let Ok(told) = Command::new("soxi").arg(&clip).output() {
        let told = String::from_utf8(told.stdout).unwrap();
        for line in [
            "Channels       : 1",
            "Sample Rate    : 22050",
            "Precision      : 16-bit",
        ] {
            assert!(told.contains(line), "{told}");
        }
    }
    // Another loudness is taken up by all of them.
    home.run(&["voices", "build", "bank", "--from", "clips", "--loudness", "-26"], "")
        .expect(0);
    assert_eq!(self::checked(&home, 0)["loudness"], -26.0);
}

#[test]
fn what_is_missing_or_broken_is_named_with_its_file() {
    let home = Home::new();
    for (name, loud) in [("springer", 0.3), ("felix", 0.3), ("drei", 3.0), ("vier", 0.005)] {
        record(&home.path(&format!("bank/recordings/{name}-1.wav")), 16_000, loud);
    }
    record(&home.path("bank/recordings/sprnger.wav"), 16_000, 0.3);
    let built = home.run(&["voices", "build", "bank"], "");
    let answer = built.expect(1);
    assert!(
        answer
            .out
            .contains("drei-1.wav is not used. drei was too loud for the microphone."),
        "{}",
        answer.out
    );
    assert!(
        answer.out.contains("vier-1.wav is not used. vier was too soft."),
        "{}",
        answer.out
    );
    assert!(
        answer.out.contains("sprnger.wav is named after no word."),
        "{}",
        answer.out
    );
    assert!(answer.out.contains("2 words are ready in bank."), "{}", answer.out);

    fs::write(home.path("bank/eins.wav"), "no sound").unwrap();
    let checked = checked(&home, 1);
    let states = ["springer.wav", "drei.wav", "eins.wav"].map(|it| state(&checked, it));
    assert_eq!(states, ["there", "missing", "not-sound"]);
    let answer = home.run(&["voices", "check", "bank"], "");
    let told = answer.expect(1);
    assert!(
        told.out.contains("Springer, bank/springer.wav: there.\n"),
        "{}",
        told.out
    );
    assert!(told.out.contains("drei, bank/drei.wav: missing.\n"), "{}", told.out);
    assert!(
        told.out.contains("eins, bank/eins.wav: broken, no sound"),
        "{}",
        told.out
    );
    let all = said_words().len();
    let gaps = format!("bank is not whole: {} missing, 1 broken.", all - 3);
    assert!(told.err.contains(&gaps), "{}", told.err);
}

#[test]
fn a_newer_recording_takes_the_place_of_an_older_one() {
    let home = Home::new();
    record(&home.path("bank/recordings/springer-1.wav"), 16_000, 0.005);
    home.run(&["voices", "build", "bank"], "").expect(1);
    record(&home.path("bank/recordings/springer-2.wav"), 16_000, 0.3);
    home.run(&["voices", "build", "bank"], "").expect(0);
    assert!(clip::read(&home.path("bank/springer.wav")).is_ok());
}

#[test]
fn a_bank_of_another_language_and_what_is_no_bank_are_refused() {
    let home = Home::new();
    fs::create_dir(home.path("bank")).unwrap();
    let none = home.run(&["voices", "check", "bank"], "");
    assert!(none.expect(4).err.contains("bank/bank.toml"));
    // A game asked for with it says so too; and not in the middle of the game.
    let game = home.run(&["--voice", "none", "--bank", "nowhere", "--reports", "de"], "e2e4\n");
    assert_eq!(
        game.expect(4).err,
        "nowhere/bank.toml ist nicht lesbar: nicht vorhanden.\n"
    );
    assert_eq!(home.journals().len(), 0);
    record(&home.path("clips/springer.wav"), 16_000, 0.3);
    home.run(&["voices", "build", "bank", "--from", "clips"], "").expect(0);
    let other = home.run(&["voices", "check", "bank", "--words", "en"], "");
    assert!(other.expect(3).err.contains("these words are in de, not in en"));
}

#[test]
fn a_build_that_uses_not_all_or_nothing_says_so_by_its_exit_code() {
    let home = Home::new();
    let build = ["voices", "build", "bank", "--from", "clips"];
    fs::create_dir(home.path("clips")).unwrap();
    let nothing = home.run(&build, "").expect(1);
    assert_eq!(nothing.out, "0 words are ready in bank.\n");
    record(&home.path("clips/dear-friend.wav"), 16_000, 0.3);
    let stranger = home.run(&build, "").expect(1);
    assert!(
        stranger.out.contains("clips/dear-friend.wav is named after no word."),
        "{}",
        stranger.out
    );
    assert_eq!(stranger.err, "", "all of it has been told");
    record(&home.path("clips/springer.wav"), 16_000, 0.3);
    assert!(
        home.run(&build, "").expect(1).out.contains("1 word"),
        "what can be used is built all the same"
    );
    fs::remove_file(home.path("clips/dear-friend.wav")).unwrap();
    home.run(&build, "").expect(0);
}

//! The proof of reconstruction: games dictated by synthetic voices that the recogniser was never trained on, each in one
//! file, become their sheets. What it says of people is nothing.
//!
//! `./dev test` makes one small game, `./dev prove` ten whole ones. `ANSAGE_GAMES` names a folder of games made before
//! (tests/speech/games.py).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::{env, fs};

use ansage_sound_files::recording_file::read_stretch;
use serde_json::Value;

use crate::support::net;
use crate::support::program::{Answer, Home, text};
use crate::support::python;
use crate::support::sound::likeness;

/// What was made of a tape, beside what is on it.
#[derive(Default)]
struct Tally {
    /// Half-moves on the tape; of those found, the unmarked ones, and the wrong ones among these.
    dictated: usize,
    unmarked: usize,
    wrong: usize,
}

fn reconstructed(home: &Home, arguments: &[&str]) -> Answer {
    home.run(&[&["reconstruct"], arguments].concat(), "")
}

/// The same with the recogniser alone: what is not about how well it hears need not wait for the scorer.
fn reconstructed_alone(home: &Home, arguments: &[&str]) -> Answer {
    reconstructed(home, &[arguments, &["--no-scorer"]].concat())
}

fn json(answer: &Answer) -> Value {
    serde_json::from_str(&answer.out).unwrap()
}

/// The half-moves, each with its mark.
fn half_moves(found: &Value) -> Vec<(String, Option<String>)> {
    let all = found["half_moves"].as_array().unwrap().iter();
    all.map(|it| {
        let uci = it["move"]["uci"].as_str().unwrap().to_owned();
        (uci, it["mark"].as_str().map(str::to_owned))
    })
    .collect()
}

/// What is on a tape.
fn said_on(tape: &Path) -> Value {
    let game = fs::read_to_string(tape.with_extension("json")).unwrap();
    serde_json::from_str(&game).unwrap()
}

fn judged(found: &Value, game: &Value) -> Tally {
    let dictated: Vec<&str> = game["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it.as_str().unwrap())
        .collect();
    let mut tally = Tally {
        dictated: dictated.len(),
        ..Tally::default()
    };
    for (ply, (uci, mark)) in half_moves(found).into_iter().enumerate() {
        if mark.is_none() {
            tally.unmarked += 1;
            tally.wrong += usize::from(dictated.get(ply) != Some(&uci.as_str()));
        }
    }
    tally
}

/// Makes the games of a size; `None` where python-chess or espeak-ng is not installed.
fn games(size: &str) -> Option<PathBuf> {
    static MADE: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let mut made_before = MADE.lock().unwrap();
    if let Some(folder) = env::var_os("ANSAGE_GAMES") {
        return Some(folder.into());
    }
    let python = python::python_with_chess()?;
    if Command::new("espeak-ng").arg("--version").output().is_err() {
        assert!(env::var_os("CI").is_none(), "CI needs espeak-ng");
        return None;
    }
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let folder = target.join("games").join(size);
    if made_before.iter().any(|it| it == size) && folder.exists() {
        return Some(folder);
    }
    let _none_before = fs::remove_dir_all(&folder);
    let made = Command::new(python)
        .arg(project.join("tests/speech/games.py"))
        .args([size, text(&folder), "--words"])
        .arg(project.join("voices/de/recogniser/graph/words.txt"))
        .arg("--fetched")
        .arg(target.join("synthesisers"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    made_before.push(size.to_owned());
    Some(folder)
}

/// Reconstructs every game of a folder; the tallies are of all, and of the voices that the recogniser may know the like of.
fn tallied(folder: &Path, figures: &str) -> (Tally, Tally, String) {
    let (mut sum, mut german, mut table) = (Tally::default(), Tally::default(), String::new());
    for number in 0.. {
        let tape = folder.join(format!("game-{number}.wav"));
        if !tape.exists() {
            break;
        }
        let home = Home::new();
        let found = json(&reconstructed(&home, &[text(&tape), "--json"]).expect(0));
        let game = said_on(&tape);
        let tally = judged(&found, &game);
        let about = |key: &str| game[key].as_str().unwrap_or_default().to_owned();
        let repeats = if game["repeats"] == true {
            "repeated"
        } else {
            "said once"
        };
        let Tally {
            dictated,
            unmarked,
            wrong,
        } = tally;
        let (family, voices, condition) = (about("family"), &game["voices"], about("condition"));
        writeln!(
            table,
            "| {number} | {family} | {voices} | {condition} | {repeats} | {dictated} | {unmarked} | {wrong} |"
        )
        .unwrap();
        let is_held_to_it = family == "espeak-ng, German" && condition == "clean";
        for tally in [&mut sum].into_iter().chain(is_held_to_it.then_some(&mut german)) {
            tally.dictated += dictated;
            tally.unmarked += unmarked;
            tally.wrong += wrong;
        }
    }
    writeln!(
        table,
        "| all | | | | | {} | {} | {} |",
        sum.dictated, sum.unmarked, sum.wrong
    )
    .unwrap();
    println!("{table}");
    if let Some(folder) = env::var_os("ANSAGE_FIGURES") {
        let head = "| game | family | voices | condition | | half-moves | unmarked | wrong among them |\n\
                    |---|---|---|---|---|---|---|---|\n";
        fs::write(Path::new(&folder).join(figures), format!("{head}{table}")).unwrap();
    }
    (sum, german, table)
}

#[test]
fn a_game_dictated_in_one_file_becomes_its_sheet() {
    let is_full = env::var_os("ANSAGE_FULL").is_some();
    let Some(folder) = games(if is_full { "full" } else { "fixed" }) else {
        return;
    };
    // Voices that are foreign to the recogniser too are reported; held to the bounds are those it may know the like of.
    let (sum, german, table) = tallied(&folder, "reconstruction.md");
    assert!(german.dictated > 0, "no game was dictated");
    assert_eq!(german.wrong, 0, "{table}");
    assert!(german.unmarked * 100 >= german.dictated * 95, "{table}");
    assert!(sum.wrong * 100 <= sum.unmarked, "{table}");
}

#[test]
fn a_tape_of_two_strangers_says_nothing_wrong() {
    if env::var_os("ANSAGE_FULL").is_none() {
        // Their voices are fetched.
        return;
    }
    let Some(folder) = games("strangers") else { return };
    let (sum, _, table) = tallied(&folder, "strangers.md");
    assert!(sum.dictated > 0, "no game was dictated");
    assert!(sum.wrong * 100 <= sum.unmarked, "{table}");
}

/// Lays a WAV file of a tone that no recogniser takes for words, or of silence, into the home.
fn wav(home: &Home, name: &str, samples: &[i16]) -> PathBuf {
    let path = home.path(name);
    ansage_sound_files::wav::write(&path, samples, 16_000).unwrap();
    path
}

#[test]
fn what_cannot_be_heard_is_named_in_one_sentence() {
    let home = Home::new();
    let refused = |path: &Path, words: &[&str]| {
        let answer = reconstructed_alone(&home, &[text(path)]).expect(4);
        assert_eq!(answer.out, "");
        for word in words {
            assert!(answer.err.contains(word), "{word}: {}", answer.err);
        }
        assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
    };
    refused(&home.path("none.wav"), &["none.wav"]);
    refused(
        &home.file("letter.mp3", "Dear Anna"),
        &["letter.mp3", "not a WAV, FLAC or MP3"],
    );
    refused(&home.file("empty.wav", ""), &["empty.wav", "not a WAV, FLAC or MP3"]);
    home.file("folder/letter.txt", "Dear Anna");
    refused(&home.path("folder"), &["folder", "no recording"]);
    let silent = wav(&home, "silent.wav", &[0; 64_000]);
    let answer = reconstructed_alone(&home, &[text(&silent)]).expect(0);
    assert!(answer.err.contains("no voice"), "{}", answer.err);
    assert!(answer.out.contains("No move was heard"), "{}", answer.out);
}

#[test]
fn a_recording_that_breaks_off_or_is_foreign_costs_only_itself() {
    let Some(folder) = games("fixed") else { return };
    let home = Home::new();
    let tape = fs::read(folder.join("game-0.wav")).unwrap();
    fs::create_dir(home.path("tape")).unwrap();
    // A third of it: the header still tells of all.
    fs::write(home.path("tape/1.wav"), &tape[..tape.len() / 3]).unwrap();
    fs::write(home.path("tape/2.flac"), "no sound").unwrap();
    let answer = reconstructed_alone(
        &home,
        &[text(&home.path("tape")), "--json", "--into", text(&home.path("out"))],
    )
    .expect(0);
    assert!(
        answer.err.contains("2.flac is not a WAV, FLAC or MP3"),
        "{}",
        answer.err
    );
    assert!(answer.err.contains("1.wav breaks off"), "{}", answer.err);
    let game: Value = serde_json::from_str(&fs::read_to_string(folder.join("game-0.json")).unwrap()).unwrap();
    let found = half_moves(&json(&answer));
    assert!(found.len() >= 4, "{found:?}");
    assert_eq!(found[0].0, game["moves"][0].as_str().unwrap());
    for ending in ["pgn", "txt", "brf", "json"] {
        assert!(home.path("out").join(format!("game.{ending}")).exists(), "{ending}");
    }
}

#[test]
fn a_tape_of_another_rate_with_two_channels_is_the_same_game() {
    let Some(folder) = games("fixed") else { return };
    let home = Home::new();
    let tape = folder.join("game-0.wav");
    let other = home.path("tape.flac");
    let made = Command::new("sox")
        .args([text(&tape), "-r", "44100", "-c", "2", text(&other)])
        .output();
    if made.is_err() {
        assert!(env::var_os("CI").is_none(), "CI needs sox");
        return;
    }
    let found = half_moves(&json(&reconstructed_alone(&home, &[text(&other), "--json"]).expect(0)));
    let game: Value = serde_json::from_str(&fs::read_to_string(folder.join("game-0.json")).unwrap()).unwrap();
    let sure = found.iter().zip(game["moves"].as_array().unwrap());
    let sure = sure.filter(|((uci, mark), said)| mark.is_none() && said.as_str() == Some(uci));
    assert!(
        sure.count() * 100 >= 95 * game["moves"].as_array().unwrap().len(),
        "{found:?}"
    );
}

/// Writes MP3; false where lame is not installed.
fn encode(wav: &Path, mp3: &Path) -> bool {
    let made = Command::new("lame")
        .args(["--quiet", "-b", "64", text(wav), text(mp3)])
        .status();
    match made {
        Ok(status) => assert!(status.success(), "{status}"),
        Err(_) => {
            assert!(env::var_os("CI").is_none(), "CI needs lame");
            println!("skipped: lame is not installed");
            return false;
        }
    }
    true
}

#[test]
fn an_mp3_file_is_the_same_game_at_the_same_times() {
    let Some(folder) = games("fixed") else { return };
    let home = Home::new();
    let (wav, mp3) = (folder.join("game-0.wav"), home.path("tape.mp3"));
    if !encode(&wav, &mp3) {
        return;
    }
    let found = [&wav, &mp3].map(|it| json(&reconstructed_alone(&home, &[text(it), "--json"]).expect(0)));
    let moves = |of: &Value| half_moves(of).into_iter().map(|it| it.0).collect::<Vec<_>>();
    assert_eq!(moves(&found[1]), moves(&found[0]));
    // What the encoder puts before and behind the sound is not heard.
    let seconds = |of: &Value| of["recordings"][0]["seconds"].as_f64().unwrap();
    assert!(
        (seconds(&found[1]) - seconds(&found[0])).abs() < 0.001,
        "{} and {} seconds",
        seconds(&found[1]),
        seconds(&found[0])
    );
    for ply in [0, moves(&found[0]).len() - 1] {
        let place = |of: &Value, end: &str| of["half_moves"][ply]["said"][end].as_f64().unwrap();
        assert!((place(&found[1], "from") - place(&found[0], "from")).abs() < 0.1);
        let samples = |end| (place(&found[0], end) * 16_000.0) as u64;
        let stretch = samples("from")..samples("to");
        let said = [&wav, &mp3].map(|it| read_stretch(it, stretch.clone()).unwrap());
        assert_eq!(said[1].len(), said[0].len());
        let likeness = likeness(&said[1], &said[0]);
        assert!(likeness > 0.95, "half-move {ply}: alike by {likeness:.3}");
    }
    // A name says nothing of what is in a file.
    let renamed = home.path("renamed.wav");
    fs::rename(&mp3, &renamed).unwrap();
    let renamed = json(&reconstructed_alone(&home, &[text(&renamed), "--json"]).expect(0));
    assert_eq!(moves(&renamed), moves(&found[1]));
}

#[test]
fn an_mp3_file_that_breaks_off_or_is_foreign_costs_only_itself() {
    let Some(folder) = games("fixed") else { return };
    let home = Home::new();
    let mp3 = home.path("whole.mp3");
    if !encode(&folder.join("game-0.wav"), &mp3) {
        return;
    }
    let tape = fs::read(&mp3).unwrap();
    fs::create_dir(home.path("tape")).unwrap();
    fs::write(home.path("tape/1.mp3"), &tape[..tape.len() / 3]).unwrap();
    fs::write(home.path("tape/2.mp3"), "Dear Anna").unwrap();
    let answer = reconstructed_alone(&home, &[text(&home.path("tape")), "--json"]).expect(0);
    let told: Vec<&str> = answer.err.lines().collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].contains("1.mp3 breaks off"), "{told:?}");
    assert!(told[1].contains("2.mp3 is not a WAV, FLAC or MP3"), "{told:?}");
    let game: Value = serde_json::from_str(&fs::read_to_string(folder.join("game-0.json")).unwrap()).unwrap();
    let found = half_moves(&json(&answer));
    assert!(found.len() >= 4, "{found:?}");
    assert_eq!(found[0].0, game["moves"][0].as_str().unwrap());
}

/// The scorer is cut off from the program after some of the tape.
#[test]
fn without_the_scorer_that_was_lost_the_rest_is_heard_all_the_same() {
    let (Some(net), Some(folder)) = (net::net(), games("fixed")) else {
        return;
    };
    let home = Home::new();
    let program = home.program_with_speaker("#!/bin/sh\n");
    let helper = |name: &str, script: &str| {
        let path = home.file(&format!("bin/{name}"), script);
        fs::set_permissions(path, fs::metadata(&program).unwrap().permissions()).unwrap();
    };
    let listener = concat!(env!("CARGO_BIN_EXE_ansage"), "-listener");
    helper("ansage-listener", &format!("#!/bin/sh\nexec '{listener}' \"$@\"\n"));
    let scorer = concat!(env!("CARGO_BIN_EXE_ansage"), "-scorer");
    // Heartbeats and what it is to hold pass; of what it is to score only the first pieces.
    let passed = r#"while IFS= read -r line; do
  case $line in *'"score"'*) pieces=$((pieces + 1)) ;; esac
  if [ "${pieces:-0}" -gt 6 ]; then exit; fi
  printf '%s\n' "$line"
done"#;
    helper("ansage-scorer", &format!("#!/bin/sh\n{passed} | '{scorer}' \"$@\"\n"));
    let tape = folder.join("game-0.wav");
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/de/recogniser");
    let mut command = home.configured(Command::new(&program));
    command.args(["reconstruct", text(&tape), "--json", "--model", text(&model)]);
    command.args(["--scorer-model", text(&net)]);
    let answer = Answer::of(command.spawn().unwrap()).expect(0);
    let told = answer.err.lines().filter(|it| it.contains("heard better"));
    assert_eq!(told.count(), 1, "{}", answer.err);
    let tally = judged(&json(&answer), &said_on(&tape));
    assert_eq!(tally.wrong, 0);
    assert!(tally.unmarked * 100 >= tally.dictated * 90);
}

#[test]
fn without_a_listener_one_sentence_says_so() {
    let home = Home::new();
    let tape = wav(&home, "tape.wav", &[0; 64_000]);
    let program = home.program_with_speaker("#!/bin/sh\n");
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/de/recogniser");
    let mut command = home.configured(Command::new(program));
    command.args(["reconstruct", text(&tape), "--model", text(&model)]);
    Answer::of(command.spawn().unwrap()).refused(2, &["Listening"]);
}

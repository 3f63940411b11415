//! `ansage export --audio`: the sound of a game in one file, looked at with the tools of others; what cannot be had is
//! named, and the rest is there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ansage_core::game::{Clip, ClipOf, EnteredBy, Event, Header, Move, Opening, Outcome};
use ansage_devices::recording::clips::folder_of;
use ansage_devices::storage::{Journal, read};
use ansage_sound_files::clips::sha256_of;
use ansage_sound_files::flac;
use ansage_sound_files::flac::Labels;
use serde_json::{Value, json};
use shakmaty::Color;

use crate::support::played::{played, stamped};
use crate::support::program::{Home, text};
use crate::support::table::usual_opening;

const MOVES: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6";
/// Silence between two clips, in samples.
const BETWEEN: usize = 4_000;

fn opening() -> Opening {
    Opening {
        header: Header {
            white: "Anna".into(),
            black: "Bella".into(),
            event: "Lehrpartie".into(),
            ..Header::default()
        },
        ..usual_opening()
    }
}

/// The clip of a half-move, counted from 1: each of another length.
fn clip_of(ply: u16) -> Vec<i16> {
    let length = 16_000 + 1_000 * usize::from(ply);
    (0..length).map(|it| ((it * usize::from(ply)) % 900) as i16).collect()
}

/// Lays a recorded game into the home and returns its journal.
pub(super) fn recorded(home: &Home) -> PathBuf {
    recorded_of(home, |_ply| ClipOf::Move)
}

/// The same; `of` says what the clip with each half-move is of.
fn recorded_of(home: &Home, of: impl Fn(u16) -> ClipOf) -> PathBuf {
    let journal = home.path("game.jsonl");
    let folder = folder_of(&journal);
    fs::create_dir_all(&folder).unwrap();
    drop(Journal::create_from(&journal, &played(opening(), MOVES)).unwrap());
    let clips = (1_u16..).zip(MOVES.split_whitespace()).map(|(ply, uci)| {
        let file = format!("{ply:04}.flac");
        let path = folder.join(&file);
        flac::write(&path, &clip_of(ply), &Labels::default()).unwrap();
        Event::SoundKept(Box::new(Clip {
            file,
            sha256: sha256_of(&fs::read(&path).unwrap()),
            of: of(ply),
            at: None,
            ply: Some(ply),
            m: (of(ply) == ClipOf::Move).then(|| uci.parse::<Move>().unwrap()),
            by: Some(EnteredBy::Voice),
            corrected: false,
            white_left: Some(60_000),
            black_left: None,
            length: 1_000,
            voice_from: 100,
            voice_to: 900,
        }))
    });
    go_on(&journal, clips.collect());
    journal
}

/// Lets more happen in a game, behind what its journal holds.
fn go_on(journal: &Path, events: Vec<Event>) {
    let mut records = read(journal).unwrap().records;
    let last = records.last().unwrap().at.0;
    records.extend(stamped(events).into_iter().map(|mut it| {
        it.at.0 += last;
        it
    }));
    fs::remove_file(journal).unwrap();
    drop(Journal::create_from(journal, &records).unwrap());
}

/// Where each clip begins when these are put one behind the other.
fn starts(plies: &[u16]) -> Vec<usize> {
    let lengths = plies.iter().map(|it| clip_of(*it).len());
    let ends = lengths.scan(0, |at, length| {
        let start = *at;
        *at += length + BETWEEN;
        Some(start)
    });
    ends.collect()
}

fn index(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("game.json")).unwrap()).unwrap()
}

/// What a tool says; `None` where it is not installed, which in CI is a failure.
fn told(program: &str, arguments: &[&str]) -> Option<String> {
    let Ok(output) = Command::new(program).args(arguments).output() else {
        assert!(std::env::var_os("CI").is_none(), "CI needs {program}");
        return None;
    };
    assert!(output.status.success(), "{program}: {output:?}");
    Some(String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

#[test]
fn one_file_holds_every_clip_with_a_cue_and_a_chapter_for_each() {
    let home = Home::new();
    let (journal, folder) = (recorded(&home), home.path("out"));
    let said = home
        .run(&["export", text(&journal), "--audio", text(&folder)], "")
        .expect(0)
        .out;
    assert!(said.contains("recordings 8"), "{said}");
    let plies: Vec<u16> = (1..=8).collect();
    let starts = starts(&plies);
    let samples = flac::read(&folder.join("game.flac")).unwrap();
    for (ply, start) in plies.iter().zip(&starts) {
        let clip = clip_of(*ply);
        assert_eq!(samples[*start..][..clip.len()], clip, "half-move {ply}");
    }
    let flac_file = folder.join("game.flac");
    let flac_file = text(&flac_file);
    if told("flac", &["--test", "--silent", "--warnings-as-errors", flac_file]).is_some() {
        let list = told("metaflac", &["--list", "--block-type=CUESHEET", flac_file]).unwrap();
        let offsets = list.lines().filter_map(|it| it.trim().strip_prefix("offset: "));
        let offsets: Vec<usize> = offsets.map(|it| it.parse().unwrap()).collect();
        // Each track has its index at its beginning; the last offset is the end.
        let tracks: Vec<usize> = offsets.iter().copied().step_by(2).collect();
        assert_eq!(tracks[..8], starts, "{list}");
        assert_eq!(tracks[8], samples.len());
        let tags = told("metaflac", &["--no-utf8-convert", "--export-tags-to=-", flac_file]).unwrap();
        for tag in [
            "WHITE=Anna",
            "BLACK=Bella",
            "EVENT=Lehrpartie",
            "CHAPTER001=00:00:00.000",
            "CHAPTER002=00:00:01.312",
            "CHAPTER003NAME=2. Springer Felix drei",
            "CHAPTER004NAME=2... Springer Cesar sechs",
        ] {
            assert!(tags.lines().any(|it| it == tag), "{tag}: {tags}");
        }
    }
    let wav = folder.join("game.wav");
    if let Some(count) = told("soxi", &["-s", text(&wav)]) {
        assert_eq!(count.trim().parse::<usize>().unwrap(), samples.len());
    }
    let bytes = fs::read(&wav).unwrap();
    let cue = bytes.windows(4).position(|it| it == b"cue ").unwrap();
    let field = |at: usize| u32::from_le_bytes(bytes[cue + at..cue + at + 4].try_into().unwrap()) as usize;
    assert_eq!(field(8), 8);
    let places: Vec<usize> = (0..8).map(|it| field(12 + 24 * it + 20)).collect();
    assert_eq!(places, starts);
    let pgn = fs::read_to_string(folder.join("game.pgn")).unwrap();
    assert!(pgn.contains("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6"), "{pgn}");
    assert!(fs::read_to_string(folder.join("game.txt")).unwrap().contains("Anna"));
    assert!(!fs::read_to_string(folder.join("game.brf")).unwrap().is_empty());
    let index = index(&folder);
    assert_eq!(index["clips"].as_array().unwrap().len(), 8);
    assert_eq!(index["clips"][2]["san"], "Nf3");
    assert_eq!(index["clips"][1]["from"], 1.313);
    assert_eq!(index["header"]["white"], "Anna");
}

#[test]
fn what_is_said_beside_the_moves_has_a_chapter_with_a_name_too() {
    let home = Home::new();
    let journal = recorded_of(&home, |ply| match ply {
        1 => ClipOf::Resignation,
        2 => ClipOf::Note,
        3 => ClipOf::Acceptance,
        4 => ClipOf::Offer,
        5 => ClipOf::Refusal,
        6 => ClipOf::Claim,
        7 => ClipOf::Call,
        8 => ClipOf::Found,
        _ => ClipOf::Move,
    });
    let folder = home.path("out");
    let german = ["--reports", "de"];
    let arguments = [&["export", text(&journal), "--audio", text(&folder)], &german[..]].concat();
    home.run(&arguments, "").expect(0);
    let index = index(&folder);
    let titles = index["clips"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["title"].as_str().unwrap());
    let beside: Vec<_> = titles.collect();
    assert_eq!(
        beside,
        [
            "1. Aufgabe",
            "1... Notiz",
            "2. Remis angenommen",
            "2... Remisangebot",
            "3. Remis abgelehnt",
            "3... Reklamation",
            "4. Schiedsrichter gerufen",
            "4... Nach einem Absturz gefunden"
        ]
    );
    assert_eq!(index["clips"][0]["by"], "voice");
    assert!(index["clips"][7]["by"].is_null(), "of what was found nobody knows it");
}

/// The tags of sound are read beside PGN, and say a draw with its sign.
#[test]
fn a_draw_is_tagged_as_in_pgn() {
    let home = Home::new();
    let journal = recorded(&home);
    go_on(&journal, vec![Event::Resulted { outcome: Outcome::Draw }]);
    let folder = home.path("out");
    home.run(&["export", text(&journal), "--audio", text(&folder)], "")
        .expect(0);
    assert_eq!(index(&folder)["header"]["result"], "1/2-1/2");
    let file = folder.join("game.flac");
    if let Some(tag) = told("metaflac", &["--no-utf8-convert", "--show-tag=RESULT", text(&file)]) {
        assert_eq!(tag.trim(), "RESULT=1/2-1/2");
    }
}

/// The sound of a dash is called by what was written in its place, and by its number alone while nothing is.
#[test]
fn a_dash_has_a_chapter_too() {
    let home = Home::new();
    let journal = recorded(&home);
    let records = read(&journal).unwrap().records;
    let made = MOVES.split_whitespace().count() as u16;
    let dash = |side| Event::Dashed { side };
    let kept = records.iter().rev().find_map(|it| match &it.event {
        Event::SoundKept(clip) => Some(Clip::clone(clip)),
        _ => None,
    });
    let clip = |ply| {
        Event::SoundKept(Box::new(Clip {
            ply: Some(ply),
            m: None,
            ..kept.clone().unwrap()
        }))
    };
    let filled = Event::DashFilled {
        ply: made + 1,
        m: "a2a3".parse().unwrap(),
        said: None,
    };
    let events = vec![
        dash(Color::White),
        clip(made + 1),
        dash(Color::Black),
        clip(made + 2),
        filled,
    ];
    go_on(&journal, events);
    let folder = home.path("out");
    home.run(&["export", text(&journal), "--audio", text(&folder)], "")
        .expect(0);
    let index = index(&folder);
    let clips = index["clips"].as_array().unwrap();
    let told = |it: &Value| (it["title"].clone(), it["move"].clone());
    let number = made / 2 + 1;
    assert_eq!(
        clips[usize::from(made)..].iter().map(told).collect::<Vec<_>>(),
        [
            (json!(format!("{number}. Bauer Anna drei")), json!("a2a3")),
            (json!(format!("{number}... -")), Value::Null)
        ]
    );
    let places = |it: &Value| (it["number"].clone(), it["side"].clone());
    assert_eq!(
        clips[usize::from(made)..].iter().map(places).collect::<Vec<_>>(),
        [(json!(number), json!("white")), (json!(number), json!("black"))]
    );
}

#[test]
fn a_clip_that_is_missing_or_changed_is_named_and_the_rest_is_there() {
    let home = Home::new();
    let (journal, folder) = (recorded(&home), home.path("out"));
    let sound = folder_of(&journal);
    fs::remove_file(sound.join("0002.flac")).unwrap();
    let mut changed = fs::read(sound.join("0003.flac")).unwrap();
    let middle = changed.len() / 2;
    changed[middle] ^= 1;
    fs::write(sound.join("0003.flac"), changed).unwrap();
    let answer = home
        .run(&["export", text(&journal), "--audio", text(&folder)], "")
        .expect(0);
    assert!(answer.err.contains("0002.flac is missing"), "{}", answer.err);
    assert!(answer.err.contains("0003.flac was changed"), "{}", answer.err);
    assert_eq!(answer.err.lines().count(), 2);
    assert!(answer.out.contains("recordings 6 of 8"), "{}", answer.out);
    // Nothing is played here: the sentence holds for both.
    assert!(answer.err.contains("It is left out."), "{}", answer.err);
    let samples = flac::read(&folder.join("game.flac")).unwrap();
    let start = starts(&[1, 4])[1];
    assert_eq!(samples[start..][..clip_of(4).len()], clip_of(4));
    let index = index(&folder);
    assert_eq!(index["clips"][1]["why_not"], "missing");
    assert_eq!(index["clips"][2]["why_not"], "changed");
    assert_eq!(index["clips"][3]["why_not"], Value::Null);
}

/// The sheet is written, and no sound of another game, or of another state of this one, stays beside it.
#[test]
fn without_a_clip_that_can_be_had_the_sheet_is_written_and_older_sound_goes() {
    let home = Home::new();
    let (journal, folder) = (recorded(&home), home.path("out"));
    let export = ["export", text(&journal), "--audio", text(&folder)];
    home.run(&export, "").expect(0);
    assert!(folder.join("game.flac").exists() && folder.join("game.wav").exists());
    fs::remove_dir_all(folder_of(&journal)).unwrap();
    let answer = home.run(&export, "").expect(4);
    assert_eq!(answer.err.lines().count(), 9, "{}", answer.err);
    let last = answer.err.lines().last().unwrap();
    assert!(last.contains("None of the recordings"), "{last}");
    assert!(answer.out.contains("recordings 0 of 8"), "{}", answer.out);
    assert!(!folder.join("game.flac").exists() && !folder.join("game.wav").exists());
    assert!(folder.join("game.pgn").exists());
    assert_eq!(index(&folder)["audio"], Value::Null);
}

/// A pipe of that name would be waited for without end.
#[test]
fn a_pipe_in_the_place_of_a_clip_is_no_clip() {
    let home = Home::new();
    let (journal, folder) = (recorded(&home), home.path("out"));
    let clip = folder_of(&journal).join("0002.flac");
    fs::remove_file(&clip).unwrap();
    assert!(Command::new("mkfifo").arg(&clip).status().unwrap().success());
    let answer = home
        .run(&["export", text(&journal), "--audio", text(&folder)], "")
        .expect(0);
    assert!(answer.err.contains("0002.flac cannot be read"), "{}", answer.err);
    assert_eq!(index(&folder)["clips"][1]["why_not"], "unreadable");
}

#[test]
fn a_move_or_a_piece_that_there_is_not_is_a_wrong_argument() {
    let home = Home::new();
    recorded(&home);
    home.run(&["export", "game.jsonl", "--audio", "out"], "").expect(0);
    for file in ["game.jsonl", "out/game.wav"] {
        for at in ["77", "abc", "2x", "0"] {
            home.run(&["play", file, at], "").refused(3, &[at]);
        }
        home.run(&["play", file, "2w"], "").expect(0);
    }
    ansage_sound_files::wav::write(&home.path("quiet.wav"), &[3; 48_000], 16_000).unwrap();
    home.run(&["play", "quiet.wav", "2"], "").refused(3, &["2"]);
    home.run(&["play", "quiet.wav", "1"], "").expect(0);
}

#[test]
fn a_game_without_sound_and_a_folder_that_cannot_be_written_are_refused_in_one_sentence() {
    let home = Home::new();
    let silent = home.path("silent.jsonl");
    drop(Journal::create_from(&silent, &played(opening(), MOVES)).unwrap());
    home.run(&["export", text(&silent), "--audio", text(&home.path("out"))], "")
        .refused(4, &["no recordings", "silent.jsonl"]);
    let journal = recorded(&home);
    let file = home.file("taken", "a file");
    home.run(&["export", text(&journal), "--audio", text(&file)], "")
        .refused(2, &["taken", "cannot be written"]);
}

/// Plays a file of sound with these entries, and returns what is shown, and which part of it is heard.
fn walked(home: &Home, file: &str, at: &[&str], entries: &str) -> (Vec<String>, Vec<String>) {
    let arguments = [&["play", file][..], at, &["--voice", "script:said"]].concat();
    // It writes behind what was said before.
    fs::remove_file(home.path("said")).ok();
    let answer = home.run(&arguments, entries).expect(0);
    let shown = answer.lines("sheet").into_iter().map(str::to_owned).collect();
    let said = fs::read_to_string(home.path("said")).unwrap();
    let heard = said
        .lines()
        .filter_map(|it| it.split_once('['))
        .map(|it| it.1.to_owned());
    (shown, heard.collect())
}

#[test]
fn what_was_handed_in_is_walked_by_its_chapters_without_a_journal() {
    let home = Home::new();
    recorded(&home);
    home.run(&["export", "game.jsonl", "--audio", "out"], "").expect(0);
    // The chapter of the third half-move begins behind the clips of two and their pauses.
    let begins = |ply: u16| -> usize { (1..ply).map(|it| clip_of(it).len() + BETWEEN).sum() };
    let milliseconds = |samples: usize| samples * 1000 / 16_000;
    let part = |file: &str, ply: u16, percent: u16| {
        let (from, to) = (begins(ply), begins(ply + 1));
        format!("{file} {}-{} {percent}%]", milliseconds(from), milliseconds(to))
    };
    for file in ["game.flac", "game.wav"] {
        let path = format!("out/{file}");
        let entries = "\n1b\n/play-speed 0.5\n/play-previous\n/made\n";
        let (shown, heard) = walked(&home, &path, &["2w"], entries);
        let moves = [
            "2. Springer Felix drei",
            "2... Springer Cesar sechs",
            "1... Bauer Eva fuenf",
            "1. Bauer Eva vier",
        ];
        assert_eq!(shown, moves, "{file}");
        let parts = [(3, 100), (4, 100), (2, 100), (1, 50)].map(|(ply, percent)| part(file, ply, percent));
        assert_eq!(heard, parts, "{file}");
    }
}

#[test]
fn a_file_without_chapters_is_walked_from_pause_to_pause() {
    let home = Home::new();
    let voice = |hertz: usize| (0..16_000).map(move |at| [6_000_i16, -6_000][at * hertz / 8_000 % 2]);
    let silence = || std::iter::repeat_n(0_i16, 16_000);
    let tape: Vec<i16> = silence()
        .chain(voice(200))
        .chain(silence())
        .chain(voice(300))
        .chain(silence())
        .collect();
    ansage_sound_files::wav::write(&home.path("tape.wav"), &tape, 16_000).unwrap();
    let (shown, heard) = walked(&home, "tape.wav", &[], "\n\n\n1\n");
    assert_eq!(shown, ["1, 0:00:00", "2, 0:00:02", "1, 0:00:00"]);
    assert_eq!(heard.len(), 3, "there is no third piece");
    // A quarter of a second of quiet is left before a voice and behind it, more or less.
    let place = |part: &str| -> (usize, usize) {
        let part = part.split(' ').nth(1).unwrap().split_once('-').unwrap();
        (part.0.parse().unwrap(), part.1.parse().unwrap())
    };
    let (from, to) = place(&heard[1]);
    assert!(
        (2_600..3_000).contains(&from) && (4_000..4_400).contains(&to),
        "{from} to {to}"
    );
    // Where nobody speaks, all there is, is one piece.
    ansage_sound_files::wav::write(&home.path("quiet.wav"), &[3; 48_000], 16_000).unwrap();
    assert_eq!(walked(&home, "quiet.wav", &[], "\n").1, ["quiet.wav 0-3000 100%]"]);
}

/// What a recorder leaves that lost its power: the lengths in the header are none, or far from the truth.
#[test]
fn a_wav_file_is_heard_to_its_end_whatever_its_header_says_of_its_length() {
    let home = Home::new();
    let path = home.path("tape.wav");
    let voice = (0..48_000).map(|at| [6_000_i16, -6_000][at / 40 % 2]);
    ansage_sound_files::wav::write(&path, &voice.collect::<Vec<_>>(), 16_000).unwrap();
    let whole = fs::read(&path).unwrap();
    let honest = home.run(&["play", "tape.wav"], "").expect(0);
    assert_eq!(honest.err, "");
    let wrong = "The length in tape.wav is wrong. It is read to the end of the file.";
    let breaks_off = "tape.wav breaks off.";
    let lengths: [(u32, u32, &str); 6] = [
        (0, 0, wrong),
        (0xffff_ffff, 0xffff_ffff, wrong),
        (0x7fff_ffff, 0x7fff_ffff - 36, wrong),
        (36 + 6_400, 6_400, wrong),
        (36 + 200_000, 200_000, breaks_off),
        (0, 96_000, ""),
    ];
    for (of_file, of_sound, told) in lengths {
        let mut bytes = whole.clone();
        bytes[4..8].copy_from_slice(&of_file.to_le_bytes());
        bytes[40..44].copy_from_slice(&of_sound.to_le_bytes());
        fs::write(&path, bytes).unwrap();
        let (_, heard) = walked(&home, "tape.wav", &[], "\n");
        assert_eq!(heard, ["tape.wav 0-3000 100%]"], "{of_file:x}, {of_sound:x}");
        let answer = home.run(&["play", "tape.wav"], "").expect(0);
        assert!(
            answer.err.starts_with(told),
            "{of_file:x}, {of_sound:x}: {}",
            answer.err
        );
        assert_eq!(
            answer.err.lines().count(),
            usize::from(!told.is_empty()),
            "{}",
            answer.err
        );
    }
}

#[test]
fn a_file_that_cannot_be_played_is_named_in_one_sentence() {
    let home = Home::new();
    home.run(&["play", "nowhere.flac"], "").refused(4, &["nowhere.flac"]);
    home.file("letter.mp3", "Dear Anna");
    home.run(&["play", "letter.mp3"], "")
        .refused(4, &["letter.mp3", "not a WAV, FLAC or MP3"]);
    home.file("empty.wav", "");
    home.run(&["play", "empty.wav"], "").refused(4, &["empty.wav"]);
    fs::create_dir(home.path("folder.flac")).unwrap();
    home.run(&["play", "folder.flac"], "").refused(4, &["folder.flac"]);
    ansage_sound_files::wav::write(&home.path("slow.wav"), &[3; 4_000], 4_000).unwrap();
    home.run(&["play", "slow.wav"], "").refused(4, &["slow.wav", "4000"]);
    ansage_sound_files::wav::write(&home.path("nothing.wav"), &[], 16_000).unwrap();
    home.run(&["play", "nothing.wav"], "").refused(4, &["nothing.wav"]);
    // A file that is no recording and no journal is told of as before.
    home.file("letter.txt", "Dear Anna");
    home.run(&["play", "letter.txt"], "").refused(4, &["letter.txt"]);
}

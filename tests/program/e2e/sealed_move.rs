//! A move sealed at a real terminal: it is in no file, on no screen, and not in the memory of the program.

use std::fs;

use crate::support::folder::all_that_stands_in;
use crate::support::memory::{holds, memory_of};
use crate::support::program::{Home, SECRET};
use crate::support::screen::Screen;
use crate::support::size::size;
use crate::support::wait::wait_until;

use super::GERMAN;

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"program\"\n\
                     time = \"G/90m\"\n[allowed]\nprivate-screen = \"AB\"\n";

/// How people write, in a phrase that stands nowhere in the program; and the same move in every notation.
struct Phrase {
    typed: String,
    notations: Vec<String>,
}

const PIECES: [(&str, char, char); 4] = [
    ("SprInger", 'N', 'S'),
    ("TurM", 'R', 'T'),
    ("DamE", 'Q', 'D'),
    ("LaeufEr", 'B', 'L'),
];
const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];

/// Returns the phrase of a number; no two of them are the same move.
fn phrase(number: usize) -> Phrase {
    let (piece, english, german) = PIECES[number % 4];
    let (from, to) = ((number * 7 + 3) % 64, (number * 29 + 40) % 64);
    let words = |square: usize| format!("{} {}", FILES[square % 8], RANKS[square / 8]);
    let name = |square: usize| format!("{}{}", char::from(b'a' + square as u8 % 8), square / 8 + 1);
    let typed = format!("{piece}  {}  {}", words(from), words(to));
    let notations = vec![
        typed.clone(),
        typed.to_lowercase(),
        typed.to_lowercase().replace("  ", " "),
        format!("{} {}", words(from), words(to)).to_lowercase(),
        format!("{english}{}{}", name(from), name(to)),
        format!("{german}{}{}", name(from), name(to)),
        format!("{}-{}", name(from), name(to)),
    ];
    Phrase { typed, notations }
}

/// Opens a game of an event at a terminal, an arbiter at the keys, and the next move to be sealed.
fn sealing() -> Option<Screen> {
    let home = Home::new();
    home.file("event.toml", EVENT);
    let line = [&GERMAN[..], &["--plain", "--event-file", "event.toml"]].concat();
    let player = Screen::open(home, &line, &[])?;
    player.enters("/arbiter AB");
    player.wait_for("Geheimwort der Schiedsrichter?");
    player.enters(SECRET);
    player.wait_for("Schiedsrichter AB ist am Gerät.");
    player.enters("/start");
    player.enters("/adjourn");
    player.wait_for("gibt den nächsten Zug ab");
    player.enters("");
    player.wait_for("Der Abgabezug, ungesehen");
    Some(player)
}

/// Returns how many bytes a process has read; `None` where the system tells nobody.
fn read_by(process: u32) -> Option<u64> {
    let told = fs::read_to_string(format!("/proc/{process}/io")).ok()?;
    told.lines().find_map(|it| it.strip_prefix("rchar: ")?.parse().ok())
}

/// Types a phrase as people do, a few keys at a time, twice, and waits until its seal is on record.
fn seals(player: &Screen, phrase: &Phrase, seals_before: usize) {
    let pid = player.pid();
    for _ in 0..2 {
        // What reads the terminal holds the last characters that came at once.
        let keys: Vec<char> = phrase.typed.chars().collect();
        for few in keys.chunks(5) {
            let taken = read_by(pid).map(|it| it + few.len() as u64);
            player.types(&few.iter().collect::<String>());
            wait_until(|| read_by(pid) >= taken);
        }
        player.press(&["Enter"]);
    }
    let journal = player.home().path("game.jsonl");
    let sealed = || {
        let journal = fs::read_to_string(&journal).unwrap_or_default();
        journal.matches("\"step\":\"sealed\"").count()
    };
    wait_until(|| sealed() > seals_before);
}

#[test]
fn e_1_a_5_a_sealed_move_is_on_no_screen_in_no_file_and_not_in_memory() {
    let Some(player) = sealing() else { return };
    let phrases: Vec<Phrase> = (0..size(4, 10)).map(phrase).collect();
    for (number, phrase) in phrases.iter().enumerate() {
        seals(&player, phrase, number);
        let pid = player.pid();
        match memory_of(pid) {
            None => println!("skipped: nobody may read the memory of another process here"),
            Some(memory) => {
                assert!(memory.len() > 1 << 20, "hardly anything was read");
                assert!(holds(&memory, "Der Abgabezug, ungesehen"), "what was said stands in it");
                for notation in &phrase.notations {
                    assert!(!holds(&memory, notation), "{number}: {notation} stands in the memory");
                }
            }
        }
        player.enters("/seal");
        player.wait(|lines| {
            lines
                .iter()
                .filter(|it| it.contains("Der Abgabezug, ungesehen"))
                .count()
                >= number + 2
        });
    }
    player.press(&["C-d"]);
    let (_code, raw) = player.ended();
    let files = all_that_stands_in(&player.home().path(""));
    for phrase in &phrases {
        for notation in &phrase.notations {
            assert!(!raw.contains(notation.as_str()), "{notation} is on the screen");
            assert!(!files.contains(notation.as_str()), "{notation} is in a file");
        }
    }
}

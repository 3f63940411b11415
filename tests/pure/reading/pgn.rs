//! Games from anywhere are read as an outside reader, python-chess, reads them, or what is wrong is named.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use ansage_core::game::{Outcome, Position};
use ansage_core::language::letters::all_of_pgn;
use ansage_core::language::sheet_reading::SheetFlawKind;
use ansage_core::language::sheet_reading::pgn::{Encoding, PgnGame, PgnMove, decode, read, walk};
use proptest::prelude::*;
use rand::prelude::IndexedRandom as _;
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};
use serde::Deserialize;

use crate::support::python::python_with_chess;
use crate::support::repository::in_repository;
use crate::support::size::{size, tally};

/// What python-chess found in a game.
#[derive(Debug, Deserialize)]
struct Found {
    headers: BTreeMap<String, String>,
    line: String,
    warnings: Vec<String>,
}

/// Files that we read in another way than python-chess, on purpose.
const ON_PURPOSE: [(&str, &str); 28] = [
    ("barnes-horton.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-C.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-F-text.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-F.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-L2.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-N.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-R.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-Ta.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-V.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-addhashcode.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-checkmate.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-f1.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-fencomments.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-nochecks.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-nomovenumbers.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-noresults.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-notags.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-plycount.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-plylimit.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-stalemate.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-ucW.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    ("test-w.pgn", COMMENT_BEFORE_AN_EMPTY_LINE),
    (
        "nested-comment.pgn",
        "the outer comment ends with its own brace, and its dashes are no null move",
    ),
    ("odds.pgn", NULL_MOVE),
    ("test-allownullmoves.pgn", NULL_MOVE),
    (
        "test-fuzzydepth.pgn",
        "a result ends a game; python-chess reads four games as one",
    ),
    (
        "test-nobadresults.pgn",
        "nine games whose moves stand behind a tag on its line; python-chess reads no move",
    ),
    (
        "uzchesscup.pgn",
        "45 heads without moves, which python-chess lays over each other",
    ),
];

/// An intro to the game, an empty line, the moves: one game, which python-chess takes for two.
const COMMENT_BEFORE_AN_EMPTY_LINE: &str = "an empty line ends no game";

/// Nobody can make it on a board, so it is named and the line is read no further.
const NULL_MOVE: &str = "a null move is no move";

#[test]
fn real_files_are_read_as_python_chess_reads_them() {
    let files = real_files();
    assert!(files.len() > 50, "{} files", files.len());
    let texts: Vec<String> = files.iter().map(|it| text_of(it)).collect();
    let Some(found) = found_in(&texts) else { return };
    let mut games = 0;
    for ((path, text), found) in files.iter().zip(&texts).zip(found) {
        let name = path.file_name().expect("a name").to_string_lossy();
        let ours = read(text, &all_of_pgn());
        games += ours.len();
        let difference = difference(&ours, &found);
        let exempt = ON_PURPOSE.iter().any(|(it, _why)| *it == name);
        match &difference {
            Some(difference) => assert!(exempt, "{name}: {difference}"),
            None => assert!(!exempt, "{name} is read like python-chess reads it"),
        }
    }
    println!("{games} games");
}

#[test]
fn damaged_games_are_read_alike_or_the_damage_is_named() {
    let mut random = StdRng::seed_from_u64(20_261_121);
    let games: Vec<String> = real_files().iter().flat_map(|it| parted(&text_of(it))).collect();
    let damaged: Vec<String> = (0..size(200, 2000))
        .map(|_| {
            let game = games.choose(&mut random).expect("a game");
            damage(&mut random, game)
        })
        .collect();
    // What we take and python-chess does not is written its way first.
    let plain: Vec<String> = damaged.iter().map(|it| in_plain_signs(it)).collect();
    let Some(found) = found_in(&plain) else { return };
    let (mut alike, mut silent, mut both) = (0, 0, 0);
    let mut failures = String::new();
    for (text, found) in damaged.iter().zip(found) {
        let ours = read(text, &all_of_pgn());
        let named = ours.iter().any(|it| !it.flaws.is_empty());
        let warned = found.iter().any(|it| !it.warnings.is_empty());
        let difference = difference(&ours, &found);
        match (warned, &difference) {
            (true, _) => both += 1,
            (false, None) => alike += 1,
            (false, Some(_)) => silent += 1,
        }
        // A game with D for Q may read as a whole in German.
        let in_english = ours.iter().all(|it| it.letters == "en");
        if in_english && !named && (warned || difference.is_some()) {
            let warnings: Vec<_> = found.iter().flat_map(|it| &it.warnings).collect();
            failures += &format!("{warnings:?} {difference:?}\n{text}\n");
        }
    }
    assert!(failures.is_empty(), "{failures}");
    println!("{alike} alike, {both} named by both, {silent} named where python-chess says nothing");
    tally("damaged_games_read_alike", alike, "read alike");
}

/// Writes captures with `x` where they stand with `:` or `X`, and castling with one sign where O and 0 are mixed.
fn in_plain_signs(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let plain = |index: usize| {
        let at = |index: usize| chars.get(index).copied().unwrap_or(' ');
        let before = index.checked_sub(1).map_or(' ', at);
        let is_sign = matches!(at(index), ':' | 'X') && matches!(at(index + 1), 'a'..='h');
        if is_sign && matches!(before, 'a'..='h' | '1'..='8' | 'K' | 'Q' | 'R' | 'B' | 'N') {
            'x'
        } else {
            at(index)
        }
    };
    let text: String = (0..chars.len()).map(plain).collect();
    text.replace("0-0-O", "O-O-O").replace("O-0-0", "O-O-O")
}

/// Returns what python-chess finds in each text; nothing where it is not installed.
fn found_in(texts: &[String]) -> Option<Vec<Vec<Found>>> {
    let python = python_with_chess()?;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("texts.json");
    std::fs::write(&file, serde_json::to_string(texts).expect("JSON")).expect("the texts are written");
    let script = in_repository("tests/oracles/read_pgn.py");
    let output = Command::new(python)
        .arg(script)
        .arg(&file)
        .output()
        .expect("python starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let found: Vec<Vec<Found>> = serde_json::from_slice(&output.stdout).expect("the script prints JSON");
    assert_eq!(found.len(), texts.len());
    Some(found)
}

fn real_files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in ["tests/pgn", "tests/pgn/pgn-extract"] {
        let entries = std::fs::read_dir(in_repository(folder)).expect("the games").flatten();
        files.extend(
            entries
                .map(|it| it.path())
                .filter(|it| it.extension().is_some_and(|it| it == "pgn")),
        );
    }
    files.sort();
    files
}

fn text_of(path: &Path) -> String {
    decode(&std::fs::read(path).expect("a file")).0
}

/// Returns the games of a text, as text, without what is read in another way on purpose.
fn parted(text: &str) -> Vec<String> {
    let text = text.replace("}\n\n1.", "}\n1.").replace("\n\n1...", "\n1...");
    let parts = text.split("\n\n[").enumerate();
    parts
        .map(|(index, it)| if index == 0 { it.to_owned() } else { format!("[{it}") })
        .collect()
}

/// Says in what the games differ from those that were found, if they do.
fn difference(ours: &[PgnGame], found: &[Found]) -> Option<String> {
    if ours.len() != found.len() {
        return Some(format!("{} games, python-chess has {}", ours.len(), found.len()));
    }
    let each = ours.iter().zip(found).enumerate();
    each.filter_map(|(index, (ours, found))| {
        let what = difference_of_game(ours, found)?;
        Some(format!(
            "game {}: {what}; {:?} {:?}",
            index + 1,
            ours.flaws,
            found.warnings
        ))
    })
    .next()
}

fn difference_of_game(ours: &PgnGame, found: &Found) -> Option<String> {
    let line = line(Position::of(ours.start.clone()), &ours.moves);
    if line != found.line {
        return Some(format!("{line}\npython-chess: {}", found.line));
    }
    let tags: BTreeMap<String, String> = ours.tags.iter().cloned().collect();
    let theirs = found.headers.iter().filter(|(name, value)| {
        // What is missing python-chess fills in.
        tags.contains_key(*name) || !(value.starts_with('?') || *name == "Result")
    });
    let theirs: BTreeMap<String, String> = theirs.map(|(name, value)| (name.clone(), value.clone())).collect();
    let result = |it: &str| it == "Result";
    let without = |tags: &BTreeMap<String, String>| {
        let tags = tags.iter().filter(|(name, _value)| !result(name));
        tags.map(|(name, value)| (name.clone(), value.clone()))
            .collect::<BTreeMap<_, _>>()
    };
    if without(&tags) != without(&theirs) {
        return Some(format!("{tags:?}\npython-chess: {theirs:?}"));
    }
    let ours = match ours.result {
        Some(Outcome::WhiteWins) => "1-0",
        Some(Outcome::BlackWins) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        Some(Outcome::WhiteByForfeit) => "1-0",
        Some(Outcome::BlackByForfeit) => "0-1",
        Some(Outcome::BothLose | Outcome::WhiteHalf | Outcome::BlackHalf | Outcome::BothForfeit) | None => "*",
    };
    (ours != found.headers["Result"]).then(|| format!("{ours}, python-chess: {}", found.headers["Result"]))
}

/// Writes a line as the script does: variations in brackets behind the move they replace. What replaces the first move of
/// a variation replaces that of the line too, and python-chess keeps it there.
fn line(start: Position, moves: &[PgnMove]) -> String {
    let mut words = Vec::new();
    for (position, played) in walk(start, moves) {
        words.push(played.m.to_string());
        words.extend(in_place_of(&position, played));
    }
    words.join(" ")
}

fn in_place_of(position: &Position, played: &PgnMove) -> Vec<String> {
    let variations = played.variations.iter().map(|it| it.moves.as_slice());
    let each = variations.filter_map(|moves| {
        let (first, rest) = moves.split_first()?;
        let behind = line(position.after(first.m), rest);
        let own = format!("({})", format!("{} {behind}", first.m).trim());
        Some(std::iter::once(own).chain(in_place_of(position, first)))
    });
    each.flatten().collect()
}

/// Damages a game in one to three places, as disks, mail programs and tired people do.
fn damage(random: &mut StdRng, game: &str) -> String {
    let mut text = game.to_owned();
    for _ in 0..random.random_range(1..=3) {
        text = damaged_once(random, &text);
    }
    text
}

fn damaged_once(random: &mut StdRng, text: &str) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let mut words: Vec<&str> = text.split(' ').collect();
    if chars.is_empty() {
        return String::new();
    }
    let at = random.random_range(0..chars.len());
    let word = random.random_range(0..words.len());
    let noise: Vec<char> = "{}()[];%$\"\\!?+#=x-:.*01234589abcdefghKQRBNOoDTLSP \n\té½"
        .chars()
        .collect();
    let any = *noise.choose(random).expect("a sign");
    match random.random_range(0..9) {
        0 => {
            chars.remove(at);
        }
        1 => chars.insert(at, any),
        2 => chars[at] = any,
        3 => chars.truncate(at),
        4 => {
            let other = random.random_range(0..chars.len());
            chars.swap(at, other);
        }
        5 => {
            words.remove(word);
            return words.join(" ");
        }
        6 => {
            words.insert(word, words[word]);
            return words.join(" ");
        }
        7 => {
            let other = random.random_range(0..words.len());
            words.swap(word, other);
            return words.join(" ");
        }
        _ => {
            let swapped = [
                ("N", "S"),
                ("B", "L"),
                ("Q", "D"),
                ("R", "T"),
                ("O-O", "0-0"),
                ("x", ":"),
            ];
            let (from, to) = *swapped.choose(random).expect("letters");
            return text.replacen(from, to, 1);
        }
    }
    chars.into_iter().collect()
}

proptest! {
    #[test]
    fn no_text_is_too_strange(text in "(\\[[A-Z]{1,5} \"[^\"]{0,5}\"\\]\n|[a-hKQRBNO1-8x+#=.{}();$!?\\-* \n]{0,40}|\\PC{0,20}){0,12}") {
        let games = read(&text, &all_of_pgn());
        for game in games {
            let mut places: Vec<_> = game.flaws.iter().map(|it| (it.line, it.column)).collect();
            prop_assert!(places.is_sorted(), "{places:?}");
            places.extend(game.moves.iter().map(|it| (it.line, it.column)));
            prop_assert!(places.iter().all(|(line, column)| *line > 0 && *column > 0));
            prop_assert!(game.complete || game.flaws.iter().any(|it| !it.kind.is_remark()));
            let legal = |(position, it): (Position, &PgnMove)| position.legal().is_none() || position.is_legal(it.m) == Some(true);
            prop_assert!(game.walk().all(legal));
        }
    }

    #[test]
    fn no_bytes_are_too_strange(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let (text, encoding) = decode(&bytes);
        prop_assert!(encoding != Encoding::Utf8 || text.len() <= bytes.len());
        read(&text, &all_of_pgn());
    }
}

/// The sample game of Appendix C as people write it down around the world.
#[test]
fn a_game_reads_the_same_in_every_language() {
    let english = "1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6e.p. Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 0-0 \
                   10.0-0-0 Re8 11.Kb1(=)";
    let written_in = |letters: &str| {
        let translate = |c: char| "KQRBN".find(c).and_then(|it| letters.chars().nth(it)).unwrap_or(c);
        english.chars().map(translate).collect::<String>()
    };
    let moves = |game: &PgnGame| game.moves.iter().map(|it| it.m).collect::<Vec<_>>();
    let expected = moves(&read(english, &all_of_pgn())[0]);
    assert_eq!(expected.len(), 21);
    for (letters, name) in [
        ("KQRBN", "en"),
        ("KDTLS", "de"),
        ("RDTBC", "pt"),
        ("RDTAC", "es"),
        ("RDTFC", "fr"),
        ("KDTLP", "nl"),
        ("♔♕♖♗♘", "en"),
        ("♚♛♜♝♞", "en"),
    ] {
        let games = read(&written_in(letters), &all_of_pgn());
        assert_eq!(games.len(), 1);
        assert_eq!(moves(&games[0]), expected, "{name}: {:?}", games[0].flaws);
        assert_eq!(games[0].letters, name);
        assert!(games[0].complete && games[0].moves[20].offer);
        let kinds: Vec<_> = games[0].flaws.iter().map(|it| it.kind).collect();
        assert_eq!(kinds, [SheetFlawKind::MissingResult]);
    }
}

#[test]
fn kinds_that_stop_are_no_remarks() {
    assert!(SheetFlawKind::ALL.iter().all(|it| !(it.stops() && it.is_remark())));
}

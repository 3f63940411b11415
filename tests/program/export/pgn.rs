//! An outside reader, python-chess, takes exported games without a warning and finds the same moves.
//!
//! It is called by `ANSAGE_PYTHON`, else `python3`. Where it is not installed the tests say so and pass, unless `CI` or
//! `ANSAGE_PYTHON` is set.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;

use ansage_core::game::scoresheet::SheetMove;
use ansage_core::game::{Board, Header, Move, Outcome, Position, Scoresheet, pgn};
use rand::prelude::{IndexedRandom as _, IteratorRandom as _};
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};
use serde::Deserialize;
use shakmaty::{CastlingSide, Color, Role};

use crate::support::python::python_with_chess;
use crate::support::size::{size, tally};

/// What python-chess found in a game.
#[derive(Debug, Deserialize)]
struct Found {
    headers: BTreeMap<String, String>,
    moves: Vec<Move>,
    clocks: Vec<Option<f64>>,
    comments: Vec<String>,
    variations: usize,
    end: String,
    warnings: Vec<String>,
}

/// Positions in which castling, promotion and taking in passing come soon, for either side, at any move number.
const SET_UPS: [&str; 8] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 3 17",
    "8/PPPP3k/8/8/8/8/pppp4/7K w - - 0 60",
    "r3k2r/PPP5/8/8/8/8/5ppp/R3K2R b KQkq - 0 40",
    "4k3/8/8/2pPp3/3pP3/8/1P3P2/4K3 b - e3 0 23",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "7k/8/N1N5/2N1N3/N3N3/1r1q4/2N5/3K4 w - - 12 99",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
];

#[test]
fn random_games_are_read_back_with_the_same_moves() {
    let mut random = StdRng::seed_from_u64(20_140_701);
    let sheets: Vec<_> = (0..size(200, 4000))
        .map(|number| random_sheet(&mut random, number))
        .collect();
    holds_every_kind_of_move(&sheets);
    for (sheet, found) in read_back(&sheets) {
        agrees(sheet, &found);
        let moves: Vec<_> = sheet.entries.iter().map(|it| it.m).collect();
        assert_eq!(found.moves, moves);
        assert_eq!(
            found.end,
            moves
                .iter()
                .fold(start_of(sheet), |position, m| position.after(*m))
                .fen()
        );
        let clocks: Vec<_> = sheet
            .entries
            .iter()
            .map(|it| it.left.map(|left| left.as_secs()))
            .collect();
        assert_eq!(
            found
                .clocks
                .iter()
                .map(|it| it.map(|left| left as u64))
                .collect::<Vec<_>>(),
            clocks
        );
        let offers = sheet.entries.iter().filter(|it| it.offer).count();
        assert_eq!(found.comments.iter().filter(|it| it.contains("(=)")).count(), offers);
        tally("random_games_are_read_back_with_the_same_moves", moves.len(), "moves");
    }
}

#[test]
fn games_with_an_illegal_move_are_read_up_to_it() {
    let mut random = StdRng::seed_from_u64(7);
    let sheets: Vec<_> = (0..size(40, 800))
        .map(|number| sheet_with_illegal_move(&mut random, number))
        .collect();
    for (sheet, found) in read_back(&sheets) {
        agrees(sheet, &found);
        let legal = sheet
            .walk()
            .take_while(|(position, entry)| position.is_legal(entry.m) == Some(true))
            .count();
        assert!(legal < sheet.entries.len());
        assert_eq!(
            found.moves,
            sheet.entries[..legal].iter().map(|it| it.m).collect::<Vec<_>>()
        );
        let rest = found.comments.last().expect("the game's own comment at least");
        // Each move of the rest is there with both its squares, or as castling.
        let written = rest.split_whitespace().filter(|it| it.contains(['-', 'x'])).count();
        assert_eq!(written, sheet.entries.len() - legal, "{rest}");
        tally(
            "games_with_an_illegal_move_are_read_up_to_it",
            sheet.entries.len(),
            "moves",
        );
    }
}

fn agrees(sheet: &Scoresheet, found: &Found) {
    assert_eq!(found.warnings, Vec::<String>::new(), "{}", pgn::export(sheet));
    assert_eq!(found.variations, 0);
    assert_eq!(found.headers["White"], sheet.header.white.replace('\n', " "));
    assert_eq!(found.headers["Event"], sheet.header.event);
    let result = match sheet.outcome {
        Some(Outcome::WhiteWins) => "1-0",
        Some(Outcome::BlackWins) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        Some(Outcome::WhiteByForfeit) => "1-0",
        Some(Outcome::BlackByForfeit) => "0-1",
        Some(Outcome::BothLose | Outcome::WhiteHalf | Outcome::BlackHalf | Outcome::BothForfeit) | None => "*",
    };
    assert_eq!(found.headers["Result"], result);
}

/// Exports the sheets into one file and returns each with what python-chess found; nothing where it is not installed.
fn read_back(sheets: &[Scoresheet]) -> Vec<(&Scoresheet, Found)> {
    let Some(python) = python_with_chess() else {
        return Vec::new();
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("games.pgn");
    std::fs::write(&file, sheets.iter().map(pgn::export).collect::<String>()).expect("the games are written");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/oracles/read_pgn.py");
    let output = Command::new(python)
        .arg(script)
        .arg(&file)
        .output()
        .expect("python starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let found: Vec<Found> = serde_json::from_slice(&output.stdout).expect("the script prints JSON");
    assert_eq!(found.len(), sheets.len());
    sheets.iter().zip(found).collect()
}

fn random_sheet(random: &mut StdRng, number: usize) -> Scoresheet {
    let start = match number % 4 {
        0 | 1 => Board::start(),
        2 => chess960_start(random.random_range(0..960)),
        _ => Board::from_fen(SET_UPS[number / 4 % SET_UPS.len()], false).expect("a FEN"),
    };
    let mut sheet = Scoresheet {
        header: header(number),
        time: number
            .is_multiple_of(3)
            .then(|| "40/90m, G/30m, +30s".parse().expect("a time control")),
        start,
        entries: Vec::new(),
        dashes: Vec::new(),
        numbered: Vec::new(),
        intended: None,
        offered: false,
        claimed: false,
        sealed: false,
        annulled: false,
        left_claim: None,
        points: None,
        outcome: [
            None,
            Some(Outcome::WhiteWins),
            Some(Outcome::BlackWins),
            Some(Outcome::Draw),
            Some(Outcome::BothLose),
            Some(Outcome::WhiteHalf),
            Some(Outcome::BlackHalf),
            Some(Outcome::WhiteByForfeit),
            Some(Outcome::BlackByForfeit),
            Some(Outcome::BothForfeit),
        ]
        .choose(random)
        .copied()
        .flatten(),
        resigned: None,
        signed: Vec::new(),
        replaced_after: None,
        offer_sign: "(=)",
    };
    let mut position = start_of(&sheet);
    for _ in 0..random.random_range(0..240) {
        let Some(m) = random_move(random, &position) else { break };
        sheet.entries.push(random_entry(random, m));
        position.play(m);
    }
    sheet
}

fn start_of(sheet: &Scoresheet) -> Position {
    Position::of(sheet.start.clone())
}

fn chess960_start(number: u32) -> Board {
    let placement = shakmaty::Board::chess960(number);
    let setup = shakmaty::Setup {
        castling_rights: placement.rooks(),
        board: placement,
        ..shakmaty::Setup::initial()
    };
    let fen = shakmaty::fen::Fen::try_from_setup(setup).expect("a start position");
    Board::from_fen(&fen.to_string(), true).expect("a FEN")
}

fn header(number: usize) -> Header {
    let names = [
        "Silva, Ana",
        "Zoë \"Z\" Ångström",
        "O'Neil {jr}",
        "back\\slash]",
        "two\nlines",
        "% ; $1 (e4)",
    ];
    Header {
        event: format!("Round robin \"{number}\""),
        date: "2026.01.31".into(),
        white: names[number % names.len()].into(),
        black: names[(number / 2) % names.len()].into(),
        board: number.to_string(),
        ..Header::default()
    }
}

/// Picks a legal move; rare kinds are preferred now and then.
fn random_move(random: &mut StdRng, position: &Position) -> Option<Move> {
    let moves = position.legal_moves()?;
    let rare = moves.iter().filter(|m| kind_of(position, **m).is_some()).choose(random);
    let any = moves.choose(random);
    if random.random_bool(0.5) { rare.or(any) } else { any }.copied()
}

fn random_entry(random: &mut StdRng, m: Move) -> SheetMove {
    let seconds = |random: &mut StdRng| Duration::from_secs(random.random_range(0..20_000));
    SheetMove {
        m,
        said: None,
        offer: random.random_bool(0.05),
        claimed: false,
        left: random.random_bool(0.7).then(|| seconds(random)),
        noted_left: random.random_bool(0.05).then(|| seconds(random)),
        filled: random.random_bool(0.05),
    }
}

/// A game that goes on after an illegal move, mostly by further moves as pieces move.
fn sheet_with_illegal_move(random: &mut StdRng, number: usize) -> Scoresheet {
    let mut sheet = random_sheet(random, number);
    sheet.entries.truncate(number);
    let mut position = sheet
        .entries
        .iter()
        .fold(start_of(&sheet), |position, entry| position.after(entry.m));
    let illegal = random_illegal_move(random, &position);
    position.play(illegal);
    sheet.entries.push(random_entry(random, illegal));
    for _ in 0..random.random_range(0..60) {
        let Some(m) = position.board().moves_by_movement().choose(random).copied() else {
            break;
        };
        sheet.entries.push(random_entry(random, m));
        position.play(m);
    }
    sheet
}

fn random_illegal_move(random: &mut StdRng, position: &Position) -> Move {
    let own = position.board().setup().board.by_color(position.board().turn());
    let from = own.into_iter().choose(random).expect("a king at least");
    let moves = shakmaty::Square::ALL.map(|to| Move::new(from, to));
    let illegal = moves
        .into_iter()
        .filter(|m| m.to != from && position.is_legal(*m) != Some(true));
    illegal.choose(random).expect("no piece reaches every square")
}

/// The kinds of moves that are written in their own way.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Kind {
    KingSideCastling,
    QueenSideCastling,
    EnPassant,
    Promotion,
    Underpromotion,
}

fn kind_of(position: &Position, m: Move) -> Option<Kind> {
    let board = position.board();
    match (board.castling_side(m), m.promotion) {
        (Some(CastlingSide::KingSide), _) => Some(Kind::KingSideCastling),
        (Some(CastlingSide::QueenSide), _) => Some(Kind::QueenSideCastling),
        (None, Some(Role::Queen)) => Some(Kind::Promotion),
        (None, Some(_)) => Some(Kind::Underpromotion),
        (None, None) => board
            .captured_square(m)
            .filter(|it| *it != m.to)
            .map(|_| Kind::EnPassant),
    }
}

/// Counts the kinds of moves, so that the seed cannot turn the proof into one about quiet moves.
fn holds_every_kind_of_move(sheets: &[Scoresheet]) {
    let mut counts: BTreeMap<(bool, Kind), usize> = BTreeMap::new();
    let mut moves_of_black = 0;
    for sheet in sheets {
        moves_of_black += usize::from(sheet.start.turn() == Color::Black);
        for (position, entry) in sheet.walk() {
            if let Some(kind) = kind_of(&position, entry.m) {
                *counts.entry((sheet.start.is_chess960(), kind)).or_default() += 1;
            }
        }
    }
    let kinds = [
        Kind::KingSideCastling,
        Kind::QueenSideCastling,
        Kind::EnPassant,
        Kind::Promotion,
        Kind::Underpromotion,
    ];
    for key in [true, false]
        .into_iter()
        .flat_map(|chess960| kinds.map(|kind| (chess960, kind)))
    {
        assert!(counts.get(&key).is_some_and(|it| *it >= 2), "{key:?}: {counts:?}");
    }
    assert!(moves_of_black >= 10);
}

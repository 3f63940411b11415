//! Whether a side can still mate: against mates that the program did not find, against python-chess, which looks at everything
//! that can come about, and on many positions.

use std::fs;
use std::time::{Duration, Instant};

use ansage_core::game::laws::{CanMate, can_mate, mating_line};
use ansage_core::game::{Board, Move, Position};
use rand::Rng as _;
use rand::prelude::{IndexedRandom as _, IteratorRandom as _};
use rand::rngs::StdRng;
use serde_json::{Value, json};
use shakmaty::{Color, Position as _, Role, Square};

use crate::support::python::{python_with_chess, told_by_oracle};
use crate::support::repository::in_repository;
use crate::support::{seed, size};

const HELPMATES: &str = "tests/golden/helpmates.tsv";
const NO_MATES: &str = "tests/golden/no_mates.tsv";

/// Names the file of [`figures`]: a FEN, a tab and a side each line.
const POSITIONS: &str = "ANSAGE_POSITIONS";

/// In so many of a hundred positions it is to be said whether a side can mate.
const DECIDED: usize = 95;

/// So many positions python-chess looks at where nobody knows how many can come about.
const FEW_POSITIONS: usize = 2_000;

/// A line of a file: a position, who mates or cannot, and moves that prove it.
#[derive(Clone)]
struct Case {
    position: Position,
    side: Color,
    moves: Vec<Move>,
}

fn cases(file: &str) -> Vec<Case> {
    let text = fs::read_to_string(in_repository(file)).expect("a file");
    let lines = text.lines().filter(|it| !it.starts_with('#'));
    lines.map(case).collect()
}

fn case(line: &str) -> Case {
    let mut parts = line.split('\t');
    let mut part = || parts.next().unwrap_or_default();
    let position = at(part());
    let side = match part() {
        "white" => Color::White,
        "black" => Color::Black,
        other => panic!("no side: {other}"),
    };
    let moves = part().split_whitespace().map(|it| it.parse().expect("a move"));
    Case {
        position,
        side,
        moves: moves.collect(),
    }
}

fn at(fen: &str) -> Position {
    Position::of(Board::from_fen(fen, false).expect("a FEN"))
}

/// Returns true if the moves are legal and end with the mate by a side.
fn is_proof(start: &Position, side: Color, moves: &[Move]) -> bool {
    let mut position = start.clone();
    for m in moves {
        if position.is_legal(*m) != Some(true) {
            return false;
        }
        position.play(*m);
    }
    let legal = position.legal().expect("only legal moves were made");
    legal.is_checkmate() && legal.turn() != side
}

/// Returns what is said, once a "yes" is proven.
#[track_caller]
fn said(position: &Position, side: Color) -> CanMate {
    let said = can_mate(position, side);
    let line = mating_line(position, side);
    assert_eq!(line.is_some(), said == CanMate::Yes, "{side} in {}", position.fen());
    if let Some(line) = line {
        assert!(is_proof(position, side, &line), "{side} in {}", position.fen());
    }
    said
}

#[test]
fn where_a_mate_is_known_it_is_never_ruled_out() {
    let cases = cases(HELPMATES);
    assert!(cases.len() >= 200, "only {} mates are known", cases.len());
    for Case { position, side, moves } in &cases {
        assert!(is_proof(position, *side, moves), "{}", position.fen());
        // Behind each of its moves the same mate is still there.
        let mut now = position.clone();
        for m in std::iter::once(None).chain(moves.iter().map(Some)) {
            now = m.map_or_else(|| now.clone(), |it| now.after(*it));
            assert_ne!(can_mate(&now, *side), CanMate::No, "{side} in {}", now.fen());
        }
    }
}

#[test]
fn what_is_known_and_what_is_said_python_chess_says_too() {
    let Some(python) = python_with_chess() else {
        return;
    };
    let mates = cases(HELPMATES);
    let mut asked: Vec<Value> = mates.iter().map(|it| with_moves(it, &it.moves)).collect();
    for it in &mates {
        if let Some(line) = mating_line(&it.position, it.side) {
            asked.push(with_moves(it, &line));
        }
    }
    let replayed = asked.len();
    let impossible = seed::drawn(&cases(NO_MATES), 10);
    asked.extend(impossible.iter().map(without_moves));
    let answers = by_python(&python, &asked);
    for (index, (asked, answer)) in asked.iter().zip(&answers).enumerate() {
        assert_eq!(answer, if index < replayed { "mate" } else { "none" }, "{asked}");
    }
    for it in &impossible {
        assert_eq!(can_mate(&it.position, it.side), CanMate::No, "{}", it.position.fen());
    }
}

#[test]
fn of_few_men_it_is_said_and_python_chess_finds_no_mate_where_there_is_none() {
    let mut decided = 0;
    let mut impossible = Vec::new();
    let count = size::size(50, 1000);
    seed::cases(count, |random| {
        let position = few_men(random);
        let answers = Color::ALL.map(|side| (side, said(&position, side)));
        decided += usize::from(answers.iter().all(|(_, it)| *it != CanMate::ArbiterDecides));
        let no = answers.into_iter().filter(|(_, it)| *it == CanMate::No);
        impossible.extend(no.map(|(side, _)| Case {
            position: position.clone(),
            side,
            moves: Vec::new(),
        }));
    });
    println!("decided: {decided} of {count}");
    assert!(decided * 100 >= count * DECIDED, "only {decided} of {count}");
    let Some(python) = python_with_chess() else {
        return;
    };
    impossible.retain(|it| it.position.board().setup().board.occupied().count() <= 4);
    let asked = impossible.iter().map(|it| {
        let mut asked = without_moves(it);
        asked["most"] = json!(FEW_POSITIONS);
        asked
    });
    let asked: Vec<Value> = asked.collect();
    for (asked, answer) in asked.iter().zip(by_python(&python, &asked)) {
        assert_ne!(answer, "mate", "{asked}");
    }
}

/// Of twenty positions nineteen are answered, and it is printed how, and which took longest. `ANSAGE_POSITIONS` may name a file
/// that `tests/oracles/draw_positions.py` wrote; else the known helpmates are asked.
#[test]
#[expect(clippy::disallowed_methods, reason = "it measures")]
fn nineteen_of_twenty_are_answered() {
    let file = std::env::var(POSITIONS).unwrap_or_else(|_none| HELPMATES.to_owned());
    let mut counts = [0; 3];
    let mut slowest = (Duration::ZERO, String::new());
    for Case { position, side, .. } in cases(&file) {
        let start = Instant::now();
        let said = can_mate(&position, side);
        let took = start.elapsed();
        counts[match said {
            CanMate::Yes => 0,
            CanMate::No => 1,
            CanMate::ArbiterDecides => 2,
        }] += 1;
        if took > slowest.0 {
            slowest = (took, format!("{side} in {}", position.fen()));
        }
    }
    println!("yes, no, not decided: {counts:?}; slowest: {slowest:?}");
    let [yes, no, undecided] = counts;
    assert!((yes + no) * 20 >= (yes + no + undecided) * 19, "{counts:?}");
}

/// Draws kings and one to four other men, wherever a legal position comes of it.
fn few_men(random: &mut StdRng) -> Position {
    loop {
        let mut squares = Square::ALL.into_iter().choose_multiple(random, 6).into_iter();
        let mut setup = shakmaty::Setup::empty();
        setup.turn = *Color::ALL.choose(random).expect("two");
        for (color, square) in Color::ALL.into_iter().zip(&mut squares) {
            setup.board.set_piece_at(square, Role::King.of(color));
        }
        for square in squares.take(random.random_range(1..=4)) {
            let role = [
                Role::Pawn,
                Role::Pawn,
                Role::Knight,
                Role::Bishop,
                Role::Rook,
                Role::Queen,
            ];
            let role = role.choose(random).expect("six");
            let color = Color::ALL.choose(random).expect("two");
            setup.board.set_piece_at(square, role.of(*color));
        }
        let fen = shakmaty::fen::Fen::try_from(setup).map(|it| it.to_string());
        let Ok(fen) = fen else { continue };
        let position = at(&fen);
        if position.legal().is_some() {
            return position;
        }
    }
}

fn with_moves(case: &Case, moves: &[Move]) -> Value {
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    json!({ "fen": case.position.fen(), "side": case.side.to_string(), "moves": moves })
}

fn without_moves(case: &Case) -> Value {
    json!({ "fen": case.position.fen(), "side": case.side.to_string() })
}

/// Returns python-chess's answer to each question.
fn by_python(python: &str, asked: &[Value]) -> Vec<String> {
    let told = told_by_oracle(python, "reach_mates.py", asked.iter().cloned());
    let answers: Vec<String> = told
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(answers.len(), asked.len());
    answers
}

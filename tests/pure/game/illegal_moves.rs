//! Games by chance with one to three illegal moves, as python-chess judges the standing board: ends, repetitions, counted
//! moves, and the replies to an illegal move.

use std::collections::BTreeMap;

use ansage_core::game::{
    ArbiterNote, Board, ClockKind, Ending, Event, Game, Mode, Moment, Move, Opening, Position, Recorded,
};
use rand::Rng as _;
use rand::prelude::{IndexedRandom as _, IteratorRandom as _};
use rand::rngs::StdRng;
use serde::Deserialize;
use serde_json::json;
use shakmaty::{File, Role, Square};

use crate::support::python::{python_with_chess, told_by_oracle};
use crate::support::table::usual_opening;
use crate::support::{seed, size};

/// Where games begin: much happens from the usual position, from the others there are many ends.
const STARTS: [&str; 11] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 4 9",
    "r3k2r/1P4p1/8/2pP4/5pP1/8/1p4P1/R3K2R w KQkq c6 0 30",
    "r3k3/8/8/8/8/8/8/R3K3 w Qq - 130 90",
    "8/1P3k2/8/8/3K4/8/5p2/8 w - - 120 80",
    "4k3/8/8/8/8/8/1b4n1/4K3 b - - 0 60",
    "7k/8/6K1/8/8/8/1R5p/8 w - - 146 99",
    "7k/8/5K2/8/8/8/Q7/8 w - - 20 70",
    "k7/8/1PK5/8/8/8/8/8 w - - 0 70",
    "8/8/8/2Q5/1k6/8/3q4/5K2 w - - 141 88",
];

/// So many games are judged at once.
const GAMES: usize = 40;

/// What must come up, so that no seed turns the proof into one about less.
const ALL: [&str; 8] = [
    "illegal-move",
    "checkmate",
    "stalemate",
    "dead-position",
    "fivefold",
    "seventy-five-moves",
    "unlawful",
    "ended by an illegal move",
];

/// What is said of a half-move.
#[derive(Debug, Deserialize, Eq, PartialEq)]
struct Judged {
    is_lawful: bool,
    end: Option<String>,
    told: Vec<String>,
    moves: Vec<String>,
}

struct RandomGame {
    start: Board,
    moves: Vec<Move>,
}

#[test]
fn after_an_illegal_move_the_board_is_judged_as_python_chess_judges_it() {
    let Some(python) = python_with_chess() else {
        return;
    };
    let mut told = BTreeMap::<String, usize>::new();
    seed::cases(size::size(5, 25), |random| {
        let games: Vec<RandomGame> = (0..GAMES).map(|_| random_game(random)).collect();
        for (game, theirs) in games.iter().zip(by_python(&python, &games)) {
            for it in agreed(game, &theirs) {
                *told.entry(it).or_default() += 1;
            }
        }
    });
    println!("{told:?}");
    for it in ALL {
        assert!(told.contains_key(it), "nothing was told of {it}: {told:?}");
    }
}

/// Shows that both say the same of each half-move, and returns what that was.
fn agreed(game: &RandomGame, theirs: &[Judged]) -> Vec<String> {
    let ours = by_us(game);
    assert_eq!(ours.len(), theirs.len());
    for (ply, (ours, theirs)) in ours.iter().zip(theirs).enumerate() {
        let moves: Vec<String> = game.moves[..=ply].iter().map(ToString::to_string).collect();
        assert_eq!(ours, theirs, "{}: {}", game.start.fen(), moves.join(" "));
    }
    size::tally("illegal_moves", ours.len(), "half-moves");
    let unlawful = ours.iter().filter(|it| !it.is_lawful).map(|_| "unlawful".to_owned());
    let ended_by_none = ours
        .iter()
        .filter(|it| it.end.is_some() && it.told.contains(&"illegal-move".to_owned()));
    let ended_by_none = ended_by_none.map(|_| "ended by an illegal move".to_owned());
    let told = ours.iter().flat_map(|it| it.told.iter().cloned());
    told.chain(unlawful).chain(ended_by_none).collect()
}

/// Returns what python-chess says of each half-move of each game.
fn by_python(python: &str, games: &[RandomGame]) -> Vec<Vec<Judged>> {
    let asked = games.iter().map(|game| {
        let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
        json!({ "start": game.start.fen(), "moves": moves })
    });
    let told = told_by_oracle(python, "judge_games.py", asked);
    told.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

/// Returns what the program says of each half-move of a game of an event.
fn by_us(game: &RandomGame) -> Vec<Judged> {
    let opening = Opening {
        mode: Mode::Event,
        clock: ClockKind::None,
        fen: Some(game.start.fen()),
        ..usual_opening()
    };
    let mut played = Game::open(&opening).expect("a game");
    let mut judged = Vec::new();
    let mut was_illegal = false;
    for m in &game.moves {
        let recorded = Recorded::new(Moment(0), Event::Repeated { m: *m, said: None });
        let found = played.findings(&recorded.event);
        let is_illegal = played.position().is_legal(*m) == Some(false);
        played.apply(&recorded);
        let position = played.position();
        assert_eq!(position, &Position::of(position.board().clone()));
        let end = position.ending().map(|it| name(ending_note(it)));
        let told: Vec<String> = found.into_iter().map(name).collect();
        was_illegal |= is_illegal;
        // What is counted waits for an illegal move that nobody has decided on (7.5.1).
        let is_ended = played.ended_by_the_laws().is_some();
        assert!(is_ended || !played.is_ended());
        assert!(was_illegal || is_ended == played.is_ended());
        assert_eq!(is_illegal, told.iter().any(|it| it == "illegal-move"));
        judged.push(Judged {
            is_lawful: position.legal().is_some(),
            end,
            told: in_order(told),
            moves: legal_moves(position),
        });
    }
    judged
}

/// The illegal move first, as it is of the move and not of what stands then.
fn in_order(mut told: Vec<String>) -> Vec<String> {
    told.sort_by_key(|it| it != "illegal-move");
    told
}

fn ending_note(ending: Ending) -> ArbiterNote {
    match ending {
        Ending::Checkmate => ArbiterNote::Checkmate,
        Ending::Stalemate => ArbiterNote::Stalemate,
        Ending::DeadPosition => ArbiterNote::DeadPosition,
    }
}

fn name(note: ArbiterNote) -> String {
    match note {
        ArbiterNote::IllegalMove { .. } => "illegal-move",
        ArbiterNote::Checkmate => "checkmate",
        ArbiterNote::Stalemate => "stalemate",
        ArbiterNote::DeadPosition => "dead-position",
        ArbiterNote::Fivefold | ArbiterNote::FivefoldApart => "fivefold",
        ArbiterNote::SeventyFiveMoves => "seventy-five-moves",
        other => panic!("nothing else follows from moves: {other:?}"),
    }
    .to_owned()
}

/// Returns every legal move of any piece to any square, in their order as text.
fn legal_moves(position: &Position) -> Vec<String> {
    let by_movement = position.board().moves_by_movement();
    let legal = by_movement
        .into_iter()
        .filter(|it| position.is_legal(*it) == Some(true));
    let mut moves: Vec<String> = legal.map(|it| it.to_string()).collect();
    moves.sort();
    let known = position.legal_moves();
    assert!(known.is_none_or(|it| it.len() == moves.len()));
    moves
}

fn random_game(random: &mut StdRng) -> RandomGame {
    let fen = STARTS.choose(random).expect("a start");
    let start = Board::from_fen(fen, false).expect("a FEN");
    let mut position = Position::of(start.clone());
    let length = random.random_range(20..110);
    let illegal = random.random_range(1..=3);
    let illegal: Vec<usize> = (0..illegal).map(|_| random.random_range(0..length * 2 / 3)).collect();
    let mut moves: Vec<Move> = Vec::new();
    while moves.len() < length {
        let next = match illegal.contains(&moves.len()) {
            true => illegal_move(random, &position),
            false => legal_move(random, &position, &moves),
        };
        let Some(m) = next else { break };
        moves.push(m);
        position.play(m);
    }
    RandomGame { start, moves }
}

/// Returns a legal move, often the one that takes back the last one, so that positions come again, or one that ends the game.
fn legal_move(random: &mut StdRng, position: &Position, made: &[Move]) -> Option<Move> {
    let by_movement = position.board().moves_by_movement();
    let legal: Vec<Move> = by_movement
        .into_iter()
        .filter(|it| position.is_legal(*it) == Some(true))
        .collect();
    let back = made
        .len()
        .checked_sub(2)
        .map(|it| Move::new(made[it].to, made[it].from));
    if let Some(back) = back.filter(|it| legal.contains(it) && random.random_bool(0.6)) {
        return Some(back);
    }
    let ends = legal
        .iter()
        .copied()
        .filter(|it| position.after(*it).ending().is_some());
    match random.random_bool(0.3) {
        true => ends.choose(random).or_else(|| legal.choose(random).copied()),
        false => legal.choose(random).copied(),
    }
}

/// Returns an illegal move: one by how pieces move, a pawn that stays on the last rank, one from anywhere to anywhere, or one
/// that would end the game.
fn illegal_move(random: &mut StdRng, position: &Position) -> Option<Move> {
    let board = position.board();
    let by_movement = board.moves_by_movement();
    let unpromoted = by_movement.iter().filter(|it| it.promotion.is_some());
    let unpromoted: Vec<Move> = unpromoted.map(|it| Move::new(it.from, it.to)).collect();
    let own = Square::ALL.into_iter().filter(|it| board.own_piece_at(*it).is_some());
    let anywhere = own.flat_map(|from| Square::ALL.map(|to| Move::new(from, to)));
    let anywhere: Vec<Move> = anywhere.collect();
    let ends = |it: &Move| is_illegal(position, *it) && position.after(*it).ending().is_some();
    let ending = anywhere.iter().copied().filter(ends).collect();
    let kinds: [Vec<Move>; 4] = [by_movement, unpromoted, anywhere, ending];
    let mut kinds: Vec<Vec<Move>> = kinds
        .into_iter()
        .map(|moves| moves.into_iter().filter(|it| is_illegal(position, *it)).collect())
        .collect();
    kinds.retain(|it| !it.is_empty());
    kinds.choose(random)?.choose(random).copied()
}

/// Returns true for an illegal move that python-chess puts on its board as it is. Castling without its rook, a king on an own
/// piece and a pawn that happens to reach the square passed are other moves there.
fn is_illegal(position: &Position, m: Move) -> bool {
    let board = position.board();
    let role = board.own_piece_at(m.from);
    let onto_own = board.own_piece_at(m.to).is_some();
    let corner = |file| Square::from_coords(file, m.from.rank());
    let castles = role == Some(Role::King) && m.from.file() == File::E && m.from.rank() == m.to.rank();
    let stands_for_it = match m.to.file() {
        File::G => board.own_piece_at(corner(File::H)) == Some(Role::Rook),
        File::C => board.own_piece_at(corner(File::A)) == Some(Role::Rook),
        _ => true,
    };
    let reaches_passed = role == Some(Role::Pawn) && board.setup().ep_square == Some(m.to);
    position.is_legal(m) == Some(false)
        && m.from != m.to
        && !(role == Some(Role::King) && onto_own)
        && (!castles || stands_for_it)
        && !reaches_passed
}

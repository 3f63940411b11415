//! What a player of an event sees is the same to the byte, whether a move is legal or not (P.3, 11.3.a).

use ansage_core::game::{Board, Move, Position};
use rand::Rng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use shakmaty::{Color, Piece, Role, Square};

use crate::support::program::{Home, with_leave_for_a_script};
use crate::support::seed;
use crate::support::size::size;

/// The same move is played in two games, legal in the one and illegal in the other.
#[test]
fn a_legal_move_and_an_illegal_one_look_the_same_to_the_byte() {
    seed::cases(size(12, 500), |dice| {
        let (legal, illegal, m) = pair(dice);
        let [one, other] = [&legal, &illegal].map(|position| played(position, m));
        assert!(one.contains("room: "), "{one}");
        assert_eq!(one, other, "{m} in {} and in {}", legal.fen(), illegal.fen());
    });
}

/// Plays a move and what follows it, and returns everything that is printed.
fn played(position: &Position, m: Move) -> String {
    let home = Home::new();
    let side = position.board().turn().fold_wb("white", "black");
    let file = format!(
        "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[players]\nblind = \"{side}\"\n\
         [duties]\nannounces = \"program\"\n[clock]\nkind = \"none\"\n[position]\nfen = \"{}\"\n\
         [allowed]\nannouncing = \"AB\"\nscript = \"AB\"\n",
        position.board().fen()
    );
    home.file("event.toml", &with_leave_for_a_script(&file));
    let line = [
        "--event-file",
        "event.toml",
        "--voice",
        "none",
        "--listen",
        "off",
        "--journal",
        "game.jsonl",
    ];
    let entries =
        format!("{m}\n\n/made\n/correct {m}\n?\n/sheet\n/repeat\n/stop other\n/mismatch\n/offer\n\n/note x\n/quit\n");
    let answer = home.run(&line, entries);
    answer.out + &answer.err
}

/// Returns two positions that differ in one piece of the opponent, and a move that is legal in the first alone: in the second
/// its own king would be attacked.
fn pair(dice: &mut StdRng) -> (Position, Position, Move) {
    loop {
        let mut position = Position::start();
        for _ in 0..dice.random_range(4..60) {
            let moves = position.legal_moves().expect("only legal moves were made");
            let Some(m) = moves.choose(dice) else { break };
            position.play(*m);
        }
        let moves = position.legal_moves().expect("only legal moves were made");
        let is_a_piece = |m: &&Move| {
            !matches!(
                position.board().own_piece_at(m.from),
                Some(Role::King | Role::Pawn) | None
            )
        };
        let moves: Vec<&Move> = moves.iter().filter(is_a_piece).collect();
        let Some(m) = moves.choose(dice) else { continue };
        let places: Vec<Position> = Square::ALL
            .iter()
            .filter_map(|it| with_a_queen(&position, *it))
            .collect();
        let pins = |it: &&Position| it.is_legal(**m) == Some(false);
        let pinned: Vec<&Position> = places.iter().filter(pins).collect();
        if let Some(illegal) = pinned.choose(dice) {
            return (position, (*illegal).clone(), **m);
        }
    }
}

/// Returns the position with a queen of the opponent on an empty square, if a game can come to that.
fn with_a_queen(position: &Position, square: Square) -> Option<Position> {
    let board = position.board();
    let mut setup = board.setup().clone();
    if setup.board.piece_at(square).is_some() {
        return None;
    }
    let color: Color = !board.turn();
    setup.board.set_piece_at(
        square,
        Piece {
            color,
            role: Role::Queen,
        },
    );
    let fen = shakmaty::fen::Fen::try_from_setup(setup).ok()?.to_string();
    let position = Position::of(Board::from_fen(&fen, false).ok()?);
    position.legal().is_some().then_some(position)
}

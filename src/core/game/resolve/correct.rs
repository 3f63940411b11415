//! What a hand does to set a board right, in the order it does it.

use shakmaty::{Piece, Square};

use super::Placement;

/// One step of a hand. Every square is empty when something is put on it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Step {
    /// A piece goes off the board.
    Remove {
        /// Where it stands.
        from: Square,
        /// The piece.
        piece: Piece,
    },
    /// A piece goes from a wrong square to a right one.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it should stand.
        to: Square,
        /// The piece.
        piece: Piece,
    },
    /// A piece is put on the board.
    Put {
        /// Where it should stand.
        to: Square,
        /// The piece.
        piece: Piece,
    },
}

/// Returns the fewest steps that make `board` show what is `wanted`: what must go first, then pieces that only stand
/// wrong, then what is missing. Of several like pieces the nearest goes. Where pieces stand on each other's squares, one
/// is taken off and put back last.
pub fn corrections(board: &Placement, wanted: &Placement) -> Vec<Step> {
    let differences = board.differences(wanted);
    let mut surplus: Vec<(Square, Piece)> = Vec::new();
    let mut missing: Vec<(Square, Piece)> = Vec::new();
    for it in &differences {
        surplus.extend(it.has.map(|piece| (it.square, piece)));
        missing.extend(it.wants.map(|piece| (it.square, piece)));
    }
    let mut moves = pairs(&mut surplus, &mut missing);
    let remove = |(from, piece): (Square, Piece)| Step::Remove { from, piece };
    let mut steps: Vec<Step> = surplus.into_iter().map(remove).collect();
    let mut last: Vec<(Square, Piece)> = Vec::new();
    let mut moving: Vec<Step> = Vec::new();
    while !moves.is_empty() {
        let is_left = |to: Square, moves: &[(Square, Square, Piece)]| moves.iter().all(|(from, ..)| *from != to);
        match moves.iter().position(|(_, to, _)| is_left(*to, &moves)) {
            Some(index) => {
                let (from, to, piece) = moves.remove(index);
                moving.push(Step::Move { from, to, piece });
            }
            None => {
                // Each stands where another should: one goes into the hand.
                let (from, to, piece) = moves.remove(0);
                steps.push(Step::Remove { from, piece });
                last.push((to, piece));
            }
        }
    }
    steps.extend(moving);
    let put = |(to, piece): (Square, Piece)| Step::Put { to, piece };
    missing.extend(last);
    missing.sort_unstable_by_key(|(to, _piece)| *to);
    steps.extend(missing.into_iter().map(put));
    steps
}

/// Takes out what one like piece explains on two squares, the nearest first.
fn pairs(surplus: &mut Vec<(Square, Piece)>, missing: &mut Vec<(Square, Piece)>) -> Vec<(Square, Square, Piece)> {
    let mut near: Vec<(u32, Square, Square, Piece)> = Vec::new();
    for (from, piece) in surplus.iter() {
        for (to, _like) in missing.iter().filter(|(_to, it)| it == piece) {
            near.push((from.distance(*to), *from, *to, *piece));
        }
    }
    near.sort_unstable_by_key(|(distance, from, to, _piece)| (*distance, *from, *to));
    let mut moves: Vec<(Square, Square, Piece)> = Vec::new();
    for (_distance, from, to, piece) in near {
        if moves.iter().all(|(one, other, _)| *one != from && *other != to) {
            moves.push((from, to, piece));
        }
    }
    surplus.retain(|(square, _)| moves.iter().all(|(from, ..)| from != square));
    missing.retain(|(square, _)| moves.iter().all(|(_, to, _)| to != square));
    moves
}

#[cfg(test)]
mod tests {
    use super::{Placement, Step, corrections};
    use proptest::prelude::*;
    use shakmaty::{Piece, Square};

    fn placement(fen: &str) -> Placement {
        Placement::from_fen(fen).expect("a placement")
    }

    #[track_caller]
    fn steps(board: &str, wanted: &str) -> Vec<String> {
        let text = |step: Step| match step {
            Step::Remove { from, piece } => format!("{}{from}-", piece.char()),
            Step::Move { from, to, piece } => format!("{}{from}{to}", piece.char()),
            Step::Put { to, piece } => format!("{}{to}+", piece.char()),
        };
        let all = corrections(&placement(board), &placement(wanted));
        all.into_iter().map(text).collect()
    }

    #[test]
    fn one_piece_explains_two_squares() {
        assert_eq!(steps("8/8/8/8/2B5/8/8/8", "8/8/8/1B6/8/8/8/8"), ["Bc4b5"]);
    }

    #[test]
    fn what_must_go_goes_first_and_what_is_missing_comes_last() {
        assert_eq!(
            steps("8/8/8/4p3/2B5/8/8/8", "7k/8/8/1B6/8/8/8/R7"),
            ["pe5-", "Bc4b5", "Ra1+", "kh8+"]
        );
        assert_eq!(steps("8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8"), [""; 0]);
    }

    #[test]
    fn nothing_is_put_where_something_stands() {
        assert_eq!(
            steps("8/8/8/8/8/8/8/RN6", "8/8/8/8/8/8/8/1RN5"),
            ["Nb1c1", "Ra1b1"],
            "the knight makes room for the rook"
        );
        assert_eq!(
            steps("8/8/8/8/8/8/8/RN6", "8/8/8/8/8/8/8/NR6"),
            ["Ra1-", "Nb1a1", "Rb1+"],
            "they stand on each other's squares"
        );
    }

    proptest! {
        #[test]
        fn any_board_becomes_any_other_without_a_collision(
            one in prop::collection::vec(0..12_u32, 0..20), other in prop::collection::vec(0..12_u32, 0..20)
        ) {
            let scattered = |seeds: &[u32]| {
                let mut placement = Placement::empty();
                for (index, seed) in (0_u32..).zip(seeds) {
                    let square = Square::new((seed * 11 + index * 7) % 64);
                    let color = shakmaty::Color::from_white(seed % 2 == 0);
                    let role = shakmaty::Role::ALL[usize::try_from(seed / 2).expect("small")];
                    placement.set(square, Some(Piece { color, role }));
                }
                placement
            };
            let (mut board, wanted) = (scattered(&one), scattered(&other));
            let mut was_put = false;
            for step in corrections(&board, &wanted) {
                let (from, to, piece) = match step {
                    Step::Remove { from, piece } => (Some(from), None, piece),
                    Step::Move { from, to, piece } => (Some(from), Some(to), piece),
                    Step::Put { to, piece } => (None, Some(to), piece),
                };
                prop_assert!(from.is_none() || !was_put, "what is missing comes last");
                was_put |= from.is_none();
                if let Some(from) = from {
                    prop_assert_eq!(board.at(from), Some(piece));
                    board.set(from, None);
                }
                if let Some(to) = to {
                    prop_assert_eq!(board.at(to), None);
                    board.set(to, Some(piece));
                }
            }
            prop_assert_eq!(board, wanted);
        }
    }
}

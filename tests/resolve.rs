//! The two-board resolver against an oracle that tries everything out: the explanations it names are exactly those with
//! the fewest slips.

#[path = "resolve/games.rs"]
mod games;
#[path = "resolve/oracle.rs"]
mod oracle;
#[path = "support/size.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod size;

use ansage::game::resolve::{Executed, Placement, Slip, explain};
use games::{RandomGame, chance, random_game};
use oracle::{Squares, squares_of};
use rand::Rng as _;
use rand::prelude::IndexedRandom as _;
use rand::rngs::StdRng;
use shakmaty::Square;

fn placement(squares: &Squares) -> Placement {
    let mut placement = Placement::empty();
    for square in Square::ALL {
        placement.set(square, squares[usize::from(square)]);
    }
    placement
}

/// Executes a game with a slip in each of these half-moves, counted from 0; returns the board and what went wrong.
fn execute(game: &RandomGame, at: &[usize], random: &mut StdRng) -> (Squares, Vec<(usize, Slip)>) {
    let mut squares = squares_of(&game.start.setup().board);
    let mut slipped = Vec::new();
    for (index, ply) in game.plies.iter().enumerate() {
        let options = oracle::slips(&squares, *ply);
        // Kinds with many squares would crowd out the others.
        let kinds: Vec<_> = options.iter().map(|(slip, _)| std::mem::discriminant(slip)).collect();
        let kind = kinds.choose(random).filter(|_| at.contains(&index)).copied();
        let of_kind: Vec<_> = options
            .iter()
            .filter(|(slip, _)| Some(std::mem::discriminant(slip)) == kind)
            .collect();
        match of_kind.choose(random) {
            Some((slip, after)) => {
                slipped.push((index + 1, *slip));
                squares = *after;
            }
            None => squares = oracle::execute(&squares, *ply),
        }
    }
    (squares, slipped)
}

fn check(case: usize, slips: usize, longest: usize) -> usize {
    let random = &mut chance(slips as u64, case);
    let game = random_game(random, longest);
    let at: Vec<usize> = (0..slips).map(|_| random.random_range(0..game.plies.len())).collect();
    let (squares, slipped) = execute(&game, &at, random);
    let executed = Executed::of(&game.start, &game.moves);
    let found = explain(&executed, &placement(&squares));
    let expected = oracle::explanations(&squares_of(&game.start.setup().board), &game.plies, &squares);
    let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
    let story = || format!("case {case}: {} {} with {slipped:?}", game.start.fen(), moves.join(" "));
    assert_eq!(found.explanations, expected, "{}", story());
    let fewest = found.fewest.expect("two slips explain two");
    assert!(fewest <= slipped.len(), "{}", story());
    if fewest == slipped.len() && fewest > 0 {
        let truth = |it: &Vec<_>| {
            it.iter()
                .map(|it: &ansage::game::resolve::Slipped| (it.ply, it.slip))
                .eq(slipped.iter().copied())
        };
        assert!(
            found.explanations.iter().any(truth),
            "the true one is missing: {}",
            story()
        );
    }
    found.explanations.len()
}

#[test]
fn d_2_8_every_explanation_of_one_slip_is_named_and_no_other() {
    for case in 0..size::size(250, 5000) {
        check(case, 1, size::size(60, 200));
    }
}

#[test]
fn d_2_8_every_explanation_of_two_slips_is_named_and_no_other() {
    for case in 0..size::size(250, 5000) {
        check(case, 2, size::size(14, 40));
    }
}

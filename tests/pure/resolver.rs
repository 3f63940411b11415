//! The two-board resolver against an oracle that tries everything out: the explanations it names are exactly those with
//! the fewest slips.

mod games;
mod oracle;
mod sheets;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use ansage_core::game::Position;
use ansage_core::game::resolve::verdict::position_after;
use ansage_core::game::resolve::{
    Agreement, Executed, Explanation, Placement, Questions, Slip, Step, Verdict, explain,
};
use rand::Rng as _;
use rand::prelude::IndexedRandom as _;
use rand::rngs::StdRng;
use serde_json::{Value, json};
use shakmaty::Square;

use crate::support::python::python_with_chess;
use crate::support::repository::in_repository;
use crate::support::size;
use games::{RandomGame, chance, random_game};
use oracle::{Squares, squares_of};
use sheets::{ERRORS, Error, Expected, resolve, write};

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

/// What the explanations and the questions of a proof came to.
#[derive(Default)]
struct Figures {
    sizes: Vec<usize>,
    questions: Vec<usize>,
}

impl Figures {
    /// Writes a line for the folder of `ANSAGE_FIGURES`, if there is one.
    fn keep(mut self, proof: &str) {
        self.sizes.sort_unstable();
        let (cases, sum) = (self.questions.len().max(1), self.questions.iter().sum::<usize>());
        let line = format!(
            "{proof}: {} boards; explanations with the fewest slips: median {}, most {}; questions about a board with one \
             slip: mean {:.2}, most {}\n",
            self.sizes.len(),
            self.sizes.get(self.sizes.len() / 2).unwrap_or(&0),
            self.sizes.last().unwrap_or(&0),
            sum as f64 / cases as f64,
            self.questions.iter().max().unwrap_or(&0),
        );
        keep(proof, &line);
    }

    fn mean_of_questions(&self) -> f64 {
        self.questions.iter().sum::<usize>() as f64 / self.questions.len().max(1) as f64
    }
}

fn check(case: usize, slips: usize, longest: usize, figures: &mut Figures) {
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
        let truth = |it: &Explanation| it.iter().map(|it| (it.ply, it.slip)).eq(slipped.iter().copied());
        assert!(
            found.explanations.iter().any(truth),
            "the true one is missing: {}",
            story()
        );
    }
    if fewest > 0 {
        figures.sizes.push(found.explanations.len());
    }
    let (asked, board) = asked(&executed, &placement(&squares));
    assert!(asked <= 64, "{}", story());
    if fewest == 1 {
        assert_eq!(board, placement(&squares), "{}", story());
        figures.questions.push(asked);
    }
}

/// Answers every question about a board; returns how many there were and what was found.
fn asked(game: &Executed, board: &Placement) -> (usize, Placement) {
    let mut questions = Questions::about(game);
    while let Some(square) = questions.next() {
        questions.answer(square, board.at(square));
    }
    (questions.asked(), questions.found().expect("no question is left"))
}

#[test]
fn d_2_8_every_explanation_of_one_slip_is_named_and_no_other() {
    let mut figures = Figures::default();
    for case in 0..size::size(250, 4500) {
        check(case, 1, size::size(60, 80), &mut figures);
    }
    assert!(
        figures.mean_of_questions() <= 12.0,
        "{} questions",
        figures.mean_of_questions()
    );
    figures.keep("resolve-one-slip");
}

#[test]
fn d_2_8_in_long_games_too() {
    let mut figures = Figures::default();
    for case in 0..size::size(10, 1000) {
        check(case, 1, 240, &mut figures);
    }
    figures.keep("resolve-long-games");
}

#[test]
fn d_2_8_every_explanation_of_two_slips_is_named_and_no_other() {
    let mut figures = Figures::default();
    for case in 0..size::size(250, 4500) {
        check(case, 2, size::size(14, 40), &mut figures);
    }
    figures.keep("resolve-two-slips");
}

/// Returns whether each board must change, by playing the game on a plain board.
fn changes(game: &RandomGame, boards: &[Squares; 2], from: usize, to: usize) -> [bool; 2] {
    let mut squares = squares_of(&game.start.setup().board);
    let mut after = vec![squares];
    for ply in &game.plies[..to] {
        squares = oracle::execute(&squares, *ply);
        after.push(squares);
    }
    let wanted = after[from..]
        .iter()
        .rev()
        .find(|it| boards.contains(it))
        .unwrap_or(&squares);
    [boards[0] != *wanted, boards[1] != *wanted]
}

#[test]
fn d_2_8_no_verdict_on_sheets_with_any_writing_error_is_wrong() {
    let mut verdicts = 0;
    let mut seen: BTreeMap<Error, usize> = BTreeMap::new();
    for case in 0..size::size(560, 11_500) {
        let random = &mut chance(3, case);
        let game = random_game(random, size::size(24, 60));
        let all = game.plies.len();
        let error = ERRORS[case % ERRORS.len()];
        let Some(written) = write(&game, error, random) else {
            continue;
        };
        *seen.entry(error).or_default() += 1;
        let mut board = || {
            let at: Vec<usize> = (0..random.random_range(0..=2))
                .map(|_| random.random_range(0..all))
                .collect();
            execute(&game, &at, random).0
        };
        let boards = [board(), board()];
        let given = boards.map(|it| Some(placement(&it)));
        let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
        let story = || {
            let (start, moves) = (game.start.fen(), moves.join(" "));
            format!(
                "case {case}, {error:?}: {start} {moves}\n{} in {}",
                written.text, written.letters.name
            )
        };
        let sheet = (written.text.as_str(), written.letters);
        let (comparison, verdict) = resolve(&game, sheet, None, given);
        let found = Expected {
            agreement: comparison.agreement(),
            agreed: comparison.agreed,
        };
        assert_eq!(found, written.expected, "{}\n{comparison:?}", story());
        let told = |verdict: &Verdict| {
            verdict
                .boards
                .each_ref()
                .map(|it| it.as_ref().and_then(|it| it.changes))
        };
        let expected = match found.agreement {
            Agreement::Agree => changes(&game, &boards, found.agreed, all).map(Some),
            Agreement::Differ => changes(&game, &boards, found.agreed, found.agreed).map(Some),
            Agreement::Undecided => [None, None],
        };
        assert_eq!(told(&verdict), expected, "{}", story());
        verdicts += 1;
        if found.agreement == Agreement::Undecided && error != Error::RowLeftOut {
            let meant = Some((found.agreed, game.moves[found.agreed]));
            let (decided, verdict) = resolve(&game, sheet, meant, given);
            assert_eq!(
                (decided.agreement(), decided.agreed),
                (Agreement::Agree, all),
                "{}",
                story()
            );
            assert_eq!(
                told(&verdict),
                changes(&game, &boards, all, all).map(Some),
                "{}",
                story()
            );
        }
        for (board, told) in boards.iter().zip(&verdict.boards) {
            let told = told.as_ref().expect("it was given");
            let corrected = corrected(&placement(board), &told.corrections);
            assert!(verdict.wanted.is_none_or(|it| it == corrected), "{}", story());
        }
    }
    for error in ERRORS {
        assert!(
            seen.get(&error).copied().unwrap_or_default() > size::size(5, 100),
            "{error:?}: {seen:?}"
        );
    }
    keep(
        "resolve-verdicts",
        &format!("resolve-verdicts: {verdicts} pairs of sheets and boards, 0 verdicts wrong\n"),
    );
}

/// The position of the sheets and what the boards should show, as python-chess has them.
#[test]
fn d_2_8_python_chess_comes_to_the_same_positions() {
    let Some(python) = python_with_chess() else {
        return;
    };
    let mut lines = String::new();
    let mut expected = Vec::new();
    for case in 0..size::size(200, 2000) {
        let random = &mut chance(4, case);
        let game = random_game(random, 80);
        let error = if random.random_bool(0.5) {
            Error::OtherMove
        } else {
            Error::MissingTail
        };
        let Some(written) = write(&game, error, random) else {
            continue;
        };
        let sheet = (written.text.as_str(), written.letters);
        let (comparison, verdict) = resolve(&game, sheet, None, [None, None]);
        let position = position_after(&game.start, &comparison.line[..comparison.agreed]).fen();
        let wanted = verdict.wanted.expect("nothing is undecided").fen();
        for (moves, what, fen) in [
            (&comparison.line[..comparison.agreed], "position", position),
            (&verdict.moves[..], "board", wanted),
        ] {
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            let start = Position::of(game.start.clone()).fen();
            lines += &format!(
                "{}\n",
                json!({ "start": start, "chess960": game.start.is_chess960(), "moves": moves })
            );
            expected.push((what, fen));
        }
    }
    let script = in_repository("tests/oracles/resolve_positions.py");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games");
    fs::write(&file, lines).expect("the games are written");
    let input = fs::File::open(&file).expect("the games");
    let output = Command::new(python)
        .arg(script)
        .stdin(input)
        .output()
        .expect("python starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(told.lines().count(), expected.len());
    for (line, (what, fen)) in told.lines().zip(&expected) {
        let value: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(value[what], *fen, "{line}");
    }
}

/// Does what a list of corrections says; every square must be free for what is put on it.
fn corrected(board: &Placement, steps: &[Step]) -> Placement {
    let mut board = *board;
    for step in steps {
        let (from, to, piece) = match *step {
            Step::Remove { from, piece } => (Some(from), None, piece),
            Step::Move { from, to, piece } => (Some(from), Some(to), piece),
            Step::Put { to, piece } => (None, Some(to), piece),
        };
        if let Some(from) = from {
            assert_eq!(board.at(from), Some(piece));
            board.set(from, None);
        }
        if let Some(to) = to {
            assert_eq!(board.at(to), None);
            board.set(to, Some(piece));
        }
    }
    board
}

/// Keeps a line of figures in the folder of `ANSAGE_FIGURES`, if there is one.
fn keep(proof: &str, line: &str) {
    if let Some(folder) = env::var_os("ANSAGE_FIGURES") {
        fs::write(Path::new(&folder).join(format!("{proof}.txt")), line).expect("the figures are kept");
    }
}

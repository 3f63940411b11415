//! Two boards that differ, in games played at random: the game goes back to the last half-move on which both sheets
//! agree, and nowhere else (D.2.8-3).

use ansage_core::desk::Input;
use ansage_core::game::{Board, Event, Game, Mode, Moment, Move, NotationStyle, Opening, Position, San};
use ansage_core::language::Letters;
use proptest::prelude::*;

use crate::support::desk_harness::DeskHarness;
use crate::support::size::{size, tally};
use crate::support::table::usual_opening;

/// A game by chance: the position before each half-move and the last one, and the moves.
fn by_chance(start: &Board, choices: &[u16]) -> (Vec<Position>, Vec<Move>) {
    let mut positions = vec![Position::of(start.clone())];
    let mut moves = Vec::new();
    for choice in choices {
        let position = &positions[moves.len()];
        let legal = position.legal_moves().expect("only legal moves were made");
        if legal.is_empty() {
            break;
        }
        let m = legal[usize::from(*choice) % legal.len()];
        positions.push(position.after(m));
        moves.push(m);
    }
    (positions, moves)
}

/// A game whose entries follow one another by a second.
struct Story {
    harness: DeskHarness,
    now: u64,
}

impl Story {
    fn open(opening: Opening) -> Self {
        Self {
            harness: DeskHarness::open(opening),
            now: 0,
        }
    }

    fn enter(&mut self, line: &str) {
        self.now += 1000;
        self.harness.handle(Moment(self.now), Input::Piped(line.to_owned()));
    }

    fn play(&mut self, m: Move) {
        let made = self.harness.game().plies().len();
        self.enter(&m.to_string());
        // In an event each step is an entry of its own, and one more where a pawn would become something there: squares alone
        // do not tell that it is a bishop.
        for _ in 0..2 {
            if self.harness.game().plies().len() == made && self.harness.game().announced().is_none() {
                self.enter("");
            }
        }
        if self.harness.game().announced().is_some() {
            self.enter("/made");
        }
    }

    fn fen(&self) -> String {
        self.harness.game().position().fen()
    }
}

fn chess960(number: u32) -> String {
    let board = shakmaty::Board::chess960(number);
    let setup = shakmaty::Setup {
        castling_rights: board.rooks(),
        board,
        ..Default::default()
    };
    shakmaty::fen::Fen::try_from_setup(setup)
        .expect("a start position")
        .to_string()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: size(6, 2000), failure_persistence: None, ..ProptestConfig::default() })]

    /// The other sheet is ours up to a half-move and says another legal move there: exactly what is behind is struck,
    /// also when the program ends between any two entries, and the game goes on as if it had never been played.
    #[test]
    fn the_game_goes_back_to_the_last_agreement(
        choices in prop::collection::vec(any::<u16>(), 1..40),
        parts_at in any::<prop::sample::Index>(),
        ends_at in any::<prop::sample::Index>(),
        other in any::<u16>(),
        start in prop_oneof![2 => Just(518_u32), 1 => 0..960_u32],
        event in any::<bool>(),
    ) {
        let fen = chess960(start);
        let is_usual = start == 518;
        let board = Board::from_fen(&fen, !is_usual).expect("a FEN");
        let (positions, moves) = by_chance(&board, &choices);
        let made = parts_at.index(moves.len());
        let before = &positions[made];
        let castling = |m: Move| before.board().usual_castling(m).unwrap_or(m);
        let mut others = before.legal_moves().expect("a lawful position");
        others.retain(|m| castling(*m) != castling(moves[made]));
        prop_assume!(!others.is_empty());
        let wrong = others[usize::from(other) % others.len()];

        let mode = if event { Mode::Event } else { Mode::Free };
        let opening = Opening { mode, fen: Some(fen), chess960: !is_usual, ..usual_opening() };
        let mut story = Story::open(opening);
        for m in &moves {
            story.play(*m);
        }
        prop_assert_eq!(story.harness.game().plies().len(), moves.len());
        story.enter("/mismatch");
        if event {
            story.enter("/arbiter AB");
        }
        let letters = Letters::named("de").expect("letters");
        let ends_at = ends_at.index(made + 1);
        for (index, position) in positions[..=made].iter().enumerate() {
            if index == ends_at {
                story.harness.resume(Moment(story.now), None);
                if event {
                    story.enter("/arbiter AB");
                }
            }
            let m = if index == made { wrong } else { moves[index] };
            story.enter(&San::of(position, m).write(|role| letters.letter(role), NotationStyle::Sheet));
        }
        let first = story.harness.game().comparing().and_then(|it| it.first_difference());
        prop_assert_eq!(first.map(usize::from), Some(made + 1));
        story.enter("");
        story.enter("/restore");
        story.enter("j");
        prop_assert!(story.harness.game().comparing().is_none());
        prop_assert_eq!(story.fen(), before.fen());
        prop_assert_eq!(story.harness.game().plies().len(), made);
        let struck: Vec<Move> = story.harness.game().struck()[0].plies.iter().map(|it| it.m).collect();
        prop_assert_eq!(&struck[..], &moves[made..]);

        if event {
            story.enter("/player");
        }
        for m in &moves[made..] {
            story.play(*m);
        }
        prop_assert_eq!(story.fen(), positions[moves.len()].fen());
        let replayed = Game::replay(&story.harness.journal).expect("a game");
        prop_assert_eq!(&replayed, story.harness.game());
        let restored = story.harness.journal.iter().filter(|it| matches!(it.event, Event::Restored { .. }));
        prop_assert_eq!(restored.count(), 1);
        tally("the_game_goes_back_to_the_last_agreement", moves.len(), "half-moves");
    }
}

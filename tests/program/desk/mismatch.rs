//! Two boards that differ, in games played at random: the game goes back to the last half-move on which both sheets
//! agree, and nowhere else (D.2.8-3).

use std::sync::{Arc, LazyLock};

use ansage_core::desk::{Conversation, Desk, Effect, Input};
use ansage_core::game::{Board, Event, Game, Mode, Moment, Move, NotationStyle, Opening, Position, Recorded, San};
use ansage_core::language::{Letters, Voices};
use proptest::prelude::*;

use crate::support::size::{size, tally};
use crate::support::table::{usual_opening, usual_settings};

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(|| Arc::new(Voices::compiled_in()));

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

struct Table {
    desk: Desk,
    journal: Vec<Recorded>,
    now: u64,
}

impl Table {
    fn open(opening: Opening) -> Self {
        let opened = Desk::open(opening, usual_settings(), Arc::clone(&VOICES), Moment(0));
        let (desk, first) = opened.expect("a desk");
        let mut table = Self {
            desk,
            journal: Vec::new(),
            now: 0,
        };
        table.keep(first);
        table
    }

    fn enter(&mut self, line: &str) {
        self.now += 1000;
        let effects = self.desk.handle(Moment(self.now), Input::Piped(line.to_owned()));
        self.keep(effects);
    }

    fn keep(&mut self, effects: Vec<Effect>) {
        let records = effects.into_iter().filter_map(|effect| match effect {
            Effect::Record(recorded) => Some(recorded),
            Effect::Say(_)
            | Effect::Hush(_)
            | Effect::RoomVolume(_)
            | Effect::Voice(_)
            | Effect::Keep(_)
            | Effect::HearClips(_)
            | Effect::Order(_)
            | Effect::Quit => None,
        });
        self.journal.extend(records);
    }

    fn play(&mut self, m: Move) {
        let made = self.desk.game().plies().len();
        self.enter(&m.to_string());
        if self.desk.game().plies().len() == made && self.desk.game().announced().is_none() {
            // In an event each step is an entry of its own.
            self.enter("");
        }
        if self.desk.game().announced().is_some() {
            self.enter("/made");
        }
    }

    /// Leaves the program and takes the game up from its journal alone.
    fn reopen(&mut self) {
        let (desk, effects) = Desk::resume(
            &self.journal,
            usual_settings(),
            Arc::clone(&VOICES),
            Moment(self.now),
            None,
        )
        .expect("a game");
        self.desk = desk;
        self.keep(effects);
    }

    fn fen(&self) -> String {
        self.desk.game().position().fen()
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
        let mut table = Table::open(opening);
        for m in &moves {
            table.play(*m);
        }
        prop_assert_eq!(table.desk.game().plies().len(), moves.len());
        table.enter("/mismatch");
        if event {
            table.enter("/arbiter AB");
        }
        let letters = Letters::named("de").expect("letters");
        let ends_at = ends_at.index(made + 1);
        for (index, position) in positions[..=made].iter().enumerate() {
            if index == ends_at {
                table.reopen();
                if event {
                    table.enter("/arbiter AB");
                }
            }
            let m = if index == made { wrong } else { moves[index] };
            table.enter(&San::of(position, m).write(|role| letters.letter(role), NotationStyle::Sheet));
        }
        let first = table.desk.game().comparing().and_then(|it| it.first_difference());
        prop_assert_eq!(first.map(usize::from), Some(made + 1));
        table.enter("");
        table.enter("/restore");
        table.enter("j");
        prop_assert!(table.desk.game().comparing().is_none());
        prop_assert_eq!(table.fen(), before.fen());
        prop_assert_eq!(table.desk.game().plies().len(), made);
        let struck: Vec<Move> = table.desk.game().struck()[0].plies.iter().map(|it| it.m).collect();
        prop_assert_eq!(&struck[..], &moves[made..]);

        if event {
            table.enter("/player");
        }
        for m in &moves[made..] {
            table.play(*m);
        }
        prop_assert_eq!(table.fen(), positions[moves.len()].fen());
        let replayed = Game::replay(&table.journal).expect("a game");
        prop_assert_eq!(&replayed, table.desk.game());
        let restored = table.journal.iter().filter(|it| matches!(it.event, Event::Restored { .. }));
        prop_assert_eq!(restored.count(), 1);
        tally("the_game_goes_back_to_the_last_agreement", moves.len(), "half-moves");
    }
}

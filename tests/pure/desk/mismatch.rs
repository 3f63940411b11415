//! Two boards that differ, in games played at random: the game goes back to the last half-move on which both sheets
//! agree, and nowhere else (D.2.8-3).

use ansage_core::desk::Input;
use ansage_core::game::sense::doubts;
use ansage_core::game::{
    Board, ClockKind, Event, Game, Mode, Moment, Move, NotationStyle, Opening, PeriodsHad, Position, Recorded, San,
};
use ansage_core::language::Letters;
use proptest::prelude::*;
use shakmaty::Color::{Black, White};

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

/// Plays events a second apart, the opening first.
fn told(opening: &Opening, events: Vec<Event>) -> Vec<Recorded> {
    let opened = Event::Opened(Box::new(opening.clone()));
    let at = |index: usize| Moment(u64::try_from(index).expect("few events") * 1000);
    let events = [opened].into_iter().chain(events);
    events
        .enumerate()
        .map(|(index, it)| Recorded::new(at(index), it))
        .collect()
}

fn made(m: &str) -> Event {
    let m = m.parse().expect("a move");
    Event::Made { m }
}

/// 6.3, 7.1: what stands and was not pressed is completed by going back, with what a press grants. Journals of earlier
/// versions, which say nothing of periods, replay as they did.
#[test]
fn a_half_move_that_was_not_pressed_has_what_a_press_grants() {
    let mut opening = usual_opening();
    opening.clock = ClockKind::Program;
    opening.time = Some("1/10m, G/5m, +30s".parse().expect("a time control"));
    let back = |periods| {
        let restored = Event::Restored { ply: 1, periods };
        let events = vec![
            Event::Started,
            made("e2e4"),
            made("e7e5"),
            Event::BoardsDiffer,
            restored,
        ];
        let journal = told(&opening, events);
        assert_eq!(doubts(&journal), []);
        let game = Game::replay(&journal).expect("a game");
        let clock = game.clock().expect("a clock");
        let left = clock.left(White, Moment(9000)).as_secs();
        (left, clock.presses(White), clock.periods(White), clock.running())
    };
    assert_eq!(back(None), (597, 0, 1, None));
    assert_eq!(back(Some(PeriodsHad { white: 1, black: 1 })), (927, 1, 2, None));
}

/// GLO:move-counter: a mate is completed without a press, so no press is taken back with it.
#[test]
fn a_counter_that_did_not_count_a_mate_does_not_go_back_with_it() {
    let mut opening = usual_opening();
    opening.clock = ClockKind::Table;
    opening.time = Some("G/10m".parse().expect("a time control"));
    let pressed = |side, left: u64| Event::Pressed {
        side,
        left: Some(left * 1000),
    };
    let periods = Some(PeriodsHad { white: 1, black: 1 });
    let events = vec![
        Event::Started,
        made("f2f3"),
        pressed(White, 598),
        made("e7e5"),
        pressed(Black, 598),
        made("g2g4"),
        pressed(White, 596),
        made("d8h4"),
        Event::BoardsDiffer,
        Event::Restored { ply: 3, periods },
    ];
    let journal = told(&opening, events);
    assert_eq!(doubts(&journal), []);
    let game = Game::replay(&journal).expect("a game");
    let clock = game.clock().expect("a clock");
    assert_eq!((clock.presses(White), clock.presses(Black)), (2, 1));
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

//! The game in which somebody learns: always the same one, with a clock that nobody is hurried by. It is made anew up to any
//! of its steps, so that each lesson can be begun with, repeated and skipped.

use shakmaty::Square;

use crate::desk::OpenError;
use crate::desk::conversation::tutorial::Learner;
use crate::game::event_terms::Arbiter;
use crate::game::resolve::SheetEntry;
use crate::game::{
    ArbiterKey, By, ClockKind, Command, Event, EventTerms, Game, IllegalMoves, Mode, Moment, Move, Opening, Recorded,
    Role, Served, Start,
};

pub(super) const E4: Move = Move::new(Square::E2, Square::E4);
pub(super) const E5: Move = Move::new(Square::E7, Square::E5);
/// The slip that is corrected.
pub(super) const NH3: Move = Move::new(Square::G1, Square::H3);
pub(super) const NF3: Move = Move::new(Square::G1, Square::F3);
const NC6: Move = Move::new(Square::B8, Square::C6);
/// No pawn goes so far.
const ILLEGAL: Move = Move::new(Square::A7, Square::A3);

/// The initials with which somebody learns what an arbiter does.
pub(super) const INITIALS: &str = "AB";

/// As long as a game of a tournament: whoever learns has time.
const TIME: &str = "G/90m, +30s";

/// What opens the keys then.
pub(super) const SECRET: &str = "1234";

/// What stands on the other scoresheet: where the illegal move was entered it has another one.
pub(super) const OTHER_SHEET: &str = "1. e4 a6";

/// What is done in the sample game, in order.
pub(super) struct SampleGame {
    opening: Opening,
    commands: Vec<Command>,
}

impl SampleGame {
    /// Makes the game of somebody who learns; of `opening` counts how moves are written and announced.
    pub(super) fn new(learner: Learner, opening: Opening) -> Self {
        let (mode, role) = match learner {
            Learner::Player => (Mode::Free, Role::Player),
            Learner::Assistant => (Mode::Free, Role::Assistant),
            Learner::Arbiter => (Mode::Event, Role::Player),
        };
        let opening = Opening {
            mode,
            role,
            blind: Served::White,
            announces: By::Program,
            illegal: IllegalMoves::Ask,
            clock: ClockKind::Program,
            time: TIME.parse().ok(),
            start: match mode {
                Mode::Free => Start::WithTheFirstMove,
                Mode::Event => Start::AtOnce,
            },
            event: (mode == Mode::Event).then(|| Box::new(terms())),
            fen: None,
            chess960: false,
            ..opening
        };
        Self {
            opening,
            commands: commands(learner),
        }
    }

    /// Returns the events of the game as far as some step, all of which happen now.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if it cannot be opened.
    pub(super) fn events(&self, upto: usize, at: Moment) -> Result<Vec<Recorded>, OpenError> {
        let mut game = Game::open(&self.opening)?;
        let mut events = vec![Recorded::new(at, Event::Opened(Box::new(self.opening.clone())))];
        for command in self.commands.iter().take(upto) {
            for event in game.decide(at, command.clone()).unwrap_or_default() {
                let by = game.arbiter().map(str::to_owned);
                let recorded = Recorded {
                    by,
                    ..Recorded::new(at, event)
                };
                game.apply(&recorded);
                events.push(recorded);
            }
        }
        Ok(events)
    }

    /// Returns what is done between two steps.
    pub(super) fn commands(&self, from: usize, upto: usize) -> &[Command] {
        self.commands.get(from..upto).unwrap_or_default()
    }

    /// Returns true if a game stands as this one does after some step.
    pub(super) fn stands(&self, game: &Game, upto: usize, at: Moment) -> bool {
        let events = self.events(upto, at);
        let sample = events.ok().and_then(|it| Game::replay(&it).ok());
        sample.is_some_and(|it| stand_alike(&it, game))
    }
}

/// Returns true if the same was played in two games, and the same is to come. What the clocks show does not count, nor in
/// which form the other scoresheet was entered.
fn stand_alike(one: &Game, other: &Game) -> bool {
    let played = |it: &Game| {
        let plies = it.plies().iter();
        plies
            .map(|ply| (ply.m, ply.done, ply.completion.is_completed()))
            .collect::<Vec<_>>()
    };
    let stops = |it: &Game| {
        let standstill = it.standstill();
        (standstill.clocks.is_stopped(), standstill.pending.map(|it| it.name()))
    };
    let stands = |it: &Game| (it.announced(), it.outcome(), it.arbiter().is_some(), it.dashes().len());
    let compared = |it: &Game| it.comparing().map(|it| (it.theirs().len(), it.has_ended()));
    played(one) == played(other)
        && stops(one) == stops(other)
        && stands(one) == stands(other)
        && compared(one) == compared(other)
}

/// One arbiter is known, and a secret is asked for.
fn terms() -> EventTerms {
    EventTerms {
        arbiters: vec![Arbiter {
            initials: INITIALS.to_owned(),
            ..Arbiter::default()
        }],
        arbiter_key: Some(ArbiterKey::default()),
        ..EventTerms::default()
    }
}

fn announce(m: Move) -> Command {
    Command::Announce {
        m: m.into(),
        offer: false,
    }
}

fn on_the_other_sheet(ply: u16, entry: &str, differs: bool) -> Command {
    Command::EnterOtherSheet {
        ply,
        entry: SheetEntry::Written(entry.to_owned()),
        differs,
    }
}

fn commands(learner: Learner) -> Vec<Command> {
    let repeat = |m: Move| Command::Repeat(m.into());
    let correct = || Command::Correct {
        m: NF3.into(),
        offer: false,
    };
    match learner {
        Learner::Player => vec![
            Command::Start,
            announce(E4),
            Command::Make,
            Command::Press,
            repeat(E5),
            Command::Press,
            Command::Done,
            announce(NH3),
            correct(),
            Command::Make,
            Command::Press,
            repeat(NC6),
            Command::Press,
            Command::Done,
            Command::CompareBoards,
            Command::EndComparison,
        ],
        Learner::Assistant => vec![
            Command::Start,
            announce(E4),
            Command::Make,
            Command::Press,
            announce(E5),
            Command::Make,
            Command::Press,
            announce(NH3),
            correct(),
            Command::Make,
            Command::Press,
        ],
        Learner::Arbiter => vec![
            Command::Start,
            announce(E4),
            Command::Make,
            Command::Press,
            repeat(ILLEGAL),
            Command::Press,
            Command::ArbiterComes(INITIALS.to_owned()),
            Command::CompareBoards,
            on_the_other_sheet(1, "e4", false),
            on_the_other_sheet(2, "a6", true),
            Command::EndOtherSheet,
            Command::Restore { ply: 1 },
            Command::ArbiterLeaves,
        ],
    }
}

//! The clocks of whole games against a reference that ticks: presses, pauses, corrections of the arbiter, kills and
//! resumes in random order.

use std::num::NonZero;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use ansage_core::desk::{Conversation, Effect, Input};
use ansage_core::game::{ClockKind, Event, Game, Moment, Recorded, Role};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use shakmaty::Color::{self, Black, White};

use crate::support::desk_harness::{DeskHarness, VOICES};
use crate::support::table::{usual_opening, usual_settings};

/// How many games are played.
const GAMES: u64 = 1000;
/// What is done in each.
const STEPS: usize = 40;
/// The reference counts in these, in milliseconds; everything happens at a whole one.
const TICK: u64 = 100;

#[test]
fn the_clocks_of_a_thousand_games_are_those_of_a_reference_that_ticks() {
    // Each hall plays every so-manieth game, as many halls at once as there are processors.
    let halls = thread::available_parallelism().map_or(1, NonZero::get);
    let played = thread::scope(|scope| {
        let halls: Vec<_> = (0..halls)
            .map(|hall| scope.spawn(move || (0..GAMES).skip(hall).step_by(halls).map(played).collect::<Vec<_>>()))
            .collect();
        let played = halls.into_iter().map(|it| it.join().expect("every game agrees"));
        played.flatten().collect::<Vec<_>>()
    });
    assert_eq!(played.len() as u64, GAMES);
    let presses: usize = played.iter().map(|it| it.presses).sum();
    let zeros: usize = played.iter().map(|it| it.zeros).sum();
    let resumes: usize = played.iter().map(|it| it.resumes).sum();
    println!("{GAMES} games: {presses} presses, {resumes} kills and resumes, {zeros} times zero was reached");
    assert!(presses > 10_000 && resumes > 1000 && zeros > 100, "too little happened");
}

/// What happened in a game.
struct Played {
    presses: usize,
    zeros: usize,
    resumes: usize,
}

/// Plays a game beside the reference.
fn played(seed: u64) -> Played {
    let mut table = Table::open(seed);
    for step in 0..STEPS {
        table.step();
        table.compare(seed, step);
    }
    table.replay();
    Played {
        presses: table.presses,
        zeros: table.reference.zeros,
        resumes: table.resumes,
    }
}

/// What is granted for each move, in ticks.
#[derive(Clone, Copy)]
enum Grant {
    Nothing,
    Fischer(u64),
    Delay(u64),
    Bronstein(u64),
}

/// One display of the reference.
#[derive(Clone, Default)]
struct Display {
    left: u64,
    used: u64,
    this_move: u64,
    completed: usize,
}

/// A clock that knows nothing but ticks of a tenth of a second.
struct Reference {
    /// Moves and ticks of each period; the last has no number of moves.
    periods: Vec<(usize, u64)>,
    grant: Grant,
    displays: [Display; 2],
    running: Option<usize>,
    /// How often a display came to zero while it ran.
    zeros: usize,
}

impl Reference {
    fn tick(&mut self) {
        let Some(side) = self.running else { return };
        let display = &mut self.displays[side];
        display.used += 1;
        display.this_move += 1;
        let is_free = matches!(self.grant, Grant::Delay(delay) if display.this_move <= delay);
        if !is_free && display.left > 0 {
            display.left -= 1;
            self.zeros += usize::from(display.left == 0);
        }
    }

    fn press(&mut self) {
        let Some(side) = self.running else { return };
        let periods = self.periods.clone();
        let display = &mut self.displays[side];
        let period = |completed: usize| {
            let mut required = 0;
            let before_last = &periods[..periods.len() - 1];
            before_last
                .iter()
                .take_while(|(moves, _)| {
                    required += moves;
                    completed >= required
                })
                .count()
        };
        let (now, next) = (period(display.completed), period(display.completed + 1));
        let is_over = display.left == 0 && now + 1 == periods.len();
        if !is_over {
            display.left += match self.grant {
                Grant::Nothing | Grant::Delay(_) => 0,
                Grant::Fischer(increment) => increment,
                Grant::Bronstein(most) => display.this_move.min(most),
            };
            if next > now {
                display.left += periods[next].1;
            }
        }
        display.completed += 1;
        display.this_move = 0;
        self.running = Some(1 - side);
    }

    /// Sets one display; the move in hand is thought about anew.
    fn set(&mut self, side: usize, left: u64) {
        self.displays[side].left = left;
        self.displays[side].this_move = 0;
    }
}

/// A desk and the reference beside it.
struct Table {
    harness: DeskHarness,
    reference: Reference,
    now: u64,
    random: StdRng,
    presses: usize,
    resumes: usize,
    moves: usize,
}

impl Table {
    fn open(seed: u64) -> Self {
        let mut random = StdRng::seed_from_u64(seed);
        let last = random.random_range(20..400);
        let mut periods = Vec::new();
        for _ in 0..random.random_range(0..3) {
            periods.push((random.random_range(1..8), random.random_range(20..400)));
        }
        periods.push((0, last));
        let extra = random.random_range(1..80);
        let grant = match random.random_range(0..4) {
            0 => Grant::Nothing,
            1 => Grant::Fischer(extra * 10),
            2 => Grant::Delay(extra * 10),
            _ => Grant::Bronstein(extra * 10),
        };
        let grant = match grant {
            Grant::Fischer(it) => Grant::Fischer(it.min(600)),
            Grant::Delay(it) => Grant::Delay(it.min(600)),
            Grant::Bronstein(it) => Grant::Bronstein(it.min(600)),
            Grant::Nothing => Grant::Nothing,
        };
        let mut opening = usual_opening();
        opening.role = Role::Assistant;
        opening.clock = ClockKind::Program;
        opening.time = Some(control(&periods, grant).parse().expect("a time control"));
        let mut settings = usual_settings();
        settings.room_voice = false;
        let display = Display {
            left: periods[0].1 * 10,
            ..Display::default()
        };
        let periods = periods
            .into_iter()
            .map(|(moves, seconds)| (moves, seconds * 10))
            .collect();
        Self {
            harness: DeskHarness::open_with(opening, settings, Arc::clone(&VOICES)),
            reference: Reference {
                periods,
                grant,
                displays: [display.clone(), display],
                running: Some(0),
                zeros: 0,
            },
            now: 0,
            random,
            presses: 0,
            resumes: 0,
            moves: 0,
        }
    }

    fn step(&mut self) {
        self.wait();
        match self.random.random_range(0..20) {
            0 | 1 => self.pause_or_resume(),
            2 => self.kill(),
            3 => self.set(),
            4 => self.add(),
            5 => self.tell("?"),
            _ => self.make_a_move(),
        }
    }

    /// Lets time pass, and wakes the desk when it asks for it.
    fn wait(&mut self) {
        let ticks = match self.random.random_range(0..10) {
            0 => self.random.random_range(100..1500),
            1 | 2 => 0,
            _ => self.random.random_range(1..120),
        };
        for _ in 0..ticks {
            self.reference.tick();
        }
        self.now += ticks * TICK;
        while let Some(wake) = self.harness.desk.next_wake().filter(|it| it.0 <= self.now) {
            self.harness.handle(wake, Input::Wake);
        }
    }

    /// A knight's move there or back: the same over and over, for only the clocks matter.
    fn make_a_move(&mut self) {
        let moves = ["g1f3", "g8f6", "f3g1", "f6g8"];
        let running = self.reference.running;
        let before = self.harness.game().plies().len();
        self.pipe(moves[self.moves % 4]);
        assert_eq!(self.harness.game().plies().len(), before + 1, "the move stands");
        self.moves += 1;
        if running.is_some() {
            self.reference.press();
            self.presses += 1;
        }
    }

    fn pause_or_resume(&mut self) {
        if self.reference.running.is_some() {
            self.pipe("/pause");
            self.reference.running = None;
        } else {
            self.resume();
        }
    }

    fn resume(&mut self) {
        self.pipe("/resume");
        self.reference.running = Some(self.moves % 2);
    }

    /// The program is gone in the middle of everything and comes back from its journal alone; the clocks stand where the
    /// time mark was, which here is now.
    fn kill(&mut self) {
        let gap = self
            .random
            .random_bool(0.5)
            .then(|| Duration::from_secs(self.random.random_range(0..5000)));
        if gap.is_none() {
            self.harness.handle(Moment(self.now), Input::Leaving);
        }
        self.harness.resume(Moment(self.now), gap);
        self.resumes += 1;
        self.reference.running = None;
        self.resume();
    }

    fn set(&mut self) {
        let side = self.random.random_range(0..2);
        let seconds = self.random.random_range(1..200_u64);
        let name = ["white", "black"][side];
        self.pipe(&format!("/set {name} {}:{:02}", seconds / 60, seconds % 60));
        self.reference.set(side, seconds * 10);
    }

    fn add(&mut self) {
        let side = self.random.random_range(0..2);
        let name = ["white", "black"][side];
        self.pipe(&format!("/add {name} 0:20 noise"));
        let left = self.reference.displays[side].left;
        match left {
            0 => self.reference.set(side, 200),
            _ => self.reference.displays[side].left = left + 200,
        }
    }

    fn tell(&mut self, line: &str) {
        self.pipe(line);
    }

    fn pipe(&mut self, line: &str) {
        self.harness.handle(Moment(self.now), Input::Piped(line.to_owned()));
    }

    fn compare(&self, seed: u64, step: usize) {
        let clock = self.harness.game().clock().expect("a clock");
        let now = Moment(self.now);
        for side in [White, Black] {
            let display = &self.reference.displays[index(side)];
            let told = format!("game {seed}, step {step}, {side:?}, {}", clock.control());
            assert_eq!(ticks(clock.left(side, now)), display.left, "time left of {told}");
            assert_eq!(ticks(clock.used(side, now)), display.used, "time used of {told}");
            let has_zero = self.harness.game().reached_zero(side);
            assert!(
                has_zero || display.left > 0 || self.reference.running != Some(index(side)),
                "zero of {told}"
            );
        }
        assert_eq!(
            clock.running().map(index),
            self.reference.running,
            "game {seed}, step {step}"
        );
    }

    fn replay(&self) {
        let replayed = Game::replay(&self.harness.journal).expect("a game");
        assert_eq!(
            replayed.clock(),
            self.harness.game().clock(),
            "the journal alone tells the clocks"
        );
    }
}

fn index(side: Color) -> usize {
    side.fold_wb(0, 1)
}

fn ticks(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).expect("a short time") / TICK
}

fn control(periods: &[(usize, u64)], grant: Grant) -> String {
    let mut parts: Vec<String> = periods
        .iter()
        .map(|(moves, seconds)| match moves {
            0 => format!("G/{seconds}s"),
            moves => format!("{moves}/{seconds}s"),
        })
        .collect();
    parts.extend(match grant {
        Grant::Nothing => None,
        Grant::Fischer(ticks) => Some(format!("+{}s", ticks / 10)),
        Grant::Delay(ticks) => Some(format!("d{}s", ticks / 10)),
        Grant::Bronstein(ticks) => Some(format!("b{}s", ticks / 10)),
    });
    parts.join(", ")
}

#[test]
fn zero_is_recorded_once_and_at_its_moment() {
    let mut opening = usual_opening();
    opening.clock = ClockKind::Program;
    opening.time = Some("G/1m, d5s".parse().expect("a time control"));
    let mut desk = DeskHarness::open(opening).desk;
    assert_eq!(desk.next_wake(), Some(Moment(65_000)), "the delay runs first");
    let early = desk.handle(Moment(64_999), Input::Wake);
    assert!(early.is_empty(), "{early:?}");
    let effects = desk.handle(Moment(65_000), Input::Wake);
    let zero = Recorded::new(Moment(65_000), Event::ReachedZero { side: White });
    assert_eq!(effects.first(), Some(&Effect::Record(zero)));
    assert_eq!(desk.next_wake(), None);
    assert!(desk.handle(Moment(70_000), Input::Wake).is_empty());
}

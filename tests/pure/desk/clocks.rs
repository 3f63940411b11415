//! The clocks of whole games against a reference that ticks: presses, pauses, corrections and penalties of the arbiter, other
//! controls, games that go back, kills and resumes in random order.

use std::collections::BTreeSet;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use ansage_core::desk::{Conversation, Effect, Input};
use ansage_core::game::sense::doubts;
use ansage_core::game::{ClockKind, Edition, Event, Game, Moment, Recorded, Role};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use shakmaty::Color::{self, Black, White};

use crate::support::desk_harness::{DeskHarness, VOICES};
use crate::support::table::{usual_opening, usual_settings};

/// How many games are played.
const GAMES: u64 = 1000;
/// What is done in each.
const STEPS: usize = 40;
/// A knight of each side goes out and comes back.
const KNIGHTS: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
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
    let restorations: usize = played.iter().map(|it| it.restorations).sum();
    let kept: usize = played.iter().map(|it| it.kept).sum();
    let penalties: usize = played.iter().map(|it| it.penalties).sum();
    let controls: usize = played.iter().map(|it| it.controls).sum();
    println!("{GAMES} games: {presses} presses, {resumes} kills and resumes, {zeros} times zero was reached");
    println!("{restorations} times a game went back, {kept} times a control was met again and nothing came");
    assert!(presses > 10_000 && resumes > 1000 && zeros > 100, "too little happened");
    println!("{penalties} times time was given or taken as a penalty, {controls} times another control held");
    assert!(restorations > 1000 && kept > 100, "too little went back");
    assert!(penalties > 1000 && controls > 500, "too little was changed");
}

/// What happened in a game.
struct Played {
    presses: usize,
    zeros: usize,
    resumes: usize,
    restorations: usize,
    kept: usize,
    penalties: usize,
    controls: usize,
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
        restorations: table.restorations,
        kept: table.reference.kept,
        penalties: table.penalties,
        controls: table.controls,
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

/// One display of the reference, with the account of what it was given.
#[derive(Clone, Default)]
struct Display {
    left: u64,
    used: u64,
    this_move: u64,
    /// The counter, which decides about the period.
    counter: usize,
    /// What was shown at the start, or set since.
    allotted: u64,
    /// In which period it was.
    set_in: usize,
    /// The periods whose time is in that, or came since: a set, so that none counts twice.
    periods: BTreeSet<usize>,
    /// The increments that came since, and what was added.
    extra: u64,
    /// The ticks that were taken off since.
    charged: u64,
}

impl Display {
    fn of(first: u64) -> Self {
        Self {
            left: first,
            allotted: first,
            periods: BTreeSet::from([0]),
            ..Self::default()
        }
    }

    fn give(&mut self, ticks: u64) {
        self.left += ticks;
        self.extra += ticks;
    }
}

/// A clock that knows nothing but ticks of a tenth of a second.
struct Reference {
    /// Moves and ticks of each period; the last may have no number of moves.
    periods: Vec<(usize, u64)>,
    grant: Grant,
    displays: [Display; 2],
    running: Option<usize>,
    /// How often a display came to zero while it ran.
    zeros: usize,
    /// How often a control was met again, and its time stood on the display already.
    kept: usize,
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
            display.charged += 1;
            self.zeros += usize::from(display.left == 0);
        }
    }

    /// The period in which one stands after so many moves.
    fn period(&self, moves: usize) -> usize {
        let mut required = 0;
        let before_last = &self.periods[..self.periods.len() - 1];
        let met = before_last.iter().take_while(|(of_the_period, _)| {
            required += of_the_period;
            moves >= required
        });
        met.count()
    }

    fn press(&mut self) {
        let Some(side) = self.running else { return };
        let counter = self.displays[side].counter;
        let (now, next) = (self.period(counter), self.period(counter + 1));
        let last = self.periods.len() - 1;
        let (display, grant) = (&mut self.displays[side], self.grant);
        // A press after zero completes no control (6.8).
        let is_late = display.left == 0;
        let is_over = is_late && (now == last || display.periods.contains(&last));
        if !is_over {
            display.give(match grant {
                Grant::Nothing | Grant::Delay(_) => 0,
                Grant::Fischer(increment) => increment,
                Grant::Bronstein(most) => display.this_move.min(most),
            });
            if next > now && !is_late {
                match display.periods.last() {
                    Some(last) if next <= *last => self.kept += 1,
                    _ => {
                        // Until 2009 what was saved in delay mode is lost with the period (6.2.b).
                        if let Grant::Delay(_) = grant {
                            display.charged += std::mem::take(&mut display.left);
                        }
                        display.periods.insert(next);
                        display.left += self.periods[next].1;
                    }
                }
            }
        }
        display.counter += 1;
        display.this_move = 0;
        self.running = Some(1 - side);
    }

    /// Sets one display, for the period of its counter; the move in hand is thought about anew.
    fn set(&mut self, side: usize, left: u64) {
        let here = self.period(self.displays[side].counter);
        let Display { used, counter, .. } = self.displays[side];
        self.displays[side] = Display {
            used,
            counter,
            periods: (0..=here).collect(),
            set_in: here,
            ..Display::of(left)
        };
    }

    /// Adds to one display; one at zero begins again with it.
    fn add(&mut self, side: usize, ticks: u64) {
        let display = &mut self.displays[side];
        display.give(ticks);
        if display.left == ticks {
            display.this_move = 0;
        }
    }

    /// What came since the time was set, each period once, is what is left and what was taken off.
    fn adds_up(&self, side: usize) -> bool {
        let display = &self.displays[side];
        let come = display.periods.iter().skip_while(|it| **it <= display.set_in);
        let periods: u64 = come.map(|it| self.periods[*it].1).sum();
        display.allotted + display.extra + periods == display.left + display.charged
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
    restorations: usize,
    penalties: usize,
    controls: usize,
    /// The moves that stand: true for those whose press the clock counted.
    moves: Vec<bool>,
}

impl Table {
    fn open(seed: u64) -> Self {
        let mut random = StdRng::seed_from_u64(seed);
        let (periods, grant) = drawn_control(&mut random);
        // Black may begin with another time, and the first increment may be there before the first move.
        let blacks = random.random_bool(0.2).then(|| random.random_range(20..400_u64));
        let is_before = random.random_bool(0.3);
        let mut opening = usual_opening();
        opening.role = Role::Assistant;
        // The knights go to and fro, and since 2014 the fifth time ends a game.
        opening.laws = Edition::Of2009;
        opening.clock = ClockKind::Program;
        let black = blacks.map_or(String::new(), |it| format!(", black {it}s"));
        let control = format!("{}{black}", control(&periods, grant));
        opening.time = Some(control.parse().expect("a time control"));
        opening.increment_first = is_before;
        let mut settings = usual_settings();
        settings.room_voice = false;
        let first = match grant {
            Grant::Fischer(increment) if is_before => increment,
            _ => 0,
        };
        let display = |seconds: u64| Display::of(seconds * 10 + first);
        let displays = [display(periods[0].1), display(blacks.unwrap_or(periods[0].1))];
        let periods = in_ticks(periods);
        Self {
            harness: DeskHarness::open_with(opening, settings, Arc::clone(&VOICES)),
            reference: Reference {
                periods,
                grant,
                displays,
                running: Some(0),
                zeros: 0,
                kept: 0,
            },
            now: 0,
            random,
            presses: 0,
            resumes: 0,
            restorations: 0,
            penalties: 0,
            controls: 0,
            moves: Vec::new(),
        }
    }

    fn step(&mut self) {
        self.wait();
        match self.random.random_range(0..24) {
            0 | 1 => self.pause_or_resume(),
            2 => self.kill(),
            3 => self.set(),
            4 => self.add(),
            5 => self.tell("?"),
            6 => self.set_the_counter(),
            7 | 8 => self.go_back(),
            9 | 10 => self.penalise(),
            11 => self.change_the_control(),
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
        let before = self.harness.game().plies().len();
        self.pipe(KNIGHTS[before % 4]);
        assert_eq!(self.harness.game().plies().len(), before + 1, "the move stands");
        let is_pressed = self.reference.running.is_some();
        self.moves.push(is_pressed);
        if is_pressed {
            self.reference.press();
            self.presses += 1;
        }
    }

    /// The boards differ, and the game goes back to a half-move by chance: the other sheet says a pawn's move there. The
    /// times stay; what the clocks counted is taken back.
    fn go_back(&mut self) {
        if self.moves.is_empty() {
            return;
        }
        let stands = self.random.random_range(0..self.moves.len());
        let theirs: Vec<&str> = (0..stands).map(|it| KNIGHTS[it % 4]).collect();
        for line in ["/mismatch", &theirs.join(" "), ["a2a3", "a7a6"][stands % 2], "/restore"] {
            if !line.is_empty() {
                self.pipe(line);
            }
        }
        assert_eq!(self.harness.game().plies().len(), stands, "the game went back");
        for (index, is_pressed) in self.moves.drain(stands..).enumerate() {
            let display = &mut self.reference.displays[(stands + index) % 2];
            display.counter = display.counter.saturating_sub(usize::from(is_pressed));
        }
        self.restorations += 1;
        self.reference.running = None;
        // Now and then the arbiter sets the times, before the clocks go on.
        if self.random.random_bool(0.3) {
            self.set();
        }
        self.resume();
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
        self.reference.running = Some(self.moves.len() % 2);
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

    /// Sets one time, and with it now and then the number of the move.
    fn set(&mut self) {
        let side = self.random.random_range(0..2);
        let seconds = self.random.random_range(1..200_u64);
        let name = ["white", "black"][side];
        let number = self.random.random_bool(0.3).then(|| self.random.random_range(1..12));
        let counter = number.map_or(String::new(), |it| format!(" move {it}"));
        self.pipe(&format!("/set {name} {}:{:02}{counter}", seconds / 60, seconds % 60));
        if let Some(number) = number {
            self.count(number);
        }
        self.reference.set(side, seconds * 10);
    }

    /// Sets the number of the move alone: no time changes.
    fn set_the_counter(&mut self) {
        let number = self.random.random_range(1..12);
        self.pipe(&format!("/set move {number}"));
        self.count(number);
    }

    /// Each side has completed the moves before the one with that number, and White that one too if it is Black's turn.
    fn count(&mut self, number: usize) {
        let is_blacks_turn = self.moves.len() % 2 == 1;
        self.reference.displays[0].counter = number - 1 + usize::from(is_blacks_turn);
        self.reference.displays[1].counter = number - 1;
    }

    fn add(&mut self) {
        let side = self.random.random_range(0..2);
        let name = ["white", "black"][side];
        self.pipe(&format!("/add {name} 0:20 noise"));
        self.reference.add(side, 200);
    }

    /// The arbiter gives the opponent time, or takes it from the offender.
    fn penalise(&mut self) {
        let side = self.random.random_range(0..2);
        let name = ["white", "black"][side];
        let seconds = self.random.random_range(1..90_u64);
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        // Nobody is left without time: that the clock then stands at zero is noted at the next wake.
        let has_enough = self.reference.displays[side].left > seconds * 10;
        match self.random.random_bool(0.5) || !has_enough {
            true => {
                self.pipe(&format!("/penalty {name} 12.1 time-to-opponent {time}"));
                self.reference.add(1 - side, seconds * 10);
            }
            false => {
                self.pipe(&format!("/penalty {name} 12.1 time-from-offender {time}"));
                self.reference
                    .set(side, self.reference.displays[side].left - seconds * 10);
            }
        }
        self.penalties += 1;
    }

    /// Another control holds from here on: what is left stays, as a time for the period of the counter.
    fn change_the_control(&mut self) {
        let (periods, grant) = drawn_control(&mut self.random);
        self.pipe(&format!("/set control {}", control(&periods, grant)));
        self.reference.periods = in_ticks(periods);
        self.reference.grant = grant;
        for side in 0..2 {
            self.reference.set(side, self.reference.displays[side].left);
        }
        self.controls += 1;
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
            assert_eq!(usize::from(clock.presses(side)), display.counter, "counter of {told}");
            let had = display.periods.last().map(|it| it + 1);
            assert_eq!(Some(clock.periods(side)), had, "periods of {told}");
            assert!(self.reference.adds_up(index(side)), "sum of {told}");
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
        assert_eq!(doubts(&self.harness.journal), [], "each time follows from the moments");
    }
}

fn index(side: Color) -> usize {
    side.fold_wb(0, 1)
}

fn ticks(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).expect("a short time") / TICK
}

/// Draws moves and seconds of some periods, the last now and then with moves too, and what is granted for a move.
fn drawn_control(random: &mut StdRng) -> (Vec<(usize, u64)>, Grant) {
    let mut periods: Vec<(usize, u64)> = (0..random.random_range(0..3))
        .map(|_| (random.random_range(1..8), random.random_range(20..400)))
        .collect();
    let has_moves = !periods.is_empty() && random.random_bool(0.2);
    let moves = if has_moves { random.random_range(1..8) } else { 0 };
    periods.push((moves, random.random_range(20..400)));
    let extra = (random.random_range(1..80) * 10).min(600);
    let grant = match random.random_range(0..4) {
        0 => Grant::Nothing,
        1 => Grant::Fischer(extra),
        2 => Grant::Delay(extra),
        _ => Grant::Bronstein(extra),
    };
    (periods, grant)
}

fn in_ticks(periods: Vec<(usize, u64)>) -> Vec<(usize, u64)> {
    periods
        .into_iter()
        .map(|(moves, seconds)| (moves, seconds * 10))
        .collect()
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

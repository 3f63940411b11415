//! The times of a clock on the table against stories in which everything is known: presses that were entered, and presses
//! that were not.

use std::time::Duration;

use ansage_core::game::clock::account::{left_between, used_between};
use ansage_core::game::sense::{Doubt, doubts};
use ansage_core::game::{
    ClockKind, Command, Event, Game, Mode, Moment, Move, Opening, PerMove, Recorded, Reopening, Served, Start,
    TimeControl, table_clock,
};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use shakmaty::ByColor;
use shakmaty::Color::{self, Black, White};

use crate::support::table::usual_opening;

/// How many stories are told.
const STORIES: u64 = 3000;
/// Moves of both sides in each.
const MOVES: usize = 8;
/// A knight of each side goes out and comes back.
const KNIGHTS: [[&str; 2]; 2] = [["g1f3", "g8f6"], ["f3g1", "f6g8"]];
const CONTROLS: [&str; 6] = [
    "G/90m, +30s",
    "3/10m, G/5m",
    "2/8m, 2/4m, G/3m, +10s",
    "G/15m, d10s",
    "G/15m, b10s",
    "G/2m, +2s",
];

/// What is entered.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Entry {
    Start,
    Announce(Move),
    Make,
    Repeat(Move),
    Press,
    Read(Color),
    Gap,
}

/// A story: what was entered and what really happened, each with its moment.
#[derive(Debug, Default)]
struct Story {
    entries: Vec<(u64, Entry)>,
    /// When White's clock was started.
    started: u64,
    /// When each side pressed, White first, in turn.
    presses: Vec<u64>,
    /// From when to when a move of the opponent was made and not entered.
    unentered: Vec<std::ops::Range<u64>>,
}

fn story(rng: &mut StdRng, has_gaps: bool) -> Story {
    let mut story = Story::default();
    if rng.random_bool(0.3) {
        story.started = rng.random_range(0..60_000);
    } else {
        story.entries.push((0, Entry::Start));
    }
    // When the last press was, and the last entry.
    let (mut pressed, mut entered) = (story.started, story.started);
    let mut span = |most: u64| rng.random_range(0..most);
    for number in 0..MOVES {
        let [own, opponents] = KNIGHTS[number % 2].map(|it| it.parse().expect("a move"));
        let announced = pressed.max(entered) + span(40_000);
        let is_seen = span(10) < 5;
        let made = announced + span(3_000);
        let own_press = match is_seen {
            true => made + span(3_000),
            false => announced + span(60_000),
        };
        story.entries.push((announced, Entry::Announce(own)));
        story.entries.push((made, Entry::Make));
        if is_seen {
            story.entries.push((own_press, Entry::Press));
        }
        // The opponent moves when the move is made, whether it is pressed or not.
        let moved = match is_seen || span(4) > 0 {
            true => own_press + span(40_000),
            false => announced + span(40_000),
        };
        let opponents_press = moved.max(own_press) + span(20_000);
        let repeated = moved.max(made) + span(20_000);
        story.entries.push((repeated, Entry::Repeat(opponents)));
        if repeated <= opponents_press && span(10) < 5 {
            story.entries.push((opponents_press, Entry::Press));
        }
        story.unentered.push(moved..repeated);
        story.presses.extend([own_press, opponents_press]);
        (pressed, entered) = (opponents_press, repeated);
        if span(6) == 0 {
            let side = if span(2) == 0 { White } else { Black };
            story.entries.push((announced + span(80_000), Entry::Read(side)));
        }
        if has_gaps && span(10) == 0 {
            story.entries.push((announced + span(80_000), Entry::Gap));
        }
    }
    story.entries.sort_by_key(|it| it.0);
    story
}

/// A side of the clock that really is on the table.
#[derive(Clone, Copy, Debug)]
struct Display {
    left: Duration,
    thought: Duration,
    used: Duration,
    presses: u32,
}

impl Display {
    fn runs(&mut self, span: u64) {
        self.thought += Duration::from_millis(span);
        self.used += Duration::from_millis(span);
    }

    fn left(&self, control: &TimeControl) -> Duration {
        let delay = match control.per_move {
            PerMove::Delay(delay) => delay,
            _ => Duration::ZERO,
        };
        self.left.saturating_sub(self.thought.saturating_sub(delay))
    }

    fn press(&mut self, control: &TimeControl) {
        let left = self.left(control);
        let for_the_move = match control.per_move {
            // A clock that shows its flag adds nothing.
            _ if left.is_zero() => Duration::ZERO,
            PerMove::Increment(increment) => increment,
            PerMove::Bronstein(most) => self.thought.min(most),
            PerMove::Nothing | PerMove::Delay(_) => Duration::ZERO,
        };
        self.presses += 1;
        let mut required = 0;
        let mut begins = Duration::ZERO;
        for periods in control.periods.windows(2) {
            required += periods[0].moves.map_or(0, u32::from);
            if required == self.presses {
                begins = periods[1].time;
            }
        }
        self.left = left + for_the_move + begins;
        self.thought = Duration::ZERO;
    }
}

/// Returns what both sides really show at a moment.
fn truth(story: &Story, control: &TimeControl, at: u64) -> ByColor<Display> {
    let mut sides = ByColor::new_with(|side| Display {
        left: control.at_the_start(side),
        thought: Duration::ZERO,
        used: Duration::ZERO,
        presses: 0,
    });
    let (mut side, mut since) = (White, story.started);
    for press in &story.presses {
        if *press > at {
            break;
        }
        sides[side].runs(press - since);
        sides[side].press(control);
        (side, since) = (!side, *press);
    }
    sides[side].runs(at.saturating_sub(since));
    sides
}

struct Told {
    game: Game,
    journal: Vec<Recorded>,
}

impl Told {
    fn open(control: &TimeControl) -> Self {
        let opening = Opening {
            mode: Mode::Event,
            clock: ClockKind::Table,
            time: Some(control.clone()),
            start: Start::OnWord,
            blind: Served::White,
            ..usual_opening()
        };
        let game = Game::open(&opening).expect("a game");
        let journal = vec![Recorded::new(Moment(0), Event::Opened(Box::new(opening)))];
        Self { game, journal }
    }

    fn does(&mut self, at: u64, command: Command) {
        let events = self.game.decide(Moment(at), command.clone());
        for event in events.unwrap_or_else(|why| panic!("{at}: {command:?}: {why:?}")) {
            self.happens(at, event);
        }
    }

    fn happens(&mut self, at: u64, event: Event) {
        let recorded = Recorded::new(Moment(at), event);
        self.game.apply(&recorded);
        self.journal.push(recorded);
    }

    fn enters(&mut self, at: u64, entry: Entry, truth: ByColor<Display>, control: &TimeControl) {
        match entry {
            Entry::Start => self.happens(at, Event::Started),
            Entry::Announce(m) => self.does(
                at,
                Command::Announce {
                    m: m.into(),
                    offer: false,
                },
            ),
            Entry::Make => self.does(at, Command::Make),
            Entry::Repeat(m) => self.does(at, Command::Repeat(m.into())),
            Entry::Press => self.does(at, Command::Press),
            Entry::Read(side) => {
                self.does(at, Command::ArbiterComes("AB".to_owned()));
                let left = u64::try_from(truth[side].left(control).as_millis()).expect("a time");
                self.does(at, Command::Sync { side, left });
                self.does(at, Command::ArbiterLeaves);
            }
            Entry::Gap => {
                self.does(at, Command::Reopen(Reopening::default()));
                if table_clock::resumes_unasked(&self.game) {
                    self.does(at, Command::Resume);
                }
            }
        }
    }
}

/// Tells a story and looks at every moment between two entries; returns how often a time was told, how often as one, and how
/// often none was known.
fn told(seed: u64, has_gaps: bool) -> [usize; 3] {
    let mut rng = StdRng::seed_from_u64(seed);
    let control: TimeControl = CONTROLS[usize::try_from(seed).expect("a number") % CONTROLS.len()]
        .parse()
        .expect("a time control");
    let story = story(&mut rng, has_gaps);
    let mut told = Told::open(&control);
    let mut counted = [0; 3];
    let mut unread = ByColor::<bool>::default();
    for (index, (at, entry)) in story.entries.iter().enumerate() {
        told.enters(*at, *entry, truth(&story, &control, *at), &control);
        match entry {
            Entry::Gap => unread = ByColor::new_with(|_| true),
            Entry::Read(side) => unread[*side] = false,
            _ => {}
        }
        let until = story.entries.get(index + 1).map_or(at + 60_000, |it| it.0);
        for at in [*at, rng.random_range(*at..=until), until.max(at + 1) - 1] {
            // A move that is not entered yet was not made, as far as is known.
            if story.unentered.iter().any(|it| it.contains(&at)) {
                continue;
            }
            let truth = truth(&story, &control, at);
            for side in Color::ALL {
                let clock = told.game.clock().expect("a clock");
                let between = left_between(clock, side, Moment(at));
                let used = used_between(clock, side, Moment(at));
                let why = || {
                    format!(
                        "seed {seed}, at {at}, {side}: {between:?} {used:?}\n{story:#?}\n{:?}",
                        truth[side]
                    )
                };
                assert_eq!(between.is_none(), unread[side], "{}", why());
                let (Some((least, most)), Some((shortest, longest))) = (between, used) else {
                    counted[2] += 1;
                    continue;
                };
                let left = truth[side].left(&control);
                assert!(least <= left && left <= most, "left {}", why());
                // What was used follows from a display that is read only where nothing ran past zero, and no delay did.
                let is_short = control.at_the_start(side) < Duration::from_secs(300);
                if !matches!(control.per_move, PerMove::Bronstein(_) | PerMove::Delay(_)) && !is_short {
                    let used = truth[side].used;
                    assert!(shortest <= used && used <= longest, "used {}", why());
                }
                let (worse, better) = table_clock::left(&told.game, clock, side, Moment(at)).expect("known");
                assert_eq!(
                    (worse <= better, worse >= better),
                    side.fold_wb((true, worse == better), (worse == better, true))
                );
                counted[0] += 1;
                counted[1] += usize::from(least == most);
            }
        }
    }
    let other_times = doubts(&told.journal).into_iter().filter(|it| it.1 == Doubt::OtherTime);
    assert_eq!(other_times.count(), 0, "seed {seed}");
    assert_eq!(Game::replay(&told.journal).expect("a game"), told.game);
    counted
}

#[test]
fn what_is_left_lies_between_the_two_times_told_whichever_press_was_entered() {
    let mut counted = [0; 3];
    for seed in 0..STORIES {
        let story = told(seed, seed % 3 == 0);
        counted = [0, 1, 2].map(|it| counted[it] + story[it]);
    }
    let [told, as_one, unknown] = counted;
    println!("{STORIES} stories: {told} times told, {as_one} of them as one time, {unknown} not known");
    assert!(
        as_one > 10_000 && told > 2 * as_one && unknown > 1000,
        "too little happened: {counted:?}"
    );
}

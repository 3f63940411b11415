//! A program that dies in a game with a clock: taken up again, both clocks stand where they were kept last.

use std::fs;
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use ansage::app::table::stopwatch::{Stopwatch, wall_now};
use ansage_core::game::{Event, Game, Gap, Moment};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use shakmaty::Color;

use crate::support::journaled::{records, time_run};
use crate::support::piped::Piped;
use crate::support::program::{Home, laid_down, with_leave_for_a_script};
use crate::support::size::{size, tally};
use crate::support::wait::wait_for;

/// What both clocks show together before the first move.
const BOTH: u64 = 2 * 300_000;
/// The knights go out and back for as long as anybody likes.
const MOVES: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

/// Enters a move and waits until it is announced.
fn play(player: &mut Piped, line: &str) {
    player.enter(line);
    player.wait_for(|it| it.starts_with("room: "));
}

fn kill(mut player: Piped) {
    player.signal("KILL");
    player.ended();
}

/// What the program wrote beside its journal, read without its code.
fn last_mark(journal: &Path) -> Option<u64> {
    let text = fs::read_to_string(journal.with_extension("mark")).ok()?;
    let places = text
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    places.filter_map(|it| it["at"].as_u64()).max()
}

/// Reads both times out of the answer to `?`.
fn seconds_told(answer: &str) -> [u64; 2] {
    let words: Vec<&str> = answer.split([' ', ',', '.']).collect();
    let mut seconds = [0; 2];
    let mut side = 0;
    for pair in words.windows(2) {
        match (pair[0], pair[1]) {
            ("Black", _) => side = 1,
            (number, "minutes" | "minute") => seconds[side] += 60 * number.parse::<u64>().expect("minutes"),
            (number, "seconds" | "second") => seconds[side] += number.parse::<u64>().expect("seconds"),
            _ => {}
        }
    }
    seconds
}

/// Each round is another game, killed twice; most of their time they wait, so some are played at once.
#[test]
fn a_program_killed_at_any_moment_neither_loses_nor_invents_time() {
    let rounds: Vec<u64> = (0..size(5, 50)).collect();
    for some in rounds.chunks(5) {
        std::thread::scope(|scope| {
            for round in some {
                scope.spawn(|| play_and_kill(*round));
            }
        });
    }
}

fn play_and_kill(round: u64) {
    let mut random = StdRng::seed_from_u64(round);
    let home = Home::new();
    let journal = home.path("game.jsonl");
    let mut moves = MOVES.iter().cycle();
    // Its knights go to and fro, and since 2014 the fifth time ends a game.
    let new = [
        "--voice",
        "none",
        "--laws",
        "2009",
        "--time",
        "G/5m",
        "--journal",
        "game.jsonl",
    ];
    let resumed = ["--voice", "none", "--resume", "game.jsonl"];
    for run in 0..2 {
        let (wall, stopwatch) = (wall_now(), Stopwatch::start());
        let (mut player, begun) = if run == 0 {
            (Piped::start(home.ansage(&new)), 0)
        } else {
            let begun = records(&journal).last().expect("a line").at.0;
            let mut player = Piped::start(home.ansage(&resumed));
            player.enter("/resume");
            (player, begun)
        };
        // Some moves, some seconds, and perhaps some moves in the second that is not marked any more.
        play(&mut player, moves.next().expect("they cycle"));
        let wall_open = wall_now();
        for _ in 0..random.random_range(0..8) {
            play(&mut player, moves.next().expect("they cycle"));
        }
        let enough = begun + random.random_range(0..2_500);
        let seen = wait_for(|| last_mark(&journal).filter(|it| *it >= enough));
        for _ in 0..random.random_range(0..8) {
            play(&mut player, moves.next().expect("they cycle"));
        }
        kill(player);
        let (ran, wall_end) = (stopwatch.now().0, wall_now());

        let kept = records(&journal);
        let mark = last_mark(&journal).expect("a mark");
        let stands = mark.max(kept.last().expect("a line").at.0);
        assert!(seen <= stands && stands <= begun + ran, "{seen} {stands} {begun} {ran}");

        let answer = home.run(&resumed, "?\n?\n").expect(0);
        let all = records(&journal);
        let reopened = &all[kept.len()];
        let Event::Reopened {
            gap: Some(Gap::Known(gap)),
            ..
        } = reopened.event
        else {
            panic!("{reopened:?}");
        };
        assert_eq!(
            reopened.at,
            Moment(stands),
            "round {round}, run {run}: the clocks stand there"
        );
        // The time kept and the gap together are the time on the wall; two milliseconds are for rounding.
        let told = stands - begun + gap;
        let (least, most) = (wall_end - wall_open, wall_now() - wall);
        assert!(least <= told + 2 && told <= most + 2, "{least} {told} {most}");
        let ear = answer.lines("ear");
        assert!(
            gap < 1000 || ear.iter().any(|it| it.starts_with("The clocks did not run for ")),
            "{ear:?}"
        );
        let times: Vec<_> = ear.iter().filter(|it| it.contains(" left")).collect();
        assert!(times.len() == 2 && times[0] == times[1], "the clocks stand: {ear:?}");

        let game = Game::replay(&all).expect("a game");
        let clock = game.clock().expect("a clock");
        let left = [Color::White, Color::Black].map(|side| clock.left(side, Moment(u64::MAX)));
        assert_eq!(clock.running(), None, "both clocks stand");
        assert_eq!(
            left[0] + left[1],
            Duration::from_millis(BOTH - time_run(&all)),
            "what is left is what was not run"
        );
        assert_eq!(seconds_told(times[0]), left.map(|it| it.as_secs()), "{}", times[0]);
        assert!(last_mark(&journal).is_none(), "it was left in order");
        let name = "a_program_killed_at_any_moment_neither_loses_nor_invents_time";
        tally(name, usize::try_from(stands).expect("short"), "milliseconds kept");
    }
}

#[test]
fn a_game_left_in_order_has_no_gap_and_one_without_a_clock_no_mark() {
    let home = Home::new();
    let new = ["--voice", "none", "--time", "G/5m", "--journal", "game.jsonl"];
    home.run(&new, "e2e4\n").expect(0);
    let journal = home.path("game.jsonl");
    assert_eq!(last_mark(&journal), None);
    let answer = home.run(&["--voice", "none", "--resume", "game.jsonl"], "").expect(0);
    assert!(!answer.out.contains("Nobody"), "{}", answer.out);
    let last = records(&journal).pop().expect("a line").event;
    assert_eq!(last, Event::Reopened { gap: None, wall: None });

    let mut player = Piped::start(home.ansage(&["--voice", "none", "--journal", "other.jsonl"]));
    play(&mut player, "e2e4");
    kill(player);
    assert!(!home.path("other.mark").exists());
    home.run(&["--voice", "none", "--resume", "other.jsonl"], "").expect(0);
    let last = records(&home.path("other.jsonl")).pop().expect("a line").event;
    assert_eq!(last, Event::Reopened { gap: None, wall: None });
}

/// A game of an event in which White's clock runs, in a home of its own.
fn event_with_a_clock(home: &Home) -> Piped {
    let file = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\ntime = \"G/5m\"\n";
    home.file("event.toml", &with_leave_for_a_script(&laid_down(file)));
    let secret = home.draw_secret("event.toml");
    let line = [
        "--voice",
        "none",
        "--event-file",
        "event.toml",
        "--journal",
        "game.jsonl",
    ];
    let mut player = Piped::start(home.ansage(&line));
    for line in ["/arbiter AB", &secret, "/start", "/player"] {
        player.enter(line);
    }
    wait_for(|| last_mark(&home.path("game.jsonl")));
    player
}

/// Takes the game up again, as somebody would who gave its journal the time of now.
fn taken_up_touched(home: &Home) {
    fs::File::open(home.path("game.jsonl"))
        .and_then(|it| it.set_modified(UNIX_EPOCH + Duration::from_millis(wall_now())))
        .expect("it may be touched");
    home.run(&["--resume", "game.jsonl", "--voice", "none"], "").expect(0);
}

/// F8: time is not won back by ending the program, taking its mark away or touching its journal: whatever was not kept is told.
#[test]
fn in_an_event_all_time_is_kept_or_told() {
    for (name, leaves, is_removed) in [
        ("killed", false, false),
        ("killed, its mark removed", false, true),
        ("left", true, false),
    ] {
        let home = Home::new();
        let mut player = event_with_a_clock(&home);
        match leaves {
            true => {
                player.enter("/quit");
                player.ended();
            }
            false => kill(player),
        }
        if is_removed {
            fs::remove_file(home.path("game.mark")).expect("a mark");
        }
        taken_up_touched(&home);
        let all = records(&home.path("game.jsonl"));
        let Event::Opened(opening) = &all[0].event else {
            panic!("{:?}", all[0]);
        };
        let reopened = all.iter().find_map(|it| match it.event {
            Event::Reopened { gap, wall } => Some((it.at.0, gap?.known()?, wall?)),
            _ => None,
        });
        let (at, gap, wall) = reopened.expect("a gap that is known");
        let whole = wall - opening.wall.expect("it is kept");
        assert!(whole.abs_diff(at + gap) <= 100, "{name}: {whole} {at} {gap}");
    }
}

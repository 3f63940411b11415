use std::time::Duration;

use super::{Clock, Moment};
use proptest::prelude::*;
use shakmaty::Color::{self, Black, White};

fn clock(control: &str) -> Clock {
    Clock::new(control.parse().expect("a time control"))
}

fn seconds(seconds: f64) -> Moment {
    Moment(0).plus(Duration::from_secs_f64(seconds))
}

/// `h:mm:ss` or `mm:ss` as a duration.
fn shown(text: &str) -> Duration {
    let seconds = text
        .split(':')
        .fold(0, |sum, part| sum * 60 + part.parse::<u64>().expect("digits"));
    Duration::from_secs(seconds)
}

/// Presses as the program's own clock does: what is shown after the press is what the clock reckons.
fn press(clock: &mut Clock, side: Color, at: Moment) {
    let left = clock.left_after_press(side, at);
    clock.press(side, at, left);
}

/// Lets each side complete `moves` moves of `each` thought, White first; returns when the last press was.
fn play(clock: &mut Clock, moves: u16, each: Duration, from: Moment) -> Moment {
    clock.run(White, from);
    let mut at = from;
    for _ in 0..moves {
        for side in [White, Black] {
            at = at.plus(each);
            press(clock, side, at);
        }
    }
    at
}

#[test]
fn pressing_stops_one_side_and_starts_the_other_in_the_same_instant() {
    let mut clock = clock("G/90m");
    assert_eq!(clock.running(), None);
    clock.run(White, seconds(0.0));
    press(&mut clock, White, seconds(12.0));
    assert_eq!(clock.running(), Some(Black));
    assert_eq!(clock.left(White, seconds(15.0)), shown("89:48"));
    assert_eq!(clock.left(Black, seconds(15.0)), shown("89:57"));
}

#[test]
fn an_increment_is_added_on_each_press_and_first_after_the_first_move() {
    let mut clock = clock("G/90m, +30s");
    assert_eq!(clock.left(White, seconds(0.0)), shown("90:00"));
    clock.run(White, seconds(0.0));
    press(&mut clock, White, seconds(12.0));
    assert_eq!(clock.left(White, seconds(12.0)), shown("90:18"));
    press(&mut clock, Black, seconds(60.0));
    press(&mut clock, White, seconds(90.0));
    assert_eq!(clock.left(White, seconds(90.0)), shown("90:18"));
    assert_eq!(clock.used(White, seconds(90.0)), shown("0:42"));
}

#[test]
fn saved_time_carries_over_into_the_next_period() {
    let mut clock = clock("40/120m, 20/60m, G/30m");
    let at = play(&mut clock, 39, Duration::from_secs(60), seconds(0.0));
    assert_eq!(clock.left(White, at), shown("81:00"));
    let at = at.plus(shown("73:30"));
    press(&mut clock, White, at);
    assert_eq!(clock.left(White, at), shown("67:30"));
    assert_eq!(clock.presses(White), 40);
    assert_eq!(clock.left(Black, at), shown("81:00"));
    assert_eq!(clock.presses(Black), 39);
}

#[test]
fn the_control_is_met_with_two_seconds_left() {
    let mut clock = clock("2/1m, G/5m");
    clock.run(White, seconds(0.0));
    press(&mut clock, White, seconds(0.0));
    press(&mut clock, Black, seconds(0.0));
    assert_eq!(clock.left_after_press(White, seconds(58.0)), shown("5:02"));
    press(&mut clock, White, seconds(58.0));
    assert_eq!(clock.left(White, seconds(58.0)), shown("5:02"));
}

#[test]
fn every_period_adds_its_time_once() {
    let mut clock = clock("40/90m, 20/30m, G/15m, +30s");
    let at = play(&mut clock, 70, Duration::from_secs(30), seconds(0.0));
    assert_eq!(clock.left(White, at), shown("135:00"));
    assert_eq!(clock.left(Black, at), shown("135:00"));
}

#[test]
fn sixty_moves_of_all_the_time_take_three_hours_each() {
    let mut clock = clock("40/120m, 20/60m, G/30m");
    let at = play(&mut clock, 60, Duration::from_secs(180), seconds(0.0));
    assert_eq!(at, seconds(6.0 * 3600.0));
    for side in [White, Black] {
        assert_eq!(clock.used(side, at), shown("3:00:00"));
        assert_eq!(clock.left(side, at), shown("30:00"));
    }
}

#[test]
fn a_delay_runs_before_the_main_time_and_is_lost_if_unused() {
    let mut clock = clock("G/5m, d5s");
    clock.run(White, seconds(0.0));
    assert_eq!(clock.left(White, seconds(5.0)), shown("5:00"));
    assert_eq!(clock.zero_at(), Some(seconds(305.0)));
    press(&mut clock, White, seconds(3.0));
    assert_eq!(clock.left(White, seconds(3.0)), shown("5:00"));
    press(&mut clock, Black, seconds(4.0));
    press(&mut clock, White, seconds(12.0));
    assert_eq!(clock.left(White, seconds(12.0)), shown("4:57"));
    assert_eq!(clock.used(White, seconds(12.0)), shown("0:11"));
}

#[test]
fn a_delay_is_granted_once_for_a_move_that_was_interrupted() {
    let mut clock = clock("G/5m, d5s");
    clock.run(White, seconds(0.0));
    clock.stop(seconds(4.0));
    clock.run(White, seconds(100.0));
    assert_eq!(clock.zero_at(), Some(seconds(401.0)));
    assert_eq!(clock.left(White, seconds(103.0)), shown("4:58"));
}

#[test]
fn bronstein_adds_back_what_was_used_and_no_more_than_the_extra_time() {
    let mut clock = clock("G/5m, b5s");
    clock.run(White, seconds(0.0));
    assert_eq!(clock.left(White, seconds(3.0)), shown("4:57"));
    press(&mut clock, White, seconds(3.0));
    assert_eq!(clock.left(White, seconds(3.0)), shown("5:00"));
    press(&mut clock, Black, seconds(4.0));
    press(&mut clock, White, seconds(12.0));
    assert_eq!(clock.left(White, seconds(12.0)), shown("4:57"));
}

#[test]
fn announcing_and_pressing_is_the_movers_own_time() {
    let mut clock = clock("G/1m");
    clock.run(White, seconds(0.0));
    assert_eq!(clock.left(White, seconds(40.0)), shown("0:20"));
    assert_eq!(clock.left_after_press(White, seconds(44.0)), shown("0:16"));
}

#[test]
fn no_key_no_press() {
    let mut clock = clock("G/30m");
    clock.run(White, seconds(0.0));
    assert_eq!(clock.left(White, seconds(10.0)), shown("29:50"));
    assert_eq!(clock.presses(White), 0);
}

#[test]
fn white_loses_the_time_until_the_first_move() {
    let mut clock = clock("40/90m, G/30m, +30s");
    clock.run(White, seconds(0.0));
    assert_eq!(clock.left(White, seconds(360.0)), shown("84:00"));
    assert_eq!(clock.left(Black, seconds(360.0)), shown("90:00"));
}

#[test]
fn no_extra_time_once_the_last_period_is_overstepped() {
    for control in ["G/3m, +5s", "G/3m, b5s", "G/3m, d5s"] {
        let mut clock = clock(control);
        clock.run(White, seconds(0.0));
        press(&mut clock, White, seconds(200.0));
        assert_eq!(clock.left(White, seconds(200.0)), Duration::ZERO, "{control}");
        press(&mut clock, Black, seconds(201.0));
        press(&mut clock, White, seconds(202.0));
        assert_eq!(clock.left(White, seconds(202.0)), Duration::ZERO, "{control}");
    }
}

#[test]
fn zero_before_the_last_period_still_takes_the_increment() {
    let mut clock = clock("40/3m, G/30m, +5s");
    clock.run(White, seconds(0.0));
    assert_eq!(clock.left_after_press(White, seconds(200.0)), shown("0:05"));
}

#[test]
fn the_running_side_reaches_zero_after_what_is_left() {
    let mut clock = clock("G/5m, +3s");
    assert_eq!(clock.zero_at(), None);
    clock.run(White, seconds(10.0));
    assert_eq!(clock.zero_at(), Some(seconds(310.0)));
    press(&mut clock, White, seconds(20.0));
    assert_eq!(clock.zero_at(), Some(seconds(320.0)));
    clock.stop(seconds(30.0));
    assert_eq!(clock.zero_at(), None);
    clock.run(Black, seconds(100.0));
    assert_eq!(clock.zero_at(), Some(seconds(390.0)));
    assert_eq!(clock.left(Black, seconds(390.0)), Duration::ZERO);
    assert_eq!(clock.left(Black, seconds(389.0)), Duration::from_secs(1));
}

#[test]
fn while_both_stand_nothing_is_lost() {
    let mut clock = clock("G/5m");
    clock.run(White, seconds(0.0));
    clock.stop(seconds(60.0));
    assert_eq!(clock.left(White, seconds(4000.0)), shown("4:00"));
    assert_eq!(clock.used(White, seconds(4000.0)), shown("1:00"));
    clock.run(White, seconds(4000.0));
    clock.run(White, seconds(4030.0));
    assert_eq!(clock.left(White, seconds(4060.0)), shown("3:00"));
}

#[test]
fn a_press_while_only_the_other_side_runs_changes_no_time_and_counts_no_move() {
    let mut clock = clock("G/5m, +5s");
    clock.run(White, seconds(0.0));
    press(&mut clock, White, seconds(10.0));
    let before = clock.clone();
    assert_eq!(clock.left_after_press(White, seconds(15.0)), shown("4:55"));
    press(&mut clock, White, seconds(15.0));
    assert_eq!(clock, before);
    assert_eq!(clock.left(Black, seconds(20.0)), shown("4:50"));
}

#[test]
fn a_press_while_both_stand_completes_a_move_and_starts_the_other_side() {
    let mut clock = clock("G/5m, +5s");
    clock.run(White, seconds(0.0));
    clock.stop(seconds(20.0));
    assert_eq!(clock.left_after_press(White, seconds(500.0)), shown("4:45"));
    press(&mut clock, White, seconds(500.0));
    assert_eq!((clock.running(), clock.presses(White)), (Some(Black), 1));
    assert_eq!(clock.left(White, seconds(510.0)), shown("4:45"));
    assert_eq!(clock.left(Black, seconds(510.0)), shown("4:50"));
}

#[test]
fn a_moment_that_comes_shuffled_charges_no_second_twice() {
    let mut clock = clock("G/5m");
    clock.run(White, seconds(10.0));
    press(&mut clock, White, seconds(4.0));
    assert_eq!(clock.left(White, seconds(12.0)), shown("5:00"));
    assert_eq!(clock.left(Black, seconds(12.0)), shown("4:58"));
    clock.run(White, seconds(3.0));
    assert_eq!(clock.left(White, seconds(12.0)), shown("4:58"));
    assert_eq!(clock.left(Black, seconds(12.0)), shown("5:00"));
}

#[test]
fn the_recorded_press_is_the_fact() {
    let mut clock = clock("G/5m, +5s");
    clock.run(White, seconds(0.0));
    clock.press(White, seconds(10.0), shown("4:50"));
    assert_eq!(clock.left(White, seconds(20.0)), shown("4:50"));
    assert_eq!(clock.used(White, seconds(20.0)), shown("0:15"));
}

#[test]
fn moves_and_time_used_are_told_for_both_sides() {
    let mut clock = clock("40/90m, G/30m");
    let at = play(&mut clock, 10, shown("2:00"), seconds(0.0)).plus(shown("7:50"));
    press(&mut clock, White, at);
    let at = at.plus(shown("15:00"));
    assert_eq!(clock.left(White, at), shown("62:10"));
    assert_eq!(clock.left(Black, at), shown("55:00"));
    assert_eq!((clock.presses(White), clock.used(White, at)), (11, shown("27:50")));
    assert_eq!((clock.presses(Black), clock.used(Black, at)), (10, shown("35:00")));
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Run(Color),
    Stop,
    Press(Color),
    Record(Color, u64),
}

fn steps() -> impl Strategy<Value = Vec<(Step, u64)>> {
    let side = prop_oneof![Just(White), Just(Black)];
    let step = prop_oneof![
        side.clone().prop_map(Step::Run),
        Just(Step::Stop),
        side.clone().prop_map(Step::Press),
        (side, 0..600_000_u64).prop_map(|(side, left)| Step::Record(side, left)),
    ];
    prop::collection::vec((step, prop_oneof![0..2_000_000_u64, Just(u64::MAX)]), 0..60)
}

fn controls() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "G/5m",
        "G/5m, +3s",
        "G/5m, d3s",
        "G/5m, b3s",
        "3/5m, G/1m",
        "3/5m, 2/4m, G/1m, +3s",
        "3/5m, G/1m, d3s",
    ])
}

proptest! {
    #[test]
    fn shuffled_moments_never_turn_time_back(control in controls(), steps in steps(), asked in 0..2_000_000_u64) {
        let mut clock = clock(control);
        for (step, at) in steps {
            let at = Moment(at);
            match step {
                Step::Run(side) => clock.run(side, at),
                Step::Stop => clock.stop(at),
                Step::Press(side) => press(&mut clock, side, at),
                Step::Record(side, left) => clock.press(side, at, Duration::from_millis(left)),
            }
            for side in [White, Black] {
                let (soon, late) = (Moment(asked), Moment(asked + 1000));
                prop_assert!(clock.left(side, late) <= clock.left(side, soon));
                prop_assert!(clock.used(side, late) >= clock.used(side, soon));
                prop_assert!(clock.left_after_press(side, soon) >= clock.left(side, soon));
            }
        }
    }

    #[test]
    fn what_is_left_and_what_was_used_make_up_what_was_granted(
        thoughts in prop::collection::vec(0..4_000_u64, 1..80),
        increment in 0..10_u64,
    ) {
        let mut clock = clock(&if increment == 0 { "20/60m, G/30m".to_owned() } else { format!("20/60m, G/30m, +{increment}s") });
        let mut at = Moment(0);
        clock.run(White, at);
        let mut mover = White;
        for thought in thoughts {
            at = at.plus(Duration::from_millis(thought));
            press(&mut clock, mover, at);
            mover = !mover;
        }
        for side in [White, Black] {
            let completed = u64::from(clock.presses(side));
            let periods = if completed >= 20 { 90 * 60 } else { 60 * 60 };
            let granted = Duration::from_secs(periods + completed * increment);
            prop_assert_eq!(clock.left(side, at) + clock.used(side, at), granted);
        }
        prop_assert_eq!(clock.used(White, at) + clock.used(Black, at), at.since(Moment(0)));
    }

    #[test]
    fn delay_and_bronstein_show_the_same_after_each_press(thoughts in prop::collection::vec(0..5_000_u64, 1..60)) {
        let (mut delay, mut bronstein) = (clock("G/5m, d3s"), clock("G/5m, b3s"));
        let mut at = Moment(0);
        delay.run(White, at);
        bronstein.run(White, at);
        let mut mover = White;
        for thought in thoughts {
            at = at.plus(Duration::from_millis(thought));
            press(&mut delay, mover, at);
            press(&mut bronstein, mover, at);
            prop_assert_eq!(delay.left(mover, at), bronstein.left(mover, at));
            mover = !mover;
        }
    }
}

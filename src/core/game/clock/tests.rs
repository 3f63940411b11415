use std::time::Duration;

use super::{Clock, Moment};
use proptest::prelude::*;
use shakmaty::Color::{self, Black, White};

fn clock(control: &str) -> Clock {
    Clock::new(control.parse().expect("a time control"))
}

fn on_the_table(control: &str) -> Clock {
    Clock::on_the_table(control.parse().expect("a time control"))
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
fn sixty_moves_of_nearly_all_the_time_take_nearly_three_hours_each() {
    let mut clock = clock("40/120m, 20/60m, G/30m");
    let at = play(&mut clock, 60, Duration::from_secs(179), seconds(0.0));
    assert_eq!(at, seconds(2.0 * 60.0 * 179.0));
    for side in [White, Black] {
        assert_eq!(clock.used(side, at), shown("2:59:00"));
        assert_eq!(clock.left(side, at), shown("31:00"));
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

#[test]
fn what_is_taken_when_the_clock_is_set_counts_as_used_but_not_before_the_game() {
    let mut clock = clock("G/60m");
    clock.set(White, seconds(0.0), Duration::from_secs(50 * 60));
    assert_eq!(clock.used_and_charged(White, seconds(0.0)), Duration::ZERO);
    clock.run(White, seconds(0.0));
    press(&mut clock, White, seconds(3.0));
    // E.1.b: the rest of the session is charged.
    clock.set(White, seconds(4.0), Duration::from_secs(29 * 60 + 57));
    assert_eq!(clock.used(White, seconds(4.0)), Duration::from_secs(3));
    assert_eq!(
        clock.used_and_charged(White, seconds(4.0)),
        Duration::from_secs(20 * 60 + 3)
    );
}

#[test]
fn the_time_used_follows_a_clock_that_is_set_whichever_way() {
    let mut clock = clock("G/90m");
    clock.run(White, seconds(0.0));
    clock.set(White, seconds(4.0), shown("60:00"));
    let used = |clock: &Clock, at| clock.used_and_charged(White, seconds(at));
    assert_eq!(used(&clock, 5.0), shown("30:01"));
    clock.set(White, seconds(6.0), shown("89:58"));
    assert_eq!(used(&clock, 6.0), shown("0:02"));
    // Time that is given is no time used.
    clock.add(White, seconds(6.0), shown("2:00"));
    assert_eq!(used(&clock, 7.0), shown("0:03"));
    // No more than the whole can come back.
    clock.set(White, seconds(7.0), shown("100:00"));
    assert_eq!(used(&clock, 8.0), shown("0:01"));
    assert_eq!(clock.used(White, seconds(8.0)), Duration::from_secs(8));
}

#[test]
fn what_is_set_beyond_the_time_is_not_used_when_it_is_set_back() {
    let mut clock = clock("G/30m");
    clock.run(White, seconds(0.0));
    clock.set(White, seconds(10.0), shown("40:00"));
    assert_eq!(clock.used_and_charged(White, seconds(15.0)), shown("0:05"));
    clock.set(White, seconds(15.0), shown("29:50"));
    assert_eq!(clock.used_and_charged(White, seconds(15.0)), shown("0:10"));
    clock.set(White, seconds(15.0), shown("30:00"));
    assert_eq!(clock.used_and_charged(White, seconds(15.0)), shown("0:00"));
}

#[test]
fn a_clock_on_the_table_that_was_read_wrongly_is_read_again() {
    let mut clock = on_the_table("G/30m");
    clock.run(White, seconds(0.0));
    clock.read(White, seconds(10.0), shown("40:00"));
    clock.read(White, seconds(12.0), shown("29:48"));
    assert_eq!(
        super::account::used_between(&clock, White, seconds(12.0)),
        Some((shown("0:12"), shown("0:12")))
    );
}

proptest! {
    /// D.2.9.d: what is used and what is left are the time that was there, with what came for each move, however the clock was set.
    #[test]
    fn what_is_used_and_what_is_left_are_the_time(
        control in prop::sample::select(vec!["G/30m", "G/30m, +30s", "4/30m, G/10m, +5s", "G/30m, b3s"]),
        acts in prop::collection::vec((0_u8..5, 0_u64..90, 1_u64..2400), 1..40),
    ) {
        let mut clock = clock(control);
        let mut at = Moment(0);
        let mut given = [clock.left(White, at), clock.left(Black, at)];
        clock.run(White, at);
        for (act, thought, time) in acts {
            at = at.plus(Duration::from_secs(thought));
            let side = clock.running().unwrap_or(White);
            // Before anything was used it is another time to begin with.
            let begun = |clock: &Clock, side| clock.presses(side) > 0 || !clock.used(side, at).is_zero();
            match act {
                0 | 1 => {
                    let before = clock.left(side, at);
                    press(&mut clock, side, at);
                    given[side as usize] += clock.left(side, at).saturating_sub(before);
                }
                2 if begun(&clock, side) => clock.set(side, at, Duration::from_secs(time)),
                3 => {
                    let added = Duration::from_secs(time % 120);
                    let left = clock.left(!side, at);
                    clock.add(!side, at, added);
                    given[!side as usize] += clock.left(!side, at).saturating_sub(left);
                }
                _ => {}
            }
            for side in [White, Black] {
                let sum = clock.used_and_charged(side, at) + clock.left(side, at);
                let beyond = clock.sides[side].beyond + super::thought_at_zero(&clock, side, at);
                prop_assert_eq!(sum, given[side as usize] + beyond, "{}", side);
            }
        }
    }
}

#[test]
fn a_period_that_had_come_ahead_is_not_used_when_the_clock_is_set() {
    let mut clock = clock("1/60m, G/30m");
    clock.run(White, seconds(0.0));
    press(&mut clock, White, seconds(10.0));
    clock.take_back(White, 1);
    clock.set(White, seconds(10.0), shown("59:55"));
    assert_eq!(clock.used_and_charged(White, seconds(10.0)), Duration::from_secs(5));
}

#[test]
fn a_press_after_zero_completes_no_control() {
    let mut clock = clock("1/10s, G/60s");
    clock.run(White, seconds(0.0));
    press(&mut clock, White, seconds(11.0));
    assert_eq!(clock.left(White, seconds(11.0)), Duration::ZERO);
    assert_eq!(clock.controls_met(White), 0);
    assert_eq!(clock.required(White, seconds(11.0)), Some(1));
}

#[test]
fn what_came_with_a_period_does_not_come_again_when_the_counter_goes_back() {
    let mut clock = clock("2/10m, 2/5m, G/1m, +30s");
    let at = play(&mut clock, 4, shown("0:10"), seconds(0.0));
    assert_eq!((clock.left(White, at), clock.periods(White)), (shown("17:20"), 3));
    clock.take_back(White, 3);
    assert_eq!((clock.left(White, at), clock.presses(White)), (shown("17:20"), 1));
    assert_eq!(clock.had_ahead(White), Some((2, shown("6:00"))));
    for left in ["17:50", "18:20", "18:50", "19:20"] {
        press(&mut clock, White, at);
        assert_eq!(clock.left(White, at), shown(left), "the increment comes, and no period");
        clock.run(White, at);
    }
    assert_eq!((clock.had_ahead(White), clock.periods(White)), (None, 3));
}

#[test]
fn a_time_that_is_set_is_one_for_the_period() {
    let mut clock = clock("2/10m, G/5m");
    let at = play(&mut clock, 2, shown("0:10"), seconds(0.0));
    for side in [White, Black] {
        clock.take_back(side, 1);
    }
    clock.set(White, at, shown("9:50"));
    assert_eq!(
        (clock.had_ahead(White), clock.had_ahead(Black)),
        (None, Some((2, shown("5:00"))))
    );
    assert_eq!(clock.left_after_press(White, at), shown("14:50"));
    press(&mut clock, White, at);
    assert_eq!(
        clock.left_after_press(Black, at),
        shown("14:40"),
        "its time was left as it stood"
    );
}

#[test]
fn whoever_sets_the_counter_alone_changes_no_time_and_takes_no_period() {
    let mut clock = clock("2/10m, G/5m");
    clock.run(White, seconds(0.0));
    clock.set_presses(White, 5);
    press(&mut clock, White, seconds(10.0));
    assert_eq!(clock.left(White, seconds(10.0)), shown("9:50"), "no control is met");
    // One digit too many: once it is put right, the control is still to come.
    clock.set_presses(White, 1);
    clock.run(White, seconds(10.0));
    assert_eq!(clock.left_after_press(White, seconds(10.0)), shown("14:50"));
}

#[test]
fn time_added_or_read_is_no_time_set_for_a_period() {
    for clock in [clock("2/10m, G/5m"), on_the_table("2/10m, G/5m")] {
        let mut clock = clock;
        let at = play(&mut clock, 2, shown("0:10"), seconds(0.0));
        clock.take_back(White, 1);
        clock.add(White, at, shown("2:00"));
        clock.read(White, at, shown("12:00"));
        assert_eq!(clock.left_after_press(White, at), shown("12:00"));
    }
}

#[test]
fn once_all_time_is_used_nothing_comes_though_the_counter_went_back() {
    let mut clock = clock("2/1m, G/1m, +30s");
    let at = play(&mut clock, 2, shown("0:01"), seconds(0.0));
    clock.take_back(White, 1);
    let late = at.plus(shown("10:00"));
    clock.run(White, at);
    assert_eq!(clock.left_after_press(White, late), Duration::ZERO);
}

#[test]
fn before_its_first_press_a_clock_began_with_what_was_set() {
    let mut clock = clock("G/5m");
    assert_eq!(clock.left_at_the_start(White), shown("5:00"));
    clock.set(White, seconds(0.0), shown("4:00"));
    clock.add(White, seconds(0.0), shown("0:30"));
    clock.run(White, seconds(0.0));
    press(&mut clock, White, seconds(10.0));
    clock.set(White, seconds(10.0), shown("3:00"));
    assert_eq!(clock.left_at_the_start(White), shown("4:30"));
    assert_eq!(clock.left_at_the_start(Black), shown("5:00"));
}

#[test]
fn the_moves_required_are_those_of_the_control_whose_time_ran_out() {
    let mut clock = clock("2/10m, 2/5m, G/3m");
    let required = |clock: &Clock, left: &str| {
        let mut clock = clock.clone();
        clock.set(White, seconds(0.0), shown(left));
        clock.required(White, seconds(0.0))
    };
    assert_eq!([required(&clock, "10:00"), required(&clock, "0:00")], [Some(2); 2]);
    clock.set_presses(White, 2);
    assert_eq!(
        required(&clock, "14:50"),
        Some(2),
        "the control is met, and its time not over"
    );
    assert_eq!(required(&clock, "4:55"), Some(2), "it is over just now");
    assert_eq!(required(&clock, "0:05"), Some(4));
    clock.set_presses(White, 4);
    assert_eq!(required(&clock, "2:58"), Some(4));
    assert_eq!(required(&clock, "0:05"), None, "in the last period none are");
}

#[test]
fn at_a_counter_that_went_back_the_control_before_it_is_the_one_that_counts() {
    let mut clock = clock("2/10m, G/5m");
    let at = play(&mut clock, 2, shown("0:10"), seconds(0.0));
    clock.take_back(White, 1);
    for later in ["0:00", "5:00", "14:50"] {
        clock.run(White, at);
        assert_eq!(clock.required(White, at.plus(shown(later))), Some(2), "after {later}");
    }
}

#[test]
fn no_increment_comes_to_a_clock_on_the_table_that_stands_at_zero() {
    for control in ["3/1m, G/5m, +30s", "3/1m, G/5m, b30s"] {
        let mut clock = on_the_table(control);
        clock.run(White, seconds(0.0));
        let at = seconds(61.0);
        clock.complete_untold(White, at);
        assert_eq!(clock.left(White, at), Duration::ZERO, "{control}, untold");
        assert_eq!(clock.left_after_press_of(White, at), Duration::ZERO, "{control}, told");
        press(&mut clock, White, at);
        clock.run(White, at);
        assert_eq!(
            clock.left_after_press(White, at),
            shown("5:00"),
            "{control}, a period begins"
        );
    }
}

#[test]
fn what_earlier_versions_reckoned_is_taken_as_it_was_written() {
    let mut at_zero = on_the_table("3/1m, G/5m, +30s");
    at_zero.run(White, seconds(0.0));
    assert!(at_zero.is_reckoned(White, seconds(70.0), shown("0:30")));
    at_zero.press(White, seconds(70.0), shown("0:30"));
    assert_eq!(at_zero.used(White, seconds(70.0)), shown("1:10"));
    let mut set_back = clock("1/10m, G/5m");
    let at = play(&mut set_back, 1, shown("0:10"), seconds(0.0));
    set_back.set_presses(White, 0);
    assert!(set_back.is_reckoned(White, at, shown("19:50")) && set_back.is_reckoned(White, at, shown("14:50")));
    assert!(!set_back.is_reckoned(White, at, shown("19:51")));
    set_back.press(White, at, shown("19:50"));
    assert_eq!(set_back.used(White, at), shown("0:10"));
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

    /// 6.3.b, 7.1: presses, presses taken back and times set by chance. What was set, granted and used makes up what is
    /// shown; between two times that are set no period comes twice, and each press has its increment.
    #[test]
    fn nothing_is_granted_twice_and_nothing_is_lost(
        control in prop::sample::select(vec!["2/60m, G/30m, +3s", "1/60m, 2/30m, G/15m, +3s", "3/60m, 1/30m, 2/20m, G/10m"]),
        deeds in prop::collection::vec((0..8_u8, 0..4_u16, 0..90_u64), 1..120),
    ) {
        let mut clock = clock(control);
        let control = clock.control().clone();
        let times: Vec<Duration> = control.periods.iter().map(|it| it.time).collect();
        let mut at = Moment(0);
        clock.run(White, at);
        let (mut given, mut had) = ([times[0]; 2], [vec![0], vec![0]]);
        let mut charged = [Duration::ZERO; 2];
        for (deed, number, thought) in deeds {
            let side = clock.running().expect("it runs");
            let index = usize::from(side == Black);
            at = at.plus(Duration::from_secs(thought));
            charged[index] += Duration::from_secs(thought);
            match deed {
                0 => clock.take_back(side, number),
                1 => {
                    clock.set(side, at, Duration::from_secs(3600));
                    let here = control.period(clock.presses(side));
                    given[index] = Duration::from_secs(3600);
                    charged[index] = Duration::ZERO;
                    had[index] = (0..=here).collect();
                }
                2 => {
                    clock.add(side, at, Duration::from_secs(60));
                    given[index] += Duration::from_secs(60);
                }
                _ => {
                    press(&mut clock, side, at);
                    let here = control.period(clock.presses(side));
                    given[index] += control.per_move.time();
                    if !had[index].contains(&here) {
                        had[index].push(here);
                        given[index] += times[here];
                    }
                }
            }
            // The counters of this test never go ahead of what was pressed, so no control is passed without a press.
            prop_assert_eq!(clock.periods(side), had[index].len());
            prop_assume!(given[index] > charged[index]);
            prop_assert_eq!(clock.left(side, at) + charged[index], given[index]);
        }
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

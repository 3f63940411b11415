use super::{Pressed, Talk};
use crate::desk::voice_input::listens::{TalkKey, TalkNumber};
use crate::game::Moment;

mod held;

/// Does what is due before `until`, as the loop does; returns when the passage ended, if it did.
fn wake_until(talk: &mut Talk, until: u64) -> Option<u64> {
    while let Some(due) = talk.wakes_at().filter(|it| it.0 <= until) {
        talk.wake(due);
        if talk.number().is_none() {
            return Some(due.0);
        }
    }
    None
}

/// Presses the key at these moments, each time after what was due; returns when the first passage ended.
fn ends_of(talk: &mut Talk, downs: &[u64]) -> Option<u64> {
    let mut downs = downs.iter().copied();
    let first = downs.next()?;
    assert_eq!(talk.key(TalkKey::Down, Moment(first)), Pressed::Anew);
    talk.begin(Moment(first));
    for down in downs {
        if let Some(ended) = wake_until(talk, down) {
            return Some(ended);
        }
        talk.key(TalkKey::Down, Moment(down));
        if talk.number().is_none() {
            return Some(down);
        }
    }
    wake_until(talk, u64::MAX)
}

fn ends(downs: &[u64]) -> Option<u64> {
    ends_of(&mut Talk::default(), downs)
}

/// A key that is held: it repeats after a while, then again and again.
fn held(delay: u64, every: u64, until: u64) -> Vec<u64> {
    let repeats = (delay..=until).step_by(usize::try_from(every).expect("small"));
    std::iter::once(0).chain(repeats).collect()
}

#[test]
fn a_second_press_ends_it() {
    assert_eq!(ends(&[0, 2000]), Some(2000));
    assert_eq!(ends(&[0, 1151]), Some(1151));
    // Early enough to be the first repeat of a slow terminal: known a moment later.
    assert_eq!(ends(&[0, 900]), Some(1300));
}

#[test]
fn where_the_pace_is_known_a_second_press_is_known_sooner() {
    let mut talk = Talk::default();
    assert_eq!(ends_of(&mut talk, &held(500, 33, 2000)), Some(1985 + 150));
    let again: Vec<u64> = [5000, 5900].to_vec();
    assert_eq!(ends_of(&mut talk, &again), Some(5900 + 150));
}

#[test]
fn a_key_that_is_held_ends_it_when_it_is_let_go() {
    for (delay, every, after) in [
        (250, 20, 150),
        (500, 33, 150),
        (660, 40, 150),
        (1100, 60, 180),
        (500, 100, 300),
        (500, 250, 750),
    ] {
        let downs = held(delay, every, 4000);
        let last = downs.last().copied().unwrap_or_default();
        assert_eq!(ends(&downs), Some(last + after), "{delay} {every}");
    }
}

#[test]
fn a_contact_that_bounces_is_one_press() {
    assert_eq!(ends(&[0, 8, 17, 2000]), Some(2000));
}

#[test]
fn nobody_speaks_for_ever() {
    assert_eq!(ends(&[0]), Some(15_000));
    assert_eq!(ends(&held(500, 30, 20_000)), Some(15_000));
}

#[test]
fn a_key_still_held_begins_nothing_new() {
    let mut talk = Talk::default();
    for down in held(500, 30, 20_000) {
        wake_until(&mut talk, down);
        if talk.key(TalkKey::Down, Moment(down)) == Pressed::Anew {
            talk.begin(Moment(down));
        }
    }
    assert_eq!(talk.last_number, TalkNumber(1));
    assert_eq!(talk.key(TalkKey::Down, Moment(21_000)), Pressed::Anew);
}

#[test]
fn letting_go_ends_it_where_the_terminal_tells() {
    let mut talk = Talk::default();
    assert_eq!(talk.key(TalkKey::Down, Moment(0)), Pressed::Anew);
    talk.begin(Moment(0));
    assert_eq!(talk.number(), Some(TalkNumber(1)));
    talk.key(TalkKey::Up, Moment(1400));
    assert_eq!(talk.number(), None);
    // Pressed again at once it is another passage.
    assert_eq!(talk.key(TalkKey::Down, Moment(1450)), Pressed::Anew);
    talk.begin(Moment(1450));
    assert_eq!(talk.number(), Some(TalkNumber(2)));
}

#[test]
fn where_the_terminal_tells_no_silence_is_a_release() {
    let mut talk = Talk::default();
    talk.key(TalkKey::Down, Moment(0));
    talk.begin(Moment(0));
    talk.key(TalkKey::StillDown, Moment(500));
    assert_eq!(
        wake_until(&mut talk, 9000),
        None,
        "it repeats no more, and is not let go"
    );
    talk.key(TalkKey::Up, Moment(9000));
    assert_eq!(talk.number(), None);
    // One that tells nothing of repeats, but of releases.
    talk.key(TalkKey::Down, Moment(10_000));
    talk.begin(Moment(10_000));
    for repeat in [10_500, 10_530] {
        talk.key(TalkKey::Down, Moment(repeat));
    }
    assert_eq!(wake_until(&mut talk, 14_000), None);
    talk.key(TalkKey::Up, Moment(14_000));
    assert_eq!(talk.number(), None);
}

#[test]
fn the_words_of_a_passage_come_once() {
    let mut talk = Talk::default();
    talk.begin(Moment(5));
    assert_eq!(talk.came(TalkNumber(2)), None);
    assert_eq!(talk.came(TalkNumber(1)), Some(Moment(5)));
    assert_eq!(talk.came(TalkNumber(1)), None);
    assert_eq!(talk.number(), None);
}

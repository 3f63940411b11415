//! One hold of the key is one passage, however fast it repeats and however long the machine was held up.

use proptest::prelude::*;

use super::{Pressed, held, wake_until};
use crate::desk::voice_input::listens::{TalkKey, TalkNumber};
use crate::desk::voice_input::talk::Talk;
use crate::game::Moment;

/// A loop that comes later than this to what was due says that it was held up (`app/table`).
const LATE: u64 = 20;

/// A machine on which the key is held once.
#[derive(Debug)]
struct Machine {
    /// When the key goes down, as the keyboard sends it.
    sent: Vec<u64>,
    /// From when to when nothing runs.
    stall: (u64, u64),
    /// How many of the repeats that are sent meanwhile get lost.
    lost: usize,
}

impl Machine {
    /// Returns when the program reads each move of the key.
    fn read(&self) -> Vec<u64> {
        let (begins, ends) = self.stall;
        let is_held_up = |at: u64| (begins..ends).contains(&at);
        let meanwhile = self.sent.iter().filter(|it| is_held_up(**it)).count();
        let come = meanwhile.saturating_sub(self.lost).max(meanwhile.min(1));
        let before = self.sent.iter().copied().filter(|it| *it < begins);
        let late = (0..come as u64).map(|it| ends + 1 + it / 3);
        before
            .chain(late)
            .chain(self.sent.iter().copied().filter(|it| *it >= ends))
            .collect()
    }

    /// Runs the loop; returns the numbers of all passages, and when the last ended.
    fn run(&self) -> (Vec<TalkNumber>, u64) {
        let mut talk = Talk::default();
        let mut numbers = Vec::new();
        let mut read = self.read();
        read.sort_unstable();
        let mut ended = 0;
        for down in read {
            ended = self.wake(&mut talk, down).unwrap_or(ended);
            if talk.key(TalkKey::Down, Moment(down)) == Pressed::Anew {
                talk.begin(Moment(down));
            }
            if let Some(number) = talk.number().filter(|it| numbers.last() != Some(it)) {
                numbers.push(number);
            }
        }
        ended = self.wake(&mut talk, u64::MAX).unwrap_or(ended);
        (numbers, ended)
    }

    /// Does what is due before `until`; what is due in the stall only when it is over.
    fn wake(&self, talk: &mut Talk, until: u64) -> Option<u64> {
        let (begins, ends) = self.stall;
        while let Some(due) = talk.wakes_at().filter(|it| it.0 < until) {
            let done = if (begins..ends).contains(&due.0) { ends } else { due.0 };
            if done - due.0 > LATE {
                talk.key(TalkKey::Unread, Moment(done));
            }
            if talk.wakes_at() == Some(due) {
                talk.wake(due);
            }
            if talk.number().is_none() {
                return Some(done);
            }
        }
        None
    }
}

/// One press, the first repeat, and so many more at intervals that vary by two fifths.
fn key(delay: u64, every: u64, jitter: &[u64]) -> Vec<u64> {
    let mut at = delay;
    let mut sent = vec![0, delay];
    for percent in jitter {
        at += (every * (60 + percent) / 100).max(1);
        sent.push(at);
    }
    sent
}

proptest! {
    #[test]
    fn one_hold_is_one_passage(
        (delay, every) in (200_u64..=1100, 20_u64..=250),
        jitter in proptest::collection::vec(0_u64..=80, 3..80),
        (begins, length) in (1_u64..8000, 0_u64..6000),
        lost in 0_usize..100,
    ) {
        let mut sent = key(delay, every, &jitter);
        sent.retain(|it| *it < 7000);
        let machine = Machine { sent, stall: (begins, begins + length), lost };
        let (numbers, ended) = machine.run();
        let last = machine.read().into_iter().max().unwrap_or_default();
        prop_assert_eq!(numbers, vec![TalkNumber(1)], "{:?}", machine.read());
        prop_assert!(ended >= last, "ended at {}, last down at {}", ended, last);
        // Once it is let go and the machine runs, it is known within a second, and a look.
        let runs_again = if begins <= last + 1000 { begins + length } else { 0 };
        prop_assert!(ended <= last.max(runs_again) + 1050, "ended at {}, last down at {}", ended, last);
    }
}

/// Returns a key that is held and repeats every 33 ms, whose repeats the terminal then keeps back for so long.
fn kept_back(for_so_long: u64) -> (Talk, Vec<u64>) {
    let mut talk = Talk::default();
    talk.key(TalkKey::Down, Moment(0));
    talk.begin(Moment(0));
    for down in held(500, 33, 1490).into_iter().skip(1) {
        talk.key(TalkKey::Down, Moment(down));
    }
    assert_eq!(
        wake_until(&mut talk, 1490 + for_so_long),
        Some(1490 + 150),
        "the program was not held up"
    );
    let goes_on = (0..10).map(|it| 1490 + for_so_long + it * 33).collect();
    (talk, goes_on)
}

fn presses(talk: &mut Talk, downs: Vec<u64>) {
    for down in downs {
        wake_until(talk, down);
        if talk.key(TalkKey::Down, Moment(down)) == Pressed::Anew {
            talk.begin(Moment(down));
        }
    }
}

#[test]
fn a_passage_that_was_cut_short_goes_on_until_the_words_of_the_whole_have_come() {
    let (mut talk, goes_on) = kept_back(400);
    presses(&mut talk, goes_on);
    assert_eq!(
        talk.number(),
        Some(TalkNumber(1)),
        "in place of the one that seemed to begin"
    );
    assert_eq!(talk.came(TalkNumber(1)), None, "the words up to the cut");
    assert_eq!(talk.number(), Some(TalkNumber(1)), "they end nothing");
    assert_eq!(talk.came(TalkNumber(2)), None);
    assert!(wake_until(&mut talk, u64::MAX).is_some());
    assert_eq!(talk.came(TalkNumber(1)), Some(Moment(0)));
}

#[test]
fn when_its_words_have_come_what_follows_is_another_passage() {
    let (mut talk, goes_on) = kept_back(400);
    assert_eq!(talk.came(TalkNumber(1)), Some(Moment(0)));
    presses(&mut talk, goes_on);
    assert_eq!(talk.number(), Some(TalkNumber(2)));
    assert_eq!(talk.came(TalkNumber(2)), Some(Moment(1890)));
}

#[test]
fn a_key_that_is_pressed_again_begins_another_passage_though_the_first_waits() {
    let (mut talk, _) = kept_back(400);
    // Held again, it repeats after its delay and not at once.
    presses(&mut talk, held(500, 33, 1500).into_iter().map(|it| 1890 + it).collect());
    assert_eq!(talk.number(), Some(TalkNumber(2)));
    assert_eq!(talk.came(TalkNumber(1)), Some(Moment(0)));
}

//! The talk key: where a passage begins, and where it ends.
//!
//! It may be a key of the keyboard, a foot switch or a Braille key. Most terminals never tell that a key went up, and
//! repeat one that is held; so what comes as press after press is one of three things, told apart by time alone.

use std::time::Duration;

use crate::desk::voice_input::listens::{TalkKey, TalkNumber};
use crate::game::Moment;

/// A contact that closes twice at once.
const BOUNCE: Duration = Duration::from_millis(40);
/// A terminal repeats a key that is held after so long at the latest; a press after that is a press.
const FIRST_REPEAT: Duration = Duration::from_millis(1100);
/// Once it repeats, the next one comes within this.
const NEXT_REPEAT: Duration = Duration::from_millis(70);
/// A key that was held and has not come again for so long was let go.
const LET_GO: Duration = Duration::from_millis(150);
/// Nobody speaks longer; the key was forgotten.
const LONGEST: Duration = Duration::from_secs(15);
/// More passages are never waited for.
const MOST_AWAITED: usize = 8;

/// The talk key and the passages taken with it.
#[derive(Clone, Debug, Default)]
pub(in crate::desk) struct Talk {
    taking: Option<Taking>,
    last_down: Option<Moment>,
    last_number: TalkNumber,
    /// When it was last said why nobody listens.
    refused_at: Option<Moment>,
    /// Passages of which the words have not come, with the moment each began.
    awaited: Vec<(TalkNumber, Moment)>,
}

/// A passage that is being taken.
#[derive(Clone, Copy, Debug)]
struct Taking {
    number: TalkNumber,
    since: Moment,
    key: KeySoFar,
}

/// What is known of the key during a passage.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum KeySoFar {
    /// It went down once.
    PressedOnce,
    /// It went down again at this moment: pressed to end the passage, or held and repeated for the first time.
    Again(Moment),
    /// It is held and repeats.
    Held,
}

/// What a move of the key led to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) enum Pressed {
    /// A passage is asked for: [`Talk::begin`] begins it.
    Anew,
    /// Nothing new, or the end of one.
    Nothing,
}

impl Talk {
    /// Takes a move of the key.
    pub(in crate::desk) fn key(&mut self, key: TalkKey, at: Moment) -> Pressed {
        self.wake(at);
        match key {
            TalkKey::Up => {
                self.end();
                self.last_down = None;
                Pressed::Nothing
            }
            TalkKey::Down => {
                // A key that is still held begins nothing when what it began has ended.
                let repeats = self.last_down.is_some_and(|it| at.since(it) < LET_GO);
                self.last_down = Some(at);
                match &mut self.taking {
                    Some(_) => {
                        self.again(at);
                        Pressed::Nothing
                    }
                    None if repeats => Pressed::Nothing,
                    None => Pressed::Anew,
                }
            }
        }
    }

    fn again(&mut self, at: Moment) {
        let Some(taking) = &mut self.taking else { return };
        let into = at.since(taking.since);
        match taking.key {
            KeySoFar::PressedOnce if into < BOUNCE => {}
            KeySoFar::PressedOnce if into <= FIRST_REPEAT => taking.key = KeySoFar::Again(at),
            KeySoFar::PressedOnce => self.end(),
            KeySoFar::Again(_) => taking.key = KeySoFar::Held,
            KeySoFar::Held => {}
        }
    }

    /// Begins a passage.
    pub(in crate::desk) fn begin(&mut self, at: Moment) {
        self.last_number.0 += 1;
        let number = self.last_number;
        self.taking = Some(Taking {
            number,
            since: at,
            key: KeySoFar::PressedOnce,
        });
        self.awaited.push((number, at));
        if self.awaited.len() > MOST_AWAITED {
            self.awaited.remove(0);
        }
    }

    /// Notes that nobody listens; returns false if it was said a moment ago, as to a key that is held.
    pub(in crate::desk) fn refuse(&mut self, at: Moment) -> bool {
        let was_said = self.refused_at.is_some_and(|it| at.since(it) <= FIRST_REPEAT);
        self.refused_at = Some(at);
        !was_said
    }

    /// Ends the passage that is being taken.
    pub(in crate::desk) fn end(&mut self) {
        self.taking = None;
    }

    /// Ends the passage if its time has come.
    pub(in crate::desk) fn wake(&mut self, at: Moment) {
        if self.wakes_at().is_some_and(|it| it <= at) {
            self.end();
        }
    }

    /// Returns when it is known that a passage has ended, if nothing more happens.
    pub(in crate::desk) fn wakes_at(&self) -> Option<Moment> {
        let taking = self.taking?;
        let longest = taking.since.plus(LONGEST);
        let known = match taking.key {
            KeySoFar::PressedOnce => longest,
            KeySoFar::Again(second) => second.plus(NEXT_REPEAT),
            KeySoFar::Held => self.last_down.unwrap_or(taking.since).plus(LET_GO),
        };
        Some(known.min(longest))
    }

    /// Returns the passage that is being taken.
    pub(in crate::desk) fn number(&self) -> Option<TalkNumber> {
        self.taking.map(|it| it.number)
    }

    /// Returns when a passage began of which the words have come; `None` if nobody waits for it.
    pub(in crate::desk) fn came(&mut self, number: TalkNumber) -> Option<Moment> {
        let place = self.awaited.iter().position(|(it, _)| *it == number)?;
        if self.number() == Some(number) {
            // The recogniser gave it up before the key did.
            self.end();
        }
        Some(self.awaited.remove(place).1)
    }
}

#[cfg(test)]
mod tests {
    use super::{Pressed, Talk};
    use crate::desk::voice_input::listens::{TalkKey, TalkNumber};
    use crate::game::Moment;

    /// Presses the key at these moments, each time after what was due; returns when the first passage ended.
    fn ends(downs: &[u64]) -> Option<u64> {
        let mut talk = Talk::default();
        let mut downs = downs.iter().copied();
        let first = downs.next()?;
        assert_eq!(talk.key(TalkKey::Down, Moment(first)), Pressed::Anew);
        talk.begin(Moment(first));
        for down in downs {
            if let Some(due) = talk.wakes_at().filter(|it| it.0 <= down) {
                talk.wake(due);
                return Some(due.0);
            }
            talk.key(TalkKey::Down, Moment(down));
            if talk.number().is_none() {
                return Some(down);
            }
        }
        let due = talk.wakes_at()?;
        talk.wake(due);
        assert_eq!(talk.number(), None);
        Some(due.0)
    }

    /// A key that is held: it repeats after a while, then again and again.
    fn held(delay: u64, every: u64, until: u64) -> Vec<u64> {
        let repeats = (delay..=until).step_by(usize::try_from(every).expect("small"));
        std::iter::once(0).chain(repeats).collect()
    }

    #[test]
    fn a_second_press_ends_it() {
        assert_eq!(ends(&[0, 2000]), Some(2000));
        assert_eq!(ends(&[0, 1101]), Some(1101));
        // Early enough to be a repeat: known a moment later.
        assert_eq!(ends(&[0, 900]), Some(970));
    }

    #[test]
    fn a_key_that_is_held_ends_it_when_it_is_let_go() {
        for (delay, every) in [(250, 20), (500, 33), (660, 40), (1100, 60)] {
            let downs = held(delay, every, 4000);
            let last = downs.last().copied().unwrap_or_default();
            assert_eq!(ends(&downs), Some(last + 150), "{delay} {every}");
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
            if let Some(due) = talk.wakes_at().filter(|it| it.0 <= down) {
                talk.wake(due);
            }
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
    fn the_words_of_a_passage_come_once() {
        let mut talk = Talk::default();
        talk.begin(Moment(5));
        assert_eq!(talk.came(TalkNumber(2)), None);
        assert_eq!(talk.came(TalkNumber(1)), Some(Moment(5)));
        assert_eq!(talk.came(TalkNumber(1)), None);
        assert_eq!(talk.number(), None);
    }
}

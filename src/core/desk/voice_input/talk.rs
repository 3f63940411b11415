//! The talk key: where a passage begins, and where it ends.
//!
//! It may be a key of the keyboard, a foot switch or a Braille key. Most terminals never tell that a key went up, and
//! repeat one that is held; so what comes as press after press is one of three things, told apart by time alone.
//!
//! A terminal repeats as fast as its owner likes and its machine can, so how long a silence must be to mean a release is
//! measured ([`Pace`]). A silence in which the program itself was held up means nothing ([`TalkKey::Unread`]). If a passage
//! was ended by such a guess and the key then goes on repeating, the passage goes on too, as long as its words have not
//! come.

use std::collections::VecDeque;
use std::time::Duration;

use crate::desk::voice_input::listens::{TalkKey, TalkNumber};
use crate::game::Moment;

/// A contact that closes twice at once.
const BOUNCE: Duration = Duration::from_millis(40);
/// A terminal repeats a key that is held after so long at the latest; a press after that is a press.
const FIRST_REPEAT: Duration = Duration::from_millis(1150);
/// Nobody speaks longer; the key was forgotten.
const LONGEST: Duration = Duration::from_secs(15);
/// More passages are never waited for.
const MOST_AWAITED: usize = 8;
/// So many times in a row a guess is put off because the program was held up.
const MOST_DELAYS: u8 = 3;

/// The talk key and the passages taken with it.
#[derive(Clone, Debug, Default)]
pub(in crate::desk) struct Talk {
    taking: Option<Taking>,
    /// The passage that was ended last because the key seemed to be let go.
    guessed: Option<Taking>,
    last_down: Option<Moment>,
    pace: Pace,
    /// So often the program was held up since the key went down last.
    delays: u8,
    /// True while the terminal tells that the key goes up: nothing is guessed.
    reports_releases: bool,
    last_number: TalkNumber,
    /// When it was last said why nobody listens.
    refused_at: Option<Moment>,
    /// Passages whose words have not come.
    awaited: Vec<Awaited>,
}

/// A passage that is being taken.
#[derive(Clone, Copy, Debug)]
struct Taking {
    number: TalkNumber,
    since: Moment,
    key: KeySoFar,
}

/// A passage whose words have not come.
#[derive(Clone, Copy, Debug)]
struct Awaited {
    number: TalkNumber,
    since: Moment,
    /// So often it was cut short and then went on: each piece is answered, and the answer to the whole comes last.
    cuts: u8,
}

/// What is known of the key during a passage.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum KeySoFar {
    /// It went down once. It was only pressed if no repeat follows.
    PressedOnce(Guess),
    /// It went down once, too long ago for a first repeat: the next press ends the passage.
    OnlyPressed,
    /// It went down again: held and repeated for the first time, or pressed to end the passage if no more follows.
    Again(Guess),
    /// It is held and repeats. It was let go if no more follows.
    Held(Guess),
    /// It is held, and the terminal will tell that it went up.
    ReportedDown,
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
        if key == TalkKey::Unread {
            self.put_off(at);
            return Pressed::Nothing;
        }
        self.wake(at);
        match key {
            TalkKey::Unread => Pressed::Nothing,
            TalkKey::Up => {
                self.reports_releases = true;
                self.end();
                self.last_down = None;
                Pressed::Nothing
            }
            TalkKey::StillDown => {
                self.last_down = Some(at);
                if let Some(taking) = &mut self.taking {
                    taking.key = KeySoFar::ReportedDown;
                }
                Pressed::Nothing
            }
            TalkKey::Down => self.down(at),
        }
    }

    fn down(&mut self, at: Moment) -> Pressed {
        let interval = self.last_down.replace(at).map(|before| at.since(before));
        let was_delayed = std::mem::take(&mut self.delays) > 0;
        match (self.taking, interval) {
            (Some(taking), interval) => {
                let interval = interval.unwrap_or_default();
                if !was_delayed && matches!(taking.key, KeySoFar::Again(_) | KeySoFar::Held(_)) {
                    self.pace.note(interval);
                }
                self.again(taking, at, interval);
                Pressed::Nothing
            }
            // A key that is still held begins nothing when what it began has ended.
            (None, Some(interval)) if interval < self.pace.longest_repeat() => Pressed::Nothing,
            (None, _) => Pressed::Anew,
        }
    }

    fn again(&mut self, taking: Taking, at: Moment, interval: Duration) {
        let silence = Guess::new(at, self.pace.release_after());
        let key = match taking.key {
            KeySoFar::PressedOnce(_) if at.since(taking.since) < BOUNCE => return,
            KeySoFar::PressedOnce(_) if self.goes_on(interval) => return self.take_up_again(silence),
            KeySoFar::PressedOnce(_) => KeySoFar::Again(silence),
            KeySoFar::Again(_) | KeySoFar::Held(_) => KeySoFar::Held(silence),
            KeySoFar::OnlyPressed | KeySoFar::ReportedDown => return self.end(),
        };
        self.taking = Some(Taking { key, ..taking });
    }

    /// Returns true if this press came too soon for a first repeat: the key was held all the time, and its passage has
    /// not been answered.
    fn goes_on(&self, interval: Duration) -> bool {
        let is_awaited = |cut: &Taking| self.awaited.iter().any(|awaited| awaited.number == cut.number);
        self.guessed.as_ref().is_some_and(is_awaited) && self.pace.repeats_within(interval)
    }

    /// Goes on with the passage that was cut short, in place of the one that seemed to begin.
    fn take_up_again(&mut self, silence: Guess) {
        let Some(cut) = self.guessed.take() else { return };
        let seeming = self.number();
        self.awaited.retain(|awaited| Some(awaited.number) != seeming);
        for awaited in self.awaited.iter_mut().filter(|it| it.number == cut.number) {
            awaited.cuts = awaited.cuts.saturating_add(1);
        }
        let key = KeySoFar::Held(silence);
        self.taking = Some(Taking { key, ..cut });
    }

    /// Begins a passage.
    pub(in crate::desk) fn begin(&mut self, at: Moment) {
        self.last_number.0 += 1;
        let number = self.last_number;
        self.taking = Some(Taking {
            number,
            since: at,
            key: KeySoFar::PressedOnce(Guess::new(at, FIRST_REPEAT)),
        });
        self.awaited.push(Awaited {
            number,
            since: at,
            cuts: 0,
        });
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
        self.guessed = None;
    }

    /// What the silence of a key means that was not read until `at` is found out again from there on.
    fn put_off(&mut self, at: Moment) {
        if self.delays < MOST_DELAYS
            && let Some(guess) = self.taking.as_mut().and_then(|it| it.key.guess())
        {
            self.delays += 1;
            guess.begin_again(at);
        }
    }

    /// Ends the passage if its time has come.
    pub(in crate::desk) fn wake(&mut self, at: Moment) {
        let Some(taking) = &mut self.taking else { return };
        if taking.since.plus(LONGEST) <= at {
            // Should the terminal have stopped telling, the next passage does not wait in vain.
            self.reports_releases = false;
            return self.end();
        }
        if self.reports_releases || !taking.key.guess().is_some_and(|it| it.holds(at)) {
            return;
        }
        match taking.key {
            KeySoFar::PressedOnce(_) => taking.key = KeySoFar::OnlyPressed,
            KeySoFar::Held(_) => self.guessed = self.taking.take(),
            KeySoFar::Again(_) | KeySoFar::OnlyPressed | KeySoFar::ReportedDown => self.end(),
        }
    }

    /// Returns when it is known that a passage has ended, if nothing more happens, or when that is looked at.
    pub(in crate::desk) fn wakes_at(&self) -> Option<Moment> {
        let mut taking = self.taking?;
        let longest = taking.since.plus(LONGEST);
        let guess = taking.key.guess().filter(|_| !self.reports_releases);
        Some(guess.map_or(longest, |guess| guess.wakes_at().min(longest)))
    }

    /// Returns the passage that is being taken.
    pub(in crate::desk) fn number(&self) -> Option<TalkNumber> {
        self.taking.map(|it| it.number)
    }

    /// Returns when a passage began of which the words have come; `None` if nobody waits for it, or for more of it.
    pub(in crate::desk) fn came(&mut self, number: TalkNumber) -> Option<Moment> {
        let place = self.awaited.iter().position(|it| it.number == number)?;
        let awaited = &mut self.awaited[place];
        if awaited.cuts > 0 {
            awaited.cuts -= 1;
            return None;
        }
        if self.number() == Some(number) {
            // The recogniser gave it up before the key did.
            self.end();
        }
        Some(self.awaited.remove(place).since)
    }
}

impl KeySoFar {
    fn guess(&mut self) -> Option<&mut Guess> {
        match self {
            Self::PressedOnce(guess) | Self::Again(guess) | Self::Held(guess) => Some(guess),
            Self::OnlyPressed | Self::ReportedDown => None,
        }
    }
}

/// So long before it holds a guess is looked at once more. A loop that comes late to the first look was held up, and
/// what waits to be read of the key is read between the two.
const FIRST_LOOK: Duration = Duration::from_millis(50);

/// Something that is so if the key is silent for long enough.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Guess {
    since: Moment,
    after: Duration,
    was_looked_at: bool,
}

impl Guess {
    /// Guesses from a silence that begins at `since`.
    fn new(since: Moment, after: Duration) -> Self {
        Self {
            since,
            after,
            was_looked_at: false,
        }
    }

    /// Begins the silence again, at `at`.
    fn begin_again(&mut self, at: Moment) {
        *self = Self::new(at, self.after);
    }

    /// Looks at it; returns true if the silence has lasted.
    fn holds(&mut self, at: Moment) -> bool {
        self.was_looked_at |= at >= self.wakes_at();
        at >= self.since.plus(self.after)
    }

    /// Returns when to look at it.
    fn wakes_at(&self) -> Moment {
        let after = match self.was_looked_at {
            true => self.after,
            false => self.after.saturating_sub(FIRST_LOOK),
        };
        self.since.plus(after)
    }
}

/// A key that was held and has not come again for so long was let go, however fast it repeats.
const SHORTEST_RELEASE: Duration = Duration::from_millis(150);
/// The same, however slowly.
const LONGEST_RELEASE: Duration = Duration::from_millis(1000);
/// The same where too few repeats have been measured: the slowest terminals repeat four times a second.
const UNMEASURED_RELEASE: Duration = Duration::from_millis(400);
/// So many times the longest interval that was measured.
const RELEASE_FACTOR: u32 = 3;
/// No finger presses a key again as soon as this.
const QUICKEST_FINGER: Duration = Duration::from_millis(60);
/// No terminal repeats faster: what comes so soon had to wait, and came at once.
const SHORTEST_INTERVAL: Duration = Duration::from_millis(12);
/// So many intervals count, the latest.
const COUNTED: usize = 8;
/// Fewer say nothing: after a delay the first is shorter than the others.
const FEWEST: usize = 4;

/// The intervals at which the key has repeated last.
#[derive(Clone, Debug, Default)]
struct Pace {
    intervals: VecDeque<Duration>,
}

impl Pace {
    /// Takes note of the interval between two repeats.
    fn note(&mut self, interval: Duration) {
        if interval < SHORTEST_INTERVAL {
            return;
        }
        if self.intervals.len() == COUNTED {
            self.intervals.pop_front();
        }
        self.intervals.push_back(interval);
    }

    /// Returns how long a silence means that the key was let go.
    fn release_after(&self) -> Duration {
        match self.longest() {
            Some(longest) => {
                let is_measured = self.intervals.len() >= FEWEST;
                let shortest = if is_measured {
                    SHORTEST_RELEASE
                } else {
                    UNMEASURED_RELEASE
                };
                (longest * RELEASE_FACTOR).clamp(shortest, LONGEST_RELEASE)
            }
            None => UNMEASURED_RELEASE,
        }
    }

    /// Returns the interval within which a press repeats a key that is still held.
    fn longest_repeat(&self) -> Duration {
        self.longest().map_or(SHORTEST_RELEASE, |_| self.release_after())
    }

    /// Returns true for an interval that only a repeating key has.
    fn repeats_within(&self, interval: Duration) -> bool {
        self.longest()
            .is_some_and(|longest| interval <= QUICKEST_FINGER.max(longest * 3 / 2))
    }

    fn longest(&self) -> Option<Duration> {
        self.intervals.iter().max().copied()
    }
}

#[cfg(test)]
mod tests;

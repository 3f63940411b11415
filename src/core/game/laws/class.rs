//! Standard, rapid and blitz: which a time control makes of a game, and what differs between them.

use std::time::Duration;

use super::articles::Subject;
use super::rules::Rules;
use crate::game::{Game, TimeControl};

/// What a game is by its time, which is that of all its moves and sixty increments.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Class {
    /// An hour or more, or no clock.
    #[default]
    Standard,
    /// Less than an hour (Appendix A).
    Rapid,
    /// Ten minutes or less (Appendix B); until 2014 less than fifteen.
    Blitz,
}

/// A value for each class.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PerClass<T> {
    /// For standard chess.
    pub standard: T,
    /// For rapid chess.
    pub rapid: T,
    /// For blitz.
    pub blitz: T,
}

impl<T: Copy> PerClass<T> {
    /// Makes one that is the same for all.
    pub(super) const fn all(value: T) -> Self {
        Self::of(value, value, value)
    }

    /// Makes one of its values.
    pub(super) const fn of(standard: T, rapid: T, blitz: T) -> Self {
        Self { standard, rapid, blitz }
    }

    /// Returns that of a class.
    pub fn get(&self, class: Class) -> T {
        match class {
            Class::Standard => self.standard,
            Class::Rapid => self.rapid,
            Class::Blitz => self.blitz,
        }
    }
}

/// From which time on a game is rapid and no blitz.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum RapidFrom {
    /// From so many seconds on.
    AtLeast(u16),
    /// With more than so many seconds.
    MoreThan(u16),
}

impl Subject {
    /// Returns what is said of a game of a class that is supervised.
    pub fn supervised(class: Class) -> Self {
        match class {
            Class::Blitz => Self::BlitzSupervised,
            Class::Standard | Class::Rapid => Self::RapidSupervised,
        }
    }

    /// Returns what is said of announcing which rules hold for a game of a class.
    pub fn announced(class: Class) -> Self {
        match class {
            Class::Blitz => Self::AnnouncedInBlitz,
            Class::Standard | Class::Rapid => Self::AnnouncedSupervision,
        }
    }

    /// Returns what is said of penalties in a class where they are not those of standard chess.
    pub fn penalties(class: Class) -> Option<Self> {
        match class {
            Class::Standard => None,
            Class::Rapid => Some(Self::RapidPenalties),
            Class::Blitz => Some(Self::BlitzPenalties),
        }
    }

    /// Returns what is said of a game of a class that nobody supervises.
    pub fn unsupervised(class: Class) -> Self {
        match class {
            Class::Blitz => Self::BlitzUnsupervised,
            Class::Standard | Class::Rapid => Self::RapidUnsupervised,
        }
    }
}

impl Game {
    /// Returns what the game is by its time.
    pub fn class(&self) -> Class {
        self.rules().class(self.opening().time.as_ref())
    }
}

impl Rules {
    /// Returns what a time control makes of a game; one without periods of a known length is standard.
    pub fn class(&self, time: Option<&TimeControl>) -> Class {
        let Some(time) = time else { return Class::Standard };
        let whole = whole_time(time);
        let is_rapid_at_least = match self.rapid_from {
            RapidFrom::AtLeast(seconds) => whole >= Duration::from_secs(seconds.into()),
            RapidFrom::MoreThan(seconds) => whole > Duration::from_secs(seconds.into()),
        };
        if whole >= Duration::from_secs(self.standard_from.into()) {
            Class::Standard
        } else if is_rapid_at_least {
            Class::Rapid
        } else {
            Class::Blitz
        }
    }
}

/// A.1, B.1: the time of all periods and sixty times what is granted for a move.
fn whole_time(time: &TimeControl) -> Duration {
    const MOVES: u32 = 60;
    time.whole() + time.per_move.time() * MOVES
}

#[cfg(test)]
mod tests {
    use super::Class;
    use crate::game::{Edition, TimeControl};

    #[track_caller]
    fn is(edition: Edition, time: &str, class: Class) {
        let control: TimeControl = time.parse().expect(time);
        assert_eq!(edition.rules().class(Some(&control)), class, "{time} in {edition}");
    }

    #[test]
    fn a_1_1_base_and_sixty_increments_make_the_class() {
        for edition in [Edition::Of2014, Edition::Of2018, Edition::Of2023] {
            is(edition, "G/10m", Class::Blitz);
            is(edition, "5+5", Class::Blitz);
            is(edition, "5+6", Class::Rapid);
            is(edition, "3+2", Class::Blitz);
            is(edition, "G/59m", Class::Rapid);
            is(edition, "G/60m", Class::Standard);
            is(edition, "30+30", Class::Standard);
            is(edition, "40/90m, G/30m, +30s", Class::Standard);
        }
    }

    #[test]
    fn until_2014_a_game_of_fifteen_minutes_was_the_shortest_rapid() {
        for edition in [Edition::Of1997, Edition::Of2005, Edition::Of2009] {
            is(edition, "G/14m", Class::Blitz);
            is(edition, "G/15m", Class::Rapid);
            is(edition, "G/59m", Class::Rapid);
            is(edition, "G/60m", Class::Standard);
        }
    }

    #[test]
    fn without_a_known_time_a_game_is_standard() {
        assert_eq!(Edition::Of2023.rules().class(None), Class::Standard);
    }
}

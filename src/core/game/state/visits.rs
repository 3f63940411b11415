//! When arbiters were at the keys: what one of them read is not read again unasked.

use super::Game;
use crate::game::Moment;

/// Who is at the keys, and each visit in its order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Visits {
    is_here: bool,
    all: Vec<Visit>,
}

#[derive(Clone, Debug, PartialEq)]
struct Visit {
    initials: String,
    began: Moment,
    ended: Option<Moment>,
}

impl Visits {
    /// Returns the initials of the arbiter at the keys.
    pub(super) fn present(&self) -> Option<&str> {
        let last = self.all.last().filter(|_| self.is_here);
        last.map(|it| it.initials.as_str())
    }

    /// An arbiter takes the keys.
    pub(super) fn begin(&mut self, initials: &str, at: Moment) {
        let initials = initials.to_owned();
        self.is_here = true;
        self.all.push(Visit {
            initials,
            began: at,
            ended: None,
        });
    }

    /// The keys are given back; without a moment only its beginning is known.
    pub(super) fn end(&mut self, at: Option<Moment>) {
        if let Some(visit) = self.all.last_mut().filter(|_| self.is_here) {
            visit.ended = at;
        }
        self.is_here = false;
    }
}

/// Returns until when the arbiter at the keys was there before; `None` for one who came for the first time.
pub fn arbiter_was_here_until(game: &Game) -> Option<Moment> {
    let (present, earlier) = game.visits.all.split_last()?;
    let same = earlier.iter().rev().find(|it| it.initials == present.initials)?;
    Some(same.ended.unwrap_or(same.began))
}

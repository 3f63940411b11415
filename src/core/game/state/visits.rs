//! When arbiters were at the keys: what one of them read is not read again unasked.

use super::Game;
use crate::game::Moment;

/// A visit of an arbiter at the keys.
#[derive(Clone, Debug, PartialEq)]
pub struct Visit {
    initials: String,
    began: Moment,
    ended: Option<Moment>,
    is_over: bool,
}

impl Visit {
    /// Returns one that begins.
    pub fn begun(initials: &str, at: Moment) -> Self {
        Self {
            initials: initials.to_owned(),
            began: at,
            ended: None,
            is_over: false,
        }
    }

    /// The keys are given back; without a moment only its beginning is known.
    pub fn end(&mut self, at: Option<Moment>) {
        if !self.is_over {
            self.ended = at;
        }
        self.is_over = true;
    }

    /// Returns the initials of the arbiter while the visit goes on.
    pub fn present(&self) -> Option<&str> {
        (!self.is_over).then_some(self.initials.as_str())
    }
}

/// Returns until when the arbiter at the keys was there before; `None` for one who came for the first time.
pub fn last_visit_end(game: &Game) -> Option<Moment> {
    let (present, earlier) = game.visits.split_last()?;
    let same = earlier.iter().rev().find(|visit| visit.initials == present.initials)?;
    Some(same.ended.unwrap_or(same.began))
}

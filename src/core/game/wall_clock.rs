//! The clock on the wall, as far as the journal of an event knows it: with it the time is compared at which an adjourned game
//! was to go on (E.2.g, E.9).

use super::day::{minutes, on_day};
use super::{Event, Game, Moment, Opening, Resumption};

/// What was written last of the wall, and how long the machine slept since.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct WallMark {
    at: Moment,
    wall: Option<u64>,
    slept: u64,
}

impl WallMark {
    /// Returns what an opening says of it.
    pub fn of(opening: &Opening) -> Self {
        Self {
            wall: opening.wall,
            ..Self::default()
        }
    }

    /// Takes what an event says of it.
    pub fn take(&mut self, event: &Event, at: Moment) {
        match event {
            Event::Reopened { wall, .. } => {
                *self = Self {
                    at,
                    wall: *wall,
                    slept: 0,
                }
            }
            Event::Slept { gap } => self.slept += gap,
            _ => {}
        }
    }

    fn wall_at(self, at: Moment) -> Option<u64> {
        let kept = at.0.saturating_sub(self.at.0);
        Some(self.wall?.saturating_add(kept).saturating_add(self.slept))
    }
}

/// Returns by how many milliseconds an adjourned game was to go on before a moment, negative if after it; `None` where the
/// date or the time that was written cannot be read, or the journal does not know the clock on the wall.
pub fn since_agreed_time(game: &Game, wall: WallMark, resumes: &Resumption, at: Moment) -> Option<i64> {
    const MINUTE: i64 = 60_000;
    let opening = game.opening();
    let seconds = opening.opened.get(17..19)?.parse::<u8>().ok().map(i64::from)?;
    let opened = minutes(&opening.opened)? * MINUTE + seconds * 1000;
    let passed = wall.wall_at(at)?.checked_sub(opening.wall?)?;
    let agreed = minutes(&on_day(&resumes.date, &resumes.time)?)? * MINUTE;
    Some(opened + i64::try_from(passed).ok()? - agreed)
}

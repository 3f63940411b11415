//! The clock on the wall, as far as the journal of an event knows it: with it the time is compared at which an adjourned game
//! was to go on (E.2.g, E.9).

use super::event_terms::minutes;
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
    let agreed = minutes(&written(resumes)?)? * MINUTE;
    Some(opened + i64::try_from(passed).ok()? - agreed)
}

/// Returns date and time as `YYYY-MM-DD HH:MM`: `2026-11-28`, `28.11.2026`, and with other signs where no month can be meant
/// by the day; `15:00`, `15.00`, `15h`, `15 Uhr`.
fn written(resumes: &Resumption) -> Option<String> {
    let number = |text: &str| text.parse::<u16>().ok();
    let parts: Vec<&str> = resumes
        .date
        .trim_end_matches('.')
        .split(['-', '.', '/'])
        .map(str::trim)
        .collect();
    let [first, month, last] = parts.as_slice() else {
        return None;
    };
    let (year, day) = match (first.len(), last.len()) {
        (4, 1 | 2) => (first, last),
        (1 | 2, 4) => (last, first),
        _ => return None,
    };
    let (year, month, day) = (number(year)?, number(month)?, number(day)?);
    let is_clear = first.len() == 4 || resumes.date.contains('.') || day > 12 || day == month;
    let time = resumes.time.to_lowercase();
    let time = time.trim_end_matches("uhr").trim_end_matches("uur").trim();
    let (hour, minute) = time.split_once([':', '.', 'h']).unwrap_or((time, ""));
    let minute = match minute.trim() {
        "" => 0,
        minute => number(minute)?,
    };
    let hour = number(hour.trim())?;
    is_clear.then(|| format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}"))
}

#[cfg(test)]
mod tests {
    use super::written;
    use crate::game::Resumption;

    #[test]
    fn e_2_g_date_and_time_are_read_as_people_write_them() {
        for (text, read) in [
            ("2026-11-28, 15:00, Hall", Some("2026-11-28 15:00")),
            ("28.11.2026, 9.30, Saal 2", Some("2026-11-28 09:30")),
            ("8.1.2027, 15 Uhr, Saal 2", Some("2027-01-08 15:00")),
            ("28/11/2026, 15h, salle 2", Some("2026-11-28 15:00")),
            ("28-11-2026, 15h30, zaal 2", Some("2026-11-28 15:30")),
            ("08/11/2026, 15:00, Hall", None),
            ("tomorrow, 15:00, Hall", None),
            ("2026-11-28, 3 pm, Hall", None),
        ] {
            let resumes = Resumption::read(text).expect("three parts");
            assert_eq!(written(&resumes).as_deref(), read, "{text}");
        }
    }
}

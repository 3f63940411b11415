//! A day of the calendar, and a time of day, as people write them.

use std::fmt;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// How many characters a day has.
    pub(super) const WRITTEN: usize = 10;

    /// Reads `2026-11-21`, `2026.11.21` or `21.11.2026`; `None` for what is not in the calendar.
    pub(super) fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(['-', '.']).map(str::trim).collect();
        let [first, month, last] = parts.as_slice() else {
            return None;
        };
        let (year, day) = if first.len() == 4 { (first, last) } else { (last, first) };
        let is_number =
            |it: &str, longest: usize| (1..=longest).contains(&it.len()) && it.bytes().all(|it| it.is_ascii_digit());
        if year.len() != 4 || ![*month, *day].iter().all(|it| is_number(it, 2)) || !is_number(year, 4) {
            return None;
        }
        let day = Self {
            year: year.parse().ok()?,
            month: month.parse().ok()?,
            day: day.parse().ok()?,
        };
        (1..=day.days_of_the_month()?).contains(&day.day).then_some(day)
    }

    fn days_of_the_month(self) -> Option<u8> {
        let leaps = self.year.is_multiple_of(4) && !self.year.is_multiple_of(100) || self.year.is_multiple_of(400);
        Some(match self.month {
            2 => 28 + u8::from(leaps),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        })
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// Reads a day and a time of day, or a time of day of today; `now` says which day that is.
pub(super) fn moment(text: &str, now: &str) -> Option<String> {
    let text = text.trim();
    let (day, time) = match text.split_once([' ', 'T']) {
        Some((day, time)) => (Day::read(day)?, time.trim()),
        None => (Day::read(now.get(..Day::WRITTEN)?)?, text),
    };
    let (hour, minute) = time.split_once(':')?;
    let number = |it: &str| -> Option<u8> {
        let is_number = (1..=2).contains(&it.len()) && it.bytes().all(|it| it.is_ascii_digit());
        is_number.then(|| it.parse().ok())?
    };
    let (hour, minute) = (number(hour)?, number(minute).filter(|_| minute.len() == 2)?);
    (hour < 24 && minute < 60).then(|| format!("{day} {hour:02}:{minute:02}"))
}

#[cfg(test)]
mod tests {
    use super::{Day, moment};

    #[test]
    fn a_day_is_one_of_the_calendar() {
        for (text, day) in [
            ("2026-11-21", Some("2026-11-21")),
            ("2026.11.21", Some("2026-11-21")),
            ("21.11.2026", Some("2026-11-21")),
            ("1.2.2026", Some("2026-02-01")),
            ("2028-02-29", Some("2028-02-29")),
            ("2026-02-29", None),
            ("1900-02-29", None),
            ("2026-13-01", None),
            ("2026-00-01", None),
            ("2026-11-00", None),
            ("21.11.", None),
            ("21.11.26", None),
            ("tomorrow", None),
            ("+1.2.2026", None),
            ("", None),
        ] {
            assert_eq!(Day::read(text).map(|it| it.to_string()).as_deref(), day, "{text}");
        }
    }

    #[test]
    fn a_time_of_day_is_one_of_today() {
        let now = "2026-11-21 14:30";
        for (text, at) in [
            ("15:05", Some("2026-11-21 15:05")),
            ("9:05", Some("2026-11-21 09:05")),
            ("2026-11-20 9:05", Some("2026-11-20 09:05")),
            ("20.11.2026 23:59", Some("2026-11-20 23:59")),
            ("24:00", None),
            ("9:5", None),
            ("9:60", None),
            ("2026-11-20", None),
            ("now", None),
        ] {
            assert_eq!(moment(text, now).as_deref(), at, "{text}");
        }
    }
}

//! A day of the calendar, and a time of day, as people write them.

use std::fmt;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// How many characters a day has.
    pub const WRITTEN: usize = 10;

    /// Reads `2026-11-21`, `2026.11.21` or `21.11.2026`, and `21/11/2026` or `21-11-2026` where no month can be meant by the
    /// day; `None` for what is not in the calendar.
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text
            .trim_end_matches('.')
            .split(['-', '.', '/'])
            .map(str::trim)
            .collect();
        let [first, month, last] = parts.as_slice() else {
            return None;
        };
        let is_year_first = first.len() == 4;
        let (year, day) = if is_year_first { (first, last) } else { (last, first) };
        if year.len() != 4 {
            return None;
        }
        let day = Self {
            year: number(year, 4)?,
            month: u8::try_from(number(month, 2)?).ok()?,
            day: u8::try_from(number(day, 2)?).ok()?,
        };
        let is_clear = is_year_first || text.contains('.') || day.day > 12 || day.day == day.month;
        (is_clear && (1..=day.days_of_the_month()?).contains(&day.day)).then_some(day)
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

/// Reads a day and a time of day, or a time of day of today, into `YYYY-MM-DD HH:MM`; `now` says which day is today.
pub fn moment(text: &str, now: &str) -> Option<String> {
    let text = text.trim();
    let of_a_day = |(day, time): (&str, &str)| on_day(day, time);
    let whole = text.split_once([' ', 'T']).and_then(of_a_day);
    whole.or_else(|| on_day(now.get(..Day::WRITTEN)?, text))
}

/// Reads a day and a time of day (`15:00`, `15.00`, `15h`, `15h30`, `15 Uhr`, `15 uur`) into `YYYY-MM-DD HH:MM`.
pub fn on_day(day: &str, time: &str) -> Option<String> {
    let day = Day::read(day)?;
    let time = time.to_lowercase();
    let time = time.trim_end_matches("uhr").trim_end_matches("uur").trim();
    let (hour, minute) = time.split_once([':', '.', 'h']).unwrap_or((time, ""));
    let minute = match minute.trim() {
        "" => 0,
        minute => number(minute, 2).filter(|_| minute.len() == 2)?,
    };
    let hour = number(hour.trim(), 2)?;
    (hour < 24 && minute < 60).then(|| format!("{day} {hour:02}:{minute:02}"))
}

/// Returns the minutes since some day long ago, of a moment that is written `YYYY-MM-DD HH:MM`.
pub fn minutes(time: &str) -> Option<i64> {
    let number = |from: usize, to: usize| time.get(from..to)?.parse::<u16>().ok().map(i64::from);
    let (year, month, day) = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let (hour, minute) = (number(11, 13)?, number(14, 16)?);
    let is_time = (1..=12).contains(&month) && (1..=31).contains(&day) && hour < 24 && minute < 60;
    // Years that begin in March have their leap day at the end.
    let (year, month) = if month < 3 {
        (year - 1, month + 9)
    } else {
        (year, month - 3)
    };
    let days =
        365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + (153 * month + 2) / 5 + day;
    is_time.then_some((days * 24 + hour) * 60 + minute)
}

fn number(text: &str, longest: usize) -> Option<u16> {
    let is_number = (1..=longest).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_digit());
    is_number.then(|| text.parse().ok())?
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
            ("21.11.2026.", Some("2026-11-21")),
            ("21/11/2026", Some("2026-11-21")),
            ("11-11-2026", Some("2026-11-11")),
            ("08/11/2026", None),
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
            ("15.30", Some("2026-11-21 15:30")),
            ("15h", Some("2026-11-21 15:00")),
            ("8.1.2027 15 Uhr", Some("2027-01-08 15:00")),
            ("15h30", Some("2026-11-21 15:30")),
            ("9 uur", Some("2026-11-21 09:00")),
            ("3 pm", None),
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

//! Time controls as `40/90m, G/30m, +30s` or `5+3`: periods, then increment or delay (6.3), and what is not the same for both.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::as_text::kept_as_text;

/// How much time there is for which moves.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TimeControl {
    /// At least one; all but the last name their number of moves. Where the last one does too, nothing comes behind it: the
    /// game is adjourned then, or finished by other means.
    pub periods: Vec<Period>,
    /// What is granted for each move beside the periods.
    pub per_move: PerMove,
    /// Black's time of the first period, where it is not White's (C06-TB 6.k).
    pub black: Option<Duration>,
    /// True if a draw counts as won for Black where somebody must go on: the result of the game stays a draw (C06-TB 6.k).
    pub draw_odds: bool,
}

/// Time controls by their names: that of the glossary of the Laws, one that ends with an adjournment, rapid and blitz as they
/// are played most, and those of a play-off (C06-TB 6.k).
pub const PRESETS: [(&str, &str); 6] = [
    ("classical", "40/90m, G/30m, +30s"),
    ("adjourned", "40/120m, 20/60m"),
    ("rapid", "G/15m, +10s"),
    ("blitz", "G/3m, +2s"),
    ("play-off", "G/3m, +5s"),
    ("armageddon", "G/5m, black 4m, draw odds"),
];

impl TimeControl {
    /// Returns the time that a side has at the start, without any increment.
    pub fn at_the_start(&self, side: Color) -> Duration {
        let first = self.periods.first().map_or(Duration::ZERO, |it| it.time);
        match side {
            Color::White => first,
            Color::Black => self.black.unwrap_or(first),
        }
    }

    /// Returns the time of all periods of the side that has more.
    pub fn whole(&self) -> Duration {
        let later: Duration = self.periods.iter().skip(1).map(|it| it.time).sum();
        let first = ByColor::new_with(|side| self.at_the_start(side));
        first.white.max(first.black) + later
    }

    /// Returns the index of the period in which one stands after `completed` moves.
    pub fn period(&self, completed: u16) -> usize {
        let mut required = 0_u32;
        let controls_met = self.periods.iter().map_while(|it| it.moves).take_while(|moves| {
            required += u32::from(*moves);
            u32::from(completed) >= required
        });
        controls_met.count().min(self.periods.len().saturating_sub(1))
    }
}

/// A stretch of the game with its own allotment.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Period {
    /// Moves to complete; `None` for the rest of the game.
    pub moves: Option<u16>,
    /// Time added when the period begins.
    pub time: Duration,
}

/// What is granted for each move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PerMove {
    /// Nothing.
    Nothing,
    /// Added on each press, cumulative (Fischer).
    Increment(Duration),
    /// The main time stands still for this long on each move; what is unused is lost (6.3.c).
    Delay(Duration),
    /// Added back on each press, at most what was used (Bronstein).
    Bronstein(Duration),
}

impl PerMove {
    /// Returns the time granted, zero for none.
    pub fn time(self) -> Duration {
        match self {
            PerMove::Nothing => Duration::ZERO,
            PerMove::Increment(time) | PerMove::Delay(time) | PerMove::Bronstein(time) => time,
        }
    }
}

/// Why a text is no time control.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum ParseTimeControlError {
    /// No time control has that name.
    #[error("no time control is called {0:?}; it is written as 5+3, or as 40/90m, G/30m, +30s")]
    Preset(String),
    /// A part between commas was not understood.
    #[error("{0:?} is no time control; it is written as 5+3, or as 40/90m, G/30m, +30s")]
    Part(String),
    /// Behind a period for the rest of the game comes none.
    #[error("a period for the rest of the game is the last, as in 40/90m, G/30m")]
    LastPeriod,
    /// An increment and nothing to which it is added.
    #[error("{0:?} is granted for each move beside a time, as in G/5m, +3s or 5+3")]
    NoTime(String),
    /// One period with moves and nothing behind it: most likely the rest was forgotten.
    #[error("{0:?} does not say what comes next, as 40/90m, G/30m does")]
    WhatNext(String),
    /// More than one increment or delay, or one for a part of the game.
    #[error("there is one increment or delay, for the whole game, as in 40/90m, G/30m, +30s")]
    TwoIncrements,
    /// Delays and increments over a minute are most likely minutes meant as seconds (AMB-10).
    #[error("an increment or delay of more than 60 s is refused")]
    LongDelay,
}

/// What stands between two commas: a period, what is granted for each move, or both; Black's own time; the draw odds.
#[derive(Default)]
struct Part {
    period: Option<Period>,
    granted: Option<PerMove>,
    black: Option<Duration>,
    draw_odds: bool,
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, ParseTimeControlError> {
        use ParseTimeControlError as Why;
        let named = PRESETS.iter().find(|(name, _)| name.eq_ignore_ascii_case(text.trim()));
        if named.is_none() && is_name(text) {
            return Err(Why::Preset(text.trim().to_owned()));
        }
        let text = named.map_or(text, |(_, control)| control);
        let parts = text
            .split([',', ';'])
            .map(|part| Part::read(part).ok_or_else(|| Why::Part(part.trim().to_owned())))
            .collect::<Result<Vec<_>, _>>()?;
        let per_move = granted_by(&parts)?;
        let periods: Vec<Period> = parts.iter().filter_map(|it| it.period).collect();
        let open = |period: &Period| period.moves.is_none();
        match periods.split_last() {
            None => Err(Why::NoTime(text.trim().to_owned())),
            Some((_, others)) if others.iter().any(open) => Err(Why::LastPeriod),
            Some((only, [])) if !open(only) => Err(Why::WhatNext(text.trim().to_owned())),
            Some(_) => Ok(Self {
                black: parts.iter().find_map(|it| it.black).filter(|it| *it != periods[0].time),
                draw_odds: parts.iter().any(|it| it.draw_odds),
                periods,
                per_move,
            }),
        }
    }
}

/// Returns true for a word, which is no period of any control.
fn is_name(text: &str) -> bool {
    let text = text.trim();
    text.chars().nth(1).is_some() && text.chars().all(|it| it.is_alphabetic() || it == '-' || it == ' ')
}

/// Returns what all parts together grant for each move. It holds for the whole game: a period that names it for itself alone,
/// though another follows, is refused.
fn granted_by(parts: &[Part]) -> Result<PerMove, ParseTimeControlError> {
    let mut all = parts.iter().filter_map(|it| it.granted);
    let Some(granted) = all.next() else {
        return Ok(PerMove::Nothing);
    };
    let holds_to_the_end = |part: &Part| part.granted.is_some() && part.period.is_none();
    let of_the_last = parts.iter().rfind(|it| it.period.is_some());
    let is_whole = of_the_last.is_none_or(|it| it.granted.is_some()) || parts.iter().any(holds_to_the_end);
    if all.any(|it| it != granted) || !is_whole {
        Err(ParseTimeControlError::TwoIncrements)
    } else if granted.time() > Duration::from_secs(60) {
        Err(ParseTimeControlError::LongDelay)
    } else {
        Ok(granted)
    }
}

impl Part {
    /// Reads `40/90m`, `G/30m`, `90`, `+30s`, or a period with what is granted behind it: `5+3`, `G/15m d5s`; `black 4m`; `draw
    /// odds`.
    fn read(part: &str) -> Option<Self> {
        let part: String = part.to_lowercase().split_whitespace().collect();
        if let Some(time) = part.strip_prefix("black") {
            let black = parse_duration(time, "m").filter(|it| !it.is_zero())?;
            return Some(Self {
                black: Some(black),
                ..Self::default()
            });
        }
        if part == "drawodds" {
            return Some(Self {
                draw_odds: true,
                ..Self::default()
            });
        }
        let (moves, rest) = match part.split_once('/') {
            Some(("g" | "sd", rest)) => (None, rest),
            Some((number, rest)) => (Some(number.parse().ok().filter(|&it| it > 0)?), rest),
            None => (None, part.as_str()),
        };
        let behind = granted_from(rest);
        let (time, granted) = rest.split_at(behind.unwrap_or(rest.len()));
        let stands_alone = time.is_empty() && !part.contains('/');
        Some(Self {
            period: match stands_alone {
                true => None,
                false => Some(Period {
                    moves,
                    time: parse_duration(time, "m").filter(|it| !it.is_zero())?,
                }),
            },
            granted: match granted {
                // As servers write that there is none: `5+0`.
                "" | "+0" | "|0" if !stands_alone => None,
                granted => Some(parse_per_move(granted)?),
            },
            ..Self::default()
        })
    }
}

/// Returns where what is granted for each move begins: a sign, or a letter with a number behind it, which none in `seconds` has.
fn granted_from(text: &str) -> Option<usize> {
    let begins = |(at, it): &(usize, char)| match it {
        '+' | '|' => true,
        'd' | 'b' => text[at + 1..].starts_with(|it: char| it.is_ascii_digit()),
        _ => false,
    };
    text.char_indices().find(begins).map(|(at, _)| at)
}

fn parse_per_move(granted: &str) -> Option<PerMove> {
    let kind: fn(Duration) -> PerMove = match granted.chars().next()? {
        '+' | '|' => PerMove::Increment,
        'd' => PerMove::Delay,
        'b' => PerMove::Bronstein,
        _ => return None,
    };
    parse_duration(&granted[1..], "s").filter(|it| !it.is_zero()).map(kind)
}

/// Units of time from the largest on, and the seconds of each.
const UNITS: [(&[&str], u64); 3] = [
    (
        &[
            "h", "hour", "hours", "stunde", "stunden", "hora", "horas", "heure", "heures", "uur", "uren",
        ],
        3600,
    ),
    (
        &[
            "m", "min", "'", "′", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuut",
        ],
        60,
    ),
    (
        &[
            "s", "sec", "\"", "″", "secs", "second", "seconds", "sekunde", "sekunden", "segundo", "segundos",
            "seconde", "secondes", "seconden",
        ],
        1,
    ),
];

/// Reads `90m`, `30s`, `2h`, `1h30m`, `90'`; a number without a unit has the next smaller one than that before it, and
/// `usual` where it stands alone.
pub(super) fn parse_duration(text: &str, usual: &str) -> Option<Duration> {
    let mut rest = text;
    let mut seconds = 0_u64;
    let mut smallest: Option<usize> = None;
    while !rest.is_empty() {
        let behind_number = rest.find(|it: char| !it.is_ascii_digit()).unwrap_or(rest.len());
        let (number, behind) = rest.split_at(behind_number);
        let behind_unit = behind.find(|it: char| it.is_ascii_digit()).unwrap_or(behind.len());
        let (unit, behind) = behind.split_at(behind_unit);
        let named = |name: &str| UNITS.iter().position(|(names, _)| names.contains(&name));
        let index = match (unit, smallest) {
            ("", None) => named(usual)?,
            ("", Some(before)) => before + 1,
            (unit, _) => named(unit)?,
        };
        if smallest.is_some_and(|before| index <= before) {
            return None;
        }
        let (_names, length) = UNITS.get(index)?;
        seconds = seconds.checked_add(number.parse::<u64>().ok()?.checked_mul(*length)?)?;
        smallest = Some(index);
        rest = behind;
    }
    (seconds <= 100 * 3600).then(|| Duration::from_secs(seconds))
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.periods.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            match period.moves {
                Some(moves) => write!(f, "{comma}{moves}/{}", Short(period.time))?,
                None => write!(f, "{comma}G/{}", Short(period.time))?,
            }
        }
        match self.per_move {
            PerMove::Nothing => {}
            PerMove::Increment(time) => write!(f, ", +{}", Short(time))?,
            PerMove::Delay(time) => write!(f, ", d{}", Short(time))?,
            PerMove::Bronstein(time) => write!(f, ", b{}", Short(time))?,
        }
        if let Some(black) = self.black {
            write!(f, ", black {}", Short(black))?;
        }
        match self.draw_odds {
            true => f.write_str(", draw odds"),
            false => Ok(()),
        }
    }
}

/// Writes whole minutes as `90m`, all else in seconds.
struct Short(Duration);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        if seconds.is_multiple_of(60) {
            write!(f, "{}m", seconds / 60)
        } else {
            write!(f, "{seconds}s")
        }
    }
}

kept_as_text!(TimeControl);

#[cfg(test)]
mod tests {
    use super::{PRESETS, ParseTimeControlError, TimeControl};

    #[test]
    fn a_time_control_is_written_as_it_was_read() {
        for text in [
            "40/90m, G/30m, +30s",
            "G/15m, +10s",
            "G/5m",
            "G/5m, d5s",
            "G/3m, b2s",
            "40/120m, 20/60m, G/30m",
            "40/120m, 20/60m",
            "G/5m, black 4m, draw odds",
            "40/90m, G/30m, +30s, black 45m",
        ] {
            assert_eq!(text.parse::<TimeControl>().expect(text).to_string(), text);
        }
        assert_eq!(
            "40/1h30m,G/30".parse::<TimeControl>().expect("hours").to_string(),
            "40/90m, G/30m"
        );
    }

    #[test]
    fn a_time_control_is_read_as_clocks_and_servers_write_it() {
        for (written, meant) in [
            ("5+3", "G/5m, +3s"),
            ("90+30", "G/90m, +30s"),
            ("15 + 10", "G/15m, +10s"),
            ("15m+10s", "G/15m, +10s"),
            ("90'+30\"", "G/90m, +30s"),
            ("3|2", "G/3m, +2s"),
            ("10+0", "G/10m"),
            ("90", "G/90m"),
            ("1h30", "G/90m"),
            ("1m30", "G/90s"),
            ("30 min", "G/30m"),
            ("90 minutes + 30 seconds", "G/90m, +30s"),
            ("1 hour 30 minutes + 30 seconds", "G/90m, +30s"),
            ("15 Minuten + 10 Sekunden", "G/15m, +10s"),
            ("90 seconds", "G/90s"),
            ("60 d5", "G/60m, d5s"),
            ("40/90m, G/30m +30s", "40/90m, G/30m, +30s"),
            ("40/90+30, G/30+30", "40/90m, G/30m, +30s"),
            ("40/90m, 30m, +30s", "40/90m, G/30m, +30s"),
            ("40/120; 20/60; sd/30; +30", "40/120m, 20/60m, G/30m, +30s"),
            ("+30s, G/90m", "G/90m, +30s"),
            ("5, black 4", "G/5m, black 4m"),
            ("5+3, black 5, Draw Odds", "G/5m, +3s, draw odds"),
            ("Armageddon", "G/5m, black 4m, draw odds"),
        ] {
            assert_eq!(
                written.parse::<TimeControl>().expect(written).to_string(),
                meant,
                "{written}"
            );
        }
    }

    #[test]
    fn every_preset_is_a_time_control_as_it_is_written() {
        for (name, written) in PRESETS {
            let control = name.parse::<TimeControl>().expect(name);
            assert_eq!(control.to_string(), written);
        }
    }

    #[test]
    fn behind_a_last_period_with_moves_nothing_comes() {
        let control: TimeControl = "40/120m, 20/60m".parse().expect("a time control");
        assert_eq!([39, 40, 59, 60, 99].map(|it| control.period(it)), [0, 1, 1, 1, 1]);
    }

    #[test]
    fn what_is_no_time_control_says_which_part() {
        use ParseTimeControlError as Why;
        let refused = |text: &str| text.parse::<TimeControl>().expect_err(text);
        assert_eq!(refused("40/90m"), Why::WhatNext("40/90m".into()));
        assert_eq!(refused("G/5m, G/5m"), Why::LastPeriod);
        assert_eq!(refused("G/5m, d5m"), Why::LongDelay);
        assert_eq!(refused("G/5m, +5s, d5s"), Why::TwoIncrements);
        assert_eq!(refused("soon"), Why::Preset("soon".into()));
        assert_eq!(refused("5, soon"), Why::Part("soon".into()));
        assert_eq!(refused("0/90m, G/1m"), Why::Part("0/90m".into()));
        assert_eq!(refused("30m, 40/90m"), Why::LastPeriod);
        assert_eq!(
            refused("40/90m+30s, G/30m"),
            Why::TwoIncrements,
            "for a part of the game"
        );
        assert_eq!(refused("40/90+30, G/30+10"), Why::TwoIncrements);
        assert_eq!(refused("+30s"), Why::NoTime("+30s".into()));
        for not_understood in [
            "",
            ",",
            "5+",
            "+",
            "G/",
            "/5",
            "5++3",
            "5+3+1",
            "30s5m",
            "5m5m",
            "1s30",
            "5+3x",
            "0+1",
            "5, black",
            "5, black 0",
            "5, black x",
            "5, odds",
            "armageddon, 5",
        ] {
            assert!(not_understood.parse::<TimeControl>().is_err(), "{not_understood:?}");
        }
        assert!("G/99999999999999999999m".parse::<TimeControl>().is_err());
    }
}

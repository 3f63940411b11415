//! Time controls as `40/90m, G/30m, +30s`: periods, then increment or delay (6.3).

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How much time there is for which moves.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TimeControl {
    /// At least one; all but the last name their number of moves.
    pub periods: Vec<Period>,
    /// What is granted for each move beside the periods.
    pub per_move: PerMove,
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
    /// A part between commas was not understood.
    #[error("{0:?} is neither a period such as 40/90m or G/30m nor an increment such as +30s, d5s or b5s")]
    Part(String),
    /// The last period must be for the rest of the game, and only the last.
    #[error("the last period, and only the last, is written with G, as in G/30m")]
    LastPeriod,
    /// More than one increment or delay.
    #[error("only one increment or delay is possible")]
    TwoIncrements,
    /// Delays and increments over a minute are most likely minutes meant as seconds (AMB-10).
    #[error("an increment or delay of more than 60 s is refused")]
    LongDelay,
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, ParseTimeControlError> {
        let mut periods = Vec::new();
        let mut per_move = PerMove::Nothing;
        for part in text.split(',').map(str::trim) {
            if let Some(granted) = parse_per_move(part) {
                if per_move != PerMove::Nothing {
                    return Err(ParseTimeControlError::TwoIncrements);
                }
                if granted.time() > Duration::from_secs(60) {
                    return Err(ParseTimeControlError::LongDelay);
                }
                per_move = granted;
            } else {
                periods.push(parse_period(part).ok_or_else(|| ParseTimeControlError::Part(part.to_owned()))?);
            }
        }
        let open = |period: &Period| period.moves.is_none();
        match periods.split_last() {
            Some((last, others)) if open(last) && !others.iter().any(open) => Ok(Self { periods, per_move }),
            _ => Err(ParseTimeControlError::LastPeriod),
        }
    }
}

fn parse_period(part: &str) -> Option<Period> {
    let (moves, time) = part.split_once('/')?;
    let moves = match moves {
        "G" | "g" => None,
        number => Some(number.parse().ok().filter(|&it| it > 0)?),
    };
    let time = parse_duration(time).filter(|it| !it.is_zero())?;
    Some(Period { moves, time })
}

fn parse_per_move(part: &str) -> Option<PerMove> {
    let kind: fn(Duration) -> PerMove = match part.chars().next()? {
        '+' => PerMove::Increment,
        'd' => PerMove::Delay,
        'b' => PerMove::Bronstein,
        _ => return None,
    };
    parse_duration(&part[1..]).filter(|it| !it.is_zero()).map(kind)
}

/// Reads `90m`, `30s`, `2h`, `1h30m`; a bare number is minutes.
fn parse_duration(text: &str) -> Option<Duration> {
    let mut seconds = 0_u64;
    let mut number = String::new();
    for c in text.trim().chars() {
        let unit = match c {
            '0'..='9' => {
                number.push(c);
                continue;
            }
            'h' => 3600,
            'm' => 60,
            's' => 1,
            _ => return None,
        };
        seconds = seconds.checked_add(number.parse::<u64>().ok()?.checked_mul(unit)?)?;
        number.clear();
    }
    if !number.is_empty() {
        seconds = seconds.checked_add(number.parse::<u64>().ok()?.checked_mul(60)?)?;
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
            PerMove::Nothing => Ok(()),
            PerMove::Increment(time) => write!(f, ", +{}", Short(time)),
            PerMove::Delay(time) => write!(f, ", d{}", Short(time)),
            PerMove::Bronstein(time) => write!(f, ", b{}", Short(time)),
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

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::{ParseTimeControlError, TimeControl};

    #[test]
    fn a_time_control_is_written_as_it_was_read() {
        for text in [
            "40/90m, G/30m, +30s",
            "G/15m, +10s",
            "G/5m",
            "G/5m, d5s",
            "G/3m, b2s",
            "40/120m, 20/60m, G/30m",
        ] {
            assert_eq!(text.parse::<TimeControl>().expect(text).to_string(), text);
        }
        assert_eq!(
            "40/1h30m,G/30".parse::<TimeControl>().expect("hours").to_string(),
            "40/90m, G/30m"
        );
    }

    #[test]
    fn what_is_no_time_control_says_which_part() {
        use ParseTimeControlError as Why;
        let refused = |text: &str| text.parse::<TimeControl>().expect_err(text);
        assert_eq!(refused("40/90m"), Why::LastPeriod);
        assert_eq!(refused("G/5m, G/5m"), Why::LastPeriod);
        assert_eq!(refused("G/5m, d5m"), Why::LongDelay);
        assert_eq!(refused("G/5m, +5s, d5s"), Why::TwoIncrements);
        assert_eq!(refused("soon"), Why::Part("soon".into()));
        assert_eq!(refused("0/90m, G/1m"), Why::Part("0/90m".into()));
        assert!("G/99999999999999999999m".parse::<TimeControl>().is_err());
    }
}

//! What an arbiter lays down for a game beside the edition of the Laws: what the edition leaves to the event, and what it asks
//! for before the clock is started.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::laws::{Class, DefaultTime, DeviceRule, NoWriteTime, Rules, Subject, has_to_announce_finish};
use super::time_control::parse_duration;
use super::{Allowed, By, ClockKind, Mode, Opening, PointSystem};

/// Something that is laid down.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// The computer, by a name, that the arbiter approved (11.3.2.1).
    Device,
    /// How late a player may come (6.7.1): `30m`.
    DefaultTime,
    /// On which side of White the clock stands (6.5): `left` or `right`.
    ClockSide,
    /// Whether the first increment is there before the first move (6.3.1): `before` or `after`.
    FirstIncrement,
    /// Whether an arbiter supervises a rapid or blitz game (A.4, B.2): `yes` or `no`.
    Supervised,
    /// Whether a quickplay finish, or Guideline III, was announced: `yes` or `no`.
    Finish,
    /// Before which move no draw is agreed without the arbiter (9.1.1): a number.
    NoDrawBefore,
    /// What two hands at a move are where one of them feels the board (7.5.4): `penalise` or `pegs-excepted`.
    TwoHands,
    /// Whether the game is rated: `yes` or `no`.
    Rated,
    /// Whether there are two boards (D.1): `yes` or `no`.
    TwoBoards,
    /// How the blind player records (D.2.7): `braille`, `longhand`, `recorder` or `program`.
    Medium,
    /// Whether the opponent is hearing-impaired (D.2.11): `yes` or `no`.
    HearingImpaired,
    /// For how long nobody has to write in time trouble: to the end of the period (8.4), or `for-good`.
    ScoreDuty,
    /// What a win, a draw and a loss count (10.1): `3-1-0`.
    Points,
    /// What is taken from the time of a player who does not write, or press, but has an assistant for it (8.1, 6.7.d of 2009):
    /// `0m`.
    Adjustment,
    /// Whether every board was found set up (2.3): `yes` or `no`.
    #[serde(rename = "set-up")]
    BoardsSetUp,
    /// Whether the clock shows a counter of moves (6.10.2): `yes` or `no`.
    MoveCounter,
}

/// The words of a condition that is one of a few.
const YES_OR_NO: &[&str] = &["yes", "no"];

impl Condition {
    /// All of them, in the order in which they are told.
    pub const ALL: [Self; 17] = [
        Self::Device,
        Self::DefaultTime,
        Self::ClockSide,
        Self::FirstIncrement,
        Self::Supervised,
        Self::Finish,
        Self::NoDrawBefore,
        Self::TwoHands,
        Self::Rated,
        Self::TwoBoards,
        Self::Medium,
        Self::HearingImpaired,
        Self::ScoreDuty,
        Self::Points,
        Self::Adjustment,
        Self::BoardsSetUp,
        Self::MoveCounter,
    ];

    /// Returns its name, as the journal and the event file have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::DefaultTime => "default-time",
            Self::ClockSide => "clock-side",
            Self::FirstIncrement => "first-increment",
            Self::Supervised => "supervised",
            Self::Finish => "finish",
            Self::NoDrawBefore => "no-draw-before",
            Self::TwoHands => "two-hands",
            Self::Rated => "rated",
            Self::TwoBoards => "two-boards",
            Self::Medium => "medium",
            Self::HearingImpaired => "hearing-impaired",
            Self::ScoreDuty => "score-duty",
            Self::Points => "points",
            Self::Adjustment => "adjustment",
            Self::BoardsSetUp => "set-up",
            Self::MoveCounter => "move-counter",
        }
    }

    /// Returns the words it may have; none where it is a time, a number or a name.
    pub fn words(self) -> &'static [&'static str] {
        match self {
            Self::Device | Self::DefaultTime | Self::NoDrawBefore | Self::Points | Self::Adjustment => &[],
            Self::ClockSide => &["left", "right"],
            Self::FirstIncrement => &["before", "after"],
            Self::TwoHands => &["penalise", "pegs-excepted"],
            Self::ScoreDuty => &["to-the-control", "for-good"],
            Self::Medium => &["braille", "longhand", "recorder", "program"],
            Self::Supervised
            | Self::Finish
            | Self::Rated
            | Self::TwoBoards
            | Self::HearingImpaired
            | Self::BoardsSetUp
            | Self::MoveCounter => YES_OR_NO,
        }
    }

    /// Returns the subject of the article that asks for it.
    pub fn subject(self) -> Subject {
        match self {
            Self::Device => Subject::Devices,
            Self::DefaultTime => Subject::DefaultTime,
            Self::ClockSide => Subject::ClockPlace,
            Self::FirstIncrement => Subject::Periods,
            Self::MoveCounter => Subject::WrongSetting,
            Self::Supervised => Subject::AnnouncedSupervision,
            Self::Finish => Subject::QuickplayFinish,
            Self::NoDrawBefore => Subject::RuleAgainstDraws,
            Self::TwoHands => Subject::TwoHands,
            Self::Rated | Self::TwoBoards => Subject::TwoBoards,
            Self::Medium => Subject::BlindRecording,
            Self::HearingImpaired => Subject::NoAssistant,
            Self::ScoreDuty => Subject::NoNeedToWrite,
            Self::Points => Subject::Scoring,
            Self::Adjustment => Subject::NotWriting,
            Self::BoardsSetUp => Subject::InitialPosition,
        }
    }

    /// Returns a value as it is kept, if it can be one: one of the words, `30m` for a time in minutes, a number, a name, points.
    pub fn read(self, text: &str) -> Option<String> {
        const LONGEST_NAME: usize = 80;
        const LATEST: u64 = 24 * 60;
        const LAST_MOVE: u16 = 200;
        let text = text.trim();
        match self {
            Self::Device => (1..=LONGEST_NAME)
                .contains(&text.chars().count())
                .then(|| text.to_owned()),
            Self::DefaultTime | Self::Adjustment => {
                let minutes = whole_minutes(text).filter(|it| *it <= LATEST)?;
                Some(format!("{minutes}m"))
            }
            Self::NoDrawBefore => {
                let number = text.parse::<u16>().ok().filter(|it| (1..=LAST_MOVE).contains(it))?;
                Some(number.to_string())
            }
            Self::Points => text.parse::<PointSystem>().ok().map(|it| it.to_string()),
            _ => self.words().iter().find(|it| **it == text).map(|it| (*it).to_owned()),
        }
    }
}

/// Returns a time that was laid down, as it is kept: `30m`.
pub(super) fn minutes(kept: &str) -> Option<Duration> {
    let minutes = kept.strip_suffix('m')?.parse::<u64>().ok()?;
    Some(Duration::from_secs(minutes.checked_mul(60)?))
}

/// Reads `30`, `30m`, `15 min` or `1:00`, hours and minutes, as minutes.
fn whole_minutes(text: &str) -> Option<u64> {
    let time = match text.split_once(':') {
        Some((hours, minutes)) => {
            let minutes = Some(minutes).filter(|it| it.len() == 2 && *it < "60")?;
            parse_duration(&format!("{hours}h{minutes}m"), "m")?
        }
        None if text.is_empty() => return None,
        None => parse_duration(&text.replace(' ', ""), "m")?,
    };
    let seconds = time.as_secs();
    seconds.is_multiple_of(60).then_some(seconds / 60)
}

/// What was laid down, each as [`Condition::read`] keeps it.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Conditions(BTreeMap<Condition, String>);

impl Conditions {
    /// Returns true if nothing was laid down.
    pub fn are_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Lays something down; a later word takes the place of an earlier one.
    pub fn lay_down(&mut self, condition: Condition, value: String) {
        self.0.insert(condition, value);
    }

    /// Returns what was laid down about something.
    pub fn get(&self, condition: Condition) -> Option<&str> {
        self.0.get(&condition).map(String::as_str)
    }

    /// Returns everything that was laid down.
    pub fn iter(&self) -> impl Iterator<Item = (Condition, &str)> {
        self.0.iter().map(|(condition, value)| (*condition, value.as_str()))
    }

    /// Returns before which move no draw is agreed without the arbiter.
    pub fn no_draw_before(&self) -> Option<u32> {
        self.get(Condition::NoDrawBefore)?.parse().ok()
    }

    /// Returns true if it was laid down that something is so.
    pub fn is_yes(&self, condition: Condition) -> bool {
        self.get(condition) == Some("yes")
    }
}

/// Something that the rules ask for before the clock is started.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum AskedFor {
    /// It is laid down.
    Condition(Condition),
    /// An assistant who announces: the opponent is hearing-impaired (D.2.11).
    Assistant,
    /// What is taken from the time of a player for whom an assistant presses the clock (6.7.d of 2009).
    AdjustmentForPressing,
}

impl AskedFor {
    /// Returns its name, as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Condition(condition) => condition.name(),
            Self::Assistant => "assistant",
            Self::AdjustmentForPressing => Condition::Adjustment.name(),
        }
    }

    /// Returns the subject of the article that asks for it.
    pub fn subject(self) -> Subject {
        match self {
            Self::Condition(condition) => condition.subject(),
            Self::Assistant => Subject::NoAssistant,
            Self::AdjustmentForPressing => Subject::NotPressing,
        }
    }
}

/// Returns what the rules ask for before the clock is started, and is not there yet; whether the boards are set up is looked at
/// when it is.
pub fn missing(rules: &Rules, opening: &Opening) -> Vec<AskedFor> {
    let Some(terms) = opening.event.as_deref().filter(|_| opening.mode == Mode::Event) else {
        return Vec::new();
    };
    let conditions = &terms.conditions;
    let is_rapid = rules.class(opening.time.as_ref()) != Class::Standard;
    let time = opening.time.as_ref();
    let asked = |condition: &Condition| match condition {
        Condition::Device => rules.devices == DeviceRule::ApprovedOnly,
        Condition::DefaultTime => rules.default_time == DefaultTime::Required,
        Condition::ClockSide => opening.clock != ClockKind::None,
        Condition::Supervised => is_rapid,
        Condition::Finish => has_to_announce_finish(rules, time),
        Condition::Adjustment => {
            opening.clock == ClockKind::Program
                && opening.duties.records == By::Assistant
                && rules.no_write_time != NoWriteTime::Nothing
        }
        _ => false,
    };
    let unsaid = |it: &Condition| conditions.get(*it).is_none();
    let missing = Condition::ALL.into_iter().filter(asked).filter(unsaid);
    let mut missing: Vec<AskedFor> = missing.map(AskedFor::Condition).collect();
    let records_itself = conditions.get(Condition::Medium) == Some("program");
    if records_itself && !terms.allows(Allowed::Scoresheet) {
        missing.push(AskedFor::Condition(Condition::Medium));
    }
    let is_pressed_for = opening.duties.presses == By::Assistant && rules.no_write_time == NoWriteTime::Asked;
    let is_asked_for = missing.contains(&AskedFor::Condition(Condition::Adjustment));
    if is_pressed_for && !is_asked_for && unsaid(&Condition::Adjustment) && opening.clock == ClockKind::Program {
        missing.push(AskedFor::AdjustmentForPressing);
    }
    let has_a_voice = terms.assistant.is_some() && opening.announces == By::Assistant;
    if rules.assistant_against_deaf && conditions.is_yes(Condition::HearingImpaired) && !has_a_voice {
        missing.push(AskedFor::Assistant);
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::Condition;

    #[test]
    fn a_condition_is_kept_as_it_is_read() {
        for (condition, text, kept) in [
            (Condition::DefaultTime, "30m", Some("30m")),
            (Condition::DefaultTime, "0", Some("0m")),
            (Condition::DefaultTime, "1:00", Some("60m")),
            (Condition::DefaultTime, "15 min", Some("15m")),
            (Condition::DefaultTime, "soon", None),
            (Condition::DefaultTime, "99:00", None),
            (Condition::DefaultTime, "0:75", None),
            (Condition::DefaultTime, "1:5", None),
            (Condition::DefaultTime, "90s", None),
            (Condition::DefaultTime, "", None),
            (Condition::DefaultTime, "71582788:4294967295", None),
            (Condition::NoDrawBefore, "30", Some("30")),
            (Condition::NoDrawBefore, "0", None),
            (Condition::ClockSide, "left", Some("left")),
            (Condition::ClockSide, "above", None),
            (Condition::Supervised, "yes", Some("yes")),
            (Condition::Supervised, "perhaps", None),
            (Condition::TwoHands, "pegs-excepted", Some("pegs-excepted")),
            (Condition::Device, "Laptop 7", Some("Laptop 7")),
            (Condition::Device, "", None),
            (Condition::Points, "3-1-0", Some("3-1-0")),
            (Condition::Points, "1-1/2-0", Some("1-½-0")),
            (Condition::Points, "3-1", None),
        ] {
            assert_eq!(condition.read(text).as_deref(), kept, "{condition:?} {text:?}");
        }
        for condition in Condition::ALL {
            let written = serde_json::to_string(&condition).expect("JSON");
            assert_eq!(written, format!("{:?}", condition.name()));
        }
    }
}

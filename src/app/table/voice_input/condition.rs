//! How those are who hear words: the recogniser and the scorer are one device for the desk as long as one of them hears.

use ansage_core::desk::Device;
use ansage_wire::Health;

/// One of those who hear words.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Part {
    Recogniser,
    Scorer,
}

/// How the two are, and what was told of it.
#[derive(Debug)]
pub(super) struct Condition {
    recogniser: Standing,
    scorer: Standing,
    /// Whether anybody hears.
    reported: Option<Reported>,
    /// Whether one of two fails.
    is_half_reported: bool,
}

#[derive(Clone, Debug, PartialEq)]
enum Standing {
    /// There is none.
    Absent,
    /// It was started, or will be.
    Expected,
    Well(Health),
    Unwell(Health),
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Reported {
    Hears,
    Missing,
    Lost,
}

/// Returns how the nets of the scorer are, of which some may be unusable.
pub(super) fn of_nets(unusable: &[String]) -> Health {
    if unusable.is_empty() {
        return Health::Ready { name: String::new() };
    }
    Health::Missing {
        why: unusable.join("; "),
    }
}

impl Condition {
    pub(super) fn new(has_recogniser: bool, has_scorer: bool) -> Self {
        let standing = |is_there| if is_there { Standing::Expected } else { Standing::Absent };
        Self {
            recogniser: standing(has_recogniser),
            scorer: standing(has_scorer),
            reported: None,
            is_half_reported: false,
        }
    }

    /// Notes how one of them is, and returns what the desk is to know of it.
    pub(super) fn note(&mut self, part: Part, health: Health) -> Vec<(Device, Health)> {
        let standing = match health {
            Health::Ready { .. } => Standing::Well(health),
            Health::Missing { .. } | Health::Lost { .. } => Standing::Unwell(health),
        };
        match part {
            Part::Recogniser => self.recogniser = standing,
            Part::Scorer => self.scorer = standing,
        }
        self.whole().into_iter().chain(self.half()).collect()
    }

    /// Returns true while nothing is known against the scorer.
    pub(super) fn scorer_may_hear(&self) -> bool {
        matches!(self.scorer, Standing::Expected | Standing::Well(_))
    }

    /// Whether anybody hears at all.
    fn whole(&mut self) -> Option<(Device, Health)> {
        let (reported, health) = match (&self.recogniser, &self.scorer) {
            (Standing::Well(health), _) | (_, Standing::Well(health)) => (Reported::Hears, health),
            (Standing::Expected, _) | (_, Standing::Expected) => return None,
            // The recogniser's own reason is nearer to what was asked for.
            (Standing::Unwell(health), _) | (_, Standing::Unwell(health)) => match health {
                Health::Missing { .. } => (Reported::Missing, health),
                Health::Ready { .. } | Health::Lost { .. } => (Reported::Lost, health),
            },
            (Standing::Absent, Standing::Absent) => return None,
        };
        (self.reported.replace(reported) != Some(reported)).then(|| (Device::Recogniser, health.clone()))
    }

    /// Whether one fails while the other hears.
    fn half(&mut self) -> Option<(Device, Health)> {
        use Standing::{Expected, Unwell, Well};
        let (fails, health) = match (&self.recogniser, &self.scorer) {
            (Unwell(health), Well(_) | Expected) | (Well(_) | Expected, Unwell(health)) => (true, health),
            (Well(health), Well(_)) => (false, health),
            _ => return None,
        };
        let was_reported = std::mem::replace(&mut self.is_half_reported, fails);
        (was_reported != fails).then(|| (Device::OneRecogniser, health.clone()))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn ready() -> Health {
        Health::Ready { name: "it".to_owned() }
    }

    fn lost() -> Health {
        Health::Lost {
            why: "it died".to_owned(),
            retry_in: Duration::ZERO,
        }
    }

    fn missing() -> Health {
        Health::Missing { why: "none".to_owned() }
    }

    #[test]
    fn where_one_is_there_its_health_is_that_of_hearing() {
        for (part, mut condition) in [
            (Part::Recogniser, Condition::new(true, false)),
            (Part::Scorer, Condition::new(false, true)),
        ] {
            for health in [ready(), lost(), ready(), missing()] {
                assert_eq!(condition.note(part, health.clone()), [(Device::Recogniser, health)]);
            }
            assert_eq!(condition.note(part, missing()), [], "{part:?}: it is told once");
        }
    }

    #[test]
    fn while_one_hears_the_other_costs_half_a_hearing() {
        let mut condition = Condition::new(true, true);
        let whole = |health| (Device::Recogniser, health);
        let half = |health| (Device::OneRecogniser, health);
        assert_eq!(condition.note(Part::Recogniser, ready()), [whole(ready())]);
        // Nothing is loaded before somebody is listened to, and the scorer is thought to be well until then.
        assert_eq!(condition.note(Part::Recogniser, lost()), [half(lost())]);
        assert!(condition.scorer_may_hear());
        assert_eq!(condition.note(Part::Scorer, ready()), []);
        assert_eq!(condition.note(Part::Scorer, lost()), [whole(lost())]);
        assert!(!condition.scorer_may_hear());
        assert_eq!(condition.note(Part::Recogniser, ready()), [whole(ready())]);
        assert_eq!(condition.note(Part::Scorer, ready()), [half(ready())]);
        assert_eq!(condition.note(Part::Scorer, missing()), [half(missing())]);
    }
}

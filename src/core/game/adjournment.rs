//! An adjourned game (E; guideline I since 2018): the sealed move, the envelope, and how the game is taken up again.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use super::event::forms::side_name;
use super::lateness::Lateness;
use super::laws::Subject;
use super::moment::milliseconds;
use super::{Game, Moment, Move, MoveAsSaid, Said};

/// What happened of an adjournment: a line of the journal.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "step")]
pub enum AdjournmentStep {
    /// The sealed move was entered unseen, as a copy of the paper; another takes its place until the clocks stand (E.1.a).
    Sealed {
        /// The move, sealed to the public half of the arbiters' key, in the format of age; in hexadecimal.
        sealed: String,
    },
    /// The move was made on the board: it is the sealed one, and stays (E.1.a).
    MadeOnBoard {
        /// The move.
        #[serde(rename = "move")]
        m: Move,
        /// What was said of it, in an event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<Said>,
    },
    /// A step of the sealing was taken (E.1.a).
    Taken {
        /// Which.
        what: SealingStep,
    },
    /// A name was written on the envelope that the game was not opened with (E.2.a).
    Named {
        /// Whose.
        #[serde(with = "side_name")]
        side: Color,
        /// The name.
        name: String,
    },
    /// When and where the game goes on was written on it (E.2.g).
    Resumes(Resumption),
    /// The arbiter checked what stands on it (E.3).
    Checked {
        /// Which of the seven.
        item: EnvelopeItem,
    },
    /// Whether a player is there to go on was noted (E.7, E.9).
    Presence {
        /// Who.
        #[serde(with = "side_name")]
        side: Color,
        /// True if so; the clock that waited for an absent player stands then.
        present: bool,
    },
    /// The clock of a player who is not there was started, the envelope closed (E.9.b, E.9.c, E.11).
    ClockStarted {
        /// Whose.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// The envelope was opened (E.7).
    Opened,
    /// What was found in it is no move that can be executed (E.8).
    Faulty {
        /// What it is instead.
        fault: SealedFault,
    },
    /// The envelope is lost (E.12).
    Lost,
}

impl AdjournmentStep {
    /// Returns true for what is the arbiter's: all but the sealing itself.
    pub fn is_the_arbiters(&self) -> bool {
        !matches!(
            self,
            Self::Sealed { .. } | Self::MadeOnBoard { .. } | Self::Taken { .. }
        )
    }
}

/// A step of the sealing, in the order of E.1.a.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SealingStep {
    /// The move is written so that it can mean nothing else.
    Written,
    /// Both scoresheets are in the envelope.
    SheetsInside,
    /// The envelope is sealed; only then the clocks are stopped.
    Closed,
}

impl SealingStep {
    /// All steps, in their order.
    pub const ALL: [Self; 3] = [Self::Written, Self::SheetsInside, Self::Closed];

    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Written => "written",
            Self::SheetsInside => "sheets-inside",
            Self::Closed => "closed",
        }
    }
}

/// What stands on an envelope (E.2).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnvelopeItem {
    /// The names of the players (a).
    Names,
    /// The position before the sealed move (b).
    Position,
    /// The times used (c).
    Times,
    /// Who sealed (d).
    Sealer,
    /// The number of the sealed move (e).
    Number,
    /// An offer of a draw that stands, if one does (f).
    Offer,
    /// Date, time and place of the resumption (g).
    Resumption,
}

impl EnvelopeItem {
    /// All items, in the order of E.2.
    pub const ALL: [Self; 7] = [
        Self::Names,
        Self::Position,
        Self::Times,
        Self::Sealer,
        Self::Number,
        Self::Offer,
        Self::Resumption,
    ];

    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Names => "names",
            Self::Position => "position",
            Self::Times => "times",
            Self::Sealer => "sealer",
            Self::Number => "number",
            Self::Offer => "offer",
            Self::Resumption => "resumption",
        }
    }
}

/// When and where an adjourned game goes on (E.2.g).
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Resumption {
    /// The date, as it was written.
    pub date: String,
    /// The time.
    pub time: String,
    /// The place.
    pub place: String,
}

impl Resumption {
    /// Reads date, time and place, with commas between them; `None` if one of the three is missing. The place may hold commas.
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.splitn(3, ',').map(str::trim).collect();
        match parts.as_slice() {
            [date, time, place] if !parts.iter().any(|it| it.is_empty()) => Some(Self {
                date: (*date).to_owned(),
                time: (*time).to_owned(),
                place: (*place).to_owned(),
            }),
            _ => None,
        }
    }
}

impl std::fmt::Display for Resumption {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, {}, {}", self.date, self.time, self.place)
    }
}

/// Why a sealed move cannot be executed (E.8).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SealedFault {
    /// It may mean several moves (a).
    Ambiguous,
    /// Nobody can find out what it means (b).
    NotUnderstood,
    /// It is illegal (c).
    Illegal,
    /// There is none.
    Missing,
}

impl SealedFault {
    /// All faults.
    pub const ALL: [Self; 4] = [Self::Ambiguous, Self::NotUnderstood, Self::Illegal, Self::Missing];

    /// Returns the subject of the article by which it loses.
    pub fn subject(self) -> Subject {
        match self {
            Self::Ambiguous => Subject::SealedAmbiguous,
            Self::NotUnderstood | Self::Missing => Subject::SealedWithoutSense,
            Self::Illegal => Subject::SealedIllegal,
        }
    }

    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ambiguous => "ambiguous",
            Self::NotUnderstood => "not-understood",
            Self::Illegal => "illegal",
            Self::Missing => "missing",
        }
    }
}

/// What the program knows of the sealed move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum SealedMove {
    /// It was entered here, and is sealed.
    Copy(String),
    /// It was made on the board.
    OnBoard(MoveAsSaid),
}

/// An adjournment, from the word of the arbiter that a move is sealed to the first move behind it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Adjournment {
    /// The sealed move, if the program has it.
    pub sealed: Option<SealedMove>,
    /// The last step of the sealing that was taken.
    pub taken: Option<SealingStep>,
    /// Names that the game was not opened with.
    pub names: ByColor<Option<String>>,
    /// When and where it goes on.
    pub resumes: Option<Resumption>,
    /// What of the envelope the arbiter checked.
    pub checked: Vec<EnvelopeItem>,
    /// Who is there to go on, as far as it was noted.
    pub presence: ByColor<Option<bool>>,
    /// Whose clock runs while the envelope is closed, and since when.
    pub waits_for: Option<(Color, Moment)>,
    /// True once the arbiter was told that this player came too late (E.10).
    pub(in crate::game) is_noted: bool,
    /// True once the envelope was opened.
    pub is_opened: bool,
    /// What was found in it instead of a move.
    pub fault: Option<SealedFault>,
    /// True once the envelope is lost.
    pub is_lost: bool,
    /// How many half-moves stand when whoever moves first behind the resumption has moved (E.13).
    pub(in crate::game) went_on_at: Option<usize>,
    /// Since when the resumption counts: since a clock ran again, and until then since it was noted that a side is absent.
    pub resumed: Option<Moment>,
    /// True if the offer that stands was made after the sealing (E.4).
    pub is_offered_since: bool,
    /// How late the resumption is, and what that costs.
    pub late: Lateness,
}

impl Adjournment {
    /// Returns the step of the sealing that comes next; `None` once the envelope is sealed.
    pub fn next_step(&self) -> Option<SealingStep> {
        SealingStep::ALL.into_iter().find(|it| Some(*it) > self.taken)
    }

    /// Returns the item that the arbiter checks next; `None` once all seven are checked.
    pub fn next_item(&self) -> Option<EnvelopeItem> {
        EnvelopeItem::ALL.into_iter().find(|it| !self.checked.contains(it))
    }
}

/// Returns since when a side is awaited that was not there when an adjourned game was to go on (E.10).
pub fn absent_since(game: &Game, side: Color) -> Option<Moment> {
    let since = game.adjournment().resumed?;
    let is_absent = game.adjournment().presence[side] == Some(false) && !came_since(game, side, since);
    is_absent.then_some(since)
}

/// Returns how late it is for a player who is awaited since a moment, and whether that counts from the time that was agreed.
pub fn lateness(game: &Game, since: Moment, at: Moment) -> (Duration, bool) {
    let before = game.adjournment().late.agreed_before;
    let waited = i64::try_from(milliseconds(at.since(since))).unwrap_or(i64::MAX);
    let late = waited.saturating_add(before.unwrap_or_default());
    (
        Duration::from_millis(u64::try_from(late).unwrap_or_default()),
        before.is_some(),
    )
}

/// Returns whether a side is there to go on, as far as it was noted. A clock that waits for a side is stopped by another word.
pub fn presence(game: &Game, side: Color) -> Option<bool> {
    let adjournment = game.adjournment();
    let is_waited_for = adjournment.waits_for.is_some_and(|(waited, _)| waited == side);
    let has_come = || adjournment.resumed.is_some_and(|since| came_since(game, side, since));
    match adjournment.presence[side] {
        Some(false) | None if !is_waited_for && has_come() => Some(true),
        noted => noted,
    }
}

/// Returns true if the arrival of a side was noted since a moment.
pub fn came_since(game: &Game, side: Color, since: Moment) -> bool {
    game.came_at(side).is_some_and(|came| came >= since)
}

#[cfg(test)]
mod tests {
    use super::{Adjournment, EnvelopeItem, Resumption, SealingStep};

    #[test]
    fn e_2_g_date_time_and_place_are_three() {
        let read = Resumption::read("28.11.2026, 10:00, Hall 2, table 4").expect("all three");
        assert_eq!(
            (read.date.as_str(), read.place.as_str()),
            ("28.11.2026", "Hall 2, table 4")
        );
        assert_eq!(Resumption::read(&read.to_string()), Some(read));
        for lacking in [
            "",
            "28.11.2026",
            "28.11.2026, 10:00",
            "28.11.2026, 10:00, ",
            ",,",
            "a,,b",
        ] {
            assert_eq!(Resumption::read(lacking), None, "{lacking}");
        }
    }

    #[test]
    fn e_1_a_2_the_steps_of_sealing_have_one_order() {
        let mut adjournment = Adjournment::default();
        for step in SealingStep::ALL {
            assert_eq!(adjournment.next_step(), Some(step));
            adjournment.taken = Some(step);
        }
        assert_eq!(adjournment.next_step(), None);
    }

    #[test]
    fn e_3_1_seven_items_are_checked_in_their_order() {
        let mut adjournment = Adjournment::default();
        for item in EnvelopeItem::ALL {
            assert_eq!(adjournment.next_item(), Some(item));
            adjournment.checked.push(item);
        }
        assert_eq!(adjournment.next_item(), None);
    }
}

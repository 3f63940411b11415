//! Short sounds, each before or in place of a sentence that says nothing new: those of the Ear, and one of the Room.

use serde::{Deserialize, Serialize};

/// What a short sound stands for. Each is also said, or stands where a finger reads; a person without sound misses nothing.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Earcon {
    /// What was entered is recorded.
    Accepted,
    /// It is not, and a sentence says why.
    Refused,
    /// There is nothing further: the end of a game that is read, the first or last line of the sheet.
    Edge,
    /// The clocks began to run.
    ClockStarted,
    /// The own clock was pressed.
    ClockPressed,
    /// A device has failed, and a sentence says which.
    DeviceLost,
    /// A key was pressed, and nobody hears which.
    Tick,
    /// An arbiter is needed at the board: the one sound of the Room.
    ArbiterNeeded,
}

impl Earcon {
    /// Every one there is.
    pub const ALL: [Earcon; 8] = [
        Earcon::Accepted,
        Earcon::Refused,
        Earcon::Edge,
        Earcon::ClockStarted,
        Earcon::ClockPressed,
        Earcon::DeviceLost,
        Earcon::Tick,
        Earcon::ArbiterNeeded,
    ];

    /// Returns its name in settings and scripts.
    pub const fn name(self) -> &'static str {
        match self {
            Earcon::Accepted => "accepted",
            Earcon::Refused => "refused",
            Earcon::Edge => "edge",
            Earcon::ClockStarted => "clock-started",
            Earcon::ClockPressed => "clock-pressed",
            Earcon::DeviceLost => "device-lost",
            Earcon::Tick => "tick",
            Earcon::ArbiterNeeded => "arbiter-needed",
        }
    }

    /// Returns those of the Ear, which its owner chooses; that of the Room is the arbiter's to allow.
    pub fn ear_sounds() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|it| *it != Self::ArbiterNeeded)
    }
}

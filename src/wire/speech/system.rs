//! What the program and the helpers that speak through a service of others say to each other, inside the envelope of every
//! helper: `ansage-systemvoice` and `ansage-screenreader`.

use serde::{Deserialize, Serialize};

use super::Manner;
use crate::Segment;
use crate::UtteranceId;

/// A request to the voice of the system, or to a screen reader.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToSystemVoice {
    /// Lets the system speak so softly that nobody hears it, once in each of these languages, as BCP 47 tags: can it? A screen
    /// reader is asked and says nothing.
    Try(Vec<String>),
    /// Speaks, after what is already to be said.
    Say(SystemSaying),
    /// Falls silent and forgets what was to be said.
    Hush,
}

/// An utterance as the voice of the system needs it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct SystemSaying {
    /// Comes back in the reports.
    pub id: UtteranceId,
    /// What is spoken, in order. Nothing to pronounce: it ends at once.
    pub segments: Vec<Segment>,
    /// How it is spoken.
    pub manner: Manner,
}

/// What the voice of the system reports.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromSystemVoice {
    /// An utterance has begun, as the service says.
    Began {
        /// Which.
        id: UtteranceId,
        /// `CLOCK_MONOTONIC` nanoseconds at which it said so.
        at_ns: u64,
    },
    /// An utterance has been spoken to its end.
    Ended {
        /// Which.
        id: UtteranceId,
    },
    /// An utterance was hushed as it was asked for.
    Cut {
        /// Which.
        id: UtteranceId,
    },
    /// Somebody else has silenced an utterance; somebody is to say it again.
    Silenced {
        /// Which.
        id: UtteranceId,
    },
    /// An utterance was given to the service and not begun by it, though it answers; somebody is to say it again.
    Lapsed {
        /// Which.
        id: UtteranceId,
    },
    /// The service speaks: all trials were passed.
    Ready {
        /// Who speaks.
        name: String,
    },
    /// The service does not speak. The helper ends with that: its calls may never return.
    Failed {
        /// One technical line.
        why: String,
    },
}

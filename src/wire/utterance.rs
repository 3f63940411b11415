//! The number by which an utterance is known on both sides.

use serde::{Deserialize, Serialize};

/// Numbers utterances in the order in which they were asked for.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UtteranceId(pub u64);

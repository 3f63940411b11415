//! How the parts of the world that can fail are doing.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How a device is doing; the desk tells the player.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "state")]
pub enum Health {
    /// It works; `name` says what it is, for the log and `doctor`.
    Ready {
        /// Device and driver, e.g. `pulseaudio:vspk`.
        name: String,
    },
    /// It cannot be had on this machine as things are.
    Missing {
        /// One technical line for the log and `doctor`.
        why: String,
    },
    /// It worked and failed; it is tried again by itself.
    Lost {
        /// One technical line for the log and `doctor`.
        why: String,
        /// When it is tried again.
        retry_in: Duration,
    },
}

//! What the machine lives on.

use serde::Serialize;

use ansage_core::desk::Power;
use ansage_core::language::Message;
use ansage_devices::battery;
use ansage_devices::battery::PowerSource;

/// What a machine with a battery lives on.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct PowerFinding {
    mains: bool,
    /// In per cent.
    battery: u8,
}

impl PowerFinding {
    pub(super) fn gather(source: &PowerSource) -> Option<Self> {
        let Power { percent, has_mains } = battery::read(source)?;
        Some(Self {
            mains: has_mains,
            battery: percent,
        })
    }

    pub(super) fn line(&self) -> Message {
        let power = Power {
            percent: self.battery,
            has_mains: self.mains,
        };
        power.message()
    }
}

//! The scorer: whether its net is there.

use std::path::Path;

use crate::app::remedy;
use crate::devices::scoring::net::PACKAGE;
use crate::language::{Message, MessageId};

/// Says which net people are heard with, or what brings it.
pub(super) fn line(net: Option<&Path>) -> Message {
    match net {
        Some(net) => Message::new(MessageId::DoctorScorer).with("path", net.display().to_string()),
        None => Message::new(MessageId::DoctorScorerMissing).with("command", remedy::for_helper(PACKAGE)),
    }
}

//! The scorer: which of its nets are there.

use std::path::PathBuf;

use crate::app::remedy;
use crate::devices::scoring::net::{PACKAGE, is_small};
use crate::language::{Message, MessageId};

/// Says which nets people are heard with, and what brings the whole one where it is not among them.
pub(super) fn lines(nets: &[PathBuf]) -> Vec<Message> {
    let with = |net: &PathBuf| Message::new(MessageId::DoctorScorer).with("path", net.display().to_string());
    let mut lines: Vec<Message> = nets.iter().map(with).collect();
    if nets.iter().all(|it| is_small(it)) {
        lines.push(Message::new(MessageId::DoctorScorerMissing).with("command", remedy::for_helper(PACKAGE)));
    }
    lines
}

//! What is found of each helper.

use std::path::PathBuf;

use serde::Serialize;

use crate::app::failure::{cause, remedy};
use ansage_core::language::Message;
use ansage_sound::device_error;

/// Whether a helper is there, and answers.
#[derive(Debug, Serialize)]
pub(super) struct HelperFinding {
    pub(super) name: &'static str,
    pub(super) path: PathBuf,
    pub(super) state: HelperState,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) why: Option<String>,
}

/// How a helper is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum HelperState {
    Answers,
    Silent,
    Missing,
}

impl HelperFinding {
    /// Returns what a person is told of it.
    pub(super) fn line(&self) -> Message {
        let folder = self.path.parent().unwrap_or(&self.path);
        match self.state {
            HelperState::Answers => Message::DoctorHelperAnswers {
                helper: self.name.into(),
            },
            HelperState::Silent => Message::DoctorHelperSilent {
                helper: self.name.into(),
                why: cause::of_device(self.why.as_deref().unwrap_or(device_error::LATE)).into(),
            },
            HelperState::Missing => Message::DoctorHelperMissing {
                helper: self.name.into(),
                folder: folder.display().to_string(),
                command: remedy::for_helper(self.name),
            },
        }
    }
}

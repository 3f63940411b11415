//! The scorer: which of its nets are there, and can be used.

use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::app::failure::remedy;
use crate::app::recogniser::scorer::{error_of, nets_of};
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_devices::scoring::net::{PACKAGE, is_small};

/// A net of the scorer.
#[derive(Debug, Serialize)]
pub(super) struct NetFinding {
    path: PathBuf,
    /// Why it cannot be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// Has the scorer, if its helper is there, load each net for a language.
pub(super) fn findings(language: &str, words: &Words, has_scorer: bool) -> Vec<NetFinding> {
    let finding = |path: PathBuf| NetFinding {
        why: has_scorer.then(|| error_of(&path, language, words)).flatten(),
        path,
    };
    nets_of(None, language).into_iter().map(finding).collect()
}

impl NetFinding {
    /// Returns whether people are heard with it.
    pub(super) fn is_usable(&self) -> bool {
        self.why.is_none()
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    fn line(&self) -> Message {
        match &self.why {
            None => Message::DoctorScorer {
                path: self.path.display().to_string(),
            },
            Some(why) => Message::DoctorScorerDamaged {
                why: why.clone(),
                command: remedy::for_damaged_net(&self.path),
            },
        }
    }
}

/// Says which nets people are heard with, and what brings the whole one where it is not among them.
pub(super) fn lines(nets: &[NetFinding]) -> Vec<Message> {
    let mut lines: Vec<Message> = nets.iter().map(NetFinding::line).collect();
    if nets.iter().all(|it| is_small(&it.path)) {
        lines.push(Message::DoctorScorerMissing {
            command: remedy::for_helper(PACKAGE),
        });
    }
    lines
}

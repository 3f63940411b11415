//! Whether the machine can be kept awake during a game: the lock is taken and given back.

use std::sync::mpsc;

use serde::Serialize;

use crate::app::commands::speaking::ANSWER_TIMEOUT;
use crate::app::failure::cause;
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_os::inhibitor::{Inhibitor, LockState};

/// What became of the lock.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "state")]
pub(super) enum AwakeFinding {
    Held,
    Missing,
    Refused { why: String },
}

impl AwakeFinding {
    pub(super) fn gather(words: &Words) -> Self {
        let (sender, told) = mpsc::channel();
        let held = Inhibitor::acquire(&words.say(&Message::StaysAwake), move |state| {
            // When the examination is over nobody needs to hear more.
            let _over = sender.send(state);
        });
        let why = match held {
            Err(error) => error.to_string(),
            Ok(_until_it_is_told) => match told.recv_timeout(ANSWER_TIMEOUT) {
                Ok(LockState::Held) => return Self::Held,
                Ok(LockState::Missing) => return Self::Missing,
                Ok(LockState::Refused(why)) => why,
                Err(silent) => silent.to_string(),
            },
        };
        Self::Refused { why }
    }

    pub(super) fn line(&self) -> Message {
        let program = Inhibitor::program();
        match self {
            Self::Held => Message::DoctorAwake,
            Self::Missing => Message::DoctorAwakeMissing {
                program: program.into(),
            },
            Self::Refused { why } => Message::DoctorAwakeRefused {
                program: program.into(),
                why: cause::of_device(why).into(),
            },
        }
    }
}

//! What there is of a Braille display.

use std::sync::mpsc;

use serde::Serialize;

use super::helper::{HelperFinding, HelperState};
use crate::app::commands::speaking::ANSWER_TIMEOUT;
use crate::app::failure::cause;
use crate::app::settings::braille::braille_settings;
use crate::app::settings::options::PlayOptions;
use ansage_core::language::Message;
use ansage_devices::braille::{BRAILLE, BrailleEvent, Display};
use ansage_devices::helper::Program;
use ansage_wire::DisplayRefusal;

/// The Braille display, or why there is none.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "state")]
pub(super) enum DisplayFinding {
    /// It is there.
    Found {
        device: String,
        cells: u16,
        lines: u16,
        /// Set by the person for a cell of text, 6 or 8.
        #[serde(skip_serializing_if = "Option::is_none")]
        dots: Option<u8>,
    },
    Missing {
        trouble: DisplayRefusal,
        why: String,
    },
}

/// Looks for the display that was asked for, else for the one of this machine. Nothing is shown on it; without a helper
/// nothing is looked for.
pub(super) fn findings(asked: &PlayOptions) -> (HelperFinding, Option<DisplayFinding>) {
    let path = Program::beside(BRAILLE).path;
    let finding = |state, why| HelperFinding {
        name: BRAILLE,
        path: path.clone(),
        state,
        why,
    };
    if !path.exists() {
        return (finding(HelperState::Missing, None), None);
    }
    let settings = braille_settings(asked, "").ok().flatten();
    let (sender, events) = mpsc::channel();
    let display = Display::open(settings.unwrap_or_default(), sender);
    let found = match events.recv_timeout(ANSWER_TIMEOUT) {
        Ok(BrailleEvent::Found(found)) => {
            let shown = DisplayFinding::Found {
                device: found.name,
                cells: found.columns,
                lines: found.lines,
                dots: found.dots,
            };
            (finding(HelperState::Answers, None), Some(shown))
        }
        Ok(BrailleEvent::Gone {
            trouble: DisplayRefusal::NoHelper | DisplayRefusal::Silent,
            why,
        }) => (finding(HelperState::Silent, Some(why)), None),
        Ok(BrailleEvent::Gone { trouble, why }) => {
            let missing = DisplayFinding::Missing { trouble, why };
            (finding(HelperState::Answers, None), Some(missing))
        }
        Ok(BrailleEvent::Pressed { .. } | BrailleEvent::Shown { .. } | BrailleEvent::Translated { .. }) | Err(_) => {
            (finding(HelperState::Silent, None), None)
        }
    };
    display.close();
    found
}

impl DisplayFinding {
    pub(super) fn line(&self) -> Message {
        match self {
            DisplayFinding::Found {
                device, cells, lines, ..
            } => Message::DoctorBraille {
                device: device.clone(),
                cells: u32::from(*cells).into(),
                lines: u32::from(*lines).into(),
            },
            // In a game each has a sentence of its own.
            DisplayFinding::Missing { trouble, why } => match trouble {
                DisplayRefusal::NoLibrary | DisplayRefusal::NoServer => Message::BrailleNoServer,
                DisplayRefusal::NotAllowed => Message::BrailleNotAllowed,
                DisplayRefusal::WrongKey => Message::BrailleWrongKey,
                DisplayRefusal::NoCells => Message::BrailleNoCells,
                DisplayRefusal::Busy => Message::BrailleBusy,
                DisplayRefusal::NoHelper | DisplayRefusal::Ended | DisplayRefusal::Silent | DisplayRefusal::Other => {
                    Message::DoctorBrailleMissing {
                        why: cause::of_device(why).into(),
                    }
                }
            },
        }
    }
}

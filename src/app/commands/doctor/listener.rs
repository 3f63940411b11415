//! What the listener says of itself.

use std::sync::mpsc;

use super::helper::{HelperFinding, HelperState};
use crate::app::commands::speaking::ANSWER_TIMEOUT;
use crate::app::recogniser::find_model;
use ansage_devices::helper::Program;
use ansage_devices::listening::{LISTENER, Listening, ListeningEvent, ListeningSettings};
use ansage_wire::Health;

/// Has the listener load the recogniser of a language; without libvosk or a whole recogniser it does not answer.
pub(super) fn finding(language: &str) -> HelperFinding {
    let path = Program::beside(LISTENER).path;
    let finding = |state, why| HelperFinding {
        name: LISTENER,
        path: path.clone(),
        state,
        why,
    };
    if !path.exists() {
        return finding(HelperState::Missing, None);
    }
    let (sender, events) = mpsc::channel();
    let settings = ListeningSettings {
        model: find_model(language),
        words: Vec::new(),
    };
    let listening = Listening::open(settings, sender);
    // Nothing but its health is told before something is asked.
    let found = match events.recv_timeout(ANSWER_TIMEOUT) {
        Ok(ListeningEvent::Health(Health::Missing { why } | Health::Lost { why, .. })) => {
            finding(HelperState::Silent, Some(why))
        }
        Ok(_ready) => finding(HelperState::Answers, None),
        Err(_late) => finding(HelperState::Silent, None),
    };
    listening.close();
    found
}

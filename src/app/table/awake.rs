//! Keeps the machine awake until there is a result, and again if the result is taken back.

use ansage_os::inhibitor::{Inhibitor, LockState};

/// Whether the machine may fall asleep.
#[derive(Debug, Default)]
pub(in crate::app) struct Awake {
    /// What the system shows to people; `None` where nothing keeps the machine awake.
    why: Option<String>,
    held: Option<Inhibitor>,
    was_over: bool,
}

impl Awake {
    /// Keeps the machine awake from here on.
    pub(in crate::app) fn kept(why: String) -> Self {
        let held = acquire(&why);
        Self {
            why: Some(why),
            held,
            was_over: false,
        }
    }

    /// Takes whether there is a result.
    pub(super) fn note(&mut self, is_over: bool) {
        match (is_over, self.was_over) {
            (true, _) => self.held = None,
            (false, true) => self.held = self.why.as_deref().and_then(acquire),
            (false, false) => {}
        }
        self.was_over = is_over;
    }
}

fn acquire(why: &str) -> Option<Inhibitor> {
    let held = Inhibitor::acquire(why, |state| match state {
        LockState::Held => tracing::info!("the machine is kept awake"),
        LockState::Missing => tracing::warn!("the machine may fall asleep: {} is missing", Inhibitor::program()),
        LockState::Refused(why) => tracing::warn!(why, "the machine may fall asleep"),
    });
    held.inspect_err(|error| tracing::warn!(%error, "the machine may fall asleep"))
        .ok()
}

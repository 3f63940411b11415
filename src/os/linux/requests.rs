//! Signals.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
use signal_hook::flag::register_conditional_default;
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use crate::requests::Request;

const ENDING: [i32; 3] = [SIGTERM, SIGHUP, SIGINT];

#[derive(Debug)]
pub(crate) struct Requests(Signals);

impl Requests {
    pub(crate) fn all() -> io::Result<Self> {
        Signals::new(ENDING.into_iter().chain([SIGTSTP])).map(Self)
    }

    pub(crate) fn to_end() -> io::Result<Self> {
        Signals::new(ENDING).map(Self)
    }

    pub(crate) fn next(&mut self) -> Option<Request> {
        let signal = self.0.forever().next()?;
        tracing::info!(signal, "asked to end, or to pause");
        Some(match signal {
            SIGTSTP => Request::StandStill,
            _ => Request::End,
        })
    }
}

pub(crate) fn end_at_once_while(is_set: &Arc<AtomicBool>) -> io::Result<()> {
    for signal in ENDING {
        register_conditional_default(signal, Arc::clone(is_set))?;
    }
    Ok(())
}

pub(crate) fn stand_still() -> io::Result<()> {
    emulate_default_handler(SIGTSTP)
}

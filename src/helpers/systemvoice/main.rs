//! `ansage-systemvoice`: the words in the voice of the system, where the system plays it.
//!
//! * [`session`] – the one thread that speaks: a sentence at a time, with a limit for each step;
//! * [`service`] – the system: the crate `tts`, and what it has no call for;
//! * [`guard`] – what ends the helper when a call does not return.
//!
//! It is started by `ansage` and spoken to in JSON lines; see `ansage_protocol`. It never tries anything twice: when
//! the system fails it says why and ends, and the program starts another.

mod guard;
mod service;
mod session;

use std::convert::Infallible;
use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use std::{io, thread};

use ansage_protocol::serve;
use ansage_protocol::serve::{Leave, Reporter};
use guard::Guard;
use session::{Session, ToSession};

/// How long the system may take to fall silent when the helper is dismissed; it is killed after a second.
const LAST_HUSH: Duration = Duration::from_millis(400);

fn main() -> ExitCode {
    // The program keeps what is written there in its log, as it does with what the library writes.
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .init();
    let reporter = Reporter::writing_to(io::stdout());
    let guard = match Guard::start(reporter.clone()) {
        Ok(guard) => guard,
        Err(error) => {
            tracing::error!(%error, "the helper cannot run here");
            return ExitCode::from(1);
        }
    };
    let (session, inbox) = mpsc::channel();
    let (its_own, its_reporter) = (session.clone(), reporter.clone());
    // Never waited for: a call of it may not return.
    let its_guard = guard.clone();
    thread::spawn(move || Session::run(its_own, &inbox, its_reporter, its_guard));
    let left = serve::serve(&mut io::stdin().lock(), &reporter, |n, request| {
        // A session that has ended has ended the process, or is about to.
        let _ = session.send(ToSession::Asked(n, request));
    });
    // What the system has been given it would go on saying.
    let (hushed, waiting) = mpsc::channel::<Infallible>();
    let _ = session.send(ToSession::Leave(hushed));
    if waiting.recv_timeout(LAST_HUSH) == Err(RecvTimeoutError::Timeout) {
        guard.silence();
    }
    match left {
        Ok(Leave::Dismissed) => ExitCode::SUCCESS,
        Ok(Leave::Stranger) => ExitCode::from(1),
        Err(error) => {
            tracing::error!(%error, "the program cannot be read any more");
            ExitCode::from(1)
        }
    }
}

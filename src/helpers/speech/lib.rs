//! What the helpers share that speak through a service of others, which plays wherever it likes.
//!
//! * `service` – what each of them brings: whom it asks, and how;
//! * `session` – the one thread that speaks: a sentence at a time, with a limit for each step;
//! * `guard` – what ends the helper when a call does not return.
//!
//! Such a helper is started by `ansage` and spoken to in JSON lines; see `ansage_protocol`. It never tries anything twice:
//! when the service fails it says why and ends, and the program starts another.

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
pub use service::{Given, Heard, LastWord, Service, Trial, estimate};
use session::{Session, ToSession};

/// How long the service may take to fall silent when the helper is dismissed; it is killed after a second.
const LAST_HUSH: Duration = Duration::from_millis(400);

/// Speaks through a service until the program says goodbye; the whole of such a helper.
pub fn run<S: Service>() -> ExitCode {
    // The program keeps what is written there in its log, as it does with what the library writes.
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .init();
    let reporter = Reporter::writing_to(io::stdout());
    let guard = match Guard::start(reporter.clone(), S::NAME) {
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
    thread::spawn(move || Session::<S>::run(its_own, &inbox, its_reporter, its_guard));
    let left = serve::serve(&mut io::stdin().lock(), &reporter, |n, request| {
        // A session that has ended has ended the process, or is about to.
        let _ = session.send(ToSession::Asked(n, request));
    });
    // What the service has been given it would go on saying.
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

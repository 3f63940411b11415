//! `ansage-braille`: the Braille display.
//!
//! * [`server`] – the one thread that talks to the server of the screen reader;
//! * [`guard`] – what ends the helper when that server is frozen;
//! * [`brlapi`] – its library, and what of it is never called;
//! * [`keys`] – the keys of displays, and what they mean;
//! * [`louis`] – prose in the Braille of a language.
//!
//! It is started by `ansage` and spoken to in JSON lines; see `ansage_protocol`.

mod brlapi;
mod guard;
mod keys;
mod louis;
mod server;

use std::ffi::OsString;
use std::process::ExitCode;
use std::{io, process, thread};

use ansage_protocol::serve;
use ansage_protocol::serve::{Leave, Reporter};
use ansage_wire::braille::ToBraille;
use louis::Translator;
use server::{ServerHandle, ToServer};

fn main() -> ExitCode {
    // The program keeps what is written there in its log, as it does with what the library writes.
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .init();
    let library = match brlapi_library(std::env::args_os().skip(1)) {
        Ok(library) => library,
        Err(stranger) => {
            tracing::error!(?stranger, "unknown argument");
            return ExitCode::from(3);
        }
    };
    let reporter = Reporter::writing_to(io::stdout());
    let server = ServerHandle::start(library, reporter.clone());
    let ((server, shows), (translator, translates)) =
        match server.and_then(|it| Ok((it, Translator::start(reporter.clone())?))) {
            Ok(started) => started,
            Err(error) => {
                tracing::error!(%error, "the helper cannot run here");
                return ExitCode::from(1);
            }
        };
    // Half a helper is worse than none, for none is started again.
    for part in [shows, translates] {
        thread::spawn(move || {
            if part.join().is_err() {
                process::exit(1);
            }
        });
    }
    let left = serve::serve(&mut io::stdin().lock(), &reporter, |n, request| {
        match request {
            ToBraille::Configure(settings) => server.tell(ToServer::Configure(settings)),
            ToBraille::Show(window) => server.tell(ToServer::Show(window)),
            ToBraille::Translate(prose) => return translator.tell(n, prose),
        }
        // A server may be frozen; that is watched elsewhere, and no reason to end at once.
        reporter.taken(n);
    });
    // The thread is not waited for: its server may be frozen. The end of the process closes the connection.
    match left {
        Ok(Leave::Dismissed) => ExitCode::SUCCESS,
        Ok(Leave::Stranger) => ExitCode::from(1),
        Err(error) => {
            tracing::error!(%error, "the program cannot be read any more");
            ExitCode::from(1)
        }
    }
}

/// Reads the one argument there is, for tests: `--brlapi-library NAME` in place of the real one.
fn brlapi_library(mut arguments: impl Iterator<Item = OsString>) -> Result<String, OsString> {
    let named = match arguments.next() {
        None => return Ok(brlapi::LIBRARY.to_owned()),
        Some(option) if option == "--brlapi-library" => arguments.next().ok_or(option)?,
        Some(stranger) => return Err(stranger),
    };
    named.into_string()
}

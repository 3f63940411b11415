//! `ansage-scorer`: says how likely each phrase that may be said is for a piece of sound.
//!
//! * [`judge`] – holds nets and what may be said, and scores;
//! * [`mean`] – one score out of those of several nets;
//! * [`sound`] – the last half minute;
//! * `net` – Whisper's encoder and decoder, a crate of its own.
//!
//! It is started by `ansage` and spoken to in JSON lines; see `ansage_protocol`. The sound comes by a pipe of
//! its own. With `--convert FILE FOLDER` it makes the file of a net's weights out of the published one, and ends.

mod judge;
mod mean;
mod sound;

use std::ffi::OsString;
use std::fs::File;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc;
use std::{io, process, thread};

use ansage_net::convert::{Kept, convert};
use ansage_protocol::block::read_block;
use ansage_protocol::pipe;
use ansage_protocol::serve;
use ansage_protocol::serve::{Leave, Reporter};
use judge::Judge;
use sound::Sound;

/// Makes a net's own file of weights.
const CONVERT: &str = "--convert";

fn main() -> ExitCode {
    // The program keeps what is written there in its log.
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .init();
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    if let [word, from, into] = arguments.as_slice()
        && word == CONVERT
    {
        return made(Path::new(from), Path::new(into));
    }
    let pipe = match pipe::inherited(arguments.into_iter()) {
        Ok(pipe) => pipe,
        Err(why) => {
            tracing::error!(why, "there is no sound to score");
            return ExitCode::from(3);
        }
    };

    let reporter = Reporter::writing_to(io::stdout());
    let sound = Arc::new(Sound::default());
    let (to_judge, inbox) = mpsc::channel();
    let judge = Judge::new(inbox, Arc::clone(&sound), reporter.clone());
    let judging = thread::spawn(move || judge.run());
    let keeping = thread::spawn(move || keep(pipe, &sound));
    // Half a scorer is worse than none, for none is started again.
    for part in [judging, keeping] {
        thread::spawn(move || {
            if part.join().is_err() {
                process::exit(1);
            }
        });
    }

    let left = serve::serve(&mut io::stdin().lock(), &reporter, |n, request| {
        reporter.taken(n);
        // The judge ends with the process.
        let _ = to_judge.send(request);
    });
    match left {
        Ok(Leave::Dismissed) => ExitCode::SUCCESS,
        Ok(Leave::Stranger) => ExitCode::from(1),
        Err(error) => {
            tracing::error!(%error, "the program cannot be read any more");
            ExitCode::from(1)
        }
    }
}

/// Makes the file of a net's weights.
fn made(from: &Path, into: &Path) -> ExitCode {
    match convert(from, into, Kept::Small) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!(%error, "the net cannot be converted");
            ExitCode::from(4)
        }
    }
}

/// Keeps sound until it ends.
fn keep(pipe: Option<File>, sound: &Sound) {
    let Some(mut pipe) = pipe else {
        return;
    };
    loop {
        match read_block(&mut pipe) {
            Ok(Some(block)) => sound.keep(block),
            Ok(None) => return,
            Err(error) => {
                tracing::error!(%error, "the sound cannot be read any more");
                process::exit(1);
            }
        }
    }
}

//! `ansage-listener`: makes words of sound.
//!
//! * [`session`] – hearings: from where to where, and what was heard;
//! * [`recogniser`] – libvosk, and what it must never be given;
//! * [`quiet`] – how long the voice has been quiet.
//!
//! It is started by `ansage` and spoken to in JSON lines; see `ansage_protocol`. The sound comes by a pipe of
//! its own; see `ansage_protocol::block`. libvosk ends the process on some models that are only half good,
//! so nothing here tries to survive it.

mod quiet;
mod recogniser;
mod second;
mod session;

use std::alloc::System;
use std::fs::File;
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, Sender};
use std::{io, process, thread};

use ansage_protocol::block::{Block, read_block};
use ansage_protocol::pipe;
use ansage_protocol::serve;
use ansage_protocol::serve::{Leave, Reporter};
use session::{Session, ToSession};
use zeroizing_alloc::ZeroAlloc;

/// Memory is overwritten when it is given back: what was said may be a sealed move (E.1.a).
#[global_allocator]
static WIPED: ZeroAlloc<System> = ZeroAlloc(System);

/// So many blocks wait for the recogniser; more stay in the pipe, whose other end knows when it is full.
const WAITING_BLOCKS: usize = 4;

fn main() -> ExitCode {
    // The program keeps what is written there in its log, as it does with what libvosk writes.
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .init();
    let sound = match pipe::inherited(std::env::args_os().skip(1)) {
        Ok(sound) => sound,
        Err(why) => {
            tracing::error!(why, "there is no sound to listen to");
            return ExitCode::from(3);
        }
    };

    let reporter = Reporter::writing_to(io::stdout());
    let (to_session, inbox) = mpsc::channel();
    let (room, free) = mpsc::channel();
    for _block in 0..WAITING_BLOCKS {
        // The other end is right here.
        let _ = room.send(());
    }
    let its_reporter = reporter.clone();
    let session = thread::spawn(move || Session::new(inbox, room, its_reporter).run());
    let hearer = to_session.clone();
    let sound = thread::spawn(move || hand_on(sound, &hearer, &free));
    // Half a listener is worse than none, for none is started again.
    for part in [session, sound] {
        thread::spawn(move || {
            if part.join().is_err() {
                process::exit(1);
            }
        });
    }

    let left = serve::serve(&mut io::stdin().lock(), &reporter, |n, request| {
        // The session ends with the process.
        let _ = to_session.send(ToSession::Asked(n, request));
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

/// Reads sound until it ends, no more at a time than the session has room for.
fn hand_on(sound: Option<File>, session: &Sender<ToSession>, free: &Receiver<()>) {
    let Some(mut sound) = sound else {
        return;
    };
    while free.recv().is_ok() {
        match read_block(&mut sound) {
            Ok(Some(Block { at, samples })) => {
                // The session ends with the process.
                let _ = session.send(ToSession::Sound { at, samples });
            }
            Ok(None) => return,
            Err(error) => {
                tracing::error!(%error, "the sound cannot be read any more");
                process::exit(1);
            }
        }
    }
}

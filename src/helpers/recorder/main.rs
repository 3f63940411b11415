//! `ansage-recorder`: owns the microphone.
//!
//! * [`capture`] – the one thread that takes sound from its source and hands it on;
//! * [`mod@line`] – the way to a device: opened, watched, opened again;
//! * `ansage_sound_devices` – what all lines to devices share; [`system_sound`] – the microphones of the system;
//! * [`mod@file`] – a recording in place of a microphone;
//! * [`tape`] – what is said at the board, kept as sound;
//! * [`sink`] and [`level`] – the way into the pipe, each block with its place and time, and how loud it is.
//!
//! It is started by `ansage` and spoken to in JSON lines; see `ansage_protocol`. The sound goes by a pipe of its
//! own; see `ansage_protocol::piece`.

mod capture;
mod file;
mod level;
mod line;
mod sink;
mod tape;

use std::alloc::System;
use std::process::ExitCode;
use std::{io, process, thread};

use ansage_protocol::pipe::HelperEnd;
use ansage_protocol::serve;
use ansage_protocol::serve::{Leave, Reporter};
use ansage_wire::recording::{FromRecorder, ToRecorder};
use capture::Capture;
use system_sound::input;
use zeroizing_alloc::ZeroAlloc;

ansage_os::of_the_system!(ansage_sound_linux, ansage_sound_windows as system_sound);

/// Memory is overwritten when it is given back: what was said may be a sealed move (E.1.a).
#[global_allocator]
static WIPED: ZeroAlloc<System> = ZeroAlloc(System);

fn main() -> ExitCode {
    // The program keeps what is written there in its log, as it does with what the sound libraries write.
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .init();
    let pipe = match HelperEnd::inherited(std::env::args_os().skip(1)) {
        Ok(pipe) => pipe,
        Err(why) => {
            tracing::error!(why, "there is no way for the sound");
            return ExitCode::from(3);
        }
    };
    let reporter = Reporter::writing_to(io::stdout());
    let (tape, taping) = tape::start(reporter.clone());
    let (capture, thread) = Capture::start(pipe, reporter.clone(), tape);
    // Half a recorder is worse than none, for none is started again.
    thread::spawn(move || {
        if thread.join().is_err() {
            process::exit(1);
        }
    });
    let left = serve::serve(&mut io::stdin().lock(), &reporter, |n, request| match request {
        ToRecorder::List => {
            reporter.taken(n);
            let reporter = reporter.clone();
            // Sound goes on while the sound server thinks about its answer.
            thread::spawn(move || reporter.tell(FromRecorder::Devices(input::devices())));
        }
        request => capture.ask(n, request),
    });
    // Without requests the capture ends, and with it the tape: what is to be kept is finished first.
    capture.dismiss();
    tape::wait_for(taping);
    match left {
        Ok(Leave::Dismissed) => ExitCode::SUCCESS,
        Ok(Leave::Stranger) => ExitCode::from(1),
        Err(error) => {
            tracing::error!(%error, "the program cannot be read any more");
            ExitCode::from(1)
        }
    }
}

//! A lock of systemd-logind, held by a child that ends when its input does. Our end of that pipe closes however the program
//! ends.

use std::io::{self, PipeWriter, Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::thread;

use crate::inhibitor::LockState;
use crate::programs;

/// The program of systemd that takes the lock.
const PROGRAM: &str = "systemd-inhibit";
/// The program that runs as long as the lock is held: it ends with its input.
const UNTIL_THE_END: &str = "cat";
pub(crate) const PROGRAMS: &[&str] = &[PROGRAM, UNTIL_THE_END];

/// How much of what it complains about is kept.
const LONGEST_COMPLAINT_BYTES: u64 = 1000;

#[derive(Debug)]
pub(crate) struct Inhibitor {
    /// Open as long as the lock is held.
    _open: PipeWriter,
}

impl Inhibitor {
    pub(crate) fn acquire(why: &str, report: impl Fn(LockState) + Send + 'static) -> io::Result<Self> {
        let programs = [PROGRAM, UNTIL_THE_END].map(programs::program_of_the_system);
        let (input, mut open) = io::pipe()?;
        let [Some(inhibit), Some(until_the_end)] = programs else {
            report(LockState::Missing);
            return Ok(Self { _open: open });
        };
        let mut command = Command::new(inhibit);
        programs::clean(&mut command)
            .args(["--what=sleep:idle", "--who=Ansage", "--mode=block"])
            .arg(format!("--why={why}"))
            .arg(until_the_end)
            .stdin(input)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // What the terminal sends to the program is not meant for the lock.
        programs::apart(&mut command);
        // What comes back shows that the child runs, and it runs only with the lock.
        open.write_all(b"\n")?;
        thread::Builder::new()
            .name("inhibitor".to_owned())
            .spawn(move || match command.spawn() {
                Ok(child) => {
                    // It holds the other end of the child's input.
                    drop(command);
                    watch(child, &report);
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => report(LockState::Missing),
                Err(error) => report(LockState::Refused(error.to_string())),
            })?;
        Ok(Self { _open: open })
    }
}

/// Waits for the child to its end, so that it leaves nothing behind.
fn watch(mut child: Child, report: &impl Fn(LockState)) {
    let mut first = [0];
    let is_held = child
        .stdout
        .as_mut()
        .is_some_and(|it| it.read_exact(&mut first).is_ok());
    if is_held {
        report(LockState::Held);
    }
    let mut complaint = String::new();
    if let Some(stderr) = child.stderr.take() {
        // A complaint that is no text is none.
        let _unreadable = stderr.take(LONGEST_COMPLAINT_BYTES).read_to_string(&mut complaint);
    }
    match child.wait() {
        Ok(status) if status.success() && is_held => {}
        Ok(status) => {
            let said = complaint.lines().next().map(str::trim).filter(|it| !it.is_empty());
            report(LockState::Refused(
                said.map_or_else(|| status.to_string(), str::to_owned),
            ));
        }
        Err(error) => report(LockState::Refused(error.to_string())),
    }
}

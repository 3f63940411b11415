//! The helper's side: what each helper program does around its own work.

use std::convert::Infallible;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::BUILD;
use super::envelope::{self, FromHelper, Received, ToHelper};

/// How long a helper that leaves waits for its last line to be written.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// The way back to the program. Every thread of a helper may have its own; none ever waits for a reader.
#[derive(Debug)]
pub struct Reporter<Report> {
    lines: Sender<ToWriter<Report>>,
}

#[derive(Debug)]
enum ToWriter<Report> {
    Write(FromHelper<Report>),
    /// Everything before this has been written when its sender is dropped.
    Written(Sender<Infallible>),
}

impl<Report> Clone for Reporter<Report> {
    fn clone(&self) -> Self {
        Self {
            lines: self.lines.clone(),
        }
    }
}

impl<Report: Serialize + Send + 'static> Reporter<Report> {
    /// Starts the thread that writes to `output`.
    pub fn writing_to(mut output: impl Write + Send + 'static) -> Self {
        let (lines, written) = mpsc::channel();
        thread::spawn(move || {
            for line in written {
                match line {
                    ToWriter::Write(line) => {
                        // Without a reader the end of input is near, and that ends the helper.
                        if envelope::write(&mut output, &line).is_err() {
                            return;
                        }
                    }
                    ToWriter::Written(waiting) => drop(waiting),
                }
            }
        });
        Self { lines }
    }

    /// Reports something.
    pub fn tell(&self, report: Report) {
        self.write(FromHelper::Tell { report });
    }

    /// Says that request number `n` is in the hands of the thread that carries it out.
    pub fn taken(&self, n: u64) {
        self.write(FromHelper::Taken { n });
    }

    fn write(&self, line: FromHelper<Report>) {
        // The writer has ended only if the program has.
        let _ = self.lines.send(ToWriter::Write(line));
    }

    /// Waits until everything has been written, or until nobody seems to read it.
    pub fn finish(&self) {
        let (written, waiting) = mpsc::channel();
        // Without a writer nothing will be written.
        let _ = self.lines.send(ToWriter::Written(written));
        let _: Result<Infallible, RecvTimeoutError> = waiting.recv_timeout(LAST_WORDS);
    }
}

/// Why a helper stopped serving.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Leave {
    /// The input ended, or the program said goodbye.
    Dismissed,
    /// The program is of another build.
    Stranger,
}

/// Reads requests until the input ends. `take` gets each with its number and must not wait; it sees to it that
/// [`Reporter::taken`] is called with that number by whoever carries the request out. Lines that cannot be read are
/// logged and skipped.
///
/// # Errors
///
/// Passes on what the input fails with.
pub fn serve<Request, Report>(
    input: &mut impl BufRead,
    reporter: &Reporter<Report>,
    mut take: impl FnMut(u64, Request),
) -> io::Result<Leave>
where
    Request: DeserializeOwned,
    Report: Serialize + Send + 'static,
{
    let mut is_introduced = false;
    loop {
        match envelope::read(input)? {
            Received::End | Received::Line(ToHelper::Bye) => return Ok(Leave::Dismissed),
            Received::Garbage(why) => tracing::warn!(why, "a line was not understood"),
            Received::Line(ToHelper::Hello { build }) => {
                reporter.write(FromHelper::Hello {
                    build: BUILD.to_owned(),
                });
                if build != BUILD {
                    reporter.finish();
                    return Ok(Leave::Stranger);
                }
                is_introduced = true;
            }
            Received::Line(ToHelper::Ping { .. } | ToHelper::Ask { .. }) if !is_introduced => {
                tracing::warn!("a request before the greeting was skipped");
            }
            Received::Line(ToHelper::Ping { n }) => reporter.write(FromHelper::Pong { n }),
            Received::Line(ToHelper::Ask { n, request }) => take(n, request),
        }
    }
}

//! What a program prints, as it comes.

use std::io::{BufRead as _, BufReader, Read};
use std::sync::mpsc::{self, Receiver};
use std::thread;

/// Returns the lines of a program's pipe. They are read on a thread of their own, so that the program never waits for a test
/// that looks elsewhere; behind the last one the channel is closed.
pub(crate) fn lines_of(pipe: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(pipe).lines().map_while(Result::ok) {
            // The test may be over.
            let _ = sender.send(line);
        }
    });
    lines
}

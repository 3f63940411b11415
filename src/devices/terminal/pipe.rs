//! The pipe: entries line by line on standard input, answers line by line on standard output.

use std::io::{self, BufRead, Read};

use super::{Output, shown_lines};
use ansage_core::desk::{Channel, View};
use ansage_wire::plain_text::steers;

/// No move and no command is longer, in bytes; what a line holds beyond it is dropped.
const LONGEST_BYTES: u64 = 4000;

/// What came through the pipe.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum PipeInput {
    /// A line, without its end.
    Line(String),
    /// There are no more.
    End,
}

/// Reads lines until there are no more or `hand_on` returns false. What is not UTF-8 is replaced by the sign for
/// that, so that it is answered like anything else that is not understood.
pub fn read_pipe(mut input: impl BufRead, hand_on: impl Fn(PipeInput) -> bool) {
    loop {
        let mut line = Vec::new();
        match input.by_ref().take(LONGEST_BYTES).read_until(b'\n', &mut line) {
            Ok(0) => break,
            Ok(_) => {}
            Err(error) => {
                tracing::error!(%error, "the entries cannot be read");
                break;
            }
        }
        if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST_BYTES && skip_line(&mut input).is_err() {
            break;
        }
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_end_matches(['\n', '\r']);
        // An empty line is Enter; one of controls alone is nothing.
        if !line.is_empty() && line.chars().all(steers) {
            continue;
        }
        if !hand_on(PipeInput::Line(line.to_owned())) {
            return;
        }
    }
    hand_on(PipeInput::End);
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let skipped = end.map_or(buffer.len(), |it| it + 1);
        input.consume(skipped);
        if end.is_some() {
            return Ok(());
        }
    }
}

/// A script at the other end.
#[derive(Debug)]
pub struct PipeFace {
    output: Output,
    /// What was noted last: it is put out once.
    notice: Option<String>,
    failure: Option<io::Error>,
}

impl PipeFace {
    /// Writes to standard output.
    pub fn open() -> Self {
        Self::on(Output::to(io::stdout()))
    }

    /// Writes to this other end.
    pub fn on(output: Output) -> Self {
        Self {
            output,
            notice: None,
            failure: None,
        }
    }

    /// Puts out what a channel is told, each line behind the channel's name.
    pub fn show(&mut self, channel: Channel, text: &str) {
        for line in shown_lines(text) {
            if let Err(error) = self.output.put(&format!("{}: {line}\n", prefix(channel))) {
                self.failure.get_or_insert(error);
            }
        }
    }

    /// Puts out what the view notes, if it is new: that an arbiter is needed. Then says whether anyone still reads.
    ///
    /// # Errors
    ///
    /// Returns the error of the first line since the last call that could not be written.
    pub fn settle(&mut self, view: &View) -> io::Result<()> {
        if self.notice != view.notice {
            self.notice.clone_from(&view.notice);
            self.show(Channel::Ear, view.notice.as_deref().unwrap_or_default());
        }
        self.failure.take().map_or(Ok(()), Err)
    }
}

/// Returns the name of a channel, as scripts know it.
pub fn prefix(channel: Channel) -> &'static str {
    match channel {
        Channel::Room => "room",
        Channel::Ear => "ear",
        Channel::Arbiter => "arbiter",
        Channel::Sheet => "sheet",
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use std::io::Write;
    use std::sync::{Arc, Mutex};

    use ansage_core::desk::View;

    use super::{LONGEST_BYTES, Output, PipeFace, PipeInput, read_pipe};

    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().expect("the paper").write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn that_an_arbiter_is_needed_is_a_line_and_comes_once() {
        let paper = Paper::default();
        let mut face = PipeFace::on(Output::to(paper.clone()));
        let mut view = View {
            notice: Some("Arbiter needed.".to_owned()),
            ..View::default()
        };
        for prompt in ["White: ", "Black: "] {
            view.prompt = prompt.to_owned();
            face.settle(&view).expect("paper is patient");
        }
        view.notice = None;
        face.settle(&view).expect("paper is patient");
        assert_eq!(paper.0.lock().expect("the paper").as_slice(), b"ear: Arbiter needed.\n");
    }

    fn entries(input: &[u8]) -> Vec<PipeInput> {
        let seen = RefCell::new(Vec::new());
        read_pipe(input, |entry| {
            seen.borrow_mut().push(entry);
            true
        });
        seen.into_inner()
    }

    #[test]
    fn each_line_is_an_entry_and_the_last_needs_no_end() {
        let line = |text: &str| PipeInput::Line(text.to_owned());
        assert_eq!(
            entries(b"e2e4\r\n\ne7e5"),
            [line("e2e4"), line(""), line("e7e5"), PipeInput::End]
        );
        assert_eq!(entries(b""), [PipeInput::End]);
    }

    #[test]
    fn a_line_of_controls_alone_is_no_entry_and_no_enter() {
        let line = |text: &str| PipeInput::Line(text.to_owned());
        assert_eq!(
            entries("\u{7}\n\u{1b}\u{202e}\t\n\ne2\u{7}e4\n".as_bytes()),
            [line(""), line("e2\u{7}e4"), PipeInput::End]
        );
    }

    #[test]
    fn what_is_not_utf_8_is_an_entry_too() {
        assert_eq!(entries(b"L\xe4ufer\n")[0], PipeInput::Line("L\u{fffd}ufer".to_owned()));
    }

    #[test]
    fn a_very_long_line_is_one_entry_and_the_next_line_the_next() {
        let mut input = vec![b'x'; 1_000_000];
        input.extend(b"\ne2e4\n");
        let entries = entries(&input);
        assert_eq!(entries.len(), 3);
        assert_eq!(
            entries[0],
            PipeInput::Line("x".repeat(usize::try_from(LONGEST_BYTES).expect("small")))
        );
        assert_eq!(entries[1], PipeInput::Line("e2e4".to_owned()));
    }
}

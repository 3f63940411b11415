//! The lines between the program and a helper: one JSON object each, the same envelope for every kind of helper.

use std::io::{self, BufRead, Read, Write};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A line to a helper.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToHelper<Request> {
    /// The first line: who is speaking.
    Hello {
        /// [`super::BUILD`] of the sender.
        build: String,
    },
    /// Asks whether the helper lives.
    Ping {
        /// Comes back in [`FromHelper::Pong`].
        n: u64,
    },
    /// Asks for something.
    Ask {
        /// Comes back in [`FromHelper::Taken`].
        n: u64,
        /// What is asked for.
        request: Request,
    },
    /// The helper may end, as at the end of its input.
    Bye,
}

/// A line from a helper.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromHelper<Report> {
    /// The first line: who is answering.
    Hello {
        /// [`super::BUILD`] of the sender.
        build: String,
    },
    /// It lives.
    Pong {
        /// From [`ToHelper::Ping`].
        n: u64,
    },
    /// The part of it that does the work has the request.
    Taken {
        /// From [`ToHelper::Ask`].
        n: u64,
    },
    /// It reports something.
    Tell {
        /// What is reported.
        report: Report,
    },
}

/// Longest line that is read, in bytes; the rest of a longer one is skipped.
pub const LONGEST_LINE_BYTES: usize = 1 << 20;

/// What was read in place of a line.
#[derive(Debug)]
pub enum Received<Line> {
    /// A line of the envelope.
    Line(Line),
    /// Anything else: not JSON, not this envelope, too long. Says why.
    Garbage(String),
    /// The end of input.
    End,
}

/// Reads one line.
///
/// # Errors
///
/// Passes on what the input fails with.
pub fn read<Line: DeserializeOwned>(input: &mut impl BufRead) -> io::Result<Received<Line>> {
    let mut line = Vec::new();
    input
        .by_ref()
        .take(LONGEST_LINE_BYTES as u64)
        .read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(Received::End);
    }
    if line.len() == LONGEST_LINE_BYTES && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Received::Garbage(format!(
            "a line of more than {LONGEST_LINE_BYTES} bytes"
        )));
    }
    Ok(match serde_json::from_slice(&line) {
        Ok(line) => Received::Line(line),
        // Neither the line nor what the reader quotes of it: it may hold what somebody said.
        Err(error) => Received::Garbage(format!(
            "{:?} in a line of {} bytes, at byte {}",
            error.classify(),
            line.len(),
            error.column()
        )),
    })
}

/// Writes one line and flushes it.
///
/// # Errors
///
/// Passes on what the output fails with.
pub fn write(output: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    let mut bytes = serde_json::to_vec(line)?;
    bytes.push(b'\n');
    output.write_all(&bytes)?;
    output.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_read_is_the_line_written() {
        let ask = ToHelper::Ask {
            n: 7,
            request: "sing".to_owned(),
        };
        let mut bytes = Vec::new();
        write(&mut bytes, &ask).unwrap();
        assert_eq!(bytes, b"{\"ask\":{\"n\":7,\"request\":\"sing\"}}\n");
        let Received::Line(read) = read::<ToHelper<String>>(&mut bytes.as_slice()).unwrap() else {
            panic!("the line must be read")
        };
        assert_eq!(read, ask);
    }

    #[test]
    fn garbage_does_not_hide_the_line_after_it() {
        let mut input = vec![b'x'; LONGEST_LINE_BYTES + 5];
        input.extend_from_slice(b"\n\xff\xfe\n\n{\"ping\":{}}\n\"bye\"");
        let mut input = input.as_slice();
        for _ in 0..4 {
            assert!(matches!(
                read::<ToHelper<String>>(&mut input).unwrap(),
                Received::Garbage(_)
            ));
        }
        assert!(matches!(
            read::<ToHelper<String>>(&mut input).unwrap(),
            Received::Line(ToHelper::Bye)
        ));
        assert!(matches!(read::<ToHelper<String>>(&mut input).unwrap(), Received::End));
    }
}

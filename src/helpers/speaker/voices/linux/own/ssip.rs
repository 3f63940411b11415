//! The language of Speech Dispatcher, spoken with a deadline on everything: a service that does not answer is an error.
//!
//! SSIP is lines of text on a socket. An answer is some lines `NNN-…` and a last one `NNN …`; so is an event, with a
//! number from 700 on, and one may come between a request and its answer.

use std::collections::VecDeque;
use std::io::{self, ErrorKind, Read, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::path::Path;

use rustix::event::PollFlags;

use super::wait::{Until, wait};

/// Why the service cannot be spoken to.
#[derive(Debug, thiserror::Error)]
pub enum SsipError {
    #[error("it does not answer")]
    Silent,
    #[error("it has hung up")]
    HungUp,
    #[error("it refuses {request}: {answer}")]
    Refused { request: String, answer: String },
    #[error("it says what nobody understands: {0}")]
    Garbled(String),
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// What happens to a message that is to be spoken.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Event {
    /// It is spoken to its end.
    End(String),
    /// It was stopped.
    Cancelled(String),
}

/// A connection.
#[derive(Debug)]
pub(crate) struct Ssip {
    socket: UnixStream,
    /// What has come and is no whole line yet.
    inbox: Vec<u8>,
    /// Lines of a message whose last line has not come yet.
    lines: Vec<String>,
    answers: VecDeque<Answer>,
    events: VecDeque<Event>,
}

#[derive(Debug)]
struct Answer {
    code: u16,
    /// All lines without their numbers; the last one is the verdict.
    lines: Vec<String>,
}

/// More than this in one line or in one answer is no SSIP.
const LONGEST_BYTES: usize = 4 << 20;

impl Ssip {
    /// Connects to the socket at `path`.
    pub(crate) fn connect(path: &Path) -> io::Result<Self> {
        Self::over(UnixStream::connect(path)?)
    }

    fn over(socket: UnixStream) -> io::Result<Self> {
        socket.set_nonblocking(true)?;
        Ok(Self {
            socket,
            inbox: Vec::new(),
            lines: Vec::new(),
            answers: VecDeque::new(),
            events: VecDeque::new(),
        })
    }

    /// Sends a request and returns the lines of its answer, without the verdict.
    pub(crate) fn ask(&mut self, request: &str, until: Until) -> Result<Vec<String>, SsipError> {
        self.write(format!("{request}\r\n").as_bytes(), until)?;
        let Answer { code, mut lines } = self.answer(until)?;
        let verdict = lines.pop().unwrap_or_default();
        if (200..300).contains(&code) {
            Ok(lines)
        } else {
            let (request, answer) = (request.to_owned(), format!("{code} {verdict}"));
            Err(SsipError::Refused { request, answer })
        }
    }

    /// Hands over a text of one line, and returns the name of the message, by which its events are known.
    pub(crate) fn speak(&mut self, text: &str, until: Until) -> Result<String, SsipError> {
        self.ask("SPEAK", until)?;
        // A dot at the beginning of a line would end the text.
        let dot = if text.starts_with('.') { "." } else { "" };
        let mut lines = self
            .ask(&format!("{dot}{text}\r\n."), until)
            .map_err(|error| match error {
                // What was to be said is told nobody else.
                SsipError::Refused { answer, .. } => SsipError::Refused {
                    request: "a text".to_owned(),
                    answer,
                },
                error => error,
            })?;
        lines.pop().ok_or_else(|| SsipError::Garbled("no message".to_owned()))
    }

    /// Takes what has come, without waiting.
    pub(crate) fn take_in(&mut self) -> Result<(), SsipError> {
        let mut buffer = [0; 4096];
        loop {
            match self.socket.read(&mut buffer) {
                Ok(0) => return Err(SsipError::HungUp),
                Ok(count) => self.inbox.extend_from_slice(&buffer[..count]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
            if self.inbox.len() > LONGEST_BYTES || self.lines.len() > LONGEST_BYTES / 16 {
                return Err(SsipError::Garbled("too much".to_owned()));
            }
        }
        while let Some(end) = self.inbox.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.inbox.drain(..=end).collect();
            self.take_line(String::from_utf8_lossy(&line).trim_end())?;
        }
        Ok(())
    }

    /// Returns what has happened to a message since it was last asked.
    pub(crate) fn event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    fn take_line(&mut self, line: &str) -> Result<(), SsipError> {
        let garbled = || SsipError::Garbled(line.chars().take(80).collect());
        let (number, rest) = line.split_at_checked(3).ok_or_else(garbled)?;
        let code: u16 = number.parse().map_err(|_not_a_number| garbled())?;
        self.lines.push(rest.get(1..).unwrap_or_default().to_owned());
        if rest.starts_with('-') {
            return Ok(());
        }
        let lines = std::mem::take(&mut self.lines);
        // Of an event the first line names the message.
        match (code, lines.first()) {
            (702, Some(message)) => self.events.push_back(Event::End(message.clone())),
            (703, Some(message)) => self.events.push_back(Event::Cancelled(message.clone())),
            (700..800, _) => {}
            _ => self.answers.push_back(Answer { code, lines }),
        }
        Ok(())
    }

    fn answer(&mut self, until: Until) -> Result<Answer, SsipError> {
        loop {
            self.take_in()?;
            if let Some(answer) = self.answers.pop_front() {
                return Ok(answer);
            }
            if !wait(&[(self.socket.as_fd(), PollFlags::IN)], until)? {
                return Err(SsipError::Silent);
            }
        }
    }

    fn write(&mut self, mut bytes: &[u8], until: Until) -> Result<(), SsipError> {
        while !bytes.is_empty() {
            match self.socket.write(bytes) {
                Ok(count) => bytes = &bytes[count..],
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    if !wait(&[(self.socket.as_fd(), PollFlags::OUT)], until)? {
                        return Err(SsipError::Silent);
                    }
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Err(SsipError::HungUp),
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

impl AsFd for Ssip {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn pair() -> (Ssip, UnixStream) {
        let (ours, theirs) = UnixStream::pair().unwrap();
        (Ssip::over(ours).unwrap(), theirs)
    }

    fn soon() -> Until {
        Until::after(Duration::from_secs(30))
    }

    #[test]
    fn events_between_a_request_and_its_answer_are_kept() {
        let (mut ssip, mut service) = pair();
        service
            .write_all(b"701-7\r\n701-1\r\n701 BEGIN\r\n230 OK RECEIVING DATA\r\n702-7\r\n702-1\r\n702 END\r\n225-8\r\n225 OK\r\n")
            .unwrap();
        assert_eq!(ssip.speak("Matt", soon()).unwrap(), "8");
        assert_eq!(ssip.event(), Some(Event::End("7".to_owned())));
        assert_eq!(ssip.event(), None);
    }

    #[test]
    fn a_text_that_begins_with_a_dot_does_not_end_there() {
        let (mut ssip, mut service) = pair();
        service.write_all(b"230 OK\r\n225-1\r\n225 OK\r\n").unwrap();
        ssip.speak(". und weiter", soon()).unwrap();
        let mut sent = [0; 64];
        let count = service.read(&mut sent).unwrap();
        assert_eq!(&sent[..count], b"SPEAK\r\n.. und weiter\r\n.\r\n");
    }

    #[test]
    fn a_refusal_tells_what_was_refused() {
        let (mut ssip, mut service) = pair();
        service.write_all(b"409 ERR RATE TOO HIGH\r\n").unwrap();
        let error = ssip.ask("SET SELF RATE 200", soon()).unwrap_err();
        assert_eq!(error.to_string(), "it refuses SET SELF RATE 200: 409 ERR RATE TOO HIGH");
    }

    #[test]
    fn silence_hanging_up_and_nonsense_are_errors() {
        let (mut ssip, service) = pair();
        let at_once = Until::after(Duration::ZERO);
        assert!(matches!(ssip.ask("GET RATE", at_once), Err(SsipError::Silent)));
        drop(service);
        assert!(ssip.ask("GET RATE", soon()).is_err());
        for nonsense in ["\r\n", "HTTP/1.1 400\r\n", "äöü\r\n", "12\r\n"] {
            let (mut ssip, mut service) = pair();
            service.write_all(nonsense.as_bytes()).unwrap();
            let answer = ssip.ask("GET RATE", soon());
            assert!(matches!(answer, Err(SsipError::Garbled(_))), "{nonsense:?}: {answer:?}");
        }
    }

    #[test]
    fn a_service_that_reads_nothing_is_silent() {
        let (mut ssip, _service) = pair();
        let endless = "x".repeat(1 << 22);
        let answer = ssip.ask(&endless, Until::after(Duration::from_millis(10)));
        assert!(matches!(answer, Err(SsipError::Silent)), "{answer:?}");
    }
}

//! The thread that speaks: one utterance after the other, and of each a sentence at a time, so that no more than that is left
//! with the system when the helper dies.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::mem;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use ansage_protocol::serve::Reporter;
use ansage_protocol::stamp;
use ansage_wire::Segment;
use ansage_wire::UtteranceId;
use ansage_wire::speech::Manner;
use ansage_wire::speech::plain;
use ansage_wire::speech::system::{FromSystemVoice, SystemSaying, ToSystemVoice};

use crate::guard::{Guard, service_is_silent};
use crate::service::Service;

/// How long the system may take to be there; where its service does not run it is started, which takes a quarter of a second.
const OPENING: Duration = Duration::from_secs(4);
/// How long any other call may take; usually it is a millisecond.
const CALL: Duration = Duration::from_secs(1);
/// From a sentence to the word that it has begun; usually 20 ms.
const BEGINNING: Duration = Duration::from_millis(1500);
/// The same for a trial: some voices are loaded with their first word.
const FIRST_BEGINNING: Duration = Duration::from_secs(5);
/// So often it is asked, while it speaks, whether it is still there: that a service was killed or frozen nobody tells.
const LOOK: Duration = Duration::from_millis(500);
/// How long a sentence may take beyond its estimated length.
const OVERTIME: Duration = Duration::from_secs(3);
/// What a letter takes at the usual rate and half as much again; a digit is a word of so many letters.
const LETTER: Duration = Duration::from_millis(120);
const DIGIT_LETTERS: u32 = 8;
/// Spoken for nobody: does the system speak at all?
const TRIAL: &str = "1";

/// What the session is told.
pub(crate) enum ToSession {
    /// A request of the program, with its number.
    Asked(u64, ToSystemVoice),
    /// What has become of a sentence.
    Sounded(Sounded),
    /// The helper ends; dropped when there is silence.
    Leave(Sender<Infallible>),
}

/// What has become of a sentence.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Sounded {
    Began(tts::UtteranceId),
    Ended(tts::UtteranceId),
    Stopped(tts::UtteranceId),
}

pub(crate) struct Session {
    service: Service,
    reporter: Reporter<FromSystemVoice>,
    guard: Guard,
    queue: VecDeque<Task>,
    current: Option<Current>,
}

/// Something to be said.
struct Task {
    /// `None` for a trial.
    id: Option<UtteranceId>,
    sentences: VecDeque<Sentence>,
    manner: Manner,
}

struct Sentence {
    language: String,
    text: String,
}

/// What is being said.
struct Current {
    task: Task,
    has_begun: bool,
    /// The sentence that the system has, and when the next must be heard of it, in nanoseconds.
    sentence: tts::UtteranceId,
    text: String,
    due_ns: u64,
}

impl Session {
    /// Speaks until the helper ends.
    pub(crate) fn run(
        itself: Sender<ToSession>,
        inbox: &Receiver<ToSession>,
        reporter: Reporter<FromSystemVoice>,
        guard: Guard,
    ) {
        let service = match guard.call(OPENING, || Service::open(&itself)) {
            Ok(service) => service,
            Err(error) => guard.fail(error.to_string()),
        };
        guard.learn(service.last_word());
        let mut session = Self {
            service,
            reporter,
            guard,
            queue: VecDeque::new(),
            current: None,
        };
        loop {
            match session.next(inbox) {
                Ok(ToSession::Asked(n, request)) => {
                    session.reporter.taken(n);
                    session.carry_out(request);
                }
                Ok(ToSession::Sounded(sounded)) => session.hear(sounded),
                Ok(ToSession::Leave(hushed)) => {
                    session.stop();
                    drop(hushed);
                    return;
                }
                Err(RecvTimeoutError::Timeout) => session.look(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn next(&self, inbox: &Receiver<ToSession>) -> Result<ToSession, RecvTimeoutError> {
        match &self.current {
            Some(current) => {
                let left = Duration::from_nanos(current.due_ns.saturating_sub(stamp::now_ns()));
                inbox.recv_timeout(left.min(LOOK))
            }
            None => inbox.recv().map_err(|_over| RecvTimeoutError::Disconnected),
        }
    }

    /// Nothing was heard of the sentence for a while: is the system still there, and does it take too long?
    fn look(&mut self) {
        let is_late = self.current.as_ref().is_some_and(|it| it.due_ns <= stamp::now_ns());
        if is_late {
            self.guard.fail(service_is_silent());
        }
        let service = &mut self.service;
        if let Err(error) = self.guard.call(CALL, || service.look()) {
            self.guard.fail(error.to_string());
        }
    }

    fn carry_out(&mut self, request: ToSystemVoice) {
        match request {
            ToSystemVoice::Try(languages) => {
                let trial = |language: &String| Segment::plain(language.clone(), TRIAL);
                let segments: Vec<_> = languages.iter().map(trial).collect();
                let manner = Manner {
                    words_per_minute: Manner::FASTEST_WPM,
                    volume: 0,
                    ..Manner::default()
                };
                self.queue.push_back(Task::new(None, &segments, manner));
            }
            ToSystemVoice::Say(SystemSaying { id, segments, manner }) => {
                self.queue.push_back(Task::new(Some(id), &segments, manner));
            }
            ToSystemVoice::Hush => {
                self.stop();
                let current = self.current.take().map(|it| it.task);
                for task in current.into_iter().chain(mem::take(&mut self.queue)) {
                    match task.id {
                        Some(id) => self.reporter.tell(FromSystemVoice::Cut { id }),
                        // Whether the system speaks is to be known all the same.
                        None => self.queue.push_back(task),
                    }
                }
            }
        }
        self.go_on();
    }

    fn hear(&mut self, sounded: Sounded) {
        let Some(current) = &mut self.current else { return };
        match sounded {
            Sounded::Began(of) if of == current.sentence => {
                current.due_ns = stamp::now_ns()
                    + stamp::ns(longest(
                        &current.text,
                        self.service.words_per_minute(current.task.manner),
                    ));
                if !mem::replace(&mut current.has_begun, true)
                    && let Some(id) = current.task.id
                {
                    let at_ns = stamp::now_ns();
                    self.reporter.tell(FromSystemVoice::Began { id, at_ns });
                }
            }
            Sounded::Ended(of) if of == current.sentence => {
                if let Some(current) = self.current.take() {
                    self.begin(current.task, current.has_begun);
                }
                self.go_on();
            }
            Sounded::Stopped(of) if of == current.sentence => {
                if let Some(current) = self.current.take() {
                    match current.task.id {
                        Some(id) => self.reporter.tell(FromSystemVoice::Silenced { id }),
                        // It has spoken, for it was silenced.
                        None => self.begin(current.task, true),
                    }
                }
                self.go_on();
            }
            // Of a sentence that was hushed.
            Sounded::Began(_) | Sounded::Ended(_) | Sounded::Stopped(_) => {}
        }
    }

    fn go_on(&mut self) {
        while self.current.is_none()
            && let Some(task) = self.queue.pop_front()
        {
            self.begin(task, false);
        }
    }

    /// Gives the system the next sentence of a task, or ends it.
    fn begin(&mut self, mut task: Task, has_begun: bool) {
        let Some(Sentence { language, text }) = task.sentences.pop_front() else {
            return self.reporter.tell(match task.id {
                Some(id) => FromSystemVoice::Ended { id },
                None => FromSystemVoice::Ready,
            });
        };
        let timeout = if task.id.is_some() { BEGINNING } else { FIRST_BEGINNING };
        let service = &mut self.service;
        match self.guard.call(CALL, || service.speak(&language, &text, task.manner)) {
            Ok(sentence) => {
                self.current = Some(Current {
                    task,
                    has_begun,
                    sentence,
                    text,
                    due_ns: stamp::now_ns() + stamp::ns(timeout),
                });
            }
            Err(error) => self.guard.fail(error.to_string()),
        }
    }

    /// Silences the system if it says anything of ours.
    fn stop(&mut self) {
        if self.current.is_none() {
            return;
        }
        let service = &mut self.service;
        if let Err(error) = self.guard.call(CALL, || service.stop()) {
            self.guard.fail(error.to_string());
        }
    }
}

impl Task {
    fn new(id: Option<UtteranceId>, segments: &[Segment], manner: Manner) -> Self {
        let of = |segment: &Segment| {
            let language = segment.language.clone();
            plain::sentences(segment).into_iter().map(move |text| Sentence {
                language: language.clone(),
                text,
            })
        };
        Self {
            id,
            sentences: segments.iter().flat_map(of).collect(),
            manner,
        }
    }
}

/// How long a sentence may take at so many words per minute; faster than usual is no reason to wait less.
fn longest(text: &str, words_per_minute: u16) -> Duration {
    let letters = |it: char| if it.is_ascii_digit() { DIGIT_LETTERS } else { 1 };
    let usual = u32::from(Manner::USUAL_WPM);
    let words_per_minute = u32::from(words_per_minute.clamp(1, Manner::USUAL_WPM));
    LETTER * text.chars().map(letters).sum::<u32>() * usual / words_per_minute + OVERTIME
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_voice_is_given_the_time_it_takes() {
        let of = |text, words_per_minute| longest(text, words_per_minute).as_millis();
        // What espeak-ng takes for it at 175 and at 80 words per minute.
        assert!(of("Springer Gustav eins Felix drei", 175) > 2_200 + 3_000);
        assert!(of("Springer Gustav eins Felix drei", 80) > 4_900 + 3_000);
        assert_eq!(of("Matt", 450), of("Matt", 175));
        assert!(of("1:45:30", 175) > of("Uhr", 175) + 4_000);
        assert_eq!(of("", 0), 3_000);
    }
}

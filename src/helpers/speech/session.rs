//! The thread that speaks: one utterance after the other, and of each a sentence at a time, so that no more than that is left
//! with the service when the helper dies.

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

use crate::guard::Guard;
use crate::service::{Given, Heard, Service, Trial, letters};

/// How long the service may take to be there; where it does not run it is started, which takes a quarter of a second.
const OPENING: Duration = Duration::from_secs(10);
/// How long any other call may take; usually it is a millisecond.
const CALL: Duration = Duration::from_secs(2);
/// From a sentence to the word that it has begun; usually 20 ms.
const BEGINNING: Duration = Duration::from_millis(1500);
/// The same for a trial: some voices are loaded with their first word.
const FIRST_BEGINNING: Duration = Duration::from_secs(5);
/// So often it is asked, while it speaks, whether it is still there: that a service was killed or frozen nobody tells.
const LOOK: Duration = Duration::from_millis(500);
/// How long a sentence may take beyond its estimated length.
const OVERTIME: Duration = Duration::from_secs(3);
/// What a letter takes at the usual rate and half as much again.
const LETTER: Duration = Duration::from_millis(120);
/// Spoken for nobody: does the service speak at all?
const TRIAL: &str = "1";

/// What the session is told.
pub(crate) enum ToSession<Sentence> {
    /// A request of the program, with its number.
    Asked(u64, ToSystemVoice),
    /// What has become of a sentence.
    Sounded(Sounded<Sentence>),
    /// The service does not speak any more, for this reason.
    Failed(String),
    /// The helper ends; dropped when there is silence.
    Leave(Sender<Infallible>),
}

/// What has become of a sentence.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Sounded<Sentence> {
    Began(Sentence),
    Ended(Sentence),
    Stopped(Sentence),
}

pub(crate) struct Session<S: Service> {
    service: S,
    reporter: Reporter<FromSystemVoice>,
    guard: Guard,
    queue: VecDeque<Task>,
    current: Option<Current<S::Sentence>>,
    /// True if the sentence before was given to the service and has not begun.
    has_one_lapsed: bool,
}

/// Something to be said.
struct Task {
    /// `None` for a trial.
    id: Option<UtteranceId>,
    sentences: VecDeque<Words>,
    manner: Manner,
}

struct Words {
    language: String,
    text: String,
}

/// What is being said.
struct Current<Sentence> {
    task: Task,
    has_begun: bool,
    /// The sentence that the service has, whether it has begun, and when the next must be heard of it, in nanoseconds.
    sentence: Sentence,
    text: String,
    is_sounding: bool,
    due_ns: u64,
    /// When it has ended, where nothing will be heard of it.
    ends_ns: Option<u64>,
}

impl<S: Service> Session<S> {
    /// Speaks until the helper ends.
    pub(crate) fn run(
        itself: Sender<ToSession<S::Sentence>>,
        inbox: &Receiver<ToSession<S::Sentence>>,
        reporter: Reporter<FromSystemVoice>,
        guard: Guard,
    ) {
        let service = match guard.call(OPENING, || S::open(&Heard::by(itself))) {
            Ok(service) => service,
            Err(error) => guard.fail(error.to_string()),
        };
        guard.learn(service.name(), service.last_word());
        let mut session = Self {
            service,
            reporter,
            guard,
            queue: VecDeque::new(),
            current: None,
            has_one_lapsed: false,
        };
        loop {
            match session.next(inbox) {
                Ok(ToSession::Asked(n, request)) => {
                    session.reporter.taken(n);
                    session.carry_out(request);
                }
                Ok(ToSession::Sounded(sounded)) => session.hear(sounded),
                Ok(ToSession::Failed(why)) => session.guard.fail(why),
                Ok(ToSession::Leave(hushed)) => {
                    session.stop();
                    drop(hushed);
                    return;
                }
                Err(RecvTimeoutError::Timeout) => session.wake(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn next(&self, inbox: &Receiver<ToSession<S::Sentence>>) -> Result<ToSession<S::Sentence>, RecvTimeoutError> {
        match &self.current {
            Some(current) => {
                let next_ns = current.ends_ns.unwrap_or(current.due_ns);
                let left = Duration::from_nanos(next_ns.saturating_sub(stamp::now_ns()));
                inbox.recv_timeout(left.min(LOOK))
            }
            None => inbox.recv().map_err(|_over| RecvTimeoutError::Disconnected),
        }
    }

    /// Nothing was heard of the sentence for a while: has it ended, is the service still there, and does it take too long?
    fn wake(&mut self) {
        let Some(current) = &self.current else { return };
        let now = stamp::now_ns();
        if current.ends_ns.is_some_and(|it| it <= now) {
            return self.hear(Sounded::Ended(current.sentence));
        }
        let is_late = current.ends_ns.is_none() && current.due_ns <= now;
        if is_late && (current.is_sounding || S::TRIAL == Trial::Spoken || self.has_one_lapsed) {
            self.guard.fail_silent();
        }
        let service = &mut self.service;
        if let Err(error) = self.guard.call(CALL, || service.look()) {
            self.guard.fail(error.to_string());
        }
        if is_late {
            self.lapse();
        }
    }

    /// The service answers and has not begun a sentence: somebody may have silenced it before a word was heard. Twice in a row
    /// it is the service that hangs.
    fn lapse(&mut self) {
        self.has_one_lapsed = true;
        self.stop();
        if let Some(id) = self.current.take().and_then(|it| it.task.id) {
            self.reporter.tell(FromSystemVoice::Lapsed { id });
        }
        self.go_on();
    }

    fn carry_out(&mut self, request: ToSystemVoice) {
        match request {
            ToSystemVoice::Try(_) if S::TRIAL == Trial::Asked => self.tell_ready(),
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
                        // Whether the service speaks is to be known all the same.
                        None => self.queue.push_back(task),
                    }
                }
            }
        }
        self.go_on();
    }

    fn hear(&mut self, sounded: Sounded<S::Sentence>) {
        let Some(current) = &mut self.current else { return };
        match sounded {
            Sounded::Began(of) if of == current.sentence => {
                current.due_ns = stamp::now_ns()
                    + stamp::ns(longest(
                        &current.text,
                        self.service.words_per_minute(current.task.manner),
                    ));
                current.is_sounding = true;
                self.has_one_lapsed = false;
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
            if task.id.is_some() {
                self.show(&task);
            }
            self.begin(task, false);
        }
    }

    /// Gives the service the next sentence of a task, or ends it.
    fn begin(&mut self, mut task: Task, has_begun: bool) {
        let Some(Words { language, text }) = task.sentences.pop_front() else {
            return match task.id {
                Some(id) => self.reporter.tell(FromSystemVoice::Ended { id }),
                None => self.tell_ready(),
            };
        };
        let timeout = if task.id.is_some() { BEGINNING } else { FIRST_BEGINNING };
        let service = &mut self.service;
        match self.guard.call(CALL, || service.speak(&language, &text, task.manner)) {
            Ok(Given { sentence, lasts }) => {
                let now = stamp::now_ns();
                self.current = Some(Current {
                    task,
                    has_begun,
                    sentence,
                    text,
                    is_sounding: false,
                    due_ns: now + stamp::ns(timeout),
                    ends_ns: lasts.map(|it| now + stamp::ns(it)),
                });
                if lasts.is_some() {
                    self.hear(Sounded::Began(sentence));
                }
            }
            Err(error) => self.guard.fail(error.to_string()),
        }
    }

    fn show(&mut self, task: &Task) {
        let text = task.sentences.iter().map(|it| it.text.as_str());
        let text = text.collect::<Vec<_>>().join(" ");
        let service = &mut self.service;
        if !text.is_empty()
            && let Err(error) = self.guard.call(CALL, || service.show(&text))
        {
            self.guard.fail(error.to_string());
        }
    }

    fn tell_ready(&self) {
        let name = self.service.name().to_owned();
        self.reporter.tell(FromSystemVoice::Ready { name });
    }

    /// Silences the service if it says anything of ours.
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
            plain::sentences(segment).into_iter().map(move |text| Words {
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
    let usual = u32::from(Manner::USUAL_WPM);
    let words_per_minute = u32::from(words_per_minute.clamp(1, Manner::USUAL_WPM));
    LETTER * letters(text) * usual / words_per_minute + OVERTIME
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

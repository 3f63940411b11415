//! The watch over one helper: its starts and deaths, its heartbeat, its deadlines.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::child::{Child, Output};
use super::confinement;
use super::{HelperEvent, Program, Timeouts};
use ansage_os::ownership::open_to_others;
use ansage_protocol::BUILD;
use ansage_protocol::envelope::{FromHelper, ToHelper};
use ansage_sound::device_error;
use ansage_wire::Health;

/// What reaches the watch.
#[derive(Debug)]
pub(super) enum ToWatch<Request, Report> {
    Asked(Request),
    Standing(Request),
    Dismissed,
    /// Child number `run` said something.
    Output {
        run: u64,
        output: Output<Report>,
    },
}

/// So many deaths within [`DEATH_WINDOW`], and the helper gets the longest backoff.
const TOO_MANY_DEATHS: usize = 3;
const DEATH_WINDOW: Duration = Duration::from_secs(60);

/// A wake-up that comes later than this has slept through a suspension of the whole program, not of the helper.
const OVERSLEPT: Duration = Duration::from_millis(300);

pub(super) struct Watch<Request, Report, Hear> {
    program: Program,
    timeouts: Timeouts,
    patience: Patience,
    standing: Option<Request>,
    /// Given to the threads of each child.
    inbox: Sender<ToWatch<Request, Report>>,
    hear: Hear,
    state: State<Request>,
    /// Numbers the children, so that the last words of a killed one are not taken for its heir's.
    runs: u64,
    deaths: VecDeque<Instant>,
}

enum State<Request> {
    /// It runs but has not named its build yet; what is asked meanwhile waits.
    Starting {
        child: Child,
        since: Instant,
        until: Instant,
        waiting: Vec<Request>,
    },
    Running(Run),
    /// It died and is started again later.
    BackingOff {
        until: Instant,
    },
    GivenUp,
}

struct Run {
    child: Child,
    since: Instant,
    numbers: u64,
    next_ping: Instant,
    /// What it has not answered.
    due: BTreeMap<u64, Promise>,
}

/// A ping or a request that it has not answered.
struct Promise {
    made: Instant,
    /// When the answer is overdue.
    until: Instant,
}

impl<Request, Report, Hear> Watch<Request, Report, Hear>
where
    Request: Serialize + Send + 'static,
    Report: DeserializeOwned + Send + 'static,
    Hear: FnMut(HelperEvent<Request, Report>),
{
    pub(super) fn new(
        program: Program,
        timeouts: Timeouts,
        standing: Option<Request>,
        inbox: Sender<ToWatch<Request, Report>>,
        hear: Hear,
    ) -> Self {
        Self {
            program,
            timeouts,
            patience: Patience::new(timeouts),
            standing,
            inbox,
            hear,
            state: State::GivenUp,
            runs: 0,
            deaths: VecDeque::new(),
        }
    }

    /// Watches until the helper is dismissed.
    pub(super) fn run(mut self, inbox: &Receiver<ToWatch<Request, Report>>) {
        self.start();
        loop {
            let wake = self.next_wake();
            let message = match wake {
                Some(wake) => inbox.recv_timeout(wake.saturating_duration_since(now())),
                None => inbox.recv().map_err(|_disconnected| RecvTimeoutError::Disconnected),
            };
            match message {
                Ok(ToWatch::Dismissed) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(message) => self.take(message),
                Err(RecvTimeoutError::Timeout) => self.wake(wake.unwrap_or_else(now)),
            }
        }
        if let State::Starting { child, .. } | State::Running(Run { child, .. }) = self.state {
            child.dismiss();
        }
    }

    fn next_wake(&self) -> Option<Instant> {
        match &self.state {
            State::Starting { until, .. } | State::BackingOff { until } => Some(*until),
            State::Running(run) => run.due.values().map(|it| it.until).chain([run.next_ping]).min(),
            State::GivenUp => None,
        }
    }

    fn take(&mut self, message: ToWatch<Request, Report>) {
        match message {
            ToWatch::Asked(request) => self.ask(request),
            ToWatch::Standing(request) => {
                if let State::Running(run) = &mut self.state {
                    run.ask(&request, self.patience.request());
                }
                self.standing = Some(request);
            }
            ToWatch::Output { run, output } if run == self.runs => self.listen(output),
            // Handled by `run`, or said by a child that was killed.
            ToWatch::Dismissed | ToWatch::Output { .. } => {}
        }
    }

    fn ask(&mut self, request: Request) {
        match &mut self.state {
            State::Starting { waiting, .. } => waiting.push(request),
            State::Running(run) => {
                run.ask(&request, self.patience.request());
                (self.hear)(HelperEvent::Sent(request));
            }
            State::BackingOff { .. } | State::GivenUp => (self.hear)(HelperEvent::Refused(request)),
        }
    }

    fn listen(&mut self, output: Output<Report>) {
        match (output, &mut self.state) {
            (Output::Gone, _) => self.reap(device_error::ENDED),
            (Output::Line(FromHelper::Hello { build }), State::Starting { .. }) => self.welcome(&build),
            (Output::Line(FromHelper::Pong { n } | FromHelper::Taken { n }), State::Running(run)) => {
                if let Some(promise) = run.due.remove(&n) {
                    self.patience.note(now().saturating_duration_since(promise.made));
                }
            }
            (Output::Line(FromHelper::Tell { report }), State::Running(_)) => {
                (self.hear)(HelperEvent::Reported(report))
            }
            (Output::Line(_), _) => tracing::warn!(helper = ?self.program.path, "it spoke out of turn"),
        }
    }

    fn welcome(&mut self, build: &str) {
        if build != BUILD {
            return self.give_up(format!("{} ({build}, not {BUILD})", device_error::OTHER_BUILD));
        }
        let State::Starting {
            child, since, waiting, ..
        } = std::mem::replace(&mut self.state, State::GivenUp)
        else {
            return;
        };
        let now = now();
        self.patience.note(now.saturating_duration_since(since));
        let mut run = Run {
            child,
            since: now,
            numbers: 0,
            next_ping: now + self.timeouts.heartbeat,
            due: BTreeMap::new(),
        };
        if let Some(standing) = &self.standing {
            run.ask(standing, self.patience.request());
        }
        self.state = State::Running(run);
        (self.hear)(HelperEvent::Up);
        for request in waiting {
            self.ask(request);
        }
    }

    /// The time has come for something: a ping, a start, or a timeout.
    fn wake(&mut self, planned: Instant) {
        let now = now();
        let late = now.saturating_duration_since(planned);
        if late > OVERSLEPT {
            return self.start_over(now);
        }
        match &mut self.state {
            State::Starting { until, .. } if *until <= now => self.reap_late("it did not greet in time"),
            State::Running(run) if run.due.values().any(|it| it.until <= now) => {
                self.reap_late("it did not answer in time");
            }
            State::Running(run) if run.next_ping <= now => {
                // A watch that was held up a little does not know for how long its helper was.
                run.due.values_mut().for_each(|promise| promise.until += late);
                run.next_ping = now + self.timeouts.heartbeat;
                run.ping(self.patience.pong());
                if now.saturating_duration_since(run.since) > DEATH_WINDOW {
                    self.patience.has_lived();
                }
            }
            State::BackingOff { until } if *until <= now => self.start(),
            State::Starting { .. } | State::Running(_) | State::BackingOff { .. } | State::GivenUp => {}
        }
    }

    /// After a suspension every deadline has passed, though nobody has failed: each gets its whole time again.
    fn start_over(&mut self, now: Instant) {
        match &mut self.state {
            State::Starting { until, .. } => *until = now + self.patience.greeting(),
            State::Running(run) => {
                let until = now + self.patience.request();
                run.due.values_mut().for_each(|promise| promise.until = until);
                run.next_ping = now + self.timeouts.heartbeat;
            }
            State::BackingOff { .. } => self.start(),
            State::GivenUp => {}
        }
    }

    fn start(&mut self) {
        if confinement::is_on()
            && let Ok(Some(place)) = open_to_others(&self.program.path)
        {
            return self.give_up(format!("{} {}", device_error::OPEN_TO_OTHERS, place.display()));
        }
        if self.has_died_too_often() {
            // After the longest backoff its first death is one too many; a minute later all are forgotten.
            self.deaths.iter_mut().for_each(|death| *death = now());
        }
        self.runs += 1;
        let run = self.runs;
        let inbox = self.inbox.clone();
        confinement::guard_what_starts(&self.program.path);
        let child = Child::start(&self.program, move |output| {
            // Without a watch the child is about to be dismissed.
            let _ = inbox.send(ToWatch::Output { run, output });
        });
        match child {
            Ok(child) => {
                child.write(&ToHelper::<()>::Hello {
                    build: BUILD.to_owned(),
                });
                let since = now();
                self.state = State::Starting {
                    child,
                    since,
                    until: since + self.patience.greeting(),
                    waiting: Vec::new(),
                };
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => self.give_up(device_error::NO_HELPER.to_owned()),
            Err(error) => self.give_up(format!("it cannot be started: {error}")),
        }
    }

    /// Kills a child that did not answer in time.
    fn reap_late(&mut self, why: &str) {
        self.patience.was_late();
        self.reap(why);
    }

    /// Kills what is left of the child and decides when the next one is born.
    fn reap(&mut self, why: &str) {
        let now = now();
        self.deaths.push_back(now);
        while self
            .deaths
            .front()
            .is_some_and(|death| now.saturating_duration_since(*death) > DEATH_WINDOW)
        {
            self.deaths.pop_front();
        }
        let retry_in = if self.has_died_too_often() {
            self.timeouts.max_backoff
        } else {
            self.timeouts.backoff * 2_u32.pow(u32::try_from(self.deaths.len()).unwrap_or_default().saturating_sub(1))
        };
        let waiting = self.leave(State::BackingOff { until: now + retry_in });
        let why = match self.has_died_too_often() {
            true => self.name(&format!("{why}, for the third time in a minute")),
            false => self.name(why),
        };
        tracing::warn!(why, "a helper is gone");
        (self.hear)(HelperEvent::Down(Health::Lost { why, retry_in }));
        waiting
            .into_iter()
            .for_each(|request| (self.hear)(HelperEvent::Refused(request)));
    }

    fn give_up(&mut self, why: String) {
        let waiting = self.leave(State::GivenUp);
        let why = self.name(&why);
        (self.hear)(HelperEvent::Down(Health::Missing { why }));
        waiting
            .into_iter()
            .for_each(|request| (self.hear)(HelperEvent::Refused(request)));
    }

    /// Goes over to `next`, which kills a child, and returns the requests it never got.
    fn leave(&mut self, next: State<Request>) -> Vec<Request> {
        // Whatever the killed child has said already is not listened to any more.
        self.runs += 1;
        match std::mem::replace(&mut self.state, next) {
            State::Starting { waiting, .. } => waiting,
            State::Running(_) | State::BackingOff { .. } | State::GivenUp => Vec::new(),
        }
    }

    fn has_died_too_often(&self) -> bool {
        self.deaths.len() >= TOO_MANY_DEATHS
    }

    fn name(&self, why: &str) -> String {
        format!("{}: {why}", self.program.path.display())
    }
}

impl Run {
    fn ask(&mut self, request: &impl Serialize, timeout: Duration) {
        let n = self.promise(timeout);
        self.child.ask(n, request);
    }

    fn ping(&mut self, timeout: Duration) {
        let n = self.promise(timeout);
        self.child.write(&ToHelper::<()>::Ping { n });
    }

    fn promise(&mut self, timeout: Duration) -> u64 {
        self.numbers += 1;
        let made = now();
        let until = made + timeout;
        self.due.insert(self.numbers, Promise { made, until });
        self.numbers
    }
}

/// So many answers count, the latest.
const COUNTED: usize = 16;
/// To what each helper is given comes so many times what the slowest of them took.
const SLOWER_FACTOR: u32 = 5;
/// No helper is waited for longer.
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// A helper that was killed for being late gets twice the time at its next start, and so on until so many times as much.
const MOST_LENIENT: u32 = 16;

/// What is known of the speed of one helper, in all its runs.
#[derive(Debug)]
struct Patience {
    timeouts: Timeouts,
    took: VecDeque<Duration>,
    leniency: u32,
}

impl Patience {
    fn new(timeouts: Timeouts) -> Self {
        Self {
            timeouts,
            took: VecDeque::new(),
            leniency: 1,
        }
    }

    /// Takes note of how long a start or an answer took.
    fn note(&mut self, took: Duration) {
        if self.took.len() == COUNTED {
            self.took.pop_front();
        }
        self.took.push_back(took);
    }

    /// Takes note that it was killed for being late: should it only have been slow, it gets more time.
    fn was_late(&mut self) {
        self.leniency = (self.leniency * 2).min(MOST_LENIENT);
    }

    /// Takes note that it has lived for long.
    fn has_lived(&mut self) {
        self.leniency = 1;
    }

    /// Returns how long its greeting is waited for.
    fn greeting(&self) -> Duration {
        self.of(self.timeouts.greeting)
    }

    /// Returns how long the answer to a ping is waited for.
    fn pong(&self) -> Duration {
        self.of(self.timeouts.pong)
    }

    /// Returns how long it is waited for that a request is taken.
    fn request(&self) -> Duration {
        self.of(self.timeouts.request)
    }

    fn of(&self, given: Duration) -> Duration {
        let slowest = self.took.iter().max().copied().unwrap_or_default();
        ((given + slowest * SLOWER_FACTOR) * self.leniency).min(LONGEST_WAIT.max(given))
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the watch over a process is about real time; no time read here reaches the desk"
)]
fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patience() -> Patience {
        Patience::new(Timeouts::default())
    }

    #[test]
    fn a_quick_helper_that_freezes_is_missed_soon() {
        let mut patience = patience();
        patience.note(Duration::from_millis(20));
        assert_eq!(patience.pong(), Duration::from_millis(1600));
    }

    #[test]
    fn a_helper_ten_times_as_slow_as_usual_is_waited_for() {
        let mut patience = patience();
        // It starts in 80 ms on a machine at rest, and answers at once.
        patience.note(Duration::from_millis(800));
        assert_eq!(patience.pong(), Duration::from_millis(5500));
        assert_eq!(patience.request(), Duration::from_secs(9));
        for _ in 0..COUNTED {
            patience.note(Duration::from_millis(100));
        }
        assert_eq!(
            patience.pong(),
            Duration::from_millis(2000),
            "the machine has recovered"
        );
    }

    /// Starts a helper that takes so long to greet again and again; returns how often it is killed before it is waited for.
    fn kills(greets_after: Duration) -> usize {
        let mut patience = patience();
        let mut kills = 0;
        while patience.greeting() < greets_after {
            patience.was_late();
            kills += 1;
            assert!(kills < 10, "it is killed for ever");
        }
        kills
    }

    #[test]
    fn a_helper_that_is_only_slow_is_not_killed_for_ever() {
        assert_eq!(kills(Duration::from_secs(4)), 0);
        assert_eq!(kills(Duration::from_secs(9)), 1);
        assert_eq!(kills(Duration::from_secs(50)), 4);
    }
}

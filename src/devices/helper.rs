//! Helpers: programs of their own that keep every foreign library away from the game.
//!
//! One pattern serves all of them. A helper is started as a child and spoken to in JSON lines on its pipes. Both sides
//! name their build first, and a helper of another build is refused. From then on it must answer a heartbeat and take
//! each request before its deadline; one that dies or freezes is killed and started again, each time a little later,
//! and every eight seconds when it has died three times in a minute. How long it may take depends on how long it has
//! taken (`watch`), so that one on a slow machine is waited for. Everything that happens is handed on as
//! [`HelperEvent`]; nobody ever waits.
//!
//! Here is the side of the program: start a helper, ask it. What both sides share is `ansage_protocol`.

mod child;
pub mod confinement;
mod played;
mod watch;
mod wiped;

use std::convert::Infallible;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;

use ansage_files::installed::Installation;
use ansage_os::programs;
use ansage_protocol::pipe::HelperPipe;
use ansage_wire::Health;
pub use played::PlayedHelper;
use watch::{ToWatch, Watch};

/// How long a dismissed helper may take to end by itself.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(1);

/// What to start, and how.
#[derive(Clone, Debug)]
pub struct Program {
    /// The executable file.
    pub path: PathBuf,
    /// Arguments; none in normal use.
    pub arguments: Vec<OsString>,
    /// Variables set over those that are handed on ([`programs`]); none in normal use.
    pub environment: Vec<(OsString, OsString)>,
    /// A pipe for bytes beside the lines, if it needs one.
    pub pipe: Option<HelperPipe>,
}

impl Program {
    /// Names the helper that belongs to the running program.
    pub fn beside(name: &str) -> Self {
        Self::at(Installation::of_this_program().helper(name))
    }

    /// Names the helper at `path`.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self {
            path: path.into(),
            arguments: Vec::new(),
            environment: Vec::new(),
            pipe: None,
        }
    }

    /// Returns a variable as the helper will have it.
    fn variable(&self, name: &str) -> Option<OsString> {
        let own = self.environment.iter().find(|(it, _)| it == name);
        own.map(|(_, value)| value.clone())
            .or_else(|| programs::handed_on(name))
    }
}

/// How long a helper is waited for before it counts as dead, where all it has done was done at once; one that was slow
/// gets more.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// From its start to its greeting.
    pub greeting: Duration,
    /// Between two questions whether it lives.
    pub heartbeat: Duration,
    /// From such a question to its answer.
    pub pong: Duration,
    /// From a request to the word that it was taken.
    pub request: Duration,
    /// From a first death to the next start; doubled for each further one.
    pub backoff: Duration,
    /// The same when it has died three times in a minute.
    pub max_backoff: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            greeting: Duration::from_secs(5),
            heartbeat: Duration::from_millis(500),
            pong: Duration::from_millis(1500),
            request: Duration::from_secs(5),
            backoff: Duration::from_millis(250),
            // Who plays by ear hears nothing meanwhile.
            max_backoff: Duration::from_secs(8),
        }
    }
}

/// What happens to a helper and what it says. `Request` and `Report` are the messages of its kind.
#[derive(Debug)]
pub enum HelperEvent<Request, Report> {
    /// It has been started, is of this build and has been told its standing request.
    Up,
    /// The request was written to it. Whether it was carried out, its reports tell.
    Sent(Request),
    /// There is no helper that could be asked; the request is given back.
    Refused(Request),
    /// It reports something.
    Reported(Report),
    /// It is gone; whatever it had been asked is void. [`Health::Lost`] if it is started again by itself,
    /// [`Health::Missing`] if it is not installed or of another build.
    Down(Health),
}

/// A way to a helper for who hears its events.
#[derive(Debug)]
pub struct Asker<Request, Report>(Sender<ToWatch<Request, Report>>);

impl<Request, Report> Asker<Request, Report> {
    /// Asks the helper as [`Helper::ask`] does.
    pub fn ask(&self, request: Request) {
        // Without a watch the helper is being closed.
        let _ = self.0.send(ToWatch::Asked(request));
    }
}

/// A helper program and the thread that watches over it. Dropped, it lets the helper end by itself.
#[derive(Debug)]
pub struct Helper<Request, Report> {
    watch: Sender<ToWatch<Request, Report>>,
    /// Disconnected when the watch has ended, and the helper with it.
    watching: Receiver<Infallible>,
}

impl<Request, Report> Helper<Request, Report>
where
    Request: Serialize + Send + 'static,
    Report: DeserializeOwned + Send + 'static,
{
    /// Starts the helper and, at each of its starts, tells it `standing`. `hear` runs on the watching thread and must
    /// not wait; a helper that cannot be started is [`HelperEvent::Down`], not an error.
    pub fn start<Hear>(program: Program, timeouts: Timeouts, standing: Option<Request>, hear: Hear) -> Self
    where
        Hear: FnMut(HelperEvent<Request, Report>) + Send + 'static,
    {
        Self::start_asking(program, timeouts, standing, |_asker| hear)
    }

    /// Starts the helper as [`Helper::start`] does; what hears its events is made of a way to ask it.
    pub fn start_asking<Hear>(
        program: Program,
        timeouts: Timeouts,
        standing: Option<Request>,
        hear: impl FnOnce(Asker<Request, Report>) -> Hear,
    ) -> Self
    where
        Hear: FnMut(HelperEvent<Request, Report>) + Send + 'static,
    {
        let (watch, inbox) = mpsc::channel();
        let own = watch.clone();
        let hear = hear(Asker(watch.clone()));
        let (ended, watching) = mpsc::channel();
        thread::spawn(move || {
            Watch::new(program, timeouts, standing, own, hear).run(&inbox);
            drop(ended);
        });
        Self { watch, watching }
    }

    /// Asks the helper; the answer is [`HelperEvent::Sent`] or [`HelperEvent::Refused`].
    pub fn ask(&self, request: Request) {
        self.tell_watch(ToWatch::Asked(request));
    }

    /// Asks the helper now and again at each of its next starts, in place of the standing request before.
    pub fn ask_always(&self, request: Request) {
        self.tell_watch(ToWatch::Standing(request));
    }

    /// Lets the helper end by itself and waits for that; one that has not ended after a second is killed. The program
    /// must not end before: the helper would stay behind.
    pub fn close(self) {
        self.tell_watch(ToWatch::Dismissed);
        // Twice the time, for a process in the hands of a broken driver may take for ever to end.
        let _: Result<Infallible, RecvTimeoutError> = self.watching.recv_timeout(2 * SHUTDOWN_GRACE);
    }
}

impl<Request, Report> Helper<Request, Report> {
    fn tell_watch(&self, message: ToWatch<Request, Report>) {
        // The watch lives as long as `self`; should its thread have panicked, there is nobody left to tell.
        let _ = self.watch.send(message);
    }
}

impl<Request, Report> Drop for Helper<Request, Report> {
    fn drop(&mut self) {
        self.tell_watch(ToWatch::Dismissed);
    }
}

//! The one thread that talks to the server of the screen reader: connects, shows, hears keys, and begins again.
//!
//! Every call of the library may wait for a server that is frozen; [`Guard`] ends this process when one does, and the
//! program starts another.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::Duration;

use ansage_protocol::serve::Reporter;
use ansage_protocol::stamp;
use ansage_wire::DisplayRefusal;
use ansage_wire::braille::{DisplaySettings, FoundDisplay, FromBraille, Window};
use rustix::event::{PollFd, PollFlags, Timespec, poll};

use crate::brlapi::{self, Brlapi, CallError, Connection};
use crate::guard::Guard;
use crate::keys;

/// How often a display that says nothing is asked whether it is still there, and as large as it was.
const ASK: Duration = Duration::from_secs(2);
/// From a failure to the next attempt; doubled for each further one, up to the second.
const REST: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(15)];
/// A server whose display has just come says so, and no more than so often.
const NO_CELLS_REST: Duration = Duration::from_secs(2);

/// What the thread is told.
#[derive(Debug)]
pub(crate) enum ToServer {
    Configure(DisplaySettings),
    Show(Option<Window>),
}

/// The way to the thread.
#[derive(Debug)]
pub(crate) struct ServerHandle {
    sender: Sender<ToServer>,
    /// A byte here wakes the thread while it waits for keys.
    bell: OwnedFd,
}

impl ServerHandle {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// Passes on what the system refuses.
    pub(crate) fn start(
        library: String,
        reporter: Reporter<FromBraille>,
    ) -> io::Result<(Self, thread::JoinHandle<()>)> {
        let (sender, inbox) = mpsc::channel();
        let (heard, bell) =
            rustix::pipe::pipe_with(rustix::pipe::PipeFlags::NONBLOCK | rustix::pipe::PipeFlags::CLOEXEC)?;
        let guard = Guard::start(reporter.clone())?;
        let thread = thread::Builder::new().name("server".to_owned()).spawn(move || {
            Server {
                reporter,
                inbox,
                bell: heard,
                guard,
                settings: None,
                window: None,
                told: None,
                is_dismissed: false,
            }
            .run(&library);
        })?;
        Ok((Self { sender, bell }, thread))
    }

    pub(crate) fn tell(&self, what: ToServer) {
        // The thread ends with the process, and a bell that rings already need not ring again.
        let _ = self.sender.send(what);
        let _ = rustix::io::write(&self.bell, &[1]);
    }
}

/// Why a session with a server is over.
enum Over {
    /// Other settings, or another display: it begins anew at once.
    Changed,
    Failed(DisplayRefusal, String),
    /// The program is gone.
    Dismissed,
}

struct Server {
    reporter: Reporter<FromBraille>,
    inbox: Receiver<ToServer>,
    bell: OwnedFd,
    guard: Guard,
    settings: Option<DisplaySettings>,
    /// What is to stand on the display.
    window: Option<Window>,
    /// The trouble that was told last.
    told: Option<(DisplayRefusal, String)>,
    is_dismissed: bool,
}

impl Server {
    fn run(mut self, library: &str) {
        // Without a word what is looked for there is nothing to do.
        while self.settings.is_none() && !self.is_dismissed {
            self.wait(None);
        }
        let brlapi = match Brlapi::open(library) {
            Ok(brlapi) => brlapi,
            Err(error) => {
                self.tell(DisplayRefusal::NoLibrary, error.to_string());
                // It does not come while this process runs.
                while !self.is_dismissed {
                    self.wait(None);
                }
                return;
            }
        };
        let mut rest = REST[0];
        while !self.is_dismissed {
            let mut was_there = false;
            match self.attend(&brlapi, &mut was_there) {
                Over::Dismissed => return,
                Over::Changed => rest = REST[0],
                Over::Failed(trouble, why) => {
                    let trouble = if was_there && trouble == DisplayRefusal::NoServer {
                        DisplayRefusal::Ended
                    } else {
                        trouble
                    };
                    self.tell(trouble, why);
                    if was_there {
                        rest = REST[0];
                    }
                    let now = if trouble == DisplayRefusal::NoCells {
                        NO_CELLS_REST
                    } else {
                        rest
                    };
                    self.wait(Some(now));
                    rest = (rest * 2).min(REST[1]);
                }
            }
        }
    }

    /// Holds a display as long as there is one.
    fn attend(&mut self, brlapi: &Brlapi, was_there: &mut bool) -> Over {
        let Some(settings) = self.settings.clone() else {
            return Over::Dismissed;
        };
        let guard = self.guard.clone();
        let mut connection = match guard.call(|| brlapi.connect(settings.host.as_deref())) {
            Ok(connection) => connection,
            Err(error) => return failed(&error),
        };
        let found = match guard.call(|| prepare(&mut connection, &settings)) {
            Ok(found) => found,
            Err(error) => {
                guard.call(|| connection.leave());
                return failed(&error);
            }
        };
        if found.columns == 0 {
            guard.call(|| connection.leave());
            return Over::Failed(DisplayRefusal::NoCells, "the server has no display".to_owned());
        }
        *was_there = true;
        self.told = None;
        self.reporter.tell(FromBraille::Found(found.clone()));
        let over = self.session(&mut connection, &found, &settings);
        if !matches!(over, Over::Failed(..)) {
            guard.call(|| connection.leave());
        }
        over
    }

    fn session(&mut self, connection: &mut Connection<'_>, found: &FoundDisplay, settings: &DisplaySettings) -> Over {
        let guard = self.guard.clone();
        // Nothing stands there yet.
        let mut shown: Option<Option<Window>> = None;
        let mut asked_ns = stamp::now_ns();
        loop {
            if shown.as_ref() != Some(&self.window) {
                if let Err(error) = guard.call(|| put(connection, found, self.window.as_ref())) {
                    return failed(&error);
                }
                if let Some(window) = &self.window {
                    let (number, at_ns) = (window.number, stamp::now_ns());
                    self.reporter.tell(FromBraille::Shown { number, at_ns });
                }
                shown = Some(self.window.clone());
            }
            loop {
                match guard.call(|| connection.next_key()) {
                    Ok(Some(code)) => self.press(code),
                    Ok(None) => break,
                    Err(error) => return failed(&error),
                }
            }
            if stamp::now_ns().saturating_sub(asked_ns) >= stamp::ns(ASK) {
                match guard.call(|| is_as_it_was(connection, found)) {
                    Ok(true) => {}
                    Ok(false) => return Over::Changed,
                    Err(error) => return failed(&error),
                }
                asked_ns = stamp::now_ns();
            }
            self.sleep(Some(connection), ASK);
            self.take_all();
            if self.is_dismissed {
                return Over::Dismissed;
            }
            if self.settings.as_ref() != Some(settings) {
                return Over::Changed;
            }
        }
    }

    fn press(&self, code: u64) {
        match keys::meaning(code) {
            Some(key) => {
                let at_ns = stamp::now_ns();
                self.reporter.tell(FromBraille::Pressed { key, at_ns });
            }
            None => tracing::debug!(code = format!("{code:x}"), "a key that means nothing"),
        }
    }

    /// Tells what is wrong, once for each reason.
    fn tell(&mut self, trouble: DisplayRefusal, why: String) {
        tracing::info!(?trouble, why, "there is no display");
        if self.told.as_ref().map(|it| it.0) != Some(trouble) {
            self.told = Some((trouble, why.clone()));
            self.reporter.tell(FromBraille::NoDisplay { trouble, why });
        }
    }

    /// Waits until something is told or so much time has passed, and takes what was told.
    fn wait(&mut self, longest: Option<Duration>) {
        let told = match longest {
            Some(longest) => self.inbox.recv_timeout(longest),
            None => self.inbox.recv().map_err(|_gone| RecvTimeoutError::Disconnected),
        };
        match told {
            Ok(told) => self.take(told),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => self.is_dismissed = true,
        }
        self.take_all();
    }

    fn take_all(&mut self) {
        loop {
            match self.inbox.try_recv() {
                Ok(told) => self.take(told),
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => {
                    self.is_dismissed = true;
                    return;
                }
            }
        }
    }

    fn take(&mut self, told: ToServer) {
        match told {
            ToServer::Configure(settings) => self.settings = Some(settings),
            ToServer::Show(window) => self.window = window,
        }
    }

    /// Sleeps until a key may have come, the bell rings, or so much time has passed.
    fn sleep(&self, connection: Option<&Connection<'_>>, longest: Duration) {
        let bell = PollFd::new(&self.bell, PollFlags::IN);
        let keys = connection.map(|it| it.file());
        let mut files: Vec<PollFd<'_>> = vec![bell];
        files.extend(
            keys.as_ref()
                .map(|it| PollFd::from_borrowed_fd(it.as_fd(), PollFlags::IN)),
        );
        let longest = Timespec {
            tv_sec: i64::try_from(longest.as_secs()).unwrap_or_default(),
            tv_nsec: i64::from(longest.subsec_nanos()),
        };
        // A sleep that is cut short harms nobody.
        let _ = poll(&mut files, Some(&longest));
        let mut rung = [0; 64];
        while rustix::io::read(&self.bell, &mut rung).is_ok_and(|it| it > 0) {}
    }
}

/// Takes the display and the keys that are ours.
fn prepare(connection: &mut Connection<'_>, settings: &DisplaySettings) -> Result<FoundDisplay, CallError> {
    let found = describe(connection)?;
    if found.columns == 0 {
        return Ok(found);
    }
    connection.enter()?;
    connection.retain_dots(settings.types_dots)?;
    connection.accept(&keys::KEYS, &keys::COMMANDS, &keys::PLAIN_KEYS)?;
    Ok(found)
}

fn describe(connection: &mut Connection<'_>) -> Result<FoundDisplay, CallError> {
    let (columns, lines) = connection.size()?;
    let name = connection.driver()?;
    let size = |it: u32| u16::try_from(it).unwrap_or(u16::MAX);
    let (columns, lines) = if lines == 0 {
        (0, 0)
    } else {
        (size(columns), size(lines))
    };
    Ok(FoundDisplay {
        name,
        columns,
        lines,
        dots: connection.dots(),
    })
}

/// Asks the server whether the display is the one that was found.
fn is_as_it_was(connection: &mut Connection<'_>, found: &FoundDisplay) -> Result<bool, CallError> {
    let size = connection.size_now()?;
    Ok(size == (u32::from(found.columns), u32::from(found.lines)) && connection.dots() == found.dots)
}

fn put(connection: &mut Connection<'_>, found: &FoundDisplay, window: Option<&Window>) -> Result<(), CallError> {
    let Some(window) = window else {
        return connection.give_back();
    };
    let cells = found.columns.saturating_mul(found.lines);
    // One character for each cell: the server would refuse any other number.
    let text: String = (window.text.chars())
        .map(|it| if it.is_control() { ' ' } else { it })
        .chain(std::iter::repeat(' '))
        .take(usize::from(cells))
        .collect();
    connection.write(&text, cells, window.cursor.filter(|it| *it < cells))
}

fn failed(error: &CallError) -> Over {
    let trouble = match error.number {
        brlapi::CONNECTION_REFUSED | brlapi::HOST_UNKNOWN | brlapi::END_OF_FILE => DisplayRefusal::NoServer,
        brlapi::AUTHENTICATION if brlapi::has_a_key() => DisplayRefusal::WrongKey,
        brlapi::AUTHENTICATION | brlapi::EMPTY_KEY => DisplayRefusal::NotAllowed,
        brlapi::TTY_BUSY | brlapi::DEVICE_BUSY => DisplayRefusal::Busy,
        brlapi::LIBC => match io::Error::from_raw_os_error(error.errno).kind() {
            io::ErrorKind::PermissionDenied => DisplayRefusal::NotAllowed,
            io::ErrorKind::ConnectionRefused
            | io::ErrorKind::NotFound
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::BrokenPipe => DisplayRefusal::NoServer,
            _ => DisplayRefusal::Other,
        },
        _ => DisplayRefusal::Other,
    };
    Over::Failed(trouble, error.text.clone())
}

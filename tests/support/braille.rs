//! A private BRLTTY with a virtual display, and the finger that reads it and presses its keys.
//!
//! The display is BRLTTY's driver `vr`: a program that connects to it is shown each cell, and names the keys.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

use tempfile::TempDir;

use super::wait::{comes_to, wait_until};

/// BrlAPI's port 0, `BRLAPI_SOCKETPORTNUM`.
const FIRST_PORT: u16 = 4101;
/// Where Debian keeps the drivers.
const DRIVERS: [&str; 4] = [
    "/usr/lib/brltty",
    "/lib/brltty",
    "/usr/lib64/brltty",
    "/usr/local/lib/brltty",
];
/// BRLTTY's text table in these tests.
const TABLE: &str = "de";

/// A running BRLTTY; it ends with the value.
pub(crate) struct Brltty {
    folder: TempDir,
    is_locked: bool,
    display_port: u16,
    api_port: u16,
    columns: u16,
    lines: u16,
    process: Child,
    finger: Option<Finger>,
}

impl Brltty {
    /// Starts BRLTTY with a display of one line. `None`, with the reason printed, where it or its virtual display is not
    /// installed; there CI fails.
    pub(crate) fn start(columns: u16) -> Option<Self> {
        Self::start_with(columns, 1)
    }

    /// Does the same with a display of several lines.
    pub(crate) fn start_with(columns: u16, lines: u16) -> Option<Self> {
        Self::start_for(false, columns, lines)
    }

    /// Does the same with one line and a key that nobody knows.
    pub(crate) fn start_locked(columns: u16) -> Option<Self> {
        Self::start_for(true, columns, 1)
    }

    fn start_for(is_locked: bool, columns: u16, lines: u16) -> Option<Self> {
        for tool in ["brltty", "brltty-trtxt"] {
            let is_there = Command::new(tool).arg("--help").output().is_ok();
            assert!(is_there || std::env::var_os("CI").is_none(), "CI needs {tool}");
            if !is_there {
                println!("skipped: {tool} is not installed");
                return None;
            }
        }
        // It left BRLTTY with version 6.9.
        if !DRIVERS.iter().any(|it| Path::new(it).join("libbrlttybvr.so").exists()) {
            println!("skipped: this BRLTTY has no virtual display");
            return None;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let (display_port, api_port) = (free_port(), free_port());
        let process = launch(&folder, is_locked, display_port, api_port);
        let mut brltty = Self {
            folder,
            is_locked,
            display_port,
            api_port,
            columns,
            lines,
            process,
            finger: None,
        };
        brltty.lay_the_finger_on();
        Some(brltty)
    }

    /// Returns the host by which programs find this one.
    pub(crate) fn host(&self) -> String {
        format!("127.0.0.1:{}", self.api_port - FIRST_PORT)
    }

    pub(crate) fn pid(&self) -> u32 {
        self.process.id()
    }

    /// Kills it, as a crash would.
    pub(crate) fn kill(&mut self) {
        self.finger = None;
        self.process.kill().expect("it is ours");
        self.process.wait().expect("it is ours");
    }

    /// Starts it again in the same place.
    pub(crate) fn start_again(&mut self) {
        self.process = launch(&self.folder, self.is_locked, self.display_port, self.api_port);
        self.lay_the_finger_on();
    }

    /// Plugs the display in again with another number of cells.
    pub(crate) fn plug_in(&mut self, columns: u16) {
        self.columns = columns;
        self.finger = None;
        self.lay_the_finger_on();
    }

    fn lay_the_finger_on(&mut self) {
        let (port, columns, lines) = (self.display_port, self.columns, self.lines);
        let mut finger = None;
        wait_until(|| {
            finger = Finger::connect(port, columns, lines);
            finger.is_some()
        });
        self.finger = finger;
        // Programs are let in once there is a display, and find one without cells until it was written to.
        wait_until(|| TcpStream::connect(("127.0.0.1", self.api_port)).is_ok());
        wait_until(|| self.cells().chars().count() == usize::from(columns * lines));
    }

    /// Waits until the display shows a text, line by line, and compares each cell with what BRLTTY's own table makes of it.
    #[track_caller]
    pub(crate) fn reads(&self, text: &str) {
        let cells = self.cells_of(text);
        let is_so = || self.cells() == cells;
        let shown = || format!("{:?} = {}", self.text(), self.cells());
        if !comes_to(is_so) {
            panic!("expected {text:?} = {cells}, the display shows {}", shown());
        }
    }

    /// Waits until the display shows words, with whatever sign behind them, in the cells that BRLTTY's own table makes of
    /// both; that more waits may be told later than the words.
    #[track_caller]
    pub(crate) fn reads_whatever_waits(&self, words: &str) {
        let is_so = || {
            let text = self.text();
            piece(&text) == words && self.cells() == self.cells_of(&text)
        };
        if !comes_to(is_so) {
            panic!(
                "expected {words:?}, the display shows {:?} = {}",
                self.text(),
                self.cells()
            );
        }
    }

    /// Waits until something stands there that is so, in the cells that BRLTTY's own table makes of it, and returns it.
    #[track_caller]
    pub(crate) fn reads_what(&self, is_so: impl Fn(&str) -> bool) -> String {
        self.wait_for(|text| is_so(text) && self.cells() == self.cells_of(text))
    }

    fn cells_of(&self, text: &str) -> String {
        let mut lines: Vec<_> = text.split('\n').collect();
        lines.resize(usize::from(self.lines), "");
        lines.iter().map(|it| in_cells(it, usize::from(self.columns))).collect()
    }

    /// Returns what stands on the display as text, without blanks at the end.
    pub(crate) fn text(&self) -> String {
        self.finger()
            .state
            .lock()
            .expect("no reader has failed")
            .text
            .trim_end()
            .to_owned()
    }

    /// Returns each cell of the display, U+2800 to U+28FF.
    pub(crate) fn cells(&self) -> String {
        self.finger().state.lock().expect("no reader has failed").cells.clone()
    }

    /// Tells the cells from now on, each time they change and at once.
    pub(crate) fn watch(&self) -> Receiver<String> {
        let (watcher, changes) = mpsc::channel();
        self.finger().state.lock().expect("no reader has failed").watcher = Some(watcher);
        changes
    }

    /// Waits until something stands on the display that is so, and returns it.
    #[track_caller]
    pub(crate) fn wait_for(&self, is_so: impl Fn(&str) -> bool) -> String {
        let shown = || is_so(&self.text());
        assert!(comes_to(shown), "the display shows {:?}", self.text());
        self.text()
    }

    /// Waits until the screen reader shows the screen again; with nothing happening there it does so at the next key.
    #[track_caller]
    pub(crate) fn shows_its_screen(&self, screen: &str) {
        wait_until(|| {
            self.press("Top");
            self.text() == screen
        });
    }

    /// Presses a key by its name in BRLTTY's command reference. A routing key is counted from 0.
    pub(crate) fn press(&self, key: &str) {
        let finger = self.finger();
        (&finger.line)
            .write_all(format!("{key}\n").as_bytes())
            .expect("it listens");
    }

    /// Presses a key that changes what is felt, and waits until it has: the driver takes one at a time.
    #[track_caller]
    pub(crate) fn press_and_feel(&self, key: &str) {
        let before = self.cells();
        self.press(key);
        wait_until(|| self.cells() != before);
    }

    /// Types characters on the Braille keyboard, each when the one before is felt.
    #[track_caller]
    pub(crate) fn types(&self, text: &str) {
        for character in text.chars() {
            self.press_and_feel(&format!("PassChar {}", u32::from(character)));
        }
    }

    /// Types cells on the Braille keyboard, each when the one before is felt.
    #[track_caller]
    pub(crate) fn types_dots(&self, cells: &str) {
        for cell in cells.chars() {
            let before = self.cells();
            match u32::from(cell) - 0x2800 {
                // The driver has no blank among its cells.
                0 => self.press("PassChar 32"),
                dots => self.press(&format!("PassDots {dots}")),
            }
            wait_until(|| self.cells() != before);
        }
    }

    pub(crate) fn enter(&self) {
        self.press("KEY_ENTER");
    }

    fn finger(&self) -> &Finger {
        self.finger.as_ref().expect("a finger on the display")
    }
}

impl Drop for Brltty {
    fn drop(&mut self) {
        // One that was frozen does not end otherwise.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

struct Finger {
    line: TcpStream,
    state: Arc<Mutex<Shown>>,
}

#[derive(Default)]
struct Shown {
    text: String,
    cells: String,
    /// Is told each time.
    watcher: Option<Sender<String>>,
}

impl Finger {
    fn connect(port: u16, columns: u16, lines: u16) -> Option<Self> {
        let line = TcpStream::connect(("127.0.0.1", port)).ok()?;
        (&line)
            .write_all(format!("cells {columns} {lines}\n").as_bytes())
            .ok()?;
        let state = Arc::new(Mutex::new(Shown::default()));
        let (reader, shown) = (BufReader::new(line.try_clone().ok()?), Arc::clone(&state));
        thread::spawn(move || {
            for line in reader.lines().map_while(Result::ok) {
                let quoted = |rest: &str| rest.trim().trim_matches('"').to_owned();
                let mut shown = shown.lock().expect("no reader has failed");
                if let Some(text) = line.strip_prefix("Visual ") {
                    shown.text = quoted(text);
                } else if let Some(cells) = line.strip_prefix("Braille ") {
                    shown.cells = quoted(cells).split('|').map(cell).collect();
                    if let Some(watcher) = &shown.watcher {
                        // Whoever watched is gone.
                        let _ = watcher.send(shown.cells.clone());
                    }
                }
            }
        });
        Some(Self { line, state })
    }
}

impl Drop for Finger {
    fn drop(&mut self) {
        // The thread that reads has the other half.
        let _ = self.line.shutdown(std::net::Shutdown::Both);
    }
}

/// Reads a cell as the driver writes it, by its dots: `145`.
fn cell(dots: &str) -> char {
    let dots = dots.chars().filter_map(|it| it.to_digit(10));
    let bits = dots.fold(0, |bits, dot| bits | 1 << (dot - 1));
    char::from_u32(0x2800 + bits).expect("a cell")
}

/// Returns what BRLTTY's own translator makes of a text, blanks following to the end of the display. Cells stand for
/// themselves.
pub(crate) fn in_cells(text: &str, columns: usize) -> String {
    let cells = through(Command::new("brltty-trtxt").args(["-i", TABLE, "-o", "unicode"]), text).expect("the program");
    let as_cell = |it: char| if it == ' ' { '\u{2800}' } else { it };
    let cells = cells.trim_end_matches('\n').chars().map(as_cell);
    cells.chain(std::iter::repeat('\u{2800}')).take(columns).collect()
}

/// Returns what liblouis' own program makes of words, or the words where it is not installed; CI has it.
pub(crate) fn in_literary_braille(text: &str, table: &str) -> String {
    let Some(cells) = through(Command::new("lou_translate").arg(format!("unicode.dis,{table}")), text) else {
        assert!(std::env::var_os("CI").is_none(), "CI needs lou_translate");
        return text.to_owned();
    };
    cells.trim_end_matches('\n').replace(' ', "\u{2800}")
}

/// Returns what a program makes of a text; `None` where it is not installed.
fn through(program: &mut Command, text: &str) -> Option<String> {
    let program = program
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut running = program.spawn().ok()?;
    let mut entry = running.stdin.take().expect("a pipe");
    entry.write_all(text.as_bytes()).expect("it reads");
    drop(entry);
    let output = running.wait_with_output().expect("an end");
    Some(String::from_utf8(output.stdout).expect("UTF-8"))
}

fn launch(folder: &TempDir, is_locked: bool, display_port: u16, api_port: u16) -> Child {
    let path = |name: &str| folder.path().join(name);
    for name in ["var", "wr"] {
        fs::create_dir_all(path(name)).expect("a folder");
    }
    fs::write(path("brltty.conf"), "").expect("a file");
    let log = fs::File::create(path("log")).expect("a file");
    let mut brltty = Command::new("brltty");
    // No start message, in the foreground, log to its standard error; nothing of the machine's own settings.
    brltty.args(["-q", "-n", "-e", "-l", "info"]);
    brltty.arg("-f").arg(path("brltty.conf")).arg("-F").arg(path("prefs"));
    brltty
        .arg("-U")
        .arg(path("var"))
        .arg("-W")
        .arg(path("wr"))
        .arg("-P")
        .arg(path("pid"));
    brltty.args(["-b", "vr", "-d", &format!("server:127.0.0.1:{display_port}")]);
    brltty.args(["-x", "no", "-s", "no", "-t", TABLE]);
    let key = path("key");
    fs::write(&key, "known to nobody").expect("a file");
    let auth = match is_locked {
        true => format!("keyfile:{}", key.display()),
        false => "none".to_owned(),
    };
    let api = format!("auth={auth},host=127.0.0.1:{}", api_port - FIRST_PORT);
    brltty.args(["-A", &api]);
    brltty
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .expect("the program")
}

/// Returns what stands before a sign at the end of the display.
pub(crate) fn piece(shown: &str) -> &str {
    shown.trim_end_matches(['⠒', '⠤', '⠿']).trim_end()
}

/// Returns a port nobody listens at; the system gives high ones, and BrlAPI wants one above its first.
fn free_port() -> u16 {
    let port = TcpListener::bind("127.0.0.1:0")
        .and_then(|it| it.local_addr())
        .expect("a port")
        .port();
    assert!(port > FIRST_PORT, "a port of its own: {port}");
    port
}

//! A person's terminal: a tmux of its own, in whose one window the program runs.

use std::cell::{Cell, RefCell};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::program::Home;
use super::wait::{wait_for, wait_until};
use super::wine;

/// Says for how long the program is watched, and then what stands of it.
const SCRIPT: &str = r#"
stty -g > before
read -r go
"$0" "$@"
echo $? > code
stty -g > after
exec cat
"#;

/// A window of 160 columns and the program in it; both end with the value.
pub(crate) struct Screen {
    program: PathBuf,
    home: Home,
    /// Each window has a tmux of its own: one that ends does not answer any more, and its socket is still there.
    window: Cell<usize>,
}

impl Screen {
    /// Opens a window and starts the program in it. `None`, with the reason printed, where tmux is not installed; there
    /// CI fails.
    pub(crate) fn open(home: Home, arguments: &[&str], environment: &[(OsString, OsString)]) -> Option<Self> {
        if let Some(program) = wine::program() {
            let arguments: Vec<_> = [program.as_str()]
                .into_iter()
                .chain(arguments.iter().copied())
                .collect();
            return Self::open_program(Path::new(wine::WINE), home, &arguments, environment);
        }
        Self::open_program(Path::new(env!("CARGO_BIN_EXE_ansage")), home, arguments, environment)
    }

    /// Does the same with a program that lies elsewhere.
    pub(crate) fn open_program(
        program: &Path,
        home: Home,
        arguments: &[&str],
        environment: &[(OsString, OsString)],
    ) -> Option<Self> {
        let is_there = Command::new("tmux").arg("-V").output().is_ok();
        assert!(is_there || std::env::var_os("CI").is_none(), "CI needs tmux");
        if !is_there {
            println!("skipped: tmux is not installed");
            return None;
        }
        let screen = Self {
            program: program.to_owned(),
            home,
            window: Cell::new(1),
        };
        screen.start(arguments, environment);
        Some(screen)
    }

    /// Starts the program once more in a fresh window of the same home, after the one before has ended.
    pub(crate) fn open_again(&self, arguments: &[&str]) {
        let program = wine::program();
        let arguments: Vec<_> = program
            .as_deref()
            .into_iter()
            .chain(arguments.iter().copied())
            .collect();
        self.kill_server();
        self.window.set(self.window.get() + 1);
        for file in ["before", "after", "code", "raw"] {
            fs::remove_file(self.home.path(file)).ok();
        }
        self.start(&arguments, &[]);
    }

    pub(crate) fn home(&self) -> &Home {
        &self.home
    }

    /// Presses keys, each named as tmux names it.
    pub(crate) fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys", "--"], keys].concat());
    }

    /// Types characters as they are.
    pub(crate) fn types(&self, text: &str) {
        self.tmux(&["send-keys", "-l", "--", text]);
    }

    /// Types a line and Enter.
    pub(crate) fn enters(&self, line: &str) {
        self.types(line);
        self.press(&["Enter"]);
    }

    /// Gives the window another size.
    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        let (columns, rows) = (columns.to_string(), rows.to_string());
        self.tmux(&["resize-window", "-x", &columns, "-y", &rows]);
    }

    /// Returns true if the program draws in a window of its own, beside the one with what was printed before.
    pub(crate) fn is_alternate(&self) -> bool {
        self.tmux(&["display-message", "-p", "#{alternate_on}"]).trim() == "1"
    }

    /// Returns the lines from the first one on, without blanks at their ends.
    pub(crate) fn lines(&self) -> Vec<String> {
        let text = self.tmux(&["capture-pane", "-p", "-J", "-S", "-"]);
        // The first line is the newline that let the program start.
        let mut lines: Vec<String> = text.lines().skip(1).map(|it| it.trim_end().to_owned()).collect();
        while lines.last().is_some_and(String::is_empty) {
            lines.pop();
        }
        lines
    }

    /// Returns the column of the cursor, and how many lines stand above it.
    pub(crate) fn cursor(&self) -> (usize, usize) {
        let place = self.tmux(&["display-message", "-p", "#{cursor_x} #{cursor_y} #{history_size}"]);
        let numbers: Vec<usize> = place
            .split_whitespace()
            .map(|it| it.parse().expect("a number"))
            .collect();
        (numbers[0], numbers[1] + numbers[2] - 1)
    }

    /// Waits until the lines are as `is_so` wants them; if they never are, shows them and the log of the program.
    #[track_caller]
    pub(crate) fn wait(&self, mut is_so: impl FnMut(&[String]) -> bool) {
        let last = RefCell::new(Vec::new());
        let _shown = ShownOnPanic {
            lines: &last,
            log: self.home.path("state/ansage/ansage.log"),
        };
        wait_until(|| {
            let lines = self.lines();
            let is_so = is_so(&lines);
            *last.borrow_mut() = lines;
            is_so
        });
    }

    /// Waits until a line holds `words`.
    #[track_caller]
    pub(crate) fn wait_for(&self, words: &str) {
        self.wait(|lines| lines.iter().any(|it| it.contains(words)));
    }

    /// Returns how many lines hold `words`.
    pub(crate) fn count(&self, words: &str) -> usize {
        self.lines().iter().filter(|it| it.contains(words)).count()
    }

    /// Waits until the program has ended and returns its exit code and all that it wrote.
    #[track_caller]
    pub(crate) fn ended(&self) -> (i32, String) {
        let code = wait_for(|| {
            self.home.path("after").metadata().ok().filter(|it| it.len() > 0)?;
            fs::read_to_string(self.home.path("code")).ok()?.trim().parse().ok()
        });
        // tmux hands on what is written in its own time: whatever is typed now is echoed behind it.
        self.tmux(&["send-keys", "-l", "--", "The end."]);
        let raw = wait_for(|| {
            let raw = String::from_utf8(fs::read(self.home.path("raw")).ok()?).ok()?;
            raw.strip_suffix("The end.").map(str::to_owned)
        });
        (code, raw.strip_prefix("\r\n").unwrap_or(&raw).to_owned())
    }

    /// Returns the settings of the terminal before the program was started and after it ended.
    pub(crate) fn settings(&self) -> (String, String) {
        let read = |file| fs::read_to_string(self.home.path(file)).expect("stty has written it");
        (read("before"), read("after"))
    }

    /// Returns true if the terminal shows by itself what is typed.
    pub(crate) fn echoes(&self) -> bool {
        let terminal = self.tmux(&["display-message", "-p", "#{pane_tty}"]);
        let output = Command::new("stty").args(["-a", "-F", terminal.trim()]).output();
        let settings = String::from_utf8_lossy(&output.expect("stty").stdout).into_owned();
        settings.split_whitespace().any(|it| it == "echo")
    }

    /// Returns the process id of the program.
    #[track_caller]
    pub(crate) fn pid(&self) -> u32 {
        let shell = self.tmux(&["display-message", "-p", "#{pane_pid}"]);
        let shell = shell.trim().parse().expect("a process id");
        wait_for(|| child_of(shell, "ansage"))
    }

    fn start(&self, arguments: &[&str], environment: &[(OsString, OsString)]) {
        let mut command = self.command(&["-u", "new-session", "-d", "-x", "160", "-y", "50", "sh", "-c"]);
        command.arg(SCRIPT).arg(&self.program).args(arguments);
        let output = command.envs(environment.iter().cloned()).output().expect("tmux");
        assert!(output.status.success(), "{output:?}");
        let raw = self.home.path("raw");
        wait_until(|| self.home.path("before").metadata().is_ok_and(|it| it.len() > 0));
        self.tmux(&["pipe-pane", &format!("cat > '{}'", raw.display())]);
        wait_until(|| raw.exists());
        self.press(&["Enter"]);
    }

    pub(crate) fn tmux(&self, arguments: &[&str]) -> String {
        let output = self.command(arguments).output().expect("tmux");
        assert!(output.status.success(), "tmux {arguments:?}: {output:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.home.configured(Command::new("tmux"));
        // A tmux in which the tests themselves may run is none of theirs.
        command.env_remove("TMUX").stdin(Stdio::null());
        command
            .arg("-f")
            .arg("/dev/null")
            .arg("-S")
            .arg(self.socket())
            .args(arguments);
        command
    }

    fn socket(&self) -> PathBuf {
        self.home.path(&format!("tmux-{}", self.window.get()))
    }

    fn kill_server(&self) {
        let _gone = self.command(&["kill-server"]).output();
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.kill_server();
    }
}

/// Returns the process of this name that `parent` started.
pub(crate) fn child_of(parent: u32, name: &str) -> Option<u32> {
    let processes = fs::read_dir("/proc").ok()?;
    processes.filter_map(Result::ok).find_map(|process| {
        let stat = fs::read_to_string(process.path().join("stat")).ok()?;
        let (pid, rest) = stat.split_once(" (")?;
        let (its_name, rest) = rest.rsplit_once(") ")?;
        let its_parent = rest.split(' ').nth(1)?;
        (its_name == name && its_parent.parse() == Ok(parent)).then(|| pid.parse().ok())?
    })
}

struct ShownOnPanic<'a> {
    lines: &'a RefCell<Vec<String>>,
    log: PathBuf,
}

impl Drop for ShownOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("the screen shows:\n{}", self.lines.borrow().join("\n"));
            println!("the log says:\n{}", fs::read_to_string(&self.log).unwrap_or_default());
        }
    }
}

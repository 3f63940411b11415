//! The plain face: one prompt, one line out per event, fit for a screen reader, a Braille line and a slow connection.

use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crossterm::event::{self, DisableBracketedPaste, EnableBracketedPaste, Event, KeyEvent};
use crossterm::terminal;

use super::line_input::{LineInput, MASK, OnScreen as OnLine, Typing};
use super::prompt_line::PromptLine;
use super::{Labels, Output, Typed, burst, canvas, lines_on_screen, releases, screen, shown_lines};
use ansage_core::desk::{ArbitersLines, Channel, Utterance, View};
use ansage_core::game::Moment;
use ansage_os::console;
use ansage_os::programs::STAYS_BESIDE;

/// Clears the window, and then all that can be scrolled back to: some terminals put there what the first one clears.
const CLEAR_ALL: &str = "\x1b[H\x1b[2J\x1b[3J";

/// Columns of a terminal that does not say how wide it is.
const USUAL_COLUMNS: usize = 80;

/// A person at a terminal.
#[derive(Debug)]
pub struct PlainFace {
    output: Output,
    labels: Labels,
    input: LineInput,
    line: PromptLine,
    is_dumb: bool,
    view: View,
    /// Written when everything that happened at once has been put into it.
    out: String,
    /// The lines among that which the player may read.
    players: String,
    /// True if the arbiter was told something here, or typed.
    has_arbiters_lines: bool,
}

/// What happens at a terminal.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Touch {
    /// A key.
    Key(KeyEvent),
    /// A text came as a whole.
    Pasted(String),
    /// The window changed its size.
    Resized,
}

/// The thread that reads keys.
static READER: Mutex<Option<JoinHandle<()>>> = Mutex::new(None);
/// True once the keys are somebody else's.
static HAS_LET_GO: AtomicBool = AtomicBool::new(false);
/// What comes within it came at once: no finger is as quick, and nobody hears that it was waited for.
const MOMENT: Duration = Duration::from_millis(5);
/// So often it is looked whether they are, where that can be.
const LOOK: Duration = Duration::from_millis(250);

/// Starts the thread that reads keys; it hands each on until `hand_on` returns false. An error is the end of all keys.
///
/// # Errors
///
/// Returns the error of the system if no thread can be started.
pub fn listen(hand_on: impl Fn(io::Result<Touch>) -> bool + Send + 'static) -> io::Result<()> {
    let reader = thread::Builder::new().name("keys".to_owned()).spawn(move || {
        loop {
            match touches() {
                Ok(touches) => {
                    let is_wanted = touches.into_iter().all(|it| hand_on(Ok(it)));
                    if !is_wanted || HAS_LET_GO.load(Ordering::Relaxed) {
                        return;
                    }
                }
                Err(error) => {
                    tracing::error!(%error, "the keys cannot be read");
                    hand_on(Err(error));
                    return;
                }
            }
        }
    })?;
    *READER.lock().unwrap_or_else(PoisonError::into_inner) = Some(reader);
    Ok(())
}

/// Waits for the next that happens at the terminal; nothing if it happens to nobody, or the keys may be somebody else's.
fn touches() -> io::Result<Vec<Touch>> {
    if STAYS_BESIDE && !event::poll(LOOK)? {
        return Ok(Vec::new());
    }
    let mut keys = Vec::new();
    loop {
        let other = match event::read()? {
            Event::Key(key) => {
                keys.push(key);
                None
            }
            Event::Paste(text) => Some(Touch::Pasted(text)),
            Event::Resize(..) => Some(Touch::Resized),
            _ => None,
        };
        let is_alone = console::MARKS_PASTE || other.is_some();
        if is_alone || !event::poll(MOMENT)? {
            return Ok(burst::of(keys).into_iter().chain(other).collect());
        }
    }
}

/// Lets go of the keys, where the program that comes next reads them beside this one.
pub fn let_go_of_the_keys() {
    if STAYS_BESIDE {
        HAS_LET_GO.store(true, Ordering::Relaxed);
        let reader = READER.lock().unwrap_or_else(PoisonError::into_inner).take();
        // One that panicked reads none either.
        drop(reader.map(JoinHandle::join));
    }
}

/// True while the terminal was asked to mark what is pasted.
static MARKS_PASTE: AtomicBool = AtomicBool::new(false);

/// Asks the terminal to mark what is pasted.
pub(super) fn mark_what_is_pasted() -> io::Result<()> {
    crossterm::execute!(io::stdout(), EnableBracketedPaste)?;
    MARKS_PASTE.store(true, Ordering::Relaxed);
    Ok(())
}

/// Asks the terminal to tell which keys are let go, where something hangs on it.
pub(super) fn ask_for_releases(typing: Typing) -> io::Result<()> {
    if typing.together {
        releases::allow_all();
    }
    if typing.talk_key.is_some() {
        releases::ask_for_the_talk_key()?;
    }
    Ok(())
}

/// Gives the terminal back as it was; does nothing if it was never taken.
pub fn leave_raw_mode() {
    // Each window has its own keys: they go back before it does.
    releases::give_back();
    screen::give_window_back();
    if MARKS_PASTE.swap(false, Ordering::Relaxed) {
        let _gone = crossterm::execute!(io::stdout(), DisableBracketedPaste);
    }
    // There is nothing more to be done for a terminal that refuses this.
    let _gone = terminal::disable_raw_mode();
}

fn take_keys(is_dumb: bool, typing: Typing) -> io::Result<()> {
    terminal::enable_raw_mode()?;
    if !is_dumb {
        mark_what_is_pasted()?;
        ask_for_releases(typing)?;
    }
    Ok(())
}

impl PlainFace {
    /// Takes the terminal: from here on keys come one by one.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the terminal refuses.
    pub fn open(labels: Labels, typing: Typing) -> io::Result<Self> {
        Self::open_at(Output::to(io::stdout()), labels, typing)
    }

    /// Takes the terminal, and writes on standard error: what is printed is for somebody else.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the terminal refuses.
    pub fn open_beside_the_output(labels: Labels, typing: Typing) -> io::Result<Self> {
        Self::open_at(Output::to(io::stderr()), labels, typing)
    }

    fn open_at(output: Output, labels: Labels, typing: Typing) -> io::Result<Self> {
        // What steers the terminal goes through standard output.
        let is_dumb = !io::stdout().is_terminal() || console::is_dumb();
        take_keys(is_dumb, typing)?;
        Ok(Self::on(output, is_dumb, labels, typing))
    }

    /// Takes the terminal again that was given back for a while; the line is begun anew.
    pub(super) fn take_again(&mut self) -> io::Result<()> {
        take_keys(self.is_dumb, self.input.typing())?;
        self.resized();
        Ok(())
    }

    /// Writes to a terminal that others have taken; one that is dumb cannot clear a line.
    pub fn on(output: Output, is_dumb: bool, labels: Labels, typing: Typing) -> Self {
        Self {
            output,
            labels,
            input: LineInput::new(typing),
            line: PromptLine::on(is_dumb),
            is_dumb,
            view: View::default(),
            out: String::new(),
            players: String::new(),
            has_arbiters_lines: false,
        }
    }

    /// Does what a key does that came at a moment, and returns what it means for the desk, in order.
    pub fn press(&mut self, key: &KeyEvent, at: Moment) -> Vec<Typed> {
        let pressed = self.input.press(key, at, &self.view);
        let change = match pressed.on_screen {
            OnLine::Stays => String::new(),
            OnLine::Anew => self.line.clear(),
            OnLine::Ends(answer) => {
                let answer = answer.map(|it| if self.view.masked { MASK } else { it });
                self.line.finish(answer)
            }
        };
        self.out.push_str(&change);
        pressed.typed
    }

    /// Takes what was pasted.
    pub fn paste(&mut self, text: &str) -> Vec<Typed> {
        self.input.paste(text, &self.view)
    }

    /// Has the line drawn anew for a window of another size. One that does not fit any more may have been broken by the
    /// terminal, and nobody knows where it stands: it is left, and another begins below it.
    pub fn resized(&mut self) {
        if self.line.is_shown() {
            let change = match self.line.fits(self.columns()) {
                true => self.line.clear(),
                false => self.line.finish(None),
            };
            self.out.push_str(&change);
        }
    }

    /// Returns how wide the window is. Without one, crossterm would start another program to ask.
    fn columns(&self) -> usize {
        let size = io::stdout().is_terminal().then(terminal::size);
        match size {
            Some(Ok((columns, _rows))) if columns > 0 => usize::from(columns),
            _ => USUAL_COLUMNS,
        }
    }

    /// Returns the lines of the window that a line takes. What is dumb may be no window at all, and gets it whole; so does
    /// what is no prose: blanks side by side put things below each other.
    fn in_window(&self, line: String) -> Vec<String> {
        if self.is_dumb || line.contains("  ") {
            return vec![line];
        }
        canvas::broken_between_words(&line, self.columns())
    }

    /// Puts a line out, above what is being typed, as far as it may stand on this screen.
    pub fn show(&mut self, utterance: &Utterance) {
        let is_arbiters = utterance.channel == Channel::Arbiter;
        for line in lines_on_screen(utterance, &self.labels) {
            let clearing = self.line.clear();
            self.out.push_str(&clearing);
            for line in self.in_window(line) {
                let line = line + "\r\n";
                self.out.push_str(&line);
                if !is_arbiters {
                    self.players.push_str(&line);
                }
            }
            self.has_arbiters_lines |= is_arbiters;
        }
    }

    /// Shows prompt and typed text again where they are not, and writes all that is to be written.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the terminal is gone.
    pub fn settle(&mut self, view: &View) -> io::Result<()> {
        match view.arbiters_lines {
            ArbitersLines::Stay => {}
            ArbitersLines::StayForNow => self.has_arbiters_lines = true,
            ArbitersLines::Gone => self.take_back_the_arbiters_lines(),
        }
        if self.view.notice != view.notice {
            self.show_notice(view.notice.as_deref());
        }
        if self.view != *view {
            self.view = view.clone();
        }
        self.draw();
        self.write()
    }

    /// Writes a last line and gives the terminal back.
    pub fn close(mut self, last: &str) {
        if self.view.arbiters_lines != ArbitersLines::Stay {
            self.take_back_the_arbiters_lines();
        }
        let clearing = self.line.clear();
        self.out.push_str(&clearing);
        for line in shown_lines(last).flat_map(|it| self.in_window(it)).collect::<Vec<_>>() {
            self.out.push_str(&line);
            self.out.push_str("\r\n");
        }
        // A terminal that is gone cannot be told.
        let _gone = self.write();
        leave_raw_mode();
    }

    /// Single lines cannot be taken back: everything goes that the player could read there when the arbiter is gone.
    fn take_back_the_arbiters_lines(&mut self) {
        if !std::mem::take(&mut self.has_arbiters_lines) || self.is_dumb {
            return;
        }
        self.line.clear();
        // What was told to the player at once with them was not read yet.
        self.out = CLEAR_ALL.to_owned() + &self.players;
    }

    /// Puts out what the view notes, once: a screen reader would read it with each prompt again.
    fn show_notice(&mut self, notice: Option<&str>) {
        let Some(notice) = notice else { return };
        let lines = self.in_window(notice.to_owned()).join("\r\n") + "\r\n";
        let clearing = self.line.clear();
        self.out.push_str(&(clearing + &lines));
        self.players.push_str(&lines);
    }

    fn draw(&mut self) {
        let columns = self.columns();
        let drawing = self.line.draw(
            &self.view.prompt,
            &self.input.shown(&self.view),
            self.input.cursor(&self.view),
            columns,
        );
        self.out.push_str(&drawing);
    }

    fn write(&mut self) -> io::Result<()> {
        if self.out.is_empty() {
            return Ok(());
        }
        self.players.clear();
        self.output.put(&std::mem::take(&mut self.out))
    }
}

impl Drop for PlainFace {
    fn drop(&mut self) {
        leave_raw_mode();
    }
}

#[cfg(test)]
mod tests;

//! The screen face: what was told, the sheet, whose turn it is and the prompt, calm and in high contrast.
//!
//! It takes the whole window and leaves the record of the game in the one before when it is left.

mod layout;

use std::io::{self, BufWriter, IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind};
use crossterm::{cursor, execute, terminal};
use ratatui::backend::{Backend, CrosstermBackend};

pub use super::canvas::Contrast;
use super::canvas::{Canvas, Picture, Row};
use super::line_input::{LineInput, OnScreen as OnLine, Typing};
use super::{Labels, Output, Typed, lines_on_screen, shown_lines};
use ansage_core::desk::{ArbitersLines, Channel, Page, Utterance, View};
use ansage_core::game::Moment;
use ansage_os::console;
pub use layout::ClockWords;
use layout::{Content, farthest_back, laid_out};

/// A clock is not looked at more often than this, even where it hardly moves.
const CLOCK_STEP: Duration = Duration::from_millis(50);

/// True while a window is taken: whoever ends the program gives it back.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// A whole window to write in.
pub(super) type Window = CrosstermBackend<BufWriter<Output>>;

/// A line that was told, and whether the arbiter was.
#[derive(Debug)]
struct TranscriptLine {
    row: Row,
    is_arbiters: bool,
}

/// A person at a whole screen.
#[derive(Debug)]
pub struct ScreenFace<B: Backend = Window> {
    canvas: Canvas<B>,
    labels: Labels,
    /// The words for the clocks, where they are shown.
    clocks: Option<ClockWords>,
    input: LineInput,
    transcript: Vec<TranscriptLine>,
    /// How many rows back the person looks.
    back: usize,
    page: Page,
    view: View,
    wakes_at: Option<Moment>,
}

/// Returns true if there is a window here that can be drawn in.
pub fn can_draw() -> bool {
    io::stdout().is_terminal() && !console::is_dumb()
}

/// Takes the whole window; what stood in it comes back when it is given back.
pub(super) fn take_window(output: Output) -> io::Result<Window> {
    terminal::enable_raw_mode()?;
    IS_TAKEN.store(true, Ordering::Relaxed);
    let mut window = CrosstermBackend::new(BufWriter::with_capacity(1 << 16, output));
    execute!(window, terminal::EnterAlternateScreen)?;
    Ok(window)
}

/// Gives a window back that was taken.
pub(super) fn give_window_back() {
    if IS_TAKEN.swap(false, Ordering::Relaxed) {
        // There is nothing more to be done for a terminal that refuses this.
        let _gone = execute!(io::stdout(), terminal::LeaveAlternateScreen, cursor::Show);
    }
}

/// Gives the window back and writes lines into the one before.
pub(super) fn leave_behind(window: &mut Window, lines: impl Iterator<Item = String>) {
    give_window_back();
    let text: String = lines.map(|line| line + "\r\n").collect();
    // A terminal that is gone cannot be told.
    let _gone = window
        .write_all(text.as_bytes())
        .and_then(|()| io::Write::flush(window));
}

impl ScreenFace {
    /// Takes the window: from here on keys come one by one. The clocks are shown if there are words for them.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the terminal refuses.
    pub fn open(labels: Labels, clocks: Option<ClockWords>, typing: Typing) -> io::Result<Self> {
        let window = take_window(Output::to(io::stdout()))?;
        super::plain::mark_what_is_pasted()?;
        super::plain::ask_for_releases(typing)?;
        Ok(Self::on(window, labels, clocks, typing))
    }

    /// Takes the window again that was given back for a while; everything is drawn anew.
    pub(super) fn take_again(&mut self) -> io::Result<()> {
        terminal::enable_raw_mode()?;
        IS_TAKEN.store(true, Ordering::Relaxed);
        execute!(self.canvas.backend(), terminal::EnterAlternateScreen)?;
        super::plain::mark_what_is_pasted()?;
        super::plain::ask_for_releases(self.input.typing())?;
        self.canvas.forget();
        Ok(())
    }

    /// Gives the window back and leaves in the one before what was told to the player, the sheet, and a last line.
    pub fn close(mut self, last: &str) {
        let record = self.record(last);
        leave_behind(self.canvas.backend(), record.into_iter());
    }
}

impl<B: Backend> ScreenFace<B> {
    /// Draws in a window that others have taken.
    pub fn on(backend: B, labels: Labels, clocks: Option<ClockWords>, typing: Typing) -> Self {
        Self {
            canvas: Canvas::on(backend, true),
            labels,
            clocks,
            input: LineInput::new(typing),
            transcript: Vec::new(),
            back: 0,
            page: Page::default(),
            view: View::default(),
            wakes_at: None,
        }
    }

    /// Shows everything in high contrast, and cuts no line.
    #[must_use]
    pub fn in_contrast(mut self, contrast: Option<Contrast>) -> Self {
        self.canvas.set_contrast(contrast);
        self
    }

    /// Does what a key does that came at a moment, and returns what it means for the desk, in order.
    pub fn press(&mut self, key: &KeyEvent, at: Moment) -> Vec<Typed> {
        if key.kind != KeyEventKind::Release {
            self.look_back(key.code);
        }
        let pressed = self.input.press(key, at, &self.view);
        if pressed.on_screen == OnLine::Anew {
            self.canvas.forget();
        }
        pressed.typed
    }

    /// Takes what was pasted.
    pub fn paste(&mut self, text: &str) -> Vec<Typed> {
        self.input.paste(text, &self.view)
    }

    /// Puts what a channel is told on the screen, as far as it may stand there.
    pub fn show(&mut self, utterance: &Utterance) {
        let is_bold = utterance.channel == Channel::Room;
        let is_arbiters = utterance.channel == Channel::Arbiter;
        let lines = lines_on_screen(utterance, &self.labels).into_iter();
        self.transcript.extend(lines.map(|text| TranscriptLine {
            row: Row { text, is_bold },
            is_arbiters,
        }));
        self.back = 0;
    }

    /// Takes the page that holds at a moment.
    pub fn turn_to(&mut self, at: Moment, page: Page) {
        let running = page.clocks.as_ref().filter(|_| self.clocks.is_some());
        let left = running.and_then(|it| Some(it.running?.fold_wb(it.white.0, it.black.0)));
        self.wakes_at = left
            .filter(|left| !left.is_zero())
            .map(|left| at.plus(CLOCK_STEP.max(Duration::from_millis(u64::from(left.subsec_millis()) + 1))));
        self.page = page;
    }

    /// Returns when another second is to be shown, if a clock that is shown runs.
    pub fn next_wake(&self) -> Option<Moment> {
        self.wakes_at
    }

    /// Draws what changed.
    pub fn settle(&mut self, view: &View) -> Result<(), B::Error> {
        if self.view != *view {
            self.view = view.clone();
        }
        if view.arbiters_lines == ArbitersLines::Gone {
            self.transcript.retain(|it| !it.is_arbiters);
        }
        let picture = self.picture();
        self.canvas.show(&picture)
    }

    /// Returns what is left behind when the game is left: whoever reads it then, what the arbiter was told in an event is
    /// not there.
    #[doc(hidden)]
    pub fn record(&self, last: &str) -> Vec<String> {
        let stays = self.view.arbiters_lines == ArbitersLines::Stay;
        let told = self.transcript.iter().filter(|it| stays || !it.is_arbiters);
        let told = told.map(|it| it.row.text.as_str());
        let sheet = self.page.sheet.iter().map(String::as_str);
        told.chain(sheet)
            .flat_map(shown_lines)
            .chain(shown_lines(last))
            .collect()
    }

    /// Returns the window, so that a test can look at it.
    #[doc(hidden)]
    pub fn window(&mut self) -> &mut B {
        self.canvas.backend()
    }

    fn picture(&self) -> Picture {
        self.with_content(laid_out)
    }

    /// Looks for what was told before, or comes back.
    fn look_back(&mut self, key: KeyCode) {
        let page = (self.canvas.size().1 / 2).max(1);
        self.back = match key {
            KeyCode::PageUp => self.with_content(farthest_back).min(self.back + page),
            KeyCode::PageDown => self.back.saturating_sub(page),
            _ => self.back,
        };
    }

    fn with_content<T>(&self, f: impl FnOnce(&Content<'_>, (usize, usize)) -> T) -> T {
        let typed = self.input.shown(&self.view);
        let told: Vec<&Row> = self.transcript.iter().map(|it| &it.row).collect();
        let content = Content {
            told: &told,
            back: self.back,
            page: &self.page,
            clocks: self.clocks.as_ref(),
            prompt: &self.view.prompt,
            notice: self.view.notice.as_ref(),
            cuts_no_line: self.canvas.is_for_low_vision(),
            typed: &typed,
            cursor: self.input.cursor(&self.view),
        };
        f(&content, self.canvas.size())
    }
}

impl<B: Backend> Drop for ScreenFace<B> {
    fn drop(&mut self) {
        super::leave_raw_mode();
    }
}

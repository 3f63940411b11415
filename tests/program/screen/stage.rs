//! A desk, a window in memory before it, and somebody at the keys.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use ansage_core::desk::{Conversation, Desk, DeskSettings, Effect, Input, Utterance};
use ansage_core::game::{ArbiterKey, ClockKind, EventTerms, Mode, Moment, Opening, Recorded};
use ansage_devices::terminal::{ClockWords, Contrast, Labels, ScreenFace, Typed, Typing};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::backend::{Backend, TestBackend};
use unicode_width::UnicodeWidthStr;

use crate::support::desk_harness::{VOICES, enter_the_secret, recorded, said};
use crate::support::table::{usual_opening, usual_settings};

/// A desk, a screen before it, and somebody at the keys.
pub(crate) struct Table<B: Backend = TestBackend> {
    pub(crate) desk: Desk,
    pub(crate) face: ScreenFace<B>,
    pub(crate) at: Moment,
    pub(crate) journal: Vec<Recorded>,
    pub(crate) told: Vec<Utterance>,
}

impl<B: Backend> Table<B> {
    pub(crate) fn of(opening: Opening, window: B, shows_clocks: bool) -> Self {
        Self::with(opening, usual_settings(), window, shows_clocks)
    }

    pub(crate) fn with(opening: Opening, mut settings: DeskSettings, window: B, shows_clocks: bool) -> Self {
        let words = |text: &str| text.to_owned();
        let labels = Labels {
            room: words("Saal: "),
            arbiter: words("Schiedsrichter: "),
            masked: words("•••"),
        };
        let clocks = shows_clocks.then(|| ClockWords {
            white: words("Weiß"),
            black: words("Schwarz"),
            running: words("läuft"),
            about: words("etwa"),
        });
        settings.room_voice = false;
        settings.ear_voice = false;
        let (desk, first) = Desk::open(opening, settings, Arc::clone(&VOICES), Moment(0)).expect("a desk");
        let mut table = Self {
            desk,
            face: ScreenFace::on(window, labels, clocks, Typing::default()),
            at: Moment(0),
            journal: Vec::new(),
            told: Vec::new(),
        };
        table.carry_out(first);
        table.settle();
        table
    }

    /// Does the same for somebody who sees little.
    pub(crate) fn in_contrast(mut self, contrast: Contrast) -> Self {
        self.face = self.face.in_contrast(Some(contrast));
        self.settle();
        self
    }

    pub(crate) fn carry_out(&mut self, effects: Vec<Effect>) {
        self.journal.extend(recorded(&effects).cloned());
        for utterance in said(&effects) {
            self.face.show(utterance);
            self.told.push(utterance.clone());
        }
    }

    /// Something happens that no key asked for.
    pub(crate) fn happens(&mut self, input: Input) {
        self.at = Moment(self.at.0 + 100);
        let effects = self.desk.handle(self.at, input);
        self.carry_out(effects);
        self.settle();
    }

    pub(crate) fn press(&mut self, code: KeyCode) {
        self.at = Moment(self.at.0 + 100);
        for typed in self.face.press(&KeyEvent::new(code, KeyModifiers::NONE), Moment(0)) {
            let Typed::Input(input) = typed else { continue };
            let mut effects = self.desk.handle(self.at, input);
            effects.extend(enter_the_secret(&mut self.desk, self.at));
            self.carry_out(effects);
        }
        self.settle();
    }

    pub(crate) fn types(&mut self, text: &str) {
        for c in text.chars() {
            self.press(KeyCode::Char(c));
        }
    }

    pub(crate) fn enters(&mut self, line: &str) {
        self.types(line);
        self.press(KeyCode::Enter);
    }

    pub(crate) fn play(&mut self, lines: &[&str]) {
        for line in lines {
            self.enters(line);
        }
    }

    pub(crate) fn settle(&mut self) {
        self.face.turn_to(self.at, self.desk.page(self.at));
        let drawn = self.face.settle(&self.desk.view());
        assert!(drawn.is_ok(), "a window in memory takes everything");
    }
}

impl Table {
    pub(crate) fn at(columns: u16, rows: u16) -> Self {
        Self::of(usual_opening(), TestBackend::new(columns, rows), false)
    }

    pub(crate) fn screen(&mut self) -> String {
        let Some((column, row)) = cursor(self.face.window()) else {
            panic!("the cursor is shown");
        };
        format!(
            "{}\ncursor: column {column}, row {row}",
            rows(self.face.window()).join("\n")
        )
    }
}

/// Returns what stands in a window, row by row, without blanks at the ends.
pub(crate) fn rows(window: &TestBackend) -> Vec<String> {
    let buffer = window.buffer();
    let row = |y| {
        let (mut row, mut x) = (String::new(), 0);
        // What stands under the second half of a wide character is not seen.
        while x < buffer.area.width {
            let symbol = buffer[(x, y)].symbol();
            row.push_str(symbol);
            x += u16::try_from(symbol.width()).expect("narrow").max(1);
        }
        row.trim_end().to_owned()
    };
    (0..buffer.area.height).map(row).collect()
}

pub(crate) fn cursor(window: &TestBackend) -> Option<(u16, u16)> {
    let place = window.cursor_position();
    window.cursor_visible().then_some((place.x, place.y))
}

pub(crate) fn event() -> Opening {
    Opening {
        mode: Mode::Event,
        event: Some(Box::new(EventTerms {
            arbiter_key: Some(ArbiterKey::default()),
            ..EventTerms::default()
        })),
        ..usual_opening()
    }
}

pub(crate) fn timed() -> Opening {
    Opening {
        clock: ClockKind::Program,
        time: Some("G/90m, +30s".parse().expect("a time control")),
        ..usual_opening()
    }
}

/// What was written to a window.
#[derive(Clone, Default)]
pub(crate) struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    pub(crate) fn taken(&self) -> String {
        let bytes = std::mem::take(&mut *self.0.lock().expect("the paper"));
        String::from_utf8(bytes).expect("text")
    }
}

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the paper").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

//! The Braille display: a line under the cells, and the keys beside them.
//!
//! `ansage-braille` finds the display and holds it; what stands on it, and which piece of a long line, is decided here.

mod layout;
pub mod message;

use std::sync::mpsc::Sender;

use crate::desk::{BrailleHealth, BrailleKey, BrailleLine, DisplayTrouble, Health};
use crate::devices::helper::{Helper, News, Patience, Program};
use layout::Layout;
use message::{DisplayKey, DisplaySettings, Found, FromBraille, ToBraille};

/// Name of the helper program.
pub const BRAILLE: &str = "ansage-braille";

/// What a display tells the program.
#[derive(Clone, Debug, PartialEq)]
pub enum BrailleEvent {
    /// There is one, of this size.
    Found(Found),
    /// There is none.
    Gone {
        /// Why, for the person.
        trouble: DisplayTrouble,
        /// One technical line for the log and `doctor`.
        why: String,
    },
    /// A key was pressed; [`Display::press`] says what it means.
    Pressed {
        /// Which.
        key: DisplayKey,
        /// `CLOCK_MONOTONIC` nanoseconds.
        at_ns: u64,
    },
    /// What was put there has been handed to the display's server.
    Shown {
        /// Counts what was put there.
        number: u64,
        /// `CLOCK_MONOTONIC` nanoseconds.
        at_ns: u64,
    },
}

/// A Braille display; no call waits.
#[derive(Debug)]
pub struct Display {
    helper: Helper<ToBraille, FromBraille>,
    layout: Layout,
    /// What was put there last.
    line: Option<BrailleLine>,
    is_there: bool,
}

impl Display {
    /// Looks for a display in the background. What is not to be had is told as an event, not as an error.
    pub fn open(settings: DisplaySettings, events: Sender<BrailleEvent>) -> Self {
        Self::open_with(Program::beside(BRAILLE), Patience::default(), settings, events)
    }

    /// Does the same with a helper that lies elsewhere, or with another patience.
    pub fn open_with(
        helper: Program,
        patience: Patience,
        settings: DisplaySettings,
        events: Sender<BrailleEvent>,
    ) -> Self {
        let mut reports = Reports { events, told: None };
        let configure = ToBraille::Configure(settings);
        Self {
            helper: Helper::start(helper, patience, Some(configure), move |news| reports.hear(news)),
            layout: Layout::default(),
            line: None,
            is_there: false,
        }
    }

    /// Notes that the display is there, of this size, and puts there what stood on it. Returns what the desk is told.
    pub fn found(&mut self, found: &Found) -> BrailleHealth {
        self.is_there = true;
        self.layout
            .resize(usize::from(found.columns) * usize::from(found.lines));
        // A helper that was started anew has nothing.
        self.show();
        BrailleHealth::Ready {
            six_dots: found.dots == Some(6),
        }
    }

    /// Notes that there is no display. Returns what the desk is told.
    pub fn gone(&mut self, trouble: DisplayTrouble) -> BrailleHealth {
        self.is_there = false;
        BrailleHealth::Gone(trouble)
    }

    /// Puts a line on the display, if it is not there already; `None` gives the display back to the screen reader.
    pub fn put(&mut self, line: Option<BrailleLine>) {
        if self.line != line {
            self.line.clone_from(&line);
            self.layout.put(line);
            self.show();
        }
    }

    /// Returns what a key means to the desk; `None` if it only moved the line under the cells, or means nothing.
    pub fn press(&mut self, key: DisplayKey) -> Option<BrailleKey> {
        let meant = self.layout.press(key);
        if meant.is_none() {
            self.show();
        }
        meant
    }

    /// Gives the display back and waits until the helper has ended, for at most two seconds.
    pub fn close(self) {
        self.helper.close();
    }

    fn show(&mut self) {
        if self.is_there {
            self.helper.ask(ToBraille::Show(self.layout.window()));
        }
    }
}

/// Makes events of what happens to the helper.
struct Reports {
    events: Sender<BrailleEvent>,
    /// The trouble that was told last, until there is a display.
    told: Option<DisplayTrouble>,
}

impl Reports {
    fn hear(&mut self, news: News<ToBraille, FromBraille>) {
        match news {
            News::Up | News::Handed(_) | News::Refused(_) => {}
            News::Down(Health::Missing { why }) => self.gone(DisplayTrouble::NoHelper, why),
            News::Down(Health::Lost { why, .. }) => self.gone(DisplayTrouble::Silent, why),
            News::Down(Health::Ready { .. }) => {}
            News::Told(FromBraille::Found(found)) => {
                self.told = None;
                self.send(BrailleEvent::Found(found));
            }
            News::Told(FromBraille::NoDisplay { trouble, why }) => self.gone(trouble, why),
            News::Told(FromBraille::Pressed { key, at_ns }) => self.send(BrailleEvent::Pressed { key, at_ns }),
            News::Told(FromBraille::Shown { number, at_ns }) => self.send(BrailleEvent::Shown { number, at_ns }),
            News::Told(FromBraille::Translated { .. }) => {}
        }
    }

    fn gone(&mut self, trouble: DisplayTrouble, why: String) {
        if self.told.replace(trouble) != Some(trouble) {
            tracing::info!(?trouble, why, "there is no Braille display");
            self.send(BrailleEvent::Gone { trouble, why });
        }
    }

    fn send(&self, event: BrailleEvent) {
        // Without a listener the program is ending.
        let _ = self.events.send(event);
    }
}

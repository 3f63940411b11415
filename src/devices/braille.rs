//! The Braille display: a line under the cells, and the keys beside them.
//!
//! `ansage-braille` finds the display and holds it; what stands on it, and which piece of a long line, is decided here.

mod layout;
pub mod prose;
mod words;

use std::sync::mpsc::Sender;

use crate::helper::{Helper, HelperEvent, PlayedHelper, Program, Timeouts};
use ansage_core::desk::{BrailleHealth, BrailleKey, BrailleLine, LineAbout};
use ansage_wire::braille::{DisplayKey, DisplaySettings, FoundDisplay, FromBraille, Prose, ToBraille, Translation};
use ansage_wire::{DisplayRefusal, Health};
use layout::{Layout, Places};
use words::Words;

/// Name of the helper program.
pub const BRAILLE: &str = "ansage-braille";

/// What a display tells the program.
#[derive(Clone, Debug, PartialEq)]
pub enum BrailleEvent {
    /// There is one, of this size.
    Found(FoundDisplay),
    /// There is none.
    Gone {
        /// Why, for the person.
        trouble: DisplayRefusal,
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
    /// Words were translated, or cannot be; for [`Display::translated`].
    Translated {
        /// The words.
        text: String,
        /// Their cells.
        cells: Result<Translation, String>,
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
    /// The table of liblouis for words beside cells.
    prose: Option<String>,
    /// True if a person chose it, and so wants it beside text, too.
    prose_is_chosen: bool,
    /// True once it was told that the table that was chosen fails.
    failure_is_told: bool,
    words: Words,
}

impl Display {
    /// Looks for a display in the background. What is not to be had is told as an event, not as an error.
    pub fn open(settings: DisplaySettings, events: Sender<BrailleEvent>) -> Self {
        Self::open_with(Program::beside(BRAILLE), Timeouts::default(), settings, events)
    }

    /// Looks for a display in the background, with a helper that lies elsewhere or with other timeouts.
    pub fn open_with(
        helper: Program,
        timeouts: Timeouts,
        settings: DisplaySettings,
        events: Sender<BrailleEvent>,
    ) -> Self {
        let mut reports = Reports { events, told: None };
        let configure = ToBraille::Configure(settings.clone());
        let helper = Helper::start(helper, timeouts, Some(configure), move |event| reports.hear(event));
        Self::on(helper, settings)
    }

    /// Returns a display whose helper a test plays.
    pub fn played(
        settings: DisplaySettings,
        events: Sender<BrailleEvent>,
    ) -> (Self, PlayedHelper<ToBraille, FromBraille>) {
        let mut reports = Reports { events, told: None };
        let configure = ToBraille::Configure(settings.clone());
        let (helper, played) = PlayedHelper::new(Some(configure), |_asker| move |event| reports.hear(event));
        (Self::on(helper, settings), played)
    }

    fn on(helper: Helper<ToBraille, FromBraille>, settings: DisplaySettings) -> Self {
        Self {
            helper,
            layout: Layout::default(),
            line: None,
            is_there: false,
            prose: settings.prose,
            prose_is_chosen: settings.prose_is_chosen,
            failure_is_told: false,
            words: Words::default(),
        }
    }

    /// Notes that the display is there, of this size, and puts there what stood on it. Returns what the desk is told.
    pub fn found(&mut self, found: &FoundDisplay) -> BrailleHealth {
        self.is_there = true;
        self.layout.resize(usize::from(found.columns), usize::from(found.lines));
        // A helper that was started anew has nothing.
        self.ask_for_words();
        self.lay_out();
        BrailleHealth::Ready {
            six_dots: found.dots == Some(6),
        }
    }

    /// Notes that there is no display. Returns what the desk is told.
    pub fn gone(&mut self, trouble: DisplayRefusal) -> BrailleHealth {
        self.is_there = false;
        BrailleHealth::Gone(trouble)
    }

    /// Puts a line on the display, if it is not there already; `None` gives the display back to the screen reader.
    pub fn put(&mut self, line: Option<BrailleLine>) {
        if self.line != line {
            self.line = line;
            self.ask_for_words();
            self.lay_out();
        }
    }

    /// Takes words that were translated. Returns what the desk is told, once, where the table that was chosen fails.
    pub fn translated(&mut self, text: String, cells: Result<Translation, String>) -> Option<BrailleHealth> {
        let has_failed = cells.is_err();
        if let Err(why) = &cells {
            tracing::info!(why, "words stay in the display's own table");
        }
        self.words.learn(text, cells.ok());
        self.lay_out();
        let table = self.prose.clone().filter(|_| has_failed && self.prose_is_chosen)?;
        let is_told = std::mem::replace(&mut self.failure_is_told, true);
        (!is_told).then_some(BrailleHealth::WordsFailed { table })
    }

    /// Words beside moves in cells are cells too, where somebody translates them, and beside moves in text where that was asked
    /// for; what is being typed stays as it is.
    fn words_of_the_line(&self) -> Option<(&BrailleLine, &str)> {
        let line = self
            .line
            .as_ref()
            .filter(|it| (it.in_cells || self.prose_is_chosen) && it.about != LineAbout::Typed)?;
        Some((line, self.prose.as_deref()?))
    }

    fn ask_for_words(&self) {
        let Some((line, table)) = self.words_of_the_line() else {
            return;
        };
        let mut unknown = self.words.unknown_in(&line.text, &line.moves);
        if !line.is_sheet_below {
            unknown.extend(line.below.iter().flat_map(|it| self.words.unknown_in(it, &[])));
        }
        unknown.sort();
        unknown.dedup();
        for text in unknown {
            let table = table.to_owned();
            self.helper.ask(ToBraille::Translate(Prose { text, table }));
        }
    }

    fn lay_out(&mut self) {
        match self.words_of_the_line() {
            Some((line, _)) => {
                let (text, places) = self.words.translated(&line.text, &line.moves);
                let below = line.below.iter().map(|it| {
                    let whole = 0..it.chars().count();
                    let moves = line.is_sheet_below.then_some(whole);
                    self.words.translated(it, moves.as_slice())
                });
                let (below, places_below) = below.unzip();
                let line = BrailleLine {
                    text,
                    below,
                    ..line.clone()
                };
                let places = Places {
                    line: places,
                    below: places_below,
                };
                self.layout.put(Some(line), Some(places));
            }
            None => self.layout.put(self.line.clone(), None),
        }
        self.show();
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
    told: Option<DisplayRefusal>,
}

impl Reports {
    fn hear(&mut self, event: HelperEvent<ToBraille, FromBraille>) {
        match event {
            HelperEvent::Up | HelperEvent::Sent(_) | HelperEvent::Refused(_) => {}
            HelperEvent::Down(Health::Missing { why }) => self.gone(DisplayRefusal::NoHelper, why),
            HelperEvent::Down(Health::Lost { why, .. }) => self.gone(DisplayRefusal::Silent, why),
            HelperEvent::Down(Health::Ready { .. }) => {}
            HelperEvent::Reported(FromBraille::Found(found)) => {
                self.told = None;
                self.send(BrailleEvent::Found(found));
            }
            HelperEvent::Reported(FromBraille::NoDisplay { trouble, why }) => self.gone(trouble, why),
            HelperEvent::Reported(FromBraille::Pressed { key, at_ns }) => {
                self.send(BrailleEvent::Pressed { key, at_ns })
            }
            HelperEvent::Reported(FromBraille::Shown { number, at_ns }) => {
                self.send(BrailleEvent::Shown { number, at_ns })
            }
            HelperEvent::Reported(FromBraille::Translated { text, cells }) => {
                self.send(BrailleEvent::Translated { text, cells })
            }
        }
    }

    fn gone(&mut self, trouble: DisplayRefusal, why: String) {
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

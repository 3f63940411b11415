//! `ansage-braille` at the real BRLTTY with its virtual display: found, read cell by cell, its keys, lost and found again.

use std::fs;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use ansage_core::desk::{BrailleKey, BrailleLine, LineAbout};
use ansage_devices::braille::prose::Translator;
use ansage_devices::braille::{BrailleEvent, Display};
use ansage_devices::helper::{Program, Timeouts};
use ansage_wire::braille::{DisplayKey, DisplaySettings, FoundDisplay};
use ansage_wire::{DisplayRefusal, UtteranceId};

use crate::support::braille::{Brltty, in_literary_braille};
use crate::support::signal::signal;
use crate::support::wait::receive;

/// A display and what it tells.
struct Stage {
    display: Display,
    events: Receiver<BrailleEvent>,
}

impl Stage {
    fn open(settings: DisplaySettings) -> Self {
        Self::open_with(settings, &[])
    }

    fn open_with(settings: DisplaySettings, arguments: &[&str]) -> Self {
        let mut helper = Program::at(concat!(env!("CARGO_BIN_EXE_ansage"), "-braille"));
        helper.arguments = arguments.iter().map(Into::into).collect();
        Self::of(helper, settings)
    }

    fn of(helper: Program, settings: DisplaySettings) -> Self {
        let timeouts = Timeouts {
            backoff: Duration::from_millis(20),
            max_backoff: Duration::from_millis(500),
            ..Timeouts::default()
        };
        let (sender, events) = mpsc::channel();
        Self {
            display: Display::open_with(helper, timeouts, settings, sender),
            events,
        }
    }

    fn at(brltty: &Brltty) -> Self {
        Self::open(settings_of(brltty))
    }

    /// Returns what is told next, but for what was shown.
    #[track_caller]
    fn next(&self) -> BrailleEvent {
        loop {
            let event = receive(&self.events).expect("there must be an event");
            if !matches!(event, BrailleEvent::Shown { .. }) {
                return event;
            }
        }
    }

    #[track_caller]
    fn expect_found(&mut self) -> FoundDisplay {
        match self.next() {
            BrailleEvent::Found(found) => {
                self.display.found(&found);
                found
            }
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    fn expect_gone(&mut self, troubles: &[DisplayRefusal]) {
        match self.next() {
            BrailleEvent::Gone { trouble, why } => {
                assert!(troubles.contains(&trouble), "{trouble:?}: {why}");
                assert!(!why.is_empty(), "the log is told why");
                self.display.gone(trouble);
            }
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    fn expect_key(&mut self, expected: DisplayKey) -> Option<BrailleKey> {
        match self.next() {
            BrailleEvent::Pressed { key, .. } => {
                assert_eq!(key, expected);
                self.display.press(key)
            }
            other => panic!("{other:?}"),
        }
    }

    fn put(&mut self, text: &str) {
        self.display.put(Some(BrailleLine {
            about: LineAbout::Sentence(UtteranceId(1)),
            text: text.to_owned(),
            ..BrailleLine::default()
        }));
    }
}

fn settings_of(brltty: &Brltty) -> DisplaySettings {
    DisplaySettings {
        host: Some(brltty.host()),
        types_dots: false,
        ..DisplaySettings::default()
    }
}

#[test]
fn a_display_is_found_shows_a_line_and_is_given_back() {
    let Some(brltty) = Brltty::start(40) else { return };
    let screen = brltty.wait_for(|it| !it.is_empty());
    let mut stage = Stage::at(&brltty);
    let found = stage.expect_found();
    assert_eq!((found.columns, found.lines, found.dots), (40, 1, Some(8)));
    stage.put("Springer Felix drei? ⠎⠋⠒");
    brltty.reads("Springer Felix drei? ⠎⠋⠒");
    // Where we have nothing to show, the screen reader shows the screen.
    stage.display.put(None);
    brltty.shows_its_screen(&screen);
    stage.put("Weiß am Zug.");
    brltty.reads("Weiß am Zug.");
    stage.display.close();
    brltty.shows_its_screen(&screen);
}

#[test]
fn every_key_that_is_ours_comes_and_every_other_is_left_to_the_screen_reader() {
    let Some(brltty) = Brltty::start(14) else { return };
    let mut stage = Stage::at(&brltty);
    stage.expect_found();
    stage.put("Springer Felix drei?");
    brltty.reads("Springer Felix");
    // The line is panned without the desk.
    brltty.press("FwinRt");
    assert_eq!(stage.expect_key(DisplayKey::PanRight), None);
    brltty.reads("drei?");
    brltty.press("FwinLt");
    assert_eq!(stage.expect_key(DisplayKey::PanLeft), None);
    brltty.reads("Springer Felix");
    brltty.press("KEY_ENTER");
    assert_eq!(stage.expect_key(DisplayKey::Return), None, "read on first");
    brltty.press("KEY_ENTER");
    assert_eq!(stage.expect_key(DisplayKey::Return), Some(BrailleKey::Return));
    brltty.press("route 2");
    assert_eq!(stage.expect_key(DisplayKey::Route(2)), Some(BrailleKey::Route(17)));
    for (name, key) in [
        ("LnUp", DisplayKey::LineUp),
        ("LnDn", DisplayKey::LineDown),
        ("Home", DisplayKey::Home),
        ("KEY_ESCAPE", DisplayKey::Escape),
        ("KEY_BACKSPACE", DisplayKey::Backspace),
        ("KEY_DELETE", DisplayKey::Delete),
        ("KEY_CURSOR_LEFT", DisplayKey::Left),
        ("KEY_CURSOR_RIGHT", DisplayKey::Right),
        ("KEY_HOME", DisplayKey::LineStart),
        ("KEY_END", DisplayKey::LineEnd),
        // Counted from 0 there.
        ("KEY_FUNCTION 3", DisplayKey::Function(4)),
        ("KEY_FUNCTION 11", DisplayKey::Function(12)),
        ("PassChar 252", DisplayKey::Character('ü')),
        // The screen reader's own table makes a character of dots.
        ("PassDots 14", DisplayKey::Character('s')),
    ] {
        brltty.press(name);
        stage.expect_key(key);
    }
    // None of ours: it does not come here, and the screen reader does what it means.
    brltty.press("Help");
    brltty.wait_for(|it| it.starts_with("Help"));
    assert!(
        stage
            .events
            .try_iter()
            .all(|it| matches!(it, BrailleEvent::Shown { .. }))
    );
}

#[test]
fn what_is_typed_comes_as_dots_where_that_is_wanted() {
    let Some(brltty) = Brltty::start(40) else { return };
    let mut stage = Stage::open(DisplaySettings {
        host: Some(brltty.host()),
        types_dots: true,
        ..DisplaySettings::default()
    });
    stage.expect_found();
    for dots in [0b00_1110, 0b00_1011, 0b01_0110, 0b100_0001] {
        brltty.press(&format!("PassDots {dots}"));
        stage.expect_key(DisplayKey::Dots(dots));
    }
}

#[test]
fn a_display_that_is_lost_is_found_again_with_its_line() {
    let Some(mut brltty) = Brltty::start(40) else { return };
    let mut stage = Stage::at(&brltty);
    stage.expect_found();
    stage.put("Weiß am Zug.");
    brltty.reads("Weiß am Zug.");
    brltty.kill();
    stage.expect_gone(&[DisplayRefusal::Ended]);
    // What is put there meanwhile is what is found there.
    stage.put("1.e4 Schwarz am Zug.");
    brltty.start_again();
    // While it starts it may say that it is not there yet.
    loop {
        match stage.next() {
            BrailleEvent::Gone { .. } => {}
            BrailleEvent::Found(found) => {
                stage.display.found(&found);
                break;
            }
            other => panic!("{other:?}"),
        }
    }
    brltty.reads("1.e4 Schwarz am Zug.");
}

#[test]
fn a_screen_reader_that_freezes_costs_its_helper_and_nothing_else() {
    let Some(brltty) = Brltty::start(40) else { return };
    let mut stage = Stage::at(&brltty);
    stage.expect_found();
    stage.put("Weiß am Zug.");
    brltty.reads("Weiß am Zug.");
    signal("STOP", brltty.pid());
    stage.expect_gone(&[DisplayRefusal::Silent]);
    stage.put("1.e4 Schwarz am Zug.");
    signal("CONT", brltty.pid());
    stage.expect_found();
    brltty.reads("1.e4 Schwarz am Zug.");
}

#[test]
fn another_display_is_filled_to_its_own_width() {
    let Some(mut brltty) = Brltty::start(40) else { return };
    let mut stage = Stage::at(&brltty);
    stage.expect_found();
    stage.put("Springer Felix drei?");
    brltty.reads("Springer Felix drei?");
    brltty.plug_in(14);
    loop {
        match stage.next() {
            BrailleEvent::Gone { trouble, .. } => {
                stage.display.gone(trouble);
            }
            BrailleEvent::Found(found) => {
                stage.display.found(&found);
                if found.columns == 14 {
                    break;
                }
            }
            other => panic!("{other:?}"),
        }
    }
    brltty.reads("Springer Felix");
}

#[test]
fn a_screen_reader_that_does_not_admit_this_person_says_so() {
    let Some(brltty) = Brltty::start_locked(40) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let key = folder.path().join("key");
    fs::write(&key, "that of another machine").expect("a file");
    for (key, trouble) in [
        (key, DisplayRefusal::WrongKey),
        (folder.path().join("none"), DisplayRefusal::NotAllowed),
    ] {
        let mut helper = Program::at(concat!(env!("CARGO_BIN_EXE_ansage"), "-braille"));
        let way = format!("keyfile:{}", key.display());
        helper.environment = vec![("BRLAPI_AUTH".into(), way.into())];
        let mut stage = Stage::of(helper, settings_of(&brltty));
        stage.expect_gone(&[trouble]);
    }
}

#[test]
fn nothing_is_found_where_nothing_runs_and_it_is_said_why() {
    let nobody = DisplaySettings {
        host: Some("127.0.0.1:61".to_owned()),
        types_dots: false,
        ..DisplaySettings::default()
    };
    let mut stage = Stage::open_with(nobody.clone(), &["--brlapi-library", "libno-such-library.so"]);
    stage.expect_gone(&[DisplayRefusal::NoLibrary]);
    stage.display.close();
    if let Some(brltty) = Brltty::start(40) {
        // It listens somewhere else.
        let mut stage = Stage::open(nobody);
        stage.expect_gone(&[DisplayRefusal::NoServer]);
        drop(brltty);
    }
    let (sender, events) = mpsc::channel();
    let missing = Program::at("/nowhere/ansage-braille");
    let _display = Display::open_with(missing, Timeouts::default(), DisplaySettings::default(), sender);
    let told = receive(&events).expect("there must be an event");
    assert!(
        matches!(
            told,
            BrailleEvent::Gone {
                trouble: DisplayRefusal::NoHelper,
                ..
            }
        ),
        "{told:?}"
    );
}

#[test]
fn words_are_translated_as_liblouis_does_and_what_is_wrong_is_said() {
    let helper = || Program::at(concat!(env!("CARGO_BIN_EXE_ansage"), "-braille"));
    let translator = Translator::start_with(helper(), "de-g0.utb");
    let answer = translator.translate("Weiß am Zug.");
    translator.close();
    match answer {
        Ok(translation) => {
            assert_eq!(translation.cells, in_literary_braille("Weiß am Zug.", "de-g0.utb"));
            assert_eq!(translation.places.len(), translation.cells.chars().count());
            assert_eq!(translation.places.last(), Some(&11), "the full stop");
        }
        Err(why) => {
            assert!(std::env::var_os("CI").is_none() && why.contains("liblouis"), "{why}");
            println!("skipped: {why}");
            return;
        }
    }
    for table in ["no-such-table.utb", "de-g0.utb,en-ueb-g1.ctb", ""] {
        let translator = Translator::start_with(helper(), table);
        let why = translator.translate("Zug").expect_err("there is no such table");
        assert!(why.contains(table), "{why}");
        translator.close();
    }
    let nobody = Translator::start_with(Program::at("/nowhere/ansage-braille"), "de-g0.utb");
    assert!(nobody.translate("Zug").is_err());
}

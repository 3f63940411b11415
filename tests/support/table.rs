//! A desk as most tests want it: free mode, White visually impaired, German words and reports.

use ansage_core::desk::DeskSettings;
use ansage_core::game::{
    By, ClockKind, Condition, Conditions, Duties, Edition, Header, IllegalMoves, Mode, Opening, Role, Served, Start,
};
use ansage_core::language::Saying;

/// Returns what is agreed before the first move, as without any option.
pub(crate) fn usual_opening() -> Opening {
    Opening {
        mode: Mode::Free,
        laws: Edition::default(),
        taken_from_2009: Vec::new(),
        blind: Served::White,
        role: Role::Player,
        announces: By::Program,
        duties: Duties::default(),
        illegal: IllegalMoves::Ask,
        clock: ClockKind::None,
        time: None,
        start: Start::AtOnce,
        event: None,
        fen: None,
        chess960: false,
        words: "de-fide".to_owned(),
        say: String::new(),
        reports: String::new(),
        letters: vec!["en".to_owned(), "de".to_owned()],
        header: Header::default(),
        opened: String::new(),
        wall: None,
        version: String::new(),
    }
}

/// Returns whatever an edition may ask for before the clock is started.
pub(crate) fn everything_laid_down() -> Conditions {
    let mut conditions = Conditions::default();
    for (condition, value) in [
        (Condition::Device, "Laptop 7"),
        (Condition::DefaultTime, "0m"),
        (Condition::ClockSide, "left"),
        (Condition::Supervised, "yes"),
        (Condition::Finish, "no"),
    ] {
        conditions.lay_down(condition, value.to_owned());
    }
    conditions
}

/// Returns settings with both voices and without a first line.
pub(crate) fn usual_settings() -> DeskSettings {
    DeskSettings {
        room_voice: true,
        ear_voice: true,
        ..DeskSettings::unheard("de".to_owned(), Saying::default())
    }
}

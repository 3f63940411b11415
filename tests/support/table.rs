//! A desk as most tests want it: free mode, White visually impaired, German words and reports.

use ansage_core::desk::DeskSettings;
use ansage_core::game::{By, ClockKind, Duties, Edition, Header, IllegalMoves, Mode, Opening, Role, Served, Start};
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
        increment_first: false,
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

/// Returns settings with both voices and without a first line.
pub(crate) fn usual_settings() -> DeskSettings {
    DeskSettings {
        room_voice: true,
        ear_voice: true,
        ..DeskSettings::unheard("de".to_owned(), Saying::default())
    }
}

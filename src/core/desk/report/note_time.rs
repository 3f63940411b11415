//! When something was noted for the arbiter, who may read it much later.

use std::time::Duration;

use shakmaty::ByColor;

use crate::game::{Game, Moment, table_clock};
use crate::language::Message;
use crate::language::verdict::place;

use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::report::times::exact_or_about;

/// The time of a note: its moment, how many half-moves were made then, and what the clocks showed, if that is reckoned.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(in crate::desk) struct NoteTime {
    at: Moment,
    made: usize,
    left: Option<ByColor<(Duration, Duration)>>,
}

impl NoteTime {
    /// Returns what holds in a game now.
    pub(in crate::desk) fn of(game: &Game, at: Moment) -> Self {
        let made = game.half_moves_made();
        let left = |side| table_clock::left(game, game.clock()?, side, at);
        let left = ByColor::new_with(left);
        let left = left
            .white
            .zip(left.black)
            .map(|(white, black)| ByColor { white, black });
        Self { at, made, left }
    }

    /// Puts the time and the half-move before a note; what is no note stands as it is.
    pub(in crate::desk) fn before(self, note: Telling, game: &Game, speaker: &Speaker) -> Telling {
        if !is_a_note(note.about) {
            return note;
        }
        let note = match note.about {
            // A touch is weighed by the clocks (D.2.9.e).
            Information::Touch => self.put_clocks_before(note, game, speaker),
            _ => note,
        };
        self.put_time_before(note, game, speaker)
    }

    fn put_time_before(self, note: Telling, game: &Game, speaker: &Speaker) -> Telling {
        let (time, written) = (self.time(), note.written);
        let message = match self.made {
            0 => Message::NoteKeptBeforeTheFirst { time, note: written },
            made => Message::NoteKept {
                time,
                place: place(game.start(), made).into(),
                note: written,
            },
        };
        speaker.report(note.about, &message)
    }

    /// Puts before a note also what both clocks show then, for whoever reads it at once.
    pub(in crate::desk) fn before_with_clocks(self, note: Telling, game: &Game, speaker: &Speaker) -> Telling {
        if !is_a_note(note.about) {
            return note;
        }
        let with_clocks = self.put_clocks_before(note, game, speaker);
        self.put_time_before(with_clocks, game, speaker)
    }

    fn put_clocks_before(self, note: Telling, game: &Game, speaker: &Speaker) -> Telling {
        let Some(ByColor { white, black }) = self.left else {
            return note;
        };
        let message = Message::NoteWithClocks {
            white: white.into(),
            black: black.into(),
            about: exact_or_about(game).into(),
            note: note.written,
        };
        speaker.report(note.about, &message)
    }

    /// Writes the time since the game was opened, as a clock does.
    fn time(self) -> String {
        let seconds = self.at.0 / 1000;
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    }
}

impl From<NoteTime> for Moment {
    fn from(note_time: NoteTime) -> Self {
        note_time.at
    }
}

fn is_a_note(about: Information) -> bool {
    matches!(
        about,
        Information::IllegalMove
            | Information::EndOfGame
            | Information::Irregularity
            | Information::ReachedZero
            | Information::RecordHead
            | Information::Touch
    )
}

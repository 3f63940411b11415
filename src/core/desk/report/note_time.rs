//! When something was noted for the arbiter, who may read it much later.

use std::time::Duration;

use shakmaty::Color;

use crate::game::{Game, Moment};
use crate::language::Message;
use crate::language::verdict::place;

use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::report::times::exact_or_about;

/// The time of a note: its moment, and how many half-moves were made then.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(in crate::desk) struct NoteTime {
    at: Moment,
    made: usize,
}

impl NoteTime {
    /// Returns what holds in a game now.
    pub(in crate::desk) fn of(game: &Game, at: Moment) -> Self {
        let made = game.half_moves_made();
        Self { at, made }
    }

    /// Puts the time and the half-move before a note; what is no note stands as it is.
    pub(in crate::desk) fn before(self, note: Telling, game: &Game, speaker: &Speaker) -> Telling {
        if !is_a_note(note.about) {
            return note;
        }
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
        let Some(clock) = game.clock().filter(|_| is_a_note(note.about)) else {
            return self.before(note, game, speaker);
        };
        let left = |side| Duration::from_secs(clock.left(side, self.at).as_secs());
        let about = exact_or_about(game);
        let message = Message::NoteWithClocks {
            white: left(Color::White),
            black: left(Color::Black),
            about: about.into(),
            note: note.written,
        };
        let with_clocks = speaker.report(note.about, &message);
        self.before(with_clocks, game, speaker)
    }

    /// Writes the time since the game was opened, as a clock does.
    fn time(self) -> String {
        let seconds = self.at.0 / 1000;
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
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
    )
}

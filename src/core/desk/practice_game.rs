//! A game that is set up for somebody who learns, again and again at the same desk. What was open is dropped, nothing is told
//! of the change, and what stays are the devices and how they are.

use std::sync::Arc;

use crate::desk::command::reminders::Reminded;
use crate::desk::comparison::Comparison;
use crate::desk::report::note_time::NoteTime;
use crate::desk::report::retell;
use crate::desk::report::speaker::Speaker;
use crate::desk::{Desk, DeskSettings, OpenError, Table};
use crate::game::{Game, Mode, Moment, Recorded};
use crate::language::Voices;

impl Desk {
    /// Opens a desk at which somebody learns, with the game of these events. Of the opening only what concerns the devices is
    /// told, and nothing is recorded.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the settings name something that is not there.
    pub(in crate::desk) fn to_learn(
        events: &[Recorded],
        settings: DeskSettings,
        voices: Arc<Voices>,
        at: Moment,
    ) -> Result<Self, OpenError> {
        let game = Game::replay(events)?;
        let speaker = Speaker::new(game.opening(), settings, voices)?;
        let mut desk = Self::at_the_table(game, speaker, at, &[]);
        desk.table.note_the_practice_game(events);
        desk.table.greet();
        desk.tell_dot_keys();
        desk.begin_to_listen();
        Ok(desk)
    }

    /// Puts the game of these events in the place of the one that stands, if they are one.
    pub(in crate::desk) fn set_up_anew(&mut self, events: &[Recorded]) {
        let Ok(game) = Game::replay(events) else {
            return;
        };
        self.question = None;
        self.set_aside = None;
        self.voice_input.stopped = None;
        self.voice_input.unfinished.forget();
        self.table.begin_anew(game);
        self.table.note_the_practice_game(events);
    }
}

impl Table {
    fn begin_anew(&mut self, game: Game) {
        self.to_repeat = None;
        self.said_last = None;
        self.reminded = Reminded::of(&game, self.now);
        self.filling = None;
        self.comparison = Comparison::default();
        self.who_comes = None;
        self.sealing = None;
        self.braille.drop_time();
        self.game = game;
    }

    /// Notes what was played before somebody came: an arbiter is told of it.
    fn note_the_practice_game(&mut self, events: &[Recorded]) {
        self.speaker.set_note_time(NoteTime::of(&self.game, self.now));
        self.speaker.note_the_arbiter(self.game.arbiter().is_some());
        self.speaker.forget_what_the_arbiter_was_told();
        if self.game.mode() == Mode::Event {
            let told = retell::tellings_of(events, &self.speaker);
            self.speaker.keep_for_the_arbiter(told);
        }
    }
}

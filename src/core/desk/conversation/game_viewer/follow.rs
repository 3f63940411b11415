//! A file that is written further while it is read: new moves are told to whoever stands at the end, and nobody else is
//! disturbed.

use crate::desk::FileNews;
use crate::desk::conversation::game_viewer::GameViewer;
use crate::game::scoresheet::score;
use crate::language::Message;
use crate::language::sheet_reading::pgn::{GameSource, Growth, PgnGame};

/// So many new half-moves are told one by one; of more only the number, for a file may be written anew.
const TOLD_AT_ONCE: usize = 4;

/// What was said of the file and need not be said again.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::desk) struct Followed {
    /// That there are moves behind the place where the person is.
    more: bool,
    /// That there is nothing to be read.
    nothing: bool,
}

impl GameViewer {
    /// Takes what stands in the file now.
    pub(in crate::desk) fn take_news(&mut self, news: FileNews) {
        match news {
            FileNews::Nothing => {
                if !std::mem::replace(&mut self.followed.nothing, true) {
                    self.voice.say(&Message::ReadFileHoldsNothing);
                }
            }
            FileNews::Games(games) => {
                self.followed.nothing = false;
                self.take_games(games);
            }
        }
    }

    fn take_games(&mut self, games: Vec<PgnGame>) {
        let Some(index) = games.len().checked_sub(1).map(|last| self.list.at.min(last)) else {
            return;
        };
        self.list.at = index;
        let now = games[index].clone();
        self.list.games = GameSource::of_games(games);
        if self.list.is_walked {
            self.game = now;
            return;
        }
        let before = std::mem::replace(&mut self.game, now);
        match before.growth(&self.game) {
            Growth::GoesOn { known } => self.tell_what_came(known, &before),
            Growth::Changed { same } => {
                let is_moved = self.cursor.depth() > 0 || self.cursor.plies() > same;
                self.cursor.keep_in(&self.game);
                self.say_changed(same);
                if is_moved {
                    self.cursor.go_back_to(same);
                    self.tell_step();
                }
            }
            Growth::Another => {
                self.begin_anew();
                self.voice.say(&Message::ReadAnotherGame);
                self.greet();
            }
        }
    }

    fn say_changed(&mut self, same: usize) {
        self.followed.more = false;
        let message = match self.game.walk().nth(same) {
            Some((position, _m)) => Message::ReadChanged {
                number: position.board().move_number().into(),
                side: self.side(position.board().turn()),
            },
            None => Message::ReadShorter,
        };
        self.voice.say(&message);
    }

    fn tell_what_came(&mut self, known: usize, before: &PgnGame) {
        self.cursor.keep_in(&self.game);
        let count = self.game.moves.len() - known;
        let is_at_the_end = self.cursor.depth() == 0 && self.cursor.plies() == known;
        let is_over = before.result.is_none() && self.game.result.is_some();
        if is_at_the_end && count <= TOLD_AT_ONCE {
            self.followed.more = false;
            for _ in 0..count {
                self.cursor.forward(&self.game);
                self.tell_step();
            }
            if is_over {
                let result = self.game.result.map_or("*", score);
                self.voice.say(&Message::ReadEnd { result: result.into() });
            }
        } else if (count > 0 || is_over) && !std::mem::replace(&mut self.followed.more, true) {
            self.voice.say(&Message::ReadMore { count: count.into() });
        }
    }

    /// Whoever has come to the end is told again when there is more.
    pub(in crate::desk) fn note_the_end(&mut self) {
        if self.cursor.depth() == 0 && self.cursor.plies() == self.game.moves.len() {
            self.followed.more = false;
        }
    }
}

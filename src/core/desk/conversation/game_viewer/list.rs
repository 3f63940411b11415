//! The games of a file that holds several: walked by ear until one of them is opened, and again when it is left.

use crate::desk::conversation::game_viewer::{GameViewer, WholeGame};
use crate::desk::report::policy::Information;
use crate::language;
use crate::language::sheet_reading::pgn::GameSource;
use crate::language::{Message, ReadingWord};

/// What is found by a word beside the names.
const FOUND_BY: [&str; 6] = ["White", "Black", "Event", "Site", "Date", "ECO"];

/// The games of a file, and the one that was told last.
#[derive(Debug)]
pub(in crate::desk) struct GameList {
    pub(in crate::desk) games: GameSource,
    pub(in crate::desk) at: usize,
    /// True while no game is open.
    pub(in crate::desk) is_walked: bool,
}

impl GameList {
    /// Makes the list; a single game needs none.
    pub(in crate::desk) fn of(games: GameSource) -> Self {
        Self {
            is_walked: games.count() > 1,
            games,
            at: 0,
        }
    }

    /// Returns true if there is one to go back to.
    pub(in crate::desk) fn is_there(&self) -> bool {
        self.games.count() > 1
    }
}

impl GameViewer {
    pub(in crate::desk) fn greet_in_the_list(&mut self) {
        let count = self.list.games.count().into();
        self.voice.say(&Message::ReadListWelcome { count });
        self.tell_game();
    }

    /// A line while no game is open: Enter goes on, a number opens, anything else is looked for.
    pub(in crate::desk) fn line_in_the_list(&mut self, line: &str) {
        self.asked = None;
        if line.is_empty() {
            self.next_game();
        } else if line == "?" || line.starts_with('/') {
            self.command_line(line);
        } else if line.bytes().all(|it| it.is_ascii_digit()) {
            self.open_game(line);
        } else {
            self.find_game(line);
        }
    }

    pub(in crate::desk) fn carry_out_in_the_list(&mut self, word: ReadingWord, rest: &str) {
        match word {
            ReadingWord::Next => self.next_game(),
            ReadingWord::Back => self.game_before(),
            ReadingWord::Into | ReadingWord::Move if !rest.is_empty() => self.open_game(rest),
            ReadingWord::Into => self.open_at(self.list.at),
            ReadingWord::Find if !rest.is_empty() => self.find_game(rest),
            ReadingWord::Find => self.voice.say(&Message::ReadFindWhichGame),
            ReadingWord::Time | ReadingWord::Repeat => self.tell_game(),
            ReadingWord::Help => self.help(),
            ReadingWord::Quit => self.quit(),
            _ => self.voice.say(&Message::ReadOpenAGame),
        }
    }

    fn next_game(&mut self) {
        if self.list.at + 1 >= self.list.games.count() {
            return self.say_at_the_edge(&Message::ReadNoFurtherGame);
        }
        self.list.at += 1;
        self.tell_game();
    }

    fn game_before(&mut self) {
        if self.list.at == 0 {
            return self.say_at_the_edge(&Message::ReadNoFurtherGame);
        }
        self.list.at -= 1;
        self.tell_game();
    }

    /// Opens the game of a number, counted from 1 as the list tells it.
    fn open_game(&mut self, text: &str) {
        let count = self.list.games.count();
        match text.parse::<usize>() {
            Ok(number) if (1..=count).contains(&number) => self.open_at(number - 1),
            Ok(_) | Err(_) => {
                let message = Message::ReadNoGame {
                    number: text.into(),
                    count: count.into(),
                };
                self.voice.say(&message);
            }
        }
    }

    fn open_at(&mut self, index: usize) {
        let Some(game) = self.list.games.game(index) else {
            return;
        };
        self.game = game;
        self.list.at = index;
        self.list.is_walked = false;
        self.begin_anew();
        self.greet();
        self.voice.say(&Message::ReadBackToTheList);
    }

    /// Goes back to the list; returns false where there is none.
    pub(in crate::desk) fn leave_game(&mut self) -> bool {
        if self.list.is_there() {
            self.list.is_walked = true;
            self.begin_anew();
            self.tell_game();
        }
        self.list.is_there()
    }

    /// Finds the next game with a word in its names, event, place or date; those before it come last.
    fn find_game(&mut self, text: &str) {
        let folded = language::fold(text);
        let count = self.list.games.count();
        let here = self.list.at;
        let behind = (1..=count).map(|it| (here + it) % count);
        let has_it = |index: &usize| {
            let tags = self.list.games.tags(*index, &FOUND_BY);
            tags.iter().any(|tag| language::fold(tag).contains(&folded))
        };
        match behind.into_iter().find(has_it) {
            Some(index) => {
                self.list.at = index;
                self.tell_game();
            }
            None => self.voice.say(&Message::ReadNotFound { text: text.into() }),
        }
    }

    /// Tells the game where we are: its number, players, result and length, then event and date as far as they are known.
    fn tell_game(&mut self) {
        let sides = self.name_of_sides();
        let Some(game) = self.list.games.game(self.list.at) else {
            return;
        };
        let whole = WholeGame::of(&game, &sides);
        let line = Message::ReadGameLine {
            number: (self.list.at + 1).to_string(),
            white: whole.white.into(),
            black: whole.black.into(),
            result: whole.result.into(),
            count: whole.count.into(),
        };
        let date = game.tag("Date").map(|it| it.trim_end_matches(['?', '.']).to_owned());
        let known = game.tag("Event").map(str::to_owned).into_iter().chain(date);
        let known = known.collect::<Vec<_>>().join(", ");
        let played = (!known.is_empty()).then_some(Message::ReadGamePlayed { known });
        for message in std::iter::once(line).chain(played) {
            let telling = self.voice.report(Information::Program, &message);
            self.voice.tell(telling);
        }
    }
}

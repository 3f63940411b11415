//! Walking a game: step by step, to a move, to what is looked for, into variations and out of them.

use shakmaty::Color;

use crate::desk::conversation::game_viewer::GameViewer;
use crate::game::Position;
use crate::game::scoresheet::score;
use crate::language;
use crate::language::sheet_reading::pgn::PgnMove;
use crate::language::{Decision, Message, ReadingWord, Sight};

impl GameViewer {
    pub(in crate::desk) fn next(&mut self) {
        if self.cursor.forward(&self.game) {
            return self.tell_step();
        }
        if self.cursor.depth() > 0 {
            return self.say_at_the_edge(&Message::ReadEndVariation);
        }
        let result = self.game.result.map_or("*", score);
        self.say_at_the_edge(&Message::ReadEnd { result: result.into() });
        let stop = self.game.flaws.iter().find(|it| it.kind.stops()).map(Message::from);
        if let Some(stop) = stop.filter(|_| !self.game.complete) {
            self.voice.say(&stop);
        }
    }

    pub(in crate::desk) fn back(&mut self) {
        self.cursor.backward();
        self.tell_step();
    }

    /// Goes to a move of this line by its number.
    pub(in crate::desk) fn go_to(&mut self, text: &str) {
        let found = self.numbered(text).and_then(|(number, side)| {
            self.cursor.find(&self.game, |position, _m| {
                let board = position.board();
                board.move_number() == number && side.is_none_or(|it| it == board.turn())
            })
        });
        match found {
            Some(plies) => {
                self.cursor.go_to(plies);
                self.tell_step();
            }
            None => {
                let message = Message::ReadNoSuchMove { text: text.into() };
                self.voice.say(&message);
            }
        }
    }

    /// Reads `17`, `17 b` or `17...`: a number, and a side if one is said.
    pub(in crate::desk) fn numbered(&self, text: &str) -> Option<(u32, Option<Color>)> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let number = text[..digits].parse().ok()?;
        Some((number, self.side_of(text[digits..].trim())?))
    }

    /// Reads the side behind a number: nothing is whichever comes first, `...` and the beginning of a name are a side.
    pub(in crate::desk) fn side_of(&self, text: &str) -> Option<Option<Color>> {
        let folded = language::fold(text);
        let begins = |name: &str| language::fold(name).starts_with(&folded);
        match text {
            "" | "." => Some(None),
            "..." | "…" => Some(Some(Color::Black)),
            _ if folded.is_empty() => None,
            _ => {
                let is_side = |side: &Color| {
                    let english = side.fold_wb("white", "black");
                    begins(&self.side(*side)) || begins(english)
                };
                [Color::White, Color::Black].into_iter().find(is_side).map(Some)
            }
        }
    }

    /// Finds a move or a word of a comment behind the place where we are, then before it.
    pub(in crate::desk) fn find(&mut self, text: &str) {
        if text.is_empty() {
            return self.ask_for(ReadingWord::Find, &Message::ReadFindWhat);
        }
        let folded = language::fold(text);
        let reader = self.reader();
        let fits = |position: &Position, it: &PgnMove| {
            let understood = language::understand(text, &reader, position, Sight::Legal).decision;
            let is_meant = match understood {
                Decision::Clear { m, .. } => m.as_made() == it.m,
                Decision::Promotion { m } => (m.from, m.to) == (it.m.from, it.m.to),
                Decision::Ask { moves } | Decision::Castling { moves } => moves.contains(&it.m),
                Decision::Said { .. } | Decision::Letter { .. } => false,
                Decision::Impossible { .. } | Decision::Nothing(_) => false,
            };
            is_meant || !folded.is_empty() && language::fold(&it.words()).contains(&folded)
        };
        match self.cursor.find_from_here(&self.game, fits) {
            Some(plies) => {
                self.cursor.go_to(plies);
                self.tell_step();
            }
            None => {
                let message = Message::ReadNotFound { text: text.into() };
                self.voice.say(&message);
            }
        }
    }

    pub(in crate::desk) fn enter_variation(&mut self, rest: &str) {
        let count = self.cursor.variations(&self.game);
        let number = if rest.is_empty() { Ok(1) } else { rest.parse::<usize>() };
        match number {
            _ if count == 0 => self.voice.say(&Message::ReadNoVariation),
            Ok(number) if (1..=count).contains(&number) => {
                let comments = self.cursor.enter(&self.game, number - 1);
                self.voice.say(&Message::ReadVariation {
                    number: number.into(),
                    count: count.into(),
                });
                self.say_comment(&comments);
                self.tell_step();
            }
            Ok(_) | Err(_) => {
                let message = Message::ReadNoSuchVariation { number: rest.into() };
                self.voice.say(&message);
            }
        }
    }

    pub(in crate::desk) fn leave_variation(&mut self) {
        if self.cursor.leave() {
            self.tell_step();
        } else if !self.leave_game() {
            self.voice.say(&Message::ReadMainLine);
        }
    }
}

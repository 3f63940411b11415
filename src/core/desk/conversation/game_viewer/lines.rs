//! What is told of the place where we are.

use crate::game::scoresheet::{hours_and_minutes, score};
use crate::game::{NotationStyle, Position, Scoresheet};
use crate::language;
use crate::language::sheet_reading::pgn::{PgnGame, PgnMove};
use crate::language::{Letters, Message, ReadingWord, Sight};

use crate::desk::conversation::game_viewer::GameViewer;
use crate::desk::report::policy::Information;
use crate::desk::report::telling::Telling;

/// What is told of a whole game.
#[derive(Clone, Copy, Debug)]
pub struct WholeGame<'a> {
    /// Who plays White.
    pub white: &'a str,
    /// Who plays Black.
    pub black: &'a str,
    /// The result as it is written.
    pub result: &'static str,
    /// How many half-moves were made.
    pub count: usize,
}

impl<'a> WholeGame<'a> {
    /// Returns what is told of a game; sides stand for names that are not known.
    pub fn of(game: &'a PgnGame, sides: &'a [String; 2]) -> Self {
        let [white, black] = sides;
        Self {
            white: game.tag("White").unwrap_or(white),
            black: game.tag("Black").unwrap_or(black),
            result: game.result.map_or("*", score),
            count: game.moves.len(),
        }
    }
}

/// Returns what is said beside the words of a move: signs, offer, clock, comments, variations.
pub fn beside(it: &PgnMove) -> impl Iterator<Item = Message> + use<'_> {
    let judged = it.nags.iter().map(|nag| {
        let sign = if (1..=6).contains(nag) {
            format!("n{nag}")
        } else {
            format!("${nag}")
        };
        Message::ReadSign { sign }
    });
    let offer = it.offer.then_some(Message::Offered);
    let clock = it.clk.map(|time| Message::ReadClock { time });
    let noted = it.noted_left();
    let noted = noted.map(|time| Message::ReadNoted {
        time: hours_and_minutes(time),
    });
    let words = it.words();
    let comment = (!words.is_empty()).then_some(Message::ReadComment { text: words });
    judged.chain(offer).chain(clock).chain(noted).chain(comment)
}

impl GameViewer {
    /// Tells the move that was made last, and what is written at it; or that none was made.
    pub(in crate::desk) fn tell_step(&mut self) {
        let Some((position, it)) = self.cursor.last(&self.game) else {
            self.last_move = None;
            return self.say_at_the_edge(&Message::ReadBeforeFirst);
        };
        let phrase = self.phrase(&position, it);
        self.last_move = Some(phrase.written.clone());
        let step = Message::ReadMove {
            number: position.board().move_number().into(),
            side: self.side(position.board().turn()).into(),
            m: phrase.into(),
        };
        let variations = it.variations.len();
        let notice = (variations > 0).then(|| Message::ReadVariations {
            count: variations.into(),
        });
        let messages: Vec<Message> = std::iter::once(step).chain(beside(it)).chain(notice).collect();
        self.last = messages
            .iter()
            .map(|it| self.voice.report(Information::Program, it))
            .collect();
        for telling in self.last.clone() {
            self.voice.tell(telling);
        }
    }

    fn phrase(&self, position: &Position, it: &PgnMove) -> language::Phrase {
        let words = language::announce(position, it.m, &self.settings.saying, Sight::Legal);
        self.lexicon.phrase(&words)
    }

    /// Tells again what was told of the place where we are.
    pub(in crate::desk) fn repeat(&mut self) {
        if self.last.is_empty() {
            return self.voice.say(&Message::NothingSaidYet);
        }
        for telling in self.last.clone() {
            self.voice.tell(telling);
        }
    }

    /// Spells the words of the last move.
    pub(in crate::desk) fn spell(&mut self) {
        let Some(words) = &self.last_move else {
            return self.voice.say(&Message::NothingSaidYet);
        };
        let spelled = |word: &str| word.chars().map(String::from).collect::<Vec<_>>().join(" ");
        let letters = words.split_whitespace().map(spelled).collect::<Vec<_>>().join(", ");
        self.voice.say(&Message::Spelled { letters });
    }

    pub(in crate::desk) fn tell_where(&mut self) {
        let telling = self.voice.plain(Information::Program, place(self));
        self.voice.tell(telling);
        if self.cursor.plies() > 0 {
            self.repeat();
        }
    }

    pub(in crate::desk) fn sheet(&mut self, rest: &str) {
        let from = rest.parse::<u32>().unwrap_or(0);
        let rows = self.sheet_of_line().rows(self.letter(), NotationStyle::Sheet);
        let rows: Vec<String> = rows
            .iter()
            .filter(|it| it.number >= from)
            .map(ToString::to_string)
            .collect();
        if rows.is_empty() {
            return self.voice.say(&Message::SheetEmpty);
        }
        for row in rows {
            self.voice.tell(Telling::new(Information::OwnSheet, row, Vec::new()));
        }
    }

    pub(in crate::desk) fn help(&mut self) {
        self.voice.say(&Message::CommandListHead);
        let lines = self
            .voice
            .voices()
            .commands()
            .help::<ReadingWord>(&self.settings.reports);
        for (words, id) in lines {
            let text = format!("{words}: {}", self.voice.text(&id));
            let telling = self.voice.plain(Information::Program, text);
            self.voice.tell(telling);
        }
    }

    /// Returns the sheet of the line we are in.
    fn sheet_of_line(&self) -> Scoresheet {
        let (start, moves) = self.cursor.line(&self.game);
        let line = PgnGame {
            start: start.board().clone(),
            moves: moves.to_vec(),
            ..self.game.clone()
        };
        line.scoresheet()
    }

    /// Returns the letters in which pieces are written.
    pub(in crate::desk) fn letters(&self) -> Letters {
        let letters = self.settings.letters.first().copied();
        letters.unwrap_or(language::letters::SETS[0])
    }

    fn letter(&self) -> impl Fn(shakmaty::Role) -> char + use<> {
        let letters = self.letters();
        move |role| Letters::letter(&letters, role)
    }
}

/// Returns where in the game we are.
pub(in crate::desk) fn place(viewer: &GameViewer) -> String {
    let (_start, moves) = viewer.cursor.line(&viewer.game);
    let where_ = match viewer.cursor.plies() {
        0 => Message::ReadBeforeFirst,
        plies => Message::ReadWhere {
            count: plies.into(),
            all: moves.len().into(),
        },
    };
    let depth = viewer.cursor.depth();
    let variation = (depth > 0).then(|| Message::ReadInVariation { count: depth.into() });
    let all = variation.into_iter().chain([where_]);
    all.map(|it| viewer.voice.text(&it)).collect::<Vec<_>>().join(" ")
}

/// Returns the numbered lines of the sheet.
pub(in crate::desk) fn rows(viewer: &GameViewer) -> Vec<String> {
    let rows = viewer.sheet_of_line().rows(viewer.letter(), NotationStyle::Sheet);
    rows.iter().map(ToString::to_string).collect()
}

//! Several moves fit: which one?

use shakmaty::Square;

use crate::game::{Move, Position};
use crate::language;
use crate::language::{Answer, Message, MoveSpec, Phrase};

use crate::desk::entry::{AsEntered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};

/// Moves to choose from.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct WhichMove {
    /// The candidates.
    pub(in crate::desk) moves: Vec<Move>,
    /// How they were meant.
    pub(in crate::desk) as_entered: AsEntered,
    /// The words that tell them apart, where they only sound alike; empty where the square is asked for.
    pub(in crate::desk) apart: Vec<Phrase>,
}

impl WhichMove {
    /// Returns the same question about fewer moves.
    fn only(self, moves: Vec<Move>) -> Self {
        let apart = Vec::new();
        Self { moves, apart, ..self }
    }

    /// The letters and digits of which one alone decides.
    fn by_key(&self, table: &Table) -> Vec<OneKey> {
        let position = table.position_for(self.as_entered);
        let reader = table.speaker.reader();
        let answer = |text: String| language::answer(&text, &reader, &self.moves, &position);
        let decides = |key: &char| {
            let small = answer(key.to_string());
            let capital = answer(key.to_ascii_uppercase().to_string());
            matches!(small, Answer::Clear(_) | Answer::Promotion(_)) && (capital == small || capital == Answer::Nothing)
        };
        let squares = self.moves.iter().flat_map(|it| [it.from, it.to]);
        let mut names = language::names_of_pieces_and_files(&reader);
        names.extend(squares.map(|it| it.to_string()));
        ('a'..='z')
            .chain('1'..='8')
            .filter(decides)
            .map(|key| OneKey::beginning(key, key.to_string(), names.clone()))
            .collect()
    }
}

impl OpenQuestion for WhichMove {
    fn as_entered(&self) -> Option<AsEntered> {
        Some(self.as_entered)
    }

    fn completes_an_entry(&self) -> bool {
        true
    }

    fn keys(&self, table: &Table) -> Option<Vec<OneKey>> {
        Some(self.by_key(table))
    }

    fn may_be_said(&self, _table: &Table) -> AskedNow {
        AskedNow::Which(self.moves.clone())
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.ask_which(self.clone())
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        table.answer_which(text, self.clone())
    }
}

impl Table {
    /// "Welcher Springer: Bella eins oder Felix drei?", or the whole moves where they are of different kinds.
    fn choices(&self, choice: &WhichMove, position: &Position) -> Message {
        let moves = &choice.moves;
        let role = |m: &Move| position.board().own_piece_at(m.from);
        let same_piece = moves
            .windows(2)
            .all(|pair| role(&pair[0]) == role(&pair[1]) && pair[0].to == pair[1].to);
        let lexicon = self.speaker.lexicon_about(choice.as_entered);
        let phrase = |m: &Move| {
            if same_piece {
                lexicon.phrase(&square_words(m.from))
            } else {
                self.speaker.phrase_about(choice.as_entered, position, *m)
            }
        };
        let mut phrases = moves.iter().map(phrase).collect::<Vec<_>>();
        phrases.dedup();
        let joined = joined(phrases);
        match moves.first().and_then(role) {
            Some(role) if same_piece => {
                let piece = lexicon.phrase(&[language::Word::Piece(role)]);
                Message::WhichPiece {
                    piece: piece.into(),
                    choices: joined,
                }
            }
            Some(_) | None => Message::WhichMove { choices: joined },
        }
    }
}

impl Table {
    /// No piece can go there: that is said.
    pub(in crate::desk) fn impossible(&mut self, spec: MoveSpec, as_entered: AsEntered) -> Next {
        if let Some(next) = self.handled(|handler, table| handler.impossible(table, &spec)) {
            return next;
        }
        let phrase = self.speaker.lexicon_about(as_entered).phrase(&spec.words());
        let message = Message::Impossible { text: phrase.into() };
        self.say(Information::OwnEntry, &message).into()
    }

    /// Asks which of several moves is meant, and names them.
    pub(in crate::desk) fn ask_which(&mut self, choice: WhichMove) -> Next {
        let message = match choice.apart.is_empty() {
            // What sounds alike differs in what was said, not in what is possible.
            false => Message::WhichHeard {
                choices: joined(choice.apart.clone()),
            },
            true => self.choices(&choice, &self.position_for(choice.as_entered)),
        };
        self.ask_anew(choice, Information::OwnEntry, &message)
    }

    fn answer_which(&mut self, text: &str, choice: WhichMove) -> Next {
        let position = self.position_for(choice.as_entered);
        let as_entered = choice.as_entered;
        match language::answer(text, &self.speaker.reader(), &choice.moves, &position) {
            Answer::Clear(m) => Next::Understood(Entry::of_move(m, as_entered)),
            Answer::Promotion(m) => self.ask_promotion(Entry::of_move(m, as_entered)),
            Answer::Still(moves) => self.ask_which(choice.only(moves)),
            Answer::Nothing => self.new_entry_or(choice, text, as_entered, Table::ask_which),
        }
    }
}

/// Joins phrases to "a, b or c".
pub(in crate::desk) fn joined(mut phrases: Vec<Phrase>) -> language::Value {
    let Some(last) = phrases.pop() else {
        return String::new().into();
    };
    phrases
        .into_iter()
        .rev()
        .fold(last.into(), |rest: language::Value, phrase| {
            Message::Or {
                first: phrase.into(),
                second: rest,
            }
            .into()
        })
}

fn square_words(square: Square) -> [language::Word; 2] {
    [language::Word::File(square.file()), language::Word::Rank(square.rank())]
}

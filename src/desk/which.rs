//! Which piece, from which square, into what: the questions that an entry may leave open.

use shakmaty::Square;

use crate::game::{Mode, Move, Position};
use crate::language::{self, Answer, CommandWord, Decision, Going, Message, MessageId, MoveSpec, Phrase};

use super::draft::{AsEntered, Choice, Draft, Entry, SaidByLetter};
use super::policy::{self, Information};
use super::{Desk, Table};

impl Table {
    /// "Welcher Springer: Bella eins oder Felix drei?", or the whole moves where they are of different kinds.
    fn choices(&self, choice: &Choice, position: &Position) -> Message {
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
                Message::new(MessageId::WhichPiece)
                    .with("piece", piece)
                    .with("choices", joined)
            }
            Some(_) | None => Message::new(MessageId::WhichMove).with("choices", joined),
        }
    }
}

impl Desk {
    pub(super) fn ask_promotion(&mut self, entry: Entry) {
        self.draft = Draft::Promotion(entry);
        self.table.braille.asked_anew();
        self.table.say(Information::OwnEntry, MessageId::WhichPromotion);
    }

    pub(super) fn answer_promotion(&mut self, text: &str, entry: Entry) {
        let position = self.position_for(entry.as_entered);
        let candidates = promotions_of(entry.m);
        match language::answer(text, &self.table.speaker.reader(), &candidates, &position) {
            Answer::Clear(m) => self.clear(Entry { m, ..entry }, &position),
            Answer::Promotion(_) | Answer::Still(_) => self.ask_promotion(entry),
            Answer::Nothing => self.new_entry_or(Draft::Promotion(entry), text, entry.as_entered),
        }
    }

    /// No piece can go there: said so in free mode; in an event the origin is asked for, as always (P.3).
    pub(super) fn impossible(&mut self, spec: MoveSpec, as_entered: AsEntered, position: &Position) {
        if self.table.keys_the_other_sheet() {
            let text = self.table.speaker.lexicon().phrase(&spec.words());
            return self.told_impossible(text);
        }
        match self.table.game.mode() {
            Mode::Event => {
                let choice = Choice {
                    moves: Vec::new(),
                    spec: Some(spec),
                    as_entered,
                    apart: Vec::new(),
                };
                self.ask_which(choice, position);
            }
            Mode::Free => {
                let phrase = self.table.speaker.lexicon_about(as_entered).phrase(&spec.words());
                let message = Message::new(MessageId::Impossible).with("text", phrase);
                self.table.say_message(Information::OwnEntry, &message);
            }
        }
    }

    /// Asks from which square; in free mode it names the choices, in an event the words are always the same (P.3).
    pub(super) fn ask_which(&mut self, choice: Choice, position: &Position) {
        let message = match self.table.game.mode() {
            // What sounds alike differs in what was said, not in what is possible.
            _ if !choice.apart.is_empty() => {
                Message::new(MessageId::WhichHeard).with("choices", joined(choice.apart.clone()))
            }
            Mode::Event => match choice.as_entered.correcting.then(|| self.phrase_corrected()).flatten() {
                Some(old) => Message::new(MessageId::WhichSquareInstead)
                    .with("old", old)
                    .with("command", self.table.name_of(CommandWord::Cancel)),
                None => Message::new(MessageId::WhichSquare),
            },
            Mode::Free => self.table.choices(&choice, position),
        };
        self.draft = Draft::Which(choice);
        self.table.braille.asked_anew();
        self.table.say_message(Information::OwnEntry, &message);
    }

    pub(super) fn answer_which(&mut self, text: &str, choice: Choice) {
        let position = self.position_for(choice.as_entered);
        let as_entered = choice.as_entered;
        match language::answer(text, &self.table.speaker.reader(), &choice.moves, &position) {
            Answer::Clear(m) => self.clear(Entry { m, as_entered }, &position),
            Answer::Promotion(m) => self.ask_promotion(Entry { m, as_entered }),
            Answer::Still(moves) => self.ask_which(choice.only(moves), &position),
            Answer::Nothing => self.answer_origin(text, choice, &position),
        }
    }

    /// Asks which piece a letter means: each move as it would be announced, whatever stands on the board (P.3).
    pub(super) fn ask_which_letter(&mut self, said: SaidByLetter) {
        let lexicon = self.table.speaker.lexicon_about(said.as_entered);
        let phrases = said.specs.iter().map(|it| lexicon.phrase(&it.words()));
        let message = Message::new(MessageId::WhichMove).with("choices", joined(phrases.collect()));
        self.draft = Draft::Letter(said);
        self.table.braille.asked_anew();
        self.table.say_message(Information::OwnEntry, &message);
    }

    pub(super) fn answer_letter(&mut self, text: &str, said: SaidByLetter) {
        let as_entered = said.as_entered;
        let position = self.position_for(as_entered);
        let sight = policy::sight(self.table.game.mode());
        match language::answer_piece(text, &self.table.speaker.reader(), &said.specs, &position, sight) {
            Some(decision) => self.decided(text, decision, as_entered, &position),
            None => self.new_entry_or(Draft::Letter(said), text, as_entered),
        }
    }

    /// In an event any own piece may be named as the one that goes, as it may on a board.
    fn answer_origin(&mut self, text: &str, choice: Choice, position: &Position) {
        let as_entered = choice.as_entered;
        let sight = policy::sight(self.table.game.mode());
        let spec = choice.spec.filter(|_| self.table.game.mode() == Mode::Event);
        let reader = self.table.speaker.reader();
        let answered = spec.and_then(|spec| language::answer_origin(text, &reader, &spec, position, sight));
        match answered {
            Some(Decision::Clear { m, .. }) => self.clear(Entry { m, as_entered }, position),
            Some(Decision::Promotion { m }) => self.ask_promotion(Entry { m, as_entered }),
            Some(Decision::Ask { moves }) => self.ask_which(choice.only(moves), position),
            Some(Decision::Impossible { .. }) => self.ask_which(choice, position),
            Some(Decision::Letter { .. } | Decision::Castling { .. } | Decision::Nothing(_)) | None => {
                self.new_entry_or(Draft::Which(choice), text, as_entered);
            }
        }
    }
}

/// Returns the moves of a pawn into each piece.
pub(super) fn promotions_of(m: Move) -> Vec<Move> {
    let becoming = |role| Move {
        promotion: Some(role),
        ..m
    };
    crate::game::board::PROMOTIONS.map(becoming).to_vec()
}

/// Returns what was said of a move that turned out to be one of several: the piece and where it goes.
pub(super) fn spec_of(m: Move, position: &Position) -> MoveSpec {
    let role = position.board().own_piece_at(m.from);
    let (to_file, to_rank) = (Some(m.to.file()), Some(m.to.rank()));
    MoveSpec::Goes(Going {
        role,
        to_file,
        to_rank,
        promotion: m.promotion,
        ..Going::default()
    })
}

/// Joins phrases to "a, b or c".
pub(super) fn joined(mut phrases: Vec<Phrase>) -> language::Value {
    let Some(last) = phrases.pop() else {
        return String::new().into();
    };
    phrases
        .into_iter()
        .rev()
        .fold(last.into(), |rest: language::Value, phrase| {
            Message::new(MessageId::Or)
                .with("first", phrase)
                .with("second", rest)
                .into()
        })
}

fn square_words(square: Square) -> [language::Word; 2] {
    [language::Word::File(square.file()), language::Word::Rank(square.rank())]
}

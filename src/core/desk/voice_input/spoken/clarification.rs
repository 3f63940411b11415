//! One question tells apart what is not sure, or could be several things; and what answers it in words.

use crate::game::{Move, Position};
use crate::language::listen::{Alternatives, Meaning, Spoken, SpokenForm};
use crate::language::{Message, MoveSpec};

use crate::desk::entry::{AsEntered, Entered, Entry};
use crate::desk::question::{Meant, WhichMove};
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::voice_input::spoken::Passage;
use crate::desk::voice_input::spoken::command::Sure;
use crate::desk::{Desk, Table};

impl Table {
    /// Yes alone ends no game: a single word may be misheard.
    pub(in crate::desk) fn ask_for_two_words(&mut self) {
        let spoken = self.speaker.hearing().spoken;
        let two_words = spoken.and_then(|it| it.in_two_words(Spoken::Yes)).unwrap_or_default();
        let words = self.speaker.lexicon().phrase_of(two_words);
        let message = Message::YesInTwoWords { words: words.into() };
        self.say(Information::OwnEntry, &message);
    }
}

impl Desk {
    /// Something sounds like several things, or one thing is not sure: one question tells them apart.
    pub(in crate::desk) fn ask_back(
        &mut self,
        asked: Alternatives,
        position: &Position,
        passage: &Passage,
        is_doubted: bool,
    ) {
        let said: Option<Vec<(MoveSpec, bool)>> = asked.meanings.iter().map(as_words).collect();
        if let Some([(first, offer), others @ ..]) = said.as_deref() {
            let becomes_another = |it: &MoveSpec| it.without_promotion() == first.without_promotion();
            if others.is_empty() {
                return self.spoken_move(Entered::Words(*first), *offer, passage);
            }
            if others.iter().all(|(it, other)| becomes_another(it) && other == offer) {
                return self.ask_what_it_becomes(*first, *offer, passage);
            }
        }
        let moves: Option<Vec<(Move, bool)>> = asked.meanings.iter().map(as_move).collect();
        match (moves.as_deref(), asked.meanings.as_slice()) {
            // To be read back is to be asked about.
            (Some([(m, offer)]), _) => self.spoken_move(Entered::Move(*m), *offer, passage),
            (Some(moves), _) if moves.iter().all(|it| it.1 == moves[0].1) => {
                let offer = moves[0].1;
                let moves: Vec<Move> = moves.iter().map(|it| it.0).collect();
                self.ask_between(moves, offer, &asked.apart, position, passage);
            }
            (_, [Meaning::Yes]) if self.asked_now() == AskedNow::OfWeight || passage.heard.is_far() => {
                self.table.ask_for_two_words();
            }
            (_, meanings) if passage.corrects || meanings.iter().any(is_answer) => self.table.unheard(passage),
            (_, [Meaning::Command(word)]) => self.spoken_command(*word, sure_of(passage, is_doubted)),
            (_, [Meaning::Result(outcome)]) => self.spoken_result(*outcome),
            (_, [Meaning::Square(square)]) => self.table.what_stands_on(*square),
            (_, _) => {
                let as_entered = AsEntered {
                    spoken: Some(SpokenForm::of(&passage.heard, self.table.speaker.lexicon())),
                    ..passage.as_entered
                };
                let meant = Meant {
                    apart: self.table.named_apart(&asked.apart),
                    meanings: asked.meanings,
                    as_entered,
                };
                let next = self.table.ask_meant(meant);
                self.go(next);
            }
        }
    }

    pub(in crate::desk) fn ask_between(
        &mut self,
        moves: Vec<Move>,
        offer: bool,
        apart: &[String],
        position: &Position,
        passage: &Passage,
    ) {
        let Some(first) = moves.first().copied() else { return };
        let as_entered = self.entered_as(Entered::Move(first), offer, passage);
        if !self.table.may_be_entered(as_entered) {
            return;
        }
        let role = |m: &Move| position.board().own_piece_at(m.from);
        if moves.iter().all(|it| (it.from, it.to) == (first.from, first.to)) {
            let m = Move::new(first.from, first.to);
            let next = self.table.ask_promotion(Entry::of_move(m, as_entered));
            return self.go(next);
        }
        let from_where = moves.iter().all(|it| role(it) == role(&first) && it.to == first.to);
        let choice = WhichMove {
            apart: if from_where {
                Vec::new()
            } else {
                self.table.named_apart(apart)
            },
            moves,
            as_entered,
        };
        let next = self.table.ask_which(choice);
        self.go(next);
    }

    /// Asks what a pawn becomes that was said to reach the last rank.
    fn ask_what_it_becomes(&mut self, spec: MoveSpec, offer: bool, passage: &Passage) {
        let spec = spec.without_promotion();
        let as_entered = self.entered_as(Entered::Words(spec), offer, passage);
        if self.table.may_be_entered(as_entered) {
            let next = self.table.ask_promotion(Entry::of_words(spec, as_entered));
            self.go(next);
        }
    }

    /// Takes words that answer the open question as they stand: one of the words it named, or a square in an event.
    pub(in crate::desk) fn answered_in_words(&mut self, passage: &Passage) -> bool {
        if passage.heard.has_noise() || passage.heard.is_hurried() {
            return false;
        }
        let text = passage.heard.text();
        let Some(question) = self.question.take() else {
            return false;
        };
        match question.open().answer_aloud(&mut self.table, &text) {
            Some(next) => self.go(next),
            None => {
                self.question = Some(question);
                return false;
            }
        }
        true
    }
}

fn as_move(meaning: &Meaning) -> Option<(Move, bool)> {
    match meaning {
        Meaning::Move(m) => Some((*m, false)),
        Meaning::MoveAndOffer(m) => Some((*m, true)),
        _ => None,
    }
}

fn as_words(meaning: &Meaning) -> Option<(MoveSpec, bool)> {
    match meaning {
        Meaning::Said(spec) => Some((*spec, false)),
        Meaning::SaidAndOffer(spec) => Some((*spec, true)),
        _ => None,
    }
}

/// One word that was heard clearly is told from what may have been something else.
fn sure_of(passage: &Passage, is_doubted: bool) -> Sure {
    let is_one_word = passage.heard.words.len() == 1;
    if passage.heard.is_far() {
        Sure::FromAfar
    } else if is_one_word && !is_doubted {
        Sure::OneWord
    } else {
        Sure::Hardly
    }
}

fn is_answer(meaning: &Meaning) -> bool {
    matches!(meaning, Meaning::Yes | Meaning::No | Meaning::Number(_))
}

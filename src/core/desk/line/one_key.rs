//! Keys that answer the open question at once, pressed while nothing is typed.
//!
//! Each does what could be typed in full and entered. No key is taken that may begin what a person could want to type
//! instead, but where the question itself asks for a letter; and in an event none depends on what is possible (P.3).

use crate::language;
use crate::language::{CommandWord, Decision, EntryRefusal, Message};

use crate::desk::entry::AsEntered;
use crate::desk::question::Question;
use crate::desk::{Desk, OneKey, Table};

/// No move, word or command begins with it.
const NO: char = '-';

/// What was answered to a question of yes or no.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) enum YesNo {
    /// Yes.
    Yes,
    /// No.
    No,
}

impl Table {
    pub(in crate::desk) fn yes_and_no_by_key(&self) -> Vec<OneKey> {
        let reader = self.speaker.reader();
        let keys = |list: &Message, line: Option<String>| {
            let words = self.speaker.words_listed(list);
            let letters = words.iter().filter(|it| it.chars().count() == 1);
            let mut letters: Vec<char> = letters.filter_map(|it| it.chars().next()).collect();
            letters.retain(|key| !language::may_begin(*key, &reader));
            let answer = move |key: char| {
                let line = line.clone().unwrap_or_else(|| key.to_string());
                OneKey::beginning(key, line, words.clone())
            };
            letters.into_iter().map(answer)
        };
        let yes = keys(&Message::YesWords, None);
        yes.chain(keys(&Message::NoWords, Some(cancel()))).collect()
    }

    /// Returns what a line answers to a question of yes or no; `None` if it is something else.
    pub(in crate::desk) fn meant_as_yes_or_no(&self, question: &Question, text: &str) -> Option<YesNo> {
        if !question.open().takes_yes_or_no() {
            return None;
        }
        let answers = [(Message::YesWords, YesNo::Yes), (Message::NoWords, YesNo::No)];
        let answer = answers
            .into_iter()
            .find(|(list, _)| self.speaker.is_one_of(list, text))?;
        let move_meant = self.understand(text, AsEntered::default()).decision;
        let is_read_back = matches!(question, Question::ReadBack(_));
        let is_answer = match move_meant {
            Decision::Nothing(EntryRefusal::Unknown) => true,
            // "n" may be the beginning of a knight's move; after a move was read back it rather is.
            Decision::Nothing(_) => text.chars().count() > 1 || !is_read_back,
            Decision::Clear { .. } | Decision::Promotion { .. } | Decision::Ask { .. } => false,
            Decision::Letter { .. } | Decision::Castling { .. } | Decision::Impossible { .. } => false,
            Decision::Said { .. } => false,
        };
        is_answer.then_some(answer.1)
    }
}

impl Desk {
    /// Returns the keys that answer the open question; none, if nothing is asked or the answer is a text.
    pub(in crate::desk) fn one_key_answers(&self) -> Vec<OneKey> {
        if self.table.game.is_a_clock() && self.question.is_none() {
            return self.keys_of_the_clock();
        }
        let Some(mut answers) = self.open_question().and_then(|it| it.keys(&self.table)) else {
            return Vec::new();
        };
        answers.push(OneKey::new(NO, cancel()));
        answers
    }

    /// Returns true if a dash drops the open question.
    pub(in crate::desk) fn takes_no(&self) -> bool {
        self.one_key_answers().iter().any(|it| it.key == NO)
    }

    /// Returns true if the open question takes any text, so that no key may be taken for anything but a character.
    pub(in crate::desk) fn asks_for_text(&self) -> bool {
        match self.open_question() {
            Some(question) => question.takes_any_text(&self.table),
            None => self.table.handlers().any(|it| it.takes_any_text(&self.table)),
        }
    }

    /// Returns what a line answers that is nothing but yes or no, where that was asked.
    pub(in crate::desk) fn yes_or_no(&self, text: &str) -> Option<YesNo> {
        self.table.meant_as_yes_or_no(self.question.as_ref()?, text)
    }
}

fn cancel() -> String {
    format!("/{}", CommandWord::Cancel.id())
}

//! What is told of a word that is looked up: its term in every language, or which words there are.

use std::collections::BTreeSet;

use super::{Home, Term};
use crate::language::misspelling::wrong_letters;
use crate::language::placement::BoardWord;
use crate::language::{Message, Phrase, Value, Voices, Word, fold, spellings};
use ansage_wire::Segment;

/// Where no term of the own language is known, it is told in that of the Laws.
const LANGUAGE_OF_THE_LAWS: &str = "en";
/// So many words are named that are spelled like one that is none.
const NEAREST: usize = 3;

/// The terms, as they are told to somebody in their own language.
#[derive(Clone, Copy, Debug)]
pub struct Glossary<'a> {
    voices: &'a Voices,
    reports: &'a str,
    /// How a word is looked up.
    command: &'a str,
}

/// A name of a term in a language.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Name {
    term: Term,
    phrase: Phrase,
}

impl<'a> Glossary<'a> {
    /// Opens the glossary for somebody who is told everything in the language `reports` and looks a word up by `command`.
    pub fn new(voices: &'a Voices, reports: &'a str, command: &'a str) -> Self {
        Self {
            voices,
            reports,
            command,
        }
    }

    /// Says what a word is; without one, which words there are.
    pub fn answer(&self, word: &str) -> Message {
        match word.trim() {
            "" => self.terms(),
            word => self.look_up(word),
        }
    }

    /// Says what a word, of whatever language and spelling, is in every language: all that it means in any.
    fn look_up(&self, word: &str) -> Message {
        let found = self.found(word);
        let Some(Name { phrase: head, .. }) = found.first().cloned() else {
            return self.unknown(word);
        };
        let meanings = found.iter().map(|it| self.translations(it.term, &head));
        let meanings = meanings.filter_map(enumerated).reduce(either);
        let named = Message::GlossaryNames {
            word: head.into(),
            names: meanings.unwrap_or_else(|| word.into()),
        };
        let definitions = found.iter().filter_map(|it| definition(it.term));
        definitions.fold(named, |first, then| Message::GlossaryDefined {
            names: first.into(),
            definition: then.into(),
        })
    }

    /// Names every term in the language of who asks.
    fn terms(&self) -> Message {
        let own = Term::ALL.into_iter().filter_map(|it| self.own_name(it));
        let words = own.map(|it| it.written).collect::<Vec<_>>().join(", ");
        let command = self.command.to_owned();
        Message::GlossaryWords { command, words }
    }

    /// Returns every term that a word means, each with the name under which it was found, those of the own language first.
    fn found(&self, word: &str) -> Vec<Name> {
        let word = fold(word);
        let mut found: Vec<Name> = Vec::new();
        for name in self.languages().into_iter().flat_map(|it| self.all_names(it)) {
            let is_new = found.iter().all(|it| it.term != name.term);
            if is_new && spellings(&name.phrase.written).contains(&word) {
                found.push(name);
            }
        }
        found
    }

    /// Names the words that are spelled nearly like one that is none.
    fn unknown(&self, word: &str) -> Message {
        let folded = fold(word);
        let wrong = |it: &Name| {
            let spellings = spellings(&it.phrase.written);
            spellings.iter().filter_map(|it| wrong_letters(&folded, it)).min()
        };
        let all = self.languages().into_iter().flat_map(|it| self.all_names(it));
        let mut near: Vec<(usize, Name)> = all.filter_map(|it| Some((wrong(&it)?, it))).collect();
        // The order is stable: what is as near stands as it is told, the own language first.
        near.sort_by_key(|(wrong, _)| *wrong);
        let mut named: Vec<Term> = Vec::new();
        near.retain(|(_, it)| {
            let is_new = !named.contains(&it.term);
            named.extend(is_new.then_some(it.term));
            is_new
        });
        let near: Vec<Phrase> = near.into_iter().take(NEAREST).map(|(_, it)| it.phrase).collect();
        let text = word.to_owned();
        match enumerated(near) {
            Some(near) => Message::GlossaryNear { text, near },
            None => Message::GlossaryUnknown {
                text,
                command: self.command.to_owned(),
            },
        }
    }

    /// Returns the languages there are, the own one first.
    fn languages(&self) -> Vec<&'a str> {
        let of_lexicons = self
            .voices
            .lexicon_tags()
            .filter_map(|it| Some(self.voices.lexicon(it)?.language()));
        let others: BTreeSet<&str> = self.voices.message_tags().chain(of_lexicons).collect();
        let others = others.into_iter().filter(|it| *it != self.reports);
        [self.reports].into_iter().chain(others).collect()
    }

    /// Returns what a term is called in every language, but for what is spelled like `head`: each spelling once.
    fn translations(&self, term: Term, head: &Phrase) -> Vec<Phrase> {
        let mut told = BTreeSet::from([fold(&head.written)]);
        let names = self.languages().into_iter().filter_map(|it| self.name(term, it));
        let names: Vec<Phrase> = names.collect();
        let others: Vec<Phrase> = names
            .iter()
            .filter(|it| told.insert(fold(&it.written)))
            .cloned()
            .collect();
        match others.is_empty() {
            // It is the same everywhere.
            true => names.into_iter().take(1).collect(),
            false => others,
        }
    }

    /// Returns what a term is called in the language of who asks.
    fn own_name(&self, term: Term) -> Option<Phrase> {
        self.name(term, self.reports)
            .or_else(|| self.name(term, LANGUAGE_OF_THE_LAWS))
    }

    /// Returns what a term is called in a language.
    fn name(&self, term: Term, language: &str) -> Option<Phrase> {
        self.forms(term, language).into_iter().next()
    }

    /// Returns every name of every term in a language.
    fn all_names(&self, language: &'a str) -> impl Iterator<Item = Name> {
        Term::ALL.into_iter().flat_map(move |term| {
            let forms = self.forms(term, language).into_iter();
            forms.map(move |phrase| Name { term, phrase })
        })
    }

    /// Returns every form of a term in a language, the one that is told first.
    fn forms(&self, term: Term, language: &str) -> Vec<Phrase> {
        let words = self.voices.glossary_words();
        let plain = |text: &str| Phrase {
            written: text.to_owned(),
            spoken: Segment::plain(language, text),
        };
        let mut forms: Vec<Phrase> = words.names(term, language).iter().map(|it| plain(it)).collect();
        let Some(lexicon) = self.voices.lexicon(language) else {
            return forms;
        };
        if let Home::Lexicon(word) = term.home {
            forms.push(lexicon.phrase(&[word]));
            let heard = lexicon.heard().filter(|(_, it)| *it == word);
            forms.extend(heard.map(|(form, _)| plain(form)));
        }
        let is_meant = |it: BoardWord| match (term.home, it) {
            (Home::Board(word), it) => word == it,
            (Home::Lexicon(Word::Piece(role)), BoardWord::Several(several)) => role == several,
            _ => false,
        };
        let board = self.voices.board_words(lexicon).into_iter().flat_map(|it| it.forms());
        forms.extend(board.filter(|(_, it)| is_meant(*it)).map(|(form, _)| plain(form)));
        if !words.writes_nouns_with_capitals(language) {
            for form in &mut forms {
                form.written = with_a_small_letter(&form.written);
            }
        }
        forms
    }
}

/// Returns what a line of the board is: the Laws of some editions describe a diagonal wrongly (AMB-02).
fn definition(term: Term) -> Option<Message> {
    match term.key {
        "file" => Some(Message::GlossaryFile),
        "rank" => Some(Message::GlossaryRank),
        "diagonal" => Some(Message::GlossaryDiagonal),
        _ => None,
    }
}

/// Puts names behind each other; `None` if there is none.
fn enumerated(names: Vec<Phrase>) -> Option<Value> {
    let from_behind = names.into_iter().rev().map(Value::from);
    from_behind.reduce(|then, first| Message::GlossaryList { first, then }.into())
}

/// Puts two meanings behind each other.
fn either(first: Value, other: Value) -> Value {
    Message::GlossaryOr { first, other }.into()
}

/// Returns a word of a lexicon, which begins an announcement, as it stands within a sentence.
fn with_a_small_letter(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters.as_str().chars()).collect()
}

#[cfg(test)]
mod tests;

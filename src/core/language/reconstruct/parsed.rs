//! A passage as the search takes it: what stands before and behind the move, and its words.

use super::scorer_costs::ScorerCosts;
use crate::game::Outcome;
use crate::language::listen::{Heard, HeardWord, Hearing, NOISE, Spoken};
use crate::language::{CommandWord, Word, fold};

/// The least that the recogniser is sure of a word that is believed, as everywhere.
const BELIEVED_CONFIDENCE: f32 = 0.99;
/// How much of its weight a word has of which the recogniser was not sure at all, and what each part of its sureness adds.
const DOUBTED_WEIGHT: (f32, f32) = (0.2, 0.3);

/// A word of a passage.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token {
    /// What it is in an announcement; `None` for noise and for words that are in none.
    pub(super) word: Option<Word>,
    /// What it may have been taken for, and what it costs to think so.
    pub(super) confusions: Vec<(Word, f32)>,
    /// How much it weighs that it was heard: 1 for what is believed.
    pub(super) weight: f32,
}

/// What a passage says, as far as that can be told without a position.
#[derive(Clone, Debug, PartialEq)]
pub struct ParsedPassage {
    /// It begins with the word for a correction.
    pub(super) corrects: bool,
    /// It ends with the offer of a draw.
    pub(super) offers: bool,
    /// It takes the entry before it back: "nein".
    pub(super) takes_back: bool,
    /// It is a command or an answer as a whole, and no announcement.
    pub(super) is_command: bool,
    /// The result that is said.
    pub(super) outcome: Option<Outcome>,
    /// A word of it took less time than any word does.
    pub(super) is_hurried: bool,
    pub(super) tokens: Vec<Token>,
    /// What the scorer makes of it; `None` where it has no word.
    pub(super) scorer_costs: Option<ScorerCosts>,
}

impl ParsedPassage {
    /// Takes a passage apart.
    pub fn of(heard: &Heard, hearing: &Hearing<'_>) -> Self {
        let scorer_costs = heard.scored.as_deref().and_then(|it| ScorerCosts::of(it, hearing));
        Self {
            scorer_costs,
            ..Self::by_words(heard, hearing)
        }
    }

    /// Takes a phrase apart that was said like that.
    pub(super) fn in_words(phrase: &str, hearing: &Hearing<'_>) -> Self {
        Self::by_words(&Heard::of(phrase), hearing)
    }

    fn by_words(heard: &Heard, hearing: &Hearing<'_>) -> Self {
        let mut words: &[HeardWord] = &heard.words;
        let mut said = Self {
            corrects: false,
            offers: false,
            takes_back: false,
            is_command: false,
            outcome: None,
            is_hurried: heard.is_hurried(),
            tokens: Vec::new(),
            scorer_costs: None,
        };
        let text = fold(&heard.text());
        for (phrase, means) in hearing.spoken.iter().flat_map(|it| it.phrases()) {
            let phrase: Vec<String> = phrase.split_whitespace().map(fold).collect();
            if text == phrase.join(" ") {
                match means {
                    Spoken::Command(CommandWord::Correct) => {}
                    Spoken::Command(CommandWord::Offer) => (said.offers, said.is_command) = (true, true),
                    Spoken::No | Spoken::Command(CommandWord::Cancel) => said.takes_back = true,
                    Spoken::Result(outcome) => (said.outcome, said.is_command) = (Some(outcome), true),
                    _ => said.is_command = true,
                }
            }
            let is_said = |words: &[HeardWord]| words.iter().map(|it| fold(&it.word)).eq(phrase.iter().cloned());
            match means {
                Spoken::Command(CommandWord::Correct) => {
                    let behind_noise = &words[words.iter().take_while(|it| it.word == NOISE).count()..];
                    if behind_noise.get(..phrase.len()).is_some_and(is_said) {
                        said.corrects = true;
                        words = &behind_noise[phrase.len()..];
                    }
                }
                Spoken::Command(CommandWord::Offer) => {
                    let noise = words.iter().rev().take_while(|it| it.word == NOISE).count();
                    let before_noise = &words[..words.len() - noise];
                    let at = before_noise.len().saturating_sub(phrase.len());
                    if at > 0 && is_said(&before_noise[at..]) {
                        said.offers = true;
                        words = &before_noise[..at];
                    }
                }
                _ => {}
            }
        }
        // "Ich biete Remis" ends with "biete Remis": what is left of the longer phrase is no word of an announcement.
        said.tokens = tokens(words, hearing);
        while said.offers && said.tokens.last().is_some_and(|it| it.word.is_none()) {
            said.tokens.pop();
        }
        said
    }

    /// Returns the tokens that are words of an announcement.
    pub(super) fn known(&self) -> impl Iterator<Item = &Token> {
        self.tokens.iter().filter(|it| it.word.is_some())
    }

    /// True if it has the words of an announcement, or the scorer finds them: castling is a single one of the lexicon.
    pub(super) fn is_announcement(&self) -> bool {
        let is_scored = self.scorer_costs.as_ref().is_some_and(ScorerCosts::is_announcement);
        is_scored || !self.is_command && (self.known().count() > 1 || self.castles())
    }

    /// True if it is a command, an answer or a taking back as a whole.
    pub(super) fn is_beside(&self) -> bool {
        self.is_command || self.takes_back || self.corrects && self.tokens.is_empty()
    }

    /// True if it begins with noise, or is nothing else.
    pub(super) fn begins_with_noise(&self) -> bool {
        self.tokens.first().is_none_or(|it| it.word.is_none())
    }

    /// True if castling is said in it, to which side or not.
    pub(super) fn castles(&self) -> bool {
        let is_castling = |it: &Token| matches!(it.word, Some(Word::Castles(_) | Word::Castling)) && it.weight == 1.0;
        self.tokens.iter().any(is_castling)
    }

    /// True if every word of it is believed.
    pub(super) fn is_believed(&self) -> bool {
        self.tokens.iter().all(|it| it.weight == 1.0 && it.word.is_some())
    }

    /// True if check or mate is said in it.
    pub(super) fn says_check(&self) -> bool {
        let is_check = |it: &Token| matches!(it.word, Some(Word::Check | Word::Checkmate));
        self.tokens.iter().any(is_check)
    }
}

fn tokens(words: &[HeardWord], hearing: &Hearing<'_>) -> Vec<Token> {
    let meaning = |text: &str| hearing.lexicon.meaning(&fold(text));
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(one) = words.get(at) {
        // "Kurze Rochade" is one word of the lexicon, in either order.
        let two = words.get(at + 1).and_then(|other| {
            let (here, next) = (&one.word, &other.word);
            let word = meaning(&format!("{here} {next}")).or_else(|| meaning(&format!("{next} {here}")))?;
            Some((word, weight(one).min(weight(other))))
        });
        if let Some((word, weight)) = two {
            tokens.push(Token {
                word: Some(word),
                confusions: Vec::new(),
                weight,
            });
            at += 2;
            continue;
        }
        let confused = hearing.spoken.map(|it| it.confused_with(&one.word)).unwrap_or_default();
        let confused = confused.into_iter().filter_map(|(it, cost)| Some((meaning(it)?, cost)));
        tokens.push(Token {
            word: Some(&one.word).filter(|it| *it != NOISE).and_then(|it| meaning(it)),
            confusions: confused.collect(),
            weight: weight(one),
        });
        at += 1;
    }
    tokens
}

fn weight(word: &HeardWord) -> f32 {
    if word.is_too_short() {
        DOUBTED_WEIGHT.0
    } else if word.confidence >= BELIEVED_CONFIDENCE {
        1.0
    } else {
        DOUBTED_WEIGHT.0 + DOUBTED_WEIGHT.1 * word.confidence
    }
}

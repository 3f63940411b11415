//! Which of all phrases that may be said are the likeliest for a piece of speech.

use std::collections::HashMap;

use crate::decoder::{Decoder, Next, Place};
use crate::tokens::{Token, Tokens};

/// Every phrase that may be said: a graph of words, whose first state is the start.
#[derive(Clone, Debug, Default)]
pub struct Phrases {
    /// The words, each with all the ways it is written. One that begins with `+` is written in one with the word before it.
    pub words: Vec<Vec<String>>,
    /// The places between words.
    pub states: Vec<State>,
}

/// A place between words.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// What may be said next: the index of a word, and that of the state behind it.
    pub steps: Vec<(usize, usize)>,
    /// Whether a phrase may end here.
    pub ends: bool,
}

/// A phrase, and how likely it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Scored {
    /// The indices of its words.
    pub words: Vec<usize>,
    /// The natural logarithm of its likelihood among everything that could be said.
    pub log: f32,
}

/// "B" and "+1" is "B1".
const JOINED: char = '+';
/// So many ways to go on are followed at once.
const BEAM: usize = 10;
/// What is so much less likely than the best phrase, or the best way to go on, is not followed. No phrase that far behind is
/// ever asked about, and the others keep their scores to three thousandths of a nat.
const DEPTH_NATS: f32 = 8.0;
/// No phrase has more tokens.
const LONGEST_TOKENS: usize = 40;

/// Knows how the phrases are said in tokens.
#[derive(Debug)]
pub struct Search {
    states: Vec<State>,
    /// Of each word the ways to write it.
    words: Vec<Vec<Vec<Token>>>,
    /// The ways to write it at the beginning.
    first: Vec<Vec<Vec<Token>>>,
    /// What may stand behind a word.
    marks: Vec<Token>,
    end: Token,
    /// Tokens from here on stand for times.
    said: usize,
    prompts: Vec<Vec<Token>>,
}

/// A beginning of phrases.
#[derive(Clone, Debug)]
struct Beginning {
    log: f32,
    place: Option<Place>,
    /// Which of the odds are those behind it.
    odds: usize,
    words: Vec<usize>,
    /// Where these words lead; empty in the midst of a word.
    states: Vec<usize>,
    /// In the midst of a word: what is left of it, which it is, and where it leads.
    open: Vec<Open>,
    /// A mark stands behind the last word.
    is_marked: bool,
}

#[derive(Clone, Debug)]
struct Open {
    rest: Vec<Token>,
    word: usize,
    states: Vec<usize>,
}

impl Search {
    /// Writes phrases of a language in tokens; `None` if the net does not know the language. Each prompt is text of the kind
    /// that is expected.
    pub fn new(phrases: Phrases, prompts: &[String], language: &str, tokens: &Tokens) -> Option<Self> {
        let special = |name: &str| tokens.special(name);
        let last = special("<|notimestamps|>")?;
        let head = [
            special("<|startoftranscript|>")?,
            special(&format!("<|{language}|>"))?,
            special("<|transcribe|>")?,
            last,
        ];
        let before = special("<|startofprev|>")?;
        let prompt = |text: &String| {
            let text = tokens.of(&format!(" {text}"));
            [before].into_iter().chain(text).chain(head).collect()
        };
        let written = |forms: &[String], change: fn(&str) -> String| {
            let of = |form: &String| match form.strip_prefix(JOINED) {
                Some(rest) => tokens.of(rest),
                None => tokens.of(&format!(" {}", change(form))),
            };
            let mut all: Vec<Vec<Token>> = forms.iter().map(of).collect();
            all.sort();
            all.dedup();
            all
        };
        let mark = |it: &str| tokens.of(it).first().copied();
        Some(Self {
            words: phrases.words.iter().map(|it| written(it, str::to_owned)).collect(),
            first: phrases.words.iter().map(|it| written(it, capitalised)).collect(),
            states: phrases.states,
            marks: [".", ","].into_iter().filter_map(mark).collect(),
            end: special("<|endoftext|>")?,
            said: last.0 as usize + 1,
            prompts: prompts.iter().map(prompt).collect(),
        })
    }

    /// Returns the likeliest phrases for what the encoder heard, the likeliest first.
    pub fn score(&self, decoder: &Decoder, heard: &ndarray::Array2<f32>) -> Vec<Scored> {
        let (mut judgement, mut odds) = decoder.begin(heard, &self.prompts, self.said);
        let mut done: HashMap<Vec<usize>, f32> = HashMap::new();
        let mut beginnings = vec![Beginning {
            log: 0.0,
            place: None,
            odds: 0,
            words: Vec::new(),
            states: vec![0],
            open: Vec::new(),
            is_marked: true,
        }];
        for _ in 0..LONGEST_TOKENS {
            let mut next: Vec<(Token, Beginning)> = Vec::new();
            for beginning in &beginnings {
                let log = |token: Token| beginning.log + odds.of(beginning.odds, token);
                if !beginning.words.is_empty() && beginning.states.iter().any(|it| self.states[*it].ends) {
                    let log = log(self.end);
                    let known = done.entry(beginning.words.clone()).or_insert(f32::NEG_INFINITY);
                    *known = added(*known, log);
                }
                next.extend(self.behind(beginning).into_iter().map(|(token, it)| {
                    let log = log(token);
                    (token, Beginning { log, ..it })
                }));
            }
            next.sort_by(|(_, one), (_, other)| other.log.total_cmp(&one.log));
            next.truncate(BEAM);
            let ended = done.values().copied().fold(f32::NEG_INFINITY, f32::max);
            let best = next.first().map_or(ended, |(_, it)| it.log.max(ended));
            next.retain(|(_, it)| it.log > best - DEPTH_NATS);
            if next.is_empty() {
                break;
            }
            let said: Vec<Next> = next
                .iter()
                .map(|(token, it)| Next {
                    behind: it.place,
                    token: *token,
                })
                .collect();
            let places;
            (places, odds) = judgement.say(&said);
            let placed = next.into_iter().zip(places).enumerate();
            beginnings = placed
                .map(|(at, ((_, it), place))| Beginning {
                    place: Some(place),
                    odds: at,
                    ..it
                })
                .collect();
        }
        let mut all: Vec<Scored> = done.into_iter().map(|(words, log)| Scored { words, log }).collect();
        all.sort_by(|one, other| other.log.total_cmp(&one.log).then_with(|| one.words.cmp(&other.words)));
        all
    }

    /// Returns every token that may come next, and what it makes of a beginning.
    fn behind(&self, beginning: &Beginning) -> Vec<(Token, Beginning)> {
        let mut next: Vec<(Token, Beginning)> = Vec::new();
        let open = if beginning.open.is_empty() {
            self.words_behind(beginning)
        } else {
            beginning.open.clone()
        };
        let mut by_token: HashMap<Token, Vec<Open>> = HashMap::new();
        for it in open {
            let Some((token, rest)) = it.rest.split_first() else {
                continue;
            };
            let (token, rest) = (*token, rest.to_vec());
            if rest.is_empty() {
                let words = beginning.words.iter().copied().chain([it.word]).collect();
                next.push((
                    token,
                    Beginning {
                        words,
                        states: it.states,
                        open: Vec::new(),
                        is_marked: false,
                        ..*beginning
                    },
                ));
            } else {
                by_token.entry(token).or_default().push(Open { rest, ..it });
            }
        }
        next.extend(by_token.into_iter().map(|(token, open)| {
            let words = beginning.words.clone();
            (
                token,
                Beginning {
                    words,
                    states: Vec::new(),
                    open,
                    is_marked: false,
                    ..*beginning
                },
            )
        }));
        if beginning.open.is_empty() && !beginning.is_marked {
            next.extend(self.marks.iter().map(|it| {
                (
                    *it,
                    Beginning {
                        is_marked: true,
                        ..beginning.clone()
                    },
                )
            }));
        }
        next
    }

    fn words_behind(&self, beginning: &Beginning) -> Vec<Open> {
        let mut by_word: HashMap<usize, Vec<usize>> = HashMap::new();
        for (word, to) in beginning.states.iter().flat_map(|it| &self.states[*it].steps) {
            let states = by_word.entry(*word).or_default();
            if !states.contains(to) {
                states.push(*to);
            }
        }
        let mut open = Vec::new();
        for (word, states) in by_word {
            let first = if beginning.words.is_empty() {
                self.first[word].as_slice()
            } else {
                &[]
            };
            let mut written: Vec<&Vec<Token>> = self.words[word].iter().chain(first).collect();
            written.sort();
            written.dedup();
            open.extend(written.into_iter().map(|it| Open {
                rest: it.clone(),
                word,
                states: states.clone(),
            }));
        }
        open
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

/// Returns the logarithm of the sum of what two logarithms stand for.
fn added(one: f32, other: f32) -> f32 {
    let (more, less) = if one > other { (one, other) } else { (other, one) };
    if less == f32::NEG_INFINITY {
        more
    } else {
        more + (less - more).exp().ln_1p()
    }
}

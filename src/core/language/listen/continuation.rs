//! A continuation: what was begun, and gone on with after a pause that ended the passage.

use super::asked::Asked;
use super::decide::Outcome;
use super::endpoint::{announced_words, is_complete};
use super::heard::{Heard, HeardWord};
use super::phrasebook::is_of_a_move;
use super::readings::{Hearing, Meaning};
use crate::language::Word;

/// What begins so many seconds after an unfinished passage goes on with it.
const CONTINUATION_GAP_S: f32 = 1.5;
/// No word of what was joined is surer, so that it is asked about.
const DOUBTED_CONFIDENCE: f32 = 0.9;

/// What was heard last without a key, if something may follow it.
#[derive(Clone, Debug, Default)]
pub struct UnfinishedPassage {
    words: Vec<HeardWord>,
}

impl UnfinishedPassage {
    /// Forgets it: it was all there was to say.
    pub fn forget(&mut self) {
        self.words.clear();
    }

    /// Takes the next passage, and returns it; with what was begun before it, where that makes a move of both. What may
    /// be such a move is doubted. The words alone tell whether one may go on with the other, never the position.
    pub fn join(
        &mut self,
        heard: &Heard,
        hearing: &Hearing<'_>,
        asked: &Asked<'_>,
        outcome: impl Fn(&Heard) -> Outcome,
    ) -> Heard {
        let before = std::mem::take(&mut self.words);
        let Some((whole, rest)) = joined(&before, &heard.words, hearing) else {
            self.keep(heard, hearing, asked);
            return heard.clone();
        };
        if rest.text().is_empty() {
            // A breath is no answer to anything, and ends nothing.
            self.words = whole.words;
            return heard.clone();
        }
        let is_whole = is_a_move(&outcome(&whole));
        // What means nothing either way may still be gone on with.
        let goes_on = is_whole || !is_a_move(&outcome(&rest));
        self.keep(if goes_on { &whole } else { &rest }, hearing, asked);
        if is_whole { whole } else { rest }
    }

    fn keep(&mut self, heard: &Heard, hearing: &Hearing<'_>, asked: &Asked<'_>) {
        let words: Vec<String> = heard.words.iter().map(|it| it.word.clone()).collect();
        if !is_complete(&words, hearing, asked) {
            self.words.clone_from(&heard.words);
        }
    }
}

/// Returns both as one, and the second alone, if it may go on with the first; nothing of it is sure.
fn joined(before: &[HeardWord], words: &[HeardWord], hearing: &Hearing<'_>) -> Option<(Heard, Heard)> {
    let (last, first) = (before.last()?, words.first()?);
    let goes_on = last.end > 0.0 && first.start - last.end <= CONTINUATION_GAP_S;
    if !goes_on || !is_of_moves(before, hearing) || !is_of_moves(words, hearing) {
        return None;
    }
    let has_words = before.iter().any(|it| !it.is_noise());
    // Of noise only that the piece may have been lost in it.
    let begun = if has_words { before } else { std::slice::from_ref(last) };
    let doubted = |it: &HeardWord| HeardWord {
        confidence: it.confidence.min(DOUBTED_CONFIDENCE),
        ..it.clone()
    };
    let rest: Vec<HeardWord> = words.iter().map(doubted).collect();
    let whole: Vec<HeardWord> = begun.iter().map(doubted).chain(rest.clone()).collect();
    let [whole, rest] = [whole, rest].map(|words| Heard {
        words,
        ..Heard::default()
    });
    Some((whole, rest))
}

fn is_a_move(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::Clear(meaning) => meaning.is_a_move(),
        Outcome::Ask(question) => question.meanings.iter().all(Meaning::is_a_move),
        Outcome::Nothing(_) => false,
    }
}

/// Returns true for words of moves and noise.
fn is_of_moves(words: &[HeardWord], hearing: &Hearing<'_>) -> bool {
    let said = words.iter().filter(|it| !it.is_noise()).cloned().collect();
    let all: Option<Vec<Word>> = announced_words(
        &Heard {
            words: said,
            ..Heard::default()
        },
        hearing.lexicon,
    );
    all.is_some_and(|it| it.iter().all(|it| is_of_a_move(*it)))
}

#[cfg(test)]
mod tests {
    use super::UnfinishedPassage;
    use crate::language::listen::{Asked, Heard, Hearing, Meaning, Outcome, Unheard};

    /// Words of a quarter of a second, the first of which begins then.
    fn heard(text: &str, begins: f32) -> Heard {
        let mut heard = Heard::of(text);
        let mut now = begins;
        for word in &mut heard.words {
            word.start = now;
            now += 0.25;
            word.end = now;
        }
        heard
    }

    /// Hears passages, each with its pause before it, and returns what the last one is taken for: what begins with a
    /// piece or with noise is a move, and so is a square alone.
    fn joined(passages: &[(f32, &str)]) -> String {
        let outcome = |heard: &Heard| {
            let is_move =
                heard.words.len() > 1 && !["turm hector", "turm hector eins hector fünf"].contains(&&*heard.text());
            match is_move {
                true => Outcome::Clear(Meaning::Move("h4h5".parse().expect("a move"))),
                false => Outcome::Nothing(Unheard::NotUnderstood),
            }
        };
        let (mut unfinished, mut now, mut told) = (UnfinishedPassage::default(), 10.0, Heard::default());
        for (pause, text) in passages {
            let heard = heard(text, now + pause);
            now = heard.words.last().map_or(now, |it| it.end);
            told = Hearing::with("de-fide", |hearing| {
                unfinished.join(&heard, hearing, &Asked::Nothing, outcome)
            });
            let is_joined = told.words.len() > heard.words.len();
            assert!(!is_joined || told.words.iter().all(|it| it.confidence < 0.99));
        }
        let words: Vec<String> = told.words.into_iter().map(|it| it.word).collect();
        words.join(" ")
    }

    #[test]
    fn what_begins_soon_after_an_unfinished_passage_goes_on_with_it() {
        let check = |passages: &[(f32, &str)], expected: &str| assert_eq!(joined(passages), expected);
        check(&[(0.0, "turm"), (1.0, "hector fünf")], "turm hector fünf");
        check(
            &[(0.0, "turm anna eins"), (1.4, "anna fünf")],
            "turm anna eins anna fünf",
        );
        check(&[(0.0, "turm"), (1.0, "hector"), (1.0, "fünf")], "turm hector fünf");
        // The piece may have been lost in it, once.
        check(&[(0.0, "[unk] [unk] [unk]"), (1.0, "hector fünf")], "[unk] hector fünf");
        check(&[(0.0, "turm"), (1.6, "hector fünf")], "hector fünf");
        check(&[(0.0, "turm"), (0.9, "[unk]")], "[unk]");
        check(
            &[(0.0, "turm"), (0.9, "[unk]"), (0.9, "hector fünf")],
            "turm [unk] hector fünf",
        );
        // Nothing may follow these.
        check(
            &[(0.0, "turm anna eins anna fünf"), (1.0, "hector fünf")],
            "hector fünf",
        );
        check(&[(0.0, "kurze rochade"), (1.0, "hector fünf")], "hector fünf");
        // What makes no sense together is not gone on with.
        check(
            &[(0.0, "turm"), (1.0, "hector eins hector fünf"), (1.0, "anna vier")],
            "anna vier",
        );
        // No command goes on with a move, and none with a command.
        check(&[(0.0, "turm"), (1.0, "züge")], "züge");
        check(&[(0.0, "zeit"), (1.0, "hector fünf")], "hector fünf");
    }
}

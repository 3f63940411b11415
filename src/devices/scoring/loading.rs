//! What a scorer is to hold, out of the words of a language.

use std::path::PathBuf;

use super::net::language_of;
use ansage_core::language::Sight;
use ansage_core::language::listen::{Asked, ScoredPhrase, WordGraph, WrittenPhrases};
use ansage_wire::scoring::{Loading, PhraseState, Phrases, Scored, WrittenWord};

/// Returns nets and everything that may be said where this is asked. `language` is that of the words: `de`, `pt-BR`.
pub fn loading(nets: &[PathBuf], language: &str, phrases: &WrittenPhrases, sight: Sight, asked: &Asked<'_>) -> Loading {
    Loading {
        nets: nets.to_vec(),
        language: language_of(language).to_owned(),
        prompts: phrases.prompts().to_vec(),
        phrases: as_phrases(&phrases.graph(sight, asked), phrases),
    }
}

fn as_phrases(graph: &WordGraph, written: &WrittenPhrases) -> Phrases {
    let mut words: Vec<WrittenWord> = Vec::new();
    let mut place = |word: &str| {
        words.iter().position(|it| it.word == word).unwrap_or_else(|| {
            words.push(WrittenWord {
                word: word.to_owned(),
                written: written.written(word).to_vec(),
            });
            words.len() - 1
        })
    };
    let states = graph.states().iter().map(|state| PhraseState {
        steps: state.steps.iter().map(|it| (place(&it.word), it.to)).collect(),
        ends: state.end.is_some(),
    });
    let states = states.collect();
    Phrases { words, states }
}

/// Returns what was scored as the pure part of listening takes it.
pub fn scored_phrases(scored: &Scored) -> Vec<ScoredPhrase> {
    let phrase = |it: &ansage_wire::scoring::ScoredPhrase| ScoredPhrase {
        said: it.words.join(" "),
        log: it.log,
    };
    scored.phrases.iter().map(phrase).collect()
}

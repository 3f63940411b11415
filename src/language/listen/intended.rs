//! What is meant of all that was said in one breath: no hesitation.

use super::heard::{Heard, HeardWord};
use super::known::is_of_a_move;
use super::readings::Hearing;
use super::settled::meant;
use super::spoken::SpokenWords;
use crate::language::{Lexicon, Word};

/// Fewer words are no announcement.
const LEAST: usize = 2;

/// Returns what was meant: "äh", "also" and the like are left out.
pub fn intended(heard: &Heard, hearing: &Hearing<'_>) -> Heard {
    let Some(spoken) = hearing.spoken else {
        return heard.clone();
    };
    Heard {
        scored: heard.scored.clone(),
        words: without_fillers(&heard.words, hearing.lexicon, spoken),
    }
}

/// Returns how many words a phrase has, if these begin with it.
fn begins_with(words: &[HeardWord], phrase: &str) -> Option<usize> {
    let parts: Vec<String> = phrase.split_whitespace().map(with_accents).collect();
    let said = words.get(..parts.len())?;
    let is_said = said
        .iter()
        .zip(&parts)
        .all(|(it, part)| with_accents(&it.word) == *part);
    (is_said && !parts.is_empty()).then_some(parts.len())
}

/// Without its accent "äh" is the file that some call "ah".
fn with_accents(word: &str) -> String {
    word.to_lowercase()
}

/// Leaves out hesitations. Of one that begins with a word of the recogniser's, such as "ja dann", only that word is heard,
/// and noise behind it.
fn without_fillers(words: &[HeardWord], lexicon: &Lexicon, spoken: &SpokenWords) -> Vec<HeardWord> {
    let mut left = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let rest = &words[at..];
        let fillers = spoken.fillers().iter();
        if let Some(length) = fillers.filter_map(|it| begins_with(rest, it)).max() {
            at += length;
            continue;
        }
        let is_first = left.iter().all(HeardWord::is_noise);
        let begins_filler = |filler: &String| {
            let (word, others) = filler.split_once(' ').unwrap_or_default();
            !others.is_empty() && with_accents(word) == with_accents(&rest[0].word)
        };
        let is_half = is_first
            && rest.get(1).is_some_and(HeardWord::is_noise)
            && spoken.fillers().iter().any(begins_filler)
            && is_announced(&rest[1..], lexicon);
        if !is_half {
            left.push(rest[0].clone());
        }
        at += 1;
    }
    left
}

/// Returns the words of moves among these, noise left out; `None` if there are others.
fn of_moves(words: &[HeardWord], lexicon: &Lexicon) -> Option<Vec<Word>> {
    let said = words.iter().filter(|it| !it.is_noise()).cloned().collect();
    let all = meant(
        &Heard {
            words: said,
            scored: None,
        },
        lexicon,
    )?;
    all.iter().all(|it| is_of_a_move(*it)).then_some(all)
}

fn is_announced(words: &[HeardWord], lexicon: &Lexicon) -> bool {
    let said = words.iter().filter(|it| !it.is_noise()).count();
    said >= LEAST && of_moves(words, lexicon).is_some()
}

#[cfg(test)]
mod tests {
    use super::intended;
    use crate::language::listen::{Heard, Hearing};
    use crate::language::{Vocabulary, Voices};

    fn told(text: &str) -> Heard {
        let voices = Voices::compiled_in();
        let lexicon = voices.lexicon("de-fide").expect("a lexicon");
        let hearing = Hearing {
            vocabulary: &Vocabulary::new([]),
            lexicon,
            spoken: voices.spoken(lexicon),
        };
        intended(&Heard::of(text), &hearing)
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let words: Vec<String> = told(text).words.into_iter().map(|it| it.word).collect();
        assert_eq!(words.join(" "), expected, "{text}");
    }

    #[track_caller]
    fn stays(text: &str) {
        check(text, text);
    }

    #[test]
    fn a_hesitation_is_nothing() {
        check("äh springer felix drei", "springer felix drei");
        check("ja dann springer äh felix drei", "springer felix drei");
        check("ja [unk] springer felix drei", "[unk] springer felix drei");
        check("[unk] ja [unk] eva vier", "[unk] [unk] eva vier");
        check("ähm zeit", "zeit");
        stays("ja");
        stays("ja [unk]");
        stays("ja springer felix drei");
    }
}

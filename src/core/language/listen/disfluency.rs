//! Disfluencies: what is meant in the end of all that was said in one breath, without hesitation, with what stands behind a
//! correction, and once what was said twice.

use super::endpoint::announced_words;
use super::heard::{Heard, HeardWord};
use super::phrasebook::{NOISE, is_of_a_move};
use super::readings::Hearing;
use super::spoken::{Spoken, SpokenWords};
use crate::language::voices::fold;
use crate::language::{CommandWord, Lexicon, Word};

/// Fewer words are no announcement to correct another.
const MIN_WORDS: usize = 2;
/// Of a square alone that was said twice the recogniser is no surer than this: it may be two squares of one move, the first
/// of which was misheard.
const DOUBTED_CONFIDENCE: f32 = 0.9;

/// Returns what was meant in the end.
///
/// "Äh", "also" and the like are left out. Behind "nein" or "Korrektur" that stand behind an announcement, or the piece of
/// one, begins what counts alone; noise stands for what was given up. An announcement said twice is one. "Korrektur" at the
/// beginning stays: it is about the announcement before.
pub fn without_disfluencies(heard: &Heard, hearing: &Hearing<'_>) -> Heard {
    let Some(spoken) = hearing.spoken else {
        return heard.clone();
    };
    let words = without_fillers(&heard.words, hearing.lexicon, spoken);
    let corrects = length_of(&words, &[CORRECTS], spoken).unwrap_or(0);
    let (first, rest) = words.split_at(corrects);
    let last = behind_corrections(rest, hearing.lexicon, spoken);
    let once = said_once(&last, hearing.lexicon);
    Heard {
        // The scorer knows no announcement that is said twice, and made one of both.
        scored: heard.scored.clone().filter(|_| once.is_none()),
        words: first.iter().cloned().chain(once.unwrap_or(last)).collect(),
        ..heard.clone()
    }
}

const CORRECTS: Spoken = Spoken::Command(CommandWord::Correct);

/// Returns how many words at the beginning are a phrase for one of these.
fn length_of(words: &[HeardWord], asked: &[Spoken], spoken: &SpokenWords) -> Option<usize> {
    let phrases = spoken.phrases().filter(|(_, it)| asked.contains(it));
    phrases.filter_map(|(phrase, _)| begins_with(words, phrase, fold)).max()
}

/// Returns how many words a phrase has, if these begin with it.
fn begins_with(words: &[HeardWord], phrase: &str, spelled: fn(&str) -> String) -> Option<usize> {
    let parts: Vec<String> = phrase.split_whitespace().map(spelled).collect();
    let said = words.get(..parts.len())?;
    let is_said = said.iter().zip(&parts).all(|(it, part)| spelled(&it.word) == *part);
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
        if let Some(length) = fillers.filter_map(|it| begins_with(rest, it, with_accents)).max() {
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

/// Returns what stands behind the last correction that is followed by an announcement, and noise in the place of what was
/// given up; all where there is none.
fn behind_corrections(words: &[HeardWord], lexicon: &Lexicon, spoken: &SpokenWords) -> Vec<HeardWord> {
    let behind = (0..words.len()).rev().find_map(|at| {
        let length = length_of(&words[at..], &[Spoken::No, CORRECTS], spoken)?;
        let rest = &words[at + length..];
        is_announced(rest, lexicon).then_some((at, rest))
    });
    match behind {
        Some((at, rest)) => given_up(&words[..at]).into_iter().chain(rest.iter().cloned()).collect(),
        None => words.to_vec(),
    }
}

/// Returns noise as long as what was given up: the piece of what follows may have been said there.
fn given_up(words: &[HeardWord]) -> Option<HeardWord> {
    let (first, last) = (words.first()?, words.last()?);
    Some(HeardWord {
        word: NOISE.to_owned(),
        confidence: 1.0,
        start: first.start,
        end: last.end,
    })
}

/// Returns the words of moves among these, noise left out; `None` if there are others.
fn of_moves(words: &[HeardWord], lexicon: &Lexicon) -> Option<Vec<Word>> {
    let said = words.iter().filter(|it| !it.is_noise()).cloned().collect();
    let all = announced_words(
        &Heard {
            words: said,
            ..Heard::default()
        },
        lexicon,
    )?;
    all.iter().all(|it| is_of_a_move(*it)).then_some(all)
}

fn is_announced(words: &[HeardWord], lexicon: &Lexicon) -> bool {
    let said = words.iter().filter(|it| !it.is_noise()).count();
    said >= MIN_WORDS && of_moves(words, lexicon).is_some()
}

/// Returns an announcement once that was said twice, each word as sure as the less sure of the two.
fn said_once(words: &[HeardWord], lexicon: &Lexicon) -> Option<Vec<HeardWord>> {
    let places: Vec<usize> = (0..words.len()).filter(|it| !words[*it].is_noise()).collect();
    let (first, again) = places.split_at_checked(places.len() / 2)?;
    let half: Vec<HeardWord> = first.iter().map(|it| words[*it].clone()).collect();
    let meant = of_moves(&half, lexicon)?;
    let is_alike = |(one, other): (&usize, &usize)| {
        let [one, other] = [one, other].map(|it| fold(&words[*it].word));
        one == other || (lexicon.meaning(&one).is_some() && lexicon.meaning(&one) == lexicon.meaning(&other))
    };
    let is_twice = half.len() >= MIN_WORDS && first.len() == again.len() && first.iter().zip(again).all(is_alike);
    if !is_twice {
        return None;
    }
    let most = match meant.as_slice() {
        [Word::File(_), Word::Rank(_)] => DOUBTED_CONFIDENCE,
        _ => 1.0,
    };
    let mut once: Vec<HeardWord> = words[..=*first.last()?].to_vec();
    for (one, other) in first.iter().zip(again) {
        let other = &words[*other];
        let doubted = if other.is_too_short() { 0.0 } else { other.confidence };
        once[*one].confidence = once[*one].confidence.min(doubted).min(most);
    }
    once.extend(words[*again.last()? + 1..].iter().cloned());
    Some(once)
}

#[cfg(test)]
mod tests {
    use super::without_disfluencies;
    use crate::language::listen::{Heard, Hearing};

    fn told(text: &str) -> Heard {
        Hearing::with("de-fide", |hearing| without_disfluencies(&Heard::of(text), hearing))
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

    #[test]
    fn what_stands_behind_a_correction_counts_alone() {
        check("eva vier nein david vier", "[unk] david vier");
        check("springer nein läufer felix vier", "[unk] läufer felix vier");
        check("nein springer felix drei", "springer felix drei");
        check("eva drei korrektur eva vier", "[unk] eva vier");
        check("eva drei nein falsch eva vier", "[unk] eva vier");
        check("eva drei nein eva vier nein eva fünf", "[unk] eva fünf");
        check("eva vier nein [unk] kurze rochade", "[unk] [unk] kurze rochade");
        // It corrects what was announced before.
        stays("korrektur bauer eva vier");
        check("korrektur eva vier nein david vier", "korrektur [unk] david vier");
        for text in [
            "nein",
            "nein falsch",
            "eva vier nein",
            "eva vier nein vier",
            "nein zeit",
            "falsch verstanden",
            "korrektur",
        ] {
            stays(text);
        }
    }

    #[test]
    fn what_was_said_twice_is_one() {
        check("springer felix drei springer felix drei", "springer felix drei");
        check("kurze rochade [unk] kurze rochade", "kurze rochade");
        check(
            "[unk] turm anna zwei [unk] turm anna zwo [unk]",
            "[unk] turm anna zwei [unk]",
        );
        check("eva drei nein eva vier eva vier", "[unk] eva vier");
        stays("springer felix drei springer felix vier");
        stays("eva zwei eva vier");
        stays("nein nein");
        stays("eva eva");
        let confidence = |text: &str| told(text).words[0].confidence;
        assert!(confidence("eva vier eva vier") < 0.99);
        assert!(confidence("bauer eva vier bauer eva vier") > 0.99);
    }
}

//! One script for several editions: the year and the numbers of articles in it are those of the newest one.

use std::collections::HashMap;
use std::sync::LazyLock;

use ansage_core::game::Edition;
use ansage_core::game::laws::{Rules, Subject};

/// Returns true if everything was told as it is written but for what an edition numbers otherwise. A script has the numbers of
/// the newest edition in which it is told; where another has another number for the same article, that is told, and where it has
/// none, nothing is.
pub(super) fn has_other_numbers(told: &[String], expected: &[String], rules: &Rules) -> bool {
    let is_same = |(told, expected): (&String, &String)| {
        // So it is with nine lines of ten.
        if told == expected {
            return true;
        }
        let told = articles_as_words(&point_as_article(told), rules);
        let expected = Edition::ALL
            .into_iter()
            .fold(point_as_article(expected), |words, edition| {
                articles_as_words(&words, edition.rules())
            });
        let (told, mut expected): (Vec<&str>, Vec<&str>) = (told.split(' ').collect(), expected.split(' ').collect());
        for place in 0..=told.len() {
            drop_what_has_no_number(&mut expected, &told, place, rules);
        }
        told.len() == expected.len()
            && told.into_iter().zip(expected).all(|(told, expected)| {
                told == expected || is_same_year(told, expected, rules) || is_same_article(told, expected, rules)
            })
    };
    told.len() == expected.len() && told.iter().zip(expected).all(is_same)
}

/// Takes the number of an article that the edition does not have, and the words that lead to it, out of what is expected.
fn drop_what_has_no_number<'a>(expected: &mut Vec<&'a str>, told: &[&'a str], place: usize, rules: &Rules) {
    let is_number = |it: &&str| subjects_of(it).next().is_some();
    let Some(words) = expected.get(place..).filter(|it| it.first() != told.get(place)) else {
        return;
    };
    // "Article D.1", "under Article D.1", and the word before that, whose sign is another where nothing follows.
    let Some(number) = words.iter().take(4).position(is_number).filter(|it| *it > 0) else {
        return;
    };
    if !has_no_number(words[number], rules) {
        return;
    }
    let bare = |it: &str| it.trim_end_matches([',', '.', '?']).to_owned();
    match told.get(place) {
        Some(last) if bare(last) == bare(words[0]) => drop(expected.splice(place..=place + number, [*last])),
        _ => drop(expected.drain(place..=place + number)),
    }
}

/// Returns true if a script has the year of another edition.
fn is_same_year(told: &str, expected: &str, rules: &Rules) -> bool {
    let year = |word: &str| word.trim_end_matches([',', '.']).parse::<Edition>();
    year(told) == Ok(rules.edition) && year(expected).is_ok()
}

/// Returns a sentence in which a point of the guidelines for adjourned games is named as an article (2009).
fn point_as_article(told: &str) -> String {
    let told = told.replace("Guidelines, point ", "Article Guidelines ");
    told.replace("Leitlinien, Punkt ", "Artikel Guidelines ")
}

/// Articles of two words, and each as one word.
type OfTwoWords = Vec<(&'static str, String)>;

/// Those of each edition; one may be the end of another.
static OF_TWO_WORDS: LazyLock<Vec<(Edition, OfTwoWords)>> = LazyLock::new(|| {
    let articles_of = |edition: Edition| {
        let of_two_words = |subject: &Subject| edition.rules().article(*subject).filter(|it| it.contains(' '));
        let mut articles: Vec<&str> = Subject::ALL.iter().filter_map(of_two_words).collect();
        articles.sort_unstable_by_key(|it| (std::cmp::Reverse(it.len()), *it));
        articles.dedup();
        let with_one_word = articles.into_iter().map(|it| (it, it.replace(' ', "_")));
        (edition, with_one_word.collect())
    };
    Edition::ALL.into_iter().map(articles_of).collect()
});

/// Returns a sentence in which an article of two words, one of another edition, is one word.
fn articles_as_words(told: &str, rules: &Rules) -> String {
    let as_one_word = |words: String, (article, word): &(&str, String)| words.replace(article, word);
    let of_the_edition = OF_TWO_WORDS.iter().filter(|(edition, _)| *edition == rules.edition);
    let articles = of_the_edition.flat_map(|(_, articles)| articles);
    articles.fold(told.to_owned(), as_one_word)
}

fn is_same_article(told: &str, expected: &str, rules: &Rules) -> bool {
    let told = number_of(told);
    subjects_of(expected).any(|subject| rules.edition.rules().article(subject) == Some(&told))
}

/// Returns true if a word of a script is the number of an article that the edition does not have.
fn has_no_number(expected: &str, rules: &Rules) -> bool {
    subjects_of(expected).any(|subject| rules.edition.rules().article(subject).is_none())
}

/// What the articles with a number are about, in any edition.
static SUBJECTS: LazyLock<HashMap<&str, Vec<Subject>>> = LazyLock::new(|| {
    let mut subjects: HashMap<&str, Vec<Subject>> = HashMap::new();
    for subject in Subject::ALL {
        for number in Edition::ALL.into_iter().filter_map(|it| it.rules().article(subject)) {
            let about = subjects.entry(number).or_default();
            if about.last() != Some(&subject) {
                about.push(subject);
            }
        }
    }
    subjects
});

/// Returns what the articles with a number are about, in any edition.
fn subjects_of(word: &str) -> impl Iterator<Item = Subject> {
    let subjects = SUBJECTS.get(number_of(word).as_str());
    subjects.into_iter().flatten().copied()
}

fn number_of(word: &str) -> String {
    word.trim_end_matches(['.', '?', ',']).replace('_', " ")
}

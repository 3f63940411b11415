//! The words that a head of the scorer is taught: every one that may be said in its language, and how a voice reads it.
//!
//! `ANSAGE_BLESS=1` writes the files under `voices/recogniser/said/` anew; what was taught before knows no word that is new.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

use ansage_core::language::listen::{Asked, WrittenPhrases};
use ansage_core::language::{Lexicon, Sight, Voices, Word};
use ansage_devices::scoring::loading::loading;
use ansage_wire::scoring::WrittenWord;

/// What the nets call each language that has a head of its own beside German, and its lexicons.
const LANGUAGES: [(&str, &[&str]); 4] = [
    ("en", &["en"]),
    ("es", &["es"]),
    ("fr", &["fr"]),
    ("pt", &["pt-BR", "pt-PT"]),
];

#[test]
fn every_word_that_may_be_said_is_one_that_the_head_is_taught() {
    let voices = Voices::of(ansage_texts::VOICES);
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = project.join("voices/recogniser/said");
    for (language, tags) in LANGUAGES {
        let lexicons = tags.iter().map(|tag| voices.lexicon(tag).expect("the language"));
        let mut words: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (word, read) in lexicons.flat_map(|it| said_in(it, &voices)) {
            words.entry(word).or_default().extend(read);
        }
        let line = |(word, read): (String, BTreeSet<String>)| {
            let read: Vec<String> = read.into_iter().collect();
            format!("{word}\t{}\n", read.join("\t"))
        };
        let lines: String = words.into_iter().map(line).collect();
        let file = folder.join(format!("{language}.txt"));
        if env::var_os("ANSAGE_BLESS").is_some() {
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(&file, &lines).expect("a list");
        }
        let listed = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        assert_eq!(listed, lines, "{language}");
    }
}

fn said_in(lexicon: &Lexicon, voices: &Voices) -> Vec<(String, Vec<String>)> {
    let phrases = WrittenPhrases::new(lexicon, voices.spoken(lexicon));
    let asked = [
        Asked::Nothing,
        Asked::YesOrNo,
        Asked::OfWeight,
        Asked::Sheet,
        Asked::Stands,
    ];
    let all = asked.iter().flat_map(|it| {
        loading(&[], lexicon.language(), &phrases, Sight::Movement, it)
            .phrases
            .words
    });
    all.map(|it| (it.word.clone(), as_read(&it, lexicon))).collect()
}

/// Returns what a voice is given to read; it reads a single letter as another word, and a number as any.
fn as_read(word: &WrittenWord, lexicon: &Lexicon) -> Vec<String> {
    let letter = word.word.parse::<char>().ok().and_then(shakmaty::File::from_char);
    if let Some(file) = letter {
        let parts = lexicon.phrase(&[Word::File(file)]).spoken.parts;
        return parts.into_iter().map(|it| it.text).collect();
    }
    let is_word = |it: &&String| !it.contains(|it: char| it.is_ascii_digit() || it == '+');
    let written: BTreeSet<String> = word
        .written
        .iter()
        .filter(is_word)
        .map(|it| it.to_lowercase())
        .collect();
    match written.is_empty() {
        true => vec![word.word.clone()],
        false => written.into_iter().collect(),
    }
}

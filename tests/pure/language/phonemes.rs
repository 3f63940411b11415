//! "Cesar" is never "Kesar": the words of Appendix D sound as a pronunciation dictionary says.

use std::process::Command;
use std::sync::LazyLock;

use ansage_core::language::{Voices, Word};
use shakmaty::File;

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));

/// A line of the golden file.
struct Golden {
    written: String,
    ipa: String,
    /// What espeak-ng was heard to say by itself, where the lexicon leaves the word to it.
    recorded: Option<String>,
}

fn golden() -> Vec<Golden> {
    let lines = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/phonemes.tsv")).lines();
    let words = lines.filter(|line| !line.starts_with('#'));
    words
        .map(|line| {
            let columns = line.split('\t').collect::<Vec<_>>();
            assert!((3..=4).contains(&columns.len()), "three or four columns: {line}");
            Golden {
                written: columns[0].to_owned(),
                ipa: columns[1].to_owned(),
                recorded: columns.get(3).map(|it| (*it).to_owned()),
            }
        })
        .collect()
}

/// The words of Appendix D: pieces, files, ranks, castling.
fn words_of_the_laws() -> Vec<Word> {
    let named = |it: &Word| matches!(it, Word::Piece(_) | Word::File(_) | Word::Rank(_) | Word::Castles(_));
    Word::all().into_iter().filter(named).collect()
}

/// How a word of the lexicon is written, what any voice is given, and the phonemes for espeak-ng.
fn spoken(word: Word) -> (String, String, Option<String>) {
    let phrase = VOICES.lexicon("de-fide").expect("a lexicon").phrase(&[word]);
    let [part] = phrase.spoken.parts.as_slice() else {
        panic!("one part for {word:?}")
    };
    (phrase.written, part.text.clone(), part.phonemes.clone())
}

#[test]
fn every_word_of_the_laws_is_in_the_golden_file_once() {
    let mut written = words_of_the_laws()
        .into_iter()
        .map(|it| spoken(it).0)
        .collect::<Vec<_>>();
    let mut listed = golden().into_iter().map(|it| it.written).collect::<Vec<_>>();
    written.sort();
    listed.sort();
    assert_eq!(written.len(), 24);
    assert_eq!(written, listed);
}

#[test]
fn every_word_of_the_laws_sounds_as_the_dictionary_says() {
    for golden in golden() {
        let (_, _, phonemes) = in_lexicon(&golden.written);
        let told = match (phonemes, &golden.recorded) {
            (Some(phonemes), None) => phonemes,
            (None, Some(recorded)) => recorded.clone(),
            both => panic!(
                "{}: phonemes stand in the lexicon or in the golden file: {both:?}",
                golden.written
            ),
        };
        assert_same_sounds(&golden, &told);
    }
}

#[test]
fn cesar_is_never_kesar() {
    let (_, text, phonemes) = in_lexicon("Cesar");
    assert!(text.starts_with('Z'), "a voice without phonemes reads {text:?}");
    let sounds = from_espeak(&phonemes.expect("espeak-ng reads a k"));
    assert_eq!([sounds[0].symbol, sounds[1].symbol], ["t", "s"]);
}

#[test]
fn the_sounds_are_told_apart() {
    let cesar = golden()
        .into_iter()
        .find(|it| it.written == "Cesar")
        .expect("in the file");
    for wrong in ["k'e:zA:r", "ts'azA:r", "tsE:z'A:r", "ts'E:zA:"] {
        assert!(
            difference(&from_ipa(&cesar.ipa), &from_espeak(wrong)).is_some(),
            "{wrong}"
        );
    }
}

#[test]
fn espeak_ng_says_the_words_of_the_laws_as_the_dictionary_does() {
    if espeak_ng_is_missing() {
        return;
    }
    for golden in golden() {
        let (_, text, phonemes) = in_lexicon(&golden.written);
        assert_same_sounds(&golden, &said_by_espeak_ng("de", &text, phonemes.as_deref()));
    }
}

#[test]
fn espeak_ng_names_the_letters_of_the_board() {
    if espeak_ng_is_missing() {
        return;
    }
    // The names of a to h; what follows in a longer name is left open.
    let names = [
        ("de", ["A:", "be:", "tse:", "de:", "e:", "Ef", "ge:", "hA:"]),
        ("en", ["eI", "bi:", "si:", "di:", "i:", "Ef", "dZi:", "eItS"]),
        ("pt-BR", ["a", "be", "se", "de", "E", "Ef", "Ze", "aga"]),
        ("es", ["a", "be", "Te", "de", "e", "efe", "xe", "atSe"]),
        ("fr", ["a", "be", "se", "de", "Y", "Ef", "Ze", "aS"]),
        ("nl", ["a:", "be:", "se:", "de:", "e:", "Ef", "Qe:", "ha:"]),
        ("pt-PT", ["a", "be", "se", "de", "E", "Ef", "Ze", "&ga"]),
    ];
    for (language, expected) in names {
        let lexicon = VOICES.lexicon(language).expect("a lexicon");
        for (file, name) in File::ALL.into_iter().zip(expected) {
            let part = &lexicon.phrase(&[Word::File(file)]).spoken.parts[0];
            let said = said_by_espeak_ng(language, &part.text, part.phonemes.as_deref());
            let sounds = said.replace(['\'', '_', '!', '|', ','], "");
            assert!(sounds.starts_with(name), "{language} {}: {said}", file.char());
        }
    }
}

/// Without espeak-ng there is nothing to ask; where all is tested it must be there.
fn espeak_ng_is_missing() -> bool {
    let Err(error) = Command::new("espeak-ng").arg("--version").output() else {
        return false;
    };
    assert!(std::env::var_os("CI").is_none(), "espeak-ng is needed here: {error}");
    println!("skipped, espeak-ng is not installed: {error}");
    true
}

fn said_by_espeak_ng(language: &str, text: &str, phonemes: Option<&str>) -> String {
    let given = phonemes.map_or(text.to_owned(), |it| format!("[[{it}]]"));
    let arguments = ["-q", "-x", "-v", language, "--", &given];
    let output = Command::new("espeak-ng").args(arguments).output().expect("it runs");
    let said = String::from_utf8(output.stdout).expect("mnemonics are text");
    said.trim().to_owned()
}

fn in_lexicon(written: &str) -> (String, String, Option<String>) {
    let entries = words_of_the_laws().into_iter().map(spoken);
    entries
        .into_iter()
        .find(|it| it.0 == written)
        .unwrap_or_else(|| panic!("{written} is in the lexicon"))
}

#[track_caller]
fn assert_same_sounds(golden: &Golden, mnemonics: &str) {
    let difference = difference(&from_ipa(&golden.ipa), &from_espeak(mnemonics));
    assert_eq!(
        difference, None,
        "{}: [{}] is not {mnemonics}",
        golden.written, golden.ipa
    );
}

/// A speech sound: its IPA sign without length, and what stands beside it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Sound {
    symbol: &'static str,
    long: bool,
    stressed: bool,
}

/// Says where two words sound different.
///
/// Outside the stressed syllable German does not tell long from short vowels, and dictionaries differ there; so does
/// the writing of r after a vowel. Glottal stops are nowhere compared.
fn difference(dictionary: &[Sound], voice: &[Sound]) -> Option<String> {
    let same = |(expected, heard): (&Sound, &Sound)| {
        // One dictionary marks no stress, and a phrase has more of it than the word that is marked.
        let stress = heard.stressed || !expected.stressed;
        let quality = if heard.stressed {
            (expected.symbol, expected.long) == (heard.symbol, heard.long)
        } else {
            lax(expected.symbol) == lax(heard.symbol)
        };
        stress && quality
    };
    if dictionary.len() != voice.len() {
        return Some(format!("{} sounds against {}", dictionary.len(), voice.len()));
    }
    let mut pairs = dictionary.iter().zip(voice);
    pairs.find(|pair| !same(*pair)).map(|pair| format!("{pair:?}"))
}

fn lax(symbol: &str) -> &str {
    match symbol {
        "i" => "ɪ",
        "u" => "ʊ",
        "o" => "ɔ",
        "e" => "ɛ",
        other => other,
    }
}

/// The mnemonics of espeak-ng's German voice and the signs of the golden file, with the IPA sign both stand for.
/// Longer ones stand first. `None` is not compared.
const ESPEAK: &[(&str, Option<(&str, bool)>)] = &[
    ("_!", None),
    ("_|", None),
    ("aI", Some(("aɪ", false))),
    ("aU", Some(("aʊ", false))),
    ("OY", Some(("ɔʏ", false))),
    ("A:", Some(("a", true))),
    ("E:", Some(("ɛ", true))),
    ("e:", Some(("e", true))),
    ("i:", Some(("i", true))),
    ("o:", Some(("o", true))),
    ("u:", Some(("u", true))),
    ("y:", Some(("y", true))),
    ("Y:", Some(("ø", true))),
    ("a", Some(("a", false))),
    ("E", Some(("ɛ", false))),
    ("I", Some(("ɪ", false))),
    ("O", Some(("ɔ", false))),
    ("U", Some(("ʊ", false))),
    ("y", Some(("ʏ", false))),
    ("W", Some(("œ", false))),
    ("@", Some(("ə", false))),
    ("3", Some(("ɐ", false))),
    ("S", Some(("ʃ", false))),
    ("C", Some(("ç", false))),
    ("N", Some(("ŋ", false))),
    ("R", Some(("ʁ", false))),
    ("r", Some(("ʁ", false))),
    ("g", Some(("ɡ", false))),
    (" ", None),
    (",", None),
];

const IPA: &[(&str, Option<(&str, bool)>)] = &[
    ("aɪ", Some(("aɪ", false))),
    ("aʊ", Some(("aʊ", false))),
    ("ɔʏ", Some(("ɔʏ", false))),
    ("aː", Some(("a", true))),
    ("ɛː", Some(("ɛ", true))),
    ("eː", Some(("e", true))),
    ("iː", Some(("i", true))),
    ("oː", Some(("o", true))),
    ("uː", Some(("u", true))),
    ("yː", Some(("y", true))),
    ("øː", Some(("ø", true))),
    ("ʔ", None),
    (" ", None),
];

/// Sounds that are written alike by espeak-ng and in IPA.
const ALIKE: &[&str] = &[
    "a", "b", "d", "f", "h", "j", "k", "l", "m", "n", "p", "s", "t", "v", "x", "z", "ɛ", "ɪ", "ɔ", "ʊ", "ʏ", "œ", "ə",
    "ɐ", "ʃ", "ç", "ŋ", "ʁ", "ɡ",
];

const VOWELS: &[&str] = &[
    "a", "aɪ", "aʊ", "ɔʏ", "e", "ɛ", "i", "ɪ", "o", "ɔ", "u", "ʊ", "y", "ʏ", "ø", "œ", "ə", "ɐ",
];

fn from_espeak(mnemonics: &str) -> Vec<Sound> {
    sounds(mnemonics, ESPEAK, '\'')
}

fn from_ipa(ipa: &str) -> Vec<Sound> {
    sounds(ipa, IPA, 'ˈ')
}

fn sounds(text: &str, table: &'static [(&str, Option<(&str, bool)>)], stress: char) -> Vec<Sound> {
    let mut sounds: Vec<Sound> = Vec::new();
    let mut stressed = false;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if c == stress {
            stressed = true;
            rest = &rest[c.len_utf8()..];
            continue;
        }
        let alike = ALIKE.iter().map(|it| (*it, Some((*it, false))));
        let mut known = table.iter().copied().chain(alike);
        let found = known.find(|(sign, _)| rest.starts_with(sign));
        let (sign, sound) = found.unwrap_or_else(|| panic!("{text:?}: no sound is known for {rest:?}"));
        rest = &rest[sign.len()..];
        let Some((symbol, long)) = sound else { continue };
        let vowel = VOWELS.contains(&symbol);
        // An r after a vowel is written ʁ by some and ɐ by others.
        let after_vowel = sounds.last().is_some_and(|it| VOWELS.contains(&it.symbol));
        let symbol = if symbol == "ɐ" && after_vowel { "ʁ" } else { symbol };
        sounds.push(Sound {
            symbol,
            long,
            stressed: stressed && vowel,
        });
        stressed = stressed && !vowel;
    }
    sounds
}

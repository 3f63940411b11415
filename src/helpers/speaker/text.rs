//! Segments as espeak-ng reads them.

use ansage::language::{Part, Segment};

/// A sentence so long, in bytes, ends at the next of [`ENDS`]: a service makes its sound sentence by sentence.
const LONG: usize = 60;
const ENDS: [&str; 3] = [". ", "? ", "! "];

/// Writes a segment for espeak-ng: parts joined by blanks, known phonemes as `[[…]]`. `None` if there is nothing to
/// pronounce.
pub(crate) fn markup(segment: &Segment) -> Option<String> {
    let words: Vec<_> = segment.parts.iter().filter_map(word).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// Returns a segment in sentences for a voice that reads plain text. Empty if there is nothing such a voice could be trusted
/// to pronounce: no letter and no digit.
pub(crate) fn sentences(segment: &Segment) -> Vec<String> {
    let plain: String = segment
        .text()
        .chars()
        .filter(|letter| *letter != '\0')
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    let mut sentences: Vec<String> = Vec::new();
    let has_ended = |sentence: &str| sentence.len() >= LONG && ENDS.iter().any(|end| sentence.ends_with(end));
    for word in plain.split_inclusive(' ') {
        match sentences.last_mut() {
            Some(sentence) if !has_ended(sentence) => sentence.push_str(word),
            Some(_) | None => sentences.push(word.to_owned()),
        }
    }
    let is_said = |sentence: &String| sentence.contains(char::is_alphanumeric);
    let trimmed = sentences.iter().map(|it| it.trim().to_owned());
    trimmed.filter(is_said).collect()
}

/// Names the voices to try for a language, best first.
pub(crate) fn voices(language: &str) -> Vec<String> {
    let tag = language.to_ascii_lowercase().replace('_', "-");
    let primary = tag.split('-').next().unwrap_or_default();
    // espeak-ng has its own idea of which country a language without one belongs to.
    let known = match tag.as_str() {
        "en" => "en-gb",
        "fr" => "fr-fr",
        "pt-pt" => "pt",
        _ => &tag,
    };
    let mut names = vec![known.to_owned()];
    if primary != known && !primary.is_empty() {
        names.push(primary.to_owned());
    }
    names
}

fn word(part: &Part) -> Option<String> {
    let phonemes = part.phonemes.as_deref().map(|phonemes| {
        // Whatever would end the phonemes early would be read out as text.
        phonemes
            .chars()
            .filter(|letter| !letter.is_control() && !matches!(letter, '[' | ']'))
            .collect::<String>()
    });
    match phonemes {
        Some(phonemes) if !phonemes.trim().is_empty() => Some(format!("[[{}]]", phonemes.trim())),
        Some(_) | None => {
            let text = plain(&part.text);
            (!text.trim().is_empty()).then(|| text.trim().to_owned())
        }
    }
}

/// Keeps text from being taken for phonemes or for the end of the text.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().filter(|letter| *letter != '\0') {
        if letter == '[' && plain.ends_with('[') {
            plain.push(' ');
        }
        plain.push(letter);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(parts: &[(&str, Option<&str>)], expected: Option<&str>) {
        let segment = Segment {
            language: "de".to_owned(),
            parts: parts
                .iter()
                .map(|(text, phonemes)| Part {
                    text: (*text).to_owned(),
                    phonemes: phonemes.map(str::to_owned),
                    clip: None,
                })
                .collect(),
        };
        assert_eq!(markup(&segment).as_deref(), expected);
    }

    #[test]
    fn parts_are_joined_and_phonemes_are_marked() {
        reads(
            &[("Läufer", None), ("Cäsar", Some("ts'e:zar")), ("eins", None)],
            Some("Läufer [[ts'e:zar]] eins"),
        );
    }

    #[test]
    fn text_cannot_pass_for_phonemes() {
        reads(&[("a[[b]] [[[c", None)], Some("a[ [b]] [ [ [c"));
        reads(&[("x[", None), ("[y", None)], Some("x[ [y"));
    }

    #[test]
    fn phonemes_cannot_end_early() {
        reads(&[("x", Some("a]] delete [[b\0"))], Some("[[a delete b]]"));
    }

    #[test]
    fn a_text_ends_where_it_ends_and_not_at_a_nul() {
        reads(&[("Springer\0 Gustav", None)], Some("Springer Gustav"));
    }

    #[test]
    fn nothing_to_pronounce_is_nothing() {
        reads(&[], None);
        reads(&[(" ", None), ("\0", Some(" "))], None);
        reads(&[("zwei", Some(""))], Some("zwei"));
    }

    #[track_caller]
    fn is_plainly(text: &str, expected: &[&str]) {
        assert_eq!(sentences(&Segment::plain("de", text)), expected);
    }

    #[test]
    fn a_plain_text_is_one_line_and_never_empty() {
        is_plainly("Springer\0 Gustav\r\n.\r\neins", &["Springer Gustav  .  eins"]);
        for nothing in ["", " ", "\0", "\t\n", " . ", "…", "-"] {
            is_plainly(nothing, &[]);
        }
        is_plainly("½", &["½"]);
    }

    #[test]
    fn short_sentences_stay_together_and_long_ones_come_one_by_one() {
        is_plainly("Schach. Matt.", &["Schach. Matt."]);
        let (first, second) = (
            "Weiß hat noch eine Stunde und zwölf Minuten und dreißig Sekunden.",
            "Schwarz hat noch 1. mehr?",
        );
        is_plainly(&format!("{first} {second}"), &[first, second]);
    }

    #[test]
    fn phonemes_are_for_espeak_alone() {
        let parts = vec![Part {
            text: "Zäsar".to_owned(),
            phonemes: Some("ts'e:zar".to_owned()),
            clip: None,
        }];
        let segment = Segment {
            language: "de".to_owned(),
            parts,
        };
        assert_eq!(sentences(&segment), ["Zäsar"]);
    }

    #[test]
    fn languages_find_their_country() {
        assert_eq!(voices("de"), ["de"]);
        assert_eq!(voices("en"), ["en-gb", "en"]);
        assert_eq!(voices("en-US"), ["en-us", "en"]);
        assert_eq!(voices("pt-BR"), ["pt-br", "pt"]);
        assert_eq!(voices("pt-PT"), ["pt"]);
        assert_eq!(voices("fr"), ["fr-fr", "fr"]);
        assert_eq!(voices("nl"), ["nl"]);
        assert_eq!(voices("nl-BE"), ["nl-be", "nl"]);
        assert_eq!(voices("de_AT"), ["de-at", "de"]);
    }
}

//! Segments as espeak-ng reads them.

pub(crate) use ansage_wire::speech::plain::sentences;
use ansage_wire::{Part, Segment};

/// Writes a segment for espeak-ng: parts joined by blanks, known phonemes as `[[…]]`. `None` if there is nothing to
/// pronounce.
pub(crate) fn markup(segment: &Segment) -> Option<String> {
    let words: Vec<_> = segment.parts.iter().filter_map(word).collect();
    (!words.is_empty()).then(|| words.join(" "))
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

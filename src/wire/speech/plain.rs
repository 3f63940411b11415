//! Segments as a service of others reads them: plain text, a sentence at a time.

use crate::Segment;

/// A sentence so long, in bytes, ends at the next of [`ENDS`]: a service makes its sound sentence by sentence.
const LONG_BYTES: usize = 60;
const ENDS: [&str; 3] = [". ", "? ", "! "];

/// Returns a segment in sentences for a voice that reads plain text. Empty if there is nothing such a voice could be trusted
/// to pronounce: no letter and no digit.
pub fn sentences(segment: &Segment) -> Vec<String> {
    let plain: String = segment
        .text()
        .chars()
        .filter(|letter| *letter != '\0')
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    let mut sentences: Vec<String> = Vec::new();
    let has_ended = |sentence: &str| sentence.len() >= LONG_BYTES && ENDS.iter().any(|end| sentence.ends_with(end));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Part;

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
}

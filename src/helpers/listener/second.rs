//! The second hearing: what was said is heard once more, as if another throat had said it. Two voices are seldom
//! mistaken in the same way, so what only one of the hearings heard is doubted.

use ansage_wire::RATE;
use ansage_wire::listening::UNKNOWN_WORD;
use vosk::Recognizer;

use crate::recogniser::{Word, give, words};

/// What is said is heard so much faster and higher.
pub(crate) const OTHER_THROAT_FACTOR: f32 = 1.06;
/// What goes on for longer without a pause is no announcement, in samples: 15 s. What hears it keeps every way to have
/// heard it, and so grows with it.
pub(crate) const LONGEST_SAMPLES: usize = 15 * RATE as usize;

/// A second recognition beside the first. As long as the first hears no word, it only keeps the sound.
pub(crate) struct SecondHearing {
    recognizer: Recognizer,
    kept: Vec<i16>,
    /// Samples since the passage began.
    length: usize,
}

impl SecondHearing {
    /// Begins with a recogniser for [`OTHER_THROAT_FACTOR`] times the rate of the sound.
    pub(crate) fn new(recognizer: Recognizer) -> Self {
        Self {
            recognizer,
            kept: Vec::new(),
            length: 0,
        }
    }

    /// Takes samples.
    pub(crate) fn take(&mut self, samples: &[i16]) {
        let was_short = self.is_short();
        self.length += samples.len();
        if self.is_short() {
            self.kept.extend(samples);
        } else if was_short {
            self.kept.clear();
            self.recognizer.reset();
        }
    }

    fn is_short(&self) -> bool {
        self.length <= LONGEST_SAMPLES
    }

    /// Hears what is there: the first hearing has heard a word, so the second is soon asked for.
    pub(crate) fn follow(&mut self) {
        for block in self.kept.chunks(RATE as usize / 10) {
            give(&mut self.recognizer, block);
        }
        self.kept.clear();
    }

    /// Takes the words that the first hearing ends with, and doubts those that the second did not hear: all of them where
    /// it was too long. The next passage begins.
    pub(crate) fn weigh(&mut self, first: Vec<Word>) -> Vec<Word> {
        let was_short = self.is_short();
        self.length = 0;
        if !was_short {
            return doubted(first, &[]);
        }
        if first.iter().any(Word::is_known) {
            self.follow();
        }
        self.kept.clear();
        let second = self.recognizer.final_result().single().map(words).unwrap_or_default();
        doubted(first, &second)
    }
}

/// Returns the words of the first hearing, each no surer than the second hearing was of it. From the first to the last
/// on which the two differ none is sure, and where the second heard words more, neither are those around them.
fn doubted(mut first: Vec<Word>, second: &[Word]) -> Vec<Word> {
    let second: Vec<&Word> = second.iter().filter(|it| it.is_known()).collect();
    let mut said: Vec<&mut Word> = first.iter_mut().filter(|it| it.is_known()).collect();
    let least = said.len().min(second.len());
    let begin = (0..least).take_while(|at| said[*at].word == second[*at].word).count();
    let end = (0..least - begin)
        .take_while(|at| said[said.len() - 1 - at].word == second[second.len() - 1 - at].word)
        .count();
    let (more, count) = (second.len() - end > begin, said.len());
    let differ = if count - end > begin || !more {
        begin..count - end
    } else {
        begin.saturating_sub(1)..(begin + 1).min(count)
    };
    for (at, word) in said.iter_mut().enumerate() {
        let other = if at < begin {
            second[at].confidence
        } else if at >= count - end {
            second[at + second.len() - count].confidence
        } else {
            0.0
        };
        let is_sure = !differ.contains(&at);
        word.confidence = if is_sure { word.confidence.min(other) } else { 0.0 };
    }
    first
}

impl Word {
    /// True unless it stands for what is no word of the recogniser's.
    pub(crate) fn is_known(&self) -> bool {
        self.word != UNKNOWN_WORD
    }
}

#[cfg(test)]
mod tests {
    use super::doubted;
    use crate::recogniser::Word;

    /// Words of which one hearing is wholly sure; but for those with a mark, half.
    fn heard(text: &str) -> Vec<Word> {
        let word = |text: &str| Word {
            word: text.trim_end_matches('?').to_owned(),
            confidence: if text.ends_with('?') { 0.5 } else { 1.0 },
            start: 0.0,
            end: 0.0,
        };
        text.split_whitespace().map(word).collect()
    }

    /// Returns the words that are sure, and the others with a mark.
    fn weighed(first: &str, second: &str) -> String {
        let told = |it: Word| format!("{}{}", it.word, if it.confidence < 0.9 { "?" } else { "" });
        let all: Vec<String> = doubted(heard(first), &heard(second)).into_iter().map(told).collect();
        all.join(" ")
    }

    #[test]
    fn what_both_hear_is_as_sure_as_the_less_sure_of_them() {
        assert_eq!(weighed("dame david drei", "dame david drei"), "dame david drei");
        assert_eq!(weighed("dame david? drei", "dame david drei?"), "dame david? drei?");
        assert_eq!(weighed("", ""), "");
    }

    #[test]
    fn what_only_one_hears_is_doubted() {
        assert_eq!(weighed("dame david drei", "dame david zwei"), "dame david drei?");
        assert_eq!(weighed("dame david drei", "dame anna drei"), "dame david? drei");
        assert_eq!(weighed("dame david drei", "turm david zwei"), "dame? david? drei?");
        assert_eq!(weighed("dame david drei", "david drei"), "dame? david drei");
        assert_eq!(weighed("dame david drei", "dame david"), "dame david drei?");
        assert_eq!(weighed("nein", ""), "nein?");
    }

    #[test]
    fn where_the_second_hears_more_its_neighbours_are_doubted() {
        assert_eq!(weighed("dame drei", "dame david drei"), "dame? drei?");
        assert_eq!(weighed("david drei", "dame david drei"), "david? drei");
        assert_eq!(weighed("dame david drei", "dame david drei schach"), "dame david drei?");
        assert_eq!(weighed("", "dame"), "");
    }

    #[test]
    fn what_is_no_word_counts_for_nothing() {
        assert_eq!(
            weighed("[unk] dame david drei", "dame [unk] david drei"),
            "[unk] dame david drei"
        );
        assert_eq!(weighed("[unk]", "dame"), "[unk]");
    }
}

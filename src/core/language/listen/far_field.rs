//! Far-field speech: what was said farther away than the person at the microphone speaks may be a neighbour's announcement,
//! at the next board or behind the player. It is asked about, and never passed over.

use super::decide::{Alternatives, Judged, Outcome};
use super::heard::Heard;
use super::readings::{Meaning, Reading};

impl Judged {
    /// Makes a question of what would be done at once, if it was said far away. "No" is heeded from anywhere: it only stops
    /// something. "Yes" in one word confirms nothing from afar, in two it does.
    #[must_use]
    pub fn asked_if_far(self, heard: &Heard) -> Self {
        match self.outcome {
            Outcome::Clear(meaning) if heard.is_far() && !counts_from_afar(&meaning, heard) => {
                let is_meant = |it: &&Reading| it.meaning == meaning;
                let meant: Vec<Reading> = self.readings.iter().find(is_meant).cloned().into_iter().collect();
                Self {
                    outcome: Outcome::Ask(Alternatives::between(&meant)),
                    ..self
                }
            }
            _ => self,
        }
    }
}

fn counts_from_afar(meaning: &Meaning, heard: &Heard) -> bool {
    match meaning {
        Meaning::No => true,
        Meaning::Yes => heard.likeliest_text().split_whitespace().count() > 1,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::language::CommandWord;
    use crate::language::listen::{Heard, Judged, Meaning, Outcome, Reading};

    /// What follows from words that surely mean this, said so many dB softer than the person at the microphone speaks.
    fn outcome(said: &str, meaning: Meaning, softer: f32) -> Outcome {
        let heard = Heard {
            softer,
            ..Heard::of(said)
        };
        let reading = Reading {
            meaning,
            cost: 0.0,
            said: heard.words.iter().map(|it| it.word.clone()).collect(),
            words_used: heard.words.len(),
        };
        let judged = Judged {
            readings: vec![reading],
            outcome: Outcome::Clear(meaning),
        };
        judged.asked_if_far(&heard).outcome
    }

    fn is_asked_about(outcome: &Outcome, meaning: Meaning) -> bool {
        matches!(outcome, Outcome::Ask(question) if question.meanings == [meaning])
    }

    #[test]
    fn what_a_neighbour_may_have_said_is_asked_about() {
        let time = Meaning::Command(CommandWord::Time);
        let pawn = Meaning::Move("e2e4".parse().expect("a move"));
        for (said, meaning) in [("zeit", time), ("bauer eva vier", pawn)] {
            assert_eq!(outcome(said, meaning, 4.0), Outcome::Clear(meaning), "{said}");
            let far = outcome(said, meaning, 6.0);
            assert!(is_asked_about(&far, meaning), "{said}: {far:?}");
        }
    }

    #[test]
    fn no_is_heeded_from_afar_and_yes_in_two_words_alone() {
        assert_eq!(outcome("nein", Meaning::No, 12.0), Outcome::Clear(Meaning::No));
        let far = outcome("ja", Meaning::Yes, 12.0);
        assert!(is_asked_about(&far, Meaning::Yes), "{far:?}");
        assert_eq!(outcome("ja richtig", Meaning::Yes, 12.0), Outcome::Clear(Meaning::Yes));
    }
}

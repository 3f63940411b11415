//! What was said farther away than the person at the microphone speaks: it may be a neighbour's announcement, at the next
//! board or behind the player. It is asked about, and never passed over.

use super::decide::{Judged, Outcome, Question};
use super::heard::Heard;
use super::readings::{Meaning, Reading};

/// Makes a question of what would be done at once, if it was said far away. "No" is heeded from anywhere: it only stops
/// something. "Yes" in one word confirms nothing from afar, in two it does.
pub(super) fn asked_from_afar(heard: &Heard, judged: Judged) -> Judged {
    match judged.outcome {
        Outcome::Clear(meaning) if heard.is_far() && !counts_from_afar(&meaning, heard) => {
            let is_meant = |it: &&Reading| it.meaning == meaning;
            let meant: Vec<Reading> = judged.readings.iter().find(is_meant).cloned().into_iter().collect();
            Judged {
                outcome: Outcome::Ask(Question::between(&meant)),
                ..judged
            }
        }
        _ => judged,
    }
}

fn counts_from_afar(meaning: &Meaning, heard: &Heard) -> bool {
    match meaning {
        Meaning::No => true,
        Meaning::Yes => heard.told().split_whitespace().count() > 1,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Position;
    use crate::language::listen::{Asked, Heard, Hearing, Meaning, Outcome, Thresholds, judge};
    use crate::language::{CommandWord, Sight, Vocabulary, Voices};

    fn outcome(said: &str, softer: f32, asked: &Asked<'_>) -> Outcome {
        let voices = Voices::compiled_in();
        let lexicon = voices.lexicon("de-fide").expect("a lexicon");
        let hearing = Hearing {
            vocabulary: &Vocabulary::of([lexicon]),
            lexicon,
            spoken: voices.spoken(lexicon),
        };
        let heard = Heard {
            softer,
            ..Heard::of(said)
        };
        let (position, thresholds) = (Position::start(), Thresholds::without_key());
        judge(&heard, &hearing, &position, Sight::Movement, asked, &thresholds).outcome
    }

    fn is_asked_about(outcome: &Outcome, meaning: Meaning) -> bool {
        matches!(outcome, Outcome::Ask(question) if question.meanings == [meaning])
    }

    #[test]
    fn what_a_neighbour_may_have_said_is_asked_about() {
        let time = Meaning::Command(CommandWord::Time);
        let pawn = Meaning::Move("e2e4".parse().expect("a move"));
        for (said, meaning) in [("zeit", time), ("bauer eva vier", pawn)] {
            assert_eq!(outcome(said, 4.0, &Asked::Nothing), Outcome::Clear(meaning), "{said}");
            let far = outcome(said, 6.0, &Asked::Nothing);
            assert!(is_asked_about(&far, meaning), "{said}: {far:?}");
        }
    }

    #[test]
    fn no_is_heeded_from_afar_and_yes_in_two_words_alone() {
        let yes_or_no = &Asked::YesOrNo;
        assert_eq!(outcome("nein", 12.0, yes_or_no), Outcome::Clear(Meaning::No));
        let far = outcome("ja", 12.0, yes_or_no);
        assert!(is_asked_about(&far, Meaning::Yes), "{far:?}");
        assert_eq!(outcome("ja richtig", 12.0, yes_or_no), Outcome::Clear(Meaning::Yes));
    }
}

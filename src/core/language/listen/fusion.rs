//! One answer out of two: what the recogniser heard, and what the scorer makes of the same sound.
//!
//! The recogniser was trained on synthetic voices and is never far wrong; it is silent where people speak otherwise. The
//! scorer was trained on people, and always has a likeliest phrase. They are mistaken in different ways: what both say is
//! clear, what they differ on is asked about.

use super::asked::Asked;
use super::decide::{Alternatives, Judged, Outcome, Thresholds, Unheard, decide, is_of_weight, summed_up};
use super::heard::{By, Heard};
use super::readings::{Hearing, Meaning, Reading, readings};
use super::scored_meanings::{Leads, ScoredMeaning, ScoredMeanings, doubt, is_said_twice, number, weigh};
use super::sole_scorer::judge_alone;
use crate::game::Position;
use crate::language::{MoveSpec, Sight};

/// So many words are no more than a square.
const FEW_WORDS: usize = 2;

/// Where the recogniser heard so many words more, the scorer's phrase is asked about: it ended "König Felix zwei nach Eva
/// eins" behind the first square.
const MORE_WORDS: usize = 2;

/// Says what a passage may mean and what follows, by the recogniser and, where there is one, the scorer.
pub fn judge(
    heard: &Heard,
    hearing: &Hearing<'_>,
    position: &Position,
    sight: Sight,
    asked: &Asked<'_>,
    thresholds: &Thresholds,
) -> Judged {
    if heard.by == By::ScorerAlone {
        return judge_alone(heard, hearing, position, sight, asked, thresholds);
    }
    let leads = Leads::of(sight);
    let by_recogniser = readings(heard, hearing, position, sight, asked);
    let outcome = decide(heard, &by_recogniser, hearing, position, asked, thresholds);
    let Some(scored) = &heard.scored else {
        return Judged {
            readings: by_recogniser,
            outcome,
        };
    };
    let ScoredMeanings { mut weighed, elsewhere } = weigh(scored, hearing, position, sight, asked);
    let impossible = weighed.extract_if(.., |it| matches!(it.reading.meaning, Meaning::Impossible(_)));
    let impossible = impossible
        .filter(|it| !is_said_twice(&it.reading.meaning))
        .map(|it| it.best.0);
    let impossible = impossible.fold(f32::NEG_INFINITY, f32::max);
    let both = Fusion {
        heard,
        by_recogniser: &by_recogniser,
        outcome: &outcome,
        weighed: &weighed,
        elsewhere,
        impossible,
        leads,
        asked,
        thresholds,
    };
    let outcome = both.outcome(hearing, position);
    let doubt = doubt(&outcome);
    let mut all = by_recogniser.clone();
    for ScoredMeaning { reading, .. } in &weighed {
        if all.iter().all(|known| known.meaning != reading.meaning) {
            let cost = reading.cost + doubt;
            all.push(Reading {
                cost,
                ..reading.clone()
            });
        }
    }
    Judged { readings: all, outcome }
}

struct Fusion<'a> {
    heard: &'a Heard,
    by_recogniser: &'a [Reading],
    outcome: &'a Outcome,
    weighed: &'a [ScoredMeaning],
    /// The likeliest phrase that means nothing here: an answer to another question, such as which board.
    elsewhere: f32,
    /// The likeliest phrase for a move that no piece can make: what was said may have been cut short, so no other is clear.
    impossible: f32,
    leads: Leads,
    asked: &'a Asked<'a>,
    thresholds: &'a Thresholds,
}

impl Fusion<'_> {
    fn outcome(&self, hearing: &Hearing<'_>, position: &Position) -> Outcome {
        let likeliest = self.weighed.first().filter(|it| it.best.0 > self.elsewhere);
        match (self.outcome, likeliest) {
            (Outcome::Clear(meaning), Some(best))
                if self.is_overturned(meaning, best) || self.is_a_doubtful_square(meaning, position) =>
            {
                self.question(best)
            }
            (Outcome::Clear(meaning), _) if self.needs_both(meaning) && self.behind(meaning) > self.leads.close => {
                self.doubted(meaning)
            }
            (Outcome::Ask(_) | Outcome::Nothing(_), Some(best)) if best.is_above(self.leads) => {
                self.by_scorer(best, hearing, position)
            }
            _ => self.outcome.clone(),
        }
    }

    /// Returns how far a meaning lies behind the likeliest one.
    fn behind(&self, meaning: &Meaning) -> f32 {
        let log = |it: &ScoredMeaning| it.log;
        let best = self.weighed.first().map_or(0.0, log);
        best - self.scored(meaning).map_or(f32::NEG_INFINITY, log)
    }

    /// Returns how likely the likeliest phrase for a meaning is.
    fn best_of(&self, meaning: &Meaning) -> f32 {
        self.scored(meaning).map_or(f32::NEG_INFINITY, |it| it.best.0)
    }

    fn scored(&self, meaning: &Meaning) -> Option<&ScoredMeaning> {
        self.weighed.iter().find(|it| it.reading.meaning == *meaning)
    }

    /// Returns true if the scorer clearly heard something else. What is hardly speech to it must lead by its sound alone,
    /// for there the legal move would always be likelier.
    fn is_overturned(&self, meaning: &Meaning, best: &ScoredMeaning) -> bool {
        let leads = self.leads;
        let by_all = best.is_above(leads) && self.behind(meaning) >= leads.overturn;
        let by_sound = best.may_overturn(leads) && best.best.0 - self.best_of(meaning) >= leads.overturn;
        best.reading.meaning != *meaning && (by_all || by_sound)
    }

    /// Returns true if no more than a square was heard and the scorer hardly finds it: a piece before it is soon lost.
    fn is_a_doubtful_square(&self, meaning: &Meaning, position: &Position) -> bool {
        let is_castling = match meaning {
            Meaning::Move(m) => position.board().castling_side(*m).is_some(),
            Meaning::Said(spec) => matches!(spec, MoveSpec::Castles(_)),
            _ => return false,
        };
        let is_short = self.heard.said().count() <= FEW_WORDS && !is_castling;
        is_short && self.best_of(meaning) < self.leads.floor_of_square
    }

    /// Returns true for what both must hear: what weighs, and any command with other sound beside it.
    fn needs_both(&self, meaning: &Meaning) -> bool {
        let is_command = matches!(meaning, Meaning::Command(_));
        weighs(meaning, self.asked) || is_command && self.heard.has_noise()
    }

    /// What the scorer finds likeliest, where the recogniser was not sure.
    fn by_scorer(&self, best: &ScoredMeaning, hearing: &Hearing<'_>, position: &Position) -> Outcome {
        let meaning = best.reading.meaning;
        if *self.asked == Asked::Nothing && matches!(meaning, Meaning::Yes | Meaning::No) {
            let is_silent = matches!(self.outcome, Outcome::Nothing(_));
            return if is_silent {
                Outcome::Nothing(Unheard::NotAsked)
            } else {
                self.outcome.clone()
            };
        }
        let is_among = matches!(self.outcome, Outcome::Ask(asked) if asked.meanings.contains(&meaning));
        let needed = if is_among && self.is_heard_whole(best) {
            self.leads.agreed
        } else if self.is_contradicted(best) {
            self.leads.contradicted
        } else {
            self.leads.alone
        };
        let second = self.weighed.get(1).map_or(f32::NEG_INFINITY, |it| it.log);
        // A command needs both.
        let is_a_move = matches!(meaning, Meaning::Move(_) | Meaning::Said(_));
        let is_clear = best.log - second >= needed
            && best.best.0 > self.impossible
            && !self.is_cut_short(best)
            && !self.is_another_square(best)
            && !self.is_of_little(best);
        if is_a_move && is_clear && best.reading.cost <= self.thresholds.clear {
            summed_up(&best.reading, hearing, position)
        } else {
            self.question(best)
        }
    }

    /// Returns true if nothing was said beside what both have: a piece or a square may have been lost in noise.
    fn is_heard_whole(&self, best: &ScoredMeaning) -> bool {
        let names_piece = best.best.1 > 2;
        names_piece && self.heard.noise_of(self.thresholds.shortest_talk).is_empty()
    }

    /// Returns true where the recogniser asks about other meanings.
    fn is_contradicted(&self, best: &ScoredMeaning) -> bool {
        matches!(self.outcome, Outcome::Ask(asked) if !asked.meanings.contains(&best.reading.meaning))
    }

    /// Returns true for no more than a square where the recogniser asks about others: in noise the nets were surest of a
    /// wrong one there.
    fn is_another_square(&self, best: &ScoredMeaning) -> bool {
        best.best.1 <= FEW_WORDS && self.is_contradicted(best)
    }

    /// Returns true if the recogniser heard so many more words that the scorer, which soon comes to an end, may have lost some.
    fn is_cut_short(&self, best: &ScoredMeaning) -> bool {
        self.heard.said().count() >= best.best.1 + MORE_WORDS
    }

    /// Returns true if what the scorer hears is not likely enough to be clear by it. A square alone is likelier still, for a
    /// piece before it is soon lost.
    fn is_of_little(&self, best: &ScoredMeaning) -> bool {
        let (log, words) = best.best;
        let floor = match words {
            ..=FEW_WORDS => self.leads.floor_of_command,
            _ => self.leads.floor_of_clear * number(words),
        };
        log < floor
    }

    /// Asks whether what the recogniser heard was meant.
    fn doubted(&self, meaning: &Meaning) -> Outcome {
        let read = self.by_recogniser.iter().filter(|it| it.meaning == *meaning).cloned();
        Outcome::Ask(Alternatives::between(&read.collect::<Vec<_>>()))
    }

    /// Asks which of the likeliest is meant, what the recogniser heard among them.
    fn question(&self, best: &ScoredMeaning) -> Outcome {
        let close = self.weighed.iter().filter(|it| it.log >= best.log - self.leads.close);
        let mut all: Vec<Reading> = close.map(|it| it.reading.clone()).collect();
        let heard: Vec<Meaning> = match self.outcome {
            Outcome::Clear(meaning) => vec![*meaning],
            Outcome::Ask(asked) => asked.meanings.clone(),
            Outcome::Nothing(_) => Vec::new(),
        };
        // What both name is asked first, then what the scorer names.
        all.sort_by_key(|it| !heard.contains(&it.meaning));
        for meaning in heard {
            if all.iter().all(|it| it.meaning != meaning) {
                all.extend(self.by_recogniser.iter().find(|it| it.meaning == meaning).cloned());
            }
        }
        all.truncate(self.thresholds.most);
        Outcome::Ask(Alternatives::between(&all))
    }
}

/// Returns true for what ends the game or goes to others.
fn weighs(meaning: &Meaning, asked: &Asked<'_>) -> bool {
    match meaning {
        Meaning::Command(word) => is_of_weight(*word),
        Meaning::Result(_) | Meaning::MoveAndOffer(_) | Meaning::SaidAndOffer(_) => true,
        Meaning::Yes => *asked == Asked::OfWeight,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::judge;
    use crate::game::{Move, Position};
    use crate::language::listen::{Asked, Heard, Hearing, Judged, Meaning, Outcome, ScoredPhrase, Thresholds, Unheard};
    use crate::language::{CommandWord, Sight};

    /// What follows at the start of a game from what the recogniser heard and what the scorer makes of it.
    fn outcome(words: &str, scored: &[(&str, f32)], sight: Sight, asked: &Asked<'_>) -> Outcome {
        judged(words, scored, sight, asked).outcome
    }

    /// A question mark stands behind a word that the recogniser is not sure of.
    fn judged(words: &str, scored: &[(&str, f32)], sight: Sight, asked: &Asked<'_>) -> Judged {
        let phrase = |(said, log): &(&str, f32)| ScoredPhrase {
            said: (*said).to_owned(),
            log: *log,
        };
        let mut heard = Heard::of(words);
        for word in &mut heard.words {
            if let Some(doubted) = word.word.strip_suffix('?') {
                (word.word, word.confidence) = (doubted.to_owned(), 0.5);
            }
        }
        heard.scored = Some(scored.iter().map(phrase).collect());
        let thresholds = Thresholds::default();
        Hearing::with("de-fide", |hearing| {
            judge(&heard, hearing, &Position::start(), sight, asked, &thresholds)
        })
    }

    fn outcome_in_free_mode(words: &str, scored: &[(&str, f32)]) -> Outcome {
        outcome(words, scored, Sight::Legal, &Asked::Nothing)
    }

    fn event(words: &str, scored: &[(&str, f32)]) -> Outcome {
        outcome(words, scored, Sight::Movement, &Asked::Nothing)
    }

    fn a_move(text: &str) -> Meaning {
        Meaning::Move(text.parse::<Move>().expect("a move"))
    }

    #[test]
    fn what_the_recogniser_throws_away_is_clear_if_the_scorer_leads_by_far() {
        let lead = |by: f32| event("[unk]", &[("bauer eva vier", -2.0), ("bauer eva drei", -2.0 - by)]);
        assert_eq!(lead(3.5), Outcome::Clear(a_move("e2e4")));
        assert_eq!(lead(1.0).asked_about(), [a_move("e2e4"), a_move("e2e3")]);
        // In free mode less is enough.
        let near = [("bauer eva vier", -2.0), ("bauer eva drei", -4.5)];
        assert_eq!(outcome_in_free_mode("[unk]", &near), Outcome::Clear(a_move("e2e4")));
    }

    #[test]
    fn where_both_have_the_same_a_small_lead_is_enough() {
        let near = [("bauer eva vier", -2.0), ("bauer eva drei", -2.6)];
        assert!(matches!(event("[unk]", &near), Outcome::Ask(_)));
        assert_eq!(event("bauer eva vier?", &near), Outcome::Clear(a_move("e2e4")));
        // Something else was said that both may have lost.
        assert!(matches!(event("[unk] bauer eva [unk] vier", &near), Outcome::Ask(_)));
        let square = [("eva vier", -2.0), ("eva drei", -2.6)];
        assert!(matches!(event("eva vier?", &square), Outcome::Ask(_)));
    }

    #[test]
    fn what_the_recogniser_asks_otherwise_about_needs_twice_the_lead() {
        let lead = |by: f32| [("bauer cesar vier", -1.0), ("bauer eva vier", -1.0 - by)];
        assert!(matches!(event("bauer gustav? vier", &lead(5.0)), Outcome::Ask(_)));
        assert_eq!(event("bauer gustav? vier", &lead(6.5)), Outcome::Clear(a_move("c2c4")));
        assert_eq!(event("[unk]", &lead(5.0)), Outcome::Clear(a_move("c2c4")));
    }

    /// In noise "Eva vier" was Cesar to the nets, and something with "v" to the recogniser.
    #[test]
    fn a_square_is_not_clear_where_the_recogniser_asks_about_another() {
        let surely = [("cesar vier", -1.0), ("eva vier", -9.0)];
        let outcome = event("gustav? vier", &surely);
        assert_eq!(outcome.asked_about(), [a_move("c2c4"), a_move("g2g4")]);
        assert_eq!(event("[unk]", &surely), Outcome::Clear(a_move("c2c4")));
        let with_piece = [("bauer cesar vier", -1.0), ("bauer eva vier", -9.0)];
        assert_eq!(event("bauer gustav? vier", &with_piece), Outcome::Clear(a_move("c2c4")));
    }

    #[test]
    fn what_the_scorer_may_have_cut_short_is_asked_about() {
        let heard = "dame? david eins eva zwei";
        let short = [("dame eva zwei", -4.0), ("dame eva drei", -9.0)];
        let outcome = event(heard, &short);
        assert!(matches!(outcome, Outcome::Ask(_)), "{outcome:?}");
        // No pawn can go there: another may have been meant, or what was said behind it is lost.
        let cut = [("bauer eva fünf", -4.0), ("bauer eva vier", -4.5)];
        let outcome = outcome_in_free_mode("[unk]", &cut);
        assert_eq!(outcome.asked_about()[0], a_move("e2e4"));
    }

    #[test]
    fn where_they_clearly_differ_nothing_is_clear() {
        let outcome = event(
            "bauer eva zwei eva drei",
            &[("bauer eva zwei eva vier", -2.0), ("bauer eva vier", -9.0)],
        );
        let meanings = outcome.asked_about();
        assert!(
            meanings.contains(&a_move("e2e4")) && meanings.contains(&a_move("e2e3")),
            "{meanings:?}"
        );
    }

    #[test]
    fn what_is_junk_to_the_scorer_overturns_nothing() {
        let junk = [("halt", -12.0), ("dame schlägt", -13.0)];
        assert_eq!(event("bauer eva vier", &junk), Outcome::Clear(a_move("e2e4")));
        assert!(!matches!(event("[unk]", &junk), Outcome::Clear(_) | Outcome::Ask(_)));
        assert!(!matches!(event("", &[]), Outcome::Clear(_) | Outcome::Ask(_)));
    }

    /// In noise "Eva vier" was heard as the first, and in a room "Springer Anna drei" as the second.
    #[test]
    fn what_the_recogniser_is_wrongly_sure_of_is_asked_about() {
        let other = [("cesar vier", -5.4), ("cesar sieben", -8.7)];
        assert!(matches!(event("gustav vier", &other), Outcome::Ask(_)));
        let square = |log: f32| event("anna drei", &[("anna drei", log)]);
        assert_eq!(square(-8.1).asked_about(), [a_move("a2a3")]);
        assert_eq!(square(-7.9), Outcome::Clear(a_move("a2a3")));
        assert_eq!(
            event("bauer anna drei", &[("bauer anna drei", -8.1)]),
            Outcome::Clear(a_move("a2a3"))
        );
    }

    #[test]
    fn what_the_scorer_hears_taken_back_does_not_count() {
        let scored = [("bauer eva vier nein david vier", -2.0), ("bauer eva vier", -9.0)];
        assert_eq!(event("[unk]", &scored), Outcome::Clear(a_move("d2d4")));
        let outcome = event("bauer eva vier", &scored);
        assert!(outcome.asked_about().contains(&a_move("d2d4")), "{outcome:?}");
    }

    #[test]
    fn what_answers_another_question_is_no_move_that_sounds_like_it() {
        let which = Asked::Which(&[]);
        let scored = [("anna", -1.0), ("bauer anna drei", -3.0)];
        let outcome = outcome("anna", &scored, Sight::Legal, &which);
        assert!(matches!(outcome, Outcome::Nothing(_)), "{outcome:?}");
    }

    #[test]
    fn a_command_needs_both() {
        let scored = [("uhr drücken", -1.0)];
        let clock = Meaning::Command(CommandWord::Clock);
        assert_eq!(event("[unk]", &scored).asked_about(), [clock]);
        assert_eq!(event("uhr drücken", &scored), Outcome::Clear(clock));
        let other = [("bauer eva vier", -20.0), ("halt", -21.0)];
        assert_eq!(event("uhr drücken", &other).asked_about(), [clock]);
        let made = Meaning::Command(CommandWord::Made);
        assert_eq!(event("gezogen", &other), Outcome::Clear(made));
        // Half of what was said may be lost.
        assert_eq!(event("[unk] gezogen", &other).asked_about(), [made]);
    }

    /// One word that was heard clearly is done, and the desk tells it from a doubted one by its cost.
    #[test]
    fn a_command_that_only_the_scorer_heard_is_doubted() {
        let made = [("gezogen", -0.1)];
        let judged = judged("[unk]", &made, Sight::Movement, &Asked::Nothing);
        assert_eq!(judged.outcome.asked_about(), [Meaning::Command(CommandWord::Made)]);
        assert!(judged.readings[0].cost > Thresholds::default().clear);
    }

    #[test]
    fn yes_and_no_answer_a_question_and_nothing_else() {
        let scored = [("ja", -1.0)];
        assert_eq!(event("[unk]", &scored), Outcome::Nothing(Unheard::NotAsked));
        let asked = outcome("[unk]", &scored, Sight::Movement, &Asked::YesOrNo);
        assert_eq!(asked.asked_about(), [Meaning::Yes]);
    }
}

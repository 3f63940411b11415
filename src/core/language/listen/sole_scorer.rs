//! What the scorer heard alone: in a language without a recogniser, or where the recogniser has failed.
//!
//! It always has a likeliest phrase, and nobody else was there who could contradict it. So a command needs a greater lead
//! than a move, which is read back in any case, and what ends the game or goes aloud is asked about whatever the lead.

use super::asked::Asked;
use super::decide::{Alternatives, Judged, Outcome, Thresholds, Unheard, is_of_weight, summed_up};
use super::endpoint::announced_words;
use super::heard::{By, Heard, HeardWord, SHORTEST_WORD_S};
use super::phrasebook::NOISE;
use super::readings::{Hearing, Meaning, Reading};
use super::scored_meanings::{Leads, ScoredMeaning, ScoredMeanings, added, doubt, is_said_twice, number, weigh};
use super::spoken::SpokenWords;
use super::written_phrases::ScoredPhrase;
use crate::game::Position;
use crate::language::voices::fold;
use crate::language::{Sight, Word};

/// A command or an answer leads by so many times what is enough for a move: a move is read back and confirmed, a command
/// that was none is done.
const COMMAND_LEAD_FACTOR: f32 = 2.0;

/// What words that rhyme cost at most when they are taken for each other (`confusions` of each language).
const MAX_RHYME_COST: f32 = 1.0;

/// Returns a passage that the scorer alone heard, from one second to another.
///
/// Its words are those of the likeliest phrase if that leads by far, whatever stands on the board; else it is noise, and
/// what it may mean is judged by the phrases alone. Without phrases nobody spoke.
pub fn heard_alone(scored: Vec<ScoredPhrase>, start: f32, end: f32, hearing: &Hearing<'_>) -> Heard {
    let words = match sure(&scored, hearing) {
        Some(said) => said.split_whitespace().map(str::to_owned).collect(),
        None if scored.is_empty() => Vec::new(),
        None => vec![NOISE.to_owned()],
    };
    let each = (end - start) / f32::from(u16::try_from(words.len().max(1)).unwrap_or(u16::MAX));
    let mut now = start;
    let words = words.into_iter().map(|word| {
        let start = now;
        now += each;
        HeardWord {
            word,
            confidence: 1.0,
            start,
            end: now,
        }
    });
    Heard {
        words: words.collect(),
        scored: Some(scored),
        by: By::ScorerAlone,
        late: 0.0,
        softer: 0.0,
    }
}

/// Returns the likeliest phrase if it is sure by its words alone.
fn sure<'a>(scored: &'a [ScoredPhrase], hearing: &Hearing<'_>) -> Option<&'a str> {
    let leads = Leads::of(Sight::Movement);
    let mut kinds: Vec<(Kind, f32)> = Vec::new();
    for phrase in scored {
        let kind = Kind::of(&phrase.said, hearing);
        match kinds.iter_mut().find(|it| it.0 == kind) {
            Some(known) => known.1 = added(known.1, phrase.log),
            None => kinds.push((kind, phrase.log)),
        }
    }
    let best = scored.iter().max_by(|one, other| one.log.total_cmp(&other.log))?;
    let kind = Kind::of(&best.said, hearing);
    let own = kinds.iter().find(|it| it.0 == kind)?.1;
    let others = kinds.iter().filter(|it| it.0 != kind).map(|it| it.1);
    let lead = own - others.fold(f32::NEG_INFINITY, f32::max);
    let (needed, floor) = match kind {
        // Two short words are what the net makes of many a noise.
        Kind::Announcement(_) if count(&best.said) <= 2.0 => (leads.alone, leads.floor_of_command),
        Kind::Announcement(_) => (leads.alone, leads.floor * count(&best.said)),
        Kind::Other(_) => (leads.alone * COMMAND_LEAD_FACTOR, leads.floor_of_command),
    };
    (lead >= needed && best.log >= floor).then_some(&best.said)
}

/// What a phrase is, whichever of its forms was said.
#[derive(PartialEq)]
enum Kind {
    Announcement(Vec<Word>),
    Other(String),
}

impl Kind {
    fn of(said: &str, hearing: &Hearing<'_>) -> Self {
        let mut phrases = hearing.spoken.into_iter().flat_map(|it| it.phrases());
        if let Some((_, asks)) = phrases.find(|(phrase, _)| fold(phrase) == fold(said)) {
            return Kind::Other(format!("{asks:?}"));
        }
        match announced_words(&Heard::of(said), hearing.lexicon) {
            Some(words) => Kind::Announcement(words),
            None => Kind::Other(fold(said)),
        }
    }
}

fn count(said: &str) -> f32 {
    number(said.split_whitespace().count())
}

/// Says what a passage may mean and what follows, where the scorer alone heard it.
pub(super) fn judge_alone(
    heard: &Heard,
    hearing: &Hearing<'_>,
    position: &Position,
    sight: Sight,
    asked: &Asked<'_>,
    thresholds: &Thresholds,
) -> Judged {
    let leads = Leads::of(sight);
    let scored = heard.scored.as_deref().unwrap_or_default();
    let ScoredMeanings { mut weighed, elsewhere } = weigh(scored, hearing, position, sight, asked);
    weighed.retain(|it| !is_said_twice(&it.reading.meaning));
    let judgement = SoleScorer {
        heard,
        weighed: &weighed,
        elsewhere,
        leads,
        asked,
        thresholds,
        hearing,
    };
    let outcome = judgement.outcome(position);
    let doubt = doubt(&outcome);
    let readings = weighed.into_iter().map(|it| Reading {
        cost: it.reading.cost + doubt,
        ..it.reading
    });
    Judged {
        readings: readings.collect(),
        outcome,
    }
}

struct SoleScorer<'a> {
    heard: &'a Heard,
    weighed: &'a [ScoredMeaning],
    /// The likeliest phrase that means nothing here.
    elsewhere: f32,
    leads: Leads,
    asked: &'a Asked<'a>,
    thresholds: &'a Thresholds,
    hearing: &'a Hearing<'a>,
}

impl SoleScorer<'_> {
    fn outcome(&self, position: &Position) -> Outcome {
        if self.heard.scored.as_ref().is_none_or(Vec::is_empty) {
            return Outcome::Nothing(Unheard::Silence);
        }
        let with_key = self.thresholds.are_with_key();
        let counts = |it: &&ScoredMeaning| it.is_above(self.leads) || with_key && it.may_be_asked(self.leads);
        let likeliest = self.weighed.first().filter(counts);
        let Some(likeliest) = likeliest.filter(|it| it.log >= self.elsewhere) else {
            let why = if self.weighed.is_empty() {
                Unheard::NotUnderstood
            } else {
                Unheard::Junk
            };
            return Outcome::Nothing(why);
        };
        let meaning = likeliest.reading.meaning;
        if *self.asked == Asked::Nothing && matches!(meaning, Meaning::Yes | Meaning::No) {
            return Outcome::Nothing(Unheard::NotAsked);
        }
        if likeliest.is_above(self.leads) && self.is_clear(likeliest) {
            return match meaning {
                Meaning::Impossible(_) => Outcome::Nothing(Unheard::Impossible),
                _ => summed_up(&likeliest.reading, self.hearing, position),
            };
        }
        let is_close =
            |it: &&ScoredMeaning| it.log >= likeliest.log - self.leads.close || self.sounds_like(it, likeliest);
        let close = self.weighed.iter().filter(is_close).map(|it| it.reading.clone());
        let mut close: Vec<Reading> = close.filter(|it| self.may_be_asked(&it.meaning)).collect();
        close.truncate(self.thresholds.most);
        match close.as_slice() {
            [] => Outcome::Nothing(Unheard::Impossible),
            several => Outcome::Ask(Alternatives::between(several)),
        }
    }

    /// Returns true for what needs no question. Nothing else is ever clear.
    fn is_clear(&self, likeliest: &ScoredMeaning) -> bool {
        let words = likeliest.best.1;
        let (needed, may_be) = match likeliest.reading.meaning {
            // A single word is soon misheard; only where moves were named to choose from it is one.
            Meaning::Move(_) | Meaning::Said(_) if matches!(self.asked, Asked::Which(_) | Asked::WhichSaid(_)) => {
                (1.0, true)
            }
            // A square alone is what the net makes of many a noise and of words it does not expect: "board" was "b 4" at
            // -4.1 nats. On the English and Spanish tuning sets, 120 passages, the floor of a command makes a question
            // of two squares that were clear, one of them wrong.
            Meaning::Move(_) | Meaning::Said(_) => (
                1.0,
                words > 2 || (words > 1 && likeliest.best.0 >= self.leads.floor_of_command),
            ),
            Meaning::Impossible(_) => (1.0, words > 1),
            Meaning::Command(word) => (COMMAND_LEAD_FACTOR, !is_of_weight(word)),
            // What weighs much was asked about before, and is confirmed in two words.
            Meaning::Yes => (COMMAND_LEAD_FACTOR, *self.asked != Asked::OfWeight || words > 1),
            Meaning::No => (COMMAND_LEAD_FACTOR, true),
            // An offer and a result go aloud or end the game; the others are asked about, for nobody else heard them.
            Meaning::MoveAndOffer(_)
            | Meaning::SaidAndOffer(_)
            | Meaning::Result(_)
            | Meaning::Square(_)
            | Meaning::Stands(_)
            | Meaning::Missing
            | Meaning::SheetEnds
            | Meaning::Number(_)
            | Meaning::LeftOpen => return false,
        };
        let lead = match likeliest.reading.meaning {
            // Whoever is asked answers: that moves are possible speaks for none of them.
            Meaning::Yes | Meaning::No => likeliest.best.0 - self.second(likeliest, |it| it.best.0),
            _ => likeliest.log - self.second(likeliest, |it| it.log),
        };
        let is_impossible = matches!(likeliest.reading.meaning, Meaning::Impossible(_));
        let is_as_said = is_impossible || likeliest.reading.cost <= self.thresholds.clear;
        let has_double = self.weighed.iter().any(|it| self.sounds_like(it, likeliest));
        may_be && is_as_said && lead >= needed * self.leads.alone && !has_double && !self.is_hurried(words)
    }

    /// Returns how likely the likeliest of the other phrases is.
    fn second(&self, likeliest: &ScoredMeaning, log: impl Fn(&ScoredMeaning) -> f32) -> f32 {
        let others = self
            .weighed
            .iter()
            .filter(|it| it.reading.meaning != likeliest.reading.meaning);
        others.map(log).fold(self.elsewhere, f32::max)
    }

    /// Returns true for another meaning whose words rhyme with those of the likeliest, and which is not far behind by its sound:
    /// "rook g 3" for "rook e 3", by 7 nats.
    fn sounds_like(&self, other: &ScoredMeaning, likeliest: &ScoredMeaning) -> bool {
        let rhymes = || match self.hearing.spoken {
            Some(spoken) => rhyme(&other.said, &likeliest.said, spoken),
            None => false,
        };
        other.reading.meaning != likeliest.reading.meaning
            && other.best.0 >= likeliest.best.0 - self.leads.rhyming
            && rhymes()
    }

    /// Returns true if nobody says so many words in the time there was. Without times nothing is known of that.
    fn is_hurried(&self, words: usize) -> bool {
        let (Some(first), Some(last)) = (self.heard.words.first(), self.heard.words.last()) else {
            return false;
        };
        let least = SHORTEST_WORD_S * f32::from(u16::try_from(words).unwrap_or(u16::MAX));
        last.end > 0.0 && last.end - first.start < least
    }

    fn may_be_asked(&self, meaning: &Meaning) -> bool {
        match meaning {
            Meaning::Impossible(_) => false,
            Meaning::Yes | Meaning::No => *self.asked != Asked::Nothing,
            _ => true,
        }
    }
}

/// Returns true if two phrases differ, and in nothing but words that are the likeliest to be taken for each other.
fn rhyme(one: &str, other: &str, spoken: &SpokenWords) -> bool {
    let (one, other): (Vec<&str>, Vec<&str>) = (one.split(' ').collect(), other.split(' ').collect());
    let sound_alike = |(one, other): (&&str, &&str)| {
        let mut taken_for = spoken.confused_with(one).into_iter();
        one == other || taken_for.any(|(it, cost)| cost <= MAX_RHYME_COST && fold(it) == fold(other))
    };
    one != other && one.len() == other.len() && one.iter().zip(&other).all(sound_alike)
}

#[cfg(test)]
mod tests {
    use super::heard_alone;
    use crate::game::{Move, Outcome as Ended, Position};
    use crate::language::listen::{
        Asked, Hearing, Judged, Meaning, Outcome, ScoredPhrase, SpokenForm, Thresholds, Unheard, judge,
    };
    use crate::language::{CommandWord, Sight};

    fn scored(all: &[(&str, f32)]) -> Vec<ScoredPhrase> {
        let phrase = |(said, log): &(&str, f32)| ScoredPhrase {
            said: (*said).to_owned(),
            log: *log,
        };
        all.iter().map(phrase).collect()
    }

    /// An English player and nobody but the scorer, at the start of a game.
    fn judged(all: &[(&str, f32)], sight: Sight, asked: &Asked<'_>) -> Judged {
        Hearing::with("en", |hearing| {
            let heard = heard_alone(scored(all), 1.0, 3.0, hearing);
            judge(
                &heard,
                hearing,
                &Position::start(),
                sight,
                asked,
                &Thresholds::default(),
            )
        })
    }

    fn outcome(all: &[(&str, f32)], asked: &Asked<'_>) -> Outcome {
        judged(all, Sight::Movement, asked).outcome
    }

    fn a_move(text: &str) -> Meaning {
        Meaning::Move(text.parse::<Move>().expect("a move"))
    }

    #[test]
    fn a_move_is_clear_by_its_lead_and_asked_about_without() {
        let lead = |by: f32| [("pawn e 4", -1.0), ("pawn e 3", -1.0 - by)];
        let nothing = &Asked::Nothing;
        assert_eq!(outcome(&lead(3.1), nothing), Outcome::Clear(a_move("e2e4")));
        assert_eq!(
            outcome(&lead(2.0), nothing).asked_about(),
            [a_move("e2e4"), a_move("e2e3")]
        );
        let free = judged(&[("pawn e 5", -1.0), ("pawn e 4", -2.5)], Sight::Legal, nothing);
        // No pawn goes to e5; only what can be meant is asked about.
        assert_eq!(free.outcome.asked_about(), [a_move("e2e4")]);
        // What it is not sure of is no word.
        let words = |all: &[(&str, f32)]| Hearing::with("en", |it| heard_alone(scored(all), 1.0, 3.0, it).text());
        assert_eq!(words(&lead(3.1)), "pawn e 4");
        assert_eq!(words(&lead(2.0)), "");
        assert_eq!(words(&[("bishop takes c 6", -9.0)]), "bishop takes c 6");
        assert_eq!(words(&[("bishop takes c 6", -13.0)]), "", "far below what anybody said");
        assert_eq!(words(&[]), "");
    }

    #[test]
    fn what_is_hardly_speech_is_asked_about_while_the_key_is_held() {
        let (hardly, nothing) = ([("pawn eva 4", -9.0)], Asked::Nothing);
        assert_eq!(outcome(&hardly, &nothing).asked_about(), [a_move("e2e4")]);
        assert_eq!(
            outcome(&[("pawn eva 4", -16.0)], &nothing),
            Outcome::Nothing(Unheard::Junk)
        );
        assert_eq!(
            outcome(&[("how much time", -9.0)], &nothing),
            Outcome::Nothing(Unheard::Junk)
        );
        let without_key = Hearing::with("en", |hearing| {
            let heard = heard_alone(scored(&hardly), 1.0, 3.0, hearing);
            let (position, thresholds) = (Position::start(), Thresholds::without_key());
            judge(&heard, hearing, &position, Sight::Movement, &nothing, &thresholds).outcome
        });
        assert_eq!(without_key, Outcome::Nothing(Unheard::Junk), "talk is none of ours");
    }

    #[test]
    fn letters_that_rhyme_are_told_apart_by_a_greater_lead() {
        let nothing = &Asked::Nothing;
        let lead = |by: f32| [("pawn c 4", -1.0), ("pawn g 4", -1.0 - by)];
        assert_eq!(outcome(&lead(9.0), nothing), Outcome::Clear(a_move("c2c4")));
        let asked = outcome(&lead(7.0), nothing).asked_about().to_vec();
        assert_eq!(asked, [a_move("c2c4"), a_move("g2g4")]);
        let names = [("pawn cesar 4", -1.0), ("pawn gustav 4", -8.0)];
        assert_eq!(outcome(&names, nothing), Outcome::Clear(a_move("c2c4")));
    }

    #[test]
    fn what_cannot_be_meant_is_a_rival_of_what_can() {
        let nothing = &Asked::Nothing;
        // No knight goes there; said as clearly, it is not another move.
        let impossible = [("knight a 1 b 2", -1.0), ("knight a 1 b 3", -7.0)];
        assert_eq!(outcome(&impossible, nothing), Outcome::Nothing(Unheard::Impossible));
        // "Correction" is about the move before.
        let corrected = [("correction pawn e 4", -2.0), ("pawn e 4", -3.0)];
        assert!(matches!(outcome(&corrected, nothing), Outcome::Nothing(_)));
        // A square said again and again by the net itself is none.
        let again = [("e 4 e 4", -1.5), ("e 4", -1.6)];
        assert_eq!(outcome(&again, nothing), Outcome::Clear(a_move("e2e4")));
        // Two short words are what the net makes of many a noise.
        assert_eq!(outcome(&[("b 4", -4.0)], nothing).asked_about(), [a_move("b2b4")]);
    }

    #[test]
    fn a_command_needs_twice_the_lead_and_one_of_weight_is_never_clear() {
        let nothing = &Asked::Nothing;
        let lead = |said, by: f32| [(said, -0.5), ("pawn e 4", -0.5 - by)];
        let time = Meaning::Command(CommandWord::Time);
        assert_eq!(outcome(&lead("how much time", 6.5), nothing), Outcome::Clear(time));
        let doubted = judged(&lead("how much time", 5.0), Sight::Movement, nothing);
        assert_eq!(doubted.outcome.asked_about()[0], time);
        assert!(
            doubted.readings[0].cost > Thresholds::default().clear,
            "no question is taken for an answer"
        );
        assert!(matches!(
            outcome(&[("how much time", -3.5)], nothing),
            Outcome::Nothing(_)
        ));
        for (said, word) in [
            ("I offer a draw", CommandWord::Offer),
            ("press the clock", CommandWord::Clock),
            ("flag has fallen", CommandWord::Flag),
            ("arbiter please", CommandWord::Arbiter),
            ("I resign the game", CommandWord::Resign),
            ("accept the draw", CommandWord::Accept),
        ] {
            let asked = outcome(&[(said, -0.1)], nothing).asked_about().to_vec();
            assert_eq!(asked, [Meaning::Command(word)], "{said}");
        }
        let wins = outcome(&[("White wins", -0.1)], nothing);
        assert_eq!(wins.asked_about(), [Meaning::Result(Ended::WhiteWins)]);
        let offered = outcome(&[("pawn e 4 I offer a draw", -0.1)], nothing);
        let m = "e2e4".parse().expect("a move");
        assert_eq!(offered.asked_about(), [Meaning::MoveAndOffer(m)]);
    }

    #[test]
    fn yes_answers_an_open_question_and_one_of_weight_in_two_words() {
        let yes = [("yes", -0.5), ("right", -8.0)];
        assert_eq!(outcome(&yes, &Asked::Nothing), Outcome::Nothing(Unheard::NotAsked));
        assert_eq!(outcome(&yes, &Asked::YesOrNo), Outcome::Clear(Meaning::Yes));
        assert_eq!(outcome(&yes, &Asked::OfWeight).asked_about(), [Meaning::Yes]);
        let two = [("yes please", -0.5)];
        assert_eq!(outcome(&two, &Asked::OfWeight), Outcome::Clear(Meaning::Yes));
        // That a move is possible is no reason to think that it was said where something was asked.
        let beside_a_move = judged(&[("yes", -1.5), ("f 3", -7.0)], Sight::Legal, &Asked::YesOrNo);
        assert_eq!(beside_a_move.outcome, Outcome::Clear(Meaning::Yes));
        let near = [("yes", -0.5), ("no", -5.0)];
        assert_eq!(outcome(&near, &Asked::YesOrNo).asked_about()[0], Meaning::Yes);
    }

    #[test]
    fn a_word_alone_is_a_move_only_where_it_chooses_one() {
        let square = [("knight", -0.5)];
        let asked = outcome(&square, &Asked::Nothing);
        assert!(!matches!(asked, Outcome::Clear(_)), "{asked:?}");
        let moves: [Move; 2] = ["g1f3", "f2f3"].map(|it| it.parse().expect("a move"));
        assert_eq!(outcome(&square, &Asked::Which(&moves)), Outcome::Clear(a_move("g1f3")));
    }

    #[test]
    fn nobody_says_five_words_in_a_third_of_a_second() {
        Hearing::with("en", |hearing| {
            let all = scored(&[("knight g 1 f 3", -1.0)]);
            let judged = |end| {
                let heard = heard_alone(all.clone(), 1.0, end, hearing);
                let (position, thresholds) = (Position::start(), Thresholds::default());
                judge(
                    &heard,
                    hearing,
                    &position,
                    Sight::Movement,
                    &Asked::Nothing,
                    &thresholds,
                )
                .outcome
            };
            assert_eq!(judged(3.0), Outcome::Clear(a_move("g1f3")));
            assert_eq!(judged(1.3).asked_about(), [a_move("g1f3")]);
        });
    }

    #[test]
    fn what_is_not_sure_is_read_back_in_another_form_all_the_same() {
        Hearing::with("en", |hearing| {
            let all = scored(&[("knight g 1 f 3", -1.0), ("knight g 1 h 3", -2.0)]);
            let heard = heard_alone(all, 1.0, 3.0, hearing);
            assert_eq!(heard.text(), "");
            assert_eq!(heard.likeliest_text(), "knight g 1 f 3");
            assert_eq!(SpokenForm::of(&heard, hearing.lexicon), SpokenForm::BothSquares);
        });
    }
}

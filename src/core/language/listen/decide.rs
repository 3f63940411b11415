//! From readings to what follows: one meaning, one question, or nothing. It never guesses.

use super::asked::Asked;
use super::heard::{Heard, SHORT_NOISE_S};
use super::readings::{FARTHEST, Hearing, Meaning, Reading, with_promotions};
use crate::game::Position;
use crate::language::CommandWord;

/// What follows from what was heard.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// This is meant.
    Clear(Meaning),
    /// One of these is meant, or the only one is to be confirmed.
    Ask(Alternatives),
    /// Nothing follows.
    Nothing(Unheard),
}

/// What a passage may mean, and what follows.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Everything that may have been meant, the likeliest first.
    pub readings: Vec<Reading>,
    /// What follows.
    pub outcome: Outcome,
}

#[cfg(test)]
impl Outcome {
    /// Returns what is asked about.
    #[track_caller]
    pub(crate) fn asked_about(&self) -> &[Meaning] {
        match self {
            Outcome::Ask(asked) => &asked.meanings,
            other => panic!("{other:?}"),
        }
    }
}

/// What is asked back: the things between which the person decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternatives {
    /// What may be meant, the likeliest first.
    pub meanings: Vec<Meaning>,
    /// What tells each from the others, as it is written: "David", "Eva". One that stands alone is named in full.
    pub apart: Vec<String>,
}

/// Why nothing follows.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Unheard {
    /// Nothing was said.
    Silence,
    /// More noise than words.
    Junk,
    /// The words came faster than anybody speaks.
    TooShort,
    /// The words mean nothing.
    NotUnderstood,
    /// A move was said that no piece can make.
    Impossible,
    /// Yes or no, and nothing was asked.
    NotAsked,
}

impl Unheard {
    /// Returns the name for scripts.
    pub const fn name(self) -> &'static str {
        match self {
            Unheard::Silence => "silence",
            Unheard::Junk => "junk",
            Unheard::TooShort => "too-short",
            Unheard::NotUnderstood => "not-understood",
            Unheard::Impossible => "impossible",
            Unheard::NotAsked => "not-asked",
        }
    }
}

/// Where clear, close and nothing part. Measured: docs/listening.md tells how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thresholds {
    /// The highest cost of what is clear. Below the cheapest confusion: a word that was not heard is always asked about.
    pub clear: f32,
    /// Readings that cost so much more than the best are close to it.
    pub close: f32,
    /// What costs more is not even asked about.
    pub farthest: f32,
    /// More are not asked about at once.
    pub most: usize,
    /// More pieces of noise for each word are junk.
    pub noise_per_word: f32,
    /// Noise behind the words that goes on for so many seconds is talk, and what would be clear is asked about.
    pub shortest_talk: f32,
    /// What would be clear may follow talk.
    pub may_follow_talk: bool,
    /// Seconds that a word takes at least, one with another.
    pub shortest_word: f32,
}

impl Thresholds {
    /// Returns those for listening without a key: talk of which a part is heard as words has more talk beside it, and who
    /// announces makes a pause before and after.
    pub fn without_key() -> Self {
        Self {
            shortest_talk: 0.0,
            may_follow_talk: false,
            ..Self::default()
        }
    }

    /// Returns true if somebody holds the talk key: they speak to the program.
    pub(super) fn are_with_key(&self) -> bool {
        self.may_follow_talk
    }
}

impl Default for Thresholds {
    /// Those for a key that is held: whoever holds it speaks.
    fn default() -> Self {
        Self {
            clear: 0.9,
            close: 0.75,
            farthest: FARTHEST,
            most: 4,
            noise_per_word: 1.0,
            shortest_talk: SHORT_NOISE_S,
            may_follow_talk: true,
            shortest_word: 0.08,
        }
    }
}

/// Decides what follows from what was heard and the ways it can be read.
pub fn decide(
    heard: &Heard,
    readings: &[Reading],
    hearing: &Hearing<'_>,
    position: &Position,
    asked: &Asked<'_>,
    thresholds: &Thresholds,
) -> Outcome {
    if let Some(why) = junk(heard, thresholds) {
        return Outcome::Nothing(why);
    }
    let answers_nothing = |it: &&Reading| *asked == Asked::Nothing && matches!(it.meaning, Meaning::Yes | Meaning::No);
    let counts = |it: &&Reading| it.cost <= thresholds.farthest && !answers_nothing(it);
    let left: Vec<&Reading> = readings.iter().filter(counts).collect();
    let Some(best) = left.first() else {
        let is_answer = readings.first().is_some_and(|it| answers_nothing(&it));
        let why = if is_answer {
            Unheard::NotAsked
        } else {
            Unheard::NotUnderstood
        };
        return Outcome::Nothing(why);
    };
    // "Nein" heard clearly where nothing was asked is no nine.
    if readings
        .first()
        .is_some_and(|it| answers_nothing(&it) && it.cost < best.cost)
    {
        return Outcome::Nothing(Unheard::NotAsked);
    }
    let is_close = |it: &&&Reading| it.cost <= best.cost + thresholds.close;
    let close: Vec<&Reading> = left.iter().filter(is_close).copied().collect();
    let is_possible = |it: &&Reading| !matches!(it.meaning, Meaning::Impossible(_));
    let mut possible: Vec<&Reading> = close.iter().copied().filter(is_possible).collect();
    // On the opponent's sheet stands what stands there: what no piece can do may be it, not only what sounds like it.
    if *asked == Asked::Sheet && !possible.is_empty() {
        possible.clone_from(&close);
    }
    match possible.as_slice() {
        [] => Outcome::Nothing(Unheard::Impossible),
        [only] if close.len() == 1 && is_clear(only, heard, asked, thresholds) => summed_up(only, hearing, position),
        several => Outcome::Ask(alternatives(several, hearing, position, thresholds)),
    }
}

/// Returns why what was heard is no passage.
fn junk(heard: &Heard, thresholds: &Thresholds) -> Option<Unheard> {
    let number = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let said = heard.said().count();
    let noise = heard.words.len() - said;
    let (Some(first), Some(last)) = (heard.said().next(), heard.said().last()) else {
        let why = if noise > 0 { Unheard::Junk } else { Unheard::Silence };
        return Some(why);
    };
    let is_timed = last.end > 0.0;
    if number(noise) > number(said) * thresholds.noise_per_word {
        Some(Unheard::Junk)
    } else if is_timed && last.end - first.start < number(said) * thresholds.shortest_word {
        Some(Unheard::TooShort)
    } else {
        None
    }
}

/// Returns true if nothing more is needed: the words themselves were heard, enough of them, none too short to be one, and
/// not amid noise.
fn is_clear(reading: &Reading, heard: &Heard, asked: &Asked<'_>, thresholds: &Thresholds) -> bool {
    let talk = heard.noise_of(thresholds.shortest_talk);
    let first = heard.words.iter().position(|it| !it.is_noise()).unwrap_or(0);
    // What was said behind it may have taken it back.
    let is_amid_talk = talk.iter().any(|it| *it > first || !thresholds.may_follow_talk);
    let is_enough = match reading.meaning {
        // A single word is soon misheard out of talk; only where moves were named to choose from it is one.
        Meaning::Move(_) | Meaning::Said(_) => {
            reading.words_used > 1 || matches!(asked, Asked::Which(_) | Asked::WhichSaid(_))
        }
        Meaning::Command(word) => !is_of_weight(word) || reading.words_used > 1,
        Meaning::MoveAndOffer(_) | Meaning::SaidAndOffer(_) | Meaning::Impossible(_) => false,
        Meaning::Yes => *asked != Asked::OfWeight || reading.words_used > 1,
        Meaning::Result(_) => reading.words_used > 1,
        // They were asked for, change nothing that cannot be struck, and are said back.
        Meaning::Stands(_) | Meaning::Missing | Meaning::SheetEnds => true,
        Meaning::Number(_) | Meaning::LeftOpen => true,
        Meaning::No | Meaning::Square(_) => true,
    };
    reading.cost <= thresholds.clear && is_enough && !is_amid_talk && !heard.is_hurried()
}

/// Returns true for what ends a game, offers to, moves the clock or is said to others in the Room: two words of it must
/// be heard.
pub fn is_of_weight(word: CommandWord) -> bool {
    use CommandWord as C;
    matches!(
        word,
        C::Offer
            | C::Accept
            | C::Decline
            | C::Resign
            | C::Result
            | C::Clock
            | C::Flag
            | C::Pause
            | C::Stop
            | C::Resume
            | C::Start
            | C::Arbiter
            | C::Mismatch
            | C::Restore
            | C::Quit
    )
}

pub(super) fn summed_up(reading: &Reading, hearing: &Hearing<'_>, position: &Position) -> Outcome {
    match with_promotions(reading, position, hearing.lexicon).as_slice() {
        [only] => Outcome::Clear(only.meaning),
        several => Outcome::Ask(Alternatives::between(several)),
    }
}

fn alternatives(
    close: &[&Reading],
    hearing: &Hearing<'_>,
    position: &Position,
    thresholds: &Thresholds,
) -> Alternatives {
    let asked: Vec<Reading> = match close {
        [only] => with_promotions(only, position, hearing.lexicon),
        several => several.iter().take(thresholds.most).map(|it| (*it).clone()).collect(),
    };
    Alternatives::between(&asked)
}

impl Alternatives {
    /// Asks which of some readings is meant, by the words that differ.
    pub(super) fn between(readings: &[Reading]) -> Self {
        let said: Vec<&[String]> = readings.iter().map(|it| it.said.as_slice()).collect();
        Self {
            meanings: readings.iter().map(|it| it.meaning).collect(),
            apart: apart(&said),
        }
    }
}

/// Returns what is left of each phrase without the words that all begin and end with; all in full where one would have
/// nothing left.
pub(super) fn apart(phrases: &[&[String]]) -> Vec<String> {
    let in_full = || phrases.iter().map(|it| it.join(" ")).collect();
    let [first, others @ ..] = phrases else {
        return Vec::new();
    };
    if others.is_empty() {
        return in_full();
    }
    let shortest = phrases.iter().map(|it| it.len()).min().unwrap_or_default();
    let alike = |same: &dyn Fn(&[String], usize) -> bool, most: usize| {
        let count = (0..most).take_while(|index| others.iter().all(|it| same(it, *index)));
        count.count()
    };
    let begin = alike(&|it, index| it[index] == first[index], shortest);
    let from_end = |it: &[String], index: usize| it[it.len() - 1 - index] == first[first.len() - 1 - index];
    let end = alike(&from_end, shortest - begin);
    if phrases.iter().any(|it| it.len() == begin + end) {
        return in_full();
    }
    let rest = |it: &&[String]| it[begin..it.len() - end].join(" ");
    phrases.iter().map(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Thresholds, Unheard, apart, decide};
    use crate::game::Position;
    use crate::language::Sight;
    use crate::language::listen::{Asked, Heard, HeardWord, Hearing, Meaning, readings};

    fn words_apart(phrases: &[&str]) -> Vec<String> {
        let phrases: Vec<Vec<String>> = (phrases.iter())
            .map(|it| it.split(' ').map(str::to_owned).collect())
            .collect();
        apart(&phrases.iter().map(Vec::as_slice).collect::<Vec<_>>())
    }

    #[test]
    fn a_question_names_only_what_differs() {
        assert_eq!(words_apart(&["Bauer David vier", "Bauer Eva vier"]), ["David", "Eva"]);
        assert_eq!(
            words_apart(&["Eva zwei", "Eva drei", "Eva eins"]),
            ["zwei", "drei", "eins"]
        );
        assert_eq!(words_apart(&["Kurze Rochade", "Lange Rochade"]), ["Kurze", "Lange"]);
        assert_eq!(
            words_apart(&["Eva vier", "Bauer Eva vier"]),
            ["Eva vier", "Bauer Eva vier"]
        );
        assert_eq!(
            words_apart(&["Eva eins", "Eva eins eins"]),
            ["Eva eins", "Eva eins eins"]
        );
        assert_eq!(words_apart(&["Remis"]), ["Remis"]);
        assert!(words_apart(&[]).is_empty());
    }

    /// Words a quarter of a second long, or as long as is said.
    fn decided(text: &str, word_length: f32) -> Outcome {
        decided_of(&spoken(text, word_length))
    }

    fn decided_of(heard: &Heard) -> Outcome {
        decided_by(heard, &Thresholds::default())
    }

    fn decided_by(heard: &Heard, thresholds: &Thresholds) -> Outcome {
        let (position, asked) = (Position::start(), Asked::Nothing);
        Hearing::with("de-fide", |hearing| {
            let read = readings(heard, hearing, &position, Sight::Legal, &asked);
            decide(heard, &read, hearing, &position, &asked, thresholds)
        })
    }

    fn spoken(text: &str, word_length: f32) -> Heard {
        let mut heard = Heard::default();
        for word in text.split_whitespace() {
            let start = heard.words.last().map_or(0.0, |it| it.end);
            heard.words.push(HeardWord {
                word: word.to_owned(),
                confidence: 1.0,
                start,
                end: start + word_length,
            });
        }
        heard
    }

    #[test]
    fn what_nobody_can_have_said_is_junk() {
        let clear = |outcome: Outcome| matches!(outcome, Outcome::Clear(_));
        assert!(clear(decided("springer felix drei", 0.25)));
        assert_eq!(
            decided("springer felix drei", 0.05),
            Outcome::Nothing(Unheard::TooShort)
        );
        assert!(clear(decided("[unk] springer felix drei [unk]", 0.25)));
        let drowned = decided("[unk] [unk] zeit", 0.25);
        assert_eq!(drowned, Outcome::Nothing(Unheard::Junk));
        assert_eq!(decided("[unk]", 0.25), Outcome::Nothing(Unheard::Junk));
        assert_eq!(decided("", 0.25), Outcome::Nothing(Unheard::Silence));
    }

    /// One word, "Bauer", said by somebody the recogniser had never heard: it was sure of all three.
    #[test]
    fn a_move_out_of_one_word_is_asked_about() {
        let mut heard = spoken("bauer anna drei", 0.09);
        heard.words[0].start = -0.3;
        for thresholds in [Thresholds::default(), Thresholds::without_key()] {
            let outcome = decided_by(&heard, &thresholds);
            let Outcome::Ask(question) = outcome else {
                panic!("{outcome:?}")
            };
            // Nothing of it is dropped: "Bauer" alone would be another move.
            assert_eq!(question.meanings, [Meaning::Move("a2a3".parse().expect("a move"))]);
        }
        let m = Meaning::Move("a2a3".parse().expect("a move"));
        assert_eq!(decided("bauer anna drei", 0.12), Outcome::Clear(m));
    }

    /// "Springer Felix drei, nein, Bauer …", of which the second half was not understood.
    #[test]
    fn what_has_talk_behind_it_is_asked_about() {
        let heard = spoken("springer felix drei [unk] [unk]", 0.25);
        assert!(matches!(decided_of(&heard), Outcome::Ask(_)));
        // Nothing is known of how long it took.
        assert!(matches!(
            decided_of(&Heard::of("springer felix drei [unk]")),
            Outcome::Ask(_)
        ));
    }

    /// "Springer, äh, Felix drei"; where the piece may be what was not understood, it is asked for.
    #[test]
    fn with_a_key_a_hesitation_costs_no_question() {
        for text in ["springer [unk] felix drei", "[unk] springer felix [unk] drei"] {
            assert!(matches!(decided(text, 0.25), Outcome::Clear(_)), "{text}");
            assert!(matches!(decided(text, 0.35), Outcome::Ask(_)), "{text}");
        }
        assert!(matches!(decided("[unk] felix drei", 0.25), Outcome::Ask(_)));
    }

    #[test]
    fn without_a_key_what_has_talk_beside_it_is_asked_about() {
        let open = Thresholds::without_key();
        let heard = spoken("[unk] springer felix drei", 0.25);
        assert!(matches!(decided_by(&heard, &Thresholds::default()), Outcome::Clear(_)));
        assert!(matches!(decided_by(&heard, &open), Outcome::Ask(_)));
        let alone = spoken("springer felix drei", 0.25);
        assert!(matches!(decided_by(&alone, &open), Outcome::Clear(_)));
    }

    /// What sounds like it is among the question; where nothing does, the move is confirmed.
    #[test]
    fn what_the_recogniser_wavered_about_is_asked_about() {
        let words = |outcome: &Outcome| match outcome {
            Outcome::Ask(asked) => asked.apart.clone(),
            other => panic!("{other:?}"),
        };
        let unsure = |text: &str, at: usize| {
            let mut heard = spoken(text, 0.25);
            heard.words[at].confidence = 0.5;
            decided_of(&heard)
        };
        let files = words(&unsure("bauer david drei", 1));
        assert_eq!(files[0], "David");
        assert!(files.len() > 1, "{files:?}");
        assert_eq!(words(&unsure("springer felix drei", 0)), ["Springer Felix drei"]);
        assert!(matches!(decided("bauer eva drei", 0.25), Outcome::Clear(_)));
    }
}

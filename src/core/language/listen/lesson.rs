//! What a person is asked to say so that a recogniser learns their voice.

use super::phrasebook::{KnownWords, is_of_a_move};
use super::spoken::{Spoken, SpokenWords};
use crate::game::{Board, Move, Position};
use crate::language::{AnnouncementStyle, CommandWord, Lexicon, Phrase, Saying, Sight, Word, announce};

/// The commands that are said most.
const COMMANDS: [CommandWord; 8] = [
    CommandWord::Time,
    CommandWord::Repeat,
    CommandWord::Correct,
    CommandWord::Cancel,
    CommandWord::Made,
    CommandWord::Done,
    CommandWord::Clock,
    CommandWord::Offer,
];

/// A word or two to be said.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// How the person is asked for it.
    pub phrase: Phrase,
    /// The words that the recogniser is to hear, as it spells them.
    pub words: Vec<String>,
}

/// Returns what is to be said: the words of announcements, yes and no, and the usual commands, as far as the recogniser
/// knows them. Nothing is asked for twice.
pub fn lesson(lexicon: &Lexicon, spoken: Option<&SpokenWords>, known: &KnownWords) -> Vec<Exercise> {
    let of_a_word = |word: Word| {
        let usual = lexicon.phrase(&[word]);
        let heard = |text: &str| Some((text.to_owned(), known.phrase(text)?));
        let own = [usual.written.clone(), usual.spoken.text()]
            .iter()
            .find_map(|it| heard(it));
        match own {
            Some((_, words)) => Some((usual, words)),
            None => {
                let others = lexicon.heard().filter(|(_, it)| *it == word);
                let (text, words) = others.map(|(form, _)| form).find_map(heard)?;
                Some((lexicon.phrase_of(&text), words))
            }
        }
    };
    let moves = Word::all()
        .into_iter()
        .filter(|it| is_of_a_move(*it))
        .filter_map(of_a_word);
    let answers = [Spoken::Yes, Spoken::No].into_iter();
    let commands = answers.chain(COMMANDS.map(Spoken::Command)).filter_map(|meaning| {
        let mut phrases = spoken?.phrases().filter(|(_, it)| *it == meaning);
        phrases.find_map(|(text, _)| Some((lexicon.phrase_of(text), known.phrase(text)?)))
    });
    let mut exercises: Vec<Exercise> = Vec::new();
    for (phrase, words) in moves.chain(commands) {
        let words: Vec<String> = words.iter().map(|it| it.as_ref().to_owned()).collect();
        let is_new = |word: &String| exercises.iter().all(|it| !it.words.contains(word));
        if words.iter().any(is_new) {
            exercises.push(Exercise { phrase, words });
        }
    }
    exercises
}

/// Positions and moves of which the announcements, with both squares each, hold every file, rank and piece.
const ANNOUNCED: [(&str, &[&str]); 2] = [
    (
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 8",
        &["a1d1", "c3b5", "e3h6", "f3g5", "c4e6", "h2h4", "f3e5"],
    ),
    (
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R b KQkq - 4 8",
        &["d7e7", "e8f8", "b7b6"],
    ),
];

/// A whole announcement that is asked for and never learned from: it tells whether what was learned is any good.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldBack {
    /// What is said.
    pub exercise: Exercise,
    /// The position in which it is said.
    pub position: Position,
    /// What it means there.
    pub m: Move,
}

/// Returns the announcements that are held back, as far as the recogniser knows their words.
pub fn held_back(lexicon: &Lexicon, known: &KnownWords) -> Vec<HeldBack> {
    let saying = Saying {
        style: AnnouncementStyle::Long,
        takes: true,
        ..Saying::default()
    };
    let of_a_position = |(fen, moves): &(&str, &[&str])| {
        let position = Position::of(Board::from_fen(fen, false).ok()?);
        let announced = |uci: &&str| {
            let m = uci.parse().ok()?;
            let phrase = lexicon.phrase(&announce(&position, m, &saying, Sight::Legal));
            let spellings = [phrase.written.clone(), phrase.spoken.text()];
            let words = spellings.iter().find_map(|it| known.phrase(it))?;
            let words = words.iter().map(|it| it.as_ref().to_owned()).collect();
            Some(HeldBack {
                exercise: Exercise { phrase, words },
                position: position.clone(),
                m,
            })
        };
        Some(moves.iter().filter_map(announced).collect::<Vec<_>>())
    };
    ANNOUNCED.iter().filter_map(of_a_position).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::{held_back, lesson};
    use crate::language::Voices;
    use crate::language::listen::KnownWords;

    const KNOWN: &str = "anna bella cesar david eva felix gustav hector eins zwei drei vier fünf sechs sieben acht könig \
        dame turm läufer springer bauer kurze lange rochade schlägt schach matt remis zeit züge korrektur ja nein \
        wiederholen aufgabe [unk]";

    #[track_caller]
    fn asked(tag: &str, known: &str) -> Vec<(String, String)> {
        let voices = Voices::of(ansage_texts::VOICES);
        let lexicon = voices.lexicon(tag).expect("a lexicon");
        let known = KnownWords::new(known.split_whitespace());
        let exercises = lesson(lexicon, voices.spoken(lexicon), &known);
        exercises
            .into_iter()
            .map(|it| (it.phrase.written, it.words.join(" ")))
            .collect()
    }

    #[test]
    fn every_word_of_the_announcements_is_asked_for_once() {
        let asked = asked("de-fide", KNOWN);
        let words: Vec<&str> = asked.iter().flat_map(|(_, it)| it.split(' ')).collect();
        for word in KNOWN.split_whitespace().take(29).chain(["ja", "nein", "zeit", "remis"]) {
            assert!(words.contains(&word), "{word}: {asked:?}");
        }
        assert!(asked.contains(&("Cesar".to_owned(), "cesar".to_owned())), "{asked:?}");
        assert!(
            asked.contains(&("Kurze Rochade".to_owned(), "kurze rochade".to_owned())),
            "{asked:?}"
        );
        let mut once = asked.clone();
        once.dedup();
        assert_eq!(once, asked);
    }

    #[test]
    fn a_form_that_the_recogniser_knows_takes_the_place_of_another() {
        // "ah" is not heard, "Anna" is.
        assert_eq!(
            asked("de", "anna eins"),
            [
                ("Anna".to_owned(), "anna".to_owned()),
                ("1".to_owned(), "eins".to_owned())
            ]
        );
    }

    #[test]
    fn the_announcements_held_back_are_legal_and_hold_every_file_rank_and_piece() {
        let voices = Voices::of(ansage_texts::VOICES);
        let lexicon = voices.lexicon("de-fide").expect("a lexicon");
        let held = held_back(lexicon, &KnownWords::new(KNOWN.split_whitespace()));
        assert_eq!(held.len(), 10);
        for it in &held {
            assert_eq!(it.position.is_legal(it.m), Some(true), "{}", it.m);
        }
        let said: Vec<&str> = held
            .iter()
            .flat_map(|it| it.exercise.words.iter().map(String::as_str))
            .collect();
        for word in KNOWN.split_whitespace().take(22).chain(["schlägt"]) {
            assert!(said.contains(&word), "{word}: {said:?}");
        }
        // One of which the recogniser lacks a word cannot be held back.
        let few = held_back(lexicon, &KnownWords::new("springer felix drei gustav fünf".split(' ')));
        assert_eq!(few.len(), 1);
    }
}

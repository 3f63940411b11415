//! What a person is asked to say so that a recogniser learns their voice.

use super::known::{KnownWords, is_of_a_move};
use super::spoken::{Spoken, SpokenWords};
use crate::language::{CommandWord, Lexicon, Phrase, Word};

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

#[cfg(test)]
mod tests {
    use super::lesson;
    use crate::language::Voices;
    use crate::language::listen::KnownWords;

    const KNOWN: &str = "anna bella cesar david eva felix gustav hector eins zwei drei vier fünf sechs sieben acht könig \
        dame turm läufer springer bauer kurze lange rochade schlägt schach matt remis zeit züge korrektur ja nein \
        wiederholen aufgabe [unk]";

    #[track_caller]
    fn asked(tag: &str, known: &str) -> Vec<(String, String)> {
        let voices = Voices::compiled_in();
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
}

use proptest::prelude::*;

use super::*;

/// Says each word as so many samples as it has letters, and keeps what it was asked for.
#[derive(Default)]
struct Other(Vec<String>);

impl Synthesizer for Other {
    fn speak(&mut self, segment: &Segment, _: Manner, take: Take<'_>) -> Result<(), SynthesisError> {
        self.0.push(segment.text());
        let samples: Vec<i16> = (0..4000).map(|n: i16| (n % 40 - 20) * 300).collect();
        for samples in samples.chunks(441) {
            if take(Sound { rate: RATE, samples }) == Then::Stop {
                break;
            }
        }
        Ok(())
    }
}

fn sentence(words: &[&str]) -> Segment {
    let part = |word: &&str| Part {
        text: (*word).to_owned(),
        phonemes: None,
        clip: Some(word.to_lowercase()),
    };
    Segment {
        language: "de".to_owned(),
        parts: words.iter().map(part).collect(),
    }
}

/// A bank of these words; the clip of each is as loud as its place among them, so that it can be told.
fn bank(words: &[&str]) -> RecordedWords {
    let clip = |place: usize| vec![i16::try_from(place + 1).unwrap(); 100];
    RecordedWords {
        language: "de".to_owned(),
        loudness: -20.0,
        clips: words
            .iter()
            .enumerate()
            .map(|(place, word)| (word.to_lowercase(), clip(place)))
            .collect(),
    }
}

const WORDS: [&str; 6] = ["Springer", "Gustav", "eins", "Felix", "drei", "Schach"];

proptest! {
    #[test]
    fn whatever_is_missing_the_whole_sentence_is_said_in_its_order(
        sentence_of in prop::collection::vec(0..WORDS.len(), 1..9),
        missing in prop::collection::hash_set(0..WORDS.len(), 0..=WORDS.len()),
    ) {
        let mut bank = bank(&WORDS);
        for word in missing {
            bank.clips.remove(&WORDS[word].to_lowercase());
        }
        let words: Vec<&str> = sentence_of.iter().map(|it| WORDS[*it]).collect();
        let segment = sentence(&words);
        let mut said = Vec::new();
        for stretch in bank.stretches(&segment) {
            match stretch {
                Stretch::Recorded(clip) => said.push(WORDS[usize::try_from(clip[0]).unwrap() - 1].to_owned()),
                Stretch::Spoken(parts) => said.extend(parts.iter().map(|it| it.text.clone())),
            }
        }
        prop_assert_eq!(said, words);
    }
}

#[test]
fn words_that_are_missing_side_by_side_are_one_phrase_of_the_other_voice() {
    let bank = bank(&["springer", "drei"]);
    let mut other = Other::default();
    let mut heard = Vec::new();
    let segment = sentence(&["Springer", "Gustav", "eins", "Felix", "drei"]);
    bank.speak(&segment, Manner::default(), &mut other, &mut |sound| {
        heard.extend_from_slice(sound.samples);
        Then::GoOn
    })
    .expect("spoken");
    assert_eq!(other.0, ["Gustav eins Felix"]);
    assert_eq!(heard[..100], [1; 100]);
    assert_eq!(heard[100..100 + BETWEEN_WORDS_SAMPLES], vec![0; BETWEEN_WORDS_SAMPLES]);
    let end = heard.len() - BETWEEN_SEGMENTS_SAMPLES;
    assert_eq!(heard[end - 100..end], [2; 100]);
    let spoken: Vec<f32> = heard[100 + BETWEEN_WORDS_SAMPLES..end - 100 - BETWEEN_WORDS_SAMPLES]
        .iter()
        .map(|it| f32::from(*it) / 32_768.0)
        .collect();
    let is = loudness(&spoken, RATE).expect("sound");
    assert!((is + 20.0).abs() < 0.2, "as loud as the bank: {is}");
}

#[test]
fn what_is_stopped_says_no_more() {
    let bank = bank(&["springer"]);
    let mut other = Other::default();
    let mut pieces = 0;
    let segment = sentence(&["Gustav", "Springer", "Felix"]);
    bank.speak(&segment, Manner::default(), &mut other, &mut |_| {
        pieces += 1;
        Then::Stop
    })
    .expect("spoken");
    assert_eq!((other.0.len(), pieces), (1, 1));
}

#[test]
fn words_of_another_language_are_not_taken_from_the_bank() {
    let bank = bank(&["springer"]);
    let segment = Segment {
        language: "en".to_owned(),
        ..sentence(&["Springer"])
    };
    assert_eq!(bank.stretches(&segment), [Stretch::Spoken(&segment.parts)]);
    assert_eq!(
        bank.stretches(&Segment::plain("de", "Springer")).len(),
        1,
        "and no text that only looks like a word"
    );
}

#[test]
fn a_folder_that_is_no_bank_is_missing() {
    let (words, health) = RecordedWords::read(Path::new("/nonexistent"));
    assert!(words.is_none());
    assert!(matches!(health, Health::Missing { why } if why.contains("/nonexistent/bank.toml")));
}

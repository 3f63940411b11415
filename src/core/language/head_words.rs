//! The head of a journal's chain in eight words that can be written down, said and heard in any language of the program.
//!
//! A word is two syllables, each a consonant of `bdfghjklmnprstvz` and a vowel of `aiou`: `bafu`. The 16 consonants stand for
//! 0 to 15 and the four vowels for 0 to 3, so a word holds 12 bits and all of them the first 96 of the 256 of the head, the
//! highest first. Who wants to write another record under the same words has to try 2^96 of them.

use std::fmt;

/// The consonants of words that everybody can say and spell, in the order of what they stand for.
pub const CONSONANTS: [u8; 16] = *b"bdfghjklmnprstvz";
/// Their vowels, in the order of what they stand for.
pub const VOWELS: [u8; 4] = *b"aiou";
/// A consonant and a vowel hold so many bits.
const BITS: usize = 6;
const SYLLABLES: usize = 16;
const SYLLABLES_OF_A_WORD: usize = 2;

/// Eight words that tell one head from every other.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HeadWords([u8; SYLLABLES]);

impl HeadWords {
    /// Returns the words of a head, which is a hash of 256 bits.
    pub fn of(head: &[u8; 32]) -> Self {
        let bit = |at: usize| head[at / 8] >> (7 - at % 8) & 1;
        let bits_from = |at: usize| (at..at + BITS).fold(0, |value, at| value << 1 | bit(at));
        Self(std::array::from_fn(|syllable| bits_from(syllable * BITS)))
    }

    /// Reads eight words as a person wrote them down: capital and small letters are the same, and blanks, commas and hyphens
    /// may stand anywhere. Returns `None` for anything else.
    pub fn read(text: &str) -> Option<Self> {
        let is_between = |c: &char| c.is_whitespace() || [',', '-'].contains(c);
        let letters: Vec<char> = text.to_lowercase().chars().filter(|it| !is_between(it)).collect();
        let value = |letter: char, of: &[u8]| of.iter().position(|it| char::from(*it) == letter);
        let mut syllables = [0; SYLLABLES];
        if letters.len() != 2 * SYLLABLES {
            return None;
        }
        for (syllable, pair) in syllables.iter_mut().zip(letters.chunks_exact(2)) {
            let (consonant, vowel) = (value(pair[0], &CONSONANTS)?, value(pair[1], &VOWELS)?);
            *syllable = u8::try_from(consonant * VOWELS.len() + vowel).ok()?;
        }
        Some(Self(syllables))
    }
}

impl fmt::Display for HeadWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, syllable) in self.0.iter().map(|it| usize::from(*it)).enumerate() {
            if index > 0 && index % SYLLABLES_OF_A_WORD == 0 {
                f.write_str(" ")?;
            }
            let letters = [CONSONANTS[syllable / VOWELS.len()], VOWELS[syllable % VOWELS.len()]];
            letters.iter().try_for_each(|it| write!(f, "{}", char::from(*it)))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::HeadWords;
    use proptest::prelude::*;

    /// 0x0123456789abcdef01234567 are the sextets 0 18 13 5 25 56 38 43 51 30 60 1 8 52 21 39, as Python has them.
    const HEAD: [u8; 12] = [0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0x01, 0x23, 0x45, 0x67];
    const WORDS: &str = "baho gidi kiva nopu sulo zabi fata jinu";

    fn head(begins: [u8; 12]) -> [u8; 32] {
        let mut head = [0xff; 32];
        head[..12].copy_from_slice(&begins);
        head
    }

    #[test]
    fn the_words_are_those_of_the_documentation() {
        assert_eq!(HeadWords::of(&head([0; 12])).to_string(), ["baba"; 8].join(" "));
        assert_eq!(HeadWords::of(&head([0xff; 12])).to_string(), ["zuzu"; 8].join(" "));
        assert_eq!(HeadWords::of(&head(HEAD)).to_string(), WORDS);
    }

    #[test]
    fn they_are_read_however_they_were_written_down() {
        let words = HeadWords::of(&head(HEAD));
        let upper = WORDS.to_uppercase();
        let with_commas = WORDS.replace(' ', ", ");
        let with_hyphens = WORDS.replace(' ', "-");
        let by_two = WORDS.replace(' ', "\n ");
        for written in [&upper, &with_commas, &with_hyphens, &by_two, &WORDS.replace(' ', "")] {
            assert_eq!(HeadWords::read(written), Some(words), "{written}");
        }
    }

    #[test]
    fn what_is_no_word_is_not_guessed() {
        let short = WORDS.rsplit_once(' ').expect("eight words").0;
        let long = format!("{WORDS} baba");
        let strange = WORDS.replace("baho", "bahe");
        for written in ["", short, &long, &strange, &WORDS.replace("baho", "ab ho")] {
            assert_eq!(HeadWords::read(written), None, "{written}");
        }
    }

    proptest! {
        #[test]
        fn words_that_are_read_are_those_that_were_written(begins in any::<[u8; 12]>()) {
            let words = HeadWords::of(&head(begins));
            prop_assert_eq!(HeadWords::read(&words.to_string()), Some(words));
        }

        #[test]
        fn other_heads_have_other_words(one in any::<[u8; 12]>(), bit in 0..96_usize) {
            let mut other = one;
            other[bit / 8] ^= 1 << (bit % 8);
            prop_assert_ne!(HeadWords::of(&head(one)), HeadWords::of(&head(other)));
        }
    }
}

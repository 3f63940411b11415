//! Words that are no word but spelled nearly like one: what may have been meant, by its letters alone and never by the board.

use strsim::osa_distance;

/// A word is like another where one letter of so many is wrong.
const LETTERS_FOR_A_WRONG_ONE: usize = 3;

/// Returns how many letters of a word are wrong if it was meant to be another; `None` where they are not alike.
///
/// A letter too many or too few counts as one, and so do two neighbours that changed places. Both are folded.
pub fn wrong_letters(typed: &str, meant: &str) -> Option<usize> {
    let (letters, letters_meant) = (typed.chars().count(), meant.chars().count());
    let may_be = |wrong: usize| wrong * LETTERS_FOR_A_WRONG_ONE <= letters;
    // No word is nearer than that, and most are not alike by their length alone.
    if !may_be(letters.abs_diff(letters_meant)) {
        return None;
    }
    let wrong = osa_distance(typed, meant);
    may_be(wrong).then_some(wrong)
}

/// Returns what a word is nearest to, of spellings and what each stands for; `None` where it is like none, or as near to
/// another that stands for something else: nothing is guessed.
pub fn nearest<'a, T: PartialEq>(typed: &str, all: impl IntoIterator<Item = (&'a str, T)>) -> Option<T> {
    let mut near: Option<(usize, Option<T>)> = None;
    for (spelling, meaning) in all {
        let Some(wrong) = wrong_letters(typed, spelling) else {
            continue;
        };
        near = match near {
            Some((fewest, kept)) if fewest < wrong => Some((fewest, kept)),
            Some((fewest, kept)) if fewest == wrong => Some((fewest, kept.filter(|it| *it == meaning))),
            Some(_) | None => Some((wrong, Some(meaning))),
        };
    }
    near.and_then(|(_, meaning)| meaning)
}

#[cfg(test)]
mod tests {
    use super::{nearest, wrong_letters};

    #[test]
    fn one_letter_of_three_may_be_wrong() {
        assert_eq!(wrong_letters("springr", "springer"), Some(1));
        assert_eq!(wrong_letters("sprignre", "springer"), Some(2));
        assert_eq!(wrong_letters("tme", "time"), Some(1));
        assert_eq!(wrong_letters("tm", "time"), None);
        assert_eq!(wrong_letters("ross", "turm"), None);
    }

    #[test]
    fn of_two_that_are_as_near_none_is_meant() {
        let words = [("dame", 1), ("david", 2), ("name", 3)];
        assert_eq!(nearest("dvaid", words), Some(2));
        assert_eq!(nearest("fame", words), None);
        assert_eq!(nearest("fame", [("dame", 1), ("name", 1)]), Some(1));
        assert_eq!(nearest("laufer", words), None);
    }
}

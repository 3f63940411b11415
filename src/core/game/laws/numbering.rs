//! Which numbers an article of the Laws can have, so that one that no edition has is not put on record.

use super::Edition;

/// How many points each article has, from the first article on; of 2005 no text is at hand, and it is counted as in 2009.
const POINTS: [&[u8]; 6] = [
    &[3, 4, 5, 7, 5, 14, 4, 6, 6, 4, 1, 8, 7, 1],
    &[3, 4, 9, 7, 2, 14, 5, 7, 6, 2, 1, 10, 7, 1],
    &[3, 4, 9, 7, 2, 14, 5, 7, 6, 2, 1, 10, 7, 1],
    &[3, 4, 10, 9, 2, 13, 6, 7, 7, 1, 10, 9],
    &[5, 4, 10, 9, 2, 12, 6, 7, 6, 2, 12, 9],
    &[5, 4, 10, 9, 2, 12, 6, 7, 6, 2, 12, 9],
];

/// Returns false for the number of an article or of its point that the edition surely does not have: "99.9", "11.13". Numbers
/// further down, and those that begin with a letter, as in the appendices and the regulations of an event, are taken as they
/// are.
pub fn is_known_article(edition: Edition, number: &str) -> bool {
    let mut parts = number.split('.').map(leading_number);
    let Some(article) = parts.next().flatten() else {
        return true;
    };
    let points = POINTS[edition.index()];
    let most = article.checked_sub(1).and_then(|it| points.get(it));
    let point = parts.next().flatten();
    most.is_some_and(|most| point.is_none_or(|point| (1..=usize::from(*most)).contains(&point)))
}

/// Returns the number that a part begins with, such as the 3 of "3b"; one that is too long names nothing.
fn leading_number(part: &str) -> Option<usize> {
    let digits = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
    match &part[..digits] {
        "" => None,
        digits => Some(digits.parse().unwrap_or(usize::MAX)),
    }
}

#[cfg(test)]
mod tests {
    use super::is_known_article;
    use crate::game::laws::{CellSource, Edition, Subject, cell};

    #[test]
    fn numbers_that_no_edition_has_are_none() {
        for number in [
            "99.9",
            "19.9",
            "0.1",
            "0",
            "15",
            "11.13",
            "7.0",
            "99999999999999999999.1",
        ] {
            for edition in Edition::ALL {
                assert!(!is_known_article(edition, number), "{number} {edition:?}");
            }
        }
        assert!(is_known_article(Edition::Of2009, "13.4") && !is_known_article(Edition::Of2014, "13.4"));
        assert!(is_known_article(Edition::Of2023, "11.5") && !is_known_article(Edition::Of2009, "11.5"));
    }

    #[test]
    fn every_number_of_the_table_is_one() {
        for edition in Edition::ALL {
            for subject in Subject::ALL {
                if let CellSource::Text(number) = cell(edition, subject) {
                    let parts = number.split(", ");
                    assert!(
                        parts.into_iter().all(|it| is_known_article(edition, it)),
                        "{number} {edition:?}"
                    );
                }
            }
        }
    }
}

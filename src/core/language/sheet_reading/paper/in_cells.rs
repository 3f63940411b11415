//! Words of a sheet that were pasted or typed in cells: nobody says in which code they are.

use super::cells::{is_result, looks_like_move, numbered};
use crate::language::braille::typed::spellings;

/// Returns a word in cells as print, if it is the number of a move in any code and a move in none: `1`, `1.`, `1...`.
pub fn number_in_cells(word: &str) -> Option<String> {
    let all = spellings(word, false)?;
    if all.iter().any(|it| looks_like_move(it)) {
        return None;
    }
    let is_number = |it: &String| numbered(it).is_some_and(|(_, behind)| behind.is_empty());
    all.into_iter().find(is_number)
}

/// Returns true for a word in cells that is a move in some code.
pub fn may_be_move_in_cells(word: &str) -> bool {
    spellings(word, false).is_some_and(|all| all.iter().any(|it| looks_like_move(it)))
}

/// Returns true for a word in print that is a move, the number of one or a result.
pub fn stands_on_a_sheet(word: &str) -> bool {
    numbered(word).is_some() || looks_like_move(word) || is_result(word)
}

#[cfg(test)]
mod tests {
    use super::{may_be_move_in_cells, number_in_cells};

    #[test]
    fn numbers_are_known_in_every_code_and_moves_are_none() {
        for (word, number) in [
            ("⠼⠁", Some("1")),
            ("⠂", Some("1")),
            ("⠼⠁⠃⠄", Some("12.")),
            ("⠒⠄⠄⠄", Some("3...")),
            ("⠑⠼⠙", None),
            ("⠑⠲", None),
            ("⠃⠁⠥⠑⠗", None),
        ] {
            assert_eq!(number_in_cells(word).as_deref(), number, "{word}");
        }
        assert!(may_be_move_in_cells("⠨⠎⠋⠼⠉") && may_be_move_in_cells("⠑⠲") && !may_be_move_in_cells("⠼⠁"));
    }
}

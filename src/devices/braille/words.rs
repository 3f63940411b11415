//! Words beside moves in cells: which of a line are to be translated, and the line with them.

use std::collections::HashMap;
use std::ops::Range;

use ansage_wire::braille::Translation;

/// So many sentences are remembered; a game repeats its own.
const REMEMBERED: usize = 500;

/// Words that were translated, or cannot be.
#[derive(Debug, Default)]
pub(super) struct Words {
    known: HashMap<String, Option<Translation>>,
}

impl Words {
    /// Takes a translation, or that there is none.
    pub(super) fn learn(&mut self, text: String, translation: Option<Translation>) {
        if self.known.len() == REMEMBERED {
            self.known.clear();
        }
        self.known.insert(text, translation);
    }

    /// Returns the words of a line that were not asked about yet; `moves` are none.
    pub(super) fn unknown_in(&self, line: &str, moves: &[Range<usize>]) -> Vec<String> {
        let line: Vec<char> = line.chars().collect();
        let runs = runs(&line, moves).into_iter().filter(|it| it.is_words);
        let words = runs.map(|it| line[it.from..it.to].iter().collect::<String>());
        words.filter(|it| !self.known.contains_key(it)).collect()
    }

    /// Returns a line with its words in cells, as far as they are known, and for each character the one it stands for.
    pub(super) fn translated(&self, line: &str, moves: &[Range<usize>]) -> (String, Vec<usize>) {
        let line: Vec<char> = line.chars().collect();
        let (mut text, mut places) = (String::new(), Vec::new());
        for Run { from, to, is_words } in runs(&line, moves) {
            let words: String = line[from..to].iter().collect();
            match self.known.get(&words) {
                Some(Some(translation)) if is_words => {
                    text.push_str(&translation.cells);
                    let place = |it: &u32| from + usize::try_from(*it).unwrap_or_default();
                    places.extend(translation.places.iter().map(place));
                }
                _ => {
                    text.push_str(&words);
                    places.extend(from..to);
                }
            }
        }
        (text, places)
    }
}

/// A part of a line, by its characters.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Run {
    from: usize,
    to: usize,
    is_words: bool,
}

/// Parts a line into words and what stays: moves, and what is in cells already. The blanks between the two belong to neither.
fn runs(line: &[char], moves: &[Range<usize>]) -> Vec<Run> {
    let stays = |at: &usize| ('\u{2800}'..='\u{28FF}').contains(&line[*at]) || moves.iter().any(|it| it.contains(at));
    let mut runs = Vec::new();
    let mut from = 0;
    while from < line.len() {
        let rest = &line[from..];
        let cells = (from..line.len())
            .take_while(|at| stays(at) || line[*at] == ' ')
            .count();
        if cells > 0 {
            runs.push(Run {
                from,
                to: from + cells,
                is_words: false,
            });
            from += cells;
            continue;
        }
        let words = (from..line.len()).take_while(|at| !stays(at)).count();
        let words = words - rest[..words].iter().rev().take_while(|it| **it == ' ').count();
        runs.push(Run {
            from,
            to: from + words,
            is_words: true,
        });
        from += words;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::Words;
    use ansage_wire::braille::Translation;

    #[test]
    fn words_are_translated_and_cells_stay() {
        let mut words = Words::default();
        let line = "⠂ ⠑⠲ am Zug.";
        assert_eq!(words.unknown_in(line, &[]), ["am Zug."]);
        assert_eq!(
            words.translated(line, &[]).0,
            line,
            "what is not known yet stays as it is"
        );
        words.learn(
            "am Zug.".to_owned(),
            Some(Translation {
                cells: "⠁⠍⠀⠨⠵⠥⠛⠄".to_owned(),
                places: vec![0, 1, 2, 3, 3, 4, 5, 6],
            }),
        );
        assert!(words.unknown_in(line, &[]).is_empty());
        let (text, places) = words.translated(line, &[]);
        assert_eq!(text, "⠂ ⠑⠲ ⠁⠍⠀⠨⠵⠥⠛⠄");
        assert_eq!(places, [0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11]);
    }

    #[test]
    fn moves_in_text_stay_as_they_are() {
        let mut words = Words::default();
        let (line, moves) = ("1.e4 etwa 1:58:07 am Zug.", [0..4, 10..17]);
        assert_eq!(words.unknown_in(line, &moves), ["etwa", "am Zug."]);
        let cells = |cells: &str, places: &[u32]| Translation {
            cells: cells.to_owned(),
            places: places.to_vec(),
        };
        words.learn("etwa".to_owned(), Some(cells("⠑⠞⠺⠁", &[0, 1, 2, 3])));
        words.learn("am Zug.".to_owned(), Some(cells("⠁⠍⠀⠵⠥⠛⠄", &[0, 1, 2, 3, 4, 5, 6])));
        let (text, places) = words.translated(line, &moves);
        assert_eq!(text, "1.e4 ⠑⠞⠺⠁ 1:58:07 ⠁⠍⠀⠵⠥⠛⠄");
        assert_eq!(places, (0..25).collect::<Vec<_>>());
        assert!(words.unknown_in("1.e4 e5", std::slice::from_ref(&(0..7))).is_empty());
    }

    #[test]
    fn what_nobody_translates_is_asked_about_once() {
        let mut words = Words::default();
        words.learn("Weiß am Zug.".to_owned(), None);
        assert!(words.unknown_in("Weiß am Zug.", &[]).is_empty());
        assert_eq!(words.translated("Weiß am Zug.", &[]).0, "Weiß am Zug.");
    }
}

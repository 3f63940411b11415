//! Prose as words, each with the line that it is on.

/// A paragraph, a message or a row of a table: words that a phrase may run through.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Passage {
    /// From the top of the repository on.
    pub path: String,
    /// Each line with its number.
    pub lines: Vec<(usize, String)>,
}

/// Takes the place of a value, of code and of anything else that is not prose.
pub const GAP: char = '\u{FFFC}';

/// A word of a passage.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Word {
    /// In lower case.
    pub text: String,
    /// The number of its line.
    pub line: usize,
    /// The column in which it begins, in characters.
    pub column: usize,
    /// Only white space or emphasis is between it and the word before.
    pub follows: bool,
    /// It begins a sentence that ends with a full stop; neither a question nor a label such as a heading.
    pub begins_statement: bool,
}

impl Passage {
    /// Returns the words. An apostrophe or a hyphen between two letters is part of a word.
    #[must_use]
    pub fn words(&self) -> Vec<Word> {
        let mut words: Vec<Word> = Vec::new();
        let mut between = Between::Sentences;
        let mut beginning = None;
        for (number, text) in &self.lines {
            let letters: Vec<char> = text.chars().collect();
            let mut column = 0;
            while column < letters.len() {
                if belongs_to_word(&letters, column) {
                    let end = (column..letters.len()).find(|at| !belongs_to_word(&letters, *at));
                    let end = end.unwrap_or(letters.len());
                    if between == Between::Sentences {
                        beginning = Some(words.len());
                    }
                    words.push(Word {
                        text: letters[column..end].iter().collect::<String>().to_lowercase(),
                        line: *number,
                        column,
                        follows: between == Between::Words,
                        begins_statement: false,
                    });
                    between = Between::Words;
                    column = end;
                    continue;
                }
                match letters[column] {
                    end @ ('.' | '!' | '?') => {
                        if let Some(word) = beginning.take().and_then(|at: usize| words.get_mut(at)) {
                            word.begins_statement = end != '?';
                        }
                        between = Between::Sentences;
                    }
                    letter if letter.is_whitespace() || letter == '*' || letter == '_' => {}
                    _ if between == Between::Words => between = Between::Parts,
                    _ => {}
                }
                column += 1;
            }
        }
        words
    }

    /// Returns a line from some letters before a column to some after it.
    #[must_use]
    pub fn excerpt(&self, line: usize, column: usize) -> String {
        const BEFORE: usize = 30;
        const LENGTH: usize = 80;
        let text = self.lines.iter().find(|(number, _)| *number == line);
        let text = text.map(|(_, text)| text.as_str()).unwrap_or_default();
        let from = column.saturating_sub(BEFORE);
        let shown: String = text.chars().skip(from).take(LENGTH).collect();
        let before = if from > 0 { "…" } else { "" };
        let after = if text.chars().count() > from + LENGTH {
            "…"
        } else {
            ""
        };
        format!("{before}{}{after}", shown.trim().replace(GAP, "{…}"))
    }
}

/// What is between two words.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Between {
    Words,
    Parts,
    Sentences,
}

fn belongs_to_word(letters: &[char], at: usize) -> bool {
    let is_letter = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(|it| it.is_alphanumeric());
    match letters[at] {
        GAP => true,
        '\'' | '’' | '-' => is_letter(at.checked_sub(1)) && is_letter(Some(at + 1)),
        letter => letter.is_alphanumeric(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_line_and_what_is_before_them() {
        let words = passage(&["The half-move's *own* time,", "stands. Does it? It does. A label"]).words();
        let texts: Vec<&str> = words.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(
            texts.join(" "),
            "the half-move's own time stands does it it does a label"
        );
        let lines: Vec<usize> = words.iter().map(|it| it.line).collect();
        assert_eq!(lines, [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2]);
        let apart: Vec<&str> = words
            .iter()
            .filter(|it| !it.follows)
            .map(|word| word.text.as_str())
            .collect();
        assert_eq!(apart, ["the", "stands", "does", "it", "a"]);
        let begins: Vec<&str> = words
            .iter()
            .filter(|it| it.begins_statement)
            .map(|it| it.text.as_str())
            .collect();
        assert_eq!(begins, ["the", "it"], "one is a question, one a label");
    }

    #[test]
    fn an_excerpt_is_cut_at_both_ends() {
        let long = format!("{}behind{}", "a ".repeat(60), " b".repeat(60));
        let excerpt = passage(&[&long]).excerpt(1, 120);
        assert!(excerpt.starts_with("…a a") && excerpt.ends_with("b…"), "{excerpt}");
        assert!(excerpt.contains("behind"), "{excerpt}");
    }

    fn passage(lines: &[&str]) -> Passage {
        Passage {
            path: "page.md".to_owned(),
            lines: (1..).zip(lines.iter().map(|it| (*it).to_owned())).collect(),
        }
    }
}

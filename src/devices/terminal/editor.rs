//! A line being typed: text, cursor and the lines typed before. Knows nothing of terminals.

use unicode_width::UnicodeWidthChar;

/// No move and no command is longer; what is pasted beyond it is dropped.
const LONGEST: usize = 1000;
/// Lines that Up still finds.
const REMEMBERED: usize = 200;

/// A key, as far as it edits the line.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Stroke {
    /// A character is typed.
    Character(char),
    /// One character to the left.
    Left,
    /// One character to the right.
    Right,
    /// To the beginning of the line.
    Home,
    /// To the end of the line.
    End,
    /// Deletes the character before the cursor.
    Backspace,
    /// Deletes the character under the cursor.
    Delete,
    /// Deletes from the cursor to the end.
    DeleteToEnd,
    /// Deletes the whole line.
    DeleteLine,
    /// Deletes the word before the cursor.
    DeleteWord,
    /// The line typed before.
    Up,
    /// The line typed after.
    Down,
    /// The line is complete.
    Enter,
}

/// What a key did.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Outcome {
    /// The line, if it is complete.
    pub line: Option<String>,
    /// What was added, deleted, or came under the cursor, for those who hear each key.
    pub character: Option<String>,
    /// The word that was completed by a blank, for those who hear each word.
    pub word: Option<String>,
}

/// A line being typed.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Editor {
    text: Vec<char>,
    cursor: usize,
    history: Vec<String>,
    /// How many lines back the line shown is; 0 is the one being typed.
    back: usize,
    /// The line that was being typed when Up was pressed.
    draft: Vec<char>,
}

impl Editor {
    /// Returns what is typed.
    pub fn text(&self) -> &[char] {
        &self.text
    }

    /// Returns how many characters are before the cursor.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Returns true if nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Does what a key does.
    pub fn strike(&mut self, stroke: Stroke) -> Outcome {
        let mut outcome = Outcome::default();
        match stroke {
            Stroke::Character(c) => return self.insert(c),
            Stroke::Left => {
                self.cursor = self.left_of(self.cursor);
                outcome.character = self.under_cursor();
            }
            Stroke::Right => {
                self.cursor = self.right_of(self.cursor);
                outcome.character = self.under_cursor();
            }
            Stroke::Home => {
                self.cursor = 0;
                outcome.character = self.under_cursor();
            }
            Stroke::End => self.cursor = self.text.len(),
            Stroke::Backspace => outcome.character = self.delete(self.left_of(self.cursor), self.cursor),
            Stroke::Delete => outcome.character = self.delete(self.cursor, self.right_of(self.cursor)),
            Stroke::DeleteToEnd => outcome.character = self.delete(self.cursor, self.text.len()),
            Stroke::DeleteLine => outcome.character = self.delete(0, self.text.len()),
            Stroke::DeleteWord => outcome.character = self.delete(self.word_start(), self.cursor),
            Stroke::Up => return self.recall(self.back + 1),
            Stroke::Down => return self.back.checked_sub(1).map_or(outcome, |back| self.recall(back)),
            Stroke::Enter => outcome.line = Some(self.complete()),
        }
        outcome
    }

    fn insert(&mut self, c: char) -> Outcome {
        if self.text.len() >= LONGEST || c.is_control() {
            return Outcome::default();
        }
        let word = (c == ' ' && self.cursor > 0)
            .then(|| self.text[self.word_start()..self.cursor].iter().collect::<String>())
            .filter(|word| !word.trim().is_empty());
        self.text.insert(self.cursor, c);
        self.cursor += 1;
        Outcome {
            line: None,
            character: Some(c.to_string()),
            word,
        }
    }

    fn delete(&mut self, from: usize, to: usize) -> Option<String> {
        let gone: String = self.text.drain(from..to).collect();
        self.cursor = from;
        (!gone.is_empty()).then_some(gone)
    }

    fn recall(&mut self, back: usize) -> Outcome {
        if back > self.history.len() {
            return Outcome::default();
        }
        if self.back == 0 {
            self.draft = std::mem::take(&mut self.text);
        }
        self.back = back;
        self.text = match back {
            0 => std::mem::take(&mut self.draft),
            _ => self.history[self.history.len() - back].chars().collect(),
        };
        self.cursor = self.text.len();
        let whole = (!self.text.is_empty()).then(|| self.text.iter().collect::<String>());
        Outcome {
            line: None,
            character: whole.clone(),
            word: whole,
        }
    }

    fn complete(&mut self) -> String {
        let line: String = self.text.drain(..).collect();
        self.cursor = 0;
        self.back = 0;
        self.draft.clear();
        if !line.trim().is_empty() && self.history.last() != Some(&line) {
            if self.history.len() == REMEMBERED {
                self.history.remove(0);
            }
            self.history.push(line.clone());
        }
        line
    }

    fn under_cursor(&self) -> Option<String> {
        let character = &self.text[self.cursor..self.right_of(self.cursor)];
        (!character.is_empty()).then(|| character.iter().collect())
    }

    /// A letter and the marks that stand on it are one character.
    fn left_of(&self, cursor: usize) -> usize {
        let mut cursor = cursor.saturating_sub(1);
        while cursor > 0 && is_mark(self.text[cursor]) {
            cursor -= 1;
        }
        cursor
    }

    fn right_of(&self, cursor: usize) -> usize {
        let mut cursor = self.text.len().min(cursor + 1);
        while cursor < self.text.len() && is_mark(self.text[cursor]) {
            cursor += 1;
        }
        cursor
    }

    fn word_start(&self) -> usize {
        let before = &self.text[..self.cursor];
        let blanks = before.iter().rev().take_while(|c| c.is_whitespace()).count();
        let letters = before
            .iter()
            .rev()
            .skip(blanks)
            .take_while(|c| !c.is_whitespace())
            .count();
        self.cursor - blanks - letters
    }
}

fn is_mark(c: char) -> bool {
    c.width() == Some(0)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Editor, Outcome, Stroke};

    fn type_text(editor: &mut Editor, text: &str) {
        for c in text.chars() {
            editor.strike(Stroke::Character(c));
        }
    }

    /// The text with a bar where the cursor stands.
    fn shown(editor: &Editor) -> String {
        let mut text: Vec<char> = editor.text().to_vec();
        text.insert(editor.cursor(), '|');
        text.into_iter().collect()
    }

    #[track_caller]
    fn becomes(text: &str, strokes: &[Stroke], expected: &str) {
        let mut editor = Editor::default();
        type_text(&mut editor, text);
        for stroke in strokes {
            editor.strike(*stroke);
        }
        assert_eq!(shown(&editor), expected);
    }

    #[test]
    fn keys_edit_the_line_where_the_cursor_stands() {
        use Stroke::*;
        becomes("e2e4", &[Backspace], "e2e|");
        becomes("e2e4", &[Left, Left, Backspace], "e|e4");
        becomes("e2e4", &[Home, Delete, Character('d')], "d|2e4");
        becomes("e2e4", &[Left, Left, DeleteToEnd], "e2|");
        becomes("e2e4", &[Left, DeleteLine], "|");
        becomes("Springer gustav eins", &[DeleteWord], "Springer gustav |");
        becomes("Springer gustav  ", &[DeleteWord], "Springer |");
        becomes("e2", &[Home, Right, Right, Right, End], "e2|");
        becomes("", &[Left, Backspace, Delete, DeleteWord, DeleteToEnd, Up, Down], "|");
    }

    #[test]
    fn a_letter_and_its_mark_are_one_character() {
        use Stroke::*;
        becomes("La\u{308}", &[Backspace], "L|");
        becomes("a\u{308}u", &[Left, Left, Delete], "|u");
    }

    #[test]
    fn the_lines_typed_before_come_back() {
        use Stroke::*;
        let mut editor = Editor::default();
        for line in ["e2e4", "", "e7e5", "e7e5"] {
            type_text(&mut editor, line);
            assert_eq!(editor.strike(Enter).line.as_deref(), Some(line));
        }
        type_text(&mut editor, "g1");
        let seen = [Up, Up, Up, Down, Down, Down].map(|stroke| {
            editor.strike(stroke);
            shown(&editor)
        });
        assert_eq!(seen, ["e7e5|", "e2e4|", "e2e4|", "e7e5|", "g1|", "g1|"]);
    }

    #[test]
    fn typing_is_heard_by_keys_and_by_words() {
        let mut editor = Editor::default();
        type_text(&mut editor, "eva");
        let blank = editor.strike(Stroke::Character(' '));
        assert_eq!(
            (blank.character.as_deref(), blank.word.as_deref()),
            (Some(" "), Some("eva"))
        );
        assert_eq!(editor.strike(Stroke::Character(' ')).word.as_deref(), Some("eva "));
        assert_eq!(editor.strike(Stroke::Home).character.as_deref(), Some("e"));
        assert_eq!(editor.strike(Stroke::Delete).character.as_deref(), Some("e"));
        assert_eq!(editor.strike(Stroke::End), Outcome::default());
    }

    fn any_stroke() -> impl Strategy<Value = Stroke> {
        prop_oneof![
            4 => any::<char>().prop_map(Stroke::Character),
            1 => prop::sample::select(vec![
                Stroke::Left, Stroke::Right, Stroke::Home, Stroke::End, Stroke::Backspace, Stroke::Delete,
                Stroke::DeleteToEnd, Stroke::DeleteLine, Stroke::DeleteWord, Stroke::Up, Stroke::Down, Stroke::Enter,
            ]),
        ]
    }

    proptest! {
        #[test]
        fn no_keys_bring_the_cursor_off_the_line(strokes in prop::collection::vec(any_stroke(), 0..200)) {
            let mut editor = Editor::default();
            for stroke in strokes {
                editor.strike(stroke);
                prop_assert!(editor.cursor() <= editor.text().len());
                prop_assert!(!editor.text().iter().any(|c| c.is_control()));
            }
        }
    }
}

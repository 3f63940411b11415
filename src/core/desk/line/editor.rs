//! A line being typed: text, cursor and the lines typed before. Knows nothing of terminals.

use unicode_normalization::char::is_combining_mark;
use unicode_width::UnicodeWidthChar;
use zeroize::Zeroize as _;

use ansage_wire::plain_text::steers;

/// No move and no command is longer; what is pasted beyond it is dropped.
const LONGEST_CHARACTERS: usize = 1000;
/// Lines that Up still finds.
const REMEMBERED_LINES: usize = 200;

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
    /// Deletes the word behind the cursor.
    DeleteNextWord,
    /// Puts back what was deleted last by more than a character.
    PutBack,
    /// To the beginning of the word before the cursor.
    WordLeft,
    /// To the end of the word behind the cursor.
    WordRight,
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
    /// What was deleted last by more than a character.
    deleted: Vec<char>,
    /// True while the key before deleted by more than a character: the next one adds to it.
    is_deleting: bool,
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

    /// Forgets the lines typed before and what was deleted: somebody else has the keys.
    pub fn forget(&mut self) {
        self.history.clear();
        self.deleted.clear();
        self.back = 0;
        self.draft.clear();
    }

    /// Forgets what was deleted.
    pub fn forget_deleted(&mut self) {
        self.deleted.clear();
    }

    /// Forgets what was typed and deleted, so that no copy of it is left in memory: the line itself, once it is entered, is with
    /// whoever got it.
    pub fn wipe(&mut self) {
        self.text.zeroize();
        self.deleted.zeroize();
        self.draft.zeroize();
        self.clear();
    }

    /// Forgets a line typed before.
    pub fn forget_line(&mut self, line: &str) {
        let line = line.trim();
        for kept in self.history.iter_mut().filter(|it| *it == line) {
            kept.zeroize();
        }
        self.history.retain(|it| !it.is_empty());
    }

    /// Empties the line and keeps nothing of it.
    pub fn clear(&mut self) {
        self.text.clear();
        self.cursor = 0;
        self.back = 0;
        self.draft.clear();
    }

    /// Puts the cursor before a character with its marks, or behind the last.
    pub fn place_cursor(&mut self, character: usize) {
        self.cursor = self.letter_at(character.min(self.text.len()));
    }

    /// Does what a key does.
    pub fn strike(&mut self, stroke: Stroke) -> Outcome {
        let mut outcome = Outcome::default();
        let was_deleting = std::mem::take(&mut self.is_deleting);
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
            Stroke::DeleteToEnd => outcome.character = self.kill(self.cursor, self.text.len(), was_deleting),
            Stroke::DeleteLine => outcome.character = self.kill(0, self.text.len(), was_deleting),
            Stroke::DeleteWord => outcome.character = self.kill(self.word_start(), self.cursor, was_deleting),
            Stroke::DeleteNextWord => outcome.character = self.kill(self.cursor, self.word_end(), was_deleting),
            Stroke::PutBack => return self.put_back(),
            Stroke::WordLeft => {
                self.cursor = self.word_start();
                return self.word_under_cursor();
            }
            Stroke::WordRight => {
                self.cursor = self.word_end();
                return self.word_under_cursor();
            }
            Stroke::Up => return self.recall(self.back + 1),
            Stroke::Down => return self.back.checked_sub(1).map_or(outcome, |back| self.recall(back)),
            Stroke::Enter => outcome.line = Some(self.complete()),
        }
        outcome
    }

    fn insert(&mut self, c: char) -> Outcome {
        if self.text.len() >= LONGEST_CHARACTERS || steers(c) {
            return Outcome::default();
        }
        let word = (c == ' ' && self.cursor > 0)
            .then(|| self.text[self.word_start()..self.cursor].iter().collect::<String>())
            .filter(|word| !word.trim().is_empty());
        self.text.insert(self.cursor, c);
        self.cursor = self.behind_marks(self.cursor + 1);
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

    /// Deletes and keeps what was deleted; several of these one after the other are put back together.
    fn kill(&mut self, from: usize, to: usize, goes_on: bool) -> Option<String> {
        let was_before = from < self.cursor;
        let gone = self.delete(from, to);
        self.is_deleting = goes_on || gone.is_some();
        if let Some(gone) = &gone {
            if !goes_on {
                self.deleted.clear();
            }
            let at = if was_before { 0 } else { self.deleted.len() };
            self.deleted.splice(at..at, gone.chars());
        }
        gone
    }

    fn put_back(&mut self) -> Outcome {
        let room = LONGEST_CHARACTERS.saturating_sub(self.text.len());
        let again: Vec<char> = self.deleted.iter().copied().take(room).collect();
        let told = (!again.is_empty()).then(|| again.iter().collect::<String>());
        let end = self.cursor + again.len();
        self.text.splice(self.cursor..self.cursor, again);
        self.cursor = self.behind_marks(end);
        Outcome {
            line: None,
            character: told.clone(),
            word: told,
        }
    }

    fn word_under_cursor(&self) -> Outcome {
        let word: String = self.text[self.cursor..self.word_end()].iter().collect();
        let word = Some(word.trim().to_owned()).filter(|it| !it.is_empty());
        Outcome {
            line: None,
            character: word.clone(),
            word,
        }
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
        let kept = line.trim();
        if !kept.is_empty() && self.history.last().is_none_or(|it| it != kept) {
            if self.history.len() == REMEMBERED_LINES {
                self.history.remove(0);
            }
            self.history.push(kept.to_owned());
        }
        line
    }

    fn under_cursor(&self) -> Option<String> {
        let character = &self.text[self.cursor..self.right_of(self.cursor)];
        (!character.is_empty()).then(|| character.iter().collect())
    }

    /// A letter and the marks that stand on it are one character.
    fn left_of(&self, cursor: usize) -> usize {
        self.letter_at(cursor.saturating_sub(1))
    }

    fn right_of(&self, cursor: usize) -> usize {
        self.behind_marks(self.text.len().min(cursor + 1))
    }

    /// Returns where the letter begins whose mark stands at a place.
    fn letter_at(&self, mut place: usize) -> usize {
        while place > 0 && self.text.get(place).is_some_and(|it| is_mark(*it)) {
            place -= 1;
        }
        place
    }

    /// Returns where the marks end that stand from a place on.
    fn behind_marks(&self, mut place: usize) -> usize {
        while self.text.get(place).is_some_and(|it| is_mark(*it)) {
            place += 1;
        }
        place
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
        // A mark may stand on a blank.
        self.letter_at(self.cursor - blanks - letters)
    }

    fn word_end(&self) -> usize {
        let behind = &self.text[self.cursor..];
        let blanks = behind.iter().take_while(|c| c.is_whitespace()).count();
        let letters = behind.iter().skip(blanks).take_while(|c| !c.is_whitespace()).count();
        self.cursor + blanks + letters
    }
}

fn is_mark(c: char) -> bool {
    c.width() == Some(0) || is_combining_mark(c)
}

#[cfg(test)]
mod tests;

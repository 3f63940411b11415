//! The one line that changes: prompt and what is typed. Written with backspaces and "clear to the end" alone, and as
//! few characters as will do, because a screen reader speaks what is written.

use unicode_width::UnicodeWidthChar;

use ansage_wire::plain_text::steers;

/// Clears from the cursor to the end of the line.
const CLEAR_TO_END: &str = "\x1b[K";

/// Columns that a move takes, and the cursor behind it: `Sg1xf3`.
const LONGEST_MOVE_COLUMNS: usize = 7;

/// What stands on the line of the cursor.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct PromptLine {
    shown: Vec<char>,
    /// How many of the characters shown are before the cursor.
    cursor: usize,
    is_shown: bool,
    /// True for a terminal that cannot clear a line.
    is_dumb: bool,
}

impl PromptLine {
    /// Returns an empty line of a terminal that can clear it, or cannot.
    pub(super) fn on(is_dumb: bool) -> Self {
        Self {
            is_dumb,
            ..Self::default()
        }
    }

    /// Returns what must be written to show this prompt and text, on a terminal so many columns wide.
    pub(super) fn draw(&mut self, prompt: &str, text: &[char], cursor: usize, columns: usize) -> String {
        let (line, cursor) = window(prompt, text, cursor, columns);
        let mut out = String::new();
        let same = self.shown.iter().zip(&line).take_while(|(old, new)| old == new).count();
        // To the first character that differs.
        match self.shown.get(same..self.cursor) {
            Some(before_cursor) => go_back(&mut out, before_cursor),
            None => out.extend(&line[self.cursor..same]),
        }
        let (old_width, new_width) = (width(&self.shown[same..]), width(&line[same..]));
        out.extend(&line[same..]);
        if old_width > new_width {
            self.clear_behind(&mut out, old_width - new_width);
        }
        go_back(&mut out, &line[cursor..]);
        self.shown = line;
        self.cursor = cursor;
        self.is_shown = true;
        out
    }

    /// Returns true if the line stands on the screen.
    pub(super) fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Returns true if it stands on one line of a window so many columns wide.
    pub(super) fn fits(&self, columns: usize) -> bool {
        width(&self.shown) < columns
    }

    /// Returns what must be written so that something else can stand on this line.
    pub(super) fn clear(&mut self) -> String {
        let was_shown = std::mem::take(&mut self.is_shown);
        let was_empty = self.shown.is_empty();
        self.forget();
        match (was_shown && !was_empty, self.is_dumb) {
            (false, _) => String::new(),
            (true, true) => "\r\n".to_owned(),
            (true, false) => format!("\r{CLEAR_TO_END}"),
        }
    }

    /// Returns what must be written so that this line stays as it is, with a last character if one is not there yet, and
    /// the next one begins.
    pub(super) fn finish(&mut self, last: Option<char>) -> String {
        let mut out: String = self.shown[self.cursor..].iter().collect();
        out.extend(last);
        out.push_str("\r\n");
        self.forget();
        out
    }

    fn forget(&mut self) {
        self.shown.clear();
        self.cursor = 0;
        self.is_shown = false;
    }

    fn clear_behind(&self, out: &mut String, columns: usize) {
        if self.is_dumb {
            out.extend(std::iter::repeat_n(' ', columns));
            out.extend(std::iter::repeat_n('\x08', columns));
        } else {
            out.push_str(CLEAR_TO_END);
        }
    }
}

/// Returns the part of prompt and text that fits on one line, and where the cursor stands in it.
pub(super) fn window(prompt: &str, text: &[char], cursor: usize, columns: usize) -> (Vec<char>, usize) {
    // The last column stays free: a terminal may wrap when it is filled.
    let room = columns.saturating_sub(1).max(2);
    let mut line: Vec<char> = prompt.chars().filter(|c| !steers(*c)).collect();
    // On a very narrow line what is typed matters more than the prompt: a move is to be seen whole. Before anything is
    // typed the end of the prompt stands there, which says what is asked.
    if text.is_empty() {
        while width(&line) > room {
            line.remove(0);
        }
    } else if width(&line) + LONGEST_MOVE_COLUMNS > room && width(&line) + width(text) > room {
        line.clear();
    }
    let room = room - width(&line).min(room);
    let mut start = 0;
    while start < cursor && width(&text[start..cursor]) >= room && width(text) > room {
        start += 1;
    }
    let mut end = start;
    while end < text.len() && width(&text[start..=end]) <= room {
        end += 1;
    }
    let cursor = line.len() + cursor.min(end) - start;
    line.extend(&text[start..end]);
    (line, cursor)
}

fn go_back(out: &mut String, over: &[char]) {
    out.extend(std::iter::repeat_n('\x08', width(over)));
}

fn width(text: &[char]) -> usize {
    text.iter().map(|c| c.width().unwrap_or(0)).sum()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use unicode_width::UnicodeWidthChar;

    use super::{PromptLine, window};

    fn draw(line: &mut PromptLine, text: &str, cursor: usize) -> String {
        line.draw("> ", &text.chars().collect::<Vec<_>>(), cursor, 80)
    }

    #[test]
    fn a_typed_character_is_all_that_is_written() {
        let mut line = PromptLine::default();
        assert_eq!(draw(&mut line, "", 0), "> ");
        assert_eq!(draw(&mut line, "e", 1), "e");
        assert_eq!(draw(&mut line, "e2", 2), "2");
        assert_eq!(draw(&mut line, "e2", 1), "\x08");
        assert_eq!(draw(&mut line, "e2", 2), "2");
        assert_eq!(draw(&mut line, "e", 1), "\x08\x1b[K");
        assert_eq!(draw(&mut line, "棋", 1), "\x08棋");
        assert_eq!(draw(&mut line, "", 0), "\x08\x08\x1b[K");
        assert_eq!(line.finish(None), "\r\n");
    }

    #[test]
    fn the_prompt_stays_where_a_move_has_room_beside_it() {
        let shown = |columns| {
            let text: Vec<char> = "Springer Gustav eins".chars().collect();
            let (line, _cursor) = window("12 Weiß: ", &text, text.len(), columns);
            line.into_iter().collect::<String>()
        };
        assert_eq!(shown(17), "12 Weiß: v eins");
        assert_eq!(shown(16), "er Gustav eins", "no room for both");
    }

    #[test]
    fn a_question_too_long_for_the_line_shows_its_end() {
        let shown = |typed: &str| {
            let text: Vec<char> = typed.chars().collect();
            let (line, _cursor) = window("1 Schwarz (/schiedsrichter?): ", &text, text.len(), 21);
            line.into_iter().collect::<String>()
        };
        assert_eq!(shown(""), "(/schiedsrichter?): ");
        assert_eq!(shown("e"), "e", "what is typed is seen whole");
    }

    #[test]
    fn a_terminal_that_cannot_clear_gets_blanks() {
        let mut line = PromptLine::on(true);
        draw(&mut line, "e2", 2);
        assert_eq!(draw(&mut line, "e", 1), "\x08 \x08");
        assert_eq!(line.clear(), "\r\n");
    }

    /// A terminal of one line that does what is written to it.
    struct Screen {
        cells: Vec<char>,
        column: usize,
    }

    impl Screen {
        fn write(&mut self, text: &str) {
            let text = text.replace("\x1b[K", "\0");
            for c in text.chars() {
                match c {
                    '\r' => self.column = 0,
                    '\x08' => self.column -= 1,
                    '\0' => self.cells[self.column..].fill(' '),
                    _ => {
                        // A wide character takes two cells, the second of which is empty.
                        self.cells[self.column] = c;
                        if c.width() == Some(2) {
                            self.cells[self.column + 1] = '\0';
                        }
                        self.column += c.width().expect("printable");
                    }
                }
            }
        }

        fn text(&self) -> String {
            self.cells
                .iter()
                .filter(|c| **c != '\0')
                .collect::<String>()
                .trim_end()
                .to_owned()
        }
    }

    fn any_text() -> impl Strategy<Value = (Vec<char>, usize)> {
        prop::collection::vec(prop::sample::select(vec!['a', 'b', 'ä', '棋', '♘', '7']), 0..60)
            .prop_flat_map(|text| (Just(text.clone()), 0..=text.len()))
    }

    proptest! {
        #[test]
        fn the_screen_shows_what_is_typed_and_the_cursor_where_it_is(
            steps in prop::collection::vec(any_text(), 1..12),
            columns in 4_usize..60,
        ) {
            let mut screen = Screen { cells: vec![' '; columns], column: 0 };
            let mut line = PromptLine::default();
            for (text, cursor) in steps {
                screen.write(&line.draw("12 W: ", &text, cursor, columns));
                prop_assert!(screen.column < columns, "never in the last column's shadow");
                let mut fresh = Screen { cells: vec![' '; columns], column: 0 };
                fresh.write(&PromptLine::default().draw("12 W: ", &text, cursor, columns));
                prop_assert_eq!(screen.text(), fresh.text());
                prop_assert_eq!(screen.column, fresh.column);
            }
            screen.write(&line.clear());
            prop_assert_eq!((screen.text(), screen.column), (String::new(), 0));
        }
    }
}

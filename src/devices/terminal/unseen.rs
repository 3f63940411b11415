//! A line that nobody may read, typed outside of a game.

use std::io::{self, Write as _};

use crossterm::event::{Event, KeyEvent};
use crossterm::terminal;

use super::keys::{KeyMeaning, meaning};
use ansage_core::desk::line::editor::Stroke;
use ansage_wire::plain_text;

/// Asks on standard error, in sentences of a line each, reads a line at the terminal and shows nothing of it. Returns `None` if
/// it was given up.
///
/// Nothing is shown from before the question on: who answers fast would read the first letters.
///
/// # Errors
///
/// Returns the error of the system if the terminal refuses.
pub fn read_unseen(question: &[String]) -> io::Result<Option<String>> {
    terminal::enable_raw_mode()?;
    let _given_back = GivenBack;
    for sentence in question {
        // The terminal does not go back to the left by itself now.
        write!(io::stderr(), "{}\r\n", plain_text::shown(sentence))?;
    }
    let mut line = Unseen::default();
    loop {
        if let Event::Key(key) = crossterm::event::read()?
            && let Some(end) = line.press(&key)
        {
            return Ok(end);
        }
    }
}

/// Gives the terminal back, whatever happens.
struct GivenBack;

impl Drop for GivenBack {
    fn drop(&mut self) {
        // There is nothing more to be done for a terminal that refuses this.
        let _gone = terminal::disable_raw_mode();
    }
}

/// What was typed so far. Nothing prints it.
#[derive(Default)]
struct Unseen(String);

impl Unseen {
    /// Does what a key does; returns the line at its end, or `None` in its place where it is given up.
    fn press(&mut self, key: &KeyEvent) -> Option<Option<String>> {
        match meaning(key) {
            KeyMeaning::Stroke(Stroke::Character(c)) => self.0.push(c),
            KeyMeaning::Stroke(Stroke::Backspace) => drop(self.0.pop()),
            KeyMeaning::Stroke(Stroke::DeleteLine) => self.0.clear(),
            KeyMeaning::Stroke(Stroke::Enter) => return Some(Some(std::mem::take(&mut self.0))),
            KeyMeaning::Escape | KeyMeaning::Interrupt | KeyMeaning::EndOfInput => return Some(None),
            _ => {}
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::Unseen;
    use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

    fn typed(keys: &[KeyEvent]) -> Option<Option<String>> {
        let mut line = Unseen::default();
        keys.iter().find_map(|it| line.press(it))
    }

    fn key(code: KeyCode) -> KeyEvent {
        KeyEvent::new(code, KeyModifiers::NONE)
    }

    #[test]
    fn a_line_is_what_was_typed_when_enter_came() {
        let keys = [
            KeyCode::Char('b'),
            KeyCode::Char('x'),
            KeyCode::Backspace,
            KeyCode::Char('a'),
        ];
        let keys: Vec<_> = keys.map(key).into();
        assert_eq!(typed(&keys), None);
        let entered = typed(&[&keys[..], &[key(KeyCode::Enter)]].concat());
        assert_eq!(entered, Some(Some("ba".to_owned())));
    }

    #[test]
    fn it_can_be_given_up() {
        let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        for given_up in [key(KeyCode::Esc), interrupt] {
            assert_eq!(typed(&[key(KeyCode::Char('b')), given_up]), Some(None));
        }
    }
}

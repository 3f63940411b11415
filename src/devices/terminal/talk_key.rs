//! The talk key: which one it is, and how it moved.

use std::fmt;
use std::str::FromStr;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind};

use ansage_core::desk::TalkKey;

/// A key that begins and ends what is said; a foot switch or a Braille key may send it.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum TalkKeyChoice {
    /// The space bar, with nothing typed.
    #[default]
    Space,
    /// The key Insert.
    Insert,
    /// F1 to F12; it then means nothing else.
    Function(u8),
}

impl FromStr for TalkKeyChoice {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let function = || match text.strip_prefix(['f', 'F'])?.parse() {
            Ok(number @ 1..=12) => Some(Self::Function(number)),
            _ => None,
        };
        match text {
            "space" => Ok(Self::Space),
            "insert" => Ok(Self::Insert),
            _ => function().ok_or("wanted: talk-key"),
        }
    }
}

impl fmt::Display for TalkKeyChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Space => f.write_str("space"),
            Self::Insert => f.write_str("insert"),
            Self::Function(number) => write!(f, "F{number}"),
        }
    }
}

/// The talk key at a keyboard.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Talking {
    choice: Option<TalkKeyChoice>,
    is_down: bool,
}

impl Talking {
    pub(super) fn with(choice: Option<TalkKeyChoice>) -> Self {
        Self { choice, is_down: false }
    }

    /// Returns how the talk key moved, if it was the talk key; `is_line_empty`: nothing is typed.
    pub(super) fn moved(&mut self, key: &KeyEvent, is_line_empty: bool) -> Option<TalkKey> {
        let choice = self.choice?;
        let is_the_key = match (choice, key.code) {
            (TalkKeyChoice::Space, KeyCode::Char(' ')) | (TalkKeyChoice::Insert, KeyCode::Insert) => true,
            (TalkKeyChoice::Function(number), KeyCode::F(pressed)) => number == pressed,
            _ => false,
        };
        if !is_the_key {
            return None;
        }
        if key.kind == KeyEventKind::Release {
            // One that was pressed as a blank of a line is let go as one.
            return std::mem::take(&mut self.is_down).then_some(TalkKey::Up);
        }
        let is_meant = key.modifiers.is_empty() && (choice != TalkKeyChoice::Space || is_line_empty);
        self.is_down = is_meant;
        // Only a terminal that reports releases sets repeats apart from presses.
        let moved = match key.kind {
            KeyEventKind::Repeat => TalkKey::StillDown,
            KeyEventKind::Press | KeyEventKind::Release => TalkKey::Down,
        };
        is_meant.then_some(moved)
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::KeyModifiers;

    use super::*;

    fn key(code: KeyCode, kind: KeyEventKind) -> KeyEvent {
        KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind)
    }

    #[test]
    fn keys_are_chosen_by_name() {
        assert_eq!("space".parse(), Ok(TalkKeyChoice::Space));
        assert_eq!("f9".parse(), Ok(TalkKeyChoice::Function(9)));
        assert_eq!("F12".parse(), Ok(TalkKeyChoice::Function(12)));
        assert_eq!("insert".parse(), Ok(TalkKeyChoice::Insert));
        for unknown in ["", "f", "f0", "f13", "enter", "f9 "] {
            assert!(unknown.parse::<TalkKeyChoice>().is_err(), "{unknown}");
        }
    }

    #[test]
    fn the_space_bar_talks_only_with_nothing_typed() {
        let mut talking = Talking::with(Some(TalkKeyChoice::Space));
        let [press, repeat, release] =
            [KeyEventKind::Press, KeyEventKind::Repeat, KeyEventKind::Release].map(|it| key(KeyCode::Char(' '), it));
        assert_eq!(talking.moved(&press, true), Some(TalkKey::Down));
        assert_eq!(talking.moved(&repeat, true), Some(TalkKey::StillDown));
        assert_eq!(talking.moved(&release, true), Some(TalkKey::Up));
        assert_eq!(talking.moved(&release, true), None);
        assert_eq!(talking.moved(&press, false), None);
        assert_eq!(talking.moved(&release, false), None);
        let with_shift = KeyEvent::new(KeyCode::Char(' '), KeyModifiers::SHIFT);
        assert_eq!(talking.moved(&with_shift, true), None);
    }

    #[test]
    fn another_key_talks_at_any_time_and_no_other_does() {
        let mut talking = Talking::with(Some(TalkKeyChoice::Function(9)));
        assert_eq!(
            talking.moved(&key(KeyCode::F(9), KeyEventKind::Press), false),
            Some(TalkKey::Down)
        );
        assert_eq!(talking.moved(&key(KeyCode::F(8), KeyEventKind::Press), false), None);
        assert_eq!(talking.moved(&key(KeyCode::Char(' '), KeyEventKind::Press), true), None);
        let mut nobody = Talking::with(None);
        assert_eq!(nobody.moved(&key(KeyCode::Char(' '), KeyEventKind::Press), true), None);
    }
}

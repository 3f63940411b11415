//! What the keys of a terminal mean.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use ansage_core::desk::FunctionKey;
use ansage_core::desk::line::editor::Stroke;

/// A key of the terminal.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum KeyMeaning {
    /// It edits the line.
    Stroke(Stroke),
    /// F1 to F12.
    Function(FunctionKey),
    /// Ctrl+C: leaves, or deletes what is typed.
    Interrupt,
    /// Ctrl+D: leaves, or deletes the character under the cursor.
    EndOfInput,
    /// Escape: drops what is typed, or the open question.
    Escape,
    /// Ctrl+Z: a program that stood still would be heard by nobody, while the clock goes on.
    Suspend,
    /// Draws the line again.
    Redraw,
    /// Nothing but a key touched.
    Nothing,
    /// Not even that: a key let go.
    Release,
}

/// Returns what a key means.
pub(super) fn meaning(key: &KeyEvent) -> KeyMeaning {
    if key.kind == KeyEventKind::Release {
        return KeyMeaning::Release;
    }
    let stroke = match key.code {
        KeyCode::Char(c) if key.modifiers.contains(KeyModifiers::CONTROL) => return with_control(c),
        KeyCode::Char(c) if is_with_alt(key) => return with_alt(c),
        KeyCode::Char(c) => Stroke::Character(c),
        KeyCode::F(number @ 1..=12) => return KeyMeaning::Function(FunctionKey(number)),
        KeyCode::Esc => return KeyMeaning::Escape,
        KeyCode::Enter => Stroke::Enter,
        KeyCode::Backspace if is_by_words(key) => Stroke::DeleteWord,
        KeyCode::Delete if is_by_words(key) => Stroke::DeleteNextWord,
        KeyCode::Left if is_by_words(key) => Stroke::WordLeft,
        KeyCode::Right if is_by_words(key) => Stroke::WordRight,
        KeyCode::Backspace => Stroke::Backspace,
        KeyCode::Delete => Stroke::Delete,
        KeyCode::Left => Stroke::Left,
        KeyCode::Right => Stroke::Right,
        KeyCode::Home => Stroke::Home,
        KeyCode::End => Stroke::End,
        KeyCode::Up => Stroke::Up,
        KeyCode::Down => Stroke::Down,
        _ => return KeyMeaning::Nothing,
    };
    KeyMeaning::Stroke(stroke)
}

fn is_with_alt(key: &KeyEvent) -> bool {
    key.modifiers.intersects(KeyModifiers::ALT | KeyModifiers::META)
}

fn is_by_words(key: &KeyEvent) -> bool {
    is_with_alt(key) || key.modifiers.contains(KeyModifiers::CONTROL)
}

fn with_alt(c: char) -> KeyMeaning {
    KeyMeaning::Stroke(match c {
        'b' => Stroke::WordLeft,
        'd' => Stroke::DeleteNextWord,
        'f' => Stroke::WordRight,
        _ => return KeyMeaning::Nothing,
    })
}

fn with_control(c: char) -> KeyMeaning {
    let stroke = match c {
        // A Braille screen reader's own pseudo-terminal sends Enter as a line feed, which is Ctrl+J.
        'j' | 'm' => Stroke::Enter,
        'a' => Stroke::Home,
        'b' => Stroke::Left,
        'e' => Stroke::End,
        'f' => Stroke::Right,
        'h' => Stroke::Backspace,
        'k' => Stroke::DeleteToEnd,
        'n' => Stroke::Down,
        'p' => Stroke::Up,
        'u' => Stroke::DeleteLine,
        'w' => Stroke::DeleteWord,
        'y' => Stroke::PutBack,
        'c' => return KeyMeaning::Interrupt,
        'd' => return KeyMeaning::EndOfInput,
        'l' => return KeyMeaning::Redraw,
        'z' => return KeyMeaning::Suspend,
        _ => return KeyMeaning::Nothing,
    };
    KeyMeaning::Stroke(stroke)
}

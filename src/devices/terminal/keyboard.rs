//! The keys and the line typed with them, alike on every face a person types at.

use crossterm::event::KeyEvent;

use super::editor::{Editor, Stroke};
use super::keys::{Meaning, meaning};
use super::{KeyEcho, Typed};
use crate::desk::{Input, View};

/// Stands for each character of what must not be read while it is typed.
const MASK: char = '•';

/// A keyboard and the line being typed.
#[derive(Debug)]
pub(super) struct Keyboard {
    editor: Editor,
    echo: KeyEcho,
}

/// What a key did.
#[derive(Debug)]
pub(super) struct Pressed {
    /// What it means for the desk, in order.
    pub(super) typed: Vec<Typed>,
    /// What it means for the line on the screen.
    pub(super) line: LineIs,
}

/// What becomes of the line on the screen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum LineIs {
    /// It is being typed.
    Open,
    /// It is complete, or the person left.
    Finished,
    /// It is to be drawn again.
    Unreadable,
}

impl Keyboard {
    pub(super) fn with(echo: KeyEcho) -> Self {
        Self {
            editor: Editor::default(),
            echo,
        }
    }

    /// Returns what is typed as it may be read, and how many of its characters are before the cursor.
    pub(super) fn shown(&self, view: &View) -> (Vec<char>, usize) {
        let text = self.editor.text();
        let shown = if view.masked {
            vec![MASK; text.len()]
        } else {
            text.to_vec()
        };
        (shown, self.editor.cursor())
    }

    /// Does what a key does.
    pub(super) fn press(&mut self, key: &KeyEvent) -> Pressed {
        let touched = Typed::Input(Input::Touched);
        let open = |typed| Pressed {
            typed,
            line: LineIs::Open,
        };
        match meaning(key) {
            Meaning::Release => open(Vec::new()),
            Meaning::Nothing => open(vec![touched]),
            Meaning::Redraw => Pressed {
                typed: vec![touched],
                line: LineIs::Unreadable,
            },
            Meaning::Function(function) => open(vec![touched, Typed::Input(Input::Key(function))]),
            Meaning::Interrupt | Meaning::EndOfInput if self.editor.is_empty() => Pressed {
                typed: vec![Typed::Left],
                line: LineIs::Finished,
            },
            Meaning::Interrupt => self.edit(Stroke::DeleteLine),
            Meaning::EndOfInput => self.edit(Stroke::Delete),
            Meaning::Stroke(stroke) => self.edit(stroke),
        }
    }

    fn edit(&mut self, stroke: Stroke) -> Pressed {
        let mut typed = vec![Typed::Input(Input::Touched)];
        let outcome = self.editor.strike(stroke);
        if let Some(line) = outcome.line {
            typed.push(Typed::Input(Input::Line(line)));
            return Pressed {
                typed,
                line: LineIs::Finished,
            };
        }
        let heard = match self.echo {
            KeyEcho::None => None,
            KeyEcho::Keys => outcome.character,
            KeyEcho::Words => outcome.word,
        };
        typed.extend(heard.map(|it| Typed::Input(Input::Echo(it))));
        Pressed {
            typed,
            line: LineIs::Open,
        }
    }
}

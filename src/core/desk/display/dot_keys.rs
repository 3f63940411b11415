//! Cells typed on the keyboard: whether keys are dots, and what a line of cells says.

use crate::language::braille;
use crate::language::braille::Profile;
use crate::language::{CommandWord, Message};

use crate::desk::question::Question;
use crate::desk::report::policy::Information;
use crate::desk::{Desk, DeskSettings, DotKeys, Table};

/// Whether the keys of the keyboard are dots.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::desk) struct DotTyping {
    is_on: bool,
    /// True once it was said that a key is no dot.
    is_told: bool,
}

impl DotTyping {
    /// Begins as the person wants it.
    pub(in crate::desk) fn of(settings: &DeskSettings) -> Self {
        Self {
            is_on: settings.dot_keys.is_some_and(|it| it.on),
            is_told: false,
        }
    }
}

impl Table {
    /// A code of six dots has no use for eight.
    fn keys_of_the_code(&self) -> DotKeys {
        match &self.braille.code {
            Some(code) if code.is_six_dot() => DotKeys::Six,
            Some(_) | None => DotKeys::Eight,
        }
    }
}

impl Desk {
    /// Makes the keys dots, or letters again.
    pub(in crate::desk) fn perkins(&mut self) {
        if self.table.speaker.settings().dot_keys.is_none() {
            return self.table.say(Information::Program, &Message::NoDotKeys);
        }
        self.dot_typing = DotTyping {
            is_on: !self.dot_typing.is_on,
            is_told: false,
        };
        match self.dot_typing.is_on {
            true => self.tell_dot_keys(),
            false => self.table.say(Information::Program, &Message::DotKeysOff),
        }
    }

    /// Says which keys are dots, if any are.
    pub(in crate::desk) fn tell_dot_keys(&mut self) {
        let settings = self.table.speaker.settings();
        let Some(settings) = settings.dot_keys.filter(|_| self.dot_typing.is_on) else {
            return;
        };
        let dots = match self.table.keys_of_the_code() {
            DotKeys::Six => "six",
            DotKeys::Eight => "eight",
        };
        let way = if settings.together { "together" } else { "one-by-one" };
        let message = Message::DotKeysOn {
            dots: dots.into(),
            way: way.into(),
            command: self.table.name_of(CommandWord::Perkins),
        };
        self.table.say(Information::Program, &message);
    }

    /// Says, once, that a key is no dot.
    pub(in crate::desk) fn no_dot(&mut self) {
        self.table.hush_the_ear();
        if !std::mem::replace(&mut self.dot_typing.is_told, true) {
            let command = self.table.name_of(CommandWord::Perkins);
            let message = Message::NoDot { command };
            self.table.say(Information::Program, &message);
        }
    }

    /// Returns which keys are dots now; an arbiter at the keys types letters.
    pub(in crate::desk) fn dot_keys(&self) -> Option<DotKeys> {
        let is_on = self.dot_typing.is_on && self.table.game.arbiter().is_none();
        is_on.then(|| self.table.keys_of_the_code())
    }

    /// Returns a command or an answer that was typed in cells as print. A move stays as it is: several codes are tried.
    pub(in crate::desk) fn in_print(&self, typed: &str) -> String {
        if !braille::holds_cells(typed) {
            return typed.to_owned();
        }
        let print = self.table.braille.print_of(typed);
        let is_command = print.starts_with(['/', '?']);
        // A code of one's own is not among those that are tried.
        let is_own = self.table.braille.is_own && !braille::holds_cells(&print);
        let is_entry =
            matches!(self.question, None | Some(Question::OtherSheet(_))) && self.table.keys_the_other_sheet();
        match &self.table.braille.code {
            Some(code) if is_entry && !is_command => self.table.entries_in_print(typed, code),
            _ if is_own || is_command || self.yes_or_no(&print).is_some() => print,
            None if is_entry => self.table.entries_in_print(typed, &Profile::computer8()),
            _ if self.asks_for_text() => print,
            _ => typed.to_owned(),
        }
    }
}

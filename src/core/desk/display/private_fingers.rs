//! The Braille display of somebody who is alone with the program: what was said last stands there and is answered, and what
//! was said with it is read before.

use crate::desk::display::typed::character_of;
use crate::desk::display::{Braille, Place};
use crate::desk::line::editor::Stroke;
use crate::desk::{BrailleHealth, BrailleKey, BrailleLine, LineAbout, Mark, Utterance};
use crate::language::Message;
use crate::language::braille;
use crate::language::braille::{TableError, Tables};
use ansage_wire::UtteranceId;

/// In which cells a Braille display is written.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DisplayCells {
    /// The table of moves: `computer8` sends text, others send cells.
    pub table: String,
    /// The tables it is one of.
    pub tables: Tables,
}

/// A display, and the finger on it.
pub(in crate::desk) struct PrivateFingers {
    braille: Braille,
    /// What Enter answers.
    asked: Option<UtteranceId>,
    /// What nobody has asked for: it stays until it is acknowledged, whatever is answered meanwhile.
    news: Vec<UtteranceId>,
}

impl PrivateFingers {
    pub(in crate::desk) fn on(cells: &DisplayCells) -> Self {
        Self {
            braille: Braille::in_table(Some(&cells.table), &cells.tables),
            asked: None,
            news: Vec::new(),
        }
    }

    /// Returns what is wrong with the table that was chosen.
    pub(in crate::desk) fn table_error(&self) -> Option<&TableError> {
        self.braille.table_error.as_ref()
    }

    /// Notes how the display is; returns what is told of it, once.
    pub(in crate::desk) fn health(&mut self, health: BrailleHealth, language: &str) -> Option<Message> {
        match self.braille.health(health, language) {
            // Here is no game that could go on.
            Some(Message::BrailleLost) => Some(Message::BrailleFailed),
            told => told,
        }
    }

    /// Takes what was told; what is no news is answered by Enter, unless something is told behind it.
    pub(in crate::desk) fn take(&mut self, utterance: &Utterance, is_news: bool) {
        // A word that is heard and not written is nothing for a finger.
        if utterance.written.is_empty() {
            return;
        }
        self.braille.take(utterance, &utterance.written, false);
        if is_news {
            self.news.push(utterance.id);
            // Enter is for what was asked; whoever is about to press it lets news go at worst.
            if let Some(asked) = self.asked {
                self.braille.said_last(asked);
            }
        } else {
            self.asked = Some(utterance.id);
            self.braille.ask(utterance.id);
        }
    }

    /// Something was answered, wherever: what it was the answer to has been read.
    pub(in crate::desk) fn is_answered(&mut self) {
        self.braille.begin();
        self.braille.mark = None;
        self.braille.let_go_but(&self.news);
    }

    /// A line was typed at the keyboard: it leads back to the present.
    pub(in crate::desk) fn come_back(&mut self) {
        self.braille.place = Place::Now;
    }

    /// Returns true while something waits there that was neither answered nor let go.
    pub(in crate::desk) fn has_unread(&self) -> bool {
        self.braille.is_there() && self.braille.standing().is_some()
    }

    /// Returns a line as print, in the code of the display.
    pub(in crate::desk) fn in_print(&self, line: &str) -> String {
        match braille::holds_cells(line) {
            true => self.braille.print_of(line),
            false => line.to_owned(),
        }
    }

    /// Takes a key of the display; returns the line that it enters.
    pub(in crate::desk) fn press(&mut self, key: BrailleKey) -> Option<String> {
        self.braille.begin();
        self.braille.mark = None;
        match key {
            BrailleKey::Return => return self.enter(),
            BrailleKey::Escape => {
                self.braille.take_typed();
                self.braille.place = Place::Now;
            }
            BrailleKey::Up | BrailleKey::Before => self.braille.before(),
            BrailleKey::Down | BrailleKey::After => self.braille.after(),
            BrailleKey::Home => self.braille.place = Place::Now,
            // They are for a game.
            BrailleKey::Time | BrailleKey::Function(_) => self.braille.mark = Some(Mark::Refused),
            BrailleKey::Route(character) => {
                if let Some((about, ..)) = self.what_stands() {
                    self.route(about, character);
                }
            }
            BrailleKey::RouteBelow(line, character) => {
                let stands = self.what_stands().map(|(about, ..)| about);
                let below = stands.and_then(|it| self.below(it).into_iter().nth(line));
                if let Some((about, _)) = below {
                    self.route(about, character);
                }
            }
            BrailleKey::Backspace => self.braille.edit(Stroke::Backspace),
            BrailleKey::Delete => self.braille.edit(Stroke::Delete),
            BrailleKey::Left => self.braille.edit(Stroke::Left),
            BrailleKey::Right => self.braille.edit(Stroke::Right),
            BrailleKey::LineStart => self.braille.edit(Stroke::Home),
            BrailleKey::LineEnd => self.braille.edit(Stroke::End),
            BrailleKey::Character(character) => self.braille.type_character(character),
            BrailleKey::Dots(cell) => self.braille.type_character(character_of(cell)),
        }
        None
    }

    /// Enters what is typed, or lets go what stands there; Enter alone is a line only where it answers something.
    fn enter(&mut self) -> Option<String> {
        if self.braille.place != Place::Now {
            self.braille.place = Place::Now;
            return None;
        }
        let typed = self.braille.take_typed();
        if !typed.trim().is_empty() {
            return Some(typed);
        }
        match self.braille.standing().map(|it| it.id) {
            Some(id) if !self.braille.is_question(id) => {
                self.let_go(id);
                None
            }
            Some(_) | None => Some(String::new()),
        }
    }

    fn route(&mut self, about: LineAbout, character: usize) {
        match about {
            LineAbout::Typed => self.braille.route_in_what_is_typed(character),
            LineAbout::Sentence(id) if !self.braille.is_question(id) => self.let_go(id),
            LineAbout::Sentence(_) | LineAbout::Now | LineAbout::Again(_) | LineAbout::Row(_) => {}
        }
    }

    fn let_go(&mut self, id: UtteranceId) {
        self.braille.acknowledge(id);
        self.news.retain(|it| *it != id);
    }

    /// Returns the line of the display; `None` while there is nothing for it.
    pub(in crate::desk) fn line(&self) -> Option<BrailleLine> {
        let (about, text, cursor) = self.what_stands()?;
        let waits = self.braille.more_waits(about).then_some(Mark::Waiting);
        Some(BrailleLine {
            about,
            text,
            cursor,
            mark: self.braille.mark.or(waits),
            in_cells: self.braille.code.is_some(),
            moves: Vec::new(),
            is_sheet_below: false,
            below: self.below(about).into_iter().map(|(_, text)| text).collect(),
        })
    }

    fn what_stands(&self) -> Option<(LineAbout, String, Option<usize>)> {
        if let Place::Told(index) = self.braille.place
            && let Some(told) = self.braille.told(index)
        {
            return Some((LineAbout::Again(index), told.to_owned(), None));
        }
        if !self.braille.typed.is_empty() {
            let (text, cursor) = self.braille.typed_on_the_line();
            return Some((LineAbout::Typed, text, Some(cursor)));
        }
        if let Some(sentence) = self.braille.standing() {
            return Some((LineAbout::Sentence(sentence.id), sentence.text.clone(), None));
        }
        // It was answered, and nothing has come of it yet.
        let told = self.braille.told_last()?;
        Some((LineAbout::Now, told.to_owned(), None))
    }

    /// Returns what stands below a line: under what is typed all that waits, above all what it answers.
    fn below(&self, about: LineAbout) -> Vec<(LineAbout, String)> {
        match about {
            LineAbout::Typed => self.braille.waiting_below(None),
            about => self.braille.told_below(about),
        }
    }
}

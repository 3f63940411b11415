//! The keys of the Braille display, and the line under them.

mod lines_below;
mod present;
mod typed;

use crate::game::half_known::{last_known, position_to_move};
use shakmaty::Color;

use crate::game::scoresheet::{Cell, Row};
use crate::game::{By, Event, MoveAsSaid, Position, Refusal, notation};
use crate::language::braille::Profile;
use crate::language::{CommandWord, Letters};
use ansage_wire::Segment;

use crate::desk::display::typed::character_of;
use crate::desk::display::{Braille, Place};
use crate::desk::line::editor::Stroke;
use crate::desk::question::{BoardSquare, Question};
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::report::telling::Telling;
use crate::desk::{BrailleHealth, BrailleKey, BrailleLine, Desk, Earcon, Input, LineAbout, Mark, Table};

impl Table {
    /// Something happens: a sign on the display was for what happened before. A line at the keyboard leads back to the
    /// present.
    pub(in crate::desk) fn begin_for_the_fingers(&mut self, input: &Input) {
        self.braille.begin();
        match input {
            Input::Braille(_) => self.braille.mark = None,
            Input::Line(_) | Input::Piped(_) | Input::Spoken(..) => {
                self.braille.mark = None;
                self.braille.place = Place::Now;
                // In open listening it may be somebody else who speaks.
                if matches!(input, Input::Spoken(Some(_), _)) {
                    self.braille.speaks();
                }
            }
            Input::Key(_) => {}
            _ => return,
        }
        // Who reads a sentence to its end comes back to the time that was asked for.
        let reads_on = *input == Input::Braille(BrailleKey::Return) && !self.braille.waiting.is_empty();
        if !reads_on {
            self.braille.drop_time();
        }
    }

    fn line_up(&mut self) {
        let rows = self.rows().len();
        self.braille.place = match self.braille.place {
            Place::Told(_) => return self.braille.before(),
            Place::Now => rows.checked_sub(1).map_or(Place::Now, Place::Row),
            Place::Row(index) => Place::Row(index.saturating_sub(1)),
        };
    }

    fn line_down(&mut self) {
        let rows = self.rows().len();
        self.braille.place = match self.braille.place {
            Place::Told(_) => return self.braille.after(),
            Place::Row(index) if index + 1 < rows => Place::Row(index + 1),
            Place::Row(_) | Place::Now => Place::Now,
        };
    }

    /// Speaks a move of the sheet and puts it on the line in words, with its number where it stood there.
    fn open_move(&mut self, number: u32, side: Color, is_numbered: bool) {
        let is_it = |position: &Position| position.board().move_number() == number && position.board().turn() == side;
        let plies = self.game.plies().iter().rev();
        let made = plies
            .map(|it| (&it.before, it.as_said()))
            .find(|(before, _)| is_it(before));
        let standing = position_to_move(&self.game);
        let behind_a_dash = last_known(&self.game).filter(|(before, _)| is_it(before));
        let announced = || Some((&*standing, self.game.announced()?.as_said())).filter(|(before, _)| is_it(before));
        let known = || behind_a_dash.as_ref().map(|(before, m)| (before, *m));
        let Some((before, m)) = made.or_else(announced).or_else(known) else {
            return;
        };
        let phrase = self.speaker.phrase(before, m);
        let reports = self.speaker.settings().reports.clone();
        let (written, spoken) = match is_numbered {
            true => (
                format!("{} {}", numbered(number, side), phrase.written),
                vec![Segment::plain(reports, format!("{number}.")), phrase.spoken],
            ),
            false => (phrase.written, vec![phrase.spoken]),
        };
        let telling = Telling::new(Information::OwnSheet, written, spoken);
        let telling = self.with_its_sound(telling, number, side);
        self.tell(telling);
    }

    fn is_numbered(&self) -> bool {
        policy::tells_numbers_unasked(self.game.mode())
    }

    /// Writes a row of the sheet as text, or as cells of the code that was chosen.
    fn line_of(&self, row: &Row, is_numbered: bool) -> RowLine {
        let cells = |text: &str| self.braille.in_cells(text);
        let is_text = self.braille.code.is_none();
        let head = match (is_numbered, is_text, &row.white) {
            (false, ..) => String::new(),
            (true, true, Some(_)) => format!("{}.", row.number),
            (true, true, None) => format!("{}...", row.number),
            (true, false, Some(_)) => format!("{} ", cells(&row.number.to_string())),
            // As on a sheet in Braille: a dash stands for the move before.
            (true, false, None) => format!("{} {} ", cells(&row.number.to_string()), cells("-")),
        };
        let written = |cell: &Option<Cell>| cell.as_ref().map(|it| cells(&it.to_string()));
        let (white, black) = (written(&row.white), written(&row.black));
        let white_to = white.as_ref().map(|it| length(&head) + length(it));
        let both = [white, black].into_iter().flatten().collect::<Vec<_>>().join(" ");
        RowLine {
            text: head + &both,
            white_to,
            has_black: row.black.is_some(),
        }
    }

    /// Returns the last move, made or announced, as a row of its own.
    fn last_cell(&self) -> Option<(Row, Color)> {
        if self.game.is_a_clock() {
            return None;
        }
        let standing = position_to_move(&self.game);
        let announced = self.game.announced();
        if let (None, Some(dash)) = (announced, self.game.dashes().last()) {
            if let Some((before, m)) = last_known(&self.game) {
                let place = (before.board().move_number(), before.board().turn());
                return Some(row_of(self.cell(&before, m, dash.offer), place));
            }
            let ply = u16::try_from(self.game.half_moves_made()).unwrap_or(u16::MAX);
            return Some(row_of(Cell::dash(self.offer_sign(dash.offer)), self.game.place_of(ply)));
        }
        let announced = announced.map(|pending| (&*standing, pending.as_said(), pending.offer));
        let made = || self.game.plies().last().map(|it| (&it.before, it.as_said(), it.offer));
        let (before, m, offer) = announced.or_else(made)?;
        let place = (before.board().move_number(), before.board().turn());
        Some(row_of(self.cell(before, m, offer), place))
    }

    fn cell(&self, before: &Position, m: MoveAsSaid, offer: bool) -> Cell {
        let (letters, style) = self.letters_on_the_line();
        let san = notation::San::seen(before, m, policy::sight(self.game.mode()));
        let text = san.write(|role| letters.letter(role), style);
        Cell {
            text: text + self.offer_sign(offer),
            time: None,
        }
    }

    fn offer_sign(&self, offer: bool) -> &'static str {
        if offer { self.game.rules().offer_sign } else { "" }
    }

    /// A code for one language has its letters.
    pub(in crate::desk) fn letters_on_the_line(&self) -> (Letters, notation::NotationStyle) {
        let of_code = self.braille.code.as_ref().and_then(Profile::letters);
        let style = match self.braille.code {
            Some(_) => notation::NotationStyle::Braille,
            None => notation::NotationStyle::Sheet,
        };
        (of_code.unwrap_or(self.speaker.writing_letters()), style)
    }

    /// Returns the sheet as far as the player may see it.
    fn rows(&self) -> Vec<Row> {
        let (letters, style) = self.letters_on_the_line();
        let sight = policy::sight(self.game.mode());
        let sheet = self.game.scoresheet();
        // The display is the player's, also where the assistant of the opponent is at the keys.
        let is_the_players = self.game.opening().duties.records == By::Program;
        match self.game.may_have_the_sheet() {
            Err(Refusal::DutyOf(_)) if is_the_players => sheet.rows_seen(|role| letters.letter(role), style, sight),
            Ok(()) => sheet.rows_seen(|role| letters.letter(role), style, sight),
            Err(_not_theirs) => Vec::new(),
        }
    }

    /// Says once that the display is not there or that it came back.
    pub(in crate::desk) fn braille_health(&mut self, health: BrailleHealth) {
        let language = self.speaker.writing_letters().name;
        if let Some(message) = self.braille.health(health, language) {
            self.say(Information::DeviceHealth, &message);
        }
    }
}

impl Desk {
    /// Takes a key of the display.
    pub(in crate::desk) fn braille_key(&mut self, key: BrailleKey) {
        if self.clock_key_of_the_display(key) {
            return;
        }
        self.table.hush_the_ear();
        let before = self.table.braille.place;
        let goes_a_line = matches!(
            key,
            BrailleKey::Up | BrailleKey::Down | BrailleKey::Before | BrailleKey::After
        );
        match key {
            BrailleKey::Up => self.table.line_up(),
            BrailleKey::Down => self.table.line_down(),
            BrailleKey::Home => self.table.braille.place = Place::Now,
            BrailleKey::Time | BrailleKey::Function(_) if !self.table.may_type_in_braille() => {
                self.table.braille.mark = Some(Mark::Refused);
            }
            BrailleKey::Time => {
                self.table.braille.place = Place::Now;
                self.table.braille.enters();
                self.command(CommandWord::MyTime, "", false);
            }
            BrailleKey::Function(key) => {
                self.table.braille.place = Place::Now;
                self.braille_entered(|desk| desk.function_key(key));
            }
            BrailleKey::Before => self.table.braille.before(),
            BrailleKey::After => self.table.braille.after(),
            BrailleKey::Route(character) => match self.braille_line().about {
                // Unseen, each character is one cell.
                LineAbout::Typed if self.typed_unseen().is_some() => {
                    self.table.braille.typed.place_cursor(character);
                }
                about => self.table.route(about, character),
            },
            BrailleKey::RouteBelow(line, character) => self.route_below(line, character),
            BrailleKey::Return => self.braille_return(),
            BrailleKey::Escape => self.braille_escape(),
            BrailleKey::Backspace if self.table.braille.typed.is_empty() => {
                if self.table.braille.place == Place::Now && self.table.may_type_in_braille() {
                    self.table.braille.enters();
                    if let Some(next) = self.table.take_back_in_braille(self.question.as_ref()) {
                        self.go(next);
                    }
                }
            }
            BrailleKey::Backspace => self.table.braille.edit(Stroke::Backspace),
            BrailleKey::Delete => self.table.braille.edit(Stroke::Delete),
            BrailleKey::Left => self.table.braille.edit(Stroke::Left),
            BrailleKey::Right => self.table.braille.edit(Stroke::Right),
            BrailleKey::LineStart => self.table.braille.edit(Stroke::Home),
            BrailleKey::LineEnd => self.table.braille.edit(Stroke::End),
            BrailleKey::Character(character) => self.type_in_braille(character),
            BrailleKey::Dots(cell) => self.type_in_braille(character_of(cell)),
        }
        // The line stays as it is, and so a finger knows it too.
        if goes_a_line && self.table.braille.place == before {
            self.table.tell(Telling::sound(Earcon::Edge));
        }
    }

    fn braille_return(&mut self) {
        if self.table.braille.place != Place::Now {
            self.table.braille.place = Place::Now;
            return;
        }
        // The arbiter may have come while something was typed here: it stays the player's.
        let is_typed = !self.table.braille.typed.is_empty();
        if is_typed && !self.table.may_type_in_braille() {
            self.table.braille.mark = Some(Mark::Refused);
            return;
        }
        let is_unseen = self.typed_unseen().is_some();
        let typed = self.table.braille.take_typed();
        if is_unseen {
            self.table.braille.typed.forget_line(&typed);
            self.table.braille.typed.wipe();
        }
        if !typed.trim().is_empty() {
            return self.braille_entry(&typed);
        }
        let standing = self.table.braille.standing().map(|it| it.id);
        match standing {
            Some(id) if !self.table.braille.is_question(id) => self.table.braille.acknowledge(id),
            Some(_) if self.table.may_type_in_braille() => {
                let question = self.question.clone();
                self.braille_entry("");
                if self.question == question {
                    self.table.braille.asked_anew();
                }
            }
            None if self.table.may_type_in_braille() => self.braille_entry(""),
            Some(_) | None => self.table.braille.mark = Some(Mark::Refused),
        }
    }

    /// Enters a line and says with a sign whether anything came of it.
    fn braille_entry(&mut self, typed: &str) {
        let (line, question) = (self.in_print(typed), self.question.clone());
        let is_told = self.braille_entered(|desk| {
            if !desk.square_in_cells(typed, &line) {
                desk.line(&line, false);
            }
        });
        let is_command = line.starts_with(['/', '?']);
        if self.table.braille.mark.is_some() || is_command {
            return;
        }
        self.table.braille.mark = match question {
            Some(Question::BoardSquare(BoardSquare(asked))) => {
                self.table.mark_of_the_square(self.question.as_ref(), asked)
            }
            _ if self.question.is_none() && is_told => Some(Mark::Refused),
            _ => None,
        };
    }

    fn square_in_cells(&mut self, typed: &str, print: &str) -> bool {
        let Some(Question::BoardSquare(BoardSquare(asked))) = self.question else {
            return false;
        };
        let Some(next) = self.table.square_in_cells(asked, typed, print) else {
            return false;
        };
        self.question = None;
        self.go(next);
        true
    }

    /// Enters something and says with a sign that it is kept, if it is. Returns true if something was told.
    fn braille_entered(&mut self, enter: impl FnOnce(&mut Self)) -> bool {
        let before = self.table.outbox.mark();
        self.table.braille.enters();
        enter(self);
        let is_kept = self.table.outbox.recorded_since(before, |_| true);
        self.table.braille.mark = is_kept.then_some(Mark::Confirmed);
        self.table.outbox.told_since(before).next().is_some()
    }

    fn braille_escape(&mut self) {
        let has_typed = !self.table.braille.take_typed().is_empty();
        let was_elsewhere = std::mem::take(&mut self.table.braille.place) != Place::Now;
        let is_open = self.question.is_some() || self.table.keys_the_other_sheet() || self.table.counts_dashes();
        if !has_typed && !was_elsewhere && is_open && self.table.may_type_in_braille() {
            self.table.braille.enters();
            self.command(CommandWord::Cancel, "", false);
        }
    }

    /// Returns the line of the display.
    pub(in crate::desk) fn braille_line(&self) -> BrailleLine {
        let braille = &self.table.braille;
        let (about, text, cursor) = self.what_stands(braille);
        let waits = braille.more_waits(about).then_some(Mark::Waiting);
        let below = self.table.below(about);
        BrailleLine {
            about,
            cursor,
            mark: braille.mark.or(waits),
            in_cells: braille.code.is_some(),
            moves: match about {
                LineAbout::Now => self.present().moves,
                LineAbout::Row(_) => std::iter::once(0..length(&text)).collect(),
                LineAbout::Typed | LineAbout::Sentence(_) | LineAbout::Again(_) => Vec::new(),
            },
            is_sheet_below: below.iter().any(|(about, _)| matches!(about, LineAbout::Row(_))),
            below: below.into_iter().map(|(_, text)| text).collect(),
            text,
        }
    }

    fn what_stands(&self, braille: &Braille) -> (LineAbout, String, Option<usize>) {
        match braille.place {
            Place::Told(index) => {
                if let Some(told) = braille.told(index) {
                    return (LineAbout::Again(index), told.to_owned(), None);
                }
            }
            Place::Row(index) => {
                if let Some(row) = self.table.rows().get(index) {
                    return (LineAbout::Row(index), self.table.line_of(row, true).text, None);
                }
            }
            Place::Now => {}
        }
        if !braille.typed.is_empty() {
            let unseen = self.typed_unseen();
            let (text, cursor) = unseen.unwrap_or_else(|| self.table.braille.typed_on_the_line());
            return (LineAbout::Typed, text, Some(cursor));
        }
        if let Some(sentence) = braille.standing() {
            return (LineAbout::Sentence(sentence.id), sentence.text.clone(), None);
        }
        (LineAbout::Now, self.present().text, None)
    }
}

/// Returns true if what an event tells is the move that stands on the line of the present.
pub(in crate::desk) fn tells_a_move(event: &Event) -> bool {
    matches!(
        event,
        Event::Announced { .. } | Event::Repeated { .. } | Event::Dashed { .. } | Event::DashFilled { .. }
    )
}

fn numbered(number: u32, side: Color) -> String {
    side.fold_wb(format!("{number}."), format!("{number}..."))
}

/// Returns a half-move as a row of its own.
fn row_of(cell: Cell, (number, side): (u32, Color)) -> (Row, Color) {
    let (white, black) = match side {
        Color::White => (Some(cell), None),
        Color::Black => (None, Some(cell)),
    };
    (Row { number, white, black }, side)
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// A row of the sheet as it stands on the display.
struct RowLine {
    text: String,
    /// The character behind White's move, if it has one.
    white_to: Option<usize>,
    has_black: bool,
}

impl RowLine {
    /// Returns whose move stands at a character; the number belongs to the first.
    fn side_at(&self, character: usize) -> Option<Color> {
        if character >= length(&self.text) {
            return None;
        }
        match self.white_to {
            Some(to) if character <= to => Some(Color::White),
            _ => self.has_black.then_some(Color::Black),
        }
    }
}

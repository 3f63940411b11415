//! The scoresheet as pages of Braille: a head, one move of both sides a line, the foot (FORM, 8.7).

use shakmaty::Color;

use super::Cell;
use super::pages::{PageSize, Pages, Part, Row, is_cut, wrapped};
use super::position::pieces;
use super::profile::Profile;
use super::table::UnknownSign;
use super::ukaaf2015::NotWritten;
use super::writer::{PLACE, Prose, Writer, apart, in_places};
use crate::game::resolve::Placement;
use crate::game::scoresheet::{Cell as SheetCell, Row as SheetRow, score};
use crate::game::{Board, NotationStyle, Position, Scoresheet, Signs, Struck};
use crate::language::placement::PieceOrder;
use crate::language::sheet_form::{
    BLANK, ILLEGAL, behind_the_result, marked_as_illegal, on_one_line, replaced, to_sign,
};
use crate::language::{Letters, Message, Messages, Sight, left_claim};

/// Where White's move stands, Black's, and the times noted beside them; cells counted from 0.
const COLUMNS: [usize; 4] = [4, 16, 28, 34];

/// Lines narrower than this hold no columns: number and moves follow one another.
pub const LEAST_CELLS_FOR_COLUMNS: usize = 28;

/// Where somebody signs.
const TO_SIGN: &str = "____________";

/// A scoresheet to be laid out.
#[derive(Clone, Copy)]
pub struct BrailleSheet<'a> {
    /// The sheet.
    pub sheet: &'a Scoresheet,
    /// Half-moves that were struck when the game went back (D.2.8-3).
    pub struck: &'a [Struck],
    /// The words around the moves.
    pub messages: &'a Messages,
    /// The letters of the moves, where the profile asks for none.
    pub letters: Letters,
    /// How far check, mate and legality are told.
    pub sight: Sight,
    /// Under which terms the game was played, for its head (FORM:2).
    pub terms: &'a [Message],
    /// Which of the signs are written that are left to who writes (C.13).
    pub signs: Signs,
    /// True if it is the player's scoresheet and no private log.
    pub is_evidence: bool,
    /// The code of the moves.
    pub profile: &'a Profile,
    /// The page.
    pub size: PageSize,
    /// What writes the words.
    pub prose: Prose<'a>,
}

/// Laid-out pages, and what could only be named on them.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LaidOut {
    /// The pages.
    pub pages: Pages,
    /// Signs that stand as their number.
    pub unknown: Vec<UnknownSign>,
}

impl BrailleSheet<'_> {
    /// Lays the sheet out.
    ///
    /// # Errors
    ///
    /// Returns the first move whose cells are not known in the code.
    pub fn lay_out(&self) -> Result<LaidOut, NotWritten> {
        let mut writer = Writer::new(self.profile, self.prose, self.size.cells);
        let title = if self.is_evidence {
            Message::FormScoresheet
        } else {
            Message::FormPrivateLog
        };
        let title = writer.words(&self.say(title));
        let mut parts = Vec::new();
        if is_cut(&title, self.size.cells) {
            parts.push(Part::Rows(wrapped(&title, self.size.cells)));
        }
        parts.extend(self.head(&mut writer)?);
        parts.push(Part::Blank);
        parts.extend(self.moves(&mut writer)?);
        parts.push(Part::Blank);
        parts.extend(self.foot(&mut writer)?);
        let further = self.short_head(&mut writer).unwrap_or_else(|| title.clone());
        Ok(LaidOut {
            pages: Pages::lay_out(&title, &further, parts, self.size),
            unknown: writer.unknown,
        })
    }

    /// Returns who plays whom and the round, as pages behind the first begin, so that loose pages of two games can be told
    /// apart; names are shortened to what a line holds. `None` where nobody is named, and where each page must say that it
    /// is no evidence.
    fn short_head(&self, writer: &mut Writer<'_>) -> Option<Row> {
        let header = &self.sheet.header;
        let names = [&header.white, &header.black].map(|it| on_one_line(it));
        if !self.is_evidence || names.iter().all(String::is_empty) {
            return None;
        }
        let round = on_one_line(&header.round);
        let round = if round.is_empty() { round } else { format!(" {round}") };
        let round = writer.words(&round);
        let between = writer.words(" - ");
        let of_page = 4 + 1;
        let room = self.size.cells.saturating_sub(round.len() + between.len() + of_page) / 2;
        let [white, black] = names.map(|it| short_name(&it, room, writer));
        Some([white, between, black, round].concat())
    }

    fn head(&self, writer: &mut Writer<'_>) -> Result<Vec<Part>, NotWritten> {
        let header = &self.sheet.header;
        let mut parts = Vec::new();
        for (side, name) in [(Color::White, &header.white), (Color::Black, &header.black)] {
            let name = on_one_line(name);
            let name = if name.is_empty() { BLANK.to_owned() } else { name };
            parts.push(writer.sentence(&format!("{}: {name}", self.side(side))));
        }
        let mut labelled = |value: &str, message: fn(String) -> Message| {
            let value = on_one_line(value);
            if !value.is_empty() {
                parts.push(writer.sentence(&self.say(message(value))));
            }
        };
        labelled(&header.event, |name| Message::FormEvent { name });
        labelled(&header.site, |name| Message::FormSite { name });
        labelled(&header.date, |name| Message::FormDate { name });
        labelled(&header.round, |number| Message::FormRound { number });
        labelled(&header.match_number, |number| Message::FormMatch { number });
        labelled(&header.board, |number| Message::FormBoard { number });
        let terms = self.terms.iter().map(|it| self.messages.say(it));
        parts.extend(terms.map(|it| writer.sentence(&it)));
        if self.sheet.start != Board::start() {
            let fen = Position::of(self.sheet.start.clone()).fen();
            let label = self.say(Message::FormStart { fen: place() });
            parts.push(writer.labelled(&label, &apart(&fen))?);
            // The same as a list, for the finger; the FEN is what is read back.
            let placement = Placement::of(&self.sheet.start);
            for side in Color::ALL {
                let pieces = pieces(&placement, side, self.letters(), PieceOrder::ByKind);
                let label = self.side(side);
                parts.push(match self.profile {
                    Profile::Table(_) => writer.labelled(&format!("{label}: {PLACE}"), &pieces)?,
                    Profile::Ukaaf2015 => writer.sentence(&format!("{label}: {pieces}")),
                });
            }
        }
        parts.push(self.result(writer)?);
        parts.extend(self.behind_the_result(writer));
        // A table of any letters says nothing of those that were taken.
        let table = match self.profile.letters() {
            Some(_) => self.profile.name().to_owned(),
            None => format!("{} {}", self.profile.name(), self.letters().name),
        };
        let label = self.say(Message::BrailleSheetTable { table: place() });
        parts.push(writer.labelled(&label, &table)?);
        if matches!(self.profile, Profile::Table(table) if table.is_six_dot()) {
            let signs = Message::BrailleSheetSigns {
                offer: self.sheet.offer_sign.to_owned(),
            };
            parts.push(writer.mixed(&self.say(signs))?);
        }
        Ok(parts)
    }

    /// The result stands in the head and, as the last thing before the signatures, at the foot.
    fn foot(&self, writer: &mut Writer<'_>) -> Result<Vec<Part>, NotWritten> {
        let mut parts = Vec::new();
        let letters = self.letters();
        if let Some(moves) = self.sheet.filled_later(|role| letters.letter(role), self.sight) {
            let text = self.say(Message::FilledLater { moves });
            parts.push(writer.mixed(&text)?);
        }
        for struck in self.struck {
            let moves = struck.text(|role| letters.letter(role), self.sight);
            let text = self.say(Message::StruckEntries { moves });
            parts.push(writer.mixed(&text)?);
        }
        if let Some(message) = replaced(self.sheet) {
            parts.push(writer.sentence(&self.say(message)));
        }
        if marked_as_illegal(self.sheet, self.sight).contains(&true) {
            let text = self.say(Message::FormIllegal { mark: ILLEGAL.into() });
            parts.push(writer.mixed(&text)?);
        }
        if let Some(side) = self.sheet.resigned {
            let text = self.say(Message::FormResigned { side: self.side(side) });
            parts.push(writer.sentence(&text));
        }
        for line in left_claim::lines(self.messages, self.sheet, self.letters()) {
            parts.push(writer.mixed(&line)?);
        }
        parts.push(self.result(writer)?);
        parts.extend(self.behind_the_result(writer));
        parts.push(Part::Blank);
        let lines = to_sign(self.messages, &self.sheet.signed, TO_SIGN);
        let rows = lines.iter().flat_map(|it| wrapped(&writer.words(it), self.size.cells));
        let rows = rows.collect();
        parts.push(Part::Rows(rows));
        Ok(parts)
    }

    fn result(&self, writer: &mut Writer<'_>) -> Result<Part, NotWritten> {
        if self.sheet.annulled {
            return Ok(writer.sentence(&self.say(Message::FormAnnulled)));
        }
        if self.sheet.is_left_open() {
            return Ok(writer.sentence(&self.say(Message::FormClaimOpen)));
        }
        let label = self.say(Message::FormResult { result: place() });
        let result = self.sheet.result().map_or(BLANK, score);
        // A code for moves alone says nothing of results; they are words there.
        match (self.profile, self.sheet.result()) {
            (Profile::Table(_), Some(_)) => writer.labelled(&label, result),
            (Profile::Table(_), None) | (Profile::Ukaaf2015, _) => Ok(writer.sentence(&label.replace(PLACE, result))),
        }
    }

    /// In decimals: `½` behind a number is read as another one.
    fn behind_the_result(&self, writer: &mut Writer<'_>) -> Vec<Part> {
        let lines = behind_the_result(self.sheet, |it| it.decimal());
        lines.map(|it| writer.sentence(&self.say(it))).collect()
    }

    fn moves(&self, writer: &mut Writer<'_>) -> Result<Vec<Part>, NotWritten> {
        let letters = self.letters();
        let letter = |role| letters.letter(role);
        let lines = self
            .sheet
            .rows_signed(letter, NotationStyle::Braille, self.sight, self.signs);
        let mut illegal = marked_as_illegal(self.sheet, self.sight).into_iter();
        let mut written = Vec::new();
        for SheetRow { number, white, black } in lines {
            let mut cells = |entry: Option<SheetCell>, writer: &mut Writer<'_>| -> Result<Option<Half>, NotWritten> {
                let Some(entry) = entry else { return Ok(None) };
                let mark = if illegal.next() == Some(true) { ILLEGAL } else { "" };
                Ok(Some(Half {
                    text: writer.code(&format!("{}{mark}", entry.text))?,
                    time: entry.time.map(|it| writer.code(&it)).transpose()?,
                }))
            };
            let black_first = white.is_none();
            written.push(Pair {
                number: writer.code(&number.to_string())?,
                white: cells(white, writer)?,
                black: cells(black, writer)?,
                to_move: if black_first { writer.code("-")? } else { Row::new() },
            });
        }
        Ok(if self.size.cells < LEAST_CELLS_FOR_COLUMNS {
            run_on(&written, self.size.cells)
        } else {
            let rows = written.iter().map(|it| in_columns(it, self.size.cells));
            rows.map(Part::Rows).collect()
        })
    }

    fn letters(&self) -> Letters {
        self.profile.letters().unwrap_or(self.letters)
    }

    fn side(&self, side: Color) -> String {
        self.say(side.fold_wb(Message::White, Message::Black))
    }

    fn say(&self, message: Message) -> String {
        self.messages.say(&message)
    }
}

/// Stands in a label for what is written behind it.
fn place() -> String {
    PLACE.to_string()
}

/// Returns a name in so many cells: the surname where a comma parts it, cut at last.
fn short_name(name: &str, room: usize, writer: &mut Writer<'_>) -> Row {
    let name = if name.is_empty() { BLANK } else { name };
    let whole = writer.words(name);
    if whole.len() <= room {
        return whole;
    }
    let surname = name.split_once(',').map_or(name, |(it, _)| it);
    let mut signs: Vec<char> = surname.chars().collect();
    loop {
        let cells = writer.words(&signs.iter().collect::<String>());
        if cells.len() <= room || signs.pop().is_none() {
            return cells;
        }
    }
}

/// A half-move in cells.
struct Half {
    text: Row,
    time: Option<Row>,
}

/// A numbered line in cells.
struct Pair {
    number: Row,
    white: Option<Half>,
    black: Option<Half>,
    /// The sign before Black's move that begins a game.
    to_move: Row,
}

impl Pair {
    /// Returns Black's move with the sign that says so where White has none.
    fn blacks(&self) -> Option<Row> {
        let black = self.black.as_ref()?;
        Some(self.to_move.iter().chain(&black.text).copied().collect())
    }
}

/// Returns the rows of a numbered line: one, or more where a move needs more room than its column.
fn in_columns(pair: &Pair, width: usize) -> Vec<Row> {
    let [white_at, black_at, white_time_at, black_time_at] = COLUMNS;
    let time = |half: &Option<Half>| half.as_ref().and_then(|it| it.time.clone());
    let black_begins_at = if pair.white.is_some() { black_at } else { white_at };
    let mut places: Vec<(usize, Row)> = vec![(0, pair.number.clone())];
    places.extend(pair.white.as_ref().map(|it| (white_at, it.text.clone())));
    places.extend(pair.blacks().map(|it| (black_begins_at, it)));
    places.extend(time(&pair.white).map(|it| (white_time_at, it)));
    places.extend(time(&pair.black).map(|it| (black_time_at, it)));
    in_places(places, width)
}

/// Returns numbers and moves one after the other; a number stays with the move behind it.
fn run_on(pairs: &[Pair], width: usize) -> Vec<Part> {
    let mut rows: Vec<Row> = Vec::new();
    let mut put = |unit: Row| {
        if let Some(last) = rows.last_mut()
            && last.len() + 1 + unit.len() <= width
        {
            last.push(Cell::BLANK);
            last.extend(unit);
        } else {
            rows.push(unit);
        }
    };
    for pair in pairs {
        let mut number = Some(pair.number.clone());
        let white = pair.white.as_ref().map(|it| it.text.clone());
        let times = [&pair.white, &pair.black].map(|it| it.as_ref().and_then(|it| it.time.clone()));
        let [white_time, black_time] = times;
        for (half, time) in [(white, white_time), (pair.blacks(), black_time)] {
            let Some(half) = half else { continue };
            let mut unit = number.take().unwrap_or_default();
            if !unit.is_empty() {
                unit.push(Cell::BLANK);
            }
            unit.extend(half);
            put(unit);
            if let Some(time) = time {
                put(time);
            }
        }
    }
    rows.into_iter().map(|it| Part::Rows(vec![it])).collect()
}

#[cfg(test)]
mod tests;

//! The printed form of the scoresheet (FORM, 8.7): header, numbered lines, result, and where to sign. Plain text that
//! fits 80 columns.

use shakmaty::Color;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use super::large_print::{LargePrint, Part};
use super::verdict::place;
use super::{Letters, Message, Messages, left_claim};
use crate::game::laws::Signature;
use crate::game::scoresheet::{Cell, Row, score};
use crate::game::{Allowed, Board, Mode, NotationStyle, Opening, Points, Position, Scoresheet, Sight, Signs, Struck};
use ansage_wire::plain_text;

/// Widest line, in columns of a terminal.
pub const WIDTH: usize = 80;

/// Lines in a column of the form; a sheet has two columns.
const LINES_PER_COLUMN: usize = 35;

/// Room for the number of a move with its full stop.
const NUMBER_WIDTH: usize = 4;

/// Room for a move with its draw offer; what does not fit stands on the next line, below its beginning.
const CELL_WIDTH: usize = 16;

/// Between the columns of a sheet.
const GAP: &str = "   ";

/// Where something is to be written by hand.
pub(crate) const BLANK: &str = "____";
pub(super) const LONG_BLANK: &str = "______________________________";

/// Stands beside an illegal move. `!` and `?` are for judgments, which no sheet takes (8.1.b).
pub(super) const ILLEGAL: &str = "*";

/// How the lines are laid out.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Columns {
    /// One line per move, in one stretch: for a screen reader or a Braille line.
    One,
    /// Lines 1 to 35 on the left, 36 to 70 on the right, a new sheet after 70: for paper.
    #[default]
    Two,
}

/// A scoresheet to be printed.
#[derive(Clone, Copy, Debug)]
pub struct SheetForm<'a> {
    /// The sheet.
    pub sheet: &'a Scoresheet,
    /// Half-moves that were struck when the game went back (D.2.8-3).
    pub struck: &'a [Struck],
    /// The words around the moves.
    pub messages: &'a Messages,
    /// The letters of the moves.
    pub letters: Letters,
    /// How far check, mate and legality are told.
    pub sight: Sight,
    /// Under which terms the game was played, for its head (FORM:2).
    pub terms: &'a [Message],
    /// True if it is the player's scoresheet and no private log.
    pub is_evidence: bool,
    /// How the lines are laid out.
    pub columns: Columns,
    /// Which of the signs are written that are left to who writes (C.13).
    pub signs: Signs,
}

/// Returns true if the record of a game is the player's scoresheet: always in free mode, in an event if an arbiter
/// allowed it (C.0, 6.13, D.1).
pub fn is_a_scoresheet(opening: &Opening) -> bool {
    match opening.mode {
        Mode::Free => true,
        Mode::Event => opening.event.as_ref().is_some_and(|it| it.allows(Allowed::Scoresheet)),
    }
}

/// Returns for each half-move of a sheet whether it is marked as illegal.
pub(super) fn marked_as_illegal(sheet: &Scoresheet, sight: Sight) -> Vec<bool> {
    let is_illegal = |position: &Position, m| match sight {
        Sight::Legal => position.is_legal(m) == Some(false),
        Sight::Movement | Sight::Words => false,
    };
    sheet
        .walk()
        .map(|(position, entry)| is_illegal(&position, entry.m))
        .collect()
}

/// Returns the lines behind the result: what both score, where the result alone does not say it, and who advances by a draw.
pub(super) fn behind_the_result(sheet: &Scoresheet, written: fn(&Points) -> String) -> impl Iterator<Item = Message> {
    let points = sheet.points.map(|points| Message::FormPoints {
        white: written(&points.white),
        black: written(&points.black),
    });
    let advances = sheet.lets_black_advance().then_some(Message::FormBlackAdvances);
    points.into_iter().chain(advances)
}

/// Returns where a game is signed: a heading, who did so at the program, and a place to sign for both and the arbiter (8.7).
/// Whoever signed at the program need not sign the paper, and may.
pub(super) fn to_sign(messages: &Messages, signed: &[Signature], place: &str) -> Vec<String> {
    let named = |side: Color| messages.say(&side.fold_wb(Message::White, Message::Black));
    let heading = messages.say(&Message::FormSignatures);
    let signed = signed.iter().map(|Signature { side, sheet }| {
        let side = named(*side);
        messages.say(&match sheet.map(named) {
            Some(owner) => Message::FormSignedOther { side, owner },
            None => Message::FormSigned { side },
        })
    });
    let signers = [
        named(Color::White),
        named(Color::Black),
        messages.say(&Message::FormArbiter),
    ];
    let to_sign = signers.map(|who| format!("{who}: {place}"));
    [heading].into_iter().chain(signed).chain(to_sign).collect()
}

/// Returns where another sheet took the place of this one, if one did (8.3).
pub fn replaced(sheet: &Scoresheet) -> Option<Message> {
    Some(match sheet.replaced_after? {
        0 => Message::FormReplacedAtOnce,
        half_moves => Message::FormReplaced {
            place: place(&sheet.start, half_moves).into(),
        },
    })
}

impl SheetForm<'_> {
    /// Prints the form.
    pub fn print(&self) -> String {
        let lines = self.lines();
        let sheets: Vec<String> = match self.columns {
            Columns::One => vec![self.sheet_of(None, self.in_one_column(&lines))],
            Columns::Two => {
                let sheets: Vec<&[FormLine]> = lines.chunks(2 * LINES_PER_COLUMN).collect();
                let number = |index| (sheets.len() > 1).then_some(index + 1);
                let numbered = sheets.iter().enumerate();
                let mut printed: Vec<String> = numbered
                    .map(|(index, lines)| self.sheet_of(number(index), in_two_columns(lines)))
                    .collect();
                if printed.is_empty() {
                    printed.push(self.sheet_of(None, Vec::new()));
                }
                printed
            }
        };
        sheets.join("\n\n")
    }

    /// Puts the header above the moves of one sheet and the foot below.
    fn sheet_of(&self, number: Option<usize>, moves: Vec<String>) -> String {
        let parts = [self.header(number), moves, self.foot()];
        let mut text = String::new();
        for part in parts.into_iter().filter(|it| !it.is_empty()) {
            if !text.is_empty() {
                text.push('\n');
            }
            for line in part {
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
        text
    }

    /// Returns the same in large print, a move of both sides on a line, in letters of so many points.
    pub fn large_print(&self, language: &str, points: u8) -> String {
        let lines = self.lines();
        let mut parts: Vec<Part> = self.head().into_iter().map(Part::Line).collect();
        parts.push(Part::Line(String::new()));
        let moves = self.in_one_column(&lines).into_iter();
        parts.extend(moves.map(|it| Part::Line(it.trim_end().to_owned())));
        parts.push(Part::Line(String::new()));
        parts.extend(self.foot().into_iter().map(Part::Line));
        let title = self.title();
        let page = LargePrint {
            title: &title,
            language,
            points,
            parts: &parts,
        };
        page.html()
    }

    /// Returns what the paper is called.
    pub(super) fn title(&self) -> String {
        self.say(match self.is_evidence {
            true => Message::FormScoresheet,
            false => Message::FormPrivateLog,
        })
    }

    fn header(&self, number: Option<usize>) -> Vec<String> {
        let number = number.map(|it| self.say(Message::FormSheet { number: it.into() }));
        let title = [Some(self.title()), number];
        let title = title.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let lines = std::iter::once(title).chain(self.head());
        lines.flat_map(|it| wrapped(&it)).collect()
    }

    /// Returns what stands below the title, each on a line of any length: round, match and board share one.
    fn head(&self) -> Vec<String> {
        let [place, rest] = self.head_entries();
        let mut lines = vec![place.join("  ")];
        lines.extend(rest);
        lines
    }

    /// Returns what stands below the title, one by one: round, match and board, and all else.
    pub(super) fn head_entries(&self) -> [Vec<String>; 2] {
        let header = &self.sheet.header;
        let known = |it: &str| known_or(it, BLANK);
        let place = [
            Message::FormRound {
                number: known(&header.round),
            },
            Message::FormMatch {
                number: known(&header.match_number),
            },
            Message::FormBoard {
                number: known(&header.board),
            },
        ]
        .map(|it| self.say(it));
        let mut lines = Vec::new();
        for (side, name) in [(Color::White, &header.white), (Color::Black, &header.black)] {
            lines.push(format!("{}: {}", self.side(side), known_or(name, LONG_BLANK)));
        }
        let named = |name: &str, message: fn(String) -> Message| {
            let is_known = !name.trim().is_empty();
            is_known.then(|| self.say(message(on_one_line(name))))
        };
        lines.extend(named(&header.event, |name| Message::FormEvent { name }));
        lines.extend(named(&header.site, |name| Message::FormSite { name }));
        lines.extend(named(&header.date, |name| Message::FormDate { name }));
        lines.extend(self.terms.iter().map(|it| self.messages.say(it)));
        if self.sheet.start != Board::start() {
            let fen = Position::of(self.sheet.start.clone()).fen();
            lines.push(self.say(Message::FormStart { fen }));
        }
        lines.extend(self.result_lines());
        [place.to_vec(), lines]
    }

    /// The result stands in the header and, as the last thing before the signatures, at the foot (8.7).
    fn foot(&self) -> Vec<String> {
        let remarks = self.remarks();
        let mut lines: Vec<String> = remarks.iter().flat_map(|it| wrapped(it)).collect();
        lines.extend(self.result_lines());
        lines.push(String::new());
        lines.extend(to_sign(self.messages, &self.sheet.signed, LONG_BLANK));
        lines
    }

    /// Returns the result and what stands behind it.
    pub(super) fn result_lines(&self) -> Vec<String> {
        std::iter::once(self.result()).chain(self.behind_the_result()).collect()
    }

    /// Returns what stands below the moves, each on a line of any length.
    pub(super) fn remarks(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.filled().into_iter().chain(self.struck()).collect();
        lines.extend(replaced(self.sheet).map(|it| self.say(it)));
        if self.illegal().contains(&true) {
            lines.push(self.say(Message::FormIllegal {
                mark: ILLEGAL.to_owned(),
            }));
        }
        if let Some(side) = self.sheet.resigned {
            lines.push(self.say(Message::FormResigned { side: self.side(side) }));
        }
        lines.extend(left_claim::lines(self.messages, self.sheet, self.letters));
        lines
    }

    fn filled(&self) -> Option<String> {
        let moves = self.sheet.filled_later(|role| self.letters.letter(role), self.sight);
        moves.map(|it| self.say(Message::FilledLater { moves: it }))
    }

    fn struck(&self) -> Vec<String> {
        let text = |it: &Struck| {
            let moves = it.text(|role| self.letters.letter(role), self.sight);
            self.say(Message::StruckEntries { moves })
        };
        self.struck.iter().map(text).collect()
    }

    fn result(&self) -> String {
        if self.sheet.annulled {
            return self.say(Message::FormAnnulled);
        }
        if self.sheet.is_left_open() {
            return self.say(Message::FormClaimOpen);
        }
        let result = self.sheet.result().map_or(BLANK, score);
        self.say(Message::FormResult {
            result: result.to_owned(),
        })
    }

    fn behind_the_result(&self) -> impl Iterator<Item = String> {
        behind_the_result(self.sheet, Points::to_string).map(|it| self.say(it))
    }

    pub(super) fn side(&self, side: Color) -> String {
        self.say(side.fold_wb(Message::White, Message::Black))
    }

    pub(super) fn say(&self, message: Message) -> String {
        self.messages.say(&message)
    }

    pub(super) fn illegal(&self) -> Vec<bool> {
        marked_as_illegal(self.sheet, self.sight)
    }

    /// Returns the numbered lines as they are written.
    pub(super) fn lines(&self) -> Vec<FormLine> {
        let letter = |role| self.letters.letter(role);
        let rows = self
            .sheet
            .rows_signed(letter, NotationStyle::Sheet, self.sight, self.signs);
        let mut illegal = self.illegal().into_iter();
        let mut write = |cell: Option<Cell>| cell.map(|it| written(&it, illegal.next() == Some(true)));
        rows.into_iter()
            .map(|Row { number, white, black }| FormLine {
                number,
                white: write(white),
                black: write(black),
            })
            .collect()
    }

    fn in_one_column(&self, lines: &[FormLine]) -> Vec<String> {
        let line = |it: &FormLine| {
            let white = it.white.as_deref().unwrap_or(OTHERS_MOVE);
            let black = it.black.as_deref().unwrap_or_default();
            format!("{}. {white} {black}", it.number)
        };
        lines.iter().map(line).collect()
    }
}

/// Stands in White's place where Black began.
pub(super) const OTHERS_MOVE: &str = "...";

/// A line of the form, its moves as they are written.
pub(super) struct FormLine {
    pub(super) number: u32,
    pub(super) white: Option<String>,
    pub(super) black: Option<String>,
}

/// Writes a move, the mark of an illegal one, its draw offer and the noted time.
fn written(cell: &Cell, is_illegal: bool) -> String {
    let mark = if is_illegal { ILLEGAL } else { "" };
    match &cell.time {
        Some(time) => format!("{}{mark} {time}", cell.text),
        None => format!("{}{mark}", cell.text),
    }
}

fn in_two_columns(lines: &[FormLine]) -> Vec<String> {
    let (left, right) = lines.split_at(lines.len().min(LINES_PER_COLUMN));
    let mut printed = Vec::new();
    for (index, line) in left.iter().enumerate() {
        let left = in_cells(line);
        let right = right.get(index).map(in_cells).unwrap_or_default();
        for row in 0..left.len().max(right.len()) {
            let part = |cells: &[String]| cells.get(row).cloned().unwrap_or_default();
            printed.push(format!("{}{GAP}{}", padded(&part(&left), COLUMN_WIDTH), part(&right)));
        }
    }
    printed
}

/// Width of a column: the number and both sides' moves, a blank before each.
const COLUMN_WIDTH: usize = NUMBER_WIDTH + 2 * (1 + CELL_WIDTH);

/// Returns a line as a column of the form shows it: one printed line, or more where a move needs more room.
fn in_cells(line: &FormLine) -> Vec<String> {
    let white = broken(line.white.as_deref().unwrap_or(OTHERS_MOVE), CELL_WIDTH);
    let black = broken(line.black.as_deref().unwrap_or_default(), CELL_WIDTH);
    let rows = 0..white.len().max(black.len()).max(1);
    let part = |parts: &[String], row: usize| padded(parts.get(row).map_or("", String::as_str), CELL_WIDTH);
    rows.map(|row| {
        let number = if row == 0 {
            format!("{}.", line.number)
        } else {
            String::new()
        };
        format!("{number:>NUMBER_WIDTH$} {} {}", part(&white, row), part(&black, row))
    })
    .collect()
}

/// Breaks a line of the header at its blanks, so that no line is wider than the form.
pub(super) fn wrapped(line: &str) -> Vec<String> {
    broken(line, WIDTH)
}

/// Breaks a text at its blanks into lines of at most that width; a word that is wider is broken anywhere.
fn broken(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    if text.width() <= width {
        return vec![text.to_owned()];
    }
    for word in text.split_whitespace() {
        if let Some(last) = lines.last_mut()
            && last.width() + 1 + word.width() <= width
        {
            last.push(' ');
            last.push_str(word);
            continue;
        }
        lines.push(String::new());
        for c in word.chars() {
            if lines
                .last()
                .is_some_and(|it| it.width() + c.width().unwrap_or(0) > width)
            {
                lines.push(String::new());
            }
            if let Some(last) = lines.last_mut() {
                last.push(c);
            }
        }
    }
    lines
}

/// Fills up with blanks to that width.
fn padded(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(blanks))
}

pub(super) fn known_or(value: &str, blank: &str) -> String {
    let value = on_one_line(value);
    if value.is_empty() { blank.to_owned() } else { value }
}

/// Returns a text of people without what would break a line of the form.
pub(super) fn on_one_line(value: &str) -> String {
    plain_text::one_line(value)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests;

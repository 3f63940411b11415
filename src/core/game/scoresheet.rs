//! The scoresheet: both sides' moves, draw offers, noted times and the result (8.1). Struck entries stay in the journal.

use std::fmt;
use std::time::Duration;

use shakmaty::{ByColor, Color, Role};

use super::laws::Signature;
use super::{
    Board, Header, Move, MoveAsSaid, NotationStyle, Outcome, Points, Position, Said, San, Sight, Signs, TimeControl,
    WrittenClaim,
};

/// A scoresheet as it stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Scoresheet {
    /// Who plays whom, where and when.
    pub header: Header,
    /// The time control, where it is known.
    pub time: Option<TimeControl>,
    /// The position before the first entry.
    pub start: Board,
    /// The half-moves, in their order.
    pub entries: Vec<SheetMove>,
    /// Before which of them, counted from 0, the arbiter gave the next move another number (8.6), and which.
    pub numbered: Vec<(usize, u32)>,
    /// Half-moves after them that nobody wrote (8.4), each with the move and the position before it where it is known
    /// and an earlier one is not, and whether a draw was offered with it.
    pub dashes: Vec<(Option<(Position, MoveAsSaid)>, bool)>,
    /// The move with which a draw is claimed: written, and not made (9.2.a, 9.3.a).
    pub intended: Option<MoveAsSaid>,
    /// True if a draw was offered with the half-move to come, by a claim or by who has the move (9.1.b.1, 9.1.b.3).
    pub offered: bool,
    /// True if that offer lies in a claim (9.1.b.3).
    pub claimed: bool,
    /// True if the next move is sealed: nothing of it is shown (D.2.1, E.1).
    pub sealed: bool,
    /// True if the game was annulled (7.2.1): it has no result, and stays on record.
    pub annulled: bool,
    /// The claim that ended the game, and that an arbiter decides on who was not there (G.6).
    pub left_claim: Option<WrittenClaim>,
    /// The result, once entered.
    pub outcome: Option<Outcome>,
    /// What both score, where the result alone does not say it.
    pub points: Option<ByColor<Points>>,
    /// Who resigned.
    pub resigned: Option<Color>,
    /// Who signed the result at the program, or approved it, and who signed the other sheet (8.7).
    pub signed: Vec<Signature>,
    /// After how many half-moves another sheet took the place of this one, if one did (8.3).
    pub replaced_after: Option<usize>,
    /// How an offer of a draw is written (8.1.d).
    pub offer_sign: &'static str,
}

/// A half-move on the sheet.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct SheetMove {
    /// The move, legal or not.
    pub m: Move,
    /// What was said of it, in an event.
    pub said: Option<Said>,
    /// True if a draw was offered with it.
    pub offer: bool,
    /// True if a claim that drew nothing was written with it.
    pub claimed: bool,
    /// What the mover's clock showed after the press.
    pub left: Option<Duration>,
    /// Time left as the player noted it beside the move.
    pub noted_left: Option<Duration>,
    /// True if a dash stood here, and it was written later (8.5).
    pub filled: bool,
}

impl SheetMove {
    /// Returns the move with what was said of it.
    pub fn as_said(&self) -> MoveAsSaid {
        MoveAsSaid::new(self.m, self.said)
    }

    /// Makes an entry of a move and nothing else.
    pub const fn of(m: Move) -> Self {
        Self {
            m,
            said: None,
            offer: false,
            claimed: false,
            left: None,
            noted_left: None,
            filled: false,
        }
    }
}

/// A numbered line of the sheet.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Row {
    /// The move number.
    pub number: u32,
    /// White's column; empty only in the first row, if Black began.
    pub white: Option<Cell>,
    /// Black's column; empty only in the last row.
    pub black: Option<Cell>,
}

/// A half-move as it is written.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cell {
    /// The move with the sign of a draw offer, as `Rb1(=)`.
    pub text: String,
    /// The noted time as `h:mm` (8.1.b-2).
    pub time: Option<String>,
}

impl Scoresheet {
    /// Returns the numbered lines in the letters of a language (C.3); numbers go on from the start position's.
    pub fn rows(&self, letter: impl Fn(Role) -> char, style: NotationStyle) -> Vec<Row> {
        self.rows_seen(letter, style, Sight::Legal)
    }

    /// Returns the same lines as far as `sight` goes: for movement alone they tell nothing of check, mate and pins.
    pub fn rows_seen(&self, letter: impl Fn(Role) -> char, style: NotationStyle, sight: Sight) -> Vec<Row> {
        self.rows_signed(letter, style, sight, Signs::ALL)
    }

    /// Returns the same lines with some of the signs that are left to who writes (C.13).
    pub fn rows_signed(
        &self,
        letter: impl Fn(Role) -> char,
        style: NotationStyle,
        sight: Sight,
        signs: Signs,
    ) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::with_capacity(self.entries.len() / 2 + 1);
        let (mut number, mut side) = (self.start.move_number(), self.start.turn());
        let sign = |offer: bool| if offer { self.offer_sign } else { "" };
        let claim = |claimed: bool| match claimed {
            true => format!(" {CLAIM}"),
            false => String::new(),
        };
        let entries = self.walk().map(|(position, entry)| {
            let san = San::seen(&position, entry.as_said(), sight).signed(signs);
            Cell {
                text: san.write(&letter, style) + sign(entry.offer) + &claim(entry.claimed),
                time: entry.noted_left.map(hours_and_minutes),
            }
        });
        let dashes = self.dashes.iter().map(|(known, offer)| {
            let mut cell = Cell::dash(sign(*offer));
            if let Some((before, m)) = known {
                let san = San::seen(before, *m, Sight::Words).signed(signs);
                cell.text = san.write(&letter, style) + sign(*offer);
            }
            cell
        });
        let offered = sign(self.offered);
        let intended = self
            .intended_move(sight)
            .map(|san| format!("{}{offered} {CLAIM}", san.signed(signs).write(&letter, style)));
        let sealed = || self.sealed.then(|| SEALED.to_owned() + offered);
        // White's begins a line of its own; Black's would pass for one of White's move.
        let (_, first_unwritten) = self.place_to_come();
        let to_move = match self.dashes.len() % 2 {
            0 => first_unwritten,
            _ => !first_unwritten,
        };
        let offered_alone = || match (self.offered, to_move) {
            (false, _) => None,
            (true, Color::White) => Some(offered.to_owned() + &claim(self.claimed)),
            (true, Color::Black) => Some(format!("...{offered}{}", claim(self.claimed))),
        };
        let to_come = intended.or_else(sealed).or_else(offered_alone);
        let to_come = to_come.map(|text| Cell { text, time: None });
        for (index, cell) in entries.chain(dashes).chain(to_come).enumerate() {
            let given = self.number_given(index);
            number = given.unwrap_or(number);
            match (side, rows.last_mut().filter(|_| given.is_none())) {
                (Color::Black, Some(row)) => row.black = Some(cell),
                (Color::Black, None) => rows.push(Row {
                    number,
                    white: None,
                    black: Some(cell),
                }),
                (Color::White, _) => rows.push(Row {
                    number,
                    white: Some(cell),
                    black: None,
                }),
            }
            number += side.fold_wb(0, 1);
            side = !side;
        }
        rows
    }

    /// Returns the half-moves that were written later, with their numbers on one line (8.5); `None` if there are none.
    pub fn filled_later(&self, letter: impl Fn(Role) -> char, sight: Sight) -> Option<String> {
        let filled: Vec<(Position, MoveAsSaid)> = self
            .walk()
            .filter(|(_, entry)| entry.filled)
            .map(|(position, entry)| (position, entry.as_said()))
            .collect();
        let line = numbered_line(filled.iter().map(|(position, m)| (position, *m, "")), letter, sight);
        (!filled.is_empty()).then_some(line)
    }

    /// Returns the rows and the result in one line, as Appendix C prints a game: `1.e4 e5 2.Cf3 Cf6`.
    pub fn text(&self, letter: impl Fn(Role) -> char, style: NotationStyle) -> String {
        let rows = self.rows(letter, style).into_iter().map(|it| it.to_string());
        let result = self.result().map(|it| score(it).to_owned());
        let annulled = self.annulled.then(|| ANNULLED.to_owned());
        let claim = self.is_left_open().then(|| CLAIM.to_owned());
        rows.chain(result)
            .chain(annulled)
            .chain(claim)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Returns the result: the one entered, else what a resignation makes of it (5.1.b).
    pub fn result(&self) -> Option<Outcome> {
        let resigned = self
            .resigned
            .map(|it| it.fold_wb(Outcome::BlackWins, Outcome::WhiteWins));
        self.outcome.or(resigned)
    }

    /// Returns true if the game is drawn and Black advances by it: the result stays a draw (C06-TB 6.k).
    pub fn lets_black_advance(&self) -> bool {
        let has_draw_odds = self.time.as_ref().is_some_and(|it| it.draw_odds);
        has_draw_odds && self.result() == Some(Outcome::Draw)
    }

    /// Returns the number and the side of the half-move behind the last entry.
    pub fn place_to_come(&self) -> (u32, Color) {
        let last = self.walk().last().map(|(position, entry)| position.after(entry.m));
        let board = last.as_ref().map_or(&self.start, Position::board);
        let given = self.number_given(self.entries.len());
        (given.unwrap_or(board.move_number()), board.turn())
    }

    /// Returns the position behind the last entry; `None` where half-moves behind it are not written.
    pub fn final_position(&self) -> Option<Position> {
        let start = Position::of(self.start.clone());
        let played = self.entries.iter().fold(start, |it, entry| it.after(entry.m));
        self.dashes.is_empty().then_some(played)
    }

    /// Returns true if the game ended with a claim on which no arbiter has decided (G.6).
    pub fn is_left_open(&self) -> bool {
        self.left_claim.is_some() && self.outcome.is_none()
    }

    /// Returns the intended move as it is written, as far as `sight` goes.
    pub fn intended_move(&self, sight: Sight) -> Option<San> {
        let m = self.intended?;
        let start = Position::of(self.start.clone());
        let position = self.entries.iter().fold(start, |it, entry| it.after(entry.m));
        Some(San::seen(&position, m, sight))
    }

    /// Returns the number that the arbiter gave a half-move, counted from 0 (8.6).
    fn number_given(&self, index: usize) -> Option<u32> {
        let given = self.numbered.iter().find(|(at, _)| *at == index);
        given.map(|(_, number)| *number)
    }

    /// Returns each entry with the position it was made in.
    pub fn walk(&self) -> impl Iterator<Item = (Position, &SheetMove)> {
        let mut position = Position::of(self.start.clone());
        self.entries.iter().enumerate().map(move |(index, entry)| {
            if let Some(number) = self.number_given(index) {
                position = position.numbered(number);
            }
            let after = position.after(entry.m);
            (std::mem::replace(&mut position, after), entry)
        })
    }
}

/// Returns the number of a half-move as a sheet has it: `12.` or `12...`.
pub fn place(position: &Position) -> String {
    let board = position.board();
    match board.turn() {
        Color::White => format!("{}.", board.move_number()),
        Color::Black => format!("{}...", board.move_number()),
    }
}

/// Writes half-moves with their numbers on one line, as `3.Lc4 Lc5`, as far as `sight` goes.
pub(super) fn numbered_line<'a>(
    half_moves: impl Iterator<Item = (&'a Position, MoveAsSaid, &'static str)>,
    letter: impl Fn(Role) -> char,
    sight: Sight,
) -> String {
    let mut before: Option<u32> = None;
    let entry = |(position, m, sign): (&Position, MoveAsSaid, &str)| {
        let (number, turn) = (position.board().move_number(), position.board().turn());
        let follows_white = before == Some(number);
        before = (turn == Color::White).then_some(number);
        let head = match turn {
            Color::White => format!("{number}."),
            Color::Black if follows_white => String::new(),
            Color::Black => format!("{number}..."),
        };
        head + &San::seen(position, m, sight).write(&letter, NotationStyle::Sheet) + sign
    };
    half_moves.map(entry).collect::<Vec<_>>().join(" ")
}

/// The sign of a draw offer (C.12), in whatever no edition of the Laws says it.
pub const OFFER: &str = "(=)";

/// Stands where a result would, on the sheet of a game that was annulled.
pub const ANNULLED: &str = "(annulled)";

/// Stands behind the move with which a draw is claimed, and where a result would that is left to an arbiter.
pub const CLAIM: &str = "(claim)";

/// Stands in the place of a sealed move.
pub const SEALED: &str = "(sealed)";

/// What stands on a sheet for a half-move that nobody wrote.
pub const DASH: &str = "-";

impl Cell {
    /// Returns the cell of a half-move that nobody wrote, with the sign of an offer of a draw, if there was one.
    pub fn dash(offer: &str) -> Self {
        Self {
            text: DASH.to_owned() + offer,
            time: None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.time {
            Some(time) => write!(f, "{} {time}", self.text),
            None => f.write_str(&self.text),
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.white, &self.black) {
            (Some(white), Some(black)) => write!(f, "{}.{white} {black}", self.number),
            (Some(white), None) => write!(f, "{}.{white}", self.number),
            (None, Some(black)) => write!(f, "{}...{black}", self.number),
            (None, None) => write!(f, "{}.", self.number),
        }
    }
}

/// Writes a result as a sheet shows it.
pub fn score(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Draw => "½-½",
        Outcome::WhiteHalf => "½-0",
        Outcome::BlackHalf => "0-½",
        other => other.code(),
    }
}

/// Writes a time as `h:mm`, seconds cut off.
pub fn hours_and_minutes(time: Duration) -> String {
    let minutes = time.as_secs() / 60;
    format!("{}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Scoresheet, SheetMove};
    use crate::game::{Board, Header, NotationStyle, Outcome, Sight, Signs};
    use shakmaty::{Color, Role};

    /// The sample game at the end of Appendix C; the last move came with a draw offer.
    const SAMPLE: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 \
                          e1c1 f8e8 c1b1";

    fn sheet(start: Board, moves: &str) -> Scoresheet {
        Scoresheet {
            header: Header::default(),
            time: None,
            start,
            entries: moves
                .split_whitespace()
                .map(|uci| SheetMove::of(uci.parse().expect("a move")))
                .collect(),
            dashes: Vec::new(),
            numbered: Vec::new(),
            intended: None,
            offered: false,
            claimed: false,
            sealed: false,
            annulled: false,
            left_claim: None,
            points: None,
            outcome: None,
            resigned: None,
            signed: Vec::new(),
            replaced_after: None,
            offer_sign: super::OFFER,
        }
    }

    fn sample() -> Scoresheet {
        let mut sheet = sheet(Board::start(), SAMPLE);
        sheet.entries.last_mut().expect("21 half-moves").offer = true;
        sheet
    }

    /// Looks a piece up among king, queen, rook, bishop, knight.
    fn letters(set: &str) -> impl Fn(Role) -> char + '_ {
        move |role| set.chars().nth(6 - usize::from(role)).expect("pawns have no letter")
    }

    #[test]
    fn the_sample_game_is_written_in_english_letters() {
        assert_eq!(
            sample().text(letters("KQRBN"), NotationStyle::Sheet),
            "1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6e.p. Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 0-0 10.0-0-0 \
             Re8 11.Kb1(=)"
        );
    }

    #[test]
    fn the_sample_game_is_written_in_portuguese_letters() {
        assert_eq!(
            sample().text(letters("RDTBC"), NotationStyle::Sheet),
            "1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6e.p. Cxd6 7.Bg5 Cc6 8.De3+ Be7 9.Cbd2 0-0 10.0-0-0 \
             Te8 11.Rb1(=)"
        );
    }

    #[test]
    fn the_sample_game_is_written_in_german_letters() {
        assert_eq!(
            sample().text(letters("KDTLS"), NotationStyle::Sheet),
            "1.e4 e5 2.Sf3 Sf6 3.d4 exd4 4.e5 Se4 5.Dxd4 d5 6.exd6e.p. Sxd6 7.Lg5 Sc6 8.De3+ Le7 9.Sbd2 0-0 10.0-0-0 \
             Te8 11.Kb1(=)"
        );
    }

    #[test]
    fn the_sample_game_is_written_in_spanish_letters() {
        assert_eq!(
            sample().text(letters("RDTAC"), NotationStyle::Sheet),
            "1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6e.p. Cxd6 7.Ag5 Cc6 8.De3+ Ae7 9.Cbd2 0-0 10.0-0-0 \
             Te8 11.Rb1(=)"
        );
    }

    #[test]
    fn the_sample_game_is_written_in_figurines() {
        let figurines = letters("♔♕♖♗♘");
        assert_eq!(
            sample().rows(figurines, NotationStyle::Sheet)[4].to_string(),
            "5.♕xd4 d5"
        );
    }

    #[test]
    fn the_sample_game_is_written_without_the_optional_signs() {
        let rows = sample().rows_signed(letters("KQRBN"), NotationStyle::Sheet, Sight::Legal, Signs::NONE);
        assert_eq!(
            rows.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
            "1.e4 e5 2.Nf3 Nf6 3.d4 ed4 4.e5 Ne4 5.Qd4 d5 6.ed6 Nd6 7.Bg5 Nc6 8.Qe3 Be7 9.Nbd2 0-0 10.0-0-0 Re8 \
             11.Kb1(=)"
        );
    }

    #[test]
    fn the_last_line_of_the_sample_game_has_white_only() {
        let rows = sample().rows(letters("KQRBN"), NotationStyle::Sheet);
        assert_eq!(rows.len(), 11);
        assert_eq!(rows[10].number, 11);
        assert_eq!(rows[10].white.as_ref().map(|it| it.text.as_str()), Some("Kb1(=)"));
        assert_eq!(rows[10].black, None);
        assert!(rows[..10].iter().all(|it| it.white.is_some() && it.black.is_some()));
    }

    #[test]
    fn a_game_may_begin_with_black_and_with_any_number() {
        let start = Board::from_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 40", false).expect("a FEN");
        let sheet = sheet(start, "e8e7 e2e4 e7e6");
        assert_eq!(sheet.text(letters("KQRBN"), NotationStyle::Sheet), "40...Ke7 41.e4 Ke6");
    }

    #[test]
    fn a_noted_time_stands_beside_its_move() {
        let mut sheet = sheet(Board::start(), "e2e4 e7e5 g1f3");
        sheet.entries[1].noted_left = Some(Duration::from_secs(47 * 60 + 59));
        sheet.entries[2].noted_left = Some(Duration::from_secs(85 * 60));
        let rows = sheet.rows(letters("KQRBN"), NotationStyle::Sheet);
        assert_eq!(rows[0].to_string(), "1.e4 e5 0:47");
        assert_eq!(rows[1].to_string(), "2.Nf3 1:25");
    }

    #[test]
    fn the_result_closes_the_sheet() {
        let mut sheet = sheet(Board::start(), "f2f3 e7e5 g2g4 d8h4");
        assert_eq!(sheet.text(letters("RDTBC"), NotationStyle::Sheet), "1.f3 e5 2.g4 Dh4#");
        for (outcome, text) in [
            (Outcome::WhiteWins, "1-0"),
            (Outcome::BlackWins, "0-1"),
            (Outcome::Draw, "½-½"),
            (Outcome::BothLose, "0-0"),
        ] {
            sheet.outcome = Some(outcome);
            assert_eq!(
                sheet.text(letters("RDTBC"), NotationStyle::Sheet),
                format!("1.f3 e5 2.g4 Dh4# {text}")
            );
        }
    }

    #[test]
    fn who_resigns_has_lost() {
        let mut sheet = sheet(Board::start(), "e2e4");
        sheet.resigned = Some(Color::Black);
        assert_eq!(sheet.result(), Some(Outcome::WhiteWins));
        sheet.resigned = Some(Color::White);
        assert_eq!(sheet.result(), Some(Outcome::BlackWins));
    }

    #[test]
    fn an_illegal_move_stands_on_the_sheet_and_the_game_goes_on() {
        let sheet = sheet(Board::start(), "e2e4 d7d5 f1b5 a7a6 b5e8 d8e8");
        assert_eq!(
            sheet.text(letters("KQRBN"), NotationStyle::Sheet),
            "1.e4 d5 2.Bb5+ a6 3.Bxe8 Qxe8"
        );
    }
}

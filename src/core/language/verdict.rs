//! What two sheets and two boards come to, line by line, for the arbiter (D.2.8): at the desk as in a game.

use std::time::Duration;

use shakmaty::{Color, Role, Square};

use super::braille::typed::spellings;
use super::{Letters, Lexicon, Message, Messages, Phrase, Saying, Sight, Value, Word, announce};
use crate::game::resolve::sheets::{Doubt, SheetDifference, SheetStatement, Undecided};
use crate::game::resolve::verdict::position_after;
use crate::game::resolve::{
    Agreement, BoardVerdict, Comparison, Explanation, Remark, Slip, Slipped, Step, Verdict, Whose, explain,
};
use crate::game::{Board, Move, NotationStyle, Position, San};

/// How many explanations are listed; the others are counted.
const MOST_LISTED: usize = 20;

/// What was found, and the words in which it is told.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The position before the first half-move.
    pub start: &'a Board,
    /// What comparing the sheets came to.
    pub comparison: &'a Comparison,
    /// What follows for the boards.
    pub verdict: &'a Verdict,
    /// The position before each half-move after which the boards should stand, and the last one.
    pub positions: &'a [Position],
    /// The words of the moves.
    pub lexicon: &'a Lexicon,
    /// The letters of moves that are written.
    pub letters: Letters,
    /// The words of all else.
    pub messages: &'a Messages,
    /// What our sheet is called.
    pub ours: OurSheet,
}

/// What our side of a comparison is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum OurSheet {
    /// The player's scoresheet.
    Scoresheet,
    /// The log of the program: the player's scoresheet is another one (D.2.7).
    Log,
}

impl OurSheet {
    /// Returns the message that names it.
    pub fn name(self) -> Message {
        match self {
            Self::Scoresheet => Message::ResolveOurs,
            Self::Log => Message::ResolveLog,
        }
    }
}

/// Returns the message that names a half-move, counted from 1: its number and its side.
pub fn place(start: &Board, ply: usize) -> Message {
    let (number, color) = explain::move_number(&Position::of(start.clone()), ply);
    Message::ResolvePlace {
        number: number.to_string(),
        side: side(color).into(),
    }
}

/// Returns the message that names a sheet.
pub fn sheet_name(whose: Whose) -> Message {
    match whose {
        Whose::Ours => Message::ResolveOurs,
        Whose::Theirs => Message::ResolveTheirs,
    }
}

impl Teller<'_> {
    fn sheet_name(&self, whose: Whose) -> Message {
        match whose {
            Whose::Ours => self.ours.name(),
            Whose::Theirs => sheet_name(whose),
        }
    }

    /// Returns on how much the sheets agree, what must be decided of them, and where they part; `ask` is how an entry is
    /// decided here.
    pub fn sheets(&self, ask: Message) -> Vec<Message> {
        let mut lines = Vec::new();
        let comparison = self.comparison;
        let agreement = comparison.agreement();
        let count = comparison.agreed.into();
        lines.push(match agreement {
            Agreement::Agree => Message::ResolveAgree { count },
            Agreement::Differ => Message::ResolveDiffer { count },
            Agreement::Undecided => Message::ResolveUndecided { count },
        });
        lines.extend(comparison.undecided.iter().map(|it| self.undecided(it)));
        if comparison.breaks_off {
            let place = self.place(comparison.line.len() + 1);
            lines.push(Message::ResolveBreaksOff { place: place.into() });
        }
        match agreement {
            Agreement::Undecided => lines.push(ask),
            Agreement::Agree | Agreement::Differ => {
                if let Some(difference) = &comparison.difference {
                    self.difference(difference, &mut lines);
                }
                lines.extend(comparison.remarks.iter().map(|it| self.remark(*it)));
            }
        }
        if let Some(tail) = &comparison.tail {
            lines.push(Message::ResolveTail {
                sheet: self.sheet_name(tail.missing_on).into(),
                count: tail.count.into(),
            });
        }
        lines
    }

    /// Returns the position after the last agreement, who is to move, and what the clocks showed there: `left` says it of
    /// a side, where it is recorded.
    pub fn position(&self, left: &dyn Fn(Color) -> Option<Duration>) -> Vec<Message> {
        let comparison = self.comparison;
        let last = position_after(self.start, &comparison.line[..comparison.agreed]);
        let (to_move, fen) = (side(last.board().turn()).into(), last.fen());
        let mut lines = vec![match comparison.agreement() {
            Agreement::Differ => Message::ResolveBackTo { side: to_move, fen },
            Agreement::Agree | Agreement::Undecided => Message::ResolvePosition { side: to_move, fen },
        }];
        let times = Color::ALL.into_iter().filter_map(|color| {
            Some(Message::ResolveTime {
                side: side(color).into(),
                left: left(color)?,
            })
        });
        lines.extend(times);
        lines
    }

    fn undecided(&self, it: &Undecided) -> Message {
        let before = position_after(self.start, &self.comparison.line[..it.ply - 1]);
        undecided(it, self.start, &before, (self.lexicon, self.letters))
    }

    fn difference(&self, difference: &SheetDifference, lines: &mut Vec<Message>) {
        let place = self.place(difference.ply);
        lines.push(Message::ResolveDifference { place: place.into() });
        let before = position_after(self.start, &self.comparison.line[..difference.ply - 1]);
        for (whose, said) in [(Whose::Ours, &difference.ours), (Whose::Theirs, &difference.theirs)] {
            lines.push(Message::ResolveSays {
                sheet: self.sheet_name(whose).into(),
                m: what(said, &before, (self.lexicon, self.letters)),
            });
        }
    }

    fn remark(&self, remark: Remark) -> Message {
        match remark {
            Remark::LacksMoves { whose, count, run } => Message::ResolveLacks {
                sheet: self.sheet_name(whose).into(),
                count: count.to_string(),
                run: run.to_string(),
            },
            Remark::SamePosition { ply } => Message::ResolveSamePosition {
                place: self.place(ply).into(),
            },
        }
    }

    /// Returns what is said of a board: what is impossible about it, whether it must change and how, and by which slips
    /// of the hand it can have come about.
    pub fn board(&self, name: &'static str, verdict: &BoardVerdict) -> Vec<Message> {
        let mut lines = Vec::new();
        let last = position_after(self.start, &self.verdict.moves);
        let flaws = verdict.board.flaws(last.board().turn());
        if !flaws.is_empty() {
            let named: Vec<String> = flaws.into_iter().map(|it| self.messages.say(&it.into())).collect();
            lines.push(Message::ResolveBoardFlaws {
                board: name.into(),
                flaws: named.join(", "),
            });
        }
        lines.extend(corrections(name, verdict, self.lexicon));
        let Some(explained) = &verdict.explained else {
            return lines;
        };
        let Some(slips) = explained.fewest else {
            lines.push(Message::ResolveUnexplained { board: name.into() });
            return lines;
        };
        let all = &explained.explanations;
        lines.push(Message::ResolveExplained {
            board: name.into(),
            slips: slips.into(),
            count: all.len().into(),
        });
        lines.extend(all.iter().take(MOST_LISTED).filter_map(|it| self.explanation(it)));
        if all.len() > MOST_LISTED {
            lines.push(Message::ResolveMore {
                count: (all.len() - MOST_LISTED).into(),
            });
        }
        lines
    }

    fn explanation(&self, explanation: &Explanation) -> Option<Message> {
        let all = explanation.iter().map(|it| self.slipped(it));
        all.reduce(|first, second| Message::ResolveBoth {
            first: first.into(),
            second: second.into(),
        })
    }

    fn slipped(&self, slipped: &Slipped) -> Message {
        let (moves, positions) = (&self.verdict.moves, self.positions);
        Message::ResolveSlip {
            place: self.place(slipped.ply).into(),
            m: phrase(moves[slipped.ply - 1], &positions[slipped.ply - 1], self.lexicon).into(),
            slip: self.slip(slipped.slip).into(),
        }
    }

    fn slip(&self, slip: Slip) -> Message {
        let at = |it| square(it, self.lexicon).into();
        match slip {
            Slip::NotExecuted => Message::SlipNotExecuted,
            Slip::OneSquareOff { to } => Message::SlipOneSquareOff { square: at(to) },
            Slip::RookOneSquareOff { to } => Message::SlipRookOneSquareOff { square: at(to) },
            Slip::WrongPiece { from } => Message::SlipWrongPiece { square: at(from) },
            Slip::Mirrored { from, to } => Message::SlipMirrored {
                from: at(from),
                to: at(to),
            },
            Slip::Twice { to } => Message::SlipTwice { square: at(to) },
            Slip::CapturedPutAside { to } => Message::SlipCapturedPutAside { square: at(to) },
            Slip::CapturedNotRemoved { to } => Message::SlipCapturedNotRemoved { square: at(to) },
            Slip::CapturingRemoved => Message::SlipCapturingRemoved,
            Slip::EnPassantLeft => Message::SlipEnPassantLeft,
            Slip::RookNotMoved => Message::SlipRookNotMoved,
            Slip::KingNotMoved => Message::SlipKingNotMoved,
            Slip::WrongPromotion { role } => Message::SlipWrongPromotion {
                piece: piece(role, self.lexicon).into(),
            },
        }
    }

    fn place(&self, ply: usize) -> Message {
        place(self.start, ply)
    }
}

/// Returns the question what an entry means that was made in `before` (D.2.8-6).
pub fn undecided(it: &Undecided, start: &Board, before: &Position, named: (&Lexicon, Letters)) -> Message {
    let (place, sheet) = (place(start, it.ply).into(), sheet_name(it.whose).into());
    let text = || in_print(&it.text);
    match it.doubt {
        Doubt::Ambiguous => {
            // In the long form, which tells every candidate from the others.
            let candidates = it.candidates.iter().map(|it| long(*it, before, named.1));
            Message::ResolveAmbiguous {
                place,
                sheet,
                text: text(),
                candidates: candidates.collect::<Vec<_>>().join(", "),
            }
        }
        Doubt::Illegible => Message::ResolveIllegible {
            place,
            sheet,
            text: text(),
        },
        Doubt::Missing => Message::ResolveMissing { place, sheet },
    }
}

/// Returns what a sheet says of a half-move made in `before`.
pub fn what(said: &SheetStatement, before: &Position, (lexicon, letters): (&Lexicon, Letters)) -> Value {
    match said.moves.as_slice() {
        [] => {
            let text = in_print(said.text.as_deref().unwrap_or_default());
            Message::ResolveNoMove { text }.into()
        }
        [only] => phrase(*only, before, lexicon).into(),
        several => {
            let all = several.iter().map(|it| long(*it, before, letters));
            all.collect::<Vec<_>>().join(", ").into()
        }
    }
}

/// Names an entry in cells as it reads with lowered digits; a voice cannot say cells.
fn in_print(text: &str) -> String {
    let print = spellings(text, false).and_then(|it| it.into_iter().next());
    print.unwrap_or_else(|| text.to_owned())
}

/// Returns the words of a move made in `before`.
pub fn phrase(m: Move, before: &Position, lexicon: &Lexicon) -> Phrase {
    lexicon.phrase(&announce(before, m, &Saying::default(), Sight::Legal))
}

/// Writes a move with both its squares.
fn long(m: Move, before: &Position, letters: Letters) -> String {
    San::of(before, m).write_long(|role| letters.letter(role), NotationStyle::Sheet)
}

/// Returns whether a board must change, and its corrections in the order of a hand; nothing while entries are undecided.
pub fn corrections(name: &'static str, verdict: &BoardVerdict, lexicon: &Lexicon) -> Vec<Message> {
    let board = name.into();
    match verdict.changes {
        None => Vec::new(),
        Some(false) => vec![Message::ResolveBoardRight { board }],
        Some(true) => {
            let steps = verdict.corrections.iter().map(|it| step_in_words(*it, lexicon));
            std::iter::once(Message::ResolveBoardWrong { board })
                .chain(steps)
                .collect()
        }
    }
}

/// Returns a step in the words of the announcements.
pub fn step_in_words(step: Step, lexicon: &Lexicon) -> Message {
    match step {
        Step::Remove { from, piece: it } => Message::ResolveRemove {
            piece: piece(it.role, lexicon).into(),
            square: square(from, lexicon).into(),
        },
        Step::Move { from, to, piece: it } => Message::ResolveMove {
            piece: piece(it.role, lexicon).into(),
            from: square(from, lexicon).into(),
            to: square(to, lexicon).into(),
        },
        Step::Put { to, piece: it } => Message::ResolvePut {
            piece: piece(it.role, lexicon).into(),
            side: side(it.color).into(),
            square: square(to, lexicon).into(),
        },
    }
}

/// Returns the name of a square in the words of the announcements.
pub fn square(square: Square, lexicon: &Lexicon) -> Phrase {
    lexicon.phrase(&[Word::File(square.file()), Word::Rank(square.rank())])
}

/// Returns the name of a piece in the words of the announcements.
pub fn piece(role: Role, lexicon: &Lexicon) -> Phrase {
    lexicon.phrase(&[Word::Piece(role)])
}

fn side(color: Color) -> Message {
    color.fold_wb(Message::White, Message::Black)
}

//! What two sheets and two boards come to, line by line, for the arbiter (D.2.8): at the desk as in a game.

use std::time::Duration;

use shakmaty::{Color, Role, Square};

use super::braille::typed::spellings;
use super::{Letters, Lexicon, Message, MessageId, Messages, Phrase, Saying, Sight, Value, Word, announce};
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
}

/// Returns the message that names a half-move, counted from 1: its number and its side.
pub fn place(start: &Board, ply: usize) -> Message {
    let (number, color) = explain::move_number(&Position::of(start.clone()), ply);
    Message::new(MessageId::ResolvePlace)
        .with("number", number.to_string())
        .with("side", side(color))
}

/// Returns the message that names a sheet.
pub fn sheet_name(whose: Whose) -> Message {
    Message::new(match whose {
        Whose::Ours => MessageId::ResolveOurs,
        Whose::Theirs => MessageId::ResolveTheirs,
    })
}

impl Teller<'_> {
    /// Returns on how much the sheets agree, what must be decided of them, and where they part; `ask` is how an entry is
    /// decided here.
    pub fn sheets(&self, ask: MessageId) -> Vec<Message> {
        let mut lines = Vec::new();
        let comparison = self.comparison;
        let agreement = comparison.agreement();
        let count = comparison.agreed;
        let id = match agreement {
            Agreement::Agree => MessageId::ResolveAgree,
            Agreement::Differ => MessageId::ResolveDiffer,
            Agreement::Undecided => MessageId::ResolveUndecided,
        };
        lines.push(Message::new(id).with("count", count));
        lines.extend(comparison.undecided.iter().map(|it| self.undecided(it)));
        if comparison.breaks_off {
            let place = self.place(comparison.line.len() + 1);
            lines.push(Message::new(MessageId::ResolveBreaksOff).with("place", place));
        }
        match agreement {
            Agreement::Undecided => lines.push(ask.into()),
            Agreement::Agree | Agreement::Differ => {
                if let Some(difference) = &comparison.difference {
                    self.difference(difference, &mut lines);
                }
                lines.extend(comparison.remarks.iter().map(|it| self.remark(*it)));
            }
        }
        if let Some(tail) = &comparison.tail {
            let message = Message::new(MessageId::ResolveTail).with("sheet", sheet_name(tail.missing_on));
            lines.push(message.with("count", tail.count));
        }
        lines
    }

    /// Returns the position after the last agreement, who is to move, and what the clocks showed there: `left` says it of
    /// a side, where it is recorded.
    pub fn position(&self, left: &dyn Fn(Color) -> Option<Duration>) -> Vec<Message> {
        let comparison = self.comparison;
        let last = position_after(self.start, &comparison.line[..comparison.agreed]);
        let id = match comparison.agreement() {
            Agreement::Differ => MessageId::ResolveBackTo,
            Agreement::Agree | Agreement::Undecided => MessageId::ResolvePosition,
        };
        let message = Message::new(id).with("side", side(last.board().turn()));
        let mut lines = vec![message.with("fen", last.fen())];
        let times = Color::ALL.into_iter().filter_map(|color| {
            let message = Message::new(MessageId::ResolveTime).with("side", side(color));
            Some(message.with("left", left(color)?))
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
        lines.push(Message::new(MessageId::ResolveDifference).with("place", place));
        let before = position_after(self.start, &self.comparison.line[..difference.ply - 1]);
        for (whose, said) in [(Whose::Ours, &difference.ours), (Whose::Theirs, &difference.theirs)] {
            let message = Message::new(MessageId::ResolveSays).with("sheet", sheet_name(whose));
            lines.push(message.with("move", what(said, &before, (self.lexicon, self.letters))));
        }
    }

    fn remark(&self, remark: Remark) -> Message {
        match remark {
            Remark::LacksMoves { whose, count, run } => Message::new(MessageId::ResolveLacks)
                .with("sheet", sheet_name(whose))
                .with("count", count.to_string())
                .with("run", run.to_string()),
            Remark::SamePosition { ply } => Message::new(MessageId::ResolveSamePosition).with("place", self.place(ply)),
        }
    }

    /// Returns what is said of a board: what is impossible about it, whether it must change and how, and by which slips
    /// of the hand it can have come about.
    pub fn board(&self, name: &'static str, verdict: &BoardVerdict) -> Vec<Message> {
        let mut lines = Vec::new();
        let last = position_after(self.start, &self.verdict.moves);
        let flaws = verdict.board.flaws(last.board().turn());
        if !flaws.is_empty() {
            let named: Vec<String> = flaws
                .into_iter()
                .map(|it| self.messages.say(&MessageId::from(it).into()))
                .collect();
            let message = Message::new(MessageId::ResolveBoardFlaws).with("board", name);
            lines.push(message.with("flaws", named.join(", ")));
        }
        lines.extend(corrections(name, verdict, self.lexicon));
        let Some(explained) = &verdict.explained else {
            return lines;
        };
        let Some(slips) = explained.fewest else {
            lines.push(Message::new(MessageId::ResolveUnexplained).with("board", name));
            return lines;
        };
        let all = &explained.explanations;
        lines.push(
            Message::new(MessageId::ResolveExplained)
                .with("board", name)
                .with("slips", slips)
                .with("count", all.len()),
        );
        lines.extend(all.iter().take(MOST_LISTED).filter_map(|it| self.explanation(it)));
        if all.len() > MOST_LISTED {
            lines.push(Message::new(MessageId::ResolveMore).with("count", all.len() - MOST_LISTED));
        }
        lines
    }

    fn explanation(&self, explanation: &Explanation) -> Option<Message> {
        let all = explanation.iter().map(|it| self.slipped(it));
        all.reduce(|first, second| {
            Message::new(MessageId::ResolveBoth)
                .with("first", first)
                .with("second", second)
        })
    }

    fn slipped(&self, slipped: &Slipped) -> Message {
        let (moves, positions) = (&self.verdict.moves, self.positions);
        Message::new(MessageId::ResolveSlip)
            .with("place", self.place(slipped.ply))
            .with(
                "move",
                phrase(moves[slipped.ply - 1], &positions[slipped.ply - 1], self.lexicon),
            )
            .with("slip", self.slip(slipped.slip))
    }

    fn slip(&self, slip: Slip) -> Message {
        let at = |id: MessageId, name: &'static str, it: Square| Message::new(id).with(name, square(it, self.lexicon));
        match slip {
            Slip::NotExecuted => MessageId::SlipNotExecuted.into(),
            Slip::OneSquareOff { to } => at(MessageId::SlipOneSquareOff, "square", to),
            Slip::RookOneSquareOff { to } => at(MessageId::SlipRookOneSquareOff, "square", to),
            Slip::WrongPiece { from } => at(MessageId::SlipWrongPiece, "square", from),
            Slip::Mirrored { from, to } => {
                at(MessageId::SlipMirrored, "from", from).with("to", square(to, self.lexicon))
            }
            Slip::Twice { to } => at(MessageId::SlipTwice, "square", to),
            Slip::CapturedPutAside { to } => at(MessageId::SlipCapturedPutAside, "square", to),
            Slip::CapturedNotRemoved { to } => at(MessageId::SlipCapturedNotRemoved, "square", to),
            Slip::CapturingRemoved => MessageId::SlipCapturingRemoved.into(),
            Slip::EnPassantLeft => MessageId::SlipEnPassantLeft.into(),
            Slip::RookNotMoved => MessageId::SlipRookNotMoved.into(),
            Slip::KingNotMoved => MessageId::SlipKingNotMoved.into(),
            Slip::WrongPromotion { role } => {
                Message::new(MessageId::SlipWrongPromotion).with("piece", piece(role, self.lexicon))
            }
        }
    }

    fn place(&self, ply: usize) -> Message {
        place(self.start, ply)
    }
}

/// Returns the question what an entry means that was made in `before` (D.2.8-6).
pub fn undecided(it: &Undecided, start: &Board, before: &Position, named: (&Lexicon, Letters)) -> Message {
    let id = match it.doubt {
        Doubt::Ambiguous => MessageId::ResolveAmbiguous,
        Doubt::Illegible => MessageId::ResolveIllegible,
        Doubt::Missing => MessageId::ResolveMissing,
    };
    let mut message = Message::new(id)
        .with("place", place(start, it.ply))
        .with("sheet", sheet_name(it.whose));
    if it.doubt != Doubt::Missing {
        message = message.with("text", in_print(&it.text));
    }
    if it.doubt == Doubt::Ambiguous {
        // In the long form, which tells every candidate from the others.
        let candidates = it.candidates.iter().map(|it| long(*it, before, named.1));
        message = message.with("candidates", candidates.collect::<Vec<_>>().join(", "));
    }
    message
}

/// Returns what a sheet says of a half-move made in `before`.
pub fn what(said: &SheetStatement, before: &Position, (lexicon, letters): (&Lexicon, Letters)) -> Value {
    match said.moves.as_slice() {
        [] => {
            let text = in_print(said.text.as_deref().unwrap_or_default());
            Message::new(MessageId::ResolveNoMove).with("text", text).into()
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
    let about = |id| Message::new(id).with("board", name);
    match verdict.changes {
        None => Vec::new(),
        Some(false) => vec![about(MessageId::ResolveBoardRight)],
        Some(true) => {
            let steps = verdict.corrections.iter().map(|it| step_in_words(*it, lexicon));
            std::iter::once(about(MessageId::ResolveBoardWrong))
                .chain(steps)
                .collect()
        }
    }
}

/// Returns a step in the words of the announcements.
pub fn step_in_words(step: Step, lexicon: &Lexicon) -> Message {
    match step {
        Step::Remove { from, piece: it } => Message::new(MessageId::ResolveRemove)
            .with("piece", piece(it.role, lexicon))
            .with("square", square(from, lexicon)),
        Step::Move { from, to, piece: it } => Message::new(MessageId::ResolveMove)
            .with("piece", piece(it.role, lexicon))
            .with("from", square(from, lexicon))
            .with("to", square(to, lexicon)),
        Step::Put { to, piece: it } => Message::new(MessageId::ResolvePut)
            .with("piece", piece(it.role, lexicon))
            .with("side", side(it.color))
            .with("square", square(to, lexicon)),
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

fn side(color: Color) -> MessageId {
    color.fold_wb(MessageId::White, MessageId::Black)
}

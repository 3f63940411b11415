//! What was found, line by line, for the arbiter.

use std::path::PathBuf;

use shakmaty::{Color, Role, Square};

use super::super::words::Words;
use super::record::BOARDS;
use super::{Found, sheet_name};
use crate::game::resolve::sheets::{Doubt, Said, SheetDifference, Undecided};
use crate::game::resolve::verdict::position_after;
use crate::game::resolve::{Agreement, BoardVerdict, Explanation, Remark, Slip, Slipped, Step, Whose, explain};
use crate::game::{Move, Position, San, Style};
use crate::language::{Lexicon, Message, MessageId, Phrase, Saying, Sight, Value, Word, announce};

/// How many explanations are listed; the others are counted.
const MOST_LISTED: usize = 20;

/// The number and the side of a half-move.
pub(super) struct Place {
    pub(super) number: u32,
    pub(super) color: Color,
}

impl Place {
    /// Returns the place of a half-move, counted from 1.
    pub(super) fn of(found: &Found, ply: usize) -> Self {
        let (number, color) = explain::move_number(&Position::of(found.start.clone()), ply);
        Self { number, color }
    }

    fn message(&self) -> Message {
        Message::new(MessageId::ResolvePlace)
            .with("number", self.number.to_string())
            .with("side", side(self.color))
    }
}

/// Returns what is wrong with the files, each line with its place; remarks on the form are left out.
pub(super) fn flaws(found: &Found, paths: [&PathBuf; 2]) -> Vec<Message> {
    let both = found.sheets.iter().zip(paths);
    let flaws = both.flat_map(|(sheet, path)| sheet.flaws.iter().map(move |it| (path, it)));
    let told = flaws.filter(|(_path, it)| !it.kind.is_remark()).map(|(path, it)| {
        Message::new(MessageId::ResolveSheetFlaw)
            .with("path", path.display().to_string())
            .with("flaw", Message::from(it))
    });
    told.collect()
}

/// Returns the whole text.
pub(super) fn text(found: &Found, lexicon: &Lexicon, words: &Words) -> String {
    let teller = Teller { found, lexicon, words };
    let mut lines: Vec<Message> = Vec::new();
    teller.sheets(&mut lines);
    for (name, board) in BOARDS.into_iter().zip(&found.verdict.boards) {
        if let Some(board) = board {
            teller.board(name, board, &mut lines);
        }
    }
    lines.iter().map(|it| words.say(it) + "\n").collect()
}

struct Teller<'a> {
    found: &'a Found,
    lexicon: &'a Lexicon,
    words: &'a Words,
}

impl Teller<'_> {
    fn sheets(&self, lines: &mut Vec<Message>) {
        let comparison = &self.found.comparison;
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
            Agreement::Undecided => lines.push(MessageId::ResolveAskMeaning.into()),
            Agreement::Agree | Agreement::Differ => {
                if let Some(difference) = &comparison.difference {
                    self.difference(difference, lines);
                }
                lines.extend(comparison.remarks.iter().map(|it| self.remark(*it)));
            }
        }
        if let Some(tail) = &comparison.tail {
            let message = Message::new(MessageId::ResolveTail).with("sheet", sheet_name(tail.missing_on));
            lines.push(message.with("count", tail.count));
        }
        self.numbers(lines);
        let last = position_after(&self.found.start, &comparison.line[..count]);
        let id = match agreement {
            Agreement::Differ => MessageId::ResolveBackTo,
            Agreement::Agree | Agreement::Undecided => MessageId::ResolvePosition,
        };
        let message = Message::new(id).with("side", side(last.board().turn()));
        lines.push(message.with("fen", last.fen()));
        for color in Color::ALL {
            if let Some(left) = self.found.sheets[0].left(color, count) {
                let message = Message::new(MessageId::ResolveTime).with("side", side(color));
                lines.push(message.with("left", left));
            }
        }
    }

    fn numbers(&self, lines: &mut Vec<Message>) {
        for (index, whose) in [Whose::Ours, Whose::Theirs].into_iter().enumerate() {
            for jump in &self.found.sheets[index].jumps {
                lines.push(
                    Message::new(MessageId::ResolveJump)
                        .with("sheet", sheet_name(whose))
                        .with("line", jump.line.to_string())
                        .with("number", jump.number.to_string())
                        .with("expected", jump.expected.to_string()),
                );
            }
            if self.found.in_order[index] {
                lines.push(Message::new(MessageId::ResolveInOrder).with("sheet", sheet_name(whose)));
            }
        }
    }

    fn undecided(&self, it: &Undecided) -> Message {
        let before = position_after(&self.found.start, &self.found.comparison.line[..it.ply - 1]);
        let id = match it.doubt {
            Doubt::Ambiguous => MessageId::ResolveAmbiguous,
            Doubt::Illegible => MessageId::ResolveIllegible,
            Doubt::Missing => MessageId::ResolveMissing,
        };
        let mut message = Message::new(id)
            .with("place", self.place(it.ply))
            .with("sheet", sheet_name(it.whose));
        if it.doubt != Doubt::Missing {
            message = message.with("text", it.text.as_str());
        }
        if it.doubt == Doubt::Ambiguous {
            // In the long form, which tells every candidate from the others.
            let candidates = it.candidates.iter().map(|it| self.long(*it, &before));
            message = message.with("candidates", candidates.collect::<Vec<_>>().join(", "));
        }
        message
    }

    fn difference(&self, difference: &SheetDifference, lines: &mut Vec<Message>) {
        let place = self.place(difference.ply);
        lines.push(Message::new(MessageId::ResolveDifference).with("place", place));
        let before = position_after(&self.found.start, &self.found.comparison.line[..difference.ply - 1]);
        for (whose, said) in [(Whose::Ours, &difference.ours), (Whose::Theirs, &difference.theirs)] {
            let message = Message::new(MessageId::ResolveSays).with("sheet", sheet_name(whose));
            lines.push(message.with("move", self.said(said, &before)));
        }
    }

    fn said(&self, said: &Said, before: &Position) -> Value {
        match said.moves.as_slice() {
            [] => {
                let text = said.text.clone().unwrap_or_default();
                Message::new(MessageId::ResolveNoMove).with("text", text).into()
            }
            [only] => self.m(*only, before).into(),
            several => {
                let all = several.iter().map(|it| self.long(*it, before));
                all.collect::<Vec<_>>().join(", ").into()
            }
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

    fn board(&self, name: &'static str, verdict: &BoardVerdict, lines: &mut Vec<Message>) {
        let last = position_after(&self.found.start, &self.found.verdict.moves);
        let flaws = verdict.board.flaws(last.board().turn());
        if !flaws.is_empty() {
            let named: Vec<String> = flaws
                .into_iter()
                .map(|it| self.words.say(&MessageId::from(it).into()))
                .collect();
            let message = Message::new(MessageId::ResolveBoardFlaws).with("board", name);
            lines.push(message.with("flaws", named.join(", ")));
        }
        match verdict.changes {
            None => return,
            Some(false) => return lines.push(Message::new(MessageId::ResolveBoardRight).with("board", name)),
            Some(true) => lines.push(Message::new(MessageId::ResolveBoardWrong).with("board", name)),
        }
        lines.extend(verdict.corrections.iter().map(|it| step_in_words(*it, self.lexicon)));
        let Some(explained) = &verdict.explained else {
            return;
        };
        let Some(slips) = explained.fewest else {
            return lines.push(Message::new(MessageId::ResolveUnexplained).with("board", name));
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
        let (moves, positions) = (&self.found.verdict.moves, &self.found.positions);
        Message::new(MessageId::ResolveSlip)
            .with("place", self.place(slipped.ply))
            .with("move", self.m(moves[slipped.ply - 1], &positions[slipped.ply - 1]))
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
        Place::of(self.found, ply).message()
    }

    fn m(&self, m: Move, before: &Position) -> Phrase {
        self.lexicon
            .phrase(&announce(before, m, &Saying::default(), Sight::Legal))
    }

    /// Writes a move with both its squares.
    fn long(&self, m: Move, before: &Position) -> String {
        let letters = self.found.letters(self.lexicon);
        San::of(before, m).write_long(|role| letters.letter(role), Style::Sheet)
    }
}

/// Returns a step in the words of the announcements.
pub(super) fn step_in_words(step: Step, lexicon: &Lexicon) -> Message {
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

pub(super) fn square(square: Square, lexicon: &Lexicon) -> Phrase {
    lexicon.phrase(&[Word::File(square.file()), Word::Rank(square.rank())])
}

pub(super) fn piece(role: Role, lexicon: &Lexicon) -> Phrase {
    lexicon.phrase(&[Word::Piece(role)])
}

fn side(color: Color) -> MessageId {
    color.fold_wb(MessageId::White, MessageId::Black)
}

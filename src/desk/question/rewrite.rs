//! A wrong entry of the sheet is struck and rewritten: `/sheet 12 b c5`. Nothing is announced, no clock changes (P.4).

use shakmaty::Color;

use crate::game::{Command, Move, Refusal};
use crate::language::{self, CommandWord, Decision, Message, MessageId};

use crate::desk::question::OpenQuestion;
use crate::desk::entry::AsEntered;
use crate::desk::report::policy::{self, Information};
use crate::desk::{Desk, Table};

/// Is this entry of the sheet to be struck, and another written?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Rewrite {
    /// Which half-move, counted from 1.
    ply: u16,
    /// What is to stand there.
    m: Move,
}

impl OpenQuestion for Rewrite {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Sheet)
    }

    fn confirm(&self, desk: &mut Desk) {
        desk.rewrite_with(self.ply, self.m);
    }
}

impl Table {
    /// Returns which half-move of the sheet has that number and side, counted from 0.
    fn entry_index(&self, number: u32, side: Color) -> Option<usize> {
        self.game
            .plies()
            .iter()
            .position(|ply| ply.side() == side && ply.before.board().move_number() == number)
    }

    /// Returns the one move that is meant in the position of that entry; a promotion names its piece.
    fn right_move(&self, index: usize, text: &str) -> Option<Move> {
        let before = &self.game.plies().get(index)?.before;
        let sight = policy::sight(self.game.mode());
        match language::understand(text, &self.speaker.reader(), before, sight).decision {
            Decision::Clear { m, .. } if !(m.promotion.is_none() && before.board().needs_promotion(m)) => Some(m),
            _ => None,
        }
    }
}

impl Desk {
    /// Takes the number of the move, the side and the right move.
    pub(in crate::desk) fn rewrite(&mut self, rest: &str, piped: bool) {
        let mut words = rest.splitn(3, char::is_whitespace);
        let number = words.next().and_then(|it| it.trim_end_matches('.').parse::<u32>().ok());
        let side = words.next().and_then(|it| self.table.side_meant(it));
        let text = words.next().map(str::trim).filter(|it| !it.is_empty());
        let (Some(number), Some(side), Some(text)) = (number, side, text) else {
            return self.table.needs(CommandWord::Sheet, MessageId::NeedsEntry);
        };
        let Some(index) = self.table.entry_index(number, side) else {
            return match self.table.is_dashed(number, side) {
                true if self.table.place_of_the_dash() == (number, side) => self.fill_with(text, piped),
                true => self.table.refuse(Refusal::FillFirst(self.table.game.dashes().len())),
                false => self.table.refuse(Refusal::NotOnSheet),
            };
        };
        let Some(m) = self.table.right_move(index, text) else {
            let message = Message::new(MessageId::NotUnderstood).with("text", text);
            return self.table.say_message(Information::OwnEntry, &message);
        };
        let ply = u16::try_from(index + 1).unwrap_or(u16::MAX);
        let old = self.table.game.plies()[index].m;
        // A pipe takes the usual path of free mode; in an event it shortens nothing (C02 5.1.k).
        if (piped && self.table.usual_path()) || old == m {
            return self.rewrite_with(ply, m);
        }
        let before = self.table.game.plies()[index].before.clone();
        let message = Message::new(MessageId::RewriteAsk)
            .with("number", number)
            .with("side", self.table.speaker.side(side))
            .with("new", self.table.speaker.phrase_about(AsEntered::default(), &before, m))
            .with(
                "old",
                self.table.speaker.phrase_about(AsEntered::default(), &before, old),
            );
        self.ask(Rewrite { ply, m }, Information::OwnEntry, &message);
    }

    /// Strikes an entry and writes another. What was an end may be none any more, and what was none may be one.
    fn rewrite_with(&mut self, ply: u16, m: Move) {
        let was_over = self.table.game.outcome().is_some();
        if !self.table.settle(Command::RewriteSheet { ply, m }) {
            return;
        }
        match was_over {
            true if self.table.game.outcome().is_none() => self.table.tell_where_it_goes_on(),
            true => {}
            false => self.ask_for_the_result(),
        }
    }
}

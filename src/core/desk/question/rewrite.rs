//! A wrong entry of the sheet is struck and rewritten: `/sheet 12 b c5`. Nothing is announced, no clock changes (P.4).

use crate::game::half_known::unwritten;
use shakmaty::Color;

use crate::game::{Command, Move, MoveAsSaid, Position, Refusal};
use crate::language::understand::EntryRefusal;
use crate::language::{CommandWord, Decision, Message};

use crate::desk::entry::{AsEntered, Entered};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};

/// Is this entry of the sheet to be struck, and another written?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Rewrite {
    /// Which half-move, counted from 1.
    ply: u16,
    /// What is to stand there.
    m: MoveAsSaid,
}

impl OpenQuestion for Rewrite {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Sheet)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        match table.game.player_is_alone() {
            true => table.ask_who_agrees(self.ply, self.m),
            false => table.rewrite_with(self.ply, self.m, None),
        }
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

    /// Returns the one move that is meant in the position of that entry.
    fn right_move(&self, index: usize, text: &str) -> Result<Entered, Message> {
        self.move_meant_in(&self.game.plies()[index].before, text)
    }

    /// Returns the one move that is meant in a position, with no question left; a promotion names its piece.
    ///
    /// # Errors
    ///
    /// Returns what is said of any other: nothing is asked after a command, so what is missing is named.
    pub(in crate::desk) fn move_meant_in(&self, before: &Position, text: &str) -> Result<Entered, Message> {
        let named = || text.to_owned();
        let needs_promotion = |m: &Move| m.promotion.is_none() && before.board().needs_promotion(*m);
        match self.understand_at(text, || before.clone()).decision {
            Decision::Clear { m, .. } if !needs_promotion(&m) => Ok(Entered::Move(m)),
            Decision::Said { spec } if !spec.lacks_its_promotion() => {
                let count = |(role, to)| before.board().count_own(role, to);
                match spec.departure_wanted().is_none_or(|it| count(it) < 2) {
                    true => Ok(Entered::Words(spec)),
                    false => Err(Message::NeedsBothSquares { text: named() }),
                }
            }
            Decision::Clear { .. } | Decision::Said { .. } | Decision::Promotion { .. } => {
                Err(Message::NeedsPromotion { text: named() })
            }
            Decision::Ask { .. }
            | Decision::Letter { .. }
            | Decision::Nothing(EntryRefusal::ArrivalSquare | EntryRefusal::Incomplete) => {
                Err(Message::NeedsBothSquares { text: named() })
            }
            Decision::Castling { .. } | Decision::Impossible { .. } | Decision::Nothing(_) => {
                Err(Message::NotUnderstood { text: named() })
            }
        }
    }
}

impl Table {
    /// Takes the number of the move, the side and the right move.
    pub(in crate::desk) fn rewrite(&mut self, rest: &str, piped: bool) -> Next {
        let mut words = rest.splitn(3, char::is_whitespace);
        let number = words.next().and_then(|it| it.trim_end_matches('.').parse::<u32>().ok());
        let side = words.next().and_then(|it| self.side_meant(it));
        let text = words.next().map(str::trim).filter(|it| !it.is_empty());
        let (Some(number), Some(side), Some(text)) = (number, side, text) else {
            return self.needs(CommandWord::Sheet, &Message::NeedsEntry).into();
        };
        let Some(index) = self.entry_index(number, side) else {
            return match self.is_dashed(number, side) {
                true if self.place_of_the_dash() == (number, side) => self.fill_with(text, piped),
                true => self.refuse(Refusal::FillFirst(unwritten(&self.game))).into(),
                false => self.refuse(Refusal::NotOnSheet).into(),
            };
        };
        let right = match self.right_move(index, text) {
            Ok(right) => right,
            Err(message) => return self.say(Information::OwnEntry, &message).into(),
        };
        let ply = u16::try_from(index + 1).unwrap_or(u16::MAX);
        let (before, old) = (self.game.plies()[index].before.clone(), self.game.plies()[index].as_said());
        let m = right.on_the_board(&before);
        // A pipe takes the usual path of free mode; in an event it shortens nothing (C02 5.1.k).
        if (piped && self.usual_path()) || matches!(right, Entered::Move(m) if m.as_made() == old.m) {
            return self.rewrite_with(ply, m, None);
        }
        let new = match right {
            Entered::Move(m) => self.speaker.phrase_about(AsEntered::default(), &before, m),
            Entered::Words(spec) => {
                let lexicon = self.speaker.lexicon_about(AsEntered::default());
                self.speaker.words_read_back(spec, lexicon)
            }
        };
        let message = Message::RewriteAsk {
            number: number.into(),
            side: self.speaker.side(side),
            new: new.into(),
            old: self.speaker.phrase_about(AsEntered::default(), &before, old).into(),
        };
        self.ask(Rewrite { ply, m }, Information::OwnEntry, &message)
    }

    /// Strikes an entry and writes another. What was an end may be none any more, and what was none may be one.
    pub(in crate::desk) fn rewrite_with(&mut self, ply: u16, m: MoveAsSaid, initials: Option<String>) -> Next {
        let was_over = self.game.outcome().is_some();
        if !self.settle(Command::RewriteSheet { ply, m, initials }) {
            return Next::Done;
        }
        match was_over {
            true if self.game.outcome().is_none() => self.tell_where_it_goes_on().into(),
            true => Next::Done,
            false => self.ask_for_the_result(),
        }
    }
}

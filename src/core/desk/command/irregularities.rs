//! `/irregularity colours`, `turned`, `displaced white`, `start`, `clock`: what was not as it should be (Article 7). What is
//! made of it is the arbiter's, who reads where the pieces stand.

use shakmaty::{Color, Role};

use crate::desk::command::stops::ask_during_play;
use crate::desk::report::policy::Information;
use crate::desk::report::refusal::cited;
use crate::desk::report::word_lists::Named;
use crate::desk::{Next, Table};
use crate::game::laws::{LateSetUp, Unsupervised, matter_subject};
use crate::game::played_past::end_by_position;
use crate::game::{Command, IrregularityKind, ReversedColours, StopReason};
use crate::language::{CommandWord, Message};

impl Named for IrregularityKind {
    fn named(self) -> (&'static str, Message) {
        let kind = self.name().into();
        (self.name(), Message::IrregularityWords { kind })
    }
}

impl Table {
    /// `/irregularity`, with what it was behind it, and who displaced pieces.
    pub(in crate::desk) fn irregularity(&mut self, rest: &str) -> Next {
        let (word, side) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let Some(kind) = self.speaker.chosen(IrregularityKind::ALL, word) else {
            return self.ask_what_was_irregular();
        };
        // Since 2005 the clock is not given back without a move: one that is set wrongly is meant (6.10.b).
        if kind == IrregularityKind::Clock && !self.game.rules().clock_given_back {
            let reason = self.speaker.first_word(StopReason::WrongSetting);
            return self.stop(&reason);
        }
        if kind.is_the_arbiters()
            && self.game.has_an_arbiter()
            && let Some(how) = end_by_position(&self.game)
        {
            // Article 7 is silent on it: what ended the game is the reason.
            let subject = matter_subject(&self.game, how);
            let message = cited(self.game.rules(), subject, Message::IrregularityAfterEnd);
            return self.say(Information::Irregularity, &message).into();
        }
        let side = self.side_meant(side.trim());
        match self.game.decide(self.now, Command::EnterIrregularity { kind, side }) {
            Err(refusal) => return self.refuse(refusal).into(),
            Ok(_) if kind == IrregularityKind::Start => {
                self.tell_whether_the_set_up_stands();
                return self.ask_to_annul(kind);
            }
            Ok(_) => {}
        }
        if self.settle(Command::EnterIrregularity { kind, side }) {
            return self.tell_what_is_made_of(kind);
        }
        Next::Done
    }

    fn ask_what_was_irregular(&mut self) -> Next {
        let kinds = self.speaker.numbered(IrregularityKind::ALL);
        ask_during_play(self, CommandWord::Irregularity, &Message::IrregularityWhich { kinds })
    }

    fn tell_what_is_made_of(&mut self, kind: IrregularityKind) -> Next {
        if !self.game.has_an_arbiter() {
            return Next::Done;
        }
        if kind == IrregularityKind::Turned {
            self.tell_whether_the_set_up_stands();
        }
        let message = match kind {
            IrregularityKind::Colours => self.colours_reversed(),
            IrregularityKind::Turned | IrregularityKind::Displaced => self.position_listed(),
            IrregularityKind::Start | IrregularityKind::Clock => return Next::Done,
        };
        let message = self.cited_by(kind.subject(), message);
        self.say(Information::Comparison, &message);
        let is_to_go_on = self.game.with_reversed_colours() == ReversedColours::GoesOn;
        match kind == IrregularityKind::Colours && !is_to_go_on {
            true => self.ask_to_annul(kind),
            false => Next::Done,
        }
    }

    /// A.5.1: an arbiter who opens what was set up wrongly reads what the edition says of it by now.
    pub(in crate::desk) fn tell_whether_the_set_up_stands(&mut self) {
        let Some(moves) = self.game.set_up_stands_since() else {
            return;
        };
        let late = match self.game.rules().late_set_up {
            LateSetUp::NothingClaimed => "nothing-claimed",
            LateSetUp::NothingChanged => "nothing-changed",
        };
        let moves = u32::from(moves).into();
        let late = late.into();
        let message = self.cited_by(
            Unsupervised::SetUp.subject(self.game.class()),
            Message::LateSetUp { late, moves },
        );
        self.say(Information::Comparison, &message);
    }

    fn colours_reversed(&self) -> Message {
        let [white, black] = Color::ALL.map(|it| self.game.moves_made(it).into());
        match self.game.with_reversed_colours() {
            ReversedColours::GoesOnUnless => Message::ColoursGoOnUnless { white, black },
            ReversedColours::GoesOn => Message::ColoursGoOn { white, black },
            ReversedColours::Open => Message::ColoursOpen { white, black },
            ReversedColours::BeginsAnew => Message::ColoursAnew { white, black },
        }
    }

    /// Returns where all pieces stand, the king first and the pawns last.
    fn position_listed(&self) -> Message {
        let letters = self.speaker.writing_letters();
        let board = self.game.position().board();
        let [white, black] = Color::ALL.map(|side| {
            let of_a_kind = |role: Role| {
                let squares = board.setup().board.by_piece(role.of(side)).into_iter();
                squares.map(move |square| match role {
                    Role::Pawn => square.to_string(),
                    _ => format!("{}{square}", letters.letter(role)),
                })
            };
            let pieces = Role::ALL.into_iter().rev().flat_map(of_a_kind);
            pieces.collect::<Vec<_>>().join(" ")
        });
        Message::PositionListed { white, black }
    }
}

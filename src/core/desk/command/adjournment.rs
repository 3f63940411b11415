//! A game is adjourned and taken up again, one step at a time (E): `/adjourn` says what comes next, `/seal` takes the move.

mod next_step;

use std::time::Duration;

use shakmaty::Color;

use crate::desk::command::set_clocks::clock_time;
use crate::desk::entry::{AsEntered, Entry};
use crate::desk::question::{AdjournNext, CopySecret, SealedEntry};
use crate::desk::report::policy::Information;
use crate::desk::report::times::whole_seconds;
use crate::desk::sealing::Unsealed;
use crate::desk::{Earcon, Next, Table};
use crate::game::adjournment::{AdjournmentStep, EnvelopeItem, SealedMove};
use crate::game::lateness::{TimeDue, both_absent, time_due};
use crate::game::laws::Subject;
use crate::game::moment::milliseconds;
use crate::game::{Command, Refusal, Sight, StopReason};
use crate::language::{self, CommandWord, Decision, Message};

impl Table {
    /// `/adjourn`: what comes next; `early 25:00`, `lost`, `copy` for what does not come by itself.
    pub(in crate::desk) fn adjourn(&mut self, rest: &str) -> Next {
        let (word, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let is = |message: &Message| self.speaker.is_one_of(message, word);
        if is(&Message::AdjournEarlyWords) {
            self.ask_to_charge_the_session(behind.trim())
        } else if is(&Message::AdjournLostWords) {
            self.lose_the_envelope()
        } else if is(&Message::AdjournCopyWords) {
            self.ask_to_open_the_copy()
        } else if rest.is_empty() {
            self.ask_what_comes_next()
        } else {
            self.refuse_adjourn_words().into()
        }
    }

    fn refuse_adjourn_words(&mut self) {
        let message = Message::AdjournUsage {
            command: self.name_of(CommandWord::Adjourn),
            early: self.speaker.first_of(&Message::AdjournEarlyWords),
            lost: self.speaker.first_of(&Message::AdjournLostWords),
            copy: self.speaker.first_of(&Message::AdjournCopyWords),
        };
        self.say_with(Earcon::Refused, Information::OwnEntry, &message);
    }

    /// `/seal`: whoever has the move enters it unseen, once more where it is to be changed (E.1.a); `/seal board Bf5` the one that
    /// was made on the board; `/seal dictate` tells it in the Ear to the assistant who writes it (I.1.1).
    pub(in crate::desk) fn seal_command(&mut self, rest: &str) -> Next {
        if !self.game.is_sealing() {
            return self.refuse(Refusal::NothingSealed).into();
        }
        let (word, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        // A move behind the command may have been seen: it is asked for once more, unseen.
        if !self.speaker.is_one_of(&Message::AdjournBoardWords, word) {
            let question = match self.speaker.is_one_of(&Message::SealDictateWords, word) {
                true => SealedEntry::dictated(),
                false => SealedEntry::default(),
            };
            return match self.game.adjournment().sealed {
                Some(SealedMove::OnBoard(_)) => self.refuse(Refusal::SealedOnTheBoard).into(),
                _ => self.ask_for_the_move_to_seal(question),
            };
        }
        match self.move_made_on_the_board(behind.trim()) {
            Ok(step) => self.take_adjournment_step(step),
            Err(message) => self.say_with(Earcon::Refused, Information::OwnEntry, &message).into(),
        }
    }

    /// What both players saw is not secret: it is understood as any move is, and must mean one.
    fn move_made_on_the_board(&self, text: &str) -> Result<AdjournmentStep, Message> {
        let as_entered = AsEntered::default();
        let seen =
            || language::understand(text, &self.speaker.reader(), self.game.position(), Sight::Movement).decision;
        let entry = match self.understand(text, as_entered).decision {
            Decision::Ask { .. } => return Err(Message::NeedsBothSquares { text: text.into() }),
            Decision::Said { .. } if matches!(seen(), Decision::Ask { .. }) => {
                return Err(Message::NeedsBothSquares { text: text.into() });
            }
            Decision::Promotion { .. } => return Err(Message::NeedsPromotion { text: text.into() }),
            Decision::Said { spec } if spec.lacks_its_promotion() => {
                return Err(Message::NeedsPromotion { text: text.into() });
            }
            Decision::Clear { m, .. } => Entry::of_move(m, as_entered),
            Decision::Said { spec } => Entry::of_words(spec, as_entered),
            _ => return Err(Message::SealNotUnderstood),
        };
        let m = self.move_of(entry);
        Ok(AdjournmentStep::MadeOnBoard { m: m.m, said: m.said })
    }

    /// The side to move seals, its clock running (E.1.a). The player at the keys is asked for the move at once.
    pub(in crate::desk) fn begin_to_seal(&mut self) -> Next {
        match self.settle(Command::StopFor {
            reason: StopReason::Sealing,
            by: None,
        }) {
            true if self.game.announces(self.game.turn()) => self.ask_for_the_move_to_seal(SealedEntry::default()),
            true | false => Next::Done,
        }
    }

    /// `/adjourn early 25:00`: who wants to adjourn early is charged with the rest of the session (E.1.b).
    fn ask_to_charge_the_session(&mut self, text: &str) -> Next {
        if self.game.is_sealing() || self.game.is_adjourned() || !self.game.has_an_arbiter() {
            return self.ask_what_comes_next();
        }
        let Some(charged) = clock_time(text) else {
            return self.refuse_adjourn_words().into();
        };
        let side = self.game.turn();
        let left = self.game.clock().map(|it| milliseconds(it.left(side, self.now)));
        let time = Duration::from_millis(charged);
        let message = match left {
            Some(left) if left < charged => Message::AdjournEarlyTooLong {
                side: self.speaker.side(side),
                time: whole_seconds(Duration::from_millis(left)),
            },
            _ => {
                let side = self.speaker.side(side);
                return self.ask_next(AdjournNext::SealEarly(charged), Message::AdjournEarly { side, time });
            }
        };
        self.say_with(Earcon::Refused, Information::OwnEntry, &message).into()
    }

    /// The rest of the session is taken from the clock of the side to move, and it seals.
    pub(in crate::desk) fn seal_early(&mut self, charged: u64) -> Next {
        let side = self.game.turn();
        let left = self.game.clock().map(|it| milliseconds(it.left(side, self.now)));
        let left = left.map(|it| it.saturating_sub(charged));
        let set = Command::SetClocks {
            white: left.filter(|_| side == Color::White),
            black: left.filter(|_| side == Color::Black),
            number: None,
        };
        if left.is_some() && !self.settle(set) {
            return Next::Done;
        }
        self.begin_to_seal()
    }

    fn lose_the_envelope(&mut self) -> Next {
        if !self.settle(Command::Adjourn(AdjournmentStep::Lost)) {
            return Next::Done;
        }
        let copy = self.speaker.first_of(&Message::AdjournCopyWords);
        let message = Message::EnvelopeLost {
            side: self.speaker.side(self.game.turn()),
            command: format!("{} {copy}", self.name_of(CommandWord::Adjourn)),
        };
        let message = self.cited_by(Subject::EnvelopeLost, message);
        self.say(Information::OwnEntry, &message);
        if self.game.envelope_lacks(self.now).contains(&EnvelopeItem::Times) {
            let command = self.name_of(CommandWord::Set);
            let message = self.cited_by(Subject::EnvelopeLost, Message::EnvelopeLostTimes { command });
            self.say(Information::OwnEntry, &message);
        }
        self.ask_what_comes_next()
    }

    fn ask_to_open_the_copy(&mut self) -> Next {
        if !self.game.has_an_arbiter() {
            return self.refuse(Refusal::ArbiterOnly(Subject::EnvelopeKept)).into();
        }
        let message = match &self.game.adjournment().sealed {
            _ if !(self.game.is_adjourned() && self.game.adjournment().is_lost) => Message::SealedCopyClosed,
            Some(SealedMove::Copy(_)) => return self.ask(CopySecret, Information::TableFact, &Message::SecretAsk),
            Some(SealedMove::OnBoard(_)) => Message::SealOnTheBoard,
            None => Message::SealedCopyNone,
        };
        self.say_with(Earcon::Refused, Information::OwnEntry, &message).into()
    }

    /// The copy was opened, or not: it is for the arbiter alone (E.12).
    pub(in crate::desk) fn seal_opened(&mut self, opened: Option<Unsealed>) -> Next {
        let message = match opened {
            Some(text) => Message::SealedCopy {
                text: text.reveal().to_owned(),
            },
            None => Message::SealedCopyClosed,
        };
        self.say(Information::Irregularity, &message);
        self.ask_what_comes_next()
    }
}

/// Tells the arbiter, before the envelope is opened, how far the clock of who came late is from what is due (E.9.b, E.11).
fn tell_time_due(table: &mut Table, side: Color) {
    let (due, time) = match time_due(&table.game) {
        TimeDue::Late(time) => ("late", time),
        TimeDue::Early(time) => ("early", time),
        TimeDue::Unknown => ("unknown", Duration::default()),
        TimeDue::None | TimeDue::Settled => return,
    };
    let message = Message::ReplierTimeDue {
        lateness: due.into(),
        side: table.speaker.side(side),
        time: whole_seconds(time),
        command: table.name_of(CommandWord::Set),
    };
    let subject = match both_absent(&table.game) {
        true => Subject::BothAbsent,
        false => Subject::ReplierAbsent,
    };
    let message = table.cited_by(subject, message);
    table.say(Information::OwnEntry, &message);
}

//! A game is adjourned and taken up again, one step at a time (E): `/adjourn` says what comes next, `/seal` takes the move.

use shakmaty::Color;

use crate::game::adjournment::{AdjournmentStep, EnvelopeItem, SealedMove};
use crate::game::laws::Subject;
use crate::game::moment::milliseconds;
use crate::game::{ClockKind, Command, Refusal, StopReason};
use crate::language::envelope::{Envelope, EnvelopeLine};
use crate::language::{CommandWord, Message};

use crate::desk::command::set_clocks::clock_time;
use crate::desk::question::{AdjournNext, CopySecret, EnvelopeText};
use crate::desk::report::policy::Information;
use crate::desk::sealing::Unsealed;
use crate::desk::{Earcon, Next, Table};

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
    /// was made on the board.
    pub(in crate::desk) fn seal_move_command(&mut self, rest: &str) -> Next {
        if !self.game.is_sealing() {
            return self.refuse(Refusal::NothingSealed).into();
        }
        let (word, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        // A move behind the command may have been seen: it is asked for once more, unseen.
        if !self.speaker.is_one_of(&Message::AdjournBoardWords, word) {
            return match self.game.adjournment().sealed {
                Some(SealedMove::OnBoard(_)) => self.refuse(Refusal::SealedOnTheBoard).into(),
                _ if !self.game.announces(self.game.turn()) => self.refuse_to_seal_for_the_opponent().into(),
                _ => self.seal_the_move(),
            };
        }
        match self.move_made_on_the_board(behind.trim()) {
            Some(step) => self.take_adjournment_step(step),
            None => self
                .say_with(Earcon::Refused, Information::OwnEntry, &Message::SealNotUnderstood)
                .into(),
        }
    }

    fn refuse_to_seal_for_the_opponent(&mut self) {
        let side = self.speaker.side(self.game.turn());
        self.say_with(Earcon::Refused, Information::OwnEntry, &Message::SealNotOurs { side });
    }

    /// What both players saw is no secret: it is understood as any move is.
    fn move_made_on_the_board(&self, text: &str) -> Option<AdjournmentStep> {
        use crate::desk::entry::{AsEntered, Entry};
        use crate::language::Decision;
        let as_entered = AsEntered::default();
        let entry = match self.understand(text, as_entered).decision {
            Decision::Clear { m, .. } => Entry::of_move(m, as_entered),
            Decision::Said { spec } => Entry::of_words(spec, as_entered),
            _ => return None,
        };
        let m = self.move_of(entry);
        Some(AdjournmentStep::MadeOnBoard { m: m.m, said: m.said })
    }

    /// Takes a step, and asks for the next one.
    pub(in crate::desk) fn take_adjournment_step(&mut self, step: AdjournmentStep) -> Next {
        let is_the_arbiters = step.is_the_arbiters();
        let opens = step == AdjournmentStep::Opened;
        let checks = matches!(step, AdjournmentStep::Checked { .. });
        let is_taken = self.settle(Command::Adjourn(step));
        if is_taken && checks && self.game.adjournment().next_item().is_none() {
            return self.tell_who_keeps_the_envelope().into();
        }
        match is_taken && opens {
            true => self.ask_what_was_sealed(),
            false => self.go_on_adjourning(is_taken && (is_the_arbiters || self.game.has_an_arbiter())),
        }
    }

    /// Asks for the next step, where the last one was taken.
    pub(in crate::desk) fn go_on_adjourning(&mut self, is_taken: bool) -> Next {
        match is_taken && (self.game.is_sealing() || self.game.is_adjourned()) {
            true => self.ask_what_comes_next(),
            false => Next::Done,
        }
    }

    /// Says what comes next, by what is on record of it.
    fn ask_what_comes_next(&mut self) -> Next {
        if self.game.is_over() {
            return self
                .say_with(Earcon::Refused, Information::OwnEntry, &Message::NothingToSeal)
                .into();
        }
        if !self.game.has_an_arbiter() {
            return self.refuse(Refusal::ArbiterOnly(Subject::Adjournment)).into();
        }
        if self.game.is_sealing() {
            return self.ask_for_the_next_step_of_sealing();
        }
        if self.game.is_adjourned() {
            return self.ask_for_the_next_step_of_the_envelope();
        }
        let side = self.speaker.side(self.game.turn());
        self.ask_next(AdjournNext::Seal, Message::AdjournAsk { side })
    }

    fn ask_next(&mut self, next: AdjournNext, message: Message) -> Next {
        let message = self.cited_by(Subject::Adjournment, message);
        self.ask_anew(next, Information::OwnEntry, &message)
    }

    /// E.1.a: the move is written, both sheets are in the envelope, it is sealed; then the clocks are stopped.
    fn ask_for_the_next_step_of_sealing(&mut self) -> Next {
        match self.game.decide(self.now, Command::StopFor(StopReason::Adjournment)) {
            Err(Refusal::SealingLacks(step)) => {
                let message = Message::SealingStepAsk {
                    stage: step.name().into(),
                };
                self.ask_next(AdjournNext::Taken(step), message)
            }
            Err(refusal) => self.refuse(refusal).into(),
            // E.9.c: the reply is sealed too, and the clock of who is not there is started.
            Ok(_) => match self.absent_opponent() {
                Some(side) => self.ask_to_start_the_clock(side),
                None => self.ask_next(AdjournNext::Stop, Message::AdjournStopAsk),
            },
        }
    }

    /// Returns who does not have the move and was not there when the game was to go on.
    fn absent_opponent(&self) -> Option<Color> {
        let side = !self.game.turn();
        (self.game.adjournment().presence[side] == Some(false)).then_some(side)
    }

    fn ask_to_start_the_clock(&mut self, side: Color) -> Next {
        let message = Message::AbsentClockAsk {
            side: self.speaker.side(side),
        };
        self.ask_next(AdjournNext::StartClock(side), message)
    }

    /// What is missing on the envelope, what the arbiter has not checked yet, and then how the game goes on.
    fn ask_for_the_next_step_of_the_envelope(&mut self) -> Next {
        if let Some((side, _)) = self.game.adjournment().waits_for {
            let message = Message::AbsentCameAsk {
                side: self.speaker.side(side),
            };
            return self.ask_next(AdjournNext::Came(side), message);
        }
        if self.game.adjournment().is_opened {
            return self.ask_what_was_sealed();
        }
        // Whoever noted who is there has read the envelope; that of a reply has nothing on it.
        let presence = self.game.adjournment().presence;
        if self.game.adjournment().is_lost || presence.white.is_some() || presence.black.is_some() {
            return self.ask_who_is_there();
        }
        if let Some(lacking) = self.game.envelope_lacks(self.now).first() {
            let missing = self.missing_on_the_envelope(*lacking);
            return self.ask_for_the_envelope(missing);
        }
        match self.game.adjournment().next_item() {
            Some(item) => self.ask_whether_the_envelope_has_it(item),
            None => self.ask_who_is_there(),
        }
    }

    fn missing_on_the_envelope(&self, item: EnvelopeItem) -> EnvelopeText {
        let unnamed = |side: &Color| self.game.name_on_the_envelope(*side).is_none();
        match item {
            EnvelopeItem::Names => EnvelopeText::Name(Color::ALL.into_iter().find(unnamed).unwrap_or(Color::White)),
            EnvelopeItem::Times => {
                let is_unread = |side: &Color| self.game.is_about_the_time_of(*side);
                EnvelopeText::Time(Color::ALL.into_iter().find(is_unread).unwrap_or(Color::White))
            }
            _ => EnvelopeText::Resumption,
        }
    }

    /// Asks for what is missing on the envelope.
    pub(in crate::desk) fn ask_for_the_envelope(&mut self, missing: EnvelopeText) -> Next {
        let message = match missing {
            EnvelopeText::Name(side) => Message::EnvelopeNameAsk {
                side: self.speaker.side(side),
            },
            // No times but those of the official clock stand on it, and a clock nobody reckons cannot be read here.
            EnvelopeText::Time(_) if self.game.opening().clock != ClockKind::Table || self.game.clock().is_none() => {
                return self.refuse(Refusal::EnvelopeLacks(EnvelopeItem::Times)).into();
            }
            EnvelopeText::Time(side) => Message::EnvelopeTimeAsk {
                side: self.speaker.side(side),
            },
            EnvelopeText::Resumption => Message::EnvelopeResumesAsk,
        };
        self.ask_anew(missing, Information::OwnEntry, &message)
    }

    /// E.3: the arbiter hears the seven items one by one.
    fn ask_whether_the_envelope_has_it(&mut self, item: EnvelopeItem) -> Next {
        let text = as_a_sentence(self.on_the_envelope(item));
        self.ask_next(AdjournNext::Checked(item), Message::EnvelopeCheck { text })
    }

    fn on_the_envelope(&self, item: EnvelopeItem) -> String {
        let resumes = self.game.adjournment().resumes.as_ref().map(ToString::to_string);
        let Some(messages) = self.speaker.messages() else {
            return String::new();
        };
        let envelope = Envelope {
            game: &self.game,
            at: self.now,
            resumes: resumes.as_deref(),
            head: None,
            messages,
            letters: self.speaker.writing_letters(),
        };
        let lines = envelope.item(item);
        let text = lines.iter().map(EnvelopeLine::to_string).collect::<Vec<_>>().join("; ");
        let text = text.replace(":; ", ": ");
        match text.is_empty() {
            true => self.speaker.text(&Message::EnvelopeNoOffer),
            false => text,
        }
    }

    /// Reads what stands on the envelope: what was there at the adjournment is set up and shown again (E.5).
    fn read_the_envelope(&mut self) {
        for item in EnvelopeItem::ALL {
            let text = self.on_the_envelope(item);
            self.say(Information::OwnEntry, &Message::Name { text });
        }
    }

    /// E.7, E.9, E.11: it depends on who is there.
    fn ask_who_is_there(&mut self) -> Next {
        let (replier, sealer) = (!self.game.turn(), self.game.turn());
        let presence = self.game.adjournment().presence;
        match (presence[replier], presence[sealer]) {
            (None, _) => {
                self.read_the_envelope();
                let side = self.speaker.side(replier);
                self.ask_next(AdjournNext::Present(replier), Message::PresentReplierAsk { side })
            }
            (Some(false), _) => self.ask_to_start_the_clock(replier),
            (Some(true), None) => {
                let side = self.speaker.side(sealer);
                self.ask_next(AdjournNext::Present(sealer), Message::PresentSealerAsk { side })
            }
            (Some(true), Some(_)) if self.game.adjournment().is_lost => self.ask_what_was_sealed(),
            (Some(true), Some(_)) => self.ask_next(AdjournNext::Open, Message::EnvelopeOpenAsk),
        }
    }

    fn tell_who_keeps_the_envelope(&mut self) {
        let message = match self.game.arbiter() {
            Some(initials) => Message::EnvelopeKept {
                initials: initials.to_owned(),
            },
            None => Message::EnvelopeKeptByAll,
        };
        self.say(Information::OwnEntry, &message);
    }

    /// The side to move seals, its clock running (E.1.a). The player at the keys is asked for the move at once.
    pub(in crate::desk) fn begin_to_seal(&mut self) -> Next {
        match self.settle(Command::StopFor(StopReason::Sealing)) {
            true if self.game.announces(self.game.turn()) => self.seal_the_move(),
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
        let time = std::time::Duration::from_millis(charged);
        let message = match left {
            Some(left) if left < charged => Message::AdjournEarlyTooLong {
                side: self.speaker.side(side),
                time: crate::desk::report::times::whole_seconds(std::time::Duration::from_millis(left)),
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
        let message = self.cited_by(Subject::Adjournment, message);
        self.say(Information::OwnEntry, &message);
        self.ask_what_comes_next()
    }

    fn ask_to_open_the_copy(&mut self) -> Next {
        if !self.game.has_an_arbiter() {
            return self.refuse(Refusal::ArbiterOnly(Subject::Adjournment)).into();
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

/// Ends what stands on a line, so that a question can follow it.
fn as_a_sentence(text: String) -> String {
    match text.ends_with(['.', '?', '!']) {
        true => text,
        false => text + ".",
    }
}

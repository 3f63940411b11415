//! What comes next of an adjournment: by what is on record of it, one question after the other.

use shakmaty::Color;

use crate::desk::question::{AdjournNext, EnvelopeText};
use crate::desk::report::policy::Information;
use crate::desk::{Earcon, Next, Table};
use crate::game::adjournment::{AdjournmentStep, EnvelopeItem, SealingStep, presence};
use crate::game::laws::Subject;
use crate::game::{ClockKind, Command, Game, Refusal, StopReason};
use crate::language::Message;
use crate::language::envelope::{Envelope, EnvelopeLine};

impl Table {
    /// Takes a step, and asks for the next one.
    pub(in crate::desk) fn take_adjournment_step(&mut self, step: AdjournmentStep) -> Next {
        let opens = step == AdjournmentStep::Opened;
        let checks = matches!(step, AdjournmentStep::Checked { .. });
        let is_taken = self.settle(Command::Adjourn(step));
        if is_taken && checks && self.game.adjournment().next_item().is_none() {
            return self.tell_who_keeps_the_envelope().into();
        }
        match is_taken && opens {
            true => self.ask_what_was_sealed(),
            false => self.go_on_adjourning(is_taken && self.game.has_an_arbiter()),
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
    pub(super) fn ask_what_comes_next(&mut self) -> Next {
        if self.game.is_over() {
            return self
                .say_with(Earcon::Refused, Information::OwnEntry, &Message::NothingToSeal)
                .into();
        }
        if !self.game.has_an_arbiter() {
            let subject = match self.game.is_adjourned() {
                true => Subject::EnvelopeKept,
                false => Subject::Sealing,
            };
            return self.refuse(Refusal::ArbiterOnly(subject)).into();
        }
        if self.game.is_sealing() {
            return self.ask_for_the_next_step_of_sealing();
        }
        if self.game.is_adjourned() {
            return self.ask_for_the_next_step_of_the_envelope();
        }
        // 5.1.1, 5.2: a position that has ended the game leaves no move to seal.
        if self.game.is_ended() {
            return self.propose_what_is_open().into();
        }
        let side = self.speaker.side(self.game.turn());
        self.ask_next(AdjournNext::Seal, Message::AdjournAsk { side })
    }

    pub(super) fn ask_next(&mut self, next: AdjournNext, message: Message) -> Next {
        let message = self.cited_by(subject_of(next, &self.game), message);
        self.ask_anew(next, Information::OwnEntry, &message)
    }

    /// E.1.a: the move is written, both sheets are in the envelope, it is sealed; then the clocks are stopped.
    fn ask_for_the_next_step_of_sealing(&mut self) -> Next {
        match self.game.decide(
            self.now,
            Command::StopFor {
                reason: StopReason::Adjournment,
                by: None,
            },
        ) {
            Err(Refusal::SealingLacks(step)) => {
                let message = match step {
                    SealingStep::SheetsInside if seals_reply(&self.game) => Message::ReplySheetAsk {
                        side: self.speaker.side(self.game.turn()),
                    },
                    _ => Message::SealingStepAsk {
                        stage: step.name().into(),
                    },
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
        (presence(&self.game, side) == Some(false)).then_some(side)
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
        match (presence(&self.game, replier), presence(&self.game, sealer)) {
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
            (Some(true), Some(_)) => {
                super::tell_time_due(self, replier);
                self.ask_next(AdjournNext::Open, Message::EnvelopeOpenAsk)
            }
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
}

/// Ends what stands on a line, so that a question can follow it.
fn as_a_sentence(text: String) -> String {
    match text.ends_with(['.', '?', '!']) {
        true => text,
        false => text + ".",
    }
}

/// Returns true if the reply to a sealed move is sealed, or will be: who sealed was not there (E.9.c).
fn seals_reply(game: &Game) -> bool {
    match game.is_sealing() || game.is_adjourned() {
        true => game.adjournment().late.is_of_a_reply,
        false => presence(game, !game.turn()) == Some(false),
    }
}

/// Returns the subject of the article that asks for a step.
fn subject_of(next: AdjournNext, game: &Game) -> Subject {
    match next {
        // The reply is sealed too, in an envelope of its own (E.9.c), which is opened when who is absent comes.
        AdjournNext::Seal | AdjournNext::Taken(_) | AdjournNext::Stop | AdjournNext::Came(_) if seals_reply(game) => {
            Subject::SealerAbsent
        }
        AdjournNext::Seal | AdjournNext::Taken(_) | AdjournNext::Stop => Subject::Sealing,
        AdjournNext::SealEarly(_) => Subject::SealingEarly,
        AdjournNext::Checked(_) => Subject::OnTheEnvelope,
        AdjournNext::Present(side) if side == game.turn() => Subject::SealerAbsent,
        AdjournNext::Present(_) => Subject::EnvelopeOpened,
        // The reply is sealed too (E.9.c).
        AdjournNext::StartClock(_) if game.is_sealing() => Subject::SealerAbsent,
        AdjournNext::StartClock(_) | AdjournNext::Came(_) => Subject::ReplierAbsent,
        AdjournNext::Open => Subject::ReplierThere,
    }
}

//! Takes on request: each is asked for, and recorded as soon as the request has been said.

use std::time::Duration;

use crate::desk::Input;
use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::type_ahead::{NextTyped, TypeAhead};
use crate::desk::order::{DeviceOrder, DeviceOutcome, TakeOrder, TakeOutcome};
use crate::desk::report::policy::Information;
use crate::desk::report::telling::Telling;
use crate::game::Moment;
use crate::language::{Message, Phrase};
use ansage_wire::UtteranceId;

/// A voice that tells nothing for so long is not waited for, unless there is more to say than that.
const LONGEST_SILENCE: Duration = Duration::from_secs(8);

/// Somebody who is asked for takes, the voice that asks, and the keys.
pub(in crate::desk) struct Takes {
    pub(in crate::desk) voice: PrivateVoice,
    /// True if the voice is heard, so that it is to have ended before anybody is recorded.
    is_heard: bool,
    typed: TypeAhead,
    step: Step,
    /// When the voice was given something last, or told something.
    told_at: Moment,
}

/// What is done now.
#[derive(Debug)]
enum Step {
    Nothing,
    Saying(UtteranceId, Then),
    Said,
    /// A line is waited for.
    Answering,
    Recording,
    /// The take is looked at.
    Judging,
    Recorded(TakeOutcome),
}

/// What follows when something has been said.
#[derive(Clone, Copy, Debug)]
pub(in crate::desk) enum Then {
    /// That it has been said is told.
    Nothing,
    /// A line is waited for.
    Answer,
    /// This is recorded, until the voice pauses or a line comes.
    Record(TakeOrder),
}

/// What came of it.
#[derive(Debug, Eq, PartialEq)]
pub(in crate::desk) enum Came {
    Said,
    Typed(NextTyped),
    Recorded(TakeOutcome),
}

impl Takes {
    /// Takes a voice; `is_heard` if it speaks in the Ear.
    pub(in crate::desk) fn new(voice: PrivateVoice, is_heard: bool) -> Self {
        Self {
            voice,
            is_heard,
            typed: TypeAhead::default(),
            step: Step::Nothing,
            told_at: Moment(0),
        }
    }

    /// Tells something, in the voice of the reports.
    pub(in crate::desk) fn tell(&mut self, message: &Message) -> Option<UtteranceId> {
        let text = self.voice.text(message);
        let telling = self.voice.plain(Information::Program, text);
        self.voice.tell(telling)
    }

    /// Tells something, in the voice of the reports, and goes on when it has been said.
    pub(in crate::desk) fn tell_and(&mut self, message: &Message, then: Then) {
        let id = self.tell(message);
        self.wait_for(id, then);
    }

    /// Lets a word be heard and nothing be read.
    pub(in crate::desk) fn let_hear(&mut self, phrase: &Phrase) {
        let spoken = vec![phrase.spoken.clone()];
        let id = self
            .voice
            .tell(Telling::new(Information::Program, String::new(), spoken));
        self.wait_for(id, Then::Nothing);
    }

    /// Asks for something, the so many-th of so many. The word itself is said in its own language, and only it: it is short
    /// and said a hundred times.
    pub(in crate::desk) fn ask(&mut self, phrase: &Phrase, [at, of]: [usize; 2], order: TakeOrder) {
        let written = Message::LearnSay {
            saying: phrase.written.clone(),
        };
        let written = format!("{} ({at}/{of})", self.voice.text(&written));
        let spoken = vec![phrase.spoken.clone()];
        let id = self.voice.tell(Telling::new(Information::Program, written, spoken));
        self.wait_for(id, Then::Record(order));
    }

    /// Has something recorded without asking for it.
    pub(in crate::desk) fn record(&mut self, order: TakeOrder) {
        self.follow(Then::Record(order));
    }

    fn wait_for(&mut self, id: Option<UtteranceId>, then: Then) {
        self.told_at = self.voice.now();
        match id.filter(|_| self.is_heard) {
            Some(id) => self.step = Step::Saying(id, then),
            None => self.follow(then),
        }
    }

    fn follow(&mut self, then: Then) {
        self.step = match then {
            Then::Nothing => Step::Said,
            Then::Answer => Step::Answering,
            Then::Record(order) => {
                self.voice.order(DeviceOrder::RecordTake(order));
                Step::Recording
            }
        };
    }

    /// Takes what was recorded until now.
    pub(in crate::desk) fn end_take(&mut self) {
        self.step = Step::Judging;
        self.voice.order(DeviceOrder::EndTake);
    }

    /// Forgets what was recorded until now.
    pub(in crate::desk) fn drop_take(&mut self) {
        self.voice.order(DeviceOrder::DropTake);
    }

    /// Notes what happened; what came of it is told by [`next`](Self::next).
    pub(in crate::desk) fn take(&mut self, input: Input) {
        match input {
            Input::Line(line) | Input::Piped(line) => self.typed.keep(&self.voice.in_print(line)),
            Input::Leaving => self.typed.leave(),
            Input::Ended(id) | Input::Unspoken(id) => self.ended(id),
            Input::Wake => self.wake(),
            Input::Outcome(DeviceOutcome::TakeRecorded(outcome)) => {
                if matches!(self.step, Step::Recording | Step::Judging) {
                    self.step = Step::Recorded(outcome);
                }
            }
            // Whoever does not hear what is asked for reads it.
            Input::Health(device, health) => {
                self.voice.note_health(device, &health);
            }
            input => self.voice.attend(input),
        }
    }

    fn ended(&mut self, id: UtteranceId) {
        self.voice.ended(id);
        self.told_at = self.voice.now();
        if let Step::Saying(said, then) = self.step
            && said == id
        {
            self.follow(then);
        }
    }

    fn wake(&mut self) {
        if let Step::Saying(_, then) = self.step
            && self.next_wake().is_some_and(|it| it <= self.voice.now())
        {
            self.follow(then);
        }
    }

    /// Returns when the voice is not waited for any more.
    pub(in crate::desk) fn next_wake(&self) -> Option<Moment> {
        let is_said = matches!(self.step, Step::Saying(..));
        let patience = self.told_at.plus(LONGEST_SILENCE);
        is_said.then(|| self.voice.falls_silent_at().map_or(patience, |it| it.max(patience)))
    }

    /// Takes the next thing that came of what was asked for.
    pub(in crate::desk) fn next(&mut self) -> Option<Came> {
        let came = match &self.step {
            Step::Said => Came::Said,
            Step::Recorded(outcome) => Came::Recorded(*outcome),
            Step::Answering | Step::Recording => Came::Typed(self.typed.take()?),
            Step::Nothing | Step::Saying(..) | Step::Judging => return None,
        };
        self.step = Step::Nothing;
        Some(came)
    }
}

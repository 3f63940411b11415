//! The loop of a conversation with somebody who types whole lines and reads what is printed, or what stands on a Braille
//! display. Nothing is drawn, so that a script sees what a person does; but where a person who answers aloud sits at a
//! terminal, keys are heard one by one.

mod aloud;

use std::collections::VecDeque;
use std::io::{BufRead as _, stdin};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::display;
use super::stopwatch::Stopwatch;
use super::voice_input::VoiceInputEvent;
use crate::app::failure::{Failure, io_failure};
use crate::app::printing::{print, say_on_stderr};
use crate::app::settings::display::DisplayChoice;
use aloud::Aloud;
use ansage_core::desk::{Channel, Conversation, DeviceOrder, DeviceOutcome, Effect, Input, TalkKey, Utterance};
use ansage_core::game::Moment;
use ansage_devices::braille::{BrailleEvent, Display};
use ansage_devices::speech::{Speech, SpeechEvent};
use ansage_devices::terminal::Touch;
use ansage_os::requests::Request;

/// What reaches the loop.
enum Arrival {
    Input(Input),
    Braille(BrailleEvent),
    /// A key; `None` when there will be no more.
    Touch(Option<Touch>),
    VoiceInput(VoiceInputEvent),
    /// The system asks the program to end, or to stand still.
    Asked(Request),
    /// What the person cannot be told otherwise: it ends the loop.
    Failed(Failure),
}

/// What carries out what the conversation asks for. Whatever fails for good ends the conversation.
pub(in crate::app) trait Equipment {
    /// Lets an utterance be read, where nobody is at the keys.
    fn show(&mut self, utterance: &Utterance) -> Result<(), Failure>;

    /// Lets an utterance be heard, where there is a voice.
    fn speak(&mut self, utterance: &Utterance);

    /// Falls silent.
    fn hush(&mut self, _channel: Channel) {}

    /// Carries out an order; returns what came of it where that is known at once.
    fn carry_out(&mut self, _order: DeviceOrder) -> Result<Option<DeviceOutcome>, Failure> {
        Ok(None)
    }

    /// Returns after how long devices are to be looked at, if any work.
    fn looks_in(&self) -> Option<Duration> {
        None
    }

    /// Looks whether an order has been carried out.
    fn look(&mut self) -> Result<Option<DeviceOutcome>, Failure> {
        Ok(None)
    }
}

/// Where what is written is read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::app) enum Stream {
    Output,
    Error,
}

/// Prints what is written, and has what is spoken heard where there is a voice.
pub(in crate::app) struct Printed {
    stream: Stream,
    pub(in crate::app) speech: Option<Speech>,
}

impl Printed {
    /// Prints, and says nothing aloud.
    pub(in crate::app) fn on(stream: Stream) -> Self {
        Self { stream, speech: None }
    }

    /// Falls silent.
    pub(in crate::app) fn close(self) {
        if let Some(speech) = self.speech {
            speech.close();
        }
    }
}

impl Equipment for Printed {
    fn show(&mut self, utterance: &Utterance) -> Result<(), Failure> {
        match self.stream {
            _ if utterance.written.is_empty() => {}
            Stream::Output => print(&format!("{}\n", utterance.written))?,
            Stream::Error => say_on_stderr(&utterance.written),
        }
        Ok(())
    }

    fn speak(&mut self, utterance: &Utterance) {
        let is_heard = !utterance.spoken.is_empty() || utterance.sound.is_some();
        if let Some(speech) = self.speech.as_ref().filter(|_| is_heard) {
            speech.say(utterance);
        }
    }

    fn hush(&mut self, channel: Channel) {
        if let Some(speech) = &self.speech {
            speech.hush(channel);
        }
    }
}

/// Returns what the conversation is told of a voice; nothing of how it begins.
pub(in crate::app) fn input_of(event: SpeechEvent) -> Option<Input> {
    match event {
        SpeechEvent::Began(..) => None,
        SpeechEvent::Ended(id) => Some(Input::Ended(id)),
        SpeechEvent::Unspoken(id) => Some(Input::Unspoken(id)),
        SpeechEvent::Unplayed(id, trouble) => Some(Input::Unplayed(id, trouble)),
        SpeechEvent::Health(device, health) => Some(Input::Health(device, health)),
    }
}

/// What is made of a line that cannot be read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::app) enum Unreadable {
    /// A failure: what was answered would be lost.
    Fails,
    /// The end.
    Ends,
}

/// Where lines and what devices tell arrive.
pub(in crate::app) struct Lines {
    sender: Sender<Arrival>,
    arrivals: Receiver<Arrival>,
    stopwatch: Stopwatch,
    display: Option<Display>,
    aloud: Option<Aloud>,
    /// What a key meant beside what was handled already.
    waiting: VecDeque<Input>,
}

impl Lines {
    /// Waits for lines and devices, and looks for a Braille display in the background, if one was asked for.
    pub(in crate::app) fn open(display: Option<DisplayChoice>) -> Self {
        let (sender, arrivals) = mpsc::channel();
        let put = sender.clone();
        let put = move |event| put.send(Arrival::Braille(event)).is_ok();
        Self {
            sender,
            arrivals,
            stopwatch: Stopwatch::start(),
            display: display.map(|it| display::open(it.settings, put)),
            aloud: None,
            waiting: VecDeque::new(),
        }
    }

    /// Gives the terminal and the Braille display back.
    pub(in crate::app) fn close(mut self) {
        self.stop_listening();
        if let Some(display) = self.display {
            display.close();
        }
    }

    /// Gives the terminal back, and closes the microphone.
    pub(in crate::app) fn stop_listening(&mut self) {
        if let Some(aloud) = self.aloud.take() {
            aloud.close();
        }
    }

    /// Returns the time of the conversation.
    pub(in crate::app) fn now(&self) -> Moment {
        self.stopwatch.now()
    }

    /// Returns the way in for a device; it returns false when nobody waits any more.
    pub(in crate::app) fn way_in(&self) -> impl Fn(Input) -> bool + Send + use<> {
        let sender = self.sender.clone();
        move |input| sender.send(Arrival::Input(input)).is_ok()
    }

    /// Hands on what a device tells, as far as it concerns the conversation.
    ///
    /// # Errors
    ///
    /// Returns a failure if there can be no thread for it.
    pub(in crate::app) fn hand_on<E: 'static>(
        &self,
        events: impl IntoIterator<Item = E> + Send + 'static,
        input_of: impl Fn(E) -> Option<Input> + Send + 'static,
    ) -> Result<(), Failure> {
        let put = self.way_in();
        let work = move || {
            for input in events.into_iter().filter_map(input_of) {
                if !put(input) {
                    return;
                }
            }
        };
        let thread = thread::Builder::new().name("events".to_owned()).spawn(work);
        thread.map(drop).map_err(|it| io_failure::terminal(&it))
    }

    /// Reads lines of standard input in the background; the thread ends with the program.
    ///
    /// # Errors
    ///
    /// Returns a failure if there can be no such thread.
    pub(in crate::app) fn read(&self, unreadable: Unreadable) -> Result<(), Failure> {
        let sender = self.sender.clone();
        let reading = thread::Builder::new().name("lines".to_owned()).spawn(move || {
            for line in stdin().lock().lines() {
                let arrival = match line {
                    Ok(line) => Arrival::Input(Input::Line(line)),
                    Err(error) if unreadable == Unreadable::Fails => Arrival::Failed(io_failure::terminal(&error)),
                    Err(_) => break,
                };
                let is_last = matches!(arrival, Arrival::Failed(_));
                if sender.send(arrival).is_err() || is_last {
                    return;
                }
            }
            // Where nobody waits any more there is nobody to leave.
            let _over = sender.send(Arrival::Input(Input::Leaving));
        });
        reading.map(drop).map_err(|it| io_failure::terminal(&it))
    }

    /// Carries out the first effects, and then whatever follows from what arrives, until the conversation ends.
    pub(in crate::app) fn serve(
        &mut self,
        conversation: &mut dyn Conversation,
        first: Vec<Effect>,
        equipment: &mut dyn Equipment,
    ) -> Result<(), Failure> {
        let mut effects = VecDeque::from(first);
        loop {
            if let Some(display) = &mut self.display {
                display.put(conversation.braille());
            }
            let mut answers = VecDeque::new();
            for effect in effects.drain(..) {
                match effect {
                    Effect::Say(utterance) => self.say(&utterance, equipment)?,
                    Effect::Hush(channel) => equipment.hush(channel),
                    Effect::Quit => return Ok(()),
                    Effect::Order(order) => answers.extend(equipment.carry_out(order)?.map(Input::Outcome)),
                    // Nothing is recorded, and nobody speaks in the Room.
                    Effect::Record(_)
                    | Effect::RoomVolume(_)
                    | Effect::Voice(_)
                    | Effect::Keep(_)
                    | Effect::TrySecret(..)
                    | Effect::MakeKey(_)
                    | Effect::Seal(..)
                    | Effect::OpenSeal(..)
                    | Effect::ForgetSound
                    | Effect::TellHead
                    | Effect::BeginAnother
                    | Effect::HearClips(_) => {}
                }
            }
            if let Some(aloud) = &mut self.aloud {
                aloud.settle(conversation, &self.stopwatch)?;
            }
            if answers.is_empty() {
                answers.push_back(self.arrival(conversation, equipment)?);
            }
            for input in answers {
                effects.extend(conversation.handle(self.stopwatch.now(), input));
            }
        }
    }

    fn say(&mut self, utterance: &Utterance, equipment: &mut dyn Equipment) -> Result<(), Failure> {
        let is_shown = self
            .aloud
            .as_mut()
            .is_some_and(|it| it.show(utterance, &self.stopwatch));
        if !is_shown {
            equipment.show(utterance)?;
        }
        equipment.speak(utterance);
        Ok(())
    }

    /// Waits for what happens next, if only that devices have done something, or that the moment has come at which the
    /// conversation wants to be woken.
    fn arrival(&mut self, conversation: &dyn Conversation, equipment: &mut dyn Equipment) -> Result<Input, Failure> {
        loop {
            if let Some(input) = self.waiting.pop_front() {
                return Ok(input);
            }
            let due = conversation.next_wake();
            let wakes_in = due.map(|it| self.stopwatch.until(it));
            let arrival = match wakes_in.into_iter().chain(equipment.looks_in()).min() {
                Some(limit) => self.arrivals.recv_timeout(limit),
                // It holds a sender itself, so the other end is never gone.
                None => self.arrivals.recv().map_err(RecvTimeoutError::from),
            };
            match arrival {
                Ok(Arrival::Input(input)) => {
                    if let Some(aloud) = &self.aloud {
                        aloud.note(&input, &self.stopwatch);
                    }
                    return Ok(input);
                }
                Ok(Arrival::Failed(failure)) => return Err(failure),
                Ok(Arrival::Braille(event)) => {
                    let display = self.display.as_mut();
                    if let Some(input) = display.and_then(|it| display::input_of(it, event)) {
                        return Ok(input);
                    }
                }
                Ok(Arrival::Touch(touch)) => self.touched(touch),
                Ok(Arrival::VoiceInput(event)) => self.waiting.extend(aloud::input_of(event)),
                Ok(Arrival::Asked(Request::End)) => self.waiting.push_back(Input::Leaving),
                Ok(Arrival::Asked(Request::StandStill)) => self.stand_still()?,
                Err(_nothing_yet) => {}
            }
            if due.is_some_and(|due| self.stopwatch.is_late_for(due)) {
                self.waiting.push_back(Input::Wake);
                return Ok(Input::Talk(TalkKey::Unread));
            }
            if let Some(outcome) = equipment.look()? {
                return Ok(Input::Outcome(outcome));
            }
            if conversation.next_wake().is_some_and(|it| it <= self.now()) {
                return Ok(Input::Wake);
            }
        }
    }
}

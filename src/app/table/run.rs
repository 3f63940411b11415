//! The loop: one thread owns the desk; everything that happens reaches it through one channel.

mod effects;
mod tick;

use std::collections::{HashSet, VecDeque};
use std::io;
use std::sync::mpsc::{RecvTimeoutError, TryRecvError};
use std::time::Duration;

use super::devices::Devices;
use super::display;
use super::inbox::{Happening, Happenings, Stamped};
use super::signals;
use super::stopwatch;
use super::voice_input::VoiceInputEvent;
use ansage_core::desk::{Conversation, Device, Effect, Input, TalkKey};
use ansage_core::game::{ArbiterNote, Moment};
use ansage_core::language::head_words::HeadWords;
use ansage_devices::braille::BrailleEvent;
use ansage_devices::event_notice::{EventWatch, NoticeNews};
use ansage_devices::speech::SpeechEvent;
use ansage_devices::storage::{Mark, StorageNews};
use ansage_devices::terminal::{PipeInput, Typed};
use ansage_wire::{KeepId, UtteranceId};
use tick::Ticker;

/// How long the end of the program waits for the sound of the last entries; a recorder that dies ends the wait.
const LAST_SOUND: Duration = Duration::from_secs(15);

/// How long the end of a pipe waits for a voice that says nothing any more.
const PATIENCE_AT_THE_END: Duration = Duration::from_secs(15);

/// An answer that comes so late has not been heard by a person who types ahead as usual.
const LATE: Duration = Duration::from_secs(1);

/// A program that looks around less often than so was held up: by somebody, or by a machine without breath.
const LONGEST_LOOK: Duration = Duration::from_secs(5);

/// The conversation, the devices, and what the loop knows beside them.
struct Running {
    desk: Box<dyn Conversation>,
    devices: Devices,
    ticker: Ticker,
    /// Utterances a voice was asked for and has not answered.
    unanswered: HashSet<UtteranceId>,
    /// Entries whose sound was asked for and is not there yet.
    unkept: HashSet<KeepId>,
    /// What the desk has not been told of the journal.
    news: VecDeque<StorageNews>,
    /// When everything around the game was looked at last.
    looked: Moment,
    /// True when the desk knows that the game is being left.
    has_left: bool,
    is_over: bool,
    /// True when another game is to follow.
    begins_another: bool,
    /// When a pipe that has ended stops waiting for the voice.
    ends_at: Option<Moment>,
}

/// What is left of a game that was left.
pub(in crate::app) struct Left {
    /// They are still open.
    pub(in crate::app) devices: Devices,
    /// True if another game is to begin.
    pub(in crate::app) begins_another: bool,
}

/// Carries out the first effects and then runs until the game is left.
pub(in crate::app) fn run(
    desk: Box<dyn Conversation>,
    devices: Devices,
    first: Vec<Effect>,
    inbox: &Happenings,
) -> Left {
    let mut running = Running::begin(desk, devices, first);
    while !running.is_over {
        running.step(inbox);
    }
    running.finish_the_tape(inbox);
    // What was done to the journal in its last second is said while there is somebody to say it.
    running.look_at_the_journal(running.devices.stopwatch.now());
    Left {
        devices: running.devices,
        begins_another: running.begins_another,
    }
}

impl Running {
    fn begin(desk: Box<dyn Conversation>, devices: Devices, first: Vec<Effect>) -> Self {
        let mut running = Self::with(desk, devices);
        running.carry_out(first);
        let now = running.devices.stopwatch.now();
        running.tell_news(now);
        running.attend(now);
        running.settle();
        running
    }

    fn with(desk: Box<dyn Conversation>, devices: Devices) -> Self {
        let mut ticker = Ticker::default();
        if devices.storage.is_some() || devices.event_watch.is_some() {
            ticker.begin(devices.stopwatch.now());
        }
        Self {
            looked: devices.stopwatch.now(),
            desk,
            devices,
            ticker,
            unanswered: HashSet::new(),
            unkept: HashSet::new(),
            news: VecDeque::new(),
            has_left: false,
            is_over: false,
            begins_another: false,
            ends_at: None,
        }
    }

    fn step(&mut self, inbox: &Happenings) {
        let due = self.desk.next_wake();
        let received = self.receive(inbox);
        self.note_delay(due, &received);
        self.go_on(received);
    }

    /// Does what follows from what was received, or from the moment that has come.
    fn go_on(&mut self, received: Result<Stamped, RecvTimeoutError>) {
        match received {
            Ok(stamped) => {
                // What was due before this happened goes first.
                self.wake_up(stamped.at);
                self.take(stamped);
            }
            Err(RecvTimeoutError::Timeout) => {
                let now = self.devices.stopwatch.now();
                if self.wakes_for_the_tick_alone(now) {
                    self.ticker.ticks(now);
                    // Nothing is drawn, nothing said and nothing asked if all is well.
                    if !self.look_around(now) {
                        return;
                    }
                } else {
                    self.wake_up(now);
                }
            }
            Err(RecvTimeoutError::Disconnected) => self.leave(self.devices.stopwatch.now()),
        }
        self.settle();
    }

    fn receive(&self, inbox: &Happenings) -> Result<Stamped, RecvTimeoutError> {
        match inbox.take() {
            Ok(stamped) => return Ok(stamped),
            Err(TryRecvError::Disconnected) => return Err(RecvTimeoutError::Disconnected),
            Err(TryRecvError::Empty) => {}
        }
        match self.wake_of_the_game().into_iter().chain(self.ticker.due()).min() {
            Some(moment) => inbox.receiver.recv_timeout(self.devices.stopwatch.until(moment)),
            None => inbox
                .receiver
                .recv()
                .map_err(|_all_gone| RecvTimeoutError::Disconnected),
        }
    }

    /// Tells the desk first if what was due can only be done late: the keys were not read meanwhile either.
    fn note_delay(&mut self, due: Option<Moment>, received: &Result<Stamped, RecvTimeoutError>) {
        if due.is_some_and(|due| self.devices.stopwatch.is_late_for(due)) {
            let now = || self.devices.stopwatch.now();
            let at = received.as_ref().map_or_else(|_| now(), |stamped| stamped.at);
            self.handle(at, Input::Talk(TalkKey::Unread));
        }
    }

    /// Says to the desk if its answer came late: an Enter that was pressed meanwhile does not answer it.
    fn note_late_answer(&mut self, at: Moment) {
        let now = self.devices.stopwatch.now();
        if now.since(at) > LATE {
            let effects = self.desk.handle(at, Input::ToldLate(now));
            self.carry_out(effects);
        }
    }

    /// Returns when something is to be done beside the tick.
    fn wake_of_the_game(&self) -> Option<Moment> {
        let wakes = [self.desk.next_wake(), self.ends_at, self.devices.face.next_wake()];
        wakes.into_iter().flatten().min()
    }

    fn wakes_for_the_tick_alone(&self, now: Moment) -> bool {
        !self.ticker.clock_runs() && self.wake_of_the_game().is_none_or(|it| it > now)
    }

    /// Looks at the journal, and whether a game of an event is played beside this one or something beside it. Returns true if
    /// there was something to say.
    fn look_around(&mut self, now: Moment) -> bool {
        let has_news = self.look_at_the_journal(now);
        let stood = now.since(self.looked);
        self.looked = now;
        let was_held_up = stood > LONGEST_LOOK && self.devices.event_notice.is_some();
        if was_held_up {
            let span = u64::try_from(stood.as_millis()).unwrap_or(u64::MAX);
            self.handle(now, Input::ForTheArbiter(ArbiterNote::StoodStill { span }));
        }
        let was_asked = self.look_at_the_notice(now, false);
        if self.devices.event_watch.as_mut().is_some_and(EventWatch::sees) {
            tracing::info!("a game of an event has been opened");
            self.leave(now);
            return true;
        }
        has_news || was_held_up || was_asked
    }

    /// Tells the desk what was asked of the program beside a game of an event.
    fn look_at_the_notice(&mut self, now: Moment, is_last: bool) -> bool {
        let notice = self.devices.event_notice.as_mut();
        let news = notice.map(|it| it.look(now, is_last)).unwrap_or_default();
        let was_asked = !news.is_empty();
        for news in news {
            let note = match news {
                NoticeNews::Asked(asked) => ArbiterNote::OtherCommand(asked),
                NoticeNews::Removed => ArbiterNote::NoticeRemoved,
                NoticeNews::Missing => ArbiterNote::NoticeMissing,
            };
            self.handle(now, Input::ForTheArbiter(note));
        }
        was_asked
    }

    /// Looks whether the journal is still as it was written, and writes what could not be written. Returns true if there was
    /// something to say.
    fn look_at_the_journal(&mut self, now: Moment) -> bool {
        if let Some(storage) = &mut self.devices.storage {
            self.news.extend(storage.look());
        }
        let has_news = !self.news.is_empty();
        self.tell_news(now);
        has_news
    }

    /// Tells the desk first if the machine was asleep: nothing that is done now happened before that.
    fn wake_up(&mut self, now: Moment) {
        if let Some(gap) = self.devices.sleep_watch.slept() {
            tracing::info!(?gap, "the machine was asleep");
            self.handle(now, Input::Slept(gap));
        }
        self.wake(now);
        if self.ticker.ticks(now) {
            self.look_around(now);
            if let Some(storage) = self.devices.storage.as_ref().filter(|_| self.ticker.clock_runs()) {
                let (at, wall) = (self.devices.stopwatch.now(), stopwatch::wall_now());
                storage.mark(Mark { at, wall });
            }
        }
    }

    /// Does everything that was to be done up to `now`.
    fn wake(&mut self, now: Moment) {
        let mut last = None;
        while let Some(moment) = self.desk.next_wake().filter(|it| *it <= now) {
            self.handle(moment, Input::Wake);
            // A desk that asks for the same moment again has done what there was to do.
            if last == Some(moment) {
                break;
            }
            last = Some(moment);
        }
        if self.ends_at.is_some_and(|it| it <= now) {
            self.is_over = true;
        }
    }

    fn take(&mut self, stamped: Stamped) {
        let at = stamped.at;
        match stamped.what {
            Happening::Key(key) => {
                let typed = self.devices.face.press(&key, at);
                self.take_typed(at, typed);
            }
            Happening::Pasted(text) => {
                let typed = self.devices.face.paste(&text);
                self.take_typed(at, typed);
            }
            Happening::Resized => self.devices.face.resized(),
            Happening::Piped(PipeInput::Line(line)) => self.handle(at, Input::Piped(line)),
            Happening::Piped(PipeInput::End) => {
                self.stop_the_clock(at);
                self.ends_at = Some(at.plus(PATIENCE_AT_THE_END));
                self.end_if_all_is_said();
            }
            Happening::Speech(event) => self.hear(at, event),
            Happening::VoiceInput(event) => self.listen(at, event),
            Happening::Braille(event) => self.feel(at, event),
            Happening::Storage(health) => self.handle(at, Input::Health(Device::Journal, health)),
            Happening::Power(power) => self.handle(at, Input::Power(power)),
            Happening::ClipsHeard(heard) => self.handle(at, Input::ClipsHeard(heard)),
            Happening::File(news) => self.handle(at, Input::File(news)),
            Happening::Knock => {}
            Happening::Suspended => self.stand_still(),
            Happening::KeysGone | Happening::Ended => self.leave(at),
        }
    }

    fn take_typed(&mut self, at: Moment, all: Vec<Typed>) {
        for typed in all {
            match typed {
                Typed::Input(input) => self.handle(at, input),
                Typed::Left => self.leave(at),
            }
        }
    }

    fn listen(&mut self, at: Moment, event: VoiceInputEvent) {
        match event {
            VoiceInputEvent::Spoken(number, heard) => self.handle(at, Input::Spoken(number, heard)),
            VoiceInputEvent::PartlySpoken(words) => self.handle(at, Input::PartlySpoken(words)),
            VoiceInputEvent::Health(device, health) => self.handle(at, Input::Health(device, health)),
            VoiceInputEvent::Kept(id, kept) => {
                self.unkept.remove(&id);
                self.handle(at, Input::Kept(id, kept));
            }
            VoiceInputEvent::Unkept(id) => {
                self.unkept.remove(&id);
                self.handle(at, Input::Unkept(id));
            }
            VoiceInputEvent::Found(kept) => self.handle(at, Input::Found(kept)),
            VoiceInputEvent::Tape(health) => self.handle(at, Input::Tape(health)),
            VoiceInputEvent::FileEnded => tracing::info!("the file in place of the microphone has ended"),
        }
    }

    fn feel(&mut self, at: Moment, event: BrailleEvent) {
        let Some(display) = &mut self.devices.display else {
            return;
        };
        if let Some(input) = display::input_of(display, event) {
            self.handle(at, input);
        }
    }

    fn hear(&mut self, at: Moment, event: SpeechEvent) {
        if let (Some(voice_input), SpeechEvent::Ended(id) | SpeechEvent::Unspoken(id)) =
            (&self.devices.voice_input, &event)
        {
            voice_input.end_muting(*id, self.devices.stopwatch.stamp_of(at));
        }
        let input = match event {
            SpeechEvent::Began(..) => return,
            SpeechEvent::Unplayed(id, trouble) => Input::Unplayed(id, trouble),
            SpeechEvent::Ended(id) => {
                self.unanswered.remove(&id);
                Input::Ended(id)
            }
            SpeechEvent::Unspoken(id) => {
                self.unanswered.remove(&id);
                Input::Unspoken(id)
            }
            // The health of a voice that nobody uses is nobody's concern.
            SpeechEvent::Health(device, health) if self.is_used(device) => Input::Health(device, health),
            SpeechEvent::Health(..) => return,
        };
        self.handle(at, input);
        if self.ends_at.is_some() {
            self.ends_at = Some(at.plus(PATIENCE_AT_THE_END));
            self.end_if_all_is_said();
        }
    }

    fn end_if_all_is_said(&mut self) {
        if self.unanswered.is_empty() {
            self.is_over = true;
        }
    }

    fn handle(&mut self, at: Moment, input: Input) {
        let effects = self.desk.handle(at, input);
        self.carry_out(effects);
        self.note_late_answer(at);
        self.tell_news(at);
        self.attend(at);
        if self.is_over {
            self.stop_the_clock(at);
        }
    }

    /// Holds the voice input to what the desk would hear from now on, and the display to what a finger is to read.
    fn attend(&mut self, at: Moment) {
        let Devices {
            voice_input,
            stopwatch,
            display,
            ..
        } = &mut self.devices;
        if let Some(display) = display {
            display.put(self.desk.braille());
        }
        if let Some(voice_input) = voice_input {
            voice_input.set_wanted(stopwatch.stamp_of(at), self.desk.listens());
            voice_input.set_tape_wanted(self.desk.may_the_tape_hear());
        }
    }

    /// Stands still until the shell calls the program back. The clock goes on meanwhile, as the one on the table would.
    fn stand_still(&mut self) {
        if let Err(error) = signals::stand_still(&mut self.devices.face) {
            note_that_nobody_reads(&error);
            self.leave(self.devices.stopwatch.now());
        }
    }

    /// Ends the game for now.
    fn leave(&mut self, at: Moment) {
        self.stop_the_clock(at);
        self.is_over = true;
    }

    /// Tells the desk that the game is being left, once: the time thought until then is kept, and no more.
    fn stop_the_clock(&mut self, at: Moment) {
        if !self.has_left {
            self.has_left = true;
            self.look_at_the_journal(at);
            self.look_at_the_notice(at, true);
            self.handle(at, Input::Leaving);
        }
    }

    /// Lets the sound of the last entries come to the disk and the journal, but for no longer than it usually takes.
    fn finish_the_tape(&mut self, inbox: &Happenings) {
        let Some(voice_input) = self.devices.voice_input.as_ref().filter(|_| !self.unkept.is_empty()) else {
            return;
        };
        voice_input.finish_the_tape();
        let until = self.devices.stopwatch.now().plus(LAST_SOUND);
        while !self.unkept.is_empty()
            && let Ok(stamped) = inbox.receiver.recv_timeout(self.devices.stopwatch.until(until))
        {
            if let Happening::VoiceInput(event @ (VoiceInputEvent::Kept(..) | VoiceInputEvent::Unkept(_))) =
                stamped.what
            {
                self.listen(stamped.at, event);
            }
        }
    }

    fn is_used(&self, device: Device) -> bool {
        match device {
            Device::RoomVoice | Device::RecordedWords => self.devices.room_voice,
            Device::EarVoice => self.devices.ear_voice,
            Device::OwnVoice
            | Device::SystemVoice
            | Device::ScreenReader
            | Device::BuiltinVoice
            | Device::Journal
            | Device::Microphone
            | Device::Recogniser
            | Device::OneRecogniser
            | Device::ScorerNet => true,
        }
    }

    /// Tells the desk how the journal is doing. Done after an effect list, never in the middle of one.
    fn tell_news(&mut self, at: Moment) {
        while let Some(news) = self.news.pop_front() {
            let effects = self.desk.handle(at, input_of(news));
            self.carry_out(effects);
        }
    }

    fn settle(&mut self) {
        let now = self.devices.stopwatch.now();
        self.devices.face.turn_to(now, || self.desk.page(now));
        let settled = if self.is_over {
            Ok(())
        } else {
            self.devices.face.settle(&self.desk.view())
        };
        if let Err(error) = settled {
            note_that_nobody_reads(&error);
            self.leave(self.devices.stopwatch.now());
        }
    }
}

/// Returns the input of the desk for news of the journal.
fn input_of(news: StorageNews) -> Input {
    match news {
        StorageNews::Health(health) => Input::Health(Device::Journal, health),
        StorageNews::Continued { why, from, to } => Input::JournalContinued {
            why,
            from: from.display().to_string(),
            to: to.display().to_string(),
        },
        StorageNews::NearlyFull => Input::JournalNearlyFull,
        StorageNews::Head(head) => Input::Head(HeadWords::of(head.bytes())),
    }
}

fn note_that_nobody_reads(error: &io::Error) {
    tracing::info!(%error, "nobody reads any more");
}

#[cfg(test)]
pub(in crate::app) mod by_hand;
#[cfg(test)]
mod tests;

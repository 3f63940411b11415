//! Somebody beside the speaker who speaks, one of them at a time: the voice of the system, or the person's screen reader. They
//! are heard from one loudspeaker, or from one earphone.
//!
//! Utterances go to who speaks beside the speaker, and to the speaker what has sound of its own and what the other cannot say;
//! the one under way when the other fails is said again from its beginning.

use std::collections::{HashSet, VecDeque};
use std::convert::Infallible;
use std::mem;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::events::{Listener, SpeechEvent};
use super::spoken_channel::device_of;
use crate::helper::{Helper, HelperEvent, Program, Timeouts};
use ansage_core::desk::Device;
use ansage_wire::speech::by_channel::ByChannel;
use ansage_wire::speech::plain;
use ansage_wire::speech::system::{FromSystemVoice, SystemSaying, ToSystemVoice};
use ansage_wire::speech::{EarDevice, FromSpeaker, Manner, Saying, SoundSettings, SpokenChannel, ToSpeaker};
use ansage_wire::{Health, UtteranceId};

/// Who speaks beside the speaker, and what.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Beside {
    /// The voice of the system, all that everybody may hear.
    System,
    /// The person's screen reader, the same.
    ScreenReader,
    /// The screen reader, what is for the Ear. The Room has a device of its own and waits for nobody.
    ScreenReaderInTheEar,
    /// The voice of the system, where the speaker turns out to have none.
    InPlaceOfTheSpeaker,
}

impl Beside {
    fn is_a_screen_reader(self) -> bool {
        matches!(self, Self::ScreenReader | Self::ScreenReaderInTheEar)
    }
}

/// How long both helpers may take to end; each of them is killed before.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(2);

/// The way to the thread that gives everybody their turn.
#[derive(Debug)]
pub(super) struct Turns {
    keeper: Sender<ToKeeper>,
    /// Disconnected when both helpers have ended.
    ended: Receiver<Infallible>,
}

/// What the keeper of the turns is told.
#[derive(Debug)]
enum ToKeeper {
    Say(Saying),
    Hush(SpokenChannel),
    Configure(SoundSettings),
    BySpeaker(SpeechEvent),
    ByOther(HelperEvent<ToSystemVoice, FromSystemVoice>),
    Close,
}

impl Turns {
    /// Starts the speaker, the other where it is needed at once, and the thread between them; what devices need that ran dry is
    /// kept in the file `buffers`.
    pub(super) fn start(
        speaker: Program,
        (beside, other): (Beside, Program),
        sound: SoundSettings,
        buffers: Option<PathBuf>,
        events: Sender<SpeechEvent>,
    ) -> Self {
        let (keeper, inbox) = mpsc::channel();
        let (gone, ended) = mpsc::channel();
        let of_speaker = keeper.clone();
        let listen = |asker| {
            let tell = move |event| drop(of_speaker.send(ToKeeper::BySpeaker(event)));
            let mut listener = Listener::new(tell, asker, buffers);
            move |event| listener.hear(event)
        };
        let configure = Some(ToSpeaker::Configure(sound.clone()));
        let mut keeping = Keeper {
            speaker: Helper::start_asking(speaker, Timeouts::default(), configure, listen),
            beside,
            program: other,
            other: None,
            itself: keeper.clone(),
            events,
            sound,
            queues: ByChannel::default(),
            current: None,
            handed_over: HashSet::new(),
            of_other: None,
            of_speaker: ByChannel::default(),
            told: ByChannel::default(),
        };
        if beside != Beside::InPlaceOfTheSpeaker {
            keeping.start_other();
        }
        thread::spawn(move || {
            keeping.keep(&inbox);
            drop(gone);
        });
        Self { keeper, ended }
    }

    pub(super) fn say(&self, saying: Saying) {
        self.tell(ToKeeper::Say(saying));
    }

    pub(super) fn hush(&self, channel: SpokenChannel) {
        self.tell(ToKeeper::Hush(channel));
    }

    pub(super) fn configure(&self, sound: SoundSettings) {
        self.tell(ToKeeper::Configure(sound));
    }

    /// Falls silent and waits until both helpers have ended.
    pub(super) fn close(self) {
        self.tell(ToKeeper::Close);
        let _: Result<Infallible, RecvTimeoutError> = self.ended.recv_timeout(SHUTDOWN_GRACE);
    }

    fn tell(&self, message: ToKeeper) {
        // The keeper lives as long as `self`; should it have panicked, there is nobody left to tell.
        let _ = self.keeper.send(message);
    }
}

struct Keeper {
    speaker: Helper<ToSpeaker, FromSpeaker>,
    beside: Beside,
    /// What is started for the other, and what was.
    program: Program,
    other: Option<Helper<ToSystemVoice, FromSystemVoice>>,
    itself: Sender<ToKeeper>,
    events: Sender<SpeechEvent>,
    sound: SoundSettings,
    /// What each channel is to say.
    queues: ByChannel<VecDeque<Saying>>,
    current: Option<Current>,
    /// What the speaker was given by the way, without a turn.
    handed_over: HashSet<UtteranceId>,
    /// How the other is, as it was told; `None` until it has tried.
    of_other: Option<Health>,
    /// How each channel is in the speaker, and what was told of it.
    of_speaker: ByChannel<Option<Health>>,
    told: ByChannel<Option<Health>>,
}

/// What is being said.
struct Current {
    saying: Saying,
    by: By,
    has_begun: bool,
    is_hushed: bool,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum By {
    Other,
    Speaker,
}

impl Keeper {
    fn keep(mut self, inbox: &Receiver<ToKeeper>) {
        for message in inbox {
            match message {
                ToKeeper::Say(saying) => self.queue(saying),
                ToKeeper::Hush(channel) => {
                    for saying in mem::take(self.queues.of_mut(channel)) {
                        self.send(SpeechEvent::Unspoken(saying.id));
                    }
                    if self.takes_no_turn(channel) {
                        self.speaker.ask(ToSpeaker::Hush(channel));
                    }
                    self.cut_off(channel);
                }
                ToKeeper::Configure(sound) => self.configure(sound),
                ToKeeper::BySpeaker(event) => self.hear_speaker(event),
                ToKeeper::ByOther(event) => self.hear_other(event),
                ToKeeper::Close => break,
            }
            self.go_on();
        }
        let other = self.other;
        let closing = thread::spawn(move || other.map(Helper::close));
        self.speaker.close();
        // It has panicked or not: either way it is over.
        let _ = closing.join();
    }

    fn start_other(&mut self) {
        let itself = self.itself.clone();
        let attempt = Some(ToSystemVoice::Try(each_once(&self.sound.languages)));
        let program = self.program.clone();
        self.other = Some(Helper::start(program, Timeouts::default(), attempt, move |event| {
            // Without a keeper the program is ending.
            let _ = itself.send(ToKeeper::ByOther(event));
        }));
    }

    fn configure(&mut self, sound: SoundSettings) {
        if let Some(other) = &self.other
            && sound.languages != self.sound.languages
        {
            other.ask_always(ToSystemVoice::Try(each_once(&sound.languages)));
        }
        self.speaker.ask_always(ToSpeaker::Configure(sound.clone()));
        self.sound = sound;
    }

    fn queue(&mut self, saying: Saying) {
        let channel = saying.channel;
        if saying.urgent && !self.takes_no_turn(channel) {
            self.queues.of_mut(channel).push_front(saying);
            self.cut_off(channel);
        } else {
            self.queues.of_mut(channel).push_back(saying);
        }
    }

    /// Stops what a channel is saying; whoever says it tells when it has stopped.
    fn cut_off(&mut self, channel: SpokenChannel) {
        let Some(current) = self.current.as_mut().filter(|it| it.saying.channel == channel) else {
            return;
        };
        current.is_hushed = true;
        match current.by {
            By::Other => self.ask_other(ToSystemVoice::Hush),
            By::Speaker => self.speaker.ask(ToSpeaker::Hush(channel)),
        }
    }

    /// Hands the speaker what takes no turn, and begins what is to be said next, the Room first.
    fn go_on(&mut self) {
        for channel in [SpokenChannel::Room, SpokenChannel::Ear] {
            if self.takes_no_turn(channel) {
                for saying in mem::take(self.queues.of_mut(channel)) {
                    self.handed_over.insert(saying.id);
                    self.speaker.ask(ToSpeaker::Say(saying));
                }
            }
        }
        if self.current.is_some() || self.is_to_be_known() {
            return;
        }
        let next = self.queues.room.pop_front().or_else(|| self.queues.ear.pop_front());
        if let Some(saying) = next {
            let by = if self.is_for_the_other(&saying) {
                By::Other
            } else {
                By::Speaker
            };
            self.ask(by, &saying);
            self.current = Some(Current {
                saying,
                by,
                has_begun: false,
                is_hushed: false,
            });
        }
    }

    /// True for a channel with which nobody but the speaker has to do.
    fn takes_no_turn(&self, channel: SpokenChannel) -> bool {
        match self.beside {
            Beside::System | Beside::ScreenReader => false,
            Beside::ScreenReaderInTheEar => channel == SpokenChannel::Room,
            Beside::InPlaceOfTheSpeaker => self.other.is_none() && self.has_the_speaker_a_voice(),
        }
    }

    /// True as long as nobody knows who speaks. Whoever asked for a screen reader hears nobody else before that; it is a moment.
    fn is_to_be_known(&self) -> bool {
        match self.beside {
            Beside::System => false,
            Beside::ScreenReader | Beside::ScreenReaderInTheEar => self.of_other.is_none(),
            Beside::InPlaceOfTheSpeaker => self.of_other.is_none() && !self.has_the_speaker_a_voice(),
        }
    }

    fn has_the_speaker_a_voice(&self) -> bool {
        matches!(self.of_speaker.room, Some(Health::Ready { .. }))
    }

    /// True for words alone, where the other may be heard with them: where it plays them nobody knows.
    fn is_for_the_other(&self, saying: &Saying) -> bool {
        let bank = match saying.channel {
            SpokenChannel::Room => &self.sound.room_bank,
            SpokenChannel::Ear => &self.sound.ear_bank,
        };
        let is_needed = self.beside != Beside::InPlaceOfTheSpeaker || !self.has_the_speaker_a_voice();
        let has_words = || saying.segments.iter().any(|it| !plain::sentences(it).is_empty());
        self.is_there()
            && is_needed
            && self.is_heard_on(saying.channel)
            && bank.is_none()
            && saying.sound.is_none()
            && has_words()
    }

    /// True for a channel that the other may speak on.
    fn is_heard_on(&self, channel: SpokenChannel) -> bool {
        match (self.beside, channel) {
            (Beside::ScreenReaderInTheEar, channel) => channel == SpokenChannel::Ear,
            (_, SpokenChannel::Room) => true,
            (_, SpokenChannel::Ear) => self.sound.ear == EarDevice::SharedWithRoom,
        }
    }

    fn ask(&self, by: By, saying: &Saying) {
        match by {
            By::Other => self.ask_other(ToSystemVoice::Say(SystemSaying {
                id: saying.id,
                segments: saying.segments.clone(),
                manner: self.manner(saying.channel),
            })),
            By::Speaker => self.speaker.ask(ToSpeaker::Say(saying.clone())),
        }
    }

    fn ask_other(&self, request: ToSystemVoice) {
        if let Some(other) = &self.other {
            other.ask(request);
        }
    }

    fn manner(&self, channel: SpokenChannel) -> Manner {
        match channel {
            SpokenChannel::Room => self.sound.room_manner,
            SpokenChannel::Ear => self.sound.ear_manner,
        }
    }

    fn is_there(&self) -> bool {
        matches!(self.of_other, Some(Health::Ready { .. }))
    }

    fn hear_speaker(&mut self, event: SpeechEvent) {
        match event {
            SpeechEvent::Began(id, _) if self.handed_over.contains(&id) => self.send(event),
            SpeechEvent::Ended(id) | SpeechEvent::Unspoken(id) if self.handed_over.remove(&id) => self.send(event),
            SpeechEvent::Began(id, at_ns) => self.began(By::Speaker, id, at_ns),
            SpeechEvent::Ended(id) | SpeechEvent::Unspoken(id) => self.settle(By::Speaker, id, event),
            SpeechEvent::Health(Device::RoomVoice, health) => self.note(SpokenChannel::Room, health),
            SpeechEvent::Health(Device::EarVoice, health) => self.note(SpokenChannel::Ear, health),
            SpeechEvent::Health(..) | SpeechEvent::Unplayed(..) => self.send(event),
        }
    }

    fn hear_other(&mut self, event: HelperEvent<ToSystemVoice, FromSystemVoice>) {
        match event {
            HelperEvent::Reported(FromSystemVoice::Began { id, at_ns }) => self.began(By::Other, id, at_ns),
            HelperEvent::Reported(FromSystemVoice::Ended { id }) => self.settle(By::Other, id, SpeechEvent::Ended(id)),
            HelperEvent::Reported(FromSystemVoice::Cut { id }) => self.settle(By::Other, id, SpeechEvent::Unspoken(id)),
            HelperEvent::Reported(FromSystemVoice::Silenced { id }) if self.is_for_whoever_silenced(id) => {
                self.settle(By::Other, id, SpeechEvent::Unspoken(id));
            }
            HelperEvent::Reported(FromSystemVoice::Silenced { id } | FromSystemVoice::Lapsed { id })
            | HelperEvent::Refused(ToSystemVoice::Say(SystemSaying { id, .. })) => {
                if self.has(By::Other, id) {
                    self.say_again();
                }
            }
            HelperEvent::Reported(FromSystemVoice::Ready { name }) => self.note_other(Health::Ready { name }),
            HelperEvent::Reported(FromSystemVoice::Failed { why }) | HelperEvent::Down(Health::Missing { why }) => {
                self.lose_other(why, Duration::ZERO);
            }
            HelperEvent::Down(Health::Lost { why, retry_in }) => self.lose_other(why, retry_in),
            HelperEvent::Down(Health::Ready { .. })
            | HelperEvent::Up
            | HelperEvent::Sent(_)
            | HelperEvent::Refused(_) => {}
        }
    }

    /// True for what the player alone hears, through the player's own screen reader: who silences that is the player. What the
    /// opponent hears is no key of the player's to silence.
    fn is_for_whoever_silenced(&self, id: UtteranceId) -> bool {
        let is_theirs = |it: &Current| it.saying.id == id && it.saying.channel == SpokenChannel::Ear;
        self.beside.is_a_screen_reader() && self.current.as_ref().is_some_and(is_theirs)
    }

    /// The other has failed: whatever it was saying is said again.
    fn lose_other(&mut self, why: String, retry_in: Duration) {
        match self.of_other {
            None => self.note_other(Health::Missing { why }),
            Some(Health::Ready { .. }) => self.note_other(Health::Lost { why, retry_in }),
            // It was told, and is tried again and again.
            Some(Health::Missing { .. } | Health::Lost { .. }) => {}
        }
        if self.current.as_ref().is_some_and(|it| it.by == By::Other) {
            self.say_again();
        }
    }

    /// Lets the speaker say from its beginning what the other did not say to its end, unless nobody wants to hear it.
    fn say_again(&mut self) {
        let Some(mut current) = self.current.take() else { return };
        if current.is_hushed {
            return self.send(SpeechEvent::Unspoken(current.saying.id));
        }
        self.ask(By::Speaker, &current.saying);
        current.by = By::Speaker;
        self.current = Some(current);
    }

    /// Tells how a channel is, if that is news.
    fn tell_of(&mut self, channel: SpokenChannel) {
        let is_heard = self.is_heard_on(channel);
        let by_speaker = self.of_speaker.of(channel).clone();
        let in_place = self.beside == Beside::InPlaceOfTheSpeaker;
        // Without a speaker a channel is as well as the other, as soon as that is known.
        let health = match (&self.of_other, by_speaker) {
            (_, well @ Some(Health::Ready { .. })) if in_place => well,
            // Whether there is an earphone for the voice that takes over is to be known before the game.
            (_, by_speaker) if self.beside == Beside::ScreenReaderInTheEar && self.told.of(channel).is_none() => {
                by_speaker
            }
            (Some(ready @ Health::Ready { .. }), _) if is_heard => Some(ready.clone()),
            (None, Some(Health::Missing { .. } | Health::Lost { .. })) if is_heard => None,
            (_, by_speaker) => by_speaker,
        };
        let told = self.told.of_mut(channel);
        let are_both_well = matches!(
            (&health, &*told),
            (Some(Health::Ready { .. }), Some(Health::Ready { .. }))
        );
        if let Some(health) = health.filter(|it| !are_both_well && told.as_ref() != Some(it)) {
            *told = Some(health.clone());
            self.send(SpeechEvent::Health(device_of(channel), health));
        }
    }

    fn note(&mut self, channel: SpokenChannel, health: Health) {
        *self.of_speaker.of_mut(channel) = Some(health);
        if self.beside == Beside::InPlaceOfTheSpeaker && channel == SpokenChannel::Room {
            match self.has_the_speaker_a_voice() {
                false if self.other.is_none() => self.start_other(),
                _ => self.tell_who_speaks(),
            }
        }
        self.tell_of(channel);
    }

    fn note_other(&mut self, health: Health) {
        if self.of_other.as_ref() == Some(&health) {
            return;
        }
        self.of_other = Some(health.clone());
        match self.beside {
            Beside::System => self.send(SpeechEvent::Health(Device::SystemVoice, health)),
            Beside::ScreenReader | Beside::ScreenReaderInTheEar => {
                self.send(SpeechEvent::Health(Device::ScreenReader, health));
            }
            Beside::InPlaceOfTheSpeaker => self.tell_who_speaks(),
        }
        self.tell_of(SpokenChannel::Room);
        self.tell_of(SpokenChannel::Ear);
    }

    /// Tells how the built-in voice is, where that of the system speaks in its place or did.
    fn tell_who_speaks(&self) {
        if self.is_there()
            && let Some(health) = self.of_speaker.room.clone()
        {
            self.send(SpeechEvent::Health(Device::BuiltinVoice, health));
        }
    }

    fn began(&mut self, by: By, id: UtteranceId, at_ns: u64) {
        if self.has(by, id)
            && let Some(current) = &mut self.current
            // What is said again has begun before.
            && !mem::replace(&mut current.has_begun, true)
        {
            self.send(SpeechEvent::Began(id, at_ns));
        }
    }

    fn settle(&mut self, by: By, id: UtteranceId, event: SpeechEvent) {
        if self.has(by, id) {
            self.current = None;
            self.send(event);
        }
    }

    fn has(&self, by: By, id: UtteranceId) -> bool {
        self.current
            .as_ref()
            .is_some_and(|it| it.by == by && it.saying.id == id)
    }

    fn send(&self, event: SpeechEvent) {
        // Without a listener the program is ending.
        let _ = self.events.send(event);
    }
}

/// Leaves out languages that were named before.
fn each_once(languages: &[String]) -> Vec<String> {
    let mut once: Vec<String> = Vec::new();
    for language in languages {
        if !once.contains(language) {
            once.push(language.clone());
        }
    }
    once
}

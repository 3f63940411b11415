//! The voice of the system and the speaker, one of them at a time: they are heard from one loudspeaker.
//!
//! Utterances go to the system, and to the speaker what has sound of its own and what the system cannot say; the one under way
//! when the system fails is said again from its beginning.

use std::collections::VecDeque;
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
    BySystem(HelperEvent<ToSystemVoice, FromSystemVoice>),
    Close,
}

impl Turns {
    /// Starts both helpers and the thread between them; what devices need that ran dry is kept in the file `buffers`.
    pub(super) fn start(
        speaker: Program,
        system: Program,
        sound: SoundSettings,
        buffers: Option<PathBuf>,
        events: Sender<SpeechEvent>,
    ) -> Self {
        let (keeper, inbox) = mpsc::channel();
        let (gone, ended) = mpsc::channel();
        let (of_speaker, of_system) = (keeper.clone(), keeper.clone());
        let mut listener = Listener::new(move |event| drop(of_speaker.send(ToKeeper::BySpeaker(event))), buffers);
        let configure = Some(ToSpeaker::Configure(sound.clone()));
        let attempt = Some(ToSystemVoice::Try(each_once(&sound.languages)));
        let keeping = Keeper {
            speaker: Helper::start(speaker, Timeouts::default(), configure, move |event| {
                listener.hear(event)
            }),
            system: Helper::start(system, Timeouts::default(), attempt, move |event| {
                // Without a keeper the program is ending.
                let _ = of_system.send(ToKeeper::BySystem(event));
            }),
            events,
            sound,
            queues: ByChannel::default(),
            current: None,
            of_system: None,
            of_speaker: ByChannel::default(),
            told: ByChannel::default(),
        };
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
    system: Helper<ToSystemVoice, FromSystemVoice>,
    events: Sender<SpeechEvent>,
    sound: SoundSettings,
    /// What each channel is to say.
    queues: ByChannel<VecDeque<Saying>>,
    current: Option<Current>,
    /// How the voice of the system is, as it was told; `None` until it has tried.
    of_system: Option<Health>,
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
    System,
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
                    self.cut_off(channel);
                }
                ToKeeper::Configure(sound) => self.configure(sound),
                ToKeeper::BySpeaker(event) => self.hear_speaker(event),
                ToKeeper::BySystem(event) => self.hear_system(event),
                ToKeeper::Close => break,
            }
            self.go_on();
        }
        let system = self.system;
        let closing = thread::spawn(move || system.close());
        self.speaker.close();
        // It has panicked or not: either way it is over.
        let _ = closing.join();
    }

    fn configure(&mut self, sound: SoundSettings) {
        if sound.languages != self.sound.languages {
            self.system.ask_always(ToSystemVoice::Try(each_once(&sound.languages)));
        }
        self.speaker.ask_always(ToSpeaker::Configure(sound.clone()));
        self.sound = sound;
    }

    fn queue(&mut self, saying: Saying) {
        let channel = saying.channel;
        if saying.urgent {
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
            By::System => self.system.ask(ToSystemVoice::Hush),
            By::Speaker => self.speaker.ask(ToSpeaker::Hush(channel)),
        }
    }

    /// Begins what is to be said next, the Room first.
    fn go_on(&mut self) {
        if self.current.is_some() {
            return;
        }
        let next = self.queues.room.pop_front().or_else(|| self.queues.ear.pop_front());
        if let Some(saying) = next {
            let by = if self.is_for_the_system(&saying) {
                By::System
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

    /// True for words alone, where all may hear them: where the system plays them nobody knows.
    fn is_for_the_system(&self, saying: &Saying) -> bool {
        let (may_be_heard, bank) = match saying.channel {
            SpokenChannel::Room => (true, &self.sound.room_bank),
            SpokenChannel::Ear => (self.sound.ear == EarDevice::SharedWithRoom, &self.sound.ear_bank),
        };
        let has_words = || saying.segments.iter().any(|it| !plain::sentences(it).is_empty());
        self.is_there() && may_be_heard && bank.is_none() && saying.sound.is_none() && has_words()
    }

    fn ask(&self, by: By, saying: &Saying) {
        match by {
            By::System => self.system.ask(ToSystemVoice::Say(SystemSaying {
                id: saying.id,
                segments: saying.segments.clone(),
                manner: self.manner(saying.channel),
            })),
            By::Speaker => self.speaker.ask(ToSpeaker::Say(saying.clone())),
        }
    }

    fn manner(&self, channel: SpokenChannel) -> Manner {
        match channel {
            SpokenChannel::Room => self.sound.room_manner,
            SpokenChannel::Ear => self.sound.ear_manner,
        }
    }

    fn is_there(&self) -> bool {
        matches!(self.of_system, Some(Health::Ready { .. }))
    }

    fn hear_speaker(&mut self, event: SpeechEvent) {
        match event {
            SpeechEvent::Began(id, at_ns) => self.began(By::Speaker, id, at_ns),
            SpeechEvent::Ended(id) | SpeechEvent::Unspoken(id) => self.settle(By::Speaker, id, event),
            SpeechEvent::Health(Device::RoomVoice, health) => self.note(SpokenChannel::Room, health),
            SpeechEvent::Health(Device::EarVoice, health) => self.note(SpokenChannel::Ear, health),
            SpeechEvent::Health(..) | SpeechEvent::Unplayed(..) => self.send(event),
        }
    }

    fn hear_system(&mut self, event: HelperEvent<ToSystemVoice, FromSystemVoice>) {
        match event {
            HelperEvent::Reported(FromSystemVoice::Began { id, at_ns }) => self.began(By::System, id, at_ns),
            HelperEvent::Reported(FromSystemVoice::Ended { id }) => self.settle(By::System, id, SpeechEvent::Ended(id)),
            HelperEvent::Reported(FromSystemVoice::Cut { id }) => {
                self.settle(By::System, id, SpeechEvent::Unspoken(id))
            }
            HelperEvent::Reported(FromSystemVoice::Silenced { id } | FromSystemVoice::Lapsed { id })
            | HelperEvent::Refused(ToSystemVoice::Say(SystemSaying { id, .. })) => {
                if self.has(By::System, id) {
                    self.say_again();
                }
            }
            HelperEvent::Reported(FromSystemVoice::Ready { name }) => self.note_system(Health::Ready { name }),
            HelperEvent::Reported(FromSystemVoice::Failed { why }) | HelperEvent::Down(Health::Missing { why }) => {
                self.lose_system(why, Duration::ZERO);
            }
            HelperEvent::Down(Health::Lost { why, retry_in }) => self.lose_system(why, retry_in),
            HelperEvent::Down(Health::Ready { .. })
            | HelperEvent::Up
            | HelperEvent::Sent(_)
            | HelperEvent::Refused(_) => {}
        }
    }

    /// The system has failed: whatever it was saying is said again.
    fn lose_system(&mut self, why: String, retry_in: Duration) {
        match self.of_system {
            None => self.note_system(Health::Missing { why }),
            Some(Health::Ready { .. }) => self.note_system(Health::Lost { why, retry_in }),
            // It was told, and is tried again and again.
            Some(Health::Missing { .. } | Health::Lost { .. }) => {}
        }
        if self.current.as_ref().is_some_and(|it| it.by == By::System) {
            self.say_again();
        }
    }

    /// Lets the speaker say from its beginning what the system did not say to its end, unless nobody wants to hear it.
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
        let is_heard = channel == SpokenChannel::Room || self.sound.ear == EarDevice::SharedWithRoom;
        let by_speaker = self.of_speaker.of(channel).clone();
        // Without a speaker a channel is as well as the voice of the system, as soon as that is known.
        let health = match (&self.of_system, by_speaker) {
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
        self.tell_of(channel);
    }

    fn note_system(&mut self, health: Health) {
        if self.of_system.as_ref() == Some(&health) {
            return;
        }
        self.of_system = Some(health.clone());
        self.send(SpeechEvent::Health(Device::SystemVoice, health));
        self.tell_of(SpokenChannel::Room);
        self.tell_of(SpokenChannel::Ear);
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

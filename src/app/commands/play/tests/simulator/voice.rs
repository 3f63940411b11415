//! A speaker that takes its time by the clock of the simulation.

use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use ansage_core::game::Moment;
use ansage_devices::helper::PlayedHelper;
use ansage_devices::speech::{Speech, SpeechEvent, SpeechSettings};
use ansage_wire::speech::by_channel::ByChannel;
use ansage_wire::speech::{FromSpeaker, Saying, SpokenChannel, ToSpeaker};
use ansage_wire::{Health, Segment};

const CHANNELS: [SpokenChannel; 2] = [SpokenChannel::Room, SpokenChannel::Ear];

/// How long a character takes to be said.
const CHARACTER: Duration = Duration::from_millis(60);

/// The speaker, as far as the program can tell it from a real one.
pub(super) struct Voice {
    played: PlayedHelper<ToSpeaker, FromSpeaker>,
    events: Receiver<SpeechEvent>,
    waiting: ByChannel<VecDeque<Saying>>,
    /// What is being said, and until when.
    spoken: ByChannel<Option<(Saying, Moment)>>,
    /// Until when it gives no answer.
    frozen_until: Moment,
}

impl Voice {
    pub(super) fn open() -> (Speech, Self) {
        let (sender, events) = mpsc::channel();
        let (speech, played) = Speech::played(SpeechSettings::default(), sender);
        let voice = Self {
            played,
            events,
            waiting: ByChannel::default(),
            spoken: ByChannel::default(),
            frozen_until: Moment(0),
        };
        (speech, voice)
    }

    pub(super) fn is_up(&self) -> bool {
        self.played.is_up()
    }

    pub(super) fn start(&mut self) {
        let _settings = self.played.start();
        for channel in CHANNELS {
            let health = Health::Ready {
                name: "simulated".to_owned(),
            };
            self.played.report(FromSpeaker::Health { channel, health });
        }
    }

    pub(super) fn die(&mut self, retry_in: Duration) {
        self.waiting = ByChannel::default();
        self.spoken = ByChannel::default();
        self.played.die(Health::Lost {
            why: "it died".to_owned(),
            retry_in,
        });
    }

    pub(super) fn freeze(&mut self, until: Moment) {
        self.frozen_until = until;
    }

    /// Returns when something is to be reported next.
    pub(super) fn next(&self) -> Option<Moment> {
        let ends = CHANNELS
            .iter()
            .filter_map(|it| self.spoken.of(*it).as_ref().map(|(_, end)| *end));
        ends.min().map(|end| end.max(self.frozen_until))
    }

    /// Takes what it was asked, says it, and returns what the program is told; and what it was asked to say.
    pub(super) fn go_on(&mut self, now: Moment) -> (Vec<SpeechEvent>, Vec<Saying>) {
        let mut asked = Vec::new();
        for request in self.played.take_requests() {
            match request {
                ToSpeaker::Say(saying) => {
                    asked.push(saying.clone());
                    let channel = saying.channel;
                    if saying.urgent {
                        self.cut(channel);
                    }
                    self.waiting.of_mut(channel).push_back(saying);
                }
                ToSpeaker::Hush(channel) => self.cut(channel),
                ToSpeaker::Configure(_) | ToSpeaker::List => {}
            }
        }
        if now >= self.frozen_until {
            for channel in CHANNELS {
                self.speak(channel, now);
            }
        }
        (self.events.try_iter().collect(), asked)
    }

    fn speak(&mut self, channel: SpokenChannel, now: Moment) {
        let spoken = self.spoken.of_mut(channel);
        if let Some((saying, _)) = spoken.take_if(|(_, end)| *end <= now) {
            self.played.report(FromSpeaker::Ended { id: saying.id });
        }
        if self.spoken.of(channel).is_none()
            && let Some(saying) = self.waiting.of_mut(channel).pop_front()
        {
            let characters: usize = saying.segments.iter().map(|it| Segment::text(it).chars().count()).sum();
            let end = now.plus(CHARACTER * u32::try_from(characters).unwrap_or(u32::MAX));
            let at_ns = now.0 * 1_000_000;
            self.played.report(FromSpeaker::Began { id: saying.id, at_ns });
            *self.spoken.of_mut(channel) = Some((saying, end));
        }
    }

    fn cut(&mut self, channel: SpokenChannel) {
        let spoken = self.spoken.of_mut(channel).take().map(|(saying, _)| saying);
        let waiting = std::mem::take(self.waiting.of_mut(channel));
        for saying in spoken.into_iter().chain(waiting) {
            self.played.report(FromSpeaker::Cut { id: saying.id });
        }
    }
}

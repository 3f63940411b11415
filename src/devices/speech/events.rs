//! What a voice tells the program.

use std::path::PathBuf;

use super::buffers;
use super::spoken_channel::device_of;
use crate::helper::{Asker, HelperEvent};
use ansage_core::desk::Device;
use ansage_wire::speech::by_channel::ByChannel;
use ansage_wire::speech::{FromSpeaker, Saying, SpokenChannel, ToSpeaker};
use ansage_wire::{ClipRefusal, Health, UtteranceId};

/// What a voice tells the program.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum SpeechEvent {
    /// An utterance has begun to sound, at this `CLOCK_MONOTONIC` time in nanoseconds.
    Began(UtteranceId, u64),
    /// An utterance was spoken to its end.
    Ended(UtteranceId),
    /// An utterance was cut off, or nobody could say it.
    Unspoken(UtteranceId),
    /// The clip of an utterance is not heard; its end is told as ever.
    Unplayed(UtteranceId, ClipRefusal),
    /// A voice changed its health; never twice the same.
    Health(Device, Health),
}

/// Makes speech events of what happens to the speaker.
pub(super) struct Listener<Tell> {
    tell: Tell,
    /// The way to the speaker, for what is said again.
    speaker: Asker<ToSpeaker, FromSpeaker>,
    /// What the speaker was asked to say and has not answered.
    unsaid: Unsaid,
    channels: ByChannel<Option<Health>>,
    recorded_words: Option<Health>,
    own: Option<Health>,
    /// The file that keeps what devices need.
    buffers: Option<PathBuf>,
}

impl<Tell: Fn(SpeechEvent)> Listener<Tell> {
    /// `tell` is told each of them; what devices need that ran dry is kept in the file `buffers`.
    pub(super) fn new(tell: Tell, speaker: Asker<ToSpeaker, FromSpeaker>, buffers: Option<PathBuf>) -> Self {
        Self {
            tell,
            speaker,
            unsaid: Unsaid::default(),
            channels: ByChannel::default(),
            recorded_words: None,
            own: None,
            buffers,
        }
    }

    pub(super) fn hear(&mut self, event: HelperEvent<ToSpeaker, FromSpeaker>) {
        match event {
            HelperEvent::Up => {
                for saying in self.unsaid.again() {
                    self.speaker.ask(ToSpeaker::Say(saying));
                }
            }
            HelperEvent::Sent(ToSpeaker::Say(saying)) => self.unsaid.asked(saying),
            HelperEvent::Refused(ToSpeaker::Say(saying)) => {
                let unsaid = self.unsaid.refused(saying);
                self.leave_unspoken(unsaid);
            }
            HelperEvent::Sent(ToSpeaker::Hush(channel)) | HelperEvent::Refused(ToSpeaker::Hush(channel)) => {
                let unsaid = self.unsaid.hushed(channel);
                self.leave_unspoken(unsaid);
            }
            HelperEvent::Sent(ToSpeaker::Configure(_) | ToSpeaker::List) => {}
            HelperEvent::Refused(ToSpeaker::Configure(_) | ToSpeaker::List) => {}
            HelperEvent::Reported(report) => self.report(report),
            HelperEvent::Down(health) => self.go_down(&health),
        }
    }

    fn report(&mut self, report: FromSpeaker) {
        match report {
            FromSpeaker::Began { id, at_ns } => {
                // What is said again has begun before.
                if self.unsaid.began(id) {
                    self.send(SpeechEvent::Began(id, at_ns));
                }
            }
            FromSpeaker::Ended { id } => self.settle(id, SpeechEvent::Ended(id)),
            FromSpeaker::Cut { id } => self.settle(id, SpeechEvent::Unspoken(id)),
            FromSpeaker::Unplayed { id, trouble } => self.send(SpeechEvent::Unplayed(id, trouble)),
            FromSpeaker::Health { channel, health } => self.change(channel, health),
            // Nobody here asks for them.
            FromSpeaker::Devices(_) => {}
            FromSpeaker::RecordedWords { health } => {
                // A speaker that died and came back reads them again.
                if self.recorded_words.as_ref() != Some(&health) {
                    self.recorded_words = Some(health.clone());
                    self.send(SpeechEvent::Health(Device::RecordedWords, health));
                }
            }
            FromSpeaker::OwnVoice { health } => self.change_own(health),
            FromSpeaker::RanDry { needs } => {
                tracing::warn!(device = needs.device, needs.milliseconds, "the device ran dry");
                if let Some(file) = &self.buffers
                    && let Err(error) = buffers::keep(file, &needs)
                {
                    // It is learned again in the next game.
                    tracing::warn!(%error, file = %file.display(), "what the device needs is not kept");
                }
            }
            FromSpeaker::Substituted { language, voice } => {
                tracing::warn!(language, voice, "no voice speaks this language; another reads it");
            }
        }
    }

    fn settle(&mut self, id: UtteranceId, event: SpeechEvent) {
        if self.unsaid.settle(id) {
            self.send(event);
        }
    }

    fn go_down(&mut self, health: &Health) {
        let unsaid = match health {
            Health::Lost { .. } => self.unsaid.died(),
            Health::Missing { .. } | Health::Ready { .. } => self.unsaid.lost(),
        };
        self.leave_unspoken(unsaid);
        for channel in [SpokenChannel::Room, SpokenChannel::Ear] {
            // What was missing before the speaker died was not lost with it.
            let was_missing = matches!(self.channels.of(channel), Some(Health::Missing { .. }));
            if !(was_missing && matches!(health, Health::Lost { .. })) {
                self.change(channel, health.clone());
            }
        }
    }

    fn leave_unspoken(&self, unsaid: impl IntoIterator<Item = UtteranceId>) {
        for id in unsaid {
            self.send(SpeechEvent::Unspoken(id));
        }
    }

    fn change(&mut self, channel: SpokenChannel, health: Health) {
        if self.channels.of(channel).as_ref() == Some(&health) {
            return;
        }
        *self.channels.of_mut(channel) = Some(health.clone());
        self.send(SpeechEvent::Health(device_of(channel), health));
    }

    fn change_own(&mut self, health: Health) {
        if self.own.as_ref() != Some(&health) {
            self.own = Some(health.clone());
            self.send(SpeechEvent::Health(Device::OwnVoice, health));
        }
    }

    fn send(&self, event: SpeechEvent) {
        (self.tell)(event);
    }
}

/// An utterance that outlives so many speakers may be what kills them.
const MOST_DEATHS: u8 = 2;

/// What was asked for and is not answered, in the order in which it was asked for.
#[derive(Debug, Default)]
struct Unsaid {
    waiting: Vec<Waiting>,
    /// True while there is no speaker, and another one is about to be started.
    is_coming_back: bool,
}

#[derive(Debug)]
struct Waiting {
    saying: Saying,
    /// So many speakers have died of those that had it or would have had it.
    deaths: u8,
    has_begun: bool,
    is_hushed: bool,
}

impl Unsaid {
    /// Takes note that the speaker was asked for it.
    fn asked(&mut self, saying: Saying) {
        self.keep(saying, 0);
    }

    /// Takes note that no speaker could be asked for it; returns its number if it is not said later either.
    fn refused(&mut self, saying: Saying) -> Option<UtteranceId> {
        let id = saying.id;
        if !self.is_coming_back {
            self.settle(id);
            return Some(id);
        }
        self.keep(saying, 1);
        None
    }

    fn keep(&mut self, saying: Saying, deaths: u8) {
        if self.waiting.iter().all(|it| it.saying.id != saying.id) {
            self.waiting.push(Waiting {
                saying,
                deaths,
                has_begun: false,
                is_hushed: false,
            });
        }
    }

    /// Takes note that it has begun; returns false if that was known, or nothing is known of it.
    fn began(&mut self, id: UtteranceId) -> bool {
        let found = self.waiting.iter_mut().find(|it| it.saying.id == id);
        found.is_some_and(|it| !std::mem::replace(&mut it.has_begun, true))
    }

    /// Takes note that it was answered; returns false if nothing is known of it.
    fn settle(&mut self, id: UtteranceId) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|it| it.saying.id != id);
        self.waiting.len() < before
    }

    /// Takes note that a channel falls silent; returns what will not be answered, for there is no
    /// speaker.
    fn hushed(&mut self, channel: SpokenChannel) -> Vec<UtteranceId> {
        for waiting in self.waiting.iter_mut().filter(|it| it.saying.channel == channel) {
            waiting.is_hushed = true;
        }
        match self.is_coming_back {
            true => self.give_up(|it| it.is_hushed),
            false => Vec::new(),
        }
    }

    /// Takes note that the speaker has died and is started again; returns what is not said again.
    fn died(&mut self) -> Vec<UtteranceId> {
        self.is_coming_back = true;
        for waiting in &mut self.waiting {
            waiting.deaths += 1;
        }
        self.give_up(|waiting| waiting.is_hushed || waiting.deaths >= MOST_DEATHS)
    }

    /// Takes note that there will be no speaker; returns what is not said any more.
    fn lost(&mut self) -> Vec<UtteranceId> {
        self.is_coming_back = false;
        self.give_up(|_| true)
    }

    /// Takes note that there is a speaker again; returns what it is to say.
    fn again(&mut self) -> Vec<Saying> {
        self.is_coming_back = false;
        self.waiting.iter().map(|it| it.saying.clone()).collect()
    }

    fn give_up(&mut self, is_given_up: impl Fn(&Waiting) -> bool) -> Vec<UtteranceId> {
        let (given_up, kept) = std::mem::take(&mut self.waiting).into_iter().partition(is_given_up);
        self.waiting = kept;
        let given_up: Vec<Waiting> = given_up;
        given_up.iter().map(|it| it.saying.id).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saying(id: u64, channel: SpokenChannel) -> Saying {
        Saying {
            id: UtteranceId(id),
            channel,
            segments: Vec::new(),
            urgent: false,
            earcon: Vec::new(),
            sound: None,
        }
    }

    fn room(id: u64) -> Saying {
        saying(id, SpokenChannel::Room)
    }

    fn ids(sayings: &[Saying]) -> Vec<u64> {
        sayings.iter().map(|it| it.id.0).collect()
    }

    #[test]
    fn what_a_death_cut_off_is_said_again_in_its_order_and_once() {
        let mut unsaid = Unsaid::default();
        for id in [1, 2, 3] {
            unsaid.asked(room(id));
        }
        assert!(unsaid.began(UtteranceId(1)) && unsaid.settle(UtteranceId(1)));
        assert!(unsaid.began(UtteranceId(2)));
        assert_eq!(unsaid.died(), []);
        assert_eq!(unsaid.refused(room(4)), None, "asked for while there is no speaker");
        assert_eq!(ids(&unsaid.again()), [2, 3, 4]);
        assert!(!unsaid.began(UtteranceId(2)), "it has begun before");
        assert!(unsaid.settle(UtteranceId(2)));
        // Whatever may have killed two of them is not given to a third.
        assert_eq!(unsaid.died(), [UtteranceId(3), UtteranceId(4)]);
        assert!(unsaid.again().is_empty());
    }

    #[test]
    fn what_was_hushed_is_not_said_again() {
        let mut unsaid = Unsaid::default();
        unsaid.asked(saying(1, SpokenChannel::Ear));
        unsaid.asked(room(2));
        assert_eq!(unsaid.hushed(SpokenChannel::Ear), [], "the speaker answers it");
        assert_eq!(unsaid.died(), [UtteranceId(1)]);
        assert_eq!(
            unsaid.hushed(SpokenChannel::Room),
            [UtteranceId(2)],
            "there is no speaker to answer it"
        );
        assert!(unsaid.again().is_empty());
    }

    #[test]
    fn without_a_speaker_that_comes_back_nothing_waits() {
        let mut unsaid = Unsaid::default();
        assert_eq!(unsaid.refused(room(1)), Some(UtteranceId(1)));
        unsaid.asked(room(2));
        assert_eq!(unsaid.lost(), [UtteranceId(2)]);
        assert_eq!(unsaid.refused(room(3)), Some(UtteranceId(3)));
    }
}

//! What a voice tells the program.

use std::collections::HashSet;
use std::path::PathBuf;

use super::buffers;
use super::spoken_channel::device_of;
use crate::helper::HelperEvent;
use ansage_core::desk::Device;
use ansage_wire::speech::by_channel::ByChannel;
use ansage_wire::speech::{FromSpeaker, SpokenChannel, ToSpeaker};
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
    /// Utterances that the running speaker has been asked for and has not answered.
    pending: HashSet<UtteranceId>,
    channels: ByChannel<Option<Health>>,
    recorded_words: Option<Health>,
    own: Option<Health>,
    /// The file that keeps what devices need.
    buffers: Option<PathBuf>,
}

impl<Tell: Fn(SpeechEvent)> Listener<Tell> {
    /// `tell` is told each of them; what devices need that ran dry is kept in the file `buffers`.
    pub(super) fn new(tell: Tell, buffers: Option<PathBuf>) -> Self {
        Self {
            tell,
            pending: HashSet::new(),
            channels: ByChannel::default(),
            recorded_words: None,
            own: None,
            buffers,
        }
    }

    pub(super) fn hear(&mut self, event: HelperEvent<ToSpeaker, FromSpeaker>) {
        match event {
            HelperEvent::Up | HelperEvent::Sent(ToSpeaker::Configure(_) | ToSpeaker::Hush(_) | ToSpeaker::List) => {}
            HelperEvent::Sent(ToSpeaker::Say(saying)) => {
                self.pending.insert(saying.id);
            }
            HelperEvent::Refused(ToSpeaker::Say(saying)) => self.send(SpeechEvent::Unspoken(saying.id)),
            HelperEvent::Refused(ToSpeaker::Configure(_) | ToSpeaker::Hush(_) | ToSpeaker::List) => {}
            HelperEvent::Reported(report) => self.report(report),
            HelperEvent::Down(health) => self.go_down(&health),
        }
    }

    fn report(&mut self, report: FromSpeaker) {
        match report {
            FromSpeaker::Began { id, at_ns } => self.send(SpeechEvent::Began(id, at_ns)),
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
        if self.pending.remove(&id) {
            self.send(event);
        }
    }

    fn go_down(&mut self, health: &Health) {
        let mut void: Vec<_> = self.pending.drain().collect();
        void.sort_unstable();
        for id in void {
            self.send(SpeechEvent::Unspoken(id));
        }
        for channel in [SpokenChannel::Room, SpokenChannel::Ear] {
            // What was missing before the speaker died was not lost with it.
            let was_missing = matches!(self.channels.of(channel), Some(Health::Missing { .. }));
            if !(was_missing && matches!(health, Health::Lost { .. })) {
                self.change(channel, health.clone());
            }
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

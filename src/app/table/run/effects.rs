//! Carrying out what the conversation asks for.

use std::collections::VecDeque;

use super::{Running, input_of};
use ansage_core::desk::{Channel, DeviceOrder, DeviceOutcome, Effect, Input, TutorialPlace, Unsealed, Utterance};
use ansage_core::game::{Event, Moment, Recorded};
use ansage_devices::arbiter_key::{self, PrivateHalf};
use ansage_devices::storage::{Storage, StorageNews};
use ansage_wire::KeepId;

impl Running {
    /// Carries out effects in order: a line of the journal is written before anything after it is done. If the journal had to
    /// go on in another file, the line that leads there is written at once, and told after everything else.
    pub(super) fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Record(recorded) => {
                    self.record(&recorded);
                    effects.extend(self.record_new_file(recorded.at));
                }
                Effect::Say(utterance) => self.say(&utterance),
                Effect::Hush(channel) => self.devices.speech.hush(channel),
                Effect::RoomVolume(percent) => self.devices.speech.set_room_volume(percent),
                Effect::Voice(change) => self.devices.speech.change_ear(change),
                Effect::Keep(id) => self.keep(id),
                Effect::ForgetSound => {
                    if let Some(voice_input) = &self.devices.voice_input {
                        voice_input.forget();
                    }
                }
                Effect::HearClips(clips) => {
                    if let Some(recogniser) = &self.devices.clip_recogniser {
                        recogniser.hear(clips);
                    }
                }
                Effect::TrySecret(key, secret) => {
                    let at = self.devices.stopwatch.now();
                    self.handle(at, Input::SecretTried(arbiter_key::opens(&key, &secret)));
                }
                Effect::MakeKey(secret) => match arbiter_key::make(secret.as_ref()) {
                    Ok(made) => {
                        let at = self.devices.stopwatch.now();
                        self.handle(at, Input::KeyMade(Box::new(made)));
                    }
                    Err(error) => {
                        tracing::error!(%error, "no secret is set");
                        let at = self.devices.stopwatch.now();
                        self.handle(at, Input::KeyNotMade);
                    }
                },
                Effect::Seal(public, text) => {
                    let at = self.devices.stopwatch.now();
                    let sealed = arbiter_key::seal(&public, text.reveal());
                    if sealed.is_none() {
                        tracing::error!("what an arbiter typed is not sealed");
                    }
                    self.handle(at, Input::Sealed(sealed));
                }
                Effect::OpenSeal(key, secret, sealed) => {
                    let at = self.devices.stopwatch.now();
                    let opened = PrivateHalf::open(&key, &secret).and_then(|it| it.read(&sealed));
                    self.handle(at, Input::SealOpened(opened.as_deref().map(Unsealed::new)));
                }
                Effect::TellHead => self.news.extend(self.devices.storage.as_ref().map(Storage::head)),
                Effect::Order(DeviceOrder::KeepPlace(place)) => self.keep_place(place),
                // At a table the devices are those of the settings.
                Effect::Order(_) => {}
                Effect::BeginAnother => self.begins_another = true,
                Effect::Quit => self.is_over = true,
            }
        }
    }

    fn record(&mut self, recorded: &Recorded) {
        if let (Some(notice), Event::SecretSet { key }) = (&mut self.devices.event_notice, &recorded.event) {
            notice.set_key(key);
        }
        if let Some(storage) = &mut self.devices.storage {
            self.news.extend(storage.append(recorded));
        }
        let now = self.devices.stopwatch.now();
        let progress = self.desk.progress();
        self.ticker.note(progress.clock_runs, now);
        self.devices.awake.note(progress.is_over);
    }

    /// Records where the journal goes on, if it had to move; returns what there is to tell of that.
    ///
    /// A program that is killed after an announcement must find the file that holds it.
    fn record_new_file(&mut self, at: Moment) -> Vec<Effect> {
        let mut told = Vec::new();
        let is_moved = |it: &StorageNews| matches!(it, StorageNews::Continued { .. });
        while let Some(moved) = self.news.iter().position(is_moved).and_then(|it| self.news.remove(it)) {
            // At the moment of the line that moved it, for others of that moment may follow.
            for effect in self.desk.handle(at, input_of(moved)) {
                match effect {
                    Effect::Record(recorded) => self.record(&recorded),
                    other => told.push(other),
                }
            }
        }
        told
    }

    fn say(&mut self, utterance: &Utterance) {
        self.devices.face.show(utterance);
        let is_spoken = match utterance.channel {
            Channel::Room => self.devices.room_voice,
            Channel::Ear | Channel::Sheet => self.devices.ear_voice,
            Channel::Arbiter => false,
        };
        let has_sound = utterance.earcon.is_some() || utterance.sound.is_some();
        if is_spoken && (!utterance.spoken.is_empty() || has_sound) {
            self.unanswered.insert(utterance.id);
            if let Some(voice_input) = self
                .devices
                .voice_input
                .as_ref()
                .filter(|_| self.is_heard_in_the_room(utterance.channel))
            {
                voice_input.begin_muting(
                    utterance.id,
                    self.devices.stopwatch.stamp_of(self.devices.stopwatch.now()),
                );
            }
            self.devices.speech.say(utterance);
        }
    }

    fn keep_place(&mut self, place: TutorialPlace) {
        let kept = self.devices.place_file.as_ref().map(|it| it.keep(place));
        if let Some(Err(error)) = kept {
            tracing::warn!(%error, "the place in the tutorial is not kept");
            let at = self.devices.stopwatch.now();
            self.handle(at, Input::Outcome(DeviceOutcome::PlaceNotKept));
        }
    }

    fn keep(&mut self, id: KeepId) {
        match &self.devices.voice_input {
            Some(voice_input) => {
                self.unkept.insert(id);
                voice_input.keep(id);
            }
            None => {
                let at = self.devices.stopwatch.now();
                self.handle(at, Input::Unkept(id));
            }
        }
    }

    fn is_heard_in_the_room(&self, channel: Channel) -> bool {
        channel == Channel::Room || self.devices.ear_in_room
    }
}

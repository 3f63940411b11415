//! Where a person is recorded on request: a microphone, a voice that asks, and whoever looks at each take.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use crate::app::cli::AskingOptions;
use crate::app::failure::{Failure, sound_failure};
use crate::app::settings::config;
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::options::PlayOptions;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::lines::{Equipment, Lines, Printed, Stream, Unreadable, input_of};
use ansage_adaptation::{TakeKind, has_ended};
use ansage_core::desk::{
    Channel, Device, DeviceOrder, DeviceOutcome, Input, TakeExtent, TakeOrder, TakeOutcome, Utterance,
};
use ansage_core::game::Role;
use ansage_devices::recording;
use ansage_devices::recording::{Recent, Recording, RecordingEvent};
use ansage_devices::speech::{Speech, SpeechSettings};
use ansage_os::language::locale;
use ansage_sound::device_error;
use ansage_wire::Health;
use ansage_wire::speech::{EarDevice, SoundSettings};

/// How long a microphone may take to open.
const LONGEST_OPENING: Duration = Duration::from_secs(8);
/// How often the sound is looked at.
const LOOK: Duration = Duration::from_millis(50);

/// How somebody is asked.
pub(super) struct Asking<'a> {
    /// The microphone, if one was named.
    pub(super) microphone: Option<&'a str>,
    /// The words of the announcements that are asked for.
    pub(super) words: &'a str,
    /// What the command line says of the rest.
    pub(super) options: &'a AskingOptions,
    /// What the settings say of it.
    pub(super) settings: PlayOptions,
}

impl Asking<'_> {
    /// Returns the Braille display that is looked for, if one is.
    ///
    /// # Errors
    ///
    /// Refuses a table that there is not.
    pub(super) fn display(&self, words: &Words) -> Result<Option<DisplayChoice>, Failure> {
        DisplayChoice::of(self.options.display.options(), &self.settings, &words.reports)
    }
}

/// Who looks at takes, and keeps them.
pub(super) trait Takes {
    /// Looks at what was recorded, at 16 kHz; keeps it if it can be used.
    fn keep(&mut self, order: TakeOrder, samples: Vec<i16>) -> Result<TakeOutcome, Failure>;

    /// Carries out what is ordered beside that.
    fn carry_out(&mut self, _order: DeviceOrder) -> Result<Option<DeviceOutcome>, Failure> {
        Ok(None)
    }
}

/// A microphone, and the voice that asks.
pub(super) struct Studio<T> {
    pub(super) takes: T,
    recording: Recording,
    recent: Recent,
    printed: Printed,
    sound: SoundSettings,
    /// Where words lie that are heard as they were recorded.
    bank: Option<PathBuf>,
    /// What is being recorded, and since which sample.
    take: Option<(TakeOrder, u64)>,
}

impl<T: Takes> Studio<T> {
    /// Opens the microphone and the voice, and lets both be heard of.
    pub(super) fn open(
        takes: T,
        bank: Option<PathBuf>,
        asking: &Asking<'_>,
        words: &Words,
        lines: &Lines,
    ) -> Result<Self, Failure> {
        let voice = voice(asking, words)?;
        let sound = voice.as_ref().map(|it| it.sound.clone()).unwrap_or_default();
        let mut printed = Printed::on(Stream::Output);
        if let Some(settings) = voice {
            let (speaks, spoken) = mpsc::channel();
            printed.speech = Some(Speech::open(settings, speaks));
            lines.hand_on(spoken, input_of)?;
        }
        let (sender, events) = mpsc::channel();
        let recording = Recording::open(recording::source(asking.microphone), sender, |_piece| {});
        let recent = recording.recent();
        wait_until_ready(&events, asking.microphone)?;
        lines.hand_on(events, |it| match it {
            RecordingEvent::Health(health) => Some(Input::Health(Device::Microphone, health)),
            _ => None,
        })?;
        lines.read(Unreadable::Ends)?;
        Ok(Self {
            takes,
            recording,
            recent,
            printed,
            sound,
            bank,
            take: None,
        })
    }

    /// Returns true if a voice asks.
    pub(super) fn is_heard(&self) -> bool {
        self.printed.speech.is_some()
    }

    /// Closes what was opened.
    pub(super) fn close(self) {
        self.recording.close();
        self.printed.close();
    }

    fn end_take(&mut self) -> Result<Option<DeviceOutcome>, Failure> {
        let Some((order, from)) = self.take.take() else {
            return Ok(None);
        };
        let samples = self.samples(from);
        let outcome = self.takes.keep(order, samples)?;
        Ok(Some(DeviceOutcome::TakeRecorded(outcome)))
    }

    fn samples(&self, from: u64) -> Vec<i16> {
        self.recent.cut(from..self.recent.end()).unwrap_or_default()
    }

    fn say_as_recorded(&self, on: bool) {
        if let Some(speech) = &self.printed.speech {
            let ear_bank = self.bank.clone().filter(|_| on);
            let sound = self.sound.clone();
            speech.configure(SoundSettings { ear_bank, ..sound });
        }
    }
}

impl<T: Takes> Equipment for Studio<T> {
    fn show(&mut self, utterance: &Utterance) -> Result<(), Failure> {
        self.printed.show(utterance)
    }

    fn speak(&mut self, utterance: &Utterance) {
        self.printed.speak(utterance);
    }

    fn hush(&mut self, channel: Channel) {
        self.printed.hush(channel);
    }

    fn carry_out(&mut self, order: DeviceOrder) -> Result<Option<DeviceOutcome>, Failure> {
        match order {
            DeviceOrder::RecordTake(order) => self.take = Some((order, self.recent.end())),
            DeviceOrder::EndTake => return self.end_take(),
            DeviceOrder::DropTake => self.take = None,
            DeviceOrder::SayAsRecorded(on) => self.say_as_recorded(on),
            order => return self.takes.carry_out(order),
        }
        Ok(None)
    }

    fn looks_in(&self) -> Option<Duration> {
        self.take.map(|_| LOOK)
    }

    fn look(&mut self) -> Result<Option<DeviceOutcome>, Failure> {
        let Some((order, from)) = self.take else {
            return Ok(None);
        };
        let samples = self.samples(from);
        let said = match order.extent {
            TakeExtent::Word => TakeKind::Word,
            TakeExtent::Announcement => TakeKind::Announcement,
        };
        match has_ended(&samples, said) || samples.len() >= said.longest() {
            true => self.end_take(),
            false => Ok(None),
        }
    }
}

/// Returns the voice that asks, as the settings have it; none where the Ear is not heard.
fn voice(asking: &Asking<'_>, words: &Words) -> Result<Option<SpeechSettings>, Failure> {
    let (options, settings) = (asking.options, asking.settings.clone());
    let play = PlayOptions {
        role: Some(Role::Recorder),
        words: Some(asking.words.to_owned()),
        reports: Some(words.reports.clone()),
        ear: options.ear.or(settings.ear),
        voice: options.voice.clone().or(settings.voice),
        ear_device: settings.ear_device,
        ear_rate: settings.ear_rate,
        ear_volume: settings.ear_volume,
        ear_pitch: settings.ear_pitch,
        ear_voice: settings.ear_voice,
        own_voice: settings.own_voice,
        ..PlayOptions::default()
    };
    let surroundings = Surroundings {
        reports: vec![words.reports.clone()],
        locale: locale(),
        ..Surroundings::default()
    };
    let speech = config::resolve(play, &surroundings)?.speech;
    Ok(Some(speech).filter(|it| it.sound.ear != EarDevice::None))
}

/// Waits for the first sound.
fn wait_until_ready(troubles: &Receiver<RecordingEvent>, device: Option<&str>) -> Result<(), Failure> {
    let no_microphone = |why: &str| sound_failure::no_microphone(device, why);
    loop {
        match troubles.recv_timeout(LONGEST_OPENING) {
            Ok(RecordingEvent::Health(Health::Ready { .. })) => return Ok(()),
            Ok(RecordingEvent::Health(Health::Missing { why } | Health::Lost { why, .. })) => {
                return Err(no_microphone(&why));
            }
            Ok(_) => {}
            Err(_silence) => return Err(no_microphone(device_error::LATE)),
        }
    }
}

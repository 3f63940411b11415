//! A voice for what is no game: one thing after the other, and whether it is heard.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use crate::app::table::stopwatch::Stopwatch;
use ansage_core::desk::{Channel, Utterance};
use ansage_core::game::Moment;
use ansage_devices::helper::{Helper, HelperEvent, Program, Timeouts};
use ansage_devices::speech::SPEAKER;
use ansage_devices::speech::spoken_channel::spoken;
use ansage_wire::Segment;
use ansage_wire::speech::{EarDevice, FromSpeaker, OutputDevice, Saying, SoundSettings, SpokenChannel, ToSpeaker};
use ansage_wire::{Health, UtteranceId};

/// How long a helper may take to say what it has.
pub(super) const ANSWER_TIMEOUT: Duration = Duration::from_secs(8);
/// How long a sentence may take, for each of its letters; slow voices need a tenth of a second.
const FOR_A_LETTER: Duration = Duration::from_millis(200);

/// A speaker that is told what to do, and what it tells.
pub(super) struct Speaking {
    helper: Helper<ToSpeaker, FromSpeaker>,
    news: Receiver<HelperEvent<ToSpeaker, FromSpeaker>>,
    last: u64,
    /// The device that was heard last.
    device: Option<String>,
}

impl Speaking {
    /// Starts a speaker, silent where nothing is said of devices.
    pub(super) fn start(sound: Option<SoundSettings>) -> Self {
        let (sender, news) = mpsc::channel();
        let standing = sound.map(ToSpeaker::Configure);
        let helper = Helper::start(Program::beside(SPEAKER), Timeouts::default(), standing, move |it| {
            // When all is said nobody needs to hear more.
            let _over = sender.send(it);
        });
        Self {
            helper,
            news,
            last: 0,
            device: None,
        }
    }

    /// Returns the devices on which one person alone may be heard; says why there is no telling.
    pub(super) fn devices(&self) -> Result<Vec<OutputDevice>, String> {
        self.helper.ask(ToSpeaker::List);
        self.wait(ANSWER_TIMEOUT, |told| match told {
            FromSpeaker::Devices(devices) => Some(Ok(devices)),
            _ => None,
        })
    }

    /// Speaks from now on on one device alone; says why that is not heard.
    pub(super) fn open_alone(&mut self, device: &str) -> Result<(), String> {
        if self.device.as_deref() == Some(device) {
            return Ok(());
        }
        self.device = None;
        self.helper.ask_always(ToSpeaker::Configure(SoundSettings {
            ear: EarDevice::Own(device.to_owned()),
            ..SoundSettings::default()
        }));
        self.wait(ANSWER_TIMEOUT, |told| match told {
            FromSpeaker::Health {
                channel: SpokenChannel::Ear,
                health,
            } => Some(health).filter(|it| is_of(it, device)).map(is_heard),
            _ => None,
        })?;
        self.device = Some(device.to_owned());
        Ok(())
    }

    /// Begins to say an utterance, if there is anything to say.
    pub(super) fn say(&self, utterance: &Utterance) {
        let channel = spoken(utterance.channel).filter(|_| !utterance.spoken.is_empty());
        if let Some(channel) = channel {
            self.tell(utterance.id, channel, utterance.spoken.clone());
        }
    }

    /// Falls silent on a channel.
    pub(super) fn hush(&self, channel: Channel) {
        if let Some(channel) = spoken(channel) {
            self.helper.ask(ToSpeaker::Hush(channel));
        }
    }

    /// Ends the speaker.
    pub(super) fn close(self) {
        self.helper.close();
    }

    /// Begins to say a line of a list.
    fn read(&mut self, channel: SpokenChannel, language: &str, line: &str) -> UtteranceId {
        self.last += 1;
        let id = UtteranceId(self.last);
        self.tell(id, channel, vec![Segment::plain(language, line)]);
        id
    }

    fn tell(&self, id: UtteranceId, channel: SpokenChannel, segments: Vec<Segment>) {
        self.helper.ask(ToSpeaker::Say(Saying {
            id,
            channel,
            segments,
            urgent: false,
            earcon: Vec::new(),
            sound: None,
        }));
    }

    /// Waits until something is told that is wanted, or the speaker is gone.
    fn wait<Wanted>(
        &self,
        limit: Duration,
        wanted: impl Fn(FromSpeaker) -> Option<Result<Wanted, String>>,
    ) -> Result<Wanted, String> {
        let stopwatch = Stopwatch::start();
        let until = Moment(0).plus(limit);
        loop {
            match self.news.recv_timeout(stopwatch.until(until)) {
                Ok(HelperEvent::Reported(told)) => {
                    if let Some(found) = wanted(told) {
                        return found;
                    }
                }
                Ok(HelperEvent::Down(Health::Missing { why } | Health::Lost { why, .. })) => return Err(why),
                Ok(_) => {}
                Err(silence) => return Err(silence.to_string()),
            }
        }
    }
}

/// Reads a list out line by line: in the Ear where it has a device or may share that of the Room, else in the Room. Where
/// nothing is heard nobody waits long: the list stands written.
pub(super) fn read_out(text: &str, sound: SoundSettings, language: &str) {
    let channel = match sound.ear {
        EarDevice::None => SpokenChannel::Room,
        EarDevice::Own(_) | EarDevice::SharedWithRoom => SpokenChannel::Ear,
    };
    let mut speaking = Speaking::start(Some(sound));
    let ready = speaking.wait(ANSWER_TIMEOUT, |told| match told {
        FromSpeaker::Health { channel: of, health } if of == channel => Some(is_heard(health)),
        _ => None,
    });
    if ready.is_ok() {
        for line in text.lines() {
            let id = speaking.read(channel, language, line);
            let limit = ANSWER_TIMEOUT + FOR_A_LETTER * u32::try_from(line.len()).unwrap_or(u32::MAX);
            let over = speaking.wait(limit, |told| match told {
                FromSpeaker::Ended { id: it } if it == id => Some(Ok(())),
                FromSpeaker::Cut { id: it } if it == id => Some(Err(String::new())),
                _ => None,
            });
            if over.is_err() {
                break;
            }
        }
    }
    speaking.close();
}

/// Returns true for what is told of this device, and not of the one before it.
fn is_of(health: &Health, device: &str) -> bool {
    match health {
        Health::Ready { name } => name == device,
        Health::Missing { why } | Health::Lost { why, .. } => why.contains(device),
    }
}

fn is_heard(health: Health) -> Result<(), String> {
    match health {
        Health::Ready { .. } => Ok(()),
        // What the system says may end with a full stop of its own.
        Health::Missing { why } | Health::Lost { why, .. } => Err(why.trim_end_matches('.').to_owned()),
    }
}

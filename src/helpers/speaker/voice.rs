//! The one thread that speaks: takes requests, keeps the queue of each channel, and makes sound of one segment at a time.

use std::collections::VecDeque;
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};

use ansage::desk::{Health, UtteranceId};
use ansage::devices::helper::serve::Reporter;
use ansage::devices::sound::RATE;
use ansage::devices::sound::address::Side;
use ansage::devices::speech::message::{
    EarDevice, FromSpeaker, Manner, PlayedClip, Saying, SoundSettings, SpokenChannel, ToSpeaker,
};
use ansage::language::Segment;

use crate::builtin::Builtin;
use crate::clips;
use crate::espeak::EspeakError;
use crate::output::Outlet;
use crate::player::{PlayerHandle, ToPlayer};
use crate::recorded::RecordedWords;
use crate::synthesis::{Sound, Synthesizer, Then};
use crate::text;
use crate::tones;

/// What the voice is told.
#[derive(Debug)]
pub(crate) enum ToVoice {
    /// A request of the program, with its number.
    Asked(u64, ToSpeaker),
    /// An utterance that was begun is over for its player, one way or another.
    Over(SpokenChannel, UtteranceId),
    /// The device is gone, and what waits for it is not wanted any more.
    Forget(SpokenChannel),
}

/// Lets synthesis be stopped from outside while it runs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interruption(Arc<ByChannel<AtomicU64>>);

impl Interruption {
    /// Stops what is being synthesized for a channel.
    pub(crate) fn interrupt(&self, channel: SpokenChannel) {
        self.0.of(channel).fetch_add(1, Ordering::AcqRel);
    }

    fn count(&self, channel: SpokenChannel) -> u64 {
        self.0.of(channel).load(Ordering::Acquire)
    }
}

/// One of something for each channel.
#[derive(Clone, Debug, Default)]
pub(crate) struct ByChannel<T> {
    pub(crate) room: T,
    pub(crate) ear: T,
}

impl<T> ByChannel<T> {
    pub(crate) fn of(&self, channel: SpokenChannel) -> &T {
        match channel {
            SpokenChannel::Room => &self.room,
            SpokenChannel::Ear => &self.ear,
        }
    }

    fn of_mut(&mut self, channel: SpokenChannel) -> &mut T {
        match channel {
            SpokenChannel::Room => &mut self.room,
            SpokenChannel::Ear => &mut self.ear,
        }
    }
}

/// The Room goes first.
const CHANNELS: [SpokenChannel; 2] = [SpokenChannel::Room, SpokenChannel::Ear];
/// Softer samples at the beginning of an utterance are left out: the voice takes its breath before the key is pressed.
const BREATH: u16 = 16;

pub(crate) struct Voice {
    builtin: Result<Builtin, EspeakError>,
    inbox: Receiver<ToVoice>,
    players: ByChannel<PlayerHandle>,
    reporter: Reporter<FromSpeaker>,
    interruption: Interruption,
    settings: Option<SoundSettings>,
    lanes: ByChannel<Lane>,
    /// What was recorded, where a channel is to use it and it can be used.
    recorded: ByChannel<Option<RecordedWords>>,
}

/// What a channel has to say.
#[derive(Debug, Default)]
struct Lane {
    queue: VecDeque<Saying>,
    current: Option<Current>,
}

/// The utterance that the player has.
#[derive(Debug)]
struct Current {
    id: UtteranceId,
    /// What is still to be synthesized; `None` when the player has it all.
    segments: Option<VecDeque<Segment>>,
    /// True from its first sample that is not silence.
    is_audible: bool,
    /// What is heard behind the words.
    clip: Option<PlayedClip>,
}

impl Voice {
    pub(crate) fn new(
        library: &Path,
        inbox: Receiver<ToVoice>,
        players: ByChannel<PlayerHandle>,
        reporter: Reporter<FromSpeaker>,
        interruption: Interruption,
    ) -> Self {
        Self {
            builtin: Builtin::open(library, reporter.clone()),
            inbox,
            players,
            reporter,
            interruption,
            settings: None,
            lanes: ByChannel::default(),
            recorded: ByChannel::default(),
        }
    }

    /// Speaks until the program ends.
    pub(crate) fn run(mut self) {
        loop {
            // What was asked meanwhile comes first: it may make the next segment needless.
            match self.inbox.try_recv() {
                Ok(message) => {
                    self.take(message);
                    continue;
                }
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => return,
            }
            if let Some(channel) = self.next_to_speak() {
                self.synthesize(channel);
            } else if let Ok(message) = self.inbox.recv() {
                self.take(message);
            } else {
                return;
            }
        }
    }

    fn take(&mut self, message: ToVoice) {
        match message {
            ToVoice::Asked(n, request) => {
                self.reporter.taken(n);
                match request {
                    ToSpeaker::Configure(settings) => self.configure(settings),
                    ToSpeaker::Say(saying) => self.queue(saying),
                    ToSpeaker::Hush(channel) => {
                        self.forget(channel);
                        self.cut_off(channel);
                    }
                    // It is answered where requests come in.
                    ToSpeaker::List => {}
                }
            }
            ToVoice::Over(channel, id) => {
                let lane = self.lanes.of_mut(channel);
                if lane.current.as_ref().is_some_and(|current| current.id == id) {
                    lane.current = None;
                }
            }
            ToVoice::Forget(channel) => self.forget(channel),
        }
    }

    fn configure(&mut self, settings: SoundSettings) {
        let before = self.settings.replace(settings.clone());
        if let Err(error) = &self.builtin {
            let why = error.to_string();
            for channel in CHANNELS {
                let health = Health::Missing { why: why.clone() };
                self.reporter.tell(FromSpeaker::Health { channel, health });
            }
            return;
        }
        for channel in CHANNELS {
            let outlet = outlet(&settings, channel);
            // What was meant for one device is not said on another, least of all if it was for one person alone.
            if before
                .as_ref()
                .is_some_and(|before| outlet != self::outlet(before, channel))
            {
                self.forget(channel);
                self.cut_off(channel);
            }
            self.players.of(channel).tell(ToPlayer::Configure {
                outlet,
                gain: manner(&settings, channel).gain(),
            });
        }
        for channel in CHANNELS {
            let wanted = bank(&settings, channel);
            if wanted != before.as_ref().and_then(|it| bank(it, channel)) {
                *self.recorded.of_mut(channel) = wanted.and_then(|it| self.read_bank(it));
            }
        }
        if let Ok(builtin) = &mut self.builtin {
            for language in &settings.languages {
                builtin.choose_voice(language);
            }
        }
    }

    /// Reads a bank and tells what can be used of it.
    fn read_bank(&self, folder: &Path) -> Option<RecordedWords> {
        let (words, health) = RecordedWords::read(folder);
        self.reporter.tell(FromSpeaker::RecordedWords { health });
        words
    }

    fn queue(&mut self, saying: Saying) {
        let (id, channel) = (saying.id, saying.channel);
        if self.builtin.is_err() {
            self.reporter.tell(FromSpeaker::Cut { id });
        } else if saying.urgent {
            self.cut_off(channel);
            self.lanes.of_mut(channel).queue.push_front(saying);
        } else {
            self.lanes.of_mut(channel).queue.push_back(saying);
        }
    }

    /// Stops the utterance its player has; the player then says that it is over.
    fn cut_off(&mut self, channel: SpokenChannel) {
        if let Some(current) = &mut self.lanes.of_mut(channel).current {
            current.segments = None;
            self.players.of(channel).tell(ToPlayer::Hush);
        }
    }

    /// Drops what waits behind the utterance its player has.
    fn forget(&mut self, channel: SpokenChannel) {
        for saying in mem::take(&mut self.lanes.of_mut(channel).queue) {
            self.reporter.tell(FromSpeaker::Cut { id: saying.id });
        }
    }

    /// Returns the channel whose next segment is to be synthesized, and begins its next utterance where it is time.
    fn next_to_speak(&mut self) -> Option<SpokenChannel> {
        for channel in CHANNELS {
            while self.may_begin(channel)
                && let Some(saying) = self.lanes.of_mut(channel).queue.pop_front()
            {
                self.begin(channel, &saying);
            }
            let current = self.lanes.of(channel).current.as_ref();
            if current.is_some_and(|current| current.segments.is_some()) {
                return Some(channel);
            }
        }
        None
    }

    fn may_begin(&self, channel: SpokenChannel) -> bool {
        let others = match channel {
            SpokenChannel::Room => &self.lanes.ear,
            SpokenChannel::Ear => &self.lanes.room,
        };
        // From one loudspeaker two voices at once would be understood by nobody.
        let is_in_the_way = self.shares_the_room() && others.current.is_some();
        self.lanes.of(channel).current.is_none() && !is_in_the_way
    }

    /// True if the Ear is heard on the Room's device.
    fn shares_the_room(&self) -> bool {
        let shares = |settings: &SoundSettings| settings.ear == EarDevice::SharedWithRoom;
        self.settings.as_ref().is_some_and(shares)
    }

    fn begin(&mut self, channel: SpokenChannel, saying: &Saying) {
        let segments: VecDeque<_> = saying
            .segments
            .iter()
            .filter(|segment| text::markup(segment).is_some())
            .cloned()
            .collect();
        // Others would hear on the loudspeaker what is meant for one person.
        let earcon = match channel {
            SpokenChannel::Ear if !self.shares_the_room() => saying.earcon.as_slice(),
            SpokenChannel::Ear | SpokenChannel::Room => &[],
        };
        // What was recorded is heard by one person, as the Ear is.
        let clip = saying.sound.clone().filter(|_| channel == SpokenChannel::Ear);
        if segments.is_empty() && earcon.is_empty() && clip.is_none() {
            return self.reporter.tell(FromSpeaker::Ended { id: saying.id });
        }
        let player = self.players.of(channel);
        player.tell(ToPlayer::Begin(saying.id));
        if !earcon.is_empty() {
            let volume = self.settings.as_ref().map(|it| it.earcon_volume).unwrap_or_default();
            let samples = tones::samples(earcon, volume, !segments.is_empty());
            player.tell(ToPlayer::Samples(saying.id, tones::RATE, samples));
        }
        self.lanes.of_mut(channel).current = Some(Current {
            id: saying.id,
            segments: Some(segments),
            is_audible: false,
            clip,
        });
    }

    fn synthesize(&mut self, channel: SpokenChannel) {
        let Some(current) = &mut self.lanes.of_mut(channel).current else {
            return;
        };
        let id = current.id;
        let mut is_audible = current.is_audible;
        let Some(segment) = current.segments.as_mut().and_then(VecDeque::pop_front) else {
            if let Some(clip) = current.clip.take() {
                return self.play(channel, id, &clip);
            }
            current.segments = None;
            return self.players.of(channel).tell(ToPlayer::Finish(id));
        };
        let manner = self
            .settings
            .as_ref()
            .map_or(Manner::default(), |settings| manner(settings, channel));
        let count = self.interruption.count(channel);
        if let Ok(builtin) = &mut self.builtin {
            let (player, interruption) = (self.players.of(channel), &self.interruption);
            let mut take = |sound: Sound<'_>| {
                if interruption.count(channel) != count {
                    return Then::Stop;
                }
                let samples = if is_audible {
                    sound.samples
                } else {
                    without_breath(sound.samples)
                };
                if !samples.is_empty() {
                    is_audible = true;
                    player.tell(ToPlayer::Samples(id, sound.rate, samples.to_vec()));
                }
                Then::GoOn
            };
            let spoken = match self.recorded.of(channel) {
                Some(words) => words.speak(&segment, manner, builtin, &mut take),
                None => builtin.speak(&segment, manner, &mut take),
            };
            if let Err(error) = spoken {
                tracing::error!(%error, "a segment was not spoken to its end");
            }
        }
        if let Some(current) = &mut self.lanes.of_mut(channel).current {
            current.is_audible = is_audible;
        }
    }
}

impl Voice {
    /// Lets a clip be heard behind the words of its utterance.
    fn play(&self, channel: SpokenChannel, id: UtteranceId, clip: &PlayedClip) {
        match clips::samples_of(clip) {
            Ok(samples) => {
                let player = self.players.of(channel);
                player.tell(ToPlayer::Samples(id, RATE, samples));
            }
            Err(trouble) => self.reporter.tell(FromSpeaker::Unplayed { id, trouble }),
        }
    }
}

fn outlet(settings: &SoundSettings, channel: SpokenChannel) -> Outlet {
    match (channel, &settings.ear) {
        (SpokenChannel::Room, _) | (SpokenChannel::Ear, EarDevice::SharedWithRoom) => match &settings.room {
            // The other side belongs to somebody else, on this device and on any other.
            Some(name) if Side::split(name).1.is_some() => Outlet::Private(name.clone()),
            room => Outlet::Open(room.clone()),
        },
        (SpokenChannel::Ear, EarDevice::Own(name)) => Outlet::Private(name.clone()),
        (SpokenChannel::Ear, EarDevice::None) => Outlet::Nowhere,
    }
}

fn bank(settings: &SoundSettings, channel: SpokenChannel) -> Option<&PathBuf> {
    match channel {
        SpokenChannel::Room => settings.room_bank.as_ref(),
        SpokenChannel::Ear => settings.ear_bank.as_ref(),
    }
}

fn manner(settings: &SoundSettings, channel: SpokenChannel) -> Manner {
    match channel {
        SpokenChannel::Room => settings.room_manner,
        SpokenChannel::Ear => settings.ear_manner,
    }
}

fn without_breath(samples: &[i16]) -> &[i16] {
    let first = samples.iter().position(|sample| sample.unsigned_abs() > BREATH);
    first.map_or(&[], |first| &samples[first..])
}

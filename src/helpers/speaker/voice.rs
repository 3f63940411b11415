//! The one thread that speaks: takes requests, keeps the queue of each channel, and makes sound of one segment at a time.

use std::collections::VecDeque;
use std::mem;
use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError};

use ansage_protocol::serve::Reporter;
use ansage_wire::RATE;
use ansage_wire::Segment;
use ansage_wire::speech::{
    ChannelVoice, EarDevice, FromSpeaker, Manner, PlayedClip, Saying, SoundSettings, SpokenChannel, ToSpeaker,
};
use ansage_wire::{Health, UtteranceId};

use crate::builtin::Builtin;
use crate::channels::{self, ByChannel, CHANNELS, Interruption, bank, manner, target, voice_of};
use crate::clips;
use crate::espeak::EspeakError;
use crate::own::{Attempt, Own};
use crate::player::{PlayerHandle, ToPlayer};
use crate::recorded::RecordedWords;
use crate::synthesis::{Sound, SynthesisError, Synthesizer, Then};
use crate::system_voices::EspeakPlace;
use crate::text;
use crate::tones;

/// What the voice is told.
#[derive(Debug)]
pub(crate) enum ToVoice {
    /// A request of the program, with its number.
    Asked(u64, ToSpeaker),
    /// An utterance that was begun is over for its player, one way or another.
    Over(SpokenChannel, UtteranceId),
    /// An attempt to start the own voice is over.
    Own(Attempt),
    /// The device is gone, and what waits for it is not wanted any more.
    Forget(SpokenChannel),
}

/// Softer samples at the beginning of an utterance are left out: the voice takes its breath before the key is pressed.
const BREATH_LEVEL: u16 = 16;

pub(crate) struct Voice {
    builtin: Result<Builtin, EspeakError>,
    own: Own,
    inbox: Receiver<ToVoice>,
    players: ByChannel<PlayerHandle>,
    reporter: Reporter<FromSpeaker>,
    interruption: Interruption,
    settings: Option<SoundSettings>,
    queues: ByChannel<Queue>,
    /// What was recorded, where a channel is to use it and it can be used.
    recorded: ByChannel<Option<RecordedWords>>,
}

/// What a channel has to say.
#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<Saying>,
    current: Option<Current>,
}

/// The utterance that the player has.
#[derive(Debug)]
struct Current {
    id: UtteranceId,
    /// What it is, from its beginning.
    all: Vec<Segment>,
    /// True while it is said in the own voice.
    is_own: bool,
    /// What is still to be synthesized; `None` when the player has it all.
    segments: Option<VecDeque<Segment>>,
    /// True from its first sample that is not silence.
    is_audible: bool,
    /// What is heard behind the words.
    clip: Option<PlayedClip>,
}

impl Voice {
    pub(crate) fn new(
        places: &[EspeakPlace],
        own: Own,
        inbox: Receiver<ToVoice>,
        players: ByChannel<PlayerHandle>,
        reporter: Reporter<FromSpeaker>,
        interruption: Interruption,
    ) -> Self {
        Self {
            builtin: Builtin::open(places, reporter.clone()),
            own,
            inbox,
            players,
            reporter,
            interruption,
            settings: None,
            queues: ByChannel::default(),
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
                let queue = self.queues.of_mut(channel);
                if queue.current.as_ref().is_some_and(|current| current.id == id) {
                    queue.current = None;
                }
            }
            ToVoice::Own(attempt) => {
                let health = self.own.take(attempt);
                self.tell_of_own(health);
            }
            ToVoice::Forget(channel) => self.forget(channel),
        }
    }

    fn configure(&mut self, settings: SoundSettings) {
        let before = self.settings.replace(settings.clone());
        if CHANNELS
            .iter()
            .any(|channel| voice_of(&settings, *channel) == ChannelVoice::Own)
        {
            self.own.want(&settings.own_voices, &settings.languages);
        } else {
            self.own.leave();
        }
        for channel in CHANNELS {
            if let Err(error) = &self.builtin
                && voice_of(&settings, channel) == ChannelVoice::Builtin
            {
                let why = error.to_string();
                let health = Health::Missing { why };
                self.reporter.tell(FromSpeaker::Health { channel, health });
                continue;
            }
            let target = target(&settings, channel);
            // What was meant for one device is not said on another, least of all if it was for one person alone.
            if before
                .as_ref()
                .is_some_and(|before| target != channels::target(before, channel))
            {
                self.forget(channel);
                self.cut_off(channel);
            }
            self.players.of(channel).tell(ToPlayer::Configure {
                target,
                gain: manner(&settings, channel).gain(),
                buffers: settings.buffers.clone(),
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
        if self.builtin.is_err() && !self.is_own(channel) {
            self.reporter.tell(FromSpeaker::Cut { id });
        } else if saying.urgent {
            self.cut_off(channel);
            self.queues.of_mut(channel).waiting.push_front(saying);
        } else {
            self.queues.of_mut(channel).waiting.push_back(saying);
        }
    }

    /// Stops the utterance its player has; the player then says that it is over.
    fn cut_off(&mut self, channel: SpokenChannel) {
        if let Some(current) = &mut self.queues.of_mut(channel).current {
            current.segments = None;
            self.players.of(channel).tell(ToPlayer::Hush);
        }
    }

    /// Drops what waits behind the utterance its player has.
    fn forget(&mut self, channel: SpokenChannel) {
        for saying in mem::take(&mut self.queues.of_mut(channel).waiting) {
            self.reporter.tell(FromSpeaker::Cut { id: saying.id });
        }
    }

    /// Returns the channel whose next segment is to be synthesized, and begins its next utterance where it is time.
    fn next_to_speak(&mut self) -> Option<SpokenChannel> {
        for channel in CHANNELS {
            while self.may_begin(channel)
                && let Some(saying) = self.queues.of_mut(channel).waiting.pop_front()
            {
                self.begin(channel, &saying);
            }
            let current = self.queues.of(channel).current.as_ref();
            if current.is_some_and(|current| current.segments.is_some()) {
                return Some(channel);
            }
        }
        None
    }

    fn may_begin(&self, channel: SpokenChannel) -> bool {
        let others = match channel {
            SpokenChannel::Room => &self.queues.ear,
            SpokenChannel::Ear => &self.queues.room,
        };
        // From one loudspeaker two voices at once would be understood by nobody.
        let is_in_the_way = self.shares_the_room() && others.current.is_some();
        self.queues.of(channel).current.is_none() && !is_in_the_way
    }

    /// True if the Ear is heard on the Room's device.
    fn shares_the_room(&self) -> bool {
        let shares = |settings: &SoundSettings| settings.ear == EarDevice::SharedWithRoom;
        self.settings.as_ref().is_some_and(shares)
    }

    fn begin(&mut self, channel: SpokenChannel, saying: &Saying) {
        let segments: VecDeque<Segment> = saying
            .segments
            .iter()
            .filter(|segment| text::markup(segment).is_some())
            .cloned()
            .collect();
        // Others would hear on the loudspeaker what is meant for one person.
        let earcon = match channel {
            SpokenChannel::Ear if self.shares_the_room() => &[],
            SpokenChannel::Ear | SpokenChannel::Room => saying.earcon.as_slice(),
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
        self.queues.of_mut(channel).current = Some(Current {
            id: saying.id,
            all: segments.iter().cloned().collect(),
            is_own: self.is_own(channel),
            segments: Some(segments),
            is_audible: false,
            clip,
        });
    }

    fn synthesize(&mut self, channel: SpokenChannel) {
        let Some(current) = &mut self.queues.of_mut(channel).current else {
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
        let synthesizer: &mut dyn Synthesizer = match &mut self.builtin {
            // What has no letter and no digit is left to the voice that can be trusted with anything.
            _ if current.is_own && !text::sentences(&segment).is_empty() => &mut self.own,
            Ok(builtin) => builtin,
            Err(_) => return,
        };
        let count = self.interruption.count(channel);
        let (player, interruption) = (self.players.of(channel), &self.interruption);
        let mut take = |sound: Sound<'_>| {
            if interruption.count(channel) != count {
                return Then::Stop;
            }
            let samples = if is_audible {
                sound.samples
            } else {
                trim_leading_silence(sound.samples)
            };
            if !samples.is_empty() {
                is_audible = true;
                player.tell(ToPlayer::Samples(id, sound.rate, samples.to_vec()));
            }
            Then::GoOn
        };
        let spoken = match self.recorded.of(channel) {
            Some(words) => words.speak(&segment, manner, synthesizer, &mut take),
            None => synthesizer.speak(&segment, manner, &mut take),
        };
        current.is_audible = is_audible;
        if let Err(error) = spoken {
            self.say_again(channel, error);
        }
    }

    /// Lets the built-in voice say an utterance from its beginning, however much of it was heard.
    fn say_again(&mut self, channel: SpokenChannel, error: SynthesisError) {
        if self.builtin.is_err() {
            self.cut_off(channel);
        } else if let Some(current) = &mut self.queues.of_mut(channel).current {
            self.players.of(channel).tell(ToPlayer::Again(current.id));
            current.is_own = false;
            current.is_audible = false;
            current.segments = Some(current.all.iter().cloned().collect());
        }
        self.tell_of_own(error.health);
    }

    /// True if what a channel says next is said in the own voice.
    fn is_own(&self, channel: SpokenChannel) -> bool {
        let wants = |settings: &SoundSettings| voice_of(settings, channel) == ChannelVoice::Own;
        self.settings.as_ref().is_some_and(wants) && self.own.is_there()
    }

    fn tell_of_own(&self, health: Option<Health>) {
        let Some(health) = health else { return };
        for channel in CHANNELS {
            // Without a voice to take its place a channel is as well as the own one.
            if self.builtin.is_err()
                && self
                    .settings
                    .as_ref()
                    .is_some_and(|it| voice_of(it, channel) == ChannelVoice::Own)
            {
                let health = health.clone();
                self.reporter.tell(FromSpeaker::Health { channel, health });
            }
        }
        self.reporter.tell(FromSpeaker::OwnVoice { health });
    }

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

fn trim_leading_silence(samples: &[i16]) -> &[i16] {
    let first = samples.iter().position(|sample| sample.unsigned_abs() > BREATH_LEVEL);
    first.map_or(&[], |first| &samples[first..])
}

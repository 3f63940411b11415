//! The voice input: microphone and recogniser, held to what the desk would hear.
//!
//! The loop says after every input what may be said and whether anybody listens ([`VoiceInput::set_wanted`]); a thread of
//! their own does the rest, and what was heard comes back as an event. Nobody ever waits for it: a microphone that is
//! pulled out, a recogniser that dies or a pipe that is full cost what was being said, and every passage taken with the
//! talk key is answered, with no words if there are none.

mod condition;
mod hearer;
mod mute;
mod own_voice;
mod recogniser;
mod second_opinion;
mod sole_scorer;
mod tuning;

use std::borrow::Cow;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use crate::app::recogniser::heard_forms::HeardForms;
use crate::app::settings::wording::USUAL_WORDS;
use ansage_core::desk::{Attention, Device, Listens, MayBeSaid, TalkNumber};
use ansage_core::language::Voices;
use ansage_core::language::listen;
use ansage_core::language::listen::Hearing;
use ansage_devices::helper::{Program, Timeouts};
use ansage_devices::listening::model::BoundModel;
use ansage_devices::listening::{LISTENER, ListeningEvent};
use ansage_devices::recording::{RECORDER, Recent, Recording, RecordingEvent};
use ansage_devices::scoring::{SCORER, Scoring, ScoringEvent};
use ansage_sound::feed::Feed;
use ansage_wire::recording::{Source, TapeOrder};
use ansage_wire::{Health, KeepId, KeptSound, TapeHealth, TapeHears, UtteranceId};
use condition::{Condition, Part};
use hearer::{Hearer, Places};
use mute::Mute;
use own_voice::OwnVoice;
use recogniser::Recogniser;
use second_opinion::SecondOpinion;
use sole_scorer::{SoleScorer, VoiceDetector};

/// How long the words of a passage are waited for. One that has died or frozen is missed by its watch; who is only slow
/// is waited for, so that no word is lost.
const ANSWER: Duration = Duration::from_secs(15);
/// How long a helper that hears may take until it takes a request: it may be loading a net, on a slow machine.
const TAKEN: Duration = Duration::from_secs(30);
/// How long the voice input may take to close.
const CLOSING: Duration = Duration::from_secs(3);

/// What a voice input is opened with.
#[derive(Clone, Debug)]
pub struct VoiceInputSettings {
    /// Where the sound comes from.
    pub source: Source,
    /// The folder of the recogniser; `None` where nobody listens, and the sound is only kept. Where nothing lies there the
    /// scorer hears alone.
    pub model: Option<PathBuf>,
    /// The folders of the scorer's nets; none where the recogniser is alone.
    pub nets: Vec<PathBuf>,
    /// Where sound is kept, if it is.
    pub tape: Option<TapeOrder>,
    /// Language of the moves, e.g. `de-fide`.
    pub words: String,
    /// The program that hears; the one beside this program.
    pub listener: Program,
    /// The program that scores; the one beside this program.
    pub scorer: Program,
    /// The program that owns the microphone; the one beside this program.
    pub recorder: Program,
    /// How long they are waited for.
    pub timeouts: Timeouts,
    /// How long the words of a passage that is over are waited for.
    pub answer: Duration,
}

impl VoiceInputSettings {
    /// Returns settings for the helpers that lie beside the program.
    pub fn new(source: Source, model: Option<PathBuf>, words: &str) -> Self {
        Self {
            source,
            model,
            nets: Vec::new(),
            tape: None,
            words: words.to_owned(),
            listener: Program::beside(LISTENER),
            scorer: Program::beside(SCORER),
            recorder: Program::beside(RECORDER),
            timeouts: Timeouts {
                request: TAKEN,
                ..Timeouts::default()
            },
            answer: ANSWER,
        }
    }
}

/// What a voice input tells.
#[derive(Clone, Debug, PartialEq)]
pub enum VoiceInputEvent {
    /// A passage; for the desk, as [`Input::Spoken`](ansage_core::desk::Input::Spoken).
    Spoken(Option<TalkNumber>, listen::Heard),
    /// The words of a passage so far, and the voice has stopped for a moment; for the desk too.
    PartlySpoken(Vec<String>),
    /// The microphone or the recogniser changed its health.
    Health(Device, Health),
    /// The file in place of a microphone has ended.
    FileEnded,
    /// The sound of an entry was kept.
    Kept(KeepId, KeptSound),
    /// It was not to be had.
    Unkept(KeepId),
    /// A clip was found that a crash left.
    Found(KeptSound),
    /// The disk takes no sound, or does again.
    Tape(TapeHealth),
}

/// What is wanted from a moment on, in nanoseconds of CLOCK_MONOTONIC.
#[derive(Clone, Debug)]
struct Order {
    at_ns: u64,
    attention: Attention,
    said: MayBeSaid,
}

/// What reaches the thread that listens.
enum ToHearer {
    Attend(Box<Order>),
    Listening(ListeningEvent),
    Scoring(ScoringEvent),
    Recording(RecordingEvent),
    /// Somebody has spoken there.
    Voice(Range<u64>),
    Tape(ToTape),
    Close,
}

/// What the tape is to do.
enum ToTape {
    /// Hear, or not.
    Hear(TapeHears),
    Keep(KeepId),
    Finish,
    /// Nothing that was heard is kept here either.
    Forget,
}

/// The voice input of a program; no call waits, but to close them.
#[derive(Debug)]
pub struct VoiceInput {
    hearer: Sender<ToHearer>,
    ended: Receiver<()>,
    mute: Mute,
    wanted: Option<Listens>,
    tape_wanted: Option<TapeHears>,
}

impl VoiceInput {
    /// Opens it in the background; `tell` runs on its thread for each event, and returns false if nobody hears any
    /// more.
    pub fn open(
        settings: VoiceInputSettings,
        voices: Arc<Voices>,
        tell: impl Fn(VoiceInputEvent) -> bool + Send + 'static,
    ) -> Self {
        let (hearer, inbox) = mpsc::channel();
        let (ending, ended) = mpsc::channel();
        let mute = Mute::default();
        let (its_mute, back) = (mute.clone(), hearer.clone());
        let thread = thread::Builder::new().name("voice-input".to_owned()).spawn(move || {
            BoundModel::remove_leftovers();
            listen_to(settings, &voices, its_mute, &back, &inbox, Box::new(tell));
            drop(ending);
        });
        if let Err(error) = thread {
            tracing::error!(%error, "nobody listens");
        }
        Self {
            hearer,
            ended,
            mute,
            wanted: None,
            tape_wanted: None,
        }
    }

    /// Sets what may be said and to whom it is listened, from a moment on.
    pub fn set_wanted(&mut self, at_ns: u64, listens: Option<Listens>) {
        if listens.is_none() || self.wanted == listens {
            return;
        }
        self.wanted = listens;
        if let Some(Listens { may_be_said, attention }) = self.wanted.clone() {
            self.tell(ToHearer::Attend(Box::new(Order {
                at_ns,
                attention,
                said: may_be_said,
            })));
        }
    }

    /// Sets what the tape may hear.
    pub fn set_tape_wanted(&mut self, hears: Option<TapeHears>) {
        if let Some(hears) = hears.filter(|_| self.tape_wanted != hears) {
            self.tape_wanted = Some(hears);
            self.tell(ToHearer::Tape(ToTape::Hear(hears)));
        }
    }

    /// Keeps the sound of what was just entered.
    pub fn keep(&self, id: KeepId) {
        self.tell(ToHearer::Tape(ToTape::Keep(id)));
    }

    /// Forgets the sound that was heard up to now.
    pub fn forget(&self) {
        self.tell(ToHearer::Tape(ToTape::Forget));
    }

    /// Completes what is to be kept with the sound there is.
    pub fn finish_the_tape(&self) {
        self.tell(ToHearer::Tape(ToTape::Finish));
    }

    /// Hears nothing while an utterance of the program is heard in the room, and a little longer.
    pub fn begin_muting(&self, id: UtteranceId, at_ns: u64) {
        self.mute.begin(id, at_ns);
    }

    /// Hears again after an utterance that was muted; others are none of its business.
    pub fn end_muting(&self, id: UtteranceId, at_ns: u64) {
        self.mute.end(id, at_ns);
    }

    /// Closes it and waits until its helpers have ended, for at most two seconds.
    pub fn close(self) {
        self.tell(ToHearer::Close);
        // Disconnected when the thread has ended; nobody waits longer than for its helpers.
        let _: Result<(), RecvTimeoutError> = self.ended.recv_timeout(CLOSING);
    }

    fn tell(&self, what: ToHearer) {
        // The thread ends with the voice input.
        let _ = self.hearer.send(what);
    }
}

/// Listens until the voice input is closed.
fn listen_to(
    settings: VoiceInputSettings,
    voices: &Voices,
    mute: Mute,
    back: &Sender<ToHearer>,
    inbox: &Receiver<ToHearer>,
    tell: Box<dyn Fn(VoiceInputEvent) -> bool + Send>,
) {
    let Some(lexicon) = voices.lexicon(&settings.words) else {
        tracing::error!(words = settings.words, "there are no such words");
        return;
    };
    let forms = HeardForms::of(&[Some(lexicon), voices.lexicon(USUAL_WORDS)]);
    let hearing = Hearing {
        vocabulary: &forms.vocabulary,
        lexicon,
        spoken: voices.spoken(lexicon),
    };
    // The microphone first: what is said while the recogniser is made ready is kept.
    let feeds = <[Arc<OnceLock<Feed>>; 2]>::default();
    let has_scorer = settings.model.is_some() && !settings.nets.is_empty();
    let mut recording = open_microphone(&settings, mute, feeds.clone(), has_scorer, back);
    recording.tape(settings.tape.clone());
    // A language that has only the scorer misses nothing.
    let model = settings.model.as_deref().filter(|it| !has_scorer || it.is_dir());
    let [to_listener, to_scorer] = feeds;
    let mut condition = Condition::new(model.is_some(), has_scorer);
    let checked = model.map(|folder| Recogniser::check(&settings, folder, forms.words.clone(), back, to_listener));
    let recogniser = checked.unwrap_or(Ok(Recogniser::default())).unwrap_or_else(|error| {
        let why = error.to_string();
        for (device, health) in condition.note(Part::Recogniser, Health::Missing { why }) {
            tell(VoiceInputEvent::Health(device, health));
        }
        Recogniser::default()
    });
    let scoring = has_scorer.then(|| {
        let (sender, events) = mpsc::channel();
        forward(events, back.clone(), ToHearer::Scoring);
        Scoring::open_with(settings.scorer.clone(), settings.timeouts, sender)
    });
    if let Some(scoring) = &scoring {
        to_scorer.get_or_init(|| scoring.feed());
    }
    let second_opinion = scoring.map(|it| SecondOpinion::new(it, settings.nets.clone(), &hearing));
    let recent: Recent = recording.recent();
    let hearer = Hearer {
        recogniser,
        second_opinion,
        sole_scorer: SoleScorer::new(settings.answer),
        condition,
        hearing,
        recent,
        own_voice: OwnVoice::default(),
        recording,
        tell,
        orders: Default::default(),
        wanted: None,
        current: None,
        answer: settings.answer,
        ids: 0,
        places: Places::default(),
    };
    let (listening, second_opinion, recording) = hearer.run(inbox);
    // Each may take its time to end.
    thread::scope(|scope| {
        scope.spawn(|| recording.close());
        scope.spawn(|| second_opinion.map(SecondOpinion::close));
        if let Some(listening) = listening {
            listening.close();
        }
    });
}

fn open_microphone(
    settings: &VoiceInputSettings,
    mute: Mute,
    feeds: [Arc<OnceLock<Feed>>; 2],
    finds_voices: bool,
    back: &Sender<ToHearer>,
) -> Recording {
    let (sender, events) = mpsc::channel();
    forward(events, back.clone(), ToHearer::Recording);
    let (mut voice, to_hearer) = (finds_voices.then(VoiceDetector::new), back.clone());
    Recording::open_with(
        settings.recorder.clone(),
        settings.timeouts,
        settings.source.clone(),
        sender,
        move |piece| {
            let heard = mute.heard(piece);
            for feed in feeds.iter().filter_map(|it| it.get()) {
                feed.offer(piece.block.at, &heard);
            }
            let is_muted = matches!(heard, Cow::Owned(_));
            for place in voice
                .iter_mut()
                .flat_map(|it| it.take(piece.block.at, &heard, is_muted))
            {
                // The thread that listens ends with the voice input.
                let _ = to_hearer.send(ToHearer::Voice(place));
            }
        },
    )
}

/// Hands events on to the thread that listens, until either has ended.
fn forward<Event: Send + 'static>(events: Receiver<Event>, back: Sender<ToHearer>, wrap: fn(Event) -> ToHearer) {
    let forwarding = thread::Builder::new().name("voice-input".to_owned()).spawn(move || {
        for event in events {
            if back.send(wrap(event)).is_err() {
                return;
            }
        }
    });
    if let Err(error) = forwarding {
        tracing::error!(%error, "the voice input is not heard");
    }
}

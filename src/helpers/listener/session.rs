//! Hearings: from which sample to which, and what was heard.

use std::collections::VecDeque;
use std::path::Path;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use ansage_protocol::serve::Reporter;
use ansage_protocol::stamp;
use ansage_wire::RATE;
use ansage_wire::listening::{
    ForCommands, FromListener, Heard, HeardWord, HearingId, Loading, PAUSE_SAMPLES, PartlyHeard, QUIET_SAMPLES,
    ToListener, Until,
};

use crate::quiet::Quiet;
use crate::recogniser::{Again, Model, RecogniserError, Recognition, Word};

/// How long the end of a hearing waits for sound that is still on its way, when none comes. A microphone that is gone is
/// reported by the recorder; one that is only late is waited for.
const SOUND_TIMEOUT: Duration = Duration::from_secs(5);
/// A longer gap is not filled to its whole length.
const LONGEST_GAP_SAMPLES: u64 = 2 * RATE as u64;
/// So many samples are kept: a hearing may begin a little before it was asked for, its request and its sound come by
/// different ways, one hearing may begin where the one before ended, and a model may have to be loaded before. A passage
/// of the talk key that was cut short is heard again from its beginning, and may be 15 s long.
const KEPT_SAMPLES: usize = 18 * RATE as usize;
/// Silence stands for what was lost, so much at a time.
const SILENCE: [i16; RATE as usize / 8] = [0; RATE as usize / 8];

/// What reaches the session.
pub(crate) enum ToSession {
    /// A request of the program, and its number.
    Asked(u64, ToListener),
    /// Some sound and its place.
    Sound { at: u64, samples: Vec<i16> },
}

/// The thread that hears.
pub(crate) struct Session {
    inbox: Receiver<ToSession>,
    /// Told when there is room for another block.
    room: Sender<()>,
    reporter: Reporter<FromListener>,
    models: Vec<(Loading, Rc<Model>)>,
    hearing: Option<Hearing>,
    /// The last sound and its places.
    kept: VecDeque<(u64, Vec<i16>)>,
    quiet: Quiet,
}

/// A hearing that goes on.
struct Hearing {
    id: HearingId,
    until: Until,
    recognition: Recognition,
    /// The first sample of the recognition.
    from: u64,
    /// The sample that comes next.
    next: u64,
    /// The first sample after the passage before.
    since: u64,
    /// Where the hearing ends, if that is known.
    end: Option<u64>,
    lost: u64,
    work_us: u64,
    told: Vec<String>,
    /// The quiet that was told of last: [`QUIET_SAMPLES`], [`PAUSE_SAMPLES`] or none.
    told_quiet: u64,
}

impl Session {
    pub(crate) fn new(inbox: Receiver<ToSession>, room: Sender<()>, reporter: Reporter<FromListener>) -> Self {
        Self {
            inbox,
            room,
            reporter,
            models: Vec::new(),
            hearing: None,
            kept: VecDeque::new(),
            quiet: Quiet::default(),
        }
    }

    /// Hears until the process ends.
    pub(crate) fn run(mut self) {
        loop {
            let is_ending = self.hearing.as_ref().is_some_and(|it| it.end.is_some());
            let timeout = if is_ending { SOUND_TIMEOUT } else { Duration::MAX };
            match self.inbox.recv_timeout(timeout) {
                Ok(ToSession::Asked(n, request)) => {
                    self.reporter.taken(n);
                    self.carry_out(request);
                }
                Ok(ToSession::Sound { at, samples }) => {
                    self.quiet.take(at, &samples);
                    self.hear(at, &samples);
                    self.keep(at, samples);
                    // Without a reader there is no more sound.
                    let _ = self.room.send(());
                }
                Err(RecvTimeoutError::Timeout) => self.finish(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn carry_out(&mut self, request: ToListener) {
        match request {
            ToListener::Load(loadings) => self.load(loadings),
            ToListener::Begin {
                id,
                model,
                commands,
                from,
                until,
            } => self.begin(id, &model, commands, from, until),
            ToListener::End { id, at } => {
                if let Some(hearing) = self.hearing.as_mut().filter(|it| it.id == id) {
                    hearing.end = Some(at);
                    if hearing.next >= at {
                        self.finish();
                    }
                }
            }
            ToListener::Reset => self.hearing = None,
        }
    }

    fn load(&mut self, loadings: Vec<Loading>) {
        // Before a new one is there, the memory of those that go is free.
        self.models.retain(|(held, _)| loadings.contains(held));
        for loading in loadings {
            if self.models.iter().any(|(held, _)| *held == loading) {
                continue;
            }
            match Model::load(&loading) {
                Ok(model) => {
                    self.reporter.tell(FromListener::Ready {
                        model: loading.model.clone(),
                        unknown: model.unknown.clone(),
                    });
                    self.models.push((loading, Rc::new(model)));
                }
                Err(error) => self.fail(&error),
            }
        }
    }

    fn keep(&mut self, at: u64, samples: Vec<i16>) {
        self.kept.push_back((at, samples));
        while self
            .kept
            .iter()
            .skip(1)
            .map(|(_, samples)| samples.len())
            .sum::<usize>()
            >= KEPT_SAMPLES
        {
            self.kept.pop_front();
        }
    }

    /// Returns a model that is held.
    fn model(&self, folder: &Path) -> Option<Rc<Model>> {
        let held = self.models.iter().find(|(held, _)| held.model == *folder);
        held.map(|(_, model)| Rc::clone(model))
    }

    fn begin(&mut self, id: HearingId, model: &Path, commands: Option<ForCommands>, from: u64, until: Until) {
        self.hearing = None;
        let Some(model) = self.model(model) else {
            return self.reporter.tell(FromListener::Unheard { id });
        };
        let again = match commands {
            None => None,
            Some(commands) => match self.model(&commands.model) {
                Some(model) => Some(Again::new(model, commands)),
                None => return self.reporter.tell(FromListener::Unheard { id }),
            },
        };
        match model.begin(again) {
            Ok(recognition) => {
                self.hearing = Some(Hearing {
                    id,
                    until,
                    recognition,
                    from,
                    next: from,
                    since: from,
                    end: None,
                    lost: 0,
                    work_us: 0,
                    told: Vec::new(),
                    told_quiet: 0,
                });
                self.reporter.tell(FromListener::Begun { id });
                let kept = std::mem::take(&mut self.kept);
                for (at, samples) in &kept {
                    if at + samples.len() as u64 > from {
                        self.hear(*at, samples);
                    }
                }
                self.kept = kept;
            }
            Err(error) => self.fail(&error),
        }
    }

    fn fail(&self, error: &RecogniserError) {
        tracing::warn!(%error, "nothing can be heard");
        self.reporter.tell(FromListener::Failed { why: error.to_string() });
    }

    fn hear(&mut self, at: u64, samples: &[i16]) {
        let Some(hearing) = &mut self.hearing else { return };
        let begun_us = stamp::now_ns() / 1000;
        let mut heard = hearing.fill_gap(at);
        let (at, samples) = hearing.trim(at, samples);
        if !samples.is_empty() {
            hearing.next = at + samples.len() as u64;
            heard.extend(hearing.take(samples));
        }
        let work_us = stamp::now_ns() / 1000 - begun_us;
        hearing.work_us += work_us;
        if !heard.is_empty() {
            let heard = hearing.heard(heard, work_us, false);
            self.reporter.tell(FromListener::Heard(heard));
        }
        self.tell_words_so_far();
        if self
            .hearing
            .as_ref()
            .is_some_and(|it| it.end.is_some_and(|end| it.next >= end))
        {
            self.finish();
        }
    }

    fn tell_words_so_far(&mut self) {
        let Some(hearing) = &mut self.hearing else { return };
        let words = hearing.recognition.so_far();
        let voice_ended = self.quiet.voice_ended().max(hearing.since);
        let quiet = hearing.next.saturating_sub(voice_ended);
        let quiet_now = [PAUSE_SAMPLES, QUIET_SAMPLES]
            .into_iter()
            .find(|it| quiet >= *it)
            .unwrap_or(0);
        let has_fallen_quiet = quiet_now > hearing.told_quiet;
        hearing.told_quiet = quiet_now;
        if words == hearing.told && !has_fallen_quiet {
            return;
        }
        hearing.told.clone_from(&words);
        if !words.is_empty() {
            self.reporter.tell(FromListener::Partial(PartlyHeard {
                id: hearing.id,
                words,
                to: hearing.next,
                quiet,
            }));
        }
    }

    /// Ends the hearing with what was heard up to here.
    fn finish(&mut self) {
        let Some(mut hearing) = self.hearing.take() else { return };
        let begun_us = stamp::now_ns() / 1000;
        let words = hearing.recognition.up_to_here();
        let words = hearing.placed(words);
        let work_us = stamp::now_ns() / 1000 - begun_us;
        hearing.work_us += work_us;
        self.reporter
            .tell(FromListener::Heard(hearing.heard(words, work_us, true)));
    }
}

impl Hearing {
    /// Puts silence in the place of samples that were lost, and returns what that silence ended.
    fn fill_gap(&mut self, at: u64) -> Vec<HeardWord> {
        let end = at.min(self.end.unwrap_or(u64::MAX));
        let gap = end.saturating_sub(self.next);
        self.lost += gap;
        // The recogniser's time must go on with ours, so what is not filled moves its beginning.
        let skipped = gap.saturating_sub(LONGEST_GAP_SAMPLES);
        self.from += skipped;
        self.next += skipped;
        let mut heard = Vec::new();
        while self.next < end {
            let length = SILENCE
                .len()
                .min(usize::try_from(end - self.next).unwrap_or(SILENCE.len()));
            self.next += length as u64;
            heard.extend(self.take(&SILENCE[..length]));
        }
        heard
    }

    /// Cuts off what lies before the sample that comes next, and behind the end.
    fn trim<'a>(&self, at: u64, samples: &'a [i16]) -> (u64, &'a [i16]) {
        let early = usize::try_from(self.next.saturating_sub(at))
            .unwrap_or(usize::MAX)
            .min(samples.len());
        let (at, samples) = (at + early as u64, &samples[early..]);
        let wanted = self.end.map_or(u64::MAX, |end| end.saturating_sub(at));
        (
            at,
            &samples[..samples.len().min(usize::try_from(wanted).unwrap_or(usize::MAX))],
        )
    }

    /// Takes samples, and returns the words before a pause, if one was made that counts.
    fn take(&mut self, samples: &[i16]) -> Vec<HeardWord> {
        let has_paused = self.recognition.take(samples);
        // Who holds a key may think after a word. Cut off there, half an announcement would be made a whole one.
        if !has_paused || self.until == Until::End {
            return Vec::new();
        }
        let words = self.recognition.before_the_pause();
        self.placed(words)
    }

    fn heard(&mut self, words: Vec<HeardWord>, result_us: u64, is_last: bool) -> Heard {
        let heard = Heard {
            id: self.id,
            words,
            from: self.since,
            to: self.next,
            lost: self.lost,
            work_us: self.work_us,
            result_us,
            is_last,
        };
        self.since = self.next;
        (self.lost, self.work_us) = (0, 0);
        heard
    }

    fn placed(&self, words: Vec<Word>) -> Vec<HeardWord> {
        let place = |seconds: f64| self.from + (seconds * f64::from(RATE)).round() as u64;
        let placed = |it: Word| HeardWord {
            start: place(it.start),
            end: place(it.end),
            word: it.word,
            confidence: it.confidence,
        };
        words.into_iter().map(placed).collect()
    }
}

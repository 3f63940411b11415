//! What is said on the recordings: cut at their pauses, each piece heard by the listener and, where its net is there, by
//! the scorer.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};

use super::Utterance;
use super::recording::Recordings;
use crate::app::commands::listen::bind;
use crate::app::failure::{Failure, listener_fault};
use crate::app::printing::say_on_stderr;
use crate::app::scorer::WaitingScorer;
use crate::app::settings::words::Words;
use crate::app::table::ears::as_heard;
use crate::desk::Health;
use crate::devices::listening::message::{Heard, HearingId, Until};
use crate::devices::listening::model::BoundModel;
use crate::devices::listening::{Listening, ListeningEvent, ListeningSettings};
use crate::devices::sound::pauses::{Cutter, Stretch};
use crate::devices::sound::{RATE, time};
use crate::game::Position;
use crate::language::listen::{self, HeardWord, Hearing, NOISE, ScoredPhrase};
use crate::language::{Message, MessageId, Sight};

/// Silence between two pieces, in samples: a quarter of a second.
const BETWEEN: u64 = RATE as u64 / 4;

/// Hears every recording; what is wrong with one is told, and the others are heard all the same.
///
/// What may be heard does not depend on a position: which one it is, is not known before everything was heard.
pub(super) fn hear_all(recordings: &mut Recordings, mut ear: Ear, words: &Words) -> Result<Vec<Utterance>, Failure> {
    if ear.bound.is_none() {
        say_on_stderr(&words.say(&Message::new(MessageId::ListenOwnGrammar)));
    }
    let heard = ear.wait_until_ready().and_then(|()| ear.hear_files(recordings, words));
    ear.close();
    heard
}

/// The scorer ended, or what it was given did not reach it.
struct ScorerLost;

pub(in crate::app) struct Ear {
    listening: Listening,
    /// The folder of a grammar of its own, which is there as long as it is.
    bound: Option<BoundModel>,
    events: Receiver<ListeningEvent>,
    /// The place of the next sample that is fed, and how many hearings there were.
    next: u64,
    hearings: u64,
    /// `None` where the recogniser is alone.
    scorer: Option<WaitingScorer>,
}

impl Ear {
    /// Opens a listener of its own, with the grammar that is the same in every position; beside it hears a scorer, if there
    /// is one.
    pub(in crate::app) fn open(
        model: &Path,
        hearing: &Hearing<'_>,
        known: Vec<String>,
        scorer: Option<WaitingScorer>,
    ) -> Result<Self, Failure> {
        let bound = bind(model, hearing, &Position::start(), Sight::Movement)?;
        let (sender, events) = mpsc::channel();
        let settings = ListeningSettings {
            model: bound
                .as_ref()
                .map_or_else(|| model.to_owned(), |it| it.folder().to_owned()),
            words: known,
        };
        Ok(Self {
            listening: Listening::open(settings, sender),
            bound,
            events,
            next: 0,
            hearings: 0,
            scorer,
        })
    }

    /// Returns what is said in each stretch of sound that has a voice; a piece of which the listener dies says nothing.
    pub(in crate::app) fn hear_all_of(&mut self, samples: &[i16]) -> Result<Vec<listen::Heard>, Failure> {
        let mut cutter = Cutter::default();
        let mut stretches = cutter.take(samples);
        stretches.extend(cutter.finish());
        let mut said = Vec::new();
        for stretch in stretches.into_iter().flat_map(Stretch::breaths) {
            let Some(heard) = self.hear(&stretch.samples)? else {
                self.wait_until_ready()?;
                continue;
            };
            let mut heard = as_heard(&heard);
            heard.scored = self.score(&stretch).unwrap_or_else(|_lost| {
                tracing::warn!("the scorer was lost, and the recogniser goes on alone");
                None
            });
            said.push(heard);
        }
        Ok(said)
    }

    /// Ends the listener and the scorer.
    pub(in crate::app) fn close(self) {
        self.listening.close();
        if let Some(scorer) = self.scorer {
            scorer.close();
        }
    }

    fn hear_files(&mut self, recordings: &mut Recordings, words: &Words) -> Result<Vec<Utterance>, Failure> {
        let mut utterances = Vec::new();
        let is_alone = recordings.all.len() == 1;
        for (number, recording) in recordings.all.iter_mut().enumerate() {
            if let Some(mut file) = recording.open() {
                let mut cutter = Cutter::default();
                while let Some(samples) = file.read() {
                    recording.samples += samples.len() as u64;
                    for stretch in cutter.take(&samples).into_iter().flat_map(Stretch::breaths) {
                        utterances.push(self.utterance(number, stretch, words)?);
                    }
                }
                recording.flaws = file.flaws();
                for stretch in cutter.finish().into_iter().flat_map(Stretch::breaths) {
                    utterances.push(self.utterance(number, stretch, words)?);
                }
                recording.has_voice = utterances.iter().any(|it| it.file == number);
            }
            // Why the only one was not heard is what the task ends with.
            let is_told_later = is_alone && recording.fault.is_some();
            if let Some(trouble) = recording.trouble().filter(|_| !is_told_later) {
                say_on_stderr(&words.say(&trouble));
            }
        }
        Ok(utterances)
    }

    fn utterance(&mut self, file: usize, stretch: Stretch, words: &Words) -> Result<Utterance, Failure> {
        let heard = match self.hear(&stretch.samples)? {
            Some(heard) => Some(heard),
            // The listener died of it, or at the same time; once more, and no more often.
            None => {
                self.wait_until_ready()?;
                self.hear(&stretch.samples)?
            }
        };
        if heard.is_none() {
            let message = Message::new(MessageId::ReconstructUnheard).with("time", time(stretch.at));
            say_on_stderr(&words.say(&message));
            self.wait_until_ready()?;
        }
        // Somebody spoke there, whatever it was.
        let noise = || listen::Heard {
            words: vec![HeardWord {
                word: NOISE.to_owned(),
                confidence: 0.0,
                start: 0.0,
                end: 0.0,
            }],
            ..listen::Heard::default()
        };
        let mut heard = heard.map_or_else(noise, |it| as_heard(&it));
        heard.scored = self.score(&stretch).unwrap_or_else(|_lost| {
            let message = Message::new(MessageId::ReconstructUnscored).with("time", time(stretch.at));
            say_on_stderr(&words.say(&message));
            None
        });
        Ok(Utterance {
            file,
            from: stretch.at,
            to: stretch.at + stretch.samples.len() as u64,
            heard,
        })
    }

    /// Returns what the scorer makes of the stretch that was heard last; `None` where there is no scorer.
    ///
    /// # Errors
    ///
    /// Returns [`ScorerLost`] once if it cannot score; from then on there is none.
    fn score(&mut self, stretch: &Stretch) -> Result<Option<Vec<ScoredPhrase>>, ScorerLost> {
        let Some(scorer) = self.scorer.as_mut().filter(|_| !stretch.is_cut) else {
            // What was cut without a pause is talk: no announcement goes on for so long.
            return Ok(None);
        };
        let from = self.next.saturating_sub(BETWEEN + stretch.samples.len() as u64);
        let scored = scorer.score(from, &stretch.samples);
        if scored.is_none() {
            if let Some(scorer) = self.scorer.take() {
                scorer.close();
            }
            return Err(ScorerLost);
        }
        Ok(scored)
    }

    /// Hears one piece; `None` if the listener was lost.
    fn hear(&mut self, samples: &[i16]) -> Result<Option<Heard>, Failure> {
        self.hearings += 1;
        let (id, from) = (HearingId(self.hearings), self.next);
        let to = from + samples.len() as u64;
        self.next = to + BETWEEN;
        self.listening.begin(id, from, Until::End);
        loop {
            match self.event()? {
                ListeningEvent::Begun(begun) if begun == id => break,
                ListeningEvent::Unheard(lost) if lost == id => return Ok(None),
                _ => {}
            }
        }
        if !self.listening.feed().send(from, samples) {
            tracing::warn!("a piece of a recording did not reach the listener");
        }
        self.listening.end(id, to);
        loop {
            match self.event()? {
                ListeningEvent::Heard(mut heard) if heard.id == id && heard.is_last => {
                    for word in &mut heard.words {
                        word.start = word.start.saturating_sub(from);
                        word.end = word.end.saturating_sub(from);
                    }
                    return Ok(Some(heard));
                }
                ListeningEvent::Unheard(lost) if lost == id => return Ok(None),
                _ => {}
            }
        }
    }

    /// Waits until the listener hears.
    pub(in crate::app) fn wait_until_ready(&self) -> Result<(), Failure> {
        loop {
            match self.event()? {
                ListeningEvent::Health(Health::Ready { .. }) => return Ok(()),
                ListeningEvent::CannotHear(words) => {
                    tracing::debug!(?words, "the recogniser does not know these words")
                }
                _ => {}
            }
        }
    }

    /// Returns what the ear tells next; a listener that is not there ends it.
    fn event(&self) -> Result<ListeningEvent, Failure> {
        match self.events.recv() {
            Ok(ListeningEvent::Health(Health::Missing { why })) => Err(listener_fault::failed(&why)),
            Ok(event) => Ok(event),
            Err(_ended) => Err(listener_fault::failed("it ended")),
        }
    }
}

//! libvosk, kept from everything that would end the process and can be known beforehand.

use std::rc::Rc;

use ansage_files::model_folder;
use ansage_wire::RATE;
use ansage_wire::listening::{ForCommands, Grammar, Loading, UNKNOWN_WORD};
use vosk::{DecodingState, LogLevel, Recognizer};

use crate::second::{LONGEST_SAMPLES, OTHER_THROAT_FACTOR, SecondHearing};

/// Silence before everything: a word at the very beginning has nothing before it by which it could be told from noise.
const SILENCE_BEFORE: [i16; RATE as usize / 10] = [0; RATE as usize / 10];

/// Why there is no recogniser.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RecogniserError {
    #[error(transparent)]
    Model(#[from] model_folder::ModelError),
    #[error("the path of the recogniser is not UTF-8")]
    Path,
    #[error("libvosk cannot load the recogniser")]
    Load,
    #[error("the recogniser knows none of the words")]
    NoWords,
    #[error("libvosk cannot recognise anything with the recogniser")]
    Start,
}

/// A model that is loaded.
pub(crate) struct Model {
    model: vosk::Model,
    /// `None`: what the model was made for.
    phrases: Option<Vec<String>>,
    /// The words it cannot hear.
    pub(crate) unknown: Vec<String>,
}

/// A word, in seconds since the recognition began.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Word {
    pub(crate) word: String,
    pub(crate) confidence: f32,
    pub(crate) start: f64,
    pub(crate) end: f64,
}

impl Model {
    pub(crate) fn load(loading: &Loading) -> Result<Self, RecogniserError> {
        vosk::set_log_level(LogLevel::Warn);
        // The program has looked too, but perhaps long ago.
        model_folder::check(&loading.model)?;
        let path = loading.model.to_str().ok_or(RecogniserError::Path)?;
        let mut model = vosk::Model::new(path).ok_or(RecogniserError::Load)?;
        let (known, unknown): (Vec<_>, Vec<_>) = loading
            .words
            .iter()
            .cloned()
            .partition(|word| is_lower_case(word) && model.find_word(word).is_some());
        let phrases = match loading.grammar {
            Grammar::OfTheModel => None,
            Grammar::Words if known.is_empty() => return Err(RecogniserError::NoWords),
            Grammar::Words => {
                // Without a word for all else, everything would become one of the words.
                let other = model.find_word(UNKNOWN_WORD).map(|_number| UNKNOWN_WORD.to_owned());
                Some(known.into_iter().chain(other).collect())
            }
        };
        Ok(Self {
            model,
            phrases,
            unknown,
        })
    }

    /// Begins a recognition, and names what hears commands again.
    pub(crate) fn begin(&self, again: Option<Again>) -> Result<Recognition, RecogniserError> {
        let mut recognition = Recognition {
            first: self.recognizer(RATE as f32)?,
            second: SecondHearing::new(self.recognizer(RATE as f32 * OTHER_THROAT_FACTOR)?),
            again,
        };
        recognition.take(&SILENCE_BEFORE);
        Ok(recognition)
    }

    fn recognizer(&self, rate: f32) -> Result<Recognizer, RecogniserError> {
        let begun = match &self.phrases {
            None => Recognizer::new(&self.model, rate),
            Some(phrases) => Recognizer::new_with_grammar(&self.model, rate, phrases),
        };
        let mut recognizer = begun.ok_or(RecogniserError::Start)?;
        recognizer.set_words(true);
        Ok(recognizer)
    }
}

/// Upper-case words and words with quotation marks would be dropped silently, or more with them.
fn is_lower_case(word: &str) -> bool {
    !word.is_empty()
        && word
            .chars()
            .all(|it| it.is_alphanumeric() && !it.is_uppercase() || it == '-' || it == '\'')
}

/// A recognition that goes on.
pub(crate) struct Recognition {
    first: Recognizer,
    second: SecondHearing,
    again: Option<Again>,
}

impl Recognition {
    /// Takes samples; true if the voice has made a pause.
    pub(crate) fn take(&mut self, samples: &[i16]) -> bool {
        self.second.take(samples);
        if let Some(again) = &mut self.again {
            again.keep(samples);
        }
        give(&mut self.first, samples)
    }

    /// Returns the words so far.
    pub(crate) fn so_far(&mut self) -> Vec<String> {
        let words = self.first.partial_result().partial.split_whitespace();
        let words: Vec<String> = words.map(str::to_owned).collect();
        if words.iter().any(|it| it != UNKNOWN_WORD) {
            self.second.follow();
        }
        words
    }

    /// Returns the words before the pause that was made.
    pub(crate) fn before_the_pause(&mut self) -> Vec<Word> {
        let first = self.first.result().single().map(words).unwrap_or_default();
        self.weigh(first)
    }

    /// Returns the words up to here, as if nothing more came.
    pub(crate) fn up_to_here(&mut self) -> Vec<Word> {
        let first = self.first.final_result().single().map(words).unwrap_or_default();
        self.weigh(first)
    }

    fn weigh(&mut self, first: Vec<Word>) -> Vec<Word> {
        let weighed = self.second.weigh(first);
        match &mut self.again {
            Some(again) => again.instead_of(weighed),
            None => weighed,
        }
    }
}

/// Hears once more, by another model, what a recognition took for a command.
pub(crate) struct Again {
    model: Rc<Model>,
    commands: ForCommands,
    /// The sound of this passage, as long as it is no longer than [`LONGEST_SAMPLES`].
    kept: Vec<i16>,
    /// How many samples were taken before it, and of it.
    before: usize,
    taken: usize,
}

impl Again {
    pub(crate) fn new(model: Rc<Model>, commands: ForCommands) -> Self {
        Self {
            model,
            commands,
            kept: Vec::new(),
            before: 0,
            taken: 0,
        }
    }

    fn keep(&mut self, samples: &[i16]) {
        self.taken += samples.len();
        if self.taken <= LONGEST_SAMPLES {
            self.kept.extend(samples);
        } else {
            self.kept.clear();
        }
    }

    /// Returns these words, or what the other model hears in their place. The next passage begins.
    fn instead_of(&mut self, words: Vec<Word>) -> Vec<Word> {
        let kept = std::mem::take(&mut self.kept);
        let taken = std::mem::take(&mut self.taken);
        let before = self.before;
        self.before += taken;
        if !self.commands.are_commands(words.iter().map(|it| it.word.as_str())) {
            return words;
        }
        if taken > LONGEST_SAMPLES {
            return words.into_iter().map(|it| Word { confidence: 0.0, ..it }).collect();
        }
        match self.model.begin(None) {
            Ok(mut recognition) => {
                recognition.take(&kept);
                let later = (before as f64 - SILENCE_BEFORE.len() as f64) / f64::from(RATE);
                let place = |it: Word| Word {
                    start: (it.start + later).max(0.0),
                    end: (it.end + later).max(0.0),
                    ..it
                };
                recognition.up_to_here().into_iter().map(place).collect()
            }
            Err(error) => {
                tracing::warn!(%error, "a command is not heard again");
                Vec::new()
            }
        }
    }
}

/// Has a recogniser take samples; true if the voice has made a pause.
pub(crate) fn give(recognizer: &mut Recognizer, samples: &[i16]) -> bool {
    if samples.is_empty() {
        return false;
    }
    match recognizer.accept_waveform(samples) {
        Ok(DecodingState::Finalized) => true,
        Ok(DecodingState::Running) => false,
        Ok(DecodingState::Failed) | Err(_) => {
            tracing::warn!("libvosk did not take some samples");
            false
        }
    }
}

/// Returns the words of a result.
pub(crate) fn words(result: vosk::CompleteResultSingle<'_>) -> Vec<Word> {
    let before = SILENCE_BEFORE.len() as f64 / f64::from(RATE);
    let behind_it = |seconds: f32| (f64::from(seconds) - before).max(0.0);
    let word = |it: &vosk::Word<'_>| Word {
        word: it.word.to_owned(),
        confidence: it.conf,
        start: behind_it(it.start),
        end: behind_it(it.end),
    };
    result.result.iter().map(word).collect()
}

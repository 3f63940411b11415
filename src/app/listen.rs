//! `listen`: says which moves are spoken in a recording.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use serde::Serialize;
use serde_json::json;

use super::answers::{lexicon, position};
use super::cli::ListenOptions;
use super::paths::{Paths, beside_the_program};
use super::trouble::Trouble;
use super::words::Words;
use super::{config, logging, print};
use crate::desk::Health;
use crate::devices::listening::message::{Heard, HeardWord, HearingId, UNKNOWN_WORD, Until};
use crate::devices::listening::model;
use crate::devices::listening::sound::{Feed, RATE};
use crate::devices::listening::wav::{Wav, WavError};
use crate::devices::listening::{Listening, ListeningEvent, ListeningSettings};
use crate::game::Position;
use crate::language::understand::{Decision, Reader, Report, Understanding, Vocabulary, understand};
use crate::language::{self, Lexicon, Message, MessageId, Saying, Sight};

/// The one hearing there is.
const HEARING: HearingId = HearingId(1);

/// Listens to a recording and prints what each utterance in it means.
pub(super) fn listen(options: &ListenOptions, paths: &Paths) -> Result<(), Trouble> {
    if let Err(error) = logging::begin(&paths.log) {
        // The program runs as well without a log, and nobody here can do anything about it.
        drop(error);
    }
    let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    let lexicon = lexicon(&words, &options.words)?;
    let position = match &options.fen {
        Some(fen) => position(fen)?,
        None => Position::start(),
    };
    let wav = open_wav(&options.wav)?;
    let model = match &options.model {
        Some(folder) => folder.clone(),
        None => find_model(lexicon.language()),
    };
    // What is wrong with it is told in the person's words; the ear would look at it too.
    model::check(&model)?;

    let forms = Forms::of(&[lexicon, self::lexicon(&words, config::USUAL_WORDS)?]);
    let answers = Answers {
        options,
        words: &words,
        lexicon,
        vocabulary: &forms.vocabulary,
        position: &position,
        sight: if options.event { Sight::Movement } else { Sight::Legal },
    };
    let (sender, events) = mpsc::channel();
    let settings = ListeningSettings {
        model,
        words: forms.words,
    };
    let listening = Listening::open(settings, sender);
    let answered = hear(&listening, wav, events, &answers);
    listening.close();
    answered
}

/// Has the whole recording heard, and answers each utterance as it comes.
fn hear(
    listening: &Listening,
    wav: Wav,
    events: Receiver<ListeningEvent>,
    answers: &Answers<'_>,
) -> Result<(), Trouble> {
    wait_until_begun(listening, &events)?;
    thread::scope(|scope| {
        let answered = scope.spawn(move || answers.print_all(&events));
        let length = play(wav, &listening.feed());
        listening.end(HEARING, length);
        let panicked = |_| Err(Trouble::Listener("the program failed".to_owned()));
        answered.join().unwrap_or_else(panicked)
    })
}

/// Begins the hearing once the ear is ready, and waits until it has begun: a file does not wait by itself.
fn wait_until_begun(listening: &Listening, events: &Receiver<ListeningEvent>) -> Result<(), Trouble> {
    for event in events {
        match event {
            ListeningEvent::Health(Health::Ready { .. }) => listening.begin(HEARING, 0, Until::Pause),
            ListeningEvent::Health(Health::Missing { why } | Health::Lost { why, .. }) => {
                return Err(Trouble::Listener(why));
            }
            ListeningEvent::CannotHear(words) => tracing::debug!(?words, "the recogniser does not know these words"),
            ListeningEvent::Begun(_) => return Ok(()),
            ListeningEvent::Partial(..) | ListeningEvent::Heard(_) | ListeningEvent::Unheard(_) => {}
        }
    }
    Err(Trouble::Listener("it ended".to_owned()))
}

/// Feeds a recording, and returns how many samples it has.
fn play(mut wav: Wav, feed: &Feed) -> u64 {
    let mut length = 0;
    while let Some(samples) = wav.read() {
        if !feed.send(length, &samples) {
            // Why nobody listens any more is told as an event.
            break;
        }
        length += samples.len() as u64;
    }
    length
}

fn open_wav(path: &Path) -> Result<Wav, Trouble> {
    let path = path.to_owned();
    Wav::open(&path).map_err(|error| match error {
        WavError::Unreadable(source) => Trouble::Unreadable { path, source },
        WavError::NotWav(why) => Trouble::NotSound {
            path,
            why: why.to_string(),
        },
        WavError::Rate(rate) => Trouble::SoundRate { path, rate },
    })
}

/// Returns the first folder in which a recogniser of a language lies, or where it should.
pub(super) fn find_model(language: &str) -> PathBuf {
    let places = model::places(&beside_the_program().unwrap_or_default(), language);
    let missing = places[0].clone();
    places.into_iter().find(|it| it.is_dir()).unwrap_or(missing)
}

/// The forms in which words are heard.
struct Forms {
    vocabulary: Vocabulary,
    /// Each single word of them, in lower case.
    words: Vec<String>,
}

impl Forms {
    fn of(lexicons: &[&Lexicon]) -> Self {
        let heard = || lexicons.iter().flat_map(|it| it.heard());
        let words: BTreeSet<String> = heard()
            .flat_map(|(form, _)| form.split_whitespace())
            .map(str::to_lowercase)
            .collect();
        Self {
            vocabulary: Vocabulary::new(heard().map(|(form, word)| (form.to_owned(), word))),
            words: words.into_iter().collect(),
        }
    }
}

/// What the answers are made with.
struct Answers<'a> {
    options: &'a ListenOptions,
    words: &'a Words,
    lexicon: &'a Lexicon,
    vocabulary: &'a Vocabulary,
    position: &'a Position,
    sight: Sight,
}

/// An utterance as JSON shows it; seconds from the beginning of the recording.
#[derive(Serialize)]
struct Utterance {
    heard: String,
    words: Vec<WordReport>,
    /// From the first word to the end of the last.
    seconds: f64,
    times: Times,
    #[serde(flatten)]
    meant: Report,
}

#[derive(Serialize)]
struct WordReport {
    word: String,
    confidence: f32,
    start: f64,
    end: f64,
}

#[derive(Serialize)]
struct Times {
    /// From the end of the last word to the sample at which it was decided that no more follows.
    pause_ms: u64,
    /// From that sample to the words.
    result_ms: f64,
    /// All the work of the recogniser on this utterance.
    work_ms: f64,
}

impl Answers<'_> {
    /// Answers utterances until the last one.
    fn print_all(&self, events: &Receiver<ListeningEvent>) -> Result<(), Trouble> {
        let mut has_heard = false;
        for event in events {
            match event {
                ListeningEvent::Heard(heard) => {
                    if !heard.words.is_empty() {
                        has_heard = true;
                        self.print(&heard)?;
                    }
                    if heard.is_last {
                        break;
                    }
                }
                ListeningEvent::Health(Health::Missing { why } | Health::Lost { why, .. }) => {
                    return Err(Trouble::Listener(why));
                }
                ListeningEvent::Begun(_)
                | ListeningEvent::Partial(..)
                | ListeningEvent::CannotHear(_)
                | ListeningEvent::Health(Health::Ready { .. })
                // Its reason follows.
                | ListeningEvent::Unheard(_) => {}
            }
        }
        if !has_heard && !self.options.json {
            print(&format!(
                "{}\n",
                self.words.say(&Message::new(MessageId::ListenNoWords))
            ))?;
        }
        Ok(())
    }

    fn print(&self, heard: &Heard) -> Result<(), Trouble> {
        let understanding = readings(&heard.words, self.vocabulary, self.position, self.sight);
        if self.options.json {
            let utterance = Utterance::of(heard, Report::of(&understanding, self.position));
            return print(&format!("{}\n", json!(utterance)));
        }
        print(&format!("{}\n", self.words.say(&self.message(heard, &understanding))))
    }

    fn message(&self, heard: &Heard, understanding: &Understanding) -> Message {
        let about = |id| Message::new(id).with("words", joined(&heard.words));
        match &understanding.decision {
            Decision::Clear { m, .. } => {
                let announced = language::announce(self.position, *m, &Saying::default(), self.sight);
                about(MessageId::ListenMove).with("move", self.lexicon.phrase(&announced).written)
            }
            Decision::Ask { .. } | Decision::Castling { .. } | Decision::Promotion { .. } => {
                about(MessageId::ListenSeveral)
            }
            Decision::Impossible { .. } | Decision::Nothing(_) => about(MessageId::ListenNoMove),
        }
    }
}

/// Returns what words that were heard mean in a position. Speech that is none of the words is no part of a move, but
/// before and behind one it may be somebody else's.
fn readings(words: &[HeardWord], vocabulary: &Vocabulary, position: &Position, sight: Sight) -> Understanding {
    let is_known = |it: &HeardWord| it.word != UNKNOWN_WORD;
    let first = words.iter().position(is_known).unwrap_or(words.len());
    let end = words.iter().rposition(is_known).map_or(first, |last| last + 1);
    // Nobody says letters: files and pieces have names.
    let reader = Reader {
        vocabulary,
        letters: &[],
    };
    understand(&joined(&words[first..end]), &reader, position, sight)
}

fn joined(words: &[HeardWord]) -> String {
    words.iter().map(|it| it.word.as_str()).collect::<Vec<_>>().join(" ")
}

impl Utterance {
    fn of(heard: &Heard, meant: Report) -> Self {
        let (first, last) = (heard.words.first(), heard.words.last());
        let (start, end) = (
            first.map_or(heard.from, |it| it.start),
            last.map_or(heard.to, |it| it.end),
        );
        let word = |it: &HeardWord| WordReport {
            word: it.word.clone(),
            confidence: it.confidence,
            start: seconds(it.start),
            end: seconds(it.end),
        };
        Self {
            heard: joined(&heard.words),
            words: heard.words.iter().map(word).collect(),
            seconds: seconds(end.saturating_sub(start)),
            times: Times {
                pause_ms: heard.to.saturating_sub(end) * 1000 / u64::from(RATE),
                result_ms: heard.result_us as f64 / 1000.0,
                work_ms: heard.work_us as f64 / 1000.0,
            },
            meant,
        }
    }
}

/// In thousandths: finer is not known.
fn seconds(samples: u64) -> f64 {
    (samples as f64 * 1000.0 / f64::from(RATE)).round() / 1000.0
}

//! `learn-my-voice`: the words of the announcements, said on request, teach the recogniser one person's voice.

mod person;
mod wav_folder;

use std::path::Path;

use super::answers::lexicon;
use super::cli::LearnOptions;
use super::listen::shipped_model;
use super::microphone::{Asking, Microphone};
use super::paths::Paths;
use super::trouble::Trouble;
use super::words::Words;
use super::{logging, print};
use crate::devices::files;
use crate::devices::listening::adapt::learn::Course;
use crate::devices::listening::adapt::{Flaw, Proof, Recogniser, Take};
use crate::devices::listening::model::{self, Bindable, own};
use crate::devices::sound::{RATE, wav};
use crate::language::listen::{Exercise, lesson};
use crate::language::{Message, MessageId};
use wav_folder::WavFolder;

/// A word that is asked for.
struct Request<'a> {
    exercise: &'a Exercise,
    /// How often it was asked for before, counted from 0.
    round: usize,
    /// How many words have been asked for, with this one, and how many there are.
    count: [usize; 2],
}

impl Request<'_> {
    /// Names the file of its recording.
    fn file_name(&self) -> String {
        format!("{}-{}.wav", self.exercise.words.join("-"), self.round + 1)
    }
}

/// What came of a request.
enum Answer {
    /// The samples that were recorded.
    Sound(Vec<i16>),
    /// The person wants to be asked again.
    Again,
    /// There is no such recording.
    Missing,
    /// The person has had enough.
    Stop,
}

/// Where words are said.
trait Pupil {
    /// Asks for a word and returns what was said.
    fn ask(&mut self, request: &Request<'_>) -> Result<Answer, Trouble>;

    /// Tells the person something.
    fn tell(&mut self, message: &Message) -> Result<(), Trouble>;

    /// True if a word may be asked for again.
    fn can_repeat(&self) -> bool;
}

/// A word is asked for again so often and no more: then it is taken as it is, or left out.
const REPEATS: usize = 2;

/// Has a voice learned, or forgotten.
pub(super) fn learn(options: &LearnOptions, paths: &Paths) -> Result<(), Trouble> {
    if let Err(error) = logging::begin(&paths.log) {
        // The program runs as well without a log.
        drop(error);
    }
    let words = Words::read(options.told.voices.as_deref(), options.told.reports.as_deref())?;
    let lexicon = lexicon(&words, &options.words)?;
    let own = match &options.into {
        Some(folder) => folder.clone(),
        None => own::place(&paths.settings, lexicon.language()),
    };
    if options.forget {
        return forget(&own, &words);
    }
    let shipped = match &options.model {
        Some(folder) => folder.clone(),
        None => shipped_model(lexicon.language()),
    };
    model::check(&shipped)?;
    let recogniser = Recogniser::read(&shipped)?;
    // A recogniser that can learn lists its words.
    let known = Bindable::open(&shipped)?.map(|it| it.known_words()).unwrap_or_default();
    let exercises = lesson(lexicon, words.voices.spoken(lexicon), &known);
    let mut pupil: Box<dyn Pupil> = match &options.wav_folder {
        Some(folder) => Box::new(WavFolder::open(folder, &words)?),
        None => {
            let asking = Asking {
                microphone: options.microphone.as_deref(),
                words: &options.words,
                voice: options.voice.as_deref(),
            };
            Box::new(Microphone::open(&asking, paths, &words)?)
        }
    };
    let begin = Message::new(MessageId::LearnBegin)
        .with("count", exercises.len())
        .with("rounds", options.rounds)
        .with("minutes", (exercises.len() * options.rounds).div_ceil(TAKES_PER_MINUTE));
    pupil.tell(&begin)?;
    let takes = ask_all(&exercises, options, &recogniser, pupil.as_mut())?;
    pupil.tell(&Message::new(MessageId::LearnWorking).with("takes", takes.len()))?;
    let Some(learned) = recogniser.learn(&takes, &Course::default()) else {
        pupil.tell(&Message::new(MessageId::LearnTooLittle))?;
        return Err(Trouble::NotDone);
    };
    tracing::info!(proof = ?learned.proof, "a voice has been learned");
    if !learned.proof.holds() {
        pupil.tell(&about(MessageId::LearnNotBetter, &learned.proof))?;
        return Err(Trouble::NotDone);
    }
    own::keep(&own, &shipped, &learned.mdl).map_err(|source| Trouble::Unwritable {
        path: own.clone(),
        source,
    })?;
    pupil.tell(&about(MessageId::LearnDone, &learned.proof))?;
    pupil.tell(&match &options.keep_recordings {
        Some(folder) => Message::new(MessageId::LearnRecordingsKept).with("path", folder.display().to_string()),
        None => Message::new(MessageId::LearnForgetHint),
    })
}

/// How many words are said in a minute, with the asking.
const TAKES_PER_MINUTE: usize = 20;

fn forget(own: &Path, words: &Words) -> Result<(), Trouble> {
    let forgotten = own::forget(own).map_err(|source| Trouble::Unwritable {
        path: own.to_owned(),
        source,
    })?;
    let id = if forgotten {
        MessageId::LearnForgotten
    } else {
        MessageId::LearnNothingToForget
    };
    print(&format!("{}\n", words.say(&Message::new(id))))
}

fn about(id: MessageId, proof: &Proof) -> Message {
    Message::new(id)
        .with("takes", proof.takes)
        .with("before", proof.right[0])
        .with("after", proof.right[1])
}

/// Asks for every word in every round, until there are no more or the person has had enough.
fn ask_all(
    exercises: &[Exercise],
    options: &LearnOptions,
    recogniser: &Recogniser,
    pupil: &mut dyn Pupil,
) -> Result<Vec<Take>, Trouble> {
    let mut takes = Vec::new();
    let all = exercises.len() * options.rounds;
    for round in 0..options.rounds {
        for (index, exercise) in exercises.iter().enumerate() {
            let request = Request {
                exercise,
                round,
                count: [round * exercises.len() + index + 1, all],
            };
            match ask(&request, options, recogniser, pupil)? {
                Asked::Taken(take) => takes.push(take),
                Asked::LeftOut => {}
                Asked::Stop => return Ok(takes),
            }
        }
    }
    Ok(takes)
}

enum Asked {
    Taken(Take),
    LeftOut,
    Stop,
}

/// Asks for one word until it can be learned from.
fn ask(
    request: &Request<'_>,
    options: &LearnOptions,
    recogniser: &Recogniser,
    pupil: &mut dyn Pupil,
) -> Result<Asked, Trouble> {
    let words = &request.exercise.words;
    let mut repeats = 0;
    loop {
        let samples = match pupil.ask(request)? {
            Answer::Sound(samples) => samples,
            Answer::Again => continue,
            Answer::Missing => return Ok(Asked::LeftOut),
            Answer::Stop => return Ok(Asked::Stop),
        };
        let flaw = match recogniser.take(words, request.round, &samples) {
            Ok(take) => {
                keep_recording(options.keep_recordings.as_deref(), request, &samples)?;
                return Ok(Asked::Taken(take));
            }
            Err(flaw) => flaw,
        };
        // A voice that is foreign to the recogniser may well sound like other words to it: the person knows better.
        if flaw == Flaw::Unlike && repeats > 0 {
            keep_recording(options.keep_recordings.as_deref(), request, &samples)?;
            let take = recogniser.take_as_said(words, request.round, &samples);
            return Ok(take.map_or(Asked::LeftOut, Asked::Taken));
        }
        let name = request.exercise.phrase.written.as_str();
        pupil.tell(
            &Message::new(MessageId::LearnFlaw)
                .with("fault", flaw.key())
                .with("saying", name),
        )?;
        if !pupil.can_repeat() || repeats == REPEATS {
            return Ok(Asked::LeftOut);
        }
        repeats += 1;
    }
}

/// Keeps a recording if the person wants that; by itself nothing is kept.
fn keep_recording(folder: Option<&Path>, request: &Request<'_>, samples: &[i16]) -> Result<(), Trouble> {
    let Some(folder) = folder else {
        return Ok(());
    };
    let path = folder.join(request.file_name());
    let kept = files::make_private_folder(folder).and_then(|()| wav::write_private(&path, samples, RATE));
    kept.map_err(|source| Trouble::Unwritable { path, source })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;
    use crate::language::{Phrase, Segment};

    #[test]
    fn a_recording_that_is_kept_is_its_persons_alone() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("kept/voice");
        let exercise = Exercise {
            phrase: Phrase {
                written: "Anna".to_owned(),
                spoken: Segment::plain("de", "Anna".to_owned()),
            },
            words: vec!["anna".to_owned()],
        };
        let request = Request {
            exercise: &exercise,
            round: 0,
            count: [1, 1],
        };
        keep_recording(None, &request, &[1; 100]).unwrap();
        assert!(!folder.exists());
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let file = folder.join("anna-1.wav");
        for _again in 0..2 {
            keep_recording(Some(&folder), &request, &[1; 100]).unwrap();
            assert_eq!(
                (mode(&home.path().join("kept")), mode(&folder), mode(&file)),
                (0o700, 0o700, 0o600)
            );
            fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
        }
    }
}

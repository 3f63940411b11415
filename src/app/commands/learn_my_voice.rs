//! `learn-my-voice`: the words of the announcements, said on request, teach the recogniser one person's voice.

mod person;
mod proof;
mod wav_folder;

use std::path::{Path, PathBuf};

use super::listen::score::notes::{self, Note, Notes};
use super::listen::score::recordings::{Kind, Recording, Recordings, Sound};
use super::microphone::{Asking, Microphone};
use crate::app::cli::LearnOptions;
use crate::app::failure::{Failure, io_fault};
use crate::app::logging;
use crate::app::printing::print;
use crate::app::recogniser::forms::Forms;
use crate::app::recogniser::session::{Session, Surroundings};
use crate::app::recogniser::{RECOGNISED, shipped_model};
use crate::app::settings::paths::Paths;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::{Words, lexicon};
use ansage_core::game::Position;
use ansage_core::language::listen::{Exercise, HeldBack, Meaning, held_back, lesson};
use ansage_core::language::{Message, MessageId, Sight};
use ansage_devices::listening::adapt::learn::Course;
use ansage_devices::listening::adapt::{LearnError, Recogniser, Said, Take, TakeFlaw};
use ansage_devices::listening::model::own::Standing;
use ansage_devices::listening::model::{Bindable, own};
use ansage_files::model_folder;
use ansage_sound_files::wav;
use ansage_wire::RATE;
use ansage_wire::listening::Until;
use proof::Proof;
use wav_folder::WavFolder;

/// A word or an announcement that is asked for.
struct Request<'a> {
    exercise: &'a Exercise,
    /// How often it was asked for before, counted from 0.
    round: usize,
    /// How much has been asked for, with this, and how much there is.
    count: [usize; 2],
    said: Said,
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
    fn ask(&mut self, request: &Request<'_>) -> Result<Answer, Failure>;

    /// Tells the person something.
    fn tell(&mut self, message: &Message) -> Result<(), Failure>;

    /// Asks a question and returns true if the person says yes; no answer is a no.
    fn agrees(&mut self, question: &Message, words: &Words) -> Result<bool, Failure>;

    /// True if a word may be asked for again.
    fn can_repeat(&self) -> bool;
}

/// A word is asked for again so often and no more: then it is taken as it is, or left out.
const REPEATS: usize = 2;

/// Has a voice learned, or forgotten.
pub(in crate::app) fn learn(options: &LearnOptions, paths: &Paths) -> Result<(), Failure> {
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
    if options.model.is_none() && lexicon.language() != RECOGNISED {
        let message = Message::new(MessageId::CannotLearnLanguage).with("language", lexicon.language());
        return Err(Failure::unreadable(message));
    }
    model_folder::check(&shipped)?;
    let recogniser = Recogniser::read(&shipped).map_err(cannot_learn)?;
    // A recogniser that can learn lists its words.
    let known = Bindable::open(&shipped)?.map(|it| it.known_words()).unwrap_or_default();
    let material = Material {
        exercises: lesson(lexicon, words.voices.spoken(lexicon), &known),
        announcements: held_back(lexicon, &known),
    };
    let forms = Forms::of(&[Some(lexicon), words.voices.lexicon(USUAL_WORDS)]);
    // Learned is always from the shipped one, but whoever learns again hears with what was learned before.
    let before = match own::standing(&own, &shipped) {
        Standing::Valid => &own,
        Standing::Absent | Standing::Stale => &shipped,
    };
    let surroundings = Surroundings {
        model: before,
        scorer_model: None,
        forms: &forms,
        hearing: forms.hearing(lexicon, &words.voices),
    };
    // Nobody is to say a hundred words where nothing can be made of them.
    look_for_a_listener(surroundings)?;
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
    let mut keeping = match &options.keep_recordings {
        Some(folder) => Some(Keeping::begin(folder, options, pupil.as_mut(), &words)?),
        None => None,
    };
    let asked_for = material.exercises.len() * options.rounds + material.announcements.len();
    let begin = Message::new(MessageId::LearnBegin)
        .with("count", material.exercises.len())
        .with("rounds", options.rounds)
        .with("announcements", material.announcements.len().to_string())
        .with("minutes", asked_for.div_ceil(TAKES_PER_MINUTE));
    pupil.tell(&begin)?;
    let mut said = ask_all(&material, options, &recogniser, &mut keeping, pupil.as_mut())?;
    if let Some(folder) = &options.wav_folder {
        let all = Recordings::read(folder, &surroundings.hearing, &words.voices)?.usable;
        said.announcements = all
            .into_iter()
            .filter(|it| matches!(it.kind, Kind::Announcement(_)))
            .collect();
    }
    if said.announcements.len() < proof::LEAST {
        let too_few = Message::new(MessageId::LearnTooFewAnnouncements).with("count", proof::LEAST.to_string());
        pupil.tell(&too_few)?;
        return Err(Failure::refused(too_few).told_already());
    }
    pupil.tell(&Message::new(MessageId::LearnWorking).with("takes", said.takes.len()))?;
    let Some(net) = recogniser.learn(&said.takes, &Course::default()) else {
        pupil.tell(&Message::new(MessageId::LearnTooLittle))?;
        return Err(Failure::refused(MessageId::LearnTooLittle).told_already());
    };
    let trial = own::trial(&own);
    let unwritable = |path| move |source| io_fault::unwritable(path, &source);
    own::keep(&trial, &shipped, &net).map_err(unwritable(&trial))?;
    let proof = Proof::of(&said.announcements, surroundings, &trial);
    own::forget(&trial).map_err(unwritable(&trial))?;
    let proof = proof?;
    tracing::info!(?proof, "a voice has been learned");
    if !proof.holds() {
        let not_better = proof.told(MessageId::LearnNotBetter);
        pupil.tell(&not_better)?;
        return Err(Failure::refused(not_better).told_already());
    }
    own::keep(&own, &shipped, &net).map_err(unwritable(&own))?;
    pupil.tell(&proof.told(MessageId::LearnDone))?;
    pupil.tell(&Message::new(MessageId::LearnOnePerson))?;
    pupil.tell(&match &options.keep_recordings {
        Some(folder) => Message::new(MessageId::LearnRecordingsKept).with("path", folder.display().to_string()),
        None => Message::new(MessageId::LearnForgetHint),
    })
}

/// What is asked for: words to learn from, and whole announcements that are held back.
struct Material {
    exercises: Vec<Exercise>,
    announcements: Vec<HeldBack>,
}

/// What was said.
#[derive(Default)]
struct Lesson {
    takes: Vec<Take>,
    announcements: Vec<Recording>,
}

fn look_for_a_listener(surroundings: Surroundings<'_>) -> Result<(), Failure> {
    let start = Position::start();
    let mut session = Session::open(surroundings, &start, Sight::Movement)?;
    let heard = session.hear(std::iter::empty(), Until::End, |_| Ok(()));
    session.close();
    heard.map(drop)
}

/// How many words are said in a minute, with the asking.
const TAKES_PER_MINUTE: usize = 20;

fn cannot_learn(why: LearnError) -> Failure {
    Failure::unreadable(Message::new(MessageId::LearnError).with("why", why.to_string()))
}

fn forget(own: &Path, words: &Words) -> Result<(), Failure> {
    let forgotten = own::forget(own).map_err(|source| io_fault::unwritable(own, &source))?;
    let id = if forgotten {
        MessageId::LearnForgotten
    } else {
        MessageId::LearnNothingToForget
    };
    print(&format!("{}\n", words.say(&Message::new(id))))
}

/// Asks for every word in every round, and for the announcements after the first, until there is no more or the person has
/// had enough.
fn ask_all(
    material: &Material,
    options: &LearnOptions,
    recogniser: &Recogniser,
    keeping: &mut Option<Keeping>,
    pupil: &mut dyn Pupil,
) -> Result<Lesson, Failure> {
    let mut lesson = Lesson::default();
    let all = material.exercises.len() * options.rounds + material.announcements.len();
    let mut count = 0;
    for round in 0..options.rounds {
        for exercise in &material.exercises {
            count += 1;
            let request = Request {
                exercise,
                round,
                count: [count, all],
                said: Said::Word,
            };
            match ask(&request, recogniser, keeping, pupil)? {
                Asked::Taken(take, _) => lesson.takes.push(take),
                Asked::LeftOut => {}
                Asked::Stop => return Ok(lesson),
            }
        }
        for announcement in material.announcements.iter().filter(|_| round == 0) {
            count += 1;
            let request = Request {
                exercise: &announcement.exercise,
                round,
                count: [count, all],
                said: Said::Announcement,
            };
            match ask(&request, recogniser, keeping, pupil)? {
                Asked::Taken(_, samples) => {
                    if let Some(keeping) = keeping {
                        keeping.note(&request, announcement)?;
                    }
                    lesson.announcements.push(recording(&request, announcement, samples));
                }
                Asked::LeftOut => {}
                Asked::Stop => return Ok(lesson),
            }
        }
    }
    Ok(lesson)
}

/// Returns an announcement as it is heard at the table, with the key held.
fn recording(request: &Request<'_>, announcement: &HeldBack, samples: Vec<i16>) -> Recording {
    Recording {
        name: request.file_name(),
        said: request.exercise.words.join(" "),
        kind: Kind::Announcement(Meaning::Move(announcement.m)),
        position: announcement.position.clone(),
        has_position: true,
        until: Until::End,
        sound: Sound::Samples(samples),
    }
}

enum Asked {
    /// What was said, cut out, and all that was recorded.
    Taken(Take, Vec<i16>),
    LeftOut,
    Stop,
}

/// Asks for one word until it can be learned from, or for one announcement until it can be heard.
fn ask(
    request: &Request<'_>,
    recogniser: &Recogniser,
    keeping: &Option<Keeping>,
    pupil: &mut dyn Pupil,
) -> Result<Asked, Failure> {
    let words = &request.exercise.words;
    let mut repeats = 0;
    loop {
        let samples = match pupil.ask(request)? {
            Answer::Sound(samples) => samples,
            Answer::Again => continue,
            Answer::Missing => return Ok(Asked::LeftOut),
            Answer::Stop => return Ok(Asked::Stop),
        };
        let taken = match request.said {
            Said::Word => recogniser.take(words, request.round, &samples),
            // How it sounds is what is to be found out.
            Said::Announcement => recogniser.take_as_said(words, request.round, &samples),
        };
        let taken = match taken {
            // A voice that is foreign to the recogniser may well sound like other words to it: the person knows better.
            Err(TakeFlaw::Unlike) if repeats > 0 => recogniser.take_as_said(words, request.round, &samples),
            taken => taken,
        };
        let flaw = match taken {
            Ok(take) => {
                if let Some(keeping) = keeping {
                    keeping.keep(request, &samples)?;
                }
                return Ok(Asked::Taken(take, samples));
            }
            Err(flaw) => flaw,
        };
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

/// Recordings that are kept because the person wants it; by itself nothing is kept.
struct Keeping {
    folder: PathBuf,
    notes: Notes,
}

impl Keeping {
    /// Asks whether the recordings may be given away, and notes the question and the answer.
    ///
    /// # Errors
    ///
    /// A folder in which recordings are already is of somebody, and left alone.
    fn begin(folder: &Path, options: &LearnOptions, pupil: &mut dyn Pupil, words: &Words) -> Result<Self, Failure> {
        let path = notes::place(folder);
        if path.exists() {
            return Err(io_fault::exists(&path));
        }
        let kept = Message::new(MessageId::LearnKeeps).with("path", folder.display().to_string());
        pupil.tell(&kept)?;
        let question = Message::new(MessageId::LearnConsent).with("licence", LICENCE);
        let agrees = pupil.agrees(&question, words)?;
        pupil.tell(&Message::new(if agrees {
            MessageId::LearnConsentGiven
        } else {
            MessageId::LearnConsentNotGiven
        }))?;
        let answer = if agrees { "yes" } else { "no" };
        let keeping = Self {
            folder: folder.to_owned(),
            notes: Notes {
                // Who it is, nobody needs to know; which recordings are one person's, everybody.
                person: Some(format!("{:08x}", rand::random::<u32>())),
                language: Some(options.words.clone()),
                licence: agrees.then(|| LICENCE.to_owned()),
                consent: Some(format!("{} {answer}", words.say(&question))),
                microphone: Some(options.microphone.clone().unwrap_or_else(|| "default".to_owned())),
                recordings: Vec::new(),
            },
        };
        let made = ansage_files::make_private_folder(folder);
        made.map_err(|source| io_fault::unwritable(folder, &source))?;
        keeping.notes.write(folder)?;
        Ok(keeping)
    }

    /// Keeps a recording.
    fn keep(&self, request: &Request<'_>, samples: &[i16]) -> Result<(), Failure> {
        let path = self.folder.join(request.file_name());
        let kept = wav::write_private(&path, samples, RATE);
        kept.map_err(|source| io_fault::unwritable(&path, &source))
    }

    /// Notes in which position an announcement was said.
    fn note(&mut self, request: &Request<'_>, announcement: &HeldBack) -> Result<(), Failure> {
        self.notes.recordings.push(Note {
            file: request.file_name(),
            fen: Some(announcement.position.fen()),
            m: Some(announcement.m.to_string()),
            junk: false,
            whole: true,
        });
        self.notes.write(&self.folder)
    }
}

/// Under what recordings are given away: whoever measures with them owes nothing to anybody, nor anybody's name.
const LICENCE: &str = "CC0-1.0";

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;

    use clap::Parser as _;

    use super::*;
    use crate::app::cli::{CommandLine, Task};
    use ansage_core::language::Phrase;
    use ansage_wire::Segment;

    /// Somebody who answers a question, and tells what they were told.
    struct Silent(bool, Vec<MessageId>);

    impl Pupil for Silent {
        fn ask(&mut self, _request: &Request<'_>) -> Result<Answer, Failure> {
            Ok(Answer::Stop)
        }

        fn tell(&mut self, message: &Message) -> Result<(), Failure> {
            self.1.push(message.id);
            Ok(())
        }

        fn agrees(&mut self, question: &Message, _words: &Words) -> Result<bool, Failure> {
            self.1.push(question.id);
            Ok(self.0)
        }

        fn can_repeat(&self) -> bool {
            true
        }
    }

    #[test]
    fn recordings_that_are_kept_are_their_persons_alone_and_say_what_was_agreed_to() {
        let home = tempfile::tempdir().unwrap();
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
            said: Said::Word,
        };
        let parsed = CommandLine::parse_from(["ansage", "learn-my-voice"]).task;
        let Some(Task::LearnMyVoice(options)) = parsed else {
            panic!("it is a task");
        };
        let words = Words::read(None, Some("en")).unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        for (agrees, licence, answer) in [(true, Some("CC0-1.0"), "? yes"), (false, None, "? no")] {
            let folder = home.path().join(format!("kept/{agrees}"));
            let mut pupil = Silent(agrees, Vec::new());
            let keeping = Keeping::begin(&folder, &options, &mut pupil, &words).unwrap();
            keeping.keep(&request, &[1; 100]).unwrap();
            let file = folder.join("anna-1.wav");
            assert_eq!(
                (mode(&folder), mode(&file), mode(&notes::place(&folder))),
                (0o700, 0o600, 0o600)
            );
            let notes = Notes::read(&folder).unwrap();
            assert_eq!(notes.licence.as_deref(), licence);
            assert!(notes.consent.unwrap().ends_with(answer));
            assert_eq!(pupil.1[..2], [MessageId::LearnKeeps, MessageId::LearnConsent]);
            // They are of somebody: another one's are not written over them.
            let again = Keeping::begin(&folder, &options, &mut pupil, &words);
            assert!(again.is_err_and(|it| it.told().id == MessageId::FileExists));
        }
    }
}

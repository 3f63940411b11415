//! `learn-my-voice`: the words of the announcements, said on request, teach the recogniser one person's voice.

mod keeping;
mod learning;
mod proof;
mod wav_folder;

use std::path::Path;
use std::sync::Arc;

use super::studio::{Asking, Studio};
use crate::app::cli::LearnOptions;
use crate::app::failure::{Failure, desk_failure, io_failure};
use crate::app::logging;
use crate::app::printing::print;
use crate::app::recogniser::heard_forms::HeardForms;
use crate::app::recogniser::session::{Session, Surroundings};
use crate::app::recogniser::{RECOGNISED, shipped_model};
use crate::app::settings::config;
use crate::app::settings::paths::Paths;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::{Words, lexicon};
use crate::app::table::lines::{Equipment, Lines};
use ansage_adaptation::{LearnError, Recogniser};
use ansage_core::desk::{KeptRecordings, Lesson, LessonEnd, LessonMaterial, LessonSettings};
use ansage_core::game::Position;
use ansage_core::language::listen::{Exercise, HeldBack, held_back, lesson};
use ansage_core::language::{Message, Sight};
use ansage_devices::listening::model::own::Standing;
use ansage_devices::listening::model::{Bindable, own};
use ansage_files::model_folder;
use ansage_wire::listening::Until;
use keeping::LICENCE;
use learning::{Learning, LessonSpeech};
use wav_folder::WavFolder;

/// Has a voice learned, or forgotten.
pub(in crate::app) fn learn(options: &LearnOptions, paths: &Paths) -> Result<(), Failure> {
    if let Err(error) = logging::begin(&paths.log) {
        // The program runs as well without a log.
        drop(error);
    }
    let words = Words::read(
        options.reporting.voices.as_deref(),
        options.reporting.reports.as_deref(),
    )?;
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
        let message = Message::CannotLearnLanguage {
            language: lexicon.language().into(),
        };
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
    let forms = HeardForms::of(&[Some(lexicon), words.voices.lexicon(USUAL_WORDS)]);
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
    let settings = LessonSettings {
        reports: words.reports.clone(),
        ear_voice: false,
        rounds: options.rounds,
        is_recorded: options.wav_folder.is_some(),
        least_announcements: proof::MIN_ANNOUNCEMENTS,
        keeps: options.keep_recordings.as_deref().map(|folder| KeptRecordings {
            folder: folder.display().to_string(),
            licence: LICENCE.to_owned(),
        }),
        cells: None,
    };
    let learning = Learning {
        options,
        words: &words,
        material: &material,
        recogniser: &recogniser,
        surroundings,
        own: &own,
        shipped: &shipped,
        keeping: None,
        said: LessonSpeech::default(),
    };
    match &options.wav_folder {
        Some(folder) => {
            let mut folder = WavFolder::open(learning, folder.clone())?;
            folder.takes.look_for_others()?;
            give(&mut Lines::open(None), settings, &material, &words, &mut folder)
        }
        None => {
            let asking = Asking {
                microphone: options.microphone.as_deref(),
                words: &options.words,
                options: &options.asking,
                settings: config::read_settings(None, &paths.settings)?,
            };
            let display = asking.display(&words)?;
            let cells = display.as_ref().map(|it| it.cells.clone());
            let mut lines = Lines::open(display);
            let mut studio = Studio::open(learning, None, &asking, &words, &lines)?;
            let settings = LessonSettings {
                ear_voice: studio.is_heard(),
                cells,
                ..settings
            };
            let looked = studio.takes.look_for_others();
            let given = looked.and_then(|()| give(&mut lines, settings, &material, &words, &mut studio));
            studio.close();
            lines.close();
            given
        }
    }
}

/// Gives the lesson, and says how it ended.
fn give(
    lines: &mut Lines,
    settings: LessonSettings,
    material: &Material,
    words: &Words,
    equipment: &mut dyn Equipment,
) -> Result<(), Failure> {
    let material = LessonMaterial {
        words: material.exercises.iter().map(|it| it.phrase.clone()).collect(),
        announcements: material
            .announcements
            .iter()
            .map(|it| it.exercise.phrase.clone())
            .collect(),
    };
    let (mut lesson, first) = Lesson::open(material, settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    lines.serve(&mut lesson, first, equipment)?;
    match lesson.end() {
        Some(LessonEnd::Refused(told)) => Err(Failure::refused(told.clone()).told_already()),
        Some(LessonEnd::MicrophoneLost(why)) => Err(Failure::device(Message::AskingMicrophoneLost).because(why)),
        Some(LessonEnd::Learned) | None => Ok(()),
    }
}

/// What is asked for: words to learn from, and whole announcements that are held back.
struct Material {
    exercises: Vec<Exercise>,
    announcements: Vec<HeldBack>,
}

fn look_for_a_listener(surroundings: Surroundings<'_>) -> Result<(), Failure> {
    let start = Position::start();
    let mut session = Session::open(surroundings, &start, Sight::Movement)?;
    let heard = session.hear(std::iter::empty(), Until::End, |_| Ok(()));
    session.close();
    heard.map(drop)
}

fn cannot_learn(why: LearnError) -> Failure {
    Failure::unreadable(Message::CannotLearn { why: why.to_string() })
}

fn forget(own: &Path, words: &Words) -> Result<(), Failure> {
    let forgotten = own::forget(own).map_err(|source| io_failure::unwritable(own, &source))?;
    let message = if forgotten {
        Message::LearnForgotten
    } else {
        Message::LearnNothingToForget
    };
    print(&format!("{}\n", words.say(&message)))
}

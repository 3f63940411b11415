//! Asks about the marked half-moves. Questions stand on standard error, so that what is found can be read by a program;
//! where there is a voice, they are said and what is on the tape is heard.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::by_ear::ByEar;
use super::result::ReconstructResult;
use crate::app::cli::ReconstructOptions;
use crate::app::failure::{Failure, desk_failure};
use crate::app::settings::config;
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::options::PlayOptions;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::Words;
use crate::app::table::answers::AnswersAloud;
use crate::app::table::lines::{Lines, Printed, Stream, Unreadable, input_of};
use ansage_core::desk::{Conversation as _, Device, Input, OnTape, TapeQuestions, TapeQuestionsSettings};
use ansage_core::language::reconstruct::Tape;
use ansage_core::language::{Lexicon, Vocabulary};
use ansage_sound::device_error;
use ansage_wire::RATE;
use ansage_wire::{ClipSound, Extent, Health};

/// So much of the tape is heard before and behind an utterance, in samples: half a second.
const AROUND_SAMPLES: u64 = RATE as u64 / 2;

/// How fast the tape is heard, in percent.
const LIFE_PERCENT: u16 = 100;

/// How somebody is asked beside what is printed.
pub(super) struct Asking {
    ear: Option<ByEar>,
    display: Option<DisplayChoice>,
    aloud: Option<AnswersAloud>,
}

impl Asking {
    /// Opens the Ear, and finds which display there is to be.
    ///
    /// # Errors
    ///
    /// Returns a failure if the settings cannot be read, or what the command line asks for cannot be had.
    pub(super) fn open(
        options: &ReconstructOptions,
        lexicon: &Lexicon,
        paths: &Paths,
        words: &Words,
    ) -> Result<Self, Failure> {
        let settings = config::read_settings(options.heard.settings.as_deref(), &paths.settings)?;
        let display = DisplayChoice::of(options.display.options(), &settings, &words.reports)?;
        let chosen = PlayOptions {
            model: options.model.clone(),
            scorer_model: options.scorer_model.clone(),
            ..options.answers.options()
        };
        let aloud = AnswersAloud::of(chosen, &settings, lexicon, words)?;
        let ear = ByEar::open(options, settings, words)?;
        let ear_in_room = ear.as_ref().is_some_and(|it| it.ear.in_room);
        Ok(Self {
            ear,
            display,
            aloud: aloud.map(|it| it.with_ear_in_room(ear_in_room)),
        })
    }
}

/// Somebody who was asked, until the last sentence has been said.
pub(super) struct Questioned {
    questions: TapeQuestions,
    lines: Lines,
    printed: Printed,
}

impl Questioned {
    /// Asks until nothing is marked that was not left open, or somebody stops.
    pub(super) fn ask(
        tape: Tape,
        found: &mut ReconstructResult<'_>,
        vocabulary: &Vocabulary,
        asking: Asking,
    ) -> Result<Self, Failure> {
        let Asking { ear, display, aloud } = asking;
        let settings = TapeQuestionsSettings {
            reports: found.words.reports.clone(),
            lexicon: found.lexicon.clone(),
            vocabulary: vocabulary.clone(),
            ear_voice: ear.is_some(),
            says_questions: ear.as_ref().is_some_and(|it| it.speaks),
            cells: display.as_ref().map(|it| it.cells.clone()),
            listen: aloud.as_ref().map(|it| it.settings(found.words)),
        };
        let said = (0..found.passages.len()).map(|it| found.on_tape(it)).collect();
        let voices = Arc::clone(&found.words.voices);
        let (mut questions, first) = TapeQuestions::open(tape, found.game.clone(), said, settings, voices)
            .map_err(|error| desk_failure::opening(error, None, &found.words.voices))?;
        let mut lines = Lines::open(display);
        let mut printed = Printed::on(Stream::Error);
        if let Some(mut ear) = ear.map(|it| it.ear) {
            // Whether anything is heard is told before the first question.
            let health = ear.voice.health_of(Device::EarVoice);
            let late = || Health::Missing {
                why: device_error::LATE.to_owned(),
            };
            let put = lines.way_in();
            put(Input::Health(Device::EarVoice, health.unwrap_or_else(late)));
            let mut speech = ear.voice.hand_on(move |it| input_of(it).is_none_or(&put));
            speech.play_from(found.folder());
            printed.speech = Some(speech);
        }
        lines.attend(Unreadable::Fails, aloud.as_ref(), found.words)?;
        lines.serve(&mut questions, first, &mut printed)?;
        // What is found is printed now.
        lines.stop_listening();
        found.game = questions.game().clone();
        Ok(Self {
            questions,
            lines,
            printed,
        })
    }

    /// Says in the Ear how it ended, to its end.
    pub(super) fn end(mut self) -> Result<(), Failure> {
        let last = self.questions.handle(self.lines.now(), Input::Delivered);
        self.lines.serve(&mut self.questions, last, &mut self.printed)?;
        self.printed.close();
        self.lines.close();
        Ok(())
    }
}

impl ReconstructResult<'_> {
    /// Returns the folder in which the recordings lie, wherever the helpers stand.
    fn folder(&self) -> PathBuf {
        let first = self.recordings.all.first().map(|it| it.path.as_path());
        let path = first.map(|it| std::path::absolute(it).unwrap_or_else(|_no_folder| it.to_owned()));
        path.as_deref()
            .and_then(Path::parent)
            .map(Path::to_owned)
            .unwrap_or_default()
    }

    /// Returns where an utterance stands and is heard.
    fn on_tape(&self, utterance: usize) -> OnTape {
        let it = &self.passages[utterance];
        let name = self.recordings.all[it.file].path.file_name();
        let sound = name.and_then(|it| it.to_str()).map(|name| ClipSound {
            file: name.to_owned(),
            extent: Extent::Stretch {
                from: it.from.saturating_sub(AROUND_SAMPLES),
                to: it.to + AROUND_SAMPLES,
            },
            percent: LIFE_PERCENT,
        });
        OnTape {
            at: self.at(utterance),
            sound,
        }
    }
}

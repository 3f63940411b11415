//! `new-event`: an arbiter is asked for the terms of an event, question by question, and the event files are written.

mod draft;
mod files;
mod teams;

use std::path::PathBuf;
use std::sync::Arc;

use super::check_event;
use super::equipment::{by_ear, leave_by_a_signal};
use crate::app::cli::NewEventOptions;
use crate::app::failure::{Failure, desk_failure};
use crate::app::printing::{print_json, say_on_stderr};
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::event_file;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::{Words, lexicon_to_be_read};
use crate::app::table::answers::AnswersAloud;
use crate::app::table::lines::{Equipment, Lines, Printed, Stream, Unreadable};
use crate::app::table::stopwatch::WallClock;
use ansage_core::desk::{
    Channel, DeviceOrder, DeviceOutcome, EventAnswers, EventForm, EventFormEnd, EventFormSettings, EventGiven,
    EventQuestion, Utterance,
};
use ansage_core::language::Message;
use files::Files;
use teams::Teams;

/// Asks for the terms, and writes the files; what was answered and is not written is kept as a draft.
pub(in crate::app) fn ask(options: &NewEventOptions, paths: &Paths) -> Result<(), Failure> {
    let words = Words::read(
        options.reporting.voices.as_deref(),
        options.reporting.reports.as_deref(),
    )?;
    let teams = options.teams.as_deref().map(|it| Teams::read(it, &words)).transpose()?;
    let opened = WallClock::now().date_and_time();
    let given = EventGiven {
        // To the minute, as an authorisation has it.
        now: opened.get(..16).unwrap_or_default().to_owned(),
        teams: teams.is_some(),
        colours: teams.as_ref().is_some_and(|it| it.colours),
        reports: words.reports.clone(),
    };
    let files = Files {
        file: options.file.clone(),
        teams,
        given,
        opened,
        words: &words,
    };
    files.check_the_name()?;
    let begun = match &options.from {
        Some(path) => draft::read(path, &files.given, &words)?,
        None => EventAnswers::default(),
    };
    let (answers, outcome) = go_through(begun.clone(), &files, options, paths, &words)?;
    match outcome {
        Outcome::Written(written) if answers.noted(EventQuestion::Secret) == Some("yes") => {
            check_event::draw_a_secret(&written, &words)
        }
        Outcome::Written(written) => {
            for path in written {
                say_on_stderr(&words.say(&event_file::secret_missing(&path)));
            }
            Ok(())
        }
        Outcome::Left if answers == begun => Ok(()),
        Outcome::Left => keep(&answers, options, &words),
        Outcome::Failed(failure) => {
            keep(&answers, options, &words)?;
            Err(failure.told_already())
        }
    }
}

/// How the questions ended.
enum Outcome {
    Left,
    Written(Vec<PathBuf>),
    Failed(Failure),
}

/// Keeps what was answered, and says how it is gone on with; where nothing can be kept, it is printed.
fn keep(answers: &EventAnswers, options: &NewEventOptions, words: &Words) -> Result<(), Failure> {
    let document = draft::document(answers)?;
    match draft::keep(&document, options) {
        Ok(path) => {
            let teams = options.teams.as_ref().map(|it| format!("--teams {}", it.display()));
            let file = options.file.as_ref().map(|it| it.display().to_string());
            let all = [Some(path.display().to_string()), teams, file].into_iter().flatten();
            let path = all.collect::<Vec<_>>().join(" ");
            say_on_stderr(&words.say(&Message::NewEventDraft { path }));
            Ok(())
        }
        Err(failure) => {
            print_json(&document)?;
            Err(failure)
        }
    }
}

/// Asks until all is written, or somebody leaves. Questions stand on standard error, so that a secret that is drawn can be read
/// by a program.
fn go_through(
    begun: EventAnswers,
    files: &Files<'_>,
    options: &NewEventOptions,
    paths: &Paths,
    words: &Words,
) -> Result<(EventAnswers, Outcome), Failure> {
    let display = DisplayChoice::alone(options.display.options(), &paths.settings, &words.reports)?;
    let lexicon = lexicon_to_be_read(words, None)?;
    let aloud = AnswersAloud::alone(options.answers.options(), &paths.settings, &lexicon, words)?;
    let ear = by_ear::open(&options.heard, &paths.settings, words)?;
    let aloud = aloud.map(|it| it.with_ear_in_room(ear.as_ref().is_some_and(|it| it.in_room)));
    let settings = EventFormSettings {
        given: files.given.clone(),
        ear_voice: ear.is_some(),
        cells: display.as_ref().map(|it| it.cells.clone()),
        listen: aloud.as_ref().map(|it| it.settings(words)),
    };
    let (mut form, first) = EventForm::open(begun, settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let mut lines = Lines::open(display);
    let mut devices = Devices {
        printed: Printed::on(Stream::Error),
        files,
        written: Vec::new(),
        failure: None,
    };
    devices.printed.speech = ear.map(|it| by_ear::talk_to(it, &lines));
    lines.attend(Unreadable::Fails, aloud.as_ref(), words)?;
    if aloud.is_none() {
        leave_by_a_signal(&lines)?;
    }
    let served = lines.serve(&mut form, first, &mut devices);
    devices.printed.close();
    lines.close();
    served?;
    let outcome = match (form.end(), devices.failure) {
        (EventFormEnd::Written, _) => Outcome::Written(devices.written),
        (EventFormEnd::NotWritten, Some(failure)) => Outcome::Failed(failure),
        (EventFormEnd::Left | EventFormEnd::NotWritten, _) => Outcome::Left,
    };
    Ok((form.answers().clone(), outcome))
}

/// What is read and heard, and the files that are looked at and written.
struct Devices<'a> {
    printed: Printed,
    files: &'a Files<'a>,
    written: Vec<PathBuf>,
    failure: Option<Failure>,
}

impl Devices<'_> {
    /// Returns what is told of a failure; the program ends with it.
    fn note(&mut self, failure: Failure) -> Message {
        let why = failure.message().clone();
        self.failure = Some(failure);
        why
    }
}

impl Equipment for Devices<'_> {
    fn show(&mut self, utterance: &Utterance) -> Result<(), Failure> {
        self.printed.show(utterance)
    }

    fn speak(&mut self, utterance: &Utterance) {
        self.printed.speak(utterance);
    }

    fn hush(&mut self, channel: Channel) {
        self.printed.hush(channel);
    }

    fn carry_out(&mut self, order: DeviceOrder) -> Result<Option<DeviceOutcome>, Failure> {
        match order {
            DeviceOrder::ReviewEvent(answers) => {
                let reviewed = self.files.review(&answers).map_err(|it| self.note(it));
                Ok(Some(DeviceOutcome::EventReviewed(Box::new(reviewed))))
            }
            DeviceOrder::WriteEvent(answers) => {
                let written = self.files.write(&answers).map_err(|it| Box::new(self.note(it)));
                let written = written.map(|it| self.written = it);
                Ok(Some(DeviceOutcome::EventWritten(written)))
            }
            // Nobody is recorded here.
            _ => Ok(None),
        }
    }
}

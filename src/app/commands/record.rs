//! `ansage record FOLDER`: plain dictation. Each voice from pause to pause becomes a clip.

use std::fs;
use std::io::{self, BufRead as _, IsTerminal as _, stdin};
use std::iter;
use std::path::Path;
use std::sync::{Arc, mpsc};

use super::json;
use crate::app::cli::RecordOptions;
use crate::app::failure::{Failure, desk_failure, io_failure, sound_failure};
use crate::app::printing::{print_json, say_on_stderr};
use crate::app::settings::config::NO_MICROPHONE;
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::Words;
use crate::app::table::lines::{Equipment, Lines, Printed, Stream};
use ansage_core::desk::{Device, DeviceOrder, DeviceOutcome, Dictation, DictationEnd, EndedBy, Input, Utterance};
use ansage_core::language::Message;
use ansage_devices::recording;
use ansage_devices::recording::{Recording, RecordingEvent};
use ansage_os::files::{is_input_piped, may_be_written_into};
use ansage_os::requests::Requests;
use ansage_sound_files::recording_file::RecordingFile;
use ansage_wire::recording::{Cut, Pace, Source, TapeOrder};
use ansage_wire::{TapeHealth, TapeHears};

/// Records until Enter is pressed, a signal comes, or the file in place of a microphone has ended.
pub(in crate::app) fn record(options: &RecordOptions, paths: &Paths) -> Result<(), Failure> {
    let words = Words::read(
        options.reporting.voices.as_deref(),
        options.reporting.reports.as_deref(),
    )?;
    let source = source(options);
    check_source(options, &source, &words)?;
    check_folder(&options.folder)?;
    let ended_by = match &source {
        Source::File { .. } => EndedBy::File,
        Source::Device(_) if is_somebody_at_the_keys() => EndedBy::Enter,
        Source::Device(_) => EndedBy::Signal,
    };
    // A script is told of clips, and nobody else of anything.
    let display = match options.json {
        true => None,
        false => DisplayChoice::alone(options.display.options(), &paths.settings, &words.reports)?,
    };
    let (reports, voices) = (words.reports.clone(), Arc::clone(&words.voices));
    let cells = display.as_ref().map(|it| &it.cells);
    let (mut dictation, first) = Dictation::open(ended_by, reports, voices, false, cells)
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let mut lines = Lines::open(display);
    let (events_in, events) = mpsc::channel();
    let mut recording = Recording::open(source, events_in, |_piece| {});
    recording.tape(Some(TapeOrder {
        folder: std::path::absolute(&options.folder).unwrap_or_else(|_no_folder| options.folder.clone()),
        cut: Cut::AtPauses,
        known: ended_before(&options.folder),
        hears: TapeHears::All,
    }));
    lines.hand_on(events, input_of)?;
    wait_for_the_person(&lines, ended_by)?;
    let mut clips = Clips {
        recording,
        printed: Printed::on(Stream::Output),
        is_script: options.json,
    };
    let outcome = lines.serve(&mut dictation, first, &mut clips);
    clips.recording.close();
    lines.close();
    outcome?;
    match dictation.end() {
        Some(end) => how_it_ended(end, options),
        None => Ok(()),
    }
}

fn how_it_ended(end: &DictationEnd, options: &RecordOptions) -> Result<(), Failure> {
    let unwritable = |why| Err(io_failure::unwritable(&options.folder, &why));
    match end {
        DictationEnd::Kept | DictationEnd::Unkept(TapeHealth::Well) => Ok(()),
        DictationEnd::Nothing => Err(Failure::refused(Message::RecordNothing).told_already()),
        DictationEnd::NoMicrophone(why) => Err(sound_failure::no_microphone(options.microphone.as_deref(), why)),
        DictationEnd::Unkept(TapeHealth::Full) => unwritable(io::ErrorKind::StorageFull.into()),
        DictationEnd::Unkept(TapeHealth::Unwritable { why }) => unwritable(io::Error::other(why.clone())),
    }
}

/// The microphone, and where clips are told of: a script is told of them and of nothing else.
struct Clips {
    recording: Recording,
    printed: Printed,
    is_script: bool,
}

impl Equipment for Clips {
    fn show(&mut self, utterance: &Utterance) -> Result<(), Failure> {
        match self.is_script {
            true => Ok(()),
            false => self.printed.show(utterance),
        }
    }

    fn speak(&mut self, utterance: &Utterance) {
        self.printed.speak(utterance);
    }

    fn carry_out(&mut self, order: DeviceOrder) -> Result<Option<DeviceOutcome>, Failure> {
        match order {
            DeviceOrder::FinishTape => self.recording.finish(),
            DeviceOrder::ListClip(clip) if self.is_script => print_json(&json::line(&json::clip(&clip, false))?)?,
            DeviceOrder::ListFoundClip(clip) if self.is_script => {
                print_json(&json::line(&json::clip(&clip, true))?)?;
            }
            // People read of clips what is said of them.
            _ => {}
        }
        Ok(None)
    }
}

fn input_of(event: RecordingEvent) -> Option<Input> {
    match event {
        RecordingEvent::Health(health) => Some(Input::Health(Device::Microphone, health)),
        RecordingEvent::Kept(_, clip) => Some(Input::Outcome(DeviceOutcome::ClipKept(clip))),
        RecordingEvent::Found(clip) => Some(Input::Found(clip)),
        RecordingEvent::Tape(health) => Some(Input::Tape(health)),
        RecordingEvent::Ended => Some(Input::Outcome(DeviceOutcome::SoundEnded)),
        RecordingEvent::Finished => Some(Input::Outcome(DeviceOutcome::TapeFinished)),
        RecordingEvent::Level(_) | RecordingEvent::Unkept(_) | RecordingEvent::Devices(_) => None,
    }
}

/// A file is heard as fast as it can be cut.
fn source(options: &RecordOptions) -> Source {
    match recording::source(options.microphone.as_deref()) {
        Source::File { path, .. } => Source::File {
            path,
            pace: Pace::AsTaken,
        },
        device => device,
    }
}

/// Refuses what cannot be heard, before anything is said of recording; what is wrong with a file that can be is said.
fn check_source(options: &RecordOptions, source: &Source, words: &Words) -> Result<(), Failure> {
    match source {
        Source::File { path, .. } => {
            let file =
                RecordingFile::open(path).map_err(|error| Failure::unreadable(sound_failure::of_file(path, &error)))?;
            if let Some(flaw) = sound_failure::of_flaws(path, file.flaws()) {
                say_on_stderr(&words.say(&flaw));
            }
            Ok(())
        }
        Source::Device(Some(name)) if name == NO_MICROPHONE => Err(sound_failure::no_microphone(
            options.microphone.as_deref(),
            "none was asked for",
        )),
        Source::Device(_) => Ok(()),
    }
}

/// Refuses a folder that cannot be written, or made; it is made when there is something to keep.
fn check_folder(folder: &Path) -> Result<(), Failure> {
    let whole = std::path::absolute(folder).map_err(|source| io_failure::unwritable(folder, &source))?;
    let there = whole.ancestors().find(|it| it.exists()).unwrap_or(&whole);
    if !there.is_dir() {
        return Err(io_failure::unwritable(folder, &io::ErrorKind::NotADirectory.into()));
    }
    may_be_written_into(there).map_err(|error| io_failure::unwritable(folder, &error))
}

/// Returns the names of the clips that lie in a folder already: they were ended properly and are no news.
fn ended_before(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = files.filter_map(|it| it.file_name().into_string().ok());
    names.filter(|it| it.ends_with(".flac")).collect()
}

/// Returns true where Enter may come: at a terminal, or through a pipe. A file or `/dev/null` has nobody behind it.
fn is_somebody_at_the_keys() -> bool {
    stdin().is_terminal() || is_input_piped()
}

fn wait_for_the_person(lines: &Lines, ended_by: EndedBy) -> Result<(), Failure> {
    if ended_by == EndedBy::Enter {
        let typed = iter::once_with(|| {
            let mut line = String::new();
            // The end of the input is an end too.
            let _ = stdin().lock().read_line(&mut line);
            line
        });
        lines.hand_on(typed, |it| Some(Input::Line(it)))?;
    }
    let requests = Requests::to_end().map_err(|it| io_failure::terminal(&it))?;
    lines.hand_on(requests, |_request| Some(Input::Leaving))
}

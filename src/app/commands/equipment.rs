//! `equipment`: boards, pieces, clock and table are looked at before play, item by item, and what was found is printed.

pub(super) mod by_ear;
mod report;

use std::path::Path;
use std::sync::Arc;

use super::json;
use crate::app::cli::EquipmentOptions;
use crate::app::failure::{Failure, desk_failure, io_failure};
use crate::app::printing::{print, print_json, say_on_stderr};
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::event_file;
use crate::app::settings::paths::Paths;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::{Words, lexicon_to_be_read};
use crate::app::table::answers::AnswersAloud;
use crate::app::table::lines::{Lines, Printed, Stream, Unreadable};
use crate::app::table::stopwatch::WallClock;
use ansage_core::desk::{EquipmentList, EquipmentListSettings, Input};
use ansage_core::game::resolve::Placement;
use ansage_core::game::{Board, EquipmentCheck, Opening};
use ansage_core::language::{Lexicon, Message};
use ansage_os::requests::Requests;
use report::Report;

/// Goes through the list until its end, or until somebody leaves it, and prints what was found.
pub(in crate::app) fn look(options: &EquipmentOptions, paths: &Paths) -> Result<(), Failure> {
    let words = Words::read(
        options.reporting.voices.as_deref(),
        options.reporting.reports.as_deref(),
    )?;
    let at = WallClock::now().date_and_time();
    let event = options.event_file.as_deref();
    let event = event.map(|it| read_event(it, &at, &words)).transpose()?;
    if let Some(path) = &options.findings.report {
        report::check(path, options, &words)?;
    }
    let check = begun(options, event.as_ref())?;
    let lexicon = lexicon_to_be_read(&words, options.words.as_deref())?;
    let check = go_through(check, event.as_ref(), &lexicon, options, paths, &words)?;
    let report = Report {
        check: &check,
        header: event.as_ref().map(|it| &it.header),
        at: &at,
        words: &words,
    };
    if options.findings.json {
        print_json(&json::document(&report.json())?)?;
    } else {
        print(&report.text())?;
    }
    if let Some(path) = &options.findings.report {
        report.write(path, options)?;
        tell_where(path, &check, &words);
    }
    Ok(())
}

fn read_event(path: &Path, at: &str, words: &Words) -> Result<Opening, Failure> {
    let surroundings = Surroundings {
        opened: at.to_owned(),
        ..Surroundings::default()
    };
    event_file::read(path, &words.lexicons(), &words.reports, &surroundings)
}

/// Returns the list with which is begun: an empty one, or one that was left, under the edition in which it was begun unless
/// another one is asked for.
fn begun(options: &EquipmentOptions, event: Option<&Opening>) -> Result<EquipmentCheck, Failure> {
    let laws = event.map(|it| it.laws).or(options.laws.map(|it| it.0));
    let Some(path) = &options.from else {
        return Ok(EquipmentCheck::new(laws.unwrap_or_default().rules()));
    };
    let text = ansage_files::read_text(path).map_err(|it| io_failure::unreadable(path, &it))?;
    json::equipment::read(&text, laws).ok_or_else(|| {
        let path = path.display().to_string();
        Failure::unreadable(Message::EquipmentNoRecord { path })
    })
}

/// Returns the list as the answers have it. Questions stand on standard error, so that what was found can be read by a program.
fn go_through(
    check: EquipmentCheck,
    event: Option<&Opening>,
    lexicon: &Lexicon,
    options: &EquipmentOptions,
    paths: &Paths,
    words: &Words,
) -> Result<EquipmentCheck, Failure> {
    let display = DisplayChoice::alone(options.display.options(), &paths.settings, &words.reports)?;
    let aloud = AnswersAloud::alone(options.answers.options(), &paths.settings, lexicon, words)?;
    let ear = by_ear::open(&options.heard, &paths.settings, words)?;
    let aloud = aloud.map(|it| it.with_ear_in_room(ear.as_ref().is_some_and(|it| it.in_room)));
    let start = event.map(start).transpose()?.unwrap_or_else(Board::start);
    let settings = EquipmentListSettings {
        reports: words.reports.clone(),
        lexicon: lexicon.clone(),
        start: Placement::of(&start),
        event: event.and_then(|it| it.event.as_deref().cloned()),
        is_authorised_now: event.is_none_or(|it| it.is_authorised_in_time() != Some(false)),
        ear_voice: ear.is_some(),
        cells: display.as_ref().map(|it| it.cells.clone()),
        listen: aloud.as_ref().map(|it| it.settings(words)),
    };
    let (mut list, first) = EquipmentList::open(check, settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let mut lines = Lines::open(display);
    let mut printed = Printed::on(Stream::Error);
    printed.speech = ear.map(|it| by_ear::talk_to(it, &lines));
    lines.attend(Unreadable::Fails, aloud.as_ref(), words)?;
    if aloud.is_none() {
        leave_by_a_signal(&lines)?;
    }
    let served = lines.serve(&mut list, first, &mut printed);
    printed.close();
    lines.close();
    served.map(|()| list.check().clone())
}

/// Lets a signal leave the list as a word does: what was answered is kept. Where keys are heard one by one the loop does so.
pub(super) fn leave_by_a_signal(lines: &Lines) -> Result<(), Failure> {
    let requests = Requests::to_end().map_err(|it| io_failure::terminal(&it))?;
    lines.hand_on(requests, |_request| Some(Input::Leaving))
}

/// Returns what stands on both boards before the first move.
fn start(event: &Opening) -> Result<Board, Failure> {
    match &event.fen {
        Some(fen) => Board::from_fen(fen, event.chess960).map_err(|_not_fen| desk_failure::bad_fen(fen)),
        None => Ok(Board::start()),
    }
}

/// Says where the report is, and how a list that has open items goes on from it.
fn tell_where(path: &Path, check: &EquipmentCheck, words: &Words) {
    let shown = || path.display().to_string();
    say_on_stderr(&words.say(&Message::ResolveReportWritten { path: shown() }));
    if report::can_be_gone_on_with(path) && check.open().next().is_some() {
        say_on_stderr(&words.say(&Message::EquipmentGoesOn { path: shown() }));
    }
}

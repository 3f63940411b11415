//! `games`: the journals of a folder, listed, or walked by ear: renamed, exported, deleted, read, gone on with.

mod file;
mod found;

use std::io::{IsTerminal as _, stdin, stdout};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::ear::OpenEar;
use super::json;
use super::play::go_on;
use crate::app::cli::GamesOptions;
use crate::app::failure::{Failure, desk_failure, io_failure};
use crate::app::printing::{print, print_json};
use crate::app::settings::config;
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::options::EarBy;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::{Words, lexicon_to_be_read};
use crate::app::table::answers::AnswersAloud;
use crate::app::table::face::is_piped;
use crate::app::table::lines::{Equipment, Lines, Printed, Stream, Unreadable, input_of};
use ansage_core::desk::{
    Channel, DeviceOrder, DeviceOutcome, GamesEnd, GamesList, GamesListSettings, Input, ListedGame, Utterance,
};
use ansage_core::language::Message;
use ansage_os::requests::Requests;
use file::GameFiles;
pub(super) use file::to_be_read;
pub(super) use found::{Folder, Found, LeftOut, Why};

/// Lists the games of a folder, or walks them.
pub(in crate::app) fn games(options: &GamesOptions, paths: &Paths) -> Result<(), Failure> {
    let reporting = &options.reporting;
    let words = Words::read(reporting.voices.as_deref(), reporting.reports.as_deref())?;
    let path = options.folder.as_ref().unwrap_or(&paths.journals);
    let folder = found::find(path, options.folder.is_some())?;
    if options.json {
        return print_json(&json::games::lines(&folder)?);
    }
    let is_at_the_keys = stdin().is_terminal() && stdout().is_terminal();
    if folder.games.is_empty() || !(is_at_the_keys || options.ask) {
        return list(&folder, &words);
    }
    let files: Vec<PathBuf> = folder.games.iter().map(|it| it.path.clone()).collect();
    let (end, files) = walk_the_list(folder, files, options, paths, &words)?;
    match end {
        GamesEnd::Left => Ok(()),
        GamesEnd::GoOn(index) => Err(go_on(&files[index], options)),
        GamesEnd::Read(index) => Err(read_out(&files[index], options)),
    }
}

/// Prints a line for each file.
fn list(folder: &Folder, words: &Words) -> Result<(), Failure> {
    let mut lines: Vec<String> = Vec::new();
    for it in &folder.games {
        let game = words.say(&it.listed.told(&|message| words.say(message)));
        lines.push(format!("{}: {game}\n", it.listed.name));
    }
    lines.extend(folder.left_out.iter().map(|it| words.say(&it.message()) + "\n"));
    if lines.is_empty() {
        let path = folder.path.display().to_string();
        lines.push(words.say(&Message::GamesNone { path }) + "\n");
    }
    print(&lines.concat())
}

/// Returns what the person wants behind the list, and where the files lie then.
fn walk_the_list(
    folder: Folder,
    files: Vec<PathBuf>,
    options: &GamesOptions,
    paths: &Paths,
    words: &Words,
) -> Result<(GamesEnd, Vec<PathBuf>), Failure> {
    let lexicon = lexicon_to_be_read(words, None)?;
    let display = DisplayChoice::alone(options.display.options(), &paths.settings, &words.reports)?;
    let aloud = AnswersAloud::alone(options.answers.options(), &paths.settings, &lexicon, words)?;
    let ear = open_ear(options, &paths.settings, words)?;
    let aloud = aloud.map(|it| it.with_ear_in_room(ear.as_ref().is_some_and(|it| it.in_room)));
    let settings = GamesListSettings {
        reports: words.reports.clone(),
        ear_voice: ear.is_some(),
        cells: display.as_ref().map(|it| it.cells.clone()),
        listen: aloud.as_ref().map(|it| it.settings(words)),
    };
    let left_out: Vec<Message> = folder.left_out.iter().map(LeftOut::message).collect();
    let listed: Vec<ListedGame> = folder.games.into_iter().map(|Found { listed, .. }| listed).collect();
    let (mut list, first) = GamesList::open(listed, &left_out, settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let mut lines = Lines::open(display);
    let mut printed = Printed::on(Stream::Output);
    printed.speech = ear.map(|it| {
        let put = lines.way_in();
        it.voice.hand_on(move |event| input_of(event).is_none_or(&put))
    });
    lines.attend(Unreadable::Ends, aloud.as_ref(), words)?;
    if aloud.is_none() {
        leave_by_a_signal(&lines)?;
    }
    let mut shelf = Shelf {
        printed,
        files: GameFiles { files, words },
    };
    let served = lines.serve(&mut list, first, &mut shelf);
    let Shelf { printed, files } = shelf;
    printed.close();
    lines.close();
    served.map(|()| (list.end(), files.files))
}

/// Opens the Ear that the options and the settings ask for; none where a screen reader reads, nor in a pipe that asks for no
/// voice.
fn open_ear(options: &GamesOptions, settings: &Path, words: &Words) -> Result<Option<OpenEar>, Failure> {
    if is_piped() && options.heard.voice.is_none() {
        return Ok(None);
    }
    let settings = config::read_settings(options.heard.settings.as_deref(), settings)?;
    let play = options.heard.options().over(settings.of_a_listener());
    match play.ear {
        Some(EarBy::Text) => Ok(None),
        _ => OpenEar::open(play, options.heard.ear_device.as_deref(), words),
    }
}

/// Lets a signal leave the list as a word does. Where keys are heard one by one the loop does so.
fn leave_by_a_signal(lines: &Lines) -> Result<(), Failure> {
    let requests = Requests::to_end().map_err(|it| io_failure::terminal(&it))?;
    lines.hand_on(requests, |_request| Some(Input::Leaving))
}

/// Tells the list, and does to the files what it orders.
struct Shelf<'a> {
    printed: Printed,
    files: GameFiles<'a>,
}

impl Equipment for Shelf<'_> {
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
        let DeviceOrder::GameFile(place, order) = order else {
            return Ok(None);
        };
        let done = self.files.carry_out(place, order);
        let done = done.map_err(|failure| failure.message().clone());
        Ok(Some(DeviceOutcome::GameFile(Box::new(done))))
    }
}

/// Becomes the program that goes on with a game, as `--resume` does.
fn go_on(journal: &Path, options: &GamesOptions) -> Failure {
    go_on::become_program(&go_on::words(journal, &options.options(), false))
}

/// Becomes the program that reads a game.
fn read_out(journal: &Path, options: &GamesOptions) -> Failure {
    go_on::become_program(&go_on::reading_words(journal, &options.options()))
}

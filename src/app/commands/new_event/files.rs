//! The event files: where they will be, what they lay down, and that none that is there is written over.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::teams::Teams;
use crate::app::commands::check_event;
use crate::app::commands::report_file::take_place;
use crate::app::failure::{Failure, io_failure};
use crate::app::settings::event_file;
use crate::app::settings::event_file::written::{ListedBoard, written};
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use ansage_core::desk::{EventAnswers, EventGiven, EventQuestion, EventReview};
use ansage_core::game::{Header, Opening};
use ansage_core::language::Message;
use ansage_files::whole::{self, Readers};

/// The files that are to be written.
pub(super) struct Files<'a> {
    /// The file that was asked for; with a list, what the names of all begin with.
    pub(super) file: Option<PathBuf>,
    pub(super) teams: Option<Teams>,
    pub(super) given: EventGiven,
    /// When the program was started.
    pub(super) opened: String,
    pub(super) words: &'a Words,
}

impl Files<'_> {
    /// Refuses a file that is there, and one in a folder that is not, before anything is asked.
    pub(super) fn check_the_name(&self) -> Result<(), Failure> {
        let Some(file) = &self.file else { return Ok(()) };
        if self.teams.is_none() && file.exists() {
            return Err(io_failure::exists(file));
        }
        let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
        match folder.is_none_or(Path::is_dir) {
            true => Ok(()),
            false => Err(io_failure::unwritable(file, &io::ErrorKind::NotFound.into())),
        }
    }

    /// Returns what the files lay down, in the words of `check-event`.
    pub(super) fn review(&self, answers: &EventAnswers) -> Result<EventReview, Failure> {
        let files = self.all(answers);
        let mut lines = Vec::new();
        let mut laid_down = Vec::new();
        for (path, text) in &files {
            if path.exists() {
                return Err(io_failure::exists(path));
            }
            let opening = self.read_back(path, text)?;
            if lines.is_empty() {
                lines.extend(self.head(&opening.header));
            }
            let blind = self.teams.as_ref().map(|_| opening.blind);
            lines.extend(check_event::players(&opening.header, blind, self.words));
            laid_down = check_event::told(text, &opening, self.words);
        }
        // With a list, each board says who is visually impaired.
        let is_told = |it: &Message| self.teams.is_some() && matches!(it, Message::CheckEventServed { .. });
        lines.extend(laid_down.into_iter().filter(|it| !is_told(it)));
        let paths: Vec<String> = files.iter().map(|(path, _)| path.display().to_string()).collect();
        Ok(EventReview {
            lines,
            paths: paths.join(" "),
        })
    }

    /// Writes the files, all or none, and returns where.
    pub(super) fn write(&self, answers: &EventAnswers) -> Result<Vec<PathBuf>, Failure> {
        let files = self.all(answers);
        let mut taken = Vec::new();
        let written = files.iter().try_for_each(|(path, text)| {
            take_place(path)?;
            taken.push(path);
            whole::write(path, Readers::Owner, text.as_bytes()).map_err(|it| io_failure::unwritable(path, &it))
        });
        if let Err(failure) = written {
            for path in taken {
                // It was not there before.
                let _gone = fs::remove_file(path);
            }
            return Err(failure);
        }
        Ok(files.into_iter().map(|(path, _)| path).collect())
    }

    /// Returns each file, and what is to stand in it.
    fn all(&self, answers: &EventAnswers) -> Vec<(PathBuf, String)> {
        let text = |board: Option<&ListedBoard>| written(answers, &self.given, board, &self.words.voices);
        match &self.teams {
            Some(teams) => {
                let file = |it: &ListedBoard| (self.path(answers, Some(&it.board)), text(Some(it)));
                teams.boards.iter().map(file).collect()
            }
            None => {
                let board = answers.noted(EventQuestion::Board);
                vec![(self.path(answers, board), text(None))]
            }
        }
    }

    /// Returns where the file of a board will be: as it was asked for, else by round and board.
    fn path(&self, answers: &EventAnswers, board: Option<&str>) -> PathBuf {
        let may_be_a_name = |it: &&str| !it.is_empty() && it.chars().all(char::is_alphanumeric);
        let board = board.filter(may_be_a_name).map(|it| format!("-board{it}"));
        let board = board.unwrap_or_default();
        match &self.file {
            Some(file) if self.teams.is_none() => file.clone(),
            Some(file) => {
                let stem = file.file_stem().unwrap_or_default().to_string_lossy();
                file.with_file_name(format!("{stem}{board}.toml"))
            }
            None => {
                let round = answers.noted(EventQuestion::Round).filter(may_be_a_name);
                let stem = round.map_or_else(|| "event".to_owned(), |it| format!("round{it}"));
                PathBuf::from(format!("{stem}{board}.toml"))
            }
        }
    }

    fn read_back(&self, path: &Path, text: &str) -> Result<Opening, Failure> {
        let surroundings = Surroundings {
            opened: self.opened.clone(),
            ..Surroundings::default()
        };
        event_file::read_text(text, path, &self.words.lexicons(), &self.words.reports, &surroundings)
    }

    /// Returns which event it is, as far as that was answered; the round of one board is told with it.
    fn head(&self, header: &Header) -> Vec<Message> {
        let known = |text: &str| Some(check_event::one_line(text)).filter(|it| !it.is_empty());
        let round = known(&header.round).filter(|_| self.teams.is_some());
        let told = [
            known(&header.event).map(|name| Message::FormEvent { name }),
            known(&header.site).map(|name| Message::FormSite { name }),
            known(&header.date).map(|name| Message::FormDate { name }),
            round.map(|number| Message::FormRound { number }),
        ];
        told.into_iter().flatten().collect()
    }
}

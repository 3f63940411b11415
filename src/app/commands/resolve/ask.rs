//! Asks what stands on boards that were not given. Questions stand on standard error, so that what is found can be read by
//! a program.

use std::sync::Arc;

use super::result::ResolveResult;
use crate::app::failure::{Failure, desk_failure};
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::words::Words;
use crate::app::table::answers::AnswersAloud;
use crate::app::table::lines::{Lines, Printed, Stream, Unreadable};
use ansage_core::desk::{BoardQuestions, BoardQuestionsSettings};
use ansage_core::game::resolve::{Executed, Placement};
use ansage_core::language::Lexicon;
use ansage_core::language::board_reader::BoardReader;

/// The words in which boards are told: those of the squares, and of all that stands there.
pub(super) struct BoardLanguage<'a> {
    pub(super) lexicon: &'a Lexicon,
    /// How whole boards are read.
    pub(super) reader: BoardReader,
}

/// Returns the boards, those that were not given as the answers have them.
pub(super) fn ask(
    found: &ResolveResult,
    given: [Option<Placement>; 2],
    language: BoardLanguage<'_>,
    display: Option<DisplayChoice>,
    aloud: Option<AnswersAloud>,
    words: &Words,
) -> Result<[Option<Placement>; 2], Failure> {
    let settings = BoardQuestionsSettings {
        reports: words.reports.clone(),
        lexicon: language.lexicon.clone(),
        reader: language.reader,
        letters: found.letters,
        ear_voice: false,
        cells: display.as_ref().map(|it| it.cells.clone()),
        listen: aloud.as_ref().map(|it| it.settings(words)),
    };
    let game = Executed::of(&found.start, &found.verdict.moves);
    let (mut questions, first) = BoardQuestions::open(game, given, settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let mut lines = Lines::open(display);
    lines.attend(Unreadable::Fails, aloud.as_ref(), words)?;
    lines.serve(&mut questions, first, &mut Printed::on(Stream::Error))?;
    lines.close();
    Ok(questions.boards())
}

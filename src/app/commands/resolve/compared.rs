//! What was compared at the table, out of the journal of the game: the other sheet as it was entered, and the boards.

use std::path::Path;

use super::sheet::{Sheet, is_journal};
use crate::app::commands::journal::read_and_warn;
use crate::app::failure::{Failure, journal_failure};
use crate::app::settings::words::Words;
use ansage_core::game::resolve::Placement;
use ansage_core::game::{Event, Game, Recorded};
use ansage_core::language::Message;

/// Both sheets of the comparison made last, and what stood on the boards that were entered.
pub(super) struct Compared {
    pub(super) sheets: [Sheet; 2],
    pub(super) boards: [Option<Placement>; 2],
}

/// Reads the comparison made last, as it stood when it ended or stands now.
///
/// # Errors
///
/// Says what cannot be read, or that no boards were compared.
pub(super) fn open(path: &Path, words: &Words) -> Result<Compared, Failure> {
    let nothing = || {
        let told = Message::ResolveNothingCompared {
            path: path.display().to_string(),
        };
        Failure::refused(told)
    };
    if !is_journal(path)? {
        return Err(nothing());
    }
    let journal = read_and_warn(path, words)?;
    let records = until_the_end(&journal.records).ok_or_else(nothing)?;
    let game = Game::replay(records).map_err(|_no_opening| journal_failure::no_opening(path, &journal))?;
    let comparing = game.comparing().ok_or_else(nothing)?;
    let theirs = Sheet {
        by_number: comparing.theirs(),
        start: Some(game.start().clone()),
        ..Sheet::default()
    };
    let boards = comparing.boards();
    let damaged = Some(journal).filter(|it| it.damage.is_some());
    let sheets = [Sheet::of_game(&game, damaged), theirs];
    Ok(Compared { sheets, boards })
}

/// Returns the records before the end of the last comparison; `None` if there was none.
fn until_the_end(records: &[Recorded]) -> Option<&[Recorded]> {
    let began = records.iter().rposition(|it| matches!(it.event, Event::BoardsDiffer))?;
    let ends = |it: &Recorded| matches!(it.event, Event::ComparisonEnded | Event::Restored { .. });
    let length = records[began..].iter().position(ends);
    Some(length.map_or(records, |it| &records[..began + it]))
}

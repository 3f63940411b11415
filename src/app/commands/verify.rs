//! `verify`: whether a journal is consistent, and with the words of its head whether it is the record they were noted of.

use std::path::Path;

use super::journal::{damage, read_with_heads_and_warn};
use crate::app::cli::VerifyOptions;
use crate::app::failure::{Failure, journal_failure};
use crate::app::printing::print;
use crate::app::settings::words::Words;
use ansage_core::game::sense::{Doubt, doubts};
use ansage_core::game::{Event, Game, Recorded};
use ansage_core::language::Message;
use ansage_core::language::head_words::HeadWords;
use ansage_devices::recording::clips::folder_of;
use ansage_devices::storage::Head;
use ansage_sound_files::clips::{ClipError, checked};

/// The header is line 1, so the first record is line 2.
const FIRST_LINE: usize = 2;

/// Prints what makes no sense, what sound is not as it was kept, and what the words of the head prove.
pub(in crate::app) fn verify(options: &VerifyOptions) -> Result<(), Failure> {
    let reporting = &options.reporting;
    let words = Words::read(reporting.voices.as_deref(), reporting.reports.as_deref())?;
    let unread = || Failure::settings(Message::VerifyHeadUnread);
    let noted = options.head.as_deref().map(|it| HeadWords::read(it).ok_or_else(unread));
    let noted = noted.transpose()?;
    let path = &options.journal;
    let (journal, heads) = read_with_heads_and_warn(path, &words)?;
    Game::replay(&journal.records).map_err(|_no_opening| journal_failure::no_opening(path, &journal))?;

    let doubts = doubts(&journal.records).into_iter();
    let doubts = doubts.map(|(index, doubt)| (index, about_doubt(index, &doubt)));
    let mut found: Vec<_> = doubts.chain(about_clips(&journal.records, &folder_of(path))).collect();
    found.sort_by_key(|(index, _)| *index);
    let makes_sense = found.is_empty();

    let mut lines: Vec<Message> = found.into_iter().map(|(_, it)| it).collect();
    lines.push(Message::HeadWords {
        words: HeadWords::of(journal.head.bytes()).to_string(),
    });
    let proved = noted.map(|it| proved(it, &heads));
    match proved {
        Some(ref proved) => lines.extend(proved.clone()),
        None if makes_sense && journal.damage.is_none() => lines.push(Message::VerifyConsistent),
        None => {}
    }
    print(&lines.iter().map(|it| words.say(it) + "\n").collect::<String>())?;

    // What is worst is said last, where it is not overlooked.
    damage(path, journal)?;
    if proved == Some(None) {
        return Err(Failure::unreadable(Message::VerifyOther));
    }
    match makes_sense {
        true => Ok(()),
        false => Err(Failure::unreadable(Message::VerifyDoubts {
            path: path.display().to_string(),
        })),
    }
}

/// Returns up to where words that were noted prove the record; nothing if they are those of none of its lines.
fn proved(noted: HeadWords, heads: &[Head]) -> Option<Message> {
    let line = 1 + heads.iter().rposition(|it| HeadWords::of(it.bytes()) == noted)?;
    Some(match line == heads.len() {
        true => Message::VerifyProved,
        false => Message::VerifyProvedTo {
            line: line.to_string(),
            last: heads.len().to_string(),
        },
    })
}

fn about_doubt(index: usize, doubt: &Doubt) -> Message {
    Message::VerifyDoubt {
        line: (FIRST_LINE + index).to_string(),
        doubt: doubt.name().to_owned(),
        initials: doubt.initials().unwrap_or_default().to_owned(),
    }
}

/// Returns what is said of each clip that is not the one that was kept, with the index of its record.
fn about_clips(records: &[Recorded], folder: &Path) -> impl Iterator<Item = (usize, Message)> {
    records.iter().enumerate().filter_map(move |(index, recorded)| {
        let Event::SoundKept(clip) = &recorded.event else {
            return None;
        };
        let why = match checked(folder, &clip.file, &clip.sha256).err()? {
            ClipError::Missing => "missing",
            ClipError::Changed => "changed",
            ClipError::Unreadable(_) => "unreadable",
        };
        let told = Message::VerifyClip {
            line: (FIRST_LINE + index).to_string(),
            file: clip.file.clone(),
            why: why.to_owned(),
        };
        Some((index, told))
    })
}

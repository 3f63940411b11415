//! The tasks that answer one question and end: `announce`, `understand`, `replay`.

use std::path::Path;

use serde_json::json;

use crate::app::cli::{AnnounceOptions, ReplayOptions, UnderstandOptions};
use crate::app::failure::{Failure, desk_fault, journal_fault};
use crate::app::printing::{print, print_json, say_on_stderr};
use crate::app::settings::wording::{letter_names, saying};
use crate::app::settings::words::Words;
use crate::desk::{self, Channel, DeskSettings, policy};
use crate::devices::storage::{Read, read};
use crate::devices::terminal::prefix;
use crate::game::{Board, Event, Position, Recorded};
use crate::language::understand::{Reader, Report, Vocabulary, understand as understand_words};
use crate::language::{self, Letters, Lexicon, Message, MessageId, Saying, Sight};

/// Prints how a move is announced.
pub(in crate::app) fn announce(options: &AnnounceOptions) -> Result<(), Failure> {
    let words = Words::read(options.voices.as_deref(), None)?;
    let lexicon = lexicon(&words, &options.words)?;
    let position = position(&options.fen)?;
    let is_possible = match position.is_legal(options.m) {
        Some(is_legal) => is_legal,
        // Where the Laws have nothing to say, e.g. without kings, the way the pieces move decides.
        None => position.board().moves_by_movement().contains(&options.m),
    };
    if !is_possible {
        let told = Message::new(MessageId::IllegalMove).with("move", options.m.to_string());
        return Err(Failure::refused(told));
    }
    let saying = saying(&options.wording.options());
    let phrase = lexicon.phrase(&language::announce(&position, options.m, &saying, Sight::Legal));
    if options.json {
        let answer = json!({ "written": phrase.written, "spoken": phrase.spoken });
        print_json(&format!("{answer}\n"))
    } else {
        print(&format!("{}\n", phrase.written))
    }
}

/// Prints, as JSON, which move words mean.
pub(in crate::app) fn understand(options: &UnderstandOptions) -> Result<(), Failure> {
    let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    let position = position(&options.fen)?;
    let names = letter_names(options.letters.as_ref(), &words.reports, &options.words)?;
    let letters: Vec<Letters> = names.iter().filter_map(|it| Letters::named(it)).collect();
    let lexicons = [
        Some(lexicon(&words, &options.words)?),
        Some(lexicon(&words, crate::app::settings::wording::USUAL_WORDS)?),
        words.voices.lexicon(&words.reports),
    ];
    let vocabulary = Vocabulary::of(lexicons.into_iter().flatten());
    let reader = Reader {
        vocabulary: &vocabulary,
        letters: &letters,
    };
    let understanding = understand_words(&options.spoken.join(" "), &reader, &position, Sight::Legal);
    let report = Report::of(&understanding, &position);
    print_json(&format!("{}\n", json!(report)))
}

/// Prints what was said because of what is recorded, and the last position.
pub(in crate::app) fn replay(options: &ReplayOptions) -> Result<(), Failure> {
    let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    let journal = read_and_warn(&options.journal, &words)?;
    let said = match journal.records.first().map(|it| &it.event) {
        Some(Event::Opened(opening)) => opening.say.clone(),
        _ => String::new(),
    };
    let reports = reports_of(&journal.records, options.reports.as_deref(), &words);
    let settings = DeskSettings::unheard(reports, Saying::spelled(&said));
    if journal.records.is_empty() {
        return Err(journal_fault::no_opening(&options.journal, &journal));
    }
    let (lines, game) = desk::retell(&journal.records, &settings, &words.voices)
        .map_err(|error| desk_fault::replaying(error, &options.journal, &words.voices))?;
    let mut text = String::new();
    // What is kept for the arbiter is nobody else's while a game of an event runs.
    let is_shown = |channel: Channel| {
        channel != Channel::Arbiter || policy::may_be_read_by_all(game.mode(), game.outcome().is_some())
    };
    let lines = lines
        .iter()
        .filter(|(channel, line)| is_shown(*channel) && !line.is_empty());
    for (channel, line) in lines {
        text += &match options.json {
            true => format!("{}\n", json!({ "channel": prefix(*channel), "text": line })),
            false => format!("{}: {line}\n", prefix(*channel)),
        };
    }
    let fen = game.position().fen();
    text += &match options.json {
        true => format!("{}\n", json!({ "fen": fen })),
        false => format!("{fen}\n"),
    };
    match options.json {
        true => print_json(&text)?,
        false => print(&text)?,
    }
    damage(&options.journal, journal)
}

/// Returns the language of the reports about a game: the one asked for, else that of the game.
pub(super) fn reports_of(journal: &[Recorded], asked: Option<&str>, words: &Words) -> String {
    let of_game = match journal.first().map(|it| &it.event) {
        Some(Event::Opened(opening)) => Some(opening.reports.clone()),
        _ => None,
    };
    let kept = of_game.filter(|it| asked.is_none() && words.voices.messages(it).is_some());
    kept.unwrap_or_else(|| words.reports.clone())
}

pub(super) fn position(fen: &str) -> Result<Position, Failure> {
    let board = Board::from_fen(fen, false).map_err(|_not_fen| desk_fault::bad_fen(fen))?;
    Ok(Position::of(board))
}

pub(super) fn lexicon<'a>(words: &'a Words, name: &str) -> Result<&'a Lexicon, Failure> {
    words
        .voices
        .lexicon(name)
        .ok_or_else(|| desk_fault::unknown_words(name, &words.voices))
}

/// Returns the words of moves that one person reads or hears alone: those that were named, else those of the reports.
pub(super) fn lexicon_to_be_read(words: &Words, named: Option<&str>) -> Result<Lexicon, Failure> {
    match named {
        Some(name) => lexicon(words, name).cloned(),
        None => {
            let usual = lexicon(words, crate::app::settings::wording::USUAL_WORDS)?;
            Ok(words.voices.lexicon_to_be_read(usual, &words.reports))
        }
    }
}

/// Reads a journal and says at once if its last line was cut short.
pub(super) fn read_and_warn(path: &Path, words: &Words) -> Result<Read, Failure> {
    let journal = read(path)?;
    if journal.torn {
        let message = Message::new(MessageId::JournalTorn).with("path", path.display().to_string());
        say_on_stderr(&words.say(&message));
    }
    Ok(journal)
}

/// What stood before a damaged line has been served; the damage is said last, where it is not overlooked.
pub(super) fn damage(path: &Path, journal: Read) -> Result<(), Failure> {
    match journal.damage {
        None => Ok(()),
        Some(damage) => Err(journal_fault::damaged(path, &damage)),
    }
}

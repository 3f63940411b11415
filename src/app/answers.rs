//! The tasks that answer one question and end: `announce`, `understand`, `export`, `replay`.

use std::fs;
use std::path::Path;

use serde_json::json;

use super::cli::{AnnounceOptions, ExportOptions, ReplayOptions, UnderstandOptions};
use super::config::{letter_names, saying};
use super::trouble::Trouble;
use super::words::Words;
use super::{print, say_on_stderr};
use crate::desk::{self, DeskSettings};
use crate::devices::storage::{Read, read};
use crate::devices::terminal::prefix;
use crate::game::{Board, Event, Game, Position, pgn};
use crate::language::understand::{Reader, Report, Vocabulary, understand as understand_words};
use crate::language::{self, Letters, Lexicon, Message, MessageId, Saying, Sight};

/// Prints how a move is announced.
pub(super) fn announce(options: &AnnounceOptions) -> Result<(), Trouble> {
    let words = Words::read(options.voices.as_deref(), None)?;
    let lexicon = lexicon(&words, &options.words)?;
    let position = position(&options.fen)?;
    let is_possible = match position.is_legal(options.m) {
        Some(is_legal) => is_legal,
        // Where the Laws have nothing to say, e.g. without kings, the way the pieces move decides.
        None => position.board().moves_by_movement().contains(&options.m),
    };
    if !is_possible {
        return Err(Trouble::Illegal(options.m));
    }
    let saying = saying(&options.wording.options());
    let phrase = lexicon.phrase(&language::announce(&position, options.m, &saying, Sight::Legal));
    if options.json {
        let answer = json!({ "written": phrase.written, "spoken": phrase.spoken });
        print(&format!("{answer}\n"))
    } else {
        print(&format!("{}\n", phrase.written))
    }
}

/// Prints, as JSON, which move words mean.
pub(super) fn understand(options: &UnderstandOptions) -> Result<(), Trouble> {
    let words = Words::read(options.voices.as_deref(), None)?;
    let position = position(&options.fen)?;
    let names = letter_names(options.letters.as_ref(), &options.words, false)?;
    let letters: Vec<Letters> = names.iter().filter_map(|it| Letters::named(it)).collect();
    let lexicons = [
        lexicon(&words, &options.words)?,
        lexicon(&words, super::config::USUAL_WORDS)?,
    ];
    let heard = lexicons.into_iter().flat_map(Lexicon::heard);
    let vocabulary = Vocabulary::new(heard.map(|(form, word)| (form.to_owned(), word)));
    let reader = Reader {
        vocabulary: &vocabulary,
        letters: &letters,
    };
    let understanding = understand_words(&options.spoken.join(" "), &reader, &position, Sight::Legal);
    let report = Report::of(&understanding, &position);
    print(&format!("{}\n", json!(report)))
}

/// Writes the game of a journal as PGN.
pub(super) fn export(options: &ExportOptions) -> Result<(), Trouble> {
    let words = Words::read(None, None)?;
    let journal = read_and_warn(&options.journal, &words)?;
    let game = Game::replay(&journal.records).map_err(|_no_opening| Trouble::no_game(&options.journal, &journal))?;
    let text = pgn::export(&game.scoresheet());
    match &options.output {
        None => print(&text)?,
        Some(path) => write_beside(path, &text, &options.journal)?,
    }
    damage(&options.journal, journal)
}

/// Prints what was said because of what is recorded, and the last position.
pub(super) fn replay(options: &ReplayOptions) -> Result<(), Trouble> {
    let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    let journal = read_and_warn(&options.journal, &words)?;
    let (said, reports) = match journal.records.first().map(|it| &it.event) {
        Some(Event::Opened(opening)) => (opening.say.clone(), opening.reports.clone()),
        _ => Default::default(),
    };
    let kept = Some(reports).filter(|it: &String| options.reports.is_none() && words.voices.messages(it).is_some());
    let settings = DeskSettings {
        reports: kept.unwrap_or_else(|| words.reports.clone()),
        saying: Saying::spelled(&said),
        room_voice: false,
        ear_voice: false,
        ear_in_room: false,
        face: String::new(),
        voice: String::new(),
        journal: String::new(),
    };
    if journal.records.is_empty() {
        return Err(Trouble::no_game(&options.journal, &journal));
    }
    let (lines, game) = desk::retell(&journal.records, &settings, &words.voices)
        .map_err(|error| Trouble::replaying(error, options.journal.clone()))?;
    let mut text = String::new();
    for (channel, line) in lines.iter().filter(|(_channel, line)| !line.is_empty()) {
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
    print(&text)?;
    damage(&options.journal, journal)
}

pub(super) fn position(fen: &str) -> Result<Position, Trouble> {
    let board = Board::from_fen(fen, false).map_err(|_not_fen| Trouble::BadFen(fen.to_owned()))?;
    Ok(Position::of(board))
}

pub(super) fn lexicon<'a>(words: &'a Words, name: &str) -> Result<&'a Lexicon, Trouble> {
    words
        .voices
        .lexicon(name)
        .ok_or_else(|| Trouble::UnknownWords(name.to_owned()))
}

/// Reads a journal and says at once if its last line was cut short.
fn read_and_warn(path: &Path, words: &Words) -> Result<Read, Trouble> {
    let journal = read(path)?;
    if journal.torn {
        let message = Message::new(MessageId::JournalTorn).with("path", path.display().to_string());
        say_on_stderr(&words.say(&message));
    }
    Ok(journal)
}

/// What stood before a damaged line has been served; the damage is said last, where it is not overlooked.
fn damage(path: &Path, journal: Read) -> Result<(), Trouble> {
    match journal.damage {
        None => Ok(()),
        Some(damage) => Err(Trouble::Damaged {
            path: path.to_owned(),
            damage,
        }),
    }
}

/// Writes the file as a whole or not at all, and never over the journal.
fn write_beside(path: &Path, text: &str, journal: &Path) -> Result<(), Trouble> {
    let unwritable = |source| Trouble::Unwritable {
        path: path.to_owned(),
        source,
    };
    if let (Ok(ours), Ok(theirs)) = (path.canonicalize(), journal.canonicalize())
        && ours == theirs
    {
        return Err(Trouble::OverJournal { path: path.to_owned() });
    }
    if read(path).is_ok_and(|it| !it.records.is_empty()) {
        return Err(Trouble::OverJournal { path: path.to_owned() });
    }
    // A device or a pipe is written to as it is: nothing can take its place.
    if fs::metadata(path).is_ok_and(|it| !it.is_file()) {
        return fs::write(path, text).map_err(unwritable);
    }
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    fs::write(&new, text)
        .and_then(|()| fs::rename(&new, path))
        .map_err(unwritable)
}

//! `ansage export`: the game of a journal as PGN, as the printed form of a scoresheet, as a page,
//! as JSON, in Braille, or as its sound.

pub(super) mod audio;
pub(super) mod chapter;
mod emboss;
mod envelope;
mod log;
mod page;
pub(super) mod sheets;
mod summary;

use std::fs;
use std::path::Path;

use self::audio::Sound;
use super::braille::pages::{self, name_unknown, page_size};
use super::journal::{damage, read_and_warn, reports_of};
use super::json;
use super::json::scoresheet::Sheet;
use crate::app::cli::{ExportOptions, FormColumns};
use crate::app::failure::{Failure, braille_failure, desk_failure, io_failure, journal_failure};
use crate::app::printing::{Written, print, print_as, say_on_stderr};
use crate::app::settings::braille::{profile, tables};
use crate::app::settings::wording::letter_names;
use crate::app::settings::words::Words;
use ansage_core::desk::Secret;
use ansage_core::desk::report::{policy, terms};
use ansage_core::game::{Game, Scoresheet, Sight, Signs, pgn};
use ansage_core::language::braille::{BrailleSheet, Pages, pef};
use ansage_core::language::large_print::{LARGEST, SMALLEST};
use ansage_core::language::sheet_form::{Columns, SheetForm, is_a_scoresheet};
use ansage_core::language::{Letters, Message, Messages, letters};
use ansage_devices::storage::{Read, read};
use ansage_files::whole;
use ansage_files::whole::Readers;

/// What stands for standard output where a file is named.
const STANDARD_OUTPUT: &str = "-";

/// Writes the game of a journal in another form; `secrets` of the arbiters were entered already.
pub(in crate::app) fn export(options: &ExportOptions, secrets: &[Secret]) -> Result<(), Failure> {
    let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    let journal = read_and_warn(&options.journal, &words)?;
    let game = Game::replay(&journal.records)
        .map_err(|_no_opening| journal_failure::no_opening(&options.journal, &journal))?;
    if let Some(folder) = &options.audio {
        write_audio(folder, options, &journal, &game, &words)?;
        return damage(&options.journal, journal);
    }
    if game.is_a_clock() && !options.form.log {
        let path = options.journal.display().to_string();
        return Err(Failure::refused(Message::ClockHasNoSheet { path }));
    }
    let reports = reports_of(&journal.records, options.reports.as_deref(), &words);
    let in_words = || {
        let messages = words.voices.messages(&reports);
        let messages = messages.ok_or_else(|| desk_failure::unknown_reports(&reports, &words.voices))?;
        Ok::<_, Failure>((reports.as_str(), messages))
    };
    let text = if options.envelope {
        envelope::write(options, &journal, &game, &words, in_words()?)?
    } else if options.summary {
        summary::write(options, &journal, &game, &words, in_words()?)?
    } else if options.form.log {
        let opened = log::open(options, &journal, secrets, &words)?;
        log::write(options, &journal, &game, &opened, &words, in_words()?)?
    } else if options.form.html {
        page::write(options, &journal, &game, &words, in_words()?)?
    } else if options.form.pgn {
        if sight(&game) == Sight::Movement {
            return Err(Failure::refused(Message::EventGameRuns));
        }
        pgn::export(&game.scoresheet())
    } else if options.form.json {
        in_json(options, &journal, &game)?
    } else if options.form.is_braille() {
        in_braille(options, &journal, &game, &words)?
    } else {
        form(options, &journal, &game, &words)?
    };
    let form = if options.form.json {
        Written::Json
    } else if options.form.brf {
        Written::Brf
    } else if options.form.unicode_braille {
        Written::Pages
    } else {
        Written::Lines
    };
    if let Some(embosser) = &options.emboss {
        emboss::emboss(embosser, &form.of(&text))?;
        return damage(&options.journal, journal);
    }
    match &options.output {
        None => print_as(form, &text)?,
        Some(path) if path == Path::new(STANDARD_OUTPUT) => print_as(form, &text)?,
        Some(path) => write_beside(path, &form.of(&text), &options.journal)?,
    }
    damage(&options.journal, journal)
}

/// Writes the sound, and says how much of it is there.
fn write_audio(
    folder: &Path,
    options: &ExportOptions,
    journal: &Read,
    game: &Game,
    words: &Words,
) -> Result<(), Failure> {
    if sight(game) == Sight::Movement {
        return Err(Failure::refused(Message::EventGameRuns));
    }
    let reports = reports_of(&journal.records, options.reports.as_deref(), words);
    let sound = Sound {
        path: &options.journal,
        journal,
        game,
        words,
        reports: &reports,
        letters: letters_of(options, game)?,
    };
    let written = sound.write(folder)?;
    print(&format!("{}\n", words.say(&written.message(folder))))?;
    match written.there {
        0 => Err(Failure::unreadable(Message::AudioNoneUsable {
            path: options.journal.display().to_string(),
        })),
        _ => Ok(()),
    }
}

fn form(options: &ExportOptions, journal: &Read, game: &Game, words: &Words) -> Result<String, Failure> {
    let reports = reports_of(&journal.records, options.reports.as_deref(), words);
    let messages = words
        .voices
        .messages(&reports)
        .ok_or_else(|| desk_failure::unknown_reports(&reports, &words.voices))?;
    let (sheet, terms) = (game.scoresheet(), terms_of(game, messages));
    let form = sheet_form(options, game, messages, &sheet, &terms)?;
    match options.form.large_print {
        Some(points) => Ok(form.large_print(&reports, large_print_size(points)?)),
        None => Ok(form.print()),
    }
}

/// Returns the terms of an event, for the head of its sheet.
fn terms_of(game: &Game, messages: &Messages) -> Vec<Message> {
    terms::on_the_sheet(game.opening(), &|it| messages.say(it))
}

/// Returns the sheet of a game as it is to be printed.
fn sheet_form<'a>(
    options: &ExportOptions,
    game: &'a Game,
    messages: &'a Messages,
    sheet: &'a Scoresheet,
    terms: &'a [Message],
) -> Result<SheetForm<'a>, Failure> {
    Ok(SheetForm {
        terms,
        sheet,
        struck: game.struck(),
        messages,
        letters: printed_letters(options, game)?,
        sight: sight(game),
        is_evidence: is_a_scoresheet(game.opening()),
        columns: match options.columns.unwrap_or_default() {
            FormColumns::One => Columns::One,
            FormColumns::Two => Columns::Two,
        },
        signs: signs(options),
    })
}

/// Returns the size of letters that was asked for, if it is one of large print.
pub(super) fn large_print_size(points: u32) -> Result<u8, Failure> {
    let size = u8::try_from(points).ok();
    size.filter(|it| (SMALLEST..=LARGEST).contains(it)).ok_or_else(|| {
        Failure::settings(Message::LargePrintSize {
            points: points.into(),
            smallest: u32::from(SMALLEST).into(),
            largest: u32::from(LARGEST).into(),
        })
    })
}

/// Lays the sheet out in Braille.
fn in_braille(options: &ExportOptions, journal: &Read, game: &Game, words: &Words) -> Result<String, Failure> {
    let reports = reports_of(&journal.records, options.reports.as_deref(), words);
    let messages = words
        .voices
        .messages(&reports)
        .ok_or_else(|| desk_failure::unknown_reports(&reports, &words.voices))?;
    let letters = letters_of(options, game)?;
    let size = page_size(&options.braille)?;
    let tables = tables(options.braille.braille_tables.as_deref())?;
    let name = options.braille.braille_table.clone();
    let name = name.unwrap_or_else(|| tables.short6_of(letters.name));
    let profile = profile(&name, &tables, words)?;
    let sheet = BrailleSheet {
        sheet: &game.scoresheet(),
        struck: game.struck(),
        messages,
        letters,
        sight: sight(game),
        terms: &terms_of(game, messages),
        signs: signs(options),
        is_evidence: is_a_scoresheet(game.opening()),
        profile: &profile,
        size,
        prose: &*pages::prose(&profile, &options.braille, words)?,
    };
    let laid_out = sheet
        .lay_out()
        .map_err(|it| braille_failure::not_written(&it, &profile))?;
    name_unknown(&laid_out.unknown, &profile, words);
    in_form(options, &laid_out.pages, &game.scoresheet(), &reports)
}

fn in_form(options: &ExportOptions, pages: &Pages, sheet: &Scoresheet, language: &str) -> Result<String, Failure> {
    let form = options.form;
    if form.unicode_braille {
        Ok(pages.unicode())
    } else if form.pef {
        Ok(pef::write(pages, &about(sheet, language)))
    } else {
        Ok(pages::brf(pages, &options.braille)?)
    }
}

/// Returns what a PEF file says of itself.
fn about(sheet: &Scoresheet, language: &str) -> pef::About {
    let header = &sheet.header;
    let players = [header.white.trim(), header.black.trim()];
    let title = players.map(|it| if it.is_empty() { "?" } else { it }).join(" - ");
    pef::About {
        title,
        language: language.to_owned(),
        date: Some(header.date.replace('.', "-")).filter(|it| pef::is_date(it)),
    }
}

fn in_json(options: &ExportOptions, journal: &Read, game: &Game) -> Result<String, Failure> {
    let letters = letters_of(options, game)?;
    json::document(&Sheet::of(game, &journal.records, letters, sight(game)))
}

fn signs(options: &ExportOptions) -> Signs {
    options.signs.map_or(Signs::ALL, |it| it.0)
}

fn sight(game: &Game) -> Sight {
    policy::sight_of_export(game.mode(), game.is_over())
}

/// Returns the letters that are written: those asked for, else those the game was written in.
fn letters_of(options: &ExportOptions, game: &Game) -> Result<Letters, Failure> {
    let names = match &options.letters {
        Some(asked) => letter_names(Some(asked), "", "")?,
        None => game.opening().letters.clone(),
    };
    let first = names.iter().find_map(|it| Letters::named(it));
    Ok(first.unwrap_or(letters::SETS[0]))
}

/// Returns the letters of the printed form, which may be the pieces as they are drawn (C.3).
fn printed_letters(options: &ExportOptions, game: &Game) -> Result<Letters, Failure> {
    let asked = options.letters.as_ref().map(|it| it.0.as_slice());
    match asked {
        Some([only]) if only == letters::FIGURINES.name => Ok(letters::FIGURINES),
        _ => letters_of(options, game),
    }
}

/// Writes a text that is clean ([`Written::of`]) as a whole or not at all, and never over the journal.
pub(super) fn write_beside(path: &Path, content: &[u8], journal: &Path) -> Result<(), Failure> {
    if let (Ok(ours), Ok(theirs)) = (path.canonicalize(), journal.canonicalize())
        && ours == theirs
    {
        return Err(over_journal(path));
    }
    write_over_no_journal(path, content)
}

/// Writes what is clean as a whole or not at all, and never over a journal.
pub(super) fn write_over_no_journal(path: &Path, content: &[u8]) -> Result<(), Failure> {
    let unwritable = |source| io_failure::unwritable(path, &source);
    if read(path).is_ok_and(|it| !it.records.is_empty()) {
        return Err(over_journal(path));
    }
    // A device or a pipe is written to as it is: nothing can take its place.
    if fs::metadata(path).is_ok_and(|it| !it.is_file()) {
        return ansage_files::write_into(path, content).map_err(unwritable);
    }
    whole::write(path, Readers::ByUmask, content).map_err(unwritable)
}

fn over_journal(path: &Path) -> Failure {
    Failure::refused(Message::OverJournal {
        path: path.display().to_string(),
    })
}

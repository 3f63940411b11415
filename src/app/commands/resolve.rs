//! The task `resolve`: two sheets and two boards compared, for the arbiter (D.2.8).

mod ask;
mod boards;
mod compared;
mod findings;
mod report;
pub(super) mod result;
mod sheet;

use super::flaws;
use super::journal::damage;
use super::json;
use super::json::boards_compared::boards_compared;
use crate::app::cli::{Meant, ResolveOptions};
use crate::app::failure::{Failure, desk_failure};
use crate::app::printing::{print, print_json};
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::options::LetterNames;
use crate::app::settings::paths::Paths;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::{Words, lexicon, lexicon_to_be_read};
use crate::app::table::answers::AnswersAloud;
use ansage_core::game::resolve::sheets::{Reads, compare_orders};
use ansage_core::game::resolve::verdict::positions;
use ansage_core::game::resolve::{Agreement, Placement, SheetEntry, Whose, judge};
use ansage_core::game::{Board, Position};
use ansage_core::language::board_reader::BoardReader;
use ansage_core::language::letters::SETS;
use ansage_core::language::sheet_reading::paper::{AnnouncedWords, letters_of, letters_read};
use ansage_core::language::understand::{Reader, Vocabulary};
use ansage_core::language::verdict::sheet_name;
use ansage_core::language::{Letters, Message};
use ask::BoardLanguage;
use result::ResolveResult;
use sheet::{File, Sheet};

/// The longest game there was had 538.
pub(super) const MOST_HALF_MOVES: usize = 2_000;

/// Compares what it is asked to.
pub(in crate::app) fn resolve(options: &ResolveOptions, paths: &Paths) -> Result<(), Failure> {
    if let Some(path) = &options.findings.report {
        report::check(path, options)?;
    }
    let words = Words::read(
        options.reporting.voices.as_deref(),
        options.reporting.reports.as_deref(),
    )?;
    let told = &lexicon_to_be_read(&words, options.words.as_deref())?;
    let usual = lexicon(&words, USUAL_WORDS)?;
    let lexicons = [told, usual];
    let announced = AnnouncedWords::of(&lexicons);
    let is_word = |word: &str| announced.contains(word);
    let sets = sets(options.letters.as_ref())?;
    let asked_letters = options.letters.as_ref().map(|_| sets.as_slice());
    let boards = BoardReader::new(&words.voices, told, &words.reports, asked_letters);
    let mut given = boards::given(&boards, [&options.board_a, &options.board_b])?;
    let of_pgn: Vec<_> = sets.iter().map(Letters::of_pgn).collect();
    let files = match &options.theirs {
        Some(theirs) => [&options.ours, theirs].map(|it| sheet::open(it, &of_pgn, &words)),
        None => {
            let compared = compared::open(&options.ours, &words)?;
            for (board, entered) in given.iter_mut().zip(compared.boards) {
                *board = board.or(entered);
            }
            compared.sheets.map(|it| Ok(File::Sheet(Box::new(it))))
        }
    };
    let [ours, theirs] = files;
    let files = [ours?, theirs?];
    let start = start(&files, options.fen.as_deref())?;
    let mut sheets = files.map(|it| it.sheet(&start, &is_word));
    for (sheet, path) in sheets
        .iter()
        .zip([&options.ours, options.theirs.as_ref().unwrap_or(&options.ours)])
    {
        if sheet.is_longer_than(MOST_HALF_MOVES) {
            let told = Message::ResolveTooLong {
                path: path.display().to_string(),
                most: MOST_HALF_MOVES.to_string(),
            };
            return Err(Failure::unreadable(told));
        }
    }
    decide(&mut sheets, &options.meant)?;

    let vocabulary = Vocabulary::of(lexicons.iter().copied());
    let letters = sheets
        .each_ref()
        .map(|it| letters_of_sheet(it, &start, &sets, &vocabulary));
    let [of_ours, of_theirs] = letters.each_ref().map(|it| Reader {
        vocabulary: &vocabulary,
        letters: it,
    });
    let [ours, theirs] = &sheets;
    let read_ours = |text: &str, position: &Position| ours.meaning(text, &of_ours, position);
    let read_theirs = |text: &str, position: &Position| theirs.meaning(text, &of_theirs, position);
    let reads: Reads<'_> = [&read_ours, &read_theirs];
    let (comparison, in_order) = compare_orders(&start, ours.orders(), theirs.orders(), reads);
    let verdict = judge(&start, &comparison, given);
    let mut found = ResolveResult {
        letters: letters_written(&sets, options, &words.reports),
        sheets,
        in_order,
        comparison,
        positions: positions(&start, &verdict.moves),
        start,
        verdict,
    };
    if options.ask && found.comparison.agreement() != Agreement::Undecided {
        let language = BoardLanguage {
            lexicon: told,
            reader: boards,
        };
        let display = DisplayChoice::alone(options.display.options(), &paths.settings, &words.reports)?;
        let aloud = AnswersAloud::alone(options.answers.options(), &paths.settings, told, &words)?;
        let boards = ask::ask(&found, given, language, display, aloud, &words)?;
        found.verdict = judge(&found.start, &found.comparison, boards);
        found.positions = positions(&found.start, &found.verdict.moves);
    }
    let paths = [&options.ours, options.theirs.as_ref().unwrap_or(&options.ours)];
    flaws::tell(findings::flaws(&found, paths), &words);
    if options.findings.json {
        print_json(&json::document(&boards_compared(&found, told, &words))?)?;
    } else {
        print(&findings::text(&found, told, &words))?;
    }
    if let Some(path) = &options.findings.report {
        report::write(path, options, &found, told, &words)?;
    }
    for (path, sheet) in paths.into_iter().zip(found.sheets) {
        if let Some(journal) = sheet.damaged {
            damage(path, journal)?;
        }
    }
    Ok(())
}

/// Returns the position before the first half-move: the one a file names, or that was given, else the usual one.
fn start(files: &[File; 2], given: Option<&str>) -> Result<Board, Failure> {
    let given = given
        .map(|fen| Board::from_fen(fen, false).map_err(|_not_fen| desk_failure::bad_fen(fen)))
        .transpose()?;
    let mut starts = files.iter().filter_map(File::start).chain(&given);
    let Some(first) = starts.next() else {
        return Ok(Board::start());
    };
    let is_same = |other: &Board| Placement::of(first) == Placement::of(other) && first.turn() == other.turn();
    if starts.all(is_same) {
        Ok(first.clone())
    } else {
        Err(Failure::refused(Message::ResolveStartsDiffer))
    }
}

/// Returns the piece letters of a sheet: those it names itself, unless it holds others; else those in which most of it
/// reads.
fn letters_of_sheet(sheet: &Sheet, start: &Board, sets: &[Letters], vocabulary: &Vocabulary) -> Vec<Letters> {
    let possible = letters_of(&sheet.by_number, sets);
    match sheet.letters.filter(|own| possible.contains(own)) {
        Some(own) => vec![own],
        None => letters_read(start, &sheet.by_number, possible, vocabulary, sheet.is_small),
    }
}

/// Puts in the place of entries what the arbiter says of them.
fn decide(sheets: &mut [Sheet; 2], meant: &[Meant]) -> Result<(), Failure> {
    for Meant { whose, ply, text } in meant {
        let [ours, theirs] = &mut *sheets;
        let sheet = match whose {
            Whose::Ours => ours,
            Whose::Theirs => theirs,
        };
        let written = SheetEntry::Written(text.clone());
        let entry = ply.checked_sub(1).and_then(|it| sheet.by_number.get_mut(it));
        let Some(entry) = entry else {
            let told = Message::ResolveNoEntry {
                sheet: sheet_name(*whose).into(),
                number: ply.to_string(),
            };
            return Err(Failure::settings(told));
        };
        *entry = written.clone();
        if let Some(entry) = sheet.in_order.as_mut().and_then(|it| it.get_mut(ply - 1)) {
            *entry = written;
        }
    }
    Ok(())
}

fn sets(asked: Option<&LetterNames>) -> Result<Vec<Letters>, Failure> {
    let Some(LetterNames(names)) = asked.filter(|it| !it.0.is_empty()) else {
        return Ok(SETS.to_vec());
    };
    let named = |name: &String| Letters::named(name).ok_or_else(|| desk_failure::unknown_letters(name));
    names.iter().map(named).collect()
}

/// Returns the letters that are written, and in which a piece is named alone: those that were asked for first, else those
/// of the reports.
fn letters_written(sets: &[Letters], options: &ResolveOptions, reports: &str) -> Letters {
    let asked = options.letters.as_ref().and_then(|_| sets.first().copied());
    asked.or_else(|| Letters::named(reports)).unwrap_or(SETS[0])
}

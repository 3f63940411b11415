//! The task `read`: games of a PGN file, or the sheet of a file in Braille, as JSON, in a pipe, or walked by ear.

mod follow;
mod pace;

use std::io::{self, IsTerminal as _, Read as _, stdin, stdout};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use super::braille::file as braille;
use super::flaws;
use super::games::to_be_read;
use super::json;
use super::json::game_file::{GameInFile, score};
use super::resolve::MOST_HALF_MOVES;
use crate::app::beside_event;
use crate::app::cli::ReadOptions;
use crate::app::failure::{Failure, desk_failure, io_failure, journal_failure};
use crate::app::logging;
use crate::app::printing::{Written, print_json, print_to_readers};
use crate::app::settings::config;
use crate::app::settings::config::Config;
use crate::app::settings::options::{LetterNames, PlayOptions};
use crate::app::settings::paths::Paths;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::wording;
use crate::app::settings::words::{Words, lexicon_to_be_read};
use crate::app::table::face::{check_face, open_face};
use crate::app::table::inbox;
use crate::app::table::seat::Seat;
use crate::app::table::signals::watch_signals;
use crate::app::table::stopwatch::{Stopwatch, WallClock};
use crate::app::table::voice::WaitingVoice;
use ansage_core::desk::conversation::game_viewer::{WholeGame, beside};
use ansage_core::desk::{Device, Earcon, GameViewer, GameViewerSettings};
use ansage_core::language;
use ansage_core::language::sheet_reading::pgn;
use ansage_core::language::sheet_reading::pgn::{GameSource, LetterSet, PgnGame};
use ansage_core::language::{Letters, Lexicon, Message, Saying, Sight};
use ansage_os::language::locale;

/// How a journal begins.
const JOURNAL: &[u8] = b"{\"journal\":";

/// No file is refused for fewer games.
const LEAST_GAMES: usize = 1_000;

/// A game with its tags takes more, one with another.
const SHORTEST_GAME_BYTES: usize = 50;

/// So much of an answer is printed at once.
const PRINTED_BYTES: usize = 1 << 15;

/// Reads a file and answers as it is asked to.
pub(in crate::app) fn read(options: &ReadOptions, paths: &Paths) -> Result<(), Failure> {
    if options.json {
        return as_json(options).map_err(|it| it.in_language(options.reports.clone()));
    }
    let settings = config::read_settings(options.heard.settings.as_deref(), &paths.settings)
        .map_err(|it| it.in_language(options.reports.clone()))?;
    let play = options.over(settings);
    let reports = play.reports.clone();
    let is_piped = !(stdin().is_terminal() && stdout().is_terminal());
    let answered = if is_piped {
        in_a_pipe(options, play)
    } else {
        if let Err(error) = logging::begin(&paths.log) {
            // The program runs as well without a log.
            drop(error);
        }
        by_ear(options, play, paths)
    };
    answered.map_err(|it| it.in_language(reports))
}

/// Returns the games of the file.
fn source(options: &ReadOptions) -> Result<GameSource, Failure> {
    let path = &options.file;
    let unreadable = |source| io_failure::unreadable(path, &source);
    let mut begin = Vec::new();
    let file = ansage_files::open(path).map_err(unreadable)?;
    let length = JOURNAL.len() as u64;
    file.take(length).read_to_end(&mut begin).map_err(unreadable)?;
    if begin == JOURNAL {
        // It has a limit of its own, and is read there.
        return source_of(options, begin);
    }
    let bytes = ansage_files::read(path, ansage_files::LARGEST_GAMES_BYTES).map_err(unreadable)?;
    source_of(options, bytes)
}

/// Returns the same of what was read of the file; of one that is followed as far as it is whole.
fn source_of(options: &ReadOptions, bytes: Vec<u8>) -> Result<GameSource, Failure> {
    let path = &options.file;
    let sets = sets(options.letters.as_ref())?;
    let games = if bytes.starts_with(JOURNAL) {
        GameSource::of_games(of_a_journal(path)?)
    } else {
        let (mut text, encoding) = pgn::decode_whole(bytes);
        if options.follow {
            text.truncate(pgn::whole_part(&text).len());
        }
        if braille::is_braille(path, &text) {
            let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
            braille::check_size(path, &text)?;
            let sheet = braille::read(path, &text, &words)?;
            GameSource::of_games(braille::game(&sheet, &sets).into_iter().collect())
        } else {
            tracing::info!(encoding = encoding.name(), "a PGN file is read");
            GameSource::of_text(text, sets)
        }
    };
    // A file in which nothing looks like a game is none.
    let looks_like_a_game = |(_at, it): (usize, PgnGame)| !it.tags.is_empty() || !it.moves.is_empty();
    let is_one = games.games().any(looks_like_a_game);
    match is_one {
        true if options.follow => Ok(games.still_played()),
        true => Ok(games),
        false => Err(journal_failure::no_game(path)),
    }
}

/// Returns all games at once, of a file that is followed.
fn all_of(options: &ReadOptions, bytes: Vec<u8>) -> Result<Vec<PgnGame>, Failure> {
    let games = source_of(options, bytes)?;
    check_count(&games, options)?;
    match options.game {
        Some(number) => Ok(vec![numbered(&games, number, options)?]),
        None => Ok(games.games().map(|(_at, it)| it).collect()),
    }
}

/// Refuses more games than are kept in mind.
fn check_count(games: &GameSource, options: &ReadOptions) -> Result<(), Failure> {
    let most = LEAST_GAMES.max(games.bytes() / SHORTEST_GAME_BYTES);
    if games.count() <= most {
        return Ok(());
    }
    Err(Failure::unreadable(Message::ReadTooManyGames {
        path: options.file.display().to_string(),
        most: most.to_string(),
    }))
}

/// Returns the game of a number, counted from 1.
fn numbered(games: &GameSource, number: usize, options: &ReadOptions) -> Result<PgnGame, Failure> {
    check_count(games, options)?;
    let game = number.checked_sub(1).and_then(|index| games.game(index));
    game.ok_or_else(|| {
        Failure::settings(Message::ReadNoSuchGame {
            path: options.file.display().to_string(),
            number: number.to_string(),
            count: games.count().to_string(),
        })
    })
}

/// Returns the game of a journal, as its PGN has it.
fn of_a_journal(path: &Path) -> Result<Vec<PgnGame>, Failure> {
    let written = ansage_core::game::pgn::export(&to_be_read(path)?.scoresheet());
    let read = pgn::read_at_most(&written, &language::letters::all_of_pgn(), 1);
    read.ok_or_else(|| journal_failure::no_game(path))
}

/// Returns the piece letters that may be read: those that were named, else all.
fn sets(asked: Option<&LetterNames>) -> Result<Vec<LetterSet>, Failure> {
    let Some(LetterNames(names)) = asked.filter(|it| !it.0.is_empty()) else {
        return Ok(language::letters::all_of_pgn());
    };
    let named = |name: &String| {
        let letters = Letters::named(name).ok_or_else(|| desk_failure::unknown_letters(name))?;
        Ok(letters.of_pgn())
    };
    names.iter().map(named).collect()
}

fn as_json(options: &ReadOptions) -> Result<(), Failure> {
    let games = source(options)?;
    if let Some(number) = options.game {
        let game = numbered(&games, number, options)?;
        return print_json(&json::line(&GameInFile::from((number, &game)))?);
    }
    print_each(&games, options, Written::Json, |number, game| {
        json::line(&GameInFile::from((number, game)))
    })
}

/// Prints a line for each game, numbered from 1, while somebody reads. Only one game is kept at a time.
fn print_each(
    games: &GameSource,
    options: &ReadOptions,
    form: Written,
    line: impl Fn(usize, &PgnGame) -> Result<String, Failure>,
) -> Result<(), Failure> {
    let numbered = pace::games(games, options).enumerate();
    print_all(form, numbered.map(|(index, game)| line(index + 1, &game)))
}

/// Prints lines as they come, many at once, while somebody reads.
fn print_all(form: Written, lines: impl Iterator<Item = Result<String, Failure>>) -> Result<(), Failure> {
    let print = |text: &str| match print_to_readers(form, text) {
        Ok(()) => Ok(ControlFlow::Continue(())),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ControlFlow::Break(())),
        Err(error) => Err(io_failure::unprinted(&error)),
    };
    let mut text = String::new();
    for line in lines {
        text += &line?;
        if text.len() > PRINTED_BYTES && print(&std::mem::take(&mut text))?.is_break() {
            return Ok(());
        }
    }
    print(&text).map(|_reader| ())
}

/// Lists the games, or prints the moves of the only one that is there or was asked for.
fn in_a_pipe(options: &ReadOptions, play: PlayOptions) -> Result<(), Failure> {
    let words = Words::read(play.voices.as_deref(), play.reports.as_deref())?;
    let games = source(options)?;
    let only = match options.game {
        Some(number) => Some(numbered(&games, number, options)?),
        None => {
            let mut first = games.games().take(2).map(|(_at, it)| it);
            first.next().filter(|_| first.next().is_none())
        }
    };
    match only {
        Some(game) => {
            check_length(&game, &options.file)?;
            // What was read of the file is not needed any more.
            drop(games);
            match options.follow {
                true => follow::in_a_pipe(options, &game, &MovePrinter::of(&play, &words)?),
                false => print_moves(&game, &play, &words),
            }
        }
        None if options.follow => Err(Failure::settings(Message::ReadWhichGame {
            path: options.file.display().to_string(),
        })),
        None => print_list(&games, options, &words),
    }
}

/// Refuses what is longer than any game: each of its moves is told.
fn check_length(game: &PgnGame, path: &Path) -> Result<(), Failure> {
    if game.moves.len() <= MOST_HALF_MOVES {
        return Ok(());
    }
    Err(Failure::unreadable(Message::ResolveTooLong {
        path: path.display().to_string(),
        most: MOST_HALF_MOVES.to_string(),
    }))
}

fn print_list(games: &GameSource, options: &ReadOptions, words: &Words) -> Result<(), Failure> {
    let sides = [Message::White, Message::Black].map(|it| words.say(&it));
    print_each(games, options, Written::Lines, |number, game| {
        let whole = WholeGame::of(game, &sides);
        let line = words.say(&Message::ReadGameLine {
            number: number.to_string(),
            white: whole.white.into(),
            black: whole.black.into(),
            result: whole.result.into(),
            count: whole.count.into(),
        });
        let flaws = count_of_flaws(game).map(|it| format!(" {}", words.say(&it)));
        Ok(format!("{line}{}\n", flaws.unwrap_or_default()))
    })
}

/// Returns how many flaws a game has, if it has any: what was read is not all of it.
fn count_of_flaws(game: &PgnGame) -> Option<Message> {
    (!game.flaws.is_empty()).then(|| Message::ReadFlaws {
        count: game.flaws.len().into(),
    })
}

/// The words in which moves are printed.
struct MovePrinter<'a> {
    words: &'a Words,
    lexicon: Lexicon,
    saying: Saying,
}

impl<'a> MovePrinter<'a> {
    fn of(play: &PlayOptions, words: &'a Words) -> Result<Self, Failure> {
        Ok(Self {
            words,
            lexicon: lexicon_to_be_read(words, play.words.as_deref())?,
            saying: wording::saying(play),
        })
    }

    /// Returns what stands before the first move.
    fn before(&self, game: &PgnGame) -> String {
        let text = pgn::spoken(&game.comments);
        match text.is_empty() {
            true => text,
            false => format!("{}\n", self.words.say(&Message::ReadComment { text })),
        }
    }

    /// Returns the moves of the main line behind so many half-moves, with what is written beside them.
    fn moves(&self, game: &PgnGame, known: usize) -> String {
        self.lines(game).skip(known).flatten().collect()
    }

    /// Returns the lines of each move of the main line: the move, and what is written at it.
    fn lines<'b>(&'b self, game: &'b PgnGame) -> impl Iterator<Item = impl Iterator<Item = String> + 'b> + 'b {
        game.walk().map(move |(position, it)| {
            let side = position.board().turn().fold_wb(Message::White, Message::Black);
            let phrase = self
                .lexicon
                .phrase(&language::announce(&position, it.m, &self.saying, Sight::Legal));
            let message = Message::ReadMove {
                number: position.board().move_number().into(),
                side: side.into(),
                m: phrase.into(),
            };
            let messages = std::iter::once(message).chain(beside(it));
            messages.map(move |it| format!("{}\n", self.words.say(&it)))
        })
    }
}

fn print_moves(game: &PgnGame, play: &PlayOptions, words: &Words) -> Result<(), Failure> {
    let printer = MovePrinter::of(play, words)?;
    // What is wrong goes to standard error; a file of this says that something is.
    let flaws = count_of_flaws(game).map(|it| words.say(&it) + "\n").unwrap_or_default();
    let end = format!("{flaws}{}\n", score(game.result));
    let lines = std::iter::once(printer.before(game)).chain(printer.lines(game).flatten());
    print_all(Written::Lines, lines.chain([end]).map(Ok))?;
    flaws::tell(game.flaws.iter().map(Message::from), words);
    Ok(())
}

/// Walks a game at a terminal.
fn by_ear(options: &ReadOptions, play: PlayOptions, paths: &Paths) -> Result<(), Failure> {
    let words = Words::read(play.voices.as_deref(), play.reports.as_deref())?;
    let (game, games) = walked_games(options)?;
    let wall = WallClock::now();
    let surroundings = Surroundings {
        reports: vec![words.reports.clone()],
        locale: locale(),
        date: wall.date(),
        opened: wall.date_and_time(),
        ..Surroundings::default()
    };
    let asked = [(Device::EarVoice, play.ear_device.clone())];
    let named = play.words.clone();
    let config = config::resolve(play, &surroundings)?;
    check_face(&config)?;
    let settings = viewer_settings(named, &config, &words);
    let (viewer, first) = GameViewer::open(game, games, settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let voice = WaitingVoice::open(&config, &words.voices).with_devices(&asked)?;
    let stopwatch = Stopwatch::start();
    let (inbox, happenings) = inbox::open(stopwatch);
    watch_signals(&inbox).map_err(|it| io_failure::terminal(&it))?;
    if options.follow {
        follow::at_the_terminal(options, &inbox).map_err(|it| io_failure::terminal(&it))?;
    }
    let seat = Seat {
        desk: Box::new(viewer),
        face: open_face(&config, &words, &inbox)?,
        speech: voice.talk_to(&inbox),
        ear_voice: config.desk.ear_voice,
        ear_in_room: false,
        voice_input: None,
        event_watch: beside_event::watch("read", paths),
    };
    seat.run(stopwatch, first, &happenings)
}

/// Returns the first game that is walked, and all of them.
fn walked_games(options: &ReadOptions) -> Result<(PgnGame, GameSource), Failure> {
    let games = source(options)?;
    if let Some(number) = options.game {
        let game = numbered(&games, number, options)?;
        check_length(&game, &options.file)?;
        return Ok((game.clone(), GameSource::of_games(vec![game])));
    }
    check_count(&games, options)?;
    for game in pace::games(&games, options) {
        check_length(&game, &options.file)?;
    }
    let first = games.game(0).ok_or_else(|| journal_failure::no_game(&options.file))?;
    Ok((first, games))
}

fn viewer_settings(named: Option<String>, config: &Config, words: &Words) -> GameViewerSettings {
    GameViewerSettings {
        words: named,
        reports: words.reports.clone(),
        saying: config.desk.saying,
        letters: config
            .opening
            .letters
            .iter()
            .filter_map(|it| Letters::named(it))
            .collect(),
        piece_order: config.desk.piece_order,
        ear_voice: config.desk.ear_voice,
        sounds_at_the_edge: config.desk.earcons.contains(&Earcon::Edge) && !config.desk.ear_in_room,
    }
}

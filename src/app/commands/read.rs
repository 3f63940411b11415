//! The task `read`: games of a PGN file, or the sheet of a file in Braille, as JSON, in a pipe, or walked by ear.

mod follow;

use std::io::{IsTerminal as _, stdin, stdout};
use std::path::Path;
use std::sync::Arc;

use super::braille::file as braille;
use super::flaws;
use super::games::to_be_read;
use super::json;
use super::json::game_file::{game_in_file, score};
use super::resolve::MOST_HALF_MOVES;
use crate::app::beside_event;
use crate::app::cli::ReadOptions;
use crate::app::failure::{Failure, desk_failure, io_failure, journal_failure};
use crate::app::logging;
use crate::app::printing::{print, print_json};
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
use ansage_core::language::sheet_reading::pgn::{LetterSet, PgnGame};
use ansage_core::language::{Letters, Lexicon, Message, Saying, Sight};
use ansage_os::language::locale;

/// How a journal begins.
const JOURNAL: &[u8] = b"{\"journal\":";

/// No file is refused for fewer games.
const LEAST_GAMES: usize = 1_000;

/// A game with its tags takes more, one with another.
const SHORTEST_GAME_BYTES: usize = 50;

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

/// Returns the games that were asked for, each with its number in the file.
fn games(options: &ReadOptions) -> Result<Vec<(usize, PgnGame)>, Failure> {
    let path = &options.file;
    let unreadable = |source| io_failure::unreadable(path, &source);
    let bytes = ansage_files::read(path, ansage_files::LARGEST_GAMES_BYTES).map_err(unreadable)?;
    games_of(options, &bytes)
}

/// Returns the same of what was read of the file; of one that is followed as far as it is whole.
fn games_of(options: &ReadOptions, bytes: &[u8]) -> Result<Vec<(usize, PgnGame)>, Failure> {
    let path = &options.file;
    let (text, encoding) = pgn::decode(bytes);
    let text = match options.follow {
        true => pgn::whole_part(&text),
        false => &text,
    };
    let sets = sets(options.letters.as_ref())?;
    let games = if bytes.starts_with(JOURNAL) {
        of_a_journal(path)?
    } else if braille::is_braille(path, text) {
        let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
        braille::check_size(path, text)?;
        let sheet = braille::read(path, text, &words)?;
        braille::game(&sheet, &sets).into_iter().collect()
    } else {
        tracing::info!(encoding = encoding.name(), "a PGN file is read");
        let most = LEAST_GAMES.max(text.len() / SHORTEST_GAME_BYTES);
        pgn::read_at_most(text, &sets, most).ok_or_else(|| {
            Failure::unreadable(Message::ReadTooManyGames {
                path: path.display().to_string(),
                most: most.to_string(),
            })
        })?
    };
    // A file in which nothing looks like a game is none.
    if !games.iter().any(|it| !it.tags.is_empty() || !it.moves.is_empty()) {
        return Err(journal_failure::no_game(path));
    }
    let count = games.len();
    let still_played = |it: PgnGame| if options.follow { it.still_played() } else { it };
    let numbered = games.into_iter().enumerate();
    let numbered = numbered.map(|(index, it)| (index + 1, still_played(it)));
    match options.game {
        None => Ok(numbered.collect()),
        Some(number) if (1..=count).contains(&number) => Ok(numbered.filter(|(it, _)| *it == number).collect()),
        Some(number) => Err(Failure::settings(Message::ReadNoSuchGame {
            path: path.display().to_string(),
            number: number.to_string(),
            count: count.to_string(),
        })),
    }
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
    let games = games(options)?;
    let lines = games
        .iter()
        .map(|(number, it)| json::line(&game_in_file(*number, it)))
        .collect::<Result<String, _>>()?;
    print_json(&lines)
}

/// Lists the games, or prints the moves of the only one that is there or was asked for.
fn in_a_pipe(options: &ReadOptions, play: PlayOptions) -> Result<(), Failure> {
    let words = Words::read(play.voices.as_deref(), play.reports.as_deref())?;
    let games = games(options)?;
    match games.as_slice() {
        [(_number, game)] if options.follow => {
            check_length(game, &options.file)?;
            follow::in_a_pipe(options, game, &MovePrinter::of(&play, &words)?)
        }
        _ if options.follow => Err(Failure::settings(Message::ReadWhichGame {
            path: options.file.display().to_string(),
        })),
        [(_number, game)] => {
            check_length(game, &options.file)?;
            print_moves(game, &play, &words)
        }
        several => print_list(several, &words),
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

fn print_list(games: &[(usize, PgnGame)], words: &Words) -> Result<(), Failure> {
    let sides = [Message::White, Message::Black].map(|it| words.say(&it));
    let mut text = String::new();
    for (number, game) in games {
        let whole = WholeGame::of(game, &sides);
        text += &words.say(&Message::ReadGameLine {
            number: number.to_string(),
            white: whole.white.into(),
            black: whole.black.into(),
            result: whole.result.into(),
            count: whole.count.into(),
        });
        if let Some(flaws) = count_of_flaws(game) {
            text += &format!(" {}", words.say(&flaws));
        }
        text.push('\n');
    }
    print(&text)
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
        let mut text = String::new();
        for (position, it) in game.walk().skip(known) {
            let side = position.board().turn().fold_wb(Message::White, Message::Black);
            let phrase = self
                .lexicon
                .phrase(&language::announce(&position, it.m, &self.saying, Sight::Legal));
            let message = Message::ReadMove {
                number: position.board().move_number().into(),
                side: side.into(),
                m: phrase.into(),
            };
            for message in std::iter::once(message).chain(beside(it)) {
                text += &format!("{}\n", self.words.say(&message));
            }
        }
        text
    }
}

fn print_moves(game: &PgnGame, play: &PlayOptions, words: &Words) -> Result<(), Failure> {
    let printer = MovePrinter::of(play, words)?;
    let (before, moves) = (printer.before(game), printer.moves(game, 0));
    // What is wrong goes to standard error; a file of this says that something is.
    let flaws = count_of_flaws(game).map(|it| words.say(&it) + "\n").unwrap_or_default();
    print(&format!("{before}{moves}{flaws}{}\n", score(game.result)))?;
    flaws::tell(game.flaws.iter().map(Message::from), words);
    Ok(())
}

/// Walks a game at a terminal.
fn by_ear(options: &ReadOptions, play: PlayOptions, paths: &Paths) -> Result<(), Failure> {
    let words = Words::read(play.voices.as_deref(), play.reports.as_deref())?;
    let games = games(options)?;
    for (_number, game) in &games {
        check_length(game, &options.file)?;
    }
    let mut games = games.into_iter().map(|(_number, game)| game);
    let Some(game) = games.next() else {
        return Err(journal_failure::no_game(&options.file));
    };
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
    let (viewer, first) = GameViewer::open(game, games.collect(), settings, Arc::clone(&words.voices))
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

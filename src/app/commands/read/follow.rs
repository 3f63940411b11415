//! A file of games that another program writes, move by move or anew: it is looked at again and again.

use std::io;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;

use super::{MovePrinter, all_of, score};
use crate::app::cli::ReadOptions;
use crate::app::failure::{Failure, io_failure};
use crate::app::printing::{Written, print_to_readers};
use crate::app::table::inbox::{Happening, Inbox};
use crate::app::table::signals::watch;
use ansage_core::desk::FileNews;
use ansage_core::language::Message;
use ansage_core::language::sheet_reading::pgn::{Growth, PgnGame};
use ansage_files::LARGEST_GAMES_BYTES;
use ansage_files::watched::{LOOK_EVERY, WatchedFile};

/// Hands on what is found in the file, on a thread of its own, until nobody listens any more.
pub(super) fn at_the_terminal(options: &ReadOptions, inbox: &Inbox) -> io::Result<()> {
    let (options, inbox) = (options.clone(), inbox.clone());
    let mut file = WatchedFile::at(&options.file, LARGEST_GAMES_BYTES);
    let looking = thread::Builder::new().name("file".to_owned());
    looking.spawn(move || {
        let mut listens = true;
        while listens {
            thread::park_timeout(LOOK_EVERY);
            if let Some(news) = look(&mut file, &options) {
                listens = inbox.put(Happening::File(news));
            }
        }
    })?;
    Ok(())
}

/// Looks at the file; `None` where nothing is new.
fn look(file: &mut WatchedFile, options: &ReadOptions) -> Option<FileNews> {
    let bytes = match file.look() {
        Ok(bytes) => bytes?,
        Err(error) => {
            tracing::info!(%error, "the file that is followed cannot be read");
            return Some(FileNews::Nothing);
        }
    };
    match all_of(options, bytes) {
        Ok(games) => Some(FileNews::Games(games)),
        Err(failure) => {
            tracing::info!(%failure, "the file that is followed holds no game");
            Some(FileNews::Nothing)
        }
    }
}

/// Prints each move as it is written, until a signal or until nobody reads any more.
pub(super) fn in_a_pipe(options: &ReadOptions, game: &PgnGame, printer: &MovePrinter<'_>) -> Result<(), Failure> {
    let (sender, ended) = channel();
    watch(move |_request| _ = sender.send(())).map_err(|it| io_failure::terminal(&it))?;
    let mut file = WatchedFile::at(&options.file, LARGEST_GAMES_BYTES);
    let mut known = game.clone();
    let mut text = printer.before(game) + &printer.moves(game, 0) + &end(game);
    let mut holds_nothing = false;
    loop {
        match print_to_readers(Written::Lines, &text) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(io_failure::unprinted(&error)),
        }
        if ended.recv_timeout(LOOK_EVERY) != Err(RecvTimeoutError::Timeout) {
            return Ok(());
        }
        text = match look(&mut file, options) {
            None => String::new(),
            Some(FileNews::Games(games)) => {
                holds_nothing = false;
                let told = games
                    .first()
                    .map(|now| told_of(&known, now, printer))
                    .unwrap_or_default();
                known = games.into_iter().next().unwrap_or(known);
                told
            }
            Some(FileNews::Nothing) if holds_nothing => String::new(),
            Some(FileNews::Nothing) => {
                holds_nothing = true;
                format!("{}\n", printer.words.say(&Message::ReadFileHoldsNothing))
            }
        };
    }
}

/// Returns what is told of a game that was written further or anew.
fn told_of(known: &PgnGame, now: &PgnGame, printer: &MovePrinter<'_>) -> String {
    let say = |message: &Message| format!("{}\n", printer.words.say(message));
    match known.growth(now) {
        Growth::GoesOn { known: count } => {
            let moves = printer.moves(now, count);
            let is_over = known.result.is_none() && now.result.is_some();
            moves + &if is_over { end(now) } else { String::new() }
        }
        Growth::Changed { same } => {
            let head = match now.walk().nth(same) {
                Some((position, _m)) => {
                    let board = position.board();
                    let side = board.turn().fold_wb(Message::White, Message::Black);
                    say(&Message::ReadChanged {
                        number: board.move_number().into(),
                        side: printer.words.say(&side),
                    })
                }
                None => say(&Message::ReadShorter),
            };
            head + &printer.moves(now, same) + &end(now)
        }
        Growth::Another => {
            let head = say(&Message::ReadAnotherGame);
            head + &printer.before(now) + &printer.moves(now, 0) + &end(now)
        }
    }
}

/// Returns the result, once there is one.
fn end(game: &PgnGame) -> String {
    match game.result {
        Some(_) => format!("{}\n", score(game.result)),
        None => String::new(),
    }
}

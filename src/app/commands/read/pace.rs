//! A sign of work while a large file is read, on standard error: what is printed may be nothing yet, or go into a file.

use std::io::{IsTerminal as _, stdin, stdout};
use std::time::Duration;

use crate::app::cli::ReadOptions;
use crate::app::printing::say_on_stderr;
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_core::language::sheet_reading::pgn::{GameSource, PgnGame};
use ansage_protocol::stamp;

/// Less time needs no sign.
const FIRST_AFTER: Duration = Duration::from_secs(2);
/// The time between two signs.
const AGAIN_AFTER: Duration = Duration::from_secs(10);

/// Returns the games one after the other, and says now and then how much of the file has been read.
pub(super) fn games(games: &GameSource, options: &ReadOptions) -> impl Iterator<Item = PgnGame> {
    // Lines that appear at a terminal are a sign themselves.
    let is_silent = stdout().is_terminal() && !stdin().is_terminal();
    let mut next_ns = (!is_silent).then(|| stamp::now_ns() + stamp::ns(FIRST_AFTER));
    games.games().map(move |(at, game)| {
        let now_ns = stamp::now_ns();
        if next_ns.is_some_and(|it| it <= now_ns) {
            next_ns = Some(now_ns + stamp::ns(AGAIN_AFTER));
            say_pace(at, games.bytes(), options);
        }
        game
    })
}

fn say_pace(at: usize, bytes: usize, options: &ReadOptions) {
    let percent = (at * 100).checked_div(bytes);
    let words = Words::read(options.voices.as_deref(), options.reports.as_deref());
    if let (Some(percent), Ok(words)) = (percent, words) {
        let percent = percent.into();
        say_on_stderr(&words.say(&Message::ReadPace { percent }));
    }
}

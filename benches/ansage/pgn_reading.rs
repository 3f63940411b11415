//! How many games of PGN are read in a second, beside pgn-reader and python-chess on the same file.

use std::env;
use std::fmt::Write as _;
use std::hint::black_box;
use std::io::Cursor;
use std::ops::ControlFlow;
use std::process::Command;
use std::time::Duration;

use ansage_core::game::scoresheet::SheetMove;
use ansage_core::game::{Board, Header, Scoresheet, pgn};
use ansage_core::language::letters::all_of_pgn;
use ansage_core::language::sheet_reading::pgn::{Games, read};
use pgn_reader::{Reader, SanPlus, Visitor};
use shakmaty::{Chess, Position as _};

use crate::clock;
use crate::figures::{Figures, Report};
use crate::random_game::random_moves;

const GAMES: u64 = 500;
const LONGEST: usize = 120;
const ROUNDS: usize = 5;

pub(crate) fn measure(report: &mut Report) {
    let text = file();
    let plies: usize = read(&text, &all_of_pgn()).iter().map(|it| it.moves.len()).sum();
    report.say(format!("PGN: {GAMES} games, {plies} half-moves, {} bytes.", text.len()));
    // One after the other, as `ansage read` does: it keeps none.
    let ours = time(|| {
        Games::of(black_box(&text), &all_of_pgn())
            .map(black_box)
            .fold(0, |count, _game| count + 1)
    });
    per_second(report, "ansage", ours);
    let theirs = time(|| by_pgn_reader(black_box(&text)));
    per_second(
        report,
        "pgn-reader with shakmaty, without places, comments and flaws",
        theirs,
    );
    report.ratio("Reading PGN, median", ours, "pgn-reader", theirs);
    match by_python_chess(&text) {
        Ok(python) => {
            per_second(report, "python-chess", python);
            report.ratio("Reading PGN, median", ours, "python-chess", python);
        }
        Err(why) => report.say(format!("python-chess was not measured: {why}.")),
    }
}

fn per_second(report: &Report, who: &str, took: Duration) {
    let games = GAMES as f64 / took.as_secs_f64();
    report.say(format!("Reading PGN by {who}: {games:.0} games a second."));
}

fn file() -> String {
    let sheet = |seed| Scoresheet {
        header: Header::default(),
        time: None,
        start: Board::start(),
        entries: random_moves(seed, LONGEST).into_iter().map(SheetMove::of).collect(),
        dashes: Vec::new(),
        numbered: Vec::new(),
        intended: None,
        offered: false,
        claimed: false,
        sealed: false,
        annulled: false,
        left_claim: None,
        points: None,
        outcome: None,
        resigned: None,
        signed: Vec::new(),
        replaced_after: None,
        offer_sign: "(=)",
    };
    (0..GAMES).fold(String::new(), |mut text, seed| {
        let _never = write!(text, "{}", pgn::export(&sheet(seed)));
        text
    })
}

/// Returns the median time of reading all games.
fn time(read: impl Fn() -> usize) -> Duration {
    let times = (0..ROUNDS).map(|_| {
        let begun = clock::now();
        assert_eq!(black_box(read()), GAMES as usize);
        clock::now() - begun
    });
    Figures::of(times.collect::<Vec<_>>()).median()
}

/// Plays the main line of each game and keeps its moves.
struct MainLine;

impl Visitor for MainLine {
    type Tags = ();
    type Movetext = (Chess, Vec<shakmaty::Move>);
    type Output = usize;

    fn begin_tags(&mut self) -> ControlFlow<usize, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, _tags: ()) -> ControlFlow<usize, Self::Movetext> {
        ControlFlow::Continue((Chess::default(), Vec::new()))
    }

    fn san(&mut self, (position, moves): &mut Self::Movetext, san: SanPlus) -> ControlFlow<usize> {
        let m = san.san.to_move(position).expect("only legal moves were made");
        position.play_unchecked(m);
        moves.push(m);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (_position, moves): Self::Movetext) -> usize {
        black_box(moves).len()
    }
}

fn by_pgn_reader(text: &str) -> usize {
    let mut reader = Reader::new(Cursor::new(text));
    let mut games = 0;
    while reader.read_game(&mut MainLine).expect("a text in memory").is_some() {
        games += 1;
    }
    games
}

/// The time is taken within Python, without its start.
const PYTHON: &str = "
import chess.pgn, sys, time
with open(sys.argv[1]) as file:
    begun = time.monotonic()
    while chess.pgn.read_game(file) is not None:
        pass
    print(time.monotonic() - begun)
";

fn by_python_chess(text: &str) -> Result<Duration, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("games.pgn");
    std::fs::write(&file, text).map_err(|error| error.to_string())?;
    let built_in = || concat!(env!("CARGO_MANIFEST_DIR"), "/target/python/bin/python").to_owned();
    let python = env::var("ANSAGE_PYTHON").unwrap_or_else(|_not_named| built_in());
    let output = Command::new(&python).args(["-c", PYTHON]).arg(&file).output();
    let output = output.map_err(|error| format!("{python}: {error}"))?;
    let seconds = String::from_utf8_lossy(&output.stdout).trim().parse::<f64>();
    let seconds = seconds.map_err(|_none| String::from_utf8_lossy(&output.stderr).trim().to_owned())?;
    Ok(Duration::from_secs_f64(seconds))
}

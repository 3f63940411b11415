//! Every call of the disk fails while a game is played, once or for ever, and the program is killed: the half-moves that were
//! told are found again, or it was said that the journal cannot be written.

mod fault;
mod memory_disk;
mod simulator;
mod support;

use std::collections::HashMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

use rand::Rng as _;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position as _};

use super::last_game;
use super::opening::{Opened, open};
use crate::app::failure::Failure;
use crate::app::settings::config::{Config, JournalPlace, resolve};
use crate::app::settings::options::PlayOptions;
use crate::app::settings::paths::Paths;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::devices::Devices;
use crate::app::table::inbox::Happening;
use crate::app::table::run::by_hand::ByHand;
use crate::app::table::stopwatch::WallClock;
use ansage_core::game::{Event, Game, Moment, Move, Recorded};
use ansage_core::language::Message;
use ansage_devices::battery::PowerSource;
use ansage_devices::speech::{Speech, SpeechSettings, VoiceChoice};
use ansage_devices::storage::{Journal, Storage};
use ansage_devices::terminal::{Face, Output, PipeFace, PipeInput};
use fault::{Call, Error, Extent, Fault};
use memory_disk::{Image, MemoryDisk};
use support::seed::cases;
use support::size::size;

/// Fischer against Goldsmith, 1957: the third game of the file.
const GAMES: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/pgn/pgn-extract/fischer.pgn"
));
const GAME: usize = 2;
/// 40 moves.
const HALF_MOVES: usize = 80;
/// A clock runs and is marked each second.
const TIME: &str = "G/90m";
/// A half-move comes so often: later than each tick.
const EVERY_MS: u64 = 2_000;

/// The nanoseconds of a clock that stands still: each entry brings its moment.
static STANDING: AtomicU64 = AtomicU64::new(0);

/// Where a game is kept that has a name.
const NAMED: &str = "/games/game.jsonl";

/// Returns the half-moves of the game, as they are entered.
fn entries() -> Vec<String> {
    let text = GAMES.split("[Event ").nth(GAME + 1).expect("it is there");
    let moves = text.split_once("\n\n").expect("moves follow its tags").1;
    let words = moves.split_whitespace().filter(|it| !it.ends_with('.'));
    let mut position = Chess::default();
    let entered = words.take(HALF_MOVES).map(|word| {
        let san: SanPlus = word.parse().expect("a move");
        let m = san.san.to_move(&position).expect("a legal one");
        position.play_unchecked(m);
        UciMove::from_standard(m).to_string()
    });
    entered.collect()
}

/// Where a game is begun.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Place {
    /// In the folder of the program, without a name.
    DataFolder,
    /// In another folder, by its name.
    Named,
}

/// The half-moves of a game that was taken up, or why there is none.
type Found = Result<Vec<Move>, String>;

/// What all games have in common.
struct Stage {
    words: Words,
    config: Config,
    /// The clock on the wall names a journal: in each game alike.
    wall: WallClock,
    entries: Vec<String>,
    /// What they are in the journal of a game without a fault.
    moves: Vec<Move>,
    /// What was found on disks that hold the same.
    found: Mutex<HashMap<(u64, bool), Found>>,
    flaws: Mutex<Vec<String>>,
}

/// A game, and the call that fails in it.
#[derive(Clone, Copy, Debug)]
struct Case {
    place: Place,
    fault: Option<Fault>,
    /// After so many half-moves that are told after the fault the program is killed, each time with the disk as it is then.
    kills: usize,
}

/// What was heard through the pipe.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Hearing>>);

/// The end of a program, right after a half-move was told.
struct Kill {
    told: usize,
    /// True if it was said before, or is said with this half-move, that the journal cannot be written.
    is_lost: bool,
    disk: Image,
}

#[derive(Default)]
struct Hearing {
    disk: MemoryDisk,
    /// Half-moves that were entered.
    entered: usize,
    /// Those that were told in the room.
    told: usize,
    /// What the disk held when one was told, after the fault.
    kills: Vec<Kill>,
    /// True from when it is said that the journal cannot be written until it is said that it is written again.
    is_lost: bool,
    /// The file in which the game was begun.
    journal: PathBuf,
    lines: Vec<String>,
    lost: String,
    back: String,
}

impl Hearing {
    fn killed(&self) -> Kill {
        Kill {
            told: self.told,
            is_lost: self.is_lost,
            disk: self.disk.image(),
        }
    }
}

impl Heard {
    fn lock(&self) -> MutexGuard<'_, Hearing> {
        self.0.lock().expect("one test hears it")
    }
}

impl Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut hearing = self.lock();
        let line = String::from_utf8_lossy(bytes).trim_end().to_owned();
        if line.starts_with("room: ") && hearing.told < hearing.entered {
            hearing.told = hearing.entered;
            if hearing.disk.failed().is_some() {
                let kill = hearing.killed();
                hearing.kills.push(kill);
            }
        }
        if line.contains(&hearing.lost) {
            hearing.is_lost = true;
            let told = hearing.entered;
            for kill in hearing.kills.iter_mut().filter(|kill| kill.told == told) {
                kill.is_lost = true;
            }
        } else if line.contains(&hearing.back) {
            hearing.is_lost = false;
        }
        hearing.lines.push(line);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Returns the folders of a program whose journals are on this disk.
fn paths(disk: &MemoryDisk) -> Paths {
    let nowhere = Path::new("/none").to_owned();
    Paths {
        disk: Arc::new(disk.clone()),
        settings: nowhere.clone(),
        asked: nowhere.clone(),
        tutorial: nowhere.clone(),
        journals: "/data/ansage".into(),
        runtime: Some("/run/ansage".into()),
        log: nowhere.clone(),
        buffers: nowhere.clone(),
        power: PowerSource::Folder(nowhere),
    }
}

/// Returns the half-moves in lines of a journal.
fn moves_in(records: &[Recorded]) -> Vec<Move> {
    let moves = records.iter().filter_map(|it| match &it.event {
        Event::Announced { m, .. } | Event::Repeated { m, .. } => Some(*m),
        _ => None,
    });
    moves.collect()
}

impl Stage {
    fn new() -> Self {
        let options = PlayOptions {
            voice: Some("none".to_owned()),
            time: Some(TIME.parse().expect("a time control")),
            ..PlayOptions::default()
        };
        let surroundings = Surroundings {
            is_piped: true,
            ..Surroundings::default()
        };
        let mut stage = Self {
            words: Words::read(None, Some("en")).expect("words"),
            config: resolve(options, &surroundings).expect("a game"),
            wall: WallClock::now(),
            entries: entries(),
            moves: Vec::new(),
            found: Mutex::default(),
            flaws: Mutex::default(),
        };
        let whole = Case {
            place: Place::DataFolder,
            fault: None,
            kills: 1,
        };
        let (disk, heard) = stage.play(whole);
        assert_eq!(heard.lock().told, HALF_MOVES);
        stage.moves = stage.take_up(&disk.image(), None).expect("the game");
        assert_eq!(stage.moves.len(), HALF_MOVES);
        stage
    }

    /// Opens a new game.
    fn open(&self, place: Place, disk: &MemoryDisk) -> Result<Opened, Failure> {
        let mut config = self.config.clone();
        config.journal = match place {
            Place::DataFolder => JournalPlace::DataFolder,
            Place::Named => JournalPlace::New(NAMED.into()),
        };
        open(
            config,
            self.words.clone(),
            &PlayOptions::default(),
            &paths(disk),
            &self.wall,
        )
    }

    /// Takes up the game of a disk, as the program does with and without a name; returns its half-moves.
    fn take_up(&self, image: &Image, name: Option<&Path>) -> Found {
        let disk = MemoryDisk::holding(image.clone());
        let mut options = PlayOptions {
            resume: Some(name.unwrap_or(Path::new(last_game::LAST)).to_owned()),
            ..PlayOptions::default()
        };
        let told = |failure: Failure| format!("{:?}", failure.message());
        last_game::name_it(&mut options, &paths(&disk)).map_err(told)?;
        let path = options.resume.expect("it is named");
        let resumed = Journal::resume_on(&paths(&disk).disk, &path);
        let (_journal, read) = resumed.map_err(|it| told(it.into()))?;
        let replayed = Game::replay(&read.records);
        replayed.map(|_| moves_in(&read.records)).map_err(|it| it.to_string())
    }

    /// Does the same once for all disks with this sum.
    fn find(&self, image: &Image, sum: u64, name: Option<&Path>) -> Found {
        let key = (sum, name.is_some());
        let known = self.found.lock().expect("no other panicked").get(&key).cloned();
        known.unwrap_or_else(|| {
            let found = self.take_up(image, name);
            let mut all = self.found.lock().expect("no other panicked");
            all.entry(key).or_insert(found).clone()
        })
    }

    /// Plays a game to its end, or until it was killed.
    fn play(&self, case: Case) -> (MemoryDisk, Heard) {
        let folder = Path::new(NAMED).parent().expect("it is in one");
        let disk = MemoryDisk::holding(Image::with(folder));
        if let Some(fault) = case.fault {
            disk.fail(fault);
        }
        let heard = Heard(Arc::new(Mutex::new(Hearing {
            disk: disk.clone(),
            lost: self.words.say(&Message::JournalLost),
            back: self.words.say(&Message::JournalBack),
            ..Hearing::default()
        })));
        // Where no journal can be opened, no game is begun.
        let Ok(opened) = self.open(case.place, &disk) else {
            return (disk, heard);
        };
        opened.journal.path().clone_into(&mut heard.lock().journal);
        let (reports, health) = mpsc::channel();
        let report = move |it| _ = reports.send(it);
        let Ok(storage) = Storage::keep(opened.journal, paths(&disk).own_folders(), report) else {
            return (disk, heard);
        };
        let face = Face::Pipe(PipeFace::on(Output::to(heard.clone())));
        let devices = Devices {
            room_voice: false,
            ear_voice: false,
            // A machine that stops for breath looks at its journal once more or less, and the calls would not be the same.
            ..Devices::with_a_voice(face, silence(), storage, opened.stopwatch.driven_by(&STANDING))
        };
        let mut game = ByHand::begin(opened.desk, devices, opened.first);
        for (number, entry) in (1..).zip(&self.entries) {
            let at = Moment(number * EVERY_MS);
            heard.lock().entered += 1;
            game.take(at, Happening::Piped(PipeInput::Line(entry.clone())));
            for health in health.try_iter() {
                game.take(at, Happening::Storage(health));
            }
            if heard.lock().kills.len() == case.kills {
                return (disk, heard);
            }
        }
        let left = game.leave(Moment(1_000_000));
        drop(left.storage.map(Storage::close));
        (disk, heard)
    }

    /// Returns the cases of games that are begun there, each with the call that fails in it.
    fn cases(&self, place: Place, turn: usize) -> Vec<(Case, Call)> {
        let kills = size(1, HALF_MOVES);
        let whole = Case {
            place,
            fault: None,
            kills,
        };
        let calls = self.play(whole).0.log();
        let cases = (1..).zip(calls).filter_map(|(call, kind)| {
            let fault = fault(place, turn, call, kind)?;
            let fault = Some(fault);
            Some((Case { place, fault, kills }, kind))
        });
        cases.collect()
    }

    /// Tries a case; returns the call that failed, if the game came so far.
    fn check(&self, case: Case) -> Option<Call> {
        let (disk, heard) = self.play(case);
        let failed = disk.failed()?;
        let mut hearing = heard.lock();
        let mut kills = std::mem::take(&mut hearing.kills);
        if kills.is_empty() {
            kills.push(hearing.killed());
        }
        let name = Some(&*hearing.journal);
        for kill in kills {
            let names = match case.place {
                Place::DataFolder => vec![None, name],
                Place::Named => vec![name],
            };
            let sum = kill.disk.sum();
            for name in &names {
                let flaw = match self.find(&kill.disk, sum, *name) {
                    Ok(found) if !kill.is_lost && found.len() < kill.told => format!("only {} found", found.len()),
                    Ok(found) if self.moves.starts_with(&found) => continue,
                    Ok(found) => format!("another game is found: {found:?}"),
                    Err(_) if kill.is_lost || kill.told == 0 => continue,
                    Err(failure) => failure,
                };
                let (told, disk, heard) = (kill.told, &kill.disk, hearing.lines.join("\n"));
                self.flaws.lock().expect("no other panicked").push(format!(
                    "{flaw}: {case:?}, {failed:?}, {told} told, resumed by {name:?}\n{disk:?}\n{heard}"
                ));
            }
        }
        Some(failed.0)
    }
}

/// Returns a voice that says nothing.
fn silence() -> Speech {
    let (sender, _) = mpsc::channel();
    let settings = SpeechSettings {
        voice: VoiceChoice::None,
        ..SpeechSettings::default()
    };
    Speech::open(settings, sender)
}

#[test]
fn whatever_call_of_the_disk_fails_what_was_told_is_found() {
    cases(1, |random| {
        let turn = random.random_range(0..1_000);
        let stage = Stage::new();
        let places = [Place::DataFolder, Place::Named];
        let cases: Vec<_> = places.into_iter().flat_map(|place| stage.cases(place, turn)).collect();
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while let Some((case, call)) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let failed = stage.check(*case);
                        assert_eq!(
                            failed,
                            Some(*call),
                            "{case:?}: all games have the same calls until one fails"
                        );
                    }
                });
            }
        });
        let flaws = stage.flaws.into_inner().expect("none panicked");
        let cases_of_flaws: Vec<_> = flaws.iter().filter_map(|flaw| flaw.lines().next()).collect();
        assert!(
            flaws.is_empty(),
            "{} of {} cases:\n{}\n\n{}",
            flaws.len(),
            cases.len(),
            cases_of_flaws.join("\n"),
            flaws[0]
        );
    });
}

/// Returns the fault of a call, if it fails in games of this place: with every call once in the games of one place and for ever in
/// those of the other, or one of both.
fn fault(place: Place, turn: usize, call: usize, kind: Call) -> Option<Fault> {
    let errors = Error::of(kind);
    let turn = turn + call;
    let is_once = turn.is_multiple_of(2) == (place == Place::Named);
    let is_tried = size(is_once == (turn / 2).is_multiple_of(2), true);
    let turn = turn / 4;
    let stays = &Extent::ALL[1..];
    let fault = Fault {
        call,
        error: errors[turn % errors.len()],
        extent: if is_once {
            Extent::Once
        } else {
            stays[turn / errors.len() % stays.len()]
        },
    };
    is_tried.then_some(fault)
}

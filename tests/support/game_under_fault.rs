//! A game in the middle of which something goes wrong, and what must hold of it afterwards.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use ansage::app::table::stopwatch::Stopwatch;
use ansage_core::game::{Event, Game as Played, Moment};
use ansage_devices::storage::read;
use rand::Rng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use serde_json::Value;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position as _};

use super::piped::Piped;
use super::program::{Home, text};
use super::wait::wait_until;

/// What both clocks show together before the first move, in milliseconds.
const BOTH: u64 = 2 * 300_000;
/// How far the clocks may be from what was seen from outside, in milliseconds, on a machine that keeps nobody waiting.
const CLOCK_ERROR: u64 = 1_100;
/// How often the machine is asked whether it keeps somebody waiting.
const POLL: u64 = 5;

/// How late the machine woke somebody at worst, in milliseconds.
pub(crate) type Lateness = AtomicU64;

/// Watches how late the machine wakes who sleeps, while something is done.
pub(crate) fn watch_the_machine(work: impl FnOnce(&Lateness) + Send) {
    let (lateness, is_done) = (Lateness::new(0), AtomicBool::new(false));
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_done.load(Ordering::Relaxed) {
                let watch = Stopwatch::start();
                let mut looks = 0;
                wait_until(|| {
                    looks += 1;
                    looks > 1
                });
                lateness.fetch_max(watch.now().0.saturating_sub(POLL), Ordering::Relaxed);
            }
        });
        // The test has its name there too.
        let name = thread::current().name().unwrap_or_default().to_owned();
        thread::Builder::new()
            .name(name)
            .spawn_scoped(scope, || {
                struct Done<'a>(&'a AtomicBool);
                impl Drop for Done<'_> {
                    fn drop(&mut self) {
                        self.0.store(true, Ordering::Relaxed);
                    }
                }
                let _done = Done(&is_done);
                work(&lateness);
            })
            .expect("a thread")
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    });
    println!("woken at most {} ms late", lateness.load(Ordering::Relaxed));
}

/// How far a clock was from what was seen from outside, at worst, in milliseconds.
static WORST_CLOCK: AtomicU64 = AtomicU64::new(0);
/// Games, half-moves that were told in them, and clocks compared, by fault.
static COUNTS: Mutex<BTreeMap<&str, [usize; 3]>> = Mutex::new(BTreeMap::new());

/// Prints how many games there were with each fault.
pub(crate) fn tell_the_counts() {
    let counts = COUNTS.lock().expect("whoever panicked has ended the test");
    for (name, [games, told, clocks]) in &*counts {
        println!("{name}: {games} games, {told} half-moves, {clocks} clocks");
    }
    let [games, told, clocks] = [0, 1, 2].map(|it| counts.values().map(|count| count[it]).sum::<usize>());
    let worst = WORST_CLOCK.load(Ordering::Relaxed);
    println!("{games} games, {told} half-moves, {clocks} clocks, at worst {worst} ms off");
}

/// A game, who plays it, and what was told of it.
pub(crate) struct Game<'a> {
    pub(crate) name: &'static str,
    pub(crate) home: Home,
    pub(crate) random: &'a mut StdRng,
    pub(crate) program: Option<Piped>,
    /// Where it is kept, as the program said last.
    pub(crate) journal: PathBuf,
    /// The half-moves that were entered, in order.
    pub(crate) entered: Vec<String>,
    /// How many of them were told.
    told: usize,
    /// Notes that were told to be noted.
    noted: usize,
    position: Chess,
    pub(crate) has_clock: bool,
    watch: Stopwatch,
    /// Between which moments the clock was started and stopped, in milliseconds.
    run: Option<[(u64, u64); 2]>,
    clocks_compared: usize,
    lateness: &'a Lateness,
}

impl<'a> Game<'a> {
    pub(crate) fn begin(name: &'static str, random: &'a mut StdRng, lateness: &'a Lateness) -> Self {
        let home = Home::in_memory();
        fs::create_dir(home.path("games")).unwrap();
        Self {
            name,
            journal: home.path("games/game.jsonl"),
            home,
            has_clock: random.random_bool(0.5),
            random,
            program: None,
            entered: Vec::new(),
            told: 0,
            noted: 0,
            position: Chess::default(),
            watch: Stopwatch::start(),
            run: None,
            clocks_compared: 0,
            lateness,
        }
    }

    pub(crate) fn told_in_all(&self) -> usize {
        self.told
    }

    /// Counts this game, which is over, among those with its fault.
    pub(crate) fn count_it(&self) {
        let mut counts = COUNTS.lock().expect("whoever panicked has ended the test");
        let [games, told, clocks] = counts.entry(self.name).or_default();
        *games += 1;
        *told += self.told;
        *clocks += self.clocks_compared;
    }

    /// Returns what a new game is begun with.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let mut arguments = vec!["--journal".to_owned(), text(&self.journal).to_owned()];
        if self.has_clock {
            arguments.extend(["--time", "G/5m"].map(str::to_owned));
        }
        arguments
    }

    /// Starts a new game of some half-moves, without a voice.
    pub(crate) fn open(&mut self) {
        let mut arguments = self.arguments();
        arguments.extend(["--voice", "none"].map(str::to_owned));
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let command = self.home.ansage(&arguments);
        self.open_with(command);
    }

    /// Starts a new game with this command.
    pub(crate) fn open_with(&mut self, command: Command) {
        self.program = Some(Piped::start(command));
        let moves = self.random.random_range(1..6);
        self.play(moves);
    }

    pub(crate) fn program(&mut self) -> &mut Piped {
        self.program.as_mut().expect("it is played")
    }

    fn now(&self) -> u64 {
        self.watch.now().0
    }

    /// Draws a half-move that does not end the game, and is written alike everywhere.
    fn draw(&mut self) -> String {
        let legal = self.position.legal_moves();
        let plain: Vec<_> = legal
            .iter()
            .filter(|it| !it.is_castle())
            .filter(|it| !self.position.clone().play(**it).is_ok_and(|after| after.is_game_over()))
            .collect();
        let m = **plain.choose(self.random).expect("a game that goes on");
        self.position = self.position.clone().play(m).expect("legal");
        let uci = UciMove::from_standard(m).to_string();
        self.entered.push(uci.clone());
        uci
    }

    /// Enters half-moves and waits until each is announced.
    pub(crate) fn play(&mut self, count: usize) {
        for _ in 0..count {
            let before = self.now();
            let uci = self.draw();
            let program = self.program.as_mut().expect("it is played");
            program.enter(&uci);
            program.wait_for(|it| it.starts_with("room: "));
            self.told += 1;
            let after = self.now();
            self.run.get_or_insert([(before, after), (0, 0)]);
        }
    }

    /// Enters half-moves and waits for none of them.
    pub(crate) fn fire(&mut self, count: usize) {
        for _ in 0..count {
            let uci = self.draw();
            self.program().enter(&uci);
        }
    }

    /// Lets the program come to the end of all that was entered.
    pub(crate) fn settle(&mut self) {
        self.noted += 1;
        let program = self.program.as_mut().expect("it is played");
        program.enter("/note settled");
        program.wait_for(|it| it == "ear: Noted.");
    }

    /// Waits until it is said that the game is kept in another file, and why.
    #[track_caller]
    pub(crate) fn hear_where_it_is_kept(&mut self, why: &str) {
        let is_it = |line: &str| line.starts_with("ear: ") && line.contains("; the game is kept in ");
        let program = self.program.as_mut().expect("it is played");
        let heard = program.heard.iter().find(|it| is_it(it)).cloned();
        let line = heard.unwrap_or_else(|| program.wait_for(is_it));
        program.heard.retain(|it| *it != line);
        let (reason, place) = line.split_once("; the game is kept in ").expect("so it is said");
        assert_eq!(reason, format!("ear: {why}"));
        self.journal = place.strip_suffix(" now.").expect("a sentence").into();
    }

    /// Ends the game in one of the ways that are no fault, or kills the program.
    pub(crate) fn end_somehow(&mut self) {
        match self.random.random_range(0..5) {
            0 => self.end(Piped::end_entries),
            1 => self.end(|it| it.signal("TERM")),
            2 => self.kill(),
            _ => self.end(|it| it.enter("/quit")),
        }
    }

    /// Ends the program in order: it says that all is well.
    pub(crate) fn end(&mut self, how: impl FnOnce(&mut Piped)) {
        let errors = self.end_saying(how);
        assert_eq!(errors, "");
    }

    /// Ends the program in order and returns what it said on standard error.
    fn end_saying(&mut self, how: impl FnOnce(&mut Piped)) -> String {
        self.think();
        let before = self.now();
        let mut program = self.program.take().expect("it is played");
        how(&mut program);
        let (code, errors) = program.ended();
        self.note_the_end(before);
        assert_eq!(code, Some(0), "{errors}{:#?}", program.heard);
        errors
    }

    /// Lets a player think, so that the clock is not where a line left it.
    fn think(&mut self) {
        if self.has_clock && self.random.random_bool(0.3) {
            let until = self.now() + self.random.random_range(0..2_500);
            wait_until(|| self.watch.now().0 >= until);
        }
    }

    pub(crate) fn kill(&mut self) {
        self.think();
        let before = self.now();
        let mut program = self.program.take().expect("it is played");
        let told_before = program.count("room: ");
        program.signal("KILL");
        let (code, errors) = program.ended();
        self.note_the_end(before);
        assert_eq!((code, errors.as_str()), (None, ""));
        self.told += program.count("room: ") - told_before;
    }

    pub(crate) fn note_the_end(&mut self, before: u64) {
        let after = self.now();
        if let Some([_, end]) = &mut self.run {
            *end = (before, after);
        }
        // A child that was about to become another program has the journal open, and locked, until it has.
        wait_until(|| !is_locked(&self.journal));
    }

    /// What was lost may be lost from here on: it was said that it would be.
    pub(crate) fn nothing_more_is_known(&mut self) {
        self.told = self.told.min(moves_of(&lines_in(&self.journal)).len());
        self.noted = 0;
        self.run = None;
    }

    /// Some half-moves that were fired were told.
    pub(crate) fn has_told(&mut self, count: usize) {
        self.told += count;
    }

    pub(crate) fn forget_the_clock(&mut self) {
        self.run = None;
    }

    /// Only so many of the half-moves stand in the file by what the fault has left of it.
    pub(crate) fn has_left(&mut self, moves: &[String]) {
        assert_eq!(self.entered[..moves.len()], *moves);
        self.told = moves.len();
        self.noted = 0;
        self.run = None;
    }

    /// Takes the game up again, plays on, and compares: all that was told is kept, once, in order, and nothing else; both
    /// clocks show what was seen from outside.
    pub(crate) fn goes_on(&mut self) {
        let lines = lines_in(&self.journal);
        let is_cut = fs::read(&self.journal).is_ok_and(|it| !it.ends_with(b"\n"));
        let said = if is_cut { "the last line was cut short" } else { "" };
        self.goes_on_from(&lines, &["--resume", text(&self.journal.clone())], said);
    }

    /// Does the same with these lines and options; so much is said of what is missing.
    pub(crate) fn goes_on_from(&mut self, lines: &[Value], options: &[&str], said: &str) {
        let kept = moves_of(lines);
        assert!(self.told <= kept.len(), "{} told, kept: {kept:?}", self.told);
        assert!(kept.len() <= self.entered.len(), "{kept:?}");
        assert_eq!(kept, self.entered[..kept.len()], "what was entered, once and in order");
        assert!(count(lines, "noted") >= self.noted);
        self.entered.truncate(kept.len());
        self.position = kept.iter().fold(Chess::default(), |position, uci| {
            let m: UciMove = uci.parse().expect("a move");
            let m = m.to_move(&position).expect("legal");
            position.play(m).expect("legal")
        });

        let command = self.home.ansage(&[options, &["--voice", "none"]].concat());
        self.program = Some(Piped::start(command));
        let last = |did: &str| lines.iter().rposition(|it| it["event"]["did"] == did);
        if last("announced") > last("made") {
            self.program().enter("/made");
        }
        let run = self.run.take();
        self.play(2);
        let errors = self.end_saying(|it| it.enter("/quit"));
        assert!(
            errors.contains(said) && said.is_empty() == errors.is_empty(),
            "{errors}"
        );
        let read = read(&self.journal).expect("a journal");
        assert_eq!((read.torn, &read.damage), (false, &None));
        assert_eq!(moves_of(&lines_in(&self.journal)), self.entered);
        self.told = self.entered.len();
        if let (true, Some(run)) = (self.has_clock, run) {
            let behind = read.records[lines.len() - 1..].iter();
            let reopened = behind
                .take_while(|it| !matches!(it.event, Event::Reopened { .. }))
                .count();
            let game = Played::replay(&read.records[..lines.len() + reopened]).expect("a game");
            self.clocks_are_right(&game, run);
        }
    }

    fn clocks_are_right(&mut self, game: &Played, [start, end]: [(u64, u64); 2]) {
        let clock = game.clock().expect("a clock");
        assert_eq!(clock.running(), None, "both stand");
        let left = Color::ALL.map(|side| clock.left(side, Moment(u64::MAX)).as_millis());
        let used = BOTH - u64::try_from(left[0] + left[1]).expect("short");
        let (least, most) = (end.0.saturating_sub(start.1), end.1 - start.0);
        let error = least.saturating_sub(used).max(used.saturating_sub(most));
        self.clocks_compared += 1;
        WORST_CLOCK.fetch_max(error, Ordering::Relaxed);
        let allowed = CLOCK_ERROR + self.lateness.load(Ordering::Relaxed);
        assert!(
            error <= allowed,
            "used {used}, seen {least} to {most}, allowed {allowed}"
        );
    }
}

impl Drop for Game<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            println!("fault: {}, clock: {}", self.name, self.has_clock);
            println!("entered {:?}, told {}", self.entered, self.told);
            if let Some(program) = &self.program {
                println!("heard {:#?}", program.heard);
            }
            println!(
                "{}",
                fs::read_to_string(self.home.path("state/ansage/ansage.log")).unwrap_or_default()
            );
            println!("{}", fs::read_to_string(&self.journal).unwrap_or_default());
        }
    }
}

/// Returns the whole lines of a journal, read without the program's code.
pub(crate) fn lines_in(journal: &Path) -> Vec<Value> {
    let bytes = fs::read(journal).unwrap_or_default();
    let whole = bytes
        .split_inclusive(|it| *it == b'\n')
        .filter(|it| it.ends_with(b"\n"));
    whole.map_while(|it| serde_json::from_slice(it).ok()).collect()
}

/// Returns the half-moves in lines of a journal.
pub(crate) fn moves_of(lines: &[Value]) -> Vec<String> {
    let events = lines.iter().map(|it| &it["event"]);
    events
        .filter(|it| ["announced", "repeated"].map(Some).contains(&it["did"].as_str()))
        .map(|it| it["move"].as_str().expect("a move").to_owned())
        .collect()
}

/// Returns true if a process has the file locked, as the system tells.
fn is_locked(file: &Path) -> bool {
    let Ok(metadata) = fs::metadata(file) else { return false };
    let inode = format!(":{} ", metadata.ino());
    let locks = fs::read_to_string("/proc/locks").unwrap_or_default();
    locks.lines().any(|it| it.contains("FLOCK") && it.contains(&inode))
}

fn count(lines: &[Value], did: &str) -> usize {
    lines.iter().filter(|it| it["event"]["did"] == did).count()
}

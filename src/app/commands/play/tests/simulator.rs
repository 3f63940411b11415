//! A whole table in one process. A seed draws what people do at it, how quick the machine is, when its speaker, its display and
//! its disk fail, and when the program is killed; the same seed plays the same game. What holds of every game holds of this one.

mod person;
mod voice;
mod witness;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use crossterm::event::KeyCode;
use rand::Rng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;

use super::fault::{Error, Extent, Fault};
use super::memory_disk::{Image, MemoryDisk};
use super::support::seed::cases_at_once;
use super::support::size::size;
use super::{last_game, paths};
use crate::app::commands::play::opening::{Opened, open};
use crate::app::failure::Failure;
use crate::app::settings::config::resolve;
use crate::app::settings::options::PlayOptions;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::devices::Devices;
use crate::app::table::face::labels;
use crate::app::table::inbox::Happening;
use crate::app::table::run::by_hand::ByHand;
use crate::app::table::stopwatch::{Stopwatch, WallClock};
use crate::app::table::voice_input::VoiceInputEvent;
use ansage_core::game::{Game, Moment};
use ansage_devices::braille::{BrailleEvent, Display};
use ansage_devices::helper::PlayedHelper;
use ansage_devices::storage::Storage;
use ansage_devices::terminal::{Face, KeyEvent, Output, PipeFace, PipeInput, PlainFace, Typing};
use ansage_wire::braille::{DisplaySettings, FoundDisplay, FromBraille, ToBraille};
use ansage_wire::{DisplayRefusal, Health};
use person::Deed;
use voice::Voice;
use witness::Witness;

/// So many things are done at a table.
const DEEDS: usize = 40;

/// How long a table is watched when nobody does anything any more: all that was asked for is answered by then.
const REST: Duration = Duration::from_secs(120);
/// A table is watched again so often while something is being said.
const MOST_RESTS: usize = 30;

/// What all tables have in common.
struct Hall {
    words: Words,
    wall: WallClock,
}

/// A table and what is about to happen at it.
struct Simulation<'a> {
    hall: &'a Hall,
    random: &'a mut StdRng,
    options: PlayOptions,
    has_pipe: bool,
    /// Nanoseconds by which everything at this table goes.
    clock: &'static AtomicU64,
    stopwatch: Stopwatch,
    game: ByHand,
    disk: MemoryDisk,
    health: Receiver<Health>,
    voice: Voice,
    display: PlayedHelper<ToBraille, FromBraille>,
    cells: Receiver<BrailleEvent>,
    agenda: BTreeMap<(Moment, u64), Coming>,
    count: u64,
    witness: Witness,
}

/// What is going to happen at some moment.
enum Coming {
    /// The program hears of it.
    Happening(Happening),
    /// The speaker starts, or starts again.
    SpeakerStarts,
}

/// What a new program is opened with.
struct Opening {
    game: ByHand,
    stopwatch: Stopwatch,
    health: Receiver<Health>,
    voice: Voice,
    display: PlayedHelper<ToBraille, FromBraille>,
    cells: Receiver<BrailleEvent>,
    witness: Witness,
}

impl Hall {
    fn new() -> Self {
        Self {
            words: Words::read(None, Some("en")).expect("words"),
            wall: WallClock::now(),
        }
    }

    /// Opens a program on a disk; what an earlier one has left is taken up with the witness of that.
    fn open(
        &self,
        options: &PlayOptions,
        has_pipe: bool,
        disk: &MemoryDisk,
        clock: &'static AtomicU64,
        witness: Option<Witness>,
    ) -> Result<Opening, Failure> {
        let surroundings = Surroundings {
            is_piped: true,
            ..Surroundings::default()
        };
        let mut options = options.clone();
        if witness.is_some() {
            options.resume = Some(last_game::LAST.into());
            last_game::name_it(&mut options, &paths(disk))?;
        }
        let config = resolve(options.clone(), &surroundings)?;
        let opened = open(config, self.words.clone(), &options, &paths(disk), &self.wall)?;
        let Opened {
            desk,
            first,
            journal,
            records,
            stopwatch,
            ..
        } = opened;
        let stopwatch = stopwatch.driven_by(clock);
        let witness = match witness {
            Some(witness) => {
                witness.lock().take_up(records, stopwatch);
                witness
            }
            None => Witness::new(stopwatch),
        };
        witness.lock().answer_to_nothing(stopwatch.now(), &first);
        let (reports, health) = mpsc::channel();
        let report = move |it| _ = reports.send(it);
        let storage = Storage::keep(journal, paths(disk).own_folders(), report).expect("no thread is started");
        let (speech, voice) = Voice::open();
        let (sender, cells) = mpsc::channel();
        let (display, played) = Display::played(DisplaySettings::default(), sender);
        let output = Output::to(std::io::sink());
        let face = match has_pipe {
            true => Face::Pipe(PipeFace::on(output)),
            false => Face::Plain(Box::new(PlainFace::on(
                output,
                false,
                labels(&self.words),
                Typing::default(),
            ))),
        };
        let devices = Devices {
            display: Some(display),
            ..Devices::with_a_voice(face, speech, storage, stopwatch)
        };
        Ok(Opening {
            game: ByHand::begin(witness.attend(desk), devices, first),
            stopwatch,
            health,
            voice,
            display: played,
            cells,
            witness,
        })
    }
}

impl<'a> Simulation<'a> {
    fn begin(hall: &'a Hall, random: &'a mut StdRng) -> Self {
        let has_pipe = random.random_bool(0.3);
        let time = random.random_bool(0.7).then(|| "G/5m".parse().expect("a time control"));
        let options = PlayOptions {
            time,
            ..PlayOptions::default()
        };
        let clock: &'static AtomicU64 = Box::leak(Box::new(AtomicU64::new(1_000_000_000)));
        let disk = MemoryDisk::holding(Image::default());
        let opening = hall
            .open(&options, has_pipe, &disk, clock, None)
            .unwrap_or_else(|failure| {
                panic!("a game can be opened: {:?}", failure.message());
            });
        let mut simulation = Self {
            hall,
            random,
            options,
            has_pipe,
            clock,
            stopwatch: opening.stopwatch,
            game: opening.game,
            disk,
            health: opening.health,
            voice: opening.voice,
            display: opening.display,
            cells: opening.cells,
            agenda: BTreeMap::new(),
            count: 0,
            witness: opening.witness,
        };
        simulation.wake_the_devices();
        simulation
    }

    /// Plays until everything has been done and all is at rest; returns what should not have been.
    fn play(mut self) -> Vec<String> {
        for _ in 0..DEEDS {
            self.trouble();
            self.act();
            self.pass_until_the_agenda_is_empty();
            if self.game.is_over() || !self.witness.lock().flaws().is_empty() {
                break;
            }
        }
        self.rest();
        self.witness.lock().flaws().to_vec()
    }

    fn now(&self) -> Moment {
        self.stopwatch.now()
    }

    /// Lets the clock show this moment, unless it is past it.
    fn go_to(&self, moment: Moment) {
        let ahead = moment.since(self.now());
        let nanoseconds = u64::try_from(ahead.as_nanos()).expect("hours");
        self.clock.fetch_add(nanoseconds, Ordering::Relaxed);
    }

    fn will(&mut self, at: Moment, coming: Coming) {
        self.count += 1;
        self.agenda.insert((at, self.count), coming);
    }

    fn wake_the_devices(&mut self) {
        let soon = self.now().plus(Duration::from_millis(self.random.random_range(5..400)));
        self.will(soon, Coming::SpeakerStarts);
        let _settings = self.display.start();
        if self.random.random_bool(0.5) {
            self.find_a_display();
        }
    }

    fn find_a_display(&mut self) {
        let columns = *[12, 20, 40].choose(self.random).expect("sizes");
        self.display.report(FromBraille::Found(FoundDisplay {
            name: "simulated".to_owned(),
            columns,
            lines: 1,
            dots: Some(8),
        }));
    }

    /// Something fails, or comes back, once in a while.
    fn trouble(&mut self) {
        let now = self.now();
        match self.random.random_range(0..60) {
            0 if self.voice.is_up() => {
                let retry_in = Duration::from_millis(self.random.random_range(250..8_000));
                self.voice.die(retry_in);
                self.will(now.plus(retry_in), Coming::SpeakerStarts);
            }
            1 => self
                .voice
                .freeze(now.plus(Duration::from_millis(self.random.random_range(100..4_000)))),
            2 => {
                let (trouble, why) = (DisplayRefusal::Silent, String::new());
                self.display.report(FromBraille::NoDisplay { trouble, why });
            }
            3 => self.find_a_display(),
            4 => {
                let errors = [Error::Device, Error::Full, Error::ReadOnly, Error::Short, Error::Torn];
                let fault = Fault {
                    call: self.disk.log().len() + self.random.random_range(1..40),
                    error: *errors.choose(self.random).expect("errors"),
                    extent: *Extent::ALL.choose(self.random).expect("extents"),
                };
                self.disk.fail(fault);
            }
            5 => self.kill(),
            6 => {
                let late = Duration::from_millis(self.random.random_range(100..5_000));
                self.go_to(now.plus(late));
            }
            _ => {}
        }
    }

    /// The program is killed, and a new one takes the game up.
    fn kill(&mut self) {
        let disk = MemoryDisk::holding(self.disk.image());
        self.agenda.clear();
        self.witness.lock().note("killed".to_owned());
        let witness = self.witness.clone();
        match self
            .hall
            .open(&self.options, self.has_pipe, &disk, self.clock, Some(witness))
        {
            Ok(opening) => {
                self.disk = disk;
                self.stopwatch = opening.stopwatch;
                self.game = opening.game;
                self.health = opening.health;
                self.voice = opening.voice;
                self.display = opening.display;
                self.cells = opening.cells;
                self.wake_the_devices();
            }
            Err(failure) => {
                let mut seen = self.witness.lock();
                // A game without a half-move is none to go on with.
                if !seen.is_lost && seen.game.as_ref().is_some_and(Game::has_begun) {
                    seen.find_fault(format!("the game is not found: {:?}", failure.message()));
                }
            }
        }
    }

    /// Somebody does something.
    fn act(&mut self) {
        let legal = {
            let seen = self.witness.lock();
            let position = seen.game.as_ref().map(Game::position_announced);
            position.and_then(|it| it.legal().cloned())
        };
        let deed = person::next(self.random, legal.as_ref());
        self.witness.lock().note(format!("{deed:?}"));
        let mut at = self
            .now()
            .plus(Duration::from_millis(self.random.random_range(20..6_000)));
        match deed {
            Deed::Line(line, more) => {
                at = self.enter(at, &line);
                self.press_enter(at, more);
            }
            Deed::Enter(times) => self.press_enter(at, times),
            Deed::Key(key) if !self.has_pipe => self.will(at, Coming::Happening(Happening::Key(key))),
            Deed::Key(_) => {}
            Deed::Finger(key) => self.display.report(FromBraille::Pressed { key, at_ns: 0 }),
            Deed::Said(heard) => {
                let spoken = VoiceInputEvent::Spoken(None, heard);
                self.will(at, Coming::Happening(Happening::VoiceInput(spoken)));
            }
        }
    }

    /// Types a line; returns when Enter was pressed.
    fn enter(&mut self, mut at: Moment, line: &str) -> Moment {
        if self.has_pipe {
            let piped = PipeInput::Line(line.to_owned());
            self.will(at, Coming::Happening(Happening::Piped(piped)));
            return at;
        }
        let keys = line.chars().map(KeyCode::Char).chain([KeyCode::Enter]);
        for key in keys {
            at = at.plus(Duration::from_millis(self.random.random_range(20..300)));
            self.will(at, Coming::Happening(Happening::Key(KeyEvent::from(key))));
        }
        at
    }

    fn press_enter(&mut self, mut at: Moment, times: usize) {
        for _ in 0..times {
            at = at.plus(Duration::from_millis(
                *[40, 500, 3_000].choose(self.random).expect("pauses"),
            ));
            let what = match self.has_pipe {
                true => Happening::Piped(PipeInput::Line(String::new())),
                false => Happening::Key(KeyEvent::from(KeyCode::Enter)),
            };
            self.will(at, Coming::Happening(what));
        }
    }

    fn pass_until_the_agenda_is_empty(&mut self) {
        self.attend_devices();
        while let Some((moment, _)) = self.agenda.first_key_value().map(|(key, _)| *key)
            && !self.game.is_over()
        {
            self.pass_until(moment);
            if let Some((_, coming)) = self.agenda.pop_first() {
                // The machine is late now and then, and stamps are not.
                if self.random.random_bool(0.03) {
                    let late = Duration::from_millis(self.random.random_range(20..4_000));
                    self.go_to(self.now().plus(late));
                }
                match coming {
                    Coming::Happening(what) => self.game.hand_over(moment, what),
                    Coming::SpeakerStarts if !self.voice.is_up() => self.voice.start(),
                    Coming::SpeakerStarts => {}
                }
                self.attend_devices();
                self.witness.lock().look_at_the_clocks();
            }
        }
    }

    /// Lets everything happen that is due before a moment.
    fn pass_until(&mut self, moment: Moment) {
        while !self.game.is_over() {
            let wake = [self.game.next_wake(), self.voice.next()].into_iter().flatten().min();
            let Some(wake) = wake.filter(|it| *it < moment) else {
                break;
            };
            self.go_to(wake);
            if self.game.next_wake().is_some_and(|it| it <= self.now()) {
                self.game.wake();
            }
            self.attend_devices();
        }
        self.go_to(moment);
    }

    /// Hands over what the devices were asked, and what they answer.
    fn attend_devices(&mut self) {
        loop {
            let now = self.now();
            let (events, asked) = self.voice.go_on(now);
            for saying in &asked {
                self.witness.lock().hear(saying);
            }
            for request in self.display.take_requests() {
                if let ToBraille::Show(Some(window)) = request {
                    let (number, at_ns) = (window.number, 0);
                    self.display.report(FromBraille::Shown { number, at_ns });
                }
            }
            let spoken = events.into_iter().map(Happening::Speech);
            let felt: Vec<_> = self.cells.try_iter().map(Happening::Braille).collect();
            let stored: Vec<_> = self.health.try_iter().map(Happening::Storage).collect();
            let happenings: Vec<_> = spoken.chain(felt).chain(stored).collect();
            if happenings.is_empty() || self.game.is_over() {
                return;
            }
            for what in happenings {
                self.game.hand_over(now, what);
            }
        }
    }

    /// Lets all come to rest, and looks whether everything was answered.
    fn rest(&mut self) {
        if !self.voice.is_up() {
            self.voice.start();
        }
        let end = self.now().plus(REST);
        self.pass_until(end);
        // Much may have been asked for, and a clock says something at the very end.
        for _ in 0..MOST_RESTS {
            self.attend_devices();
            if self.game.unanswered() == 0 {
                break;
            }
            let later = self.now().plus(REST);
            self.pass_until(later);
        }
        let unanswered = self.game.unanswered();
        let mut seen = self.witness.lock();
        if unanswered > 0 && !self.game.is_over() {
            seen.find_fault(format!("{unanswered} utterances were never answered"));
        }
    }
}

#[test]
fn what_holds_of_every_game_holds_whatever_happens_at_the_table() {
    let hall = Hall::new();
    cases_at_once(size(1_000, 100_000), 2, |_seed, random| {
        let flaws = Simulation::begin(&hall, random).play();
        assert!(flaws.is_empty(), "{}", flaws[0]);
    });
}

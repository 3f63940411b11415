//! The opponent's view: what is said in the Room of a game that another program keeps, and when arbiters come and go, read
//! from its journal; the clock of the program for the whole hall; and the arbiter's window, which shows whoever knows the
//! arbiters' secret what only the arbiter is told.

mod clock;
mod journal_time;

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::app::beside_event;
use crate::app::cli::ScreenOptions;
use crate::app::commands::journal_secret::JournalKeys;
use crate::app::failure::{Failure, desk_failure, io_failure, journal_failure};
use crate::app::printing::{Written, print, print_to_readers, say_on_stderr};
use crate::app::secret_entry::may_enter_the_secret;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::Words;
use crate::app::table::face::is_piped;
use ansage_core::desk::{DeskSettings, Follower, Power, Shown, Standing};
use ansage_core::game::{ArbiterKey, Event, OtherAnswer, OtherCommand, Recorded};
use ansage_core::language::{Message, Saying};
use ansage_devices::arbiter_key;
use ansage_devices::battery::PowerSource;
use ansage_devices::event_notice::RunningEvent;
use ansage_devices::storage::{Followed, continued};
use ansage_devices::terminal;
use ansage_devices::terminal::{OpponentFace, Poster, Touch, prefix};
use ansage_files::watched::LOOK_EVERY;
use ansage_os::requests;
use ansage_os::requests::Requests;
use clock::GameTime;

/// What the arbiter's window is called where a game is told of it.
const ARBITERS_WINDOW: &str = "screen --arbiter";

/// After so many looks it is looked whether the game is kept in another file.
const LOOKS_AT_ONE_FILE: u32 = 20;

/// Shows the announcements of a game until it is left; once only, if that is asked for.
pub(in crate::app) fn screen(options: &ScreenOptions, paths: &Paths) -> Result<(), Failure> {
    let mut watch = Watch::begin(options, paths)?;
    match (options.once, options.clock) {
        (true, true) => return watch.print_the_clock_once(),
        (true, false) => return watch.print_once(),
        (false, _) => {}
    }
    let (sender, happenings) = channel();
    let asks = Arc::new(AtomicBool::new(false));
    listen_to_signals(sender.clone(), &asks).map_err(|it| io_failure::terminal(&it))?;
    let is_drawn = !is_piped() && terminal::can_draw();
    match (options.arbiter, options.clock, is_drawn) {
        (true, ..) => watch.show_the_arbiter(&asks, &happenings)?,
        (false, true, true) => watch.show_the_clock(sender, &happenings)?,
        (false, true, false) => watch.print_the_clock(sender, &happenings)?,
        (false, false, true) => watch.show(sender, &happenings)?,
        (false, false, false) => watch.print_lines(&happenings)?,
    }
    watch.damage()
}

/// What reaches the view beside the journal.
enum Happening {
    Key(KeyEvent),
    /// The window has another size.
    Resized,
    /// The machine lives on something else, or its battery holds another part.
    Power(Option<Power>),
    /// It is to end.
    Ended,
}

/// A journal that is watched.
struct Watch {
    words: Words,
    /// True if the language of the reports was named.
    has_language: bool,
    followed: Followed,
    follower: Option<Follower>,
    path: PathBuf,
    /// The file that was named; the game may have been continued in another one.
    first: PathBuf,
    /// Where it may have been.
    folders: Vec<PathBuf>,
    /// Looks since that was looked at.
    looks: u32,
    /// Lines of the journal that were taken.
    taken: usize,
    /// What is to be known beside the game.
    note: String,
    /// Where games of events are looked for.
    notices: Vec<PathBuf>,
    /// What the arbiter who is shown everything has opened.
    admitted: Option<Admitted>,
    /// The lines of the journal that hold what the arbiters' secret opens.
    with_keys: Vec<Recorded>,
    /// What time it is in the game, for who shows its clock.
    time: Option<GameTime>,
    /// Where the system tells what the machine lives on.
    power: PowerSource,
}

/// What an arbiter has opened with the secret.
struct Admitted {
    /// That of the game that is watched.
    key: ArbiterKey,
    /// Those of the games of events that were played then.
    running: Vec<ArbiterKey>,
}

impl Watch {
    fn begin(options: &ScreenOptions, paths: &Paths) -> Result<Self, Failure> {
        Ok(Self {
            words: Words::read(options.voices.as_deref(), options.reports.as_deref())?,
            has_language: options.reports.is_some(),
            followed: Followed::at(&options.journal),
            follower: None,
            path: options.journal.clone(),
            first: options.journal.clone(),
            folders: paths.own_folders(),
            looks: 0,
            taken: 0,
            note: String::new(),
            notices: paths.notices(),
            admitted: None,
            with_keys: Vec::new(),
            time: options.clock.then(GameTime::begin),
            power: paths.power.clone(),
        })
    }

    /// Returns what was said in the Room since the last look, and who came to the keys.
    fn look(&mut self) -> Result<Vec<Shown>, Failure> {
        let shown = self.turn_to_where_it_is_kept();
        let news = self.followed.look()?;
        if news.is_another {
            self.time = self.time.is_some().then(GameTime::begin);
            self.follower = None;
            self.taken = 0;
            self.with_keys.clear();
        }
        if let Some(time) = &mut self.time {
            time.take(&news.records, self.taken == 0, self.followed.mark());
        }
        let mut lines = Vec::new();
        for recorded in &news.records {
            let follower = match &mut self.follower {
                Some(follower) => follower,
                None => {
                    let settings = settings(recorded, &self.words, self.has_language);
                    let voices = self.words.voices.clone();
                    self.follower.insert(match self.admitted.is_some() {
                        true => Follower::for_the_arbiter(settings, voices),
                        false => Follower::new(settings, voices),
                    })
                }
            };
            if matches!(recorded.event, Event::Opened(_) | Event::SecretSet { .. }) {
                self.with_keys.push(recorded.clone());
            }
            let said = follower.take(recorded);
            let said = said.map_err(|error| desk_failure::replaying(error, &self.path, &self.words.voices))?;
            self.taken += 1;
            if self.taken > shown {
                lines.extend(said);
            }
        }
        self.note = self.what_is_wrong();
        Ok(lines)
    }

    /// Follows the game where it is kept now, from time to time: its file may have been removed, or be full. Returns how many
    /// lines of it were shown already.
    fn turn_to_where_it_is_kept(&mut self) -> usize {
        let is_time = self.looks.is_multiple_of(LOOKS_AT_ONE_FILE);
        self.looks = self.looks.wrapping_add(1);
        let place = is_time.then(|| continued(&self.first, &self.folders)).flatten();
        let Some(place) = place.filter(|it| *it != self.path) else {
            return 0;
        };
        self.followed = Followed::at(&place);
        self.follower = None;
        self.with_keys.clear();
        self.path = place;
        std::mem::take(&mut self.taken)
    }

    /// Looks while the game is shown: what goes wrong now is said, and what was shown stays.
    fn look_again(&mut self) -> Vec<Shown> {
        self.look().unwrap_or_else(|failure| {
            tracing::info!(trouble = %failure, "the journal cannot be followed");
            self.note = self.words.say(failure.message());
            Vec::new()
        })
    }

    fn what_is_wrong(&self) -> String {
        match self.damage() {
            Err(failure) => self.words.say(failure.message()),
            Ok(()) if self.follower.is_some() => String::new(),
            Ok(()) => self.words.say(&Message::WaitsForJournal {
                path: self.path.display().to_string(),
            }),
        }
    }

    fn damage(&self) -> Result<(), Failure> {
        match self.followed.damage() {
            None => Ok(()),
            Some(damage) => Err(journal_failure::damaged(&self.path, damage)),
        }
    }

    fn standing(&self) -> Option<Standing> {
        self.follower.as_ref().and_then(Follower::standing)
    }

    /// Shows an arbiter who knows the secret what only the arbiter is told, and everybody else what the opponent may see.
    fn show_the_arbiter(&mut self, asks: &AtomicBool, happenings: &Receiver<Happening>) -> Result<(), Failure> {
        let mut noted = String::new();
        while self.follower.is_none() {
            self.look()?;
            if self.note != noted {
                say_on_stderr(&self.note);
                noted.clone_from(&self.note);
            }
            if self.follower.is_none() && !matches!(happenings.recv_timeout(LOOK_EVERY), Err(RecvTimeoutError::Timeout))
            {
                return Ok(());
            }
        }
        asks.store(true, Ordering::Relaxed);
        self.admitted = self.admit()?;
        asks.store(false, Ordering::Relaxed);
        self.begin_anew();
        let said = match self.admitted.is_some() {
            true => Message::ArbiterViewBegins,
            false => Message::ArbiterViewRefused,
        };
        say_on_stderr(&self.words.say(&said));
        self.print_lines(happenings)
    }

    /// Asks for the secret that holds now. It opens every game of an event that is played as well, so that no player watches
    /// one of them in a journal with a secret of his own. Those are told of each wrong one, and that a record is open.
    fn admit(&self) -> Result<Option<Admitted>, Failure> {
        let Some(key) = JournalKeys::of_the_last_secret(&self.with_keys) else {
            say_on_stderr(&self.words.say(&Message::ArbiterViewNoSecret));
            return Ok(None);
        };
        let games = beside_event::running(&self.notices)?;
        let tell = |answer| {
            for game in &games {
                game.tell(&OtherCommand::once(ARBITERS_WINDOW, answer));
            }
        };
        let running: Option<Vec<ArbiterKey>> = games.iter().map(|it| it.key.clone()).collect();
        let Some(running) = running else {
            tell(OtherAnswer::Refused);
            return Ok(None);
        };
        let opens_all = |secret: &_| running.iter().all(|it| key.has(it) || arbiter_key::opens(it, secret));
        let open = |secret: &_| match opens_all(secret) {
            true => key.opened_by(secret),
            false => Vec::new(),
        };
        let entered = may_enter_the_secret(&self.words)?;
        let opened = key.open_with(entered, &self.words, open, || tell(OtherAnswer::WrongSecret))?;
        if opened.is_empty() {
            return Ok(None);
        }
        tell(OtherAnswer::Opened);
        let key = key.first().clone();
        Ok(Some(Admitted { key, running }))
    }

    /// Returns true unless an arbiter was let in, and the secret is another one since, or the journal, or a game of an event
    /// is played that the secret was not tried on.
    fn is_still_admitted(&self) -> bool {
        let Some(admitted) = &self.admitted else { return true };
        let key = JournalKeys::of_the_last_secret(&self.with_keys);
        let has_another = self.follower.is_some() && key.is_none_or(|it| !it.has(&admitted.key));
        let is_tried = |it: &ArbiterKey| *it == admitted.key || admitted.running.contains(it);
        let are_tried = |games: Vec<RunningEvent>| games.iter().all(|it| it.key.as_ref().is_some_and(is_tried));
        let is_time = self.looks.is_multiple_of(LOOKS_AT_ONE_FILE);
        let may_play_another = is_time && !beside_event::running(&self.notices).is_ok_and(are_tried);
        !has_another && !may_play_another
    }

    /// What was shown until now is shown from the beginning, to somebody else.
    fn begin_anew(&mut self) {
        self.followed = Followed::at(&self.path);
        self.follower = None;
        self.taken = 0;
        self.with_keys.clear();
    }

    fn print_once(mut self) -> Result<(), Failure> {
        self.look()?;
        if let (false, Err(source)) = (self.followed.was_there(), std::fs::metadata(&self.path)) {
            return Err(io_failure::unreadable(&self.path, &source));
        }
        let Some(standing) = self.standing() else {
            self.damage()?;
            return Err(journal_failure::no_game(&self.path));
        };
        let said = standing.line.map(Shown::Room).into_iter();
        let shown = said.chain(standing.table.map(Shown::Table));
        let shown: String = shown.map(|it| line_of(&it)).collect();
        print(&format!("{shown}{}", game(&standing.turn)))?;
        self.damage()
    }

    /// Prints each line as it is said, for scripts.
    fn print_lines(&mut self, happenings: &Receiver<Happening>) -> Result<(), Failure> {
        let mut lines = self.look()?;
        let (mut noted, mut was_over) = (String::new(), false);
        let mut open = Vec::new();
        loop {
            if !self.is_still_admitted() {
                say_on_stderr(&self.words.say(&Message::ArbiterViewEnded));
                return Ok(());
            }
            let mut text: String = lines.iter().map(line_of).collect();
            text += &self.what_is_open(&mut open);
            let standing = self.standing().unwrap_or_default();
            if standing.is_over && !was_over {
                text += &game(&standing.turn);
            }
            was_over = standing.is_over;
            if self.note != noted && !self.note.is_empty() {
                say_on_stderr(&self.note);
            }
            noted.clone_from(&self.note);
            let written = print_to_readers(Written::Lines, &text);
            match (written, happenings.recv_timeout(LOOK_EVERY)) {
                // Nobody reads any more.
                (Err(error), _) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
                (Err(error), _) => return Err(io_failure::unprinted(&error)),
                (Ok(()), Err(RecvTimeoutError::Timeout)) => lines = self.look_again(),
                (Ok(()), _) => return Ok(()),
            }
        }
    }

    /// Returns what is open for the arbiter, if that is not what was told before.
    fn what_is_open(&self, told: &mut Vec<String>) -> String {
        let open = match (self.admitted.is_some(), &self.follower) {
            (true, Some(follower)) => follower.open_matters(),
            _ => return String::new(),
        };
        if open == *told {
            return String::new();
        }
        told.clone_from(&open);
        if open.is_empty() {
            return format!("open: {}\n", self.words.say(&Message::NothingOpen));
        }
        open.into_iter().map(|it| format!("open: {it}\n")).collect()
    }

    /// Shows the last line in a whole window.
    fn show(&mut self, sender: Sender<Happening>, happenings: &Receiver<Happening>) -> Result<(), Failure> {
        self.look()?;
        let mut face = OpponentFace::open().map_err(|it| io_failure::terminal(&it))?;
        listen_to_keys(sender).map_err(|it| io_failure::terminal(&it))?;
        loop {
            let standing = self.standing().unwrap_or_default();
            let poster = Poster {
                line: standing.line.unwrap_or_default(),
                turn: standing.turn,
                table: standing.table.unwrap_or_default(),
                note: self.note.clone(),
            };
            if let Err(error) = face.show(&poster) {
                tracing::info!(%error, "nobody reads any more");
                break;
            }
            match happenings.recv_timeout(LOOK_EVERY) {
                Ok(Happening::Key(key)) if leaves(&key) => break,
                Ok(Happening::Key(key)) if is_control(&key, 'l') => face.forget(),
                Ok(Happening::Ended) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(Happening::Key(_) | Happening::Resized | Happening::Power(_)) | Err(RecvTimeoutError::Timeout) => {}
            }
            self.look_again();
        }
        face.close();
        Ok(())
    }
}

/// Returns settings that report in the language of the game, unless another was asked for.
fn settings(first: &Recorded, words: &Words, has_language: bool) -> DeskSettings {
    let (say, reports) = match &first.event {
        Event::Opened(opening) => (opening.say.as_str(), opening.reports.as_str()),
        _ => Default::default(),
    };
    let is_kept = !has_language && words.voices.messages(reports).is_some();
    let reports = if is_kept { reports } else { &words.reports };
    DeskSettings::unheard(reports.to_owned(), Saying::spelled(say))
}

fn line_of(shown: &Shown) -> String {
    match shown {
        Shown::Room(line) => format!("{}: {line}\n", prefix(ansage_core::desk::Channel::Room)),
        Shown::Table(line) => format!("table: {line}\n"),
        Shown::Arbiter(line) => format!("{}: {line}\n", prefix(ansage_core::desk::Channel::Arbiter)),
    }
}

fn game(turn: &str) -> String {
    format!("game: {turn}\n")
}

fn leaves(key: &KeyEvent) -> bool {
    let is_q = matches!(key.code, KeyCode::Char('q' | 'Q')) && !key.modifiers.contains(KeyModifiers::CONTROL);
    key.kind != KeyEventKind::Release && (is_q || is_control(key, 'c') || is_control(key, 'd'))
}

fn is_control(key: &KeyEvent, letter: char) -> bool {
    key.code == KeyCode::Char(letter) && key.modifiers.contains(KeyModifiers::CONTROL)
}

fn listen_to_keys(sender: Sender<Happening>) -> io::Result<()> {
    terminal::listen(move |key| {
        let happening = match key {
            Ok(Touch::Key(key)) => Happening::Key(key),
            Ok(Touch::Resized | Touch::Pasted(_)) => Happening::Resized,
            Err(_gone) => Happening::Ended,
        };
        sender.send(happening).is_ok()
    })
}

/// A signal ends the view; while it `asks` for something at the terminal nothing else would be heard of it.
fn listen_to_signals(sender: Sender<Happening>, asks: &Arc<AtomicBool>) -> io::Result<()> {
    requests::end_at_once_while(asks)?;
    let requests = Requests::to_end()?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for _request in requests {
            if sender.send(Happening::Ended).is_err() {
                break;
            }
        }
    })?;
    Ok(())
}

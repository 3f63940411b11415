//! The loop: one thread owns the desk; everything that happens reaches it through one channel.

use std::collections::{HashSet, VecDeque};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::stopwatch::Stopwatch;
use crate::desk::{Channel, Desk, Device, Effect, Health, Input, Utterance, UtteranceId};
use crate::devices::speech::{Speech, SpeechEvent};
use crate::devices::storage::{RETRY_AFTER, Storage};
use crate::devices::terminal::{Entry, Face, KeyEvent, Typed};
use crate::game::Moment;

/// How many happenings may wait for the loop before those who bring them wait.
const ROOM: usize = 256;

/// How long the end of a pipe waits for a voice that says nothing any more.
const PATIENCE_AT_THE_END: Duration = Duration::from_secs(15);

/// Something that happened, and when.
#[derive(Debug)]
pub(super) struct Stamped {
    pub(super) at: Moment,
    pub(super) what: Happening,
}

/// What reaches the loop.
#[derive(Debug)]
pub(super) enum Happening {
    Key(KeyEvent),
    Resized,
    KeysGone,
    Entry(Entry),
    Speech(SpeechEvent),
    Storage(Health),
    /// Something was left beside the inbox.
    Knock,
    /// The system asks the program to end.
    Ended,
}

/// The way into the loop; every thread has one.
#[derive(Clone, Debug)]
pub(super) struct Inbox {
    sender: SyncSender<Stamped>,
    stopwatch: Stopwatch,
    storage: LastHealth,
}

/// The end of the inbox at which the loop stands.
#[derive(Debug)]
pub(super) struct Happenings {
    receiver: Receiver<Stamped>,
    storage: LastHealth,
}

/// How the journal is doing, until the loop has heard it: whoever syncs never waits, and a full inbox loses nothing.
type LastHealth = Arc<Mutex<Option<(Moment, Health)>>>;

/// Returns both ends of an inbox.
pub(super) fn inbox(stopwatch: Stopwatch) -> (Inbox, Happenings) {
    let (sender, receiver) = sync_channel(ROOM);
    let storage = LastHealth::default();
    let happenings = Happenings {
        receiver,
        storage: Arc::clone(&storage),
    };
    let inbox = Inbox {
        sender,
        stopwatch,
        storage,
    };
    (inbox, happenings)
}

impl Happenings {
    /// Returns what has happened and was not heard yet; what was left beside the inbox comes after all that is in it.
    fn take(&self) -> Result<Stamped, TryRecvError> {
        self.receiver.try_recv().or_else(|error| {
            let mut storage = self.storage.lock().unwrap_or_else(PoisonError::into_inner);
            let (at, health) = storage.take().ok_or(error)?;
            let what = Happening::Storage(health);
            Ok(Stamped { at, what })
        })
    }
}

impl Inbox {
    /// Stamps what happened and hands it on; returns false if the loop has ended. Waits while the loop is behind.
    pub(super) fn put(&self, what: Happening) -> bool {
        let at = self.stopwatch.now();
        self.sender.send(Stamped { at, what }).is_ok()
    }

    /// Tells how the journal is doing, without ever waiting; what was told before and not heard counts no more.
    pub(super) fn leave_health(&self, health: Health) {
        let at = self.stopwatch.now();
        *self.storage.lock().unwrap_or_else(PoisonError::into_inner) = Some((at, health));
        // A loop whose inbox is full needs no knock: it looks beside it when it has emptied it.
        let _full = self.sender.try_send(Stamped {
            at,
            what: Happening::Knock,
        });
    }
}

/// The desk and the devices that carry out what it asks for.
pub(super) struct Table {
    pub(super) desk: Desk,
    pub(super) face: Face,
    pub(super) speech: Speech,
    pub(super) storage: Storage,
    pub(super) stopwatch: Stopwatch,
    /// Whether a voice speaks in the Room and in the Ear.
    pub(super) room_voice: bool,
    pub(super) ear_voice: bool,
}

/// What the loop knows beside the table.
struct Running {
    table: Table,
    /// Utterances a voice was asked for and has not answered.
    unanswered: HashSet<UtteranceId>,
    /// Changes of health that the desk has not been told.
    news: VecDeque<Health>,
    retry_at: Option<Moment>,
    /// True when the desk knows that the game is being left.
    has_left: bool,
    is_over: bool,
    /// When a pipe that has ended stops waiting for the voice.
    ends_at: Option<Moment>,
}

/// Carries out the first effects and then runs until the game is left. Returns the table, whose devices are still
/// open.
pub(super) fn run(table: Table, first: Vec<Effect>, inbox: &Happenings) -> Table {
    let mut running = Running::at(table);
    running.carry_out(first);
    running.settle();
    while !running.is_over {
        running.step(inbox);
    }
    running.table
}

impl Running {
    fn at(table: Table) -> Self {
        Self {
            table,
            unanswered: HashSet::new(),
            news: VecDeque::new(),
            retry_at: None,
            has_left: false,
            is_over: false,
            ends_at: None,
        }
    }

    fn step(&mut self, inbox: &Happenings) {
        match self.receive(inbox) {
            Ok(stamped) => {
                // What was due before this happened goes first.
                self.wake(stamped.at);
                self.take(stamped);
            }
            Err(RecvTimeoutError::Timeout) => self.wake(self.table.stopwatch.now()),
            Err(RecvTimeoutError::Disconnected) => self.leave(self.table.stopwatch.now()),
        }
        self.settle();
    }

    fn receive(&self, inbox: &Happenings) -> Result<Stamped, RecvTimeoutError> {
        match inbox.take() {
            Ok(stamped) => return Ok(stamped),
            Err(TryRecvError::Disconnected) => return Err(RecvTimeoutError::Disconnected),
            Err(TryRecvError::Empty) => {}
        }
        let wakes = [self.table.desk.next_wake(), self.retry_at, self.ends_at];
        match wakes.into_iter().flatten().min() {
            Some(moment) => inbox.receiver.recv_timeout(self.table.stopwatch.until(moment)),
            None => inbox
                .receiver
                .recv()
                .map_err(|_all_gone| RecvTimeoutError::Disconnected),
        }
    }

    /// Does everything that was to be done up to `now`.
    fn wake(&mut self, now: Moment) {
        let mut last = None;
        while let Some(moment) = self.table.desk.next_wake().filter(|it| *it <= now) {
            self.handle(moment, Input::Wake);
            // A desk that asks for the same moment again has done what there was to do.
            if last == Some(moment) {
                break;
            }
            last = Some(moment);
        }
        if self.retry_at.is_some_and(|it| it <= now) {
            let health = self.table.storage.retry();
            self.note_storage(health, now);
            self.tell_news(now);
        }
        if self.ends_at.is_some_and(|it| it <= now) {
            self.is_over = true;
        }
    }

    fn take(&mut self, stamped: Stamped) {
        let at = stamped.at;
        match stamped.what {
            Happening::Key(key) => {
                let Face::Plain(face) = &mut self.table.face else {
                    return;
                };
                for typed in face.press(&key) {
                    match typed {
                        Typed::Input(input) => self.handle(at, input),
                        Typed::Left => self.leave(at),
                    }
                }
            }
            Happening::Resized => {
                if let Face::Plain(face) = &mut self.table.face {
                    face.resized();
                }
            }
            Happening::Entry(Entry::Line(line)) => self.handle(at, Input::Piped(line)),
            Happening::Entry(Entry::End) => {
                self.stop_the_clock(at);
                self.ends_at = Some(at.plus(PATIENCE_AT_THE_END));
                self.end_if_all_is_said();
            }
            Happening::Speech(event) => self.hear(at, event),
            Happening::Storage(health) => self.handle(at, Input::Health(Device::Journal, health)),
            Happening::Knock => {}
            Happening::KeysGone | Happening::Ended => self.leave(at),
        }
    }

    fn hear(&mut self, at: Moment, event: SpeechEvent) {
        let input = match event {
            SpeechEvent::Began(..) => return,
            SpeechEvent::Ended(id) => {
                self.unanswered.remove(&id);
                Input::Ended(id)
            }
            SpeechEvent::Unspoken(id) => {
                self.unanswered.remove(&id);
                Input::Unspoken(id)
            }
            // The health of a voice that nobody uses is nobody's concern.
            SpeechEvent::Health(device, health) if self.is_used(device) => Input::Health(device, health),
            SpeechEvent::Health(..) => return,
        };
        self.handle(at, input);
        if self.ends_at.is_some() {
            self.ends_at = Some(at.plus(PATIENCE_AT_THE_END));
            self.end_if_all_is_said();
        }
    }

    fn end_if_all_is_said(&mut self) {
        if self.unanswered.is_empty() {
            self.is_over = true;
        }
    }

    fn handle(&mut self, at: Moment, input: Input) {
        let effects = self.table.desk.handle(at, input);
        self.carry_out(effects);
        self.tell_news(at);
        if self.is_over {
            self.stop_the_clock(at);
        }
    }

    /// Ends the game for now.
    fn leave(&mut self, at: Moment) {
        self.stop_the_clock(at);
        self.is_over = true;
    }

    /// Tells the desk that the game is being left, once: the time thought until then is kept, and no more.
    fn stop_the_clock(&mut self, at: Moment) {
        if !self.has_left {
            self.has_left = true;
            self.handle(at, Input::Leaving);
        }
    }

    /// Carries out effects in order: a line of the journal is written before anything behind it is done.
    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Record(recorded) => {
                    let health = self.table.storage.append(&recorded);
                    self.note_storage(health, self.table.stopwatch.now());
                }
                Effect::Say(utterance) => self.say(&utterance),
                Effect::Hush(channel) => self.table.speech.hush(channel),
                Effect::Quit => self.is_over = true,
            }
        }
    }

    fn say(&mut self, utterance: &Utterance) {
        self.table.face.show(utterance.channel, &utterance.written);
        let is_spoken = match utterance.channel {
            Channel::Room => self.table.room_voice,
            Channel::Ear | Channel::Sheet => self.table.ear_voice,
            Channel::Arbiter => false,
        };
        if is_spoken && !utterance.spoken.is_empty() {
            self.unanswered.insert(utterance.id);
            self.table.speech.say(utterance);
        }
    }

    fn is_used(&self, device: Device) -> bool {
        match device {
            Device::RoomVoice => self.table.room_voice,
            Device::EarVoice => self.table.ear_voice,
            Device::Journal => true,
        }
    }

    fn note_storage(&mut self, health: Option<Health>, now: Moment) {
        self.news.extend(health);
        self.retry_at = self.table.storage.is_behind().then(|| now.plus(RETRY_AFTER));
    }

    /// Tells the desk how the journal is doing. Done after an effect list, never in the middle of one.
    fn tell_news(&mut self, at: Moment) {
        while let Some(health) = self.news.pop_front() {
            let effects = self.table.desk.handle(at, Input::Health(Device::Journal, health));
            self.carry_out(effects);
        }
    }

    fn settle(&mut self) {
        let settled = if self.is_over {
            Ok(())
        } else {
            self.table.face.settle(&self.table.desk.view().prompt)
        };
        if let Err(error) = settled {
            note_that_nobody_reads(&error);
            self.leave(self.table.stopwatch.now());
        }
    }
}

fn note_that_nobody_reads(error: &io::Error) {
    tracing::info!(%error, "nobody reads any more");
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::mpsc::{self, Receiver};

    use crossterm::event::{KeyCode, KeyModifiers};
    use tempfile::TempDir;

    use super::*;
    use crate::app::config::{Surroundings, resolve};
    use crate::app::options::PlayOptions;
    use crate::app::play::labels;
    use crate::app::words::Words;
    use crate::devices::speech::{SpeechSettings, VoiceChoice};
    use crate::devices::storage::{Journal, read};
    use crate::devices::terminal::{KeyEcho, Output, PipeFace, PlainFace};
    use crate::game::{Event, Mode, Recorded};
    use crate::language::Segment;

    /// For a machine in trouble.
    const DEADLINE: Duration = Duration::from_secs(30);

    /// What a face has written.
    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Paper {
        fn lines(&self) -> Vec<String> {
            let text = String::from_utf8(self.0.lock().expect("the paper").clone()).expect("text");
            text.lines().map(|it| it.trim_end().to_owned()).collect()
        }
    }

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("the paper").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    struct Stage {
        running: Running,
        paper: Paper,
        events: Receiver<SpeechEvent>,
        folder: TempDir,
    }

    impl Stage {
        /// A table with a voice that writes, and a face that writes on paper.
        fn with(face: impl FnOnce(Output, &Words) -> Face) -> Self {
            Self::of(PlayOptions::default(), face)
        }

        fn of(options: PlayOptions, face: impl FnOnce(Output, &Words) -> Face) -> Self {
            let words = Words::read(None, Some("en")).expect("words");
            // Neither what a person at a terminal is greeted with nor where the Ear is heard matters here.
            let options = PlayOptions {
                voice: Some("none".to_owned()),
                ..options
            };
            let surroundings = Surroundings {
                is_piped: true,
                ..Surroundings::default()
            };
            let config = resolve(options, &surroundings).expect("a game");
            let voices = Arc::clone(&words.voices);
            let (desk, first) = Desk::open(config.opening, config.desk, voices, Moment(0)).expect("a desk");
            let folder = tempfile::tempdir().expect("a folder");
            let journal = Journal::create(&folder.path().join("game.jsonl")).expect("a journal");
            let (sender, events) = mpsc::channel();
            let script = SpeechSettings {
                voice: VoiceChoice::Script(folder.path().join("said.txt")),
                ..SpeechSettings::default()
            };
            let paper = Paper::default();
            let table = Table {
                desk,
                face: face(Output::to(paper.clone()), &words),
                speech: Speech::open(script, sender),
                storage: Storage::keep(journal, |_health| {}).expect("a thread"),
                stopwatch: Stopwatch::start(),
                room_voice: true,
                ear_voice: true,
            };
            let mut running = Running::at(table);
            running.carry_out(first);
            Self {
                running,
                paper,
                events,
                folder,
            }
        }

        /// Returns the last line of the journal.
        fn last_record(&self) -> Recorded {
            let read = read(self.running.table.storage.path()).expect("a journal");
            read.records.last().expect("an opening").clone()
        }

        /// Tells each channel something and returns what was shown and what was spoken.
        fn tell_all(mut self) -> (Vec<String>, Vec<String>) {
            for (id, channel) in CHANNELS.into_iter().enumerate() {
                self.running.say(&Utterance {
                    id: UtteranceId(id as u64),
                    channel,
                    written: format!("written {id}"),
                    spoken: vec![Segment::plain("en", format!("spoken {id}"))],
                    urgent: false,
                });
            }
            self.running.table.face.settle("").expect("paper is patient");
            while !self.running.unanswered.is_empty() {
                let event = self.events.recv_timeout(DEADLINE).expect("an answer");
                self.running.hear(Moment(1), event);
            }
            let said = std::fs::read_to_string(self.folder.path().join("said.txt")).unwrap_or_default();
            (self.paper.lines(), said.lines().map(str::to_owned).collect())
        }
    }

    const CHANNELS: [Channel; 4] = [Channel::Room, Channel::Ear, Channel::Sheet, Channel::Arbiter];
    const SPOKEN: [&str; 3] = ["room: spoken 0", "ear: spoken 1", "ear: spoken 2"];

    fn pipe(output: Output, _words: &Words) -> Face {
        Face::Pipe(PipeFace::on(output))
    }

    fn plain(mode: Mode) -> impl FnOnce(Output, &Words) -> Face {
        move |output, words| {
            let face = PlainFace::on(output, false, labels(mode, words), KeyEcho::None);
            Face::Plain(Box::new(face))
        }
    }

    #[test]
    fn a_pipe_shows_every_channel_and_the_arbiter_is_never_spoken_to() {
        let (shown, said) = Stage::with(pipe).tell_all();
        let all = [
            "room: written 0",
            "ear: written 1",
            "sheet: written 2",
            "arbiter: written 3",
        ];
        assert_eq!(shown, all);
        assert_eq!(said, SPOKEN);
    }

    #[test]
    fn a_terminal_shows_what_the_arbiter_is_told_but_not_in_an_event() {
        let both = ["Room: written 0", "written 1", "written 2"];
        let (shown, said) = Stage::with(plain(Mode::Free)).tell_all();
        assert_eq!(shown, [&both[..], &["Arbiter: written 3"]].concat());
        assert_eq!(said, SPOKEN);
        let (shown, said) = Stage::with(plain(Mode::Event)).tell_all();
        assert_eq!(shown, both);
        assert_eq!(said, SPOKEN);
    }

    #[test]
    fn a_channel_without_a_voice_is_shown_and_not_spoken() {
        let told = |room_voice, ear_voice| {
            let mut stage = Stage::with(pipe);
            (stage.running.table.room_voice, stage.running.table.ear_voice) = (room_voice, ear_voice);
            let (shown, said) = stage.tell_all();
            assert_eq!(shown.len(), CHANNELS.len());
            said
        };
        assert_eq!(told(true, false), SPOKEN[..1]);
        assert_eq!(told(false, true), SPOKEN[1..]);
        assert_eq!(told(false, false), [""; 0]);
    }

    /// A game in which White's clock runs.
    fn timed() -> PlayOptions {
        PlayOptions {
            time: Some("G/5m".parse().expect("a time control")),
            ..PlayOptions::default()
        }
    }

    #[test]
    fn the_clock_stops_at_the_moment_the_game_is_left_however_it_is_left() {
        let control_d = KeyEvent::new(KeyCode::Char('d'), KeyModifiers::CONTROL);
        let quit = || Happening::Entry(Entry::Line("/quit".to_owned()));
        for leaving in [Happening::Key(control_d), Happening::KeysGone, Happening::Ended, quit()] {
            let told = format!("{leaving:?}");
            let mut stage = Stage::of(timed(), plain(Mode::Free));
            let at = Moment(83_000);
            stage.running.take(Stamped { at, what: leaving });
            assert!(stage.running.is_over, "{told}");
            let event = Event::Closed;
            assert_eq!(stage.last_record(), Recorded { at, event }, "{told}");
        }
    }

    #[test]
    fn the_end_of_the_entries_stops_the_clock_before_the_voice_has_ended() {
        let mut stage = Stage::of(timed(), pipe);
        stage.running.unanswered.insert(UtteranceId(7));
        let (at, event) = (Moment(83_000), Event::Closed);
        let what = Happening::Entry(Entry::End);
        stage.running.take(Stamped { at, what });
        assert_eq!(stage.last_record(), Recorded { at, event });
        assert!(!stage.running.is_over, "the voice speaks to its end");
        stage.running.hear(Moment(84_000), SpeechEvent::Ended(UtteranceId(7)));
        assert!(stage.running.is_over);
        assert_eq!(stage.last_record().at, at, "left once");
    }

    #[test]
    fn the_clock_stops_when_nobody_reads_any_more() {
        struct Gone;
        impl Write for Gone {
            fn write(&mut self, _bytes: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::BrokenPipe.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let mut stage = Stage::of(timed(), |_paper, words| pipe(Output::to(Gone), words));
        let what = Happening::Entry(Entry::Line("?".to_owned()));
        stage.running.take(Stamped { at: Moment(5), what });
        stage.running.settle();
        assert!(stage.running.is_over);
        assert_eq!(stage.last_record().event, Event::Closed);
    }

    #[test]
    fn how_the_journal_is_doing_is_heard_though_the_inbox_is_full() {
        let (inbox, happenings) = inbox(Stopwatch::start());
        for _ in 0..ROOM {
            assert!(inbox.put(Happening::Resized));
        }
        let ready = Health::Ready { name: String::new() };
        let missing = Health::Missing { why: String::new() };
        inbox.leave_health(missing);
        inbox.leave_health(ready.clone());
        let running = Stage::with(pipe).running;
        for _ in 0..ROOM {
            let what = running.receive(&happenings).expect("it happened").what;
            assert!(matches!(what, Happening::Resized), "{what:?}");
        }
        let Happening::Storage(last) = running.receive(&happenings).expect("it happened").what else {
            panic!("the journal's health is heard");
        };
        assert_eq!(last, ready, "the last word counts");
    }
}

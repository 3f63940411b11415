//! What the loop does with each effect, over real faces and no real voice.

use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};

use crossterm::event::{KeyCode, KeyModifiers};
use tempfile::TempDir;

use super::*;
use crate::app::settings::config::resolve;
use crate::app::settings::options::PlayOptions;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::face::labels;
use crate::app::table::inbox;
use crate::app::table::inbox::ROOM;
use crate::app::table::stopwatch::{SleepWatch, Stopwatch};
use ansage_core::desk::policy::Policy;
use ansage_core::desk::{ArbitersLines, Channel, Desk, OnScreen, Utterance, View};
use ansage_core::game::{Event, Game, JournalFault, Recorded};
use ansage_devices::speech::{Speech, SpeechSettings, VoiceChoice};
use ansage_devices::storage::{Journal, Storage, read};
use ansage_devices::terminal::{Face, KeyEvent, Output, PipeFace, PlainFace, Typing};
use ansage_wire::{Health, Segment};

/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(30);

/// What a face has written.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    fn bytes(&self) -> Vec<u8> {
        self.0.lock().expect("the paper").clone()
    }

    fn lines(&self) -> Vec<String> {
        let text = String::from_utf8(self.bytes()).expect("text");
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
        let face = face(Output::to(paper.clone()), &words);
        let storage = Storage::keep(journal, Vec::new(), |_health| {}).expect("a thread");
        let devices = Devices::with_a_voice(face, Speech::open(script, sender), storage, Stopwatch::start());
        let mut running = Running::with(Box::new(desk), devices);
        running.carry_out(first);
        Self {
            running,
            paper,
            events,
            folder,
        }
    }

    /// Returns the lines of the journal.
    fn records(&self) -> Vec<Recorded> {
        let storage = self.running.devices.storage.as_ref().expect("a storage");
        read(storage.path()).expect("a journal").records
    }

    /// Returns the last line of the journal.
    fn last_record(&self) -> Recorded {
        self.records().pop().expect("an opening")
    }

    /// Tells each channel something and returns what was shown and what was spoken.
    fn tell_all(self) -> (Vec<String>, Vec<String>) {
        self.tell_all_seen(|_channel| OnScreen::Shown)
    }

    /// Tells each channel something that stands on the screen like this.
    fn tell_all_seen(mut self, on_screen: impl Fn(Channel) -> OnScreen) -> (Vec<String>, Vec<String>) {
        for (id, channel) in CHANNELS.into_iter().enumerate() {
            self.running.carry_out(vec![Effect::Say(Utterance {
                id: UtteranceId(id as u64),
                channel,
                written: format!("written {id}"),
                spoken: vec![Segment::plain("en", format!("spoken {id}"))],
                urgent: false,
                earcon: None,
                sound: None,
                on_screen: on_screen(channel),
            })]);
        }
        self.running
            .devices
            .face
            .settle(&View {
                arbiters_lines: ArbitersLines::Stay,
                ..View::default()
            })
            .expect("paper is patient");
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

fn plain() -> impl FnOnce(Output, &Words) -> Face {
    move |output, words| {
        let face = PlainFace::on(output, false, labels(words), Typing::default());
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
fn a_terminal_shows_what_may_stand_on_it() {
    let both = ["Room: written 0", "written 1", "written 2"];
    let (shown, said) = Stage::with(plain()).tell_all();
    assert_eq!(shown, [&both[..], &["Arbiter: written 3"]].concat());
    assert_eq!(said, SPOKEN);
    let in_an_event = |channel| match channel {
        Channel::Arbiter => OnScreen::Hidden,
        Channel::Ear => OnScreen::Masked,
        Channel::Room | Channel::Sheet => OnScreen::Shown,
    };
    let (shown, said) = Stage::with(plain()).tell_all_seen(in_an_event);
    assert_eq!(shown, ["Room: written 0", "•••", "written 2"]);
    assert_eq!(said, SPOKEN);
    let (shown, said) = Stage::with(pipe).tell_all_seen(in_an_event);
    let is_of = |line: &String, number: usize| line.ends_with(&format!("written {number}"));
    assert!(
        shown.iter().zip(0..3).all(|(line, number)| is_of(line, number)),
        "a pipe masks nothing: {shown:?}"
    );
    assert_eq!(shown.len(), 3, "what is the arbiter's stays his");
    assert_eq!(said, SPOKEN);
}

#[test]
fn a_channel_without_a_voice_is_shown_and_not_spoken() {
    let told = |room_voice, ear_voice| {
        let mut stage = Stage::with(pipe);
        (stage.running.devices.room_voice, stage.running.devices.ear_voice) = (room_voice, ear_voice);
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

/// A game of which White's clock runs.
fn started(face: impl FnOnce(Output, &Words) -> Face) -> Stage {
    let mut stage = Stage::of(timed(), face);
    let (at, what) = (Moment(0), entered("/start"));
    stage.running.take(Stamped { at, what });
    // What was said about it has been heard.
    stage.running.unanswered.clear();
    stage
}

#[test]
fn the_clock_stops_at_the_moment_the_game_is_left_however_it_is_left() {
    let control_d = KeyEvent::new(KeyCode::Char('d'), KeyModifiers::CONTROL);
    let quit = || Happening::Piped(PipeInput::Line("/quit".to_owned()));
    for leaving in [Happening::Key(control_d), Happening::KeysGone, Happening::Ended, quit()] {
        let told = format!("{leaving:?}");
        let mut stage = started(plain());
        let at = Moment(83_000);
        stage.running.take(Stamped { at, what: leaving });
        assert!(stage.running.is_over, "{told}");
        let event = Event::Closed;
        assert_eq!(stage.last_record(), Recorded::new(at, event), "{told}");
    }
}

#[test]
fn the_end_of_the_entries_stops_the_clock_before_the_voice_has_ended() {
    let mut stage = started(pipe);
    stage.running.unanswered.insert(UtteranceId(7));
    let (at, event) = (Moment(83_000), Event::Closed);
    let what = Happening::Piped(PipeInput::End);
    stage.running.take(Stamped { at, what });
    assert_eq!(stage.last_record(), Recorded::new(at, event));
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
    let mut stage = started(|_paper, words| pipe(Output::to(Gone), words));
    let what = Happening::Piped(PipeInput::Line("?".to_owned()));
    stage.running.take(Stamped { at: Moment(5), what });
    stage.running.settle();
    assert!(stage.running.is_over);
    assert_eq!(stage.last_record().event, Event::Closed);
}

fn entered(line: &str) -> Happening {
    Happening::Piped(PipeInput::Line(line.to_owned()))
}

#[test]
fn a_sleep_of_the_machine_is_recorded_before_the_next_entry_and_the_clocks_stand() {
    use std::sync::atomic::{AtomicU64, Ordering};
    let slept = Arc::new(AtomicU64::new(0));
    let clocks = Arc::clone(&slept);
    let mut stage = started(pipe);
    stage.running.devices.sleep_watch = SleepWatch::with(move || Duration::from_secs(clocks.load(Ordering::Relaxed)));
    let (inbox, happenings) = inbox::open(stage.running.devices.stopwatch);

    slept.store(3600, Ordering::Relaxed);
    inbox.put(entered("e2e4"));
    stage.running.step(&happenings);
    let records = stage.records();
    let told: Vec<_> = records.iter().map(|it| it.event.clone()).collect();
    let gap = 3_600_000;
    let [_opened, Event::Started, slept, Event::Announced { .. }, ..] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(*slept, Event::Slept { gap });
    let game = Game::replay(&records[..3]).expect("a game");
    let clock = game.clock().expect("a clock");
    assert_eq!(clock.running(), None);
    let thought = records[2].at.since(records[1].at);
    assert_eq!(
        clock.left(shakmaty::Color::White, Moment(4_000_000)),
        Duration::from_secs(300) - thought
    );

    inbox.put(entered("?"));
    stage.running.step(&happenings);
    assert_eq!(stage.records(), records, "recorded once");
}

#[test]
fn the_loop_wakes_each_second_and_leaves_a_mark_only_while_a_clock_runs() {
    let mut stage = started(pipe);
    let take = |stage: &mut Stage, line: &str| {
        let what = entered(line);
        let at = stage.running.devices.stopwatch.now();
        stage.running.take(Stamped { at, what });
        stage.running.ticker.due().expect("a journal is kept")
    };
    let first = stage.running.ticker.due().expect("the clock was started");
    let second = first.plus(Duration::from_secs(1));
    stage.running.wake_up(first);
    assert_eq!(stage.running.ticker.due(), Some(second));
    assert_eq!(take(&mut stage, "e2e4"), second, "a move changes nothing");
    assert_eq!(take(&mut stage, "/pause"), second, "the journal is looked at");
    assert!(!stage.running.ticker.clock_runs());
    assert!(take(&mut stage, "/resume") < second, "at once");
    assert!(stage.running.ticker.clock_runs());
    take(&mut stage, "/quit");
    assert!(!stage.running.ticker.clock_runs());

    let mut stage = Stage::with(pipe);
    take(&mut stage, "e2e4");
    assert!(!stage.running.ticker.clock_runs(), "there is no clock");
}

/// Lets the second pass at whose end the loop wakes though nothing happened.
fn let_a_second_pass(stage: &mut Stage) {
    let (_inbox, happenings) = inbox::open(stage.running.devices.stopwatch);
    stage.running.ticker.begin(Moment(0));
    while stage.running.ticker.due().expect("it ticks") <= Moment(1_000) {
        stage.running.step(&happenings);
    }
}

#[test]
fn a_look_at_a_journal_that_is_as_it_was_does_nothing_else() {
    let mut stage = Stage::with(plain());
    stage.running.settle();
    stage.running.devices.sleep_watch = {
        let mut asleep = Duration::ZERO;
        SleepWatch::with(move || {
            asleep += Duration::from_secs(3600);
            asleep
        })
    };
    let (shown, records) = (stage.paper.bytes(), stage.records());
    let_a_second_pass(&mut stage);
    assert_eq!(stage.paper.bytes(), shown, "nothing is drawn");
    assert_eq!(stage.records(), records);
}

#[test]
fn a_journal_that_is_removed_is_said_at_the_next_second_and_the_new_one_holds_it_all() {
    let mut stage = Stage::with(pipe);
    let path = stage.folder.path().join("game.jsonl");
    let records = stage.records();
    std::fs::remove_file(&path).expect("removed");
    let_a_second_pass(&mut stage);
    let kept = stage.records();
    let (last, before) = kept.split_last().expect("lines");
    assert_eq!(before, records);
    let Event::JournalContinued { why, from, to } = &last.event else {
        panic!("{last:?}");
    };
    let beside = stage.folder.path().join("game-2.jsonl");
    assert_eq!(
        (*why, from.as_str(), to.as_str()),
        (
            JournalFault::Removed,
            path.to_str().expect("plain"),
            beside.to_str().expect("plain")
        )
    );
    let told = format!("ear: The journal was removed; the game is kept in {to} now.");
    assert_eq!(stage.paper.lines().iter().filter(|it| **it == told).count(), 1);
    let_a_second_pass(&mut stage);
    assert_eq!(stage.records(), kept, "once");
}

/// Looks, whenever something is told in the Room, whether the journal has the line that leads to it.
#[derive(Clone, Default)]
struct Witness {
    journal: Arc<Mutex<std::path::PathBuf>>,
    has_seen_it: Arc<Mutex<Vec<bool>>>,
}

impl Write for Witness {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if String::from_utf8_lossy(bytes).contains("room: ") {
            let journal = read(&self.journal.lock().expect("a path"));
            let lines = journal.map(|it| it.records).unwrap_or_default();
            let leads = lines
                .iter()
                .any(|it| matches!(it.event, Event::JournalContinued { .. }));
            self.has_seen_it.lock().expect("what was seen").push(leads);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn the_line_that_leads_to_the_other_file_is_written_before_anything_is_told() {
    let witness = Witness::default();
    let output = Output::to(witness.clone());
    let mut stage = Stage::with(|_output, _words| Face::Pipe(PipeFace::on(output)));
    *witness.journal.lock().expect("a path") = stage.folder.path().join("game-2.jsonl");
    std::fs::remove_file(stage.folder.path().join("game.jsonl")).expect("removed");
    stage.running.handle(Moment(1), Input::Piped("e2e4".to_owned()));
    assert_eq!(*witness.has_seen_it.lock().expect("what was seen"), [true]);
}

#[test]
fn how_the_journal_is_doing_is_heard_though_the_inbox_is_full() {
    let (inbox, happenings) = inbox::open(Stopwatch::start());
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

/// Notes what reaches it, and should have been woken some time ago.
struct Overdue {
    due: Option<Moment>,
    inputs: Arc<Mutex<Vec<Input>>>,
}

impl Conversation for Overdue {
    fn handle(&mut self, _at: Moment, input: Input) -> Vec<Effect> {
        self.due = self.due.filter(|_| input != Input::Wake);
        if !matches!(input, Input::ToldLate(_)) {
            self.inputs.lock().expect("the inputs").push(input);
        }
        Vec::new()
    }

    fn next_wake(&self) -> Option<Moment> {
        self.due
    }

    fn set_policy(&mut self, _policy: Policy) {}
}

#[test]
fn a_loop_that_was_held_up_says_so_before_it_does_what_was_due() {
    let mut stage = Stage::with(pipe);
    let inputs = Arc::default();
    stage.running.devices.stopwatch = Stopwatch::resume_after(Moment(60_000));
    stage.running.desk = Box::new(Overdue {
        due: Some(Moment(59_000)),
        inputs: Arc::clone(&inputs),
    });
    let (inbox, happenings) = inbox::open(stage.running.devices.stopwatch);
    assert!(inbox.put(Happening::Piped(PipeInput::Line("e4".to_owned()))));
    stage.running.step(&happenings);
    let inputs = inputs.lock().expect("the inputs");
    assert_eq!(
        *inputs,
        [Input::Talk(TalkKey::Unread), Input::Wake, Input::Piped("e4".to_owned())]
    );
}

#[test]
fn an_enter_from_before_a_question_could_be_heard_is_no_answer_to_it() {
    let mut stage = Stage::with(plain());
    // All of it comes late.
    stage.running.devices.stopwatch = Stopwatch::resume_after(Moment(60_000));
    let enter = |stage: &mut Stage, at, line: &str| {
        stage.running.handle(Moment(at), Input::Line(line.to_owned()));
        matches!(stage.last_record().event, Event::Announced { .. } | Event::Made { .. })
    };
    enter(&mut stage, 1_000, "e2e4");
    let records = stage.records();
    assert!(!enter(&mut stage, 1_040, ""), "it was asked a minute later");
    assert_eq!(stage.records(), records);
    let told = "That was entered before the question. Please answer now.";
    stage.running.settle();
    assert!(
        stage.paper.lines().iter().any(|line| line.contains(told)),
        "{:?}",
        stage.paper.lines()
    );
    let now = stage.running.devices.stopwatch.now();
    assert!(enter(&mut stage, now.0, ""));
}

//! From the key that confirms a move to its announcement: desk, journal, voice, helper, audio callback.

use std::collections::HashSet;
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use ansage_core::desk::{Channel, Conversation, Desk, Device, Effect, Input};
use ansage_core::game::{ClockKind, Mode, Moment, Move, Role, Served};
use ansage_core::language::Voices;
use ansage_devices::helper::Program;
use ansage_devices::speech::{Speech, SpeechEvent, SpeechSettings, VoiceChoice};
use ansage_devices::storage::{Journal, Storage};
use ansage_wire::speech::{ChannelVoice, EarDevice, SoundSettings};
use ansage_wire::{Health, UtteranceId};
use rand::prelude::IteratorRandom as _;
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

use crate::clock;
use crate::figures::{Figures, Report};
use crate::monitor::Monitor;
use crate::random_game::opening;
use crate::sound_server::SoundServer;
use crate::table::usual_settings;

const BOUND: Duration = Duration::from_millis(20);
/// From a hush to silence.
const HUSH: Duration = Duration::from_millis(20);
const ANNOUNCEMENTS: usize = 60;
/// Not counted: a null sink sleeps when its first stream comes (docs/latency.md).
const WARMING_UP: usize = 2;
/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(60);

/// What was announced, and how long the way was.
pub(crate) struct Sound {
    pub(crate) announced: Vec<String>,
    /// Until the audio callback handed out the first sample.
    pub(crate) to_callback: Figures,
    /// Until it came out of the sound server.
    pub(crate) to_monitor: Figures,
    /// From a hush until nothing more came out of it.
    to_silence: Figures,
}

/// Measures the built-in voice, which is held to a bound.
pub(crate) fn measure(server: &SoundServer, report: &mut Report) -> Sound {
    let (sound, ahead) = measure_voice(server, ChannelVoice::Builtin);
    report.figures("Key to audio callback", &sound.to_callback);
    report.figures("Speech that lies ahead in the sound server", &Figures::of(ahead));
    report.figures("Key to the sink's monitor", &sound.to_monitor);
    report.figures("Hush to silence at the sink's monitor", &sound.to_silence);
    report.hold("Key to audio callback, median", sound.to_callback.median(), BOUND);
    report.hold("Hush to silence, median", sound.to_silence.median(), HUSH);
    sound
}

/// Measures the person's own voice, if there is one: its service takes what it takes.
pub(crate) fn measure_own(server: &SoundServer, report: &mut Report) -> Option<Sound> {
    if Command::new("speech-dispatcher").arg("--version").output().is_err() {
        report.say("The own voice was not measured: speech-dispatcher is not installed.");
        return None;
    }
    let (sound, _) = measure_voice(server, ChannelVoice::Own);
    report.figures("Key to audio callback in the own voice", &sound.to_callback);
    report.figures("Key to the sink's monitor in the own voice", &sound.to_monitor);
    report.figures("Hush to silence in the own voice", &sound.to_silence);
    Some(sound)
}

fn measure_voice(server: &SoundServer, voice: ChannelVoice) -> (Sound, Vec<Duration>) {
    let mut table = Table::set(server, voice);
    let monitor = Monitor::of(server, "vspk");
    let mut to_callback = Vec::new();
    let mut to_monitor = Vec::new();
    let mut to_silence = Vec::new();
    let mut ahead = Vec::new();
    let mut random = StdRng::seed_from_u64(4);
    for number in 0..WARMING_UP + ANNOUNCEMENTS {
        table.enter_a_new_move();
        wait_as_fingers_do(&mut random);
        let key = clock::now();
        let id = table.confirm();
        let began = table.until_began(id);
        let heard = monitor.next_sound();
        if number >= WARMING_UP {
            to_callback.push(began.saturating_sub(key));
            to_monitor.push(heard.saturating_sub(key));
            ahead.extend(ahead_in_server(server));
        }
        let hush = clock::now();
        table.hush(id);
        let sound = monitor.until_quiet();
        if number >= WARMING_UP {
            to_silence.push(sound.until.saturating_sub(hush));
        }
        table.make();
    }
    let sound = Sound {
        announced: table.announced.clone(),
        to_callback: Figures::of(to_callback),
        to_monitor: Figures::of(to_monitor),
        to_silence: Figures::of(to_silence),
    };
    assert!(
        voice == ChannelVoice::Builtin || !table.has_lost_its_own(),
        "the own voice failed: {:?}",
        table.trouble
    );
    (sound, ahead)
}

/// Lets a random part of two buffers pass. All that was waited for so far came in the server's beat, and a key that
/// follows it would always fall on the same moment between two callbacks.
fn wait_as_fingers_do(random: &mut StdRng) {
    let pressed = clock::now() + Duration::from_micros(random.random_range(0..40_000));
    while clock::now() < pressed {
        std::hint::spin_loop();
    }
}

/// A desk with a real journal and a real voice; both players are visually impaired, so every move is announced.
struct Table {
    desk: Desk,
    storage: Storage,
    speech: Speech,
    events: Receiver<SpeechEvent>,
    started: Duration,
    random: StdRng,
    /// Words announced, each once.
    announced: Vec<String>,
    said: HashSet<String>,
    /// What the voice said of its health.
    trouble: Vec<(Device, Health)>,
    _folder: tempfile::TempDir,
}

impl Table {
    fn set(server: &SoundServer, voice: ChannelVoice) -> Self {
        let opening = opening(Mode::Free, ClockKind::None, Role::Player, Served::Both);
        let voices = Arc::new(Voices::of(ansage_texts::VOICES));
        let (desk, first) = Desk::open(opening, usual_settings(), voices, Moment(0)).expect("a desk");
        let folder = tempfile::tempdir().expect("a folder");
        let journal = Journal::create(&folder.path().join("game.jsonl")).expect("a journal");
        let mut program = Program::at(concat!(env!("CARGO_BIN_EXE_ansage"), "-speaker"));
        program.environment = server.environment();
        let sound = SoundSettings {
            ear: EarDevice::Own("vear".to_owned()),
            languages: vec!["de".to_owned()],
            room_voice: voice,
            ear_voice: voice,
            ..SoundSettings::default()
        };
        let (sender, events) = mpsc::channel();
        let settings = SpeechSettings {
            voice: VoiceChoice::Builtin,
            system_stands_in: false,
            sound,
            buffers: None,
        };
        let mut table = Self {
            desk,
            storage: Storage::keep(journal, Vec::new(), |_health| {}).expect("a thread"),
            speech: Speech::open_with(program, settings, sender),
            events,
            started: clock::now(),
            random: StdRng::seed_from_u64(3),
            announced: Vec::new(),
            said: HashSet::new(),
            trouble: Vec::new(),
            _folder: folder,
        };
        if voice == ChannelVoice::Own {
            table.until_its_own();
        }
        table.carry_out(first);
        table
    }

    fn until_its_own(&mut self) {
        loop {
            match self.next() {
                SpeechEvent::Health(Device::OwnVoice, Health::Ready { .. }) => break,
                SpeechEvent::Health(Device::OwnVoice, health) => panic!("{health:?}"),
                _ => {}
            }
        }
    }

    /// True if the built-in voice spoke in between.
    fn has_lost_its_own(&self) -> bool {
        let is_loss = |(device, health): &(Device, Health)| {
            *device == Device::OwnVoice && !matches!(health, Health::Ready { .. })
        };
        self.trouble.iter().any(is_loss)
    }

    /// Enters a move that was not announced yet, and waits until its read-back sounds in the Ear.
    fn enter_a_new_move(&mut self) {
        let m = self.new_move();
        let said = self.handle(Input::Line(m.to_string()));
        let (_, read_back) = said
            .into_iter()
            .find(|(channel, _)| *channel == Channel::Ear)
            .expect("a read-back");
        self.until_began(read_back);
    }

    /// Presses Enter as at the keyboard: the Ear falls silent, the move is announced.
    fn confirm(&mut self) -> UtteranceId {
        let mut said = self.handle(Input::Touched);
        said.extend(self.handle(Input::Line(String::new())));
        let (_, id) = said
            .into_iter()
            .find(|(channel, _)| *channel == Channel::Room)
            .expect("an announcement");
        id
    }

    /// The announced move is made.
    fn make(&mut self) {
        self.handle(Input::Line(String::new()));
    }

    /// Cuts the announcement short, and waits until it is.
    fn hush(&mut self, id: UtteranceId) {
        self.speech.hush(Channel::Room);
        loop {
            match self.next() {
                SpeechEvent::Ended(over) | SpeechEvent::Unspoken(over) if over == id => break,
                _ => {}
            }
        }
        self.handle(Input::Unspoken(id));
    }

    /// Returns when an utterance began to sound.
    fn until_began(&mut self, id: UtteranceId) -> Duration {
        loop {
            match self.next() {
                SpeechEvent::Began(began, at_ns) if began == id => return Duration::from_nanos(at_ns),
                SpeechEvent::Unspoken(unspoken) if unspoken == id => {
                    panic!("{id:?} was not spoken, after {:?}", self.trouble)
                }
                _ => {}
            }
        }
    }

    fn next(&mut self) -> SpeechEvent {
        let event = self.events.recv_timeout(DEADLINE);
        let event = event.expect("the voice tells what it does");
        if let SpeechEvent::Health(device, health) = &event {
            self.trouble.push((*device, health.clone()));
        }
        event
    }

    fn new_move(&mut self) -> Move {
        let position = self.desk.game().position_announced();
        let moves = position.legal_moves().expect("only legal moves are made");
        let is_new = |m: &Move| !self.said.contains(&m.to_string()) && position.after(*m).ending().is_none();
        let m = moves.iter().copied().filter(is_new).choose(&mut self.random);
        let m = m.expect("a random game does not run out of moves so soon");
        self.said.insert(m.to_string());
        m
    }

    /// Carries an input out as the program's loop does, and returns what was said.
    fn handle(&mut self, input: Input) -> Vec<(Channel, UtteranceId)> {
        let at = Moment(0).plus(clock::now() - self.started);
        let effects = self.desk.handle(at, input);
        self.carry_out(effects)
    }

    fn carry_out(&mut self, effects: Vec<Effect>) -> Vec<(Channel, UtteranceId)> {
        let mut said = Vec::new();
        for effect in effects {
            match effect {
                Effect::Record(recorded) => {
                    let trouble = self.storage.append(&recorded);
                    assert_eq!(trouble, []);
                }
                Effect::Say(utterance) => {
                    self.speech.say(&utterance);
                    said.push((utterance.channel, utterance.id));
                    if utterance.channel == Channel::Room {
                        self.announced.push(utterance.written);
                    }
                }
                Effect::Hush(channel) => self.speech.hush(channel),
                Effect::RoomVolume(_) | Effect::Voice(_) | Effect::TellHead | Effect::BeginAnother | Effect::Quit => {}
                Effect::Keep(_) | Effect::HearClips(_) | Effect::Order(_) => {}
                Effect::TrySecret(..)
                | Effect::MakeKey(_)
                | Effect::Seal(..)
                | Effect::OpenSeal(..)
                | Effect::ForgetSound => {}
            }
        }
        said
    }
}

/// Returns how much sound PulseAudio holds of the Room's stream, as it says itself.
fn ahead_in_server(server: &SoundServer) -> Option<Duration> {
    let output = Command::new("pactl")
        .args(["list", "sink-inputs"])
        .env("LC_ALL", "C")
        .envs(server.environment())
        .output()
        .expect("pactl");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let sink = sink_number(server, "vspk");
    let room = text
        .split("Sink Input #")
        .find(|it| it.contains(&format!("Sink: {sink}\n")))?;
    let field = |name: &str| -> Option<u64> {
        let line = room.lines().find_map(|it| it.trim().strip_prefix(name))?;
        line.trim().strip_suffix(" usec")?.parse().ok()
    };
    Some(Duration::from_micros(
        field("Buffer Latency:")? + field("Sink Latency:")?,
    ))
}

fn sink_number(server: &SoundServer, name: &str) -> String {
    let sinks = server.pactl(&["list", "short", "sinks"]);
    let line = sinks.lines().find(|it| it.split_whitespace().nth(1) == Some(name));
    line.and_then(|it| it.split_whitespace().next())
        .expect("the sink is there")
        .to_owned()
}

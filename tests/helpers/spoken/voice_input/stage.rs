//! The voice input on a stage: microphone, listener and model are real; what the desk would want is said by the test.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use ansage::app::table::voice_input::{VoiceInput, VoiceInputEvent, VoiceInputSettings};
use ansage_core::desk::{AskedNow, Attention, Device, Listens, MayBeSaid, TalkNumber};
use ansage_core::game::Position;
use ansage_core::language::listen::Heard;
use ansage_core::language::{Sight, Voices};
use ansage_devices::helper::Timeouts;
use ansage_protocol::stamp::now_ns;
use ansage_wire::Health;
use ansage_wire::recording::Source;
use tempfile::TempDir;

use crate::support::mouth::MICROPHONE;
use crate::support::program::text;
use crate::support::shell::becoming;
use crate::support::signal::signal;
use crate::support::sound_server::SoundServer;
use crate::support::wait::receive;

/// A voice input that hears the sink `vmic`, and what it tells.
pub(crate) struct Stage {
    pub(crate) voice_input: VoiceInput,
    events: Receiver<VoiceInputEvent>,
    folder: TempDir,
}

/// The model that comes with the program.
pub(crate) fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/de/recogniser")
}

impl Stage {
    /// Opens it and waits until both hear.
    #[track_caller]
    pub(crate) fn open(server: &SoundServer) -> Self {
        let stage = Self::with(server, &shipped());
        stage.expect_ready(&[Device::Recogniser, Device::Microphone]);
        stage
    }

    pub(crate) fn with(server: &SoundServer, model: &Path) -> Self {
        Self::heard_by(server, model, Vec::new(), "de-fide")
    }

    /// Opens one that hears words of a language with a recogniser, if one lies there, and with a scorer's nets.
    pub(crate) fn heard_by(server: &SoundServer, model: &Path, nets: Vec<PathBuf>, words: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let program = |path: &str, name: &str| {
            let folder = text(folder.path());
            let leaving_its_id = format!("[ -e {folder}/{name}-down ] && exit 1; echo $$ >> {folder}/{name}");
            let mut program = becoming(path, &leaving_its_id);
            program.environment = server.environment();
            program
        };
        let settings = VoiceInputSettings {
            listener: program(concat!(env!("CARGO_BIN_EXE_ansage"), "-listener"), "listener"),
            recorder: program(concat!(env!("CARGO_BIN_EXE_ansage"), "-recorder"), "recorder"),
            scorer: program(concat!(env!("CARGO_BIN_EXE_ansage"), "-scorer"), "scorer"),
            nets,
            timeouts: Timeouts {
                heartbeat: Duration::from_millis(100),
                pong: Duration::from_millis(3000),
                backoff: Duration::from_millis(20),
                // What was brought down dies again and again.
                max_backoff: Duration::from_secs(2),
                ..Timeouts::default()
            },
            // For a machine in trouble.
            answer: Duration::from_secs(10),
            ..VoiceInputSettings::new(
                Source::Device(Some(MICROPHONE.to_owned())),
                Some(model.to_owned()),
                words,
            )
        };
        let (sender, events) = mpsc::channel();
        let voices = Arc::new(Voices::of(ansage_texts::VOICES));
        let voice_input = VoiceInput::open(settings, voices, move |event| sender.send(event).is_ok());
        Self {
            voice_input,
            events,
            folder,
        }
    }

    /// Wants this to be listened to in the start position.
    pub(crate) fn attend(&mut self, attention: Attention) {
        self.attend_in(Position::start(), attention);
    }

    pub(crate) fn attend_in(&mut self, position: Position, attention: Attention) {
        let may_be_said = MayBeSaid {
            position,
            sight: Sight::Legal,
            asked: AskedNow::Nothing,
        };
        self.voice_input
            .set_wanted(now_ns(), Some(Listens { may_be_said, attention }));
    }

    /// Holds the talk key while something is done, and returns what was heard.
    #[track_caller]
    pub(crate) fn talk(&mut self, number: u64, meanwhile: impl FnOnce(&mut Self)) -> String {
        self.attend(Attention::Talk(TalkNumber(number)));
        meanwhile(self);
        self.attend(Attention::None);
        self.answer(number)
    }

    /// Returns what was heard while the talk key was held.
    #[track_caller]
    pub(crate) fn answer(&self, number: u64) -> String {
        loop {
            match self.next() {
                VoiceInputEvent::Health(..) => {}
                VoiceInputEvent::Spoken(Some(TalkNumber(it)), heard) if it == number => return heard.likeliest_text(),
                event => panic!("{event:?}"),
            }
        }
    }

    #[track_caller]
    pub(crate) fn next(&self) -> VoiceInputEvent {
        receive(&self.events).expect("there must be an event")
    }

    /// Returns what was heard by itself.
    #[track_caller]
    pub(crate) fn spoken(&self) -> String {
        self.heard().likeliest_text()
    }

    /// Returns an utterance that was heard by itself.
    #[track_caller]
    pub(crate) fn heard(&self) -> Heard {
        loop {
            match self.next() {
                // Its words are not settled yet.
                VoiceInputEvent::PartlySpoken(_) => {}
                VoiceInputEvent::Spoken(None, heard) => return heard,
                event => panic!("{event:?}"),
            }
        }
    }

    #[track_caller]
    pub(crate) fn expect_ready(&self, devices: &[Device]) {
        let mut waiting = devices.to_vec();
        while !waiting.is_empty() {
            match self.next() {
                VoiceInputEvent::Health(device, Health::Ready { .. }) => waiting.retain(|it| *it != device),
                event => panic!("{event:?}"),
            }
        }
    }

    #[track_caller]
    pub(crate) fn expect_lost(&self, device: Device) {
        let event = self.next();
        let is_lost = matches!(&event, VoiceInputEvent::Health(it, Health::Lost { .. }) if *it == device);
        assert!(is_lost, "{event:?}");
    }

    #[track_caller]
    pub(crate) fn expect_missing(&self, device: Device) -> String {
        match self.next() {
            VoiceInputEvent::Health(it, Health::Missing { why }) if it == device => why,
            event => panic!("{event:?}"),
        }
    }

    /// Returns true if nothing was told that was not taken.
    pub(crate) fn is_silent(&self) -> bool {
        self.events.try_recv().is_err()
    }

    /// Kills a helper, and lets no other take its place before [`Self::let_up`].
    pub(crate) fn bring_down(&self, helper: &str) {
        std::fs::write(self.folder.path().join(format!("{helper}-down")), "").unwrap();
        self.signal(helper, "KILL");
    }

    pub(crate) fn let_up(&self, helper: &str) {
        std::fs::remove_file(self.folder.path().join(format!("{helper}-down"))).unwrap();
    }

    /// Sends a signal to the helper of this name that runs now.
    pub(crate) fn signal(&self, helper: &str, name: &str) {
        let pids = std::fs::read_to_string(self.folder.path().join(helper)).unwrap();
        signal(name, pids.lines().last().unwrap().parse().unwrap());
    }
}

//! A listener, what is fed to it and what it tells; and `ansage listen`.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use ansage_devices::helper::Timeouts;
use ansage_devices::listening::{Listening, ListeningEvent, ListeningSettings};
use ansage_sound::feed::Feed;
use ansage_wire::Health;
use ansage_wire::listening::{ForCommands, Heard, HearingId, Until};
use serde_json::Value;
use tempfile::TempDir;

use crate::support::program::{Home, text};
use crate::support::recording::Recording;
use crate::support::shell::becoming;
use crate::support::signal::signal;
use crate::support::wait::receive;

/// Has `ansage listen` hear a recording, and returns its answers.
#[track_caller]
pub(crate) fn listen(home: &Home, options: &[&str], wav: &Path) -> Vec<Value> {
    let shipped = model::shipped();
    let mut arguments = vec!["listen", "--json", "--wav", text(wav), "--model", text(&shipped)];
    arguments.extend(options);
    let answer = home.run(&arguments, "").expect(0);
    answer.out.lines().map(|it| serde_json::from_str(it).unwrap()).collect()
}

/// Returns the moves that are clear, and no passage may be left open.
#[track_caller]
pub(crate) fn moves(passages: &[Value]) -> Vec<String> {
    let clear = passages.iter().filter(|it| it["decision"] == "clear");
    clear.map(|it| it["move"].as_str().unwrap().to_owned()).collect()
}

/// A listener that tells its process.
pub(crate) struct Stage {
    listening: Listening,
    events: Receiver<ListeningEvent>,
    folder: TempDir,
}

impl Stage {
    pub(crate) fn open(model: &Path) -> Self {
        Self::open_with(model, &["eva", "vier"])
    }

    pub(crate) fn open_with(model: &Path, words: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let program = becoming(
            concat!(env!("CARGO_BIN_EXE_ansage"), "-listener"),
            &format!("echo $$ > {}/pid", text(folder.path())),
        );
        let (sender, events) = mpsc::channel();
        let settings = ListeningSettings {
            model: model.to_owned(),
            words: words.iter().map(|it| (*it).to_owned()).collect(),
        };
        let timeouts = Timeouts {
            heartbeat: Duration::from_millis(100),
            backoff: Duration::from_millis(20),
            ..Timeouts::default()
        };
        Self {
            listening: Listening::open_with(program, timeouts, settings, sender),
            events,
            folder,
        }
    }

    #[track_caller]
    pub(crate) fn next(&self) -> ListeningEvent {
        receive(&self.events).expect("there must be an event")
    }

    /// Waits until the listener is ready; words it cannot hear are none of the business of most tests.
    #[track_caller]
    pub(crate) fn expect_ready(&self) {
        let event = self.next();
        assert!(
            matches!(event, ListeningEvent::Health(Health::Ready { .. })),
            "{event:?}"
        );
    }

    #[track_caller]
    pub(crate) fn expect_lost(&self) {
        let event = self.next();
        assert!(
            matches!(event, ListeningEvent::Health(Health::Lost { .. })),
            "{event:?}"
        );
    }

    pub(crate) fn feed(&self) -> Feed {
        self.listening.feed()
    }

    /// Has models held ready.
    pub(crate) fn load<'a>(&self, models: impl IntoIterator<Item = &'a Path>) {
        self.listening.load(models).unwrap();
    }

    /// Begins a hearing and waits until it has begun.
    #[track_caller]
    pub(crate) fn begin(&self, id: HearingId, from: u64, until: Until) {
        self.listening.begin(id, from, until);
        assert_eq!(self.next(), ListeningEvent::Begun(id));
    }

    /// Does the same with models that are held.
    #[track_caller]
    pub(crate) fn begin_with(
        &self,
        model: &Path,
        commands: Option<ForCommands>,
        id: HearingId,
        from: u64,
        until: Until,
    ) {
        self.listening.begin_with(model, commands, id, from, until);
        assert_eq!(self.next(), ListeningEvent::Begun(id));
    }

    pub(crate) fn end(&self, id: HearingId, at: u64) {
        self.listening.end(id, at);
    }

    /// Returns the passages up to the last one.
    #[track_caller]
    pub(crate) fn passages(&self) -> Vec<Heard> {
        let mut passages = Vec::new();
        loop {
            match self.next() {
                ListeningEvent::Partial(_) => {}
                ListeningEvent::Heard(heard) => {
                    let is_last = heard.is_last;
                    if !heard.words.is_empty() || heard.lost > 0 {
                        passages.push(heard);
                    }
                    if is_last {
                        return passages;
                    }
                }
                event => panic!("{event:?}"),
            }
        }
    }

    /// Has a recording heard as with a key that is held from its beginning to its end.
    #[track_caller]
    pub(crate) fn hear_held(&self, id: HearingId, from: u64, recording: &Recording) -> Heard {
        self.begin(id, from, Until::End);
        assert!(self.feed().send(from, recording.samples()));
        self.end(id, from + recording.len());
        let mut passages = self.passages();
        assert_eq!(passages.len(), 1, "{passages:?}");
        passages.remove(0)
    }

    /// Sends a signal to the listener that runs now.
    pub(crate) fn signal(&mut self, name: &str) {
        let pid = std::fs::read_to_string(self.folder.path().join("pid")).unwrap();
        signal(name, pid.trim().parse().unwrap());
    }
}

/// Models, whole and damaged.
pub(crate) mod model {
    use std::fs;
    use std::path::{Path, PathBuf};

    use crate::support::folder::copy_folder;
    use crate::support::program::Home;

    /// The model that comes with the program.
    pub(crate) fn shipped() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/de/recogniser")
    }

    pub(crate) fn copied_into(home: &Home, name: &str) -> PathBuf {
        let copy = home.path(name);
        copy_folder(&shipped(), &copy);
        copy
    }

    /// The same as one of somebody else: without the list of what belongs to it.
    pub(crate) fn foreign(home: &Home) -> PathBuf {
        let copy = copied_into(home, "foreign");
        fs::remove_file(copy.join("SHA256SUMS")).unwrap();
        copy
    }

    /// Returns a net whose list of states says that it is shorter than it is: an assertion of libvosk fails.
    pub(crate) fn half_good(net: &[u8]) -> Vec<u8> {
        let token = b"<Triples> \x04";
        let at = net.windows(token.len()).position(|it| it == token).unwrap() + token.len();
        let mut half = net.to_vec();
        half[at] -= 1;
        half
    }
}

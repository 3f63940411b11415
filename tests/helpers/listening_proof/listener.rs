//! A real listener, held to what may be heard in a position, and how much memory it took.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::{cell, fs};

use ansage_core::game::Position;
use ansage_devices::helper::Timeouts;
use ansage_devices::listening::model::{Bindable, BoundModel, Readiness};
use ansage_devices::listening::{Listening, ListeningEvent, ListeningSettings};
use ansage_wire::Health;
use ansage_wire::listening::{ForCommands, Heard, HearingId, PartlyHeard, Until};
use tempfile::TempDir;

use super::judge::{Mind, Mode};
use crate::support::shell::becoming;
use crate::support::wait::receive;

/// The samples of a block, as the recorder makes them.
const BLOCK: usize = 320;
/// A listener that has loaded its model.
pub(crate) struct Listener {
    listening: Option<Listening>,
    events: Receiver<ListeningEvent>,
    /// The next sample and the next hearing.
    next: cell::Cell<(u64, u64)>,
    folder: TempDir,
    /// For who holds a key, and for who does not. Their folders go when the listener goes.
    held: BoundModel,
    open: BoundModel,
    /// Hears commands again.
    _as_made: BoundModel,
    commands: ForCommands,
}

impl Listener {
    /// Opens a listener for what may be heard in a position, as `app::table::voice_input` does.
    pub(crate) fn open(model: &Bindable, mind: &Mind, position: &Position, mode: Mode) -> Self {
        let grammar = mind.grammar(position, mode);
        let [held, open] = [Readiness::Held, Readiness::Open].map(|it| model.bind(&grammar, it).unwrap());
        let everywhere = mind.grammar(position, Mode::Event);
        let as_made = model.bind(&everywhere, Readiness::AsMade).unwrap();
        let commands = ForCommands {
            model: as_made.folder().to_owned(),
            moves: mind.book.words_of_moves(),
            beside: mind.book.words_beside_moves(),
        };
        let folder = tempfile::tempdir().unwrap();
        let program = becoming(
            concat!(env!("CARGO_BIN_EXE_ansage"), "-listener"),
            &format!("echo $$ > {}/pid", folder.path().display()),
        );
        let (sender, events) = mpsc::channel();
        let settings = ListeningSettings {
            model: held.folder().to_owned(),
            words: Vec::new(),
        };
        let listening = Listening::open_with(program, Timeouts::default(), settings, sender);
        let models = [&held, &open, &as_made].map(BoundModel::folder);
        listening.load(models).unwrap();
        let listener = Self {
            listening: Some(listening),
            events,
            next: cell::Cell::new((0, 0)),
            folder,
            held,
            open,
            _as_made: as_made,
            commands,
        };
        loop {
            match listener.event() {
                ListeningEvent::Health(Health::Ready { .. }) => return listener,
                ListeningEvent::CannotHear(_) => {}
                event => panic!("{event:?}"),
            }
        }
    }

    /// Returns the passages in some sound; those without a word are left out, but for the last one.
    pub(crate) fn hear(&self, sound: &[i16], until: Until) -> Vec<Heard> {
        self.hear_blocks(sound, sound.len().max(1), until, |_| {})
    }

    /// The same; `partly` is told the words so far, with their places counted from the begin.
    pub(crate) fn hear_in_part(&self, sound: &[i16], until: Until, partly: impl FnMut(PartlyHeard)) -> Vec<Heard> {
        self.hear_blocks(sound, BLOCK, until, partly)
    }

    fn hear_blocks(
        &self,
        sound: &[i16],
        block: usize,
        until: Until,
        mut partly: impl FnMut(PartlyHeard),
    ) -> Vec<Heard> {
        let listening = self.listening.as_ref().unwrap();
        let (at, hearing) = self.next.get();
        let (id, end) = (HearingId(hearing), at + sound.len() as u64);
        self.next.set((end, hearing + 1));
        let model = match until {
            Until::End => &self.held,
            Until::Pause => &self.open,
        };
        listening.begin_with(model.folder(), Some(self.commands.clone()), id, at, until);
        while self.event() != ListeningEvent::Begun(id) {}
        for (number, samples) in sound.chunks(block).enumerate() {
            assert!(listening.feed().send(at + (number * block) as u64, samples));
        }
        listening.end(id, end);
        let mut passages = Vec::new();
        loop {
            match self.event() {
                ListeningEvent::Heard(heard) => {
                    assert_eq!(heard.lost, 0, "sound was lost");
                    let is_last = heard.is_last;
                    if is_last || !heard.words.is_empty() {
                        passages.push(from_begin(heard, at));
                    }
                    if is_last {
                        return passages;
                    }
                }
                ListeningEvent::Partial(mut partial) => {
                    partial.to = partial.to.saturating_sub(at);
                    partly(partial);
                }
                event => panic!("{event:?}"),
            }
        }
    }

    /// Returns the most memory that the listener ever took, in KiB.
    pub(crate) fn peak_memory(&self) -> u64 {
        let pid = fs::read_to_string(self.folder.path().join("pid")).unwrap();
        let status = fs::read_to_string(Path::new("/proc").join(pid.trim()).join("status")).unwrap();
        let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    #[track_caller]
    fn event(&self) -> ListeningEvent {
        receive(&self.events).expect("there must be an event")
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Some(listening) = self.listening.take() {
            listening.close();
        }
    }
}

/// Counts places from the begin of the hearing.
fn from_begin(mut heard: Heard, begin: u64) -> Heard {
    for place in [&mut heard.from, &mut heard.to] {
        *place = place.saturating_sub(begin);
    }
    for word in &mut heard.words {
        word.start = word.start.saturating_sub(begin);
        word.end = word.end.saturating_sub(begin);
    }
    heard
}

/// Names the model that comes with the program.
pub(crate) fn shipped() -> Bindable {
    let folder = std::env::var_os("ANSAGE_MODEL").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/de/recogniser"),
        Into::into,
    );
    Bindable::open(&folder).unwrap().expect("it takes grammars")
}

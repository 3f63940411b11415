//! What reaches the loop, and the ways by which it does.

use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

use crate::app::table::stopwatch::Stopwatch;
use crate::app::table::voice_input::VoiceInputEvent;
use ansage_core::desk::{ClipHeard, FileNews, Power};
use ansage_core::game::Moment;
use ansage_devices::braille::BrailleEvent;
use ansage_devices::speech::SpeechEvent;
use ansage_devices::terminal::{KeyEvent, PipeInput};
use ansage_wire::Health;

/// How many happenings may wait for the loop before those who bring them wait.
pub(super) const ROOM: usize = 256;

/// Something that happened, and when.
#[derive(Debug)]
pub(super) struct Stamped {
    pub(super) at: Moment,
    pub(super) what: Happening,
}

/// What reaches the loop.
#[derive(Debug)]
pub(in crate::app) enum Happening {
    Key(KeyEvent),
    /// A text was pasted as a whole.
    Pasted(String),
    Resized,
    KeysGone,
    Piped(PipeInput),
    Speech(SpeechEvent),
    VoiceInput(VoiceInputEvent),
    Braille(BrailleEvent),
    Storage(Health),
    /// The machine lives on something else, or its battery holds another part.
    Power(Option<Power>),
    /// The recogniser has heard clips again.
    ClipsHeard(Vec<ClipHeard>),
    /// A file that is followed was written further.
    File(FileNews),
    /// Something was left beside the inbox.
    Knock,
    /// The system asks the program to end.
    Ended,
    /// The shell asks the program to stand still until it is called back.
    Suspended,
}

/// The way into the loop; every thread has one.
#[derive(Clone, Debug)]
pub(in crate::app) struct Inbox {
    sender: SyncSender<Stamped>,
    stopwatch: Stopwatch,
    storage: LastHealth,
}

/// The end of the inbox at which the loop stands.
#[derive(Debug)]
pub(in crate::app) struct Happenings {
    pub(super) receiver: Receiver<Stamped>,
    storage: LastHealth,
}

/// How the journal is doing, until the loop has heard it: whoever syncs never waits, and a full inbox loses nothing.
type LastHealth = Arc<Mutex<Option<(Moment, Health)>>>;

/// Returns both ends of an inbox.
pub(in crate::app) fn open(stopwatch: Stopwatch) -> (Inbox, Happenings) {
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
    pub(super) fn take(&self) -> Result<Stamped, TryRecvError> {
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
    pub(in crate::app) fn put(&self, what: Happening) -> bool {
        let at = self.stopwatch.now();
        self.sender.send(Stamped { at, what }).is_ok()
    }

    /// Tells how the journal is doing, without ever waiting; what was told before and not heard counts no more.
    pub(in crate::app) fn leave_health(&self, health: Health) {
        let at = self.stopwatch.now();
        *self.storage.lock().unwrap_or_else(PoisonError::into_inner) = Some((at, health));
        // A loop whose inbox is full needs no knock: it looks beside it when it has emptied it.
        let _full = self.sender.try_send(Stamped {
            at,
            what: Happening::Knock,
        });
    }
}

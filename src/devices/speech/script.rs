//! A voice that writes: for tests, recordings of a session, and people who read.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use super::SpeechEvent;
use ansage_core::desk::{Device, Utterance};
use ansage_wire::RATE;
use ansage_wire::Segment;
use ansage_wire::speech::SpokenChannel;
use ansage_wire::{Extent, Health, UtteranceId};

/// Writes each utterance to a file, behind what it held, on a thread of its own: the file may be a pipe that nobody reads.
#[derive(Debug)]
pub(super) struct Script {
    lines: Sender<(UtteranceId, String)>,
}

impl Script {
    pub(super) fn create(file: PathBuf, events: Sender<SpeechEvent>) -> Self {
        let (lines, written) = mpsc::channel();
        thread::spawn(move || keep(&file, &written, &events));
        Self { lines }
    }

    pub(super) fn write(&self, id: UtteranceId, channel: SpokenChannel, utterance: &Utterance) {
        let prefix = match channel {
            SpokenChannel::Room => "room: ",
            SpokenChannel::Ear => "ear: ",
        };
        let sound = utterance.earcon.map(|it| format!("({})", it.name()));
        let words: Vec<_> = sound
            .into_iter()
            .chain(utterance.spoken.iter().map(Segment::text))
            .chain(
                utterance
                    .sound
                    .iter()
                    .map(|it| format!("[{}{} {}%]", it.file, place(&it.extent), it.percent)),
            )
            .collect();
        // The thread ends only with `self`.
        let _ = self.lines.send((id, format!("{prefix}{}\n", words.join(" "))));
    }
}

/// Returns which part of a file is heard, in milliseconds; nothing for all of it.
fn place(extent: &Extent) -> String {
    let milliseconds = |samples: u64| samples * 1000 / u64::from(RATE);
    match extent {
        Extent::Clip { .. } => String::new(),
        Extent::Stretch { from, to } => format!(" {}-{}", milliseconds(*from), milliseconds(*to)),
    }
}

fn keep(path: &Path, lines: &Receiver<(UtteranceId, String)>, events: &Sender<SpeechEvent>) {
    // Without a listener the program is ending.
    let tell = |event| drop(events.send(event));
    let tell_health = |health: &Health| {
        for device in [Device::RoomVoice, Device::EarVoice] {
            tell(SpeechEvent::Health(device, health.clone()));
        }
    };
    let missing = |error: &io::Error| Health::Missing {
        why: format!("{}: {error}", path.display()),
    };
    let mut file = ansage_files::append_private_or_wait(path);
    match &file {
        Ok(_) => tell_health(&Health::Ready {
            name: format!("script:{}", path.display()),
        }),
        Err(error) => tell_health(&missing(error)),
    }
    for (id, line) in lines {
        let written = match &mut file {
            Ok(open) => open.write_all(line.as_bytes()).and_then(|()| open.flush()),
            Err(_) => {
                tell(SpeechEvent::Unspoken(id));
                continue;
            }
        };
        match written {
            Ok(()) => tell(SpeechEvent::Ended(id)),
            Err(error) => {
                tell(SpeechEvent::Unspoken(id));
                tell_health(&missing(&error));
                file = Err(error);
            }
        }
    }
}

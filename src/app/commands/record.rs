//! `ansage record FOLDER`: plain dictation. Each voice from pause to pause becomes a clip.

use std::fs::{self, File};
use std::io::{self, BufRead as _, IsTerminal as _, stdin};
use std::os::fd::AsFd as _;
use std::os::unix::fs::FileTypeExt as _;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use rustix::fs::Access;
use serde_json::{Value, json};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::app::cli::RecordOptions;
use crate::app::failure::{Failure, io_fault, sound_fault};
use crate::app::printing::{print, print_json, say_on_stderr};
use crate::app::settings::config::NO_MICROPHONE;
use crate::app::settings::words::Words;
use ansage_core::language::{Message, MessageId};
use ansage_devices::recording;
use ansage_devices::recording::{Recording, RecordingEvent};
use ansage_sound_files::recording_file::RecordingFile;
use ansage_wire::RATE;
use ansage_wire::recording::{Cut, Pace, Source, TapeHears, TapeOrder};
use ansage_wire::{Health, KeptSound, TapeHealth};

/// What happens while somebody dictates.
enum Happened {
    Recording(RecordingEvent),
    /// The person has said all.
    Enough,
    /// The system asks the program to end, or somebody interrupts it.
    Signal,
}

/// Who can end a dictation.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum EndedBy {
    /// The file in place of a microphone ends by itself.
    File,
    /// Somebody can press Enter.
    Enter,
    /// Nobody is at the keys.
    Signal,
}

/// Records until Enter is pressed, a signal comes, or the file in place of a microphone has ended.
pub(in crate::app) fn record(options: &RecordOptions) -> Result<(), Failure> {
    let words = Words::read(options.told.voices.as_deref(), options.told.reports.as_deref())?;
    let source = source(options);
    check_source(options, &source, &words)?;
    check_folder(&options.folder)?;
    let ended_by = match &source {
        Source::File { .. } => EndedBy::File,
        Source::Device(_) if is_somebody_at_the_keys() => EndedBy::Enter,
        Source::Device(_) => EndedBy::Signal,
    };
    let (sender, happened) = mpsc::channel();
    let (events_in, events) = mpsc::channel();
    let mut recording = Recording::open(source, events_in, |_piece| {});
    recording.tape(Some(TapeOrder {
        folder: std::path::absolute(&options.folder).unwrap_or_else(|_no_folder| options.folder.clone()),
        cut: Cut::AtPauses,
        known: ended_before(&options.folder),
        hears: TapeHears::All,
    }));
    forward(&sender, move |sender| {
        for event in events {
            if sender.send(Happened::Recording(event)).is_err() {
                return;
            }
        }
    })?;
    wait_for_the_person(&sender, ended_by)?;
    let mut dictation = Dictation {
        options,
        words: &words,
        ended_by,
        has_begun: false,
        is_enough: false,
        kept: 0,
    };
    let outcome = dictation.take_down(&recording, &happened);
    recording.close();
    outcome
}

/// A dictation and what was told of it.
struct Dictation<'a> {
    options: &'a RecordOptions,
    words: &'a Words,
    ended_by: EndedBy,
    /// True once there was sound, and it was said that it is recorded.
    has_begun: bool,
    /// True if somebody pressed Enter before that.
    is_enough: bool,
    kept: usize,
}

impl Dictation<'_> {
    fn take_down(&mut self, recording: &Recording, happened: &Receiver<Happened>) -> Result<(), Failure> {
        for happened in happened {
            match happened {
                // Whether there is a microphone at all is not known yet.
                Happened::Enough if !self.has_begun => self.is_enough = true,
                Happened::Enough | Happened::Signal | Happened::Recording(RecordingEvent::Ended) => recording.finish(),
                Happened::Recording(RecordingEvent::Finished) => return self.end(),
                Happened::Recording(event) => {
                    self.hear(event)?;
                    if self.has_begun && self.is_enough {
                        self.is_enough = false;
                        recording.finish();
                    }
                }
            }
        }
        Ok(())
    }

    fn hear(&mut self, event: RecordingEvent) -> Result<(), Failure> {
        match event {
            RecordingEvent::Kept(_, kept) => {
                self.kept += 1;
                tell_kept(&kept, self.options, self.words)
            }
            RecordingEvent::Found(kept) => tell_found(&kept, self.options, self.words),
            RecordingEvent::Health(Health::Ready { .. }) if !self.has_begun => self.begin(),
            RecordingEvent::Health(Health::Ready { .. }) => self.say(&MessageId::SoundMicrophoneBack.into()),
            RecordingEvent::Health(Health::Missing { why }) => {
                Err(sound_fault::no_microphone(self.options.microphone.as_deref(), &why))
            }
            RecordingEvent::Health(Health::Lost { .. }) => self.say(&MessageId::SoundMicrophoneLost.into()),
            RecordingEvent::Tape(TapeHealth::Well) => self.say(&MessageId::SoundBack.into()),
            // Nothing is lost by waiting: a dictation that is not kept is none.
            RecordingEvent::Tape(TapeHealth::Full) => Err(io_fault::unwritable(
                &self.options.folder,
                &io::ErrorKind::StorageFull.into(),
            )),
            RecordingEvent::Tape(TapeHealth::Unwritable { why }) => {
                Err(io_fault::unwritable(&self.options.folder, &io::Error::other(why)))
            }
            _ => Ok(()),
        }
    }

    fn begin(&mut self) -> Result<(), Failure> {
        self.has_begun = true;
        self.say(&MessageId::RecordBegan.into())?;
        match self.ended_by {
            EndedBy::File => Ok(()),
            EndedBy::Enter => self.say(&MessageId::RecordStops.into()),
            EndedBy::Signal => self.say(&MessageId::RecordStopsBySignal.into()),
        }
    }

    fn end(&self) -> Result<(), Failure> {
        match self.kept {
            0 => {
                self.say(&MessageId::RecordNothing.into())?;
                Err(Failure::refused(MessageId::RecordNothing).told_already())
            }
            _ => Ok(()),
        }
    }

    /// A script is told of clips and of nothing else.
    fn say(&self, message: &Message) -> Result<(), Failure> {
        match self.options.json {
            true => Ok(()),
            false => print(&format!("{}\n", self.words.say(message))),
        }
    }
}

/// A file is heard as fast as it can be cut.
fn source(options: &RecordOptions) -> Source {
    match recording::source(options.microphone.as_deref()) {
        Source::File { path, .. } => Source::File {
            path,
            pace: Pace::AsTaken,
        },
        device => device,
    }
}

/// Refuses what cannot be heard, before anything is said of recording; what is wrong with a file that can be is said.
fn check_source(options: &RecordOptions, source: &Source, words: &Words) -> Result<(), Failure> {
    match source {
        Source::File { path, .. } => {
            let file =
                RecordingFile::open(path).map_err(|fault| Failure::unreadable(sound_fault::of_file(path, &fault)))?;
            if let Some(flaw) = sound_fault::of_flaws(path, file.flaws()) {
                say_on_stderr(&words.say(&flaw));
            }
            Ok(())
        }
        Source::Device(Some(name)) if name == NO_MICROPHONE => Err(sound_fault::no_microphone(
            options.microphone.as_deref(),
            "none was asked for",
        )),
        Source::Device(_) => Ok(()),
    }
}

/// Refuses a folder that cannot be written, or made; it is made when there is something to keep.
fn check_folder(folder: &Path) -> Result<(), Failure> {
    let whole = std::path::absolute(folder).map_err(|source| io_fault::unwritable(folder, &source))?;
    let there = whole.ancestors().find(|it| it.exists()).unwrap_or(&whole);
    if !there.is_dir() {
        return Err(io_fault::unwritable(folder, &io::ErrorKind::NotADirectory.into()));
    }
    rustix::fs::access(there, Access::WRITE_OK | Access::EXEC_OK)
        .map_err(|error| io_fault::unwritable(folder, &error.into()))
}

/// Returns the names of the clips that lie in a folder already: they were ended properly and are no news.
fn ended_before(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = files.filter_map(|it| it.file_name().into_string().ok());
    names.filter(|it| it.ends_with(".flac")).collect()
}

fn tell_kept(kept: &KeptSound, options: &RecordOptions, words: &Words) -> Result<(), Failure> {
    if options.json {
        return print_json(&format!("{}\n", in_json(kept)));
    }
    let tenths = kept.length * 10 / u64::from(RATE);
    let message = Message::new(MessageId::RecordKept)
        .with("file", kept.file.as_str())
        .with("seconds", format!("{}.{}", tenths / 10, tenths % 10));
    print(&format!("{}\n", words.say(&message)))
}

/// Tells of sound that a crash left and that was finished; a script knows it by `found`.
fn tell_found(found: &KeptSound, options: &RecordOptions, words: &Words) -> Result<(), Failure> {
    if options.json {
        let mut line = in_json(found);
        line["found"] = true.into();
        return print_json(&format!("{line}\n"));
    }
    let message = Message::new(MessageId::SoundFound).with("file", found.file.as_str());
    print(&format!("{}\n", words.say(&message)))
}

fn in_json(kept: &KeptSound) -> Value {
    let milliseconds = |samples: u64| samples * 1000 / u64::from(RATE);
    json!({
        "file": kept.file,
        "sha256": kept.sha256,
        "length": milliseconds(kept.length),
        "voice-from": milliseconds(kept.voice_from),
        "voice-to": milliseconds(kept.voice_to),
    })
}

/// Returns true where Enter may come: at a terminal, or through a pipe. A file or `/dev/null` has nobody behind it.
fn is_somebody_at_the_keys() -> bool {
    let input = stdin();
    let kind = || {
        let file = File::from(input.as_fd().try_clone_to_owned()?);
        Ok::<_, io::Error>(file.metadata()?.file_type())
    };
    input.is_terminal() || kind().is_ok_and(|it| it.is_fifo() || it.is_socket())
}

fn wait_for_the_person(sender: &Sender<Happened>, ended_by: EndedBy) -> Result<(), Failure> {
    if ended_by == EndedBy::Enter {
        forward(sender, |sender| {
            let mut line = String::new();
            // The end of the input is an end too.
            let _ = stdin().lock().read_line(&mut line);
            let _ = sender.send(Happened::Enough);
        })?;
    }
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT]).map_err(|it| io_fault::terminal(&it))?;
    forward(sender, move |sender| {
        for _signal in signals.forever() {
            let _ = sender.send(Happened::Signal);
        }
    })
}

fn forward(sender: &Sender<Happened>, work: impl FnOnce(Sender<Happened>) + Send + 'static) -> Result<(), Failure> {
    let sender = sender.clone();
    let thread = thread::Builder::new().name("record".to_owned());
    thread
        .spawn(move || work(sender))
        .map_err(|it| io_fault::terminal(&it))?;
    Ok(())
}

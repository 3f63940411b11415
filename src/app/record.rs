//! `ansage record FOLDER`: plain dictation. Each voice from pause to pause becomes a clip.

use std::fs;
use std::io::{BufRead as _, stdin};
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::thread;

use serde_json::{Value, json};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use super::cli::RecordOptions;
use super::print;
use super::trouble::Trouble;
use super::words::Words;
use crate::desk::{Health, KeptSound, TapeHealth};
use crate::devices::recording::message::{Cut, Pace, Source, TapeHears, TapeOrder};
use crate::devices::recording::{self, RECORDER, Recording, RecordingEvent};
use crate::devices::sound::RATE;
use crate::language::{Message, MessageId};

/// What happens while somebody dictates.
enum Happened {
    Recording(RecordingEvent),
    /// The person has said all, or the system asks the program to end.
    Enough,
}

/// Records until Enter is pressed, or the file in place of a microphone has ended.
pub(super) fn record(options: &RecordOptions) -> Result<(), Trouble> {
    let words = Words::read(options.told.voices.as_deref(), options.told.reports.as_deref())?;
    let source = source(options);
    let is_a_file = matches!(source, Source::File { .. });
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
    wait_for_the_person(&sender, is_a_file)?;
    let say = |message: &Message| match options.json {
        true => Ok(()),
        false => print(&format!("{}\n", words.say(message))),
    };
    say(&MessageId::SoundBegan.into())?;
    if !is_a_file {
        say(&MessageId::RecordStops.into())?;
    }
    let mut outcome = Ok(());
    for happened in happened {
        match happened {
            Happened::Enough | Happened::Recording(RecordingEvent::Ended) => recording.finish(),
            Happened::Recording(RecordingEvent::Finished) => break,
            Happened::Recording(RecordingEvent::Kept(_, kept)) => tell_kept(&kept, options, &words)?,
            Happened::Recording(RecordingEvent::Found(kept)) => tell_found(&kept, options, &words)?,
            Happened::Recording(RecordingEvent::Tape(health)) => match health {
                TapeHealth::Well => say(&MessageId::SoundBack.into())?,
                // Nothing is lost by waiting: a dictation that is not kept is none.
                TapeHealth::Full => {
                    outcome = Err(unwritable(options, std::io::ErrorKind::StorageFull.into()));
                    break;
                }
                TapeHealth::Unwritable { why } => {
                    outcome = Err(unwritable(options, std::io::Error::other(why)));
                    break;
                }
            },
            Happened::Recording(RecordingEvent::Health(Health::Missing { why })) => {
                outcome = Err(Trouble::Device {
                    device: RECORDER.to_owned(),
                    why,
                });
                break;
            }
            Happened::Recording(RecordingEvent::Health(Health::Lost { .. })) => {
                say(&MessageId::MicrophoneLost.into())?;
            }
            Happened::Recording(_) => {}
        }
    }
    recording.close();
    outcome
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

/// Returns the names of the clips that lie in a folder already: they were ended properly and are no news.
fn ended_before(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = files.filter_map(|it| it.file_name().into_string().ok());
    names.filter(|it| it.ends_with(".flac")).collect()
}

fn tell_kept(kept: &KeptSound, options: &RecordOptions, words: &Words) -> Result<(), Trouble> {
    if options.json {
        return print(&format!("{}\n", in_json(kept)));
    }
    let tenths = kept.length * 10 / u64::from(RATE);
    let message = Message::new(MessageId::RecordKept)
        .with("file", kept.file.as_str())
        .with("seconds", format!("{}.{}", tenths / 10, tenths % 10));
    print(&format!("{}\n", words.say(&message)))
}

/// Tells of sound that a crash left and that was finished; a script knows it by `found`.
fn tell_found(found: &KeptSound, options: &RecordOptions, words: &Words) -> Result<(), Trouble> {
    if options.json {
        let mut line = in_json(found);
        line["found"] = true.into();
        return print(&format!("{line}\n"));
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

fn wait_for_the_person(sender: &Sender<Happened>, is_a_file: bool) -> Result<(), Trouble> {
    if !is_a_file {
        forward(sender, |sender| {
            let mut line = String::new();
            // The end of the input is an end too.
            let _ = stdin().lock().read_line(&mut line);
            let _ = sender.send(Happened::Enough);
        })?;
    }
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT]).map_err(Trouble::Terminal)?;
    forward(sender, move |sender| {
        for _signal in signals.forever() {
            let _ = sender.send(Happened::Enough);
        }
    })
}

fn forward(sender: &Sender<Happened>, work: impl FnOnce(Sender<Happened>) + Send + 'static) -> Result<(), Trouble> {
    let sender = sender.clone();
    let thread = thread::Builder::new().name("record".to_owned());
    thread.spawn(move || work(sender)).map_err(Trouble::Terminal)?;
    Ok(())
}

fn unwritable(options: &RecordOptions, source: std::io::Error) -> Trouble {
    Trouble::Unwritable {
        path: options.folder.clone(),
        source,
    }
}

//! `doctor`: says in short lines what is there, what is missing, and what to install. It never fails.

mod awake;
mod by_ear;
mod display;
mod ears;
mod microphone;
mod recogniser;
mod speaking;
mod tables;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use serde::Serialize;
use serde_json::json;

use awake::AwakeFinding;
use display::DisplayFinding;
use microphone::MicrophoneFinding;
use recogniser::RecogniserFinding;
use tables::TablesFinding;

use super::cli::DoctorOptions;
use super::config::{self, USUAL_WORDS, read_settings};
use super::options::PlayOptions;
use super::paths::Paths;
use super::print;
use super::stopwatch::Stopwatch;
use super::trouble::Trouble;
use super::words::{Words, in_words};
use crate::desk::{Health, UtteranceId};
use crate::devices::helper::{Helper, News, Patience, Program};
use crate::devices::speech::SPEAKER;
use crate::devices::speech::message::{FromSpeaker, Manner, Saying, SpokenChannel, ToSpeaker};
use crate::game::Moment;
use crate::language::{Message, MessageId, Segment};

/// The language of spoken announcements for which there is a recogniser.
const ANNOUNCED: &str = "de";
/// How long a helper may take to say what it has.
const PATIENCE: Duration = Duration::from_secs(8);
/// How often a line is written to measure the disk.
const TRIALS: u32 = 5;
/// What brings the built-in voice and its languages on Debian and Ubuntu.
const VOICE_PACKAGE: &str = "libespeak-ng1";

/// Examines everything and prints what it found.
pub(super) fn examine(options: &DoctorOptions, paths: &Paths) -> Result<(), Trouble> {
    let settings = read_settings(options.settings.as_deref(), &paths.settings);
    let asked = options
        .reports
        .clone()
        .or_else(|| settings.as_ref().ok()?.reports.clone());
    let words = Words::read(None, asked.as_deref()).or_else(|_unknown| Words::read(None, None))?;
    let sound = settings.as_ref().map(config::sound_settings).unwrap_or_default();
    let findings = Findings::gather(options, paths, settings, &words);
    if options.by_ear {
        let path = options.settings.as_deref().unwrap_or(&paths.settings);
        return by_ear::choose(path, &words);
    }
    if options.json {
        return print(&format!("{}\n", json!(findings)));
    }
    let lines = findings.lines(paths);
    let text: String = lines.iter().map(|it| format!("{}\n", words.say(it))).collect();
    // What is wrong with the settings is told in the words in which a game would refuse them.
    let refusal = findings.settings.why.clone().map(|it| format!("{it}\n"));
    let text = text + &refusal.unwrap_or_default();
    print(&text)?;
    if options.aloud {
        speaking::read_out(&text, sound, &words.reports);
    }
    Ok(())
}

/// What is there and what is missing.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct Findings {
    version: &'static str,
    helpers: Vec<HelperFinding>,
    /// By language, whether a voice speaks it; empty if that could not be tried.
    voices: BTreeMap<String, bool>,
    /// By channel.
    sound: BTreeMap<&'static str, Health>,
    /// `None` without one that could be read; what is wrong with it the listener says.
    recogniser: Option<RecogniserFinding>,
    /// `None` without a recorder.
    microphone: Option<MicrophoneFinding>,
    /// `None` without its helper.
    braille: Option<DisplayFinding>,
    tables: TablesFinding,
    settings: SettingsFinding,
    journals: JournalsFinding,
    awake: AwakeFinding,
    /// The kind of terminal; `None` in a pipe.
    terminal: Option<String>,
    locale: String,
    reports: String,
}

#[derive(Debug, Serialize)]
struct HelperFinding {
    name: &'static str,
    path: PathBuf,
    state: HelperState,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum HelperState {
    Answers,
    Silent,
    Missing,
}

#[derive(Debug, Serialize)]
struct SettingsFinding {
    path: PathBuf,
    found: bool,
    valid: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct JournalsFinding {
    path: PathBuf,
    writable: bool,
    /// How long the slowest of a few lines took to be safe on the disk.
    #[serde(skip_serializing_if = "Option::is_none")]
    sync_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

impl Findings {
    fn gather(options: &DoctorOptions, paths: &Paths, settings: Result<PlayOptions, Trouble>, words: &Words) -> Self {
        let speaker = SpeakerFindings::gather(settings.as_ref().ok(), words);
        let (recorder, microphone) = microphone::findings(settings.as_ref().ok());
        let (display, braille) = display::findings(settings.as_ref().ok());
        Self {
            version: env!("CARGO_PKG_VERSION"),
            helpers: vec![speaker.helper, recorder, ears::finding(ANNOUNCED), display],
            voices: speaker.voices,
            sound: speaker.sound,
            recogniser: RecogniserFinding::gather(ANNOUNCED, words),
            microphone,
            braille,
            tables: TablesFinding::gather(&words.reports),
            settings: settings_finding(options, paths, settings, words),
            journals: journals_finding(&paths.journals),
            awake: AwakeFinding::gather(words),
            terminal: io::stdin()
                .is_terminal()
                .then(|| std::env::var("TERM").unwrap_or_default()),
            locale: config::locale(),
            reports: words.reports.clone(),
        }
    }

    fn lines(&self, paths: &Paths) -> Vec<Message> {
        let mut lines = vec![Message::new(MessageId::DoctorVersion).with("version", self.version)];
        lines.extend(self.helpers.iter().map(HelperFinding::line));
        lines.extend(self.voices.iter().map(|(language, is_there)| {
            match is_there {
                true => Message::new(MessageId::DoctorVoice).with("language", language.as_str()),
                false => Message::new(MessageId::DoctorVoiceMissing)
                    .with("language", language.as_str())
                    .with("install", VOICE_PACKAGE),
            }
        }));
        lines.extend(self.sound.iter().map(|(channel, health)| sound_line(channel, health)));
        lines.extend(self.recogniser.iter().flat_map(RecogniserFinding::lines));
        lines.extend(self.microphone.as_ref().map(MicrophoneFinding::line));
        lines.extend(self.braille.as_ref().map(DisplayFinding::line));
        lines.push(self.tables.line());
        if self.settings.valid {
            let id = match self.settings.found {
                true => MessageId::DoctorSettings,
                false => MessageId::DoctorNoSettings,
            };
            lines.push(Message::new(id).with("path", self.settings.path.display().to_string()));
        }
        lines.push(self.journals.line());
        lines.push(self.awake.line());
        lines.push(match &self.terminal {
            Some(kind) => Message::new(MessageId::DoctorTerminal).with("kind", kind.as_str()),
            None => Message::new(MessageId::DoctorNoTerminal),
        });
        lines.push(
            Message::new(MessageId::DoctorLocale)
                .with(
                    "locale",
                    if self.locale.is_empty() {
                        "C"
                    } else {
                        self.locale.as_str()
                    },
                )
                .with("reports", self.reports.as_str()),
        );
        lines.push(Message::new(MessageId::DoctorLog).with("path", paths.log.display().to_string()));
        lines
    }
}

impl HelperFinding {
    fn line(&self) -> Message {
        let folder = self.path.parent().unwrap_or(&self.path);
        match self.state {
            HelperState::Answers => Message::new(MessageId::DoctorHelperAnswers).with("helper", self.name),
            HelperState::Silent => Message::new(MessageId::DoctorHelperSilent)
                .with("helper", self.name)
                .with("why", self.why.as_deref().unwrap_or_default()),
            HelperState::Missing => Message::new(MessageId::DoctorHelperMissing)
                .with("helper", self.name)
                .with("folder", folder.display().to_string()),
        }
    }
}

impl JournalsFinding {
    fn line(&self) -> Message {
        let path = self.path.display().to_string();
        match self.sync_ms {
            Some(milliseconds) => Message::new(MessageId::DoctorJournals)
                .with("path", path)
                .with("milliseconds", milliseconds.to_string()),
            None => Message::new(MessageId::FileUnwritable)
                .with("path", path)
                .with("why", self.why.as_deref().unwrap_or_default()),
        }
    }
}

fn sound_line(channel: &'static str, health: &Health) -> Message {
    let channel = Message::new(MessageId::ChannelName).with("channel", channel);
    match health {
        Health::Ready { name } => Message::new(MessageId::DoctorSound)
            .with("channel", channel)
            .with("device", name.as_str()),
        Health::Missing { why } | Health::Lost { why, .. } => Message::new(MessageId::DoctorSoundMissing)
            .with("channel", channel)
            // What the system says may end with a full stop of its own.
            .with("why", why.trim_end_matches('.')),
    }
}

fn settings_finding(
    options: &DoctorOptions,
    paths: &Paths,
    settings: Result<PlayOptions, Trouble>,
    words: &Words,
) -> SettingsFinding {
    let path = options.settings.clone().unwrap_or_else(|| paths.settings.clone());
    let why = settings.err().map(|it| in_words(&it, Some(&words.reports)));
    SettingsFinding {
        found: path.exists(),
        valid: why.is_none(),
        path,
        why,
    }
}

fn journals_finding(folder: &Path) -> JournalsFinding {
    let measured = measure_disk(folder);
    JournalsFinding {
        path: folder.to_owned(),
        writable: measured.is_ok(),
        sync_ms: measured.as_ref().ok().copied(),
        why: measured.err().map(|it| it.to_string()),
    }
}

/// Returns the milliseconds the slowest of a few lines takes to be safe, in a file that is removed again.
fn measure_disk(folder: &Path) -> io::Result<u64> {
    fs::create_dir_all(folder)?;
    let path = folder.join(format!(".doctor-{}", std::process::id()));
    let mut file = OpenOptions::new().append(true).create_new(true).open(&path)?;
    let measured = (0..TRIALS).try_fold(0, |slowest, _trial| {
        let stopwatch = Stopwatch::start();
        file.write_all(b"{\"a line\":\"as long as most of a journal are, so that the measure is a fair one\"}\n")?;
        file.sync_data()?;
        Ok(stopwatch.now().0.max(slowest))
    });
    fs::remove_file(&path)?;
    measured
}

/// What the speaker says of itself.
struct SpeakerFindings {
    helper: HelperFinding,
    voices: BTreeMap<String, bool>,
    sound: BTreeMap<&'static str, Health>,
}

impl SpeakerFindings {
    fn gather(settings: Option<&PlayOptions>, words: &Words) -> Self {
        let program = Program::beside(SPEAKER);
        let mut findings = Self {
            helper: HelperFinding {
                name: SPEAKER,
                path: program.path.clone(),
                state: HelperState::Missing,
                why: None,
            },
            voices: BTreeMap::new(),
            sound: BTreeMap::new(),
        };
        if !program.path.exists() {
            return findings;
        }
        findings.helper.state = HelperState::Silent;
        // The devices of the settings, but nothing that can be heard.
        let mut sound = settings.map(config::sound_settings).unwrap_or_default();
        let silent = Manner {
            words_per_minute: Manner::FASTEST,
            volume: 0,
        };
        (sound.room_manner, sound.ear_manner) = (silent, silent);
        let (sender, news) = mpsc::channel();
        let speaker = Helper::start(
            program,
            Patience::default(),
            Some(ToSpeaker::Configure(sound)),
            move |it| {
                // When the examination is over nobody needs to hear more.
                let _over = sender.send(it);
            },
        );
        findings.listen(&speaker, &news, languages(words));
        speaker.close();
        findings
    }

    fn listen(
        &mut self,
        speaker: &Helper<ToSpeaker, FromSpeaker>,
        news: &Receiver<News<ToSpeaker, FromSpeaker>>,
        languages: Vec<String>,
    ) {
        let stopwatch = Stopwatch::start();
        let until = Moment(0).plus(PATIENCE);
        let mut to_try: BTreeMap<UtteranceId, String> = BTreeMap::new();
        let mut substituted = BTreeSet::new();
        while let Ok(news) = news.recv_timeout(stopwatch.until(until)) {
            match news {
                News::Up => self.helper.state = HelperState::Answers,
                News::Handed(_) => {}
                News::Refused(_) => break,
                News::Down(Health::Missing { why } | Health::Lost { why, .. }) => {
                    self.helper.state = HelperState::Silent;
                    self.helper.why = Some(why);
                    break;
                }
                News::Down(Health::Ready { .. }) => break,
                News::Told(FromSpeaker::Health { channel, health }) => {
                    let is_new_room = channel == SpokenChannel::Room && !self.sound.contains_key("room");
                    let is_ready = matches!(health, Health::Ready { .. });
                    self.sound.insert(name(channel), health);
                    if is_new_room && is_ready {
                        for (number, language) in (1..).zip(&languages) {
                            let id = UtteranceId(number);
                            speaker.ask(ToSpeaker::Say(saying(id, language)));
                            to_try.insert(id, language.clone());
                        }
                    }
                }
                News::Told(FromSpeaker::Substituted { language, .. }) => {
                    substituted.insert(language);
                }
                News::Told(FromSpeaker::Began { .. } | FromSpeaker::Devices(_)) => {}
                News::Told(FromSpeaker::RecordedWords { .. } | FromSpeaker::Unplayed { .. }) => {}
                News::Told(FromSpeaker::Ended { id }) => {
                    if let Some(language) = to_try.remove(&id) {
                        let is_there = !substituted.contains(&language);
                        self.voices.insert(language, is_there);
                    }
                }
                News::Told(FromSpeaker::Cut { id }) => {
                    to_try.remove(&id);
                }
            }
            if self.sound.len() == 2 && to_try.is_empty() {
                break;
            }
        }
    }
}

/// Returns the languages of the announcements of Appendix D and of all reports.
fn languages(words: &Words) -> Vec<String> {
    let announced = words.voices.lexicon(USUAL_WORDS).map(|it| it.language().to_owned());
    let reported = words.voices.message_tags().map(str::to_owned);
    let all: BTreeSet<String> = announced.into_iter().chain(reported).collect();
    all.into_iter().collect()
}

fn saying(id: UtteranceId, language: &str) -> Saying {
    Saying {
        id,
        channel: SpokenChannel::Room,
        segments: vec![Segment::plain(language, "1")],
        urgent: false,
        earcon: Vec::new(),
        sound: None,
    }
}

fn name(channel: SpokenChannel) -> &'static str {
    match channel {
        SpokenChannel::Room => "room",
        SpokenChannel::Ear => "ear",
    }
}

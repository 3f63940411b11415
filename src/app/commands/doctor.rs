//! `doctor`: says in short lines what is there, what is missing, and what to install. It never fails.

mod awake;
pub(super) mod by_ear;
mod display;
mod helper;
mod journals;
mod languages;
mod listener;
mod microphone;
mod power;
mod recogniser;
mod scorer;
mod speaker;
mod system_voice;
mod tables;

use std::collections::BTreeMap;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::json;

use awake::AwakeFinding;
use display::DisplayFinding;
use helper::{HelperFinding, HelperState};
use journals::JournalsFinding;
use languages::HeardBy;
use microphone::{MicrophoneFinding, input_line};
use power::PowerFinding;
use recogniser::RecogniserFinding;
use scorer::NetFinding;
use speaker::{
    RecordedWordsFinding, SpeakerFindings, buffer_line, looseness, output_line, own_voice_line, sound_lines,
    voice_lines,
};
use tables::TablesFinding;

use crate::app::cli::DoctorOptions;
use crate::app::commands::speaking::read_out;
use crate::app::failure::Failure;
use crate::app::printing::{print, print_json};
use crate::app::recogniser::RECOGNISED;
use crate::app::settings::config;
use crate::app::settings::config::read_settings;
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::options::PlayOptions;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::Words;
use crate::app::table::answers::AnswersAloud;
use ansage_core::language::Message;
use ansage_devices::helper::Program;
use ansage_devices::listening::LISTENER;
use ansage_devices::scoring::SCORER;
use ansage_devices::speech::buffers;
use ansage_os::console;
use ansage_os::displays::does_a_service_hold_them;
use ansage_os::language::locale;
use ansage_wire::Health;
use ansage_wire::recording::InputDevice;
use ansage_wire::speech::{DeviceBuffer, OutputDevice};

/// The language of spoken announcements for which there is a recogniser.
const ANNOUNCED: &str = RECOGNISED;

/// Examines everything and prints what it found.
pub(in crate::app) fn examine(options: &DoctorOptions, paths: &Paths) -> Result<(), Failure> {
    let settings = read_settings(options.settings.as_deref(), &paths.settings);
    let asked = options
        .reports
        .clone()
        .or_else(|| settings.as_ref().ok()?.reports.clone());
    let words = Words::read(None, asked.as_deref()).or_else(|_unknown| Words::read(None, None))?;
    let sound = settings.as_ref().map(config::sound_settings).unwrap_or_default();
    if options.by_ear {
        let path = options.settings.as_deref().unwrap_or(&paths.settings);
        let settings = settings.unwrap_or_default();
        let display = DisplayChoice::of(options.display.options(), &settings, &words.reports)?;
        let spoken_in = settings.words.as_deref().unwrap_or(&words.reports);
        let aloud = match words.voices.lexicon(spoken_in) {
            Some(lexicon) => AnswersAloud::of(options.answers.options(), &settings, lexicon, &words)?,
            None => None,
        };
        return by_ear::choose(path, display, aloud, &words);
    }
    let findings = Findings::gather(options, paths, settings, &words);
    if options.json {
        return print_json(&format!("{}\n", json!(findings)));
    }
    let lines = findings.lines(paths);
    let text: String = lines.iter().map(|it| format!("{}\n", words.say(it))).collect();
    // What is wrong with the settings is told in the words in which a game would refuse them.
    let refusal = findings.settings.why.clone().map(|it| format!("{it}\n"));
    let text = text + &refusal.unwrap_or_default();
    print(&text)?;
    if options.aloud {
        read_out(&text, sound, &words.reports);
    }
    Ok(())
}

/// Returns the Braille display that was asked for, else the one of this machine, if one answers.
pub(super) fn display_that_answers(asked: &PlayOptions) -> Option<String> {
    match display::findings(asked).1 {
        Some(DisplayFinding::Found { device, .. }) => Some(device),
        Some(DisplayFinding::Missing { .. }) | None => None,
    }
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
    /// Where one person may be heard.
    outputs: Vec<OutputDevice>,
    /// What devices need that ran dry in the middle of speech.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    buffers: Vec<DeviceBuffer>,
    /// The person's own speech service; `None` if it could not be tried.
    own_voice: Option<Health>,
    /// The voice of the system; `None` without its helper.
    system_voice: Option<Health>,
    /// The person's screen reader; `None` without its helper.
    #[serde(skip_serializing_if = "Option::is_none")]
    screen_reader: Option<Health>,
    /// `None` without a bank in the settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded_words: Option<RecordedWordsFinding>,
    /// `None` without one that could be read; what is wrong with it the listener says.
    recogniser: Option<RecogniserFinding>,
    /// The scorer's nets.
    scorers: Vec<NetFinding>,
    /// By language, who hears it.
    heard_by: BTreeMap<String, HeardBy>,
    /// `None` without a recorder.
    microphone: Option<MicrophoneFinding>,
    /// Every microphone there is.
    inputs: Vec<InputDevice>,
    /// `None` without its helper.
    braille: Option<DisplayFinding>,
    tables: TablesFinding,
    settings: SettingsFinding,
    journals: JournalsFinding,
    awake: AwakeFinding,
    /// `None` without a battery.
    #[serde(skip_serializing_if = "Option::is_none")]
    power: Option<PowerFinding>,
    /// The kind of terminal; `None` in a pipe.
    terminal: Option<String>,
    locale: String,
    reports: String,
}

#[derive(Debug, Serialize)]
struct SettingsFinding {
    path: PathBuf,
    found: bool,
    valid: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

impl Findings {
    fn gather(options: &DoctorOptions, paths: &Paths, settings: Result<PlayOptions, Failure>, words: &Words) -> Self {
        let speaker = SpeakerFindings::gather(settings.as_ref().ok(), words);
        let recorder = microphone::findings(settings.as_ref().ok());
        let chosen = settings.as_ref().cloned().unwrap_or_default();
        let touched = options.display.options().over(chosen);
        let (display, braille) = does_a_service_hold_them().then(|| display::findings(&touched)).unzip();
        let (system, system_voice) = system_voice::findings(&words.reports);
        let (reader, screen_reader) = system_voice::findings_of_screen_reader(&words.reports).unzip();
        let listener = listener::finding(ANNOUNCED);
        let is_heard = listener.state == HelperState::Answers;
        let has_scorer = Program::beside(SCORER).path.exists();
        let scorers = scorer::findings(ANNOUNCED, words, has_scorer);
        let damaged: Vec<&Path> = scorers
            .iter()
            .filter(|it| !it.is_usable())
            .map(NetFinding::path)
            .collect();
        let heard_by = HeardBy::gather(words, is_heard, |net| has_scorer && !damaged.contains(&net));
        Self {
            version: env!("CARGO_PKG_VERSION"),
            helpers: [speaker.helper, recorder.helper, listener]
                .into_iter()
                .chain(display)
                .chain([system])
                .chain(reader)
                .collect(),
            voices: speaker.voices,
            sound: speaker.sound,
            outputs: speaker.outputs.unwrap_or_default(),
            buffers: buffers::known(&paths.buffers),
            own_voice: speaker.own_voice,
            system_voice,
            screen_reader: screen_reader.flatten(),
            recorded_words: speaker.recorded_words,
            recogniser: RecogniserFinding::gather(ANNOUNCED, words),
            heard_by,
            scorers,
            microphone: recorder.microphone,
            inputs: recorder.inputs,
            braille: braille.flatten(),
            tables: TablesFinding::gather(&words.reports, touched.braille_words.as_deref()),
            settings: settings_finding(options, paths, settings, words),
            journals: JournalsFinding::gather(&paths.journals),
            awake: AwakeFinding::gather(words),
            power: PowerFinding::gather(&paths.power),
            terminal: io::stdin().is_terminal().then(console::name),
            locale: locale(),
            reports: words.reports.clone(),
        }
    }

    fn lines(&self, paths: &Paths) -> Vec<Message> {
        let mut lines = vec![Message::DoctorVersion {
            version: self.version.into(),
        }];
        lines.extend(self.helpers.iter().map(HelperFinding::line));
        lines.extend(voice_lines(&self.voices));
        lines.extend(sound_lines(&self.sound));
        lines.extend(self.outputs.iter().map(output_line));
        lines.extend(looseness(&self.outputs));
        lines.extend(self.buffers.iter().map(buffer_line));
        lines.extend(self.own_voice.as_ref().and_then(own_voice_line));
        lines.extend(self.system_voice.as_ref().map(system_voice::line));
        lines.extend(self.screen_reader.as_ref().map(system_voice::line_of_screen_reader));
        lines.extend(self.recorded_words.as_ref().map(RecordedWordsFinding::line));
        let listener_is_there = self
            .helpers
            .iter()
            .any(|it| it.name == LISTENER && it.state != HelperState::Missing);
        lines.extend(match &self.recogniser {
            Some(found) => found.lines(),
            // What brings the listener brings it too.
            None if listener_is_there => recogniser::why_unusable(ANNOUNCED).into_iter().collect(),
            None => Vec::new(),
        });
        lines.extend(scorer::lines(&self.scorers));
        lines.extend(languages::lines(&self.heard_by));
        lines.extend(self.microphone.as_ref().map(MicrophoneFinding::line));
        lines.extend(self.inputs.iter().map(input_line));
        lines.extend(self.braille.as_ref().map(DisplayFinding::line));
        lines.extend(self.tables.lines());
        if self.settings.valid {
            let path = self.settings.path.display().to_string();
            lines.push(match self.settings.found {
                true => Message::DoctorSettings { path },
                false => Message::DoctorNoSettings { path },
            });
        }
        lines.push(self.journals.line());
        lines.push(self.awake.line());
        lines.extend(self.power.as_ref().map(PowerFinding::line));
        lines.push(match &self.terminal {
            Some(kind) => Message::DoctorTerminal { kind: kind.clone() },
            None => Message::DoctorNoTerminal,
        });
        lines.push(Message::DoctorLocale {
            locale: match self.locale.as_str() {
                "" => "C".into(),
                locale => locale.into(),
            },
            reports: self.reports.clone(),
        });
        lines.push(Message::DoctorLog {
            path: paths.log.display().to_string(),
        });
        lines
    }
}

fn settings_finding(
    options: &DoctorOptions,
    paths: &Paths,
    settings: Result<PlayOptions, Failure>,
    words: &Words,
) -> SettingsFinding {
    let path = options.settings.clone().unwrap_or_else(|| paths.settings.clone());
    let why = settings.err().map(|it| words.say(it.message()));
    SettingsFinding {
        found: path.exists(),
        valid: why.is_none(),
        path,
        why,
    }
}

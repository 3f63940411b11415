//! `setup`: the settings are asked for one by one, by ear, in text and in Braille, and written.

mod by_ear;
pub(in crate::app) mod first_start;
mod keep;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use toml_edit::DocumentMut;

use crate::app::cli::SetupOptions;
use crate::app::commands::doctor;
use crate::app::commands::speaking::Speaking;
use crate::app::failure::{Failure, desk_failure};
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::options::{EarBy, Listen};
use crate::app::settings::paths::Paths;
use crate::app::settings::settings_file;
use crate::app::settings::settings_file::SettingsFile;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::{Words, lexicon_to_be_read};
use crate::app::table::answers::AnswersAloud;
use crate::app::table::lines::{Equipment, Lines, Printed, Stream, Unreadable};
use ansage_core::desk::{
    Channel, ChosenSettings, DamagedSettings, DeviceOrder, DeviceOutcome, SettingsQuestions, SettingsQuestionsSettings,
    UnkeptSettings, Utterance,
};
use ansage_os::voices::do_screen_readers_take_words;
use ansage_wire::speech::Manner;
use by_ear::Voice;

/// Asks for the settings, and writes them.
pub(in crate::app) fn ask(options: &SetupOptions, paths: &Paths) -> Result<(), Failure> {
    ask_and_keep(options, false, paths)
}

/// Does so; `is_first` where somebody is asked who wanted to play.
fn ask_and_keep(options: &SetupOptions, is_first: bool, paths: &Paths) -> Result<(), Failure> {
    let path = options.heard.settings.as_deref().unwrap_or(&paths.settings);
    let file = SettingsFile::read(path)?;
    let words = words(options, &file)?;
    let display = DisplayChoice::of(options.display.options(), &file.settings, &words.reports)?;
    let lexicon = lexicon_to_be_read(&words, None)?;
    let aloud = AnswersAloud::of(options.answers.options(), &file.settings, &lexicon, &words)?;
    let mut lines = Lines::open(display.clone());
    let mut voice = Voice::new(&options.heard, &file.settings, &words, lines.way_in());
    let speech = voice.open_first();
    let aside = settings_file::aside(path);
    let stands = stands(&file, &words);
    let settings = SettingsQuestionsSettings {
        stands: stands.clone(),
        path: path.display().to_string(),
        is_first,
        damaged: file.damage.clone().map(|why| DamagedSettings {
            why,
            aside: aside.display().to_string(),
        }),
        ear_voice: speech.is_some(),
        has_outputs: has_outputs(),
        has_screen_readers: do_screen_readers_take_words(),
        display_found: doctor::display_that_answers(&file.settings),
        cells: display.as_ref().map(|it| it.cells.clone()),
        listen: aloud.as_ref().map(|it| it.settings(&words)),
    };
    let (mut questions, first) = SettingsQuestions::open(settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let mut devices = Devices {
        printed: Printed::on(Stream::Output),
        voice,
        path,
        aside: file.damage.is_some().then_some(aside),
        stands,
        failure: None,
    };
    devices.printed.speech = speech;
    lines.attend(Unreadable::Ends, aloud.as_ref(), &words)?;
    let served = lines.serve(&mut questions, first, &mut devices);
    devices.printed.close();
    let outcome = match (served, devices.failure, questions.kept()) {
        (Err(failure), ..) | (Ok(()), Some(failure), _) => Err(failure),
        (Ok(()), None, Some(chosen)) if chosen.by_ear => {
            let words = Words {
                reports: chosen.reports.clone(),
                ..words
            };
            let cells = display.map(|it| it.cells);
            doctor::by_ear::choose_on(&mut lines, path, cells, aloud.as_ref(), &words)
        }
        (Ok(()), None, _) => Ok(()),
    };
    lines.close();
    outcome
}

/// Returns the words of the questions; settings that name a language that there is not are what is to be mended.
fn words(options: &SetupOptions, file: &SettingsFile) -> Result<Words, Failure> {
    let folder = options.reporting.voices.as_deref();
    match (&options.reporting.reports, &file.settings.reports) {
        (None, Some(reports)) => {
            Words::read(folder, Some(reports)).or_else(|_no_such_language| Words::read(folder, None))
        }
        (asked, _) => Words::read(folder, asked.as_deref()),
    }
}

/// Returns what stands now: what the settings say, else what holds without them.
fn stands(file: &SettingsFile, words: &Words) -> ChosenSettings {
    let settings = &file.settings;
    let none = || "none".to_owned();
    ChosenSettings {
        reports: words.reports.clone(),
        voice: match (settings.ear, &settings.voice) {
            (Some(EarBy::Text), _) => "text".to_owned(),
            (_, Some(voice)) => voice.clone(),
            (_, None) => "auto".to_owned(),
        },
        rate: settings.ear_rate.map_or(Manner::default().words_per_minute, |it| it.0),
        letters: settings.letters.as_ref().map(|it| it.0.join(",")),
        words: settings.words.clone().unwrap_or_else(|| USUAL_WORDS.to_owned()),
        time: file.text_of("time").unwrap_or_else(none),
        talk_key: match settings.listen {
            Some(Listen::Off) => none(),
            _ => file.text_of("talk-key").unwrap_or_else(|| "space".to_owned()),
        },
        display: settings.braille_display.clone().unwrap_or_else(none),
        by_ear: false,
    }
}

/// Returns true if there is a device on which somebody may be heard.
fn has_outputs() -> bool {
    let speaking = Speaking::start(None);
    let devices = speaking.devices();
    speaking.close();
    devices.is_ok_and(|it| !it.is_empty())
}

/// The voice that is tried, and the file in which all is kept.
struct Devices<'a> {
    printed: Printed,
    voice: Voice<'a>,
    path: &'a Path,
    /// Where settings are kept that cannot be used.
    aside: Option<PathBuf>,
    stands: ChosenSettings,
    /// Why nothing was written.
    failure: Option<Failure>,
}

impl Devices<'_> {
    fn keep(&mut self, chosen: &ChosenSettings) -> Result<(), UnkeptSettings> {
        let put = |settings: &mut DocumentMut| keep::put(settings, chosen, &self.stands);
        let kept = match &self.aside {
            Some(aside) => settings_file::begin_anew(self.path, aside, put),
            None => settings_file::change(self.path, put),
        };
        kept.map_err(|failure| {
            let why = failure.message().clone();
            let mut answered = DocumentMut::new();
            put(&mut answered);
            self.failure = Some(Failure::refused(why.clone()).told_already());
            let lines = answered.to_string();
            let why = Box::new(why);
            UnkeptSettings { why, lines }
        })
    }
}

impl Equipment for Devices<'_> {
    fn show(&mut self, utterance: &Utterance) -> Result<(), Failure> {
        self.printed.show(utterance)
    }

    fn speak(&mut self, utterance: &Utterance) {
        self.printed.speak(utterance);
    }

    fn hush(&mut self, channel: Channel) {
        self.printed.hush(channel);
    }

    fn carry_out(&mut self, order: DeviceOrder) -> Result<Option<DeviceOutcome>, Failure> {
        match order {
            DeviceOrder::TryVoice(tried) => {
                let opened = self.voice.open(&tried).map_err(|it| it.message().clone());
                let outcome = opened.map(|speech| {
                    let before = std::mem::replace(&mut self.printed.speech, speech);
                    if let Some(before) = before {
                        before.close();
                    }
                    self.printed.speech.is_some()
                });
                Ok(Some(DeviceOutcome::VoiceTried(outcome)))
            }
            DeviceOrder::KeepSettings(chosen) => Ok(Some(DeviceOutcome::SettingsKept(self.keep(&chosen)))),
            // Nobody is recorded here.
            _ => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{SettingsFile, Words, stands};
    use crate::app::settings::options::PlayOptions;

    #[test]
    fn what_stands_is_what_the_settings_say() {
        let words = Words::read(None, Some("de")).expect("there is German");
        let usual = stands(&SettingsFile::default(), &words);
        let named = [usual.voice.as_str(), &usual.words, &usual.time, &usual.talk_key];
        assert_eq!(named, ["auto", "de-fide", "none", "space"]);
        let text = "ear = \"text\"\ntime = \"5+3\"\nlisten = \"off\"\nletters = [\"en\", \"de\"]\n";
        let file = SettingsFile {
            text: text.to_owned(),
            settings: toml::from_str::<PlayOptions>(text).expect("they are settings"),
            damage: None,
        };
        let said = stands(&file, &words);
        let named = [said.voice.as_str(), &said.time, &said.talk_key];
        assert_eq!(named, ["text", "5+3", "none"]);
        assert_eq!(said.letters.as_deref(), Some("en,de"));
    }
}

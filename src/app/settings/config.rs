//! What a game is played with: the options, the settings file, and what holds where neither says anything.

mod sound;

use std::io;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use shakmaty::Color;

use super::braille::{braille_settings, braille_table};
use super::event_file;
use super::face::{FaceChoice, is_yes};
use super::options::{BrailleKeys, EarBy, Listen, PlayOptions, Record, Unheard};
use super::start_position::StartPosition;
use super::surroundings::{Surroundings, reports_language};
use super::wording::{USUAL_WORDS, letter_names, saying};
use crate::app::failure::toml_flaw::{TomlFlaw, TomlFlawKind, flaw_at, of_value};
use crate::app::failure::{Failure, io_failure};
use ansage_core::desk::{DeskSettings, DotKeySettings, ListenSettings, Listening, Taping, WhenUnheard};
use ansage_core::game::time_control::ParseTimeControlError;
use ansage_core::game::{
    Allowed, By, ClockKind, Duties, Edition, Header, Mode, Opening, Role, Served, Start, TimeControl,
};
use ansage_core::language::{Message, Saying, time_control};
use ansage_devices::speech::{SpeechSettings, VoiceChoice};
use ansage_devices::terminal::Typing;
use ansage_sound::address::{Side, are_heard_together};
use ansage_wire::braille::DisplaySettings;
use ansage_wire::speech::EarDevice;

use sound::{check_script, ear_device, may_the_system_stand_in, speech_settings};
pub(in crate::app) use sound::{room_device, sound_settings};

/// What is said in place of a microphone by those who have none.
pub(in crate::app) const NO_MICROPHONE: &str = "none";

/// What a game is played with.
#[derive(Clone, Debug)]
pub struct Config {
    /// What holds from the first move to the last.
    pub opening: Opening,
    /// How this person is told things.
    pub desk: DeskSettings,
    /// Who speaks, and where.
    pub speech: SpeechSettings,
    /// How the person types.
    pub typing: Typing,
    /// How the program is read and typed at.
    pub face: FaceChoice,
    /// The microphone, if anybody is to listen or sound is kept; the default one is called `None`.
    pub microphone: Option<Option<String>>,
    /// The folder of the recogniser, if a person named one.
    pub model: Option<PathBuf>,
    /// The folder of the scorer's net, if a person named one.
    pub scorer_model: Option<PathBuf>,
    /// Where the game is kept.
    pub journal: JournalPlace,
    /// Which Braille display is looked for, if one is.
    pub braille: Option<DisplaySettings>,
    /// How Braille is typed on the keyboard.
    pub braille_keys: BrailleKeys,
    /// Who speaks in the Ear, if a person said so.
    ear: Option<EarBy>,
    /// The earphone, if there is one.
    ear_device: Option<String>,
}

impl Config {
    /// Returns the same for a game that was opened like this, and not as the options say: what was agreed at its
    /// opening holds, and whatever follows from it.
    #[must_use]
    pub fn of_game(self, opening: Opening) -> Self {
        Self { opening, ..self }.with_who_hears_what()
    }

    /// Makes sure, when the opening is known, that an event is not played in a voice that is heard, or read, nobody knows
    /// where, and that one that writes can do so.
    ///
    /// # Errors
    ///
    /// Refuses the voice of the system and one that writes in an event, a screen reader without the arbiter's leave or without
    /// an earphone beside it, and a file that cannot be written.
    pub fn check_voice(&self) -> Result<(), Failure> {
        match (&self.speech.voice, self.opening.mode) {
            (VoiceChoice::System, Mode::Event) => Err(Failure::settings(Message::SystemVoiceNotInAnEvent)),
            (VoiceChoice::ScreenReader, Mode::Event) => self.check_screen_reader(),
            (VoiceChoice::Script(_), Mode::Event) => Err(Failure::settings(Message::ScriptVoiceNotInAnEvent)),
            (VoiceChoice::Script(path), Mode::Free) => check_script(path),
            _ => Ok(()),
        }
    }

    /// Only an arbiter knows whether a screen reader is heard by its player alone.
    fn check_screen_reader(&self) -> Result<(), Failure> {
        let terms = self.opening.event.as_ref();
        if !terms.is_some_and(|it| it.allows(Allowed::ScreenReader)) {
            return Err(Failure::settings(Message::EventNeedsLeave {
                setting: "--voice screen-reader".into(),
                leave: Allowed::ScreenReader.name().into(),
            }));
        }
        match self.speech.sound.ear {
            EarDevice::Own(_) => Ok(()),
            EarDevice::None | EarDevice::SharedWithRoom => Err(Failure::settings(Message::ScreenReaderNeedsAnEarphone)),
        }
    }

    /// Sets how cells are typed at a terminal: the keys of one are pressed together where `tells_releases`, asked whether the
    /// terminal may be waited for, says that it tells which are let go. A pipe has no keys.
    #[must_use]
    pub fn with_braille_keys(mut self, tells_releases: impl FnOnce(bool) -> bool) -> Self {
        if self.face == FaceChoice::Pipe {
            return self;
        }
        let together = match self.braille_keys {
            BrailleKeys::No => tells_releases(false),
            BrailleKeys::Yes => tells_releases(true),
            BrailleKeys::Chords => true,
            BrailleKeys::OneByOne => false,
        };
        self.typing.together = together;
        self.desk.dot_keys = Some(DotKeySettings {
            on: self.braille_keys != BrailleKeys::No,
            together,
        });
        self
    }

    /// Sets who hears what from the opening. Nothing else may: the Ear would be heard by those it is kept from.
    fn with_who_hears_what(mut self) -> Self {
        let is_silent = self.speech.voice == VoiceChoice::None;
        let Opening { blind, mode, .. } = self.opening;
        let is_a_clock = self.opening.role == Role::Clock;
        // Both hear the times where they asked for them.
        let asked = self.ear.or(is_a_clock.then_some(EarBy::Speak));
        let ear = ear_device(blind, mode, asked, self.ear_device.as_deref());
        self.desk.saying = Saying::spelled(&self.opening.say);
        // A person who announces says all else that is for the opponent too, but for what is the program's duty.
        let speaks = [self.opening.announces, self.opening.duties.claims].contains(&By::Program);
        let is_silent_role = is_a_clock || self.opening.role == Role::Recorder;
        self.desk.room_voice = !is_silent && !self.desk.room_is_off && speaks && !is_silent_role;
        self.desk.ear_voice = !is_silent && ear != EarDevice::None;
        self.desk.ear_in_room = self.speech.voice.is_heard() && ear == EarDevice::SharedWithRoom;
        self.speech.sound.ear = ear;
        self.speech.system_stands_in = may_the_system_stand_in(&self.speech, mode);
        self
    }
}

/// Where the game is kept.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum JournalPlace {
    /// In a new file of the data folder.
    DataFolder,
    /// In this new file.
    New(PathBuf),
    /// In this file, which holds its beginning.
    Resume(PathBuf),
    /// In a new file, with the beginning that another one holds.
    ResumeInto {
        /// Holds the beginning.
        from: PathBuf,
        /// The new file.
        into: PathBuf,
    },
}

/// Reads the settings file. It may be missing, unless a person named it.
///
/// # Errors
///
/// Names the line and the key that are bad, or says that the file cannot be read.
pub fn read_settings(named: Option<&Path>, usual: &Path) -> Result<PlayOptions, Failure> {
    let path = named.unwrap_or(usual);
    let anew = |failure: Failure| match named {
        // A file that somebody named is theirs to mend.
        Some(_) => failure,
        None => Failure::settings(Message::SettingsAnew {
            why: failure.message().clone().into(),
        })
        .because(failure),
    };
    let text = match ansage_files::read_text(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound && named.is_none() => return Ok(PlayOptions::default()),
        // What is no text is as damaged as one that is no settings.
        Err(source) if source.kind() == io::ErrorKind::InvalidData => {
            return Err(anew(io_failure::unreadable(path, &source)));
        }
        Err(source) => return Err(io_failure::unreadable(path, &source)),
    };
    parse_settings(&text, path).map_err(anew)
}

/// Reads the settings file for one wish alone. Whoever does not ask for it (`asks_for_it`) is not told that the file cannot
/// be read, and has no settings then.
///
/// # Errors
///
/// Names what is wrong with the file, to those who ask.
pub fn read_settings_for(asks_for_it: bool, usual: &Path) -> Result<PlayOptions, Failure> {
    match read_settings(None, usual) {
        Err(failure) if !asks_for_it => {
            tracing::info!(%failure, "the settings are not read");
            Ok(PlayOptions::default())
        }
        read => read,
    }
}

/// Reads settings; `path` is only for the refusal.
pub(in crate::app) fn parse_settings(text: &str, path: &Path) -> Result<PlayOptions, Failure> {
    toml::from_str(text).map_err(|error| {
        let TomlFlaw { line, what } = flaw_at(text, &error);
        let (path, told_line) = (path.display().to_string(), line.to_string());
        Failure::settings(match (time_control_at(text, line), what) {
            (Some(why), _) => Message::SettingsWrong {
                path,
                line: told_line,
                why: time_control::why_none(&why).into(),
            },
            (None, TomlFlawKind::Key(key)) => Message::SettingsUnknownKey {
                path,
                line: told_line,
                key,
            },
            (None, TomlFlawKind::Value(key, why)) => Message::SettingsBad {
                path,
                line: told_line,
                why: of_value(key.as_deref(), &why).into(),
            },
        })
    })
}

/// Returns why the time control of a line is none, if the line holds one: there are sentences for it.
fn time_control_at(text: &str, line: usize) -> Option<ParseTimeControlError> {
    #[derive(Deserialize)]
    struct Line {
        time: String,
    }
    let line: Line = toml::from_str(text.lines().nth(line - 1)?).ok()?;
    line.time.parse::<TimeControl>().err()
}

/// Puts together what a game is played with.
///
/// # Errors
///
/// Returns why the options cannot be followed.
pub fn resolve(options: PlayOptions, surroundings: &Surroundings) -> Result<Config, Failure> {
    if options.event {
        return Err(Failure::settings(Message::EventNeedsFile));
    }
    let opening = Opening {
        say: saying(&options).spell(),
        ..opening(&options, surroundings)?
    };
    put_together(options, opening, surroundings)
}

/// Puts together what a game of an event is played with: its file lays down the opening, the options say the rest.
///
/// # Errors
///
/// Returns why the options cannot be followed.
pub fn resolve_event(options: PlayOptions, opening: Opening, surroundings: &Surroundings) -> Result<Config, Failure> {
    let opening = Opening {
        role: event_file::role(options.role, &opening)?,
        ..opening
    };
    let config = put_together(options, opening, surroundings)?;
    let terms = config.opening.event.as_ref();
    let is_private = surroundings.is_piped || terms.is_some_and(|it| it.allows(Allowed::PrivateScreen));
    if is_private || config.desk.ear_voice || config.braille.is_some() {
        Ok(config)
    } else {
        Err(Failure::settings(Message::ReadBackReachesNobody))
    }
}

fn put_together(options: PlayOptions, opening: Opening, surroundings: &Surroundings) -> Result<Config, Failure> {
    let face = FaceChoice::of(&options, surroundings.is_piped)?;
    let reports = reports_language(options.reports.as_deref(), surroundings);
    let speech = speech_settings(&options, opening.mode)?;
    let saying = Saying::spelled(&opening.say);
    let opening = Opening {
        reports: reports.clone(),
        ..opening
    };
    let room = room_device(&options);
    if let (Some(room), Some(ear)) = (&room, &options.ear_device)
        && options.ear != Some(EarBy::Text)
        && are_heard_together(room, ear)
    {
        let told = Message::EarIsRoom {
            device: Side::split(ear).0.into(),
        };
        return Err(Failure::settings(told));
    }
    let (tables, table) = braille_table(&options)?;
    let braille = braille_settings(&options, &reports)?;
    let table = Some(table);
    let desk = DeskSettings {
        room_is_off: options.room.is_some() && room.is_none(),
        piece_order: options.piece_order.unwrap_or_default(),
        diagram: is_yes(options.diagram),
        room_volume: speech.sound.room_manner.volume,
        earcons: options.earcons.clone().map(|it| it.0).unwrap_or_default(),
        face: face.name().to_owned(),
        is_piped: surroundings.is_piped,
        voice: speech.voice.to_string(),
        listen: listen_settings(&options, surroundings.is_piped),
        braille: table.filter(|_| braille.is_some()),
        braille_tables: tables,
        taping: taping(&options),
        left: match options.left {
            Some(Served::Black) => Color::Black,
            Some(Served::White | Served::Both) | None => Color::White,
        },
        ..DeskSettings::unheard(reports, saying)
    };
    let listens = desk.listen.listening != Listening::Off;
    let is_heard = listens || desk.taping.keeps();
    let microphone = is_heard.then(|| options.microphone.clone());
    let talk_key = listens.then(|| options.talk_key.map(|it| it.0).unwrap_or_default());
    let journal = match (options.resume, options.journal) {
        (None, None) => JournalPlace::DataFolder,
        (None, Some(path)) => JournalPlace::New(path),
        (Some(path), None) => JournalPlace::Resume(path),
        (Some(from), Some(into)) => JournalPlace::ResumeInto { from, into },
    };
    let is_resumed = matches!(journal, JournalPlace::Resume(_) | JournalPlace::ResumeInto { .. });
    let config = Config {
        opening,
        desk,
        speech,
        typing: Typing {
            echo: options.echo.unwrap_or_default(),
            one_key: options.one_key.is_none_or(|it| it.0),
            keypad: options.keypad.is_some_and(|it| it.0),
            talk_key,
            together: false,
        },
        microphone,
        model: options.model,
        scorer_model: options.scorer_model,
        face,
        journal,
        braille,
        braille_keys: options.braille_keys.unwrap_or_default(),
        ear: options.ear,
        ear_device: options.ear_device,
    }
    .with_who_hears_what();
    // Of a game that is taken up only its journal says whether it is one of an event.
    if !is_resumed {
        config.check_voice()?;
    }
    Ok(config)
}

/// Returns how the person is listened to; a script only if it asks for it.
pub(super) fn listen_settings(options: &PlayOptions, is_piped: bool) -> ListenSettings {
    let usual = if is_piped { Listen::Off } else { Listen::Key };
    let listen = options.listen.unwrap_or(usual);
    let has_microphone = options.microphone.as_deref() != Some(NO_MICROPHONE);
    ListenSettings {
        listening: match listen {
            Listen::Key if has_microphone => Listening::TalkKey,
            Listen::Open if has_microphone => Listening::Open,
            Listen::Off | Listen::Key | Listen::Open => Listening::Off,
        },
        unheard: match options.unheard {
            None => WhenUnheard::AfterTheKey,
            Some(Unheard::Say) => WhenUnheard::Say,
            Some(Unheard::Silent) => WhenUnheard::Silent,
        },
        repetition: options.repetition.is_some_and(|it| it.0),
        talk_key: String::new(),
    }
}

/// Returns what is kept as sound; nothing without a microphone.
fn taping(options: &PlayOptions) -> Taping {
    match options.record.unwrap_or_default() {
        Record::Off => Taping::Off,
        Record::On | Record::Key if options.microphone.as_deref() == Some(NO_MICROPHONE) => Taping::WithoutMicrophone,
        Record::On => Taping::On,
        Record::Key => Taping::WhileTalking,
    }
}

fn opening(options: &PlayOptions, surroundings: &Surroundings) -> Result<Opening, Failure> {
    let words = options.words.clone().unwrap_or_else(|| USUAL_WORDS.to_owned());
    let reports = reports_language(options.reports.as_deref(), surroundings);
    let letters = letter_names(options.letters.as_ref(), &reports, &words)?;
    let usual_clock = match options.time {
        Some(_) => ClockKind::Program,
        None => ClockKind::None,
    };
    let clock = options.clock.unwrap_or(usual_clock);
    let time = match clock {
        ClockKind::None => None,
        // Without a time control the presses on the table are kept, and no times.
        ClockKind::Table => options.time.clone(),
        ClockKind::Program => {
            let needs_time = || Failure::settings(Message::ClockNeedsTime);
            Some(options.time.clone().ok_or_else(needs_time)?)
        }
    };
    let laws = options.laws.map_or_else(Edition::default, |it| it.0);
    let start = StartPosition::asked_for(options, &letters)?;
    let text = |field: &Option<String>| field.clone().unwrap_or_default();
    Ok(Opening {
        mode: Mode::Free,
        laws,
        taken_from_2009: laws.taken_from_2009(),
        blind: options.blind.unwrap_or_default(),
        role: options.role.unwrap_or_default(),
        announces: options.announces.unwrap_or_default(),
        duties: Duties::default(),
        illegal: options.illegal.unwrap_or_default(),
        clock,
        increment_first: laws.rules().grants_the_increment_first(time.as_ref()),
        time,
        // A clock on the table is started by hand, so somebody says when.
        start: match clock {
            ClockKind::Table => Start::OnWord,
            // Nobody's time is spent on the greeting.
            ClockKind::Program => Start::WithTheFirstMove,
            ClockKind::None => Start::AtOnce,
        },
        event: None,
        fen: start.fen,
        chess960: start.chess960,
        words,
        say: String::new(),
        reports: String::new(),
        letters,
        header: Header {
            event: text(&options.event_name),
            site: text(&options.site),
            date: options
                .date
                .as_ref()
                .map_or_else(|| surroundings.date.clone(), ToString::to_string),
            round: text(&options.round),
            match_number: text(&options.r#match),
            board: text(&options.board),
            white: text(&options.white),
            black: text(&options.black),
        },
        opened: surroundings.opened.clone(),
        wall: None,
        version: env!("CARGO_PKG_VERSION").to_owned(),
    })
}

#[cfg(test)]
mod tests;

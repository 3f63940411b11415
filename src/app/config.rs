//! What a game is played with: the options, the settings file, and what holds where neither says anything.

use std::fs;
use std::io;
use std::os::unix::fs::FileTypeExt as _;
use std::path::{Path, PathBuf};

use super::braille::{self, BrailleTrouble};
use super::event_file;
use super::face::FaceChoice;
use super::options::{
    BrailleKeys, EarBy, LetterNames, Listen, Percent, Pitch, PlayOptions, Record, Style, Unheard, WhoseVoice,
    WordsPerMinute,
};
use super::start_position::StartPosition;
use super::toml_fault::{TomlFault, Wrong, fault};
use super::trouble::Trouble;
use crate::desk::{DeskSettings, DotKeySettings, ListenSettings, Listening, Taping, WhenUnheard};
use crate::devices::braille::message::DisplaySettings;
use crate::devices::braille::prose;
use crate::devices::helper::Program;
use crate::devices::sound::address::{Side, are_heard_together};
use crate::devices::speech::message::{ChannelVoice, EarDevice, EarconVolume, Manner, SoundSettings};
use crate::devices::speech::{SPEAKER, SpeechSettings, VoiceChoice};
use crate::devices::terminal::Typing;
use crate::game::{Allowed, By, ClockKind, Duties, Edition, Header, Mode, Opening, Role, Served, Start};
use crate::language::braille::Tables;
use crate::language::braille::profile::COMPUTER8;
use crate::language::{self, Letters, Saying};

/// The words of announcements, if nobody chose others: Appendix D.
pub const USUAL_WORDS: &str = "de-fide";

/// What is said in place of a microphone by those who have none.
pub(super) const NO_MICROPHONE: &str = "none";

/// The ending by which a Braille table is a file.
const TABLE_FILE: &str = ".utb";

/// What is said in place of the Room's device by those who want nothing said aloud.
const NO_ROOM: &str = "none";

/// What is said in place of the host of a Braille display by those who want none.
const NO_DISPLAY: &str = "none";
/// And by those who want the one of this machine.
const USUAL_DISPLAY: &str = "yes";

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
        let ear = ear_device(blind, mode, self.ear, self.ear_device.as_deref());
        self.desk.saying = Saying::spelled(&self.opening.say);
        // A person who announces says all else that is for the opponent too, but for what is the program's duty.
        let speaks = [self.opening.announces, self.opening.duties.claims].contains(&By::Program);
        self.desk.room_voice = !is_silent && !self.desk.room_is_off && speaks && self.opening.role != Role::Recorder;
        self.desk.ear_voice = !is_silent && ear != EarDevice::None;
        self.desk.ear_in_room = self.speech.voice.is_heard() && ear == EarDevice::SharedWithRoom;
        self.speech.sound.ear = ear;
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

/// What the defaults depend on.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Surroundings {
    /// True if entries come through a pipe.
    pub is_piped: bool,
    /// The languages in which there are reports.
    pub reports: Vec<String>,
    /// The locale of the system, e.g. `de_DE.UTF-8`.
    pub locale: String,
    /// Today, as a scoresheet has it.
    pub date: String,
    /// Now, for the log.
    pub opened: String,
}

/// Reads the settings file. It may be missing, unless a person named it.
///
/// # Errors
///
/// Returns [`Trouble::BadSettings`] with line and key, or [`Trouble::Unreadable`].
pub fn read_settings(named: Option<&Path>, usual: &Path) -> Result<PlayOptions, Trouble> {
    let path = named.unwrap_or(usual);
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound && named.is_none() => return Ok(PlayOptions::default()),
        Err(source) => {
            let path = path.to_owned();
            return Err(Trouble::Unreadable { path, source });
        }
    };
    parse_settings(&text, path)
}

/// Reads settings; `path` is only for the refusal.
fn parse_settings(text: &str, path: &Path) -> Result<PlayOptions, Trouble> {
    toml::from_str(text).map_err(|error| {
        let path = path.to_owned();
        let TomlFault { line, what } = fault(text, &error);
        match what {
            Wrong::Key(key) => Trouble::UnknownKey { path, line, key },
            Wrong::Value(why) => Trouble::BadSettings { path, line, why },
        }
    })
}

/// Returns the language of the reports: the one asked for, else that of the system, else English.
pub fn reports_language(asked: Option<&str>, surroundings: &Surroundings) -> String {
    if let Some(asked) = asked {
        return asked.to_owned();
    }
    let locale = surroundings
        .locale
        .split(['.', '@'])
        .next()
        .unwrap_or_default()
        .replace('_', "-");
    let language = |tag: &str| tag.split('-').next().unwrap_or_default().to_lowercase();
    let there = &surroundings.reports;
    let exact = there.iter().find(|it| it.eq_ignore_ascii_case(&locale));
    // Portuguese outside Brazil is that of Portugal, as the parent locales of the CLDR have it.
    let european = || {
        let is_outside = language(&locale) == "pt" && locale.contains('-');
        there.iter().find(|it| is_outside && it.as_str() == "pt-PT")
    };
    let near = || there.iter().find(|it| language(it) == language(&locale));
    exact
        .or_else(european)
        .or_else(near)
        .cloned()
        .unwrap_or_else(|| "en".to_owned())
}

/// Returns the locale for messages, as the environment names it.
pub fn locale() -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|it| !it.is_empty())
        .unwrap_or_default()
}

/// Returns how announcements are worded.
pub fn saying(options: &PlayOptions) -> Saying {
    let usual = Saying::default();
    let style = match options.say.unwrap_or_default() {
        Style::Short => language::Style::Short,
        Style::Long => language::Style::Long,
        Style::Coordinates => language::Style::Coordinates,
    };
    Saying {
        style,
        pawn: options.say_pawn.map_or(usual.pawn, |it| it.0),
        takes: options.say_takes.map_or(usual.takes, |it| it.0),
        check: options.say_check.map_or(usual.check, |it| it.0),
    }
}

/// Returns the names of the piece letters that are read.
///
/// # Errors
///
/// Returns [`Trouble::UnknownLetters`].
pub fn letter_names(asked: Option<&LetterNames>, words: &str, is_piped: bool) -> Result<Vec<String>, Trouble> {
    let names = match asked {
        Some(LetterNames(names)) if !names.is_empty() => names.clone(),
        _ => {
            let mut names = vec!["en".to_owned()];
            let of_words = Letters::named(words)
                .map(|it| it.name)
                .filter(|it| !is_piped && *it != "en");
            names.extend(of_words.map(str::to_owned));
            names
        }
    };
    match names.iter().find(|it| Letters::named(it).is_none()) {
        Some(unknown) => Err(Trouble::UnknownLetters(unknown.clone())),
        None => Ok(names),
    }
}

/// Puts together what a game is played with.
///
/// # Errors
///
/// Returns why the options cannot be followed.
pub fn resolve(options: PlayOptions, surroundings: &Surroundings) -> Result<Config, Trouble> {
    if options.event {
        return Err(Trouble::EventNeedsFile);
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
pub fn resolve_event(options: PlayOptions, opening: Opening, surroundings: &Surroundings) -> Result<Config, Trouble> {
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
        Err(Trouble::ReadBackReachesNobody)
    }
}

fn put_together(options: PlayOptions, opening: Opening, surroundings: &Surroundings) -> Result<Config, Trouble> {
    let face = FaceChoice::of(&options, surroundings.is_piped)?;
    let reports = reports_language(options.reports.as_deref(), surroundings);
    let speech = speech_settings(&options)?;
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
        let device = Side::split(ear).0.to_owned();
        return Err(Trouble::EarIsRoom { device });
    }
    let (tables, table) = braille_table(&options)?;
    let braille = braille_settings(&options, &reports)?;
    let table = Some(table);
    let desk = DeskSettings {
        room_is_off: options.room.is_some() && room.is_none(),
        room_volume: speech.sound.room_manner.volume,
        earcons: options.earcons.clone().map(|it| it.0).unwrap_or_default(),
        face: face.name().to_owned(),
        voice: speech.voice.to_string(),
        listen: listen_settings(&options, surroundings.is_piped),
        braille: table.filter(|_| braille.is_some()),
        braille_tables: tables,
        taping: taping(&options),
        ..DeskSettings::unheard(reports, saying)
    };
    let listens = desk.listen.listening != Listening::Off;
    let is_heard = listens || desk.taping != Taping::Off;
    let microphone = is_heard.then(|| options.microphone.clone());
    let talk_key = listens.then(|| options.talk_key.map(|it| it.0).unwrap_or_default());
    let journal = match (options.resume, options.journal) {
        (None, None) => JournalPlace::DataFolder,
        (None, Some(path)) => JournalPlace::New(path),
        (Some(path), None) => JournalPlace::Resume(path),
        (Some(from), Some(into)) => JournalPlace::ResumeInto { from, into },
    };
    Ok(Config {
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
        face,
        journal,
        braille,
        braille_keys: options.braille_keys.unwrap_or_default(),
        ear: options.ear,
        ear_device: options.ear_device,
    }
    .with_who_hears_what())
}

/// Returns the Braille tables there are, and the name of the one in which a display shows moves: one that comes with the
/// program, or a file.
fn braille_table(options: &PlayOptions) -> Result<(Tables, String), Trouble> {
    let name = options.braille_table.as_deref().unwrap_or(COMPUTER8);
    let tables = Tables::compiled_in();
    if tables.profile(name).is_some() {
        return Ok((tables, name.to_owned()));
    }
    if name.contains('/') || name.ends_with(TABLE_FILE) {
        return braille::table_file(Path::new(name));
    }
    let (name, known) = (name.to_owned(), tables.names());
    Err(BrailleTrouble::UnknownTable { name, known }.into())
}

/// Returns which Braille display is looked for, none unless asked for, for the screen reader shows the screen already.
pub(super) fn braille_settings(options: &PlayOptions, reports: &str) -> Result<Option<DisplaySettings>, Trouble> {
    let (tables, name) = braille_table(options)?;
    let host = match options.braille_display.as_deref() {
        None | Some(NO_DISPLAY) => return Ok(None),
        Some(USUAL_DISPLAY) => None,
        Some(host) => Some(host.to_owned()),
    };
    Ok(Some(DisplaySettings {
        host,
        types_dots: tables.profile(&name).is_some_and(|it| !it.profile.is_text()),
        prose: prose::table_of(reports).map(str::to_owned),
    }))
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
        _ if options.microphone.as_deref() == Some(NO_MICROPHONE) => Taping::Off,
        Record::Off => Taping::Off,
        Record::On => Taping::On,
        Record::Key => Taping::WhileTalking,
    }
}

/// Returns where the Ear is heard. Where both players are served it would be heard by the other one, so it is text
/// unless asked for; in an event it is never heard on the loudspeaker.
fn ear_device(blind: Served, mode: Mode, asked: Option<EarBy>, device: Option<&str>) -> EarDevice {
    let usual = match blind {
        Served::Both => EarBy::Text,
        Served::White | Served::Black => EarBy::Speak,
    };
    match (asked.unwrap_or(usual), device, mode) {
        (EarBy::Text, _, _) | (EarBy::Speak, None, Mode::Event) => EarDevice::None,
        (EarBy::Speak, Some(device), _) => EarDevice::Own(device.to_owned()),
        (EarBy::Speak, None, Mode::Free) => EarDevice::SharedWithRoom,
    }
}

fn speech_settings(options: &PlayOptions) -> Result<SpeechSettings, Trouble> {
    let voice: VoiceChoice = options.voice.as_deref().unwrap_or("auto").parse()?;
    match &voice {
        VoiceChoice::Builtin | VoiceChoice::Own => {
            let path = Program::beside(SPEAKER).path;
            if !path.exists() {
                return Err(Trouble::NoBuiltinVoice { path });
            }
        }
        VoiceChoice::Script(path) => {
            // The voice itself opens it in the background, where nobody could be refused any more. A named pipe is
            // left to it: opening one waits until somebody reads.
            if !is_named_pipe(path)
                && let Err(source) = fs::OpenOptions::new().append(true).create(true).open(path)
            {
                let path = path.clone();
                return Err(Trouble::Unwritable { path, source });
            }
        }
        VoiceChoice::Auto | VoiceChoice::None => {}
    }
    let sound = sound_settings(options);
    Ok(SpeechSettings { voice, sound })
}

fn is_named_pipe(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|it| it.file_type().is_fifo())
}

/// Returns where the channels are heard and how they sound, in a game opened with these options.
pub(super) fn sound_settings(options: &PlayOptions) -> SoundSettings {
    let ear = ear_device(
        options.blind.unwrap_or_default(),
        Mode::Free,
        options.ear,
        options.ear_device.as_deref(),
    );
    let usual = Manner::default();
    let manner = |rate: Option<WordsPerMinute>, volume: Option<Percent>, pitch: Option<Pitch>| Manner {
        words_per_minute: rate.map_or(usual.words_per_minute, |it| it.0),
        volume: volume.map_or(usual.volume, |it| it.0),
        pitch: pitch.map_or(usual.pitch, |it| it.0),
    };
    let of_both = match options.voice.as_deref() {
        Some("own") => WhoseVoice::Own,
        _ => WhoseVoice::Builtin,
    };
    let voice = |of_one: Option<WhoseVoice>| match of_one.unwrap_or(of_both) {
        WhoseVoice::Builtin => ChannelVoice::Builtin,
        WhoseVoice::Own => ChannelVoice::Own,
    };
    SoundSettings {
        room: room_device(options),
        ear,
        room_manner: manner(options.room_rate, options.room_volume, options.room_pitch),
        ear_manner: manner(options.ear_rate, options.ear_volume, options.ear_pitch),
        languages: Vec::new(),
        // Not for the Ear: there the words come as fast as the player has set, and recordings cannot.
        room_bank: options.bank.clone(),
        ear_bank: None,
        earcon_volume: options.earcon_volume.map(|it| EarconVolume(it.0)).unwrap_or_default(),
        room_voice: voice(options.room_voice),
        ear_voice: voice(options.ear_voice),
        own_voices: options.own_voice.clone().map_or_else(Vec::new, |it| it.0),
    }
}

/// Returns the device that a person named for the Room.
pub(super) fn room_device(options: &PlayOptions) -> Option<String> {
    options.room.clone().filter(|it| it != NO_ROOM)
}

fn opening(options: &PlayOptions, surroundings: &Surroundings) -> Result<Opening, Trouble> {
    let words = options.words.clone().unwrap_or_else(|| USUAL_WORDS.to_owned());
    let letters = letter_names(options.letters.as_ref(), &words, surroundings.is_piped)?;
    let usual_clock = match options.time {
        Some(_) => ClockKind::Program,
        None => ClockKind::None,
    };
    let clock = options.clock.unwrap_or(usual_clock);
    let time = match clock {
        ClockKind::None => None,
        // Without a time control the presses on the table are kept, and no times.
        ClockKind::Table => options.time.clone(),
        ClockKind::Program => Some(options.time.clone().ok_or(Trouble::ClockNeedsTime)?),
    };
    let start = StartPosition::asked_for(options, &letters)?;
    let text = |field: &Option<String>| field.clone().unwrap_or_default();
    Ok(Opening {
        mode: Mode::Free,
        laws: Edition::default(),
        blind: options.blind.unwrap_or_default(),
        role: options.role.unwrap_or_default(),
        announces: options.announces.unwrap_or_default(),
        duties: Duties::default(),
        illegal: options.illegal.unwrap_or_default(),
        clock,
        time,
        // A clock on the table is started by hand, so somebody says when.
        start: match clock {
            ClockKind::Table => Start::OnWord,
            ClockKind::Program | ClockKind::None => Start::AtOnce,
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
        version: env!("CARGO_PKG_VERSION").to_owned(),
    })
}

#[cfg(test)]
mod tests;

//! Where and how Room and Ear are heard.

use std::path::Path;

use crate::app::failure::{Failure, io_failure};
use crate::app::settings::options::{EarBy, Percent, Pitch, PlayOptions, WhoseVoice, WordsPerMinute};
use ansage_core::game::{Mode, Served};
use ansage_core::language::Message;
use ansage_devices::helper::Program;
use ansage_devices::speech::{SCREEN_READER, SPEAKER, SYSTEM_VOICE, SpeechSettings, VoiceChoice, VoiceChoiceError};
use ansage_os::files::{Special, special};
use ansage_os::voices::{do_screen_readers_take_words, is_there_one_of_the_system};
use ansage_wire::speech::{ChannelVoice, EarDevice, EarconVolume, Manner, SoundSettings};

/// What is said in place of the Room's device by those who want nothing said aloud.
const NO_ROOM: &str = "none";

/// Returns where the Ear is heard. Where both players are served it would be heard by the other one, so it is text
/// unless asked for; in an event it is never heard on the loudspeaker.
pub(super) fn ear_device(blind: Served, mode: Mode, asked: Option<EarBy>, device: Option<&str>) -> EarDevice {
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

pub(super) fn speech_settings(options: &PlayOptions, mode: Mode) -> Result<SpeechSettings, Failure> {
    let voice: VoiceChoice = options
        .voice
        .as_deref()
        .unwrap_or("auto")
        .parse()
        .map_err(unknown_voice)?;
    match &voice {
        VoiceChoice::Builtin | VoiceChoice::Own => {
            must_be_installed(&Program::beside(SPEAKER).path, |path| Message::NoBuiltinVoice { path })?;
        }
        VoiceChoice::System => {
            check_what_goes_with_the_system(options, mode)?;
            must_be_installed(&Program::beside(SYSTEM_VOICE).path, |path| Message::NoSystemVoice {
                path,
            })?;
        }
        VoiceChoice::ScreenReader => {
            check_what_goes_with_a_screen_reader(options, mode)?;
            must_be_installed(&Program::beside(SCREEN_READER).path, |path| {
                Message::NoScreenReaderProgram { path }
            })?;
        }
        VoiceChoice::Auto | VoiceChoice::None | VoiceChoice::Script(_) => {}
    }
    let sound = sound_settings(options);
    Ok(SpeechSettings {
        voice,
        sound,
        ..SpeechSettings::default()
    })
}

/// The system alone decides where its voice is heard, so nothing that says where, or who else speaks, would be true.
fn check_what_goes_with_the_system(options: &PlayOptions, mode: Mode) -> Result<(), Failure> {
    if mode == Mode::Event {
        return Err(Failure::settings(Message::SystemVoiceNotInAnEvent));
    }
    if let Some(option) = device_option(options) {
        return Err(Failure::settings(Message::SystemVoiceChoosesItsDevice { option }));
    }
    match voice_option(options) {
        Some(option) => Err(Failure::settings(Message::SystemVoiceSpeaksEverything { option })),
        None => Ok(()),
    }
}

/// A screen reader plays where the person has set it. In an event it speaks in the Ear, which has a device for the voice that
/// takes over, and the Room has its own.
fn check_what_goes_with_a_screen_reader(options: &PlayOptions, mode: Mode) -> Result<(), Failure> {
    if !do_screen_readers_take_words() {
        return Err(Failure::settings(Message::ScreenReaderReadsTheTerminal));
    }
    let told = match mode {
        Mode::Free => device_option(options)
            .or_else(|| voice_option(options))
            .map(|option| Message::ScreenReaderSpeaksEverything { option }),
        Mode::Event => voice_option(options).map(|option| Message::ScreenReaderSpeaksInTheEar { option }),
    };
    told.map_or(Ok(()), |told| Err(Failure::settings(told)))
}

/// Returns the option that says where something is heard, if one does.
fn device_option(options: &PlayOptions) -> Option<String> {
    let is_heard = options.ear != Some(EarBy::Text);
    let devices = [
        ("--room", room_device(options)),
        ("--ear-device", options.ear_device.clone().filter(|_| is_heard)),
    ];
    named(devices)
}

/// Returns the option that says who else speaks, if one does.
fn voice_option(options: &PlayOptions) -> Option<String> {
    named([("--room-voice", options.room_voice), ("--ear-voice", options.ear_voice)])
}

fn named<T>(options: [(&str, Option<T>); 2]) -> Option<String> {
    let named = options.iter().find(|(_, value)| value.is_some());
    named.map(|(option, _)| (*option).to_owned())
}

/// True where the voice of the system may speak in place of a built-in one that is not there: nobody asked for anything else,
/// and one device is for all.
pub(super) fn may_the_system_stand_in(speech: &SpeechSettings, mode: Mode) -> bool {
    let sound = &speech.sound;
    let is_builtin = [sound.room_voice, sound.ear_voice] == [ChannelVoice::Builtin; 2];
    let is_one_device = sound.room.is_none() && !matches!(sound.ear, EarDevice::Own(_));
    mode == Mode::Free
        && speech.voice == VoiceChoice::Auto
        && is_builtin
        && is_one_device
        && is_there_one_of_the_system()
        && Program::beside(SYSTEM_VOICE).path.exists()
}

fn unknown_voice(VoiceChoiceError::Unknown(name): VoiceChoiceError) -> Failure {
    Failure::settings(Message::UnknownVoice { name })
}

/// A voice that was asked for by name has a helper program, and it must be there.
fn must_be_installed(helper: &Path, missing: fn(String) -> Message) -> Result<(), Failure> {
    if helper.exists() {
        return Ok(());
    }
    Err(Failure::device(missing(helper.display().to_string())))
}

/// Opens the file of a voice that writes: the voice itself does so in the background, where nobody could be refused any more.
/// A named pipe is left to it: opening one waits until somebody reads.
pub(super) fn check_script(path: &Path) -> Result<(), Failure> {
    if special(path) == Some(Special::Pipe) {
        return Ok(());
    }
    match ansage_files::append_private_or_wait(path) {
        Ok(_it_can_be_written) => Ok(()),
        Err(source) => Err(io_failure::unwritable(path, &source)),
    }
}

/// Returns where the channels are heard and how they sound, in a game opened with these options.
pub(in crate::app) fn sound_settings(options: &PlayOptions) -> SoundSettings {
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
        buffers: Vec::new(),
    }
}

/// Returns the device that a person named for the Room.
pub(in crate::app) fn room_device(options: &PlayOptions) -> Option<String> {
    options.room.clone().filter(|it| it != NO_ROOM)
}

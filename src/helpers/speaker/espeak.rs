//! espeak-ng, opened at run time so that the speaker starts without it.

use std::ffi::{CStr, CString, c_char, c_int, c_short, c_uint, c_void};
use std::path::Path;
use std::ptr;

use ansage_sound::device_error;
use libloading::Library;

use crate::synthesis::Then;
use crate::system_voices::EspeakPlace;

/// Why there is no voice.
#[derive(Debug, thiserror::Error)]
pub(crate) enum EspeakError {
    #[error("{said}: {0}", said = device_error::NO_ESPEAK)]
    Library(#[from] libloading::Error),
    #[error("{said}: it is not installed", said = device_error::NO_ESPEAK)]
    Nowhere,
    #[error("espeak-ng finds no voices (code {0})")]
    Data(c_int),
}

/// The library keeps global state: there is one of these, and it stays on its thread.
pub(crate) struct Espeak {
    set_voice: SetVoice,
    set_parameter: SetParameter,
    synthesize: Synthesize,
    sample_rate: u32,
    /// The voice that was set last; setting it reads files.
    voice: Option<String>,
    /// Keeps the functions above valid.
    _library: Library,
}

type Initialize = unsafe extern "C" fn(c_int, c_int, *const c_char, c_int) -> c_int;
type SetCallback = unsafe extern "C" fn(SynthCallback);
type SynthCallback = extern "C" fn(*mut c_short, c_int, *mut Event) -> c_int;
type SetVoice = unsafe extern "C" fn(*const c_char) -> c_int;
type SetParameter = unsafe extern "C" fn(c_int, c_int, c_int) -> c_int;
type Synthesize =
    unsafe extern "C" fn(*const c_void, usize, c_uint, c_int, c_uint, c_uint, *mut c_uint, *mut c_void) -> c_int;

/// `espeak_EVENT`, as far as it is read here.
#[repr(C)]
struct Event {
    kind: c_int,
    unique_identifier: c_uint,
    text_position: c_int,
    length: c_int,
    audio_position: c_int,
    sample: c_int,
    user_data: *mut c_void,
}

/// What travels through the library as user data.
struct Listener<'a> {
    take: &'a mut dyn FnMut(&[i16]) -> Then,
}

const AUDIO_OUTPUT_SYNCHRONOUS: c_int = 2;
/// How much sound is handed over at once: little, so that the first of it is there early.
const CHUNK_MS: c_int = 20;
/// Without it the library ends the process when its data is missing.
const INITIALIZE_DONT_EXIT: c_int = 0x8000;
const RATE: c_int = 1;
const PITCH: c_int = 3;
const POSITION_CHARACTER: c_int = 1;
const CHARACTERS_UTF8: c_uint = 1;
const PHONEMES_IN_BRACKETS: c_uint = 0x100;

impl Espeak {
    /// Opens the library in the first place where it is; what is told of it is of the last that was tried.
    pub(crate) fn open_first(places: &[EspeakPlace]) -> Result<Self, EspeakError> {
        let mut found = Err(EspeakError::Nowhere);
        for place in places {
            found = Self::open(&place.library, place.data.as_deref());
            // One whose voices are missing has set itself up, and another could not beside it.
            if !matches!(found, Err(EspeakError::Library(_))) {
                break;
            }
        }
        found
    }

    /// Opens the library of this name, whose data are in a folder that it knows or is told.
    #[expect(unsafe_code, reason = "espeak-ng is a C library")]
    fn open(name: &Path, data: Option<&Path>) -> Result<Self, EspeakError> {
        let data = data.map(|it| CString::new(it.to_string_lossy().as_bytes())).transpose();
        let Ok(data) = data else {
            return Err(EspeakError::Nowhere);
        };
        let data = data.as_ref().map_or(ptr::null(), |it| it.as_ptr());
        // SAFETY: loading runs the library's initializers, which do nothing but set up its own data. The types are
        // those of espeak-ng/speak_lib.h. The functions are kept no longer than the library. The data folder is a C string that
        // outlives the call, or null.
        unsafe {
            let library = Library::new(name)?;
            let initialize: Initialize = *library.get(b"espeak_Initialize\0")?;
            let set_callback: SetCallback = *library.get(b"espeak_SetSynthCallback\0")?;
            let set_voice: SetVoice = *library.get(b"espeak_SetVoiceByName\0")?;
            let set_parameter: SetParameter = *library.get(b"espeak_SetParameter\0")?;
            let synthesize: Synthesize = *library.get(b"espeak_Synth\0")?;
            let rate = initialize(AUDIO_OUTPUT_SYNCHRONOUS, CHUNK_MS, data, INITIALIZE_DONT_EXIT);
            let sample_rate = match u32::try_from(rate) {
                Ok(sample_rate @ 1..) => sample_rate,
                Ok(0) | Err(_) => return Err(EspeakError::Data(rate)),
            };
            set_callback(hand_over);
            Ok(Self {
                set_voice,
                set_parameter,
                synthesize,
                sample_rate,
                voice: None,
                _library: library,
            })
        }
    }

    /// Returns the rate of the samples, mono.
    pub(crate) fn sample_rate(&self) -> u32 {
        self.sample_rate
    }

    /// Sets a voice by its name or language. False if there is none; the voice before stays.
    #[expect(unsafe_code, reason = "espeak-ng is a C library")]
    pub(crate) fn set_voice(&mut self, name: &str) -> bool {
        if self.voice.as_deref() == Some(name) {
            return true;
        }
        let Ok(c_name) = CString::new(name) else {
            return false;
        };
        // SAFETY: the name is a C string that outlives the call.
        let is_there = unsafe { (self.set_voice)(CStr::as_ptr(&c_name)) } == 0;
        if is_there {
            self.voice = Some(name.to_owned());
        }
        is_there
    }

    /// Speaks `text` at `words_per_minute` and a pitch from -100 to 100, 0 being the voice's own, into `take`, piece by piece,
    /// until all is said or `take` stops it.
    #[expect(unsafe_code, reason = "espeak-ng is a C library")]
    pub(crate) fn speak(&self, text: &str, words_per_minute: u16, pitch: i8, take: &mut dyn FnMut(&[i16]) -> Then) {
        // 0 to 100 there, and 50 is the voice's own.
        let pitch = c_int::from(50 + pitch / 2);
        // NUL was stripped; a text that has one all the same ends there.
        let text: Vec<u8> = text.bytes().take_while(|byte| *byte != 0).chain([0]).collect();
        let mut listener = Listener { take };
        // SAFETY: the text is a C string of the given size. In synchronous mode the library calls back on this thread
        // before it returns, so the listener outlives every use.
        unsafe {
            (self.set_parameter)(RATE, c_int::from(words_per_minute), 0);
            (self.set_parameter)(PITCH, pitch, 0);
            (self.synthesize)(
                text.as_ptr().cast(),
                text.len(),
                0,
                POSITION_CHARACTER,
                0,
                CHARACTERS_UTF8 | PHONEMES_IN_BRACKETS,
                ptr::null_mut(),
                (&raw mut listener).cast(),
            );
        }
    }
}

/// Called by the library with each piece of sound. Returns 1 to stop.
#[expect(unsafe_code, reason = "espeak-ng is a C library")]
extern "C" fn hand_over(samples: *mut c_short, count: c_int, events: *mut Event) -> c_int {
    let Ok(count @ 1..) = usize::try_from(count) else {
        return 0;
    };
    if samples.is_null() || events.is_null() {
        return 0;
    }
    // SAFETY: `events` is a list that ends with an event of its own, so the first can be read; its user data is the
    // listener given to `speak`, which is still waiting for the library to return. `samples` holds `count` samples.
    let (listener, samples) = unsafe {
        let user_data = (*events).user_data;
        if user_data.is_null() {
            return 0;
        }
        (
            &mut *user_data.cast::<Listener<'_>>(),
            std::slice::from_raw_parts(samples.cast_const(), count),
        )
    };
    match (listener.take)(samples) {
        Then::GoOn => 0,
        Then::Stop => 1,
    }
}

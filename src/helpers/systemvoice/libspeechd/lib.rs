//! libspeechd for the crate `speech-dispatcher`, opened when it is first used.
//!
//! It takes the place of the crate of this name, which wants the headers of libspeechd and libclang wherever it is built, and
//! the library wherever it is started. Where the library is missing, every call fails as if nobody answered.
//! Names, types and numbers are those of `libspeechd.h` and `speechd_types.h`.

#![expect(
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    clippy::missing_safety_doc,
    clippy::unused_unit,
    reason = "names of C, whose documentation is that of libspeechd"
)]

use std::ffi::{c_char, c_int, c_uint};
use std::ptr;
use std::sync::LazyLock;

use libloading::Library;

/// As it is called wherever the library can be opened.
const LIBRARY: &str = "libspeechd.so.2";

static OPENED: LazyLock<Option<Library>> = LazyLock::new(|| {
    // SAFETY: libspeechd runs nothing when it is loaded.
    unsafe { Library::new(LIBRARY) }.ok()
});

/// True if the library is there.
pub fn is_there() -> bool {
    OPENED.is_some()
}

pub type wchar_t = c_int;
pub type SPDCallback = Option<unsafe extern "C" fn(usize, usize, SPDNotificationType)>;
pub type SPDCallbackIM = Option<unsafe extern "C" fn(usize, usize, SPDNotificationType, *mut c_char)>;

/// A connection; what is behind the callbacks is the library's own.
#[repr(C)]
#[derive(Debug)]
pub struct SPDConnection {
    pub callback_begin: SPDCallback,
    pub callback_end: SPDCallback,
    pub callback_cancel: SPDCallback,
    pub callback_pause: SPDCallback,
    pub callback_resume: SPDCallback,
    pub callback_im: SPDCallbackIM,
    rest: [u8; 0],
}

#[repr(C)]
#[derive(Debug)]
pub struct SPDConnectionAddress {
    pub method: c_uint,
    pub unix_socket_name: *mut c_char,
    pub inet_socket_host: *mut c_char,
    pub inet_socket_port: c_int,
    pub dbus_bus: *mut c_char,
}

#[repr(C)]
#[derive(Debug)]
pub struct SPDVoice {
    pub name: *mut c_char,
    pub language: *mut c_char,
    pub variant: *mut c_char,
}

pub const SPD_WAIT_REPLY: u32 = 1;
pub const SPD_NO_REPLY: u32 = 0;

/// Numbers of an enumeration of C.
macro_rules! numbers {
    ($($name:ident: $type:ty { $($number:ident = $value:expr),+ $(,)? })+) => {
        $(pub mod $name {
            pub type Type = $type;
            $(pub const $number: Type = $value;)+
        })+
    };
}

numbers! {
    SPDConnectionMode: u32 { SPD_MODE_SINGLE = 0, SPD_MODE_THREADED = 1 }
    SPDPriority: u32 { SPD_IMPORTANT = 1, SPD_MESSAGE = 2, SPD_TEXT = 3, SPD_NOTIFICATION = 4, SPD_PROGRESS = 5 }
    SPDVoiceType: i32 {
        SPD_MALE1 = 1, SPD_MALE2 = 2, SPD_MALE3 = 3, SPD_FEMALE1 = 4, SPD_FEMALE2 = 5, SPD_FEMALE3 = 6,
        SPD_CHILD_MALE = 7, SPD_CHILD_FEMALE = 8,
    }
    SPDDataMode: u32 { SPD_DATA_TEXT = 0, SPD_DATA_SSML = 1 }
    SPDNotification: u32 {
        SPD_BEGIN = 1, SPD_END = 2, SPD_INDEX_MARKS = 4, SPD_CANCEL = 8, SPD_PAUSE = 16, SPD_RESUME = 32, SPD_ALL = 0x3f,
    }
    SPDPunctuation: u32 { SPD_PUNCT_ALL = 0, SPD_PUNCT_NONE = 1, SPD_PUNCT_SOME = 2, SPD_PUNCT_MOST = 3 }
    SPDCapitalLetters: u32 { SPD_CAP_NONE = 0, SPD_CAP_SPELL = 1, SPD_CAP_ICON = 2 }
    SPDSpelling: u32 { SPD_SPELL_OFF = 0, SPD_SPELL_ON = 1 }
}

pub type SPDNotificationType = u32;
pub const SPDNotificationType_SPD_EVENT_BEGIN: SPDNotificationType = 0;
pub const SPDNotificationType_SPD_EVENT_END: SPDNotificationType = 1;
pub const SPDNotificationType_SPD_EVENT_INDEX_MARK: SPDNotificationType = 2;
pub const SPDNotificationType_SPD_EVENT_CANCEL: SPDNotificationType = 3;
pub const SPDNotificationType_SPD_EVENT_PAUSE: SPDNotificationType = 4;
pub const SPDNotificationType_SPD_EVENT_RESUME: SPDNotificationType = 5;

/// Functions of one form each, and what they return where the library, or one of them in it, is missing.
macro_rules! functions {
    ($(fn ($($argument:ident: $type:ty),*) -> $result:ty, or $failed:expr; $($name:ident)+;)+) => {
        $($crate::functions! { @each ($($argument: $type),*) -> $result, $failed; $($name)+ })+
    };
    (@each $arguments:tt -> $result:ty, $failed:expr; $($name:ident)+) => {
        $($crate::functions! { @one $name $arguments -> $result, $failed })+
    };
    (@one $name:ident ($($argument:ident: $type:ty),*) -> $result:ty, $failed:expr) => {
        pub unsafe fn $name($($argument: $type),*) -> $result {
            type Function = unsafe extern "C" fn($($type),*) -> $result;
            let Some(library) = OPENED.as_ref() else { return $failed };
            // SAFETY: the type is that of the header of libspeechd.so.2; the arguments are the caller's promise.
            match unsafe { library.get::<Function>(stringify!($name)) } {
                Ok(function) => unsafe { function($($argument),*) },
                Err(_) => $failed,
            }
        }
    };
}
use functions;

functions! {
    fn (client: *const c_char, connection: *const c_char, user: *const c_char, mode: u32) -> *mut SPDConnection,
        or ptr::null_mut();
        spd_open;
    fn (client: *const c_char, connection: *const c_char, user: *const c_char, mode: u32,
        address: *const SPDConnectionAddress, autospawn: c_int, error: *mut *mut c_char) -> *mut SPDConnection,
        or ptr::null_mut();
        spd_open2;
    fn (connection: *mut SPDConnection) -> (), or ();
        spd_close;
    fn (connection: *mut SPDConnection, priority: u32, text: *const c_char) -> c_int, or -1;
        spd_say spd_sayf spd_key spd_char spd_sound_icon;
    fn (connection: *mut SPDConnection, priority: u32, character: wchar_t) -> c_int, or -1;
        spd_wchar;
    fn (connection: *mut SPDConnection) -> c_int, or -1;
        spd_stop spd_stop_all spd_cancel spd_cancel_all spd_pause spd_pause_all spd_resume spd_resume_all
        spd_get_voice_type spd_get_voice_rate spd_get_voice_pitch spd_get_volume;
    fn (connection: *mut SPDConnection, client: c_int) -> c_int, or -1;
        spd_stop_uid spd_cancel_uid spd_pause_uid spd_resume_uid;
    fn (connection: *mut SPDConnection, number: c_int) -> c_int, or -1;
        spd_set_voice_type spd_set_voice_type_all spd_set_voice_rate spd_set_voice_rate_all
        spd_set_voice_pitch spd_set_voice_pitch_all spd_set_volume spd_set_volume_all;
    fn (connection: *mut SPDConnection, number: c_int, client: c_uint) -> c_int, or -1;
        spd_set_voice_type_uid spd_set_voice_rate_uid spd_set_voice_pitch_uid spd_set_volume_uid;
    fn (connection: *mut SPDConnection, number: u32) -> c_int, or -1;
        spd_set_data_mode spd_set_notification_on spd_set_notification_off spd_set_punctuation
        spd_set_punctuation_all spd_set_capital_letters spd_set_capital_letters_all spd_set_spelling
        spd_set_spelling_all;
    fn (connection: *mut SPDConnection, number: u32, client: c_uint) -> c_int, or -1;
        spd_set_punctuation_uid spd_set_capital_letters_uid spd_set_spelling_uid;
    fn (connection: *mut SPDConnection, notification: u32, state: *const c_char) -> c_int, or -1;
        spd_set_notification;
    fn (connection: *mut SPDConnection, text: *const c_char) -> c_int, or -1;
        spd_set_synthesis_voice spd_set_synthesis_voice_all spd_set_language spd_set_language_all
        spd_set_output_module spd_set_output_module_all;
    fn (connection: *mut SPDConnection, text: *const c_char, client: c_uint) -> c_int, or -1;
        spd_set_synthesis_voice_uid spd_set_language_uid spd_set_output_module_uid;
    fn (connection: *mut SPDConnection) -> *mut c_char, or ptr::null_mut();
        spd_get_language;
    fn (connection: *mut SPDConnection) -> *mut *mut SPDVoice, or ptr::null_mut();
        spd_list_synthesis_voices;
    fn (connection: *mut SPDConnection) -> *mut *mut c_char, or ptr::null_mut();
        spd_list_modules;
    fn (voices: *mut *mut SPDVoice) -> (), or ();
        free_spd_voices;
    fn (modules: *mut *mut c_char) -> (), or ();
        free_spd_modules;
    fn (connection: *mut SPDConnection, data: *const c_char, wait: c_int) -> *mut c_char, or ptr::null_mut();
        spd_send_data;
}

//! NVDA, through its controller client: a library that carries each call to the NVDA that runs, by way of the system.
//!
//! NVDA 2024.1 and later read SSML and tell which marks they have reached, as long as the call lasts that gave it to them:
//! so each sentence has a thread that waits in that call. An older NVDA takes plain text and tells nothing; how long that
//! takes is estimated.

use std::cell::RefCell;
use std::env;
use std::ffi::c_int;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use ansage_sound::device_error;
use ansage_speech_helper::{Given, Heard, LastWord, estimate};
use ansage_wire::speech::Manner;
use libloading::Library;

use crate::{ReaderError, ssml};

/// Who speaks, in what is told of it.
pub(crate) const NAME: &str = "NVDA";

/// The library, as it is called since NVDA 2024.1 and as it was before.
const LIBRARIES: [&str; 2] = ["nvdaControllerClient.dll", "nvdaControllerClient64.dll"];
/// Where it lies, seen from the folder of this program: beside it, or where an installation has its libraries.
const FOLDERS: [&str; 3] = [".", "../lib/ansage", "../../lib/ansage"];

/// It was done.
const SUCCESS: u32 = 0;
/// The person silenced it.
const CANCELLED: u32 = 1223;
/// An NVDA that does not know SSML.
const UNKNOWN_INTERFACE: u32 = 1717;
const UNKNOWN_PROCEDURE: u32 = 1745;

/// Punctuation is read as the person has set it.
const SYMBOLS_AS_SET: c_int = -1;
/// What NVDA was saying waits until this has been said.
const NOW: c_int = 2;

type Call = unsafe extern "system" fn() -> u32;
type CallWithText = unsafe extern "system" fn(*const u16) -> u32;
type SpeakSsml = unsafe extern "system" fn(*const u16, c_int, c_int, u8) -> u32;
type OnMark = extern "system" fn(*const u16) -> u32;
type SetOnMark = unsafe extern "system" fn(OnMark) -> u32;

thread_local! {
    /// The sentence for whose end this thread waits; marks are told on the thread that waits.
    static WAITED_FOR: RefCell<Option<(u64, Heard<u64>)>> = const { RefCell::new(None) };
}

/// The NVDA that runs.
pub struct Nvda {
    client: Arc<Client>,
    heard: Heard<u64>,
    sentences: u64,
    /// False once NVDA has said that it does not read SSML.
    reads_ssml: Arc<AtomicBool>,
}

/// The functions of the library.
struct Client {
    test_if_running: Call,
    cancel_speech: Call,
    speak_text: CallWithText,
    braille_message: CallWithText,
    /// Of a library as old as an NVDA that does not read it there is none.
    speak_ssml: Option<SpeakSsml>,
    /// Never closed while one of them may be called.
    library: Library,
}

impl Nvda {
    /// Finds the library and asks whether NVDA runs; says why it does not speak.
    pub(crate) fn open(heard: &Heard<u64>) -> Result<Self, String> {
        let path = find().ok_or(device_error::NO_NVDA_CLIENT)?;
        let client = Client::open(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        match client.is_running() {
            SUCCESS => {}
            code => return Err(format!("{NAME} does not run ({code})")),
        }
        let reads_ssml = Arc::new(AtomicBool::new(client.speak_ssml.is_some()));
        Ok(Self {
            client: Arc::new(client),
            heard: heard.clone(),
            sentences: 0,
            reads_ssml,
        })
    }

    pub(crate) fn last_word(&self) -> LastWord {
        let client = Arc::clone(&self.client);
        LastWord::that(move || match client.cancel() {
            SUCCESS => {}
            code => tracing::warn!(code, "NVDA cannot be silenced"),
        })
    }

    /// Lets a text stand on the Braille display of NVDA, if it has one and shows messages.
    pub(crate) fn show(&self, text: &str) -> Result<(), ReaderError> {
        done("brailleMessage", self.client.braille(text))
    }

    pub(crate) fn speak(&mut self, language: &str, text: &str) -> Result<Given<u64>, ReaderError> {
        self.sentences += 1;
        let sentence = self.sentences;
        if !self.reads_ssml.load(Ordering::Acquire) {
            done("speakText", self.client.speak(text))?;
            let lasts = Some(estimate(text, Manner::USUAL_WPM));
            return Ok(Given { sentence, lasts });
        }
        let (client, heard) = (Arc::clone(&self.client), self.heard.clone());
        let reads_ssml = Arc::clone(&self.reads_ssml);
        let (marked, text) = (ssml::sentence(language, text), text.to_owned());
        // Never waited for: what was silenced before its first word NVDA never answers.
        thread::spawn(move || {
            WAITED_FOR.with_borrow_mut(|it| *it = Some((sentence, heard.clone())));
            match client.speak_marked(&marked) {
                SUCCESS => heard.ended(sentence),
                CANCELLED => heard.stopped(sentence),
                UNKNOWN_INTERFACE | UNKNOWN_PROCEDURE => {
                    reads_ssml.store(false, Ordering::Release);
                    client.speak_unmarked(sentence, &text, &heard);
                }
                code => heard.failed(failed("speakSsml", code).to_string()),
            }
        });
        Ok(Given { sentence, lasts: None })
    }

    pub(crate) fn stop(&self) -> Result<(), ReaderError> {
        done("cancelSpeech", self.client.cancel())
    }

    pub(crate) fn look(&self) -> Result<(), ReaderError> {
        done("testIfRunning", self.client.is_running())
    }
}

fn done(call: &'static str, code: u32) -> Result<(), ReaderError> {
    match code {
        SUCCESS => Ok(()),
        code => Err(failed(call, code)),
    }
}

fn failed(call: &'static str, code: u32) -> ReaderError {
    ReaderError::Refused {
        name: NAME,
        call,
        code: code.cast_signed(),
    }
}

/// Returns where the library lies; nothing else on the machine is searched.
fn find() -> Option<PathBuf> {
    let program = env::current_exe().ok()?;
    let own = program.parent()?;
    let places = FOLDERS
        .iter()
        .flat_map(|folder| LIBRARIES.map(|it| own.join(folder).join(it)));
    places.into_iter().find(|it| it.is_file())
}

impl Client {
    #[expect(
        unsafe_code,
        reason = "a library of others is opened and its functions are found by their names"
    )]
    fn open(path: &Path) -> Result<Self, libloading::Error> {
        // SAFETY: what runs when NVDA's own library is opened connects to NVDA and nothing else. Each function has the type
        // that NVDA documents, and the library is kept open as long as they are.
        unsafe {
            let library = Library::new(path)?;
            let client = Self {
                test_if_running: *library.get(b"nvdaController_testIfRunning\0")?,
                cancel_speech: *library.get(b"nvdaController_cancelSpeech\0")?,
                speak_text: *library.get(b"nvdaController_speakText\0")?,
                braille_message: *library.get(b"nvdaController_brailleMessage\0")?,
                speak_ssml: library.get(b"nvdaController_speakSsml\0").map(|it| *it).ok(),
                library,
            };
            client.listen_to_marks();
            Ok(client)
        }
    }

    #[expect(unsafe_code, reason = "a function of a library of others")]
    fn listen_to_marks(&self) {
        // SAFETY: the function has the type that NVDA documents; what it is given lives as long as the process.
        unsafe {
            if let Ok(set) = self
                .library
                .get::<SetOnMark>(b"nvdaController_setOnSsmlMarkReachedCallback\0")
            {
                set(on_mark);
            }
        }
    }

    #[expect(unsafe_code, reason = "a function of a library of others")]
    fn is_running(&self) -> u32 {
        // SAFETY: it takes nothing.
        unsafe { (self.test_if_running)() }
    }

    #[expect(unsafe_code, reason = "a function of a library of others")]
    fn cancel(&self) -> u32 {
        // SAFETY: it takes nothing.
        unsafe { (self.cancel_speech)() }
    }

    #[expect(unsafe_code, reason = "a function of a library of others")]
    fn speak(&self, text: &str) -> u32 {
        let text = wide(text);
        // SAFETY: the text ends with a zero and outlives the call.
        unsafe { (self.speak_text)(text.as_ptr()) }
    }

    #[expect(unsafe_code, reason = "a function of a library of others")]
    fn braille(&self, text: &str) -> u32 {
        let text = wide(text);
        // SAFETY: the text ends with a zero and outlives the call.
        unsafe { (self.braille_message)(text.as_ptr()) }
    }

    /// Returns when the sentence has been said.
    #[expect(unsafe_code, reason = "a function of a library of others")]
    fn speak_marked(&self, marked: &str) -> u32 {
        let Some(speak) = self.speak_ssml else {
            return UNKNOWN_PROCEDURE;
        };
        let marked = wide(marked);
        // SAFETY: the text ends with a zero and outlives the call.
        unsafe { speak(marked.as_ptr(), SYMBOLS_AS_SET, NOW, 0) }
    }

    /// Says a sentence to an NVDA that has just refused it as SSML; sleeps as long as that may take.
    fn speak_unmarked(&self, sentence: u64, text: &str, heard: &Heard<u64>) {
        match self.speak(text) {
            SUCCESS => {
                heard.began(sentence);
                thread::sleep(estimate(text, Manner::USUAL_WPM));
                heard.ended(sentence);
            }
            code => heard.failed(failed("speakText", code).to_string()),
        }
    }
}

/// Hears that NVDA has reached a mark.
extern "system" fn on_mark(mark: *const u16) -> u32 {
    WAITED_FOR.with_borrow(|it| {
        if let Some((sentence, heard)) = it {
            match narrow(mark).as_str() {
                ssml::BEGUN => heard.began(*sentence),
                ssml::ENDED => heard.ended(*sentence),
                _ => {}
            }
        }
    });
    SUCCESS
}

/// Writes a text as Windows reads it.
fn wide(text: &str) -> Vec<u16> {
    text.encode_utf16().chain([0]).collect()
}

/// Reads what Windows wrote, up to the length of a mark of ours.
#[expect(unsafe_code, reason = "a text that a library of others hands over")]
fn narrow(text: *const u16) -> String {
    const LONGEST: usize = 16;
    let mut units = Vec::new();
    while !text.is_null() && units.len() < LONGEST {
        // SAFETY: the text ends with a zero, and nothing behind that is read.
        let unit = unsafe { *text.add(units.len()) };
        if unit == 0 {
            break;
        }
        units.push(unit);
    }
    String::from_utf16_lossy(&units)
}

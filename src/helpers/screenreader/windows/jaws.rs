//! JAWS, through its automation object. It takes text, says whether it does, and never tells what has become of it.

use ansage_speech_helper::{Given, LastWord, estimate};
use ansage_wire::speech::Manner;
use windows::Win32::System::Com::{
    CLSCTX_INPROC_SERVER, CLSCTX_LOCAL_SERVER, CLSIDFromProgID, COINIT_APARTMENTTHREADED, CoCreateInstance,
    CoInitializeEx, DISPATCH_METHOD, DISPPARAMS, IDispatch,
};
use windows::Win32::System::Variant::{VARIANT, VT_BOOL, VT_I4};
use windows::core::{BSTR, GUID, PCWSTR, w};

use crate::ReaderError;

/// Who speaks, in what is told of it.
pub(crate) const NAME: &str = "JAWS";

/// The automation object.
const PROGRAM: PCWSTR = w!("FreedomSci.JawsApi");
/// Words behind those that are being said.
const BEHIND: bool = false;
/// The names of methods are those of no language.
const NEUTRAL: u32 = 0;

/// The JAWS that runs.
pub struct Jaws {
    object: IDispatch,
    say_string: i32,
    stop_speech: i32,
    sentences: u64,
}

impl Jaws {
    /// Makes the object and lets it say nothing, which it does where JAWS runs; says why it does not speak.
    pub(crate) fn open() -> Result<Self, String> {
        let jaws = Self::made().map_err(|error| match error.message().trim_end().trim_end_matches('.') {
            "" => format!("{NAME} is not installed ({:#x})", error.code().0),
            why => format!("{NAME} is not installed: {why}"),
        })?;
        match jaws.say("") {
            Ok(true) => Ok(jaws),
            Ok(false) => Err(format!("{NAME} does not run")),
            Err(error) => Err(format!("{NAME} does not run ({:#x})", error.code().0)),
        }
    }

    #[expect(unsafe_code, reason = "an object of others is made")]
    fn made() -> windows::core::Result<Self> {
        // SAFETY: COM is begun on this thread before anything is asked of it, and the object never leaves the thread.
        let object: IDispatch = unsafe {
            CoInitializeEx(None, COINIT_APARTMENTTHREADED).ok()?;
            let class = CLSIDFromProgID(PROGRAM)?;
            CoCreateInstance(&class, None, CLSCTX_INPROC_SERVER | CLSCTX_LOCAL_SERVER)?
        };
        Ok(Self {
            say_string: method(&object, w!("SayString"))?,
            stop_speech: method(&object, w!("StopSpeech"))?,
            object,
            sentences: 0,
        })
    }

    /// There is no thread beside the one of the object that may call it: what JAWS was given it says.
    pub(crate) fn last_word() -> LastWord {
        LastWord::that(|| ())
    }

    pub(crate) fn speak(&mut self, text: &str) -> Result<Given<u64>, ReaderError> {
        match self.say(text) {
            Ok(true) => {}
            Ok(false) => return Err(ReaderError::Silent { name: NAME }),
            Err(error) => return Err(failed("SayString", &error)),
        }
        self.sentences += 1;
        Ok(Given {
            sentence: self.sentences,
            lasts: Some(estimate(text, Manner::USUAL_WPM)),
        })
    }

    pub(crate) fn stop(&self) -> Result<(), ReaderError> {
        self.call(self.stop_speech, &mut [])
            .map(|_nothing| ())
            .map_err(|error| failed("StopSpeech", &error))
    }

    /// Returns whether JAWS says a text.
    fn say(&self, text: &str) -> windows::core::Result<bool> {
        // The last argument stands first.
        let mut arguments = [VARIANT::from(BEHIND), VARIANT::from(BSTR::from(text))];
        let said = self.call(self.say_string, &mut arguments)?;
        Ok(is_true(&said))
    }

    #[expect(unsafe_code, reason = "a method of an object of others is called")]
    fn call(&self, method: i32, arguments: &mut [VARIANT]) -> windows::core::Result<VARIANT> {
        let parameters = DISPPARAMS {
            rgvarg: arguments.as_mut_ptr(),
            cArgs: u32::try_from(arguments.len()).unwrap_or_default(),
            ..DISPPARAMS::default()
        };
        let mut answer = VARIANT::default();
        // SAFETY: the arguments and the place of the answer outlive the call, and are as many as is said.
        unsafe {
            let answer = Some(std::ptr::from_mut(&mut answer));
            self.object.Invoke(
                method,
                &GUID::zeroed(),
                NEUTRAL,
                DISPATCH_METHOD,
                &parameters,
                answer,
                None,
                None,
            )?;
        }
        Ok(answer)
    }
}

/// Reads the answer of a method that answers yes or no.
#[expect(unsafe_code, reason = "a part of a union is read")]
fn is_true(answer: &VARIANT) -> bool {
    // SAFETY: the part is read that the kind of the answer names.
    unsafe {
        let answer = &answer.Anonymous.Anonymous;
        match answer.vt {
            VT_BOOL => answer.Anonymous.boolVal.as_bool(),
            VT_I4 => answer.Anonymous.lVal != 0,
            _ => false,
        }
    }
}

/// Returns by which number an object knows a method.
#[expect(unsafe_code, reason = "an object of others is asked")]
fn method(object: &IDispatch, name: PCWSTR) -> windows::core::Result<i32> {
    let mut number = 0;
    // SAFETY: one name is given, and there is room for one number.
    unsafe { object.GetIDsOfNames(&GUID::zeroed(), &name, 1, NEUTRAL, &mut number)? };
    Ok(number)
}

fn failed(call: &'static str, error: &windows::core::Error) -> ReaderError {
    ReaderError::Refused {
        name: NAME,
        call,
        code: error.code().0,
    }
}

//! liblouis: prose in the Braille of a language, opened at run time so that this program starts without it.

use std::ffi::{CStr, CString, c_char, c_int};
use std::ptr;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError};
use std::{io, thread};

use ansage_protocol::serve::Reporter;
use ansage_wire::braille::{FromBraille, Prose, Translation};
use libloading::Library;

/// Where the library is looked for, by the rules of the dynamic linker: all of liblouis 3.
const LIBRARY: &str = "liblouis.so.20";
/// Makes cells U+2800 to U+28FF, both ways.
const DISPLAY_TABLE: &str = "unicode.dis";
/// A character of the library; Debian builds it with these, others may not.
type Wide = u32;
/// No sentence becomes longer than so many times itself, and so many cells more.
const GROWTH: (usize, usize) = (8, 64);

type Translate = unsafe extern "C" fn(
    *const c_char,
    *const Wide,
    *mut c_int,
    *mut Wide,
    *mut c_int,
    *mut u16,
    *mut c_char,
    *mut c_int,
    *mut c_int,
    *mut c_int,
    c_int,
) -> c_int;

/// What the library said was wrong, with file and line; it says it before it fails.
static COMPLAINTS: Mutex<Vec<String>> = Mutex::new(Vec::new());

#[expect(unsafe_code, reason = "liblouis is a C library")]
extern "C" fn note_complaint(_level: c_int, text: *const c_char) {
    if text.is_null() {
        return;
    }
    // SAFETY: the library hands over a C string that lives as long as the call.
    let text = unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
    COMPLAINTS.lock().unwrap_or_else(PoisonError::into_inner).push(text);
}

/// The library keeps global state: there is one of these, and it stays on its thread.
struct Louis {
    translate: Translate,
}

impl Louis {
    #[expect(unsafe_code, reason = "liblouis is a C library")]
    fn open() -> Result<Self, String> {
        // SAFETY: loading runs no code but the library's own set-up. The types are those of liblouis.h; the size of a
        // character is compared before one is handed over. The library is never unloaded.
        unsafe {
            let library = Library::new(LIBRARY).map_err(|it| it.to_string())?;
            let library: &'static Library = Box::leak(Box::new(library));
            let symbol = |it: libloading::Error| it.to_string();
            let size: unsafe extern "C" fn() -> c_int = *library.get(b"lou_charSize\0").map_err(symbol)?;
            let listen: unsafe extern "C" fn(extern "C" fn(c_int, *const c_char)) =
                *library.get(b"lou_registerLogCallback\0").map_err(symbol)?;
            let translate: Translate = *library.get(b"lou_translate\0").map_err(symbol)?;
            let size = size();
            if usize::try_from(size) != Ok(size_of::<Wide>()) {
                return Err(format!("{LIBRARY} has characters of {size} bytes"));
            }
            listen(note_complaint);
            Ok(Self { translate })
        }
    }

    #[expect(unsafe_code, reason = "liblouis is a C library")]
    fn translate(&self, prose: &Prose) -> Result<Translation, String> {
        // A comma parts tables.
        let table = CString::new(format!("{DISPLAY_TABLE},{}", prose.table))
            .ok()
            .filter(|_| !prose.table.contains(',') && !prose.table.is_empty())
            .ok_or_else(|| format!("{:?} is no table", prose.table))?;
        let text: Vec<Wide> = prose.text.chars().map(Wide::from).collect();
        let room = text.len() * GROWTH.0 + GROWTH.1;
        let mut cells: Vec<Wide> = vec![0; room];
        let (mut cell_of, mut places) = (vec![0; room], vec![0; room]);
        let too_long = |_error| "the sentence is too long".to_owned();
        let mut read = c_int::try_from(text.len()).map_err(too_long)?;
        let mut written = c_int::try_from(room).map_err(too_long)?;
        COMPLAINTS.lock().unwrap_or_else(PoisonError::into_inner).clear();
        // SAFETY: the table is a C string; both texts have the sizes given, and the two lists of places have room for
        // more than either; all of them outlive the call. What is null may be.
        let done = unsafe {
            (self.translate)(
                table.as_ptr(),
                text.as_ptr(),
                &raw mut read,
                cells.as_mut_ptr(),
                &raw mut written,
                ptr::null_mut(),
                ptr::null_mut(),
                cell_of.as_mut_ptr(),
                places.as_mut_ptr(),
                ptr::null_mut(),
                0,
            )
        };
        let written = usize::try_from(written).unwrap_or_default().min(room);
        if done == 0 || usize::try_from(read) != Ok(text.len()) {
            let complaints = COMPLAINTS.lock().unwrap_or_else(PoisonError::into_inner).join("; ");
            return Err(format!("{} does not translate this: {complaints}", prose.table));
        }
        // A blank comes as U+0020 or U+2800.
        let cell = |it: &Wide| char::from_u32(*it).map(|it| if it == ' ' { '\u{2800}' } else { it });
        Ok(Translation {
            cells: cells[..written].iter().filter_map(cell).collect(),
            places: places[..written]
                .iter()
                .map(|it| u32::try_from(*it).unwrap_or_default())
                .collect(),
        })
    }
}

/// The way to the thread that translates.
#[derive(Debug)]
pub(crate) struct Translator {
    sender: Sender<(u64, Prose)>,
}

impl Translator {
    /// Starts the thread. The library is opened with the first sentence.
    pub(crate) fn start(reporter: Reporter<FromBraille>) -> io::Result<(Self, thread::JoinHandle<()>)> {
        let (sender, inbox) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("prose".to_owned())
            .spawn(move || translate(&inbox, &reporter))?;
        Ok((Self { sender }, thread))
    }

    pub(crate) fn tell(&self, n: u64, prose: Prose) {
        // The thread ends with the process.
        let _ = self.sender.send((n, prose));
    }
}

fn translate(inbox: &Receiver<(u64, Prose)>, reporter: &Reporter<FromBraille>) {
    let mut louis: Option<Result<Louis, String>> = None;
    for (n, prose) in inbox {
        let louis = louis.get_or_insert_with(Louis::open);
        let cells = louis.as_ref().map_err(Clone::clone).and_then(|it| it.translate(&prose));
        let text = prose.text;
        reporter.tell(FromBraille::Translated { text, cells });
        reporter.taken(n);
    }
}

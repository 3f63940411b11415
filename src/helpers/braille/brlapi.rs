//! libbrlapi: the way to the screen reader BRLTTY, opened at run time so that this program starts without it.
//!
//! Whoever has BRLTTY has the library, for BRLTTY itself needs it. Several of its calls are never made: asking for the
//! model of the display ends BRLTTY 6.5 where the display is a virtual one.

use std::env;
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::fs;
use std::marker::PhantomData;
use std::os::fd::{BorrowedFd, RawFd};
use std::ptr;
use std::sync::atomic::{AtomicI32, Ordering};

use libloading::Library;

/// Where the library is looked for, by the rules of the dynamic linker: interface 0.8, BRLTTY 6.0 and later.
pub(crate) const LIBRARY: &str = "libbrlapi.so.0.8";

/// Where the key lies that admits to the server, unless [`AUTH`] says otherwise.
const KEY_FILE: &str = "/etc/brlapi.key";
/// The variable that names other ways to be admitted, such as `keyfile:/home/anna/brlapi.key`.
const AUTH: &str = "BRLAPI_AUTH";

/// Returns true if there is a key that can be read, so that a server that admits nobody with it wants another.
pub(crate) fn has_a_key() -> bool {
    let ways = env::var(AUTH).unwrap_or_else(|_unset| format!("keyfile:{KEY_FILE}"));
    let mut files = ways.split('+').filter_map(|it| it.strip_prefix("keyfile:"));
    files.any(|it| fs::read(it).is_ok_and(|key| !key.is_empty()))
}

/// What a call failed with.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct CallError {
    /// One of the library's numbers, such as [`CONNECTION_REFUSED`].
    pub(crate) number: c_int,
    /// The number of the C library, where it was that which failed.
    pub(crate) errno: c_int,
    pub(crate) text: String,
}

// From brlapi.h, `enum brlapi_error`.
pub(crate) const TTY_BUSY: c_int = 2;
pub(crate) const DEVICE_BUSY: c_int = 3;
pub(crate) const CONNECTION_REFUSED: c_int = 8;
pub(crate) const HOST_UNKNOWN: c_int = 10;
pub(crate) const LIBC: c_int = 11;
pub(crate) const END_OF_FILE: c_int = 14;
pub(crate) const EMPTY_KEY: c_int = 15;
pub(crate) const AUTHENTICATION: c_int = 17;

/// `brlapi_connectionSettings_t`.
#[repr(C)]
struct ConnectionSettings {
    auth: *const c_char,
    host: *const c_char,
}

/// `brlapi_writeArguments_t`.
#[repr(C)]
struct WriteArguments {
    display_number: c_int,
    region_begin: c_uint,
    region_size: c_int,
    text: *const c_char,
    text_size: c_int,
    and_mask: *const u8,
    or_mask: *const u8,
    cursor: c_int,
    charset: *const c_char,
}

/// `brlapi_error_t`.
#[repr(C)]
struct Error {
    number: c_int,
    libc: c_int,
    gai: c_int,
    function: *const c_char,
}

type Handle = *mut c_void;
type ExceptionHandler = extern "C" fn(Handle, c_int, u32, *const c_void, usize);

/// The functions that are used.
pub(crate) struct Brlapi {
    handle_size: unsafe extern "C" fn() -> usize,
    open: unsafe extern "C" fn(Handle, *const ConnectionSettings, *mut ConnectionSettings) -> c_int,
    close: unsafe extern "C" fn(Handle),
    on_exception: unsafe extern "C" fn(Handle, ExceptionHandler) -> Option<ExceptionHandler>,
    display_size: unsafe extern "C" fn(Handle, *mut c_uint, *mut c_uint) -> c_int,
    driver_name: unsafe extern "C" fn(Handle, *mut c_char, usize) -> c_int,
    enter_tty: unsafe extern "C" fn(Handle, c_int, *const c_char) -> c_int,
    enter_path: unsafe extern "C" fn(Handle, *const c_int, c_int, *const c_char) -> c_int,
    write: unsafe extern "C" fn(Handle, *const WriteArguments) -> c_int,
    read_key: unsafe extern "C" fn(Handle, c_int, *mut u64) -> c_int,
    ignore_keys: unsafe extern "C" fn(Handle, c_uint, *const u64, c_uint) -> c_int,
    accept_keys: unsafe extern "C" fn(Handle, c_uint, *const u64, c_uint) -> c_int,
    accept_ranges: unsafe extern "C" fn(Handle, *const [u64; 2], c_uint) -> c_int,
    parameter: unsafe extern "C" fn(Handle, c_uint, u64, u32, *mut c_void, usize) -> isize,
    set_parameter: unsafe extern "C" fn(Handle, c_uint, u64, u32, *const c_void, usize) -> c_int,
    error: unsafe extern "C" fn() -> *mut Error,
    error_text: unsafe extern "C" fn(*const Error, *mut c_char, usize) -> usize,
}

const TTY_DEFAULT: c_int = -1;
const DISPLAY_DEFAULT: c_int = -1;
const CURSOR_OFF: c_int = 0;
const CURSOR_LEAVE: c_int = -1;
// `brlapi_rangeType_t`.
const ALL_KEYS: c_uint = 0;
const KEYS_WITH_ANY_FLAGS: c_uint = 3;
const KEYS_OF_A_COMMAND: c_uint = 2;
// `brlapi_param_t`.
const DISPLAY_SIZE: c_uint = 6;
const RETAIN_DOTS: c_uint = 10;
const COMPUTER_BRAILLE_CELL_SIZE: c_uint = 11;
const GLOBAL: u32 = 1;

/// The last exception of the server that was not asked for, or 0. Its default handler would end this program.
static EXCEPTION: AtomicI32 = AtomicI32::new(0);

extern "C" fn note_exception(_handle: Handle, number: c_int, _kind: u32, _packet: *const c_void, _size: usize) {
    EXCEPTION.store(number, Ordering::Release);
}

impl Brlapi {
    /// Opens the library named `name`, normally [`LIBRARY`]. It is never unloaded: what it keeps for each thread is
    /// freed by code of its own when the thread ends.
    #[expect(unsafe_code, reason = "libbrlapi is a C library")]
    pub(crate) fn open(name: &str) -> Result<Self, libloading::Error> {
        // SAFETY: loading runs the library's initializers, which set up its own data and nothing else. The types are
        // those of brlapi.h 0.8. The library is never unloaded.
        unsafe {
            let library: &'static Library = Box::leak(Box::new(Library::new(name)?));
            Ok(Self {
                handle_size: *library.get(b"brlapi_getHandleSize\0")?,
                open: *library.get(b"brlapi__openConnection\0")?,
                close: *library.get(b"brlapi__closeConnection\0")?,
                on_exception: *library.get(b"brlapi__setExceptionHandler\0")?,
                display_size: *library.get(b"brlapi__getDisplaySize\0")?,
                driver_name: *library.get(b"brlapi__getDriverName\0")?,
                enter_tty: *library.get(b"brlapi__enterTtyMode\0")?,
                enter_path: *library.get(b"brlapi__enterTtyModeWithPath\0")?,
                write: *library.get(b"brlapi__write\0")?,
                read_key: *library.get(b"brlapi__readKey\0")?,
                ignore_keys: *library.get(b"brlapi__ignoreKeys\0")?,
                accept_keys: *library.get(b"brlapi__acceptKeys\0")?,
                accept_ranges: *library.get(b"brlapi__acceptKeyRanges\0")?,
                parameter: *library.get(b"brlapi__getParameter\0")?,
                set_parameter: *library.get(b"brlapi__setParameter\0")?,
                error: *library.get(b"brlapi_error_location\0")?,
                error_text: *library.get(b"brlapi_strerror_r\0")?,
            })
        }
    }

    /// Connects to a server; `None` is the usual one.
    #[expect(unsafe_code, reason = "libbrlapi is a C library")]
    pub(crate) fn connect(&self, host: Option<&str>) -> Result<Connection<'_>, CallError> {
        // A name with a NUL in it is nobody's.
        let host = host.map(|it| CString::new(it).unwrap_or_default());
        // SAFETY: the call takes nothing and returns how many bytes a handle has.
        let size = unsafe { (self.handle_size)() };
        // Words of 16 bytes are aligned for whatever the library keeps there.
        let mut room = vec![0_u128; size.div_ceil(size_of::<u128>())];
        let handle: Handle = room.as_mut_ptr().cast();
        let settings = ConnectionSettings {
            auth: ptr::null(),
            host: host.as_ref().map_or(ptr::null(), |it| it.as_ptr()),
        };
        // SAFETY: the handle has the size the library asked for and is not moved, the strings outlive the call, and the
        // actual settings are not wanted.
        let file = unsafe { (self.open)(handle, &raw const settings, ptr::null_mut()) };
        if file < 0 {
            return Err(self.last_error());
        }
        EXCEPTION.store(0, Ordering::Release);
        // SAFETY: the connection is open; the handler is a function that lives for ever.
        unsafe { (self.on_exception)(handle, note_exception) };
        Ok(Connection {
            brlapi: self,
            room,
            file,
            _on_its_thread: PhantomData,
        })
    }

    #[expect(unsafe_code, reason = "libbrlapi is a C library")]
    fn last_error(&self) -> CallError {
        let mut text = [0_u8; 200];
        // SAFETY: the location is that of this thread and stays valid; the text is cut to its room and ends with NUL.
        let (number, errno) = unsafe {
            let error = (self.error)();
            (self.error_text)(error, text.as_mut_ptr().cast(), text.len());
            ((*error).number, (*error).libc)
        };
        let text = CStr::from_bytes_until_nul(&text).unwrap_or_default();
        CallError {
            number,
            errno,
            text: text.to_string_lossy().into_owned(),
        }
    }
}

/// A connection to a server. It is never closed by being dropped: that would wait for an answer, which a server that is
/// frozen never gives. The end of the process closes it, and [`Connection::leave`] does.
pub(crate) struct Connection<'a> {
    brlapi: &'a Brlapi,
    /// The library's handle lies here.
    room: Vec<u128>,
    file: RawFd,
    _on_its_thread: PhantomData<*const ()>,
}

#[expect(unsafe_code, reason = "libbrlapi is a C library")]
impl Connection<'_> {
    /// Returns columns and lines as they were when the connection was made; both 0 where there is no display.
    pub(crate) fn size(&mut self) -> Result<(u32, u32), CallError> {
        let (mut columns, mut lines) = (0, 0);
        // SAFETY: the handle is open; both numbers outlive the call.
        let done = unsafe { (self.brlapi.display_size)(self.handle(), &raw mut columns, &raw mut lines) };
        self.done(done)?;
        Ok((columns, lines))
    }

    /// Asks the server for columns and lines as they are now; the library itself remembers those before.
    pub(crate) fn size_now(&mut self) -> Result<(u32, u32), CallError> {
        let mut size = [0_u32; 2];
        // SAFETY: the handle is open; there is room for the two numbers that are asked for.
        let read = unsafe {
            let room = size_of_val(&size);
            (self.brlapi.parameter)(self.handle(), DISPLAY_SIZE, 0, GLOBAL, size.as_mut_ptr().cast(), room)
        };
        self.done(c_int::try_from(read).unwrap_or(c_int::MAX))?;
        Ok((size[0], size[1]))
    }

    /// Returns the name of the driver, e.g. `Virtual`.
    pub(crate) fn driver(&mut self) -> Result<String, CallError> {
        let mut name = [0_u8; 100];
        // SAFETY: the handle is open; the name is cut to its room and ends with NUL.
        let done = unsafe { (self.brlapi.driver_name)(self.handle(), name.as_mut_ptr().cast(), name.len()) };
        self.done(done)?;
        let name = CStr::from_bytes_until_nul(&name).unwrap_or_default();
        Ok(name.to_string_lossy().into_owned())
    }

    /// Takes the display in the terminal of this program, or everywhere if it has none.
    pub(crate) fn enter(&mut self) -> Result<(), CallError> {
        // SAFETY: the handle is open; without a driver's name keys come as commands.
        let entered = unsafe { (self.brlapi.enter_tty)(self.handle(), TTY_DEFAULT, ptr::null()) };
        match self.done(entered) {
            Err(error) if error.number == UNKNOWN_TTY => {}
            done => return done.map(drop),
        }
        // SAFETY: the same; an empty path may be null.
        let entered = unsafe { (self.brlapi.enter_path)(self.handle(), ptr::null(), 0, ptr::null()) };
        self.done(entered).map(drop)
    }

    /// Lets these keys come here and leaves all others to the screen reader: `keys` with whatever modifiers, all keys of
    /// `commands` with whatever argument, and `ranges` from first to last as they are, without modifiers.
    pub(crate) fn accept(&mut self, keys: &[u64], commands: &[u64], ranges: &[[u64; 2]]) -> Result<(), CallError> {
        let count = |it: usize| c_uint::try_from(it).unwrap_or_default();
        // SAFETY: the handle is open; each list has as many entries as is said and outlives its call.
        let done = unsafe {
            [
                (self.brlapi.ignore_keys)(self.handle(), ALL_KEYS, ptr::null(), 0),
                (self.brlapi.accept_keys)(self.handle(), KEYS_WITH_ANY_FLAGS, keys.as_ptr(), count(keys.len())),
                (self.brlapi.accept_keys)(
                    self.handle(),
                    KEYS_OF_A_COMMAND,
                    commands.as_ptr(),
                    count(commands.len()),
                ),
                (self.brlapi.accept_ranges)(self.handle(), ranges.as_ptr(), count(ranges.len())),
            ]
        };
        done.into_iter().try_for_each(|it| self.done(it).map(drop))
    }

    /// Says whether what is typed comes as dots.
    pub(crate) fn retain_dots(&mut self, retains: bool) -> Result<(), CallError> {
        let value = u8::from(retains);
        // SAFETY: the handle is open; the value is the one byte that the parameter has, and outlives the call.
        let done =
            unsafe { (self.brlapi.set_parameter)(self.handle(), RETAIN_DOTS, 0, 0, (&raw const value).cast(), 1) };
        self.done(done).map(drop)
    }

    /// Returns how many dots the person has set for a cell, if the server says so.
    pub(crate) fn dots(&mut self) -> Option<u8> {
        let mut value = 0_u8;
        // SAFETY: the handle is open; the value has room for the one byte that is asked for.
        let size = unsafe {
            (self.brlapi.parameter)(
                self.handle(),
                COMPUTER_BRAILLE_CELL_SIZE,
                0,
                GLOBAL,
                (&raw mut value).cast(),
                1,
            )
        };
        (size == 1 && (value == 6 || value == 8)).then_some(value)
    }

    /// Shows exactly `cells` characters.
    pub(crate) fn write(&mut self, text: &str, cells: u16, cursor: Option<u16>) -> Result<(), CallError> {
        let bytes = text.as_bytes();
        let arguments = WriteArguments {
            display_number: DISPLAY_DEFAULT,
            region_begin: 1,
            region_size: -c_int::from(cells),
            text: bytes.as_ptr().cast(),
            text_size: c_int::try_from(bytes.len()).unwrap_or_default(),
            and_mask: ptr::null(),
            or_mask: ptr::null(),
            cursor: cursor.map_or(CURSOR_OFF, |it| c_int::from(it) + 1),
            charset: c"UTF-8".as_ptr(),
        };
        // SAFETY: the handle is open; text and charset outlive the call, and the text's size is given.
        let done = unsafe { (self.brlapi.write)(self.handle(), &raw const arguments) };
        self.done(done).map(drop)
    }

    /// Shows nothing of ours: the screen reader shows its own again, and our keys still come.
    pub(crate) fn give_back(&mut self) -> Result<(), CallError> {
        let arguments = WriteArguments {
            display_number: DISPLAY_DEFAULT,
            region_begin: 0,
            region_size: 0,
            text: ptr::null(),
            text_size: -1,
            and_mask: ptr::null(),
            or_mask: ptr::null(),
            cursor: CURSOR_LEAVE,
            charset: ptr::null(),
        };
        // SAFETY: the handle is open; nothing is pointed at.
        let done = unsafe { (self.brlapi.write)(self.handle(), &raw const arguments) };
        self.done(done).map(drop)
    }

    /// Returns the next key that has come, without waiting.
    pub(crate) fn next_key(&mut self) -> Result<Option<u64>, CallError> {
        let mut code = 0;
        // SAFETY: the handle is open; the code outlives the call.
        let read = unsafe { (self.brlapi.read_key)(self.handle(), 0, &raw mut code) };
        if read < 0 {
            let error = self.brlapi.last_error();
            // A setting has changed, or a signal came: no fault.
            if error.number == LIBC && error.errno == INTERRUPTED {
                return Ok(None);
            }
            return Err(error);
        }
        self.done(read)?;
        Ok((read > 0).then_some(code))
    }

    /// Returns what is readable when something has come.
    pub(crate) fn file(&self) -> BorrowedFd<'_> {
        // SAFETY: the library keeps it open as long as the connection, and nobody else closes it.
        unsafe { BorrowedFd::borrow_raw(self.file) }
    }

    /// Says goodbye. It waits for the answer.
    pub(crate) fn leave(mut self) {
        // SAFETY: the handle is open, and not used any more.
        unsafe { (self.brlapi.close)(self.handle()) };
    }

    fn handle(&mut self) -> Handle {
        self.room.as_mut_ptr().cast()
    }

    fn done(&self, answer: c_int) -> Result<c_int, CallError> {
        if answer < 0 {
            return Err(self.brlapi.last_error());
        }
        match EXCEPTION.swap(0, Ordering::AcqRel) {
            0 => Ok(answer),
            number => Err(CallError {
                number,
                errno: 0,
                text: format!("the server refused something (exception {number})"),
            }),
        }
    }
}

const UNKNOWN_TTY: c_int = 12;
/// `EINTR`.
const INTERRUPTED: c_int = 4;

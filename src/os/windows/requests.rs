//! Events of the console. When the window is closed, the person logs off or the machine shuts down, the program has as long
//! as its handler does not return, and five seconds at most: it is asked to end, and the handler waits for that.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::thread;

use windows_sys::Win32::Foundation::{FALSE, TRUE};
use windows_sys::Win32::System::Console::{CTRL_BREAK_EVENT, CTRL_C_EVENT, SetConsoleCtrlHandler};
use windows_sys::core::BOOL;

use crate::requests::Request;

/// Who takes what is asked.
static TAKERS: Mutex<Vec<Sender<Request>>> = Mutex::new(Vec::new());
/// While one of these is set the system ends the program at once.
static AT_ONCE: Mutex<Vec<Arc<AtomicBool>>> = Mutex::new(Vec::new());

#[derive(Debug)]
pub(crate) struct Requests(Receiver<Request>);

impl Requests {
    /// Nobody stands still here: there is no other request than to end.
    pub(crate) fn all() -> io::Result<Self> {
        Self::to_end()
    }

    pub(crate) fn to_end() -> io::Result<Self> {
        let (taker, taken) = channel();
        TAKERS.lock().unwrap_or_else(PoisonError::into_inner).push(taker);
        handle()?;
        Ok(Self(taken))
    }

    pub(crate) fn next(&mut self) -> Option<Request> {
        self.0.recv().ok()
    }
}

pub(crate) fn end_at_once_while(is_set: &Arc<AtomicBool>) -> io::Result<()> {
    AT_ONCE
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .push(Arc::clone(is_set));
    handle()
}

pub(crate) fn stand_still() -> io::Result<()> {
    Ok(())
}

fn handle() -> io::Result<()> {
    static BEGUN: Once = Once::new();
    let mut begun = Ok(());
    BEGUN.call_once(|| {
        // SAFETY: the handler is a function of this program, which is never unloaded.
        #[expect(unsafe_code, reason = "a call of the system")]
        let is_set = unsafe { SetConsoleCtrlHandler(Some(on_event), TRUE) };
        if is_set == 0 {
            begun = Err(io::Error::last_os_error());
        }
    });
    begun
}

/// Runs on a thread that the system makes for it.
#[expect(unsafe_code, reason = "the system calls it")]
unsafe extern "system" fn on_event(event: u32) -> BOOL {
    let at_once = AT_ONCE.lock().unwrap_or_else(PoisonError::into_inner);
    if at_once.iter().any(|it| it.load(Ordering::Relaxed)) {
        return FALSE;
    }
    drop(at_once);
    tracing::info!(event, "asked to end");
    let mut takers = TAKERS.lock().unwrap_or_else(PoisonError::into_inner);
    takers.retain(|it| it.send(Request::End).is_ok());
    let is_taken = !takers.is_empty();
    drop(takers);
    match event {
        _ if !is_taken => FALSE,
        CTRL_C_EVENT | CTRL_BREAK_EVENT => TRUE,
        // Whatever is left, a window that is closed among it: when this returned, the program would be over at once.
        _ => loop {
            thread::park();
        },
    }
}

//! PulseAudio through its own protocol, for what cpal cannot ask of it.

use std::ffi::CStr;
use std::future::Future;
use std::os::unix::net::UnixStream;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::Duration;

use ansage_protocol::stamp;
use pulseaudio::{Client, ClientError};

/// How long the server may take for an answer, while this process has its turns: one that has none, or is stopped, cannot
/// hear the answer either.
pub const ANSWER: Duration = Duration::from_secs(2);

/// So long it waits at a time, and so it knows of each time whether it was longer.
const LOOK: Duration = Duration::from_millis(50);

/// Connects under this name, without waiting for ever for a server that hangs.
///
/// # Errors
///
/// Returns why there is no connection.
pub fn connect(name: &CStr) -> Result<Client, ClientError> {
    let path = pulseaudio::socket_path_from_env().ok_or(ClientError::ServerUnavailable)?;
    let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
    let socket = UnixStream::connect(path)?;
    socket.set_read_timeout(Some(ANSWER))?;
    socket.set_write_timeout(Some(ANSWER))?;
    Client::new_unix(name, socket, cookie)
}

/// Returns true if there is a server, whether or not it lets anybody in.
pub fn is_there() -> bool {
    pulseaudio::socket_path_from_env().is_some()
}

/// Waits for an answer of the server, but not longer than [`ANSWER`].
pub fn answer<Answer>(answer: impl Future<Output = Answer>) -> Option<Answer> {
    struct Unpark(Thread);
    impl Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }

    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut answer = pin!(answer);
    let mut left = ANSWER;
    loop {
        if let Poll::Ready(answer) = answer.as_mut().poll(&mut context) {
            return Some(answer);
        }
        if left.is_zero() {
            return None;
        }
        let begin = stamp::now_ns();
        thread::park_timeout(LOOK.min(left));
        let waited = Duration::from_nanos(stamp::now_ns() - begin);
        left = left.saturating_sub(waited.min(LOOK));
    }
}

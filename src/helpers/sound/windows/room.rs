//! The devices on which all hear what is played. None of them is for one person, under whatever name it was asked for.

use std::sync::{Mutex, MutexGuard, PoisonError};

static DEVICES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// A stream that all hear; the device is theirs until it is dropped.
pub(crate) struct ForAll<Stream> {
    id: String,
    _stream: Stream,
}

impl<Stream> ForAll<Stream> {
    /// On the device of this number.
    pub(crate) fn on(id: String, stream: Stream) -> Self {
        devices().push(id.clone());
        Self { id, _stream: stream }
    }
}

impl<Stream> Drop for ForAll<Stream> {
    fn drop(&mut self) {
        let mut devices = devices();
        if let Some(place) = devices.iter().position(|it| *it == self.id) {
            devices.swap_remove(place);
        }
    }
}

/// Returns true if all hear what is played on the device of this number.
pub(crate) fn hears(id: &str) -> bool {
    devices().iter().any(|it| it == id)
}

fn devices() -> MutexGuard<'static, Vec<String>> {
    DEVICES.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_for_all_as_long_as_a_stream_of_theirs_is_open() {
        let (one, other) = (ForAll::on("{1}".to_owned(), ()), ForAll::on("{1}".to_owned(), ()));
        assert!(hears("{1}") && !hears("{2}"));
        drop(one);
        assert!(hears("{1}"));
        drop(other);
        assert!(!hears("{1}"));
    }
}

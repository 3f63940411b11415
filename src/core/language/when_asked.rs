//! What follows from texts, put together when it is first asked for.

use std::sync::OnceLock;

/// A value that is made of others once it is asked for.
#[derive(Clone, Debug)]
pub struct WhenAsked<T>(OnceLock<T>);

impl<T> WhenAsked<T> {
    /// Returns it, made on the first call.
    pub fn get_or_init(&self, make: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(make)
    }
}

impl<T> Default for WhenAsked<T> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

impl<T> From<T> for WhenAsked<T> {
    fn from(made: T) -> Self {
        Self(OnceLock::from(made))
    }
}

impl<T> PartialEq for WhenAsked<T> {
    /// It is the same wherever it is made of the same.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for WhenAsked<T> {}

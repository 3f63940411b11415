//! The person's own voice: there is none on Windows yet, and the built-in one steps in.

use std::ops::ControlFlow;

use ansage_sound::device_error;
use ansage_wire::speech::{Manner, OwnVoice};

/// What takes the sound, piece by piece with its rate, and tells whether it wants more.
type Take<'a> = &'a mut dyn FnMut(u32, &[i16]) -> ControlFlow<()>;

/// Why a text was not spoken to its end.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// Nothing speaks.
    #[error("{said}", said = device_error::NOT_HERE)]
    NotHere,
}

/// A service that has spoken; there is none.
#[derive(Debug)]
pub enum Session {}

impl Session {
    /// Starts none.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn open(_voices: Vec<OwnVoice>, _languages: &[String]) -> Result<Self, SessionError> {
        Err(SessionError::NotHere)
    }

    /// Speaks a text.
    ///
    /// # Errors
    ///
    /// Returns why it was not spoken to its end.
    pub fn speak(
        &mut self,
        _language: &str,
        _text: &str,
        _manner: Manner,
        _take: Take<'_>,
    ) -> Result<ControlFlow<()>, SessionError> {
        match *self {}
    }
}

/// Ends every service there is.
pub fn end_all() {}

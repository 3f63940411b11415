//! Which devices are looked for first: those of PulseAudio, and those of ALSA next.

use std::fmt::Display;

use ansage_sound::address::Address;

/// What the failure of a sound server says.
pub(crate) trait OfServer: Display {
    /// There is no device of this name.
    fn no_such(name: &str) -> Self;

    /// True if there is a server, and it has no such device.
    fn is_no_such(&self) -> bool;

    /// True if there is a server, and it lets nobody in.
    fn is_refusal(&self) -> bool;
}

/// Whose devices are looked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Driver {
    /// Those of a PulseAudio server.
    PulseAudio,
    /// Those of ALSA.
    Alsa,
}

/// Opens something on PulseAudio, and on ALSA where there is no PulseAudio; a device that is named with its driver is
/// looked for there alone.
/// Where neither can be used, the server that refused is the reason.
pub(crate) fn served_first<Opened, Error: OfServer>(
    name: Option<&str>,
    server_only: bool,
    open: impl Fn(Driver) -> Result<Opened, Error>,
) -> Result<Opened, Error> {
    let address = name.map(Address::of);
    if let Some(Address::Wasapi(_)) = address {
        return Err(Error::no_such(name.unwrap_or_default()));
    }
    let mut refusal = None;
    if let None | Some(Address::PulseAudio(_) | Address::Bare(_)) = address {
        match (open(Driver::PulseAudio), &address) {
            (Ok(opened), _) => return Ok(opened),
            (Err(error), Some(Address::PulseAudio(_))) => return Err(error),
            (Err(error), _) if server_only => return Err(error),
            (Err(error), Some(Address::Bare(_))) if error.is_no_such() => return Err(error),
            (Err(error), _) => {
                tracing::info!(%error, "no PulseAudio; ALSA is tried");
                refusal = Some(error).filter(Error::is_refusal);
            }
        }
    }
    open(Driver::Alsa).map_err(|error| refusal.unwrap_or(error))
}

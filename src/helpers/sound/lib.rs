//! What all lines to sound devices share, of the speaker and of the recorder, on every system. How the devices of a system are
//! found and held stands in a crate of its own for each, of which a helper is built with one.

pub mod attempts;
pub mod device;
pub mod input;
pub mod output;

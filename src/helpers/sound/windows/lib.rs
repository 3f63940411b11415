//! The sound of Windows: devices of WASAPI, through cpal.
//!
//! A device is known by what Windows calls it when it talks to people, and by its number where another has the same name. A
//! stream is opened on one device and never on "the default one", which Windows would move by itself to another.

mod held;
mod host;
pub mod input;
mod names;
pub mod output;
mod room;

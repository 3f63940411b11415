//! The sound of Linux: devices of PulseAudio and, without it, of ALSA.

mod alsa;
pub mod input;
pub mod output;
mod served;
pub mod server;

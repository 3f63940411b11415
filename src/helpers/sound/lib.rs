//! What all lines to sound devices share, of the speaker and of the recorder.

pub mod attempts;
pub mod device;
pub mod server;

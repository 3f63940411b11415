//! The nice level that sound servers ask for, too; `limits.conf` and the like say who may.

/// As PulseAudio and PipeWire have it.
const NICE_LEVEL: i32 = -11;

/// Lets this thread, and those that it starts from now on, have their turn before others, as the sound servers do; if the
/// person may not have that, nothing changes.
pub fn come_first() {
    if let Err(error) = rustix::process::setpriority_process(None, NICE_LEVEL) {
        tracing::debug!(%error, "sound has its turn like everything else");
    }
}

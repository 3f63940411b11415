//! The nice level that sound servers ask for, too; `limits.conf` and the like say who may.

/// As PulseAudio and PipeWire have it.
const NICE_LEVEL: i32 = -11;

pub(crate) fn come_first() {
    if let Err(error) = rustix::process::setpriority_process(None, NICE_LEVEL) {
        tracing::debug!(%error, "sound has its turn like everything else");
    }
}

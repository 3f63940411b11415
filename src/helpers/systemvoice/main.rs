//! `ansage-systemvoice`: the words in the voice of the system, where the system plays it.
//!
//! It is started by `ansage` and spoken to in JSON lines; see `ansage_protocol`. Who speaks is another package on each system,
//! chosen in its manifest; all else is [`ansage_speech_helper`].

use std::process::ExitCode;

use ansage_speech_helper::run;
use system_voice::SystemVoice;

ansage_os::of_the_system!(ansage_systemvoice_linux, ansage_systemvoice_windows as system_voice);

fn main() -> ExitCode {
    run::<SystemVoice>()
}

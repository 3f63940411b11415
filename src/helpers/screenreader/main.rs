//! `ansage-screenreader`: the words through the screen reader that the person uses, as fast and in the voice that they have
//! set there.
//!
//! It is started by `ansage` and spoken to in JSON lines; see `ansage_protocol`. Which screen readers can be asked is another
//! package on each system, chosen in its manifest; all else is [`ansage_speech_helper`].

use std::process::ExitCode;

use ansage_speech_helper::run;
use screen_readers::ScreenReader;

ansage_os::of_the_system!(
    ansage_screenreader_elsewhere,
    ansage_screenreader_windows as screen_readers
);

fn main() -> ExitCode {
    run::<ScreenReader>()
}

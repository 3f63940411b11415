//! Which helpers a game of an event starts, and which of them it does not because others could have written them.

use std::path::PathBuf;

use ansage_core::language::Message;
use ansage_devices::braille::BRAILLE;
use ansage_devices::helper::Program;
use ansage_devices::listening::LISTENER;
use ansage_devices::recording::RECORDER;
use ansage_devices::scoring::SCORER;
use ansage_devices::speech::{SCREEN_READER, SPEAKER};
use ansage_os::ownership::open_to_others;
use ansage_os::voices::do_screen_readers_take_words;

/// All but the voice of the system, which is refused in an event, and what asks screen readers, which is of some systems.
const OF_AN_EVENT: [&str; 5] = [SPEAKER, RECORDER, LISTENER, SCORER, BRAILLE];

/// Names the helpers that a game of an event may start on this system.
pub(in crate::app) fn of_an_event() -> impl Iterator<Item = &'static str> {
    let screen_reader = do_screen_readers_take_words().then_some(SCREEN_READER);
    OF_AN_EVENT.into_iter().chain(screen_reader)
}

/// Returns, for each place that others can write, which helpers are not started because of it. One that is not installed is
/// none of them.
pub(in crate::app) fn not_started() -> Vec<Message> {
    let mut places: Vec<(PathBuf, Vec<&str>)> = Vec::new();
    for name in of_an_event() {
        if let Ok(Some(place)) = open_to_others(&Program::beside(name).path) {
            match places.iter_mut().find(|(of, _)| *of == place) {
                Some((_, names)) => names.push(name),
                None => places.push((place, vec![name])),
            }
        }
    }
    let told = places
        .into_iter()
        .map(|(place, names)| Message::EventHelpersNotStarted {
            path: place.display().to_string(),
            list: names.join(", "),
        });
    told.collect()
}

//! What is told of the tape: that it runs, and what a crash left on it.

use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::game::{ClipOf, Event, Game, Mode};
use crate::language::Message;

/// Returns what is told about an event of the tape. Whoever is recorded must know: the player hears it, and in an event it
/// is noted for the arbiter.
pub(in crate::desk) fn tellings(game: &Game, event: &Event, speaker: &Speaker) -> Vec<Telling> {
    let message = match event {
        Event::SoundBegan { private: false } => Message::SoundBegan,
        Event::SoundBegan { private: true } => Message::SoundBeganPrivate,
        Event::SoundPaused => Message::SoundPaused,
        Event::SoundKept(clip) if clip.of == ClipOf::Found => {
            let message = Message::SoundFound {
                file: clip.file.clone(),
            };
            return vec![speaker.report(Information::TableFact, &message)];
        }
        _ => return Vec::new(),
    };
    let for_the_arbiter = (game.mode() == Mode::Event).then(|| speaker.report(Information::Irregularity, &message));
    let told = speaker.report(Information::TableFact, &message);
    std::iter::once(told).chain(for_the_arbiter).collect()
}

//! What was noted in a game beside its moves: the notes, who was at the keys, the time that was added.

use std::sync::Arc;

use crate::game::{Event, Game, Recorded};
use crate::language::{Message, Voices};
use ansage_wire::plain_text;

use crate::desk::report::note_time::NoteTime;
use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::{DeskSettings, OpenError};

/// Returns what was noted in a journal, each with its time and half-move. `read` opens what an arbiter typed, where whoever
/// asks has the secret for it.
///
/// # Errors
///
/// Returns [`OpenError`] if the journal holds no game or the settings name something that is not there.
pub fn log(
    journal: &[Recorded],
    settings: &DeskSettings,
    voices: &Arc<Voices>,
    read: &dyn Fn(&str) -> Option<String>,
) -> Result<Vec<String>, OpenError> {
    let mut game = Game::replay(&journal[..journal.len().min(1)])?;
    let speaker = Speaker::new(game.opening(), settings.clone(), Arc::clone(voices))?;
    let mut lines = Vec::new();
    for recorded in journal {
        game.apply(recorded);
        let noted_at = NoteTime::of(&game, recorded.at);
        for message in noted(recorded, &speaker, read) {
            // It is written like a note for the arbiter, with when it was.
            let note = speaker.report(Information::Irregularity, &message);
            lines.push(noted_at.before(note, &game, &speaker).written);
        }
    }
    Ok(lines)
}

fn noted(recorded: &Recorded, speaker: &Speaker, read: &dyn Fn(&str) -> Option<String>) -> Vec<Message> {
    let initials = || recorded.by.clone();
    match &recorded.event {
        Event::Noted { text } => vec![note(initials(), text)],
        Event::SealedNote { sealed, reason } => {
            let initials = initials().unwrap_or_default();
            vec![match (read(sealed), reason) {
                (None, _) => Message::LogSealed { initials },
                (Some(text), false) => note(Some(initials), &text),
                (Some(text), true) => reason_of(Some(initials), &text),
            }]
        }
        Event::TimeAdded { side, time, reason } => {
            let added = Message::TimeAdded {
                side: speaker.side(*side),
                time: std::time::Duration::from_secs(time / 1000),
            };
            let why = (!reason.is_empty()).then(|| reason_of(initials(), reason));
            std::iter::once(added).chain(why).collect()
        }
        Event::ArbiterCame { initials } => vec![Message::ArbiterCame {
            initials: initials.clone(),
        }],
        Event::ArbiterLeft => vec![Message::ArbiterGone],
        Event::SecretSet { .. } => vec![Message::SecretSet],
        _ => Vec::new(),
    }
}

fn note(by: Option<String>, text: &str) -> Message {
    let text = plain_text::one_line(text).into_owned();
    match by {
        Some(initials) => Message::LogNoteBy { initials, text },
        None => Message::LogNote { text },
    }
}

fn reason_of(by: Option<String>, text: &str) -> Message {
    match by {
        Some(initials) => {
            let text = plain_text::one_line(text).into_owned();
            Message::LogReasonBy { initials, text }
        }
        // In free mode the players are their own arbiters.
        None => note(None, text),
    }
}

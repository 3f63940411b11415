//! What kind of game this is, said first of all: who announces, which clock holds, what the record is worth.

use crate::game::event_terms::AssistantOf;
use crate::game::{Allowed, By, ClockKind, Mode, Opening, Role};
use crate::language::{Message, MessageId};

use super::policy::Information;
use super::{Desk, Effect};

impl Desk {
    /// Says the terms of a game of an event.
    pub(super) fn tell_the_terms(&mut self, effects: &mut Vec<Effect>) {
        if self.game.mode() == Mode::Event {
            let message = terms(self.game.opening());
            self.say_message(Information::Program, &message, effects);
        }
    }

    /// Returns true if the one at the keys is the assistant of the opponent, who has the duties a and b alone (D.2.10).
    pub(super) fn opponents_assistant_asks(&self) -> bool {
        let opening = self.game.opening();
        let assistant = opening.event.as_ref().and_then(|it| it.assistant.as_ref());
        let is_the_opponents = assistant.is_some_and(|it| it.of == AssistantOf::Opponent);
        opening.role == Role::Assistant && is_the_opponents && self.game.arbiter().is_none()
    }
}

/// Returns the sentence that names the terms of an event. Without leave the record is a private log (C.0-2).
pub fn terms(opening: &Opening) -> Message {
    let clock = match opening.clock {
        ClockKind::Table => "table",
        ClockKind::Program => "program",
        ClockKind::None => "none",
    };
    let is_allowed = opening.event.as_ref().is_some_and(|it| it.allows(Allowed::Scoresheet));
    let record = match opening.duties.records {
        By::Program if is_allowed => "scoresheet",
        By::Player | By::Assistant | By::Program | By::Nobody => "log",
    };
    Message::new(MessageId::EventOpening)
        .with("announces", who(opening.announces))
        .with("clock", clock)
        .with("record", record)
}

/// Returns the name of somebody who does a duty of D.2.9.
pub fn who(by: By) -> Message {
    Message::new(MessageId::Who).with(
        "by",
        match by {
            By::Player => "player",
            By::Assistant => "assistant",
            By::Program => "program",
            By::Nobody => "nobody",
        },
    )
}

//! What kind of game this is, said first of all: who announces, which clock holds, what the record is worth.

use crate::game::{Allowed, By, ClockKind, Event, Mode, Opening};
use crate::language::Message;

use crate::desk::report::policy::Information;
use crate::desk::{Table, retell};

impl Table {
    /// Says the terms of a game of an event.
    pub(in crate::desk) fn tell_the_terms(&mut self) {
        if self.game.mode() == Mode::Event {
            let message = terms(self.game.opening());
            self.say(Information::Program, &message);
        }
    }

    /// Asks the arbiter, who sees it when coming, about a device that was authorised on another day (P.5).
    pub(in crate::desk) fn tell_of_the_authorisation(&mut self) {
        let opened = Event::Opened(Box::new(self.game.opening().clone()));
        let found = self.game.findings(&opened);
        for telling in retell::tellings_of_findings(&self.game, &found, &self.speaker) {
            self.tell(telling);
        }
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
    Message::EventOpening {
        announces: who(opening.announces).into(),
        clock: clock.into(),
        record: record.into(),
    }
}

/// Returns the name of somebody who does a duty of D.2.9.
pub fn who(by: By) -> Message {
    Message::Who { by: name(by).into() }
}

/// Returns the sentence that says whose duty it is.
pub(in crate::desk) fn duty_of(by: By) -> Message {
    Message::DutyOf { by: name(by).into() }
}

fn name(by: By) -> &'static str {
    match by {
        By::Player => "player",
        By::Assistant => "assistant",
        By::Program => "program",
        By::Nobody => "nobody",
    }
}

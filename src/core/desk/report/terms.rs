//! What kind of game this is, said first of all: who announces, which clock holds, what the record is worth.

use crate::game::event_terms::Arbiter;
use crate::game::laws::{Class, DeviceRule, Rules};
use crate::game::{Allowed, By, ClockKind, Condition, Event, Mode, Opening, TimeControl};
use crate::language::Message;
use crate::language::sheet_form::BLANK;

use crate::desk::report::policy::Information;
use crate::desk::{Table, retell};

impl Table {
    /// Says the terms of a game of an event.
    pub(in crate::desk) fn tell_the_terms(&mut self) {
        if self.game.mode() == Mode::Event {
            let message = terms(self.game.opening(), self.game.rules());
            self.say(Information::Program, &message);
            self.tell_what_is_taken_from_2009();
        }
    }

    /// Says which edition of the Laws holds, where it is not the usual one.
    pub(in crate::desk) fn tell_the_edition(&mut self) {
        let rules = self.game.rules();
        if !rules.edition.is_usual() {
            let message = laws_in_force(rules, self.game.opening().time.as_ref());
            self.say(Information::Program, &message);
            self.tell_what_is_taken_from_2009();
        }
    }

    fn tell_what_is_taken_from_2009(&mut self) {
        if let Some(message) = taken_from_2009(self.game.rules()) {
            self.say(Information::Program, &message);
        }
    }

    /// Tells the arbiter, who sees it when coming, of a device that was authorised on another day (P.5), and of a start
    /// position that ends the game.
    pub(in crate::desk) fn tell_the_arbiter_of_the_opening(&mut self) {
        let opened = Event::Opened(Box::new(self.game.opening().clone()));
        let found = self.game.findings(&opened);
        for telling in retell::tellings_of_findings(&self.game, &found, &self.speaker) {
            self.tell(telling);
        }
    }
}

/// Returns the sentence that names the terms of an event under some rules. Without leave the record is a private log (C.0-2).
pub fn terms(opening: &Opening, rules: &Rules) -> Message {
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
        laws: laws_in_force(rules, opening.time.as_ref()).into(),
        announces: who(opening.announces).into(),
        clock: clock.into(),
        record: record.into(),
    }
}

/// Returns what stands in the head of the scoresheet of an event beside names and numbers (FORM:2; C06 3.c): the edition, the
/// times, what was laid down, who arbitrates and assists, the words and the letters. What nobody laid down is left to be
/// written by hand; `say` finds the words for the names in it.
pub fn on_the_sheet(opening: &Opening, say: &dyn Fn(&Message) -> String) -> Vec<Message> {
    let Some(event) = &opening.event else { return Vec::new() };
    let rules = opening.laws.rules();
    let blank = || BLANK.to_owned();
    let time = Message::CheckEventTime {
        time: opening.time.as_ref().map_or_else(blank, ToString::to_string),
    };
    let laid_down = [Condition::DefaultTime, Condition::Supervised, Condition::Finish].map(|condition| {
        let value = opening.laid_down(condition).unwrap_or(BLANK);
        retell::laid_down(rules, condition, value)
    });
    let named = |it: &Arbiter| match it.name.trim() {
        "" => it.initials.clone(),
        name => format!("{name} ({})", it.initials),
    };
    let arbiters: Vec<String> = event.arbiters.iter().map(named).collect();
    let arbiters = Message::FormArbiters {
        names: if arbiters.is_empty() {
            blank()
        } else {
            arbiters.join(", ")
        },
    };
    let assistant = match &event.assistant {
        Some(it) => Message::CheckEventAssistant {
            of: it.of.name().into(),
            name: it.name.clone(),
            by: it.accepted_by.clone(),
        },
        None => Message::FormAssistant { name: blank() },
    };
    let letters = opening
        .letters
        .iter()
        .map(|it| say(&Message::LettersNamed { letters: it.clone() }));
    let words = Message::CheckEventWords {
        words: opening.words.clone(),
        letters: letters.collect::<Vec<_>>().join(", "),
    };
    std::iter::once(laws_in_force(rules, opening.time.as_ref()))
        .chain([time])
        .chain(laid_down)
        .chain([arbiters, assistant, words])
        .collect()
}

/// Returns the sentence that says which edition of the Laws holds, and what the time makes of the game.
pub(in crate::desk) fn laws_in_force(rules: &Rules, time: Option<&TimeControl>) -> Message {
    let class = match rules.class(time) {
        Class::Standard => "standard",
        Class::Rapid => "rapid",
        Class::Blitz => "blitz",
    };
    Message::LawsInForce {
        edition: rules.edition.name().to_owned(),
        class: class.into(),
    }
}

/// Returns the sentence that reminds of what the edition says of devices, if it says something.
pub fn device_rule(rules: &Rules) -> Option<Message> {
    let rule = match rules.devices {
        DeviceRule::Unsaid => return None,
        DeviceRule::OffOnly => "off-only",
        DeviceRule::CarryingLoses => "carrying-loses",
        DeviceRule::ApprovedOnly => "approved-only",
    };
    Some(Message::DeviceRule { rule: rule.into() })
}

/// Returns the sentence that says that articles of 2009 hold, because the edition is silent; `None` if it is not.
pub fn taken_from_2009(rules: &Rules) -> Option<Message> {
    rules.taken_from_2009().next().map(|_row| Message::LawsFrom2009)
}

/// Returns the name of somebody who does a duty of D.2.9.
pub fn who(by: By) -> Message {
    Message::Who { by: name(by).into() }
}

/// Returns what an arbiter may allow, as it is named.
pub fn leave_named(leave: Allowed) -> Message {
    Message::LeaveNamed {
        what: leave.name().into(),
    }
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

//! What was answered about the terms of an event: as the event file has it, question by question.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::question::EventQuestion;
use crate::game::laws::{Class, Rules};
use crate::game::{Edition, TimeControl};
use crate::language::{Voices, letters};

/// What holds for every board of a list, and what is known before anything is asked.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct EventGiven {
    /// The time of day, as an authorisation has it: `2026-11-21 14:30`.
    pub now: String,
    /// True if boards and players are those of a list.
    pub teams: bool,
    /// True if the list says who has White; else colours change from board to board.
    pub colours: bool,
    /// The language of the reports.
    pub reports: String,
}

/// What was answered, each as the event file has it; what is open is empty.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventAnswers(BTreeMap<EventQuestion, String>);

impl EventAnswers {
    /// Notes an answer; a later one takes the place of an earlier one.
    pub fn note(&mut self, question: EventQuestion, value: String) {
        self.0.insert(question, value);
    }

    /// Returns what was answered, whether or not it still can be.
    pub fn noted(&self, question: EventQuestion) -> Option<&str> {
        self.0.get(&question).map(String::as_str)
    }

    /// Returns everything that was answered.
    pub fn iter(&self) -> impl Iterator<Item = (EventQuestion, &str)> {
        self.0.iter().map(|(question, value)| (*question, value.as_str()))
    }

    /// Returns what holds: what was answered if that still can be, else what holds without an answer. Empty where it is open, or
    /// is not asked.
    pub fn value(&self, question: EventQuestion, given: &EventGiven, voices: &Voices) -> String {
        if !question.is_asked(self, given, voices) {
            return String::new();
        }
        let choices = question.choices(self, given, voices);
        let is_missing = |it: &str| it.is_empty() && question.must_be_answered();
        let holds =
            |it: &&str| choices.is_empty() || question.may_be_typed() || choices.iter().any(|known| known == it);
        match self.noted(question).filter(holds).filter(|it| !is_missing(it)) {
            Some(noted) => noted.to_owned(),
            None => question.usual(self, given, voices),
        }
    }

    /// Returns the rules of the edition that was chosen.
    pub fn rules(&self) -> &'static Rules {
        let noted = self.noted(EventQuestion::Edition);
        let edition = noted.and_then(|it| it.parse::<Edition>().ok());
        edition.unwrap_or_default().rules()
    }

    /// Returns the time control; `None` where a clock shows another one, or there is no clock.
    pub fn time(&self, given: &EventGiven, voices: &Voices) -> Option<TimeControl> {
        self.value(EventQuestion::Time, given, voices).parse().ok()
    }

    /// Returns what the time makes of the game.
    pub fn class(&self, given: &EventGiven, voices: &Voices) -> Class {
        self.rules().class(self.time(given, voices).as_ref())
    }

    /// Returns the names of the piece letters that are read: those that were answered, else the usual ones.
    pub fn letters(&self, given: &EventGiven, voices: &Voices) -> Vec<String> {
        let answered = self.value(EventQuestion::Letters, given, voices);
        if answered.is_empty() {
            let words = self.value(EventQuestion::Announcements, given, voices);
            return letters::usual_names(&given.reports, &words);
        }
        answered.split(", ").map(str::to_owned).collect()
    }

    /// Returns the initials and the names of the arbiters, as they were entered in one line: `AB Anna Berg, CD`.
    pub fn arbiters(&self) -> Vec<(String, String)> {
        let noted = self.noted(EventQuestion::Arbiters).unwrap_or_default();
        super::question::arbiters(noted).unwrap_or_default()
    }
}

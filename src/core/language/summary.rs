//! The summary of a game that players and arbiter sign: who played, under which terms, to what result, what was noted for the
//! arbiter, and the words by which the record is known again.

use shakmaty::Color;

use super::head_words::HeadWords;
use super::sheet_form::{BLANK, LONG_BLANK, behind_the_result, known_or, on_one_line, to_sign, wrapped};
use super::{Message, Messages};
use crate::game::clock::account;
use crate::game::scoresheet::score;
use crate::game::{Event, Game, Mode, Moment, Points, Recorded};

/// What is signed.
#[derive(Clone, Copy, Debug)]
pub struct Summary<'a> {
    /// The game at its end.
    pub game: &'a Game,
    /// Its journal.
    pub journal: &'a [Recorded],
    /// What was laid down for an event.
    pub terms: &'a [Message],
    /// What was noted for the arbiter, each with its time.
    pub notes: &'a [String],
    /// The words of the head of the journal.
    pub head: HeadWords,
    /// The words.
    pub messages: &'a Messages,
}

impl Summary<'_> {
    /// Returns its title.
    pub fn title(&self) -> String {
        self.say(&Message::SummaryTitle)
    }

    /// Returns its lines behind the title; what is not known is left to be written by hand.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = self.header();
        lines.extend(self.terms.iter().map(|it| self.say(it)));
        lines.extend(self.course());
        lines.extend(self.at_the_keys());
        lines.extend(self.secrets());
        lines.extend(self.notes());
        lines.push(self.say(&Message::HeadWords {
            words: self.head.to_string(),
        }));
        lines.extend(to_sign(self.messages, &self.game.scoresheet().signed, LONG_BLANK));
        lines
    }

    /// Prints it, no line wider than a sheet of 80 columns.
    pub fn print(&self) -> String {
        let lines = std::iter::once(self.title()).chain(self.lines());
        lines
            .flat_map(|it| wrapped(&it))
            .map(|it| format!("{}\n", it.trim_end()))
            .collect()
    }

    fn header(&self) -> Vec<String> {
        let header = &self.game.opening().header;
        let player = |side: Color, name: &str| format!("{}: {}", self.side(side), known_or(name, LONG_BLANK));
        let named = |value: &str, message: fn(String) -> Message| {
            let value = on_one_line(value);
            (!value.is_empty()).then(|| self.say(&message(value)))
        };
        let known = [
            named(&header.event, |name| Message::FormEvent { name }),
            named(&header.site, |name| Message::FormSite { name }),
            named(&header.date, |name| Message::FormDate { name }),
            named(&header.round, |number| Message::FormRound { number }),
            named(&header.match_number, |number| Message::FormMatch { number }),
            named(&header.board, |number| Message::FormBoard { number }),
            named(&self.game.opening().opened, |at| Message::SummaryOpened { at }),
        ];
        let players = [player(Color::White, &header.white), player(Color::Black, &header.black)];
        players.into_iter().chain(known.into_iter().flatten()).collect()
    }

    /// Returns how far the game went, with what result and in which time.
    fn course(&self) -> Vec<String> {
        let result = self.game.outcome().map_or(BLANK, score).to_owned();
        let sheet = self.game.scoresheet();
        let result = match self.game.is_annulled() {
            true => Message::FormAnnulled,
            false if sheet.is_left_open() => Message::FormClaimOpen,
            false => Message::FormResult { result },
        };
        let number = self.game.half_moves_made().to_string();
        let mut lines = vec![self.say(&Message::SummaryHalfMoves { number }), self.say(&result)];
        lines.extend(behind_the_result(&sheet, Points::to_string).map(|it| self.say(&it)));
        let resigned = sheet.resigned;
        lines.extend(resigned.map(|it| self.say(&Message::FormResigned { side: self.side(it) })));
        let times = self.game.clock().into_iter().flat_map(|clock| {
            Color::ALL.into_iter().filter_map(|side| {
                Some(Message::SummaryTime {
                    side: self.side(side),
                    used: account::used_between(clock, side, self.end())?.into(),
                    left: account::left_between(clock, side, self.end())?.into(),
                })
            })
        });
        lines.extend(times.map(|it| self.say(&it)));
        lines
    }

    /// Returns which arbiters were at the keys, and when; those of an event alone act there.
    fn at_the_keys(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut here: Option<(String, Moment)> = None;
        for recorded in self.journal {
            let comes = match &recorded.event {
                Event::ArbiterCame { initials } => Some(initials.clone()),
                Event::ArbiterLeft | Event::Closed | Event::Reopened { .. } => None,
                _ => continue,
            };
            lines.extend(here.take().map(|it| self.stay(it, recorded.at)));
            here = comes.map(|it| (it, recorded.at));
        }
        lines.extend(here.map(|it| self.stay(it, self.end())));
        if lines.is_empty() && self.game.mode() == Mode::Event {
            lines.push(self.say(&Message::SummaryNobodyAtTheKeys));
        }
        lines
    }

    /// Returns when a secret of the arbiters was set: from then on another one opened the keys.
    fn secrets(&self) -> impl Iterator<Item = String> {
        let set = self
            .journal
            .iter()
            .filter(|it| matches!(it.event, Event::SecretSet { .. }));
        set.map(|it| self.say(&Message::SummarySecretSet { at: on_a_clock(it.at) }))
    }

    fn stay(&self, (initials, from): (String, Moment), to: Moment) -> String {
        self.say(&Message::SummaryAtTheKeys {
            initials,
            from: on_a_clock(from),
            to: on_a_clock(to),
        })
    }

    fn notes(&self) -> Vec<String> {
        match self.notes {
            [] => vec![self.say(&Message::SummaryNoNotes)],
            notes => std::iter::once(self.say(&Message::SummaryNotes))
                .chain(notes.iter().cloned())
                .collect(),
        }
    }

    fn end(&self) -> Moment {
        self.journal.last().map_or(Moment(0), |it| it.at)
    }

    fn side(&self, side: Color) -> String {
        self.say(&side.fold_wb(Message::White, Message::Black))
    }

    fn say(&self, message: &Message) -> String {
        self.messages.say(message)
    }
}

/// Writes a moment as a clock does.
fn on_a_clock(moment: Moment) -> String {
    let seconds = moment.0 / 1000;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

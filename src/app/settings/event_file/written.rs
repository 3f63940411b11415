//! The event file as it is written from answers: each key with what it is called, in the language of the arbiter.

use std::fmt::Write as _;

use ansage_core::desk::report::terms::leave_named;
use ansage_core::desk::{APPENDIX_D, EventAnswers, EventGiven, EventQuestion};
use ansage_core::game::Allowed;
use ansage_core::language::{Message, Voices};

/// Who plays at a board of a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ListedBoard {
    /// Its number.
    pub board: String,
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// True if White is of the team that is named first.
    pub first_is_white: bool,
}

/// Returns the file that lays down what was answered, for a board of a list or for the one that was asked about.
pub fn written(answers: &EventAnswers, given: &EventGiven, board: Option<&ListedBoard>, voices: &Voices) -> String {
    let writing = Writing {
        answers,
        given,
        board,
        voices,
    };
    writing.file()
}

struct Writing<'a> {
    answers: &'a EventAnswers,
    given: &'a EventGiven,
    board: Option<&'a ListedBoard>,
    voices: &'a Voices,
}

/// A line of a table: its key, its value as TOML has it, and what it is called.
type Line = (&'static str, String, Message);

impl Writing<'_> {
    fn file(&self) -> String {
        use EventQuestion as Q;
        let mut file = String::new();
        let asked = |table: &[(&'static str, Q)]| {
            let lines = table.iter().filter_map(|(key, it)| self.line(key, *it));
            lines.collect::<Vec<Line>>()
        };
        let tables = [
            (
                "[event]",
                asked(&[
                    ("name", Q::Event),
                    ("site", Q::Site),
                    ("date", Q::Date),
                    ("round", Q::Round),
                    ("match", Q::Match),
                    ("board", Q::Board),
                ]),
            ),
            (
                "[players]",
                asked(&[
                    ("white", Q::White),
                    ("black", Q::Black),
                    ("blind", Q::Blind),
                    ("two-boards", Q::TwoBoards),
                    ("hearing-impaired", Q::HearingImpaired),
                ]),
            ),
        ];
        self.put(&mut file, tables);
        for (number, arbiter) in (0..).zip(self.answers.arbiters()) {
            self.put(&mut file, [("[[arbiter]]", self.arbiter(arbiter, number == 0))]);
        }
        let tables = [
            ("[device]", asked(&[("name", Q::Device)])),
            (
                "[laws]",
                asked(&[
                    ("edition", Q::Edition),
                    ("default-time", Q::DefaultTime),
                    ("supervised", Q::Supervised),
                    ("finish", Q::Finish),
                    ("no-draw-before", Q::NoDrawBefore),
                    ("rated", Q::Rated),
                    ("two-hands", Q::TwoHands),
                    ("adjustment", Q::Adjustment),
                    ("points", Q::Points),
                ]),
            ),
            (
                "[clock]",
                asked(&[
                    ("kind", Q::Clock),
                    ("side", Q::Side),
                    ("first-increment", Q::FirstIncrement),
                    ("time", Q::Time),
                    ("counter", Q::Counter),
                ]),
            ),
            (
                "[duties]",
                asked(&[
                    ("announces", Q::Announces),
                    ("executes", Q::Executes),
                    ("records", Q::Records),
                    ("presses", Q::Presses),
                    ("tells", Q::Tells),
                    ("claims", Q::Claims),
                    ("adjourns", Q::Adjourns),
                ]),
            ),
            ("[record]", asked(&[("medium", Q::Medium), ("duty", Q::Duty)])),
            ("[assistant]", self.assistant()),
            (
                "[words]",
                asked(&[
                    ("announcements", Q::Announcements),
                    ("say", Q::Say),
                    ("letters", Q::Letters),
                ]),
            ),
            ("[allowed]", self.leaves()),
            ("[room]", asked(&[("loudest", Q::Loudest)])),
            (
                "[position]",
                asked(&[(self.key_of_the_position(), Q::Position), ("set-up", Q::SetUp)]),
            ),
        ];
        self.put(&mut file, tables);
        file
    }

    fn put<const N: usize>(&self, file: &mut String, tables: [(&str, Vec<Line>); N]) {
        for (name, lines) in tables.into_iter().filter(|(_, lines)| !lines.is_empty()) {
            let gap = if file.is_empty() { "" } else { "\n" };
            let _ = writeln!(file, "{gap}{name}");
            for (key, value, called) in lines {
                let _ = writeln!(file, "{key} = {value}  # {}", self.say(&called));
            }
        }
    }

    fn say(&self, message: &Message) -> String {
        let words = self.voices.messages(&self.given.reports);
        words.map_or_else(String::new, |it| it.say(message))
    }

    fn value(&self, question: EventQuestion) -> String {
        self.answers.value(question, self.given, self.voices)
    }

    /// Returns a line of what was answered, or the list says; none of what is open, or means nothing here.
    fn line(&self, key: &'static str, question: EventQuestion) -> Option<Line> {
        use EventQuestion as Q;
        let value = match (question, self.board) {
            (Q::Board, Some(board)) => board.board.clone(),
            (Q::White, Some(board)) => board.white.clone(),
            (Q::Black, Some(board)) => board.black.clone(),
            (Q::Blind, Some(board)) => {
                let first_is_blind = match self.value(question).as_str() {
                    "first" => true,
                    "second" => false,
                    other => return Some((key, text(other), question.label())),
                };
                let side = if first_is_blind == board.first_is_white {
                    "white"
                } else {
                    "black"
                };
                side.to_owned()
            }
            // There is none.
            (Q::Time, _) => Some(self.value(question)).filter(|it| it != "none")?,
            _ => self.value(question),
        };
        let value = match value.as_str() {
            "" => return None,
            names if question == Q::Letters => {
                let names: toml_edit::Array = names.split(", ").collect();
                toml_edit::Value::from(names).to_string()
            }
            "yes" => "true".to_owned(),
            "no" => "false".to_owned(),
            other => text(other),
        };
        Some((key, value, question.label()))
    }

    /// The ranks of a FEN are parted by slashes, which no set-up of Chess960 has.
    fn key_of_the_position(&self) -> &'static str {
        match self.value(EventQuestion::Position).contains('/') {
            true => "fen",
            false => "chess960",
        }
    }

    fn arbiter(&self, (initials, name): (String, String), authorises: bool) -> Vec<Line> {
        let mut lines = vec![("initials", text(&initials), EventQuestion::Arbiters.label())];
        if !name.is_empty() {
            lines.push(("name", text(&name), EventQuestion::Arbiters.label()));
        }
        if authorises {
            lines.extend(self.line("authorised", EventQuestion::Authorised));
        }
        lines
    }

    /// Returns the initials of the arbiter whose word it is.
    fn by(&self) -> String {
        let by = self.answers.arbiters().into_iter().next();
        text(&by.map(|it| it.0).unwrap_or_default())
    }

    /// 8.1.e: whoever authorises the device accepts the assistant.
    fn assistant(&self) -> Vec<Line> {
        let Some(name) = self.line("name", EventQuestion::Assistant) else {
            return Vec::new();
        };
        let accepted = ("accepted-by", self.by(), EventQuestion::Arbiters.label());
        let more = [
            ("of", EventQuestion::AssistantOf),
            ("provided-by", EventQuestion::ProvidedBy),
            ("at-the-keys", EventQuestion::AtTheKeys),
        ];
        let more = more.into_iter().filter_map(|(key, it)| self.line(key, it));
        [name, accepted].into_iter().chain(more).collect()
    }

    /// Returns what is allowed: what was answered with yes, and what follows from a duty or from other words.
    fn leaves(&self) -> Vec<Line> {
        let announces = self.value(EventQuestion::Announces) == "program";
        let other_words = self.value(EventQuestion::Announcements) != APPENDIX_D;
        let implied = [(Allowed::Announcing, announces), (Allowed::OtherWords, other_words)];
        let implied = implied.into_iter().filter(|(_, is_so)| *is_so).map(|(it, _)| it);
        let said_yes = EventQuestion::ALL
            .into_iter()
            .filter(|it| it.leave().is_some() && self.value(*it) == "yes")
            .filter_map(EventQuestion::leave);
        let line = |it: Allowed| (it.name(), self.by(), leave_named(it));
        said_yes.chain(implied).map(line).collect()
    }
}

/// Writes a text as TOML does.
fn text(text: &str) -> String {
    toml_edit::Value::from(text).to_string()
}

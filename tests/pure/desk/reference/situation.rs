//! The situations, as `tests/reference/outcomes.toml` has them.

use ansage_core::game::event_terms::{Arbiter, Assistant, AssistantOf};
use ansage_core::game::{
    By, ClockKind, Condition, Conditions, Duties, Edition, EventTerms, Header, Mode, Opening, Role, Served, Start,
};
use serde::Deserialize;

use crate::support::repository::in_repository;
use crate::support::table::usual_opening;

/// A situation, and what the editions say of it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Situation {
    pub(super) id: String,
    pub(super) topic: String,
    #[expect(dead_code, reason = "for who reads the table")]
    about: String,
    position: String,
    /// The moves that lead there, in UCI, with a mark before those that are irregular.
    #[serde(default)]
    pub(super) line: Vec<String>,
    #[expect(dead_code, reason = "for who reads the table")]
    moves: String,
    #[expect(dead_code, reason = "it follows from the time")]
    game: String,
    supervised: bool,
    finish: bool,
    time: String,
    blind: String,
    /// A clock on the table instead of the program's.
    #[serde(default)]
    table_clock: bool,
    /// What the assistant does, who is at the keys (D.2.9).
    #[serde(default)]
    assistant: Vec<String>,
    /// The assistant is the opponent's (D.2.10).
    #[serde(default)]
    of_the_opponent: bool,
    /// A free game, with no arbiter in the hall.
    #[serde(default)]
    free: bool,
    /// The clock is started by a word.
    #[serde(default)]
    started_on_word: bool,
    default_time: Option<String>,
    #[serde(default)]
    chess960: bool,
    adjustment: Option<String>,
    first_increment: Option<String>,
    #[serde(default)]
    hearing_impaired: bool,
    no_draw_before: Option<u16>,
    /// What is done at the desk.
    pub(super) play: Vec<String>,
    pub(super) rows: Vec<Row>,
}

/// What one edition says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) edition: u16,
    pub(super) outcome: String,
    /// Empty where no text of the edition is at hand.
    #[serde(default)]
    pub(super) article: String,
}

impl Row {
    pub(super) fn edition(&self) -> Edition {
        self.edition.to_string().parse().expect("an edition")
    }

    /// Returns the first article as the program writes it.
    pub(super) fn first_article(&self) -> String {
        let first = self.article.split(", ").next().unwrap_or_default();
        plain(first)
    }
}

/// Returns an article as the program writes it: 9.5.b for 9.5(b), and a note counts for what it belongs to.
pub(super) fn plain(article: &str) -> String {
    let article = article.split(" note").next().unwrap_or_default();
    article.replace('(', ".").replace(')', "")
}

#[derive(Deserialize)]
struct Table {
    situation: Vec<Situation>,
}

/// Reads the table.
pub(super) fn situations() -> Vec<Situation> {
    let path = in_repository("tests/reference/outcomes.toml");
    let text = std::fs::read_to_string(path).expect("the table is readable");
    let table: Table = toml::from_str(&text).expect("situations");
    table.situation
}

impl Situation {
    /// Returns what is agreed before the first move, under the laws of an edition.
    pub(super) fn opening(&self, laws: Edition) -> Opening {
        let arbiter = Arbiter {
            initials: "AB".to_owned(),
            name: String::new(),
        };
        let blind = match self.blind.as_str() {
            "black" => Served::Black,
            _ => Served::White,
        };
        let usual = usual_opening();
        let role = if self.assistant.is_empty() {
            usual.role
        } else {
            Role::Assistant
        };
        let by = |duty: &str, usual: By| {
            if self.assistant.iter().any(|it| it == duty) {
                By::Assistant
            } else {
                usual
            }
        };
        let duties = Duties {
            claims: by("claims", usual.duties.claims),
            presses: by("presses", usual.duties.presses),
            records: by("records", usual.duties.records),
            executes: by("executes", usual.duties.executes),
            ..usual.duties
        };
        Opening {
            mode: if self.free { Mode::Free } else { Mode::Event },
            laws,
            blind,
            announces: by("announces", By::Program),
            role,
            duties,
            start: if self.started_on_word {
                Start::OnWord
            } else {
                usual.start
            },
            clock: if self.table_clock {
                ClockKind::Table
            } else {
                ClockKind::Program
            },
            time: Some(self.time.parse().unwrap_or_else(|why| panic!("{}: {why}", self.id))),
            event: Some(Box::new(EventTerms {
                arbiters: vec![arbiter],
                assistant: self.of_the_opponent.then(|| Assistant {
                    of: AssistantOf::Opponent,
                    ..Assistant::default()
                }),
                conditions: self.conditions(),
                arbiter_key: Some(Default::default()),
                ..EventTerms::default()
            })),
            fen: Some(self.position.clone()).filter(|it| it != "start"),
            chess960: self.chess960,
            letters: vec!["en".to_owned()],
            header: Header {
                white: "Anna".to_owned(),
                black: "Bella".to_owned(),
                ..usual.header
            },
            ..usual
        }
    }

    fn conditions(&self) -> Conditions {
        let yes = |it: bool| Some(if it { "yes" } else { "no" }.to_owned());
        let laid_down = [
            (Condition::Device, Some("Laptop 7".to_owned())),
            (Condition::ClockSide, Some("left".to_owned())),
            (Condition::BoardsSetUp, yes(true)),
            (Condition::Supervised, yes(self.supervised)),
            (Condition::Finish, yes(self.finish)),
            (Condition::DefaultTime, self.default_time.clone()),
            (Condition::Adjustment, self.adjustment.clone()),
            (Condition::FirstIncrement, self.first_increment.clone()),
            (Condition::HearingImpaired, yes(true).filter(|_| self.hearing_impaired)),
            (Condition::NoDrawBefore, self.no_draw_before.map(|it| it.to_string())),
        ];
        let mut conditions = Conditions::default();
        for (condition, value) in laid_down {
            if let Some(value) = value {
                conditions.lay_down(condition, value);
            }
        }
        conditions
    }
}

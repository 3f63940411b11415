//! Random games as somebody enters them: every way to write a move, every command, and nonsense.

use std::sync::Arc;

use ansage_core::desk::{Conversation, Desk, Effect, Input};
use ansage_core::game::{ClockKind, Mode, Moment, Move, Opening, Position, Role, San, Served};
use ansage_core::language::{AnnouncementStyle, Letters, Saying, Sight, Voices, announce};
use ansage_wire::UtteranceId;
use rand::prelude::IndexedRandom as _;
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

use crate::table::{usual_opening, usual_settings};

/// What kind of input a step is.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum Kind {
    MoveInWords,
    MoveInNotation,
    Enter,
    Command,
    /// A command whose answer grows with the game: the sheet, the help.
    LongAnswer,
    Nonsense,
    Voice,
}

impl Kind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::MoveInWords => "moves in words",
            Self::MoveInNotation => "moves in notation",
            Self::Enter => "Enter",
            Self::Command => "commands",
            Self::LongAnswer => "whole sheet and help",
            Self::Nonsense => "nonsense",
            Self::Voice => "reports of the voice",
        }
    }
}

/// One input of a game.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) kind: Kind,
    pub(crate) at: Moment,
    pub(crate) input: Input,
}

/// A game and the inputs that make it.
pub(crate) struct RandomGame {
    pub(crate) opening: Opening,
    pub(crate) steps: Vec<Step>,
    pub(crate) plies: usize,
}

const COMMANDS: [&str; 22] = [
    "?",
    "?",
    "/made",
    "/clock",
    "/done",
    "/correct e4",
    "/correct Nf3",
    "/offer",
    "/decline",
    "/wrong-repeat",
    "/lifted e2",
    "/pause",
    "/resume",
    "/sheet 1 2",
    "/repeat",
    "/cancel",
    "/note Kaffee",
    "/arbiter",
    "/note-time 0:10",
    "/adjust",
    "/spell",
    "/weiter so",
];
const LONG_ANSWERS: [&str; 2] = ["/sheet", "/?"];
const NONSENSE: [&str; 12] = [
    "xyzzy",
    "Cdx3",
    "P-K4",
    "e9",
    "Springer",
    "Gustav",
    "Dame a1 h8 d4 c3",
    "guten Morgen zusammen",
    "1234567",
    "eva eva eva eva eva eva eva",
    "s",
    "der Läufer geht da hinüber auf das Feld neben dem Turm",
];

/// Returns what was agreed before a game of the bench.
pub(crate) fn opening(mode: Mode, clock: ClockKind, role: Role, blind: Served) -> Opening {
    let time = (clock == ClockKind::Program).then(|| "40/90m, G/30m, +30s".parse().expect("a time control"));
    Opening {
        mode,
        clock,
        role,
        blind,
        time,
        ..usual_opening()
    }
}

/// Returns games of all lengths up to `longest` half-moves, in free and event mode.
pub(crate) fn random_games(count: usize, longest: usize, voices: &Arc<Voices>) -> Vec<RandomGame> {
    let mut random = StdRng::seed_from_u64(20_140_701);
    (0..count)
        .map(|number| {
            let opening = match number % 4 {
                0 => opening(Mode::Free, ClockKind::None, Role::Player, Served::White),
                1 => opening(Mode::Free, ClockKind::Program, Role::Player, Served::Both),
                2 => opening(Mode::Event, ClockKind::Program, Role::Player, Served::White),
                _ => opening(Mode::Event, ClockKind::Program, Role::Assistant, Served::White),
            };
            let length = if number % 3 == 0 {
                longest
            } else {
                random.random_range(20..longest)
            };
            Player::sits_down(&opening, voices, &mut random).play(length)
        })
        .collect()
}

/// Returns the moves of a random game, no longer than `longest`, that does not end before.
pub(crate) fn random_moves(seed: u64, longest: usize) -> Vec<Move> {
    let mut random = StdRng::seed_from_u64(seed);
    let mut position = Position::start();
    let mut moves = Vec::new();
    while moves.len() < longest {
        let legal = position.legal_moves().expect("only legal moves were made");
        let goes_on = |m: &&Move| position.after(**m).ending().is_none();
        let Some(m) = legal.choose(&mut random).filter(goes_on).or(legal.iter().find(goes_on)) else {
            break;
        };
        moves.push(*m);
        position.play(*m);
    }
    moves
}

/// Somebody at the keys who makes a game of random moves.
struct Player<'a> {
    desk: Desk,
    opening: Opening,
    voices: &'a Voices,
    random: &'a mut StdRng,
    steps: Vec<Step>,
    now: Moment,
    last: Option<UtteranceId>,
}

impl<'a> Player<'a> {
    fn sits_down(opening: &Opening, voices: &'a Arc<Voices>, random: &'a mut StdRng) -> Self {
        let (desk, _first) = Desk::open(opening.clone(), usual_settings(), Arc::clone(voices), Moment(0))
            .expect("a desk for any of these");
        Self {
            desk,
            opening: opening.clone(),
            voices,
            random,
            steps: Vec::new(),
            now: Moment(0),
            last: None,
        }
    }

    fn play(mut self, length: usize) -> RandomGame {
        let before = |player: &Self| player.desk.game().plies().len();
        // A game that is stuck, mated or over is as long as it is.
        for _ in 0..3 * length {
            if before(&self) >= length || !self.play_move() {
                break;
            }
        }
        RandomGame {
            plies: before(&self),
            opening: self.opening,
            steps: self.steps,
        }
    }

    /// Enters a move with what people do besides; returns false if there is none.
    fn play_move(&mut self) -> bool {
        let position = self.desk.game().position_announced();
        let moves = position.legal_moves().unwrap_or_default();
        let Some(m) = moves.choose(self.random).copied() else {
            return false;
        };
        self.something_else();
        let (kind, text) = self.written(&position, m);
        self.line(kind, text);
        self.line(Kind::Enter, String::new());
        for step in ["/made", "/clock", "/done"] {
            if self.opening.mode == Mode::Event {
                self.line(Kind::Command, step.to_owned());
            }
        }
        if let Some(id) = self.last.take() {
            self.input(Kind::Voice, Input::Ended(id));
        }
        true
    }

    fn something_else(&mut self) {
        match self.random.random_range(0..100) {
            0..25 => self.one_of(Kind::Command, &COMMANDS),
            25..35 => self.one_of(Kind::Nonsense, &NONSENSE),
            35 => self.one_of(Kind::LongAnswer, &LONG_ANSWERS),
            _ => {}
        }
    }

    fn one_of(&mut self, kind: Kind, lines: &[&str]) {
        let line = lines.choose(self.random).expect("there are some");
        self.line(kind, (*line).to_owned());
    }

    /// Writes a move in one of the ways people do.
    fn written(&mut self, position: &Position, m: Move) -> (Kind, String) {
        let letters = |name: &str| Letters::named(name).expect("letters");
        let san = |style, name| San::of(position, m).write(|role| letters(name).letter(role), style);
        let words = |tag: &str, style| {
            let lexicon = self.voices.lexicon(tag).expect("a lexicon");
            let saying = Saying {
                style,
                ..Saying::default()
            };
            lexicon.phrase(&announce(position, m, &saying, Sight::Movement)).written
        };
        match self.random.random_range(0..6) {
            0 => (Kind::MoveInWords, words("de-fide", AnnouncementStyle::Short)),
            1 => (Kind::MoveInWords, words("de-fide", AnnouncementStyle::Long)),
            2 => (Kind::MoveInWords, words("de", AnnouncementStyle::Short).to_lowercase()),
            3 => (Kind::MoveInNotation, san(ansage_core::game::NotationStyle::Sheet, "en")),
            4 => (Kind::MoveInNotation, san(ansage_core::game::NotationStyle::Sheet, "de")),
            _ => (Kind::MoveInNotation, m.to_string()),
        }
    }

    fn line(&mut self, kind: Kind, line: String) {
        self.input(kind, Input::Line(line));
    }

    fn input(&mut self, kind: Kind, input: Input) {
        self.now = Moment(self.now.0 + 700);
        let effects = self.desk.handle(self.now, input.clone());
        let said = effects.iter().rev().find_map(|it| match it {
            Effect::Say(utterance) => Some(utterance.id),
            Effect::Record(_)
            | Effect::Hush(_)
            | Effect::RoomVolume(_)
            | Effect::Voice(_)
            | Effect::Keep(_)
            | Effect::TrySecret(..)
            | Effect::MakeKey(_)
            | Effect::Seal(..)
            | Effect::OpenSeal(..)
            | Effect::ForgetSound
            | Effect::HearClips(_)
            | Effect::TellHead
            | Effect::Order(_)
            | Effect::BeginAnother
            | Effect::Quit => None,
        });
        self.last = said.or(self.last);
        self.steps.push(Step {
            kind,
            at: self.now,
            input,
        });
    }
}

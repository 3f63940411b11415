//! What people do at a table: mostly moves and Enter, sometimes a question, sometimes nonsense, and now and then twice.

use crossterm::event::{KeyCode, KeyModifiers};
use rand::Rng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position as _};

use ansage_core::language::listen::Heard;
use ansage_devices::terminal::KeyEvent;
use ansage_wire::braille::DisplayKey;

/// What is asked for or done beside moves.
const LINES: [&str; 23] = [
    "?",
    "/clock",
    "/made",
    "/done",
    "/undo",
    "/offer",
    "/accept",
    "/decline",
    "/pause",
    "/resume",
    "/board",
    "/sheet",
    "/help",
    "/wrong-repeat",
    "/correct e4",
    "/claim three",
    "/lifted e1",
    "/board white",
    "e2",
    "Sf9",
    "/ask-arbiter",
    "/repeat",
    "/start",
];

/// What one does next.
#[derive(Debug)]
pub(super) enum Deed {
    /// A line is typed and ended with Enter; then so many more Enters.
    Line(String, usize),
    /// Enter alone, so often.
    Enter(usize),
    Key(KeyEvent),
    Finger(DisplayKey),
    Said(Heard),
}

/// Draws what the one at the keys does in this position.
pub(super) fn next(random: &mut StdRng, position: Option<&Chess>) -> Deed {
    match random.random_range(0..100) {
        0..55 => Deed::Line(some_move(random, position), random.random_range(0..4)),
        55..65 => Deed::Enter(random.random_range(1..3)),
        65..80 => Deed::Line(
            (*LINES.choose(random).expect("lines")).to_owned(),
            random.random_range(0..2),
        ),
        80..84 => Deed::Key(KeyEvent::from(KeyCode::F(random.random_range(1..=12)))),
        84..87 => Deed::Key(KeyEvent::from(KeyCode::Esc)),
        87..89 => Deed::Key(KeyEvent::new(KeyCode::Char('l'), KeyModifiers::CONTROL)),
        89..95 => Deed::Finger(some_key(random)),
        _ => Deed::Said(Heard::of(
            ["ja", "nein", "bauer eva vier", "kurze rochade", "zurück"]
                .choose(random)
                .expect("words"),
        )),
    }
}

/// Returns a move that is possible in nineteen of twenty cases.
fn some_move(random: &mut StdRng, position: Option<&Chess>) -> String {
    let legal = position.map(|it| it.legal_moves().to_vec()).unwrap_or_default();
    match legal.choose(random) {
        Some(m) if random.random_bool(0.95) => UciMove::from_standard(*m).to_string(),
        _ => {
            let mut square = || format!("{}{}", random.random_range('a'..='h'), random.random_range(1..=8));
            square() + &square()
        }
    }
}

fn some_key(random: &mut StdRng) -> DisplayKey {
    let keys = [
        DisplayKey::Route(3),
        DisplayKey::PanLeft,
        DisplayKey::PanRight,
        DisplayKey::LineUp,
        DisplayKey::LineDown,
        DisplayKey::Home,
        DisplayKey::Time,
        DisplayKey::Return,
        DisplayKey::Escape,
        DisplayKey::Character('e'),
        DisplayKey::Character('4'),
        DisplayKey::Backspace,
    ];
    *keys.choose(random).expect("keys")
}

//! 12.6, P.3: a player of an event hears from people alone that a position ended the game: every command is answered after
//! such a move as after the same move where it ended nothing.

use ansage_core::desk::{Channel, Conversation as _, Effect, Input};
use ansage_core::game::{ClockKind, Condition, Edition, Event, EventTerms, Mode, Moment, Opening, Served};
use ansage_core::language::CommandWord;

use crate::support::desk_harness::DeskHarness;
use crate::support::table::usual_opening;

/// The half-moves, and two positions: in the first they end the game, in the second they do not.
const ENDINGS: [(&str, &[&str], [&str; 2]); 6] = [
    (
        "mate by the player",
        &["Ta1a8"],
        ["7k/8/6K1/8/8/8/8/R7 w - - 10 60", "8/7k/8/6K1/8/8/8/R7 w - - 10 60"],
    ),
    (
        "stalemate by the player",
        &["Dg1g6"],
        ["7k/8/5K2/8/8/8/8/6Q1 w - - 3 60", "7k/p7/5K2/8/8/8/8/6Q1 w - - 3 60"],
    ),
    (
        "a dead position by the player",
        &["Kb1c2"],
        ["8/8/8/8/8/4k3/2p5/1K6 w - - 0 60", "8/8/8/8/7p/4k3/2p5/1K6 w - - 0 60"],
    ),
    (
        "mate by the opponent",
        &["Ka1b1", "Td8d1"],
        ["3r4/8/8/8/8/1k6/8/K7 w - - 0 60", "3r4/8/8/2k5/8/8/8/K7 w - - 0 60"],
    ),
    (
        "stalemate by the opponent",
        &["Kb1a1", "Dg3c2"],
        ["8/8/8/8/2k5/6q1/8/1K6 w - - 0 60", "8/8/8/8/2k5/6q1/7P/1K6 w - - 0 60"],
    ),
    (
        "a dead position by the opponent",
        &["Kb1a1", "Kc3c2"],
        ["8/8/8/8/8/2k5/2P5/1K6 w - - 0 60", "8/8/8/8/7P/2k5/2P5/1K6 w - - 0 60"],
    ),
];

/// What a player may type after it, with what answers a question; every command alone comes in addition. Who has resigned is
/// told what the Laws make of that (5.1.1): for that player the game is over.
const LINES: [&[&str]; 34] = [
    &["/flag"],
    &["/flag weiß"],
    &["/clock", "/flag"],
    &["/clock", "/clock"],
    &["/clock", "?", "/my-time", "/spent"],
    &["/offer", "y"],
    &["/clock", "/offer", "y"],
    &["/accept", "y"],
    &["/decline"],
    &["/claim three", "y"],
    &["/claim three Kg6f6", "y"],
    &["/claim fifty", "y"],
    &["/claim finish 1", "y"],
    &["/claim finish 2", "y"],
    &["/opponent claims three", "y"],
    &["/opponent claims move"],
    &["/resign"],
    &["/result 1-0", "y", "/sign"],
    &["/result draw", "y", "/sign"],
    &["/result 0-1", "y"],
    &["/stop", "move"],
    &["/stop move"],
    &["/stop clock"],
    &["/stop other x"],
    &["/correct Tg3", ""],
    &["/mismatch", "/tell"],
    &["/lifted a8"],
    &["/opponent touched h8"],
    &["/fault"],
    &["/penalty white 11.5 warning"],
    &["/note x"],
    &["/adjourn"],
    &["/set white 1:00"],
    &["c5c4", "", "/made", "/done", "/clock", "f2f3", "", "/made", "/flag"],
];

#[test]
fn no_answer_to_a_player_tells_that_the_position_ended_the_game() {
    let lines: Vec<Vec<String>> = LINES
        .iter()
        .map(|it| it.iter().map(|it| (*it).to_owned()).collect())
        .collect();
    for laws in Edition::ALL {
        compare(laws, &lines);
    }
    let alone: Vec<_> = CommandWord::ALL
        .iter()
        .map(|it| vec![format!("/{}", it.id())])
        .collect();
    compare(Edition::default(), &alone);
}

fn compare(laws: Edition, lines: &[Vec<String>]) {
    for opening in events(laws) {
        for (what, moves, positions) in ENDINGS {
            for lines in lines {
                let [ended, goes_on] = positions.map(|fen| heard(&opening, fen, moves, lines));
                assert_eq!(ended, goes_on, "{what}, {laws:?}, {:?}: {lines:?}", opening.clock);
            }
        }
    }
}

/// Games of events with each kind of clock, one of them with a number of moves before which no draw is agreed.
fn events(laws: Edition) -> Vec<Opening> {
    let mut no_early_draw = EventTerms::default();
    no_early_draw
        .conditions
        .lay_down(Condition::NoDrawBefore, "90".to_owned());
    let event = |clock, terms| Opening {
        mode: Mode::Event,
        laws,
        clock,
        time: (clock != ClockKind::None).then(|| "G/4m".parse().expect("a time control")),
        event: Some(Box::new(terms)),
        blind: Served::White,
        ..usual_opening()
    };
    vec![
        event(ClockKind::None, EventTerms::default()),
        event(ClockKind::Table, EventTerms::default()),
        event(ClockKind::Program, EventTerms::default()),
        event(ClockKind::Table, no_early_draw),
    ]
}

/// Returns what is noticed of each line after the moves by those at the board, and of the prompt.
fn heard(opening: &Opening, fen: &str, moves: &[&str], lines: &[String]) -> Vec<String> {
    let mut table = DeskHarness::open(Opening {
        fen: Some(fen.to_owned()),
        ..opening.clone()
    });
    let mut at = 0;
    let mut enter = |table: &mut DeskHarness, line: &str| {
        at += 1_000;
        let effects = table.handle(Moment(at), Input::Line(line.to_owned()));
        let noticed: Vec<String> = effects.iter().filter_map(noticed).collect();
        format!("{line}: {noticed:#?} {:?}", table.desk.view())
    };
    for (index, m) in moves.iter().enumerate() {
        let completes: &[&str] = if index + 1 < moves.len() {
            &["/made", "/clock"]
        } else {
            &["/made", "/done"]
        };
        for line in [&[m, ""], completes].concat() {
            enter(&mut table, line);
        }
    }
    lines.iter().map(|line| enter(&mut table, line)).collect()
}

fn noticed(effect: &Effect) -> Option<String> {
    match effect {
        Effect::Record(recorded) if matches!(recorded.event, Event::ArbiterNoted { .. }) => None,
        Effect::Say(utterance) if utterance.channel == Channel::Arbiter => None,
        Effect::Say(said) => Some(format!(
            "{:?} {:?} {:?} {:?}",
            said.channel, said.written, said.spoken, said.earcon
        )),
        other => Some(format!("{other:?}")),
    }
}

//! E.1.a: two hundred moves are sealed, and nothing that anybody hears, reads or feels, and nothing on record, tells of one.

use std::time::Duration;

use ansage_core::desk::{BrailleKey, Channel, Conversation as _, Effect, Input, Taping};
use ansage_core::game::{By, ClockKind, EventTerms, Mode, Moment, Opening, Served};
use ansage_wire::TapeHears;
use shakmaty::Square;

use crate::support::desk_harness::{DeskHarness, VOICES, said};
use crate::support::notations::{any_move, notations};
use crate::support::seed::cases;
use crate::support::table::{usual_opening, usual_settings};

fn opening() -> Opening {
    Opening {
        mode: Mode::Event,
        clock: ClockKind::Program,
        time: Some("G/90m".parse().expect("a time control")),
        event: Some(Box::new(EventTerms::default())),
        ..usual_opening()
    }
}

/// Opens a game of which the next move is being sealed, with a Braille display.
fn sealing() -> DeskHarness {
    let mut settings = usual_settings();
    settings.braille = Some("de-chess-short6".to_owned());
    let mut table = DeskHarness::open_with(opening(), settings, VOICES.clone());
    for line in ["/arbiter AB", "/adjourn", ""] {
        types(&mut table, line);
    }
    assert!(table.game().is_sealing());
    table
}

fn types(table: &mut DeskHarness, line: &str) -> Vec<Effect> {
    table.handle(Moment(1000), Input::Line(line.to_owned()))
}

/// Returns what can be seen, heard or felt now, and what is told of the effects; in small letters.
fn told(table: &DeskHarness, effects: &[Effect]) -> String {
    let line = table.desk.braille().map(|it| format!("{it:?}")).unwrap_or_default();
    let view = table.desk.view();
    let page = table.desk.page(Moment(1000));
    format!("{effects:?} {line} {view:?} {page:?}").to_lowercase()
}

#[test]
fn e_1_a_5_nothing_tells_of_a_sealed_move() {
    cases(200, |random| {
        let (piece, from, to) = any_move(random);
        let mut table = sealing();
        let mut heard = String::new();
        let line = format!("{piece}{from}{to}");
        let asked_again = [
            "?",
            "/repeat",
            "/repeat-ear",
            "/spell",
            "/spell-ear",
            "/sheet",
            "/seal",
            "/cancel",
            "/player",
        ];
        for entry in [line.as_str(), "", &line].into_iter().chain(asked_again) {
            let effects = types(&mut table, entry);
            heard += &told(&table, &effects);
        }
        assert!(table.game().has_a_sealed_move(), "{line}");
        for notation in notations(from, to) {
            assert!(!heard.contains(&notation), "{notation} is told: {heard}");
        }
    });
}

/// What is typed while a move is sealed is heard as a tick alone, and the tape hears nothing and keeps nothing of before.
#[test]
fn e_1_a_5_the_tape_forgets_what_it_heard() {
    let mut settings = usual_settings();
    settings.taping = Taping::On;
    let mut table = DeskHarness::open_with(opening(), settings, VOICES.clone());
    types(&mut table, "/arbiter AB");
    types(&mut table, "/adjourn");
    assert_eq!(table.desk.may_the_tape_hear(), Some(TapeHears::All));
    types(&mut table, "");
    assert_eq!(table.desk.may_the_tape_hear(), Some(TapeHears::NothingAndForgets));
    let view = table.desk.view();
    assert!(view.secret && view.masked && view.answers.is_empty(), "{view:?}");
    types(&mut table, "Nb8c6");
    types(&mut table, "Nb8c6");
    assert_eq!(table.desk.may_the_tape_hear(), Some(TapeHears::NothingAndForgets));
}

/// Whoever types the move where nothing is asked has begun to seal it; what is typed is hidden, and repeated nowhere.
#[test]
fn e_1_a_5_a_move_that_nobody_asked_for_is_hidden_too() {
    cases(50, |random| {
        let (piece, from, to) = any_move(random);
        let line = format!("{piece}{from}{to}");
        let mut table = sealing();
        types(&mut table, "/cancel");
        for keys_of in ["/player", "/arbiter AB"] {
            types(&mut table, keys_of);
            let view = table.desk.view();
            assert!(view.tells_commands_alone && !view.secret, "{view:?}");
        }
        types(&mut table, "/player");
        let mut heard = String::new();
        for entry in [&line, "/cancel", &line, "?", &line, "/repeat-ear", "/sheet"] {
            let effects = types(&mut table, entry);
            heard += &told(&table, &effects);
        }
        assert!(table.game().adjournment().sealed.is_some(), "{line}");
        for notation in notations(from, to) {
            assert!(!heard.contains(&notation), "{notation} is told: {heard}");
        }
    });
}

/// Who has nothing but a display seals there: a full cell stands for each character, and nothing else of it is felt.
#[test]
fn e_1_a_5_a_move_is_sealed_at_the_display() {
    let mut table = sealing();
    types(&mut table, "/player");
    types(&mut table, "/seal");
    let mut felt = String::new();
    for _ in 0..2 {
        for (index, character) in "Nb7d2".chars().enumerate() {
            table.handle(Moment(1000), Input::Braille(BrailleKey::Character(character)));
            let line = format!("{:?}", table.desk.braille());
            assert!(line.contains(&"\u{283f}".repeat(index + 1)), "{character}: {line}");
            felt += &line;
        }
        let effects = table.handle(Moment(1000), Input::Braille(BrailleKey::Return));
        felt += &told(&table, &effects);
    }
    assert!(table.game().adjournment().sealed.is_some(), "{:?}", table.said.last());
    let felt = felt.to_lowercase();
    for notation in notations(Square::B7, Square::D2) {
        assert!(!felt.contains(&notation), "{notation} is felt: {felt}");
    }
}

/// A seal that was changed, or that is of another game, opens to nobody, and nothing else changes.
#[test]
fn e_12_1_a_seal_that_does_not_open_changes_nothing() {
    let mut table = sealing();
    for line in ["Nb8c6", "Nb8c6", "/adjourn", "", "", "", "", "/adjourn lost", "/cancel"] {
        types(&mut table, line);
    }
    let before = table.journal.clone();
    table.desk_answers(Moment(1000), Input::Line("/adjourn copy".to_owned()));
    let tried = table.desk_answers(Moment(1000), Input::Line("the secret".to_owned()));
    assert!(matches!(tried.as_slice(), [Effect::OpenSeal(..)]), "{tried:?}");
    let told = table.desk_answers(Moment(1000), Input::SealOpened(None));
    let told: Vec<_> = said(&told).map(|it| (it.channel, it.written.as_str())).collect();
    assert_eq!(told[0].0, Channel::Arbiter, "{told:?}");
    assert!(told[0].1.starts_with("Die Kopie öffnet sich erst"), "{told:?}");
    assert_eq!(table.journal, before);
}

/// What is typed from the word of the arbiter to the first move behind the resumption; Enter alone is yes.
const WHOLE: [&str; 26] = [
    "/adjourn",
    "",
    "Nb8c6",
    "Nb8c6",
    "/adjourn",
    "",
    "",
    "",
    "",
    "Anna",
    "Bella",
    "28.11.2026, 10:00, Saal 2",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "/adjourn",
    "y",
    "y",
    "",
    "Nc6",
    "a3",
    "",
];

/// Goes on with an adjournment from wherever it is, as an arbiter does who does not know: `/adjourn`, and an answer to what
/// is asked.
fn goes_on(table: &mut DeskHarness) {
    if table.game().is_sealing() && table.game().adjournment().sealed.is_none() {
        for line in ["/seal", "Nb8c6", "Nb8c6"] {
            types(table, line);
        }
    }
    for _step in 0..WHOLE.len() {
        if !(table.game().is_sealing() || table.game().is_adjourned()) {
            break;
        }
        types(table, "/adjourn");
        let asked = table.said.last().map(|it| it.written.clone()).unwrap_or_default();
        let answer = match asked.as_str() {
            it if it.contains("fehlt der Name: Weiß") => "Anna",
            it if it.contains("fehlt der Name: Schwarz") => "Bella",
            it if it.starts_with("Wann und wo") => "28.11.2026, 10:00, Saal 2",
            it if it.starts_with("Welcher Zug wurde abgegeben") => "Nc6",
            _ => "y",
        };
        types(table, answer);
    }
    for line in ["a3", ""] {
        types(table, line);
    }
}

/// The program may be killed behind each step: what was done is on record, and `/adjourn` goes on from there.
#[test]
fn a_program_that_is_killed_at_any_step_goes_on_where_the_adjournment_was() {
    let begin = || {
        let opening = Opening {
            blind: Served::Black,
            announces: By::Program,
            ..opening()
        };
        let mut table = DeskHarness::open(opening);
        for line in ["/arbiter AB", "e4"] {
            types(&mut table, line);
        }
        table
    };
    let mut whole = begin();
    for line in WHOLE {
        types(&mut whole, line);
    }
    let moves = |table: &DeskHarness| table.game().plies().iter().map(|it| it.m).collect::<Vec<_>>();
    assert_eq!(moves(&whole).len(), 3, "{:?}", whole.said.last());
    for killed in 0..WHOLE.len() {
        let mut table = begin();
        let before = &WHOLE[..killed];
        for line in before {
            types(&mut table, line);
        }
        let (pending, adjournment) = (
            table.game().standstill().pending.cloned(),
            table.game().adjournment().clone(),
        );
        table.resume(Moment(2000), Some(Duration::from_secs(60)));
        assert_eq!(table.game().standstill().pending.cloned(), pending, "{killed}");
        assert_eq!(table.game().adjournment(), &adjournment, "{killed}");
        types(&mut table, "/arbiter AB");
        if table.game().standstill().pending.is_none() {
            // It went on already, or had not begun.
            continue;
        }
        goes_on(&mut table);
        assert_eq!(moves(&table), moves(&whole), "killed behind {before:?}");
        let told = format!("{:?}{:?}", table.said, table.journal).to_lowercase();
        let until_opened = told.split("welcher zug wurde abgegeben").next().unwrap_or_default();
        assert!(
            !until_opened.contains("b8c6") && !until_opened.contains("cesar sechs"),
            "{killed}"
        );
    }
}

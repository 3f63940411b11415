//! Results in the log: what an arbiter confirms, and a score that no result gives (8.7, 10.2).

use ansage_core::desk::Input;
use ansage_core::desk::report::log::log;
use ansage_core::game::{Condition, EventTerms, Mode, Moment, Opening};

use crate::support::desk_harness::{DeskHarness, VOICES};
use crate::support::table::{usual_opening, usual_settings};

/// Returns the lines of the log after these were typed, without their times.
fn logged(lines: &[&str]) -> Vec<String> {
    let mut terms = EventTerms::default();
    terms.conditions.lay_down(Condition::Points, "3-1-0".to_owned());
    let mut table = DeskHarness::open(Opening {
        mode: Mode::Event,
        event: Some(Box::new(terms)),
        ..usual_opening()
    });
    for line in lines {
        table.handle(Moment(1000), Input::Line((*line).to_owned()));
        let ended: Vec<_> = table.said.iter().map(|it| it.id).collect();
        for id in ended {
            table.handle(Moment(1000), Input::Ended(id));
        }
    }
    let logged = log(&table.journal, &usual_settings(), &VOICES, true, &|_sealed| None);
    logged.expect("a game")
}

#[test]
fn a_result_that_an_arbiter_confirms_takes_the_place_of_none() {
    let played = ["/ergebnis 0-1", "j", "/schiedsrichter AB", "/ergebnis 0-1", "j"];
    let confirmed = logged(&played);
    let confirmed: Vec<&String> = confirmed.iter().filter(|it| it.contains("AB: Ergebnis")).collect();
    assert!(
        matches!(confirmed.as_slice(), [it] if it.contains("AB: Ergebnis: Schwarz gewinnt, 0-1.") && !it.contains("statt")),
        "{confirmed:?}"
    );
    let other = logged(&[&played[..3], &["/ergebnis 1-0", "j"]].concat());
    assert!(other.iter().any(|it| it.contains("statt Schwarz gewinnt")), "{other:?}");
}

#[test]
fn a_score_that_no_result_gives_is_in_the_log() {
    let played = ["/schiedsrichter AB", "/strafe weiß 11.5 4 3", "/ergebnis remis", "j"];
    let logged = logged(&played);
    let named = |it: &&String| it.contains("2 ist in dieser Wertung kein Ergebnis");
    assert_eq!(logged.iter().filter(named).count(), 1, "{logged:?}");
}

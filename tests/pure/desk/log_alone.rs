//! What the arbiter of a game that nobody supervises is told only once a player claims it (A4 of 2009): it stands in the log,
//! and in no window before.

use std::sync::Arc;

use ansage_core::desk::report::log::log;
use ansage_core::desk::{Channel, Follower, Input, Shown, retell};
use ansage_core::game::{ClockKind, Condition, Edition, EventTerms, Mode, Moment, Opening, Recorded};

use crate::support::desk_harness::{DeskHarness, VOICES};
use crate::support::table::{usual_opening, usual_settings};

/// White's rook jumps, and Black's turn comes.
const ILLEGAL: [&str; 4] = ["h1h5", "", "/made", "/clock"];
const NOTED: &str = "regelwidriger Zug";

fn played(laws: Edition, lines: &[&str]) -> Vec<Recorded> {
    let mut terms = EventTerms::default();
    terms.conditions.lay_down(Condition::Supervised, "no".to_owned());
    let opening = Opening {
        laws,
        mode: Mode::Event,
        clock: ClockKind::Program,
        time: Some("G/15m".parse().expect("a time control")),
        event: Some(Box::new(terms)),
        ..usual_opening()
    };
    let mut table = DeskHarness::open(opening);
    for line in lines {
        table.handle(Moment(1000), Input::Line((*line).to_owned()));
        let ended: Vec<_> = table.said.iter().map(|it| it.id).collect();
        for id in ended {
            table.handle(Moment(1000), Input::Ended(id));
        }
    }
    table.journal
}

/// What an arbiter reads in the window while the game is played.
fn in_the_window(journal: &[Recorded]) -> Vec<String> {
    let mut follower = Follower::for_the_arbiter(usual_settings(), Arc::clone(&VOICES));
    let shown = journal.iter().flat_map(|it| follower.take(it).expect("a game"));
    let notes = shown.filter_map(|it| match it {
        Shown::Arbiter(note) => Some(note),
        Shown::Room(_) | Shown::Table(_) => None,
    });
    notes.filter(|it| it.contains(NOTED)).collect()
}

fn in_the_log(journal: &[Recorded]) -> Vec<String> {
    let notes = retell::notes(journal, &usual_settings(), &VOICES).expect("a game");
    notes.into_iter().filter(|it| it.contains(NOTED)).collect()
}

/// What an arbiter who knows the secret reads in the log of the game.
fn in_the_export(journal: &[Recorded]) -> usize {
    let lines = log(journal, &usual_settings(), &VOICES, true, &|_sealed| None).expect("a game");
    lines.iter().filter(|it| it.contains(NOTED)).count()
}

fn in_the_pipe(journal: &[Recorded]) -> usize {
    let (lines, _) = retell::retell(journal, &usual_settings(), &VOICES).expect("a game");
    let is_told = |(channel, line): &&(Channel, String)| *channel == Channel::Arbiter && line.contains(NOTED);
    lines.iter().filter(is_told).count()
}

#[test]
fn until_2009_an_illegal_move_stands_in_the_log_and_in_no_window() {
    for laws in [Edition::Of1997, Edition::Of2005, Edition::Of2009] {
        let journal = played(laws, &ILLEGAL);
        assert_eq!(in_the_window(&journal), Vec::<String>::new(), "{laws}");
        assert_eq!(in_the_pipe(&journal), 0, "{laws}");
        assert_eq!(in_the_export(&journal), 1, "{laws}");
        let log = in_the_log(&journal);
        assert!(
            matches!(log.as_slice(), [note] if note.ends_with("Damals nur vermerkt, nicht gemeldet. Ein Spieler reklamiert es: /stopp zug.")),
            "{laws} {log:?}"
        );
    }
}

#[test]
fn since_2014_the_arbiter_is_told_at_once() {
    for laws in [Edition::Of2014, Edition::Of2018, Edition::Of2023] {
        let journal = played(laws, &ILLEGAL);
        assert_eq!(in_the_window(&journal).len(), 1, "{laws}");
        assert_eq!(in_the_pipe(&journal), 1, "{laws}");
        let log = in_the_log(&journal);
        assert!(
            matches!(log.as_slice(), [note] if !note.contains("Damals nur vermerkt")),
            "{laws} {log:?}"
        );
    }
}

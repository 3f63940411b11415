//! What the opponent reads.

use std::sync::Arc;

use ansage_core::desk::{Conversation, Follower, Input};
use ansage_core::game::{Moment, Opening, Recorded, Role};
use ansage_devices::terminal::{OpponentFace, Poster};
use insta::assert_snapshot;
use ratatui::backend::TestBackend;

use super::stage::{Table, event, rows};
use crate::support::desk_harness::VOICES;
use crate::support::table::{usual_opening, usual_settings};

/// Shows the opponent what follows from a journal, in a window of this size.
fn opponent_sees(journal: &[Recorded], columns: u16, rows_there: u16) -> String {
    let mut follower = Follower::new(usual_settings(), Arc::clone(&VOICES));
    for recorded in journal {
        follower.take(recorded).expect("a game");
    }
    let standing = follower.standing().expect("a game");
    let mut face = OpponentFace::on(TestBackend::new(columns, rows_there));
    let poster = Poster {
        line: standing.line.unwrap_or_default(),
        turn: standing.turn,
        table: standing.table.unwrap_or_default(),
        note: String::new(),
    };
    let Ok(()) = face.show(&poster);
    rows(face.window()).join("\n")
}

fn journal_of(opening: Opening, lines: &[&str]) -> Vec<Recorded> {
    let mut table = Table::of(opening, TestBackend::new(80, 24), false);
    table.play(lines);
    table.journal
}

#[test]
fn the_opponent_reads_the_announcement_as_large_as_the_window_allows() {
    let journal = journal_of(usual_opening(), &["sf3", ""]);
    assert_snapshot!("opponent_large_160x50", opponent_sees(&journal, 160, 50));
    assert_snapshot!("opponent_medium_80x24", opponent_sees(&journal, 80, 24));
    assert_snapshot!("opponent_tiny_20x4", opponent_sees(&journal, 20, 4));
}

#[test]
fn a_correction_takes_the_place_of_what_it_corrects() {
    let journal = journal_of(usual_opening(), &["e3", "", "/k e4", ""]);
    let seen = opponent_sees(&journal, 40, 6);
    assert_eq!(seen.trim_end(), "Korrektur. Bauer Eva vier\nZug 1, Schwarz");
    assert_snapshot!("opponent_correction_80x24", opponent_sees(&journal, 80, 24));
}

#[test]
fn in_an_event_the_opponent_is_told_no_number() {
    let journal = journal_of(event(), &["e4", "", "/made", "e5"]);
    assert_eq!(
        opponent_sees(&journal, 40, 6).trim_end(),
        "Bauer Eva fuenf\nWeiß am Zug."
    );
}

#[test]
fn that_an_arbiter_is_needed_is_read_until_one_comes_and_never_what_a_player_asks() {
    let complains = journal_of(event(), &["/complain noise"]);
    let seen = opponent_sees(&complains, 60, 6);
    assert!(
        seen.contains("Schiedsrichter benötigt.") && !seen.contains("noise"),
        "{seen}"
    );
    let asks = journal_of(event(), &["/ask-arbiter"]);
    let seen = opponent_sees(&asks, 60, 6);
    assert!(
        !seen.contains("Schiedsrichter"),
        "it is between the player and the arbiter: {seen}"
    );
    let mut own = Table::of(event(), TestBackend::new(60, 12), false);
    own.play(&["/ask-arbiter"]);
    let shown = rows(own.face.window()).join("\n");
    assert!(shown.contains("Schiedsrichter benötigt."), "{shown}");
    let errs = journal_of(event(), &["Ke1e5", "", "/made"]);
    let seen = opponent_sees(&errs, 60, 6);
    assert!(
        !seen.contains("Schiedsrichter"),
        "an illegal move is the arbiter's to find: {seen}"
    );
}

#[test]
fn the_opponent_reads_the_result_when_it_is_entered_and_not_that_it_is_mate() {
    let moves = ["f3", "", "e5", "g4", "", "Qh4#"];
    let journal = journal_of(usual_opening(), &moves);
    assert_eq!(
        opponent_sees(&journal, 40, 6).trim_end(),
        "Dame Hector vier\nZug 3, Weiß"
    );
    let journal = journal_of(usual_opening(), &[&moves[..], &["y"]].concat());
    assert_eq!(
        opponent_sees(&journal, 40, 6).trim_end(),
        "Dame Hector vier\nErgebnis: Schwarz gewinnt, 0-1."
    );
}

#[test]
fn what_only_the_recorder_enters_was_announced_too() {
    let recorder = Opening {
        role: Role::Recorder,
        ..usual_opening()
    };
    let journal = journal_of(recorder, &["e4", "e5"]);
    assert_eq!(
        opponent_sees(&journal, 40, 6).trim_end(),
        "Bauer Eva fuenf\nZug 2, Weiß"
    );
}

#[test]
fn a_question_and_an_entry_are_never_in_the_opponents_view() {
    let mut table = Table::of(usual_opening(), TestBackend::new(60, 16), false);
    table.play(&["e4", "", "e5", "sf3"]);
    let effects = table.desk.handle(Moment(9_000), Input::Line("/note geheim".to_owned()));
    table.carry_out(effects);
    let seen = opponent_sees(&table.journal, 40, 6);
    assert_eq!(seen.trim_end(), "Bauer Eva fuenf\nZug 2, Weiß");
}

#[test]
fn who_is_at_the_keys_stands_below_the_turn_until_something_else_is_said() {
    let begin = ["e4", "", "/made", "/arbiter AB"];
    let seen = |more: &[&str]| {
        let journal = journal_of(event(), &[&begin, more].concat());
        opponent_sees(&journal, 80, 6).trim_end().replace('\n', "|")
    };
    let turn = "Bauer Eva vier|Schwarz am Zug.";
    let came = format!("{turn}|Schiedsrichter AB ist am Gerät.");
    assert_eq!(seen(&[]), came);
    assert_eq!(seen(&["/player"]), format!("{turn}|Der Spieler hat das Gerät wieder."));
    let set = seen(&["/arbiter AB new", "eleven letters"]);
    assert!(set.contains("Die Schiedsrichter haben ein neues Geheimwort."), "{set}");
    assert_eq!(seen(&["/player", "e5"]), "Bauer Eva fuenf|Weiß am Zug.");
    assert_eq!(
        seen(&["e5"]),
        "Bauer Eva fuenf|Weiß am Zug.|Schiedsrichter AB ist am Gerät."
    );
}

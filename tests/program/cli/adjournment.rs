//! A game adjourned, and taken up again, by a program that is killed behind each step: nothing of it is lost, and the sealed move
//! stands nowhere before the envelope is opened.

use crate::support::adjourned::{Adjourned, EVENT, READ_OUT, SEALED, STEPS};
use crate::support::program::Home;

const SILENT: [&str; 2] = ["--voice", "none"];

#[test]
fn an_adjourned_game_goes_on_whenever_the_program_is_killed() {
    let game = Adjourned::on(Home::new(), EVENT, &SILENT);
    let home = &game.home;
    for (index, taken) in STEPS.into_iter().enumerate() {
        game.take(index, || ());
        let journal = game.journal().to_lowercase();
        assert!(
            index >= READ_OUT || !journal.contains("g8f6"),
            "behind {}: {journal}",
            taken.1
        );
        if (SEALED + 1..READ_OUT - 1).contains(&index) {
            let sheet = home
                .run(&["export", "game.jsonl", "--text", "--columns", "1"], "")
                .expect(0)
                .out;
            assert!(sheet.contains("1. e4 (sealed)"), "behind {}: {sheet}", taken.1);
        }
    }
    let sheet = home
        .run(&["export", "game.jsonl", "--text", "--columns", "1"], "")
        .expect(0)
        .out;
    assert!(sheet.contains("1. e4 Nf6\n2. d4"), "{sheet}");
    let verified = home.run(&["verify", "game.jsonl"], "").out;
    assert!(!verified.contains("makes no sense"), "{verified}");
}

/// The envelope of paper has what was entered at the table.
#[test]
fn the_envelope_that_is_printed_has_what_was_entered_at_the_table() {
    let event = EVENT.replace("[duties]\n", "[duties]\nadjourns = \"program\"\n");
    let game = Adjourned::on(Home::new(), &event, &SILENT);
    for index in 0..8 {
        game.take(index, || ());
    }
    let printed = game
        .home
        .run(&["export", "game.jsonl", "--envelope", "--text"], "")
        .expect(0);
    for line in [
        "White: Anna",
        "Black: Bella",
        "Sealed by: Bella",
        "Sealed move: 1, Black",
        "Resumption, day, time and place: 28.11.2026, 10:00, hall 2",
    ] {
        assert!(
            printed.out.lines().any(|it| it == line),
            "{line} is not in {}",
            printed.out
        );
    }
    assert!(
        printed.out.contains("Time used: White") && printed.err.is_empty(),
        "{}",
        printed.err
    );
}

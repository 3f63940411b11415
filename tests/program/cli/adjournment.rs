//! A game adjourned, and taken up again, by a program that is killed behind each step: nothing of it is lost, and the sealed move
//! stands nowhere before the envelope is opened.

use std::fs::File;
use std::io::Write as _;

use shakmaty::Square;

use crate::support::adjourned::{Adjourned, EVENT, READ_OUT, SEALED, STEPS};
use crate::support::folder::all_that_stands_in;
use crate::support::notations::{any_move, notations};
use crate::support::program::Home;
use crate::support::seed::cases;
use crate::support::wait::wait_until;

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

/// Two hundred drawn moves, sealed one after the other: no file of the program and no line of its pipes has one of them.
#[test]
fn e_1_a_5_two_hundred_sealed_moves_stand_in_no_file_and_in_no_pipe() {
    cases(1, |random| {
        let game = Adjourned::on(Home::new(), EVENT, &SILENT);
        game.take(0, || ());
        let printed = |name: &str| File::create(game.home.path(name)).expect("a file");
        let mut program = game
            .home
            .ansage(&["--resume", "game.jsonl", "--voice", "none"])
            .stdout(printed("printed"))
            .stderr(printed("errors"))
            .spawn()
            .expect("the program");
        let mut keys = program.stdin.take().expect("a pipe");
        let begun = format!("/arbiter AB\n{}\n/resume\n/adjourn\n\n", game.secret());
        keys.write_all(begun.as_bytes()).expect("it reads");
        // From e2 to e4 a move was announced before, and is told when the game goes on.
        let told_before = [Square::E2, Square::E4];
        let is_told = |(_, from, to): &(char, Square, Square)| told_before.contains(from) || told_before.contains(to);
        let drawn = std::iter::repeat_with(|| any_move(random)).filter(|it| !is_told(it));
        let moves: Vec<_> = drawn.take(200).collect();
        for (number, (piece, from, to)) in moves.iter().enumerate() {
            let again = if number == 0 { "" } else { "/seal\n" };
            let entry = format!("{again}{piece}{from}{to}\n{piece}{from}{to}\n");
            keys.write_all(entry.as_bytes()).expect("it reads");
            let sealed = || game.journal().matches("\"step\":\"sealed\"").count();
            wait_until(|| sealed() > number);
        }
        drop(keys);
        program.wait().expect("an end");
        let folder = game.home.path("");
        let told = all_that_stands_in(&folder).replace(&*folder.to_string_lossy(), "");
        let told = without_seals(&told).to_lowercase();
        assert!(
            told.contains("the sealed move, unseen"),
            "what was printed is among it: {told}"
        );
        for (piece, from, to) in moves {
            let short = format!("{piece}{to}").to_lowercase();
            for notation in notations(from, to).into_iter().chain([short]) {
                assert!(
                    !told.contains(&notation),
                    "{notation} of {piece}{from}{to} is in {told}"
                );
            }
        }
    });
}

/// Leaves out keys, seals and the links of the chain: any few of their characters may look like squares.
fn without_seals(text: &str) -> String {
    let is_seal = |it: &&str| it.len() >= 16 && it.bytes().all(|it| it.is_ascii_alphanumeric());
    text.split('"').filter(|it| !is_seal(it)).collect::<Vec<_>>().join("\"")
}

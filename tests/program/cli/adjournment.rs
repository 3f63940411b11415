//! A game adjourned, and taken up again, by a program that is killed behind each step: nothing of it is lost, and the sealed move
//! stands nowhere before the envelope is opened.

use std::fs;
use std::io::Write as _;
use std::time::Duration;

use crate::support::program::{Home, laid_down};
use crate::support::wait::wait_until;

/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(30);

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"program\"\n\
                     time = \"G/90m\"\n[players]\nwhite = \"Anna\"\nblack = \"Bella\"\nblind = \"black\"\n\
                     [duties]\nannounces = \"program\"\n[allowed]\nscript = \"AB\"\nannouncing = \"AB\"\n";

/// What an arbiter enters at each step, and what stands in the journal behind it.
const STEPS: [(&str, &str); 18] = [
    ("/start\n/player\ne4\n/arbiter AB\nSECRET\n", "\"did\":\"repeated\""),
    ("/resume\n/adjourn\n\n", "\"reason\":\"sealing\""),
    ("/seal\nNg8f6\nNg8f6\n", "\"step\":\"sealed\""),
    ("/adjourn\n\n", "\"what\":\"written\""),
    ("/adjourn\n\n", "\"what\":\"sheets-inside\""),
    ("/adjourn\n\n", "\"what\":\"closed\""),
    ("/adjourn\n\n", "\"reason\":\"adjournment\""),
    ("/adjourn\n28.11.2026, 10:00, hall 2\n", "\"step\":\"resumes\""),
    ("/adjourn\n\n", "\"item\":\"names\""),
    ("/adjourn\n\n", "\"item\":\"position\""),
    ("/adjourn\n\n", "\"item\":\"times\""),
    ("/adjourn\n\n", "\"item\":\"sealer\""),
    ("/adjourn\n\n\n\n", "\"item\":\"resumption\""),
    ("/adjourn\ny\n", "\"side\":\"white\",\"present\":true"),
    ("/adjourn\ny\n", "\"side\":\"black\",\"present\":true"),
    ("/adjourn\n\n", "\"step\":\"opened\""),
    ("/adjourn\nNf6\n", "\"did\":\"announced\""),
    ("/player\nd4\n", "d2d4"),
];

/// Lets the arbiter come and enter a step, and kills the program as soon as it is on record.
fn step(home: &Home, is_first: bool, secret: &str, (entries, recorded): (&str, &str)) {
    let opened = [
        "--event-file",
        "event.toml",
        "--voice",
        "none",
        "--journal",
        "game.jsonl",
    ];
    let resumed = ["--resume", "game.jsonl", "--voice", "none"];
    let arguments: &[&str] = if is_first { &opened } else { &resumed };
    let mut program = home.ansage(arguments).spawn().expect("the program");
    let mut keys = program.stdin.take().expect("a pipe");
    let entries = format!("/arbiter AB\nSECRET\n{entries}").replace("SECRET", secret);
    keys.write_all(entries.as_bytes()).expect("it reads");
    let journal = home.path("game.jsonl");
    let is_there = || fs::read_to_string(&journal).is_ok_and(|it| it.contains(recorded));
    wait_until(DEADLINE, is_there);
    program.kill().expect("killed");
    program.wait().expect("an end");
}

#[test]
fn an_adjourned_game_goes_on_whenever_the_program_is_killed() {
    let home = Home::new();
    home.file("event.toml", &laid_down(EVENT));
    let secret = home.draw_secret("event.toml");
    for (index, taken) in STEPS.into_iter().enumerate() {
        step(&home, index == 0, &secret, taken);
        let journal = fs::read_to_string(home.path("game.jsonl"))
            .expect("the journal")
            .to_lowercase();
        let is_opened = journal.contains("\"step\":\"opened\"");
        assert!(is_opened || !journal.contains("g8f6"), "behind {}: {journal}", taken.1);
        if (3..15).contains(&index) {
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
    let home = Home::new();
    home.file(
        "event.toml",
        &laid_down(&EVENT.replace("[duties]\n", "[duties]\nadjourns = \"program\"\n")),
    );
    let secret = home.draw_secret("event.toml");
    for (index, taken) in STEPS.into_iter().take(8).enumerate() {
        step(&home, index == 0, &secret, taken);
    }
    let printed = home
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

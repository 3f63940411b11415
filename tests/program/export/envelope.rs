//! The envelope of an adjourned game: E.2.a to E.2.g, and who gets it.

use ansage_core::game::{By, ClockKind, Duties, Event, Mode, Opening, Outcome};
use ansage_core::language::head_words::HeadWords;
use shakmaty::Color;

use super::{SAMPLE, and_then, exported, in_an_event, journal, opening, played, stamped};
use crate::support::program::Home;

/// Takes off the last line, which is the words of the head: they are as `verify` says them.
#[track_caller]
fn without_the_head(printed: &str) -> &str {
    let (envelope, words) = printed.trim_end().rsplit_once(": ").expect("words of the head");
    assert!(HeadWords::read(words).is_some(), "{words}");
    let end = envelope.rfind('\n').expect("lines");
    &printed[..=end]
}

const ENVELOPE: [&str; 2] = ["--envelope", "--text"];

#[test]
fn e_2_all_that_stands_on_the_envelope() {
    let timed = Opening {
        clock: ClockKind::Program,
        time: Some("G/90m".parse().expect("a time control")),
        ..opening("de")
    };
    let [e4, e5, nf3] = ["e2e4", "e7e5", "g1f3"].map(|it| it.parse().expect("a move"));
    let pressed = |side, left| Event::Pressed { side, left: Some(left) };
    // Each event comes a second behind the one before.
    let records = stamped(vec![
        Event::Opened(Box::new(timed)),
        Event::Started,
        Event::Announced {
            m: e4,
            said: None,
            offer: false,
        },
        Event::Made { m: e4 },
        pressed(Color::White, 5_397_000),
        Event::Repeated { m: e5, said: None },
        Event::Done,
        pressed(Color::Black, 5_397_000),
        Event::Announced {
            m: nf3,
            said: None,
            offer: true,
        },
        Event::Made { m: nf3 },
        Event::OfferedDraw {
            side: Color::White,
            irregular: false,
        },
        pressed(Color::White, 5_393_000),
        Event::Paused,
    ]);
    let printed = exported(
        &records,
        &[
            "--envelope",
            "--text",
            "--resumes",
            "23. November, 10 Uhr, Saal 2",
            "--reports",
            "de",
        ],
    );
    let envelope = "Umschlag einer Hängepartie\n\
        Weiß: Anna\n\
        Schwarz: Bella\n\
        Stellung vor dem Abgabezug:\n\
        Weiß: Ke1 Dd1 Ta1 Th1 Lc1 Lf1 Sb1 Sf3 a2 b2 c2 d2 e4 f2 g2 h2\n\
        Schwarz: Ke8 Dd8 Ta8 Th8 Lc8 Lf8 Sb8 Sg8 a7 b7 c7 d7 e5 f7 g7 h7\n\
        Verbrauchte Zeit: Weiß 7 Sekunden, Schwarz 4 Sekunden; übrig: Weiß 1 Stunde 29\n\
        Minuten 53 Sekunden, Schwarz 1 Stunde 29 Minuten 56 Sekunden.\n\
        Abgegeben von: Bella\n\
        Abgabezug: 2, Schwarz\n\
        Remisangebot vor dem Abbruch, noch offen: Weiß\n\
        Fortsetzung, Tag, Zeit und Ort: 23. November, 10 Uhr, Saal 2\n";
    assert_eq!(without_the_head(&printed), envelope);
}

#[test]
fn e_2_what_is_missing_is_left_to_be_written_and_named() {
    let home = Home::new();
    let mut unnamed = opening("en");
    unnamed.header.black.clear();
    let journal = journal(&home, &played(unnamed, SAMPLE));
    let answer = home
        .run(&["export", &journal, "--envelope", "--text", "--reports", "en"], "")
        .expect(0);
    let printed = "Envelope of an adjourned game\n\
        White: Anna\n\
        Black: ______________________________\n\
        Position before the sealed move:\n\
        White: Kb1 Qe3 Rd1 Rh1 Bf1 Bg5 Nd2 Nf3 a2 b2 c2 f2 g2 h2\n\
        Black: Kg8 Qd8 Ra8 Re8 Bc8 Be7 Nc6 Nd6 a7 b7 c7 f7 g7 h7\n\
        Time used, White and Black: ______________________________\n\
        Sealed by: ______________________________\n\
        Sealed move: 11, Black\n\
        Resumption, day, time and place: ______________________________\n";
    assert_eq!(without_the_head(&answer.out), printed);
    let missing = "Still missing on the envelope: both names, the times used, day, time and place of the resumption \
                   (--resumes).\n";
    assert_eq!(answer.err, missing);
}

/// 6.10.a: what the program reckoned of a clock on the table is no time used.
#[test]
fn e_2_c_a_reckoning_stands_on_no_envelope() {
    let timed = |clock| Opening {
        clock,
        time: Some("G/90m".parse().expect("a time control")),
        ..opening("en")
    };
    let e4 = "e2e4".parse().expect("a move");
    let game = |clock, behind: &[Event]| {
        let begun = [
            Event::Opened(Box::new(timed(clock))),
            Event::Started,
            Event::Announced {
                m: e4,
                said: None,
                offer: false,
            },
            Event::Made { m: e4 },
            Event::Pressed {
                side: Color::White,
                left: Some(5_397_000),
            },
        ];
        stamped(begun.into_iter().chain(behind.iter().cloned()).collect())
    };
    let read = |side| Event::Synced {
        side,
        left: 5_396_000,
        ours: None,
    };
    let both = [Event::Paused, read(Color::White), read(Color::Black)];
    let blank = "Time used, White and Black: ______________________________\n";
    for (clock, behind, known) in [
        (ClockKind::Table, &[][..], None),
        (ClockKind::Table, &both[..1], None),
        (ClockKind::Table, &both[..2], None),
        (
            ClockKind::Table,
            &both,
            Some("White 4 seconds, Black 4 seconds; left: White 1 hour 29 minutes 56"),
        ),
        // While a clock runs nobody knows what was used when it was stopped.
        (ClockKind::Program, &[], None),
        (
            ClockKind::Program,
            &[Event::Paused],
            Some("White 3 seconds, Black 1 second; left: White "),
        ),
    ] {
        let printed = exported(&game(clock, behind), &ENVELOPE);
        let wanted = known.map_or(blank.to_owned(), |it| format!("Time used: {it}"));
        assert!(printed.contains(&wanted), "{clock:?} {behind:?}: {printed}");
    }
}

#[test]
fn d_2_9_f_in_an_event_who_is_charged_with_it_gets_it() {
    let home = Home::new();
    let refused = journal(&home, &played(in_an_event(None), "e2e4"));
    let arguments = ["export", refused.as_str(), "--envelope", "--text"];
    home.run(&arguments, "").refused(1, &["adjourns"]);
    let charged = Opening {
        duties: Duties {
            adjourns: By::Assistant,
            ..Duties::default()
        },
        ..in_an_event(None)
    };
    assert_eq!(charged.mode, Mode::Event);
    let printed = exported(&played(charged, "e2e4"), &ENVELOPE);
    assert!(
        printed.contains("Sealed by: Bella\nSealed move: 1, Black\n"),
        "{printed}"
    );
}

#[test]
fn a_game_that_is_over_has_no_sealed_move() {
    let home = Home::new();
    let over = and_then(
        played(opening("en"), "e2e4"),
        vec![Event::Resulted { outcome: Outcome::Draw }],
    );
    let journal = journal(&home, &over);
    home.run(&["export", &journal, "--envelope", "--text"], "")
        .refused(1, &["over"]);
}

#[test]
fn the_envelope_in_braille_has_the_pieces_in_the_cells_of_the_sheet() {
    let records = played(opening("de"), SAMPLE);
    let printed = exported(&records, &["--envelope", "--brf", "--reports", "de"]);
    let pieces = ".WEISS: .KB1 .DE3 .TD1 .TH1 .LF1 .LG5\r\n  .SD2 .SF3 A2 B2 C2 F2 G2 H2\r\n";
    assert!(printed.contains(pieces), "{printed}");
    assert!(printed.starts_with(".UMSCHLAG EINER .H>NGEPARTIE"), "{printed}");
    assert!(printed.contains("\r\n.ABGEGEBEN VON: .BELLA\r\n"), "{printed}");
}

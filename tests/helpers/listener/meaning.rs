//! What follows from what was heard: illegal moves, the silence of an event about the Laws, commands.

use serde_json::Value;

use super::stage::{listen, model, moves};
use super::{MIDDLE_GAME, OPEN_GAME, PROMOTION, START};
use crate::support::program::{Home, text};
use crate::support::recording::{Recording, is_everything_there};
use crate::support::seed;

const PINNED: &str = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";

/// What was clearly said and is not legal is heard as it was said, however likely the legal moves are made.
#[test]
fn no_illegal_announcement_becomes_a_legal_move() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let in_check = "4k3/8/8/8/8/8/P3r3/4K3 w - - 0 1";
    let illegal = [
        (START, "Läufer Bella fünf", None),
        (START, "Dame Hektor fünf", None),
        (START, "Springer Eva fünf", None),
        (START, "Eva zwei Eva fünf", Some("e2e5")),
        (START, "Turm Hektor fünf", None),
        (OPEN_GAME, "Dame Zäsar fünf", None),
        (PINNED, "Springer David vier", Some("e2d4")),
        (in_check, "Anna drei", Some("a2a3")),
    ];
    for (fen, words, the_move) in seed::drawn(&illegal, 2) {
        let wav = Recording::spoken(words).laid_in(&home, "illegal.wav");
        for mode in [None, Some("--event")] {
            let options: Vec<&str> = ["--fen", fen].into_iter().chain(mode).collect();
            let passages = listen(&home, &options, &wav);
            let [passage] = passages.as_slice() else {
                panic!("{words}: {passages:?}")
            };
            match the_move {
                Some(the_move) => {
                    let legal = mode.is_none().then_some(Value::Bool(false));
                    assert_eq!(passage["move"], the_move, "{words}: {passage}");
                    assert_eq!(passage.get("legal"), legal.as_ref(), "{words}: {passage}");
                }
                None => assert_eq!(passage["why"], "impossible", "{words}: {passage}"),
            }
        }
    }
    // What sounds like a legal move may have been it: that is asked about, and not taken.
    let wav = Recording::spoken("Dame David vier").laid_in(&home, "illegal.wav");
    let passages = listen(&home, &["--fen", OPEN_GAME], &wav);
    assert_eq!(passages[0]["decision"], "ask", "{passages:?}");
    assert_eq!(passages[0]["between"][0]["move"], "d2d4", "{passages:?}");
    let shipped = model::shipped();
    let wav = Recording::spoken("Springer David vier").laid_in(&home, "illegal.wav");
    let arguments = [
        "listen",
        "--wav",
        text(&wav),
        "--model",
        text(&shipped),
        "--fen",
        PINNED,
    ];
    let said = "Heard: springer david vier. Understood: Springer David vier.";
    let free = home.run(&arguments, "").expect(0);
    assert_eq!(free.out, format!("{said} That is illegal.\n"));
    let event: Vec<&str> = arguments.into_iter().chain(["--event"]).collect();
    assert_eq!(home.run(&event, "").expect(0).out, format!("{said}\n"));
}

/// What was heard would else say what is legal (P.3).
#[test]
fn in_an_event_the_same_sound_is_the_same_words_in_every_position() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let murmur = Recording::made_by_sox(&["synth", "3", "brownnoise", "vol", "0.3"]);
    let recordings = [
        Recording::spoken("Springer Felix drei"),
        Recording::spoken("Läufer schlägt Eva sechs"),
        Recording::spoken("kurze Rochade"),
        Recording::spoken("Das Turnier beginnt morgen um halb zehn"),
        Recording::spoken("Springer")
            .then(&murmur)
            .then(&Recording::spoken("vier")),
    ];
    for recording in seed::drawn(&recordings, 1) {
        let wav = recording.laid_in(&home, "spoken.wav");
        let heard_in = |fen: &str| -> Vec<Value> {
            let passages = listen(&home, &["--event", "--fen", fen], &wav);
            passages.into_iter().map(|mut it| it["heard"].take()).collect()
        };
        let heard = heard_in(START);
        assert!(!heard.is_empty());
        for fen in [MIDDLE_GAME, PROMOTION, PINNED] {
            assert_eq!(heard_in(fen), heard, "{fen}");
        }
    }
}

#[test]
fn a_command_is_a_command_and_one_of_weight_is_asked_about() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let heard = |words: &str, options: &[&str]| {
        let passages = listen(&home, options, &Recording::spoken(words).laid_in(&home, "command.wav"));
        assert_eq!(passages.len(), 1, "{words}: {passages:?}");
        passages[0].clone()
    };
    let commands = [("Zeit", "time"), ("Korrektur", "correct"), ("wiederholen", "repeat")];
    for options in [&[][..], &["--event"]] {
        for (words, command) in seed::drawn(&commands, 1) {
            let passage = heard(words, options);
            assert_eq!(passage["decision"], "clear", "{words}: {passage}");
            assert_eq!(passage["command"], command, "{words}: {passage}");
            assert!(passage.get("move").is_none(), "{words}: {passage}");
        }
        let passage = heard("Aufgabe", options);
        assert_eq!(passage["decision"], "ask", "{passage}");
        assert_eq!(passage["between"][0]["command"], "resign", "{passage}");
        assert_eq!(heard("nein", options)["why"], "not-asked");
    }
    let said = |words: &str| {
        let wav = Recording::spoken(words).laid_in(&home, "command.wav");
        let shipped = model::shipped();
        let arguments = ["listen", "--wav", text(&wav), "--model", text(&shipped)];
        home.run(&arguments, "").expect(0).out
    };
    assert_eq!(said("Zeit"), "Heard: zeit. Understood as a command: Zeit.\n");
    assert_eq!(said("Aufgabe"), "Heard: aufgabe. Meant: Aufgabe?\n");
    assert_eq!(said("nein"), "Heard: nein. Nothing was asked.\n");
}

/// An answer that differed would say that the move is illegal because of check (P.3).
#[test]
fn in_an_event_an_answer_says_nothing_of_check() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let wav = Recording::spoken("Springer Felix drei").laid_in(&home, "spoken.wav");
    let wav_of_pinned = Recording::spoken("Springer David vier").laid_in(&home, "pinned.wav");
    let free = listen(&home, &["--fen", START, "--event"], &wav);
    let bound = listen(&home, &["--fen", PINNED, "--event"], &wav_of_pinned);
    assert_eq!(
        (moves(&free), moves(&bound)),
        (vec!["g1f3".to_owned()], vec!["e2d4".to_owned()])
    );
    for answers in [free, bound] {
        assert!(answers[0].get("legal").is_none(), "{answers:?}");
    }
    let told = listen(&home, &["--fen", PINNED], &wav_of_pinned);
    assert_eq!(told[0]["legal"], false, "{told:?}");
}

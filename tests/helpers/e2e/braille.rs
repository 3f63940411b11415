//! A whole game at a Braille display alone: what a finger reads is compared cell by cell, and every sentence for the Ear
//! stands there until it was acknowledged.

use crate::support::braille::{Brltty, in_cells, in_literary_braille};
use crate::support::finger::Player;
use crate::support::program::{Home, text};

/// An event as the Laws have it, with the clock on the table.
const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n\
    [duties]\nannounces = \"program\"\n[allowed]\nannouncing = \"AB\"\nscript = \"AB\"\n\
    [clock]\nside = \"left\"\n[position]\nset-up = true\n[device]\nname = \"Laptop 7\"\n";

/// The sample game of Appendix C but for its last move: what is typed, what is asked about White's moves, and the line of the present after it.
const SAMPLE: [(&str, Option<&str>, &str); 20] = [
    ("e4", Some("Bauer Eva vier?"), "1.e4 Schwarz am Zug."),
    ("e5", None, "1...e5 Weiß am Zug."),
    ("Sf3", Some("Springer Felix drei?"), "2.Sf3 Schwarz am Zug."),
    ("Sf6", None, "2...Sf6 Weiß am Zug."),
    ("d4", Some("Bauer David vier?"), "3.d4 Schwarz am Zug."),
    ("exd4", None, "3...exd4 Weiß am Zug."),
    ("e5", Some("Bauer Eva fuenf?"), "4.e5 Schwarz am Zug."),
    ("Se4", None, "4...Se4 Weiß am Zug."),
    ("Dxd4", Some("Dame David vier?"), "5.Dxd4 Schwarz am Zug."),
    ("d5", None, "5...d5 Weiß am Zug."),
    ("exd6", Some("Bauer Eva David sechs?"), "6.exd6e.p. Schwarz am Zug."),
    ("Sxd6", None, "6...Sxd6 Weiß am Zug."),
    ("Lg5", Some("Laeufer Gustav fuenf?"), "7.Lg5 Schwarz am Zug."),
    ("Sc6", None, "7...Sc6 Weiß am Zug."),
    ("De3", Some("Dame Eva drei?"), "8.De3+ Schwarz am Zug."),
    ("Le7", None, "8...Le7 Weiß am Zug."),
    ("Sbd2", Some("Springer Bella David zwei?"), "9.Sbd2 Schwarz am Zug."),
    ("0-0", None, "9...0-0 Weiß am Zug."),
    ("0-0-0", Some("Lange Rochade?"), "10.0-0-0 Schwarz am Zug."),
    ("Te8", None, "10...Te8 Weiß am Zug."),
];

/// The same moves in the cells of the German table of six dots.
const CELLS: [&str; 20] = [
    "⠑⠲",
    "⠑⠢",
    "⠨⠎⠋⠒",
    "⠨⠎⠋⠖",
    "⠙⠲",
    "⠑⠭⠙⠲",
    "⠑⠢",
    "⠨⠎⠑⠲",
    "⠨⠙⠭⠙⠲",
    "⠙⠢",
    "⠑⠭⠙⠖⠑⠏",
    "⠨⠎⠭⠙⠖",
    "⠨⠇⠛⠢",
    "⠨⠎⠉⠖",
    "⠨⠙⠑⠒⠬",
    "⠨⠇⠑⠶",
    "⠨⠎⠃⠙⠆",
    "⠴⠤⠴",
    "⠴⠤⠴⠤⠴",
    "⠨⠞⠑⠦",
];
const NUMBERS: [&str; 10] = ["⠂", "⠆", "⠒", "⠲", "⠢", "⠖", "⠶", "⠦", "⠔", "⠂⠴"];

#[test]
fn a_whole_game_is_played_with_the_display_alone() {
    let Some(mut player) = Player::begin(40, &[]) else {
        return;
    };
    for (typed, question, then) in SAMPLE {
        player.plays(typed, question, then);
        if typed == "Sc6" {
            // The screen reader crashes in the middle of it.
            player.brltty.kill();
            player.brltty.start_again();
            player.acknowledges("Die Braillezeile ist ausgefallen. Die Partie geht weiter.");
            player.acknowledges("Die Braillezeile ist da.");
            player.reads("7...Sc6 Weiß am Zug.");
        }
    }
    // What is said in the room beside a move stands there too.
    player.enters("Kb1 (=)");
    player.acknowledges("Koenig Bella eins?");
    player.acknowledges("Ich biete Remis");
    player.reads("11.Kb1(=) Schwarz am Zug.");
    player.enters("?");
    player.acknowledges("Weiß 11 Züge, Schwarz 10 Züge.");
    player.reads("11.Kb1(=) Schwarz am Zug.");
    // What is not understood stands there, with the sign for it, until it was read.
    player.enters("Sz9");
    let refused = player.brltty.wait_for(|it| it.ends_with("⠿⠿"));
    assert!(refused.starts_with("Sz9 nicht verstanden."), "{refused}");
    let sentence = player.printed("ear").pop().expect("it was told");
    player.acknowledges(&sentence);
    player.reads("11.Kb1(=) Schwarz am Zug.");

    // Nothing was told that did not stand there until it was acknowledged.
    let told = player.printed("ear");
    let of_the_ear = |it: &&String| it.as_str() != "Ich biete Remis";
    let acknowledged: Vec<_> = player.acknowledged.iter().filter(of_the_ear).collect();
    assert_eq!(told.iter().collect::<Vec<_>>(), acknowledged);
    let journal = player.leaves();
    assert_eq!(journal.matches("\"announced\"").count(), 11, "{journal}");
    assert_eq!(journal.matches("\"repeated\"").count(), 10, "{journal}");
}

#[test]
fn a_game_is_played_in_the_cells_of_six_dots() {
    let words = |text: &str| in_literary_braille(text, "de-g0.utb");
    let first = words("Weiß am Zug.");
    let Some(player) = Player::begin_with(40, &["--braille-table", "de-chess-short6"], &first) else {
        return;
    };
    for (index, (cells, (_, question, _))) in CELLS.into_iter().zip(SAMPLE).enumerate() {
        player.brltty.types_dots(cells);
        player.brltty.enter();
        if let Some(question) = question {
            player.reads(&words(question));
            player.brltty.enter();
        }
        let number = NUMBERS[index / 2];
        player.reads_confirmed(&match index % 2 {
            0 => format!("{number} {cells} {}", words("Schwarz am Zug.")),
            _ => format!("{number} ⠤ {cells} {first}"),
        });
    }
    player.brltty.press("LnUp");
    player.reads("⠂⠴ ⠴⠤⠴⠤⠴ ⠨⠞⠑⠦");
    player.brltty.press("route 10");
    player.reads(&words("10... Turm Eva acht"));
    player.brltty.press("Home");
    player.reads(&format!("⠂⠴ ⠤ ⠨⠞⠑⠦ {first}"));
}

/// Begins a game of an event at a display of 20 cells; an arbiter is at the keys and has started the clock.
fn with_an_arbiter_at_the_keys() -> Option<Player> {
    let home = Home::new();
    home.file("event.toml", EVENT);
    let secret = home.draw_secret("event.toml");
    let mut player = Player::begin_at(home, 20, &["--event-file", "event.toml"], "Turniermodus. Regeln")?;
    for (line, answer) in [
        ("/arbiter AB", "Geheimwort"),
        (secret.as_str(), "Schiedsrichter AB"),
        ("/start", "Die Uhr von Weiß"),
    ] {
        player.is_entered(line, "ear", answer);
    }
    Some(player)
}

#[test]
fn in_an_event_each_step_is_felt_and_taken_with_a_key_of_the_display() {
    let Some(mut player) = with_an_arbiter_at_the_keys() else {
        return;
    };
    player.is_entered("/player", "ear", "Der Spieler hat");
    // The driver counts function keys from 0: F4 is its 3.
    // Whatever waits to be read, what is entered does not wait behind it. A slip in the middle is put right there.
    player.brltty.types("d4");
    player.brltty.press_and_feel("KEY_CURSOR_LEFT");
    player.brltty.press("KEY_BACKSPACE");
    player.brltty.wait_for(|it| it.starts_with("4 "));
    player.brltty.types("e");
    player.brltty.wait_for(|it| it.starts_with("e4 "));
    player.brltty.enter();
    player.reads("Bauer Eva vier?   ⠤⠤");
    player.brltty.enter();
    for waiting in ["Turniermodus.", "Schiedsrichter AB", "Die Uhr von", "Der Spieler hat"] {
        player.brltty.wait_for(|it| it.starts_with(waiting));
        player.brltty.press("route 1");
    }
    player.reads("e4 angesagt");
    player.brltty.press("KEY_FUNCTION 3");
    player.reads("e4 gezogen        ⠒⠒");
    player.brltty.press("KEY_FUNCTION 4");
    player.brltty.wait_for(|it| it.starts_with("e4 Schwarz am"));
    player.is_entered("e5", "room", "Bauer Eva fuenf");
    player.brltty.wait_for(|it| it.starts_with("e5 wiederholt"));
    player.brltty.press("KEY_FUNCTION 6");
    player.reads("e5 Weiß am Zug.   ⠒⠒");
    let journal = player.leaves();
    for step in ["announced", "made", "pressed", "repeated", "done"] {
        assert!(
            journal.contains(&format!("\"did\":\"{step}\"")),
            "{step} is missing: {journal}"
        );
    }
}

/// E.1.a: who has nothing but a display seals the next move there; whoever touches it meanwhile feels how much was typed, and
/// never what.
#[test]
fn a_move_is_sealed_at_the_display() {
    const MOVE: &str = "Sg1f3";
    let Some(mut player) = with_an_arbiter_at_the_keys() else {
        return;
    };
    player.arbiter_enters("/adjourn");
    player.is_entered("", "ear", "Der Abgabezug, ungesehen");
    player.is_entered("/player", "ear", "Der Spieler hat");
    for waiting in [
        "Turniermodus.",
        "Schiedsrichter AB",
        "Die Uhr von",
        "Der nächste Zug",
        "Der Spieler hat",
    ] {
        player.finds(waiting);
        player.brltty.press("route 1");
    }
    player.reads("Weiß am Zug.");
    let felt = player.brltty.watch();
    player.enters("/seal");
    for question in ["Der Abgabezug,", "Noch einmal"] {
        player.finds(question);
        for count in 1..=MOVE.len() {
            player.brltty.types(&MOVE[count - 1..count]);
            player.brltty.wait_for(|it| it.starts_with(&"⠿".repeat(count)));
        }
        player.brltty.enter();
    }
    player.finds("Versiegelt.");
    let felt: Vec<String> = felt.try_iter().collect();
    assert!(felt.len() > 2 * MOVE.len(), "each key is felt: {felt:?}");
    for told in [MOVE, "g1", "f3", "Gustav", "Felix"] {
        let told = in_cells(told, told.len());
        assert!(!felt.iter().any(|it| it.contains(&told)), "{told} is felt: {felt:?}");
    }
    let journal = player.leaves();
    assert!(journal.contains("\"step\":\"sealed\""), "{journal}");
    let journal = journal.to_lowercase();
    assert!(!journal.contains("g1f3") && !journal.contains("sf3"), "{journal}");
}

#[test]
fn the_sheet_is_walked_and_a_move_on_it_is_opened_by_its_routing_key() {
    let Some(mut player) = Player::begin(40, &[]) else {
        return;
    };
    for (typed, question, then) in &SAMPLE[..4] {
        player.plays(typed, *question, then);
    }
    player.brltty.press("LnUp");
    player.reads("2.Sf3 Sf6");
    player.brltty.press("LnUp");
    player.reads("1.e4 e5");
    player.brltty.press("LnDn");
    player.reads("2.Sf3 Sf6");
    player.brltty.press("route 7");
    player.reads("2... Springer Felix sechs");
    // Enter leads back and confirms nothing.
    player.brltty.enter();
    player.reads("2...Sf6 Weiß am Zug.");
    player.brltty.press("route 1");
    player.reads("2... Springer Felix sechs");
    player.brltty.press("Home");
    player.reads("2...Sf6 Weiß am Zug.");
    // What was told is read again, back and forth.
    player.brltty.press("FwinLt");
    player.reads("2... Springer Felix sechs");
    player.brltty.press("FwinRt");
    player.reads("2...Sf6 Weiß am Zug.");
    assert_eq!(player.printed("sheet").len(), 2, "each opening of a move is told");
    player.leaves();
}

#[test]
fn the_own_time_and_what_stands_on_the_board_are_read_when_they_are_asked_for() {
    let (timed, first) = (
        ["--clock", "program", "--time", "G/30m"],
        "Enter startet die Uhr von Weiß.",
    );
    let Some(mut player) = Player::begin_with(40, &timed, first) else {
        return;
    };
    player.acknowledges(first);
    player.reads("Weiß am Zug.");
    let is_own_time = |it: &str| ["0:30:00", "0:2"].iter().any(|time| it.starts_with(time));
    player.brltty.press("TIME");
    let present = player.brltty.wait_for(is_own_time);
    player.reads(&present);
    assert!(present.ends_with(" Weiß am Zug."), "{present}");
    player.brltty.press("HOME");
    player.reads("Weiß am Zug.");
    for (typed, sentence) in [
        ("/rank 1", "⠂⠀⠗⠎⠇⠟⠅⠇⠎⠗ Reihe 1: Weiß Ke1 Dd1 Ta1 Th1 Lc1 Lf1 Sb1 Sg1."),
        ("/file e", "⠑⠀⠅⠏⠤⠀⠤⠀⠯⠥ Linie e: Weiß Ke1 e2, Schwarz Ke8 e7."),
        ("/square g1", "⠛⠂⠀⠎ Gustav eins: Weiß, Springer."),
        ("/pieces white knights", "Weiß Sb1 Sg1."),
        ("/captured", "Geschlagen: keine."),
    ] {
        player.enters(typed);
        player.acknowledges(sentence);
        player.reads("Weiß am Zug.");
    }
    player.enters("/my-time");
    let present = player.brltty.wait_for(is_own_time);
    player.reads(&present);
}

#[test]
fn a_display_of_three_lines_shows_the_sheet_below_the_present() {
    let Some(brltty) = Brltty::start_with(24, 3) else {
        return;
    };
    let player = Player::begin_on(brltty, Home::new(), &["--letters", "de"], "Weiß am Zug.");
    for (typed, question, shown) in [
        ("e4", Some("Bauer Eva vier?"), "1.e4 Schwarz am Zug.  ⠒⠒\n1.e4"),
        ("e5", None, "1...e5 Weiß am Zug.   ⠒⠒\n1.e4 e5"),
        (
            "Sf3",
            Some("Springer Felix drei?"),
            "2.Sf3 Schwarz am Zug. ⠒⠒\n2.Sf3\n1.e4 e5",
        ),
        ("Sf6", None, "2...Sf6 Weiß am Zug.  ⠒⠒\n2.Sf3 Sf6\n1.e4 e5"),
        (
            "d4",
            Some("Bauer David vier?"),
            "3.d4 Schwarz am Zug.  ⠒⠒\n3.d4\n2.Sf3 Sf6",
        ),
    ] {
        // What stands below changes by itself, so that a change alone does not tell that a key came.
        for (index, character) in typed.char_indices() {
            player.brltty.press(&format!("PassChar {}", u32::from(character)));
            player.brltty.wait_for(|it| it.starts_with(&typed[..=index]));
        }
        player.brltty.enter();
        if let Some(question) = question {
            player.brltty.wait_for(|it| it.starts_with(question));
            player.brltty.enter();
        }
        player.reads(shown);
    }
    // The routing keys of the third line are counted on from those above it.
    player.brltty.press("route 56");
    player.reads("2... Springer Felix\nsechs");
}

#[test]
fn where_no_screen_reader_runs_one_sentence_says_so_and_the_game_goes_on() {
    let home = Home::new();
    let usual = ["--voice", "none", "--reports", "en", "--journal"];
    let asked = home
        .run(
            &[&usual[..], &["a.jsonl", "--braille-display=127.0.0.1:61"]].concat(),
            "e4\ne5\n",
        )
        .expect(0);
    let not_asked = home.run(&[&usual[..], &["b.jsonl"]].concat(), "e4\ne5\n").expect(0);
    assert_eq!(asked.lines("room"), not_asked.lines("room"));
    // A pipe may have ended before anybody has looked for a display.
    let said: Vec<_> = asked.out.lines().filter(|it| !not_asked.out.contains(it)).collect();
    let sentences = ["ear: No Braille display: BRLTTY is not running."];
    assert!(said.is_empty() || said == sentences, "{said:?}");
}

/// Whoever reads contracted Braille reads sentences so, on the display and on paper; moves stay in the cells of their table.
#[test]
fn words_are_contracted_where_that_is_asked_for() {
    const CONTRACTED: [&str; 4] = ["--braille-words", "de-g2", "--braille-table", "de-chess-short6"];
    let words = |text: &str| in_literary_braille(text, "de-g2.ctb");
    let first = words("Weiß am Zug.");
    assert_ne!(first, in_literary_braille("Weiß am Zug.", "de-g0.utb"), "it is shorter");
    let Some(mut player) = Player::begin_with(40, &CONTRACTED, &first) else {
        return;
    };
    player.brltty.types_dots("⠑⠲");
    player.brltty.enter();
    player.reads(&words("Bauer Eva vier?"));
    player.brltty.enter();
    player.reads_confirmed(&format!("⠂ ⠑⠲ {}", words("Schwarz am Zug.")));
    let home = player.home.path("game.jsonl");
    let journal = home.to_str().expect("a path").to_owned();
    let export = [
        "export",
        &journal,
        "--unicode-braille",
        "--braille-words",
        "de-g2",
        "--reports",
        "de",
    ];
    let sheet = player.home.run(&export, "").expect(0).out;
    let title = words("Partieformular");
    assert!(sheet.contains(title.as_str()), "{title} is not in {sheet}");
    player.leaves();
}

/// Where moves stand as text, in the table a person has chosen for eight dots, the words beside them are contracted as well.
#[test]
fn words_beside_moves_in_text_are_contracted_where_that_is_asked_for() {
    let words = |text: &str| in_literary_braille(text, "de-g2.ctb");
    let first = words("Weiß am Zug.");
    let Some(mut player) = Player::begin_with(40, &["--braille-words", "de-g2"], &first) else {
        return;
    };
    for (typed, question, shown) in [("Sf3", Some("Springer Felix drei?"), "1.Sf3 "), ("e5", None, "1...e5 ")] {
        player.brltty.types(typed);
        // What is typed stands as it is typed.
        player.brltty.wait_for(|it| it == typed);
        player.brltty.enter();
        if let Some(question) = question {
            player.reads(&words(question));
            player.brltty.enter();
        }
        let turn = if question.is_some() {
            "Schwarz am Zug."
        } else {
            "Weiß am Zug."
        };
        player.reads_confirmed(&format!("{shown}{}", words(turn)));
    }
    player.brltty.press("LnUp");
    player.reads("1.Sf3 e5");
    player.brltty.press("route 6");
    player.reads(&words("1... Bauer Eva fuenf"));
    player.brltty.press("Home");
    player.reads(&format!("1...e5 {first}"));
    player.leaves();
}

#[test]
fn the_own_time_beside_contracted_words_stays_in_the_table_of_the_display() {
    let timed = ["--clock", "program", "--time", "G/30m", "--braille-words", "de-g2"];
    let words = |text: &str| in_literary_braille(text, "de-g2.ctb");
    let Some(player) = Player::begin_with(40, &timed, &words("Enter startet die Uhr von Weiß.")) else {
        return;
    };
    player.brltty.enter();
    player.reads(&words("Weiß am Zug."));
    player.brltty.press("TIME");
    let behind = format!(" {}", words("Weiß am Zug."));
    let shown = player
        .brltty
        .wait_for(|it| it.starts_with("0:") && it.ends_with(&behind));
    player.reads(&shown);
}

/// A table that liblouis cannot read costs the words their cells, and nothing else: it is told once.
#[test]
fn a_table_for_words_that_fails_is_told_once_and_the_words_stay() {
    let home = Home::new();
    let broken = home.file("broken.ctb", "nonsense\n");
    let arguments = ["--letters", "de", "--braille-words", text(&broken)];
    let told = format!(
        "Die Tabelle {} von liblouis übersetzt hier nicht; Wörter stehen in der Tabelle der Braillezeile. \
         Mehr sagt ansage doctor.",
        broken.display()
    );
    let Some(brltty) = Brltty::start(80) else { return };
    let first = told.split_inclusive(' ').fold(String::new(), |piece, word| {
        let longer = format!("{piece}{word}");
        if longer.trim_end().chars().count() > 80 {
            piece
        } else {
            longer
        }
    });
    let mut player = Player::begin_on(brltty, home, &arguments, first.trim_end());
    player.acknowledges(&told);
    player.reads("Weiß am Zug.");
    player.enters("e4");
    player.acknowledges("Bauer Eva vier?");
    player.finds("1.e4 Schwarz am Zug.");
    assert_eq!(player.printed("ear").iter().filter(|it| **it == told).count(), 1);
    let examined = ["doctor", "--reports", "de", "--braille-words", text(&broken)];
    let examined = player.home.run(&examined, "").expect(0).out;
    assert!(examined.contains("Die für Wörter gewählte Tabelle"), "{examined}");
    player.leaves();
}

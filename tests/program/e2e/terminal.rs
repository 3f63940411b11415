//! The plain face in a real terminal: what a blind person types is all that is read back, line by line.

use std::fs;

use super::GERMAN;
use crate::support::program::Home;
use crate::support::screen::Screen;
use crate::support::signal::signal;

const FIRST_LINE: &str = "Ansage, einfache Anzeige. Meldungen Deutsch, Ansagen Deutsch nach Anhang D, Stimme keine. \
    Zug tippen, etwa e4; Enter bestätigt, /? nennt die Befehle.";
/// A person who reads every line of the screen.
struct Reader {
    screen: Screen,
    read: Vec<String>,
}

impl Reader {
    fn begin(arguments: &[&str]) -> Option<Self> {
        let screen = Screen::open(Home::new(), &[&GERMAN[..], arguments].concat(), &[])?;
        let mut reader = Self {
            screen,
            read: vec![String::new()],
        };
        let clock = arguments
            .contains(&"--time")
            .then_some("Enter startet die Uhr von Weiß.");
        let lines = [Some(FIRST_LINE), clock, Some("1 Weiß: ")];
        reader.reads(&lines.into_iter().flatten().collect::<Vec<_>>());
        Some(reader)
    }

    /// Types characters and no Enter.
    #[track_caller]
    fn types(&mut self, text: &str, then: &str) {
        self.screen.types(text);
        self.reads(&[then]);
    }

    /// Presses keys and enters nothing else.
    #[track_caller]
    fn presses(&mut self, keys: &[&str], then: &[&str]) {
        self.screen.press(keys);
        self.reads(then);
    }

    /// Types a line, Enter included.
    #[track_caller]
    fn enters(&mut self, line: &str, then: &[&str]) {
        self.screen.enters(line);
        self.reads(then);
    }

    /// Reads what has come in place of the last line and below: these lines exactly. The cursor stands behind the last.
    #[track_caller]
    fn reads(&mut self, lines: &[&str]) {
        self.read.pop();
        self.read.extend(lines.iter().map(|it| (*it).to_owned()));
        let column = lines.last().map_or(0, |it| it.chars().count());
        self.reads_with_cursor_at(column);
    }

    /// Presses the last keys, and reads what the program leaves behind.
    #[track_caller]
    fn leaves(&mut self, keys: &[&str], then: &[&str]) {
        self.screen.press(keys);
        self.read.pop();
        self.read.extend(then.iter().map(|it| (*it).to_owned()));
        let expected: Vec<_> = self.read.iter().map(|it| it.trim_end()).collect();
        self.screen.wait(|lines| lines == expected);
    }

    /// Reads the last line anew; the cursor stands at this column.
    #[track_caller]
    fn replaces(&mut self, line: &str, column: usize) {
        self.read.pop();
        self.read.push(line.to_owned());
        self.reads_with_cursor_at(column);
    }

    #[track_caller]
    fn reads_with_cursor_at(&self, column: usize) {
        let expected: Vec<_> = self.read.iter().map(|it| it.trim_end()).collect();
        let row = expected.len() - 1;
        self.screen
            .wait(|lines| masked(lines) == expected && self.screen.cursor() == (column, row));
    }
}

/// Puts `…` in place of how long it took: that differs from one run to the next.
fn masked(lines: &[String]) -> Vec<String> {
    let without_times = |line: &String| {
        let words: Vec<&str> = line.split(' ').collect();
        let is_unit = |word: &str| word.starts_with("Sekunde") || word.starts_with("Minute");
        let mut masked: Vec<&str> = Vec::new();
        for (index, word) in words.iter().enumerate() {
            let is_time = is_unit(word) || words.get(index + 1).is_some_and(|next| is_unit(next));
            match (is_time, masked.last()) {
                (false, _) => masked.push(word),
                (true, Some(&"…")) => {}
                (true, _) => masked.push("…"),
            }
        }
        masked.join(" ")
    };
    lines.iter().map(without_times).collect()
}

/// Expects text, line ends, steps back and "clear to the end of the line", and nothing else that steers a terminal.
#[track_caller]
fn only_edits_lines(raw: &str) {
    // The terminal marks what is pasted only while the program runs.
    let rest = ["\x1b[K", "\x1b[?2004h", "\x1b[?2004l"]
        .iter()
        .fold(raw.to_owned(), |rest, it| rest.replace(it, ""));
    let steering: Vec<_> = rest
        .match_indices(|c: char| c.is_control() && !"\r\n\x08".contains(c))
        .collect();
    assert!(steering.is_empty(), "{steering:?} in {raw:?}");
}

#[test]
fn a_whole_game_is_typed_and_read_line_by_line() {
    let Some(mut at) = Reader::begin(&[]) else { return };
    at.types("eva zwei eva vier", "1 Weiß: eva zwei eva vier");
    // A Braille screen reader's Enter.
    at.presses(&["C-j"], &["1 Weiß: eva zwei eva vier", "Bauer Eva vier?", "1 Weiß: "]);
    at.presses(&["Enter"], &["1 Weiß: ", "Saal: Bauer Eva vier", "1 Schwarz: "]);
    at.enters("bau e5", &["1 Schwarz: bau e5", "Saal: Bauer Eva fuenf", "2 Weiß: "]);
    // Misheard: the opponent said another move.
    at.enters(
        "/k bauer david fünf",
        &[
            "2 Weiß: /k bauer david fünf",
            "Saal: Korrektur. Bauer David fuenf",
            "2 Weiß: ",
        ],
    );
    at.enters(
        "/korrektur e5",
        &["2 Weiß: /korrektur e5", "Saal: Korrektur. Bauer Eva fuenf", "2 Weiß: "],
    );
    // Done on the own board.
    at.presses(&["Enter"], &["2 Weiß: ", "2 Weiß: "]);
    at.enters("?", &["2 Weiß: ?", "Weiß 1 Zug, Schwarz 1 Zug.", "2 Weiß: "]);

    // A slip of the finger, put right in the line.
    at.types("dame häktor füng", "2 Weiß: dame häktor füng");
    at.presses(&["BSpace"], &["2 Weiß: dame häktor fün"]);
    at.types("f", "2 Weiß: dame häktor fünf");
    at.screen
        .press(&["Left", "Left", "Left", "Left", "Left", "Left", "Left", "Left", "Left"]);
    at.reads_with_cursor_at("2 Weiß: dame hä".chars().count());
    at.screen.press(&["BSpace"]);
    at.screen.types("e");
    at.replaces("2 Weiß: dame hektor fünf", "2 Weiß: dame he".chars().count());
    at.presses(
        &["Enter"],
        &["2 Weiß: dame hektor fünf", "Dame Hector fuenf?", "2 Weiß: "],
    );
    at.presses(&["Enter"], &["2 Weiß: ", "Saal: Dame Hector fuenf", "2 Schwarz: "]);
    at.enters("sc6", &["2 Schwarz: sc6", "Saal: Springer Cesar sechs", "3 Weiß: "]);

    at.enters(
        "lauter unsinn",
        &[
            "3 Weiß: lauter unsinn",
            "lauter unsinn nicht verstanden. Bitte einen Zug wie e4, Springer Felix drei oder e2e4.",
            "3 Weiß: ",
        ],
    );
    at.enters(
        "turm anna drei",
        &[
            "3 Weiß: turm anna drei",
            "Turm Anna drei: So kann hier keine Figur ziehen.",
            "3 Weiß: ",
        ],
    );
    at.enters(
        "läu zäsar vier",
        &["3 Weiß: läu zäsar vier", "Laeufer Cesar vier?", "3 Weiß: "],
    );
    at.presses(&["Enter"], &["3 Weiß: ", "Saal: Laeufer Cesar vier", "3 Schwarz: "]);
    at.enters("d7 d6", &["3 Schwarz: d7 d6", "Saal: Bauer David sechs", "4 Weiß: "]);
    at.enters(
        "Springer C3",
        &["4 Weiß: Springer C3", "Springer Cesar drei?", "4 Weiß: "],
    );
    at.presses(&["Enter"], &["4 Weiß: ", "Saal: Springer Cesar drei", "4 Schwarz: "]);
    at.enters(
        "anna sechs",
        &["4 Schwarz: anna sechs", "Saal: Bauer Anna sechs", "5 Weiß: "],
    );

    // Asked from which square, answered, and then thought better of.
    at.enters(
        "springer eva zwei",
        &[
            "5 Weiß: springer eva zwei",
            "Welcher Springer: Gustav eins oder Cesar drei?",
            "5 Weiß: ",
        ],
    );
    // One letter answers; who types the word to its end has answered once.
    at.enters(
        "gustav",
        &[
            "5 Weiß: g",
            "Springer Gustav Eva zwei?",
            "5 Weiß: ustav",
            "Springer Gustav Eva zwei?",
            "5 Weiß: ",
        ],
    );
    at.enters("/abbrechen", &["5 Weiß: /abbrechen", "Verworfen.", "5 Weiß: "]);
    at.presses(&["F3"], &["Saal: Bauer Anna sechs", "5 Weiß: "]);
    at.presses(&["F9"], &["1.e4 e5", "2.Dh5 Sc6", "3.Lc4 d6", "4.Sc3 a6", "5 Weiß: "]);
    at.presses(&["Up"], &["5 Weiß: /abbrechen"]);
    at.presses(&["Up", "Up"], &["5 Weiß: anna sechs"]);
    at.presses(&["Down"], &["5 Weiß: springer eva zwei"]);
    at.presses(&["C-u"], &["5 Weiß: "]);
    at.enters(
        "dame schlägt felix sieben",
        &["5 Weiß: dame schlägt felix sieben", "Dame Felix sieben?", "5 Weiß: "],
    );
    at.presses(
        &["Enter"],
        &[
            "5 Weiß: ",
            "Saal: Dame Felix sieben",
            "Matt. Ergebnis: Weiß gewinnt, 1-0? j trägt es ein.",
            "5 Schwarz (/ergebnis?): ",
        ],
    );
    at.presses(
        &["j"],
        &[
            "5 Schwarz (/ergebnis?): j",
            "Ergebnis: Weiß gewinnt, 1-0.",
            "5 Schwarz: ",
        ],
    );
    at.screen.press(&["C-d"]);
    let (code, raw) = at.screen.ended();
    assert_eq!(code, 0);
    only_edits_lines(&raw);
    let pgn = at
        .screen
        .home()
        .run(&["export", "game.jsonl", "--pgn"], "")
        .expect(0)
        .out;
    assert!(
        pgn.ends_with("1. e4 e5 2. Qh5 Nc6 3. Bc4 d6 4. Nc3 a6 5. Qxf7# 1-0\n\n"),
        "{pgn}"
    );
}

#[test]
fn the_function_keys_take_the_turn_to_its_end() {
    let Some(mut at) = Reader::begin(&["--time", "G/50m, +10s"]) else {
        return;
    };
    at.presses(&["F5"], &["Die Uhr von Weiß läuft.", "1 Weiß: "]);
    at.enters("bauer d4", &["1 Weiß: bauer d4", "Bauer David vier?", "1 Weiß: "]);
    at.presses(&["Enter"], &["1 Weiß: ", "Saal: Bauer David vier", "1 Schwarz: "]);
    at.presses(&["F5"], &["Der Zug ist noch nicht ausgeführt.", "1 Schwarz: "]);
    at.presses(
        &["F6"],
        &[
            "Statt Bauer David vier: welcher Zug ist richtig?",
            "1 Weiß (statt d4?): ",
        ],
    );
    at.enters(
        "e4",
        &[
            "1 Weiß (statt d4?): e4",
            "Bauer Eva vier statt Bauer David vier?",
            "1 Weiß (statt d4?): ",
        ],
    );
    at.presses(
        &["Enter"],
        &["1 Weiß (statt d4?): ", "Saal: Korrektur. Bauer Eva vier", "1 Schwarz: "],
    );
    at.screen.press(&["F4"]);
    at.presses(&["F5"], &["Uhr gedrückt.", "1 Schwarz: "]);
    at.presses(
        &["F6"],
        &[
            "Die Uhr läuft: zu spät für eine Korrektur. Bitte mit dem Gegner einigen. Artikel D.2.8.",
            "1 Schwarz: ",
        ],
    );
    at.enters("e5", &["1 Schwarz: e5", "Saal: Bauer Eva fuenf", "2 Weiß: "]);
    at.screen.press(&["F7"]);
    at.presses(
        &["F2"],
        &[
            "Weiß 1 Zug, … verbraucht. Schwarz 1 Zug, … verbraucht.",
            "Weiß hat noch … Schwarz noch …",
            "2 Weiß: ",
        ],
    );
    at.presses(&["F10"], &["Es ist kein Zug angesagt.", "2 Weiß: "]);
    at.presses(
        &["F8"],
        &[
            "Remis bietet man nach dem Zug und vor dem Drücken der Uhr an. Enter bietet es trotzdem an.",
            "2 Weiß (/remis?): ",
        ],
    );
    at.presses(&["F9"], &["1.e4 e5", "2 Weiß (/remis?): "]);
    // Six commands first, then all of them.
    at.screen.press(&["F1"]);
    at.screen.wait_for("/hilfe alles sagt alles.");
    at.screen.enters("/hilfe alles");
    at.screen.wait_for("/brailletasten, /pk, /perkins, F12: ");
    at.screen.wait_for("/?, /hilfe, /befehle, /h, /help, F1: ");
    let keys = ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10"];
    for key in keys {
        let times = 1 + usize::from(["F2", "F3", "F6", "F9"].contains(&key));
        assert_eq!(at.screen.count(&format!(", {key}: ")), times, "{key} is in the lists");
    }
}

/// Returns the program as a shell takes it: its folder may have blanks in its name.
fn program_in_a_shell() -> String {
    let program = env!("CARGO_BIN_EXE_ansage");
    let is_plain = |it: char| it.is_ascii_alphanumeric() || "/._-".contains(it);
    if program.chars().all(is_plain) {
        program.to_owned()
    } else {
        format!("'{program}'")
    }
}

#[test]
fn who_leaves_is_told_how_to_go_on_and_goes_on_there() {
    let Some(mut at) = Reader::begin(&[]) else { return };
    at.enters("e4", &["1 Weiß: e4", "Bauer Eva vier?", "1 Weiß: "]);
    at.presses(&["Enter"], &["1 Weiß: ", "Saal: Bauer Eva vier", "1 Schwarz: "]);
    at.types("e7", "1 Schwarz: e7");
    // What is typed is thrown away first.
    at.presses(&["C-c"], &["1 Schwarz: "]);
    let journal = at.screen.home().path("game.jsonl");
    let saved = format!("Die Partie ist gespeichert: {}", journal.display());
    let program = program_in_a_shell();
    let how = format!(
        "Weiter mit: {program} --resume {} --reports de --voice none --listen off",
        journal.display()
    );
    at.leaves(&["C-d"], &["1 Schwarz: ", &saved, &how]);
    let (code, raw) = at.screen.ended();
    assert_eq!(code, 0);
    only_edits_lines(&raw);
    let (before, after) = at.screen.settings();
    assert_eq!(before, after, "the terminal is as it was");

    let going_on = how
        .split_once(&format!("{program} "))
        .map(|(_, rest)| rest)
        .expect("a command");
    let arguments: Vec<&str> = going_on.split(' ').collect();
    at.screen.open_again(&arguments);
    at.read = vec![String::new()];
    at.reads(&[
        FIRST_LINE,
        "Die Partie geht weiter: Zug 1, Schwarz am Zug.",
        "Zuletzt Weiß: Bauer Eva vier.",
        "1 Schwarz: ",
    ]);
    at.enters("c5", &["1 Schwarz: c5", "Saal: Bauer Cesar fuenf", "2 Weiß: "]);
}

#[test]
fn who_leaves_a_game_whose_journal_was_removed_is_told_of_both_files() {
    let Some(mut at) = Reader::begin(&[]) else { return };
    at.enters("e4", &["1 Weiß: e4", "Bauer Eva vier?", "1 Weiß: "]);
    at.presses(&["Enter"], &["1 Weiß: ", "Saal: Bauer Eva vier", "1 Schwarz: "]);
    let journal = at.screen.home().path("game.jsonl");
    std::fs::remove_file(&journal).expect("removed");
    at.reads(&[
        "Das Protokoll wurde gelöscht; die Partie steht jetzt in game-2.jsonl.",
        "1 Schwarz: ",
    ]);
    let beside = at.screen.home().path("game-2.jsonl");
    let saved = format!(
        "Die Partie ist gespeichert: {}. Vorher stand sie in {}.",
        beside.display(),
        journal.display()
    );
    let program = program_in_a_shell();
    let how = format!(
        "Weiter mit: {program} --resume {} --reports de --voice none --listen off",
        beside.display()
    );
    at.leaves(&["C-d"], &["1 Schwarz: ", &saved, &how]);
    assert_eq!(at.screen.ended().0, 0);
}

#[test]
fn who_leaves_a_game_that_is_over_is_told_how_it_is_written_and_nothing_of_one_that_never_began() {
    let Some(mut at) = Reader::begin(&[]) else { return };
    let program = program_in_a_shell();
    let journal = at.screen.home().path("game.jsonl");
    at.enters("e4", &["1 Weiß: e4", "Bauer Eva vier?", "1 Weiß: "]);
    at.presses(&["Enter"], &["1 Weiß: ", "Saal: Bauer Eva vier", "1 Schwarz: "]);
    at.screen.enters("/ergebnis 1-0");
    at.screen
        .wait(|lines| lines.last().is_some_and(|it| it.ends_with("?):")));
    at.screen.press(&["j"]);
    at.screen.wait_for("Ergebnis: Weiß gewinnt, 1-0.");
    at.screen.press(&["C-d"]);
    assert_eq!(at.screen.ended().0, 0);
    let told = at.screen.lines();
    let saved = told
        .iter()
        .position(|it| it.starts_with("Die Partie ist gespeichert: "));
    let behind = saved.and_then(|it| told.get(it + 1));
    let how = format!("Als PGN: {program} export {} --pgn", journal.display());
    assert_eq!(behind, Some(&how), "{told:?}");
    assert!(
        !told.iter().any(|it| it.contains("--resume")),
        "it cannot go on: {told:?}"
    );

    let Some(mut at) = Reader::begin(&[]) else { return };
    at.leaves(&["C-d"], &["1 Weiß: "]);
    assert_eq!(at.screen.ended().0, 0);
}

#[test]
fn a_narrow_window_breaks_lines_between_words_and_the_line_being_typed_is_drawn_anew() {
    let Some(mut at) = Reader::begin(&[]) else { return };
    at.types("sf", "1 Weiß: sf");
    at.screen.resize(40, 50);
    // What stood there is the terminal's to break; the line being typed stands once.
    at.screen
        .wait(|lines| lines.iter().filter(|it| it.contains("sf")).count() == 1);
    at.screen.press(&["C-u"]);
    at.screen.enters("Cf3");
    at.screen.press(&["C-z"]);
    let told = "Ctrl+Z hält das Programm nicht an:";
    at.screen.wait_for(told);
    let rows = at.screen.lines();
    let place = rows.iter().position(|it| it == told).expect("a row of its own");
    assert_eq!(rows[place + 1], "Niemand hörte es mehr. Ctrl+D beendet", "{rows:?}");
    assert_eq!(rows[place + 2], "es.", "{rows:?}");
}

#[test]
fn after_a_kill_nothing_is_lost_that_was_announced() {
    let Some(mut at) = Reader::begin(&[]) else { return };
    at.enters("e4", &["1 Weiß: e4", "Bauer Eva vier?", "1 Weiß: "]);
    at.presses(&["Enter"], &["1 Weiß: ", "Saal: Bauer Eva vier", "1 Schwarz: "]);
    at.enters(
        "e5 (=)",
        &[
            "1 Schwarz: e5 (=)",
            "Saal: Bauer Eva fuenf",
            "Schwarz bietet Remis.",
            "2 Weiß: ",
        ],
    );
    at.enters("sf3", &["2 Weiß: sf3", "Springer Felix drei?", "2 Weiß: "]);
    signal("KILL", at.screen.pid());
    let (code, raw) = at.screen.ended();
    assert_eq!(code, 128 + 9);
    only_edits_lines(&raw);

    at.screen
        .open_again(&["--resume", "game.jsonl", "--voice", "none", "--reports", "de"]);
    at.read = vec![String::new()];
    at.reads(&[
        FIRST_LINE,
        "Die Partie geht weiter: Zug 2, Weiß am Zug.",
        "Zuletzt Schwarz: Bauer Eva fuenf.",
        "2 Weiß: ",
    ]);
    at.presses(&["F9"], &["1.e4 e5(=)", "2 Weiß: "]);
    at.enters("sf3", &["2 Weiß: sf3", "Springer Felix drei?", "2 Weiß: "]);
    at.presses(&["Enter"], &["2 Weiß: ", "Saal: Springer Felix drei", "2 Schwarz: "]);
}

#[test]
fn asked_to_end_by_the_system_the_terminal_is_given_back() {
    for name in ["TERM", "HUP", "INT"] {
        let Some(mut at) = Reader::begin(&[]) else { return };
        at.enters("e4", &["1 Weiß: e4", "Bauer Eva vier?", "1 Weiß: "]);
        at.presses(&["Enter"], &["1 Weiß: ", "Saal: Bauer Eva vier", "1 Schwarz: "]);
        at.types("e", "1 Schwarz: e");
        signal(name, at.screen.pid());
        let (code, raw) = at.screen.ended();
        assert_eq!(code, 0, "{name}");
        only_edits_lines(&raw);
        let (before, after) = at.screen.settings();
        assert_eq!(before, after, "{name}: the terminal is as it was");
        at.screen.wait_for(" --resume ");
    }
}

#[test]
fn what_is_pasted_and_every_odd_key_leaves_the_screen_readable() {
    let Some(mut at) = Reader::begin(&[]) else { return };
    let odd = [
        "PPage", "NPage", "IC", "BTab", "Tab", "F11", "M-x", "C-t", "C-Left", "C-g",
    ];
    at.presses(&odd, &["1 Weiß: "]);
    // A line longer than the window is shown in part and read whole.
    let long = "viel ".repeat(60);
    at.screen.types(&long);
    at.screen.press(&["Home", "End", "C-w", "C-u"]);
    at.screen.enters("e4");
    at.screen.wait_for("Bauer Eva vier?");
    at.screen.press(&["Enter"]);
    at.screen.wait_for("Saal: Bauer Eva vier");
    at.screen.press(&["C-d"]);
    let (code, raw) = at.screen.ended();
    assert_eq!(code, 0);
    only_edits_lines(&raw);
    let journal = fs::read_to_string(at.screen.home().path("game.jsonl")).expect("the journal");
    assert!(journal.contains("e2e4"), "{journal}");
}

#[test]
fn who_starts_for_the_first_time_is_asked_for_the_settings_once() {
    let Some(screen) = Screen::open(Home::new(), &[], &[]) else {
        return;
    };
    screen.wait_for("Language of the messages?");
    assert_eq!(screen.count("Nothing is set up yet."), 1);
    screen.enters("/quit");
    screen.wait_for("ansage begins a game");
    assert_eq!(screen.ended().0, 0);
    assert!(!screen.home().path("config/ansage/settings.toml").exists());
    screen.open_again(&[]);
    screen.wait_for("1 White:");
    assert_eq!(screen.count("Nothing is set up yet."), 0);
}

#[test]
fn who_cannot_write_at_home_is_not_asked_at_each_start() {
    let home = Home::new();
    // A file stands where the folder would be.
    home.file("state", "");
    let Some(screen) = Screen::open(home, &[], &[]) else {
        return;
    };
    screen.wait_for("1 White:");
    assert_eq!(screen.count("Nothing is set up yet."), 0);
}

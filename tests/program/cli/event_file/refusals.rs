//! What an event file cannot lay down: each mistake is one sentence that names its place.

use super::*;

/// P.3, 11.3: nobody makes himself an arbiter at the keys, so the secret comes with the file.
#[test]
fn no_game_without_a_secret_of_the_arbiters() {
    let home = Home::new();
    home.file_as_it_is("event.toml", &with_leave_for_a_script(SHORTEST));
    let how = "ansage check-event --secret event.toml";
    home.run(&OF_AN_EVENT, "e4\n").refused(3, &[how]);
    assert!(!home.path("game.jsonl").exists());
    home.run(&["check-event", "event.toml"], "").refused(3, &[how]);
    home.draw_secret("event.toml");
    home.run(&["check-event", "event.toml"], "").expect(0);
    home.run(&OF_AN_EVENT, "").expect(0);
}

/// Preface: what is against the Laws is not laid down for a rated game.
#[test]
fn preface_1_a_rated_game_keeps_the_laws() {
    refused_more(
        "[laws]\nrated = true\n[record]\nduty = \"for-good\"\n",
        4,
        &["rated = true and duty = \"for-good\" exclude each other"],
    );
    refused_more(
        "[laws]\nrated = true\n[position]\nfen = \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"\n",
        4,
        &["rated = true and fen = "],
    );
    for lawful in [
        "[laws]\nrated = false\n[record]\nduty = \"for-good\"\n",
        "[laws]\nrated = true\n[record]\nduty = \"to-the-control\"\n",
        "[laws]\nrated = true\n[position]\nfen = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"\n",
        "[laws]\nrated = true\npoints = \"3-1-0\"\nno-draw-before = 30\n[position]\nchess960 = 17\n",
    ] {
        opening_of(&format!("{SHORTEST}{lawful}"));
    }
}

#[test]
fn no_device_without_the_arbiters_word() {
    let needed = "Arbiter's authorisation of this device is required";
    refused("", None, &[needed]);
    refused("[arbiter]\ninitials = \"AB\"\n", None, &[needed, "authorised = "]);
    for bad in [
        "yesterday",
        "2026-11-21",
        "14:30",
        "2026-02-30 14:30",
        "2026-11-21 25:00",
        "",
    ] {
        let file = format!("[arbiter]\ninitials = \"AB\"\nauthorised = \"{bad}\"\n");
        refused(&file, Some(3), &["no date and time", "2026-11-21 14:30"]);
    }
    refused(
        "[arbiter]\nname = \"A\"\nauthorised = \"2026-11-21 14:30\"\n",
        Some(2),
        &["initials is missing"],
    );
    refused_more("[arbiter.more]\n", 1, &["no key more"]);
    let twice = "[[arbiter]]\ninitials = \"AB\"\n[[arbiter]]\ninitials = \"ab\"\n";
    refused(twice, Some(4), &["Two arbiters", "AB"]);
    for nobodys in ["A.B.", "A B", "ABCDE", "A1"] {
        let file = SHORTEST.replace("AB", nobodys);
        refused(&file, Some(2), &["one to four letters", nobodys]);
    }
}

#[test]
fn what_is_not_known_is_named_with_its_line() {
    refused_more("[clok]\n", 1, &["no key clok"]);
    for table in [
        "event",
        "players",
        "laws",
        "clock",
        "duties",
        "assistant",
        "words",
        "allowed",
        "position",
    ] {
        refused_more(&format!("\n[{table}]\nfoo = 1\n"), 3, &["no key foo"]);
    }
    refused("[arbiter]\ninitals = \"AB\"\n", Some(2), &["no key initals"]);
    refused(
        "[[arbiter]]\ninitials = \"AB\"\ninitals = \"AB\"\n",
        Some(3),
        &["no key initals"],
    );
    refused_more("[event\n", 1, &[]);
    refused_more("[event]\nround = [3]\n", 2, &["round", "text"]);
    refused_more("[words]\nletters = 3\n", 2, &["letters"]);
    refused_more("[assistant]\nat-the-keys = \"perhaps\"\n", 2, &["at-the-keys"]);
}

#[test]
fn a_word_that_is_none_of_a_few_is_told_which_there_are() {
    for (table, key, known) in [
        ("players", "blind", "white, black, both"),
        ("clock", "kind", "table, program, none"),
        ("duties", "announces", "player, assistant, program, nobody"),
        ("duties", "executes", "player, assistant, program, nobody"),
        ("duties", "records", "player, assistant, program, nobody"),
        ("duties", "presses", "player, assistant, program, nobody"),
        ("duties", "tells", "assistant, program, nobody"),
        ("duties", "claims", "player, assistant, program, nobody"),
        ("duties", "adjourns", "player, assistant, program, nobody"),
        ("words", "announcements", "de-fide"),
        ("words", "say", "short, long, coordinates"),
        ("words", "letters", "en, de, pt, es, fr, nl"),
    ] {
        refused_more(
            &format!("[{table}]\n{key} = \"somebody\"\n"),
            2,
            &[key, "somebody", known],
        );
    }
    refused_more("[duties]\ntells = \"player\"\n", 2, &["tells", "player"]);
}

#[test]
fn dates_times_positions_and_editions_that_are_none_are_refused() {
    for bad in ["tomorrow", "2026-13-01", "2026-02-29", "26-11-21"] {
        refused_more(&format!("[event]\ndate = \"{bad}\"\n"), 2, &[bad, "no date"]);
    }
    for bad in ["soon", "40/90m", "G/30m, +30s, d5s", "G/30m, +90m", ""] {
        refused_more(&format!("[clock]\ntime = \"{bad}\"\n"), 2, &["Time control:"]);
    }
    refused_more("[position]\nfen = \"here\"\n", 2, &["Not a position", "here"]);
    let editions = "1997, 2005, 2009, 2014, 2018, 2023";
    for edition in ["2010", "23", "next"] {
        refused_more(&format!("[laws]\nedition = \"{edition}\"\n"), 2, &[edition, editions]);
    }
    refused_more("[laws]\nedition = 2017\n", 2, &["Use 2018."]);
}

#[test]
fn what_contradicts_itself_is_refused() {
    refused_more("[clock]\nkind = \"program\"\n", 2, &["needs a time control"]);
    refused_more(
        "[clock]\nkind = \"none\"\ntime = \"G/5m\"\n",
        3,
        &["time = \"G/5m\"", "kind = \"none\""],
    );
    for clock in ["table", "none"] {
        let claims = format!("[clock]\nkind = \"{clock}\"\n[duties]\nclaims = \"program\"\n");
        refused_more(&claims, 4, &["claims = \"program\"", clock]);
    }
    refused_more(
        "[duties]\nclaims = \"program\"\n",
        2,
        &["claims = \"program\"", "kind = \"table\""],
    );
    let both =
        "[players]\nblind = \"both\"\n[clock]\nkind = \"program\"\ntime = \"G/5m\"\n[duties]\nclaims = \"program\"\n";
    refused_more(both, 7, &["claims = \"program\"", "blind = \"both\""]);
    let start = "[position]\nfen = \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"\nchess960 = 518\n";
    refused_more(start, 3, &["chess960 = \"518\"", "fen = "]);
    refused_more("[position]\nchess960 = \"KRBBQNRN\"\n", 2, &["KRBBQNRN"]);
    // Whoever presses the program's clock must be at the keys.
    let timed = "[clock]\nkind = \"program\"\ntime = \"G/5m\"\n";
    let nobody = format!("{timed}[duties]\npresses = \"nobody\"\n");
    refused_more(&nobody, 5, &["presses = \"nobody\"", "kind = \"program\""]);
    let elsa = "[assistant]\nname = \"Elsa\"\naccepted-by = \"AB\"\n";
    let away = format!("{timed}[duties]\npresses = \"assistant\"\n{elsa}");
    refused_more(&away, 5, &["presses = \"assistant\"", "at-the-keys = false"]);
    for duty in ["presses", "executes"] {
        let duty = format!("{duty} = \"program\"");
        refused_more(&format!("[duties]\n{duty}\n"), 2, &[&duty, "Only a person"]);
    }
    for duty in [
        "announces",
        "executes",
        "records",
        "presses",
        "tells",
        "claims",
        "adjourns",
    ] {
        let duty = format!("{duty} = \"assistant\"");
        refused_more(
            &format!("[duties]\n{duty}\n"),
            2,
            &[&duty, "[assistant]", "accepted-by"],
        );
    }
}

#[test]
fn what_goes_beyond_the_laws_needs_an_arbiters_leave() {
    let announces = "[duties]\nannounces = \"program\"\n";
    refused_more(announces, 2, &["announces = \"program\"", "announcing = \"AB\""]);
    let words = "[words]\nannouncements = \"pt-BR\"\n";
    refused_more(words, 2, &["announcements = \"pt-BR\"", "other-words = \"AB\""]);
    for key in [
        "scoresheet",
        "announcing",
        "time-left",
        "private-screen",
        "other-words",
        "open-listening",
        "board-reading",
        "reminders",
        "screen-reader",
    ] {
        for by in ["XY", ""] {
            refused_more(&format!("[allowed]\n{key} = \"{by}\"\n"), 2, &["initials", by]);
        }
    }
    let opening = opening_of(&format!(
        "{SHORTEST}{announces}{words}[allowed]\nannouncing = \"AB\"\nother-words = \"AB\"\n"
    ));
    assert_eq!(opening["announces"], "program");
    assert_eq!(opening["words"], "pt-BR");
}

#[test]
fn refusals_are_told_in_the_language_of_the_reports() {
    let mut told = Vec::new();
    for reports in ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"] {
        let home = Home::new();
        let answer = played(&home, "[arbiter]\n", &["--reports", reports], "").expect(3);
        assert!(
            answer.err.contains("event.toml") && answer.err.contains("initials"),
            "{}",
            answer.err
        );
        told.push(answer.err);
    }
    told.sort();
    told.dedup();
    assert_eq!(told.len(), 7, "{told:?}");
}

/// A key that no secret opens would keep every arbiter from the keys for the whole game.
#[test]
fn a_secret_that_opens_nothing_is_refused_before_the_round() {
    let home = Home::new();
    home.file_as_it_is("event.toml", SHORTEST);
    home.run(&["check-event", "--secret", "event.toml"], "").expect(0);
    let drawn = fs::read_to_string(home.path("event.toml")).expect("the file");
    let table: toml::Table = drawn.parse().expect("TOML");
    let half = |key: &str| table["secret"][key].as_str().expect("a half").to_owned();
    let (public, private) = (half("public"), half("private"));
    let file = |public: &str, private: &str| format!("[secret]\npublic = \"{public}\"\nprivate = \"{private}\"\n");
    for no_half in ["x", &private, &public[..60]] {
        refused_more(&file(no_half, &private), 2, &["No secret opens", "public", "--secret"]);
    }
    for no_half in ["y", "6167652d", &public, &private[..100], &private.replace('0', "g")] {
        refused_more(&file(&public, no_half), 3, &["No secret opens", "private", "--secret"]);
    }
}

#[test]
fn what_is_laid_down_has_words_of_its_own() {
    refused_more(
        "[laws]\ndefault-time = \"soon\"\n",
        2,
        &["default-time", "soon", "1440m"],
    );
    refused_more("[laws]\nno-draw-before = 0\n", 2, &["no-draw-before", "1 – 200"]);
    refused_more("[laws]\nsupervised = \"perhaps\"\n", 2, &["supervised", "yes, no"]);
    refused_more("[clock]\nside = \"above\"\n", 2, &["side", "left, right"]);
    refused_more(
        "[record]\nmedium = \"program\"\n",
        2,
        &["medium = \"program\"", "scoresheet"],
    );
    refused_more("[laws]\npoints = \"3-1\"\n", 2, &["points is 3-1.", "such as 3-1-0."]);
    refused_more("[laws]\npoints = 3\n", 2, &["points is 3", "3-1-0"]);
    refused_more("[laws]\ntwo-hands = \"allowed\"\n", 2, &["penalise, pegs-excepted"]);
}

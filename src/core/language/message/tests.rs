//! Every message in every language, and how values become words.

use std::sync::LazyLock;
use std::time::Duration;

use shakmaty::Role;

use super::{Message, MessageId, Said, Value};
use crate::game::EquipmentItem;
use crate::language::{CommandWord, ReadingWord, Voices, Word};
use ansage_wire::Segment;

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));

/// What each argument can be, so that every form of a sentence is tried.
fn samples(argument: &str) -> Vec<Value> {
    let texts = |it: &[&str]| it.iter().map(|it| Value::from(*it)).collect::<Vec<_>>();
    match argument {
        "white" | "black" | "white-moves" | "black-moves" | "count" | "number" | "line" => {
            [0_u32, 1, 2, 5, 21].map(Value::from).into()
        }
        "white-used" | "black-used" | "white-left" | "black-left" | "white-age" | "black-age" => [0, 1, 61, 3600, 3730]
            .map(|it| Value::from(Duration::from_secs(it)))
            .into(),
        "words" => texts(&[
            "de-fide", "de", "en", "es-fide", "es", "fr", "nl", "pt-BR", "pt-PT", "xx",
        ]),
        "letters" => texts(&["de", "en", "es", "fr", "nl", "pt", "K Q R"]),
        "reports" => texts(&["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT", "xx"]),
        "exempt" => texts(&["both", "white", "black", "nobody"]),
        "held" => texts(&["runs", "may-be-pressed", "not-started", "stopped"]),
        "reads" => texts(&["sync", "arbiter"]),
        "flags" => texts(&["goes-on", "open", "draw"]),
        "boards" => texts(&["single", "both"]),
        "passed" => texts(&["yes", "no"]),
        "marked" => texts(&["offer", "claim", "note", "illegal", "result", "asked"]),
        "include-fault" => texts(&["missing", "circle", "too-many"]),
        "numbers" => texts(&["only", "too", "no"]),
        "ahead" | "moments" => texts(&["none", "12"]),
        "granted" => texts(&["increment", "delay", "bronstein"]),
        "met" => [0_u32, 1, 2].map(Value::from).into(),
        "illegal" => texts(&["both-kings", "pawn"]),
        "breach" => texts(&["device", "sound", "refusal", "refusal-of-both"]),
        "late" => texts(&["nothing-claimed", "nothing-changed"]),
        "settled" => texts(&["counted", "remains", "over"]),
        "entrant" => texts(&["player", "assistant", "opponents-assistant"]),
        "whom" => texts(&["opponent", "arbiter", "assistant", "organiser"]),
        "need" => texts(&["claim", "seconds", "flag", "stopped", "boards", "result", "asked"]),
        "lateness" => texts(&["late", "early", "unknown"]),
        "counted" => texts(&["agreed", "here"]),
        "contact" => texts(&["any", "intent"]),
        "face" => texts(&["plain", "screen"]),
        "voice" => texts(&["none", "espeak-ng"]),
        "needed" => texts(&["file", "folder", "file-or-folder", "journal", "whom"]),
        "piece" => texts(&["king", "queen", "rook", "bishop", "knight", "pawn", "Dame", "Springer"]),
        "fault" => texts(&["nothing", "noisy", "too-quiet", "too-loud", "unlike"]),
        "take-fault" => texts(&[
            "nothing",
            "noisy",
            "too-soft",
            "too-loud",
            "cut",
            "too-long",
            "uneven",
            "not-sound",
        ]),
        "clip" => texts(&[
            "there",
            "missing",
            "not-sound",
            "silent",
            "too-long",
            "uneven",
            "clicks",
        ]),
        "missing" | "broken" => [0_u32, 1, 2, 5].map(Value::from).into(),
        "unread" => texts(&[
            "unknown",
            "nothing",
            "several",
            "twice",
            "no-color",
            "no-piece",
            "no-square",
            "count",
            "rank-length",
            "rank-twice",
            "rank-missing",
        ]),
        "unwritten" => texts(&["castling", "promotion", "en-passant", "draw-offer", "result", "other"]),
        "group" => texts(&["junk", "announcements", "commands", "words"]),
        "mode" => texts(&["free", "event", "alone"]),
        "call" => texts(&["none", "by-hand", "aloud"]),
        "clocks" => texts(&["stopped", "table", "stoppable", "running"]),
        "finding" => texts(&["right", "wrong", "illegal"]),
        "amount" => texts(&["half", "whole", "more"]),
        "ground" => texts(&["threefold", "fifty-moves"]),
        "verdict" => texts(&["right", "asked", "amiss", "nothing", "wrong"]),
        "unusable" => texts(&[
            "missing", "partial", "unclear", "position", "move", "empty", "long", "unheard",
        ]),
        "wanted" => texts(&[
            "number",
            "text",
            "table",
            "choice",
            "once",
            "yes-no",
            "talk-key",
            "own-voices",
            "earcons",
            "date",
            "letters",
            "chess960",
            "file",
            "meant",
            "move",
            "other",
        ]),
        "cause" => texts(&[
            "not-found",
            "not-allowed",
            "folder",
            "no-folder",
            "full",
            "read-only",
            "too-large",
            "there",
            "busy",
            "no-text",
            "no-default",
            "no-such",
            "unnamed",
            "gone",
            "refused",
            "silent",
            "unplugged",
            "no-service",
            "no-helper",
            "other-build",
            "open-to-others",
            "no-espeak",
            "no-languages",
            "ended",
            "late",
            "other",
        ]),
        "answer" => texts(&["refused", "opened", "left", "wrong-secret"]),
        "damage" => texts(&["removed", "changed"]),
        "tape" => texts(&["on", "key", "off", "full", "unwritable", "deaf", "no-key"]),
        "ears" => texts(&["both", "recogniser", "scorer", "nobody"]),
        "sound" => texts(&["offer", "claim", "note", "found"]),
        "stage" => texts(&[
            "written",
            "sheets-inside",
            "closed",
            "sealed",
            "made-on-board",
            "named",
            "resumes",
            "checked",
            "present",
            "absent",
            "clock-started",
            "opened",
            "faulty",
            "lost",
        ]),
        "lacking" => texts(&["names", "times", "resumption"]),
        "sealed" => texts(&["ambiguous", "not-understood", "illegal", "missing"]),
        "channel" => texts(&["room", "ear", "arbiter", "sheet"]),
        "side" => vec![Message::White.into(), Message::Black.into()],
        "item" => EquipmentItem::ALL.iter().map(|it| it.name().into()).collect(),
        "section" => texts(&[
            "special-board",
            "special-pieces",
            "usual-pieces",
            "usual-board",
            "table",
            "clock",
            "room",
            "set-up",
            "approval",
        ]),
        "standing" => texts(&["unfinished", "annulled", "claimed"]),
        "kept" => texts(&["foreign", "unreadable"]),
        "asked" => texts(&[
            "voice", "rate", "letters", "words", "time", "talk-key", "display", "earphone",
        ]),
        "question" => texts(&[
            "head",
            "event",
            "site",
            "date",
            "round",
            "match",
            "board",
            "white",
            "black",
            "blind",
            "edition",
            "time",
            "clock",
            "side",
            "default-time",
            "supervised",
            "finish",
            "no-draw-before",
            "hearing-impaired",
            "assistant",
            "assistant-of",
            "at-the-keys",
            "announces",
            "executes",
            "records",
            "presses",
            "tells",
            "claims",
            "adjourns",
            "adjustment",
            "announcements",
            "scoresheet",
            "medium",
            "duty",
            "time-left",
            "reminders",
            "board-reading",
            "private-screen",
            "open-listening",
            "sealed-here",
            "script",
            "screen-reader",
            "device",
            "arbiters",
            "authorised",
            "secret",
        ]),
        "expected" => texts(&[
            "choice",
            "yes-or-no",
            "text",
            "number",
            "minutes",
            "day",
            "moment",
            "initials",
        ]),
        // The first two differ wherever they are told of.
        "taken" => texts(&["assistant", "announcing", "other-words"]),
        "round" => texts(&["none", "3"]),
        "untaken" => texts(&[
            "flag",
            "out-of-turn",
            "after-flag",
            "after-end",
            "declined",
            "offered-early",
            "accepted-early",
            "written-early",
        ]),
        "blind" => texts(&["white", "black", "both", "none"]),
        "looked" => texts(&["yes", "no", "not-measured", "not-approved", "not-looked-at"]),
        _ => texts(&["@x"]),
    }
}

#[test]
fn every_language_says_every_message() {
    for language in VOICES.message_tags() {
        let messages = VOICES.messages(language).expect("it is listed");
        for id in MessageId::all() {
            let arguments = id.arguments().iter().map(|it| (*it, samples(it))).collect::<Vec<_>>();
            let most = arguments.iter().map(|(_, samples)| samples.len()).max().unwrap_or(1);
            for turn in 0..most {
                let chosen = arguments
                    .iter()
                    .map(|(name, samples)| (*name, samples[turn % samples.len()].clone()));
                // Formatting itself fails a debug build for whatever Fluent reports.
                let text = messages.say_by_name(id, chosen);
                assert!(!text.trim().is_empty(), "{language} {}", id.key());
                assert!(
                    !text.contains(['{', '}', '\u{2068}', '\n']),
                    "{language} {}: {text}",
                    id.key()
                );
                assert!(!text.contains("  "), "{language} {}: {text}", id.key());
            }
        }
    }
}

#[test]
fn what_a_message_is_about_is_in_its_text() {
    for language in VOICES.message_tags() {
        let messages = VOICES.messages(language).expect("it is listed");
        for id in MessageId::all() {
            for name in id.arguments() {
                let said = |marked: &str| {
                    let value = |other: &str| match (other == *name, samples(other).first()) {
                        (false, Some(Value::Number(_))) => Value::from(7_u32),
                        (false, _) => Value::from("other"),
                        (true, Some(Value::Number(_))) => Value::from(marked.len()),
                        (true, _) => Value::from(marked),
                    };
                    messages.say_by_name(id, id.arguments().iter().map(|it| (*it, value(it))))
                };
                // What chooses between texts of its own is one of its names.
                let (one, another) = match samples(name).as_slice() {
                    [Value::Text(one), Value::Text(another), ..] => (one.clone(), another.clone()),
                    _ => ("this".to_owned(), "something".to_owned()),
                };
                assert_ne!(said(&one), said(&another), "{language} {} leaves out {name}", id.key());
            }
        }
    }
}

#[track_caller]
fn says(language: &str, message: Message, expected: &str) {
    assert_eq!(VOICES.messages(language).expect("a language").say(&message), expected);
}

#[test]
fn times_are_said_as_spans_and_never_as_a_time_of_day() {
    let left = |white: u64, black: u64| Message::TimeLeft {
        white_left: Duration::from_secs(white).into(),
        black_left: Duration::from_secs(black).into(),
    };
    says(
        "de",
        left(270, 3730),
        "Weiß hat noch 4 Minuten 30 Sekunden, Schwarz noch 1 Stunde 2 Minuten 10 Sekunden.",
    );
    says("de", left(0, 1), "Weiß hat noch 0 Sekunden, Schwarz noch 1 Sekunde.");
    says("en", left(60, 7201), "White has 1 minute left, Black 2 hours 1 second.");
    says(
        "pt-BR",
        left(0, 61),
        "Restam 0 segundos às brancas e 1 minuto 1 segundo às pretas.",
    );
    says(
        "es",
        left(3600, 120),
        "Tiempo restante: blancas 1 hora, negras 2 minutos.",
    );
    says(
        "fr",
        left(0, 3661),
        "Il reste 0 seconde aux Blancs, 1 heure 1 minute 1 seconde aux Noirs.",
    );
    says(
        "nl",
        left(270, 7201),
        "Wit heeft nog 4 minuten 30 seconden, Zwart nog 2 uur 1 seconde.",
    );
    says(
        "pt-PT",
        left(0, 61),
        "Tempo que resta: brancas 0 segundos, pretas 1 minuto 1 segundo.",
    );
    let nearly = Message::TimeLeft {
        white_left: Duration::from_millis(1999).into(),
        black_left: Duration::ZERO.into(),
    };
    says("en", nearly, "White has 1 second left, Black 0 seconds.");
}

#[test]
fn plurals_follow_their_number() {
    let moves = |white: u32, black: u32| Message::MovesReport {
        white: white.into(),
        black: black.into(),
    };
    says("de", moves(1, 0), "Weiß 1 Zug, Schwarz 0 Züge.");
    says("en", moves(2, 1), "White 2 moves, Black 1 move.");
    says("pt-BR", moves(0, 1), "Brancas 0 lances, pretas 1 lance.");
    says("es", moves(1, 21), "Blancas 1 jugada, negras 21 jugadas.");
    says("fr", moves(0, 1), "Blancs 0 coup, Noirs 1 coup.");
    says("fr", moves(2, 21), "Blancs 2 coups, Noirs 21 coups.");
    says("nl", moves(0, 1), "Wit 0 zetten, Zwart 1 zet.");
    says("pt-PT", moves(0, 1), "Brancas 0 lances, pretas 1 lance.");
}

#[test]
fn messages_hold_messages() {
    let place = Message::ResolvePlace {
        number: "12".into(),
        side: Message::Black.into(),
    };
    says("de", place.clone(), "Zug 12 Schwarz");
    says("es", place.clone(), "jugada 12 Negras");
    let lacks = Message::OtherSheetLacks { place: place.into() };
    says("de", lacks, "Zug 12 Schwarz, das andere Formular: fehlt.");
    let refused = Message::DeviceUnusable {
        device: "hw:0".into(),
        why: Message::NeedsMove.into(),
    };
    says("en", refused, "hw:0 cannot be used: a move.");
}

#[test]
fn a_piece_is_asked_for_in_its_own_form() {
    let asks = |reports: &str, words: &str, role: Role, expected: &str| {
        let piece = VOICES.lexicon(words).expect("a lexicon").phrase(&[Word::Piece(role)]);
        let message = Message::WhichPiece {
            piece: piece.into(),
            choices: "e1, f3".into(),
        };
        says(reports, message, expected);
    };
    asks("de", "de-fide", Role::Knight, "Welcher Springer: e1, f3?");
    asks("de", "de-fide", Role::Queen, "Welche Dame: e1, f3?");
    asks("fr", "fr", Role::Knight, "Quel Cavalier: e1, f3?");
    asks("fr", "fr", Role::Queen, "Quelle Dame: e1, f3?");
    asks("fr", "fr", Role::Rook, "Quelle Tour: e1, f3?");
    asks("nl", "nl", Role::Rook, "Welke Toren: e1, f3?");
    asks("nl", "nl", Role::Knight, "Welk Paard: e1, f3?");
}

#[test]
fn a_message_gives_what_it_is_about_by_the_names_in_its_text() {
    let times = Message::TimeLeft {
        white_left: Duration::from_secs(1).into(),
        black_left: Duration::from_secs(2).into(),
    };
    let names = |message: &Message| message.values().into_iter().map(|it| it.0).collect::<Vec<_>>();
    assert_eq!(names(&times), MessageId::TimeLeft.arguments());
    assert_eq!(names(&times), ["white-left", "black-left"]);
    let unknown = Message::Cause {
        cause: "busy".into(),
        text: None,
    };
    assert_eq!(names(&unknown), ["cause"]);
    assert_eq!(names(&Message::Paused), [""; 0]);
}

#[test]
fn words_of_announcements_keep_the_voice_of_their_language() {
    let words = VOICES.lexicon("de-fide").expect("a lexicon");
    let knight = words.phrase(&[Word::Piece(Role::Knight)]);
    let english = VOICES.messages("en").expect("a language");
    let told = english.tell(&Message::IllegalAsk {
        m: knight.clone().into(),
    });
    let expected = Said {
        written: "Springer is illegal. Enter records it all the same.".into(),
        spoken: vec![
            knight.spoken.clone(),
            Segment::plain("en", "is illegal. Enter records it all the same."),
        ],
    };
    assert_eq!(told, expected);
    let or = Message::Or {
        first: knight.clone().into(),
        second: "rook".into(),
    };
    let nested = english.tell(&Message::WhichMove { choices: or.into() });
    assert_eq!(nested.written, "Which move: Springer or rook?");
    let languages = nested.spoken.iter().map(|it| it.language.as_str()).collect::<Vec<_>>();
    assert_eq!(languages, ["en", "de", "en"]);
    let read_back = english.tell(&Message::ReadBack {
        m: knight.clone().into(),
    });
    assert_eq!(
        (read_back.written.as_str(), read_back.spoken),
        ("Springer?", vec![knight.spoken])
    );
}

#[test]
fn what_people_enter_is_text_and_nothing_else() {
    let entered = |text: &str| Message::CommandUnknown { text: text.into() };
    says(
        "en",
        entered("{ $x } \u{F0000}"),
        "Command { $x }  unknown. /? lists the commands.",
    );
}

#[test]
fn every_command_has_its_line_in_the_help() {
    for word in CommandWord::ALL {
        assert_eq!(word.help().id().key(), format!("help-{}", word.id()));
    }
    for word in ReadingWord::ALL {
        let line = match word {
            // They mean something else where a game is read.
            ReadingWord::Time => "help-where".to_owned(),
            ReadingWord::Help => "help-help-reading".to_owned(),
            ReadingWord::Quit => "help-quit-reading".to_owned(),
            ReadingWord::Square
            | ReadingWord::Rank
            | ReadingWord::File
            | ReadingWord::Pieces
            | ReadingWord::Captured
            | ReadingWord::Fen
            | ReadingWord::Diagram => {
                format!("help-{}-reading", word.id())
            }
            other => format!("help-{}", other.id()),
        };
        assert_eq!(word.help().id().key(), line);
    }
}

#[test]
fn sentences_are_short_and_end() {
    let a_name = |key: &str| {
        let names = [
            "hours",
            "minutes",
            "seconds",
            "white",
            "black",
            "channel-name",
            "draw-words",
            "white-wins",
            "black-wins",
            "drawn",
            "both-lose",
            "white-words",
            "black-words",
            "move-words",
            "moves-words",
            "hands-words",
            "control-words",
            "adjourn-early-words",
            "adjourn-lost-words",
            "adjourn-copy-words",
            "adjourn-board-words",
            "control-moves",
            "control-rest",
            "control-all",
            "control-per-move",
            "control-black",
            "control-draw-odds",
            "moves-counted",
            "time-span",
            "time-between",
            "time-unknown",
            "time-under-a-second",
            "needs-control",
            "needs-reminders",
            "needs-hands",
            "form-black-advances",
            "page-skip",
            "page-game",
            "page-moves",
            "page-moves-caption",
            "page-number",
            "page-offer",
            "page-dash",
            "page-blank",
            "page-times",
            "page-times-chart",
            "page-times-caption",
            "page-diagrams",
            "page-position-start",
            "page-mark",
            "page-result",
            "page-sound",
            "yes-words",
            "no-words",
            "on-words",
            "off-words",
            "turn",
            "masked-line",
            "let-go",
            "touched-pieces",
            "due-free",
            "due-free-but",
            "due-moves",
            "due-taken",
            "due-takes",
            "due-castles",
            "due-stays",
            "due-promotes",
            "claim-ground",
            "claim-ground-words",
            "claim-finding-words",
            "claim-finish-words",
            "finish-claim-of",
            "claim-the-start",
            "irregularity-named",
            "irregularity-words",
            "back-words",
            "touch-words",
            "sheet-words",
            "blank-sheet-words",
            "asks-about-text",
            "measure-noted",
            "glossary-list",
            "glossary-or",
            "brief-title",
            "brief-how",
            "brief-program",
            "brief-asked",
            "brief-cited",
            "hand-in-game",
            "hand-in-game-of-round",
            "hand-in-missing",
            "white-half",
            "black-half",
            "white-by-forfeit",
            "black-by-forfeit",
            "both-forfeit",
            "fault-kind",
            "fault-kind-words",
            "fault-of",
            "fault-of-move",
            "wrong-claim-of",
            "signature-of",
            "remedy-time",
            "remedy-time-from",
            "remedy-loss",
            "remedy-draw",
            "remedy-nothing",
            "remedy-no-time",
            "remedy-stands",
            "points-more",
            "points-fewer",
            "points-counted",
            "penalty-named",
            "penalty-words",
            "needs-fault",
            "who",
            "clock-runs",
            "clock-about",
            "clock-flag",
            "clock-zero-first",
            "clock-zero",
            "clock-control-met",
            "clock-moves",
            "battery-sign",
            "learn-say",
            "resolve-place",
            "resolve-ours",
            "resolve-log",
            "resolve-theirs",
            "resolve-no-move",
            "resolve-remove",
            "resolve-report-at-the-table",
            "equipment-item",
            "games-standing",
            "equipment-looked",
            "key-name",
            "letters-named",
            "pieces-of-side",
            "pieces-of-both",
            "nothing-stands",
            "new-words",
            "seal-dictate-words",
            "secret-clocks",
            "head-words",
            "summary-title",
            "summary-half-moves",
            "cause",
            "wanted",
            "wanted-range",
            "wanted-at",
            "no-pieces",
            "own-time-on-the-line",
            "clocks-on-the-line",
            "clock-side-stands",
            "play-label",
            "by-ear-left",
            "by-ear-right",
            "by-ear-none",
            "score-tenths",
            "score-no-key",
            "reconstruct-close",
            "reconstruct-doubtful",
            "reconstruct-unclear",
            "reconstruct-missing",
            "condition-named",
            "condition-value",
            "condition-words",
            "leave-words",
            "log-the-start",
            "name",
            "stop-reason",
            "stop-words",
            "topic-words",
            "all-words",
            "both-flags-words",
            "tutorial-lesson-words",
            "tutorial-skip-words",
            "tutorial-yes",
            "setup-own-name",
            "setup-voice",
            "setup-rate",
            "setup-rates",
            "setup-letters",
            "setup-words",
            "setup-time",
            "setup-own-time",
            "setup-talk-key",
            "setup-own-key",
            "setup-yes-or-no",
            "leave-named",
            "duty-named",
            "new-event-named",
            "new-event-leave",
            "new-event-duty",
            "new-event-value",
            "new-event-place",
            "manual-title",
            "manual-typed",
            "manual-pressed",
            "position-unknown",
        ];
        ["needs-", "form-", "flaw-", "slip-", "envelope-", "letter-"]
            .iter()
            .any(|it| key.starts_with(it))
            || names.contains(&key)
    };
    for language in VOICES.message_tags() {
        let messages = VOICES.messages(language).expect("it is listed");
        for id in MessageId::all().filter(|it| !a_name(it.key())) {
            let arguments = id.arguments().iter();
            let text = messages.say_by_name(id, arguments.map(|it| (*it, samples(it)[0].clone())));
            // A label, or a line that ends with what it names: a path, a position.
            let label = text.trim_end().ends_with(':') || text.ends_with("@x");
            assert!(label || text.ends_with(['.', '?']), "{language} {}: {text}", id.key());
            assert!(text.chars().count() <= 210, "{language} {}: {text}", id.key());
        }
    }
}

#[test]
fn every_flaw_of_a_game_has_words() {
    for language in VOICES.message_tags() {
        let messages = VOICES.messages(language).expect("a language");
        for kind in crate::language::sheet_reading::SheetFlawKind::ALL {
            let flaw = crate::language::sheet_reading::SheetFlaw {
                line: 1,
                column: 2,
                kind: *kind,
                text: "@x".into(),
                number: None,
            };
            let said = messages.say(&Message::from(&flaw));
            assert!(!said.contains(kind.key()), "{language}: {said}");
        }
    }
}

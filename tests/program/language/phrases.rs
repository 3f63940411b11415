//! Everything people key and what is understood: the tables in `tests/phrases/`, and laws over random positions.

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use ansage::app::commands::json::understood::Understood;
use ansage_core::game::board::PROMOTIONS;
use ansage_core::game::notation::{NotationStyle, San, Signs};
use ansage_core::game::{Board, Move, Position};
use ansage_core::language::announce;
use ansage_core::language::letters::SETS;
use ansage_core::language::understand::words::{said_among, said_from};
use ansage_core::language::understand::{EntryRefusal, Going, MoveSpec};
use ansage_core::language::{
    Answer, Decision, Letters, Lexicon, Reader, Saying, Sight, Understanding, Vocabulary, Voices, Word, answer,
    nearest, understand, understand_words,
};
use proptest::prelude::*;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Role, Square};

const SAMPLE: &str = "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1";

/// `ANSAGE_FULL` asks for the full size of every proof.
fn cases(sample: u32) -> ProptestConfig {
    let full = std::env::var_os("ANSAGE_FULL").is_some();
    ProptestConfig {
        cases: if full { sample * 20 } else { sample },
        ..ProptestConfig::default()
    }
}

#[test]
fn words_of_the_laws() {
    check_table("words.txt");
}

#[test]
fn letters_of_every_language() {
    check_table("letters.txt");
}

#[test]
fn notation_of_appendix_c() {
    check_table("notation.txt");
}

#[test]
fn in_event_mode_only_the_words_count() {
    check_table("event.txt");
}

#[test]
fn answers_to_questions() {
    check_table("answers.txt");
}

#[test]
fn sample_games() {
    check_table("games.txt");
}

/// Reads a table: `words LEXICONS` and `sight legal|movement|words` hold until changed; every other line is one of
///
/// ```text
/// position | letters | typed => understood
/// position | letters | question ? typed => understood
/// game letters: moves
/// ```
fn check_table(name: &str) {
    let mut vocabulary = Vocabulary::default();
    let mut sight = Sight::Legal;
    let mut wrong = Vec::new();
    let mut lines = 0;
    for (number, line) in read(name).lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(words) = line.strip_prefix("words ") {
            vocabulary = words_of(words);
            continue;
        }
        match line {
            "sight legal" => sight = Sight::Legal,
            "sight movement" => sight = Sight::Movement,
            "sight words" => sight = Sight::Words,
            _ => {
                lines += 1;
                if let Err(difference) = check_line(line, &vocabulary, sight) {
                    wrong.push(format!("{name}:{}: {line}\n    {difference}", number + 1));
                }
            }
        }
    }
    assert!(lines > 0, "{name} holds no line");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn check_line(line: &str, vocabulary: &Vocabulary, sight: Sight) -> Result<(), String> {
    if let Some(game) = line.strip_prefix("game ") {
        let (letters, moves) = game.split_once(':').expect("a colon behind the letters");
        return check_game(&letters_of(letters), vocabulary, moves.trim());
    }
    let (asked, expected) = line.rsplit_once("=>").expect("an arrow before what is understood");
    let parts: Vec<&str> = asked.split(" | ").map(str::trim).collect();
    let [position, letters, typed] = parts.as_slice() else {
        return Err("position | letters | typed => understood".to_owned());
    };
    let position = position_of(position);
    let letters = letters_of(letters);
    let reader = Reader {
        vocabulary,
        letters: &letters,
    };
    let understood = match typed.split_once(" ?? ") {
        Some((question, reply)) => describe_answer(&reader, &position, sight, question, reply.trim()),
        None => describe(&understood(typed, &reader, &position, sight), &position),
    };
    if understood == expected.trim() {
        Ok(())
    } else {
        Err(format!("understood as: {understood}"))
    }
}

/// Plays a game move by move; it must be the sample game of Appendix C, with a draw offered at its end.
fn check_game(letters: &[Letters], vocabulary: &Vocabulary, moves: &str) -> Result<(), String> {
    let reader = Reader { vocabulary, letters };
    let mut position = Position::start();
    let mut offers = 0;
    let mut plies = 0;
    for typed in moves.split('/') {
        let understanding = understand(typed.trim(), &reader, &position, Sight::Legal);
        let Decision::Clear { m, legal: Some(true) } = understanding.decision else {
            return Err(format!("{typed}: {}", describe(&understanding, &position)));
        };
        offers += usize::from(understanding.offer);
        plies += 1;
        position.play(m);
    }
    let fen = position.fen();
    let expected = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";
    if (plies, offers, fen.as_str()) == (21, 1, expected) {
        Ok(())
    } else {
        Err(format!("{plies} half-moves, {offers} offers, {fen}"))
    }
}

fn understood(typed: &str, reader: &Reader<'_>, position: &Position, sight: Sight) -> Understanding {
    match sight {
        Sight::Words => understand_words(typed, reader),
        Sight::Legal | Sight::Movement => understand(typed, reader, position, sight),
    }
}

fn describe(understanding: &Understanding, position: &Position) -> String {
    let mut words = vec![describe_decision(&understanding.decision, position)];
    if understanding.offer {
        words.push("offer".to_owned());
    }
    if understanding.annotated {
        words.push("annotated".to_owned());
    }
    words.join(", ")
}

/// Words are followed by the move of the board that they become once they are announced.
fn describe_said(spec: &MoveSpec, position: &Position) -> String {
    let said: Vec<String> = spec.words_read_back(true).into_iter().map(Word::key).collect();
    let asks = if spec.lacks_its_promotion() || spec.promotes_if_a_pawn(position.board().turn()) {
        ", promotes to?"
    } else {
        ""
    };
    format!("{} = {}{asks}", said.join(" "), nearest(spec, position))
}

fn describe_decision(decision: &Decision, position: &Position) -> String {
    match decision {
        Decision::Clear { m, legal: Some(false) } => format!("{m}, illegal"),
        Decision::Clear { m, .. } => m.to_string(),
        Decision::Promotion { m } => format!("{m}, promotes to?"),
        Decision::Ask { moves } => format!("ask {}", list(moves)),
        Decision::Said { spec } => describe_said(spec, position),
        Decision::Letter { specs } => format!("which of {} pieces", specs.len()),
        Decision::Castling { moves } => format!("castling {}", list(moves)).trim_end().to_owned(),
        Decision::Impossible { .. } => "impossible".to_owned(),
        Decision::Nothing(EntryRefusal::Unknown) => "unknown".to_owned(),
        Decision::Nothing(EntryRefusal::Incomplete) => "incomplete".to_owned(),
        Decision::Nothing(EntryRefusal::ArrivalSquare) => "arrival square?".to_owned(),
        Decision::Nothing(EntryRefusal::Cell(_)) => "cell?".to_owned(),
        Decision::Nothing(EntryRefusal::UseAlgebraic) => "use algebraic".to_owned(),
        Decision::Nothing(EntryRefusal::UseNotation(better)) => format!("use {better}"),
    }
}

fn describe_answer(reader: &Reader<'_>, position: &Position, sight: Sight, question: &str, reply: &str) -> String {
    match understood(question, reader, position, sight).decision {
        Decision::Ask { moves } | Decision::Castling { moves } => {
            describe_narrowed(&answer(reply, reader, &moves, position))
        }
        Decision::Promotion { m } => describe_narrowed(&answer(reply, reader, &[m], position)),
        Decision::Letter { specs } => match said_among(reply, reader, &specs).as_slice() {
            [] => "no answer".to_owned(),
            [only] => describe_said(only, position),
            several => format!("which of {} pieces", several.len()),
        },
        Decision::Said { spec } => {
            said_from(reply, reader, &spec).map_or("no answer".to_owned(), |it| describe_said(&it, position))
        }
        other @ (Decision::Clear { .. } | Decision::Impossible { .. } | Decision::Nothing(_)) => {
            format!("no question: {}", describe_decision(&other, position))
        }
    }
}

fn describe_narrowed(answer: &Answer) -> String {
    match answer {
        Answer::Clear(m) => m.to_string(),
        Answer::Promotion(m) => format!("{m}, promotes to?"),
        Answer::Still(moves) => format!("ask {}", list(moves)),
        Answer::Nothing => "no answer".to_owned(),
    }
}

fn list(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// Reads `start`, `sample 3...` (before Black's third move of the sample game), `after e4 e5`, or a FEN.
fn position_of(text: &str) -> Position {
    if let Some(number) = text.strip_prefix("sample ") {
        let black = number.ends_with("...");
        let number: usize = number.trim_end_matches('.').parse().expect("a move number");
        let plies = 2 * (number - 1) + usize::from(black);
        return after(SAMPLE.split(' ').take(plies));
    }
    if let Some(moves) = text.strip_prefix("after ") {
        return after(moves.split(' '));
    }
    match text {
        "start" => Position::start(),
        fen => Position::of(Board::from_fen(fen, false).unwrap_or_else(|_error| panic!("{fen} is no position"))),
    }
}

fn after<'a>(moves: impl Iterator<Item = &'a str>) -> Position {
    let mut position = Position::start();
    for san in moves {
        let legal = position.legal().expect("a legal position");
        let san: SanPlus = san.parse().expect("a move in English notation");
        let m = san.san.to_move(legal).expect("a legal move");
        position.play(m.to_uci(CastlingMode::Standard).to_string().parse().expect("a move"));
    }
    position
}

fn letters_of(names: &str) -> Vec<Letters> {
    let names = names.split(',').map(str::trim).filter(|it| *it != "none");
    names
        .map(|it| Letters::named(it).unwrap_or_else(|| panic!("no letters {it}")))
        .collect()
}

/// Returns the words of lexicons, as `de-fide, en`.
fn words_of(tags: &str) -> Vocabulary {
    static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));
    let tags = tags.split(',').map(str::trim).filter(|it| *it != "none");
    let lexicons: Vec<&Lexicon> = tags
        .map(|it| VOICES.lexicon(it).unwrap_or_else(|| panic!("no lexicon {it}")))
        .collect();
    let forms = lexicons.into_iter().flat_map(Lexicon::heard);
    Vocabulary::new(forms.map(|(form, word)| (form.to_owned(), word)))
}

fn read(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/phrases")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_report_for_scripts_lists_every_promotion() {
    let vocabulary = words_of("de-fide");
    let letters = letters_of("en");
    let reader = Reader {
        vocabulary: &vocabulary,
        letters: &letters,
    };
    let position = position_of("7k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    let report = |text| {
        let understanding = understand(text, &reader, &position, Sight::Legal);
        serde_json::to_value(Understood::of(&understanding, &position)).expect("plain data")
    };
    assert_eq!(
        report("e8"),
        serde_json::json!({ "decision": "ask", "offer": false, "readings": [
            { "move": "e7e8q", "cost": 0 }, { "move": "e7e8r", "cost": 0 },
            { "move": "e7e8b", "cost": 0 }, { "move": "e7e8n", "cost": 0 },
        ]})
    );
    assert_eq!(
        report("König Eva zwo"),
        serde_json::json!({ "decision": "clear", "move": "e1e2", "legal": true, "offer": false,
            "readings": [{ "move": "e1e2", "cost": 0 }] })
    );
    assert_eq!(
        report("Kxe9"),
        serde_json::json!({ "decision": "nothing", "offer": false, "readings": [], "why": "unknown" })
    );
}

#[test]
fn what_was_understood_of_an_impossible_move_can_be_said() {
    let vocabulary = words_of("de-fide");
    let letters = letters_of("de");
    let reader = Reader {
        vocabulary: &vocabulary,
        letters: &letters,
    };
    let understanding = understand("Tb1xd3", &reader, &Position::start(), Sight::Movement);
    let Decision::Impossible { spec } = understanding.decision else {
        panic!("{understanding:?}");
    };
    let expected = MoveSpec::Goes(Going {
        role: Some(Role::Rook),
        from_file: Some(shakmaty::File::B),
        from_rank: Some(shakmaty::Rank::First),
        takes: true,
        taken: None,
        to_file: Some(shakmaty::File::D),
        to_rank: Some(shakmaty::Rank::Third),
        promotion: None,
    });
    assert_eq!(spec, expected);
    let keys: Vec<String> = spec.words().into_iter().map(Word::key).collect();
    assert_eq!(keys, ["rook", "file-b", "rank-1", "takes", "file-d", "rank-3"]);
}

/// Returns every exact way to write a legal move with the letters of a language.
fn written_forms(position: &Position, m: Move, letters: &Letters) -> Vec<String> {
    let san = San::of(position, m);
    let letter = |role| letters.letter(role);
    let sheet = san.write(letter, NotationStyle::Sheet);
    let mut forms = vec![
        format!("{}.{sheet}", position.board().move_number()),
        format!("{} {sheet}", position.board().move_number()),
        sheet.trim_end_matches(['+', '#']).to_owned(),
        sheet,
        san.write(letter, NotationStyle::Pgn),
        san.write(figurine, NotationStyle::Pgn),
        san.write_long(letter, NotationStyle::Sheet),
        san.write_long(figurine, NotationStyle::Sheet),
        m.to_string(),
        iccf(m),
    ];
    // Without x a pawn's "bc4" may be a bishop's move.
    if san.role != Role::Pawn {
        forms.push(san.signed(Signs::NONE).write(letter, NotationStyle::Sheet));
    }
    forms
}

fn iccf(m: Move) -> String {
    let digits = |square: Square| format!("{}{}", square.file() as u32 + 1, square.rank() as u32 + 1);
    let becomes = PROMOTIONS.iter().position(|it| m.promotion == Some(*it));
    let becomes = becomes.map(|it| (it + 1).to_string()).unwrap_or_default();
    format!("{}{}{becomes}", digits(m.from), digits(m.to))
}

fn figurine(role: Role) -> char {
    match role {
        Role::King => '♔',
        Role::Queen => '♕',
        Role::Rook => '♖',
        Role::Bishop => '♗',
        Role::Knight => '♘',
        Role::Pawn => '♙',
    }
}

/// Returns the words of an announcement that leaves nothing out.
fn spoken_form(position: &Position, m: Move) -> Option<String> {
    const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
    const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];
    let piece = |role| match role {
        Role::King => "Koenig",
        Role::Queen => "Dame",
        Role::Rook => "Turm",
        Role::Bishop => "Laeufer",
        Role::Knight => "Springer",
        Role::Pawn => "Bauer",
    };
    let square = |it: Square| format!("{} {}", FILES[it.file() as usize], RANKS[it.rank() as usize]);
    if let Some(side) = position.board().castling_side(m) {
        return Some(
            if side.is_king_side() {
                "Kurze Rochade"
            } else {
                "Lange Rochade"
            }
            .to_owned(),
        );
    }
    let role = position.board().own_piece_at(m.from)?;
    let becomes = m.promotion.map(|it| format!(" {}", piece(it))).unwrap_or_default();
    Some(format!("{} {} {}{becomes}", piece(role), square(m.from), square(m.to)))
}

/// Walks through a random game, one of the 960 starts, and hands every position on the way to `look`.
fn walk(start: u32, choices: &[u16], mut look: impl FnMut(&Position)) {
    let board = shakmaty::Board::chess960(start);
    let setup = shakmaty::Setup {
        castling_rights: board.rooks(),
        board,
        ..Default::default()
    };
    let fen = shakmaty::fen::Fen::try_from_setup(setup).expect("a start").to_string();
    let mut position = Position::of(Board::from_fen(&fen, start != 518).expect("a FEN"));
    for choice in choices {
        let moves = position.legal_moves().expect("only legal moves are made");
        if moves.is_empty() {
            return;
        }
        look(&position);
        position.play(moves[usize::from(*choice) % moves.len()]);
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn every_exact_form_of_a_legal_move_is_that_move(
        start in prop_oneof![Just(518_u32), 0..960_u32],
        choices in prop::collection::vec(any::<u16>(), 1..120),
        every in 5..11_usize,
        set in 0..SETS.len(),
    ) {
        let vocabulary = words_of("de-fide");
        let letters = [SETS[set]];
        let reader = Reader { vocabulary: &vocabulary, letters: &letters };
        let mut count = 0;
        let mut wrong = Vec::new();
        walk(start, &choices, |position| {
            count += 1;
            if count % every != 0 { return; }
            for m in position.legal_moves().expect("legal") {
                let mut forms = written_forms(position, m, &letters[0]);
                forms.extend(spoken_form(position, m));
                for form in forms {
                    let understood = describe(&understand(&form, &reader, position, Sight::Legal), position);
                    if understood != m.to_string() {
                        wrong.push(format!("{} {form} ({m}): {understood} in {}", letters[0].name, position.fen()));
                    }
                }
            }
        });
        prop_assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn an_announcement_is_understood_though_other_languages_listen(
        choices in prop::collection::vec(any::<u16>(), 1..120),
        every in 8..16_usize,
        reports in prop::sample::select(vec!["de", "en", "pt-BR", "es", "fr", "nl", "pt-PT"]),
        words in prop::sample::select(vec!["de-fide", "de", "en", "pt-BR", "es", "es-fide", "fr", "nl", "pt-PT"]),
        pawn in any::<bool>(),
        takes in any::<bool>(),
    ) {
        let vocabulary = words_of(&format!("{words}, de-fide, {reports}"));
        let letters = [SETS[0], Letters::named(words).expect("letters")];
        let reader = Reader { vocabulary: &vocabulary, letters: &letters };
        let voices = Voices::of(ansage_texts::VOICES);
        let lexicon = voices.lexicon(words).expect("a lexicon");
        let mut count = 0;
        let mut wrong = Vec::new();
        walk(518, &choices, |position| {
            count += 1;
            if count % every != 0 { return; }
            for style in [announce::AnnouncementStyle::Short, announce::AnnouncementStyle::Long, announce::AnnouncementStyle::Coordinates] {
                for sight in [Sight::Legal, Sight::Movement, Sight::Words] {
                    let saying = Saying { style, pawn, takes, check: true };
                    for m in position.legal_moves().expect("legal") {
                        let phrase = lexicon.phrase(&announce::announce(position, m, &saying, sight));
                        for said in [phrase.written, phrase.spoken.text()] {
                            let understood = describe(&understood(&said, &reader, position, sight), position);
                            let is_it = understood.split(", promotes").next().is_some_and(|it| it.ends_with(&format!(" = {m}")));
                            if understood != m.to_string() && !is_it {
                                wrong.push(format!("{words}+{reports} {said:?} ({m}): {understood} in {}", position.fen()));
                            }
                        }
                    }
                }
            }
        });
        prop_assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn in_event_mode_nothing_depends_on_check(
        choices in prop::collection::vec(any::<u16>(), 1..120),
        every in 5..11_usize,
    ) {
        let mut count = 0;
        let vocabulary = words_of("de-fide");
        let letters = [SETS[1]];
        let reader = Reader { vocabulary: &vocabulary, letters: &letters };
        let mut wrong = Vec::new();
        walk(518, &choices, |position| {
            count += 1;
            if count % every != 0 { return; }
            let lawless = position.seen(Sight::Movement);
            for m in position.board().moves_by_movement() {
                let Some(form) = spoken_form(position, m) else { continue };
                let words: Vec<&str> = form.split(' ').collect();
                let mut forms = vec![form.clone()];
                if let [piece, _, _, arrival @ ..] = words.as_slice() {
                    forms.push(format!("{piece} {}", arrival.join(" ")));
                }
                for form in forms {
                    let here = understand(&form, &reader, position, Sight::Movement);
                    let there = understand(&form, &reader, &lawless, Sight::Movement);
                    if here != there { wrong.push(format!("{form}: {here:?} / {there:?}")); }
                }
            }
        });
        prop_assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn no_line_ever_breaks_it(text in nonsense(), sample in 1..11_usize, letters in 0..SETS.len()) {
        let vocabulary = words_of("de-fide");
        let letters = [SETS[letters], SETS[0]];
        let reader = Reader { vocabulary: &vocabulary, letters: &letters };
        let position = position_of(&format!("sample {sample}."));
        for sight in [Sight::Legal, Sight::Movement] {
            let understanding = understand(&text, &reader, &position, sight);
            let moves: Vec<Move> = understanding.interpretations.iter().map(|it| it.m).collect();
            for m in understanding.interpretations.iter().flat_map(|it| it.moves(position.board())) {
                prop_assert!(position.board().own_piece_at(m.from).is_some(), "{text}: {m}");
            }
            answer(&text, &reader, &moves, &position);
        }
    }
}

/// Any text at all, and text that almost is a move.
fn nonsense() -> impl Strategy<Value = String> {
    let any_text = any::<String>();
    let crumbs = prop::collection::vec(
        prop::sample::select(vec![
            "e", "4", "b", "B", "x", "-", "=", "(", ")", "/", "0", "o", "O", "S", "N", "♘", " ", ".", "ep", "+", "!",
            "springer", "spr", "Eva", "vier", "schach", "rochade", "kurze", "K", "5254", "1", "8", "d", "D", "ß", "İ",
        ]),
        0..40,
    );
    prop_oneof![any_text, crumbs.prop_map(|it| it.concat())]
}

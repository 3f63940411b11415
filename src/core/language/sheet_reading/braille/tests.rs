use std::time::Duration;

use super::{ReadSheet, read, rows};
use crate::game::scoresheet::{self, SheetMove};
use crate::game::{Board, Header, Move, Outcome, Scoresheet, Sight, Signs};
use crate::language::braille::{BrailleSheet, LaidOut, PageSize, Tables};
use crate::language::sheet_reading::{SheetFlawKind, pgn};
use crate::language::{Letters, Messages, Voices};

/// The sample game at the end of Appendix C; the last move came with a draw offer.
const SAMPLE: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 \
                      f8e8 c1b1";

const LANGUAGES: [&str; 7] = ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"];

fn sheet(start: Board, moves: &str) -> Scoresheet {
    let entries = moves
        .split_whitespace()
        .map(|uci| SheetMove::of(uci.parse().expect("a move")));
    Scoresheet {
        header: Header {
            event: "Lehrpartie am zweiten Brett des Vereins".into(),
            date: "2026.11.21".into(),
            white: "Anna".into(),
            black: "Bella Groß".into(),
            ..Header::default()
        },
        time: None,
        start,
        entries: entries.collect(),
        dashes: Vec::new(),
        numbered: Vec::new(),
        intended: None,
        offered: false,
        claimed: false,
        sealed: false,
        annulled: false,
        left_claim: None,
        points: None,
        outcome: Some(Outcome::Draw),
        resigned: None,
        signed: Vec::new(),
        replaced_after: None,
        offer_sign: scoresheet::OFFER,
    }
}

fn laid_out(sheet: &Scoresheet, table: &str, language: &str, size: PageSize) -> LaidOut {
    let voices = Voices::of(ansage_texts::VOICES);
    let profile = Tables::compiled_in().profile(table).expect("it is named").profile;
    let sheet = BrailleSheet {
        sheet,
        struck: &[],
        messages: voices.messages(language).expect("a language"),
        letters: Letters::named("en").expect("a set"),
        sight: Sight::Legal,
        terms: &[],
        signs: Signs::ALL,
        is_evidence: true,
        profile: &profile,
        size,
        prose: &|text| profile.write_prose(text),
    };
    sheet.lay_out().expect("known cells")
}

fn read_text(text: &str) -> ReadSheet {
    let voices = Voices::of(ansage_texts::VOICES);
    let messages: Vec<&Messages> = LANGUAGES.iter().filter_map(|it| voices.messages(it)).collect();
    read(&rows(text).expect("cells"), &Tables::compiled_in(), &messages).expect("moves")
}

/// Returns the moves as the reader of PGN takes them.
fn moves(read: &ReadSheet, letters: Option<Letters>) -> Vec<Move> {
    let sets = match letters.or(read.letters) {
        Some(own) => vec![own.of_pgn()],
        None => crate::language::letters::all_of_pgn(),
    };
    let fen = read
        .start
        .as_ref()
        .map_or_else(String::new, |it| format!("[FEN \"{}\"]\n\n", it.fen()));
    let games = pgn::read(&format!("{fen}{}", read.pgn()), &sets);
    assert_eq!(games.len(), 1, "{}", read.pgn());
    games[0].moves.iter().map(|it| it.m).collect()
}

#[test]
fn every_table_language_and_page_gives_the_same_game_again() {
    let sample = sheet(Board::start(), SAMPLE);
    let played: Vec<Move> = sample.entries.iter().map(|it| it.m).collect();
    for table in Tables::compiled_in().names() {
        if table == "ukaaf2015" {
            continue;
        }
        for (language, (cells, lines)) in LANGUAGES.into_iter().zip([(40, 24), (20, 5), (30, 9), (80, 30)]) {
            let pages = laid_out(&sample, &table, language, PageSize { cells, lines }).pages;
            for page in &pages.pages {
                assert!(
                    page.len() <= lines && page.iter().all(|row| row.len() <= cells),
                    "{table}"
                );
            }
            let mut texts = vec![pages.unicode()];
            texts.extend(pages.brf().ok());
            assert_eq!(texts.len(), if table == "computer8" { 1 } else { 2 });
            for text in texts {
                let read = read_text(&text);
                let letters = (table == "computer8").then(|| Letters::named("en").expect("a set"));
                assert_eq!(moves(&read, letters), played, "{table} {cells}\n{}", read.moves);
                assert_eq!(read.result, Some(Outcome::Draw), "{table}");
                assert_eq!(read.unknown, []);
                let header = &sample.header;
                assert_eq!(read.header.white, header.white, "{table} {language}");
                assert_eq!(read.header.black, "Bella Gross", "{table} {language}");
                assert_eq!(read.header.event, header.event, "{table} {language}");
                assert_eq!(read.header.date, header.date, "{table} {language}");
                assert_eq!(read.header.site, "");
            }
        }
    }
}

#[test]
fn a_game_of_another_start_with_times_offers_and_an_illegal_move_comes_back() {
    let start = Board::from_fen("4k3/8/8/8/8/8/4P3/R3K3 b Q - 0 140", false).expect("a FEN");
    let mut sheet = sheet(start.clone(), "e8e7 e1c1 e7e6 e2e5 e6e5");
    sheet.outcome = None;
    sheet.entries[1].offer = true;
    sheet.entries[0].noted_left = Some(Duration::from_secs(47 * 60));
    sheet.entries[2].noted_left = Some(Duration::from_secs(85 * 60));
    for (cells, lines) in [(40, 24), (20, 6), (28, 24)] {
        let text = laid_out(&sheet, "de-chess-short6", "de", PageSize { cells, lines })
            .pages
            .unicode();
        let read = read_text(&text);
        assert_eq!(read.start.as_ref().map(Board::fen), Some(start.fen()), "{text}");
        assert_eq!(read.result, None);
        let words: Vec<&str> = read.moves.split_whitespace().collect();
        let in_columns = [
            "140...", "Ke7", "0:47", "141.", "0-0-0(=)", "Ke6", "1:25", "142.", "e2e5", "Kxe5",
        ];
        assert_eq!(words, in_columns, "{cells}: {text}");
        assert!(read.pgn().contains("{0:47}"));
    }
}

#[test]
fn the_british_code_and_sheets_of_others_are_told_by_their_moves() {
    let sheet = sheet(Board::start(), "e2e4 d7d5 e4d5 d8d5 b1c3 d5e6 f1e2");
    let played: Vec<Move> = sheet.entries.iter().map(|it| it.m).collect();
    let mut sheet = sheet;
    sheet.outcome = None;
    let text = laid_out(&sheet, "ukaaf2015", "en", PageSize::default())
        .pages
        .brf()
        .expect("six dots");
    let read = read_text(&text);
    assert_eq!(read.letters, Letters::named("en"));
    assert_eq!(moves(&read, None), played, "{}", read.moves);

    // Literary Braille, and German computer Braille, without a word of ours.
    for (text, letters) in [
        (
            "#A4 E#D D#E\r\n#B4 EXD#E ,QXD#E\r\n#C4 ,NC#C ,QE#F\"6\r\n#D4 ,BE#B\r\n\u{c}",
            "en",
        ),
        ("*' E? D:\n<' EXD: @DXD:\n%' @SC% @DE$6\n?' @LE<\n", "de"),
        (
            "head                 #A\n1 e4 d5\n2 exd5 ,qxd5\n\u{c}head                 #B\n3 ,nc3 ,qe6+\n4 ,be2\u{1a}",
            "en",
        ),
    ] {
        let read = read_text(text);
        assert_eq!(moves(&read, Letters::named(letters)), played, "{}", read.moves);
    }
}

#[test]
fn what_is_no_cell_or_no_move_is_said() {
    let bad = rows("1 E4 E5\n2 ,NF3 é\n").expect_err("a letter with its accent");
    assert_eq!((bad.line, bad.no_cell.at, bad.no_cell.sign), (2, 8, 'é'));
    let words = rows(",DEAR ,ANNA1\n,SEE YOU4\n").expect("cells");
    assert_eq!(read(&words, &Tables::compiled_in(), &[]), None);
    let read = read_text("1 E4 E5\n2 ,NF3 .^F6\n");
    assert_eq!((read.unknown[0].0, read.unknown[0].1.at), (2, 8));
}

#[test]
fn the_place_of_a_move_that_is_gone_is_named() {
    let flaws = |text: &str| {
        let read = read_text(text);
        let games = pgn::read(&read.pgn(), &crate::language::letters::all_of_pgn());
        assert_eq!(games.len(), 1, "{}", read.pgn());
        let stops = games[0].flaws.iter().filter(|it| it.kind.stops());
        stops.map(|it| (it.number, it.kind)).collect::<Vec<_>>()
    };
    let missing = [(Some(2), SheetFlawKind::MissingMove)];
    assert_eq!(flaws("1 E4 E5\n2 ,NF3 ,NC6\n"), []);
    assert_eq!(flaws("1 E4 E5\n2\n"), missing, "the row is torn off behind its number");
    assert_eq!(flaws("1 E4 E5 2 ,NF3 ,NC6\n3 ,BB5 A6\n"), []);
    assert_eq!(
        flaws("1 E4 E5\n2     ,NC6\n"),
        missing,
        "White's place is free where rows have no columns"
    );
    assert_eq!(
        flaws("1 E4 E5\n2       F6\n"),
        missing,
        "nor do two rows alike make columns"
    );
    assert_eq!(
        flaws("1 E4\nE5 2      ,NC6\n"),
        missing,
        "nor a row that begins with Black's move"
    );
    // Black's 13th move begins where White's second does: one row of running text, by chance as long as a column.
    assert_eq!(
        read_text("1 C3 D6 2 B3 A6\nG5 12 H4 H5\n13 GXH6EP ,NG8\n")
            .moves
            .lines()
            .next(),
        Some("1. c3 d6 2. b3 a6")
    );
    let damaged = [(Some(2), SheetFlawKind::Unreadable)];
    assert_eq!(
        flaws("1 E4 E5\n2 ,NF3 EP\n"),
        damaged,
        "a damaged d6 takes nothing in passing"
    );
    assert_eq!(flaws("1 E4 A6\n2 E5 D5\n3 EXD6 EP\n"), []);
    let cut = "1 E4 E5 2 ,NF3\n,NF: 3 ,BB5\n";
    assert_eq!(flaws(cut), damaged, "a colon in the place of a rank makes no label");
    assert_eq!(read_text(cut).moves.lines().nth(1), Some("Nf: 3. Bb5"));
    assert_eq!(flaws("1 E4 E5\n#2 ,NF3\n"), damaged);
    assert_eq!(read_text("1 E4 E5\n#2 ,NF3\n").moves.lines().nth(1), Some("?2 Nf3"));
}

use super::BrailleSheet;
use crate::game::scoresheet::{self, SheetMove};
use crate::game::{Board, Header, Outcome, Scoresheet, Sight, Signs};
use crate::language::braille::{PageSize, Tables, Unrecovered};
use crate::language::{Letters, Voices};

const SAMPLE: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 \
                      f8e8 c1b1";

fn sheet(moves: &str) -> Scoresheet {
    let entries = moves
        .split_whitespace()
        .map(|uci| SheetMove::of(uci.parse().expect("a move")));
    let mut entries: Vec<SheetMove> = entries.collect();
    entries.last_mut().expect("a move").offer = true;
    Scoresheet {
        header: Header {
            white: "Anna".into(),
            black: "Bella".into(),
            ..Header::default()
        },
        time: None,
        start: Board::start(),
        entries,
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

fn brf(sheet: &Scoresheet, table: &str, size: PageSize) -> Result<String, Unrecovered> {
    let voices = Voices::of(ansage_texts::VOICES);
    let profile = Tables::compiled_in().profile(table).expect("it is named").profile;
    let sheet = BrailleSheet {
        sheet,
        struck: &[],
        messages: voices.messages("en").expect("English"),
        letters: Letters::named("en").expect("a set"),
        sight: Sight::Legal,
        terms: &[],
        signs: Signs::ALL,
        is_evidence: true,
        profile: &profile,
        size,
        prose: &|text| profile.write_prose(text),
    };
    let laid_out = sheet.lay_out().map_err(|it| it.why)?;
    Ok(laid_out.pages.brf().expect("six dots"))
}

#[test]
fn the_sample_game_stands_on_its_page() {
    let page = brf(&sheet(SAMPLE), "en-chess-short6", PageSize::default()).expect("known cells");
    let expected = "\
,SCORESHEET                           #A
,WHITE: ,ANNA
,BLACK: ,BELLA
,RESULT: 1/2-1/2
,BRAILLE TABLE: EN-CHESS-SHORT6
+ CHECK # MATE = PROMOTION (=) DRAW
  OFFER

1   E4          E5
2   ,NF3        ,NF6
3   D4          EXD4
4   E5          ,NE4
5   ,QXD4       D5
6   EXD6EP      ,NXD6
7   ,BG5        ,NC6
8   ,QE3+       ,BE7
9   ,NBD2       0-0
10  0-0-0       ,RE8
11  ,KB1(=)

,RESULT: 1/2-1/2
\u{c},ANNA - ,BELLA                        #B
,SIGNATURES:
,WHITE: ____________
,BLACK: ____________
,ARBITER: ____________
\u{c}";
    let expected = expected.replace('\n', "\r\n");
    assert_eq!(page, expected);
}

#[test]
fn a_narrow_page_runs_on_and_never_breaks_a_move() {
    let size = PageSize { cells: 20, lines: 10 };
    let page = brf(&sheet(SAMPLE), "en-chess-short6", size).expect("known cells");
    assert!(
        page.contains("\r\n1 E4 E5 2 ,NF3 ,NF6\r\n3 D4 EXD4 4 E5 ,NE4\r\n5 ,QXD4 D5"),
        "{page}"
    );
    assert!(
        page.lines().all(|it| it.trim_start_matches('\u{c}').len() <= 20),
        "{page}"
    );
}

#[test]
fn a_move_wider_than_its_column_takes_the_room_behind_it_or_a_line_more() {
    // Black mates with a pawn that takes and becomes a queen, and offers a draw.
    let start = Board::from_fen("6k1/8/8/8/8/8/q2p3P/2N4K b - - 0 1", false).expect("a FEN");
    let mut sheet = sheet("d2c1q");
    sheet.start = start;
    sheet.entries[0].noted_left = Some(std::time::Duration::from_secs(90 * 60));
    let page = brf(&sheet, "en-chess-short6", PageSize::default()).expect("known cells");
    assert!(page.contains(&format!("{:34}1:30\r\n", "1   -DXC1=,Q#(=)")), "{page}");
}

#[test]
fn loose_pages_of_two_games_are_told_apart_by_names_and_round() {
    let mut sheet = sheet(SAMPLE);
    sheet.header.white = "Wojciechowska-Łukasiewicz, Ægir".into();
    sheet.header.round = "12".into();
    for (cells, head) in [
        (40, ",WOJCIECHOWSKA - ,BELLA 12            #B"),
        (30, ",WOJCIECH - ,BELLA 12       #B"),
    ] {
        let page = brf(&sheet, "en-chess-short6", PageSize { cells, lines: 12 }).expect("known cells");
        let second = page.split('\u{c}').nth(1).expect("a second page");
        assert_eq!(second.lines().next(), Some(head), "{page}");
    }
}

#[test]
fn a_start_position_stands_as_a_list_of_pieces_too() {
    let mut sheet = sheet("e1d1");
    sheet.start = Board::from_fen("4k3/8/8/8/8/8/5P2/R3K3 w Q - 0 1", false).expect("a FEN");
    let page = brf(&sheet, "en-chess-short6", PageSize::default()).expect("known cells");
    assert!(page.contains("\r\n,WHITE: ,KE1 ,RA1 F2\r\n,BLACK: ,KE8\r\n"), "{page}");
}

#[test]
fn a_code_that_lacks_a_sign_refuses_the_sheet() {
    assert_eq!(
        brf(&sheet("e2e4"), "ukaaf2015", PageSize::default()),
        Err(Unrecovered::DrawOffer)
    );
}

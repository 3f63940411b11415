//! P.3, 11.3.a: in an event nobody learns what stands where by entering moves and dropping them again.
//!
//! Two games that differ in everything but the side to move and the number of own pieces of each kind are entered the
//! same lines, aloud and with keys; every answer up to the announcement must be the same.

use std::sync::Arc;

use ansage_core::desk::{
    Attention, BrailleKey, Channel, Conversation as _, Desk, DeskSettings, Effect, Input, TalkKey,
};
use ansage_core::game::event_terms::Leave;
use ansage_core::game::findings::notes_in;
use ansage_core::game::{Allowed, Event, EventTerms, Mode, Moment, Opening, Recorded};
use ansage_core::language::listen::Heard;
use ansage_core::language::{AnnouncementStyle, Saying};
use rand::Rng as _;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use shakmaty::{ByColor, Color, File, Piece, Rank, Role, Square};

use crate::support::desk_harness::{DeskHarness, VOICES, said};
use crate::support::seed::cases;
use crate::support::size::size;
use crate::support::table::{usual_opening, usual_settings};

const WORDS: [&str; 4] = ["de-fide", "de", "en", "fr"];
const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
const PIECES: [(&str, &str, &str); 6] = [
    ("K", "König", "⠠⠅"),
    ("D", "Dame", "⠠⠙"),
    ("T", "Turm", "⠠⠞"),
    ("L", "Läufer", "⠠⠇"),
    ("S", "Springer", "⠠⠎"),
    ("", "Bauer", ""),
];
const LETTERS: [&str; 8] = ["⠁", "⠃", "⠉", "⠙", "⠑", "⠋", "⠛", "⠓"];
const DIGITS: [&str; 8] = ["⠂", "⠆", "⠒", "⠲", "⠢", "⠖", "⠶", "⠦"];

#[test]
fn no_answer_before_the_announcement_depends_on_the_board() {
    cases(size(1_000, 100_000), |random| {
        let side = *[Color::White, Color::Black].choose(random).expect("a side");
        let own = some_pieces(random);
        let positions = [placed(random, side, &own), placed(random, side, &own)];
        let opening = an_event(random, side);
        let inputs: Vec<Typed> = (0..random.random_range(2..6)).flat_map(|_| entered(random)).collect();
        let [one, other] = positions.clone().map(|fen| answers(&opening, &fen, &inputs));
        assert_eq!(one, other, "{positions:#?} {inputs:#?}");
    });
}

/// What is announced is what was said, so that whoever drops a move by `/correct` behind the announcement learns no more: what
/// is heard, written on the sheet and asked depends on no more of the board than the answers before.
#[test]
fn no_announcement_and_no_sheet_depends_on_the_board() {
    cases(size(500, 50_000), |random| {
        let side = *[Color::White, Color::Black].choose(random).expect("a side");
        let own = some_pieces(random);
        let positions = [placed(random, side, &own), placed(random, side, &own)];
        let opening = Opening {
            say: Saying {
                takes: random.random(),
                ..Saying::default()
            }
            .spell(),
            event: Some(Box::new(EventTerms {
                leaves: vec![Leave {
                    what: Allowed::Scoresheet,
                    by: "AB".to_owned(),
                }],
                ..EventTerms::default()
            })),
            ..an_event(random, side)
        };
        let entry = |random: &mut StdRng| {
            let mut square = || {
                format!(
                    "{}{}",
                    char::from(b'a' + random.random_range(0..8)),
                    random.random_range(1..9)
                )
            };
            let (from, to) = (square(), square());
            let takes = if random.random_bool(0.2) { "x" } else { "" };
            match *["D", "T", "L", "S", ""].choose(random).expect("a piece") {
                "" if to.ends_with(['1', '8']) => "0-0".to_owned(),
                "" => match random.random() {
                    true => format!("{}{takes}{to}", &from[..1]),
                    false => to,
                },
                letter => format!("{letter}{from}{takes}{to}"),
            }
        };
        let (first, second) = (entry(random), entry(random));
        let lines = [&first, "", "/made", "/sheet", "/correct", &second, "", "/sheet"];
        let inputs = lines.map(|it| Typed::Line(it.to_owned()));
        let [one, other] = positions.clone().map(|fen| told(&opening, &fen, &inputs));
        assert_eq!(one, other, "{positions:#?} {lines:?}");
    });
}

/// The entries that told an attacker something, on boards where they are possible and where they are not.
#[test]
fn f2_f3_the_entries_of_the_attack_tell_nothing() {
    let opening = Opening {
        mode: Mode::Event,
        ..usual_opening()
    };
    for (line, read_back, positions) in [
        (
            "exd6",
            "Bauer Eva David sechs?",
            ["4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2"],
        ),
        (
            "O-O",
            "Kurze Rochade?",
            ["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"],
        ),
        (
            "Qh8",
            "Dame Hector acht?",
            ["4k3/8/8/8/7Q/8/8/4K3 w - - 0 1", "4k3/8/8/7p/7Q/8/8/4K3 w - - 0 1"],
        ),
        (
            "a1b7",
            "Anna eins Bella sieben?",
            ["4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K2N w - - 0 1"],
        ),
    ] {
        for fen in positions {
            let told = answers(&opening, fen, &[Typed::Line(line.to_owned())]);
            assert!(told[0].contains(&format!("{read_back:?}")), "{fen} {line}: {told:#?}");
        }
    }
}

/// What is announced is what was confirmed: where the board has no such piece too, or another one on that square.
#[test]
fn p_3_what_was_said_is_announced_and_written() {
    let opening = Opening {
        mode: Mode::Event,
        ..usual_opening()
    };
    for (line, announced, on_the_sheet, fen) in [
        (
            "exd6",
            "Bauer Eva David sechs",
            "1.exd6",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        ),
        (
            "exd6",
            "Bauer Eva David sechs",
            "1.exd6",
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        ),
        (
            "exd6",
            "Bauer Eva David sechs",
            "1.exd6",
            "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1",
        ),
        ("Qh8", "Dame Hector acht", "1.Qh8", "4k3/8/8/8/7Q/8/8/4K3 w - - 0 1"),
        ("Qh8", "Dame Hector acht", "1.Qh8", "4k3/8/8/7p/7Q/8/8/4K3 w - - 0 1"),
        ("Qh8", "Dame Hector acht", "1.Qh8", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("Rh1h8", "Turm Hector acht", "1.Rh8", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"),
        ("Rh1h8", "Turm Hector acht", "1.Rh8", "4k3/8/8/8/8/8/8/4K2N w - - 0 1"),
        (
            "a7a8=Q",
            "Bauer Anna acht Dame",
            "1.a8Q",
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        ),
        (
            "a7a8=Q",
            "Anna sieben Anna acht Dame",
            "1.a7a8Q",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ),
        ("a8=P", "Bauer Anna acht", "1.a8", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"),
        ("a8=P", "Bauer Anna acht", "1.a8", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("a7a8P", "Bauer Anna acht", "1.a8", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"),
        (
            "a7a8P",
            "Anna sieben Anna acht",
            "1.a7a8",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ),
        ("Ke4", "Koenig Eva vier", "1.Ke4", "7k/8/8/8/3KR3/8/8/8 w - - 0 1"),
        ("Kf1", "Koenig Felix eins", "1.Kf1", "7k/8/8/8/8/8/8/4KR2 w - - 0 1"),
        ("e1h1", "Kurze Rochade", "1.0-0", "7k/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("Kg1", "Kurze Rochade", "1.0-0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ] {
        let inputs = [line, "", "/made", "/sheet"].map(|it| Typed::Line(it.to_owned()));
        let told = told(&opening, fen, &inputs);
        assert!(told[1].contains(&format!("{announced:?}")), "{fen} {line}: {}", told[1]);
        assert!(
            told[3].contains(&format!("{on_the_sheet:?}")),
            "{fen} {line}: {}",
            told[3]
        );
    }
}

/// F9: whoever watches the file of a running game, or its length, learns nothing of check, mate and illegal moves.
#[test]
fn the_journal_is_the_same_length_whether_a_move_is_legal_or_not() {
    let lengths = |moves: [&str; 4]| {
        let mut harness = DeskHarness::open(Opening {
            mode: Mode::Event,
            ..usual_opening()
        });
        for m in moves {
            for line in [m, "", "/made"] {
                let _told = harness.handle(Moment(1), Input::Line(line.to_owned()));
            }
        }
        let length = |it: &Recorded| serde_json::to_string(it).expect("a line").len();
        let lengths: Vec<usize> = harness.journal.iter().map(length).collect();
        (lengths, notes_in(&harness.journal).len())
    };
    let (legal, nothing) = lengths(["e2e4", "d7d5", "f1c4", "a7a6"]);
    let (illegal, told) = lengths(["e2e4", "d7d5", "f1b5", "a7a6"]);
    assert_eq!(legal, illegal);
    assert_eq!((nothing, told), (0, 1), "the arbiter is told of one");
    let (mate, told) = lengths(["f2f3", "e7e5", "g2g4", "d8h4"]);
    let (no_mate, nothing) = lengths(["f2f3", "e7e5", "g2g4", "d8g5"]);
    assert_eq!(mate, no_mate);
    assert_eq!((nothing, told), (0, 1), "and of the mate");
}

/// What is entered.
#[derive(Clone, Debug)]
enum Typed {
    Line(String),
    Aloud(String),
}

/// Enters everything that is no confirmation, and returns what came of each.
fn answers(opening: &Opening, fen: &str, inputs: &[Typed]) -> Vec<String> {
    entered_in(opening, fen, inputs, |effects, input| {
        let recorded = |it: &Effect| matches!(it, Effect::Record(recorded) if is_a_move(&recorded.event));
        assert!(!effects.iter().any(recorded), "{input:?} is announced in {fen}");
    })
}

/// Enters everything, and returns what came of each but what is for the arbiter: the journal, and what is kept until one comes.
fn told(opening: &Opening, fen: &str, inputs: &[Typed]) -> Vec<String> {
    let is_the_arbiters = |it: &Effect| match it {
        Effect::Record(_) => true,
        Effect::Say(utterance) => utterance.channel == Channel::Arbiter,
        _ => false,
    };
    let told = entered_in(opening, fen, inputs, |effects, _input| {
        effects.retain(|it| !is_the_arbiters(it))
    });
    told.iter().map(|it| unnumbered(it)).collect()
}

/// Takes the numbers off the utterances: what is kept for the arbiter has some of them.
fn unnumbered(noticed: &str) -> String {
    let parts = noticed.split(UTTERANCE);
    let rest = |it: &str| it.trim_start_matches(|it: char| it.is_ascii_digit()).to_owned();
    parts.map(rest).collect::<Vec<_>>().join(UTTERANCE)
}

const UTTERANCE: &str = "utterance ";

/// Enters everything, has what came of each looked at, and returns it as a person and a finger notice it.
fn entered_in(
    opening: &Opening,
    fen: &str,
    inputs: &[Typed],
    mut look: impl FnMut(&mut Vec<Effect>, &Typed),
) -> Vec<String> {
    let opening = Opening {
        fen: Some(fen.to_owned()),
        ..opening.clone()
    };
    let settings = DeskSettings {
        braille: Some("de-chess-short6".to_owned()),
        ..usual_settings()
    };
    let (mut desk, opened) = Desk::open(opening, settings, Arc::clone(&VOICES), Moment(0)).expect("a desk");
    // What the set-up is, is told; a finger reads all of it first.
    let said = said(&opened).count();
    for _ in 0..said {
        let _read = desk.handle(Moment(0), Input::Braille(BrailleKey::Return));
    }
    let mut told = Vec::new();
    for (at, input) in (1..).zip(inputs) {
        let at = Moment(at * 1000);
        let mut effects = match input {
            Typed::Line(line) => desk.handle(at, Input::Line(line.clone())),
            Typed::Aloud(words) => aloud(&mut desk, at, words),
        };
        look(&mut effects, input);
        let asked = desk.listens().map(|it| it.may_be_said.asked);
        let noticed = format!("{effects:?} {:?} {:?} {asked:?}", desk.view(), desk.braille());
        told.push(counted_from(said, &noticed));
    }
    told
}

/// Numbers the utterances anew, from the first behind those of the opening.
fn counted_from(said: usize, noticed: &str) -> String {
    let mut parts = noticed.split("UtteranceId(");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_once(')').expect("a number");
        let number: usize = number.parse().expect("a number");
        text += &format!("{UTTERANCE}{}{rest}", number - said);
    }
    text
}

fn is_a_move(event: &Event) -> bool {
    matches!(event, Event::Announced { .. } | Event::Repeated { .. })
}

/// Says something with the talk key.
fn aloud(desk: &mut Desk, at: Moment, words: &str) -> Vec<Effect> {
    let mut effects = desk.handle(at, Input::Talk(TalkKey::Down));
    let number = match desk.listens().map(|it| it.attention) {
        Some(Attention::Talk(number)) => Some(number),
        other => panic!("nobody listens: {other:?}"),
    };
    effects.extend(desk.handle(at, Input::Talk(TalkKey::Up)));
    effects.extend(desk.handle(at, Input::Spoken(number, Heard::of(words))));
    effects
}

/// An event with some wording, in which the player announces both sides' turn or only one's.
fn an_event(random: &mut StdRng, side: Color) -> Opening {
    let saying = Saying {
        style: *AnnouncementStyle::ALL.choose(random).expect("a style"),
        takes: random.random(),
        ..Saying::default()
    };
    Opening {
        mode: Mode::Event,
        blind: side.fold_wb(ansage_core::game::Served::White, ansage_core::game::Served::Black),
        words: (*WORDS.choose(random).expect("words")).to_owned(),
        say: saying.spell(),
        ..usual_opening()
    }
}

/// The own pieces beside the king: of each kind so many, of bishops so many on squares of each colour.
fn some_pieces(random: &mut StdRng) -> Vec<(Role, Option<bool>)> {
    let mut pieces = Vec::new();
    for (role, most, color) in [
        (Role::Queen, 2, None),
        (Role::Rook, 3, None),
        (Role::Bishop, 2, Some(true)),
        (Role::Bishop, 2, Some(false)),
        (Role::Knight, 3, None),
        (Role::Pawn, 6, None),
    ] {
        let count = random.random_range(0..=most);
        pieces.extend(std::iter::repeat_n((role, color), count));
    }
    pieces
}

/// Puts the own pieces and any others somewhere, with any rights and any square for taking in passing.
fn placed(random: &mut StdRng, side: Color, own: &[(Role, Option<bool>)]) -> String {
    let mut squares: Vec<Square> = Square::ALL.to_vec();
    squares.shuffle(random);
    let mut board = shakmaty::Board::empty();
    let mut put = |piece: Piece, fits: &dyn Fn(Square) -> bool| {
        if let Some(index) = squares.iter().position(|it| fits(*it)) {
            board.set_piece_at(squares.swap_remove(index), piece);
        }
    };
    let is_of_pawns = |it: Square| !matches!(it.rank(), Rank::First | Rank::Eighth);
    for (role, light) in own.iter().copied().chain([(Role::King, None)]) {
        let fits =
            |it: Square| light.is_none_or(|light| it.is_light() == light) && (role != Role::Pawn || is_of_pawns(it));
        put(role.of(side), &fits);
    }
    put(Role::King.of(!side), &|_| true);
    for _ in 0..random.random_range(0..12) {
        let role = *[
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
            Role::Pawn,
            Role::Pawn,
        ]
        .choose(random)
        .expect("a role");
        put(role.of(!side), &|it| role != Role::Pawn || is_of_pawns(it));
    }
    let mut setup = shakmaty::Setup::empty();
    setup.castling_rights = board.rooks() & shakmaty::Bitboard::BACKRANKS;
    setup.board = board;
    setup.turn = side;
    let passing = ByColor {
        white: Rank::Sixth,
        black: Rank::Third,
    };
    if random.random_bool(0.3) {
        let file = *File::ALL.choose(random).expect("a file");
        setup.ep_square = Some(Square::from_coords(file, *passing.get(side)));
    }
    let fen = shakmaty::fen::Fen::try_from_setup(setup);
    fen.unwrap_or_else(|lossy| lossy.ignore()).to_string()
}

/// One entry in print, words, coordinates or Braille, typed or spoken, and sometimes an answer or a correction behind it; never
/// a confirmation.
fn entered(random: &mut StdRng) -> Vec<Typed> {
    let mut square = || (random.random_range(0..8_usize), random.random_range(0..8_usize));
    let (from, to) = (square(), square());
    let (letter, word, cell) = *PIECES.choose(random).expect("a piece");
    let san = |(file, rank): (usize, usize)| format!("{}{}", char::from(b'a' + file as u8), rank + 1);
    let spelled = |(file, rank): (usize, usize)| format!("{} {}", FILES[file], RANKS[rank]);
    let cells = |(file, rank): (usize, usize)| format!("{}{}", LETTERS[file], DIGITS[rank]);
    let aloud = |text: String| Typed::Aloud(text.to_lowercase());
    let takes = if random.random_bool(0.2) { "x" } else { "" };
    let promotes = match random.random_bool(0.3) && letter.is_empty() && matches!(to.1, 0 | 7) {
        true => "=D",
        false => "",
    };
    let first = match random.random_range(0..14) {
        0 => Typed::Line(format!("{}{}", san(from), san(to))),
        1 | 2 => Typed::Line(format!("{letter}{takes}{}{promotes}", san(to))),
        3 => Typed::Line(format!("{letter}{}{takes}{}", san(from), san(to))),
        4 => Typed::Line(format!("{letter}{}{takes}{}", &san(from)[..1], san(to))),
        5 => Typed::Line(format!("{word} {}", spelled(to))),
        6 => Typed::Line(format!("{word} {} {}", spelled(from), spelled(to))),
        7 => Typed::Line(format!("{cell}{}", cells(to))),
        8 => Typed::Line(format!("{cell}{}{}", cells(from), cells(to))),
        9 | 10 => aloud(format!("{word} {}", spelled(to))),
        11 => aloud(format!("{word} {} {}", spelled(from), spelled(to))),
        12 => Typed::Line(
            (*["0-0", "O-O-O", "Rochade", "kurze Rochade", "exd", "Sx"]
                .choose(random)
                .expect("one"))
            .to_owned(),
        ),
        _ => aloud(
            (*["kurze rochade", "rochade", "lange rochade", "springer", "bauer"]
                .choose(random)
                .expect("one"))
            .to_owned(),
        ),
    };
    let then = match random.random_range(0..7) {
        0 => Typed::Line(san(from)),
        1 => Typed::Line(san(from)[..1].to_owned()),
        2 => aloud(spelled(from)),
        3 => Typed::Line((*["Dame", "Bauer", "p", "5"].choose(random).expect("one")).to_owned()),
        4 => Typed::Line("/cancel".to_owned()),
        5 => Typed::Line("kurz".to_owned()),
        _ => return vec![first],
    };
    vec![first, then]
}

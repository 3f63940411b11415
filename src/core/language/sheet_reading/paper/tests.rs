use std::sync::LazyLock;

use super::{Jump, Paper, letters_of, meaning};
use crate::game::resolve::{Agreement, Comparison, EntryMeaning, SheetEntry, Whose, compare};
use crate::game::{Board, Move, Position};
use crate::language::letters::SETS;
use crate::language::understand::{Reader, Vocabulary};
use crate::language::{Letters, Voices, fold};

const SAMPLE: &str = "1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6e.p. Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 0-0 \
                      10.0-0-0 Re8 11.Kb1(=)";

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));

fn vocabulary() -> Vocabulary {
    let lexicon = VOICES.lexicon("de-fide").expect("the words of Appendix D");
    Vocabulary::new(lexicon.heard().map(|(form, word)| (form.to_owned(), word)))
}

fn is_word(word: &str) -> bool {
    let lexicon = VOICES.lexicon("de-fide").expect("the words of Appendix D");
    let mut heard = lexicon.heard();
    heard.any(|(form, _)| form.split(' ').any(|it| fold(it) == fold(word)))
}

fn paper(text: &str) -> Paper {
    Paper::read(text, &Board::start(), 0, &is_word)
}

fn written(sheet: &str) -> Vec<String> {
    let text = |entry: SheetEntry| match entry {
        SheetEntry::Written(text) => text,
        SheetEntry::Illegible(text) => format!("illegible {text}"),
        SheetEntry::Missing => "missing".to_owned(),
        SheetEntry::Move(m) => m.to_string(),
    };
    paper(sheet).by_number.into_iter().map(text).collect()
}

/// Compares the sample game with a sheet in any letters.
fn compared(theirs: &str) -> Comparison {
    let vocabulary = vocabulary();
    let entries = paper(theirs).by_number;
    let letters = letters_of(&entries, &SETS);
    let reader = Reader {
        vocabulary: &vocabulary,
        letters: &letters,
    };
    let read = |text: &str, position: &Position| meaning(text, &reader, position);
    let ours = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 \
                c1b1";
    let ours = ours
        .split(' ')
        .map(|it| SheetEntry::Move(it.parse::<Move>().expect("a move")));
    compare(&Board::start(), &ours.collect::<Vec<_>>(), &entries, &read)
}

#[test]
fn c_14_2_the_sample_game_agrees_in_every_form() {
    let short = "1. e4 e5\n2. Nf3 Nf6\n3. d4 ed4\n4. e5 Ne4\n5. Qd4 d5\n6. ed6 Nd6\n7. Bg5 Nc6\n8. Qe3 Be7\n\
                 9 Nbd2 0-0\n10. 0-0-0 Re8\n11. Kb1 (=)\n";
    let words = "e4\ne5\nSpringer Felix drei, Springer f6\nd4; exd4\nEva fünf | Se4\nDxd4\td5\nexd6 e.p.\nSxd6\n\
                 Läufer Gustav 5\nSc6\nDe3+\nLe7\nSb1-d2\nkurze Rochade\nlange Rochade\nTe8\nKb1 (=) 1:02\n";
    let coordinates = "e2e4 e7e5 g1f3 g8f6 d2-d4 e5xd4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 \
                       f8e8 c1b1 1-0 nothing behind it";
    let portuguese = SAMPLE
        .replace('Q', "D")
        .replace('K', "#")
        .replace('R', "T")
        .replace('#', "R")
        .replace('N', "C");
    let extra = SAMPLE
        .replace("2.Nf3", "2.Ng1f3")
        .replace("Nxd6", "Nexd6")
        .replace("0-0-0", "O-O-O");
    for sheet in [SAMPLE, short, words, coordinates, &portuguese, &extra] {
        let comparison = compared(sheet);
        assert_eq!(comparison.undecided, [], "{sheet}");
        assert_eq!(comparison.difference, None, "{sheet}");
        assert_eq!(
            (comparison.agreement(), comparison.agreed),
            (Agreement::Agree, 21),
            "{sheet}"
        );
    }
}

#[test]
fn d_2_8_5_signs_do_not_matter() {
    let signs = SAMPLE
        .replace("exd6e.p.", "ed6")
        .replace("Qxd4", "QXd4")
        .replace("Qe3+", "Qe3");
    assert_eq!(compared(&signs).agreed, 21);
}

#[test]
fn d_2_8_6_two_knights_are_asked_about() {
    let comparison = compared(&SAMPLE.replace("Nbd2", "Nd2"));
    assert_eq!(comparison.agreement(), Agreement::Undecided);
    assert_eq!((comparison.agreed, comparison.line.len()), (16, 21));
    let undecided = &comparison.undecided[0];
    assert_eq!(
        (undecided.ply, undecided.whose, undecided.text.as_str()),
        (17, Whose::Theirs, "Nd2")
    );
    let candidates: Vec<String> = undecided.candidates.iter().map(ToString::to_string).collect();
    assert_eq!(candidates, ["b1d2", "f3d2"]);
}

#[test]
fn a_promotion_without_its_piece_may_be_any() {
    let position = Position::of(Board::from_fen("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", false).expect("a FEN"));
    let vocabulary = vocabulary();
    let reader = Reader {
        vocabulary: &vocabulary,
        letters: &[SETS[0]],
    };
    let EntryMeaning::Moves { moves, .. } = meaning("e8", &reader, &position) else {
        panic!("a move");
    };
    assert_eq!(moves.len(), 4);
    assert_eq!(meaning("Ne5", &reader, &position), EntryMeaning::NoMove);
    assert_eq!(meaning("scribble", &reader, &position), EntryMeaning::Illegible);
}

#[test]
fn a_small_letter_is_a_file_and_no_piece() {
    let fen = "4k3/8/4p3/3P1Q2/8/8/8/4K3 w - - 0 1";
    let position = Position::of(Board::from_fen(fen, false).expect("a FEN"));
    let vocabulary = vocabulary();
    let reader = Reader {
        vocabulary: &vocabulary,
        letters: &[SETS[1]],
    };
    for (text, uci) in [("de6", "d5e6"), ("De6", "f5e6"), ("dxe6", "d5e6"), ("df7", "f5f7")] {
        let EntryMeaning::Moves { moves, .. } = meaning(text, &reader, &position) else {
            panic!("{text} is a move");
        };
        assert_eq!(moves, [uci.parse().expect("a move")], "{text}");
    }
}

#[test]
fn gaps_and_scribbles_stand_where_they_were() {
    assert_eq!(
        written("1. e4 e5\n2. … Nf6\n3. ? exd4\n4... Ne4\n"),
        ["e4", "e5", "missing", "Nf6", "illegible ?", "exd4", "missing", "Ne4"]
    );
    assert_eq!(
        written("1. e4\n1... e5\n2. Nf3 - \n3. N?3 Nc6"),
        ["e4", "e5", "Nf3", "missing", "illegible N?3", "Nc6"]
    );
    assert_eq!(
        written("1. e4 e5\n4. Bb5"),
        ["e4", "e5", "missing", "missing", "missing", "missing", "Bb5"]
    );
    assert_eq!(
        written("# White: somebody\n1. e4 {good} (1. d4) e5 0:47 2. Nf3 exd6 e.p. 1-0 good game"),
        ["e4", "e5", "Nf3", "exd6 e.p."]
    );
    assert_eq!(
        written("1. e4 e5 1-0 2. Nf3"),
        ["e4", "e5", "Nf3"],
        "moves behind a result are none the less moves"
    );
    assert_eq!(
        written("1. e4         e5\n2.            Nf6\n3. d4         d5\n4.\t\tc5"),
        ["e4", "e5", "missing", "Nf6", "d4", "d5", "missing", "c5"],
        "White's column left free"
    );
    assert_eq!(
        written("9. e4 e5\n10. Nf3 Nc6\n11.    Bxg5"),
        [
            ["missing"; 16].as_slice(),
            &["e4", "e5", "Nf3", "Nc6", "missing", "Bxg5"]
        ]
        .concat(),
        "White's place left free where there are no columns"
    );
    assert_eq!(
        written("1.  e4 e5\n10.  Nf3"),
        [["e4", "e5"].as_slice(), &["missing"; 16], &["Nf3"]].concat(),
        "a number with more figures leaves no place free"
    );
    assert_eq!(written("#. e4 e5\n# better\n2. N(3 $f3"), ["e4", "e5", "N(3", "$f3"]);
    assert_eq!(written("1. e4 $1 e5 $\n2. Nf3"), ["e4", "e5", "$", "Nf3"]);
    assert_eq!(written("1. e4 e5\n#2 Nf3"), ["e4", "e5", "Nf3"]);
    assert_eq!(
        written("1. e4 e5 2. Nf3\nNf: 3. Bb5\nWit: 3. Anna"),
        ["e4", "e5", "Nf3", "Nf:", "Bb5"]
    );
    assert_eq!(
        written("1. e4 e5\n2.\nResult: 1-0"),
        ["e4", "e5", "missing"],
        "the last row is torn off behind its number"
    );
    assert_eq!(written("1. e4 e5\n2. 1-0"), ["e4", "e5", "missing"]);
    assert_eq!(written("1. e4 ep 2. 14 (0:47)"), ["e4", "ep", "illegible 14"]);
    assert_eq!(written("1 e4 1 … e5"), ["e4", "e5"]);
}

#[test]
fn numbers_that_jump_are_named_and_both_orders_kept() {
    let skipped = paper("1. e4 e5 3. Nf3 Nc6");
    assert_eq!(
        skipped.jumps,
        [Jump {
            line: 1,
            number: 3,
            expected: 2
        }]
    );
    assert_eq!((skipped.by_number.len(), skipped.in_order.len()), (6, 4));
    assert_eq!(
        written("1. e4 e5 3. d4 d5 2. Nf3 Nc6"),
        ["e4", "e5", "Nf3", "Nc6", "d4", "d5"]
    );
    let twice = paper("1. e4 e5 1. Nf3 Nc6");
    assert_eq!(twice.by_number, twice.in_order);
    assert_eq!(twice.jumps.len(), 1);
    let far = paper("1. e4 999. e5");
    assert_eq!(far.by_number.len(), 2, "a wrong number makes no five hundred gaps");
}

#[test]
fn the_letters_are_those_that_know_all_capitals() {
    let names = |text: &str| -> Vec<&str> {
        let entries = paper(text).by_number;
        letters_of(&entries, &SETS).iter().map(|it: &Letters| it.name).collect()
    };
    assert_eq!(names("e4 Sf6 Lb5"), ["de"]);
    assert_eq!(names("e4 Cf6"), ["pt", "es", "fr"]);
    assert_eq!(
        names("e4 Sf6 Bb5 Qd4"),
        ["en", "de", "pt", "es", "fr", "nl"],
        "mixed: every set counts"
    );
    assert_eq!(names("E4 Sf6"), ["de"], "a capital file is no piece");
}

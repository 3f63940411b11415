//! Sheets as people write them: every form of a move that means the same, and every kind of writing error, with what
//! must come out.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ansage_core::game::resolve::sheets::{Orders, compare_orders};
use ansage_core::game::resolve::{Agreement, Comparison, Placement, SheetEntry, Verdict, judge};
use ansage_core::game::{Move, NotationStyle, Position, San, Sight, Signs};
use ansage_core::language::letters::SETS;
use ansage_core::language::sheet_reading::paper::{Paper, letters_of, meaning};
use ansage_core::language::{Letters, Reader, Saying, Vocabulary, Voices, announce, fold};
use rand::Rng as _;
use rand::prelude::IndexedRandom as _;
use rand::rngs::StdRng;

use super::games::RandomGame;

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));
static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let heard = lexicon().heard();
    Vocabulary::new(heard.map(|(form, word)| (form.to_owned(), word)))
});
/// The words of Appendix D, each part of a form apart.
static WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let forms = lexicon().heard().flat_map(|(form, _)| form.split([' ', '-']));
    forms.map(fold).filter(|it| it.chars().count() > 1).collect()
});

fn lexicon() -> &'static ansage_core::language::Lexicon {
    VOICES.lexicon("de-fide").expect("the words of Appendix D")
}

/// What somebody did wrong in writing.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum Error {
    /// Nothing: only another form of the same moves.
    None,
    /// What tells a piece from its like was left out.
    Ambiguous,
    /// Nobody can read it.
    Illegible,
    /// Nothing stands in a place.
    Gap,
    /// The last moves are not written yet.
    MissingTail,
    /// Another move was written.
    OtherMove,
    /// A move was written that no piece can make.
    NoMove,
    /// Half-moves were left out.
    LeftOut,
    /// Two moves of a side were exchanged.
    Exchanged,
    /// A number was left out.
    NumberSkipped,
    /// A row was left out, its number with it.
    RowLeftOut,
}

pub(crate) const ERRORS: [Error; 11] = [
    Error::None,
    Error::Ambiguous,
    Error::Illegible,
    Error::Gap,
    Error::MissingTail,
    Error::OtherMove,
    Error::NoMove,
    Error::LeftOut,
    Error::Exchanged,
    Error::NumberSkipped,
    Error::RowLeftOut,
];

/// What must come out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Expected {
    pub(crate) agreement: Agreement,
    /// The half-moves agreed for certain.
    pub(crate) agreed: usize,
}

/// A sheet with one kind of error.
pub(crate) struct Written {
    pub(crate) text: String,
    pub(crate) letters: Letters,
    pub(crate) expected: Expected,
}

/// Writes the moves of a game in one of the ways people do, with an error; `None` if this game has no place for it.
pub(crate) fn write(game: &RandomGame, error: Error, random: &mut StdRng) -> Option<Written> {
    let hand = Hand::any(random);
    let mut position = Position::of(game.start.clone());
    let mut texts = Vec::new();
    let mut positions = Vec::new();
    for m in &game.moves {
        texts.push(hand.write(&position, *m, random));
        positions.push(position.clone());
        position.play(*m);
    }
    let all = texts.len();
    let at = random.random_range(0..all);
    let agree = |agreed| Expected {
        agreement: Agreement::Agree,
        agreed,
    };
    let undecided = |agreed| Expected {
        agreement: Agreement::Undecided,
        agreed,
    };
    let differ = |agreed| Expected {
        agreement: Agreement::Differ,
        agreed,
    };
    let mut numbers = Numbers::Right;
    let expected = match error {
        Error::None => agree(all),
        Error::Ambiguous => {
            let places: Vec<usize> = (0..all)
                .filter(|it| is_ambiguous(&positions[*it], game.moves[*it]))
                .collect();
            let at = *places.choose(random)?;
            texts[at] = without_origin(&positions[at], game.moves[at], hand.letters);
            undecided(at)
        }
        Error::Illegible => {
            texts[at] = (*["?", "??", "N?3", "~~~"].choose(random)?).to_owned();
            undecided(at)
        }
        Error::Gap => {
            // An empty place at the end is a missing tail.
            let at = random.random_range(0..all.checked_sub(1).filter(|it| *it > 0)?);
            texts[at] = (*["-", "—", "___"].choose(random)?).to_owned();
            undecided(at)
        }
        Error::MissingTail => {
            texts.truncate(at);
            agree(at)
        }
        Error::OtherMove => {
            let others: Vec<Move> = positions[at]
                .legal_moves()?
                .into_iter()
                .filter(|it| *it != game.moves[at])
                .collect();
            texts[at] = hand.write(&positions[at], *others.choose(random)?, random);
            differ(at)
        }
        Error::NoMove => {
            texts[at] = no_move(&positions[at], hand.letters)?;
            differ(at)
        }
        Error::LeftOut | Error::Exchanged => {
            // With both squares, so that it is plain what each entry means wherever it stands.
            let mut written: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
            let right = written.clone();
            if error == Error::LeftOut {
                written.drain(at..(at + random.random_range(1..=2)).min(all));
            } else {
                written.swap(at, at.checked_add(2).filter(|it| *it < all)?);
            }
            let first = written.iter().zip(&right).position(|(one, other)| one != other);
            texts = written;
            match first {
                Some(first) => differ(first),
                None => agree(texts.len()),
            }
        }
        Error::NumberSkipped => {
            numbers = Numbers::SkippedAt(at);
            agree(all)
        }
        Error::RowLeftOut => {
            // The row of a half-move in the middle: with nothing behind it, it is a missing tail.
            let first = first_of_row(game, at);
            let behind = first + 2;
            if first == 0 || behind >= all || game.moves[behind] == game.moves[first] {
                return None;
            }
            texts = game.moves.iter().map(ToString::to_string).collect();
            texts.drain(first..behind);
            numbers = Numbers::LeftOutAt(first);
            undecided(first)
        }
    };
    Some(Written {
        letters: hand.letters,
        text: hand.sheet(game, &texts, numbers, random),
        expected,
    })
}

/// Returns the first half-move of a row, as an index.
fn first_of_row(game: &RandomGame, index: usize) -> usize {
    let black_begins = usize::from(game.start.turn() == shakmaty::Color::Black);
    ((index + black_begins) / 2 * 2).saturating_sub(black_begins)
}

/// How rows are numbered.
#[derive(Clone, Copy)]
enum Numbers {
    Right,
    /// From this entry on one too many.
    SkippedAt(usize),
    /// From this entry on one more row is counted than stands there.
    LeftOutAt(usize),
}

/// How somebody writes.
struct Hand {
    letters: Letters,
    form: Form,
    /// One move a line, or a row.
    in_rows: bool,
}

#[derive(Clone, Copy)]
enum Form {
    Sheet,
    WithoutSigns,
    Pgn,
    Long,
    Coordinates,
    Words,
    /// Each move in another form.
    Mixed,
}

impl Hand {
    fn any(random: &mut StdRng) -> Self {
        let forms = [
            Form::Sheet,
            Form::WithoutSigns,
            Form::Pgn,
            Form::Long,
            Form::Coordinates,
            Form::Words,
            Form::Mixed,
        ];
        Self {
            letters: *SETS.choose(random).expect("six sets"),
            form: *forms.choose(random).expect("seven forms"),
            in_rows: random.random_bool(0.7),
        }
    }

    fn write(&self, position: &Position, m: Move, random: &mut StdRng) -> String {
        let letter = |role| self.letters.letter(role);
        let san = San::of(position, m);
        let forms = [
            Form::Sheet,
            Form::WithoutSigns,
            Form::Pgn,
            Form::Long,
            Form::Coordinates,
        ];
        let form = match self.form {
            Form::Mixed => *forms.choose(random).expect("five forms"),
            other => other,
        };
        match form {
            Form::Sheet | Form::Mixed => san.write(letter, NotationStyle::Sheet),
            Form::WithoutSigns => san
                .signed(Signs::NONE)
                .write(letter, NotationStyle::Sheet)
                .replace('0', "O"),
            Form::Pgn => san.write(letter, NotationStyle::Pgn),
            Form::Long => san.write_long(letter, NotationStyle::Sheet),
            Form::Coordinates => m.to_string(),
            Form::Words => {
                lexicon()
                    .phrase(&announce(position, m, &Saying::default(), Sight::Legal))
                    .written
            }
        }
    }

    fn sheet(&self, game: &RandomGame, texts: &[String], numbers: Numbers, random: &mut StdRng) -> String {
        // Numbers that matter must stand there; words want a line or a comma of their own.
        let needs_numbers = matches!(numbers, Numbers::LeftOutAt(_) | Numbers::SkippedAt(_));
        let in_rows = self.in_rows || needs_numbers;
        let between = if matches!(self.form, Form::Words) { ", " } else { " " };
        let mut rows: BTreeMap<u32, Vec<&str>> = BTreeMap::new();
        let mut sheet = String::new();
        let black_begins = usize::from(game.start.turn() == shakmaty::Color::Black);
        for (index, text) in texts.iter().enumerate() {
            let further = match numbers {
                Numbers::SkippedAt(at) if index >= at => 1,
                Numbers::LeftOutAt(at) if index >= at => 1,
                Numbers::Right | Numbers::SkippedAt(_) | Numbers::LeftOutAt(_) => 0,
            };
            let row = u32::try_from((index + black_begins) / 2).expect("a number") + further;
            if in_rows {
                rows.entry(game.start.move_number() + row).or_default().push(text);
            } else {
                sheet += &format!("{text}\n");
            }
        }
        let dot = if random.random_bool(0.7) { ". " } else { " " };
        let first = rows.keys().next().copied();
        for (number, cells) in rows {
            let black_only = Some(number) == first && black_begins == 1;
            let sign = if black_only { "... " } else { dot };
            sheet += &format!("{number}{sign}{}\n", cells.join(between));
        }
        sheet
    }
}

/// Returns true if the bare piece letter and the arrival square mean several legal moves, and not by a promotion.
fn is_ambiguous(position: &Position, m: Move) -> bool {
    let board = position.board();
    let role = board.piece_at(m.from).expect("a piece moves").role;
    board.castling_side(m).is_none() && role != shakmaty::Role::Pawn && position.possible_to(role, m.to).len() > 1
}

fn without_origin(position: &Position, m: Move, letters: Letters) -> String {
    let san = San {
        file: None,
        rank: None,
        ..San::of(position, m)
    };
    san.write(|role| letters.letter(role), NotationStyle::Sheet)
}

/// Returns a move of a queen or a rook that none can make; no other set may read it as a piece that can.
fn no_move(position: &Position, letters: Letters) -> Option<String> {
    let board = position.board();
    let squares = shakmaty::Square::ALL.into_iter();
    let free = |to: &shakmaty::Square| {
        shakmaty::Role::ALL.iter().all(|role| {
            position.possible_to(*role, *to).is_empty() && board.moves_by_movement().iter().all(|it| it.to != *to)
        })
    };
    let to = squares.filter(|it| it.rank() > shakmaty::Rank::First).find(free)?;
    Some(format!("{}{to}", letters.letter(shakmaty::Role::Queen)))
}

/// Returns true if every capital means the same piece in all sets.
fn is_plain(text: &str, sets: &[Letters]) -> bool {
    let mut capitals = text.chars().filter(|it| it.is_uppercase());
    capitals.all(|letter| sets.iter().all(|it| it.role(letter) == sets[0].role(letter)))
}

/// Compares our record with a sheet of theirs, and judges the boards.
pub(crate) fn resolve(
    game: &RandomGame,
    (theirs, of_writer): (&str, Letters),
    meant: Option<(usize, Move)>,
    boards: [Option<Placement>; 2],
) -> (Comparison, Verdict) {
    let ours: Vec<SheetEntry> = game.moves.iter().copied().map(SheetEntry::Move).collect();
    let is_word = |word: &str| WORDS.contains(&fold(word));
    let paper = Paper::read(theirs, &game.start, 0, &is_word);
    let mut letters = letters_of(&paper.by_number, &SETS);
    if !is_plain(theirs, &letters) {
        // Few letters that mean several things: the arbiter says whose they are.
        letters = vec![of_writer];
    }
    let reader = Reader {
        vocabulary: &VOCABULARY,
        letters: &letters,
    };
    let read = |text: &str, position: &Position| meaning(text, &reader, position);
    let mut both = [paper.by_number, paper.in_order];
    if let Some((index, m)) = meant {
        both.iter_mut().for_each(|it| it[index] = SheetEntry::Move(m));
    }
    let [by_number, in_order] = &both;
    let theirs = Orders {
        by_number,
        in_order: Some(in_order.as_slice()),
    };
    let ours = Orders {
        by_number: &ours,
        in_order: None,
    };
    let (comparison, _in_order) = compare_orders(&game.start, ours, theirs, [&read, &read]);
    let verdict = judge(&game.start, &comparison, boards);
    (comparison, verdict)
}

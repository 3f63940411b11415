//! Sheets by chance with damage by chance, in every form and table that can be written: no reader ends early in silence.
//!
//! The law: a half-move whose number or entry still stands on the page has a place: it is read, asked about or named
//! missing, or something is said of the sheet. No trace is left by what is torn off at the end, with the numbers of all
//! that follows it; by a last move of Black of which nothing is left behind White's; by
//! White's last move at the end of a row, if Black's stands in the next one; and in PGN, where blanks mean
//! nothing, by an entry left free in front of moves without a number, and by the move of a number that stands alone at the
//! end of a game without its result: some write the number of the move that is next.

use std::ops::Range;
use std::sync::LazyLock;

use ansage_core::game::pgn;
use ansage_core::game::resolve::sheets::{Orders, Reads, compare_orders};
use ansage_core::game::resolve::{Agreement, SheetEntry};
use ansage_core::game::scoresheet::SheetMove;
use ansage_core::game::{Board, Header, Move, Outcome, Position, Scoresheet, Sight, Signs};
use ansage_core::language::braille::{BrailleSheet, Cell, PageSize, Pages, Tables, pef};
use ansage_core::language::letters::SETS;
use ansage_core::language::sheet_form::{Columns, SheetForm};
use ansage_core::language::sheet_reading;
use ansage_core::language::sheet_reading::SheetFlawKind;
use ansage_core::language::sheet_reading::braille::{ReadSheet, SheetRow};
use ansage_core::language::sheet_reading::paper::{AnnouncedWords, Paper, letters_of, letters_read, meaning};
use ansage_core::language::sheet_reading::pgn::{LetterSet, PgnGame, read as read_pgn};
use ansage_core::language::understand::{Reader, Vocabulary};
use ansage_core::language::{Letters, Lexicon, Messages, Voices};
use rand::prelude::IndexedRandom as _;
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

use crate::support::seed;
use crate::support::size;

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));
static TABLES: LazyLock<Tables> = LazyLock::new(Tables::compiled_in);
static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| Vocabulary::of([lexicon()]));

static WORDS: LazyLock<AnnouncedWords> = LazyLock::new(|| AnnouncedWords::of(&[lexicon()]));

const LANGUAGES: [&str; 7] = ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"];

fn lexicon() -> &'static Lexicon {
    VOICES.lexicon("de-fide").expect("the words of Appendix D")
}

fn messages(language: &str) -> &'static Messages {
    VOICES.messages(language).expect("a language")
}

/// A sheet as it is written, and what must be found on it.
struct Sheet {
    game: Scoresheet,
    moves: Vec<Move>,
}

fn sheet(random: &mut StdRng) -> Sheet {
    let length = random.random_range(3..=90);
    let mut position = Position::start();
    let mut moves = Vec::new();
    while moves.len() < length {
        let legal = position.legal_moves().unwrap_or_default();
        let Some(m) = legal.choose(random).copied() else { break };
        moves.push(m);
        position.play(m);
    }
    let game = Scoresheet {
        header: Header {
            event: "Open 2026".into(),
            date: "2026.11.21".into(),
            round: "3".into(),
            white: "Anna".into(),
            black: "Bella Groß".into(),
            ..Header::default()
        },
        time: None,
        start: Board::start(),
        entries: moves.iter().map(|it| SheetMove::of(*it)).collect(),
        dashes: Vec::new(),
        numbered: Vec::new(),
        intended: None,
        offered: false,
        claimed: false,
        sealed: false,
        annulled: false,
        left_claim: None,
        points: None,
        outcome: [Some(Outcome::WhiteWins), Some(Outcome::Draw), None]
            .choose(random)
            .copied()
            .flatten(),
        resigned: None,
        signed: Vec::new(),
        replaced_after: None,
        offer_sign: "(=)",
    };
    Sheet { game, moves }
}

/// What happened to a row of moves.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Damage {
    /// Another sign stands in the place of one that was no blank.
    Sign,
    /// An entry is left free.
    Blank,
    /// A dash stands for an entry.
    Dash,
    /// White's entry is left free.
    WhiteBlank,
    /// The row is not there.
    RowLost,
    /// The row ends early.
    RowCut,
}

const DAMAGES: [Damage; 6] = [
    Damage::Sign,
    Damage::Blank,
    Damage::Dash,
    Damage::WhiteBlank,
    Damage::RowLost,
    Damage::RowCut,
];

/// Returns where the words of a row begin and end.
fn words<T: PartialEq + Copy>(row: &[T], blank: T) -> Vec<(usize, usize)> {
    let mut words: Vec<(usize, usize)> = Vec::new();
    for (at, sign) in row.iter().enumerate() {
        match words.last_mut() {
            _ if *sign == blank => {}
            Some((_, end)) if *end == at => *end = at + 1,
            _ => words.push((at, at + 1)),
        }
    }
    words
}

/// What damage left of a row.
struct Left<T> {
    /// The row; nothing where it is lost.
    row: Option<Vec<T>>,
    /// What nothing stands for any more.
    gone: Range<usize>,
}

/// Does damage to a row whose first word is a number; behind it `is_number` tells which are none of its entries, and `any`
/// is another sign. Returns what is left; `None` where this row
/// has no place for it.
fn damaged<T: PartialEq + Copy>(
    row: &[T],
    (blank, dash): (T, T),
    is_number: &dyn Fn(&[T]) -> bool,
    damage: Damage,
    any: &mut dyn FnMut() -> T,
    random: &mut StdRng,
) -> Option<Left<T>> {
    let mut row = row.to_vec();
    let mut gone = 0..0;
    let words = words(&row, blank);
    let mut entries = words.get(1..)?.to_vec();
    entries.retain(|(begin, end)| !is_number(&row[*begin..*end]));
    if entries.is_empty() {
        return None;
    }
    match damage {
        Damage::Sign => {
            let (begin, end) = *words.choose(random)?;
            let at = random.random_range(begin..end);
            let before = row[at];
            row[at] = any();
            if row[at] == before || row[at] == blank {
                return None;
            }
        }
        Damage::Blank | Damage::Dash => {
            let (begin, end) = *entries.choose(random)?;
            row[begin..end].fill(blank);
            if damage == Damage::Dash {
                row[begin] = dash;
            } else {
                gone = begin..end;
            }
        }
        Damage::WhiteBlank => {
            let (begin, end) = entries[0];
            row[begin..end].fill(blank);
            gone = begin..end;
        }
        Damage::RowLost => {
            let gone = 0..row.len();
            return Some(Left { row: None, gone });
        }
        Damage::RowCut => {
            gone = random.random_range(1..row.len())..row.len();
            row.truncate(gone.start);
        }
    }
    Some(Left { row: Some(row), gone })
}

/// A word of a sheet that is whole.
struct Mark {
    line: usize,
    at: Range<usize>,
    what: Stands,
}

#[derive(Clone, Copy)]
enum Stands {
    Number(usize),
    Entry,
}

/// Where numbers and entries stand on a sheet of so many half-moves; `words` are those of its rows of moves.
struct Marks(Vec<Mark>);

impl Marks {
    fn of<'a>(words: impl Iterator<Item = (usize, Range<usize>, &'a str)>) -> Self {
        let mark = |(line, at, word): (usize, Range<usize>, &str)| {
            let digits = word.trim_end_matches('.');
            let number = digits.parse().ok().filter(|_| digits.len() < word.len());
            let what = number.map_or(Stands::Entry, Stands::Number);
            Mark { line, at, what }
        };
        Self(words.map(mark).collect())
    }

    /// Returns to which half-move of `count` the sheet reaches by what stands when some of a line is gone. Where the rows have
    /// columns, Black's move stands in its place though White's is gone.
    fn reached(&self, count: usize, (line, gone): (usize, &Range<usize>), has_columns: bool) -> usize {
        let (mut reached, mut ply) = (0, 0);
        let mut is_placed = false;
        for (index, mark) in self.0.iter().enumerate() {
            let is_here = mark.line == line && !gone.is_empty();
            match mark.what {
                Stands::Number(number) => {
                    // Of a number that is torn in two another one is left.
                    is_placed = !(is_here && gone.start < mark.at.end && mark.at.start < gone.end);
                    ply = 2 * (number - 1);
                    if is_placed {
                        reached = reached.max(ply + 1);
                    }
                }
                Stands::Entry if ply == count => {}
                Stands::Entry => {
                    ply += 1;
                    let is_gone = is_here && gone.start <= mark.at.start && mark.at.end <= gone.end;
                    if is_gone {
                        // At the end of a row nothing tells it from a row that goes on in the next one.
                        let is_last = self.0.get(index + 1).is_none_or(|it| it.line != mark.line);
                        is_placed &= has_columns && !is_last;
                    } else if is_placed {
                        reached = reached.max(ply);
                    }
                }
            }
        }
        reached
    }
}

/// What a reader found: places on the sheet, and whether anything was said of it.
struct Found {
    entries: Vec<SheetEntry>,
    in_order: Vec<SheetEntry>,
    is_flawed: bool,
}

impl Found {
    fn of(paper: Paper, is_flawed: bool) -> Self {
        Self {
            is_flawed: is_flawed || !paper.jumps.is_empty() || !paper.flaws.is_empty(),
            entries: paper.by_number,
            in_order: paper.in_order,
        }
    }
}

fn read_paper(text: &str) -> Paper {
    Paper::read(text, &Board::start(), 0, &|word| WORDS.contains(word))
}

/// The law: each half-move to which the sheet still reaches has its place, or something is said; the sheets never agree while
/// a place is unread.
fn holds(sheet: &Sheet, found: &Found, letters: Option<Letters>, reached: usize, story: &dyn Fn() -> String) {
    let ours: Vec<SheetEntry> = sheet.moves.iter().copied().map(SheetEntry::Move).collect();
    let possible = letters_of(&found.entries, &SETS);
    let letters = match letters.filter(|it| possible.contains(it)) {
        Some(own) => vec![own],
        None => letters_read(&Board::start(), &found.entries, possible, &VOCABULARY, false),
    };
    let reader = Reader {
        vocabulary: &VOCABULARY,
        letters: &letters,
    };
    let read = |text: &str, position: &Position| meaning(text, &reader, position);
    let reads: Reads<'_> = [&read, &read];
    let ours = Orders {
        by_number: &ours,
        in_order: None,
    };
    let theirs = Orders {
        by_number: &found.entries,
        in_order: Some(&found.in_order),
    };
    let (comparison, _) = compare_orders(&Board::start(), ours, theirs, reads);
    let places = found.entries.len();
    let is_asked = !comparison.undecided.is_empty() || comparison.difference.is_some();
    assert!(
        places >= reached || found.is_flawed || is_asked,
        "{places} places of {reached}, and nothing is said: {}",
        story()
    );
    if comparison.agreement() == Agreement::Agree {
        // A place left free at the end is named as what the other sheet has further.
        let is_free = |it: usize| matches!(found.entries.get(it), Some(SheetEntry::Missing));
        let agreed = comparison.line.len();
        assert!(
            (agreed..reached).all(is_free),
            "agreed on {agreed} of {reached}: {}",
            story()
        );
    }
}

/// Lays a sheet out in a table.
fn pages(sheet: &Scoresheet, table: &str, language: &str, size: PageSize) -> Option<Pages> {
    let profile = TABLES.profile(table).expect("it is named").profile;
    let laid_out = BrailleSheet {
        sheet,
        struck: &[],
        messages: messages(language),
        letters: Letters::named(language).expect("a set"),
        sight: Sight::Legal,
        terms: &[],
        signs: Signs::ALL,
        is_evidence: true,
        profile: &profile,
        size,
        prose: &|text| profile.write_prose(text),
    }
    .lay_out();
    // The British code has no cells for some moves.
    laid_out.ok().map(|it| it.pages)
}

fn rows(text: &str) -> Vec<SheetRow> {
    sheet_reading::braille::rows(text).expect("cells")
}

fn rows_of_pef(pages: &Pages) -> Vec<SheetRow> {
    let about = pef::About {
        title: "sheet".into(),
        language: "en".into(),
        date: None,
    };
    let pages = pef::read(&pef::write(pages, &about)).expect("PEF");
    let rows = pages.into_iter().flat_map(|page| page.into_iter().enumerate());
    rows.map(|(index, cells)| SheetRow {
        cells,
        begins_page: index == 0,
    })
    .collect()
}

fn read(rows: &[SheetRow]) -> Option<ReadSheet> {
    let all: Vec<&Messages> = LANGUAGES.iter().map(|it| messages(it)).collect();
    sheet_reading::braille::read(rows, &TABLES, &all)
}

/// Returns a sheet in Braille with a row of moves damaged, and to which half-move it reaches still.
fn damaged_pages(
    (pages, count): (&Pages, usize),
    whole: &ReadSheet,
    damage: Damage,
    random: &mut StdRng,
) -> Option<(Pages, usize)> {
    let lines = whole.lines_of_moves();
    let line = *lines.choose(random)?;
    let rows: Vec<&Vec<Cell>> = pages.pages.iter().flatten().collect();
    let in_print = whole.moves.lines().zip(&whole.cells).enumerate();
    let of_row = |(index, (moves, cells)): (usize, (&'_ str, &Vec<usize>))| {
        let begun = cells.iter().zip(moves.split_whitespace().collect::<Vec<_>>());
        let ends = |begin: usize| {
            let row = rows[index].iter().skip(begin);
            begin + row.take_while(|it| **it != Cell::BLANK).count()
        };
        let words = begun.map(|(at, word)| (index + 1, at - 1..ends(at - 1), word.to_owned()));
        words.collect::<Vec<_>>()
    };
    let words: Vec<(usize, Range<usize>, String)> = in_print.flat_map(of_row).collect();
    let marks = Marks::of(words.iter().map(|(line, at, word)| (*line, at.clone(), word.as_str())));
    let mut pages = pages.clone();
    let mut before = 0;
    for page in &mut pages.pages {
        if line > before + page.len() {
            before += page.len();
            continue;
        }
        let index = line - before - 1;
        let dash = Cell::of_dots("36").expect("a cell");
        let seed = random.random();
        let mut further = StdRng::seed_from_u64(seed);
        let mut any = || Cell::of_bits(further.random_range(1..64));
        let left = damaged(&page[index], (Cell::BLANK, dash), &|_| false, damage, &mut any, random)?;
        match left.row {
            Some(row) => page[index] = row,
            None => {
                page.remove(index);
            }
        }
        return Some((pages, marks.reached(count, (line, &left.gone), true)));
    }
    None
}

fn check_braille(random: &mut StdRng) -> Option<()> {
    let sheet = sheet(random);
    let names = TABLES.names();
    let table = names.choose(random)?;
    let language = *LANGUAGES.choose(random)?;
    let (cells, lines) = *[(40, 24), (28, 24), (32, 10), (20, 12), (80, 30)].choose(random)?;
    let pages = pages(&sheet.game, table, language, PageSize { cells, lines })?;
    let whole = read(&rows(&pages.unicode())).expect("moves");
    let found = Found::of(read_paper(&whole.moves), !whole.flaws.is_empty());
    assert_eq!(
        found.entries.len(),
        sheet.moves.len(),
        "{table} {language}: {}",
        whole.moves
    );
    assert!(
        !found.is_flawed,
        "{table} {language}: {}\n{:?}",
        whole.moves, whole.flaws
    );
    let damage = *DAMAGES.choose(random)?;
    let (damaged, reached) = damaged_pages((&pages, sheet.moves.len()), &whole, damage, random)?;
    let form = random.random_range(0..3);
    let taken = match form {
        0 => rows(&damaged.unicode()),
        1 => rows(&damaged.brf().ok()?),
        _ => rows_of_pef(&damaged),
    };
    let read = read(&taken)?;
    let found = Found::of(read_paper(&read.moves), !read.flaws.is_empty());
    let story = || {
        let text = damaged.unicode();
        let cells = damaged.brf().unwrap_or_default();
        format!(
            "{damage:?}, form {form}, {table} {language} {cells}\n{text}\n{}",
            read.moves
        )
    };
    holds(&sheet, &found, read.letters, reached, &story);
    // What a reader of PGN makes of it.
    let sets: Vec<LetterSet> = read
        .letters
        .map_or_else(|| SETS.to_vec(), |it| vec![it])
        .iter()
        .map(Letters::of_pgn)
        .collect();
    let game = read_pgn(&read.pgn(), &sets).into_iter().next();
    let (count, is_flawed) = game.map_or((0, true), |it| (it.moves.len(), has_flaws(&it)));
    let is_said = is_flawed || !read.flaws.is_empty() || !read.unknown.is_empty();
    assert!(
        count >= reached || is_said,
        "{count} moves of {reached} read: {}",
        story()
    );
    Some(())
}

/// True if more is said of a game than that its result is not there.
fn has_flaws(game: &PgnGame) -> bool {
    game.flaws
        .iter()
        .any(|it| !it.kind.is_remark() && it.kind != SheetFlawKind::MissingResult)
}

/// Returns a text of so many half-moves with a line damaged in which moves stand, and to which half-move it reaches still.
fn damaged_text(
    (text, count): (&str, usize),
    marks: &Marks,
    has_columns: bool,
    damage: Damage,
    random: &mut StdRng,
) -> Option<(String, usize)> {
    const SIGNS: &str = "?-.,;:!#*()[]{}%$&/\\|'\"=+~^_0123456789abcdefghxKQRBNDTLSPCAF°é";
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let line = marks.0.choose(random)?.line;
    let signs: Vec<char> = SIGNS.chars().collect();
    let mut further = StdRng::seed_from_u64(random.random());
    let mut any = || *signs.choose(&mut further).expect("signs");
    let row: Vec<char> = lines[line].chars().collect();
    let is_number = |it: &[char]| it.ends_with(&['.']);
    let left = damaged(&row, (' ', '-'), &is_number, damage, &mut any, random)?;
    match left.row {
        Some(row) => lines[line] = row.into_iter().collect(),
        None => {
            lines.remove(line);
        }
    }
    let reached = marks.reached(count, (line, &left.gone), has_columns);
    Some((lines.join("\n") + "\n", reached))
}

/// Returns where the words of moves stand in a text, line by line.
fn marks_of(text: &str, is_row: &dyn Fn(&str) -> bool) -> Marks {
    let lines = text.lines().enumerate().filter(|(_, it)| is_row(it));
    let words = lines.flat_map(|(line, text)| {
        let signs: Vec<char> = text.chars().collect();
        let words = words(&signs, ' ');
        words
            .into_iter()
            .map(move |(begin, end)| (line, begin..end, signs[begin..end].iter().collect::<String>()))
    });
    let words: Vec<(usize, Range<usize>, String)> = words.collect();
    Marks::of(words.iter().map(|(line, at, word)| (*line, at.clone(), word.as_str())))
}

fn check_text(random: &mut StdRng) -> Option<()> {
    let sheet = sheet(random);
    let language = *LANGUAGES.choose(random)?;
    let columns = *[Columns::One, Columns::Two].choose(random)?;
    let text = SheetForm {
        terms: &[],
        sheet: &sheet.game,
        struck: &[],
        messages: messages(language),
        letters: Letters::named(language).expect("a set"),
        sight: Sight::Legal,
        is_evidence: true,
        columns,
        signs: Signs::ALL,
    }
    .print();
    let found = Found::of(read_paper(&text), false);
    assert_eq!(
        found.entries.len(),
        sheet.moves.len(),
        "{language}: {text}\n{:?}",
        found.entries
    );
    let is_row = |it: &str| it.trim_start().starts_with(|it: char| it.is_ascii_digit());
    let damage = *DAMAGES.choose(random)?;
    let marks = marks_of(&text, &is_row);
    let (damaged, reached) = damaged_text((&text, sheet.moves.len()), &marks, true, damage, random)?;
    let story = || format!("{damage:?}, {language}\n{damaged}");
    let reached = reached - usize::from(is_written_aside(&text, &damaged, &['$']));
    holds(&sheet, &Found::of(read_paper(&damaged), false), None, reached, &story);
    Some(())
}

/// Returns true if a half-move became what is written beside a move: "g5" that became "$5" is a numeric annotation glyph of the
/// move before it, and in PGN ";5" a comment up to the end of the line. Nothing tells that it was a move.
fn is_written_aside(text: &str, damaged: &str, signs: &[char]) -> bool {
    let mut differing = text.chars().zip(damaged.chars()).filter(|(one, other)| one != other);
    differing.next().is_some_and(|(_, it)| signs.contains(&it))
}

fn check_pgn(random: &mut StdRng) -> Option<()> {
    let sheet = sheet(random);
    let text = pgn::export(&sheet.game);
    // A line with the result alone has no half-move, whatever becomes of it.
    let is_row = |it: &str| !it.starts_with('[') && it.contains(char::is_alphabetic);
    let damage = *DAMAGES.choose(random)?;
    let marks = marks_of(&text, &is_row);
    let (damaged, reached) = damaged_text((&text, sheet.moves.len()), &marks, false, damage, random)?;
    let sets: Vec<LetterSet> = SETS.iter().map(Letters::of_pgn).collect();
    let games = read_pgn(&damaged, &sets);
    let story = || format!("{damage:?}\n{damaged}");
    let [game] = games.as_slice() else {
        // Several games are named as such.
        return Some(());
    };
    // PGN escapes a line that begins with "%": it may be anything, and nothing tells that it was a row.
    let escapes = |pgn: &str| pgn.lines().any(|line| line.starts_with('%'));
    if escapes(&damaged) && !escapes(&text) {
        return Some(());
    }
    let is_said = game.flaws.iter().any(|it| !it.kind.is_remark());
    // In a game without its result a number alone at the end is that of the move that is next.
    let is_of_the_next = sheet.game.outcome.is_none();
    let may_lack_one = is_of_the_next || is_written_aside(&text, &damaged, &['$', ';']);
    assert!(
        game.moves.len() >= reached || is_said || (may_lack_one && game.moves.len() + 1 == reached),
        "{} moves of {reached}: {}",
        game.moves.len(),
        story()
    );
    Some(())
}

fn check(size: usize, check: impl Fn(&mut StdRng) -> Option<()>) {
    let mut checked = 0;
    seed::cases(size, |random| checked += usize::from(check(random).is_some()));
    assert!(
        size < MANY || 2 * checked > size,
        "only {checked} of {size} sheets could be damaged"
    );
}

/// From so many cases on more than half of them are about damage; one that is repeated alone need not be.
const MANY: usize = 100;

#[test]
fn no_sheet_in_braille_ends_early_in_silence() {
    check(size::size(300, 10_000), check_braille);
}

#[test]
fn no_sheet_in_print_ends_early_in_silence() {
    check(size::size(400, 10_000), check_text);
}

#[test]
fn no_game_of_pgn_ends_early_in_silence() {
    check(size::size(2_000, 20_000), check_pgn);
}

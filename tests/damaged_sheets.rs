//! Sheets by chance with damage by chance, in every form and table that can be written: no reader ends early in silence.

#[path = "support/size.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod size;

use std::sync::LazyLock;

use ansage::game::pgn::{self, LetterSet};
use ansage::game::resolve::sheets::{Orders, Reads, compare_orders};
use ansage::game::resolve::{Agreement, Entry};
use ansage::game::scoresheet::Entry as Half;
use ansage::game::{Board, Header, Move, Outcome, Position, Scoresheet, Sight};
use ansage::language::braille::reading::{self, ReadSheet, SheetRow};
use ansage::language::braille::{BrailleSheet, Cell, PageSize, Pages, Tables, pef};
use ansage::language::letters::SETS;
use ansage::language::paper::{AnnouncedWords, Paper, letters_of, letters_read, meaning};
use ansage::language::sheet_form::{Columns, Form};
use ansage::language::understand::{Reader, Vocabulary};
use ansage::language::{Letters, Lexicon, Messages, Voices};
use rand::prelude::IndexedRandom as _;
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

static VOICES: LazyLock<Voices> = LazyLock::new(Voices::compiled_in);
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
        entries: moves.iter().map(|it| Half::of(*it)).collect(),
        dashes: Vec::new(),
        outcome: [Some(Outcome::WhiteWins), Some(Outcome::Draw), None]
            .choose(random)
            .copied()
            .flatten(),
        resigned: None,
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

/// Does damage to a row whose first word is a number; `any` is another sign. Returns what became of it and which of its
/// entries, White's or Black's, it was done to; `None` where this row has no place for it.
fn damaged<T: PartialEq + Copy>(
    row: &[T],
    (blank, dash): (T, T),
    damage: Damage,
    any: &mut dyn FnMut() -> T,
    random: &mut StdRng,
) -> Option<Option<Vec<T>>> {
    let mut row = row.to_vec();
    let words = words(&row, blank);
    let entries = words.get(1..).filter(|it| !it.is_empty())?;
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
            }
        }
        Damage::WhiteBlank => {
            let (begin, end) = entries[0];
            row[begin..end].fill(blank);
        }
        Damage::RowLost => return Some(None),
        Damage::RowCut => row.truncate(random.random_range(1..row.len())),
    }
    Some(Some(row))
}

/// What a reader found: places on the sheet, and whether anything was said of it.
struct Found {
    entries: Vec<Entry>,
    in_order: Vec<Entry>,
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

/// The law: each half-move has its place, or something is said; the sheets never agree while a place is unread.
fn holds(sheet: &Sheet, found: &Found, letters: Option<Letters>, at_the_end: bool, story: &dyn Fn() -> String) {
    let ours: Vec<Entry> = sheet.moves.iter().copied().map(Entry::Move).collect();
    let possible = letters_of(&found.entries, &SETS);
    let letters = match letters.filter(|it| possible.contains(it)) {
        Some(own) => vec![own],
        None => letters_read(&Board::start(), &found.entries, possible, &VOCABULARY),
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
    let is_short = found.entries.len() < sheet.moves.len();
    let is_asked = !comparison.undecided.is_empty() || comparison.difference.is_some();
    // What is torn off at the end leaves no trace but the entries that the other sheet has.
    assert!(
        !is_short || found.is_flawed || is_asked || at_the_end,
        "{} of {} half-moves, and nothing is said: {}",
        found.entries.len(),
        sheet.moves.len(),
        story()
    );
    if comparison.agreement() == Agreement::Agree {
        assert!(
            comparison.line.len() == sheet.moves.len() || at_the_end,
            "agreed on {} of {}: {}",
            comparison.line.len(),
            sheet.moves.len(),
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
    reading::rows(text).expect("cells")
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
    reading::read(rows, &TABLES, &all)
}

/// Returns a sheet in Braille with a row of moves damaged, and whether that was the last one.
fn damaged_pages(pages: &Pages, whole: &ReadSheet, damage: Damage, random: &mut StdRng) -> Option<(Pages, bool)> {
    let lines = whole.lines_of_moves();
    let line = *lines.choose(random)?;
    let is_last = Some(&line) == lines.last();
    let mut pages = pages.clone();
    let mut count = 0;
    for page in &mut pages.pages {
        if line > count + page.len() {
            count += page.len();
            continue;
        }
        let index = line - count - 1;
        let dash = Cell::of_dots("36").expect("a cell");
        let seed = random.random();
        let mut further = StdRng::seed_from_u64(seed);
        let mut any = || Cell::of_bits(further.random_range(1..64));
        match damaged(&page[index], (Cell::BLANK, dash), damage, &mut any, random)? {
            Some(row) => page[index] = row,
            None => {
                page.remove(index);
            }
        }
        break;
    }
    Some((pages, is_last))
}

fn check_braille(case: usize, random: &mut StdRng) -> Option<()> {
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
    let (damaged, is_last) = damaged_pages(&pages, &whole, damage, random)?;
    let form = random.random_range(0..3);
    let taken = match form {
        0 => rows(&damaged.unicode()),
        1 => rows(&damaged.brf().ok()?),
        _ => rows_of_pef(&damaged),
    };
    let read = read(&taken)?;
    let found = Found::of(read_paper(&read.moves), !read.flaws.is_empty());
    // A dash at the end is no entry, either.
    let is_torn = damage != Damage::Sign;
    let story = || {
        let text = damaged.unicode();
        let cells = damaged.brf().unwrap_or_default();
        format!(
            "case {case}, {damage:?}, form {form}, {table} {language} {cells}\n{text}\n{}",
            read.moves
        )
    };
    holds(&sheet, &found, read.letters, is_last && is_torn, &story);
    // What a reader of PGN makes of it.
    let sets: Vec<LetterSet> = read
        .letters
        .map_or_else(|| SETS.to_vec(), |it| vec![it])
        .iter()
        .map(Letters::of_pgn)
        .collect();
    let game = pgn::read(&read.pgn(), &sets).into_iter().next();
    let (count, is_flawed) = game.map_or((0, true), |it| (it.moves.len(), has_flaws(&it)));
    let is_said = is_flawed || !read.flaws.is_empty() || !read.unknown.is_empty();
    assert!(
        count == sheet.moves.len() || is_said || (is_last && is_torn),
        "{count} moves read: {}",
        story()
    );
    Some(())
}

/// True if more is said of a game than that its result is not there.
fn has_flaws(game: &pgn::PgnGame) -> bool {
    game.flaws
        .iter()
        .any(|it| !it.kind.is_remark() && it.kind != pgn::FlawKind::MissingResult)
}

/// Returns a text with a line damaged in which moves stand, and whether no number of a move stands behind it.
fn damaged_text(
    text: &str,
    is_row: &dyn Fn(&str) -> bool,
    damage: Damage,
    random: &mut StdRng,
) -> Option<(String, bool)> {
    const SIGNS: &str = "?-.,;:!#*()[]{}%$&/\\|'\"=+~^_0123456789abcdefghxKQRBNDTLSPCAF°é";
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let places: Vec<usize> = (0..lines.len()).filter(|it| is_row(&lines[*it])).collect();
    let index = *places.choose(random)?;
    let lines_before = lines.clone();
    let signs: Vec<char> = SIGNS.chars().collect();
    let mut further = StdRng::seed_from_u64(random.random());
    let mut any = || *signs.choose(&mut further).expect("signs");
    let row: Vec<char> = lines[index].chars().collect();
    match damaged(&row, (' ', '-'), damage, &mut any, random)? {
        Some(row) => lines[index] = row.into_iter().collect(),
        None => {
            lines.remove(index);
        }
    }
    // What is torn off before half-moves without a number leaves no trace, either: another half-move takes its number.
    let numbered = |it: &usize| lines_before[*it].contains('.');
    let is_last = !places.iter().filter(|it| **it > index).any(numbered);
    Some((lines.join("\n") + "\n", is_last))
}

fn check_text(case: usize, random: &mut StdRng) -> Option<()> {
    let sheet = sheet(random);
    let language = *LANGUAGES.choose(random)?;
    let columns = *[Columns::One, Columns::Two].choose(random)?;
    let text = Form {
        sheet: &sheet.game,
        struck: &[],
        messages: messages(language),
        letters: Letters::named(language).expect("a set"),
        sight: Sight::Legal,
        is_evidence: true,
        columns,
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
    let (damaged, is_last) = damaged_text(&text, &is_row, damage, random)?;
    // In two columns half-moves stand beside each other that do not follow each other.
    let is_torn = is_last || columns == Columns::Two;
    let story = || format!("case {case}, {damage:?}, {language}\n{damaged}");
    holds(&sheet, &Found::of(read_paper(&damaged), false), None, is_torn, &story);
    Some(())
}

fn check_pgn(case: usize, random: &mut StdRng) -> Option<()> {
    let sheet = sheet(random);
    let text = pgn::export(&sheet.game);
    // A line with the result alone has no half-move, whatever becomes of it.
    let is_row = |it: &str| !it.starts_with('[') && it.contains(char::is_alphabetic);
    let damage = *DAMAGES.choose(random)?;
    let (damaged, is_last) = damaged_text(&text, &is_row, damage, random)?;
    let sets: Vec<LetterSet> = SETS.iter().map(Letters::of_pgn).collect();
    let games = pgn::read(&damaged, &sets);
    let story = || format!("case {case}, {damage:?}\n{damaged}");
    let [game] = games.as_slice() else {
        // Several games are named as such.
        return Some(());
    };
    let is_said = game.flaws.iter().any(|it| !it.kind.is_remark());
    assert!(
        game.moves.len() == sheet.moves.len() || is_said || is_last,
        "{} moves: {}",
        game.moves.len(),
        story()
    );
    Some(())
}

fn check(size: usize, check: impl Fn(usize, &mut StdRng) -> Option<()>) {
    let mut checked = 0;
    for case in 0..size {
        let mut random = StdRng::seed_from_u64(case as u64);
        checked += usize::from(check(case, &mut random).is_some());
    }
    assert!(2 * checked > size, "only {checked} of {size} sheets could be damaged");
}

#[test]
fn no_sheet_in_braille_ends_early_in_silence() {
    check(size::size(100, 10_000), check_braille);
}

#[test]
fn no_sheet_in_print_ends_early_in_silence() {
    check(size::size(100, 10_000), check_text);
}

#[test]
fn no_game_of_pgn_ends_early_in_silence() {
    check(size::size(200, 20_000), check_pgn);
}

//! Everything that reads what somebody else wrote, each as a function of bytes: it may refuse them, and nothing else.
//!
//! `fuzz/` runs the same functions under `cargo-fuzz`, so they use nothing of the tests around them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;
use std::{env, fs, process};

use ansage::app::failure::Failure;
use ansage::app::settings::config::{read_settings, resolve};
use ansage::app::settings::event_file;
use ansage::app::settings::surroundings::Surroundings;
use ansage_core::game::notation::{NotationStyle, San};
use ansage_core::game::resolve::SheetEntry;
use ansage_core::game::resolve::sheets::{Orders, Reads, compare_orders};
use ansage_core::game::{Board, Game, Header, Move, Position, Scoresheet, pgn as written_pgn};
use ansage_core::language::braille::table::Table;
use ansage_core::language::braille::{Cell, Tables, pef};
use ansage_core::language::letters::SETS;
use ansage_core::language::listen::{Asked, Heard, HeardWord, Hearing, Thresholds, judge};
use ansage_core::language::sheet_reading::paper::{AnnouncedWords, Paper, keyed, letters_of, letters_read, meaning};
use ansage_core::language::sheet_reading::pgn::{self, LetterSet};
use ansage_core::language::sheet_reading::{self, braille::SheetRow};
use ansage_core::language::{
    CommandWord, Letters, Lexicon, Message, Messages, Reader, ReadingWord, Sight, Vocabulary, Voices, answer, fold,
    square, understand, understand_words,
};
use ansage_devices::storage;
use ansage_protocol::block::read_block;
use ansage_protocol::envelope::{FromHelper, Received, ToHelper, read};
use ansage_protocol::piece::read_piece;
use ansage_sound_files::flac;
use ansage_sound_files::recording_file::RecordingFile;
use ansage_wire::plain_text;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _, Setup, Square};

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));

/// The words of Appendix D, and those of the announcements in English.
static LEXICONS: LazyLock<[&Lexicon; 2]> =
    LazyLock::new(|| ["de-fide", "en"].map(|it| VOICES.lexicon(it).expect("it is compiled in")));

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| Vocabulary::of(LEXICONS.iter().copied()));

static WORDS: LazyLock<AnnouncedWords> = LazyLock::new(|| AnnouncedWords::of(&*LEXICONS));

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::compiled_in);

static ALL_LETTERS: LazyLock<Vec<LetterSet>> = LazyLock::new(|| SETS.iter().map(Letters::of_pgn).collect());

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Lays bytes down for a reader that takes them from a file.
fn in_a_file<T>(bytes: &[u8], read: impl FnOnce(&Path) -> T) -> T {
    let path = env::temp_dir().join(format!("ansage-fuzz-{}", process::id()));
    fs::write(&path, bytes).expect("a file");
    let read = read(&path);
    fs::remove_file(&path).expect("it was laid down");
    read
}

fn nowhere() -> &'static Path {
    Path::new("nowhere")
}

/// The bytes of a journal; of one that can be read the game is followed and its sheet is written.
pub(crate) fn journal(bytes: &[u8]) {
    let Ok(read) = storage::read_text(bytes, nowhere()) else {
        return;
    };
    if let Ok(game) = Game::replay(&read.records) {
        let written = written_pgn::export(&game.scoresheet());
        pgn::read(&written, &ALL_LETTERS);
    }
}

/// The lines of a journal without their seals: they are sealed as a program does that writes what it likes.
pub(crate) fn journal_resealed(bytes: &[u8]) {
    journal(sealed(&text(bytes)).as_bytes());
}

/// Seals the lines of a journal anew, as docs/journal.md describes it; what stood in their place is taken off.
pub(crate) fn sealed(lines: &str) -> String {
    let mut head = [0; 32];
    let mut sealed = String::new();
    for line in lines.lines() {
        let payload = line.rsplit_once(",\"chain\":\"").map_or(line, |(payload, _)| payload);
        let open = payload.strip_suffix('}').filter(|_| payload == line).unwrap_or(payload);
        let mut hash = Sha256::new();
        hash.update(head);
        hash.update(format!("{open}}}"));
        head = hash.finalize().into();
        let digits: String = head.iter().map(|it| format!("{it:02x}")).collect();
        sealed += &format!("{open},\"chain\":\"{digits}\"}}\n");
    }
    sealed
}

/// The settings of a person.
pub(crate) fn settings(bytes: &[u8]) {
    match in_a_file(bytes, |it| read_settings(Some(it), nowhere())) {
        Ok(options) => drop(resolve(options, &Surroundings::default())),
        Err(failure) => said(&failure),
    }
}

/// What an arbiter laid down.
pub(crate) fn event_file(bytes: &[u8]) {
    let lexicons: Vec<String> = VOICES.lexicon_tags().map(str::to_owned).collect();
    let read = in_a_file(bytes, |it| {
        event_file::read(it, &lexicons, "en", &Surroundings::default())
    });
    if let Err(failure) = read {
        said(&failure);
    }
}

fn said(failure: &Failure) {
    assert!(!failure.to_string().is_empty(), "a refusal says something");
}

/// Games of PGN. What is read of a game is written as one that reads the same.
pub(crate) fn pgn_games(bytes: &[u8]) {
    let (text, _encoding) = pgn::decode(bytes);
    for game in pgn::read(&text, &ALL_LETTERS) {
        for (position, it) in game.walk() {
            // Where no game can come to, a move has no usual notation.
            if position.legal().is_some() {
                San::of(&position, it.m);
            }
        }
        let written = written_pgn::export(&game.scoresheet());
        let again = pgn::read(&written, &ALL_LETTERS);
        let moves = |it: &pgn::PgnGame| it.moves.iter().map(|it| it.m).collect::<Vec<_>>();
        let [again] = again.as_slice() else {
            panic!("one game is written as {}: {written}", again.len());
        };
        assert_eq!(moves(again), moves(&game), "{written}");
    }
}

/// A sheet as it was keyed from paper, compared with a game.
pub(crate) fn sheet_in_print(bytes: &[u8]) {
    let text = text(bytes);
    let start = Board::start();
    let is_word = |it: &str| WORDS.contains(it);
    for line in text.lines().take(20) {
        keyed(line, &start, 1, &is_word);
    }
    let paper = Paper::read(&text, &start, 0, &is_word);
    compared(&start, &paper);
}

/// Half-moves of a sheet that are compared here; the program takes 2,000.
const MOST_COMPARED: usize = 60;

fn compared(start: &Board, paper: &Paper) {
    let ours: Vec<SheetEntry> = ["e2e4", "e7e5", "g1f3", "b8c6"]
        .map(|it| SheetEntry::Move(it.parse().expect("a move")))
        .into();
    let first = |entries: &[SheetEntry]| entries[..entries.len().min(MOST_COMPARED)].to_vec();
    let (by_number, in_order) = (first(&paper.by_number), first(&paper.in_order));
    let letters = letters_read(start, &by_number, letters_of(&by_number, &SETS), &VOCABULARY, false);
    let reader = Reader {
        vocabulary: &VOCABULARY,
        letters: &letters,
    };
    let read = |text: &str, position: &Position| meaning(text, &reader, position);
    let reads: Reads<'_> = [&read, &read];
    let theirs = Orders {
        by_number: &by_number,
        in_order: Some(&in_order),
    };
    let ours = Orders {
        by_number: &ours,
        in_order: None,
    };
    compare_orders(start, ours, theirs, reads);
}

fn messages() -> Vec<&'static Messages> {
    ["en", "de"].iter().filter_map(|it| VOICES.messages(it)).collect()
}

/// A sheet in ASCII Braille or in Unicode.
pub(crate) fn sheet_in_brf(bytes: &[u8]) {
    if let Ok(rows) = sheet_reading::braille::rows(&text(bytes)) {
        sheet_of_rows(&rows);
    }
}

/// A sheet in PEF.
pub(crate) fn sheet_in_pef(bytes: &[u8]) {
    let Ok(pages) = pef::read(&text(bytes)) else {
        return;
    };
    let row = |(index, cells): (usize, Vec<Cell>)| SheetRow {
        cells,
        begins_page: index == 0,
    };
    let rows = pages.into_iter().flat_map(|page| page.into_iter().enumerate()).map(row);
    sheet_of_rows(&rows.collect::<Vec<_>>());
}

fn sheet_of_rows(rows: &[SheetRow]) {
    let Some(read) = sheet_reading::braille::read(rows, &TABLES, &messages()) else {
        return;
    };
    pgn::read(&read.pgn(), &ALL_LETTERS);
    let start = read.start.unwrap_or_else(Board::start);
    compared(&start, &Paper::read(&read.moves, &start, 0, &|it| WORDS.contains(it)));
}

/// Words laid over those of the announcements, of what is said aloud, of boards, or of the commands: the first line names
/// the file in `voices/`.
pub(crate) fn lexicon(bytes: &[u8]) {
    let text = text(bytes);
    let (file, words) = text.split_once('\n').unwrap_or(("de/lexicon.toml", &text));
    let Ok(voices) = Voices::overlaid(
        ansage_texts::VOICES,
        &BTreeMap::from([(file.to_owned(), words.to_owned())]),
    ) else {
        return;
    };
    let lexicon = voices.lexicon("de").expect("ours is there");
    lexicon.phrase_of("Springer Felix drei");
    let vocabulary = Vocabulary::of([lexicon]);
    let reader = Reader {
        vocabulary: &vocabulary,
        letters: &SETS,
    };
    understand("Springer Felix drei", &reader, &Position::start(), Sight::Legal);
    voices.commands().find::<CommandWord>("/zei", &["de"]);
}

/// Messages laid over those in English; each that is about nothing is said.
pub(crate) fn messages_laid_over(bytes: &[u8]) {
    let files = BTreeMap::from([("en/messages.ftl".to_owned(), text(bytes))]);
    if let Ok(voices) = Voices::overlaid(ansage_texts::VOICES, &files) {
        let messages = voices.messages("en").expect("it is laid over");
        for message in [
            Message::White,
            Message::Black,
            Message::ResolveStartsDiffer,
            Message::EventGoesOn,
            Message::ReadFlaws { count: 3_u16.into() },
            Message::FormEvent { name: "it".into() },
        ] {
            messages.say(&message);
        }
    }
}

/// Tables of Braille: the bytes are the first file, parted by form feeds from others that it may include.
pub(crate) fn braille_table(bytes: &[u8]) {
    let text = text(bytes);
    let files = text.split('\u{c}').enumerate();
    let files: BTreeMap<String, String> = files
        .map(|(index, it)| {
            (
                if index == 0 {
                    "mine.utb".to_owned()
                } else {
                    format!("{index}.uti")
                },
                it.to_owned(),
            )
        })
        .collect();
    if let Ok(table) = Table::read("mine.utb", &files) {
        let written = table.write_words("1. e4 Sf6 Œuvre Ä ♞ \u{1f600}");
        table.read_back(&written.cells);
    }
}

/// What comes from a helper, or goes to one, in place of a line, of sound and of a piece of sound.
pub(crate) fn helper_lines(bytes: &[u8]) {
    fn lines<Line: DeserializeOwned>(mut input: &[u8]) {
        while !matches!(read::<Line>(&mut input).expect("bytes in memory"), Received::End) {}
    }
    use ansage_wire::{braille, listening, recording, scoring, speech};
    lines::<FromHelper<listening::FromListener>>(bytes);
    lines::<FromHelper<recording::FromRecorder>>(bytes);
    lines::<FromHelper<scoring::FromScorer>>(bytes);
    lines::<FromHelper<speech::FromSpeaker>>(bytes);
    lines::<FromHelper<braille::FromBraille>>(bytes);
    lines::<ToHelper<listening::ToListener>>(bytes);
    lines::<ToHelper<scoring::ToScorer>>(bytes);
    lines::<ToHelper<speech::ToSpeaker>>(bytes);
    let mut sound = bytes;
    while let Ok(Some(_)) = read_block(&mut sound) {}
    let mut sound = bytes;
    while let Ok(Some(_)) = read_piece(&mut sound) {}
}

/// WAV, FLAC and MP3, whatever they call themselves.
pub(crate) fn sound(bytes: &[u8]) {
    if let Ok(mut file) = RecordingFile::of_bytes(bytes.to_vec()) {
        file.length();
        while file.read().is_some() {}
        file.flaws();
    }
    drop(flac::decode(bytes.to_vec()));
}

/// Positions in which entries are understood: the first, one with much to ask about, one that no game comes to.
static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/1P1P2P1/8/3pP3/2N3N1/8/2N3N1/R3K2R w KQkq d6 0 1",
        "QQQQQQQQ/QQQQQQQQ/8/8/8/8/8/8 b - - 0 1",
    ]
    .map(|it| Position::of(Board::from_fen(it, false).expect("a FEN")))
    .into()
});

/// An entry, an answer or a command as somebody types it.
pub(crate) fn typed(bytes: &[u8]) {
    let text = text(bytes);
    for letters in [&SETS[..1], &SETS] {
        let reader = Reader {
            vocabulary: &VOCABULARY,
            letters,
        };
        for position in &*POSITIONS {
            for sight in [Sight::Legal, Sight::Movement] {
                understand(&text, &reader, position, sight);
            }
            let moves = position.legal_moves().unwrap_or_default();
            answer(&text, &reader, &moves, position);
        }
        understand_words(&text, &reader);
        square(&text, &reader);
    }
    VOICES.commands().find::<CommandWord>(&text, &["de", "en"]);
    VOICES.commands().find::<ReadingWord>(&text, &["pt-BR"]);
    fold(&text);
    for shown in [
        plain_text::shown(&text),
        plain_text::one_line(&text),
        plain_text::pages(&text),
    ] {
        let is_ours = |it: char| matches!(it, '\n' | '\r' | '\u{c}');
        assert!(
            !shown.chars().any(|it| plain_text::steers(it) && !is_ours(it)),
            "{shown:?}"
        );
    }
    if let Ok(board) = Board::from_fen(&text, false) {
        assert_eq!(
            Board::from_fen(&board.fen(), false).as_ref().map(Board::fen),
            Ok(board.fen())
        );
        Position::of(board).legal_moves();
    }
}

/// What a recogniser may say it heard: words from its own list and others, with times and doubts of any size.
pub(crate) fn heard(bytes: &[u8]) {
    const TIMES: [f32; 8] = [0.0, 0.09, 0.3, -1.0, 1e30, f32::NAN, f32::INFINITY, f32::MIN_POSITIVE];
    let text = text(bytes);
    let mut start = 0.0;
    let words = text.split_whitespace().take(200).map(|word| {
        let time = TIMES[word.len() % TIMES.len()];
        let (begun, doubt) = (
            start,
            TIMES[word.bytes().fold(0, |sum, it| sum ^ usize::from(it)) % TIMES.len()],
        );
        start += time;
        HeardWord {
            word: word.to_owned(),
            confidence: doubt,
            start: begun,
            end: start,
        }
    });
    let timed = Heard {
        words: words.collect(),
        ..Heard::default()
    };
    let lexicon = LEXICONS[0];
    let hearing = Hearing {
        vocabulary: &VOCABULARY,
        lexicon,
        spoken: VOICES.spoken(lexicon),
    };
    let moves = POSITIONS[1].legal_moves().unwrap_or_default();
    for heard in [
        timed,
        Heard::of(&text.split_whitespace().take(200).collect::<Vec<_>>().join(" ")),
    ] {
        for asked in [
            Asked::Nothing,
            Asked::YesOrNo,
            Asked::Which(&moves),
            Asked::Sheet,
            Asked::Numbered(3),
        ] {
            for sight in [Sight::Legal, Sight::Words] {
                judge(&heard, &hearing, &POSITIONS[1], sight, &asked, &Thresholds::default());
            }
        }
    }
}

/// A game that this program and shakmaty play together: both know the same moves, call them by the same names, and read the
/// names of the other. The first two bytes choose the start, each further one a move.
///
/// A test of `game::position` walks like this too, to compare the board with the Laws; here moves that are not legal are
/// asked about as well, and the names are read by the reader of PGN.
pub(crate) fn beside_shakmaty(bytes: &[u8]) {
    let (number, choices) = bytes.split_at(bytes.len().min(2));
    let number = number.iter().fold(0, |sum: u32, it| (sum << 8) | u32::from(*it)) % 1_920;
    let (mut theirs, mode) = begun(number);
    let variant = match mode {
        CastlingMode::Chess960 => "[Variant \"Chess960\"]\n",
        CastlingMode::Standard => "",
    };
    let fen = Fen::from_position(&theirs, EnPassantMode::Legal).to_string();
    let mut ours = Position::of(Board::from_fen(&fen, mode.is_chess960()).expect("a FEN"));
    for choice in choices.iter().take(MOST_MOVES) {
        let legal = theirs.legal_moves();
        let names: BTreeSet<String> = legal.iter().map(|it| it.to_uci(mode).to_string()).collect();
        same_moves(&ours, &names);
        if legal.is_empty() {
            break;
        }
        let chosen = legal[usize::from(*choice) % legal.len()];
        let m: Move = chosen.to_uci(mode).to_string().parse().expect("two squares");
        let name = SanPlus::from_move(theirs.clone(), chosen).to_string();
        let own = San::of(&ours, m).write(|it| it.upper_char(), NotationStyle::Pgn);
        assert_eq!(own, name, "{}", ours.fen());
        let game = format!("[FEN \"{}\"]\n{variant}\n{name} *", ours.fen());
        let read = pgn::read(&game, &ALL_LETTERS[..1]);
        let read: Vec<Move> = read.iter().flat_map(|it| &it.moves).map(|it| it.m).collect();
        assert_eq!(read, [m], "{game}");
        let said: SanPlus = own.parse().expect("a name of a move");
        assert_eq!(said.san.to_move(&theirs).ok(), Some(chosen), "{own} in {}", ours.fen());
        theirs.play_unchecked(chosen);
        ours.play(m);
        assert_eq!(ours.is_check(), Some(theirs.is_check()), "{}", ours.fen());
    }
}

/// Moves of a game that are compared: each costs thousands of questions.
const MOST_MOVES: usize = 60;

/// Returns a start: one of Chess960, or beyond those the usual one.
fn begun(number: u32) -> (Chess, CastlingMode) {
    if number >= 960 {
        return (Chess::default(), CastlingMode::Standard);
    }
    let board = shakmaty::Board::chess960(number);
    let setup = Setup {
        castling_rights: board.rooks(),
        board,
        ..Setup::default()
    };
    let begun = setup.position(CastlingMode::Chess960).expect("a start");
    (begun, CastlingMode::Chess960)
}

/// Asks about every square that a piece might go to; castling may be named in more ways than one.
fn same_moves(ours: &Position, theirs: &BTreeSet<String>) {
    let own = ours.legal_moves().expect("only legal moves were made");
    let own: BTreeSet<String> = own.iter().map(ToString::to_string).collect();
    assert_eq!(&own, theirs, "{}", ours.fen());
    let own = Square::ALL
        .into_iter()
        .filter(|it| ours.board().own_piece_at(*it).is_some());
    for (from, to) in own.flat_map(|from| Square::ALL.map(|to| (from, to))) {
        let m = Move {
            from,
            to,
            promotion: None,
        };
        if ours.board().castling_side(m).is_none() {
            assert_eq!(
                ours.is_legal(m),
                Some(theirs.contains(&m.to_string())),
                "{m} in {}",
                ours.fen()
            );
        }
    }
}

/// Names in the head of a sheet, read back from what is written.
pub(crate) fn names(bytes: &[u8]) {
    let name = text(bytes);
    let sheet = Scoresheet {
        header: Header {
            white: name.clone(),
            event: name,
            ..Header::default()
        },
        time: None,
        start: Board::start(),
        entries: Vec::new(),
        dashes: Vec::new(),
        numbered: Vec::new(),
        intended: None,
        offered: false,
        claimed: false,
        sealed: false,
        annulled: false,
        left_claim: None,
        points: None,
        outcome: None,
        resigned: None,
        signed: Vec::new(),
        replaced_after: None,
        offer_sign: "(=)",
    };
    let written = written_pgn::export(&sheet);
    assert_eq!(pgn::read(&written, &ALL_LETTERS).len(), 1, "{written}");
}

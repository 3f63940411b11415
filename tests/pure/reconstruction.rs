//! What becomes of a tape on which something is not to be understood: of real games, told in the very words that the
//! recogniser returns. What is taken for sure is right, and stands at its place of the game.

use std::fs;

use ansage_core::game::{Move, Position};
use ansage_core::language::letters::all_of_pgn;
use ansage_core::language::listen::{Heard, Hearing, NOISE};
use ansage_core::language::reconstruct::{Answers, ParsedPassage, Reconstruction, Tape};
use ansage_core::language::sheet_reading::pgn::{decode, read};
use ansage_core::language::{AnnouncementStyle, Lexicon, Saying, Sight, Vocabulary, Voices, Word, announce};
use rand::prelude::IndexedRandom as _;
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

use crate::support::repository::in_repository;
use crate::support::size::{size, tally};

/// The game goes on that long, in half-moves: what follows must be able to tell what was not heard.
const HALF_MOVES: std::ops::Range<usize> = 8..20;
/// And so many of the last are not damaged.
const UNHARMED: usize = 4;

/// A game, and what was said of it.
struct Dictation {
    moves: Vec<Move>,
    said: Vec<String>,
}

/// What was taken for sure, and the tapes of which some of that is wrong.
#[derive(Default)]
struct Sure {
    half_moves: usize,
    sure: usize,
    wrong: Vec<Vec<String>>,
}

/// Dictates the beginnings of the games of a file, each in a wording of its own.
fn dictations(rng: &mut StdRng) -> Vec<Dictation> {
    let file = in_repository("tests/pgn/pgn-extract/fischer.pgn");
    let (text, _encoding) = decode(&fs::read(file).unwrap());
    let voices = Voices::of(ansage_texts::VOICES);
    let lexicon = voices.lexicon("de-fide").unwrap();
    let games = read(&text, &all_of_pgn());
    let mut dictated = |game: &ansage_core::language::sheet_reading::pgn::PgnGame| {
        let saying = Saying {
            style: *AnnouncementStyle::ALL.choose(rng).unwrap(),
            pawn: rng.random(),
            takes: rng.random(),
            check: false,
        };
        let half_moves = game.walk().take(rng.random_range(HALF_MOVES));
        let said = half_moves.map(|(position, it)| {
            let words = announce(&position, it.m, &saying, Sight::Legal);
            let words: Vec<String> = words.into_iter().map(|it| heard(lexicon, it)).collect();
            (it.m, words.join(" "))
        });
        let (moves, said) = said.unzip();
        Dictation { moves, said }
    };
    games.iter().take(size(8, 300)).map(&mut dictated).collect()
}

/// The first form of a word, as the recogniser writes it.
fn heard(lexicon: &Lexicon, word: Word) -> String {
    let mut forms = lexicon.heard().filter(|it| it.1 == word);
    forms.next().unwrap().0.to_lowercase()
}

fn reconstructed(said: &[String]) -> Reconstruction {
    let voices = Voices::of(ansage_texts::VOICES);
    let lexicon = voices.lexicon("de-fide").unwrap();
    let hearing = Hearing {
        vocabulary: &Vocabulary::of([lexicon]),
        lexicon,
        spoken: voices.spoken(lexicon),
    };
    let said = said
        .iter()
        .map(|it| ParsedPassage::of(&Heard::of(it), &hearing))
        .collect();
    Tape::new(Position::start(), said).reconstruct(&Answers::new())
}

/// Damages every dictation and counts what is sure of what becomes of them.
fn after(damage: impl Fn(&mut Vec<String>, usize, &mut StdRng)) -> Sure {
    let mut rng = StdRng::seed_from_u64(20_261_123);
    let mut all = Sure::default();
    for Dictation { moves, mut said } in dictations(&mut rng) {
        if said.len() <= UNHARMED {
            continue;
        }
        let at = rng.random_range(0..said.len() - UNHARMED);
        damage(&mut said, at, &mut rng);
        let found = reconstructed(&said);
        let half_moves = found.half_moves.iter().enumerate();
        let sure: Vec<_> = half_moves.filter(|(_, it)| it.doubt.is_none()).collect();
        all.half_moves += moves.len();
        all.sure += sure.len();
        if sure.iter().any(|(ply, it)| moves.get(*ply) != Some(&it.m)) {
            all.wrong.push(said);
        }
    }
    all
}

#[test]
fn a_half_move_that_is_drowned_moves_no_other_from_its_place() {
    let it = after(|said, at, _| said[at] = NOISE.to_owned());
    tally("tapes-drowned", it.sure, "half-moves sure");
    assert!(it.wrong.is_empty(), "{:?}", it.wrong);
    assert!(it.sure * 100 >= it.half_moves * 85, "{} of {}", it.sure, it.half_moves);
}

#[test]
fn a_word_that_is_drowned_changes_no_move() {
    let it = after(|said, at, rng| {
        let mut words: Vec<&str> = said[at].split(' ').collect();
        let word = rng.random_range(0..words.len());
        words[word] = NOISE;
        said[at] = words.join(" ");
    });
    assert!(it.wrong.is_empty(), "{:?}", it.wrong);
    assert!(it.sure * 100 >= it.half_moves * 85, "{} of {}", it.sure, it.half_moves);
}

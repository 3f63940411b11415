//! What becomes of a tape on which something is not to be understood: of real games, told in the very words that the
//! recogniser returns. Nothing may be taken for sure that is wrong.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

use ansage::game::pgn::{decode, read};
use ansage::game::{Move, Position};
use ansage::language::letters::all_of_pgn;
use ansage::language::listen::{Heard, Hearing, NOISE};
use ansage::language::reconstruct::{Answers, Reconstruction, Said, Tape};
use ansage::language::{Saying, Sight, Style, Vocabulary, Voices, Word, announce};
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

struct Dictation { moves: Vec<Move>, words: Vec<String> }

fn dictations(file: &str, rng: &mut StdRng) -> Vec<Dictation> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pgn/pgn-extract").join(file);
    let (text, _) = decode(&fs::read(path).unwrap());
    let voices = Voices::compiled_in();
    let lexicon = voices.lexicon("de-fide").unwrap();
    let form = |word: Word| lexicon.heard().find(|it| it.1 == word).map(|it| it.0.to_lowercase()).unwrap_or_else(|| panic!("{word:?}"));
    read(&text, &all_of_pgn()).into_iter().map(|game| {
        let saying = Saying { style: Style::ALL[rng.random_range(0..3)], pawn: rng.random(), takes: rng.random(), check: false };
        let (mut moves, mut words) = (Vec::new(), Vec::new());
        for (position, m) in game.walk() {
            let m = m.m;
            moves.push(m);
            words.push(announce(&position, m, &saying, Sight::Legal).into_iter().map(form).collect::<Vec<_>>().join(" "));
        }
        Dictation { moves, words }
    }).collect()
}

fn found(said: &[String]) -> Reconstruction {
    let voices = Voices::compiled_in();
    let lexicon = voices.lexicon("de-fide").unwrap();
    let hearing = Hearing {
        vocabulary: &Vocabulary::new(lexicon.heard().map(|(form, word)| (form.to_owned(), word))),
        lexicon,
        spoken: voices.spoken(lexicon),
    };
    Tape::new(Position::start(), said.iter().map(|it| Said::of(&Heard::of(it), &hearing)).collect()).reconstruct(&Answers::new())
}

fn trial(name: &str, damage: impl Fn(&mut Vec<String>, &mut StdRng) -> usize) {
    let mut rng = StdRng::seed_from_u64(7);
    let mut all = dictations("petrosian.pgn", &mut rng);
    all.truncate(150);
    let (mut unmarked, mut wrong, mut total, mut games) = (0, 0, 0, 0);
    for (n, mut it) in all.into_iter().enumerate() {
        let length = rng.random_range(6..40).min(it.words.len());
        it.words.truncate(length);
        let at = damage(&mut it.words, &mut rng);
        let found = found(&it.words);
        let bad: Vec<_> = found.half_moves.iter().enumerate().filter(|(ply, half)| half.doubt.is_none() && it.moves.get(*ply) != Some(&half.m)).map(|it| it.0).collect();
        total += length;
        unmarked += found.half_moves.iter().filter(|it| it.doubt.is_none()).count();
        wrong += bad.len();
        if !bad.is_empty() {
            games += 1;
            let marked: Vec<_> = found.marked().map(|(ply, half)| format!("{ply}{:?}{}", half.doubt.unwrap(), half.m)).collect();
            for (ply, half) in found.half_moves.iter().enumerate() { println!("   {ply} {} {:?} margin {} supposed {} at {} again {:?} corr {:?}", half.m, half.doubt, half.margin, half.supposed, half.utterance, half.repeated, half.corrects); }
            println!("{name} {n}: at {at} of {length}, {} found, marked {marked:?}, wrong {bad:?} {:?}", found.half_moves.len(), it.words);
        }
    }
    println!("{name}: {total} dictated, {unmarked} unmarked, {wrong} wrong in {games}");
}

#[test]
fn drowned() {
    trial("drowned", |words, rng| { let at = rng.random_range(0..words.len()); words[at] = NOISE.to_owned(); at });
}
#[test]
fn silent() {
    trial("silent", |words, rng| { let at = rng.random_range(0..words.len()); words[at] = String::new(); at });
}
#[test]
fn two() { trial("two", |words, rng| { for _ in 0..2 { let at = rng.random_range(0..words.len()); words[at] = NOISE.to_owned(); } 0 }); }
#[test]
fn lost() {
    trial("lost", |words, rng| { let at = rng.random_range(0..words.len()); words.remove(at); at });
}
#[test]
fn half() {
    trial("half", |words, rng| { let at = rng.random_range(0..words.len());
        let mut all: Vec<&str> = words[at].split(' ').collect(); let k = rng.random_range(0..all.len()); all[k] = NOISE; words[at] = all.join(" "); at });
}

//! The announcements of the legal moves of a position.

use std::collections::HashMap;

use super::grammar::logarithm;
use super::graph::{Spelling, State, Step, WordGraph};
use super::phrasebook::Phrasebook;
use crate::game::{Move, Position};
use crate::language::{AnnouncementStyle, Saying, Sight, Word, announce};

/// Returns every announcement of every legal move, whatever the wording; `None` where the Laws have nothing to say.
pub(super) fn phrases(book: &Phrasebook, position: &Position) -> Option<WordGraph> {
    let moves = position.legal_moves()?;
    let mut tree = Tree {
        book,
        states: vec![State::default()],
        known: HashMap::new(),
    };
    for m in &moves {
        for words in sayings(position, *m) {
            tree.add(&words);
        }
    }
    let each = logarithm(moves.len());
    Some(WordGraph::of(tree.states).costing(each).compact())
}

/// Returns a move in every wording that people may use: each style, with and without "pawn", "takes" and "check".
pub fn sayings(position: &Position, m: Move) -> Vec<Vec<Word>> {
    let in_style = |style: AnnouncementStyle, check: bool| {
        let saying = Saying {
            style,
            pawn: true,
            takes: true,
            check,
        };
        announce(position, m, &saying, Sight::Legal)
    };
    let is_check = |it: &Word| matches!(it, Word::Check | Word::Checkmate);
    let tail = in_style(AnnouncementStyle::Coordinates, true)
        .last()
        .copied()
        .filter(is_check);
    let pawn = Word::Piece(shakmaty::Role::Pawn);
    let mut all: Vec<Vec<Word>> = Vec::new();
    for style in AnnouncementStyle::ALL {
        let full = in_style(style, false);
        let without_pawn = || full.iter().copied().skip(usize::from(full.first() == Some(&pawn)));
        let without_takes = |words: &[Word]| {
            words
                .iter()
                .copied()
                .filter(|it| *it != Word::Takes)
                .collect::<Vec<_>>()
        };
        let bare: Vec<Word> = without_pawn().collect();
        for words in [without_takes(&full), without_takes(&bare), full, bare] {
            if !all.contains(&words) {
                all.push(words);
            }
        }
    }
    if let Some(tail) = tail {
        let with_tail = |words: &Vec<Word>| words.iter().copied().chain([tail]).collect();
        let tailed: Vec<Vec<Word>> = all.iter().map(with_tail).collect();
        all.extend(tailed);
    }
    all
}

/// Phrases that share their beginnings.
struct Tree<'a> {
    book: &'a Phrasebook,
    states: Vec<State>,
    /// Where a word leads from a state.
    known: HashMap<(usize, Word), usize>,
}

impl Tree<'_> {
    fn add(&mut self, words: &[Word]) {
        let mut at = 0;
        for word in words {
            at = match self.known.get(&(at, *word)) {
                Some(to) => *to,
                None => self.grow(at, *word),
            };
        }
        self.states[at].end = Some(0.0);
    }

    /// Leads from a state to a new one by every form of a word.
    fn grow(&mut self, from: usize, word: Word) -> usize {
        let to = self.new_state();
        self.known.insert((from, word), to);
        let book = self.book;
        for form in book.forms(word) {
            let Some((last, first)) = form.split_last() else {
                continue;
            };
            let mut at = from;
            for part in first {
                let next = self.new_state();
                self.lead(at, part, next);
                at = next;
            }
            self.lead(at, last, to);
        }
        to
    }

    fn new_state(&mut self) -> usize {
        self.states.push(State::default());
        self.states.len() - 1
    }

    fn lead(&mut self, from: usize, word: &Spelling, to: usize) {
        self.states[from].steps.push(Step {
            word: word.clone(),
            cost: 0.0,
            to,
        });
    }
}

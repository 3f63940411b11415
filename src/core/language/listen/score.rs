//! How well recordings are understood: what each was meant to say, what became of it, and shares with their bounds.

use shakmaty::{Color, Role, Setup, Square};

use super::asked::Asked;
use super::decide::{Outcome, Thresholds, decide};
use super::form::SpokenForm;
use super::graph::WordGraph;
use super::heard::Heard;
use super::phrasebook::{Phrasebook, is_of_a_move};
use super::readings::{Hearing, Meaning, readings};
use super::spoken::Spoken;
use crate::game::{Board, Position};
use crate::language::voices::{fold, spellings};
use crate::language::{Sight, Word};

/// So many of so many, with the interval of Wilson (1927) for 95 %.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Share {
    /// How many.
    pub count: usize,
    /// Of how many.
    pub of: usize,
}

impl Share {
    /// The quantile of the normal distribution that leaves 2.5 % on either side.
    const Z: f64 = 1.959_963_984_540_054;

    /// Returns the share in per cent; of nothing it is 0.
    pub fn percent(self) -> f64 {
        100.0 * self.count as f64 / self.of.max(1) as f64
    }

    /// Returns the bounds in per cent; of nothing anything is possible.
    pub fn bounds(self) -> (f64, f64) {
        if self.of == 0 {
            return (0.0, 100.0);
        }
        let (n, z) = (self.of as f64, Self::Z);
        let p = self.count as f64 / n;
        let middle = p + z * z / (2.0 * n);
        let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 100.0 / (1.0 + z * z / n);
        (((middle - half) * scale).max(0.0), ((middle + half) * scale).min(100.0))
    }
}

/// What became of something that was said.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Verdict {
    /// It was clear, and it is what was meant.
    Right,
    /// It is asked about, and what was meant is among the choices.
    Asked,
    /// It is asked about, and what was meant is not among them.
    Amiss,
    /// Nothing follows.
    Nothing,
    /// Something else was clear.
    Wrong,
}

impl Verdict {
    /// All of them, the best first.
    pub const ALL: [Verdict; 5] = [
        Verdict::Right,
        Verdict::Asked,
        Verdict::Amiss,
        Verdict::Nothing,
        Verdict::Wrong,
    ];

    /// Returns the name by which messages and scripts know it.
    pub const fn key(self) -> &'static str {
        match self {
            Verdict::Right => "right",
            Verdict::Asked => "asked",
            Verdict::Amiss => "amiss",
            Verdict::Nothing => "nothing",
            Verdict::Wrong => "wrong",
        }
    }

    /// Judges what followed from the passages of one recording. Without a meaning it is junk: whatever is clear is wrong.
    ///
    /// One passage that is wrong makes the recording wrong, and one that is right answers it.
    pub fn of(outcomes: &[Outcome], meant: Option<&Meaning>) -> Self {
        let of_one = |outcome: &Outcome| {
            let is_meant = |it: &Meaning| meant == Some(it);
            match outcome {
                Outcome::Clear(meaning) if is_meant(meaning) => Verdict::Right,
                Outcome::Clear(_) => Verdict::Wrong,
                Outcome::Ask(question) if question.meanings.iter().any(is_meant) => Verdict::Asked,
                Outcome::Ask(_) => Verdict::Amiss,
                Outcome::Nothing(_) => Verdict::Nothing,
            }
        };
        let all: Vec<Verdict> = outcomes.iter().map(of_one).collect();
        let has = |it: &&Verdict| all.contains(it);
        let worst_first = [Verdict::Wrong, Verdict::Right, Verdict::Asked, Verdict::Amiss];
        worst_first.iter().find(has).copied().unwrap_or(Verdict::Nothing)
    }

    /// Judges which word was heard where a single one was said.
    pub fn of_a_word(heard: &Heard, said: &str, hearing: &Hearing<'_>) -> Self {
        if heard.said().next().is_none() {
            return Verdict::Nothing;
        }
        let is_same = named(&heard.text(), hearing) == named(said, hearing);
        match (is_same, heard.is_doubted()) {
            (true, false) => Verdict::Right,
            (true, true) => Verdict::Asked,
            (false, true) => Verdict::Amiss,
            (false, false) => Verdict::Wrong,
        }
    }
}

/// What words are when they stand alone.
#[derive(Clone, Debug, PartialEq)]
pub enum StandaloneMeaning {
    /// A command.
    Command(Meaning),
    /// A move with both of its squares. On this board the piece that was named stands on each of them: it rules out nothing
    /// but another piece.
    BothSquares(Meaning, Box<Position>),
    /// A word of an announcement, yes or no: it says nothing alone.
    Word,
    /// An announcement that means something only in a position.
    Partial,
}

impl StandaloneMeaning {
    /// Looks at words; `None` if one of them is none of the language.
    pub fn of(words: &str, hearing: &Hearing<'_>) -> Option<Self> {
        if named(words, hearing).is_some() {
            return Some(StandaloneMeaning::Word);
        }
        let start = Position::start();
        if let Some(it @ (Meaning::Command(_) | Meaning::Result(_) | Meaning::Square(_))) =
            meaning_of(words, hearing, &start, Sight::Movement)
        {
            return Some(StandaloneMeaning::Command(it));
        }
        if SpokenForm::of(&Heard::of(words), hearing.lexicon) == SpokenForm::BothSquares {
            let everywhere = everywhere(first_piece(words, hearing).unwrap_or(Role::Pawn));
            if let Some(it @ Meaning::Move(_)) = meaning_of(words, hearing, &everywhere, Sight::Movement) {
                return Some(StandaloneMeaning::BothSquares(it, Box::new(everywhere)));
            }
        }
        first_unknown(words, hearing)
            .is_none()
            .then_some(StandaloneMeaning::Partial)
    }
}

/// Returns the piece that words begin with.
fn first_piece(words: &str, hearing: &Hearing<'_>) -> Option<Role> {
    let first = words.split_whitespace().next()?;
    match hearing.lexicon.meaning(&fold(first)) {
        Some(Word::Piece(role)) => Some(role),
        _ => None,
    }
}

/// Returns a board with a piece on every square.
fn everywhere(role: Role) -> Position {
    let mut board = shakmaty::Board::empty();
    for square in Square::ALL {
        board.set_piece_at(square, role.of(Color::White));
    }
    let setup = Setup {
        board,
        ..Setup::empty()
    };
    Position::of(Board::standing(setup))
}

/// Returns what words mean in a position, if that is one thing.
pub fn meaning_of(words: &str, hearing: &Hearing<'_>, position: &Position, sight: Sight) -> Option<Meaning> {
    let (heard, asked) = (Heard::of(words), Asked::Nothing);
    let read = readings(&heard, hearing, position, sight, &asked);
    match decide(&heard, &read, hearing, position, &asked, &Thresholds::default()) {
        Outcome::Clear(meaning) => Some(meaning),
        // A command of weight of a single word is confirmed; any other question supposes other words.
        Outcome::Ask(question) => match question.meanings.as_slice() {
            [only @ (Meaning::Command(_) | Meaning::Result(_))] => Some(*only),
            _ => None,
        },
        Outcome::Nothing(_) => None,
    }
}

/// Returns the first word that is none of the language.
pub fn first_unknown<'a>(words: &'a str, hearing: &Hearing<'_>) -> Option<&'a str> {
    let forms = hearing.lexicon.heard().map(|(form, _)| form);
    let phrases = hearing
        .spoken
        .into_iter()
        .flat_map(|it| it.phrases())
        .map(|(phrase, _)| phrase);
    let known: Vec<String> = forms
        .chain(phrases)
        .flat_map(str::split_whitespace)
        .flat_map(spellings)
        .collect();
    words.split_whitespace().find(|it| !known.contains(&fold(it)))
}

/// A word that says nothing alone.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Named {
    OfAMove(Word),
    Beside(Spoken),
}

fn named(words: &str, hearing: &Hearing<'_>) -> Option<Named> {
    let folded = fold(words);
    let beside = || {
        let mut phrases = hearing.spoken?.phrases();
        let is_said = |(phrase, it): &(&str, Spoken)| {
            matches!(it, Spoken::Yes | Spoken::No) && spellings(phrase).contains(&folded)
        };
        phrases.find(is_said).map(|(_, it)| Named::Beside(it))
    };
    let of_a_move = hearing.lexicon.meaning(&folded).filter(|it| is_of_a_move(*it));
    of_a_move.map(Named::OfAMove).or_else(beside)
}

impl Phrasebook {
    /// Returns every word that is judged alone, each as likely as the next, and noise.
    pub fn single_words(&self) -> WordGraph {
        let words = Word::all().into_iter().filter(|it| is_of_a_move(*it));
        let answers = self
            .spoken()
            .iter()
            .filter(|(_, it)| matches!(it, Spoken::Yes | Spoken::No));
        let phrases = words
            .flat_map(|it| self.forms(it).iter())
            .chain(answers.map(|(words, _)| words));
        self.among_noise(WordGraph::any(phrases.map(|it| WordGraph::phrase(it.iter().cloned()))))
    }
}

#[cfg(test)]
mod tests;

//! What may have been meant by what was heard, each reading with what speaks against it.

mod variants;

use std::collections::HashMap;

use shakmaty::{Piece, Rank, Role, Square};

use super::asked::Asked;
use super::decide::apart;
use super::heard::Heard;
use super::spoken::{Spoken, SpokenWords};
use crate::game::board::PROMOTIONS;
use crate::game::{Move, Outcome, Position};
use crate::language::understand::words::{SaidMove, said_among, said_from, wording};
use crate::language::voices::{fold, spellings};
use crate::language::{
    Answer, CommandWord, Decision, Lexicon, MoveSpec, Reader, Saying, Sight, Word, announce, answer, square, understand,
};
use variants::{Core, NOISE_INSIDE, Variant, variants};

/// What may have been meant.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Meaning {
    /// A move; without its promotion piece if none was said.
    Move(Move),
    /// A move, and a draw offered with it.
    MoveAndOffer(Move),
    /// What was said of a move, where the words alone are looked at ([`Sight::Words`]).
    Said(MoveSpec),
    /// The same, and a draw offered with it.
    SaidAndOffer(MoveSpec),
    /// A move that no piece can make.
    Impossible(MoveSpec),
    /// A command.
    Command(CommandWord),
    /// Yes, to the question that stands.
    Yes,
    /// No, to the question that stands.
    No,
    /// What stands on a square.
    Square(Square),
    /// The game ended like that.
    Result(Outcome),
    /// What stands on the square that was asked about: a piece, or nothing.
    Stands(Option<Piece>),
    /// The other sheet lacks this half-move, or no half-move was said where one is asked for.
    Missing,
    /// The other sheet ends here.
    SheetEnds,
    /// One of the numbered choices, counted from 1.
    Number(usize),
    /// The question is left open.
    LeftOpen,
}

impl Meaning {
    /// Returns true for a move, with or without an offer.
    pub fn is_a_move(&self) -> bool {
        matches!(
            self,
            Meaning::Move(_) | Meaning::MoveAndOffer(_) | Meaning::Said(_) | Meaning::SaidAndOffer(_)
        )
    }
}

/// A meaning, and what speaks against it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// What may have been meant.
    pub meaning: Meaning,
    /// 0 if these very words were heard, more the more must be supposed.
    pub cost: f32,
    /// How it is said, word by word, as it is written: what tells it from another reading.
    pub said: Vec<String>,
    /// How many of the words heard it rests on.
    pub words_used: usize,
}

/// What words are understood with.
#[derive(Clone, Copy, Debug)]
pub struct Hearing<'a> {
    /// The forms of the words. No letters of pieces are ever spoken.
    pub vocabulary: &'a crate::language::Vocabulary,
    /// The words of the announcements.
    pub lexicon: &'a Lexicon,
    /// What is said beside them; `None` where the language has nothing of the kind.
    pub spoken: Option<&'a SpokenWords>,
}

#[cfg(test)]
impl Hearing<'_> {
    /// Hears the words of a lexicon, by their own forms and no others.
    pub(crate) fn with<T>(lexicon: &str, told: impl FnOnce(&Hearing<'_>) -> T) -> T {
        let voices = crate::language::Voices::of(ansage_texts::VOICES);
        let lexicon = voices.lexicon(lexicon).expect("a lexicon");
        told(&Hearing {
            vocabulary: &crate::language::Vocabulary::of([lexicon]),
            lexicon,
            spoken: voices.spoken(lexicon),
        })
    }
}

/// A move that is not legal, in free mode. Less than any confusion: what was clearly said stays the best reading.
pub const ILLEGAL: f32 = 0.75;
/// A move that no piece can make.
const IMPOSSIBLE: f32 = 1.0;
/// In an event, a move that the piece named makes on no board: as much as a doubted word, so that it is asked about like one.
const ON_NO_BOARD: f32 = 1.0;
/// A freer form, for each step that the understanding of typed lines counts.
const FREER: f32 = 0.5;
/// "Knight takes", and a square alone that no pawn can go to.
const SHORTENED: f32 = 0.5;
/// No more is supposed than this.
pub(super) const FARTHEST: f32 = 3.0;

/// Returns everything that may have been meant, the likeliest first, each meaning once.
///
/// With [`Sight::Movement`] legality plays no part; with [`Sight::Words`] the position plays none.
pub fn readings(
    heard: &Heard,
    hearing: &Hearing<'_>,
    position: &Position,
    sight: Sight,
    asked: &Asked<'_>,
) -> Vec<Reading> {
    let Some(core) = Core::of(heard) else { return Vec::new() };
    let search = Search::new(hearing, position, sight, asked);
    search.all_of(&variants(&core, hearing.spoken), &core)
}

/// Returns what a phrase means that was said like that and not otherwise, the likeliest first.
pub(super) fn exactly(
    said: &str,
    hearing: &Hearing<'_>,
    position: &Position,
    sight: Sight,
    asked: &Asked<'_>,
) -> Vec<Reading> {
    let Some(core) = Core::of(&Heard::of(said)) else {
        return Vec::new();
    };
    let as_said = Variant {
        words: core.words.clone(),
        cost: 0.0,
    };
    Search::new(hearing, position, sight, asked).all_of(&[as_said], &core)
}

fn add(all: &mut Vec<Reading>, meaning: Meaning, cost: f32, words_used: usize) {
    match all.iter_mut().find(|it| it.meaning == meaning) {
        Some(known) => known.cost = known.cost.min(cost),
        None => all.push(Reading {
            meaning,
            cost,
            said: Vec::new(),
            words_used,
        }),
    }
}

struct Search<'a> {
    hearing: &'a Hearing<'a>,
    position: &'a Position,
    sight: Sight,
    asked: &'a Asked<'a>,
    meanings: &'a HashMap<String, Word>,
}

impl<'a> Search<'a> {
    fn new(hearing: &'a Hearing<'a>, position: &'a Position, sight: Sight, asked: &'a Asked<'a>) -> Self {
        Self {
            hearing,
            position,
            sight,
            asked,
            meanings: hearing.lexicon.meanings(),
        }
    }

    /// Returns what these variants may mean, the likeliest first, each meaning once.
    fn all_of(&self, variants: &[Variant], core: &Core) -> Vec<Reading> {
        let mut all: Vec<Reading> = Vec::new();
        for variant in variants {
            for (meaning, cost) in self.meanings_of(variant, core) {
                add(&mut all, meaning, cost, core.words.len());
            }
        }
        all.retain(|it| it.cost <= FARTHEST);
        all.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        for reading in &mut all {
            reading.said = self.said(&reading.meaning);
        }
        all
    }

    fn reader(&self) -> Reader<'_> {
        Reader {
            vocabulary: self.hearing.vocabulary,
            letters: &[],
        }
    }

    fn meanings_of(&self, variant: &Variant, core: &Core) -> Vec<(Meaning, f32)> {
        let text = variant.words.join(" ");
        if *self.asked == Asked::Stands {
            let all = self.stands(&variant.words).into_iter().chain(self.beside_moves(&text));
            return all.map(|(it, cost)| (it, cost + variant.cost)).collect();
        }
        if let Some(number) = self.number(&variant.words) {
            return vec![(Meaning::Number(number), variant.cost)];
        }
        let may_lack_its_piece = core.noise_before && !self.names_the_piece(&variant.words);
        let mut all = self.moves(&text, may_lack_its_piece);
        let can_be_made = |(it, _): &(Meaning, f32)| !matches!(it, Meaning::Impossible(_));
        // A square alone is a pawn's (C.1-1) wherever a pawn can go there.
        if may_lack_its_piece || !all.iter().any(can_be_made) {
            let cost = if may_lack_its_piece { NOISE_INSIDE } else { SHORTENED };
            let shortened = self.shortened(&variant.words);
            if !shortened.is_empty() {
                all.retain(can_be_made);
            }
            all.extend(shortened.into_iter().map(|it| (Meaning::Move(it), cost)));
        }
        all.extend(self.beside_moves(&text));
        all.extend(self.answers(&text));
        all.into_iter().map(|(it, cost)| (it, cost + variant.cost)).collect()
    }

    fn moves(&self, text: &str, may_lack_its_piece: bool) -> Vec<(Meaning, f32)> {
        if self.sight == Sight::Words {
            return self.said_moves(text, may_lack_its_piece);
        }
        let understanding = understand(text, &self.reader(), self.position, self.sight);
        let lacking = if may_lack_its_piece { NOISE_INSIDE } else { 0.0 };
        if let Decision::Impossible { spec } = understanding.decision {
            return vec![(Meaning::Impossible(spec), IMPOSSIBLE + lacking)];
        }
        let meaning = if understanding.offer {
            Meaning::MoveAndOffer
        } else {
            Meaning::Move
        };
        let cost = |reading: &crate::language::understand::Interpretation| {
            let illegal = if reading.legal == Some(false) { ILLEGAL } else { 0.0 };
            let freer = f32::from(u16::try_from(reading.cost).unwrap_or(u16::MAX)) * FREER;
            let on_no_board = if self.is_doubted(reading) { ON_NO_BOARD } else { 0.0 };
            freer + illegal + on_no_board + lacking
        };
        let readings = understanding.interpretations.iter();
        readings.map(|it| (meaning(it.m), cost(it))).collect()
    }

    /// Returns the moves that the words say, whatever stands on the board.
    fn said_moves(&self, text: &str, may_lack_its_piece: bool) -> Vec<(Meaning, f32)> {
        let wording = wording(text, &self.reader());
        let lacking = if may_lack_its_piece { NOISE_INSIDE } else { 0.0 };
        let meaning = if wording.offer {
            Meaning::SaidAndOffer
        } else {
            Meaning::Said
        };
        let is_said_again = |it: &SaidMove| matches!(self.asked, Asked::WhichSaid(specs) if specs.contains(&it.spec));
        let cost = |it: &SaidMove| {
            let freer = f32::from(u16::try_from(it.cost).unwrap_or(u16::MAX)) * FREER;
            // Likelier than that it was announced is that it was misheard.
            let is_doubted = !it.on_some_board && !is_said_again(it);
            freer + if is_doubted { ON_NO_BOARD } else { 0.0 } + lacking
        };
        wording.said.iter().map(|it| (meaning(it.spec), cost(it))).collect()
    }

    /// Returns true for what the piece makes on no board: likelier than that it was announced is that it was misheard. The
    /// words alone tell, never the position; and whoever says again what was asked about means it (P.3).
    fn is_doubted(&self, reading: &crate::language::understand::Interpretation) -> bool {
        let squares = |m: &Move| (m.from, m.to);
        let is_said_again = || match self.asked {
            Asked::Which(moves) => moves.iter().any(|it| squares(it) == squares(&reading.m)),
            Asked::Nothing | Asked::YesOrNo | Asked::OfWeight | Asked::WhichSaid(_) => false,
            Asked::Sheet | Asked::Stands | Asked::Numbered(_) => false,
        };
        self.sight == Sight::Movement && !reading.on_some_board && !is_said_again()
    }

    /// Returns true if the words name a piece or a castling, or both squares: then nothing is lost before them.
    fn names_the_piece(&self, words: &[String]) -> bool {
        let mut ranks = 0;
        for word in words {
            match self.meanings.get(&fold(word)) {
                Some(Word::Piece(_) | Word::Castles(_)) => return true,
                Some(Word::Rank(_)) => ranks += 1,
                _ => {}
            }
        }
        let castling = self.meanings.iter().filter(|(_, it)| matches!(it, Word::Castles(_)));
        let first = words.first().map(|it| fold(it)).unwrap_or_default();
        ranks > 1
            || castling
                .into_iter()
                .any(|(form, _)| form.split(' ').any(|it| it == first))
    }

    /// Returns the legal moves that are meant by "knight takes" and by a square alone.
    fn shortened(&self, words: &[String]) -> Vec<Move> {
        let legal = match self.sight {
            Sight::Legal => self.position.legal_moves().unwrap_or_default(),
            Sight::Movement | Sight::Words => Vec::new(),
        };
        let board = self.position.board();
        let meant: Option<Vec<Word>> = words.iter().map(|it| self.meanings.get(&fold(it)).copied()).collect();
        let fits = |m: &Move| match meant.as_deref() {
            Some([Word::Piece(role), Word::Takes]) => board.is_capture(*m) && board.own_piece_at(m.from) == Some(*role),
            Some([Word::File(file), Word::Rank(rank)]) => {
                let is_there = (m.to.file(), m.to.rank()) == (*file, *rank);
                is_there && board.own_piece_at(m.from) != Some(Role::Pawn) && board.castling_side(*m).is_none()
            }
            _ => false,
        };
        let mut moves: Vec<Move> = legal.into_iter().filter(fits).map(without_promotion).collect();
        moves.dedup();
        moves
    }

    fn beside_moves(&self, text: &str) -> Vec<(Meaning, f32)> {
        let Some(spoken) = self.hearing.spoken else {
            return Vec::new();
        };
        let text = fold(text);
        let mut all = Vec::new();
        for (phrase, asks) in spoken.phrases().filter(|(_, it)| self.asked.allows(*it)) {
            let phrase = fold(phrase);
            let meaning = match asks {
                Spoken::Command(word) => (text == phrase).then_some(Meaning::Command(word)),
                Spoken::Yes => (text == phrase).then_some(Meaning::Yes),
                Spoken::No => (text == phrase).then_some(Meaning::No),
                Spoken::Result(outcome) => (text == phrase).then_some(Meaning::Result(outcome)),
                Spoken::Empty if *self.asked == Asked::Stands => (text == phrase).then_some(Meaning::Stands(None)),
                Spoken::Empty => (text == phrase).then_some(Meaning::Missing),
                Spoken::Ends if *self.asked == Asked::Sheet => (text == phrase).then_some(Meaning::SheetEnds),
                Spoken::Ends => (text == phrase).then_some(Meaning::LeftOpen),
                Spoken::Side(_) => None,
                Spoken::Square => (text.strip_prefix(&phrase))
                    .filter(|it| it.starts_with(' '))
                    .and_then(|it| square(it, &self.reader()))
                    .map(Meaning::Square),
            };
            all.extend(meaning.map(|it| (it, 0.0)));
        }
        all
    }

    /// Returns the piece that is named with its colour, in whichever order.
    fn stands(&self, words: &[String]) -> Option<(Meaning, f32)> {
        let [one, other] = words else { return None };
        let color = |word: &str| {
            let mut phrases = self
                .hearing
                .spoken?
                .phrases()
                .filter(|(phrase, _)| fold(phrase) == fold(word));
            phrases.find_map(|(_, it)| match it {
                Spoken::Side(color) => Some(color),
                _ => None,
            })
        };
        let role = |word: &str| match self.meanings.get(&fold(word)) {
            Some(Word::Piece(role)) => Some(*role),
            _ => None,
        };
        let piece = |of_color: &str, of_role: &str| {
            let (color, role) = (color(of_color)?, role(of_role)?);
            Some(Piece { color, role })
        };
        let piece = piece(one, other).or_else(|| piece(other, one))?;
        Some((Meaning::Stands(Some(piece)), 0.0))
    }

    /// Returns the number that is said, where choices are numbered and there are so many.
    fn number(&self, words: &[String]) -> Option<usize> {
        let Asked::Numbered(count) = self.asked else {
            return None;
        };
        let [word] = words else { return None };
        match self.meanings.get(&fold(word)) {
            Some(Word::Rank(rank)) => Some(usize::from(*rank) + 1).filter(|it| it <= count),
            _ => None,
        }
    }

    fn answers(&self, text: &str) -> Vec<(Meaning, f32)> {
        let moves = match self.asked {
            Asked::Which(moves) => moves,
            Asked::WhichSaid(specs) => return self.said_answers(text, specs),
            _ => return Vec::new(),
        };
        if let Some(m) = self.told_apart(text, moves, |it| Meaning::Move(*it)) {
            return vec![(Meaning::Move(m), 0.0)];
        }
        let left = match answer(text, &self.reader(), moves, self.position) {
            Answer::Clear(m) | Answer::Promotion(m) => vec![m],
            Answer::Still(left) if left.len() < moves.len() => left,
            Answer::Still(_) | Answer::Nothing => Vec::new(),
        };
        left.into_iter().map(|it| (Meaning::Move(it), 0.0)).collect()
    }

    /// Returns what an answer leaves of the things that may have been said; of one alone it says from where.
    fn said_answers(&self, text: &str, specs: &[MoveSpec]) -> Vec<(Meaning, f32)> {
        if let [only] = specs {
            let from = said_from(text, &self.reader(), only);
            return from.map(|it| (Meaning::Said(it), 0.0)).into_iter().collect();
        }
        let left = match self.told_apart(text, specs, |it| Meaning::Said(*it)) {
            Some(spec) => vec![spec],
            None => said_among(text, &self.reader(), specs),
        };
        let narrows = |it: &Vec<MoveSpec>| it.len() < specs.len();
        let left = Some(left).filter(narrows).unwrap_or_default();
        left.into_iter().map(|it| (Meaning::Said(it), 0.0)).collect()
    }

    /// Returns the move of which the words are said that the others lack: "kurze", where both castlings are asked about.
    fn told_apart<M: Copy>(&self, text: &str, moves: &[M], meaning: impl Fn(&M) -> Meaning) -> Option<M> {
        let said: Vec<Vec<String>> = moves.iter().map(|it| self.said(&meaning(it))).collect();
        let apart = apart(&said.iter().map(Vec::as_slice).collect::<Vec<_>>());
        let text = spellings(text);
        let mut named = moves
            .iter()
            .zip(&apart)
            .filter(|(_, it)| !spellings(it).is_disjoint(&text));
        let (m, _) = named.next()?;
        named.next().is_none().then_some(*m)
    }

    fn said(&self, meaning: &Meaning) -> Vec<String> {
        let lexicon = self.hearing.lexicon;
        let words = |words: &[Word]| lexicon.phrase(words).written;
        let spoken = |it: Spoken| self.hearing.spoken.and_then(|all| all.usual(it)).unwrap_or_default();
        let text = match meaning {
            Meaning::Move(m) => words(&self.announced(*m)),
            Meaning::MoveAndOffer(m) => {
                let offer = spoken(Spoken::Command(CommandWord::Offer));
                format!("{} {offer}", words(&self.announced(*m)))
            }
            Meaning::Impossible(spec) => words(&spec.words()),
            Meaning::Said(spec) => words(&spec.words_read_back(true)),
            Meaning::SaidAndOffer(spec) => {
                let offer = spoken(Spoken::Command(CommandWord::Offer));
                format!("{} {offer}", words(&spec.words_read_back(true)))
            }
            Meaning::Command(word) => spoken(Spoken::Command(*word)).to_owned(),
            Meaning::Result(outcome) => spoken(Spoken::Result(*outcome)).to_owned(),
            Meaning::Yes => spoken(Spoken::Yes).to_owned(),
            Meaning::No => spoken(Spoken::No).to_owned(),
            Meaning::Stands(Some(piece)) => {
                let color = spoken(Spoken::Side(piece.color));
                format!("{color} {}", words(&[Word::Piece(piece.role)]))
            }
            Meaning::Stands(None) | Meaning::Missing => spoken(Spoken::Empty).to_owned(),
            Meaning::SheetEnds | Meaning::LeftOpen => spoken(Spoken::Ends).to_owned(),
            Meaning::Number(number) => {
                let rank = number.checked_sub(1).and_then(|it| Rank::ALL.get(it).copied());
                rank.map(|it| words(&[Word::Rank(it)])).unwrap_or_default()
            }
            Meaning::Square(square) => {
                let named = words(&[Word::File(square.file()), Word::Rank(square.rank())]);
                format!("{} {named}", spoken(Spoken::Square))
            }
        };
        text.split_whitespace().map(str::to_owned).collect()
    }

    fn announced(&self, m: Move) -> Vec<Word> {
        announce(self.position, m, &Saying::default(), self.sight)
    }
}

fn without_promotion(m: Move) -> Move {
    Move { promotion: None, ..m }
}

/// Returns a reading once for each piece the pawn may become, if that was not said; else as it is.
pub(super) fn with_promotions(reading: &Reading, position: &Position, lexicon: &Lexicon) -> Vec<Reading> {
    let lacks_it = |m: Move| m.promotion.is_none() && position.board().needs_promotion(m);
    let with = |m: Move, role| Move {
        promotion: Some(role),
        ..m
    };
    let meaning: Box<dyn Fn(Role) -> Meaning> = match reading.meaning {
        Meaning::Move(m) if lacks_it(m) => Box::new(move |role| Meaning::Move(with(m, role))),
        Meaning::MoveAndOffer(m) if lacks_it(m) => Box::new(move |role| Meaning::MoveAndOffer(with(m, role))),
        Meaning::Said(it) if it.lacks_its_promotion() => Box::new(move |role| Meaning::Said(it.becoming(role))),
        Meaning::SaidAndOffer(it) if it.lacks_its_promotion() => {
            Box::new(move |role| Meaning::SaidAndOffer(it.becoming(role)))
        }
        _ => return vec![reading.clone()],
    };
    let becoming = |role: Role| {
        let mut said = reading.said.clone();
        said.push(lexicon.phrase(&[Word::Piece(role)]).written);
        Reading {
            meaning: meaning(role),
            said,
            ..reading.clone()
        }
    };
    PROMOTIONS.map(becoming).to_vec()
}

//! What may be heard: every announcement there is, the commands, and in free mode what is legal as the likelier part.
//!
//! Never the legal phrases alone: a recogniser that can hear nothing else turns nearly every illegal announcement into a
//! legal one.

use std::collections::BTreeSet;

use shakmaty::{CastlingSide, Color, File, Rank, Role};

use super::asked::Asked;
use super::graph::{NoiseCosts, Spelling, WordGraph};
use super::legal;
use super::phrasebook::Phrasebook;
use super::spoken::Spoken;
use crate::game::Position;
use crate::game::board::PROMOTIONS;
use crate::language::{CommandWord, Sight, Word};

/// What an announcement of the full grammar costs more than by itself where legal ones stand beside it.
///
/// Preliminary, to be set by measurement: between 0 and 4 a first look at a few hundred announcements told no difference
/// beyond chance. Less is safer, because a dear full grammar turns what is illegal into what is legal.
pub const NOT_LEGAL: f32 = 1.0;

/// Natural logarithms, as the prototype was measured with: how seldom each part of an announcement is said.
mod cost {
    pub(super) const PIECE: f32 = 0.7;
    pub(super) const NO_PIECE: f32 = 0.7;
    pub(super) const ORIGIN_SQUARE: f32 = 0.8;
    pub(super) const ORIGIN_FILE_OR_RANK: f32 = 3.0;
    pub(super) const NO_ORIGIN: f32 = 0.8;
    pub(super) const TAKES: f32 = 1.6;
    pub(super) const NEITHER_TAKES_NOR_LINK: f32 = 0.2;
    pub(super) const TAKEN_PIECE: f32 = 4.0;
    pub(super) const LINK: f32 = 3.0;
    pub(super) const PROMOTION: f32 = 1.0;
    pub(super) const CASTLING: f32 = 2.5;
    pub(super) const TAIL: f32 = 2.3;
    pub(super) const NO_TAIL: f32 = 0.1;
    pub(super) const COMMAND: f32 = 2.0;
    pub(super) const SQUARE_QUESTION: f32 = 3.0;
    pub(super) const ANSWER: f32 = 1.0;
    pub(super) const TAKES_SOMETHING: f32 = 4.0;
    pub(super) const OFFER: f32 = 3.0;
    pub(super) const NO_OFFER: f32 = 0.05;
    pub(super) const CORRECTION: f32 = 3.0;
    /// An announcement said once more.
    pub(super) const AGAIN: f32 = 5.0;
    /// A grammar that must hear something makes "ja" of three seconds of silence.
    pub(super) const SILENCE: f32 = 1.0;
}

const NOISE: NoiseCosts = NoiseCosts {
    alone: 1.5,
    further: 1.0,
    beside: 4.0,
};

impl Phrasebook {
    /// Returns what may be heard now.
    ///
    /// With [`Sight::Movement`] nothing depends on the position: neither what is heard nor what it costs.
    pub fn grammar(&self, position: &Position, sight: Sight, asked: &Asked<'_>) -> WordGraph {
        let legal = match sight {
            Sight::Legal => self.legal(position),
            Sight::Movement | Sight::Words => None,
        };
        let mut all = self.announcements();
        if let Some(legal) = legal {
            all = legal.union(all.costing(NOT_LEGAL));
        }
        let all = self.given_up().optional(0.0).sequence(all);
        self.among_noise(self.beside(all, sight, asked))
    }

    /// Returns whatever may be said, silence and noise aside, in any position.
    pub(super) fn everything(&self, sight: Sight, asked: &Asked<'_>) -> WordGraph {
        self.beside(self.announcements(), sight, asked)
    }

    /// Returns announcements and what may be said beside them.
    fn beside(&self, announcements: WordGraph, sight: Sight, asked: &Asked<'_>) -> WordGraph {
        let mut all = announcements;
        let offers = self.phrases_for(Spoken::Command(CommandWord::Offer));
        all = all.union(self.corrections());
        all = all.sequence(offers.costing(cost::OFFER).optional(cost::NO_OFFER));
        all = all.union(self.commands(asked));
        if sight == Sight::Legal {
            all = all.union(self.free_forms());
        }
        match asked {
            Asked::Which(_) | Asked::WhichSaid(_) => all = all.union(self.answers()),
            Asked::Stands => all = all.union(self.corrected_or_not(self.pieces_with_colors())),
            Asked::Sheet => all = all.union(self.corrected_or_not(self.phrases_for(Spoken::Empty))),
            Asked::Numbered(count) => all = all.union(self.numbers(*count).costing(cost::ANSWER)),
            Asked::Nothing | Asked::YesOrNo | Asked::OfWeight => {}
        }
        all
    }

    /// Returns every announcement of the Laws (D.2.1) and its natural forms, whatever stands on the board.
    pub fn announcements(&self) -> WordGraph {
        self.announcements.get_or_init(|| self.every_announcement()).clone()
    }

    fn every_announcement(&self) -> WordGraph {
        let origin = || {
            let square = self.square().costing(cost::ORIGIN_SQUARE);
            let part = self.files().union(self.ranks()).costing(cost::ORIGIN_FILE_OR_RANK);
            let from = self.link().optional(0.0);
            from.sequence(square.union(part)).optional(cost::NO_ORIGIN)
        };
        let takes = || {
            let taken = self.pieces(Role::ALL).costing(cost::TAKEN_PIECE).optional(0.0);
            let takes = self.word(Word::Takes).costing(cost::TAKES).sequence(taken);
            takes.sequence(self.link().optional(0.0))
        };
        let goes = || takes().union(self.link()).optional(cost::NEITHER_TAKES_NOR_LINK);
        let piece = self.pieces(Role::ALL).costing(cost::PIECE).optional(cost::NO_PIECE);
        let pawn = self.pieces([Role::Pawn]).costing(cost::PIECE).optional(cost::NO_PIECE);
        let last_rank = self.one_of([Rank::First, Rank::Eighth].map(Word::Rank));
        let becomes = self
            .link()
            .optional(0.0)
            .sequence(self.pieces(PROMOTIONS).costing(cost::PROMOTION));
        let moves = piece.sequence(origin()).sequence(goes()).sequence(self.square());
        let promotes = pawn.sequence(origin()).sequence(goes());
        let promotes = promotes.sequence(self.files()).sequence(last_rank).sequence(becomes);
        let castles = [CastlingSide::KingSide, CastlingSide::QueenSide].map(Word::Castles);
        let castles = self.one_of(castles).costing(cost::CASTLING);
        let all = WordGraph::any([moves, promotes, castles]).sequence(self.tail());
        all.compact()
    }

    /// Returns what may be heard while only what stops something is listened to.
    pub fn veto(&self) -> WordGraph {
        let stops = WordGraph::any(Spoken::VETO.map(|it| self.phrases_for(it)));
        self.among_noise(stops.costing(cost::ANSWER))
    }

    /// Returns the same, with silence and noise, as the last thing to be done.
    pub(super) fn among_noise(&self, graph: WordGraph) -> WordGraph {
        let graph = graph.optional(cost::SILENCE).compact();
        match self.noise() {
            Some(noise) => graph.with_noise(noise, NOISE),
            None => graph,
        }
    }

    /// Returns the word for a correction and the right move behind it, in whatever position it was made.
    fn corrections(&self) -> WordGraph {
        let corrects = self.phrases_for(Spoken::Command(CommandWord::Correct));
        corrects.costing(cost::CORRECTION).sequence(self.announcements())
    }

    /// Returns what may stand before an announcement that is said in the end: what is taken back, or the same once more. Never
    /// a part of one: "eins" sounds like "nein".
    fn given_up(&self) -> WordGraph {
        let again = self.announcements().costing(cost::AGAIN);
        self.taken_back().union(again)
    }

    /// Returns an announcement, or its piece, and a word that takes it back; or "no" to what was asked.
    fn taken_back(&self) -> WordGraph {
        let words = [Spoken::No, Spoken::Command(CommandWord::Correct)].map(|it| self.phrases_for(it));
        let takes_back = WordGraph::any(words).costing(cost::CORRECTION);
        let begun = self.pieces(Role::ALL).costing(cost::PIECE);
        let no = self.phrases_for(Spoken::No).costing(cost::CORRECTION);
        self.announcements().union(begun).sequence(takes_back).union(no)
    }

    /// Returns an announcement that is said in the end, behind what is taken back.
    pub(super) fn said_in_the_end(&self) -> WordGraph {
        self.taken_back().sequence(self.announcements())
    }

    /// Returns every phrase for something.
    fn phrases_for(&self, spoken: Spoken) -> WordGraph {
        let phrases = self.spoken().iter().filter(|(_, it)| *it == spoken);
        WordGraph::any(phrases.map(|(words, _)| WordGraph::phrase(words.iter().cloned())))
    }

    /// Returns what may be said beside moves. Yes and no are heard at any time: a word that cannot be heard is heard as
    /// another.
    pub fn commands(&self, asked: &Asked<'_>) -> WordGraph {
        let said = self.spoken().iter().filter(|(_, it)| asked.allows(*it));
        let (squares, others): (Vec<_>, Vec<_>) = said.partition(|(_, it)| *it == Spoken::Square);
        let each = cost::COMMAND + logarithm(others.len());
        let phrase = |words: &Vec<Spelling>| WordGraph::phrase(words.iter().cloned());
        let commands = WordGraph::any(others.iter().map(|(words, _)| phrase(words))).costing(each);
        let asks = WordGraph::any(squares.iter().map(|(words, _)| phrase(words)));
        let asks = asks.costing(cost::SQUARE_QUESTION).sequence(self.square());
        commands.union(asks).compact()
    }

    /// Returns the announcements of the legal moves of a position and nothing else, each as likely as the next; `None`
    /// where the Laws have nothing to say.
    pub fn legal(&self, position: &Position) -> Option<WordGraph> {
        legal::phrases(self, position)
    }

    /// Returns what is enough in free mode: "knight takes".
    fn free_forms(&self) -> WordGraph {
        let pieces = self.pieces(Role::ALL).costing(cost::TAKES_SOMETHING);
        let taken = self.pieces(Role::ALL).optional(0.0);
        pieces.sequence(self.word(Word::Takes)).sequence(taken)
    }

    /// Returns what answers "which one?": a file, a rank, a piece, the word that tells the castlings apart.
    fn answers(&self) -> WordGraph {
        let parts = [
            self.files(),
            self.ranks(),
            self.pieces(Role::ALL),
            self.sides_of_castling(),
        ];
        WordGraph::any(parts).costing(cost::ANSWER)
    }

    /// Returns what answers "what stands there?": a piece, with its colour before or behind it, or nothing.
    fn pieces_with_colors(&self) -> WordGraph {
        let colors = || WordGraph::any(Color::ALL.map(|it| self.phrases_for(Spoken::Side(it))));
        let pieces = || self.pieces(Role::ALL);
        let both = colors().sequence(pieces()).union(pieces().sequence(colors()));
        both.union(self.phrases_for(Spoken::Empty))
    }

    /// Returns the numbers up to one, in the words of the ranks.
    fn numbers(&self, count: usize) -> WordGraph {
        WordGraph::any(Rank::ALL.into_iter().take(count).map(|it| self.word(Word::Rank(it))))
    }

    /// Returns an answer, or the word for a correction and the right answer behind it.
    fn corrected_or_not(&self, answer: WordGraph) -> WordGraph {
        let corrects = self.phrases_for(Spoken::Command(CommandWord::Correct));
        let corrects = corrects.costing(cost::CORRECTION).optional(0.0);
        corrects.sequence(answer.costing(cost::ANSWER))
    }

    /// Returns "short" and "long": the words of one castling that the other lacks.
    fn sides_of_castling(&self) -> WordGraph {
        let [short, long] = [CastlingSide::KingSide, CastlingSide::QueenSide].map(|it| {
            let forms = self.forms(Word::Castles(it)).iter();
            forms.flatten().cloned().collect::<BTreeSet<Spelling>>()
        });
        let apart = short.symmetric_difference(&long);
        WordGraph::any(apart.map(|it| WordGraph::phrase([it.clone()])))
    }

    fn tail(&self) -> WordGraph {
        let words = self.one_of([Word::EnPassant, Word::Check, Word::Checkmate]);
        words.costing(cost::TAIL).optional(cost::NO_TAIL)
    }

    fn link(&self) -> WordGraph {
        self.word(Word::Link).costing(cost::LINK)
    }

    fn square(&self) -> WordGraph {
        self.files().sequence(self.ranks())
    }

    fn files(&self) -> WordGraph {
        self.one_of(File::ALL.map(Word::File))
    }

    fn ranks(&self) -> WordGraph {
        self.one_of(Rank::ALL.map(Word::Rank))
    }

    fn pieces<const N: usize>(&self, roles: [Role; N]) -> WordGraph {
        self.one_of(roles.map(Word::Piece))
    }

    /// Returns these words, each as likely as the next.
    fn one_of<const N: usize>(&self, words: [Word; N]) -> WordGraph {
        WordGraph::any(words.map(|it| self.word(it))).costing(logarithm(N))
    }

    /// Returns every way to say a word.
    fn word(&self, word: Word) -> WordGraph {
        let forms = self.forms(word).iter();
        WordGraph::any(forms.map(|it| WordGraph::phrase(it.iter().cloned())))
    }
}

/// Returns what each of so many equals costs.
pub(super) fn logarithm(count: usize) -> f32 {
    let count = u16::try_from(count.max(1)).unwrap_or(u16::MAX);
    f32::from(count).ln()
}

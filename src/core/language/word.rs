//! The closed vocabulary of the Room: every word an announcement can hold, in any language.

use shakmaty::{CastlingSide, File, Rank, Role};

/// A word of the lexicon. `voices/` says how it is written, spoken and heard.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Word {
    /// A piece, pawn included.
    Piece(Role),
    /// A file a to h.
    File(File),
    /// A rank 1 to 8.
    Rank(Rank),
    /// The whole castling phrase, e.g. "Kurze Rochade".
    Castles(CastlingSide),
    /// Castling, to which side is not said: "ich rochiere"; understood, never announced.
    Castling,
    /// A capture.
    Takes,
    /// Check.
    Check,
    /// Checkmate.
    Checkmate,
    /// En passant; understood, never announced.
    EnPassant,
    /// A little word that changes nothing, as in "knight to f3"; understood, never announced.
    Link,
    /// "Korrektur", before a corrected announcement.
    Correction,
    /// A draw is offered.
    OffersDraw,
    /// The offer is accepted.
    AcceptsDraw,
    /// The offer is declined.
    DeclinesDraw,
    /// The player resigns.
    Resigns,
    /// "J'adoube".
    Adjusts,
    /// The arbiter is asked to come.
    CallsArbiter,
    /// The fall of a flag is claimed.
    ClaimsFlag,
    /// A draw is claimed.
    ClaimsDraw,
    /// A friend asks whether the last half-move, which follows, is taken back.
    TakesBack,
}

impl Word {
    /// Returns every word there is.
    pub fn all() -> Vec<Word> {
        let mut words = Vec::new();
        words.extend(Role::ALL.map(Word::Piece));
        words.extend(File::ALL.map(Word::File));
        words.extend(Rank::ALL.map(Word::Rank));
        words.extend([CastlingSide::KingSide, CastlingSide::QueenSide].map(Word::Castles));
        words.extend([
            Word::Castling,
            Word::Takes,
            Word::Check,
            Word::Checkmate,
            Word::EnPassant,
            Word::Link,
            Word::Correction,
            Word::OffersDraw,
        ]);
        words.extend([Word::AcceptsDraw, Word::DeclinesDraw, Word::Resigns]);
        words.extend([Word::Adjusts, Word::CallsArbiter, Word::ClaimsFlag, Word::ClaimsDraw]);
        words.push(Word::TakesBack);
        words
    }

    /// Returns true if the program says it; the others are only understood.
    pub fn is_announced(self) -> bool {
        !matches!(self, Word::Castling | Word::EnPassant | Word::Link)
    }

    /// Returns the key of the word in a lexicon file.
    pub fn key(self) -> String {
        match self {
            Word::Piece(role) => match role {
                Role::Pawn => "pawn",
                Role::Knight => "knight",
                Role::Bishop => "bishop",
                Role::Rook => "rook",
                Role::Queen => "queen",
                Role::King => "king",
            }
            .to_owned(),
            Word::File(file) => format!("file-{}", file.char()),
            Word::Rank(rank) => format!("rank-{}", rank.char()),
            Word::Castles(CastlingSide::KingSide) => "castles-short".to_owned(),
            Word::Castles(CastlingSide::QueenSide) => "castles-long".to_owned(),
            Word::Castling => "castling".to_owned(),
            Word::Takes => "takes".to_owned(),
            Word::Check => "check".to_owned(),
            Word::Checkmate => "checkmate".to_owned(),
            Word::EnPassant => "en-passant".to_owned(),
            Word::Link => "link".to_owned(),
            Word::Correction => "correction".to_owned(),
            Word::OffersDraw => "offers-draw".to_owned(),
            Word::AcceptsDraw => "accepts-draw".to_owned(),
            Word::DeclinesDraw => "declines-draw".to_owned(),
            Word::Resigns => "resigns".to_owned(),
            Word::Adjusts => "adjusts".to_owned(),
            Word::CallsArbiter => "calls-arbiter".to_owned(),
            Word::ClaimsFlag => "claims-flag".to_owned(),
            Word::ClaimsDraw => "claims-draw".to_owned(),
            Word::TakesBack => "takes-back".to_owned(),
        }
    }
}

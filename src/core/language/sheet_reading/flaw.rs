//! What is wrong with a sheet that was read, and where.

/// Something on a sheet that is not as it should be.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SheetFlaw {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: SheetFlawKind,
    /// What stands there.
    pub text: String,
    /// The number of the move it concerns, if it concerns one.
    pub number: Option<u32>,
}

macro_rules! flaw_kinds {
    ($($(#[$doc:meta])+ $name:ident = $key:literal;)+) => {
        /// What can be wrong with a sheet.
        #[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Ord, PartialOrd)]
        pub enum SheetFlawKind {
            $($(#[$doc])+ $name,)+
        }

        impl SheetFlawKind {
            /// Every kind there is.
            pub const ALL: &'static [SheetFlawKind] = &[$(SheetFlawKind::$name,)+];

            /// Returns the name of the kind for scripts; `voices/` has the words for people.
            pub const fn key(self) -> &'static str {
                match self {
                    $(SheetFlawKind::$name => $key,)+
                }
            }
        }
    };
}

flaw_kinds! {
    /// A tag that cannot be read.
    BadTag = "bad-tag";
    /// A tag that is written in an unusual way and was read all the same.
    UnusualTag = "unusual-tag";
    /// A tag that stands there twice; the last one counts.
    SecondTag = "second-tag";
    /// The start position is none; no move is read.
    BadFen = "bad-fen";
    /// A start position that no game can have; moves are read by how pieces move.
    ImpossiblePosition = "impossible-position";
    /// Another game than chess; no move is read.
    OtherVariant = "other-variant";
    /// No move and nothing else that stands in a game; the line is read no further.
    Unreadable = "unreadable";
    /// No legal move; the line is read no further.
    IllegalMove = "illegal-move";
    /// Several legal moves are written like that; the line is read no further.
    AmbiguousMove = "ambiguous-move";
    /// A pawn on the last rank with nothing said of what it becomes; the line is read no further.
    MissingPromotion = "missing-promotion";
    /// A dash in the place of a move; the line is read no further.
    MissingMove = "missing-move";
    /// A line among the moves that is not read.
    UnreadLine = "unread-line";
    /// A comment that is nothing but moves: they are not read.
    MovesInComment = "moves-in-comment";
    /// A result among the moves, which go on behind it.
    ResultAmongMoves = "result-among-moves";
    /// A move that is none; the line is read no further.
    NullMove = "null-move";
    /// The number written is not the number counted.
    MoveNumber = "move-number";
    /// The game reads as other moves in other piece letters.
    LettersAmbiguous = "letters-ambiguous";
    /// Comments within a comment.
    NestedComment = "nested-comment";
    /// A comment without its end.
    UnclosedComment = "unclosed-comment";
    /// The end of a comment without its beginning.
    StrayBrace = "stray-brace";
    /// A variation without its end.
    UnclosedVariation = "unclosed-variation";
    /// A variation without a move before it, or the end of a variation without its beginning.
    StrayParenthesis = "stray-parenthesis";
    /// Variations within variations, deeper than is read.
    TooDeep = "too-deep";
    /// A sign that judges a move, with no move before it or without its number.
    StraySign = "stray-sign";
    /// A result within a variation.
    ResultInVariation = "result-in-variation";
    /// The result at the end is not the one of the tag; the tag counts.
    ResultDiffers = "result-differs";
    /// The result is written in an unusual way.
    UnusualResult = "unusual-result";
    /// No result at the end.
    MissingResult = "missing-result";
    /// Moves go on behind a result: they are read as a game of their own.
    AfterResult = "after-result";
    /// An empty line between the moves.
    EmptyLine = "empty-line";
    /// A capture sign on a move that takes nothing, or a dash on one that takes.
    CaptureSign = "capture-sign";
    /// A sign of check where there is none.
    CheckSign = "check-sign";
    /// A sign of mate where there is none.
    MateSign = "mate-sign";
    /// `e.p.` on another move.
    EnPassantSign = "en-passant-sign";
}

impl SheetFlawKind {
    /// Returns true if the line is read no further than to this flaw.
    pub const fn stops(self) -> bool {
        matches!(
            self,
            SheetFlawKind::Unreadable
                | SheetFlawKind::IllegalMove
                | SheetFlawKind::AmbiguousMove
                | SheetFlawKind::MissingPromotion
                | SheetFlawKind::MissingMove
                | SheetFlawKind::NullMove
                | SheetFlawKind::BadFen
                | SheetFlawKind::OtherVariant
        )
    }

    /// Returns true if the moves are as they were written, and only a sign or the form says otherwise.
    pub const fn is_remark(self) -> bool {
        matches!(
            self,
            SheetFlawKind::UnusualTag
                | SheetFlawKind::NestedComment
                | SheetFlawKind::UnusualResult
                | SheetFlawKind::EmptyLine
                | SheetFlawKind::CaptureSign
                | SheetFlawKind::CheckSign
                | SheetFlawKind::MateSign
                | SheetFlawKind::EnPassantSign
        )
    }
}

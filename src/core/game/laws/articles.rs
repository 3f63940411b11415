//! Which article says what, by its number in each edition: only numbers that moved, or that are told to somebody.

use super::edition::Edition;

/// Makes the table: a subject, and its number in the editions of 1997, 2009, 2014, 2018 and 2023. No text of 2005 is at hand,
/// and it has the numbers of 2009. A dash stands where the edition has no such article, and a question mark where the part of
/// it was not at hand that might have one; what is followed by "(2009)" was not at hand either, and is taken from there.
macro_rules! articles {
    ($($(#[doc = $doc:literal])+ $subject:ident = [$of_1997:literal, $of_2009:literal, $of_2014:literal, $of_2018:literal, $of_2023:literal],)+) => {
        /// What an article is about, where people are told its number.
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub enum Subject {
            $($(#[doc = $doc])+ $subject,)+
        }

        impl Subject {
            /// All subjects, in the order of the Laws.
            pub const ALL: [Self; [$(Self::$subject),+].len()] = [$(Self::$subject),+];

            /// Returns what it is about, as a sentence in English.
            pub fn about(self) -> &'static str {
                match self {
                    $(Self::$subject => concat!($($doc),+).trim(),)+
                }
            }
        }

        /// The numbers of all subjects in each edition, the oldest first.
        pub(super) const ARTICLES: [[&str; Subject::ALL.len()]; 6] = [
            [$($of_1997),+],
            [$($of_2009),+],
            [$($of_2009),+],
            [$($of_2014),+],
            [$($of_2018),+],
            [$($of_2023),+],
        ];
    };
}

articles! {
    /// Whose turn it is.
    HavingTheMove = ["1.1", "1.1", "1.1", "1.3", "1.3"],
    /// How the pieces stand at the start.
    InitialPosition = ["2.3", "2.3", "2.3", "2.3", "2.3"],
    /// A pawn taken in passing.
    EnPassant = ["3.4.d", "3.7.d", "3.7.d", "3.7.4.1", "3.7.3.1"],
    /// A pawn that becomes another piece.
    Promotion = ["3.4.e", "3.7.e", "3.7.e", "3.7.5.1", "3.7.3.3"],
    /// What an illegal move is.
    IllegalMove = ["4.7", "4.6", "3.10.b", "3.10.2", "3.10.2"],
    /// Any other contact with a piece.
    Contact = ["4.3", "4.3", "4.3", "4.2.2", "4.2.2"],
    /// A piece that was touched is moved or taken.
    Touch = ["4.3", "4.3", "4.3", "4.3", "4.3"],
    /// Nothing that was touched can be moved or taken.
    TouchedInVain = ["4.5", "4.5", "4.5", "4.5", "4.5"],
    /// King and rook that were touched castle.
    TouchCastling = ["4.4.a", "4.4.a", "4.4.a", "4.4.1", "4.4.1"],
    /// Who touched a rook and then the king does not castle with it.
    RookThenKing = ["4.4.b", "4.4.b", "4.4.b", "4.4.2", "4.4.2"],
    /// King and rook were touched, and castling is illegal.
    CastlingIllegal = ["4.4.c", "4.4.c", "4.4.c", "4.4.3", "4.4.3"],
    /// A piece that was released stands.
    Released = ["4.7", "4.6", "4.7", "4.7", "4.7"],
    /// The king was released where he castles.
    KingReleased = ["4.7", "4.6.b", "4.7.b", "4.7.2", "4.7.2"],
    /// The king was released where he may not castle.
    KingReleasedInVain = ["4.4.c", "4.4.c", "4.7.b", "4.7.2", "4.7.2"],
    /// The right to complain of a touch is lost.
    ComplaintLost = ["4.6", "4.7", "4.8", "4.8", "4.8"],
    /// Mate ends the game.
    Checkmate = ["5.1.a", "5.1.a", "5.1.a", "5.1.1", "5.1.1"],
    /// A resignation ends the game.
    Resignation = ["5.1.b", "5.1.b", "5.1.b", "5.1.2", "5.1.2"],
    /// Stalemate ends the game.
    Stalemate = ["5.2", "5.2.a", "5.2.a", "5.2.1", "5.2.1"],
    /// A dead position ends the game.
    DeadPosition = ["9.6", "5.2.b", "5.2.b", "5.2.2", "5.2.2"],
    /// The players agree on a draw.
    AgreedDraw = ["5.3", "5.2.c", "5.2.c", "5.2.3", "5.2.3"],
    /// A move is completed by pressing the clock.
    Completing = ["6.7.a", "6.7.a", "6.2.a", "6.2.1", "6.2.1"],
    /// Who has the move adjusts a piece.
    Adjusting = ["4.2", "4.2", "6.2.d", "6.2.5", "6.2.5"],
    /// Who cannot handle the clock has an assistant.
    NotPressing = ["-", "6.7.d", "6.2.e", "6.2.6", "6.2.6"],
    /// Periods and what is granted for each move.
    Periods = ["6.2", "6.2.a", "6.3.a", "6.3.1", "6.3.1"],
    /// The arbiter places the clock.
    ClockPlace = ["6.4", "6.4", "6.5", "6.5", "6.5"],
    /// White's clock is started.
    Starting = ["6.5", "6.5", "6.6", "6.6", "6.6"],
    /// At a flag it is looked at whether the moves were made.
    ControlChecked = ["6.3", "6.3", "6.4", "6.4", "6.4"],
    /// Who comes too late loses.
    DefaultTime = ["6.6", "6.6.a", "6.7.a", "6.7.1", "6.7.1"],
    /// A flag has fallen once the arbiter sees it or it is claimed.
    FlagFall = ["6.8", "6.8", "6.8", "6.8", "6.8"],
    /// Who oversteps the time loses, or draws where the opponent cannot mate.
    TimeForfeit = ["6.9", "6.9", "6.9", "6.9", "6.9"],
    /// A clock that is set wrongly.
    WrongSetting = ["6.12.b", "6.10.b", "6.10.b", "6.10.2", "6.10.2"],
    /// Both flags have fallen, and nobody knows which first.
    BothFlags = ["6.11", "6.11", "6.11", "III.3.1", "III.3.1"],
    /// Both flags are down in the quickplay finish.
    BothFlagsInTheFinish = ["10.4", "6.11", "6.11", "III.3.1", "III.3.1"],
    /// The arbiter stops the clocks.
    ArbiterStops = ["6.12.a", "6.12.a", "6.12.a", "6.11.1", "6.11.1"],
    /// A player stops the clocks to call the arbiter.
    PlayerStops = ["6.12.b", "6.12.b", "6.12.b", "6.11.2", "6.11.2"],
    /// Clocks stopped without a valid reason.
    StopsWithoutReason = ["6.12.b", "6.12.d", "6.12.d", "6.11.4", "6.11.4"],
    /// What a display in the hall shows proves nothing.
    Displays = ["6.14", "6.14", "6.13", "6.12.2", "6.12.2"],
    /// Times after an irregularity.
    TimesAfterwards = ["6.13", "6.13", "7.1", "7.1", "7.1"],
    /// A wrong start position.
    WrongStart = ["7.1.a", "7.1.a", "7.2.a", "7.2.1", "7.2.1"],
    /// The board lies the wrong way round.
    TurnedBoard = ["7.1.b", "7.1.b", "7.2.b", "7.2.2", "7.2.2"],
    /// Colours are reversed.
    ReversedColours = ["7.2", "7.2", "7.3", "7.3", "7.3"],
    /// Pieces are displaced.
    DisplacedPieces = ["7.3", "7.3", "7.4", "7.4.1", "7.4.1"],
    /// An illegal move is taken back.
    TakingBack = ["7.4", "7.4.a", "7.5.a", "7.5.1", "7.5.1"],
    /// A pawn on the last rank is not replaced.
    UnreplacedPawn = ["7.4", "7.4.a", "7.5.a", "7.5.2", "7.5.2"],
    /// The clock is pressed without a move, as if an illegal one were made.
    EmptyPress = ["-", "-", "-", "7.5.3", "7.5.3"],
    /// One move is made with two hands, as if it were illegal.
    TwoHands = ["-", "-", "-", "7.5.4", "7.5.4"],
    /// What an illegal move costs.
    IllegalMovePenalty = ["10.3", "7.4.b", "7.5.b", "7.5.5", "7.5.5"],
    /// Pieces were moved, and the position is found again.
    MovedPieces = ["7.4", "7.5", "7.6", "7.6", "7.6"],
    /// Moves are written down.
    Recording = ["8.1", "8.1", "8.1.a", "8.1.1", "8.1.1"],
    /// No move is written before it is made.
    RecordingAhead = ["-", "8.1", "8.1.a", "8.1.2", "8.1.2"],
    /// What may stand on a scoresheet.
    SheetContents = ["12.2", "12.4", "8.1.b", "8.1.4", "8.1.4"],
    /// An offer of a draw is written down.
    RecordingOffers = ["9.1", "8.1", "8.1.d", "8.1.5", "8.1.5"],
    /// Who cannot write has an assistant.
    NotWriting = ["8.1", "8.1", "8.1.e", "8.1.6", "8.1.6"],
    /// The sheets are the organiser's.
    SheetOwner = ["8.3", "8.3", "8.3", "8.3", "8.3"],
    /// Nobody has to write in time trouble.
    NoNeedToWrite = ["8.4", "8.4", "8.4", "8.4", "8.4"],
    /// Sheets are completed after the flag.
    CompletingSheets = ["8.5.b", "8.5.b", "8.5.b", "8.5.2", "8.5.2"],
    /// Sheets that nobody can complete.
    ReconstructingSheets = ["8.5.c", "8.5.c", "8.5.c", "8.5.3", "8.5.3"],
    /// A sheet that cannot show that a player overstepped the time.
    UnprovenMoves = ["8.6", "8.6", "8.6", "8.6", "8.6"],
    /// Both players sign both sheets.
    Signing = ["-", "8.7", "8.7", "8.7", "8.7"],
    /// Whether draws may be agreed, and from which move on.
    RuleAgainstDraws = ["-", "9.1.a", "9.1.a", "9.1.1", "9.1.1"],
    /// How a draw is offered.
    DrawOffer = ["9.1", "9.1.b.1", "9.1.b.1", "9.1.2.1", "9.1.2.1"],
    /// A position that comes for the third time.
    Threefold = ["9.2", "9.2", "9.2", "9.2", "9.2"],
    /// Fifty moves without pawn move or capture.
    FiftyMoves = ["9.3", "9.3", "9.3", "9.3", "9.3"],
    /// The right to claim a draw is lost.
    ClaimLost = ["9.4", "9.4", "9.4", "9.4", "9.4"],
    /// What becomes of the clocks when a draw is claimed.
    ClaimStopsClocks = ["9.5", "9.5", "9.5", "9.5.1", "9.5.1"],
    /// What a wrong claim costs.
    WrongClaim = ["9.5.b", "9.5.b", "9.5.b", "9.5.3", "9.5.3"],
    /// A position that comes for the fifth time.
    Fivefold = ["-", "-", "9.6.a", "9.6.1", "9.6.1"],
    /// Seventy-five moves without pawn move or capture.
    SeventyFiveMoves = ["-", "-", "9.6.b", "9.6.2", "9.6.2"],
    /// What a game counts.
    Scoring = ["11.1", "11.1", "10.1", "10.1", "10.1"],
    /// No score is higher than the game.
    ScoreCapped = ["-", "-", "-", "10.2", "10.2"],
    /// Nobody leaves the playing area without leave.
    Leaving = ["12.4", "12.2", "11.2", "11.2.3", "11.2.3"],
    /// Notes, advice, another board: nothing of it.
    Advice = ["12.2", "12.3.a", "11.3.a", "11.3.1", "11.3.1"],
    /// Devices.
    Devices = ["-", "12.3.b", "11.3.b", "11.3.2.1", "11.3.2.1"],
    /// Nobody disturbs the opponent.
    Disturbing = ["12.5", "12.6", "11.5", "11.5", "11.5"],
    /// Both help to reconstruct the game.
    Helping = ["-", "-", "-", "11.11", "11.11"],
    /// Who checks a claim.
    CheckingClaims = ["-", "-", "-", "11.12", "11.12"],
    /// What the arbiter sees to.
    ArbiterDecides = ["13.1", "13.1", "12.1", "12.1", "12.1"],
    /// What is done for players with a disability.
    Disabilities = ["-", "-", "12.2.f", "12.2.6", "12.2.6"],
    /// The arbiter gives more time.
    AddedTime = ["13.5", "13.5", "12.5", "12.5", "12.5"],
    /// Nobody tells the number of moves.
    NoMoveNumbers = ["13.6", "13.6", "12.6", "12.6", "12.6"],
    /// Penalties.
    Penalties = ["13.4", "13.4", "12.9", "12.9", "12.9"],
    /// Penalties of rapid chess that are not those of standard chess.
    RapidPenalties = ["?", "-", "-", "-", "A.3"],
    /// Penalties of blitz that are not those of standard chess.
    BlitzPenalties = ["?", "-", "B.2", "B.2", "A.3"],
    /// Nobody has to write in rapid chess and blitz, and a sheet is there for who asks.
    NoRecording = ["?", "A.2", "A.2", "A.2", "A.2"],
    /// Which rules of rapid chess hold is announced.
    AnnouncedSupervision = ["?", "A.3", "A.5", "A.5", "A.6"],
    /// Rapid chess under supervision.
    RapidSupervised = ["?", "A.3", "A.3", "A.3", "A.4"],
    /// Rapid chess without it.
    RapidUnsupervised = ["?", "A.4", "A.4", "A.4", "A.5"],
    /// Blitz under supervision.
    BlitzSupervised = ["?", "B.2", "B.3", "B.3", "B.2"],
    /// Blitz without it.
    BlitzUnsupervised = ["?", "B.3", "B.4", "B.4", "B.3"],
    /// Which rules of blitz hold is announced.
    AnnouncedInBlitz = ["?", "B.2", "B.5", "B.5", "B.4"],
    /// The letters of the notation.
    Notation = ["E", "C", "C", "C", "C"],
    /// Two boards, where one player asks for them.
    TwoBoards = ["E.1 (2009)", "E.1", "D.1", "D.1", "D.1"],
    /// Announcing and repeating.
    Announcing = ["E.2.1 (2009)", "E.2.1", "D.2.1", "D.2.1", "D.2.1"],
    /// A piece lifted out of its hole is touched.
    Lifting = ["E.2.2 (2009)", "E.2.2", "D.2.2", "D.2.2", "D.2.2"],
    /// When a move on the special board is made.
    MakingAMove = ["E.2.3 (2009)", "E.2.3", "D.2.3", "D.2.3", "D.2.3"],
    /// Only then the opponent's clock is started.
    ThenTheClock = ["E.2.3 (2009)", "E.2.3", "D.2.3", "D.2.4", "D.2.4"],
    /// The special clock.
    SpecialClock = ["E.2.4 (2009)", "E.2.4", "D.2.5", "D.2.6.1", "D.2.6.1"],
    /// How a blind player records.
    BlindRecording = ["E.2.5 (2009)", "E.2.5", "D.2.6", "D.2.7", "D.2.7"],
    /// A slip of the tongue.
    Slip = ["E.2.6 (2009)", "E.2.6", "D.2.7", "D.2.8", "D.2.8"],
    /// Two boards that differ.
    BoardsDiffer = ["E.2.7, E.2.8 (2009)", "E.2.7, E.2.8", "D.2.8", "D.2.9", "D.2.9"],
    /// Two sheets that differ, and how far the game goes back.
    SheetsDiffer = ["E.2.8 (2009)", "E.2.8", "D.2.8", "D.2.9", "D.2.9"],
    /// The assistant.
    Assistant = ["E.2.9 (2009)", "E.2.9", "D.2.9", "D.2.10", "D.2.10"],
    /// Nobody has an assistant, or only the opponent.
    NoAssistant = ["E.2.10 (2009)", "E.2.10", "D.2.10", "D.2.11", "D.2.11"],
    /// How a move is sealed.
    Sealing = ["Guidelines 1.a (2009)", "Guidelines 1.a", "E.1.a", "I.1.1", "I.1.1"],
    /// Who adjourns early has used the rest of the session.
    SealingEarly = ["Guidelines 1.b (2009)", "Guidelines 1.b", "E.1.b", "I.1.2", "I.1.2"],
    /// What is written on the envelope.
    OnTheEnvelope = ["Guidelines 2 (2009)", "Guidelines 2", "E.2", "I.2", "I.2"],
    /// The arbiter keeps the envelope.
    EnvelopeKept = ["Guidelines 3 (2009)", "Guidelines 3", "E.3", "I.3", "I.3"],
    /// For whom the envelope is opened.
    EnvelopeOpened = ["Guidelines 7 (2009)", "Guidelines 7", "E.7", "I.7", "I.7"],
    /// A sealed move that is ambiguous.
    SealedAmbiguous = ["Guidelines 8.a (2009)", "Guidelines 8.a", "E.8.a", "I.8.1", "I.8.1"],
    /// A sealed move of which no sense can be made.
    SealedWithoutSense = ["Guidelines 8.b (2009)", "Guidelines 8.b", "E.8.b", "I.8.2", "I.8.2"],
    /// A sealed move that is illegal.
    SealedIllegal = ["Guidelines 8.c (2009)", "Guidelines 8.c", "E.8.c", "I.8.3", "I.8.3"],
    /// The game goes on with who must reply.
    ReplierThere = ["Guidelines 9.a (2009)", "Guidelines 9.a", "E.9.a", "I.9.1", "I.9.1"],
    /// Who must reply is not there.
    ReplierAbsent = ["Guidelines 9.b (2009)", "Guidelines 9.b", "E.9.b", "I.9.2", "I.9.2"],
    /// Who sealed is not there.
    SealerAbsent = ["Guidelines 9.c (2009)", "Guidelines 9.c", "E.9.c", "I.9.3", "I.9.3"],
    /// Who comes too late to the resumption loses.
    ResumptionLate = ["Guidelines 10 (2009)", "Guidelines 10", "E.10", "I.10", "I.10"],
    /// The envelope is lost.
    EnvelopeLost = ["Guidelines 11.a (2009)", "Guidelines 11.a", "E.12.a", "I.12.1", "I.12.1"],
    /// The envelope and the position are lost.
    PositionLost = ["Guidelines 11.b (2009)", "Guidelines 11.b", "E.12.b", "I.12.2", "I.12.2"],
    /// Times that are wrong at the resumption.
    ResumptionTimes = ["Guidelines 12 (2009)", "Guidelines 12", "E.13", "I.13", "I.13"],
    /// Chess960.
    Chess960 = ["F (2009)", "F", "F", "II", "II"],
    /// The quickplay finish.
    QuickplayFinish = ["10", "10", "G.2", "III.2.1", "III.2.1"],
    /// What a quickplay finish is.
    FinishIs = ["10.1", "10.1", "G.1", "III.1", "III.1"],
    /// Where there is none.
    FinishNowhere = ["-", "-", "G.3", "III.2.2", "III.2.2"],
    /// Who asks for five seconds more for each move.
    FinishSeconds = ["-", "-", "G.4", "III.4", "III.4"],
    /// Who claims a draw in it.
    FinishClaim = ["10.2", "10.2", "G.5", "III.5", "III.5"],
    /// Who claims it where no arbiter is.
    FinishUnsupervised = ["?", "D.1", "G.6", "III.6", "III.6"],
}

/// What stands in the table where an edition has no such article.
pub(super) const NO_ARTICLE: &str = "-";

/// What stands in the table where no text is at hand that might have it.
pub(super) const NO_TEXT: &str = "?";

/// What follows a number that no text of the edition shows.
const TAKEN: &str = "(2009)";

/// The edition of which no text is at hand.
const WITHOUT_A_TEXT: Edition = Edition::Of2005;

/// Whence the number of an article is, as the table has it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CellSource {
    /// The text of the edition.
    Text(&'static str),
    /// No text of the edition was at hand; it is the number of 2009.
    Of2009(&'static str),
    /// No text was at hand, and no number is told.
    NoText,
    /// The edition has no such article.
    NoArticle,
}

/// Returns the number of the article about a subject, and whence it is.
pub fn cell(edition: Edition, subject: Subject) -> CellSource {
    match ARTICLES[edition.index()][subject.index()] {
        NO_TEXT => CellSource::NoText,
        NO_ARTICLE => match edition == WITHOUT_A_TEXT {
            true => CellSource::NoText,
            false => CellSource::NoArticle,
        },
        number if number.ends_with(TAKEN) || edition == WITHOUT_A_TEXT => {
            CellSource::Of2009(number.trim_end_matches(TAKEN).trim_end())
        }
        number => CellSource::Text(number),
    }
}

impl Subject {
    /// Returns its place in a column of the table.
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

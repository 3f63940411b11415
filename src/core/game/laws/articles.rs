//! Which article says what, by its number in each edition: only numbers that moved, or that are told to somebody.

use super::edition::Edition;

/// Makes the table: a subject, and its number in the editions of 1997, 2009, 2014, 2018 and 2023. No text of 2005 is at hand,
/// and it has the numbers of 2009, marked. A dash stands where the edition has no such article, and a question mark where the
/// part of it was not at hand that might have one.
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
            [$(concat!($of_2009, " (2009)")),+],
            [$($of_2009),+],
            [$($of_2014),+],
            [$($of_2018),+],
            [$($of_2023),+],
        ];
    };
}

articles! {
    /// The right to move, and when it begins.
    HavingTheMove = ["1.1", "1.1", "1.1", "1.3", "1.3"],
    /// The position at the start.
    InitialPosition = ["2.3", "2.3", "2.3", "2.3", "2.3"],
    /// A pawn taken in passing.
    EnPassant = ["3.4.d", "3.7.d", "3.7.d", "3.7.4.1", "3.7.3.1"],
    /// A pawn that becomes another piece.
    Promotion = ["3.4.e", "3.7.e", "3.7.e", "3.7.5.1", "3.7.3.3"],
    /// The definition of an illegal move.
    IllegalMove = ["-", "4.6", "3.10.b", "3.10.2", "3.10.2"],
    /// Any other contact with a piece.
    Contact = ["4.3", "4.3", "4.3", "4.2.2", "4.2.2"],
    /// A piece that was touched is moved or taken.
    Touch = ["4.3", "4.3", "4.3", "4.3", "4.3"],
    /// A touch that binds to nothing.
    TouchedInVain = ["4.5", "4.5", "4.5", "4.5", "4.5"],
    /// King, then rook: castling.
    TouchCastling = ["4.4.a", "4.4.a", "4.4.a", "4.4.1", "4.4.1"],
    /// Rook, then king: no castling to that side.
    RookThenKing = ["4.4.b", "4.4.b", "4.4.b", "4.4.2", "4.4.2"],
    /// Rook, then king, and neither can move: any move but castling to that side.
    RookThenKingInVain = ["4.4.b, 4.5", "4.4.b, 4.5", "4.4.b, 4.5", "4.4.2, 4.5", "4.4.2, 4.5"],
    /// King, then rook, and castling is illegal.
    CastlingIllegal = ["4.4.c", "4.4.c", "4.4.c", "4.4.3", "4.4.3"],
    /// The piece of a promotion is chosen for good.
    PromotionChosen = ["-", "4.4.d", "4.4.d", "4.4.4", "4.4.4"],
    /// A piece that was released stays.
    Released = ["4.7", "4.6", "4.7", "4.7", "4.7"],
    /// The king released where castling ends.
    KingReleased = ["4.7", "4.6.b", "4.7.b", "4.7.2", "4.7.2"],
    /// The same, and castling is illegal.
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
    /// Adjusting a piece.
    Adjusting = ["4.2", "4.2", "6.2.d", "6.2.5", "6.2.5"],
    /// A player who cannot press the clock.
    NotPressing = ["-", "6.7.d", "6.2.e", "6.2.6", "6.2.6"],
    /// Periods, and the time for each move.
    Periods = ["6.2", "6.2.a", "6.3.a", "6.3.1", "6.3.1"],
    /// The arbiter places the clock.
    ClockPlace = ["6.4", "6.4", "6.5", "6.5", "6.5"],
    /// White's clock is started.
    Starting = ["6.5", "6.5", "6.6", "6.6", "6.6"],
    /// At a flag the number of moves is checked.
    ControlChecked = ["6.3", "6.3", "6.4", "6.4", "6.4"],
    /// A player who comes too late.
    DefaultTime = ["6.6", "6.6.a", "6.7.a", "6.7.1", "6.7.1"],
    /// Time overstepped: a loss, or a draw if the opponent cannot mate.
    TimeForfeit = ["6.9", "6.9", "6.9", "6.9", "6.9"],
    /// A clock that is set wrongly.
    WrongSetting = ["-", "6.10.b", "6.10.b", "6.10.2", "6.10.2"],
    /// Both flags, and the order is unknown.
    BothFlags = ["6.11", "6.11", "6.11", "III.3.1", "III.3.1"],
    /// The same in the quickplay finish.
    BothFlagsInTheFinish = ["10.4", "6.11.b", "6.11.b", "III.3.1.2", "III.3.1.2"],
    /// The arbiter stops the clocks.
    ArbiterStops = ["6.12.a", "6.12.a", "6.12.a", "6.11.1", "6.11.1"],
    /// A player stops the clocks to call the arbiter.
    PlayerStops = ["6.12.b", "6.12.b", "6.12.b", "6.11.2", "6.11.2"],
    /// Clocks stopped without a valid reason.
    StopsWithoutReason = ["-", "6.12.d", "6.12.d", "6.11.4", "6.11.4"],
    /// Displays in the hall prove nothing.
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
    /// A press without a move counts as illegal.
    EmptyPress = ["-", "-", "-", "7.5.3", "7.5.3"],
    /// A move with two hands counts as illegal.
    TwoHands = ["-", "-", "-", "7.5.4", "7.5.4"],
    /// The penalty for an illegal move.
    IllegalMovePenalty = ["10.3", "7.4.b", "7.5.b", "7.5.5", "7.5.5"],
    /// Displaced pieces, and the position is found again.
    MovedPieces = ["7.4", "7.5", "7.6", "7.6", "7.6"],
    /// Moves are written down.
    Recording = ["8.1", "8.1", "8.1.a", "8.1.1", "8.1.1"],
    /// No move is recorded in advance.
    RecordingAhead = ["-", "8.1", "8.1.a", "8.1.2", "8.1.2"],
    /// The contents of a scoresheet.
    SheetContents = ["12.2", "12.4", "8.1.b", "8.1.4", "8.1.4"],
    /// An offer of a draw is written down.
    RecordingOffers = ["9.1", "8.1", "8.1.d", "8.1.5", "8.1.5"],
    /// A player who cannot write.
    NotWriting = ["8.1", "8.1", "8.1.e", "8.1.6", "8.1.6"],
    /// The scoresheets belong to the organiser.
    SheetOwner = ["8.3", "8.3", "8.3", "8.3", "8.3"],
    /// No duty to record in time trouble.
    NoNeedToWrite = ["8.4", "8.4", "8.4", "8.4", "8.4"],
    /// Scoresheets are completed after the flag.
    CompletingSheets = ["8.5.b", "8.5.b", "8.5.b", "8.5.2", "8.5.2"],
    /// No complete scoresheet: reconstruction.
    ReconstructingSheets = ["8.5.c", "8.5.c", "8.5.c", "8.5.3", "8.5.3"],
    /// Scoresheets that do not prove the time was overstepped.
    UnprovenMoves = ["8.6", "8.6", "8.6", "8.6", "8.6"],
    /// Both players sign both scoresheets.
    Signing = ["-", "8.7", "8.7", "8.7", "8.7"],
    /// Events in which draws may not be agreed.
    RuleAgainstDraws = ["-", "9.1.a", "9.1.a", "9.1.1", "9.1.1"],
    /// The offer of a draw.
    DrawOffer = ["9.1", "9.1.b.1", "9.1.b.1", "9.1.2.1", "9.1.2.1"],
    /// A claim of a draw counts as an offer.
    ClaimIsOffer = ["-", "9.1.b.3", "9.1.b.3", "9.1.2.3", "9.1.2.3"],
    /// A position that comes for the third time.
    Threefold = ["9.2", "9.2", "9.2", "9.2", "9.2"],
    /// Fifty moves without pawn move or capture.
    FiftyMoves = ["9.3", "9.3", "9.3", "9.3", "9.3"],
    /// The right to claim a draw is lost.
    ClaimLost = ["9.4", "9.4", "9.4", "9.4", "9.4"],
    /// The clocks when a draw is claimed.
    ClaimStopsClocks = ["9.5", "9.5", "9.5", "9.5.1", "9.5.1"],
    /// The penalty for a wrong claim.
    WrongClaim = ["9.5.b", "9.5.b", "9.5.b", "9.5.3", "9.5.3"],
    /// A position that comes for the fifth time.
    Fivefold = ["-", "-", "9.6.a", "9.6.1", "9.6.1"],
    /// Seventy-five moves without pawn move or capture.
    SeventyFiveMoves = ["-", "-", "9.6.b", "9.6.2", "9.6.2"],
    /// Points for win, draw and loss, which an event may set otherwise.
    Scoring = ["-", "11.1", "10.1", "10.1", "10.1"],
    /// The total score of a game.
    ScoreCapped = ["-", "-", "-", "10.2", "10.2"],
    /// Leaving the playing area.
    Leaving = ["12.4", "12.2", "11.2", "11.2.3", "11.2.3"],
    /// Notes, advice, another board.
    Advice = ["12.2", "12.3.a", "11.3.a", "11.3.1", "11.3.1"],
    /// Electronic devices.
    Devices = ["-", "12.3.b", "11.3.b", "11.3.2.1", "11.3.2"],
    /// A device costs the game.
    DeviceLoss = ["-", "12.3.b", "11.3.b", "11.3.2.2", "11.3.2.2"],
    /// Disturbing the opponent.
    Disturbing = ["12.5", "12.6", "11.5", "11.5", "11.5"],
    /// The persistent refusal to keep to the Laws.
    PersistentRefusal = ["12.7", "12.8", "11.7", "11.7", "11.7"],
    /// Both players refuse persistently.
    BothRefuse = ["12.8", "12.9", "11.8", "11.8", "11.8"],
    /// Both players help to reconstruct.
    Helping = ["-", "-", "-", "11.11", "11.11"],
    /// Players check a claim, under the arbiter.
    CheckingClaims = ["-", "-", "-", "11.12", "11.12"],
    /// The arbiter makes sure that the Laws are observed.
    ArbiterDecides = ["13.1", "13.1", "12.1", "12.1", "12.1"],
    /// Measures for players with a disability.
    Disabilities = ["-", "-", "12.2.f", "12.2.6", "12.2.6"],
    /// The arbiter gives more time.
    AddedTime = ["13.5", "13.5", "12.5", "12.5", "12.5"],
    /// The arbiter does not tell the number of moves.
    NoMoveNumbers = ["13.6", "13.6", "12.6", "12.6", "12.6"],
    /// The list of penalties.
    Penalties = ["13.4", "13.4", "12.9", "12.9", "12.9"],
    /// The arbiter decides what the opponent of who loses scores.
    OpponentsScore = ["-", "-", "12.9", "12.9", "12.9"],
    /// Penalties in rapid chess.
    RapidPenalties = ["?", "-", "-", "-", "A.3"],
    /// Penalties in blitz.
    BlitzPenalties = ["?", "-", "B.2", "B.2", "A.3"],
    /// No duty to record in rapid chess.
    NoRecording = ["?", "A.2", "A.2", "A.2", "A.2"],
    /// No duty to record in blitz under supervision: others record.
    NoRecordingInBlitz = ["?", "A.2", "B.3", "B.3", "B.2"],
    /// No duty to record in blitz without supervision.
    NoRecordingUnsupervised = ["?", "A.2", "B.4", "A.2", "A.2"],
    /// Which rules apply in rapid chess is announced.
    AnnouncedSupervision = ["?", "-", "A.5", "A.5", "A.6"],
    /// Rapid chess under supervision.
    RapidSupervised = ["?", "A.3", "A.3", "A.3", "A.4"],
    /// Rapid chess without supervision.
    RapidUnsupervised = ["?", "A.4", "A.4", "A.4", "A.5"],
    /// Without supervision: complaints of the set-up end.
    RapidSetUp = ["?", "A.4.a", "A.4.a", "A.4.1", "A.5.1"],
    /// Without supervision: an illegal move, and until when it counts.
    RapidIllegalMove = ["?", "A.4.c", "A.4.b", "A.4.2", "A.5.2"],
    /// Without supervision: a flag is claimed.
    RapidFlag = ["?", "A.4.d.2", "A.4.c", "A.4.3", "A.5.3"],
    /// Without supervision: who calls a flag.
    RapidFlagCalled = ["?", "A.4.d.1", "A.4.c", "A.4.5", "A.5.5"],
    /// Without supervision: both flags are down.
    RapidBothFlags = ["?", "A.4.d.3", "-", "-", "-"],
    /// Without supervision: the position is illegal.
    RapidIllegalPosition = ["?", "A.4.c", "A.4.d", "A.4.4", "A.5.4"],
    /// Blitz under supervision.
    BlitzSupervised = ["?", "B.2", "B.3", "B.3", "B.2"],
    /// Blitz without supervision.
    BlitzUnsupervised = ["?", "B.3", "B.4", "B.4", "B.3"],
    /// The same in blitz: complaints of the set-up end.
    BlitzSetUp = ["?", "B.3.a, A.4.a", "B.4, A.4.a", "B.4, A.4.1", "B.3, A.5.1"],
    /// The same in blitz: an illegal move.
    BlitzIllegalMove = ["?", "B.3.c", "B.4, A.4.b", "B.4, A.4.2", "B.3, A.5.2"],
    /// The same in blitz: a flag is claimed.
    BlitzFlag = ["?", "B.3.a, A.4.d.2", "B.4, A.4.c", "B.4, A.4.3", "B.3, A.5.3"],
    /// The same in blitz: who calls a flag.
    BlitzFlagCalled = ["?", "B.3.a, A.4.d.1", "B.4, A.4.c", "B.4, A.4.5", "B.3, A.5.5"],
    /// The same in blitz: both flags are down.
    BlitzBothFlags = ["?", "B.3.a, A.4.d.3", "-", "-", "-"],
    /// The same in blitz: the position is illegal.
    BlitzIllegalPosition = ["?", "-", "B.4, A.4.d", "B.4, A.4.4", "B.3, A.5.4"],
    /// Blitz without supervision has no quickplay finish.
    BlitzWithoutFinish = ["?", "B.3.b", "B.4", "B.4", "B.3"],
    /// Which rules apply in blitz is announced.
    AnnouncedInBlitz = ["?", "-", "B.5", "B.5", "B.4"],
    /// The letters of the notation.
    Notation = ["E", "C", "C", "C", "C"],
    /// Two boards, if one player asks.
    TwoBoards = ["?", "E.1", "D.1", "D.1", "D.1"],
    /// Announcing and repeating.
    Announcing = ["?", "E.2.1", "D.2.1", "D.2.1", "D.2.1"],
    /// A piece lifted out of its hole is touched.
    Lifting = ["?", "E.2.2", "D.2.2", "D.2.2", "D.2.2"],
    /// When a move is made on the special board.
    MakingAMove = ["?", "E.2.3", "D.2.3", "D.2.3", "D.2.3"],
    /// The clock is pressed only then.
    ThenTheClock = ["?", "E.2.3", "D.2.3", "D.2.4", "D.2.4"],
    /// The special clock.
    SpecialClock = ["?", "E.2.4", "D.2.5", "D.2.6.1", "D.2.6.1"],
    /// How a blind player records.
    BlindRecording = ["?", "E.2.5", "D.2.6", "D.2.7", "D.2.7"],
    /// A slip of the tongue.
    Slip = ["?", "E.2.6", "D.2.7", "D.2.8", "D.2.8"],
    /// Two boards that differ.
    BoardsDiffer = ["?", "E.2.7, E.2.8", "D.2.8", "D.2.9", "D.2.9"],
    /// Two scoresheets that differ.
    SheetsDiffer = ["?", "E.2.8", "D.2.8", "D.2.9", "D.2.9"],
    /// The assistant.
    Assistant = ["?", "E.2.9", "D.2.9", "D.2.10", "D.2.10"],
    /// The assistant of the opponent.
    NoAssistant = ["?", "E.2.10", "D.2.10", "D.2.11", "D.2.11"],
    /// Sealing a move.
    Sealing = ["?", "Guidelines 1.a", "E.1.a", "I.1.1", "I.1.1"],
    /// Sealing before the end of the session.
    SealingEarly = ["?", "Guidelines 1.b", "E.1.b", "I.1.2", "I.1.2"],
    /// The writing on the envelope.
    OnTheEnvelope = ["?", "Guidelines 2", "E.2", "I.2", "I.2"],
    /// The arbiter keeps the envelope.
    EnvelopeKept = ["?", "Guidelines 3", "E.3", "I.3", "I.3"],
    /// When the envelope is opened.
    EnvelopeOpened = ["?", "Guidelines 7", "E.7", "I.7", "I.7"],
    /// A sealed move that is ambiguous.
    SealedAmbiguous = ["?", "Guidelines 8.a", "E.8.a", "I.8.1", "I.8.1"],
    /// A sealed move that cannot be understood.
    SealedWithoutSense = ["?", "Guidelines 8.b", "E.8.b", "I.8.2", "I.8.2"],
    /// A sealed move that is illegal.
    SealedIllegal = ["?", "Guidelines 8.c", "E.8.c", "I.8.3", "I.8.3"],
    /// The replier is there, and the game goes on.
    ReplierThere = ["?", "Guidelines 9.a", "E.9.a", "I.9.1", "I.9.1"],
    /// The replier is absent.
    ReplierAbsent = ["?", "Guidelines 9.b", "E.9.b", "I.9.2", "I.9.2"],
    /// The sealer is absent.
    SealerAbsent = ["?", "Guidelines 9.c", "E.9.c", "I.9.3", "I.9.3"],
    /// A player who comes too late to the resumption.
    ResumptionLate = ["?", "Guidelines 10", "E.10", "I.10", "I.10"],
    /// Neither player was there when the game was to go on.
    BothAbsent = ["?", "Guidelines 9.b", "E.11", "I.11", "I.11"],
    /// The envelope is lost.
    EnvelopeLost = ["?", "Guidelines 11.a", "E.12.a", "I.12.1", "I.12.1"],
    /// The envelope and the position are lost.
    PositionLost = ["?", "Guidelines 11.b", "E.12.b", "I.12.2", "I.12.2"],
    /// Wrong times at the resumption.
    ResumptionTimes = ["?", "Guidelines 12", "E.13", "I.13", "I.13"],
    /// Chess960.
    Chess960 = ["?", "F", "F", "II", "II"],
    /// The quickplay finish, and when it applies.
    QuickplayFinish = ["10", "10", "G.2", "III.2.1", "III.2.1"],
    /// The definition of a quickplay finish.
    FinishIs = ["10.1", "10.1", "G.1", "III.1", "III.1"],
    /// Games without a quickplay finish.
    FinishNowhere = ["-", "-", "G.3", "III.2.2", "III.2.2"],
    /// The request for five seconds more for each move.
    FinishSeconds = ["-", "-", "G.4", "III.4", "III.4"],
    /// The claim of a draw in the finish.
    FinishClaim = ["10.2", "10.2", "G.5", "III.5", "III.5"],
    /// The same claim without an arbiter.
    FinishUnsupervised = ["?", "D.1", "G.6", "III.6", "III.6"],
}

/// The mark of an edition that has no such article.
const NO_ARTICLE: &str = "-";

/// The mark of a text that was not at hand.
const NO_TEXT: &str = "?";

/// The end of a number that no text of the edition shows.
const TAKEN: &str = "(2009)";

/// The source of the number of an article, as the table has it.
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

/// Returns the number of the article about a subject, and where it was found.
pub fn cell(edition: Edition, subject: Subject) -> CellSource {
    let number = ARTICLES[edition.index()][subject.index()];
    match (without_year(number), number.ends_with(TAKEN)) {
        (NO_TEXT, _) | (NO_ARTICLE, true) => CellSource::NoText,
        (NO_ARTICLE, false) => CellSource::NoArticle,
        (bare, true) => CellSource::Of2009(bare),
        (bare, false) => CellSource::Text(bare),
    }
}

/// Returns true for what is taken from 2009 without a number, because the part of the edition that has it was not at hand.
pub fn holds_unnumbered(edition: Edition, subject: Subject) -> bool {
    cell(edition, subject) == CellSource::NoText && matches!(cell(Edition::Of2009, subject), CellSource::Text(_))
}

/// Returns the number that an arbiter named, as it is written: marked where the edition has the numbers of 2009.
pub fn marked_article(edition: Edition, number: &str) -> String {
    let is_taken = matches!(cell(edition, Subject::Penalties), CellSource::Of2009(_));
    let is_of_the_laws = number.starts_with(|c: char| c.is_ascii_digit());
    match is_taken && is_of_the_laws && !number.ends_with(TAKEN) {
        true => format!("{number} {TAKEN}"),
        false => number.to_owned(),
    }
}

/// Returns a number as it is in its own edition.
fn without_year(number: &str) -> &str {
    number.trim_end_matches(TAKEN).trim_end()
}

/// Returns true unless it is a mark of the table.
pub(super) fn is_number(cell: &str) -> bool {
    ![NO_ARTICLE, NO_TEXT].contains(&without_year(cell))
}

impl Subject {
    /// Returns its place in a column of the table.
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

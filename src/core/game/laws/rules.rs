//! Wherever the editions differ: a row for each rule, a column for each edition.
//!
//! Rows and values are those of the editions themselves, as far as they were at hand: 1997 in Spanish without its appendices,
//! 2005 at second hand, 2009 and 2014 in Portuguese, 2018 and 2023 in English. Where an edition is silent, or was not at hand,
//! the value is that of 2009, and the row says so.

use super::articles::{ARTICLES, Subject, is_number};
use super::class::{PerClass, RapidFrom};
use super::edition::Edition;
use crate::game::{PerMove, TimeControl};

/// Makes the table: `name: type, about subject = [1997, 2005, 2009, 2014, 2018, 2023] silent in …;`.
macro_rules! rules {
    ($($(#[$doc:meta])+ $row:ident: $type:ty, $variant:ident about $subject:ident =
        [$of_1997:expr, $of_2005:expr, $of_2009:expr, $of_2014:expr, $of_2018:expr, $of_2023:expr]
        $(silent in $($silent:ident)+)?;)+) => {
        /// What an edition says wherever the editions differ. Times are in seconds.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Rules {
            /// Which edition it is.
            pub edition: Edition,
            /// The number of the article about each subject.
            articles: [&'static str; Subject::ALL.len()],
            $($(#[$doc])+ pub $row: $type,)+
        }

        /// A row of the table.
        #[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
        pub enum Row {
            $($(#[$doc])+ $variant,)+
        }

        impl Row {
            /// All rows.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];

            /// Returns its name, as the journal has it.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => stringify!($row),)+
                }
            }

            /// Returns what it is about.
            pub fn subject(self) -> Subject {
                match self {
                    $(Self::$variant => Subject::$subject,)+
                }
            }

            /// Returns the editions that are silent about it.
            fn silent(self) -> &'static [Edition] {
                match self {
                    $(Self::$variant => &[$($(Edition::$silent),+)?],)+
                }
            }
        }

        /// What each edition says, the oldest first.
        pub(super) const RULES: [Rules; 6] = [
            Rules { edition: Edition::Of1997, articles: ARTICLES[0], $($row: $of_1997,)+ },
            Rules { edition: Edition::Of2005, articles: ARTICLES[1], $($row: $of_2005,)+ },
            Rules { edition: Edition::Of2009, articles: ARTICLES[2], $($row: $of_2009,)+ },
            Rules { edition: Edition::Of2014, articles: ARTICLES[3], $($row: $of_2014,)+ },
            Rules { edition: Edition::Of2018, articles: ARTICLES[4], $($row: $of_2018,)+ },
            Rules { edition: Edition::Of2023, articles: ARTICLES[5], $($row: $of_2023,)+ },
        ];

        impl Rules {
            /// Returns the same with another value in one row, so that a test can show who would notice.
            #[doc(hidden)]
            #[must_use]
            pub fn with_another(&self, row: Row) -> Self {
                let mut changed = self.clone();
                match row {
                    $(Row::$variant => changed.$row = Cell::another(&self.$row),)+
                }
                changed
            }
        }
    };
}

rules! {
    /// When the opponent's move gives the turn.
    turn_on: TurnOn, TurnOn about HavingTheMove =
        [TurnOn::Completed, TurnOn::Made, TurnOn::Made, TurnOn::Made, TurnOn::Made, TurnOn::Made] silent in Of2005;
    /// Whether a player's next move completes the one before it that was not pressed.
    completed_by_next_move: bool, CompletedByNextMove about Completing =
        [false, false, false, true, true, true] silent in Of2005;
    /// Whether an illegal move costs anything outside of a quickplay finish.
    illegal_costs: Costs, IllegalCosts about IllegalMovePenalty =
        [Costs::InTheFinish, Costs::Always, Costs::Always, Costs::Always, Costs::Always, Costs::Always] silent in Of2005;
    /// What the opponent gets for an illegal move that does not lose.
    illegal_bonus: PerClass<u16>, IllegalBonus about IllegalMovePenalty =
        [PerClass::all(120), PerClass::all(120), PerClass::all(120),
         PerClass::of(120, 120, 60), PerClass::of(120, 120, 60), PerClass::of(120, 60, 60)] silent in Of2005;
    /// Which illegal move loses.
    illegal_loss_at: u8, IllegalLossAt about IllegalMovePenalty = [3, 3, 3, 2, 2, 2] silent in Of2005;
    /// Which illegal move loses where nobody supervises the game.
    illegal_loss_at_unsupervised: PerClass<u8>, IllegalLossAtUnsupervised about RapidUnsupervised =
        [PerClass::of(3, 3, 1), PerClass::of(3, 3, 1), PerClass::of(3, 3, 1),
         PerClass::of(2, 1, 1), PerClass::all(2), PerClass::all(2)] silent in Of1997 Of2005;
    /// Whether the loss is a draw where the opponent cannot mate.
    illegal_loss_may_draw: bool, IllegalLossMayDraw about IllegalMovePenalty =
        [false, true, true, true, true, true] silent in Of2005;
    /// What counts as an illegal move.
    illegal_kinds: IllegalKinds, IllegalKinds about IllegalMove =
        [IllegalKinds::Moves, IllegalKinds::MovesAndPawns, IllegalKinds::MovesAndPawns,
         IllegalKinds::MovesAndPawns, IllegalKinds::All, IllegalKinds::All] silent in Of2005;
    /// Whether all kinds of illegal moves are counted together.
    illegal_kinds_together: bool, IllegalKindsTogether about IllegalMovePenalty =
        [true, true, true, true, true, true] silent in Of1997 Of2005;
    /// Whether an illegal move of an unsupervised game stands once the opponent has moved.
    illegal_stands_after_reply: bool, IllegalStandsAfterReply about RapidUnsupervised =
        [true, true, true, true, true, true] silent in Of1997 Of2005;
    /// What a pawn becomes that was left on the last rank.
    unreplaced_pawn: UnreplacedPawn, UnreplacedPawn about UnreplacedPawn =
        [UnreplacedPawn::Asked, UnreplacedPawn::Asked, UnreplacedPawn::Asked,
         UnreplacedPawn::Asked, UnreplacedPawn::Queen, UnreplacedPawn::Queen] silent in Of2005;
    /// What the opponent gets for a claim of a draw that is wrong.
    wrong_claim_bonus: PerClass<u16>, WrongClaimBonus about WrongClaim =
        [PerClass::all(180), PerClass::all(180), PerClass::all(180),
         PerClass::of(120, 120, 60), PerClass::of(120, 120, 60), PerClass::of(120, 60, 60)] silent in Of2005;
    /// Whether the arbiter may halve the claimant's time instead, by so much at most.
    wrong_claim_halves: bool, WrongClaimHalves about WrongClaim =
        [true, false, false, false, false, false] silent in Of2005;
    /// How late a player may come.
    default_time: DefaultTime, DefaultTime about DefaultTime =
        [DefaultTime::Unless(3600), DefaultTime::Unless(0), DefaultTime::Unless(0),
         DefaultTime::Required, DefaultTime::Unless(0), DefaultTime::Unless(0)] silent in Of2005;
    /// How late a player may come to an adjourned game.
    resumption_default: ResumptionDefault, ResumptionDefault about ResumptionLate =
        [ResumptionDefault::Seconds(3600), ResumptionDefault::Seconds(3600), ResumptionDefault::Seconds(3600),
         ResumptionDefault::AsAtTheStart, ResumptionDefault::AsAtTheStart, ResumptionDefault::AsAtTheStart]
        silent in Of1997 Of2005;
    /// Whether a position that comes for the fifth time ends the game; it need not come in a row.
    fivefold: bool, Fivefold about Fivefold = [false, false, false, true, true, true];
    /// Whether a position that comes for the fifth time must do so in a row: the texts differ, so the arbiter decides where it
    /// does not.
    fivefold_in_a_row: bool, FivefoldInARow about Fivefold = [false, false, false, true, false, false];
    /// Whether 75 moves without pawn move or capture end the game.
    seventy_five_moves: bool, SeventyFiveMoves about SeventyFiveMoves = [false, false, false, true, true, true];
    /// Whether a mate on the last of the 75 moves goes before.
    mate_before_75_moves: bool, MateBefore75Moves about SeventyFiveMoves = [true, true, true, true, true, true];
    /// How an offer of a draw is written.
    offer_sign: &'static str, OfferSign about RecordingOffers = ["=", "=", "(=)", "(=)", "(=)", "(=)"];
    /// What refuses an offer without a word.
    offer_refused_by: Act, OfferRefusedBy about DrawOffer =
        [Act::Move, Act::Touch, Act::Touch, Act::Touch, Act::Touch, Act::Touch] silent in Of2005;
    /// How many moves each player has made before a draw is agreed.
    agreed_draw_from: u8, AgreedDrawFrom about AgreedDraw = [0, 0, 0, 0, 1, 1];
    /// Whether an event that forbids to agree on a draw forbids to offer one too.
    draw_offer_needs_consent: bool, DrawOfferNeedsConsent about RuleAgainstDraws = [false, false, false, false, true, true];
    /// Whether a claim of a draw is an offer as well.
    claim_is_an_offer: bool, ClaimIsAnOffer about DrawOffer =
        [false, true, true, true, true, true] silent in Of2005;
    /// What loses the right to claim a draw.
    claim_lost_by: Act, ClaimLostBy about ClaimLost =
        [Act::Move, Act::Touch, Act::Touch, Act::Touch, Act::Touch, Act::Touch] silent in Of2005;
    /// Whether a claim of a draw stops the clocks, or the claimant may.
    claim_stops_clocks: bool, ClaimStopsClocks about ClaimStopsClocks =
        [true, false, false, false, true, true] silent in Of2005;
    /// Whether the players check a claim, under the arbiter.
    claim_checked_by_players: bool, ClaimCheckedByPlayers about CheckingClaims = [false, false, false, false, true, true];
    /// Whether a resignation is a draw where the opponent cannot mate.
    resignation_may_draw: bool, ResignationMayDraw about Resignation = [false, false, false, false, false, true];
    /// Whether the opponent of a player who lost by a device scores a draw where no series of moves mates.
    device_loss_may_draw: bool, DeviceLossMayDraw about Devices = [false, true, true, false, false, false] silent in Of2005;
    /// Under how many moves of both players a game with reversed colours is begun again.
    reversed_colours_below: Option<u8>, ReversedColoursBelow about ReversedColours =
        [None, None, None, None, Some(10), Some(10)];
    /// Whether the clock may be given back without a move to who displaced pieces.
    clock_given_back: bool, ClockGivenBack about DisplacedPieces =
        [true, false, false, false, false, false] silent in Of2005;
    /// Whether any contact counts as intent unless it is clearly accidental.
    contact_is_intent: bool, ContactIsIntent about Contact = [false, false, false, false, true, true];
    /// From which time on a game is standard chess.
    standard_from: u16, StandardFrom about RapidUnsupervised =
        [3600, 3600, 3600, 3600, 3600, 3600] silent in Of1997 Of2005;
    /// From which time on a game is no blitz.
    rapid_from: RapidFrom, RapidFrom about RapidUnsupervised =
        [RapidFrom::AtLeast(900), RapidFrom::AtLeast(900), RapidFrom::AtLeast(900),
         RapidFrom::MoreThan(600), RapidFrom::MoreThan(600), RapidFrom::MoreThan(600)] silent in Of1997 Of2005;
    /// After how many moves each nobody complains of the set-up any more, in an unsupervised game.
    set_up_complaints: u8, SetUpComplaints about RapidUnsupervised = [3, 3, 3, 10, 10, 10] silent in Of1997 Of2005;
    /// Whether these moves are completed; until 2009 it is enough that they were made.
    set_up_completed: bool, SetUpCompleted about RapidUnsupervised =
        [false, false, false, true, true, true] silent in Of1997 Of2005;
    /// What stands as it was set up in such a game, after those moves.
    late_set_up: LateSetUp, LateSetUp about RapidUnsupervised =
        [LateSetUp::NothingClaimed, LateSetUp::NothingClaimed, LateSetUp::NothingClaimed,
         LateSetUp::NothingChanged, LateSetUp::NothingChanged, LateSetUp::NothingChanged] silent in Of1997 Of2005;
    /// What the arbiter of an unsupervised game does where both kings are in check, or a pawn stands on the last rank.
    illegal_position: PerClass<OnIllegalPosition>, IllegalPosition about RapidUnsupervised =
        [PerClass::of(OnIllegalPosition::Nothing, OnIllegalPosition::Intervenes, OnIllegalPosition::Nothing),
         PerClass::of(OnIllegalPosition::Nothing, OnIllegalPosition::Intervenes, OnIllegalPosition::Nothing),
         PerClass::of(OnIllegalPosition::Nothing, OnIllegalPosition::Intervenes, OnIllegalPosition::Nothing),
         PerClass::of(OnIllegalPosition::Nothing, OnIllegalPosition::Waits, OnIllegalPosition::Waits),
         PerClass::of(OnIllegalPosition::Nothing, OnIllegalPosition::Waits, OnIllegalPosition::Waits),
         PerClass::of(OnIllegalPosition::Nothing, OnIllegalPosition::Waits, OnIllegalPosition::Waits)]
        silent in Of1997 Of2005;
    /// How often a player may ask for the sheet that others keep.
    sheet_requests: Option<u8>, SheetRequests about RapidSupervised = [None, None, None, None, Some(5), Some(5)];
    /// Whether the arbiter of an unsupervised game acts on what is seen, without a claim.
    arbiter_acts_unasked: bool, ArbiterActsUnasked about RapidUnsupervised =
        [false, false, false, true, true, true] silent in Of1997 Of2005;
    /// Whether the arbiter of an unsupervised game calls a flag.
    arbiter_calls_flags: bool, ArbiterCallsFlags about RapidUnsupervised =
        [false, false, false, false, true, true] silent in Of1997 Of2005;
    /// Whether who claims the time in an unsupervised game must have time left.
    time_claim_needs_time: bool, TimeClaimNeedsTime about RapidUnsupervised =
        [true, true, true, true, false, false] silent in Of1997 Of2005;
    /// Whether an unsupervised game in which both flags have fallen is drawn, whichever fell first.
    both_flags_draw_unsupervised: bool, BothFlagsDrawUnsupervised about RapidUnsupervised =
        [true, true, true, false, false, false] silent in Of1997 Of2005;
    /// What not writing costs a player.
    no_write_time: NoWriteTime, NoWriteTime about NotWriting =
        [NoWriteTime::Deducted, NoWriteTime::Asked, NoWriteTime::Asked,
         NoWriteTime::Nothing, NoWriteTime::Nothing, NoWriteTime::Nothing] silent in Of2005;
    /// What both flags down in the last period are.
    both_flags: BothFlags, BothFlags about BothFlags =
        [BothFlags::DrawInTheFinish, BothFlags::Draw, BothFlags::Draw,
         BothFlags::Draw, BothFlags::DrawIfAnnounced, BothFlags::DrawIfAnnounced] silent in Of2005;
    /// Under which time nobody has to write.
    exempt_below: u16, ExemptBelow about NoNeedToWrite = [300, 300, 300, 300, 300, 300];
    /// With which increment everybody has to.
    exempt_increment: u16, ExemptIncrement about NoNeedToWrite = [30, 30, 30, 30, 30, 30];
    /// Whether the first increment is there before the first move, if nobody says so.
    first_increment: FirstIncrement, FirstIncrement about Periods =
        [FirstIncrement::Asked, FirstIncrement::Asked, FirstIncrement::Asked,
         FirstIncrement::Asked, FirstIncrement::Before, FirstIncrement::Before];
    /// Whether the time saved in delay mode is lost with the period.
    delay_loses_saved_time: bool, DelayLosesSavedTime about Periods =
        [true, true, true, false, false, false] silent in Of2005;
    /// Which blind rules hold.
    blind_rules: BlindRules, BlindRules about TwoBoards =
        [BlindRules::AppendixE, BlindRules::AppendixE, BlindRules::AppendixE,
         BlindRules::AppendixD2014, BlindRules::AppendixD, BlindRules::AppendixD] silent in Of1997 Of2005;
    /// Whether the special clock may tell the number of moves, to its owner alone.
    tells_move_number: bool, TellsMoveNumber about SpecialClock =
        [false, false, false, true, true, true] silent in Of1997 Of2005;
    /// Whether the special clock may tell the time, to its owner alone.
    tells_time: bool, TellsTime about SpecialClock = [false, false, false, false, true, true] silent in Of1997 Of2005;
    /// Whether the analogue clock that can be felt is the special clock, or only an alternative.
    analogue_clock_is_special: bool, AnalogueClockIsSpecial about SpecialClock =
        [true, true, true, true, false, false] silent in Of1997 Of2005;
    /// Whether a blind player may record with any device, or only on tape.
    any_recording_device: bool, AnyRecordingDevice about BlindRecording =
        [false, false, false, false, true, true] silent in Of1997 Of2005;
    /// Whether a blind player has an assistant against one who does not hear.
    assistant_against_deaf: bool, AssistantAgainstDeaf about NoAssistant =
        [false, false, false, false, true, true] silent in Of1997 Of2005;
    /// Whether a certified electronic scoresheet may take the place of paper.
    electronic_sheet: bool, ElectronicSheet about Recording = [false, false, false, false, false, true];
    /// Whether approving the result on an electronic sheet takes the place of signing.
    result_approved: bool, ResultApproved about Signing = [false, false, false, false, false, true];
    /// Whether both scores together are never higher than a whole game.
    score_capped: bool, ScoreCapped about ScoreCapped = [false, false, false, false, true, true];
    /// What is said of devices.
    devices: DeviceRule, Devices about Devices =
        [DeviceRule::Unsaid, DeviceRule::OffOnly, DeviceRule::OffOnly,
         DeviceRule::CarryingLoses, DeviceRule::ApprovedOnly, DeviceRule::ApprovedOnly] silent in Of2005;
    /// Whether a quickplay finish is played only where it was announced.
    finish_if_announced: bool, FinishIfAnnounced about QuickplayFinish =
        [false, false, false, true, true, true] silent in Of2005;
    /// Whether a blitz game that somebody supervises has a quickplay finish.
    finish_in_blitz: bool, FinishInBlitz about QuickplayFinish =
        [true, true, true, false, false, false] silent in Of1997 Of2005;
    /// Who may claim in the finish.
    finish_claimed_by: FinishClaimant, FinishClaimedBy about FinishClaim =
        [FinishClaimant::Either, FinishClaimant::OnMove, FinishClaimant::OnMove,
         FinishClaimant::OnMove, FinishClaimant::OnMove, FinishClaimant::OnMove] silent in Of2005;
    /// Whether a claim in the finish stops the clocks, or the claimant may.
    finish_stops_clocks: bool, FinishStopsClocks about FinishClaim =
        [true, false, false, false, false, false] silent in Of2005;
    /// Whether a claim in the finish is an offer of a draw as well.
    finish_claim_is_an_offer: bool, FinishClaimIsAnOffer about DrawOffer =
        [false, true, true, false, false, false] silent in Of2005;
    /// What the opponent gets for a claim in the finish that is rejected.
    finish_rejected_bonus: u16, FinishRejectedBonus about FinishClaim = [0, 120, 120, 120, 120, 120] silent in Of2005;
    /// Whether nobody appeals against what the arbiter decides on such a claim.
    finish_is_final: bool, FinishIsFinal about FinishClaim = [false, true, true, false, false, false] silent in Of2005;
    /// Whether who is in the finish may ask for five seconds more for each move.
    finish_delay: bool, FinishDelay about FinishSeconds = [false, false, false, true, true, true] silent in Of2005;
    /// How many penalties the arbiter has.
    penalties: u8, Penalties about Penalties = [5, 7, 7, 8, 9, 9] silent in Of2005;
    /// Whether a sealed move stands on paper.
    sealed_on_paper: bool, SealedOnPaper about Sealing =
        [false, false, false, false, false, true] silent in Of1997 Of2005;
    /// Whether the Laws name the long notation for the sheet.
    long_notation: bool, LongNotation about Notation = [false, false, false, false, true, true] silent in Of1997 Of2005;
}

impl Rules {
    /// Returns the number of the article about a subject, e.g. `6.2.1`; `None` where the edition has no such article.
    pub fn article(&self, subject: Subject) -> Option<&'static str> {
        Some(self.articles[subject.index()]).filter(|it| is_number(it))
    }

    /// Returns true if the first increment of a time control is there before the first move, where nobody says otherwise (6.3.1).
    pub fn grants_the_increment_first(&self, time: Option<&TimeControl>) -> bool {
        let has_one = time.is_some_and(|it| matches!(it.per_move, PerMove::Increment(_)));
        has_one && self.first_increment == FirstIncrement::Before
    }

    /// Returns the rows in which this edition is silent, and in which what 2009 says is taken.
    pub fn taken_from_2009(&self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(|it| it.silent().contains(&self.edition))
    }

    /// Returns the same with another number for one article, so that a test can show who would notice.
    #[doc(hidden)]
    #[must_use]
    pub fn with_another_article(&self, subject: Subject) -> Self {
        let mut changed = self.clone();
        changed.articles[subject.index()] = "99.9";
        changed
    }
}

/// Makes an enum of which a test can take another value.
macro_rules! choices {
    ($($(#[$doc:meta])+ $name:ident { $($(#[$of:meta])+ $variant:ident,)+ })+) => {
        $(
            $(#[$doc])+
            #[derive(Clone, Copy, Debug, Eq, PartialEq)]
            pub enum $name {
                $($(#[$of])+ $variant,)+
            }

            impl Cell for $name {
                fn another(&self) -> Self {
                    const ALL: &[$name] = &[$($name::$variant),+];
                    let place = ALL.iter().position(|it| it == self).unwrap_or(0);
                    ALL[(place + 1) % ALL.len()]
                }
            }
        )+
    };
}

choices! {
    /// When the opponent's move gives the turn.
    TurnOn {
        /// Once the clock was pressed, or the move ended the game.
        Completed,
        /// Once it stands on the board.
        Made,
    }
    /// Who may claim a draw in a quickplay finish.
    FinishClaimant {
        /// Either player, with either clock running.
        Either,
        /// The player who has the move.
        OnMove,
    }
    /// When an illegal move costs something.
    Costs {
        /// In a quickplay finish alone.
        InTheFinish,
        /// Always.
        Always,
    }
    /// What counts as an illegal move.
    IllegalKinds {
        /// Moves of the pieces.
        Moves,
        /// A pawn that is left on the last rank too.
        MovesAndPawns,
        /// A press without a move, and a move with two hands, too.
        All,
    }
    /// What a pawn becomes that was left on the last rank.
    UnreplacedPawn {
        /// The player is asked.
        Asked,
        /// A queen of its colour.
        Queen,
    }
    /// What a player does.
    Act {
        /// Makes a move.
        Move,
        /// Touches a piece with the intention of moving or taking it.
        Touch,
    }
    /// What becomes of a set-up that was wrong, where nobody may complain of it any more.
    LateSetUp {
        /// Nothing is claimed; a king that changed places with the queen does not castle.
        NothingClaimed,
        /// Clocks are changed only where the schedule would suffer; a king out of place does not castle, nor does anybody with
        /// a rook out of place.
        NothingChanged,
    }
    /// What an arbiter does where both kings are in check, or a pawn stands on the last rank.
    OnIllegalPosition {
        /// Nothing.
        Nothing,
        /// Intervenes, if possible.
        Intervenes,
        /// Waits for the next completed move, and declares the game drawn if the position is still illegal.
        Waits,
    }
    /// What not writing costs a player who cannot.
    NoWriteTime {
        /// Time, as the arbiter decides, from the start.
        Deducted,
        /// Whatever the arbiter finds fair.
        Asked,
        /// Nothing.
        Nothing,
    }
    /// What both flags down are, where nobody knows which fell first.
    BothFlags {
        /// A draw in a quickplay finish.
        DrawInTheFinish,
        /// A draw in the last period.
        Draw,
        /// A draw in the last period where the guideline was announced.
        DrawIfAnnounced,
    }
    /// Whether the first increment is there before the first move.
    FirstIncrement {
        /// It is asked of whoever sets the clock; it comes after the first move if nobody says so.
        Asked,
        /// It is.
        Before,
    }
    /// Which blind rules hold.
    BlindRules {
        /// Appendix E of 2009.
        AppendixE,
        /// Appendix D of 2014, which has no point 4.
        AppendixD2014,
        /// Appendix D since 2018.
        AppendixD,
    }
    /// What is said of devices.
    DeviceRule {
        /// Nothing.
        Unsaid,
        /// They are switched off wholly; a sound loses.
        OffOnly,
        /// Who carries one loses, unless the event is milder.
        CarryingLoses,
        /// None that the arbiter did not approve; on the person it loses, unless the event is milder.
        ApprovedOnly,
    }
}

/// How late a player may come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum DefaultTime {
    /// The rules of the event must say it.
    Required,
    /// So many seconds, unless they say otherwise.
    Unless(u16),
}

/// How late a player may come to an adjourned game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ResumptionDefault {
    /// So many seconds.
    Seconds(u16),
    /// As late as to the start of a game.
    AsAtTheStart,
}

/// A value of the table, of which a test takes another.
trait Cell {
    fn another(&self) -> Self;
}

impl Cell for bool {
    fn another(&self) -> Self {
        !self
    }
}

impl Cell for u8 {
    fn another(&self) -> Self {
        self + 1
    }
}

impl Cell for u16 {
    fn another(&self) -> Self {
        self + 60
    }
}

impl<T: Cell + Default> Cell for Option<T> {
    fn another(&self) -> Self {
        match self {
            Some(_) => None,
            None => Some(T::default().another()),
        }
    }
}

impl<T: Cell> Cell for PerClass<T> {
    fn another(&self) -> Self {
        Self {
            standard: self.standard.another(),
            rapid: self.rapid.another(),
            blitz: self.blitz.another(),
        }
    }
}

impl Cell for &'static str {
    fn another(&self) -> Self {
        "(d)"
    }
}

impl Cell for DefaultTime {
    fn another(&self) -> Self {
        match self {
            Self::Required => Self::Unless(0),
            Self::Unless(_) => Self::Required,
        }
    }
}

impl Cell for ResumptionDefault {
    fn another(&self) -> Self {
        match self {
            Self::Seconds(_) => Self::AsAtTheStart,
            Self::AsAtTheStart => Self::Seconds(3600),
        }
    }
}

impl Cell for RapidFrom {
    fn another(&self) -> Self {
        match self {
            Self::AtLeast(seconds) => Self::MoreThan(*seconds),
            Self::MoreThan(seconds) => Self::AtLeast(*seconds),
        }
    }
}

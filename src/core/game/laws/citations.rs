//! Which article a refusal, or a note for the arbiter, is about.

use super::{Due, Rules, Subject, Unsupervised};
use crate::game::{
    ArbiterNote, AskedAbout, AskedFor, ClaimGround, ClaimNotTaken, Condition, Game, IrregularityKind, PendingName,
    Refusal, StopReason, announced_before, annulled_for,
};

/// Returns the subject of the article on which a refusal rests, where the game has more to say of it than the refusal: the class,
/// the ground of the claim that waits, whose assistant is at the keys, why the game was annulled.
pub fn refused_by(game: &Game, refusal: &Refusal) -> Option<Subject> {
    match refusal {
        Refusal::Lacks(AskedFor::Condition(Condition::Supervised)) => Some(Subject::announced(game.class())),
        Refusal::ClaimStands => game.draw_claim().and_then(|claim| kept_by(game.rules(), claim.ground)),
        Refusal::ClaimUndecided | Refusal::Waits(PendingName::Claim) => finish_claim(game),
        Refusal::DutyOf(_) if game.opponents_assistant_is_here() => Some(Subject::NoAssistant),
        Refusal::Annulled => annulled_for(game).and_then(|kind| annulling(game, kind)),
        Refusal::OpponentsKeys(_) => Some(Subject::NoAssistant),
        _ => None,
    }
    .or(refusal.subject())
}

/// Returns the subject of the article by which the game is annulled. By none where nothing of the start is claimed any more.
pub fn annulling(game: &Game, kind: IrregularityKind) -> Option<Subject> {
    match kind {
        IrregularityKind::Start if game.adjournment().is_lost => Some(Subject::PositionLost),
        IrregularityKind::Start if game.set_up_stands_since().is_some() => None,
        _ => Some(kind.subject()),
    }
}

/// Returns the subject of the article by which a claim is not withdrawn: 9.5 says so of 9.2 and 9.3 alone. One of the quickplay
/// finish cannot be where it is an offer as well; elsewhere the Laws say nothing, and the arbiter decides.
pub fn kept_by(rules: &Rules, ground: ClaimGround) -> Option<Subject> {
    match ground {
        ClaimGround::Threefold | ClaimGround::FiftyMoves => Some(Subject::ClaimStopsClocks),
        ClaimGround::Seconds => Some(Subject::DrawOffer),
        ClaimGround::CannotWin | ClaimGround::NoEffort => {
            rules.finish_claim_is_an_offer.then_some(Subject::ClaimIsOffer)
        }
    }
}

/// Returns the subject of the article under which a draw is claimed, if it is one of the quickplay finish: 9.5 is not for it.
fn finish_claim(game: &Game) -> Option<Subject> {
    let ground = game.draw_claim().map(|claim| claim.ground);
    let is_usual = |ground: &ClaimGround| matches!(ground, ClaimGround::Threefold | ClaimGround::FiftyMoves);
    ground.filter(|ground| !is_usual(ground)).map(ClaimGround::subject)
}

impl Refusal {
    /// Returns the subject of the article because of which the game said no; `None` where it is no question of the Laws, or
    /// the answer asks for the next step.
    pub fn subject(&self) -> Option<Subject> {
        Some(match self {
            Refusal::OwnTimeOnly => Subject::Adjusting,
            Refusal::ArbiterOnly(subject) => *subject,
            Refusal::NotStarted => Subject::Starting,
            Refusal::Lacks(asked_for) => asked_for.subject(),
            Refusal::AlreadyStarted(of) | Refusal::NotInRatedGame(of) => return announced_before::subject(*of),
            Refusal::ConsentNeeded(_) => Subject::RuleAgainstDraws,
            Refusal::NotCompleted => Subject::HavingTheMove,
            Refusal::BoardsCompared => Subject::BoardsDiffer,
            Refusal::Waits(pending) => settled_by(*pending),
            Refusal::DutyOf(_) => Subject::Assistant,
            Refusal::ComplaintLost => Subject::ComplaintLost,
            Refusal::ScoreAboveGame(_) => Subject::ScoreCapped,
            Refusal::SheetOutOfTurn(class) | Refusal::SheetAskedOften(class, _) => Subject::supervised(*class),
            Refusal::SetUpStands(class, _) => Unsupervised::SetUp.subject(*class),
            Refusal::EarlierMovesStand(class, _) => Unsupervised::IllegalMove.subject(*class),
            Refusal::DrawTooEarly => Subject::AgreedDraw,
            Refusal::ClaimOutOfTurn(ground) => ground.subject(),
            Refusal::ClaimLost => Subject::ClaimLost,
            Refusal::ClaimStands | Refusal::ClaimUndecided => Subject::ClaimStopsClocks,
            Refusal::IntendedMoveDue => Subject::WrongClaim,
            Refusal::BorrowOnOwnMove | Refusal::ReturnFirst | Refusal::CompleteFirst(_) => Subject::CompletingSheets,
            Refusal::SheetReplaced | Refusal::HandedOver => Subject::SheetOwner,
            Refusal::NoFinish(why) => why.subject(),
            Refusal::TimeForMoves(ground) | Refusal::FlagBeforeTheClaim(ground) => ground.subject(),
            Refusal::ClaimPostponed => Subject::FinishClaim,
            Refusal::NothingSealed | Refusal::SealedOnTheBoard | Refusal::SealingLacks(_) => Subject::Sealing,
            Refusal::EnvelopeLacks(_) => Subject::OnTheEnvelope,
            Refusal::ReplierAbsent(_) | Refusal::EnvelopeClosed => Subject::EnvelopeOpened,
            Refusal::TooLateToCorrect => Subject::Slip,
            Refusal::SheetIncomplete(_) | Refusal::ClaimUnchecked | Refusal::ClaimWritten => {
                Subject::FinishUnsupervised
            }
            Refusal::BeyondTheGame(_)
            | Refusal::GameOver(_)
            | Refusal::NothingBorrowed
            | Refusal::NothingAdjourned
            | Refusal::NumberGoneBy(_)
            | Refusal::NoResult
            | Refusal::MakeFirst
            | Refusal::NotYourTurn
            | Refusal::NothingAnnounced
            | Refusal::NothingToCorrect
            | Refusal::SameMove
            | Refusal::NothingToDo
            | Refusal::NoClock
            | Refusal::NotMade(_)
            | Refusal::ClocksStand
            | Refusal::ClocksRun
            | Refusal::OfferStands
            | Refusal::NoOffer
            | Refusal::OwnOffer(_)
            | Refusal::OpponentsOwn(_)
            | Refusal::OpponentsKeys(_)
            | Refusal::IrregularOffer
            | Refusal::NotOnSheet
            | Refusal::SameEntry
            | Refusal::UnknownArbiter
            | Refusal::NoArbiter
            | Refusal::NoTime
            | Refusal::NoEvent
            | Refusal::OwnFlag
            | Refusal::FlagStands(_)
            | Refusal::EndedByPosition
            | Refusal::FlagClaimed
            | Refusal::FillFirst(_)
            | Refusal::NothingCompared
            | Refusal::NoClaim
            | Refusal::NotInThisEdition
            | Refusal::SignedAlready
            | Refusal::NoSuchFault
            | Refusal::NoSuchFinding
            | Refusal::NoDash
            | Refusal::OnlyAClock
            | Refusal::NothingToTakeBack
            | Refusal::Annulled
            | Refusal::NotInAnEvent => return None,
        })
    }
}

impl ArbiterNote {
    /// Returns the subject of the article that the arbiter opens for it; `None` where the Laws say nothing of it.
    pub fn subject(&self) -> Option<Subject> {
        Some(match self {
            ArbiterNote::IllegalMove { .. } => Subject::TakingBack,
            ArbiterNote::Checkmate => Subject::Checkmate,
            ArbiterNote::Stalemate => Subject::Stalemate,
            ArbiterNote::DeadPosition => Subject::DeadPosition,
            ArbiterNote::Fivefold | ArbiterNote::FivefoldApart => Subject::Fivefold,
            ArbiterNote::SeventyFiveMoves => Subject::SeventyFiveMoves,
            ArbiterNote::CorrectedToOtherPiece => Subject::Touch,
            ArbiterNote::Touched { due, .. } => due.map_or(Subject::Touch, subject_of),
            ArbiterNote::TouchNotKept { due, .. } => subject_of(*due),
            ArbiterNote::Corrected { .. } | ArbiterNote::CorrectionLate { .. } => Subject::Slip,
            ArbiterNote::DrawClaimed { ground, .. } => ground.subject(),
            ArbiterNote::ClaimRefused { .. } => Subject::ClaimLost,
            ArbiterNote::Irregular { kind, .. } => kind.subject(),
            ArbiterNote::Asks { about, .. } => match about {
                AskedAbout::Leave | AskedAbout::Away | AskedAbout::Back => Subject::Leaving,
                AskedAbout::Touch => Subject::Contact,
                AskedAbout::Quietly | AskedAbout::Complaint | AskedAbout::Sheet | AskedAbout::BlankSheet => {
                    return None;
                }
            },
            ArbiterNote::IntendedNotMade { .. } => Subject::WrongClaim,
            ArbiterNote::ResignationMayDraw { .. } => Subject::Resignation,
            ArbiterNote::NotRepeated { .. } | ArbiterNote::MismatchWatch => Subject::Announcing,
            ArbiterNote::BoardsDiffer => Subject::BoardsDiffer,
            ArbiterNote::SealedOtherwise { .. } => Subject::Sealing,
            ArbiterNote::AuthorisedAnotherDay => Subject::Devices,
            ArbiterNote::IrregularOffer { .. } => Subject::DrawOffer,
            ArbiterNote::NotTaken { claim, .. } => return subject_of_untaken(*claim),
            ArbiterNote::Stopped { reason, .. } => match reason {
                StopReason::WrongSetting => Subject::WrongSetting,
                StopReason::IllegalMove => Subject::TakingBack,
                StopReason::Disturbance => Subject::Disturbing,
                StopReason::Claim => Subject::ClaimStopsClocks,
                StopReason::Other => Subject::StopsWithoutReason,
                _ => Subject::PlayerStops,
            },
            ArbiterNote::PlayedUnstarted => Subject::Starting,
            ArbiterNote::PressedUnmade => Subject::ThenTheClock,
            ArbiterNote::SheetCorrected { .. } => Subject::SheetContents,
            ArbiterNote::DashesBegan { .. } => Subject::NoNeedToWrite,
            ArbiterNote::DashesFilled => Subject::CompletingSheets,
            ArbiterNote::DefaultTimePassed { .. } => Subject::DefaultTime,
            ArbiterNote::IllegalMoveClaimed { .. }
            | ArbiterNote::IllegalPosition { .. }
            | ArbiterNote::Called
            | ArbiterNote::CalledForResult
            | ArbiterNote::EnteredOtherwise { .. }
            | ArbiterNote::EndedByPlayer { .. }
            | ArbiterNote::WrongSecret
            | ArbiterNote::OtherCommand(_)
            | ArbiterNote::NoticeRemoved
            | ArbiterNote::NoticeMissing
            | ArbiterNote::StoodStill { .. }
            | ArbiterNote::BatteryLow { .. } => return None,
        })
    }
}

fn subject_of_untaken(claim: ClaimNotTaken) -> Option<Subject> {
    match claim {
        ClaimNotTaken::Declined => Some(Subject::DrawOffer),
        ClaimNotTaken::OfferedEarly | ClaimNotTaken::AcceptedEarly | ClaimNotTaken::WrittenEarly => {
            Some(Subject::RuleAgainstDraws)
        }
        ClaimNotTaken::Flag | ClaimNotTaken::OutOfTurn | ClaimNotTaken::AfterFlag | ClaimNotTaken::AfterEnd => None,
    }
}

/// Returns the subject of the article by which that is settled.
fn settled_by(pending: PendingName) -> Subject {
    match pending {
        PendingName::Stopped => Subject::PlayerStops,
        PendingName::Claim => Subject::ClaimStopsClocks,
        PendingName::Comparing => Subject::BoardsDiffer,
        PendingName::Irregularity => Subject::TimesAfterwards,
        PendingName::CatchingUp => Subject::CompletingSheets,
        PendingName::Reconstructing => Subject::ReconstructingSheets,
        PendingName::Sealing => Subject::Sealing,
        PendingName::Adjourned => Subject::ReplierThere,
    }
}

fn subject_of(due: Due) -> Subject {
    match due {
        Due::Castles(_) => Subject::TouchCastling,
        Due::Stays(_) => Subject::Released,
        Due::Free => Subject::TouchedInVain,
        Due::FreeBut(_) => Subject::RookThenKingInVain,
        Due::Moves(_) | Due::Taken(_) | Due::Takes { .. } => Subject::Touch,
    }
}

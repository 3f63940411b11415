//! The Laws of Chess: what each edition says, and what they say of a position and its history. Nobody else asks which edition
//! it is.

mod articles;
mod both_flags;
mod citations;
mod claims;
mod class;
mod edition;
pub mod equipment;
mod exemption;
mod finish;
mod flags;
mod forfeit;
mod going_back;
mod mating;
mod notes;
mod numbering;
mod penalties;
mod points;
mod rules;
mod signing;
mod touch;
mod touch_articles;
mod turn;

pub use articles::{CellSource, Subject, cell, holds_unnumbered, marked_article};
pub use both_flags::BothFlagsVerdict;
pub use citations::{annulling, kept_by, refused_by};
pub use claims::{ClaimCheck, check_claim};
pub use class::{Class, PerClass, RapidFrom};
pub use edition::{Edition, ParseEditionError};
pub use finish::{NoFinish, finish_nowhere, has_to_announce_finish, made_in_finish};
pub use flags::{follows_open_fault, is_claim_postponed, is_own_flag, matter_subject, open_flag, overstepped};
pub use forfeit::{LosesBy, propose_result, subject_of_score};
pub use going_back::subject_of_going_back;
pub use mating::{CanMate, can_mate, can_mate_in, mating_line};
pub(super) use notes::{FIVEFOLD, SEVENTY_FIVE_MOVES, consecutive, times_stood};
pub use notes::{ending_after, notes_after, notes_on_position, repetitions};
pub use numbering::is_known_article;
pub use penalties::{Offence, Remedy, decisive, penalty_subject};
pub use points::Unsupervised;
pub use rules::{
    Act, BlindRules, BothFlags, Costs, DefaultTime, DeviceRule, FinishClaimant, FirstIncrement, IllegalKinds,
    LateSetUp, NoWriteTime, OnIllegalPosition, ResumptionDefault, Row, Rules, TurnOn, UnreplacedPawn,
};
pub use signing::{Signature, is_approved, lets_signatures_fall, missing_signatures, opponents_sheet, second_sheet};
pub use touch::{Bound, Due, Handled, bound, due_instead_of, handled_still};
pub use touch_articles::subject_of_touch;
pub use turn::waits_for_press;

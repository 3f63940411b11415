//! What the edition provides for illegal moves, wrong claims, and whatever else the arbiter penalises (7.5.5, 9.5.3, 12.9).

use std::time::Duration;

use super::finish::made_in_finish;
use super::{Class, Costs, Edition, IllegalKinds, Rules, Subject, Unsupervised};
use crate::game::offences::is_decided;
use crate::game::{Fault, FaultKind, Game, PenaltyKind};

/// What is proposed for a fault; the arbiter confirms it, changes it or drops it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Remedy {
    /// Nothing but that the game goes back.
    Nothing,
    /// No time is added, after a claim in a quickplay finish (G.5).
    NoTime,
    /// Nothing at all: it stands, because the opponent has moved (A.5.2).
    Stands,
    /// The opponent has so many seconds more.
    TimeToOpponent(u16),
    /// The offender has so many seconds less.
    TimeFromOffender(u16),
    /// The offender loses.
    Loss,
    /// A draw, because the opponent cannot mate (7.5.5).
    Draw,
}

/// What is asked of the edition about a fault.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Offence {
    /// True if another fault in the same half-move was acted on: both count once.
    pub is_counted: bool,
    /// Which fault of this player it is, this one included.
    pub count: u8,
    /// The class of the game.
    pub class: Class,
    /// False in rapid chess and blitz that nobody supervises.
    pub is_supervised: bool,
    /// True for an illegal move that the opponent has answered.
    pub is_answered: bool,
    /// True if the offender is in a quickplay finish.
    pub is_in_the_finish: bool,
}

impl Rules {
    /// Returns what an illegal move costs, whoever can mate.
    pub fn for_illegal_move(&self, offence: &Offence) -> Remedy {
        if offence.is_answered && !offence.is_supervised && self.illegal_stands_after_reply {
            return Remedy::Stands;
        }
        // Blitz that nobody supervises has no finish, and a rule of its own (B.3.b of 2009).
        let has_its_own_rule = !offence.is_supervised && offence.class == Class::Blitz;
        let is_free = self.illegal_costs == Costs::InTheFinish && !offence.is_in_the_finish && !has_its_own_rule;
        if is_free || offence.is_counted {
            return Remedy::Nothing;
        }
        let loses_at = match offence.is_supervised {
            true => self.illegal_loss_at,
            false => self.illegal_loss_at_unsupervised.get(offence.class),
        };
        match offence.count >= loses_at {
            true => Remedy::Loss,
            false => Remedy::TimeToOpponent(self.illegal_bonus.get(offence.class)),
        }
    }

    /// Returns what a wrong claim of a draw costs a player who has so much time left; the arbiter may choose, where there is
    /// more than one.
    pub fn for_wrong_claim(&self, class: Class, left: Option<Duration>) -> Vec<Remedy> {
        /// Half of the time, and no more than that (9.5.b of 1997).
        const AT_MOST: u64 = 180;
        let halved = left.filter(|_| self.wrong_claim_halves).map(|left| {
            let seconds = (left.as_secs() / 2).min(AT_MOST);
            Remedy::TimeFromOffender(u16::try_from(seconds).unwrap_or(u16::MAX))
        });
        let added = Remedy::TimeToOpponent(self.wrong_claim_bonus.get(class));
        halved.into_iter().chain([added]).collect()
    }

    /// Returns true if the edition counts such a fault as an illegal move.
    pub fn counts(&self, kind: FaultKind) -> bool {
        match self.illegal_kinds {
            IllegalKinds::Moves => kind == FaultKind::Move,
            IllegalKinds::MovesAndPawns => matches!(kind, FaultKind::Move | FaultKind::Pawn),
            IllegalKinds::All => true,
        }
    }

    /// Returns what the arbiter may impose in this edition, in the order of its list (12.9).
    pub fn penalty_menu(&self) -> Vec<PenaltyKind> {
        // In the order in which the editions brought them.
        const BROUGHT: [PenaltyKind; 9] = [
            PenaltyKind::Warning,
            PenaltyKind::TimeToOpponent,
            PenaltyKind::TimeFromOffender,
            PenaltyKind::Loss,
            PenaltyKind::Expulsion,
            PenaltyKind::PointsToOpponent,
            PenaltyKind::PointsFromOffender,
            PenaltyKind::Fine,
            PenaltyKind::Exclusion,
        ];
        /// The first seven in the order of 13.4 until 2009; later lists are in the order of the kinds.
        const UNTIL_2009: [PenaltyKind; 7] = [
            PenaltyKind::Warning,
            PenaltyKind::TimeToOpponent,
            PenaltyKind::TimeFromOffender,
            PenaltyKind::Loss,
            PenaltyKind::PointsFromOffender,
            PenaltyKind::PointsToOpponent,
            PenaltyKind::Expulsion,
        ];
        let mut menu: Vec<PenaltyKind> = BROUGHT.into_iter().take(self.penalties.into()).collect();
        menu.sort();
        if self.edition.index() <= Edition::Of2009.index() {
            menu.sort_by_key(|kind| UNTIL_2009.iter().position(|listed| listed == kind));
        }
        menu
    }
}

impl FaultKind {
    /// Returns the subject of its article.
    pub fn subject(self) -> Subject {
        match self {
            FaultKind::Move => Subject::TakingBack,
            FaultKind::Pawn => Subject::UnreplacedPawn,
            FaultKind::Press => Subject::EmptyPress,
            FaultKind::Hands => Subject::TwoHands,
        }
    }
}

/// Returns true for an illegal half-move by which the game is lost, or drawn, if the arbiter acts on it before it is answered:
/// nothing is made in its place. Of one that was acted on it is known, by the result.
pub fn decisive(game: &Game, fault: Fault) -> bool {
    if is_decided(game, fault.ply) {
        return game.outcome().is_some();
    }
    let offence = Offence {
        is_counted: false,
        count: game.fault_number(fault),
        class: game.class(),
        is_supervised: !game.is_unsupervised(),
        is_answered: false,
        is_in_the_finish: made_in_finish(game, fault),
    };
    game.rules().for_illegal_move(&offence) == Remedy::Loss
}

/// Returns the subject of the article by which a fault costs that: 7.5.5, or in an unsupervised game of an edition in which
/// the first one loses what says so (A.4.b of 2014, B.3.c of 2009).
pub fn penalty_subject(game: &Game, remedy: Remedy) -> Subject {
    let class = game.class();
    let loses_at_once = game.rules().illegal_loss_at_unsupervised.get(class) == 1;
    let ends = matches!(remedy, Remedy::Loss | Remedy::Draw);
    match game.is_unsupervised() && loses_at_once && ends {
        true => Unsupervised::IllegalMove.subject(class),
        false => Subject::IllegalMovePenalty,
    }
}

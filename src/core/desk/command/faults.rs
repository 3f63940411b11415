//! `/fault`, `/fault black press`: what counts as an illegal move, and what the edition provides for it (7.5). The arbiter takes
//! what is proposed, changes it, or drops it.

use shakmaty::Color;

use crate::desk::question::{Proposal, ProposedFor, Unclaimed};
use crate::desk::report::policy::Information;
use crate::desk::report::retell;
use crate::desk::report::word_lists::Named;
use crate::desk::{Earcon, Next, Table};
use crate::game::last_empty_press;
use crate::game::laws::{Remedy, Subject, Unsupervised, penalty_subject};
use crate::game::open_faults::{IllegalHalfMove, NextFault, followers, next_fault, struck_fault};
use crate::game::played_past::end_played_past;
use crate::game::unsupervised::is_fault_unclaimed;
use crate::game::{ClaimFinding, Command, DrawClaim, Fault, FaultKind, Refusal, StopReason, unreplaced_pawn};
use crate::language::{CommandWord, Message};

impl Named for FaultKind {
    fn named(self) -> (&'static str, Message) {
        let kind = self.name().into();
        (self.name(), Message::FaultKindWords { kind })
    }
}

impl Table {
    /// `/fault`: the first illegal move that was not decided on, whosever it is; after it a side and what it did.
    pub(in crate::desk) fn fault(&mut self, rest: &str) -> Next {
        if !self.game.has_an_arbiter() {
            return self.refuse(Refusal::ARBITER_DECIDES).into();
        }
        let (mut side, mut kind) = (None, FaultKind::Move);
        for word in rest.split_whitespace() {
            match (self.side_meant(word), self.speaker.entered(FaultKind::ALL, word)) {
                (Some(named), _) => side = Some(named),
                (None, Some(named)) => kind = named,
                (None, None) => return self.needs_a_fault(),
            }
        }
        if let Err(refusal) = self.game.counts_as_illegal(kind) {
            return self.refuse(refusal).into();
        }
        // "During a game": what is found after the position, or the result, ended it changes nothing (7.5.1).
        if self.game.is_ended() || self.game.is_over() || end_played_past(&self.game).is_some() {
            let message = self.cited_by(Subject::TakingBack, Message::FaultAfterEnd);
            return self.say(Information::IllegalMove, &message).into();
        }
        let is_first = |press: &Fault| match next_fault(&self.game, None) {
            NextFault::Open(first) => press.ply <= first.number,
            NextFault::Superseded(_) | NextFault::Absent => true,
        };
        if let Some(press) = last_empty_press(&self.game, None).filter(|press| rest.is_empty() && is_first(press)) {
            return self.propose_for(press);
        }
        match (kind, side) {
            (FaultKind::Move, side) => match (next_fault(&self.game, side), side) {
                (NextFault::Open(first), _) => {
                    name_followers(self, first);
                    let fault = unreplaced_pawn::fault_of_half_move(&self.game, first.number, first.side);
                    self.propose_for(fault)
                }
                (NextFault::Superseded(first), _) => {
                    name_followers(self, first);
                    Next::Done
                }
                (NextFault::Absent, side) if struck_fault(&self.game, side).is_some() => {
                    let fault = struck_fault(&self.game, side).map(|it| it.fault);
                    fault.map_or(Next::Done, |fault| self.propose_for(fault))
                }
                // What the program does not see the arbiter may.
                (NextFault::Absent, Some(side)) => self.propose_for(self.last_of(side, kind)),
                (NextFault::Absent, None) => {
                    self.say_with(Earcon::Refused, Information::OwnEntry, &Message::NoFault);
                    Next::Done
                }
            },
            (FaultKind::Pawn, Some(side)) if !unreplaced_pawn::allows_left_pawn(&self.game, side) => {
                let side = self.speaker.side(side);
                let message = self.cited_by(kind.subject(), Message::FaultNoPawn { side });
                self.say_with(Earcon::Refused, Information::OwnEntry, &message);
                Next::Done
            }
            (_, Some(side)) => {
                warn_of_press(self, side, kind);
                self.propose_for(self.last_of(side, kind))
            }
            (_, None) => self.needs_a_fault(),
        }
    }

    fn needs_a_fault(&mut self) -> Next {
        let kinds = FaultKind::ALL.into_iter().filter(|it| self.game.rules().counts(*it));
        let known = self.speaker.names(kinds).join(", ");
        self.needs(CommandWord::Fault, &Message::NeedsFault { known }).into()
    }

    /// Returns a fault with the last half-move of a side; a press without a move that was not seen came after it.
    fn last_of(&self, side: Color, kind: FaultKind) -> Fault {
        let numbered = (1u16..).zip(self.game.plies());
        let last = numbered.filter(|(_, it)| it.side() == side).last().map(|(ply, _)| ply);
        let ply = match kind {
            FaultKind::Press => match last_empty_press(&self.game, Some(side)) {
                Some(press) => press.ply,
                None => u16::try_from(self.game.plies().len() + 1).unwrap_or(u16::MAX),
            },
            FaultKind::Pawn => unreplaced_pawn::last_left(&self.game, side)
                .or(last)
                .unwrap_or_default(),
            FaultKind::Move | FaultKind::Hands => last.unwrap_or_default(),
        };
        Fault { side, kind, ply }
    }

    fn propose_for(&mut self, fault: Fault) -> Next {
        let remedy = self.game.remedy_for(fault);
        if remedy != Remedy::Stands && is_fault_unclaimed(&self.game) {
            return ask_for_claim(self, fault);
        }
        let article = penalty_subject(&self.game, remedy);
        let article = self.game.rules().article(article).unwrap_or_default();
        let proposal = Proposal {
            offence: ProposedFor::Fault(fault),
            offender: fault.side,
            article: article.to_owned(),
            remedies: vec![remedy],
        };
        self.propose_remedies(proposal)
    }

    /// Proposes what the edition provides for a claim of a draw that was wrong (9.5.3).
    pub(in crate::desk) fn propose_for_wrong_claim(&mut self, side: Color) -> Next {
        let rules = self.game.rules();
        let left = self.game.clock().map(|it| it.left(side, self.now));
        let proposal = Proposal {
            offence: ProposedFor::WrongClaim,
            offender: side,
            article: rules.article(Subject::WrongClaim).unwrap_or_default().to_owned(),
            remedies: rules.for_wrong_claim(self.game.class(), left),
        };
        self.propose_remedies(proposal)
    }

    /// Proposes what the edition provides once the arbiter has decided on a claim in a quickplay finish (G.5), while there is
    /// a clock to which time is added, and no flag down.
    pub(in crate::desk) fn propose_in_the_finish(&mut self, claim: &DrawClaim, found: ClaimFinding) -> Next {
        let rules = self.game.rules();
        if rules.finish_is_final && found != ClaimFinding::Postponed {
            let is_final = self.cited_by(Subject::FinishClaim, Message::ClaimFinal);
            self.say(Information::EndOfGame, &is_final);
        }
        let is_admitted = claim.left.is_none_or(|it| it.about || it.admits(claim.side));
        let remedies = rules.for_finish_claim(claim.ground, found, is_admitted);
        let goes_on = self.game.clock().is_some() && self.game.flag().is_none() && !self.game.is_over();
        if remedies.is_empty() || !goes_on {
            return Next::Done;
        }
        self.propose_remedies(Proposal {
            offence: ProposedFor::FinishClaim,
            offender: claim.side,
            article: rules.article(Subject::FinishClaim).unwrap_or_default().to_owned(),
            remedies,
        })
    }
}

/// 7.5.1: names the illegal moves that followed from another and go back with it; the arbiter decides whether they cost anything.
fn name_followers(table: &mut Table, first: IllegalHalfMove) {
    let followed = followers(&table.game, first);
    let Some(next) = followed.first() else { return };
    let named = |it: &IllegalHalfMove| retell::half_move(&table.speaker, &table.game, it.number);
    let side = table.speaker.side(next.side).to_lowercase();
    let message = Message::FaultsFollowed {
        m: named(&first),
        followed: followed.iter().map(named).collect::<Vec<_>>().join(", "),
        command: format!("{} {side}", table.speaker.command_name(CommandWord::Fault)),
    };
    table.say(Information::IllegalMove, &message);
}

/// 7.5.4: what was done with two hands counts once the clock is pressed; the arbiter may have seen that.
fn warn_of_press(table: &mut Table, side: Color, kind: FaultKind) {
    let mut made = table.game.plies().iter().rev();
    let last = made.find(|ply| ply.side() == side);
    let is_open = last.is_none_or(|ply| !ply.completion.is_completed());
    if kind == FaultKind::Hands && is_open && table.game.has_clock() {
        let side = table.speaker.side(side);
        let message = table.cited_by(kind.subject(), Message::FaultNotPressed { side });
        table.say(Information::IllegalMove, &message);
    }
}

/// A4.c of 2009: asks the arbiter whether a player claimed this fault.
fn ask_for_claim(table: &mut Table, fault: Fault) -> Next {
    let message = Message::FaultUnclaimedAsk {
        about: retell::fault_of(&table.speaker, &table.game, fault).into(),
        side: table.speaker.side(!fault.side),
    };
    let message = table.cited_by(Unsupervised::IllegalMove.subject(table.game.class()), message);
    let question = Unclaimed::Enters(claim_of(!fault.side), Some(CommandWord::Fault));
    table.ask(question, Information::IllegalMove, &message)
}

/// `/opponent claims move`: puts the claim of a side on record, which stops the clocks. To an arbiter at the keys it is proposed
/// at once what the move costs.
pub(super) fn claim_illegal_move(table: &mut Table, claimant: Color) -> Next {
    match table.settle(claim_of(claimant)) && table.game.arbiter().is_some() {
        true => Next::run(CommandWord::Fault, "", false),
        false => Next::Done,
    }
}

fn claim_of(claimant: Color) -> Command {
    Command::StopFor {
        reason: StopReason::IllegalMove,
        by: Some(claimant),
    }
}

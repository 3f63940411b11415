//! Does this player sign the result? Since 2023 a player approves it on an electronic sheet instead (8.7). One question is
//! asked about both signatures on a sheet of the opponent.

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::arbiter_need::NeedReason;
use crate::game::laws::{Signature, Subject, is_approved, missing_signatures, opponents_sheet, second_sheet};
use crate::game::{Command, Mode, Refusal};
use crate::language::{CommandWord, Message};

/// Are these signatures there?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Sign(Vec<Signature>);

impl OpenQuestion for Sign {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Sign)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        for signature in &self.0 {
            table.settle(Command::Sign(*signature));
        }
        ask_about_other_sheet(table, &self.0)
    }
}

impl Table {
    /// `/sign`: the one served signs, or the side behind it; `/sign white black` is White's signature on Black's sheet.
    pub(in crate::desk) fn sign(&mut self, rest: &str, piped: bool) -> Next {
        let Some(signature) = signature_meant(self, rest) else {
            return self.needs(CommandWord::Sign, &Message::NeedsSide).into();
        };
        let Some(outcome) = self.game.outcome() else {
            return self.refuse(Refusal::NoResult).into();
        };
        if let Err(refusal) = self.game.decide(self.now, Command::Sign(signature)) {
            self.refuse(refusal);
            return tell_missing(self);
        }
        if self.means_it(piped) {
            self.settle(Command::Sign(signature));
            return Next::Done;
        }
        let (side, result) = (self.speaker.side(signature.side), self.speaker.result(outcome));
        let message = match signature.sheet.map(|it| self.speaker.side(it)) {
            Some(owner) => Message::SignOtherAsk { side, owner, result },
            None if is_approved(&self.game) => Message::ApproveAsk { side, result },
            None => Message::SignAsk { side, result },
        };
        let message = match awaits_arbiter(self) {
            true => Message::SignUnconfirmed { ask: message.into() },
            false => message,
        };
        let message = self.cited_by(Subject::Signing, message);
        self.ask(Sign(vec![signature]), Information::OwnEntry, &message)
    }
}

/// Returns true if a player entered the result, and no arbiter has come since.
fn awaits_arbiter(table: &Table) -> bool {
    let need = table.game.requests().need;
    need.is_some_and(|need| need.reason == NeedReason::Result)
}

/// Reads who signs, and whose sheet; if the keys are those of both, it is the one who has not signed yet.
fn signature_meant(table: &Table, rest: &str) -> Option<Signature> {
    let mut words = rest.split_whitespace();
    let has_signed = |side: &Color| table.game.signatures().contains(&Signature::new(*side, None));
    let side = match words.next() {
        Some(word) => table.side_meant(word)?,
        None => {
            let open = Color::ALL.into_iter().find(|side| !has_signed(side));
            table.only_side_announced().or(open).unwrap_or(Color::White)
        }
    };
    let owner = match words.next() {
        Some(word) => Some(table.side_meant(word)?),
        None => None,
    };
    let sheet = opponents_sheet(&table.game).filter(|second| Some(*second) == owner);
    words.next().is_none().then_some(Signature { side, sheet })
}

/// Asks about the opponent's sheet once both have signed the one kept here.
fn ask_about_other_sheet(table: &mut Table, signed: &[Signature]) -> Next {
    let missing = missing_signatures(&table.game);
    let is_next = signed.iter().all(|it| it.sheet.is_none()) && missing.iter().all(|it| it.sheet.is_some());
    let Some(owner) = missing.first().and_then(|it| it.sheet).filter(|_| is_next) else {
        return Next::Done;
    };
    let signers: Vec<String> = missing.iter().map(|it| table.speaker.side(it.side)).collect();
    let message = Message::OtherSheetSignedAsk {
        owner: table.speaker.side(owner),
        signers: signers.join(", "),
    };
    let message = table.cited_by(Subject::Signing, message);
    table.ask(Sign(missing), Information::OwnEntry, &message)
}

/// Says which signatures of an event are not noted.
fn tell_missing(table: &mut Table) -> Next {
    let missing = missing_signatures(&table.game);
    if missing.is_empty() || table.game.mode() == Mode::Free {
        return Next::Done;
    }
    let kept_here = second_sheet(&table.game).map(|it| !it);
    let named = |signature: &Signature| {
        let side = table.speaker.side(signature.side);
        match signature.sheet.or(kept_here).map(|it| table.speaker.side(it)) {
            Some(owner) => table.speaker.text(&Message::SignatureOf { side, owner }),
            None => side,
        }
    };
    let missing: Vec<String> = missing.iter().map(named).collect();
    let message = Message::SignaturesMissing {
        missing: missing.join(", "),
    };
    table.say(Information::OwnEntry, &message).into()
}

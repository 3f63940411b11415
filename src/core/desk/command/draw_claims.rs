//! `/claim three`, `/claim three 2 4 Ng8`, `/claim fifty Ra3`: a draw is claimed, and the arbiter decides (9.2 to 9.5). The
//! claimant hears the same whether the claim is right or wrong.

use shakmaty::Color;

use crate::desk::report::policy::Information;
use crate::desk::report::retell;
use crate::desk::report::word_lists::Named;
use crate::desk::{Next, Table};
use crate::game::laws::Subject;
use crate::game::{ClaimFinding, ClaimGround, Command, DrawClaim, Mode, MoveAsSaid, Refusal, laws};
use crate::language::{CommandWord, Message};

impl Named for ClaimFinding {
    fn named(self) -> (&'static str, Message) {
        let finding = self.name().into();
        (self.name(), Message::ClaimFindingWords { finding })
    }
}

impl Named for ClaimGround {
    fn named(self) -> (&'static str, Message) {
        let ground = self.name().into();
        (self.name(), Message::ClaimGroundWords { ground })
    }
}

impl Table {
    /// `/claim`: of the one served; behind it what for, the moves that are cited by their numbers, and the intended move. The
    /// arbiter says whether it is right.
    pub(in crate::desk) fn claim_draw(&mut self, rest: &str, piped: bool) -> Next {
        if let Some(found) = self.speaker.entered(ClaimFinding::ALL, rest) {
            return self.find_of_the_claim(found, piped);
        }
        if rest.is_empty() && self.game.draw_claim().is_some() && self.game.has_an_arbiter() {
            self.tell_the_claim_again();
            return Next::Done;
        }
        let side = self.side_that_speaks();
        self.claim_for(side, rest, piped)
    }

    /// Says what the arbiter has read of the claim, who checks it (11.12), and how it is decided.
    fn tell_the_claim_again(&mut self) {
        let Some(claim) = self.game.draw_claim() else { return };
        let check = laws::check_claim(&self.game, claim);
        let of = retell::claim_note(&self.speaker, &self.game, &check);
        let decide = Message::ClaimUndecided {
            command: self.speaker.command_name(CommandWord::Claim),
            right: self.speaker.first_word(ClaimFinding::Right),
            wrong: self.speaker.first_word(ClaimFinding::Wrong),
        };
        let check = match self.game.rules().claim_checked_by_players {
            true => self.cited_by(Subject::CheckingClaims, Message::ClaimCheckedByPlayers),
            false => self.cited_by(claim.ground.subject(), Message::ClaimCheckedByArbiter),
        };
        for message in of.into_iter().chain([check, decide]) {
            self.say(Information::EndOfGame, &message);
        }
    }

    /// Claims a draw for a side.
    pub(in crate::desk) fn claim_for(&mut self, side: Color, rest: &str, piped: bool) -> Next {
        let (ground, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let Some(ground) = self.speaker.chosen(ClaimGround::ALL, ground) else {
            return self.ask_what_is_claimed();
        };
        let (cited, text) = cited(rest);
        let intended = match text {
            "" => None,
            text => match self.intended_move(text) {
                Some(m) => Some(m),
                None => {
                    let message = Message::NotUnderstood { text: text.into() };
                    return self.say(Information::OwnEntry, &message).into();
                }
            },
        };
        let claim = DrawClaim {
            ground,
            side,
            m: intended.map(|it| it.m),
            said: intended.and_then(|it| it.said),
            cited,
        };
        let stops = true;
        let is_decided = self.game.decide(
            self.now,
            Command::ClaimDraw {
                claim: claim.clone(),
                stops,
            },
        );
        match is_decided {
            Err(refusal) => self.refuse(refusal).into(),
            Ok(_) if self.means_it(piped) => self.make_the_claim(claim, stops),
            Ok(_) => self.ask_to_claim(claim),
        }
    }

    fn ask_what_is_claimed(&mut self) -> Next {
        let grounds = self.speaker.numbered(ClaimGround::ALL);
        self.ask_for(CommandWord::Claim, &Message::ClaimWhich { grounds })
    }

    fn intended_move(&self, text: &str) -> Option<MoveAsSaid> {
        let before = self.game.position();
        self.move_meant_in(before, text).map(|it| it.on_the_board(before))
    }

    /// `/claim ok`, `/claim wrong`, `/claim illegal`: the arbiter decides.
    fn find_of_the_claim(&mut self, found: ClaimFinding, piped: bool) -> Next {
        match self.game.decide(self.now, Command::DecideClaim(found)) {
            Err(refusal) => self.refuse(refusal).into(),
            Ok(_) if found == ClaimFinding::Right && !self.means_it(piped) => self.ask_what_is_found(found),
            Ok(_) => self.decide_the_claim(found),
        }
    }

    /// Puts a claim on record. In free mode the players have read what the record says, and are asked.
    pub(in crate::desk) fn make_the_claim(&mut self, claim: DrawClaim, stops: bool) -> Next {
        let found = match laws::check_claim(&self.game, &claim) {
            check if check.is_illegal => ClaimFinding::Illegal,
            check if check.holds(claim.ground) => ClaimFinding::Right,
            _ => ClaimFinding::Wrong,
        };
        let is_made = self.settle(Command::ClaimDraw { claim, stops });
        match is_made && self.game.mode() == Mode::Free {
            true => self.ask_what_is_found(found),
            false => Next::Done,
        }
    }

    /// Says that an open claim is not withdrawn. Returns false if none is open.
    pub(in crate::desk) fn keeps_the_claim(&mut self) -> bool {
        let is_open = self.game.draw_claim().is_some();
        if is_open {
            self.refuse(Refusal::ClaimStands);
        }
        is_open
    }
}

/// Parts the numbers of moves that stand first from the move behind them.
fn cited(text: &str) -> (Vec<u16>, &str) {
    let mut numbers = Vec::new();
    let mut rest = text.trim();
    while let Some(number) = rest.split([' ', ',']).next().and_then(move_number) {
        numbers.push(number);
        rest = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        rest = rest.trim_start_matches([' ', ',']);
    }
    (numbers, rest)
}

/// Reads "4" and "4."; four digits are the squares of a move.
fn move_number(text: &str) -> Option<u16> {
    let digits = text.trim_end_matches('.');
    (digits.len() < 4).then(|| digits.parse().ok()).flatten()
}

//! `/claim three`, `/claim three 2 4 Ng8`, `/claim fifty Ra3`: a draw is claimed, and the arbiter decides (9.2 to 9.5). The
//! claimant hears the same whether the claim is right or wrong.

use shakmaty::Color;

use crate::desk::report::policy::Information;
use crate::desk::report::word_lists::Named;
use crate::desk::{Next, Table};
use crate::game::{ClaimGround, Command, DrawClaim, Mode, MoveAsSaid, Refusal, laws};
use crate::language::{CommandWord, Message};

/// What the arbiter finds of a claim.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) enum Verdict {
    Right,
    Wrong,
    Illegal,
}

impl Verdict {
    pub(in crate::desk) const ALL: [Self; 3] = [Self::Right, Self::Wrong, Self::Illegal];
}

impl Named for Verdict {
    fn named(self) -> (&'static str, Message) {
        let name = match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Illegal => "illegal",
        };
        let verdict = name.into();
        (name, Message::ClaimVerdictWords { verdict })
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
        if let Some(verdict) = self.speaker.entered(Verdict::ALL, rest) {
            return self.find_of_the_claim(verdict, piped);
        }
        let side = self.side_that_speaks();
        self.claim_for(side, rest, piped)
    }

    /// Claims a draw for a side.
    pub(in crate::desk) fn claim_for(&mut self, side: Color, rest: &str, piped: bool) -> Next {
        let (ground, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let Some(ground) = self.claim_ground(ground) else {
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
        match self.game.may_claim(&claim) {
            Err(refusal) => self.refuse(refusal).into(),
            Ok(()) if self.means_it(piped) => self.make_the_claim(claim, true),
            Ok(()) => self.ask_to_claim(claim),
        }
    }

    /// Reads a ground by its word or its number.
    fn claim_ground(&self, text: &str) -> Option<ClaimGround> {
        let number = text.parse::<usize>().ok();
        let numbered = number.and_then(|it| ClaimGround::ALL.into_iter().nth(it.checked_sub(1)?));
        numbered.or_else(|| self.speaker.entered(ClaimGround::ALL, text))
    }

    fn ask_what_is_claimed(&mut self) -> Next {
        let names = self.speaker.names(ClaimGround::ALL).into_iter().zip(1..);
        let grounds: Vec<String> = names.map(|(name, number)| format!("{name} {number}")).collect();
        let grounds = grounds.join(", ");
        self.ask_for(CommandWord::Claim, &Message::ClaimWhich { grounds })
    }

    fn intended_move(&self, text: &str) -> Option<MoveAsSaid> {
        let before = self.game.position();
        self.move_meant_in(before, text).map(|it| it.on_the_board(before))
    }

    /// `/claim ok`, `/claim wrong`: the arbiter decides.
    fn find_of_the_claim(&mut self, verdict: Verdict, piped: bool) -> Next {
        let (is_right, is_illegal) = (verdict == Verdict::Right, verdict == Verdict::Illegal);
        match self
            .game
            .decide(self.now, Command::DecideClaim { is_right, is_illegal })
        {
            Err(refusal) => self.refuse(refusal).into(),
            Ok(_) if is_right && !self.means_it(piped) => self.ask_whether_it_holds(true),
            Ok(_) => self.decide_the_claim(is_right, is_illegal),
        }
    }

    /// Puts a claim on record. In free mode the players have read what the record says, and are asked.
    pub(in crate::desk) fn make_the_claim(&mut self, claim: DrawClaim, stops: bool) -> Next {
        let holds = laws::look_at_claim(&self.game, &claim).holds(claim.ground);
        let is_made = self.settle(Command::ClaimDraw { claim, stops });
        match is_made && self.game.mode() == Mode::Free {
            true => self.ask_whether_it_holds(holds),
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

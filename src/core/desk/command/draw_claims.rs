//! `/claim three`, `/claim three 2 4 Ng8`, `/claim fifty Ra3`: a draw is claimed, and the arbiter decides (9.2 to 9.5). The
//! claimant hears the same whether the claim is right or wrong. `/claim finish 1`: in a quickplay finish (G.4 to G.6).

use shakmaty::Color;

use crate::desk::command::stops::ask_during_play;
use crate::desk::question::ask_ground;
use crate::desk::report::policy::Information;
use crate::desk::report::retell;
use crate::desk::report::word_lists::Named;
use crate::desk::{Next, Table};
use crate::game::half_known::{position_to_move, unwritten};
use crate::game::laws::{Subject, kept_by};
use crate::game::{ArbiterNote, ClaimFinding, ClaimGround, Command, DrawClaim, Mode, MoveAsSaid, Refusal, laws};
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
        if rest.is_empty() && self.game.claim_to_decide().is_some() && self.game.has_an_arbiter() {
            return match self.waits_to_be_left() {
                true => self.ask_whether_it_is_checked(),
                false => self.tell_the_claim_again().into(),
            };
        }
        // At the arbiter's keys a side may come first.
        let (first, of_the_side) = first_word(rest);
        match self.side_meant(first).filter(|_| self.game.has_an_arbiter()) {
            Some(_) if of_the_side.is_empty() => needs_ground(self).into(),
            Some(side) => self.claim_for(side, of_the_side, piped),
            None => self.claim_for(self.side_that_speaks(), rest, piped),
        }
    }

    /// Says what the arbiter has read of the claim, who checks it (11.12), and how it is decided.
    pub(in crate::desk) fn tell_the_claim_again(&mut self) {
        let Some(claim) = self.game.claim_to_decide() else {
            return;
        };
        let check = laws::check_claim(&self.game, claim);
        let of = retell::claim_note(&self.speaker, &self.game, &check);
        let command = self.speaker.command_name(CommandWord::Claim);
        let [right, wrong, postponed] =
            [ClaimFinding::Right, ClaimFinding::Wrong, ClaimFinding::Postponed].map(|it| self.speaker.first_word(it));
        let is_by_the_record = !claim.ground.is_of_the_finish();
        let decide = match claim.ground {
            // Until a flag has fallen, and no longer (G.5.b, III.5.2).
            ClaimGround::CannotWin | ClaimGround::NoEffort if self.game.flag().is_none() => {
                Message::ClaimUndecidedFinish {
                    command,
                    right,
                    wrong,
                    postponed,
                }
            }
            _ => Message::ClaimUndecided { command, right, wrong },
        };
        let check = match self.game.rules().claim_checked_by_players && is_by_the_record {
            true => self.cited_by(Subject::CheckingClaims, Message::ClaimCheckedByPlayers),
            false => self.cited_by(claim.ground.subject(), Message::ClaimCheckedByArbiter),
        };
        for message in of.into_iter().chain([check, decide]) {
            self.say(Information::EndOfGame, &message);
        }
    }

    /// Claims a draw for a side.
    pub(in crate::desk) fn claim_for(&mut self, side: Color, rest: &str, piped: bool) -> Next {
        let (word, rest) = first_word(rest);
        let is_of_the_finish = self.speaker.is_one_of(&Message::ClaimFinishWords, word);
        let (ground, rest) = match is_of_the_finish {
            true => {
                let (which, rest) = first_word(rest);
                (self.speaker.chosen(ClaimGround::OF_THE_FINISH, which), rest)
            }
            false => (self.speaker.chosen(ClaimGround::ALL, word), rest),
        };
        let Some(ground) = ground else {
            return match self.game.finish_of(side).err().filter(|_| is_of_the_finish) {
                Some(why) => self.refuse(Refusal::NoFinish(why)).into(),
                None if is_of_the_finish => ask_ground(self, side),
                None => self.ask_what_is_claimed(),
            };
        };
        // In the finish no moves belong to a claim.
        let (cited, text) = cited(if ground.is_of_the_finish() { "" } else { rest });
        let intended = match text {
            "" => None,
            text => match self.intended_move(text) {
                Ok(m) => Some(m),
                Err(message) => return self.say(Information::OwnEntry, &message).into(),
            },
        };
        let claim = DrawClaim {
            ground,
            side,
            m: intended.map(|it| it.m),
            said: intended.and_then(|it| it.said),
            cited,
            left: None,
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
            Err(refusal) => {
                note_refused_claim(self, &claim, &refusal);
                self.refuse(refusal).into()
            }
            Ok(_) if self.means_it(piped) => self.make_the_claim(claim, stops),
            Ok(_) => self.ask_to_claim(claim),
        }
    }

    fn ask_what_is_claimed(&mut self) -> Next {
        let grounds = self.speaker.numbered(self.grounds_offered());
        ask_during_play(self, CommandWord::Claim, &Message::ClaimWhich { grounds })
    }

    /// Returns what a draw can be claimed for in such a game: those of a quickplay finish come last, each with its number.
    pub(in crate::desk) fn grounds_offered(&self) -> Vec<ClaimGround> {
        let has_a_finish = self.game.finish_of(self.game.turn()).is_ok();
        let has_seconds = self.game.rules().finish_delay;
        let is_offered = |it: &ClaimGround| match it {
            ClaimGround::Threefold | ClaimGround::FiftyMoves => true,
            ClaimGround::CannotWin | ClaimGround::NoEffort => has_a_finish,
            ClaimGround::Seconds => has_a_finish && has_seconds,
        };
        ClaimGround::ALL.into_iter().filter(is_offered).collect()
    }

    /// Returns true if a claim is open that ends the game once it is said whether it was checked (G.6).
    fn waits_to_be_left(&self) -> bool {
        let claim = self.game.draw_claim();
        claim.is_some_and(|it| self.game.is_decided_elsewhere(it.ground))
    }

    fn intended_move(&self, text: &str) -> Result<MoveAsSaid, Message> {
        let before = position_to_move(&self.game);
        self.move_meant_in(&before, text).map(|it| it.on_the_board(&before))
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
            // Whether both play on with more time they say themselves.
            _ if claim.ground == ClaimGround::Seconds => ClaimFinding::Right,
            // What half-moves the record lacks the players have seen.
            _ if unwritten(&self.game) > 0 && !claim.ground.is_of_the_finish() => ClaimFinding::Right,
            check if check.is_illegal => ClaimFinding::Illegal,
            check if check.holds(claim.ground) => ClaimFinding::Right,
            _ => ClaimFinding::Wrong,
        };
        let is_made = self.settle(Command::ClaimDraw { claim, stops });
        match is_made && self.game.mode() == Mode::Free {
            true if self.waits_to_be_left() => self.ask_whether_it_is_checked(),
            true => self.ask_what_is_found(found),
            false => Next::Done,
        }
    }

    /// Says that an open claim is not withdrawn. If the Laws do not say so, the arbiter decides, and at the keys is asked.
    /// Returns nothing if none is open.
    pub(in crate::desk) fn keeps_the_claim(&mut self) -> Option<Next> {
        let ground = self.game.draw_claim()?.ground;
        Some(match kept_by(self.game.rules(), ground) {
            Some(_) => self.refuse(Refusal::ClaimStands).into(),
            None if self.game.arbiter().is_some() => self.ask_what_is_found(ClaimFinding::Wrong),
            None => self.refuse(Refusal::ClaimUndecided).into(),
        })
    }
}

/// 9.4: the player loses the right to claim by a touch that may be disputed; the arbiter finds when it was.
fn note_refused_claim(table: &mut Table, claim: &DrawClaim, refusal: &Refusal) {
    let is_the_players = table.game.mode() == Mode::Event && table.game.arbiter().is_none();
    if *refusal == Refusal::ClaimLost && is_the_players {
        let (side, ground) = (claim.side, claim.ground);
        table.settle(Command::NoteForTheArbiter(ArbiterNote::ClaimRefused { side, ground }));
    }
}

fn needs_ground(table: &mut Table) {
    let known = table.speaker.names(table.grounds_offered()).join(", ");
    table.needs(CommandWord::Claim, &Message::NeedsFault { known });
}

/// Parts the first word from the rest.
fn first_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
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

//! What hands do on the boards: `/lifted g1`, `/lifted g1 f3`, `/opponent touched g8`, `/opponent released f6`. The one at the
//! keys hears the same for every square; what it binds to is the arbiter's (4.3 to 4.7).

use shakmaty::Square;

use super::faults::claim_illegal_move;
use crate::desk::command::stops::ask_during_play;
use crate::desk::report::policy::Information;
use crate::desk::report::word_lists::Named;
use crate::desk::{Next, Table};
use crate::game::{Command, StopReason};
use crate::language;
use crate::language::{CommandWord, Message};

/// What the opponent did with a piece.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum OpponentDid {
    Touched,
    Released,
    Claims,
}

impl OpponentDid {
    const ALL: [Self; 3] = [Self::Touched, Self::Released, Self::Claims];

    fn name(self) -> &'static str {
        match self {
            Self::Touched => "touched",
            Self::Released => "released",
            Self::Claims => "claims",
        }
    }
}

impl Named for OpponentDid {
    fn named(self) -> (&'static str, Message) {
        let did = self.name().into();
        (self.name(), Message::OpponentWords { did })
    }
}

impl Table {
    /// `/lifted g1`, and `/lifted g1 f3` where the piece was secured again at once.
    pub(in crate::desk) fn lifted(&mut self, rest: &str) -> Next {
        if let Some((from, to)) = self.two_squares(rest) {
            self.lift(from);
            self.secure(to);
            return Next::Done;
        }
        match self.square_in(rest) {
            Some(square) => self.lift(square).into(),
            None => ask_during_play(self, CommandWord::Lifted, &Message::WhichLifted),
        }
    }

    fn lift(&mut self, square: Square) {
        if self.settle(Command::Lift(square)) {
            let square = square.to_string();
            self.say(Information::OwnEntry, &Message::Lifted { square });
        }
    }

    fn secure(&mut self, square: Square) {
        if self.settle(Command::Secure(square)) {
            let square = square.to_string();
            self.say(Information::OwnEntry, &Message::Secured { square });
        }
    }

    /// `/opponent touched g8`, `/opponent released f6`, `/opponent claims three`, `/opponent claims move`.
    pub(in crate::desk) fn the_opponent_did(&mut self, rest: &str, piped: bool) -> Next {
        let (did, place) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let did = self.speaker.entered(OpponentDid::ALL, did);
        if did == Some(OpponentDid::Claims) {
            let side = self.game.who_plays_against_the_player();
            if self.speaker.entered(StopReason::ALL, place.trim()) == Some(StopReason::IllegalMove) {
                return claim_illegal_move(self, side);
            }
            return self.claim_for(side, place.trim(), piped);
        }
        let (Some(did), Some(square)) = (did, self.square_in(place)) else {
            let known = self.speaker.names(OpponentDid::ALL).join(", ");
            return self
                .needs(CommandWord::Opponent, &Message::NeedsOpponent { known })
                .into();
        };
        let named = square.to_string();
        let (command, message) = match did {
            OpponentDid::Touched | OpponentDid::Claims => (
                Command::OpponentTouches(square),
                Message::OpponentTouched { square: named },
            ),
            OpponentDid::Released => (
                Command::OpponentReleases(square),
                Message::OpponentReleased { square: named },
            ),
        };
        if self.settle(command) {
            self.say(Information::OwnEntry, &message);
        }
        Next::Done
    }

    fn square_in(&self, text: &str) -> Option<Square> {
        language::square(text, &self.speaker.reader())
    }

    /// Returns the squares of a line that names two, in any form.
    fn two_squares(&self, text: &str) -> Option<(Square, Square)> {
        let gaps = text.match_indices(char::is_whitespace).map(|(at, _)| text.split_at(at));
        let both = |(one, other): (&str, &str)| Some((self.square_in(one)?, self.square_in(other.trim_start())?));
        gaps.filter_map(both).next()
    }
}

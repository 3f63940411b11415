//! How long a move was thought about: the player's own and, in free mode, the opponent's (D.2.9.d).

use shakmaty::Color;

use crate::game::{Refusal, Served};
use crate::language::{CommandWord, Message};

use crate::desk::Table;
use crate::desk::report::policy::Information;
use crate::desk::report::times::{exact_or_about, whole_seconds};

impl Table {
    /// `/spent 12`, `/spent 12 b`: the time used for a move; without a number for the last one of the own side.
    pub(in crate::desk) fn spent(&mut self, rest: &str) {
        if !self.may_times_be_told() {
            return;
        }
        if self.game.clock().is_none() {
            return self.refuse(Refusal::NoClock);
        }
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (number, side) = rest.split_at(digits);
        let number = (!number.is_empty()).then(|| number.parse::<u32>());
        let named = match side.trim() {
            "" => Some(self.own_side()),
            side => self.side_meant(side).map(Some),
        };
        let (Ok(number), Some(side)) = (number.transpose(), named) else {
            return self.needs(CommandWord::Spent, &Message::NeedsMoveAndSide);
        };
        let mut meant = (0..self.game.plies().len()).filter(|it| {
            let (its_number, its_side) = self.place_on_the_sheet(*it);
            number.is_none_or(|it| it == its_number) && side.is_none_or(|it| it == its_side)
        });
        // Of two with one number the first is meant, without a number the last.
        let found = match number {
            Some(_) => meant.next(),
            None => meant.last(),
        };
        match found {
            Some(index) => self.tell_thought(index),
            None => self.say(Information::OwnEntry, &Message::NotOnSheet),
        }
    }

    fn tell_thought(&mut self, index: usize) {
        let (number, side) = self.place_on_the_sheet(index);
        let about = match self.game.opening().blind.serves(side) {
            true => Information::MovesAndTimeUsed,
            false => Information::OpponentsThought,
        };
        let number = number.into();
        let side = self.speaker.side(side);
        let message = match self.game.thought_about(index) {
            Some(time) => Message::MoveThought {
                number,
                side,
                about: exact_or_about(&self.game).into(),
                time: whole_seconds(time),
            },
            None => Message::MoveThoughtUnknown { number, side },
        };
        let telling = self.speaker.report(about, &message);
        match self.speaker.channel(&telling) {
            Some(_) => self.tell(telling),
            None => self.say(Information::OwnEntry, &Message::OpponentsThoughtNotTold),
        }
    }

    fn own_side(&self) -> Option<Color> {
        match self.game.opening().blind {
            Served::White => Some(Color::White),
            Served::Black => Some(Color::Black),
            Served::Both => None,
        }
    }

    fn place_on_the_sheet(&self, index: usize) -> (u32, Color) {
        self.game.place_of(u16::try_from(index + 1).unwrap_or(u16::MAX))
    }
}

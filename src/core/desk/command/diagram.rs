//! The position for who sees: as FEN and as a diagram. In an event neither exists before the result (P.2).

use shakmaty::Color;

use crate::game::Served;
use crate::game::half_known::present_position;
use crate::game::resolve::Placement;
use crate::language::braille::{in_unicode, position};
use crate::language::{CommandWord, Message, diagram};

use crate::desk::Table;
use crate::desk::report::policy::Information;
use crate::desk::report::telling::Telling;

impl Table {
    /// `/fen`: the position as FEN for the eye and the finger; a voice says what it is, for sign by sign it cannot be followed.
    pub(in crate::desk) fn fen(&mut self) {
        if !self.may_be_shown(Information::Fen, &Message::BoardNotShownYet) {
            return;
        }
        let position = self.position_as_it_is();
        let message = Message::FenShown {
            side: self.speaker.side(position.board().turn()),
            count: diagram::pieces_on(&Placement::of(position.board())).into(),
        };
        let spoken = self.speaker.report(Information::Fen, &message).spoken;
        let fen = position.fen();
        self.tell(Telling::new(Information::Fen, fen, spoken));
    }

    /// `/diagram`, `/diagram black`: the position as lines for the eye, a side at the bottom; a finger reads the picture of
    /// its cells in their place, and a voice only says that it is there.
    pub(in crate::desk) fn diagram(&mut self, rest: &str) {
        if !self.may_be_shown(Information::Diagram, &Message::BoardNotShownYet) {
            return;
        }
        let named = match rest {
            "" => Some(self.side_below()),
            rest => self.side_meant(rest),
        };
        let Some(below) = named else {
            return self.needs(CommandWord::Diagram, &Message::NeedsSide);
        };
        let message = Message::DiagramShown {
            side: self.speaker.side(below),
        };
        self.say(Information::Program, &message);
        let board = Placement::of(self.position_as_it_is().board());
        let rows = diagram::rows(&board, self.speaker.writing_letters(), below);
        let picture = position::diagram(&board, below);
        for (row, cells) in rows.into_iter().zip(picture) {
            let telling = Telling::new(Information::Diagram, row, Vec::new());
            self.tell_felt(telling, Some(in_unicode(&cells)), false);
        }
    }

    /// Returns the diagram of a whole screen, where one is wanted and may be seen.
    pub(in crate::desk) fn diagram_on_the_screen(&self) -> Vec<String> {
        let anything = Telling::new(Information::Diagram, String::new(), Vec::new());
        let is_known = self.game.comparing().is_none() && present_position(&self.game).is_some();
        let may_be_seen = is_known && self.speaker.channel(&anything).is_some();
        if !self.speaker.settings().diagram || !may_be_seen {
            return Vec::new();
        }
        let letters = self.speaker.writing_letters();
        let board = Placement::of(self.position_as_it_is().board());
        diagram::rows(&board, letters, self.side_below())
    }

    /// The own side sits at the bottom; where both are served, White.
    fn side_below(&self) -> Color {
        match self.game.opening().blind {
            Served::Black => Color::Black,
            Served::White | Served::Both => Color::White,
        }
    }
}

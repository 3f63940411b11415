//! The opponent repeats what was announced (D.2.1): heard and compared in open listening, where that is wanted.
//!
//! It holds nothing up. What was repeated as announced is passed over, another move is told once, and `/wrong-repeat`
//! announces again.

use crate::game::{Event, Move, Position};
use crate::language::listen::{Heard, Meaning, Outcome};
use crate::language::{Message, MessageId};

use super::draft::AsEntered;
use super::hearing::AskedNow;
use super::policy::Information;
use super::spoken::Understood;
use super::{Desk, Effect};

/// Our announcement, as long as it may be repeated.
#[derive(Clone, Debug)]
pub(super) struct ToRepeat {
    position: Position,
    m: Move,
}

impl Desk {
    /// Notes what the opponent is to repeat, before an event is applied.
    pub(super) fn note_what_is_to_repeat(&mut self, event: &Event) {
        let corrected = AsEntered {
            correcting: true,
            ..AsEntered::default()
        };
        let announced = match event {
            Event::Announced { m, .. } => Some((self.game.position().clone(), *m)),
            Event::Corrected { new, .. } => Some((self.position_for(corrected), *new)),
            Event::Repeated { .. } | Event::Dashed { .. } | Event::Resulted { .. } => None,
            _ => return,
        };
        let ours = announced.filter(|(position, _)| self.game.announces(position.board().turn()));
        self.to_repeat = ours.map(|(position, m)| ToRepeat { position, m });
    }

    /// Takes what was heard as the repetition, if it is one; returns true if that is all it is.
    pub(super) fn is_repetition(&mut self, heard: &Heard, effects: &mut Vec<Effect>) -> bool {
        let is_wanted = self.speaker.settings().listen.repetition;
        let Some(ToRepeat { position, m }) = self.to_repeat.clone().filter(|_| is_wanted) else {
            return false;
        };
        let ours = self.understand_in(heard, position, &AskedNow::Nothing);
        if ours.moves().contains(&m) {
            self.to_repeat = None;
            return true;
        }
        let Outcome::Clear(Meaning::Move(other)) = ours.outcome else {
            return false;
        };
        let theirs = self.understand_in(heard, self.game.position_announced(), &AskedNow::Nothing);
        let turn = ours.position.board().turn();
        // As long as our clock runs the opponent announces nothing new.
        let is_new = !self.game.awaits_press_of(turn) && theirs.cost() <= ours.cost() && !theirs.moves().is_empty();
        if !is_new {
            let phrase = self.speaker.phrase(&ours.position, other);
            let message = Message::new(MessageId::RepeatedOtherwise).with("move", phrase);
            self.say_message(Information::TableFact, &message, effects);
        }
        !is_new
    }
}

impl Understood {
    /// Returns the moves that may have been meant.
    fn moves(&self) -> Vec<Move> {
        let meanings: &[Meaning] = match &self.outcome {
            Outcome::Clear(meaning) => std::slice::from_ref(meaning),
            Outcome::Ask(question) => &question.meanings,
            Outcome::Nothing(_) => &[],
        };
        let as_move = |it: &Meaning| match it {
            Meaning::Move(m) | Meaning::MoveAndOffer(m) => Some(*m),
            _ => None,
        };
        meanings.iter().filter_map(as_move).collect()
    }

    /// Returns what speaks against the likeliest reading.
    pub(super) fn cost(&self) -> f32 {
        self.readings.first().map_or(f32::INFINITY, |it| it.cost)
    }
}

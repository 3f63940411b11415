//! The opponent repeats what was announced (D.2.1): heard and compared in open listening, where that is wanted.
//!
//! It holds nothing up. What was repeated as announced is passed over, another move is told once, and `/wrong-repeat`
//! announces again.

use crate::game::half_known::position_to_move;
use crate::game::{Event, Mode, Move, MoveAsSaid, Position};
use crate::language::Message;
use crate::language::listen::{Heard, Meaning, Outcome};

use crate::desk::entry::Entered;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::voice_input::spoken::Understood;
use crate::desk::{Desk, Table};

/// Our announcement, as long as it may be repeated.
#[derive(Clone, Debug)]
pub(in crate::desk) struct ToRepeat {
    position: Position,
    m: Move,
    /// True if somebody has listened to the opponent all the while.
    is_listened_to: bool,
}

/// The half-move that was said last in the Room, its place on the sheet counted from 0, and its words.
#[derive(Clone, Debug)]
pub(in crate::desk) struct SaidLast {
    index: usize,
    m: Move,
    words: String,
}

impl Table {
    /// Notes which half-move was said, behind an event.
    pub(in crate::desk) fn note_what_was_said(&mut self, event: &Event) {
        let m = match event {
            Event::Announced { m, .. } | Event::Repeated { m, .. } | Event::Corrected { new: m, .. } => *m,
            _ => return,
        };
        let plies = self.game.plies().len();
        let index = if self.game.announced().is_some() {
            plies
        } else {
            plies.saturating_sub(1)
        };
        let words = self.speaker.last_room().map(|it| it.written);
        self.said_last = words.map(|words| SaidLast { index, m, words });
    }

    /// Says again what was said last in the Room, unless it was a move that the sheet does not hold any more.
    pub(in crate::desk) fn repeat(&mut self) {
        let last = self.speaker.last_room();
        let is_said = |it: &&SaidLast| last.as_ref().is_some_and(|last| last.written == it.words);
        match self.said_last.as_ref().filter(is_said) {
            Some(said) if !self.is_still_on_the_sheet(said) => {
                let message = Message::StruckSince { m: said.words.clone() };
                self.say(Information::OwnEntry, &message);
            }
            _ => self.say_again(last),
        }
    }

    fn is_still_on_the_sheet(&self, said: &SaidLast) -> bool {
        let announced = self.game.announced().filter(|_| said.index == self.game.plies().len());
        let there = self.game.plies().get(said.index).map(|it| it.m);
        there.or(announced.map(|it| it.m)) == Some(said.m)
    }

    /// Returns the half-move that the opponent did not repeat, in an event where that was listened to, once the reply comes.
    pub(in crate::desk) fn not_repeated(&self, event: &Event) -> Option<u16> {
        let is_wanted = self.speaker.settings().listen.repetition && self.game.mode() == Mode::Event;
        let was_listened_to = self.to_repeat.as_ref().is_some_and(|it| it.is_listened_to);
        let replies = is_wanted && was_listened_to && matches!(event, Event::Repeated { .. });
        let last = u16::try_from(self.game.plies().len()).ok()?;
        replies.then_some(last).filter(|it| *it > 0)
    }

    /// Notes what the opponent is to repeat, before an event is applied.
    pub(in crate::desk) fn note_what_is_to_repeat(&mut self, event: &Event) {
        let announced = match event {
            Event::Announced { m, .. } => Some((position_to_move(&self.game).into_owned(), *m)),
            Event::Corrected { new, .. } => Some((self.game.position_corrected(), *new)),
            Event::Repeated { .. } | Event::Dashed { .. } | Event::Resulted { .. } | Event::Restored { .. } => None,
            Event::MoveTakenBack { .. } => None,
            _ => return,
        };
        let ours = announced.filter(|(position, _)| self.game.announces(position.board().turn()));
        self.to_repeat = ours.map(|(position, m)| ToRepeat {
            position,
            m,
            is_listened_to: true,
        });
    }
}

impl Desk {
    /// Notes while nobody listens that the opponent may have repeated what was announced.
    pub(in crate::desk) fn note_who_is_not_listened_to(&mut self) {
        let hears_the_player_alone = !self.voice_input.is_open || self.table.speaker.seen().arbiter_here;
        let is_deaf = self.table.input_health.are_in_trouble();
        if let Some(it) = &mut self.table.to_repeat {
            it.is_listened_to &= !hears_the_player_alone && !is_deaf;
        }
    }

    /// Takes what was heard as the repetition, if it is one; returns true if that is all it is.
    pub(in crate::desk) fn is_repetition(&mut self, heard: &Heard) -> bool {
        let is_wanted = self.table.speaker.settings().listen.repetition;
        let Some(ToRepeat { position, m, .. }) = self.table.to_repeat.clone().filter(|_| is_wanted) else {
            return false;
        };
        let ours = self.understand_in(heard, position, &AskedNow::Nothing);
        // Of a pawn that stays one nothing is said that the piece of a promotion would not lack.
        let may_lack_its_piece = matches!(ours.outcome, Outcome::Ask(_)) && m.promotion.is_none();
        let repeats = |it: Move| it == m || may_lack_its_piece && (it.from, it.to) == (m.from, m.to);
        if ours.moves().any(repeats) {
            self.table.to_repeat = None;
            return true;
        }
        let other = match ours.outcome {
            Outcome::Clear(meaning) => as_move(&meaning, &ours.position),
            Outcome::Ask(_) | Outcome::Nothing(_) => None,
        };
        let Some(other) = other else { return false };
        let theirs = self.understand_in(heard, self.table.game.position_announced(), &AskedNow::Nothing);
        let turn = ours.position.board().turn();
        // As long as our clock runs the opponent announces nothing new.
        let is_new =
            !self.table.game.awaits_press_of(turn) && theirs.cost() <= ours.cost() && theirs.moves().next().is_some();
        if !is_new {
            let phrase = self.table.speaker.phrase(&ours.position, other);
            let message = Message::RepeatedOtherwise { m: phrase.into() };
            self.table.say(Information::TableFact, &message);
        }
        !is_new
    }
}

/// Returns the move that a meaning stands for; of words, that which they announced.
fn as_move(meaning: &Meaning, position: &Position) -> Option<MoveAsSaid> {
    match meaning {
        Meaning::Move(m) | Meaning::MoveAndOffer(m) => Some(m.as_made().into()),
        Meaning::Said(spec) | Meaning::SaidAndOffer(spec) => Some(Entered::Words(*spec).on_the_board(position)),
        _ => None,
    }
}

impl Understood {
    /// Returns the moves that may have been meant.
    fn moves(&self) -> impl Iterator<Item = Move> {
        let meanings: &[Meaning] = match &self.outcome {
            Outcome::Clear(meaning) => std::slice::from_ref(meaning),
            Outcome::Ask(asked) => &asked.meanings,
            Outcome::Nothing(_) => &[],
        };
        meanings
            .iter()
            .filter_map(|it| as_move(it, &self.position))
            .map(|it| it.m)
    }

    /// Returns what speaks against the likeliest reading.
    pub(in crate::desk) fn cost(&self) -> f32 {
        self.readings.first().map_or(f32::INFINITY, |it| it.cost)
    }
}

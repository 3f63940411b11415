//! Dashes in time trouble: half-moves are counted and their sound goes on, and nobody writes (8.4). Afterwards each dash is
//! filled, in their order: from its sound by ear, with keys, by voice, or by what the recogniser makes of it (8.5).

use shakmaty::Color;

use crate::game::{ClipOf, Command, Move, Refusal};
use crate::language::reconstruct::{Answered, Answers, Reconstruction, Said, Tape};
use crate::language::{CommandWord, Message, MessageId};

use crate::desk::entry::{AsEntered, Entry};
use crate::desk::mode;
use crate::desk::question::{Argument, OpenQuestion, ReadBack};
use crate::desk::report::policy::{self, Information};
use crate::desk::tape::clip::{ClipHeard, ClipSound};
use crate::desk::{Desk, Earcon, Effect, Table};

/// Every way to write a dash, on paper and in cells.
const DASHES: [&str; 4] = ["-", "–", "—", "⠤"];

/// Dashes are being filled.
#[derive(Clone, Debug, Default)]
pub(super) struct Filling {
    /// What the recogniser made of the sound, once it has.
    guess: Option<Guess>,
    /// True if a half-move was counted since the last dash was filled, so that a correction strikes it.
    has_counted: bool,
    /// True if one dash alone is put right: no other is asked about behind it.
    is_for_one: bool,
}

/// What the sound of the dashes says, read as one game.
#[derive(Clone, Debug)]
struct Guess {
    tape: Tape,
    answers: Answers,
    /// How many half-moves stood on the sheet before it.
    after: usize,
    game: Reconstruction,
}

/// The mode in which what is entered is a half-move for a dash.
pub(super) struct FillingDashes;

impl mode::Mode for FillingDashes {
    fn is_on(&self, desk: &Desk) -> bool {
        desk.filling.is_some()
    }

    fn entry(&self, desk: &mut Desk, text: &str, piped: bool) -> bool {
        let completes = desk.open_question().is_some_and(OpenQuestion::completes_an_entry);
        let corrects = !completes && desk.corrects_what_was_filled();
        if corrects {
            desk.correct_what_was_filled(text, piped);
        }
        corrects
    }

    fn admits(&self, _desk: &Desk) -> Option<Result<(), Refusal>> {
        Some(Ok(()))
    }

    fn commit(&self, desk: &mut Desk, entry: Entry) -> bool {
        let rewrites = entry.as_entered.correcting && desk.written_later().is_some();
        if !rewrites {
            desk.fill(entry.m);
        }
        !rewrites
    }

    fn cancel(&self, desk: &mut Desk) -> bool {
        let stops = desk.question.is_none();
        if stops {
            desk.stop_filling();
        }
        stops
    }

    fn place(&self, desk: &Desk) -> Option<(u32, Color)> {
        // The question is about the one before.
        Some(match desk.corrects_what_was_filled() {
            true => desk
                .table
                .game
                .place_of(u16::try_from(desk.table.game.plies().len()).unwrap_or(u16::MAX)),
            false => desk.table.place_of_the_dash(),
        })
    }
}

/// The mode in which half-moves are counted, and nothing but their number goes on.
pub(super) struct CountingDashes;

impl mode::Mode for CountingDashes {
    fn is_on(&self, desk: &Desk) -> bool {
        desk.counts_dashes()
    }

    fn admits(&self, desk: &Desk) -> Option<Result<(), Refusal>> {
        Some(Err(Refusal::FillFirst(desk.table.game.dashes().len())))
    }

    fn cancel(&self, desk: &mut Desk) -> bool {
        // Nothing is asked, and still there is something to be taken back.
        let is_refused = desk.question.is_none();
        if is_refused {
            desk.table.refuse(Refusal::FillFirst(desk.table.game.dashes().len()));
        }
        is_refused
    }

    fn next_step(&self, desk: &mut Desk) -> bool {
        desk.next_dash();
        true
    }
}

impl Table {
    fn may_be_read_as_a_game(&self) -> bool {
        let arbiter_here = self.game.arbiter().is_some();
        policy::may_be_read_as_a_game(self.game.mode(), self.game.outcome().is_some(), arbiter_here)
    }

    /// Returns true if a half-move is a dash.
    pub(super) fn is_dashed(&self, number: u32, side: shakmaty::Color) -> bool {
        let (first, last) = (self.game.plies().len() + 1, self.game.half_moves_made());
        let place = |ply| self.game.place_of(u16::try_from(ply).unwrap_or(u16::MAX));
        (first..=last).any(|ply| place(ply) == (number, side))
    }

    /// Returns the number and the side of the first dash.
    pub(super) fn place_of_the_dash(&self) -> (u32, shakmaty::Color) {
        let ply = u16::try_from(self.game.plies().len() + 1).unwrap_or(u16::MAX);
        self.game.place_of(ply)
    }

    /// Returns the clip of a dash, counted from 0: that of the same moment, whatever was struck or filled since.
    fn clip_of_dash(&self, index: usize) -> Option<usize> {
        let at = self.game.dashes().get(index)?.at;
        let is_it = |it: &crate::game::Clip| it.of == ClipOf::Move && it.at == Some(at);
        self.tape.clips.iter().position(is_it)
    }

    /// Returns the sound of the dashes, in their order.
    fn clips_of_dashes(&self) -> Vec<ClipSound> {
        let places = (0..self.game.dashes().len()).filter_map(|it| self.clip_of_dash(it));
        places.map(|it| self.sound_of(&self.tape.clips[it])).collect()
    }
}

impl Desk {
    /// Returns true for a line that is a dash and nothing else.
    pub(super) fn is_a_dash(&self, line: &str) -> bool {
        let is_asked = self.question.is_some() && (self.filling.is_none() || self.corrects_what_was_filled());
        !is_asked && DASHES.contains(&line)
    }

    /// Returns true for a dash that answers a question: no.
    pub(super) fn is_a_no(&self, line: &str) -> bool {
        DASHES.contains(&line) && self.takes_no()
    }

    /// Takes a dash and nothing else. It may be the no to a question that is gone, so that it counts nothing before
    /// somebody began with dashes.
    pub(super) fn dash_alone(&mut self) {
        if self.table.game.is_dashing() {
            return self.dash();
        }
        let command = self.table.name_of(CommandWord::Dash);
        let message = Message::new(MessageId::DashUnasked).with("command", command);
        self.table.say_with(Earcon::Refused, Information::OwnEntry, &message);
    }

    /// Returns true while dashes are filled and the open question is about the one that was filled last.
    pub(super) fn corrects_what_was_filled(&self) -> bool {
        self.filling.is_some() && self.as_spoken().correcting
    }

    /// Takes a line while what was filled last is put right: it belongs to that question, whatever was entered before, and
    /// what is not understood leaves the question open.
    pub(super) fn correct_what_was_filled(&mut self, text: &str, piped: bool) {
        let before = self.table.outbox.mark();
        self.question = None;
        self.correction(text, piped);
        let is_recorded = self.table.outbox.recorded_since(before, |_| true);
        if self.question.is_none() && !is_recorded {
            self.leave_open(Argument(CommandWord::Correct));
        }
    }

    /// Returns true while dashes are counted: nothing but their number goes on.
    pub(super) fn counts_dashes(&self) -> bool {
        !self.table.game.dashes().is_empty() && self.filling.is_none()
    }

    /// Counts a half-move that nobody writes. In free mode the one before it was made and pressed, if nobody said so; the
    /// opponent's is pressed as it is when it is written.
    pub(super) fn dash(&mut self) {
        if self.table.usual_path() && !self.table.finish_the_move_before() {
            return;
        }
        let side = self.table.game.turn();
        if !self.table.settle(Command::Dash) {
            return;
        }
        if let Some(filling) = &mut self.filling {
            filling.has_counted = true;
        }
        if self.table.usual_path() && !self.table.game.announces(side) {
            self.table.press_for(side);
        }
    }

    /// Enter alone while dashes are counted: the press of the clock, which is a dash too, or without one the next dash.
    pub(super) fn next_dash(&mut self) {
        match self.table.game.has_clock() {
            _ if !self.table.game.is_dashing() => self.table.refuse(Refusal::FillFirst(self.table.game.dashes().len())),
            true => self.table.press(),
            false => self.dash(),
        }
    }

    /// Returns true if a correction without a move strikes the last dash: there was no half-move.
    pub(super) fn corrects_a_dash(&self) -> bool {
        self.counts_dashes() || self.filling.as_ref().is_some_and(|it| it.has_counted)
    }

    /// Strikes the last dash.
    pub(super) fn strike_dash(&mut self) {
        if let Err(refusal) = self.table.decide(Command::StrikeDash) {
            return self.refuse_correction(refusal);
        }
        if let Some(filling) = &mut self.filling {
            filling.has_counted = false;
        }
        self.end_with_the_last_dash();
    }

    /// Returns the move that may still be corrected.
    pub(super) fn correctable(&self) -> Result<Move, Refusal> {
        match (self.written_later(), self.table.game.outcome()) {
            (Some(m), _) => Ok(m),
            (None, Some(outcome)) => Err(Refusal::GameOver(outcome)),
            (None, None) => self.table.game.correctable(),
        }
    }

    /// Returns the last move of the sheet if it was written in the place of a dash: putting that right is nobody's
    /// announcement.
    pub(super) fn written_later(&self) -> Option<Move> {
        let may = !self.counts_dashes() && self.table.game.announced().is_none();
        let last = self.table.game.plies().last().filter(|it| may && it.filled)?;
        Some(last.m)
    }

    /// Begins to fill the dashes; while it goes on, what is entered is a half-move for the first of them.
    pub(super) fn begin_to_fill(&mut self) {
        let count = self.table.game.dashes().len();
        if count == 0 {
            return self.table.refuse(Refusal::NoDash);
        }
        let clips = self.table.clips_of_dashes();
        if self.filling.as_ref().is_none_or(|it| it.is_for_one) {
            self.filling = Some(Filling::default());
            let message = Message::new(MessageId::FillBegins)
                .with("count", count)
                .with("command", self.table.name_of(CommandWord::Cancel));
            self.table.say_message(Information::OwnEntry, &message);
            if self.table.may_be_read_as_a_game() && !clips.is_empty() {
                self.table.outbox.push(Effect::HearClips(clips));
            }
        }
        self.ask_for_the_dash();
    }

    /// Puts a move in the place of the only dash, or the first, without being asked for it.
    pub(super) fn fill_with(&mut self, text: &str, piped: bool) {
        self.begin_to_fill_one();
        let as_entered = AsEntered {
            piped,
            ..AsEntered::default()
        };
        self.new_entry(text, as_entered);
    }

    /// What is entered next is a half-move for the first dash; nothing is asked about the others behind it.
    pub(super) fn begin_to_fill_one(&mut self) {
        self.filling.get_or_insert(Filling {
            is_for_one: true,
            ..Filling::default()
        });
    }

    /// What one dash alone was to be filled with ends with its question.
    pub(super) fn end_filling_one(&mut self) {
        let is_open = self.question.is_some() || self.set_aside.is_some();
        if !is_open && self.filling.as_ref().is_some_and(|it| it.is_for_one) {
            self.filling = None;
        }
    }

    /// Stops filling; the dashes that are left stay.
    pub(super) fn stop_filling(&mut self) {
        self.filling = None;
        let message = self
            .table
            .speaker
            .counted(MessageId::FillStops, "count", self.table.game.dashes().len());
        self.table.say_message(Information::OwnEntry, &message);
    }

    /// Puts a right move in the place of the one that was written last.
    pub(super) fn fill_again(&mut self, m: Move) {
        let ply = u16::try_from(self.table.game.plies().len()).unwrap_or(u16::MAX);
        if self.table.settle(Command::RewriteSheet { ply, m }) {
            self.learn(usize::from(ply) - 1, m);
            if self.filling.is_some() {
                self.ask_for_the_dash();
            }
        }
    }

    /// Puts a move in the place of the first dash, and goes on to the next.
    pub(super) fn fill(&mut self, m: Move) {
        let ply = self.table.game.plies().len();
        if !self.table.settle(Command::FillDash(m)) {
            return;
        }
        if let Some(filling) = &mut self.filling {
            filling.has_counted = false;
        }
        self.learn(ply, m);
        if !self.table.game.dashes().is_empty() {
            if self.filling.as_ref().is_some_and(|it| !it.is_for_one) {
                self.ask_for_the_dash();
            }
            return;
        }
        self.end_with_the_last_dash();
        self.ask_for_the_result();
    }

    /// Says that nothing is left to be filled.
    fn end_with_the_last_dash(&mut self) {
        if self.table.game.dashes().is_empty() && self.filling.take().is_some() {
            self.table.say(Information::OwnEntry, MessageId::FillDone);
        }
    }

    /// Takes what the recogniser heard in the sound of the dashes, and proposes the half-move that is asked for.
    pub(super) fn clips_heard(&mut self, heard: &[ClipHeard]) {
        if self.filling.is_none() || self.table.game.dashes().is_empty() || !self.table.may_be_read_as_a_game() {
            return;
        }
        let hearing = self.table.speaker.hearing();
        let clips: Vec<String> = self.table.clips_of_dashes().into_iter().map(|it| it.file).collect();
        // What was filled in the meantime is not asked for any more.
        let wanted = heard.iter().filter(|it| clips.contains(&it.file));
        let said: Vec<Said> = wanted
            .flat_map(|it| &it.said)
            .map(|it| Said::of(it, &hearing))
            .collect();
        let tape = Tape::new(self.table.game.position().clone(), said);
        let answers = Answers::new();
        let guess = Guess {
            game: tape.reconstruct(&answers),
            after: self.table.game.plies().len(),
            answers,
            tape,
        };
        if let Some(filling) = &mut self.filling {
            filling.guess = Some(guess);
        }
        if self.question.is_none() {
            self.propose();
        }
    }

    /// Asks what was played in the place of the first dash, with its sound; or proposes what is sure.
    fn ask_for_the_dash(&mut self) {
        let (number, side) = self.table.place_of_the_dash();
        match self.table.clip_of_dash(0) {
            Some(place) => self.table.play_clip(place),
            None => {
                let message = Message::new(MessageId::FillAsk)
                    .with("number", number)
                    .with("side", self.table.speaker.side(side));
                self.table.say_message(Information::OwnEntry, &message);
            }
        }
        self.propose();
    }

    /// Reads back what the recogniser is sure of; Enter takes it, a move entered takes its place.
    fn propose(&mut self) {
        let Some(m) = self.guessed() else { return };
        let entry = Entry {
            m,
            as_entered: AsEntered::default(),
        };
        let telling = self
            .table
            .speaker
            .read_back(&self.table.game.position().clone(), entry, None);
        self.leave_open(ReadBack(entry));
        self.table.tell(telling);
    }

    /// Returns the half-move the sound says, if nothing about it is in doubt.
    fn guessed(&self) -> Option<Move> {
        // The arbiter for whom it was read may have given the keys back.
        let guess = self.filling.as_ref().filter(|_| self.table.may_be_read_as_a_game())?;
        let guess = guess.guess.as_ref()?;
        let index = self.table.game.plies().len().checked_sub(guess.after)?;
        let (position, half_move) = guess.game.walk().nth(index)?;
        // An entry before the dashes may have been rewritten since.
        let is_sure = half_move.doubt.is_none() && position == *self.table.game.position();
        is_sure.then_some(half_move.m)
    }

    /// What was entered for a dash decides what the sound of the others says.
    fn learn(&mut self, ply: usize, m: Move) {
        let Some(guess) = self.filling.as_mut().and_then(|it| it.guess.as_mut()) else {
            return;
        };
        let Some(half_move) = ply
            .checked_sub(guess.after)
            .and_then(|it| guess.game.half_moves.get(it))
        else {
            return;
        };
        if half_move.m != m || half_move.doubt.is_some() {
            guess.answers.insert(half_move.utterance, Answered::Move(m));
            guess.game = guess.tape.reconstruct(&guess.answers);
        }
    }
}

//! Dashes in time trouble: half-moves are counted and their sound goes on, and nobody writes (8.4). Afterwards each dash is
//! filled, in their order: from its sound by ear, with keys, by voice, or by what the recogniser makes of it (8.5).

use shakmaty::Color;

use crate::game::half_known::{dashes_first, goes_on, unwritten};
use crate::game::{ClipOf, Command, Move, MoveAsSaid, Refusal};
use crate::language::reconstruct::{Answered, Answers, ParsedPassage, Reconstruction, Tape};
use crate::language::{CommandWord, Message};

use crate::desk::entry::{AsEntered, Entry};
use crate::desk::handler;
use crate::desk::question::{Argument, Question, ReadBack};
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::tape::clip::ClipHeard;
use crate::desk::{Earcon, Effect, Next, Table};
use ansage_wire::ClipSound;

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

/// Takes what is entered as a half-move for a dash, while dashes are filled.
pub(super) struct FillingDashes;

impl handler::Handler for FillingDashes {
    fn is_on(&self, table: &Table) -> bool {
        table.filling.is_some()
    }

    /// While what was filled last is put right a line belongs to that question, whatever was entered before, and what is not
    /// understood leaves the question open.
    fn entry(&self, _table: &mut Table, open: Option<&Question>, text: &str, piped: bool) -> Option<Next> {
        let completes = open.is_some_and(|it| it.open().completes_an_entry());
        let corrected = Next::run(CommandWord::Correct, text, piped).or_ask(Argument(CommandWord::Correct));
        (!completes && is_about_what_was_filled(open)).then_some(corrected)
    }

    fn admits(&self, _table: &Table) -> Option<Result<(), Refusal>> {
        Some(Ok(()))
    }

    fn commit(&self, table: &mut Table, entry: Entry) -> Option<Next> {
        let rewrites = entry.as_entered.correcting && table.written_later().is_some();
        (!rewrites).then(|| table.fill(table.move_of(entry)))
    }

    fn cancel(&self, table: &mut Table, open: Option<&Question>) -> Option<Next> {
        open.is_none().then(|| table.stop_filling().into())
    }

    fn place(&self, table: &Table, open: Option<&Question>) -> Option<(u32, Color)> {
        Some(match is_about_what_was_filled(open) {
            true => {
                let filled = u16::try_from(table.game.plies().len()).unwrap_or(u16::MAX);
                table.game.place_of(filled)
            }
            false => table.place_of_the_dash(),
        })
    }
}

/// Returns true if the question that is open while dashes are filled is about the one that was filled last.
fn is_about_what_was_filled(open: Option<&Question>) -> bool {
    let as_entered = open.and_then(|it| it.open().as_entered());
    as_entered.is_some_and(|it| it.correcting)
}

/// Counts half-moves, and keeps moves away from a player who has to write first.
pub(super) struct CountingDashes;

impl handler::Handler for CountingDashes {
    fn is_on(&self, table: &Table) -> bool {
        table.counts_dashes()
    }

    fn admits(&self, table: &Table) -> Option<Result<(), Refusal>> {
        goes_on(&table.game, table.now).err().map(Err)
    }

    /// Nothing is asked, and still there is something to be taken back.
    fn cancel(&self, table: &mut Table, open: Option<&Question>) -> Option<Next> {
        let refusal = Refusal::FillFirst(unwritten(&table.game));
        open.is_none().then(|| table.refuse(refusal).into())
    }

    fn next_step(&self, table: &mut Table) -> Option<Next> {
        Some(table.next_dash().into())
    }
}

impl Table {
    fn may_be_read_as_a_game(&self) -> bool {
        let arbiter_here = self.game.arbiter().is_some();
        policy::may_be_read_as_a_game(self.game.mode(), self.game.is_over(), arbiter_here)
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

    /// Takes a dash and nothing else. It may be the no to a question that is gone, so that it counts nothing before
    /// somebody began with dashes.
    pub(super) fn dash_alone(&mut self) {
        if self.game.is_dashing() {
            return self.dash();
        }
        let command = self.name_of(CommandWord::Dash);
        let message = Message::DashUnasked { command };
        self.say_with(Earcon::Refused, Information::OwnEntry, &message);
    }

    /// Returns true while dashes are counted: the last half-move is one, and nothing is announced after it.
    pub(super) fn counts_dashes(&self) -> bool {
        let is_the_last = self.game.dashes().last().is_some_and(|it| it.m.is_none());
        is_the_last && self.game.announced().is_none() && self.filling.is_none() && !self.game.is_a_clock()
    }

    /// Counts a half-move that nobody writes. In free mode the one before it was made and pressed, if nobody said so; the
    /// opponent's is pressed as it is when it is written.
    pub(super) fn dash(&mut self) {
        if self.usual_path() && !self.finish_the_move_before() {
            return;
        }
        let side = self.game.turn();
        if !self.settle(Command::Dash) {
            return;
        }
        if let Some(filling) = &mut self.filling {
            filling.has_counted = true;
        }
        if self.usual_path() && !self.game.announces(side) {
            self.press_for(side);
        }
    }

    /// Enter alone while dashes are counted: the press of the clock, which is a dash too, or without one the next dash.
    fn next_dash(&mut self) {
        match self.game.has_clock() {
            _ if !self.game.is_dashing() => self.refuse(dashes_first(&self.game)),
            true => self.press(),
            false => self.dash(),
        }
    }

    /// Returns true if a correction without a move strikes the last dash: there was no half-move.
    pub(super) fn corrects_a_dash(&self) -> bool {
        self.counts_dashes() || self.filling.as_ref().is_some_and(|it| it.has_counted)
    }

    /// Returns the move that may still be corrected.
    pub(super) fn correctable(&self) -> Result<MoveAsSaid, Refusal> {
        match (self.written_later(), self.game.outcome()) {
            (Some(m), _) => Ok(m),
            (None, Some(outcome)) => Err(Refusal::GameOver(outcome)),
            (None, None) => self.game.correctable(),
        }
    }

    /// Returns the last move of the sheet if it was written in the place of a dash: putting that right is nobody's
    /// announcement.
    pub(super) fn written_later(&self) -> Option<MoveAsSaid> {
        let is_the_last = self.filling.is_some() || self.game.dashes().is_empty();
        let may = is_the_last && self.game.announced().is_none();
        let last = self.game.plies().last().filter(|it| may && it.filled)?;
        Some(last.as_said())
    }

    /// What is entered next is a half-move for the first dash; nothing is asked about the others behind it.
    pub(super) fn begin_to_fill_one(&mut self) {
        self.filling.get_or_insert(Filling {
            is_for_one: true,
            ..Filling::default()
        });
    }

    /// Stops filling; the dashes that are left stay.
    fn stop_filling(&mut self) {
        self.filling = None;
        let count = self.speaker.counted(unwritten(&self.game));
        self.say(Information::OwnEntry, &Message::FillStops { count });
    }

    /// Says that nothing is left to be filled.
    fn end_with_the_last_dash(&mut self) {
        if self.game.dashes().is_empty() && self.filling.take().is_some() {
            self.say(Information::OwnEntry, &Message::FillDone);
        }
    }

    /// Returns the half-move the sound says, if nothing about it is in doubt.
    fn guessed(&self) -> Option<Move> {
        // The arbiter for whom it was read may have given the keys back.
        let guess = self.filling.as_ref().filter(|_| self.may_be_read_as_a_game())?;
        let guess = guess.guess.as_ref()?;
        let index = self.game.plies().len().checked_sub(guess.after)?;
        let (position, half_move) = guess.game.walk().nth(index)?;
        // An entry before the dashes may have been rewritten since.
        let is_sure = half_move.doubt.is_none() && position == *self.game.position();
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
            guess.answers.insert(half_move.passage, Answered::Move(m));
            guess.game = guess.tape.reconstruct(&guess.answers);
        }
    }
}

impl Table {
    /// Strikes the last dash.
    pub(super) fn strike_dash(&mut self) -> Next {
        if let Err(refusal) = self.decide(Command::StrikeDash) {
            return self.refuse_correction(refusal, None);
        }
        if let Some(filling) = &mut self.filling {
            filling.has_counted = false;
        }
        self.end_with_the_last_dash().into()
    }

    /// `/fill`: begins to fill the dashes; while it goes on, what is entered is a half-move for the first of them. `/fill e5`
    /// fills that one and asks for no other.
    pub(super) fn begin_to_fill(&mut self, rest: &str, as_entered: AsEntered) -> Next {
        let count = unwritten(&self.game);
        if count == 0 {
            return self.refuse(Refusal::NoDash).into();
        }
        if !rest.is_empty() {
            self.begin_to_fill_one();
            return Next::enter(rest, as_entered);
        }
        let clips = self.clips_of_dashes();
        if self.filling.as_ref().is_none_or(|it| it.is_for_one) {
            self.filling = Some(Filling::default());
            let message = Message::FillBegins {
                count: count.into(),
                command: self.name_of(CommandWord::Cancel),
            };
            self.say(Information::OwnEntry, &message);
            if self.may_be_read_as_a_game() && !clips.is_empty() {
                self.outbox.push(Effect::HearClips(clips));
            }
        }
        self.ask_for_the_dash()
    }

    /// Puts a move in the place of the only dash, or the first, without being asked for it.
    pub(super) fn fill_with(&mut self, text: &str, piped: bool) -> Next {
        self.begin_to_fill_one();
        let as_entered = AsEntered::typed(piped);
        Next::enter(text, as_entered)
    }

    /// Puts a right move in the place of the one that was written last.
    pub(super) fn fill_again(&mut self, m: MoveAsSaid) -> Next {
        let ply = u16::try_from(self.game.plies().len()).unwrap_or(u16::MAX);
        if !self.settle(Command::RewriteSheet { ply, m, initials: None }) {
            return Next::Done;
        }
        self.learn(usize::from(ply) - 1, m.m);
        match self.filling {
            Some(_) => self.ask_for_the_dash(),
            None => Next::Done,
        }
    }

    /// Puts a move in the place of the first dash, and goes on to the next.
    pub(super) fn fill(&mut self, m: MoveAsSaid) -> Next {
        let ply = self.game.plies().len();
        if !self.settle(Command::FillDash(m)) {
            return Next::Done;
        }
        if let Some(filling) = &mut self.filling {
            filling.has_counted = false;
        }
        self.learn(ply, m.m);
        if !self.game.dashes().is_empty() {
            return match &self.filling {
                Some(filling) if !filling.is_for_one => self.ask_for_the_dash(),
                Some(_) | None => Next::Done,
            };
        }
        self.end_with_the_last_dash();
        self.ask_for_the_result()
    }

    /// Takes what the recogniser heard in the sound of the dashes. Returns true if a half-move may be proposed.
    pub(super) fn clips_heard(&mut self, heard: &[ClipHeard]) -> bool {
        if self.filling.is_none() || self.game.dashes().is_empty() || !self.may_be_read_as_a_game() {
            return false;
        }
        let hearing = self.speaker.hearing();
        let clips: Vec<String> = self.clips_of_dashes().into_iter().map(|it| it.file).collect();
        // What was filled in the meantime is not asked for any more.
        let wanted = heard.iter().filter(|it| clips.contains(&it.file));
        let said: Vec<ParsedPassage> = wanted
            .flat_map(|it| &it.said)
            .map(|it| ParsedPassage::of(it, &hearing))
            .collect();
        let tape = Tape::new(self.game.position().clone(), said);
        let answers = Answers::new();
        let guess = Guess {
            game: tape.reconstruct(&answers),
            after: self.game.plies().len(),
            answers,
            tape,
        };
        if let Some(filling) = &mut self.filling {
            filling.guess = Some(guess);
        }
        true
    }

    /// Asks what was played in the place of the first dash, with its sound; or proposes what is sure.
    fn ask_for_the_dash(&mut self) -> Next {
        let (number, side) = self.place_of_the_dash();
        match self.clip_of_dash(0) {
            Some(place) => self.play_clip(place),
            None => {
                let message = Message::FillAsk {
                    number: number.into(),
                    side: self.speaker.side(side),
                };
                self.say(Information::OwnEntry, &message);
            }
        }
        self.propose()
    }

    /// Reads back what the recogniser is sure of; Enter takes it, a move entered takes its place.
    pub(super) fn propose(&mut self) -> Next {
        let Some(m) = self.guessed() else {
            return Next::Done;
        };
        let entry = Entry::of_move(m, AsEntered::default());
        let telling = self.speaker.read_back(&self.game.position().clone(), entry, None);
        self.tell(telling);
        Next::ask(ReadBack(entry))
    }

    /// What one dash alone was to be filled with ends where nothing is asked about it any more.
    pub(super) fn end_filling_one(&mut self) {
        if self.filling.as_ref().is_some_and(|it| it.is_for_one) {
            self.filling = None;
        }
    }
}

/// Returns true for a line that is a dash and nothing else.
pub(super) fn is_dash(line: &str) -> bool {
    DASHES.contains(&line)
}

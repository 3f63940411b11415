//! Two boards differ (D.2.8): the other sheet is keyed, boards are entered, and the game goes back where it must.
//!
//! While the boards are compared a line is no move but an entry of the opponent's sheet, or the answer to a question
//! about one. In an event only an arbiter at the keys goes on with it; in free mode the players are their own arbiters.

mod boards;
mod braille_entries;
mod spoken_entries;

use crate::game::comparing::{Comparing, MOST_AHEAD};
use crate::game::laws::Subject;
use crate::game::own_sheet::is_log;
use crate::game::resolve::sheets::{Doubt, Undecided};
use crate::game::resolve::{Agreement, EntryMeaning, SheetEntry, Whose};
use crate::game::{Command, Move, Position, Refusal};
use crate::language;
use crate::language::sheet_reading::paper;
use crate::language::sheet_reading::paper::{AnnouncedWords, KeyedCell};
use crate::language::verdict::{place, undecided};
use crate::language::{Answer, CommandWord, Message, MoveSpec};

use crate::desk::entry::Entry;
use crate::desk::handler;
use crate::desk::question::{OtherSheet, Question};
use crate::desk::report::policy::Information;
use crate::desk::report::sheets::{Judged, Sheets};
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Earcon, Next, Table, retell};
pub(super) use boards::AskedBoard;

/// How far the comparison of the boards has come.
#[derive(Clone, Debug, Default)]
pub(super) struct Comparison {
    /// The half-move of the other sheet that was gone to by its number.
    pub(super) jumped_to: Option<usize>,
    /// The board that is found out by questions.
    pub(super) asked_board: Option<AskedBoard>,
}

/// Takes a line as an entry of the other sheet, or as what stands on a board, while boards are compared.
pub(super) struct ComparingBoards;

impl handler::Handler for ComparingBoards {
    fn is_on(&self, table: &Table) -> bool {
        table.game.comparing().is_some()
    }

    fn line(&self, table: &mut Table, open: Option<&Question>, line: &str) -> Option<Next> {
        match open {
            Some(question) => question.open().compared_line(table, line),
            // It comes too late, and no sheet has it.
            None if table.is_a_late_answer(line) => None,
            None => Some(table.line_of_the_other_sheet(line)),
        }
    }

    fn admits(&self, table: &Table) -> Option<Result<(), Refusal>> {
        Some(match table.position_wanted() {
            Some(_) => Ok(()),
            None => Err(Refusal::BoardsCompared),
        })
    }

    fn position(&self, table: &Table) -> Option<Position> {
        table.position_wanted()
    }

    fn understood(&self, table: &mut Table, entry: Entry, position: &Position) -> Option<Next> {
        let keys_sheet = table.keys_the_other_sheet();
        keys_sheet.then(|| table.take_compared_move(entry, position))
    }

    fn impossible(&self, table: &mut Table, spec: &MoveSpec) -> Option<Next> {
        let text = table.speaker.lexicon().phrase(&spec.words());
        let keys_sheet = table.keys_the_other_sheet();
        keys_sheet.then(|| table.take_compared_impossible(text))
    }

    fn commit(&self, table: &mut Table, entry: Entry) -> Option<Next> {
        let keys_sheet = table.keys_the_other_sheet();
        keys_sheet.then(|| table.enter_wanted(SheetEntry::Move(table.move_of(entry).m)).into())
    }

    fn correct(&self, table: &mut Table, open: Option<&Question>, rest: &str) -> Option<Next> {
        let is_an_entry = open.is_some_and(|it| it.open().is_an_entry());
        let keys_sheet = table.keys_the_other_sheet() && !is_an_entry;
        keys_sheet.then(|| table.correct_compared(open, rest))
    }

    fn cancel(&self, table: &mut Table, open: Option<&Question>) -> Option<Next> {
        table.cancel_of_the_comparison(open)
    }

    fn confirm(&self, table: &mut Table) -> Option<Next> {
        let keys_sheet = table.keys_the_other_sheet();
        keys_sheet.then(|| table.say(Information::OwnEntry, &Message::NothingWasAsked).into())
    }

    fn deny(&self, table: &mut Table) -> Option<Next> {
        let keys_sheet = table.keys_the_other_sheet();
        keys_sheet.then(|| table.take_back_or_say_so())
    }

    fn may_be_said(&self, table: &Table) -> Option<AskedNow> {
        table.keys_the_other_sheet().then_some(AskedNow::Sheet)
    }

    /// A dash is a missing entry, and a digit a number.
    fn takes_any_text(&self, table: &Table) -> bool {
        table.keys_the_other_sheet()
    }

    fn prompt(&self, table: &Table, open: Option<&Question>) -> Option<Message> {
        table.prompt_of_the_comparison(open)
    }
}

impl Table {
    /// `/mismatch`: the boards differ. Said once more it asks how things stand.
    pub(super) fn mismatch(&mut self) {
        let Some(comparing) = self.game.comparing() else {
            if self.settle(Command::CompareBoards) {
                self.tell_how_to_key();
            }
            return;
        };
        let tellings = match (self.may_compare(), comparing.is_told()) {
            (true, _) => retell::verdict(&self.game, &self.speaker),
            (false, true) => retell::corrections(&self.game, &self.speaker),
            (false, false) => return self.say(Information::TableFact, &Message::ScoresheetsDecide),
        };
        for telling in tellings {
            self.tell(telling);
        }
    }

    /// Returns true if whoever is at the keys goes on with the comparison.
    pub(super) fn may_compare(&self) -> bool {
        self.game.has_an_arbiter()
    }

    /// Returns true while lines are entries of the other sheet.
    pub(super) fn keys_the_other_sheet(&self) -> bool {
        self.game.comparing().is_some() && self.may_compare()
    }

    /// Returns true for a yes or no where nothing is asked.
    fn is_a_late_answer(&self, line: &str) -> bool {
        self.may_compare() && line.chars().any(char::is_alphabetic) && self.answers_nothing(line)
    }

    /// Says how the other sheet is keyed to whoever may.
    pub(super) fn tell_how_to_key(&mut self) {
        if !self.keys_the_other_sheet() {
            return;
        }
        let message = match self.game.comparing().is_some_and(Comparing::has_ended) {
            true => Message::OtherSheetEntered {
                command: self.name_of(CommandWord::Mismatch),
            },
            false => Message::KeyOtherSheet,
        };
        tell_log_compared(self);
        self.say(Information::Comparison, &message);
    }

    /// D.2.8-0: whoever asks which board is right is told what decides; nothing else is taken from a player of an event.
    fn refuse_line(&mut self, line: &str) {
        if line.ends_with('?') {
            self.say(Information::TableFact, &Message::ScoresheetsDecide);
        } else if !line.is_empty() {
            refuse_while_compared(self);
        }
    }

    /// Enter alone: the sheet ends here; once more it is told again what follows.
    pub(super) fn end_the_sheet(&mut self) {
        match self.game.comparing() {
            Some(comparing) if comparing.has_ended() => self.mismatch(),
            Some(comparing) if comparing.is_empty() => self.tell_how_to_key(),
            _ => {
                self.settle(Command::EndOtherSheet);
            }
        }
    }

    /// Returns a half-move that the other sheet may have.
    pub(super) fn half_move(&self, ply: usize) -> Option<u16> {
        let last = self.game.plies().len() + MOST_AHEAD;
        u16::try_from(ply).ok().filter(|_| ply <= last)
    }

    /// Returns why an entry of the other sheet must be decided, if it must, and the position it was made in. What is
    /// missing is asked about only where entries follow.
    pub(super) fn undecided_at(&self, ply: u16) -> Option<(Position, Undecided)> {
        let theirs = self.game.comparing()?.theirs();
        let (before, compared) = Sheets::of(&self.game, theirs, &self.speaker).at(usize::from(ply))?;
        let is_asked = |it: &Undecided| it.whose == Whose::Theirs && it.doubt != Doubt::Missing;
        let asked = compared.undecided.into_iter().find(is_asked)?;
        Some((before, asked))
    }

    /// Returns true for a line that is no answer: it has the number of another half-move, or several entries.
    fn goes_elsewhere(&self, ply: u16, line: &str) -> bool {
        match self.cells(line, usize::from(ply)).as_slice() {
            [KeyedCell::Entry(at, _)] => *at != usize::from(ply),
            cells => !cells.is_empty(),
        }
    }

    fn cells(&self, line: &str, next: usize) -> Vec<KeyedCell> {
        let announced = AnnouncedWords::of(&self.speaker.lexicons());
        let is_word = |word: &str| announced.contains(word);
        paper::keyed(line, self.game.start(), next, &is_word)
    }

    /// Returns the move that an answer names: a file or a rank is enough where it is known between which moves.
    fn meant_by(&self, ply: u16, line: &str) -> Option<Move> {
        let (before, asked) = self.undecided_at(ply)?;
        let is_one_of = |it: &Move| asked.candidates.is_empty() || asked.candidates.contains(it);
        if !self.goes_elsewhere(ply, line) {
            let theirs = self.game.comparing()?.theirs();
            let sheets = Sheets::of(&self.game, theirs, &self.speaker);
            if let EntryMeaning::Moves { moves, .. } = sheets.read(line, &before)
                && let [only] = moves.into_iter().filter(is_one_of).collect::<Vec<_>>().as_slice()
            {
                return Some(*only);
            }
        }
        // A number with a full stop is that of another half-move, a digit alone a rank.
        if self.goes_elsewhere(ply, line) && !line.chars().all(char::is_alphanumeric) {
            return None;
        }
        match language::answer(line, &self.speaker.reader(), &asked.candidates, &before) {
            Answer::Clear(m) => Some(m).filter(is_one_of),
            Answer::Promotion(_) | Answer::Still(_) | Answer::Nothing => None,
        }
    }

    /// `/tell`: the arbiter lets the player hear what must change (D.2.8-9).
    pub(super) fn tell_corrections(&mut self) {
        self.settle(Command::TellCorrections);
    }

    /// Returns the half-move of the other sheet that is wanted, counted from 1.
    pub(super) fn wanted_of_the_other_sheet(&self) -> usize {
        let next = self.game.comparing().map_or(1, |it| usize::from(it.next()));
        self.comparison.jumped_to.unwrap_or(next)
    }

    pub(super) fn enter_of_the_other_sheet(&mut self, ply: u16, entry: SheetEntry) {
        let Some(comparing) = self.game.comparing() else {
            return;
        };
        let mut theirs = comparing.theirs();
        let index = usize::from(ply).saturating_sub(1);
        if theirs.len() <= index {
            theirs.resize(index + 1, SheetEntry::Missing);
        }
        theirs[index] = entry.clone();
        let is_ours = index < self.game.plies().len() && entry != SheetEntry::Missing;
        let compared = Sheets::of(&self.game, theirs, &self.speaker).at(index + 1);
        let differs = is_ours && compared.is_some_and(|(_before, it)| it.difference.is_some());
        self.comparison.jumped_to = None;
        self.settle(Command::EnterOtherSheet { ply, entry, differs });
    }

    pub(super) fn go_back_to(&mut self, ply: u16) {
        self.comparison.jumped_to = None;
        self.settle(Command::Restore { ply });
    }
}

/// D.2.7: where what is compared is a log the arbiter looks at the player's own sheet first.
pub(super) fn tell_log_compared(table: &mut Table) {
    if is_log(&table.game) {
        table.say(Information::Comparison, &Message::LogIsCompared);
    }
}

/// Says to a player who enters something why it is not taken.
fn refuse_while_compared(table: &mut Table) {
    let message = table.cited_by(Subject::BoardsDiffer, Message::ComparingNoMove);
    table.say_with(Earcon::Refused, Information::OwnEntry, &message);
}

impl Table {
    /// Takes a line as entries of the other sheet, where no question stands.
    pub(super) fn line_of_the_other_sheet(&mut self, line: &str) -> Next {
        match line {
            _ if !self.may_compare() => self.refuse_line(line).into(),
            "" => self.end_the_sheet().into(),
            _ => self.key(line),
        }
    }

    fn key(&mut self, line: &str) -> Next {
        let cells = self.cells(line, self.wanted_of_the_other_sheet());
        let mut asked = None;
        for cell in cells {
            match cell {
                KeyedCell::Entry(ply, entry) => match self.half_move(ply) {
                    Some(ply) => {
                        let entry = self.in_print_if_clear(ply, entry);
                        self.enter_of_the_other_sheet(ply, entry);
                        asked = asked.or(Some(ply).filter(|it| self.undecided_at(*it).is_some()));
                    }
                    None => return self.refuse(Refusal::NotOnSheet).into(),
                },
                KeyedCell::Next(ply) if self.half_move(ply).is_some() => self.comparison.jumped_to = Some(ply),
                KeyedCell::Next(_) | KeyedCell::NoSuchNumber(_) => return self.refuse(Refusal::NotOnSheet).into(),
                KeyedCell::End => {
                    self.settle(Command::EndOtherSheet);
                }
            }
        }
        asked.map_or(Next::Done, |ply| self.ask_what_is_meant(ply))
    }

    /// D.2.8-6: what may mean several moves, or cannot be read, is asked and never chosen.
    pub(super) fn ask_what_is_meant(&mut self, ply: u16) -> Next {
        let Some((before, asked)) = self.undecided_at(ply) else {
            return Next::Done;
        };
        let lexicon_and_letters = self.speaker.lexicon_and_letters();
        let message = undecided(&asked, self.game.start(), &before, lexicon_and_letters);
        self.ask_anew(OtherSheet { ply }, Information::Comparison, &message)
    }

    /// Takes what the arbiter says an entry means; Enter alone leaves it open.
    pub(in crate::desk) fn answer_entry(&mut self, ply: u16, line: &str) -> Next {
        if !self.may_compare() {
            return refuse_while_compared(self).into();
        }
        if line.is_empty() {
            self.comparison.jumped_to = self.comparison.jumped_to.filter(|it| *it != usize::from(ply));
            let place = place(self.game.start(), usize::from(ply));
            let message = Message::EntryLeftOpen { place: place.into() };
            return self.say(Information::Comparison, &message).into();
        }
        match self.meant_by(ply, line) {
            Some(m) => self.enter_of_the_other_sheet(ply, SheetEntry::Move(m)).into(),
            None if self.goes_elsewhere(ply, line) => {
                self.comparison.jumped_to = Some(usize::from(ply));
                self.key(line)
            }
            None => self.ask_what_is_meant(ply),
        }
    }

    /// `/cancel` while the boards are compared: strikes the entry keyed last, and where there is none leaves the
    /// comparison without a change. `None` if it means something else.
    pub(super) fn cancel_of_the_comparison(&mut self, open: Option<&Question>) -> Option<Next> {
        if !self.keys_the_other_sheet() {
            return None;
        }
        match open {
            None | Some(Question::OtherSheet(_)) => {}
            Some(Question::BoardSquare(_) | Question::Meant(_)) if self.comparison.asked_board.is_some() => {
                return Some(self.stop_asking().into());
            }
            Some(_) => return None,
        }
        self.comparison.jumped_to = None;
        let has_entries = self.game.comparing().is_some_and(|it| !it.keyed().is_empty());
        let command = if has_entries {
            Command::StrikeOtherSheet
        } else {
            Command::EndComparison
        };
        self.settle(command);
        Some(Next::Done)
    }

    /// `/restore`: back to the last agreement, which must be certain (D.2.8-3, D.2.8-6). What it strikes is named and
    /// asked about.
    pub(super) fn restore(&mut self, rest: &str, piped: bool) -> Next {
        if self.game.comparing().is_none() {
            return self.go_back(rest, piped);
        }
        if !self.keys_the_other_sheet() {
            // It says who may, or that nothing is compared.
            self.settle(Command::EndComparison);
            return Next::Done;
        }
        let judged = Judged::of(&self.game, &self.speaker);
        let agreement = judged.comparison.agreement();
        let agreed = match agreement {
            Agreement::Differ => judged.comparison.agreed,
            Agreement::Agree => self.game.plies().len(),
            Agreement::Undecided => {
                let messages = judged.of_the_sheets();
                return self.say_all(&messages).into();
            }
        };
        let illegal: Vec<Message> = judged.agreed_illegal().into_iter().collect();
        self.say_all(&illegal);
        let ply = u16::try_from(agreed).unwrap_or(u16::MAX);
        if self.means_it(piped) || retell::struck_by_going_back(&self.game, ply).is_none() {
            return self.go_back_to(ply).into();
        }
        self.ask_to_restore(ply)
    }

    /// Returns the prompt while lines are entries of the other sheet, or answers about a board.
    pub(super) fn prompt_of_the_comparison(&self, open: Option<&Question>) -> Option<Message> {
        if !self.keys_the_other_sheet() {
            return None;
        }
        let has_ended = self.game.comparing().is_some_and(|it| it.has_ended()) && self.comparison.jumped_to.is_none();
        let ply = match open {
            Some(Question::OtherSheet(OtherSheet { ply })) => usize::from(*ply),
            Some(Question::BoardSquare(_)) => return Some(Message::PromptComparison),
            Some(Question::Restore(_)) => return None,
            _ if has_ended => return Some(Message::PromptComparison),
            _ => self.wanted_of_the_other_sheet(),
        };
        let start = Position::of(self.game.start().clone());
        let (number, side) = crate::game::resolve::explain::move_number(&start, ply);
        Some(Message::PromptOtherSheet {
            number: number.into(),
            side: self.speaker.side(side),
        })
    }
}

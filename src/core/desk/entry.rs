//! A move is entered: understood, asked about, read back, and handed to the turn.

use crate::game::laws::Subject;
use crate::game::{IllegalMoves, Mode, Move, MoveAsSaid, Position, Refusal, Role as At, sealed_secret};
use crate::language;
use crate::language::listen::SpokenForm;
use crate::language::{CommandMatch, CommandWord, Decision, EntryRefusal, Message, MoveSpec, Understanding};

use crate::desk::question::{FromWhere, OpenQuestion, ReadBack, SealedEntry, Unfinished, WhichLetter, WhichMove};
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::{Earcon, Next, Table};

/// A move that was understood.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Entry {
    /// The move.
    pub(super) what: Entered,
    /// How it was meant.
    pub(super) as_entered: AsEntered,
}

/// What was entered as a move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Entered {
    /// A move of the board.
    Move(Move),
    /// The words of one, in an event: which piece it is is worked out when they are announced, so that nothing that is
    /// read back or asked before tells what stands where (P.3).
    Words(MoveSpec),
}

impl Entered {
    /// Returns the move that was understood, if it was one and needs no more questions.
    pub(super) fn of(decision: &Decision) -> Option<Self> {
        match decision {
            Decision::Clear { m, .. } | Decision::Promotion { m } => Some(Entered::Move(*m)),
            Decision::Said { spec } => Some(Entered::Words(*spec)),
            _ => None,
        }
    }

    /// Returns the move that was meant on this board, with what was said of it.
    pub(super) fn on_the_board(self, position: &Position) -> MoveAsSaid {
        match self {
            Entered::Move(m) => m.as_made().into(),
            Entered::Words(spec) => MoveAsSaid {
                m: language::nearest(&spec, position),
                said: spec.said(),
            },
        }
    }
}

impl Entry {
    /// Returns an entry of a move of the board.
    pub(super) fn of_move(m: Move, as_entered: AsEntered) -> Self {
        let what = Entered::Move(m);
        Self { what, as_entered }
    }

    /// Returns an entry of the words of a move.
    pub(super) fn of_words(spec: MoveSpec, as_entered: AsEntered) -> Self {
        let what = Entered::Words(spec);
        Self { what, as_entered }
    }
}

/// What was said along with a move.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct AsEntered {
    /// A draw was offered with it.
    pub(super) offer: bool,
    /// It takes the place of the last move announced or repeated.
    pub(super) correcting: bool,
    /// It answers which move is right, on a line of its own, so that it may have been meant as the next move.
    pub(super) in_answer: bool,
    /// It came through a pipe.
    pub(super) piped: bool,
    /// It is illegal, and that was asked about: entered once more it is recorded.
    pub(super) known_illegal: Option<Move>,
    /// It was spoken, in this form: whoever enters it, it is read back in another and confirmed.
    pub(super) spoken: Option<SpokenForm>,
    /// A word of it was misspelt, and that this is what it says was asked and confirmed.
    pub(super) confirmed: Option<MoveSpec>,
}

impl AsEntered {
    /// A move that is typed, at the keys or through a pipe.
    pub(super) fn typed(piped: bool) -> Self {
        Self {
            piped,
            ..Self::default()
        }
    }

    /// A move that takes the place of the last one announced or repeated.
    pub(super) fn correcting() -> Self {
        Self {
            correcting: true,
            ..Self::default()
        }
    }
}

impl Table {
    /// In an event the announced move is made by its own key before anything else is entered (8.1.c).
    fn must_make_first(&self, as_entered: AsEntered) -> bool {
        !as_entered.correcting
            && self.game.announced().is_some()
            && !policy::one_key_takes_the_usual_path(self.game.mode())
    }

    /// "hilfe" is what a newcomer types first.
    fn command_without_its_slash(&self, text: &str) -> Option<String> {
        const SHORTEST: usize = 3;
        let text = text.trim_end_matches(['!', '.']);
        let is_a_word = text.chars().count() >= SHORTEST && text.chars().all(char::is_alphabetic);
        let reports = self.speaker.settings().reports.as_str();
        let line = is_a_word.then(|| format!("/{text}"))?;
        let commands = self.speaker.voices().commands();
        let meant = [reports, "en"]
            .into_iter()
            .find_map(|it| match commands.find(&line, &[it]) {
                CommandMatch::One(word, _) => Some(word),
                CommandMatch::Several(_) | CommandMatch::None => None,
            });
        meant.map(|word: CommandWord| commands.name(word, reports))
    }

    /// "q" and "h" begin a move, or are what somebody types who wants to leave or is lost.
    fn letter_of_help(&self, text: &str) -> Option<String> {
        let reports = self.speaker.settings().reports.as_str();
        let commands = self.speaker.voices().commands();
        let line = (text.chars().count() == 1).then(|| format!("/{text}"))?;
        match commands.find(&line, &[reports]) {
            CommandMatch::One(word @ (CommandWord::Help | CommandWord::Quit), _) => Some(commands.name(word, reports)),
            CommandMatch::One(..) | CommandMatch::Several(_) | CommandMatch::None => None,
        }
    }

    /// Returns true for yes or no, or a mere mark, where nothing is asked.
    pub(super) fn answers_nothing(&self, text: &str) -> bool {
        let lists = [Message::YesWords, Message::NoWords];
        let is_word = lists.into_iter().any(|it| self.speaker.is_one_of(&it, text));
        let is_mark = text.chars().all(|it| matches!(it, '?' | '!'));
        if self.filling.is_some() || !(is_word || is_mark) {
            return false;
        }
        match self.understand(text, AsEntered::default()).decision {
            Decision::Nothing(EntryRefusal::Unknown) => true,
            // "n" is the beginning of a knight's move.
            Decision::Nothing(_) => text.chars().count() > 1,
            _ => false,
        }
    }

    /// Takes the right move for a slip: the argument of the correction command.
    pub(super) fn correction(&mut self, text: &str, piped: bool) -> Next {
        if self.corrects_a_dash() && text.is_empty() {
            return self.strike_dash();
        }
        if self.counts_dashes() && self.game.dashes().len() == 1 {
            return self.fill_with(text, piped);
        }
        if let Err(refusal) = self.correctable() {
            let wanted = Entered::of(&self.understand(text, AsEntered::correcting()).decision);
            return self.refuse_correction(refusal, wanted);
        }
        if text.is_empty() {
            return self.ask_what_is_right();
        }
        let as_entered = AsEntered {
            correcting: true,
            piped,
            ..AsEntered::default()
        };
        self.new_entry(text, as_entered)
    }

    /// Takes a text that is to be understood as a move.
    pub(super) fn new_entry(&mut self, text: &str, as_entered: AsEntered) -> Next {
        let is_handled = self.handlers().any(|handler| handler.admits(self).is_some());
        let may_be_sealed = self.game.is_sealing() && sealed_secret::hides_moves(&self.game);
        if may_be_sealed && !is_handled && !as_entered.correcting {
            return SealedEntry::default().answer(self, text, as_entered.piped);
        }
        if !self.may_be_entered(as_entered) {
            return Next::Done;
        }
        let understanding = self.understand(text, as_entered);
        let as_entered = AsEntered {
            offer: as_entered.offer || understanding.offer,
            ..as_entered
        };
        if understanding.annotated && !matches!(understanding.decision, Decision::Nothing(_)) {
            self.say(Information::OwnEntry, &Message::AnnotationRefused);
        }
        self.decided(text, understanding.decision, as_entered)
    }

    /// Returns true where an entry is understood by its words alone: in an event, unless an arbiter keys the other sheet.
    pub(super) fn reads_words_alone(&self) -> bool {
        self.game.mode() == Mode::Event && !self.keys_the_other_sheet()
    }

    /// Understands a text as a move, where it is meant.
    pub(super) fn understand(&self, text: &str, as_entered: AsEntered) -> Understanding {
        self.understand_at(text, || self.position_for(as_entered))
    }

    /// Understands a text as a move of a position, at which nobody looks where the words alone count.
    pub(super) fn understand_at(&self, text: &str, position: impl FnOnce() -> Position) -> Understanding {
        let reader = self.speaker.reader();
        match self.reads_words_alone() {
            true => language::understand_words(text, &reader),
            false => language::understand(text, &reader, &position(), policy::sight(self.game.mode())),
        }
    }

    /// Returns the move of an entry on the board of the program. It is asked for no sooner than the entry counts.
    pub(super) fn move_of(&self, entry: Entry) -> MoveAsSaid {
        match entry.what {
            Entered::Move(m) => m.as_made().into(),
            Entered::Words(_) => entry.what.on_the_board(&self.position_for(entry.as_entered)),
        }
    }

    /// Returns true if a move may be entered now; else it is said why not.
    pub(super) fn may_be_entered(&mut self, as_entered: AsEntered) -> bool {
        let by_handler = self.handlers().find_map(|it| it.admits(self));
        let may_move = self.game.takes_moves().and(self.game.started());
        let refusal = match (by_handler, self.game.outcome(), may_move) {
            (Some(Ok(())), _, _) => return true,
            (_, Some(outcome), _) => Refusal::GameOver(outcome),
            (_, None, Err(refusal)) => refusal,
            (Some(Err(refusal)), None, Ok(_)) => refusal,
            (None, None, Ok(_)) if self.must_make_first(as_entered) => Refusal::MakeFirst,
            (None, None, Ok(_)) => return true,
        };
        self.refuse(refusal);
        false
    }

    /// Returns the position in which an entry is meant.
    pub(super) fn position_for(&self, as_entered: AsEntered) -> Position {
        if let Some(position) = self.handlers().find_map(|it| it.position(self)) {
            return position;
        }
        match (as_entered.correcting, &self.filling, self.game.plies().last()) {
            (true, Some(_), Some(last)) => last.before.clone(),
            (false, Some(_), _) | (true, Some(_), None) => self.game.position().clone(),
            (true, None, _) => self.game.position_corrected(),
            (false, None, _) => self.game.position_announced(),
        }
    }

    /// Does what follows from what was understood of a line.
    pub(super) fn decided(&mut self, text: &str, decision: Decision, as_entered: AsEntered) -> Next {
        match decision {
            Decision::Clear { m, .. } => self.clear(Entry::of_move(m, as_entered)),
            Decision::Promotion { m } => self.ask_promotion(Entry::of_move(m, as_entered)),
            Decision::Said { spec } => self.clear(Entry::of_words(spec, as_entered)),
            Decision::Ask { moves } => {
                let apart = Vec::new();
                self.ask_which(WhichMove {
                    moves,
                    as_entered,
                    apart,
                })
            }
            Decision::Letter { specs } => self.ask_which_letter(WhichLetter { specs, as_entered }),
            Decision::Castling { moves } => self.ask_which_castling(moves, as_entered),
            Decision::Impossible { spec } => self.impossible(spec, as_entered),
            Decision::Nothing(why) => self.not_understood(text, why, as_entered),
        }
    }

    fn not_understood(&mut self, text: &str, why: EntryRefusal, as_entered: AsEntered) -> Next {
        let command = self.command_without_its_slash(text);
        if matches!((&why, &command), (EntryRefusal::Unknown, None))
            && let Some(next) = self.misspelt_move(text, as_entered)
        {
            return next;
        }
        let message = match (why, command) {
            // P.2: a question about the position is no entry, and never answered.
            (EntryRefusal::Unknown, _) if text.ends_with('?') => Message::NotAdvising,
            (EntryRefusal::Unknown, Some(command)) => Message::NeedsSlash { command },
            (EntryRefusal::ArrivalSquare | EntryRefusal::Incomplete, _) => {
                if let Some(command) = self.letter_of_help(text) {
                    let hint = Message::NeedsSlash { command };
                    self.say(Information::OwnEntry, &hint);
                }
                let text = text.to_owned();
                let question = Unfinished { text, as_entered };
                return self.ask(question, Information::OwnEntry, &Message::ArrivalSquare);
            }
            (EntryRefusal::Unknown, None) => Message::NotUnderstood { text: shortened(text) },
            (EntryRefusal::Cell(cell), _) => Message::BrailleCellNotUnderstood {
                place: cell.at.to_string(),
                dots: cell.cell.dots(),
            },
            (EntryRefusal::UseAlgebraic, _) => self.cited_by(Subject::Notation, Message::UseAlgebraic),
            (EntryRefusal::UseNotation(better), _) => Message::UseNotation { text: better },
        };
        self.say_with(Earcon::Refused, Information::OwnEntry, &message).into()
    }

    /// One move is meant: it still may lack its promotion piece or its departure square, or be illegal.
    pub(super) fn clear(&mut self, entry: Entry) -> Next {
        match entry.what {
            Entered::Move(m) => self.clear_move(m, entry),
            Entered::Words(spec) => self.clear_words(spec, entry),
        }
    }

    /// Returns the squares of an entry that names nothing else, and needs a piece to become if it is a pawn's.
    pub(super) fn promotes_if_a_pawn(&self, entry: Entry) -> Option<MoveSpec> {
        let Entered::Words(spec) = entry.what else { return None };
        let side = self.position_for(entry.as_entered).board().turn();
        spec.promotes_if_a_pawn(side).then_some(spec)
    }

    /// What is asked depends on the words, and on how many pieces of that kind there are (P.3).
    fn clear_words(&mut self, spec: MoveSpec, entry: Entry) -> Next {
        if spec.lacks_its_promotion() || self.promotes_if_a_pawn(entry).is_some() {
            return self.ask_promotion(entry);
        }
        let count = |(role, to)| self.position_for(entry.as_entered).board().count_own(role, to);
        match spec.departure_wanted().map(count) {
            Some(2..) => self.ask_from_where(FromWhere::of(spec, entry.as_entered)),
            Some(_) | None => self.read_back_or_commit(entry),
        }
    }

    fn clear_move(&mut self, m: Move, entry: Entry) -> Next {
        let position = &self.position_for(entry.as_entered);
        if m.promotion.is_none() && position.board().needs_promotion(m) {
            return self.ask_promotion(entry);
        }
        if let Some(next) = self.handled(|handler, table| handler.understood(table, entry, position)) {
            return next;
        }
        let asks = self.game.mode() == Mode::Free && self.game.opening().illegal == IllegalMoves::Ask;
        if asks && entry.as_entered.known_illegal == Some(m) {
            return Next::Commit(entry);
        }
        if asks && position.is_legal(m) == Some(false) {
            return self.ask_about_the_illegal(m, entry, position);
        }
        self.read_back_or_commit(entry)
    }

    /// The player's own move is read back, and whatever was spoken; what an assistant, a recorder or a pipe enters takes
    /// its path at once.
    pub(super) fn read_back_or_commit(&mut self, entry: Entry) -> Next {
        let position = &self.position_for(entry.as_entered);
        let own = self.game.announces(position.board().turn());
        let piped = entry.as_entered.piped && policy::one_key_takes_the_usual_path(self.game.mode());
        let is_player = self.game.opening().role == At::Player;
        let may_be_the_next = entry.as_entered.in_answer;
        if self.was_confirmed(position, entry) {
            return Next::Commit(entry);
        }
        if (own && !piped && is_player) || entry.as_entered.spoken.is_some() || may_be_the_next {
            self.tell_read_back(entry);
            return Next::ask(ReadBack(entry));
        }
        Next::Commit(entry)
    }

    /// Tells an entry as it was understood, to be confirmed.
    pub(super) fn tell_read_back(&mut self, entry: Entry) {
        let old = self.phrase_instead_of(entry);
        let telling = self.speaker.read_back(&self.position_for(entry.as_entered), entry, old);
        self.tell(telling);
    }
}

/// Returns at most as much of what was entered as a voice should say back.
pub(super) fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().count() <= LONGEST {
        text.to_owned()
    } else {
        text.chars().take(LONGEST).chain(['…']).collect()
    }
}

#[cfg(test)]
mod tests;

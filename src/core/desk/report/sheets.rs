//! Our sheet and the opponent's, read side by side at the table (D.2.8).

use shakmaty::Color;

use crate::game::open_faults::{NextFault, next_fault};
use crate::game::own_sheet::is_log;
use crate::game::resolve::sheets::{Compared, SheetDifference, SheetStatement, compare_at};
use crate::game::resolve::verdict::{position_after, positions};
use crate::game::resolve::{Agreement, Comparison, EntryMeaning, SheetEntry, Verdict, compare, judge};
use crate::game::{BoardName, FaultKind, Game, Move, NotationStyle, Ply, Position, Said, San};
use crate::language::letters::SETS;
use crate::language::sheet_reading::paper::{letters_of, meaning};
use crate::language::verdict::{OurSheet, Teller, corrections, place, what};
use crate::language::{Decision, Letters, Message, Reader, understand_words};

use crate::desk::report::refusal::cited;
use crate::desk::report::speaker::Speaker;

/// Both sheets, and the letters in which the opponent's may be written.
pub(in crate::desk) struct Sheets<'a> {
    game: &'a Game,
    speaker: &'a Speaker,
    theirs: Vec<SheetEntry>,
    letters: Vec<Letters>,
}

impl<'a> Sheets<'a> {
    /// Lays the sheet of the game beside the other one.
    pub(in crate::desk) fn of(game: &'a Game, theirs: Vec<SheetEntry>, speaker: &'a Speaker) -> Self {
        let letters = letters_of(&theirs, &SETS);
        Self {
            game,
            speaker,
            theirs,
            letters,
        }
    }

    fn ours(&self) -> Vec<Move> {
        self.game.plies().iter().map(|it| it.m).collect()
    }

    fn reader(&self) -> Reader<'_> {
        Reader {
            letters: &self.letters,
            ..self.speaker.reader()
        }
    }

    /// Returns what is written in a position.
    pub(in crate::desk) fn read(&self, text: &str, position: &Position) -> EntryMeaning {
        meaning(text, &self.reader(), position)
    }

    /// Returns what is written in a position, read next to our sheet: an illegal move of ours is meant too where the same piece is
    /// named and the same square (7.5 comes before D.2.9).
    fn read_with_ours(&self, text: &str, position: &Position) -> EntryMeaning {
        let is_illegal = |ply: &&Ply| ply.before == *position && position.is_legal(ply.m) == Some(false);
        let mut illegal = self.game.plies().iter().filter(is_illegal);
        let meant = illegal.find(|ply| self.names_shortly(text, ply)).map(|ply| ply.m);
        match (self.read(text, position), meant) {
            (EntryMeaning::NoMove, Some(m)) => EntryMeaning::Moves {
                moves: vec![m],
                by_movement: Vec::new(),
            },
            (EntryMeaning::Moves { moves, mut by_movement }, Some(m)) => {
                by_movement.push(m);
                EntryMeaning::Moves { moves, by_movement }
            }
            (meaning, _) => meaning,
        }
    }

    /// Returns true if a text names the piece of a half-move and the square to which it went, and says nothing else of it.
    fn names_shortly(&self, text: &str, ply: &Ply) -> bool {
        let board = ply.before.board();
        match understand_words(text, &self.reader()).decision {
            Decision::Said { spec } => match spec.said() {
                Some(said @ Said::Goes(goes)) => goes.to == ply.m.to && said.is_on(board, ply.m),
                Some(Said::Castles(_)) | None => false,
            },
            _ => false,
        }
    }

    /// Returns the words of our entry with that index, counted from 0, where the board has made another move of them: another
    /// piece, or from another square.
    fn words_of_ours(&self, index: usize) -> Option<Said> {
        let ply = self.game.plies().get(index)?;
        ply.said.filter(|said| !said.is_on(ply.before.board(), ply.m))
    }

    /// Returns the entries of theirs. One in the same words as ours is the same move, whatever the board made of them.
    fn theirs(&self) -> Vec<SheetEntry> {
        let reader = self.reader();
        let is_ours = |text: &str, words: Said| match understand_words(text, &reader).decision {
            Decision::Said { spec } => spec.said() == Some(words),
            _ => false,
        };
        let read = |(index, entry): (usize, &SheetEntry)| match (entry, self.words_of_ours(index)) {
            (SheetEntry::Written(text), Some(words)) if is_ours(text, words) => {
                SheetEntry::Move(self.game.plies()[index].m)
            }
            _ => entry.clone(),
        };
        self.theirs.iter().enumerate().map(read).collect()
    }

    /// Puts our words into a difference, where they are not those of the move.
    fn in_our_words(&self, difference: &mut SheetDifference) {
        let index = difference.ply.saturating_sub(1);
        if let (Some(words), Some(ply)) = (self.words_of_ours(index), self.game.plies().get(index)) {
            let letters = self.speaker.writing_letters();
            let text = San::in_words(words, ply.m).write(|role| letters.letter(role), NotationStyle::Sheet);
            difference.ours = SheetStatement {
                text: Some(text),
                moves: Vec::new(),
            };
        }
    }

    /// Compares the entries of one half-move, counted from 1, in the position [`before`](Self::before) it.
    pub(in crate::desk) fn at(&self, ply: usize) -> Option<(Position, Compared)> {
        let index = ply.checked_sub(1)?;
        let theirs = self.theirs();
        let theirs = theirs.get(index)?;
        let position = self.before(ply)?;
        let ours = self
            .ours()
            .get(index)
            .map_or(SheetEntry::Missing, |m| SheetEntry::Move(*m));
        let read = |text: &str, position: &Position| self.read_with_ours(text, position);
        let mut compared = compare_at(&position, ply, &ours, theirs, &read);
        if let Some(difference) = &mut compared.difference {
            self.in_our_words(difference);
        }
        Some((position, compared))
    }

    /// Returns the position to which our sheet comes before a half-move, counted from 1; behind our last entry that of
    /// theirs. `None` where it is not known.
    pub(in crate::desk) fn before(&self, ply: usize) -> Option<Position> {
        let index = ply.checked_sub(1)?;
        let ours = self.ours();
        let mut position = position_after(self.game.start(), &ours[..ours.len().min(index)]);
        if index > ours.len() && self.theirs.len() < index {
            return None;
        }
        for entry in self.theirs.get(ours.len()..index).unwrap_or_default() {
            let m = match entry {
                SheetEntry::Move(m) => *m,
                SheetEntry::Written(text) => match self.read(text, &position) {
                    EntryMeaning::Moves { moves, .. } if moves.len() == 1 => moves[0],
                    _ => return None,
                },
                SheetEntry::Illegible(_) | SheetEntry::Missing => return None,
            };
            position.play(m);
        }
        Some(position)
    }

    /// Returns what both say of a half-move, if they differ there.
    pub(in crate::desk) fn difference(&self, ply: usize) -> Option<Message> {
        let (before, compared) = self.at(ply)?;
        let difference = compared.difference?;
        let told = (self.speaker.own_lexicon(), self.speaker.writing_letters());
        let said = |it| what(it, &before, told);
        Some(Message::FirstDifference {
            place: place(self.game.start(), ply).into(),
            sheet: our_sheet(self.game).name().into(),
            ours: said(&difference.ours),
            theirs: said(&difference.theirs),
        })
    }

    /// Compares them as far as they are written.
    pub(in crate::desk) fn compared(&self) -> Comparison {
        let ours: Vec<SheetEntry> = self.ours().into_iter().map(SheetEntry::Move).collect();
        let read = |text: &str, position: &Position| self.read_with_ours(text, position);
        let mut comparison = compare(self.game.start(), &ours, &self.theirs(), &read);
        if let Some(difference) = &mut comparison.difference {
            self.in_our_words(difference);
        }
        comparison
    }
}

/// What the sheets and the boards of a game come to, as far as they were entered.
pub(in crate::desk) struct Judged<'a> {
    game: &'a Game,
    speaker: &'a Speaker,
    pub(in crate::desk) comparison: Comparison,
    pub(in crate::desk) verdict: Verdict,
}

impl<'a> Judged<'a> {
    /// Compares the sheets and judges the boards.
    pub(in crate::desk) fn of(game: &'a Game, speaker: &'a Speaker) -> Self {
        let entered = game.comparing().cloned().unwrap_or_default();
        let comparison = Sheets::of(game, entered.theirs(), speaker).compared();
        let verdict = judge(game.start(), &comparison, entered.boards());
        Self {
            game,
            speaker,
            comparison,
            verdict,
        }
    }

    /// Returns what is said of both sheets and of the position; of the times logged there only where the game goes back,
    /// for else none change (D.2.8-2).
    pub(in crate::desk) fn of_the_sheets(&self) -> Vec<Message> {
        let goes_back = self.comparison.agreement() == Agreement::Differ;
        let made = Some(self.comparison.agreed).filter(|_| goes_back);
        let left = |side: Color| self.game.left_after(side, made?);
        self.with_teller(|teller| {
            let mut lines = teller.sheets(Message::DecideEntries);
            lines.extend(teller.position(&left));
            lines.extend(self.agreed_illegal());
            lines
        })
    }

    /// 7.5 comes before D.2.9: returns what is said of an illegal half-move on which both sheets agree, while the arbiter has
    /// not decided on it.
    pub(in crate::desk) fn agreed_illegal(&self) -> Option<Message> {
        let NextFault::Open(first) = next_fault(self.game, None) else {
            return None;
        };
        let ply = usize::from(first.number);
        let message = Message::AgreedIllegal {
            place: place(self.game.start(), ply).into(),
        };
        let subject = FaultKind::Move.subject();
        (ply <= self.comparison.agreed).then(|| cited(self.game.rules(), Some(subject), message))
    }

    /// Returns what is said of a board, if it was entered: how it must change, and by which slips it came about.
    pub(in crate::desk) fn of_the_board(&self, index: usize) -> Vec<Message> {
        let Some(Some(board)) = self.verdict.boards.get(index) else {
            return Vec::new();
        };
        let name = NAMES[index];
        let mut lines = self.with_teller(|teller| teller.board(name, board));
        if board.changes.is_none() {
            lines.push(Message::BoardWaits { board: name.into() });
        }
        lines
    }

    /// Returns how each board that was entered must change, and nothing of how that came about.
    pub(in crate::desk) fn corrections(&self) -> Vec<Message> {
        let boards = NAMES.into_iter().zip(&self.verdict.boards);
        let given = boards.filter_map(|(name, it)| Some((name, it.as_ref()?)));
        given
            .flat_map(|(name, it)| corrections(name, it, self.speaker.own_lexicon()))
            .collect()
    }

    fn with_teller(&self, tell: impl Fn(&Teller<'_>) -> Vec<Message>) -> Vec<Message> {
        let Some(messages) = self.speaker.messages() else {
            return Vec::new();
        };
        let positions = positions(self.game.start(), &self.verdict.moves);
        tell(&Teller {
            start: self.game.start(),
            comparison: &self.comparison,
            verdict: &self.verdict,
            positions: &positions,
            lexicon: self.speaker.own_lexicon(),
            letters: self.speaker.writing_letters(),
            messages,
            ours: our_sheet(self.game),
        })
    }
}

/// Returns what is compared with the other sheet.
fn our_sheet(game: &Game) -> OurSheet {
    match is_log(game) {
        true => OurSheet::Log,
        false => OurSheet::Scoresheet,
    }
}

/// The special board and the normal one.
const NAMES: [&str; 2] = [BoardName::A.letter(), BoardName::B.letter()];

//! How a game begins that does not begin as usual: the set-up of Chess960 is read out (F.2), and a start position that no
//! game can come to is named once.

use shakmaty::{Color, File, Rank, Square};

use crate::game::laws::Subject;
use crate::game::{Board, Game, Position};
use crate::language::{Message, Word};

use crate::desk::Table;
use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;

/// Both boards are being set, and whoever missed a piece hears it again.
const TIMES: usize = 2;

impl Table {
    /// Tells what there is to be told of the start position.
    pub(in crate::desk) fn read_the_set_up(&mut self) {
        for telling in tellings(&self.game, &self.speaker) {
            self.tell(telling);
        }
    }

    /// Reads the set-up again; only before the first move, for later it would be a memory aid. Where none is read, an arbiter
    /// hears what can be laid down.
    pub(in crate::desk) fn set_up_again(&mut self) {
        if !self.game.opening().chess960 {
            return match self.game.arbiter() {
                Some(_) => self.ask_what_is_laid_down(),
                None => self.say(Information::OwnEntry, &Message::NothingToDo),
            };
        }
        if self.game.has_begun() || self.game.is_over() {
            let message = self.cited_by(Subject::Chess960, Message::SetUpIsOver);
            return self.say(Information::OwnEntry, &message);
        }
        for telling in readings(&self.game, &self.speaker) {
            self.tell(telling);
        }
    }
}

/// Returns what is told of the start position, on the table and in the retelling of a journal.
pub(in crate::desk) fn tellings(game: &Game, speaker: &Speaker) -> Vec<Telling> {
    let mut tellings: Vec<Telling> = flaws(game.start(), speaker).into_iter().collect();
    if game.opening().chess960 {
        tellings.extend(readings(game, speaker));
    }
    tellings
}

/// The reading is in the Room if the program speaks there; else the one at the keys hears it.
fn readings(game: &Game, speaker: &Speaker) -> Vec<Telling> {
    let about = if speaker.speaks_for(game.opening().announces) {
        Information::Announcement
    } else {
        Information::Program
    };
    vec![reading(about, game.start(), speaker); TIMES]
}

/// Reads White's back rank from a to h: "Anna Laeufer, Bella Dame".
fn reading(about: Information, board: &Board, speaker: &Speaker) -> Telling {
    let piece_on = |file: File| {
        let piece = board.piece_at(Square::from_coords(file, Rank::First))?;
        let words = [Word::File(file), Word::Piece(piece.role)];
        (piece.color == Color::White).then(|| speaker.lexicon().phrase(&words))
    };
    let phrases: Vec<_> = File::ALL.into_iter().filter_map(piece_on).collect();
    let written: Vec<_> = phrases.iter().map(|it| it.written.as_str()).collect();
    Telling::new(
        about,
        written.join(", "),
        phrases.iter().map(|it| it.spoken.clone()).collect(),
    )
}

/// It is entered as what stands on the board, and what is wrong with it is said in one sentence.
fn flaws(start: &Board, speaker: &Speaker) -> Option<Telling> {
    let flaws = Position::of(start.clone()).flaws();
    let named: Vec<String> = flaws.into_iter().map(|it| speaker.text(&it.into())).collect();
    let message = Message::PositionImpossible {
        flaws: named.join(", "),
    };
    (!named.is_empty()).then(|| speaker.report(Information::IllegalMove, &message))
}

//! Entries read back: a typed one in the words of the announcement, a spoken one in other words than it was heard in.
//!
//! Whoever hears the same words again hears what they expect; another form must be thought about.

use crate::game::{Mode, Move, Position};
use crate::language::listen::SpokenForm;
use crate::language::{AnnouncementStyle, Message, Phrase, Saying, Value, Word, announce};

use crate::desk::entry::{AsEntered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::{Next, OneKey, Table};

/// Is this the move? Enter confirms it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct ReadBack(pub(in crate::desk) Entry);

impl OpenQuestion for ReadBack {
    fn as_entered(&self) -> Option<AsEntered> {
        Some(self.0.as_entered)
    }

    /// Whatever is typed now may be another move.
    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        Some(Vec::new())
    }

    fn confirm(&self, _table: &mut Table) -> Next {
        Next::Commit(self.0)
    }
}

impl Speaker {
    /// Makes the read-back of an entry: its words as a question, of a correction with what it takes the place of.
    pub(in crate::desk) fn read_back(&self, position: &Position, entry: Entry, instead_of: Option<Phrase>) -> Telling {
        let m = self.named(position, entry);
        let message = match (entry.as_entered.spoken, entry.as_entered.offer, instead_of) {
            (Some(_), true, _) => Message::ReadBackOffer { m },
            (_, _, Some(old)) => Message::ReadBackInstead {
                m,
                old: old.into(),
            },
            (_, _, None) => Message::ReadBack { m },
        };
        self.report(Information::ReadBack, &message)
    }

    /// Names the move of an entry: as it is announced, or in another form than it was spoken in.
    pub(in crate::desk) fn named(&self, position: &Position, entry: Entry) -> Value {
        match entry.as_entered.spoken {
            None => self.phrase(position, entry.m).into(),
            Some(form) => self.named_otherwise(position, entry.m, form),
        }
    }

    fn named_otherwise(&self, position: &Position, m: Move, form: SpokenForm) -> Value {
        let castling = position.board().castling_squares(m);
        match (form, castling) {
            (SpokenForm::Castling | SpokenForm::Arrival, Some(squares)) => {
                let goes = |role, to: shakmaty::Square| {
                    let words = [Word::Piece(role), Word::File(to.file()), Word::Rank(to.rank())];
                    self.lexicon().phrase(&words)
                };
                Message::CastlingSquares {
                    king: goes(shakmaty::Role::King, squares.king.1).into(),
                    rook: goes(shakmaty::Role::Rook, squares.rook.1).into(),
                }
                .into()
            }
            (SpokenForm::BothSquares, _) => self.by_arrival(position, m).into(),
            (SpokenForm::Castling | SpokenForm::Arrival, None) => {
                self.in_style(position, m, AnnouncementStyle::Long).into()
            }
        }
    }

    fn in_style(&self, position: &Position, m: Move, style: AnnouncementStyle) -> Phrase {
        self.lexicon().phrase(&self.words_in_style(position, m, style))
    }

    fn words_in_style(&self, position: &Position, m: Move, style: AnnouncementStyle) -> Vec<Word> {
        let saying = Saying {
            style,
            ..Saying::default()
        };
        announce(position, m, &saying, policy::sight(self.mode()))
    }

    /// Names piece and arrival square and, in free mode, what is taken there.
    fn by_arrival(&self, position: &Position, m: Move) -> Phrase {
        let board = position.board();
        let taken = board.captured_square(m).and_then(|it| board.piece_at(it));
        let mut words = self.words_in_style(position, m, AnnouncementStyle::Short);
        if let (Mode::Free, Some(taken)) = (self.mode(), taken) {
            let arrival = words.iter().rposition(|it| matches!(it, Word::File(_)));
            let arrival = arrival.unwrap_or(words.len());
            words.splice(arrival..arrival, [Word::Takes, Word::Piece(taken.role)]);
        }
        self.lexicon().phrase(&words)
    }
}

impl Table {
    /// A game under way goes on even where the read-back is neither heard nor may it be read; a pipe reads everything.
    pub(in crate::desk) fn tell_who_misses_the_read_back(&mut self) {
        let settings = self.speaker.settings();
        let is_heard = settings.ear_voice || settings.braille.is_some() || settings.face.is_empty();
        let seen = self.speaker.seen();
        if seen.mode == Mode::Event && !seen.is_private && !is_heard {
            self.say(Information::TableFact, &Message::ReadBackUnheard);
        }
    }
}

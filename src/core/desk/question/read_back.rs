//! Entries read back: a typed one in the words of the announcement, a spoken one in other words than it was heard in.
//!
//! Whoever hears the same words again hears what they expect; another form must be thought about.

use shakmaty::{Color, Rank, Role};

use crate::game::{Mode, Move, Position};
use crate::language::listen::SpokenForm;
use crate::language::{
    AnnouncementStyle, Decision, EntryRefusal, Going, Lexicon, Message, MoveSpec, Phrase, Saying, Value, Word, announce,
};

use crate::desk::entry::{AsEntered, Entered, Entry};
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

    /// Another move takes its place; what is none changes nothing, and the entry still waits.
    fn answer(&self, table: &mut Table, text: &str, piped: bool) -> Next {
        let as_entered = AsEntered::typed(piped);
        let decision = table.understand(text, as_entered).decision;
        let is_no_move = matches!(
            decision,
            Decision::Nothing(EntryRefusal::Unknown) | Decision::Impossible { .. }
        );
        if !is_no_move {
            return Next::enter(text, as_entered);
        }
        match table.decided(text, decision, as_entered) {
            Next::Done => {
                table.tell_read_back(self.0);
                Next::ask(*self)
            }
            next => next,
        }
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
        match (entry.what, entry.as_entered.spoken) {
            (Entered::Words(spec), None) => self.words_read_back(spec, self.lexicon()).into(),
            (Entered::Words(spec), Some(_)) => {
                let side = position.board().turn();
                self.words_the_other_way_round(spec, side)
            }
            (Entered::Move(m), None) => self.phrase(position, m).into(),
            (Entered::Move(m), Some(form)) => self.named_otherwise(position, m, form),
        }
    }

    /// Returns what was entered, as it was entered: squares as squares, whatever stands on them (P.3).
    pub(in crate::desk) fn words_read_back(&self, spec: MoveSpec, lexicon: &Lexicon) -> Phrase {
        lexicon.phrase(&spec.words_read_back(self.says_pawn()))
    }

    /// Names what was spoken in another order than it was spoken in, and nothing that was not: the arrival square first.
    /// Castling is where king and rook go, which the side alone tells.
    fn words_the_other_way_round(&self, spec: MoveSpec, side: Color) -> Value {
        let phrase = |it: Going| self.lexicon().phrase(&MoveSpec::Goes(it).words_read_back(true));
        let goes = |role, to_file| Going {
            role: Some(role),
            to_file: Some(to_file),
            to_rank: Some(side.fold_wb(Rank::First, Rank::Eighth)),
            ..Going::default()
        };
        let going = match spec {
            MoveSpec::Goes(going) => going,
            MoveSpec::Castles(castling) => {
                return Message::CastlingSquares {
                    king: phrase(goes(Role::King, castling.king_to_file())).into(),
                    rook: phrase(goes(Role::Rook, castling.rook_to_file())).into(),
                }
                .into();
            }
        };
        let piece = going.role.map(|role| Going {
            role: Some(role),
            ..Going::default()
        });
        let says_from = going.from_file.is_some() || going.from_rank.is_some();
        let from = says_from.then_some(Going {
            from_file: going.from_file,
            from_rank: going.from_rank,
            ..Going::default()
        });
        let arrival = Going {
            to_file: going.to_file,
            to_rank: going.to_rank,
            promotion: going.promotion,
            ..Going::default()
        };
        let rest: Value = match (piece.map(phrase), from.map(phrase)) {
            (Some(piece), Some(from)) => Message::PieceFrom {
                piece: piece.into(),
                from: from.into(),
            }
            .into(),
            (Some(piece), None) => piece.into(),
            (None, Some(from)) => Message::From { from: from.into() }.into(),
            (None, None) => return phrase(arrival).into(),
        };
        let arrival = phrase(arrival).into();
        Message::ArrivalFirst { arrival, rest }.into()
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
        let taken = board.taken_by(m);
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

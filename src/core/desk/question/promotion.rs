//! A pawn reaches the last rank: into which piece?

use shakmaty::Role;

use crate::desk::entry::{AsEntered, Entered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::game::Move;
use crate::game::board::PROMOTIONS;
use crate::language;
use crate::language::understand::words::said_among;
use crate::language::{Answer, Decision, Letters, Message, MoveSpec};

/// What does this pawn become?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Promotion(Entry);

impl OpenQuestion for Promotion {
    fn as_entered(&self) -> Option<AsEntered> {
        Some(self.0.as_entered)
    }

    fn completes_an_entry(&self) -> bool {
        true
    }

    fn keys(&self, table: &Table) -> Option<Vec<OneKey>> {
        Some(table.pieces_by_key(&self.0))
    }

    fn may_be_said(&self, _table: &Table) -> AskedNow {
        match self.0.what {
            Entered::Move(m) => AskedNow::Which(promotions_of(m)),
            Entered::Words(spec) => AskedNow::WhichSaid(ANSWERS.map(|role| spec.becoming(role)).to_vec()),
        }
    }

    /// Squares alone may have been those of another piece: then it is none that becomes something.
    fn confirm(&self, table: &mut Table) -> Next {
        match table.promotes_if_a_pawn(self.0) {
            Some(_) => table.read_back_or_commit(self.0),
            None => table.ask_promotion(self.0),
        }
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        table.answer_promotion(text, self.0)
    }
}

impl Table {
    /// The pieces by their letters in the languages that are heard, and by the digits of ICCF; the pawn by its letter only
    /// where that is no other piece's. By movement alone.
    fn pieces_by_key(&self, entry: &Entry) -> Vec<OneKey> {
        let named = [
            self.game.opening().words.as_str(),
            &self.speaker.settings().reports,
            "en",
        ];
        let sets = || {
            let read = self.speaker.reader().letters.iter().copied();
            read.chain(named.into_iter().filter_map(Letters::named))
        };
        let pieces_meant = |capital: char| {
            let mut roles: Vec<Role> = sets().filter_map(|set| set.role(capital)).collect();
            roles.retain(|role| ANSWERS.contains(role));
            if roles.iter().any(|role| *role != Role::Pawn) {
                roles.retain(|role| *role != Role::Pawn);
            }
            roles.dedup();
            roles
        };
        let by_letter = ('A'..='Z').filter_map(|capital| match pieces_meant(capital).as_slice() {
            [only] => Some((capital.to_ascii_lowercase(), *only)),
            _ => None,
        });
        let names = language::names_of_pieces_and_files(&self.speaker.reader());
        by_letter
            .chain(DIGITS)
            .map(|(key, role)| OneKey::beginning(key, in_digits(&entry.what, role), names.clone()))
            .collect()
    }
}

impl Table {
    pub(in crate::desk) fn ask_promotion(&mut self, entry: Entry) -> Next {
        let message = match self.promotes_if_a_pawn(entry) {
            Some(_) => Message::WhichPromotionIfPawn,
            None => Message::WhichPromotion,
        };
        self.ask_anew(Promotion(entry), Information::OwnEntry, &message)
    }

    fn answer_promotion(&mut self, text: &str, entry: Entry) -> Next {
        let m = match entry.what {
            Entered::Move(m) => m,
            Entered::Words(spec) => return self.answer_promotion_in_words(text, spec, entry),
        };
        let position = self.position_for(entry.as_entered);
        let candidates = promotions_of(m);
        let stays = candidates.last().filter(|_| text == in_digits(&entry.what, Role::Pawn));
        if let Some(m) = stays {
            return Next::Understood(Entry::of_move(*m, entry.as_entered));
        }
        match language::answer(text, &self.speaker.reader(), &candidates, &position) {
            Answer::Clear(m) => Next::Understood(Entry::of_move(m, entry.as_entered)),
            Answer::Promotion(_) | Answer::Still(_) => self.ask_promotion(entry),
            Answer::Nothing => self.new_entry_or(Promotion(entry), text, entry.as_entered, |table, it| {
                table.ask_promotion(it.0)
            }),
        }
    }
}

impl Table {
    fn answer_promotion_in_words(&mut self, text: &str, spec: MoveSpec, entry: Entry) -> Next {
        let each = ANSWERS.map(|role| spec.becoming(role));
        let reader = self.speaker.reader();
        let whole = || match language::understand_words(text, &reader).decision {
            Decision::Said { spec } if each.contains(&spec) => Some(spec),
            _ => None,
        };
        let named = said_among(text, &reader, &each);
        let left = match named.as_slice() {
            [only] => Some(*only),
            _ => whole().or_else(|| by_digits(text, &each)),
        };
        match left {
            Some(spec) => Next::Understood(Entry::of_words(spec, entry.as_entered)),
            None => self.new_entry_or(Promotion(entry), text, entry.as_entered, |table, it| {
                table.ask_promotion(it.0)
            }),
        }
    }
}

/// What answers the question: each piece a pawn may become, and the pawn, if it was left where it is.
const ANSWERS: [Role; 5] = [
    PROMOTIONS[0],
    PROMOTIONS[1],
    PROMOTIONS[2],
    PROMOTIONS[3],
    Role::Pawn,
];

/// The digits that name the piece of a promotion (ICCF), and one behind them for the pawn.
const DIGITS: [(char, Role); 5] = [
    ('1', Role::Queen),
    ('2', Role::Rook),
    ('3', Role::Bishop),
    ('4', Role::Knight),
    ('5', Role::Pawn),
];

/// Returns a promotion in digits: they are read whatever letters are. Of words it is the last digit alone.
fn in_digits(what: &Entered, role: Role) -> String {
    let digit = DIGITS.into_iter().find(|(_, it)| *it == role).map(|(digit, _)| digit);
    let Entered::Move(m) = what else {
        return digit.map(String::from).unwrap_or_default();
    };
    let squares = [m.from, m.to].map(|it| format!("{}{}", it.file() as u32 + 1, it.rank() as u32 + 1));
    squares.into_iter().chain(digit.map(String::from)).collect()
}

/// Returns the promotion that a digit names.
fn by_digits(text: &str, each: &[MoveSpec]) -> Option<MoveSpec> {
    let (_, role) = DIGITS.into_iter().find(|(digit, _)| text == digit.to_string())?;
    let becomes = |it: &&MoveSpec| it.becoming(role) == **it;
    each.iter().find(becomes).copied()
}

/// Returns the moves of a pawn into each piece, and at last the one in which it stays a pawn.
fn promotions_of(m: Move) -> Vec<Move> {
    let becoming = |role| Move {
        promotion: Some(role),
        ..m
    };
    ANSWERS.map(becoming).to_vec()
}

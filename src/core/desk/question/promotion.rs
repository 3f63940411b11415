//! A pawn reaches the last rank: into which piece?

use shakmaty::Role;

use crate::desk::entry::{AsEntered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::game::Move;
use crate::game::board::PROMOTIONS;
use crate::language;
use crate::language::{Answer, Letters, Message};

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
        AskedNow::Which(promotions_of(self.0.m))
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.ask_promotion(self.0)
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        table.answer_promotion(text, self.0)
    }
}

impl Table {
    /// The pieces by their letters in the languages that are heard, and by the digits of ICCF. By movement alone.
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
            roles.retain(|role| PROMOTIONS.contains(role));
            roles.dedup();
            roles
        };
        let by_letter = ('A'..='Z').filter_map(|capital| match pieces_meant(capital).as_slice() {
            [only] => Some((capital.to_ascii_lowercase(), *only)),
            _ => None,
        });
        let names = language::names_of_pieces_and_files(&self.speaker.reader());
        by_letter
            .chain(ICCF)
            .map(|(key, role)| OneKey::beginning(key, in_digits(entry.m, role), names.clone()))
            .collect()
    }
}

impl Table {
    pub(in crate::desk) fn ask_promotion(&mut self, entry: Entry) -> Next {
        let message = Message::WhichPromotion;
        self.ask_anew(Promotion(entry), Information::OwnEntry, &message)
    }

    fn answer_promotion(&mut self, text: &str, entry: Entry) -> Next {
        let position = self.position_for(entry.as_entered);
        let candidates = promotions_of(entry.m);
        match language::answer(text, &self.speaker.reader(), &candidates, &position) {
            Answer::Clear(m) => Next::Understood(Entry { m, ..entry }),
            Answer::Promotion(_) | Answer::Still(_) => self.ask_promotion(entry),
            Answer::Nothing => self.new_entry_or(Promotion(entry), text, entry.as_entered, |table, it| {
                table.ask_promotion(it.0)
            }),
        }
    }
}

/// The digits that name the piece of a promotion (ICCF).
const ICCF: [(char, Role); 4] = [
    ('1', Role::Queen),
    ('2', Role::Rook),
    ('3', Role::Bishop),
    ('4', Role::Knight),
];

/// Returns a promotion in digits: they are read whatever letters are.
fn in_digits(m: Move, role: Role) -> String {
    let digit = ICCF.into_iter().find(|(_, it)| *it == role).map(|(digit, _)| digit);
    let squares = [m.from, m.to].map(|it| format!("{}{}", it.file() as u32 + 1, it.rank() as u32 + 1));
    squares.into_iter().chain(digit.map(String::from)).collect()
}

/// Returns the moves of a pawn into each piece.
pub(in crate::desk) fn promotions_of(m: Move) -> Vec<Move> {
    let becoming = |role| Move {
        promotion: Some(role),
        ..m
    };
    crate::game::board::PROMOTIONS.map(becoming).to_vec()
}

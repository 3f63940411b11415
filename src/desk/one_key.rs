//! Keys that answer the open question at once, pressed while nothing is typed.
//!
//! Each does what could be typed in full and entered. No key is taken that may begin what a person could want to type
//! instead, but where the question itself asks for a letter; and in an event none depends on what is possible (P.3).

use shakmaty::Role;

use crate::game::board::PROMOTIONS;
use crate::game::{Mode, Move};
use crate::language::{self, Answer, CommandWord, Decision, Letters, MessageId, Why};

use super::draft::{Choice, Draft, Entry};
use super::policy;
use super::{Desk, OneKey, Table};

/// No move, word or command begins with it.
const NO: char = '-';

/// What was answered to a question of yes or no.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum YesNo {
    Yes,
    No,
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

    fn yes_and_no_by_key(&self) -> Vec<OneKey> {
        let reader = self.speaker.reader();
        let keys = |list: MessageId, line: Option<String>| {
            let words = self.speaker.words_listed(list);
            let letters = words.iter().filter(|it| it.chars().count() == 1);
            let mut letters: Vec<char> = letters.filter_map(|it| it.chars().next()).collect();
            letters.retain(|key| !language::may_begin(*key, &reader));
            let answer = move |key: char| {
                let line = line.clone().unwrap_or_else(|| key.to_string());
                OneKey::beginning(key, line, words.clone())
            };
            letters.into_iter().map(answer)
        };
        let yes = keys(MessageId::YesWords, None);
        yes.chain(keys(MessageId::NoWords, Some(cancel()))).collect()
    }
}

impl Desk {
    /// Returns the keys that answer the open question; none, if nothing is asked or the answer is a text.
    pub(super) fn one_key_answers(&self) -> Vec<OneKey> {
        let mut answers = match &self.draft {
            Draft::Nothing | Draft::Unfinished(_) | Draft::Argument(_) => return Vec::new(),
            Draft::OtherSheet { .. } | Draft::BoardSquare(_) => return Vec::new(),
            // Whatever is typed now may be another move.
            Draft::ReadBack(_) | Draft::Letter(_) | Draft::WhichCastling(_) => Vec::new(),
            Draft::Promotion(entry) => self.table.pieces_by_key(entry),
            Draft::Which(choice) => self.moves_by_key(choice),
            Draft::Illegal(_)
            | Draft::Resign(_)
            | Draft::Accept(_)
            | Draft::IrregularOffer(_)
            | Draft::Outcome { .. }
            | Draft::TakeBackResult
            | Draft::Restore { .. }
            | Draft::Rewrite { .. }
            | Draft::Command(_)
            | Draft::CallArbiter => self.table.yes_and_no_by_key(),
            // A letter is a piece, and a dash an empty square.
            Draft::Meant(_) if self.table.keys_the_other_sheet() => return Vec::new(),
            Draft::Meant(alternatives) => self.table.meanings_by_key(alternatives),
        };
        answers.push(OneKey::new(NO, cancel()));
        answers
    }

    /// Returns true if a dash drops the open question.
    pub(super) fn takes_no(&self) -> bool {
        self.one_key_answers().iter().any(|it| it.key == NO)
    }

    /// Returns true if the open question takes any text, so that no key may be taken for anything but a character.
    pub(super) fn asks_for_text(&self) -> bool {
        match &self.draft {
            Draft::Argument(word) => *word != CommandWord::Correct,
            // A dash is a missing entry, and a digit a number.
            Draft::Nothing | Draft::OtherSheet { .. } | Draft::BoardSquare(_) | Draft::Meant(_) => {
                self.table.keys_the_other_sheet()
            }
            _ => false,
        }
    }

    /// Takes a line that is nothing but yes or no where that was asked. Returns false if it is something else.
    pub(super) fn yes_or_no(&mut self, text: &str) -> bool {
        match self.meant_as_yes_or_no(text) {
            Some(YesNo::Yes) => self.confirm(),
            Some(YesNo::No) if self.no_while_boards_are_told() => {}
            Some(YesNo::No) => self.cancel(),
            None => return false,
        }
        true
    }

    /// Returns true if a line answers with yes or no what was asked.
    pub(super) fn is_yes_or_no(&self, text: &str) -> bool {
        self.meant_as_yes_or_no(text).is_some()
    }

    fn meant_as_yes_or_no(&self, text: &str) -> Option<YesNo> {
        match &self.draft {
            Draft::Nothing
            | Draft::Promotion(_)
            | Draft::Which(_)
            | Draft::Letter(_)
            | Draft::WhichCastling(_)
            | Draft::Unfinished(_)
            | Draft::OtherSheet { .. }
            | Draft::BoardSquare(_)
            | Draft::Argument(_) => return None,
            Draft::Meant(alternatives) if alternatives.only().is_none() => return None,
            Draft::ReadBack(_)
            | Draft::Illegal(_)
            | Draft::Resign(_)
            | Draft::Accept(_)
            | Draft::IrregularOffer(_)
            | Draft::Outcome { .. }
            | Draft::TakeBackResult
            | Draft::Restore { .. }
            | Draft::Rewrite { .. }
            | Draft::Command(_)
            | Draft::Meant(_)
            | Draft::CallArbiter => {}
        }
        let answers = [(MessageId::YesWords, YesNo::Yes), (MessageId::NoWords, YesNo::No)];
        let answer = answers
            .into_iter()
            .find(|(list, _)| self.table.speaker.is_one_of(*list, text))?;
        let position = self.table.game.position_announced();
        let sight = policy::sight(self.table.game.mode());
        let move_meant = language::understand(text, &self.table.speaker.reader(), &position, sight).decision;
        let is_answer = match move_meant {
            Decision::Nothing(Why::Unknown) => true,
            // "n" may be the beginning of a knight's move; after a move was read back it rather is.
            Decision::Nothing(_) => text.chars().count() > 1 || !matches!(self.draft, Draft::ReadBack(_)),
            Decision::Clear { .. } | Decision::Promotion { .. } | Decision::Ask { .. } => false,
            Decision::Letter { .. } | Decision::Castling { .. } | Decision::Impossible { .. } => false,
        };
        is_answer.then_some(answer.1)
    }

    /// The letters and digits of which one alone decides; in an event a square is named whole.
    fn moves_by_key(&self, choice: &Choice) -> Vec<OneKey> {
        if self.table.game.mode() == Mode::Event {
            return Vec::new();
        }
        let position = self.position_for(choice.as_entered);
        let reader = self.table.speaker.reader();
        let answer = |text: String| language::answer(&text, &reader, &choice.moves, &position);
        let decides = |key: &char| {
            let small = answer(key.to_string());
            let capital = answer(key.to_ascii_uppercase().to_string());
            matches!(small, Answer::Clear(_) | Answer::Promotion(_)) && (capital == small || capital == Answer::Nothing)
        };
        let squares = choice.moves.iter().flat_map(|it| [it.from, it.to]);
        let mut names = language::names_of_pieces_and_files(&reader);
        names.extend(squares.map(|it| it.to_string()));
        ('a'..='z')
            .chain('1'..='8')
            .filter(decides)
            .map(|key| OneKey::beginning(key, key.to_string(), names.clone()))
            .collect()
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

fn cancel() -> String {
    format!("/{}", CommandWord::Cancel.id())
}

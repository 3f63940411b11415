//! `/irregularity colours`, `turned`, `displaced white`, `start`, `clock`: what was not as it should be (Article 7). What is
//! made of it is the arbiter's, who reads where the pieces stand.

use shakmaty::{Color, Role};

use crate::desk::report::policy::Information;
use crate::desk::report::word_lists::Named;
use crate::desk::{Next, Table};
use crate::game::{Command, IrregularityKind, Refusal, ReversedColours};
use crate::language::{CommandWord, Message};

impl Named for IrregularityKind {
    fn named(self) -> (&'static str, Message) {
        let kind = self.name().into();
        (self.name(), Message::IrregularityWords { kind })
    }
}

impl Table {
    /// `/irregularity`, with what it was behind it, and who displaced pieces.
    pub(in crate::desk) fn irregularity(&mut self, rest: &str) -> Next {
        let (word, side) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let Some(kind) = self.irregularity_named(word) else {
            return self.ask_what_was_irregular();
        };
        let side = self.side_meant(side.trim());
        match self.game.decide(self.now, Command::EnterIrregularity { kind, side }) {
            Err(refusal) => return self.refuse(refusal).into(),
            Ok(_) if kind == IrregularityKind::Start => return self.ask_to_annul(),
            Ok(_) => {}
        }
        if self.settle(Command::EnterIrregularity { kind, side }) {
            self.tell_what_is_made_of(kind);
        }
        Next::Done
    }

    fn irregularity_named(&self, text: &str) -> Option<IrregularityKind> {
        let number = text.parse::<usize>().ok();
        let numbered = number.and_then(|it| IrregularityKind::ALL.into_iter().nth(it.checked_sub(1)?));
        numbered.or_else(|| self.speaker.entered(IrregularityKind::ALL, text))
    }

    fn ask_what_was_irregular(&mut self) -> Next {
        let named = self.speaker.names(IrregularityKind::ALL).into_iter().zip(1..);
        let kinds: Vec<String> = named.map(|(name, number)| format!("{name} {number}")).collect();
        let kinds = kinds.join(", ");
        self.ask_for(CommandWord::Irregularity, &Message::IrregularityWhich { kinds })
    }

    fn tell_what_is_made_of(&mut self, kind: IrregularityKind) {
        if !self.game.has_an_arbiter() {
            return;
        }
        let message = match kind {
            IrregularityKind::Colours => self.colours_reversed(),
            IrregularityKind::Turned | IrregularityKind::Displaced => self.position_listed(),
            IrregularityKind::Start | IrregularityKind::Clock => return,
        };
        let message = self.cited_by(kind.subject(), message);
        self.say(Information::Comparison, &message);
    }

    fn colours_reversed(&self) -> Message {
        let [white, black] = Color::ALL.map(|it| self.game.moves_made(it).into());
        match self.game.with_reversed_colours() {
            ReversedColours::GoesOn => Message::ColoursGoOn { white, black },
            ReversedColours::Open => Message::ColoursOpen { white, black },
            ReversedColours::BeginsAnew => Message::ColoursAnew {
                white,
                black,
                command: format!(
                    "{} {}",
                    self.speaker.command_name(CommandWord::Irregularity),
                    self.speaker.first_word(IrregularityKind::Start)
                ),
            },
        }
    }

    /// Returns where all pieces stand, the king first and the pawns last.
    fn position_listed(&self) -> Message {
        let letters = self.speaker.writing_letters();
        let board = self.game.position().board();
        let [white, black] = Color::ALL.map(|side| {
            let of_a_kind = |role: Role| {
                let squares = board.setup().board.by_piece(role.of(side)).into_iter();
                squares.map(move |square| match role {
                    Role::Pawn => square.to_string(),
                    _ => format!("{}{square}", letters.letter(role)),
                })
            };
            let pieces = Role::ALL.into_iter().rev().flat_map(of_a_kind);
            pieces.collect::<Vec<_>>().join(" ")
        });
        Message::PositionListed { white, black }
    }

    /// `/restore 12 b`, `/restore 23`: the game goes back to before Black's move 12, or to 23 half-moves; `/restore` alone to
    /// before the last illegal move (7.5, 7.6).
    pub(in crate::desk) fn go_back(&mut self, rest: &str, piped: bool) -> Next {
        // Whoever is no arbiter is answered the same, whatever the Laws say of the moves.
        if !self.game.has_an_arbiter() {
            return self.refuse(Refusal::ArbiterOnly).into();
        }
        let before_the_fault = || self.game.last_illegal(None).and_then(|(ply, _)| ply.checked_sub(1));
        let ply = match rest.is_empty() {
            true => before_the_fault(),
            false => self.half_moves_that_stay(rest),
        };
        let Some(ply) = ply else {
            return self.ask_for(CommandWord::Restore, &Message::RestoreWhich);
        };
        match self.game.decide(self.now, Command::Restore { ply }) {
            Err(refusal) => self.refuse(refusal).into(),
            Ok(_) if self.means_it(piped) => self.go_back_to(ply).into(),
            Ok(_) => self.ask_to_restore(ply),
        }
    }

    /// Reads "23" as half-moves, and "12 b" and "12b" as the move that is made again.
    fn half_moves_that_stay(&self, text: &str) -> Option<u16> {
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, side) = text.split_at(digits);
        let number = number.parse::<u16>().ok()?;
        let side = side.trim_start_matches('.').trim();
        if side.is_empty() {
            return Some(number);
        }
        let side = self.side_meant(side)?;
        let start = self.game.start();
        let moves = u32::from(number).checked_sub(start.move_number())?;
        let before = moves * 2 + u32::from(side == Color::Black);
        let begun = u32::from(start.turn() == Color::Black);
        u16::try_from(before.checked_sub(begun)?).ok()
    }
}

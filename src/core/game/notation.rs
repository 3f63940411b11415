//! Algebraic notation from the writer's side (Appendix C): the facts of a move, and how they are put on paper.

use shakmaty::{CastlingSide, Chess, File, Position as _, Rank, Role, Square};

use super::{Board, Ending, Move, MoveAsSaid, Position, Said, Sight};

/// What algebraic notation says about a move: facts, no letters.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct San {
    /// The piece that moves; a pawn if nothing stands there.
    pub role: Role,
    /// Departure square, for the long form.
    pub from: Square,
    /// Departure file, where it is written (C.9-2, C.10.1).
    pub file: Option<File>,
    /// Departure rank, where it is written (C.10.2).
    pub rank: Option<Rank>,
    /// True if a piece is taken.
    pub capture: bool,
    /// True if it is taken in passing (C.9-3).
    pub en_passant: bool,
    /// Arrival square; of castling as the journal keeps it.
    pub to: Square,
    /// The piece a pawn becomes (C.12).
    pub promotion: Option<Role>,
    /// Which castling it is, if it is one.
    pub castling: Option<CastlingSide>,
    /// What the move does to the opponent's king, as far as the Laws can say.
    pub threat: Option<Threat>,
}

/// What a move does to the opponent's king.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Threat {
    /// It gives check.
    Check,
    /// It mates.
    Mate,
}

/// How a move is put on paper.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum NotationStyle {
    /// As the Laws print a scoresheet: `0-0`, `e8D`, `exd6e.p.`, `Dh4#`.
    Sheet,
    /// As a sheet in Braille has it: the same with the piece of a promotion behind a sign, `e8=D`.
    Braille,
    /// As PGN exports it: `O-O`, `e8=Q`, `exd6`, `Qh4#`.
    Pgn,
}

/// A sign that C.13 leaves open to who writes.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Sign {
    /// `x`.
    Capture,
    /// `e.p.`.
    EnPassant,
    /// `+`.
    Check,
    /// `#`.
    Mate,
}

/// Which of these signs are written.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Signs([bool; Sign::ALL.len()]);

impl Sign {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Capture, Self::EnPassant, Self::Check, Self::Mate];
}

impl Signs {
    /// All of them.
    pub const ALL: Self = Self([true; Sign::ALL.len()]);
    /// None of them.
    pub const NONE: Self = Self([false; Sign::ALL.len()]);

    /// Returns the same with a sign more.
    #[must_use]
    pub fn with(mut self, sign: Sign) -> Self {
        self.0[sign as usize] = true;
        self
    }

    fn has(self, sign: Sign) -> bool {
        self.0[sign as usize]
    }

    /// Returns what is written of a threat; mate is check as well.
    fn of_threat(self, threat: Threat) -> Option<Threat> {
        let is_mate = threat == Threat::Mate && self.has(Sign::Mate);
        let is_check = self.has(Sign::Check).then_some(Threat::Check);
        if is_mate { Some(Threat::Mate) } else { is_check }
    }
}

impl San {
    /// Returns the same without the facts of which no sign is written: `Dd4`, `ed6`, `Dh4`.
    #[must_use]
    pub fn signed(self, signs: Signs) -> Self {
        Self {
            capture: self.capture && signs.has(Sign::Capture),
            en_passant: self.en_passant && signs.has(Sign::EnPassant),
            threat: self.threat.and_then(|it| signs.of_threat(it)),
            ..self
        }
    }

    /// Finds the facts of a move that is about to be made in `position`.
    ///
    /// The departure is told apart from that of others which can go there (C.10): those that may legally, if the move is
    /// legal itself, else those that may by how pieces move. A move no piece makes names its departure square in full.
    pub fn of(position: &Position, m: Move) -> Self {
        Self::seen(position, m, Sight::Legal)
    }

    /// Finds the same facts as far as `sight` goes: for movement alone without check, mate and pins.
    ///
    /// What was said of a move in an event stands as it was said, until legality may be looked at; there too if the board has
    /// no piece for it.
    pub fn seen(position: &Position, m: impl Into<MoveAsSaid>, sight: Sight) -> Self {
        let MoveAsSaid { m, said } = m.into();
        let position = &*position.seen(sight);
        let board = position.board();
        if let Some(said) = said.filter(|it| sight != Sight::Legal || !it.is_on(board, m)) {
            return Self::in_words(said.short(board, m), m);
        }
        if m.names_no_departure() {
            // Of a king on that square no other word is kept in the move.
            let is_king = board.own_piece_at(m.to) == Some(Role::King) && m.promotion.is_none();
            let bare = Self::of_words(m);
            return match is_king {
                true => Self {
                    role: Role::King,
                    ..bare
                },
                false => bare,
            };
        }
        let role = board.piece_at(m.from).map_or(Role::Pawn, |it| it.role);
        let castling = board.castling_side(m);
        let captured = board.captured_square(m);
        let origin = match castling {
            Some(_) => Origin::default(),
            None => Origin::of(position, m),
        };
        Self {
            role,
            from: m.from,
            file: origin.file,
            rank: origin.rank,
            capture: captured.is_some(),
            en_passant: captured.is_some_and(|it| it != m.to),
            to: m.to,
            promotion: m.promotion,
            castling,
            threat: threat(&position.after(m)),
        }
    }

    /// Returns what was said of a move, word for word.
    pub fn in_words(said: Said, m: Move) -> Self {
        let bare = Self::of_words(m);
        match said {
            Said::Castles(side) => Self {
                role: Role::King,
                castling: Some(side),
                ..bare
            },
            Said::Goes(goes) => Self {
                role: goes.role.unwrap_or(Role::Pawn),
                file: goes.file,
                rank: goes.rank,
                capture: goes.takes,
                to: goes.to,
                promotion: goes.promotion,
                ..bare
            },
        }
    }

    /// Returns what is known of a move that no piece on the board can be: the piece that was named, and where it goes.
    fn of_words(m: Move) -> Self {
        Self {
            role: m.promotion.unwrap_or(Role::Pawn),
            from: m.from,
            file: None,
            rank: None,
            capture: false,
            en_passant: false,
            to: m.to,
            promotion: None,
            castling: None,
            threat: None,
        }
    }

    /// Writes the short algebraic form (C.8): `Sgf3`, `exd6e.p.`, `0-0`.
    pub fn write(&self, letter: impl Fn(Role) -> char, style: NotationStyle) -> String {
        let mut text = String::with_capacity(10);
        if let Some(side) = self.castling {
            text.push_str(style.castling(side));
        } else {
            text.extend((self.role != Role::Pawn).then(|| letter(self.role)));
            text.extend(self.file.map(File::char));
            text.extend(self.rank.map(Rank::char));
            text.extend(self.capture.then_some('x'));
            self.write_arrival(&mut text, letter, style);
        }
        text.push_str(self.threat.map_or("", Threat::sign));
        text
    }

    /// Writes the long algebraic form with both squares: `Sg1-f3`, `e5xd6e.p.`, `0-0`.
    pub fn write_long(&self, letter: impl Fn(Role) -> char, style: NotationStyle) -> String {
        let mut text = String::with_capacity(12);
        if let Some(side) = self.castling {
            text.push_str(style.castling(side));
        } else {
            text.extend((self.role != Role::Pawn).then(|| letter(self.role)));
            if self.from != self.to {
                text.push_str(&self.from.to_string());
                text.push(if self.capture { 'x' } else { '-' });
            }
            self.write_arrival(&mut text, letter, style);
        }
        text.push_str(self.threat.map_or("", Threat::sign));
        text
    }

    fn write_arrival(&self, text: &mut String, letter: impl Fn(Role) -> char, style: NotationStyle) {
        text.push_str(&self.to.to_string());
        if let Some(role) = self.promotion {
            text.push_str(style.promotes_by());
            text.push(letter(role));
        }
        if self.en_passant && matches!(style, NotationStyle::Sheet | NotationStyle::Braille) {
            text.push_str("e.p.");
        }
    }
}

impl NotationStyle {
    fn castling(self, side: CastlingSide) -> &'static str {
        match (self, side) {
            (NotationStyle::Pgn, CastlingSide::KingSide) => "O-O",
            (NotationStyle::Pgn, CastlingSide::QueenSide) => "O-O-O",
            (NotationStyle::Sheet | NotationStyle::Braille, CastlingSide::KingSide) => "0-0",
            (NotationStyle::Sheet | NotationStyle::Braille, CastlingSide::QueenSide) => "0-0-0",
        }
    }

    /// On the sheet `=` is the draw offer alone (C.12-2).
    fn promotes_by(self) -> &'static str {
        match self {
            NotationStyle::Pgn | NotationStyle::Braille => "=",
            NotationStyle::Sheet => "",
        }
    }
}

impl Threat {
    fn sign(self) -> &'static str {
        match self {
            Threat::Check => "+",
            Threat::Mate => "#",
        }
    }
}

/// What of the departure square must be named, so that the move is told from its like (C.10, C.11).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Origin {
    /// The file, if it is named.
    pub file: Option<File>,
    /// The rank, if it is named.
    pub rank: Option<Rank>,
}

impl Origin {
    /// Finds what must be named of a move that is no castling; see [`San::of`].
    pub fn of(position: &Position, m: Move) -> Self {
        let board = position.board();
        let role = board.piece_at(m.from).map_or(Role::Pawn, |it| it.role);
        let legal = position.is_legal(m) == Some(true);
        if !legal && !board.reaches(m.from, m.to) {
            return Self {
                file: Some(m.from.file()),
                rank: Some(m.from.rank()),
            };
        }
        if role == Role::Pawn {
            return Self {
                file: board.is_capture(m).then(|| m.from.file()),
                rank: None,
            };
        }
        // Where the Laws allow no such position a reader is not asked to look for checks.
        let twins = match position.legal().filter(|_| legal) {
            Some(position) => legal_twins(position, m, role),
            None => twins_by_movement(board, m, role),
        };
        let on_same_file = twins.iter().any(|it| it.file() == m.from.file());
        let on_same_rank = twins.iter().any(|it| it.rank() == m.from.rank());
        Self {
            file: (!twins.is_empty() && (on_same_rank || !on_same_file)).then(|| m.from.file()),
            rank: on_same_file.then(|| m.from.rank()),
        }
    }
}

/// Returns where the other pieces of that kind stand which can legally go to the arrival square (C.10).
fn legal_twins(legal: &Chess, m: Move, role: Role) -> Vec<Square> {
    let candidates = legal.san_candidates(role, m.to);
    let from = candidates.iter().filter_map(|it| it.from());
    from.filter(|it| *it != m.from).collect()
}

/// Returns where the other pieces of that kind stand which can go to the arrival square, ignoring check.
fn twins_by_movement(board: &Board, m: Move, role: Role) -> Vec<Square> {
    let own = board.setup().board.by_piece(role.of(board.turn()));
    own.into_iter()
        .filter(|it| *it != m.from && board.reaches(*it, m.to))
        .collect()
}

fn threat(after: &Position) -> Option<Threat> {
    if after.is_check()? {
        let mate = after.ending() == Some(Ending::Checkmate);
        Some(if mate { Threat::Mate } else { Threat::Check })
    } else {
        None
    }
}

#[cfg(test)]
mod tests;

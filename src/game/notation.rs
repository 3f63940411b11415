//! Algebraic notation from the writer's side (Appendix C): the facts of a move, and how they are put on paper.

use shakmaty::{CastlingSide, File, Position as _, Rank, Role, Square};

use super::{Board, Ending, Move, Position, Sight};

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
pub enum Style {
    /// As the Laws print a scoresheet: `0-0`, `e8D`, `exd6e.p.`, `Dh4#`.
    Sheet,
    /// A scoresheet without the signs C.13 leaves open: `Dd4`, `ed6`, `Dh4`.
    SheetWithoutSigns,
    /// As PGN exports it: `O-O`, `e8=Q`, `exd6`, `Qh4#`.
    Pgn,
}

impl San {
    /// Finds the facts of a move that is about to be made in `position`.
    ///
    /// The departure is told apart from that of others which can go there (C.10): those that may legally, if the move is
    /// legal itself, else those that may by how pieces move. A move no piece makes names its departure square in full.
    pub fn of(position: &Position, m: Move) -> Self {
        Self::seen(position, m, Sight::Legal)
    }

    /// Finds the same facts as far as `sight` goes: for movement alone without check, mate and pins.
    pub fn seen(position: &Position, m: Move, sight: Sight) -> Self {
        let position = &*position.seen(sight);
        let board = position.board();
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

    /// Writes the short algebraic form (C.8): `Sgf3`, `exd6e.p.`, `0-0`.
    pub fn write(&self, letter: impl Fn(Role) -> char, style: Style) -> String {
        let mut text = String::with_capacity(10);
        if let Some(side) = self.castling {
            text.push_str(style.castling(side));
        } else {
            text.extend((self.role != Role::Pawn).then(|| letter(self.role)));
            text.extend(self.file.map(File::char));
            text.extend(self.rank.map(Rank::char));
            text.extend((self.capture && style.signs()).then_some('x'));
            self.write_arrival(&mut text, letter, style);
        }
        text.push_str(style.threat(self.threat));
        text
    }

    /// Writes the long algebraic form with both squares: `Sg1-f3`, `e5xd6e.p.`, `0-0`.
    pub fn write_long(&self, letter: impl Fn(Role) -> char, style: Style) -> String {
        let mut text = String::with_capacity(12);
        if let Some(side) = self.castling {
            text.push_str(style.castling(side));
        } else {
            text.extend((self.role != Role::Pawn).then(|| letter(self.role)));
            text.push_str(&self.from.to_string());
            text.push(if self.capture { 'x' } else { '-' });
            self.write_arrival(&mut text, letter, style);
        }
        text.push_str(style.threat(self.threat));
        text
    }

    fn write_arrival(&self, text: &mut String, letter: impl Fn(Role) -> char, style: Style) {
        text.push_str(&self.to.to_string());
        if let Some(role) = self.promotion {
            text.push_str(style.promotes_by());
            text.push(letter(role));
        }
        if self.en_passant && style == Style::Sheet {
            text.push_str("e.p.");
        }
    }
}

impl Style {
    fn castling(self, side: CastlingSide) -> &'static str {
        match (self, side) {
            (Style::Pgn, CastlingSide::KingSide) => "O-O",
            (Style::Pgn, CastlingSide::QueenSide) => "O-O-O",
            (Style::Sheet | Style::SheetWithoutSigns, CastlingSide::KingSide) => "0-0",
            (Style::Sheet | Style::SheetWithoutSigns, CastlingSide::QueenSide) => "0-0-0",
        }
    }

    /// On the sheet `=` is the draw offer alone (C.12-2).
    fn promotes_by(self) -> &'static str {
        match self {
            Style::Pgn => "=",
            Style::Sheet | Style::SheetWithoutSigns => "",
        }
    }

    fn threat(self, threat: Option<Threat>) -> &'static str {
        match threat.filter(|_| self.signs()) {
            Some(Threat::Check) => "+",
            Some(Threat::Mate) => "#",
            None => "",
        }
    }

    fn signs(self) -> bool {
        self != Style::SheetWithoutSigns
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
        let twins = if legal {
            legal_twins(position, m, role)
        } else {
            twins_by_movement(board, m, role)
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
fn legal_twins(position: &Position, m: Move, role: Role) -> Vec<Square> {
    let candidates = position
        .legal()
        .map(|it| it.san_candidates(role, m.to))
        .unwrap_or_default();
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
mod tests {
    use std::collections::BTreeSet;

    use super::{San, Style, Threat};
    use crate::game::{Board, Move, Position};
    use proptest::prelude::*;
    use shakmaty::Role;
    use shakmaty::san::SanPlus;

    const ENGLISH: &str = "KQRBN";
    const PORTUGUESE: &str = "RDTBC";
    const GERMAN: &str = "KDTLS";

    /// Looks a piece up among king, queen, rook, bishop, knight.
    fn letters(set: &str) -> impl Fn(Role) -> char + '_ {
        move |role| set.chars().nth(6 - usize::from(role)).expect("pawns have no letter")
    }

    fn at(fen: &str) -> Position {
        Position::of(Board::from_fen(fen, false).expect("a FEN"))
    }

    fn m(uci: &str) -> Move {
        uci.parse().expect("a move")
    }

    fn after(moves: &str) -> Position {
        moves
            .split_whitespace()
            .fold(Position::start(), |position, uci| position.after(m(uci)))
    }

    #[track_caller]
    fn writes(set: &str, position: &Position, uci: &str, expected: &str) {
        let san = San::of(position, m(uci));
        assert_eq!(san.write(letters(set), Style::Sheet), expected, "{uci}");
    }

    #[test]
    fn a_piece_is_its_letter_and_the_arrival_square() {
        writes(ENGLISH, &Position::start(), "g1f3", "Nf3");
        writes(PORTUGUESE, &Position::start(), "g1f3", "Cf3");
        let rook = at("4k3/8/8/8/8/8/4K3/R7 w - - 0 1");
        writes(PORTUGUESE, &rook, "a1d1", "Td1");
        writes(GERMAN, &rook, "a1d1", "Td1");
    }

    #[test]
    fn a_pawn_has_no_letter() {
        writes(PORTUGUESE, &Position::start(), "e2e4", "e4");
        writes(ENGLISH, &after("e2e4"), "a7a5", "a5");
    }

    #[test]
    fn captures_are_written_with_x_and_by_pawns_with_the_departure_file() {
        let sample = after("e2e4 e7e5 g1f3 g8f6 d2d4");
        writes(ENGLISH, &sample, "e5d4", "exd4");
        writes(
            ENGLISH,
            &sample.after(m("e5d4")).after(m("e4e5")).after(m("f6e4")),
            "d1d4",
            "Qxd4",
        );
    }

    #[test]
    fn taking_in_passing_names_where_the_pawn_lands() {
        let position = after("e2e4 a7a6 e4e5 d7d5");
        let san = San::of(&position, m("e5d6"));
        assert!(san.en_passant && san.capture);
        assert_eq!(san.write(letters(ENGLISH), Style::Sheet), "exd6e.p.");
        assert_eq!(san.write(letters(ENGLISH), Style::SheetWithoutSigns), "ed6");
        assert_eq!(san.write(letters(ENGLISH), Style::Pgn), "exd6");
        assert_eq!(san.write_long(letters(ENGLISH), Style::Sheet), "e5xd6e.p.");
    }

    #[test]
    fn twins_on_one_rank_are_told_apart_by_the_file() {
        let position = at("7k/8/8/8/8/8/8/K3N1N1 w - - 0 1");
        writes(ENGLISH, &position, "g1f3", "Ngf3");
        writes(PORTUGUESE, &position, "e1f3", "Cef3");
    }

    #[test]
    fn twins_on_one_file_are_told_apart_by_the_rank() {
        let position = at("7k/8/8/6N1/8/8/8/K5N1 w - - 0 1");
        writes(ENGLISH, &position, "g5f3", "N5f3");
        writes(PORTUGUESE, &position, "g1f3", "C1f3");
    }

    #[test]
    fn twins_on_other_ranks_and_files_are_told_apart_by_the_file() {
        let position = at("6k1/8/8/8/3N4/8/7N/K7 w - - 0 1");
        writes(ENGLISH, &position, "h2f3", "Nhf3");
        writes(PORTUGUESE, &position, "d4f3", "Cdf3");
        let capture = at("6k1/8/8/8/3N4/5b2/7N/K7 w - - 0 1");
        writes(ENGLISH, &capture, "d4f3", "Ndxf3");
        writes(PORTUGUESE, &capture, "d4f3", "Cdxf3");
    }

    #[test]
    fn a_pinned_twin_cannot_go_and_three_twins_need_the_whole_square() {
        writes(ENGLISH, &at("4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1"), "g2f4", "Nf4");
        writes(ENGLISH, &at("8/8/k7/8/4Q2Q/8/8/K6Q w - - 0 1"), "h4e1", "Qh4e1");
    }

    #[test]
    fn two_pawns_that_can_take_are_told_apart_by_their_file() {
        let position = at("6k1/8/8/3n4/2P1P3/8/8/K7 w - - 0 1");
        writes(ENGLISH, &position, "c4d5", "cxd5");
        writes(ENGLISH, &position, "e4d5", "exd5");
    }

    #[test]
    fn the_letter_of_the_promoted_piece_follows_at_once() {
        let position = at("5r2/3PP2k/8/8/8/8/1p4p1/4K3 w - - 0 1");
        writes(PORTUGUESE, &position, "d7d8q", "d8D");
        writes(PORTUGUESE, &position, "e7f8n", "exf8C+");
        let position = at("5r2/3PP2k/8/8/8/8/1p4p1/4K3 b - - 0 1");
        writes(PORTUGUESE, &position, "b2b1b", "b1B");
        writes(PORTUGUESE, &position, "g2g1r", "g1T+");
        let san = San::of(&position, m("b2b1b"));
        assert_eq!(san.write(letters(ENGLISH), Style::Pgn), "b1=B");
        assert_eq!(san.write_long(letters(PORTUGUESE), Style::Sheet), "b2-b1B");
    }

    #[test]
    fn castling_is_written_with_zeros() {
        let position = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        writes(ENGLISH, &position, "e1g1", "0-0");
        writes(ENGLISH, &position, "e1c1", "0-0-0");
        assert_eq!(
            San::of(&position, m("e1c1")).write_long(letters(ENGLISH), Style::Sheet),
            "0-0-0"
        );
        let pgn = San::of(&position, m("e1c1"));
        assert_eq!(pgn.write(letters(ENGLISH), Style::Pgn), "O-O-O");
    }

    #[test]
    fn check_and_mate_are_signs_that_may_be_left_out() {
        let mating = San::of(&after("f2f3 e7e5 g2g4"), m("d8h4"));
        assert_eq!(mating.threat, Some(Threat::Mate));
        assert_eq!(mating.write(letters(PORTUGUESE), Style::Sheet), "Dh4#");
        assert_eq!(mating.write(letters(PORTUGUESE), Style::SheetWithoutSigns), "Dh4");
        writes(ENGLISH, &after("e2e4 d7d5"), "f1b5", "Bb5+");
    }

    #[test]
    fn the_long_form_names_both_squares() {
        let long = |position: &Position, uci: &str| San::of(position, m(uci)).write_long(letters(GERMAN), Style::Sheet);
        assert_eq!(long(&Position::start(), "g1f3"), "Sg1-f3");
        assert_eq!(long(&after("e2e4 d7d5"), "e4d5"), "e4xd5");
        assert_eq!(long(&after("e2e4 d7d5"), "f1b5"), "Lf1-b5+");
    }

    #[test]
    fn an_illegal_move_is_told_apart_by_how_pieces_move() {
        let pinned = at("4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1");
        writes(ENGLISH, &pinned, "e2f4", "Nef4");
        let in_check = after("e2e4 d7d5 f1b5");
        writes(ENGLISH, &in_check, "a7a6", "a6");
        writes(ENGLISH, &in_check.after(m("a7a6")), "b5a6", "Bxa6");
        writes(
            ENGLISH,
            &in_check.after(m("a7a6")).after(m("b1c3")).after(m("b8c6")),
            "g1e2",
            "Nge2",
        );
    }

    #[test]
    fn a_move_no_piece_makes_names_its_departure_square() {
        writes(ENGLISH, &Position::start(), "g1g5", "Ng1g5");
        writes(ENGLISH, &Position::start(), "e2e5", "e2e5");
        writes(ENGLISH, &Position::start(), "e4e5", "e4e5");
    }

    #[track_caller]
    fn agrees_with_shakmaty(position: &Position) -> Result<(), TestCaseError> {
        for m in position.legal_moves().unwrap_or_default() {
            let (legal, theirs) = (position.legal().expect("legal"), position.legal_move(m).expect("legal"));
            let theirs = SanPlus::from_move(legal.clone(), theirs).to_string();
            prop_assert_eq!(San::of(position, m).write(letters(ENGLISH), Style::Pgn), theirs);
        }
        Ok(())
    }

    /// Crowds of like pieces, promotions, castlings, pins, taking in passing.
    const STARTS: [&str; 6] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/PPPP3k/8/Q1Q1Q3/8/2Q1Q3/pppp4/7K w - - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "7k/8/N1N5/2N1N3/N3N3/1r1q4/2N5/3K4 w - - 0 1",
        "bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w GCgc - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn every_legal_move_is_written_as_shakmaty_writes_it(
            start in prop::sample::select(STARTS.to_vec()),
            choices in prop::collection::vec(any::<u16>(), 0..80),
        ) {
            let mut position = at(start);
            prop_assert!(position.legal().is_some());
            for choice in choices {
                agrees_with_shakmaty(&position)?;
                let moves = position.legal_moves().expect("only legal moves were made");
                if moves.is_empty() { break; }
                position.play(moves[usize::from(choice) % moves.len()]);
            }
        }

        #[test]
        fn once_an_illegal_move_stands_no_two_moves_are_written_alike(
            choices in prop::collection::vec(any::<u16>(), 0..60),
        ) {
            let mut position = Position::start().after(m("b1b5"));
            for choice in choices {
                let moves = position.board().moves_by_movement();
                if moves.is_empty() { break; }
                let written = moves.iter().map(|m| San::of(&position, *m).write(letters(ENGLISH), Style::Sheet));
                prop_assert_eq!(written.collect::<BTreeSet<_>>().len(), moves.len());
                position.play(moves[usize::from(choice) % moves.len()]);
            }
        }
    }
}

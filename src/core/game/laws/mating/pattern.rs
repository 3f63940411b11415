//! How a lone knight or bishop mates: in a corner, with men of the other side in their own king's way.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

/// How far a knight is from a square at most.
const FAR: u32 = 6;

/// What it counts that a man comes to a square only if it is exchanged for another.
const NEVER: u32 = 12;

/// The mates in one corner.
pub(super) struct Patterns {
    role: Role,
    corner: Square,
    all: Vec<Pattern>,
    knight_steps: Vec<[u8; 64]>,
}

/// Where everybody stands in one of them.
struct Pattern {
    king: Square,
    /// From where the man gives check; one of them is enough.
    checks: Bitboard,
    /// Where a man of the mated side stands.
    helped: Square,
}

/// Returns the knight or the bishop that `side` has beside the king, if there is nothing else.
pub(super) fn lone_light_man(board: &Board, side: Color) -> Option<(Role, Square)> {
    let mut men = (board.by_color(side) & !board.kings()).into_iter();
    let (Some(square), None) = (men.next(), men.next()) else {
        return None;
    };
    let role = board.role_at(square)?;
    matches!(role, Role::Knight | Role::Bishop).then_some((role, square))
}

impl Patterns {
    /// Returns the mates with the lone knight or bishop of `side`; `None` if it has another force.
    pub(super) fn of(board: &Board, side: Color, corner: Square) -> Option<Self> {
        let (role, _) = lone_light_man(board, side)?;
        let mut all: Vec<Pattern> = Vec::new();
        let beside = attacks::king_attacks(corner);
        for king in Bitboard::FULL & !beside.with(corner) {
            for check in attacked_by(role, corner, king).without(king) {
                let guarded = attacks::king_attacks(king);
                let is_taken = beside.contains(check) && !guarded.contains(check);
                let helpers = beside & !guarded & !attacked_by(role, check, king);
                let Some(helped) = helpers.single_square().filter(|_| !is_taken) else {
                    continue;
                };
                match all.iter_mut().find(|it| (it.king, it.helped) == (king, helped)) {
                    Some(same) => same.checks.add(check),
                    None => all.push(Pattern {
                        king,
                        checks: Bitboard::from(check),
                        helped,
                    }),
                }
            }
        }
        Some(Self {
            role,
            corner,
            all,
            knight_steps: knight_steps(),
        })
    }

    /// Returns how far the nearest of the mates is.
    pub(super) fn left(&self, board: &Board, side: Color) -> u32 {
        let (Some(king), Some(mated)) = (board.king_of(side), board.king_of(!side)) else {
            return 0;
        };
        let Some(man) = (board.by_color(side) & board.by_role(self.role)).first() else {
            return 0;
        };
        let mut best = u32::MAX;
        for helped in attacks::king_attacks(self.corner) {
            let helper = self.helper(board, !side, helped);
            for it in self.all.iter().filter(|it| it.helped == helped) {
                best = best.min(2 * king.distance(it.king) + self.nearest(self.role, man, it.checks) + 2 * helper);
            }
        }
        best.saturating_add(2 * mated.distance(self.corner))
    }

    fn nearest(&self, role: Role, from: Square, to: Bitboard) -> u32 {
        to.into_iter()
            .map(|it| self.steps(role, from, it))
            .min()
            .unwrap_or(NEVER)
    }

    /// Returns how far the nearest man is that can stand in its king's way on a square.
    fn helper(&self, board: &Board, side: Color, to: Square) -> u32 {
        let mut men = board.by_color(side) & !board.kings() & !board.queens();
        // It would step between, or take the bishop.
        if self.role == Role::Bishop {
            men &= !board.rooks();
        }
        let far = |from: Square| match board.role_at(from) {
            Some(Role::Pawn) => self.pawn_steps(side, from, to),
            Some(role) => self.steps(role, from, to),
            None => NEVER,
        };
        men.into_iter().map(far).min().unwrap_or(NEVER)
    }

    /// Straight on, or as a knight.
    fn pawn_steps(&self, side: Color, from: Square, to: Square) -> u32 {
        let ahead = |it: Square| side.fold_wb(u32::from(it.rank()), 7 - u32::from(it.rank()));
        if from.file() == to.file() && ahead(to) >= ahead(from) && ahead(to) < 7 {
            return ahead(to) - ahead(from);
        }
        let last = Square::from_coords(from.file(), side.fold_wb(shakmaty::Rank::Eighth, shakmaty::Rank::First));
        7 - ahead(from) + self.steps(Role::Knight, last, to)
    }

    fn steps(&self, role: Role, from: Square, to: Square) -> u32 {
        match role {
            Role::Knight => u32::from(self.knight_steps[usize::from(from)][usize::from(to)]),
            Role::Bishop if from.is_light() != to.is_light() => NEVER,
            _ if from == to => 0,
            _ if attacks::attacks(from, role.of(Color::White), Bitboard::EMPTY).contains(to) => 1,
            _ => 2,
        }
    }
}

fn attacked_by(role: Role, from: Square, king: Square) -> Bitboard {
    attacks::attacks(from, role.of(Color::White), Bitboard::from(king))
}

fn knight_steps() -> Vec<[u8; 64]> {
    let from_one = |from: Square| {
        let mut steps = [0; 64];
        let mut known = Bitboard::from(from);
        let mut last = known;
        for step in 1..=FAR as u8 {
            let next = last
                .into_iter()
                .fold(Bitboard::EMPTY, |sum, it| sum | attacks::knight_attacks(it))
                & !known;
            for it in next {
                steps[usize::from(it)] = step;
            }
            known |= next;
            last = next;
        }
        steps
    };
    Square::ALL.into_iter().map(from_one).collect()
}

//! What is tried, in which order, and how long. Small numbers that were tried out: they only decide how soon a mate is found.

use shakmaty::{Board, Color, Role, Square};

use super::estimate::Aim;
use super::pattern::lone_light_man;

/// One search from the beginning.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attempt {
    pub(super) aim: Aim,
    /// What a half-move counts that was made already.
    pub(super) ply: u32,
    /// Goes for the mates of a lone knight or bishop.
    pub(super) by_pattern: bool,
    /// Looks for walls of pawns again after each move that cannot be undone.
    pub(super) asks_walls: bool,
    /// How many positions it looks at.
    pub(super) looks: usize,
}

/// What counts how much in an attempt at each corner.
struct Style {
    flight: u32,
    apart: u32,
    man: u32,
    ply: u32,
    asks_walls: bool,
    looks: usize,
}

/// The first finds nearly all mates. The last looks at as much as all others: where little can be played, at everything.
const STYLES: [Style; 5] = [
    style(1, 1, 8, 0, 15_000),
    style(1, 1, 4, 0, 30_000),
    style(1, 2, 4, 1, 60_000).asking_walls(),
    style(2, 3, 0, 2, 100_000).asking_walls(),
    style(1, 1, 8, 0, 800_000).asking_walls(),
];

const fn style(flight: u32, apart: u32, man: u32, ply: u32, looks: usize) -> Style {
    Style {
        flight,
        apart,
        man,
        ply,
        asks_walls: false,
        looks,
    }
}

impl Style {
    const fn asking_walls(mut self) -> Self {
        self.asks_walls = true;
        self
    }

    fn at(&self, corner: Square) -> Attempt {
        Attempt {
            aim: Aim {
                corner,
                flight: self.flight,
                apart: self.apart,
                man: self.man,
            },
            ply: self.ply,
            by_pattern: false,
            asks_walls: self.asks_walls,
            looks: self.looks,
        }
    }
}

/// Returns what is tried for `side`: the corners near the king that is to be mated first.
pub(super) fn attempts(board: &Board, side: Color) -> impl Iterator<Item = Attempt> {
    let king = board.king_of(!side);
    let mut corners = [Square::A1, Square::A8, Square::H1, Square::H8];
    corners.sort_by_key(|it| king.map(|king| king.distance(*it)));
    let lone = lone_light_man(board, side);
    let mates_in = move |corner: &Square| {
        lone.is_some_and(|(role, it)| role == Role::Knight || corner.is_light() == it.is_light())
    };
    let by_pattern = corners.into_iter().filter(mates_in).map(|it| Attempt {
        by_pattern: true,
        ..STYLES[0].at(it)
    });
    let others = STYLES.iter().flat_map(move |style| corners.map(|it| style.at(it)));
    by_pattern.chain(others)
}

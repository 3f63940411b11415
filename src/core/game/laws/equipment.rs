//! The sizes of what is played with: those of the special board from the blind rules, the others from the standards of equipment
//! (C.02 of the handbook), which no edition of the Laws changes. What is laid down as sound judgement is no figure here.

/// The standards of equipment, as they are cited.
pub const STANDARDS: &str = "C.02";

/// What a figure is to be.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Limit {
    /// So much or more.
    AtLeast(u32),
    /// From so much to so much.
    Between(u32, u32),
    /// About so much: what lies between the other two figures counts as that.
    About(u32, [u32; 2]),
}

impl Limit {
    /// Returns true for a figure that is as it is to be.
    pub fn holds(self, figure: u32) -> bool {
        match self {
            Self::AtLeast(least) => figure >= least,
            Self::Between(least, most) | Self::About(_, [least, most]) => (least..=most).contains(&figure),
        }
    }
}

/// The shorter side of the special board, in mm (E.1.a of 2009, D.1.a of 2014, D.1.1 since 2018).
pub const SPECIAL_BOARD: Limit = Limit::AtLeast(200);

/// The height of the king, in mm (C.02, 2.2): about 95, which the standards up to 2006 wrote as 85 to 105.
pub const KING_HEIGHT: Limit = Limit::About(95, [85, 105]);

/// The base of the king, in percent of its height (C.02, 2.2).
pub const KING_BASE: Limit = Limit::Between(40, 50);

/// The side of a square of the usual board, in mm (C.02, 3).
pub const SQUARE: Limit = Limit::Between(50, 65);

/// Returns the base of a king in whole percent of its height; both in mm. `None` for a king without height.
pub fn base_percent(base: u32, height: u32) -> Option<u32> {
    let rounded = base.checked_mul(100)?.checked_add(height / 2)?;
    rounded.checked_div(height)
}

/// Returns how long the table is to be under a usual board of that side, in mm (C.02, 4): twice the board.
pub fn table_length(board: u32) -> Limit {
    Limit::AtLeast(board.saturating_mul(2))
}

/// Returns how wide the table is to be under a usual board of that side, in mm (C.02, 4): 15 to 20 cm more.
pub fn table_width(board: u32) -> Limit {
    Limit::Between(board.saturating_add(150), board.saturating_add(200))
}

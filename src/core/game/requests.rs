//! What players ask of the arbiter, as far as a game remembers it.

use shakmaty::{ByColor, Color};

use super::arbiter_need::ArbiterNeed;

/// What was asked so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Requests {
    /// How often each side asked for the sheet that others keep.
    pub sheets: ByColor<u16>,
    /// For what an arbiter is needed since the last one came.
    pub need: Option<ArbiterNeed>,
}

impl Requests {
    /// Counts that a side asked for the sheet.
    pub fn count_sheet(&mut self, side: Color) {
        let asked = &mut self.sheets[side];
        *asked = asked.saturating_add(1);
    }
}

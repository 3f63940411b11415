//! What is looked at before play (D.1, D.2.6, C.02): the list, what was found, and what of it is not as it is to be. Nothing
//! follows from it here: the arbiter approves.

mod item;
mod size;

use std::collections::BTreeMap;

use super::BoardName;
use super::event_terms::are_initials;
use super::laws::Rules;
use super::laws::equipment::{
    KING_BASE, KING_HEIGHT, Limit, SPECIAL_BOARD, SQUARE, base_percent, table_length, table_width,
};

pub use item::{EquipmentAnswer, EquipmentItem, EquipmentPart};
pub use size::{Figure, LARGEST, NoSize, Unit, read_size};

/// What was found of an item.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Looked {
    /// It was not measured or looked at, or nobody has approved it: it stays open.
    Open,
    /// So many millimetres.
    Size(u32),
    /// It is so.
    Yes,
    /// It is not so.
    No,
    /// An arbiter approved it: initials, and when, if it was written down.
    Approved {
        /// Initials of the arbiter.
        by: String,
        /// When, as it was written.
        at: Option<String>,
    },
}

impl Looked {
    /// Returns true if this can be found of an item, whoever wrote it down.
    pub fn answers(&self, item: EquipmentItem) -> bool {
        match (self, item.answer()) {
            (Self::Open, _) | (Self::Yes | Self::No, EquipmentAnswer::YesOrNo) => true,
            (Self::Size(millimetres), EquipmentAnswer::Size(_)) => (1..=LARGEST).contains(millimetres),
            (Self::Approved { by, .. }, EquipmentAnswer::Initials) => are_initials(by),
            _ => false,
        }
    }
}

/// What is not as it is to be.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum EquipmentFinding {
    /// A figure is beyond its limit.
    Beyond {
        /// Of what.
        item: EquipmentItem,
        /// What it is.
        figure: Figure,
        /// What it is to be, in the same unit.
        limit: Limit,
    },
    /// Something is not so.
    NotSo(EquipmentItem),
    /// A board is turned by 90 degrees.
    Turned(BoardName),
}

impl EquipmentFinding {
    /// Returns the item it is about.
    pub fn item(&self) -> EquipmentItem {
        match self {
            Self::Beyond { item, .. } | Self::NotSo(item) => *item,
            Self::Turned(BoardName::A) => EquipmentItem::SpecialCorner,
            Self::Turned(BoardName::B) => EquipmentItem::BoardCorner,
        }
    }
}

/// The list as far as it was gone through.
#[derive(Clone, Debug)]
pub struct EquipmentCheck {
    rules: &'static Rules,
    looked: BTreeMap<EquipmentItem, Looked>,
}

impl EquipmentCheck {
    /// Begins a list under an edition of the Laws.
    pub fn new(rules: &'static Rules) -> Self {
        Self {
            rules,
            looked: BTreeMap::new(),
        }
    }

    /// Returns what the edition says.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// Notes what was found, in place of what was found before.
    pub fn note(&mut self, item: EquipmentItem, looked: Looked) {
        self.looked.insert(item, looked);
    }

    /// Returns what was found of an item; `None` if it was not asked about.
    pub fn looked(&self, item: EquipmentItem) -> Option<&Looked> {
        self.looked.get(&item)
    }

    /// Returns the items that are asked about: of the clock those of its kind, the rest always.
    pub fn asked(&self) -> impl Iterator<Item = EquipmentItem> {
        EquipmentItem::ALL.iter().copied().filter(|it| self.is_asked(*it))
    }

    /// A clock that talks is looked at as one only since the Laws know it; before, the special clock is the one with hands.
    fn is_asked(&self, item: EquipmentItem) -> bool {
        use EquipmentItem as I;
        let hands = self.looked(I::ClockHands);
        match item {
            I::HandsReinforced | I::DialDots | I::FlagFelt | I::LastMinutesFelt => hands == Some(&Looked::Yes),
            I::FlagExact | I::ClockDull | I::ClockQuiet => hands == Some(&Looked::Yes),
            I::ClockTalks | I::ClockPrivate => hands == Some(&Looked::No) && !self.rules.analogue_clock_is_special,
            _ => true,
        }
    }

    /// Returns what was asked about and stays open, and what was not come to.
    pub fn open(&self) -> impl Iterator<Item = EquipmentItem> {
        let is_open = |it: &EquipmentItem| matches!(self.looked(*it), None | Some(Looked::Open));
        self.asked().filter(is_open)
    }

    /// Returns all that is not as it is to be, in the order of the list.
    pub fn findings(&self) -> Vec<EquipmentFinding> {
        self.asked().filter_map(|it| self.finding(it)).collect()
    }

    fn finding(&self, item: EquipmentItem) -> Option<EquipmentFinding> {
        match self.looked(item)? {
            Looked::Size(millimetres) => self.beyond(item, *millimetres),
            Looked::No => self.not_so(item),
            Looked::Open | Looked::Yes | Looked::Approved { .. } => None,
        }
    }

    fn not_so(&self, item: EquipmentItem) -> Option<EquipmentFinding> {
        match item {
            EquipmentItem::SpecialCorner => Some(EquipmentFinding::Turned(BoardName::A)),
            EquipmentItem::BoardCorner => Some(EquipmentFinding::Turned(BoardName::B)),
            EquipmentItem::ClockHands if !self.rules.analogue_clock_is_special => None,
            item => Some(EquipmentFinding::NotSo(item)),
        }
    }

    fn beyond(&self, item: EquipmentItem, millimetres: u32) -> Option<EquipmentFinding> {
        if item == EquipmentItem::KingBase {
            return self.base_beyond(millimetres);
        }
        let limit = self.limit(item)?;
        let beyond = || EquipmentFinding::Beyond {
            item,
            figure: Figure::of_length(item, millimetres),
            limit,
        };
        (!limit.holds(millimetres)).then(beyond)
    }

    /// What is told of the base is what is compared: a whole percent.
    fn base_beyond(&self, base: u32) -> Option<EquipmentFinding> {
        let height = self.millimetres(EquipmentItem::KingHeight)?;
        let percent = base_percent(base, height).filter(|it| !KING_BASE.holds(*it))?;
        Some(EquipmentFinding::Beyond {
            item: EquipmentItem::KingBase,
            figure: Figure::percent(percent),
            limit: KING_BASE,
        })
    }

    /// Returns what a length is to be, in millimetres; `None` where nothing says so, or not yet.
    fn limit(&self, item: EquipmentItem) -> Option<Limit> {
        let board = || self.millimetres(EquipmentItem::BoardSide);
        match item {
            EquipmentItem::SpecialSide => Some(SPECIAL_BOARD),
            EquipmentItem::KingHeight => Some(KING_HEIGHT),
            EquipmentItem::Square => Some(SQUARE),
            EquipmentItem::TableLength => board().map(table_length),
            EquipmentItem::TableWidth => board().map(table_width),
            _ => None,
        }
    }

    fn millimetres(&self, item: EquipmentItem) -> Option<u32> {
        match self.looked(item)? {
            Looked::Size(millimetres) => Some(*millimetres),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;

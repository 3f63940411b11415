//! Sizes as they are measured, entered and told.

use std::fmt;

use super::item::EquipmentItem;

/// A unit of length.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Unit {
    /// Millimetres.
    Millimetres,
    /// Centimetres.
    Centimetres,
}

impl Unit {
    /// Returns its sign, the same in every language.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Millimetres => "mm",
            Self::Centimetres => "cm",
        }
    }
}

/// The sign of a figure that is no length.
const PERCENT: &str = "%";

/// A figure as it is told: a length in the unit of its item where that is whole, or percent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Figure {
    number: u32,
    unit: &'static str,
}

impl Figure {
    /// Returns a length in millimetres as it is told of an item.
    pub fn of_length(item: EquipmentItem, millimetres: u32) -> Self {
        let (number, unit) = match item.unit() {
            Some(Unit::Centimetres) if millimetres.is_multiple_of(10) => (millimetres / 10, Unit::Centimetres),
            _ => (millimetres, Unit::Millimetres),
        };
        let unit = unit.sign();
        Self { number, unit }
    }

    pub(super) fn percent(number: u32) -> Self {
        Self { number, unit: PERCENT }
    }

    /// Returns another figure of the same kind: a limit as it is told beside this one.
    #[must_use]
    pub fn alike(self, item: EquipmentItem, number: u32) -> Self {
        match self.unit {
            PERCENT => Self::percent(number),
            _ => Self::of_length(item, number),
        }
    }

    /// Returns its number alone.
    pub fn number(self) -> u32 {
        self.number
    }

    /// Returns its unit.
    pub fn unit(self) -> &'static str {
        self.unit
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.unit)
    }
}

/// Why a text is no size.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct NoSize;

/// The largest size that is taken, in millimetres: no hall has a table of more than five metres for one board.
pub const LARGEST: u32 = 5_000;

/// Reads a size, `57`, `57 mm`, `9.5 cm` or `9,5 cm`, in millimetres; a number alone is meant in `unit`.
///
/// # Errors
///
/// Returns [`NoSize`] for whatever else, and for none and for more than [`LARGEST`].
pub fn read_size(text: &str, unit: Unit) -> Result<u32, NoSize> {
    let text = text.trim();
    let (number, unit) = if let Some(number) = text.strip_suffix(Unit::Millimetres.sign()) {
        (number, Unit::Millimetres)
    } else if let Some(number) = text.strip_suffix(Unit::Centimetres.sign()) {
        (number, Unit::Centimetres)
    } else {
        (text, unit)
    };
    let (whole, tenth) = match number.trim().split_once(['.', ',']) {
        Some((whole, tenth)) => (whole, Some(tenth)),
        None => (number.trim(), None),
    };
    let digits = |text: &str| match text.bytes().all(|it| it.is_ascii_digit()) {
        true => text.parse::<u32>().map_err(|_no_number| NoSize),
        false => Err(NoSize),
    };
    let millimetres = match (unit, tenth) {
        (Unit::Millimetres, None) => digits(whole)?,
        (Unit::Centimetres, None) => digits(whole)?.checked_mul(10).ok_or(NoSize)?,
        (Unit::Centimetres, Some(tenth)) if tenth.len() == 1 => {
            let whole = digits(whole)?.checked_mul(10).ok_or(NoSize)?;
            whole.checked_add(digits(tenth)?).ok_or(NoSize)?
        }
        _ => return Err(NoSize),
    };
    Some(millimetres).filter(|it| (1..=LARGEST).contains(it)).ok_or(NoSize)
}

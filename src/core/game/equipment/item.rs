//! The items of the list, in their order, and what is asked about each.

use super::size::Unit;
use crate::game::laws::{Rules, Subject};

/// A part of the list, with a heading of its own.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum EquipmentPart {
    /// The board that is felt.
    SpecialBoard,
    /// Its pieces.
    SpecialPieces,
    /// The pieces of the other board.
    UsualPieces,
    /// The board that is seen.
    UsualBoard,
    /// What both stand on.
    Table,
    /// The clock.
    Clock,
    /// The place.
    Room,
    /// What stands on both boards.
    SetUp,
    /// What the arbiter approves.
    Approval,
}

impl EquipmentPart {
    /// Returns its name, as files and messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::SpecialBoard => "special-board",
            Self::SpecialPieces => "special-pieces",
            Self::UsualPieces => "usual-pieces",
            Self::UsualBoard => "usual-board",
            Self::Table => "table",
            Self::Clock => "clock",
            Self::Room => "room",
            Self::SetUp => "set-up",
            Self::Approval => "approval",
        }
    }

    /// Returns the article that lays it down by its number in an edition; `None` where the standards of equipment do.
    pub fn article(self, rules: &Rules) -> Option<&'static str> {
        match self {
            Self::SpecialBoard | Self::SpecialPieces => rules.article(Subject::TwoBoards),
            Self::Clock => rules.article(Subject::SpecialClock),
            _ => None,
        }
    }
}

/// What is asked about an item.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum EquipmentAnswer {
    /// How large it is; a number alone is meant in this unit.
    Size(Unit),
    /// Whether it is so.
    YesOrNo,
    /// Which arbiter approved it.
    Initials,
}

macro_rules! items {
    ($($(#[$doc:meta])+ $item:ident = $name:literal, $part:ident $(, $unit:ident)?;)+) => {
        /// One thing that is looked at, in the order of the list.
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub enum EquipmentItem {
            $($(#[$doc])+ $item,)+
        }

        impl EquipmentItem {
            /// Every item there is, in the order of the list.
            pub const ALL: &'static [Self] = &[$(Self::$item,)+];

            /// Returns its name, as files and messages have it.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$item => $name,)+
                }
            }

            /// Returns the part of the list in which it stands.
            pub fn part(self) -> EquipmentPart {
                match self {
                    $(Self::$item => EquipmentPart::$part,)+
                }
            }

            /// Returns in which unit it is measured, if it is.
            pub(super) fn unit(self) -> Option<Unit> {
                match self {
                    $($(Self::$item => Some(Unit::$unit),)?)+
                    _ => None,
                }
            }
        }
    };
}

items! {
    /// The shorter side of the special board.
    SpecialSide = "special-side", SpecialBoard, Centimetres;
    /// Its dark squares are slightly raised.
    SpecialRaised = "special-raised", SpecialBoard;
    /// Every square of it has a hole.
    SpecialHoles = "special-holes", SpecialBoard;
    /// The near right corner of it is light: not raised.
    SpecialCorner = "special-corner", SpecialBoard;
    /// Every piece of it has a peg that fits.
    SpecialPegs = "special-pegs", SpecialPieces;
    /// They are of the Staunton design.
    SpecialStaunton = "special-staunton", SpecialPieces;
    /// Every black one is specially marked.
    SpecialMarked = "special-marked", SpecialPieces;
    /// The height of the king.
    KingHeight = "king-height", UsualPieces, Millimetres;
    /// The diameter of its base.
    KingBase = "king-base", UsualPieces, Millimetres;
    /// The pieces are of the Staunton design.
    UsualStaunton = "usual-staunton", UsualPieces;
    /// They do not shine.
    UsualDull = "usual-dull", UsualPieces;
    /// King, queen, bishop and pawn are told apart by their tops.
    UsualTops = "usual-tops", UsualPieces;
    /// The side of a square.
    Square = "square", UsualBoard, Millimetres;
    /// The board is rigid.
    BoardRigid = "board-rigid", UsualBoard;
    /// It does not shine.
    BoardDull = "board-dull", UsualBoard;
    /// It is fixed to the table.
    BoardFixed = "board-fixed", UsualBoard;
    /// The near right corner of it is light.
    BoardCorner = "board-corner", UsualBoard;
    /// The side of the whole board, by which the table is measured.
    BoardSide = "board-side", Table, Centimetres;
    /// The length of the table.
    TableLength = "table-length", Table, Centimetres;
    /// The width of the table.
    TableWidth = "table-width", Table, Centimetres;
    /// The clock has hands.
    ClockHands = "clock-hands", Clock;
    /// Its hands are reinforced, so that they can be felt.
    HandsReinforced = "hands-reinforced", Clock;
    /// One raised dot every five minutes, two every fifteen.
    DialDots = "dial-dots", Clock;
    /// The flag can easily be felt.
    FlagFelt = "flag-felt", Clock;
    /// The hands can be felt during the last five minutes of the hour.
    LastMinutesFelt = "last-minutes-felt", Clock;
    /// The flag falls at the full hour, and can be seen to.
    FlagExact = "flag-exact", Clock;
    /// No glare hides the flag.
    ClockDull = "clock-dull", Clock;
    /// The clock runs quietly.
    ClockQuiet = "clock-quiet", Clock;
    /// The clock tells the time and the number of moves.
    ClockTalks = "clock-talks", Clock;
    /// Nobody but the player hears it.
    ClockPrivate = "clock-private", Clock;
    /// There is enough light.
    Light = "light", Room;
    /// It is quiet enough for what is announced.
    Noise = "noise", Room;
    /// The start position stands on the special board.
    SetUpA = "set-up-a", SetUp;
    /// The start position stands on the usual board.
    SetUpB = "set-up-b", SetUp;
    /// Who approved boards and pieces.
    ApprovedBoards = "approved-boards", Approval;
    /// Who approved the clock.
    ApprovedClock = "approved-clock", Approval;
    /// Who approved the program.
    ApprovedProgram = "approved-program", Approval;
}

impl EquipmentItem {
    /// Returns the item of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|it| it.name() == name)
    }

    /// Returns what is asked about it.
    pub fn answer(self) -> EquipmentAnswer {
        match (self.unit(), self.part()) {
            (Some(unit), _) => EquipmentAnswer::Size(unit),
            (None, EquipmentPart::Approval) => EquipmentAnswer::Initials,
            (None, _) => EquipmentAnswer::YesOrNo,
        }
    }
}

//! The list of equipment in messages: what is asked, what was found, and what is not as it is to be.

use super::{Message, Value};
use crate::game::equipment::{EquipmentAnswer, Figure};
use crate::game::laws::Rules;
use crate::game::laws::equipment::{Limit, STANDARDS};
use crate::game::{EquipmentCheck, EquipmentFinding, EquipmentItem, EquipmentPart, Looked};

/// Returns the first line of the list.
pub fn title(rules: &Rules) -> Message {
    Message::EquipmentTitle {
        laws: rules.edition.name().into(),
    }
}

/// Returns the heading of a part, with the article that lays it down in this edition.
pub fn heading(part: EquipmentPart, rules: &Rules) -> Message {
    let article = match part {
        EquipmentPart::SpecialBoard | EquipmentPart::SpecialPieces | EquipmentPart::Clock => {
            part.article(rules).unwrap_or("none")
        }
        _ => STANDARDS,
    };
    Message::EquipmentPartNamed {
        section: part.name().into(),
        article: Some(article.to_owned()),
    }
}

/// Returns the name of an item: how it is to be.
pub fn name(item: EquipmentItem) -> Message {
    Message::EquipmentItemNamed {
        item: item.name().into(),
    }
}

/// Returns the question about an item.
pub fn question(item: EquipmentItem) -> Message {
    let name = name(item).into();
    match item.answer() {
        EquipmentAnswer::Size(unit) => Message::EquipmentAskSize {
            name,
            unit: unit.sign().into(),
        },
        EquipmentAnswer::YesOrNo => Message::EquipmentAsk { name },
        EquipmentAnswer::Initials => Message::EquipmentAskApproved { name },
    }
}

/// Returns what was found of an item.
pub fn found(item: EquipmentItem, looked: &Looked) -> Value {
    let named = |looked: &str| Message::EquipmentLooked { looked: looked.into() }.into();
    match looked {
        Looked::Size(millimetres) => Figure::of_length(item, *millimetres).to_string().into(),
        Looked::Yes => named("yes"),
        Looked::No => named("no"),
        Looked::Open => named(match item.answer() {
            EquipmentAnswer::Size(_) => "not-measured",
            EquipmentAnswer::YesOrNo => "not-looked-at",
            EquipmentAnswer::Initials => "not-approved",
        }),
        Looked::Approved { by, at: None } => Message::EquipmentApprovedBy { by: by.clone() }.into(),
        Looked::Approved { by, at: Some(at) } => Message::EquipmentApprovedByAt {
            by: by.clone(),
            at: at.clone(),
        }
        .into(),
    }
}

/// Returns a line of the report: an item, and what was found of it.
pub fn line(item: EquipmentItem, check: &EquipmentCheck) -> Message {
    Message::EquipmentLine {
        name: name(item).into(),
        found: found(item, check.looked(item).unwrap_or(&Looked::Open)),
    }
}

/// Returns in one sentence what is not as it is to be, with the figure and the limit.
pub fn finding(finding: &EquipmentFinding) -> Message {
    match finding {
        EquipmentFinding::Beyond { item, figure, limit } => {
            let (least, most) = limit_in_figures(*item, *figure, *limit);
            Message::EquipmentBeyond {
                item: item.name().into(),
                figure: figure.to_string(),
                least,
                most,
            }
        }
        EquipmentFinding::NotSo(item) => Message::EquipmentNotSo {
            name: name(*item).into(),
        },
        EquipmentFinding::Turned(board) => Message::EquipmentTurned {
            board: board.letter().into(),
        },
    }
}

/// Returns from where to where a figure is to be; of two figures in the same unit the second alone names it.
fn limit_in_figures(item: EquipmentItem, figure: Figure, limit: Limit) -> (String, String) {
    let in_figures = |number| figure.alike(item, number);
    match limit {
        Limit::AtLeast(least) | Limit::About(least, _) => (in_figures(least).to_string(), String::new()),
        Limit::Between(least, most) => {
            let (least, most) = (in_figures(least), in_figures(most));
            let least = match least.unit() == most.unit() {
                true => least.number().to_string(),
                false => least.to_string(),
            };
            (least, most.to_string())
        }
    }
}

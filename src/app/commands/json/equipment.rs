//! The list of equipment as one object, described in `docs/equipment.md`: written, and read again to go on.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::app::settings::words::Words;
use ansage_core::game::laws::equipment::Limit;
use ansage_core::game::{Edition, EquipmentCheck, EquipmentFinding, EquipmentItem, Looked};
use ansage_core::language::equipment::{finding, line};

/// The version of the form; it grows when a field changes its meaning, not when one is added.
const VERSION: u32 = 1;

/// Returns the whole object.
pub(in crate::app::commands) fn equipment(check: &EquipmentCheck, at: &str, words: &Words) -> Value {
    json!({
        "version": VERSION,
        "kind": KIND,
        "laws": check.rules().edition.name(),
        "at": at,
        "items": check.asked().map(|it| item(it, check, words)).collect::<Vec<_>>(),
        "findings": check.findings().iter().map(|it| found(it, words)).collect::<Vec<_>>(),
        "open": check.open().map(EquipmentItem::name).collect::<Vec<_>>(),
    })
}

/// What the object is, so that no other is gone on with.
const KIND: &str = "equipment";

fn item(item: EquipmentItem, check: &EquipmentCheck, words: &Words) -> Value {
    let mut value = json!({
        "item": item.name(),
        "part": item.part().name(),
        "article": item.part().article(check.rules()),
        "words": words.say(&line(item, check)),
    });
    match check.looked(item) {
        None => {}
        Some(Looked::Open) => value["found"] = "open".into(),
        Some(Looked::Yes) => value["found"] = "yes".into(),
        Some(Looked::No) => value["found"] = "no".into(),
        Some(Looked::Size(millimetres)) => value["mm"] = (*millimetres).into(),
        Some(Looked::Approved { by, at }) => {
            value["by"] = by.as_str().into();
            value["at"] = at.as_deref().into();
        }
    }
    value
}

fn found(it: &EquipmentFinding, words: &Words) -> Value {
    let mut value = json!({ "item": it.item().name(), "words": words.say(&finding(it)) });
    match it {
        EquipmentFinding::Beyond { figure, limit, .. } => {
            value["kind"] = "beyond".into();
            value["figure"] = figure.to_string().into();
            let (least, most) = match *limit {
                Limit::AtLeast(least) => (least, None),
                Limit::Between(least, most) | Limit::About(_, [least, most]) => (least, Some(most)),
            };
            value["least"] = least.into();
            value["most"] = most.into();
        }
        EquipmentFinding::NotSo(_) => value["kind"] = "not-so".into(),
        EquipmentFinding::Turned(board) => {
            value["kind"] = "turned".into();
            value["board"] = board.letter().into();
        }
    }
    value
}

/// What is read of it again; the rest follows from that.
#[derive(Deserialize)]
struct Form {
    version: u32,
    kind: String,
    laws: Edition,
    items: Vec<Item>,
}

#[derive(Deserialize)]
struct Item {
    item: String,
    found: Option<String>,
    mm: Option<u32>,
    by: Option<String>,
    at: Option<String>,
}

/// Reads a list that was left, under its own edition or another; what stayed open is asked about again. `None` for what is no
/// such list.
pub(in crate::app::commands) fn read(text: &str, laws: Option<Edition>) -> Option<EquipmentCheck> {
    let form: Form = serde_json::from_str(text).ok()?;
    if form.kind != KIND || form.version != VERSION {
        return None;
    }
    let mut check = EquipmentCheck::new(laws.unwrap_or(form.laws).rules());
    for it in form.items {
        let item = EquipmentItem::named(&it.item)?;
        if let Some(looked) = it.looked(item)? {
            check.note(item, looked);
        }
    }
    Some(check)
}

impl Item {
    /// Returns what was found; nothing where it stayed open, and `None` where no such answer can be given to that item.
    fn looked(self, item: EquipmentItem) -> Option<Option<Looked>> {
        let looked = match (self.found.as_deref(), self.mm, self.by) {
            (None | Some("open"), None, None) => return Some(None),
            (Some("yes"), None, None) => Looked::Yes,
            (Some("no"), None, None) => Looked::No,
            (None, Some(millimetres), None) => Looked::Size(millimetres),
            (None, None, Some(by)) => Looked::Approved { by, at: self.at },
            _ => return None,
        };
        looked.answers(item).then_some(Some(looked))
    }
}

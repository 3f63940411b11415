//! The list of equipment before play.

macro_rules! equipment {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // Equipment.
        /// The first line of the list and of its report.
        EquipmentTitle = "equipment-title" { laws: String };
        /// How the list is answered.
        EquipmentHelp = "equipment-help" { again: String, back: String, stop: String };
        /// How it is answered aloud.
        EquipmentAloud = "equipment-aloud" { empty: Value, again: Value, back: Value, stop: Value };
        /// What is typed and not said.
        EquipmentTypeIt = "equipment-type-it" { empty: Value };
        /// A part of the list, and what lays it down.
        EquipmentPartNamed = "equipment-part" { section: String, article: Option<String> };
        /// What is looked at, as it is to be.
        EquipmentItemNamed = "equipment-item" { item: String };
        /// Is it so?
        EquipmentAsk = "equipment-ask" { name: Box<Message> };
        /// How large is it?
        EquipmentAskSize = "equipment-ask-size" { name: Box<Message>, unit: String };
        /// Who approved it?
        EquipmentAskApproved = "equipment-ask-approved" { name: Box<Message> };
        /// What reads the start position out.
        EquipmentSetUpHow = "equipment-set-up-how" { command: String };
        /// A figure is beyond what it is to be.
        EquipmentBeyond = "equipment-beyond" { item: String, figure: String, least: String, most: String };
        /// Something is not as it is to be.
        EquipmentNotSo = "equipment-not-so" { name: Box<Message> };
        /// A board is turned.
        EquipmentTurned = "equipment-turned" { board: String };
        /// What was found of an item.
        EquipmentLooked = "equipment-looked" { looked: String };
        /// By whom something was approved.
        EquipmentApprovedBy = "equipment-approved-by" { by: String };
        /// By whom and when something was approved.
        EquipmentApprovedByAt = "equipment-approved-by-at" { by: String, at: String };
        /// An item, and what was found of it.
        EquipmentLine = "equipment-line" { name: Box<Message>, found: Value };
        /// What was said aloud is noted.
        EquipmentNoted = "equipment-noted" { found: Value };
        /// What was noted before.
        EquipmentBefore = "equipment-before" { found: Value };
        /// What stays open.
        EquipmentOpen = "equipment-open" { names: String };
        /// The list has been gone through, and what follows.
        EquipmentEnd = "equipment-end" { open: String, told: String, back: String };
        /// The list is closed.
        EquipmentClosed = "equipment-closed";
        /// The list was left.
        EquipmentLeft = "equipment-left" { open: String };
        /// A text is no size.
        EquipmentNotASize = "equipment-not-a-size" { text: String, unit: String, most: String };
        /// A text is neither yes nor no.
        EquipmentNotYesOrNo = "equipment-not-yes-or-no" { text: String };
        /// A text is no initials of an arbiter of the event.
        EquipmentNotInitials = "equipment-not-initials" { text: String };
        /// Over what is not as it is to be.
        EquipmentTold = "equipment-told";
        /// Everything that was looked at is as it is to be.
        EquipmentNothingTold = "equipment-nothing-told";
        /// The report is no decision.
        EquipmentDecidesNothing = "equipment-decides-nothing";
        /// How a list that was left goes on.
        EquipmentGoesOn = "equipment-goes-on" { path: String };
        /// A file is no report of such a list.
        EquipmentNoRecord = "equipment-no-record" { path: String };
    } };
}

//! The Braille tables, and the library that writes words in cells.

use serde::Serialize;

use ansage_core::language::Message;
use ansage_core::language::braille::Tables;
use ansage_devices::braille::prose::{Translator, table_of};

/// What brings liblouis and its tables on Debian and Ubuntu.
const PACKAGE: &str = "liblouis20";

/// The tables that can be chosen, and whether words can be written in cells.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct TablesFinding {
    names: Vec<String>,
    liblouis: bool,
    /// What is wrong with liblouis.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

impl TablesFinding {
    /// Lists the tables of the program, and has a word of a language written in cells.
    pub(super) fn gather(language: &str) -> Self {
        let translator = Translator::start(table_of(language).unwrap_or(USUAL));
        let why = translator.translate("Ansage").err();
        translator.close();
        Self {
            names: Tables::compiled_in().names(),
            liblouis: why.is_none(),
            why,
        }
    }

    pub(super) fn line(&self) -> Message {
        let count = self.names.len();
        match &self.why {
            None => Message::DoctorTables { count: count.into() },
            Some(why) => Message::DoctorNoLouis {
                count: count.into(),
                why: why.trim_end_matches('.').into(),
                install: PACKAGE.into(),
            },
        }
    }
}

/// The table of languages that have none of their own.
const USUAL: &str = "en-ueb-g1.ctb";

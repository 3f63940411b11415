//! The Braille tables, and the library that writes words in cells.

use serde::Serialize;

use crate::app::settings::braille::words_table;
use ansage_core::language::Message;
use ansage_core::language::braille::Tables;
use ansage_devices::braille::prose::{Translator, table_of};
use ansage_os::displays::does_a_service_hold_them;

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
    /// `None` where no table was chosen for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<WordsFinding>,
}

/// The table of liblouis that was chosen for words.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "state")]
enum WordsFinding {
    /// It translates.
    Translates { table: String },
    /// There is no such file.
    Unknown { table: String },
    /// It does not translate.
    Fails { table: String, why: String },
}

impl WordsFinding {
    fn of(name: &str) -> Self {
        let Ok(table) = words_table(name) else {
            return Self::Unknown { table: name.to_owned() };
        };
        match failure_of(&table) {
            None => Self::Translates { table },
            Some(why) => {
                let own = why.strip_prefix(&format!("{table} does not translate this: "));
                let why = own.unwrap_or(&why).to_owned();
                Self::Fails { table, why }
            }
        }
    }

    fn line(&self) -> Option<Message> {
        Some(match self {
            Self::Translates { .. } => return None,
            Self::Unknown { table } => Message::BrailleNoLouisTable { name: table.clone() },
            Self::Fails { table, why } => Message::DoctorNoWords {
                table: table.clone(),
                why: why.trim_end_matches('.').into(),
            },
        })
    }
}

/// Has a word written by a table of liblouis; returns why it cannot be.
fn failure_of(table: &str) -> Option<String> {
    let translator = Translator::start(table);
    let why = translator.translate("Ansage").err();
    translator.close();
    why
}

impl TablesFinding {
    /// Lists the tables of the program, and has a word of a language written in cells, in the table that was chosen as well.
    pub(super) fn gather(language: &str, chosen: Option<&str>) -> Self {
        let why = does_a_service_hold_them()
            .then(|| failure_of(table_of(language).unwrap_or(USUAL)))
            .flatten();
        let liblouis = does_a_service_hold_them() && why.is_none();
        Self {
            names: Tables::compiled_in().names(),
            liblouis,
            // Without the library one sentence is enough.
            words: chosen.filter(|_| liblouis).map(WordsFinding::of),
            why,
        }
    }

    pub(super) fn lines(&self) -> Vec<Message> {
        let of_words = self.words.as_ref().and_then(WordsFinding::line);
        std::iter::once(self.line()).chain(of_words).collect()
    }

    fn line(&self) -> Message {
        let count = self.names.len();
        match &self.why {
            None if self.liblouis => Message::DoctorTables { count: count.into() },
            None => Message::DoctorReadersDisplay { count: count.into() },
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

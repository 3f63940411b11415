//! Prose in the Braille of a language, as liblouis writes it: for those who can wait for it.

use std::cell::Cell;
use std::env;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use super::BRAILLE;
use crate::helper::{Helper, HelperEvent, Program, Timeouts};
use ansage_wire::braille::{FromBraille, Prose, ToBraille, Translation};

/// How long a sentence is waited for.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Returns the table of liblouis in which prose of a language is written uncontracted, as [the specification of the
/// display](super) has it; `None` for a language of which none is known.
pub fn table_of(language: &str) -> Option<&'static str> {
    Some(match language.split('-').next()? {
        "de" => "de-g0.utb",
        "en" => "en-ueb-g1.ctb",
        "es" => "es-g1.ctb",
        "pt" => "pt-pt-g1.utb",
        "fr" => "fr-bfu-comp6.utb",
        "nl" => "nl-NL-g0.utb",
        _ => return None,
    })
}

/// Where liblouis has its tables, beside the folders that `LOUIS_TABLEPATH` names.
const TABLES: &str = "/usr/share/liblouis/tables";

/// The endings of tables by which liblouis translates. It takes a file of another kind as well, and writes every letter as its
/// number.
const TABLE_ENDINGS: [&str; 3] = [".ctb", ".utb", ".tbl"];

/// Returns the file of a table of liblouis that a person names without its ending, `de-g2`, or with it; `None` if there is none.
pub fn table_named(name: &str) -> Option<String> {
    let endings = match TABLE_ENDINGS.iter().any(|it| name.ends_with(it)) {
        true => &[""][..],
        false => &TABLE_ENDINGS[..2],
    };
    let names = endings.iter().map(|it| format!("{name}{it}"));
    names.into_iter().find(|it| file_of(it).is_some())
}

/// Returns where a file of liblouis lies.
pub fn file_of(name: &str) -> Option<PathBuf> {
    let named = env::var("LOUIS_TABLEPATH").unwrap_or_default();
    let folders = named.split(',').filter(|it| !it.is_empty()).chain([TABLES]);
    folders.map(|it| Path::new(it).join(name)).find(|it| it.is_file())
}

/// A helper that translates; no display is looked for.
#[derive(Debug)]
pub struct Translator {
    helper: Helper<ToBraille, FromBraille>,
    answers: Receiver<Answer>,
    table: String,
    is_up: Cell<bool>,
}

#[derive(Debug)]
enum Answer {
    /// The helper can be asked.
    Up,
    Translated(Result<Translation, String>),
}

impl Translator {
    /// Starts one for a table, e.g. `de-g0.utb`.
    pub fn start(table: &str) -> Self {
        Self::start_with(Program::beside(BRAILLE), table)
    }

    /// Starts one for a table with a helper that lies elsewhere.
    pub fn start_with(helper: Program, table: &str) -> Self {
        let (sender, answers) = mpsc::channel();
        let hear = move |event| {
            let answer = match event {
                HelperEvent::Up => Answer::Up,
                HelperEvent::Reported(FromBraille::Translated { cells, .. }) => Answer::Translated(cells),
                HelperEvent::Refused(ToBraille::Translate(_)) => {
                    Answer::Translated(Err(format!("{BRAILLE} is not there")))
                }
                HelperEvent::Down(_) => Answer::Translated(Err(format!("{BRAILLE} has ended"))),
                _ => return,
            };
            // Whoever asked is gone.
            let _ = sender.send(answer);
        };
        Self {
            helper: Helper::start(helper, Timeouts::default(), None, hear),
            answers,
            table: table.to_owned(),
            is_up: Cell::new(false),
        }
    }

    /// Translates a sentence.
    ///
    /// # Errors
    ///
    /// Says in one technical line why it cannot be: no helper, no liblouis, no such table.
    pub fn translate(&self, text: &str) -> Result<Translation, String> {
        if !self.is_up.get() {
            match self.next()? {
                Answer::Up => self.is_up.set(true),
                Answer::Translated(none) => return none,
            }
        }
        // An answer that came too late is none to this.
        while self.answers.try_recv().is_ok() {}
        self.helper.ask(ToBraille::Translate(Prose {
            text: text.to_owned(),
            table: self.table.clone(),
        }));
        loop {
            if let Answer::Translated(answer) = self.next()? {
                return answer;
            }
        }
    }

    fn next(&self) -> Result<Answer, String> {
        let answer = self.answers.recv_timeout(LONGEST_WAIT);
        answer.map_err(|_late| format!("{BRAILLE} does not answer"))
    }

    /// Ends the helper, and waits for that for at most two seconds.
    pub fn close(self) {
        self.helper.close();
    }
}

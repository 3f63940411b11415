//! For each command, the files that name its variants: what a change to it may touch.

use std::collections::{BTreeMap, BTreeSet};

use toml_edit::{DocumentMut, Item, Table};

use crate::facts::Facts;
use crate::names::Names;
use crate::ratchet::{Count, Measure};
use crate::source::repository;

/// The words of the commands; a macro makes them out of a list in this file.
const WORDS: &str = "core::language::commands::CommandWord";

/// The enumerations of the game, each with its key in the table.
const OF_THE_GAME: [(&str, &str); 3] = [
    ("commands", "core::game::command::Command"),
    ("events", "core::game::event::Event"),
    ("refusals", "core::game::command::Refusal"),
];

/// The texts: every command has its own there, and they are counted apart.
const TEXTS: &str = "src/core/language/message";

const ADVICE: &str = "A command has one home: what it decides, changes, tells and logs belongs in the file of its feature, facts about it in its row of the \
     list. See docs/contributing.md, What may not grow.";

/// Which variants belong to each word.
#[derive(Debug)]
pub struct CommandTable {
    /// By the name of the word, the variants with the type they are of.
    words: BTreeMap<String, BTreeSet<Variant>>,
    /// Those of no word alone.
    shared: BTreeSet<Variant>,
}

/// A type and its variant.
type Variant = (&'static str, String);

impl CommandTable {
    /// Reads `tests/house/commands.toml`.
    ///
    /// # Panics
    ///
    /// Panics if it cannot be read.
    #[must_use]
    pub fn read() -> Self {
        let path = repository().join("tests/house/commands.toml");
        let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        Self::parse(&text)
    }

    fn parse(text: &str) -> Self {
        let document: DocumentMut = text.parse().unwrap_or_else(|why| panic!("commands.toml: {why}"));
        let words = document.get("word").and_then(Item::as_table).into_iter().flatten();
        let words = words.filter_map(|(name, it)| Some((name.to_owned(), variants(it.as_table()?))));
        let shared = document.get("shared").and_then(Item::as_array_of_tables);
        Self {
            words: words.collect(),
            shared: shared.into_iter().flatten().flat_map(variants).collect(),
        }
    }

    /// Returns what the table lacks and what it names in vain, a sentence each.
    #[must_use]
    pub fn gaps(&self, files: &[Facts], names: &Names) -> Vec<String> {
        let mut gaps = Vec::new();
        let words = words(files);
        for word in words.iter().filter(|it| !self.words.contains_key(*it)) {
            gaps.push(format!(
                "CommandWord::{word} is not there: add [word.{word}] with its variants."
            ));
        }
        for word in self.words.keys().filter(|it| !words.contains(*it)) {
            gaps.push(format!("[word.{word}] is there, and CommandWord has no such variant."));
        }
        let named: BTreeSet<&Variant> = self.words.values().flatten().chain(&self.shared).collect();
        for (key, of) in OF_THE_GAME {
            let Some(home) = names.home(of) else {
                gaps.push(format!(
                    "{of} is defined elsewhere now: say where in tests/house/src/commands.rs."
                ));
                continue;
            };
            let defined: BTreeSet<&String> = home.definition.variants.iter().collect();
            let there: BTreeSet<&String> = named.iter().filter(|it| it.0 == of).map(|it| &it.1).collect();
            for variant in defined.difference(&there) {
                gaps.push(format!(
                    "{of}::{variant} is not there: add it to the {key} of its word, or of [[shared]] with the reason."
                ));
            }
            for variant in there.difference(&defined) {
                gaps.push(format!("{of}::{variant} is among {key}, and there is no such variant."));
            }
        }
        let both = self.words.values().flatten().filter(|it| self.shared.contains(it));
        gaps.extend(both.map(|(of, variant)| format!("{of}::{variant} is both of a word and shared.")));
        gaps
    }
}

fn variants(table: &Table) -> BTreeSet<Variant> {
    let of_key = |(key, of): (&str, &'static str)| {
        let listed = table.get(key).and_then(Item::as_array).into_iter().flatten();
        listed
            .filter_map(|it| Some((of, it.as_str()?.to_owned())))
            .collect::<Vec<_>>()
    };
    OF_THE_GAME.into_iter().flat_map(of_key).collect()
}

/// Returns the names of the words: each name before a sign of equality in the macro call that makes them.
fn words(files: &[Facts]) -> BTreeSet<String> {
    let (module, name) = WORDS.rsplit_once("::").expect("it has a module");
    let lists = files.iter().flat_map(|it| &it.invocations);
    let list = lists
        .filter(|it| it.module == module)
        .find(|it| it.names.first().is_some_and(|it| it.name == name));
    let rows = list.into_iter().flat_map(|it| &it.names).filter(|it| it.is_row);
    rows.map(|it| it.name.clone()).collect()
}

/// Returns for each word the files that name it or what belongs to it, each as `file:line`.
#[must_use]
pub fn files_of_words(table: &CommandTable, files: &[Facts], names: &Names) -> BTreeMap<String, Vec<String>> {
    // For each variant the first line of each file that names it.
    let mut naming: BTreeMap<(String, String), BTreeMap<&str, usize>> = BTreeMap::new();
    let types: BTreeSet<&str> = OF_THE_GAME.into_iter().map(|(_, of)| of).chain([WORDS]).collect();
    for facts in files.iter().filter(|it| !it.path.starts_with(TEXTS)) {
        for named in &facts.named {
            let Some((variant, of)) = named.path.split_last() else {
                continue;
            };
            let Some(of) = names
                .type_of(&named.module, of)
                .filter(|it| types.contains(it.as_str()))
            else {
                continue;
            };
            let lines = naming.entry((of, variant.clone())).or_default();
            lines.entry(&facts.path).or_insert(named.line);
        }
    }
    let count = |(word, variants): (&String, &BTreeSet<Variant>)| {
        let own = (WORDS.to_owned(), word.clone());
        let keys = variants.iter().map(|(of, variant)| ((*of).to_owned(), variant.clone()));
        let keys: Vec<_> = keys.chain([own]).collect();
        let mut touched: BTreeMap<&str, usize> = BTreeMap::new();
        for key in &keys {
            // Where it is defined it is named too.
            if let Some(home) = names.home(&key.0) {
                touched.entry(&home.path).or_insert(home.definition.line);
            }
            for (path, line) in naming.get(key).into_iter().flatten() {
                touched.entry(path).or_insert(*line);
            }
        }
        let places = touched.iter().map(|(path, line)| format!("{path}:{line}"));
        (word.clone(), places.collect())
    };
    table.words.iter().map(count).collect()
}

/// Measures each command, and the median and the largest of all.
#[must_use]
pub fn measures(table: &CommandTable, files: &[Facts], names: &Names) -> Vec<Measure> {
    let of_words = files_of_words(table, files, names);
    let mut numbers: Vec<usize> = of_words.values().map(Vec::len).collect();
    numbers.sort_unstable();
    let all = |number: Option<&usize>| Count {
        number: number.copied().unwrap_or_default(),
        places: Vec::new(),
        instead: None,
    };
    let of_all = [
        ("largest".to_owned(), all(numbers.last())),
        ("median".to_owned(), all(numbers.get(numbers.len() / 2))),
    ];
    vec![
        Measure {
            name: "files-of-a-command",
            counts: of_words
                .into_iter()
                .map(|(word, places)| (word, Count::of(places)))
                .collect(),
            free: 0,
            advice: ADVICE,
        },
        Measure {
            name: "files-of-all-commands",
            counts: BTreeMap::from(of_all),
            free: 0,
            advice: ADVICE,
        },
    ]
}

#[cfg(test)]
mod tests;

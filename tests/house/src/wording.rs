//! How texts and names are worded: counts of what `docs/contributing/wording.md` advises against, area by area.

pub mod closures;
pub mod comments;
pub mod help;
pub mod markdown;
pub mod messages;
pub mod names;
pub mod page;
pub mod passage;
pub mod umlauts;
pub mod words;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::ratchet::{Count, Measure};
use crate::source::{Source, all_crates, repository};
use messages::{Messages, Sentence};
use names::{Kind, MOST_WORDS, Name};
use passage::{Passage, Word};
use umlauts::WithoutUmlaut;
use words::Avoided;

/// A sentence with more characters than this is heard with a clock running, and only once.
const MOST_CHARACTERS: usize = 90;

/// A page that begins like this is made of other texts, which are counted where they are.
const MADE: &str = "<!-- Made from ";

/// Texts of one kind in one language, which are counted together.
struct Area {
    name: &'static str,
    language: &'static str,
    passages: Vec<(Passage, Vec<Word>)>,
}

impl Area {
    fn new(name: &'static str, language: &'static str, passages: Vec<Passage>) -> Self {
        let with_words = passages.into_iter().map(|passage| {
            let words = passage.words();
            (passage, words)
        });
        Self {
            name,
            language,
            passages: with_words.collect(),
        }
    }

    /// Returns the places of some words, each with what is around it.
    fn places<'a>(&'a self, found_in: impl Fn(&'a [Word]) -> Vec<&'a Word>) -> Vec<String> {
        let mut places = Vec::new();
        for (passage, words) in &self.passages {
            let excerpt = |word: &Word| passage.excerpt(word.line, word.column);
            let found = found_in(words).into_iter();
            places.extend(found.map(|word| format!("{}:{}: \"{}\"", passage.path, word.line, excerpt(word))));
        }
        places
    }
}

/// What is read once and counted in many ways.
struct Texts {
    repository: PathBuf,
    list: Vec<Avoided>,
    areas: Vec<Area>,
    sources: Vec<Source>,
}

/// Counts everything that the page advises against.
#[must_use]
pub fn measures() -> Vec<Measure> {
    Texts::read().measures()
}

impl Texts {
    fn read() -> Self {
        let repository = repository();
        let sources = all_crates();
        Self {
            list: words::read(&repository),
            areas: areas(&repository, &sources),
            sources,
            repository,
        }
    }

    fn measures(&self) -> Vec<Measure> {
        let list = &self.list;
        let names: Vec<Name> = self.sources.iter().flat_map(names::names).collect();
        let mut measures: Vec<Measure> = self.areas.iter().map(|it| words_in(it, list)).collect();
        measures.push(words_in_names(&names, list));
        measures.push(forms_of_names(&names));
        measures.push(ambiguous_closures(&self.repository, &self.sources));
        measures.push(long_sentences(&self.repository));
        measures.push(umlauts(&self.repository, &self.areas));
        measures
    }
}

/// Tells whether the doc comments of a file are the help of the command line.
fn is_help(path: &str) -> bool {
    let in_or_below = |module: &str| path == format!("{module}.rs") || path.starts_with(&format!("{module}/"));
    in_or_below("src/app/cli") || in_or_below("src/app/settings/options")
}

fn areas(repository: &Path, sources: &[Source]) -> Vec<Area> {
    let (help, others): (Vec<&Source>, Vec<&Source>) = sources.iter().partition(|it| is_help(&it.path));
    let comments = |of: Vec<&Source>| of.into_iter().flat_map(comments::passages).collect::<Vec<_>>();
    let english_help = [comments(help), help_in(repository, "en")].concat();
    vec![
        Area::new("messages-en", "en", messages_in(repository, "en")),
        Area::new("messages-de", "de", messages_in(repository, "de")),
        Area::new("help-en", "en", english_help),
        Area::new("help-de", "de", help_in(repository, "de")),
        Area::new("manual-en", "en", pages_in(repository, "docs/manual/en")),
        Area::new("manual-de", "de", pages_in(repository, "docs/manual/de")),
        Area::new("readme", "en", page(repository, "README.md")),
        Area::new("docs-en", "en", english_docs(repository)),
        Area::new("docs-de", "de", pages_in(repository, "docs/de")),
        Area::new("doc-comments", "en", comments(others)),
    ]
}

fn english_docs(repository: &Path) -> Vec<Passage> {
    let folders = ["docs", "docs/decisions", "docs/contributing"];
    let pages = folders.into_iter().flat_map(|it| pages_in(repository, it));
    // The tables of the page on wording hold what is not to be said.
    let is_example =
        |passage: &Passage| passage.path == page::PAGE && passage.lines.iter().all(|(_, text)| text.starts_with('|'));
    pages.filter(|it| !is_example(it)).collect()
}

fn messages_path(language: &str) -> String {
    format!("voices/{language}/messages.ftl")
}

fn messages_in(repository: &Path, language: &str) -> Vec<Passage> {
    let path = messages_path(language);
    Messages::read(&path, &text(repository, &path)).passages()
}

fn help_in(repository: &Path, language: &str) -> Vec<Passage> {
    let path = format!("voices/{language}/help.toml");
    help::passages(&path, &text(repository, &path))
}

/// Returns what the pages of a folder say, not those of folders in it.
fn pages_in(repository: &Path, folder: &str) -> Vec<Passage> {
    let entries = std::fs::read_dir(repository.join(folder)).unwrap_or_else(|why| panic!("{folder}: {why}"));
    let mut names: Vec<String> = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let pages = names.iter().filter(|it| it.ends_with(".md"));
    let pages = pages.map(|name| format!("{folder}/{name}"));
    pages
        .filter(|it| !text(repository, it).starts_with(MADE))
        .flat_map(|it| page(repository, &it))
        .collect()
}

fn page(repository: &Path, path: &str) -> Vec<Passage> {
    markdown::passages(path, (1..).zip(text(repository, path).lines()))
}

fn text(repository: &Path, path: &str) -> String {
    std::fs::read_to_string(repository.join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

fn words_in(area: &Area, list: &[Avoided]) -> Measure {
    let avoided = list
        .iter()
        .filter(|avoided| avoided.language == area.language && avoided.is_about(area.name));
    let counts = avoided.map(|avoided| {
        let places = area.places(|words| avoided.found_in(words));
        (avoided.name.clone(), instead_of(places, avoided))
    });
    Measure {
        name: area.name,
        counts: counts.collect(),
        free: 0,
        advice: "docs/contributing/wording.md has a table of words not to use and of what to say instead.",
    }
}

fn words_in_names(names: &[Name], list: &[Avoided]) -> Measure {
    let avoided = list
        .iter()
        .filter(|avoided| avoided.language == "en" && avoided.is_about("names"));
    let counts = avoided.map(|avoided| {
        let places = names.iter().filter(|it| avoided.is_in_name(&it.parts));
        let places = places.map(|it| at(it, &it.name));
        (avoided.name.clone(), instead_of(places.collect(), avoided))
    });
    Measure {
        name: "words-in-names",
        counts: counts.collect(),
        free: 0,
        advice: "docs/contributing/wording.md has a table of words not to use, in names as well.",
    }
}

fn forms_of_names(names: &[Name]) -> Measure {
    let mut counts = BTreeMap::new();
    let kinds = [
        (Kind::Function, "functions"),
        (Kind::Type, "types"),
        (Kind::Variant, "variants"),
    ];
    for (kind, title) in kinds {
        let of = || names.iter().filter(move |it| it.kind == kind);
        let long = of().filter(|it| it.is_long());
        let long = long.map(|name| at(name, &format!("{} has {} words", name.name, name.parts.len())));
        counts.insert(
            format!("{title} of more than {MOST_WORDS} words"),
            Count::of(long.collect()),
        );
        let sentences = of().filter(|it| it.is_sentence()).map(|it| at(it, &it.name));
        counts.insert(
            format!("{title} with a word of a sentence"),
            Count::of(sentences.collect()),
        );
    }
    Measure {
        name: "names",
        counts,
        free: 0,
        advice: "A function is a verb and its object: warn_read_back_unheard. See \"Names\" in docs/contributing/wording.md.",
    }
}

fn at(name: &Name, told: &str) -> String {
    format!("{}:{}: {told}", name.path, name.line)
}

fn ambiguous_closures(repository: &Path, sources: &[Source]) -> Measure {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for source in sources {
        let of_crate = places.entry(crate_of(repository, &source.path)).or_default();
        let lines: Vec<&str> = source.text.lines().collect();
        of_crate.extend(closures::lines(source).into_iter().map(|line| {
            let told = lines.get(line - 1).map_or("", |it| it.trim());
            format!("{}:{line}: {told}", source.path)
        }));
    }
    Measure {
        name: "closures-over-it",
        counts: places
            .into_iter()
            .map(|(name, places)| (name, Count::of(places)))
            .collect(),
        free: 0,
        advice: "`it` is for a closure of one call; where more is done, the parameter has the name of what it is.",
    }
}

/// Returns the folder of the crate that a source belongs to.
fn crate_of(repository: &Path, path: &str) -> String {
    let above = Path::new(path).ancestors().skip(1);
    let folder = above
        .into_iter()
        .find(|folder| repository.join(folder).join("Cargo.toml").exists());
    match folder.map(|folder| folder.to_string_lossy().replace('\\', "/")) {
        Some(folder) if !folder.is_empty() => folder,
        _ => "ansage".to_owned(),
    }
}

fn long_sentences(repository: &Path) -> Measure {
    let mut counts = BTreeMap::new();
    for (name, language) in [("messages-en", "en"), ("messages-de", "de")] {
        let path = messages_path(language);
        let text = text(repository, &path);
        let sentences = Messages::read(&path, &text).sentences();
        let long = sentences.into_iter().filter_map(|it| too_long(&path, &it));
        counts.insert(name.to_owned(), Count::of(long.collect()));
    }
    Measure {
        name: "sentences-of-more-than-90-characters",
        counts,
        free: 0,
        advice: "A sentence is heard once, with a clock running: say what happened, then what to do, in two short ones.",
    }
}

fn too_long(path: &str, sentence: &Sentence) -> Option<String> {
    let length = sentence.text.chars().count();
    (length > MOST_CHARACTERS).then(|| {
        let text = sentence.text.replace(passage::GAP, "·");
        format!("{path}:{}: {length} characters: \"{text}\"", sentence.line)
    })
}

fn umlauts(repository: &Path, areas: &[Area]) -> Measure {
    let right = WithoutUmlaut::read(repository);
    let german = areas.iter().filter(|it| it.language == "de");
    let counts = german.map(|area| {
        let places = area.places(|words| right.lacking_in(words));
        (area.name.to_owned(), Count::of(places))
    });
    Measure {
        name: "umlauts-missing",
        counts: counts.collect(),
        free: 0,
        advice: "Write ä, ö, ü and ß. A word that is right without goes into `without-umlaut` of tests/house/words-not-to-use.toml.",
    }
}

fn instead_of(places: Vec<String>, avoided: &Avoided) -> Count {
    Count {
        instead: Some(avoided.say.clone()),
        ..Count::of(places)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratchet::hold;

    /// One test for all, since reading the sources takes most of the time.
    #[test]
    fn wording_grows_no_worse() {
        let texts = Texts::read();
        for area in &texts.areas {
            let words: usize = area.passages.iter().map(|(_, words)| words.len()).sum();
            assert!(words > 1000, "{}: only {words} words were found", area.name);
        }
        let measures = texts.measures();
        let known = |area: &String| area == "names" || measures.iter().any(|it| it.name == area);
        for avoided in &texts.list {
            let unknown: Vec<&String> = avoided.areas().iter().filter(|it| !known(it)).collect();
            assert!(unknown.is_empty(), "{}: there is no area {unknown:?}", avoided.name);
        }
        let blesses = std::env::var_os("ANSAGE_BLESS").is_some();
        if let Err(told) = hold(&repository().join("tests/house/wording.toml"), &measures, blesses) {
            panic!("{told}");
        }
    }

    #[test]
    fn the_page_prints_the_list() {
        let repository = repository();
        let printed = text(&repository, page::PAGE);
        let made = page::with_tables(&printed, &words::read(&repository)).unwrap_or_else(|why| panic!("{why}"));
        if std::env::var_os("ANSAGE_BLESS").is_some() {
            std::fs::write(repository.join(page::PAGE), made).expect("the page is written");
        } else {
            assert!(
                made == printed,
                "{} does not print {}. ANSAGE_BLESS=1 cargo test -p ansage-house writes its tables.",
                page::PAGE,
                words::FILE
            );
        }
    }
}

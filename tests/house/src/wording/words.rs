//! The words not to use, and where a passage uses one.

use std::path::Path;

use toml_edit::{DocumentMut, Item, Table};

use super::passage::Word;

/// The list, which the page on wording prints.
pub const FILE: &str = "tests/house/words-not-to-use.toml";

/// Something that is said otherwise here.
#[derive(Clone, Debug)]
pub struct Avoided {
    /// How the page and the counts call it.
    pub name: String,
    /// Whose prose it is about: `en` or `de`.
    pub language: String,
    /// Each a sequence of words; a `*` at an end of a word stands for any letters.
    phrases: Vec<Vec<String>>,
    /// What to say instead.
    pub say: String,
    /// Only as the first word of a sentence that ends with a full stop.
    only_begins_statement: bool,
    /// No fault after one of these words.
    not_after: Vec<String>,
    /// No fault before one of these.
    not_before: Vec<String>,
    /// The areas it is about; empty where it is about all.
    only: Vec<String>,
}

/// Reads the list.
///
/// # Panics
///
/// Panics with the reason where the list has a flaw: then nothing is held.
#[must_use]
pub fn read(repository: &Path) -> Vec<Avoided> {
    let text = std::fs::read_to_string(repository.join(FILE)).unwrap_or_else(|why| panic!("{FILE}: {why}"));
    parse(&text).unwrap_or_else(|why| panic!("{FILE}: {why}"))
}

fn parse(text: &str) -> Result<Vec<Avoided>, String> {
    let document: DocumentMut = text.parse().map_err(|why| format!("{why}"))?;
    let entries = document.get("word").and_then(Item::as_array_of_tables);
    let entries = entries.ok_or("there is no [[word]]")?;
    entries.iter().map(entry).collect()
}

fn entry(table: &Table) -> Result<Avoided, String> {
    const KEYS: [&str; 8] = [
        "name",
        "language",
        "phrases",
        "say",
        "begins-statement",
        "not-after",
        "not-before",
        "only",
    ];
    if let Some((key, _)) = table.iter().find(|(key, _)| !KEYS.contains(key)) {
        return Err(format!("{key} is not one of {}", KEYS.join(", ")));
    }
    let text = |key: &str| table.get(key).and_then(Item::as_str).map(str::to_owned);
    let list = |key: &str| -> Vec<String> {
        let values = table.get(key).and_then(Item::as_array).into_iter().flatten();
        values.filter_map(|it| it.as_str()).map(str::to_owned).collect()
    };
    let name = text("name").ok_or("an entry has no name")?;
    let needed = |key: &str| text(key).ok_or(format!("{name} has no {key}"));
    let phrases = list("phrases");
    if phrases.is_empty() {
        return Err(format!("{name} has no phrases"));
    }
    Ok(Avoided {
        language: needed("language")?,
        say: needed("say")?,
        phrases: phrases
            .iter()
            .map(|phrase| phrase.split(' ').map(str::to_owned).collect())
            .collect(),
        only_begins_statement: table
            .get("begins-statement")
            .and_then(Item::as_bool)
            .unwrap_or_default(),
        not_after: list("not-after"),
        not_before: list("not-before"),
        only: list("only"),
        name,
    })
}

impl Avoided {
    /// Tells whether it is about an area.
    #[must_use]
    pub fn is_about(&self, area: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|it| it == area)
    }

    /// Returns the areas that it alone is about; none where it is about all of its language.
    #[must_use]
    pub fn areas(&self) -> &[String] {
        &self.only
    }

    /// Returns the first word of each place where the words of a passage say it.
    #[must_use]
    pub fn found_in<'a>(&self, words: &'a [Word]) -> Vec<&'a Word> {
        let mut found = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let length = self.length_at(words, at);
            if length > 0 {
                found.push(&words[at]);
            }
            at += length.max(1);
        }
        found
    }

    /// Tells whether a name says it, given its parts.
    #[must_use]
    pub fn is_in_name(&self, parts: &[String]) -> bool {
        let words: Vec<Word> = parts
            .iter()
            .enumerate()
            .map(|(at, text)| Word {
                text: text.clone(),
                line: 1,
                column: 0,
                follows: at > 0,
                // A name is no sentence, or should not be.
                begins_statement: false,
            })
            .collect();
        !self.found_in(&words).is_empty()
    }

    /// Returns how many words of it begin there, or 0.
    fn length_at(&self, words: &[Word], at: usize) -> usize {
        let is_excused = words[at].follows && at > 0 && self.not_after.contains(&words[at - 1].text);
        if is_excused || (self.only_begins_statement && !words[at].begins_statement) {
            return 0;
        }
        let said = |phrase: &&Vec<String>| {
            let said = words.get(at..at + phrase.len()).unwrap_or_default();
            let next = words.get(at + phrase.len()).filter(|it| it.follows);
            said.len() == phrase.len()
                && said.iter().skip(1).all(|it| it.follows)
                && said
                    .iter()
                    .zip(*phrase)
                    .all(|(word, pattern)| is_like(&word.text, pattern))
                && !next.is_some_and(|next| self.not_before.contains(&next.text))
        };
        self.phrases.iter().find(said).map_or(0, Vec::len)
    }
}

fn is_like(word: &str, pattern: &str) -> bool {
    match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
        (Some(end), _) => word.ends_with(end),
        (_, Some(begin)) => word.starts_with(begin),
        (None, None) => word == pattern,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::passage::Passage;

    #[test]
    fn a_phrase_is_found_as_whole_words_and_across_lines() {
        let own = avoided(r#"phrases = ["the own", "own one"]"#);
        assert_eq!(
            lines_of(&own, &["The own time. The", "own clock, the *own* one"]),
            [1, 1, 2]
        );
        assert_eq!(
            lines_of(&own, &["Breathe own; the, own; the owner; the { $own }"]),
            [0; 0]
        );
    }

    #[test]
    fn a_star_stands_for_letters() {
        let is_to = avoided(r#"phrases = ["ist zu *en"]"#);
        assert_eq!(lines_of(&is_to, &["Hier ist zu entscheiden.", "Es ist zu spät."]), [1]);
    }

    #[test]
    fn a_phrase_may_be_right_after_a_word_or_before_one() {
        let no = avoided("phrases = [\"is no\"]\nnot-after = [\"there\"]\nnot-before = [\"longer\"]");
        let lines = ["There is no clock.", "If it is no pawn.", "It is no longer one."];
        assert_eq!(lines_of(&no, &lines), [2]);
    }

    #[test]
    fn a_question_may_begin_as_a_statement_may_not() {
        let what = avoided("phrases = [\"what\"]\nbegins-statement = true");
        assert_eq!(
            lines_of(
                &what,
                &["What is that? What stands here is wrong.", "So what. What label"]
            ),
            [1]
        );
    }

    #[test]
    fn names_are_looked_through_by_their_parts() {
        let behind = avoided(r#"phrases = ["behind"]"#);
        let parts = |it: &str| it.split('_').map(str::to_owned).collect::<Vec<_>>();
        assert!(behind.is_in_name(&parts("square_behind_it")));
        assert!(!behind.is_in_name(&parts("behinder")));
    }

    #[test]
    fn a_flaw_of_the_list_is_named() {
        for (text, expected) in [
            ("", "there is no [[word]]"),
            (
                "[[word]]\nname = \"a\"\nlanguage = \"en\"\nsay = \"b\"",
                "a has no phrases",
            ),
            (
                "[[word]]\nname = \"a\"\nphrases = [\"a\"]\nlanguage = \"en\"",
                "a has no say",
            ),
            ("[[word]]\nnames = \"a\"", "names is not one of"),
        ] {
            let told = parse(text).expect_err("it has a flaw");
            assert!(told.contains(expected), "{told}");
        }
    }

    fn avoided(rest: &str) -> Avoided {
        let text = format!("[[word]]\nname = \"a\"\nlanguage = \"en\"\nsay = \"b\"\n{rest}\n");
        parse(&text).expect("it is a list").remove(0)
    }

    fn lines_of(avoided: &Avoided, lines: &[&str]) -> Vec<usize> {
        let passage = Passage {
            path: "page.md".to_owned(),
            lines: (1..).zip(lines.iter().map(|it| (*it).to_owned())).collect(),
        };
        avoided.found_in(&passage.words()).iter().map(|it| it.line).collect()
    }
}

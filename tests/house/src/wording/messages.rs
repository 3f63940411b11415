//! The messages of a language, as passages and as the sentences that a person hears.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};

use super::passage::{GAP, Passage};

/// How many characters a value counts when it is spoken. Sides, commands and times have 5 to 8, an announced move 16.
const VALUE_CHARACTERS: usize = 8;

/// The texts of a file of messages.
pub struct Messages<'a> {
    path: &'a str,
    text: &'a str,
    messages: Vec<Message<&'a str>>,
}

/// A sentence as it may be said, with the line on which its message begins.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Sentence {
    /// The number of that line.
    pub line: usize,
    /// With [`GAP`] for each character of a value.
    pub text: String,
}

impl<'a> Messages<'a> {
    /// Reads a file of messages. Those whose names end in `-words` are left out: they list what a person may type.
    ///
    /// # Panics
    ///
    /// Panics if it is not Fluent: then there is nothing to count.
    #[must_use]
    pub fn read(path: &'a str, text: &'a str) -> Self {
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, flaws)| {
            panic!("{path}: {}", flaws.first().map(ToString::to_string).unwrap_or_default())
        });
        let messages = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) if !message.id.name.ends_with("-words") => Some(message),
            _ => None,
        });
        Self {
            path,
            text,
            messages: messages.collect(),
        }
    }

    /// Returns the prose of the messages: each choice is a passage of its own, and so is what surrounds it.
    #[must_use]
    pub fn passages(&self) -> Vec<Passage> {
        let mut passages = Vec::new();
        for message in &self.messages {
            if let Some(pattern) = &message.value {
                self.gather(self.line_of(message.id.name), pattern, &mut passages);
            }
        }
        passages
    }

    fn gather(&self, first_line: usize, pattern: &Pattern<&'a str>, passages: &mut Vec<Passage>) {
        let mut lines: BTreeMap<usize, String> = BTreeMap::new();
        let mut line = first_line;
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    line = self.line_of(value);
                    lines.entry(line).or_default().push_str(value.trim_end_matches('\n'));
                }
                PatternElement::Placeable { expression } => match expression {
                    Expression::Inline(InlineExpression::StringLiteral { value }) => {
                        lines.entry(line).or_default().push_str(value);
                    }
                    Expression::Inline(_) => lines.entry(line).or_default().push(GAP),
                    Expression::Select { variants, .. } => {
                        lines.entry(line).or_default().push(GAP);
                        for variant in variants {
                            self.gather(line, &variant.value, passages);
                        }
                    }
                },
            }
        }
        passages.push(Passage {
            path: self.path.to_owned(),
            lines: lines.into_iter().collect(),
        });
    }

    /// Returns every sentence that may be said: each choice once, together with the longest of the others.
    #[must_use]
    pub fn sentences(&self) -> Vec<Sentence> {
        let mut sentences = Vec::new();
        for message in &self.messages {
            let Some(pattern) = &message.value else {
                continue;
            };
            let line = self.line_of(message.id.name);
            let said: BTreeSet<String> = versions(pattern).iter().flat_map(|it| sentences_of(it)).collect();
            sentences.extend(said.into_iter().map(|text| Sentence { line, text }));
        }
        sentences
    }

    /// Returns the line of a slice of the file.
    fn line_of(&self, slice: &str) -> usize {
        let offset = (slice.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        1 + self.text[..offset.min(self.text.len())].matches('\n').count()
    }
}

/// Returns the longest text of a pattern, and the same with each other choice in its place.
fn versions(pattern: &Pattern<&str>) -> Vec<String> {
    let parts: Vec<Vec<String>> = pattern.elements.iter().map(choices).collect();
    let longest: Vec<&str> = parts
        .iter()
        .map(|part| {
            part.iter()
                .max_by_key(|text| text.chars().count())
                .map_or("", String::as_str)
        })
        .collect();
    let mut versions = vec![longest.concat()];
    for (at, part) in parts.iter().enumerate().filter(|(_, part)| part.len() > 1) {
        versions.extend(part.iter().map(|choice| {
            let mut version = longest.clone();
            version[at] = choice;
            version.concat()
        }));
    }
    versions
}

fn choices(element: &PatternElement<&str>) -> Vec<String> {
    match element {
        PatternElement::TextElement { value } => vec![(*value).to_owned()],
        PatternElement::Placeable { expression } => match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => vec![(*value).to_owned()],
            Expression::Inline(_) => vec![GAP.to_string().repeat(VALUE_CHARACTERS)],
            Expression::Select { selector, variants } => {
                let said = variants.iter().filter(|variant| !repeats(selector, &variant.value));
                said.flat_map(|it| versions(&it.value)).collect()
            }
        },
    }
}

/// Tells whether a choice is the value itself, which Fluent needs as a default and no message ever says.
fn repeats(selector: &InlineExpression<&str>, choice: &Pattern<&str>) -> bool {
    matches!(choice.elements.as_slice(), [PatternElement::Placeable { expression: Expression::Inline(value) }] if value == selector)
}

/// Splits a text where a full stop, a question mark or an exclamation mark has white space after it.
fn sentences_of(text: &str) -> Vec<String> {
    let mut sentences = vec![String::new()];
    let mut ended = false;
    for word in text.split_whitespace() {
        if ended {
            sentences.push(String::new());
        }
        if let Some(sentence) = sentences.last_mut() {
            if !sentence.is_empty() {
                sentence.push(' ');
            }
            sentence.push_str(word);
        }
        ended = word.ends_with(['.', '?', '!']);
    }
    sentences.retain(|it| !it.is_empty());
    sentences
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A comment that stands behind.
a = One { $value } two. { $other }
b-words = behind, back
c = { $kind ->
        [short] The first
        [long] The very second
       *[other] { $kind }
    }: it is { $kind ->
        [a] on{\" \"}
       *[b] off
    }. Is it?
";

    #[test]
    fn each_choice_is_a_passage_with_its_line() {
        let passages = Messages::read("a.ftl", TEXT).passages();
        let lines: Vec<(usize, &str)> = passages
            .iter()
            .flat_map(|it| it.lines.iter().map(|(line, text)| (*line, text.as_str())))
            .collect();
        let expected = [
            (2, "One \u{FFFC} two. \u{FFFC}"),
            (5, "The first"),
            (6, "The very second"),
            (4, "\u{FFFC}"),
            (9, "on "),
            (10, "off"),
            (4, "\u{FFFC}"),
            (8, ": it is \u{FFFC}"),
            (11, ". Is it?"),
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn sentences_have_the_longest_of_what_may_be_said_around_each_choice() {
        let value = GAP.to_string().repeat(VALUE_CHARACTERS);
        let sentences = Messages::read("a.ftl", TEXT).sentences();
        let said: Vec<(usize, String)> = sentences.into_iter().map(|it| (it.line, it.text)).collect();
        let expected = [
            (2, format!("One {value} two.")),
            (2, value),
            (4, "Is it?".to_owned()),
            (4, "The first: it is off.".to_owned()),
            (4, "The very second: it is off.".to_owned()),
            (4, "The very second: it is on .".to_owned()),
        ];
        assert_eq!(BTreeSet::from_iter(said), BTreeSet::from(expected));
    }
}

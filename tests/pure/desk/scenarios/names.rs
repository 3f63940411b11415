//! Voices that say the name of a message, and what it is about, in place of its text: what is told with them has the same
//! sense in every language, word for word.

use std::collections::BTreeMap;
use std::fs;

use ansage_core::language::{MessageId, Voices};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use crate::support::repository::in_repository;

/// Messages with an argument that is not always there: their texts alone know what is said then.
const WITH_OPTIONAL_ARGUMENTS: [&str; 2] = ["cause", "equipment-part"];

/// Messages that list words a person may enter, beside those whose name ends in `-words`.
const LISTS: [&str; 2] = ["white", "black"];

/// Messages that a person may enter as they are: they keep the text of each language.
const ENTERED_AS_TOLD: [&str; 2] = ["condition-value", "setup-own-name"];

/// Makes such voices for every language. A list of words holds those of the `entered` languages.
pub(super) fn voices_of_names(entered: &[&str]) -> Voices {
    let texts = Texts::of(entered);
    let named: String = MessageId::all()
        .filter(|it| !ENTERED_AS_TOLD.contains(&it.key()))
        .map(|id| texts.names(id))
        .collect();
    let voices = Voices::of(ansage_texts::VOICES);
    let files: BTreeMap<String, String> = voices
        .message_tags()
        .map(|tag| (format!("{tag}/messages.ftl"), named.clone()))
        .collect();
    Voices::overlaid(ansage_texts::VOICES, &files).expect("every message has its name")
}

/// The texts of messages in some languages.
struct Texts(Vec<BTreeMap<String, Pattern<String>>>);

impl Texts {
    fn of(languages: &[&str]) -> Self {
        let read = |tag: &&str| {
            let file = in_repository(&format!("voices/{tag}/messages.ftl"));
            let text = fs::read_to_string(file).expect("the messages of the language");
            let entries = parser::parse(text).expect("Fluent").body.into_iter();
            let patterns = entries.filter_map(|it| match it {
                Entry::Message(message) => Some((message.id.name, message.value?)),
                _ => None,
            });
            patterns.collect()
        };
        Self(languages.iter().map(read).collect())
    }

    /// Returns what stands in `messages.ftl` for a message.
    fn names(&self, id: MessageId) -> String {
        let key = id.key();
        if is_entered(key) || WITH_OPTIONAL_ARGUMENTS.contains(&key) {
            return self.listed(key);
        }
        let about: String = id.arguments().iter().map(|it| format!(" {{ ${it} }}")).collect();
        format!("{key} = <{key}{about}>\n")
    }

    /// Returns a message with its texts in all these languages, one after the other.
    fn listed(&self, key: &str) -> String {
        let mut elements = Vec::new();
        for texts in &self.0 {
            if !elements.is_empty() {
                elements.push(PatternElement::TextElement { value: ", ".to_owned() });
            }
            elements.extend(texts[key].elements.clone());
        }
        let message = fluent_syntax::ast::Message {
            id: fluent_syntax::ast::Identifier { name: key.to_owned() },
            value: Some(Pattern { elements }),
            attributes: vec![],
            comment: None,
        };
        serializer::serialize(&fluent_syntax::ast::Resource {
            body: vec![Entry::Message(message)],
        })
    }
}

fn is_entered(key: &str) -> bool {
    key.ends_with("-words") || LISTS.contains(&key)
}

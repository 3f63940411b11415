//! The names of functions, types and variants: a function is a verb and its object, and no name is a sentence.

use proc_macro2::Ident;
use syn::visit::{self, Visit};
use syn::{ImplItem, ImplItemFn, Item, ItemEnum, ItemFn, ItemStruct, ItemTrait, ItemType, TraitItemFn, Variant};

use crate::source::{Source, is_test_impl_item, is_test_item};

/// A name with more words than this is cut or says too much.
pub const MOST_WORDS: usize = 5;

/// Words of a sentence: articles, and pronouns that begin a clause or stand for something that is not named.
const OF_A_SENTENCE: [&str; 19] = [
    "the", "a", "an", "who", "whom", "whose", "what", "which", "that", "whoever", "nobody", "nothing", "somebody",
    "it", "its", "this", "these", "they", "them",
];

/// Verbs that make a sentence in the middle of a name; `is_empty` and `has_clock` are fine.
const BETWEEN: [&str; 6] = ["is", "are", "was", "were", "has", "have"];

/// A name with where it is defined.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Name {
    /// What it names.
    pub kind: Kind,
    /// As in the source.
    pub name: String,
    /// In lower case.
    pub parts: Vec<String>,
    /// From the top of the repository on.
    pub path: String,
    /// The number of its line.
    pub line: usize,
}

/// What a name is of.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Kind {
    /// A function or a method.
    Function,
    /// A struct, an enum, a trait or an alias.
    Type,
    /// A variant of an enum.
    Variant,
}

impl Name {
    /// Tells whether it has too many words.
    #[must_use]
    pub fn is_long(&self) -> bool {
        self.parts.len() > MOST_WORDS
    }

    /// Tells whether it is a sentence or a part of one.
    #[must_use]
    pub fn is_sentence(&self) -> bool {
        let last = self.parts.len().saturating_sub(1);
        self.parts.iter().enumerate().any(|(at, part)| {
            let part = part.as_str();
            // A letter at the end is a label: `file_a`.
            let is_label = part == "a" && at == last;
            (OF_A_SENTENCE.contains(&part) && !is_label) || (at > 0 && BETWEEN.contains(&part))
        })
    }
}

/// Returns the names that a source defines, tests and macros apart.
#[must_use]
pub fn names(source: &Source) -> Vec<Name> {
    let mut names = Names {
        path: &source.path,
        names: Vec::new(),
    };
    names.visit_file(&source.tree);
    names.names
}

struct Names<'a> {
    path: &'a str,
    names: Vec<Name>,
}

impl Names<'_> {
    fn add(&mut self, kind: Kind, ident: &Ident) {
        let name = ident.to_string();
        self.names.push(Name {
            kind,
            parts: parts(&name),
            name,
            path: self.path.to_owned(),
            line: ident.span().start().line,
        });
    }
}

/// Cuts `snake_case` and `CamelCase` into words in lower case.
fn parts(name: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut was_upper = true;
    for piece in name.trim_start_matches("r#").split('_').filter(|it| !it.is_empty()) {
        parts.push(String::new());
        for letter in piece.chars() {
            let is_upper = letter.is_uppercase();
            if is_upper && !was_upper {
                parts.push(String::new());
            }
            was_upper = is_upper;
            if let Some(part) = parts.last_mut() {
                part.extend(letter.to_lowercase());
            }
        }
        was_upper = true;
    }
    parts
}

impl<'ast> Visit<'ast> for Names<'_> {
    fn visit_item(&mut self, it: &'ast Item) {
        if !is_test_item(it) {
            visit::visit_item(self, it);
        }
    }

    fn visit_impl_item(&mut self, it: &'ast ImplItem) {
        if !is_test_impl_item(it) {
            visit::visit_impl_item(self, it);
        }
    }

    fn visit_item_fn(&mut self, it: &'ast ItemFn) {
        self.add(Kind::Function, &it.sig.ident);
        visit::visit_item_fn(self, it);
    }

    fn visit_impl_item_fn(&mut self, it: &'ast ImplItemFn) {
        self.add(Kind::Function, &it.sig.ident);
        visit::visit_impl_item_fn(self, it);
    }

    fn visit_trait_item_fn(&mut self, it: &'ast TraitItemFn) {
        self.add(Kind::Function, &it.sig.ident);
        visit::visit_trait_item_fn(self, it);
    }

    fn visit_item_struct(&mut self, it: &'ast ItemStruct) {
        self.add(Kind::Type, &it.ident);
    }

    fn visit_item_enum(&mut self, it: &'ast ItemEnum) {
        self.add(Kind::Type, &it.ident);
        visit::visit_item_enum(self, it);
    }

    fn visit_item_trait(&mut self, it: &'ast ItemTrait) {
        self.add(Kind::Type, &it.ident);
        visit::visit_item_trait(self, it);
    }

    fn visit_item_type(&mut self, it: &'ast ItemType) {
        self.add(Kind::Type, &it.ident);
    }

    fn visit_variant(&mut self, it: &'ast Variant) {
        self.add(Kind::Variant, &it.ident);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cut_into_words() {
        assert_eq!(parts("flag_falls_at"), ["flag", "falls", "at"]);
        assert_eq!(parts("FlagFallsAt"), ["flag", "falls", "at"]);
        assert_eq!(parts("CELL_INDEX"), ["cell", "index"]);
        assert_eq!(parts("r#move"), ["move"]);
    }

    #[test]
    fn a_sentence_is_no_name() {
        for (name, expected) in [
            ("warn_read_back_unheard", false),
            ("is_over", false),
            ("has_clock", false),
            ("file_a", false),
            ("closes_on_next_command", false),
            ("tell_who_misses_the_read_back", true),
            ("note_an_offer", true),
            ("draw_a_secret", true),
            ("sealed_move_is_none", true),
            ("NobodyKeepsIt", true),
            ("TimeOnTheLine", true),
        ] {
            assert_eq!(named(name).is_sentence(), expected, "{name}");
        }
    }

    #[test]
    fn five_words_are_enough() {
        assert!(!named("moves_revealing_earlier_half_move").is_long());
        assert!(named("moves_revealing_one_earlier_half_move").is_long());
    }

    #[test]
    fn names_are_found_in_items_and_not_in_tests() {
        let text = "fn a() { fn b() {} }\nstruct C;\nenum D { E, F }\ntrait G { fn h(); }\nimpl C { fn i() {} }\n\
                    #[cfg(test)]\nmod tests { fn t() {} }\n";
        let source = Source {
            path: "src/a.rs".to_owned(),
            text: text.to_owned(),
            tree: syn::parse_file(text).expect("Rust"),
        };
        let found: Vec<(String, usize)> = names(&source).into_iter().map(|it| (it.name, it.line)).collect();
        let expected = [
            ("a", 1),
            ("b", 1),
            ("C", 2),
            ("D", 3),
            ("E", 3),
            ("F", 3),
            ("G", 4),
            ("h", 4),
            ("i", 5),
        ];
        assert_eq!(found, expected.map(|(name, line)| (name.to_owned(), line)));
    }

    fn named(name: &str) -> Name {
        Name {
            kind: Kind::Function,
            name: name.to_owned(),
            parts: parts(name),
            path: String::new(),
            line: 1,
        }
    }
}

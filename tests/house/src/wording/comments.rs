//! The doc comments of the sources, as passages.

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ExprLit, ImplItem, Item, Lit, Macro, Meta};

use super::markdown;
use super::passage::Passage;
use crate::source::{Source, is_test_impl_item, is_test_item};

/// Returns the doc comments of a source, tests apart. Those that a macro is given count as well.
#[must_use]
pub fn passages(source: &Source) -> Vec<Passage> {
    let mut comments = Comments::default();
    comments.visit_file(&source.tree);
    let mut passages = Vec::new();
    for comment in comments.comments() {
        let lines = comment.iter().map(|(line, text)| (*line, text.as_str()));
        passages.extend(markdown::passages(&source.path, lines));
    }
    passages
}

#[derive(Default)]
struct Comments {
    lines: Vec<(usize, String)>,
}

impl Comments {
    fn add(&mut self, line: usize, text: &str) {
        let lines = text.lines().enumerate();
        self.lines
            .extend(lines.map(|(after, text)| (line + after, text.to_owned())));
    }

    /// Returns the lines, those that follow each other together.
    fn comments(mut self) -> Vec<Vec<(usize, String)>> {
        self.lines.sort();
        let mut comments: Vec<Vec<(usize, String)>> = Vec::new();
        for (line, text) in self.lines {
            match comments.last_mut() {
                Some(comment) if comment.last().is_some_and(|(before, _)| before + 1 == line) => {
                    comment.push((line, text))
                }
                _ => comments.push(vec![(line, text)]),
            }
        }
        comments
    }

    /// Finds `#[doc = "…"]`, which is what a doc comment becomes among tokens.
    fn add_tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            let TokenTree::Group(group) = token else {
                continue;
            };
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            match inside.as_slice() {
                [TokenTree::Ident(doc), TokenTree::Punct(_), TokenTree::Literal(text)] if doc == "doc" => {
                    if let Lit::Str(it) = Lit::new(text.clone()) {
                        self.add(text.span().start().line, &it.value());
                    }
                }
                _ => self.add_tokens(group.stream()),
            }
        }
    }
}

impl<'ast> Visit<'ast> for Comments {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("doc")
            && let Meta::NameValue(pair) = &attribute.meta
            && let Expr::Lit(ExprLit {
                lit: Lit::Str(text), ..
            }) = &pair.value
        {
            self.add(text.span().start().line, &text.value());
        }
    }

    fn visit_macro(&mut self, it: &'ast Macro) {
        self.add_tokens(it.tokens.clone());
    }

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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doc_comments_are_found_in_items_and_macros_and_not_in_tests() {
        let text = "//! Of the file.\n\n/// One\n/// two.\nstruct A {\n    /// A field.\n    a: u8,\n}\nrows! {\n    /// A row.\n    B,\n}\n\
                    #[cfg(test)]\nmod tests {\n    /// A test.\n    fn t() {}\n}\n// No doc.\n/// `code` after\nfn f() {}\n";
        let source = Source {
            path: "src/a.rs".to_owned(),
            text: text.to_owned(),
            tree: syn::parse_file(text).expect("Rust"),
        };
        let found: Vec<Vec<(usize, String)>> = passages(&source).into_iter().map(|it| it.lines).collect();
        let line = |number: usize, text: &str| (number, text.to_owned());
        let expected = [
            vec![line(1, " Of the file.")],
            vec![line(3, " One"), line(4, " two.")],
            vec![line(6, " A field.")],
            vec![line(10, " A row.")],
            vec![line(19, " \u{FFFC} after")],
        ];
        assert_eq!(found, expected);
    }
}

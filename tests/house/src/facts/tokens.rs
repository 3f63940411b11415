//! What is read out of macros, whose insides are tokens and no syntax tree.
//!
//! * Paths such as `Event::Made` and restricted visibilities are found anywhere in a macro.
//! * A `macro_rules!` whose expansion has `impl` blocks adds methods to types. A type that the macro names itself is counted
//!   where the macro is called. One that it is called with is found among the names there: the first name outside of
//!   repetitions, or, in a repetition, every name that is followed by braces or that is a known type.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::Ident;

/// An `impl` block in the expansion of a macro.
#[derive(Clone, Debug)]
pub struct TemplateImpl {
    /// The type; a name that the macro is called with begins with `$`.
    pub of: String,
    /// The trait, by the last segment of its name.
    pub implemented: Option<String>,
    /// The names of its functions.
    pub methods: Vec<String>,
}

/// A `macro_rules!` that makes `impl` blocks.
#[derive(Clone, Debug)]
pub struct MacroTemplate {
    /// The name of the macro.
    pub name: String,
    /// The module it is in.
    pub module: String,
    /// Where it begins.
    pub line: usize,
    /// The blocks it makes.
    pub impls: Vec<TemplateImpl>,
    /// The types it defines by a name it is called with, `$name`.
    pub defined: Vec<String>,
    /// The types it defines by a name of its own.
    pub own: Vec<String>,
}

/// A macro that is called as an item.
#[derive(Clone, Debug)]
pub struct Invocation {
    /// The name of the macro.
    pub name: String,
    /// The module it is called in.
    pub module: String,
    /// Where.
    pub line: usize,
    /// The names at the top of what it is called with, attributes apart.
    pub names: Vec<CalledWith>,
}

/// A name that a macro is called with.
#[derive(Clone, Debug)]
pub struct CalledWith {
    /// The name.
    pub name: String,
    /// True if braces follow it.
    pub has_braces: bool,
    /// True if a sign of equality follows it.
    pub is_row: bool,
}

/// What any macro may contain.
#[derive(Debug, Default)]
pub struct Found {
    /// Paths of two segments or more, with their lines.
    pub paths: Vec<(Vec<String>, usize)>,
    /// Lines of restricted visibilities.
    pub restricted: Vec<usize>,
}

/// Reads paths and visibilities out of tokens, those in groups included.
#[must_use]
pub fn read(tokens: TokenStream) -> Found {
    let mut found = Found::default();
    read_into(tokens, &mut found);
    found
}

fn read_into(tokens: TokenStream, found: &mut Found) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut index = 0;
    while index < tokens.len() {
        match &tokens[index] {
            TokenTree::Group(group) => read_into(group.stream(), found),
            TokenTree::Ident(name) if name == "pub" => {
                if let Some(TokenTree::Group(group)) = tokens.get(index + 1)
                    && is_restriction(group)
                {
                    found.restricted.push(name.span().start().line);
                }
            }
            TokenTree::Ident(name) => {
                let mut path = vec![name.to_string()];
                while is_colon(tokens.get(index + 1)) && is_colon(tokens.get(index + 2)) {
                    let Some(TokenTree::Ident(next)) = tokens.get(index + 3) else {
                        break;
                    };
                    path.push(next.to_string());
                    index += 3;
                }
                if path.len() >= 2 {
                    found.paths.push((path, name.span().start().line));
                }
            }
            _ => {}
        }
        index += 1;
    }
}

fn is_restriction(group: &Group) -> bool {
    let first = group.stream().into_iter().next();
    let is_one =
        matches!(first, Some(TokenTree::Ident(it)) if ["super", "crate", "self", "in"].iter().any(|word| it == word));
    group.delimiter() == Delimiter::Parenthesis && is_one
}

fn is_colon(token: Option<&TokenTree>) -> bool {
    is_punct(token, ':')
}

fn is_punct(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(it)) if it.as_char() == sign)
}

/// Reads a `macro_rules!`; `None` if its expansion has neither `impl` blocks nor types.
#[must_use]
pub fn template(name: &Ident, tokens: &TokenStream, module: &str) -> Option<MacroTemplate> {
    let mut template = MacroTemplate {
        name: name.to_string(),
        module: module.to_owned(),
        line: name.span().start().line,
        impls: Vec::new(),
        defined: Vec::new(),
        own: Vec::new(),
    };
    collect(tokens.clone(), &mut template);
    let makes_something = !template.impls.is_empty() || !template.defined.is_empty() || !template.own.is_empty();
    makes_something.then_some(template)
}

fn collect(tokens: TokenStream, template: &mut MacroTemplate) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut index = 0;
    while index < tokens.len() {
        match &tokens[index] {
            TokenTree::Ident(it) if it == "impl" && begins_an_item(&tokens[..index]) => {
                let end = tokens[index..].iter().position(is_braces);
                if let Some(end) = end.map(|it| index + it) {
                    template.impls.extend(read_impl(&tokens[index + 1..end], &tokens[end]));
                    index = end;
                }
            }
            TokenTree::Ident(it) if it == "struct" || it == "enum" => {
                match (tokens.get(index + 1), tokens.get(index + 2)) {
                    (Some(TokenTree::Punct(it)), Some(TokenTree::Ident(name))) if it.as_char() == '$' => {
                        template.defined.push(format!("${name}"));
                    }
                    (Some(TokenTree::Ident(name)), _) => template.own.push(name.to_string()),
                    _ => {}
                }
            }
            TokenTree::Group(group) => collect(group.stream(), template),
            _ => {}
        }
        index += 1;
    }
}

/// Returns false for the `impl` of `-> impl Iterator` and the like.
fn begins_an_item(before: &[TokenTree]) -> bool {
    match before.last() {
        None | Some(TokenTree::Group(_)) => true,
        Some(TokenTree::Punct(it)) => it.as_char() == ';',
        Some(TokenTree::Ident(it)) => it == "unsafe",
        Some(TokenTree::Literal(_)) => false,
    }
}

fn is_braces(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(it) if it.delimiter() == Delimiter::Brace)
}

/// Reads an `impl` block from the tokens before its braces, and from those inside.
fn read_impl(head: &[TokenTree], body: &TokenTree) -> Option<TemplateImpl> {
    let TokenTree::Group(body) = body else { return None };
    let for_at = head
        .iter()
        .position(|it| matches!(it, TokenTree::Ident(it) if it == "for"));
    let (before, of) = match for_at {
        Some(at) => (Some(&head[..at]), &head[at + 1..]),
        None => (None, head),
    };
    let implemented = before.and_then(|it| {
        // `impl<'de> serde::Deserialize<'de>`: the last name outside of angle brackets.
        let mut depth = 0_i32;
        let mut last = None;
        for token in it {
            match token {
                TokenTree::Punct(it) if it.as_char() == '<' => depth += 1,
                TokenTree::Punct(it) if it.as_char() == '>' => depth -= 1,
                TokenTree::Ident(it) if depth == 0 => last = Some(it.to_string()),
                _ => {}
            }
        }
        last
    });
    let of = of.iter().enumerate().find_map(|(index, it)| match it {
        TokenTree::Ident(name) if index > 0 && is_punct(of.get(index - 1), '$') => Some(format!("${name}")),
        TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    })?;
    let inside: Vec<TokenTree> = body.stream().into_iter().collect();
    let methods = inside.windows(2).filter_map(|it| match it {
        [TokenTree::Ident(word), TokenTree::Ident(name)] if word == "fn" => Some(name.to_string()),
        _ => None,
    });
    Some(TemplateImpl {
        of,
        implemented,
        methods: methods.collect(),
    })
}

/// Reads what a macro is called with.
#[must_use]
pub fn invocation(called: &syn::Macro, module: &str) -> Option<Invocation> {
    let name = called.path.segments.last()?;
    let tokens: Vec<TokenTree> = called.tokens.clone().into_iter().collect();
    let names = tokens.iter().enumerate().filter_map(|(index, it)| match it {
        TokenTree::Ident(it) => Some(CalledWith {
            name: it.to_string(),
            has_braces: tokens.get(index + 1).is_some_and(is_braces),
            is_row: is_punct(tokens.get(index + 1), '='),
        }),
        _ => None,
    });
    Some(Invocation {
        name: name.ident.to_string(),
        module: module.to_owned(),
        line: name.ident.span().start().line,
        names: names.collect(),
    })
}

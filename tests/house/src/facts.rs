//! What the measures count, read out of one file in one walk: types, `impl` blocks, functions, visibilities, paths, macros.
//!
//! What is compiled into tests alone is left out. In macros there are only tokens; [`tokens`] says what is read out of them.

pub mod tokens;

use std::collections::BTreeSet;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Block, Expr, Fields, FnArg, ImplItem, Item, ItemImpl, ItemMacro, ItemMod, ItemUse, Pat, Signature, Stmt, TraitItem,
    Type, UseTree, Visibility,
};

use self::tokens::{Invocation, MacroTemplate};
use crate::source::{Source, is_test_impl_item, is_test_item, is_test_trait_item};

/// The facts of a file.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// The path of the file.
    pub path: String,
    /// Every type that is defined here.
    pub types: Vec<TypeDefinition>,
    /// Every name that a `use` brings here.
    pub imports: Vec<Import>,
    /// Every `impl` block.
    pub impls: Vec<ImplBlock>,
    /// Every function with a body, and every one that a trait asks for.
    pub functions: Vec<Function>,
    /// The lines of `pub(super)`, `pub(crate)`, `pub(self)` and `pub(in …)`.
    pub restricted: Vec<usize>,
    /// Every path of two segments or more whose last two may be a type and a variant.
    pub named: Vec<NamedPath>,
    /// Every `macro_rules!` that makes `impl` blocks.
    pub templates: Vec<MacroTemplate>,
    /// Every macro that is called as an item.
    pub invocations: Vec<Invocation>,
}

/// A struct, an enum, a union, a trait or an alias.
#[derive(Clone, Debug)]
pub struct TypeDefinition {
    /// The module, e.g. `core::desk::table`.
    pub module: String,
    /// Its name alone.
    pub name: String,
    /// Where it begins.
    pub line: usize,
    /// The number of fields of a struct; none for others.
    pub fields: usize,
    /// The variants of an enum.
    pub variants: Vec<String>,
}

/// A name that a `use` brings into a module.
#[derive(Clone, Debug)]
pub struct Import {
    /// Into which module.
    pub module: String,
    /// Under which name; `*` for all there is.
    pub name: String,
    /// From where.
    pub path: Vec<String>,
}

/// An `impl` block, or one that a macro makes.
#[derive(Clone, Debug)]
pub struct ImplBlock {
    /// The module it is in.
    pub module: String,
    /// The type as it is named there.
    pub of: Vec<String>,
    /// The trait as it is named there.
    pub implemented: Option<Vec<String>>,
    /// Where it begins.
    pub line: usize,
    /// Its functions, each with its line.
    pub methods: Vec<(String, usize)>,
    /// The `Target` of a `Deref`.
    pub target: Option<Vec<String>>,
}

/// A function or method.
#[derive(Clone, Debug)]
pub struct Function {
    /// The module, the type whose method it is, and its name.
    pub name: String,
    /// Where it begins.
    pub line: usize,
    /// Lines of code between its braces, without blank lines and comments.
    pub length: usize,
    /// True if it is one match in which each arm has its answer in one line.
    pub is_table: bool,
    /// The names of its parameters that are `bool`.
    pub bools: Vec<String>,
}

/// A path in the code.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct NamedPath {
    /// In which module.
    pub module: String,
    /// Its segments; `Self` is replaced by the type of the `impl` block.
    pub path: Vec<String>,
    /// Where.
    pub line: usize,
}

impl Facts {
    /// Reads them out of a source.
    #[must_use]
    pub fn of(source: &Source) -> Self {
        let mut walk = Walk {
            facts: Facts {
                path: source.path.clone(),
                ..Facts::default()
            },
            code: lines_of_code(&source.text),
            module: source.module(),
            of: Vec::new(),
        };
        walk.visit_file(&source.tree);
        walk.facts
    }

    /// Returns the name of the crate: `core`, `app` for the wiring, `helpers::speaker` and so on.
    #[must_use]
    pub fn crate_name(&self) -> String {
        let inside = self.path.strip_prefix("src/").unwrap_or(&self.path);
        let mut folders: Vec<&str> = inside.split('/').collect();
        folders.pop();
        match folders.as_slice() {
            [] | ["app", ..] => "app".to_owned(),
            ["helpers", helper, ..] => format!("helpers::{helper}"),
            [first, ..] => (*first).to_owned(),
        }
    }
}

/// Returns the numbers of the lines that are neither blank nor a comment.
fn lines_of_code(text: &str) -> BTreeSet<usize> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let code = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with("//"));
    code.map(|(number, _)| number).collect()
}

struct Walk {
    facts: Facts,
    code: BTreeSet<usize>,
    module: String,
    /// The type of the `impl` block around, as it is named there.
    of: Vec<String>,
}

impl Walk {
    fn function(&mut self, signature: &Signature, body: Option<&Block>) {
        let of = self.of.last().map(|it| format!("{it}::")).unwrap_or_default();
        let bools = signature.inputs.iter().filter_map(name_of_bool);
        self.facts.functions.push(Function {
            name: format!("{}::{of}{}", self.module, signature.ident),
            line: line(signature.ident.span()),
            length: body.map_or(0, |it| self.length(it)),
            is_table: body.is_some_and(is_table),
            bools: bools.collect(),
        });
    }

    /// Counts the lines of code between the braces.
    fn length(&self, body: &Block) -> usize {
        let (first, last) = (line(body.brace_token.span.open()), line(body.brace_token.span.close()));
        self.code.range(first + 1..last.max(first + 1)).count()
    }

    fn define(&mut self, name: &syn::Ident, fields: usize, variants: Vec<String>) {
        self.facts.types.push(TypeDefinition {
            module: self.module.clone(),
            name: name.to_string(),
            line: line(name.span()),
            fields,
            variants,
        });
    }

    fn import(&mut self, tree: &UseTree, before: &[String]) {
        let mut import = |name: String, path: Vec<String>| {
            let module = self.module.clone();
            self.facts.imports.push(Import { module, name, path });
        };
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(it) => self.import(&it.tree, &with(&it.ident)),
            UseTree::Name(it) if it.ident == "self" => {
                if let Some(name) = before.last() {
                    import(name.clone(), before.to_vec());
                }
            }
            UseTree::Name(it) => import(it.ident.to_string(), with(&it.ident)),
            UseTree::Rename(it) => import(it.rename.to_string(), with(&it.ident)),
            UseTree::Glob(_) => import("*".to_owned(), before.to_vec()),
            UseTree::Group(it) => it.items.iter().for_each(|it| self.import(it, before)),
        }
    }

    /// Notes a path that may end in a variant.
    fn name(&mut self, mut path: Vec<String>, line: usize) {
        if path.first().is_some_and(|it| it == "Self") && !self.of.is_empty() {
            path.splice(..1, self.of.iter().cloned());
        }
        let is_capital = |it: &String| it.starts_with(|it: char| it.is_uppercase());
        if path.len() >= 2 && path[path.len() - 2..].iter().all(is_capital) {
            let module = self.module.clone();
            self.facts.named.push(NamedPath { module, path, line });
        }
    }
}

impl<'ast> Visit<'ast> for Walk {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test_item(item) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        if !is_test_impl_item(item) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        if !is_test_trait_item(item) {
            visit::visit_trait_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        let outside = self.module.clone();
        self.module = format!("{outside}::{}", item.ident);
        visit::visit_item_mod(self, item);
        self.module = outside;
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.visit_visibility(&item.vis);
        self.import(&item.tree, &[]);
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        let fields = match &item.fields {
            Fields::Unit => 0,
            fields => fields.len(),
        };
        self.define(&item.ident, fields, Vec::new());
        visit::visit_item_struct(self, item);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        let variants = item.variants.iter().map(|it| it.ident.to_string()).collect();
        self.define(&item.ident, 0, variants);
        visit::visit_item_enum(self, item);
    }

    fn visit_item_union(&mut self, item: &'ast syn::ItemUnion) {
        self.define(&item.ident, 0, Vec::new());
        visit::visit_item_union(self, item);
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.define(&item.ident, 0, Vec::new());
        let outside = std::mem::replace(&mut self.of, vec![item.ident.to_string()]);
        visit::visit_item_trait(self, item);
        self.of = outside;
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let of = path_of(&item.self_ty);
        let methods = item.items.iter().filter(|it| !is_test_impl_item(it));
        let methods = methods.filter_map(|it| match it {
            ImplItem::Fn(it) => Some((it.sig.ident.to_string(), line(it.sig.ident.span()))),
            _ => None,
        });
        let target = item.items.iter().find_map(|it| match it {
            ImplItem::Type(it) if it.ident == "Target" => Some(path_of(&it.ty)),
            _ => None,
        });
        self.facts.impls.push(ImplBlock {
            module: self.module.clone(),
            of: of.clone(),
            implemented: item.trait_.as_ref().map(|(_, path, _)| segments(path)),
            line: line(item.impl_token.span),
            methods: methods.collect(),
            target,
        });
        let outside = std::mem::replace(&mut self.of, of);
        visit::visit_item_impl(self, item);
        self.of = outside;
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, Some(&item.block));
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, Some(&item.block));
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.function(&item.sig, item.default.as_ref());
        visit::visit_trait_item_fn(self, item);
    }

    fn visit_visibility(&mut self, visibility: &'ast Visibility) {
        if let Visibility::Restricted(it) = visibility {
            self.facts.restricted.push(line(it.pub_token.span));
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.name(segments(path), line(path.span()));
        visit::visit_path(self, path);
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        match &item.ident {
            Some(name) => self
                .facts
                .templates
                .extend(tokens::template(name, &item.mac.tokens, &self.module)),
            None => self
                .facts
                .invocations
                .extend(tokens::invocation(&item.mac, &self.module)),
        }
        visit::visit_item_macro(self, item);
    }

    fn visit_macro(&mut self, item: &'ast syn::Macro) {
        let found = tokens::read(item.tokens.clone());
        self.facts.restricted.extend(found.restricted);
        for (path, line) in found.paths {
            self.name(path, line);
        }
    }
}

/// Returns the line on which something begins.
fn line(span: Span) -> usize {
    span.start().line
}

fn segments(path: &syn::Path) -> Vec<String> {
    path.segments.iter().map(|it| it.ident.to_string()).collect()
}

/// Returns the path of a type, of what a reference refers to, of a `dyn`; nothing for tuples and the like.
fn path_of(of: &Type) -> Vec<String> {
    match of {
        Type::Path(it) => segments(&it.path),
        Type::Reference(it) => path_of(&it.elem),
        Type::Paren(it) => path_of(&it.elem),
        Type::Group(it) => path_of(&it.elem),
        _ => Vec::new(),
    }
}

/// Returns the name of a parameter that is `bool`.
fn name_of_bool(argument: &FnArg) -> Option<String> {
    let FnArg::Typed(argument) = argument else { return None };
    let Type::Path(of) = &*argument.ty else { return None };
    of.path.is_ident("bool").then(|| match &*argument.pat {
        Pat::Ident(it) => it.ident.to_string(),
        _ => "_".to_owned(),
    })
}

/// Returns true if a body is one match, after `use` at most, in which the answer of each arm takes one line.
fn is_table(body: &Block) -> bool {
    let mut statements = body.stmts.iter().filter(|it| !matches!(it, Stmt::Item(Item::Use(_))));
    let (Some(Stmt::Expr(Expr::Match(it), None)), None) = (statements.next(), statements.next()) else {
        return false;
    };
    it.arms.iter().all(|it| {
        let span = it.body.span();
        span.start().line == span.end().line
    })
}

#[cfg(test)]
mod tests;

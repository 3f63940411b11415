//! Which type a name means: many types have the same name, so each is known by its module and name.
//!
//! A name is looked up as the compiler does, as far as syntax shows it: in the module itself, in what its `use` items bring
//! (also by another name, by `super::`, `crate::`, and by what another module hands on), then in what their globs bring.
//! A name that none of these brings means the only type of that name in its crate, if there is one alone.

use std::collections::{BTreeMap, BTreeSet};

use crate::facts::tokens::{CalledWith, TemplateImpl};
use crate::facts::{Facts, ImplBlock, TypeDefinition};

/// The crates under the names by which others use them.
const CRATES: [(&str, &str); 2] = [("ansage_core", "core"), ("ansage", "")];

/// How many `use` items a name is followed through; those of a circle have no end.
const STEPS: usize = 8;

/// Every type that is defined, and every name that is imported.
#[derive(Debug, Default)]
pub struct Names {
    types: BTreeMap<String, Home>,
    /// By module and name.
    imports: BTreeMap<(String, String), Vec<Vec<String>>>,
    modules: BTreeSet<String>,
    /// The modules of all types of a name, by crate and name.
    namesakes: BTreeMap<(String, String), Vec<String>>,
}

/// Where a type is defined.
#[derive(Clone, Debug)]
pub struct Home {
    /// The file.
    pub path: String,
    /// What is known of it.
    pub definition: TypeDefinition,
}

impl Names {
    /// Collects them from all files.
    #[must_use]
    pub fn of(files: &[Facts]) -> Self {
        let mut names = Self::default();
        for facts in files {
            for definition in &facts.types {
                names.define(&facts.path, definition.clone());
            }
            for import in &facts.imports {
                let key = (import.module.clone(), import.name.clone());
                names.imports.entry(key).or_default().push(import.path.clone());
                names.add_module(&import.module);
            }
            for block in &facts.impls {
                names.add_module(&block.module);
            }
            for function in &facts.functions {
                if let Some((module, _)) = function.name.rsplit_once("::") {
                    names.add_module(module);
                }
            }
        }
        names.define_by_macros(files);
        names
    }

    /// Returns where a type is defined, by its module and name.
    #[must_use]
    pub fn home(&self, key: &str) -> Option<&Home> {
        self.types.get(key)
    }

    /// Returns every type by its module and name.
    pub fn types(&self) -> impl Iterator<Item = (&String, &Home)> {
        self.types.iter()
    }

    /// Returns the module and name of the type that a path means in a module; `None` for types of others.
    #[must_use]
    pub fn type_of(&self, module: &str, path: &[String]) -> Option<String> {
        self.follow(module, path, STEPS)
    }

    /// Returns the blocks of a file, those that macros make included, each with the type it is of.
    #[must_use]
    pub fn impls_of(&self, facts: &Facts, files: &[Facts]) -> Vec<(String, ImplBlock)> {
        let mut blocks = facts.impls.clone();
        blocks.extend(made_by_macros(facts, files, self));
        let resolved = blocks
            .into_iter()
            .filter_map(|it| Some((self.type_of(&it.module, &it.of)?, it)));
        resolved.collect()
    }

    fn define(&mut self, path: &str, definition: TypeDefinition) {
        let (module, name) = (definition.module.clone(), definition.name.clone());
        self.add_module(&module);
        let of_crate = crate_of(&module).to_owned();
        self.namesakes
            .entry((of_crate, name.clone()))
            .or_default()
            .push(module.clone());
        let path = path.to_owned();
        self.types
            .entry(format!("{module}::{name}"))
            .or_insert(Home { path, definition });
    }

    fn add_module(&mut self, module: &str) {
        for (end, _) in module.match_indices("::") {
            self.modules.insert(module[..end].to_owned());
        }
        self.modules.insert(module.to_owned());
    }

    /// A type that a macro defines is known by the first name that the macro is called with, and by each before braces.
    fn define_by_macros(&mut self, files: &[Facts]) {
        let defining: BTreeSet<&str> = files
            .iter()
            .flat_map(|it| &it.templates)
            .filter(|it| !it.defined.is_empty())
            .map(|it| it.name.as_str())
            .collect();
        for facts in files {
            for called in facts
                .invocations
                .iter()
                .filter(|it| defining.contains(it.name.as_str()))
            {
                for name in introduced(&called.names) {
                    self.define(
                        &facts.path,
                        TypeDefinition {
                            module: called.module.clone(),
                            name: name.clone(),
                            line: called.line,
                            fields: 0,
                            variants: Vec::new(),
                        },
                    );
                }
            }
            // A type that the macro itself names is defined where the macro is called, or where it is written.
            for template in &facts.templates {
                for own in &template.own {
                    let calls = files
                        .iter()
                        .flat_map(|it| it.invocations.iter().map(move |called| (it, called)));
                    let mut calls = calls.filter(|(_, called)| called.name == template.name);
                    let (path, module, line) = match calls.next() {
                        Some((file, called)) => (&file.path, &called.module, called.line),
                        None => (&facts.path, &template.module, template.line),
                    };
                    let definition = TypeDefinition {
                        module: module.clone(),
                        name: own.clone(),
                        line,
                        fields: 0,
                        variants: Vec::new(),
                    };
                    self.define(&path.clone(), definition);
                }
            }
        }
    }

    fn follow(&self, module: &str, path: &[String], steps: usize) -> Option<String> {
        let steps = steps.checked_sub(1)?;
        let (name, before) = path.split_last()?;
        if before.is_empty() {
            return self.here(module, name, steps).or_else(|| self.only(module, name));
        }
        let within = self.module(module, before, steps)?;
        self.here(&within, name, steps)
    }

    /// Looks a name up in a module and in what it imports.
    fn here(&self, module: &str, name: &str, steps: usize) -> Option<String> {
        let key = format!("{module}::{name}");
        if self.types.contains_key(&key) {
            return Some(key);
        }
        let imported = |name: &str| self.imports.get(&(module.to_owned(), name.to_owned()));
        let named = imported(name)
            .into_iter()
            .flatten()
            .find_map(|it| self.absolute(module, it, steps));
        named.or_else(|| {
            let globs = imported("*").into_iter().flatten();
            globs
                .filter_map(|it| self.module(module, it, steps))
                .find_map(|within| {
                    let steps = steps.checked_sub(1)?;
                    self.here(&within, name, steps)
                })
        })
    }

    /// Follows the path of a `use`.
    fn absolute(&self, module: &str, path: &[String], steps: usize) -> Option<String> {
        let steps = steps.checked_sub(1)?;
        let (name, before) = path.split_last()?;
        match before.is_empty() {
            // `use CommandWord as C;` within a function: the name is one of the module.
            true => self.here(module, name, steps),
            false => self.here(&self.module(module, before, steps)?, name, steps),
        }
    }

    /// Returns the module that a path means in another.
    fn module(&self, from: &str, path: &[String], steps: usize) -> Option<String> {
        let steps = steps.checked_sub(1)?;
        let (first, rest) = path.split_first()?;
        let start = match first.as_str() {
            "crate" => crate_of(from).to_owned(),
            "self" => from.to_owned(),
            "super" => from.rsplit_once("::")?.0.to_owned(),
            name => {
                let child = format!("{from}::{name}");
                if self.modules.contains(&child) {
                    child
                } else if let Some((_, known)) = CRATES.iter().find(|(used, _)| *used == name) {
                    (*known).to_owned()
                } else {
                    let imported = self.imports.get(&(from.to_owned(), name.to_owned()))?;
                    imported.iter().find_map(|it| self.module(from, it, steps))?
                }
            }
        };
        rest.iter().try_fold(start, |within, name| match name.as_str() {
            "super" => Some(within.rsplit_once("::")?.0.to_owned()),
            name if within.is_empty() => Some(name.to_owned()),
            name => {
                let child = format!("{within}::{name}");
                if self.modules.contains(&child) {
                    return Some(child);
                }
                let handed_on = self.imports.get(&(within.clone(), name.to_owned()))?;
                handed_on.iter().find_map(|it| self.module(&within, it, steps))
            }
        })
    }

    /// Returns the only type of a name in the crate; `None` if the module imports another of that name.
    fn only(&self, module: &str, name: &str) -> Option<String> {
        if self.imports.contains_key(&(module.to_owned(), name.to_owned())) {
            return None;
        }
        let key = (crate_of(module).to_owned(), name.to_owned());
        match self.namesakes.get(&key)?.as_slice() {
            [only] => Some(format!("{only}::{name}")),
            _ => None,
        }
    }
}

/// Returns the crate of a module: `core` or, for all of the wiring, nothing.
fn crate_of(module: &str) -> &str {
    match module.split("::").next() {
        Some("core") => "core",
        _ => "",
    }
}

/// Returns the names that may be those of types among those a macro is called with.
fn introduced(names: &[CalledWith]) -> Vec<&String> {
    let before_braces: Vec<&String> = names.iter().filter(|it| it.has_braces).map(|it| &it.name).collect();
    match before_braces.is_empty() {
        true => names.iter().map(|it| &it.name).take(1).collect(),
        false => before_braces,
    }
}

/// Returns the blocks that the macros called in a file make there.
fn made_by_macros(facts: &Facts, files: &[Facts], names: &Names) -> Vec<ImplBlock> {
    let mut blocks = Vec::new();
    for called in &facts.invocations {
        let templates = files.iter().flat_map(|it| &it.templates);
        for template in templates.filter(|it| it.name == called.name) {
            for made in &template.impls {
                let types: Vec<String> = match made.of.strip_prefix('$') {
                    None => vec![made.of.clone()],
                    Some(_) if template.defined.contains(&made.of) => {
                        introduced(&called.names).into_iter().cloned().collect()
                    }
                    Some(_) => {
                        let known = |name: &&String| names.type_of(&called.module, &[(*name).clone()]).is_some();
                        called.names.iter().map(|it| &it.name).filter(known).cloned().collect()
                    }
                };
                blocks.extend(
                    types
                        .into_iter()
                        .map(|of| block_of(made, of, &called.module, called.line)),
                );
            }
        }
    }
    // What is only called by other macros makes its blocks where it is written, as far as this can be told.
    let is_called = |name: &str| files.iter().flat_map(|it| &it.invocations).any(|it| it.name == name);
    for template in facts.templates.iter().filter(|it| !is_called(&it.name)) {
        let own = template.impls.iter().filter(|it| !it.of.starts_with('$'));
        blocks.extend(own.map(|made| block_of(made, made.of.clone(), &template.module, template.line)));
    }
    blocks
}

fn block_of(made: &TemplateImpl, of: String, module: &str, line: usize) -> ImplBlock {
    ImplBlock {
        module: module.to_owned(),
        of: vec![of],
        implemented: made.implemented.clone().map(|it| vec![it]),
        line,
        methods: made.methods.iter().map(|it| (it.clone(), line)).collect(),
        target: None,
    }
}

#[cfg(test)]
mod tests;

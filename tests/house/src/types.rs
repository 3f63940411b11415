//! How many methods a type has, and over how many files they are spread.

use std::collections::{BTreeMap, BTreeSet};

use crate::facts::Facts;
use crate::names::Names;
use crate::ratchet::{Count, Measure};

/// What a type may have without a line in the file.
///
/// Of the 500 types with methods, 18 have more than 20 and seven more than 40. In ripgrep the largest type has 41; in str0m,
/// jj and helix one has 60, 79 and 109, in one file each.
const METHODS: usize = 40;

/// Seven types have blocks in more than three files, and 555 of 593 in one; traits that are implemented elsewhere are included.
const FILES: usize = 3;

/// Where methods belong that a large type does not take any more.
const METHODS_ADVICE: &str = "A method that uses a few fields is a function of these, private to the file of its feature; state that only one feature needs is a \
     struct of its own. See docs/contributing.md, What may not grow.";
const FILES_ADVICE: &str = "Methods belong in the file of their type. What a feature does with it is a function in the file of the feature. See \
     docs/contributing.md, What may not grow.";
const BLOCKS_ADVICE: &str = "An impl block belongs in the file of its type. What is done with a type elsewhere is a function there. See \
     docs/contributing.md, What may not grow.";

/// What is known of a type's methods.
#[derive(Clone, Debug, Default)]
pub struct OfType {
    /// Each of its methods, as `file:line name`.
    pub methods: Vec<String>,
    /// Each file with a block of it, as `file:line`; the first block of each.
    pub files: BTreeMap<String, usize>,
    /// Each of its own blocks in another file than the type, as `file:line`.
    pub away: Vec<String>,
    targets: BTreeSet<String>,
}

/// Counts the methods of each type: those of its own blocks, those that macros make, those of a trait of ours that is
/// implemented for it alone, and those of the type it derefs to.
#[must_use]
pub fn of_types(files: &[Facts], names: &Names) -> BTreeMap<String, OfType> {
    let blocks: Vec<_> = files
        .iter()
        .flat_map(|facts| {
            names
                .impls_of(facts, files)
                .into_iter()
                .map(move |(of, block)| (facts, of, block))
        })
        .collect();
    // A trait of ours that one type alone implements is a block of methods under another name.
    let mut implementors: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (_, of, block) in &blocks {
        let implemented = block.implemented.as_ref();
        if let Some(implemented) = implemented.and_then(|it| names.type_of(&block.module, it)) {
            implementors.entry(implemented).or_default().insert(of);
        }
    }
    let mut types: BTreeMap<String, OfType> = BTreeMap::new();
    for (facts, of, block) in &blocks {
        let known = types.entry(of.clone()).or_default();
        known.files.entry(facts.path.clone()).or_insert(block.line);
        let is_own = match &block.implemented {
            None => {
                if names.home(of).is_some_and(|it| it.path != facts.path) {
                    known.away.push(format!("{}:{}", facts.path, block.line));
                }
                true
            }
            Some(implemented) => names
                .type_of(&block.module, implemented)
                .is_some_and(|it| implementors[&it].len() == 1),
        };
        if is_own {
            let methods = block.methods.iter();
            known
                .methods
                .extend(methods.map(|(name, line)| format!("{}:{line} {name}", facts.path)));
        }
        let target = block.target.as_ref().filter(|_| is_deref(block.implemented.as_ref()));
        known
            .targets
            .extend(target.and_then(|it| names.type_of(&block.module, it)));
    }
    with_targets(&types)
}

fn is_deref(implemented: Option<&Vec<String>>) -> bool {
    implemented.and_then(|it| it.last()).is_some_and(|it| it == "Deref")
}

/// Adds the methods of what each type derefs to.
fn with_targets(types: &BTreeMap<String, OfType>) -> BTreeMap<String, OfType> {
    let mut all = types.clone();
    for (name, known) in &mut all {
        let mut reached = BTreeSet::from([name.clone()]);
        let mut open: Vec<String> = known.targets.iter().cloned().collect();
        while let Some(target) = open.pop() {
            if !reached.insert(target.clone()) {
                continue;
            }
            if let Some(of) = types.get(&target) {
                known.methods.extend(of.methods.iter().cloned());
                known.files.extend(of.files.clone());
                open.extend(of.targets.iter().cloned());
            }
        }
    }
    all
}

/// Measures the types of all files.
#[must_use]
pub fn measures(files: &[Facts], names: &Names) -> Vec<Measure> {
    let types = of_types(files, names);
    let (mut methods, mut spread) = (BTreeMap::new(), BTreeMap::new());
    let (mut away, mut above) = (BTreeMap::<String, Count>::new(), BTreeMap::<String, Count>::new());
    for (name, of) in types {
        let of_crate = name.split("::").next().unwrap_or_default().to_owned();
        away.entry(of_crate.clone()).or_default().add(of.away.clone());
        if of.methods.len() > METHODS {
            above.entry(of_crate).or_default().add(of.methods.clone());
        }
        spread.insert(
            name.clone(),
            Count::of(of.files.iter().map(|(path, line)| format!("{path}:{line}")).collect()),
        );
        methods.insert(name, Count::of(of.methods));
    }
    vec![
        Measure {
            name: "methods-of-a-type",
            counts: methods,
            free: METHODS,
            advice: METHODS_ADVICE,
        },
        Measure {
            name: "files-of-a-type",
            counts: spread,
            free: FILES,
            advice: FILES_ADVICE,
        },
        Measure {
            name: "impl-blocks-away-from-their-type",
            counts: away,
            free: 0,
            advice: BLOCKS_ADVICE,
        },
        Measure {
            name: "methods-of-large-types",
            counts: above,
            free: 0,
            advice: METHODS_ADVICE,
        },
    ]
}

#[cfg(test)]
mod tests;

//! The crates of others that our programs are built from, as cargo knows them.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// Cargo's own description of them, for Linux on this kind of processor.
pub(crate) struct Crates(Value);

impl Crates {
    /// Asks cargo, which needs no network for it.
    pub(crate) fn ask() -> Self {
        let output = Command::new(env!("CARGO"))
            .args(["metadata", "--format-version=1", "--locked", "--offline"])
            .arg("--filter-platform=x86_64-unknown-linux-gnu")
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .expect("cargo");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Self(serde_json::from_slice(&output.stdout).expect("JSON"))
    }

    /// Returns those that are in a program of ours, in the order of their names.
    pub(crate) fn of_all_programs(&self) -> Vec<&Value> {
        self.below(|_| true)
    }

    /// Returns those that are in `ansage` itself.
    pub(crate) fn of_the_program(&self) -> Vec<&Value> {
        self.below(|it| it["name"] == "ansage")
    }

    fn below(&self, is_meant: impl Fn(&Value) -> bool) -> Vec<&Value> {
        let packages = by_id(&self.0["packages"]);
        let nodes = by_id(&self.0["resolve"]["nodes"]);
        let members = list(&self.0["workspace_members"]).iter().filter_map(Value::as_str);
        let mut open: Vec<&str> = members.filter(|it| is_meant(packages[it])).collect();
        let mut seen = BTreeSet::new();
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            for dependency in list(&nodes[id]["deps"]) {
                // Neither what builds nor what tests.
                if list(&dependency["dep_kinds"]).iter().any(|it| it["kind"].is_null()) {
                    open.push(dependency["pkg"].as_str().expect("a name"));
                }
            }
        }
        // Ours come from no registry.
        let mut found: Vec<&Value> = seen
            .into_iter()
            .map(|it| packages[it])
            .filter(|it| !it["source"].is_null())
            .collect();
        found.sort_by_key(|it| (text(it, "name"), text(it, "version")));
        found
    }
}

/// Returns a text of a crate, such as its `name`.
pub(crate) fn text<'a>(one: &'a Value, key: &str) -> &'a str {
    one[key].as_str().unwrap_or_default()
}

fn by_id(all: &Value) -> BTreeMap<&str, &Value> {
    list(all).iter().map(|it| (text(it, "id"), it)).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Returns each library of others that the workspace is built of, with its features, along these edges of cargo's tree.
pub(crate) fn with_features(edges: &str) -> BTreeSet<String> {
    let tree = [
        "tree",
        "--offline",
        "--locked",
        "--workspace",
        "--exclude",
        "ansage-house",
    ];
    let form = [
        "--prefix",
        "none",
        "--format",
        "{p} {f}",
        "--no-dedupe",
        "--edges",
        edges,
    ];
    let asked = Command::new(env!("CARGO"))
        .args(tree)
        .args(form)
        .output()
        .expect("cargo");
    assert!(asked.status.success(), "{}", String::from_utf8_lossy(&asked.stderr));
    let lines = String::from_utf8(asked.stdout).expect("names");
    // One's own is named with its folder.
    let of_others = |line: &&str| !line.is_empty() && !line.contains(" (/");
    lines.lines().filter(of_others).map(str::to_owned).collect()
}

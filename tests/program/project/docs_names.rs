//! What the documentation names in backticks exists: files, modules, types and functions, options, commands, the words of
//! `./dev`, and variables of the environment.
//!
//! Only a name whose form tells what it is can be looked up; `springer` may be anything. What has such a form and is not
//! ours stands in [`NOT_OURS`] with the reason.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Names that look like ours and are not, each with the reason. One that no page says any more is to be taken out.
const NOT_OURS: [(&str, &str); 4] = [
    ("AudioOutputMethod", "a setting of Speech Dispatcher"),
    ("io::Error", "the standard library"),
    ("output_delay", "the crate rubato, which was not taken"),
    ("where_only", "the beginning of a test's name, by which it is run alone"),
];

/// What is built or fetched, and hidden folders.
const NOT_KEPT: [&str; 2] = ["target", "vendor"];

/// Folders of a system, which look like commands of a game.
const OF_THE_SYSTEM: [&str; 3] = ["/dev/", "/etc", "/usr/"];

#[test]
fn what_the_documentation_names_exists() {
    let repository = Repository::read();
    let mut missing = Vec::new();
    let mut unused: BTreeSet<&str> = NOT_OURS.iter().map(|(name, _reason)| *name).collect();
    let mut looked_at = 0;
    for page in repository.pages() {
        for (line, name) in names_in(&repository.text(page)) {
            let Some(is_there) = repository.has(&name) else {
                continue;
            };
            looked_at += 1;
            if !is_there && !unused.remove(name.as_str()) && !NOT_OURS.iter().any(|(it, _reason)| *it == name) {
                missing.push(format!("{page}:{line}: `{name}`"));
            }
        }
    }
    assert!(missing.is_empty(), "is not to be found:\n{}", missing.join("\n"));
    assert!(unused.is_empty(), "no page needs these exceptions: {unused:?}");
    // A test that looks at nothing passes.
    assert!(looked_at > 600, "{looked_at} names");
}

#[test]
fn a_name_that_is_wrong_is_found() {
    let repository = Repository::read();
    for (right, wrong) in [
        ("src/core/desk/report/policy.rs", "src/core/desk/report/police.rs"),
        ("policy.rs", "police.rs"),
        ("devices/speech", "devices/speeches"),
        ("voices/<tag>/lexicon.toml", "voices/<tag>/lexicons.toml"),
        ("tests/scenarios/", "tests/scenario/"),
        ("listening/which_knight", "listening/which_knights"),
        ("Conversation::listens", "Conversation::hears"),
        ("desk::Conversation", "desk::Conversations"),
        ("devices::helper", "devices::helpers"),
        ("MessageId", "MessageIds"),
        ("on_the_word_of_the_arbiter", "on_the_word_of_nobody"),
        ("./dev bench -- core", "./dev benches"),
        ("ansage export --pgn", "ansage export --png"),
        ("--event-file FILE", "--event-files FILE"),
        ("ansage doctor", "ansage nurse"),
        ("/sheet 12", "/sheets 12"),
        ("ANSAGE_BLESS=1 cargo test", "ANSAGE_CURSE=1 cargo test"),
    ] {
        assert_eq!(repository.has(right), Some(true), "{right}");
        assert_eq!(repository.has(wrong), Some(false), "{wrong}");
    }
    for neither in ["Springer", "e2e4", "~/.local/share", "game.pgn", "0-0", "1…", "Qxd4"] {
        assert_eq!(repository.has(neither), None, "{neither}");
    }
    let page = "a `b` c\n```\n`d`\n```\n`e f`, `g`";
    let names = [(1, "b"), (5, "e f"), (5, "g")].map(|(line, name)| (line, name.to_owned()));
    assert_eq!(names_in(page), names);
}

/// The files as they lie here, and what the program says of itself.
struct Repository {
    /// From the root on, with `/`.
    files: Vec<String>,
    folders: BTreeSet<String>,
    /// What is no page: code, scripts and what both read.
    code: Vec<String>,
    /// The words in it.
    words: BTreeSet<String>,
    /// The options in the help of the program and its commands, and in scripts.
    options: BTreeSet<String>,
    /// The commands of the program.
    commands: BTreeSet<String>,
    /// What may be typed behind `/` in a game, in every language.
    typed: BTreeSet<String>,
    /// The words of `./dev`.
    dev: BTreeSet<String>,
}

impl Repository {
    fn read() -> Self {
        let (mut files, mut folders) = (Vec::new(), BTreeSet::new());
        walk("", &mut files, &mut folders);
        let mut it = Self {
            files,
            folders,
            code: Vec::new(),
            words: BTreeSet::new(),
            options: BTreeSet::new(),
            commands: BTreeSet::new(),
            typed: BTreeSet::new(),
            dev: BTreeSet::new(),
        };
        let is_code = |path: &str| {
            let name = path.rsplit('/').next().unwrap_or(path);
            let is_script = !name.contains('.') && !path.starts_with("tests/golden");
            let kinds = [".rs", ".py", ".toml", ".sh", ".in", ".service", ".c", ".h", ".ftl"];
            // This test names what there is not.
            path != "tests/program/project/docs_names.rs"
                && (is_script || kinds.iter().any(|kind| path.ends_with(kind)))
        };
        for path in it.files.iter().filter(|path| is_code(path)) {
            let text = it.text(path);
            it.words.extend(words_in(&text));
            let is_script = !path.ends_with(".rs") && !path.ends_with(".toml") && !path.ends_with(".ftl");
            if is_script || path.starts_with("src/helpers/") {
                it.options.extend(options_in(&text));
            }
            if path.ends_with(".rs") {
                it.code.push(text);
            }
        }
        for path in it.files.iter().filter(|path| path.ends_with("commands.toml")) {
            let quoted = it.text(path);
            it.typed.extend(quoted.split('"').skip(1).step_by(2).map(str::to_owned));
            let ids = quoted.lines().filter_map(|it| it.strip_prefix('[')?.strip_suffix(']'));
            it.typed.extend(ids.map(str::to_owned));
        }
        let dev = it.text("dev");
        let usage = dev.split("<<'USAGE'").nth(1).and_then(|it| it.split("\nUSAGE").next());
        let lines = usage.expect("the usage of ./dev").lines();
        it.dev = lines
            .filter_map(|it| it.split_once(": "))
            .map(|(word, _)| word.to_owned())
            .collect();
        let top = help_of(&[]);
        it.commands = commands_in(&top).map(str::to_owned).collect();
        it.options.extend(options_in(&top));
        for command in &it.commands {
            let help = help_of(&[command]);
            it.options.extend(options_in(&help));
            for below in commands_in(&help).filter(|it| *it != "help") {
                it.options.extend(options_in(&help_of(&[command, below])));
            }
        }
        it
    }

    fn pages(&self) -> impl Iterator<Item = &str> {
        let pages = self.files.iter().map(String::as_str);
        pages.filter(|it| *it == "README.md" || (it.starts_with("docs/") && it.ends_with(".md")))
    }

    fn text(&self, path: &str) -> String {
        let bytes = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect(path);
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Tells whether there is what is named; `None` if its form does not tell what it is.
    fn has(&self, name: &str) -> Option<bool> {
        let mut found = None;
        let mut look = |is_there: bool| found = Some(found.unwrap_or(true) && is_there);
        let tokens: Vec<&str> = name.split_whitespace().collect();
        for token in &tokens {
            if let Some((variable, _value)) = token.split_once('=').or(Some((token, "")))
                && variable.starts_with("ANSAGE_")
            {
                look(self.words.contains(variable));
            }
        }
        if let Some(at) = tokens.iter().position(|it| *it == "./dev") {
            if let Some(word) = tokens.get(at + 1) {
                look(self.dev.contains(*word));
            }
            return found.or(Some(true));
        }
        let first = *tokens.first()?;
        let is_ours = first == "ansage" || first.starts_with("ansage-");
        if first == "ansage"
            && let Some(command) = tokens
                .get(1)
                .filter(|it| it.bytes().all(|it| it.is_ascii_lowercase() || it == b'-'))
            && !command.starts_with('-')
        {
            look(self.commands.contains(*command));
        }
        if is_ours || first.starts_with("--") {
            for option in options_in(name) {
                look(self.options.contains(&option));
            }
            return found;
        }
        if let Some(command) = first.strip_prefix('/') {
            let is_command =
                command.starts_with(char::is_alphabetic) && !OF_THE_SYSTEM.iter().any(|it| first.starts_with(it));
            return is_command.then(|| self.typed.contains(command));
        }
        if found.is_some() || tokens.len() > 1 && !first.contains('/') {
            return found;
        }
        let first = first.split('(').next().unwrap_or(first).trim_end_matches('!');
        if first.contains('/') || first.ends_with(".rs") {
            return self.has_path(first);
        }
        if first.contains("::") {
            return is_a_path_of_rust(first).then(|| self.has_item(first));
        }
        let fields: Vec<&str> = first.split(['.', '[', ']']).filter(|it| !it.is_empty()).collect();
        let looks_like_code = |it: &&str| is_camel_case(it) || is_snake_case(it);
        let (code, others): (Vec<&str>, Vec<&str>) = fields.into_iter().partition(looks_like_code);
        let is_plain = others.iter().all(|it| it.bytes().all(|it| it.is_ascii_lowercase()));
        if code.is_empty() || !is_plain {
            return None;
        }
        Some(code.iter().all(|it| match is_camel_case(it) {
            true => self.is_defined(it),
            false => self.words.contains(*it),
        }))
    }

    /// Tells whether a path is one of ours: from the root, from `src`, or the end of one there. A module counts without its
    /// ending, too, and so does a story by its folder and name. `None` if it begins in no folder of ours; `lib` is the one of an
    /// installation.
    fn has_path(&self, path: &str) -> Option<bool> {
        let path = path.trim_end_matches('/');
        let story = format!("tests/scenarios/{path}.scenario");
        if self.files.contains(&story) {
            return Some(true);
        }
        let first = path.split('/').next()?;
        // The crates below `src`, and the modules of each.
        let in_a_crate = |it: &str| {
            let (begin, last) = it.strip_prefix("src/")?.rsplit_once('/').unwrap_or_default();
            (!begin.contains('/')).then_some(last.strip_suffix(".rs").unwrap_or(last) == first)
        };
        let is_of_ours = path.ends_with(".rs")
            || self.folders.contains(first)
            || self.folders.contains(&format!("src/{first}"))
            || (first != "lib"
                && self
                    .files
                    .iter()
                    .chain(&self.folders)
                    .any(|it| in_a_crate(it) == Some(true)));
        if !is_of_ours {
            return None;
        }
        let is_from_the_root = self.folders.contains(first);
        let module = format!("{path}.rs");
        let all = self.files.iter().chain(&self.folders);
        let is_there = |path: &str| {
            all.clone().any(|it| {
                let from = it.split('/').count().checked_sub(path.split('/').count());
                let may_begin = |from: usize| from == 0 || (!is_from_the_root && it.starts_with("src/"));
                from.is_some_and(|from| may_begin(from) && matches(path.split('/'), it.split('/').skip(from)))
            })
        };
        Some(is_there(path) || is_there(&module))
    }

    /// Tells whether there is a path of Rust: each type and function is defined, a member where its type is spoken of, each
    /// module a file.
    fn has_item(&self, path: &str) -> bool {
        let parts: Vec<&str> = path.split("::").collect();
        let is_type = |it: &str| it.starts_with(|it: char| it.is_ascii_uppercase());
        let modules: Vec<&str> = parts.iter().copied().take_while(|it| !is_type(it)).collect();
        match &parts[modules.len()..] {
            [] => self.has_path(&modules.join("/")) == Some(true),
            [item] => self.has_path(&modules.join("/")) == Some(true) && self.is_defined(item),
            [of, member] => self.code.iter().any(|it| {
                let begins = ["enum ", "struct ", "trait ", "impl ", "> ", "for "];
                let is_of = begins.iter().any(|begin| has_word(it, begin, of));
                is_of && (defines(it, member) || is_a_variant(it, member))
            }),
            _ => false,
        }
    }

    fn is_defined(&self, name: &str) -> bool {
        self.code.iter().any(|it| defines(it, name) || is_a_variant(it, name))
    }
}

fn walk(folder: &str, files: &mut Vec<String>, folders: &mut BTreeSet<String>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(root.join(folder)).expect("a folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_hidden = name.starts_with('.') && name != ".ci";
        if is_hidden || (folder.is_empty() && NOT_KEPT.contains(&name.as_str())) {
            continue;
        }
        let path = if folder.is_empty() {
            name
        } else {
            format!("{folder}/{name}")
        };
        if entry.file_type().is_ok_and(|it| it.is_dir()) {
            let before = files.len();
            walk(&path, files, folders);
            // What a change of branch left empty is in no clone.
            if files.len() > before {
                folders.insert(path);
            }
        } else {
            files.push(path);
        }
    }
}

/// Returns what stands in backticks, with the line, but no block of code.
fn names_in(page: &str) -> Vec<(usize, String)> {
    let mut names = Vec::new();
    let mut is_block = false;
    for (line, text) in (1..).zip(page.lines()) {
        if text.trim_start().starts_with("```") {
            is_block = !is_block;
        } else if !is_block {
            names.extend(text.split('`').skip(1).step_by(2).map(|it| (line, it.to_owned())));
        }
    }
    names
}

fn words_in(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|it: char| !it.is_ascii_alphanumeric() && it != '_');
    words.filter(|it| !it.is_empty()).map(str::to_owned)
}

fn options_in(text: &str) -> BTreeSet<String> {
    let tokens = text.split(|it: char| !it.is_ascii_lowercase() && !it.is_ascii_digit() && it != '-');
    let is_option = |it: &&str| {
        it.strip_prefix("--")
            .is_some_and(|it| it.starts_with(|it: char| it.is_ascii_lowercase()))
    };
    tokens
        .filter(is_option)
        .map(|it| it.trim_end_matches('-').to_owned())
        .collect()
}

fn help_of(command: &[&str]) -> String {
    let answer = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .args(command)
        .arg("--help")
        .output();
    String::from_utf8(answer.expect("the program").stdout).expect("UTF-8")
}

fn commands_in(help: &str) -> impl Iterator<Item = &str> {
    let lines = help.lines().skip_while(|it| *it != "Commands:").skip(1);
    let lines = lines.take_while(|it| it.is_empty() || it.starts_with(' '));
    lines.filter_map(|it| it.split_whitespace().next())
}

/// Tells whether the parts of a path are those of another; `<tag>` and `*` stand for anything.
fn matches<'a>(path: impl Iterator<Item = &'a str>, other: impl Iterator<Item = &'a str>) -> bool {
    path.zip(other).all(|(part, other)| {
        let opens = part.find(['<', '*']).unwrap_or(part.len());
        let closes = part.rfind(['>', '*']).map_or(part.len(), |it| it + 1);
        match opens == part.len() {
            true => part == other,
            false => other.starts_with(&part[..opens]) && other.ends_with(&part[closes..]),
        }
    })
}

fn is_a_path_of_rust(name: &str) -> bool {
    let is_name = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'_');
    name.split("::").all(is_name)
}

fn is_camel_case(name: &str) -> bool {
    let starts = name.bytes().filter(u8::is_ascii_uppercase).count();
    let is_alternating = !name
        .as_bytes()
        .windows(2)
        .any(|it| it[0].is_ascii_uppercase() && it[1].is_ascii_uppercase());
    let begins = name.starts_with(|it: char| it.is_ascii_uppercase());
    begins && starts > 1 && is_alternating && name.bytes().all(|it| it.is_ascii_alphabetic())
}

fn is_snake_case(name: &str) -> bool {
    let is_word = |it: &str| it.starts_with(|it: char| it.is_ascii_lowercase());
    name.contains('_')
        && name.split('_').all(is_word)
        && name
            .bytes()
            .all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'_')
}

/// Tells whether code has a word right behind something.
fn has_word(code: &str, behind: &str, word: &str) -> bool {
    code.match_indices(word).any(|(at, _)| {
        let is_whole = !code[at + word.len()..].starts_with(|it: char| it.is_ascii_alphanumeric() || it == '_');
        is_whole && code[..at].ends_with(behind)
    })
}

fn defines(code: &str, name: &str) -> bool {
    let kinds = [
        "fn ",
        "struct ",
        "enum ",
        "trait ",
        "type ",
        "const ",
        "static ",
        "mod ",
        "macro_rules! ",
    ];
    kinds.iter().any(|kind| has_word(code, kind, name))
}

/// Tells whether a line begins with a name, as a variant or a field does.
fn is_a_variant(code: &str, name: &str) -> bool {
    code.lines().any(|line| {
        let line = line.trim_start();
        let line = line.strip_prefix("pub ").unwrap_or(line);
        line.strip_prefix(name).is_some_and(|it| {
            let it = it.trim_start();
            it.is_empty() || [",", "(", "{", ":", "=", "\""].iter().any(|sign| it.starts_with(sign))
        })
    })
}

//! What a package brings besides programs: man pages in every language and completions, compared with the help of the
//! built program.

#[path = "../../../packaging/papers/papers.rs"]
#[expect(dead_code, reason = "only a package wants the date of today")]
mod writer;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::{env, fs};

/// Where the pages lie: those in English, and those in other languages.
const ENGLISH: &str = "man/man1";
const OTHERS: [&str; 6] = [
    "man/de/man1",
    "man/es/man1",
    "man/fr/man1",
    "man/nl/man1",
    "man/pt/man1",
    "man/pt_BR/man1",
];

fn all_folders() -> impl Iterator<Item = &'static str> {
    [ENGLISH].into_iter().chain(OTHERS)
}

#[test]
fn each_command_has_a_page_in_every_language_with_the_options_of_its_help_and_no_other() {
    let papers = &PAPERS;
    for (command, help) in COMMANDS.iter() {
        for below in all_folders() {
            let page = papers.page(below, command);
            assert_eq!(options_of(&page), help.options(), "{below}, {command:?}");
        }
    }
}

#[test]
fn the_pages_are_those_of_the_commands_and_no_others() {
    let papers = &PAPERS;
    let names: BTreeSet<_> = COMMANDS.iter().map(|(it, _)| format!("{}.1", page_name(it))).collect();
    assert!(names.contains("ansage-voices-record.1"), "{names:?}");
    for below in all_folders() {
        assert_eq!(papers.names(below), names);
    }
}

#[test]
fn an_english_page_says_what_the_help_says() {
    let papers = &PAPERS;
    for (command, help) in COMMANDS.iter() {
        let page = in_one_line(&papers.page(ENGLISH, command));
        for said in help.texts() {
            assert!(page.contains(&said), "{command:?} lacks {said:?}: {page}");
        }
    }
}

#[test]
fn a_german_page_has_a_german_frame() {
    let papers = &PAPERS;
    for (command, _) in COMMANDS.iter() {
        let page = papers.page("man/de/man1", command);
        let headings: Vec<_> = page.lines().filter_map(|it| it.strip_prefix(".SH ")).collect();
        let frame = "BEZEICHNUNG ÜBERSICHT BESCHREIBUNG BEFEHLE OPTIONEN DATEIEN UMGEBUNGSVARIABLEN RÜCKGABEWERT \"SIEHE AUCH\"";
        for heading in headings {
            assert!(frame.contains(heading), "{command:?}: {heading}");
        }
    }
}

#[test]
fn a_page_in_another_language_says_nothing_of_the_help_in_english() {
    let papers = &PAPERS;
    let commands: Vec<_> = COMMANDS.iter().map(|(command, help)| (help.texts(), command)).collect();
    for below in OTHERS {
        for (sentences, command) in &commands {
            let page = in_one_line(&papers.page(below, command));
            says_nothing_of(sentences, &page, &format!("{below}, {command:?}"));
        }
    }
}

#[test]
fn help_is_said_in_the_language_of_the_person() {
    for (language, usage, options) in [
        ("de", "Aufruf: ansage", "Optionen:"),
        ("es", "Uso: ansage", "Opciones:"),
        ("fr", "Usage: ansage", "Options:"),
        ("nl", "Gebruik: ansage", "Opties:"),
        ("pt-BR", "Uso: ansage", "Opções:"),
        ("pt-PT", "Utilização: ansage", "Opções:"),
    ] {
        for (command, english) in COMMANDS.iter() {
            let own = Help::in_language(command, language);
            assert!(own.0.contains(usage), "{language}, {command:?}: {}", own.0);
            assert!(own.0.contains(options), "{language}, {command:?}: {}", own.0);
            // What an option does stands behind two blanks, or further in, and may hold a dash.
            let names = own.0.lines().filter(|it| !it.starts_with("        "));
            let names = names.map(|it| it.trim().split("  ").next().unwrap_or_default());
            let forms: BTreeSet<_> = names.flat_map(forms_of).collect();
            assert_eq!(forms, english.options(), "{language}, {command:?}");
            says_nothing_of(
                &english.texts(),
                &in_one_line(&own.0),
                &format!("{language}, {command:?}"),
            );
        }
    }
}

/// Checks that no sentence of the English help stands in a text of another language. What is typed is the same in both.
fn says_nothing_of(english: &BTreeSet<String>, text: &str, whose: &str) {
    let is_typed = |it: &&String| it.starts_with('-') || it.starts_with("ansage ") || it.starts_with("ansage-");
    let sentences = english
        .iter()
        .filter(|it| it.contains(' ') && it.contains(char::is_lowercase));
    for said in sentences.filter(|it| !is_typed(it)) {
        assert!(!text.contains(said.as_str()), "{whose}: {said:?}");
    }
}

#[test]
fn the_program_keeps_its_files_where_the_pages_say() {
    let papers = &PAPERS;
    let page = papers.page(ENGLISH, &[]);
    let places: Vec<_> = page.lines().filter_map(|it| it.strip_prefix("~/")).collect();
    let home = tempfile::tempdir().expect("a folder");
    let settings = home.path().join(places[0]);
    fs::create_dir_all(settings.parent().expect("a folder")).expect("a folder");

    fs::write(&settings, "nothing = \"of ours\"\n").expect("a file");
    assert_eq!(play(home.path()), Some(3), "{places:?}");
    fs::remove_file(&settings).expect("it is ours");
    assert_eq!(play(home.path()), Some(0));
    for place in &places[1..] {
        let place = home.path().join(place);
        let is_empty = match fs::read_dir(&place) {
            Ok(mut entries) => entries.next().is_none(),
            Err(_no_folder) => !place.is_file(),
        };
        assert!(!is_empty, "{}", place.display());
    }
    assert_eq!(places.len(), 3);
}

#[test]
fn no_page_has_a_fault_in_the_eyes_of_mandoc() {
    if !is_there("mandoc") {
        return;
    }
    let papers = &PAPERS;
    for below in all_folders() {
        for name in papers.names(below) {
            let page = papers.path(below).join(name);
            let answer = Command::new("mandoc")
                .args(["-Tlint", "-Wwarning"])
                .arg(&page)
                .output()
                .expect("mandoc");
            let faults = String::from_utf8_lossy(&answer.stdout);
            assert!(answer.status.success() && faults.is_empty(), "{faults}");
        }
    }
}

#[test]
fn bash_completes_commands_options_and_their_values() {
    let papers = &PAPERS;
    let script = papers.path("completions/ansage");
    for (line, completed) in [
        ("ansage exp", "export"),
        ("ansage --rol", "--role"),
        ("ansage --role a", "assistant"),
        ("ansage voices rec", "record"),
        ("ansage voices record --lic", "--licence"),
    ] {
        let answer = Command::new("bash")
            .args(["--norc", "-c", COMPLETE])
            .args(["bash", script.to_str().expect("a plain path"), line])
            .output()
            .expect("bash");
        let answer = (
            String::from_utf8_lossy(&answer.stdout),
            String::from_utf8_lossy(&answer.stderr),
        );
        assert_eq!(answer.0.trim_end(), completed, "{line}: {}", answer.1);
    }
}

/// Does what bash does when the tab key is pressed behind the line.
const COMPLETE: &str = r#"
. "$1"
read -ra COMP_WORDS <<<"$2"
COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$2 COMP_POINT=${#2}
function=$(complete -p ansage)
function=${function##*-F }
function=${function%% *}
"$function" ansage "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
echo "${COMPREPLY[@]}"
"#;

#[test]
fn the_other_shells_read_their_completions() {
    let papers = &PAPERS;
    for (shell, script) in [("zsh", "_ansage"), ("fish", "ansage.fish")] {
        let script = papers.path("completions").join(script);
        let Ok(answer) = Command::new(shell).arg("-n").arg(&script).output() else {
            continue;
        };
        assert!(answer.status.success(), "{shell}: {answer:?}");
    }
    assert_eq!(
        papers.names("completions"),
        ["_ansage", "ansage", "ansage.fish"].map(String::from).into()
    );
}

#[test]
fn the_changelog_of_debian_holds_every_line_of_ours_and_none_is_too_long() {
    let papers = &PAPERS;
    let debian = fs::read_to_string(papers.path("changelog")).expect("the changelog");
    let changes = debian.lines().filter(|it| !it.starts_with(" -- "));
    let too_long: Vec<_> = changes.filter(|it| it.chars().count() > 80).collect();
    assert!(too_long.is_empty(), "{too_long:?}");
    let words: Vec<_> = debian.split_whitespace().collect();
    let words = words.join(" ");
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/CHANGELOG.md");
    let ours = fs::read_to_string(ours).expect("our changelog");
    let changes: Vec<_> = ours.lines().filter_map(|it| it.strip_prefix("- ")).collect();
    assert!(changes.len() > 50, "{}", changes.len());
    for change in changes {
        assert!(words.contains(change), "{change}");
    }
    let newest = format!(
        "ansage ({}-1) unstable; urgency=medium\n\n  ",
        env!("CARGO_PKG_VERSION")
    );
    assert!(debian.starts_with(&newest), "{debian}");
}

/// The papers, in a folder of their own, written once.
static PAPERS: LazyLock<Papers> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("papers");
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("those of before");
    }
    writer::write(&folder, "2026-01-01").unwrap_or_else(|fault| panic!("{fault}"));
    Papers(folder)
});

struct Papers(PathBuf);

impl Papers {
    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn names(&self, below: &str) -> BTreeSet<String> {
        let entries = fs::read_dir(self.path(below)).expect("a folder");
        entries
            .map(|it| it.expect("an entry").file_name().into_string().expect("a plain name"))
            .collect()
    }

    /// Returns the page of a command without its markup; headings and the marks of a list stay.
    fn page(&self, below: &str, command: &[String]) -> String {
        let path = self.path(below).join(format!("{}.1", page_name(command)));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let marks = [
            ("\\fB", ""),
            ("\\fI", ""),
            ("\\fR", ""),
            ("\\-", "-"),
            ("\\*(Aq", "'"),
            ("\\&", ""),
        ];
        marks.iter().fold(text, |text, (mark, sign)| text.replace(mark, sign))
    }
}

fn page_name(command: &[String]) -> String {
    [&["ansage".to_owned()], command].concat().join("-")
}

/// Returns the options that stand before an entry of a page, in all their forms.
fn options_of(page: &str) -> BTreeSet<String> {
    let mut lines = page.lines();
    let mut options = BTreeSet::new();
    while let Some(line) = lines.next() {
        if line == ".TP" {
            options.extend(forms_of(lines.next().unwrap_or_default()));
        }
    }
    options
}

/// Returns the forms of an option in the line that names it.
fn forms_of(line: &str) -> Vec<String> {
    // A dash alone marks one of several values.
    if !line.starts_with('-') || line.starts_with("- ") {
        return Vec::new();
    }
    let forms = line.split(", ").filter(|it| it.starts_with('-'));
    let ends = |it: char| it == ' ' || it == '[';
    forms.map(|it| it.split(ends).next().unwrap_or(it).to_owned()).collect()
}

fn in_one_line(page: &str) -> String {
    let lines = page.lines().filter(|it| !it.starts_with('.'));
    lines.collect::<Vec<_>>().join(" ")
}

/// What the built program prints about a command.
struct Help(String);

impl Help {
    fn of(command: &[String]) -> Self {
        Self::in_language(command, "en")
    }

    fn in_language(command: &[String], language: &str) -> Self {
        let answer = Command::new(env!("CARGO_BIN_EXE_ansage"))
            .args(command)
            .arg("--help")
            .env("LC_ALL", format!("{}.UTF-8", language.replace('-', "_")))
            .output()
            .expect("the program");
        assert!(answer.status.success(), "{command:?}");
        Self(String::from_utf8(answer.stdout).expect("UTF-8"))
    }

    fn section(&self, heading: &str) -> impl Iterator<Item = &str> {
        let lines = self.0.lines().skip_while(move |it| *it != heading).skip(1);
        lines.take_while(|it| it.is_empty() || it.starts_with(' '))
    }

    fn commands(&self) -> Vec<String> {
        let lines = self.section("Commands:");
        lines
            .filter_map(|it| it.split_whitespace().next())
            .map(str::to_owned)
            .collect()
    }

    fn options(&self) -> BTreeSet<String> {
        self.section("Options:").flat_map(|it| forms_of(it.trim())).collect()
    }

    /// Returns what is said, a sentence or a name each, as it stands on a page.
    fn texts(&self) -> BTreeSet<String> {
        let headings = ["Commands:", "Options:", "Arguments:", "Possible values:"];
        let pieces = self.0.lines().flat_map(|it| it.trim().split("  ")).map(str::trim);
        let pieces = pieces.filter(|it| !it.is_empty() && !headings.contains(it));
        let mut texts: BTreeSet<_> = pieces.map(on_a_page).collect();
        for command in self.commands() {
            texts.remove(&command);
        }
        texts
    }
}

fn on_a_page(said: &str) -> String {
    let said = said.strip_prefix("Usage: ").unwrap_or(said);
    let said = said.strip_prefix("Exit codes: ").unwrap_or(said);
    if said.starts_with("Print help (") {
        return "Print help".to_owned();
    }
    // The values of an option that are explained one by one.
    match said.strip_prefix("- ").and_then(|it| it.split_once(": ")) {
        Some((value, is)) => format!("{value} ({is})"),
        None => said.trim_end_matches("...").to_owned(),
    }
}

/// Each command of the program, as the words behind its name, with its help; the program itself has none. Each is asked once.
static COMMANDS: LazyLock<Vec<(Vec<String>, Help)>> = LazyLock::new(|| {
    let mut all = vec![(Vec::new(), Help::of(&[]))];
    let mut looked_at = 0;
    while let Some((command, help)) = all.get(looked_at) {
        let below: Vec<_> = help
            .commands()
            .into_iter()
            .map(|it| [command.as_slice(), &[it]].concat())
            .collect();
        all.extend(below.into_iter().map(|it| {
            let help = Help::of(&it);
            (it, help)
        }));
        looked_at += 1;
    }
    assert!(
        all.len() > 15,
        "{:?}",
        all.iter().map(|(command, _)| command).collect::<Vec<_>>()
    );
    all
});

/// Plays a game of no move in this home and returns the exit code.
fn play(home: &Path) -> Option<i32> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    for variable in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
        command.env_remove(variable);
    }
    let command = command.args(["--voice", "none"]).current_dir(home).env("HOME", home);
    let output = command.stdin(Stdio::null()).output().expect("the program");
    output.status.code()
}

fn is_there(program: &str) -> bool {
    let is_there = Command::new("sh")
        .args(["-c", "command -v \"$0\"", program])
        .output()
        .is_ok_and(|it| it.status.success());
    assert!(is_there || env::var_os("CI").is_none(), "CI needs {program}");
    is_there
}

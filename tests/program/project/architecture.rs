//! The invariants of docs/architecture.md, as far as the source and the program can show them.

use std::path::{Path, PathBuf};

use crate::support::dynamic::{dynamic_section, of_kind};

/// What each crate of ours stands on, and no other: the compiler keeps what their manifests say. Of the core nothing reaches
/// a file, a thread or a clock; of the helpers nothing reaches the game or another helper.
const CRATES: [(&str, &[&str]); 28] = [
    ("src/os", &[]),
    // Tests alone depend on it.
    ("src/texts", &[]),
    ("src/wire", &[]),
    ("src/protocol", &["os", "wire"]),
    ("src/files", &["os"]),
    ("src/sound", &["protocol", "wire"]),
    ("src/sound_files", &["files", "sound", "wire"]),
    ("src/adaptation", &["files", "sound", "wire"]),
    ("src/core", &["wire"]),
    (
        "src/devices",
        &[
            "adaptation",
            "core",
            "files",
            "os",
            "protocol",
            "sound",
            "sound-files",
            "wire",
        ],
    ),
    ("src/helpers/braille", &["protocol", "wire"]),
    ("src/helpers/listener", &["files", "protocol", "sound", "wire"]),
    (
        "src/helpers/recorder",
        &[
            "files",
            "os",
            "protocol",
            "sound",
            "sound-devices",
            "sound-files",
            "sound-linux",
            "sound-windows",
            "wire",
        ],
    ),
    ("src/helpers/scorer", &["net", "protocol", "wire"]),
    ("src/helpers/scorer/net", &[]),
    (
        "src/helpers/screenreader",
        &["os", "screenreader-elsewhere", "screenreader-windows", "speech-helper"],
    ),
    ("src/helpers/screenreader/elsewhere", &["speech-helper", "wire"]),
    ("src/helpers/screenreader/windows", &["sound", "speech-helper", "wire"]),
    ("src/helpers/sound", &["protocol", "sound", "wire"]),
    (
        "src/helpers/sound/linux",
        &["protocol", "sound", "sound-devices", "wire"],
    ),
    ("src/helpers/sound/windows", &["sound", "sound-devices", "wire"]),
    (
        "src/helpers/speaker",
        &[
            "os",
            "protocol",
            "sound",
            "sound-devices",
            "sound-files",
            "sound-linux",
            "sound-windows",
            "voices-linux",
            "voices-windows",
            "wire",
        ],
    ),
    ("src/helpers/speaker/voices/linux", &["protocol", "sound", "wire"]),
    ("src/helpers/speaker/voices/windows", &["sound", "wire"]),
    ("src/helpers/speech", &["protocol", "sound", "wire"]),
    (
        "src/helpers/systemvoice",
        &["os", "speech-helper", "systemvoice-linux", "systemvoice-windows"],
    ),
    ("src/helpers/systemvoice/linux", &["sound", "speech-helper", "wire"]),
    ("src/helpers/systemvoice/windows", &["speech-helper", "wire"]),
];
/// Each part of the core may use those before it.
const PURE: [&str; 3] = ["game", "language", "desk"];
const DEVICES: [&str; 11] = [
    "arbiter_key",
    "battery",
    "braille",
    "event_notice",
    "helper",
    "listening",
    "recording",
    "scoring",
    "speech",
    "storage",
    "terminal",
];
/// Any device may use this, which is none itself.
const COMMON: &str = "helper";
/// What the helpers are apart for is not here.
const WITHOUT_FOREIGN_LIBRARIES: [&str; 9] = [
    "app",
    "core",
    "devices",
    "files",
    "os",
    "protocol",
    "sound",
    "sound_files",
    "wire",
];
/// The folders and files of the wiring; each may use those before it.
const APP: [&str; 12] = [
    "failure",
    "wrapping",
    "printing",
    "logging",
    "event_programs",
    "settings",
    "cli",
    "secret_entry",
    "beside_event",
    "recogniser",
    "table",
    "commands",
];

#[test]
fn each_crate_stands_on_those_below_it_and_no_others() {
    let mut members = Vec::new();
    manifests(Path::new("src"), &mut members);
    // In place of a crate of others, and of no use to ours.
    members.retain(|it| it != "src/helpers/systemvoice/libspeechd");
    members.sort();
    let mut listed = CRATES.map(|(folder, _)| folder);
    listed.sort_unstable();
    assert_eq!(members, listed);
    for (folder, below) in CRATES {
        let text = std::fs::read_to_string(format!("{folder}/Cargo.toml")).expect("a manifest");
        let manifest: toml::Table = toml::from_str(&text).expect("TOML");
        // On every system, and on one.
        let systems = manifest.get("target").and_then(|it| it.as_table());
        let systems = systems.into_iter().flat_map(|it| it.values());
        let dependencies = [&manifest["dependencies"]]
            .into_iter()
            .chain(systems.filter_map(|it| it.get("dependencies")));
        let used = dependencies.filter_map(|it| it.as_table()).flat_map(|it| it.keys());
        let mut used: Vec<_> = used.filter_map(|it| it.strip_prefix("ansage-")).collect();
        used.sort_unstable();
        assert_eq!(used, below, "{folder}");
    }
}

/// Names the folders of all crates below one.
fn manifests(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if path.join("Cargo.toml").exists() {
                found.push(path.to_string_lossy().into_owned());
            }
            manifests(&path, found);
        }
    }
}

#[test]
fn no_part_of_the_core_uses_one_above_it() {
    for (index, layer) in PURE.iter().enumerate() {
        for (path, code) in sources_of(&format!("core/{layer}")) {
            for used in named_in(&code, &module_of(&path)) {
                let above = PURE[index + 1..].iter().any(|it| used[0] == *it);
                assert!(!above, "{} uses {}", path.display(), used.join("::"));
            }
        }
    }
}

#[test]
fn no_part_of_the_wiring_uses_one_above_it() {
    for (index, part) in APP.iter().enumerate() {
        for (path, code) in sources_of(&format!("app/{part}")) {
            for used in named_in(&code, &module_of(&path)) {
                let above = APP[index + 1..]
                    .iter()
                    .any(|it| used[0] == "app" && used[1..].first().is_some_and(|used| used == it));
                assert!(!above, "{} uses {}", path.display(), used.join("::"));
            }
        }
    }
}

#[test]
fn every_part_of_the_wiring_is_looked_at() {
    let front_door = code_of(Path::new("src/app.rs"));
    let named = front_door.lines().filter_map(|line| {
        let line = line.strip_prefix("pub ").unwrap_or(line);
        line.strip_prefix("mod ")?.strip_suffix(';')
    });
    let (mut named, mut known): (Vec<_>, Vec<_>) = (named.collect(), APP.to_vec());
    named.sort_unstable();
    known.sort_unstable();
    assert_eq!(named, known);
}

/// The table of the wiring in the page names each part once, in the order in which they may use each other.
#[test]
fn the_page_names_every_part_of_the_wiring() {
    let page = std::fs::read_to_string("docs/architecture.md").expect("the page");
    let chapter = page.split_once("\n### The wiring\n").expect("its chapter").1;
    let chapter = chapter.split("\n#").next().unwrap_or(chapter);
    let cells = chapter
        .lines()
        .filter_map(|it| it.strip_prefix("| `")?.split(" |").next());
    let names = cells
        .flat_map(|it| it.split('`'))
        .filter_map(|it| it.strip_prefix("app/"));
    let parts: Vec<_> = names
        .map(|it| it.trim_end_matches('/').trim_end_matches(".rs"))
        .collect();
    assert_eq!(parts, APP);
}

#[test]
fn no_device_knows_another() {
    for device in DEVICES {
        for (path, code) in sources_of(&format!("devices/{device}")) {
            for used in named_in(&code, &module_of(&path)) {
                let other = used[0] != device && used[0] != COMMON && DEVICES.contains(&used[0].as_str());
                assert!(!other, "{} uses {}", path.display(), used.join("::"));
            }
        }
    }
}

#[test]
fn every_device_is_looked_at() {
    let front_door = code_of(Path::new("src/devices/lib.rs"));
    let named: Vec<_> = front_door
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
        .collect();
    assert_eq!(named, DEVICES);
}

#[test]
fn no_way_of_naming_a_module_goes_unnoticed() {
    let named = |code: &str| -> Vec<String> {
        let module = ["storage", "read"].map(str::to_owned);
        named_in(code, &module).iter().map(|it| it.join("::")).collect()
    };
    assert_eq!(named("super::super::speech::Speech"), ["speech::Speech"]);
    assert_eq!(
        named("use crate::{helper::Helper, speech::{self, message::{Saying, system}}};"),
        [
            "helper::Helper",
            "speech",
            "speech::message::Saying",
            "speech::message::system"
        ]
    );
    assert_eq!(
        named("use super::{chain::Head as End,\n    super::helper,\n};"),
        ["storage::chain::Head", "helper"]
    );
    assert_eq!(named("let all: Vec<crate::app::Config> = x;"), ["app::Config"]);
    assert_eq!(named("supercrate::app; x.super_.y"), [""; 0]);
}

#[test]
fn the_pure_layers_meet_no_world() {
    let worldly = [
        "std::fs",
        "std::net",
        "std::process",
        "std::env",
        "std::thread",
        "std::io",
        "io::Error",
        "Instant",
        "SystemTime",
        "println!",
        "eprintln!",
        "crossterm",
        "tracing",
        "unsafe ",
    ];
    for layer in PURE {
        for (path, code) in sources_of(&format!("core/{layer}")) {
            for word in worldly {
                assert!(!code.contains(word), "{} says {word}", path.display());
            }
        }
    }
}

/// What is told to one person alone passes the policy, or nobody could say who hears it: a conversation never names a
/// channel, but for hushing the one it has been given, which the private voice does for all of them.
#[test]
fn no_conversation_chooses_a_channel() {
    let channels = [
        "Channel::Room",
        "Channel::Ear",
        "Channel::Arbiter",
        "Channel::Sheet",
        "Utterance {",
    ];
    let voice = "desk/conversation/private_voice.rs";
    for (path, code) in sources_of("desk/conversation") {
        let text = path.to_string_lossy().replace('\\', "/");
        if text.ends_with(voice) || text.ends_with("tests.rs") {
            continue;
        }
        for word in channels {
            assert!(!code.contains(word), "{text} says {word}");
        }
    }
}

/// What differs between the editions of the Laws is data: whoever asks which edition it is would have to be found at the next.
#[test]
fn only_the_laws_ask_which_edition_it_is() {
    for (path, code) in all_sources() {
        let of_the_laws = path.starts_with("src/core/game/laws") || path.ends_with("game/laws.rs");
        let asks = [
            "Edition::Of",
            ".edition ==",
            ".edition !=",
            ".laws ==",
            ".laws !=",
            "Edition::default()",
        ];
        let default_of_options = path.ends_with("settings/config.rs") || path.ends_with("event_file/check.rs");
        for word in asks
            .into_iter()
            .filter(|it| !(default_of_options && it.contains("default")))
        {
            let is_a_test = path.ends_with("tests.rs");
            assert!(
                of_the_laws || is_a_test || !code.contains(word),
                "{} asks for an edition: {word}",
                path.display()
            );
        }
    }
}

/// Whoever makes an utterance says how it stands on the screen, and that is for the policy to say: a command prints and
/// speaks what it is given.
#[test]
fn no_command_makes_an_utterance() {
    let is_a_test = |path: &Path| path.components().any(|part| part.as_os_str() == "tests");
    for (path, code) in sources_of("app/commands") {
        if is_a_test(&path) {
            continue;
        }
        for word in ["OnScreen", "on_screen:", "Effect::Say("] {
            assert!(!code.contains(word), "{} says {word}", path.display());
        }
    }
}

/// A clock is read only in `src/os`, in the stopwatch for the date, and in the watch over helpers for how long one may take to
/// answer. Everything else asks the stopwatch, or the stamps of the protocol.
#[test]
fn a_clock_is_read_in_three_places() {
    let asks_the_system = ["src/app/table/stopwatch.rs", "src/protocol/stamp.rs"];
    let reads_by_itself = ["src/app/table/stopwatch.rs", "src/devices/helper/watch.rs"];
    let (mut asking, mut reading) = (Vec::new(), Vec::new());
    for (path, code) in all_sources() {
        let text = path.to_string_lossy().replace('\\', "/");
        if text.starts_with("src/os/") {
            continue;
        }
        let clocks = ["clocks::awake_ns", "clocks::asleep", "clocks::wall"];
        if clocks.iter().any(|it| code.contains(it)) {
            asking.push(text.clone());
        }
        if code.contains("Instant::now") || code.contains("SystemTime::now") {
            reading.push(text);
        }
    }
    asking.sort();
    reading.sort();
    assert_eq!(asking, asks_the_system);
    assert_eq!(reading, reads_by_itself);
}

/// What is of a system stands behind one door, so that who brings another system knows where to begin. What only one system
/// has may be asked about in tests.
#[test]
fn only_the_one_door_knows_which_system_it_is() {
    for (path, code) in all_sources() {
        let text = path.to_string_lossy().replace('\\', "/");
        if text.contains("src/os/") || text.contains("src/helpers/") || text.ends_with("tests.rs") {
            continue;
        }
        for word in [
            "target_os",
            "cfg(unix)",
            "cfg(windows)",
            "os::unix",
            "os::windows",
            "os::fd",
            "rustix::",
            "libc::",
        ] {
            assert!(!code.contains(word), "{text} says {word}");
        }
    }
}

#[test]
fn there_is_no_network_and_no_engine() {
    // Names of XML name spaces: nobody calls there.
    let names = ["http://www.daisy.org/ns/2008/pef", "http://purl.org/dc/elements/1.1/"];
    for (path, code) in all_sources() {
        let code = names.iter().fold(code, |code, it| code.replace(it, ""));
        for word in [
            "std::net",
            "TcpStream",
            "UdpSocket",
            "TcpListener",
            "http://",
            "https://",
            "uciok",
            "tablebase",
        ] {
            assert!(!code.contains(word), "{} says {word}", path.display());
        }
    }
    let mut members = vec![".".to_owned()];
    manifests(Path::new("src"), &mut members);
    let read = |it: &String| std::fs::read_to_string(format!("{it}/Cargo.toml")).expect("a manifest");
    let manifest: String = members.iter().map(read).collect();
    for name in ["reqwest", "hyper", "ureq", "curl", "tokio", "shakmaty-syzygy"] {
        assert!(!manifest.contains(name), "a manifest names {name}");
    }
}

#[test]
fn foreign_libraries_live_in_helpers_only() {
    for layer in WITHOUT_FOREIGN_LIBRARIES {
        for (path, code) in sources_of(layer) {
            for library in ["cpal::", "libloading", "pulseaudio::", "vosk::", "brlapi", "tts::"] {
                assert!(!code.contains(library), "{} uses {library}", path.display());
            }
        }
    }
}

#[test]
fn nothing_prints_around_the_terminal_device() {
    for (path, code) in all_sources() {
        let text = path.to_string_lossy().replace('\\', "/");
        if text.contains("helpers/") {
            continue;
        }
        for word in ["println!", "print!(", "eprintln!", "dbg!"] {
            assert!(!code.contains(word), "{text} says {word}");
        }
    }
}

/// What comes out of a file, an argument or a name is cleaned where it is put out, so there are few such places.
#[test]
fn standard_output_has_few_doors() {
    // The last asks what stands at the other end.
    let doors = [
        "app/printing.rs",
        "devices/terminal/",
        "helpers/",
        "os/windows/console.rs",
    ];
    for (path, code) in all_sources() {
        let text = path.to_string_lossy().replace('\\', "/");
        if doors.iter().any(|it| text.contains(it)) {
            continue;
        }
        // The usual hook prints what panicked as it is.
        assert!(!code.contains("set_hook("), "{text} has a hook of its own for panics");
        // Whoever only asks what stands at the other end prints nothing.
        let code = code
            .replace("stdout().is_terminal()", "")
            .replace("stderr().is_terminal()", "");
        for word in ["stdout()", "stderr()", "io::Stdout", "io::Stderr", "/dev/tty"] {
            assert!(!code.contains(word), "{text} says {word}");
        }
    }
}

/// A pipe would be waited for without end, and a device has none: what reads files opens them in one place.
#[test]
fn files_are_opened_to_be_read_in_one_place() {
    for layer in ["app", "devices", "files", "protocol", "sound", "sound_files"] {
        for (path, code) in sources_of(layer) {
            let text = path.to_string_lossy().replace('\\', "/");
            if text.ends_with("src/files/lib.rs") || text.ends_with("tests.rs") {
                continue;
            }
            // What was just written, and folders, are synced; a recording opens itself there.
            let code = ["File::open(folder)", "File::open(&part)", "RecordingFile::open("]
                .iter()
                .fold(code, |code, it| code.replace(it, ""));
            for word in ["File::open(", "fs::read(", "fs::read_to_string(", ".read(true)"] {
                assert!(!code.contains(word), "{text} says {word}");
            }
        }
    }
}

/// What the program keeps is its person's alone, and files of others are made where the decision of that says so.
#[test]
fn files_are_made_private_but_where_they_are_handed_on() {
    // Event files, sheets, reports and recorded words, which a person asked for by name to give them to others.
    let handed_on = [
        "app/settings/event_file.rs",
        "app/commands/export.rs",
        "app/commands/export/sheets.rs",
        "app/commands/report_file.rs",
        "app/commands/bank/manifest.rs",
        "src/sound_files/bank/",
        "src/sound_files/wav.rs",
    ];
    // In a folder of their own for as long as the program runs, 0700.
    let gone_with_the_program = ["devices/listening/model/bound.rs", "helpers/speaker/voices/linux/own/"];
    let makes = [
        "File::create",
        "fs::write(",
        "fs::copy(",
        "OpenOptions::new()",
        "OpenOptions::create",
        "create_dir",
        "WavWriter::create(",
        ".create(true)",
        "Readers::ByUmask",
    ];
    for layer in [
        "app",
        "devices",
        "files",
        "event_programs",
        "protocol",
        "sound",
        "sound_files",
    ] {
        for (path, code) in sources_of(layer) {
            let text = path.to_string_lossy().replace('\\', "/");
            let is_apart = ["src/files/lib.rs", "src/files/whole.rs", "tests.rs"]
                .iter()
                .any(|it| text.ends_with(it));
            if is_apart
                || handed_on
                    .iter()
                    .chain(&gone_with_the_program)
                    .any(|it| text.contains(it))
            {
                continue;
            }
            // The end of a pipe that is there already.
            let code = code
                .replace("OpenOptions::new().read(true)", "")
                .replace("OpenOptions::new().write(true)", "");
            let code = code.replace("files::private()", "").replace(".create(true)", "");
            for word in makes {
                assert!(!code.contains(word), "{text} says {word}");
            }
        }
    }
}

/// A missing linked library would stop the program before `main`, so it links nothing but the C library.
#[test]
fn the_program_needs_no_library_but_the_c_library() {
    let Some(dynamic) = dynamic_section(env!("CARGO_BIN_EXE_ansage")) else {
        return;
    };
    let needed = of_kind(&dynamic, "NEEDED");
    assert!(!needed.is_empty(), "readelf showed no list");
    for line in needed {
        let known = [
            "libc.so",
            "libm.so",
            "libgcc_s.so",
            "ld-linux",
            "libpthread",
            "libdl",
            "librt",
        ];
        assert!(known.iter().any(|it| line.contains(it)), "{line}");
    }
}

/// Whoever hears nothing does not carry the model of the listener about.
#[test]
fn the_recogniser_is_not_compiled_in() {
    let bytes = |path: &str| std::fs::read(path).expect("a file");
    let net = bytes("voices/de/recogniser/am/final.mdl");
    let sample = &net[net.len() / 2..][..64];
    let program = bytes(env!("CARGO_BIN_EXE_ansage"));
    assert!(!program.windows(sample.len()).any(|it| it == sample));
    let text = "file-unreadable = ";
    assert!(
        program.windows(text.len()).any(|it| it == text.as_bytes()),
        "as the messages are"
    );
}

fn all_sources() -> Vec<(PathBuf, String)> {
    let mut sources = Vec::new();
    collect(Path::new("src"), &mut sources);
    assert!(sources.len() > 20, "the sources were not found");
    sources
}

/// Returns the front door and the folder of a layer or device, comments and tests left out.
fn sources_of(part: &str) -> Vec<(PathBuf, String)> {
    let mut sources = Vec::new();
    collect(&Path::new("src").join(part), &mut sources);
    let front_door = PathBuf::from(format!("src/{part}.rs"));
    if front_door.exists() {
        sources.push((front_door.clone(), code_of(&front_door)));
    }
    sources
}

/// What builds speaks to cargo, and is in no program.
fn collect(folder: &Path, sources: &mut Vec<(PathBuf, String)>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, sources);
        } else if path.extension().is_some_and(|it| it == "rs") && !path.ends_with("build.rs") {
            sources.push((path.clone(), code_of(&path)));
        }
    }
}

/// Returns the module that a file of a crate holds, e.g. `["helper", "child"]`.
fn module_of(path: &Path) -> Vec<String> {
    let inside = path.strip_prefix("src").expect("a source").with_extension("");
    // What wires it together is a module of its crate; the others are crates.
    let crates = usize::from(!inside.starts_with("app"));
    inside
        .iter()
        .skip(crates)
        .map(|it| it.to_string_lossy().into_owned())
        .collect()
}

/// Returns what the code of a module names in its crate, from the root of the crate on.
fn named_in(code: &str, module: &[String]) -> Vec<Vec<String>> {
    let from_root = paths_from("crate", code, &[]);
    let parent = &module[..module.len() - 1];
    let from_parent = paths_from("super", code, parent);
    from_root
        .into_iter()
        .chain(from_parent)
        .filter(|it| !it.is_empty())
        .collect()
}

/// Returns the paths that begin with a word, which stands for `meaning`.
fn paths_from(word: &str, code: &str, meaning: &[String]) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    for (start, _) in code.match_indices(&format!("{word}::")) {
        let before = code[..start].chars().next_back();
        // The inner `super` of `super::super` belongs to the outer one.
        let is_inner = word == "super" && is_inside_a_path(&code[..start]);
        if !is_inner && before.is_none_or(|it| !it.is_alphanumeric() && it != '_' && it != ':') {
            read_tree(&code[start + word.len() + 2..], meaning, &mut paths);
        }
    }
    paths
}

/// Returns true if a `super` here is part of a list such as `super::{a, super::b}`.
fn is_inside_a_path(before: &str) -> bool {
    let statement = before.rsplit(';').next().unwrap_or_default();
    let depth = statement.matches("::{").count();
    depth > statement.matches('}').count() && statement.contains("use ")
}

/// Reads what follows `::`, a name or a list of them in braces, and returns what follows that.
fn read_tree<'a>(code: &'a str, before: &[String], paths: &mut Vec<Vec<String>>) -> &'a str {
    let code = code.trim_start();
    if let Some(mut rest) = code.strip_prefix('{') {
        loop {
            rest = rest.trim_start().trim_start_matches(',').trim_start();
            if let Some(behind) = rest.strip_prefix('}') {
                return behind;
            }
            assert!(!rest.is_empty(), "a list of names has an end");
            rest = read_tree(rest, before, paths);
            // A name may be given another: `as Other`.
            rest = rest.trim_start_matches(|it| it != ',' && it != '}');
        }
    }
    let end = code
        .find(|it: char| !it.is_alphanumeric() && it != '_')
        .unwrap_or(code.len());
    let (name, rest) = code.split_at(end);
    let mut path = before.to_vec();
    match name {
        "self" => {}
        "super" => drop(path.pop()),
        name => path.push(name.to_owned()),
    }
    match rest.strip_prefix("::") {
        Some(rest) => read_tree(rest, &path, paths),
        None => {
            paths.push(path);
            rest
        }
    }
}

fn code_of(path: &Path) -> String {
    let text = std::fs::read_to_string(path).expect("a source file");
    let code = text.split("\n#[cfg(test)]").next().unwrap_or_default();
    code.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}

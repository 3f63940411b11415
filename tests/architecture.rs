//! The invariants of docs/architecture.md, as far as the source and the program can show them.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Each layer may use those before it.
const LAYERS: [&str; 5] = ["game", "language", "desk", "devices", "app"];
const PURE: [&str; 3] = ["game", "language", "desk"];

#[test]
fn no_layer_uses_one_above_it() {
    for (index, layer) in LAYERS.iter().enumerate() {
        for above in &LAYERS[index + 1..] {
            for (path, code) in sources_of(layer) {
                assert!(
                    !code.contains(&format!("crate::{above}")),
                    "{} uses {above}",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn no_device_knows_another() {
    let folders = ["helper", "speech", "terminal", "storage"];
    for device in folders.iter().filter(|it| **it != "helper") {
        for (path, code) in sources_of(&format!("devices/{device}")) {
            for other in folders.iter().filter(|it| *it != device && **it != "helper") {
                let used = code.contains(&format!("devices::{other}"));
                assert!(!used, "{} uses the device {other}", path.display());
            }
        }
    }
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
        "unsafe",
    ];
    for layer in PURE {
        for (path, code) in sources_of(layer) {
            for word in worldly {
                assert!(!code.contains(word), "{} says {word}", path.display());
            }
        }
    }
}

#[test]
fn only_the_stopwatch_and_the_helpers_read_a_clock() {
    for (path, code) in all_sources() {
        let reads = code.contains("Instant::now") || code.contains("SystemTime::now");
        let text = path.to_string_lossy().replace('\\', "/");
        let may = text.ends_with("app/stopwatch.rs") || text.contains("helpers/") || text.contains("devices/helper");
        assert!(!reads || may, "{text} reads a clock");
    }
}

#[test]
fn there_is_no_network_and_no_engine() {
    for (path, code) in all_sources() {
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
    let manifest = std::fs::read_to_string("Cargo.toml").expect("the manifest");
    for name in ["reqwest", "hyper", "ureq", "curl", "tokio", "shakmaty-syzygy"] {
        assert!(!manifest.contains(name), "Cargo.toml names {name}");
    }
}

#[test]
fn foreign_libraries_live_in_helpers_only() {
    for layer in LAYERS {
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

/// A missing linked library would stop the program before `main`, so it links nothing but the C library.
#[test]
fn the_program_needs_no_library_but_the_c_library() {
    let Ok(output) = Command::new("readelf")
        .args(["-d", env!("CARGO_BIN_EXE_ansage")])
        .output()
    else {
        assert!(std::env::var_os("CI").is_none(), "readelf is missing");
        println!("skipped: readelf is not installed");
        return;
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let needed = text
        .lines()
        .filter(|line| line.contains("(NEEDED)"))
        .collect::<Vec<_>>();
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

fn collect(folder: &Path, sources: &mut Vec<(PathBuf, String)>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, sources);
        } else if path.extension().is_some_and(|it| it == "rs") {
            sources.push((path.clone(), code_of(&path)));
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

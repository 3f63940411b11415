//! `ansage about`: what the program is and is made of, and that it is true.

use std::process::Command;

use crate::support::program::{Home, text};

/// What a program imports that opens, takes or names a connection. `socketpair` is none: both its ends are its own.
const OF_A_NETWORK: [&str; 14] = [
    "socket",
    "connect",
    "bind",
    "listen",
    "accept",
    "accept4",
    "sendto",
    "recvfrom",
    "sendmmsg",
    "recvmmsg",
    "getaddrinfo",
    "gethostbyname",
    "gethostbyname_r",
    "getnameinfo",
];

/// Returns the symbols that a program has from elsewhere; `None`, with the reason printed, without binutils.
fn imported(program: &str) -> Option<Vec<String>> {
    let output = Command::new("nm")
        .args(["--dynamic", "--undefined-only", "--format=just-symbols", program])
        .output();
    let Ok(output) = output else {
        assert!(std::env::var_os("CI").is_none(), "CI needs nm");
        println!("skipped: nm is not installed");
        return None;
    };
    assert!(output.status.success(), "{output:?}");
    let symbols = String::from_utf8(output.stdout).expect("names");
    Some(
        symbols
            .lines()
            .map(|it| it.split('@').next().unwrap_or_default().to_owned())
            .collect(),
    )
}

#[test]
fn the_program_imports_nothing_of_a_network() {
    let Some(symbols) = imported(env!("CARGO_BIN_EXE_ansage")) else {
        return;
    };
    assert!(symbols.iter().any(|it| it == "read"), "{symbols:?}");
    let found: Vec<_> = symbols
        .iter()
        .filter(|it| OF_A_NETWORK.contains(&it.as_str()))
        .collect();
    assert!(found.is_empty(), "{found:?}");
    // The same eyes see it where it is: the braille helper's library is opened later, but cargo fetches.
    let cargo = imported(env!("CARGO"));
    assert!(
        cargo.is_none_or(|it| it.iter().any(|it| it == "connect")),
        "nothing would be found"
    );
}

#[test]
fn an_event_hears_of_sums_that_others_reckon_too() {
    let home = Home::new();
    let about = home.run(&["about"], "").expect(0).out;
    assert_eq!(about.lines().count(), 4, "{about}");
    assert!(!about.contains("SHA-256"), "{about}");
    let told = home.run(&["about", "--event"], "").expect(0).out;
    assert!(told.starts_with(&about), "{told}");
    let lines: Vec<&str> = told.lines().collect();
    let sums = lines
        .windows(2)
        .filter_map(|it| Some((it[0].split_once(": ")?.1, it[1].strip_prefix("SHA-256 ")?)));
    let mut count = 0;
    for (path, sum) in sums {
        let reckoned = Command::new("sha256sum").arg(path).output().expect("coreutils");
        let reckoned = String::from_utf8(reckoned.stdout).expect("a sum");
        assert_eq!(reckoned.split_whitespace().next(), Some(sum), "{path}");
        count += 1;
    }
    assert!(count >= 2, "the program and cat at least: {told}");
    let own = std::path::Path::new(env!("CARGO_BIN_EXE_ansage"))
        .canonicalize()
        .expect("it is there");
    assert!(lines.contains(&format!("ansage: {}", text(&own)).as_str()), "{told}");
    let crates: Vec<_> = include_str!("../../../src/app/commands/about/crates.txt")
        .lines()
        .collect();
    assert!(
        told.trim_end().ends_with(
            crates
                .iter()
                .rfind(|it| it.ends_with(" helpers"))
                .expect("one")
                .trim_end_matches(" helpers")
        ),
        "{told}"
    );
    let of_the_program = crates.iter().filter(|it| it.ends_with(" program")).count();
    let of_helpers = crates.len() - of_the_program;
    let number = format!("Built from {of_the_program} packages of others, and {of_helpers} more");
    assert!(told.contains(&number), "{told}");
    assert!(
        lines.contains(&"shakmaty 0.30.1") || told.contains("shakmaty "),
        "{told}"
    );
}

#[test]
fn a_helper_that_others_can_write_or_that_is_not_there_is_named() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = Home::new();
    let program = home.program_with_speaker("#!/bin/sh\n");
    let open = std::fs::Permissions::from_mode(0o777);
    std::fs::set_permissions(home.path("bin/ansage-speaker"), open).expect("it is ours");
    let mut command = home.configured(Command::new(program));
    let output = command.args(["about", "--event"]).output().expect("the program");
    let told = String::from_utf8(output.stdout).expect("text");
    assert!(told.contains("ansage-braille is not installed."), "{told}");
    assert!(
        told.contains("ansage-speaker: ") && told.contains("In an event these programs are not started"),
        "{told}"
    );
}

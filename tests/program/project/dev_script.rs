//! What `./dev` promises to whoever starts it, with every command that could change the machine replaced by a fake.

mod first_game;
mod other_systems;
mod sandbox;

use std::collections::BTreeSet;

use first_game::EVERYTHING;
use sandbox::{Sandbox, packages, read};

#[test]
fn alone_it_lists_its_words_in_short_lines() {
    let outcome = Sandbox::new().dev(&[], "");
    assert_eq!(outcome.code, Some(0));
    for word in ["setup", "run", "test", "prove", "lint", "package", "bench", "train"] {
        let lines = outcome
            .out
            .lines()
            .filter(|it| it.starts_with(&format!("{word}: ")))
            .count();
        assert_eq!(lines, 1, "{word} stands in one line of:\n{}", outcome.out);
    }
    for line in outcome.out.lines() {
        assert!(line.is_ascii() && line.len() <= 80, "{line} is easy to listen to");
    }
}

#[test]
fn an_unknown_subcommand_is_refused_by_name() {
    let outcome = Sandbox::new().dev(&["dance"], "");
    assert_eq!(outcome.code, Some(1));
    assert!(
        outcome.said.contains("dance is not a subcommand of ./dev."),
        "{}",
        outcome.said
    );
}

#[test]
fn a_person_is_asked_and_may_decline() {
    let sandbox = Sandbox::new();
    let outcome = sandbox.dev_on_a_terminal("setup", "\n");
    assert_eq!(outcome.code, Some(1), "{}", outcome.out);
    assert!(outcome.out.contains("Install now?"), "{}", outcome.out);
    assert!(outcome.out.contains("Nothing was installed."), "{}", outcome.out);
    assert_eq!(sandbox.calls(), Vec::<String>::new());
}

#[test]
fn a_person_who_agrees_gets_what_is_missing() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "fetch", "more"]);
    let outcome = sandbox.dev_on_a_terminal("setup", "y\n");
    assert_eq!(outcome.code, Some(0), "{}", outcome.out);
    assert!(outcome.out.contains("Install now?"), "{}", outcome.out);
    assert_eq!(sandbox.installations().len(), 1);
}

#[test]
fn yes_on_the_command_line_is_an_answer() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "fetch", "more"]);
    let outcome = sandbox.dev_on_a_terminal("setup --yes", "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.out);
    assert!(!outcome.out.contains("Install now?"), "{}", outcome.out);
    assert_eq!(sandbox.installations().len(), 1);
}

#[test]
fn without_a_terminal_exactly_what_is_missing_is_installed() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "fetch", "more"]);
    let outcome = sandbox.dev(&["setup"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    let installations = sandbox.installations();
    let [installation] = installations.as_slice() else {
        panic!("one installation, not {installations:?}")
    };
    let named: Vec<&str> = installation
        .split_whitespace()
        .filter(|it| !it.starts_with('-'))
        .skip(2)
        .collect();
    let run: Vec<String> = packages()
        .into_iter()
        .filter(|it| it.group == "run")
        .map(|it| it.name)
        .collect();
    assert_eq!(named[1..], run, "{installation}");
    assert!(installation.contains(" --no-remove ") && installation.contains(" --no-install-recommends "));
    assert_eq!(sandbox.calls()[0], "apt-get update");
}

#[test]
fn what_is_there_is_left_alone() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "run", "fetch", "more"]);
    let outcome = sandbox.dev(&["setup"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    assert_eq!(sandbox.calls(), [EVERYTHING]);
}

#[test]
fn without_root_the_one_line_to_run_as_root_is_printed() {
    let sandbox = Sandbox::new().with_packages_of(&["build"]);
    sandbox.lay("user", "1000");
    let outcome = sandbox.dev(&["run", "--yes"], "");
    assert_eq!(outcome.code, Some(1));
    let run: Vec<String> = packages()
        .into_iter()
        .filter(|it| it.group == "run")
        .map(|it| it.name)
        .collect();
    let line = format!(
        "apt-get update && apt-get install --no-remove --no-install-recommends {}\n",
        run.join(" ")
    );
    assert_eq!(outcome.out, line);
    assert_eq!(
        sandbox.calls(),
        ["apt-get -s install --no-install-recommends ".to_owned() + &run.join(" ")]
    );
}

#[test]
fn a_package_that_is_there_is_never_replaced() {
    for user in ["0", "1000"] {
        let sandbox = Sandbox::new().with_packages_of(&["build", "run"]);
        sandbox.lay("user", user);
        sandbox.lay(
            "plan",
            "Remv pipewire-alsa [0.3.65]\nRemv pipewire-audio [0.3.65]\nInst pulseaudio (16.1)\n",
        );
        let outcome = sandbox.dev(&["test"], "");
        assert_eq!(outcome.code, Some(1));
        assert!(
            outcome.said.contains("would remove pipewire-alsa, pipewire-audio"),
            "{}",
            outcome.said
        );
        assert_eq!(outcome.out, "");
        assert_eq!(sandbox.installations(), Vec::<String>::new());
    }
}

#[test]
fn starting_the_program_never_brings_a_daemon() {
    for (purpose, code) in [("run", 1), ("lint", 1), ("test", 0)] {
        let sandbox = Sandbox::new();
        sandbox.lay(
            "plan",
            "Inst libespeak-ng1 (1.51)\nInst speech-dispatcher (0.11)\nInst libpulse0 (16.1)\n",
        );
        let outcome = sandbox.dev(&["setup", purpose], "");
        assert_eq!(outcome.code, Some(code), "{}", outcome.said);
        let named = outcome.said.contains("would also bring speech-dispatcher, which");
        assert_eq!(named, code == 1, "{}", outcome.said);
        assert_eq!(sandbox.installations().is_empty(), code == 1);
    }
}

#[test]
fn no_group_but_that_of_the_tests_names_a_daemon() {
    let named = |group: &str| -> BTreeSet<String> {
        packages()
            .into_iter()
            .filter(|it| it.group == group)
            .map(|it| it.name)
            .collect()
    };
    let never = named("never");
    for daemon in ["pulseaudio", "pipewire", "speech-dispatcher", "brltty"] {
        assert!(never.contains(daemon), "{daemon} is a daemon");
    }
    for group in ["build", "run", "lint"] {
        assert!(!named(group).is_empty());
        assert_eq!(
            named(group).intersection(&never).collect::<Vec<_>>(),
            Vec::<&String>::new()
        );
    }
}

#[test]
fn system_packages_are_named_once() {
    let mut seen = BTreeSet::new();
    for package in packages().into_iter().filter(|it| it.group != "never") {
        assert!(
            seen.insert(package.name.clone()),
            "{} stands once in packages.txt",
            package.name
        );
        for file in ["dev", ".ci/run"] {
            let mut words = read(file);
            words.retain(|it| it != '"');
            let named = words.split_whitespace().any(|it| it == package.name);
            // These are also the names of commands that the scripts run.
            assert!(
                !named || ["pkg-config", "python3", "shellcheck", "wine"].contains(&package.name.as_str()),
                "{file}: {}",
                package.name
            );
        }
    }
}

#[test]
fn a_failed_installation_says_why() {
    let sandbox = Sandbox::new();
    sandbox.lay("apt-fails", "");
    let outcome = sandbox.dev(&["setup"], "");
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.said.contains("E: Failed to fetch"), "{}", outcome.said);
    assert!(outcome.said.contains("target/dev/apt.log"), "{}", outcome.said);
}

#[test]
fn a_rust_that_is_too_old_is_told_in_one_sentence() {
    let wanted = read("Cargo.toml");
    let wanted = wanted
        .lines()
        .find_map(|it| it.strip_prefix("rust-version = "))
        .expect("Cargo.toml says it");
    let wanted = wanted.trim_matches('"');
    let sandbox = Sandbox::new().with_packages_of(&["build", "run"]);
    sandbox.lay("rust", "1.63.0");
    let outcome = sandbox.dev(&["run"], "");
    assert_eq!(outcome.code, Some(1));
    assert_eq!(
        outcome.said,
        format!("Ansage needs Rust {wanted} or newer, and this is Rust 1.63.0: rustup update brings a newer one.\n")
    );
    assert_eq!(sandbox.calls(), Vec::<String>::new());

    sandbox.lay("rust", &format!("{wanted}.0"));
    assert_eq!(sandbox.dev(&["run"], "").code, Some(0));
}

#[test]
fn a_missing_rust_is_told_together_with_missing_packages() {
    let sandbox = Sandbox::new().without("cargo").without("rustc");
    sandbox.lay("user", "1000");
    let outcome = sandbox.dev(&["run"], "");
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.said.contains("https://rustup.rs"), "{}", outcome.said);
    assert!(
        outcome.out.starts_with("apt-get update && apt-get install "),
        "{}",
        outcome.out
    );
}

#[test]
fn testing_covers_the_program_and_its_helpers() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "run", "fetch", "more", "test"]);
    let outcome = sandbox.dev(&["test", "a_filter"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    assert_eq!(
        outcome.out.lines().last(),
        Some("Tests: 14 passed, 0 failed, 2 left out.")
    );
    let calls = sandbox.calls();
    let cargo: Vec<&String> = calls.iter().filter(|it| it.starts_with("cargo ")).collect();
    assert_eq!(
        cargo,
        [
            "cargo build --locked --quiet --workspace --exclude ansage-house --bins",
            "cargo test --locked --quiet --workspace --exclude ansage-house --no-run --lib --bins --examples --test *",
            "cargo test --locked --no-fail-fast --workspace --exclude ansage-house a_filter",
            "cargo test --locked --no-fail-fast --workspace --exclude ansage-house --test with_helpers a_filter",
        ]
    );
    assert!(
        calls
            .iter()
            .any(|it| it.contains("-m pip install") && it.contains("--require-hashes")),
        "{calls:?}"
    );

    sandbox.lay("calls", "");
    assert_eq!(sandbox.dev(&["test"], "").code, Some(0));
    assert!(
        !sandbox.calls().iter().any(|it| it.contains("pip")),
        "the second time the packages are there"
    );
}

#[test]
fn without_a_filter_all_groups_are_tested_timed_and_counted() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "run", "fetch", "more", "test"]);
    let outcome = sandbox.dev(&["test"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    assert_eq!(
        outcome.out.lines().last(),
        Some("Tests: 49 passed, 0 failed, 7 left out.")
    );
    let times = outcome
        .out
        .lines()
        .find(|line| line.starts_with("Times of the tests: "));
    let times = times.unwrap_or_else(|| panic!("{}", outcome.out));
    for part in [
        "the build",
        "the program",
        "libraries",
        "services",
        "sound and devices",
        "games by voice",
        "nets",
        "ARM",
    ] {
        assert!(times.contains(&format!(" s {part}")), "{times}");
    }
    let calls = sandbox.calls();
    for tests in [
        " --lib --bins --test pure",
        " --test runner",
        " --test with_helpers -- --skip helpers::",
        " --test with_helpers -- helpers::",
        " --test with_helpers helpers::speaker::own",
        " --test with_helpers helpers::spoken",
        " --test with_helpers helpers::arm",
    ] {
        let call = format!("cargo test --locked --no-fail-fast --workspace --exclude ansage-house{tests}");
        assert!(calls.iter().any(|made| made.starts_with(&call)), "{tests}: {calls:?}");
    }
}

#[test]
fn tests_find_the_commands_of_named_packages_and_no_others() {
    for word in ["test", "prove"] {
        let sandbox = Sandbox::new()
            .with_packages_of(&["build", "run", "fetch", "more", "test", "prove"])
            .with_command_of("tmux", "absent-library | needed (>= 1.0), base")
            .with_command_of("needed", "")
            .with_command_of("stray", "");
        let outcome = sandbox.dev(&[word], "");
        assert_eq!(outcome.code, Some(0), "{}", outcome.said);
        let found = sandbox.found();
        for name in ["tmux", "needed", "cargo", "git", "awk"] {
            assert!(found.contains(name), "{word}: {name} is brought: {found:?}");
        }
        assert!(!found.contains("stray"), "{word}: no line of packages.txt brings it");
    }
    // What a person starts keeps what it had.
    let sandbox = Sandbox::new()
        .with_packages_of(&["build", "run"])
        .with_command_of("stray", "");
    assert_eq!(sandbox.dev(&["run"], "").code, Some(0));
    assert!(sandbox.found().contains("stray"));
}

#[test]
fn packages_are_made_of_one_build_and_those_of_before_stay_until_they_are_there() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "fetch", "package", "arm", "windows"]);
    sandbox.lay_below("target/package/before.deb", "");
    // The fake makes empty packages, out of which no archive can be made.
    let outcome = sandbox.dev(&["package"], "");
    assert_eq!(outcome.code, Some(1), "{}", outcome.said);
    assert!(
        outcome
            .said
            .ends_with("The archive could not be made. Why stands above.\n"),
        "{}",
        outcome.said
    );
    assert!(sandbox.path("target/package/before.deb").exists());
    let calls = sandbox.calls();
    let papers = calls
        .iter()
        .position(|it| it.ends_with(" --workspace --bins --example papers"));
    let fetched: Vec<&String> = calls.iter().filter(|it| it.starts_with("cargo install")).collect();
    assert!(fetched.len() == 2, "{calls:?}");
    for word in [" --locked ", " --version =", "/target/tools "] {
        assert!(fetched.iter().all(|it| it.contains(word)), "{word}: {fetched:?}");
    }
    let made: Vec<&String> = calls.iter().filter(|it| it.starts_with("cargo-deb deb ")).collect();
    let variants =
        ["ansage", "braille", "listener", "systemvoice", "scorer-model"].map(|it| format!("--variant {it} "));
    assert!(
        made.len() == variants.len() && made.iter().zip(&variants).all(|(call, it)| call.contains(it)),
        "{calls:?}"
    );
    assert!(made.iter().all(|it| it.contains(" --no-build ")), "{made:?}");
    let built = calls
        .iter()
        .position(|it| it == "cargo build --locked --release --workspace --bins");
    assert!(built.is_some() && built < papers, "{calls:?}");

    sandbox.lay("calls", "");
    sandbox.lay("cargo-fails", "deb\n");
    let outcome = sandbox.dev(&["package"], "");
    let said = "The package ansage could not be made. Why stands above.\n";
    assert!(
        outcome.code == Some(1) && outcome.said.ends_with(said),
        "{}",
        outcome.said
    );
    assert!(!sandbox.calls().iter().any(|it| it.starts_with("cargo install")));

    let outcome = sandbox.dev(&["package", "here"], "");
    assert_eq!(outcome.said, "./dev package takes nothing behind it, not here.\n");
}

#[test]
fn without_a_place_to_write_no_package_is_made() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "fetch", "package", "arm", "windows"]);
    sandbox.lay("target", "no folder");
    let outcome = sandbox.dev(&["package"], "");
    assert_eq!(
        (outcome.code, outcome.said.as_str()),
        (
            Some(1),
            "The folder target cannot be written, so no package was made.\n"
        )
    );
    assert_eq!(sandbox.calls(), Vec::<String>::new());
}

#[test]
fn a_failed_test_fails_the_word() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "run", "fetch", "more", "test"]);
    sandbox.lay("cargo-fails", "test\n");
    sandbox.lay(
        "results",
        "test result: ok. 3 passed; 0 failed; 0 ignored\ntest result: FAILED. 1 passed; 2 failed;\n",
    );
    for (arguments, counted) in [
        (
            ["test", "a_filter"].as_slice(),
            "Tests: 8 passed, 4 failed, 0 left out.",
        ),
        (&["test"], "Tests: 28 passed, 14 failed, 0 left out."),
    ] {
        let outcome = sandbox.dev(arguments, "");
        assert_eq!(outcome.code, Some(1));
        assert_eq!(outcome.out.lines().last(), Some(counted));
    }
}

#[test]
fn only_the_training_brings_other_synthesisers_and_only_a_full_one_is_copied() {
    for purpose in ["run", "test", "lint"] {
        let sandbox = Sandbox::new();
        assert_eq!(sandbox.dev(&["setup", purpose], "").code, Some(0));
        let installed = sandbox.installations().join(" ");
        assert!(
            !installed.contains("festival") && !installed.contains("torch"),
            "{installed}"
        );
    }
    let sandbox = Sandbox::new().with_packages_of(&["build", "run"]);
    for (arguments, goes_to) in [
        (["train"].as_slice(), "target/recogniser --copy voices/de/recogniser"),
        (&["train", "--quick"], "target/recogniser-quick --quick"),
    ] {
        let outcome = sandbox.dev(arguments, "");
        assert_eq!(outcome.code, Some(0), "{}", outcome.said);
        let calls = sandbox.calls();
        let made = calls
            .iter()
            .find(|it| it.contains("-m training.make"))
            .expect("it is made");
        assert!(made.ends_with(goes_to), "{made}");
        let calls = calls.join("\n").replace("training.make", "made");
        sandbox.lay("calls", &format!("{calls}\n"));
    }
    let calls = sandbox.calls();
    let count = |what: &str| calls.iter().filter(|it| it.contains(what)).count();
    assert_eq!((count("apt-get install"), count("-m pip install")), (1, 1), "{calls:?}");
    let installed = calls
        .iter()
        .find(|it| it.starts_with("apt-get install"))
        .expect("counted");
    for package in packages().into_iter().filter(|it| it.group.ends_with("train")) {
        assert!(installed.contains(&package.name), "{}: {installed}", package.name);
    }
    assert!(count("-m unittest") == 2 && count("--require-hashes") == 1, "{calls:?}");
    assert_eq!(sandbox.dev(&["train", "--slowly"], "").code, Some(1));
}

#[test]
fn the_page_counts_the_groups_of_tests() {
    let script = read("dev");
    let body = script
        .split_once("\nrun_groups() {")
        .and_then(|it| it.1.split_once("# Where it is kept"));
    let groups = body.expect("the function").0.matches("test_group ").count();
    let number = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"][groups];
    let said = format!("`./dev test` runs {number} groups");
    assert!(read("docs/contributing.md").contains(&said), "{said}");
}

#[test]
fn figures_carry_the_commit_they_were_made_on() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "run", "fetch", "more", "test", "prove"]);
    for (changes, commit) in [("", "c0ffee1"), ("src/main.rs", "c0ffee1-changed")] {
        sandbox.lay("changes", changes);
        let outcome = sandbox.dev(&["prove"], "");
        assert_eq!(outcome.code, Some(0), "{}", outcome.said);
        let figures = sandbox.path("target/prove").join(commit).join("figures.txt");
        let figures = std::fs::read_to_string(figures).expect("it is written");
        assert!(figures.starts_with(&format!("Commit {commit}, ")), "{figures}");
        assert!(
            figures.ends_with("Tests: 14 passed, 0 failed, 2 left out.\n"),
            "{figures}"
        );
    }
    sandbox.lay("cargo-fails", "test\n");
    assert_eq!(sandbox.dev(&["prove"], "").code, Some(1));
}

/// A run takes a quarter of an hour and more: who is stopped goes on with the next.
#[test]
fn the_tests_are_run_beside_busy_processes_and_what_was_done_is_not_done_again() {
    let groups = &["build", "run", "fetch", "more", "test", "prove"];
    let sandbox = Sandbox::new().with_packages_of(groups);
    let names = "# Those known before.\nhelpers::known\n";
    sandbox.lay_below("tests/failed_under_load.txt", names);
    sandbox.lay(
        "results",
        "test program::new ... FAILED\ntest result: FAILED. 7 passed; 1 failed; 0 ignored\n",
    );
    // Here nobody may make anything scarce.
    let around = [("ANSAGE_BUSY", "0"), ("ANSAGE_CGROUPS", "none")];
    let outcome = sandbox.dev_where(&around, &["prove", "stress"]);
    assert_eq!(outcome.code, Some(1), "{}", outcome.said);
    let folder = sandbox.path("target/prove/c0ffee1/stress");
    let figures = std::fs::read_to_string(folder.join("figures.txt")).expect("it is written");
    for name in ["helpers::known", "program::new"] {
        assert!(
            figures.contains(&format!("\n{name}: 210 passed, 30 failed, 0 left out.")),
            "{figures}"
        );
    }
    let times_tried = |name: &str| {
        let calls = sandbox.calls();
        calls
            .iter()
            .filter(|it| it.ends_with(&format!(" -- --exact {name}")))
            .count()
    };
    assert_eq!(["helpers::known", "program::new"].map(times_tried), [30, 30]);

    // One run and one test are lost.
    for lost in ["run-3.log", "helpers::known.log"] {
        std::fs::remove_file(folder.join(lost)).expect("it was there");
    }
    sandbox.lay("calls", "");
    sandbox.lay("results", "test result: ok. 8 passed; 0 failed; 0 ignored\n");
    sandbox.dev_where(&around, &["prove", "stress"]);
    assert_eq!(["helpers::known", "program::new"].map(times_tried), [30, 0]);
    let figures = std::fs::read_to_string(folder.join("figures.txt")).expect("it is written");
    for line in [
        "helpers::known: 240 passed, 0 failed, 0 left out.",
        "Nobody here may make memory and the disk scarce.",
    ] {
        assert!(figures.lines().any(|it| it == line), "{figures}");
    }
}

#[test]
fn the_tests_are_run_in_other_environments_and_a_page_tells_what_they_left_out() {
    let groups = &["build", "run", "fetch", "more", "test", "prove"];
    let sandbox = Sandbox::new().with_packages_of(groups);
    sandbox.lay(
        "results",
        "---- helpers::disk stdout ----\nskipped: nobody here may make one\n\n\
         test result: ok. 7 passed; 0 failed; 0 ignored\n",
    );
    let outcome = sandbox.dev(&["prove", "environments"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    let folder = sandbox.path("target/prove/c0ffee1/environments");
    let page = || std::fs::read_to_string(folder.join("environments.md")).expect("it is written");
    assert_eq!(
        page().matches(" | 49 passed, 0 failed, 1 left something out |").count(),
        3,
        "{}",
        page()
    );
    let calls = sandbox.calls();
    let is_shown = |call: &&String| call.starts_with("cargo test ") && call.ends_with(" --show-output");
    assert_eq!(
        calls.iter().filter(is_shown).count(),
        21,
        "each of seven groups tells what it left out"
    );
    let left_out = "\nnobody here may make one: helpers::disk";
    assert_eq!(page().matches(left_out).count(), 3, "{}", page());

    // The one that is lost is tried again alone, and fails.
    std::fs::remove_file(folder.join("habits.log")).expect("it was there");
    sandbox.lay("results", "test result: FAILED. 6 passed; 1 failed; 0 ignored\n");
    sandbox.lay("cargo-fails", "test\n");
    let outcome = sandbox.dev(&["prove", "environments"], "");
    assert_eq!(outcome.code, Some(1), "{}", outcome.said);
    assert!(
        page().contains("TZ=Pacific/Chatham | 42 passed, 7 failed, 0 left something out |"),
        "{}",
        page()
    );
    assert_eq!(page().matches(left_out).count(), 2, "{}", page());
}

#[test]
fn the_proof_of_the_house_needs_rust_alone() {
    let sandbox = Sandbox::new().with_program_called("rust-analyzer");
    let outcome = sandbox.dev(&["prove", "house"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    assert_eq!(sandbox.installations(), Vec::<String>::new());
    let calls = sandbox.calls();
    assert_eq!(calls.len(), 2, "{calls:?}");
    assert_eq!(calls[0], "cargo test --locked --quiet --package ansage-house");
    let run = "cargo run --locked --quiet --package ansage-house --example circles -- ";
    let is_run = calls[1].starts_with(run) && calls[1].ends_with("/target/prove/rust-analyzer/index.scip");
    assert!(is_run, "{calls:?}");
    // The fake writes no index, and says what it was asked for.
    let log = std::fs::read_to_string(sandbox.path("target/prove/rust-analyzer/log.txt")).expect("it is written");
    assert!(log.contains("argument scip\nargument .\nargument --output\n"), "{log}");
    let figures = std::fs::read_to_string(sandbox.path("target/prove/c0ffee1/house.txt")).expect("it is written");
    assert!(figures.starts_with("Commit c0ffee1, "), "{figures}");

    sandbox.lay("cargo-fails", "run\n");
    let outcome = sandbox.dev(&["prove", "house"], "");
    assert_eq!(outcome.code, Some(1));
    assert!(
        outcome
            .said
            .ends_with("A number is not as recorded. Which, and what to do, is said above.\n"),
        "{}",
        outcome.said
    );
}

#[test]
fn the_proof_of_the_house_says_in_one_line_what_it_lacks() {
    let outcome = Sandbox::new().dev(&["prove", "house"], "");
    assert_eq!(outcome.code, Some(1));
    assert_eq!(
        outcome.said,
        "Left out: the circles of files, since rust-analyzer is not there, and rustup, which would fetch it, is not either.\n"
    );
    // A fake that brings nothing.
    let sandbox = Sandbox::new().with_program_called("rustup");
    let outcome = sandbox.dev(&["prove", "house"], "");
    assert_eq!(outcome.code, Some(1));
    assert!(
        outcome
            .said
            .contains("argument component\nargument add\nargument rust-analyzer\n"),
        "{}",
        outcome.said
    );
    assert!(
        outcome
            .said
            .ends_with("Left out: the circles of files, since rustup could not fetch rust-analyzer.\n"),
        "{}",
        outcome.said
    );
    assert_eq!(sandbox.calls(), Vec::<String>::new());
}

#[test]
fn all_proofs_hold_the_house_first() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "run", "fetch", "more", "test", "prove"]);
    let outcome = sandbox.dev(&["prove"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    assert!(
        outcome.said.contains("Left out: the circles of files, "),
        "{}",
        outcome.said
    );
    let sandbox = sandbox.with_program_called("rust-analyzer");
    let outcome = sandbox.dev(&["prove"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    let calls = sandbox.calls();
    let place = |start: &str| calls.iter().rposition(|it| it.starts_with(start)).expect(start);
    let held = place("cargo run --locked --quiet --package ansage-house --example circles ");
    assert!(
        held < place("cargo test --locked --no-fail-fast --workspace --exclude ansage-house "),
        "{calls:?}"
    );
    // One test that is named is no reason to read all sources.
    sandbox.lay("calls", "");
    assert_eq!(sandbox.dev(&["prove", "a_filter"], "").code, Some(0));
    assert!(!sandbox.calls().iter().any(|it| it.contains("ansage-house --example")));
}

#[test]
fn lint_names_all_that_did_not_pass() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "fetch", "lint"]);
    sandbox.lay("cargo-fails", "fmt\ndoc\n");
    let outcome = sandbox.dev(&["lint"], "");
    assert_eq!(outcome.code, Some(1));
    // There is no shellcheck among the fakes, and that does not pass either.
    assert!(
        outcome.said.ends_with("Not passed: rustfmt, rustdoc, shellcheck.\n"),
        "{}",
        outcome.said
    );
    // With the targets that cargo leaves out unless they are named.
    for targets in ["--all-targets", "--test with_helpers --bench ansage"] {
        let call = format!("cargo clippy --locked --quiet --workspace {targets} -- -D warnings");
        assert!(sandbox.calls().contains(&call), "{:?}", sandbox.calls());
    }

    sandbox.lay("cargo-fails", "test\n");
    let outcome = sandbox.dev(&["lint"], "");
    assert!(
        outcome.said.ends_with("Not passed: shellcheck, what may not grow.\n"),
        "{}",
        outcome.said
    );
}

#[test]
fn on_another_system_the_missing_are_named_and_nothing_is_installed() {
    let sandbox = Sandbox::new().without("apt-get").without("dpkg-query");
    let outcome = sandbox.dev(&["setup"], "");
    assert_eq!(outcome.code, Some(1));
    assert!(
        outcome.said.starts_with("This is not Debian or Ubuntu: "),
        "{}",
        outcome.said
    );
    assert!(outcome.said.contains("libasound2-dev"), "{}", outcome.said);
    assert_eq!(outcome.said.lines().count(), 1);

    // A compiler and ALSA are there: the voice, opened when the program runs, may be missing.
    for command in ["cc", "pkg-config"] {
        std::os::unix::fs::symlink(sandbox.path("bin").join("true"), sandbox.path("bin").join(command))
            .expect("it is not among the fakes");
    }
    let outcome = sandbox.dev(&["run"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
}

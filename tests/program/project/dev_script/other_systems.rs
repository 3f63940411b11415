//! How `./dev` builds for an ARM and for Windows, and when it does not.

use super::sandbox::Sandbox;

/// False on an ARM itself, where nothing is built for another one.
const CAN_BE_ANOTHER: bool = cfg!(not(target_arch = "aarch64"));

/// The beginning of what cargo is asked to build for ARM.
const FOR_ARM: &str = "cargo build --locked --target aarch64-unknown-linux-gnu";

#[test]
fn testing_builds_nothing_for_another_system() {
    let installed = ["build", "run", "fetch", "more", "test", "arm", "windows"];
    for seed in 0..10 {
        let sandbox = Sandbox::new()
            .with_packages_of(&installed)
            .with_what_arm_needs()
            .with_what_windows_needs();
        let outcome = sandbox.dev_where(&[("ANSAGE_SEED", &seed.to_string())], &["test"]);
        assert_eq!(outcome.code, Some(0), "{}", outcome.said);
        assert!(!sandbox.calls().iter().any(|it| it.contains(" --target ")), "{seed}");
    }
}

#[test]
fn proofs_build_everything_for_arm_and_try_the_libraries_there() {
    let installed = ["build", "run", "fetch", "more", "test", "prove", "arm"];
    let sandbox = Sandbox::new().with_packages_of(&installed).with_what_arm_needs();
    let outcome = sandbox.dev(&["prove"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    let calls = sandbox.calls();
    for call in [
        &format!("{FOR_ARM} --quiet --profile elsewhere --workspace --bins"),
        "cargo test --locked --target aarch64-unknown-linux-gnu --profile elsewhere --no-fail-fast --workspace --exclude ansage-house --lib -- --skip ",
    ] {
        let is_called = calls.iter().any(|it| it.starts_with(call));
        assert_eq!(is_called, CAN_BE_ANOTHER, "{call}: {calls:?}");
    }
}

#[test]
fn what_is_missing_for_arm_is_told_and_the_rest_is_made() {
    let installed = ["build", "run", "fetch", "more", "test", "prove", "arm", "windows"];
    for (missing, told) in [
        ("bin/qemu-aarch64", "qemu-aarch64 is not there"),
        (
            "libraries-of-rust",
            "this Rust is without the target aarch64-unknown-linux-gnu",
        ),
        (
            "target/arm/system",
            "the packages of a system for it cannot be fetched here",
        ),
    ] {
        let sandbox = Sandbox::new().with_packages_of(&installed).with_what_arm_needs();
        std::fs::rename(sandbox.path(missing), sandbox.path("elsewhere/missing")).expect("laid just now");
        let outcome = sandbox.dev(&["prove", "arm"], "");
        assert_eq!(outcome.code, Some(0), "{}", outcome.said);
        let line = format!("Left out: ARM, since {told}.\n");
        assert_eq!(outcome.said.contains(&line), CAN_BE_ANOTHER, "{}", outcome.said);
        // Where everything must pass, nothing is left out.
        let outcome = sandbox.dev_where(&[("CI", "true")], &["prove", "arm"]);
        assert_eq!(outcome.code == Some(1), CAN_BE_ANOTHER, "{}", outcome.said);
        assert_eq!(
            sandbox
                .installations()
                .iter()
                .find(|it| !it.contains("--download-only")),
            None
        );
    }
}

/// The beginning of what cargo is asked to build for Windows.
const FOR_WINDOWS: &str = "cargo build --locked --target x86_64-pc-windows-gnu";

#[test]
fn proofs_of_windows_run_the_libraries_and_the_programs_under_wine_but_what_is_none_there() {
    let installed = ["build", "run", "fetch", "more", "test", "prove", "arm", "windows"];
    let sandbox = Sandbox::new().with_packages_of(&installed).with_what_windows_needs();
    let outcome = sandbox.dev(&["prove", "windows"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    let calls = sandbox.calls();
    let is_called = |start: &str, part: &str| calls.iter().any(|it| it.starts_with(start) && it.contains(part));
    assert!(
        is_called(FOR_WINDOWS, "--profile elsewhere --bins --package ansage "),
        "{calls:?}"
    );
    assert!(
        is_called(
            "cargo test --locked --target x86_64-pc-windows-gnu",
            "--package ansage-os"
        ),
        "{calls:?}"
    );
    assert!(
        is_called("cargo test", "program::cli program::devices::journal"),
        "{calls:?}"
    );
    assert!(is_called("cargo test", "--skip program::cli::a_signal"), "{calls:?}");
}

#[test]
fn what_is_missing_for_windows_is_told_and_the_rest_is_made() {
    let installed = ["build", "run", "fetch", "more", "test", "prove", "windows"];
    for (missing, told) in [
        ("bin/wine", "wine is not there"),
        (
            "libraries-of-rust",
            "this Rust is without the target x86_64-pc-windows-gnu",
        ),
    ] {
        let sandbox = Sandbox::new().with_packages_of(&installed).with_what_windows_needs();
        std::fs::rename(sandbox.path(missing), sandbox.path("elsewhere/missing")).expect("laid just now");
        let outcome = sandbox.dev(&["prove", "windows"], "");
        assert_eq!(outcome.code, Some(0), "{}", outcome.said);
        let line = format!("Left out: Windows, since {told}.\n");
        assert!(outcome.said.contains(&line), "{}", outcome.said);
        // Where everything must pass, nothing is left out.
        assert_eq!(
            sandbox.dev_where(&[("CI", "true")], &["prove", "windows"]).code,
            Some(1)
        );
    }
}

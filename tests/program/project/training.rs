//! The tests of the program that makes the recogniser (`voices/recogniser/tests`), run by the Python of `./dev train`
//! where it was set up, else by `python3`, which can run those that need no further package.

use std::path::Path;
use std::process::Command;

#[test]
fn the_words_of_the_recogniser_can_all_be_said() {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
    let of_the_training = repository.join("target/training-python/bin/python");
    let is_set_up = of_the_training.exists();
    let python = if is_set_up {
        of_the_training.as_path()
    } else {
        Path::new("python3")
    };
    let runs = |arguments: &[&str]| {
        let mut command = Command::new(python);
        command
            .args(arguments)
            .current_dir(repository.join("voices/recogniser"));
        command.env("PYTHONDONTWRITEBYTECODE", "1").output()
    };
    // Python reads TOML itself from 3.11 on.
    let can_read = runs(&["-c", "import tomllib"]).is_ok_and(|it| it.status.success());
    if !can_read {
        println!("skipped: {} is no Python 3.11", python.display());
        return;
    }
    let outcome = runs(&["-m", "unittest", "--verbose"]).expect("it was just started");
    let said = String::from_utf8_lossy(&outcome.stderr);
    assert!(outcome.status.success(), "{said}");
    assert!(
        said.contains("test_every_word_our_files_ask_for_has_a_pronunciation"),
        "{said}"
    );
    if !is_set_up {
        println!("left out what needs numpy and torch: ./dev train was not called");
    }
}

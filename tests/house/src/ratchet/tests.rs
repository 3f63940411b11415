//! What the ratchet says and writes, with files of its own.

use std::collections::BTreeMap;
use std::path::PathBuf;

use tempfile::TempDir;

use super::{Count, Measure, hold};

const RECORDED: &str = "# Why.\n[methods]\nBoard = 9 # many squares\nClock = 5\n";

#[test]
fn what_is_as_recorded_or_free_passes() {
    let file = File::with(RECORDED);
    assert_eq!(file.hold(&[("Board", 9), ("Clock", 5), ("Sheet", 3)], false), Ok(()));
}

#[test]
fn a_count_that_grew_is_told_with_both_numbers_its_places_and_the_advice() {
    let file = File::with(RECORDED);
    let told = file.hold(&[("Board", 10), ("Clock", 5)], false).expect_err("it grew");
    assert!(told.contains("methods: Board grew from 9 to 10."), "{told}");
    assert!(told.contains("nowhere.rs:1"), "{told}");
    assert!(told.contains("Use free functions."), "{told}");
    assert!(told.contains("write Board = 10 into [methods] of "), "{told}");
}

#[test]
fn a_new_name_above_what_is_free_grew() {
    let file = File::with(RECORDED);
    let counts = [("Board", 9), ("Clock", 5), ("Sheet", 4)];
    let told = file.hold(&counts, false).expect_err("it grew");
    assert!(
        told.contains("Sheet grew from 3 at most, which is free, to 4."),
        "{told}"
    );
}

#[test]
fn blessing_never_raises() {
    let file = File::with(RECORDED);
    let counts = [("Board", 10), ("Clock", 4), ("Sheet", 4)];
    let told = file.hold(&counts, true).expect_err("two grew");
    assert!(told.contains("Board grew from 9 to 10."), "{told}");
    assert!(!told.contains("Clock"), "{told}");
    assert_eq!(file.text(), RECORDED.replace("Clock = 5", "Clock = 4"));
}

#[test]
fn a_count_that_fell_fails_until_it_is_written_down() {
    let file = File::with(RECORDED);
    let counts = [("Board", 8), ("Clock", 5)];
    let told = file.hold(&counts, false).expect_err("it fell");
    assert!(told.contains("methods: Board fell from 9 to 8."), "{told}");
    assert!(told.contains("ANSAGE_BLESS=1"), "{told}");
    assert_eq!(file.text(), RECORDED);
    assert_eq!(file.hold(&counts, true), Ok(()));
    assert_eq!(file.hold(&counts, false), Ok(()));
}

#[test]
fn comments_stay_beside_a_number_that_is_lowered() {
    let file = File::with(RECORDED);
    assert_eq!(file.hold(&[("Board", 8), ("Clock", 5)], true), Ok(()));
    assert_eq!(file.text(), RECORDED.replace("Board = 9", "Board = 8"));
}

#[test]
fn a_name_that_is_gone_loses_its_line() {
    let file = File::with(RECORDED);
    let told = file.hold(&[("Board", 9)], false).expect_err("a line is left over");
    assert!(
        told.contains("Clock fell from 5 to nothing: it is gone, or has another name."),
        "{told}"
    );
    assert_eq!(file.hold(&[("Board", 9)], true), Ok(()));
    assert_eq!(file.text(), RECORDED.replace("Clock = 5\n", ""));
}

#[test]
fn a_name_that_fell_to_what_is_free_loses_its_line() {
    let file = File::with(RECORDED);
    assert_eq!(file.hold(&[("Board", 9), ("Clock", 2)], true), Ok(()));
    assert_eq!(file.text(), RECORDED.replace("Clock = 5\n", ""));
}

#[test]
fn a_section_of_another_measure_is_left_alone() {
    let text = format!("{RECORDED}\n[other]\nkept = 3\n");
    let file = File::with(&text);
    assert_eq!(file.hold(&[("Board", 9), ("Clock", 4)], true), Ok(()));
    assert_eq!(file.text(), text.replace("Clock = 5", "Clock = 4"));
}

/// A file of recorded counts that goes with the test.
struct File {
    folder: TempDir,
}

impl File {
    fn with(text: &str) -> Self {
        let folder = TempDir::new().expect("tests may make temporary folders");
        let file = Self { folder };
        std::fs::write(file.path(), text).expect("the folder is ours");
        file
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("ratchet.toml")
    }

    fn text(&self) -> String {
        std::fs::read_to_string(self.path()).expect("written at the start")
    }

    fn hold(&self, counts: &[(&str, usize)], blesses: bool) -> Result<(), String> {
        let counts = counts.iter().map(|(name, number)| {
            let places = vec!["nowhere.rs:1".to_owned()];
            let count = Count {
                number: *number,
                places,
                instead: None,
            };
            ((*name).to_owned(), count)
        });
        let measure = Measure {
            name: "methods",
            counts: counts.collect::<BTreeMap<_, _>>(),
            free: 3,
            advice: "Use free functions.",
        };
        hold(&self.path(), &[measure], blesses)
    }
}

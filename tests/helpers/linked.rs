//! How the helpers are linked.

use crate::support::dynamic::{dynamic_section, of_kind};

/// Whoever has no screen reader is told so by the helper itself.
#[test]
fn the_braille_helper_needs_no_library_but_the_c_library() {
    let Some(dynamic) = dynamic_section(concat!(env!("CARGO_BIN_EXE_ansage"), "-braille")) else {
        return;
    };
    for line in of_kind(&dynamic, "NEEDED") {
        assert!(!line.contains("brlapi") && !line.contains("louis"), "{line}");
    }
}

/// libvosk may end its process at any time, and nothing finds it but a place beside the program.
#[test]
fn only_the_listener_needs_libvosk_and_finds_it_beside_itself() {
    let Some(dynamic) = dynamic_section(concat!(env!("CARGO_BIN_EXE_ansage"), "-listener")) else {
        return;
    };
    let is_libvosk = |line: &&str| line.contains("libvosk.so");
    assert_eq!(of_kind(&dynamic, "NEEDED").into_iter().filter(is_libvosk).count(), 1);
    let ways = [of_kind(&dynamic, "RPATH"), of_kind(&dynamic, "RUNPATH")].concat();
    assert_eq!(ways.len(), 1, "{ways:?}");
    assert!(ways[0].ends_with("[$ORIGIN:$ORIGIN/../../lib/ansage]"), "{}", ways[0]);

    let others = [
        env!("CARGO_BIN_EXE_ansage"),
        concat!(env!("CARGO_BIN_EXE_ansage"), "-speaker"),
    ];
    for other in others {
        let dynamic = dynamic_section(other).expect("readelf was there");
        assert!(
            !of_kind(&dynamic, "NEEDED").iter().any(is_libvosk),
            "{other} needs libvosk"
        );
    }
}

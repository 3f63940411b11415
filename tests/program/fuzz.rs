//! Readers of what somebody else wrote, given what nobody would write: each takes it or refuses it, within limits.
//!
//! Inputs are made of valid ones (`mutation.rs`), and what once failed is kept in `tests/fuzz/` and tried again in every run.
//! A target runs in a process of its own that may use so much memory and time for an input; what it dies of is laid down
//! and named.

mod attempts;
mod corpus;
mod large_files;
mod mutation;
mod program;
mod targets;

use attempts::{Target, withstands};

/// Makes a test of each target.
macro_rules! targets {
    ($($(#[$doc:meta])* $test:ident: $target:ident, $sample:literal, $full:literal;)+) => {
        $(
            $(#[$doc])*
            #[test]
            fn $test() {
                withstands(&Target {
                    test: concat!(module_path!(), "::", stringify!($test)),
                    name: stringify!($target),
                    try_it: targets::$target,
                    valid: corpus::$target,
                    sample: $sample,
                    full: $full,
                });
            }
        )+
    };
}

targets! {
    a_journal_of_any_bytes: journal, 300, 20_000;
    a_journal_of_any_events_sealed_as_they_stand: journal_resealed, 300, 20_000;
    settings_of_any_text: settings, 300, 20_000;
    an_event_file_of_any_text: event_file, 300, 20_000;
    games_of_any_text: pgn_games, 150, 10_000;
    a_sheet_in_print_of_any_text: sheet_in_print, 150, 10_000;
    a_sheet_in_ascii_braille_of_any_text: sheet_in_brf, 60, 5_000;
    a_sheet_in_pef_of_any_text: sheet_in_pef, 60, 5_000;
    names_of_any_text: names, 300, 20_000;
    words_of_any_text: lexicon, 20, 2_000;
    messages_of_any_text: messages_laid_over, 60, 4_000;
    braille_tables_of_any_text: braille_table, 300, 20_000;
    lines_of_helpers_of_any_bytes: helper_lines, 300, 20_000;
    sound_of_any_bytes: sound, 100, 5_000;
    whatever_is_typed: typed, 60, 10_000;
    whatever_is_heard: heard, 15, 2_000;
    a_game_beside_shakmaty: beside_shakmaty, 6, 1_000;
}

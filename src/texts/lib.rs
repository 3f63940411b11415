//! The texts of the voices, as the program comes with them.
//!
//! Only tests depend on this crate, and the program has the file for a module: the core and the library of the program are
//! handed the texts, so that a changed sentence compiles neither.

/// Names the files of `voices/` that come with the program; a test compares them with the folder.
macro_rules! files {
    ($($file:literal),+ $(,)?) => {
        /// Each file by its path inside `voices/`, in order, and its text.
        pub const VOICES: &[(&str, &str)] = &[$(($file, include_str!(concat!("../../voices/", $file)))),+];
    };
}

files![
    "commands.toml",
    "de-fide/board.toml",
    "de-fide/lexicon.toml",
    "de/board.toml",
    "de/help.toml",
    "de/lexicon.toml",
    "de/messages.ftl",
    "de/spoken.toml",
    "en/board.toml",
    "en/help.toml",
    "en/lexicon.toml",
    "en/messages.ftl",
    "en/spoken.toml",
    "es-fide/lexicon.toml",
    "es/board.toml",
    "es/help.toml",
    "es/lexicon.toml",
    "es/messages.ftl",
    "es/spoken.toml",
    "fr/board.toml",
    "fr/help.toml",
    "fr/lexicon.toml",
    "fr/messages.ftl",
    "fr/spoken.toml",
    "glossary.toml",
    "nl/board.toml",
    "nl/help.toml",
    "nl/lexicon.toml",
    "nl/messages.ftl",
    "nl/spoken.toml",
    "pt-BR/board.toml",
    "pt-BR/help.toml",
    "pt-BR/lexicon.toml",
    "pt-BR/messages.ftl",
    "pt-BR/spoken.toml",
    "pt-PT/board.toml",
    "pt-PT/help.toml",
    "pt-PT/lexicon.toml",
    "pt-PT/messages.ftl",
    "pt-PT/spoken.toml",
];

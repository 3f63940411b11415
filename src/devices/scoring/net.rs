//! Where the scorer's nets lie: Whisper's whole one, and the small one for the languages it was taught.

use std::path::{Path, PathBuf};

use ansage_files::installed::Installation;

/// What a package that brings the whole net is called.
pub const PACKAGE: &str = "ansage-scorer-model";
/// The file without which a folder is no net.
pub const WEIGHTS: &str = "weights.safetensors";

/// The folder, beside the weights of a small net, of the words that it knows in each language.
const WORDS: &str = "words";

/// Returns true for the folder of a small net.
pub fn is_small(folder: &Path) -> bool {
    folder.join(WORDS).is_dir()
}

/// Returns what the nets call a language: Portuguese, `pt-BR` or `pt-PT`, is one language to them.
pub fn language_of(language: &str) -> &str {
    language.split('-').next().unwrap_or(language)
}

/// Returns the folders of the nets that are there for a language: the whole one, and the small one if it knows the language.
pub fn shipped(language: &str) -> Vec<PathBuf> {
    let installation = Installation::of_this_program();
    let has_weights = |it: &PathBuf| it.join(WEIGHTS).is_file();
    let whole = installation.scorers().into_iter().find(has_weights);
    let knows =
        |it: &PathBuf| has_weights(it) && it.join(WORDS).join(format!("{}.txt", language_of(language))).is_file();
    let small = installation.small_scorers().into_iter().find(knows);
    whole.into_iter().chain(small).collect()
}

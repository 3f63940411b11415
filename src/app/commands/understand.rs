//! `understand`: which move words mean.

use super::json;
use super::json::understood::Understood;
use crate::app::cli::UnderstandOptions;
use crate::app::failure::Failure;
use crate::app::printing::print_json;
use crate::app::settings::start_position::position;
use crate::app::settings::wording::{USUAL_WORDS, letter_names};
use crate::app::settings::words::{Words, lexicon};
use ansage_core::language::understand::{Reader, Vocabulary, understand as understand_words};
use ansage_core::language::{Letters, Sight};

/// Prints, as JSON, which move words mean.
pub(in crate::app) fn understand(options: &UnderstandOptions) -> Result<(), Failure> {
    let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    let position = position(&options.fen)?;
    let names = letter_names(options.letters.as_ref(), &words.reports, &options.words)?;
    let letters: Vec<Letters> = names.iter().filter_map(|it| Letters::named(it)).collect();
    let lexicons = [
        Some(lexicon(&words, &options.words)?),
        Some(lexicon(&words, USUAL_WORDS)?),
        words.voices.lexicon(&words.reports),
    ];
    let vocabulary = Vocabulary::of(lexicons.into_iter().flatten());
    let reader = Reader {
        vocabulary: &vocabulary,
        letters: &letters,
    };
    let understanding = understand_words(&options.spoken.join(" "), &reader, &position, Sight::Legal);
    // By way of a value its fields stand in the order of the alphabet, as scripts have seen them since the beginning.
    print_json(&json::line(&serde_json::json!(Understood::of(
        &understanding,
        &position
    )))?)
}

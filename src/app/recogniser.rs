//! Who hears words beside a game: where the recogniser of a language lies, whether it can be used, and what it is held to.

pub(super) mod heard;
pub(super) mod heard_forms;
pub(super) mod offline;
pub(super) mod scorer;
pub(super) mod session;
pub(super) mod wav;

use std::path::{Path, PathBuf};

use super::failure::{Failure, listener_failure, remedy};
use super::printing::say_on_stderr;
use super::settings::paths::Paths;
use super::settings::words::Words;
use ansage_core::game::Position;
use ansage_core::language::listen::{Asked, Hearing, Phrasebook};
use ansage_core::language::{Lexicon, Message, Sight};
use ansage_devices::listening::model::own;
use ansage_devices::listening::model::own::Standing;
use ansage_devices::listening::model::{Bindable, BoundModel, Readiness};
use ansage_files::installed::Installation;
use ansage_files::model_folder;
use ansage_files::model_folder::ModelError;

/// The language that a recogniser of ours hears; the others are heard by the scorer.
pub(super) const RECOGNISED: &str = "de";

/// Returns the folder of the recogniser, as [`checked_model`] does. Where none lies there the scorer must.
///
/// # Errors
///
/// What is wrong with the recogniser, or what brings somebody who hears the language.
pub(super) fn hearing_model(
    named: Option<&Path>,
    net: Option<&Path>,
    lexicon: &Lexicon,
    words: &Words,
) -> Result<PathBuf, Failure> {
    let language = lexicon.language();
    if named.is_some() || hears(language, net) != Hears::Scorer {
        return checked_model(named, lexicon, words).map_err(|error| match error {
            ModelError::NoFolder(_) if named.is_none() && !is_recognised(language) => {
                Failure::unreadable(remedy::nobody_hears(language))
            }
            other => other.into(),
        });
    }
    Ok(find_model(language))
}

/// Who hears a language on this machine.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Hears {
    /// Its recogniser, and perhaps the scorer.
    Recogniser,
    /// The scorer alone.
    Scorer,
    /// Nobody.
    Nobody,
}

/// Returns who hears a language, with the net that a person named or the one that is there.
pub(super) fn hears(language: &str, net: Option<&Path>) -> Hears {
    if find_model(language).is_dir() {
        Hears::Recogniser
    } else if !scorer::nets_of(net, language).is_empty() {
        Hears::Scorer
    } else {
        Hears::Nobody
    }
}

/// Returns true for a language of which there is a recogniser, whether it is installed or not.
fn is_recognised(language: &str) -> bool {
    language == RECOGNISED
}

/// Returns the folder of the recogniser that a person named, else of the one for a language, and says on standard error
/// if what was learned of a voice no longer belongs to it.
///
/// # Errors
///
/// What is wrong with the recogniser is told in the person's words; the listener would look at it too.
pub(super) fn checked_model(named: Option<&Path>, lexicon: &Lexicon, words: &Words) -> Result<PathBuf, ModelError> {
    let model = match named {
        Some(folder) => folder.to_owned(),
        None => {
            if is_voice_stale(lexicon.language()) {
                say_on_stderr(&words.say(&Message::LearnStale));
            }
            find_model(lexicon.language())
        }
    };
    model_folder::check(&model)?;
    Ok(model)
}

/// Returns the recogniser of a language: the one that has learned this person's voice, else the shipped one.
pub(super) fn find_model(language: &str) -> PathBuf {
    let shipped = shipped_model(language);
    let own = own::place(&Paths::find().settings, language);
    match own::standing(&own, &shipped) {
        Standing::Valid => own,
        Standing::Absent => shipped,
        Standing::Stale => {
            tracing::warn!(own = %own.display(), "the learned voice belongs to another recogniser");
            shipped
        }
    }
}

/// True if a voice was learned from another version of the recogniser of a language, and is not used.
fn is_voice_stale(language: &str) -> bool {
    let own = own::place(&Paths::find().settings, language);
    own::standing(&own, &shipped_model(language)) == Standing::Stale
}

/// Returns the first folder in which a recogniser of a language lies, or where it should.
pub(super) fn shipped_model(language: &str) -> PathBuf {
    let places = Installation::of_this_program().recognisers(language);
    let found = places.iter().find(|it| it.is_dir()).or(places.first());
    found.cloned().unwrap_or_default()
}

/// Holds a model to what may be said in a position; `None` if it takes no grammar.
///
/// With [`Sight::Movement`] the position plays no part in what may be heard.
pub(super) fn bind(
    model: &Path,
    hearing: &Hearing<'_>,
    position: &Position,
    sight: Sight,
) -> Result<Option<BoundModel>, Failure> {
    let Some(model) = Bindable::open(model)? else {
        return Ok(None);
    };
    let book = Phrasebook::new(hearing.lexicon, hearing.spoken, &model.known_words());
    if !book.unknown().is_empty() {
        tracing::debug!(
            unknown = book.unknown().len(),
            "the recogniser lacks words of these phrases"
        );
    }
    let grammar = book.grammar(position, sight, &Asked::Nothing);
    let bound = model.bind(&grammar, Readiness::AsMade);
    bound.map(Some).map_err(|it| listener_failure::failed(&it.to_string()))
}

/// Holds a model to the words that are judged alone; `None` if it takes no grammar.
pub(super) fn bind_words(model: &Path, hearing: &Hearing<'_>) -> Result<Option<BoundModel>, Failure> {
    let Some(model) = Bindable::open(model)? else {
        return Ok(None);
    };
    let book = Phrasebook::new(hearing.lexicon, hearing.spoken, &model.known_words());
    let bound = model.bind(&book.single_words(), Readiness::AsMade);
    bound.map(Some).map_err(|it| listener_failure::failed(&it.to_string()))
}

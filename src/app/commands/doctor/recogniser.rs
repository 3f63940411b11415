//! The recogniser: which it is, and what cannot be said to it.

use std::path::PathBuf;

use serde::Serialize;

use crate::app::failure::remedy;
use crate::app::recogniser::find_model;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_core::language::listen::Phrasebook;
use ansage_devices::listening::model::Bindable;
use ansage_files::model_folder;

/// The recogniser of the spoken announcements.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct RecogniserFinding {
    path: PathBuf,
    /// Words of the announcements and commands that it does not know.
    unknown: Vec<String>,
}

/// Says what is wrong with the recogniser of a language, if anything is.
pub(super) fn why_unusable(language: &str) -> Option<Message> {
    let error = model_folder::check(&find_model(language)).err()?;
    Some(remedy::model_message(&error))
}

impl RecogniserFinding {
    /// Reads the recogniser of a language; `None` where there is none that tells its words.
    pub(super) fn gather(language: &str, words: &Words) -> Option<Self> {
        let path = find_model(language);
        let model = Bindable::open(&path).ok()??;
        let lexicon = words.voices.lexicon(USUAL_WORDS)?;
        let book = Phrasebook::new(lexicon, words.voices.spoken(lexicon), &model.known_words());
        Some(Self {
            unknown: book.unknown().to_vec(),
            path,
        })
    }

    pub(super) fn lines(&self) -> Vec<Message> {
        let path = self.path.display().to_string();
        let mut lines = vec![Message::DoctorRecogniser { path }];
        if !self.unknown.is_empty() {
            lines.push(Message::DoctorRecogniserLacks {
                list: self.unknown.join(", "),
            });
        }
        lines
    }
}

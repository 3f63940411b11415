//! Clips of a game are heard again, by the recogniser and, where its net is there, by the scorer, so that dashes can be
//! filled from what they say (8.5).

use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use super::inbox::{Happening, Inbox};
use crate::app::failure::{Failure, listener_failure};
use crate::app::recogniser::heard_forms::HeardForms;
use crate::app::recogniser::offline::OfflineRecogniser;
use crate::app::recogniser::scorer::WaitingScorer;
use crate::app::settings::wording::USUAL_WORDS;
use ansage_core::desk::ClipHeard;
use ansage_core::language::listen::Hearing;
use ansage_core::language::{Sight, Voices};
use ansage_sound_files::clips;
use ansage_wire::ClipSound;

/// Whoever can have clips heard, with a listener of its own: the one that hears the person goes on as it is.
#[derive(Clone, Debug)]
pub(in crate::app) struct ClipRecogniser {
    /// The folder of the sound.
    pub(in crate::app) folder: PathBuf,
    /// The folder of the recogniser.
    pub(in crate::app) model: PathBuf,
    /// The folder of the scorer's net that a person named.
    pub(in crate::app) scorer_model: Option<PathBuf>,
    /// Language of the moves.
    pub(in crate::app) words: String,
    pub(in crate::app) voices: Arc<Voices>,
    pub(in crate::app) inbox: Inbox,
}

impl ClipRecogniser {
    /// Has clips heard in the background; what they say comes through the inbox. Where nobody can hear them it never comes.
    pub(super) fn hear(&self, clips: Vec<ClipSound>) {
        let recogniser = self.clone();
        let thread = thread::Builder::new().name("clips".to_owned()).spawn(move || {
            match recogniser.hear_each(&clips) {
                Ok(heard) => drop(recogniser.inbox.put(Happening::ClipsHeard(heard))),
                Err(why) => tracing::warn!(%why, "the clips are not heard"),
            };
        });
        if let Err(error) = thread {
            tracing::warn!(%error, "the clips are not heard");
        }
    }

    fn hear_each(&self, wanted: &[ClipSound]) -> Result<Vec<ClipHeard>, Failure> {
        let lexicon = self.voices.lexicon(&self.words);
        let lexicon = lexicon.ok_or_else(|| listener_failure::failed(&format!("no words {}", self.words)))?;
        let forms = HeardForms::of(&[Some(lexicon), self.voices.lexicon(USUAL_WORDS)]);
        let hearing = Hearing {
            vocabulary: &forms.vocabulary,
            lexicon,
            spoken: self.voices.spoken(lexicon),
        };
        let found = WaitingScorer::of_recordings(self.scorer_model.as_deref(), &hearing, Sight::Movement, false)?;
        let mut recogniser = OfflineRecogniser::open(&self.model, &hearing, forms.words.clone(), found.scorer)?;
        let heard = recogniser.wait_until_ready().and_then(|()| {
            let each = wanted.iter().map(|it| {
                let said = match clips::read_sound(&self.folder, it) {
                    Ok(samples) => recogniser.hear_all_of(&samples)?,
                    Err(why) => {
                        tracing::warn!(%why, it.file, "a clip is not heard");
                        Vec::new()
                    }
                };
                Ok(ClipHeard {
                    file: it.file.clone(),
                    said,
                })
            });
            each.collect()
        });
        recogniser.close();
        heard
    }
}

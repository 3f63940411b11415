//! The recogniser, opened as soon as there is a microphone: what may be said takes memory, and without one nothing is said.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, OnceLock};

use super::tuning::{Tuning, Wanted};
use super::{ToHearer, VoiceInputSettings, forward};
use ansage_core::language::listen::Hearing;
use ansage_devices::listening::{Listening, ListeningSettings};
use ansage_files::model_folder;
use ansage_files::model_folder::ModelError;
use ansage_sound::feed::Feed;
use ansage_wire::Health;

/// The recogniser of a voice input; by default there is none.
#[derive(Default)]
pub(super) struct Recogniser<'a>(State<'a>);

#[derive(Default)]
enum State<'a> {
    /// There is none, or it cannot be used.
    #[default]
    Absent,
    /// Nothing is known of the microphone yet: what is wanted waits, and is heard from where it was asked for.
    Awaiting(Unopened<'a>),
    /// There is no microphone.
    Idle(Unopened<'a>),
    /// It hears what it is held to.
    Open(Box<(Tuning, Listening)>),
}

/// A recogniser that has been checked, and what it is opened with.
struct Unopened<'a> {
    settings: &'a VoiceInputSettings,
    model: PathBuf,
    words: Vec<String>,
    back: Sender<ToHearer>,
    /// Set once it is there.
    feed: Arc<OnceLock<Feed>>,
}

impl Unopened<'_> {
    fn open(self, hearing: &Hearing<'_>) -> Result<(Tuning, Listening), String> {
        let mut tuning = Tuning::open(&self.model, hearing).map_err(|it| it.to_string())?;
        tuning.tune(&Wanted::VETO).map_err(|it| it.to_string())?;
        let tuned = tuning.models().first().map(|it| (*it).to_owned());
        let settings = ListeningSettings {
            model: tuned.unwrap_or(self.model),
            words: self.words,
        };
        let (sender, events) = mpsc::channel();
        forward(events, self.back, ToHearer::Listening);
        let (listener, timeouts) = (self.settings.listener.clone(), self.settings.timeouts);
        let listening = Listening::open_with(listener, timeouts, settings, sender);
        self.feed.get_or_init(|| listening.feed());
        Ok((tuning, listening))
    }
}

impl<'a> Recogniser<'a> {
    /// Looks at every file of a recogniser, which is opened later; `feed` is set then.
    ///
    /// # Errors
    ///
    /// Names the first file that is missing or not as it was made.
    pub(super) fn check(
        settings: &'a VoiceInputSettings,
        model: &Path,
        words: Vec<String>,
        back: &Sender<ToHearer>,
        feed: Arc<OnceLock<Feed>>,
    ) -> Result<Self, ModelError> {
        model_folder::check(model)?;
        Ok(Self(State::Awaiting(Unopened {
            settings,
            model: model.to_owned(),
            words,
            back: back.clone(),
            feed,
        })))
    }

    /// Returns it with what it is held to, once it is open.
    pub(super) fn opened(&mut self) -> Option<&mut (Tuning, Listening)> {
        match &mut self.0 {
            State::Open(open) => Some(open),
            State::Absent | State::Awaiting(_) | State::Idle(_) => None,
        }
    }

    /// Returns true while nothing is known of the microphone.
    pub(super) fn is_awaiting(&self) -> bool {
        matches!(self.0, State::Awaiting(_))
    }

    /// Follows the health of the microphone; true if it is open now and was not before.
    ///
    /// # Errors
    ///
    /// Says why it cannot be opened.
    pub(super) fn follow(&mut self, microphone: &Health, hearing: &Hearing<'_>) -> Result<bool, String> {
        let is_ready = matches!(microphone, Health::Ready { .. });
        let before = std::mem::take(&mut self.0);
        let is_new = is_ready && matches!(before, State::Awaiting(_) | State::Idle(_));
        self.0 = match before {
            State::Awaiting(unopened) | State::Idle(unopened) if is_ready => {
                State::Open(Box::new(unopened.open(hearing)?))
            }
            State::Awaiting(unopened) => State::Idle(unopened),
            other => other,
        };
        Ok(is_new)
    }
}

impl From<Recogniser<'_>> for Option<Listening> {
    /// What it was held to is given up.
    fn from(recogniser: Recogniser<'_>) -> Self {
        match recogniser.0 {
            State::Open(open) => Some(open.1),
            State::Absent | State::Awaiting(_) | State::Idle(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use ansage_core::language::{Vocabulary, Voices};
    use ansage_wire::recording::Source;

    const OURS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/voices/de/recogniser");

    #[test]
    fn nothing_is_bound_until_there_is_a_microphone() {
        let voices = Voices::of(ansage_texts::VOICES);
        let lexicon = voices.lexicon("de-fide").expect("the words of Appendix D");
        let vocabulary = Vocabulary::of([lexicon]);
        let hearing = Hearing {
            vocabulary: &vocabulary,
            lexicon,
            spoken: voices.spoken(lexicon),
        };
        let settings = VoiceInputSettings::new(Source::Device(None), Some(OURS.into()), "de-fide");
        let (back, _inbox) = mpsc::channel();
        let feed = Arc::new(OnceLock::new());
        let checked = Recogniser::check(&settings, Path::new(OURS), Vec::new(), &back, Arc::clone(&feed));
        let mut recogniser = checked.unwrap_or_else(|error| panic!("{error}"));
        assert!(recogniser.is_awaiting());

        let missing = Health::Missing { why: "none".to_owned() };
        let lost = Health::Lost {
            why: "unplugged".to_owned(),
            retry_in: Duration::ZERO,
        };
        for health in [missing, lost.clone()] {
            assert_eq!(recogniser.follow(&health, &hearing), Ok(false), "{health:?}");
            assert!(!recogniser.is_awaiting() && recogniser.opened().is_none(), "{health:?}");
            assert!(feed.get().is_none(), "{health:?}");
        }
        // It is plugged in later.
        let ready = Health::Ready { name: "it".to_owned() };
        assert_eq!(recogniser.follow(&ready, &hearing), Ok(true));
        assert!(feed.get().is_some());
        // What is bound is kept for the next time.
        for health in [lost, ready] {
            assert_eq!(recogniser.follow(&health, &hearing), Ok(false), "{health:?}");
            assert!(
                recogniser
                    .opened()
                    .is_some_and(|(tuning, _)| tuning.models().len() == 1)
            );
        }
    }

    #[test]
    fn a_recogniser_that_is_damaged_is_named_without_a_microphone() {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = VoiceInputSettings::new(Source::Device(None), Some(folder.path().to_owned()), "de-fide");
        let (back, _inbox) = mpsc::channel();
        let checked = Recogniser::check(&settings, folder.path(), Vec::new(), &back, Arc::default());
        assert!(matches!(checked, Err(ModelError::Lacks(_))));
    }
}

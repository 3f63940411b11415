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
    fn open(&self, hearing: &Hearing<'_>) -> Result<(Tuning, Listening), String> {
        let mut tuning = Tuning::open(&self.model, hearing).map_err(|it| it.to_string())?;
        tuning.tune(&Wanted::VETO).map_err(|it| it.to_string())?;
        let tuned = tuning.models().first().map(|it| (*it).to_owned());
        let settings = ListeningSettings {
            model: tuned.unwrap_or_else(|| self.model.clone()),
            words: self.words.clone(),
        };
        let (sender, events) = mpsc::channel();
        forward(events, self.back.clone(), ToHearer::Listening);
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
    /// Says why it cannot be opened; it is tried again with the next microphone that is ready.
    pub(super) fn follow(&mut self, microphone: &Health, hearing: &Hearing<'_>) -> Result<bool, String> {
        let is_ready = matches!(microphone, Health::Ready { .. });
        let unopened = match std::mem::take(&mut self.0) {
            State::Awaiting(unopened) | State::Idle(unopened) => unopened,
            other => {
                self.0 = other;
                return Ok(false);
            }
        };
        if !is_ready {
            self.0 = State::Idle(unopened);
            return Ok(false);
        }
        match unopened.open(hearing) {
            Ok(open) => {
                self.0 = State::Open(Box::new(open));
                Ok(true)
            }
            Err(why) => {
                self.0 = State::Idle(unopened);
                Err(why)
            }
        }
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
    use std::fs;
    use std::time::Duration;

    use super::*;
    use ansage_core::language::{Vocabulary, Voices};
    use ansage_os::files::lay;
    use ansage_wire::recording::Source;

    const OURS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/voices/de/recogniser");

    /// Listens for the words of Appendix D while something is done.
    fn hearing_german(act: impl FnOnce(&Hearing<'_>)) {
        let voices = Voices::of(ansage_texts::VOICES);
        let lexicon = voices.lexicon("de-fide").expect("the words of Appendix D");
        let vocabulary = Vocabulary::of([lexicon]);
        act(&Hearing {
            vocabulary: &vocabulary,
            lexicon,
            spoken: voices.spoken(lexicon),
        });
    }

    #[test]
    fn nothing_is_bound_until_there_is_a_microphone() {
        hearing_german(|hearing| {
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
                assert_eq!(recogniser.follow(&health, hearing), Ok(false), "{health:?}");
                assert!(!recogniser.is_awaiting() && recogniser.opened().is_none(), "{health:?}");
                assert!(feed.get().is_none(), "{health:?}");
            }
            // It is plugged in later.
            let ready = Health::Ready { name: "it".to_owned() };
            assert_eq!(recogniser.follow(&ready, hearing), Ok(true));
            assert!(feed.get().is_some());
            // What is bound is kept for the next time.
            for health in [lost, ready] {
                assert_eq!(recogniser.follow(&health, hearing), Ok(false), "{health:?}");
                assert!(
                    recogniser
                        .opened()
                        .is_some_and(|(tuning, _)| tuning.models().len() == 1)
                );
            }
        });
    }

    #[test]
    fn a_recogniser_that_could_not_be_opened_is_tried_again_with_the_next_microphone() {
        hearing_german(|hearing| {
            let folder = tempfile::tempdir().expect("a folder");
            let (ours, model) = (Path::new(OURS), folder.path());
            for name in ["am", "conf", model_folder::SUMS] {
                lay(&ours.join(name), &model.join(name)).expect("a second name");
            }
            fs::create_dir(model.join("graph")).expect("a folder");
            for entry in fs::read_dir(ours.join("graph")).expect("files").flatten() {
                let to = model.join("graph").join(entry.file_name());
                if entry.path().is_dir() {
                    lay(&entry.path(), &to).expect("a second name");
                } else {
                    fs::copy(entry.path(), &to).expect("a copy");
                }
            }
            let settings = VoiceInputSettings::new(Source::Device(None), Some(model.to_owned()), "de-fide");
            let (back, _inbox) = mpsc::channel();
            let checked = Recogniser::check(&settings, model, Vec::new(), &back, Arc::default());
            let mut recogniser = checked.unwrap_or_else(|error| panic!("{error}"));

            let list = model.join(model_folder::WORDS);
            let words = fs::read(&list).expect("words");
            fs::write(&list, [0xff]).expect("no words");
            let ready = Health::Ready { name: "it".to_owned() };
            assert!(recogniser.follow(&ready, hearing).is_err());
            assert!(!recogniser.is_awaiting() && recogniser.opened().is_none());
            fs::write(&list, words).expect("the words");
            assert_eq!(recogniser.follow(&ready, hearing), Ok(true));
            assert!(recogniser.opened().is_some());
        });
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

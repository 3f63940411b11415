//! The recogniser of the program: sound in, words out, each with its place in the sound.
//!
//! `ansage-listener` does the hearing. Sound goes to it by a pipe of its own ([`feed`](ansage_sound::feed)), so that a full pipe costs
//! sound and never a request.

pub mod model;

use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;

use crate::helper::{Helper, HelperEvent, Program, Timeouts};
use ansage_files::model_folder::check;
use ansage_files::model_folder::{Make, ModelError};
use ansage_protocol::pipe::HelperPipe;
use ansage_sound::feed::Feed;
use ansage_wire::Health;
use ansage_wire::listening::{
    ForCommands, FromListener, Grammar, Heard, HearingId, Loading, PartlyHeard, ToListener, Until,
};

/// Name of the helper program.
pub const LISTENER: &str = "ansage-listener";

/// What a listener is opened with.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ListeningSettings {
    /// The folder of the model.
    pub model: PathBuf,
    /// The words that are understood, in lower case. A model that knows a whole language is held to them.
    pub words: Vec<String>,
}

impl ListeningSettings {
    fn loading(&self, model: &Path) -> Result<Loading, ModelError> {
        let grammar = match check(model)? {
            Make::Ours => Grammar::OfTheModel,
            Make::Foreign => Grammar::Words,
        };
        Ok(Loading {
            model: model.to_owned(),
            words: self.words.clone(),
            grammar,
        })
    }
}

/// What a listener tells the program.
#[derive(Clone, Debug, PartialEq)]
pub enum ListeningEvent {
    /// A hearing has begun.
    Begun(HearingId),
    /// Words so far; they may still change.
    Partial(PartlyHeard),
    /// A passage has been heard. The last one of a hearing says so.
    Heard(Heard),
    /// The hearing was lost with the listener: nothing more comes of it.
    Unheard(HearingId),
    /// Words that are understood and that the model cannot hear.
    CannotHear(Vec<String>),
    /// The listener changed its health; never twice the same.
    Health(Health),
}

/// The listener of the program; no call ever waits.
#[derive(Debug)]
pub struct Listening {
    /// `None` where there is no model to load.
    listener: Option<Helper<ToListener, FromListener>>,
    settings: ListeningSettings,
    feed: Feed,
    events: Sender<ListeningEvent>,
}

impl Listening {
    /// Opens a listener. What is not to be had is told as an event, not as an error.
    pub fn open(settings: ListeningSettings, events: Sender<ListeningEvent>) -> Self {
        Self::open_with(Program::beside(LISTENER), Timeouts::default(), settings, events)
    }

    /// Opens a listener as [`Listening::open`] does, one that lies elsewhere or with other timeouts.
    pub fn open_with(
        mut listener: Program,
        timeouts: Timeouts,
        settings: ListeningSettings,
        events: Sender<ListeningEvent>,
    ) -> Self {
        let feed = Feed::default();
        let first = match settings.loading(&settings.model) {
            Ok(loading) => loading,
            Err(error) => {
                let why = error.to_string();
                // Without a listener the program is ending.
                let _ = events.send(ListeningEvent::Health(Health::Missing { why }));
                return Self {
                    listener: None,
                    settings,
                    feed,
                    events,
                };
            }
        };
        listener.pipe = Some(HelperPipe::Into(feed.pipe()));
        let mut reports = Reports::new(events.clone(), settings.model.display().to_string());
        let load = ToListener::Load(vec![first]);
        Self {
            listener: Some(Helper::start(listener, timeouts, Some(load), move |event| {
                reports.hear(event);
            })),
            settings,
            feed,
            events,
        }
    }

    /// Loads these models in place of those before, the one the listener was opened with among them. They must have been
    /// [checked](ansage_files::model_folder::check), or be bound from one that was.
    ///
    /// # Errors
    ///
    /// Names the first file that is missing or not as it was made; then nothing has changed.
    pub fn load<'a>(&self, models: impl IntoIterator<Item = &'a Path>) -> Result<(), ModelError> {
        let loadings = models.into_iter().map(|it| self.settings.loading(it));
        let load = ToListener::Load(loadings.collect::<Result<_, _>>()?);
        if let Some(listener) = &self.listener {
            listener.ask_always(load);
        }
        Ok(())
    }

    /// Listens to the sound from a place on, at most two seconds back, in place of any hearing before. To be asked once
    /// the listener is ready. It is answered by [`ListeningEvent::Heard`], the last one as such, or by
    /// [`ListeningEvent::Unheard`].
    pub fn begin(&self, id: HearingId, from: u64, until: Until) {
        self.begin_with(&self.settings.model, None, id, from, until);
    }

    /// Listens as [`Listening::begin`] does, with other models that are held: one, and one that hears commands again. What
    /// is still being loaded is waited for.
    pub fn begin_with(&self, model: &Path, commands: Option<ForCommands>, id: HearingId, from: u64, until: Until) {
        let model = model.to_owned();
        match &self.listener {
            Some(listener) => listener.ask(ToListener::Begin {
                id,
                model,
                commands,
                from,
                until,
            }),
            None => {
                // Without a listener the program is ending.
                let _ = self.events.send(ListeningEvent::Unheard(id));
            }
        }
    }

    /// Ends a hearing at a place of the sound that has been fed: its last passage is told at once.
    pub fn end(&self, id: HearingId, at: u64) {
        self.ask(ToListener::End { id, at });
    }

    /// Forgets what is being heard.
    pub fn reset(&self) {
        self.ask(ToListener::Reset);
    }

    /// Returns the way of the sound, for the thread that has it.
    pub fn feed(&self) -> Feed {
        self.feed.clone()
    }

    /// Stops listening and waits until the listener has ended, for at most two seconds.
    pub fn close(self) {
        if let Some(listener) = self.listener {
            listener.close();
        }
    }

    fn ask(&self, request: ToListener) {
        if let Some(listener) = &self.listener {
            listener.ask(request);
        }
    }
}

/// Makes events of what happens to the listener.
struct Reports {
    events: Sender<ListeningEvent>,
    model: String,
    /// The hearing that goes on.
    hearing: Option<HearingId>,
    unknown: Vec<String>,
    health: Option<Health>,
}

impl Reports {
    fn new(events: Sender<ListeningEvent>, model: String) -> Self {
        Self {
            events,
            model,
            hearing: None,
            unknown: Vec::new(),
            health: None,
        }
    }

    fn hear(&mut self, event: HelperEvent<ToListener, FromListener>) {
        match event {
            HelperEvent::Sent(ToListener::Begin { id, .. }) => self.hearing = Some(id),
            HelperEvent::Sent(ToListener::Reset) => self.hearing = None,
            HelperEvent::Refused(ToListener::Begin { id, .. }) => self.send(ListeningEvent::Unheard(id)),
            HelperEvent::Up | HelperEvent::Sent(_) | HelperEvent::Refused(_) => {}
            HelperEvent::Reported(report) => self.report(report),
            HelperEvent::Down(health) => {
                self.give_up_hearing();
                self.change(health);
            }
        }
    }

    fn report(&mut self, report: FromListener) {
        match report {
            FromListener::Ready { unknown, .. } => {
                // The same words are asked of each model.
                if !unknown.is_empty() && unknown != self.unknown {
                    self.unknown.clone_from(&unknown);
                    self.send(ListeningEvent::CannotHear(unknown));
                }
                let name = self.model.clone();
                self.change(Health::Ready { name });
            }
            FromListener::Failed { why } => {
                self.give_up_hearing();
                self.change(Health::Missing { why });
            }
            // What a hearing says that was replaced or forgotten is late.
            FromListener::Begun { id } if self.hearing == Some(id) => self.send(ListeningEvent::Begun(id)),
            FromListener::Partial(partial) if self.hearing == Some(partial.id) => {
                self.send(ListeningEvent::Partial(partial));
            }
            FromListener::Unheard { id } if self.hearing == Some(id) => self.give_up_hearing(),
            FromListener::Heard(heard) if self.hearing == Some(heard.id) => {
                if heard.is_last {
                    self.hearing = None;
                }
                self.send(ListeningEvent::Heard(heard));
            }
            FromListener::Begun { .. }
            | FromListener::Partial(_)
            | FromListener::Unheard { .. }
            | FromListener::Heard(_) => {}
        }
    }

    fn give_up_hearing(&mut self) {
        if let Some(id) = self.hearing.take() {
            self.send(ListeningEvent::Unheard(id));
        }
    }

    fn change(&mut self, health: Health) {
        if self.health.as_ref() != Some(&health) {
            self.health = Some(health.clone());
            self.send(ListeningEvent::Health(health));
        }
    }

    fn send(&self, event: ListeningEvent) {
        // Without a listener the program is ending.
        let _ = self.events.send(event);
    }
}

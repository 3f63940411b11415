//! A helper that a test plays: neither a process nor a thread, so that nothing happens until the test says so.

use std::sync::mpsc::{self, Receiver};

use super::watch::ToWatch;
use super::{Asker, Helper, HelperEvent};
use ansage_wire::Health;

/// The other end of a [`Helper`] without a program.
pub struct PlayedHelper<Request, Report> {
    asked: Receiver<ToWatch<Request, Report>>,
    standing: Option<Request>,
    hear: Box<dyn FnMut(HelperEvent<Request, Report>) + Send>,
    is_up: bool,
}

impl<Request: Clone + Send + 'static, Report: Send + 'static> PlayedHelper<Request, Report> {
    /// Returns a helper that has not been started, and its other end; `hear` hears its events, and is made of a way to ask it.
    pub fn new<Hear>(
        standing: Option<Request>,
        hear: impl FnOnce(Asker<Request, Report>) -> Hear,
    ) -> (Helper<Request, Report>, Self)
    where
        Hear: FnMut(HelperEvent<Request, Report>) + Send + 'static,
    {
        let (watch, asked) = mpsc::channel();
        let hear = Box::new(hear(Asker(watch.clone())));
        // Nothing is waited for when it is closed.
        let (_, watching) = mpsc::channel();
        let played = Self {
            asked,
            standing,
            hear,
            is_up: false,
        };
        (Helper { watch, watching }, played)
    }

    /// Returns true from its start to its death.
    pub fn is_up(&self) -> bool {
        self.is_up
    }

    /// Starts it; returns its standing request.
    pub fn start(&mut self) -> Option<Request> {
        self.is_up = true;
        (self.hear)(HelperEvent::Up);
        self.standing.clone()
    }

    /// Takes what it was asked since; what it is asked while it is not up is refused.
    pub fn take_requests(&mut self) -> Vec<Request> {
        let mut taken = Vec::new();
        while let Ok(message) = self.asked.try_recv() {
            let request = match message {
                ToWatch::Asked(request) => request,
                ToWatch::Standing(request) => {
                    self.standing = Some(request.clone());
                    request
                }
                ToWatch::Dismissed | ToWatch::Output { .. } => continue,
            };
            if self.is_up {
                (self.hear)(HelperEvent::Sent(request.clone()));
                taken.push(request);
            } else {
                (self.hear)(HelperEvent::Refused(request));
            }
        }
        taken
    }

    /// Reports something.
    pub fn report(&mut self, report: Report) {
        (self.hear)(HelperEvent::Reported(report));
    }

    /// Dies; what it was asked and has not answered is void.
    pub fn die(&mut self, health: Health) {
        self.is_up = false;
        (self.hear)(HelperEvent::Down(health));
    }
}

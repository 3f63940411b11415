//! The sound of a game that is over, or goes on elsewhere: walked by ear, and nothing is recorded.

use std::sync::Arc;

use crate::desk::report::policy::{Information, Policy};
use crate::desk::{Conversation, Desk, DeskSettings, Effect, Input, OpenError, Page, Progress, View};
use crate::game::{Moment, Recorded, Reopening};
use crate::language::{CommandMatch, CommandWord, Message, Voices};

/// The tape of a journal, on its own. Enter goes on to the next clip, a number to that of a move.
pub struct Playback {
    desk: Desk,
}

impl Playback {
    /// Opens the tape of a journal; `at`, as `23` or `23w`, is played at once.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the journal holds no game or the settings name something that is not there.
    pub fn open(
        journal: &[Recorded],
        settings: DeskSettings,
        voices: Arc<Voices>,
        at: Option<&str>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let last = journal.last().map_or(Moment(0), |it| it.at);
        // What a game says when it is taken up again is said of no tape.
        let (desk, _greetings) = Desk::resume(journal, settings, voices, last, Reopening::default())?;
        let mut playback = Self { desk };
        playback.welcome();
        if let Some(at) = at {
            playback.desk.table.play(at);
        }
        let effects = playback.desk.table.outbox.take();
        Ok((playback, effects))
    }

    /// Returns true if `23` or `23w` names a half-move that has sound.
    pub fn has(&self, at: &str) -> bool {
        !self.desk.table.clips_named(at).is_empty()
    }

    fn welcome(&mut self) {
        let message = Message::PlayWelcome {
            count: self.desk.table.tape.clips.len().into(),
        };
        self.desk.table.say(Information::Program, &message);
    }

    fn line(&mut self, line: &str) {
        let line = line.trim();
        if line.is_empty() {
            self.desk.table.play_next();
        } else if line == "?" {
            self.welcome();
        } else if line.starts_with('/') {
            self.command(line);
        } else {
            self.desk.table.play(line);
        }
    }

    fn command(&mut self, line: &str) {
        use CommandWord as C;
        let voices = self.desk.table.speaker.voices();
        let word = match voices
            .commands()
            .find(line, &[self.desk.table.speaker.settings().reports.as_str()])
        {
            CommandMatch::One(word, _) => Some(word),
            CommandMatch::Several(_) | CommandMatch::None => None,
        };
        match word {
            Some(C::Play | C::PlayNext | C::PlayPrevious | C::PlayLast | C::PlaySpeed)
            | Some(C::Sheet | C::Repeat | C::RepeatEar | C::SpellEar | C::Quit)
            | None => self.desk.command_line(line, false),
            // Nothing is played on here.
            Some(_) => self.welcome(),
        }
    }
}

impl Conversation for Playback {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let mut effects = match input {
            Input::Line(line) | Input::Piped(line) => {
                self.line(&line);
                self.desk.table.outbox.take()
            }
            Input::Key(_) => {
                self.welcome();
                self.desk.table.outbox.take()
            }
            Input::Touched
            | Input::Echo(_)
            | Input::Ended(_)
            | Input::Unspoken(_)
            | Input::Unplayed(..)
            | Input::Health(..)
            | Input::Wake => self.desk.handle(at, input),
            _ => Vec::new(),
        };
        effects.retain(|it| !matches!(it, Effect::Record(_) | Effect::Keep(_)));
        effects
    }

    fn next_wake(&self) -> Option<Moment> {
        None
    }

    fn view(&self) -> View {
        let prompt = self.desk.table.speaker.text(&Message::PlayPrompt);
        View {
            prompt: if self.desk.table.quitting {
                String::new()
            } else {
                prompt
            },
            ..View::default()
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            clock_runs: false,
            is_over: true,
        }
    }

    fn page(&self, at: Moment) -> Page {
        self.desk.page(at)
    }

    fn set_policy(&mut self, policy: Policy) {
        self.desk.set_policy(policy);
    }
}

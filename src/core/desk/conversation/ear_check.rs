//! The check by ear: every output device says what it is, the person says who hears it, and the settings keep that.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::type_ahead::{NextTyped, TypeAhead};
use crate::desk::report::policy::{Information, Policy};
use crate::desk::report::telling::Telling;
use crate::desk::{BrailleLine, Conversation, DeviceOrder, DeviceOutcome, DisplayCells, Effect, Input, OpenError};
use crate::game::Moment;
use crate::language::{Message, Voices};

/// Who hears a device; digits, for they are the same on every keyboard and in every language.
const ONE_PERSON: &str = "1";
const EVERYBODY: &str = "2";
const NOBODY: &str = "3";
const SIDES: &str = "4";
const STOP: &str = "q";
/// Keeps the choice.
const KEEP: &str = "1";

/// A device on which somebody may be heard, and one person alone.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Output {
    /// Its name, as the settings have it.
    pub name: String,
    /// What the system calls it when it talks to people.
    pub description: Option<String>,
    /// True if it has a left and a right, each for one person.
    pub has_sides: bool,
}

impl Output {
    /// Returns what it is called in front of people.
    fn called(&self) -> &str {
        self.description.as_deref().unwrap_or(&self.name)
    }
}

/// Who hears which device, by the names of the settings.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ChosenOutputs {
    /// The earphone.
    pub ear: Option<String>,
    /// The loudspeaker.
    pub room: Option<String>,
}

/// Has one device after the other heard, and asks who hears it.
pub struct EarCheck {
    voice: PrivateVoice,
    waiting: VecDeque<Output>,
    chosen: ChosenOutputs,
    /// The settings that will keep the choice, as people read it.
    path: String,
    step: Step,
    typed: TypeAhead,
}

/// Where the check is.
enum Step {
    /// A device is opened that is asked about.
    Opening(Output),
    /// It was asked who hears it.
    WhoHears(Output),
    /// A device is opened on which it is asked whether the choice is kept.
    OpeningToKeep,
    /// It was asked whether the choice is kept.
    WhetherToKeep,
    Over,
}

impl EarCheck {
    /// Begins with the first of the devices, or says why there is none; `cells` are those of the Braille display, if one is used.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        outputs: Result<Vec<Output>, Message>,
        path: String,
        reports: String,
        voices: Arc<Voices>,
        cells: Option<&DisplayCells>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let mut check = Self {
            voice: PrivateVoice::new(voices, reports, true)?.felt_in(cells),
            waiting: VecDeque::new(),
            chosen: ChosenOutputs::default(),
            path,
            step: Step::Over,
            typed: TypeAhead::default(),
        };
        match outputs {
            Ok(outputs) if outputs.is_empty() => check.end(&Message::ByEarNoDevices),
            Ok(outputs) => {
                check.show(&Message::ByEarBegin {
                    count: outputs.len().into(),
                });
                check.waiting = outputs.into();
                check.go_on();
            }
            Err(why) => check.end(&Message::ByEarNoSpeaker { why: why.into() }),
        }
        let effects = check.voice.take();
        Ok((check, effects))
    }

    /// Opens the next device; after the last it is asked whether the choice is kept.
    fn go_on(&mut self) {
        match self.waiting.pop_front() {
            Some(output) => {
                self.voice.order(DeviceOrder::OpenOutput(output.name.clone()));
                self.step = Step::Opening(output);
            }
            None => self.confirm(),
        }
    }

    fn opened(&mut self, opened: Result<(), Message>) {
        match (std::mem::replace(&mut self.step, Step::Over), opened) {
            (Step::Opening(output), Ok(())) => self.who_hears(output),
            // One that is not heard is not asked about.
            (Step::Opening(output), Err(why)) => {
                self.show(&Message::ByEarSilent {
                    device: output.called().into(),
                    why: why.into(),
                });
                self.go_on();
            }
            (Step::OpeningToKeep, opened) => {
                // Not to be heard here is no reason not to ask: it stands written. Names and paths are for the eye and the
                // finger; the ear has heard each device already.
                if opened.is_ok() {
                    let asked = self.voice.text(&Message::ByEarKeepSaid);
                    let spoken = self.voice.plain(Information::Program, asked).spoken;
                    self.voice
                        .tell(Telling::new(Information::Program, String::new(), spoken));
                }
                self.step = Step::WhetherToKeep;
            }
            (step, _) => self.step = step,
        }
    }

    /// Has a device say what it is.
    fn who_hears(&mut self, output: Output) {
        let asked = match output.has_sides {
            true => Message::ByEarWhoOrSides,
            false => Message::ByEarWho,
        };
        let named = Message::ByEarDevice {
            device: output.called().into(),
        };
        let said = format!("{} {}", self.voice.text(&named), self.voice.text(&asked));
        let telling = self.voice.plain(Information::Program, said);
        self.voice.tell(telling);
        self.step = Step::WhoHears(output);
    }

    /// Takes what was typed, as far as it was asked for.
    fn take_typed(&mut self) {
        while matches!(self.step, Step::WhoHears(_) | Step::WhetherToKeep)
            && let Some(typed) = self.typed.take()
        {
            let answer = match &typed {
                NextTyped::Line(line) => line,
                NextTyped::Nobody => STOP,
            };
            self.voice.hush();
            match std::mem::replace(&mut self.step, Step::Over) {
                Step::WhoHears(output) => self.heard_by(output, answer),
                Step::WhetherToKeep => self.decide(answer),
                step => self.step = step,
            }
        }
    }

    fn heard_by(&mut self, output: Output, answer: &str) {
        match answer {
            ONE_PERSON => self.chosen.ear = Some(output.name),
            EVERYBODY => self.chosen.room = Some(output.name),
            SIDES if output.has_sides => {
                for (side, word) in [("right", Message::ByEarRight), ("left", Message::ByEarLeft)] {
                    self.waiting.push_front(self.side(&output, side, &word));
                }
            }
            NOBODY => {}
            STOP => self.waiting.clear(),
            // Nothing of the kind, or nothing at all: it is heard once more.
            _ => self.waiting.push_front(output),
        }
        self.go_on();
    }

    fn side(&self, output: &Output, side: &str, word: &Message) -> Output {
        let word = self.voice.text(word);
        Output {
            name: format!("{}:{side}", output.name),
            description: Some(format!("{}, {word}", output.called())),
            has_sides: false,
        }
    }

    fn confirm(&mut self) {
        let Some(heard_on) = self.chosen.ear.clone().or_else(|| self.chosen.room.clone()) else {
            return self.end(&Message::ByEarNothing);
        };
        let name = |it: &Option<String>| it.clone().unwrap_or_else(|| self.voice.text(&Message::ByEarNone));
        let found = Message::ByEarFound {
            ear: name(&self.chosen.ear),
            room: name(&self.chosen.room),
        };
        self.show(&found);
        self.show(&Message::ByEarKeep {
            path: self.path.clone(),
        });
        self.voice.order(DeviceOrder::OpenOutput(heard_on));
        self.step = Step::OpeningToKeep;
    }

    fn decide(&mut self, answer: &str) {
        if answer != KEEP {
            return self.end(&Message::ByEarNotKept);
        }
        self.voice.order(DeviceOrder::KeepOutputs(self.chosen.clone()));
        self.end(&Message::ByEarKept {
            path: self.path.clone(),
        });
    }

    fn end(&mut self, message: &Message) {
        self.step = Step::Over;
        self.show(message);
        self.voice.quit();
    }

    /// Tells in text alone: no device is open, or the one that is has said what it is.
    fn show(&mut self, message: &Message) {
        let written = self.voice.text(message);
        self.voice.tell(Telling::new(Information::Program, written, Vec::new()));
    }
}

impl Conversation for EarCheck {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let Some(input) = self.voice.receive(at, input) else {
            return self.voice.take();
        };
        match input {
            Input::Line(line) | Input::Piped(line) => self.typed.keep(&self.voice.in_print(line)),
            Input::Leaving => self.typed.leave(),
            Input::Outcome(DeviceOutcome::OutputOpened(opened)) => self.opened(opened),
            // How each device is, is what is asked here.
            Input::Health(..) => {}
            input => self.voice.attend(input),
        }
        self.take_typed();
        self.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        None
    }

    fn braille(&self) -> Option<BrailleLine> {
        self.voice.braille()
    }

    fn set_policy(&mut self, policy: Policy) {
        self.voice.set_policy(policy);
    }
}

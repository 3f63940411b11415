//! The check by ear: every output device says what it is, the person says who hears it, and the settings keep that.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::private_voice_input::PrivateVoiceInputSettings;
use crate::desk::conversation::spoken_answers::{AnswerOutcome, SpokenAnswers, SpokenMeaning, without_moves};
use crate::desk::conversation::type_ahead::{NextTyped, TypeAhead};
use crate::desk::report::policy::{Information, Policy};
use crate::desk::report::telling::Telling;
use crate::desk::voice_input::listens::{AskedNow, Listens, MayBeSaid};
use crate::desk::{
    BrailleLine, Conversation, DeviceOrder, DeviceOutcome, DisplayCells, Effect, Input, OpenError, View,
};
use crate::game::Moment;
use crate::language::listen::{Meaning, Spoken};
use crate::language::{CommandWord, Message, Voices};

/// Who hears a device; digits, for they are the same on every keyboard and in every language.
const ONE_PERSON: &str = "1";
const EVERYBODY: &str = "2";
const NOBODY: &str = "3";
const SIDES: &str = "4";
const STOP: &str = "q";
const AGAIN: &str = "";
/// Keeps the choice.
const KEEP: &str = "1";
const LEAVE: &str = "";

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
    aloud: SpokenAnswers<&'static str>,
}

/// How somebody who chooses devices by ear answers beside lines that are typed.
#[derive(Clone, Debug, Default)]
pub struct EarCheckSettings {
    /// The cells of the Braille display; `None` where none is used.
    pub cells: Option<DisplayCells>,
    /// How answers are heard that are said aloud; `None` where nobody listens.
    pub listen: Option<PrivateVoiceInputSettings>,
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
    /// Begins with the first of the devices, or says why there is none.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        outputs: Result<Vec<Output>, Message>,
        path: String,
        reports: String,
        voices: Arc<Voices>,
        settings: EarCheckSettings,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let mut check = Self {
            voice: PrivateVoice::new(voices, reports, true)?.felt_in(settings.cells.as_ref()),
            waiting: VecDeque::new(),
            chosen: ChosenOutputs::default(),
            path,
            step: Step::Over,
            typed: TypeAhead::default(),
            aloud: SpokenAnswers::new(settings.listen),
        };
        match outputs {
            Ok(outputs) if outputs.is_empty() => check.end(&Message::ByEarNoDevices),
            Ok(outputs) => {
                check.show(&Message::ByEarBegin {
                    count: outputs.len().into(),
                });
                check.help_aloud();
                check.waiting = outputs.into();
                check.go_on();
            }
            Err(why) => check.end(&Message::ByEarNoSpeaker { why: why.into() }),
        }
        let effects = check.voice.take();
        Ok((check, effects))
    }

    fn help_aloud(&mut self) {
        let Some(how) = self.aloud.how() else { return };
        let word = |it| self.aloud.word_for(it, &self.voice);
        let aloud = Message::ByEarAloud {
            again: word(Spoken::Command(CommandWord::Repeat)),
            on: word(Spoken::Ends),
            stop: word(Spoken::Command(CommandWord::Cancel)),
        };
        self.show(&how);
        self.show(&aloud);
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
                // Not to be heard here is no reason not to ask: it stands written.
                match opened {
                    Ok(()) => self.ask_whether_to_keep(),
                    Err(_) => self.step = Step::WhetherToKeep,
                }
            }
            (step, _) => self.step = step,
        }
    }

    /// Asks whether the choice is kept. Names and paths are for the eye and the finger; the ear has heard each device already.
    fn ask_whether_to_keep(&mut self) {
        let asked = self.voice.text(&Message::ByEarKeepSaid);
        let spoken = self.voice.plain(Information::Program, asked).spoken;
        self.voice
            .tell(Telling::new(Information::Program, String::new(), spoken));
        self.step = Step::WhetherToKeep;
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
            self.answered(answer);
        }
    }

    fn answered(&mut self, answer: &str) {
        self.voice.hush();
        match std::mem::replace(&mut self.step, Step::Over) {
            Step::WhoHears(output) => self.heard_by(output, answer),
            Step::WhetherToKeep => self.decide(answer),
            step => self.step = step,
        }
    }

    /// Has what is asked heard once more.
    fn ask_again(&mut self) {
        match std::mem::replace(&mut self.step, Step::Over) {
            Step::WhoHears(output) => self.who_hears(output),
            Step::WhetherToKeep => self.ask_whether_to_keep(),
            step => self.step = step,
        }
    }

    fn may_be_said(&self) -> MayBeSaid {
        without_moves(AskedNow::Numbered(match &self.step {
            Step::WhoHears(output) if output.has_sides => 4,
            Step::WhoHears(_) => 3,
            Step::WhetherToKeep => 1,
            Step::Opening(_) | Step::OpeningToKeep | Step::Over => 0,
        }))
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

    fn attend(&mut self, input: Input) {
        match input {
            Input::Line(line) | Input::Piped(line) => self.typed.keep(&self.voice.in_print(line)),
            Input::Leaving => self.typed.leave(),
            Input::Outcome(DeviceOutcome::OutputOpened(opened)) => self.opened(opened),
            // How each device is, is what is asked here.
            Input::Health(..) => {}
            input => self.voice.attend(input),
        }
    }

    /// Tells in text alone: no device is open, or the one that is has said what it is.
    fn show(&mut self, message: &Message) {
        let written = self.voice.text(message);
        self.voice.tell(Telling::new(Information::Program, written, Vec::new()));
    }
}

/// Returns what is meant by something that was said: the same that is typed.
fn meant(meaning: Meaning, step: &Step) -> SpokenMeaning<&'static str> {
    const NUMBERS: [&str; 4] = [ONE_PERSON, EVERYBODY, NOBODY, SIDES];
    match (meaning, step) {
        (Meaning::Number(number), _) => {
            let typed = number.checked_sub(1).and_then(|it| NUMBERS.get(it));
            typed.map_or(SpokenMeaning::Nothing, |it| SpokenMeaning::ReadBack(*it))
        }
        (Meaning::LeftOpen, Step::WhoHears(_)) => SpokenMeaning::ReadBack(NOBODY),
        (Meaning::LeftOpen, Step::WhetherToKeep) => SpokenMeaning::ReadBack(LEAVE),
        (Meaning::Command(CommandWord::Cancel), Step::WhoHears(_) | Step::WhetherToKeep) => {
            SpokenMeaning::ReadBack(STOP)
        }
        (Meaning::Command(CommandWord::Repeat | CommandWord::RepeatEar), Step::WhoHears(_)) => {
            SpokenMeaning::AtOnce(AGAIN)
        }
        _ => SpokenMeaning::Nothing,
    }
}

impl Conversation for EarCheck {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let Some(input) = self.voice.receive(at, input) else {
            return self.voice.take();
        };
        let may_be_said = self.may_be_said();
        let meant = |it| meant(it, &self.step);
        match self.aloud.receive(input, &mut self.voice, &may_be_said, meant) {
            AnswerOutcome::Answer(answer) => self.answered(answer),
            AnswerOutcome::AskAgain => self.ask_again(),
            AnswerOutcome::Done => {}
            AnswerOutcome::NotSpoken(input) => self.attend(input),
        }
        self.take_typed();
        self.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        self.aloud.wakes_at(&self.voice)
    }

    fn view(&self) -> View {
        self.aloud.view(&self.voice)
    }

    fn listens(&self) -> Option<Listens> {
        self.aloud.listens(self.may_be_said(), &self.voice)
    }

    fn braille(&self) -> Option<BrailleLine> {
        self.voice.braille()
    }

    fn set_policy(&mut self, policy: Policy) {
        self.voice.set_policy(policy);
    }
}

//! A list of questions that is gone through by keys, by voice or at the display: what is entered or said answers what is asked.

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::spoken_answers::{AnswerOutcome, SpokenAnswers, SpokenMeaning};
use crate::desk::report::policy::Policy;
use crate::desk::voice_input::listens::{Listens, MayBeSaid};
use crate::desk::{BrailleLine, Conversation, DeviceOutcome, Effect, Input, View};
use crate::game::Moment;
use crate::language::listen::Meaning;
use crate::language::{CommandWord, Message};

/// The commands of a list that has no more of its own.
pub(in crate::desk) const COMMANDS: [CommandWord; 7] = [
    CommandWord::Correct,
    CommandWord::Repeat,
    CommandWord::RepeatEar,
    CommandWord::Help,
    CommandWord::Quit,
    CommandWord::Stop,
    CommandWord::Cancel,
];

/// What a list asks, and what its answers do; how they arrive is the same for all.
pub(in crate::desk) trait Questionnaire {
    /// An answer that was said aloud.
    type Answer;

    /// Returns who tells the questions.
    fn voice(&self) -> &PrivateVoice;

    /// Returns who hears the answers.
    fn aloud(&self) -> &SpokenAnswers<Self::Answer>;

    /// Returns both, to hear and to tell.
    fn both(&mut self) -> (&mut SpokenAnswers<Self::Answer>, &mut PrivateVoice);

    /// Returns what may be said now.
    fn may_be_said(&self) -> MayBeSaid;

    /// Returns what is meant by something that was said.
    fn meant(meaning: Meaning) -> SpokenMeaning<Self::Answer>;

    /// Takes an answer that was said, and confirmed where that is needed.
    fn answered_aloud(&mut self, answer: Self::Answer);

    /// Asks what is open once more.
    fn ask(&mut self);

    /// Returns the sentence that refuses a line which begins as a command and is none here; by default every line is an answer.
    fn no_command(&self, _line: &str) -> Option<Message> {
        None
    }

    /// Takes a line.
    fn line(&mut self, line: &str);

    /// Somebody leaves.
    fn leave(&mut self);

    /// Takes what came of an order.
    fn came_of_an_order(&mut self, _outcome: DeviceOutcome) {}

    /// Returns true if the list ends once all has been said.
    fn is_over(&self) -> bool {
        false
    }
}

impl<Q: Questionnaire> Conversation for Q {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let may_be_said = self.may_be_said();
        let was_over = self.is_over();
        let (aloud, voice) = self.both();
        if let Some(input) = voice.receive(at, input) {
            let outcome = aloud.receive(input, voice, &may_be_said, Q::meant);
            answered(self, outcome, was_over);
        }
        let is_over = self.is_over();
        let voice = self.both().1;
        if is_over && !voice.is_speaking() && !voice.is_being_felt() && !voice.is_over() {
            voice.quit();
        }
        voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        let last_word = self.voice().falls_silent_at().filter(|_| self.is_over());
        [self.aloud().wakes_at(self.voice()), last_word]
            .into_iter()
            .flatten()
            .min()
    }

    fn view(&self) -> View {
        self.aloud().view(self.voice())
    }

    fn listens(&self) -> Option<Listens> {
        self.aloud().listens(self.may_be_said(), self.voice())
    }

    fn braille(&self) -> Option<BrailleLine> {
        self.voice().braille()
    }

    fn set_policy(&mut self, policy: Policy) {
        self.both().1.set_policy(policy);
    }
}

fn answered<Q: Questionnaire>(list: &mut Q, outcome: AnswerOutcome<Q::Answer>, was_over: bool) {
    match outcome {
        AnswerOutcome::Answer(answer) => list.answered_aloud(answer),
        AnswerOutcome::AskAgain => list.ask(),
        AnswerOutcome::Done => {}
        // Nothing is asked any more, and whoever reads the last sentence has let it go.
        AnswerOutcome::NotSpoken(Input::Line(_) | Input::Piped(_)) if was_over => {
            let voice = list.both().1;
            if voice.is_speaking() {
                voice.hush();
            }
        }
        AnswerOutcome::NotSpoken(Input::Line(line) | Input::Piped(line)) => {
            let line = list.voice().in_print(line);
            let line = line.trim();
            match list.no_command(line) {
                Some(why) => refused(list, &why),
                None => list.line(line),
            }
        }
        AnswerOutcome::NotSpoken(Input::Outcome(outcome)) => list.came_of_an_order(outcome),
        AnswerOutcome::NotSpoken(Input::Leaving) => list.leave(),
        AnswerOutcome::NotSpoken(input) => list.both().1.attend(input),
    }
}

/// Says why a line is not taken, and asks the same again.
fn refused<Q: Questionnaire>(list: &mut Q, why: &Message) {
    let voice = list.both().1;
    if voice.is_speaking() {
        voice.hush();
    }
    voice.say(why);
    list.ask();
}

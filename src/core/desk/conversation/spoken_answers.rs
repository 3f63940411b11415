//! Answers that are said aloud: what was understood is read back, and counts when it is confirmed.

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::private_voice_input::{PrivateVoiceInput, PrivateVoiceInputSettings, Understood, hears};
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::{AskedNow, Listens, MayBeSaid, TalkNumber};
use crate::desk::{Input, View};
use crate::game::{Moment, Position};
use crate::language::listen::{Heard, Meaning, Outcome, Spoken, Unheard, explain};
use crate::language::{Message, Phrase, Sight, Value, fold};

/// Drops what was read back; the key Escape sends it.
const CANCEL: &str = "/cancel";

/// Hears answers, where somebody is listened to.
pub(in crate::desk) struct SpokenAnswers<A> {
    input: Option<PrivateVoiceInput>,
    /// What was read back and is not confirmed yet.
    read_back: Option<A>,
    /// When something was answered last: what was begun before was said to another question.
    answered_at: Moment,
}

/// What was said, as an answer to what is asked.
pub(in crate::desk) enum SpokenMeaning<A> {
    /// It changes nothing, and counts at once.
    AtOnce(A),
    /// It counts when it has been confirmed; it is read back as it was said.
    ReadBack(A),
    /// It counts when it has been confirmed; in these words it is read back.
    ReadBackAs(A, Phrase),
    /// It answers nothing here.
    Nothing,
}

/// What comes of an input.
pub(in crate::desk) enum AnswerOutcome<A> {
    /// This is the answer.
    Answer(A),
    /// What was read back was not meant: the question is asked again.
    AskAgain,
    /// All that was to be done is done.
    Done,
    /// It is no matter of hearing.
    NotSpoken(Input),
}

impl<A> SpokenAnswers<A> {
    /// Listens as the settings say; to nobody if there are none.
    pub(in crate::desk) fn new(settings: Option<PrivateVoiceInputSettings>) -> Self {
        Self {
            input: settings.map(PrivateVoiceInput::new),
            read_back: None,
            answered_at: Moment(0),
        }
    }

    /// Returns how one is listened to, if one is.
    pub(in crate::desk) fn how(&self) -> Option<Message> {
        self.input.as_ref().map(PrivateVoiceInput::how)
    }

    /// Returns how something is said to which one listens.
    pub(in crate::desk) fn word_for(&self, spoken: Spoken, voice: &PrivateVoice) -> Value {
        let input = self.input.as_ref();
        let word = input.and_then(|it| voice.voices().spoken(it.lexicon())?.usual(spoken));
        self.in_words(word.unwrap_or_default().to_owned())
    }

    /// Returns the line at which an answer is typed, where keys are heard one by one.
    pub(in crate::desk) fn view(&self, voice: &PrivateVoice) -> View {
        let prompt = match self.input {
            Some(_) if !voice.is_over() => voice.text(&Message::AnswerPrompt),
            _ => String::new(),
        };
        View {
            prompt,
            ..View::default()
        }
    }

    /// Takes an input; `may_be_said` is what is listened to now, and `meant` tells what it answers.
    pub(in crate::desk) fn receive(
        &mut self,
        input: Input,
        voice: &mut PrivateVoice,
        may_be_said: &MayBeSaid,
        meant: impl Fn(Meaning) -> SpokenMeaning<A>,
    ) -> AnswerOutcome<A> {
        let outcome = self.take(input, voice, may_be_said, meant);
        if let AnswerOutcome::Answer(_) | AnswerOutcome::NotSpoken(Input::Line(_)) = outcome {
            self.answered_at = voice.now();
        }
        outcome
    }

    fn take(
        &mut self,
        input: Input,
        voice: &mut PrivateVoice,
        may_be_said: &MayBeSaid,
        meant: impl Fn(Meaning) -> SpokenMeaning<A>,
    ) -> AnswerOutcome<A> {
        let Some(listening) = &mut self.input else {
            return AnswerOutcome::NotSpoken(input);
        };
        match input {
            Input::Talk(key) => listening.talk_key(key, voice),
            Input::Spoken(number, heard) => return self.spoken(number, &heard, voice, may_be_said, meant),
            Input::Health(device, health) if hears(device) => {
                if let Some(message) = listening.note_health(device, &health) {
                    let telling = voice.report(Information::DeviceHealth, &message);
                    voice.tell(telling);
                }
            }
            Input::Wake => {
                listening.wake(voice.now());
                return AnswerOutcome::NotSpoken(Input::Wake);
            }
            Input::Line(line) => return self.confirmed(line, voice),
            input => return AnswerOutcome::NotSpoken(input),
        }
        AnswerOutcome::Done
    }

    fn spoken(
        &mut self,
        number: Option<TalkNumber>,
        heard: &Heard,
        voice: &mut PrivateVoice,
        may_be_said: &MayBeSaid,
        meant: impl Fn(Meaning) -> SpokenMeaning<A>,
    ) -> AnswerOutcome<A> {
        let listening = self.input.as_mut();
        let understood = listening.and_then(|it| it.understand(number, heard, may_be_said, voice));
        let Some(Understood { began, heard, judged }) = understood else {
            return AnswerOutcome::Done;
        };
        if began < self.answered_at {
            let words = heard.likeliest_text();
            voice.say(&Message::NoAnswer { words });
            return AnswerOutcome::Done;
        }
        let meanings = match &judged.outcome {
            Outcome::Clear(meaning) => std::slice::from_ref(meaning),
            Outcome::Ask(asked) => asked.meanings.as_slice(),
            Outcome::Nothing(_) => &[],
        };
        // Whatever else is said takes the place of what was read back, understood or not; noise does not.
        let before = match judged.outcome {
            Outcome::Nothing(Unheard::Silence | Unheard::Junk | Unheard::TooShort) => None,
            _ => self.read_back.take(),
        };
        let message = match (meanings, before) {
            ([Meaning::Yes], Some(answer)) => return AnswerOutcome::Answer(answer),
            ([Meaning::No], Some(_)) => return AnswerOutcome::AskAgain,
            ([meaning], _) => match meant(*meaning) {
                SpokenMeaning::AtOnce(answer) => return AnswerOutcome::Answer(answer),
                SpokenMeaning::ReadBack(answer) => {
                    self.read_back = Some(answer);
                    let said = judged.readings.iter().find(|it| it.meaning == *meaning);
                    let said = said.map(|it| it.said.join(" ")).unwrap_or_default();
                    Message::ReadBack { m: self.in_words(said) }
                }
                SpokenMeaning::ReadBackAs(answer, phrase) => {
                    self.read_back = Some(answer);
                    Message::ReadBack { m: phrase.into() }
                }
                SpokenMeaning::Nothing => Message::NoAnswer {
                    words: heard.likeliest_text(),
                },
            },
            _ => match &judged.outcome {
                Outcome::Nothing(Unheard::NotUnderstood | Unheard::NotAsked) => Message::NoAnswer {
                    words: heard.likeliest_text(),
                },
                outcome => explain(&heard, &judged.readings, outcome, false),
            },
        };
        voice.say(&message);
        AnswerOutcome::Done
    }

    /// Takes a line: Enter and yes confirm what was read back, no drops it, and whatever else is typed takes its place. Escape
    /// ends nothing, read back or not: it is too near at hand.
    fn confirmed(&mut self, line: String, voice: &PrivateVoice) -> AnswerOutcome<A> {
        if fold(line.trim()) == CANCEL {
            self.read_back = None;
            return AnswerOutcome::AskAgain;
        }
        let Some(answer) = self.read_back.take() else {
            return AnswerOutcome::NotSpoken(Input::Line(line));
        };
        let text = line.trim();
        let is_one_of = |list| voice.voices().is_listed(voice.reports(), list, text);
        if text.is_empty() || is_one_of(&Message::YesWords) {
            AnswerOutcome::Answer(answer)
        } else if is_one_of(&Message::NoWords) {
            AnswerOutcome::AskAgain
        } else {
            AnswerOutcome::NotSpoken(Input::Line(line))
        }
    }

    /// Returns a text as words of the language in which answers are said.
    fn in_words(&self, written: String) -> Value {
        match &self.input {
            Some(input) => input.in_words(written).into(),
            None => written.into(),
        }
    }

    /// Returns what may be said now, and whether anybody listens; `None` where nobody ever does.
    pub(in crate::desk) fn listens(&self, may_be_said: MayBeSaid, voice: &PrivateVoice) -> Option<Listens> {
        let attention = self.input.as_ref()?.attention(voice);
        Some(Listens { may_be_said, attention })
    }

    /// Returns when what is listened to changes by itself.
    pub(in crate::desk) fn wakes_at(&self, voice: &PrivateVoice) -> Option<Moment> {
        self.input.as_ref()?.wakes_at(voice)
    }
}

/// Returns what may be said where moves mean nothing.
pub(in crate::desk) fn without_moves(asked: AskedNow) -> MayBeSaid {
    MayBeSaid {
        position: Position::start(),
        sight: Sight::Movement,
        asked,
    }
}

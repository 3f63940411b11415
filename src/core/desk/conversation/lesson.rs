//! The lesson in which the recogniser learns one person's voice: words are asked for, and whole announcements that tell
//! whether what was learned is any good.

use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::takes::{Came, Takes, Then};
use crate::desk::conversation::type_ahead::NextTyped;
use crate::desk::report::policy::Policy;
use crate::desk::{
    BrailleLine, Conversation, Device, DeviceOrder, DeviceOutcome, DisplayCells, Effect, Input, Learned, OpenError,
    TakeExtent, TakeOrder, TakeOutcome,
};
use crate::game::Moment;
use crate::language::{Message, Phrase, Voices, fold};
use ansage_wire::Health;

/// What is typed to stop, Escape among it.
const STOP: [&str; 2] = ["q", "\u{1b}"];
/// Has a word said again.
const AGAIN: &str = "r";
/// A word is asked for again so often and no more: then it is left out.
const REPEATS: usize = 2;
/// How many words are said in a minute, with the asking.
const TAKES_PER_MINUTE: usize = 20;

/// How a lesson is given.
#[derive(Clone, Debug)]
pub struct LessonSettings {
    /// Language of all but the words.
    pub reports: String,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// How often each word is asked for.
    pub rounds: usize,
    /// True if everything has been recorded before: nobody is asked, and nothing is said again.
    pub is_recorded: bool,
    /// Of fewer announcements nothing can be said.
    pub least_announcements: usize,
    /// Where recordings are kept, if the person wants that.
    pub keeps: Option<KeptRecordings>,
    /// The cells of the Braille display; `None` where none is used.
    pub cells: Option<DisplayCells>,
}

/// Where recordings are kept, and under what they may be given away.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct KeptRecordings {
    /// The folder, as people read it.
    pub folder: String,
    /// The licence that is asked about.
    pub licence: String,
}

/// What is asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LessonMaterial {
    /// Words to learn from, asked for in every round.
    pub words: Vec<Phrase>,
    /// Whole announcements that are held back, asked for in the first.
    pub announcements: Vec<Phrase>,
}

/// How a lesson ended.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonEnd {
    /// The voice is learned.
    Learned,
    /// It is not, and the person has been told why.
    Refused(Message),
    /// The microphone is gone, and this is why.
    MicrophoneLost(String),
}

/// Asks for everything until there is no more or the person has had enough, and has the voice learned.
pub struct Lesson {
    takes: Takes,
    settings: LessonSettings,
    material: LessonMaterial,
    /// All that is asked for, in its order.
    requests: Vec<TakeOrder>,
    /// The request that is open.
    place: usize,
    /// How often it was repeated.
    repeats: usize,
    /// How many words can be learned from.
    words_taken: usize,
    step: Step,
    end: Option<LessonEnd>,
}

/// Where the lesson is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Step {
    /// It was asked whether recordings may be given away.
    Consent,
    Asking,
    /// It is counted what there is.
    Counting,
    /// It is said that it is learned now.
    BeforeLearning,
    Learning,
    /// The last sentences are said.
    Ending,
}

impl Lesson {
    /// Begins with what becomes of the recordings, if they are kept, else with the first word.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        material: LessonMaterial,
        settings: LessonSettings,
        voices: Arc<Voices>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let voice = PrivateVoice::new(voices, settings.reports.clone(), settings.ear_voice)?;
        let voice = voice.felt_in(settings.cells.as_ref());
        let mut lesson = Self {
            takes: Takes::new(voice, settings.ear_voice),
            requests: requests(&material, settings.rounds),
            settings,
            material,
            place: 0,
            repeats: 0,
            words_taken: 0,
            step: Step::Consent,
            end: None,
        };
        match lesson.settings.keeps.clone() {
            Some(keeps) => lesson.ask_for_consent(&keeps),
            None => lesson.begin(),
        }
        lesson.go_on();
        let effects = lesson.takes.voice.take();
        Ok((lesson, effects))
    }

    /// Returns how it ended; `None` while it goes on.
    pub fn end(&self) -> Option<&LessonEnd> {
        self.end.as_ref()
    }

    fn ask_for_consent(&mut self, keeps: &KeptRecordings) {
        self.takes.tell(&Message::LearnKeeps {
            path: keeps.folder.clone(),
        });
        if self.settings.is_recorded {
            return self.consent(false);
        }
        let question = Message::LearnConsent {
            licence: keeps.licence.clone(),
        };
        self.takes.tell_and(&question, Then::Answer);
    }

    fn consent(&mut self, agrees: bool) {
        let message = match agrees {
            true => Message::LearnConsentGiven,
            false => Message::LearnConsentNotGiven,
        };
        self.takes.tell(&message);
        self.takes.voice.order(DeviceOrder::NoteConsent(agrees));
        self.begin();
    }

    fn begin(&mut self) {
        let LessonMaterial { words, announcements } = &self.material;
        let asked_for = words.len() * self.settings.rounds + announcements.len();
        let begin = Message::LearnBegin {
            count: words.len().into(),
            rounds: self.settings.rounds.into(),
            announcements: announcements.len().to_string(),
            minutes: asked_for.div_ceil(TAKES_PER_MINUTE).into(),
        };
        self.takes.tell(&begin);
        self.ask();
    }

    fn ask(&mut self) {
        self.step = Step::Asking;
        let Some(request) = self.requests.get(self.place) else {
            return self.count();
        };
        // A voice that is foreign to the recogniser may well sound like other words to it: the person knows better.
        let order = TakeOrder {
            insists: self.repeats > 0,
            ..*request
        };
        match self.settings.is_recorded {
            true => self.takes.record(order),
            false => {
                let phrase = self.phrase(order).clone();
                self.takes.ask(&phrase, [self.place + 1, self.requests.len()], order);
            }
        }
    }

    fn phrase(&self, order: TakeOrder) -> &Phrase {
        match order.extent {
            TakeExtent::Word => &self.material.words[order.of],
            TakeExtent::Announcement => &self.material.announcements[order.of],
        }
    }

    fn next_request(&mut self) {
        self.place += 1;
        self.repeats = 0;
        self.ask();
    }

    fn go_on(&mut self) {
        while let Some(came) = self.takes.next() {
            match came {
                Came::Typed(typed) if self.step == Step::Consent => self.consent(self.is_yes(&typed)),
                Came::Typed(NextTyped::Nobody) => self.stop(),
                Came::Typed(NextTyped::Line(line)) => self.line(&line),
                Came::Recorded(outcome) => self.recorded(outcome),
                Came::Said if self.step == Step::BeforeLearning => {
                    self.step = Step::Learning;
                    self.takes.voice.order(DeviceOrder::Learn);
                }
                Came::Said => self.takes.voice.quit(),
            }
        }
    }

    /// No answer is a no.
    fn is_yes(&self, typed: &NextTyped) -> bool {
        let yes = self.takes.voice.text(&Message::YesWords);
        let is_one = |line: &str| yes.split(',').any(|it| fold(it) == fold(line));
        matches!(typed, NextTyped::Line(line) if is_one(line))
    }

    fn line(&mut self, line: &str) {
        if STOP.contains(&line) {
            self.stop();
        } else if line == AGAIN {
            self.takes.drop_take();
            self.ask();
        } else {
            self.takes.end_take();
        }
    }

    fn stop(&mut self) {
        self.takes.drop_take();
        self.count();
    }

    fn recorded(&mut self, outcome: TakeOutcome) {
        let request = self.requests[self.place];
        match outcome {
            TakeOutcome::Kept => {
                self.words_taken += usize::from(request.extent == TakeExtent::Word);
                self.next_request();
            }
            TakeOutcome::Missing => self.next_request(),
            TakeOutcome::Flawed(flaw) => {
                let name = self.phrase(request).written.clone();
                self.takes.tell(&Message::LearnFlaw {
                    fault: flaw.into(),
                    saying: name,
                });
                if self.settings.is_recorded || self.repeats == REPEATS {
                    return self.next_request();
                }
                self.repeats += 1;
                self.ask();
            }
        }
    }

    fn count(&mut self) {
        self.step = Step::Counting;
        self.takes.voice.order(DeviceOrder::CountAnnouncements);
    }

    fn counted(&mut self, announcements: usize) {
        let least = self.settings.least_announcements;
        if announcements < least {
            let too_few = Message::LearnTooFewAnnouncements {
                count: least.to_string(),
            };
            return self.refuse(too_few);
        }
        self.step = Step::BeforeLearning;
        let working = Message::LearnWorking {
            takes: self.words_taken.into(),
        };
        self.takes.tell_and(&working, Then::Nothing);
    }

    fn learned(&mut self, learned: Learned) {
        match learned {
            Learned::TooLittle => self.refuse(Message::LearnTooLittle),
            Learned::NotBetter(message) => self.refuse(message),
            Learned::Better(message) => {
                self.takes.tell(&message);
                self.takes.tell(&Message::LearnOnePerson);
                let last = match &self.settings.keeps {
                    Some(keeps) => Message::LearnRecordingsKept {
                        path: keeps.folder.clone(),
                    },
                    None => Message::LearnForgetHint,
                };
                self.end_with(&last, LessonEnd::Learned);
            }
        }
    }

    fn refuse(&mut self, message: Message) {
        self.end_with(&message, LessonEnd::Refused(message.clone()));
    }

    fn end_with(&mut self, last: &Message, end: LessonEnd) {
        self.step = Step::Ending;
        self.end = Some(end);
        self.takes.tell_and(last, Then::Nothing);
    }
}

/// Returns every word in every round, and the announcements after the words of the first.
fn requests(material: &LessonMaterial, rounds: usize) -> Vec<TakeOrder> {
    let all = |count: usize, extent, round| {
        let order = move |of| TakeOrder {
            of,
            extent,
            round,
            insists: false,
        };
        (0..count).map(order)
    };
    let of_round = |round| {
        let announcements = if round == 0 { material.announcements.len() } else { 0 };
        all(material.words.len(), TakeExtent::Word, round).chain(all(announcements, TakeExtent::Announcement, round))
    };
    (0..rounds).flat_map(of_round).collect()
}

impl Conversation for Lesson {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let Some(input) = self.takes.voice.receive(at, input) else {
            return self.takes.voice.take();
        };
        match input {
            // What was said until then is lost, and nothing else.
            Input::Health(Device::Microphone, Health::Missing { why } | Health::Lost { why, .. }) => {
                if matches!(self.step, Step::Consent | Step::Asking) {
                    self.end = Some(LessonEnd::MicrophoneLost(why));
                    self.takes.voice.quit();
                }
            }
            Input::Outcome(DeviceOutcome::AnnouncementsCounted(count)) => self.counted(count),
            Input::Outcome(DeviceOutcome::VoiceLearned(learned)) => self.learned(learned),
            input => self.takes.take(input),
        }
        self.go_on();
        self.takes.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        self.takes.next_wake()
    }

    fn braille(&self) -> Option<BrailleLine> {
        self.takes.voice.braille()
    }

    fn set_policy(&mut self, policy: Policy) {
        self.takes.voice.set_policy(policy);
    }
}

//! What is asked about an event: the order, the choices, and how an answer is understood.

use serde::{Deserialize, Serialize};

use super::answers::{EventAnswers, EventGiven};
use super::rarer;
use crate::desk::report::terms::leave_named;
use crate::game::day::{Day, moment};
use crate::game::event_terms::are_initials;
use crate::game::laws::{Class, DefaultTime, DeviceRule, NoWriteTime, Subject, has_to_announce_finish};
use crate::game::{Allowed, BackRankError, Condition, Edition, PerMove, PointSystem, TimeControl};
use crate::language::{AnnouncementStyle, Message, Voices, back_rank, fold, time_control};

/// Nothing of it.
pub const NONE: &str = "none";
pub(super) const YES: &str = "yes";
pub(super) const NO: &str = "no";
/// The words of Appendix D, which need no leave.
pub const APPENDIX_D: &str = "de-fide";
/// The longest line that is taken.
const LONGEST: usize = 80;
/// The time controls that have a number.
const TIMES: [&str; 4] = ["90+30", "15+10", "3+2", NONE];

/// One thing that is asked about an event, in the order in which it is.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is named as in the event file, which is documented")]
pub enum EventQuestion {
    Event,
    Site,
    Date,
    Round,
    Match,
    Board,
    White,
    Black,
    Blind,
    TwoBoards,
    Edition,
    Time,
    Clock,
    FirstIncrement,
    Side,
    DefaultTime,
    Supervised,
    Finish,
    NoDrawBefore,
    HearingImpaired,
    Assistant,
    AssistantOf,
    ProvidedBy,
    AtTheKeys,
    Announces,
    Executes,
    Records,
    Presses,
    Tells,
    Claims,
    Adjourns,
    Adjustment,
    Announcements,
    Scoresheet,
    Medium,
    Duty,
    TimeLeft,
    Reminders,
    BoardReading,
    PrivateScreen,
    OpenListening,
    SealedHere,
    Script,
    More,
    Rated,
    TwoHands,
    Points,
    Say,
    Letters,
    Position,
    SetUp,
    Loudest,
    ScreenReader,
    Counter,
    ArbiterCue,
    Device,
    Arbiters,
    Authorised,
    Secret,
}

/// How a question is answered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum EventAnswerKind {
    /// One of some choices.
    Choice,
    /// Yes or no.
    YesOrNo,
    /// A name or another text.
    Text,
    /// A number.
    Number,
    /// Minutes.
    Minutes,
    /// A day.
    Day,
    /// A day and a time of day.
    Moment,
    /// Initials, and names if they are known.
    Initials,
    /// What a win, a draw and a loss count.
    Points,
    /// Names of sets of piece letters.
    Letters,
    /// A start position.
    Position,
    /// A number of hundredths.
    Percent,
}

impl EventQuestion {
    /// All of them, in the order in which they are asked.
    pub const ALL: [Self; 59] = [
        Self::Event,
        Self::Site,
        Self::Date,
        Self::Round,
        Self::Match,
        Self::Board,
        Self::White,
        Self::Black,
        Self::Blind,
        Self::TwoBoards,
        Self::Edition,
        Self::Time,
        Self::Clock,
        Self::FirstIncrement,
        Self::Side,
        Self::DefaultTime,
        Self::Supervised,
        Self::Finish,
        Self::NoDrawBefore,
        Self::HearingImpaired,
        Self::Assistant,
        Self::AssistantOf,
        Self::ProvidedBy,
        Self::AtTheKeys,
        Self::Announces,
        Self::Executes,
        Self::Records,
        Self::Presses,
        Self::Tells,
        Self::Claims,
        Self::Adjourns,
        Self::Adjustment,
        Self::Announcements,
        Self::Scoresheet,
        Self::Medium,
        Self::Duty,
        Self::TimeLeft,
        Self::Reminders,
        Self::BoardReading,
        Self::PrivateScreen,
        Self::OpenListening,
        Self::SealedHere,
        Self::Script,
        Self::More,
        Self::Rated,
        Self::TwoHands,
        Self::Points,
        Self::Say,
        Self::Letters,
        Self::Position,
        Self::SetUp,
        Self::Loudest,
        Self::ScreenReader,
        Self::Counter,
        Self::ArbiterCue,
        Self::Device,
        Self::Arbiters,
        Self::Authorised,
        Self::Secret,
    ];

    /// Returns its name, as the messages and a draft have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Site => "site",
            Self::Date => "date",
            Self::Round => "round",
            Self::Match => "match",
            Self::Board => "board",
            Self::White => "white",
            Self::Black => "black",
            Self::Blind => "blind",
            Self::TwoBoards => "two-boards",
            Self::Edition => "edition",
            Self::Time => "time",
            Self::Clock => "clock",
            Self::FirstIncrement => "first-increment",
            Self::Side => "side",
            Self::DefaultTime => "default-time",
            Self::Supervised => "supervised",
            Self::Finish => "finish",
            Self::NoDrawBefore => "no-draw-before",
            Self::HearingImpaired => "hearing-impaired",
            Self::Assistant => "assistant",
            Self::AssistantOf => "assistant-of",
            Self::ProvidedBy => "provided-by",
            Self::AtTheKeys => "at-the-keys",
            Self::Announces => "announces",
            Self::Executes => "executes",
            Self::Records => "records",
            Self::Presses => "presses",
            Self::Tells => "tells",
            Self::Claims => "claims",
            Self::Adjourns => "adjourns",
            Self::Adjustment => "adjustment",
            Self::Announcements => "announcements",
            Self::Scoresheet => "scoresheet",
            Self::Medium => "medium",
            Self::Duty => "duty",
            Self::TimeLeft => "time-left",
            Self::Reminders => "reminders",
            Self::BoardReading => "board-reading",
            Self::PrivateScreen => "private-screen",
            Self::OpenListening => "open-listening",
            Self::SealedHere => "sealed-here",
            Self::Script => "script",
            Self::More => "more",
            Self::Rated => "rated",
            Self::TwoHands => "two-hands",
            Self::Points => "points",
            Self::Counter => "counter",
            Self::Say => "say",
            Self::Letters => "letters",
            Self::Position => "position",
            Self::SetUp => "set-up",
            Self::Loudest => "loudest",
            Self::ScreenReader => "screen-reader",
            Self::ArbiterCue => "arbiter-cue",
            Self::Device => "device",
            Self::Arbiters => "arbiters",
            Self::Authorised => "authorised",
            Self::Secret => "secret",
        }
    }

    /// Returns by which name it is explained: what stands in the head of the scoresheet is so at once.
    pub(super) fn explained_as(self) -> &'static str {
        if self < Self::Blind { "head" } else { self.name() }
    }

    /// Returns how it is answered.
    pub fn kind(self) -> EventAnswerKind {
        match self {
            Self::Event | Self::Site | Self::White | Self::Black | Self::Assistant | Self::Device => {
                EventAnswerKind::Text
            }
            Self::Round | Self::Match | Self::Board | Self::NoDrawBefore => EventAnswerKind::Number,
            Self::DefaultTime | Self::Adjustment => EventAnswerKind::Minutes,
            Self::Date => EventAnswerKind::Day,
            Self::Authorised => EventAnswerKind::Moment,
            Self::Arbiters => EventAnswerKind::Initials,
            Self::Points => EventAnswerKind::Points,
            Self::Letters => EventAnswerKind::Letters,
            Self::Position => EventAnswerKind::Position,
            Self::Loudest => EventAnswerKind::Percent,
            Self::TwoBoards
            | Self::Supervised
            | Self::Finish
            | Self::HearingImpaired
            | Self::AtTheKeys
            | Self::More
            | Self::Rated
            | Self::Counter
            | Self::SetUp
            | Self::Secret => EventAnswerKind::YesOrNo,
            it if it.leave().is_some() => EventAnswerKind::YesOrNo,
            _ => EventAnswerKind::Choice,
        }
    }

    /// Returns what is allowed by a yes, beyond the Laws (D.1).
    pub fn leave(self) -> Option<Allowed> {
        Some(match self {
            Self::Scoresheet => Allowed::Scoresheet,
            Self::TimeLeft => Allowed::TimeLeft,
            Self::Reminders => Allowed::Reminders,
            Self::BoardReading => Allowed::BoardReading,
            Self::PrivateScreen => Allowed::PrivateScreen,
            Self::OpenListening => Allowed::OpenListening,
            Self::SealedHere => Allowed::SealedHere,
            Self::Script => Allowed::Script,
            Self::ScreenReader => Allowed::ScreenReader,
            Self::ArbiterCue => Allowed::ArbiterCue,
            _ => return None,
        })
    }

    /// Returns what an answer takes of the arbiter without a question of its own: a leave (D.1), or a word (8.1.e).
    pub(super) fn takes(self, value: &str) -> Option<&'static str> {
        match self {
            Self::Announces if value == "program" => Some(Allowed::Announcing.name()),
            Self::Announcements if value != APPENDIX_D => Some(Allowed::OtherWords.name()),
            Self::Assistant if !value.is_empty() => Some("assistant"),
            _ => None,
        }
    }

    /// Returns what is laid down by the answer, beside the edition.
    pub fn condition(self) -> Option<Condition> {
        Some(match self {
            Self::Device => Condition::Device,
            Self::DefaultTime => Condition::DefaultTime,
            Self::Side => Condition::ClockSide,
            Self::Supervised => Condition::Supervised,
            Self::Finish => Condition::Finish,
            Self::NoDrawBefore => Condition::NoDrawBefore,
            Self::HearingImpaired => Condition::HearingImpaired,
            Self::Medium => Condition::Medium,
            Self::Duty => Condition::ScoreDuty,
            Self::Adjustment => Condition::Adjustment,
            Self::TwoBoards => Condition::TwoBoards,
            Self::FirstIncrement => Condition::FirstIncrement,
            Self::Rated => Condition::Rated,
            Self::TwoHands => Condition::TwoHands,
            Self::Points => Condition::Points,
            Self::Counter => Condition::MoveCounter,
            Self::SetUp => Condition::BoardsSetUp,
            _ => return None,
        })
    }

    /// Returns what it is called, where it is asked and in the file.
    pub fn label(self) -> Message {
        let duty = |it: &str| Message::NewEventDuty {
            duty: Message::DutyNamed { duty: it.to_owned() }.into(),
        };
        match self.leave() {
            Some(leave) => Message::NewEventLeave {
                leave: leave_named(leave).into(),
            },
            None => match self {
                Self::Executes | Self::Records | Self::Presses | Self::Tells | Self::Claims | Self::Adjourns => {
                    duty(self.name())
                }
                _ => Message::NewEventNamed {
                    question: self.name().to_owned(),
                },
            },
        }
    }

    /// Returns the subject of the article on which it rests.
    pub(super) fn subject(self) -> Option<Subject> {
        Some(match self {
            Self::Time => Subject::Periods,
            Self::Clock | Self::TimeLeft | Self::Reminders => Subject::SpecialClock,
            Self::Blind => Subject::TwoBoards,
            Self::Assistant
            | Self::ProvidedBy
            | Self::AtTheKeys
            | Self::Executes
            | Self::Presses
            | Self::Tells
            | Self::Claims
            | Self::Adjourns => Subject::Assistant,
            Self::AssistantOf => Subject::NoAssistant,
            Self::Announces | Self::Announcements | Self::Say | Self::OpenListening => Subject::Announcing,
            Self::Letters => Subject::Notation,
            Self::Position => Subject::Chess960,
            Self::Loudest => Subject::Disturbing,
            // No article asks for it.
            Self::Rated => return None,
            Self::Records | Self::Scoresheet => Subject::BlindRecording,
            Self::SealedHere => Subject::Sealing,
            Self::BoardReading => Subject::Advice,
            Self::PrivateScreen | Self::Script | Self::ScreenReader | Self::Authorised => Subject::Devices,
            Self::Arbiters => Subject::ArbiterDecides,
            it => it.condition()?.subject(),
        })
    }

    /// Returns true if it is asked, as things stand: what edition, class or clock makes meaningless is not.
    pub fn is_asked(self, answers: &EventAnswers, given: &EventGiven, voices: &Voices) -> bool {
        let rules = answers.rules();
        let value = |it: Self| answers.value(it, given, voices);
        let is_standard = || answers.class(given, voices) == Class::Standard;
        let has_clock = || value(Self::Clock) != NONE;
        let has_assistant = || !value(Self::Assistant).is_empty();
        let of_the_player = || has_assistant() && value(Self::AssistantOf) == "player";
        let wants_more = || value(Self::More) == YES;
        let has_a_choice = || self.choices(answers, given, voices).len() > 1;
        match self {
            Self::Match => given.teams,
            Self::Board | Self::White | Self::Black => !given.teams,
            Self::Side | Self::Reminders => has_clock(),
            // D.2.6.1: since 2018 the clock tells it to its owner without leave.
            Self::TimeLeft => has_clock() && !rules.tells_time,
            Self::Supervised => !is_standard(),
            Self::Finish => {
                let time = answers.time(given, voices);
                has_to_announce_finish(rules, time.as_ref())
            }
            Self::NoDrawBefore => is_standard() && rules.article(Subject::RuleAgainstDraws).is_some(),
            Self::HearingImpaired => rules.assistant_against_deaf,
            Self::FirstIncrement => {
                let time = answers.time(given, voices);
                let has_increment = time.is_some_and(|it| matches!(it.per_move, PerMove::Increment(_)));
                has_increment && value(Self::Clock) == "program"
            }
            Self::AssistantOf | Self::ProvidedBy | Self::Executes => has_assistant(),
            Self::AtTheKeys | Self::Tells => of_the_player(),
            Self::Presses => of_the_player() && has_clock() && has_a_choice(),
            Self::Claims => has_clock() && has_a_choice(),
            Self::Adjourns => of_the_player() && is_standard(),
            Self::Adjustment => {
                rules.no_write_time != NoWriteTime::Nothing
                    && value(Self::Clock) == "program"
                    && (value(Self::Records) == "assistant" || value(Self::Presses) == "assistant")
            }
            Self::Records | Self::Scoresheet | Self::Medium | Self::Duty => is_standard(),
            Self::SealedHere => is_standard() && !rules.sealed_on_paper,
            // A rated game keeps to the Laws: its score is kept to the end.
            Self::Rated => wants_more() && value(Self::Duty) != "for-good",
            Self::Points
            | Self::Say
            | Self::Letters
            | Self::Position
            | Self::SetUp
            | Self::Loudest
            | Self::ScreenReader
            | Self::ArbiterCue => wants_more(),
            Self::Counter => wants_more() && has_clock(),
            Self::TwoHands => wants_more() && rules.article(Subject::TwoHands).is_some(),
            Self::Device => rules.devices == DeviceRule::ApprovedOnly,
            _ => true,
        }
    }

    /// Returns the choices that have a number, as the event file has them; none where something is typed.
    pub fn choices(self, answers: &EventAnswers, given: &EventGiven, voices: &Voices) -> Vec<String> {
        let value = |it: Self| answers.value(it, given, voices);
        let program_clock = || value(Self::Clock) == "program";
        let of_the_player = || value(Self::AssistantOf) == "player";
        let is_at_the_keys = || value(Self::AtTheKeys) == YES;
        let keep = |it: &[(&str, bool)]| {
            let kept = it.iter().filter(|(_, is_one)| *is_one);
            kept.map(|(it, _)| (*it).to_owned()).collect::<Vec<_>>()
        };
        match self {
            Self::Blind if given.teams && !given.colours => keep(&[("first", true), ("second", true), ("both", true)]),
            Self::Blind => keep(&[("white", true), ("black", true), ("both", true)]),
            Self::Edition => Edition::ALL.iter().rev().map(|it| it.name().to_owned()).collect(),
            Self::Time => TIMES.map(str::to_owned).into(),
            Self::Clock => {
                let has_time = value(Self::Time) != NONE;
                keep(&[("table", true), ("program", has_time), (NONE, !has_time)])
            }
            Self::Side => keep(&[("left", true), ("right", true)]),
            Self::FirstIncrement => keep(&[("before", true), ("after", true)]),
            Self::AssistantOf => keep(&[("player", true), ("opponent", true)]),
            Self::ProvidedBy => keep(&[("player", true), ("opponent", true), ("organiser", true)]),
            Self::Announces => keep(&[
                ("player", true),
                ("program", true),
                ("assistant", !value(Self::Assistant).is_empty()),
            ]),
            Self::Executes => keep(&[("player", true), ("assistant", true), ("nobody", true)]),
            Self::Records => keep(&[("program", true), ("player", true), ("assistant", of_the_player())]),
            Self::Presses => keep(&[("player", true), ("assistant", !program_clock() || is_at_the_keys())]),
            Self::Tells => keep(&[("program", true), ("assistant", true), ("nobody", true)]),
            Self::Claims => {
                let may_claim = program_clock() && value(Self::Blind) != "both";
                keep(&[("player", true), ("program", may_claim), ("assistant", of_the_player())])
            }
            Self::Adjourns => keep(&[("player", true), ("assistant", true)]),
            Self::Announcements => words(&given.reports, voices),
            Self::Medium => {
                let may_record = value(Self::Scoresheet) == YES;
                keep(&[
                    ("braille", true),
                    ("longhand", true),
                    ("recorder", true),
                    ("program", may_record),
                ])
            }
            Self::Duty => keep(&[("to-the-control", true), ("for-good", true)]),
            Self::TwoHands => keep(&[("penalise", true), ("pegs-excepted", true)]),
            Self::Say => AnnouncementStyle::ALL.map(|it| it.name().to_owned()).into(),
            it if it.kind() == EventAnswerKind::YesOrNo => keep(&[(YES, true), (NO, true)]),
            _ => Vec::new(),
        }
    }

    /// Returns true if something else than one of the choices may be typed.
    pub(super) fn may_be_typed(self) -> bool {
        matches!(self, Self::Time | Self::Announcements)
    }

    /// Returns what holds without an answer; empty where it is open.
    pub fn usual(self, answers: &EventAnswers, given: &EventGiven, voices: &Voices) -> String {
        match self {
            Self::Date => given.now.get(..Day::WRITTEN).unwrap_or_default().to_owned(),
            Self::Authorised => given.now.clone(),
            Self::DefaultTime => match answers.rules().default_time {
                DefaultTime::Required => "30m".to_owned(),
                DefaultTime::Unless(_) => String::new(),
            },
            // Either player may ask for two, so there are two unless somebody says otherwise.
            Self::TwoBoards => YES.to_owned(),
            Self::FirstIncrement => {
                let time = answers.time(given, voices);
                let is_before = answers.rules().grants_the_increment_first(time.as_ref());
                if is_before { "before" } else { "after" }.to_owned()
            }
            Self::ProvidedBy => answers.value(Self::AssistantOf, given, voices),
            // Nobody knows it before somebody says it.
            Self::Rated | Self::SetUp => String::new(),
            it if it.kind() == EventAnswerKind::YesOrNo => NO.to_owned(),
            it => it
                .choices(answers, given, voices)
                .into_iter()
                .next()
                .unwrap_or_default(),
        }
    }

    /// Returns true if it must be answered.
    pub fn must_be_answered(self) -> bool {
        matches!(self, Self::Arbiters | Self::Authorised)
    }

    /// Understands what was typed, or stands in a draft: the number of a choice, the choice itself, or what is typed in its place.
    ///
    /// # Errors
    ///
    /// Returns what is told if it is no answer.
    pub fn read(
        self,
        text: &str,
        answers: &EventAnswers,
        given: &EventGiven,
        voices: &Voices,
    ) -> Result<String, Message> {
        let choices = self.choices(answers, given, voices);
        let number = text.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
        if let Some(choice) = number.and_then(|it| choices.get(it)) {
            return Ok(choice.clone());
        }
        let no_answer = || Message::NewEventNoAnswer {
            text: text.to_owned(),
            expected: self.wanted().to_owned(),
        };
        let folded = fold(text);
        let is_listed = |list| voices.is_listed(&given.reports, list, text);
        let listed = || choices.iter().find(|it| fold(it) == folded).cloned();
        let read = match self.kind() {
            EventAnswerKind::YesOrNo if is_listed(&Message::YesWords) => Some(YES.to_owned()),
            EventAnswerKind::YesOrNo if is_listed(&Message::NoWords) => Some(NO.to_owned()),
            EventAnswerKind::Choice if self == Self::Time => match listed() {
                Some(listed) => Some(listed),
                None => match text.parse::<TimeControl>() {
                    Ok(_) => Some(text.to_owned()),
                    Err(why) => return Err(time_control::why_none(&why)),
                },
            },
            EventAnswerKind::Choice if self == Self::Edition && text == "2017" => return Err(Message::LawsReplaced),
            EventAnswerKind::Choice if self == Self::Announcements => {
                voices.lexicon_tags().find(|it| fold(it) == folded).map(str::to_owned)
            }
            EventAnswerKind::Choice | EventAnswerKind::YesOrNo => listed().or_else(|| {
                let named = |it: &&String| fold(&said(voices, &given.reports, &self.named(it))) == folded;
                choices.iter().find(named).cloned()
            }),
            EventAnswerKind::Text => is_a_text(text).then(|| text.to_owned()),
            EventAnswerKind::Number => match self.condition() {
                Some(condition) => condition.read(text),
                None => is_a_number(text).then(|| text.to_owned()),
            },
            EventAnswerKind::Minutes => self.condition().and_then(|it| it.read(text)),
            EventAnswerKind::Day => Day::read(text).map(|it| it.to_string()),
            EventAnswerKind::Moment => moment(text, &given.now),
            EventAnswerKind::Initials => arbiters(text).map(|_known| text.to_owned()),
            EventAnswerKind::Points => rarer::points(text),
            EventAnswerKind::Letters => rarer::letters(text),
            EventAnswerKind::Percent => rarer::percent(text),
            EventAnswerKind::Position => {
                let letters = answers.letters(given, voices);
                // Nor does a rated game begin elsewhere (2.3).
                if text.contains('/') && answers.value(Self::Rated, given, voices) == YES {
                    return Err(Message::EventContradiction {
                        first: "rated = true".to_owned(),
                        second: format!("fen = \"{text}\""),
                    });
                }
                return rarer::position(text, &letters).map_err(|why| match why {
                    BackRankError::Unknown => no_answer(),
                    why => back_rank::refusal(text, why),
                });
            }
        };
        read.ok_or_else(no_answer)
    }

    /// Returns the name of what is wanted, for the sentence that says so.
    fn wanted(self) -> &'static str {
        match self.kind() {
            EventAnswerKind::Choice => "choice",
            EventAnswerKind::YesOrNo => "yes-or-no",
            EventAnswerKind::Text => "text",
            EventAnswerKind::Number => "number",
            EventAnswerKind::Minutes => "minutes",
            EventAnswerKind::Day => "day",
            EventAnswerKind::Moment => "moment",
            EventAnswerKind::Initials => "initials",
            EventAnswerKind::Points => "points",
            EventAnswerKind::Letters => "letters",
            EventAnswerKind::Position => "position",
            EventAnswerKind::Percent => "percent",
        }
    }

    /// Returns an answer as it is named.
    pub(super) fn named(self, value: &str) -> Message {
        let text = value.to_owned();
        match self {
            Self::Points if value.is_empty() => Message::Name {
                text: PointSystem::default().to_string(),
            },
            Self::Loudest if value.is_empty() => Message::Name { text: "100".to_owned() },
            Self::Position if value.is_empty() => Message::NewEventValue {
                value: "usual".to_owned(),
            },
            Self::SetUp if value.is_empty() => Message::NewEventValue {
                value: "asked-later".to_owned(),
            },
            _ if value.is_empty() => Message::NewEventValue {
                value: "open".to_owned(),
            },
            Self::Position if value == back_rank::BY_CHANCE => Message::NewEventValue { value: text },
            Self::Announcements => Message::SetupWords { words: text },
            Self::Announces
            | Self::Executes
            | Self::Records
            | Self::Presses
            | Self::Tells
            | Self::Claims
            | Self::Adjourns => Message::Who { by: text },
            Self::Side | Self::Medium | Self::Duty => Message::ConditionValue { value: text },
            it if it.kind() == EventAnswerKind::YesOrNo => Message::ConditionValue { value: text },
            it if it.kind() == EventAnswerKind::Choice => Message::NewEventValue { value: text },
            _ => Message::Name { text },
        }
    }
}

fn said(voices: &Voices, reports: &str, message: &Message) -> String {
    voices.messages(reports).map_or_else(String::new, |it| it.say(message))
}

/// Returns true for a line that may stand on a scoresheet.
fn is_a_text(text: &str) -> bool {
    (1..=LONGEST).contains(&text.chars().count()) && !text.chars().any(char::is_control)
}

/// Returns true for a number as rounds and boards have them: `3`, `3.1`, `12a`.
fn is_a_number(text: &str) -> bool {
    let is_short = text.chars().count() <= 12;
    let may_follow = |it: char| it.is_alphanumeric() || ['.', '-', '/'].contains(&it);
    is_short && text.starts_with(|it: char| it.is_ascii_digit()) && text.chars().all(may_follow)
}

/// Returns true for a word such as `Anna`: as short as initials may be, but written as a name.
fn is_a_name(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(char::is_uppercase) && text.chars().count() > 2 && letters.all(char::is_lowercase)
}

/// Reads `AB Anna Berg, CD`: initials, and a name if there is one behind them. `None` where one has no initials, or a
/// name in their place, or two have the same.
pub(super) fn arbiters(text: &str) -> Option<Vec<(String, String)>> {
    if !is_a_text(text) {
        return None;
    }
    let mut arbiters: Vec<(String, String)> = Vec::new();
    for part in text.split([',', ';']) {
        let (initials, name) = part.trim().split_once(char::is_whitespace).unwrap_or((part.trim(), ""));
        let is_name = is_a_name(initials);
        let initials = initials.to_uppercase();
        if is_name || !are_initials(&initials) || arbiters.iter().any(|it| it.0 == initials) {
            return None;
        }
        arbiters.push((initials, name.trim().to_owned()));
    }
    Some(arbiters)
}

/// Returns the words of Appendix D, and those of the language of the reports, which need leave.
fn words(reports: &str, voices: &Voices) -> Vec<String> {
    let language = reports.split('-').next().unwrap_or(reports);
    let with_names = format!("{language}-fide");
    let wanted = [APPENDIX_D, with_names.as_str(), reports];
    let mut choices: Vec<String> = Vec::new();
    for tag in wanted {
        if voices.lexicon(tag).is_some() && choices.iter().all(|it| it != tag) {
            choices.push(tag.to_owned());
        }
    }
    choices
}

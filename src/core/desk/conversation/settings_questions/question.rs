//! What is asked about the settings: the choices, what is typed in their place, and how a choice is named.

use crate::desk::conversation::settings_questions::ChosenSettings;
use crate::game::TimeControl;
use crate::language::letters::SETS;
use crate::language::{Letters, Message, Voices, fold, time_control};

/// Nobody, nothing.
pub(super) const NONE: &str = "none";
const YES: &str = "yes";
/// A screen reader reads.
pub(super) const TEXT: &str = "text";
/// A screen reader says what it is given.
pub(super) const SCREEN_READER: &str = "screen-reader";
/// The words of Appendix D are called by these ends of their names.
const APPENDIX_D: &str = "de-fide";
/// English letters are read in any case.
const ENGLISH: &str = "en";

const SLOWEST: u16 = 80;
const FASTEST: u16 = 450;
/// How much slower or faster a step is, in percent.
const STEP: u16 = 20;

/// One thing that is asked about, in the order in which it is.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Question {
    Reports,
    Voice,
    Rate,
    Letters,
    Words,
    Time,
    TalkKey,
    Display,
    Earphone,
}

impl Question {
    pub(super) const ALL: [Self; 9] = [
        Self::Reports,
        Self::Voice,
        Self::Rate,
        Self::Letters,
        Self::Words,
        Self::Time,
        Self::TalkKey,
        Self::Display,
        Self::Earphone,
    ];

    /// Returns its name, as the sentence that asks has it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Reports => "reports",
            Self::Voice => "voice",
            Self::Rate => "rate",
            Self::Letters => "letters",
            Self::Words => "words",
            Self::Time => "time",
            Self::TalkKey => "talk-key",
            Self::Display => "display",
            Self::Earphone => "earphone",
        }
    }

    /// Returns the choices that have a number, as the settings have them.
    pub(super) fn choices(self, chosen: &ChosenSettings, voices: &Voices, has_screen_readers: bool) -> Vec<String> {
        let owned = |it: &[&str]| it.iter().map(|it| (*it).to_owned()).collect();
        match self {
            Self::Reports => voices.message_tags().map(str::to_owned).collect(),
            // Where screen readers take words there is no Speech Dispatcher to have an own voice of.
            Self::Voice if has_screen_readers => owned(&["auto", SCREEN_READER, "system", TEXT]),
            Self::Voice => owned(&["auto", "own", "system", TEXT]),
            Self::Rate => vec![slower(chosen.rate).to_string(), faster(chosen.rate).to_string()],
            Self::Letters => letter_choices(&chosen.reports),
            Self::Words => word_choices(&chosen.reports, voices),
            Self::Time => owned(&[NONE, "5+3", "15+10", "90+30"]),
            Self::TalkKey => owned(&[NONE, "space", "f9", "insert"]),
            Self::Display | Self::Earphone => owned(&[YES, NONE]),
        }
    }

    /// Returns what stands now.
    pub(super) fn now(self, chosen: &ChosenSettings) -> String {
        match self {
            Self::Reports => chosen.reports.clone(),
            Self::Voice => chosen.voice.clone(),
            Self::Rate => chosen.rate.to_string(),
            Self::Letters => chosen.letters.clone().unwrap_or_else(|| usual_letters(&chosen.reports)),
            Self::Words => chosen.words.clone(),
            Self::Time => chosen.time.clone(),
            Self::TalkKey => chosen.talk_key.clone(),
            Self::Display => chosen.display.clone(),
            Self::Earphone => if chosen.by_ear { YES } else { NONE }.to_owned(),
        }
    }

    /// Notes what was chosen.
    pub(super) fn set(self, chosen: &mut ChosenSettings, value: String) {
        match self {
            Self::Reports => chosen.reports = value,
            Self::Voice => chosen.voice = value,
            Self::Rate => chosen.rate = value.parse().unwrap_or(chosen.rate),
            Self::Letters => chosen.letters = Some(value),
            Self::Words => chosen.words = value,
            Self::Time => chosen.time = value,
            Self::TalkKey => chosen.talk_key = value,
            Self::Display => chosen.display = value,
            Self::Earphone => chosen.by_ear = value == YES,
        }
    }

    /// Understands what was typed: the number of one of its choices, or the choice itself.
    ///
    /// # Errors
    ///
    /// Returns what is told if it is no answer.
    pub(super) fn read(
        self,
        text: &str,
        choices: &[String],
        (chosen, voices): (&ChosenSettings, &Voices),
    ) -> Result<String, Message> {
        let number = text.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
        if let Some(choice) = number.and_then(|it| choices.get(it)) {
            return Ok(choice.clone());
        }
        let no_answer = || Message::SetupNoAnswer { text: text.to_owned() };
        let folded = fold(text);
        let listed = choices.iter().find(|it| fold(it) == folded);
        let typed = match self {
            Self::Reports => listed.cloned().or_else(|| language_called(&folded, voices)),
            Self::Rate => rate(text).map(|it| it.to_string()),
            Self::Letters => letters(text),
            Self::Words => voices.lexicon_tags().find(|it| fold(it) == folded).map(str::to_owned),
            Self::Time => match text.parse::<TimeControl>() {
                Ok(_) => Some(text.to_owned()),
                Err(why) => return Err(time_control::why_none(&why)),
            },
            Self::TalkKey => listed.cloned().or_else(|| function_key(&folded)),
            Self::Display | Self::Earphone if voices.is_listed(&chosen.reports, &Message::YesWords, text) => {
                Some(YES.to_owned())
            }
            Self::Voice | Self::Display | Self::Earphone => listed.cloned(),
        };
        typed.ok_or_else(no_answer)
    }

    /// Returns a choice as it is named.
    pub(super) fn named(self, value: &str) -> Message {
        let text = value.to_owned();
        match self {
            // It is told in that very language.
            Self::Reports => Message::SetupOwnName,
            Self::Voice => Message::SetupVoice { voice: text },
            Self::Rate => Message::SetupRate { rate: text },
            Self::Letters => named_letters(value),
            Self::Words => Message::SetupWords { words: text },
            Self::Time => Message::SetupTime { time: text },
            Self::TalkKey => Message::SetupTalkKey { key: text },
            Self::Display | Self::Earphone => Message::SetupYesOrNo { chosen: text },
        }
    }

    /// Returns what may be typed beside the choices that have a number.
    pub(super) fn typed_beside(self) -> Option<Message> {
        match self {
            Self::Time => Some(Message::SetupOwnTime),
            Self::TalkKey => Some(Message::SetupOwnKey),
            _ => None,
        }
    }
}

/// Returns what a language calls itself.
pub(super) fn own_name(reports: &str, voices: &Voices) -> String {
    let messages = voices.messages(reports);
    messages.map_or_else(|| reports.to_owned(), |it| it.say(&Message::SetupOwnName))
}

/// Returns how the rate is changed.
pub(super) fn rates() -> Message {
    Message::SetupRates {
        least: SLOWEST.to_string(),
        most: FASTEST.to_string(),
    }
}

fn language_called(folded: &str, voices: &Voices) -> Option<String> {
    let called = voices.message_tags().find(|it| fold(&own_name(it, voices)) == folded);
    called.map(str::to_owned)
}

fn slower(rate: u16) -> u16 {
    (rate - rate * STEP / 100).max(SLOWEST)
}

fn faster(rate: u16) -> u16 {
    (rate + rate * STEP / 100).min(FASTEST)
}

fn rate(text: &str) -> Option<u16> {
    let rate: u16 = text.parse().ok()?;
    (SLOWEST..=FASTEST).contains(&rate).then_some(rate)
}

/// Returns the letters that are written where nobody chose others, and those that are read beside them.
pub(super) fn usual_letters(reports: &str) -> String {
    with_english(Letters::named(reports).map_or(ENGLISH, |it| it.name))
}

fn with_english(name: &str) -> String {
    match name {
        ENGLISH => ENGLISH.to_owned(),
        other => format!("{other},{ENGLISH}"),
    }
}

/// Returns all sets of letters, those of the reports first.
fn letter_choices(reports: &str) -> Vec<String> {
    let usual = usual_letters(reports);
    let others = SETS.iter().map(|it| with_english(it.name)).filter(|it| *it != usual);
    let mut choices = vec![usual.clone()];
    choices.extend(others);
    choices
}

fn letters(text: &str) -> Option<String> {
    let names: Vec<&str> = text.split(',').map(str::trim).collect();
    let are_known = names.iter().all(|it| SETS.iter().any(|set| set.name == *it));
    are_known.then(|| match names.as_slice() {
        [name] => with_english(name),
        names => names.join(","),
    })
}

fn named_letters(value: &str) -> Message {
    let name = value.split(',').next().unwrap_or(value);
    let signs = Letters::named(name).map(|it| {
        let roles = [
            shakmaty::Role::King,
            shakmaty::Role::Queen,
            shakmaty::Role::Rook,
            shakmaty::Role::Bishop,
            shakmaty::Role::Knight,
        ];
        roles.map(|role| it.letter(role).to_string()).join(" ")
    });
    let named = Message::LettersNamed {
        letters: name.to_owned(),
    };
    match signs {
        Some(signs) => Message::SetupLetters {
            name: Box::new(named),
            signs,
        },
        None => named,
    }
}

/// Returns the words of Appendix D, and those of the language of the reports.
fn word_choices(reports: &str, voices: &Voices) -> Vec<String> {
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

fn function_key(folded: &str) -> Option<String> {
    let number: u8 = folded.strip_prefix('f')?.parse().ok()?;
    (1..=12).contains(&number).then(|| format!("f{number}"))
}

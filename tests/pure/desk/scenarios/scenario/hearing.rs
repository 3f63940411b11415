//! What is said aloud in a story, and who listens.

use ansage_core::desk::{AskedNow, Attention, Input, TalkKey};
use ansage_core::game::Moment;
use ansage_core::language::listen::Heard;
use ansage_core::language::{MoveSpec, Word};

use super::Table;
use super::script::Step;

/// Of a word with a question mark behind it the recogniser was not sure; `@2.5` at the end tells when the first began, and
/// `-9dB` behind that by how much it is softer than the person at the microphone speaks.
fn heard(words: &str) -> Heard {
    let (words, softer) = match words.strip_suffix("dB").and_then(|it| it.rsplit_once(" -")) {
        Some((words, softer)) => (words, softer.parse().unwrap_or_default()),
        None => (words, 0.0),
    };
    let (words, begins) = match words.split_once(" @") {
        Some((words, begins)) => (words, begins.parse().ok()),
        None => (words, None),
    };
    let mut heard = Heard {
        softer,
        ..Heard::of(&words.replace(['?', '!'], ""))
    };
    let is_timed = words.contains('!') || begins.is_some();
    let mut now: f32 = begins.unwrap_or_default();
    for (word, written) in heard.words.iter_mut().zip(words.split_whitespace()) {
        if written.ends_with('?') {
            word.confidence = 0.5;
        }
        if is_timed {
            word.start = now;
            now += if written.ends_with('!') { 0.09 } else { 0.39 };
            word.end = now;
        }
    }
    heard
}

impl Table {
    /// Takes what was said, or a move of the talk key; or compares who listens.
    pub(super) fn hear(&mut self, step: &Step, verb: &str, rest: &str) -> Result<Vec<String>, String> {
        let inputs = match (verb, rest) {
            ("talks", "") => vec![Input::Talk(TalkKey::Down)],
            ("lets", "go") => vec![Input::Talk(TalkKey::Up)],
            ("hears", words) => vec![Input::Spoken(self.talking.take(), heard(words))],
            ("partly", words) => {
                vec![Input::PartlySpoken(
                    words.split_whitespace().map(str::to_owned).collect(),
                )]
            }
            ("says", words) => return self.say(step, words),
            ("listens", expected) => {
                let listens = self.who_listens();
                return if listens == expected {
                    Ok(vec![])
                } else {
                    Err(format!("  line {}: there listens {listens:?}", step.line))
                };
            }
            _ => return Err(format!("line {}: {verb:?} what?", step.line)),
        };
        let mut told = Vec::new();
        for input in inputs {
            let effects = self.desk.handle(step.at, input);
            told.extend(self.noted(&effects));
        }
        if let Some(Attention::Talk(number)) = self.desk.listens().map(|it| it.attention) {
            self.talking = Some(number);
        }
        Ok(told)
    }

    /// A whole utterance with the talk key: pressed, said, let go.
    fn say(&mut self, step: &Step, words: &str) -> Result<Vec<String>, String> {
        let mut told = self.hear(step, "talks", "")?;
        if self.talking.is_some() {
            told.extend(self.hear(step, "lets", "go")?);
            told.extend(self.hear(step, "hears", words)?);
        }
        Ok(told)
    }

    /// The voice of the Ear comes to its end.
    pub(super) fn ear_has_said_all(&mut self, at: Moment) -> Vec<String> {
        let mut told = Vec::new();
        for id in std::mem::take(&mut self.in_the_ear) {
            let effects = self.desk.handle(at, Input::Ended(id));
            told.extend(self.noted(&effects));
        }
        told
    }

    /// Says who listens, and which question stands: `talk 1 yes-or-no`.
    fn who_listens(&self) -> String {
        let Some(listens) = self.desk.listens() else {
            return "never".to_owned();
        };
        let attention = match listens.attention {
            Attention::None => "nobody".to_owned(),
            Attention::Talk(number) => format!("talk {}", number.0),
            Attention::Open => "open".to_owned(),
            Attention::Veto => "veto".to_owned(),
        };
        let asked = match listens.may_be_said.asked {
            AskedNow::Nothing => String::new(),
            AskedNow::YesOrNo => " yes-or-no".to_owned(),
            AskedNow::OfWeight => " of-weight".to_owned(),
            AskedNow::Sheet => " sheet".to_owned(),
            AskedNow::Stands => " stands".to_owned(),
            AskedNow::Numbered(count) => format!(" one of {count}"),
            AskedNow::Which(moves) => {
                let moves: String = moves.iter().map(|it| format!(" {it}")).collect();
                format!(" which{moves}")
            }
            AskedNow::WhichSaid(specs) => {
                let words = |it: &MoveSpec| it.words_read_back(true).into_iter().map(Word::key);
                let said: String = specs.iter().flat_map(words).map(|it| format!(" {it}")).collect();
                format!(" which{said}")
            }
        };
        attention + &asked
    }
}

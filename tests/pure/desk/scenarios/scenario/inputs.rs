//! The inputs of a script: what each of its words is for a desk.

use std::time::Duration;

use ansage_core::desk::{
    Attention, Device, DeviceOutcome, DotKeys, EventReview, FunctionKey, Input, Power, UnkeptSettings,
};
use ansage_core::game::Moment;
use ansage_core::language::Message;
use ansage_wire::Health;

use super::conversations;
use super::script::Step;
use super::{Seated, Table, milliseconds};
use crate::support::desk_harness::sealed;

impl Table {
    pub(super) fn take(&mut self, step: &Step) -> Result<Vec<String>, String> {
        let (verb, rest) = step.input.split_once(char::is_whitespace).unwrap_or((&step.input, ""));
        let rest = rest.trim();
        let woken = self.look_before(step.at);
        let wakes_at = self.desk.next_wake();
        if let Some(due) = woken
            .or(wakes_at)
            .filter(|due| *due < step.at || (*due == step.at && verb != "wakes"))
        {
            return Err(format!(
                "  line {}: the desk is to be woken before, at {} ms",
                step.line, due.0
            ));
        }
        let input = match verb {
            "wakes" if wakes_at == Some(step.at) => Input::Wake,
            "wakes" => {
                return Err(format!(
                    "  line {}: the desk wants to be woken at {wakes_at:?}",
                    step.line
                ));
            }
            "slept" => Input::Slept(milliseconds(rest)?),
            "battery" => Input::Power(power(rest)?),
            "continued" => continued(rest)?,
            "nearly-full" => Input::JournalNearlyFull,
            "types" => Input::Line(rest.to_owned()),
            "enter" => Input::Line(String::new()),
            // A key that answers the open question at once.
            "presses" => Input::Line(self.one_key(rest).ok_or_else(|| {
                let keys = self.one_keys();
                format!("  line {}: {rest:?} answers nothing, {keys:?} would", step.line)
            })?),
            "keys" => {
                let keys = self.one_keys();
                return if keys == rest {
                    Ok(vec![])
                } else {
                    Err(format!("  line {}: the keys that answer are {keys:?}", step.line))
                };
            }
            "pipes" => Input::Piped(rest.to_owned()),
            "key" => Input::Key(FunctionKey(
                rest.trim_start_matches('F').parse().map_err(|_number| "which key?")?,
            )),
            "spoken" => Input::Ended(self.last_room.ok_or("nothing was said in the Room yet")?),
            "said" => return Ok(self.ear_has_said_all(step.at)),
            "talks" | "lets" | "says" | "hears" | "partly" | "listens" => return self.hear(step, verb, rest),
            "finger" | "feels" => return self.finger(step, verb, rest),
            "tape" => return self.tape(step, rest),
            "touches" => Input::Touched,
            "no-dot" => Input::NoDot,
            // Which keys are dots.
            "dots" => return Ok(vec![format!("cells   {}", self.dot_keys())]),
            "pastes" => Input::PasteCut,
            "suspends" => Input::WouldStandStill,
            "opened" => Input::Outcome(DeviceOutcome::OutputOpened(Ok(()))),
            "unopened" => {
                let why = Message::Cause {
                    cause: rest.into(),
                    text: None,
                };
                Input::Outcome(DeviceOutcome::OutputOpened(Err(why)))
            }
            "tried" => Input::Outcome(DeviceOutcome::VoiceTried(Ok(rest == "heard"))),
            "untried" => {
                let why = Message::NoSystemVoice { path: rest.to_owned() };
                Input::Outcome(DeviceOutcome::VoiceTried(Err(why)))
            }
            "kept" => Input::Outcome(DeviceOutcome::SettingsKept(Ok(()))),
            "unkept" => {
                let why = Message::FileUnwritable {
                    path: "/home/anna/settings.toml".to_owned(),
                    why: Message::Cause {
                        cause: rest.into(),
                        text: None,
                    }
                    .into(),
                };
                let lines = "reports = \"de\"\nvoice = \"auto\"\n".to_owned();
                Input::Outcome(DeviceOutcome::SettingsKept(Err(UnkeptSettings {
                    why: Box::new(why),
                    lines,
                })))
            }
            "reviewed" => Input::Outcome(DeviceOutcome::EventReviewed(Box::new(Ok(EventReview {
                lines: vec![Message::CheckEventServed { side: rest.to_owned() }],
                paths: "round3.toml".to_owned(),
            })))),
            "written" => Input::Outcome(DeviceOutcome::EventWritten(Ok(()))),
            "unwritten" => Input::Outcome(DeviceOutcome::EventWritten(Err(Box::new(Message::FileExists {
                path: rest.to_owned(),
            })))),
            "recorded" => Input::Outcome(DeviceOutcome::TakeRecorded(conversations::take(rest)?)),
            "counted" => Input::Outcome(DeviceOutcome::AnnouncementsCounted(
                rest.parse().map_err(|_number| "how many announcements?")?,
            )),
            "learned" => Input::Outcome(DeviceOutcome::VoiceLearned(conversations::learned(rest)?)),
            "filed" => Input::Outcome(DeviceOutcome::GameFile(Box::new(conversations::filed(rest)?))),
            "delivered" => Input::Delivered,
            "unplaced" => Input::Outcome(DeviceOutcome::PlaceNotKept),
            "leaves" => Input::Leaving,
            "reopens" => return self.reopen(step, rest),
            "opens" => return Ok(self.opened.clone()),
            "echoes" => Input::Echo(rest.to_owned()),
            "lost" => Input::Health(
                device(rest)?,
                Health::Lost {
                    why: "test".into(),
                    retry_in: Default::default(),
                },
            ),
            "missing" => Input::Health(device(rest)?, Health::Missing { why: "test".into() }),
            "back" => Input::Health(device(rest)?, Health::Ready { name: "test".into() }),
            // What stands before the line that is typed.
            "prompts" => {
                let view = self.desk.view();
                let notice = view.notice.iter().map(|it| format!("notice  {it}"));
                let prompt = format!("prompt  {}", view.prompt.trim_end());
                return Ok(notice.chain([prompt]).collect());
            }
            // Both clocks on a whole screen.
            "screen" => return Ok(self.clocks_on_the_screen(step.at)),
            "fen" => {
                let fen = self.desk.game()?.position().fen();
                return if fen == rest {
                    Ok(vec![])
                } else {
                    Err(format!("  line {}: the position is {fen}", step.line))
                };
            }
            _ => return Err(format!("line {}: unknown input {verb:?}", step.line)),
        };
        let mut effects = self.desk.handle(step.at, input);
        if let Seated::Game(desk) = &mut self.desk {
            effects = sealed(desk, step.at, effects);
        }
        let mut told = self.noted(&effects);
        told.extend(self.secret_entered(step.at));
        let asked = self
            .voices
            .messages(&self.settings.reports)
            .map(|it| it.say(&Message::SecretAsk))
            .unwrap_or_default();
        told.retain(|it| !it.ends_with(&asked));
        Ok(told)
    }

    /// Lets the desk look whether the talk key is held, as long as nothing comes of it: that is no part of the story. Returns
    /// when something did.
    fn look_before(&mut self, at: Moment) -> Option<Moment> {
        let attention = |desk: &Seated| desk.listens().map(|it| it.attention);
        loop {
            let before = attention(&self.desk).filter(|it| matches!(it, Attention::Talk(_)))?;
            let due = self.desk.next_wake().filter(|due| *due < at)?;
            let effects = self.desk.handle(due, Input::Wake);
            if !effects.is_empty() || attention(&self.desk) != Some(before) {
                return Some(due);
            }
        }
    }

    /// Returns the line for which a key stands now.
    fn one_key(&self, key: &str) -> Option<String> {
        let answers = self.desk.view().answers;
        answers
            .into_iter()
            .find(|it| it.key.to_string() == key || (it.key == ' ' && key == "space"))
            .map(|it| it.line)
    }

    /// Returns the keys that answer now, in the order of the alphabet.
    fn one_keys(&self) -> String {
        let mut keys: Vec<_> = self.desk.view().answers.iter().map(|it| it.key.to_string()).collect();
        keys.sort();
        keys.join(" ")
    }

    /// Returns what a whole screen shows of the clocks: of a time that is in doubt both bounds, the worse for the player first.
    fn clocks_on_the_screen(&self, at: Moment) -> Vec<String> {
        let Some(clocks) = self.desk.page(at).clocks else {
            return vec!["clocks  none".to_owned()];
        };
        let digits = |time: Duration| {
            format!(
                "{}:{:02}:{:02}",
                time.as_secs() / 3600,
                time.as_secs() / 60 % 60,
                time.as_secs() % 60
            )
        };
        let bounds = |(first, second): (Duration, Duration)| match digits(first) == digits(second) {
            true => digits(first),
            false => format!("{}-{}", digits(first), digits(second)),
        };
        let about = if clocks.about { "about " } else { "" };
        let (white, black) = (bounds(clocks.white), bounds(clocks.black));
        vec![format!("clocks  {about}white {white} black {black}")]
    }

    fn dot_keys(&self) -> &'static str {
        match self.desk.view().dot_keys {
            Some(DotKeys::Six) => "six",
            Some(DotKeys::Eight) => "eight",
            None => "none",
        }
    }
}

fn device(name: &str) -> Result<Device, String> {
    match name {
        "room" => Ok(Device::RoomVoice),
        "ear" => Ok(Device::EarVoice),
        "own" => Ok(Device::OwnVoice),
        "system" => Ok(Device::SystemVoice),
        "screen-reader" => Ok(Device::ScreenReader),
        "builtin" => Ok(Device::BuiltinVoice),
        "journal" => Ok(Device::Journal),
        "recordings" => Ok(Device::RecordedWords),
        "microphone" => Ok(Device::Microphone),
        "recogniser" => Ok(Device::Recogniser),
        _ => Err(format!("no device {name:?}")),
    }
}

/// Reads `24`, `60 plugged` or `gone`.
fn power(text: &str) -> Result<Option<Power>, String> {
    if text == "gone" {
        return Ok(None);
    }
    let (percent, mains) = text.split_once(' ').unwrap_or((text, ""));
    match (percent.parse(), mains) {
        (Ok(percent), "" | "plugged") => Ok(Some(Power {
            percent,
            has_mains: !mains.is_empty(),
        })),
        _ => Err(format!("{text:?} is no battery")),
    }
}

/// Reads what became of the journal and where it is kept: `removed game.jsonl game-2.jsonl`.
fn continued(text: &str) -> Result<Input, String> {
    let [why, from, to] = text.split_whitespace().collect::<Vec<_>>()[..] else {
        return Err("why, from which file and in which?".to_owned());
    };
    let why = serde_json::from_value(why.into()).map_err(|error| error.to_string())?;
    let (from, to) = (from.to_owned(), to.to_owned());
    Ok(Input::JournalContinued { why, from, to })
}

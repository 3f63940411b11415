//! `doctor --by-ear`: every device says what it is, the person says who hears it, and the settings keep that.

mod keep;

use std::collections::VecDeque;
use std::io::{BufRead as _, stdin};
use std::path::Path;

use super::speaking::Speaking;
use crate::app::failure::{Failure, cause};
use crate::app::printing::print;
use crate::app::settings::words::Words;
use ansage_core::language::{Message, MessageId};
use ansage_wire::speech::OutputDevice;

/// Who hears a device; digits, for they are the same on every keyboard and in every language.
const ONE_PERSON: &str = "1";
const EVERYBODY: &str = "2";
const NOBODY: &str = "3";
const SIDES: &str = "4";
const STOP: &str = "q";
/// Keeps the choice.
const KEEP: &str = "1";

/// What was chosen so far, by the names of the settings.
#[derive(Debug, Default, Eq, PartialEq)]
struct Chosen {
    ear: Option<String>,
    room: Option<String>,
}

/// Has every device heard, and keeps in the settings at `path` which is the earphone and which the loudspeaker.
pub(super) fn choose(path: &Path, words: &Words) -> Result<(), Failure> {
    let mut speaking = Speaking::start(None);
    let chosen = match speaking.devices() {
        Ok(devices) if devices.is_empty() => {
            tell(words, &Message::new(MessageId::ByEarNoDevices))?;
            None
        }
        Ok(devices) => Some(try_all(&mut speaking, devices, words)?),
        Err(why) => {
            tell(
                words,
                &Message::new(MessageId::ByEarNoSpeaker).with("why", cause::of_device(&why)),
            )?;
            None
        }
    };
    let kept = chosen.map_or(Ok(()), |it| confirm(&mut speaking, &it, path, words));
    speaking.close();
    kept
}

fn try_all(speaking: &mut Speaking, devices: Vec<OutputDevice>, words: &Words) -> Result<Chosen, Failure> {
    tell(words, &Message::new(MessageId::ByEarBegin).with("count", devices.len()))?;
    let mut waiting: VecDeque<OutputDevice> = devices.into();
    let mut chosen = Chosen::default();
    while let Some(device) = waiting.pop_front() {
        match who_hears(speaking, &device, words)?.as_deref() {
            Some(ONE_PERSON) => chosen.ear = Some(device.name),
            Some(EVERYBODY) => chosen.room = Some(device.name),
            Some(SIDES) if device.has_sides => {
                waiting.push_front(side(&device, "right", words.say(&Message::new(MessageId::ByEarRight))));
                waiting.push_front(side(&device, "left", words.say(&Message::new(MessageId::ByEarLeft))));
            }
            Some(NOBODY) => {}
            None | Some(STOP) => break,
            // Nothing of the kind, or nothing at all: it is heard once more.
            Some(_) => waiting.push_front(device),
        }
    }
    Ok(chosen)
}

/// Has a device say what it is, and returns what was answered; one that is not heard is not asked about.
fn who_hears(speaking: &mut Speaking, device: &OutputDevice, words: &Words) -> Result<Option<String>, Failure> {
    let id = match device.has_sides {
        true => MessageId::ByEarWhoOrSides,
        false => MessageId::ByEarWho,
    };
    let named = Message::new(MessageId::ByEarDevice).with("device", called(device));
    let question = words.say(&Message::new(id));
    let said = format!("{} {question}", words.say(&named));
    if let Err(why) = speaking.say_on(&device.name, &words.reports, &said) {
        let silent = Message::new(MessageId::ByEarSilent)
            .with("device", called(device))
            .with("why", cause::of_device(&why));
        tell(words, &silent)?;
        return Ok(Some(NOBODY.to_owned()));
    }
    print(&format!("{said}\n"))?;
    let answer = line();
    speaking.hush();
    Ok(answer)
}

fn confirm(speaking: &mut Speaking, chosen: &Chosen, path: &Path, words: &Words) -> Result<(), Failure> {
    let Some(heard_on) = chosen.ear.as_deref().or(chosen.room.as_deref()) else {
        return tell(words, &Message::new(MessageId::ByEarNothing));
    };
    let none = words.say(&Message::new(MessageId::ByEarNone));
    let name = |it: &Option<String>| it.clone().unwrap_or_else(|| none.clone());
    let path_shown = path.display().to_string();
    let found = Message::new(MessageId::ByEarFound)
        .with("ear", name(&chosen.ear))
        .with("room", name(&chosen.room));
    let question = Message::new(MessageId::ByEarKeep).with("path", path_shown.clone());
    print(&format!("{}\n{}\n", words.say(&found), words.say(&question)))?;
    // Names and paths are for the eye and the finger; the ear has heard each device already.
    let asked = words.say(&Message::new(MessageId::ByEarKeepSaid));
    // Not to be heard here is no reason not to ask: it stands written.
    let _unheard = speaking.say_on(heard_on, &words.reports, &asked);
    let answer = line();
    speaking.hush();
    if answer.as_deref() != Some(KEEP) {
        return tell(words, &Message::new(MessageId::ByEarNotKept));
    }
    keep::keep(path, chosen)?;
    tell(words, &Message::new(MessageId::ByEarKept).with("path", path_shown))
}

fn tell(words: &Words, message: &Message) -> Result<(), Failure> {
    print(&format!("{}\n", words.say(message)))
}

/// Returns the next line that was typed, without blanks around it; `None` when no more comes.
fn line() -> Option<String> {
    stdin().lock().lines().next()?.ok().map(|it| it.trim().to_owned())
}

/// What a device is called in front of people.
fn called(device: &OutputDevice) -> &str {
    device.description.as_deref().unwrap_or(&device.name)
}

fn side(device: &OutputDevice, side: &str, word: String) -> OutputDevice {
    OutputDevice {
        name: format!("{}:{side}", device.name),
        description: Some(format!("{}, {word}", called(device))),
        has_sides: false,
    }
}

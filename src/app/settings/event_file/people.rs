//! Who does something at a board of an event, who accepted it, and who allowed what.

use toml::Spanned;

use super::entry::{EntryFlaw, choice, text, written};
use super::error::EventFileFlaw;
use super::form::{AllowedPart, AssistantPart, DutiesPart, Entry, Plain};
use ansage_core::game::event_terms::{Arbiter, Assistant, AssistantOf, Leave, Provider};
use ansage_core::game::{Allowed, By, Duties};

const DOERS: [(&str, By); 4] = [
    ("player", By::Player),
    ("assistant", By::Assistant),
    ("program", By::Program),
    ("nobody", By::Nobody),
];

const HELPED: [(&str, AssistantOf); 2] = [("player", AssistantOf::Player), ("opponent", AssistantOf::Opponent)];

const PROVIDERS: [(&str, Provider); 3] = [
    ("player", Provider::Player),
    ("opponent", Provider::Opponent),
    ("organiser", Provider::Organiser),
];

/// The duties a and b, which an assistant of the sighted player may have too (D.2.10).
const OF_ANY_ASSISTANT: [&str; 2] = ["executes", "announces"];

/// Initials are written in capitals, as the command `/arbiter` takes them.
pub(super) fn initials(text: Option<&str>) -> Option<String> {
    text.filter(|it| !it.is_empty()).map(str::to_uppercase)
}

/// Returns the initials that stand at an entry, if an arbiter has them.
fn arbiter(arbiters: &[Arbiter], entry: &Spanned<Plain>) -> Result<String, EntryFlaw> {
    let written = &entry.get_ref().0;
    initials(Some(written))
        .filter(|it| arbiters.iter().any(|arbiter| arbiter.initials == *it))
        .ok_or_else(|| EntryFlaw::at(Some(entry), EventFileFlaw::UnknownInitials(written.clone())))
}

/// 8.1.e: an assistant is accepted by the arbiter.
pub(super) fn assistant(
    arbiters: &[Arbiter],
    part: Option<&Spanned<AssistantPart>>,
) -> Result<Option<Assistant>, EntryFlaw> {
    let Some(entry) = part else { return Ok(None) };
    let part = entry.get_ref();
    let [key, table] = ["name", "[assistant]"];
    let name = text(&part.name).ok_or_else(|| EntryFlaw::at(Some(entry), EventFileFlaw::Missing { key, table }))?;
    let accepted = part.accepted_by.as_ref();
    let accepted = accepted.ok_or_else(|| EntryFlaw::at(Some(entry), EventFileFlaw::NotAccepted))?;
    Ok(Some(Assistant {
        name: name.to_owned(),
        accepted_by: arbiter(arbiters, accepted)?,
        of: choice(part.of.as_ref(), "of", &HELPED)?.unwrap_or_default(),
        provided_by: choice(part.provided_by.as_ref(), "provided-by", &PROVIDERS)?.unwrap_or_default(),
    }))
}

/// D.1: what is allowed, each by an arbiter of the file.
pub(super) fn leaves(arbiters: &[Arbiter], allowed: &AllowedPart) -> Result<Vec<Leave>, EntryFlaw> {
    let entries = [
        (Allowed::Scoresheet, &allowed.scoresheet),
        (Allowed::Announcing, &allowed.announcing),
        (Allowed::TimeLeft, &allowed.time_left),
        (Allowed::PrivateScreen, &allowed.private_screen),
        (Allowed::OtherWords, &allowed.other_words),
        (Allowed::OpenListening, &allowed.open_listening),
        (Allowed::BoardReading, &allowed.board_reading),
        (Allowed::Reminders, &allowed.reminders),
        (Allowed::SealedHere, &allowed.sealed_here),
        (Allowed::Script, &allowed.script),
        (Allowed::ScreenReader, &allowed.screen_reader),
        (Allowed::ArbiterCue, &allowed.arbiter_cue),
    ];
    let given = entries
        .into_iter()
        .filter_map(|(what, entry)| Some((what, entry.as_ref()?)));
    given
        .map(|(what, entry)| {
            let by = arbiter(arbiters, entry)?;
            Ok(Leave { what, by })
        })
        .collect()
}

/// Returns who announces and who does the other duties of D.2.9.
pub(super) fn duties(assistant: Option<&Assistant>, part: &DutiesPart) -> Result<(By, Duties), EntryFlaw> {
    let usual = Duties::default();
    let of_all = |entry: &Entry, key| duty(assistant, entry, key, &DOERS);
    let by_a_person = |entry: &Entry, key| match of_all(entry, key)? {
        // The program has no hands, and no key of it presses by itself (6.2.b).
        Some(By::Program) => Err(EntryFlaw::at(
            entry.as_ref(),
            EventFileFlaw::NotByProgram(written(key, "program")),
        )),
        by => Ok(by),
    };
    let announces = of_all(&part.announces, "announces")?.unwrap_or(By::Player);
    let duties = Duties {
        executes: by_a_person(&part.executes, "executes")?.unwrap_or(usual.executes),
        records: of_all(&part.records, "records")?.unwrap_or(usual.records),
        presses: by_a_person(&part.presses, "presses")?.unwrap_or(usual.presses),
        // Nobody tells himself what he asks for.
        tells: duty(assistant, &part.tells, "tells", &DOERS[1..])?.unwrap_or(usual.tells),
        claims: of_all(&part.claims, "claims")?.unwrap_or(usual.claims),
        adjourns: of_all(&part.adjourns, "adjourns")?.unwrap_or(usual.adjourns),
    };
    Ok((announces, duties))
}

fn duty(
    assistant: Option<&Assistant>,
    entry: &Entry,
    key: &'static str,
    doers: &[(&str, By)],
) -> Result<Option<By>, EntryFlaw> {
    let by = choice(entry.as_ref(), key, doers)?;
    if by != Some(By::Assistant) {
        return Ok(by);
    }
    let duty = written(key, "assistant");
    let why = match assistant {
        None => EventFileFlaw::NoAssistant(duty),
        Some(it) if it.of == AssistantOf::Opponent && !OF_ANY_ASSISTANT.contains(&key) => {
            EventFileFlaw::OpponentsAssistant(duty)
        }
        Some(_) => return Ok(by),
    };
    Err(EntryFlaw::at(entry.as_ref(), why))
}

//! What an arbiter may ask about later stands in the log and in the summary (11.10, C06:12).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use ansage_core::desk::report::log::log;
use ansage_core::desk::retell;
use ansage_core::game::{Event, Mode, Recorded};

use super::scenarios::all_scripts;
use super::scenarios::scenario::journals_of;
use crate::support::desk_harness::VOICES;
use crate::support::table::usual_settings;

/// Where an event is found later.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Found {
    /// A line of the log and a note of the summary.
    InBoth,
    /// A line of the log; the summary says it in its own words, or has the same from another event.
    InTheLog(&'static str),
    /// Neither.
    Nowhere(&'static str),
    /// If it holds something for the arbiter, as an illegal move or a piece that was touched.
    Sometimes,
}

/// A new event has to be placed here.
fn found(event: &Event) -> Found {
    use Found::{InBoth, InTheLog, Nowhere, Sometimes};
    const MOVES: &str = "the scoresheet has it";
    const COMES_UP: &str = "the summary has the result, the times and the signatures at its end";
    match event {
        Event::Announced { .. } | Event::Repeated { .. } | Event::Made { .. } | Event::Pressed { .. } => Sometimes,
        Event::Touched { .. } | Event::Lifted { .. } | Event::Released { .. } | Event::DashFilled { .. } => Sometimes,
        Event::Corrected { .. } | Event::ClaimedDraw { .. } | Event::Resigned { .. } => Sometimes,
        Event::ControlChanged { .. } | Event::RepeatedWrongly | Event::Numbered { .. } => InBoth,
        Event::SheetBorrowed { .. } | Event::SheetReturned | Event::ArbiterNoted { .. } => InBoth,
        Event::ClaimedFlag { .. } | Event::FlagFell { .. } => InBoth,
        Event::Arrived { .. } | Event::BoardEntered { .. } => Sometimes,
        Event::Started | Event::Paused | Event::Resumed | Event::StoppedFor { .. } => InTheLog(COMES_UP),
        Event::ClocksSet { .. } | Event::Synced { .. } | Event::TimeAdded { .. } => InTheLog(COMES_UP),
        Event::Signed { .. } | Event::Resulted { .. } | Event::ResultTakenBack => InTheLog(COMES_UP),
        Event::OfferedDraw { .. } | Event::DeclinedDraw { .. } | Event::AcceptedDraw { .. } => InTheLog(COMES_UP),
        Event::DecidedClaim { .. } | Event::LeftClaim { .. } | Event::StopJudged { .. } => InTheLog(COMES_UP),
        Event::Faulted { .. } | Event::Penalised { .. } | Event::Annulled { .. } => InTheLog(COMES_UP),
        Event::Irregular { .. } | Event::LaidDown { .. } | Event::LeaveGiven { .. } => InTheLog(COMES_UP),
        Event::SheetCorrected { .. } | Event::SheetReplaced | Event::HandedOver => InTheLog(COMES_UP),
        Event::BoardsDiffer | Event::CorrectionsTold | Event::ComparisonEnded => InTheLog(COMES_UP),
        Event::Restored { .. } | Event::MoveTakenBack { .. } | Event::RoomLimited { .. } => InTheLog(COMES_UP),
        Event::ArbiterCame { .. } | Event::ArbiterLeft | Event::SecretSet { .. } => {
            InTheLog("it has a line of its own")
        }
        Event::Noted { .. } | Event::SealedNote { .. } | Event::Adjourning { .. } => {
            InTheLog("what is sealed stays so")
        }
        Event::JournalContinued { .. } => Sometimes,
        Event::Opened(_) => Sometimes,
        Event::Reopened { .. } | Event::Slept { .. } | Event::ReachedZero { .. } => Sometimes,
        Event::Dashed { .. } | Event::DashStruck | Event::Done | Event::TimeNoted { .. } => Nowhere(MOVES),
        Event::PressProved { .. } => Nowhere("the account of the clock on the table follows from it"),
        Event::PressedEarly | Event::Adjusted { .. } | Event::TakeBackAsked => Nowhere("nothing follows from it"),
        Event::OtherSheetEntered { .. } | Event::OtherSheetStruck { .. } | Event::OtherSheetEnded => {
            Nowhere("the report of the comparison has it")
        }
        Event::RemindersSet { .. } | Event::Closed => Nowhere("it is the player's own"),
        Event::SoundBegan { .. } | Event::SoundPaused | Event::SoundKept(_) => Nowhere("the list of the sound has it"),
    }
}

/// Of these a story shows that both have what was found in them.
const FOUND_IN_BOTH: [&str; 14] = [
    "Arrived",
    "BoardEntered",
    "ClaimedDraw",
    "Corrected",
    "JournalContinued",
    "Lifted",
    "Made",
    "Pressed",
    "ReachedZero",
    "Released",
    "Reopened",
    "Repeated",
    "Resigned",
    "Touched",
];

#[test]
fn what_an_arbiter_may_ask_about_is_in_the_log_and_in_the_summary() {
    const OF_EACH: usize = 3;
    const TRIED: usize = 200;
    let mut found_once = BTreeSet::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut missing = Vec::new();
    for script in all_scripts() {
        for journal in journals_of(&script).unwrap_or_default() {
            let is_event =
                matches!(journal.first().map(|it| &it.event), Some(Event::Opened(it)) if it.mode == Mode::Event);
            for (index, recorded) in journal.iter().enumerate().skip(1).filter(|_| is_event) {
                let (log, notes) = match found(&recorded.event) {
                    Found::InBoth => (true, true),
                    Found::InTheLog(_) => (true, false),
                    Found::Sometimes => (false, false),
                    Found::Nowhere(_) => continue,
                };
                let kind = kind_of(&recorded.event);
                let is_open = !log && !found_once.contains(&kind);
                let times = seen.entry(kind.clone()).or_default();
                *times += 1;
                if *times > OF_EACH && !(is_open && *times < TRIED) {
                    continue;
                }
                let (before, after) = (printed(&journal[..index]), printed(&journal[..=index]));
                if is_open && after.0 > before.0 && after.1 > before.1 {
                    found_once.insert(kind.clone());
                }
                if log && after.0 <= before.0 || notes && after.1 <= before.1 {
                    missing.push(format!("{kind} of {}", script.display()));
                }
            }
        }
    }
    assert!(seen.len() > 30, "only {seen:?} came up");
    assert!(missing.is_empty(), "{missing:#?}");
    let in_both: Vec<&str> = found_once.iter().map(String::as_str).collect();
    assert_eq!(in_both, FOUND_IN_BOTH);
}

/// Returns how many lines the log has, and how many notes the summary.
fn printed(journal: &[Recorded]) -> (usize, usize) {
    let (settings, voices) = (usual_settings(), Arc::clone(&VOICES));
    let log = log(journal, &settings, &voices, true, &|_| None).expect("a log");
    let notes = retell::notes(journal, &settings, &voices).expect("notes");
    (log.len(), notes.len())
}

fn kind_of(event: &Event) -> String {
    let debug = format!("{event:?}");
    debug.chars().take_while(|it| it.is_alphanumeric()).collect()
}

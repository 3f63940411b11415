//! `about`: what the program is; for an event, what it is made of and what it would start.

use std::env;
use std::path::Path;

use crate::app::cli::AboutOptions;
use crate::app::event_programs;
use crate::app::failure::{Failure, io_failure};
use crate::app::printing::print;
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_core::language::message::Value;
use ansage_devices::helper::Program;
use ansage_os::files::whole_path;
use ansage_os::inhibitor;
use ansage_os::network::can_be_shut;
use ansage_os::programs::program_of_the_system;

/// The crates of others in the program and its helpers, a line each: name, version, and `program` or `helpers`. A test makes
/// the list.
const CRATES: &str = include_str!("about/crates.txt");

/// Stands behind a crate that only helpers have.
const OF_HELPERS: &str = " helpers";
/// Stands behind the others.
const OF_THE_PROGRAM: &str = " program";

/// Prints what the program is, a short line each.
pub(in crate::app) fn about(options: &AboutOptions) -> Result<(), Failure> {
    let reporting = &options.reporting;
    let words = Words::read(reporting.voices.as_deref(), reporting.reports.as_deref())?;
    let mut lines = vec![Message::AboutWhat {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        licence: env!("CARGO_PKG_LICENSE").to_owned(),
    }];
    lines.extend(match can_be_shut() {
        true => vec![Message::AboutNoNetwork],
        false => vec![Message::AboutNoNetworkCode, Message::EventNetworkNotShut],
    });
    lines.extend([
        Message::AboutNoEngine,
        Message::AboutBuild {
            build: ansage_protocol::BUILD.to_owned(),
        },
    ]);
    let mut crates = Vec::new();
    if options.event {
        lines.extend(started()?);
        lines.extend(event_programs::not_started());
        let (own, of_helpers): (Vec<_>, Vec<_>) = CRATES.lines().partition(|it| it.ends_with(OF_THE_PROGRAM));
        lines.push(Message::AboutCrates {
            number: count(&own),
            more: count(&of_helpers),
        });
        crates = [own, of_helpers].concat();
    }
    let lines = lines.iter().map(|it| words.say(it));
    let crates = crates.iter().map(|it| {
        it.trim_end_matches(OF_THE_PROGRAM)
            .trim_end_matches(OF_HELPERS)
            .to_owned()
    });
    print(&lines.chain(crates).map(|it| it + "\n").collect::<String>())
}

fn count(crates: &[&str]) -> Value {
    u32::try_from(crates.len()).unwrap_or(u32::MAX).into()
}

/// Returns the program, and whatever a game of an event would start, each with its place and its sum.
fn started() -> Result<Vec<Message>, Failure> {
    let own = env::current_exe().ok();
    let helpers = event_programs::of_an_event().map(|it| (it, Some(Program::beside(it).path)));
    let of_the_system = inhibitor::PROGRAMS.iter().map(|it| (*it, program_of_the_system(it)));
    let all = [("ansage", own)].into_iter().chain(helpers).chain(of_the_system);
    let mut lines = Vec::new();
    for (name, path) in all {
        match path.filter(|it| it.exists()) {
            Some(path) => lines.extend(file(name, &path)?),
            None => lines.push(Message::AboutMissing { name: name.to_owned() }),
        }
    }
    Ok(lines)
}

fn file(name: &str, path: &Path) -> Result<[Message; 2], Failure> {
    let unreadable = |source| io_failure::unreadable(path, &source);
    // What a link leads to is what would run.
    let path = whole_path(path).map_err(unreadable)?;
    let sum = ansage_files::sum(&path).map_err(unreadable)?;
    Ok([
        Message::AboutFile {
            name: name.to_owned(),
            path: path.display().to_string(),
        },
        Message::AboutSum { sum },
    ])
}

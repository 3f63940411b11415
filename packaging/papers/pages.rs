//! Man pages.

use std::io;

use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use super::Fault;
use ansage::app::cli::wording::{Frame, Wording};

/// Returns the page of each command, with the name of its file.
pub(crate) fn pages(command: Command, wording: &Wording, date: &str) -> Result<Vec<(String, String)>, Fault> {
    let mut command = wording.of_pages(command)?;
    command.build();
    let mut commands = Vec::new();
    collect(&command, &mut commands);
    let names: Vec<_> = commands.iter().map(name_of).collect();
    let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let (codes, remark) = after.split_once("\n\n").unwrap_or((&after, ""));
    // The heading says what they are.
    let exit_status = codes.split_once(": ").map_or(codes, |(_, it)| it);

    let mut pages = Vec::new();
    for (mut command, name) in commands.into_iter().zip(&names) {
        let usage = command.render_usage().to_string();
        let page = Page {
            frame: &wording.frame,
            name,
            usage: wording.frame.usage_in_words(&usage),
            remark: if command.get_after_help().is_some() { remark } else { "" },
            exit_status,
            others: names.iter().filter(|it| *it != name).map(String::as_str).collect(),
        };
        let text = page.text(command, date).map_err(|error| Fault::Unwritable {
            path: name.into(),
            error,
        })?;
        pages.push((format!("{name}.1"), text));
    }
    Ok(pages)
}

/// Collects a command and those below it.
fn collect(command: &Command, all: &mut Vec<Command>) {
    all.push(command.clone());
    for below in command.get_subcommands().filter(|it| !it.is_hide_set()) {
        collect(below, all);
    }
}

fn name_of(command: &Command) -> String {
    command
        .get_display_name()
        .unwrap_or_else(|| command.get_name())
        .to_owned()
}

struct Page<'a> {
    frame: &'a Frame,
    name: &'a str,
    usage: String,
    remark: &'a str,
    exit_status: &'a str,
    others: Vec<&'a str>,
}

impl Page<'_> {
    fn text(&self, command: Command, date: &str) -> io::Result<String> {
        let frame = self.frame;
        let has_commands = command.has_subcommands();
        let man = Man::new(command.override_usage(self.usage.clone()))
            .title(self.name.to_uppercase())
            .date(date)
            .source(concat!("Ansage ", env!("CARGO_PKG_VERSION")))
            .manual(frame.manual.clone());
        let mut text = Vec::new();
        man.render_title(&mut text)?;
        let mut page = String::from_utf8_lossy(&text).into_owned();
        page += &section(&frame.name, |it| man.render_name_section(it))?;
        page += &section(&frame.synopsis, |it| man.render_synopsis_section(it))?;
        page += &section(&frame.description, |it| man.render_description_section(it))?;
        if !self.remark.is_empty() {
            let mut roff = Roff::new();
            roff.control("PP", []).text([roman(self.remark)]);
            page += &without_preamble(&roff.render());
        }
        if has_commands {
            page += &section(&frame.commands, |it| man.render_subcommands_section(it))?;
        }
        page += &section(&frame.options, |it| man.render_options_section(it))?;
        page += &without_preamble(&self.the_rest().render());
        Ok(page)
    }

    fn the_rest(&self) -> Roff {
        let frame = self.frame;
        let mut roff = Roff::new();
        for (heading, entries) in [(&frame.files, &frame.places), (&frame.environment, &frame.variables)] {
            roff.control("SH", [heading.as_str()]);
            for (what, is) in entries {
                roff.control("TP", []).text([bold(what)]).text([roman(is)]);
            }
        }
        roff.control("SH", [frame.exit_status.as_str()])
            .text([roman(self.exit_status)]);
        roff.control("SH", [frame.see_also.as_str()]);
        for (index, other) in self.others.iter().enumerate() {
            let end = if index + 1 < self.others.len() { "(1)," } else { "(1)" };
            roff.text([bold(*other), roman(end)]);
        }
        roff
    }
}

/// Returns a section as clap has it, below a heading of the page's language.
fn section(heading: &str, render: impl Fn(&mut dyn io::Write) -> io::Result<()>) -> io::Result<String> {
    let mut bytes = Vec::new();
    render(&mut bytes)?;
    let text = without_preamble(&String::from_utf8_lossy(&bytes));
    let body = text.split_once('\n').map_or("", |(_, body)| body);
    let mut roff = Roff::new();
    roff.control("SH", [heading]);
    Ok(without_preamble(&roff.render()) + body)
}

/// Leaves out the lines that every piece begins with, and that stand once on a page.
fn without_preamble(text: &str) -> String {
    let lines = text
        .lines()
        .filter(|it| !it.starts_with(".ie \\n(.g .ds Aq") && !it.starts_with(".el .ds Aq"));
    lines.flat_map(|it| [it, "\n"]).collect()
}

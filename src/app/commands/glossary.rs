//! `glossary`: what a term is called in other languages.

use crate::app::cli::GlossaryOptions;
use crate::app::failure::Failure;
use crate::app::printing::print;
use crate::app::settings::words::Words;
use ansage_core::language::Glossary;

/// How a term is looked up.
const COMMAND: &str = "ansage glossary";

/// Prints what a term is called in other languages; without one, which there are.
pub(in crate::app) fn glossary(options: &GlossaryOptions) -> Result<(), Failure> {
    let reporting = &options.reporting;
    let words = Words::read(reporting.voices.as_deref(), reporting.reports.as_deref())?;
    let glossary = Glossary::new(&words.voices, &words.reports, COMMAND);
    let message = glossary.answer(&options.term.join(" "));
    print(&format!("{}\n", words.say(&message)))
}

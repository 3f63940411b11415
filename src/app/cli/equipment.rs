//! The options of `equipment`.

use std::path::PathBuf;

use clap::Args;

use super::answers::AnswersOptions;
use super::display::DisplayHost;
use super::ear::EarOptions;
use super::findings::FindingsOptions;
use super::report_options::ReportOptions;
use crate::app::settings::options::Laws;

/// The options of `equipment`.
#[derive(Args, Clone, Debug)]
pub struct EquipmentOptions {
    /// The event file, which says who approved the program, and which edition of the Laws holds
    #[arg(long, value_name = "FILE")]
    pub event_file: Option<PathBuf>,
    /// Edition of the Laws: 1997, 2005, 2009, 2014, 2018 or 2023 [default: 2023]
    #[arg(long, value_name = "YEAR", conflicts_with = "event_file")]
    pub laws: Option<Laws>,
    /// Go on with a list that was left: its report in JSON
    #[arg(long, value_name = "FILE.json")]
    pub from: Option<PathBuf>,
    /// Words of the start position, e.g. de-fide [default: those of --reports]
    #[arg(long, value_name = "LANGUAGE")]
    pub words: Option<String>,
    /// What is heard.
    #[command(flatten)]
    pub heard: EarOptions,
    /// What is felt.
    #[command(flatten)]
    pub display: DisplayHost,
    /// How it is answered aloud.
    #[command(flatten)]
    pub answers: AnswersOptions,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
    /// What is written for the arbiter.
    #[command(flatten)]
    pub findings: FindingsOptions,
}

//! What `clock` is told.

use std::path::PathBuf;

use clap::Args;

use super::display::DisplayOptions;
use super::ear::EarOptions;
use super::report_options::ReportOptions;
use crate::app::failure::Failure;
use crate::app::settings::options::{EarconNames, Percent, PlayOptions, YesNo, one_of};
use ansage_core::game::{Served, TimeControl};
use ansage_core::language::time_control;

/// The options of `clock`.
#[derive(Args, Clone, Debug)]
pub struct ClockOptions {
    /// Time control, e.g. 5+3, 15m+10s, or 40/90m, G/30m, +30s [default: that of the settings]
    #[arg(value_name = "CONTROL", conflicts_with = "time")]
    pub control: Vec<String>,
    /// Time control, as for a game
    #[arg(long, value_name = "CONTROL")]
    pub time: Option<TimeControl>,
    /// Who sits left and has the keys f and d [default: white]
    #[arg(long, value_parser = one_of::<Served>(&["white", "black"]))]
    pub left: Option<Served>,
    /// The plain face: one prompt, one line out per event (the default)
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes", value_name = "yes|no")]
    pub plain: Option<YesNo>,
    /// The screen face: what was told and both clocks in one calm column
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes", value_name = "yes|no")]
    pub screen: Option<YesNo>,
    /// Show the clocks on the screen face [default: yes]
    #[arg(long, value_name = "yes|no")]
    pub show_clocks: Option<YesNo>,
    /// Short sounds in the Ear: all, none, or some of accepted,refused,edge,clock-started,device-lost [default: all]
    #[arg(long, value_name = "SOUNDS")]
    pub earcons: Option<EarconNames>,
    /// Loudness of these sounds, 0 to 100 [default: 50]
    #[arg(long, value_name = "PERCENT")]
    pub earcon_volume: Option<Percent>,
    /// Where the journal is written; the file must be new [default: a new one in the data folder]
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    /// Take up the clock of a journal again, both sides standing; without a file, the last one of the data folder
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "last")]
    pub resume: Option<PathBuf>,
    /// What is heard.
    #[command(flatten)]
    pub ear: EarOptions,
    /// What is felt.
    #[command(flatten)]
    pub display: DisplayOptions,
    /// The language of all of it.
    #[command(flatten)]
    pub reporting: ReportOptions,
}

impl ClockOptions {
    /// Returns the same as options of a game.
    ///
    /// # Errors
    ///
    /// Says why the control is none.
    pub fn options(&self) -> Result<PlayOptions, Failure> {
        Ok(PlayOptions {
            time: self.time_control()?,
            left: self.left,
            plain: self.plain,
            screen: self.screen,
            show_clocks: self.show_clocks,
            earcons: self.earcons.clone(),
            earcon_volume: self.earcon_volume,
            journal: self.journal.clone(),
            resume: self.resume.clone(),
            settings: self.ear.settings.clone(),
            reports: self.reporting.reports.clone(),
            voices: self.reporting.voices.clone(),
            ..self.ear.options().over(self.display.options())
        })
    }

    /// A control of several parts may be typed without quotation marks.
    fn time_control(&self) -> Result<Option<TimeControl>, Failure> {
        if self.control.is_empty() {
            return Ok(self.time.clone());
        }
        let control = self.control.join(" ").parse::<TimeControl>();
        control
            .map(Some)
            .map_err(|why| Failure::settings(time_control::why_none(&why)))
    }
}

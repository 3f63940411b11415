//! Words that have been recorded before: one WAV file for each time one was said.

use std::path::PathBuf;

use super::learning::Learning;
use crate::app::commands::studio::Takes as _;
use crate::app::failure::{Failure, io_failure};
use crate::app::recogniser::wav::open_wav;
use crate::app::table::lines::{Equipment, Printed, Stream};
use ansage_core::desk::{DeviceOrder, DeviceOutcome, TakeOrder, TakeOutcome, Utterance};

/// A folder with files such as `anna-1.wav` and `kurze-rochade-3.wav`.
pub(super) struct WavFolder<'a> {
    pub(super) takes: Learning<'a>,
    folder: PathBuf,
    printed: Printed,
}

impl<'a> WavFolder<'a> {
    /// Looks whether there is such a folder.
    pub(super) fn open(takes: Learning<'a>, folder: PathBuf) -> Result<Self, Failure> {
        match std::fs::read_dir(&folder) {
            Ok(_entries) => Ok(Self {
                takes,
                folder,
                printed: Printed::on(Stream::Output),
            }),
            Err(source) => Err(io_failure::unreadable(&folder, &source)),
        }
    }

    fn take(&mut self, order: TakeOrder) -> Result<TakeOutcome, Failure> {
        let path = self.folder.join(self.takes.file_name(order));
        if !path.exists() {
            return Ok(TakeOutcome::Missing);
        }
        let mut wav = open_wav(&path)?;
        let samples = std::iter::from_fn(|| wav.read()).flatten().collect();
        self.takes.keep(order, samples)
    }
}

impl Equipment for WavFolder<'_> {
    fn show(&mut self, utterance: &Utterance) -> Result<(), Failure> {
        self.printed.show(utterance)
    }

    fn speak(&mut self, utterance: &Utterance) {
        self.printed.speak(utterance);
    }

    fn carry_out(&mut self, order: DeviceOrder) -> Result<Option<DeviceOutcome>, Failure> {
        match order {
            DeviceOrder::RecordTake(order) => Ok(Some(DeviceOutcome::TakeRecorded(self.take(order)?))),
            order => self.takes.carry_out(order),
        }
    }
}

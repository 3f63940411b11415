//! `doctor --by-ear`: every device says what it is, the person says who hears it, and the settings keep that.

mod keep;

use std::path::Path;
use std::sync::Arc;

use crate::app::commands::speaking::Speaking;
use crate::app::failure::{Failure, cause, desk_failure};
use crate::app::settings::display::DisplayChoice;
use crate::app::settings::words::Words;
use crate::app::table::answers::AnswersAloud;
use crate::app::table::lines::{Equipment, Lines, Printed, Stream, Unreadable};
use ansage_core::desk::{
    Channel, DeviceOrder, DeviceOutcome, DisplayCells, EarCheck, EarCheckSettings, Output, PrivateVoiceInputSettings,
    Utterance,
};
use ansage_wire::speech::OutputDevice;

/// Has every device heard, and keeps in the settings at `path` which is the earphone and which the loudspeaker.
pub(super) fn choose(
    path: &Path,
    display: Option<DisplayChoice>,
    aloud: Option<AnswersAloud>,
    words: &Words,
) -> Result<(), Failure> {
    let cells = display.as_ref().map(|it| it.cells.clone());
    let mut lines = Lines::open(display);
    lines.attend(Unreadable::Ends, aloud.as_ref(), words)?;
    let outcome = choose_on(&mut lines, path, cells, aloud.as_ref(), words);
    lines.close();
    outcome
}

/// Does the same where lines are read already.
pub(in crate::app::commands) fn choose_on(
    lines: &mut Lines,
    path: &Path,
    cells: Option<DisplayCells>,
    aloud: Option<&AnswersAloud>,
    words: &Words,
) -> Result<(), Failure> {
    let speaking = Speaking::start(None);
    let outputs = match speaking.devices() {
        Ok(devices) => Ok(devices.into_iter().map(output).collect()),
        Err(why) => Err(cause::of_device(&why)),
    };
    let shown = path.display().to_string();
    let (reports, voices) = (words.reports.clone(), Arc::clone(&words.voices));
    let settings = EarCheckSettings {
        cells,
        // Any device may be the one that the microphone hears; none tells when it has said all.
        listen: aloud.map(|it| PrivateVoiceInputSettings {
            ear_in_room: true,
            ..it.settings(words)
        }),
    };
    let (mut check, first) = EarCheck::open(outputs, shown, reports, voices, settings)
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let mut devices = Devices {
        speaking,
        printed: Printed::on(Stream::Output),
        path,
    };
    let outcome = lines.serve(&mut check, first, &mut devices);
    devices.speaking.close();
    outcome
}

/// One device after the other, and the file that keeps what was chosen.
struct Devices<'a> {
    speaking: Speaking,
    printed: Printed,
    path: &'a Path,
}

impl Equipment for Devices<'_> {
    fn show(&mut self, utterance: &Utterance) -> Result<(), Failure> {
        self.printed.show(utterance)
    }

    fn speak(&mut self, utterance: &Utterance) {
        self.speaking.say(utterance);
    }

    fn hush(&mut self, channel: Channel) {
        self.speaking.hush(channel);
    }

    fn carry_out(&mut self, order: DeviceOrder) -> Result<Option<DeviceOutcome>, Failure> {
        match order {
            DeviceOrder::OpenOutput(name) => {
                let opened = self.speaking.open_alone(&name).map_err(|why| cause::of_device(&why));
                Ok(Some(DeviceOutcome::OutputOpened(opened)))
            }
            DeviceOrder::KeepOutputs(chosen) => keep::keep(self.path, &chosen).map(|()| None),
            // Nobody is recorded here.
            _ => Ok(None),
        }
    }
}

fn output(device: OutputDevice) -> Output {
    Output {
        name: device.name,
        description: device.description,
        has_sides: device.has_sides,
    }
}

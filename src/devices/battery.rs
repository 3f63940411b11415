//! What the machine lives on, as the system tells it: in answer to a call, or, as Linux does, in a folder for each supply, with
//! a file for each thing that is known of it. A supply may come, go or say nothing at any time; what cannot be read is not
//! there.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;
use std::{fs, io, thread};

use ansage_core::desk::Power;
use ansage_os::power;

/// How often it is looked at: a battery changes by a per cent in a minute at most, and some are slow to answer.
pub const LOOK_EVERY: Duration = Duration::from_secs(30);

/// More than such a file ever holds, in bytes.
const LARGEST_BYTES: u64 = 4096;

/// Where it is told.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum PowerSource {
    /// The system answers.
    System,
    /// A folder, as Linux fills one.
    Folder(PathBuf),
}

impl PowerSource {
    /// Returns that of this machine.
    pub fn of_the_machine() -> Self {
        power::FOLDER.map_or(Self::System, |it| Self::Folder(it.into()))
    }
}

/// Looks again and again, on a thread of its own, until it is dropped.
#[derive(Debug)]
pub struct PowerWatch {
    /// Closed when it is dropped.
    _open: Sender<()>,
}

impl PowerWatch {
    /// Begins; `report` is called whenever something else is found than before.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if no thread can be started.
    pub fn begin(
        source: PowerSource,
        every: Duration,
        mut known: Option<Power>,
        mut report: impl FnMut(Option<Power>) + Send + 'static,
    ) -> io::Result<Self> {
        let (open, closed) = channel::<()>();
        thread::Builder::new().name("battery".to_owned()).spawn(move || {
            while closed.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                let found = read(&source);
                if found != known {
                    known = found;
                    report(found);
                }
            }
        })?;
        Ok(Self { _open: open })
    }
}

/// Returns what the machine lives on; `None` where it has no battery, or nobody knows.
pub fn read(source: &PowerSource) -> Option<Power> {
    match source {
        PowerSource::System => power::asked().map(|it| Power {
            percent: it.percent,
            has_mains: it.has_mains,
        }),
        PowerSource::Folder(folder) => read_folder(folder),
    }
}

fn read_folder(folder: &Path) -> Option<Power> {
    let supplies = fs::read_dir(folder).ok()?;
    let supplies: Vec<Supply> = supplies.filter_map(|it| Supply::read(&it.ok()?.path())).collect();
    let batteries = supplies.iter().filter_map(|it| match it {
        Supply::Battery(battery) => Some(battery),
        Supply::Mains { .. } => None,
    });
    let batteries: Vec<&Battery> = batteries.collect();
    let percent = percent_of_all(&batteries)?;
    let is_plugged = |it: &Supply| matches!(it, Supply::Mains { online: true });
    // Where nobody tells of the mains, a battery that is not drained is on them.
    let has_mains = supplies.iter().any(is_plugged) || !batteries.iter().any(|it| it.is_drained);
    Some(Power { percent, has_mains })
}

/// Returns what is left in all batteries together, in per cent.
fn percent_of_all(batteries: &[&Battery]) -> Option<u8> {
    // A small battery that is full helps little beside a large one that is empty.
    let whole: Option<u64> = batteries.iter().map(|it| it.holds).sum();
    let parts = |battery: &Battery| if whole.is_some() { battery.holds.unwrap_or(1) } else { 1 };
    let whole: u64 = batteries.iter().map(|it| parts(it)).sum();
    let left: u64 = batteries.iter().map(|it| parts(it).saturating_mul(it.percent)).sum();
    u8::try_from(left.checked_div(whole)?).ok()
}

/// What one folder tells of.
enum Supply {
    Mains { online: bool },
    Battery(Battery),
}

struct Battery {
    percent: u64,
    /// What it holds when it is full, in the unit of its maker.
    holds: Option<u64>,
    is_drained: bool,
}

impl Supply {
    fn read(folder: &Path) -> Option<Self> {
        let told = |name: &str| {
            let bytes = ansage_files::read(&folder.join(name), LARGEST_BYTES).ok()?;
            Some(String::from_utf8(bytes).ok()?.trim().to_owned())
        };
        let number = |name: &str| told(name)?.parse::<u64>().ok();
        match told("type")?.as_str() {
            "Mains" | "USB" => Some(Self::Mains {
                online: number("online")? > 0,
            }),
            // That of a mouse keeps no clock.
            "Battery" if told("scope").as_deref() != Some("Device") => Some(Self::Battery(Battery {
                percent: number("capacity")?.min(100),
                holds: number("energy_full").filter(|it| *it > 0),
                is_drained: told("status").as_deref() == Some("Discharging"),
            })),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::mpsc::channel;
    use std::time::Duration;
    use std::{fs, io};

    use super::{PowerSource, PowerWatch, read_folder};
    use ansage_core::desk::Power;

    fn lay(folder: &Path, supply: &str, files: &[(&str, &str)]) {
        let folder = folder.join(supply);
        fs::create_dir_all(&folder).expect("a folder");
        for (name, text) in files {
            fs::write(folder.join(name), format!("{text}\n")).expect("a file");
        }
    }

    fn battery(percent: &str, status: &str) -> [(&'static str, String); 3] {
        [
            ("type", "Battery".to_owned()),
            ("capacity", percent.to_owned()),
            ("status", status.to_owned()),
        ]
    }

    fn lay_battery(folder: &Path, supply: &str, percent: &str, status: &str) {
        let files = battery(percent, status);
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
        lay(folder, supply, &files);
    }

    fn on_battery(percent: u8) -> Option<Power> {
        let has_mains = false;
        Some(Power { percent, has_mains })
    }

    #[test]
    fn a_laptop_lives_on_its_battery_when_it_is_unplugged() {
        let there = tempfile::tempdir().expect("a folder");
        let folder = there.path();
        lay(folder, "AC", &[("type", "Mains"), ("online", "1")]);
        lay_battery(folder, "BAT0", "83", "Charging");
        let plugged = Power {
            percent: 83,
            has_mains: true,
        };
        assert_eq!(read_folder(folder), Some(plugged));
        lay(folder, "AC", &[("online", "0")]);
        lay_battery(folder, "BAT0", "24", "Discharging");
        assert_eq!(read_folder(folder), on_battery(24));
        // A charger on a port of its own.
        lay(folder, "ucsi-1", &[("type", "USB"), ("online", "1")]);
        assert_eq!(read_folder(folder).map(|it| it.has_mains), Some(true));
    }

    #[test]
    fn several_batteries_count_by_what_they_hold() {
        let there = tempfile::tempdir().expect("a folder");
        let folder = there.path();
        lay_battery(folder, "BAT0", "10", "Discharging");
        lay_battery(folder, "BAT1", "90", "Unknown");
        assert_eq!(read_folder(folder), on_battery(50), "as long as nobody knows");
        lay(folder, "BAT0", &[("energy_full", "30000000")]);
        lay(folder, "BAT1", &[("energy_full", "10000000")]);
        assert_eq!(read_folder(folder), on_battery(30));
    }

    #[test]
    fn a_machine_without_a_battery_has_none_and_what_cannot_be_read_is_not_there() {
        let there = tempfile::tempdir().expect("a folder");
        let folder = there.path();
        assert_eq!(read_folder(&folder.join("none")), None);
        assert_eq!(read_folder(folder), None);
        lay(folder, "AC", &[("type", "Mains"), ("online", "1")]);
        lay(
            folder,
            "mouse",
            &[("type", "Battery"), ("scope", "Device"), ("capacity", "5")],
        );
        lay(folder, "BAT0", &[("type", "Battery"), ("status", "Discharging")]);
        lay_battery(folder, "BAT1", "none", "Discharging");
        lay_battery(folder, "BAT2", "-4", "Discharging");
        fs::create_dir_all(folder.join("BAT3/type")).expect("a folder");
        fs::write(folder.join("BAT4"), [0xff; 9]).expect("a file");
        assert_eq!(read_folder(folder), None);
        lay_battery(folder, "BAT5", "4000", "Full");
        assert_eq!(read_folder(folder).map(|it| it.percent), Some(100));
    }

    #[test]
    fn what_changes_is_reported_once_and_a_battery_that_is_taken_out_too() {
        let there = tempfile::tempdir().expect("a folder");
        lay_battery(there.path(), "BAT0", "30", "Discharging");
        let (sender, reported) = channel();
        let report = move |found| sender.send(found).expect("somebody listens");
        let folder = there.path().to_owned();
        let watch = PowerWatch::begin(
            PowerSource::Folder(folder),
            Duration::from_millis(1),
            on_battery(30),
            report,
        )
        .expect("a thread");
        lay_battery(there.path(), "BAT1", "20", "Discharging");
        assert_eq!(
            reported.iter().find(|it| it.is_some_and(|it| it.percent < 30)),
            Some(on_battery(25))
        );
        // Windows takes away no file that is just being read.
        while fs::remove_dir_all(there.path()).is_err_and(|it| it.kind() != io::ErrorKind::NotFound) {}
        assert_eq!(reported.iter().find(Option::is_none), Some(None));
        drop(watch);
        assert_eq!(reported.iter().next(), None, "nobody looks any more");
    }
}

//! Where things lie: the folders of the XDG base directory specification.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use directories::ProjectDirs;

use ansage_devices::battery::PowerSource;
use ansage_devices::storage::{Disk, SystemDisk};

/// The folders of the program.
#[derive(Clone, Debug)]
pub struct Paths {
    /// The disk on which the journals of games are.
    pub disk: Arc<dyn Disk>,
    /// Holds `settings.toml`.
    pub settings: PathBuf,
    /// Is there once somebody was asked for the settings who had none.
    pub asked: PathBuf,
    /// Holds where somebody is in the tutorial.
    pub tutorial: PathBuf,
    /// Holds the journals of games for which no place was named.
    pub journals: PathBuf,
    /// Holds journals for which there is no other place, until the person logs out; not everybody has it.
    pub runtime: Option<PathBuf>,
    /// Holds the log.
    pub log: PathBuf,
    /// Holds what sound devices need that ran dry.
    pub buffers: PathBuf,
    /// Where the system tells what the machine lives on; `ANSAGE_POWER_SUPPLY` names another folder.
    pub power: PowerSource,
}

/// The variable that names a folder below which everything lies that would lie in the person's own folders: on a stick, say.
const IN_ONE_FOLDER: &str = "ANSAGE_HOME";

impl Paths {
    /// Finds them. Without a home there is only the folder in which the program was started.
    pub fn find() -> Self {
        let named = std::env::var_os("ANSAGE_POWER_SUPPLY").map(|it| PowerSource::Folder(it.into()));
        let power = named.unwrap_or_else(PowerSource::of_the_machine);
        if let Some(folder) = std::env::var_os(IN_ONE_FOLDER).filter(|it| !it.is_empty()) {
            return Self::below(Path::new(&folder), power);
        }
        match ProjectDirs::from("", "", "ansage") {
            Some(folders) => {
                let state = folders.state_dir().unwrap_or_else(|| folders.data_local_dir());
                Self {
                    disk: Arc::new(SystemDisk),
                    settings: folders.config_dir().join("settings.toml"),
                    tutorial: folders.config_dir().join("tutorial.toml"),
                    journals: folders.data_dir().to_owned(),
                    runtime: folders.runtime_dir().map(Path::to_owned),
                    asked: state.join("asked"),
                    log: state.join("ansage.log"),
                    buffers: state.join("buffers.toml"),
                    power,
                }
            }
            None => Self {
                disk: Arc::new(SystemDisk),
                settings: "settings.toml".into(),
                tutorial: "tutorial.toml".into(),
                journals: ".".into(),
                runtime: None,
                asked: "asked".into(),
                log: "ansage.log".into(),
                buffers: "buffers.toml".into(),
                power,
            },
        }
    }

    fn below(folder: &Path, power: PowerSource) -> Self {
        let [config, data, state] = ["config", "data", "state"].map(|it| folder.join(it).join("ansage"));
        Self {
            disk: Arc::new(SystemDisk),
            settings: config.join("settings.toml"),
            tutorial: config.join("tutorial.toml"),
            journals: data,
            runtime: None,
            asked: state.join("asked"),
            log: state.join("ansage.log"),
            buffers: state.join("buffers.toml"),
            power,
        }
    }

    /// Returns the folders in which a journal goes on that cannot where it is, the best first.
    pub fn own_folders(&self) -> Vec<PathBuf> {
        [&self.journals].into_iter().chain(&self.runtime).cloned().collect()
    }

    /// Returns the folders in which a game of an event puts up its notice, the best first.
    pub fn notices(&self) -> Vec<PathBuf> {
        self.runtime.iter().chain([&self.journals]).cloned().collect()
    }

    /// Names the journal of a game begun at this time, as file names have it; `number` tells those of one second apart.
    pub fn journal_name(&self, when: &str, number: u32) -> PathBuf {
        self.journals.join(match number {
            1 => format!("{when}.jsonl"),
            _ => format!("{when}-{number}.jsonl"),
        })
    }
}

//! What a person types to get a part of Ansage that is missing, as it was installed.

use std::path::Path;

use ansage_core::language::Message;
use ansage_devices::listening::LISTENER;
use ansage_devices::recording::RECORDER;
use ansage_devices::scoring::net::{PACKAGE, WEIGHTS, is_small};
use ansage_devices::speech::SPEAKER;
use ansage_files::installed::{Installation, Origin};
use ansage_files::model_folder::ModelError;
use ansage_os::remedies;

/// Returns what brings a helper. Packages that are no archive's are named as files, as they were when they came.
pub(in crate::app) fn for_helper(name: &str) -> String {
    match Installation::of_this_program().origin() {
        Origin::Packages if [SPEAKER, RECORDER].contains(&name) => {
            "sudo apt install --reinstall ./ansage_*.deb".to_owned()
        }
        Origin::Packages => format!("sudo apt install ./{name}_*.deb"),
        Origin::Archive => remedies::ARCHIVE.to_owned(),
        Origin::Built => "./dev run".to_owned(),
    }
}

/// Returns what brings a net of the scorer that lies here and is damaged anew.
pub(in crate::app) fn for_damaged_net(folder: &Path) -> String {
    let package = if is_small(folder) { LISTENER } else { PACKAGE };
    match Installation::of_this_program().origin() {
        Origin::Packages => format!("sudo apt install --reinstall ./{package}_*.deb"),
        Origin::Archive => remedies::ARCHIVE.to_owned(),
        Origin::Built if is_small(folder) => format!("git checkout {}", folder.display()),
        Origin::Built => format!("rm {}; ./dev run", folder.join(WEIGHTS).display()),
    }
}

/// Says that nobody on this machine hears a language, and what brings the scorer.
pub(in crate::app) fn nobody_hears(language: &str) -> Message {
    Message::NobodyHears {
        language: language.into(),
        command: for_helper(PACKAGE),
    }
}

/// Says what is wrong with a recogniser, and what brings the one that a package has.
pub(in crate::app) fn model_message(error: &ModelError) -> Message {
    let shown = |path: &Path| path.display().to_string();
    match error {
        ModelError::NoFolder(path) => {
            let own = Installation::of_this_program();
            let is_installed = own.origin() != Origin::Built && path.starts_with(own.data());
            match is_installed {
                true => Message::ModelNotInstalled {
                    command: for_helper(LISTENER),
                },
                false => Message::ModelMissing { path: shown(path) },
            }
        }
        ModelError::Lacks(path) => Message::ModelLacks { path: shown(path) },
        ModelError::Changed(path) => Message::ModelChanged { path: shown(path) },
    }
}

//! The settings file, changed in two keys; comments and all else stay.

use std::path::Path;

use toml_edit::{DocumentMut, value};

use crate::app::failure::Failure;
use crate::app::settings::settings_file;
use ansage_core::desk::ChosenOutputs;

/// Writes what was chosen into the settings, as a whole or not at all.
pub(super) fn keep(path: &Path, chosen: &ChosenOutputs) -> Result<(), Failure> {
    settings_file::change(path, |settings| put(settings, chosen))
}

fn put(settings: &mut DocumentMut, chosen: &ChosenOutputs) {
    if let Some(room) = &chosen.room {
        settings["room"] = value(room.as_str());
    }
    if let Some(ear) = &chosen.ear {
        settings["ear-device"] = value(ear.as_str());
        // What was chosen by ear is to be heard.
        if settings.get("ear").is_some() {
            settings["ear"] = value("speak");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(text: &str, chosen: &ChosenOutputs) -> String {
        let mut settings: DocumentMut = text.parse().expect("it is TOML");
        put(&mut settings, chosen);
        settings.to_string()
    }

    fn chosen(ear: Option<&str>, room: Option<&str>) -> ChosenOutputs {
        ChosenOutputs {
            ear: ear.map(str::to_owned),
            room: room.map(str::to_owned),
        }
    }

    #[test]
    fn what_was_not_chosen_stays_and_so_do_comments() {
        let before = "# of the club\nreports = \"de\"\near = \"text\" # for now\nroom = \"old\"\n";
        let after = with(before, &chosen(Some("pulseaudio:vear"), None));
        assert_eq!(
            after,
            "# of the club\nreports = \"de\"\near = \"speak\"\nroom = \"old\"\near-device = \"pulseaudio:vear\"\n"
        );
        let after = with("", &chosen(Some("a:left"), Some("a:right")));
        assert_eq!(after, "room = \"a:right\"\near-device = \"a:left\"\n");
    }
}

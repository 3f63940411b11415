//! The settings file, changed in two keys; comments and all else stay.

use std::io;
use std::path::Path;

use toml_edit::{DocumentMut, value};

use crate::app::failure::{Failure, io_failure};
use ansage_core::desk::ChosenOutputs;
use ansage_files::whole;
use ansage_files::whole::Readers;

/// Writes what was chosen into the settings, as a whole or not at all.
pub(super) fn keep(path: &Path, chosen: &ChosenOutputs) -> Result<(), Failure> {
    let text = match ansage_files::read_text(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(source) => return Err(io_failure::unreadable(path, &source)),
    };
    let unwritable = |source| io_failure::unwritable(path, &source);
    let text = with(&text, chosen).map_err(|error| unwritable(io::Error::other(error)))?;
    let folder = path.parent().unwrap_or(Path::new("."));
    ansage_files::make_private_folder(folder).map_err(unwritable)?;
    whole::write(path, Readers::Owner, text.as_bytes()).map_err(unwritable)
}

fn with(text: &str, chosen: &ChosenOutputs) -> Result<String, toml_edit::TomlError> {
    let mut settings: DocumentMut = text.parse()?;
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
    Ok(settings.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(ear: Option<&str>, room: Option<&str>) -> ChosenOutputs {
        ChosenOutputs {
            ear: ear.map(str::to_owned),
            room: room.map(str::to_owned),
        }
    }

    #[test]
    fn what_was_not_chosen_stays_and_so_do_comments() {
        let before = "# of the club\nreports = \"de\"\near = \"text\" # for now\nroom = \"old\"\n";
        let after = with(before, &chosen(Some("pulseaudio:vear"), None)).unwrap();
        assert_eq!(
            after,
            "# of the club\nreports = \"de\"\near = \"speak\"\nroom = \"old\"\near-device = \"pulseaudio:vear\"\n"
        );
        let after = with("", &chosen(Some("a:left"), Some("a:right"))).unwrap();
        assert_eq!(after, "room = \"a:right\"\near-device = \"a:left\"\n");
        assert!(with("reports = ", &chosen(None, Some("b"))).is_err());
    }
}

//! What devices that ran dry need, kept from one game to the next in a file of the program's own.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use ansage_files::whole;
use ansage_files::whole::Readers;
use ansage_wire::speech::DeviceBuffer;

/// Reads what is known; nothing where there is no file, or one that nobody understands: then it is learned again.
pub fn known(file: &Path) -> Vec<DeviceBuffer> {
    let text = ansage_files::read_text(file).unwrap_or_default();
    let devices: BTreeMap<String, u16> = toml::from_str(&text).unwrap_or_default();
    devices
        .into_iter()
        .map(|(device, milliseconds)| DeviceBuffer { device, milliseconds })
        .collect()
}

/// Keeps what a device needs beside what is known of others.
///
/// # Errors
///
/// Whatever keeps the file from being written; the one before is then as it was.
pub(super) fn keep(file: &Path, needs: &DeviceBuffer) -> io::Result<()> {
    let mut devices: BTreeMap<String, u16> = known(file).into_iter().map(|it| (it.device, it.milliseconds)).collect();
    devices.insert(needs.device.clone(), needs.milliseconds);
    let text = toml::to_string(&devices).map_err(io::Error::other)?;
    if let Some(folder) = file.parent() {
        ansage_files::make_own_folder(folder)?;
    }
    whole::write(file, Readers::Owner, text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(device: &str, milliseconds: u16) -> DeviceBuffer {
        DeviceBuffer {
            device: device.to_owned(),
            milliseconds,
        }
    }

    #[test]
    fn what_a_device_needs_is_known_in_the_next_game() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("state/buffers.toml");
        assert_eq!(known(&file), []);
        keep(&file, &needs("pulseaudio:vspk", 80)).unwrap();
        keep(&file, &needs("alsa:hw:0,0", 40)).unwrap();
        keep(&file, &needs("pulseaudio:vspk", 160)).unwrap();
        assert_eq!(known(&file), [needs("alsa:hw:0,0", 40), needs("pulseaudio:vspk", 160)]);
    }

    #[test]
    fn a_file_that_nobody_understands_is_learned_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("buffers.toml");
        for nonsense in ["\u{0}\u{1}", "vspk = \"wide\"", "vspk = -1", "[["] {
            std::fs::write(&file, nonsense).unwrap();
            assert_eq!(known(&file), [], "{nonsense}");
            keep(&file, &needs("vspk", 80)).unwrap();
            assert_eq!(known(&file), [needs("vspk", 80)], "{nonsense}");
        }
    }
}

//! Names of devices.

use ansage_sound::address::Address;
use ansage_sound_devices::device::DeviceError;

/// What stands before the name of a device of Windows.
pub(crate) const DRIVER: &str = "wasapi:";

/// A device, as the system names it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Named {
    /// For programs; no two have the same.
    pub(crate) id: String,
    /// For people; it changes when a device becomes another, as when headphones are pulled out and its loudspeaker goes on.
    pub(crate) called: String,
}

/// Returns a device's name, as the settings have it: what it is called, or its number where others are called the same.
pub(crate) fn of(device: &Named, all: &[Named]) -> String {
    let is_alone = all.iter().filter(|it| it.called == device.called).count() < 2;
    let name = if is_alone { &device.called } else { &device.id };
    format!("{DRIVER}{name}")
}

/// Finds the place of the device that is asked for, by what it is called or by its number; never one of two.
pub(crate) fn find(asked: &str, all: &[Named]) -> Result<usize, DeviceError> {
    let (Address::Wasapi(name) | Address::Bare(name)) = Address::of(asked) else {
        return Err(DeviceError::NoSuch(asked.to_owned()));
    };
    let mut places = (0..all.len()).filter(|it| all[*it].called == name || all[*it].id == name);
    match (places.next(), places.next()) {
        (Some(place), None) => Ok(place),
        (Some(_), Some(_)) => Err(DeviceError::SameName(asked.to_owned())),
        (None, _) => Err(DeviceError::NoSuch(asked.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn devices() -> Vec<Named> {
        [("{1}", "Speakers"), ("{2}", "Headset"), ("{3}", "Headset")]
            .map(|(id, called)| Named {
                id: id.to_owned(),
                called: called.to_owned(),
            })
            .to_vec()
    }

    #[test]
    fn two_devices_of_one_name_are_told_apart_by_their_numbers() {
        let all = devices();
        let names: Vec<_> = all.iter().map(|it| of(it, &all)).collect();
        assert_eq!(names, ["wasapi:Speakers", "wasapi:{2}", "wasapi:{3}"]);
        for (place, name) in names.iter().enumerate() {
            assert_eq!(find(name, &all).ok(), Some(place));
        }
    }

    #[test]
    fn a_name_of_two_devices_names_neither() {
        let all = devices();
        assert!(matches!(find("Headset", &all), Err(DeviceError::SameName(name)) if name == "Headset"));
        assert!(matches!(find("wasapi:Headset", &all), Err(DeviceError::SameName(_))));
        assert_eq!(find("Speakers", &all).ok(), Some(0));
    }

    #[test]
    fn what_is_not_there_is_not_replaced() {
        for name in [
            "Earphone",
            "wasapi:{4}",
            "pulseaudio:Speakers",
            "alsa:hw:0,0",
            "hw:0,0",
            "",
        ] {
            assert!(matches!(find(name, &devices()), Err(DeviceError::NoSuch(_))), "{name}");
        }
    }
}

//! Names of sound devices.

/// A device's name, taken apart.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Address<'a> {
    /// A sink or source of PulseAudio.
    PulseAudio(&'a str),
    /// A device of ALSA.
    Alsa(&'a str),
    /// A device of Windows: its name, or its number among all that ever were there.
    Wasapi(&'a str),
    /// A name alone: of PulseAudio where there is one, of Windows there.
    Bare(&'a str),
}

impl<'a> Address<'a> {
    /// Takes a name apart, e.g. `pulseaudio:vmic` or `plughw:1,0`.
    pub fn of(name: &'a str) -> Self {
        if let Some(sink) = name.strip_prefix("pulseaudio:") {
            Self::PulseAudio(sink)
        } else if let Some(pcm) = name.strip_prefix("alsa:") {
            Self::Alsa(pcm)
        } else if let Some(device) = name.strip_prefix("wasapi:") {
            Self::Wasapi(device)
        } else if is_hardware(name) {
            Self::Alsa(name)
        } else {
            Self::Bare(name)
        }
    }
}

/// One of the two sounds of a device, where two people have an earphone each on one socket.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Side {
    /// The first channel of a stereo plug: its tip.
    Left,
    /// The second one: its ring.
    Right,
}

impl Side {
    /// Takes the side off the name of a device, e.g. `pulseaudio:vear:left`. No sink of PulseAudio has a colon in its
    /// name.
    pub fn split(name: &str) -> (&str, Option<Self>) {
        match name.rsplit_once(':') {
            Some((device, "left")) => (device, Some(Self::Left)),
            Some((device, "right")) => (device, Some(Self::Right)),
            _ => (name, None),
        }
    }
}

/// Returns true where what is played on one device is heard on the other too: they are one, and not its two sides.
pub fn are_heard_together(one: &str, other: &str) -> bool {
    let ((one, its_side), (other, other_side)) = (Side::split(one), Side::split(other));
    let bare = |name: &'_ str| match Address::of(name) {
        Address::PulseAudio(id) | Address::Alsa(id) | Address::Wasapi(id) | Address::Bare(id) => id.to_owned(),
    };
    let are_two_sides = its_side.is_some() && other_side.is_some() && its_side != other_side;
    bare(one) == bare(other) && !are_two_sides
}

/// Returns true for a device of ALSA that nothing else can redirect.
pub fn is_hardware(pcm: &str) -> bool {
    pcm.starts_with("hw:") || pcm.starts_with("plughw:")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_where_a_device_is() {
        assert_eq!(Address::of("pulseaudio:vear"), Address::PulseAudio("vear"));
        assert_eq!(Address::of("alsa:default"), Address::Alsa("default"));
        assert_eq!(Address::of("plughw:1,0"), Address::Alsa("plughw:1,0"));
        assert_eq!(Address::of("wasapi:Headphones"), Address::Wasapi("Headphones"));
        assert_eq!(Address::of("vear"), Address::Bare("vear"));
    }

    #[test]
    fn a_side_stands_behind_the_name() {
        assert_eq!(
            Side::split("pulseaudio:vear:left"),
            ("pulseaudio:vear", Some(Side::Left))
        );
        assert_eq!(Side::split("vear:right"), ("vear", Some(Side::Right)));
        assert_eq!(Side::split("pulseaudio:vear"), ("pulseaudio:vear", None));
        assert_eq!(Side::split("left"), ("left", None));
    }

    #[test]
    fn two_sides_of_a_device_are_heard_apart_and_nothing_else_of_it() {
        assert!(!are_heard_together("vear:left", "pulseaudio:vear:right"));
        assert!(are_heard_together("vear:left", "vear:left"));
        assert!(are_heard_together("vear", "vear:right"));
        assert!(are_heard_together("pulseaudio:vear", "vear"));
        assert!(are_heard_together("alsa:hw:1,0", "hw:1,0"));
        assert!(!are_heard_together("vspk", "vear"));
    }
}

//! Names of sound devices.

/// A device's name, taken apart.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Address<'a> {
    /// A sink or source of PulseAudio.
    Pulse(&'a str),
    /// A device of ALSA.
    Alsa(&'a str),
    /// A name alone: of PulseAudio where there is one.
    Bare(&'a str),
}

impl<'a> Address<'a> {
    /// Takes a name apart, e.g. `pulseaudio:vmic` or `plughw:1,0`.
    pub fn of(name: &'a str) -> Self {
        if let Some(sink) = name.strip_prefix("pulseaudio:") {
            Self::Pulse(sink)
        } else if let Some(pcm) = name.strip_prefix("alsa:") {
            Self::Alsa(pcm)
        } else if is_hardware(name) {
            Self::Alsa(name)
        } else {
            Self::Bare(name)
        }
    }
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
        assert_eq!(Address::of("pulseaudio:vear"), Address::Pulse("vear"));
        assert_eq!(Address::of("alsa:default"), Address::Alsa("default"));
        assert_eq!(Address::of("plughw:1,0"), Address::Alsa("plughw:1,0"));
        assert_eq!(Address::of("vear"), Address::Bare("vear"));
    }
}

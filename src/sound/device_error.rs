//! What helpers say when a device cannot be used, so that the program can tell it in the words of a person.

/// There is no device at all.
pub const NO_DEFAULT: &str = "there is no default sound device";
/// Behind the name of a device.
pub const NO_SUCH: &str = "there is no such device";
/// Behind a name that more than one device has.
pub const SAME_NAME: &str = "more than one device has this name";
/// Behind the name of a device.
pub const NO_SIDES: &str = "it has no left and right for two people";
/// Behind the name of a device.
pub const ELSEWHERE: &str = "the sound would have come out elsewhere";
/// Behind the name of a device.
pub const FOR_ALL: &str = "the announcements are heard there";
/// What is of another system.
pub const NOT_HERE: &str = "there is no such voice on this system";
/// Nobody is heard anywhere.
pub const UNNAMED: &str = "no device is named";
/// PulseAudio is there and refuses this program, or is about to go.
pub const REFUSED: &str = "PulseAudio refuses the connection";
/// The sound server hangs.
pub const SILENT: &str = "the sound server does not answer";
/// Behind the name of a device.
pub const UNPLUGGED: &str = "nothing is plugged in";
/// As cpal says it of a device that has gone, or never was.
pub const GONE: &str = "The requested audio device is not available.";
/// As cpal says it of one that is in use.
pub const BUSY: &str = "The requested device is temporarily busy.";
/// The person's own voice has no service.
pub const NO_SERVICE: &str = "speech-dispatcher is not installed";
/// A helper is not there.
pub const NO_HELPER: &str = "it is not installed";
/// A helper is there, and was not built with this program.
pub const OTHER_BUILD: &str = "it is of another build";
/// A helper that others can write, or lay another in its place, in a game of an event.
pub const OPEN_TO_OTHERS: &str = "others can write";
/// A helper ended, as one does whose libraries are not there.
pub const ENDED: &str = "it ended";
/// The library is missing through which NVDA is asked.
pub const NO_NVDA_CLIENT: &str = "the controller client of NVDA is not there";
/// The speaker finds no espeak-ng.
pub const NO_ESPEAK: &str = "espeak-ng cannot be opened";
/// The speaker finds espeak-ng, and espeak-ng none of its languages.
pub const NO_LANGUAGES: &str = "espeak-ng finds no voices";
/// Nothing was said for too long.
pub const LATE: &str = "it does not answer";

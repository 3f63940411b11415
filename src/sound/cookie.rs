//! The cookie by which PulseAudio knows who may come in.

use std::ffi::OsString;
use std::path::PathBuf;

/// The variable that names it, for PulseAudio's own programs as for the helpers.
pub const VARIABLE: &str = "PULSE_COOKIE";

/// Returns the cookie, where PulseAudio itself looks for it and in the same order. The libraries of the helpers look neither
/// into `XDG_CONFIG_HOME` nor is there a way to tell them but by the variable.
pub fn place(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    // By the specification a relative one does not count.
    let config = set("XDG_CONFIG_HOME").filter(|it| it.is_absolute());
    let home = set("HOME");
    let places = [
        set(VARIABLE),
        config.map(|it| it.join("pulse/cookie")),
        home.clone().map(|it| it.join(".config/pulse/cookie")),
        home.map(|it| it.join(".pulse-cookie")),
    ];
    places.into_iter().flatten().find(|it| it.is_file())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::place;

    #[test]
    fn it_is_looked_for_where_pulseaudio_looks_and_in_its_order() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        let variable = |name: &str| match name {
            "PULSE_COOKIE" => Some(at("named").into()),
            "XDG_CONFIG_HOME" => Some(at("config").into()),
            "HOME" => Some(at("home").into()),
            _ => None,
        };
        assert_eq!(place(variable), None);
        for name in [
            "home/.pulse-cookie",
            "home/.config/pulse/cookie",
            "config/pulse/cookie",
            "named",
        ] {
            fs::create_dir_all(at(name).parent().expect("a folder")).expect("a folder");
            fs::write(at(name), "secret").expect("a cookie");
            assert_eq!(place(variable), Some(at(name)));
        }
        assert_eq!(place(|_| None), None);
        assert_eq!(
            place(|name| (name != "PULSE_COOKIE").then_some("config".into())),
            None,
            "relative"
        );
    }
}

//! What a game of an event is played with lies on this machine: whatever names a server of sound, Braille or speech is read
//! before the game as the library that follows it would read it.
//!
//! `PIPEWIRE_REMOTE` is not among it: it can name nothing but a socket. Nor are files of settings of those libraries: the
//! sound server's address is read by our own library out of the variable alone, and the system guards the rest
//! ([`confinement`]).

use core::net::IpAddr;
use std::ffi::OsString;

use crate::app::event_programs;
use crate::app::failure::Failure;
use crate::app::printing::say_on_stderr;
use crate::app::settings::config::Config;
use crate::app::settings::words::Words;
use ansage_core::game::Mode;
use ansage_core::language::Message;
use ansage_devices::braille::BRAILLE;
use ansage_devices::helper::confinement;
use ansage_devices::helper::confinement::Guard;
use ansage_devices::recording::RECORDER;
use ansage_devices::speech::{SPEAKER, SYSTEM_VOICE};

/// Where a server is.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Place {
    Socket,
    Loopback,
    /// In a network, or nobody knows where.
    Away,
}

/// Reads the address of a server as the library does that follows it.
type PlaceOf = fn(&str) -> Place;

/// Sees to it that a game of an event reaches nothing beyond this machine, and says which helpers will be missing;
/// `variable` is the environment. Another game may do what it likes.
///
/// # Errors
///
/// Names the first variable or option that leads away, with its value.
pub(in crate::app) fn keep_to_this_machine(
    config: &Config,
    words: &Words,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<(), Failure> {
    if config.opening.mode != Mode::Event {
        return Ok(());
    }
    let host = config.braille.as_ref().and_then(|it| it.host.clone());
    let on_loopback = on_loopback(host, variable).map_err(|(name, address)| {
        let name = name.to_owned();
        Failure::settings(Message::EventOnlyHere { name, address })
    })?;
    if confinement::begin(on_loopback) == Guard::None {
        say_on_stderr(&words.say(&Message::EventNetworkNotShut));
    }
    for told in event_programs::not_started() {
        say_on_stderr(&words.say(&told));
    }
    Ok(())
}

/// Returns the helpers whose server is named on the loopback device, or which name leads away from this machine, and to what.
fn on_loopback(
    display: Option<String>,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<Vec<&'static str>, (&'static str, String)> {
    let variable = |name| variable(name).map(|it| it.to_string_lossy().into_owned());
    let named: [(_, _, PlaceOf, &[&str]); 4] = [
        ("PULSE_SERVER", variable("PULSE_SERVER"), of_sound, &[SPEAKER, RECORDER]),
        ("BRLAPI_HOST", variable("BRLAPI_HOST"), of_display, &[BRAILLE]),
        ("--braille-display", display, of_display, &[BRAILLE]),
        (
            "SPEECHD_ADDRESS",
            variable("SPEECHD_ADDRESS"),
            of_speech,
            &[SYSTEM_VOICE],
        ),
    ];
    let mut on_loopback = Vec::new();
    for (name, value, place, helpers) in named {
        let Some(value) = value else { continue };
        match place(&value) {
            Place::Away => return Err((name, value)),
            Place::Loopback => on_loopback.extend(helpers),
            Place::Socket => {}
        }
    }
    Ok(on_loopback)
}

/// Any of the servers of a list may be the one: `{machine}tcp:host:port`, `unix:/path`, `/path`, a host alone.
fn of_sound(servers: &str) -> Place {
    let place = |word: &str| {
        let server = match word.strip_prefix('{').and_then(|it| it.split_once('}')) {
            Some((_machine, server)) => server,
            None => word,
        };
        if server.starts_with('/') || server.starts_with("unix:") {
            return Place::Socket;
        }
        let host = ["tcp:", "tcp4:", "tcp6:"].iter().find_map(|it| server.strip_prefix(it));
        of_host(host.unwrap_or(server))
    };
    servers.split_whitespace().map(place).max().unwrap_or(Place::Socket)
}

/// `host:number` is a network, `:number` and nothing at all the socket of this machine.
fn of_display(host: &str) -> Place {
    if host.is_empty() || host.starts_with(':') && !host[1..].contains(':') {
        Place::Socket
    } else {
        of_host(host)
    }
}

/// `unix_socket:path` or `inet_socket:host:port`; whatever is left out is of this machine.
fn of_speech(address: &str) -> Place {
    match address.split_once(':').unwrap_or((address, "")) {
        ("" | "unix_socket", _) => Place::Socket,
        ("inet_socket", "") => Place::Loopback,
        ("inet_socket", host) => of_host(host),
        _ => Place::Away,
    }
}

/// Returns where a host is, whose port may stand behind it. A name is not looked up: only `localhost` needs no network for
/// its meaning.
fn of_host(host: &str) -> Place {
    let name = match host.strip_prefix('[').and_then(|it| it.split_once(']')) {
        Some((inside, _port)) => inside,
        None if host.parse::<IpAddr>().is_ok() => host,
        None => host.rsplit_once(':').map_or(host, |(name, _port)| name),
    };
    let is_loopback = |it: IpAddr| it.to_canonical().is_loopback();
    if name.eq_ignore_ascii_case("localhost") || name.parse().is_ok_and(is_loopback) {
        Place::Loopback
    } else {
        Place::Away
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn are(place: Place, of: fn(&str) -> Place, names: &[&str]) {
        for name in names {
            assert_eq!(of(name), place, "{name}");
        }
    }

    #[test]
    fn sound_servers_are_where_pulseaudio_finds_them() {
        let sockets = ["", "unix:/run/user/1000/pulse/native", "/tmp/native", "{abc}unix:/x /y"];
        are(Place::Socket, of_sound, &sockets);
        let near = [
            "tcp:127.0.0.1:4713",
            "tcp4:127.9.9.9",
            "tcp6:[::1]:4713",
            "localhost",
            "{abc}LOCALHOST:4713",
            "/tmp/native tcp:localhost",
        ];
        are(Place::Loopback, of_sound, &near);
        let away = [
            "tcp:192.0.2.1:4713",
            "192.0.2.1",
            "tcp6:[2001:db8::1]:4713",
            "hall.example",
            "localhost.example:4713",
            "127.0.0.1.example",
            "unix:/x tcp:192.0.2.1",
            "{abc}tcp:hall",
            "{abc",
            "tcp:",
            "ssh:localhost",
            "0.0.0.0",
        ];
        are(Place::Away, of_sound, &away);
    }

    #[test]
    fn displays_are_where_brlapi_finds_them() {
        are(Place::Socket, of_display, &["", ":0", ":1"]);
        are(
            Place::Loopback,
            of_display,
            &["localhost", "127.0.0.1:0", "localhost:1", "::1", "[::1]:0"],
        );
        are(
            Place::Away,
            of_display,
            &["192.0.2.7:0", "hall", "hall:0", "::ffff:192.0.2.7"],
        );
    }

    #[test]
    fn speech_is_where_speech_dispatcher_finds_it() {
        are(
            Place::Socket,
            of_speech,
            &["", "unix_socket", "unix_socket:/run/speechd.sock"],
        );
        are(
            Place::Loopback,
            of_speech,
            &["inet_socket", "inet_socket:127.0.0.1:6560"],
        );
        are(
            Place::Away,
            of_speech,
            &["inet_socket:192.0.2.1:6560", "inet_socket:hall", "tcp:127.0.0.1"],
        );
    }

    #[test]
    fn the_first_name_that_leads_away_is_told_with_its_value() {
        let only = |set: &'static str, value: &'static str| move |name: &str| (name == set).then(|| value.into());
        assert_eq!(on_loopback(None, |_| None), Ok(Vec::new()));
        assert_eq!(on_loopback(Some("localhost:0".into()), |_| None), Ok(vec![BRAILLE]));
        let sound = on_loopback(None, only("PULSE_SERVER", "tcp:localhost"));
        assert_eq!(sound, Ok(vec![SPEAKER, RECORDER]));
        for name in ["PULSE_SERVER", "BRLAPI_HOST"] {
            assert_eq!(on_loopback(None, only(name, "hall")), Err((name, "hall".into())));
        }
        let display = on_loopback(Some("hall:0".into()), only("SPEECHD_ADDRESS", "tcp:hall"));
        assert_eq!(display, Err(("--braille-display", "hall:0".into())));
    }
}

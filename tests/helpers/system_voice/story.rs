//! A game in free mode in the voice of the system.

use ansage_wire::speech::Manner;

use super::service::{Home, WORDS_PER_MINUTE};
use super::without_pauses;
use crate::helpers::speaker::stage::{is_heard, send_signal};
use crate::support::program::{Answer, Home as House};
use crate::support::screen::Screen;
use crate::support::sound::{espeak, resemblance, trimmed};
use crate::support::sound_server::{Capture, RATE};
use crate::support::wait::wait_until;

const LOST: &str = "Die Stimme des Systems antwortet nicht. Die eingebaute spricht.";
const BACK: &str = "Die Stimme des Systems spricht wieder.";

/// Makes sure that a text is heard at a rate that tells whose voice it is; waits until what is said is over.
#[track_caller]
fn expect_heard(room: &Capture, words_per_minute: u16, text: &str, mut act: impl FnMut()) {
    is_heard(|| {
        let from = room.len();
        act();
        wait_until(|| {
            let samples = &room.samples()[from..];
            let heard = trimmed(samples);
            !heard.is_empty() && trimmed(&samples[samples.len().saturating_sub(RATE)..]).is_empty()
        });
        let expected = without_pauses(&espeak("de", words_per_minute, text));
        let mut heard = without_pauses(&room.samples()[from..]);
        // Something else may be told behind it.
        heard.truncate(expected.len());
        resemblance(&heard, &expected)
    });
}

#[test]
fn a_game_is_played_in_the_voice_of_the_system_and_goes_on_without_it() {
    let Some(home) = Home::open() else { return };
    let room = home.server.listen("vspk");
    let house = House::new();
    // As it stands in the settings of somebody who always wants it.
    house.file(
        "settings.toml",
        "voice = \"system\"\near = \"text\"\nlisten = \"off\"\nreports = \"de\"\n",
    );
    let played = ["--settings", "settings.toml", "--journal", "game.jsonl"];
    // The service does not start in a locale that the machine does not have.
    let mut environment = home.server.environment();
    environment.push(("LC_ALL".into(), "C.UTF-8".into()));
    environment.push(("XDG_CONFIG_HOME".into(), home.folder().join(".config").into()));
    let Some(screen) = Screen::open(house, &played, &environment) else {
        return;
    };
    screen.wait_for("1 Weiß:");
    screen.enters("spr f3");
    screen.wait_for("Springer Felix drei?");
    // Announced, and repeated: until the voice of the system is there the built-in one speaks.
    let mut keys = ["Enter", "F3", "F3", "F3", "F3"].iter();
    expect_heard(&room, WORDS_PER_MINUTE, "Springer Felix drei", || {
        screen.press(&[keys.next().unwrap()]);
    });
    let service = home.service();
    send_signal("STOP", &service);
    expect_heard(&room, Manner::USUAL_WPM, "Springer Felix sechs", || {
        screen.enters("spr f6")
    });
    screen.wait_for(LOST);
    send_signal("CONT", &service);
    screen.wait_for(BACK);
    assert_eq!((screen.count(LOST), screen.count(BACK)), (1, 1));
    let journal = std::fs::read_to_string(screen.home().path("game.jsonl")).unwrap();
    assert!(journal.contains("g1f3") && journal.contains("g8f6"), "{journal}");
}

#[test]
fn a_game_of_an_event_is_neither_begun_nor_taken_up_in_it() {
    let house = House::new();
    house.file(
        "event.toml",
        "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[allowed]\nscript = \"AB\"\n",
    );
    let begun = ["--event-file", "event.toml", "--journal", "game.jsonl"];
    let system = ["--voice", "system"];
    house
        .run(&[&begun[..], &system].concat(), "e4\n")
        .refused(3, &["event", "builtin"]);
    assert!(!house.path("game.jsonl").exists());
    house
        .run(&[&begun[..], &["--voice", "none"]].concat(), "e4\n")
        .expect(0);
    house
        .run(&[&["--resume", "game.jsonl"], &system[..]].concat(), "")
        .refused(3, &["event", "builtin"]);
}

#[test]
fn the_doctor_tells_whether_it_speaks_and_what_helps() {
    let Some(home) = Home::open() else { return };
    let house = House::new();
    let examined = |variables: &[(&str, &str)]| {
        let mut command = house.ansage(&["doctor", "--reports", "en"]);
        command.envs(home.server.environment());
        // The locale of a machine that has no other.
        command.env("LC_ALL", "C.UTF-8").envs(variables.iter().copied());
        Answer::of(command.spawn().unwrap()).expect(0).out
    };
    let well = examined(&[]);
    assert!(
        well.contains("The voice of the system speaks, with --voice system."),
        "{well}"
    );
    let ill = examined(&[("SPEECHD_ADDRESS", "unix_socket:/nonexistent/socket")]);
    let line = "No voice of the system: it does not answer. If you want it, this helps: spd-say --wait test.";
    assert!(ill.contains(line), "{ill}");
}

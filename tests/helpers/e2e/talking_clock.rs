//! A clock without a game, heard in the earphone and felt on the display.

use crate::support::braille::Brltty;
use crate::support::heard::is_heard;
use crate::support::program::Home;
use crate::support::screen::Screen;
use crate::support::sound_server::SoundServer;

const CLOCK: [&str; 6] = ["clock", "G/5m", "--reports", "de", "--journal", "clock.jsonl"];

#[test]
fn a_time_is_heard_in_the_earphone_of_who_asks_and_nowhere_else() {
    let Some(server) = SoundServer::start() else { return };
    let sound = ["--ear-device", "vear", "--earcons", "none"];
    let arguments = [&CLOCK[..], &sound].concat();
    let Some(screen) = Screen::open(Home::new(), &arguments, &server.environment()) else {
        return;
    };
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    screen.wait_for("j oder die Leertaste startet die Uhr von Weiß.");
    is_heard(&ear, "Schwarz noch 5 Minuten.", |_attempt| screen.types("k"));
    assert!(room.samples().iter().all(|it| *it == 0), "nothing in the room");
}

#[test]
fn both_press_and_read_their_times_on_one_display() {
    let Some(display) = Brltty::start(40) else { return };
    let home = Home::new();
    let host = format!("--braille-display={}", display.host());
    let arguments = [&CLOCK[..], &["--voice", "none", &host]].concat();
    let mut clock = home
        .ansage(&arguments)
        .env_remove("WINDOWPATH")
        .spawn()
        .expect("the program");
    let keyboard = clock.stdin.take();
    display.wait_for(|it| it.starts_with("Sprechende Uhr, die ganze Partie in"));
    display.press("KEY_CURSOR_RIGHT");
    let runs = display.wait_for(|it| it.starts_with("Weiß "));
    assert!(runs.ends_with("⠒⠒"), "{runs}");
    display.press("KEY_CURSOR_LEFT");
    display.wait_for(|it| it.starts_with("Schwarz "));
    // The one whose clock stands presses once more, and nothing comes of it.
    display.press("KEY_CURSOR_LEFT");
    let refused = display.wait_for(|it| it.starts_with("Schwarz ") && !it.ends_with("⠒⠒"));
    assert_ne!(refused.trim_end(), "Schwarz", "a sign says so");
    display.press("PassChar 106");
    display.wait_for(|it| it.starts_with("Weiß "));
    display.press("PassChar 63");
    display.wait_for(|it| it.starts_with("W 0:0") && it.contains(" S 0:0"));
    drop(keyboard);
    clock.wait().expect("an end");
}

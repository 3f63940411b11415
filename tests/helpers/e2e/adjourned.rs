//! A game adjourned and taken up again with a loudspeaker, an earphone and a Braille display, by a program that is killed behind
//! each step (E.1 to E.9): from the sealing to the opening the Room is silent, and nobody feels the sealed move.

use crate::support::adjourned::{Adjourned, EVENT, READ_OUT, STEPS};
use crate::support::braille::{Brltty, in_cells};
use crate::support::heard::MONITOR_DELAY;
use crate::support::program::Home;
use crate::support::sound::SILENCE;
use crate::support::sound_server::{Capture, SoundServer};
use crate::support::wait::wait_until;

/// The sign behind a sentence that waits to be read.
const WAITS: &str = "⠤⠤";

/// Returns true if something was heard from a sample on.
fn is_heard_from(capture: &Capture, from: usize) -> bool {
    let samples = capture.samples();
    samples[from..].iter().any(|it| it.unsigned_abs() > SILENCE)
}

#[test]
fn from_the_sealing_to_the_opening_the_room_is_silent_and_no_cell_tells() {
    let Some(server) = SoundServer::start() else { return };
    let Some(brltty) = Brltty::start(40) else { return };
    let display = format!("--braille-display={}", brltty.host());
    let devices = [
        &display,
        "--reports",
        "de",
        "--voice",
        "builtin",
        "--listen",
        "off",
        "--room",
        "vspk",
        "--ear-device",
        "vear",
    ];
    let game = Adjourned::on(Home::new(), EVENT, &devices).within(server.environment());
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    let felt = brltty.watch();
    let mut felt_before = Vec::new();
    for (index, (_, recorded)) in STEPS.into_iter().enumerate() {
        let (from, from_ear) = (room.len(), ear.len());
        let is_aloud = index == 0 || index >= READ_OUT;
        game.take(index, || {
            brltty.wait_for(|it| it.ends_with(WAITS));
            wait_until(|| is_heard_from(&ear, from_ear));
            match is_aloud {
                true => wait_until(|| is_heard_from(&room, from)),
                false => room.go_on_for(MONITOR_DELAY),
            }
        });
        if !is_aloud {
            room.go_on_for(MONITOR_DELAY);
            assert!(!is_heard_from(&room, from), "behind {recorded}");
        }
        if index + 1 == READ_OUT {
            felt_before = felt.try_iter().collect();
        }
        // The screen reader has its display again, and shows it at the next key.
        wait_until(|| {
            brltty.press("Top");
            !brltty.text().ends_with(WAITS)
        });
        // What the killed program still had in the sound server is over.
        room.go_on_for(MONITOR_DELAY);
    }
    assert!(felt_before.len() > STEPS.len(), "something is felt at each step");
    for told in ["g8f6", "f6", "Felix"] {
        let told = in_cells(told, told.len());
        assert!(!felt_before.iter().any(|it| it.contains(&told)), "{told} is felt");
    }
    let journal = game.journal();
    assert!(journal.contains("g8f6") && journal.contains("d2d4"), "{journal}");
}

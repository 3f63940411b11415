//! What the Laws bring to the table, in an event: touch, illegal moves, irregularities, claims, penalties and results, each
//! heard where it belongs, and felt.

use std::fs;

use crate::support::finger::Player;
use crate::support::heard::{MONITOR_DELAY, is_heard};
use crate::support::program::Home;
use crate::support::screen::Screen;
use crate::support::sound_server::{Capture, SoundServer};
use crate::support::wait::wait_until;

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n\
    [players]\nblind = \"white\"\n[duties]\nannounces = \"program\"\n\
    [allowed]\nannouncing = \"AB\"\nscript = \"AB\"\n\
    [clock]\nkind = \"none\"\n[device]\nname = \"Laptop 7\"\n";

/// A game of an event whose loudspeaker and earphone are listened to.
struct Hall {
    screen: Screen,
    room: Capture,
    ear: Capture,
    secret: String,
    _server: SoundServer,
}

impl Hall {
    fn open() -> Option<Self> {
        let server = SoundServer::start()?;
        let home = Home::new();
        home.file("event.toml", EVENT);
        let secret = home.draw_secret("event.toml");
        let options = [
            "--reports",
            "de",
            "--listen",
            "off",
            "--room",
            "vspk",
            "--ear-device",
            "vear",
            "--event-file",
            "event.toml",
            "--journal",
            "game.jsonl",
        ];
        let screen = Screen::open(home, &options, &server.environment())?;
        screen.wait_for("Weiß:");
        let hall = Self {
            room: server.listen("vspk"),
            ear: server.listen("vear"),
            screen,
            secret,
            _server: server,
        };
        // The greeting is over.
        hall.screen.press(&["Escape"]);
        Some(hall)
    }

    /// An entry is answered in the Ear, and not one sample of it in the Room.
    #[track_caller]
    fn in_the_ear(&self, entry: &str, text: &str) {
        self.hears_in_the_ear(text, || self.screen.enters(entry));
    }

    #[track_caller]
    fn hears_in_the_ear(&self, text: &str, act: impl Fn()) {
        self.room.go_on_for(MONITOR_DELAY);
        let from = self.room.len();
        is_heard(&self.ear, text, |attempt| match attempt {
            0 => act(),
            _ => self.screen.enters("/ohr"),
        });
        self.room.go_on_for(MONITOR_DELAY);
        let aloud = self.room.samples()[from..].iter().filter(|it| **it != 0).count();
        assert_eq!(aloud, 0, "{text} is nothing for the Room");
    }

    /// An entry is told to everybody.
    #[track_caller]
    fn in_the_room(&self, entry: &str, text: &str) {
        is_heard(&self.room, text, |attempt| match attempt {
            0 => self.screen.enters(entry),
            _ => self.screen.press(&["F3"]),
        });
    }

    /// Waits until something stands in the journal so many times.
    #[track_caller]
    fn has(&self, text: &str, times: usize) {
        let journal = self.screen.home().path("game.jsonl");
        wait_until(|| {
            let lines = fs::read_to_string(&journal).unwrap_or_default();
            lines.matches(text).count() == times
        });
    }

    #[track_caller]
    fn arbiter_comes(&self, times: usize) {
        self.screen.enters("/arbiter AB");
        self.screen.wait_for("Geheimwort");
        self.screen.enters(&self.secret);
        self.has("\"arbiter-came\"", times);
    }
}

#[test]
fn each_is_heard_where_it_belongs() {
    let Some(hall) = Hall::open() else { return };
    hall.in_the_room("/adjust", "[[Zad'u:b]]");
    hall.in_the_ear("/opponent touched g8", "Gegner: g8 berührt.");
    hall.in_the_ear(
        "/complain noise",
        "Notiert, am Bildschirm gezeigt; /schiedsrichter ruft laut.",
    );
    hall.in_the_ear("e4", "Bauer Eva vier?");
    hall.in_the_room("", "Bauer Eva vier");
    hall.screen.enters("/made");
    hall.in_the_room("e5", "Bauer Eva fünf");
    hall.screen.enters("/claim three");
    hall.screen.wait_for("Weiß (/antrag?):");
    hall.in_the_room("j", "Ich beantrage Remis");

    // The arbiter finds it wrong; the other side has two minutes more.
    hall.arbiter_comes(1);
    hall.in_the_ear("/claim wrong", "Der Antrag gilt nicht.");
    hall.in_the_ear("", "Strafe für Weiß: Schwarz 2 Minuten dazu. Artikel 9.5.3.");
    hall.in_the_ear("/irregularity displaced", "Figuren verschoben.");
    hall.screen.enters("/fault white press");
    hall.in_the_ear("", "Weiß, Uhr ohne Zug gedrückt, Nummer 1.");
    hall.in_the_ear(
        "/penalty black 11.5 warning",
        "Strafe für Schwarz: Verwarnung. Artikel 11.5.",
    );
    hall.screen.enters("/restore 1");
    hall.screen.wait_for("(/zurücksetzen?):");
    hall.hears_in_the_ear("Die Partie geht zurück zur Stellung nach Zug 1 Weiß.", || {
        hall.screen.types("j");
    });
    hall.screen.enters("/result 1-0");
    hall.screen
        .wait(|lines| lines.last().is_some_and(|it| it.ends_with("?):")));
    // One key answers; another would hush the Ear.
    hall.hears_in_the_ear("Ergebnis: Weiß gewinnt, 1-0.", || hall.screen.types("j"));
    hall.in_the_ear("/player", "Der Spieler hat das Gerät wieder.");
    hall.in_the_ear("/sign", "Weiß gewinnt");
    hall.in_the_ear("", "Weiß hat das Ergebnis unterschrieben.");
}

/// A display reads the same, and the arbiter's own figures never.
#[test]
fn each_is_felt_by_the_player() {
    let home = Home::new();
    home.file("event.toml", EVENT);
    let secret = home.draw_secret("event.toml");
    let Some(mut player) = Player::begin_at(
        home,
        40,
        &["--event-file", "event.toml"],
        "Turniermodus. Regeln von 2023,",
    ) else {
        return;
    };
    player.reads_on(&["Turniermodus. Regeln von 2023,"], "Weiß am Zug.");
    for (line, felt) in [
        ("/lifted g1", "g1 angehoben."),
        ("/opponent touched g8", "Gegner: g8 berührt."),
        ("/away", "Der Schiedsrichter muss es erlauben. Artikel 11.2.3."),
        ("e4", "Bauer Eva vier?"),
    ] {
        player.enters(line);
        player.acknowledges(felt);
        if line == "/away" {
            player.acknowledges("Notiert, am Bildschirm gezeigt; /schiedsrichter ruft laut.");
        }
    }
    player.finds("e4 angesagt");
    player.brltty.press("KEY_FUNCTION 3");
    player.finds("e4 Schwarz am Zug.");
    player.enters("/stop other");
    player.acknowledges("Schiedsrichter, bitte");
    player.acknowledges("Die Partie ist angehalten: ein anderer Grund.");
    player.arbiter_enters(&format!("/arbiter AB\n{secret}"));
    player.acknowledges("Schiedsrichter AB ist am Gerät. Die Zeile ist nur zu lesen.");
    player.arbiter_enters("/resume\nn");
    player.acknowledges("Der Grund galt nicht.");
    player.acknowledges("Die Partie geht weiter.");
    for (lines, felt) in [
        ("/irregularity displaced", "Figuren verschoben."),
        (
            "/restore 0\nj",
            "Die Partie geht zurück zur Ausgangsstellung. Weiß ist am Zug.",
        ),
        ("/fault white press\n\n", "Weiß, Uhr ohne Zug gedrückt, Nummer 1."),
    ] {
        player.arbiter_enters(lines);
        player.acknowledges(felt);
    }
    player.acknowledges("Strafe für Weiß: Schwarz 2 Minuten dazu. Artikel 7.5.5.");
    player.arbiter_enters("/result 1-1");
    player.arbiter_enters("/result 1-0\nj");
    player.acknowledges("Ergebnis: Weiß gewinnt, 1-0.");
}

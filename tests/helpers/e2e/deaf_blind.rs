//! One player neither sees nor hears (D.2.11): nothing is said aloud, the display alone is read and typed at. The opponent reads
//! the second screen and types at the keyboard.

use crate::support::finger::Player;
use crate::support::program::{Home, text};
use crate::support::screen::Screen;

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n\
    [players]\nblind = \"white\"\n\
    [duties]\nannounces = \"program\"\n[allowed]\nannouncing = \"AB\"\nscript = \"AB\"\n\
    [clock]\nside = \"left\"\n[position]\nset-up = true\n[device]\nname = \"Laptop 7\"\n";

/// The game, with the two others at the table.
struct Table {
    player: Player,
    opponent: Screen,
    secret: String,
}

impl Table {
    fn open() -> Option<Self> {
        let home = Home::new();
        home.file("event.toml", EVENT);
        let secret = home.draw_secret("event.toml");
        let journal = home.path("game.jsonl");
        let arguments = ["--event-file", "event.toml", "--room", "none"];
        let player = Player::begin_at(home, 20, &arguments, "Turniermodus.     ⠤⠤")?;
        let seen = ["screen", "--journal", text(&journal), "--reports", "de"];
        let opponent = Screen::open(Home::new(), &seen, &[])?;
        Some(Self {
            player,
            opponent,
            secret,
        })
    }

    /// The arbiter comes to the keyboard, and has gone again when this returns.
    #[track_caller]
    fn arbiter(&mut self, enters: &[(&str, &str)]) {
        let secret = self.secret.clone();
        // Once it was started, it is said first whether the clock runs.
        let question = match enters {
            [("/start", _), ..] => "Geheimwort",
            _ => "Die Uhr",
        };
        self.player.is_entered("/arbiter AB", "ear", question);
        self.player.is_entered(&secret, "ear", "Schiedsrichter AB");
        for (line, answer) in enters {
            self.player.is_entered(line, "ear", answer);
        }
        self.player.is_entered("/player", "ear", "Der Spieler hat");
    }

    /// A move of the player's, made and pressed by keys of the display; F4 is the driver's function key 3.
    #[track_caller]
    fn plays(&self, line: &str, question: &str, written: &str) {
        let display = &self.player.brltty;
        self.player.enters(line);
        self.player.finds(&format!("{question}?"));
        display.enter();
        // What stands with the move on the sheet does so once it is made.
        let announced = written.trim_end_matches("(=)");
        self.player.finds(&format!("{announced} angesagt"));
        display.press("KEY_FUNCTION 3");
        self.player.reads(&kept(&format!("{written} gezogen")));
        display.press("KEY_FUNCTION 4");
        self.player.reads(&kept(&format!("{written} Schwarz am")));
    }

    /// A move of the opponent's at the keyboard, which the player executes.
    #[track_caller]
    fn is_answered(&mut self, line: &str, announced: &str, written: &str) {
        self.player.is_entered(line, "ear", announced);
        let display = &self.player.brltty;
        self.player.finds(&format!("{written} wiederholt"));
        display.press("KEY_FUNCTION 6");
        self.player.reads(&kept(&format!("{written} Weiß am Zug.")));
    }
}

/// Returns a line of the present with the sign that what was entered is kept.
fn kept(line: &str) -> String {
    format!("{line:<18}⠒⠒")
}

#[test]
fn a_deaf_blind_player_claims_calls_a_flag_and_approves_the_result_by_the_display_alone() {
    let Some(mut table) = Table::open() else { return };
    table.arbiter(&[("/start", "Die Uhr von Weiß")]);
    table.player.reads_on(
        &["Turniermodus.", "Im Saal wird nichts", "Die Uhr von Weiß läuft."],
        "Weiß am Zug.",
    );
    table.plays("e4", "Bauer Eva vier", "e4");
    table.opponent.wait_for("Bauer Eva vier");
    table.is_answered("e5", "Bauer Eva fuenf", "e5");

    // A claim that is wrong: asked about, made, decided; its price is told, and the clock starts again.
    table.player.enters("/antrag dreimal");
    table.player.finds("Remis beantragen");
    table.player.enters("j");
    table.player.reads_on(&["Ich beantrage Remis"], "e5 Weiß am Zug.");
    table.opponent.wait_for("Ich beantrage Remis");
    table.arbiter(&[("/antrag falsch", "Der Antrag gilt nicht"), ("", "Strafe für Weiß")]);
    table.player.reads_on(
        &[
            "Schiedsrichter AB",
            "Der Antrag gilt nicht.",
            "Strafe für Weiß: Schwarz 2 Minuten dazu.",
        ],
        "e5 Weiß am Zug.",
    );
    // The claim was an offer, which stands with the move that was to come (9.1.2.3).
    table.plays("d4", "Bauer David vier", "d4(=)");

    // The opponent's time is up: the player says so, the arbiter enters what it comes to, and the player approves it.
    table.player.enters("/flag");
    table.player.reads_on(&["Zeit überschritten"], "d4(=) Schwarz am");
    table.opponent.wait_for("Zeit überschritten");
    table.arbiter(&[("/ergebnis 1-0\nj", "Ergebnis: Weiß gewinnt, 1-0.")]);
    table
        .player
        .reads_on(&["Schiedsrichter AB", "Ergebnis: Weiß gewinnt, 1-0."], "d4(=) 1-0");
    table.opponent.wait_for("Weiß gewinnt, 1-0");
    table.player.enters("/sign");
    table.player.reads_on(
        &[
            "Weiß gewinnt, 1-0: Unterschreibt Weiß?",
            "Weiß hat das Ergebnis unterschrieben.",
        ],
        "d4(=) 1-0",
    );

    let journal = table.player.leaves();
    for did in [
        "claimed-draw",
        "decided-claim",
        "penalised",
        "claimed-flag",
        "resulted",
        "signed",
    ] {
        let did = format!("\"did\":\"{did}\"");
        assert_eq!(journal.matches(&did).count(), 1, "{did}: {journal}");
    }
    assert_eq!(table.player.printed("room"), Vec::<String>::new());
}

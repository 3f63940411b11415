//! Two boards compared by voice, from "Brett falsch" to "Brett zurück": the other sheet and a board are told aloud, and the
//! game goes on as the sheets say.
//!
//! As in the spoken game every part is real, and whoever speaks behaves as a person does: what comes back is heard, said
//! again where it was not understood, and corrected where it was taken for something else. What was misheard is printed.

use std::fs;

use crate::support::exported::judge;
use crate::support::mouth::{MICROPHONE, Mouth, SINK, server};
use crate::support::program::Home;
use crate::support::screen::Screen;
use crate::support::sound_server::{Capture, RATE, SoundServer};
use crate::support::stands::{asked_about, piece_on};
use crate::support::wait::{wait_for, wait_until};

/// For so long an answer is waited for before it is said again.
const PATIENCE: usize = 12 * RATE;
/// What is not understood is said so often; how often it must be is no measure of the listener.
const ATTEMPTS: usize = 5;
/// A pause in which nobody speaks, and in which an answer of several lines is complete.
const PAUSE: usize = 3 * RATE / 10;

const OPTIONS: [&str; 16] = [
    "--reports",
    "de",
    "--listen",
    "key",
    "--unheard",
    "say",
    "--microphone",
    MICROPHONE,
    "--voice",
    "builtin",
    "--room",
    "vspk",
    "--ear-device",
    "vear",
    "--journal",
    "game.jsonl",
];

/// What stands on the special board: the knight went to g3 instead of f3. Every other square is as after 2.Nf3.
const SPECIAL_BOARD: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/6N1/PPPP1PPP/RNBQKB1R";

/// Somebody at the board with a talk key, whose loudspeaker and earphone are listened to.
struct Player<'a> {
    screen: &'a Screen,
    mouth: &'a Mouth<'a>,
    /// Tells how much time has passed, in sound.
    clock: Capture,
    room: Capture,
    ear: Capture,
    /// Lines that were heard already.
    heard: usize,
    /// What was said, and what came back instead.
    misheard: Vec<(String, String)>,
    /// What was asked about, and was what had been said.
    doubted: Vec<String>,
}

impl<'a> Player<'a> {
    fn at(screen: &'a Screen, mouth: &'a Mouth<'a>, server: &SoundServer) -> Self {
        Self {
            screen,
            mouth,
            clock: server.listen(SINK),
            room: server.listen("vspk"),
            ear: server.listen("vear"),
            heard: 0,
            misheard: Vec::new(),
            doubted: Vec::new(),
        }
    }

    /// Types a line, and lets what is said about it be said.
    #[track_caller]
    fn enters(&mut self, line: &str, then: &str) {
        let from = self.room.len();
        self.screen.enters(line);
        self.screen.wait_for(then);
        if then.starts_with("Saal: ") {
            wait_until(|| loud(&self.room, from) > 0);
        }
        quiet(&self.room, PAUSE);
        self.heard = self.told().len();
    }

    /// Returns the lines a person at the terminal is told, without prompts.
    fn told(&self) -> Vec<String> {
        let is_prompt = |line: &str| {
            let (head, _) = line.split_once(':').unwrap_or_default();
            // An open question stands behind it, in brackets.
            let head = head.split_once(" (").map_or(head, |it| it.0);
            let turn = head.split_once(' ');
            head.starts_with("Anderes Formular, ")
                || head == "Vergleich der Bretter"
                || turn
                    .is_some_and(|(number, side)| number.parse::<u32>().is_ok() && ["Weiß", "Schwarz"].contains(&side))
                || ["Weiß", "Schwarz"].contains(&head)
        };
        let lines = self.screen.lines().into_iter();
        let told = lines.filter(|it| !it.is_empty() && !is_prompt(it));
        told.map(|it| it.strip_prefix("Schiedsrichter: ").map_or(it.clone(), str::to_owned))
            .collect()
    }

    /// Holds the talk key, speaks, and returns all that is told next; nothing, if it was perhaps not heard.
    fn says(&mut self, words: &str) -> Vec<String> {
        // Pressed again at once it would be taken for a key that is still held; and nobody talks while the Room does.
        quiet(&self.room, PAUSE);
        self.clock.go_on_for(PAUSE);
        println!("says: {words}");
        self.screen.press(&["Space"]);
        self.mouth.says(words);
        self.screen.press(&["Space"]);
        let until = self.clock.len() + PATIENCE;
        wait_until(|| self.told().len() > self.heard || self.clock.len() > until);
        let mut lines = self.told();
        loop {
            self.clock.go_on_for(PAUSE);
            let more = self.told();
            if more.len() == lines.len() {
                break;
            }
            lines = more;
        }
        let answer = lines[self.heard.min(lines.len())..].to_vec();
        self.heard = lines.len();
        for line in &answer {
            println!("    {line}");
        }
        answer
    }

    /// Says something; where it was heard with doubt and is asked about, "ja" confirms it.
    fn says_surely(&mut self, words: &str) -> Vec<String> {
        let answer = self.says(words);
        match answer.as_slice() {
            [question] if asks_whether(question, words) => {
                self.doubted.push(words.to_owned());
                self.says("ja")
            }
            _ => answer,
        }
    }

    /// Says something until what comes back shows that it was understood, and returns that.
    #[track_caller]
    fn is_understood(&mut self, words: &str, is_so: impl Fn(&[String]) -> bool) -> Vec<String> {
        for _attempt in 0..ATTEMPTS {
            let answer = self.says_surely(words);
            if is_so(&answer) {
                return answer;
            }
            self.mishears(words, &answer);
        }
        panic!("{words} was not understood: {:?}", self.misheard);
    }

    fn mishears(&mut self, words: &str, answer: &[String]) {
        let answer = answer.join(" / ");
        println!("misheard: {words} as {answer}");
        // It says whether sound was lost or the recogniser too slow.
        let log = fs::read_to_string(self.screen.home().path("state/ansage/ansage.log")).unwrap_or_default();
        for line in log.lines().rev().take(10).collect::<Vec<_>>().iter().rev() {
            println!("log: {line}");
        }
        self.misheard.push((words.to_owned(), answer));
    }

    /// Reads an entry of the other sheet aloud. One that agrees is said back, any other is asked about and confirmed.
    #[track_caller]
    fn reads_aloud(&mut self, words: &str, place: &str, named: &str, agrees: bool) {
        let said_back = format!("{place}, das andere Formular: {named}.");
        let asked = format!("{place}, das andere Formular: {named}? Enter oder Ja trägt ein.");
        for _attempt in 0..ATTEMPTS {
            let answer = self.says(words);
            if agrees && answer == [said_back.as_str()] {
                return;
            }
            if !agrees && answer == [asked.as_str()] {
                let differs = format!("{place}: unser Formular ");
                let answer = self.is_understood("ja", |it| it.iter().any(|it| it.starts_with(&differs)));
                assert!(answer[0].ends_with(&format!("das andere {named}.")), "{answer:?}");
                return;
            }
            self.mishears(words, &answer);
            match answer.last() {
                Some(line) if line.ends_with("Enter oder Ja trägt ein.") => {
                    self.is_understood("nein", |it| it == ["Verworfen."]);
                }
                // It was taken for what our own sheet says.
                Some(line) if line.starts_with(place) => {
                    self.is_understood("Korrektur", |it| {
                        it.iter().any(|it| it.ends_with("Eintrag gestrichen."))
                    });
                }
                _ => {}
            }
        }
        panic!("{words} was not understood: {:?}", self.misheard);
    }

    /// Answers questions about a board until it is known, and returns what is told then. Where the answer that is said back
    /// is another, it is taken back.
    #[track_caller]
    fn answers(&mut self, mut question: String, board: &str) -> Vec<String> {
        for _attempt in 0..40 {
            let square = asked_about(&question).unwrap_or_else(|| panic!("{question} is no question"));
            let (words, says_back) = standing(board, &square);
            let answer = self.says_surely(words);
            if answer.first() != Some(&says_back) {
                self.mishears(words, &answer);
                if answer.first().is_some_and(|it| it.starts_with(&square)) {
                    let is_asked = format!("auf {square}?");
                    self.is_understood("Korrektur", |it| it.last().is_some_and(|it| it.ends_with(&is_asked)));
                }
                continue;
            }
            match answer.last().filter(|it| asked_about(it).is_some()) {
                Some(next) => question = next.clone(),
                None => return answer,
            }
        }
        panic!("the board was not found out: {:?}", self.misheard);
    }

    fn ends(&self) {
        println!("misheard: {:?}", self.misheard);
        println!("asked about: {:?}", self.doubted);
        self.screen.enters("/quit");
        self.screen.ended();
    }
}

/// Returns true if a question is made of the very words that were said, in whichever order: "weiter?"
fn asks_whether(question: &str, words: &str) -> bool {
    let sorted = |text: &str| {
        let text = text.to_lowercase();
        let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        words.sort();
        words
    };
    question.strip_suffix('?').is_some_and(|it| sorted(it) == sorted(words))
}

/// Waits until nobody has spoken for so long.
fn quiet(capture: &Capture, pause: usize) {
    wait_for(|| {
        let samples = capture.samples();
        let last = samples.iter().rposition(|it| *it != 0).unwrap_or(0);
        (samples.len() - last > pause).then_some(())
    });
}

/// Counts the samples from a place on that are not exactly silent.
fn loud(capture: &Capture, from: usize) -> usize {
    capture.samples()[from..].iter().filter(|it| **it != 0).count()
}

/// Returns what somebody who touches this square of a board says, and what is said back.
fn standing(board: &str, square: &str) -> (&'static str, String) {
    let Some(piece) = piece_on(board, square) else {
        return ("leer", format!("{square} ist leer."));
    };
    let (words, named) = match piece {
        'K' => ("König weiß", "Weiß, Koenig"),
        'Q' => ("weiß Dame", "Weiß, Dame"),
        'R' => ("Turm weiß", "Weiß, Turm"),
        'B' => ("weiß Läufer", "Weiß, Laeufer"),
        'N' => ("Springer weiß", "Weiß, Springer"),
        'P' => ("weiß Bauer", "Weiß, Bauer"),
        'k' => ("schwarz König", "Schwarz, Koenig"),
        'q' => ("Dame schwarz", "Schwarz, Dame"),
        'r' => ("schwarz Turm", "Schwarz, Turm"),
        'b' => ("Läufer schwarz", "Schwarz, Laeufer"),
        'n' => ("schwarz Springer", "Schwarz, Springer"),
        _ => ("Bauer schwarz", "Schwarz, Bauer"),
    };
    (words, format!("{square}: {named}."))
}

#[test]
fn two_boards_are_compared_by_voice_and_the_game_goes_on_where_the_sheets_part() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    let options = [&OPTIONS[..], &["--blind", "white", "--letters", "de"]].concat();
    let Some(screen) = Screen::open(Home::new(), &options, &server.environment()) else {
        return;
    };
    screen.wait_for("1 Weiß:");
    let mut player = Player::at(&screen, &mouth, &server);
    for (line, then) in [
        ("e4", "Bauer Eva vier?"),
        ("", "Saal: Bauer Eva vier"),
        ("e5", "Saal: Bauer Eva fuenf"),
        ("Sf3", "Springer Felix drei?"),
        ("", "Saal: Springer Felix drei"),
        ("Sc6", "Saal: Springer Cesar sechs"),
    ] {
        player.enters(line, then);
    }
    let before = player.room.len();

    player.is_understood("Brett falsch", |it| {
        it.first().is_some_and(|it| it == "Bretter werden verglichen.")
    });
    player.reads_aloud("Bauer Eva vier", "Zug 1 Weiß", "Bauer Eva vier", true);
    player.reads_aloud("Eva fünf", "Zug 1 Schwarz", "Bauer Eva fuenf", true);
    player.reads_aloud("Springer Felix drei", "Zug 2 Weiß", "Springer Felix drei", true);
    player.reads_aloud("Springer Felix sechs", "Zug 2 Schwarz", "Springer Felix sechs", false);
    let parted = player.is_understood("weiter", |it| {
        it.first().is_some_and(|it| it.contains("in 3 Halbzügen überein"))
    });
    assert!(
        parted.contains(&"Erster Unterschied: Zug 2 Schwarz.".to_owned()),
        "{parted:?}"
    );

    player.is_understood("Brett", |it| it == ["Welches Brett: Anna oder Bella?"]);
    let asked = player.is_understood("Anna", |it| it.last().is_some_and(|it| asked_about(it).is_some()));
    let first = asked.last().unwrap().clone();
    // An answer is taken back, and the question stands again.
    let square = asked_about(&first).unwrap();
    let wrong = match standing(SPECIAL_BOARD, &square).0 {
        "leer" => "schwarz Springer",
        _ => "leer",
    };
    player.is_understood(wrong, |it| it.first().is_some_and(|it| it.starts_with(&square)));
    player.is_understood("Korrektur", |it| it == [first.as_str()]);
    let found = player.answers(first, SPECIAL_BOARD);
    let corrections = ["Brett A ist zu ändern:", "Springer von Gustav drei nach Felix drei"];
    for line in corrections {
        assert!(found.iter().any(|it| it == line), "{line}: {found:?}");
    }

    let back = "Die Partie geht zurück zur Stellung nach Zug 2 Weiß. Schwarz ist am Zug.";
    player.is_understood("Brett zurück", |it| {
        it.first()
            .is_some_and(|it| it == "Zurückgehen nach Artikel D.2.9? j streicht: 2...Sc6")
    });
    player.is_understood("ja richtig", |it| it.iter().any(|it| it == back));
    assert_eq!(loud(&player.room, before), 0, "nothing of it is announced");

    // The game goes on as it stands now.
    let named = "Springer Gustav acht Felix sechs?";
    player.is_understood("Springer Felix sechs", |it| it == [named]);
    player.is_understood("ja", |it| it == ["Saal: Springer Felix sechs"]);
    player.ends();
    judge(screen.home(), "e2e4 e7e5 g1f3 g8f6");
    let journal = fs::read_to_string(screen.home().path("game.jsonl")).unwrap();
    for event in [
        "boards-differ",
        "other-sheet-entered",
        "other-sheet-ended",
        "board-entered",
        "restored",
    ] {
        assert!(journal.contains(event), "{event}: {journal}");
    }
    assert!(journal.contains(SPECIAL_BOARD), "{journal}");
}

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"none\"\n\
    [duties]\nannounces = \"program\"\n[allowed]\nannouncing = \"AB\"\n";

#[test]
fn what_an_arbiter_says_of_two_boards_is_heard_by_nobody_until_it_is_to_be_told() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    let home = Home::new();
    home.file("event.toml", EVENT);
    let secret = home.draw_secret("event.toml");
    let options = [&OPTIONS[..], &["--event-file", "event.toml"]].concat();
    let Some(screen) = Screen::open(home, &options, &server.environment()) else {
        return;
    };
    screen.wait_for("Weiß:");
    let mut player = Player::at(&screen, &mouth, &server);
    screen.enters("e4");
    wait_until(|| loud(&player.ear, 0) > 0);
    player.enters("", "Saal: Bauer Eva vier");
    screen.enters("/made");
    player.enters("e5", "Saal: Bauer Eva fuenf");

    player.is_understood("Brett falsch", |it| {
        it.contains(&"Bretter werden verglichen.".to_owned())
    });
    let from = player.ear.len();
    player.enters("/arbiter AB", "Geheimwort");
    player.enters(&secret, "Jetzt das andere Formular");
    wait_until(|| loud(&player.ear, from) > 0);
    // Longer than between two of its sentences on a busy machine.
    quiet(&player.ear, 2 * RATE);
    quiet(&player.room, 2 * RATE);
    let (room, ear) = (player.room.len(), player.ear.len());
    player.reads_aloud("Bauer Eva vier", "Zug 1 Weiß", "Bauer Eva vier", true);
    player.reads_aloud("Eva sechs", "Zug 1 Schwarz", "Bauer Eva sechs", false);
    let parted = "Die Formulare stimmen in einem Halbzug überein, dann unterscheiden sie sich.";
    player.is_understood("weiter", |it| it.first().is_some_and(|it| it == parted));
    player.is_understood("Brett", |it| it == ["Welches Brett: Anna oder Bella?"]);
    let asked = player.is_understood("Bella", |it| it.last().is_some_and(|it| asked_about(it).is_some()));
    let square = asked_about(asked.last().unwrap()).unwrap();
    player.is_understood("leer", |it| it.first().is_some_and(|it| it.starts_with(&square)));
    player.is_understood("abbrechen", |it| {
        it.iter().any(|it| it.starts_with("Brett B: Fragen beendet"))
    });
    let correction = "Bauer von Eva drei nach Eva vier";
    player.enters("/board b rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR", correction);
    assert_eq!(
        [loud(&player.room, room), loud(&player.ear, ear)],
        [0, 0],
        "what the arbiter hears of the boards is nobody else's"
    );

    let from = player.ear.len();
    player.is_understood("Brett vorlesen", |it| it.iter().any(|it| it == correction));
    wait_until(|| loud(&player.ear, from) > RATE / 4);
    let back = "Die Partie geht zurück zur Stellung nach Zug 1 Weiß. Schwarz ist am Zug.";
    player.is_understood("Brett zurück", |it| {
        it.first()
            .is_some_and(|it| it == "Zurückgehen nach Artikel D.2.9? j streicht: 1...e5")
    });
    player.is_understood("ja richtig", |it| it.iter().any(|it| it == back));
    assert_eq!(loud(&player.room, room), 0, "what must change is told in the Ear alone");
    player.ends();
    let journal = fs::read_to_string(screen.home().path("game.jsonl")).unwrap();
    let restored = journal.lines().find(|it| it.contains("\"restored\""));
    assert!(
        restored.is_some_and(|it| it.contains("\"ply\":1") && it.contains("\"AB\"")),
        "{journal}"
    );
}

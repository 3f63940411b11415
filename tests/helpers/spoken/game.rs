//! A whole game spoken into a microphone, both sides at one desk: what was said is what the scoresheet says.
//!
//! Every part is real: a synthetic voice in a null sink, its monitor as microphone, recorder, listener, scorer and their
//! nets. The German voice is one of those the recogniser was trained with, so nothing here tells how well people are
//! understood. Whoever speaks behaves as a person does: hears the read-back, says yes to the move they meant and no to any
//! other.

use std::io::{BufRead as _, BufReader};
use std::process::Child;
use std::sync::{Arc, Mutex};
use std::thread;

use ansage_core::game::{Move, Position};
use ansage_core::language::listen::sayings;
use ansage_core::language::{Voices, Word};

use crate::support::exported;
use crate::support::mouth::{MICROPHONE, Mouth, SINK, server};
use crate::support::net;
use crate::support::program::Home;
use crate::support::recording::Recording;
use crate::support::screen::Screen;
use crate::support::size::size;
use crate::support::sound_server::{self, Capture, SoundServer};
use crate::support::wait::wait_for;

/// What is not heard on a machine that is busy is said again; how often that may be is no measure of the listener.
/// For so many seconds an answer is waited for before it is said again.
const PATIENCE: usize = 12;
/// So often somebody tries to make a move understood.
const ATTEMPTS: usize = 8;

/// A closed Ruy Lopez: castling on both sides, knights that need a file, captures with and without a choice.
const GAME: [&str; 40] = [
    "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5", "a4b3", "d7d6",
    "c2c3", "e8g8", "h2h3", "c6a5", "b3c2", "c7c5", "d2d4", "d8c7", "b1d2", "c5d4", "c3d4", "a5c6", "d2b3", "a6a5",
    "c1e3", "a5a4", "b3d2", "c8d7", "a1c1", "f8c8", "d4d5", "c6a5", "f3d4", "e5d4", "e3d4", "c7d8",
];
/// How many of the first are played with every run of the tests, and with `ANSAGE_FULL`.
const SAMPLE: usize = 10;
/// Likewise where the scorer is alone.
const SAMPLE_HEARD_ALONE: usize = 4;

/// A move, and how it is said.
struct Said {
    m: Move,
    /// Each way to say it: who is not understood says it in another.
    ways: Vec<Way>,
    /// The square it ends on, as it is written: every read-back names it.
    arrival: String,
    /// The square it begins on; it is read back where it was not said.
    departure: String,
}

struct Way {
    words: String,
    /// Where it begins is said too.
    from_where: bool,
}

fn game(tongue: &Tongue, moves: &[&str]) -> Vec<Said> {
    let voices = Voices::of(ansage_texts::VOICES);
    let lexicon = voices.lexicon(tongue.words).unwrap();
    let mut position = Position::start();
    let said = moves.iter().map(|uci| {
        let m: Move = uci.parse().unwrap();
        let ways = sayings(&position, m).into_iter().map(|it| Way {
            words: (tongue.reads)(&lexicon.phrase(&it).written),
            from_where: it.iter().filter(|it| matches!(it, Word::Rank(_))).count() > 1,
        });
        let ways = ways.collect();
        position.play(m);
        let square_at = |at: usize| {
            let mut characters = uci.chars().skip(at);
            let file = characters.next().and_then(shakmaty::File::from_char).map(Word::File);
            let rank = characters.next().and_then(shakmaty::Rank::from_char).map(Word::Rank);
            lexicon.phrase(&[file.unwrap(), rank.unwrap()]).written
        };
        Said {
            m,
            ways,
            arrival: square_at(2),
            departure: square_at(0),
        }
    });
    said.collect()
}

/// The Laws write without dots what is spoken with them.
fn in_german(words: &str) -> String {
    let spelled = |word: &str| match word {
        "Cesar" => "Zäsar".to_owned(),
        "fuenf" => "fünf".to_owned(),
        "Laeufer" => "Läufer".to_owned(),
        "Koenig" => "König".to_owned(),
        "schlaegt" => "schlägt".to_owned(),
        word => word.to_owned(),
    };
    words.split(' ').map(spelled).collect::<Vec<_>>().join(" ")
}

/// What somebody says beside moves, in their language, and the voice that says it.
struct Tongue {
    voice: fn(&str) -> Recording,
    words: &'static str,
    /// How words that are written are read.
    reads: fn(&str) -> String,
    yes: &'static str,
    no: &'static str,
}

const GERMAN: Tongue = Tongue {
    voice: Recording::spoken,
    words: "de-fide",
    reads: in_german,
    yes: "ja",
    no: "nein",
};
/// While others talk.
const GERMAN_IN_BABBLE: Tongue = Tongue {
    voice: |words| in_babble(&Recording::spoken(words)),
    ..GERMAN
};
const ENGLISH: Tongue = Tongue {
    voice: |words| Recording::spoken_by("en-us", words),
    words: "en",
    reads: by_names,
    yes: "yes",
    no: "no",
};

/// Reads files by their names (C.II of Appendix D): letters rhyme.
fn by_names(words: &str) -> String {
    let names = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
    let name = |word: &str| match word.as_bytes() {
        [letter @ b'a'..=b'h'] => names[usize::from(letter - b'a')].to_owned(),
        [letter @ b'a'..=b'h', rank] => format!("{} {}", names[usize::from(letter - b'a')], char::from(*rank)),
        _ => word.to_owned(),
    };
    words.split(' ').map(name).collect::<Vec<_>>().join(" ")
}

/// What the program tells, line by line as it comes.
trait Told {
    fn lines(&self) -> Vec<String>;
}

/// Somebody at the board who speaks.
struct Player<'a, T: Told> {
    tongue: &'static Tongue,
    mouth: &'a Mouth<'a>,
    table: T,
    /// Tells how much time has passed, in sound.
    clock: &'a Capture,
    /// Lines that were heard already.
    heard: usize,
    /// How often something had to be said again.
    again: usize,
    /// Where the sound was when a move was announced last: what is heard of it comes behind.
    announced: usize,
}

impl<T: Told> Player<'_, T> {
    /// Waits for the next line; nobody waits for ever for an answer to what perhaps was not heard.
    #[track_caller]
    fn hears(&mut self) -> String {
        let until = self.clock.len() + PATIENCE * sound_server::RATE;
        let line = wait_for(|| {
            let line = self.table.lines().get(self.heard).cloned();
            line.or_else(|| (self.clock.len() > until).then(String::new))
        });
        if line.is_empty() {
            println!("(nothing)");
            return line;
        }
        self.heard += 1;
        println!("{line}");
        line
    }

    /// Plays a move by voice. `say` speaks.
    fn plays(&mut self, said: &Said, mut say: impl FnMut(&Self, &str)) {
        for Way { words, from_where } in said.ways.iter().cycle().take(ATTEMPTS) {
            println!("says: {words}");
            say(self, words);
            let read_back = self.hears();
            // Where several moves are named, saying it in another way chooses one.
            let is_choice = [" or ", " oder "].iter().any(|it| read_back.contains(it));
            if is_choice || !read_back.ends_with('?') {
                self.again += 1;
                continue;
            }
            let castles = ["ochade", "astle"].iter().any(|it| words.contains(it));
            let is_castling = castles && ["Turm", "Rook"].iter().any(|it| read_back.contains(it));
            let is_whole = *from_where || is_castling || read_back.contains(&said.departure);
            if !read_back.contains(&said.arrival) || !is_whole {
                println!("{words}: {read_back}");
                self.again += 1;
                say(self, self.tongue.no);
                self.hears();
                continue;
            }
            for _attempt in 0..5 {
                say(self, self.tongue.yes);
                let told = self.hears();
                if ["room: ", "Room: ", "Saal: "].iter().any(|it| told.starts_with(it)) {
                    self.announced = self.clock.len();
                    return;
                }
                self.again += 1;
            }
        }
        panic!("{} was not understood", said.m);
    }
}

/// Compares the exported game with what was meant.
fn judge(home: &Home, game: &[Said]) {
    let meant: Vec<String> = game.iter().map(|it| it.m.to_string()).collect();
    exported::judge(home, &meant.join(" "));
}

/// Makes sure that the log, at its loudest, tells that something was heard and nothing of what.
#[track_caller]
fn log_keeps_it_to_itself(home: &Home, game: &[Said]) {
    let log = std::fs::read_to_string(home.path("state/ansage/ansage.log"))
        .unwrap()
        .to_lowercase();
    assert!(log.contains("heard"), "{log}");
    for said in game {
        let words = said.ways.iter().flat_map(|it| it.words.split_whitespace());
        let move_ = said.m.to_string();
        for word in words.filter(|it| it.len() > 4).chain([move_.as_str()]) {
            assert!(!log.contains(&word.to_lowercase()), "{word}: {log}");
        }
    }
}

/// A game in a pipe.
struct Piped {
    child: Child,
    lines: Arc<Mutex<Vec<String>>>,
}

impl Piped {
    fn open(home: &Home, server: &SoundServer, options: &[&str]) -> Self {
        let mut child = home
            .ansage(options)
            .env("ANSAGE_LOG", "trace")
            .envs(server.environment())
            .spawn()
            .unwrap();
        let lines = Arc::new(Mutex::new(Vec::new()));
        let (output, read) = (child.stdout.take().unwrap(), Arc::clone(&lines));
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                read.lock().unwrap().push(line);
            }
        });
        Self { child, lines }
    }
}

impl Told for &Piped {
    fn lines(&self) -> Vec<String> {
        self.lines.lock().unwrap().clone()
    }
}

const IN_GERMAN: [&str; 10] = [
    "--blind",
    "both",
    "--reports",
    "de",
    "--ear",
    "text",
    "--unheard",
    "say",
    "--letters",
    "en",
];

/// Makes sure that a game could be played at all. On a busy machine sound is lost and the scorer late: how well somebody is
/// heard is measured elsewhere (docs/listening.md).
#[track_caller]
fn assert_heard(again: usize, half_moves: usize) {
    assert!(again <= half_moves, "{again} things had to be said again");
}

/// The announcements of the program come out of the very sink that the microphone hears: those it must not take for the
/// next move.
#[test]
fn a_game_is_played_by_voice_alone_in_open_listening_and_the_program_does_not_hear_itself() {
    let Some(server) = server() else { return };
    let (home, mouth) = (Home::new(), Mouth::at(&server));
    let options = [
        &IN_GERMAN[..],
        &["--microphone", MICROPHONE, "--journal", "game.jsonl"],
        &["--listen", "open", "--voice", "builtin", "--room", SINK],
    ]
    .concat();
    let mut table = Piped::open(&home, &server, &options);
    let game = game(&GERMAN, &GAME[..size(SAMPLE, GAME.len())]);
    let room = server.listen(SINK);
    let again = {
        let mut player = Player {
            tongue: &GERMAN,
            mouth: &mouth,
            table: &table,
            clock: &room,
            heard: 0,
            again: 0,
            announced: 0,
        };
        while !player.hears().contains("Ich höre allem zu") {}
        for said in &game {
            player.plays(said, |player, words| {
                // Nobody speaks while somebody else does or is about to: neither a person nor, here, the program.
                let quiet = 3 * sound_server::RATE / 10;
                wait_for(|| {
                    let samples = room.samples();
                    let last = samples.iter().rposition(|it| it.abs() > 40).unwrap_or(0);
                    (last >= player.announced && samples.len() - last > quiet).then_some(())
                });
                player.mouth.says(words);
            });
        }
        player.again
    };
    println!("{} half-moves, {again} things said again", game.len());
    assert_heard(again, game.len());
    drop(table.child.stdin.take());
    assert!(table.child.wait().unwrap().success());
    judge(&home, &game);
    log_keeps_it_to_itself(&home, &game);
}

impl Told for &Screen {
    /// The lines a person at the terminal is told, without prompts.
    fn lines(&self) -> Vec<String> {
        let is_prompt = |line: &&String| line.ends_with(':') || line.ends_with('?') && line.contains(": ");
        Screen::lines(self).into_iter().filter(|it| !is_prompt(&it)).collect()
    }
}

/// Lays talk of several people at once 10 dB below a voice.
fn in_babble(voice: &Recording) -> Recording {
    let talk = [
        "Hast du schon gesehen, wie die beiden am Nebentisch spielen?",
        "Der Bus fährt um halb sieben, dann sind wir um acht zu Hause.",
        "Turm Anna acht, ja, nein, ich gebe auf, und dann noch Dame David vier.",
    ];
    let talk = talk.map(Recording::spoken);
    let level = |it: &[f64]| (it.iter().map(|it| it.powi(2)).sum::<f64>() / it.len() as f64).sqrt();
    let voice: Vec<f64> = voice.samples().iter().copied().map(f64::from).collect();
    let babble: Vec<f64> = (0..voice.len())
        .map(|n| {
            talk.iter()
                .map(|it| f64::from(it.samples()[n % it.samples().len()]))
                .sum()
        })
        .collect();
    let share = level(&voice) / level(&babble) / 10_f64.sqrt();
    let both = voice.iter().zip(&babble);
    Recording::of(
        both.map(|(voice, noise)| ((voice + noise * share) * 0.6) as i16)
            .collect(),
    )
}

/// Plays a game with the talk key, and returns how often something had to be said again. Before each move the neighbours
/// are heard, if there are any.
fn play_with_the_talk_key(
    tongue: &'static Tongue,
    options: &[&str],
    moves: &[&str],
    neighbours: Option<&Recording>,
) -> Option<usize> {
    let server = server()?;
    let mouth = Mouth::at(&server);
    let heard = [
        "--microphone",
        MICROPHONE,
        "--journal",
        "game.jsonl",
        "--listen",
        "key",
        "--voice",
        "none",
    ];
    let screen = Screen::open(Home::new(), &[options, &heard].concat(), &server.environment())?;
    screen.wait_for("Ansage");
    let game = game(tongue, moves);
    let neighbours = neighbours.map(|it| mouth.learns("neighbours.wav", it));
    let room = server.listen(SINK);
    let mut player = Player {
        tongue,
        mouth: &mouth,
        table: &screen,
        clock: &room,
        heard: Told::lines(&&screen).len(),
        again: 0,
        announced: 0,
    };
    for said in &game {
        if let Some(neighbours) = &neighbours {
            mouth.play(neighbours);
        }
        player.plays(said, |player, words| {
            // Pressed again at once it would be taken for a key that is still held.
            player.clock.go_on_for(3 * sound_server::RATE / 10);
            player.table.press(&["Space"]);
            player.mouth.plays(&(player.tongue.voice)(words));
            player.table.press(&["Space"]);
        });
    }
    println!("{} half-moves, {} things said again", game.len(), player.again);
    let again = player.again;
    screen.enters("/quit");
    screen.ended();
    judge(screen.home(), &game);
    Some(again)
}

#[test]
fn a_game_is_played_with_the_talk_key_while_others_talk_and_announce_in_between() {
    let announced = Recording::spoken("Bauer Hektor fünf")
        .pause(0.2)
        .then(&Recording::spoken("ja"));
    let moves = &GAME[..size(SAMPLE, GAME.len())];
    if let Some(again) = play_with_the_talk_key(&GERMAN_IN_BABBLE, &IN_GERMAN, moves, Some(&in_babble(&announced))) {
        assert_heard(again, moves.len());
    }
}

/// No recogniser of ours knows English: the scorer alone hears it, from the press of the key to its release.
#[test]
fn an_english_game_is_played_with_the_talk_key() {
    if net::net().is_none() {
        return;
    }
    let options = [
        "--words",
        "en",
        "--reports",
        "en",
        "--blind",
        "both",
        "--ear",
        "text",
        "--unheard",
        "say",
    ];
    let moves = &GAME[..size(SAMPLE_HEARD_ALONE, SAMPLE)];
    // How often something is said again is no measure here: the nets hardly take this voice for speech.
    play_with_the_talk_key(&ENGLISH, &options, moves, None);
}

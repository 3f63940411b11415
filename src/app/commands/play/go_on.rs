//! The command that takes a game up again, as it can be typed, and the program that becomes another call of itself.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::Command;

use crate::app::failure::Failure;
use crate::app::settings::face::is_yes;
use crate::app::settings::options::{BrailleKeys, EarBy, Listen, PlayOptions, Record, ScreenContrast, YesNo};
use crate::app::table::face::is_piped;
use ansage_core::game::Served;
use ansage_core::language::Message;
use ansage_core::language::placement::PieceOrder;
use ansage_devices::terminal;
use ansage_os::programs;

/// Returns the command with which the game of this journal goes on: the program as it was called, and of what stood on
/// its command line whatever says at what screen, in what language and on which devices the person is told things, and what
/// is heard and kept of what is said.
pub(super) fn command(journal: &Path, line: &PlayOptions, is_a_clock: bool) -> String {
    as_typed(&words(journal, line, is_a_clock))
}

/// Returns the same for the last game: nobody types a long path gladly.
pub(super) fn command_for_the_last(line: &PlayOptions, is_a_clock: bool) -> String {
    as_typed(&words_for(None, line, is_a_clock))
}

/// Returns the command with which a game goes on word by word; the first is the program.
pub(in crate::app::commands) fn words(journal: &Path, line: &PlayOptions, is_a_clock: bool) -> Vec<String> {
    words_for(Some(journal), line, is_a_clock)
}

fn words_for(journal: Option<&Path>, line: &PlayOptions, is_a_clock: bool) -> Vec<String> {
    let mut words = vec![program()];
    words.extend(is_a_clock.then(|| "clock".to_owned()));
    words.push("--resume".to_owned());
    words.extend(journal.map(|it| it.display().to_string()));
    if is_a_clock && line.left == Some(Served::Black) {
        words.extend(["--left", "black"].map(str::to_owned));
    }
    if is_a_clock {
        let line = PlayOptions {
            room: None,
            braille_keys: None,
            ..line.clone()
        };
        words.extend(device_options(&line));
    } else {
        words.extend(device_options(line));
        words.extend(sound_options(line));
    }
    words
}

/// Returns the words of the command that reads the game of this journal; the first is the program.
pub(in crate::app::commands) fn reading_words(journal: &Path, line: &PlayOptions) -> Vec<String> {
    let line = PlayOptions {
        braille_display: None,
        ..line.clone()
    };
    let mut words = vec![program(), "read".to_owned(), journal.display().to_string()];
    words.extend(device_options(&line));
    words
}

/// Becomes the program as it was called, for the next game at the same table.
pub(super) fn begin_another() -> Failure {
    become_program(&without_the_game(env::args_os()))
}

/// Lets this program be another call of itself: whoever still waits for a key of what ends must take none of the game's. In a
/// pipe nobody knows how much of it was read, and the call is named.
pub(in crate::app::commands) fn become_program<S: AsRef<OsStr>>(words: &[S]) -> Failure {
    let typed = words.iter().map(|it| it.as_ref().to_string_lossy().into_owned());
    let told = Failure::refused(Message::GoOnWith {
        command: as_typed(&typed.collect::<Vec<_>>()),
    });
    if is_piped() {
        return told;
    }
    match env::current_exe() {
        Ok(program) => {
            terminal::let_go_of_the_keys();
            let error = programs::become_program(Command::new(program).args(words.iter().skip(1)));
            told.because(error)
        }
        Err(error) => told.because(error),
    }
}

/// Leaves out which game was taken up, and where it was kept.
fn without_the_game(line: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut kept = Vec::new();
    let mut line = line.peekable();
    while let Some(word) = line.next() {
        let text = word.to_string_lossy();
        let (option, is_whole) = text
            .split_once('=')
            .map_or((&*text, false), |(option, _)| (option, true));
        match option {
            "--journal" => drop(line.next_if(|_| !is_whole)),
            "--resume" => drop(line.next_if(|it| !is_whole && !it.to_string_lossy().starts_with('-'))),
            _ => kept.push(word),
        }
    }
    kept
}

/// Writes words as they are typed in a shell.
pub(in crate::app::commands) fn as_typed(words: &[String]) -> String {
    words
        .iter()
        .map(|it| programs::quoted(it))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns the command that writes the game of this journal as PGN.
pub(super) fn export_command(journal: &Path) -> String {
    let words = [
        program(),
        "export".to_owned(),
        journal.display().to_string(),
        "--pgn".to_owned(),
    ];
    as_typed(&words)
}

/// Returns the command that tells the games of the usual folder, and writes them as text and PGN.
pub(super) fn games_command() -> String {
    as_typed(&[program(), "games".to_owned()])
}

/// The program as it was called.
fn program() -> String {
    let name = env::args_os().next();
    name.map_or_else(|| "ansage".to_owned(), |it| it.to_string_lossy().into_owned())
}

fn device_options(line: &PlayOptions) -> Vec<String> {
    let ear = line.ear.map(|it| match it {
        EarBy::Speak => "speak".to_owned(),
        EarBy::Text => "text".to_owned(),
    });
    let contrast = line.contrast.map(|it| match it {
        ScreenContrast::Dark => "dark",
        ScreenContrast::Light => "light",
        ScreenContrast::No => "no",
    });
    let order = line.piece_order.map(|it| match it {
        PieceOrder::ByKind => "by-kind",
        PieceOrder::ByFile => "by-file",
        PieceOrder::ByRank => "by-rank",
    });
    let yes_or_no = |it: YesNo| if it.0 { "yes" } else { "no" }.to_owned();
    let clocks = line.show_clocks.map(yes_or_no);
    let diagram = line.diagram.map(yes_or_no);
    let folder = line.voices.as_ref().map(|it| it.display().to_string());
    let settings = line.settings.as_ref().map(|it| it.display().to_string());
    let faces = [(line.screen, "--screen"), (line.plain, "--plain")];
    let faces = faces.into_iter().filter(|(face, _)| is_yes(*face));
    // Its value may be left out, so it stands behind the sign.
    let display = line.braille_display.iter().map(|it| format!("--braille-display={it}"));
    let keys = line.braille_keys.map(|it| match it {
        BrailleKeys::No => "no",
        BrailleKeys::Yes => "yes",
        BrailleKeys::Chords => "chords",
        BrailleKeys::OneByOne => "one-by-one",
    });
    let keys = keys.into_iter().map(|it| format!("--braille-keys={it}"));
    let valued = [
        ("--show-clocks", clocks),
        ("--diagram", diagram),
        ("--contrast", contrast.map(str::to_owned)),
        ("--piece-order", order.map(str::to_owned)),
        ("--reports", line.reports.clone()),
        ("--ear", ear),
        ("--voice", line.voice.clone()),
        ("--room", line.room.clone()),
        ("--ear-device", line.ear_device.clone()),
        ("--braille-words", line.braille_words.clone()),
        ("--braille-table", line.braille_table.clone()),
        ("--voices", folder),
        ("--settings", settings),
    ];
    let valued = valued
        .into_iter()
        .filter_map(|(name, value)| Some([name.to_owned(), value?]));
    let faces = faces.map(|(_, name)| name.to_owned());
    faces.chain(valued.flatten()).chain(display).chain(keys).collect()
}

/// Returns what is heard and kept of what is said: without it the tape would end in the middle of a game.
fn sound_options(line: &PlayOptions) -> Vec<String> {
    let record = line.record.map(|it| match it {
        Record::Off => "off",
        Record::On => "on",
        Record::Key => "key",
    });
    let listen = line.listen.map(|it| match it {
        Listen::Off => "off",
        Listen::Key => "key",
        Listen::Open => "open",
    });
    let talk_key = line.talk_key.as_ref().map(|it| it.0.to_string().to_lowercase());
    let valued = [
        ("--record", record.map(str::to_owned)),
        ("--listen", listen.map(str::to_owned)),
        ("--microphone", line.microphone.clone()),
        ("--talk-key", talk_key),
        ("--model", line.model.as_ref().map(|it| it.display().to_string())),
    ];
    let valued = valued.into_iter();
    valued
        .filter_map(|(name, value)| Some([name.to_owned(), value?]))
        .flatten()
        .collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use ansage_core::game::Served;

    use super::command;
    use crate::app::settings::options::PlayOptions;

    #[test]
    fn the_same_person_hears_again() {
        let line: PlayOptions = toml::from_str(
            "screen = true\nshow-clocks = \"yes\"\near = \"speak\"\nvoice = \"builtin\"\nroom = \"hw 0\"\n\
             ear-device = \"phones\"\nvoices = \"my words\"\nreports = \"de\"\nwhite = \"Anna\"",
        )
        .expect("options");
        let told = command(Path::new("/games/round one.jsonl"), &line, false);
        let (_program, options) = told.split_once(" --resume ").expect("a command");
        assert_eq!(
            options,
            "'/games/round one.jsonl' --screen --show-clocks yes --reports de --ear speak --voice builtin \
             --room 'hw 0' --ear-device phones --voices 'my words'"
        );
        let told = command(Path::new("/game.jsonl"), &PlayOptions::default(), false);
        assert!(told.ends_with(" --resume /game.jsonl"), "{told}");
    }

    #[test]
    fn a_clock_goes_on_as_a_clock_at_the_same_seats() {
        let line = PlayOptions {
            left: Some(Served::Black),
            ..PlayOptions::default()
        };
        let told = command(Path::new("/clock.jsonl"), &line, true);
        assert!(told.ends_with(" clock --resume /clock.jsonl --left black"), "{told}");
    }

    #[test]
    fn a_game_that_is_recorded_goes_on_being_recorded() {
        let options = |text: &str| {
            let line: PlayOptions = toml::from_str(text).expect("options");
            let told = command(Path::new("/game.jsonl"), &line, false);
            let (_program, options) = told.split_once(" /game.jsonl ").expect("options");
            options.to_owned()
        };
        assert_eq!(options("record = \"on\""), "--record on");
        assert_eq!(
            options("record = \"off\""),
            "--record off",
            "the settings may say otherwise"
        );
        assert_eq!(
            options("record = \"key\"\nlisten = \"key\"\nmicrophone = \"my mic\"\ntalk-key = \"f5\"\nmodel = \"m\""),
            "--record key --listen key --microphone 'my mic' --talk-key f5 --model m"
        );
    }
}

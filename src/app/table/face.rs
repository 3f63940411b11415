//! Takes the terminal a game is played at, or the pipe.

use std::io::{self, IsTerminal, stdin, stdout};
use std::thread;

use super::inbox::{Happening, Inbox};
use crate::app::failure::{Failure, io_failure};
use crate::app::settings::config::Config;
use crate::app::settings::face::FaceChoice;
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_devices::terminal;
use ansage_devices::terminal::{ClockWords, Face, Labels, PipeFace, PlainFace, ScreenFace, Touch};

/// Refuses a whole screen where it cannot be drawn.
pub(in crate::app) fn check_face(config: &Config) -> Result<(), Failure> {
    match config.face {
        FaceChoice::Screen { .. } if !terminal::can_draw() => Err(Failure::settings(Message::ScreenNeedsTerminal)),
        _ => Ok(()),
    }
}

/// A script may write to a terminal, and a person may send what is shown to a file: then it goes line by line.
pub(in crate::app) fn is_piped() -> bool {
    !(stdin().is_terminal() && stdout().is_terminal())
}

/// Takes the terminal, or standard input line by line, and starts to listen to it.
pub(in crate::app) fn open_face(config: &Config, words: &Words, inbox: &Inbox) -> Result<Face, Failure> {
    let inbox = inbox.clone();
    if config.face == FaceChoice::Pipe {
        let reader = thread::Builder::new().name("entries".to_owned());
        reader
            .spawn(move || {
                terminal::read_pipe(io::BufReader::new(stdin()), |it| inbox.put(Happening::Piped(it)));
            })
            .map_err(|it| io_failure::terminal(&it))?;
        return Ok(Face::Pipe(PipeFace::open()));
    }
    let face = match config.face {
        FaceChoice::Screen { shows_clocks, contrast } => {
            let clocks = shows_clocks.then(|| clock_words(words));
            let face = ScreenFace::open(labels(words), clocks, config.typing);
            face.map(|it| Face::Screen(Box::new(it.in_contrast(contrast))))
        }
        FaceChoice::Plain | FaceChoice::Pipe => {
            PlainFace::open(labels(words), config.typing).map(|it| Face::Plain(Box::new(it)))
        }
    }
    .map_err(|it| io_failure::terminal(&it))?;
    terminal::listen(move |key| {
        inbox.put(match key {
            Ok(Touch::Key(key)) => Happening::Key(key),
            Ok(Touch::Pasted(text)) => Happening::Pasted(text),
            Ok(Touch::Resized) => Happening::Resized,
            Err(_gone) => Happening::KeysGone,
        })
    })
    .map_err(|it| io_failure::terminal(&it))?;
    Ok(face)
}

pub(in crate::app) fn labels(words: &Words) -> Labels {
    Labels {
        room: words.say(&Message::RoomLabel),
        arbiter: words.say(&Message::ArbiterLabel),
        masked: words.say(&Message::MaskedLine),
    }
}

fn clock_words(words: &Words) -> ClockWords {
    ClockWords {
        white: words.say(&Message::White),
        black: words.say(&Message::Black),
        running: words.say(&Message::ClockRuns),
        about: words.say(&Message::ClockAbout),
    }
}

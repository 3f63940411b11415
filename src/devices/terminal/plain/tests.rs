use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::PlainFace;
use crate::terminal::{Labels, Output, Typing};
use ansage_core::desk::{ArbitersLines, Channel, OnScreen, OneKey, Utterance, View};
use ansage_core::game::Moment;
use ansage_wire::UtteranceId;

/// All that a face has written.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the paper").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What is written while somebody types a move, finds it again, deletes it, puts it back and answers by one key.
fn written_where(masked: bool) -> String {
    let view = View {
        prompt: "> ".to_owned(),
        masked,
        answers: vec![OneKey::new('q', "57581".to_owned())],
        takes_text: false,
        ..View::default()
    };
    let paper = Paper::default();
    let typing = Typing {
        one_key: true,
        ..Typing::default()
    };
    let mut face = PlainFace::on(Output::to(paper.clone()), true, Labels::default(), typing);
    let control = |c| (KeyCode::Char(c), KeyModifiers::CONTROL);
    let plain = |code| (code, KeyModifiers::NONE);
    let keys = [
        plain(KeyCode::Char('e')),
        plain(KeyCode::Char('4')),
        plain(KeyCode::Enter),
        plain(KeyCode::Up),
        control('w'),
        control('y'),
        plain(KeyCode::Esc),
        plain(KeyCode::Char('q')),
    ];
    face.settle(&view).expect("paper is patient");
    for (code, modifiers) in keys {
        face.press(&KeyEvent::new(code, modifiers), Moment(0));
        face.settle(&view).expect("paper is patient");
    }
    face.paste("Nf3");
    face.settle(&view).expect("paper is patient");
    let bytes = paper.0.lock().expect("the paper").clone();
    String::from_utf8(bytes).expect("text")
}

#[test]
fn nothing_typed_found_again_or_answered_stands_on_a_masked_screen() {
    let is_typed = |c: char| c.is_alphanumeric();
    let open = written_where(false);
    assert_eq!(
        open.chars().filter(|it| is_typed(*it)).collect::<String>(),
        "e4e4e4qNf3"
    );
    let masked = written_where(true);
    assert!(!masked.contains(is_typed), "{masked:?}");
    // Three for each of the four lines, whatever its length, and one for the key that answers.
    assert_eq!(masked.matches('•').count(), 4 * 3 + 1, "{masked:?}");
}

fn told(channel: Channel, text: &str) -> Utterance {
    Utterance {
        id: UtteranceId(1),
        channel,
        written: text.to_owned(),
        spoken: Vec::new(),
        urgent: false,
        earcon: None,
        sound: None,
        on_screen: OnScreen::Shown,
    }
}

/// Returns what is written at a settle after lines of the arbiter's, when they stay like this.
fn written_after(arbiters_lines: ArbitersLines, is_dumb: bool) -> String {
    let paper = Paper::default();
    let mut face = PlainFace::on(Output::to(paper.clone()), is_dumb, Labels::default(), Typing::default());
    let view = |arbiters_lines| View {
        prompt: "> ".to_owned(),
        arbiters_lines,
        ..View::default()
    };
    face.show(&told(Channel::Arbiter, "kept"));
    face.settle(&view(match arbiters_lines {
        ArbitersLines::Stay => ArbitersLines::Stay,
        ArbitersLines::StayForNow | ArbitersLines::Gone => ArbitersLines::StayForNow,
    }))
    .expect("paper is patient");
    paper.0.lock().expect("the paper").clear();
    face.show(&told(Channel::Arbiter, "the last word"));
    face.show(&told(Channel::Ear, "the player is back"));
    face.settle(&view(arbiters_lines)).expect("paper is patient");
    face.settle(&view(arbiters_lines)).expect("paper is patient");
    let bytes = paper.0.lock().expect("the paper").clone();
    String::from_utf8(bytes).expect("text")
}

#[test]
fn what_the_arbiter_read_is_cleared_once_and_what_the_player_is_told_then_stays() {
    let written = written_after(ArbitersLines::Gone, false);
    assert_eq!(written, "\x1b[H\x1b[2J\x1b[3Jthe player is back\r\n> ");
    for (stays, is_dumb) in [
        (ArbitersLines::Stay, false),
        (ArbitersLines::StayForNow, false),
        (ArbitersLines::Gone, true),
    ] {
        let written = written_after(stays, is_dumb);
        assert!(!written.contains("[2J") && !written.contains("[3J"), "{written:?}");
        assert!(
            written.contains("the last word") && written.contains("the player is back"),
            "{written:?}"
        );
    }
}

#[test]
fn that_an_arbiter_is_needed_is_a_line_of_its_own_and_comes_once() {
    let paper = Paper::default();
    let mut face = PlainFace::on(Output::to(paper.clone()), true, Labels::default(), Typing::default());
    let mut view = View {
        prompt: "White: ".to_owned(),
        notice: Some("Arbiter needed.".to_owned()),
        ..View::default()
    };
    face.settle(&view).expect("paper is patient");
    let written = || String::from_utf8(paper.0.lock().expect("the paper").clone()).expect("text");
    assert!(written().ends_with("Arbiter needed.\r\nWhite: "), "{:?}", written());
    for prompt in ["White? ", "Black: "] {
        view.prompt = prompt.to_owned();
        face.settle(&view).expect("paper is patient");
    }
    view.notice = None;
    face.settle(&view).expect("paper is patient");
    assert_eq!(written().matches("Arbiter").count(), 1, "{:?}", written());
}

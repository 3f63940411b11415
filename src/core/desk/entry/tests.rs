use std::sync::Arc;

use crate::desk::{Attention, Effect};
use crate::desk::{Conversation as _, Desk, DeskSettings, Input, TalkKey};
use crate::game::{
    By, ClockKind, Duties, Edition, Header, IllegalMoves, Mode, Moment, Opening, Role, Served, Start, looks,
};
use crate::language::listen::Heard;
use crate::language::{Saying, Voices};

fn at_a_desk(mode: Mode, fen: &str) -> Desk {
    let opening = Opening {
        mode,
        laws: Edition::default(),
        taken_from_2009: Vec::new(),
        blind: Served::White,
        role: Role::Player,
        announces: By::Program,
        duties: Duties::default(),
        illegal: IllegalMoves::Record,
        clock: ClockKind::None,
        time: None,
        increment_first: false,
        start: Start::AtOnce,
        event: None,
        fen: Some(fen.to_owned()),
        chess960: false,
        words: "de-fide".to_owned(),
        say: String::new(),
        reports: String::new(),
        letters: vec!["en".to_owned(), "de".to_owned()],
        header: Header::default(),
        opened: String::new(),
        wall: None,
        version: String::new(),
    };
    let settings = DeskSettings::unheard("de".to_owned(), Saying::default());
    let voices = Arc::new(Voices::of(ansage_texts::VOICES));
    Desk::open(opening, settings, voices, Moment(0)).expect("a desk").0
}

/// Returns how often somebody looked at the board while this was entered, and that it was read back or asked about.
fn looks_at(desk: &mut Desk, input: Input) -> usize {
    let before = looks::count();
    let effects = desk.handle(Moment(1), input);
    let looks = looks::count() - before;
    assert!(effects.iter().any(|it| matches!(it, Effect::Say(_))), "{effects:?}");
    let _dropped = desk.handle(Moment(2), Input::Line("/cancel".to_owned()));
    looks
}

/// P.3: no branch before the read-back depends on the board; how many pieces of a kind there are is counted, once.
#[test]
fn nobody_looks_at_the_board_before_the_read_back() {
    let entries = [
        ("e4", 0),
        ("exd6", 0),
        ("e8=Q", 0),
        ("e8", 0),
        ("O-O", 0),
        ("Rochade", 0),
        ("Ke2", 0),
        ("a1b7", 0),
        ("a7a8", 0),
        ("Nb1c3", 0),
        ("Springer Bella eins Cesar drei", 0),
        ("Nbc3", 1),
        ("Qh8", 1),
        ("Nf3", 1),
        ("Laeufer Cesar vier", 1),
    ];
    let positions = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/3pP3/7Q/8/8/4K3 w - d6 0 2",
    ];
    for fen in positions {
        let mut desk = at_a_desk(Mode::Event, fen);
        for (line, looks) in entries {
            assert_eq!(
                looks_at(&mut desk, Input::Line(line.to_owned())),
                looks,
                "{line} in {fen}"
            );
        }
    }
    let mut free = at_a_desk(Mode::Free, positions[0]);
    assert!(
        looks_at(&mut free, Input::Line("e4".to_owned())) > 1,
        "the looks are counted"
    );
}

#[test]
fn nobody_looks_at_the_board_to_understand_what_was_said() {
    let mut desk = at_a_desk(Mode::Event, "4k3/8/8/3pP3/7Q/8/8/4K3 w - d6 0 2");
    for (words, looks) in [
        ("bauer eva vier", 0),
        ("kurze rochade", 0),
        ("dame hector acht", 1),
        ("eva sechs", 0),
    ] {
        let _down = desk.handle(Moment(1), Input::Talk(TalkKey::Down));
        let Some(Attention::Talk(number)) = desk.listens().map(|it| it.attention) else {
            panic!("nobody listens");
        };
        let _up = desk.handle(Moment(1), Input::Talk(TalkKey::Up));
        let spoken = Input::Spoken(Some(number), Heard::of(words));
        assert_eq!(looks_at(&mut desk, spoken), looks, "{words}");
    }
}

//! Trying out how one is heard.

use std::sync::Arc;

use crate::desk::conversation::practice::{Practice, PracticeSettings};
use crate::desk::{Attention, Conversation, Device, Effect, Input, ListenSettings, Listening, TalkKey};
use crate::game::{Moment, Position};
use crate::language::listen::Heard;
use crate::language::{Sight, Voices};
use ansage_wire::Health;

struct Table {
    practice: Practice,
    now: u64,
}

impl Table {
    fn open(listening: Listening, sight: Sight, ear_in_room: bool) -> (Self, Vec<String>) {
        let settings = PracticeSettings {
            words: "de-fide".into(),
            reports: "en".into(),
            position: Position::start(),
            sight,
            ear_voice: true,
            ear_in_room,
            listen: ListenSettings {
                listening,
                talk_key: "F12".into(),
                ..ListenSettings::default()
            },
        };
        let voices = Arc::new(Voices::of(ansage_texts::VOICES));
        let (practice, first) = Practice::open(settings, voices).expect("words and reports are there");
        (Self { practice, now: 0 }, said(&first))
    }

    fn handle(&mut self, input: Input) -> Vec<String> {
        self.now += 1000;
        said(&self.practice.handle(Moment(self.now), input))
    }

    fn says(&mut self, words: &str) -> Vec<String> {
        self.handle(Input::Talk(TalkKey::Down));
        let Attention::Talk(number) = self.attention() else {
            panic!("nobody listens");
        };
        self.handle(Input::Talk(TalkKey::Up));
        assert_eq!(self.attention(), Attention::None);
        self.handle(Input::Spoken(Some(number), Heard::of(words)))
    }

    fn attention(&self) -> Attention {
        self.practice.listens().expect("it listens").attention
    }
}

fn said(effects: &[Effect]) -> Vec<String> {
    let lines = effects.iter().filter_map(|effect| match effect {
        Effect::Say(utterance) => Some(utterance.written.clone()),
        Effect::Quit => Some("quit".to_owned()),
        _ => None,
    });
    lines.collect()
}

#[test]
fn each_utterance_is_said_back() {
    let (mut table, first) = Table::open(Listening::TalkKey, Sight::Legal, false);
    assert_eq!(
        first,
        [
            "Speak a move or a command; I say what I understood. Nothing is played. /quit ends it.",
            "Talk key F12: press, speak, let go or press again."
        ]
    );
    let answers = [
        (
            "springer felix drei",
            "Heard: springer felix drei. Understood: Springer Felix drei.",
        ),
        (
            "turm hector sechs",
            "Heard: turm hector sechs. That is no move in this position.",
        ),
        ("zeit", "Heard: zeit. Understood as a command: Zeit."),
        ("uhr", "Heard: uhr. Meant: Uhr?"),
        ("ja", "Heard: ja. Nothing was asked."),
        (
            "schlägt schach",
            "Heard: schlägt schach. That is neither a move nor a command.",
        ),
        ("[unk]", "That was more noise than speech. Nothing understood."),
        ("", "No words were heard."),
    ];
    for (words, answer) in answers {
        assert_eq!(table.says(words), [answer], "{words}");
    }
    assert_eq!(table.handle(Input::Line("/repeat".into())), ["No words were heard."]);
    assert_eq!(table.handle(Input::Line("/quit".into())), ["quit"]);
    assert_eq!(table.attention(), Attention::None);
}

#[test]
fn as_in_an_event_nothing_is_said_of_legality() {
    let (mut free, _) = Table::open(Listening::TalkKey, Sight::Legal, false);
    let (mut event, _) = Table::open(Listening::TalkKey, Sight::Movement, false);
    let words = "bauer eva zwei eva vier";
    assert_eq!(free.says(words), event.says(words));
    let position = "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1";
    let position = Position::of(crate::game::Board::from_fen(position, false).expect("a FEN"));
    for table in [&mut free, &mut event] {
        table.practice.position = position.clone();
    }
    assert!(free.says("turm anna vier")[0].ends_with("That is illegal."));
    assert!(event.says("turm anna vier")[0].ends_with("Turm Anna vier."));
}

#[test]
fn open_listening_waits_until_a_loudspeaker_is_silent() {
    let (mut table, first) = Table::open(Listening::Open, Sight::Legal, true);
    assert_eq!(first.last().map(String::as_str), Some("I listen to everything."));
    assert_eq!(table.attention(), Attention::None);
    let silent = table.practice.next_wake().expect("it will be silent");
    table.practice.handle(silent, Input::Wake);
    assert_eq!(table.attention(), Attention::Open);
    assert_eq!(table.practice.next_wake(), None);
    table.now = silent.0;
    assert!(table.handle(Input::Spoken(None, Heard::of(""))).is_empty());
    assert_eq!(table.handle(Input::Spoken(None, Heard::of("zeit"))).len(), 1);
    let off = table.handle(Input::Line("/listen off".into()));
    assert_eq!(off, ["I listen with the talk key only."]);
    assert!(table.handle(Input::Spoken(None, Heard::of("zeit"))).is_empty());
}

#[test]
fn ears_that_fail_are_told() {
    let (mut table, _) = Table::open(Listening::TalkKey, Sight::Legal, false);
    let missing = Health::Missing { why: "test".into() };
    let told = table.handle(Input::Health(Device::Recogniser, missing));
    assert_eq!(told, ["No speech recognition; ansage doctor says why. The keys go on."]);
    assert_eq!(table.handle(Input::Talk(TalkKey::Down)), told);
    let back = table.handle(Input::Health(Device::Recogniser, Health::Ready { name: "test".into() }));
    assert_eq!(back, ["The speech recognition is back."]);
    assert!(!table.says("zeit").is_empty());
}

#[test]
fn a_damaged_net_is_told_and_a_whole_one_is_no_news() {
    let (mut table, _) = Table::open(Listening::TalkKey, Sight::Legal, false);
    let damaged = Health::Missing { why: "test".into() };
    let told = table.handle(Input::Health(Device::ScorerNet, damaged));
    assert_eq!(
        told,
        ["A net of the speech recognition is damaged. Without it hearing is worse. ansage doctor names it."]
    );
    let whole = Health::Ready { name: "test".into() };
    assert!(table.handle(Input::Health(Device::ScorerNet, whole)).is_empty());
    assert!(!table.says("zeit").is_empty());
}

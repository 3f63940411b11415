//! F4: the keys of an event open to whoever knows the secret of its arbiters, and to nobody else.

use std::sync::Arc;
use std::time::Duration;

use ansage_core::desk::{
    BrailleKey, Channel, Conversation as _, Desk, DeskSettings, Device, Effect, Input, MadeKey, Power, Secret,
};
use ansage_core::game::event_terms::Arbiter;
use ansage_core::game::{
    ArbiterKey, ArbiterNote, ClockKind, Event, EventTerms, Gap, JournalFault, Mode, Moment, Opening, OtherAnswer,
    OtherCommand, Recorded, Reopening,
};
use ansage_wire::Health;

use crate::support::desk_harness::{VOICES, recorded, said};
use crate::support::table::{usual_opening, usual_settings};

/// A game of an event, and what was recorded in it.
struct Story {
    desk: Desk,
    journal: Vec<Recorded>,
    now: u64,
}

impl Story {
    /// Begins under an event file that carries a key, or none.
    fn begin(arbiter_key: Option<ArbiterKey>) -> Self {
        Self::begin_with(arbiter_key, usual_settings()).0
    }

    fn begin_with(arbiter_key: Option<ArbiterKey>, settings: DeskSettings) -> (Self, Vec<Effect>) {
        let terms = EventTerms {
            arbiter_key,
            ..EventTerms::default()
        };
        Self::begin_under(terms, settings)
    }

    fn begin_under(terms: EventTerms, settings: DeskSettings) -> (Self, Vec<Effect>) {
        let opening = Opening {
            mode: Mode::Event,
            event: Some(Box::new(terms)),
            ..usual_opening()
        };
        Self::of(opening, settings)
    }

    fn of(opening: Opening, settings: DeskSettings) -> (Self, Vec<Effect>) {
        let (desk, first) = Desk::open(opening, settings, Arc::clone(&VOICES), Moment(0)).expect("a desk");
        let story = Self {
            desk,
            journal: recorded(&first).cloned().collect(),
            now: 0,
        };
        (story, first)
    }

    fn takes(&mut self, input: Input) -> Vec<Effect> {
        self.now += 1000;
        let effects = self.desk.handle(Moment(self.now), input);
        self.journal.extend(recorded(&effects).cloned());
        effects
    }

    fn types(&mut self, line: &str) -> Vec<Effect> {
        self.takes(Input::Line(line.to_owned()))
    }

    /// Enters a secret that is wrong, and returns true if it was tried.
    fn tries_a_wrong_one(&mut self) -> bool {
        self.types("/arbiter AB");
        assert!(self.desk.view().secret, "it is always typed unseen");
        let entered = self.types("not the secret");
        let is_tried = entered.iter().any(|it| matches!(it, Effect::TrySecret(..)));
        if is_tried {
            self.takes(Input::SecretTried(false));
        }
        is_tried
    }

    /// An arbiter comes to the keys with the secret.
    fn comes(&mut self) {
        self.types("/arbiter AB");
        self.types("the secret");
        self.takes(Input::SecretTried(true));
    }

    fn arbiter(&self) -> Option<&str> {
        self.desk.game().arbiter()
    }
}

fn key() -> ArbiterKey {
    ArbiterKey {
        public: "age1public".to_owned(),
        private: "00".to_owned(),
    }
}

#[test]
fn initials_alone_open_nothing() {
    let mut story = Story::begin(Some(key()));
    story.types("/arbiter AB");
    assert_eq!(story.arbiter(), None);
    let view = story.desk.view();
    assert!(view.secret && view.masked && view.answers.is_empty(), "{view:?}");
    let tried = story.types("six doves 12");
    let [Effect::TrySecret(tried_key, secret)] = tried.as_slice() else {
        panic!("{tried:?}");
    };
    assert_eq!((tried_key.as_ref(), secret.reveal()), (&key(), "six doves 12"));
    assert!(!format!("{tried:?}").contains("doves"), "nobody prints it");
    assert_eq!(story.arbiter(), None);
    story.takes(Input::SecretTried(true));
    assert_eq!(story.arbiter(), Some("AB"));
    let journal = serde_json::to_string(&story.journal).expect("JSON");
    assert!(!journal.contains("doves"), "{journal}");
}

#[test]
fn a_key_is_heard_as_a_tick_and_nothing_that_is_said_answers() {
    let mut story = Story::begin(Some(key()));
    story.types("/arbiter AB");
    let ticks = story.takes(Input::Tick);
    let told: Vec<_> = said(&ticks).collect();
    assert!(
        told.iter()
            .all(|it| it.channel == Channel::Ear && it.written.is_empty()),
        "{told:?}"
    );
    let asked = story.desk.listens().expect("a voice input").may_be_said.asked;
    assert_eq!(asked, ansage_core::desk::AskedNow::Nothing);
}

#[test]
fn three_wrong_ones_wait_a_minute_and_each_is_noted() {
    let mut story = Story::begin(Some(key()));
    for _ in 0..3 {
        assert!(story.tries_a_wrong_one());
    }
    assert!(!story.tries_a_wrong_one(), "a minute is waited");
    // The journal alone knows it too.
    let resumed = Desk::resume(
        &story.journal,
        usual_settings(),
        Arc::clone(&VOICES),
        Moment(story.now),
        Reopening {
            gap: Some(Gap::Known(0)),
            wall: None,
        },
    );
    story.desk = resumed.expect("a desk").0;
    assert!(!story.tries_a_wrong_one());
    story.now += 60_000;
    assert!(story.tries_a_wrong_one());
    let is_noted = |it: &&Recorded| {
        matches!(
            it.event,
            Event::ArbiterNoted {
                note: ArbiterNote::WrongSecret
            }
        )
    };
    assert_eq!(story.journal.iter().filter(is_noted).count(), 4);
    assert_eq!(story.arbiter(), None);
}

/// Whoever mistyped it types it again at once, and reads afterwards what was said.
#[test]
fn a_wrong_one_is_asked_for_again_unseen() {
    const AGAIN: &str =
        "Das ist nicht das Geheimwort, und es ist notiert: noch einmal eingeben, oder mit Escape verlassen.";
    let mut story = Story::begin(Some(key()));
    story.types("/arbiter AB");
    for _ in 0..2 {
        story.types("six doves 13");
        let told = story.takes(Input::SecretTried(false));
        assert_eq!(told_on(&told, Channel::Ear), [AGAIN]);
        let view = story.desk.view();
        assert!(view.secret && view.masked && view.answers.is_empty(), "{view:?}");
    }
    story.types("six doves 13");
    let told = story.takes(Input::SecretTried(false));
    let [wrong, wait] = told_on(&told, Channel::Ear)[..] else {
        panic!("{told:?}");
    };
    assert_eq!(wrong, "Das ist nicht das Geheimwort. Es ist notiert.");
    assert!(wait.contains("60 Sekunden"), "{wait}");
    assert!(story.desk.view().secret, "what is typed on is unseen");
    story.now += 60_000;
    story.types("six doves 12");
    let tried = story.types("six doves 12");
    assert!(matches!(tried.as_slice(), [Effect::TrySecret(..)]), "{tried:?}");
    story.takes(Input::SecretTried(true));
    assert_eq!(story.arbiter(), Some("AB"));
    assert!(!story.desk.view().secret);
}

/// Returns what was said in the Ear.
fn in_the_ear(effects: &[Effect]) -> Vec<&str> {
    let ear = said(effects).filter(|it| it.channel == Channel::Ear);
    ear.map(|it| it.written.as_str()).collect()
}

#[test]
fn the_clocks_are_stopped_before_the_secret_is_typed() {
    let terms = EventTerms {
        arbiter_key: Some(key()),
        ..EventTerms::default()
    };
    let opening = Opening {
        mode: Mode::Event,
        clock: ClockKind::Program,
        time: Some("G/30m".parse().expect("a time control")),
        event: Some(Box::new(terms)),
        ..usual_opening()
    };
    let (mut story, _) = Story::of(opening, usual_settings());
    let asked = story.types("/arbiter AB");
    assert_eq!(
        in_the_ear(&asked),
        ["Die Uhr läuft, Weiß. Enter allein hält beide Uhren an. Geheimwort der Schiedsrichter?"]
    );
    let stopped = story.types("");
    assert!(
        recorded(&stopped).any(|it| matches!(it.event, Event::StoppedFor { .. })),
        "{stopped:?}"
    );
    assert!(story.desk.game().clocks_stand());
    assert_eq!(
        in_the_ear(&stopped).last(),
        Some(&"Die Uhren sind angehalten. Geheimwort der Schiedsrichter?")
    );
    assert!(story.desk.view().secret, "it is asked for still");
    let again = story.types("");
    assert!(recorded(&again).next().is_none(), "nothing is left to stop");
    story.types("six doves 12");
    story.takes(Input::SecretTried(true));
    assert_eq!(story.arbiter(), Some("AB"));
    // 6.12.d: the arbiter says that it was rightly done.
    story.types("/resume");
    story.types("");
    assert!(!story.desk.game().clocks_stand());
}

#[test]
fn escape_leaves_a_wrong_one() {
    let mut story = Story::begin(Some(key()));
    assert!(story.tries_a_wrong_one());
    story.types("/cancel");
    assert!(!story.desk.view().secret);
}

/// P.3, 11.3: nobody makes himself an arbiter by answering a question. A game of an older version may have none.
#[test]
fn a_game_without_one_opens_its_keys_to_nobody() {
    let (mut story, first) = Story::begin_with(None, usual_settings());
    assert!(!story.desk.view().takes_text, "nothing is asked when it is opened");
    assert!(!told_on(&first, Channel::Ear).contains(&NONE));
    for command in ["/arbiter AB", "/arbiter AB neu"] {
        let told = story.types(command);
        assert_eq!(told_on(&told, Channel::Ear), [NONE]);
        assert!(story.desk.view().secret, "what is typed on is unseen");
        let dropped = story.types("long enough");
        assert!(
            !dropped
                .iter()
                .any(|it| matches!(it, Effect::MakeKey(_) | Effect::TrySecret(..))),
            "{dropped:?}"
        );
        assert_eq!(story.arbiter(), None);
    }
    let (_desk, first) = Desk::resume(
        &story.journal,
        usual_settings(),
        Arc::clone(&VOICES),
        Moment(0),
        Reopening::default(),
    )
    .expect("a desk");
    assert!(told_on(&first, Channel::Ear).contains(&NONE), "{first:?}");
}

/// Another one is set by an arbiter at the keys; to anybody else the one that holds is asked for.
#[test]
fn a_new_one_is_set_by_an_arbiter_at_the_keys_alone() {
    let mut story = Story::begin(Some(key()));
    let told = story.types("/arbiter AB neu");
    let first = "Erst das jetzige Geheimwort; dann setzt /schiedsrichter … neu ein anderes.";
    assert_eq!(told_on(&told, Channel::Ear), [first]);
    let tried = story.types("long enough");
    assert!(matches!(tried.as_slice(), [Effect::TrySecret(..)]), "{tried:?}");
    story.takes(Input::SecretTried(true));
    assert_eq!(story.arbiter(), Some("AB"));
    story.types("/arbiter AB neu");
    story.types("too short");
    assert!(story.desk.view().secret, "asked again");
    let made = story.types("long enough");
    assert!(matches!(made.as_slice(), [Effect::MakeKey(Some(_))]), "{made:?}");
    let told = story.takes(Input::KeyMade(Box::new(MadeKey {
        key: key(),
        drawn: None,
    })));
    assert!(recorded(&told).any(|it| matches!(it.event, Event::SecretSet { .. })));
    assert!(told_on(&told, Channel::Ear).contains(&"Die Schiedsrichter haben ein neues Geheimwort."));
}

#[test]
fn words_that_are_drawn_are_for_the_arbiter_alone() {
    let mut story = Story::begin(Some(key()));
    story.comes();
    story.types("/arbiter AB neu");
    let made = story.types("");
    assert_eq!(made, [Effect::MakeKey(None)]);
    let told = story.takes(Input::KeyMade(Box::new(MadeKey {
        key: key(),
        drawn: Some(Secret::new("bado kilu")),
    })));
    let channels: Vec<_> = said(&told)
        .filter(|it| it.written.contains("bado"))
        .map(|it| it.channel)
        .collect();
    assert_eq!(channels, [Channel::Arbiter]);
    let journal = serde_json::to_string(&story.journal).expect("JSON");
    assert!(!journal.contains("bado"), "{journal}");
}

const NONE: &str = "Diese Partie hat kein Geheimwort der Schiedsrichter. Kein Schiedsrichter kann ans Gerät; bitte auf \
                    Papier entscheiden.";

/// Returns what was told on a channel.
fn told_on(effects: &[Effect], channel: Channel) -> Vec<&str> {
    let there = said(effects).filter(|it| it.channel == channel);
    there.map(|it| it.written.as_str()).collect()
}

/// A finger of somebody else may lie on the display.
#[test]
fn no_secret_is_typed_on_the_display() {
    let felt = |story: &Story| story.desk.braille().expect("a line").text;
    let types = |story: &mut Story, text: &str| {
        for character in text.chars() {
            story.takes(Input::Braille(BrailleKey::Character(character)));
        }
    };
    let mut story = Story::begin(Some(key()));
    story.types("/arbiter AB");
    let asked = felt(&story);
    types(&mut story, "six");
    assert_eq!(felt(&story), asked);
    types(&mut story, "/cancel");
    assert_eq!(felt(&story), "/cancel");
}

#[test]
fn the_player_hears_in_the_ear_who_comes_and_goes_and_the_room_hears_nothing() {
    let mut story = Story::begin(Some(key()));
    story.types("/arbiter AB");
    story.types("the secret");
    let came = story.takes(Input::SecretTried(true));
    assert_eq!(
        told_on(&came, Channel::Ear),
        ["Schiedsrichter AB ist am Gerät. /spieler gibt es zurück."]
    );
    story.types("/arbiter AB neu");
    story.types("long enough");
    let set = story.takes(Input::KeyMade(Box::new(MadeKey {
        key: key(),
        drawn: None,
    })));
    assert!(told_on(&set, Channel::Ear).contains(&"Die Schiedsrichter haben ein neues Geheimwort."));
    let left = story.types("/player");
    assert_eq!(told_on(&left, Channel::Ear), ["Der Spieler hat das Gerät wieder."]);
    for effects in [came, set, left] {
        assert_eq!(told_on(&effects, Channel::Room), [""; 0]);
        let spoken = said(&effects).filter(|it| it.channel == Channel::Ear);
        assert!(spoken.into_iter().all(|it| !it.spoken.is_empty()), "it is heard");
    }
}

#[test]
fn where_no_key_can_be_made_it_is_said_and_the_one_before_holds() {
    let mut story = Story::begin(Some(key()));
    story.comes();
    story.types("/arbiter AB neu");
    story.types("long enough");
    let told = story.takes(Input::KeyNotMade);
    let not_made = "Es konnte kein Geheimwort gemacht werden.";
    assert!(said(&told).any(|it| it.written == not_made), "{told:?}");
    assert!(!recorded(&told).any(|it| matches!(it.event, Event::SecretSet { .. })));
}

/// What happens beside the keys while a secret is typed opens the line to nobody's eyes: a second window could bring it about.
#[test]
fn nothing_that_happens_meanwhile_shows_what_is_typed() {
    let happenings = || {
        [
            Input::ForTheArbiter(ArbiterNote::OtherCommand(OtherCommand::once(
                "read",
                OtherAnswer::Refused,
            ))),
            Input::ForTheArbiter(ArbiterNote::NoticeRemoved),
            Input::ForTheArbiter(ArbiterNote::StoodStill { span: 9_000 }),
            Input::Slept(Duration::from_secs(9)),
            Input::JournalNearlyFull,
            Input::Power(Some(Power {
                percent: 5,
                has_mains: false,
            })),
            Input::JournalContinued {
                why: JournalFault::Removed,
                from: "game.jsonl".to_owned(),
                to: "game-2.jsonl".to_owned(),
            },
            Input::Health(Device::Microphone, Health::Missing { why: String::new() }),
            Input::Wake,
        ]
    };
    for is_new in [false, true] {
        for happening in happenings() {
            let told = format!("{happening:?}");
            let mut story = Story::begin(Some(key()));
            if is_new {
                story.comes();
            }
            story.types(if is_new { "/arbiter AB new" } else { "/arbiter AB" });
            assert!(story.desk.view().secret);
            story.takes(happening);
            assert!(story.desk.view().secret, "{told}");
        }
    }
}

#[test]
fn what_is_typed_while_none_is_taken_is_unseen_and_dropped() {
    for command in ["/arbiter AB", "/arbiter AB neu"] {
        let mut story = Story::begin(Some(key()));
        for _ in 0..3 {
            story.tries_a_wrong_one();
        }
        let told = story.types(command);
        let [wait] = told_on(&told, Channel::Ear)[..] else {
            panic!("{told:?}");
        };
        assert!(wait.contains("59 Sekunden"), "{wait}");
        for left in [58, 57] {
            let view = story.desk.view();
            assert!(view.secret && view.masked && view.answers.is_empty(), "{view:?}");
            let told = story.types("six doves 12");
            let [wait] = told_on(&told, Channel::Ear)[..] else {
                panic!("{told:?}");
            };
            assert!(wait.contains(&format!("{left} Sekunden")), "{wait}");
            assert!(!format!("{told:?}").contains("doves"), "{told:?}");
        }
        assert!(story.desk.view().secret);
        story.now += 60_000;
        let asked = story.types("six doves 12");
        assert!(!asked.iter().any(|it| matches!(it, Effect::TrySecret(..))), "{asked:?}");
        assert!(story.desk.view().secret, "now it is asked for");
    }
}

#[test]
fn behind_unknown_initials_one_line_is_unseen_and_dropped() {
    let terms = EventTerms {
        arbiters: vec![Arbiter {
            initials: "AB".to_owned(),
            name: String::new(),
        }],
        arbiter_key: Some(key()),
        ..EventTerms::default()
    };
    let mut story = Story::begin_under(terms, usual_settings()).0;
    let refused = story.types("/arbiter XY");
    let unknown = "Kein Schiedsrichter dieses Turniers hat dieses Kürzel.";
    assert_eq!(told_on(&refused, Channel::Ear), [unknown]);
    assert!(story.desk.view().secret);
    let dropped = story.types("six doves 12");
    assert_eq!(
        told_on(&dropped, Channel::Ear),
        ["Was eingegeben wurde, ist verworfen."]
    );
    assert!(!story.desk.view().secret, "one line, no more");
}

#[test]
fn a_secret_on_the_line_of_the_initials_is_asked_for_again_unseen() {
    for line in [
        "/arbiter AB six",
        "/arbiter AB six doves 12",
        "/arbiter AB neu six",
        "/schi AB six",
    ] {
        let mut story = Story::begin(Some(key()));
        let told = story.types(line);
        assert_eq!(
            told_on(&told, Channel::Ear),
            ["Geheimwort der Schiedsrichter?"],
            "{line}"
        );
        assert!(story.desk.view().secret, "{line}");
        assert!(!format!("{told:?}").contains("six"), "{told:?}");
    }
    let mut story = Story::begin(Some(key()));
    for line in ["/arbitre AB six doves", "/s AB six doves", "/ arbitre AB six"] {
        let told = story.types(line);
        assert!(!format!("{told:?}").contains("six"), "{told:?}");
    }
}

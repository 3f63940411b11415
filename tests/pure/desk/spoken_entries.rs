//! Laws of what is said aloud at the table: whatever is heard, nothing is recorded unconfirmed, and no game ends on one
//! misheard word.

use std::sync::{Arc, LazyLock};

use ansage_core::desk::{
    Attention, Channel, Conversation, Desk, DeskSettings, Input, ListenSettings, Listening, TalkKey,
};
use ansage_core::game::event_terms::Leave;
use ansage_core::game::{Allowed, Event, Mode, Moment, Opening, Role};
use ansage_core::language::listen::Heard;
use ansage_core::language::{Sight, Voices};
use proptest::prelude::*;

use crate::support::desk_harness::{DeskHarness, VOICES, recorded, said};
use crate::support::size::{size, tally};
use crate::support::table::{usual_opening, usual_settings};

/// Every word that is one of an announcement or of a command.
static WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let lexicon = VOICES.lexicon("de-fide").expect("the words of the Laws");
    let spoken = VOICES.spoken(lexicon).expect("the words beside them");
    let phrases = lexicon
        .heard()
        .map(|(form, _)| form)
        .chain(spoken.phrases().map(|(phrase, _)| phrase));
    let mut words: Vec<String> = phrases.flat_map(str::split_whitespace).map(str::to_lowercase).collect();
    words.push("[unk]".to_owned());
    words.sort();
    words.dedup();
    words
});

/// Every whole phrase of a command or an answer.
static PHRASES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let lexicon = VOICES.lexicon("de-fide").expect("the words of the Laws");
    let spoken = VOICES.spoken(lexicon).expect("the words beside them");
    spoken.phrases().map(|(phrase, _)| phrase.to_lowercase()).collect()
});

/// How the game stands when somebody begins to speak.
#[derive(Clone, Copy, Debug)]
struct Story {
    mode: Mode,
    role: Role,
    open: bool,
    typed: &'static [&'static str],
}

/// A desk with what was recorded at it since the story began.
struct Table {
    desk: Desk,
    now: u64,
    recorded: Vec<Event>,
}

impl Table {
    fn open(story: Story) -> Self {
        Self::open_with(story, Arc::clone(&VOICES))
    }

    fn open_with(story: Story, voices: Arc<Voices>) -> Self {
        let mut opening = Opening {
            mode: story.mode,
            role: story.role,
            ..usual_opening()
        };
        let leave = Leave {
            what: Allowed::OpenListening,
            by: "AB".to_owned(),
        };
        opening.event.get_or_insert_default().leaves.push(leave);
        let settings = DeskSettings {
            listen: ListenSettings {
                listening: if story.open {
                    Listening::Open
                } else {
                    Listening::TalkKey
                },
                repetition: true,
                ..ListenSettings::default()
            },
            ..usual_settings()
        };
        let mut table = Self {
            desk: DeskHarness::open_with(opening, settings, voices).desk,
            now: 0,
            recorded: Vec::new(),
        };
        for line in story.typed {
            table.handle(Input::Line((*line).to_owned()));
        }
        table.recorded.clear();
        table
    }

    /// Long after whatever was said before has been spoken; returns what was written.
    fn handle(&mut self, input: Input) -> Vec<String> {
        self.now += 60_000;
        let effects = self.desk.handle(Moment(self.now), input);
        self.recorded.extend(recorded(&effects).map(|it| it.event.clone()));
        // What is kept for the arbiter is not the player's to hear.
        let heard = said(&effects).filter(|it| it.channel != Channel::Arbiter);
        heard.map(|it| it.written.clone()).collect()
    }

    fn hears(&mut self, words: &str) -> Vec<String> {
        self.handle(Input::Wake);
        let number = match self.desk.listens().expect("it listens").attention {
            Attention::Open => None,
            _ => {
                self.handle(Input::Talk(TalkKey::Down));
                let attention = self.desk.listens().expect("it listens").attention;
                let Attention::Talk(number) = attention else {
                    panic!("nobody listens to the talk key")
                };
                Some(number)
            }
        };
        if number.is_some() {
            self.desk.handle(Moment(self.now), Input::Talk(TalkKey::Up));
        }
        let partly: Vec<String> = words.split_whitespace().take(1).map(str::to_owned).collect();
        self.handle(Input::PartlySpoken(partly));
        self.handle(Input::Spoken(number, Heard::of(words)))
    }
}

fn story() -> impl Strategy<Value = Story> {
    let games: Vec<&'static [&'static str]> = vec![
        &[],
        &["e4", ""],
        &["e4", "", "e5="],
        &["f3", "", "e5", "g4", "", "Qh4"],
        &["/resign"],
        &["e4"],
        &["Nd4"],
        &["/result"],
        &["/correct"],
        &["rochade"],
    ];
    let modes = prop::sample::select(vec![Mode::Free, Mode::Event]);
    let roles = prop::sample::select(vec![Role::Player, Role::Assistant, Role::Recorder]);
    (modes, roles, any::<bool>(), prop::sample::select(games)).prop_map(|(mode, role, open, typed)| Story {
        mode,
        role,
        open,
        typed,
    })
}

fn utterance() -> impl Strategy<Value = String> {
    let words = prop::collection::vec(prop::sample::select(WORDS.clone()), 1..5).prop_map(|it| it.join(" "));
    let squares = (
        "(springer|bauer|dame|turm|läufer|könig)",
        "(anna|bella|cesar|david|eva|felix)",
        "(drei|vier|fünf|sechs)",
    )
        .prop_map(|(piece, file, rank)| format!("{piece} {file} {rank}"));
    prop_oneof![words, prop::sample::select(PHRASES.clone()), squares]
}

/// A move of the game, or its end: what a person must have meant.
fn is_of_the_game(event: &Event) -> bool {
    matches!(
        event,
        Event::Announced { .. } | Event::Repeated { .. } | Event::Corrected { .. } | Event::SheetCorrected { .. }
    )
}

fn ends_the_game(event: &Event) -> bool {
    matches!(
        event,
        Event::Resigned { .. } | Event::AcceptedDraw { .. } | Event::Resulted { .. }
    )
}

/// Words of one's own may sound like two commands: one question, answered aloud, by typing, or by a key.
#[test]
fn what_sounds_like_two_commands_is_asked_about() {
    let spoken = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../voices/de/spoken.toml"));
    let head = spoken.split("[[confusions]]").next().expect("what is said");
    let confusions = "[[confusions]]\nwords = [\"matt\", \"zeit\"]\ncost = 1.0\n\
                      [[confusions]]\nwords = [\"matt\", \"remis\"]\ncost = 1.2\n";
    let files = [("de/spoken.toml".to_owned(), format!("{head}{confusions}"))];
    let voices = Arc::new(Voices::overlaid(ansage_texts::VOICES, &files.into()).expect("words of one's own"));
    let story = Story {
        mode: Mode::Free,
        role: Role::Player,
        open: false,
        typed: &[],
    };
    let answers = [
        ("zeit", None, "Weiß 0 Züge, Schwarz 0 Züge."),
        ("", Some("zeit"), "Weiß 0 Züge, Schwarz 0 Züge."),
        ("", Some("Zeit"), "Weiß 0 Züge, Schwarz 0 Züge."),
        ("", Some(""), "Zeit oder Remis?"),
        ("eva vier", None, "Bauer Eva zwei Eva vier?"),
        ("", Some("e4"), "Bauer Eva vier?"),
        ("nein", None, "Verworfen."),
    ];
    for (said, typed, told) in answers {
        let mut table = Table::open_with(story, Arc::clone(&voices));
        assert_eq!(table.hears("matt"), ["Zeit oder Remis?"]);
        let keys: Vec<char> = table.desk.view().answers.iter().map(|it| it.key).collect();
        assert_eq!(keys, ['z', 'r', '-']);
        let answer = match typed {
            Some(line) => table.handle(Input::Line(line.to_owned())),
            None => table.hears(said),
        };
        assert_eq!(answer, [told], "{said} {typed:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: size(60, 20_000),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Who neither says yes nor presses a key has recorded no move and ended no game, whatever was heard.
    #[test]
    fn nothing_heard_is_recorded_unconfirmed(story in story(), said in prop::collection::vec(utterance(), 1..12)) {
        let mut table = Table::open(story);
        tally("heard_unconfirmed", said.len(), "utterances");
        for words in said {
            let says_yes = words.split(' ').any(|it| matches!(it, "ja" | "richtig"));
            if !says_yes {
                table.hears(&words);
            }
        }
        let recorded: Vec<&Event> = table.recorded.iter().filter(|it| is_of_the_game(it) || ends_the_game(it)).collect();
        prop_assert!(recorded.is_empty(), "{:?} {:?}", story, recorded);
    }

    /// In an event a desk that knows the Laws hears, asks and tells what one that has forgotten them does (P.3).
    #[test]
    fn in_an_event_nothing_heard_depends_on_the_laws(story in story(), said in prop::collection::vec(utterance(), 1..12)) {
        let story = Story { mode: Mode::Event, ..story };
        let (mut knows, mut forgets) = (Table::open(story), Table::open(story));
        tally("heard_in_an_event", said.len(), "utterances");
        for words in said {
            forgets.desk.forget_the_laws();
            let told = [&mut knows, &mut forgets].map(|it| it.hears(&words));
            prop_assert_eq!(&told[0], &told[1], "{:?} {}", story, words);
            let [knowing, forgetful] = [&knows, &forgets].map(|it| it.desk.listens().expect("it listens"));
            prop_assert_eq!(knowing.attention, forgetful.attention);
            prop_assert_eq!(knowing.may_be_said.asked, forgetful.may_be_said.asked);
            prop_assert_eq!(knowing.may_be_said.sight, Sight::Movement);
        }
    }

    /// As long as each utterance is a single word, no game ends: any word may be misheard.
    #[test]
    fn no_game_ends_on_single_words(
        story in story(),
        said in prop::collection::vec(prop::sample::select(WORDS.clone()), 1..20),
        yes in prop::collection::vec(any::<bool>(), 20),
    ) {
        let mut table = Table::open(story);
        tally("heard_single_words", said.len(), "words");
        for (word, yes) in said.iter().zip(yes) {
            table.hears(word);
            if yes {
                table.hears("ja");
            }
        }
        prop_assert!(!table.recorded.iter().any(ends_the_game), "{:?} {:?}", story, table.recorded);
    }
}

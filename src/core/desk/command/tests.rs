//! Whose each command is, at the keys of an event.

use super::may_enter;
use crate::game::event_terms::{Assistant, AssistantOf};
use crate::game::{
    By, ClockKind, Duties, Edition, Event, EventTerms, Game, Header, IllegalMoves, Mode, Moment, Opening, Outcome,
    Recorded, Refusal, Role, Served, Start,
};
use crate::language::CommandWord;

/// The persons at the keys of an event, in the order of the table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Person {
    Player,
    PlayersAssistant,
    OpponentsAssistant,
    Arbiter,
}

const PERSONS: [Person; 4] = [
    Person::Player,
    Person::PlayersAssistant,
    Person::OpponentsAssistant,
    Person::Arbiter,
];

fn opening(person: Person) -> Opening {
    let of = match person {
        Person::Player | Person::PlayersAssistant => AssistantOf::Player,
        Person::OpponentsAssistant | Person::Arbiter => AssistantOf::Opponent,
    };
    let assistant = Assistant {
        of,
        ..Assistant::default()
    };
    let terms = EventTerms {
        assistant: Some(assistant),
        ..EventTerms::default()
    };
    Opening {
        mode: Mode::Event,
        role: match person {
            Person::Player => Role::Player,
            _ => Role::Assistant,
        },
        event: Some(Box::new(terms)),
        laws: Edition::default(),
        taken_from_2009: Vec::new(),
        blind: Served::White,
        announces: By::Assistant,
        duties: Duties::default(),
        illegal: IllegalMoves::default(),
        clock: ClockKind::Table,
        time: None,
        increment_first: true,
        start: Start::default(),
        fen: None,
        chess960: false,
        words: "de-fide".to_owned(),
        say: String::new(),
        reports: "en".to_owned(),
        letters: vec!["en".to_owned()],
        header: Header::default(),
        opened: String::new(),
        wall: None,
        version: String::new(),
    }
}

/// Returns a game of an event with that person at the keys, after more events.
fn game(person: Person, events: Vec<Event>) -> Game {
    let came = Event::ArbiterCame {
        initials: "AB".to_owned(),
    };
    let opened = Event::Opened(Box::new(opening(person)));
    let came = (person == Person::Arbiter).then_some(came);
    let all = std::iter::once(opened).chain(events).chain(came);
    let journal: Vec<Recorded> = all.map(|event| Recorded::new(Moment(0), event)).collect();
    Game::replay(&journal).expect("a journal")
}

/// Returns the words that a person may not enter.
fn refused(person: Person, rest: &str) -> Vec<&'static str> {
    let game = game(person, Vec::new());
    let refuses = |word: &CommandWord| may_enter(&game, *word, rest) == Err(Refusal::DutyOf(By::Player));
    let words = CommandWord::ALL.iter().copied().filter(refuses);
    words.map(CommandWord::id).collect()
}

#[test]
fn the_opponents_assistant_alone_is_kept_from_what_is_the_players() {
    for person in PERSONS {
        let of_the_player = match person {
            Person::OpponentsAssistant => vec![
                "dash",
                "fill",
                "claim",
                "result",
                "sign",
                "spent",
                "sheet",
                "sync",
                "flag",
                "away",
                "alarm",
                "adjourn",
                "seal",
                "borrow",
                "replace-sheet",
                "handed-over",
                "note-time",
                "lifted",
                "opponent",
                "record",
                "play",
                "play-next",
                "play-previous",
                "play-last",
                "play-speed",
                "adjust",
            ],
            Person::Player | Person::PlayersAssistant | Person::Arbiter => Vec::new(),
        };
        assert_eq!(refused(person, ""), of_the_player, "{person:?}");
    }
}

#[test]
fn after_the_game_the_sheet_is_shown_to_anybody_and_corrected_by_the_player() {
    let outcome = Outcome::Draw;
    let over = game(Person::OpponentsAssistant, vec![Event::Resulted { outcome }]);
    assert_eq!(may_enter(&over, CommandWord::Sheet, "12"), Ok(()));
    let corrects = may_enter(&over, CommandWord::Sheet, "12 b c5");
    assert_eq!(corrects, Err(Refusal::DutyOf(By::Player)));
}

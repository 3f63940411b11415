//! Laws that hold for every game, shown on random ones.

#[path = "support/size.rs"]
mod size;

use std::sync::Arc;

use ansage::desk::{Channel, Desk, DeskSettings, Effect, Input, policy};
use ansage::game::{
    Board, By, ClockKind, Edition, Game, Header, IllegalMoves, Mode, Moment, Opening, Position, Recorded, Role, Served,
};
use ansage::language::{Letters, Reader, Saying, Sight, Style, Vocabulary, Voices, announce, understand};
use proptest::prelude::*;
use size::{size, tally};

fn cases(sample: u32, full: u32) -> ProptestConfig {
    ProptestConfig {
        cases: size(sample, full),
        ..ProptestConfig::default()
    }
}

fn opening(mode: Mode, clock: ClockKind) -> Opening {
    Opening {
        mode,
        laws: Edition::Of2014,
        blind: Served::White,
        role: Role::Player,
        announces: By::Program,
        illegal: IllegalMoves::Ask,
        clock,
        time: (clock == ClockKind::Program).then(|| "3/2m, G/1m, +2s".parse().expect("a time control")),
        fen: None,
        chess960: false,
        words: "de-fide".to_owned(),
        letters: vec!["en".to_owned(), "de".to_owned()],
        header: Header::default(),
        opened: String::new(),
        version: String::new(),
    }
}

fn settings() -> DeskSettings {
    DeskSettings {
        reports: "de".to_owned(),
        saying: Saying::default(),
        room_voice: true,
        ear_voice: true,
        face: String::new(),
        voice: String::new(),
        journal: String::new(),
    }
}

/// What somebody at the keys may do: mostly moves and Enter, sometimes a command, sometimes nonsense.
#[derive(Clone, Debug)]
enum Step {
    Move(u16),
    Line(&'static str),
    Nonsense(String),
    Ended,
}

fn step() -> impl Strategy<Value = Step> {
    let lines = prop::sample::select(vec![
        "",
        "",
        "",
        "/made",
        "/clock",
        "/done",
        "/correct e4",
        "/correct Nf3",
        "/offer",
        "/accept",
        "/decline",
        "/wrong-repeat",
        "/lifted e2",
        "/pause",
        "/resume",
        "/sheet",
        "?",
        "/repeat",
        "/cancel",
        "/note x",
        "/arbiter",
        "/note-time 0:10",
        "/adjust",
        "D",
        "Gustav",
        "1",
        "/resign",
        "/spell",
    ]);
    prop_oneof![
        6 => any::<u16>().prop_map(Step::Move),
        6 => lines.prop_map(Step::Line),
        1 => "\\PC{0,20}".prop_map(Step::Nonsense),
        2 => Just(Step::Ended),
    ]
}

/// Plays the steps and returns the desk, everything recorded, and everything said.
fn play(mode: Mode, clock: ClockKind, steps: &[(u32, Step)]) -> (Desk, Vec<Recorded>, Vec<(Channel, String)>) {
    let voices = Arc::new(Voices::compiled_in());
    let (mut desk, mut effects) = Desk::open(opening(mode, clock), settings(), voices, Moment(0)).expect("a desk");
    let mut said = Vec::new();
    let mut journal = Vec::new();
    let mut last_id = None;
    let mut take = |effects: Vec<Effect>, last_id: &mut Option<_>| {
        for effect in effects {
            match effect {
                Effect::Record(recorded) => journal.push(recorded),
                Effect::Say(utterance) => {
                    *last_id = Some(utterance.id);
                    said.push((utterance.channel, utterance.written));
                }
                Effect::Hush(_) | Effect::Quit => {}
            }
        }
    };
    take(std::mem::take(&mut effects), &mut last_id);
    for (at, step) in steps {
        let input = match step {
            Step::Move(choice) => {
                let moves = desk.game().position_announced().board().moves_by_movement();
                if moves.is_empty() {
                    continue;
                }
                Input::Line(moves[usize::from(*choice) % moves.len()].to_string())
            }
            Step::Line(line) => Input::Line((*line).to_owned()),
            Step::Nonsense(text) => Input::Line(text.clone()),
            Step::Ended => match last_id {
                Some(id) => Input::Ended(id),
                None => continue,
            },
        };
        // Stamps arrive in any order: the desk takes the later of the stamp and what it has seen.
        let effects = desk.handle(Moment(u64::from(*at)), input);
        take(effects, &mut last_id);
    }
    (desk, journal, said)
}

fn any_steps() -> impl Strategy<Value = Vec<(u32, Step)>> {
    prop::collection::vec((0..300_000_u32, step()), 0..120)
}

proptest! {
    #![proptest_config(cases(48, 20_000))]

    #[test]
    fn the_journal_rebuilds_the_game(steps in any_steps(), event in any::<bool>(), clock in any::<bool>()) {
        let mode = if event { Mode::Event } else { Mode::Free };
        let clock = if clock { ClockKind::Program } else { ClockKind::None };
        let (desk, journal, _) = play(mode, clock, &steps);
        let text = journal.iter().map(|it| serde_json::to_string(it).expect("JSON")).collect::<Vec<_>>();
        let read = text.iter().map(|it| serde_json::from_str(it).expect("an event")).collect::<Vec<Recorded>>();
        prop_assert_eq!(&read, &journal);
        let replayed = Game::replay(&read).expect("a game");
        prop_assert_eq!(&replayed, desk.game());
        tally("the_journal_rebuilds_the_game", journal.len(), "events");
    }

    #[test]
    fn in_an_event_nothing_is_said_that_was_not_asked_for(steps in any_steps()) {
        let (desk, _, said) = play(Mode::Event, ClockKind::Program, &steps);
        prop_assert_eq!(desk.game().mode(), Mode::Event);
        tally("in_an_event_nothing_is_said_that_was_not_asked_for", said.len(), "sentences");
        for (channel, text) in said {
            // Legality, check, mate and repetition are words of the arbiter alone.
            if channel != Channel::Arbiter {
                for word in ["regelwidrig", "unerlaubt", "nicht erlaubt", "Schach", "matt", "Patt", "Wiederholung"] {
                    prop_assert!(!text.contains(word), "{channel:?} said {text}");
                }
            }
        }
    }

    #[test]
    fn clocks_never_run_backwards_or_below_zero(steps in any_steps()) {
        let (desk, journal, _) = play(Mode::Free, ClockKind::Program, &steps);
        prop_assert!(journal.windows(2).all(|pair| pair[0].at <= pair[1].at));
        let end = journal.last().map_or(Moment(0), |it| it.at);
        let clock = desk.game().clock().expect("a clock");
        for side in shakmaty::Color::ALL {
            prop_assert!(clock.used(side, end) <= end.since(Moment(0)));
        }
        tally("clocks_never_run_backwards_or_below_zero", journal.len(), "events");
    }
}

fn random_position(start: u32, choices: &[u16]) -> Position {
    let setup = shakmaty::Setup {
        board: shakmaty::Board::chess960(start),
        ..Default::default()
    };
    let setup = shakmaty::Setup {
        castling_rights: setup.board.rooks(),
        ..setup
    };
    let fen = shakmaty::fen::Fen::try_from_setup(setup)
        .expect("a start position")
        .to_string();
    let mut position = Position::of(Board::from_fen(&fen, start != 518).expect("a FEN"));
    for choice in choices {
        let moves = position.legal_moves().expect("only legal moves were made");
        if moves.is_empty() {
            break;
        }
        let after = position.after(moves[usize::from(*choice) % moves.len()]);
        if after.legal_moves().is_none_or(|it| it.is_empty()) {
            break;
        }
        position = after;
    }
    position
}

proptest! {
    #![proptest_config(cases(5, 2000))]

    /// What is announced is understood again as the same move, in every language, style and mode.
    #[test]
    fn every_announcement_parses_back_to_its_move(
        choices in prop::collection::vec(any::<u16>(), 0..90),
        start in prop_oneof![3 => Just(518_u32), 1 => 0..960_u32],
    ) {
        let voices = Voices::compiled_in();
        let position = random_position(start, &choices);
        let mut announced = 0;
        for tag in voices.lexicon_tags() {
            let lexicon = voices.lexicon(tag).expect("a lexicon");
            let vocabulary = Vocabulary::new(lexicon.heard().map(|(form, word)| (form.to_owned(), word)));
            let letters = [Letters::named("en").expect("letters")];
            let reader = Reader { vocabulary: &vocabulary, letters: &letters };
            for style in [Style::Short, Style::Long, Style::Coordinates] {
                for (mode, takes, check) in [(Mode::Free, true, true), (Mode::Free, false, false), (Mode::Event, false, false)] {
                    let sight = policy::sight(mode);
                    let saying = Saying { style, takes, check, ..Saying::default() };
                    for m in position.legal_moves().expect("a legal position") {
                        let phrase = lexicon.phrase(&announce(&position, m, &saying, sight));
                        for text in [phrase.written.clone(), phrase.spoken.text()] {
                            announced += 1;
                            let understood = understand(&text, &reader, &position, sight);
                            let clear = matches!(understood.decision, ansage::language::Decision::Clear { m: it, .. } if it == m);
                            prop_assert!(clear, "{tag} {style:?} {sight:?}: {text:?} for {m} in {}: {:?}", position.fen(), understood.decision);
                        }
                    }
                }
            }
        }
        prop_assert_eq!(policy::sight(Mode::Event), Sight::Movement);
        tally("every_announcement_parses_back_to_its_move", announced, "announcements");
    }
}

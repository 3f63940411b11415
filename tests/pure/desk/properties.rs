//! Laws that hold for every game, shown on random ones.

mod at_random;

use std::time::Duration;

use ansage_core::desk::{Channel, Conversation, Input, policy};
use ansage_core::game::sense::doubts;
use ansage_core::game::{
    Board, Clock, ClockKind, Command, Edition, Event, Game, Halt, Mode, Moment, Move, Opening, Outcome, Pending,
    PendingName, Position, Recorded, Refusal, Start,
};
use ansage_core::language::{
    AnnouncementStyle, Letters, Reader, Saying, Sight, Vocabulary, Voices, announce, understand,
};
use proptest::prelude::*;

use crate::support::desk_harness::DeskHarness;
use crate::support::size::{size, tally};

use at_random::{
    TEMPTING, Table, any_clock, any_steps, asks_for_numbers, at_a_clock, finds_irregularity, halts, opening,
    opening_of_a_clock, play, play_on, step, to_players, unsupervised,
};

fn cases(sample: u32, full: u32) -> ProptestConfig {
    ProptestConfig {
        cases: size(sample, full),
        // A failure prints its smallest case; a file beside the tests would only be stale.
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// What becomes of a program for a while.
#[derive(Clone, Copy, Debug)]
enum Absence {
    Left,
    Asleep,
}

proptest! {
    #![proptest_config(cases(48, 20_000))]

    #[test]
    fn the_journal_rebuilds_the_game(steps in any_steps(), event in any::<bool>(), clock in any_clock()) {
        let mode = if event { Mode::Event } else { Mode::Free };
        let (Table(DeskHarness { desk, journal, .. }), _) = play(opening(mode, clock), &steps);
        let text = journal.iter().map(|it| serde_json::to_string(it).expect("JSON")).collect::<Vec<_>>();
        let read = text.iter().map(|it| serde_json::from_str(it).expect("an event")).collect::<Vec<Recorded>>();
        prop_assert_eq!(&read, &journal);
        let replayed = Game::replay(&read).expect("a game");
        prop_assert_eq!(&replayed, desk.game());
        for (index, doubt) in doubts(&read) {
            prop_assert!(false, "{:?} of {:?}, after {:?}", doubt, read[index], &read[index.saturating_sub(4)..index]);
        }
        let sheet = replayed.scoresheet();
        let lost = sheet.resigned.map(|it| Outcome::won_by(!it));
        prop_assert!(lost.is_none() || lost == sheet.outcome, "the sheet names {:?} and {:?}", lost, sheet.outcome);
        tally("the_journal_rebuilds_the_game", journal.len(), "events");
    }

    /// A desk that cannot tell legal from illegal, nor check from quiet, answers the players just the same (P.2, P.3).
    #[test]
    fn in_an_event_only_the_arbiter_hears_of_the_laws(
        steps in any_steps(),
        start in prop::sample::select(&TEMPTING),
        clock in any_clock(),
        alone in prop::option::of(prop::sample::select(&Edition::ALL)),
    ) {
        let opening = Opening { fen: Some(start.to_owned()), ..opening(Mode::Event, clock) };
        let opening = match alone {
            Some(laws) => unsupervised(laws, opening),
            None => opening,
        };
        let steps: Vec<_> = steps.into_iter().filter(|(_, step)| !finds_irregularity(step)).collect();
        let (lawful, entered) = play(opening.clone(), &steps);
        let mut lawless = Table::open(opening);
        lawless.desk.forget_the_laws();
        for (at, line) in entered {
            lawless.take(at, line.as_deref());
        }
        tally("in_an_event_only_the_arbiter_hears_of_the_laws", lawful.said.len(), "sentences");
        let without_notes = |journal: Vec<Recorded>| {
            journal.into_iter().filter(|it| !matches!(it.event, Event::ArbiterNoted { .. })).collect::<Vec<_>>()
        };
        prop_assert_eq!(to_players(&lawful.said), to_players(&lawless.said));
        prop_assert_eq!(lawful.desk.view(), lawless.desk.view());
        prop_assert_eq!(without_notes(lawful.0.journal), without_notes(lawless.0.journal));
    }

    /// In whichever move a game begins, the players hear the same of it, and feel the same, until they ask (D.2.9.d).
    #[test]
    fn in_an_event_no_number_of_a_move_is_told_unasked(
        steps in any_steps(),
        start in prop::sample::select(&TEMPTING),
        clock in any_clock(),
    ) {
        let steps: Vec<_> = steps.into_iter().filter(|(_, step)| !asks_for_numbers(step)).collect();
        let begun_in = |number| {
            let start = start.strip_suffix('1').expect("the first move");
            let fen = Some(format!("{start}{number}"));
            Opening { fen, ..opening(Mode::Event, clock) }
        };
        let (early, entered) = play(begun_in(1), &steps);
        let mut late = Table::open(begun_in(41));
        for (at, line) in entered {
            late.take(at, line.as_deref());
        }
        tally("in_an_event_no_number_of_a_move_is_told_unasked", early.said.len(), "sentences");
        let told_of = |mut table: Table| {
            let felt = table.feel_the_present();
            table.leave_and_resume();
            (felt, to_players(&table.said))
        };
        prop_assert_eq!(told_of(early), told_of(late));
    }

    /// What a game stands still for goes together after each event, and holds back what it must.
    #[test]
    fn a_game_stands_still_for_what_can_be_at_once(
        parts in prop::collection::vec(
            (
                prop::collection::vec((0..300_000_u32, prop_oneof![1 => step(), 1 => halts()]), 0..40),
                prop::sample::select(vec![Absence::Left, Absence::Asleep]),
            ),
            1..5,
        ),
        start in prop::sample::select(vec![Start::AtOnce, Start::OnWord, Start::WithTheFirstMove]),
        event in any::<bool>(),
        clock in any_clock(),
    ) {
        let mode = if event { Mode::Event } else { Mode::Free };
        let mut table = Table::open(Opening { start, ..opening(mode, clock) });
        for (steps, absence) in &parts {
            play_on(&mut table, steps);
            match absence {
                Absence::Left => table.leave_and_resume(),
                Absence::Asleep => {
                    table.handle(Moment(0), Input::Slept(Duration::from_secs(60)));
                }
            }
        }
        for length in 1..=table.journal.len() {
            let game = Game::replay(&table.journal[..length]).expect("a game");
            let (clocks, at) = (game.standstill().clocks, table.journal[length - 1].at);
            prop_assert!(clocks == Halt::default() || game.clocks_stand());
            prop_assert!(clocks == Halt::default() || game.clock().and_then(Clock::running).is_none());
            if let Some(clock) = game.clock().filter(|_| !game.is_ended()) {
                prop_assert_eq!(clock.running().is_none(), game.clocks_stand());
            }
            match game.standstill().pending {
                Some(Pending::Comparing(_)) => {
                    prop_assert!(game.dashes().is_empty());
                    prop_assert!(clocks.is_stopped() || !game.has_clock());
                    prop_assert_eq!(game.decide(at, Command::Resume), Err(Refusal::BoardsCompared));
                }
                Some(Pending::CatchingUp) => {
                    prop_assert!(!game.dashes().is_empty());
                    prop_assert!(game.decide(at, Command::Dash).is_err());
                }
                Some(pending) => {
                    let runs_on = pending.name() == PendingName::Sealing;
                    prop_assert!(runs_on || clocks.is_stopped() || !game.has_clock() || game.waits_for_the_start());
                    let is_decided_first = game.draw_claim().is_some() && game.has_an_arbiter();
                    let expected = match is_decided_first {
                        true => Refusal::ClaimUndecided,
                        false => Refusal::Waits(pending.name()),
                    };
                    prop_assert_eq!(game.takes_moves(), Err(expected));
                }
                None => {}
            }
        }
        tally("a_game_stands_still_for_what_can_be_at_once", table.journal.len(), "events");
    }

    /// What is settled is left by the arbiter alone, and in free mode by the word for it; dashes by the last entry.
    #[test]
    fn nobody_but_the_arbiter_leaves_what_is_settled(
        steps in prop::collection::vec((0..300_000_u32, prop_oneof![1 => step(), 1 => halts()]), 0..160),
        event in any::<bool>(),
        clock in any_clock(),
    ) {
        let mode = if event { Mode::Event } else { Mode::Free };
        let mut table = Table::open(opening(mode, clock));
        play_on(&mut table, &steps);
        let mut game = Game::replay(&table.journal[..1]).expect("a game");
        for recorded in &table.journal[1..] {
            let before = game.standstill().pending.map(Pending::name);
            game.apply(recorded);
            let after = game.standstill().pending.map(Pending::name);
            let Some(before) = before.filter(|it| Some(*it) != after) else { continue };
            let is_filled = matches!(recorded.event, Event::DashFilled { .. } | Event::DashStruck);
            let is_numbered = matches!(recorded.event, Event::Numbered { .. });
            let is_over = game.outcome().is_some();
            let is_settled = matches!(
                recorded.event,
                Event::Resumed
                    | Event::ComparisonEnded
                    | Event::Restored { .. }
                    | Event::DecidedClaim { .. }
                    | Event::LeftClaim { .. }
                    | Event::Annulled { .. }
            );
            match before {
                // 8.5.c, 8.6: sheets that cannot be completed are reconstructed, or the game goes on without them.
                PendingName::CatchingUp if after == Some(PendingName::Reconstructing) || is_numbered => {
                    prop_assert!(!event || recorded.by.is_some(), "{:?}", recorded);
                }
                PendingName::CatchingUp => prop_assert!(is_filled || is_over, "{:?}", recorded),
                // What turns out to be another thing is settled as that; the clocks stand on.
                _ if matches!(recorded.event, Event::BoardsDiffer | Event::StoppedFor { .. }) => {
                    let is_adjourned = after == Some(PendingName::Adjourned) && before == PendingName::Sealing;
                    prop_assert!(after == Some(PendingName::Comparing) || (is_adjourned && (!event || recorded.by.is_some())));
                }
                _ if event => prop_assert!(is_over || (is_settled && recorded.by.is_some()), "{:?}", recorded),
                _ => prop_assert!(is_over || is_settled, "{:?}", recorded),
            }
        }
        tally("nobody_but_the_arbiter_leaves_what_is_settled", table.journal.len(), "events");
    }

    /// Whatever is entered at a clock without a game: it counts presses and keeps time, and nothing of a game comes of it.
    #[test]
    fn a_clock_without_a_game_keeps_nothing_but_time(
        steps in prop::collection::vec((0..300_000_u32, at_a_clock()), 0..120),
    ) {
        let (mut table, _) = play(opening_of_a_clock(), &steps);
        table.leave_and_resume();
        for length in 1..=table.journal.len() {
            let mut game = Game::replay(&table.journal[..length]).expect("a clock");
            let last = &table.journal[length - 1];
            if let Event::Dashed { side } = last.event {
                // The program ended in the middle of a press: it is pressed once more, and counted once.
                game.apply(&Recorded::new(last.at, Event::Reopened { gap: None, wall: None }));
                for command in [Command::Resume, Command::Press] {
                    for event in game.decide(last.at, command).expect("a press") {
                        game.apply(&Recorded::new(last.at, event));
                    }
                }
                prop_assert_eq!(game.clock().and_then(Clock::running), Some(!side));
            }
            let pressed = game.dashes().iter().all(|it| it.completion.is_pressed());
            prop_assert!(game.plies().is_empty() && game.announced().is_none() && pressed);
            prop_assert!(game.outcome().is_none() && game.standstill().pending.is_none());
            if let Some(running) = game.clock().and_then(Clock::running) {
                prop_assert_eq!(running, game.turn());
            }
        }
        prop_assert_eq!(&Game::replay(&table.journal).expect("a clock"), table.desk.game());
        prop_assert_eq!(doubts(&table.journal), vec![]);
        prop_assert!(table.said.iter().all(|it| it.channel != Channel::Room && it.channel != Channel::Sheet));
        tally("a_clock_without_a_game_keeps_nothing_but_time", table.journal.len(), "events");
    }

    #[test]
    fn clocks_never_run_backwards_or_below_zero(steps in any_steps()) {
        let (Table(DeskHarness { desk, journal, .. }), _) = play(opening(Mode::Free, ClockKind::Program), &steps);
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

/// Returns legal moves that end neither the game nor the choice.
fn random_moves(choices: &[u16]) -> Vec<Move> {
    let mut position = Position::start();
    let mut made = Vec::new();
    for choice in choices {
        let moves = position.legal_moves().expect("only legal moves were made");
        let m = moves[usize::from(*choice) % moves.len()];
        let after = position.after(m);
        if after.ending().is_some() {
            break;
        }
        made.push(m);
        position = after;
    }
    made
}

proptest! {
    #![proptest_config(cases(24, 5_000))]

    /// 8.4, 8.5: half-moves that were counted and written later make the sheet, the clocks and the numbers of the same game
    /// written at once.
    #[test]
    fn what_is_written_later_is_the_same_game(
        choices in prop::collection::vec(any::<u16>(), 1..60),
        written in 0..60_usize,
        clock in any_clock(),
    ) {
        let moves = random_moves(&choices);
        let (mut at_once, mut later) = (Table::open(opening(Mode::Free, clock)), Table::open(opening(Mode::Free, clock)));
        for (index, m) in moves.iter().enumerate() {
            let at = Moment(1_000 * (index as u64 + 1));
            at_once.make(at, *m);
            if index < written {
                later.make(at, *m);
            } else {
                later.take(at, Some("/dash"));
                later.press(at);
            }
            prop_assert_eq!(later.desk.game().to_move(), at_once.desk.game().to_move());
        }
        let at = Moment(1_000_000);
        later.take(at, Some("/fill"));
        for m in &moves[written.min(moves.len())..] {
            later.take(at, Some(&m.to_string()));
            later.take(at, Some(""));
        }
        let (later, at_once) = (later.desk.game(), at_once.desk.game());
        prop_assert_eq!(later.dashes(), &[]);
        prop_assert_eq!(later.position(), at_once.position());
        let told = |game: &Game| {
            let plies = game.plies().iter().map(|it| (it.m, it.completion.is_completed(), it.completion.left()));
            (plies.collect::<Vec<_>>(), game.turn(), game.clock().and_then(ansage_core::game::Clock::running))
        };
        prop_assert_eq!(told(later), told(at_once));
        let filled = later.plies().iter().filter(|it| it.filled).count();
        prop_assert_eq!(filled, moves.len().saturating_sub(written));
    }
}

proptest! {
    #![proptest_config(cases(5, 2000))]

    /// What is announced is understood again as the same move, in every language, style and mode.
    #[test]
    fn every_announcement_parses_back_to_its_move(
        choices in prop::collection::vec(any::<u16>(), 0..90),
        start in prop_oneof![3 => Just(518_u32), 1 => 0..960_u32],
    ) {
        let voices = Voices::of(ansage_texts::VOICES);
        let position = random_position(start, &choices);
        let mut announced = 0;
        for tag in voices.lexicon_tags() {
            let lexicon = voices.lexicon(tag).expect("a lexicon");
            let vocabulary = Vocabulary::new(lexicon.heard().map(|(form, word)| (form.to_owned(), word)));
            let letters = [Letters::named("en").expect("letters")];
            let reader = Reader { vocabulary: &vocabulary, letters: &letters };
            for style in [AnnouncementStyle::Short, AnnouncementStyle::Long, AnnouncementStyle::Coordinates] {
                for (mode, takes, check) in [(Mode::Free, true, true), (Mode::Free, false, false), (Mode::Event, false, false)] {
                    let sight = policy::sight(mode);
                    let saying = Saying { style, takes, check, ..Saying::default() };
                    for m in position.legal_moves().expect("a legal position") {
                        let phrase = lexicon.phrase(&announce(&position, m, &saying, sight));
                        for text in [phrase.written.clone(), phrase.spoken.text()] {
                            announced += 1;
                            let understood = understand(&text, &reader, &position, sight);
                            let clear = matches!(understood.decision, ansage_core::language::Decision::Clear { m: it, .. } if it == m);
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

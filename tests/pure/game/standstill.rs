//! What waits while something is settled: a cell for each command and each state, as docs/laws.md prints them.
//!
//! `ANSAGE_BLESS=1 cargo test -p ansage-core --test pure game::standstill` prints them anew.

use std::fs;

use ansage_core::game::event_terms::EventTerms;
use ansage_core::game::laws::Signature;
use ansage_core::game::resolve::{Placement, SheetEntry};
use ansage_core::game::standstill::waits;
use ansage_core::game::{
    AdjournmentStep, Allowed, ArbiterKey, ArbiterNote, Board, BoardName, ClaimFinding, ClaimGround, ClockKind, Command,
    Condition, DrawClaim, Event, Game, IrregularityKind, JournalFault, Mode, Moment, Opening, Outcome, Pending,
    PendingName, Recorded, Refusal, Reminders, Reopening, StopReason,
};
use shakmaty::{Color, Square};

use crate::support::repository::in_repository;
use crate::support::table::usual_opening;

const TABLE: &str = "docs/laws.md";
const BEGINS: &str = "<!-- states: begin -->\n";
const ENDS: &str = "<!-- states: end -->\n";

fn stop(reason: StopReason) -> Command {
    Command::StopFor { reason, by: None }
}

/// Every command, and how it is asked for.
fn commands() -> Vec<(&'static str, Command)> {
    let m = "e2e4".parse::<ansage_core::game::Move>().expect("a move");
    let placement = Placement::from_fen("8/8/8/8/8/8/8/8").expect("a board");
    vec![
        (
            "the own move",
            Command::Announce {
                m: m.into(),
                offer: false,
            },
        ),
        ("the opponent's move", Command::Repeat(m.into())),
        ("`/wrong-repeat`", Command::WrongRepeat),
        ("`/made`", Command::Make),
        ("`/done`", Command::Done),
        ("`/clock`", Command::Press),
        (
            "`/correct`",
            Command::Correct {
                m: m.into(),
                offer: false,
            },
        ),
        ("`/lifted`", Command::Lift(Square::E2)),
        ("`/lifted` from where to where", Command::Secure(Square::E4)),
        ("`/opponent touched`", Command::OpponentTouches(Square::E7)),
        ("`/opponent released`", Command::OpponentReleases(Square::E5)),
        ("`/adjust`", Command::Adjust(Color::White)),
        ("`/dash`", Command::Dash),
        ("a dash struck", Command::StrikeDash),
        ("`/fill`", Command::FillDash(m.into())),
        (
            "`/offer`",
            Command::OfferDraw {
                side: Color::White,
                irregular: false,
            },
        ),
        ("`/accept`", Command::AcceptDraw(Color::Black)),
        ("`/decline`", Command::DeclineDraw(Color::Black)),
        (
            "`/claim three`",
            Command::ClaimDraw {
                claim: DrawClaim {
                    ground: ClaimGround::Threefold,
                    side: Color::White,
                    m: None,
                    said: None,
                    cited: Vec::new(),
                    left: None,
                },
                stops: true,
            },
        ),
        ("`/claim ok`", Command::DecideClaim(ClaimFinding::Right)),
        ("a claim left to an arbiter", Command::LeaveClaim { checked: true }),
        ("`/resign`", Command::Resign(Color::White)),
        ("`/result 1-0`", Command::EnterResult(Outcome::WhiteWins)),
        (
            "`/sign`",
            Command::Sign(Signature {
                side: Color::White,
                sheet: None,
            }),
        ),
        ("`/result *`", Command::TakeBackResult),
        ("`/start`", Command::Start),
        ("`/pause`", Command::Pause),
        ("`/resume`", Command::Resume),
        ("`/stop`", stop(StopReason::Other)),
        ("`/stop reconstruction`", stop(StopReason::Reconstruction)),
        ("`/stop adjournment`", stop(StopReason::Adjournment)),
        (
            "`/seal`",
            Command::Adjourn(AdjournmentStep::Sealed {
                sealed: "00".to_owned(),
            }),
        ),
        ("`/adjourn`", Command::Adjourn(AdjournmentStep::Lost)),
        (
            "the sealed move",
            Command::PlaySealed {
                m: m.into(),
                offer: false,
            },
        ),
        ("`/mismatch`", Command::CompareBoards),
        (
            "the other sheet",
            Command::EnterOtherSheet {
                ply: 1,
                entry: SheetEntry::Missing,
                differs: false,
            },
        ),
        ("the other sheet struck", Command::StrikeOtherSheet),
        ("the other sheet ended", Command::EndOtherSheet),
        (
            "`/board`",
            Command::EnterBoard {
                board: BoardName::A,
                placement,
            },
        ),
        ("`/tell`", Command::TellCorrections),
        ("`/cancel` of a comparison", Command::EndComparison),
        ("`/restore`", Command::Restore { ply: 0 }),
        ("`/undo`", Command::TakeBack),
        (
            "`/sheet 1 w e4`",
            Command::RewriteSheet {
                ply: 1,
                m: m.into(),
                initials: None,
            },
        ),
        ("`/note-time`", Command::NoteTime(60)),
        (
            "`/sync`",
            Command::Sync {
                side: Color::White,
                left: 1000,
            },
        ),
        ("`/flag`", Command::ClaimFlag(Some(Color::Black))),
        ("`/flag both`", Command::ClaimFlag(None)),
        ("`/flag` of the arbiter", Command::NoteFlag(Color::Black)),
        ("a clock at zero", Command::NoteZero),
        (
            "`/set`",
            Command::SetClocks {
                white: Some(1000),
                black: None,
                number: None,
            },
        ),
        ("`/set sheet`", Command::NumberOn(41)),
        ("`/alarm`", Command::SetReminders(Reminders::new(vec![60], false))),
        ("`/arrived`", Command::Arrive(Color::Black)),
        ("a default time that passed", Command::NoteDefaultTime),
        ("`/borrow`", Command::BorrowSheet(Color::White)),
        ("`/borrow back`", Command::ReturnSheet),
        ("`/replace-sheet`", Command::ReplaceSheet),
        ("`/handed-over`", Command::HandOver),
        (
            "`/set control`",
            Command::ChangeControl("5+3".parse().expect("a time control")),
        ),
        (
            "`/add`",
            Command::AddTime {
                side: Color::White,
                time: 1000,
                reason: String::new(),
            },
        ),
        (
            "`/irregularity`",
            Command::EnterIrregularity {
                kind: IrregularityKind::Colours,
                side: None,
            },
        ),
        (
            "`/fault`, `/penalty`",
            Command::Penalise {
                fault: None,
                penalty: None,
                result: None,
            },
        ),
        ("`/arbiter`", Command::CallArbiter),
        ("`/arbiter AB`", Command::ArbiterComes("AB".to_owned())),
        ("`/arbiter AB new`", Command::SetSecret(ArbiterKey::default())),
        ("`/player`", Command::ArbiterLeaves),
        ("`/note`", Command::Note(String::new())),
        (
            "`/note` of the arbiter",
            Command::NoteSealed {
                sealed: String::new(),
                reason: false,
            },
        ),
        (
            "a note for the arbiter",
            Command::NoteForTheArbiter(ArbiterNote::WrongSecret),
        ),
        ("`/limit`", Command::LimitRoom(50)),
        (
            "`/setup side left`",
            Command::LayDown {
                condition: Condition::ClockSide,
                value: "left".to_owned(),
            },
        ),
        ("`/allow time-left`", Command::GiveLeave(Allowed::TimeLeft)),
        ("`/quit`", Command::Close),
        (
            "the game taken up again",
            Command::Reopen(Reopening { gap: None, wall: None }),
        ),
        ("the machine asleep", Command::Sleep { gap: 1000 }),
        (
            "another file for the journal",
            Command::ContinueJournal {
                why: JournalFault::Moved,
                from: String::new(),
                to: String::new(),
            },
        ),
    ]
}

/// Returns a game of an event in which something is settled, the arbiter at the keys.
fn game_in(pending: PendingName) -> Game {
    let opening = Opening {
        mode: Mode::Event,
        event: Some(Box::new(EventTerms::default())),
        clock: ClockKind::Program,
        time: Some("G/90m".parse().expect("a time control")),
        ..usual_opening()
    };
    let mut game = Game::open(&opening).expect("a game");
    let mut take = |command| {
        for event in game.decide(Moment(1), command).expect("it is done") {
            game.apply(&Recorded::new(Moment(1), event));
        }
    };
    take(Command::ArbiterComes("AB".to_owned()));
    take(Command::Start);
    match pending {
        PendingName::Comparing => take(Command::CompareBoards),
        PendingName::CatchingUp => {
            take(Command::Dash);
            take(Command::NoteFlag(Color::White));
        }
        PendingName::Stopped => take(stop(StopReason::PieceMissing)),
        PendingName::Claim => take(stop(StopReason::Claim)),
        PendingName::Irregularity => take(stop(StopReason::Irregularity)),
        PendingName::Reconstructing => take(stop(StopReason::Reconstruction)),
        PendingName::Sealing => take(stop(StopReason::Sealing)),
        PendingName::Adjourned => take(stop(StopReason::Adjournment)),
    }
    assert_eq!(game.standstill().pending.map(Pending::name), Some(pending));
    game
}

/// What is answered to a command that waits.
fn refusal(pending: PendingName) -> Refusal {
    match pending {
        PendingName::Comparing => Refusal::BoardsCompared,
        PendingName::CatchingUp => Refusal::CompleteFirst(1),
        pending => Refusal::Waits(pending),
    }
}

#[test]
fn each_command_waits_in_each_state_as_the_table_says() {
    let names = PendingName::ALL.map(PendingName::name);
    let mut table = format!("| | {} |\n|---|{}\n", names.join(" | "), "---|".repeat(names.len()));
    for (asked, command) in commands() {
        table.push_str(&format!("| {asked} |"));
        for pending in PendingName::ALL {
            let waits = waits(&command, pending);
            let answer = game_in(pending).decide(Moment(2), command.clone());
            let is_refused = answer == Err(refusal(pending));
            assert_eq!(is_refused, waits, "{asked} while {pending:?}: {answer:?}");
            table.push_str(if waits { " waits |" } else { " goes on |" });
        }
        table.push('\n');
    }
    let page = fs::read_to_string(in_repository(TABLE)).expect("the page is readable");
    let (before, rest) = page.split_once(BEGINS).expect("the table begins");
    let (printed, after) = rest.split_once(ENDS).expect("the table ends");
    if std::env::var_os("ANSAGE_BLESS").is_some() {
        fs::write(in_repository(TABLE), format!("{before}{BEGINS}{table}{ENDS}{after}")).expect("the page is written");
    } else {
        assert_eq!(printed, table);
    }
}

#[test]
fn what_is_settled_with_a_word_ends_with_the_arbiters() {
    for pending in PendingName::ALL.into_iter().filter(|it| it.ends_with_a_word()) {
        let mut game = game_in(pending);
        let resumed = game.decide(Moment(2), Command::Resume);
        assert_eq!(resumed, Ok(vec![Event::Resumed]));
        game.apply(&Recorded::new(Moment(2), Event::ArbiterLeft));
        assert_eq!(
            game.decide(Moment(2), Command::Resume),
            Err(Refusal::ARBITER_DECIDES),
            "{pending:?}"
        );
        game.apply(&Recorded::new(Moment(3), Event::Resumed));
        assert_eq!(game.standstill().pending, None);
        assert_eq!(
            game.clock().and_then(|it| it.running()),
            Some(Color::White),
            "{pending:?}"
        );
    }
}

#[test]
fn a_game_that_was_stopped_before_its_start_still_waits_for_it() {
    let opening = Opening {
        clock: ClockKind::Program,
        time: Some("G/30m".parse().expect("a time control")),
        start: ansage_core::game::Start::OnWord,
        ..usual_opening()
    };
    let mut game = Game::open(&opening).expect("a game");
    let position = Board::start().fen();
    for event in [
        Event::StoppedFor {
            reason: StopReason::Irregularity,
            side: Some(Color::White),
        },
        Event::Resumed,
    ] {
        game.apply(&Recorded::new(Moment(1), event));
    }
    assert_eq!(game.standstill().pending, None);
    assert!(game.waits_for_the_start() && game.clocks_stand());
    assert_eq!(game.position().fen(), position);
}

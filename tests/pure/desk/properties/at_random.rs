//! What somebody at the keys may do, and games in which it is done.

use std::ops::{Deref, DerefMut};

use ansage_core::desk::{BrailleKey, Channel, Conversation, Desk, Input, Utterance};
use ansage_core::game::{
    By, ClockKind, Condition, Edition, EventTerms, Mode, Moment, Move, Opening, Role, Served, Start,
};
use ansage_core::language::Letters;
use ansage_wire::UtteranceId;
use proptest::prelude::*;

use crate::support::desk_harness::DeskHarness;
use crate::support::table::usual_opening;

pub(super) fn opening(mode: Mode, clock: ClockKind) -> Opening {
    // Friends at a clock of their own come into a quickplay finish.
    let time = match (mode, clock) {
        (_, ClockKind::None) => None,
        (Mode::Free, ClockKind::Table) => Some("3/15m, G/15m"),
        (Mode::Event, ClockKind::Table) | (_, ClockKind::Program) => Some("3/2m, G/1m, +2s"),
    };
    let time = time.map(|it| it.parse().expect("a time control"));
    Opening {
        mode,
        clock,
        time,
        ..usual_opening()
    }
}

/// A game that nobody supervises, in any edition: rapid chess and blitz have rules of their own then.
pub(super) fn unsupervised(laws: Edition, opening: Opening) -> Opening {
    let mut terms = EventTerms::default();
    terms.conditions.lay_down(Condition::Supervised, "no".to_owned());
    Opening {
        laws,
        event: Some(Box::new(terms)),
        ..opening
    }
}

/// What somebody at the keys may do: mostly moves and Enter, sometimes a command, sometimes nonsense.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// A move as people make them, mostly legal, in coordinates.
    Move(u16),
    /// A piece and where it goes, as short as it gets: what is meant is the program's to find out.
    Short(u16),
    Line(&'static str),
    Nonsense(String),
    Ended,
}

pub(super) fn step() -> impl Strategy<Value = Step> {
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
        "/undo",
        "/undo",
        "/lifted e2",
        "/lifted e1",
        "/lifted h1",
        "/lifted e1 g1",
        "/opponent touched g8",
        "/opponent released d8",
        "/pause",
        "/resume",
        "/sign",
        "/restore 0",
        "/restore 1 b",
        "/irregularity colours",
        "/irregularity turned",
        "/irregularity displaced white",
        "/irregularity start",
        "/away",
        "/complain touch",
        "/complain noise",
        "/ask-arbiter",
        "/ask-arbiter sheet",
        "/ask-arbiter blank",
        "/measure an extra table",
        "/glossary Schach",
        "/result ½-0",
        "/fault",
        "/fault white press",
        "/penalty",
        "/penalty white 12.1 warning",
        "/penalty black 12.1 points-to-opponent ½",
        "/penalty black 11.7 loss",
        "½",
        "/claim",
        "/claim three",
        "/claim fifty",
        "/claim three 1 2 Ng1f3",
        "/claim fifty Ta1a2",
        "/claim ok",
        "/claim wrong",
        "/claim illegal",
        "/claim later",
        "/claim finish",
        "/claim finish 1",
        "/claim finish 2",
        "/claim finish seconds",
        "/setup finish yes",
        "/set white 1:30 black 6:00",
        "/opponent claims three",
        "/opponent claims finish 1",
        "/stop",
        "/stop piece-missing",
        "/stop move",
        "/stop clock",
        "/stop claim",
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
        "/result 1-0",
        "/result *",
        "y",
        "y",
        "/spell",
        "/sheet 1 w d4",
        "AB",
        "/sheet 2 b Nc6",
        "/flag",
        "/flag white",
        "/start",
        "/sync white 10:00",
        "/set white 9:00 black 8:00 move 3",
        "/set control 2/3m, G/2m, d1s, black 2m",
        "/set sheet 9",
        "/alarm 1:30 0:30",
        "/arrived black",
        "/borrow",
        "/borrow back",
        "/adjourn",
        "/adjourn",
        "/adjourn early 0:10",
        "/adjourn lost",
        "/adjourn copy",
        "/seal",
        "/seal board Nf3",
        "Ng1f3",
        "Ng1f3",
        "n",
        "28.11.2026, 10:00, Saal 2",
        "/replace-sheet",
        "/handed-over",
        "/sync white hands 5:58",
        "/add black 1:00 noise",
        "/arbiter AB",
        "/player",
        "/mismatch",
        "/mismatch",
        "1. e4 e5",
        "Nf3",
        "Bauer",
        "?",
        "-",
        "/dash",
        "/fill",
        "/fill",
        "2...",
        "/board a 4k3/8/8/8/8/8/8/4K3",
        "/board b",
        "/tell",
        "/restore",
    ]);
    prop_oneof![
        6 => any::<u16>().prop_map(Step::Move),
        4 => any::<u16>().prop_map(Step::Short),
        6 => lines.prop_map(Step::Line),
        1 => "\\PC{0,20}".prop_map(Step::Nonsense),
        2 => Just(Step::Ended),
    ]
}

/// Returns what is agreed at a clock without a game.
pub(super) fn opening_of_a_clock() -> Opening {
    Opening {
        role: Role::Clock,
        blind: Served::Both,
        announces: By::Nobody,
        start: Start::WithTheFirstMove,
        ..opening(Mode::Free, ClockKind::Program)
    }
}

/// What two people do at a clock without a game: mostly they press; sometimes they enter what belongs to a game.
pub(super) fn at_a_clock() -> impl Strategy<Value = Step> {
    let keys = prop::sample::select(vec![
        "f",
        "j",
        "f",
        "j",
        "d",
        "k",
        "?",
        "space",
        "/correct",
        "/set white 1:00",
        "/set move 2",
        "/pause",
        "/resume",
    ]);
    prop_oneof![6 => keys.prop_map(Step::Line), 1 => step()]
}

/// Returns true for what asks about moves by their number, or may.
/// Returns true for what an arbiter alone enters, and is answered by the Laws: once they end the game it changes nothing.
pub(super) fn finds_irregularity(step: &Step) -> bool {
    matches!(step, Step::Line(line) if line.starts_with("/irregularity"))
}

pub(super) fn asks_for_numbers(step: &Step) -> bool {
    match step {
        Step::Line(line) => ["/sheet", "/fill", "/restore", "/mismatch", "/board", "1.", "2."]
            .iter()
            .any(|it| line.starts_with(it)),
        Step::Nonsense(text) => text.chars().any(char::is_numeric) || text.contains('/'),
        Step::Move(_) | Step::Short(_) | Step::Ended => false,
    }
}

pub(super) fn any_clock() -> impl Strategy<Value = ClockKind> {
    prop::sample::select(vec![ClockKind::None, ClockKind::Program, ClockKind::Table])
}

/// A desk and what came of it.
pub(super) struct Table(pub(super) DeskHarness);

impl Deref for Table {
    type Target = DeskHarness;

    fn deref(&self) -> &DeskHarness {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut DeskHarness {
        &mut self.0
    }
}

impl Table {
    pub(super) fn open(opening: Opening) -> Self {
        Self(DeskHarness::open(opening))
    }

    /// Takes a line, or notes that everything said has ended. Stamps arrive in any order: the desk takes the later of
    /// the stamp and what it has seen.
    pub(super) fn take(&mut self, at: Moment, line: Option<&str>) {
        match line {
            Some(line) => {
                self.handle(at, Input::Line(line.to_owned()));
            }
            None => {
                let last = self.said.last().map_or(0, |it| it.id.0);
                for id in 1..=last {
                    self.desk.handle(at, Input::Ended(UtteranceId(id)));
                }
            }
        }
    }

    /// Enters a move, confirms it, makes it and presses the clock.
    pub(super) fn make(&mut self, at: Moment, m: Move) {
        let is_read_back = self.desk.game().announces(self.desk.game().turn());
        self.take(at, Some(&m.to_string()));
        if is_read_back {
            self.take(at, Some(""));
        }
        if self.desk.game().announced().is_some() {
            self.take(at, None);
            self.take(at, Some("/made"));
        }
        self.press(at);
    }

    /// Presses the clock, if a half-move waits for it.
    pub(super) fn press(&mut self, at: Moment) {
        let is_open = self
            .desk
            .game()
            .last_made()
            .is_some_and(|it| !it.completion.is_completed());
        if is_open && self.desk.game().has_clock() {
            self.take(at, None);
            self.take(at, Some("/clock"));
        }
    }

    /// Lets a finger go past all that waits to be read, and open the last move; returns what then stood there.
    pub(super) fn feel_the_present(&mut self) -> Vec<String> {
        let mut felt = Vec::new();
        loop {
            let line = self.desk.braille().expect("a line").text;
            if felt.last() == Some(&line) {
                return felt;
            }
            felt.push(line);
            self.handle(Moment(0), Input::Braille(BrailleKey::Route(0)));
        }
    }

    /// Leaves the game and takes it up again.
    pub(super) fn leave_and_resume(&mut self) {
        self.handle(Moment(0), Input::Leaving);
        let at = self.journal.last().expect("an opening").at;
        self.resume(at, None);
    }
}

/// What the players were told, in writing.
pub(super) fn to_players(said: &[Utterance]) -> Vec<(Channel, String)> {
    let theirs = said.iter().filter(|it| it.channel != Channel::Arbiter);
    theirs.map(|it| (it.channel, it.written.clone())).collect()
}

/// What was entered and when; `None` where everything said had ended.
pub(super) type Entered = Vec<(Moment, Option<String>)>;

pub(super) fn play(opening: Opening, steps: &[(u32, Step)]) -> (Table, Entered) {
    let mut table = Table::open(opening);
    let entered = play_on(&mut table, steps);
    (table, entered)
}

/// Plays the steps; what they mean depends on the game they lead to, so the lines entered are returned too.
pub(super) fn play_on(table: &mut Table, steps: &[(u32, Step)]) -> Entered {
    let mut entered = Vec::new();
    for (at, step) in steps {
        if matches!(step, Step::Line(line) if acts_on_the_laws(&table.desk, line)) {
            continue;
        }
        let line = match step {
            Step::Move(choice) => any_move(&table.desk, *choice)
                .map(|m| m.to_string())
                .unwrap_or_default(),
            Step::Short(choice) => any_move(&table.desk, *choice)
                .map(|m| short(&table.desk, m))
                .unwrap_or_default(),
            Step::Line(line) => (*line).to_owned(),
            Step::Nonsense(text) => text.clone(),
            Step::Ended => {
                table.take(Moment(u64::from(*at)), None);
                entered.push((Moment(u64::from(*at)), None));
                continue;
            }
        };
        let mut lines = vec![Some(line)];
        if matches!(step, Step::Move(choice) | Step::Short(choice) if !choice.is_multiple_of(4)) {
            // Mostly a move goes its whole way: confirmed, spoken, made, pressed.
            lines.extend([
                Some(String::new()),
                None,
                Some("/made".to_owned()),
                Some("/clock".to_owned()),
            ]);
        }
        for line in lines {
            table.take(Moment(u64::from(*at)), line.as_deref());
            entered.push((Moment(u64::from(*at)), line));
        }
    }
    entered
}

/// Returns true for what an arbiter of an event decides on a move by the Laws: what is imposed then, everybody hears.
pub(super) fn acts_on_the_laws(desk: &Desk, line: &str) -> bool {
    let game = desk.game();
    let is_one = line.starts_with("/fault") || line == "/restore";
    is_one && game.mode() == Mode::Event && game.arbiter().is_some()
}

/// Picks a move: nine times of ten a legal one, while there are any.
pub(super) fn any_move(desk: &Desk, choice: u16) -> Option<Move> {
    let position = desk.game().position_announced();
    let legal = position
        .legal_moves()
        .filter(|it| !it.is_empty() && !choice.is_multiple_of(10));
    let moves = legal.unwrap_or_else(|| position.board().moves_by_movement());
    (!moves.is_empty()).then(|| moves[usize::from(choice / 10) % moves.len()])
}

/// Writes a move without what would tell it from others: `Nf3`, `e4`.
pub(super) fn short(desk: &Desk, m: Move) -> String {
    let role = desk.game().position_announced().board().own_piece_at(m.from);
    let letters = Letters::named("de").expect("letters");
    let letter = role
        .filter(|it| *it != shakmaty::Role::Pawn)
        .map(|it| letters.letter(it));
    let promotion = m.promotion.map(|it| letters.letter(it));
    letter
        .into_iter()
        .chain(m.to.to_string().chars())
        .chain(promotion)
        .collect()
}

/// Positions with pinned twins, checks and castling through attacked squares, where the Laws would have much to say.
pub(super) const TEMPTING: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1",
    "3rk2r/4n1n1/2q5/1b1q4/1B1Q4/2Q5/4N1N1/3RK2R w Kk - 0 1",
    "r3k2r/8/1n1n4/8/2R1R3/3n4/8/R3K2R w KQkq - 0 1",
    "k7/1p5R/8/2N1N3/q2PK1Rr/2N1N3/6p1/8 w - - 0 1",
];

/// What makes a game stand still, or lets it go on.
pub(super) fn halts() -> impl Strategy<Value = Step> {
    let lines = vec![
        "/arbiter AB",
        "/pause",
        "/resume",
        "/flag white",
        "/dash",
        "/mismatch",
        "/stop other",
        "/stop claim",
        "/stop irregularity",
        "/stop sealing",
        "/stop adjournment",
        "/stop reconstruction",
        "/restore",
        "/result 1-0",
        "/result *",
        "y",
    ];
    prop::sample::select(lines).prop_map(Step::Line)
}

pub(super) fn any_steps() -> impl Strategy<Value = Vec<(u32, Step)>> {
    prop::collection::vec((0..300_000_u32, step()), 0..120)
}

//! What becomes of commands about the clocks (6.1 to 6.12).

use shakmaty::Color;

use crate::game::clock::account;
use crate::game::conditions;
use crate::game::given_back;
use crate::game::half_known::position_to_move;
use crate::game::keys::side_of_keys;
use crate::game::laws::Subject;
use crate::game::moment::milliseconds;
use crate::game::table_clock;
use crate::game::{
    ArbiterNote, AskedFor, Clock, ClockKind, Command, Condition, Event, Game, Missing, Mode, Moment, Move, Pending,
    PendingName, Refusal, Served, StopReason, TimeControl,
};

/// Puts before a half-move what it proves of a clock on the table without having been seen: that it was started, and, if it is one of
/// the player's, that it was pressed for every half-move before it. The opponent may move before the player has pressed.
pub(super) fn with_proof(game: &Game, at: Moment, decided: Result<Vec<Event>, Refusal>) -> Result<Vec<Event>, Refusal> {
    let is_the_players = game.opening().blind.serves(game.turn());
    let proved = match game.half_moves_made() {
        0 => start_proved(game),
        made if is_the_players => presses_proved(game, at, made),
        _ => Vec::new(),
    };
    let begun = unstarted(game);
    decided.map(|events| proved.into_iter().chain(begun).chain(events).collect())
}

/// 6.6, D.2.11: on the clock on the table play may begin without the word of the arbiter, who reads so.
fn unstarted(game: &Game) -> Vec<Event> {
    let waits = game.opening().clock == ClockKind::Table && game.waits_for_the_start();
    let is_first = game.half_moves_made() == 0 && game.announced().is_none();
    match waits && is_first {
        true => game.in_event(ArbiterNote::PlayedUnstarted),
        false => Vec::new(),
    }
}

fn start_proved(game: &Game) -> Vec<Event> {
    let is_proved = is_followed(game) && game.clocks_stand() && game.clock().is_some();
    let start = Event::PressProved {
        side: !game.turn(),
        left: None,
    };
    is_proved.then_some(start).into_iter().collect()
}

/// Returns the presses of the first half-moves, so many, that were not entered.
fn presses_proved(game: &Game, at: Moment, half_moves: usize) -> Vec<Event> {
    if !is_followed(game) {
        return Vec::new();
    }
    let mut clock = game.clock().cloned();
    let made = game.half_moves().take(half_moves);
    made.filter(|made| !made.completion.is_completed())
        .map(|made| {
            let runs = clock.as_mut().filter(|clock| clock.running() == Some(made.side));
            let left = runs.map(|clock| {
                let left = clock.left_after_press(made.side, at);
                clock.press(made.side, at, left);
                milliseconds(left)
            });
            Event::PressProved { side: made.side, left }
        })
        .collect()
}

/// Returns true if an account is kept of the clock on the table: when one goes on that somebody stopped is not known.
fn is_followed(game: &Game) -> bool {
    game.opening().clock == ClockKind::Table && !game.standstill().clocks.is_stopped()
}

/// Returns the press of a side whose clock was given back, if it is one: the pieces are put right, and no move is made (7.3 of
/// 1997).
fn press_given_back(game: &Game, at: Moment) -> Option<Vec<Event>> {
    let side = given_back(game)?;
    let runs = game.clock().and_then(Clock::running) == Some(side);
    if game.is_over() || game.opening().clock == ClockKind::Program && !runs {
        return None;
    }
    let left = game.clock().map(|clock| milliseconds(clock.left(side, at)));
    Some(vec![Event::Pressed { side, left }])
}

impl Game {
    pub(super) fn decide_start(&self) -> Result<Vec<Event>, Refusal> {
        if !self.has_clock() {
            return Err(Refusal::NoClock);
        }
        if !self.clocks_stand() {
            return Err(Refusal::ClocksRun);
        }
        if self.waits_for_the_start() {
            let started = self.on_the_word_of_the_arbiter(vec![Event::Started])?;
            match conditions::missing(self.rules(), self.opening()).first() {
                Some(asked_for) => Err(Refusal::Lacks(*asked_for)),
                // 2.3: it is asked last.
                None if !self.is_set_up() => Err(Refusal::Lacks(AskedFor::Condition(Condition::BoardsSetUp))),
                None => Ok(started),
            }
        } else if self.starts_with_the_first_move() {
            Ok(vec![Event::Started])
        } else if self.standstill().clocks.left || !self.plies().is_empty() {
            Err(Refusal::ClocksStand)
        } else {
            Ok(vec![Event::Started])
        }
    }

    /// Returns true if every board is known to stand as it is to stand at the start; friends see to it themselves.
    fn is_set_up(&self) -> bool {
        self.mode() == Mode::Free || self.opening().laid_down(Condition::BoardsSetUp) == Some("yes")
    }

    /// P.1: in an event the arbiter decides, which takes an arbiter at the keys; else the players do.
    pub(super) fn on_the_word_of_the_arbiter(&self, events: Vec<Event>) -> Result<Vec<Event>, Refusal> {
        self.by_the_arbiter(Subject::ArbiterDecides).map(|()| events)
    }

    /// Says the same where another article gives it to the arbiter.
    pub(super) fn by_the_arbiter(&self, subject: Subject) -> Result<(), Refusal> {
        match self.has_an_arbiter() {
            true => Ok(()),
            false => Err(Refusal::ArbiterOnly(subject)),
        }
    }

    /// Says whether moves may be made: not before White's clock was started (6.6); one on the table may run unseen.
    ///
    /// # Errors
    ///
    /// Returns [`Refusal::NotStarted`].
    pub fn started(&self) -> Result<(), Refusal> {
        if self.opening().clock == ClockKind::Program && self.waits_for_the_start() {
            Err(Refusal::NotStarted)
        } else {
            Ok(())
        }
    }

    pub(super) fn decide_press(&self, at: Moment) -> Result<Vec<Event>, Refusal> {
        if self.is_a_clock() {
            return self.press_without_a_move(at);
        }
        if let Some(events) = press_given_back(self, at) {
            return Ok(events);
        }
        if self.opening().clock == ClockKind::Table {
            // After a mate the players of a club game stop the clock, and nothing goes on (6.2.a.1).
            return match self.is_ended() && self.mode() == Mode::Free {
                true => Err(Refusal::ClocksStand),
                false => self.press_on_the_table(at),
            };
        }
        self.may_press()?;
        let clock = self.clock().ok_or(Refusal::NoClock)?;
        let side = clock.running().ok_or(Refusal::ClocksStand)?;
        if !self.dashes().is_empty() {
            let left = Some(milliseconds(clock.left_after_press(side, at)));
            return self.dashed_and(at, vec![Event::Pressed { side, left }], side);
        }
        let open = self
            .plies()
            .iter()
            .find(|ply| ply.side() == side && !ply.completion.is_completed());
        if open.is_none() {
            return match self.announced() {
                Some(announced) => Err(Refusal::NotMade(self.missing(announced.m))),
                None => Err(Refusal::NothingAnnounced),
            };
        }
        let left = Some(milliseconds(clock.left_after_press(side, at)));
        Ok(vec![Event::Pressed { side, left }])
    }

    /// A press on the table is a fact (6.2.a). It was the one's whose move is not completed, else of whose turn it is.
    fn press_on_the_table(&self, at: Moment) -> Result<Vec<Event>, Refusal> {
        let open = self.last_made().filter(|it| it.completion.takes_a_press());
        let side = open.map_or_else(|| self.turn(), |it| it.side);
        let left = self
            .clock()
            .map(|clock| milliseconds(clock.left_after_press_of(side, at)));
        // A press proves those before it.
        let before = self.half_moves_made() - usize::from(open.is_some());
        let mut events = unstarted(self);
        events.extend(presses_proved(self, at, before));
        events.push(Event::Pressed { side, left });
        if !self.dashes().is_empty() {
            return self.dashed_and(at, events, side);
        }
        if open.is_none() {
            events.extend(self.in_event(ArbiterNote::PressedUnmade));
        }
        Ok(events)
    }

    /// While dashes are counted a press is a half-move, unless the side that presses has one that waits for it.
    fn dashed_and(&self, at: Moment, press: Vec<Event>, side: Color) -> Result<Vec<Event>, Refusal> {
        let waits = self
            .half_moves()
            .any(|it| it.side == side && !it.completion.is_completed());
        let mut events = if waits || self.turn() != side {
            Vec::new()
        } else {
            self.decide(at, Command::Dash)?
        };
        events.extend(press);
        Ok(events)
    }

    pub(super) fn missing(&self, m: Move) -> Missing {
        let position = position_to_move(self);
        let board = position.board();
        if let Some(castling) = board.castling_squares(m) {
            // In Chess960 one of the two may stand where it goes already (F.3, note 2).
            match (castling.king_moves(), castling.rook_moves()) {
                (true, true) => Missing::Rook,
                (false, _) => Missing::OnlyRook,
                (true, false) => Missing::Move,
            }
        } else if m.promotion.is_some() {
            Missing::PromotionPiece
        } else if board.is_capture(m) {
            Missing::CapturedPiece
        } else {
            Missing::Move
        }
    }

    pub(super) fn decide_pause(&self) -> Result<Vec<Event>, Refusal> {
        self.own_clock_command()?;
        if self.clocks_stand() {
            Err(Refusal::ClocksStand)
        } else {
            Ok(vec![Event::Paused])
        }
    }

    /// 6.12.b: whoever stops the clocks says why, and the arbiter is called; what only the arbiter orders nobody else does.
    pub(super) fn decide_stop(&self, reason: StopReason, by: Option<Color>) -> Result<Vec<Event>, Refusal> {
        let served = match (self.arbiter(), self.opening().blind) {
            (None, Served::White) => Some(Color::White),
            (None, Served::Black) => Some(Color::Black),
            _ => None,
        };
        // Who assists the opponent stops the clocks for the opponent.
        let side = by.or(side_of_keys(self)).or(served);
        match reason {
            StopReason::WrongSetting => self.may_complain_of_the_set_up()?,
            StopReason::IllegalMove => self.may_claim_an_illegal_move(side, by)?,
            StopReason::Adjournment if self.is_sealing() => self.is_sealed()?,
            _ => {}
        }
        let mut events = vec![Event::StoppedFor { reason, side }];
        if reason.is_the_arbiters() {
            return self.on_the_word_of_the_arbiter(events);
        }
        if self.arbiter().is_none() {
            events.extend(self.in_event(ArbiterNote::Stopped { reason, side }));
        }
        Ok(events)
    }

    /// 6.12.d: nobody but the arbiter says whether there was a reason.
    pub(super) fn judge_the_stop(&self, valid: bool) -> Result<Vec<Event>, Refusal> {
        match self.who_stopped_for_another_reason() {
            Some(_) => self.on_the_word_of_the_arbiter(vec![Event::StopJudged { valid }]),
            None => Err(Refusal::NothingToDo),
        }
    }

    pub(super) fn decide_resume(&self) -> Result<Vec<Event>, Refusal> {
        if self.draw_claim().is_some() {
            return Err(self.refusal_while(PendingName::Claim));
        }
        if self.is_adjourned() && self.has_a_sealed_move() {
            return Err(Refusal::EnvelopeClosed);
        }
        let pending = self.standstill().pending.map(Pending::name);
        if pending.is_some_and(PendingName::ends_with_a_word) {
            return self.on_the_word_of_the_arbiter(vec![Event::Resumed]);
        }
        if self.waits_for_the_start() {
            return Err(Refusal::NotStarted);
        }
        self.own_clock_command()?;
        if self.clocks_stand() {
            Ok(vec![Event::Resumed])
        } else {
            Err(Refusal::ClocksRun)
        }
    }

    /// 6.12.a: in an event only the arbiter stops and restarts the game.
    fn own_clock_command(&self) -> Result<(), Refusal> {
        if !self.has_clock() {
            return Err(Refusal::NoClock);
        }
        // Of a clock on the table it is only our reckoning that stands when the program was left.
        let is_reckoning = self.opening().clock == ClockKind::Table && self.standstill().clocks.is_only_left();
        match is_reckoning {
            true => Ok(()),
            false => self.by_the_arbiter(Subject::ArbiterStops),
        }
    }

    /// 6.10.a: the official clock is right; the arbiter or the assistant reads it.
    pub(super) fn decide_sync(&self, at: Moment, side: Color, left: u64) -> Result<Vec<Event>, Refusal> {
        let clock = self.reckoning()?;
        if !table_clock::can_read_clock(self) {
            return Err(Refusal::ARBITER_DECIDES);
        }
        let ours = Some(milliseconds(clock.left(side, at)));
        let mut events = vec![Event::Synced { side, left, ours }];
        // A clock that may stand by the program's account comes to no zero of its own: a press may not have been entered.
        let may_stand = clock.running() != Some(side) || account::latest_zero(clock).is_none();
        if left == 0 && may_stand && !self.is_over() && !self.is_ended() {
            events.push(Event::ReachedZero { side });
        }
        Ok(events)
    }

    pub(super) fn decide_zero(&self, at: Moment) -> Result<Vec<Event>, Refusal> {
        let side = self.reckoning()?.running().ok_or(Refusal::ClocksStand)?;
        let is_zero = self.reckoning()?.left(side, at).is_zero();
        Ok((is_zero && !self.reached_zero(side))
            .then_some(Event::ReachedZero { side })
            .into_iter()
            .collect())
    }

    pub(super) fn decide_set(&self, events: Vec<Event>) -> Result<Vec<Event>, Refusal> {
        self.reckoning()?;
        self.on_the_word_of_the_arbiter(events)
    }

    /// 6.3.a: what was fixed before the game only the arbiter changes. A clock on the table may have been one of which nothing
    /// was known.
    pub(super) fn decide_control(&self, control: TimeControl) -> Result<Vec<Event>, Refusal> {
        if !self.has_clock() {
            return Err(Refusal::NoClock);
        }
        self.by_the_arbiter(Subject::Periods)?;
        Ok(vec![Event::ControlChanged { control }])
    }

    /// 12.5: the arbiter gives time for what disturbed the players.
    pub(super) fn decide_added_time(&self, side: Color, time: u64, reason: String) -> Result<Vec<Event>, Refusal> {
        self.reckoning()?;
        self.by_the_arbiter(Subject::AddedTime)?;
        Ok(vec![Event::TimeAdded { side, time, reason }])
    }

    pub(in crate::game) fn reckoning(&self) -> Result<&Clock, Refusal> {
        match self.clock() {
            Some(clock) => Ok(clock),
            None if self.has_clock() => Err(Refusal::NoTime),
            None => Err(Refusal::NoClock),
        }
    }

    /// Leaving stops a clock that runs, so that the time thought so far is not lost.
    pub(super) fn closing(&self) -> Option<Event> {
        let runs = self.clock().is_some_and(|it| it.running().is_some());
        runs.then_some(Event::Closed)
    }
}

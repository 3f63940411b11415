//! Decides what a command does: events, or a refusal. Nothing is changed here.

use shakmaty::Color;

use super::{
    Announced, ArbiterNote, Clock, Command, Event, Game, Missing, Mode, Moment, Move, Outcome, Ply, Position, Refusal,
    laws,
};

impl Game {
    /// Returns what a command would do at `at`; the caller records each event and applies it.
    ///
    /// # Errors
    ///
    /// Returns the [`Refusal`]; the game is unchanged.
    pub fn decide(&self, at: Moment, command: Command) -> Result<Vec<Event>, Refusal> {
        if let (Some(outcome), true) = (self.outcome(), command.changes_the_game()) {
            // Without an arbiter a wrong entry is put right by the right one; both stand in the journal.
            let rights_it = matches!(command, Command::EnterResult(new) if new != outcome && self.mode() == Mode::Free);
            if !rights_it {
                return Err(Refusal::GameOver(outcome));
            }
        }
        match command {
            Command::Start => self.decide_start(),
            Command::Announce { m, offer } => self.decide_announce(m, offer),
            Command::Repeat(m) => self.decide_repeat(m),
            Command::Correct { m, offer } => self.decide_correct(m, offer),
            Command::WrongRepeat => self.decide_wrong_repeat(),
            Command::Make => self.decide_make(),
            Command::Done => self.decide_done(),
            Command::Lift(square) => Ok(vec![Event::Lifted { square }]),
            Command::Adjust(side) => self.decide_adjust(side),
            Command::Press => self.decide_press(at),
            Command::OfferDraw { side, irregular } => self.decide_offer(side, irregular),
            Command::DeclineDraw => self
                .standing_offer()
                .map(|side| vec![Event::DeclinedDraw { side: !side }]),
            Command::AcceptDraw => self.standing_offer().map(|side| {
                vec![
                    Event::AcceptedDraw { side: !side },
                    Event::Resulted { outcome: Outcome::Draw },
                ]
            }),
            Command::Resign(side) => {
                let outcome = side.fold_wb(Outcome::BlackWins, Outcome::WhiteWins);
                Ok(vec![Event::Resigned { side }, Event::Resulted { outcome }])
            }
            Command::EnterResult(outcome) => Ok(vec![Event::Resulted { outcome }]),
            Command::Pause => self.decide_pause(),
            Command::Resume => self.decide_resume(),
            Command::Close => Ok(self.closing().into_iter().collect()),
            Command::Reopen => Ok(vec![Event::Reopened]),
            Command::CallArbiter => Ok(vec![noted(ArbiterNote::Called)]),
            Command::Note(text) => Ok(vec![Event::Noted { text }]),
            Command::NoteTime(left) => match self.plies().last() {
                Some(_) => Ok(vec![Event::TimeNoted { left }]),
                None => Err(Refusal::NothingAnnounced),
            },
        }
    }

    fn decide_start(&self) -> Result<Vec<Event>, Refusal> {
        if self.clock().is_none() {
            return Err(Refusal::NoClock);
        }
        if self.clocks_stand() {
            Ok(vec![Event::Started])
        } else {
            Err(Refusal::ClocksRun)
        }
    }

    fn decide_announce(&self, m: Move, offer: bool) -> Result<Vec<Event>, Refusal> {
        if self.announced().is_some() {
            return Err(Refusal::MakeFirst(self.position().board().move_number()));
        }
        if self.announces(self.position().board().turn()) {
            Ok(vec![Event::Announced { m, offer }])
        } else {
            Err(Refusal::NotYourTurn)
        }
    }

    fn decide_repeat(&self, m: Move) -> Result<Vec<Event>, Refusal> {
        if self.announced().is_some() {
            return Err(Refusal::MakeFirst(self.position().board().move_number()));
        }
        if self.announces(self.position().board().turn()) {
            return Err(Refusal::NotYourTurn);
        }
        let mut events = vec![Event::Repeated { m }];
        events.extend(self.notes_on(m));
        events.extend(self.notes_on_completion(m));
        Ok(events)
    }

    fn decide_correct(&self, new: Move, offer: bool) -> Result<Vec<Event>, Refusal> {
        let old = self.correctable()?;
        if old == new && !offer {
            return Err(Refusal::SameMove);
        }
        let mut events = vec![Event::Corrected { old, new, offer }];
        if self.announced().is_some() {
            if self.lifted().is_some_and(|square| square != new.from) {
                events.push(noted(ArbiterNote::CorrectedToOtherPiece));
            }
        } else if let Some((last, earlier)) = self.plies().split_last() {
            events.extend(offer.then(|| Event::OfferedDraw {
                side: last.side(),
                irregular: false,
            }));
            events.extend(self.notes_after(earlier, &last.before, new));
            if last.completed {
                events.extend(self.illegal_move_note(earlier.len(), &last.before, new));
            }
        }
        Ok(events)
    }

    /// Returns the move that may still be corrected: one's own until the opponent's clock runs (D.2.7), the opponent's
    /// until the answer is announced, since the repetition is the check of the entry.
    ///
    /// # Errors
    ///
    /// Returns [`Refusal::TooLateToCorrect`] once the opponent's clock runs.
    pub fn correctable(&self) -> Result<Move, Refusal> {
        if let Some(announced) = self.announced() {
            return Ok(announced.m);
        }
        let last = self.plies().last().ok_or(Refusal::NothingToCorrect)?;
        let own = self.announces(last.side());
        if own && self.opponents_clock_ran_after(last) {
            Err(Refusal::TooLateToCorrect)
        } else {
            Ok(last.m)
        }
    }

    fn opponents_clock_ran_after(&self, last: &Ply) -> bool {
        let runs_now = self.clock().and_then(Clock::running) == Some(!last.side());
        last.was_pressed() || (last.completed && runs_now)
    }

    fn decide_wrong_repeat(&self) -> Result<Vec<Event>, Refusal> {
        let own_last = self.plies().last().filter(|ply| self.announces(ply.side()));
        if self.announced().is_none() && own_last.is_none() {
            return Err(Refusal::NothingAnnounced);
        }
        let mut events = vec![Event::RepeatedWrongly];
        if self.announced().is_none() && own_last.is_some_and(|ply| self.opponents_clock_ran_after(ply)) {
            events.push(noted(ArbiterNote::MismatchWatch));
        }
        Ok(events)
    }

    fn decide_make(&self) -> Result<Vec<Event>, Refusal> {
        let Announced { m, offer, .. } = self.announced().ok_or(Refusal::NothingAnnounced)?;
        let mut events = vec![Event::Made { m }];
        if offer {
            let side = self.position().board().turn();
            events.push(Event::OfferedDraw { side, irregular: false });
        }
        events.extend(self.notes_on(m));
        events.extend(self.notes_on_completion(m));
        Ok(events)
    }

    fn decide_done(&self) -> Result<Vec<Event>, Refusal> {
        if self.plies().iter().any(|ply| !ply.done) {
            Ok(vec![Event::Done])
        } else {
            Err(Refusal::NothingToDo)
        }
    }

    fn decide_adjust(&self, side: Color) -> Result<Vec<Event>, Refusal> {
        if self.side_on_the_clock() == side {
            Ok(vec![Event::Adjusted { side }])
        } else {
            Err(Refusal::OwnTimeOnly)
        }
    }

    fn decide_press(&self, at: Moment) -> Result<Vec<Event>, Refusal> {
        let clock = self.clock().ok_or(Refusal::NoClock)?;
        let side = clock.running().ok_or(Refusal::ClocksStand)?;
        let open = self
            .plies()
            .iter()
            .enumerate()
            .find(|(_, ply)| ply.side() == side && !ply.completed);
        let Some((index, ply)) = open else {
            return match self.announced() {
                Some(announced) => Err(Refusal::NotMade(self.missing(announced.m))),
                None => Err(Refusal::NothingAnnounced),
            };
        };
        let left = u64::try_from(clock.left_after_press(side, at).as_millis()).unwrap_or(u64::MAX);
        let mut events = vec![Event::Pressed { side, left: Some(left) }];
        events.extend(self.illegal_move_note(index, &ply.before, ply.m));
        Ok(events)
    }

    fn missing(&self, m: Move) -> Missing {
        let board = self.position().board();
        if board.castling_side(m).is_some() {
            Missing::Rook
        } else if m.promotion.is_some() {
            Missing::PromotionPiece
        } else if board.is_capture(m) {
            Missing::CapturedPiece
        } else {
            Missing::Move
        }
    }

    fn decide_offer(&self, side: Color, irregular: bool) -> Result<Vec<Event>, Refusal> {
        if self.offer().is_some() {
            return Err(Refusal::OfferStands);
        }
        let last = self.plies().last();
        let in_time = last.is_some_and(|ply| ply.side() == side && (self.clock().is_none() || !ply.completed));
        let regular = in_time && self.announced().is_none();
        // What the other side says, and when, is a fact and not ours to question.
        let ours = self.announces(side);
        if regular || !ours {
            return Ok(vec![Event::OfferedDraw {
                side,
                irregular: !regular && ours,
            }]);
        }
        if !irregular {
            return Err(Refusal::IrregularOffer);
        }
        let mut events = vec![Event::OfferedDraw { side, irregular: true }];
        events.extend(self.in_event(ArbiterNote::IrregularOffer));
        Ok(events)
    }

    fn standing_offer(&self) -> Result<Color, Refusal> {
        self.offer().ok_or(Refusal::NoOffer)
    }

    fn decide_pause(&self) -> Result<Vec<Event>, Refusal> {
        self.own_clock_command()?;
        if self.clocks_stand() {
            Err(Refusal::ClocksStand)
        } else {
            Ok(vec![Event::Paused])
        }
    }

    fn decide_resume(&self) -> Result<Vec<Event>, Refusal> {
        self.own_clock_command()?;
        if self.clocks_stand() {
            Ok(vec![Event::Resumed])
        } else {
            Err(Refusal::ClocksRun)
        }
    }

    /// 6.12.a: in an event only the arbiter stops and restarts the game.
    fn own_clock_command(&self) -> Result<(), Refusal> {
        if self.clock().is_none() {
            return Err(Refusal::NoClock);
        }
        match self.mode() {
            Mode::Free => Ok(()),
            // Nobody stopped the game when the program was left: whoever takes it up again lets the clock go on.
            Mode::Event if self.was_left() => Ok(()),
            Mode::Event => Err(Refusal::ArbiterOnly),
        }
    }

    /// Leaving stops a clock that runs, so that the time thought so far is not lost.
    fn closing(&self) -> Option<Event> {
        let runs = self.clock().is_some_and(|it| it.running().is_some());
        runs.then_some(Event::Closed)
    }

    /// Returns what the arbiter is told once `m` stands, which the players are not; an illegal move only when completed.
    fn notes_on(&self, m: Move) -> Vec<Event> {
        self.notes_after(self.plies(), self.position(), m)
    }

    fn notes_after(&self, earlier: &[Ply], before: &Position, m: Move) -> Vec<Event> {
        if self.mode() == Mode::Free {
            return Vec::new();
        }
        let after = before.after(m);
        let stood = earlier
            .iter()
            .filter(|it| laws::same_position(it.before.board(), after.board()))
            .count();
        let notes = laws::notes_on_move(before, m, earlier.len() + 1, stood + 1);
        notes
            .into_iter()
            .filter(|note| !matches!(note, ArbiterNote::IllegalMove { .. }))
            .map(noted)
            .collect()
    }

    /// 7.5.b: an illegal move counts once it is completed. Making a move completes the same player's move before it
    /// (6.2.a.2), and itself at once while no clock runs.
    fn notes_on_completion(&self, m: Move) -> Vec<Event> {
        let side = self.position().board().turn();
        let open = self
            .plies()
            .iter()
            .enumerate()
            .filter(|(_, ply)| ply.side() == side && !ply.completed);
        let mut notes = open
            .flat_map(|(index, ply)| self.illegal_move_note(index, &ply.before, ply.m))
            .collect::<Vec<_>>();
        if self.completes_at_once() {
            notes.extend(self.illegal_move_note(self.plies().len(), self.position(), m));
        }
        notes
    }

    /// Returns the note on the half-move of that index, counted from 0, if it is illegal in the position before it.
    fn illegal_move_note(&self, index: usize, before: &Position, m: Move) -> Vec<Event> {
        let ply = u16::try_from(index + 1).unwrap_or(u16::MAX);
        match before.is_legal(m) {
            Some(false) => self.in_event(ArbiterNote::IllegalMove { ply, m }),
            Some(true) | None => Vec::new(),
        }
    }

    fn in_event(&self, note: ArbiterNote) -> Vec<Event> {
        match self.mode() {
            Mode::Event => vec![noted(note)],
            Mode::Free => Vec::new(),
        }
    }
}

impl Command {
    /// Returns true for everything that a finished game refuses.
    fn changes_the_game(&self) -> bool {
        match self {
            Command::Close | Command::Reopen | Command::CallArbiter | Command::Note(_) => false,
            Command::Start
            | Command::Announce { .. }
            | Command::Repeat(_)
            | Command::Correct { .. }
            | Command::WrongRepeat
            | Command::Make
            | Command::Done
            | Command::Lift(_)
            | Command::Adjust(_)
            | Command::Press
            | Command::OfferDraw { .. }
            | Command::DeclineDraw
            | Command::AcceptDraw
            | Command::Resign(_)
            | Command::EnterResult(_)
            | Command::Pause
            | Command::Resume
            | Command::NoteTime(_) => true,
        }
    }
}

fn noted(note: ArbiterNote) -> Event {
    Event::ArbiterNoted { note }
}

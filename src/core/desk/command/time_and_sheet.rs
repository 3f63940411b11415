//! What is told on request: time and moves, and the sheet.

use shakmaty::Color;

use crate::game::move_counter::{CounterShown, counter_shown};
use crate::game::table_clock;
use crate::game::{By, Clock, Game, Mode, Moment, Ply, Role, Struck, notation};
use crate::language::{CommandWord, Message};
use ansage_wire::Segment;

use crate::desk::entry::AsEntered;
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::report::times::{clock_as_entered, exact_or_about, left_told, unknown_times};
use crate::desk::{Next, Table, retell};

impl Table {
    /// Says moves completed and time used by both, and what is left where the policy allows it (D.2.9.d).
    pub(in crate::desk) fn time_and_moves(&mut self) {
        if !self.may_times_be_told() {
            return;
        }
        // In an event a player who heard that a move was completed without a press would know that it mates.
        let by_the_laws = self.game.mode() == Mode::Event && self.game.arbiter().is_some();
        let moves = |side| match by_the_laws {
            true => self.game.moves_completed_by_the_laws(side),
            false => table_clock::moves_told(&self.game, side),
        };
        let clock = match by_the_laws {
            true => self.game.clock_by_the_laws(),
            false => self.game.clock(),
        };
        let Some(clock) = clock else {
            let message = Message::MovesReport {
                white: moves(Color::White).into(),
                black: moves(Color::Black).into(),
            };
            return self.say(Information::MovesAndTimeUsed, &message);
        };
        let counters = self.counters(clock, [Color::White, Color::Black].map(&moves));
        let ahead = self.control_ahead(clock);
        let as_entered = clock_as_entered(&self.game, &self.speaker);
        let clock_stands = self.game.clock().is_some_and(|it| it.running().is_none());
        let (report, times) = times_of_both(&self.game, clock, &self.speaker, Color::ALL.map(moves), self.now);
        self.say(Information::MovesAndTimeUsed, &report);
        if let Some(counters) = counters {
            self.say(Information::MovesAndTimeUsed, &counters);
        }
        for (about, message) in times {
            self.say(about, &message);
        }
        if let Some(ahead) = ahead {
            self.say(Information::MovesAndTimeUsed, &ahead);
        }
        match as_entered {
            _ if self.game.is_over() => {}
            Some(held) => self.say(Information::MovesAndTimeUsed, &held),
            None if clock_stands => self.say(Information::MovesAndTimeUsed, &Message::Paused),
            None => tell_running_clock(self),
        }
    }

    /// Returns how many moves there are to the next control of the own clock, and which was met, as far as the clock shows it;
    /// nothing where there is none.
    fn control_ahead(&self, clock: &Clock) -> Option<Message> {
        let shown = counter_shown(&self.game);
        if shown == CounterShown::Hidden {
            return None;
        }
        let side = self.side_that_speaks();
        let met = clock.controls_met(side);
        // Moves that are told as completed count here too.
        let uncounted = table_clock::moves_told(&self.game, side) - self.game.moves_completed(side);
        let uncounted = u32::try_from(uncounted).unwrap_or(u32::MAX);
        let ahead = clock.moves_to_the_control(side).map(|it| it.saturating_sub(uncounted));
        let ahead = ahead.filter(|moves| *moves > 0 && shown == CounterShown::Moves);
        let counted = |moves: u32| self.speaker.text(&Message::MovesCounted { moves: moves.into() });
        (met > 0 || ahead.is_some()).then(|| Message::ControlAhead {
            met: u32::try_from(met).unwrap_or(u32::MAX).into(),
            ahead: ahead.map_or_else(|| "none".to_owned(), counted).into(),
        })
    }

    /// Returns what the counter of the clock shows, where that decides about a period and is not the number of moves on the
    /// sheet; in an event it is for the arbiter (GLO:move-counter).
    fn counters(&self, clock: &Clock, moves: [usize; 2]) -> Option<Message> {
        let counted = Color::ALL.map(|side| clock.presses(side));
        let is_told = self.game.has_an_arbiter();
        let decides = clock.control().periods.len() > 1 && counted.map(usize::from) != moves;
        (is_told && decides).then(|| Message::ClockCounters {
            white: counted[0].into(),
            black: counted[1].into(),
        })
    }

    /// Returns true if the person at the keys may ask for times: an arbiter, an assistant whose duty it is to tell them when the
    /// player asks (D.2.9.d), and the player where the program does. Otherwise it is said why not.
    pub(in crate::desk) fn may_times_be_told(&mut self) -> bool {
        let is_an_assistant = self.game.opening().role == Role::Assistant;
        let why_not = match self.game.opening().duties.tells {
            _ if self.game.opponents_assistant_is_here() => Message::OnlyThePlayerIsTold,
            _ if self.game.arbiter().is_some() => return true,
            By::Program => return true,
            By::Assistant if is_an_assistant => return true,
            By::Assistant => Message::AssistantTells,
            By::Player | By::Nobody => Message::NobodyTells,
        };
        self.say(Information::OwnEntry, &why_not);
        false
    }

    /// Returns a numbered row of the sheet as speech: the number, then the moves in the player's own words.
    fn spoken_row(&self, number: u32) -> Vec<Segment> {
        let mut segments = vec![Segment::plain(
            self.speaker.settings().reports.clone(),
            format!("{number}."),
        )];
        let plies = self
            .game
            .plies()
            .iter()
            .filter(|ply| ply.before.board().move_number() == number);
        let own = |ply: &Ply| {
            self.speaker
                .phrase_about(AsEntered::default(), &ply.before, ply.as_said())
        };
        segments.extend(plies.map(|ply| own(ply).spoken));
        segments
    }
}

impl Table {
    /// Shows the player's own sheet, from a move number on, read out in the Ear (AMB-08); with a side and a move behind
    /// the number it is corrected. To an arbiter at the keys it is shown whole, with what is illegal in it (8.2).
    pub(in crate::desk) fn sheet(&mut self, rest: &str, piped: bool) -> Next {
        if rest.contains(char::is_whitespace) {
            return self.rewrite(rest, piped);
        }
        if let Err(refusal) = self.game.may_have_the_sheet() {
            return self.refuse(refusal).into();
        }
        let Some(from) = Some(rest)
            .filter(|it| !it.is_empty())
            .map_or(Some(0), |it| it.parse::<u32>().ok())
        else {
            return self.needs(CommandWord::Sheet, &Message::NeedsNumber).into();
        };
        let letters = self.speaker.writing_letters();
        let sheet = self.game.scoresheet();
        let sight = policy::sight(self.game.mode());
        let rows = sheet.rows_seen(|role| letters.letter(role), notation::NotationStyle::Sheet, sight);
        self.point_the_tape_at(from);
        let mut any = false;
        for row in rows.into_iter().filter(|row| row.number >= from) {
            any = true;
            let spoken = self.spoken_row(row.number);
            self.tell(Telling::new(Information::OwnSheet, row.to_string(), spoken));
        }
        let reaches = |it: &&Struck| {
            let last = it.plies.last();
            last.is_some_and(|ply| ply.before.board().move_number() >= from)
        };
        let letter = |role| letters.letter(role);
        if let Some(moves) = sheet.filled_later(letter, sight).filter(|_| any) {
            let message = Message::FilledLater { moves };
            let telling = self.speaker.report(Information::OwnSheet, &message);
            self.tell(Telling::new(telling.about, telling.written, Vec::new()));
        }
        let struck: Vec<Telling> = (self.game.struck().iter().filter(reaches))
            .map(|it| {
                retell::struck(
                    it,
                    |moves| Message::StruckEntries { moves },
                    Information::OwnSheet,
                    &self.speaker,
                )
            })
            .collect();
        for telling in struck {
            any = true;
            self.tell(telling);
        }
        if !any {
            let message = match self.game.plies() {
                [] => Message::SheetEmpty,
                [_, ..] => Message::NotOnSheet,
            };
            self.say(Information::OwnEntry, &message);
        }
        if self.game.has_an_arbiter() {
            for telling in retell::illegal_entries(&self.game, &self.speaker, from) {
                self.tell(telling);
            }
        }
        if let Some(outcome) = self.game.outcome() {
            let message = retell::resulted(&self.speaker, &self.game, outcome);
            self.say(Information::OwnSheet, &message);
        }
        Next::Done
    }
}

/// Returns the moves of both sides with the time used, and the rest about their times: where nothing is known of one,
/// that, in place of it.
fn times_of_both(
    game: &Game,
    clock: &Clock,
    speaker: &Speaker,
    moves: [usize; 2],
    at: Moment,
) -> (Message, Vec<(Information, Message)>) {
    let [white_moves, black_moves] = moves.map(Into::into);
    let used = Color::ALL.map(|side| table_clock::used(game, clock, side, at));
    if let [Some(white), Some(black)] = used {
        let (white_used, black_used) = (white.into(), black.into());
        let [white_left, black_left] = Color::ALL.map(|side| left_told(game, clock, side, at));
        let (report, left) = match game.is_about() {
            false => (
                Message::TimeReport {
                    white_moves,
                    white_used,
                    black_moves,
                    black_used,
                },
                Message::TimeLeft { white_left, black_left },
            ),
            true => (
                Message::TimeReportAbout {
                    white_moves,
                    white_used,
                    black_moves,
                    black_used,
                },
                Message::TimeLeftAbout { white_left, black_left },
            ),
        };
        return (report, vec![(Information::TimeLeft, left)]);
    }
    let report = Message::MovesReport {
        white: white_moves,
        black: black_moves,
    };
    let about = || exact_or_about(game).to_owned();
    let known = Color::ALL.into_iter().zip(used);
    let known = known.filter_map(|(side, used)| Some((side, used?)));
    let times = known.flat_map(|(side, used)| {
        let used = Message::OwnTimeUsed {
            side: speaker.side(side),
            about: about(),
            time: used.into(),
        };
        let left = Message::OwnTimeLeft {
            side: speaker.side(side),
            about: about(),
            time: left_told(game, clock, side, at),
        };
        [(Information::MovesAndTimeUsed, used), (Information::TimeLeft, left)]
    });
    let lost_times = unknown_times(game, speaker, at).map(|it| (Information::MovesAndTimeUsed, it));
    (report, times.chain(lost_times).collect())
}

/// Says whose clock runs, where it is not that of the side to move: who is waited for may be the other one (E.9).
fn tell_running_clock(table: &mut Table) {
    let running = table.game.clock().and_then(Clock::running);
    if let Some(side) = running.filter(|side| *side != table.game.side_on_the_clock()) {
        let side = table.speaker.side(side);
        table.say(Information::MovesAndTimeUsed, &Message::ClocksStarted { side });
    }
}

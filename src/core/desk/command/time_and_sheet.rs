//! What is told on request: time and moves, and the sheet.

use shakmaty::Color;

use crate::game::{By, Clock, Mode, Ply, Struck, notation};
use crate::language::{CommandWord, Message};
use ansage_wire::Segment;

use crate::desk::entry::AsEntered;
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::report::telling::Telling;
use crate::desk::report::times::whole_seconds;
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
            false => self.game.moves_completed(side),
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
        let clock_stands = self.game.clock().is_some_and(|it| it.running().is_none());
        let [white_moves, black_moves] = Color::ALL.map(|side| moves(side).into());
        let [white_used, black_used] = Color::ALL.map(|side| whole_seconds(clock.used(side, self.now)));
        let [white_left, black_left] = Color::ALL.map(|side| whole_seconds(clock.left(side, self.now)));
        let (report, rest) = match self.game.is_about() {
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
        self.say(Information::MovesAndTimeUsed, &report);
        if let Some(counters) = counters {
            self.say(Information::MovesAndTimeUsed, &counters);
        }
        self.say(Information::TimeLeft, &rest);
        if let Some(ahead) = ahead {
            self.say(Information::MovesAndTimeUsed, &ahead);
        }
        if clock_stands && !self.game.is_over() {
            self.say(Information::MovesAndTimeUsed, &Message::Paused);
        }
    }

    /// Returns how many moves there are to the next control of the own clock, and which was met; nothing where there is none.
    fn control_ahead(&self, clock: &Clock) -> Option<Message> {
        let side = self.side_that_speaks();
        let met = clock.controls_met(side);
        let ahead = clock.moves_to_the_control(side).filter(|it| *it > 0);
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

    /// Returns true if times are told to whoever asks; else it is said why not.
    pub(in crate::desk) fn may_times_be_told(&mut self) -> bool {
        let why_not = match self.game.opening().duties.tells {
            _ if self.game.opponents_assistant_is_here() => Message::OnlyThePlayerIsTold,
            By::Program => return true,
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

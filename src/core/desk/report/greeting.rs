//! What is said when a game is opened or taken up again: who speaks, where it is recorded, and where it goes on.

use crate::game::half_known::{position_to_move, unwritten};
use crate::game::{ClockKind, Mode, Pending, Refusal};
use crate::language::braille;
use crate::language::{Message, Value};

use crate::desk::report::policy::Information;
use crate::desk::report::telling::Telling;
use crate::desk::report::terms;
use crate::desk::report::times::unknown_times;
use crate::desk::{Channel, Table};

impl Table {
    /// Says the first line: face, languages, voice, and what `?` and Enter do.
    pub(in crate::desk) fn greet(&mut self) {
        let settings = self.speaker.settings().clone();
        if !settings.face.is_empty() {
            // A move with both squares is asked about nowhere.
            let example = match self.game.mode() {
                Mode::Free => "e4",
                Mode::Event => "g1f3",
            };
            let message = Message::FirstLine {
                example: example.to_owned(),
                face: settings.face,
                reports: settings.reports,
                words: self.game.opening().words.clone(),
                voice: settings.voice,
            };
            let felt = self.speaker.text(&Message::FirstLineFelt);
            let telling = self.speaker.report(Information::Program, &message);
            self.greet_with(telling, felt);
            match (self.game.mode(), terms::device_rule(self.game.rules())) {
                (Mode::Event, Some(reminder)) => self.say(Information::Program, &reminder),
                (Mode::Event, None) => {}
                (Mode::Free, _) if self.game.is_a_clock() => {}
                (Mode::Free, _) => self.tell_the_edition(),
            }
        }
        if let Some(table_error) = self.braille.table_error.clone() {
            let message = Message::BrailleTableFault {
                file: table_error.file.clone(),
                line: table_error.line.to_string(),
                why: table_error.wrong.to_string(),
                table: braille::profile::COMPUTER8.into(),
            };
            self.say(Information::Program, &message);
        }
        if settings.room_is_off {
            self.say(Information::DeviceHealth, &Message::RoomIsOff);
        }
        if self.game.is_a_clock() {
            self.greet_at_the_clock();
        } else if settings.is_last_game {
            let message = self.which_game();
            self.say(Information::Program, &message);
        } else if let Some(game) = settings.unfinished {
            let message = Message::GameNotFinished {
                when: game.when,
                number: game.number.into(),
            };
            self.say(Information::Program, &message);
        }
        if !settings.journal.is_empty() {
            let at = |path: &str| Message::JournalPath { path: path.into() };
            let file = settings.journal.rsplit('/').next().unwrap_or_default();
            let felt = self.speaker.text(&at(file));
            // A path is read character by character; as speech it is only long.
            let telling = self.speaker.report(Information::Program, &at(&settings.journal));
            self.greet_with(Telling::new(telling.about, telling.written, Vec::new()), felt);
        }
    }

    /// Greets; a finger reads less of it, and the whole of it again if it likes.
    pub(in crate::desk) fn greet_with(&mut self, telling: Telling, felt: String) {
        let whole = telling.written.clone();
        let is_felt = self.speaker.channel(&telling) == Some(Channel::Ear);
        self.tell_felt(telling, Some(felt), false);
        if is_felt {
            self.braille.greeted(whole);
        }
    }

    /// Names a game by its players and its date, as far as they are known.
    fn which_game(&self) -> Message {
        let header = &self.game.opening().header;
        let name = |name: &String, side| match name.trim() {
            "" => Value::from(side),
            name => Value::from(name),
        };
        Message::LastGame {
            white: name(&header.white, Message::White),
            black: name(&header.black, Message::Black),
            date: header.date.clone(),
        }
    }

    /// Says what a resumed game is and that its clocks stand.
    pub(in crate::desk) fn tell_where_we_are(&mut self) {
        if self.game.is_a_clock() {
            return self.tell_both_times();
        }
        if let Some(outcome) = self.game.outcome() {
            return self.refuse(Refusal::GameOver(outcome));
        }
        if self.game.is_left_to_an_arbiter() {
            return self.refuse(Refusal::ClaimWritten);
        }
        // An adjourned game does not go on, and its times are on the envelope (E.2.c).
        if !self.game.is_adjourned() {
            self.tell_where_it_goes_on();
        }
        self.tell_what_was_played_last();
        if self.waits_for_the_arbiter() {
            self.say(Information::TableFact, &Message::GapArbiter);
        }
        match self.game.standstill().pending {
            Some(Pending::Comparing(_)) => {
                self.say(Information::TableFact, &Message::BoardsCompared);
                self.tell_how_to_key();
            }
            // Dashes are told below, whether they are filled first or not.
            Some(Pending::CatchingUp) | None => {}
            Some(pending) => {
                let refusal = self.game.refusal_while(pending.name());
                self.refuse(refusal);
            }
        }
        match unwritten(&self.game) {
            0 => {}
            count => {
                let count = self.speaker.counted(count);
                self.say(Information::Program, &Message::FillStops { count });
            }
        }
        if let Some(announced) = self.game.announced() {
            let phrase = self.speaker.phrase(&position_to_move(&self.game), announced.as_said());
            let message = Message::StillAnnounced { m: phrase.into() };
            self.say(Information::Program, &message);
        }
    }

    /// Says the half-move that was written last, as it was announced: it stands on the own sheet (8.1). While boards are
    /// compared, and where dashes stand behind it, it would mislead.
    fn tell_what_was_played_last(&mut self) {
        let is_kept_back = self.game.comparing().is_some() || self.game.may_have_the_sheet().is_err();
        let Some(last) = self.game.plies().last() else {
            return;
        };
        if is_kept_back || !self.game.dashes().is_empty() {
            return;
        }
        let message = Message::LastPlayed {
            side: self.speaker.side(last.side()),
            m: self.speaker.phrase(&last.before, last.as_said()).into(),
        };
        self.say(Information::OwnSheet, &message);
    }

    /// Says that the game goes on, and whether its clocks do.
    pub(in crate::desk) fn tell_where_it_goes_on(&mut self) {
        let (number, side) = self.game.to_move();
        let is_unstarted = self.game.waits_for_the_start() || self.game.starts_with_the_first_move();
        let side = self.speaker.side(side);
        let number = self.speaker.counted(number);
        let message = match self.game.opening().clock {
            ClockKind::None => Message::ResumedGame { number, side },
            _ if self.waits_for_the_arbiter() || is_unstarted => Message::ResumedGame { number, side },
            _ if self.goes_on_with_a_press() => Message::ResumedGameFirstPress { number, side },
            ClockKind::Table => Message::ResumedGame { number, side },
            ClockKind::Program => Message::ResumedGameClocksStand { number, side },
        };
        self.say(Information::Program, &message);
        if let Some(lost_times) = unknown_times(&self.game, &self.speaker, self.now) {
            self.say(Information::Program, &lost_times);
        }
        self.tell_how_the_clocks_start();
    }
}

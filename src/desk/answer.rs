//! Answers to what people ask: time and moves, the sheet, where the game is, how the devices are.

use std::time::Duration;

use shakmaty::Color;

use crate::game::{By, ClockKind, Mode, Ply, Refusal, Struck, notation};
use crate::language::braille;
use crate::language::{CommandWord, Message, MessageId, Segment, Value};

use super::entry::AsEntered;
use super::health::told_of;
use super::policy::{self, Information};
use super::settings::Listening;
use super::telling::Telling;
use super::{Channel, Desk, Device, Earcon, Health, Table, retell};

impl Table {
    /// Says moves completed and time used by both, and what is left where the policy allows it (D.2.9.d).
    pub(super) fn time_and_moves(&mut self) {
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
            let message = Message::new(MessageId::MovesReport)
                .with("white", moves(Color::White))
                .with("black", moves(Color::Black));
            return self.say_message(Information::MovesAndTimeUsed, &message);
        };
        let clock_stands = self.game.clock().is_some_and(|it| it.running().is_none());
        let used = |side| whole_seconds(clock.used(side, self.now));
        let left = |side| whole_seconds(clock.left(side, self.now));
        let (report, rest) = match self.game.is_about() {
            false => (MessageId::TimeReport, MessageId::TimeLeft),
            true => (MessageId::TimeReportAbout, MessageId::TimeLeftAbout),
        };
        let report = Message::new(report)
            .with("white-moves", moves(Color::White))
            .with("white-used", used(Color::White))
            .with("black-moves", moves(Color::Black))
            .with("black-used", used(Color::Black));
        let rest = Message::new(rest)
            .with("white-left", left(Color::White))
            .with("black-left", left(Color::Black));
        self.say_message(Information::MovesAndTimeUsed, &report);
        self.say_message(Information::TimeLeft, &rest);
        if clock_stands && self.game.outcome().is_none() {
            self.say(Information::MovesAndTimeUsed, MessageId::Paused);
        }
    }

    /// Returns true if times are told to whoever asks; else it is said why not.
    pub(super) fn may_times_be_told(&mut self) -> bool {
        let why_not = match self.game.opening().duties.tells {
            _ if self.game.opponents_assistant_is_here() => MessageId::OnlyThePlayerIsTold,
            By::Program => return true,
            By::Assistant => MessageId::AssistantTells,
            By::Player | By::Nobody => MessageId::NobodyTells,
        };
        self.say(Information::OwnEntry, why_not);
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
        let own = |ply: &Ply| self.speaker.phrase_about(AsEntered::default(), &ply.before, ply.m);
        segments.extend(plies.map(|ply| own(ply).spoken));
        segments
    }

    /// Says the first line: face, languages, voice, and what `?` and Enter do.
    pub(super) fn greet(&mut self) {
        let settings = self.speaker.settings().clone();
        if !settings.face.is_empty() {
            let message = Message::new(MessageId::FirstLine)
                .with("face", settings.face)
                .with("reports", settings.reports)
                .with("words", self.game.opening().words.clone())
                .with("voice", settings.voice);
            let felt = self.speaker.text(&Message::new(MessageId::FirstLineFelt));
            let telling = self.speaker.report(Information::Program, &message);
            self.greet_with(telling, felt);
        }
        if let Some(fault) = self.braille.fault.clone() {
            let message = Message::new(MessageId::BrailleTableFault)
                .with("file", fault.file.as_str())
                .with("line", fault.line.to_string())
                .with("why", fault.wrong.to_string())
                .with("table", braille::profile::COMPUTER8);
            self.say_message(Information::Program, &message);
        }
        if settings.room_is_off {
            self.say(Information::DeviceHealth, MessageId::RoomIsOff);
        }
        if settings.is_last_game {
            let message = self.which_game();
            self.say_message(Information::Program, &message);
        }
        if !settings.journal.is_empty() {
            let at = |path: &str| Message::new(MessageId::JournalPath).with("path", path);
            let file = settings.journal.rsplit('/').next().unwrap_or_default();
            let felt = self.speaker.text(&at(file));
            // A path is read character by character; as speech it is only long.
            let telling = self.speaker.report(Information::Program, &at(&settings.journal));
            self.greet_with(Telling::new(telling.about, telling.written, Vec::new()), felt);
        }
    }

    /// Greets; a finger reads less of it, and the whole of it again if it likes.
    fn greet_with(&mut self, telling: Telling, felt: String) {
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
            "" => Value::from(Message::new(side)),
            name => Value::from(name),
        };
        Message::new(MessageId::LastGame)
            .with("white", name(&header.white, MessageId::White))
            .with("black", name(&header.black, MessageId::Black))
            .with("date", header.date.as_str())
    }

    /// Says what a resumed game is and that its clocks stand.
    pub(super) fn tell_where_we_are(&mut self) {
        if let Some(outcome) = self.game.outcome() {
            return self.refuse(Refusal::GameOver(outcome));
        }
        self.tell_where_it_goes_on();
        if self.waits_for_the_arbiter() {
            self.say(Information::TableFact, MessageId::GapArbiter);
        }
        if self.game.comparing().is_some() {
            self.say(Information::TableFact, MessageId::BoardsCompared);
            self.tell_how_to_key();
        }
        match self.game.dashes().len() {
            0 => {}
            count => {
                let message = self.speaker.counted(MessageId::FillStops, "count", count);
                self.say_message(Information::Program, &message);
            }
        }
        if let Some(announced) = self.game.announced() {
            let phrase = self.speaker.phrase(self.game.position(), announced.m);
            let message = Message::new(MessageId::StillAnnounced).with("move", phrase);
            self.say_message(Information::Program, &message);
        }
    }

    /// Says that the game goes on, and whether its clocks do.
    pub(super) fn tell_where_it_goes_on(&mut self) {
        let (number, side) = self.game.to_move();
        let is_unstarted = self.game.waits_for_the_start() || self.game.starts_with_the_first_move();
        let id = match self.game.opening().clock {
            ClockKind::None => MessageId::ResumedGame,
            _ if self.waits_for_the_arbiter() || is_unstarted => MessageId::ResumedGame,
            _ if self.goes_on_with_a_press() => MessageId::ResumedGameFirstPress,
            ClockKind::Program | ClockKind::Table => MessageId::ResumedGameClocksStand,
        };
        let side = self.speaker.side(side);
        let message = self.speaker.counted(id, "number", number).with("side", side);
        self.say_message(Information::Program, &message);
        self.tell_how_the_clocks_start();
    }

    /// Lets what was typed be heard; nothing is written, for it stands on the screen already.
    pub(super) fn echo(&mut self, text: &str) {
        let text = if braille::holds_cells(text) {
            self.print_of(text)
        } else {
            text.to_owned()
        };
        let spoken = vec![Segment::plain(self.speaker.settings().reports.clone(), text)];
        self.tell(Telling::new(Information::KeyEcho, String::new(), spoken));
    }
}

impl Desk {
    /// Shows the player's own sheet, from a move number on, read out in the Ear (AMB-08); with a side and a move behind
    /// the number it is corrected. To an arbiter at the keys it is shown whole, with what is illegal in it (8.2).
    pub(super) fn sheet(&mut self, rest: &str, piped: bool) {
        if rest.contains(char::is_whitespace) {
            return self.rewrite(rest, piped);
        }
        if let Err(refusal) = self.table.game.may_have_the_sheet() {
            return self.table.refuse(refusal);
        }
        let Some(from) = Some(rest)
            .filter(|it| !it.is_empty())
            .map_or(Some(0), |it| it.parse::<u32>().ok())
        else {
            return self.table.needs(CommandWord::Sheet, MessageId::NeedsNumber);
        };
        let letters = self.table.speaker.writing_letters();
        let sheet = self.table.game.scoresheet();
        let sight = policy::sight(self.table.game.mode());
        let rows = sheet.rows_seen(|role| letters.letter(role), notation::Style::Sheet, sight);
        self.table.point_the_tape_at(from);
        let mut any = false;
        for row in rows.into_iter().filter(|row| row.number >= from) {
            any = true;
            let spoken = self.table.spoken_row(row.number);
            self.table
                .tell(Telling::new(Information::OwnSheet, row.to_string(), spoken));
        }
        let reaches = |it: &&Struck| {
            let last = it.plies.last();
            last.is_some_and(|ply| ply.before.board().move_number() >= from)
        };
        let letter = |role| letters.letter(role);
        if let Some(moves) = sheet.filled_later(letter, sight).filter(|_| any) {
            let message = Message::new(MessageId::FilledLater).with("moves", moves);
            let telling = self.table.speaker.report(Information::OwnSheet, &message);
            self.table
                .tell(Telling::new(telling.about, telling.written, Vec::new()));
        }
        let struck: Vec<Telling> = (self.table.game.struck().iter().filter(reaches))
            .map(|it| retell::struck(it, MessageId::StruckEntries, Information::OwnSheet, &self.table.speaker))
            .collect();
        for telling in struck {
            any = true;
            self.table.tell(telling);
        }
        if !any {
            let id = match self.table.game.plies() {
                [] => MessageId::SheetEmpty,
                [_, ..] => MessageId::NotOnSheet,
            };
            self.table.say(Information::OwnEntry, id);
        }
        if self.table.game.mode() == Mode::Free || self.table.game.arbiter().is_some() {
            for telling in retell::illegal_entries(&self.table.game, &self.table.speaker, from) {
                self.table.tell(telling);
            }
        }
        if let Some(outcome) = self.table.game.outcome() {
            let message = self.table.speaker.result_entered(outcome);
            self.table.say_message(Information::OwnSheet, &message);
        }
    }

    /// Says once that a device failed or came back; the game goes on.
    pub(super) fn health(&mut self, device: Device, health: &Health) {
        let id = match (device, health) {
            (Device::Microphone | Device::Recogniser, _) => {
                return self.health_of_the_ears(device, health);
            }
            // Nobody who is not listened to needs to know.
            (Device::OneRecogniser | Device::ScorerNet, _)
                if self.table.speaker.settings().listen.listening == Listening::Off =>
            {
                None
            }
            (Device::EarVoice, Health::Missing { .. }) if self.table.speaker.settings().ear_in_room => {
                Some(MessageId::NoEarVoice)
            }
            _ => told_of(device, health),
        };
        let Some(id) = id else { return };
        let well = matches!(health, Health::Ready { .. });
        let was_well = self.table.speaker.note_health(device, well);
        match device {
            Device::RoomVoice if !well => self.table.room.clear(),
            Device::EarVoice if !well => self.table.ear.clear(),
            _ => {}
        }
        if was_well != well {
            let message = Message::new(id);
            if well {
                self.table.say_message(Information::DeviceHealth, &message);
            } else {
                self.table
                    .say_with(Earcon::DeviceLost, Information::DeviceHealth, &message);
            }
        }
        // Not before it is heard: without any sound there is nothing to be heard in the room.
        if device == Device::EarVoice && well && self.table.speaker.is_first_heard_in_room() {
            self.table.say(Information::DeviceHealth, MessageId::EarOnRoom);
        }
    }
}

/// Time is said in whole seconds, as a chess clock shows it.
fn whole_seconds(time: Duration) -> Duration {
    Duration::from_secs(time.as_secs())
}

//! What is said when a game is opened or taken up again: who speaks, where it is recorded, and where it goes on.

use crate::game::{ClockKind, Pending, Refusal};
use crate::language::braille;
use crate::language::{Message, MessageId, Value};

use crate::desk::report::policy::Information;
use crate::desk::report::telling::Telling;
use crate::desk::{Channel, Table};

impl Table {
    /// Says the first line: face, languages, voice, and what `?` and Enter do.
    pub(in crate::desk) fn greet(&mut self) {
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
    pub(in crate::desk) fn tell_where_we_are(&mut self) {
        if let Some(outcome) = self.game.outcome() {
            return self.refuse(Refusal::GameOver(outcome));
        }
        self.tell_where_it_goes_on();
        if self.waits_for_the_arbiter() {
            self.say(Information::TableFact, MessageId::GapArbiter);
        }
        match self.game.standstill().pending {
            Some(Pending::Comparing(_)) => {
                self.say(Information::TableFact, MessageId::BoardsCompared);
                self.tell_how_to_key();
            }
            // Dashes are told below, whether they are filled first or not.
            Some(Pending::CatchingUp) | None => {}
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
    pub(in crate::desk) fn tell_where_it_goes_on(&mut self) {
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
}

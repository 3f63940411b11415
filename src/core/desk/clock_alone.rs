//! A clock without a game: two people press it at one keyboard, and each hears a time when asking for it.
//!
//! The game underneath counts each press as a half-move that nobody writes, so that journal, periods and kill-and-resume are
//! those of a game.

use shakmaty::Color;

use crate::game::{Clock, Command, Event, Refusal};
use crate::language::{CommandWord, Message};

use crate::desk::command::my_time::digits;
use crate::desk::display::typed::character_of;
use crate::desk::display::{Place, TimeOnTheLine};
use crate::desk::handler::Handler;
use crate::desk::question::Question;
use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::report::times::whole_seconds;
use crate::desk::{BrailleKey, Desk, Earcon, Mark, Next, OneKey, Table};

/// The keys of who sits left: the left hand's mark of a keyboard presses, the key beside it asks.
const LEFT: SeatKeys = SeatKeys { press: 'f', time: 'd' };
/// The same of who sits right.
const RIGHT: SeatKeys = SeatKeys { press: 'j', time: 'k' };
/// What the space bar enters: it starts the clocks, stops them and lets them go on.
const SPACE: &str = "space";
/// Letters of keyboards of the languages there are, beside the English ones.
const LETTERS: &str = "äöüßáàâãéèêëíîïóôõúùûçñœæ";

/// What one side of the keyboard does.
#[derive(Clone, Copy, Debug)]
struct SeatKeys {
    press: char,
    time: char,
}

/// What a line means to the clock.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum ClockEntry {
    /// That side presses.
    Press(Color),
    /// That side asks for its time.
    OwnTime(Color),
    /// The clocks are started, stopped or let go on.
    StartOrStop,
}

/// Takes every line, while the program is a clock without a game and nothing is asked.
pub(super) struct TalkingClock;

impl Handler for TalkingClock {
    fn is_on(&self, table: &Table) -> bool {
        table.game.is_a_clock()
    }

    fn line(&self, table: &mut Table, open: Option<&Question>, line: &str) -> Option<Next> {
        open.is_none().then(|| table.clock_line(line).into())
    }

    fn cancel(&self, table: &mut Table, open: Option<&Question>) -> Option<Next> {
        open.is_none().then(|| table.nothing_to_do().into())
    }

    fn admits(&self, _table: &Table) -> Option<Result<(), Refusal>> {
        Some(Err(Refusal::OnlyAClock))
    }

    fn prompt(&self, table: &Table, open: Option<&Question>) -> Option<Message> {
        let side = table.side_of_the_clock();
        open.is_none().then_some(Message::PromptUnnumbered { side })
    }
}

impl Table {
    /// Says which time control the clock keeps and what its keys do.
    pub(super) fn greet_at_the_clock(&mut self) {
        let [first, second] = self.speaker.seats().map(|it| self.speaker.side(it));
        let control = self.game.time_control().map(|it| self.speaker.control(it));
        let message = Message::ClockKeys {
            control: control.unwrap_or_default(),
            first,
            second,
        };
        let telling = self.speaker.report(Information::Program, &message);
        let felt = telling.written.clone();
        self.greet_with(telling, felt);
    }

    /// Says what starts the clock of the side that moves first.
    pub(super) fn tell_what_starts_the_clock(&mut self, earcon: Option<Earcon>) {
        let side = self.game.side_on_the_clock();
        let message = Message::ClockStartsWith {
            key: self.keys_of(!side).press.to_string(),
            side: self.speaker.side(side),
        };
        let telling = self.speaker.report(Information::Program, &message);
        let felt = telling.written.clone();
        // Whoever presses any key has gone past it.
        self.greet_with(Telling { earcon, ..telling }, felt);
    }

    /// Does what a command means to the clock; `None` where it means the same as in a game.
    pub(super) fn carry_out_at_the_clock(&mut self, word: CommandWord) -> Option<Next> {
        use CommandWord as C;
        match word {
            C::Time | C::MyTime => {
                // What was said before is not true any more.
                self.hush_the_ear();
                self.tell_both_times();
            }
            C::Clock => self.press_of(self.game.side_on_the_clock()),
            C::Correct => self.take_back_the_last_press(),
            C::Stop => return Some(Next::run(C::Pause, "", false)),
            C::Start if !self.game.starts_with_the_first_move() => return Some(Next::run(C::Resume, "", false)),
            word if is_of_the_clock(word) => return None,
            _ => self.refuse(Refusal::OnlyAClock),
        }
        Some(Next::Done)
    }

    /// Returns whose clock runs, or would if both did not stand, as it stands on a line.
    pub(super) fn side_of_the_clock(&self) -> String {
        let side = self.speaker.side(self.game.side_on_the_clock());
        match self.game.clock().and_then(Clock::running) {
            Some(_) => side,
            None => self.speaker.text(&Message::ClockSideStands { side }),
        }
    }

    fn clock_line(&mut self, line: &str) {
        match self.clock_entry(line) {
            Some(ClockEntry::Press(side)) => self.press_of(side),
            Some(ClockEntry::OwnTime(side)) => self.tell_the_time_of(side),
            Some(ClockEntry::StartOrStop) => self.start_or_stop(),
            None if line.is_empty() => self.nothing_to_do(),
            // A key that was missed by a finger is heard as that, and nobody's thoughts are talked over.
            None if line.chars().count() == 1 && !self.speaker.settings().is_piped => self.not_taken(),
            None => self.refuse(Refusal::OnlyAClock),
        }
    }

    fn clock_entry(&self, line: &str) -> Option<ClockEntry> {
        let is_key = |key: char| line.to_lowercase().eq(&key.to_string());
        let [left, right] = self.speaker.seats();
        for (keys, side) in [(LEFT, left), (RIGHT, right)] {
            if is_key(keys.press) {
                return Some(ClockEntry::Press(side));
            }
            if is_key(keys.time) {
                return Some(ClockEntry::OwnTime(side));
            }
        }
        if line == SPACE {
            return Some(ClockEntry::StartOrStop);
        }
        self.side_meant(line).map(ClockEntry::Press)
    }

    fn keys_of(&self, side: Color) -> SeatKeys {
        if side == self.speaker.settings().left {
            LEFT
        } else {
            RIGHT
        }
    }

    /// A press by the side whose clock does not run does nothing, as on a clock of two levers. Before the start it is the
    /// other side's clock that a press lets run (6.6).
    fn press_of(&mut self, side: Color) {
        if self.game.starts_with_the_first_move() {
            if side != self.game.side_on_the_clock() {
                self.settle(Command::Start);
                return;
            }
            self.braille.mark = Some(Mark::Refused);
            return self.tell_what_starts_the_clock(Some(Earcon::Refused));
        }
        match self.game.clock().and_then(Clock::running) {
            Some(running) if running == side => drop(self.settle(Command::Press)),
            Some(_) => self.not_taken(),
            None => {
                self.braille.mark = Some(Mark::Refused);
                self.tell_that_both_stand(Some(Earcon::Refused));
            }
        }
    }

    fn start_or_stop(&mut self) {
        let command = match self.game.clocks_stand() {
            _ if self.game.starts_with_the_first_move() => Command::Start,
            true => Command::Resume,
            false => Command::Pause,
        };
        self.settle(command);
    }

    fn take_back_the_last_press(&mut self) {
        match self.decide(Command::StrikeDash) {
            Err(Refusal::NoDash) => self.say_with(Earcon::Refused, Information::OwnEntry, &Message::NoPress),
            Err(refusal) => self.refuse(refusal),
            Ok(()) => {}
        }
    }

    /// Nothing comes of a key: a finger has the sign for it.
    fn not_taken(&mut self) {
        self.tell(Telling::sound(Earcon::Refused));
        self.braille.mark = Some(Mark::Refused);
    }

    fn tell_that_both_stand(&mut self, earcon: Option<Earcon>) {
        let side = self.speaker.side(self.game.side_on_the_clock());
        let telling = self
            .speaker
            .report(Information::TableFact, &Message::ClockAloneStands { side });
        // A finger feels that they stand on the line of the present.
        self.tell_of(Telling { earcon, ..telling }, true);
    }

    /// Says both times, and whose clock runs.
    pub(super) fn tell_both_times(&mut self) {
        let Some(clock) = self.game.clock() else {
            return self.refuse(Refusal::NoTime);
        };
        let [white_left, black_left] = Color::ALL.map(|side| whole_seconds(clock.left(side, self.now)).into());
        let runs = clock.running();
        self.tell_of_the_times(&Message::TimeLeft { white_left, black_left });
        match runs {
            Some(side) => {
                let side = self.speaker.side(side);
                let telling = self
                    .speaker
                    .report(Information::TimeLeft, &Message::ClocksStarted { side });
                self.tell_of(telling, true);
            }
            None if self.game.starts_with_the_first_move() => self.tell_what_starts_the_clock(None),
            None => self.tell_that_both_stand(None),
        }
    }

    fn tell_the_time_of(&mut self, side: Color) {
        let Some(clock) = self.game.clock() else {
            return self.refuse(Refusal::NoTime);
        };
        let message = Message::OwnTimeLeft {
            side: self.speaker.side(side),
            about: "exact".into(),
            time: whole_seconds(clock.left(side, self.now)).into(),
        };
        self.hush_the_ear();
        self.tell_of_the_times(&message);
    }

    /// Tells one time or both; a finger reads both in any case, so that it is clear which is whose.
    fn tell_of_the_times(&mut self, message: &Message) {
        let telling = self.speaker.report(Information::TimeLeft, message);
        let now = self.now;
        let both = self.game.clock().map(|clock| TimeOnTheLine::Both {
            white: digits(clock.left(Color::White, now)),
            black: digits(clock.left(Color::Black, now)),
        });
        let is_on_the_line = both.is_some_and(|it| self.braille.put_time(it));
        self.tell_of(telling, is_on_the_line);
    }
}

/// Returns true for the commands of a clock without a game; whatever is not named here belongs to a game.
pub(super) fn is_of_the_clock(word: CommandWord) -> bool {
    use CommandWord as C;
    let keeps_time = matches!(
        word,
        C::Clock
            | C::Correct
            | C::Time
            | C::MyTime
            | C::Start
            | C::Pause
            | C::Resume
            | C::Flag
            | C::Sync
            | C::Set
            | C::Add
            | C::Remind
    );
    let is_of_the_program = matches!(
        word,
        C::Arbiter | C::Player | C::Note | C::Head | C::Cancel | C::Help | C::Glossary | C::Quit
    );
    let is_of_the_ear = matches!(word, C::RepeatEar | C::SpellEar | C::Rate | C::VolumeEar | C::Pitch);
    keeps_time || is_of_the_program || is_of_the_ear
}

/// Returns true if the line of the present says what an event tells, which is whose clock runs.
pub(super) fn tells_who_runs(event: &Event) -> bool {
    matches!(
        event,
        Event::Started | Event::Paused | Event::Resumed | Event::ClaimedFlag { .. } | Event::FlagFell { .. }
    )
}

impl Speaker {
    /// Returns who sits left, and who right.
    fn seats(&self) -> [Color; 2] {
        let left = self.settings().left;
        [left, !left]
    }

    /// Returns what is said to who asks for what only a game has.
    pub(super) fn only_a_clock(&self) -> Message {
        let [first, second] = self.seats().map(|it| self.side(it));
        Message::OnlyAClock { first, second }
    }
}

impl Desk {
    /// Returns the keys of the clock, while nothing is asked: all of them, whatever they mean. But for the sign of a command none
    /// begins a line, in which the next press would be a letter.
    pub(super) fn keys_of_the_clock(&self) -> Vec<OneKey> {
        let printed = (' '..='~').chain(LETTERS.chars());
        let keys = printed.filter(|it| *it != '/' && !it.is_ascii_uppercase());
        let line = |key| match key {
            ' ' => SPACE.to_owned(),
            key => key.to_string(),
        };
        keys.map(|it| OneKey::new(it, line(it))).collect()
    }

    /// Takes a key of the display that is one of the clock; returns false for any other. The left and the right key of the
    /// cursor press for who sits there, and what is typed means the same as on the keyboard.
    pub(super) fn clock_key_of_the_display(&mut self, key: BrailleKey) -> bool {
        let is_free = self.question.is_none() && self.table.braille.typed.is_empty();
        if !self.table.game.is_a_clock() || !is_free || !self.table.may_type_in_braille() {
            return false;
        }
        let line = match key {
            BrailleKey::Left => LEFT.press.to_string(),
            BrailleKey::Right => RIGHT.press.to_string(),
            BrailleKey::Character(' ') | BrailleKey::Dots(0) => SPACE.to_owned(),
            BrailleKey::Character(character) => character.to_string(),
            BrailleKey::Dots(cell) => self.table.braille.print_of(&character_of(cell).to_string()),
            _ => return false,
        };
        // A sign begins a command.
        if line == "/" {
            return false;
        }
        let before = self.table.outbox.mark();
        self.table.braille.place = Place::Now;
        self.table.braille.enters();
        self.line(&line, false);
        if self.table.outbox.recorded_since(before, |_| true) {
            self.table.braille.mark = Some(Mark::Confirmed);
        }
        true
    }
}

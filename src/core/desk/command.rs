//! Lines that are commands: `?`, `/made`, `/sheet 12`, and the function keys.

mod adjournment;
mod arbiter;
mod arrivals;
mod borrowing;
pub(in crate::desk) mod clocks;
mod conditions;
mod diagram;
pub(in crate::desk) mod draw_claims;
mod faults;
mod go_back;
mod irregularities;
pub(in crate::desk) mod last_utterance;
pub(in crate::desk) mod look;
pub(in crate::desk) mod my_time;
mod penalties;
pub(in crate::desk) mod reminders;
mod requests;
pub(in crate::desk) mod result;
pub(in crate::desk) mod set_clocks;
pub(in crate::desk) mod set_up;
pub(in crate::desk) mod sides;
mod spent;
mod stops;
pub(in crate::desk) mod time_and_sheet;
mod touch;
pub(in crate::desk) mod voice;
pub(in crate::desk) mod volume;

use crate::game::{By, ClockKind, Command, Event, Game, Refusal};
use crate::language::misspelling::nearest;
use crate::language::voices::fold;
use crate::language::{CommandWord, Glossary, Help, Message, help};

use crate::desk::Earcon;
use crate::desk::clock_alone::is_of_the_clock;
use crate::desk::entry::{AsEntered, shortened};
use crate::desk::question::CallArbiter;
use crate::desk::report::policy::{self, Information};
use crate::desk::report::telling::Telling;
use crate::desk::sealing::SealedAs;
use crate::desk::{Effect, Next, Table, retell};

impl Table {
    fn note_time(&mut self, rest: &str) {
        match clock_reading(rest) {
            Some(seconds) => {
                self.settle(Command::NoteTime(seconds));
            }
            None => self.needs(CommandWord::NoteTime, &Message::NeedsTime),
        }
    }

    /// `/help`: six commands, and where the rest is; `/help clock` those of a theme, `/help sheet` one, `/help all` every one.
    fn help(&mut self, rest: &str) {
        if self.game.is_a_clock() {
            let lines = self.speaker.help_at_the_clock(is_of_the_clock);
            return self.tell_a_list(lines);
        }
        let (voices, reports) = (self.speaker.voices(), &self.speaker.settings().reports);
        match Help::asked(rest, voices, reports) {
            Some(help) => {
                let runs_our_clock = self.game.has_clock() && self.game.opening().clock == ClockKind::Program;
                let lines = self.speaker.help_lines(help, runs_our_clock);
                self.tell_a_list(lines);
            }
            None => {
                let message = self.no_help_about(rest);
                self.say_with(Earcon::Refused, Information::Program, &message);
            }
        }
    }

    /// Names what is spelled nearly as what help was asked about, or else the themes there are.
    fn no_help_about(&self, text: &str) -> Message {
        let (voices, reports) = (self.speaker.voices(), &self.speaker.settings().reports);
        let mode = self.speaker.mode();
        let words = help::words(voices, reports, |it| policy::exists(it, mode));
        let folded: Vec<String> = words.iter().map(|it| fold(it)).collect();
        match nearest(
            &fold(text),
            folded.iter().zip(&words).map(|(folded, it)| (folded.as_str(), it)),
        ) {
            Some(near) => Message::HelpUnknownNearest {
                text: shortened(text),
                command: self.name_of(CommandWord::Help),
                near: near.clone(),
            },
            None => help::themes(voices, reports),
        }
    }

    fn tell_a_list(&mut self, lines: Vec<Telling>) {
        self.braille.begins_a_list();
        for line in lines {
            self.tell_of(line, true);
        }
    }

    /// `/glossary Läufer`: what it is called in every language (C06:10.f); `/glossary` which words there are. It tells nothing
    /// of the game.
    fn glossary(&mut self, rest: &str) {
        let command = self.name_of(CommandWord::Glossary);
        let reports = &self.speaker.settings().reports;
        let glossary = Glossary::new(self.speaker.voices(), reports, &command);
        let message = glossary.answer(&shortened(rest));
        self.say(Information::Program, &message);
    }

    pub(in crate::desk) fn quit(&mut self) {
        self.quitting = true;
        self.outbox.push(Effect::Quit);
    }

    /// Does what a command means; `rest` is what was entered behind it.
    pub(in crate::desk) fn carry_out(&mut self, word: CommandWord, rest: &str, piped: bool) -> Next {
        if self.game.is_a_clock()
            && let Some(next) = self.carry_out_at_the_clock(word)
        {
            return next;
        }
        if let Err(refusal) = may_enter(&self.game, word, rest) {
            return self.refuse(refusal).into();
        }
        match word {
            CommandWord::Made if self.counts_dashes() => self.dash().into(),
            CommandWord::Made => self.make(),
            CommandWord::Clock => self.press().into(),
            CommandWord::Correct => self.correction(rest, piped),
            CommandWord::Done => {
                self.settle(Command::Done);
                Next::Done
            }
            CommandWord::WrongRepeat => self.wrong_repeat(),
            CommandWord::Undo => self.undo(piped),
            CommandWord::New => self.new_game(piped),
            CommandWord::Dash => self.dash().into(),
            CommandWord::Fill => self.begin_to_fill(rest, AsEntered::typed(piped)),
            CommandWord::Offer => self.offer(rest),
            CommandWord::Accept | CommandWord::Decline => self.answer_the_offer(word, rest, piped),
            CommandWord::Claim => self.claim_draw(rest, piped),
            CommandWord::Resign => self.resign(rest, piped),
            CommandWord::Result => self.result(rest, piped),
            CommandWord::Sign => self.sign(rest, piped),
            CommandWord::Time => self.time_and_moves().into(),
            CommandWord::MyTime => self.own_time().into(),
            CommandWord::Spent => self.spent(rest).into(),
            CommandWord::Sheet => self.sheet(rest, piped),
            CommandWord::Pause => {
                self.settle(Command::Pause);
                Next::Done
            }
            CommandWord::Stop => self.stop(rest),
            CommandWord::Resume => self.resume(),
            CommandWord::Repeat => self.repeat().into(),
            CommandWord::SetUp if rest.is_empty() => self.set_up_again().into(),
            CommandWord::SetUp => self.lay_down(rest).into(),
            CommandWord::Allow => self.allow(rest).into(),
            CommandWord::RepeatEar => self.say_again(self.speaker.last_ear()).into(),
            CommandWord::Spell => self.spell(self.speaker.last_room()).into(),
            CommandWord::SpellEar => self.spell(self.speaker.last_ear()).into(),
            CommandWord::Note => self.note(rest),
            CommandWord::NoteTime => self.note_time(rest).into(),
            CommandWord::Start => self.start(),
            CommandWord::Sync => self.sync(rest).into(),
            CommandWord::Flag => self.flag(rest),
            CommandWord::Set => self.set_clocks(rest).into(),
            CommandWord::Add => self.add_time(rest).into(),
            CommandWord::Fault => self.fault(rest),
            CommandWord::Penalty => self.penalty(rest),
            CommandWord::Irregularity => self.irregularity(rest),
            CommandWord::Away => self.away(rest).into(),
            CommandWord::Complain => self.complain(rest),
            CommandWord::AskArbiter => self.ask_quietly(rest).into(),
            CommandWord::Measure => self.measure(rest),
            CommandWord::Remind => self.remind(rest).into(),
            CommandWord::Arrived => self.arrived(rest).into(),
            CommandWord::Adjourn => self.adjourn(rest),
            CommandWord::Seal => self.seal_command(rest),
            CommandWord::Borrow => self.borrow(rest, piped),
            CommandWord::ReplaceSheet => {
                self.settle(Command::ReplaceSheet);
                Next::Done
            }
            CommandWord::HandedOver => {
                self.settle(Command::HandOver);
                Next::Done
            }
            CommandWord::Glossary => self.glossary(rest).into(),
            CommandWord::Mismatch => self.mismatch().into(),
            CommandWord::Board => self.board(rest),
            CommandWord::Tell => self.tell_corrections().into(),
            CommandWord::Restore => self.restore(rest, piped),
            CommandWord::Arbiter => self.arbiter(rest),
            CommandWord::Player => {
                self.settle(Command::ArbiterLeaves);
                Next::Done
            }
            CommandWord::Head => self.ask_for_the_head().into(),
            CommandWord::Lifted => self.lifted(rest),
            CommandWord::Opponent => self.the_opponent_did(rest, piped),
            CommandWord::Adjust => {
                let side = self.side_that_adjusts();
                self.settle(Command::Adjust(side));
                Next::Done
            }
            // The desk itself does them.
            CommandWord::Cancel | CommandWord::Listen | CommandWord::Perkins => Next::Done,
            CommandWord::Help => self.help(rest).into(),
            CommandWord::Square | CommandWord::Rank | CommandWord::File => self.look(word, rest),
            CommandWord::Pieces | CommandWord::Captured => self.look(word, rest),
            CommandWord::Fen => self.fen().into(),
            CommandWord::Diagram => self.diagram(rest).into(),
            CommandWord::Rate | CommandWord::VolumeEar | CommandWord::Pitch => self.change_voice(word, rest).into(),
            CommandWord::Record => self.record_or_not(rest).into(),
            CommandWord::Play => self.play(rest).into(),
            CommandWord::PlayNext => self.play_next().into(),
            CommandWord::PlayPrevious => self.play_previous().into(),
            CommandWord::PlayLast => self.play_last(rest).into(),
            CommandWord::PlaySpeed => self.play_speed(rest).into(),
            CommandWord::Volume => self.volume(rest).into(),
            CommandWord::Limit => self.limit_room(rest).into(),
            CommandWord::Quit => self.quit().into(),
        }
    }

    fn wrong_repeat(&mut self) -> Next {
        let clock_runs = self.game.correctable() == Err(Refusal::TooLateToCorrect);
        match self.settle(Command::WrongRepeat) && clock_runs {
            true => {
                let question = retell::arbiter_call::asked_before(&self.game, &self.speaker);
                self.ask(CallArbiter { reason: None }, Information::OwnEntry, &question)
            }
            false => Next::Done,
        }
    }

    /// `/accept` and `/decline`: the answer of the one served; a side behind it says whose answer it is.
    fn answer_the_offer(&mut self, word: CommandWord, rest: &str, piped: bool) -> Next {
        let side = match (rest.is_empty(), self.side_meant(rest)) {
            (true, _) => self.side_that_answers(),
            (false, Some(side)) => side,
            (false, None) => return self.needs(word, &Message::NeedsSide).into(),
        };
        match word {
            CommandWord::Accept => self.accept(side, piped),
            _ => {
                self.settle(Command::DeclineDraw(side));
                Next::Done
            }
        }
    }

    pub(in crate::desk) fn note(&mut self, rest: &str) -> Next {
        if self.takes_no_notes {
            self.say_with(Earcon::Refused, Information::OwnEntry, &Message::JournalNearlyFull);
            return Next::Done;
        }
        if rest.is_empty() {
            return self.ask_for(CommandWord::Note, &Message::NoteEmpty);
        }
        if self.is_typed_for_the_arbiters() {
            return self.seal(rest, SealedAs::Note).into();
        }
        self.settle(Command::Note(rest.to_owned()));
        Next::Done
    }

    /// From here on no note is taken: moves and results must find room.
    pub(in crate::desk) fn journal_is_nearly_full(&mut self) {
        self.takes_no_notes = true;
        self.say(Information::DeviceHealth, &Message::JournalNearlyFull);
    }
}

/// Returns true if another move, or the result, came before what was entered.
pub(in crate::desk) fn takes_the_place_of_an_entry(event: &Event) -> bool {
    matches!(
        event,
        Event::Announced { .. }
            | Event::Repeated { .. }
            | Event::Corrected { .. }
            | Event::Resulted { .. }
            | Event::ResultTakenBack
            | Event::Annulled { .. }
            | Event::LeftClaim { .. }
            // Whoever takes the keys answers no question that was put to another.
            | Event::ArbiterCame { .. }
            | Event::ArbiterLeft
            | Event::Dashed { .. }
            | Event::DashFilled { .. }
            | Event::BoardsDiffer
            | Event::BoardEntered { .. }
            | Event::ComparisonEnded
            | Event::MoveTakenBack { .. }
            | Event::Restored { .. }
    )
}

/// Reads a clock: `0:47` is hours and minutes as on a chess clock (8.1.b), `0:47:30` has seconds.
fn clock_reading(text: &str) -> Option<u64> {
    let numbers = text
        .split(':')
        .map(|part| part.trim().parse::<u64>().ok())
        .collect::<Option<Vec<_>>>()?;
    match numbers.as_slice() {
        [hours, minutes] if *hours < 100 && *minutes < 60 => Some(hours * 3600 + minutes * 60),
        [hours, minutes, seconds] if *hours < 100 && *minutes < 60 && *seconds < 60 => {
            Some(hours * 3600 + minutes * 60 + seconds)
        }
        _ => None,
    }
}

/// Who may enter a command where the opponent's assistant is at the keys.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Entrant {
    /// Everybody: moves, announcements, what anybody at the board may say, and what the rules of the game refuse by themselves.
    Anybody,
    /// The player, and who keys for the player: the sheet, times, claims, the result, touches, the adjourned game, the tape.
    Player,
}

/// Says whether the one at the keys may enter a command.
///
/// # Errors
///
/// Returns [`Refusal::DutyOf`].
fn may_enter(game: &Game, word: CommandWord, rest: &str) -> Result<(), Refusal> {
    let is_shown = word == CommandWord::Sheet && !rest.contains(char::is_whitespace);
    let is_open = game.is_over() && is_shown;
    match entrant(word) {
        Entrant::Player if game.opponents_assistant_is_here() && !is_open => Err(Refusal::DutyOf(By::Player)),
        Entrant::Player | Entrant::Anybody => Ok(()),
    }
}

fn entrant(word: CommandWord) -> Entrant {
    use CommandWord as C;
    match word {
        C::Made | C::Clock | C::Correct | C::Done | C::WrongRepeat | C::Undo | C::New => Entrant::Anybody,
        // What a side says: for the player it is refused where it is decided.
        C::Offer | C::Accept | C::Decline | C::Resign => Entrant::Anybody,
        C::Claim | C::Flag | C::Result | C::Sign => Entrant::Player,
        C::Dash | C::Fill | C::Sheet | C::NoteTime | C::Borrow | C::ReplaceSheet | C::HandedOver => Entrant::Player,
        C::Record | C::Play | C::PlayNext | C::PlayPrevious | C::PlayLast | C::PlaySpeed => Entrant::Player,
        C::Spent | C::Remind | C::Sync => Entrant::Player,
        C::Lifted | C::Opponent | C::Adjust => Entrant::Player,
        C::Away => Entrant::Player,
        // Anybody at the board calls the arbiter.
        C::Complain | C::AskArbiter => Entrant::Anybody,
        C::Adjourn | C::Seal => Entrant::Player,
        // They say themselves that the player alone hears it.
        C::Time | C::MyTime => Entrant::Anybody,
        // There is no other key that stops the program's clock, and none is nearer to the boards.
        C::Stop | C::Mismatch | C::Board | C::Arbiter | C::Arrived | C::Note => Entrant::Anybody,
        // The arbiter's, which is said where it is decided.
        C::Pause | C::Resume | C::Start | C::Set | C::Add | C::Fault | C::Penalty => Entrant::Anybody,
        C::Irregularity | C::Measure | C::SetUp | C::Allow | C::Tell | C::Restore | C::Limit => Entrant::Anybody,
        C::Player | C::Head => Entrant::Anybody,
        // No command of an event.
        C::Square | C::Rank | C::File | C::Pieces | C::Captured | C::Fen | C::Diagram => Entrant::Anybody,
        C::Repeat | C::RepeatEar | C::Spell | C::SpellEar | C::Glossary | C::Help | C::Quit => Entrant::Anybody,
        C::Listen | C::Rate | C::VolumeEar | C::Pitch | C::Perkins | C::Volume | C::Cancel => Entrant::Anybody,
    }
}

#[cfg(test)]
mod tests;

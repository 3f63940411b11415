//! `ansage clock`: a talking chess clock, without a game.

use super::play;
use crate::app::cli::ClockOptions;
use crate::app::failure::Failure;
use crate::app::settings::options::{BrailleKeys, EarconNames, Listen, PlayOptions, Record, YesNo};
use crate::app::settings::paths::Paths;
use ansage_core::desk::Earcon;
use ansage_core::game::{By, ClockKind, Role, Served};
use ansage_core::language::Message;

/// Keeps the time of two people until they leave.
pub(in crate::app) fn keep_time(options: &ClockOptions, paths: &Paths) -> Result<(), Failure> {
    play::play_as(options.options()?, PlayOptions::beneath_a_clock, at_a_clock, paths)
}

impl PlayOptions {
    /// Returns what the settings of a game say for a clock; what they say of moves does not count.
    fn beneath_a_clock(self) -> Self {
        Self {
            plain: self.plain,
            screen: self.screen,
            words: self.words.clone(),
            letters: self.letters.clone(),
            // Where there is no earphone the times are heard there.
            room: self.room.clone().filter(|it| it != "none"),
            braille_display: self.braille_display.clone(),
            braille_words: self.braille_words.clone(),
            braille_table: self.braille_table.clone(),
            laws: self.laws,
            time: self.time.clone(),
            ..self.of_a_listener()
        }
    }
}

/// Adds what makes a clock of a game: nobody announces, nobody is listened to, and each key is a press.
fn at_a_clock(options: PlayOptions) -> Result<PlayOptions, Failure> {
    if options.time.is_none() && options.resume.is_none() {
        return Err(Failure::settings(Message::ClockAloneNeedsTime));
    }
    Ok(PlayOptions {
        role: Some(Role::Clock),
        blind: Some(Served::Both),
        announces: Some(By::Nobody),
        clock: options.time.as_ref().map(|_| ClockKind::Program),
        listen: Some(Listen::Off),
        record: Some(Record::Off),
        one_key: Some(YesNo(true)),
        keypad: Some(YesNo(false)),
        braille_keys: Some(BrailleKeys::No),
        show_clocks: options.show_clocks.or(Some(YesNo(true))),
        earcons: options
            .earcons
            .or_else(|| Some(EarconNames(Earcon::ear_sounds().collect()))),
        ..options
    })
}

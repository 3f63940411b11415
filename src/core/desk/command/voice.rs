//! `/rate`, `/volume-ear` and `/pitch`: how the Ear speaks, changed while it does.

use crate::desk::report::policy::Information;
use crate::desk::{Effect, Table, VoiceChange};
use crate::language::{CommandWord, Message};

impl Table {
    /// Changes how the Ear speaks from now on, and says so in that manner.
    pub(in crate::desk) fn change_voice(&mut self, word: CommandWord, rest: &str) {
        let number = rest.trim().trim_end_matches('%').trim_end().parse().ok();
        let (change, told, needed): (_, fn(String) -> Message, _) = match word {
            CommandWord::VolumeEar => (
                number.and_then(VoiceChange::volume),
                |number| Message::EarVolumeIs { number },
                Message::NeedsVolume,
            ),
            CommandWord::Pitch => (
                number.and_then(VoiceChange::pitch),
                |number| Message::EarPitchIs { number },
                Message::NeedsPitch,
            ),
            _ => (
                number.and_then(VoiceChange::rate),
                |number| Message::EarRateIs { number },
                Message::NeedsRate,
            ),
        };
        let (Some(change), Some(number)) = (change, number) else {
            return self.needs(word, &needed);
        };
        if !self.speaker.settings().ear_voice {
            return self.say(Information::Program, &Message::EarDoesNotSpeak);
        }
        self.outbox.push(Effect::Voice(change));
        let message = told(number.to_string());
        self.say(Information::Program, &message);
    }
}

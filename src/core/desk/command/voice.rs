//! `/rate`, `/volume-ear` and `/pitch`: how the Ear speaks, changed while it does.

use crate::desk::report::policy::Information;
use crate::desk::{Effect, Table, VoiceChange};
use crate::language::{CommandWord, Message, MessageId};

impl Table {
    /// Changes how the Ear speaks from now on, and says so in that manner.
    pub(in crate::desk) fn change_voice(&mut self, word: CommandWord, rest: &str) {
        let number = rest.trim().trim_end_matches('%').trim_end().parse().ok();
        let (change, told, needed) = match word {
            CommandWord::VolumeEar => (
                number.and_then(VoiceChange::volume),
                MessageId::EarVolumeIs,
                MessageId::NeedsVolume,
            ),
            CommandWord::Pitch => (
                number.and_then(VoiceChange::pitch),
                MessageId::EarPitchIs,
                MessageId::NeedsPitch,
            ),
            _ => (
                number.and_then(VoiceChange::rate),
                MessageId::EarRateIs,
                MessageId::NeedsRate,
            ),
        };
        let (Some(change), Some(number)) = (change, number) else {
            return self.needs(word, needed);
        };
        self.outbox.push(Effect::Voice(change));
        let message = Message::new(told).with("number", number.to_string());
        self.say_message(Information::Program, &message);
    }
}

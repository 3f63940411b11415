//! What the desk asks of the world.

use serde::{Deserialize, Serialize};

use super::{ClipSound, Earcon, KeepId};
use crate::language::Segment;

/// Who may perceive something (design: Room, Ear, Arbiter) and, beside them, the sheet asked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Channel {
    /// Both players: the loudspeaker and the screen.
    Room,
    /// The visually impaired player alone: earphone, Braille line, the player's own screen.
    Ear,
    /// Recorded for the arbiter; never spoken.
    Arbiter,
    /// Lines of the scoresheet that were asked for; text only.
    Sheet,
}

/// Numbers utterances in the order in which they were asked for.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UtteranceId(pub u64);

/// One thought for one channel: written and spoken form together.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Utterance {
    /// Names this utterance until it has ended.
    pub id: UtteranceId,
    /// Who may hear it.
    pub channel: Channel,
    /// The line of text for screen, pipe and Braille.
    pub written: String,
    /// The same for a voice; empty for channels that are never spoken.
    pub spoken: Vec<Segment>,
    /// True if it may cut off what its channel is saying.
    pub urgent: bool,
    /// The short sound with which it begins in the Ear; an utterance may be nothing else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earcon: Option<Earcon>,
    /// What is heard behind the words; in the Ear alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sound: Option<ClipSound>,
    /// How it stands on the screen of the one at the keys; a pipe writes everything.
    #[serde(default)]
    pub on_screen: OnScreen,
}

/// How an utterance stands on a screen that others may see.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OnScreen {
    /// As it is.
    #[default]
    Shown,
    /// A mark that something was told, and nothing of what: it would disclose a move not announced yet.
    Masked,
    /// Not at all: it is kept for the arbiter.
    Hidden,
}

/// Something the desk asks to be done. The list is carried out in order.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Effect {
    /// Write one line of the journal before anything after this effect is carried out.
    Record(crate::game::Recorded),
    /// Tell the people of a channel.
    Say(Utterance),
    /// Stop what the channel is saying and forget what it was about to say.
    Hush(Channel),
    /// Let the Room speak so loudly, in percent, from the next sample on.
    RoomVolume(u8),
    /// Keep the sound of what was just entered; answered by `Kept` or `Unkept`.
    Keep(KeepId),
    /// End the program; the game stays resumable.
    Quit,
}

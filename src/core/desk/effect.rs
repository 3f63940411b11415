//! What the desk asks of the world.

use ansage_wire::UtteranceId;
use serde::{Deserialize, Serialize};

use crate::desk::sealing::Unsealed;
use crate::desk::secret::Secret;
use crate::desk::{DeviceOrder, Earcon};
use crate::game::ArbiterKey;
use ansage_wire::Segment;
use ansage_wire::{ClipSound, KeepId};

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
    /// Speak otherwise in the Ear from now on.
    Voice(VoiceChange),
    /// Keep the sound of what was just entered; answered by `Kept` or `Unkept`.
    Keep(KeepId),
    /// Forget the sound that was heard up to now: what was said is a sealed move.
    ForgetSound,
    /// Let the recogniser hear these clips; answered by `ClipsHeard`, or never where there is no recogniser.
    HearClips(Vec<ClipSound>),
    /// Try whether this secret opens the arbiters' key pair; answered by `SecretTried`.
    TrySecret(Box<ArbiterKey>, Secret),
    /// Make a key pair for this secret, or for words that are drawn; answered by `KeyMade`.
    MakeKey(Option<Secret>),
    /// Seal what an arbiter typed to the public half of the arbiters' key; answered by `Sealed`.
    Seal(String, Unsealed),
    /// Open what was sealed, with the arbiters' secret; answered by `SealOpened`.
    OpenSeal(Box<ArbiterKey>, Secret, String),
    /// Tell with what the journal is sealed behind the lines so far; answered by `Head`, or never where nothing is kept.
    TellHead,
    /// Have devices do what no game asks of them.
    Order(DeviceOrder),
    /// When this game is left, begin another one with the same settings.
    BeginAnother,
    /// End the program; the game stays resumable.
    Quit,
}

/// How the Ear is to speak from now on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum VoiceChange {
    /// So many words per minute, 80 to 450.
    Rate(u16),
    /// So loud, 0 to 100 percent.
    Volume(u8),
    /// So much above or below the voice's own pitch, -100 to 100 percent.
    Pitch(i8),
}

impl VoiceChange {
    /// Returns a change of the rate, if it is one that a voice can do.
    pub fn rate(words_per_minute: i32) -> Option<Self> {
        let rate = u16::try_from(words_per_minute).ok();
        rate.filter(|it| (80..=450).contains(it)).map(Self::Rate)
    }

    /// Returns a change of the loudness, if it lies between silence and the loudest.
    pub fn volume(percent: i32) -> Option<Self> {
        let volume = u8::try_from(percent).ok();
        volume.filter(|it| *it <= 100).map(Self::Volume)
    }

    /// Returns a change of the pitch, if it lies within what there is.
    pub fn pitch(percent: i32) -> Option<Self> {
        let pitch = i8::try_from(percent).ok();
        pitch.filter(|it| (-100..=100).contains(it)).map(Self::Pitch)
    }
}

//! What reaches the desk.

use std::time::Duration;

use ansage_wire::Health;
use serde::{Deserialize, Serialize};

use crate::desk::DeviceOutcome;
use crate::desk::display::{BrailleHealth, BrailleKey};
use crate::desk::sealing::Unsealed;
use crate::desk::secret::MadeKey;
use crate::desk::tape::clip::ClipHeard;
use crate::desk::voice_input::listens::{TalkKey, TalkNumber};
use crate::game::{ArbiterNote, JournalFault, Moment};
use crate::language::head_words::HeadWords;
use crate::language::listen::Heard;
use crate::language::sheet_reading::pgn::PgnGame;
use ansage_wire::UtteranceId;
use ansage_wire::{ClipRefusal, KeepId, KeptSound, TapeHealth};

/// Something that happened in the world. It is stamped with the moment it happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A line ended with Enter at a keyboard; empty for Enter alone.
    Line(String),
    /// A line that came through a pipe, or from a script: it takes the usual path without further confirmation.
    Piped(String),
    /// A function key.
    Key(FunctionKey),
    /// Any key was touched: the Ear falls silent.
    Touched,
    /// The talk key moved.
    Talk(TalkKey),
    /// A passage was heard: with the talk key, or in open listening. One in which nothing was said has no words, and so
    /// has one that was lost on the way.
    Spoken(Option<TalkNumber>, Heard),
    /// The words of a passage so far, and the voice has stopped for a moment; they may still change. In open listening
    /// and for the veto only.
    PartlySpoken(Vec<String>),
    /// What was just typed, a character or a word, is to be heard (key echo).
    Echo(String),
    /// A key was pressed while what is typed is secret.
    Tick,
    /// A secret was tried: whether it is the one.
    SecretTried(bool),
    /// A key pair was made for a secret.
    KeyMade(Box<MadeKey>),
    /// No key pair could be made for it.
    KeyNotMade,
    /// What an arbiter typed was sealed, in hexadecimal; `None` if it could not be.
    Sealed(Option<String>),
    /// What was sealed was opened; `None` if that is not the secret, or not what was sealed to it.
    SealOpened(Option<Unsealed>),
    /// While keys are dots, a key was pressed that is none and means nothing.
    NoDot,
    /// The program was asked by a key to stand still.
    WouldStandStill,
    /// Of several lines that were pasted only the first was put on the line.
    PasteCut,
    /// An utterance was spoken to its end.
    Ended(UtteranceId),
    /// An utterance was cut off, or no voice could say it.
    Unspoken(UtteranceId),
    /// A slow machine told only at this moment what the last input led to.
    ToldLate(Moment),
    /// The program is about to end: the clock stops here, and the game stays resumable.
    Leaving,
    /// The moment named by the desk has come.
    Wake,
    /// The journal is kept in another file from here on.
    JournalContinued {
        /// What had become of the file before.
        why: JournalFault,
        /// The file before.
        from: String,
        /// The file it is kept in now.
        to: String,
    },
    /// Something that only the arbiter is told was noticed beside the game.
    ForTheArbiter(ArbiterNote),
    /// The journal is so long that what is no part of the game has no room in it any more.
    JournalNearlyFull,
    /// What the journal was sealed with, in words, when that was asked for.
    Head(HeadWords),
    /// The machine had been asleep for so long.
    Slept(Duration),
    /// What the machine lives on; `None` where it has no battery, or none any more.
    Power(Option<Power>),
    /// A device changed its health.
    Health(Device, Health),
    /// A key of the Braille display.
    Braille(BrailleKey),
    /// The Braille display is there, or is not.
    BrailleHealth(BrailleHealth),
    /// The sound of an entry was kept.
    Kept(KeepId, KeptSound),
    /// It was not to be had.
    Unkept(KeepId),
    /// A clip was found that a crash left.
    Found(KeptSound),
    /// The disk takes no sound, or does again.
    Tape(TapeHealth),
    /// The clip of an utterance was not heard.
    Unplayed(UtteranceId, ClipRefusal),
    /// What came of an order to a device.
    Outcome(DeviceOutcome),
    /// What was found in a conversation has been written where it was asked for.
    Delivered,
    /// A file that is followed was written further, or has nothing to be read any more.
    File(FileNews),
    /// What the recogniser heard in clips, in the order in which they were asked for.
    ClipsHeard(Vec<ClipHeard>),
}

/// What was found in a file of games that is followed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum FileNews {
    /// All of its games, as far as they are whole.
    Games(Vec<PgnGame>),
    /// It is not there, cannot be read, or holds no game.
    Nothing,
}

/// What a machine with a battery lives on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Power {
    /// What is left in its batteries, in per cent.
    pub percent: u8,
    /// True if it is on the mains.
    pub has_mains: bool,
}

/// F1 to F12.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct FunctionKey(pub u8);

/// A part of the world that can fail on its own.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// The voice of the Room.
    RoomVoice,
    /// The voice of the Ear.
    EarVoice,
    /// Words that a person has recorded, for the Room.
    RecordedWords,
    /// The person's own voice; while it is gone the built-in one speaks in its place.
    OwnVoice,
    /// The voice of the system; while it is gone the built-in one speaks in its place.
    SystemVoice,
    /// The person's screen reader; while it is gone the built-in voice speaks in its place.
    ScreenReader,
    /// The built-in voice; while it is not there that of the system speaks in its place. Told of it is nothing else.
    BuiltinVoice,
    /// The microphone.
    Microphone,
    /// Whoever recognises words: one of them is enough.
    Recogniser,
    /// One of two that recognise words, while the other goes on alone.
    OneRecogniser,
    /// One of the nets of the scorer, while the others go on without it.
    ScorerNet,
    /// The file that keeps the journal.
    Journal,
}

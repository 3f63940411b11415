//! What a conversation without a game orders of devices, and what comes of it.

use crate::desk::{
    ChosenOutputs, ChosenSettings, EventAnswers, EventReview, GameFileDone, GameFileOrder, TriedVoice, TutorialPlace,
};
use crate::language::Message;
use ansage_wire::KeptSound;

/// What devices are to do beside speaking.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum DeviceOrder {
    /// Let everything be heard on this output device alone; answered by [`DeviceOutcome::OutputOpened`].
    OpenOutput(String),
    /// Keep in the settings who hears which device.
    KeepOutputs(ChosenOutputs),
    /// Speak in this voice from now on; answered by [`DeviceOutcome::VoiceTried`].
    TryVoice(TriedVoice),
    /// Keep in the settings what was answered; answered by [`DeviceOutcome::SettingsKept`].
    KeepSettings(Box<ChosenSettings>),
    /// Record what is said until the voice pauses; answered by [`DeviceOutcome::TakeRecorded`].
    RecordTake(TakeOrder),
    /// Take what was recorded until now; answered likewise.
    EndTake,
    /// Forget what was recorded until now; not answered.
    DropTake,
    /// Let words be heard as they were recorded, where they were, or in the voice that asks again.
    SayAsRecorded(bool),
    /// Complete what is being kept; answered by [`DeviceOutcome::TapeFinished`].
    FinishTape,
    /// Tell a script of a clip that was kept.
    ListClip(KeptSound),
    /// Tell a script of a clip that was found.
    ListFoundClip(KeptSound),
    /// Note whether recordings may be given away, where they are kept.
    NoteConsent(bool),
    /// Count the announcements that can be heard; answered by [`DeviceOutcome::AnnouncementsCounted`].
    CountAnnouncements,
    /// Learn the voice of the takes; answered by [`DeviceOutcome::VoiceLearned`].
    Learn,
    /// Do something with the file of a game, by its place in the list; answered by [`DeviceOutcome::GameFile`].
    GameFile(usize, GameFileOrder),
    /// Keep where somebody is in the tutorial; answered by [`DeviceOutcome::PlaceNotKept`] if that cannot be.
    KeepPlace(TutorialPlace),
    /// Look at what the files of an event would lay down; answered by [`DeviceOutcome::EventReviewed`].
    ReviewEvent(Box<EventAnswers>),
    /// Write the files of an event; answered by [`DeviceOutcome::EventWritten`].
    WriteEvent(Box<EventAnswers>),
}

/// What is to be recorded.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct TakeOrder {
    /// Its place among all that is asked for of its extent, counted from 0.
    pub of: usize,
    /// How much is said.
    pub extent: TakeExtent,
    /// How often it was asked for in earlier rounds.
    pub round: usize,
    /// True if it was said again: what it sounds like counts no more.
    pub insists: bool,
}

/// How much is said in a take.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum TakeExtent {
    /// A word or two.
    Word,
    /// A whole announcement, perhaps with a pause between piece and square.
    Announcement,
}

/// What became of a take.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum TakeOutcome {
    /// It can be used, and was kept.
    Kept,
    /// It is better said again: by the name of what is wrong with it.
    Flawed(&'static str),
    /// There is no such recording.
    Missing,
}

/// What came of an order.
#[derive(Clone, Debug, PartialEq)]
pub enum DeviceOutcome {
    /// The output device is open; or why it is not.
    OutputOpened(Result<(), Message>),
    /// Whether the voice is heard now; or why it is not, and the one before still speaks.
    VoiceTried(Result<bool, Message>),
    /// The settings are written; or why they are not, and what they would be.
    SettingsKept(Result<(), UnkeptSettings>),
    /// A take is over.
    TakeRecorded(TakeOutcome),
    /// A clip was kept, from pause to pause.
    ClipKept(KeptSound),
    /// There is no more sound: the file in place of a microphone is over.
    SoundEnded,
    /// What was being kept is complete.
    TapeFinished,
    /// So many announcements can be heard.
    AnnouncementsCounted(usize),
    /// A voice was to be learned.
    VoiceLearned(Learned),
    /// Something was done with the file of a game; or why it was not.
    GameFile(Box<Result<GameFileDone, Message>>),
    /// Where somebody is in the tutorial is not kept.
    PlaceNotKept,
    /// What the files of an event lay down; or why there can be none.
    EventReviewed(Box<Result<EventReview, Message>>),
    /// The files of an event are written; or why they are not.
    EventWritten(Result<(), Box<Message>>),
}

/// What came of learning a voice.
#[derive(Clone, Debug, PartialEq)]
pub enum Learned {
    /// Of so few takes nothing is learned.
    TooLittle,
    /// Announcements are not heard better; nothing was kept. The message has the figures.
    NotBetter(Message),
    /// They are, and what was learned was kept. The message has the figures.
    Better(Message),
}

/// Settings that could not be written.
#[derive(Clone, Debug, PartialEq)]
pub struct UnkeptSettings {
    /// Why.
    pub why: Box<Message>,
    /// The lines of the file as it would be.
    pub lines: String,
}

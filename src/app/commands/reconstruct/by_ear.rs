//! The questions about a tape in the Ear: each is said, and behind it what is on the tape is heard.

use super::found::Found;
use crate::app::cli::ReconstructOptions;
use crate::app::failure::Failure;
use crate::app::printing::say_on_stderr;
use crate::app::settings::config;
use crate::app::settings::options::{EarBy, Listen, PlayOptions};
use crate::app::settings::paths::Paths;
use crate::app::settings::surroundings::{Surroundings, locale};
use crate::app::settings::words::Words;
use crate::app::table::voice::WaitingVoice;
use ansage_core::desk::{Channel, Device, OnScreen, Utterance};
use ansage_core::game::{Position, Role};
use ansage_core::language::reconstruct::HalfMove;
use ansage_core::language::{Message, MessageId};
use ansage_devices::speech::VoiceChoice;
use ansage_wire::RATE;
use ansage_wire::Segment;
use ansage_wire::{ClipSound, Extent, UtteranceId};

/// So much of the tape is heard before and behind a passage, in samples: half a second.
const AROUND: u64 = RATE as u64 / 2;

/// How fast the tape is heard, in percent.
const LIFE: u16 = 100;

/// A voice in the Ear that asks, and the sound of the tape.
pub(super) struct ByEar {
    voice: WaitingVoice,
    words: Words,
    /// False where a screen reader says the questions; the tape is heard all the same.
    speaks: bool,
    last: u64,
    /// True while it is known that nothing can be heard.
    is_unheard: bool,
}

impl ByEar {
    /// Opens the Ear that the options and the settings ask for; `None` where nothing is to be heard.
    ///
    /// # Errors
    ///
    /// Returns a failure if the settings cannot be read, or the device that the command line names cannot be used.
    pub(super) fn open(options: &ReconstructOptions, paths: &Paths, words: &Words) -> Result<Option<Self>, Failure> {
        let settings = config::read_settings(options.heard.settings.as_deref(), &paths.settings)?;
        let play = PlayOptions {
            words: Some(options.words.clone()),
            role: Some(Role::Recorder),
            listen: Some(Listen::Off),
            ..options.heard.options().over(settings.of_a_listener())
        };
        let speaks = play.ear != Some(EarBy::Text);
        // What was said on a tape no screen reader can read out.
        let play = PlayOptions {
            ear: Some(EarBy::Speak),
            ..play
        };
        let surroundings = Surroundings {
            reports: vec![words.reports.clone()],
            locale: locale(),
            ..Surroundings::default()
        };
        let config = config::resolve(play, &surroundings)?;
        if config.speech.voice == VoiceChoice::None {
            return Ok(None);
        }
        let asked = [(Device::EarVoice, options.heard.ear_device.clone())];
        Ok(Some(Self {
            voice: WaitingVoice::open(&config, &words.voices).with_devices(&asked)?,
            words: words.clone(),
            speaks,
            last: 0,
            is_unheard: false,
        }))
    }

    /// Says a message, after what is being said.
    pub(super) fn say(&mut self, message: &Message) {
        if self.speaks {
            let spoken = self.spoken(message);
            self.tell(spoken, None);
        }
    }

    /// Tells in text, and once, that nothing can be heard.
    pub(super) fn tell_trouble(&mut self) {
        let trouble = self.voice.trouble_now(Device::EarVoice);
        let was_unheard = std::mem::replace(&mut self.is_unheard, trouble.is_some());
        if let Some(why) = trouble.filter(|_| !was_unheard) {
            let why = why.trim_end_matches('.');
            let message = Message::new(MessageId::ReconstructAskUnheard).with("why", why);
            say_on_stderr(&self.words.say(&message));
        }
    }

    /// Asks about a half-move, and lets it be heard.
    pub(super) fn ask(&mut self, found: &Found<'_>, position: &Position, half_move: &HalfMove) {
        let question = match self.speaks {
            true => self.question(found, position, half_move),
            false => Vec::new(),
        };
        let sound = stretch_of(found, half_move);
        self.voice.speech().play_from(found.folder_of(half_move.passage));
        self.tell(question, sound);
    }

    /// Lets a half-move be heard once more, without a word.
    pub(super) fn play(&mut self, found: &Found<'_>, half_move: &HalfMove) {
        let sound = stretch_of(found, half_move);
        self.tell(Vec::new(), sound);
    }

    /// Falls silent.
    pub(super) fn hush(&self) {
        self.voice.hush();
    }

    /// Says how it ended, to its end.
    pub(super) fn end(mut self, message: &Message) {
        self.hush();
        if self.speaks && self.voice.trouble_now(Device::EarVoice).is_none() {
            let spoken = self.spoken(message);
            let id = self.tell(spoken, None);
            self.voice.wait_for(id);
        }
        self.voice.close();
    }

    /// Returns the question: the half-move, and the choices with their numbers, each in the voice of its language.
    fn question(&self, found: &Found<'_>, position: &Position, half_move: &HalfMove) -> Vec<Segment> {
        let board = position.board();
        let side = board.turn().fold_wb(MessageId::White, MessageId::Black);
        let message = Message::new(MessageId::ReconstructAskEar)
            .with("number", board.move_number())
            .with("side", side);
        let mut spoken = self.spoken(&message);
        if half_move.candidates.len() > 1 {
            for (index, m) in half_move.candidates.iter().enumerate() {
                let number = format!("{}:", index + 1);
                spoken.push(Segment::plain(self.words.reports.clone(), number));
                spoken.push(found.phrase(position, *m).spoken);
            }
        }
        spoken
    }

    fn spoken(&self, message: &Message) -> Vec<Segment> {
        let messages = self.words.voices.messages(&self.words.reports);
        messages.map(|it| it.tell(message).spoken).unwrap_or_default()
    }

    fn tell(&mut self, spoken: Vec<Segment>, sound: Option<ClipSound>) -> UtteranceId {
        self.last += 1;
        let id = UtteranceId(self.last);
        self.voice.speech().say(&Utterance {
            id,
            channel: Channel::Ear,
            written: String::new(),
            spoken,
            urgent: false,
            earcon: None,
            sound,
            on_screen: OnScreen::Shown,
        });
        id
    }
}

/// Returns where the passage of a half-move is heard; `None` where no file of that name can be named to the speaker.
fn stretch_of(found: &Found<'_>, half_move: &HalfMove) -> Option<ClipSound> {
    let it = &found.passages[half_move.passage];
    let name = found.recordings.all[it.file].path.file_name()?.to_str()?;
    Some(ClipSound {
        file: name.to_owned(),
        extent: Extent::Stretch {
            from: it.from.saturating_sub(AROUND),
            to: it.to + AROUND,
        },
        percent: LIFE,
    })
}

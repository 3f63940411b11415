//! Somebody who answers aloud: the microphone, and at a terminal the keys one by one, for a talk key is one of them.

use std::io;

use super::{Arrival, Lines, Unreadable};
use crate::app::failure::{Failure, io_failure};
use crate::app::settings::face::FaceChoice;
use crate::app::settings::words::Words;
use crate::app::table::answers::AnswersAloud;
use crate::app::table::face::labels;
use crate::app::table::senses::listen_to;
use crate::app::table::signals;
use crate::app::table::stopwatch::Stopwatch;
use crate::app::table::voice_input::{VoiceInput, VoiceInputEvent};
use ansage_core::desk::{Conversation, Input, Utterance};
use ansage_core::game::Moment;
use ansage_devices::terminal;
use ansage_devices::terminal::{Face, PlainFace, Touch, Typed};

/// The microphone and the keys.
pub(super) struct Aloud {
    /// `None` where a script sends lines.
    face: Option<Face>,
    voice_input: Option<VoiceInput>,
    /// True if the microphone hears what is said in the Ear.
    ear_in_room: bool,
}

impl Lines {
    /// Reads what is typed, and listens to what is said if answers may be said aloud.
    ///
    /// # Errors
    ///
    /// Returns a failure if the terminal refuses, or there can be no thread for it.
    pub(in crate::app) fn attend(
        &mut self,
        unreadable: Unreadable,
        aloud: Option<&AnswersAloud>,
        words: &Words,
    ) -> Result<(), Failure> {
        let Some(aloud) = aloud else {
            return self.read(unreadable);
        };
        let face = match aloud.config.face {
            FaceChoice::Pipe => {
                self.read(unreadable)?;
                None
            }
            _ => {
                let face = self.take_the_keys(aloud, words);
                Some(face.map_err(|it| io_failure::terminal(&it))?)
            }
        };
        let sender = self.sender.clone();
        let put = move |event| sender.send(Arrival::VoiceInput(event)).is_ok();
        self.aloud = Some(Aloud {
            face,
            voice_input: listen_to(&aloud.config, words, None, put),
            ear_in_room: aloud.ear_in_room(),
        });
        Ok(())
    }

    fn take_the_keys(&self, aloud: &AnswersAloud, words: &Words) -> io::Result<Face> {
        let sender = self.sender.clone();
        // Whoever ends the program otherwise would leave the terminal as nobody else can use it.
        signals::watch(move |request| {
            let _over = sender.send(Arrival::Asked(request));
        })?;
        let face = PlainFace::open_beside_the_output(labels(words), aloud.config.typing)?;
        let sender = self.sender.clone();
        terminal::listen(move |key| sender.send(Arrival::Touch(key.ok())).is_ok())?;
        Ok(Face::Plain(Box::new(face)))
    }

    /// Does what a key does.
    pub(super) fn touched(&mut self, touch: Option<Touch>) {
        let face = self.aloud.as_mut().and_then(|it| it.face.as_mut());
        let typed = match (face, touch) {
            (Some(face), Some(Touch::Key(key))) => face.press(&key, Moment(0)),
            (Some(face), Some(Touch::Pasted(text))) => face.paste(&text),
            (Some(face), Some(Touch::Resized)) => {
                face.resized();
                Vec::new()
            }
            (_, None) => vec![Typed::Left],
            (None, Some(_)) => Vec::new(),
        };
        self.waiting.extend(typed.into_iter().map(|it| match it {
            Typed::Input(input) => input,
            Typed::Left => Input::Leaving,
        }));
    }

    /// Stands still until the shell calls the program back.
    pub(super) fn stand_still(&mut self) -> Result<(), Failure> {
        match self.aloud.as_mut().and_then(|it| it.face.as_mut()) {
            Some(face) => signals::stand_still(face).map_err(|it| io_failure::terminal(&it)),
            None => Ok(()),
        }
    }
}

impl Aloud {
    /// Shows what is told where keys are heard; returns false where it is to be printed. What the microphone hears of it is
    /// not listened to.
    pub(super) fn show(&mut self, utterance: &Utterance, stopwatch: &Stopwatch) -> bool {
        let is_heard = !utterance.spoken.is_empty() || utterance.sound.is_some();
        if let Some(voice_input) = self.voice_input.as_ref().filter(|_| self.ear_in_room && is_heard) {
            voice_input.begin_muting(utterance.id, stopwatch.stamp_of(stopwatch.now()));
        }
        match &mut self.face {
            Some(face) => {
                face.show(utterance);
                true
            }
            None => false,
        }
    }

    /// Notes that something has been said to its end.
    pub(super) fn note(&self, input: &Input, stopwatch: &Stopwatch) {
        if let (Some(voice_input), Input::Ended(id) | Input::Unspoken(id)) = (&self.voice_input, input) {
            voice_input.end_muting(*id, stopwatch.stamp_of(stopwatch.now()));
        }
    }

    /// Draws the line that is typed, and holds the microphone to what may be said.
    pub(super) fn settle(&mut self, conversation: &dyn Conversation, stopwatch: &Stopwatch) -> Result<(), Failure> {
        if let Some(voice_input) = &mut self.voice_input {
            voice_input.set_wanted(stopwatch.stamp_of(stopwatch.now()), conversation.listens());
        }
        match &mut self.face {
            Some(face) => face
                .settle(&conversation.view())
                .map_err(|it| io_failure::terminal(&it)),
            None => Ok(()),
        }
    }

    /// Gives the terminal back, and closes the microphone.
    pub(super) fn close(self) {
        if let Some(face) = self.face {
            face.close("");
        }
        if let Some(voice_input) = self.voice_input {
            voice_input.close();
        }
    }
}

/// Returns what a conversation is told of the microphone; nothing is kept as sound.
pub(super) fn input_of(event: VoiceInputEvent) -> Option<Input> {
    match event {
        VoiceInputEvent::Spoken(number, heard) => Some(Input::Spoken(number, heard)),
        VoiceInputEvent::PartlySpoken(words) => Some(Input::PartlySpoken(words)),
        VoiceInputEvent::Health(device, health) => Some(Input::Health(device, health)),
        VoiceInputEvent::FileEnded => None,
        VoiceInputEvent::Kept(..)
        | VoiceInputEvent::Unkept(_)
        | VoiceInputEvent::Found(_)
        | VoiceInputEvent::Tape(_) => None,
    }
}

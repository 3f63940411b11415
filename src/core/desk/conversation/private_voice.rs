//! The voice in the Ear of somebody who is alone with the program: every conversation but that of the game speaks with it.

use std::sync::Arc;

use crate::desk::display::private_fingers::{DisplayCells, PrivateFingers};
use crate::desk::outbox::Outbox;
use crate::desk::report::health::health_message;
use crate::desk::report::policy;
use crate::desk::report::policy::{Information, Policy, Seen};
use crate::desk::report::speech_queue::SpeechQueue;
use crate::desk::report::telling::Telling;
use crate::desk::{
    BrailleLine, Channel, Device, DeviceOrder, DeviceOutcome, Earcon, Effect, Input, OpenError, Utterance,
};
use crate::game::{Mode, Moment};
use crate::language::braille::profile;
use crate::language::letters::SETS;
use crate::language::{CommandMatch, CommandSet, Letters, Message, Messages, Voices};
use ansage_wire::Segment;
use ansage_wire::{Health, UtteranceId};

/// Nobody else is there: what may be told is what may be in free mode.
const MODE: Mode = Mode::Free;

/// Words for messages, and what becomes of them: numbered, passed by the policy, and put where effects are collected.
pub(in crate::desk) struct PrivateVoice {
    voices: Arc<Voices>,
    reports: String,
    /// True if a voice speaks in the Ear.
    is_heard: bool,
    /// True if words are read out by somebody else: only sounds are heard.
    writes_only: bool,
    fingers: Option<PrivateFingers>,
    /// True if the last entry was made at the Braille display.
    is_felt: bool,
    is_over: bool,
    policy: Policy,
    is_well: bool,
    /// The voice in whose place the built-in one speaks while it is not.
    is_chosen_one_well: bool,
    ear: SpeechQueue,
    next_id: u64,
    now: Moment,
    outbox: Outbox,
}

impl PrivateVoice {
    /// Takes the words of a language; `is_heard` if a voice speaks in the Ear.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError::UnknownReports`] if there are no words in that language.
    pub(in crate::desk) fn new(voices: Arc<Voices>, reports: String, is_heard: bool) -> Result<Self, OpenError> {
        if voices.messages(&reports).is_none() {
            return Err(OpenError::UnknownReports(reports));
        }
        Ok(Self {
            voices,
            reports,
            is_heard,
            writes_only: false,
            fingers: None,
            is_felt: false,
            is_over: false,
            policy: Policy::of_the_laws(),
            is_well: true,
            is_chosen_one_well: true,
            ear: SpeechQueue::default(),
            next_id: 1,
            now: Moment(0),
            outbox: Outbox::default(),
        })
    }

    /// Leaves words to a screen reader that reads them out; only sounds are heard.
    #[must_use]
    pub(in crate::desk) fn only_writing(mut self, writes_only: bool) -> Self {
        self.writes_only = writes_only;
        self
    }

    /// Lets what is told be felt on a Braille display as well, if there is to be one.
    #[must_use]
    pub(in crate::desk) fn felt_in(mut self, cells: Option<&DisplayCells>) -> Self {
        self.fingers = cells.map(PrivateFingers::on);
        let table_error = self.fingers.as_ref().and_then(PrivateFingers::table_error);
        let message = table_error.map(|it| Message::BrailleTableFault {
            file: it.file.clone(),
            line: it.line.to_string(),
            why: it.wrong.to_string(),
            table: profile::COMPUTER8.to_owned(),
        });
        if let Some(message) = message {
            self.say(&message);
        }
        self
    }

    /// Returns what stands on the Braille display; `None` where none is used, before anything is told, and when all is over.
    pub(in crate::desk) fn braille(&self) -> Option<BrailleLine> {
        let fingers = self.fingers.as_ref().filter(|_| !self.is_over)?;
        fingers.line()
    }

    /// Notes when something happened, and what it is to a finger. What is entered at the display comes back as a line; of its
    /// other keys nothing is left.
    pub(in crate::desk) fn receive(&mut self, at: Moment, input: Input) -> Option<Input> {
        self.note_time(at);
        match input {
            Input::Braille(key) => {
                self.is_felt = true;
                // Whoever reads does not need to hear the rest.
                if self.is_heard {
                    self.hush();
                }
                let fingers = self.fingers.as_mut()?;
                let line = fingers.press(key)?;
                fingers.is_answered();
                Some(Input::Line(line))
            }
            Input::BrailleHealth(health) => {
                let letters = Letters::named(&self.reports).unwrap_or(SETS[0]);
                if let Some(message) = self.fingers.as_mut()?.health(health, letters.name) {
                    self.say_of_a_device(&message);
                }
                None
            }
            input => {
                self.note_an_answer(&input);
                Some(input)
            }
        }
    }

    fn note_an_answer(&mut self, input: &Input) {
        if matches!(input, Input::Line(_) | Input::Piped(_) | Input::Leaving) {
            self.is_felt = false;
        }
        let Some(fingers) = &mut self.fingers else {
            return;
        };
        match input {
            Input::Line(_) | Input::Piped(_) => {
                fingers.is_answered();
                fingers.come_back();
            }
            // What was asked for has been said.
            Input::Outcome(DeviceOutcome::TakeRecorded(_) | DeviceOutcome::ClipKept(_)) => fingers.is_answered(),
            _ => {}
        }
    }

    /// Returns a line as print, if it was typed in the cells of the display.
    pub(in crate::desk) fn in_print(&self, line: String) -> String {
        match &self.fingers {
            Some(fingers) => fingers.in_print(&line),
            None => line,
        }
    }

    /// Replaces the policy, so that a test can show that nothing is told around it.
    pub(in crate::desk) fn set_policy(&mut self, policy: Policy) {
        self.policy = policy;
    }

    /// Tells everything in another language from now on.
    pub(in crate::desk) fn speak_in(&mut self, reports: &str) {
        if self.voices.messages(reports).is_some() {
            reports.clone_into(&mut self.reports);
        }
    }

    /// Notes whether a voice speaks in the Ear from now on.
    pub(in crate::desk) fn set_heard(&mut self, is_heard: bool) {
        self.is_heard = is_heard;
        self.is_well = true;
        self.ear.clear();
    }

    /// Notes the time of what follows.
    pub(in crate::desk) fn note_time(&mut self, at: Moment) {
        self.now = self.now.max(at);
    }

    /// Returns true once the conversation has ended.
    pub(in crate::desk) fn is_over(&self) -> bool {
        self.is_over
    }

    pub(in crate::desk) fn now(&self) -> Moment {
        self.now
    }

    /// Returns what has come of the input, and empties it.
    pub(in crate::desk) fn take(&mut self) -> Vec<Effect> {
        self.outbox.take()
    }

    pub(in crate::desk) fn voices(&self) -> &Arc<Voices> {
        &self.voices
    }

    /// Returns the language of what is told.
    pub(in crate::desk) fn reports(&self) -> &str {
        &self.reports
    }

    /// Returns what a command is called in the language of what is told.
    pub(in crate::desk) fn command_name(&self, word: impl CommandSet) -> String {
        self.voices.commands().name(word, &self.reports)
    }

    /// Returns the command that a line names behind its slash, of those that are known here; a line without one answers what is
    /// asked.
    pub(in crate::desk) fn command_of<'a, C: CommandSet>(&self, line: &'a str, known: &[C]) -> CommandMatch<'a, C> {
        match line.starts_with('/') {
            true => {
                let commands = self.voices.commands();
                commands.find_where(line, &[&self.reports], |it| known.contains(&it))
            }
            false => CommandMatch::None,
        }
    }

    /// Returns the sentence that refuses a line which begins with a slash and names none of the commands that are known here:
    /// a slip of the fingers is no answer. `None` for every other line.
    pub(in crate::desk) fn no_command<C: CommandSet>(&self, line: &str, known: &[C]) -> Option<Message> {
        if !line.starts_with('/') {
            return None;
        }
        let text = line.split_whitespace().next().unwrap_or_default().to_owned();
        match self.command_of(line, known) {
            CommandMatch::One(word, _) if known.contains(&word) => None,
            CommandMatch::Several(choices) => Some(Message::CommandAmbiguous {
                text,
                choices: choices.join(", "),
            }),
            CommandMatch::One(..) | CommandMatch::None => {
                let nearest = self.voices.commands().nearest::<C>(line, &[&self.reports]);
                let nearest = nearest.filter(|(word, _)| known.contains(word));
                Some(match nearest {
                    Some((word, _)) => Message::CommandUnknownNearest {
                        text,
                        command: self.command_name(word),
                    },
                    None => Message::CommandUnknown { text },
                })
            }
        }
    }

    /// Returns a message as text.
    pub(in crate::desk) fn text(&self, message: &Message) -> String {
        self.messages().map(|it| it.say(message)).unwrap_or_default()
    }

    /// Returns a message as it is told.
    pub(in crate::desk) fn report(&self, about: Information, message: &Message) -> Telling {
        match self.messages().map(|it| it.tell(message)) {
            Some(said) => Telling::new(about, said.written, said.spoken),
            None => Telling::new(about, String::new(), Vec::new()),
        }
    }

    /// Returns a text in the language of what is told.
    pub(in crate::desk) fn plain(&self, about: Information, text: String) -> Telling {
        let spoken = vec![Segment::plain(&self.reports, text.clone())];
        Telling::new(about, text, spoken)
    }

    fn messages(&self) -> Option<&Messages> {
        self.voices.messages(&self.reports)
    }

    /// Tells a message of the program.
    pub(in crate::desk) fn say(&mut self, message: &Message) {
        let telling = self.report(Information::Program, message);
        self.tell(telling);
    }

    /// Tells how a device is.
    fn say_of_a_device(&mut self, message: &Message) {
        let telling = self.report(Information::DeviceHealth, message);
        self.tell(telling);
    }

    /// Tells it where the policy lets it be heard, and names what was told; nothing, if it says so.
    pub(in crate::desk) fn tell(&mut self, telling: Telling) -> Option<UtteranceId> {
        let channel = self.policy.channel(telling.about, MODE)?;
        let seen = Seen {
            mode: MODE,
            is_private: true,
            arbiter_here: false,
            is_for_good: false,
        };
        let utterance = Utterance {
            id: UtteranceId(self.next_id),
            channel,
            on_screen: policy::on_screen(telling.about, channel, seen),
            written: telling.written,
            spoken: match self.writes_only {
                true => Vec::new(),
                false => telling.spoken,
            },
            urgent: telling.urgent,
            earcon: telling.earcon.filter(|it| self.sounds(*it, channel)),
            sound: telling.sound,
        };
        self.next_id += 1;
        if channel == Channel::Ear && self.is_heard && self.is_well {
            self.ear.push(&utterance, self.now);
        }
        if let Some(fingers) = &mut self.fingers {
            fingers.take(&utterance, telling.about == Information::DeviceHealth);
        }
        let id = utterance.id;
        self.outbox.push(Effect::Say(utterance));
        Some(id)
    }

    fn sounds(&self, earcon: Earcon, channel: Channel) -> bool {
        self.is_heard && policy::may_sound(earcon, channel, MODE)
    }

    /// Lets what was typed be heard; it stands on the screen already.
    pub(in crate::desk) fn echo(&mut self, text: String) {
        let spoken = vec![Segment::plain(&self.reports, text)];
        self.tell(Telling::new(Information::KeyEcho, String::new(), spoken));
    }

    /// Answers what every conversation answers alike: keys that are touched, what is typed, how the voice is.
    pub(in crate::desk) fn attend(&mut self, input: Input) {
        match input {
            Input::Touched => self.hush(),
            Input::WouldStandStill => self.say(&Message::StandsNotStill),
            Input::Echo(text) => self.echo(text),
            Input::Ended(id) | Input::Unspoken(id) => self.ended(id),
            Input::Health(device, health) => self.health(device, &health),
            _ => {}
        }
    }

    /// Stops what is being said.
    pub(in crate::desk) fn hush(&mut self) {
        self.ear.clear();
        self.outbox.push(Effect::Hush(Channel::Ear));
    }

    /// Notes that an utterance has ended, or will never be heard.
    pub(in crate::desk) fn ended(&mut self, id: UtteranceId) {
        self.ear.ended(id);
    }

    /// Returns true while something is said.
    pub(in crate::desk) fn is_speaking(&self) -> bool {
        self.ear.is_speaking(self.now)
    }

    /// Returns true while what was told last is felt: with the program the display goes back to the screen reader, and what
    /// stands there would never be read.
    pub(in crate::desk) fn is_being_felt(&self) -> bool {
        let is_unread = self.fingers.as_ref().is_some_and(PrivateFingers::has_unread);
        self.is_felt && is_unread
    }

    /// Returns when everything has been said, by estimate, if something is to come.
    pub(in crate::desk) fn falls_silent_at(&self) -> Option<Moment> {
        self.ear.ends_at().filter(|it| *it > self.now)
    }

    /// Tells once that a voice in the Ear failed or came back.
    pub(in crate::desk) fn health(&mut self, device: Device, health: &Health) {
        if self.note_health(device, health)
            && let Some(message) = health_message(device, health)
        {
            self.say_of_a_device(&message);
        }
    }

    /// Notes how a voice in the Ear is; returns true if that has changed.
    pub(in crate::desk) fn note_health(&mut self, device: Device, health: &Health) -> bool {
        if !self.is_heard {
            return false;
        }
        let is_well = matches!(health, Health::Ready { .. });
        let known = match device {
            Device::EarVoice => &mut self.is_well,
            Device::OwnVoice | Device::SystemVoice | Device::ScreenReader | Device::BuiltinVoice => {
                &mut self.is_chosen_one_well
            }
            _ => return false,
        };
        let was_well = std::mem::replace(known, is_well);
        if device == Device::EarVoice && !is_well {
            self.ear.clear();
        }
        was_well != is_well
    }

    /// Has devices do something beside speaking.
    pub(in crate::desk) fn order(&mut self, order: DeviceOrder) {
        self.outbox.push(Effect::Order(order));
    }

    /// Ends the conversation.
    pub(in crate::desk) fn quit(&mut self) {
        self.is_over = true;
        self.outbox.push(Effect::Quit);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::PrivateVoice;
    use crate::desk::report::policy::Information;
    use crate::desk::report::telling::Telling;
    use crate::desk::{BrailleHealth, DisplayCells, Effect, Input, Utterance};
    use crate::game::Moment;
    use crate::language::braille::Tables;
    use crate::language::{Message, Voices};
    use ansage_wire::{ClipSound, DisplayRefusal, Extent};

    fn told(voice: &mut PrivateVoice) -> Vec<Utterance> {
        let effects = voice.take().into_iter();
        let told = effects.filter_map(|it| match it {
            Effect::Say(utterance) => Some(utterance),
            _ => None,
        });
        told.collect()
    }

    #[test]
    fn where_a_screen_reader_reads_no_word_is_spoken_and_sounds_are_heard() {
        let cells = DisplayCells {
            table: "computer8".to_owned(),
            tables: Tables::compiled_in(),
        };
        let voices = Arc::new(Voices::of(ansage_texts::VOICES));
        let voice = PrivateVoice::new(voices, "de".to_owned(), true).expect("there is German");
        let mut voice = voice.only_writing(true).felt_in(Some(&cells));
        voice.say(&Message::ReconstructAskHelp);
        let gone = BrailleHealth::Gone(DisplayRefusal::NoServer);
        assert_eq!(voice.receive(Moment(1), Input::BrailleHealth(gone)), None);
        voice.tell(Telling {
            sound: Some(ClipSound {
                file: "tape.wav".to_owned(),
                extent: Extent::Stretch { from: 0, to: 1 },
                percent: 100,
            }),
            ..Telling::new(Information::OwnEntry, String::new(), Vec::new())
        });
        let told = told(&mut voice);
        assert_eq!(told.len(), 3);
        assert!(told.iter().all(|it| it.spoken.is_empty()), "{told:?}");
        assert!(told[0].written.starts_with("Antworten:") && told[1].written.starts_with("Keine Braillezeile"));
        assert!(told[2].sound.is_some());
    }
}

//! What is looked at before play, item by item: each asks for its figure, for yes or no, or for who approved it. What is beyond
//! the Laws is told at once; nothing is decided.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::private_voice_input::PrivateVoiceInputSettings;
use crate::desk::conversation::questionnaire::Questionnaire;
use crate::desk::conversation::spoken_answers::{SpokenAnswers, SpokenMeaning, without_moves};
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::{AskedNow, MayBeSaid};
use crate::desk::{DisplayCells, Effect, OpenError};
use crate::game::equipment::{EquipmentAnswer, Figure, LARGEST, Unit, read_size};
use crate::game::event_terms::are_initials;
use crate::game::resolve::Placement;
use crate::game::{EquipmentCheck, EquipmentItem, EquipmentPart, EventTerms, Looked};
use crate::language::equipment::{finding, found, heading, name, question, title};
use crate::language::listen::{Meaning, Spoken};
use crate::language::placement::piece_list;
use crate::language::{CommandMatch, CommandWord, Lexicon, Message, Voices};

/// Leaves an item open, whatever was found of it.
const OPEN: &str = "-";

/// Reads the start position out.
const READ: &str = "?";

/// The commands that are known in this list.
const COMMANDS: [CommandWord; 8] = [
    CommandWord::Correct,
    CommandWord::Repeat,
    CommandWord::RepeatEar,
    CommandWord::SetUp,
    CommandWord::Help,
    CommandWord::Quit,
    CommandWord::Stop,
    CommandWord::Cancel,
];

/// How somebody goes through the list.
#[derive(Clone, Debug)]
pub struct EquipmentListSettings {
    /// Language of the list.
    pub reports: String,
    /// The words of the start position.
    pub lexicon: Lexicon,
    /// The start position of both boards.
    pub start: Placement,
    /// What the arbiter laid down, if there is an event file.
    pub event: Option<EventTerms>,
    /// False if the arbiter's word for the program does not hold now (P.5).
    pub is_authorised_now: bool,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// The cells of the Braille display; `None` where none is used.
    pub cells: Option<DisplayCells>,
    /// How answers are heard that are said aloud; `None` where nobody listens.
    pub listen: Option<PrivateVoiceInputSettings>,
}

/// Goes through the list, and keeps what was found.
pub struct EquipmentList {
    settings: EquipmentListSettings,
    voice: PrivateVoice,
    check: EquipmentCheck,
    aloud: SpokenAnswers<SpokenAnswer>,
    step: Step,
    /// What was asked about since the list was opened.
    sitting: BTreeSet<EquipmentItem>,
    /// The part of which the heading was told last.
    part: Option<EquipmentPart>,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Step {
    /// This is asked about.
    Item(EquipmentItem),
    /// Everything was asked about; the list may still be gone back in.
    End,
    /// The last sentence is being said.
    Over,
}

/// An answer that was said aloud.
#[derive(Clone, Copy, Debug)]
pub(in crate::desk) enum SpokenAnswer {
    Yes,
    No,
    /// It was not looked at.
    Open,
    /// The question is told once more.
    Again,
    /// What was asked before is asked again.
    Back,
    /// What stands on both boards is read out.
    ReadSetUp,
    /// The list is left.
    Leave,
}

impl EquipmentList {
    /// Begins with the first item of which nothing was found yet; `check` is the list as far as it was gone through before.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        check: EquipmentCheck,
        settings: EquipmentListSettings,
        voices: Arc<Voices>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let voice = PrivateVoice::new(voices, settings.reports.clone(), settings.ear_voice)?;
        let voice = voice.felt_in(settings.cells.as_ref());
        let mut list = Self {
            aloud: SpokenAnswers::new(settings.listen.clone()),
            settings,
            voice,
            check,
            step: Step::Over,
            sitting: BTreeSet::new(),
            part: None,
        };
        list.note_the_arbiters_word();
        list.help();
        list.go_on();
        let effects = list.voice.take();
        Ok((list, effects))
    }

    /// Returns the list as far as it was gone through.
    pub fn check(&self) -> &EquipmentCheck {
        &self.check
    }

    /// An event file says who approved the program, so nobody is asked.
    fn note_the_arbiters_word(&mut self) {
        if let Some(terms) = &self.settings.event {
            let authorised = &terms.authorised;
            let looked = Looked::Approved {
                by: authorised.by.clone(),
                at: Some(authorised.at.clone()),
            };
            self.check.note(EquipmentItem::ApprovedProgram, looked);
        }
    }

    fn help(&mut self) {
        let title = title(self.check.rules());
        let command = |it| self.voice.command_name(it);
        let help = Message::EquipmentHelp {
            again: command(CommandWord::Repeat),
            back: command(CommandWord::Correct),
            stop: command(CommandWord::Quit),
        };
        self.voice.say(&title);
        self.voice.say(&help);
        let Some(how) = self.aloud.how() else { return };
        let word = |it| self.aloud.word_for(it, &self.voice);
        let aloud = Message::EquipmentAloud {
            empty: word(Spoken::Empty),
            again: word(Spoken::Command(CommandWord::Repeat)),
            back: word(Spoken::Command(CommandWord::Correct)),
            stop: word(Spoken::Command(CommandWord::Cancel)),
        };
        self.voice.say(&how);
        self.voice.say(&aloud);
    }

    /// Asks about the next item that was not asked about.
    fn go_on(&mut self) {
        let next = self.check.asked().find(|it| self.check.looked(*it).is_none());
        match next {
            Some(item) => self.come_to(item),
            None => self.come_to_the_end(),
        }
    }

    fn come_to(&mut self, item: EquipmentItem) {
        if self.part != Some(item.part()) {
            self.part = Some(item.part());
            self.begin(item.part());
        }
        self.step = Step::Item(item);
        self.sitting.insert(item);
        self.ask();
    }

    fn begin(&mut self, part: EquipmentPart) {
        self.voice.say(&heading(part, self.check.rules()));
        match part {
            EquipmentPart::SetUp => {
                let command = self
                    .voice
                    .voices()
                    .commands()
                    .name(CommandWord::SetUp, self.voice.reports());
                self.voice.say(&Message::EquipmentSetUpHow { command });
            }
            EquipmentPart::Approval => self.tell_the_arbiters_word(),
            _ => {}
        }
    }

    fn tell_the_arbiters_word(&mut self) {
        let Some(terms) = &self.settings.event else { return };
        let authorised = Message::CheckEventAuthorised {
            by: terms.authorised.by.clone(),
            at: terms.authorised.at.clone(),
        };
        self.voice.say(&authorised);
        if !self.settings.is_authorised_now {
            self.voice.say(&Message::CheckEventAuthorisedAnotherDay);
        }
    }

    fn come_to_the_end(&mut self) {
        self.step = Step::End;
        self.ask();
    }

    fn typed(&mut self, line: &str) {
        match self.step {
            Step::Item(item) => match self.read(item, line) {
                Ok(looked) => self.note(item, looked),
                Err(why) => {
                    self.voice.say(&why);
                    self.ask();
                }
            },
            Step::End if line.is_empty() => self.close(),
            Step::End => self.ask(),
            Step::Over => {}
        }
    }

    /// Understands an answer; an empty one leaves the item as it is, and open if nothing was found yet.
    fn read(&self, item: EquipmentItem, line: &str) -> Result<Looked, Message> {
        if line.is_empty() {
            return Ok(self.check.looked(item).cloned().unwrap_or(Looked::Open));
        }
        if line == OPEN {
            return Ok(Looked::Open);
        }
        let text = line.to_owned();
        match item.answer() {
            EquipmentAnswer::Size(unit) => read_size(line, unit).map(Looked::Size).map_err(|_no_size| {
                let most = Figure::of_length(item, LARGEST).to_string();
                not_a_size(text, unit, most)
            }),
            EquipmentAnswer::YesOrNo if self.is_one_of(&Message::YesWords, line) => Ok(Looked::Yes),
            EquipmentAnswer::YesOrNo if self.is_one_of(&Message::NoWords, line) => Ok(Looked::No),
            EquipmentAnswer::YesOrNo => Err(Message::EquipmentNotYesOrNo { text }),
            EquipmentAnswer::Initials => self.read_initials(text),
        }
    }

    /// Understands who approved something; no arbiter is called yes or no, unless the event file names one.
    fn read_initials(&self, text: String) -> Result<Looked, Message> {
        let arbiters = self.settings.event.as_ref().map(|it| it.arbiters.as_slice());
        let is_named = arbiters.is_some_and(|it| it.iter().any(|it| it.initials.eq_ignore_ascii_case(&text)));
        let is_known = self.settings.event.as_ref().is_none_or(|it| it.knows(&text));
        if !is_named && self.is_one_of(&Message::NoWords, &text) {
            Ok(Looked::Open)
        } else if are_initials(&text) && is_known && (is_named || !self.is_one_of(&Message::YesWords, &text)) {
            Ok(Looked::Approved { by: text, at: None })
        } else {
            Err(Message::EquipmentNotInitials { text })
        }
    }

    fn is_one_of(&self, list: &Message, text: &str) -> bool {
        self.voice.voices().is_listed(self.voice.reports(), list, text)
    }

    /// Notes what was found, tells what is not as it is to be and was not told yet, and goes on.
    fn note(&mut self, item: EquipmentItem, looked: Looked) {
        let before = self.check.findings();
        self.check.note(item, looked);
        let findings = self.check.findings();
        let news = findings.iter().filter(|it| it.item() == item || !before.contains(it));
        for it in news {
            self.voice.say(&finding(it));
        }
        self.close_part(item);
        self.go_on();
    }

    /// Tells what stays open of a part when its last item was asked about.
    fn close_part(&mut self, item: EquipmentItem) {
        let part = || self.check.asked().filter(|it| it.part() == item.part());
        if part().any(|it| self.check.looked(it).is_none()) {
            return;
        }
        let open = part().filter(|it| self.check.looked(*it) == Some(&Looked::Open));
        let names: Vec<String> = open.map(|it| self.voice.text(&name(it))).collect();
        if !names.is_empty() {
            let names = names.join("; ");
            self.voice.say(&Message::EquipmentOpen { names });
        }
    }

    /// Asks again what was asked before, and tells what was found of it.
    fn go_back(&mut self) {
        let Some(before) = self.before() else {
            return self.ask();
        };
        if let Some(looked) = self.check.looked(before) {
            let found = found(before, looked);
            self.voice.say(&Message::EquipmentBefore { found });
        }
        self.part = Some(before.part());
        self.step = Step::Item(before);
        self.ask();
    }

    /// Returns the item before: of those that were asked about here, else of a list that was left before.
    fn before(&self) -> Option<EquipmentItem> {
        let is_before = |it: &EquipmentItem| match self.step {
            Step::Item(item) => *it < item,
            Step::End => true,
            Step::Over => false,
        };
        let before = || {
            self.check
                .asked()
                .filter(|it| is_before(it) && self.is_for_the_keys(*it))
        };
        let here = before().filter(|it| self.sitting.contains(it)).last();
        here.or_else(|| before().last())
    }

    /// What an event file says is not asked about.
    fn is_for_the_keys(&self, item: EquipmentItem) -> bool {
        item != EquipmentItem::ApprovedProgram || self.settings.event.is_none()
    }

    /// Reads out what is to stand on both boards; only where that is asked about, for elsewhere a question mark is a slip.
    fn read_set_up(&mut self) {
        if matches!(self.step, Step::Item(item) if item.part() == EquipmentPart::SetUp) {
            let words = self.voice.voices().board_words(&self.settings.lexicon);
            let lines = words.map(|it| piece_list(&self.settings.start, &self.settings.lexicon, it));
            for line in lines.unwrap_or_default() {
                let telling = self.voice.plain(Information::Program, line);
                self.voice.tell(telling);
            }
        }
        self.ask();
    }

    fn close(&mut self) {
        self.end(&Message::EquipmentClosed);
    }

    /// Says the last sentence; the list ends when it has been said.
    fn end(&mut self, message: &Message) {
        self.step = Step::Over;
        self.voice.say(message);
    }

    /// Notes what was said and tells what was understood; what takes a figure or initials is not said.
    fn said(&mut self, looked: Looked) {
        match self.step {
            Step::Item(item) if looked == Looked::No && item.answer() == EquipmentAnswer::Initials => {
                self.said(Looked::Open);
            }
            Step::Item(item) if looked == Looked::Open || item.answer() == EquipmentAnswer::YesOrNo => {
                let found = found(item, &looked);
                self.voice.say(&Message::EquipmentNoted { found });
                self.note(item, looked);
            }
            Step::Item(_) => {
                let empty = self.aloud.word_for(Spoken::Empty, &self.voice);
                self.voice.say(&Message::EquipmentTypeIt { empty });
                self.ask();
            }
            Step::End if looked == Looked::Yes => self.close(),
            Step::End | Step::Over => self.ask(),
        }
    }
}

fn not_a_size(text: String, unit: Unit, most: String) -> Message {
    Message::EquipmentNotASize {
        text,
        unit: unit.sign().into(),
        most,
    }
}

impl Questionnaire for EquipmentList {
    type Answer = SpokenAnswer;

    fn voice(&self) -> &PrivateVoice {
        &self.voice
    }

    fn aloud(&self) -> &SpokenAnswers<SpokenAnswer> {
        &self.aloud
    }

    fn both(&mut self) -> (&mut SpokenAnswers<SpokenAnswer>, &mut PrivateVoice) {
        (&mut self.aloud, &mut self.voice)
    }

    /// What is said is as about a square: nothing, and that a board is read out.
    fn may_be_said(&self) -> MayBeSaid {
        without_moves(AskedNow::Stands)
    }

    /// Returns what is meant by something that was said. It can be gone back to, so that it counts at once; to leave is asked about.
    fn meant(meaning: Meaning) -> SpokenMeaning<SpokenAnswer> {
        match meaning {
            Meaning::Yes => SpokenMeaning::AtOnce(SpokenAnswer::Yes),
            Meaning::No => SpokenMeaning::AtOnce(SpokenAnswer::No),
            Meaning::Stands(None) => SpokenMeaning::AtOnce(SpokenAnswer::Open),
            Meaning::Command(CommandWord::Repeat | CommandWord::RepeatEar) => {
                SpokenMeaning::AtOnce(SpokenAnswer::Again)
            }
            Meaning::Command(CommandWord::Correct) => SpokenMeaning::AtOnce(SpokenAnswer::Back),
            Meaning::Command(CommandWord::Tell) => SpokenMeaning::AtOnce(SpokenAnswer::ReadSetUp),
            Meaning::Command(CommandWord::Cancel) => SpokenMeaning::ReadBack(SpokenAnswer::Leave),
            _ => SpokenMeaning::Nothing,
        }
    }

    fn answered_aloud(&mut self, answer: SpokenAnswer) {
        match answer {
            SpokenAnswer::Yes => self.said(Looked::Yes),
            SpokenAnswer::No => self.said(Looked::No),
            SpokenAnswer::Open => self.said(Looked::Open),
            SpokenAnswer::Again => self.ask(),
            SpokenAnswer::Back => self.go_back(),
            SpokenAnswer::ReadSetUp => self.read_set_up(),
            SpokenAnswer::Leave => self.leave(),
        }
    }

    fn ask(&mut self) {
        let asked = match self.step {
            Step::Item(item) => question(item),
            Step::End => Message::EquipmentEnd {
                open: self.check.open().count().to_string(),
                told: self.check.findings().len().to_string(),
                back: self.voice.command_name(CommandWord::Correct),
            },
            Step::Over => return,
        };
        self.voice.say(&asked);
    }

    fn no_command(&self, line: &str) -> Option<Message> {
        self.voice.no_command(line, &COMMANDS)
    }

    fn line(&mut self, line: &str) {
        // Who answers has heard enough of what was asked.
        if self.settings.ear_voice && self.step != Step::Over {
            self.voice.hush();
        }
        match self.voice.command_of(line, &COMMANDS) {
            CommandMatch::One(CommandWord::Correct, _) => self.go_back(),
            CommandMatch::One(CommandWord::Repeat | CommandWord::RepeatEar, _) => self.ask(),
            CommandMatch::One(CommandWord::SetUp, _) => self.read_set_up(),
            CommandMatch::One(CommandWord::Help, _) => {
                self.help();
                self.ask();
            }
            CommandMatch::One(CommandWord::Quit | CommandWord::Stop | CommandWord::Cancel, _) => self.leave(),
            _ if line == READ => self.read_set_up(),
            _ => self.typed(line),
        }
    }

    fn leave(&mut self) {
        if self.step == Step::Over {
            return self.voice.hush();
        }
        let open = self.check.open().count().to_string();
        self.end(&Message::EquipmentLeft { open });
    }

    fn is_over(&self) -> bool {
        self.step == Step::Over
    }
}

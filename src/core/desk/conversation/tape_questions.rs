//! The questions about a tape: each half-move that is marked is asked about, and what is on the tape is heard.

mod answered;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::private_voice_input::PrivateVoiceInputSettings;
use crate::desk::conversation::spoken_answers::{AnswerOutcome, SpokenAnswers};
use crate::desk::conversation::type_ahead::{NextTyped, TypeAhead};
use crate::desk::report::policy::{Information, Policy};
use crate::desk::report::telling::Telling;
use crate::desk::voice_input::listens::{AskedNow, Listens, MayBeSaid};
use crate::desk::{BrailleLine, Conversation, Device, DisplayCells, Effect, Input, OpenError, View};
use crate::game::scoresheet::place;
use crate::game::{Moment, Move, Position};
use crate::language::listen::Spoken;
use crate::language::reconstruct::{Answers, Doubt, HalfMove, Reconstruction, Tape};
use crate::language::{CommandWord, Lexicon, Message, Phrase, Sight, Vocabulary, Voices};
use ansage_wire::Segment;
use ansage_wire::{ClipSound, Health, UtteranceId};
use answered::Reply;

/// A voice that tells nothing for so long will not say the last sentence to its end.
const LONGEST_SILENCE: Duration = Duration::from_secs(8);

/// How somebody is asked, and what is understood.
#[derive(Clone, Debug)]
pub struct TapeQuestionsSettings {
    /// Language of the questions.
    pub reports: String,
    /// Words of the moves.
    pub lexicon: Lexicon,
    /// All words in which moves are understood.
    pub vocabulary: Vocabulary,
    /// True if the tape is heard in the Ear.
    pub ear_voice: bool,
    /// True if the questions are said there too; false where a screen reader reads them out.
    pub says_questions: bool,
    /// The cells of the Braille display; `None` where none is used.
    pub cells: Option<DisplayCells>,
    /// How answers are heard that are said aloud; `None` where nobody listens.
    pub listen: Option<PrivateVoiceInputSettings>,
}

/// Something that was said, and where it is heard.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OnTape {
    /// Where it stands, for people: the time, with the name of its recording if there are several.
    pub at: String,
    /// What is played; `None` where its file cannot be named.
    pub sound: Option<ClipSound>,
}

/// Asks about the marked half-moves, one after the other. Each answer is put to the whole game again, so that what it
/// decides elsewhere is not asked.
pub struct TapeQuestions {
    settings: TapeQuestionsSettings,
    voice: PrivateVoice,
    tape: Tape,
    game: Reconstruction,
    /// What was said, in the order of the tape.
    said: Vec<OnTape>,
    answers: Answers,
    /// What is not asked about any more: half-moves by their utterance, and whether they are missing there.
    closed: BTreeSet<(usize, bool)>,
    asked: Option<Asked>,
    typed: TypeAhead,
    aloud: SpokenAnswers<Reply>,
    has_begun: bool,
    ear: EarKnown,
    /// The last sentence, while it is said.
    farewell: Option<UtteranceId>,
}

/// The half-move of the open question.
#[derive(Clone, Debug)]
struct Asked {
    position: Position,
    half_move: HalfMove,
}

impl Asked {
    fn key(&self) -> (usize, bool) {
        key(&self.half_move)
    }
}

fn key(half_move: &HalfMove) -> (usize, bool) {
    (half_move.passage, half_move.doubt == Some(Doubt::Missing))
}

/// Returns how many half-moves were found, and how many of them are marked.
pub fn summary(game: &Reconstruction) -> Message {
    if game.half_moves.is_empty() {
        return Message::ReconstructNothing;
    }
    Message::ReconstructSummary {
        count: game.half_moves.len().to_string(),
        marked: game.marked().count().to_string(),
    }
}

/// What is known of the voice in the Ear.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
struct EarKnown {
    /// Why nothing is heard, if that is so.
    unheard: Option<String>,
    is_told: bool,
}

impl TapeQuestions {
    /// Begins to ask about a game that was found; where there is an Ear, as soon as it is known whether it can be heard.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        tape: Tape,
        game: Reconstruction,
        said: Vec<OnTape>,
        settings: TapeQuestionsSettings,
        voices: Arc<Voices>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let voice = PrivateVoice::new(voices, settings.reports.clone(), settings.ear_voice)?;
        let voice = voice
            .only_writing(!settings.says_questions)
            .felt_in(settings.cells.as_ref());
        let mut conversation = Self {
            aloud: SpokenAnswers::new(settings.listen.clone()),
            settings,
            voice,
            tape,
            game,
            said,
            answers: Answers::new(),
            closed: BTreeSet::new(),
            asked: None,
            typed: TypeAhead::default(),
            has_begun: false,
            ear: EarKnown::default(),
            farewell: None,
        };
        if !conversation.settings.ear_voice {
            conversation.begin();
        }
        let effects = conversation.voice.take();
        Ok((conversation, effects))
    }

    /// Returns the game as the answers have it.
    pub fn game(&self) -> &Reconstruction {
        &self.game
    }

    /// Says in the Ear how it ended, and ends when that has been said.
    fn take_leave(&mut self) {
        // Nobody is asked any more.
        self.aloud = SpokenAnswers::new(None);
        if self.settings.ear_voice {
            self.voice.hush();
        }
        if self.settings.ear_voice && self.settings.says_questions && self.ear.unheard.is_none() {
            let spoken = self.voice.report(Information::Program, &summary(&self.game)).spoken;
            let told = Telling::new(Information::Program, String::new(), spoken);
            self.farewell = self.voice.tell(told);
        }
        if self.farewell.is_none() {
            self.voice.quit();
        }
    }

    fn begin(&mut self) {
        self.has_begun = true;
        if self.game.marked().next().is_some() {
            self.say(&Message::ReconstructAskHelp);
            if let Some(how) = self.aloud.how() {
                self.say(&how);
                let word = |it| self.aloud.word_for(it, &self.voice);
                let aloud = Message::ReconstructAskAloud {
                    none: word(Spoken::Empty),
                    open: word(Spoken::Ends),
                    again: word(Spoken::Command(CommandWord::Repeat)),
                    stop: word(Spoken::Command(CommandWord::Cancel)),
                };
                self.say(&aloud);
            }
        }
        self.go_on();
    }

    /// Asks about the next marked half-move that was not left open; ends where there is none.
    fn go_on(&mut self) {
        let open = |it: &HalfMove| it.doubt.is_some() && !self.closed.contains(&key(it));
        let next = self.game.walk().find(|(_, it)| open(it));
        let next = next.map(|(position, half_move)| Asked {
            position,
            half_move: half_move.clone(),
        });
        match next {
            Some(asked) => {
                self.tell_trouble();
                self.ask(&asked);
                self.asked = Some(asked);
            }
            None => self.voice.quit(),
        }
    }

    /// Tells in text, and once, that nothing can be heard.
    fn tell_trouble(&mut self) {
        let was_told = std::mem::replace(&mut self.ear.is_told, self.ear.unheard.is_some());
        if let Some(why) = self.ear.unheard.as_deref().filter(|_| !was_told) {
            let message = Message::ReconstructAskUnheard {
                why: why.trim_end_matches('.').into(),
            };
            let written = self.voice.text(&message);
            self.voice
                .tell(Telling::new(Information::DeviceHealth, written, Vec::new()));
        }
    }

    fn ask(&mut self, asked: &Asked) {
        let Asked { position, half_move } = asked;
        let said = &self.said[half_move.passage];
        let (place, time) = (place(position), said.at.clone());
        let message = match self.choices(asked) {
            choices if choices.is_empty() => Message::ReconstructAskMove { place, time },
            choices => {
                let numbered = choices.iter().enumerate();
                let numbered = numbered.map(|(index, it)| format!("{} {}", index + 1, it.written));
                Message::ReconstructAsk {
                    place,
                    time,
                    choices: numbered.collect::<Vec<_>>().join(", "),
                }
            }
        };
        let telling = Telling {
            sound: said.sound.clone().filter(|_| self.settings.ear_voice),
            ..Telling::new(Information::OwnEntry, self.voice.text(&message), self.spoken(asked))
        };
        self.voice.tell(telling);
    }

    /// Returns the question for the Ear: the half-move, and the choices with their numbers, each in the voice of its
    /// language. What is on the tape comes behind it.
    fn spoken(&self, asked: &Asked) -> Vec<Segment> {
        let board = asked.position.board();
        let side = board.turn().fold_wb(Message::White, Message::Black);
        let message = Message::ReconstructAskEar {
            number: board.move_number().into(),
            side: side.into(),
        };
        let mut spoken = self.voice.report(Information::OwnEntry, &message).spoken;
        for (index, choice) in self.choices(asked).into_iter().enumerate() {
            let number = format!("{}:", index + 1);
            spoken.push(Segment::plain(self.settings.reports.clone(), number));
            spoken.push(choice.spoken);
        }
        spoken
    }

    /// Returns the moves that may be meant, as they are announced in full; none where there is no choice.
    fn choices(&self, asked: &Asked) -> Vec<Phrase> {
        let Asked { position, half_move } = asked;
        let announced = |m: &Move| answered::announced(*m, position, &self.settings.lexicon);
        match half_move.candidates.len() {
            0 | 1 => Vec::new(),
            _ => half_move.candidates.iter().map(announced).collect(),
        }
    }

    /// Takes what was typed, as far as it was asked for.
    fn take_typed(&mut self) {
        while let Some(asked) = self.asked.clone()
            && let Some(typed) = self.typed.take()
        {
            match typed {
                NextTyped::Line(line) => self.line(&line, &asked),
                NextTyped::Nobody => self.stop(),
            }
        }
    }

    fn line(&mut self, line: &str, asked: &Asked) {
        let reply = self.reply(line, asked);
        self.follow(reply, asked);
    }

    /// Does what follows from an answer.
    fn follow(&mut self, reply: Reply, asked: &Asked) {
        if self.settings.ear_voice {
            self.voice.hush();
        }
        match reply {
            Reply::Again => return self.play(asked),
            Reply::Answered(answered) => {
                self.answers.insert(asked.half_move.passage, answered);
                self.game = self.tape.reconstruct(&self.answers);
                // One that cannot be had together with the others is not asked for for ever.
                self.closed.insert(asked.key());
            }
            Reply::Open => {
                self.closed.insert(asked.key());
            }
            Reply::Stop => return self.stop(),
            Reply::Unknown => self.say(&Message::ReconstructAskAgain),
        }
        self.asked = None;
        self.go_on();
    }

    /// Understands a line as print, and cells that are none in the code of the display as a move in any code.
    fn reply(&self, line: &str, asked: &Asked) -> Reply {
        let reply = |line: &str| answered::reply(line, asked, &self.settings.vocabulary);
        let print = self.voice.in_print(line.to_owned());
        match reply(&print) {
            Reply::Unknown if print != line => reply(line),
            reply => reply,
        }
    }

    /// Lets what is on the tape be heard once more, without a word.
    fn play(&mut self, asked: &Asked) {
        if self.settings.ear_voice {
            let sound = self.said[asked.half_move.passage].sound.clone();
            self.voice.tell(Telling {
                sound,
                ..Telling::new(Information::OwnEntry, String::new(), Vec::new())
            });
        }
    }

    fn stop(&mut self) {
        self.asked = None;
        self.voice.quit();
    }

    fn say(&mut self, message: &Message) {
        self.voice.say(message);
    }

    fn attend(&mut self, input: Input) {
        match input {
            Input::Line(line) | Input::Piped(line) => self.typed.keep(&line),
            Input::Leaving => self.typed.leave(),
            Input::Ended(id) | Input::Unspoken(id) => self.ended(id),
            Input::Health(Device::EarVoice, health) => self.ear(&health),
            // While another voice is gone, the built-in one asks.
            Input::Health(..) => {}
            Input::Delivered => self.take_leave(),
            Input::Wake if self.farewell.take().is_some() => self.voice.quit(),
            input => self.voice.attend(input),
        }
    }

    fn may_be_said(&self) -> MayBeSaid {
        let asked = self.asked.as_ref();
        MayBeSaid {
            position: asked.map_or_else(Position::start, |it| it.position.clone()),
            sight: Sight::Legal,
            asked: AskedNow::Numbered(asked.map_or(0, |it| self.choices(it).len())),
        }
    }

    fn ear(&mut self, health: &Health) {
        self.voice.note_health(Device::EarVoice, health);
        self.ear.unheard = match health {
            Health::Ready { .. } => None,
            Health::Missing { why } | Health::Lost { why, .. } => Some(why.clone()),
        };
        if !self.has_begun {
            self.begin();
        }
    }

    fn ended(&mut self, id: UtteranceId) {
        self.voice.ended(id);
        if self.farewell == Some(id) {
            self.farewell = None;
            self.voice.quit();
        }
    }
}

impl Conversation for TapeQuestions {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let Some(input) = self.voice.receive(at, input) else {
            return self.voice.take();
        };
        let asked = self.asked.clone();
        let may_be_said = self.may_be_said();
        let meant = |it| answered::aloud(it, asked.as_ref(), &self.settings.lexicon);
        match (self.aloud.receive(input, &mut self.voice, &may_be_said, meant), &asked) {
            (AnswerOutcome::Answer(reply), Some(asked)) => self.follow(reply, asked),
            (AnswerOutcome::AskAgain, Some(asked)) => self.ask(asked),
            (AnswerOutcome::Answer(_) | AnswerOutcome::AskAgain, None) | (AnswerOutcome::Done, _) => {}
            (AnswerOutcome::NotSpoken(input), _) => self.attend(input),
        }
        self.take_typed();
        self.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        let farewell = self.farewell.map(|_| self.voice.now().plus(LONGEST_SILENCE));
        [farewell, self.aloud.wakes_at(&self.voice)].into_iter().flatten().min()
    }

    fn view(&self) -> View {
        self.aloud.view(&self.voice)
    }

    fn listens(&self) -> Option<Listens> {
        self.aloud.listens(self.may_be_said(), &self.voice)
    }

    fn braille(&self) -> Option<BrailleLine> {
        self.voice.braille()
    }

    fn set_policy(&mut self, policy: Policy) {
        self.voice.set_policy(policy);
    }
}

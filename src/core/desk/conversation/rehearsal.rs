//! The handshake of two boards, rehearsed with an opponent who has never met it: two moves are announced, repeated and
//! executed, the second one with a slip of the tongue, and two are answered (D.2.1, D.2.7). Nothing is recorded.

use std::sync::Arc;

use shakmaty::Square;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::private_voice_input::{PrivateVoiceInput, PrivateVoiceInputSettings, hears};
use crate::desk::report::policy::Policy;
use crate::desk::voice_input::listens::{AskedNow, Listens, MayBeSaid, TalkNumber};
use crate::desk::{Conversation, Device, Effect, Input, OpenError, View};
use crate::game::{Moment, Move, Position};
use crate::language::listen::{Heard, Meaning, Outcome};
use crate::language::{
    CommandMatch, CommandWord, Decision, Letters, Lexicon, Message, Phrase, Reader, Saying, Sight, Vocabulary, Voices,
    announce, nearest, understand,
};
use ansage_wire::Health;

/// What is announced, each with the slip that comes before it, if one does.
const ANNOUNCED: [(Move, Option<Move>); 2] = [
    (Move::new(Square::E2, Square::E4), None),
    (
        Move::new(Square::G1, Square::F3),
        Some(Move::new(Square::G1, Square::H3)),
    ),
];

/// What the opponent might answer; the first of them that can be played is named. One of them always can.
const ANSWERS: [Move; 5] = [
    Move::new(Square::E7, Square::E5),
    Move::new(Square::B8, Square::C6),
    Move::new(Square::G8, Square::F6),
    Move::new(Square::A7, Square::A6),
    Move::new(Square::H7, Square::H6),
];

/// How the handshake is rehearsed.
#[derive(Clone, Debug)]
pub struct RehearsalSettings {
    /// Language of the moves, e.g. `de-fide`.
    pub words: String,
    /// Language of everything else.
    pub reports: String,
    /// The piece letters that are read.
    pub letters: Vec<Letters>,
    /// True if a voice speaks.
    pub ear_voice: bool,
    /// How the opponent is listened to, if at all.
    pub listen: Option<PrivateVoiceInputSettings>,
}

/// What the opponent does next.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Step {
    /// Repeats what was announced; `slip` if the right move is still to come.
    Repeats { m: Move, slip: bool },
    /// Executes it.
    Executes(Move),
    /// Says an own move.
    Moves,
    /// Presses the clock, for it was repeated rightly.
    Presses(Move),
}

/// What somebody said or typed.
enum Said {
    /// A move, and whether it is legal.
    Move(Move, bool),
    /// Nothing but Enter, or yes.
    Enter,
    /// It was no move.
    Nothing,
}

/// Announces, hears the repetition, and answers kindly.
pub struct Rehearsal {
    letters: Vec<Letters>,
    lexicon: Lexicon,
    vocabulary: Vocabulary,
    position: Position,
    step: Step,
    /// How many of the moves were announced.
    announced: usize,
    voice: PrivateVoice,
    voice_input: Option<PrivateVoiceInput>,
    /// What was said last, for `/repeat`.
    last: Option<Message>,
}

impl Rehearsal {
    /// Begins, and announces the first move.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the settings name words or reports that are not there.
    pub fn open(settings: RehearsalSettings, voices: Arc<Voices>) -> Result<(Self, Vec<Effect>), OpenError> {
        let lexicon = voices
            .lexicon(&settings.words)
            .ok_or_else(|| OpenError::UnknownWords(settings.words.clone()))?;
        let understood = [
            Some(lexicon),
            voices.lexicon("de-fide"),
            voices.lexicon(&settings.reports),
        ];
        let voice = PrivateVoice::new(Arc::clone(&voices), settings.reports, settings.ear_voice)?;
        let mut rehearsal = Self {
            letters: settings.letters,
            lexicon: lexicon.clone(),
            vocabulary: Vocabulary::of(understood.into_iter().flatten()),
            position: Position::start(),
            step: Step::Moves,
            announced: 0,
            voice,
            voice_input: settings.listen.map(PrivateVoiceInput::new),
            last: None,
        };
        let quit = voices.commands().name(CommandWord::Quit, rehearsal.voice.reports());
        rehearsal.voice.say(&Message::RehearsalOpens { quit });
        if let Some(listening) = rehearsal.voice_input.as_ref().map(PrivateVoiceInput::how) {
            rehearsal.voice.say(&listening);
        }
        rehearsal.announce_the_next();
        let effects = rehearsal.voice.take();
        Ok((rehearsal, effects))
    }

    fn say(&mut self, message: Message) {
        self.voice.say(&message);
        self.last = Some(message);
    }

    fn phrase(&self, m: Move) -> Box<Phrase> {
        let words = announce(&self.position, m, &Saying::default(), Sight::Legal);
        Box::new(self.lexicon.phrase(&words))
    }

    /// Announces the next move, or says that this was all.
    fn announce_the_next(&mut self) {
        let next = ANNOUNCED.get(self.announced).copied();
        self.announced += 1;
        match next {
            Some((right, slip)) => {
                let m = slip.unwrap_or(right);
                self.step = Step::Repeats {
                    m,
                    slip: slip.is_some(),
                };
                let m = self.phrase(m);
                self.say(Message::RehearsalAnnounced { m });
            }
            None => {
                self.voice.say(&Message::RehearsalEnds);
                self.voice.quit();
            }
        }
    }

    /// The right move stands behind the slip.
    fn correct_the_slip(&mut self) {
        if let Some((m, _)) = ANNOUNCED.get(self.announced - 1).copied() {
            self.step = Step::Repeats { m, slip: false };
            let m = self.phrase(m);
            self.say(Message::RehearsalCorrected { m });
        }
    }

    fn ask_for_a_move(&mut self) {
        self.step = Step::Moves;
        let m = self.example();
        self.say(Message::RehearsalOwn { m });
    }

    /// Returns a move that the opponent could make.
    fn example(&self) -> Box<Phrase> {
        let mut moves = ANSWERS.into_iter();
        let first = moves.find(|it| self.position.is_legal(*it) == Some(true));
        self.phrase(first.unwrap_or(ANSWERS[0]))
    }

    fn take(&mut self, said: Said) {
        match (self.step, said) {
            (Step::Repeats { m, slip }, Said::Move(repeated, _)) if repeated == m => match slip {
                true => self.correct_the_slip(),
                false => {
                    self.step = Step::Executes(m);
                    self.say(Message::RehearsalSame);
                }
            },
            (Step::Repeats { m, .. }, said) => {
                if let Said::Enter = said {
                    self.voice.say(&Message::RehearsalSaySo);
                }
                let m = self.phrase(m);
                self.say(match said {
                    Said::Enter => Message::RehearsalAnnounced { m },
                    Said::Move(..) | Said::Nothing => Message::RehearsalNotTheSame { m },
                });
            }
            (Step::Executes(m), Said::Enter) => {
                self.position = self.position.after(m);
                self.ask_for_a_move();
            }
            (Step::Executes(_), Said::Move(..) | Said::Nothing) => self.say(Message::RehearsalSame),
            (Step::Moves | Step::Presses(_), Said::Move(m, true)) => {
                self.step = Step::Presses(m);
                let m = self.phrase(m);
                self.say(Message::RehearsalRepeated { m });
            }
            (Step::Moves | Step::Presses(_), Said::Move(_, false)) => self.say(Message::RehearsalIllegal),
            (Step::Moves, Said::Enter) => self.ask_for_a_move(),
            (Step::Presses(m), Said::Enter) => {
                self.position = self.position.after(m);
                self.announce_the_next();
            }
            (Step::Moves | Step::Presses(_), Said::Nothing) => {
                let m = self.example();
                self.say(Message::RehearsalUnread { m });
            }
        }
    }

    fn line(&mut self, line: &str) {
        let line = line.trim();
        if line.starts_with('/') {
            return self.command(line);
        }
        let said = match line {
            "" => Said::Enter,
            text => self.move_in(text),
        };
        self.take(said);
    }

    fn command(&mut self, line: &str) {
        let voices = Arc::clone(self.voice.voices());
        match voices.commands().find(line, &[self.voice.reports()]) {
            CommandMatch::One(CommandWord::Quit, _) => self.voice.quit(),
            _ => self.say_again(),
        }
    }

    fn say_again(&mut self) {
        if let Some(last) = self.last.clone() {
            self.voice.say(&last);
        }
    }

    fn move_in(&self, text: &str) -> Said {
        let reader = Reader {
            vocabulary: &self.vocabulary,
            letters: &self.letters,
        };
        match understand(text, &reader, &self.position, Sight::Legal).decision {
            Decision::Clear { m, legal } => Said::Move(m, legal != Some(false)),
            Decision::Impossible { spec } => Said::Move(nearest(&spec, &self.position), false),
            _ => Said::Nothing,
        }
    }

    fn spoken(&mut self, number: Option<TalkNumber>, heard: &Heard) {
        let may_be_said = self.may_be_said();
        let Some(voice_input) = &mut self.voice_input else {
            return;
        };
        let Some(understood) = voice_input.understand(number, heard, &may_be_said, &self.voice) else {
            return;
        };
        // Nothing is at stake: what was most likely said counts, and is repeated anyway.
        let meaning = match understood.judged.outcome {
            Outcome::Clear(meaning) => Some(meaning),
            Outcome::Ask(may_be) => may_be.meanings.into_iter().next(),
            Outcome::Nothing(_) => None,
        };
        match meaning {
            Some(Meaning::Move(m)) => {
                let is_legal = self.position.is_legal(m) != Some(false);
                self.take(Said::Move(m, is_legal));
            }
            Some(Meaning::Yes) => self.take(Said::Enter),
            Some(Meaning::Command(CommandWord::Quit)) => self.voice.quit(),
            Some(Meaning::Command(CommandWord::Repeat | CommandWord::RepeatEar)) => self.say_again(),
            _ => self.take(Said::Nothing),
        }
    }

    fn may_be_said(&self) -> MayBeSaid {
        MayBeSaid {
            position: self.position.clone(),
            sight: Sight::Legal,
            asked: match self.step {
                Step::Executes(_) | Step::Presses(_) => AskedNow::YesOrNo,
                Step::Repeats { .. } | Step::Moves => AskedNow::Nothing,
            },
        }
    }

    fn health(&mut self, device: Device, health: &Health) {
        match &mut self.voice_input {
            Some(voice_input) if hears(device) => {
                if let Some(message) = voice_input.note_health(device, health) {
                    self.voice.say(&message);
                }
            }
            _ => self.voice.health(device, health),
        }
    }
}

impl Conversation for Rehearsal {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        self.voice.note_time(at);
        match input {
            _ if self.voice.is_over() => {}
            Input::Line(line) | Input::Piped(line) => self.line(&line),
            Input::Key(_) => self.say_again(),
            Input::Talk(key) => {
                if let Some(voice_input) = &mut self.voice_input {
                    voice_input.talk_key(key, &mut self.voice);
                }
            }
            Input::Spoken(number, heard) => self.spoken(number, &heard),
            Input::Wake => {
                if let Some(voice_input) = &mut self.voice_input {
                    voice_input.wake(self.voice.now());
                }
            }
            Input::Health(device, health) => self.health(device, &health),
            input => self.voice.attend(input),
        }
        self.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        self.voice_input.as_ref()?.wakes_at(&self.voice)
    }

    fn view(&self) -> View {
        let prompt = self.voice.text(&Message::PracticePrompt);
        View {
            prompt: Some(prompt).filter(|_| !self.voice.is_over()).unwrap_or_default(),
            ..View::default()
        }
    }

    fn listens(&self) -> Option<Listens> {
        let voice_input = self.voice_input.as_ref()?;
        Some(Listens {
            may_be_said: self.may_be_said(),
            attention: voice_input.attention(&self.voice),
        })
    }

    fn set_policy(&mut self, policy: Policy) {
        self.voice.set_policy(policy);
    }
}

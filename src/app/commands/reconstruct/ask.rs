//! Asks about the marked half-moves, one after the other. Each answer is put to the whole game again, so that what it
//! decides elsewhere is not asked. Where there is a voice, the question is said and what is on the tape is heard.

use std::collections::BTreeSet;
use std::io::BufRead;

use super::by_ear::ByEar;
use super::found::Found;
use super::told::place;
use crate::app::failure::{Failure, io_fault};
use crate::app::printing::say_on_stderr;
use ansage_core::game::{Move, Position};
use ansage_core::language::listen::Hearing;
use ansage_core::language::reconstruct::{Answered, Answers, Doubt, HalfMove, Tape};
use ansage_core::language::understand::{Answer, Decision, Reader, answer, understand};
use ansage_core::language::{Message, MessageId, Sight, fold};

/// Ends the questions.
const STOP: [&str; 3] = ["/stop", "/quit", "/cancel"];
/// What was said was no half-move.
const NONE: &str = "-";
/// What is on the tape is heard again.
const AGAIN: &str = "?";

/// Somebody who answers. Questions stand on standard error, so that what is found can be read by a program.
pub(super) struct Asking<'a, R> {
    pub(super) hearing: &'a Hearing<'a>,
    pub(super) answers: R,
    /// Who says and plays; `None` where nobody is to.
    pub(super) ear: Option<ByEar>,
}

/// What came of a line.
enum Reply {
    Answered(Answered),
    /// The question is left open.
    Open,
    Stop,
    Unknown,
}

impl<R: BufRead> Asking<'_, R> {
    /// Asks until nothing is marked that was not left open, or somebody stops.
    pub(super) fn about(&mut self, tape: &Tape, found: &mut Found<'_>) -> Result<(), Failure> {
        let (mut answers, mut open) = (Answers::new(), BTreeSet::new());
        if found.game.marked().next().is_some() {
            self.say(found, MessageId::ReconstructAskHelp);
        }
        loop {
            let asked = found.game.walk().find(|(_, it)| {
                let is_missing = it.doubt == Some(Doubt::Missing);
                it.doubt.is_some() && !open.contains(&(it.passage, is_missing))
            });
            let Some((position, half_move)) = asked else {
                return Ok(());
            };
            let half_move = half_move.clone();
            let is_missing = half_move.doubt == Some(Doubt::Missing);
            match self.ask(found, &position, &half_move)? {
                Reply::Answered(answered) => {
                    answers.insert(half_move.passage, answered);
                    found.game = tape.reconstruct(&answers);
                    // One that cannot be had together with the others is not asked for for ever.
                    open.insert((half_move.passage, is_missing));
                }
                Reply::Open => {
                    open.insert((half_move.passage, is_missing));
                }
                Reply::Stop => return Ok(()),
                Reply::Unknown => self.say(found, MessageId::ReconstructAskAgain),
            }
        }
    }

    fn say(&mut self, found: &Found<'_>, id: MessageId) {
        say_on_stderr(&found.words.say(&id.into()));
        if let Some(ear) = &mut self.ear {
            ear.say(&id.into());
        }
    }

    fn ask(&mut self, found: &Found<'_>, position: &Position, half_move: &HalfMove) -> Result<Reply, Failure> {
        let at = found.at(half_move.passage);
        let message = if half_move.candidates.len() > 1 {
            let choices = half_move.candidates.iter().enumerate();
            let choices = choices.map(|(index, m)| format!("{} {}", index + 1, found.announced(position, *m)));
            let choices: Vec<String> = choices.collect();
            Message::new(MessageId::ReconstructAsk).with("choices", choices.join(", "))
        } else {
            Message::new(MessageId::ReconstructAskMove)
        };
        let message = message.with("place", place(position)).with("time", at);
        if let Some(ear) = &mut self.ear {
            ear.tell_trouble();
        }
        say_on_stderr(&found.words.say(&message));
        if let Some(ear) = &mut self.ear {
            ear.ask(found, position, half_move);
        }
        loop {
            let mut line = String::new();
            if self
                .answers
                .read_line(&mut line)
                .map_err(|it| io_fault::terminal(&it))?
                == 0
            {
                return Ok(Reply::Stop);
            }
            if let Some(ear) = &self.ear {
                ear.hush();
            }
            match line.trim() {
                AGAIN => {
                    if let Some(ear) = &mut self.ear {
                        ear.play(found, half_move);
                    }
                }
                line => return Ok(self.reply(line, position, half_move)),
            }
        }
    }

    fn reply(&self, line: &str, position: &Position, half_move: &HalfMove) -> Reply {
        let is_missing = half_move.doubt == Some(Doubt::Missing);
        let moved = |m: Move| {
            Reply::Answered(match is_missing {
                true => Answered::MissingBefore(m),
                false => Answered::Move(m),
            })
        };
        if line.is_empty() {
            return Reply::Open;
        }
        if STOP.contains(&fold(line).as_str()) {
            return Reply::Stop;
        }
        if line == NONE {
            return Reply::Answered(Answered::Nothing);
        }
        if let Ok(number) = line.parse::<usize>() {
            let chosen = number.checked_sub(1).and_then(|it| half_move.candidates.get(it));
            return chosen.map_or(Reply::Unknown, |m| moved(*m));
        }
        let letters = ansage_core::language::letters::SETS;
        let reader = Reader {
            vocabulary: self.hearing.vocabulary,
            letters: &letters,
        };
        if let Decision::Clear { m, legal: Some(true) } = understand(line, &reader, position, Sight::Legal).decision {
            return moved(m);
        }
        if half_move.candidates.len() > 1
            && let Answer::Clear(m) = answer(line, &reader, &half_move.candidates, position)
        {
            return moved(m);
        }
        Reply::Unknown
    }
}

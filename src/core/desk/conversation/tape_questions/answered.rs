//! What a line means in answer to the question about a half-move.

use super::Asked;
use crate::game::Move;
use crate::language::letters::SETS;
use crate::language::reconstruct::{Answered, Doubt};
use crate::language::understand::{Answer, Decision, Reader, answer, understand};
use crate::language::{Sight, Vocabulary, fold};

/// Ends the questions.
const STOP: [&str; 3] = ["/stop", "/quit", "/cancel"];
/// What was said was no half-move.
const NONE: &str = "-";

/// What comes of a line.
pub(super) enum Reply {
    Answered(Answered),
    /// The question is left open.
    Open,
    Stop,
    Unknown,
}

/// Understands a line: the number of a choice, a move, or one of the signs.
pub(super) fn reply(line: &str, asked: &Asked, vocabulary: &Vocabulary) -> Reply {
    let Asked { position, half_move } = asked;
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
    let reader = Reader {
        vocabulary,
        letters: &SETS,
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

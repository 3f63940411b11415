//! What a line means, or what was said aloud, in answer to the question about a half-move.

use super::Asked;
use crate::desk::conversation::spoken_answers::SpokenMeaning;
use crate::game::{Move, Position};
use crate::language::letters::SETS;
use crate::language::listen::Meaning;
use crate::language::reconstruct::{Answered, Doubt, HalfMove};
use crate::language::understand::{Answer, Decision, Reader, answer, understand};
use crate::language::{CommandWord, Lexicon, Phrase, Saying, Sight, Vocabulary, announce, fold};

/// What is on the tape is heard again.
const AGAIN: &str = "?";
/// Ends the questions.
const STOP: [&str; 3] = ["/stop", "/quit", "/cancel"];
/// What was said was no half-move.
const NONE: &str = "-";

/// What comes of an answer.
pub(super) enum Reply {
    Answered(Answered),
    /// What is on the tape is heard again.
    Again,
    /// The question is left open.
    Open,
    Stop,
    Unknown,
}

/// Understands a line: the number of a choice, a move, or one of the signs.
pub(super) fn reply(line: &str, asked: &Asked, vocabulary: &Vocabulary) -> Reply {
    let Asked { position, half_move } = asked;
    let moved = |m: Move| moved(m, half_move);
    if line == AGAIN {
        return Reply::Again;
    }
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
        return chosen(number, half_move).map_or(Reply::Unknown, moved);
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

/// Returns what is meant by something that was said.
pub(super) fn aloud(meaning: Meaning, asked: Option<&Asked>, lexicon: &Lexicon) -> SpokenMeaning<Reply> {
    let Some(Asked { position, half_move }) = asked else {
        return SpokenMeaning::Nothing;
    };
    match meaning {
        Meaning::Move(m) if position.is_legal(m) == Some(true) => SpokenMeaning::ReadBack(moved(m, half_move)),
        Meaning::Number(number) => match chosen(number, half_move) {
            Some(m) => SpokenMeaning::ReadBackAs(moved(m, half_move), announced(m, position, lexicon)),
            None => SpokenMeaning::Nothing,
        },
        Meaning::Missing => SpokenMeaning::ReadBack(Reply::Answered(Answered::Nothing)),
        Meaning::LeftOpen => SpokenMeaning::ReadBack(Reply::Open),
        Meaning::Command(CommandWord::Cancel) => SpokenMeaning::ReadBack(Reply::Stop),
        Meaning::Command(CommandWord::Repeat | CommandWord::RepeatEar) => SpokenMeaning::AtOnce(Reply::Again),
        _ => SpokenMeaning::Nothing,
    }
}

/// Returns a move as it is announced in full.
pub(super) fn announced(m: Move, position: &Position, lexicon: &Lexicon) -> Phrase {
    lexicon.phrase(&announce(position, m, &Saying::default(), Sight::Legal))
}

/// Returns the choice of a number, counted from 1.
fn chosen(number: usize, half_move: &HalfMove) -> Option<Move> {
    let index = number.checked_sub(1)?;
    half_move.candidates.get(index).copied()
}

/// Returns the answer that a move was made here.
fn moved(m: Move, half_move: &HalfMove) -> Reply {
    Reply::Answered(match half_move.doubt {
        Some(Doubt::Missing) => Answered::MissingBefore(m),
        _ => Answered::Move(m),
    })
}

//! A time control in the words of a person, and why a text is none.

use super::Message;
use crate::game::time_control::{PRESETS, ParseTimeControlError};
use crate::game::{PerMove, TimeControl};

/// Returns the parts of a time control, each as a sentence has it: `40 moves in 90 minutes`, `30 seconds more for each move`.
pub fn parts(control: &TimeControl) -> Vec<Message> {
    let is_one = control.periods.len() == 1;
    let periods = control.periods.iter().map(|period| match (period.moves, is_one) {
        (Some(moves), _) => Message::ControlMoves {
            moves: moves.into(),
            time: period.time,
        },
        (None, false) => Message::ControlRest { time: period.time },
        (None, true) => Message::ControlAll { time: period.time },
    });
    let granted = per_move(control.per_move);
    let black = control.black.map(|time| Message::ControlBlack { time });
    let odds = control.draw_odds.then_some(Message::ControlDrawOdds);
    periods.chain(granted).chain(black).chain(odds).collect()
}

fn per_move(per_move: PerMove) -> Option<Message> {
    let kind = match per_move {
        PerMove::Nothing => return None,
        PerMove::Increment(_) => "increment",
        PerMove::Delay(_) => "delay",
        PerMove::Bronstein(_) => "bronstein",
    };
    Some(Message::ControlPerMove {
        granted: kind.into(),
        time: per_move.time(),
    })
}

/// Returns the sentence that says why a text is no time control.
pub fn why_none(why: &ParseTimeControlError) -> Message {
    match why {
        ParseTimeControlError::Preset(name) => Message::TimeControlPreset {
            name: name.clone(),
            names: PRESETS.map(|(name, _)| name).join(", "),
        },
        ParseTimeControlError::Part(part) => Message::TimeControlPart { part: part.clone() },
        ParseTimeControlError::NoTime(part) => Message::TimeControlNoTime { part: part.clone() },
        ParseTimeControlError::WhatNext(part) => Message::TimeControlWhatNext { part: part.clone() },
        ParseTimeControlError::LastPeriod => Message::TimeControlLastPeriod,
        ParseTimeControlError::TwoIncrements => Message::TimeControlTwoIncrements,
        ParseTimeControlError::LongDelay => Message::TimeControlLongDelay,
    }
}
